//! Turns, orders, and what the cards do at their own times (PC-4, PC-13.6, PC-13.17, PC-17, PC-19).

use serde::{Deserialize, Serialize};

use crate::rules::kernel::Secrecy::{self, Open};
use crate::rules::pirates::ids::Name;
use crate::rules::pirates::state::{Outcome, Phase, Running, Ship, State};
use crate::rules::pirates::words::{Flag, OrderKind, Ruler};
use crate::rules::plane::Spot;

/// The match ended for one of these reasons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reason {
    /// PC-17.1.
    Gold,
    /// PC-17.4.
    NoUnit,
    /// PC-17.5.
    NoGold,
    /// All others are out (PC-17.7, 26.12).
    LastLeft,
    /// The turns of the attacker are over (PC-27.6).
    Turns,
}

/// Turns begin and end, and orders are given.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(deny_unknown_fields)]
pub enum Turns {
    PhaseBegan {
        phase: Phase,
    },
    TurnBegan {
        by: Flag,
        turn: u16,
    },
    /// Effects of "this turn" end (PC-4.2).
    TurnEnded {
        by: Flag,
        next: Flag,
        turn: u16,
    },
    /// Factors of reefs and weed are cleared (PC-4.2).
    FactorsCleared,
    OrderGiven {
        unit: Name,
        kind: OrderKind,
    },
    OrderOver {
        unit: Name,
    },
    /// One more order is allowed this turn, of one kind or of any (PC-19.1).
    ExtraOrder {
        unit: Name,
        card: Name,
        kind: Option<OrderKind>,
    },
    /// Her next order may be given twice (AB-30).
    EncoreWon {
        unit: Name,
        card: Name,
    },
    GhostStated {
        unit: Name,
        ghost: bool,
    },
    /// 5: she cannot use abilities; 6: she is limited to S (PC-13.17).
    FearRolled {
        by: Flag,
        unit: Name,
        face: u8,
    },
    /// An ability or a treasure was used; it is not used twice in a turn (PC-12.9).
    AbilityUsed {
        unit: Name,
        card: Name,
        ability: Name,
    },
    /// A card's own roll.
    CardRolled {
        unit: Name,
        card: Name,
        face: u8,
    },
    /// A die lies, and may be thrown again (AB-42).
    DieLies {
        unit: Name,
        face: u8,
    },
    /// A die thrown for this ship is thrown again (AB-42).
    Rerolled {
        unit: Name,
        card: Name,
        before: u8,
        face: u8,
    },
    /// The ship cannot use her abilities this turn (AB-39).
    Silenced {
        unit: Name,
    },
    /// The crew at this place aboard cannot use abilities this turn (AB-39).
    CrewHushed {
        unit: Name,
        place: u8,
    },
    /// No crew can (AB-51).
    AllHushed,
    /// One more segment for the order that runs (UT-04).
    SegmentAdded {
        unit: Name,
        ruler: Ruler,
    },
    DrawOffered {
        by: Flag,
    },
    DrawRefused {
        by: Flag,
    },
    Resigned {
        by: Flag,
    },
    /// PC-26.12.
    PlayerOut {
        by: Flag,
    },
    Won {
        by: Flag,
        reason: Reason,
    },
    Drawn,
}

impl Turns {
    pub(super) fn rule_and_secrecy(&self) -> (&'static str, Secrecy) {
        let rule = match self {
            Self::PhaseBegan { .. } | Self::TurnBegan { .. } | Self::TurnEnded { .. } | Self::FactorsCleared => {
                "PC-4.2"
            }
            Self::OrderGiven { .. } | Self::OrderOver { .. } => "PC-4.1",
            Self::ExtraOrder { .. } => "PC-19.1",
            Self::EncoreWon { .. } => "AB-30",
            Self::GhostStated { .. } => "PC-13.6",
            Self::FearRolled { .. } => "PC-13.17",
            Self::AbilityUsed { .. } => "PC-12.9",
            Self::CardRolled { .. } => "PC-24.3",
            Self::DieLies { .. } | Self::Rerolled { .. } => "AB-42",
            Self::Silenced { .. } | Self::CrewHushed { .. } => "AB-39",
            Self::AllHushed => "AB-51",
            Self::SegmentAdded { .. } => "UT-04",
            Self::DrawOffered { .. } | Self::DrawRefused { .. } | Self::Resigned { .. } => "PC-17.7",
            Self::PlayerOut { .. } => "PC-26.12",
            Self::Won { reason, .. } => match reason {
                Reason::Gold => "PC-17.1",
                Reason::NoUnit => "PC-17.4",
                Reason::NoGold => "PC-17.5",
                Reason::LastLeft => "PC-26.12",
                Reason::Turns => "PC-27.6",
            },
            Self::Drawn => "PC-17.6",
        };
        (rule, Open)
    }

    pub(super) fn as_told(&self, _: &dyn Fn(Flag) -> bool) -> Self {
        self.clone()
    }

    pub(in crate::rules::pirates) fn apply(&self, table: &mut State) {
        match *self {
            Self::PhaseBegan { phase } => {
                table.phase = phase;
                if phase != Phase::Orders {
                    table.running = None;
                }
            }
            Self::TurnBegan { by, .. } => begin(table, by),
            Self::TurnEnded { by, next, turn } => {
                end(table, by);
                table.to_move = next;
                table.turn = turn;
            }
            Self::FactorsCleared => table.terrain.iter_mut().for_each(|terrain| terrain.factor = None),
            Self::OrderGiven { unit, kind } => {
                given(table, unit, kind);
                table.running = Some(Running::of(unit, kind));
            }
            Self::OrderOver { .. } => table.running = None,
            Self::ExtraOrder { unit, kind, .. } => extra(table, unit, kind),
            Self::EncoreWon { unit, .. } => table.of_ship(unit, |ship| ship.encore = true),
            Self::GhostStated { unit, ghost } => table.of_ship(unit, |ship| ship.ghost = ghost),
            Self::FearRolled { unit, face, .. } => {
                table.of_ship(unit, |ship| {
                    ship.plight.cowed |= face == 5;
                    ship.plight.slowed |= face == 6;
                });
                table.of_kraken(unit, |kraken| {
                    kraken.plight.cowed |= face == 5;
                    kraken.plight.slowed |= face == 6;
                });
            }
            Self::AbilityUsed { unit, card, ability } => {
                table.of_ship(unit, |ship| ship.used.push((card, ability)));
                table.of_kraken(unit, |kraken| kraken.used.push((card, ability)));
                table.of_fort(unit, |fort| fort.used.push((card, ability)));
            }
            Self::Silenced { unit } => table.of_ship(unit, |ship| ship.plight.silenced = true),
            Self::CrewHushed { unit, place } => table.of_ship(unit, |ship| {
                if let Some(crew) = ship.crew.get_mut(usize::from(place)) {
                    crew.hushed = true;
                }
            }),
            Self::AllHushed => table.hush = true,
            Self::SegmentAdded { ruler, .. } => {
                if let Some(running) = &mut table.running {
                    running.left.push(ruler);
                }
            }
            Self::Resigned { by } => resign(table, by),
            Self::PlayerOut { by } => table.of(by, |player| player.out = true),
            Self::Won { by, .. } => table.result = Some(Outcome::Won(by)),
            Self::Drawn => table.result = Some(Outcome::Drawn),
            Self::CardRolled { .. }
            | Self::DieLies { .. }
            | Self::Rerolled { .. }
            | Self::DrawOffered { .. }
            | Self::DrawRefused { .. } => {}
        }
    }
}

fn given(table: &mut State, unit: Name, kind: OrderKind) {
    table.of_ship(unit, |ship| ship.given.push(kind));
    table.of_kraken(unit, |kraken| kraken.given.push(kind));
    table.of_fort(unit, |fort| fort.given.push(kind));
}

fn extra(table: &mut State, unit: Name, kind: Option<OrderKind>) {
    table.of_ship(unit, |ship| match kind {
        Some(kind) => ship.more.push(kind),
        None => ship.extra = ship.extra.saturating_add(1),
    });
    table.of_kraken(unit, |kraken| kraken.extra = kraken.extra.saturating_add(1));
    table.of_fort(unit, |fort| fort.extra = fort.extra.saturating_add(1));
}

/// Counts by the turn begin anew; any player's turn counts for abilities (PC-12.9).
fn begin(table: &mut State, by: Flag) {
    table.running = None;
    table.of(by, |player| player.turns = player.turns.saturating_add(1));
    let raided = |home: Option<Flag>| home.is_some_and(|home| home != by);
    let homes = table.islands.iter().filter(|island| raided(island.home)).map(|island| island.id).collect::<Vec<_>>();
    for ship in &mut table.ships {
        ship.given.clear();
        ship.extra = 0;
        ship.used.clear();
        ship.rammed = false;
        ship.pivoted = false;
        ship.moved = false;
        ship.scuttled = false;
        ship.whirled = false;
        if ship.flag == by {
            ship.plight.rests = std::mem::take(&mut ship.plight.stays);
            ship.must_leave = ship.docked.is_some_and(|at| homes.contains(&at));
        }
    }
    for kraken in &mut table.krakens {
        kraken.given.clear();
        kraken.extra = 0;
        kraken.used.clear();
        kraken.whirled = false;
    }
    for fort in &mut table.forts {
        fort.given.clear();
        fort.extra = 0;
        fort.used.clear();
    }
}

fn end(table: &mut State, by: Flag) {
    table.running = None;
    table.hush = false;
    table.built = false;
    for ship in &mut table.ships {
        ended(ship, by);
    }
    for kraken in &mut table.krakens {
        kraken.plight.cowed = false;
        kraken.plight.slowed = false;
        kraken.plight.silenced = false;
        kraken.plight.untouchable = false;
        kraken.plight.hit = false;
        if kraken.flag == by {
            kraken.plight.chained = false;
            kraken.plight.rests = false;
        }
    }
}

fn ended(ship: &mut Ship, by: Flag) {
    ship.plight.cowed = false;
    ship.plight.slowed = false;
    ship.plight.silenced = false;
    ship.plight.untouchable = false;
    ship.plight.hit = false;
    ship.dock_free = false;
    ship.landed = false;
    ship.emptied = false;
    ship.encore = false;
    ship.more.clear();
    ship.crew.iter_mut().for_each(|crew| crew.hushed = false);
    // These last through the next turn of the player who has the ship (PC-26.9).
    if ship.flag == by {
        ship.plight.chained = false;
        ship.plight.smoked = false;
        ship.plight.rests = false;
    }
}

/// The units go; coins of ships go to the nearest wild island, coins of forts to theirs (PC-26.13).
fn resign(table: &mut State, by: Flag) {
    table.of(by, |player| {
        player.out = true;
        player.resigned = true;
    });
    let ships: Vec<Ship> = table.ships.iter().filter(|ship| ship.flag == by).cloned().collect();
    let forts: Vec<_> = table.forts.iter().filter(|fort| fort.flag == by).cloned().collect();
    table.ships.retain(|ship| ship.flag != by);
    table.forts.retain(|fort| fort.flag != by);
    let gone: Vec<Name> = table.krakens.iter().filter(|kraken| kraken.flag == by).map(|kraken| kraken.id).collect();
    table.krakens.retain(|kraken| kraken.flag != by);
    table.sunk.extend(ships.iter().map(|ship| ship.id).chain(gone));
    for kraken in &mut table.krakens {
        kraken.embraces = kraken.embraces.filter(|prey| ships.iter().all(|ship| ship.id != *prey));
    }
    for ship in &mut table.ships {
        ship.towing = ship.towing.filter(|towed| ships.iter().all(|gone| gone.id != *towed));
    }
    table.pinned.retain(|(one, other)| ships.iter().all(|ship| ship.id != *one && ship.id != *other));
    for ship in &ships {
        let wild = table.islands.iter().filter(|island| island.home.is_none() && table.fort_on(island.id).is_none());
        let far = |to: Spot| {
            let (x, y) =
                (i64::from(to.x.0) - i64::from(ship.pose.at.x.0), i64::from(to.y.0) - i64::from(ship.pose.at.y.0));
            x * x + y * y
        };
        let nearest = wild.min_by_key(|island| far(island.pose.at)).map(|island| island.id);
        let coins = ship.coins.iter().map(|coin| coin.value);
        match nearest {
            Some(island) => table.of_island(island, |island| island.coins.extend(coins)),
            None => table.removed = table.removed.saturating_add(coins.map(i32::from).sum()),
        }
    }
    for fort in &forts {
        table.of_island(fort.island, |island| island.coins.extend(fort.coins.iter().map(|coin| coin.value)));
    }
    table.running = None;
}
