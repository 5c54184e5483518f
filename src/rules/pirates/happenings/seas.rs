//! Fog, reefs, the Sargasso Sea and whirlpools (PC-16).

use serde::{Deserialize, Serialize};

use crate::rules::kernel::Secrecy::{self, Open};
use crate::rules::pirates::ids::Name;
use crate::rules::pirates::state::State;
use crate::rules::pirates::words::Flag;
use crate::rules::plane::Pose;

/// The sea takes hold of units and lets them go.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(deny_unknown_fields)]
pub enum Seas {
    /// She is put on the fog bank (PC-16.3, 16.25).
    Lost {
        unit: Name,
        fog: Name,
        from: Pose,
        to: Pose,
    },
    /// The number rolled, and the one at which a place is free, if any (PC-16.9).
    FogRolled {
        unit: Name,
        fog: Name,
        face: u8,
        exit: Option<u8>,
    },
    /// She lies outside, near these pieces.
    LeftFog {
        unit: Name,
        fog: Name,
        from: Pose,
        to: Pose,
        grace: Vec<Name>,
    },
    ReefRolled {
        unit: Name,
        reef: Name,
        face: u8,
    },
    SargassoRolled {
        unit: Name,
        sea: Name,
        face: u8,
    },
    Entangled {
        unit: Name,
        sea: Name,
    },
    BreakFreeRolled {
        unit: Name,
        face: u8,
        total: u8,
    },
    /// The Sargasso Sea lets her go; her place off it is still to be named (PC-16.19).
    BrokeFree {
        unit: Name,
        sea: Name,
    },
    /// She is put off the Sargasso Sea.
    SetFree {
        unit: Name,
        from: Pose,
        to: Pose,
    },
    /// She stops at a whirlpool to use it (PC-16.21).
    StoppedToWhirl {
        unit: Name,
        whirlpool: Name,
    },
    Whirled {
        unit: Name,
        whirlpool: Name,
        from: Pose,
        to: Pose,
    },
    WhirlpoolRolled {
        unit: Name,
        face: u8,
    },
}

impl Seas {
    pub(super) fn rule_and_secrecy(&self) -> (&'static str, Secrecy) {
        let rule = match self {
            Self::Lost { .. } => "PC-16.3",
            Self::FogRolled { .. } | Self::LeftFog { .. } => "PC-16.7",
            Self::ReefRolled { .. } => "PC-16.11",
            Self::SargassoRolled { .. } | Self::Entangled { .. } => "PC-16.16",
            Self::BreakFreeRolled { .. } | Self::BrokeFree { .. } => "PC-16.18",
            Self::SetFree { .. } => "PC-16.19",
            Self::StoppedToWhirl { .. } => "PC-16.21",
            Self::Whirled { .. } => "PC-16.20",
            Self::WhirlpoolRolled { .. } => "PC-16.22",
        };
        (rule, Open)
    }

    pub(super) fn as_told(&self, _: &dyn Fn(Flag) -> bool) -> Self {
        self.clone()
    }

    pub(in crate::rules::pirates) fn apply(&self, table: &mut State) {
        match self {
            Self::Lost { unit, fog, to, .. } => {
                table.lay(*unit, *to);
                table.lose(*unit, Some(*fog));
                table.pinned.retain(|(one, other)| one != unit && other != unit);
            }
            Self::FogRolled { exit, .. } => {
                if let Some(running) = &mut table.running {
                    running.exit = *exit;
                }
            }
            Self::LeftFog { unit, to, grace, .. } => {
                table.lay(*unit, *to);
                table.lose(*unit, None);
                table.of_ship(*unit, |ship| ship.moved = true);
                if let Some(running) = &mut table.running {
                    running.exit = None;
                    running.sailed = true;
                    running.grace.clone_from(grace);
                    running.touched.clone_from(grace);
                }
            }
            Self::ReefRolled { reef: terrain, face, .. } | Self::SargassoRolled { sea: terrain, face, .. } => {
                if let Some(terrain) = table.terrain.iter_mut().find(|own| own.id == *terrain) {
                    terrain.factor = Some(*face);
                }
            }
            Self::Entangled { unit, sea } => table.of_ship(*unit, |ship| ship.entangled = Some(*sea)),
            Self::BrokeFree { .. } => {
                if let Some(running) = &mut table.running {
                    running.sailed = true;
                }
            }
            Self::SetFree { unit, to, .. } => {
                table.lay(*unit, *to);
                table.of_ship(*unit, |ship| ship.entangled = None);
            }
            Self::StoppedToWhirl { whirlpool, .. } => {
                if let Some(running) = &mut table.running {
                    running.whirl = Some(*whirlpool);
                    running.stopped = true;
                    running.left.clear();
                }
            }
            Self::Whirled { unit, to, .. } => {
                table.lay(*unit, *to);
                table.of_ship(*unit, |ship| ship.whirled = true);
                table.of_kraken(*unit, |kraken| kraken.whirled = true);
                if let Some(running) = &mut table.running {
                    running.whirl = None;
                    running.stopped = true;
                    running.left.clear();
                }
            }
            Self::BreakFreeRolled { .. } | Self::WhirlpoolRolled { .. } => {}
        }
    }
}
