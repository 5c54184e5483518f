//! Target numbers with every part they are made of, so that no number is ever shown alone (TS-29).

use serde::{Deserialize, Serialize};

use super::ship_id::ShipId;

/// The number a volley or musket fire must throw or less (TS-14.12, TS-16.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Aim {
    /// From the table, for shot and range.
    pub table: i16,
    /// For the sails of the firing ship.
    pub sails: i16,
    /// For lying at anchor.
    pub anchor: i16,
    pub officers: i16,
}

impl Aim {
    /// The sum.
    #[must_use]
    pub const fn need(self) -> i16 {
        self.table + self.sails + self.anchor + self.officers
    }
}

/// A number on the card, less what fallen officers cost: melee, steadiness, fire-fighting.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Need {
    pub base: i16,
    /// For officers lost, 0 or less.
    pub officers: i16,
}

impl Need {
    /// The sum.
    #[must_use]
    pub const fn need(self) -> i16 {
        self.base + self.officers
    }
}

/// The grapple check (TS-18.4): modifiers change the die.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Grip {
    /// The die must be this or less after its modifiers.
    pub base: i16,
    /// Added to the die for pikemen on the boarder's deck.
    pub pikemen: i16,
    /// Added to the die for musketeers on the target's deck.
    pub musketeers: i16,
}

impl Grip {
    /// The die itself must show this or less.
    #[must_use]
    pub const fn need(self) -> i16 {
        self.base - self.pikemen - self.musketeers
    }
}

/// Does a die meet a target number (TS-1.1)?
#[must_use]
pub fn meets(face: u8, need: i16) -> bool {
    i16::from(face) <= need
}

/// Counts the dice that meet a target number.
#[must_use]
pub fn hits(faces: &[u8], need: i16) -> u8 {
    let hits = faces.iter().filter(|face| meets(**face, need)).count();
    u8::try_from(hits).unwrap_or(u8::MAX)
}

/// Counts the dice that are greater than a protection number (TS-1.1).
#[must_use]
pub fn beyond(faces: &[u8], protection: u8) -> u8 {
    let beyond = faces.iter().filter(|face| **face > protection).count();
    u8::try_from(beyond).unwrap_or(u8::MAX)
}

/// A ready battery that bears on an enemy stays silent for one of these reasons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Silence {
    /// There is no powder (TS-14.5).
    NoPowder,
    /// No range is set (TS-14.4).
    NoRange,
    /// She lies beyond the range that is set (TS-14.6).
    Beyond(u8),
    /// A third ship hides her (TS-3.15).
    HiddenBy(ShipId),
    Land,
    /// She is locked in melee (TS-14.9).
    Locked,
    /// The table has no number for this distance (TS-14.11).
    NoVolley,
}
