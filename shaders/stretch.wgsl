// The table's picture, as large as the window: while the eye moves it is drawn smaller.
#import bevy_core_pipeline::fullscreen_vertex_shader::FullscreenVertexOutput

@group(0) @binding(0) var picture: texture_2d<f32>;
struct Stretch {
    // So much of the picture is filled, in each direction.
    share: vec2<f32>,
}
@group(0) @binding(2) var<uniform> stretch: Stretch;

@fragment
fn fragment(in: FullscreenVertexOutput) -> @location(0) vec4<f32> {
    if stretch.share.x >= 1.0 {
        return textureLoad(picture, vec2<i32>(in.position.xy), 0);
    }
    let filled = vec2<f32>(textureDimensions(picture)) * stretch.share;
    let at = clamp(in.uv * filled - 0.5, vec2(0.0), filled - 1.001);
    let corner = vec2<i32>(at);
    let part = at - floor(at);
    let above = mix(textureLoad(picture, corner, 0), textureLoad(picture, corner + vec2(1, 0), 0), part.x);
    let below = mix(textureLoad(picture, corner + vec2(0, 1), 0), textureLoad(picture, corner + vec2(1, 1), 0), part.x);
    return mix(above, below, part.y);
}
