//! The render quality of the table: multisampling, shadow maps and their filter follow the setting.

use bevy::core_pipeline::tonemapping::Tonemapping;
use bevy::light::{DirectionalLightShadowMap, PointLightShadowMap, ShadowFilteringMethod};
use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;
use wgpu::DeviceType;

use super::light::Lantern;
use crate::table::settings::{Quality, Settings};
use crate::table::stage::{InAWindow, TableEye};

/// Side of the lantern's shadow map.
const fn shadow_map(quality: Quality) -> usize {
    match quality {
        Quality::Low => 512,
        Quality::Medium => 2048,
        Quality::High => 4096,
    }
}

/// Each pixel of an edge is sampled this often. A processor that draws pays for every sample, so that in a hurry edges
/// are smoothed in the finished picture instead.
pub const fn samples(quality: Quality, hurried: bool) -> Msaa {
    match quality {
        Quality::Low => Msaa::Off,
        Quality::Medium if hurried => Msaa::Off,
        Quality::Medium | Quality::High => Msaa::Sample4,
    }
}

fn follow_the_setting(
    mut commands: Commands,
    settings: Res<Settings>,
    (window, adapter): (Option<Res<InAWindow>>, Option<Res<RenderAdapterInfo>>),
    eyes: Query<Entity, With<TableEye>>,
    new_eyes: Query<Entity, Added<TableEye>>,
    mut lanterns: Query<&mut SpotLight, With<Lantern>>,
    mut last: Local<Option<Quality>>,
) {
    if *last == Some(settings.quality) && new_eyes.is_empty() {
        return;
    }
    *last = Some(settings.quality);
    let quality = settings.quality;
    let hurried = window.is_some() && adapter.is_some_and(|adapter| adapter.device_type == DeviceType::Cpu);
    let filter = match quality {
        Quality::Low | Quality::Medium => ShadowFilteringMethod::Hardware2x2,
        Quality::High => ShadowFilteringMethod::Gaussian,
    };
    for eye in &eyes {
        let samples = samples(quality, hurried);
        // The curve of the picture is in the shaders (`cabin.wgsl`), so that it costs no pass of its own.
        commands.entity(eye).insert((samples, filter, Tonemapping::None));
    }
    commands.insert_resource(DirectionalLightShadowMap { size: shadow_map(quality) });
    commands.insert_resource(PointLightShadowMap { size: 16 });
    for mut light in &mut lanterns {
        light.shadow_maps_enabled = quality > Quality::Low;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(ClearColor(Color::linear_rgb(0.0040, 0.0027, 0.0018)))
        .add_systems(PreUpdate, follow_the_setting);
}
