//! The hour and the weather overhead: what is set, or what the scenario on the table says.

use bevy::prelude::*;

use crate::logbook::data::skies::Weather;
use crate::play::at_table::AtTable;
use crate::play::seen::SeenHere;
use crate::table::pacing::redraw_on;
use crate::table::settings::{Hour, Settings};
use crate::table::shelf::Shelf;
use crate::table::stage::SetOut;

/// The weather over the scenario on the table, as its data says.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct OverTheScenario(Weather);

/// Hour and weather as they are drawn.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Overhead(pub Weather);

fn ask_the_scenario<G: AtTable>(here: SeenHere<G>, shelf: Res<Shelf>, mut over: ResMut<OverTheScenario>) {
    if let Some(seen) = here.fresh() {
        over.set_if_neq(OverTheScenario(shelf.0.skies().over(&seen.title)));
    }
}

/// A match that is set out is under its sky already.
fn ask_what_is_set_out(set_out: Res<SetOut>, shelf: Res<Shelf>, mut over: ResMut<OverTheScenario>) {
    over.set_if_neq(OverTheScenario(shelf.0.skies().over(&set_out.0)));
}

pub(super) fn look_up(settings: Res<Settings>, over: Res<OverTheScenario>, mut overhead: ResMut<Overhead>) {
    overhead.set_if_neq(Overhead(match settings.hour {
        Hour::Scenario => over.0,
        Hour::Night => Weather::Dusk,
        Hour::Morning => Weather::Morning,
    }));
}

/// The scenarios of a game are under their skies.
pub fn of_game<G: AtTable>(app: &mut App) {
    app.add_systems(Last, ask_the_scenario::<G>);
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<OverTheScenario>().init_resource::<Overhead>().add_systems(
        PreUpdate,
        (ask_what_is_set_out.run_if(resource_exists_and_changed::<SetOut>.and_then(resource_exists::<Shelf>)), look_up)
            .chain(),
    );
    redraw_on::<Overhead>(app);
}
