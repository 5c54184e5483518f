//! The page of the islands: cubes, controllers, yields, buildings and goods.

use super::deeds::{Captain, Deed, Group, in_one_line};
use super::route;
use crate::games::dead_reckoning::wishes::Wish;
use crate::logbook::wording::dead_reckoning as words;
use crate::logbook::wording::{Arg, Fact, key};
use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::goods::{Goods, Place};
use crate::rules::dead_reckoning::island::Island;
use crate::rules::dead_reckoning::orders::Order;
use crate::rules::dead_reckoning::printed::ids::TileId;
use crate::rules::dead_reckoning::printed::things::TileFace;
use crate::rules::dead_reckoning::producing;
use crate::rules::dead_reckoning::state::{Phase, State};
use crate::table::sheet::Line;

/// Every island that lies face up.
#[must_use]
pub fn groups(captain: &Captain<'_>) -> Vec<Group> {
    let table = captain.table;
    let groups = table.sea.islands().map(|(at, island)| {
        let mut group = Group::under(route::named(table, at));
        group.lines.push(comparison(table, island).into());
        group.lines.push(control(island).into());
        group.lines.extend(wants(island, captain.player.colour).map(Line::from));
        group.lines.extend(produces(table, at).map(Line::from));
        group.lines.extend(worth(table, island).map(Line::from));
        group.lines.extend(standing(island).map(Line::from));
        if island.goods.units() > 0 {
            group = group.saying(key::VoyageAshore { goods: words::goods(island.goods) });
        }
        group
    });
    groups.chain(set_right(captain)).collect()
}

/// The way to a ruling by hand, while orders are awaited.
fn set_right(captain: &Captain<'_>) -> Option<Group> {
    let deed = Deed::new(key::UMPIRE_OPEN, Wish::Draft(Order::Propose(Vec::new()))).by("DR-33.9");
    let main = captain.table.phase == Phase::Main && captain.seat == captain.table.active;
    main.then(|| Group::default().offering([deed]))
}

/// The cubes of everybody, and the empty slots (DR-17.7).
#[must_use]
pub fn comparison(table: &State, island: &Island) -> Fact {
    let counted = table.players.iter().filter(|player| island.cubes_of(player.colour) > 0).map(|player| {
        let count = island.cubes_of(player.colour);
        key::VoyageCubesOf { by: words::colour(player.colour), count }.into()
    });
    let empty: Fact = key::VoyageEmpty { count: island.empty_slots() }.into();
    match in_one_line(counted) {
        Some(cubes) => key::DuelBoth { one: cubes, other: empty }.into(),
        None => empty,
    }
}

/// Its controller.
#[must_use]
pub fn control(island: &Island) -> Fact {
    match island.controller() {
        Some(by) => key::VoyageControls { by: words::colour(by) }.into(),
        None => key::VOYAGE_NOBODY_CONTROLS.into(),
    }
}

/// A player takes it with this number of cubes more in its empty slots (DR-17.7): those count against everybody.
#[must_use]
pub fn missing(island: &Island, by: Colour) -> Option<u8> {
    let takes = |more: &u8| {
        let mut then = island.clone();
        (0..*more).for_each(|_| then.lay(by, None));
        then.controller() == Some(by)
    };
    (1..=island.empty_slots()).find(takes).filter(|_| island.controller() != Some(by))
}

fn wants(island: &Island, by: Colour) -> Option<Fact> {
    missing(island, by).map(|count| key::VoyageWouldTake { count }.into())
}

/// Goods it produces, and the part of them that open sea beside it brings (DR-15.21).
fn produces(table: &State, at: Place) -> Option<Fact> {
    let produces: Fact = key::VoyageProduces { goods: words::goods(producing::yields(table, at)?) }.into();
    let by = |(id, goods): (TileId, Goods)| -> Fact {
        key::VoyageOfThat { goods: words::goods(goods), what: words::tile(id) }.into()
    };
    Some(match in_one_line(producing::currents(table, at).map(by)) {
        Some(note) => key::DuelWithNote { what: produces, note }.into(),
        None => produces,
    })
}

/// Gold at the end, place by place (DR-26.10).
fn worth(table: &State, island: &Island) -> Option<Fact> {
    let Some(TileFace::Island { points, .. }) = table.cards().tiles.get(&island.id) else { return None };
    let points: Vec<String> = points.iter().map(ToString::to_string).collect();
    Some(key::VoyageWorth { points: Arg::text(points.join(" / ")) }.into())
}

fn standing(island: &Island) -> Option<Fact> {
    let all = island.buildings.iter().map(|what| Fact::from(key::VoyageStands { building: words::building(*what) }));
    in_one_line(all)
}
