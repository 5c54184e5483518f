//! The water of the ocean: one chart for all tiles, surveyed anew whenever another lies face up.

use bevy::prelude::*;

use super::land::{Known, survey};
use super::places::OCEAN;
use crate::play::PlaySystems;
use crate::play::seen::SeenHere;
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::table::board::water::{Bearings, Sea};
use crate::table::craft::grain::Grain;
use crate::table::deck::Around;
use crate::table::settings::Settings;

/// The material of every tile and of the harbour, and the surveys for it.
#[derive(Resource, Clone)]
pub struct Waters {
    pub sea: Handle<Sea>,
    known: Known,
}

fn bearings(settings: &Settings) -> Bearings {
    let wind = Vec2::new(-0.8, 0.6);
    Bearings {
        origin_and_wind: Vec4::new(0.0, 0.0, wind.x, wind.y),
        region: Vec4::new(-OCEAN.x, -OCEAN.y, 2.0 * OCEAN.x, 2.0 * OCEAN.y),
        numbers: Vec4::new(0.0, 0.0, f32::from(u8::from(settings.moves_water())), 0.0),
        ..default()
    }
}

fn fill(
    mut commands: Commands,
    settings: Res<Settings>,
    grain: Res<Grain>,
    mut images: ResMut<Assets<Image>>,
    mut seas: ResMut<Assets<Sea>>,
) {
    let (soundings, land) = survey(&Known::new());
    let sea = seas.add(Sea {
        bearings: bearings(&settings),
        soundings: images.add(soundings),
        land: images.add(land),
        grain: grain.0.clone(),
        close: false,
        hexes: false,
        around: Around::default(),
    });
    commands.insert_resource(Waters { sea, known: Known::new() });
}

/// A tile is surveyed when it is turned over.
fn survey_what_is_known(
    here: SeenHere<DeadReckoning>,
    mut waters: ResMut<Waters>,
    mut images: ResMut<Assets<Image>>,
    mut seas: ResMut<Assets<Sea>>,
) {
    let Some(seen) = here.fresh() else { return };
    let known: Known =
        seen.view.table.sea.tiles().filter_map(|(at, tile)| Some((at, tile.id.filter(|_| tile.face_up)?))).collect();
    if known == waters.known {
        return;
    }
    if let Some(mut sea) = seas.get_mut(&waters.sea) {
        let (soundings, land) = survey(&known);
        sea.soundings = images.add(soundings);
        sea.land = images.add(land);
    }
    waters.known = known;
}

fn obey(settings: Res<Settings>, waters: Res<Waters>, mut seas: ResMut<Assets<Sea>>) {
    let now = bearings(&settings);
    if seas.get(&waters.sea).is_some_and(|sea| sea.bearings != now)
        && let Some(mut sea) = seas.get_mut(&waters.sea)
    {
        sea.bearings = now;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, fill).add_systems(
        Update,
        (survey_what_is_known, obey.run_if(resource_changed::<Settings>)).after(PlaySystems::Show),
    );
}
