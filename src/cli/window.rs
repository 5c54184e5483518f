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
use crate::logbook::wording::{Fact, Language, Words, key};
use crate::table::launch::Launch;
use crate::table::settings::folders::Folders;
use crate::table::shelf::Shelf;
use crate::table::shipyard;
use crate::table::toasts::{Toasts, Tone};
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
    let folder = launch.data.clone().unwrap_or_else(|| Folders::of_the_platform().data);
    let stock = shipyard::stock(Some(&folder));
    let foreign = stock.files.iter().map(|(path, bytes)| (path.as_str(), bytes.clone()));
    carry(&mut app, "shaders", SHADERS, Path::new("shaders"));
    carry_bytes(&mut app, "models", shipyard::MODELS.iter().map(|(path, bytes)| (*path, bytes.to_vec())).chain(foreign));
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
    app.insert_resource(stock.yard);
    stock_the_table(&mut app, &launch, &folder, stock.faults);
    app.insert_resource(launch).add_plugins((table::plugin, games::plugin, screens::plugin));
    app
}

/// Data files and words, built-in and the player's own; what is wrong with the player's own is kept to be said.
fn stock_the_table(app: &mut App, launch: &Launch, folder: &Path, mut said: Vec<Fact>) {
    let (library, faults) = Library::load(Some(folder));
    for fault in &faults {
        warn!("{}:{}: {}: {:?}", fault.file, fault.line, fault.field, fault.what);
    }
    let (words, wrong) = Words::with_folder(folder);
    for fault in &wrong {
        warn!("{fault:?}");
    }
    let left_out = faults.len() + wrong.len();
    if left_out > 0 {
        said.push(Fact::new(key::TROUBLE_MOD_FILES).with("count", left_out as i64));
    }
    let mut toasts = app.world_mut().get_resource_or_init::<Toasts>();
    for fact in said {
        toasts.post(Tone::Fault, fact);
    }
    let asked = launch.language.as_deref().and_then(Language::from_tag);
    let language =
        asked.or_else(|| sys_locale::get_locale().as_deref().and_then(Language::from_tag)).unwrap_or_default();
    app.insert_resource(Shelf(Arc::new(library))).insert_resource(Speech::new(Arc::new(words), language));
}

/// Makes `name://` an asset source: the folder itself while developing, the carried bytes otherwise.
fn carry(app: &mut App, name: &'static str, files: &[(&str, &[u8])], folder: &Path) {
    // Asset folders are looked for beside the executable, unless they are named in full.
    let here = std::fs::canonicalize(folder).ok().filter(|here| cfg!(debug_assertions) && here.is_dir());
    if let Some(here) = here {
        let source = AssetSourceBuilder::platform_default(&here.to_string_lossy(), None);
        app.register_asset_source(AssetSourceId::from(name), source);
    } else {
        carry_bytes(app, name, files.iter().map(|(path, bytes)| (*path, bytes.to_vec())));
    }
}

/// Makes `name://` an asset source of these files in memory.
fn carry_bytes<'a>(app: &mut App, name: &'static str, files: impl Iterator<Item = (&'a str, Vec<u8>)>) {
    let root = Dir::default();
    for (path, bytes) in files {
        root.insert_asset(Path::new(path), bytes);
    }
    let source = AssetSourceBuilder::new(move || Box::new(MemoryAssetReader { root: root.clone() }));
    app.register_asset_source(AssetSourceId::from(name), source);
}
