//! Loss of the graphics device, or of its memory: the settings lie safe, one sentence, exit code 1.

use std::num::NonZero;
use std::sync::atomic::{AtomicBool, Ordering};

use bevy::app::AppExit;
use bevy::prelude::*;
use bevy::render::error_handler::{ErrorType, RenderError, RenderErrorHandler, RenderErrorPolicy};
use bevy::render::renderer::{RenderAdapterInfo, RenderDevice};
use wgpu::PollType;

use crate::logbook::wording::{Fact, key};
use crate::table::speech::Speech;

use super::{crash, output};

/// Loses the device, as a driver does when it is torn away: for tests.
#[derive(Message, Clone, Copy, Debug)]
pub struct LoseTheDevice;

/// The engine can make a new device, but panels and their textures do not come back with it; starting again does.
fn end_in_a_sentence(error: &RenderError, main: &mut World, _render: &mut World) -> RenderErrorPolicy {
    static SAID: AtomicBool = AtomicBool::new(false);
    let fact = match error.ty {
        ErrorType::DeviceLost => Fact::from(key::TROUBLE_GPU_GONE),
        ErrorType::OutOfMemory => Fact::from(key::TROUBLE_OUT_OF_MEMORY),
        ErrorType::Validation | ErrorType::Internal => {
            error!("the renderer goes on after: {}", error.description);
            return RenderErrorPolicy::Ignore;
        }
    };
    if !SAID.swap(true, Ordering::Relaxed) {
        let sentence = main.get_resource::<Speech>().map(|speech| speech.relate(&fact));
        output::note(sentence.unwrap_or_default());
    }
    main.write_message(AppExit::Error(NonZero::<u8>::MIN));
    RenderErrorPolicy::StopRendering
}

fn lose_the_device(mut asked: MessageReader<LoseTheDevice>, device: Option<Res<RenderDevice>>) {
    if asked.read().count() > 0
        && let Some(device) = device
    {
        device.wgpu_device().destroy();
        // The loss is noticed when the device is next looked at: before anything is drawn with it.
        let looked = device.poll(PollType::Wait { submission_index: None, timeout: None });
        debug!("the device is lost: {looked:?}");
    }
}

fn note_the_adapter(adapter: Res<RenderAdapterInfo>) {
    crash::note_the_adapter(format!("{:?}", **adapter));
}

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(RenderErrorHandler(end_in_a_sentence))
        .add_message::<LoseTheDevice>()
        .add_systems(Startup, note_the_adapter.run_if(resource_exists::<RenderAdapterInfo>))
        .add_systems(Last, lose_the_device);
}
