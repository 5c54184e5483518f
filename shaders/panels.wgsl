// Panels, as the panels' library draws them. Its own shader goes to light and back by powers, six for every pixel of every layer, and a
// processor that draws pays for each; here both ways are polynomials and roots, true to one and a half of 255 steps.

struct Transform {
    scale: vec2<f32>,
    translation: vec2<f32>,
}

struct Corner {
    @location(0) place: vec2<f32>,
    @location(1) uv: vec2<f32>,
    @location(2) colour: vec4<f32>,
}

struct Pixel {
    @builtin(position) place: vec4<f32>,
    @location(0) colour: vec4<f32>,
    @location(1) uv: vec2<f32>,
}

@group(0) @binding(0) var<uniform> transform: Transform;

#ifdef BINDLESS
@group(1) @binding(0) var pictures: binding_array<texture_2d<f32>>;
@group(1) @binding(1) var samplers: binding_array<sampler>;
struct Which {
    picture: u32,
}
var<immediate> which: Which;
#else
@group(1) @binding(0) var picture: texture_2d<f32>;
@group(1) @binding(1) var between: sampler;
#endif

// From the steps of a screen to light.
fn light(steps: vec3<f32>) -> vec3<f32> {
    let c = clamp(steps, vec3(0.0), vec3(1.0));
    return c * (0.0500796 + c * (0.4550236 + c * (0.6968176 - c * 0.2021687)));
}

// And back.
fn steps(light: vec3<f32>) -> vec3<f32> {
    let second = sqrt(light);
    let fourth = sqrt(second);
    let eighth = sqrt(fourth);
    return max(0.6620027 * second + 0.6841221 * fourth - 0.3235836 * eighth - 0.0225412 * light, vec3(0.0));
}

@vertex
fn vs_main(in: Corner) -> Pixel {
    return Pixel(vec4(in.place * transform.scale + transform.translation, 0.0, 1.0), in.colour, in.uv);
}

@fragment
fn fs_main(in: Pixel) -> @location(0) vec4<f32> {
#ifdef BINDLESS
    let texel = textureSampleLevel(pictures[which.picture], samplers[which.picture], in.uv, 0.0);
#else
    let texel = textureSampleLevel(picture, between, in.uv, 0.0);
#endif
    // Colours are multiplied by steps, so that letters look right. White leaves the texel as it is.
    let colour = vec4(steps(texel.rgb), texel.a) * in.colour;
    return select(vec4(light(colour.rgb), colour.a), texel, all(in.colour == vec4(1.0)));
}
