// Smoke, flashes, splashes, splinters and fire: sheets that face the eye, moved by their age alone.
//
// All that a sheet does follows from the clock and from its number: the same moment gives the same picture.
#import bevy_pbr::{
    mesh_functions,
    mesh_view_bindings::{view, globals},
    view_transformations::position_world_to_clip,
}

struct Dye {
    // Colour when young, and x of the way it is thrown.
    young: vec4<f32>,
    // Colour when old, and y of the way.
    old: vec4<f32>,
    // Colour of the flash.
    core: vec4<f32>,
    // Life in seconds, size, rise, weight.
    numbers: vec4<f32>,
    // The delay from the first to the last, thickness, share of life that is flash, endless.
    more: vec4<f32>,
    // When it began, width of the line it comes from, sheets, seed.
    clock: vec4<f32>,
    // The wind, and z of the way.
    wind: vec4<f32>,
}
@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> dye: Dye;

struct Corner {
    @builtin(instance_index) instance_index: u32,
    @location(0) position: vec3<f32>,
    @location(2) way: vec2<f32>,
    @location(3) own: vec2<f32>,
}

struct Drawn {
    @builtin(position) position: vec4<f32>,
    @location(0) way: vec2<f32>,
    // Age from 0 to 1, a number of its own, the share of flash, light from above.
    @location(1) life: vec4<f32>,
    // Height over the water, in sizes of the sheet.
    @location(2) over: f32,
}

fn lot(n: f32) -> f32 {
    return fract(sin(n * 12.9898 + dye.clock.w * 4.1414) * 43758.547);
}

@vertex
fn vertex(corner: Corner) -> Drawn {
    var out: Drawn;
    let number = corner.own.x * dye.clock.z;
    let lots = vec4(lot(number), lot(number + 31.7), lot(number + 63.1), lot(number + 97.3));
    let endless = dye.more.w;
    var age = (globals.time - dye.clock.x - corner.own.y * dye.more.x) / dye.numbers.x;
    let alive = age > 0.0 && (age < 1.0 || endless > 0.5);
    age = mix(clamp(age, 0.0, 1.0), fract(max(age, 0.0)), endless);
    let seconds = age * dye.numbers.x;

    // Thrown out fast, stopped by the air, carried by the wind; a puff with weight comes down again.
    let thrown = vec3(dye.young.w, dye.old.w, dye.wind.w) * (1.0 - exp(-4.5 * seconds)) * (0.55 + 0.65 * lots.x);
    let line = vec3(0.0, 0.0, (corner.own.x - 0.5) * dye.clock.y);
    let spread = (lots.yzw - 0.5) * dye.numbers.y * (0.8 + 2.6 * age);
    let rise = dye.numbers.z * seconds * (0.6 + 0.8 * lots.z) - dye.numbers.w * seconds * seconds;
    let world_from_local = mesh_functions::get_world_from_local(corner.instance_index);
    var middle = (world_from_local * vec4(line + thrown + spread, 1.0)).xyz;
    middle.y = max(middle.y + rise, 0.01);
    let drift = dye.wind.xyz * seconds * seconds * 0.5 * (1.0 - min(dye.numbers.w, 1.0));
    middle += drift * (0.7 + 0.6 * lots.y);

    // Smoke swells; a flame that burns on and on is a tongue that stands upright and dwindles.
    let flame = endless * step(0.001, dye.more.z);
    let swells = mix(0.35 + 0.95 * sqrt(age), 1.0 - 0.8 * age, flame);
    let grown = dye.numbers.y * swells * (0.7 + 0.6 * lots.w) * f32(alive);
    let turn = ((lots.x - 0.5) * 6.28 + (lots.y - 0.5) * age * 1.6) * (1.0 - 0.92 * flame);
    let way = vec2(corner.way.x * cos(turn) - corner.way.y * sin(turn), corner.way.x * sin(turn) + corner.way.y * cos(turn));
    let right = view.world_from_view[0].xyz;
    let up = view.world_from_view[1].xyz;
    let at = middle + (right * way.x * (1.0 - 0.35 * flame) + up * way.y * (1.0 + 0.5 * flame)) * grown;
    out.position = position_world_to_clip(at);
    out.way = corner.way;
    out.over = at.y / max(grown, 0.001);
    let flash = 1.0 - smoothstep(dye.more.z * 0.4, dye.more.z + 0.001, age);
    out.life = vec4(age, lots.x, select(0.0, flash, dye.more.z > 0.0), 0.62 + 0.38 * way.y);
    return out;
}

fn lumps(p: vec2<f32>, seed: f32) -> f32 {
    let q = p * 2.1 + seed * 17.0;
    return sin(q.x * 1.7 + sin(q.y * 2.3)) * sin(q.y * 1.9 + sin(q.x * 1.3)) * 0.5
         + sin(q.x * 4.3 + q.y * 1.1) * sin(q.y * 3.7 - q.x) * 0.25;
}

@fragment
fn fragment(drawn: Drawn) -> @location(0) vec4<f32> {
    let age = drawn.life.x;
    let r = length(drawn.way);
    let ragged = r + lumps(drawn.way, drawn.life.y) * 0.28;
    var alpha = smoothstep(1.0, 0.25, ragged) * dye.more.y;
    alpha *= smoothstep(0.0, 0.04, age) * (1.0 - smoothstep(0.35, 1.0, age));
    // The water cuts no sheet: it is gone where they would meet.
    alpha *= smoothstep(0.0, 0.55, drawn.over);
    if alpha < 0.004 {
        discard;
    }
    var colour = mix(dye.young.rgb, dye.old.rgb, smoothstep(0.05, 0.75, age)) * drawn.life.w;
    colour = mix(colour * vec3(0.92, 0.86, 0.78), dye.core.rgb * 1.9, drawn.life.z * smoothstep(0.9, 0.1, r));
    return vec4(colour, alpha);
}
