//! Dice that lie open, volleys, battles and raids, as the state holds them.

use serde::{Deserialize, Serialize};

use super::ids::CargoId;
use super::state::Side;
use super::words::{ByLocation, Colour, Declaration, Location, Nation, Skill, Test, Zone, skulls};

/// Dice lie open for one of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum RollKind {
    Test(Test, Skill),
    Contest,
    CrewCombat,
}

/// Dice that lie open, until the next are thrown.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Roll {
    pub by: Side,
    pub kind: RollKind,
    pub faces: Vec<u8>,
    /// A card lets the test count as passed.
    pub passed: bool,
    /// Failed dice that a token made successes (MM-11.8).
    pub made: u8,
}

impl Roll {
    /// Skulls, dice that tokens turned, and one at least if a card lets the test count as passed.
    #[must_use]
    pub fn successes(&self) -> u8 {
        skulls(&self.faces).saturating_add(self.made).max(u8::from(self.passed))
    }
}

/// A volley is one of these (MM-17.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum VolleyKind {
    Cannons,
    LongGuns,
    Chasers,
    /// Without a shooter (MM-17.14).
    Event,
    /// The symbols of a raid's cards (MM-11.11).
    Raid,
}

/// A hit of a volley.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hit {
    /// The die; 0 where a card names the location.
    pub face: u8,
    /// A skull has none before it is placed.
    pub location: Option<Location>,
    pub cancelled: bool,
    pub moved: bool,
}

/// All hits one side inflicts at one moment.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Volley {
    pub kind: VolleyKind,
    pub shooter: Option<Side>,
    pub at: Side,
    /// Hits due, before the dice are thrown.
    pub due: u8,
    pub hits: Vec<Hit>,
    /// Chain or Grape Shot: hits on this location, once destroyed, do not go to the Hull (MM-19.4).
    pub skulls_to: Option<Location>,
}

/// A battle or a crew combat ends so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Outcome {
    /// Without a victor.
    Nobody,
    /// This side got away, after the loser's shots (MM-16.12).
    Escaped(Side),
    Sunk(Side),
    BothSunk,
    /// This side lost the crew combat.
    Boarded(Side),
}

/// A battle in progress (MM-16), or a crew combat ashore (T-9).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Battle {
    pub attacker: Side,
    pub defender: Side,
    /// 0 before round 1.
    pub round: u8,
    /// Of the attacker and the defender.
    pub declared: [Option<Declaration>; 2],
    /// The winner of this round's contest.
    pub won: Option<Side>,
    /// The tracks of a ship of no player, or the Crew of a garrison.
    pub foe: ByLocation,
    /// Leadership of a garrison.
    pub garrison: u8,
    /// The round of the crew combat, from 1.
    pub crew_round: Option<u8>,
    /// More or fewer dice at the next roll, by side.
    pub more: [i8; 2],
    /// Crew not lost this round, by side.
    pub spare: [u8; 2],
    pub outcome: Option<Outcome>,
    /// Cargo cards of a beaten naval ship, from the deck and not yet kept or discarded (MM-20.6).
    pub spoils: Vec<CargoId>,
}

impl Hit {
    /// A die as it fell: a skull has no location yet (MM-17.2).
    #[must_use]
    pub const fn thrown(face: u8) -> Self {
        Self { face, location: Location::of_face(face), cancelled: false, moved: false }
    }

    /// A hit on a location that is named without a die (MM-11.11).
    #[must_use]
    pub const fn on(location: Location) -> Self {
        Self { face: 0, location: Some(location), cancelled: false, moved: false }
    }
}

impl Battle {
    /// Both sides, the attacker first.
    #[must_use]
    pub const fn sides(&self) -> [Side; 2] {
        [self.attacker, self.defender]
    }

    /// The other side.
    #[must_use]
    pub fn foe_of(&self, side: Side) -> Side {
        if side == self.attacker { self.defender } else { self.attacker }
    }

    /// 0 for the attacker, 1 for the defender.
    #[must_use]
    pub fn place(&self, side: Side) -> usize {
        usize::from(side != self.attacker)
    }

    /// The side has declared this (MM-16.4).
    #[must_use]
    pub fn declared_by(&self, side: Side) -> Option<Declaration> {
        self.declared.get(self.place(side)).copied().flatten()
    }
}

/// A merchant was found, and perhaps is being raided (MM-11).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Raid {
    pub by: Colour,
    pub zone: Zone,
    /// Of the token, which lies on the Merchants track already (MM-11.1, 11.3).
    pub token: Nation,
    /// As the captain picked it (MM-11.2).
    pub nation: Option<Nation>,
    pub cards: Vec<CargoId>,
    /// Successes not yet spent.
    pub successes: u8,
}
