//! Puts the app together: the one list of plugins, for the window and for drawing without one.

use std::path::Path;
use std::sync::Arc;

use bevy::asset::io::memory::{Dir, MemoryAssetReader};
use bevy::asset::io::{AssetSourceBuilder, AssetSourceId};
use bevy::log::{Level, LogPlugin};
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::pipelined_rendering::PipelinedRenderingPlugin;
use bevy::window::{ExitCondition, WindowResolution};
use bevy::winit::WinitPlugin;

use crate::logbook::data::Library;
use crate::logbook::wording::{Language, Words};
use crate::table::launch::Launch;
use crate::table::settings::folders::Folders;
use crate::table::shelf::Shelf;
use crate::table::shipyard;
use crate::table::speech::Speech;
use crate::{games, screens, table};

include!(concat!(env!("OUT_DIR"), "/shaders.rs"));

/// What the app draws on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Surface {
    /// A window of the desktop.
    Desktop,
    /// A window that exists only for input and size; pictures are drawn into images on demand.
    OffScreen(UVec2),
}

/// What is said about windows and cards is no news where there is neither.
const QUIET: &str = "wgpu=error,naga=warn,bevy_egui=error,bevy_render::renderer=error";

/// The whole app, ready to run.
#[must_use]
pub fn app(launch: Launch, surface: Surface) -> App {
    let mut app = App::new();
    carry(&mut app, "shaders", SHADERS, Path::new("shaders"));
    carry(&mut app, "models", shipyard::MODELS, Path::new(""));
    let size = match surface {
        Surface::Desktop => launch.windowed.unwrap_or(UVec2::new(1280, 720)),
        Surface::OffScreen(size) => size,
    };
    let window =
        Window { title: "Weather Gage".into(), resolution: WindowResolution::new(size.x, size.y), ..default() };
    let plugins = DefaultPlugins.set(WindowPlugin {
        primary_window: Some(window),
        exit_condition: ExitCondition::OnPrimaryClosed,
        ..default()
    });
    match surface {
        Surface::Desktop => app.add_plugins(plugins),
        Surface::OffScreen(_) => app.add_plugins(
            plugins
                .set(RenderPlugin { synchronous_pipeline_compilation: true, ..default() })
                .set(LogPlugin { level: Level::WARN, filter: QUIET.into(), ..default() })
                .disable::<PipelinedRenderingPlugin>()
                .disable::<WinitPlugin>(),
        ),
    };
    stock_the_table(&mut app, &launch);
    app.insert_resource(launch).add_plugins((table::plugin, games::plugin, screens::plugin));
    app
}

/// Data files and words, built-in and the player's own; what is wrong with the player's own is kept to be said.
fn stock_the_table(app: &mut App, launch: &Launch) {
    let folder = launch.data.clone().or_else(|| Some(Folders::of_the_platform().data));
    let (library, faults) = Library::load(folder.as_deref());
    for fault in &faults {
        warn!("{fault:?}");
    }
    let (words, _) = folder.as_deref().map_or_else(|| (Words::built_in(), Vec::new()), Words::with_folder);
    let asked = launch.language.as_deref().and_then(Language::from_tag);
    let language =
        asked.or_else(|| sys_locale::get_locale().as_deref().and_then(Language::from_tag)).unwrap_or_default();
    app.insert_resource(Shelf(Arc::new(library))).insert_resource(Speech::new(Arc::new(words), language));
}

/// Makes `name://` an asset source: the folder itself while developing, the carried bytes otherwise.
fn carry(app: &mut App, name: &'static str, files: &'static [(&str, &[u8])], folder: &Path) {
    // Asset folders are looked for beside the executable, unless they are named in full.
    let here = std::fs::canonicalize(folder)
        .ok()
        .filter(|here| !folder.as_os_str().is_empty() && cfg!(debug_assertions) && here.is_dir());
    let source = if let Some(here) = here {
        AssetSourceBuilder::platform_default(&here.to_string_lossy(), None)
    } else {
        let root = Dir::default();
        for (path, bytes) in files {
            root.insert_asset(Path::new(path), *bytes);
        }
        let root = Arc::new(root);
        AssetSourceBuilder::new(move || Box::new(MemoryAssetReader { root: (*root).clone() }))
    };
    app.register_asset_source(AssetSourceId::from(name), source);
}
