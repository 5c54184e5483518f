//! The state of a throw's dice: in a hand, let go, being simulated, or in the air. Every file here reads it.

use bevy::prelude::*;
use bevy::tasks::Task;

use super::flight::Flight;
use crate::dice::{Answer, Gesture, Unthrowable, Way};
use crate::rules::kernel::{ThrowRequest, Vessel};
use crate::table::attention::LookAt;

/// The state of a throw that has been taken up. A [`CalledThrow`](crate::play::called_throw::CalledThrow) without it has
/// either not been taken up yet, or its answer is given.
#[derive(Component)]
pub enum Throw {
    /// The dice are in a hand.
    InHand(Held),
    /// They have left it; nothing has been asked of the physics yet.
    Cast(Cast),
    /// Their fall is being simulated.
    Falling(Falling),
    /// Their fall is shown, or they have just come to rest.
    Flying(Box<Flight>),
}

impl Throw {
    /// The hand that holds the dice, while one does.
    #[must_use]
    pub const fn held(&self) -> Option<&Held> {
        match self {
            Self::InHand(held) => Some(held),
            Self::Cast(_) | Self::Falling(_) | Self::Flying(_) => None,
        }
    }

    /// The flight that is shown, if one is.
    #[must_use]
    pub fn flight(&self) -> Option<&Flight> {
        match self {
            Self::Flying(flight) => Some(flight),
            Self::InHand(_) | Self::Cast(_) | Self::Falling(_) => None,
        }
    }

    /// From the moment the hand opens: an answer of the physics is shown.
    #[must_use]
    pub fn flying(answer: Answer) -> Self {
        Self::Flying(Box::new(Flight::new(answer)))
    }
}

/// The dice of this throw are in a hand.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Held {
    /// The hand is here: millimetres of the tray.
    pub at: Vec3,
    /// Its speed, millimetres a second.
    pub speed: Vec3,
    /// The dice have been shaken this far, in millimetres.
    pub shaken: f32,
    /// The cursor's last place, and its speed along its way of late: pictures may be too few to see every swing.
    pub led: Vec3,
    pub brisk: f32,
    /// The button or key is pressed.
    pub gripped: bool,
    /// They have been in the hand this long.
    pub since: f32,
}

impl Held {
    /// A hand that has just taken them up, at rest.
    #[must_use]
    pub const fn at(at: Vec3) -> Self {
        Self { at, speed: Vec3::ZERO, shaken: 0.0, led: at, brisk: 0.0, gripped: false, since: 0.0 }
    }
}

/// The gesture with which dice left the hand.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Cast {
    /// The way they go.
    pub way: Way,
    pub gesture: Option<Gesture>,
}

/// A fall that is being simulated.
pub struct Falling {
    pub(super) task: Task<Result<Answer, Unthrowable>>,
    pub(super) cast: Cast,
    /// The fall is not to be watched: skip it.
    pub(super) hurried: bool,
}

/// A throw is watched here.
pub(super) const fn spot_of(request: &ThrowRequest, tower: bool) -> LookAt {
    match request.into {
        _ if tower => LookAt::Tower,
        Vessel::BattleShip { .. } => LookAt::Battle,
        Vessel::DiceTray => LookAt::Tray,
    }
}
