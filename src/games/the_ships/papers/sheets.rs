//! The sheets of The Ships, all of them values: the choice of sheets, their drafts, and the results of a wish.

use std::collections::BTreeSet;

use bevy_egui::egui::Ui;

use super::asking;
use super::books;
use super::fitting::DraftFitting;
use super::placing::DraftPlacing;
use super::umpire::DraftRuling;
use super::wishes::{FitWish, Stage, UmpireWish, Wish};
use super::{since, verdict};
use crate::captains::Counsel;
use crate::games::papers::desk::Desk;
use crate::games::papers::levers::OpenPapers;
use crate::games::papers::mate::MateWish;
use crate::games::papers::sheets::{Deal, Scene, Touch, Turned};
use crate::games::papers::verdict::Verdict;
use crate::games::papers::{MatchStatus, Papers};
use crate::games::the_ships::order_card::Card;
use crate::games::the_ships::order_card::card::own_ui;
use crate::games::the_ships::order_card::draft::{DraftOrder, OrderWish};
use crate::games::the_ships::order_card::sheet::{OrderSheet, order_sheet};
use crate::games::the_ships::pieces::ShipsPiece;
use crate::games::the_ships::seats::chair_of;
use crate::logbook::wording::{Arg, Fact, key, the_ships as words};
use crate::play::log::LogBook;
use crate::play::players::Players;
use crate::play::seen::Asked;
use crate::play::seen::Seen;
use crate::play::since::Since;
use crate::rules::geometry::base::Base;
use crate::rules::geometry::hex::Offset;
use crate::rules::kernel::Seat;
use crate::rules::the_ships::check;
use crate::rules::the_ships::counsel::Reason;
use crate::rules::the_ships::game::TheShips;
use crate::rules::the_ships::orders::Order;
use crate::rules::the_ships::ship_id::ShipId;
use crate::rules::the_ships::state::{Phase, Verdict as Won};
use crate::rules::the_ships::view::View;
use crate::table::chairs::Chair;
use crate::table::settings::bindings::Action;
use crate::table::sheet::{Edge, Pen, Place, Sheet, Width};
use crate::table::speech::Speech;

/// Everything that is begun.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Draft {
    pub cards: DraftOrder,
    /// The places of ships.
    pub placing: DraftPlacing,
    pub fitting: DraftFitting,
    /// The ruling that is being written.
    pub ruling: DraftRuling,
    /// The progress of a player who wants to end the battle.
    pub ending: Stage,
    pub book: Option<ShipId>,
}

/// Results from view and draft, computed once.
#[derive(Default)]
pub struct Plotted {
    /// The card in hand with everything that can be read off it; none while no seat writes.
    pub sheet: Option<OrderSheet>,
    /// Hexes on which the ship in hand may be placed.
    pub zone: Vec<Offset>,
    /// Ships that are placed or set right would lie here; true for the one in hand.
    pub ships: Vec<(Base, bool)>,
}

impl Plotted {
    /// Hexes of the board that wait for a stroke: the course can be drawn to them, or the ship in hand be placed on them.
    #[must_use]
    pub fn hexes(&self) -> BTreeSet<Offset> {
        let drawn = self.sheet.iter().flat_map(|sheet| &sheet.within_reach);
        drawn.chain(&self.zone).copied().collect()
    }
}

/// The seat that writes at this window.
fn writer(scene: &Scene<TheShips>) -> Option<Seat> {
    scene.seen.seat.filter(|_| scene.seen.asked == Asked::Orders)
}

/// The draft at this window.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Written {
    Places,
    Holds,
    Cards,
    Ruling,
}

fn written(scene: &Scene<TheShips>) -> Option<(Written, Seat)> {
    let what = match scene.seen.view.table.phase {
        Phase::Placing(_) => Written::Places,
        Phase::FittingOut => Written::Holds,
        Phase::Orders if scene.open.ruling => Written::Ruling,
        Phase::Orders => Written::Cards,
        _ => return None,
    };
    Some((what, writer(scene)?))
}

/// A draft is begun for the seat that writes it, and put away where none does.
fn begin<D: Default>(draft: &mut D, seat: Option<Seat>, serves: impl Fn(&D, Seat) -> bool, begin: impl Fn(Seat) -> D) {
    match seat {
        Some(seat) if serves(draft, seat) => {}
        Some(seat) => *draft = begin(seat),
        None => *draft = D::default(),
    }
}

impl Papers for TheShips {
    const BOOKS: bool = true;

    fn standing(seen: &Seen<Self>) -> MatchStatus {
        let table = &seen.view.table;
        let writes = seen.asked == Asked::Orders;
        MatchStatus {
            turn: (table.turn > 0).then_some((table.turn, table.articles.scenario.turns)),
            phase: words::phase(table.phase),
            part: match table.phase {
                Phase::Execution(stage) if table.beat > 0 => Some((table.beat, words::stage(stage))),
                _ => None,
            },
            writes_in_secret: writes,
            may_end: writes,
        }
    }

    fn acts(seen: &Seen<Self>, _: &Players) -> Option<(Seat, fn(Arg) -> Fact)> {
        let writes = seen.view.table.phase == Phase::Orders;
        let said = if writes { key::RibbonWrites::of } else { key::RibbonPrepares::of };
        seen.seat.filter(|_| seen.asked == Asked::Orders).map(|seat| (seat, said as _))
    }

    fn log_place(_: &Seen<Self>, _: &Players, open: &OpenPapers) -> Place {
        Place::Side(Edge::Left, Width::fixed(320.0), open.books.then_some(Edge::Below))
    }

    /// A rematch counts what the scenario counts; where it counts nothing, the damage done to the enemy.
    fn verdict(desk: &Desk<Self>, seen: &Seen<Self>, log: &LogBook<Self>) -> Verdict {
        let sheet = verdict::sum_up(&seen.view, log);
        let sides = (0..).map_while(|seat| seen.view.table.side_at(Seat(seat)));
        Verdict { points: sides.map(|side| sheet.points_of(side)).collect(), ..sheet.page(&desk.speech) }
    }

    fn has_won(view: &View, seat: Seat) -> bool {
        match view.table.result {
            Some(Won::Won(nation)) => view.table.side_at(seat) == Some(nation),
            Some(Won::BothWon) => true,
            Some(Won::Drawn) | None => false,
        }
    }

    fn chair(view: &View, seat: Seat) -> Chair {
        view.table.side_at(seat).map_or(Chair::South, chair_of)
    }

    fn player(players: &Players, view: &View, seat: Seat) -> Arg {
        match players.name_of(seat) {
            Some(name) => Arg::text(name),
            None => view.table.side_at(seat).map_or(Arg::text(""), |side| Arg::key(words::side(side))),
        }
    }

    fn since(since: &Since<Self>, now: &View, speech: &Speech) -> Vec<String> {
        since::since(since, now, speech)
    }

    type Draft = Draft;
    type Wish = Wish;
    type Memory = ();
    type Reckoning = Plotted;

    const KEYS: &[Action] = &[
        Action::PlotPort,
        Action::PlotAhead,
        Action::PlotStarboard,
        Action::PlotBack,
        Action::NextCard,
        Action::SealOrders,
    ];

    fn reckon(scene: &Scene<Self>, draft: &Draft) -> Plotted {
        let view = &scene.seen.view;
        match written(scene).map(|(what, _)| what) {
            Some(Written::Cards) => Plotted { sheet: order_sheet(view, &draft.cards), ..Plotted::default() },
            Some(Written::Ruling) => Plotted { ships: draft.ruling.moved(), ..Plotted::default() },
            Some(Written::Places) => {
                let placing = &draft.placing;
                let ships = placing.berths.iter().map(|(ship, at)| (Base::from(*at), placing.ship == Some(*ship)));
                Plotted { zone: placing.zone(view), ships: ships.collect(), ..Plotted::default() }
            }
            Some(Written::Holds) | None => Plotted::default(),
        }
    }

    fn sheets(scene: &Scene<Self>, draft: &Draft) -> Vec<Sheet<Wish>> {
        let view = &scene.seen.view;
        let written = written(scene).and_then(|(what, _)| match what {
            Written::Places => Some(draft.placing.sheet(view)),
            Written::Holds => Some(draft.fitting.sheet(view)),
            Written::Ruling => Some(draft.ruling.sheet(view)),
            Written::Cards => Some(card(scene)?.sheet()),
        });
        let books = scene.open.books.then(|| books::sheet(view, draft.book, scene.open.log));
        let asked = [asking::asked(scene), asking::to_end(scene, draft.ending)];
        written.into_iter().chain(books).chain(asked.into_iter().flatten()).collect()
    }

    fn wish(scene: &Scene<Self>, draft: &mut Draft, wish: Wish) -> Vec<Deal<Self>> {
        let view = &scene.seen.view;
        match wish {
            Wish::Card(OrderWish::Seal) => {
                let against = scene.reckoned.sheet.as_ref().is_none_or(|sheet| sheet.against.is_some());
                if against { Vec::new() } else { draft.cards.seal().into_iter().collect() }
            }
            Wish::Card(OrderWish::Mute(kind)) => vec![Deal::Mute(Some(kind))],
            Wish::Card(OrderWish::Unmute) => vec![Deal::Mute(None)],
            Wish::Card(wish) => {
                draft.cards.apply(view, &wish);
                Vec::new()
            }
            Wish::Place(wish) => draft.placing.apply(view, wish).into_iter().collect(),
            Wish::Fit(wish) => draft.fitting.apply(wish).into_iter().collect(),
            Wish::Rule(wish) => draft.ruling.apply(view, &wish),
            Wish::End(wish) => asking::end(scene, &mut draft.ending, wish),
            Wish::Book(ship) => {
                draft.book = Some(ship);
                Vec::new()
            }
            Wish::Lay(paper, open) => vec![Deal::Lay(paper, open)],
            Wish::Choose(option) => vec![Deal::Choose(option)],
            Wish::Throw(way) => vec![Deal::Throw(way)],
        }
    }

    fn touched(scene: &Scene<Self>, draft: &Draft, touch: &Touch) -> Option<Wish> {
        let view = &scene.seen.view;
        let written = written(scene).and_then(|(what, _)| match (what, touch) {
            (Written::Places, Touch::Hex(hex)) => Some(Wish::Place(draft.placing.clicked(view, *hex))),
            (Written::Places, Touch::Key(deed)) => draft.placing.struck(*deed).map(Wish::Place),
            (Written::Holds, Touch::Key(Action::SealOrders)) => Some(Wish::Fit(FitWish::Done)),
            (Written::Ruling, Touch::Hex(hex)) => draft.ruling.clicked(view, *hex).map(Wish::Rule),
            (Written::Ruling, Touch::Key(Action::SealOrders)) => Some(Wish::Rule(UmpireWish::Propose)),
            (Written::Cards, touch) => draft.cards.touched(view, scene.reckoned.sheet.as_ref()?, touch).map(Wish::Card),
            _ => None,
        });
        written.or_else(|| match touch {
            // The open book is that of the ship selected on the board.
            Touch::Piece(piece) => match piece.own::<ShipsPiece>()? {
                ShipsPiece::Ship(ship) => Some(Wish::Book(*ship)),
                _ => None,
            },
            _ => None,
        })
    }

    fn keep(scene: &Scene<Self>, draft: &mut Draft, _: Turned) {
        let view = &scene.seen.view;
        if !scene.open.ending {
            draft.ending = Stage::Which;
        }
        // A look at an earlier moment loses nothing.
        if scene.seen.moment.is_some() {
            return;
        }
        let written = written(scene);
        let seat = |of: Written| written.filter(|(what, _)| *what == of).map(|(_, seat)| seat);
        let Draft { placing, fitting, ruling, cards, .. } = draft;
        let places = seat(Written::Places);
        begin(placing, places, |own, seat| own.serves(view, seat), |seat| DraftPlacing::begin(view, seat));
        let holds = seat(Written::Holds);
        begin(fitting, holds, |own, seat| own.serves(view, seat), |seat| DraftFitting::begin(view, seat));
        let rules = seat(Written::Ruling);
        begin(ruling, rules, |own, seat| own.serves(view, seat), |seat| DraftRuling::begin(view, seat));
        // Cards that are sealed or covered by a ruling are kept: they may come back.
        if let Some(seat) = seat(Written::Cards).filter(|seat| !cards.serves(view, *seat)) {
            let last = std::mem::take(&mut cards.last);
            *cards = DraftOrder { last, ..DraftOrder::begin(view, seat) };
        }
    }

    /// Behind the curtain nothing stays in pencil.
    fn put_away(draft: &mut Draft) {
        draft.cards = std::mem::take(&mut draft.cards).put_away();
    }

    fn is_stroke(wish: &Wish) -> bool {
        use OrderWish as O;
        matches!(
            wish,
            Wish::Card(O::Mark(_) | O::CopyLast | O::Mate(MateWish::RubOut)) | Wish::Rule(UmpireWish::Put(_))
        )
    }

    fn written(draft: &Draft) -> Option<(Seat, Order)> {
        draft.cards.seat.map(|seat| (seat, draft.cards.order()))
    }

    fn copy(draft: &mut Draft, order: &Order) {
        if let Order::Cards { cards, strike } = order {
            draft.cards.write_all(cards.clone(), strike.clone());
        }
    }

    fn sealed_before(draft: &mut Draft, order: &Order) {
        if let Order::Cards { cards, .. } = order {
            draft.cards.last.clone_from(cards);
        }
    }

    fn unfinished(scene: &Scene<Self>, draft: &mut Draft) -> Option<Deal<Self>> {
        let (Written::Cards, seat) = written(scene)? else { return None };
        let stands = draft.cards.as_it_stands(&scene.seen.view);
        check::order(&scene.seen.view.table, seat, &stands.order()).ok()?;
        draft.cards = stands;
        draft.cards.seal()
    }

    fn advice(plotted: &Plotted) -> Option<(&[Fact], bool)> {
        plotted.sheet.as_ref().map(|sheet| (sheet.reasons.as_slice(), sheet.in_pencil))
    }

    fn of_the_mate(wish: MateWish) -> Option<Wish> {
        Some(Wish::Card(OrderWish::Mate(wish)))
    }

    fn pencil_in(draft: &mut Draft, counsel: Counsel<Order, Reason>) {
        draft.cards.pencil_in(counsel);
    }

    fn own_ui(name: &'static str, ui: &mut Ui, pen: &Pen<Wish>, scene: &Scene<Self>, draft: &Draft) -> Option<Wish> {
        match (name, card(scene)) {
            ("hull", _) => books::hull(ui, pen.speech, &scene.seen.view, draft.book),
            (name, Some(card)) => own_ui(name, ui, pen, card),
            _ => {}
        }
        None
    }
}

/// The order card in hand.
fn card<'a>(scene: &'a Scene<TheShips>) -> Option<Card<'a>> {
    Some(Card { sheet: scene.reckoned.sheet.as_ref()?, muted: &scene.open.muted })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::the_ships::orders::{OrderCard, Route, Step};

    #[test]
    fn what_a_seat_sealed_last_before_the_save_can_be_written_again() {
        let ship = ShipId::try_from("revenge").unwrap_or_else(|_| panic!("an id"));
        let cards = |step: Step, steps: usize| {
            Order::cards([(ship, OrderCard { route: Route(vec![step; steps]), ..OrderCard::default() })].into())
        };
        let mut draft = Draft::default();
        for order in [cards(Step::Forward, 1), cards(Step::Left, 3), Order::Concede] {
            TheShips::sealed_before(&mut draft, &order);
        }
        assert_eq!(draft.cards.last[&ship].route.0, vec![Step::Left; 3]);
    }
}
