//! The game is set out (PC-3): the roll-off, islands, terrain, homes and units, and the treasure on wild islands.

use serde::{Deserialize, Serialize};

use crate::rules::kernel::Secrecy::{self, Kept, Open};
use crate::rules::pirates::ids::Name;
use crate::rules::pirates::setup;
use crate::rules::pirates::state::State;
use crate::rules::pirates::words::{Flag, TerrainKind};
use crate::rules::plane::Pose;

/// Counters that are dealt to an island.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dealt {
    pub island: Name,
    /// Everybody sees how many there are (PC-21.1).
    pub counters: u8,
    /// Nobody looks at coins and treasures (PC-3.19).
    pub lying: Option<(Vec<u8>, Vec<Name>)>,
}

/// Setting out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(deny_unknown_fields)]
pub enum SettingOut {
    /// These players threw these faces.
    RolledOff {
        faces: Vec<(Flag, u8)>,
    },
    FirstPlayer {
        by: Flag,
    },
    /// A player is given this island to place.
    IslandDrawn {
        by: Flag,
        card: Name,
    },
    IslandPlaced {
        by: Flag,
        island: Name,
        card: Name,
        pose: Pose,
    },
    /// There was no spot left for an island: all are placed again.
    IslandsCleared,
    TerrainPlaced {
        by: Flag,
        terrain: Name,
        kind: TerrainKind,
        pose: Pose,
    },
    /// There is no spot for the terrain that is left.
    TerrainLeftOut {
        kinds: Vec<TerrainKind>,
    },
    HomeChosen {
        by: Flag,
        of: Flag,
        island: Name,
    },
    /// A ship lies docked, or a kraken lies at the island.
    UnitPlaced {
        by: Flag,
        unit: Name,
        island: Name,
        pose: Pose,
    },
    /// There is no place for it: it waits off the table.
    UnitWaits {
        by: Flag,
        unit: Name,
    },
    /// The treasure lies there, and all ordinary coins in the game are worth this much.
    TreasureDealt {
        islands: Vec<Dealt>,
        gold: u16,
    },
}

impl SettingOut {
    pub(super) fn rule_and_secrecy(&self) -> (&'static str, Secrecy) {
        match self {
            Self::RolledOff { .. } | Self::FirstPlayer { .. } => ("PC-3.2", Open),
            Self::IslandDrawn { .. } | Self::IslandPlaced { .. } => ("PC-3.4", Open),
            Self::IslandsCleared => ("PC-3.8", Open),
            Self::TerrainPlaced { .. } | Self::TerrainLeftOut { .. } => ("PC-3.10", Open),
            Self::HomeChosen { .. } => ("PC-3.12", Open),
            Self::UnitPlaced { .. } => ("PC-3.13", Open),
            Self::UnitWaits { .. } => ("PC-13.36", Open),
            Self::TreasureDealt { .. } => ("PC-3.19", Kept),
        }
    }

    pub(super) fn as_told(&self, _: &dyn Fn(Flag) -> bool) -> Self {
        match self {
            Self::TreasureDealt { islands, gold } => {
                let covered = islands.iter().map(|dealt| Dealt { lying: None, ..dealt.clone() });
                Self::TreasureDealt { islands: covered.collect(), gold: *gold }
            }
            _ => self.clone(),
        }
    }

    pub(in crate::rules::pirates) fn apply(&self, table: &mut State) {
        match self {
            Self::RolledOff { .. } => {}
            Self::FirstPlayer { by } => {
                table.first = *by;
                table.to_move = *by;
            }
            Self::IslandDrawn { by, card } => {
                table.to_move = *by;
                table.drawn = Some(*card);
                let cards = &mut table.to_lay.0;
                if let Some(place) = cards.iter().position(|own| own == card) {
                    cards.remove(place);
                }
            }
            Self::IslandPlaced { by, island, card, pose } => {
                table.drawn = None;
                table.to_move = table.after(*by);
                let pack = table.pack.clone();
                table.islands.extend(setup::island(&pack, *island, *card, *pose));
                if table.islands.len() >= usize::from(table.lay) {
                    // The others go back into the box.
                    table.to_lay.0.clear();
                    table.to_move = table.first;
                }
            }
            Self::IslandsCleared => {
                let laid = table.islands.drain(..).filter_map(|island| island.card);
                table.to_lay.0.extend(laid.chain(table.drawn.take()));
                table.to_lay.0.sort_unstable();
                table.to_move = table.first;
            }
            Self::TerrainPlaced { by, terrain, kind, pose } => {
                table.to_move = table.after(*by);
                let kinds = &mut table.to_lay.1;
                if let Some(place) = kinds.iter().position(|own| own == kind) {
                    kinds.remove(place);
                }
                let pack = table.pack.clone();
                table.terrain.extend(setup::terrain(&pack, *terrain, *kind, *pose));
            }
            Self::TerrainLeftOut { .. } => table.to_lay.1.clear(),
            Self::HomeChosen { of, island, .. } => {
                table.to_move = *of;
                table.of_island(*island, |island| island.home = Some(*of));
            }
            Self::UnitPlaced { by, unit, island, pose } => {
                table.of(*by, |player| player.to_place.retain(|own| own != unit));
                table.of_ship(*unit, |ship| {
                    ship.pose = *pose;
                    ship.docked = Some(*island);
                    ship.waits = false;
                });
                table.of_kraken(*unit, |kraken| {
                    kraken.at = pose.at;
                    kraken.waits = false;
                });
            }
            Self::UnitWaits { by, unit } => table.of(*by, |player| player.to_place.retain(|own| own != unit)),
            Self::TreasureDealt { islands, gold } => {
                table.starting_gold = *gold;
                table.players.iter_mut().for_each(|player| player.brought = Default::default());
                for dealt in islands {
                    let (coins, uniques) = dealt.lying.clone().unwrap_or_default();
                    table.of_island(dealt.island, |island| {
                        island.coins = coins;
                        island.uniques = uniques;
                    });
                }
                table.to_move = table.first;
            }
        }
    }
}
