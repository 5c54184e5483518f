// Vertices of every surface of the cabin: flags wave, sails breathe, outlines swell; the rest stands still.
#import bevy_pbr::{
    mesh_functions,
    mesh_view_bindings::{view, globals},
    forward_io::{Vertex, VertexOutput},
    view_transformations::position_world_to_clip,
}

struct Dye {
    base: vec4<f32>,
    second: vec4<f32>,
    dark: vec4<f32>,
    numbers: vec4<f32>,
}
@group(#{MATERIAL_BIND_GROUP}) @binding(0) var<uniform> dye: Dye;

@vertex
fn vertex(vertex: Vertex) -> VertexOutput {
    var out: VertexOutput;
    let world_from_local = mesh_functions::get_world_from_local(vertex.instance_index);
    var position = vertex.position;
    var normal = vertex.normal;
#ifdef FLAG
    // A wave that runs from the hoist to the fly and grows on its way.
    let along = vertex.uv.x;
    let phase = globals.time * 5.0 * dye.numbers.z + f32(vertex.instance_index) * 1.7;
    let wave = sin(along * 9.0 - phase) + 0.4 * sin(along * 17.0 - 1.6 * phase + vertex.uv.y * 2.0);
    position += normal * wave * along * 0.75;
    normal = normalize(normal - vec3(0.0, 0.0, 1.0) * cos(along * 9.0 - phase) * along * 0.35);
#endif
#ifdef CANVAS
    let breath = sin(globals.time * 1.3 * dye.numbers.z + f32(vertex.instance_index) * 0.9);
    position += normal * breath * 0.25 * (1.0 - vertex.uv_b.x * vertex.uv_b.x) * vertex.uv_b.y * (1.0 - vertex.uv_b.y);
#endif
#ifdef GLOW
    // A thing that hangs from a beam swings with the ship, `numbers.y` of its length: the mesh's origin is the hook.
    let sway = (sin(globals.time * 0.85 * dye.numbers.z) + 0.3 * sin(globals.time * 1.31 * dye.numbers.z + 1.0)) * dye.numbers.y;
    position += vec3(sway, 0.0, sway * 0.25) * -position.y;
#endif
    out.world_normal = mesh_functions::mesh_normal_local_to_world(normal, vertex.instance_index);
    out.world_position = mesh_functions::mesh_position_local_to_world(world_from_local, vec4(position, 1.0));
    out.position = position_world_to_clip(out.world_position.xyz);
#ifdef OUTLINE
    // As many pixels thick as it is set, however far away.
    let away = (view.clip_from_world * vec4(out.world_normal, 0.0)).xy;
    let pixels = dye.numbers.y * 2.0 / view.main_pass_viewport.zw;
    out.position += vec4(normalize(away + vec2(1e-5)) * pixels * out.position.w, 0.0, 0.0);
#endif
#ifdef VERTEX_UVS_A
    out.uv = vertex.uv;
#endif
#ifdef VERTEX_UVS_B
    out.uv_b = vertex.uv_b;
#endif
#ifdef VERTEX_COLORS
    out.color = vertex.color;
#endif
    return out;
}
