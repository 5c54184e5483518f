//! Ships bought and repaired, crew, weapons and modifications (MM-10.15 to 10.31).

use serde::{Deserialize, Serialize};

use crate::rules::kernel::Secrecy::{self, Kept, Open, Shows};
use crate::rules::merchants_and_marauders::state::{Ship, Side, State, Yard};
use crate::rules::merchants_and_marauders::words::{Colour, Fitting, Location, Weapon, Zone};

/// Ships and what is aboard.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(deny_unknown_fields)]
pub enum Ships {
    /// A face-down modification token was turned up (MM-10.2).
    YardTurnedUp {
        port: Zone,
        fitting: Fitting,
    },
    /// The old ship was sold in the same step, and this one is sailed now (MM-10.16).
    ShipBought {
        by: Colour,
        ship: Ship,
    },
    /// A location is at this value again (MM-10.23).
    Repaired {
        by: Colour,
        location: Location,
        points: u8,
        now: u8,
    },
    /// The Reinforced Hull was turned back (MM-10.23).
    HullRestored {
        by: Colour,
    },
    /// Men came aboard: the Crew is `now`.
    CrewGained {
        by: Colour,
        men: u8,
        now: u8,
    },
    CrewLost {
        by: Colour,
        men: u8,
        now: u8,
    },
    WeaponGained {
        by: Colour,
        weapon: Weapon,
    },
    WeaponSold {
        by: Colour,
        weapon: Weapon,
    },
    /// The token of this port was moved aboard, with the new values that it raises (MM-10.25, 10.29).
    FittingTaken {
        by: Colour,
        fitting: Fitting,
        from: Zone,
        raises: Vec<(Location, u8)>,
    },
    /// The tokens of a lost ship were mixed face down (MM-10.28).
    FittingsMixed {
        by: Colour,
        count: u8,
        order: Option<Vec<Fitting>>,
    },
    /// One of them was put into a port, face down (MM-10.28).
    FittingPlaced {
        by: Colour,
        port: Zone,
        fitting: Option<Fitting>,
    },
}

impl Ships {
    pub(super) fn rule_and_secrecy(&self) -> (&'static str, Secrecy) {
        match self {
            Self::YardTurnedUp { .. } => ("MM-10.2", Shows),
            Self::ShipBought { .. } => ("MM-10.16", Open),
            Self::Repaired { .. } | Self::HullRestored { .. } => ("MM-10.23", Open),
            Self::CrewGained { .. } => ("MM-10.31", Open),
            Self::CrewLost { .. } => ("MM-28.5", Open),
            Self::WeaponGained { .. } | Self::WeaponSold { .. } => ("MM-10.24", Open),
            Self::FittingTaken { .. } => ("MM-10.25", Open),
            Self::FittingsMixed { .. } | Self::FittingPlaced { .. } => ("MM-10.28", Kept),
        }
    }

    /// Nobody knows which of the mixed tokens lies where, not even their owner.
    pub(super) fn as_told(&self, _: &dyn Fn(Colour) -> bool) -> Self {
        match self {
            Self::FittingsMixed { by, count, .. } => Self::FittingsMixed { by: *by, count: *count, order: None },
            Self::FittingPlaced { by, port, .. } => Self::FittingPlaced { by: *by, port: *port, fitting: None },
            told => told.clone(),
        }
    }

    pub(in crate::rules::merchants_and_marauders) fn apply(&self, table: &mut State) {
        match self {
            Self::YardTurnedUp { port, .. } => {
                if let Some(yard) = table.yards.get_mut(port) {
                    yard.open = true;
                }
            }
            Self::ShipBought { by, ship } => {
                let big = table.pack.ships.get(&ship.kind).is_some_and(|card| card.big);
                let mut old = None;
                table.of(*by, |player| {
                    old = player.ship.replace(ship.clone());
                    player.big_ship |= big;
                });
                let gone = old.iter().flat_map(|old| old.fittings.keys());
                table.scattered.extend(gone.filter(|fitting| ship.fittings.get(fitting).is_none()));
                table.turn.carry = false;
            }
            Self::Repaired { by, location, now, .. } => table.set_track(Side::Player(*by), *location, *now),
            Self::HullRestored { by } => table.aboard(*by, |ship| {
                if let Some(used) = ship.fittings.get_mut(&Fitting::ReinforcedHull) {
                    *used = false;
                }
            }),
            Self::CrewGained { by, now, .. } | Self::CrewLost { by, now, .. } => {
                table.set_track(Side::Player(*by), Location::Crew, *now);
            }
            Self::WeaponGained { by, weapon } => table.of(*by, |player| _ = player.weapons.insert(*weapon)),
            Self::WeaponSold { by, weapon } => table.of(*by, |player| _ = player.weapons.remove(weapon)),
            Self::FittingTaken { by, fitting, from, raises } => {
                table.yards.remove(from);
                table.aboard(*by, |ship| {
                    ship.fittings.insert(*fitting, false);
                    raises.iter().for_each(|(location, now)| ship.now[*location] = *now);
                });
            }
            Self::FittingsMixed { order, .. } => table.scattered = order.clone().unwrap_or_default(),
            Self::FittingPlaced { port, fitting, .. } => {
                let Some(fitting) = *fitting else { return };
                if let Some(place) = table.scattered.iter().position(|other| *other == fitting) {
                    table.scattered.remove(place);
                }
                table.yards.insert(*port, Yard { kind: fitting, open: false });
            }
        }
    }
}

impl State {
    fn aboard(&mut self, by: Colour, change: impl FnOnce(&mut Ship)) {
        self.of(by, |player| {
            if let Some(ship) = &mut player.ship {
                change(ship);
            }
        });
    }
}
