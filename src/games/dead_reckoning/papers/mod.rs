//! The papers of a battle: a sheet for each side with what it may do, the throw, ribbon, log, curtain and verdict.

mod battle;
mod filling;
mod sheets;
pub mod stowing;
pub mod verdict;

use bevy::prelude::*;
use bevy_egui::egui::Ui;

use self::verdict::{Fought, fought, verdict_ui};
use super::crests::crest;
use super::offers::asked_seat;
use super::voyage::scores::{self, Ranked, ranked};
use crate::games::papers;
use crate::games::papers::desk::{Desk, MatchStatus, Papers};
use crate::games::papers::levers::OpenPapers;
use crate::games::papers::verdict::{RematchSheet, VerdictWish};
use crate::logbook::wording::dead_reckoning as words;
use crate::logbook::wording::{Arg, Fact, key};
use crate::play::at_table::AtTable;
use crate::play::log::LogBook;
use crate::play::players::Players;
use crate::play::seen::{Asked, Seen};
use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::dead_reckoning::state::{Course, Phase};
use crate::rules::dead_reckoning::view::View;
use crate::rules::kernel;
use crate::table::chairs::Chair;
use crate::table::sheet::Place;
use crate::table::theme::Colours;
use crate::table::theme::crests::Crest;

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

    fn log_place(seen: &Seen<Self>, players: &Players, _: &OpenPapers) -> Place {
        sheets::beside(seen, players)
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

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((papers::plugin::<DeadReckoning>, papers::sheets::plugin::<DeadReckoning>))
        .add_plugins((filling::plugin, stowing::plugin));
}
