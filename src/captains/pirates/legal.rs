//! Lists the orders a captain thinks of. Of those with a heading or a place in them only a few are drawn; the rules say which
//! are allowed.

use crate::captains::Lots;
use crate::rules::kernel::Seat;
use crate::rules::pirates::berths;
use crate::rules::pirates::ids::Name;
use crate::rules::pirates::orders::{Gun, Order, Piece, Place, Task};
use crate::rules::pirates::state::{Phase, Player, Running, Ship, State};
use crate::rules::pirates::sums;
use crate::rules::pirates::weed;
use crate::rules::pirates::whirlpools;
use crate::rules::pirates::words::{Flag, OrderKind, Ruler, TerrainKind};
use crate::rules::plane::{Heading, Mm, Spot};

/// This number of places is tried for an island before a free one is looked for.
const TRIES: usize = 6;
/// Headings that are drawn for each segment.
const HEADINGS: usize = 6;

/// Orders that this seat may try now.
pub fn thought_of(state: &State, seat: Seat, lots: &mut dyn Lots) -> Vec<Order> {
    let Some(player) = state.at_seat(seat) else { return Vec::new() };
    match (state.phase, &state.running) {
        (Phase::Islands, _) => {
            let mut orders = drawn_spots(state, lots, Order::PlaceIsland);
            orders.extend(berths::free_island_spot(state).map(|(at, turned)| Order::PlaceIsland(at, turned)));
            orders
        }
        (Phase::Terrain, _) => laid_terrain(state, lots),
        (Phase::Homes, _) => vec![Order::FanOut],
        (Phase::Orders, Some(running)) => under_way(state, player, running, lots),
        (Phase::Orders, None) => orders(state, player, lots),
        (Phase::Closing, _) => forts(state, player, lots).into_iter().chain([Order::EndTurn]).collect(),
        _ => Vec::new(),
    }
}

fn heading(lots: &mut dyn Lots) -> Heading {
    Heading::degrees(i32::try_from(lots.draw(360)).unwrap_or_default())
}

fn spot(state: &State, lots: &mut dyn Lots) -> Spot {
    let (from, to) = (state.table.from, state.table.to);
    let mut along = |from: Mm, to: Mm| {
        let width = usize::try_from((to.0 - from.0) / 100).unwrap_or_default();
        Mm(from.0 + 100 * i32::try_from(lots.draw(width)).unwrap_or_default())
    };
    Spot::new(along(from.x, to.x), along(from.y, to.y))
}

fn drawn_spots(state: &State, lots: &mut dyn Lots, order: impl Fn(Spot, Heading) -> Order) -> Vec<Order> {
    (0..TRIES).map(|_| order(spot(state, lots), heading(lots))).collect()
}

fn laid_terrain(state: &State, lots: &mut dyn Lots) -> Vec<Order> {
    let kinds: Vec<TerrainKind> = state.to_lay.1.clone();
    let mut orders = Vec::new();
    for kind in kinds.into_iter().take(1) {
        orders.extend(drawn_spots(state, lots, |at, turned| Order::PlaceTerrain(kind, at, turned)));
        orders.extend(berths::free_terrain_spot(state, kind).map(|(at, turned)| Order::PlaceTerrain(kind, at, turned)));
    }
    orders
}

/// Units of all other players.
fn enemies(state: &State, flag: Flag) -> Vec<Name> {
    let ships = state.ships.iter().filter(|ship| ship.flag != flag).map(|ship| ship.id);
    let krakens = state.krakens.iter().filter(|kraken| kraken.flag != flag).map(|kraken| kraken.id);
    let forts = state.forts.iter().filter(|fort| fort.flag != flag).map(|fort| fort.id);
    ships.chain(krakens).chain(forts).collect()
}

/// All guns of a unit, fallen ones too: the rules know them.
pub fn guns(state: &State, unit: Name) -> Vec<Gun> {
    if let Some(ship) = state.ship(unit) {
        return (1..=ship.full()).map(Gun::Mast).chain([Gun::Musket]).collect();
    }
    if let Some(kraken) = state.kraken(unit) {
        let all = u8::try_from(kraken.tentacles.len()).unwrap_or_default();
        return (1..=all).map(Gun::Mast).collect();
    }
    state.fort(unit).map(|fort| fort.flags.iter().map(|((x, y), _)| Gun::Slot(*x, *y)).collect()).unwrap_or_default()
}

fn under_way(state: &State, player: &Player, running: &Running, lots: &mut dyn Lots) -> Vec<Order> {
    let mut orders = Vec::new();
    if running.kind == OrderKind::Explore {
        orders.push(Order::Leave);
        orders.extend(takes(state, running.unit));
        return orders;
    }
    if running.kind == OrderKind::BreakFree {
        orders.extend(weed::way_off(state, running.unit));
        return orders;
    }
    if running.kind == OrderKind::Move && !running.over {
        for ruler in Ruler::ALL {
            orders.extend((0..HEADINGS).map(|_| Order::Segment(ruler, heading(lots))));
        }
        orders.extend([Order::ComeAbout, Order::EndSailing]);
        orders.extend(whirlpools::whirl_away(state, running.unit));
        orders.extend((0..HEADINGS).map(|_| Order::LeaveFog(heading(lots))));
    }
    orders.push(Order::CeaseFire);
    for target in enemies(state, player.flag) {
        orders.extend(guns(state, running.unit).into_iter().map(|gun| Order::Fire(gun, target)));
        orders.push(Order::Broadside(target));
    }
    orders
}

/// As many counters as there are spaces, and each alone.
fn takes(state: &State, unit: Name) -> Vec<Order> {
    let Some(ship) = state.ship(unit) else { return Vec::new() };
    let Some(island) = ship.docked.and_then(|island| state.island(island)) else { return Vec::new() };
    let free = usize::from(sums::capacity(state, ship, false).saturating_sub(sums::used_space(state, ship)));
    let mut coins: Vec<(u8, u8)> = (0..).zip(island.coins.iter().copied()).collect();
    coins.sort_by_key(|(_, value)| std::cmp::Reverse(*value));
    let most: Vec<u8> = coins.iter().take(free).map(|(place, _)| *place).collect();
    let first = u8::try_from(island.coins.len()).unwrap_or(u8::MAX);
    let uniques = (first..).take(island.uniques.len());
    let all: Vec<u8> = most.iter().copied().chain(uniques.clone()).collect();
    let singly = (0..first).chain(uniques).map(|place| Order::Take(vec![place]));
    [Order::Take(all), Order::Take(most)].into_iter().chain(singly).collect()
}

fn orders(state: &State, player: &Player, lots: &mut dyn Lots) -> Vec<Order> {
    let flag = player.flag;
    let mut orders = vec![Order::EndTurn];
    let ships: Vec<&Ship> = state.ships.iter().filter(|ship| ship.flag == flag).collect();
    let krakens: Vec<Name> =
        state.krakens.iter().filter(|kraken| kraken.flag == flag).map(|kraken| kraken.id).collect();
    let forts = state.forts.iter().filter(|fort| fort.flag == flag).map(|fort| fort.id);
    let units = ships.iter().map(|ship| ship.id).chain(krakens.iter().copied()).chain(forts);
    for unit in units {
        orders.extend([Task::Move, Task::Explore, Task::Shoot, Task::BreakFree].map(|task| Order::Order(unit, task)));
        let missing = state.ship(unit).map(|ship| ship.masts.clone()).unwrap_or_default();
        let fallen = (1..).zip(missing).filter(|(_, mast)| !mast);
        orders.extend(fallen.map(|(mast, _)| Order::Order(unit, Task::Repair(mast))));
        orders.extend(whirlpools::whirl_away(state, unit));
    }
    let others = enemies(state, flag);
    for ship in &ships {
        orders.push(Order::FreeExplore(ship.id));
        orders.push(Order::Pivot(ship.id, heading(lots)));
        orders.push(Order::Scuttle(ship.id));
        orders.push(Order::DropTow(ship.id));
        orders.extend(state.ships.iter().map(|other| Order::TakeInTow(ship.id, other.id)));
        let crew = ship.crew.iter().map(|crew| Order::Ferry(crew.card, Place::Unit(ship.id), Place::Ashore));
        orders.extend(crew);
        let ashore = player.ashore.iter();
        orders.extend(ashore.map(|(crew, _)| Order::Ferry(crew.card, Place::Ashore, Place::Unit(ship.id))));
        for other in ships.iter().filter(|other| other.id != ship.id) {
            let (from, to) = (Place::Unit(ship.id), Place::Unit(other.id));
            orders.extend(ship.crew.iter().map(|crew| Order::Ferry(crew.card, from, to)));
            orders.extend((!ship.coins.is_empty()).then(|| Order::Transfer(vec![Piece::Coin(0)], from, to)));
        }
        for fort in state.forts.iter().filter(|fort| fort.flag == flag) {
            let (ship, fort) = (Place::Unit(ship.id), Place::Unit(fort.id));
            orders.push(Order::Transfer(vec![Piece::Coin(0)], ship, fort));
            orders.push(Order::Transfer(vec![Piece::Coin(0)], fort, ship));
        }
    }
    for kraken in krakens {
        orders.extend(others.iter().map(|other| Order::Embrace(kraken, *other)));
        orders.extend(others.iter().map(|other| Order::NameTarget(kraken, *other)));
    }
    orders.extend(uses(state, &ships, &others));
    orders
}

/// Abilities and treasures that are begun by their player.
fn uses(state: &State, ships: &[&Ship], others: &[Name]) -> Vec<Order> {
    let mut orders = Vec::new();
    for ship in ships {
        for (card, ability) in sums::could(state, ship.id) {
            let Ok(word) = Name::try_from(ability.word()) else { continue };
            orders.push(Order::Use(card, word, None));
            orders.extend(others.iter().map(|other| Order::Use(card, word, Some(*other))));
            let islands = state.islands.iter().map(|island| island.id);
            let crew = ship.crew.iter().map(|crew| crew.card);
            orders.extend(islands.chain(crew).map(|on| Order::Use(card, word, Some(on))));
        }
        for treasure in ship.uniques.iter().filter(|treasure| !treasure.up) {
            orders.push(Order::Use(treasure.card, treasure.card, None));
        }
    }
    orders
}

/// A fort on each island where one may stand, paid with the least coins that reach its cost.
fn forts(state: &State, player: &Player, lots: &mut dyn Lots) -> Vec<Order> {
    let mut orders = Vec::new();
    for fort in &player.forts {
        let Some(card) = state.pack.stronghold(*fort) else { continue };
        let mut coins: Vec<u8> = player.banked.iter().map(|coin| coin.value).collect();
        coins.sort_unstable();
        let mut paid = 0;
        let take: Vec<u8> = coins
            .into_iter()
            .rev()
            .filter(|value| {
                let open = paid < u16::from(card.cost);
                paid += if open { u16::from(*value) } else { 0 };
                open
            })
            .collect();
        let slots = state.pack.measures.slots.iter().copied().take(card.flags.len());
        let slots: Vec<(i8, i8)> = slots.collect();
        let docked = state.ships.iter().filter(|ship| ship.flag == player.flag).filter_map(|ship| ship.docked);
        for island in docked.filter_map(|island| state.island(island)) {
            for _ in 0..HEADINGS {
                let turned = heading(lots);
                orders.push(Order::BuildFort(*fort, island.id, island.pose.at, turned, slots.clone(), take.clone()));
            }
        }
    }
    orders
}
