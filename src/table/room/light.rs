//! The lantern over the table, the one light that throws shadows; and the light of the stern windows, by hour and
//! weather.
//!
//! `shaders/cabin.wgsl` applies them to surfaces. The light here gives the shadow map, tells the shaders hour and
//! exposure, and lights foreign models that come with materials of their own.

use bevy::camera::visibility::RenderLayers;
use bevy::light::SpotLight;
use bevy::light::cluster::GlobalClusterSettings;
use bevy::prelude::*;

use super::places::LANTERN;
use super::sky::Overhead;
use crate::logbook::data::skies::Weather;
use crate::table::deck::{Around, look_around};
use crate::table::settings::{Brightness, Settings};

/// The light of the windows has this strength in the engine's measure, for one in the shaders'.
const MEASURE: f32 = 60.0;

/// The hanging lantern.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Lantern;

/// The lantern over the table.
fn lantern() -> (SpotLight, Transform, RenderLayers) {
    let light = SpotLight {
        color: Color::srgb(1.0, 0.80, 0.55),
        intensity: 9_000_000.0,
        range: 60.0,
        radius: 0.25,
        outer_angle: 48.0_f32.to_radians(),
        inner_angle: 25.0_f32.to_radians(),
        shadow_maps_enabled: true,
        shadow_depth_bias: 0.03,
        shadow_normal_bias: 1.2,
        shadow_map_near_z: 4.0,
        ..default()
    };
    let place =
        Transform::from_translation(LANTERN).looking_at(Vec3::new(LANTERN.x + 0.3, 0.0, LANTERN.z + 0.6), Vec3::X);
    (light, place, RenderLayers::layer(0))
}

/// Sun or moon stand here over the open sea.
const fn stands(weather: Weather) -> Vec3 {
    match weather {
        Weather::Dusk => Vec3::new(-0.78, 0.3, 0.55),
        Weather::Morning => Vec3::new(0.45, 0.62, 0.64),
        Weather::Dawn => Vec3::new(0.86, 0.2, 0.42),
        Weather::Noon => Vec3::new(0.22, 0.9, 0.34),
        Weather::Moonlight => Vec3::new(-0.5, 0.46, 0.73),
        Weather::Storm => Vec3::new(-0.45, 0.66, 0.6),
    }
}

/// For everything that its shadows reach, the sun hangs so many times as far away: far enough to look like one.
const SUN_AWAY: f32 = 5.4;

/// The light of the sun around the board, or over the whole table.
fn sun(weather: Weather, around: Around) -> (SpotLight, Transform, RenderLayers) {
    let reach = if around == Around::Quay { 15.5 } else { 8.5 };
    let away = reach * SUN_AWAY;
    let angle = (1.0 / SUN_AWAY).atan();
    let (light, ..) = lantern();
    let light = SpotLight {
        range: away * 2.0,
        outer_angle: angle,
        inner_angle: angle * 0.9,
        shadow_map_near_z: away * 0.7,
        ..light
    };
    let place = Transform::from_translation(stands(weather).normalize() * away).looking_at(Vec3::ZERO, Vec3::Y);
    (light, place, RenderLayers::layer(around.layer()))
}

fn hang_the_lantern(mut commands: Commands) {
    commands.spawn((Name::new("lantern light"), Lantern, lantern()));
}

/// The processor finds the one light at once, and the card needs no shaders of its own for it.
fn find_lights_without_the_card(settings: Option<ResMut<GlobalClusterSettings>>) {
    if let Some(mut settings) = settings {
        settings.gpu_clustering = None;
    }
}

/// In the open air it is the sun.
fn rise(
    around: Res<Around>,
    overhead: Res<Overhead>,
    mut lights: Query<(&mut SpotLight, &mut Transform, &mut RenderLayers), With<Lantern>>,
) {
    for (mut light, mut place, mut layers) in &mut lights {
        let (other, there, seen) = if around.open_air() { sun(overhead.0, *around) } else { lantern() };
        // Quality alone decides on its shadows.
        *light = SpotLight { shadow_maps_enabled: light.shadow_maps_enabled, ..other };
        (*place, *layers) = (there, seen);
    }
}

/// The light of the windows in the shaders' measure; in its alpha how long the picture is exposed, and eight times the number of hour
/// and weather.
fn windows(weather: Weather, brightness: Brightness) -> LinearRgba {
    let exposed = match brightness {
        Brightness::Dim => 1.0,
        Brightness::Middle => 1.2,
        Brightness::Bright => 1.6,
    };
    let [red, green, blue] = match weather {
        Weather::Dusk | Weather::Moonlight => [0.150, 0.205, 0.290],
        Weather::Morning => [0.80, 0.84, 0.88],
        Weather::Dawn => [0.46, 0.37, 0.41],
        Weather::Noon => [0.92, 0.93, 0.90],
        Weather::Storm => [0.30, 0.345, 0.375],
    };
    let number = Weather::ALL.iter().position(|own| *own == weather).unwrap_or_default();
    LinearRgba::new(red, green, blue, exposed + 8.0 * number as f32)
}

fn follow_the_hour(settings: Res<Settings>, overhead: Res<Overhead>, mut ambient: ResMut<GlobalAmbientLight>) {
    let color = Color::LinearRgba(windows(overhead.0, settings.brightness));
    if ambient.color != color {
        *ambient = GlobalAmbientLight { color, brightness: MEASURE, ..default() };
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, (hang_the_lantern, find_lights_without_the_card))
        .add_systems(
            PreUpdate,
            follow_the_hour
                .run_if(resource_changed::<Settings>.or_eager(resource_changed::<Overhead>))
                .after(super::sky::look_up),
        )
        .add_systems(
            PostUpdate,
            rise.after(look_around)
                .before(TransformSystems::Propagate)
                .run_if(resource_changed::<Around>.or_eager(resource_changed::<Overhead>)),
        );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shaders_know_where_the_lantern_hangs() {
        let shader = include_str!("../../../shaders/cabin.wgsl");
        let told = format!("const LANTERN: vec3<f32> = vec3({:?}, {:?}, {:?});", LANTERN.x, LANTERN.y, LANTERN.z);
        assert!(shader.contains(&told), "cabin.wgsl does not say `{told}`");
        let measure = format!("lights.ambient_color.rgb / {MEASURE:?};");
        assert!(shader.contains(&measure), "cabin.wgsl does not say `{measure}`");
        let open_air = include_str!("../../../shaders/open_air.wgsl");
        assert_eq!(open_air.matches("return Air(").count(), Weather::ALL.len());
        for (number, weather) in Weather::ALL.into_iter().enumerate() {
            let name = format!("{weather:?}").to_lowercase();
            let case = if number == 0 { "default".to_owned() } else { format!("case {number}u") };
            assert!(open_air.contains(&format!("{case}: {{ return {name}(); }}")), "{weather:?} is number {number}");
            let Vec3 { x, y, z } = stands(weather);
            let told = format!("fn {name}() -> Air {{\n    return Air(\n        vec3({x:?}, {y:?}, {z:?}),");
            assert!(open_air.contains(&told), "open_air.wgsl does not say `{told}`");
        }
    }
}
