//! The page of the islands: who has how many cubes, who controls, what is produced, what stands and lies there.

use super::deeds::{Captain, Deed, Group, in_one_line};
use super::route;
use crate::games::dead_reckoning::wishes::Wish;
use crate::logbook::wording::dead_reckoning as words;
use crate::logbook::wording::{Arg, Fact, key};
use crate::rules::dead_reckoning::goods::Goods;
use crate::rules::dead_reckoning::island::Island;
use crate::rules::dead_reckoning::orders::Order;
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
        if let Some(yields) = producing::yields(table, at) {
            group = group.saying(key::VoyageProduces { goods: words::goods(yields) });
        }
        group.lines.extend(worth(table, island).map(Line::from));
        group.lines.extend(standing(island).map(Line::from));
        if island.goods.units() > 0 {
            let Goods { cargo, gold } = island.goods;
            group = group.saying(key::VoyageAshore { cargo, gold });
        }
        group
    });
    groups.chain(set_right(captain)).collect()
}

/// The way to what is set right by hand, where orders are awaited.
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

/// Who controls it.
#[must_use]
pub fn control(island: &Island) -> Fact {
    match island.controller() {
        Some(by) => key::VoyageControls { by: words::colour(by) }.into(),
        None => key::VOYAGE_NOBODY_CONTROLS.into(),
    }
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
