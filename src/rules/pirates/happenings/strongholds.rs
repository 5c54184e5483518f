//! Krakens and forts (PC-14, PC-15).

use serde::{Deserialize, Serialize};

use crate::rules::kernel::Secrecy::{self, Kept, Open, Shows};
use crate::rules::pirates::causes::Cause;
use crate::rules::pirates::ids::Name;
use crate::rules::pirates::state::{Coin, Fort, State};
use crate::rules::pirates::words::Flag;
use crate::rules::plane::{Pose, Spot};

/// Krakens hold, and forts stand and fall.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(deny_unknown_fields)]
pub enum Strongholds {
    Embraced {
        kraken: Name,
        unit: Name,
        from: Spot,
        at: Spot,
    },
    Released {
        kraken: Name,
        unit: Name,
    },
    TentacleLost {
        unit: Name,
        tentacle: u8,
        cause: Cause,
    },
    /// An Eternal one goes home instead (PC-14.17).
    KrakenDied {
        unit: Name,
        kept: bool,
    },
    KrakenCameHome {
        unit: Name,
        at: Spot,
    },
    KrakenWaits {
        unit: Name,
    },
    /// PC-14.17.
    TentacleGrown {
        unit: Name,
        tentacle: u8,
    },
    /// None where the target ends (PC-14.20).
    TargetNamed {
        kraken: Name,
        unit: Option<Name>,
    },
    /// Coins of the bank at these places pay it; coins on the island go in, face up (PC-15.6 to 15.9).
    FortBuilt {
        fort: Name,
        card: Name,
        by: Flag,
        island: Name,
        pose: Pose,
        flags: Vec<(i8, i8)>,
        paid: Vec<u8>,
        found: Vec<u8>,
    },
    FlagLost {
        fort: Name,
        flag: u8,
        cause: Cause,
    },
    FortAbandoned {
        fort: Name,
    },
    /// Its gold lies on the island again (PC-15.23).
    FortDestroyed {
        fort: Name,
        island: Name,
    },
    IslandWild {
        island: Name,
    },
    /// Nobody knows the sequence (PC-15.24).
    CountersMixed {
        island: Name,
        order: Option<Vec<u16>>,
    },
}

impl Strongholds {
    pub(super) fn rule_and_secrecy(&self) -> (&'static str, Secrecy) {
        match self {
            Self::Embraced { .. } => ("PC-14.8", Open),
            Self::Released { .. } => ("PC-14.14", Open),
            Self::TentacleLost { .. } | Self::KrakenDied { kept: false, .. } => ("PC-14.15", Open),
            Self::KrakenDied { .. } | Self::TentacleGrown { .. } => ("PC-14.17", Open),
            Self::KrakenCameHome { .. } | Self::KrakenWaits { .. } => ("PC-13.36", Open),
            Self::TargetNamed { unit: Some(_), .. } => ("PC-14.18", Open),
            Self::TargetNamed { .. } => ("PC-14.20", Open),
            Self::FortBuilt { .. } => ("PC-15.4", Shows),
            Self::FlagLost { .. } | Self::FortAbandoned { .. } => ("PC-15.20", Open),
            Self::FortDestroyed { .. } => ("PC-15.22", Open),
            Self::IslandWild { .. } => ("PC-15.23", Open),
            Self::CountersMixed { .. } => ("PC-15.24", Kept),
        }
    }

    pub(super) fn as_told(&self, _shares: &dyn Fn(Flag) -> bool) -> Self {
        match self {
            Self::CountersMixed { island, .. } => Self::CountersMixed { island: *island, order: None },
            told => told.clone(),
        }
    }

    pub(in crate::rules::pirates) fn apply(&self, table: &mut State) {
        match self {
            Self::Embraced { kraken, unit, at, .. } => {
                let turn = table.turn;
                table.of_kraken(*kraken, |kraken| {
                    kraken.at = *at;
                    kraken.embraces = Some(*unit);
                    kraken.since = turn;
                });
            }
            Self::Released { kraken, .. } => table.of_kraken(*kraken, |kraken| kraken.embraces = None),
            Self::TentacleLost { unit, tentacle, .. } => grow(table, *unit, *tentacle, false),
            Self::TentacleGrown { unit, tentacle } => grow(table, *unit, *tentacle, true),
            Self::KrakenDied { unit, kept } => {
                if *kept {
                    table.of_kraken(*unit, |kraken| {
                        kraken.embraces = None;
                        kraken.target = None;
                        kraken.lost = None;
                        kraken.waits = true;
                    });
                } else {
                    table.krakens.retain(|kraken| kraken.id != *unit);
                    table.sunk.push(*unit);
                }
            }
            Self::KrakenCameHome { unit, at } => table.of_kraken(*unit, |kraken| {
                kraken.at = *at;
                kraken.waits = false;
            }),
            Self::KrakenWaits { unit } => table.of_kraken(*unit, |kraken| kraken.waits = true),
            Self::TargetNamed { kraken, unit } => table.of_kraken(*kraken, |kraken| kraken.target = *unit),
            Self::FortBuilt { fort, card, by, island, pose, flags, paid, found } => {
                let coins = paid_for(table, (*card, *by, *island), paid, found);
                table.built = true;
                table.forts.push(Fort {
                    id: *fort,
                    card: *card,
                    flag: *by,
                    island: *island,
                    pose: *pose,
                    flags: flags.iter().map(|slot| (*slot, true)).collect(),
                    coins,
                    given: Vec::new(),
                    extra: 0,
                    used: Vec::new(),
                });
            }
            Self::FlagLost { fort, flag, .. } => table.of_fort(*fort, |fort| {
                if let Some((_, stands)) = fort.flags.get_mut(usize::from(*flag)) {
                    *stands = false;
                }
            }),
            Self::FortAbandoned { .. } | Self::IslandWild { .. } => {}
            Self::FortDestroyed { fort, island } => {
                let Some(at) = table.forts.iter().position(|own| own.id == *fort) else { return };
                let fort = table.forts.remove(at);
                table.of_island(*island, |island| {
                    island.coins.extend(fort.coins.iter().map(|coin| coin.value));
                    island.seen.values_mut().for_each(|sight| sight.stale = true);
                });
            }
            Self::CountersMixed { island, order } => {
                let Some(order) = order else { return };
                table.of_island(*island, |island| {
                    let coins = island.coins.clone();
                    island.coins = order.iter().filter_map(|at| coins.get(usize::from(*at)).copied()).collect();
                });
            }
        }
    }
}

fn grow(table: &mut State, unit: Name, tentacle: u8, up: bool) {
    table.of_kraken(unit, |kraken| {
        if let Some(at) = usize::from(tentacle).checked_sub(1).and_then(|at| kraken.tentacles.get_mut(at)) {
            *at = up;
        }
    });
}

/// Takes the coins of the cost from the bank, and what lies on the island; all of it goes into the fort.
fn paid_for(table: &mut State, (card, by, island): (Name, Flag, Name), paid: &[u8], found: &[u8]) -> Vec<Coin> {
    let mut coins = Vec::new();
    table.of(by, |player| {
        let mut kept = Vec::new();
        for (at, coin) in player.banked.drain(..).enumerate() {
            let pays = paid.iter().any(|place| usize::from(*place) == at);
            if pays { coins.push(coin) } else { kept.push(coin) }
        }
        player.banked = kept;
        player.forts.retain(|listed| *listed != card);
    });
    coins.extend(found.iter().map(|value| Coin { value: *value, up: true, ransom: false }));
    table.of_island(island, |island| {
        island.coins.clear();
        island.uniques.clear();
        island.seen.clear();
    });
    coins
}
