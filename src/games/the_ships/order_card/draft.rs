//! A captain's draft: one card a ship, kept at the table and unknown to the rules until it is sealed.

use std::collections::BTreeMap;

use crate::captains::Counsel;
use crate::games::papers::mate::MateWish;
use crate::games::papers::sheets::{Deal, Touch};
use crate::games::the_ships::pieces::ShipsPiece;
use crate::rules::geometry::hex::Offset;
use crate::rules::kernel;
use crate::rules::the_ships::check;
use crate::rules::the_ships::counsel::Reason;
use crate::rules::the_ships::game::TheShips;
use crate::rules::the_ships::orders::{DeckOrder, LoadMark, Order, OrderCard, Pivot, Route, Step};
use crate::rules::the_ships::ship_card::{BatteryPlace, Nation, Sails, Soldiers};
use crate::rules::the_ships::ship_id::ShipId;
use crate::rules::the_ships::state::Phase;
use crate::rules::the_ships::view::View;
use crate::table::pieces::Piece;
use crate::table::settings::bindings::Action;

use super::pencil::Pencil;
use super::sheet::{OrderSheet, click};

/// One stroke of the pen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Mark {
    /// The sail setting (TS-8.2).
    Sails(Sails),
    Step(Step),
    /// The last step is rubbed out.
    Back,
    /// All steps after this many are rubbed out.
    Until(usize),
    Route(Route),
    /// The ship to board (TS-10.3).
    Board(Option<ShipId>),
    /// A turn in place (TS-10.13).
    Pivot(Option<Pivot>),
    /// The shot to load (TS-10.4).
    Load(BatteryPlace, Option<LoadMark>),
    /// The range to set (TS-10.5).
    Range(BatteryPlace, Option<u8>),
    /// Soldiers up or down (TS-10.6 to TS-10.9).
    Deck(Soldiers, Option<DeckOrder>),
    /// Musket fire (TS-10.10).
    Muskets(Option<u8>),
    /// Weigh anchor (TS-10.11).
    Weigh(bool),
    /// Cut the cable (TS-28.7).
    Cut(bool),
    /// Drop anchor (TS-10.12).
    Drop(bool),
    /// Put soldiers ashore (TS-10.14).
    Land(Option<Offset>),
    /// Fire the train (TS-28.7).
    Train(Option<u8>),
    /// Everything is rubbed out.
    Wipe,
}

/// Requests of the card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OrderWish {
    /// Write on the card in hand.
    Mark(Mark),
    /// Take up the card of this ship.
    TakeUp(ShipId),
    /// The next card, or the one before.
    Leaf(bool),
    /// Look at the ghost after this many steps; none is the end of the route.
    Look(Option<usize>),
    /// Show the zone of one battery alone, or of all.
    Bear(Option<BatteryPlace>),
    /// The card is turned over, to its back or its face.
    TurnOver,
    /// Writes last turn's card again.
    CopyLast,
    /// The ship in hand strikes her flag, or thinks better of it (TS-25.5).
    Strike(bool),
    /// Say no more of this kind of warning.
    Mute(String),
    /// Say them all again.
    Unmute,
    /// A wish to the mate, or about the mate's advice.
    Mate(MateWish),
    /// Lay the cards face down.
    Seal,
}

/// The cards of one seat, as far as they are written.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct DraftOrder {
    /// This seat writes; none while no seat does.
    pub seat: Option<kernel::Seat>,
    pub turn: u16,
    /// Rulings before them: after another one cards are written afresh (TS-29).
    pub rulings: u16,
    pub cards: BTreeMap<ShipId, OrderCard>,
    /// Ships that strike their flags.
    pub strike: Vec<ShipId>,
    /// The card in hand.
    pub ship: Option<ShipId>,
    /// The ghost that is looked at, counted in steps; none is the end of the route.
    pub look: Option<usize>,
    /// The zone of this battery is shown; none for all.
    pub bearing: Option<BatteryPlace>,
    /// The card lies with its back up: enemies and remarks.
    pub overleaf: bool,
    /// The mate's advice, with its reasons.
    pub pencil: Pencil,
    /// The cards that this seat sealed last, to be copied.
    pub last: BTreeMap<ShipId, OrderCard>,
}

/// Ships of a side that owe a card now, in the order in which dice are thrown.
pub fn owing(view: &View, side: Nation) -> impl Iterator<Item = ShipId> + '_ {
    let table = &view.table;
    table.each().filter(move |place| table.side(*place) == side && table.takes_orders(*place)).map(|p| table.id(p))
}

/// A card that only repeats the ship's present sails.
fn under_the_same_sails(view: &View, ship: ShipId) -> OrderCard {
    let table = &view.table;
    let blank = OrderCard::default();
    let Some(place) = table.place_of(ship) else { return blank };
    let card = OrderCard { sails: table.ship(place).last_sails, ..OrderCard::default() };
    if check::sails(table, place, &card).is_ok() { card } else { blank }
}

impl DraftOrder {
    /// Cards for everybody who takes orders, blank but for the sails: those of last turn, where they can be set again.
    #[must_use]
    pub fn begin(view: &View, seat: kernel::Seat) -> Self {
        let Some(side) = view.table.side_at(seat) else { return Self::default() };
        let cards: BTreeMap<_, _> = owing(view, side).map(|ship| (ship, under_the_same_sails(view, ship))).collect();
        let ship = owing(view, side).next();
        let (turn, rulings) = (view.table.turn, view.table.rulings);
        Self { seat: Some(seat), turn, rulings, cards, ship, ..Self::default() }
    }

    /// Is this the draft of this seat for this turn?
    #[must_use]
    pub fn serves(&self, view: &View, seat: kernel::Seat) -> bool {
        let table = &view.table;
        let of_now = (self.turn, self.rulings) == (table.turn, table.rulings);
        table.phase == Phase::Orders && self.seat == Some(seat) && of_now
    }

    /// The card in hand.
    #[must_use]
    pub fn card(&self) -> Option<&OrderCard> {
        self.cards.get(&self.ship?)
    }

    /// Writes, leafs or looks. Sealing and muting are not its business.
    pub fn apply(&mut self, view: &View, wish: &OrderWish) {
        let Some(ship) = self.ship else { return };
        match wish {
            OrderWish::Mark(mark) => {
                let anchored = view.table.place_of(ship).is_some_and(|place| view.table.ship(place).anchored);
                if let Some(card) = self.cards.get_mut(&ship) {
                    *card = marked(card, anchored, mark);
                    self.look = None;
                }
            }
            OrderWish::TakeUp(other) if self.cards.contains_key(other) => {
                (self.ship, self.look) = (Some(*other), None);
            }
            OrderWish::Leaf(on) => {
                let ships: Vec<_> = self.seat.and_then(|seat| view.table.side_at(seat)).into_iter().collect();
                let ships: Vec<_> = ships.into_iter().flat_map(|side| owing(view, side)).collect();
                let here = ships.iter().position(|id| *id == ship).unwrap_or(0);
                let step = if *on { 1 } else { ships.len().saturating_sub(1) };
                if let Some(next) = ships.get((here + step) % ships.len().max(1)) {
                    (self.ship, self.look) = (Some(*next), None);
                }
            }
            OrderWish::Look(step) => self.look = *step,
            OrderWish::Bear(battery) => self.bearing = *battery,
            OrderWish::TurnOver => self.overleaf = !self.overleaf,
            OrderWish::CopyLast => {
                if let Some(card) = self.last.get(&ship) {
                    self.cards.insert(ship, card.clone());
                    self.look = None;
                }
            }
            OrderWish::Strike(strike) => {
                self.strike.retain(|id| *id != ship);
                if *strike {
                    self.strike.push(ship);
                }
            }
            OrderWish::Mate(MateWish::Keep) => self.pencil.ink(),
            OrderWish::Mate(MateWish::RubOut) => {
                let own = self.pencil.rub_out(&self.cards);
                self.write_all(own, self.strike.clone());
            }
            OrderWish::TakeUp(_) | OrderWish::Mute(_) | OrderWish::Unmute | OrderWish::Seal | OrderWish::Mate(_) => {}
        }
    }

    /// All of these cards are written.
    pub fn write_all(&mut self, cards: BTreeMap<ShipId, OrderCard>, strike: Vec<ShipId>) {
        self.cards.extend(cards);
        (self.strike, self.look) = (strike, None);
    }

    /// Writes the mate's advice on the cards of ships that strike no flag; the former cards can be had again.
    pub fn pencil_in(&mut self, counsel: Counsel<Order, Reason>) {
        let Order::Cards { mut cards, .. } = counsel.order else { return };
        cards.retain(|ship, _| self.cards.contains_key(ship) && !self.strike.contains(ship));
        let pencil = Pencil::over(&self.cards, &self.pencil, cards.clone(), counsel.reasons);
        self.write_all(cards, self.strike.clone());
        self.pencil = pencil;
    }

    /// Puts the draft away: rubs out the pencil, and forgets the mate.
    #[must_use]
    pub fn put_away(mut self) -> Self {
        let own = self.pencil.rub_out(&self.cards);
        self.cards.extend(own);
        Self { pencil: Pencil::default(), ..self }
    }

    /// A touch of the table makes a wish: the card of a paper is taken up, a gun card shows its battery's arc, a hex is
    /// sailed to, a key plots.
    #[must_use]
    pub fn touched(&self, view: &View, sheet: &OrderSheet, touch: &Touch) -> Option<OrderWish> {
        let step = |step: Step| {
            let lawful = sheet.next.iter().any(|next| next.offer.value == step && next.offer.against.is_none());
            (lawful || !sheet.assisted).then_some(OrderWish::Mark(Mark::Step(step)))
        };
        match touch {
            Touch::Piece(paper) => self.paper_clicked(paper),
            Touch::Hex(hex) => click(view, self, *hex).map(OrderWish::Mark),
            Touch::Key(Action::PlotPort) => step(Step::Left),
            Touch::Key(Action::PlotAhead) => step(Step::Forward),
            Touch::Key(Action::PlotStarboard) => step(Step::Right),
            Touch::Key(Action::PlotBack) => Some(OrderWish::Mark(Mark::Back)),
            Touch::Key(Action::NextCard) => Some(OrderWish::Leaf(true)),
            Touch::Key(Action::SealOrders) => Some(OrderWish::Seal),
            Touch::Key(_) | Touch::Wheel(_) => None,
        }
    }

    fn paper_clicked(&self, paper: &Piece) -> Option<OrderWish> {
        let (ship, battery) = match *paper.own::<ShipsPiece>()? {
            ShipsPiece::Orders(ship) | ShipsPiece::Board(ship) => (ship, None),
            ShipsPiece::Guns(ship, battery) => (ship, Some(battery)),
            ShipsPiece::Ship(_) | ShipsPiece::Mark(..) | ShipsPiece::Wind => return None,
        };
        self.cards.get(&ship)?;
        let bears = battery.is_some() && self.ship == Some(ship);
        Some(if bears { OrderWish::Bear(battery) } else { OrderWish::TakeUp(ship) })
    }

    /// Lays the cards down: the pencil is kept, and next turn they can be copied.
    pub fn seal(&mut self) -> Option<Deal<TheShips>> {
        self.pencil.ink();
        self.last.clone_from(&self.cards);
        self.seat.map(|seat| Deal::Give(seat, self.order()))
    }

    /// The order as it would be sealed now.
    #[must_use]
    pub fn order(&self) -> Order {
        Order::Cards { cards: self.cards.clone(), strike: self.strike.clone() }
    }

    /// The draft as it is sealed unfinished: a card that may not be sealed becomes one with furled sails alone.
    #[must_use]
    pub fn as_it_stands(&self, view: &View) -> Self {
        let table = &view.table;
        let mut stands = self.clone();
        for (ship, card) in &mut stands.cards {
            if table.place_of(*ship).is_none_or(|place| check::card(table, place, card).is_err()) {
                *card = OrderCard::default();
            }
        }
        stands
    }
}

/// The card with one stroke more; parts that the stroke rules out are rubbed out with it (TS-10.1, TS-10.11, TS-10.16).
#[must_use]
pub fn marked(card: &OrderCard, anchored: bool, mark: &Mark) -> OrderCard {
    let mut card = card.clone();
    match mark {
        Mark::Sails(sails) => set_sails(&mut card, *sails, anchored),
        Mark::Step(step) => {
            card.route.0.push(*step);
            (card.board, card.pivot) = (None, None);
        }
        Mark::Back => {
            card.route.0.pop();
        }
        Mark::Until(steps) => card.route.0.truncate(*steps),
        Mark::Route(route) => {
            card.route = route.clone();
            (card.board, card.pivot) = (None, None);
        }
        Mark::Board(target) => {
            card.board = *target;
            if target.is_some() {
                card.route = Route::default();
                card.pivot = None;
            }
        }
        Mark::Pivot(pivot) => {
            card.pivot = *pivot;
            if pivot.is_some() {
                card.route = Route::default();
                card.board = None;
            }
        }
        Mark::Load(battery, load) => {
            card.load.set(*battery, *load);
            if load.is_some() {
                card.range.set(*battery, None);
            }
        }
        Mark::Range(battery, range) => {
            card.range.set(*battery, *range);
            if range.is_some() {
                card.load.set(*battery, None);
            }
        }
        Mark::Deck(Soldiers::Musketeers, order) => card.musketeers = *order,
        Mark::Deck(Soldiers::Pikemen, order) => card.pikemen = *order,
        Mark::Muskets(range) => card.muskets = *range,
        Mark::Weigh(weigh) => (card.weigh, card.cut, card.drop) = (*weigh, card.cut && !weigh, card.drop && !weigh),
        Mark::Cut(cut) => (card.cut, card.weigh) = (*cut, if *cut { false } else { anchored }),
        Mark::Drop(drop) => (card.drop, card.weigh) = (*drop, card.weigh && !drop),
        Mark::Land(hex) => card.land = *hex,
        Mark::Train(step) => card.train = *step,
        Mark::Wipe => card = OrderCard::default(),
    }
    keep_on_the_route(&mut card);
    card
}

/// An order that waits for a step that was rubbed out waits for the last one left (TS-10.16).
fn keep_on_the_route(card: &mut OrderCard) {
    let last = u8::try_from(card.route.0.len()).unwrap_or(u8::MAX);
    if last == 0 {
        return;
    }
    for order in [&mut card.musketeers, &mut card.pikemen].into_iter().flatten() {
        *order = match *order {
            DeckOrder::Up(step) => DeckOrder::Up(step.min(last)),
            DeckOrder::Down(step) => DeckOrder::Down(step.min(last)),
        };
    }
    card.train = card.train.map(|step| step.min(last));
}

fn set_sails(card: &mut OrderCard, sails: Sails, anchored: bool) {
    card.sails = sails;
    let at_rest = sails == Sails::Furled;
    if at_rest {
        card.route = Route::default();
        (card.board, card.train) = (None, None);
        (card.weigh, card.cut) = (false, false);
    } else {
        (card.pivot, card.land) = (None, None);
        card.drop = false;
        card.weigh = anchored && !card.cut;
    }
    for order in [&mut card.musketeers, &mut card.pikemen].into_iter().flatten() {
        let step = if at_rest { 0 } else { order.step().max(1) };
        *order = match order {
            DeckOrder::Up(_) => DeckOrder::Up(step),
            DeckOrder::Down(_) => DeckOrder::Down(step),
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ts_10_1_a_stroke_rubs_out_what_it_rules_out() {
        let card = OrderCard { sails: Sails::Battle, ..OrderCard::default() };
        let sailing = marked(&card, false, &Mark::Step(Step::Forward));
        let target = ShipId::try_from("san-martin").expect("an id");
        let boarding = marked(&sailing, false, &Mark::Board(Some(target)));
        assert_eq!((boarding.route.0.len(), boarding.board), (0, Some(target)));
        let ranged = marked(&boarding, false, &Mark::Range(BatteryPlace::Port, Some(4)));
        let loading = marked(&ranged, false, &Mark::Load(BatteryPlace::Port, Some(LoadMark::Ball)));
        assert_eq!(
            (loading.range.get(BatteryPlace::Port), loading.load.get(BatteryPlace::Port)),
            (None, Some(LoadMark::Ball))
        );
    }

    #[test]
    fn ts_10_11_setting_sails_at_anchor_weighs_unless_the_cable_is_cut() {
        let card = OrderCard::default();
        let under_sail = marked(&card, true, &Mark::Sails(Sails::Battle));
        assert!(under_sail.weigh && !under_sail.cut);
        let cut = marked(&under_sail, true, &Mark::Cut(true));
        assert!(cut.cut && !cut.weigh);
        assert!(marked(&cut, true, &Mark::Cut(false)).weigh);
        assert!(!marked(&under_sail, true, &Mark::Sails(Sails::Furled)).weigh);
    }

    #[test]
    fn ts_10_16_deck_orders_follow_the_sails() {
        let card = marked(&OrderCard::default(), false, &Mark::Deck(Soldiers::Pikemen, Some(DeckOrder::Up(0))));
        let sailing = marked(&card, false, &Mark::Sails(Sails::Full));
        assert_eq!(sailing.pikemen, Some(DeckOrder::Up(1)));
        assert_eq!(marked(&sailing, false, &Mark::Sails(Sails::Furled)).pikemen, Some(DeckOrder::Up(0)));
    }

    #[test]
    fn ts_10_16_a1_deck_orders_stay_on_the_route_when_it_is_cut_short() {
        let card = OrderCard { sails: Sails::Battle, ..OrderCard::default() };
        let plotted = marked(&card, false, &Mark::Route(Route(vec![Step::Forward; 3])));
        let waiting = marked(&plotted, false, &Mark::Deck(Soldiers::Pikemen, Some(DeckOrder::Up(3))));
        assert_eq!(marked(&waiting, false, &Mark::Back).pikemen, Some(DeckOrder::Up(2)));
    }
}
