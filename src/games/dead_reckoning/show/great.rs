//! Great moments: the eye is there before they happen.

use bevy::prelude::*;

use super::Stage;
use crate::games::dead_reckoning::pieces::ReckoningPiece;
use crate::logbook::wording::dead_reckoning as words;
use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::duel::Target;
use crate::rules::dead_reckoning::printed::things::Achievement;
use crate::rules::dead_reckoning::state::Course;
use crate::table::beats::{Act, Beats, Shown, Spot};
use crate::table::pieces::Piece;

/// Seconds until the eye is there.
const LOOKED: f32 = 0.6;
/// Half of a ship's length, and the reach of the view about her, and about two that meet.
const BOW: f32 = 0.3;
const ABOUT: f32 = 0.5;
const BETWEEN: f32 = 0.7;
/// This much of the quay is seen about a mark.
const QUAY: f32 = 1.0;
/// Over what the words rise.
const OVER: Vec3 = Vec3::new(0.0, 0.85, 0.0);

fn ship(of: Colour, at: Vec3) -> Spot {
    Spot::Piece(Piece::of(ReckoningPiece::Ship(of)), at)
}

fn looking(act: Act) -> Shown {
    Beats::of(act, 0.0).then(Beats::wait(LOOKED)).into()
}

impl Stage<'_, '_, '_> {
    /// The eye is drawn to a ship's side. Where only a battle is fought no ship is at sea.
    pub(super) fn watched(&self, of: Colour) -> Shown {
        if self.after.table.course == Course::Battle {
            return Shown::nothing();
        }
        looking(Act::Watch { from: ship(of, Vec3::Z * BOW), to: ship(of, Vec3::NEG_Z * BOW), room: ABOUT })
    }

    /// Attacker and attacked are seen before the tray is.
    pub(super) fn declared(&self, by: Colour, target: Target) -> Shown {
        let meets = self.after.table.player(by).filter(|_| self.after.table.course != Course::Battle);
        let Some(meets) = meets else { return self.say(super::Over::Tray, 1.2) };
        let other = match target {
            Target::Ship(other) => ship(other, Vec3::ZERO),
            Target::Merchant => Spot::Piece(Piece::of(ReckoningPiece::Encounter(meets.at)), Vec3::ZERO),
            Target::Building(building) => {
                Spot::Piece(Piece::of(ReckoningPiece::Building(meets.at, building)), Vec3::ZERO)
            }
        };
        let sees = looking(Act::Watch { from: ship(by, Vec3::ZERO), to: other, room: BETWEEN });
        sees.then(Shown::said(ship(by, OVER), words::happening(self.told), 1.6))
    }

    /// A mark is put on the quay.
    pub(super) fn reached(&self, what: Achievement) -> Shown {
        let mark = |at: Vec3| Spot::Piece(Piece::of(ReckoningPiece::Mark(what)), at);
        let word = Shown::said(mark(OVER * 0.5), words::happening(self.told), 1.8).sound("cheer", mark(Vec3::ZERO));
        looking(Act::Look { at: mark(Vec3::ZERO), radius: QUAY }).then(word)
    }
}
