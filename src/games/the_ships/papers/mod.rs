//! The papers of a battle: ribbon, log, ships' books, questions, the curtain, set-up sheets, the umpire's and the verdict.

pub mod books;
pub mod ending;
pub mod fitting;
pub mod placing;
pub mod question;
mod set_up;
mod showing;
pub mod umpire;
mod umpiring;
pub mod verdict;

use bevy::prelude::*;
use bevy_egui::egui::Ui;

use self::verdict::VerdictSheet;
use crate::games::papers;
use crate::games::papers::desk::{Desk, MatchStatus, Papers};
use crate::games::papers::levers::OpenPapers;
use crate::games::papers::verdict::{RematchSheet, VerdictWish};
use crate::games::the_ships::seats::chair_of;
use crate::logbook::wording::{Arg, Fact, key, the_ships as words};
use crate::play::log::LogBook;
use crate::play::players::Players;
use crate::play::seen::{Asked, Seen};
use crate::play::since::Since;
use crate::rules::kernel;
use crate::rules::the_ships::game::TheShips;

use crate::rules::the_ships::state::{Phase, Verdict};
use crate::rules::the_ships::view::View;
use crate::table::chairs::Chair;
use crate::table::sheet::{self, Edge};
use crate::table::speech::Speech;

impl Papers for TheShips {
    const BOOKS: bool = true;
    type Verdict = VerdictSheet;

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
        showing::at_the_left(open.books, Edge::Below)
    }

    fn verdict(view: &View, log: &LogBook<Self>) -> VerdictSheet {
        verdict::verdict(view, log)
    }

    /// What the scenario counts; where it counts nothing, the damage done to the enemy.
    fn points(view: &View, sheet: &VerdictSheet) -> Vec<i32> {
        let sides = (0..).map_while(|seat| view.table.side_at(kernel::Seat(seat)));
        sides.map(|side| sheet.points_of(side)).collect()
    }

    fn verdict_ui(
        ui: &mut Ui,
        desk: &Desk<Self>,
        _: &Seen<Self>,
        sheet: &VerdictSheet,
        rematch: &RematchSheet,
    ) -> Option<VerdictWish> {
        verdict::verdict_ui(ui, &desk.speech, sheet, rematch)
    }

    fn has_won(view: &View, seat: kernel::Seat) -> bool {
        match view.table.result {
            Some(Verdict::Won(nation)) => view.table.side_at(seat) == Some(nation),
            Some(Verdict::BothWon) => true,
            Some(Verdict::Drawn) | None => false,
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
        showing::since(since, now, speech)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((papers::plugin::<TheShips>, showing::plugin, set_up::plugin, umpiring::plugin));
}
