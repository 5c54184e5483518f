//! The lantern over the table: the one light that throws shadows.
//!
//! What it does to surfaces is in `shaders/cabin.wgsl`, with fixed exposure. The light here gives the shadow map,
//! and lights foreign models that come with materials of their own.

use bevy::light::SpotLight;
use bevy::prelude::*;

use super::places::LANTERN;

/// The hanging lantern.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Lantern;

fn hang_the_lantern(mut commands: Commands) {
    commands.insert_resource(GlobalAmbientLight { color: Color::srgb(0.8, 0.62, 0.45), brightness: 60.0, ..default() });
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

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, hang_the_lantern);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shaders_know_where_the_lantern_hangs() {
        let shader = include_str!("../../../shaders/cabin.wgsl");
        let told = format!("const LANTERN: vec3<f32> = vec3({:?}, {:?}, {:?});", LANTERN.x, LANTERN.y, LANTERN.z);
        assert!(shader.contains(&told), "cabin.wgsl does not say `{told}`");
    }
}
