//! Crew and treasure: who takes, moves, shows and loses them (PC-6.4 to 6.6, PC-9, PC-12, PC-13.10, UT-01 to UT-18).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::rules::kernel::Secrecy::{self, Kept, Open, Shows, ShowsInPart};
use crate::rules::pirates::ids::Name;
use crate::rules::pirates::state::{Coin, Crew, Island, Player, Running, Ship, Sight, State, Treasure};
use crate::rules::pirates::words::{Flag, OrderKind};

/// The value of the coin that Ransom makes aboard an enemy ship (PC-13.10).
pub const RANSOM_ABOARD: u8 = 5;
/// The value of the coin for the player who eliminates the crew (PC-13.11).
pub const RANSOM_PAID: u8 = 1;

/// Crew are aboard a ship, on their home island, or on another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Deck {
    Ship(Name),
    Home,
    Island(Name),
}

/// Crew and treasure change hands; places are counted from 0.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(deny_unknown_fields)]
pub enum Cargo {
    CrewRevealed {
        unit: Name,
        card: Name,
    },
    /// A doctor saved it (AB-45).
    CrewTurnedDown {
        unit: Name,
        card: Name,
    },
    CrewEliminated {
        unit: Name,
        card: Name,
        by: Option<Flag>,
    },
    /// Others see that a face-down crew went, and not which.
    CrewMoved {
        by: Flag,
        card: Option<Name>,
        up: bool,
        from: Deck,
        place: u8,
        to: Deck,
    },
    /// Eliminated crew come aboard another ship (AB-48).
    SoulTaken {
        from: Name,
        card: Name,
        unit: Name,
    },
    /// It has become a coin in the cargo of an enemy (PC-13.10).
    RansomTurned {
        unit: Name,
        card: Name,
    },
    /// A coin for the player who eliminated it (PC-13.11).
    RansomPaid {
        to: Flag,
        card: Name,
    },
    /// From a ship or a fort to another.
    CoinMoved {
        by: Flag,
        of: Flag,
        from: Name,
        place: u8,
        to: Name,
        up: bool,
        value: Option<u8>,
    },
    UniqueMoved {
        by: Flag,
        of: Flag,
        from: Name,
        place: u8,
        to: Name,
        up: bool,
        card: Option<Name>,
    },
    /// It lies on the home island, face up. It came from a ship or fort, or from elsewhere by an act of its own.
    CoinBanked {
        by: Flag,
        from: Option<Name>,
        value: u8,
        ransom: bool,
    },
    /// A raider loads a coin of an enemy's bank (AB-22).
    CoinStolen {
        unit: Name,
        of: Flag,
        value: u8,
    },
    /// A treasure adds gold to the bank (PC-19.6).
    GoldAdded {
        by: Flag,
        card: Name,
        gold: u16,
    },
    /// The docking at a wild island: free exploring is to be had (PC-9.2), or by an ability only (AB-14).
    Landed {
        unit: Name,
        island: Name,
        free: bool,
    },
    /// This is explored.
    ExploreBegan {
        unit: Name,
        what: Name,
    },
    FreeExploreBegan {
        unit: Name,
        island: Name,
    },
    /// A player sees what lies on an island.
    Looked {
        by: Flag,
        island: Name,
        lying: Option<(Vec<u8>, Vec<Name>)>,
    },
    /// An ordinary coin of an island.
    TreasureTaken {
        by: Flag,
        unit: Name,
        island: Name,
        place: u8,
        value: Option<u8>,
    },
    /// Others learn the name of what lies face up (PC-9.7).
    UniqueTaken {
        by: Flag,
        unit: Name,
        island: Name,
        place: u8,
        up: bool,
        card: Option<Name>,
    },
    /// The others are told the numbers alone (PC-9.7).
    Explored {
        by: Flag,
        unit: Name,
        island: Name,
        taken: u8,
        left: u8,
    },
    UniqueTurned {
        unit: Name,
        card: Name,
    },
    UniqueRemoved {
        unit: Name,
        card: Name,
    },
    UniqueWorth {
        unit: Name,
        card: Name,
        worth: u8,
    },
    /// No order for her in the next turn (UT-06, UT-07).
    StaysNext {
        unit: Name,
        card: Name,
    },
    /// One thing was looked at, aboard a unit or on an island (AB-05, AB-06, AB-55).
    Peeked {
        by: Flag,
        at: Name,
        crew: Option<Name>,
        coin: Option<u8>,
        unique: Option<Name>,
    },
}

impl Cargo {
    pub(super) fn rule_and_secrecy(&self) -> (&'static str, Secrecy) {
        match self {
            Self::CrewRevealed { .. } => ("PC-12.4", Shows),
            Self::CrewTurnedDown { .. } => ("AB-45", Open),
            Self::CrewEliminated { .. } => ("PC-12.13", Shows),
            Self::CrewMoved { .. } => ("PC-6.4", Kept),
            Self::SoulTaken { .. } => ("AB-48", Shows),
            Self::RansomTurned { .. } => ("PC-13.10", Shows),
            Self::RansomPaid { .. } => ("PC-13.11", Open),
            Self::CoinMoved { by, of, .. } | Self::UniqueMoved { by, of, .. } if by != of => ("PC-7.18", ShowsInPart),
            Self::CoinMoved { .. } | Self::UniqueMoved { .. } => ("PC-9.11", Kept),
            Self::CoinBanked { .. } => ("PC-6.6", Shows),
            Self::CoinStolen { .. } => ("AB-22", Open),
            Self::GoldAdded { .. } => ("PC-19.6", Open),
            Self::Landed { .. } | Self::FreeExploreBegan { .. } => ("PC-9.2", Open),
            Self::ExploreBegan { .. } => ("PC-9.1", Open),
            Self::Looked { .. } => ("PC-9.3", ShowsInPart),
            Self::TreasureTaken { .. } => ("PC-9.4", Kept),
            Self::UniqueTaken { .. } => ("PC-9.6", ShowsInPart),
            Self::Explored { .. } => ("PC-9.7", Open),
            Self::UniqueTurned { .. } => ("PC-9.6", Shows),
            Self::UniqueRemoved { .. } => ("PC-19.5", Shows),
            Self::UniqueWorth { .. } => ("PC-1.6", Open),
            Self::StaysNext { .. } => ("UT-06", Open),
            Self::Peeked { .. } => ("AB-05", ShowsInPart),
        }
    }

    pub(super) fn as_told(&self, shares: &dyn Fn(Flag) -> bool) -> Self {
        let mut told = self.clone();
        match &mut told {
            Self::CrewMoved { by, card, up, .. } => hide(card, *up || shares(*by)),
            Self::CoinMoved { by, of, up, value, .. } => hide(value, *up || shares(*by) || shares(*of)),
            Self::UniqueMoved { by, of, up, card, .. } => hide(card, *up || shares(*by) || shares(*of)),
            Self::Looked { by, lying, .. } => hide(lying, shares(*by)),
            Self::TreasureTaken { by, value, place, .. } => {
                hide(value, shares(*by));
                // The place in the list of the explorer says nothing to others.
                *place = if shares(*by) { *place } else { 0 };
            }
            Self::UniqueTaken { by, up, card, place, .. } => {
                hide(card, *up || shares(*by));
                *place = if shares(*by) { *place } else { 0 };
            }
            Self::Peeked { by, crew, coin, unique, .. } => {
                let sees = shares(*by);
                hide(crew, sees);
                hide(coin, sees);
                hide(unique, sees);
            }
            _ => {}
        }
        told
    }

    pub(in crate::rules::pirates) fn apply(&self, table: &mut State) {
        match self {
            Self::CrewRevealed { unit, card } => of_crew(table, *unit, *card, false, |crew| crew.up = true),
            Self::CrewTurnedDown { unit, card } => of_crew(table, *unit, *card, true, |crew| crew.up = false),
            Self::CrewEliminated { unit, card, .. } => _ = lift_crew(table, *unit, *card),
            Self::CrewMoved { by, from, place, to, .. } => move_crew(table, *by, *from, usize::from(*place), *to),
            Self::SoulTaken { from, card, unit } => {
                if let Some(crew) = lift_crew(table, *from, *card) {
                    let soul = Crew { up: true, soul: true, ..crew };
                    table.of_ship(*unit, |ship| ship.crew.push(soul));
                }
            }
            Self::RansomTurned { unit, card } => {
                if lift_crew(table, *unit, *card).is_some() {
                    let coin = Coin { value: RANSOM_ABOARD, up: true, ransom: true };
                    table.of_ship(*unit, |ship| ship.coins.push(coin));
                    table.ransomed = table.ransomed.saturating_add(u16::from(RANSOM_ABOARD));
                }
            }
            Self::RansomPaid { to, .. } => {
                table.of(*to, |player| player.banked.push(Coin { value: RANSOM_PAID, up: true, ransom: true }));
                table.ransomed = table.ransomed.saturating_add(u16::from(RANSOM_PAID));
            }
            Self::CoinMoved { from, place, to, .. } => move_coin(table, *from, usize::from(*place), *to),
            Self::UniqueMoved { from, place, to, .. } => move_unique(table, *from, usize::from(*place), *to),
            Self::CoinBanked { by, from, value, ransom } => banked(table, *by, *from, *value, *ransom),
            Self::CoinStolen { unit, of, value } => stolen(table, *unit, *of, *value),
            Self::GoldAdded { by, gold, .. } => {
                table.of(*by, |player| player.bonus = player.bonus.saturating_add(*gold));
            }
            Self::Landed { unit, free, .. } => table.of_ship(*unit, |ship| {
                ship.dock_free |= *free;
                ship.landed = true;
            }),
            Self::ExploreBegan { what, .. } => {
                if let Some(running) = &mut table.running {
                    running.explores = Some(*what);
                }
            }
            Self::FreeExploreBegan { unit, island } => {
                table.of_ship(*unit, |ship| {
                    ship.dock_free = false;
                    ship.landed = false;
                });
                table.running = Some(Running { explores: Some(*island), ..Running::of(*unit, OrderKind::Explore) });
            }
            Self::Looked { by, island, lying } => note(table, *by, *island, lying.clone()),
            Self::TreasureTaken { unit, island, place, .. } => {
                let taken = lift_from(table, *island, |island| lift(&mut island.coins, usize::from(*place)));
                let coin = |value| Coin { value, up: false, ransom: false };
                table.of_ship(*unit, |ship| ship.coins.extend(taken.map(coin)));
            }
            Self::UniqueTaken { unit, island, place, up, .. } => {
                let taken = lift_from(table, *island, |island| lift(&mut island.uniques, usize::from(*place)));
                let treasure = |card| Treasure { card, up: *up, worth: 0 };
                table.of_ship(*unit, |ship| ship.uniques.extend(taken.map(treasure)));
            }
            Self::Explored { by, unit, island, taken, left } => explored(table, *by, *unit, *island, (*taken, *left)),
            Self::UniqueTurned { unit, card } => of_unique(table, *unit, *card, |own| own.up = true),
            Self::UniqueWorth { unit, card, worth } => of_unique(table, *unit, *card, |own| own.worth = *worth),
            Self::UniqueRemoved { unit, card } => table.of_ship(*unit, |ship| {
                let at = ship.uniques.iter().position(|own| own.card == *card);
                at.map(|at| ship.uniques.remove(at));
            }),
            Self::StaysNext { unit, .. } => table.of_ship(*unit, |ship| ship.plight.stays = true),
            Self::Peeked { .. } => {}
        }
    }
}

fn hide<T>(part: &mut Option<T>, seen: bool) {
    if !seen {
        *part = None;
    }
}

fn lift<T>(list: &mut Vec<T>, place: usize) -> Option<T> {
    (place < list.len()).then(|| list.remove(place))
}

fn lift_from<T>(table: &mut State, island: Name, act: impl FnOnce(&mut Island) -> Option<T>) -> Option<T> {
    table.islands.iter_mut().find(|own| own.id == island).and_then(act)
}

/// Acts on the first such crew that lies on this side.
fn of_crew(table: &mut State, unit: Name, card: Name, up: bool, act: impl FnOnce(&mut Crew)) {
    table.of_ship(unit, |ship| {
        if let Some(crew) = ship.crew.iter_mut().find(|crew| crew.card == card && crew.up == up) {
            act(crew);
        }
    });
}

fn of_unique(table: &mut State, unit: Name, card: Name, act: impl FnOnce(&mut Treasure)) {
    table.of_ship(unit, |ship| {
        if let Some(own) = ship.uniques.iter_mut().find(|own| own.card == card) {
            act(own);
        }
    });
}

fn lift_crew(table: &mut State, unit: Name, card: Name) -> Option<Crew> {
    let ship = table.ships.iter_mut().find(|ship| ship.id == unit)?;
    let place = ship.crew.iter().position(|crew| crew.card == card)?;
    Some(ship.crew.remove(place))
}

fn move_crew(table: &mut State, by: Flag, from: Deck, place: usize, to: Deck) {
    let crew = match from {
        Deck::Ship(unit) => {
            let ship = table.ships.iter_mut().find(|ship| ship.id == unit);
            ship.and_then(|ship| lift(&mut ship.crew, place))
        }
        Deck::Home | Deck::Island(_) => {
            let player = table.players.iter_mut().find(|player| player.flag == by);
            player.and_then(|player| lift(&mut player.ashore, place)).map(|(crew, _)| crew)
        }
    };
    let Some(crew) = crew else { return };
    let ashore = |at: Option<Name>| move |player: &mut Player| player.ashore.push((crew, at));
    match to {
        Deck::Ship(unit) => table.of_ship(unit, |ship| ship.crew.push(crew)),
        Deck::Home => table.of(by, ashore(None)),
        Deck::Island(island) => table.of(by, ashore(Some(island))),
    }
}

fn move_coin(table: &mut State, from: Name, place: usize, to: Name) {
    let ship = table.ships.iter_mut().find(|ship| ship.id == from).map(|ship| &mut ship.coins);
    let fort = table.forts.iter_mut().find(|fort| fort.id == from).map(|fort| &mut fort.coins);
    let Some(coin) = ship.or(fort).and_then(|coins| lift(coins, place)) else { return };
    table.of_ship(to, |ship| ship.coins.push(coin));
    // Coins in a fort lie face up (PC-9.8).
    table.of_fort(to, |fort| fort.coins.push(Coin { up: true, ..coin }));
}

fn move_unique(table: &mut State, from: Name, place: usize, to: Name) {
    let ship = table.ships.iter_mut().find(|ship| ship.id == from);
    if let Some(own) = ship.and_then(|ship| lift(&mut ship.uniques, place)) {
        table.of_ship(to, |ship| ship.uniques.push(own));
    }
}

fn banked(table: &mut State, by: Flag, from: Option<Name>, value: u8, ransom: bool) {
    if let Some(from) = from {
        let take = |coins: &mut Vec<Coin>| {
            let at = coins.iter().position(|coin| coin.value == value && coin.ransom == ransom);
            at.map(|at| coins.remove(at));
        };
        table.of_ship(from, |ship| take(&mut ship.coins));
        table.of_fort(from, |fort| take(&mut fort.coins));
    }
    table.of(by, |player| player.banked.push(Coin { value, up: true, ransom }));
}

fn stolen(table: &mut State, unit: Name, of: Flag, value: u8) {
    let player = table.players.iter_mut().find(|player| player.flag == of);
    let coin = player.and_then(|player| {
        let at = player.banked.iter().position(|coin| coin.value == value)?;
        Some(player.banked.remove(at))
    });
    // It lies face down on the deck card like any coin (PC-9.4).
    table.of_ship(unit, |ship: &mut Ship| ship.coins.extend(coin.map(|coin| Coin { up: false, ..coin })));
}

/// The seat keeps a note of what it saw (PC-21.3).
fn note(table: &mut State, by: Flag, island: Name, lying: Option<(Vec<u8>, Vec<Name>)>) {
    let turn = table.turn;
    let Some((coins, uniques)) = lying else { return };
    table.of_island(island, |island| _ = island.seen.insert(by, Sight { coins, uniques, turn, stale: false }));
}

fn explored(table: &mut State, by: Flag, unit: Name, island: Name, (taken, left): (u8, u8)) {
    let turn = table.turn;
    table.of_island(island, |island| {
        let sight = Sight { coins: island.coins.clone(), uniques: island.uniques.clone(), turn, stale: false };
        let notes: &mut BTreeMap<Flag, Sight> = &mut island.seen;
        notes.iter_mut().filter(|(flag, _)| **flag != by).for_each(|(_, note)| note.stale = true);
        notes.insert(by, sight);
    });
    if left == 0 && taken > 0 {
        table.of_ship(unit, |ship| ship.emptied = true);
    }
}
