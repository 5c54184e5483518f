//! War and peace (MM-15).

use super::game::{Ruling, Table};
use super::happenings::Rounds;
use super::ids::CardId;
use super::state::State;
use super::wants::Why;
use super::words::{Nation, NpcKind};

/// A war between two nations drawn at random begins, and an old one ends first (MM-15.1). A card that lies in the box
/// already has done its work.
///
/// # Errors
/// Stops where an answer is missing.
pub fn break_out(table: &mut Table<'_>, card: CardId) -> Ruling<()> {
    if table.war_card == Some(card) {
        return Ok(());
    }
    let flags = table.shuffled(&Nation::ALL, Why::WarNations)?;
    let [one, other, ..] = flags.as_slice() else { return Ok(()) };
    begin(table, card, *one, *other);
    Ok(())
}

/// A war between these begins.
pub fn begin(table: &mut Table<'_>, card: CardId, one: Nation, other: Nation) {
    peace(table);
    table.tell(Rounds::WarBroke { card, one, other });
}

/// The war ends, if there is one (MM-15.2).
pub fn peace(table: &mut Table<'_>) {
    if let Some((one, other)) = table.war {
        table.tell(Rounds::WarEnded { one, other });
    }
}

/// Is this nation at war?
#[must_use]
pub fn fights(state: &State, nation: Nation) -> bool {
    state.war.is_some_and(|(one, other)| one == nation || other == nation)
}

/// Step (3) of a round's end: naval ships become Men-of-War or Frigates, squadrons come and leave (MM-15.3, MM-15.4).
/// A nation that fights on in a new war keeps its ship as it is (MM-15.5).
pub fn change_ships(table: &mut Table<'_>) {
    for nation in Nation::ALL {
        let npc = NpcKind::of(nation);
        let fights = fights(table, nation);
        let ship = table.npcs.get(&npc).filter(|ship| ship.at.is_some()).cloned();
        match ship {
            Some(ship) if ship.squadron && !fights => table.tell(Rounds::SquadronLeft { nation }),
            Some(ship) if !ship.man_of_war && fights => table.tell(Rounds::NpcArmed { npc }),
            Some(ship) if ship.man_of_war && !fights => table.tell(Rounds::NpcDisarmed { npc }),
            Some(_) => {}
            None if fights && table.new_war => squadron(table, nation),
            None => {}
        }
    }
}

/// A warring nation without a naval ship sends a squadron (MM-15.3).
fn squadron(table: &mut Table<'_>, nation: Nation) {
    if let Some(at) = table.pack.squadrons.get(&nation).map(|squadron| squadron.zone) {
        table.tell(Rounds::SquadronEntered { nation, at });
    }
}
