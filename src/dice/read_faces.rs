//! Reads the face that is up from the turn of a die, or says why it cannot. The nearest face never wins by itself.

use serde::{Deserialize, Serialize};

use crate::rules::kernel::PieceId;
use crate::shipwright::vessels::Vessels;

use super::pose::Pose;
use super::recording::{Lying, Recording};
use super::solids::Solid;
use super::struck::Struck;

/// The support of a die that does not lie flat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Support {
    /// A wall of the tray.
    Wall,
    Ridge,
    Tower,
    Die,
    /// Nothing: it stands on an edge or a corner.
    Nothing,
}

/// The reading of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Reading {
    /// This face is up.
    Face(u8),
    /// It lies in this zone.
    Zone(u8),
    /// It leans, by tenths of a degree, on something.
    Cocked {
        /// Tenths of a degree.
        tilt: u16,
        on: Support,
    },
    /// It lies on other pieces.
    Stacked,
    /// It lies wholly on a ridge.
    OnRidge,
    /// It is still in the tower.
    Stuck,
    /// It is out of the vessel.
    Lost,
    /// It did not come to rest.
    Unsettled,
}

impl Reading {
    /// Does it count?
    #[must_use]
    pub fn counts(self) -> bool {
        matches!(self, Self::Face(_) | Self::Zone(_))
    }
}

/// The face that looks up most, and its angle from straight up, in degrees.
#[must_use]
pub fn upper_face(solid: Solid, pose: &Pose) -> (u8, f64) {
    let up = solid.faces(2.0).into_iter().map(|face| (face.number, pose.turned(face.normal)[2]));
    let (number, cosine) = up.max_by(|a, b| a.1.total_cmp(&b.1)).unwrap_or((1, 1.0));
    (number, cosine.clamp(-1.0, 1.0).acos().to_degrees())
}

/// Reads one die with numbers.
#[must_use]
pub fn read_face(vessels: &Vessels, solid: Solid, lying: &Lying) -> Reading {
    if lying.lost {
        return Reading::Lost;
    }
    if !lying.still {
        return Reading::Unsettled;
    }
    let tray = &vessels.tray;
    let [x, y, z] = lying.pose.millimetres();
    if y < tray.y.0 {
        return Reading::Stuck;
    }
    if y > tray.y.1 || x < tray.x.0 || x > tray.x.1 {
        return Reading::Lost;
    }
    let rule = vessels.dice.reading;
    let (number, tilt) = upper_face(solid, &lying.pose);
    if tilt > rule.tilt {
        let on = [
            (Struck::Piece, Support::Die),
            (Struck::Wall, Support::Wall),
            (Struck::Ridge, Support::Ridge),
            (Struck::Hull, Support::Tower),
            (Struck::Sill, Support::Tower),
            (Struck::Baffle(2), Support::Tower),
        ];
        let on = on.into_iter().find(|(what, _)| lying.touches(*what)).map_or(Support::Nothing, |(_, on)| on);
        return Reading::Cocked { tilt: (tilt * 10.0).round() as u16, on };
    }
    let edge = solid.make(&vessels.dice).edge;
    if z > solid.to_face(edge) + rule.off_floor { Reading::Stacked } else { Reading::Face(number) }
}

/// Reads the dice of a throw, in the order of its launches.
#[must_use]
pub fn read_faces(vessels: &Vessels, recording: &Recording) -> Vec<(PieceId, Reading)> {
    let pairs = recording.plan.launches.iter().zip(&recording.lying);
    pairs.map(|(launch, lying)| (launch.piece, read_face(vessels, launch.solid, lying))).collect()
}
