//! The lantern over the table, the one light that throws shadows; and what comes in at the stern windows, by the hour that is
//! set.
//!
//! What they do to surfaces is in `shaders/cabin.wgsl`. The light here gives the shadow map, tells the shaders hour and
//! exposure, and lights foreign models that come with materials of their own.

use bevy::light::SpotLight;
use bevy::prelude::*;

use super::places::LANTERN;
use crate::table::settings::{Brightness, Hour, Settings};

/// How strong the light of the windows is in the engine's measure, for one in the shaders'.
const MEASURE: f32 = 60.0;

/// The hanging lantern.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Lantern;

fn hang_the_lantern(mut commands: Commands) {
    commands.spawn((
        Name::new("lantern light"),
        Lantern,
        SpotLight {
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
        },
        Transform::from_translation(LANTERN).looking_at(Vec3::new(LANTERN.x + 0.3, 0.0, LANTERN.z + 0.6), Vec3::X),
    ));
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

fn follow_the_hour(settings: Res<Settings>, ambient: Option<ResMut<GlobalAmbientLight>>, mut commands: Commands) {
    let color = Color::LinearRgba(windows(settings.hour, settings.brightness));
    if ambient.is_none_or(|ambient| ambient.color != color) {
        commands.insert_resource(GlobalAmbientLight { color, brightness: MEASURE, ..default() });
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, hang_the_lantern)
        .add_systems(PreUpdate, follow_the_hour.run_if(resource_exists_and_changed::<Settings>));
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
    }
}
