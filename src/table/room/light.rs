//! The lantern over the table, the one light that throws shadows; and the light of the stern windows, by the hour that
//! is set.
//!
//! `shaders/cabin.wgsl` applies them to surfaces. The light here gives the shadow map, tells the shaders hour and
//! exposure, and lights foreign models that come with materials of their own.

use bevy::camera::visibility::RenderLayers;
use bevy::light::SpotLight;
use bevy::prelude::*;

use super::places::LANTERN;
use crate::table::deck::{AT_SEA, OnDeck};
use crate::table::settings::{Brightness, Hour, Settings};

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

/// The sun stands here over the open sea in the evening, and in the morning.
const SUNS: [Vec3; 2] = [Vec3::new(-0.78, 0.3, 0.55), Vec3::new(0.45, 0.62, 0.64)];
/// Its light hangs this far away, and the board reaches this far from its middle.
const SUN_AWAY: f32 = 46.0;
const SUN_REACH: f32 = 8.5;

/// The light of the sun over the open sea, from this far off so as to look like one.
fn sun(hour: Hour) -> (SpotLight, Transform, RenderLayers) {
    let [evening, morning] = SUNS;
    let from = if hour == Hour::Morning { morning } else { evening }.normalize() * SUN_AWAY;
    let angle = (SUN_REACH / SUN_AWAY).atan();
    let (light, ..) = lantern();
    let light = SpotLight {
        range: SUN_AWAY * 2.0,
        outer_angle: angle,
        inner_angle: angle * 0.9,
        shadow_map_near_z: SUN_AWAY * 0.7,
        ..light
    };
    let place = Transform::from_translation(from).looking_at(Vec3::ZERO, Vec3::Y);
    (light, place, RenderLayers::layer(AT_SEA))
}

fn hang_the_lantern(mut commands: Commands) {
    commands.spawn((Name::new("lantern light"), Lantern, lantern()));
}

/// On deck it is the sun.
fn rise(
    deck: Res<OnDeck>,
    settings: Res<Settings>,
    mut lights: Query<(&mut SpotLight, &mut Transform, &mut RenderLayers), With<Lantern>>,
) {
    for (mut light, mut place, mut layers) in &mut lights {
        let (other, there, seen) = if deck.0 { sun(settings.hour) } else { lantern() };
        // Quality alone decides on its shadows.
        *light = SpotLight { shadow_maps_enabled: light.shadow_maps_enabled, ..other };
        (*place, *layers) = (there, seen);
    }
}

/// The light of the windows in the shaders' measure, and in its alpha how long the picture is exposed.
const fn windows(hour: Hour, brightness: Brightness) -> LinearRgba {
    let exposed = match brightness {
        Brightness::Dim => 1.0,
        Brightness::Middle => 1.2,
        Brightness::Bright => 1.6,
    };
    match hour {
        Hour::Night => LinearRgba::new(0.150, 0.205, 0.290, exposed),
        Hour::Morning => LinearRgba::new(0.80, 0.84, 0.88, exposed),
    }
}

fn follow_the_hour(settings: Res<Settings>, mut ambient: ResMut<GlobalAmbientLight>) {
    let color = Color::LinearRgba(windows(settings.hour, settings.brightness));
    if ambient.color != color {
        *ambient = GlobalAmbientLight { color, brightness: MEASURE, ..default() };
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, hang_the_lantern)
        .add_systems(PreUpdate, follow_the_hour.run_if(resource_changed::<Settings>))
        .add_systems(
            PostUpdate,
            rise.before(TransformSystems::Propagate)
                .run_if(resource_changed::<OnDeck>.or_eager(resource_changed::<Settings>)),
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
        for (sun, name) in SUNS.iter().zip(["EVENING", "MORNING"]) {
            let told = format!("const SUN_OF_THE_{name}: vec3<f32> = vec3({:?}, {:?}, {:?});", sun.x, sun.y, sun.z);
            assert!(open_air.contains(&told), "open_air.wgsl does not say `{told}`");
        }
    }
}
