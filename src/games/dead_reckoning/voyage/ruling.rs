//! Rulings by hand: every open thing, one by one, as it would be; everybody else is asked to agree.

use super::deeds::{Captain, Deed, Group, Row};
use super::route;
use super::rows::{row, toggle};
use crate::games::dead_reckoning::wishes::Field;
use crate::logbook::wording::dead_reckoning as words;
use crate::logbook::wording::{Arg, Fact, key};
use crate::rules::dead_reckoning::amendments::Amendment;
use crate::rules::dead_reckoning::game::DeadReckoning;
use crate::rules::dead_reckoning::goods::{Good, Hold, Place};
use crate::rules::dead_reckoning::island::{Building, Island};
use crate::rules::dead_reckoning::sails;
use crate::rules::dead_reckoning::sea::Sea;
use crate::rules::dead_reckoning::sinking::SINKS;
use crate::rules::dead_reckoning::state::{Player, State};
use crate::rules::kernel::ruling::Amends;

/// The most of a good that is offered where nothing bounds it.
const ASHORE: u8 = 20;

fn number(text: impl Into<Fact>, amendment: Amendment, now: u8, most: u8) -> Row {
    row(text, Field::Right(amendment), now, most)
}

fn yes_or_no(text: impl Into<Fact>, amendment: Amendment, now: bool) -> Deed {
    toggle(text, Field::Right(amendment), now)
}

/// Every ship, and every island that lies open, as they would be.
pub(super) fn parts(captain: &Captain<'_>, amendments: &[Amendment]) -> Vec<Group> {
    let table = DeadReckoning::preview(captain.table, amendments);
    let written = amendments.iter().map(words::amendment);
    let hint = Group::default().hinting([key::DR_UMPIRE_HINT.into()]);
    let said = Group::under(key::UMPIRE_RULING).hinting(written);
    let ships = table.players.iter().map(|player| ship(&table, player));
    let islands = table.sea.islands().map(|(at, island)| shore(&table, at, island));
    [hint].into_iter().chain((!amendments.is_empty()).then_some(said)).chain(ships).chain(islands).collect()
}

fn ship(table: &State, player: &Player) -> Group {
    let of = player.colour;
    let places = std::iter::once(Place::Harbour).chain(Sea::places());
    let lies = places.map(|at| yes_or_no(words::place(at), Amendment::Lies { ship: of, at }, player.at == at));
    let pirate = yes_or_no(key::VOYAGE_PIRATE, Amendment::Mode { ship: of, pirate: true }, player.pirate);
    let mut rows = vec![
        number(key::VOYAGE_SAILS, Amendment::Sails { ship: of, count: 0 }, player.sails, sails::MOST),
        number(key::DR_UMPIRE_DAMAGE, Amendment::Damage { ship: of, count: 0 }, player.damage, SINKS - 1),
    ];
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
    Group::under(key::DrThingShip { by: words::colour(of) }).offering(lies.chain([pirate])).counting(rows)
}

fn shore(table: &State, at: Place, island: &Island) -> Group {
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
    let buildings = Building::ALL.map(|building| {
        let text = key::DrNamed { name: words::building(building) };
        let stands = Amendment::Building { at, building, stands: true };
        yes_or_no(text, stands, island.buildings.contains(&building))
    });
    let lines = [super::isles::comparison(table, island), super::isles::control(island)];
    Group::under(route::named(table, at)).hinting(lines).offering(buildings).counting(rows)
}
