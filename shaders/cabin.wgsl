// The light of the cabin: one lantern, the stern windows, a candle, and the light from the walls.
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
#import weather_gage::open_air::{air, heaven, hazy, rain}
#endif

const LANTERN: vec3<f32> = vec3(-2.0, 14.0, -0.6);
const CANDLE: vec3<f32> = vec3(8.9, 1.35, -7.6);
const KEY: vec3<f32> = vec3(1.16, 0.965, 0.735);
const FILL_FROM: vec3<f32> = vec3(0.0, 0.574, -0.819);
const UP: vec3<f32> = vec3(0.085, 0.066, 0.050);
const DOWN: vec3<f32> = vec3(0.045, 0.033, 0.024);
// The light that the lit sea and parchment throw back on everything that stands over them.
const BOARD: vec3<f32> = vec3(0.150, 0.150, 0.130);

// The light that comes in at the stern windows, and the exposure of the picture: hour, weather and the brightness that
// is set (`src/table/room/light.rs`), carried by the engine's ambient light. The number of hour and weather comes with
// the exposure.
fn windows() -> vec3<f32> {
    return lights.ambient_color.rgb / 60.0;
}

fn exposure() -> f32 {
    let both = lights.ambient_color.a / 60.0;
    return both - 8.0 * floor(both / 8.0);
}

// 0 by lantern, 1 by day.
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
    // The share of the light from behind that comes through.
    through: f32,
    // The share of the gloss of a bare surface that is left: 1 varnish, 0 blotting paper.
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

#ifdef ROOM
// Half of the cabin, east and south, and the depth of its floor.
const WALLS: vec2<f32> = vec2(26.0, 30.0);
const FLOOR: f32 = -7.6;
const TABLE: vec2<f32> = vec2(11.0, 9.5);
// The direction of the light at the stern windows; the lamps before them.
const SHAFT: vec3<f32> = vec3(0.22, 0.55, -0.80);
const LAMP: vec3<f32> = vec3(15.5, 8.2, -25.0);

fn hollow(away: f32) -> f32 {
    return 0.50 + 0.50 * smoothstep(-0.5, 8.0, away);
}

// Corners are darker: on every face one of the three is nought.
fn corners(at: vec3<f32>) -> f32 {
    let off = vec3(WALLS - abs(at.xz), at.y - FLOOR);
    return hollow(abs(off.x) + abs(off.y)) * hollow(abs(off.x) + abs(off.z)) * hollow(abs(off.y) + abs(off.z));
}

#endif

#ifdef OPEN_AIR
#ifdef ROOM
// How much of the light from this way the table takes away from what lies lower, with a soft edge.
fn past_the_table(at: vec3<f32>, way: vec3<f32>, soft: f32) -> f32 {
    let over = abs(at.xz + way.xz * ((-0.4 - at.y) / max(way.y, 0.1))) - TABLE;
    let out = length(max(over, vec2(0.0))) + min(max(over.x, over.y), 0.0);
    return select(1.0, smoothstep(-soft, soft, out), at.y < -0.4);
}
#endif

// In the open air there is no cabin: the sun, and the whole sky.
fn light_of_the_cabin(s: Lit, pixel: vec2<f32>) -> vec3<f32> {
    let own = air();
    let way = normalize(own.sun);
    let facing = dot(s.normal, way);
#ifdef UNSHADOWED
    let shadow = 1.0;
#else
    let shadow = lantern_shadow(s.position, s.normal, pixel);
#endif
    var key = own.light * shadow;
    var sky = s.occlusion;
#ifdef ASHORE
    // The lower the sun, the more walls and paving give back of it.
    sky *= 1.0 + 0.5 * (1.0 - smoothstep(0.2, 0.7, way.y));
#endif
#ifdef ROOM
    key *= past_the_table(s.position, way, 0.4);
    sky *= 0.35 + 0.65 * past_the_table(s.position, vec3(0.0, 1.0, 0.0), 2.5);
#endif
    let diffuse = s.albedo * (1.0 - s.metallic);
    var light = diffuse * key * (max(facing, 0.0) + s.through * 1.3 * max(-facing, 0.0));
    let glow = own.rim * max(dot(s.normal, normalize(vec3(way.x, 0.0, way.z))), 0.0);
    light += diffuse * sky * (mix(own.below, own.above, s.normal.y * 0.5 + 0.5) + glow);
#ifdef ASHORE
    // After dark the lantern over the table is lit.
    let away = LANTERN - s.position;
    let near = dot(away, away);
    let pool = lantern_pool(s.position) + 60.0 / (near + 60.0);
    light += diffuse * KEY * (own.stars * pool * (0.2 + 0.8 * max(dot(s.normal, away) * inverseSqrt(near), 0.0)));
#endif
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
#ifdef ROOM
// The share of the lantern that the table leaves to things below it.
fn beside_the_table(at: vec3<f32>) -> f32 {
    let share = clamp((-0.3 - at.y) / (LANTERN.y - at.y), 0.0, 1.0);
    let over = abs(mix(at.xz, LANTERN.xz, share)) - TABLE;
    let out = length(max(over, vec2(0.0))) + min(max(over.x, over.y), 0.0);
    return select(1.0, smoothstep(-0.5, 0.9, out), at.y < -0.3);
}

// Patches of light on floor and walls, a patch for each light of the window.
fn shaft(at: vec3<f32>) -> f32 {
    let way = normalize(SHAFT);
    let far = (-WALLS.y - at.z) / way.z;
    let through = at + way * far;
    let soft = 0.10 + 0.012 * far;
    let light = abs(fract(through.x / 6.2 + 0.5) - 0.5) * 6.2;
    let lead = abs(fract(vec2(light / 1.25, through.y / 1.45)) - 0.5);
    let lattice = 1.0 - 0.30 * max(smoothstep(0.42, 0.5, lead.x), smoothstep(0.42, 0.5, lead.y));
    return smoothstep(2.5 + soft, 2.5 - soft, light) * smoothstep(21.2 + soft, 21.2 - soft, abs(through.x))
        * smoothstep(-soft, soft, through.y) * smoothstep(11.6 + soft, 11.6 - soft, through.y) * lattice * step(0.0, far);
}

// The room: the lantern's glow without its pool, the lamps, the light from astern. Only the table throws a shadow here.
fn light_of_the_cabin(s: Lit, pixel: vec2<f32>) -> vec3<f32> {
    let away = LANTERN - s.position;
    let d2 = dot(away, away);
    let facing = dot(s.normal, away) * inverseSqrt(d2);
    // Under the table something comes back from the rug.
    let beside = max(beside_the_table(s.position), 0.42 * (1.0 - abs(s.normal.y)));
    let up = smoothstep(24.0, 8.0, s.position.y);
    let lantern = (lantern_pool(s.position) * max(facing, 0.0) + 330.0 / (d2 + 60.0) * (max(facing, 0.0) * 0.8 + 0.2) * (0.35 + 0.65 * up)) * beside;
    var light = KEY * (lantern * (1.0 - 0.35 * daylight()));
    let to_lamp = vec3(LAMP.x * sign(s.position.x), LAMP.yz) - s.position;
    let near = dot(to_lamp, to_lamp);
    light += vec3(1.0, 0.62, 0.28) * (9.0 / (near + 9.0) * (0.5 + 0.5 * dot(s.normal, to_lamp) * inverseSqrt(near)) * (1.0 - 0.6 * daylight()));
    let fill = max(dot(s.normal, FILL_FROM) * 0.75 + 0.25, 0.0);
    let sky = mix(DOWN, UP, s.normal.y * 0.5 + 0.5) * 1.6 + windows() * 0.16;
    light += (windows() * fill + sky) * s.occlusion * (0.45 + 0.55 * beside);
    light += windows() * shaft(s.position) * max(dot(s.normal, normalize(SHAFT)), 0.0) * mix(2.6, 1.7, daylight()) * beside;
    return s.albedo * light;
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
    // The part of either that the walls throw back.
    let sky = mix(DOWN, UP, s.normal.y * 0.5 + 0.5) + windows() * 0.10;
    let board = BOARD * (pool * (0.6 - 0.4 * s.normal.y));
    light += diffuse * s.occlusion * (windows() * fill + sky + board);

    let to_candle = CANDLE - s.position;
    let near = dot(to_candle, to_candle);
    let candle = max(dot(s.normal, to_candle) * inverseSqrt(near), 0.0) / (1.0 + 1.6 * near);
    light += diffuse * vec3(2.6, 1.35, 0.52) * candle;

#ifndef MATT
    let to_eye = normalize(view.world_position - s.position);
    // One highlight of the lantern, and a soft picture of the cabin for bright surfaces.
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
#endif

// Beyond the table things fall into warm dark, and at sea into haze; the room has its own light.
fn into_the_dark(colour: vec3<f32>, position: vec3<f32>) -> vec3<f32> {
#ifdef OPEN_AIR
    return hazy(colour, position);
#else
#ifdef ROOM
    return colour;
#else
    let beyond = max(abs(position.x) - 11.0, abs(position.z) - 9.5);
    return mix(colour, vec3(0.0046, 0.0031, 0.0021), smoothstep(0.0, 30.0, max(beyond, -position.y - 0.6)) * 0.55 * (1.0 - daylight()));
#endif
#endif
}

// Shoulder and toe.
fn curve(x: vec3<f32>) -> vec3<f32> {
    return (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14);
}

// The share of the picture's curve that keeps the hue: with all of it sails in the sun would be flat, with none of it
// reds would go to orange and candles to yellow.
const TRUE_HUE: f32 = 0.45;

// The curve of the picture, a vignette, and a grain that hides banding.
fn developed(colour: vec3<f32>, pixel: vec2<f32>) -> vec4<f32> {
    let centre = (pixel - view.main_pass_viewport.xy) / view.main_pass_viewport.zw - 0.5;
    var seen = colour;
#ifdef OPEN_AIR
#ifndef ASHORE
    let high = view.main_pass_viewport.zw / view.main_pass_viewport.w;
    seen = mix(seen, vec3(0.42, 0.46, 0.49), 0.16 * rain(centre * high, globals.time));
#endif
#endif
    let x = max(seen * (1.0 - 0.42 * dot(centre, centre)), vec3(0.0)) * (0.92 * exposure());
    let most = max(max(x.r, x.g), max(x.b, 0.0001));
    let curved = mix(curve(x), x * (curve(vec3(most)).r / most), TRUE_HUE);
    let noise = fract(52.9829189 * fract(dot(pixel, vec2(0.06711056, 0.00583715)))) - 0.5;
    return vec4(clamp(curved + noise * (0.0016 + 0.012 * sqrt(curved)) * 0.5, vec3(0.0), vec3(1.0)), 1.0);
}
