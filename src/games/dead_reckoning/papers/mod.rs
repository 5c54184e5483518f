//! The papers of a battle: a sheet for each side with what it may do, the throw, ribbon, log, curtain and verdict.

mod battle;
mod filling;
mod sheets;
pub mod stowing;
pub mod verdict;

use bevy::prelude::*;
use bevy_egui::egui::vec2;

use self::verdict::fought;
use super::crests::crest;
use super::offers::asked_seat;
use super::voyage::scores;
use crate::games::papers;
use crate::games::papers::desk::{Desk, MatchStatus, Papers};
use crate::games::papers::levers::OpenPapers;
use crate::games::papers::verdict::Verdict;
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

impl Papers for DeadReckoning {
    const BOOKS: bool = true;

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

    /// A rematch counts the battles won, where two players have fought.
    fn verdict(desk: &Desk<Self>, seen: &Seen<Self>, log: &LogBook<Self>) -> Verdict {
        let table = &seen.view.table;
        let name = |colour| match table.player(colour) {
            Some(_) => desk.name(seen, table.seat(colour)),
            None => words::colour(colour),
        };
        if table.course == Course::Voyage {
            return Verdict {
                title: key::VOYAGE_OVER,
                another: Some(key::VOYAGE_ANOTHER),
                size: vec2(880.0, 640.0),
                head: scores::head(table, &name),
                blocks: scores::blocks(table, &scores::ranked(log), &name),
                ..Verdict::default()
            };
        }
        let all = fought(log);
        let won = |colour| all.iter().filter(|one| one.won.is_some_and(|(winner, _)| winner == colour)).count();
        let points = table.players.iter().map(|player| i32::try_from(won(player.colour)).unwrap_or(i32::MAX));
        Verdict {
            title: key::PHASE_OVER,
            another: Some(key::DUEL_ANOTHER),
            size: vec2(720.0, 520.0),
            blocks: verdict::blocks(&all, &|colour| table.seat(colour), &name),
            points: points.filter(|_| table.players.len() == 2).collect(),
            ..Verdict::default()
        }
    }

    fn over(view: &View) -> &'static str {
        match view.table.course {
            Course::Voyage => key::VOYAGE_OVER,
            Course::Battle => key::PHASE_OVER,
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
