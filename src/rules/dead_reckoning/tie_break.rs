//! A tie for victory is broken in the tower: everybody who is tied drops a cube for every cannon they have (DR-27).

use super::colours::Colour;
use super::cubes;
use super::game::{Ruling, Table};
use super::happenings::{Battle, End};
use super::printed::abilities::Symbol;
use super::scoring;
use super::state::{Player, State};
use super::tower;
use super::wants::Why;

/// Counts all cannons of a player: those of the ship with its holds empty, covered tokens left out, and those of all
/// sailors in every pile, with their advancements (DR-27.1).
#[must_use]
pub fn cannons(state: &State, player: &Player) -> u8 {
    let cards = state.cards();
    let tokens = player.slots.iter().filter_map(|slot| slot.tokens.last());
    let aboard = tokens.map(|token| cards.on_token(token, Symbol::Cannon));
    // The one printed on the bow is always there (DR-5.4).
    player.crew().map(|card| cards.cannons(card)).chain(aboard).fold(1, u8::saturating_add)
}

/// Throws once between all tied players; those who share the highest strength remain tied (DR-27.2, DR-27.3).
pub fn throw(table: &mut Table<'_>) -> Ruling<()> {
    let state = table.state();
    let tied = if state.tied.is_empty() { scoring::leaders(&state.sheets) } else { state.tied.clone() };
    let counted: Vec<(Colour, u8)> =
        tied.iter().filter_map(|by| Some((*by, cannons(state, state.player(*by)?)))).collect();
    table.tell(End::TieToBreak { cannons: counted.clone() });
    for (by, count) in counted {
        cubes::take(table, by, count)?;
    }
    let thrown = table.fight.iter().flat_map(|fight| &fight.sides).any(|side| side.cup > 0);
    if let Some(first) = tied.first() {
        tower::tip_in(table, *first, Why::TieBreak)?;
    }
    let of = |by: &Colour| (*by, table.fight.as_ref().map_or(0, |fight| fight.strength(*by)));
    let strength: Vec<(Colour, u8)> = tied.iter().map(of).collect();
    for of in &tied {
        let cubes = table.fight.iter().flat_map(|fight| &fight.tray).filter(|cube| cube.of == *of).count();
        if cubes > 0 {
            table.tell(Battle::CubesReturned { of: *of, count: u8::try_from(cubes).unwrap_or(u8::MAX) });
        }
    }
    table.tell(End::TieCounted { strength, thrown });
    Ok(())
}
