//! `weather-gage measure`: measures the window's start and its frames, beside an empty one of the same engine.
//!
//! Both are built in the same profile, have the same size, multisampling and present mode, and draw without pause.

use std::process::ExitCode;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use bevy::core_pipeline::core_3d::Opaque3d;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::render_phase::ViewBinnedRenderPhases;
use bevy::render::render_resource::{CachedPipelineState, PipelineCache};
use bevy::render::{Render, RenderApp, RenderSystems};
use bevy::window::{PresentMode, PrimaryWindow, WindowResolution};
use bevy::winit::WinitSettings;
use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, ArgMatches, Command};
use serde_json::json;

use super::driving::rest::{showing, unfinished};
use super::launch_checks;
use super::left_out;
use super::pipelines::{made, twice};
use super::window::{Display, app};
use super::{GameLists, Options, Speaker, Subcommand, options, output, table};
use crate::dice::Way;
use crate::logbook::wording::key;
use crate::play::called_throw::{CalledThrow, ThrowAnswer};
use crate::rules::kernel::{Seat, ThrowRequest};
use crate::table::camera::eyes::Eyes;
use crate::table::launch::Launch;
use crate::table::settings::{Quality, Settings};
use crate::table::stage::{Screen, Seated};
use crate::table::throwing::practice::PRACTICE;
use crate::table::throwing::throw::{Cast, Throw};

/// Measures the window.
pub(super) const SUBCOMMAND: Subcommand = Subcommand { name: "measure", arguments, run };

/// The first seconds are for shaders and models.
const WARM_UP: Duration = Duration::from_secs(3);
/// The table has rested this long before it is measured: prints and shapes arrive late.
const AT_REST: Duration = Duration::from_secs(2);
/// A table that has not come to rest by then is measured as it moves.
const PATIENCE: Duration = Duration::from_secs(40);
/// The eye that moves turns by this angle a frame.
const STEP: f32 = 0.02;
/// This number of frames is measured.
const FRAMES: usize = 100;

fn arguments(command: Command, speaker: &Speaker, _: GameLists) -> Command {
    command.about(speaker.say(key::CLI_MEASURE)).args([
        Arg::new("size")
            .long("size")
            .value_name("WxH")
            .help(speaker.say(key::CLI_SIZE))
            .default_value("1280x720")
            .value_parser(options::size),
        Arg::new("quality")
            .long("quality")
            .value_name("LEVEL")
            .help(speaker.say(key::CLI_QUALITY))
            .default_value("medium")
            .value_parser(["low", "medium", "high"]),
        Arg::new("dice").long("dice").help(speaker.say(key::CLI_MEASURE_DICE)).action(ArgAction::SetTrue),
        Arg::new("moving").long("moving").help(speaker.say(key::CLI_MEASURE_MOVING)).action(ArgAction::SetTrue),
        Arg::new("without")
            .long("without")
            .value_name("PART")
            .help(speaker.say(key::CLI_MEASURE_WITHOUT))
            .action(ArgAction::Append)
            .value_parser(PossibleValuesParser::new(left_out::parts())),
        Arg::new("plain").long("plain").help(speaker.say(key::CLI_MEASURE_PLAIN)).action(ArgAction::SetTrue),
        Arg::new("pipelines")
            .long("pipelines")
            .help(speaker.say(key::CLI_MEASURE_PIPELINES))
            .action(ArgAction::SetTrue),
        Arg::new("empty").long("empty").help(speaker.say(key::CLI_EMPTY)).action(ArgAction::SetTrue),
    ])
}

/// The renderer's counts of its last frame.
#[derive(Clone, Default, Debug)]
struct Drawn {
    draws: usize,
    waiting: usize,
    /// All pipelines, and those that are there twice, where they are to be listed.
    pipelines: Option<(Vec<String>, Vec<String>)>,
}

/// Pipelines are to be listed.
#[derive(Resource)]
struct ListPipelines;

#[derive(Resource, Clone)]
struct LastDrawn(Arc<Mutex<Drawn>>);

impl Default for LastDrawn {
    /// Before the renderer has told anything, everything waits.
    fn default() -> Self {
        Self(Arc::new(Mutex::new(Drawn { draws: 0, waiting: usize::MAX, pipelines: None })))
    }
}

/// The measurement so far.
#[derive(Resource)]
struct Watch {
    started: Instant,
    last: Instant,
    updates: usize,
    first_frame: Option<Duration>,
    first_full: Option<Duration>,
    frames: Vec<Duration>,
    /// Processor time when the measured frames began.
    worked: Option<f64>,
    empty: bool,
    /// Something is to be measured that never rests.
    restless: bool,
    /// The table rests since then.
    rests_since: Option<Instant>,
    /// It rested when the measured frames began.
    rested: bool,
}

impl Watch {
    /// Is it time to measure?
    fn begins(&self, now: Instant) -> bool {
        let since = now - self.started;
        let rested = self.rests_since.is_some_and(|then| now - then > AT_REST);
        since > WARM_UP && (rested || self.restless || since > PATIENCE)
    }
}

#[expect(clippy::disallowed_methods, reason = "measuring is this subcommand's purpose")]
fn now() -> Instant {
    Instant::now()
}

fn run(matches: &ArgMatches, options: &Options, speaker: &Speaker) -> ExitCode {
    let started = now();
    if let Err(refusal) = options.scenario_exists() {
        speaker.complain(&refusal);
        return ExitCode::from(2);
    }
    if let Err(hindrance) = launch_checks::clear_the_way() {
        speaker.complain(&hindrance);
        return ExitCode::FAILURE;
    }
    let Some(&(width, height)) = matches.get_one::<(u32, u32)>("size") else { return ExitCode::from(2) };
    let quality = match matches.get_one::<String>("quality").map(String::as_str) {
        Some("low") => Quality::Low,
        Some("high") => Quality::High,
        _ => Quality::Medium,
    };
    let empty = matches.get_flag("empty");
    let size = UVec2::new(width, height);
    let mut app = if empty {
        empty_window(size, quality)
    } else {
        let launch = Launch { forgetful: true, windowed: Some(size), ..table::launch(options) };
        let at_table = launch.scenario.is_some();
        let mut app = app(options.games, launch, Display::Desktop);
        let set = move |mut settings: ResMut<Settings>, mut next: ResMut<NextState<Screen>>| {
            settings.quality = quality;
            settings.vsync = false;
            if at_table {
                NextState::set_if_neq(&mut next, Screen::Table);
            }
        };
        app.add_systems(PostStartup, set);
        if matches.get_flag("dice") {
            app.add_systems(Update, throw_again);
        }
        if matches.get_flag("moving") {
            app.add_systems(First, turn_the_eye);
        }
        if let Some(parts) = matches.get_many::<String>("without") {
            left_out::leave_out(&mut app, &parts.map(String::as_str).collect::<Vec<_>>());
        }
        if matches.get_flag("plain") {
            left_out::paint_plainly(&mut app);
        }
        app
    };
    let told = LastDrawn::default();
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        render.insert_resource(told.clone()).add_systems(Render, tell.in_set(RenderSystems::Cleanup));
        if matches.get_flag("pipelines") {
            render.insert_resource(ListPipelines);
        }
    }
    app.insert_resource(told)
        .insert_resource(Watch {
            started,
            last: started,
            updates: 0,
            first_frame: None,
            first_full: None,
            frames: Vec::new(),
            worked: None,
            empty,
            restless: matches.get_flag("dice"),
            rests_since: None,
            rested: false,
        })
        .add_systems(First, without_pause)
        .add_systems(Last, (see_whether_it_rests, watch).chain());
    match app.run() {
        AppExit::Success => ExitCode::SUCCESS,
        AppExit::Error(code) => ExitCode::from(code.get()),
    }
}

/// The engine with one camera and nothing before it.
fn empty_window(size: UVec2, quality: Quality) -> App {
    let mut app = App::new();
    let window = Window {
        resolution: WindowResolution::new(size.x, size.y),
        present_mode: PresentMode::AutoNoVsync,
        ..default()
    };
    app.add_plugins(
        DefaultPlugins
            .set(WindowPlugin { primary_window: Some(window), ..default() })
            .set(LogPlugin { filter: "error".into(), ..default() }),
    );
    let samples = if quality == Quality::Low { Msaa::Off } else { Msaa::Sample4 };
    app.add_systems(Startup, move |mut commands: Commands| {
        commands.spawn((Camera3d::default(), samples));
    });
    app
}

/// The eye goes around the table while frames are measured, as fast as a hand turns it.
fn turn_the_eye(watch: Res<Watch>, seated: Res<Seated>, mut eyes: ResMut<Eyes>) {
    if !watch.frames.is_empty() {
        eyes.of_mut(seated.0).rig.orbit(STEP, 0.0);
    }
}

/// Twenty dice fall into the tray, again and again.
fn throw_again(
    mut commands: Commands,
    mut throws: Query<(Entity, Option<&mut Throw>, Has<ThrowAnswer>), With<CalledThrow>>,
    mut thrown: Local<u64>,
) {
    for (entity, throw, answered) in &mut throws {
        if answered {
            commands.entity(entity).despawn();
        } else if let Some(mut throw) = throw
            && throw.held().is_some()
        {
            *throw = Throw::Cast(Cast { way: Way::Tray, gesture: None });
        }
    }
    if throws.is_empty() {
        *thrown += 1;
        let (request, by, seed) = (ThrowRequest::dice(20, 20), Seat(0), *thrown);
        commands.spawn(CalledThrow { request, by, by_bot: false, game: PRACTICE, number: 0, recorded: None, seed });
    }
}

/// Has the next frame drawn at once, against any pacing.
fn without_pause(mut pace: ResMut<WinitSettings>, mut windows: Query<&mut Window, With<PrimaryWindow>>) {
    *pace = WinitSettings::continuous();
    for mut window in &mut windows {
        if window.present_mode != PresentMode::AutoNoVsync {
            window.present_mode = PresentMode::AutoNoVsync;
        }
    }
}

fn tell(
    phases: Option<Res<ViewBinnedRenderPhases<Opaque3d>>>,
    pipelines: Res<PipelineCache>,
    listed: Option<Res<ListPipelines>>,
    told: Res<LastDrawn>,
) {
    let mut drawn = Drawn::default();
    for phase in phases.iter().flat_map(|phases| phases.values()) {
        drawn.draws += phase.multidrawable_meshes.len() + phase.batchable_meshes.len() + phase.unbatchable_meshes.len();
    }
    let pending =
        |state: &CachedPipelineState| matches!(state, CachedPipelineState::Queued | CachedPipelineState::Creating(_));
    drawn.waiting = pipelines.pipelines().filter(|pipeline| pending(&pipeline.state)).count()
        + pipelines.waiting_pipelines().count();
    drawn.pipelines = listed.map(|_| (made(&pipelines), twice(&pipelines)));
    if let Ok(mut told) = told.0.lock() {
        *told = drawn;
    }
}

/// Looks until the frames are measured: the looking is no part of them.
fn see_whether_it_rests(world: &mut World) {
    if !world.resource::<Watch>().frames.is_empty() {
        return;
    }
    let moves = unfinished(world) || showing(world);
    let mut watch = world.resource_mut::<Watch>();
    watch.rests_since = if moves { None } else { watch.rests_since.or_else(|| Some(now())) };
}

fn watch(mut watch: ResMut<Watch>, told: Res<LastDrawn>, mut exit: MessageWriter<AppExit>) {
    let now = now();
    let drawn = told.0.lock().map(|told| told.clone()).unwrap_or_default();
    watch.updates += 1;
    let since = now - watch.started;
    // The second update comes when the first picture has been handed to the screen.
    if watch.updates == 2 {
        watch.first_frame = Some(since);
    }
    if watch.updates >= 2 && drawn.waiting == 0 && watch.first_full.is_none() {
        watch.first_full = Some(since);
    }
    if !watch.frames.is_empty() || watch.begins(now) {
        let frame = now - watch.last;
        watch.frames.push(frame);
        if watch.worked.is_none() {
            watch.worked = worked();
            watch.rested = watch.rests_since.is_some();
        }
    }
    watch.last = now;
    if watch.frames.len() > FRAMES {
        let mut frames = watch.frames.split_off(1);
        // The frames cost all cores together this work, which a busy machine does not stretch.
        let work = watch.worked.zip(worked()).map(|(before, after)| (after - before) / frames.len() as f64);
        frames.sort();
        let milliseconds = |time: Option<Duration>| time.map(|time| (time.as_secs_f64() * 10_000.0).round() / 10.0);
        output::print(json!({
            "empty": watch.empty,
            "frame_ms": milliseconds(frames.get(frames.len() / 2).copied()),
            "frame_work_ms": work.map(|seconds| (seconds * 10_000.0).round() / 10.0),
            "first_frame_ms": milliseconds(watch.first_frame),
            "first_full_frame_ms": milliseconds(watch.first_full),
            "draws": drawn.draws,
            "rested": watch.rested,
            "resident_mib": resident(),
        }));
        if let Some((made, twice)) = drawn.pipelines {
            output::print(json!({ "pipelines": made, "twice": twice }));
        }
        exit.write(AppExit::Success);
    }
}

/// Seconds of processor time the process has used so far, where the system says so (in hundredths).
fn worked() -> Option<f64> {
    let line = std::fs::read_to_string("/proc/self/stat").ok()?;
    let mut numbers = line.rsplit(')').next()?.split_whitespace().skip(11);
    let mut ticks = || numbers.next()?.parse::<f64>().ok();
    Some((ticks()? + ticks()?) / 100.0)
}

/// Memory the process holds, where the system says so.
fn resident() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    line.split_whitespace().nth(1)?.parse::<u64>().ok().map(|kib| kib / 1024)
}
