//! Production: an island yields goods onto itself (DR-15.20 to DR-15.24).

use super::colours::Colour;
use super::game::Table;
use super::goods::{Goods, Place};
use super::happenings::Stowing;
use super::printed::ids::TileId;
use super::printed::things::{Compass, TileFace};
use super::refusals::{Checked, Objection, refuse};
use super::sea::Sea;
use super::state::State;

/// A production ability.
#[derive(Clone, Copy, Debug)]
pub struct Scope<'a> {
    /// At most this number of islands produces (DR-15.22).
    pub islands: u8,
    /// Of these rows; none named is any (DR-15.23).
    pub rows: &'a [u8],
    pub more: Goods,
}

/// The place that an arrow of a tile points at; one that points out of the ocean points at nothing.
fn pointed_at(from: Place, arrow: Compass) -> Option<Place> {
    let Place::Tile(row, column) = from else { return None };
    let to = match arrow {
        Compass::North => Place::Tile(row + 1, column),
        Compass::South => Place::Tile(row.saturating_sub(1), column),
        Compass::East => Place::Tile(row, column + 1),
        Compass::West => Place::Tile(row, column.saturating_sub(1)),
    };
    Sea::places().any(|place| place == to).then_some(to)
}

/// The arrows of an open-sea tile at `from` bring these goods to the island at `to`.
fn current(state: &State, from: Place, id: TileId, to: Place) -> Goods {
    let mut goods = Goods::default();
    if let Some(TileFace::OpenSea { arrows, good, .. }) = state.cards().tiles.get(&id) {
        let points = arrows.iter().any(|arrow| pointed_at(from, *arrow) == Some(to));
        *goods.of_mut(*good) = u8::from(points);
    }
    goods
}

/// Goods that open sea beside it brings to the island there, tile by tile (DR-15.21).
pub fn currents(state: &State, at: Place) -> impl Iterator<Item = (TileId, Goods)> {
    let open_sea = state.sea.tiles().filter(|(_, tile)| tile.face_up).filter_map(|(from, tile)| Some((from, tile.id?)));
    open_sea.map(move |(from, id)| (id, current(state, from, id, at))).filter(|(_, goods)| goods.units() > 0)
}

/// Yield of the island there: its print, the arrows of open sea beside it, and its outposts, of any owner (DR-15.21,
/// DR-15.24).
#[must_use]
pub fn yields(state: &State, at: Place) -> Option<Goods> {
    let island = state.island_at(at)?;
    let printed = match state.cards().tiles.get(&island.id) {
        Some(TileFace::Island { produces, .. }) => *produces,
        _ => Goods::default(),
    };
    let arrows = currents(state, at).map(|(_, goods)| goods);
    let built = island.buildings.iter().filter_map(|building| state.cards().buildings.get(building));
    Some(arrows.chain(built.map(|building| building.produces)).fold(printed, Goods::and))
}

/// May this player produce on the island there? Neither control nor a ship is needed, and pirates do not matter (DR-15.20, DR-9.11).
fn may_on(state: &State, by: Colour, rows: &[u8], at: Place) -> Checked {
    if state.island_at(at).is_none() {
        return Err(refuse("DR-15.20", Objection::NoIsland));
    }
    if !rows.is_empty() && !at.row().is_some_and(|row| rows.contains(&row)) {
        return Err(refuse("DR-15.23", Objection::WrongRow));
    }
    if state.walled(by, at) {
        return Err(refuse("DR-16.6", Objection::Walled));
    }
    Ok(())
}

/// Islands on which this player could produce.
#[must_use]
pub fn open(state: &State, by: Colour, rows: &[u8]) -> Vec<Place> {
    let all = state.sea.islands().map(|(at, _)| at);
    all.filter(|at| may_on(state, by, rows, *at).is_ok()).collect()
}

/// May this player produce on these islands in one use?
///
/// # Errors
/// The rule against it.
pub fn may(state: &State, by: Colour, scope: Scope<'_>, islands: &[Place]) -> Checked {
    if islands.is_empty() || islands.len() > usize::from(scope.islands) {
        return Err(refuse("DR-15.22", Objection::TooManyIslands { islands: scope.islands }));
    }
    if islands.iter().enumerate().any(|(later, island)| islands.iter().take(later).any(|before| before == island)) {
        return Err(refuse("DR-15.22", Objection::SameIsland));
    }
    islands.iter().try_for_each(|at| may_on(state, by, scope.rows, *at))
}

/// Produces on one island after another.
pub fn run(table: &mut Table<'_>, by: Colour, scope: Scope<'_>, islands: &[Place]) {
    for at in islands {
        if let Some(goods) = yields(table, *at) {
            table.tell(Stowing::Produced { by, at: *at, goods: goods.and(scope.more) });
        }
    }
}
