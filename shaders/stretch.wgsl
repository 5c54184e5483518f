// The table's picture on its way to the window: while the eye moves it is drawn smaller and enlarged here, each pixel between the
// four nearest; else, where every pixel was drawn with one sample, the stairs of its edges are smoothed.
#import bevy_core_pipeline::fullscreen_vertex_shader::FullscreenVertexOutput

@group(0) @binding(0) var picture: texture_2d<f32>;
struct Stretch {
    // This share of the picture is filled, in each direction.
    share: vec2<f32>,
    // Edges are smoothed.
    smoothed: u32,
}
@group(0) @binding(2) var<uniform> stretch: Stretch;

// A difference of brightness below this share of the brightest is no edge, nor is one below this.
const FAINT: f32 = 0.10;
const DARK: f32 = 0.03;
// The longest step of a stair that is evened out, to each side.
const LONG: f32 = 4.0;

fn colour(at: vec2<i32>) -> vec4<f32> {
    return textureLoad(picture, clamp(at, vec2(0), vec2<i32>(textureDimensions(picture)) - 1), 0);
}

// As bright as an eye takes it, nearly.
fn bright(colour: vec4<f32>) -> f32 {
    return sqrt(dot(colour.rgb, vec3(0.30, 0.59, 0.11)));
}

#ifdef ENLARGED
@fragment
fn fragment(in: FullscreenVertexOutput) -> @location(0) vec4<f32> {
    let filled = vec2<f32>(textureDimensions(picture)) * stretch.share;
    let place = clamp(in.uv * filled - 0.5, vec2(0.0), filled - 1.001);
    let part = place - floor(place);
    let at = vec2<i32>(place);
    let upper = mix(textureLoad(picture, at, 0), textureLoad(picture, at + vec2(1, 0), 0), part.x);
    let lower = mix(textureLoad(picture, at + vec2(0, 1), 0), textureLoad(picture, at + vec2(1, 1), 0), part.x);
    return mix(upper, lower, part.y);
}
#else
@fragment
fn fragment(in: FullscreenVertexOutput) -> @location(0) vec4<f32> {
    let at = vec2<i32>(in.position.xy);
    let own = colour(at);
    let east = colour(at + vec2(1, 0));
    let south = colour(at + vec2(0, 1));
    let north = colour(at - vec2(0, 1));
    let west = colour(at - vec2(1, 0));
    let here = bright(own);
    let n = bright(north);
    let s = bright(south);
    let e = bright(east);
    let w = bright(west);
    let most = max(here, max(max(n, s), max(e, w)));
    let least = min(here, min(min(n, s), min(e, w)));

    // Along the edge and not across it: a flat stair has long steps, and is evened out from far away.
    let lying = abs(n + s - 2.0 * here);
    let standing = abs(e + w - 2.0 * here);
    let level = lying >= standing;
    let along = select(vec2(0, 1), vec2(1, 0), level);
    let steps = clamp(max(lying, standing) / max(min(lying, standing), 0.001), 1.0, LONG);
    let far = along * i32(steps);
    let near = 0.5 * select(north + south, east + west, level);
    let further = 0.5 * (colour(at - far) + colour(at + far));
    let even = mix(own, mix(near, further, 0.5), 0.56);
    let edge = stretch.smoothed != 0u && most - least >= max(DARK, most * FAINT);
    return select(own, even, edge);
}
#endif
