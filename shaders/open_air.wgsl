// Sky and sun over the open sea, by the hour that is set: what the cabin's lantern and windows are to the table. The sun stands
// where `src/table/room/light.rs` has put the light that throws shadows; a test compares them.
#define_import_path weather_gage::open_air

#import bevy_pbr::mesh_view_bindings::{view, lights}

const SUN_OF_THE_EVENING: vec3<f32> = vec3(-0.78, 0.3, 0.55);
const SUN_OF_THE_MORNING: vec3<f32> = vec3(0.45, 0.62, 0.64);

// 0 in the evening, 1 in the morning; as in the cabin.
fn hour() -> f32 {
    return smoothstep(0.45, 0.70, lights.ambient_color.b / 60.0);
}

fn sun() -> vec3<f32> {
    return normalize(mix(SUN_OF_THE_EVENING, SUN_OF_THE_MORNING, hour()));
}

fn sunlight() -> vec3<f32> {
    return mix(vec3(1.55, 0.82, 0.40), vec3(1.35, 1.26, 1.10), hour());
}

// The sky without clouds.
fn heaven(way: vec3<f32>) -> vec3<f32> {
    let low = 1.0 - clamp(way.y, 0.0, 1.0);
    let towards = max(dot(way, sun()), 0.0);
    let glow = towards * towards * towards;
    let haze = pow(low, 9.0);
    let evening = mix(
        mix(vec3(0.050, 0.085, 0.175), vec3(0.23, 0.23, 0.30), pow(low, 3.0)),
        mix(vec3(0.36, 0.27, 0.28), vec3(1.10, 0.60, 0.25), glow), haze * 0.9);
    let morning = mix(mix(vec3(0.10, 0.25, 0.54), vec3(0.30, 0.48, 0.70), pow(low, 2.5)), vec3(0.70, 0.78, 0.84), haze);
    let disc = smoothstep(0.9985, 0.9992, towards) * 5.0 + pow(towards, 180.0) * 0.9 + pow(towards, 24.0) * 0.16;
    return mix(evening, morning, hour()) + sunlight() * disc;
}

// Far away everything takes the colour of the horizon.
fn hazy(colour: vec3<f32>, at: vec3<f32>) -> vec3<f32> {
    let off = at - view.world_position;
    let level = normalize(vec3(off.x, 0.0, off.z) + vec3(1e-5, 0.0, 0.0));
    let towards = max(dot(level, sun()), 0.0);
    let horizon = min(heaven(level), vec3(1.1));
    return mix(colour, horizon, 1.0 - exp(-length(off) * 0.011));
}
