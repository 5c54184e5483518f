//! The papers of a battle: a sheet for each side with what it may do, the throw, ribbon, log, curtain and verdict.

mod asking;
mod filling;
pub mod side;
pub mod stowing;
mod throw_slip;
pub mod verdict;

pub use asking::Meant;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{Rect, Ui};

use self::asking::{Hand, log_side, sheet_width, show_the_sides};
use self::throw_slip::show_the_throw;
use self::verdict::{Fought, fought, verdict_ui};
use super::crests::crest;
use super::offers::asked_seat;
use super::sides::sides;
use super::voyage::scores::{self, Ranked, ranked};
use super::voyage::{self, at_sea};
use crate::games::papers;
use crate::games::papers::PaperSystems;
use crate::games::papers::desk::{Desk, MatchStatus, Papers};
use crate::games::papers::levers::OpenPapers;
use crate::games::papers::verdict::{RematchSheet, VerdictWish};
use crate::logbook::wording::dead_reckoning as words;
use crate::logbook::wording::{Arg, Fact, key};
use crate::play::at_table::AtTable;
use crate::play::log::LogBook;
use crate::play::on_the_table::has_the_table;
use crate::play::players::Players;
use crate::play::seen::{Asked, Seen};
use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::dead_reckoning::state::{Course, Phase};
use crate::rules::dead_reckoning::view::View;
use crate::rules::kernel;
use crate::table::chairs::Chair;
use crate::table::theme::Colours;
use crate::table::theme::crests::Crest;
use crate::table::theme::slips::at_the_side;

/// The contents of the last page.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Ending {
    /// The battles.
    pub fought: Vec<Fought>,
    /// Of a whole game who stands where on each island.
    pub islands: Vec<Ranked>,
}

impl Papers for DeadReckoning {
    const BOOKS: bool = true;
    type Verdict = Ending;

    fn standing(seen: &Seen<Self>) -> MatchStatus {
        let table = &seen.view.table;
        let phase = table.phase;
        let secret = seen.asked == Asked::Orders && phase != Phase::Abilities;
        let turn = (table.course == Course::Voyage).then(|| (Self::turn(table), None));
        MatchStatus { turn, phase: words::phase(phase), part: None, writes_in_secret: secret, may_end: false }
    }

    fn acts(seen: &Seen<Self>, players: &Players) -> Option<(kernel::Seat, fn(Arg) -> Fact)> {
        asked_seat(seen, players).map(|seat| (seat, key::DuelActs::of as _))
    }

    fn log_place(desk: &Desk<Self>, seen: &Seen<Self>, _: &OpenPapers, room: Rect) -> Rect {
        beside_the_sheets(seen, &desk.players, room)
    }

    fn verdict(_: &View, log: &LogBook<Self>) -> Ending {
        Ending { fought: fought(log), islands: ranked(log) }
    }

    /// Battles won, where two players have fought.
    fn points(view: &View, all: &Ending) -> Vec<i32> {
        if view.table.course == Course::Voyage {
            return Vec::new();
        }
        let players = &view.table.players;
        let won = |colour| all.fought.iter().filter(|one| one.won.is_some_and(|(winner, _)| winner == colour)).count();
        let points = players.iter().map(|player| i32::try_from(won(player.colour)).unwrap_or(i32::MAX));
        if players.len() == 2 { points.collect() } else { Vec::new() }
    }

    fn over(view: &View) -> &'static str {
        match view.table.course {
            Course::Voyage => key::VOYAGE_OVER,
            Course::Battle => key::PHASE_OVER,
        }
    }

    fn verdict_ui(
        ui: &mut Ui,
        desk: &Desk<Self>,
        seen: &Seen<Self>,
        all: &Ending,
        rematch: &RematchSheet,
    ) -> Option<VerdictWish> {
        let table = &seen.view.table;
        let name = |colour| match table.player(colour) {
            Some(_) => desk.name(seen, table.seat(colour)),
            None => words::colour(colour),
        };
        match table.course {
            Course::Voyage => scores::verdict_ui(ui, &desk.speech, table, &all.islands, &name, rematch),
            Course::Battle => verdict_ui(ui, &desk.speech, &all.fought, &name, rematch),
        }
    }

    fn has_won(view: &View, seat: kernel::Seat) -> bool {
        let table = &view.table;
        table.at_seat(seat).is_some_and(|own| match table.course {
            Course::Voyage => table.victors.contains(&own.colour),
            Course::Battle => table.winners.last() == Some(&own.colour),
        })
    }

    /// The tray is read from one side, and in a battle alone everybody sits there.
    fn chair(view: &View, seat: kernel::Seat) -> Chair {
        match view.table.course {
            Course::Battle => Chair::South,
            Course::Voyage => Chair::of_player(usize::from(seat.0), view.table.players.len()),
        }
    }

    fn crest(view: &View, seat: kernel::Seat, _: &Colours) -> Crest {
        crest(view.table.at_seat(seat).map_or(Colour::Black, |own| own.colour))
    }

    fn player(players: &Players, view: &View, seat: kernel::Seat) -> Arg {
        match (players.name_of(seat), view.table.at_seat(seat)) {
            (Some(name), Some(own)) => {
                let by = words::colour(own.colour);
                Arg::from(Fact::from(key::DuelNamed { name, by }))
            }
            (Some(name), None) => Arg::text(name),
            (None, own) => words::colour(own.map_or(Colour::Black, |own| own.colour)),
        }
    }
}

/// Where log and books lie: where nothing is asked.
pub(crate) fn beside_the_sheets(seen: &Seen<DeadReckoning>, players: &Players, room: Rect) -> Rect {
    if at_sea(seen) {
        return at_the_side(room, Hand::Right.corner(), voyage::width(room), 0.0, 0.0);
    }
    let [active, _] = sides(&seen.view);
    let side = log_side(asked_seat(seen, players), &active).corner();
    at_the_side(room, side, sheet_width(room), 0.0, 0.0)
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((papers::plugin::<DeadReckoning>, asking::plugin, filling::plugin, stowing::plugin)).add_systems(
        EguiPrimaryContextPass,
        (show_the_sides, show_the_throw).chain().in_set(PaperSystems).run_if(has_the_table::<DeadReckoning>),
    );
}
