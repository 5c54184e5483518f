//! Taking cubes for a battle: from the supply, and for want of it from islands (DR-17.13, DR-18.13).

use super::colours::Colour;
use super::game::{Ruling, Table};
use super::happenings::{Extra, Happening};
use super::island::Island;
use super::printed::ids::TileId;
use super::state::Phase;
use super::wants::{Choice, Why};

/// Takes so many cubes of a colour into the cup of its side, as far as there are any.
pub fn take(table: &mut Table<'_>, by: Colour, count: u8) -> Ruling<()> {
    let state = table.state();
    let supply = state.player(by).map_or(state.black, |player| player.supply);
    let ready = count.min(supply);
    if ready > 0 {
        table.tell(Happening::CubesTaken { by, count: ready, from: None });
    }
    let mut missing = count - ready;
    while missing > 0 {
        let Some(island) = lender(table, by, missing)? else { break };
        table.tell(Happening::CubesTaken { by, count: 1, from: Some(island) });
        missing -= 1;
    }
    if missing > 0 {
        table.tell(Happening::CubesMissing { by, count: missing });
    }
    Ok(())
}

/// The island a short player takes a cube from; they may do without. When everything has been counted and a tie is broken, it is
/// the first with a cube in a slot: nothing hangs on it any more (DR-27.1).
fn lender(table: &mut Table<'_>, by: Colour, missing: u8) -> Ruling<Option<TileId>> {
    let state = table.state();
    if state.phase == Phase::TieBreak {
        let has_one = |island: &Island| island.cubes.get(&by).is_some_and(|cubes| *cubes > 0);
        return Ok(state.islands().into_iter().find(|island| has_one(island)).map(|island| island.id));
    }
    let lending = state.sea.islands().filter(|(_, island)| island.may_lend(by));
    let mut options: Vec<Choice> = lending.map(|(_, island)| Choice::From(island.id)).collect();
    options.push(Choice::Nothing);
    let seat = state.seat(by);
    let chosen = table.choose(seat, options, Why::Shortage { by, missing })?;
    Ok(match chosen {
        Some(Choice::From(island)) => Some(island),
        _ => None,
    })
}

/// Cubes beside those of cannons, with the reason told first.
pub fn extra(table: &mut Table<'_>, by: Colour, count: u8, why: Extra) -> Ruling<()> {
    if count == 0 {
        return Ok(());
    }
    table.tell(Happening::ExtraCubes { by, count, why });
    take(table, by, count)
}
