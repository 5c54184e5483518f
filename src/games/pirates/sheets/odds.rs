//! Chances of dice that are to be thrown (PC-21.20, 21.21). Only what this seat may know enters.

use super::captain::{Captain, named, signed};
use crate::logbook::wording::{Fact, key};
use crate::rules::odds::Chance;
use crate::rules::pirates::abilities::{Ability, HIGHEST};
use crate::rules::pirates::ids::Name;
use crate::rules::pirates::odds::{PAIRS, boarding, need};
use crate::rules::pirates::orders::Gun;
use crate::rules::pirates::printed::Cannon;
use crate::rules::pirates::state::Ship;
use crate::rules::pirates::sums;
use crate::rules::pirates::words::{Ruler, TerrainKind};
use crate::table::sheet::{in_a_list, in_lines};

pub use crate::rules::pirates::odds::sixths;

/// In sixths and percent.
#[must_use]
pub fn said(chance: &Chance) -> Fact {
    key::PcSheetChance { sixths: chance.per(6), percent: chance.per(100) }.into()
}

/// A shot, before it is fired.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shot {
    /// The least face that hits; none does.
    pub need: Option<u8>,
    pub bonus: i8,
}

/// The least face with which this gun hits this target (PC-10.11, 10.12, AB-23, 24, 26).
#[must_use]
pub fn shot(captain: &Captain, unit: Name, (gun, cannon): (Gun, Cannon), target: Name) -> Shot {
    let table = captain.table;
    let bonus = if gun == Gun::Musket { 0 } else { sums::attack_bonus(table, unit, target) };
    let doubled = table.running.as_ref().is_some_and(|run| run.unit == unit && run.doubled) && gun != Gun::Musket;
    let long = cannon.range == Ruler::L && sums::has(table, target, |own| *own == Ability::LongShotProof);
    let fort = table.fort(unit).is_some() && sums::has(table, target, |own| *own == Ability::FortProof);
    let need = if doubled { Some(HIGHEST) } else { need(cannon.rank, bonus) };
    let need = need.filter(|_| !long && !fort);
    Shot { need, bonus }
}

impl Shot {
    /// Its chance.
    #[must_use]
    pub fn chance(self) -> Chance {
        self.need.map_or_else(Chance::never, sixths)
    }

    /// Says what is needed, and the chance.
    #[must_use]
    pub fn said(self) -> Fact {
        match self.need {
            Some(need) => key::PcSheetNeeds { need, chance: said(&self.chance()) }.into(),
            None => key::PC_SHEET_NEVER_HITS.into(),
        }
    }
}

/// The cards that add to shots of this unit at that one.
#[must_use]
pub fn reasons(captain: &Captain, unit: Name, target: Name) -> Option<Fact> {
    let parts = sums::attack_parts(captain.table, unit, target);
    let parts = parts
        .into_iter()
        .map(|(card, bonus)| key::PcSheetBonus { bonus: signed(bonus), card: captain.card(card) }.into());
    in_a_list(parts)
}

/// Both sums of a boarding and its chances (PC-7.14).
#[must_use]
pub fn boarding_said(captain: &Captain, unit: Name, against: Name) -> Option<Fact> {
    let table = captain.table;
    let side = |own: Name, other: Name| {
        let masts = i16::from(table.ship(own).map_or(0, Ship::standing));
        (masts, i16::from(sums::boarding_bonus(table, own, other)))
    };
    let ((own, plus), (other, more)) = (side(unit, against), side(against, unit));
    let (win, tie, loss) = boarding(own + plus - other - more);
    let row = |unit: Name, sum: i16| Fact::from(key::PcSheetBoards { unit: captain.name(unit), sum });
    let odds = key::PcSheetBoardingOdds { win, tie, loss, percent: Chance::of(win, PAIRS).per(100) };
    in_lines([row(unit, own + plus), row(against, other + more), named(odds)])
}

/// Hint for the die of a reef or of the weed, thrown or not (PC-16.11, 16.13, 16.16).
#[must_use]
pub fn terrain_said(captain: &Captain, unit: Name, id: Name) -> Option<Fact> {
    let place = captain.table.terrain.iter().find(|place| place.id == id)?;
    let ship = captain.table.ship(unit)?;
    let (full, standing) = (ship.full(), ship.standing());
    // No die is lower than the one mast that she has.
    if place.kind == TerrainKind::Reef && full <= 1 {
        return None;
    }
    let below = |face: u8| Chance::of(u32::from(face.saturating_sub(1)), 6);
    match (place.kind, place.factor) {
        (TerrainKind::Reef, Some(factor)) => {
            Some(key::PcSheetReefFactor { factor, masts: full.saturating_sub(factor) }.into())
        }
        (TerrainKind::Reef, None) => {
            let masts = key::PcSheetReefOdds { masts: full, chance: said(&below(full)) };
            let sunk = full - standing.min(full);
            let sinks = (sunk > 1).then(|| key::PcSheetReefSinks { masts: sunk, chance: said(&below(sunk)) }.into());
            in_a_list([masts.into()].into_iter().chain(sinks))
        }
        (TerrainKind::Sargasso, Some(factor)) => {
            Some(if factor > full { key::PC_SHEET_WEED_HOLDS } else { key::PC_SHEET_WEED_LETS_GO }.into())
        }
        (TerrainKind::Sargasso, None) => {
            Some(key::PcSheetWeedOdds { masts: full, chance: said(&sixths(full.saturating_add(1))) }.into())
        }
        _ => None,
    }
}
