//! What is set right by hand: everything that lies open, thing by thing, as it would be; everybody else is asked whether it is agreed.

use super::deeds::Captain;
use super::draft::Field;
use super::route;
use super::rows::{Part, Row};
use crate::logbook::wording::dead_reckoning as words;
use crate::logbook::wording::{Arg, Fact, key};
use crate::rules::dead_reckoning::amendments::Amendment;
use crate::rules::dead_reckoning::goods::{Good, Hold, Place};
use crate::rules::dead_reckoning::island::{Building, Island};
use crate::rules::dead_reckoning::sails;
use crate::rules::dead_reckoning::sea::Sea;
use crate::rules::dead_reckoning::sinking::SINKS;
use crate::rules::dead_reckoning::state::{Player, State};
use crate::rules::dead_reckoning::umpire::preview;

/// The most of a good that is offered where nothing bounds it.
const ASHORE: u8 = 20;

fn number(text: impl Into<Fact>, amendment: Amendment, now: u8, most: u8) -> Row {
    Row { text: text.into(), field: Field::Right(amendment), now, most: most.max(now), toggle: false }
}

fn toggle(text: impl Into<Fact>, amendment: Amendment, now: bool) -> Row {
    Row { text: text.into(), field: Field::Right(amendment), now: u8::from(now), most: 1, toggle: true }
}

/// Every ship, and every island that lies open, as they would be.
pub(super) fn parts(captain: &Captain<'_>, amendments: &[Amendment]) -> Vec<Part> {
    let table = preview(captain.table, amendments);
    let written = amendments.iter().map(words::amendment).collect();
    let hint = Part { lines: vec![key::DR_UMPIRE_HINT.into()], ..Part::default() };
    let said = Part { heading: Some(key::UMPIRE_RULING.into()), lines: written, rows: Vec::new() };
    let ships = table.players.iter().map(|player| ship(&table, player));
    let islands = table.sea.islands().map(|(at, island)| shore(&table, at, island));
    [hint].into_iter().chain((!amendments.is_empty()).then_some(said)).chain(ships).chain(islands).collect()
}

fn ship(table: &State, player: &Player) -> Part {
    let of = player.colour;
    let places = std::iter::once(Place::Harbour).chain(Sea::places());
    let mut rows: Vec<Row> =
        places.map(|at| toggle(words::place(at), Amendment::Lies { ship: of, at }, player.at == at)).collect();
    let pirate = Amendment::Mode { ship: of, pirate: true };
    rows.push(toggle(key::VOYAGE_PIRATE, pirate, player.pirate));
    rows.push(number(key::VOYAGE_SAILS, Amendment::Sails { ship: of, count: 0 }, player.sails, sails::MOST));
    rows.push(number(key::DR_UMPIRE_DAMAGE, Amendment::Damage { ship: of, count: 0 }, player.damage, SINKS - 1));
    for hold in Hold::ALL {
        for good in Good::ALL {
            let now = player.slot(hold).goods.of(good);
            let text = key::VoyageRow { what: words::hold(hold), good: words::good(good) };
            let most = now.saturating_add(player.room(table.cards(), hold));
            rows.push(number(text, Amendment::Aboard { ship: of, hold, good, count: 0 }, now, most));
        }
    }
    let text = key::VoyageRow { what: Arg::key(key::VOYAGE_AT_DOCK), good: words::good(Good::Cargo) };
    rows.push(number(text, Amendment::Dock { of, cargo: 0 }, player.dock, u8::MAX));
    Part { heading: Some(key::DrThingShip { by: words::colour(of) }.into()), lines: Vec::new(), rows }
}

fn shore(table: &State, at: Place, island: &Island) -> Part {
    let mut rows: Vec<Row> = Vec::new();
    for player in &table.players {
        let (of, now) = (player.colour, island.in_slots(player.colour));
        let text = key::DrThingInfluence { by: words::colour(of) };
        let most = now.saturating_add(island.empty_slots().min(player.supply));
        rows.push(number(text, Amendment::Cubes { at, of, count: 0 }, now, most));
    }
    for good in Good::ALL {
        let text = key::DrNamed { name: words::good(good) };
        rows.push(number(text, Amendment::Goods { at, good, count: 0 }, island.goods.of(good), ASHORE));
    }
    for building in Building::ALL {
        let text = key::DrNamed { name: words::building(building) };
        let stands = Amendment::Building { at, building, stands: true };
        rows.push(toggle(text, stands, island.buildings.contains(&building)));
    }
    let lines = vec![super::isles::comparison(table, island), super::isles::control(island)];
    Part { heading: Some(route::named(table, at)), lines, rows }
}
