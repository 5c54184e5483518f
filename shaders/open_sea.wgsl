// The open sea and the sky over it, as they are seen from a deck: the cabin is left behind, ships are ships.
#import bevy_pbr::{
    mesh_functions,
    mesh_view_bindings::{view, globals},
    forward_io::Vertex,
    view_transformations::position_world_to_clip,
}
#import weather_gage::cabin::developed
#import weather_gage::open_air::{air, heaven, hazy, stars}

struct Weather {
    // The direction the wind blows to (x east, y south), the strength of the water's motion, the level of the water.
    wind: vec4<f32>,
    // Ships: the place of each, and the direction of her bow.
    ships: array<vec4<f32>, 12>,
}
@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> weather: Weather;
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var grain: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(2) var grain_sampler: sampler;

struct Seen {
    @builtin(position) position: vec4<f32>,
    @location(0) at: vec3<f32>,
}

#ifdef ASHORE
// Waves of a harbour, in decimetres, are this much larger than those around the ships of the table, and it is sheltered.
const LARGER: f32 = 9.0;
const SHELTER: f32 = 0.35;
#else
const LARGER: f32 = 1.0;
const SHELTER: f32 = 1.0;
#endif

fn grain_at(p: vec2<f32>) -> vec4<f32> {
    return textureSample(grain, grain_sampler, p);
}

// One train of waves: its way against the wind, length, height. Height, and slope along x and z.
fn train(p: vec2<f32>, turn: f32, long: f32, high: f32) -> vec3<f32> {
    let wind = weather.wind.xy;
    let way = vec2(wind.x * cos(turn) - wind.y * sin(turn), wind.x * sin(turn) + wind.y * cos(turn));
    let k = 6.2832 / long;
    let phase = dot(way, p) * k - sqrt(9.0 * k) * globals.time * weather.wind.z * 0.30 + turn * 17.0;
    // Crests are narrower than troughs.
    return vec3(high * (sin(phase) + 0.25 * sin(2.0 * phase + 1.57)), way * (k * high * (cos(phase) + 0.5 * cos(2.0 * phase + 1.57))));
}

// The long swell, and the waves that the wind raises; short ones are not told apart from afar.
fn waves(p: vec2<f32>, away: f32) -> vec3<f32> {
    let near = 1.0 / (1.0 + away * away * 0.02);
    let broad = 1.0 / (1.0 + away * away * 0.0016);
    return train(p, 0.16, 3.1, 0.016) * broad + train(p, -0.42, 1.9, 0.012) * broad
        + (train(p, 0.55, 0.93, 0.0065) + train(p, -0.23, 0.61, 0.0045) + train(p, 0.92, 0.37, 0.0022)) * near;
}

@vertex
fn vertex(vertex: Vertex) -> Seen {
    var out: Seen;
    let world_from_local = mesh_functions::get_world_from_local(vertex.instance_index);
    var at = mesh_functions::mesh_position_local_to_world(world_from_local, vec4(vertex.position, 1.0)).xyz;
#ifndef SKY
    at.y += waves(at.xz / LARGER, distance(at.xz, view.world_position.xz) / LARGER).x * (LARGER * SHELTER);
#endif
    out.at = at;
    out.position = position_world_to_clip(at);
#ifdef SKY
    // Behind everything.
    out.position.z = 0.0;
#endif
    return out;
}

#ifdef SKY
fn sky(way: vec3<f32>) -> vec3<f32> {
    let own = air();
    let way_of_sun = normalize(own.sun);
    let light = heaven(way) + vec3(0.72, 0.78, 0.90) * (stars(way) * own.stars);
    // Clouds lie in streets along the wind and drift with it.
    let wind = weather.wind.xy;
    let flat = way.xz / (max(way.y, 0.0) + 0.14);
    let p = vec2(dot(flat, wind), flat.x * -wind.y + flat.y * wind.x) * vec2(0.055, 0.125)
        - vec2(globals.time * weather.wind.z * 0.0011, 0.0);
    let thick = grain_at(p).g * 0.60 + grain_at(p * 2.7 + 0.31).g * 0.26 + grain_at(p * 7.3 + 0.7).g * 0.14;
    let beyond = grain_at(p + normalize(way_of_sun.xz) * 0.018).g;
    let cover = smoothstep(own.cover.x, own.cover.y, thick) * smoothstep(0.015, 0.16, way.y);
    let towards = max(dot(way, way_of_sun), 0.0);
    let lit = clamp(0.55 + (thick - beyond) * 2.4, 0.0, 1.0);
    return mix(light, mix(own.shade, mix(own.lit, own.fiery, towards * towards), lit), cover * own.cover.z);
}
#endif

// White water along a hull and astern of her; and the share of things over the water that is mirrored in it there.
fn white_water(p: vec2<f32>, ragged: f32) -> f32 {
    var white = 0.0;
    for (var i = 0; i < 12; i++) {
        let ship = weather.ships[i];
        let off = p - ship.xy;
        let along = dot(off, ship.zw);
        let across = abs(off.x * -ship.w + off.y * ship.z);
        let beam = 0.118 * sqrt(clamp(1.0 - pow(abs(along + 0.03) / 0.52, 2.6), 0.0, 1.0));
        let side = across - beam;
        let there = smoothstep(0.60, 0.46, abs(along));
        let wash = smoothstep(0.045, 0.0, side) * there * (0.55 + 0.45 * smoothstep(0.0, 0.5, along));
        let bow = smoothstep(0.022, 0.0, abs(side - 0.035 - 0.20 * (0.46 - along))) * step(0.0, side)
            * smoothstep(-0.25, 0.30, along) * smoothstep(0.50, 0.40, along);
        let wake = smoothstep(0.10 + 0.05 * (-along - 0.4), 0.02, across) * smoothstep(-0.42, -0.52, along) * smoothstep(-1.9, -0.6, along);
        white = max(white, max(wash, max(bow * 0.8, wake * 0.8)));
    }
    return smoothstep(0.42, 0.75, white * 0.75 + (ragged - 0.5) * 1.1 * smoothstep(0.0, 0.2, white)) * smoothstep(0.02, 0.25, white);
}

fn water(at: vec3<f32>, pixel: vec2<f32>) -> vec3<f32> {
    let p = at.xz / LARGER;
    let seen = (view.world_position - at) / LARGER;
    let away = length(seen);
    let to_eye = seen / away;
    let time = globals.time * weather.wind.z;
    let wind = weather.wind.xy;
    let own = air();
    // The net keeps its height: hour and weather are not told where its corners are laid.
    let wave = waves(p, away) * (own.swell * SHELTER);
    let fine = grain_at(p * 0.42 - wind * time * 0.030);
    let finer = grain_at(p.yx * 1.35 - wind.yx * time * 0.055 + 0.4);
    let broad = grain_at(p * 0.031 - wind * time * 0.003);
    let ripple = ((vec2(fine.r, finer.r) - 0.5) * 0.30 + (vec2(finer.g, fine.g) - 0.5) * 0.34) / (1.0 + away * 0.10);
    let normal = normalize(vec3(-wave.y - ripple.x, 1.0, -wave.z - ripple.y));
    let shine = own.light * own.disc;

    // Looked into it is deep and green, looked over it is a mirror of the sky.
    let facing = max(dot(normal, to_eye), 0.0);
    let fresnel = 0.02 + 0.98 * pow(1.0 - facing, 5.0) * 0.78;
    var mirror = reflect(-to_eye, normal);
    mirror.y = abs(mirror.y) + 0.02;
    let through = own.through * smoothstep(-0.012, 0.030, wave.x);
    var colour = mix(own.deep + through * (0.6 + 0.5 * broad.g), heaven(normalize(mirror)), fresnel);
    let gust = smoothstep(0.40, 0.66, broad.g);
    colour *= 0.90 + 0.16 * gust;
    // The sun's road.
    let glint = max(dot(normalize(mirror), normalize(own.sun)), 0.0);
    colour += shine * (pow(glint, 240.0) * 1.8 + pow(glint, 28.0) * 0.16);
    // Crests break where the wind gusts; hulls make white water.
    let crest = smoothstep(0.017, 0.029, wave.x + (fine.g - 0.5) * 0.018) * smoothstep(0.47, 0.60, fine.g * 0.5 + finer.g * 0.5) * gust;
#ifdef ASHORE
    let foam = crest * 0.3;
#else
    let foam = max(crest * 0.75, white_water(p, finer.g * 0.55 + fine.w * 0.2 + grain_at(p * 3.1).g * 0.35));
#endif
    colour = mix(colour, own.foam + own.light * 0.10, foam * 0.9);
    return hazy(colour, at);
}

@fragment
fn fragment(in: Seen) -> @location(0) vec4<f32> {
#ifdef SKY
    return developed(sky(normalize(in.at - view.world_position)), in.position.xy);
#else
    return developed(water(in.at, in.position.xy), in.position.xy);
#endif
}
