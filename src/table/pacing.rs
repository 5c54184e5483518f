//! The pacing of frames: at once while something moves, thirty times a second for water, otherwise never.
//!
//! The window rests until there is input. The next picture is drawn too after input, after a change of the view
//! (`redraw_on`), while something moves (`redraw_while`), and when a system asks for a `Redraw`; water alone is gentle
//! and stops without focus, on low quality, under reduced motion. A timer of the event loop would draw every picture
//! twice (its own update, and the redraw it asks for), so a thread asks for redraws instead.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};

use bevy::a11y::AccessibilityRequested;
use bevy::asset::AssetEvent;
use bevy::prelude::*;
use bevy::render::render_resource::PipelineCache;
use bevy::render::{Render, RenderApp, RenderSystems};
use bevy::window::{PrimaryWindow, RequestRedraw, WindowEvent, WindowResized};
use bevy::winit::{EventLoopProxyWrapper, UpdateMode, WinitSettings, WinitUserEvent};

use super::settings::Settings;
use super::stage::{Menu, Redraw, Screen, SetOut, Uncovered, at_the_table};
use super::toasts::Toasts;
use crate::play::bots::Thinkers;
use crate::play::counsel::MateThinks;

/// Moving water is drawn at most this often.
const WATER: Duration = Duration::from_millis(33);
/// A screen reader's wish and a finished thought wake no window: a still table looks for them this often.
const ATTENTIVE: Duration = Duration::from_millis(100);
/// After something new came, pictures follow each other for this long: models and shaders arrive late.
const SETTLING: Duration = Duration::from_secs(2);
/// The event loop's own timer, which is not wanted.
const NEVER: Duration = Duration::from_secs(24 * 3600);

/// The due time of the next frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NextFrame {
    /// As soon as the screen can take it.
    Now,
    /// After this long, unless something happens before.
    After(Duration),
    Never,
}

/// The activity that decides when the next frame is due.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Activity {
    /// Something moves by itself.
    pub moving: bool,
    /// Something new came a moment ago, or is still coming.
    pub settling: bool,
    /// The window has the focus.
    pub focused: bool,
    /// A screen reader listens.
    pub read: bool,
    /// Bots or the mate think.
    pub thinking: bool,
    /// A message leaves by itself after this long.
    pub leaving: Option<Duration>,
    /// The players sit at the table, with nothing lying over it; otherwise what moves is only a backdrop.
    pub at_the_table: bool,
}

/// The next picture is due then, by the present activity.
#[must_use]
pub fn next_frame(activity: Activity, settings: &Settings) -> NextFrame {
    let gentle = activity.focused && settings.moves_by_the_clock();
    if activity.settling || (activity.moving && activity.at_the_table) {
        NextFrame::Now
    } else if gentle && (activity.moving || !settings.still_water) {
        NextFrame::After(WATER)
    } else {
        let attentive = ((activity.read && activity.focused) || activity.thinking).then_some(ATTENTIVE);
        activity.leaving.into_iter().chain(attentive).min().map_or(NextFrame::Never, NextFrame::After)
    }
}

/// The table settles until this time of the real clock.
#[derive(Resource, Clone, Copy, Default, Debug)]
struct Settling(Duration);

/// Raised by the renderer while it is still building pipelines.
#[derive(Resource, Clone, Default)]
pub struct Building(Arc<AtomicBool>);

impl Building {
    /// Something that is to be drawn cannot be drawn yet.
    #[must_use]
    pub fn is_under_way(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// The thread that asks for a redraw later.
#[derive(Resource)]
struct Waker(Sender<Duration>);

/// The systems that ask for the next picture, before it is settled when that is due.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct RedrawSystems;

fn ask(mut redraw: ResMut<Redraw>) {
    redraw.ask();
}

/// Each picture is followed by another while this holds.
pub fn redraw_while<M>(app: &mut App, moves: impl SystemCondition<M>) {
    app.init_resource::<Redraw>().add_systems(Last, ask.in_set(RedrawSystems).run_if(moves));
}

/// A picture in which this was changed is followed by another, in which the change is seen everywhere.
pub fn redraw_on<R: Resource>(app: &mut App) {
    redraw_while(app, resource_changed::<R>);
}

/// Is this something that a hand did? Panels ask for something in one picture, and it is done in the next.
fn is_by_hand(event: &WindowEvent) -> bool {
    use WindowEvent::{CursorMoved, KeyboardInput, MouseButtonInput, MouseWheel, PinchGesture};
    matches!(event, CursorMoved(_) | KeyboardInput(_) | MouseButtonInput(_) | MouseWheel(_) | PinchGesture(_))
}

fn turn_the_page(mut redraw: ResMut<Redraw>) {
    redraw.turn_the_page();
}

fn settle(
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    next_screen: Res<NextState<Screen>>,
    next_menu: Res<NextState<Menu>>,
    set_out: Res<SetOut>,
    mut resized: MessageReader<WindowResized>,
    mut images: MessageReader<AssetEvent<Image>>,
    mut meshes: MessageReader<AssetEvent<Mesh>>,
    mut settling: ResMut<Settling>,
) {
    let pictures = images.read().filter(|event| matches!(event, AssetEvent::LoadedWithDependencies { .. })).count();
    let models = meshes.read().filter(|event| matches!(event, AssetEvent::Added { .. })).count();
    let fresh = settings.is_changed()
        || screen.is_changed()
        || menu.is_changed()
        // A request at the end of this picture is carried out in the next one.
        || !matches!(*next_screen, NextState::Unchanged)
        || !matches!(*next_menu, NextState::Unchanged)
        || set_out.is_changed()
        || resized.read().count() > 0;
    if pictures + models > 0 || fresh {
        settling.0 = time.elapsed() + SETTLING;
    }
}

fn ask_for_the_next_picture(
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    redraw: Res<Redraw>,
    newcomers: Res<Settling>,
    building: Res<Building>,
    waker: Option<Res<Waker>>,
    uncovered: Option<Res<State<Uncovered>>>,
    (toasts, readers): (Res<Toasts>, Res<AccessibilityRequested>),
    (thinkers, mate): (Res<Thinkers>, Res<MateThinks>),
    windows: Query<&Window, With<PrimaryWindow>>,
    mut events: MessageReader<WindowEvent>,
    mut redraws: MessageWriter<RequestRedraw>,
) {
    let focused = windows.iter().any(|window| window.focused);
    let settling = time.elapsed() < newcomers.0 || building.is_under_way();
    let at_the_table = at_the_table(uncovered);
    let leaving = toasts.next_goes_in();
    let read = readers.get();
    let touched = events.read().filter(|event| is_by_hand(event)).count() > 0;
    let (moving, thinking) = (redraw.is_asked() || touched, !thinkers.0.is_empty() || mate.0);
    let activity = Activity { moving, settling, focused, read, thinking, leaving, at_the_table };
    match next_frame(activity, &settings) {
        NextFrame::Now => {
            redraws.write(RequestRedraw);
        }
        NextFrame::After(pause) => {
            if let Some(waker) = waker {
                // A thread that is gone cannot wake the window; the next input will.
                let _ = waker.0.send(pause);
            }
        }
        NextFrame::Never => {}
    }
}

/// Waits out the rest of a picture's time where the player has set a limit.
fn keep_to_the_cap(settings: Res<Settings>, mut last: Local<Option<Instant>>) {
    if settings.frame_cap == 0 {
        return;
    }
    let pause = Duration::from_secs_f64(1.0 / f64::from(settings.frame_cap));
    if let Some(last) = *last
        && let Some(rest) = pause.checked_sub(last.elapsed())
    {
        std::thread::sleep(rest);
    }
    *last = Some(now());
}

#[expect(clippy::disallowed_methods, reason = "a limit on pictures a second is about the wall clock and nothing else")]
fn now() -> Instant {
    Instant::now()
}

/// Only the latest request counts: each replaces the one before.
fn wake_later(mut commands: Commands, proxy: Res<EventLoopProxyWrapper>) {
    let proxy = (**proxy).clone();
    let (sender, requests) = channel::<Duration>();
    let thread = std::thread::Builder::new().name("pacing".into()).spawn(move || {
        let mut pause: Option<Duration> = None;
        loop {
            let next = match pause {
                Some(pause) => requests.recv_timeout(pause),
                None => requests.recv().map_err(|_| RecvTimeoutError::Disconnected),
            };
            match next {
                Ok(later) => pause = Some(later),
                Err(RecvTimeoutError::Timeout) => {
                    pause = None;
                    if proxy.send_event(WinitUserEvent::WakeUp).is_err() {
                        return;
                    }
                }
                Err(RecvTimeoutError::Disconnected) => return,
            }
        }
    });
    match thread {
        Ok(_) => commands.insert_resource(Waker(sender)),
        Err(error) => warn!("the water stands still: {error}"),
    }
}

fn look_at_the_pipelines(pipelines: Res<PipelineCache>, building: Res<Building>) {
    building.0.store(pipelines.waiting_pipelines().next().is_some(), Ordering::Relaxed);
}

/// Windows and keys wake the loop; its own timer and mere motion of the mouse elsewhere do not.
fn mode() -> UpdateMode {
    UpdateMode::Reactive {
        wait: NEVER,
        react_to_device_events: false,
        react_to_user_events: false,
        react_to_window_events: true,
    }
}

pub(super) fn plugin(app: &mut App) {
    let building = Building::default();
    app.insert_resource(WinitSettings { focused_mode: mode(), unfocused_mode: mode() })
        .init_resource::<Settling>()
        .insert_resource(building.clone())
        .add_message::<RequestRedraw>()
        .add_message::<WindowResized>()
        .add_systems(Startup, wake_later.run_if(resource_exists::<EventLoopProxyWrapper>))
        .add_systems(First, turn_the_page)
        .configure_sets(Last, RedrawSystems.before(ask_for_the_next_picture))
        .add_systems(Last, (settle, ask_for_the_next_picture, keep_to_the_cap).chain());
    if let Some(renderer) = app.get_sub_app_mut(RenderApp) {
        renderer.insert_resource(building).add_systems(Render, look_at_the_pipelines.in_set(RenderSystems::Cleanup));
    }
}

#[cfg(test)]
mod tests {
    use bevy::window::CursorMoved;

    use super::*;
    use crate::table::settings::Quality;

    #[test]
    fn a_still_table_rests_and_water_is_gentle() {
        let settings = Settings::default();
        let table = Activity { focused: true, at_the_table: true, ..Activity::default() };
        assert_eq!(next_frame(Activity { moving: true, ..table }, &settings), NextFrame::Now);
        assert_eq!(next_frame(Activity { settling: true, ..Activity::default() }, &settings), NextFrame::Now);
        assert_eq!(next_frame(table, &settings), NextFrame::After(WATER));
        let hidden = Activity { focused: false, ..table };
        assert_eq!(next_frame(hidden, &settings), NextFrame::Never);
        for still in [
            Settings { quality: Quality::Low, ..settings.clone() },
            Settings { reduced_motion: true, ..settings.clone() },
            Settings { still_water: true, ..settings.clone() },
        ] {
            assert_eq!(next_frame(table, &still), NextFrame::Never);
            assert_eq!(next_frame(Activity { read: true, ..table }, &still), NextFrame::After(ATTENTIVE));
            assert_eq!(next_frame(Activity { thinking: true, ..hidden }, &still), NextFrame::After(ATTENTIVE));
        }
    }

    #[derive(Component)]
    struct Moves;

    #[test]
    fn what_has_changed_is_drawn_once_more_and_what_moves_as_long_as_it_moves() {
        let mut app = App::new();
        app.init_resource::<Redraw>().init_resource::<SetOut>().add_systems(First, turn_the_page);
        redraw_on::<SetOut>(&mut app);
        redraw_while(&mut app, any_with_component::<Moves>);
        let asked = |app: &mut App| {
            app.update();
            app.world().resource::<Redraw>().is_asked()
        };
        assert_eq!([(); 3].map(|()| asked(&mut app)), [true, false, false], "at first all is new");
        app.world_mut().resource_mut::<SetOut>().0.push('!');
        assert_eq!([(); 2].map(|()| asked(&mut app)), [true, false]);
        let moves = app.world_mut().spawn(Moves).id();
        assert_eq!([(); 2].map(|()| asked(&mut app)), [true, true]);
        app.world_mut().despawn(moves);
        assert!(!asked(&mut app));
        assert!(app.world().resource::<Redraw>().goes_on(), "it was asked for in the picture before");
    }

    #[test]
    fn a_hand_moves_the_picture_and_a_wish_for_the_next_does_not() {
        let moved = CursorMoved { window: Entity::PLACEHOLDER, position: Vec2::ZERO, delta: None };
        assert!(is_by_hand(&moved.into()));
        assert!(!is_by_hand(&RequestRedraw.into()));
    }

    #[test]
    fn behind_the_title_nothing_hurries() {
        let title = Activity { moving: true, focused: true, ..Activity::default() };
        assert_eq!(next_frame(title, &Settings::default()), NextFrame::After(WATER));
        assert_eq!(next_frame(Activity { focused: false, ..title }, &Settings::default()), NextFrame::Never);
        assert_eq!(next_frame(title, &Settings { quality: Quality::Low, ..Settings::default() }), NextFrame::Never);
    }
}
