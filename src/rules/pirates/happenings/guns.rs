//! Shots, hits, masts, and ships that sink (PC-8, PC-10, PC-11, PC-13).

use serde::{Deserialize, Serialize};

use crate::rules::kernel::Secrecy::{self, Kept, Open, Shows};
use crate::rules::pirates::causes::Cause;
use crate::rules::pirates::causes::Doom;
use crate::rules::pirates::ids::Name;
use crate::rules::pirates::orders::Gun;
use crate::rules::pirates::state::{Coin, Plight, Running, Ship, State, Wreck};
use crate::rules::pirates::words::Flag;
use crate::rules::plane::Pose;

/// Guns speak, and masts fall.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(deny_unknown_fields)]
pub enum Guns {
    /// The next shot is a special one (AB-37, AB-38), or the ranges of this order are doubled (AB-24).
    GunLoaded {
        unit: Name,
        card: Name,
        ability: Name,
        doubled: bool,
    },
    /// A die was thrown for this gun.
    ShotFired {
        unit: Name,
        gun: Gun,
        target: Name,
        rank: u8,
        bonus: i8,
        face: u8,
    },
    ShotMissed {
        unit: Name,
        gun: Gun,
        target: Name,
    },
    ShotHit {
        unit: Name,
        gun: Gun,
        target: Name,
    },
    /// The first hit of a turn has no effect (AB-16).
    HitShrugged {
        unit: Name,
    },
    Chained {
        unit: Name,
    },
    Smoked {
        unit: Name,
    },
    /// Every gun of the list hits (PC-13.5); a die is thrown under the option `English` alone.
    Broadside {
        unit: Name,
        target: Name,
        guns: Vec<Gun>,
        face: Option<u8>,
    },
    /// The coin at this place was drawn; it lies aboard, or in the bank of the ship's controller.
    ParleyCalled {
        unit: Name,
        by: Name,
        aboard: bool,
        coin: u8,
        value: u8,
    },
    MastLost {
        unit: Name,
        mast: u8,
        cause: Cause,
    },
    /// A treasure was rolled for, and is gone either way (UT-18).
    MastSaved {
        unit: Name,
        card: Name,
        face: u8,
        kept: bool,
    },
    /// A treasure that doubles a hit is gone (UT-16).
    PowderBlew {
        unit: Name,
        card: Name,
    },
    MastRepaired {
        unit: Name,
        mast: u8,
    },
    /// A coin aboard is out of the game; face down it is known to its controller alone.
    CoinLost {
        unit: Name,
        of: Flag,
        place: u8,
        up: bool,
        value: Option<u8>,
    },
    BecameDerelict {
        unit: Name,
    },
    /// An Eternal ship is kept and goes home (PC-13.1).
    Sunk {
        unit: Name,
        cause: Doom,
        kept: bool,
    },
    /// A treasure saves the ship and is gone (UT-08).
    SavedFromSea {
        unit: Name,
        card: Name,
    },
    /// The coins in the sequence in which they were dealt go to the two home islands (PC-8.5, 8.6).
    CoinsSplit {
        unit: Name,
        by: Flag,
        own: Flag,
        to_by: Vec<Coin>,
        to_own: Vec<Coin>,
    },
    WreckOnReef {
        wreck: Wreck,
    },
    /// She is docked at home (PC-13.36).
    CameHome {
        unit: Name,
        island: Name,
        pose: Pose,
    },
    /// No place is free at home: she waits off the table.
    WaitsForHome {
        unit: Name,
    },
    GoingDown {
        unit: Name,
        face: u8,
    },
    /// The die was low, or an enemy took her in tow (PC-8.11).
    ScuttleFailed {
        unit: Name,
        face: Option<u8>,
    },
}

impl Guns {
    pub(super) fn rule_and_secrecy(&self) -> (&'static str, Secrecy) {
        match self {
            Self::GunLoaded { doubled: true, .. } => ("AB-24", Open),
            Self::GunLoaded { .. } => ("AB-37", Open),
            Self::ShotFired { .. } | Self::ShotHit { .. } | Self::ShotMissed { .. } => ("PC-10.11", Open),
            Self::HitShrugged { .. } => ("AB-16", Open),
            Self::Chained { .. } => ("AB-37", Open),
            Self::Smoked { .. } => ("AB-38", Open),
            Self::Broadside { .. } => ("PC-13.5", Open),
            Self::ParleyCalled { .. } => ("PC-13.29", Shows),
            Self::MastLost { .. } => ("PC-10.14", Open),
            Self::MastSaved { .. } => ("UT-18", Open),
            Self::PowderBlew { .. } => ("UT-16", Open),
            Self::MastRepaired { .. } => ("PC-11.1", Open),
            Self::CoinLost { .. } => ("PC-12.11", Kept),
            Self::BecameDerelict { .. } => ("PC-8.1", Open),
            Self::Sunk { kept: true, .. } => ("PC-13.1", Open),
            Self::Sunk { .. } => ("PC-8.4", Open),
            Self::SavedFromSea { .. } => ("UT-08", Open),
            Self::CoinsSplit { .. } => ("PC-8.5", Shows),
            Self::WreckOnReef { .. } => ("PC-16.13", Open),
            Self::CameHome { .. } | Self::WaitsForHome { .. } => ("PC-13.36", Open),
            Self::GoingDown { .. } => ("PC-8.8", Open),
            Self::ScuttleFailed { face: None, .. } => ("PC-8.11", Open),
            Self::ScuttleFailed { .. } => ("PC-8.8", Open),
        }
    }

    pub(super) fn as_told(&self, shares: &dyn Fn(Flag) -> bool) -> Self {
        match *self {
            Self::CoinLost { unit, of, place, up, value } => {
                let known = up || shares(of);
                // Its place among the others says nothing to those who do not see them.
                let place = if known { place } else { 0 };
                Self::CoinLost { unit, of, place, up, value: value.filter(|_| known) }
            }
            _ => self.clone(),
        }
    }

    pub(in crate::rules::pirates) fn apply(&self, table: &mut State) {
        match self {
            Self::GunLoaded { card, ability, doubled, .. } => running(table, |running| {
                if *doubled {
                    running.doubled = true;
                } else {
                    running.loaded = Some((*card, *ability));
                }
            }),
            Self::ShotFired { gun, .. } => running(table, |running| {
                fires(running, *gun);
                running.again = None;
                running.loaded = None;
            }),
            Self::ShotMissed { gun, target, .. } => running(table, |running| running.again = Some((*gun, *target))),
            Self::ShotHit { target, .. } => table.of_ship(*target, |ship| ship.plight.hit = true),
            Self::Chained { unit } => {
                table.of_ship(*unit, |ship| ship.plight.chained = true);
                table.of_kraken(*unit, |kraken| kraken.plight.chained = true);
            }
            Self::Smoked { unit } => table.of_ship(*unit, |ship| ship.plight.smoked = true),
            Self::Broadside { guns, .. } => running(table, |running| {
                guns.iter().for_each(|gun| fires(running, *gun));
                running.broadside = true;
            }),
            Self::ParleyCalled { unit, aboard, coin, .. } => parley(table, *unit, *aboard, *coin),
            Self::MastLost { unit, mast, .. } => stand(table, *unit, *mast, false),
            Self::MastRepaired { unit, mast } => stand(table, *unit, *mast, true),
            Self::MastSaved { unit, card, .. } | Self::PowderBlew { unit, card } => {
                table.of_ship(*unit, |ship| spend(ship, *card));
            }
            Self::CoinLost { unit, place, .. } => {
                let mut lost = 0;
                table.of_ship(*unit, |ship| {
                    if usize::from(*place) < ship.coins.len() {
                        lost = i32::from(ship.coins.remove(usize::from(*place)).value);
                    }
                });
                table.removed = table.removed.saturating_add(lost);
            }
            Self::HitShrugged { .. } | Self::BecameDerelict { .. } => {}
            Self::Sunk { unit, kept, .. } => sunk(table, *unit, *kept),
            Self::SavedFromSea { unit, card } => table.of_ship(*unit, |ship| {
                spend(ship, *card);
                off_the_sea(ship);
                ship.masts.iter_mut().for_each(|mast| *mast = true);
            }),
            Self::CoinsSplit { unit, by, own, to_by, to_own } => {
                table.of_ship(*unit, |ship| ship.coins.clear());
                table.of(*by, |player| player.banked.extend(to_by));
                table.of(*own, |player| player.banked.extend(to_own));
            }
            Self::WreckOnReef { wreck } => table.wrecks.push(*wreck),
            Self::CameHome { unit, island, pose } => table.of_ship(*unit, |ship| {
                ship.waits = false;
                ship.pose = *pose;
                ship.docked = Some(*island);
            }),
            Self::WaitsForHome { unit } => table.of_ship(*unit, |ship| ship.waits = true),
            Self::GoingDown { unit, .. } => table.of_ship(*unit, |ship| {
                ship.going_down = true;
                ship.scuttled = true;
            }),
            Self::ScuttleFailed { unit, face } => table.of_ship(*unit, |ship| match face {
                Some(_) => ship.scuttled = true,
                None => ship.going_down = false,
            }),
        }
    }
}

fn running(table: &mut State, act: impl FnOnce(&mut Running)) {
    if let Some(running) = &mut table.running {
        act(running);
    }
}

fn fires(running: &mut Running, gun: Gun) {
    if !running.fired.contains(&gun) {
        running.fired.push(gun);
    }
}

fn stand(table: &mut State, unit: Name, mast: u8, up: bool) {
    table.of_ship(unit, |ship| {
        if let Some(at) = usize::from(mast).checked_sub(1).and_then(|at| ship.masts.get_mut(at)) {
            *at = up;
        }
    });
}

fn spend(ship: &mut Ship, card: Name) {
    if let Some(at) = ship.uniques.iter().position(|treasure| treasure.card == card) {
        ship.uniques.remove(at);
    }
}

fn parley(table: &mut State, unit: Name, aboard: bool, coin: u8) {
    let take = |coins: &mut Vec<Coin>| {
        if usize::from(coin) < coins.len() {
            coins.remove(usize::from(coin));
        }
    };
    let Some(flag) = table.ship(unit).map(|ship| ship.flag) else { return };
    if aboard {
        table.of_ship(unit, |ship| take(&mut ship.coins));
    } else {
        table.of(flag, |player| take(&mut player.banked));
    }
    table.of_ship(unit, |ship| ship.plight.untouchable = true);
}

/// The ship is held to no place on the sea any longer.
fn off_the_sea(ship: &mut Ship) {
    ship.docked = None;
    ship.dock_free = false;
    ship.lost = None;
    ship.entangled = None;
    ship.towing = None;
    ship.going_down = false;
    ship.must_leave = false;
    ship.ghost = false;
    ship.waits = true;
}

fn sunk(table: &mut State, unit: Name, kept: bool) {
    let coins = table.ship(unit).map_or(0, |ship| ship.coins.iter().map(|coin| i32::from(coin.value)).sum::<i32>());
    table.removed = table.removed.saturating_add(coins);
    table.pinned.retain(|(one, other)| *one != unit && *other != unit);
    if kept {
        table.of_ship(unit, |ship| {
            off_the_sea(ship);
            ship.masts.iter_mut().for_each(|mast| *mast = false);
            ship.coins.clear();
            ship.uniques.clear();
            ship.plight = Plight { hit: true, ..Plight::default() };
        });
    } else {
        table.ships.retain(|ship| ship.id != unit);
        table.sunk.push(unit);
    }
}
