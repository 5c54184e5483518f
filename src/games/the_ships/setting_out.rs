//! Sets out a scenario: lays its tiles, finds its wind, and says which ships stand where.

use std::sync::Arc;

use bevy::prelude::*;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use crate::logbook::data::{Placed, starting_places};
use crate::rules::geometry::compass::wind_by_die;
use crate::rules::geometry::hex::Heading;
use crate::rules::the_ships::chart::Chart;
use crate::rules::the_ships::scenario::{Scenario, WindRule};
use crate::table::board::{ChartOnTable, WindOnTable};
use crate::table::launch::Launch;
use crate::table::shelf::Shelf;
use crate::table::stage::SetOut;

/// The ships of the scenario that lies on the table, where they start.
#[derive(Resource, Clone, Default, Debug)]
pub struct Fleet(pub Vec<Placed>);

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

fn set_out(mut commands: Commands, wanted: Res<SetOut>, shelf: Res<Shelf>, launch: Res<Launch>) {
    let Some(scenario) = shelf.0.scenarios.get(&wanted.0) else {
        warn!("no scenario is called {:?}", wanted.0);
        return;
    };
    let Ok(chart) = Chart::lay(&scenario.layout, &shelf.0.tiles) else {
        warn!("the layout of {:?} names a tile that is not on the shelf", wanted.0);
        return;
    };
    let wind = wind_of(scenario, launch.seed);
    commands.insert_resource(ChartOnTable(Arc::new(chart)));
    commands.insert_resource(WindOnTable(wind));
    commands.insert_resource(Fleet(starting_places(scenario, &shelf.0, Some(wind))));
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Fleet>()
        .add_systems(Update, set_out.run_if(resource_exists::<Shelf>.and_then(resource_exists_and_changed::<SetOut>)));
}
