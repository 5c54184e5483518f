//! Boarding after a ram (PC-7.13 to 7.18).

use super::abilities::Ability;
use super::dice;
use super::game::{Ruling, Table};
use super::happenings::Rams;
use super::ids::Name;
use super::losses::{self, Way};
use super::state::{Ship, State};
use super::sums;
use super::wants::{Choice, Why};
use crate::rules::kernel::ThrowRequest;

/// Asks both whether to board, the player whose turn it is first, and carries a boarding out (PC-7.13).
///
/// # Errors
/// Stops for an answer that is missing.
pub fn after_ram(table: &mut Table<'_>, unit: Name, target: Name) -> Ruling<()> {
    for (own, against) in [(unit, target), (target, unit)] {
        let Some(flag) = table.ship(own).zip(table.ship(against)).map(|(ship, _)| ship.flag) else { return Ok(()) };
        let options = vec![Choice::Board, Choice::Nothing];
        let why = Why::BoardOrNot { unit: own, against };
        if table.choose(table.seat(flag), options, why)? == Some(Choice::Board) {
            return board(table, unit, target);
        }
    }
    Ok(())
}

/// Face-down crew that would help may be turned up before the dice are thrown (PC-12.5).
fn claim_boarders(table: &mut Table<'_>, unit: Name, against: Name) -> Ruling<()> {
    let Some(flag) = table.ship(unit).map(|ship| ship.flag) else { return Ok(()) };
    let nation = table.ship(against).and_then(|ship| table.craft(ship)).map(|craft| craft.nation);
    let helps: [&dyn Fn(&Ability) -> bool; 2] = [
        &|ability| *ability == Ability::BoardPlus,
        &|ability| matches!(ability, Ability::BoardPlusVs(only) if nation == Some(*only)),
    ];
    for fits in helps {
        let Some(card) = sums::face_down(table, unit, fits) else { continue };
        let options = vec![Choice::Use, Choice::Nothing];
        if table.choose(table.seat(flag), options, Why::MayUse { card })? == Some(Choice::Use) {
            sums::claim(table, unit, card);
        }
    }
    Ok(())
}

/// A side's total: its die, the masts of its ship, and bonuses (PC-7.14, AB-01).
fn total(table: &State, unit: Name, against: Name, face: u8) -> u8 {
    let masts = table.ship(unit).map_or(0, Ship::standing);
    face.saturating_add(masts).saturating_add_signed(sums::boarding_bonus(table, unit, against))
}

/// Both dice are thrown at once, the die of the ship whose turn it is first (PC-7.14, 30.1).
fn board(table: &mut Table<'_>, unit: Name, target: Name) -> Ruling<()> {
    claim_boarders(table, unit, target)?;
    claim_boarders(table, target, unit)?;
    let Some(flag) = table.ship(unit).map(|ship| ship.flag) else { return Ok(()) };
    let why = Why::Boarding { unit, against: target };
    let thrown = table.throw(table.seat(flag), ThrowRequest::dice(2, 6), why.clone())?;
    let mut faces = thrown.faces();
    let faces = (faces.next().unwrap_or(1), faces.next().unwrap_or(1));
    let own = dice::again(table, unit, faces.0, why.clone())?;
    let other = dice::again(table, target, faces.1, why)?;
    let faces = (own, other);
    let totals = (total(table, unit, target, faces.0), total(table, target, unit, faces.1));
    table.tell(Rams::BoardingRolled { unit, against: target, faces, totals });
    let (winner, loser) = match totals.0.cmp(&totals.1) {
        std::cmp::Ordering::Equal => {
            table.tell(Rams::BoardingTied { unit, against: target });
            return Ok(());
        }
        std::cmp::Ordering::Greater => (unit, target),
        std::cmp::Ordering::Less => (target, unit),
    };
    table.tell(Rams::BoardingWon { unit: winner, over: loser });
    spoils(table, winner, loser)
}

/// The winner takes a treasure, eliminates a crew, or leaves it; the loser chooses the piece (PC-7.16, 7.17).
fn spoils(table: &mut Table<'_>, winner: Name, loser: Name) -> Ruling<()> {
    let Some((own, other)) = table.ship(winner).zip(table.ship(loser)) else { return Ok(()) };
    let flag = own.flag;
    let mut options = Vec::new();
    if !losses::treasure_for(table, loser, winner).is_empty() {
        options.push(Choice::Treasure);
    }
    let safe = sums::has(table, loser, |ability| *ability == Ability::CrewSafe);
    if !other.crew.is_empty() && !safe {
        options.push(Choice::Crew);
        let purges = sums::has(table, winner, |ability| *ability == Ability::BoardPurge);
        if purges && !sums::shielded(table, other) {
            options.push(Choice::AllCrew);
        }
    }
    options.push(Choice::Nothing);
    match table.choose(table.seat(flag), options, Why::Spoils { unit: winner, from: loser })? {
        Some(Choice::Treasure) => losses::hand_over(table, loser, winner),
        Some(Choice::Crew) => losses::lose_crew(table, loser, Way::By(flag)),
        Some(Choice::AllCrew) => losses::purge(table, loser, Way::By(flag)),
        _ => Ok(()),
    }
}
