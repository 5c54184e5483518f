//! Orders of a player (DR-33.3).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::amendments::Amendment;
use super::cards::{AbilityRef, CardId, any_copy};
use super::colours::Colour;
use super::duel::Target;
use super::goods::{ByHold, Goods, Hold, Holds, Place};
use super::island::Building;
use super::printed::ids::Worn;

/// Goods spread over the player's ship and harbour; they pay or are gained in any split.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Split {
    pub holds: Holds,
    /// Cargo on the dock tile, gold in the chest.
    pub home: Goods,
}

impl Split {
    /// All of it.
    #[must_use]
    pub fn sum(&self) -> Goods {
        self.holds.values().sum::<Goods>().and(self.home)
    }
}

/// A cube of influence goes to an island, perhaps in place of another cube (DR-17.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Placing {
    /// The tile of the island.
    pub at: Place,
    /// A cube of this colour goes home, if no slot is empty.
    #[serde(default)]
    pub instead_of: Option<Colour>,
    /// The tile of the island that lends the cube, where the own supply is empty (DR-17.13).
    #[serde(default)]
    pub from: Option<Place>,
}

/// An ability, and all details of its use. A detail that the ability does not ask for is left out.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Employ {
    pub ability: AbilityRef,
    /// The option of a slash is counted from 0 (DR-14.2).
    #[serde(default)]
    pub option: u8,
    /// These goods pay (DR-14.8).
    #[serde(default)]
    pub pay: Split,
    /// Gained goods go here, if there is a choice; the rest is asked for (DR-5.17).
    #[serde(default)]
    pub gain: Split,
    /// Cubes of influence, in this order (DR-17.5).
    #[serde(default)]
    pub cubes: Vec<Placing>,
    /// The island produces, in this order, or the only one gets goods (DR-15.22).
    #[serde(default)]
    pub islands: Vec<Place>,
    /// Buildings, in this order (DR-16.3).
    #[serde(default)]
    pub build: Vec<(Place, Building)>,
    /// The ability that is copied (DR-15.18).
    #[serde(default)]
    pub copied: Option<AbilityRef>,
    /// This influence ability is used directly afterwards; its first influence replaces a cube together with the last
    /// of this one (DR-17.3).
    #[serde(default)]
    pub joined: Option<Box<Self>>,
}

/// An order.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Order {
    // ---- battles
    /// Ask everybody else whether these things are set right by hand.
    Propose(Vec<Amendment>),
    Attack(Target),
    /// No more battles: the end of a battle alone.
    Done,
    /// The player commits this number of cannons, and the number of cubes is fixed.
    Commit(u8),
    /// A battle ability of a card in play, counted from 0 among those on the card.
    Use(#[serde(deserialize_with = "any_copy")] CardId, u8),
    /// The battle ability of another advancement in play, with the ability that copies it (DR-15.18).
    UseCopy(AbilityRef, AbilityRef),
    Pass,

    // ---- at several moments
    /// Play a card from hand.
    Play(#[serde(deserialize_with = "any_copy")] CardId),
    /// The level-up between turns, on a card in hand.
    LevelUp(#[serde(deserialize_with = "any_copy")] CardId),
    /// The goods aboard, laid into the holds anew.
    Rearrange(Holds),
    /// Goods thrown overboard from a hold.
    Jettison(Hold, Goods),

    // ---- the main phase
    /// Goods from the dock, the chest or the island into holds (DR-5.6, DR-5.7).
    Load(Holds),
    /// Goods out of holds (DR-5.9, DR-5.10).
    Unload(Holds),
    /// Raise sails, and count those of these slashes, each with its option (DR-7.1, DR-7.7).
    RaiseSails(BTreeMap<AbilityRef, u8>),
    /// Sail along these places; the last is a stop (DR-8.3).
    Move(Vec<Place>),
    /// Buy the advancement at the ship’s tile, with cargo of these holds (DR-10.3).
    Buy(ByHold<u8>),
    /// Trade for the encounter there (DR-10.8).
    Trade(ByHold<u8>),
    /// An ability of a card in play (DR-4.8).
    Employ(Box<Employ>),
    /// The ability of a token, with its payment or the places of its goods (DR-4.11).
    UseToken(Hold, Split),
    /// Twelve cargo for Master Trader (DR-24.19).
    ReturnTwelve(Split),
    /// The main phase is over.
    EndMain,

    // ---- the end phase
    /// Pirate or trader (DR-12.4).
    ChooseMode {
        pirate: bool,
    },
    /// An advancement into the sleeve of a card in play (DR-11.3).
    Sleeve(Worn, #[serde(deserialize_with = "any_copy")] CardId),
    /// Nothing more is sleeved (DR-11.7).
    DoneSleeving,
}
