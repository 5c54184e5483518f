//! Rounds of hand to hand fighting (TS-18.8 to TS-18.15).

use super::aftermath;
use super::ending;
use super::game::{Battle, Ruling};
use super::happenings::{Boarding, Fighters};
use super::losses::Shaken;
use super::numbers::{Need, hits};
use super::officers::{Duty, missing};
use super::place::Place;
use super::ship_card::Soldiers;
use super::ship_id::ShipId;
use super::state::{Lock, State};
use super::wants::{Choice, Why};

/// Strikes at each enemy in a round (TS-18.10).
pub const STRIKES: u8 = 5;

/// Is a round of this pair to be fought in this beat? It is not while one side has only soldiers below (TS-18.13).
#[must_use]
pub fn is_due(state: &State, lock: &Lock, beat: u8) -> bool {
    let able = |id| state.place_of(id).is_some_and(|place| state.ship(place).fighters() > 0);
    lock.rounds > 0 && lock.from_beat <= beat && able(lock.boarder) && able(lock.boarded)
}

/// A line of strikers, counted by kind; pikemen strike first (TS-18.10).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Line {
    pub pikemen: u8,
    pub musketeers: u8,
    pub sailors: u8,
}

impl Line {
    /// The first units of a ship, in the order in which they strike.
    #[must_use]
    pub fn of(state: &State, place: Place, units: u8) -> Self {
        let ship = state.ship(place);
        let pikemen = ship.on_deck(Soldiers::Pikemen).min(units);
        let musketeers = ship.on_deck(Soldiers::Musketeers).min(units - pikemen);
        let sailors = ship.sailors.min(units - pikemen - musketeers);
        Self { pikemen, musketeers, sailors }
    }

    /// Counts the strikers of one kind.
    #[must_use]
    pub const fn count(self, who: Fighters) -> u8 {
        match who {
            Fighters::Pikemen => self.pikemen,
            Fighters::Musketeers => self.musketeers,
            Fighters::Sailors => self.sailors,
        }
    }

    const fn total(self) -> u8 {
        self.pikemen.saturating_add(self.musketeers).saturating_add(self.sailors)
    }

    const fn without(self, other: Self) -> Self {
        Self {
            pikemen: self.pikemen.saturating_sub(other.pikemen),
            musketeers: self.musketeers.saturating_sub(other.musketeers),
            sailors: self.sailors.saturating_sub(other.sailors),
        }
    }
}

/// The number of one kind (TS-18.10).
#[must_use]
pub fn number(state: &State, place: Place, who: Fighters) -> Need {
    let melee = state.vessel(place).card.melee;
    let base = match who {
        Fighters::Pikemen => melee.pikemen,
        Fighters::Musketeers => melee.musketeers,
        Fighters::Sailors => melee.sailors,
    };
    Need { base: i16::from(base), officers: missing(state, place, Duty::Melee) }
}

/// All rounds of this beat: strikers are shared out, pairs are rolled in the order in which they were locked, and all
/// losses are applied together (TS-18.15).
pub fn rounds(battle: &mut Battle<'_>) -> Ruling<()> {
    let state = battle.state();
    let beat = state.beat;
    let pairs: Vec<Lock> = state.locks.iter().copied().filter(|lock| is_due(state, lock, beat)).collect();
    if pairs.is_empty() {
        return Ok(());
    }
    let lines = share_out(battle, &pairs)?;
    let mut felled: Vec<(Place, u8)> = battle.each().map(|place| (place, 0)).collect();
    for pair in &pairs {
        for (from, against) in [(pair.boarder, pair.boarded), (pair.boarded, pair.boarder)] {
            let line = lines.iter().find(|(one, other, _)| *one == from && *other == against);
            let Some((_, _, line)) = line else { continue };
            let count = strike(battle, from, against, *line)?;
            let struck = battle.place_of(against);
            if let Some((_, losses)) = felled.iter_mut().find(|(place, _)| Some(*place) == struck) {
                *losses = losses.saturating_add(count);
            }
        }
    }
    let mut shaken = Vec::new();
    for (place, count) in felled {
        let mut how = Shaken::default();
        for _ in 0..count {
            if !fell(battle, place, &mut how) {
                break;
            }
        }
        shaken.push((place, how));
    }
    for pair in &pairs {
        battle.tell(Boarding::RoundFought { boarder: pair.boarder, boarded: pair.boarded });
    }
    taken(battle, &pairs);
    for (place, how) in shaken {
        if how.sailors > 0 {
            aftermath::follow(battle, place, how, false, None)?;
        }
    }
    aftermath::give_up_the_broken(battle);
    ending::settle(battle)
}

/// Counts off five units for each enemy, and lets the owner share them where there are several (TS-18.15).
fn share_out(battle: &mut Battle<'_>, pairs: &[Lock]) -> Ruling<Vec<(ShipId, ShipId, Line)>> {
    let mut lines = Vec::new();
    for place in battle.each() {
        let ship = battle.id(place);
        let enemies: Vec<ShipId> = pairs
            .iter()
            .filter_map(|pair| match (pair.boarder == ship, pair.boarded == ship) {
                (true, _) => Some(pair.boarded),
                (_, true) => Some(pair.boarder),
                _ => None,
            })
            .collect();
        let count = u8::try_from(enemies.len()).unwrap_or(u8::MAX);
        let mut left = Line::of(battle, place, STRIKES.saturating_mul(count));
        for (number, against) in (1..).zip(&enemies) {
            let others = count.saturating_sub(number);
            let line = if others == 0 { left } else { share(battle, place, *against, left, others)? };
            if count > 1 {
                let Line { pikemen, musketeers, sailors } = line;
                battle.tell(Boarding::StrikesShared { ship, against: *against, pikemen, musketeers, sailors });
            }
            left = left.without(line);
            lines.push((ship, *against, line));
        }
    }
    Ok(lines)
}

/// The owner chooses the strikers at this enemy: five, or fewer if there are not five for every enemy, but never so few
/// that the rest would be more than five for each of the others.
fn share(battle: &mut Battle<'_>, place: Place, against: ShipId, left: Line, others: u8) -> Ruling<Line> {
    let room = STRIKES.saturating_mul(others);
    let fewest = left.total().saturating_sub(room);
    let mut options = Vec::new();
    for pikemen in (0..=left.pikemen.min(STRIKES)).rev() {
        for musketeers in (0..=left.musketeers.min(STRIKES - pikemen)).rev() {
            for sailors in (0..=left.sailors.min(STRIKES - pikemen - musketeers)).rev() {
                let total = pikemen + musketeers + sailors;
                if total >= fewest {
                    options.push(Choice::Share { pikemen, musketeers, sailors });
                }
            }
        }
    }
    let (ship, owner) = (battle.id(place), battle.owner(place));
    match battle.choose(owner, options, Why::Share { ship, against })? {
        Some(Choice::Share { pikemen, musketeers, sailors }) => Ok(Line { pikemen, musketeers, sailors }),
        _ => Ok(left),
    }
}

/// One ship strikes at one enemy, kind by kind; the result is the number of units that fall (TS-18.10).
fn strike(battle: &mut Battle<'_>, ship: ShipId, against: ShipId, line: Line) -> Ruling<u8> {
    let Some(place) = battle.place_of(ship) else { return Ok(0) };
    let mut felled = 0_u8;
    for who in Fighters::ALL {
        let count = line.count(who);
        if count == 0 {
            continue;
        }
        let need = number(battle, place, who);
        let owner = battle.owner(place);
        let faces = battle.d20s(owner, count.into(), Why::Strikes { ship, against, who, need })?;
        let hits = hits(&faces, need.need());
        battle.tell(Boarding::Struck { ship, against, who, need, faces, hits });
        felled = felled.saturating_add(hits);
    }
    Ok(felled)
}

/// One unit falls: pikemen on deck first, then musketeers on deck, then sailors (TS-18.11).
fn fell(battle: &mut Battle<'_>, place: Place, how: &mut Shaken) -> bool {
    let state = battle.state();
    let line = Line::of(state, place, u8::MAX);
    let Some(who) = Fighters::ALL.into_iter().find(|who| line.count(*who) > 0) else { return false };
    let ship = state.id(place);
    battle.tell(Boarding::Felled { ship, who });
    if who == Fighters::Sailors {
        how.sailors = how.sailors.saturating_add(1);
    }
    true
}

/// Ships without sailors and soldiers are taken, both of a pair perhaps (TS-18.13).
fn taken(battle: &mut Battle<'_>, pairs: &[Lock]) {
    let state = battle.state();
    let is_empty = |id: ShipId| {
        let ship = state.place_of(id).map(|place| state.ship(place));
        ship.is_some_and(|ship| ship.fighters() == 0 && ship.soldiers_below() == 0)
    };
    let mut lost: Vec<(Place, Place)> = Vec::new();
    for pair in pairs {
        for (one, other) in [(pair.boarder, pair.boarded), (pair.boarded, pair.boarder)] {
            let Some((place, by)) = state.place_of(one).zip(state.place_of(other)) else { continue };
            if is_empty(one) && !lost.iter().any(|(known, _)| *known == place) {
                lost.push((place, by));
            }
        }
    }
    if !lost.is_empty() {
        aftermath::take(battle, &lost);
    }
}
