//! The app drawn into an image: frame by frame, on virtual time, with no window and no display.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::time::Duration;

use bevy::asset::RenderAssetUsages;
use bevy::camera::RenderTarget;
use bevy::ecs::schedule::{Schedules, SingleThreadedExecutor};
use bevy::prelude::*;
use bevy::render::RenderApp;
use bevy::render::render_resource::{CachedPipelineState, PipelineCache, PollType, TextureFormat, TextureUsages};
use bevy::render::renderer::RenderDevice;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::shader::ShaderCacheError;
use bevy::time::TimeUpdateStrategy;
use bevy::window::PrimaryWindow;
use bevy::world_serialization::{WorldAssetRoot, WorldInstance, WorldInstanceSpawner};
use thiserror::Error;

use super::driver::{RATE, frame_of};
use crate::cli::window::{self, Display};
use crate::cli::{GameLists, left_out};
use crate::table::camera::TableCamera;
use crate::table::launch::Launch;

/// Frames drawn before a picture is taken, once everything is there: lights and levels settle.
const SETTLING: u32 = 4;
/// Longest wait for models, shaders and pictures, in frames.
const PATIENCE: u32 = 4000;

/// There is no picture for one of these reasons.
#[derive(Debug, Error)]
pub enum NoPicture {
    /// The app ended first.
    #[error("the program ended before the picture was taken")]
    Ended,
    /// Something did not come.
    #[error("still waiting for {0}")]
    Waiting(String),
    /// Something was drawn without its shader; the picture is there all the same.
    #[error("a shader does not work: {0}")]
    Shader(String),
    /// The picture cannot be written.
    #[error("{file}: {reason}", file = .0.display(), reason = .1)]
    Unwritten(PathBuf, String),
}

/// The running app, its virtual time, and its exit.
pub struct OffScreen {
    app: App,
    ended: Option<AppExit>,
}

impl OffScreen {
    /// Builds the app for pictures of `size`.
    #[must_use]
    pub fn new(games: GameLists, launch: Launch, size: UVec2) -> Self {
        let mut app = window::app(games, launch, Display::OffScreen(size));
        app.insert_resource(TimeUpdateStrategy::ManualDuration(frame_of(RATE)));
        Self { app, ended: None }
    }

    /// Draws the table without anything that lies over it.
    pub fn hide_panels(&mut self) {
        left_out::leave_out_panels(&mut self.app);
    }

    /// Makes it ready for its first frame. A change made before is there from the beginning.
    pub fn begin(&mut self) {
        while self.app.plugins_state() == bevy::app::PluginsState::Adding {
            bevy::tasks::tick_global_task_pools_on_main_thread();
        }
        self.app.finish();
        self.app.cleanup();
        // Between two frames nothing else runs: one thread is enough, and waking others costs more than they do.
        for part in self.app.sub_apps_mut().iter_mut() {
            for (_, schedule) in part.world_mut().resource_mut::<Schedules>().iter_mut() {
                schedule.set_executor(SingleThreadedExecutor::new());
            }
        }
    }

    /// The world of the app.
    pub fn world(&mut self) -> &mut World {
        self.app.world_mut()
    }

    /// The world of the renderer, where there is one.
    #[must_use]
    pub fn renderer(&self) -> Option<&World> {
        self.app.get_sub_app(RenderApp).map(|renderer| renderer.world())
    }

    /// The exit of the app, if it has ended.
    #[must_use]
    pub const fn ended(&self) -> Option<&AppExit> {
        self.ended.as_ref()
    }

    /// One frame.
    pub fn frame(&mut self) {
        if self.ended.is_some() {
            return;
        }
        self.app.update();
        self.ended = self.app.should_exit();
    }

    /// The graphics device the app draws through, real or made of software.
    fn device(&self) -> Option<&RenderDevice> {
        self.app.world().get_resource::<RenderDevice>()
    }

    /// Names the part that is not there yet.
    fn awaited(&mut self) -> Option<&'static str> {
        let world = self.app.world_mut();
        let mut roots = world.query::<(&WorldAssetRoot, Option<&WorldInstance>)>();
        let server = world.resource::<AssetServer>();
        let spawner = world.get_resource::<WorldInstanceSpawner>();
        for (root, instance) in roots.iter(world) {
            if server.load_state(&root.0).is_failed() || server.recursive_dependency_load_state(&root.0).is_failed() {
                continue;
            }
            if !server.is_loaded_with_dependencies(&root.0) {
                return Some("models");
            }
            if !instance.is_some_and(|i| spawner.is_some_and(|s| s.instance_is_ready(**i))) {
                return Some("models");
            }
        }
        let render = self.app.get_sub_app(RenderApp)?;
        let cache = render.world().get_resource::<PipelineCache>()?;
        cache.waiting_pipelines().next().map(|_| "shaders")
    }

    /// Lets the eye draw into a new image.
    fn look_into_an_image(&mut self) -> Option<Handle<Image>> {
        let world = self.app.world_mut();
        let mut windows = world.query_filtered::<&Window, With<PrimaryWindow>>();
        let size = windows.single(world).ok()?.physical_size();
        let mut image = Image::new_target_texture(size.x, size.y, TextureFormat::Rgba8UnormSrgb, None);
        image.texture_descriptor.usage |= TextureUsages::COPY_SRC;
        image.asset_usage = RenderAssetUsages::RENDER_WORLD;
        let image = world.resource_mut::<Assets<Image>>().add(image);
        let mut eyes = world.query_filtered::<Entity, With<TableCamera>>();
        let eye = eyes.single(world).ok()?;
        world.entity_mut(eye).insert(RenderTarget::from(image.clone()));
        Some(image)
    }

    /// Lets the eye look at the window again.
    fn look_at_the_window(&mut self) {
        let world = self.app.world_mut();
        let mut eyes = world.query_filtered::<Entity, With<TableCamera>>();
        if let Ok(eye) = eyes.single(world) {
            world.entity_mut(eye).insert(RenderTarget::default());
        }
    }

    /// Draws until everything is there, and a few frames more.
    fn settle(&mut self) -> Result<(), NoPicture> {
        let mut settled = 0;
        for _ in 0..PATIENCE {
            self.frame();
            if self.ended.is_some() {
                return Err(NoPicture::Ended);
            }
            if self.awaited().is_some() {
                settled = 0;
                std::thread::sleep(Duration::from_millis(2));
                continue;
            }
            settled += 1;
            if settled >= SETTLING {
                return Ok(());
            }
        }
        Err(NoPicture::Waiting(self.awaited().unwrap_or("nothing").into()))
    }

    /// Draws one picture and writes it as PNG.
    ///
    /// # Errors
    /// Something does not come, or the file cannot be written.
    pub fn shot(&mut self, file: &Path) -> Result<(), NoPicture> {
        let image = self.look_into_an_image().ok_or(NoPicture::Waiting("the eye".into()))?;
        // Time stands still while the picture is taken, however long that takes.
        let frame = match self.app.world().resource::<TimeUpdateStrategy>() {
            TimeUpdateStrategy::ManualDuration(frame) => *frame,
            _ => frame_of(RATE),
        };
        self.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO));
        let taken = self.settle().and_then(|()| self.taken(image));
        self.look_at_the_window();
        self.app.insert_resource(TimeUpdateStrategy::ManualDuration(frame));
        save(taken?, file)?;
        self.broken_shader().map_or(Ok(()), |fault| Err(NoPicture::Shader(fault)))
    }

    /// The first shader that will never work.
    fn broken_shader(&self) -> Option<String> {
        let cache = self.app.get_sub_app(RenderApp)?.world().get_resource::<PipelineCache>()?;
        cache.pipelines().find_map(|pipeline| match &pipeline.state {
            CachedPipelineState::Err(
                fault @ (ShaderCacheError::ProcessShaderError(_) | ShaderCacheError::CreateShaderModule(_)),
            ) => Some(fault.to_string()),
            _ => None,
        })
    }

    /// Reads the image back.
    fn taken(&mut self, image: Handle<Image>) -> Result<Image, NoPicture> {
        let (send, receive) = channel();
        self.app.world_mut().spawn(Screenshot::image(image)).observe(move |shot: On<ScreenshotCaptured>| {
            // The receiver may be gone, and then misses nothing.
            let _ = send.send(shot.image.clone());
        });
        self.wait_for(&receive)
    }

    fn wait_for(&mut self, receive: &Receiver<Image>) -> Result<Image, NoPicture> {
        for _ in 0..PATIENCE {
            match receive.try_recv() {
                Ok(image) => return Ok(image),
                Err(TryRecvError::Empty | TryRecvError::Disconnected) => {}
            }
            self.frame();
            if self.ended.is_some() {
                return Err(NoPicture::Ended);
            }
            if let Some(device) = self.device() {
                let _ = device.poll(PollType::wait_indefinitely());
            }
        }
        Err(NoPicture::Waiting("the picture".into()))
    }
}

/// Writes a picture as PNG, its folder as well.
///
/// # Errors
/// It cannot be written.
pub fn save(picture: Image, file: &Path) -> Result<(), NoPicture> {
    let unwritten = |reason: String| NoPicture::Unwritten(file.to_owned(), reason);
    let picture = picture.try_into_dynamic().map_err(|error| unwritten(error.to_string()))?;
    if let Some(folder) = file.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        std::fs::create_dir_all(folder).map_err(|error| unwritten(error.to_string()))?;
    }
    picture.to_rgb8().save(file).map_err(|error| unwritten(error.to_string()))
}
