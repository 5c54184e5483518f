//! Gathers the sounds: bodies that knock, shows, buttons, papers, the curtain.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::output::OutputEvent;
use bevy_egui::{EguiOutput, EguiPostUpdateSet};

use crate::play::curtain::Curtain;
use crate::sound::SoundPosition;
use crate::table::beats::{Cue, ShowSystems, Spot};
use crate::table::impacts::{Impact, Stuff};
use crate::table::settings::{Settings, Volumes};
use crate::table::stage::{Menu, TableEye};

/// The speed of a blow that is as loud as its sound says, in millimetres a second.
const BLOW: f32 = 1400.0;
/// Decibels: softer knocks are not heard, and no knock is louder.
const SOFTEST: f32 = -34.0;
const HARDEST: f32 = 5.0;
/// Seconds between one sound of a slider that is moved and the next.
const SLIDER: f32 = 0.25;
/// More knocks in one frame are one noise.
const KNOCKS: usize = 8;

/// Something is heard now.
#[derive(Message, Clone, Copy, PartialEq, Debug)]
pub struct Heard {
    /// The sound, by its id.
    pub sound: &'static str,
    /// It sounds this many times.
    pub times: u8,
    /// Decibels.
    pub gain: f32,
    /// A point of the world; none is all around.
    pub at: Option<Vec3>,
}

impl Heard {
    /// Once, as loud as it is, all around.
    #[must_use]
    pub const fn around(sound: &'static str) -> Self {
        Self { sound, times: 1, gain: 0.0, at: None }
    }
}

/// The ear, which is where the eye is.
#[derive(SystemParam)]
pub struct Ear<'w, 's> {
    eyes: Query<'w, 's, &'static GlobalTransform, With<TableEye>>,
}

impl Ear<'_, '_> {
    /// The position of a sound for the ear.
    #[must_use]
    pub fn place(&self, at: Option<Vec3>) -> SoundPosition {
        let (Some(at), Some(eye)) = (at, self.eyes.iter().next()) else { return SoundPosition::around(0.0) };
        SoundPosition::heard(at.to_array(), eye.translation().to_array(), eye.right().to_array())
    }
}

/// The sound of two things that knock.
#[must_use]
pub const fn knock(of: Stuff, on: Stuff) -> &'static str {
    use Stuff as S;
    match (of, on) {
        (S::Lead, _) | (_, S::Lead) => "lead-on-oak",
        (S::Coin, S::Coin) => "coin-on-coin",
        (S::Coin, _) | (_, S::Coin) => "coin-on-oak",
        (S::Beech, S::Beech | S::Resin) | (S::Resin, S::Beech) => "beech-on-beech",
        (S::Beech, S::Planking) => "beech-on-planking",
        (S::Beech, S::Oak) => "beech-on-oak",
        (S::Beech, _) => "beech-on-board",
        (S::Resin, S::Resin) => "resin-on-resin",
        (S::Resin, S::Planking) => "resin-on-planking",
        (S::Resin, S::Baize) => "resin-on-baize",
        (S::Resin, _) => "resin-on-oak",
        (S::Baize | S::Board | S::Oak | S::Planking, _) => "wood",
    }
}

fn of_impacts(mut impacts: MessageReader<Impact>, mut heard: MessageWriter<Heard>) {
    let mut now: Vec<Impact> = impacts.read().copied().filter(|impact| impact.speed > 0.0).collect();
    now.sort_by(|one, other| other.speed.total_cmp(&one.speed));
    for impact in now.iter().take(KNOCKS) {
        let gain = 20.0 * (impact.speed / BLOW).log10();
        if gain > SOFTEST {
            let sound = knock(impact.of, impact.on);
            heard.write(Heard { sound, times: 1, gain: gain.min(HARDEST), at: Some(impact.at) });
        }
    }
}

fn of_shows(mut cues: MessageReader<Cue>, mut heard: MessageWriter<Heard>) {
    for cue in cues.read() {
        let at = if let Spot::Point(at) = cue.from { Some(at) } else { None };
        heard.write(Heard { sound: cue.sound, times: cue.times, gain: 0.0, at });
    }
}

/// Every click in a panel ticks.
fn of_panels(panels: Query<&EguiOutput, Changed<EguiOutput>>, mut heard: MessageWriter<Heard>) {
    let clicked = |output: &EguiOutput| {
        output.platform_output.events.iter().any(|event| matches!(event, OutputEvent::Clicked(_)))
    };
    if panels.iter().any(clicked) {
        heard.write(Heard::around("button"));
    }
}

/// A book that is opened rustles, and so does one that is put away.
fn of_papers(menu: Res<State<Menu>>, mut before: Local<Menu>, mut heard: MessageWriter<Heard>) {
    if *menu.get() != *before {
        *before = *menu.get();
        heard.write(Heard::around("paper"));
    }
}

fn of_the_curtain(curtain: Res<Curtain>, mut up: Local<Option<bool>>, mut heard: MessageWriter<Heard>) {
    if up.replace(curtain.up).is_some_and(|before| before != curtain.up) {
        heard.write(Heard::around("cloth"));
    }
}

/// The sound of a slider that has been moved: one of its group, and for the volume of all a card. The sea is heard
/// anyway.
const fn moved(before: Volumes, now: Volumes) -> Option<&'static str> {
    if before.dice != now.dice {
        Some("resin-on-baize")
    } else if before.battle != now.battle {
        Some("gun")
    } else if before.panels != now.panels || before.master != now.master {
        Some("card")
    } else {
        None
    }
}

/// A slider is heard while it is moved, a few times a second.
fn of_sliders(
    time: Res<Time>,
    settings: Res<Settings>,
    mut before: Local<Option<Volumes>>,
    mut last: Local<Option<f32>>,
    mut heard: MessageWriter<Heard>,
) {
    let (now, seconds) = (settings.volumes, time.elapsed_secs());
    let Some(sound) = before.replace(now).and_then(|before| moved(before, now)) else { return };
    if last.is_none_or(|last| seconds - last >= SLIDER) {
        *last = Some(seconds);
        heard.write(Heard::around(sound));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Heard>()
        .add_systems(
            Update,
            (
                (of_impacts, of_shows).after(ShowSystems),
                of_papers.run_if(state_exists::<Menu>),
                of_the_curtain.run_if(resource_changed::<Curtain>),
                of_sliders.run_if(resource_changed::<Settings>),
            ),
        )
        .add_systems(PostUpdate, of_panels.after(EguiPostUpdateSet::ProcessOutput));
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn heard_of(impacts: &[Impact]) -> Vec<Heard> {
        let mut app = App::new();
        app.add_message::<Impact>().add_message::<Heard>().add_systems(Update, of_impacts);
        for impact in impacts {
            app.world_mut().write_message(*impact);
        }
        app.update();
        app.world_mut().resource_mut::<Messages<Heard>>().drain().collect()
    }

    #[test]
    fn a_harder_blow_is_louder_and_a_touch_is_not_heard() {
        let blow = |speed| Impact { of: Stuff::Resin, on: Stuff::Baize, speed, at: Vec3::X };
        let heard = heard_of(&[blow(300.0), blow(3000.0), blow(4.0), blow(f32::NAN)]);
        let told: Vec<_> = heard.iter().map(|heard| (heard.sound, heard.at)).collect();
        assert_eq!(told, [("resin-on-baize", Some(Vec3::X)); 2], "the loudest first");
        assert!(heard[0].gain > heard[1].gain + 15.0 && heard[0].gain <= HARDEST);
    }

    #[test]
    fn a_slider_is_heard_while_it_is_moved_and_not_in_every_frame() {
        let mut app = App::new();
        app.init_resource::<Time>().init_resource::<Settings>().add_message::<Heard>().add_systems(Update, of_sliders);
        let mut told = |move_it: fn(&mut Volumes), milliseconds| {
            app.world_mut().resource_mut::<Time>().advance_by(Duration::from_millis(milliseconds));
            move_it(&mut app.world_mut().resource_mut::<Settings>().volumes);
            app.update();
            let mut heard = app.world_mut().resource_mut::<Messages<Heard>>();
            heard.drain().map(|heard| heard.sound).collect::<Vec<_>>()
        };
        assert!(told(|_| {}, 1000).is_empty(), "nothing is moved when the settings are read");
        assert_eq!(told(|now| now.battle = 40, 16), ["gun"]);
        assert!(told(|now| now.battle = 45, 16).is_empty(), "one gun after the other");
        assert_eq!(told(|now| now.battle = 50, 300), ["gun"]);
        assert_eq!(told(|now| now.dice = 50, 300), ["resin-on-baize"]);
        assert_eq!(told(|now| now.panels = 50, 300), ["card"]);
        assert!(told(|now| now.sea = 50, 300).is_empty(), "the sea is heard anyway");
    }

    #[test]
    fn more_knocks_in_a_frame_than_an_ear_can_tell_are_left_out() {
        let blow = Impact { of: Stuff::Beech, on: Stuff::Beech, speed: 900.0, at: Vec3::ZERO };
        assert_eq!(heard_of(&[blow; 60]).len(), KNOCKS);
    }
}
