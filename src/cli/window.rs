//! Puts the app together: the one list of plugins, for the window and for drawing without one.

use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;

use bevy::asset::io::memory::{Dir, Value};
use bevy::asset::io::{AssetSourceBuilder, AssetSourceId};
use bevy::log::{DEFAULT_FILTER, Level, LogPlugin};
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::pipelined_rendering::PipelinedRenderingPlugin;
use bevy::render::settings::WgpuSettings;
use bevy::window::{ExitCondition, MonitorSelection, WindowPosition, WindowResolution};
use bevy::winit::WinitPlugin;
use wgpu::MemoryHints;

use crate::headless::Games;
use crate::logbook::data::DataFault;
use crate::logbook::wording::{Fact, Fault, Language, Words, key};
use crate::play::answers::AnswerSource;
use crate::play::bots::Thinking;
use crate::play::keys::KeyFolder;
use crate::play::saves::SaveFolder;
use crate::table::launch::Launch;
use crate::table::settings::folders::Folders;
use crate::table::settings::keeping;
use crate::table::shelf::{GamesHere, Shelf};
use crate::table::shipyard;
use crate::table::speech::Speech;
use crate::table::stage::InAWindow;
use crate::table::toasts::{Toasts, Tone};
use crate::{games, play, screens, table};

use super::kept_driver::KeptDriver;
use super::unpacking::Unpacking;
use super::{GameLists, crash, device_loss, first_light, launch_checks, output, second_window};

include!(concat!(env!("OUT_DIR"), "/shaders.rs"));

/// The target the app draws on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Display {
    /// A window of the desktop.
    Desktop,
    /// A window that exists only for input and size; pictures are drawn into images on demand.
    OffScreen(UVec2),
    /// As off screen, and nothing is drawn at all: the app's manners without a graphics driver.
    Nowhere(UVec2),
}

/// Warnings about windows and cards are no news if there is neither.
const QUIET: &str =
    "wgpu=error,naga=warn,bevy_egui=error,bevy_render::renderer=error,bevy_ecs::world::command_queue=error";

/// Faults of a data folder that are said one by one; more of them are only counted.
const MOST_FAULTS_SAID: usize = 3;

/// The whole app with these games, ready to run.
pub fn app(lists: GameLists, launch: Launch, display: Display) -> App {
    let mut app = App::new();
    let folder = launch.data.clone().unwrap_or_else(|| Folders::of_the_platform().data);
    let stock = shipyard::stock(lists.headless, Some(&folder));
    let foreign = stock.files.iter().map(|(path, bytes)| (path.as_str(), bytes.clone().into()));
    carry(&mut app, "shaders", SHADERS, Path::new("shaders"));
    carry_bytes(
        &mut app,
        "models",
        shipyard::MODELS.iter().map(|(path, bytes)| (*path, (*bytes).into())).chain(foreign),
    );
    // Pictures and tests leave nothing behind, unless they are given a folder for it.
    let saves = launch.own_data().map(|folder| SaveFolder(folder.join("saves")));
    let forgetful = launch.forgetful;
    let size = match display {
        Display::Desktop => launch.windowed.unwrap_or(UVec2::new(1280, 720)),
        Display::OffScreen(size) | Display::Nowhere(size) => size,
    };
    let mut window =
        Window { title: "Weather Gage".into(), resolution: WindowResolution::new(size.x, size.y), ..default() };
    if launch.beside {
        // Without a second monitor the system places the window.
        window.position = WindowPosition::Centered(MonitorSelection::Index(1));
    }
    let plugins = DefaultPlugins.set(WindowPlugin {
        primary_window: Some(window),
        exit_condition: ExitCondition::OnPrimaryClosed,
        ..default()
    });
    match display {
        Display::Desktop => app
            .add_plugins((plugins.set(log_of(&launch)).set(renderer()), first_light::plugin))
            .insert_resource(InAWindow),
        Display::OffScreen(_) => app.add_plugins(
            plugins
                .set(RenderPlugin { synchronous_pipeline_compilation: true, ..renderer() })
                .set(LogPlugin { level: Level::WARN, filter: QUIET.into(), ..default() })
                .disable::<PipelinedRenderingPlugin>()
                .disable::<WinitPlugin>(),
        ),
        Display::Nowhere(_) => app.add_plugins(
            plugins
                .set(RenderPlugin { render_creation: WgpuSettings { backends: None, ..default() }.into(), ..default() })
                .disable::<LogPlugin>()
                .disable::<PipelinedRenderingPlugin>()
                .disable::<WinitPlugin>(),
        ),
    };
    // The first window sounds for both.
    #[cfg(feature = "audio")]
    if display == Display::Desktop && !launch.beside {
        app.add_plugins(table::sound::card::plugin);
    }
    app.insert_resource(stock.yard);
    stock_the_table(&mut app, lists.headless, &launch, &folder, stock.faults);
    second_window::plugin(&mut app, &launch, display);
    app.insert_resource(launch).add_plugins((play::plugin, table::plugin));
    games::plugin(&mut app, lists.aboard);
    app.add_plugins((screens::plugin, device_loss::plugin, KeptDriver));
    // At the table real dice are thrown.
    app.insert_resource(AnswerSource::Physical);
    if let Some(saves) = saves {
        app.insert_resource(saves);
        // Keys lie with the player, not with the saves; a script that plays in a folder of its own leaves none there.
        if display == Display::Desktop && !forgetful {
            app.insert_resource(KeyFolder(Folders::of_the_platform().state.join("keys")));
        }
    }
    // On virtual time a bot may not take as long as it likes.
    if display != Display::Desktop {
        app.insert_resource(Thinking::AtOnce);
    }
    app
}

/// The engine's renderer, with GPU memory in small blocks: the allocator searches a block for its best gap, and in large
/// blocks that search took a tenth of the time in which nothing is drawn.
fn renderer() -> RenderPlugin {
    const PIECE: u64 = 4 << 20;
    let memory_hints = MemoryHints::Manual { suballocated_device_memory_block_size: PIECE..PIECE };
    RenderPlugin { render_creation: WgpuSettings { memory_hints, ..default() }.into(), ..default() }
}

/// Opens the table, or says in a sentence why it cannot.
pub fn open(games: GameLists, launch: Launch) -> ExitCode {
    let language = keeping::peek(&launch).language;
    let words = Arc::new(words_of(&launch).0);
    let state = Folders::of_the_platform().state;
    // Two programs do not write into one log.
    let folder = if launch.beside { state.join("second-window") } else { state };
    crash::stand_watch(folder, words.clone(), language.clone(), launch.seed());
    if let Err(hindrance) = launch_checks::clear_the_way() {
        output::note(words.tell(&language, &hindrance));
        return ExitCode::FAILURE;
    }
    match app(games, launch, Display::Desktop).run() {
        AppExit::Success => ExitCode::SUCCESS,
        AppExit::Error(code) => ExitCode::from(code.get()),
    }
}

/// Everything goes into the log file, warnings to the terminal as well; `--log` speaks of both.
fn log_of(launch: &Launch) -> LogPlugin {
    let asked = launch.log.as_deref().and_then(|level| level.parse().ok());
    LogPlugin {
        level: asked.unwrap_or(Level::INFO),
        filter: format!(
            "{DEFAULT_FILTER}winit=error,bevy_render::renderer=error,bevy_egui=error,bevy_ecs::world::command_queue=error"
        ),
        custom_layer: crash::kept_log,
        fmt_layer: if asked.is_some() { |_| None } else { crash::spoken_log },
    }
}

fn words_of(launch: &Launch) -> (Words, Vec<Fault>) {
    Words::with_folder(&launch.data.clone().unwrap_or_else(|| Folders::of_the_platform().data))
}

/// Adds data files and words, built-in and the player's own; faults of the latter are reported at the table.
fn stock_the_table(app: &mut App, games: Games, launch: &Launch, folder: &Path, models: Vec<Fact>) {
    let (library, faults) = games.library(Some(folder));
    let (words, misspelt) = words_of(launch);
    let language = keeping::peek(launch).language;
    let mut toasts = Toasts::default();
    let said: Vec<Fact> = faults.iter().map(DataFault::fact).chain(misspelt.iter().map(Fault::at)).collect();
    for fact in &said {
        warn!("{}", words.tell(&Language::En, fact));
    }
    if said.len() > MOST_FAULTS_SAID {
        toasts.post(Tone::Fault, Fact::from(key::TroubleModFiles { count: said.len() }));
    } else {
        for fact in said {
            toasts.post(Tone::Fault, Fact::from(key::TroubleModFile { reason: fact }));
        }
    }
    for fact in models {
        toasts.post(Tone::Fault, fact);
    }
    if launch.safe_graphics {
        toasts.post(Tone::News, Fact::from(key::TROUBLE_SAFE_GRAPHICS));
    }
    app.insert_resource(toasts)
        .insert_resource(GamesHere(games))
        .insert_resource(Shelf(Arc::new(library)))
        .insert_resource(Speech::new(Arc::new(words), language));
}

/// Makes `name://` an asset source: the folder itself while developing, the carried bytes otherwise.
fn carry(app: &mut App, name: &'static str, files: &'static [(&str, &[u8])], folder: &Path) {
    // Asset folders are looked for beside the executable, unless they are named in full.
    let here = std::fs::canonicalize(folder).ok().filter(|here| cfg!(debug_assertions) && here.is_dir());
    if let Some(here) = here {
        let source = AssetSourceBuilder::platform_default(&here.to_string_lossy(), None);
        app.register_asset_source(AssetSourceId::from(name), source);
    } else {
        carry_bytes(app, name, files.iter().map(|(path, bytes)| (*path, (*bytes).into())));
    }
}

/// Makes `name://` an asset source of these files in memory, packed or not.
fn carry_bytes<'a>(app: &mut App, name: &'static str, files: impl Iterator<Item = (&'a str, Value)>) {
    let root = Dir::default();
    for (path, bytes) in files {
        root.insert_asset(Path::new(path), bytes);
    }
    let source = AssetSourceBuilder::new(move || Box::new(Unpacking::from(root.clone())));
    app.register_asset_source(AssetSourceId::from(name), source);
}
