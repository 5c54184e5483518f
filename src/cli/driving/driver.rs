//! Goes through a script step by step, a frame at a time, and answers every step with one line.

use std::collections::VecDeque;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, TryRecvError};
use std::time::Duration;

use bevy::prelude::*;
use bevy::render::renderer::RenderDevice;
use bevy::time::TimeUpdateStrategy;
use serde_json::{Value, json};

use super::fingers;
use super::labels::{find, written};
use super::standing::{holds, in_the_window, piece_in_the_window, state, zone_in_the_window};
use super::steps::{Place, Step, read};
use crate::cli::device_loss::LoseTheDevice;
use crate::rules::geometry::hex::{Hex, Offset};
use crate::table::board::places::world_from_hex;

/// What the app has to do before the script goes on.
#[derive(Clone, PartialEq, Debug)]
pub enum Wish {
    /// Draw a frame, or let one pass.
    Frame,
    /// Take a picture and say how that went with `Driver::shot_taken`.
    Shot(PathBuf),
    /// The script is over.
    End,
}

/// A small thing between two frames.
#[derive(Clone, PartialEq, Debug)]
enum Act {
    Point(Vec2),
    Button(MouseButton, bool),
    Wheel(f32, f32),
    Key(KeyCode, bool, Option<String>, bool),
    Letter(char),
    Frame,
}

/// A condition that is waited for.
#[derive(Clone, PartialEq, Debug)]
struct Waiting {
    condition: String,
    frames_left: u32,
}

/// Frames in a second of virtual time, unless the script says otherwise.
pub const RATE: u32 = 60;
/// Frames of a drag.
const DRAG: u16 = 8;

/// A frame at so many a second.
#[must_use]
pub const fn frame_of(rate: u32) -> Duration {
    Duration::from_nanos(1_000_000_000 / rate as u64)
}

/// The script and how far it has come.
pub struct Driver {
    lines: Receiver<String>,
    patient: bool,
    out: PathBuf,
    number: usize,
    now: Option<(usize, String)>,
    acts: VecDeque<Act>,
    waiting: Option<Waiting>,
    rate: u32,
    quit: bool,
    failed: bool,
    say: Box<dyn FnMut(Value) + Send + Sync>,
}

impl Driver {
    /// Drives by these lines; pictures go to `out`. A patient driver waits for the next line, the other lets frames pass.
    pub fn new(
        lines: Receiver<String>,
        patient: bool,
        out: PathBuf,
        say: impl FnMut(Value) + Send + Sync + 'static,
    ) -> Self {
        Self {
            lines,
            patient,
            out,
            number: 0,
            now: None,
            acts: VecDeque::new(),
            waiting: None,
            rate: RATE,
            quit: false,
            failed: false,
            say: Box::new(say),
        }
    }

    /// Whether every step so far went well.
    #[must_use]
    pub const fn failed(&self) -> bool {
        self.failed
    }

    fn done(&mut self, more: Option<(&str, Value)>) {
        let Some((number, line)) = self.now.take() else { return };
        let mut answer = json!({ "step": number, "ok": line });
        if let Some((name, value)) = more
            && let Some(fields) = answer.as_object_mut()
        {
            fields.insert(name.to_owned(), value);
        }
        (self.say)(answer);
    }

    fn fault(&mut self, error: &str) {
        self.failed = true;
        self.acts.clear();
        self.waiting = None;
        if let Some((number, line)) = self.now.take() {
            (self.say)(json!({ "step": number, "line": line, "error": error }));
        }
    }

    /// How the picture went.
    pub fn shot_taken(&mut self, taken: Result<PathBuf, String>) {
        match taken {
            Ok(file) => self.done(Some(("file", json!(file)))),
            Err(error) => self.fault(&error),
        }
    }

    /// The app has ended by itself.
    pub fn ended(&mut self) {
        if self.now.is_some() {
            self.done(None);
        }
    }

    /// Does what can be done before the next frame.
    pub fn go_on(&mut self, world: &mut World) -> Wish {
        loop {
            if let Some(act) = self.acts.pop_front() {
                if act == Act::Frame {
                    return Wish::Frame;
                }
                self.act(world, act);
                continue;
            }
            if let Some(waiting) = &mut self.waiting {
                if holds(world, &waiting.condition) {
                    self.waiting = None;
                } else if waiting.frames_left == 0 {
                    let error = format!("still not: {}", waiting.condition);
                    self.fault(&error);
                } else {
                    waiting.frames_left -= 1;
                    return Wish::Frame;
                }
            }
            self.done(None);
            if self.quit {
                return Wish::End;
            }
            let line = match self.next_line() {
                Ok(line) => line,
                Err(wish) => return wish,
            };
            self.number += 1;
            match read(&line) {
                Ok(None) => {}
                Ok(Some(step)) => {
                    self.now = Some((self.number, line.trim().to_owned()));
                    if let Some(wish) = self.begin(world, step) {
                        return wish;
                    }
                }
                Err(error) => {
                    self.now = Some((self.number, line.trim().to_owned()));
                    self.fault(&error.to_string());
                }
            }
        }
    }

    fn next_line(&self) -> Result<String, Wish> {
        if self.patient {
            return self.lines.recv().map_err(|_| Wish::End);
        }
        self.lines.try_recv().map_err(|none| match none {
            TryRecvError::Empty => Wish::Frame,
            TryRecvError::Disconnected => Wish::End,
        })
    }

    fn act(&self, world: &mut World, act: Act) {
        match act {
            Act::Point(to) => fingers::point(world, to),
            Act::Button(button, down) => fingers::button(world, button, down),
            Act::Wheel(away, across) => fingers::wheel(world, away, across),
            Act::Key(code, shift, writes, down) => fingers::key(world, code, shift, writes.as_deref(), down),
            Act::Letter(letter) => fingers::letter(world, letter),
            Act::Frame => {}
        }
    }

    /// Lays out a step as acts, or does it at once.
    fn begin(&mut self, world: &mut World, step: Step) -> Option<Wish> {
        match step {
            Step::Move(place) => {
                if let Some(to) = self.find(world, &place) {
                    self.lay([Act::Point(to), Act::Frame, Act::Frame]);
                }
            }
            Step::Press(button) => self.lay([Act::Button(button, true), Act::Frame]),
            Step::Release(button) => self.lay([Act::Button(button, false), Act::Frame, Act::Frame]),
            Step::Click(place, times) => {
                if let Some(to) = self.find(world, &place) {
                    self.lay([Act::Point(to), Act::Frame, Act::Frame]);
                    for _ in 0..times {
                        self.lay([Act::Button(MouseButton::Left, true), Act::Frame]);
                        self.lay([Act::Button(MouseButton::Left, false), Act::Frame, Act::Frame]);
                    }
                }
            }
            Step::Drag(from, to, button) => {
                if let (Some(from), Some(to)) = (self.find(world, &from), self.find(world, &to)) {
                    self.lay([Act::Point(from), Act::Frame, Act::Frame, Act::Button(button, true), Act::Frame]);
                    for part in 1..=DRAG {
                        let at = from.lerp(to, f32::from(part) / f32::from(DRAG));
                        self.lay([Act::Point(at), Act::Frame]);
                    }
                    self.lay([Act::Button(button, false), Act::Frame, Act::Frame]);
                }
            }
            Step::Wheel(away, across) => self.lay([Act::Wheel(away, across), Act::Frame, Act::Frame]),
            Step::Key(chord, writes) => {
                let (modifiers, key) = fingers::keys_of(&chord);
                let shift = chord.modifiers.shift;
                for code in &modifiers {
                    self.lay([Act::Key(*code, false, None, true), Act::Frame]);
                }
                if let Some(code) = key {
                    self.lay([Act::Key(code, shift, writes.clone(), true), Act::Frame]);
                    self.lay([Act::Key(code, shift, writes, false), Act::Frame]);
                }
                for code in modifiers.iter().rev() {
                    self.lay([Act::Key(*code, false, None, false)]);
                }
                self.lay([Act::Frame]);
            }
            Step::Hold(chord) => {
                let (modifiers, key) = fingers::keys_of(&chord);
                for code in modifiers.into_iter().chain(key) {
                    self.lay([Act::Key(code, chord.modifiers.shift, None, true), Act::Frame]);
                }
            }
            Step::Let(chord) => {
                let (modifiers, key) = fingers::keys_of(&chord);
                for code in key.into_iter().chain(modifiers) {
                    self.lay([Act::Key(code, chord.modifiers.shift, None, false), Act::Frame]);
                }
            }
            Step::Text(text) => {
                for letter in text.chars() {
                    self.lay([Act::Letter(letter), Act::Frame]);
                }
                self.lay([Act::Frame]);
            }
            Step::Wait(seconds) => self.pass(self.frames(seconds)),
            Step::Frames(frames) => self.pass(frames),
            Step::Until(condition, seconds) => {
                self.waiting = Some(Waiting { condition, frames_left: self.frames(seconds) });
            }
            Step::Rate(rate) => match world.get_resource_mut::<TimeUpdateStrategy>().as_deref_mut() {
                Some(TimeUpdateStrategy::ManualDuration(frame)) => {
                    *frame = frame_of(rate);
                    self.rate = rate;
                }
                _ => self.fault("time passes here as it passes everywhere"),
            },
            Step::State => {
                let state = state(world);
                self.done(Some(("state", state)));
            }
            Step::Labels => {
                let labels: Vec<Value> = written(world)
                    .into_iter()
                    .map(|label| {
                        json!({ "text": label.text, "role": label.role, "at": [label.at.x.round(), label.at.y.round()],
                            "enabled": label.enabled, "focused": label.focused })
                    })
                    .collect();
                self.done(Some(("labels", json!(labels))));
            }
            Step::Shot(name) => return Some(Wish::Shot(self.out.join(format!("{name}.png")))),
            Step::LoseDevice => match world.get_resource::<RenderDevice>() {
                Some(_) => {
                    world.write_message(LoseTheDevice);
                    self.lay([Act::Frame, Act::Frame]);
                }
                None => self.fault("there is no device to lose"),
            },
            Step::Quit => self.quit = true,
        }
        None
    }

    fn lay<const N: usize>(&mut self, acts: [Act; N]) {
        self.acts.extend(acts);
    }

    fn frames(&self, seconds: f32) -> u32 {
        (seconds * self.rate as f32).round() as u32
    }

    fn pass(&mut self, frames: u32) {
        self.acts.extend(std::iter::repeat_n(Act::Frame, frames as usize));
    }

    /// Where a place is in the window; what is not there is this step's fault.
    fn find(&mut self, world: &mut World, place: &Place) -> Option<Vec2> {
        let found = match place {
            Place::Point(at) => Ok(*at),
            Place::Piece(id) => {
                piece_in_the_window(world, id).ok_or_else(|| format!("no piece `{id}` is in the picture"))
            }
            Place::Zone(zone) => {
                zone_in_the_window(world, *zone).ok_or_else(|| format!("zone {} is not in the picture", zone.id()))
            }
            Place::Hex(col, row) => in_the_window(world, world_from_hex(Hex::from(Offset::new(*col, *row))))
                .ok_or_else(|| format!("hex {col},{row} is not in the picture")),
            Place::Label(text, count) => {
                let labels = written(world);
                find(&labels, text, *count).map(|label| label.at).ok_or_else(|| format!("nothing reads `{text}`"))
            }
        };
        match found {
            Ok(at) => Some(at),
            Err(error) => {
                self.fault(&error);
                None
            }
        }
    }
}
