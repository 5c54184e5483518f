//! Happenings of guns and muskets (TS-14 to TS-16, TS-19, TS-21).

use serde::{Deserialize, Serialize};

use crate::rules::geometry::cones::Aspect;
use crate::rules::kernel::Secrecy::{self, Kept, Open, Shows};
use crate::rules::the_ships::gunnery_table::Shot;
use crate::rules::the_ships::numbers::{Aim, Silence};
use crate::rules::the_ships::ship_card::BatteryPlace;
use crate::rules::the_ships::ship_id::ShipId;

/// Guns and muskets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(deny_unknown_fields)]
pub enum Gunnery {
    /// A fire window opened.
    WindowOpened,
    VolleyFired {
        ship: ShipId,
        battery: BatteryPlace,
        shot: Shot,
        target: ShipId,
        range: u8,
        /// The range that was set: its card is shown (TS-14.10).
        set: u8,
        aspect: Aspect,
        aim: Aim,
        faces: Vec<u8>,
        hits: u8,
        from_hold: bool,
    },
    /// A ready battery that bears stayed silent in a window without fire; its own captain is told the reason.
    HeldFire {
        ship: ShipId,
        battery: BatteryPlace,
        /// The battery bears on this enemy, the nearest.
        target: ShipId,
        distance: u8,
        why: Silence,
    },
    /// A load card was shown and is void: the battery is empty.
    LoadVoid {
        ship: ShipId,
        battery: BatteryPlace,
        boxes: u8,
    },
    /// A range card was shown and is void: it was taken off.
    RangeVoid {
        ship: ShipId,
        battery: BatteryPlace,
        range: u8,
    },
    MusketsFired {
        ship: ShipId,
        target: ShipId,
        range: u8,
        aim: Aim,
        faces: Vec<u8>,
        hits: u8,
    },
    /// The target's owner threw for the masts.
    MastsShielded {
        ship: ShipId,
        protection: u8,
        faces: Vec<u8>,
        damage: u8,
    },
    /// The target's owner threw for the crew.
    CrewShielded {
        ship: ShipId,
        protection: u8,
        faces: Vec<u8>,
        losses: u8,
    },
    /// The shooter threw for the rudder.
    RudderThrown {
        ship: ShipId,
        faces: Vec<u8>,
        lost: bool,
    },
    /// The shooter threw for fire.
    FireThrown {
        ship: ShipId,
        faces: Vec<u8>,
        caught: bool,
    },
}

impl Gunnery {
    /// Each happening names its rule and its secrecy (TS-29).
    pub(super) fn rule_and_secrecy(&self) -> (&'static str, Secrecy) {
        match self {
            Self::WindowOpened => ("TS-19.2", Open),
            Self::VolleyFired { .. } => ("TS-14.13", Shows),
            Self::HeldFire { why: Silence::NoPowder, .. } => ("TS-14.5", Kept),
            Self::HeldFire { why: Silence::NoRange, .. } => ("TS-14.4", Kept),
            Self::HeldFire { why: Silence::Beyond(_), .. } => ("TS-14.6", Kept),
            Self::HeldFire { why: Silence::HiddenBy(_) | Silence::Land, .. } => ("TS-3.15", Kept),
            Self::HeldFire { why: Silence::Locked, .. } => ("TS-14.9", Kept),
            Self::HeldFire { why: Silence::NoVolley, .. } => ("TS-14.11", Kept),
            Self::LoadVoid { .. } | Self::RangeVoid { .. } => ("TS-14.10", Shows),
            Self::MusketsFired { .. } => ("TS-16.3", Shows),
            Self::MastsShielded { .. } => ("TS-15.6", Open),
            Self::CrewShielded { .. } => ("TS-15.10", Open),
            Self::RudderThrown { .. } => ("TS-21.1", Open),
            Self::FireThrown { .. } => ("TS-21.2", Open),
        }
    }
}
