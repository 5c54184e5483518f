//! Officers: casualties among them, and the penalties for missing ones (TS-22).

use crate::rules::kernel::Seat;

use super::articles::OfficerTable;
use super::game::{Battle, Ruling};
use super::happenings::Advanced;
use super::numbers::meets;
use super::place::Place;
use super::ship_card::Officer;
use super::state::State;
use super::wants::{Choice, Why};

/// A die of this or less for a lost sailor means that an officer falls (TS-22.1).
pub const FALLS_AT: i16 = 3;

/// Officers are needed for these duties (TS-22.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Duty {
    /// Keeping the crew steady.
    Steadiness,
    /// Fighting hand to hand.
    Melee,
    FireFighting,
    Shooting,
    Tokens,
}

/// One lost officer costs this, 0 or less (TS-22.4, TS-22.5).
#[must_use]
pub const fn penalty(table: OfficerTable, lost: Officer, duty: Duty) -> i16 {
    match (table, duty, lost) {
        (_, Duty::Steadiness, Officer::Captain | Officer::FirstMate) => -2,
        (_, Duty::Steadiness, _) | (OfficerTable::Printed, _, _) | (_, _, Officer::Captain) => -1,
        (OfficerTable::Specialised, Duty::Tokens, Officer::Master)
        | (OfficerTable::Specialised, Duty::Melee | Duty::FireFighting, Officer::Boatswain)
        | (OfficerTable::Specialised, Duty::Shooting, Officer::Gunner) => -1,
        (OfficerTable::Specialised, _, _) => 0,
    }
}

/// All lost officers of a ship cost her this, 0 or less.
#[must_use]
pub fn missing(state: &State, place: Place, duty: Duty) -> i16 {
    let ship = state.ship(place);
    if ship.officers_lost == 0 || !state.advanced() {
        return 0;
    }
    let table = state.articles.switches.officer_table;
    Officer::ALL.into_iter().filter(|officer| ship.has_lost(*officer)).map(|lost| penalty(table, lost, duty)).sum()
}

/// Are all her officers dead (TS-22.6)?
#[must_use]
pub fn all_dead(state: &State, place: Place) -> bool {
    let officers = &state.vessel(place).card.officers;
    !officers.is_empty() && officers.iter().all(|officer| state.ship(place).has_lost(*officer))
}

/// The table die names this officer (TS-22.2).
#[must_use]
pub const fn by_die(face: u8) -> Officer {
    match face {
        0..=4 => Officer::Captain,
        5..=8 => Officer::FirstMate,
        9..=12 => Officer::Master,
        13..=16 => Officer::Boatswain,
        _ => Officer::Gunner,
    }
}

/// Throws for each sailor lost one die, and for each officer hit the table (TS-22.1 to TS-22.3). True if one fell.
pub fn fall(battle: &mut Battle<'_>, place: Place, sailors: u8) -> Ruling<bool> {
    let mut fell = false;
    let (ship, owner) = (battle.id(place), battle.owner(place));
    if battle.vessel(place).card.officers.is_empty() {
        return Ok(false);
    }
    for _ in 0..sailors {
        if all_dead(battle, place) {
            break;
        }
        let face = battle.d20(owner, Why::OfficerHit { ship })?;
        let hit = meets(face, FALLS_AT);
        battle.tell(Advanced::OfficerThrown { ship, face, hit });
        if hit {
            draw(battle, place, owner)?;
            fell = true;
        }
    }
    Ok(fell)
}

fn draw(battle: &mut Battle<'_>, place: Place, owner: Seat) -> Ruling<()> {
    let ship = battle.id(place);
    let alive = |battle: &Battle<'_>, officer: Officer| {
        let state = battle.state();
        state.vessel(place).card.officers.contains(&officer) && !state.ship(place).has_lost(officer)
    };
    let officer = loop {
        let face = battle.d20(owner, Why::WhichOfficer { ship })?;
        let officer = by_die(face);
        battle.tell(Advanced::OfficerDrawn { ship, face, officer });
        if alive(battle, officer) {
            break officer;
        }
    };
    let mut options = vec![Choice::Officer(officer)];
    let replaceable = matches!(officer, Officer::Master | Officer::Boatswain | Officer::Gunner);
    if replaceable && alive(battle, Officer::FirstMate) {
        options.push(Choice::Officer(Officer::FirstMate));
    }
    let chosen = battle.choose(owner, options, Why::Substitute { ship, officer })?;
    match chosen {
        Some(Choice::Officer(fallen)) if fallen != officer => {
            battle.tell(Advanced::OfficerFell { ship, officer: fallen, instead_of: Some(officer) });
        }
        _ => battle.tell(Advanced::OfficerFell { ship, officer, instead_of: None }),
    }
    Ok(())
}
