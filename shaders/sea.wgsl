// The board: a sea chart engraved about 1588, tinted by hand, under moving water.
//
// Distances to coast, shallows, shoals and reefs come from the survey of the code that lays the board; lines are
// drawn here, so they stay crisp at any distance. Lengths are decimetres of the table; 0.01 is a millimetre.
#import bevy_pbr::{forward_io::VertexOutput, mesh_view_bindings::{view, globals}}
#import weather_gage::cabin::{Lit, light_of_the_cabin, into_the_dark, developed}

struct Chart {
    // World to the board's plane (x, y), and the wind's direction in the plane (x east, y south).
    origin_and_wind: vec4<f32>,
    // The surveyed rectangle: corner and size.
    region: vec4<f32>,
    // Columns, rows, motion, grid (1 shown, 0 hidden).
    numbers: vec4<f32>,
    // Marked hexes: middle in the plane, kind (1 hover, 2 chosen, 3 zone), strength.
    marks: array<vec4<f32>, 4>,
}
@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> chart: Chart;
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var soundings: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(2) var soundings_sampler: sampler;
@group(#{MATERIAL_BIND_GROUP}) @binding(3) var land: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(4) var land_sampler: sampler;
@group(#{MATERIAL_BIND_GROUP}) @binding(5) var grain: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(6) var grain_sampler: sampler;

const FLATS: f32 = 0.70;
const PITCH: f32 = 0.60621778;
const REACH: f32 = 0.32;
const INK: vec3<f32> = vec3(0.023, 0.012, 0.006);
const PAPER: vec3<f32> = vec3(0.815, 0.716, 0.503);
const DEEP: vec3<f32> = vec3(0.0120, 0.1080, 0.1720);
const DEEPER: vec3<f32> = vec3(0.0050, 0.0620, 0.1180);
const SHALLOW: vec3<f32> = vec3(0.110, 0.310, 0.285);
const SHOAL: vec3<f32> = vec3(0.520, 0.400, 0.185);
const ROCK: vec3<f32> = vec3(0.150, 0.125, 0.098);
const OCHRE: vec3<f32> = vec3(0.445, 0.335, 0.130);
const GREEN: vec3<f32> = vec3(0.135, 0.190, 0.058);
const FOAM: vec3<f32> = vec3(0.863, 0.896, 0.823);

fn grain_at(p: vec2<f32>) -> vec4<f32> {
    return textureSample(grain, grain_sampler, p);
}

// The share of a line of this half-width that a pixel this far from its middle sees; thin lines fade to their mean.
fn stroke(distance: f32, half_width: f32, pixel: f32) -> f32 {
    let wide = max(half_width, pixel * 0.5);
    return clamp((wide - abs(distance)) / pixel + 0.5, 0.0, 1.0) * (half_width / wide);
}

// A stroke that is never thinner than a pixel: for signs that must be read from anywhere.
fn firm(distance: f32, half_width: f32, pixel: f32) -> f32 {
    let wide = max(half_width, pixel * 0.55);
    return clamp((wide - abs(distance)) / pixel + 0.5, 0.0, 1.0);
}

struct Hex {
    // Distance to the nearest side, and to the middle.
    edge: f32,
    middle: vec2<f32>,
    col: f32,
    row: f32,
}

fn hex_at(p: vec2<f32>) -> Hex {
    let q = p.x / PITCH;
    let r = p.y / FLATS - q * 0.5;
    let s = -q - r;
    var rq = round(q);
    var rr = round(r);
    let rs = round(s);
    let d = abs(vec3(rq - q, rr - r, rs - s));
    if d.x > d.y && d.x > d.z { rq = -rr - rs; } else if d.y > d.z { rr = -rq - rs; }
    var hex: Hex;
    hex.middle = vec2(rq * PITCH, FLATS * (rr + rq * 0.5));
    let v = p - hex.middle;
    hex.edge = FLATS * 0.5 - max(abs(v.y), max(abs(0.8660254 * v.x + 0.5 * v.y), abs(0.8660254 * v.x - 0.5 * v.y)));
    hex.col = rq;
    hex.row = rr + floor(rq * 0.5);
    return hex;
}

// Lines of the eight winds through a rose, as far as they are inked.
fn rhumbs(p: vec2<f32>, pixel: f32) -> f32 {
    let a = abs(vec4(p.x, p.y, (p.x + p.y) * 0.70710678, (p.x - p.y) * 0.70710678));
    let b = abs(vec4(0.9238795 * p.x + 0.3826834 * p.y, 0.9238795 * p.x - 0.3826834 * p.y, 0.3826834 * p.x + 0.9238795 * p.y, 0.3826834 * p.x - 0.9238795 * p.y));
    let near = min(min(min(a.x, a.y), min(a.z, a.w)), min(min(b.x, b.y), min(b.z, b.w)));
    return stroke(near, 0.0016, pixel) * step(0.17, length(p));
}

// A compass rose of this radius: ink, and gilt in the second number.
fn rose(p: vec2<f32>, radius: f32, pixel: f32) -> vec2<f32> {
    let far = length(p);
    if far > radius * 1.3 { return vec2(0.0); }
    let turn = atan2(p.x, -p.y);
    var ink = stroke(far - radius, 0.0022, pixel) + stroke(far - radius * 0.93, 0.0012, pixel);
    var gilt = 0.0;
    for (var level = 0; level < 3; level++) {
        let count = select(select(16.0, 8.0, level == 1), 4.0, level == 2);
        let reach = radius * select(select(0.62, 0.80, level == 1), 1.0, level == 2);
        let sector = turn * count / 6.2831853;
        let side = fract(sector + 0.5) - 0.5;
        let arm = abs(side) * 6.2831853 / count * far;
        let wide = (reach - far) * select(0.10, 0.155, level == 2);
        let inside = clamp((wide - arm) / pixel + 0.5, 0.0, 1.0) * step(far, reach);
        ink = mix(ink, select(0.08, 1.0, side > 0.0), inside);
        gilt = mix(gilt, select(0.85, 0.0, side > 0.0), inside);
    }
    return vec2(ink, gilt);
}

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
    let at = in.world_position.xyz;
#ifdef HEXES
    let p = at.xz - chart.origin_and_wind.xy;
#else
    let p = in.uv;
#endif
    let wind = chart.origin_and_wind.zw;
    let moving = chart.numbers.z;
    let time = globals.time * moving;
    let pixel = max(length(fwidth(p)) * 0.7071, 1e-5);

    let uv = (p - chart.region.xy) / chart.region.zw;
    let far = (textureSample(soundings, soundings_sampler, uv) * 2.0 - 1.0) * REACH;
#ifdef HEXES
    let hex = hex_at(p);
    let on_board = hex.col > -0.5 && hex.row > -0.5 && hex.col < chart.numbers.x - 0.5 && hex.row < chart.numbers.y - 0.5;
#endif

    // Swell: two layers that drift with the wind.
    let w1 = grain_at(p * vec2(0.31, 0.27) - wind * time * 0.011);
    let w2 = grain_at(p.yx * vec2(0.83, 0.71) - wind.yx * time * 0.024 + 0.37);
    let swell = w1.g * 0.6 + w2.g * 0.4 - 0.5;
    let broad = grain_at(p * 0.043 + 0.11);
    let fibre = grain_at(vec2(p.x * 0.07, p.y * 1.1));

    // Washes.
    var sea = mix(DEEP, DEEPER, clamp(broad.r * 1.5 - 0.25, 0.0, 1.0));
    sea = mix(sea, SHALLOW, smoothstep(0.085, -0.085, far.y + (broad.g - 0.5) * 0.04));
    sea = mix(sea, SHALLOW * 1.28, smoothstep(0.16, 0.0, far.x) * 0.6);
    let on_shoal = smoothstep(0.045, -0.035, far.z + (w1.g - 0.5) * 0.03);
    sea = mix(sea, SHOAL, on_shoal * 0.88);
    var colour = mix(sea * (1.0 + swell * 1.05), PAPER, 0.022) * (0.95 + 0.10 * fibre.g);

    // Engraving on the water.
    let deep_water = smoothstep(0.0, 0.06, far.y);
#ifdef CLOSE
    {
        let wave = p.y / 0.018 + 0.35 * sin(p.x * 24.0 + 6.0 * broad.g) + 1.6 * swell + time * 0.12;
        let ruling = stroke((fract(wave) - 0.5) * 0.018, 0.0012, pixel);
        let dashed = stroke((fract(wave * 0.5) - 0.5) * 0.036, 0.0012, pixel) * step(0.42, fract(p.x / 0.055 + 3.0 * broad.g));
        colour = mix(colour, INK, ruling * 0.30 * deep_water + dashed * 0.26 * (1.0 - deep_water) * (1.0 - on_shoal));
#ifdef HEXES
        let reach = rhumbs(p - vec2(3.0, 2.6), pixel) + rhumbs(p - vec2(8.2, 9.6), pixel) * 0.8;
        colour = mix(colour, INK, min(reach, 1.0) * 0.34 * smoothstep(0.0, 0.02, far.x));
#endif
    }
    // Stippled shoals, with a dotted rim.
    if far.z < 0.09 {
        let cell = floor(p / 0.013);
        let jitter = grain_at(cell * 0.1371).wz;
        let dot_at = (cell + 0.5 + (jitter - 0.5) * 0.7) * 0.013;
        let size = 0.0026 * (0.55 + jitter.x) * (1.0 + 0.5 * on_shoal);
        colour = mix(colour, INK * 2.0, stroke(distance(p, dot_at), size, pixel) * on_shoal * 0.75);
        let rim = stroke(abs(far.z + 0.005), 0.0040, pixel) * step(0.45, fract((p.x + p.y * 1.7) / 0.026));
        colour = mix(colour, INK * 2.0, rim * 0.8);
    }
#else
    // From further away the engraver's lines run together: their mean is a tint.
    colour = mix(colour, INK, 0.040 * deep_water);
    colour = mix(colour, INK * 2.0, on_shoal * 0.11 + 0.4 * stroke(far.z + 0.005, 0.0040, pixel));
#endif
    // Reefs: rocks, crosses, and water breaking.
    if far.w < 0.2 {
        let rocks = smoothstep(0.012, -0.02, far.w + (w2.g - 0.5) * 0.10 + (broad.g - 0.5) * 0.06 + 0.16);
        colour = mix(colour, ROCK * (0.6 + 0.8 * w2.g), rocks * 0.92);
        let surf = smoothstep(0.055, 0.0, abs(far.w + 0.085 + 0.018 * sin(time * 2.5))) * smoothstep(0.42, 0.66, w2.g + w1.g * 0.4);
        colour = mix(colour, FOAM, surf * 0.42);
#ifdef CLOSE
        let cell = floor(p / 0.075);
        let jitter = grain_at(cell * 0.2171).wz - 0.5;
        let v = p - (cell + 0.5 + jitter * 0.5) * 0.075;
        let cross = max(stroke(v.x, 0.0026, pixel) * step(abs(v.y), 0.019), stroke(v.y, 0.0026, pixel) * step(abs(v.x), 0.019));
        colour = mix(colour, INK, cross * smoothstep(0.02, -0.03, far.w) * (1.0 - rocks * 0.7));
#endif
    }
    // Surf along the shore, and the strokes an engraver puts outside a coast.
    if far.x < 0.16 && far.x > -0.02 {
        let surf = smoothstep(0.030, 0.0, abs(far.x - 0.028 - 0.012 * sin(time * 0.9 + broad.g * 9.0)));
        colour = mix(colour, FOAM, surf * 0.34 * smoothstep(0.40, 0.62, w2.g + 0.12));
#ifdef CLOSE
        let shore = stroke((fract(p.y / 0.010) - 0.5) * 0.010, 0.0014, pixel) * step(far.x / 0.055 + 0.05, grain_at(vec2(p.x * 0.7, floor(p.y / 0.010) * 0.37)).w);
        colour = mix(colour, INK, shore * 0.6);
#endif
    }

    // Wind: pale streaks that drift the way it blows.
    let along = dot(p, wind);
    let across = p.x * -wind.y + p.y * wind.x;
    let lane = floor(across / 0.09);
    let fate = grain_at(vec2(lane * 0.173, 0.5)).w;
    let run = along / 0.9 + fate * 13.0 - time * 0.20 * (0.7 + 0.6 * fate);
    let streak_fate = fract(sin(floor(run) * 12.9 + lane * 78.2) * 43758.5);
    let head = fract(run);
    let bow = (fract(across / 0.09) - 0.5) * 0.09 + (streak_fate - 0.5) * 0.05 + 0.006 * sin(along * 9.0);
    let streak = stroke(bow, 0.0030, pixel) * smoothstep(0.30, 0.45, head) * smoothstep(0.78, 0.55, head) * step(0.72, streak_fate);
    colour = mix(colour, FOAM, streak * 0.30 * smoothstep(-0.01, 0.03, far.x));

    // Land: hand-coloured, hatched on the lee of the light.
    var s: Lit;
    s.normal = normalize(in.world_normal);
    s.roughness = 0.47;
    let ashore = smoothstep(0.004, -0.004, far.x);
    if far.x < 0.02 {
        let ground = textureSample(land, land_sampler, uv);
        let slope = (ground.gb * 2.0 - 1.0) * 3.0;
        let steep = length(slope);
        let lee = clamp(dot(slope, vec2(-0.6, -0.8)) * 1.6, 0.0, 1.0);
        var turf = mix(OCHRE, GREEN, clamp(ground.r * 1.5 - 0.25 + (broad.g - 0.5) * 1.0 + (w2.a - 0.5) * 0.05, 0.0, 1.0));
        turf = mix(turf * vec3(1.12, 1.08, 0.98), turf, smoothstep(0.0, -0.10, far.x));
        turf = mix(turf, PAPER, 0.07) * (0.86 + 0.28 * fibre.g);
        // The relief is exaggerated, as an engraver would.
        s.normal = normalize(s.normal * vec3(2.1, 1.0, 2.1));
#ifdef CLOSE
        {
            let down = slope / max(steep, 1e-3);
            // Where the slope turns, lines crowd: by their own distance they are drawn, and run together in their tint.
            let level = dot(p, vec2(-down.y, down.x)) + broad.g * 0.032;
            let half_width = 0.0009 + 0.0034 * min(steep, 1.0) * (0.35 + lee);
            let crowd = fwidth(level) * 0.7071;
            let hatch = mix(stroke((fract(level / 0.016) - 0.5) * 0.016, half_width, max(crowd, 1e-5)), half_width / 0.008, smoothstep(0.20, 0.55, crowd / 0.016));
            let broken = step(0.20, fract(ground.r * 4.4 + grain_at(p * 0.9).w * 0.25));
            turf = mix(turf, INK * 2.2, hatch * broken * clamp(0.25 + steep * 0.9, 0.0, 0.85));
            // Woods: small dark tufts on the lower slopes.
            let cell = floor(p / 0.042);
            let tree = grain_at(cell * 0.1931);
            let v = (p - (cell + 0.5 + (tree.wz - 0.5) * 0.6) * 0.042) * vec2(1.0, 1.35);
            let wooded = step(0.60, grain_at(cell * 0.042 * 0.31).g + tree.w * 0.12) * step(0.12, ground.r);
            let crown = clamp((0.0125 - length(v)) / pixel + 0.5, 0.0, 1.0) * wooded;
            turf = mix(turf, mix(GREEN * 0.42, GREEN * 1.1, clamp(0.5 - (v.x + v.y) * 42.0, 0.0, 1.0)), crown * 0.9);
        }
#else
        turf = mix(turf, INK * 2.2, clamp((0.25 + steep * 0.9) * (0.12 + 0.42 * min(steep, 1.0) * (0.35 + lee)), 0.0, 0.6));
        let wooded = smoothstep(0.52, 0.68, grain_at(p * 0.31).g) * step(0.12, ground.r);
        turf = mix(turf, GREEN * 0.62, wooded * 0.32);
#endif
        colour = mix(colour, turf, ashore);
        s.roughness = mix(s.roughness, 0.9, ashore);
    }
    colour = mix(colour, INK, firm(far.x, 0.0042, pixel) * 0.92);
    colour = mix(colour, INK, stroke(far.x - 0.013, 0.0020, pixel) * 0.8);

#ifdef CHARTED
    // A compass rose in the open water.
#ifdef CLOSE
    {
        let r = rose(p - vec2(3.0, 2.6), 0.15, pixel) + rose(p - vec2(8.2, 9.6), 0.15, pixel);
        let open = smoothstep(0.12, 0.2, far.x);
        colour = mix(colour, PAPER, clamp(r.x + r.y, 0.0, 1.0) * 0.55 * open);
        colour = mix(colour, vec3(0.58, 0.36, 0.03), r.y * 0.8 * open);
        colour = mix(colour, INK, clamp(r.x, 0.0, 1.0) * 0.9 * open);
    }
#endif

    // Beyond the whole hexes lies bare paper.
    if !on_board {
        colour = mix(mix(colour, PAPER * 0.42, 0.72), INK, 0.10);
    }
    // The grid, last, so that nothing hides it: dark with a pale shoulder, readable on sea and land alike.
    let grid = firm(hex.edge, 0.0016, pixel);
    let shoulder = firm(hex.edge - max(0.004, pixel * 1.1), 0.0016, pixel);
    let weight = clamp(0.0105 / pixel, 0.46, 1.0) * chart.numbers.w;
    if on_board {
        colour = mix(colour, FOAM, shoulder * 0.10 * weight);
        colour = mix(colour, INK, grid * 0.62 * weight);
        colour = mix(colour, INK, firm(length(p - hex.middle), 0.0045, pixel) * 0.35 * weight);
    }
    // Seams between the tiles: six columns, six rows.
    let tile = vec2(p.x / PITCH + 0.5, p.y / FLATS + 0.25) / 6.0;
    let seam = abs(fract(tile + 0.5) - 0.5) * vec2(PITCH, FLATS) * 6.0;
    let between = min(seam.x, seam.y);
    colour = mix(colour, INK, firm(between, 0.0040, pixel) * 0.55);
    colour = mix(colour, PAPER, stroke(between - 0.009, 0.0016, pixel) * 0.12);

    // Marks.
    for (var i = 0; i < 4; i++) {
        let mark = chart.marks[i];
        // No branch for marks that are not set: software drivers make a new shader of every branch on a uniform, at every
        // draw, and Mesa 22.3 never lets it go.
        let v = p - mark.xy;
        let edge = FLATS * 0.5 - max(abs(v.y), max(abs(0.8660254 * v.x + 0.5 * v.y), abs(0.8660254 * v.x - 0.5 * v.y)));
        let hue = select(vec3(1.0, 0.80, 0.42), vec3(0.95, 0.50, 0.06), mark.z > 1.5);
        let inside = step(0.0, edge);
        colour = mix(colour, hue, inside * 0.12 * mark.w);
        colour = mix(colour, hue, firm(edge - 0.012, 0.008, pixel) * mark.w);
    }
#endif

    s.albedo = colour;
    let ripple = (vec2(w1.r, w2.r) - 0.5) * 0.16 + (vec2(w2.g, w1.g) - 0.5) * 0.16;
    s.normal = normalize(s.normal + vec3(ripple.x, 0.0, ripple.y) * (1.0 - ashore) * clamp(0.012 / pixel, 0.12, 1.0));
    s.position = at;
    s.metallic = 0.0;
    s.occlusion = 1.0;
    s.through = 0.0;
    s.shine = mix(0.20, 0.32, ashore);
    return developed(into_the_dark(light_of_the_cabin(s, in.position.xy), at), in.position.xy);
}
