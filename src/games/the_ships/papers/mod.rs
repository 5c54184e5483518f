//! The papers of a battle: what The Ships says on ribbon, log and last page, and its sheets.

pub mod asking;
pub mod books;
pub mod fitting;
pub mod placing;
pub mod sheets;
mod since;
pub mod umpire;
pub mod verdict;
pub mod wishes;

use bevy::prelude::*;

use crate::games::papers;
use crate::games::papers::desk::{Desk, MatchStatus, Papers};
use crate::games::papers::levers::OpenPapers;
use crate::games::papers::verdict::Verdict;
use crate::games::the_ships::seats::chair_of;
use crate::logbook::wording::{Arg, Fact, key, the_ships as words};
use crate::play::log::LogBook;
use crate::play::players::Players;
use crate::play::seen::{Asked, Seen};
use crate::play::since::Since;
use crate::rules::kernel;
use crate::rules::the_ships::game::TheShips;
use crate::rules::the_ships::state::{Phase, Verdict as Won};
use crate::rules::the_ships::view::View;
use crate::table::chairs::Chair;
use crate::table::sheet::{self, Edge, Width};
use crate::table::speech::Speech;

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

    fn acts(seen: &Seen<Self>, _: &Players) -> Option<(kernel::Seat, fn(Arg) -> Fact)> {
        let writes = seen.view.table.phase == Phase::Orders;
        let said = if writes { key::RibbonWrites::of } else { key::RibbonPrepares::of };
        seen.seat.filter(|_| seen.asked == Asked::Orders).map(|seat| (seat, said as _))
    }

    fn log_place(_: &Seen<Self>, _: &Players, open: &OpenPapers) -> sheet::Place {
        sheet::Place::Side(Edge::Left, Width::fixed(320.0), open.books.then_some(Edge::Below))
    }

    /// A rematch counts what the scenario counts; where it counts nothing, the damage done to the enemy.
    fn verdict(desk: &Desk<Self>, seen: &Seen<Self>, log: &LogBook<Self>) -> Verdict {
        let sheet = verdict::sum_up(&seen.view, log);
        let sides = (0..).map_while(|seat| seen.view.table.side_at(kernel::Seat(seat)));
        Verdict { points: sides.map(|side| sheet.points_of(side)).collect(), ..sheet.page(&desk.speech) }
    }

    fn has_won(view: &View, seat: kernel::Seat) -> bool {
        match view.table.result {
            Some(Won::Won(nation)) => view.table.side_at(seat) == Some(nation),
            Some(Won::BothWon) => true,
            Some(Won::Drawn) | None => false,
        }
    }

    fn chair(view: &View, seat: kernel::Seat) -> Chair {
        view.table.side_at(seat).map_or(Chair::South, chair_of)
    }

    fn player(players: &Players, view: &View, seat: kernel::Seat) -> Arg {
        match players.name_of(seat) {
            Some(name) => Arg::text(name),
            None => view.table.side_at(seat).map_or(Arg::text(""), |side| Arg::key(words::side(side))),
        }
    }

    fn since(since: &Since<Self>, now: &View, speech: &Speech) -> Vec<String> {
        since::since(since, now, speech)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((papers::plugin::<TheShips>, papers::sheets::plugin::<TheShips>, papers::mate::plugin::<TheShips>));
}
