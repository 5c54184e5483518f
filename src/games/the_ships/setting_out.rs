//! Sets out the table: a scenario before a match, and the match as the window may see it once one is on.

use std::sync::Arc;

use bevy::prelude::*;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::board::ChartOnTable;
use super::look::ShipLook;
use crate::games::outfitting::Chosen;
use crate::logbook::data::the_ships::starting_places;
use crate::play::PlaySystems;
use crate::play::on_the_table::{OnTheTable, has_the_table};
use crate::play::seen::{Seen, SeenHere};
use crate::rules::geometry::compass::wind_by_die;
use crate::rules::geometry::hex::Heading;
use crate::rules::the_ships::chart::Chart;
use crate::rules::the_ships::game::TheShips;
use crate::rules::the_ships::scenario::{Scenario, WindRule};
use crate::rules::the_ships::ship_card::{Nation, ShipCard};
use crate::rules::the_ships::ship_id::ShipId;
use crate::rules::the_ships::state::{Phase, State};
use crate::table::board::WindOnTable;
use crate::table::launch::Launch;
use crate::table::shelf::Shelf;
use crate::table::stage::{Screen, SetOut};

/// A ship of the scenario.
#[derive(Clone, PartialEq, Debug)]
pub struct Mustered {
    /// The id she goes by in this battle.
    pub id: ShipId,
    pub card: ShipCard,
    pub side: Nation,
    pub look: ShipLook,
}

/// The ships of the scenario. Change it and they are set out again.
#[derive(Resource, Clone, Default, Debug)]
pub struct Fleet(pub Vec<Mustered>);

/// All ships of a battle as the table shows them.
#[must_use]
pub fn muster(table: &State) -> Vec<Mustered> {
    let muster = |place| {
        let vessel = table.vessel(place);
        let look = ShipLook::seen(table, place);
        Mustered { id: vessel.id, card: vessel.card.clone(), side: vessel.side, look }
    };
    table.each().map(muster).collect()
}

/// The wind of a scenario before the first turn (TS-5.1): given, or by lot for the look of the table.
fn wind_of(scenario: &Scenario, seed: u64) -> Heading {
    let excepted: &[Heading] = match &scenario.wind {
        WindRule::Fixed(heading) => return *heading,
        WindRule::Rolled => &[],
        WindRule::RolledExcept(headings) => headings,
    };
    let mut lot = ChaCha8Rng::seed_from_u64(seed ^ 0x0057_494E_4400);
    for _ in 0..64 {
        let thrown = wind_by_die(lot.random_range(1..=20));
        if let Some(heading) = thrown.filter(|heading| !excepted.contains(heading)) {
            return heading;
        }
    }
    Heading::SE
}

/// Sets out the chosen scenario while it is fitted out.
fn lay_out_what_is_chosen(chosen: Res<Chosen>, mut wanted: ResMut<SetOut>) {
    if let Some(id) = chosen.of::<TheShips>().filter(|id| wanted.0 != *id) {
        wanted.0 = id.to_owned();
    }
}

/// A scenario named on the command line is laid out.
fn open_what_was_asked_for(
    launch: Res<Launch>,
    shelf: Res<Shelf>,
    mut wanted: ResMut<SetOut>,
    mut next: ResMut<NextState<Screen>>,
) {
    let asked = launch.scenario.as_ref().filter(|_| !launch.beside && launch.load.is_none());
    if let Some(id) = asked.filter(|id| shelf.0.the_ships().scenarios.contains_key(*id)) {
        wanted.set_if_neq(SetOut(id.clone()));
        next.set(Screen::Table);
    }
}

fn set_out(
    wanted: Res<SetOut>,
    shelf: Res<Shelf>,
    launch: Res<Launch>,
    (mut chart_lies, mut blows, mut fleet): (ResMut<ChartOnTable>, ResMut<WindOnTable>, ResMut<Fleet>),
) {
    let Some(scenario) = shelf.0.the_ships().scenarios.get(&wanted.0) else {
        warn!("no scenario is called {:?}", wanted.0);
        return;
    };
    let Ok(chart) = Chart::lay(&scenario.layout, &shelf.0.the_ships().tiles) else {
        warn!("the layout of {:?} names a tile that is not on the shelf", wanted.0);
        return;
    };
    let wind = wind_of(scenario, launch.seed());
    *chart_lies = ChartOnTable(Arc::new(chart));
    *blows = WindOnTable(wind);
    let places = starting_places(scenario, shelf.0.the_ships(), Some(wind));
    let ships = places.iter().filter_map(|placed| {
        let card = shelf.0.the_ships().ships.get(&placed.ship)?.clone();
        let look = ShipLook::before_battle(placed);
        let id = ShipId::try_from(placed.id.as_str()).ok()?;
        Some(Mustered { id, card, side: placed.side, look })
    });
    *fleet = Fleet(ships.collect());
}

/// The table is another game's: the ships go back into their box.
fn clear_the_fleet(on: Res<OnTheTable>, mut fleet: ResMut<Fleet>) {
    if !has_the_table::<TheShips>(on) && !fleet.0.is_empty() {
        *fleet = Fleet::default();
    }
}

/// The match as it may be seen, whenever it is to be set out afresh: begun, loaded, undone, another moment.
fn set_out_the_match(
    here: SeenHere<TheShips>,
    mut last: Local<Option<u64>>,
    mut wanted: ResMut<SetOut>,
    mut fleet: ResMut<Fleet>,
) {
    let Some(seen) = here.get() else {
        *last = None;
        return;
    };
    if *last == Some(seen.afresh) {
        return;
    }
    *last = Some(seen.afresh);
    *fleet = Fleet(muster(&seen.view.table));
    let id = &seen.view.table.articles.scenario.id;
    if wanted.0 != *id {
        wanted.0.clone_from(id);
    }
}

/// Board and wind are as the window sees them, at every moment of a match.
fn follow_the_match(here: SeenHere<TheShips>, mut chart: ResMut<ChartOnTable>, mut wind: ResMut<WindOnTable>) {
    let Some(seen) = here.fresh() else { return };
    let table = &seen.view.table;
    if !Arc::ptr_eq(&chart.0, &table.chart) && *chart.0 != *table.chart {
        *chart = ChartOnTable(Arc::clone(&table.chart));
    }
    if wind.0 != table.wind && table.phase != Phase::Weather {
        *wind = WindOnTable(table.wind);
    }
}

/// Another scenario is to lie on the table, or the table is free again after a match.
fn asked_for_or_left_alone(wanted: Res<SetOut>, on: Res<OnTheTable>) -> bool {
    wanted.is_changed() || (on.is_changed() && on.0.is_none())
}

/// Is no match on, neither of this game nor of another?
fn no_match(windows: Query<(), With<Seen<TheShips>>>, on: Res<OnTheTable>) -> bool {
    windows.is_empty() && has_the_table::<TheShips>(on)
}

/// The match on the table, for the picture and for tests without one.
pub fn of_the_match(app: &mut App) {
    app.init_resource::<Fleet>()
        .init_resource::<SetOut>()
        .init_resource::<ChartOnTable>()
        .insert_resource(WindOnTable(Heading::SE))
        .add_systems(
            Update,
            (set_out_the_match, follow_the_match, clear_the_fleet)
                .chain()
                .after(PlaySystems::Show)
                .in_set(SetOutSystems),
        );
}

/// Sets out the ships; systems that show a part of it run after.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SetOutSystems;

/// The scenario that lies on the table before a choice.
const AT_FIRST: &str = "gravelines";

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(SetOut(AT_FIRST.into()))
        .add_plugins(of_the_match)
        .add_systems(Startup, open_what_was_asked_for)
        .add_systems(
            Update,
            (
                lay_out_what_is_chosen.run_if(resource_changed::<Chosen>),
                set_out.run_if(no_match.and_then(asked_for_or_left_alone)).before(SetOutSystems),
            )
                .chain(),
        );
}
