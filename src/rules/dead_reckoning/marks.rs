//! Marks on the harbour board, put as soon as they are due (DR-24).

use super::cards::{Card, TOP_LEVEL};
use super::colours::Colour;
use super::game::Table;
use super::happenings::Happening;
use super::printed::things::Achievement;
use super::state::Player;

/// Wins that make a legend (DR-24.5).
pub const LEGEND: u8 = 4;
/// Sailors at the top level that make sea dogs (DR-24.6).
pub const SEA_DOGS: u8 = 3;
/// Tokens that make a first-rate ship, covered ones included (DR-24.11).
const FIRST_RATE: usize = 4;
/// Gold in the chest that makes a capitalist (DR-24.9).
const CAPITAL: u16 = 30;

/// Puts a mark, once.
pub fn achieve(table: &mut Table<'_>, by: Colour, what: Achievement) {
    if lacks(table, by, what) {
        table.tell(Happening::Achieved { by, what });
    }
}

/// A battle N or S was won (DR-18.31).
pub fn battle_won(table: &mut Table<'_>, by: Colour) {
    let Some(player) = table.state().player(by).filter(|_| lacks(table, by, Achievement::Legend)) else { return };
    let wins = player.battles_won.saturating_add(1);
    let cube = wins < LEGEND && player.supply > 0;
    table.tell(Happening::LegendGrew { by, wins, cube });
    if wins >= LEGEND {
        achieve(table, by, Achievement::Legend);
    }
}

/// A card was levelled up (DR-24.15).
pub fn card_levelled(table: &mut Table<'_>, by: Colour, level: Option<u8>) {
    if level != Some(TOP_LEVEL) {
        return;
    }
    let Some(player) = table.state().player(by).filter(|_| lacks(table, by, Achievement::SeaDogs)) else { return };
    let sailors = at_the_top(player.crew());
    let cube = sailors < SEA_DOGS && player.supply > 0;
    table.tell(Happening::SeaDogsGrew { by, sailors, cube });
    if sailors >= SEA_DOGS {
        achieve(table, by, Achievement::SeaDogs);
    }
}

/// A token was put on a ship (DR-24.18).
pub fn upgraded(table: &mut Table<'_>, by: Colour) {
    let tokens = |player: &Player| player.slots.iter().map(|slot| slot.tokens.len()).sum::<usize>();
    if table.state().player(by).is_some_and(|player| tokens(player) >= FIRST_RATE) {
        achieve(table, by, Achievement::FirstRateShip);
    }
}

/// Gold came into the chest: who has enough must say so at once (DR-24.16).
pub fn enriched(table: &mut Table<'_>, by: Colour) {
    if table.state().player(by).is_some_and(|player| player.chest >= CAPITAL) {
        achieve(table, by, Achievement::Capitalist);
    }
}

/// Sailors at the top level among these cards.
pub fn at_the_top<'a>(crew: impl IntoIterator<Item = &'a Card>) -> u8 {
    let sailors = crew.into_iter().filter(|card| card.level >= TOP_LEVEL).count();
    u8::try_from(sailors).unwrap_or(u8::MAX)
}

fn lacks(table: &Table<'_>, by: Colour, what: Achievement) -> bool {
    table.state().player(by).is_some_and(|player| !player.achievements.contains(&what))
}
