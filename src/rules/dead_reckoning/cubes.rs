//! Taking cubes: from the supply, and for want of it from islands (DR-17.13, DR-18.13).

use super::colours::Colour;
use super::game::{Ruling, Table};
use super::goods::Place;
use super::happenings::{Extra, Happening};
use super::phase::Phase;
use super::printed::ids::TileId;
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
        let Some((_, island)) = lender(table, by, missing)? else { break };
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
fn lender(table: &mut Table<'_>, by: Colour, missing: u8) -> Ruling<Option<(Place, TileId)>> {
    let state = table.state();
    if state.phase == Phase::TieBreak {
        let mut lending = state.sea.islands().filter(|(_, island)| island.in_slots(by) > 0);
        return Ok(lending.next().map(|(at, island)| (at, island.id)));
    }
    let lending: Vec<(Place, TileId)> = state.lenders(by).map(|(at, island)| (at, island.id)).collect();
    let mut options: Vec<Choice> = lending.iter().map(|(_, island)| Choice::From(*island)).collect();
    options.push(Choice::Nothing);
    let seat = state.seat(by);
    let chosen = table.choose(seat, options, Why::Shortage { by, missing })?;
    Ok(match chosen {
        Some(Choice::From(island)) => lending.into_iter().find(|(_, lender)| *lender == island),
        _ => None,
    })
}

/// Where the one cube that is needed comes from: the supply, an island, or nowhere.
pub fn one(table: &mut Table<'_>, by: Colour) -> Ruling<Option<Option<Place>>> {
    if table.state().player(by).is_some_and(|player| player.supply > 0) {
        return Ok(Some(None));
    }
    Ok(lender(table, by, 1)?.map(|(at, _)| Some(at)))
}

/// Cubes beside those of cannons, with the reason told first.
pub fn extra(table: &mut Table<'_>, by: Colour, count: u8, why: Extra) -> Ruling<()> {
    if count == 0 {
        return Ok(());
    }
    table.tell(Happening::ExtraCubes { by, count, why });
    take(table, by, count)
}
