//! The show of movement.

use super::{STEP, Show, heel, side_towards};
use crate::logbook::wording::key;
use crate::rules::the_ships::happenings::Movement;
use crate::table::beats::Beats;

/// Seconds of a pivot.
const PIVOT: f32 = 0.9;

impl Show<'_> {
    pub(super) fn movement(&self, told: &Movement) -> Beats {
        match told {
            Movement::Stepped { ship, .. } | Movement::GroundAlongside { ship, .. } => self.sails_on(*ship, true, STEP),
            Movement::Pivoted { ship, .. } => self.sails_on(*ship, false, PIVOT),
            Movement::Exited { ship, .. } => self.word(*ship, key::CallExited::of).then(self.becomes(*ship)),
            Movement::RanAground { ship } => heel(*ship, 0.09).together(self.word(*ship, key::CallAground::of)),
            Movement::StruckGround { ship, .. } => heel(*ship, 0.09),
            Movement::Collided { striker, struck, .. } => {
                let side = side_towards(*struck, *striker, self.then);
                let crash = heel(*striker, 0.07).together(heel(*struck, -side * 0.12));
                crash.together(self.word(*struck, |_| key::CALL_COLLISION.into()))
            }
            Movement::AnchorDropped { ship } => self.word(*ship, key::CallAnchorDropped::of),
            Movement::AnchorWeighed { ship } | Movement::CableCut { ship } => {
                self.word(*ship, key::CallAnchorWeighed::of)
            }
            Movement::CameOnDeck { .. }
            | Movement::WentBelow { .. }
            | Movement::DeckOrderLapsed { .. }
            | Movement::BeatBegan { .. }
            | Movement::TokensLaid { .. }
            | Movement::StepPaid { .. }
            | Movement::Stopped { .. }
            | Movement::TileLeapt { .. }
            | Movement::PivotHindered { .. }
            | Movement::ContestThrown { .. }
            | Movement::ContestLost { .. }
            | Movement::BuoyReached { .. }
            | Movement::TokensDiscarded { .. } => Beats::none(),
        }
    }
}
