//! Captains die or retire, and others follow them (MM-21).

use super::ending;
use super::game::{Ruling, Table};
use super::glory;
use super::happenings::{Fates, Turns};
use super::ids::{CardId, CargoId, Sort};
use super::npcs;
use super::rumors;
use super::setup::first_ships;
use super::state::{Phase, State};
use super::wants::{Choice, Why};
use super::words::{Colour, NpcKind, ShipKind, Zone};
use super::yard;

/// Gold a new captain goes aboard with (MM-21.7).
const OUTFIT: u16 = 10;

/// A captain dies: all but points and stash is lost, and the ship's modifications go into ports (MM-21.1, MM-21.2).
/// If no captain is left the game is over (MM-21.3). A victor takes a share before this (MM-20.1).
///
/// # Errors
/// Stops where an answer is missing, or because the game is over.
pub fn die(table: &mut Table<'_>, by: Colour) -> Ruling<()> {
    let Some(captain) = table.player(by).and_then(|player| player.captain) else { return Ok(()) };
    let (cards, cargo) = left_behind(table, by);
    table.tell(Fates::CaptainDied { by, captain, cards, cargo });
    if table.decks.captain.is_empty() && !table.house.no_death {
        return ending::end_by_time(table);
    }
    clear(table, by)
}

/// A turn is spent on retiring; the captain stays unchanged until the next one (MM-21.9).
pub fn retire(table: &mut Table<'_>, by: Colour) {
    table.tell(Fates::RetirementDeclared { by });
    table.tell(Turns::PhaseBegan { phase: Phase::TurnEnd });
}

/// May this player retire? A captain must be left (MM-21.10, G-25).
#[must_use]
pub fn may_retire(state: &State, by: Colour) -> bool {
    let Some(player) = state.player(by) else { return false };
    player.captain.is_some() && player.at.in_port() && !state.decks.captain.is_empty()
}

/// The cards that go to open discards: the hand, specialists, the mission, cargo.
fn left_behind(state: &State, by: Colour) -> (Vec<CardId>, Vec<CargoId>) {
    let Some(player) = state.player(by) else { return (Vec::new(), Vec::new()) };
    let cards = player.hand.iter().chain(&player.specialists).chain(&player.mission).copied().collect();
    (cards, player.cargo.clone())
}

/// Rumors go back into their deck (G-11), modifications into ports (MM-10.28).
fn clear(table: &mut Table<'_>, by: Colour) -> Ruling<()> {
    let rumors: Vec<CardId> =
        table.player(by).into_iter().flat_map(|player| player.rumor.iter().chain(&player.proved)).copied().collect();
    rumors::put_back(table, &rumors)?;
    yard::scatter(table, by)
}

/// The start of a turn whose player has no captain, or one who has retired: another takes over, in that one's home
/// port, and the turn goes on (MM-21.4, MM-21.9).
///
/// # Errors
/// Stops where an answer is missing, or because the game is over.
pub fn new_captain(table: &mut Table<'_>, by: Colour) -> Ruling<()> {
    let retired = table.player(by).filter(|player| player.retiring).and_then(|player| player.captain);
    if let Some(captain) = retired {
        let (cards, cargo) = left_behind(table, by);
        table.tell(Fates::CaptainRetired { by, captain, cards, cargo });
        clear(table, by)?;
    }
    let home = match table.player(by).and_then(|player| player.kept) {
        Some(captain) => {
            table.tell(Fates::CaptainReturned { by, captain });
            home_of(table, captain)
        }
        None => draw(table, by)?,
    };
    let Some(at) = home else { return Ok(()) };
    let seat = table.seat(by);
    let left = |kind: &ShipKind| yard::cards_left(table, *kind) > 0;
    let ships = first_ships(&table.pack).filter(left).map(Choice::Ship).collect();
    let Some(Choice::Ship(ship)) = table.choose(seat, ships, Why::NewShip { by })? else { return Ok(()) };
    table.tell(Fates::CommandTaken { by, ship, at });
    // The stash is in the home port of the new captain from now on (MM-21.8).
    let stash = table.player(by).map_or(0, |player| player.chest);
    if stash < OUTFIT {
        table.tell(Fates::OutfitPaid { by, bank: OUTFIT.saturating_sub(stash), chest: Some(stash) });
    }
    glory::draw(table, by, 1)
}

/// Draws a captain, and another as long as a pirate lies before the home port and the player wants it (MM-21.6).
fn draw(table: &mut Table<'_>, by: Colour) -> Ruling<Option<Zone>> {
    loop {
        let Some(captain) = table.decks.captain.first().copied() else {
            // Others who died before have drawn the last one (MM-22.7).
            return ending::end_by_time(table).map(|()| None);
        };
        table.tell(Fates::CaptainDrawn { by, captain });
        let home = home_of(table, captain);
        let pirate = |npc: &NpcKind| npc.is_pirate() && home.is_some() && npcs::zone_of(table, *npc) == home;
        if !NpcKind::ALL.iter().any(pirate) || table.decks.captain.is_empty() {
            return Ok(home);
        }
        let seat = table.seat(by);
        if table.choose(seat, vec![Choice::Yes, Choice::No], Why::Redraw { by })? != Some(Choice::Yes) {
            return Ok(home);
        }
        let mut deck = table.decks.captain.clone();
        deck.push(captain);
        let deck = table.shuffled(&deck, Why::Deck { sort: Sort::Captain })?;
        table.tell(Fates::CaptainPutBack { by, captain, deck: Some(deck) });
    }
}

fn home_of(state: &State, captain: CardId) -> Option<Zone> {
    state.pack.captains.get(&captain).map(|card| card.home)
}
