// Every surface of the cabin but the sea: one recipe each, chosen by a definition.
#import bevy_pbr::{forward_io::VertexOutput, mesh_view_bindings::{view, globals}}
#import weather_gage::cabin::{Lit, light_of_the_cabin, into_the_dark, developed, daylight}
#ifdef ROOM
#import weather_gage::cabin::corners
#endif
#ifdef WINDOW
#import weather_gage::open_air::{air, heaven, weather}
#endif

struct Dye {
    base: vec4<f32>,
    second: vec4<f32>,
    dark: vec4<f32>,
    // Roughness, scale of the grain, motion, one more.
    numbers: vec4<f32>,
}
@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> dye: Dye;
@group(#{MATERIAL_BIND_GROUP}) @binding(1) var grain: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(2) var grain_sampler: sampler;
#ifdef PICTURE
@group(#{MATERIAL_BIND_GROUP}) @binding(3) var picture: texture_2d<f32>;
@group(#{MATERIAL_BIND_GROUP}) @binding(4) var picture_sampler: sampler;

// The picture that is printed here. At the rim of what is seen edge-on there are places and slopes beyond all measure; a driver that
// reckons in software would look across them for ever. A comparison is true of nothing that is no number.
fn printed(uv: vec2<f32>) -> vec4<f32> {
    let most = vec2(0.25);
    let across = dpdx(uv);
    let down = dpdy(uv);
    let at = select(vec2(0.0), uv, abs(uv) < vec2(4.0));
    return textureSampleGrad(picture, picture_sampler, at, select(most, across, abs(across) < most), select(most, down, abs(down) < most));
}
#endif

fn grain_at(p: vec2<f32>) -> vec4<f32> {
    return textureSample(grain, grain_sampler, p);
}

// A line of the given half-width around zero that fades instead of shimmering.
fn line(distance: f32, half_width: f32) -> f32 {
    let pixel = fwidth(distance);
    return clamp((half_width - abs(distance)) / max(pixel, 1e-6) + 0.5, 0.0, 1.0) * clamp(half_width / max(pixel, 1e-6) * 1.4, 0.0, 1.0);
}

// Three lots of a cell, by whole numbers: a sine is another one on every driver.
fn lots_of(cell: vec2<f32>) -> vec3<f32> {
    var lots = vec3<u32>(bitcast<vec2<u32>>(vec2<i32>(cell)), 0x9e3779b9u) * 1664525u + 1013904223u;
    for (var round = 0; round < 2; round++) {
        lots.x += lots.y * lots.z;
        lots.y += lots.z * lots.x;
        lots.z += lots.x * lots.y;
        lots ^= lots >> vec3(16u);
    }
    return vec3<f32>(lots) / 4294967296.0;
}

#ifdef WOOD
// Planks along x; `numbers.w` is the width of a plank.
fn wood(s: ptr<function, Lit>, uv: vec2<f32>) {
    let plank = floor(uv.y / dye.numbers.w);
    let shift = fract(sin(plank * 12.9898) * 43758.547);
    let along = uv.x * dye.numbers.y;
    let across = uv.y * dye.numbers.y;
    let bend = grain_at(vec2(along * 0.035 + shift, across * 0.11)).g;
    let rings = fract((across * 2.6 + bend * 5.5 + shift * 3.0));
    let ring = smoothstep(0.0, 0.75, rings) * smoothstep(1.0, 0.86, rings);
    let fine = grain_at(vec2(along * 0.10 + shift, across * 2.3));
    let fibre = fine.w;
    let pores = fine.g;
    let worn = grain_at(uv * 0.045).r;
    var colour = mix(dye.base.rgb, dye.second.rgb, clamp(ring * 0.75 + (bend - 0.5) * 0.8 + (shift - 0.5) * 0.5 + (worn - 0.5) * 0.3, 0.0, 1.0));
    colour = mix(colour, dye.dark.rgb, smoothstep(0.56, 0.78, pores) * 0.30 + (fibre - 0.5) * 0.16);
    let seam = line((fract(uv.y / dye.numbers.w + 0.5) - 0.5) * dye.numbers.w, 0.010);
    (*s).albedo = mix(colour, dye.dark.rgb * 0.6, seam * 0.85);
    (*s).roughness = clamp(dye.numbers.x + (pores - 0.5) * 0.30 + (worn - 0.5) * 0.25, 0.12, 1.0);
}
#endif

// The room's own walls throw back light and cast none; `numbers.w` is a measure of each recipe. A recipe is chosen
// by a definition and not by a number: some drivers compile a shader anew for every value of a number that a branch
// hangs on.
#ifdef PANELLING
fn boards(uv: vec2<f32>, nap: f32) -> vec3<f32> {
    let plank = uv.y / dye.numbers.w;
    let seam = smoothstep(0.0, 0.03, abs(fract(plank + 0.5) - 0.5));
    return mix(dye.dark.rgb * 0.6, mix(dye.base.rgb, dye.second.rgb, nap), seam);
}
#endif

#ifdef MASONRY
// Cut stone in courses, every stone with a tone of its own; `numbers.w` is the height of a course.
fn masonry(uv: vec2<f32>, nap: f32, worn: f32) -> vec3<f32> {
    let high = dye.numbers.w;
    let course = floor(uv.y / high);
    let along = uv.x / (high * 1.9) + lots_of(vec2(course, 7.0)).x;
    let lots = lots_of(vec2(floor(along), course));
    let tone = clamp(lots.y * 0.55 + 0.2 + (nap - 0.5) * 0.5 + (worn - 0.5) * 0.7, 0.0, 1.0);
    let joint = max(line((fract(uv.y / high + 0.5) - 0.5) * high, 0.07), line((fract(along + 0.5) - 0.5) * high * 1.9, 0.07));
    return mix(mix(dye.base.rgb, dye.second.rgb, tone) * (0.94 + 0.12 * lots.z), dye.dark.rgb, joint * 0.62);
}
#endif

#ifdef DECK
// The deck under one's feet: scrubbed planks fore and aft, caulked, each with a tone of its own.
fn deck(at: vec3<f32>, nap: f32, worn: f32) -> vec3<f32> {
    let strake = floor(at.x / dye.numbers.w);
    let fate = fract(sin(strake * 12.9898) * 43758.547);
    let butt = at.z / 17.0 + fate * 7.0;
    let plank = fract(sin((strake + floor(butt) * 57.0) * 91.17) * 43758.547);
    let colour = mix(dye.base.rgb, dye.second.rgb, clamp(plank * 0.45 + 0.15 + (nap - 0.5) * 0.9 + (worn - 0.5) * 0.6, 0.0, 1.0)) * vec3(0.52, 0.47, 0.42);
    let seam = max(line((fract(at.x / dye.numbers.w + 0.5) - 0.5) * dye.numbers.w, 0.055), line((fract(butt + 0.5) - 0.5) * 17.0, 0.05));
    return mix(colour, dye.dark.rgb, seam * 0.75);
}
#endif

#ifdef WAINSCOT
// Panels in their frames, in three rows over each other: boards below the rail, paint and a gilt fillet above it.
fn wainscot(uv: vec2<f32>, nap: f32) -> vec3<f32> {
    let above = uv.y > 6.2;
    let high = select(6.2, select(13.2, 14.4, uv.y > 19.4), above);
    let foot = select(0.0, select(6.2, 19.4, uv.y > 19.4), above);
    let size = vec2(dye.numbers.w * select(1.0, 2.0, above), high);
    let p = vec2(fract(uv.x / size.x + 0.5) * size.x, uv.y - foot);
    let edge = min(p, size - p);
    let inset = min(edge.x, edge.y);
    let timber = mix(dye.base.rgb, dye.base.rgb * 0.62, nap);
    let paint = dye.second.rgb * (0.86 + 0.28 * (1.0 - nap));
    var colour = select(timber, paint, above);
    // Light falls from above: on a raised field the upper slope is bright and the lower one dark.
    let slope = smoothstep(0.62, 0.68, inset) * smoothstep(1.18, 1.12, inset);
    let upper = select(select(0.12, -0.05, p.x < size.x * 0.5), select(-0.42, 0.55, p.y > size.y * 0.5), edge.y < edge.x);
    colour *= 1.0 + slope * upper;
    colour *= mix(0.80, 1.0, smoothstep(0.05, 0.62, inset));
    colour = mix(colour, dye.dark.rgb, line(inset - 0.60, 0.05) * 0.85);
    let fillet = line(inset - 1.22, 0.07) * f32(above);
    colour = mix(colour, vec3(0.40, 0.265, 0.09), fillet * 0.9);
    // The rail between the rows.
    let rail = abs(uv.y - 6.2);
    let moulded = smoothstep(0.50, 0.44, rail);
    colour = mix(colour, dye.base.rgb * (0.75 + 0.85 * smoothstep(-0.3, 0.45, uv.y - 6.2)), moulded);
    return mix(colour, dye.dark.rgb, line(rail - 0.48, 0.05) * 0.8);
}
#endif

#ifdef RUG
// A rug knotted in three colours: an edge, a border of rosettes, a narrow border, and a field of lozenges.
fn rug(at: vec3<f32>, nap: f32, batch: f32) -> vec3<f32> {
    let half = vec2(19.4, 16.4);
    let knot = 0.10;
    let q = (floor(at.xz / knot) + 0.5) * knot;
    let off = half - abs(q);
    let across = min(off.x, off.y);
    let madder = dye.base.rgb;
    let indigo = dye.second.rgb;
    let cream = vec3(0.330, 0.255, 0.150);
    let ochre = vec3(0.30, 0.165, 0.045);
    // Along an edge figures repeat a whole number of times.
    let along = select(q.x, q.y, off.x < off.y);
    let side = select(half.x, half.y, off.x < off.y) - 1.9;
    let pitch = 2.0 * side / round(side / 1.25);
    let f = vec2((fract(along / pitch) - 0.5) * pitch, across - 1.9);
    let lozenge = abs(f.x) + abs(f.y);
    let petals = max(abs(f.x), abs(f.y)) + 0.35 * min(abs(f.x), abs(f.y));
    var colour = indigo;
    if across < 0.30 {
        colour = dye.dark.rgb;
    } else if across < 0.62 {
        colour = select(cream, madder, fract(along / 0.9) > 0.5);
    } else if across < 3.18 {
        let corner = max(off.x, off.y) < 3.3;
        colour = select(indigo, madder, petals < 0.92);
        colour = select(colour, cream, petals < 0.62);
        colour = select(colour, ochre, lozenge < 0.46);
        colour = select(colour, indigo, lozenge < 0.20);
        let between = abs(abs(f.x) - pitch * 0.5) + abs(abs(f.y) - 0.85);
        colour = select(colour, ochre, between < 0.34);
        if corner {
            let c = length(off - 1.9);
            colour = select(select(indigo, cream, c < 1.02), madder, c < 0.72);
            colour = select(colour, indigo, c < 0.32);
        }
    } else if across < 3.50 {
        colour = cream;
    } else if across < 4.30 {
        colour = select(ochre, dye.dark.rgb, abs(fract(along / 0.8) - 0.5) * 0.8 > abs(across - 3.9));
    } else if across < 4.55 {
        colour = cream;
    } else {
        let lattice = abs(fract(vec2(q.x + q.y, q.x - q.y) / 3.4) - 0.5) * 3.4;
        let star = lattice.x + lattice.y;
        colour = madder;
        colour = select(colour, indigo, min(abs(lattice.x - 1.7), abs(lattice.y - 1.7)) < 0.16);
        colour = select(colour, cream, star < 0.85);
        colour = select(colour, indigo, star < 0.55);
        colour = select(colour, ochre, star < 0.28);
    }
    // Dyed in batches, worn where one walks, and the nap between the knots.
    let faded = mix(colour, vec3(dot(colour, vec3(0.25, 0.60, 0.15))) * vec3(1.12, 1.0, 0.80), 0.30);
    return faded * (0.34 + 0.26 * batch + (nap - 0.5) * 0.30);
}
#endif

#ifdef CHART
// A sea chart in a frame: coasts that nobody has surveyed, rhumb lines from the roses, a scale.
fn wall_chart(uv: vec2<f32>, coarse: f32, fine: f32) -> vec3<f32> {
    let paper = vec3(0.62, 0.50, 0.30) * (0.86 + 0.22 * fine);
    let p = vec2(uv.x * 1.55, uv.y);
    let shore = coarse + 0.26 * (fine - 0.5) - 0.545;
    let ink = vec3(0.050, 0.030, 0.018);
    var colour = mix(paper, vec3(0.40, 0.34, 0.17), smoothstep(0.0, 0.012, shore) * 0.55);
    colour = mix(colour, vec3(0.20, 0.33, 0.34), smoothstep(-0.045, -0.004, shore) * smoothstep(0.004, 0.0, shore) * 0.65);
    for (var i = 0; i < 3; i++) {
        let rose = vec2(0.42 + 0.36 * f32(i) - 0.04 * f32(i * i), 0.62 - 0.23 * f32(i) + 0.07 * f32(i * i));
        let off = p - rose;
        let turn = atan2(off.y, off.x) / 6.2831853 * 16.0;
        let ray = abs(fract(turn + 0.5) - 0.5) / 16.0 * 6.2831853 * length(off);
        colour = mix(colour, vec3(0.30, 0.07, 0.03), line(ray, 0.0016) * 0.5);
        colour = mix(colour, ink, line(length(off) - 0.055, 0.004) * 0.8);
    }
    colour = mix(colour, ink, line(shore, 0.0045) * 0.9);
    let edge = min(min(uv.x * 1.55, (1.0 - uv.x) * 1.55), min(uv.y, 1.0 - uv.y));
    let measured = select(0.25, 1.0, fract((p.x + p.y) * 14.0) > 0.5);
    colour = mix(colour, mix(paper, ink, measured), smoothstep(0.052, 0.050, edge) * smoothstep(0.034, 0.036, edge) * 0.9);
    return mix(mix(colour, paper * 0.7, smoothstep(0.034, 0.0, edge)), dye.dark.rgb, smoothstep(0.012, 0.0, edge));
}
#endif

#ifdef ROOM
fn of_the_room(s: ptr<function, Lit>, uv: vec2<f32>, at: vec3<f32>) {
#ifdef PANELLING
    (*s).albedo = boards(uv, grain_at(vec2(uv.x * 0.03 + floor(uv.y / dye.numbers.w) * 0.37, uv.y * 0.35)).g);
#endif
#ifdef WAINSCOT
    (*s).albedo = wainscot(uv, grain_at(vec2(uv.x * 0.28, uv.y * 0.032)).g + 0.5 * grain_at(uv * 0.05).r);
#endif
#ifdef MASONRY
    (*s).albedo = masonry(uv, grain_at(uv * 0.21).g, grain_at(uv * 0.017 + 0.4).r);
#endif
#ifdef DECK
    let nap = grain_at(vec2(at.x * 0.55, at.z * 0.035 + floor(at.x / dye.numbers.w) * 0.37)).g;
    (*s).albedo = deck(at, nap, grain_at(at.xz * 0.021 + 0.4).r);
#endif
#ifdef RUG
    (*s).albedo = rug(at, grain_at(at.xz * 0.42).g, grain_at(vec2(0.2, at.z * 0.06)).g);
#endif
#ifdef CHART
    let coarse = grain_at(vec2(uv.x * 0.465, uv.y * 0.30) + vec2(0.13, 0.57)).g;
    (*s).albedo = wall_chart(uv, coarse, grain_at(vec2(uv.x * 1.55, uv.y) * 1.7).g);
#endif
#ifdef ASHORE
    // Only what stands around the table has corners.
    (*s).occlusion = select(1.0, mix(1.0, corners(at), 0.7), all(abs(at.xz) < vec2(32.0, 31.0)));
#else
    (*s).occlusion = corners(at);
#endif
}
#endif

#ifdef PARCHMENT
fn parchment(s: ptr<function, Lit>, uv: vec2<f32>, at: vec3<f32>) {
    let broad = grain_at(at.xz * 0.05 + 0.3);
    let fibre = grain_at(vec2(at.x * 0.9, at.z * 0.09)).g;
    let fine = grain_at(at.xz * 1.1).g;
    var colour = mix(dye.base.rgb, dye.second.rgb, clamp(broad.g * 1.1 - 0.25 + (fibre - 0.5) * 0.35, 0.0, 1.0));
    let stain = smoothstep(0.62, 0.75, grain_at(at.xz * 0.021 + 0.7).r) * 0.22;
    colour = mix(colour, dye.dark.rgb * 2.6, stain);
    let edge = min(min(uv.x, 1.0 - uv.x), min(uv.y, 1.0 - uv.y));
    colour = mix(vec3(0.485, 0.305, 0.112), colour, smoothstep(0.0, 0.035 + 0.02 * fine, edge) * 0.75 + 0.25);
    colour *= 0.94 + 0.12 * fine;
#ifdef PICTURE
    let ink = printed(uv);
    colour = mix(colour, ink.rgb, ink.a * (0.90 + 0.1 * fine));
#endif
    (*s).albedo = colour;
    (*s).roughness = dye.numbers.x;
}
#endif

#ifdef TIMBER
// A ship's solid parts: vertex colour is the paint, alpha the grime, uv_b.x the recipe.
fn timber(s: ptr<function, Lit>, uv: vec2<f32>, uv_b: vec2<f32>, colour: vec4<f32>) {
    var albedo = colour.rgb;
    var rough = dye.numbers.x;
    let kind = uv_b.x;
    if kind > 0.5 && kind < 1.5 {
        // Planks: u in metres along the strake, v in strakes.
        let strake = floor(uv.y);
        let fate = fract(sin(strake * 12.9898 + uv_b.y * 78.233) * 43758.547);
        let butt = uv.x / 6.0 + fate;
        let plank = fract(sin((strake + floor(butt) * 57.0) * 91.17) * 43758.547);
        let seam = max(line((fract(uv.y + 0.5) - 0.5) * 0.4, 0.028), line((fract(butt + 0.5) - 0.5) * 6.0, 0.03));
        let weather = grain_at(vec2(uv.x * 0.03, uv.y * 0.16)).g - 0.5;
        let nap = grain_at(vec2(uv.x * 0.11 + plank, uv.y * 0.9)).g - 0.5;
        albedo *= 1.0 + (plank - 0.5) * 0.22 + weather * 0.35 + nap * 0.30;
        albedo = mix(albedo, dye.dark.rgb, seam * 0.62);
    } else if kind > 1.5 && kind < 2.5 {
        let nap = grain_at(vec2(uv.x * 0.08 + uv_b.y, uv.y * 0.5)).g - 0.5;
        albedo *= 1.0 + nap * 0.4;
        rough = 0.55;
    } else if kind > 3.5 && kind < 4.5 {
        (*s).metallic = 0.85;
        rough = 0.34;
    } else if kind < 0.5 {
        albedo *= 1.0 + (grain_at(uv * 0.13 + uv_b.y).g - 0.5) * 0.18;
        rough = 0.6;
    }
    (*s).albedo = albedo * mix(0.55, 1.0, colour.a);
    (*s).occlusion = colour.a;
    (*s).roughness = rough;
}
#endif

#ifdef CANVAS
#ifdef TORN
// Holes of balls and chain, and rags at the foot: `numbers.w` is their number, `numbers.y` their place. Below 0: none.
fn cloth_left(uv: vec2<f32>, down: f32) -> f32 {
    let hurt = dye.numbers.w;
    let ragged = grain_at(uv * 0.31 + dye.numbers.y).g - 0.5;
    let fine = grain_at(uv * 0.9 + dye.numbers.y).g - 0.5;
    let p = uv / 2.3 + dye.numbers.y * 3.7;
    let lots = lots_of(floor(p));
    let near = distance(fract(p), vec2(0.32) + 0.36 * lots.xy) + ragged * 0.42 + fine * 0.06;
    let hole = near - step(lots.z, hurt * 0.62) * (0.13 + 0.20 * lots.x * hurt);
    let tongue = smoothstep(0.42, 0.66, grain_at(vec2(uv.x * 0.16 + dye.numbers.y, 0.37)).g + fine * 0.12);
    let foot = 1.02 - hurt * 0.62 * tongue - down;
    // A sail that is rolled up on its yard is not seen to be torn.
    return select(min(hole, foot + ragged * 0.05), 1.0, down < 0.13);
}
#endif

fn canvas(s: ptr<function, Lit>, uv: vec2<f32>, uv_b: vec2<f32>, colour: vec4<f32>) {
    let seam = line((fract(uv.x / 0.7 + 0.5) - 0.5) * 0.7, 0.024);
    let rope = 1.0 - smoothstep(0.965, 0.985, max(abs(uv_b.x), abs(uv_b.y * 2.0 - 1.0)));
    let weave = grain_at(uv * 0.21).g - 0.5;
    let stain = grain_at(uv * 0.025 + 0.2).r - 0.5;
    let toll = clamp(1.0 - 0.15 * seam + weave * 0.14 + stain * 0.26 - uv_b.y * 0.05, 0.0, 1.3);
    (*s).albedo = colour.rgb * dye.base.rgb * toll * mix(0.55, 1.0, rope);
    (*s).roughness = 0.95;
    (*s).occlusion = colour.a;
    (*s).through = 0.36 * (1.0 - 0.5 * seam);
#ifdef TORN
    let left = cloth_left(uv, uv_b.y);
    (*s).albedo *= mix(0.45, 1.0, smoothstep(0.0, 0.06, left)) * (1.0 - 0.12 * dye.numbers.w);
    if left < 0.0 {
        discard;
    }
#endif
}
#endif

#ifdef WINDOW
const MOON: vec3<f32> = vec3(0.262, 0.205, -0.943);

// The sky astern by moonlight: at dusk the rest of the evening lies on the horizon.
fn moonlit(way: vec3<f32>, cloud: f32) -> vec3<f32> {
    let low = 1.0 - clamp(way.y, 0.0, 1.0);
    let west = clamp(0.55 - 0.75 * way.x, 0.0, 1.0) * select(0.15, 1.0, weather() == 0u);
    var sky = mix(vec3(0.016, 0.030, 0.070), vec3(0.070, 0.105, 0.190), pow(low, 4.0));
    sky = mix(sky, mix(vec3(0.150, 0.140, 0.190), vec3(0.60, 0.30, 0.16), west), pow(low, 16.0) * 0.85);
    let towards = max(dot(way, MOON), 0.0);
    let veil = smoothstep(0.46, 0.66, cloud);
    let lit = mix(vec3(0.050, 0.062, 0.095), vec3(0.34, 0.36, 0.38), pow(towards, 40.0));
    sky = mix(sky, mix(lit, vec3(0.42, 0.22, 0.15), pow(low, 9.0) * west * 0.8), veil * 0.72);
    let disc = smoothstep(0.99945, 0.99962, towards) * (1.0 - 0.75 * veil);
    return sky + vec3(0.95, 0.92, 0.82) * disc + vec3(0.16, 0.18, 0.20) * (pow(towards, 400.0) * 1.3 + pow(towards, 30.0) * 0.55);
}

// Sky and sea astern through old glass in lead, each pane a little out of true; `uv` runs over one light of the row.
fn window(uv: vec2<f32>, at: vec3<f32>) -> vec3<f32> {
    let panes = vec2(4.0, 8.0);
    let pane = floor(uv * panes);
    let fate = fract(sin(vec2(dot(pane, vec2(12.9898, 78.233)), dot(pane, vec2(39.346, 11.135))) + floor(at.x * 0.16 + 0.5)) * 43758.547) - 0.5;
    let within = fract(uv * panes) - 0.5;
    let bent = vec3(fate.x + within.x * 0.8, 0.35 * (fate.y + within.y * 0.8), 0.0) * 0.016;
    // The horizon is raised a little, for the row of lights is low.
    let way = normalize(normalize(at - view.world_position) + bent - vec3(0.0, 0.055, 0.0));
    let day = daylight();
    let time = globals.time * dye.numbers.z;
    let below = way.y < 0.0;
    // Clouds overhead, or the water far below the sill: two looks at the noise, from afar and from near.
    let far = (view.world_position.y + 34.0) / max(-way.y, 0.004);
    let flat = select(way.xz / (abs(way.y) + 0.16), view.world_position.xz + way.xz * far, below);
    let broad = flat * select(vec2(0.060, 0.105), vec2(0.0040, 0.0105), below) + time * select(vec2(0.0011, 0.0), vec2(0.0, 0.0030), below);
    let close = flat * select(vec2(0.17, 0.29), vec2(0.0170, 0.0370), below) + time * select(vec2(0.0018, 0.0), vec2(-0.0045, 0.0), below);
    let waves = grain_at(broad + 0.13).g * 0.64 + grain_at(close + 0.41).g * 0.36;
    // Towards the horizon waves are too far away to be told apart.
    let grown = mix(0.54, waves, select(1.0, smoothstep(0.006, 0.045, -way.y), below));
    // The sky is seen in the water.
    let up = normalize(vec3(way.x, select(way.y, max(-way.y, 0.02) + (0.62 - grown) * 0.30, below), way.z));
    let cloud = select(grown, 0.42, below);
    let own = air();
    let night = own.stars > 0.0 || weather() == 0u;
    let cover = smoothstep(own.cover.x, own.cover.y, cloud) * smoothstep(0.01, 0.12, up.y) * own.cover.z;
    var out = mix(heaven(up), mix(own.shade, own.lit, smoothstep(0.3, 0.7, cloud)), cover);
    if night {
        out = moonlit(up, cloud);
    }
    if below {
        let over = smoothstep(-0.34, -0.01, way.y);
        let deep = select((own.deep + own.through * 0.3) * (1.0 + 0.9 * grown), vec3(0.012, 0.026, 0.040), night);
        out = mix(deep, out, mix(0.16, 0.20, day) + mix(0.36, 0.42, day) * over);
        if night {
            // The moon's road.
            let road = pow(max(dot(normalize(way.xz), normalize(MOON.xz)), 0.0), mix(90.0, 500.0, over));
            out += vec3(0.75, 0.74, 0.68) * road * smoothstep(0.50, 0.62, grown);
        } else {
            out += own.light * (0.13 * own.disc + 0.05) * smoothstep(0.52, 0.64, grown) * (0.3 + 0.7 * over);
        }
    }
    let lead = max(line(abs(within.x) - 0.5, 0.030), line(abs(within.y) - 0.5, 0.030));
    let glass = out * (0.88 + 0.24 * fate.x + 0.10 * smoothstep(0.35, 0.5, max(abs(within.x), abs(within.y))));
    // The lamp on the inner side of the glass.
    let warm = vec3(0.020, 0.013, 0.007) * (1.0 - 0.6 * day);
    return mix(glass + warm, vec3(0.014, 0.012, 0.010) + 0.05 * day, lead * 0.92);
}
#endif

@fragment
fn fragment(in: VertexOutput, @builtin(front_facing) front: bool) -> @location(0) vec4<f32> {
    let pixel = in.position.xy;
    let at = in.world_position.xyz;
#ifdef OUTLINE
    return vec4(dye.base.rgb, 1.0);
#else
#ifdef FILM
#ifdef VERTEX_COLORS
    return dye.base * in.color;
#else
    return dye.base;
#endif
#else
#ifdef GLOW
    let rim = max(dot(normalize(in.world_normal), normalize(view.world_position - at)), 0.0);
    let flicker = 1.0 + 0.05 * dye.numbers.z * sin(globals.time * 9.0 + at.x * 5.0) * sin(globals.time * 13.0 + at.z);
    return developed(mix(dye.second.rgb, dye.base.rgb, rim) * dye.numbers.w * flicker, pixel);
#else
    var s: Lit;
    s.albedo = dye.base.rgb;
    s.normal = normalize(in.world_normal);
    if !front { s.normal = -s.normal; }
    s.position = at;
    s.roughness = dye.numbers.x;
    s.metallic = 0.0;
    s.occlusion = 1.0;
    s.through = 0.0;
    s.shine = 1.0;
#ifdef WINDOW
    return developed(window(in.uv, at), pixel);
#endif
#ifdef WOOD
    wood(&s, in.uv);
#endif
#ifdef ROOM
    of_the_room(&s, in.uv, at);
#endif
#ifdef CLOTH
    let nap = grain_at(at.xz * 0.55 * dye.numbers.y);
    let broad = grain_at(at.xz * 0.06).r;
    s.albedo = mix(dye.base.rgb, dye.second.rgb, clamp(nap.g * 1.3 - 0.15 + (broad - 0.5) * 0.5, 0.0, 1.0));
    s.albedo = mix(s.albedo, dye.dark.rgb, smoothstep(0.55, 0.95, nap.w) * 0.35);
    s.shine = dye.numbers.w;
    s.normal = normalize(s.normal + vec3(nap.g - 0.5, 0.0, nap.r - 0.5) * 0.35);
#endif
#ifdef PARCHMENT
    parchment(&s, in.uv, at);
#endif
#ifdef METAL
    let worn = grain_at(at.xz * 0.35 + at.yy * 0.2);
    s.metallic = 1.0;
    s.albedo = mix(dye.base.rgb, dye.second.rgb, clamp(worn.g * 1.4 - 0.2, 0.0, 1.0));
    s.roughness = dye.numbers.x + (worn.r - 0.5) * 0.18;
#ifdef PICTURE
    let ink = printed(in.uv);
    s.albedo = mix(s.albedo, ink.rgb, ink.a);
    s.metallic = 1.0 - 0.9 * ink.a;
#endif
#endif
#ifdef RESIN
    // Clouds in the resin; numbers cut into it and filled with colour.
    let cloud = grain_at(in.uv * 0.9 + dye.base.rg).g;
    s.albedo = mix(dye.base.rgb, dye.second.rgb, smoothstep(0.42, 0.68, cloud) * 0.55);
    s.shine = 1.0 - s.roughness;
#ifdef PICTURE
    let cut = printed(in.uv);
    s.albedo = mix(s.albedo, cut.rgb, cut.a);
    s.roughness = mix(s.roughness, 0.7, cut.a);
#endif
#endif
#ifdef TIMBER
    timber(&s, in.uv, in.uv_b, in.color);
#endif
#ifdef CANVAS
    canvas(&s, in.uv, in.uv_b, in.color);
#endif
#ifdef WAKE
    // Bow wave and wake around a hull that lies along v, bow at +v.
    let swell = grain_at(in.uv * 0.9 + vec2(0.0, globals.time * 0.012 * dye.numbers.z));
    let beam = 0.105 * sqrt(clamp(1.0 - pow(abs(in.uv.y) / 0.50, 2.4), 0.0, 1.0));
    let side = abs(in.uv.x) - beam;
    let astern = clamp((-in.uv.y - 0.38) * 3.0, 0.0, 1.0);
    let foam = smoothstep(0.035, 0.0, side) * 0.55 + smoothstep(0.10, 0.0, abs(in.uv.x)) * astern * 0.5
        + smoothstep(0.014, 0.0, abs(side - 0.03 - 0.11 * (0.55 - in.uv.y))) * 0.28 * step(0.0, side);
    s.albedo = mix(mix(dye.base.rgb, dye.second.rgb, swell.r), dye.dark.rgb, clamp(foam * smoothstep(0.36, 0.62, swell.g + grain_at(in.uv * 3.1).g * 0.5 - 0.25 + foam * 0.15), 0.0, 0.8));
    s.normal = normalize(s.normal + vec3(swell.g - 0.5, 0.0, swell.r - 0.5) * 0.4);
#endif
#ifdef FLAG
    s.albedo = in.color.rgb * dye.base.rgb * (1.0 + (grain_at(in.uv * 0.7).g - 0.5) * 0.2);
    s.roughness = 0.95;
    s.through = 0.3;
#endif
    return developed(into_the_dark(light_of_the_cabin(s, pixel), at), pixel);
#endif
#endif
#endif
}
