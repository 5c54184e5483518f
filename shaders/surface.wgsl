// Every surface of the cabin but the sea: one recipe each, chosen by a definition.
#import bevy_pbr::{forward_io::VertexOutput, mesh_view_bindings::{view, globals}}
#import weather_gage::cabin::{Lit, light_of_the_cabin, into_the_dark, developed, daylight}

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
#endif

fn grain_at(p: vec2<f32>) -> vec4<f32> {
    return textureSample(grain, grain_sampler, p);
}

// A line of the given half-width around zero that fades instead of shimmering.
fn line(distance: f32, half_width: f32) -> f32 {
    let pixel = fwidth(distance);
    return clamp((half_width - abs(distance)) / max(pixel, 1e-6) + 0.5, 0.0, 1.0) * clamp(half_width / max(pixel, 1e-6) * 1.4, 0.0, 1.0);
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

#ifdef PANELLING
// Boards in the dark of the cabin, which one only guesses at: planks along x, `numbers.w` the width of one.
fn panelling(s: ptr<function, Lit>, uv: vec2<f32>) {
    let plank = uv.y / dye.numbers.w;
    let nap = grain_at(vec2(uv.x * 0.03 + floor(plank) * 0.37, uv.y * 0.35)).g;
    let seam = smoothstep(0.0, 0.03, abs(fract(plank + 0.5) - 0.5));
    (*s).albedo = mix(dye.dark.rgb * 0.6, mix(dye.base.rgb, dye.second.rgb, nap), seam);
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
    let ink = textureSample(picture, picture_sampler, uv);
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
// Holes that balls and chain have torn, and rags at the foot: `numbers.w` says how many, `numbers.y` where. Below 0: nothing there.
fn cloth_left(uv: vec2<f32>, down: f32) -> f32 {
    let hurt = dye.numbers.w;
    let ragged = grain_at(uv * 0.31 + dye.numbers.y).g - 0.5;
    let fine = grain_at(uv * 0.9 + dye.numbers.y).w - 0.5;
    let p = uv / 2.3 + dye.numbers.y * 3.7;
    let lots = fract(sin(vec3(dot(floor(p), vec2(127.1, 311.7))) + vec3(0.0, 1.7, 4.1)) * 43758.547);
    let near = distance(fract(p), vec2(0.32) + 0.36 * lots.xy) + ragged * 0.42 + fine * 0.06;
    let hole = near - step(lots.z, hurt * 0.62) * (0.13 + 0.20 * lots.x * hurt);
    let tongue = smoothstep(0.42, 0.66, grain_at(vec2(uv.x * 0.16 + dye.numbers.y, 0.37)).g + fine * 0.12);
    let foot = 1.02 - hurt * 0.62 * tongue - down;
    // What is rolled up on its yard is not seen to be torn.
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
// The sea through a lattice, by moonlight or in the morning; `uv` runs over the whole window wall.
fn window(uv: vec2<f32>) -> vec3<f32> {
    let light = vec2(abs(fract(uv.x * 7.0) - 0.5), uv.y);
    let pane = vec2(abs(fract(uv.x * 28.0) - 0.5) / 28.0, abs(fract(uv.y * 9.0) - 0.5) / 9.0);
    let lead = max(smoothstep(0.0165, 0.0178, pane.x), smoothstep(0.0515, 0.0555, pane.y));
    let frame = max(smoothstep(0.40, 0.415, light.x), max(smoothstep(0.10, 0.085, uv.y), smoothstep(0.90, 0.915, uv.y)));
    let horizon = uv.y - 0.40;
    let moon = distance((uv - vec2(0.62, 0.74)) * vec2(3.4, 1.0), vec2(0.0));
    let cloud = grain_at(uv * vec2(0.9, 0.5) + vec2(globals.time * 0.0006 * dye.numbers.z, 0.1)).g;
    var night = mix(vec3(0.055, 0.085, 0.125), vec3(0.012, 0.020, 0.036), smoothstep(0.0, 0.5, horizon));
    night += vec3(0.30, 0.34, 0.36) * smoothstep(0.060, 0.052, moon) + vec3(0.05, 0.06, 0.07) * exp(-moon * 5.0);
    night *= 0.6 + 0.8 * cloud;
    let sea = vec3(0.010, 0.018, 0.028) + vec3(0.16, 0.18, 0.19) * exp(-abs(uv.x - 0.62) * 14.0)
        * step(0.52, grain_at(vec2(uv.x * 3.0, uv.y * 14.0 + globals.time * 0.004 * dye.numbers.z)).w);
    let morning = mix(vec3(0.86, 0.72, 0.55), vec3(0.36, 0.52, 0.72), smoothstep(0.0, 0.45, horizon)) * (0.75 + 0.5 * cloud);
    let swell = vec3(0.20, 0.30, 0.36) * (0.8 + 0.4 * grain_at(vec2(uv.x * 3.0, uv.y * 14.0 + globals.time * 0.004 * dye.numbers.z)).w);
    let day = daylight();
    let out = mix(mix(sea, swell, day), mix(night, morning, day), smoothstep(-0.004, 0.004, horizon));
    let glass = out * (0.82 + 0.36 * grain_at(floor(uv * vec2(28.0, 9.0)) * 0.137).w);
    let wood = vec3(0.020, 0.013, 0.008) * (1.0 + 4.0 * day);
    return mix(mix(glass, vec3(0.006, 0.005, 0.004), lead), wood, frame);
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
    return developed(window(in.uv), pixel);
#endif
#ifdef WOOD
    wood(&s, in.uv);
#endif
#ifdef PANELLING
    panelling(&s, in.uv);
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
    let ink = textureSample(picture, picture_sampler, in.uv);
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
    let cut = textureSample(picture, picture_sampler, in.uv);
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
