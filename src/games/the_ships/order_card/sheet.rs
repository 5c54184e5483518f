//! The order card as a plain sheet: every offer with the rule against it, the plot with its costs, the effects of the
//! guns.

use std::collections::BTreeSet;

use crate::logbook::wording::{Arg, Fact, key, the_ships as words};
use crate::rules::geometry::base::Base;
use crate::rules::geometry::compass::PointOfSailing;
use crate::rules::geometry::hex::{Offset, distance};
use crate::rules::the_ships::articles::OrderEntry;
use crate::rules::the_ships::boarding::may_be_boarded;
use crate::rules::the_ships::check;
use crate::rules::the_ships::course::course_of;
use crate::rules::the_ships::fitting::shot_in_use;
use crate::rules::the_ships::gunnery::{range_between, sight_between};
use crate::rules::the_ships::gunnery_table::Shot;
use crate::rules::the_ships::landing;
use crate::rules::the_ships::odds;
use crate::rules::the_ships::orders::{DeckOrder, LoadMark, OrderCard, Pivot, Step};
use crate::rules::the_ships::place::Place;
use crate::rules::the_ships::plot::{PlottedStep, Walk, budget, last_step, plot};
use crate::rules::the_ships::refusals::Refusal;
use crate::rules::the_ships::scenario::LeftOut;
use crate::rules::the_ships::ship::BatteryCards;
use crate::rules::the_ships::ship_card::{BatteryPlace, Sails, Soldiers};
use crate::rules::the_ships::ship_id::ShipId;
use crate::rules::the_ships::state::State;
use crate::rules::the_ships::view::View;

use super::draft::{DraftOrder, Mark, marked, owing};
use super::reach::{walked, within_reach};
use super::sights::{Sight, arcs, sights};
use super::warnings::{Warning, warnings};

/// Something that may be marked, and the rule against it if there is one.
#[derive(Clone, PartialEq, Debug)]
pub struct Offer<T> {
    pub value: T,
    pub chosen: bool,
    /// The rule that forbids it.
    pub against: Option<Refusal>,
}

/// One ship of the seat.
#[derive(Clone, PartialEq, Debug)]
pub struct Tab {
    pub ship: ShipId,
    pub name: Arg,
    /// The lack that keeps her card from being sealed.
    pub against: Option<Refusal>,
    /// Something is written on it.
    pub written: bool,
}

/// A step that may come next.
#[derive(Clone, PartialEq, Debug)]
pub struct NextStep {
    /// The step, with the rule that forbids it.
    pub offer: Offer<Step>,
    /// Its point of sailing.
    pub sailing: PointOfSailing,
    pub cost: u8,
}

/// One battery on the card.
#[derive(Clone, PartialEq, Debug)]
pub struct BatterySheet {
    pub battery: BatteryPlace,
    /// Guns standing, and guns on the card.
    pub guns: (usize, usize),
    /// The cards that lie on it.
    pub cards: BatteryCards,
    /// It is loaded and ready.
    pub ready: bool,
    /// Reload boxes on its load card.
    pub boxes: u8,
    /// It may be loaded with these.
    pub loads: Vec<Offer<LoadMark>>,
    /// The ranges, each with the number needed to hit at it, where the table has one.
    pub ranges: Vec<(Offer<u8>, Option<i16>)>,
}

/// One kind of soldiers.
#[derive(Clone, PartialEq, Debug)]
pub struct SoldierSheet {
    pub kind: Soldiers,
    /// On deck, and below.
    pub units: (u8, u8),
    /// They may be sent to these places, step by step.
    pub orders: Vec<Offer<DeckOrder>>,
}

/// A ship she may board.
#[derive(Clone, PartialEq, Debug)]
pub struct Prey {
    pub offered: Offer<ShipId>,
    pub name: Arg,
    /// The odds as both stand.
    pub odds: Vec<Fact>,
}

/// Everything on the card in hand.
#[derive(Clone, PartialEq, Debug)]
pub struct OrderSheet {
    pub ship: ShipId,
    /// Her place in the lists.
    pub place: Place,
    pub name: Arg,
    pub turn: u16,
    /// Forbidden marks cannot be made (TS-8.6).
    pub assisted: bool,
    /// All ships of the seat.
    pub tabs: Vec<Tab>,
    /// The reason against laying the cards down.
    pub against: Option<Refusal>,
    /// The settings, with the tokens each brings.
    pub sails: Vec<(Offer<Sails>, u16)>,
    /// Tokens for the route.
    pub budget: u16,
    /// The next mark of her course, or that all are reached (TS-28.C1).
    pub mark: Option<Fact>,
    pub legs: Vec<PlottedStep>,
    /// Forward steps that leftover tokens will force (TS-11.10).
    pub drift: Vec<PlottedStep>,
    /// Tokens that remain after both.
    pub leftover: u16,
    /// The next step may be one of these.
    pub next: Vec<NextStep>,
    /// Hexes to which a click draws the course, or swings her: all but those on which ships lie.
    pub within_reach: BTreeSet<Offset>,
    pub pivots: Vec<Offer<Pivot>>,
    /// She may board these.
    pub prey: Vec<Prey>,
    pub batteries: Vec<BatterySheet>,
    pub soldiers: Vec<SoldierSheet>,
    /// Musket fire at range 1 or 2.
    pub muskets: Vec<Offer<u8>>,
    /// They would reach these enemies as things stand, with the odds of it.
    pub marks: Vec<(Arg, Fact)>,
    pub anchor: Vec<(Offer<Mark>, &'static str)>,
    /// Soldiers may land here.
    pub shores: Vec<Offer<Offset>>,
    /// On which step the train may be fired.
    pub train: Vec<Offer<u8>>,
    /// She strikes her flag.
    pub strikes: bool,
    /// The enemies, from the ghost that is looked at.
    pub sights: Vec<Sight>,
    /// The arcs of the batteries asked about, from the chosen ghost; each hex is true at the range that is set.
    pub arcs: Vec<(BatteryPlace, Vec<(Offset, bool)>)>,
    /// The ghost that is looked at.
    pub ghost: Option<Base>,
    /// Its number: steps made.
    pub look: usize,
    /// A friend would make these remarks.
    pub warnings: Vec<Warning>,
    /// Its back lies up.
    pub overleaf: bool,
    /// Something was written last turn that can be copied.
    pub has_last: bool,
    /// The mate has written it, in pencil.
    pub in_pencil: bool,
    /// The reasons for the advice, as long as the card is as advised.
    pub reasons: Vec<Fact>,
}

impl OrderSheet {
    /// The enemies to whom the distance is of use: where there are neither guns nor anybody to board it is of none.
    #[must_use]
    pub fn measured(&self) -> &[Sight] {
        if self.batteries.is_empty() && self.prey.is_empty() { &[] } else { &self.sights }
    }
}

fn offer<T: PartialEq>(value: T, chosen: bool, checked: Result<(), Refusal>) -> Offer<T> {
    Offer { value, chosen, against: checked.err() }
}

/// The card in hand, from its captain's view.
#[must_use]
pub fn order_sheet(view: &View, draft: &DraftOrder) -> Option<OrderSheet> {
    let state = &view.table;
    let ship = draft.ship?;
    let place = state.place_of(ship)?;
    let card = draft.card()?;
    let side = state.side(place);
    let assisted = state.articles.switches.order_entry == OrderEntry::Assisted;
    let hers = state.ship(place);
    let stroke = |mark: Mark| marked(card, hers.anchored, &mark);
    let weighs = card.weigh && hers.anchored && !card.cut;
    let budget = budget(state, place, card.sails, weighs);
    let legs = plot(state, place, &card.route);
    let (drift, leftover) = drift(state, place, card, budget);
    let look = draft.look.unwrap_or(legs.len()).min(legs.len());
    let ghost = match look.checked_sub(1) {
        Some(at) => legs.get(at).map(|leg| leg.to),
        None => after_pivot(state, place, card).or(state.base(place)),
    };
    let tabs = owing(view, side).filter_map(|id| tab(state, draft, id)).collect();
    let against = draft.seat.and_then(|seat| check::order(state, seat, &draft.order()).err());
    let batteries = batteries(state, place, card);
    let mut sheet = OrderSheet {
        ship,
        place,
        name: words::ship(&state.articles, ship),
        turn: state.turn,
        assisted,
        tabs,
        against,
        sails: sails(state, place, card),
        budget,
        mark: ghost.and_then(|ghost| next_mark(state, place, ghost)),
        within_reach: drawn_to(state, place, card, &legs, budget),
        legs,
        drift,
        leftover,
        next: next(state, place, card),
        pivots: pivots(state, place, card),
        prey: prey(state, place, card),
        // A scenario without guns shows none.
        arcs: ghost
            .filter(|_| !batteries.is_empty())
            .map(|ghost| arcs(state, place, card, ghost, draft.bearing))
            .unwrap_or_default(),
        batteries,
        soldiers: soldiers(state, place, card),
        muskets: [1, 2]
            .map(|range| {
                let checked = check::muskets(state, place, &stroke(Mark::Muskets(Some(range))));
                offer(range, card.muskets == Some(range), checked)
            })
            .to_vec(),
        marks: marks(state, place, ghost),
        anchor: anchor(state, place, card),
        shores: shores(state, place, card),
        train: train(state, place, card),
        strikes: draft.strike.contains(&ship),
        sights: ghost.map(|ghost| sights(state, place, card, ghost, look)).unwrap_or_default(),
        ghost,
        look,
        warnings: Vec::new(),
        overleaf: draft.overleaf,
        has_last: draft.last.contains_key(&ship),
        in_pencil: draft.pencil.is_on(ship, card),
        reasons: draft.pencil.reason(ship, card).map(|why| words::reasons(&state.articles, why)).unwrap_or_default(),
    };
    sheet.warnings = warnings(state, card, &sheet);
    Some(sheet)
}

/// The hexes that [`click`] draws to. Where a ship lies the ship is meant, unless the course leads over her.
fn drawn_to(state: &State, place: Place, card: &OrderCard, legs: &[PlottedStep], budget: u16) -> BTreeSet<Offset> {
    use crate::rules::the_ships::sailing::entered_by_pivot;
    let mut hexes = match card.sails {
        Sails::Furled => {
            let lawful = pivots(state, place, card).into_iter().filter(|offered| offered.against.is_none());
            let base = state.base(place);
            lawful.filter_map(|offered| Some(Offset::from(entered_by_pivot(base?, offered.value)))).collect()
        }
        _ => within_reach(state, place, budget),
    };
    hexes.retain(|hex| state.covering((*hex).into()).is_none());
    hexes.extend(legs.iter().map(|leg| Offset::from(leg.to.bow())));
    hexes
}

/// The next mark of her course, from the ghost that is looked at.
fn next_mark(state: &State, place: Place, ghost: Base) -> Option<Fact> {
    let course = course_of(state, place)?;
    let reached = state.ship(place).buoys;
    let Some(mark) = course.buoys.get(usize::from(reached)) else { return Some(Fact::from(key::ORDER_MARKS_DONE)) };
    Some(Fact::from(key::OrderMark {
        number: reached.saturating_add(1),
        of: course.buoys.len(),
        range: distance(ghost.bow(), (*mark).into()),
        turns: course.best,
        passes: course.best.saturating_add(course.grace),
    }))
}

fn tab(state: &State, draft: &DraftOrder, ship: ShipId) -> Option<Tab> {
    let card = draft.cards.get(&ship)?;
    let place = state.place_of(ship)?;
    let against = check::card(state, place, card).err().filter(|_| !draft.strike.contains(&ship));
    let written = *card != OrderCard::default() || draft.strike.contains(&ship);
    Some(Tab { ship, name: words::ship(&state.articles, ship), against, written })
}

fn sails(state: &State, place: Place, card: &OrderCard) -> Vec<(Offer<Sails>, u16)> {
    let anchored = state.ship(place).anchored;
    [Sails::Furled, Sails::Battle, Sails::Full]
        .map(|sails| {
            let wished = marked(card, anchored, &Mark::Sails(sails));
            let pivot = if sails == Sails::Furled || card.pivot.is_some() {
                Ok(())
            } else {
                check::pivot(state, place, &OrderCard { pivot: None, ..wished.clone() })
            };
            let checked = check::sails(state, place, &wished).and(pivot);
            (offer(sails, card.sails == sails, checked), budget(state, place, sails, wished.weigh && anchored))
        })
        .to_vec()
}

/// Leftover tokens would drive her here (TS-11.10), and leave this number.
fn drift(state: &State, place: Place, card: &OrderCard, budget: u16) -> (Vec<PlottedStep>, u16) {
    let Some(mut walk) = walked(state, place, &card.route) else { return (Vec::new(), 0) };
    let mut found = Vec::new();
    if card.route.0.is_empty() {
        return (found, budget);
    }
    while walk.spent + walk.next_cost(state) <= budget {
        let (further, plotted) = walk.step(state, place, Step::Forward);
        walk = further;
        found.push(plotted);
    }
    (found, budget.saturating_sub(walk.spent))
}

fn after_pivot(state: &State, place: Place, card: &OrderCard) -> Option<Base> {
    Some(crate::rules::the_ships::sailing::after_pivot(state.base(place)?, card.pivot?))
}

fn next(state: &State, place: Place, card: &OrderCard) -> Vec<NextStep> {
    let Some(walk) = walked(state, place, &card.route) else { return Vec::new() };
    let sailing = PointOfSailing::of(walk.base.facing, state.wind);
    [Step::Left, Step::Forward, Step::Right]
        .map(|step| {
            let wished = marked(card, state.ship(place).anchored, &Mark::Step(step));
            let checked = check::route(state, place, &wished);
            NextStep { offer: offer(step, false, checked), sailing, cost: sailing.cost() }
        })
        .to_vec()
}

fn pivots(state: &State, place: Place, card: &OrderCard) -> Vec<Offer<Pivot>> {
    Pivot::ALL
        .map(|pivot| {
            let wished = OrderCard { pivot: Some(pivot), ..card.clone() };
            offer(pivot, card.pivot == Some(pivot), check::pivot(state, place, &wished))
        })
        .to_vec()
}

fn prey(state: &State, place: Place, card: &OrderCard) -> Vec<Prey> {
    // Rules without boarding offer no prey.
    let boards = |other: &Place| state.articles.uses(LeftOut::Boarding) && may_be_boarded(state, place, *other);
    let others = state.each().filter(|other| *other != place && boards(other));
    let others = others.filter(|other| range_between(state, place, *other) <= 4);
    others
        .map(|other| {
            let id = state.id(other);
            let checked = check::board(state, place, card, id);
            let odds =
                words::boarding_odds(&odds::grapple(state, place, other), &odds::melee_round(state, place, other));
            Prey { offered: offer(id, card.board == Some(id), checked), name: words::ship(&state.articles, id), odds }
        })
        .collect()
}

/// The musketeers on deck would hit these from her place, as long as the ghost is she herself.
fn marks(state: &State, place: Place, ghost: Option<Base>) -> Vec<(Arg, Fact)> {
    let seen = |other: &Place| state.is_enemy(place, *other) && sight_between(state, place, *other).is_none();
    let enemies = state.in_play().filter(|other| seen(other) && ghost == state.base(place));
    let reached = enemies.filter_map(|other| Some((other, odds::muskets(state, place, other)?)));
    reached.map(|(other, odds)| (words::ship(&state.articles, state.id(other)), words::musket_odds(&odds))).collect()
}

fn batteries(state: &State, place: Place, card: &OrderCard) -> Vec<BatterySheet> {
    let (ship, vessel) = (state.ship(place), state.vessel(place));
    let articles = &state.articles;
    let in_use = Shot::ALL.into_iter().any(|shot| shot_in_use(articles, shot));
    let batteries = vessel.card.batteries().filter(|_| in_use);
    batteries
        .map(|battery| {
            let mut marks: Vec<LoadMark> = Shot::ALL.into_iter().map(LoadMark::from).collect();
            if articles.switches.order_entry == OrderEntry::Cardboard {
                marks.push(LoadMark::Void);
            }
            let loads = marks.into_iter().map(|mark| {
                let wished = marked(card, ship.anchored, &Mark::Load(battery, Some(mark)));
                offer(mark, card.load.get(battery) == Some(mark), check::load(state, place, &wished, battery))
            });
            let shot = ship.shot_in(battery);
            let most = |shot| vessel.greatest_range(shot);
            let greatest = shot.map_or_else(|| Shot::ALL.into_iter().map(most).max().unwrap_or(0), most);
            let least = u8::from(articles.switches.order_entry == OrderEntry::Assisted);
            let ranges = (least..=greatest).map(|range| {
                let wished = marked(card, ship.anchored, &Mark::Range(battery, Some(range)));
                let checked = check::range(state, place, &wished, battery);
                let need = shot.and_then(|shot| super::sights::need(state, place, card, shot, range));
                (offer(range, card.range.get(battery) == Some(range), checked), need)
            });
            BatterySheet {
                battery,
                guns: (ship.guns_in(battery), vessel.guns_of(battery)),
                cards: ship.cards_on(battery),
                ready: ship.is_ready(battery),
                boxes: vessel.card.reload,
                loads: loads.collect(),
                ranges: ranges.collect(),
            }
        })
        .collect()
}

/// On which steps a deck order may be tied: 0 with furled sails, else every step the card may name, and the first where it
/// has none yet (TS-10.16).
fn steps(state: &State, place: Place, card: &OrderCard) -> std::ops::RangeInclusive<u8> {
    if card.sails == Sails::Furled {
        return 0..=0;
    }
    1..=last_step(state, place, card).clamp(1, 9)
}

fn soldiers(state: &State, place: Place, card: &OrderCard) -> Vec<SoldierSheet> {
    let ship = state.ship(place);
    Soldiers::ALL
        .into_iter()
        .filter(|kind| ship.on_deck(*kind) + ship.below(*kind) > 0)
        .map(|kind| {
            let going = |step| if ship.below(kind) > 0 { DeckOrder::Up(step) } else { DeckOrder::Down(step) };
            let orders = steps(state, place, card).map(|step| {
                let wished = marked(card, ship.anchored, &Mark::Deck(kind, Some(going(step))));
                offer(going(step), card.deck(kind) == Some(going(step)), check::deck(state, place, &wished, kind))
            });
            SoldierSheet { kind, units: (ship.on_deck(kind), ship.below(kind)), orders: orders.collect() }
        })
        .collect()
}

fn anchor(state: &State, place: Place, card: &OrderCard) -> Vec<(Offer<Mark>, &'static str)> {
    let ship = state.ship(place);
    let mut found = Vec::new();
    let mut add = |set: bool, mark: fn(bool) -> Mark, words: &'static str| {
        let wished = marked(card, ship.anchored, &mark(true));
        let checked = check::anchor(state, place, &wished).and_then(|()| check::sails(state, place, &wished));
        found.push((offer(mark(!set), set, checked), words));
    };
    if ship.anchored {
        add(card.weigh, Mark::Weigh, key::ORDER_WEIGH);
        if state.articles.may_cut(state.side(place)) {
            add(card.cut, Mark::Cut, key::ORDER_CUT);
        }
    } else if state.articles.uses(LeftOut::Anchors) {
        add(card.drop, Mark::Drop, key::ORDER_DROP);
    }
    found
}

fn shores(state: &State, place: Place, card: &OrderCard) -> Vec<Offer<Offset>> {
    if !state.advanced() || !state.ship(place).anchored {
        return Vec::new();
    }
    let shores = landing::shores(state, place);
    let shore = |hex: Offset| {
        let wished = OrderCard { land: Some(hex), ..card.clone() };
        offer(hex, card.land == Some(hex), check::landing(state, place, &wished))
    };
    shores.into_iter().map(shore).collect()
}

fn train(state: &State, place: Place, card: &OrderCard) -> Vec<Offer<u8>> {
    if !state.vessel(place).card.fireship || card.sails == Sails::Furled {
        return Vec::new();
    }
    let on = |step: u8| {
        let wished = OrderCard { train: Some(step), ..card.clone() };
        offer(step, card.train == Some(step), check::train(state, place, &wished))
    };
    steps(state, place, card).map(on).collect()
}

/// The route that a click on this hex of the board asks for: back to a ghost, or the cheapest way there.
#[must_use]
pub fn click(view: &View, draft: &DraftOrder, hex: Offset) -> Option<Mark> {
    let state = &view.table;
    let place = state.place_of(draft.ship?)?;
    let card = draft.card()?;
    if card.sails == Sails::Furled {
        return pivot_by_click(state, place, card, hex);
    }
    let plotted = plot(state, place, &card.route);
    if let Some(at) = plotted.iter().position(|leg| leg.to.bow() == hex.into()) {
        let last = at + 1 == plotted.len();
        return Some(if last { Mark::Back } else { Mark::Until(at + 1) });
    }
    let weighs = card.weigh && state.ship(place).anchored && !card.cut;
    let budget = budget(state, place, card.sails, weighs);
    super::reach::route_to(state, place, &card.route, budget, hex.into()).map(Mark::Route)
}

/// With furled sails a click beside her asks for the turn in place that enters the hex.
fn pivot_by_click(state: &State, place: Place, card: &OrderCard, hex: Offset) -> Option<Mark> {
    use crate::rules::the_ships::sailing::entered_by_pivot;
    let base = state.base(place)?;
    let pivot = Pivot::ALL.into_iter().find(|pivot| entered_by_pivot(base, *pivot) == hex.into())?;
    let wished = OrderCard { pivot: Some(pivot), ..card.clone() };
    check::pivot(state, place, &wished).ok()?;
    Some(Mark::Pivot(Some(pivot).filter(|_| card.pivot != Some(pivot))))
}

/// One step as the ribbon of costs says it.
#[must_use]
pub fn leg_in_words(leg: &PlottedStep) -> Fact {
    Fact::from(key::OrderLeg {
        step: Arg::key(words::step(leg.step)),
        sailing: Arg::key(words::sailing(leg.sailing)),
        cost: leg.cost,
        total: leg.total,
    })
}

/// A walk from the start: for tests and ghosts alike.
#[must_use]
pub fn start(state: &State, place: Place) -> Option<Walk> {
    Walk::from(state, place)
}
