//! The pipelines that a run has made, each a shader compiled for a use of its own, and those that were made twice.

use bevy::render::render_resource::{CachedPipeline, PipelineCache, PipelineDescriptor, RenderPipelineDescriptor};
use bevy::shader::ShaderDefVal;

fn drawing(pipeline: &CachedPipeline) -> Option<&RenderPipelineDescriptor> {
    match &pipeline.descriptor {
        PipelineDescriptor::RenderPipelineDescriptor(descriptor) => Some(descriptor),
        PipelineDescriptor::ComputePipelineDescriptor(_) => None,
    }
}

/// One line: its label, the definitions of its shaders, the samples of a pixel.
fn line(descriptor: &RenderPipelineDescriptor) -> String {
    let set = |definition: &ShaderDefVal| match definition {
        ShaderDefVal::Bool(name, true) => Some(name.clone()),
        ShaderDefVal::Bool(_, false) => None,
        ShaderDefVal::Int(name, value) => Some(format!("{name}={value}")),
        ShaderDefVal::UInt(name, value) => Some(format!("{name}={value}")),
    };
    let fragment = descriptor.fragment.iter().flat_map(|fragment| &fragment.shader_defs);
    let mut definitions: Vec<String> = descriptor.vertex.shader_defs.iter().chain(fragment).filter_map(set).collect();
    definitions.sort();
    definitions.dedup();
    let label = descriptor.label.as_deref().unwrap_or("unnamed");
    format!("{label} x{}: {}", descriptor.multisample.count, definitions.join(" "))
}

/// Every pipeline for drawing that was made, a line each.
#[must_use]
pub fn made(pipelines: &PipelineCache) -> Vec<String> {
    let mut made: Vec<String> = pipelines.pipelines().filter_map(drawing).map(line).collect();
    made.sort();
    made
}

/// The pipelines that are there once more, the same in everything.
#[must_use]
pub fn twice(pipelines: &PipelineCache) -> Vec<String> {
    let all: Vec<_> = pipelines.pipelines().filter_map(drawing).collect();
    let again = all.iter().enumerate().filter(|(number, own)| all.iter().take(*number).any(|other| other == *own));
    again.map(|(_, own)| line(own)).collect()
}
