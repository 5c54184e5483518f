//! Goes through a script step by step, a frame at a time, and answers every step with one line.

use std::collections::VecDeque;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, TryRecvError};
use std::time::Duration;

use bevy::prelude::*;
use bevy::render::renderer::RenderDevice;
use bevy::time::TimeUpdateStrategy;
use serde_json::{Value, json};

use super::acts::{Act, Performer, Went, locate};
use super::fingers;
use super::labels::{aloud, written};
use super::standing::state;
use super::steps::{DriveStep, Target, read};
use crate::cli::device_loss::LoseTheDevice;

/// Requests of the driver to the app, before the script goes on.
#[derive(Clone, PartialEq, Debug)]
pub enum DriverRequest {
    /// Draw a frame, or let one pass.
    Frame,
    /// Take a picture and report it with `Driver::shot_taken`.
    Shot(PathBuf),
    /// The script is over.
    End,
}

/// Frames in a second of virtual time, unless the script says otherwise.
pub const RATE: u32 = 60;
/// Frames of a drag.
const DRAG: u16 = 8;
/// The length of a frame at this rate.
#[must_use]
pub const fn frame_of(rate: u32) -> Duration {
    Duration::from_nanos(1_000_000_000 / rate as u64)
}

/// The script and its progress.
pub struct Driver {
    lines: Receiver<String>,
    patient: bool,
    out: PathBuf,
    number: usize,
    now: Option<(usize, String)>,
    acts: VecDeque<Act>,
    performer: Performer,
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
            performer: Performer::default(),
            quit: false,
            failed: false,
            say: Box::new(say),
        }
    }

    /// Did a step go wrong?
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
        self.performer.begin();
        if let Some((number, line)) = self.now.take() {
            (self.say)(json!({ "step": number, "line": line, "error": error }));
        }
    }

    /// Reports the picture that was taken, or its fault.
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

    /// Does as much as can be done before the next frame.
    pub fn go_on(&mut self, world: &mut World) -> DriverRequest {
        self.performer.another_frame();
        loop {
            if let Some(act) = self.acts.pop_front() {
                if act == Act::Frame {
                    return DriverRequest::Frame;
                }
                match self.performer.act(world, &act) {
                    Went::Done => self.performer.begin(),
                    Went::On => {
                        self.acts.push_front(act);
                        return DriverRequest::Frame;
                    }
                    Went::Wrong(error) => self.fault(&error),
                }
                continue;
            }
            self.done(None);
            if self.quit {
                return DriverRequest::End;
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

    fn next_line(&self) -> Result<String, DriverRequest> {
        if self.patient {
            return self.lines.recv().map_err(|_| DriverRequest::End);
        }
        self.lines.try_recv().map_err(|none| match none {
            TryRecvError::Empty => DriverRequest::Frame,
            TryRecvError::Disconnected => DriverRequest::End,
        })
    }

    /// Lays out a step as acts, or does it at once.
    fn begin(&mut self, world: &mut World, step: DriveStep) -> Option<DriverRequest> {
        match step {
            DriveStep::Move(Target::Point(to)) => self.lay([Act::Point(to), Act::Frame, Act::Frame]),
            DriveStep::Move(place) => self.lay([Act::Aim(place)]),
            DriveStep::Press(button) => self.lay([Act::Button(button, true), Act::Frame]),
            DriveStep::Release(button) => self.lay([Act::Button(button, false), Act::Frame, Act::Frame, Act::Settle]),
            DriveStep::Click(place, times) => {
                self.lay([Act::Aim(place)]);
                for _ in 0..times {
                    self.lay([Act::Button(MouseButton::Left, true), Act::Frame]);
                    self.lay([Act::Button(MouseButton::Left, false), Act::Frame, Act::Frame]);
                }
                self.lay([Act::Settle]);
            }
            DriveStep::Drag(from, to, button) => match (locate(world, &from), locate(world, &to)) {
                (Ok(from), Ok(to)) => {
                    self.lay([Act::Point(from.at), Act::Frame, Act::Frame, Act::Button(button, true), Act::Frame]);
                    for part in 1..=DRAG {
                        let at = from.at.lerp(to.at, f32::from(part) / f32::from(DRAG));
                        self.lay([Act::Point(at), Act::Frame]);
                    }
                    self.lay([Act::Button(button, false), Act::Frame, Act::Frame, Act::Settle]);
                }
                (Err(error), _) | (_, Err(error)) => self.fault(&error),
            },
            DriveStep::Wheel(away, across) => self.lay([Act::Wheel(away, across), Act::Frame, Act::Frame, Act::Settle]),
            DriveStep::Tab(sought) => self.lay([Act::Tab(sought)]),
            DriveStep::Key(chord, writes) => {
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
                self.lay([Act::Frame, Act::Settle]);
            }
            DriveStep::Hold(chord) => {
                let (modifiers, key) = fingers::keys_of(&chord);
                for code in modifiers.into_iter().chain(key) {
                    self.lay([Act::Key(code, chord.modifiers.shift, None, true), Act::Frame]);
                }
            }
            DriveStep::Let(chord) => {
                let (modifiers, key) = fingers::keys_of(&chord);
                for code in key.into_iter().chain(modifiers) {
                    self.lay([Act::Key(code, chord.modifiers.shift, None, false), Act::Frame]);
                }
            }
            DriveStep::Text(text) => {
                for letter in text.chars() {
                    self.lay([Act::Letter(letter), Act::Frame]);
                }
                self.lay([Act::Frame, Act::Settle]);
            }
            DriveStep::Wait(seconds) => self.lay([Act::Pass(Duration::from_secs_f32(seconds))]),
            DriveStep::Frames(frames) => self.acts.extend(std::iter::repeat_n(Act::Frame, frames as usize)),
            DriveStep::Until(condition, seconds) => {
                self.lay([Act::Until(condition, Duration::from_secs_f32(seconds)), Act::Settle]);
            }
            DriveStep::Rate(rate) => match world.get_resource_mut::<TimeUpdateStrategy>().as_deref_mut() {
                Some(TimeUpdateStrategy::ManualDuration(frame)) => *frame = frame_of(rate),
                _ => self.fault("time passes here as it passes everywhere"),
            },
            DriveStep::State => {
                let state = state(world);
                self.done(Some(("state", state)));
            }
            DriveStep::Labels => {
                let labels: Vec<Value> = written(world)
                    .into_iter()
                    .map(|label| {
                        json!({ "text": label.text, "role": label.role, "at": [label.at.x.round(), label.at.y.round()],
                            "enabled": label.enabled, "focused": label.focused, "reach": format!("{:?}", label.reach).to_lowercase(),
                            "panel": label.panel.map(|panel| format!("{:x}", panel.id.value())) })
                    })
                    .collect();
                self.done(Some(("labels", json!(labels))));
            }
            DriveStep::Aloud => {
                let aloud = aloud(world);
                self.done(Some(("aloud", aloud)));
            }
            DriveStep::Shot(name) => return Some(DriverRequest::Shot(self.out.join(format!("{name}.png")))),
            DriveStep::LoseDevice => match world.get_resource::<RenderDevice>() {
                Some(_) => {
                    world.write_message(LoseTheDevice);
                    self.lay([Act::Frame, Act::Frame]);
                }
                None => self.fault("there is no device to lose"),
            },
            DriveStep::Quit => self.quit = true,
        }
        None
    }

    fn lay<const N: usize>(&mut self, acts: [Act; N]) {
        self.acts.extend(acts);
    }
}
