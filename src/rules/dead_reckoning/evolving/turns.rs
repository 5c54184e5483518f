//! Applies the round of turns (DR-4, DR-12, DR-25).

use crate::rules::dead_reckoning::happenings::Turns;
use crate::rules::dead_reckoning::state::{Course, Phase, State};
use crate::rules::dead_reckoning::turn::Turn;

impl Turns {
    pub(in crate::rules::dead_reckoning) fn apply(&self, table: &mut State) {
        match *self {
            Self::DrawDue { .. } => {}
            Self::PhaseBegan { phase } => table.phase = phase,
            // Everything used is fresh (DR-4.1).
            Self::TurnBegan { by } => {
                table.active = table.seat(by);
                table.turn = Turn::default();
                table.phase = Phase::TurnStart;
            }
            Self::LevelUpLapsed { by } => table.of(by, |player| player.level_up_due = false),
            Self::ModeChosen { by, pirate } => table.of(by, |player| player.pirate = pirate),
            Self::SailsLowered { by } => table.of(by, |player| player.sails = 0),
            // Everything in play goes to the discard pile (DR-12.7).
            Self::CardsDiscarded { by } => table.of(by, |player| player.discard.append(&mut player.in_play)),
            // In a voyage a level-up is due between turns (DR-13.1).
            Self::TurnEnded => {
                let last = std::mem::take(&mut table.turn);
                if table.course == Course::Battle {
                    // No turn follows, so the table may still show the foes that were fought.
                    table.turn.fought = last.fought;
                }
                let voyage = table.course == Course::Voyage;
                table.of(table.active(), |player| {
                    player.turns = player.turns.saturating_add(1);
                    player.level_up_due |= voyage;
                });
            }
            Self::LastTurns { by } => table.ended_by = Some(table.seat(by)),
            Self::LastTurnTaken { by } => table.of(by, |player| {
                player.finished = true;
                player.level_up_due = false;
            }),
        }
    }
}
