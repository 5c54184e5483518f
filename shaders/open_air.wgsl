// Sky and sun over the open sea, by hour and weather, in place of the cabin's lantern and windows. The sun stands where
// `src/table/room/light.rs` has put the light that throws shadows; a test compares them.
#define_import_path weather_gage::open_air

#import bevy_pbr::mesh_view_bindings::{view, lights}

struct Air {
    // The direction of the sun or the moon, and its light.
    sun: vec3<f32>,
    light: vec3<f32>,
    // The sky overhead and lower down, the horizon away from the sun and towards it; the share of the horizon.
    zenith: vec3<f32>,
    low: vec3<f32>,
    haze: vec3<f32>,
    glow: vec3<f32>,
    hazy: f32,
    // The pace at which the sky pales downwards; the share of the sun's disc that is seen; the thickness of the air.
    pales: f32,
    disc: f32,
    mist: f32,
    // The light of the sky on things from above, of the sea from below, and of the horizon from the sun's side.
    above: vec3<f32>,
    below: vec3<f32>,
    rim: vec3<f32>,
    // Clouds in shadow, in light, in light near the sun; the bounds within which they close, and their share of hiding.
    shade: vec3<f32>,
    lit: vec3<f32>,
    fiery: vec3<f32>,
    cover: vec3<f32>,
    // The deep, the light through a crest, foam; and a factor for the height of the waves.
    deep: vec3<f32>,
    through: vec3<f32>,
    foam: vec3<f32>,
    swell: f32,
    stars: f32,
}

// The number of hour and weather comes with the exposure in the engine's ambient light.
fn weather() -> u32 {
    return u32(lights.ambient_color.a / 480.0);
}

fn air() -> Air {
    switch weather() {
        case 1u: { return morning(); }
        case 2u: { return dawn(); }
        case 3u: { return noon(); }
        case 4u: { return moonlight(); }
        case 5u: { return storm(); }
        default: { return dusk(); }
    }
}

fn dusk() -> Air {
    return Air(
        vec3(-0.78, 0.3, 0.55), vec3(1.55, 0.82, 0.40),
        vec3(0.050, 0.085, 0.175), vec3(0.23, 0.23, 0.30), vec3(0.36, 0.27, 0.28), vec3(1.10, 0.60, 0.25), 0.9, 3.0, 1.0, 0.011,
        vec3(0.21, 0.23, 0.31), vec3(0.060, 0.065, 0.075), vec3(0.22, 0.12, 0.06),
        vec3(0.085, 0.085, 0.125), vec3(0.30, 0.19, 0.20), vec3(1.15, 0.55, 0.24), vec3(0.47, 0.66, 0.75),
        vec3(0.010, 0.026, 0.036), vec3(0.020, 0.060, 0.058), vec3(0.26, 0.25, 0.28), 1.0, 0.0,
    );
}

fn morning() -> Air {
    return Air(
        vec3(0.45, 0.62, 0.64), vec3(1.35, 1.26, 1.10),
        vec3(0.10, 0.25, 0.54), vec3(0.30, 0.48, 0.70), vec3(0.70, 0.78, 0.84), vec3(0.70, 0.78, 0.84), 1.0, 2.5, 1.0, 0.011,
        vec3(0.40, 0.50, 0.62), vec3(0.11, 0.18, 0.20), vec3(0.06, 0.06, 0.05),
        vec3(0.42, 0.47, 0.53), vec3(1.02, 0.99, 0.94), vec3(1.02, 0.99, 0.94), vec3(0.47, 0.66, 0.86),
        vec3(0.016, 0.085, 0.110), vec3(0.045, 0.215, 0.205), vec3(0.80, 0.86, 0.88), 1.0, 0.0,
    );
}

fn dawn() -> Air {
    return Air(
        vec3(0.86, 0.2, 0.42), vec3(1.40, 0.90, 0.62),
        vec3(0.085, 0.150, 0.310), vec3(0.36, 0.38, 0.52), vec3(0.58, 0.46, 0.52), vec3(1.20, 0.72, 0.48), 0.92, 2.6, 1.0, 0.014,
        vec3(0.26, 0.29, 0.39), vec3(0.075, 0.085, 0.105), vec3(0.20, 0.13, 0.10),
        vec3(0.20, 0.20, 0.29), vec3(0.64, 0.46, 0.49), vec3(1.25, 0.80, 0.60), vec3(0.50, 0.70, 0.80),
        vec3(0.012, 0.045, 0.064), vec3(0.028, 0.105, 0.108), vec3(0.44, 0.43, 0.48), 0.8, 0.0,
    );
}

fn noon() -> Air {
    return Air(
        vec3(0.22, 0.9, 0.34), vec3(1.50, 1.42, 1.26),
        vec3(0.055, 0.200, 0.560), vec3(0.22, 0.45, 0.74), vec3(0.66, 0.79, 0.88), vec3(0.70, 0.81, 0.88), 1.0, 2.5, 1.0, 0.009,
        vec3(0.44, 0.55, 0.70), vec3(0.13, 0.22, 0.24), vec3(0.03, 0.03, 0.03),
        vec3(0.55, 0.62, 0.70), vec3(1.10, 1.08, 1.05), vec3(1.10, 1.08, 1.05), vec3(0.53, 0.72, 0.90),
        vec3(0.012, 0.095, 0.145), vec3(0.050, 0.260, 0.265), vec3(0.88, 0.93, 0.95), 0.9, 0.0,
    );
}

fn moonlight() -> Air {
    return Air(
        vec3(-0.5, 0.46, 0.73), vec3(0.40, 0.47, 0.62),
        vec3(0.012, 0.021, 0.052), vec3(0.046, 0.070, 0.130), vec3(0.070, 0.095, 0.150), vec3(0.17, 0.20, 0.26), 0.9, 3.0, 1.5, 0.011,
        vec3(0.095, 0.125, 0.190), vec3(0.030, 0.037, 0.052), vec3(0.03, 0.04, 0.06),
        vec3(0.022, 0.027, 0.044), vec3(0.070, 0.085, 0.125), vec3(0.36, 0.39, 0.45), vec3(0.50, 0.68, 0.72),
        vec3(0.005, 0.013, 0.024), vec3(0.010, 0.028, 0.036), vec3(0.15, 0.17, 0.22), 0.8, 1.0,
    );
}

fn storm() -> Air {
    return Air(
        vec3(-0.45, 0.66, 0.6), vec3(0.44, 0.48, 0.52),
        vec3(0.130, 0.155, 0.185), vec3(0.26, 0.30, 0.33), vec3(0.36, 0.40, 0.42), vec3(0.46, 0.50, 0.50), 1.0, 2.0, 0.0, 0.022,
        vec3(0.32, 0.37, 0.41), vec3(0.09, 0.11, 0.12), vec3(0.0, 0.0, 0.0),
        vec3(0.095, 0.115, 0.140), vec3(0.30, 0.33, 0.35), vec3(0.52, 0.55, 0.55), vec3(0.26, 0.56, 0.95),
        vec3(0.012, 0.036, 0.042), vec3(0.018, 0.056, 0.055), vec3(0.58, 0.63, 0.64), 1.7, 0.0,
    );
}

// The sky without clouds.
fn heaven(way: vec3<f32>) -> vec3<f32> {
    let own = air();
    let low = 1.0 - clamp(way.y, 0.0, 1.0);
    let towards = max(dot(way, normalize(own.sun)), 0.0);
    let glow = towards * towards * towards;
    let sky = mix(mix(own.zenith, own.low, pow(low, own.pales)), mix(own.haze, own.glow, glow), pow(low, 9.0) * own.hazy);
    let disc = smoothstep(0.9985, 0.9992, towards) * 5.0 + pow(towards, 180.0) * 0.9 + pow(towards, 24.0) * 0.16;
    return sky + own.light * (disc * own.disc);
}

// Drawn by a cell of a net, the same on every driver.
fn lot(cell: vec3<i32>) -> u32 {
    var lot = u32(cell.x) * 374761393u + u32(cell.y) * 668265263u + u32(cell.z) * 2246822519u;
    lot = (lot ^ (lot >> 13u)) * 1274126177u;
    return lot ^ (lot >> 16u);
}

// The stars of a clear night: some of the cells of a net over the sky have one.
fn stars(way: vec3<f32>) -> f32 {
    let net = way * 70.0;
    let cell = vec3<i32>(floor(net));
    let lot = lot(cell);
    let place = vec3(f32(lot & 255u), f32((lot >> 8u) & 255u), f32((lot >> 16u) & 255u)) / 255.0 * 0.5 + 0.25;
    let bright = f32((lot >> 24u) & 15u) / 15.0;
    return smoothstep(0.20, 0.02, distance(net - floor(net), place)) * select(0.0, bright * bright, (lot >> 28u) < 3u) * smoothstep(0.02, 0.30, way.y);
}

#ifdef ASHORE
// A harbour is as large as it is; around the ships of the table a mile is a hand wide.
const MIST: f32 = 0.022;
#else
const MIST: f32 = 1.0;
#endif

// Far away everything takes the colour of the horizon.
fn hazy(colour: vec3<f32>, at: vec3<f32>) -> vec3<f32> {
    let off = at - view.world_position;
    let level = normalize(vec3(off.x, 0.0, off.z) + vec3(1e-5, 0.0, 0.0));
    let horizon = min(heaven(level), vec3(1.1));
    return mix(colour, horizon, 1.0 - exp(-length(off) * air().mist * MIST));
}

// From 0 to 1, for a lane of one sheet of rain, or for a streak in it.
fn share(lane: i32, sheet: i32) -> f32 {
    return f32(lot(vec3(lane, sheet, 0)) & 1023u) / 1023.0;
}

// Rain in a gale: two sheets of streaks before everything, in heights of the picture.
fn rain(at: vec2<f32>, time: f32) -> f32 {
    if weather() != 5u {
        return 0.0;
    }
    var wet = 0.0;
    for (var sheet = 0; sheet < 2; sheet++) {
        let near = f32(sheet);
        let lanes = (at.x + at.y * 0.22) * mix(130.0, 58.0, near);
        let lane = i32(floor(lanes));
        let own = share(lane, sheet);
        let run = own * 7.0 - time * mix(5.0, 6.5, near) * (0.85 + 0.3 * own) + at.y * mix(3.4, 1.9, near);
        let falls = fract(run);
        let thin = 1.0 - smoothstep(0.0, mix(0.16, 0.10, near), abs(fract(lanes) - 0.5));
        wet += thin * smoothstep(0.0, 0.25, falls) * smoothstep(1.0, 0.5, falls) * step(0.62, share(lane + 517 * i32(floor(run)), sheet + 2));
    }
    return wet;
}
