//! Performs a step: acts between two frames, and acts that take frames until they are done.

use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy_egui::egui::accesskit::NodeId;

use super::fingers;
use super::labels::{Label, Reach, find, mark_of, scroll_to, written};
use super::rest::{Calm, showing, unfinished};
use super::standing::{holds, in_the_window, piece_in_the_window, zone_in_the_window};
use super::steps::Target;
use crate::rules::geometry::hex::{Hex, Offset};
use crate::table::board::places::world_from_hex;

/// A small thing to do; some take frames until they are done.
#[derive(Clone, PartialEq, Debug)]
pub enum Act {
    Point(Vec2),
    Button(MouseButton, bool),
    Wheel(f32, f32),
    Key(KeyCode, bool, Option<String>, bool),
    Letter(char),
    Frame,
    Pass(Duration),
    /// The cursor goes to a place, and is there when it holds still.
    Aim(Target),
    /// Tab is pressed until the keyboard is there.
    Tab(Target),
    /// A condition is waited for, this long at most.
    Until(String, Duration),
    /// The app comes to rest: the next step finds everything where it stays.
    Settle,
}

/// The result of an act.
pub enum Went {
    Done,
    /// It goes on in the next frame.
    On,
    Wrong(String),
}

/// Progress of the first act.
#[derive(Clone, Copy, Default, Debug)]
struct Progress {
    since: Option<Duration>,
    pointed: Option<Vec2>,
    times: usize,
}

/// Performs acts; tracks the progress of the current one, and the calm of the panels.
#[derive(Clone, Copy, Default, Debug)]
pub struct Performer {
    progress: Progress,
    calm: Calm,
    frame: u64,
}

/// An act waits this long for a screen, a bot's thought or its target.
const PATIENCE: Duration = Duration::from_secs(60);
/// Panels may change by themselves this long, such as a log told line by line, before a step is answered all the same.
const RESTLESS: Duration = Duration::from_millis(300);
/// Frames after which something that was to be scrolled into the window ought to be there.
const SCROLLING: usize = 30;
/// Presses of Tab beyond the number of things on the panels: the pieces on the table have their turn as well.
const TABS: usize = 60;

impl Performer {
    /// Begins something else.
    pub fn begin(&mut self) {
        self.progress = Progress::default();
    }

    /// A frame was drawn.
    pub const fn another_frame(&mut self) {
        self.frame += 1;
    }

    /// Goes on with an act in this frame.
    pub fn act(&mut self, world: &mut World, act: &Act) -> Went {
        match act {
            Act::Point(to) => fingers::point(world, *to),
            Act::Button(button, down) => fingers::button(world, *button, *down),
            Act::Wheel(away, across) => fingers::wheel(world, *away, *across),
            Act::Key(code, shift, writes, down) => fingers::key(world, *code, *shift, writes.as_deref(), *down),
            Act::Letter(letter) => fingers::letter(world, *letter),
            Act::Frame => {}
            Act::Pass(long) => return if self.passed(world) < *long { Went::On } else { Went::Done },
            Act::Aim(place) => return self.aim(world, place),
            Act::Tab(place) => return self.tab(world, place),
            Act::Until(condition, patience) => {
                let still = condition != "resting" || self.calm.holds(world, self.frame);
                return match still && holds(world, condition) {
                    true => Went::Done,
                    false if self.passed(world) >= *patience => Went::Wrong(format!("still not: {condition}")),
                    false => Went::On,
                };
            }
            Act::Settle => {
                let (calm, unfinished) = (self.calm.holds(world, self.frame), unfinished(world));
                let patience = if unfinished { PATIENCE } else { RESTLESS };
                let settled = calm && !unfinished;
                return if settled || self.passed(world) >= patience { Went::Done } else { Went::On };
            }
        }
        Went::Done
    }

    /// Measures the first act, half a frame more: in virtual seconds, or real ones in a window.
    fn passed(&mut self, world: &World) -> Duration {
        let now = world.get_resource::<Time<Real>>().map(Time::elapsed).unwrap_or_default();
        let since = *self.progress.since.get_or_insert(now);
        let half = match world.get_resource::<TimeUpdateStrategy>() {
            Some(TimeUpdateStrategy::ManualDuration(frame)) => *frame / 2,
            _ => Duration::ZERO,
        };
        now.saturating_sub(since) + half
    }

    /// Is it in vain to wait? Nothing is under way that could bring the missing thing.
    fn in_vain(&mut self, world: &mut World) -> bool {
        let calm = self.calm.holds(world, self.frame);
        calm && !unfinished(world) && !showing(world) || self.passed(world) >= PATIENCE
    }

    fn aim(&mut self, world: &mut World, place: &Target) -> Went {
        let in_vain = self.in_vain(world);
        match locate(world, place) {
            Err(reason) if in_vain => Went::Wrong(reason),
            Err(_) => Went::On,
            Ok(WindowPoint { scroll: Some(id), .. }) => {
                if self.progress.times > SCROLLING {
                    return Went::Wrong(format!("{} cannot be brought into the window", named(place)));
                }
                // One frame to scroll, and two in which that is seen.
                if self.progress.times.is_multiple_of(3) {
                    scroll_to(world, id);
                }
                self.progress.times += 1;
                self.progress.pointed = None;
                Went::On
            }
            Ok(WindowPoint { at, covered, .. }) => {
                let there = self.progress.pointed.is_some_and(|pointed| pointed.distance(at) < 0.5);
                if !there {
                    self.progress.pointed = Some(at);
                    self.progress.times = 0;
                    fingers::point(world, at);
                }
                self.progress.times += 1;
                match self.progress.times > 2 {
                    true if !covered => Went::Done,
                    true if in_vain => Went::Wrong(format!("something lies over {}", named(place))),
                    _ if self.passed(world) >= PATIENCE => Went::Wrong(format!("{} does not hold still", named(place))),
                    _ => Went::On,
                }
            }
        }
    }

    fn tab(&mut self, world: &mut World, place: &Target) -> Went {
        let labels = written(world);
        let Some(label) = label_at(world, &labels, place) else {
            return if self.in_vain(world) { Went::Wrong(absent(place)) } else { Went::On };
        };
        let (round, part) = (self.progress.times / 3, self.progress.times % 3);
        if label.focused && part == 0 {
            return Went::Done;
        }
        if round > labels.len() + TABS {
            return Went::Wrong(format!("the keyboard never comes to {}", named(place)));
        }
        // Pressed in one frame, let go in the next, and seen in the one after.
        if part < 2 {
            fingers::key(world, KeyCode::Tab, false, None, part == 0);
        }
        self.progress.times += 1;
        Went::On
    }
}

fn named(place: &Target) -> String {
    match place {
        Target::Point(at) => format!("{} {}", at.x, at.y),
        Target::Piece(id) => format!("piece `{id}`"),
        Target::Zone(word) => format!("zone `{word}`"),
        Target::Hex(col, row) => format!("hex {col},{row}"),
        Target::Mark(name) => format!("mark `{name}`"),
        Target::Label(sought) => format!("`{}`", sought.text),
    }
}

fn absent(place: &Target) -> String {
    match place {
        Target::Label(sought) => format!("nothing reads `{}`", sought.text),
        _ => format!("{} is on no panel", named(place)),
    }
}

/// Finds the label at this place.
fn label_at<'a>(world: &mut World, labels: &'a [Label], place: &Target) -> Option<&'a Label> {
    match place {
        Target::Label(sought) => find(labels, sought),
        Target::Mark(name) => {
            let id = mark_of(world, name)?;
            labels.iter().find(|label| label.id == id)
        }
        _ => None,
    }
}

/// A place in the window.
pub struct WindowPoint {
    /// In logical pixels.
    pub at: Vec2,
    /// It has to be scrolled into the window first.
    scroll: Option<NodeId>,
    covered: bool,
}

/// Finds a place in the window, or the reason why it is not there.
pub fn locate(world: &mut World, place: &Target) -> Result<WindowPoint, String> {
    let at = match place {
        Target::Point(at) => Ok(*at),
        Target::Piece(id) => piece_in_the_window(world, id).ok_or_else(|| format!("no piece `{id}` is in the picture")),
        Target::Zone(word) => {
            zone_in_the_window(world, word).ok_or_else(|| format!("no zone `{word}` is in the picture"))
        }
        Target::Hex(col, row) => in_the_window(world, world_from_hex(Hex::from(Offset::new(*col, *row))))
            .ok_or_else(|| format!("hex {col},{row} is not in the picture")),
        Target::Label(_) | Target::Mark(_) => {
            let labels = written(world);
            let label = label_at(world, &labels, place).ok_or_else(|| absent(place))?;
            let scroll = (label.reach == Reach::Scrolled).then_some(label.id);
            return Ok(WindowPoint { at: label.at, scroll, covered: label.reach == Reach::Covered });
        }
    };
    at.map(|at| WindowPoint { at, scroll: None, covered: false })
}
