//! Scenarios: boards that can be laid, ships that exist, float and keep clear of each other (TS-2, TS-28).

use std::collections::{BTreeMap, BTreeSet};
use std::iter;

use crate::logbook::wording::{Arg, Fact, Spoken, key, names};
use crate::rules::geometry::base::Base;
use crate::rules::geometry::hex::{Heading, Offset};
use crate::rules::kernel::Ruleset;
use crate::rules::the_ships::articles::Setup;
use crate::rules::the_ships::chart::{Bounds, Chart};
use crate::rules::the_ships::game::TheShips;
use crate::rules::the_ships::scenario::{Edge, Entry, GunsAtStart, LeftOut, Scenario, Start, Stretch, WindRule};
use crate::rules::the_ships::ship_card::{BatteryPlace, Nation, Sails, ShipCard};
use crate::rules::the_ships::tile::Terrain;

use super::shelf::Shelf;
use super::starting_places::starting_places;
use super::victory::{self, off_board, unknown_ship};
use crate::logbook::data::inspection::Inspection;

/// Finds the faults of a scenario, given everything else in the library.
pub fn inspect(scenario: &Scenario, library: &Shelf, found: &mut Inspection<'_>) {
    found.id("id", &scenario.id);
    found.within("minutes", scenario.minutes, 1, 600);
    if let Some(turns) = scenario.turns {
        found.within("turns", turns, 1, 100);
    }
    if let WindRule::RolledExcept(barred) = &scenario.wind
        && Heading::ALL.iter().all(|heading| barred.contains(heading))
    {
        found.fault("wind", Fact::from(key::FAULT_NO_WIND));
    }
    if let Some(ships) = scenario.fleets {
        found.within("fleets", ships, 1, 4);
    }
    let chart = board(scenario, library, found);
    sides(scenario, library, found);
    if let Some(chart) = &chart
        && let Some(bounds) = chart.bounds()
    {
        let before = found.faults.len();
        places(scenario, chart, bounds, found);
        ways_off(scenario, chart, bounds, found);
        if found.faults.len() == before {
            all_can_be_placed(scenario, library, found);
        }
    }
    victory::inspect(scenario, chart.as_ref(), found);
    if found.faults.is_empty() {
        laid_out(scenario, library, found);
    }
}

/// Asks the rules themselves, at every level it is played at, with every ship that may be taken.
fn laid_out(scenario: &Scenario, library: &Shelf, found: &mut Inspection<'_>) {
    let plain = library.setup(scenario);
    let levels = scenario.also_at.iter().map(|level| Setup { level: Some(*level), ..plain.clone() });
    let instead = scenario.entries().flat_map(|(_, entry)| entry.or.iter().map(|other| (entry.id(), other)));
    let chosen =
        instead.map(|(id, other)| Setup { chosen: BTreeMap::from([(id.to_owned(), other.clone())]), ..plain.clone() });
    let refused =
        iter::once(plain.clone()).chain(levels).chain(chosen).find_map(|setup| TheShips::set_up(&setup).err());
    if let Some(fault) = refused {
        let (field, flaw) = TheShips::fault(&fault);
        found.fault(field.trim_start_matches("scenario."), flaw);
    }
}

/// The board, if it can be laid (TS-27.3, TS-27.7).
fn board(scenario: &Scenario, library: &Shelf, found: &mut Inspection<'_>) -> Option<Chart> {
    let rows = &scenario.layout.0;
    let mut sound = found.length("layout", rows.len(), 1, 6);
    let width = rows.first().map_or(0, |row| row.0.len());
    let mut used = BTreeSet::new();
    for (at, row) in rows.iter().enumerate() {
        let field = format!("layout[{at}]");
        sound &= found.length(field.clone(), row.0.len(), 1, 6);
        if row.0.len() != width {
            sound = false;
            found.fault(field.clone(), Fact::from(key::FaultUnevenRows { found: row.0.len(), first: width }));
        }
        for laid in &row.0 {
            if !library.tiles.contains_key(&laid.number) {
                sound = false;
                found.fault(field.clone(), Fact::from(key::FaultUnknownTile { number: laid.number }));
            } else if !used.insert(laid.number) {
                sound = false;
                found.fault(field.clone(), Fact::from(key::FaultTileTwice { number: laid.number }));
            }
        }
    }
    sound.then(|| Chart::lay(&scenario.layout, &library.tiles).ok()).flatten()
}

fn sides(scenario: &Scenario, library: &Shelf, found: &mut Inspection<'_>) {
    found.length("sides", scenario.sides.len(), 2, 2);
    let mut players = BTreeSet::new();
    let mut ids = BTreeSet::new();
    for (s, side) in scenario.sides.iter().enumerate() {
        if !players.insert(side.player) {
            let who = nation(side.player);
            found.fault(format!("sides[{s}].player"), Fact::from(key::FaultSideTwice { side: who }));
        }
        found.length(format!("sides[{s}].ships"), side.ships.len(), 1, 20);
        for (n, entry) in side.ships.iter().enumerate() {
            let path = format!("sides[{s}].ships[{n}]");
            let named = if entry.called.is_some() { "called" } else { "ship" };
            if let Some(called) = &entry.called {
                found.id(format!("{path}.called"), called);
            }
            if !ids.insert(entry.id()) {
                found.fault(format!("{path}.{named}"), Fact::from(key::FaultTwice { id: entry.id() }));
            }
            for (at, other) in entry.or.iter().enumerate().filter(|(_, other)| !library.ships.contains_key(*other)) {
                found.fault(format!("{path}.or[{at}]"), unknown_ship(other));
            }
            match library.ships.get(&entry.ship) {
                Some(card) => fitting_out(scenario, entry, card, &path, found),
                None => found.fault(format!("{path}.ship"), unknown_ship(&entry.ship)),
            }
        }
    }
}

/// Her cargo must fit her card (TS-2.7, TS-2.8).
fn fitting_out(scenario: &Scenario, entry: &Entry, card: &ShipCard, path: &str, found: &mut Inspection<'_>) {
    let (hold, deck) = (&entry.hold, &entry.on_deck);
    let below = |exact: Option<u8>| i64::from(exact.unwrap_or(0));
    let (people, capacity) = (&card.people, i64::from(card.hold));
    let fits = |found: &mut Inspection<'_>, field: &str, value: i64, most: i64| {
        found.within(format!("{path}.{field}"), value, 0, most.max(0));
    };
    fits(found, "on_deck.musketeers", deck.musketeers.into(), people.musketeers.into());
    fits(found, "on_deck.pikemen", deck.pikemen.into(), people.pikemen.into());
    let left = |symbols: u8, up: u8| i64::from(symbols.saturating_sub(up));
    fits(found, "hold.musketeers", below(hold.musketeers), left(people.musketeers, deck.musketeers).min(capacity));
    fits(found, "hold.pikemen", below(hold.pikemen), left(people.pikemen, deck.pikemen).min(capacity));
    let soldiers = below(hold.musketeers) + below(hold.pikemen);
    fits(found, "hold.treasure", hold.treasure.into(), capacity - soldiers);
    let most = hold.soldiers_at_most.map_or(i64::MAX, i64::from);
    let room = capacity - i64::from(hold.treasure);
    let symbols = left(people.musketeers, deck.musketeers) + left(people.pikemen, deck.pikemen);
    fits(found, "hold.soldiers_at_least", below(hold.soldiers_at_least), room.min(symbols).min(most));
    if let GunsAtStart::Loaded { port, starboard, stern } = entry.guns {
        let loads = [(BatteryPlace::Port, "port", port), (BatteryPlace::Starboard, "starboard", starboard)];
        for (place, name, load) in loads.into_iter().chain([(BatteryPlace::Stern, "stern", stern)]) {
            if load.is_some() && !card.batteries().any(|own| own == place) {
                found.fault(format!("{path}.guns.{name}"), Fact::from(key::FaultNoBattery { ship: ship(entry) }));
            }
        }
        if !scenario.uses(LeftOut::Guns) {
            found.fault(format!("{path}.guns"), Fact::from(key::FAULT_GUNS_LEFT_OUT));
        }
    }
    if entry.anchored && entry.sails != Sails::Furled {
        found.fault(format!("{path}.sails"), Fact::from(key::FAULT_ANCHORED_SAILS));
    }
}

fn places(scenario: &Scenario, chart: &Chart, board: Bounds, found: &mut Inspection<'_>) {
    let mut taken: Vec<(Base, &Entry)> = Vec::new();
    for (s, side) in scenario.sides.iter().enumerate() {
        for (n, entry) in side.ships.iter().enumerate() {
            let path = format!("sides[{s}].ships[{n}].at");
            match &entry.at {
                Start::Free => {}
                Start::Within { columns, rows, .. } => {
                    let (from, to) = (board.least, board.greatest);
                    stretch(*columns, (from.col, to.col), &format!("{path}.columns"), found);
                    stretch(*rows, (from.row, to.row), &format!("{path}.rows"), found);
                }
                Start::Fixed { bow, facing } => {
                    if let Some(base) = fixed(entry, *bow, *facing, chart, &path, found) {
                        let lies_in_her = |other: &&(Base, &Entry)| base.hexes().iter().any(|hex| other.0.covers(*hex));
                        if let Some((_, other)) = taken.iter().find(lies_in_her) {
                            let what = Fact::from(key::FaultOverlap { ship: ship(other) });
                            found.fault(format!("{path}.bow"), what);
                        }
                        taken.push((base, entry));
                    }
                }
            }
        }
    }
}

/// A fixed place must be on open water with both hexes, and an anchor must hold there (TS-2.6, TS-4.2).
fn fixed(
    entry: &Entry,
    bow: Offset,
    facing: Heading,
    chart: &Chart,
    path: &str,
    found: &mut Inspection<'_>,
) -> Option<Base> {
    let base = Base::from_bow(bow.into(), facing);
    let mut shallow = false;
    for at in base.hexes().map(Offset::from) {
        match chart.terrain(at) {
            None => {
                found.fault(format!("{path}.bow"), off_board(at.col, at.row));
                return None;
            }
            Some(terrain) if !terrain.is_open_water() => {
                let what = Fact::from(key::FaultNotAfloat {
                    col: at.col,
                    row: at.row,
                    terrain: Arg::key(terrain_name(terrain)),
                });
                found.fault(format!("{path}.bow"), what);
                return None;
            }
            Some(terrain) => shallow |= terrain == Terrain::Shallow,
        }
    }
    if entry.anchored && !shallow {
        found.fault(path.replace(".at", ".anchored"), Fact::from(key::FAULT_TOO_DEEP_TO_ANCHOR));
    }
    Some(base)
}

fn stretch(asked: Option<Stretch>, (least, greatest): Stretch, field: &str, found: &mut Inspection<'_>) {
    if let Some((from, to)) = asked {
        found.within(format!("{field}[0]"), from, least.into(), greatest.into());
        found.within(format!("{field}[1]"), to, i64::from(from.clamp(least, greatest)), greatest.into());
    }
}

fn ways_off(scenario: &Scenario, chart: &Chart, board: Bounds, found: &mut Inspection<'_>) {
    let last = i64::from(scenario.turns.unwrap_or(100)) - 1;
    for (at, exit) in scenario.exits.iter().enumerate() {
        let along = match exit.edge {
            Edge::North | Edge::South => (board.least.col, board.greatest.col),
            Edge::East | Edge::West => (board.least.row, board.greatest.row),
        };
        stretch(exit.between, along, &format!("exits[{at}].between"), found);
        found.within(format!("exits[{at}].after_turn"), exit.after_turn, 0, last);
    }
    for (at, landing) in scenario.landings.iter().enumerate() {
        found.length(format!("landings[{at}].tiles"), landing.tiles.len(), 1, 36);
        for (n, number) in landing.tiles.iter().enumerate() {
            let field = format!("landings[{at}].tiles[{n}]");
            let laid = chart.tiles().any(|(_, laid)| laid.number == *number);
            let land = |(hex, terrain): (Offset, Terrain)| {
                terrain == Terrain::Land && chart.tile_at(hex).is_some_and(|laid| laid.number == *number)
            };
            if !laid {
                found.fault(field, Fact::from(key::FaultTileNotLaid { number: *number }));
            } else if !chart.hexes().any(land) {
                found.fault(field, Fact::from(key::FaultNoLand { number: *number }));
            }
        }
    }
}

/// Free places must hold all who are to be placed there.
fn all_can_be_placed(scenario: &Scenario, library: &Shelf, found: &mut Inspection<'_>) {
    let placed = starting_places(scenario, library, None);
    for (s, side) in scenario.sides.iter().enumerate() {
        for (n, entry) in side.ships.iter().enumerate() {
            if !placed.iter().any(|one| one.id == entry.id()) {
                let what = Fact::from(key::FaultNoPlace { ship: ship(entry) });
                found.fault(format!("sides[{s}].ships[{n}].at"), what);
            }
        }
    }
}

/// By her id: a ship from a mod may have no name in this language.
fn ship(entry: &Entry) -> Arg {
    Arg::text(entry.id())
}

fn nation(nation: Nation) -> Arg {
    Arg::key(names::side(match nation {
        Nation::English => "england",
        Nation::Spanish => "spain",
    }))
}

fn terrain_name(terrain: Terrain) -> String {
    names::terrain(match terrain {
        Terrain::Deep => "deep",
        Terrain::Shallow => "shallow",
        Terrain::Shoal => "shoal",
        Terrain::Land => "land",
        Terrain::Reef => "reef",
    })
}
