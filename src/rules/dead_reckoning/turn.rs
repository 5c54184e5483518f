//! Marks of the turn. They are thrown away whole when it ends, so none of them can be left over (DR-6.5).

use std::collections::{BTreeMap, BTreeSet};
use std::hash::{Hash, Hasher};

use serde::{Deserialize, Serialize};

use super::cards::AbilityRef;
use super::duel::{Foe, Mount};
use super::goods::{Hold, Place};
use super::printed::ids::Worn;

/// A player has used these in the current turn, their own or another's (DR-6.3, DR-20.8).
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Used {
    /// Cannons (DR-18.4).
    pub cannons: BTreeMap<Mount, u8>,
    pub abilities: BTreeSet<AbilityRef>,
    /// Black flags (DR-20.2).
    pub flags: u8,
    /// Abilities of tokens (DR-4.11).
    pub tokens: BTreeSet<Hold>,
    /// Black flags that were copied beside those on cards (DR-15.18).
    #[serde(default, skip_serializing_if = "CopiedFlags::none")]
    pub copied_flags: CopiedFlags,
}

/// Counts copied flags.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CopiedFlags(pub u8);

impl CopiedFlags {
    /// None.
    #[must_use]
    pub const fn none(&self) -> bool {
        self.0 == 0
    }
}

impl Hash for CopiedFlags {
    // Without one a turn has the digests it had before flags could be copied.
    fn hash<H: Hasher>(&self, state: &mut H) {
        if !self.none() {
            self.0.hash(state);
        }
    }
}

impl Used {
    /// Another token lies uppermost on this slot: its ability and its cannons are fresh (DR-15.33, DR-18.4).
    pub fn freshen(&mut self, hold: Hold) {
        self.tokens.remove(&hold);
        self.cannons.remove(&Mount::Slot(hold));
    }
}

/// A turn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    /// Sails were raised (DR-7.1).
    pub raised: bool,
    /// The ship has moved (DR-7.1).
    pub moved: bool,
    /// The ship is between two places of one movement: it only passes, and nothing happens there (DR-8.5).
    pub under_way: bool,
    /// The active ship stopped where it lies now: pirates there must be fought (DR-9.4).
    pub moved_in: bool,
    /// A tile was explored (DR-8.8).
    pub explored: bool,
    /// Purchases and encounters (DR-10.1).
    pub purchases: u8,
    /// A foe is fought at most once in a turn (DR-18.3).
    pub fought: BTreeSet<Foe>,
    /// A pirate has beaten the active player at these islands and bars them (DR-9.12).
    pub barred: BTreeSet<Place>,
    /// Marks of used things are kept by seat.
    pub used: Vec<Used>,
    /// Advancements that were sleeved this turn: they count for nothing yet (DR-11.5).
    pub sleeved: BTreeSet<Worn>,
    /// Islands of these rows bring goods as the ship passes them, each once for every card that was used (DR-29.6).
    pub coast_runners: Vec<(u8, BTreeSet<Place>)>,
    /// Damage to enemies on tiles entered, and the tiles where it was dealt, once for every card that was used (DR-29.7).
    pub wakes: Vec<(u8, BTreeSet<Place>)>,
    /// Walls of others do not count for the active player (DR-15.17).
    pub ignores_forts: bool,
}
