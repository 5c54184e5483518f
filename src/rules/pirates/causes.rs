//! Causes by which masts, tentacles and flags are lost, and ships sink.

use serde::{Deserialize, Serialize};

use super::ids::Name;

/// A mast, a tentacle or a flag was lost by this.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Cause {
    /// A shot of this unit.
    Shot(Name),
    /// The own broadside (PC-13.5 c).
    Recoil,
    /// A ram of this ship.
    Ram(Name),
    Reef(Name),
    Whirlpool,
    /// An ability of this unit (AB-25).
    Thorn(Name),
    /// A treasure.
    Treasure(Name),
}

/// A ship sinks for one of these reasons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Doom {
    /// A shot of this unit.
    Shot(Name),
    Reef,
    Scuttled,
}
