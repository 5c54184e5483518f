//! Options that the players agree on before a match (PC-0.9).

use serde::{Deserialize, Serialize};

/// The rule by which ships are pinned (PC-7.9, 7.19).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum PinOption {
    #[default]
    Definition,
    Rammed,
}

/// The rule for a broadside (G-20).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum BroadsideOption {
    #[default]
    Polish,
    English,
}

/// PC-2.18.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum BoatsOption {
    #[default]
    Few,
    Any,
}

/// PC-26.6.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum MarkOption {
    #[default]
    Shared,
    Half,
}

/// A part of the game is played or left out (PC-0.9).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Switch {
    #[default]
    On,
    Off,
}

/// PC-21.14.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ParleyOption {
    #[default]
    Always,
    WhenHeld,
}

/// Options of a match (PC-0.9).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    pub pin: PinOption,
    pub broadside: BroadsideOption,
    pub boats: BoatsOption,
    pub mark: MarkOption,
    pub house_cards: Switch,
    pub ask_parley: ParleyOption,
}
