// The light of the cabin: one lantern, the stern windows, a candle, and what the walls give back.
//
// The exposure that is set and a fixed curve, so that a picture is the same every time. The numbers agree with
// `src/table/room/places.rs`; a test compares them.
#define_import_path weather_gage::cabin

#import bevy_pbr::{
    mesh_view_bindings::{view, globals, lights, clustered_lights},
    mesh_view_types::POINT_LIGHT_FLAGS_SHADOWS_ENABLED_BIT,
    shadows::fetch_spot_shadow,
}
#ifdef OPEN_AIR
#import weather_gage::open_air::{heaven, hazy, sun, sunlight}
#endif

const LANTERN: vec3<f32> = vec3(-2.0, 14.0, -0.6);
const CANDLE: vec3<f32> = vec3(8.9, 1.35, -7.6);
const KEY: vec3<f32> = vec3(1.16, 0.965, 0.735);
const FILL_FROM: vec3<f32> = vec3(0.0, 0.574, -0.819);
const UP: vec3<f32> = vec3(0.085, 0.066, 0.050);
const DOWN: vec3<f32> = vec3(0.045, 0.033, 0.024);
// What the lit sea and parchment throw back on everything that stands over them.
const BOARD: vec3<f32> = vec3(0.150, 0.150, 0.130);

// What comes in at the stern windows, and how long the picture is exposed: the hour and the brightness that are set
// (`src/table/room/light.rs`), carried by the engine's ambient light.
fn windows() -> vec3<f32> {
    return lights.ambient_color.rgb / 60.0;
}

fn exposure() -> f32 {
    return lights.ambient_color.a / 60.0;
}

// 0 by night, 1 by morning.
fn daylight() -> f32 {
    return smoothstep(0.45, 0.70, windows().b);
}

struct Lit {
    albedo: vec3<f32>,
    normal: vec3<f32>,
    position: vec3<f32>,
    roughness: f32,
    metallic: f32,
    occlusion: f32,
    // How much of the light from behind comes through.
    through: f32,
    // How much of the gloss of a bare surface is left: 1 varnish, 0 blotting paper.
    shine: f32,
}

fn lantern_shadow(position: vec3<f32>, normal: vec3<f32>, pixel: vec2<f32>) -> f32 {
    let light = &clustered_lights.data[0];
    if ((*light).flags & POINT_LIGHT_FLAGS_SHADOWS_ENABLED_BIT) == 0u {
        return 1.0;
    }
    return fetch_spot_shadow(0u, vec4(position, 1.0), normal, (*light).shadow_map_near_z, pixel);
}

// The lantern's pool: strong over the board, gone in the corners.
fn lantern_pool(position: vec3<f32>) -> f32 {
    let away = position - LANTERN;
    let d2 = dot(away, away);
    let cosine = -away.y * inverseSqrt(d2);
    return smoothstep(0.56, 0.93, cosine) * 196.0 / d2;
}

fn fifth(x: f32) -> f32 {
    let square = x * x;
    return square * square * x;
}

#ifdef OPEN_AIR
// On the open sea there is no cabin: the sun, and the whole sky.
fn light_of_the_cabin(s: Lit, pixel: vec2<f32>) -> vec3<f32> {
    let way = sun();
    let facing = dot(s.normal, way);
#ifdef UNSHADOWED
    let shadow = 1.0;
#else
    let shadow = lantern_shadow(s.position, s.normal, pixel);
#endif
    let key = sunlight() * shadow;
    let diffuse = s.albedo * (1.0 - s.metallic);
    var light = diffuse * key * (max(facing, 0.0) + s.through * 1.3 * max(-facing, 0.0));
    let above = mix(vec3(0.21, 0.23, 0.31), vec3(0.40, 0.50, 0.62), daylight());
    let below = mix(vec3(0.060, 0.065, 0.075), vec3(0.11, 0.18, 0.20), daylight());
    let glow = mix(vec3(0.22, 0.12, 0.06), vec3(0.06, 0.06, 0.05), daylight()) * max(dot(s.normal, normalize(vec3(way.x, 0.0, way.z))), 0.0);
    light += diffuse * s.occlusion * (mix(below, above, s.normal.y * 0.5 + 0.5) + glow);
#ifndef MATT
    let to_eye = normalize(view.world_position - s.position);
    let f0 = mix(vec3(0.04 * s.shine), s.albedo, s.metallic);
    let halfway = normalize(way + to_eye);
    let a = max(s.roughness * s.roughness, 0.03);
    let nh = max(dot(s.normal, halfway), 0.0);
    let bend = nh * nh * (a * a - 1.0) + 1.0;
    light += key * max(facing, 0.0) * f0 * min(a * a / (bend * bend) * 0.25, 8.0);
    let fresnel = f0 + (max(vec3(1.0 - s.roughness) * s.shine, f0) - f0) * fifth(1.0 - max(dot(s.normal, to_eye), 0.0));
    light += heaven(reflect(-to_eye, s.normal)) * fresnel * s.occlusion * (1.0 - 0.6 * s.roughness) * 0.7;
#endif
    return light;
}
#else
fn light_of_the_cabin(s: Lit, pixel: vec2<f32>) -> vec3<f32> {
    let to_lantern = normalize(LANTERN - s.position);
    let pool = lantern_pool(s.position);
    let facing = dot(s.normal, to_lantern);
#ifdef UNSHADOWED
    let shadow = 1.0;
#else
    let shadow = lantern_shadow(s.position, s.normal, pixel);
#endif
    // By day the lantern is pale.
    let key = KEY * (pool * shadow * (1.0 - 0.35 * daylight()));
    let diffuse = s.albedo * (1.0 - s.metallic);
    let from_behind = s.through * max(-facing, 0.0);
    var light = diffuse * key * (max(facing, 0.0) + from_behind);

    let fill = max(dot(s.normal, FILL_FROM) * 0.75 + 0.25, 0.0);
    // What the walls throw back of either.
    let sky = mix(DOWN, UP, s.normal.y * 0.5 + 0.5) + windows() * 0.10;
    let board = BOARD * (pool * (0.6 - 0.4 * s.normal.y));
    light += diffuse * s.occlusion * (windows() * fill + sky + board);

    let to_candle = CANDLE - s.position;
    let near = dot(to_candle, to_candle);
    let candle = max(dot(s.normal, to_candle) * inverseSqrt(near), 0.0) / (1.0 + 1.6 * near);
    light += diffuse * vec3(2.6, 1.35, 0.52) * candle;

#ifndef MATT
    let to_eye = normalize(view.world_position - s.position);
    // One highlight of the lantern, and a soft picture of the cabin for what shines.
    let f0 = mix(vec3(0.04 * s.shine), s.albedo, s.metallic);
    let halfway = normalize(to_lantern + to_eye);
    let a = max(s.roughness * s.roughness, 0.02);
    let nh = max(dot(s.normal, halfway), 0.0);
    let bend = nh * nh * (a * a - 1.0) + 1.0;
    let gloss = a * a / (bend * bend) * 0.25;
    let grazing = s.shine * fifth(1.0 - max(dot(halfway, to_eye), 0.0));
    light += key * max(facing, 0.0) * (f0 + (1.0 - f0) * grazing) * min(gloss, 10.0);
    let mirror = reflect(-to_eye, s.normal);
    let cabin = mix(vec3(0.020, 0.015, 0.011), vec3(0.10, 0.074, 0.050), smoothstep(0.0, 0.95, mirror.y))
        + windows() * 1.2 * smoothstep(0.75, 0.98, dot(mirror, vec3(0.0, 0.25, -0.968)))
        + vec3(1.6, 1.15, 0.68) * smoothstep(0.86, 1.0, dot(mirror, to_lantern)) * max(pool, 0.05);
    let fresnel = f0 + (max(vec3(1.0 - s.roughness) * s.shine, f0) - f0) * fifth(1.0 - max(dot(s.normal, to_eye), 0.0));
    light += cabin * fresnel * s.occlusion * (1.0 - 0.6 * s.roughness);
#endif
    return light;
}
#endif

// Beyond the table everything falls into warm dark, and at sea into haze.
fn into_the_dark(colour: vec3<f32>, position: vec3<f32>) -> vec3<f32> {
#ifdef OPEN_AIR
    return hazy(colour, position);
#else
    let beyond = max(abs(position.x) - 11.0, abs(position.z) - 9.5);
    return mix(colour, vec3(0.0046, 0.0031, 0.0021), smoothstep(0.0, 30.0, max(beyond, -position.y - 0.6)) * 0.55 * (1.0 - daylight()));
#endif
}

// The curve of the picture: shoulder, toe, a little contrast, a vignette, and a grain that hides banding.
fn developed(colour: vec3<f32>, pixel: vec2<f32>) -> vec4<f32> {
    let centre = (pixel - view.main_pass_viewport.xy) / view.main_pass_viewport.zw - 0.5;
    let x = max(colour * (1.0 - 0.42 * dot(centre, centre)), vec3(0.0)) * (0.92 * exposure());
    let curved = (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14);
    let noise = fract(52.9829189 * fract(dot(pixel, vec2(0.06711056, 0.00583715)))) - 0.5;
    return vec4(clamp(curved + noise * (0.0016 + 0.012 * sqrt(curved)) * 0.5, vec3(0.0), vec3(1.0)), 1.0);
}
