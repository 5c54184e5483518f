//! Things that are placed by their player: islands, terrain, units at home, and whatever rules put on the sea (PC-3, 8.21, 16.19, 16.20).

use super::captain::{Captain, Deed, Group, known, millimetres, named};
use super::forts;
use crate::games::pirates::wishes::{Draft, Placing, Wish};
use crate::logbook::wording::pirates as words;
use crate::logbook::wording::{Arg, Fact, key};
use crate::rules::pirates::berths;
use crate::rules::pirates::contacts;
use crate::rules::pirates::orders::Order;
use crate::rules::pirates::state::{Phase, State};
use crate::rules::pirates::towing;
use crate::rules::pirates::weed;
use crate::rules::pirates::whirlpools;
use crate::rules::pirates::words::OrderKind;
use crate::rules::plane::{self, Body, Heading, Mm, Pose, Shape, Spot};
use crate::table::sheet::{Line, Print};

/// Thousandths of a millimetre in a hundredth, for distances.
const THOUSANDTHS: i64 = 10;

/// The pieces that wait to be placed now, without being asked for.
#[must_use]
pub fn waiting(captain: &Captain) -> Vec<Placing> {
    if !captain.orders() {
        return Vec::new();
    }
    let table = captain.table;
    match table.phase {
        Phase::Islands => table.drawn.map(Placing::Island).into_iter().collect(),
        Phase::Terrain => {
            let mut kinds = table.to_lay.1.clone();
            kinds.sort_unstable();
            kinds.dedup();
            kinds.into_iter().map(Placing::Terrain).collect()
        }
        Phase::Homes => captain.player.to_place.iter().map(|unit| Placing::Unit(*unit)).collect(),
        Phase::Orders => {
            let freed = captain.running().filter(|run| run.kind == OrderKind::BreakFree && run.sailed);
            freed.map(|run| Placing::Freed(run.unit)).into_iter().collect()
        }
        _ => Vec::new(),
    }
}

/// May this be placed now, as far as it is asked for?
fn holds(captain: &Captain, placing: Placing) -> bool {
    match placing {
        Placing::Towed(unit) => captain.orders_in(Phase::Orders) && captain.own(unit),
        Placing::Whirled(unit, _) => captain.orders_in(Phase::Orders) && captain.own(unit),
        Placing::Fort(fort, _) => captain.orders_in(Phase::Closing) && captain.player.forts.contains(&fort),
        placing => waiting(captain).contains(&placing),
    }
}

/// The piece in hand stays to be placed, or the next one is.
pub fn keep(captain: &Captain, draft: &mut Draft) {
    let before = draft.placing;
    draft.placing =
        draft.placing.filter(|placing| holds(captain, *placing)).or_else(|| waiting(captain).first().copied());
    if draft.placing != before || draft.placing.is_none() {
        draft.at = None;
    }
    if draft.at.is_none() {
        draft.at = draft.placing.and_then(|placing| place(captain, placing));
    }
    if draft.placing != before {
        forts::prepare(captain, draft);
    }
}

/// A place for it to begin with: a free one, where a search finds one.
#[must_use]
pub fn place(captain: &Captain, placing: Placing) -> Option<(Spot, Heading)> {
    let table = captain.table;
    let (from, to) = (table.table.from, table.table.to);
    let middle = (Spot::new((from.x + to.x).half(), (from.y + to.y).half()), Heading::default());
    let laid = |pose: Pose| (pose.at, pose.heading);
    match placing {
        Placing::Island(_) => berths::free_island_spot(table).or(Some(middle)),
        Placing::Terrain(kind) => berths::free_terrain_spot(table, kind).or(Some(middle)),
        Placing::Unit(unit) => {
            let fan = berths::fan_out(table, captain.by);
            let own = fan.into_iter().find(|(own, _)| *own == unit).map(|(_, pose)| laid(pose));
            let home = berths::home_of(table, captain.by).and_then(|home| table.island(home));
            own.or(home.map(|home| (home.pose.at, Heading::default())))
        }
        Placing::Freed(unit) => weed::off_the_weed(table, unit).map(laid),
        Placing::Towed(unit) => towing::berth(table, unit).map(laid),
        Placing::Whirled(unit, to) => whirlpools::arrival(table, unit, to).map(laid),
        Placing::Fort(_, island) => table.island(island).map(|island| laid(island.pose)),
    }
}

/// The order that places it there.
#[must_use]
pub fn order(captain: &Captain, draft: &Draft) -> Option<Order> {
    let (placing, (at, heading)) = draft.placing.zip(draft.at)?;
    Some(match placing {
        Placing::Island(_) => Order::PlaceIsland(at, heading),
        Placing::Terrain(kind) => Order::PlaceTerrain(kind, at, heading),
        Placing::Unit(unit) | Placing::Freed(unit) => Order::PlaceUnit(unit, at, heading),
        Placing::Towed(unit) => Order::DockTowed(unit, at, heading),
        Placing::Whirled(unit, to) => Order::UseWhirlpool(unit, to, at, heading),
        Placing::Fort(fort, island) => forts::order(captain, draft, (fort, island)),
    })
}

/// The name of what is placed.
fn called(captain: &Captain, placing: Placing) -> Arg {
    match placing {
        Placing::Island(card) => captain.card(card),
        Placing::Terrain(kind) => words::terrain(kind),
        Placing::Unit(unit) | Placing::Freed(unit) | Placing::Whirled(unit, _) => captain.name(unit),
        Placing::Towed(unit) => {
            let towed = captain.table.ship(unit).and_then(|ship| ship.towing);
            captain.name(towed.unwrap_or(unit))
        }
        Placing::Fort(fort, _) => captain.card(fort),
    }
}

/// The outline of an island or a piece of terrain where it is to lie.
#[must_use]
pub fn outline(table: &State, placing: Placing, (at, heading): (Spot, Heading)) -> Option<Shape> {
    let pose = Pose::new(at, heading);
    let printed = match placing {
        Placing::Island(card) => table.pack.islands.get(&card),
        Placing::Terrain(kind) => table.pack.terrain.get(&kind),
        _ => None,
    };
    printed?.laid(pose)
}

/// Says how near the next pieces lie, and how near they may (PC-3.5 to 3.10).
fn neighbours(captain: &Captain, placing: Placing, at: (Spot, Heading)) -> Vec<Fact> {
    let table = captain.table;
    let measures = &table.pack.measures;
    let Some(own) = outline(table, placing, at) else { return Vec::new() };
    let away = |shape: &Shape| Mm(i32::try_from(plane::dist(&own, shape) / THOUSANDTHS).unwrap_or(i32::MAX));
    let islands = table.islands.iter().map(|island| (away(&island.shape), captain.name(island.id)));
    let others = table.terrain.iter().map(|terrain| (away(&terrain.shape), captain.name(terrain.id)));
    let nearest = match placing {
        Placing::Island(_) => islands.min_by_key(|(way, _)| *way),
        _ => islands.chain(others).min_by_key(|(way, _)| *way),
    };
    let Some((way, what)) = nearest else { return Vec::new() };
    let next = key::PcSheetNearest { what, way: millimetres(way) }.into();
    let l = measures.l.0;
    let bounds = match placing {
        Placing::Island(_) => key::PcSheetIslandsApart {
            least: millimetres(Mm(l.saturating_mul(3))),
            most: millimetres(Mm(l.saturating_mul(6))),
        }
        .into(),
        _ => key::PcSheetTerrainApart { least: millimetres(measures.s) }.into(),
    };
    vec![next, bounds]
}

/// Steps along the table and round, for what is placed.
#[must_use]
pub fn steps() -> Vec<Group> {
    let shift = |arrow: &str, east: i32, north: i32| {
        let by = east.abs().max(north.abs());
        let text = key::PcSheetStep { arrow: Arg::text(arrow), by: millimetres(Mm(by)) };
        Deed::new(text, Wish::Shift(Mm(east), Mm(north))).known_as(format!("shift:{east}:{north}"))
    };
    let row = |by: i32| {
        [("x −", -by, 0), ("x +", by, 0), ("y +", 0, by), ("y −", 0, -by)].map(|(arrow, x, y)| shift(arrow, x, y))
    };
    let moved = [10_000, 1_000, 100].into_iter().flat_map(row);
    vec![Group::after(key::PC_SHEET_MOVE_IT).offering(moved), turning(&[4_500, 500, 100])]
}

/// Turns to port and to starboard.
#[must_use]
pub fn turning(by: &[i32]) -> Group {
    let port = by.iter().map(|turn| turned("+", *turn));
    let starboard = by.iter().rev().map(|turn| turned("−", -turn));
    Group::after(key::PC_SHEET_TURN_IT).offering(port.chain(starboard))
}

fn turned(arrow: &str, turn: i32) -> Deed {
    let by = super::captain::hundredths(turn.abs());
    let text = key::PcSheetTurnStep { arrow: Arg::text(arrow), by };
    known(text, Wish::Swing(turn))
}

/// Everything about placing.
#[must_use]
pub fn groups(captain: &Captain, draft: &Draft) -> Vec<Group> {
    let (Some(placing), Some((at, heading))) = (draft.placing, draft.at) else { return Vec::new() };
    let what = called(captain, placing);
    let lies = key::PcSheetLies {
        x: millimetres(at.x),
        y: millimetres(at.y),
        heading: super::captain::hundredths(heading.hundredths()),
    };
    let others = waiting(captain);
    let choice = (others.len() > 1).then(|| {
        let deeds = others
            .into_iter()
            .map(|other| known(named(called(captain, other)), Wish::Place(other)).chosen(other == placing));
        Group::default().offering(deeds)
    });
    let mut group = Group::under(key::PcSheetPlace { what: what.clone() }).saying(Line::new(Print::Faint, lies));
    group = group.hinting(neighbours(captain, placing, (at, heading)));
    if let Placing::Unit(_) = placing {
        group = group.offering([captain.give(key::PC_SHEET_FAN_OUT, Order::FanOut).by("PC-3.15")]);
    }
    let free = place(captain, placing).filter(|free| *free != (at, heading));
    let free =
        free.map(|(at, heading)| known(key::PC_SHEET_FREE_PLACE, Wish::Stand(at, heading)).known_as("free-place"));
    group = group.offering(free);
    let order = order(captain, draft);
    let deed = order
        .map(|order| Deed { voice: crate::table::sheet::Voice::Plain, ..captain.give(key::PC_SHEET_PLACE_IT, order) });
    let last = Group::default().offering(deed.map(|deed| deed.known_as("place"))).giving_reasons();
    choice.into_iter().chain([group]).chain(steps()).chain([last]).collect()
}

/// Poses at home to which a unit may be carried: bow in, all round the island (PC-3.13).
#[must_use]
pub fn at_home(captain: &Captain, unit: crate::rules::pirates::ids::Name) -> Vec<Pose> {
    let table = captain.table;
    let home = berths::home_of(table, captain.by).and_then(|home| table.island(home));
    let Some((home, Body::Hull(hull))) = home.zip(contacts::body(table, unit)) else { return Vec::new() };
    let directions = (0..360).step_by(10).map(Heading::degrees);
    let poses = directions.filter_map(|direction| {
        let bow = plane::outside(&home.shape, home.pose.at, direction, table.pack.measures.gap)?;
        Some(hull.with_bow_at(bow, direction.opposite()))
    });
    poses.collect()
}

/// Puts a draft back to what is awaited: for the key.
#[must_use]
pub fn placing_now(captain: &Captain, draft: &Draft) -> Option<Wish> {
    let order = order(captain, draft)?;
    captain.may(&order).then_some(Wish::Give(order))
}
