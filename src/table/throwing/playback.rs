//! The film of a throw, shown at the pace of the table. What it ends with was settled before it began.

use std::sync::Arc;

use bevy::prelude::*;

use super::dice_box::{Die, Shows};
use super::frame::{turn_from_tray, world_from_tray};
use super::heard::Heard;
use super::records::placed;
use crate::dice::{Answer, Recording};
use crate::play::called_throw::{CalledThrow, ThrowAnswer};
use crate::play::pace::{Pace, SkipShow};
use crate::play::throws::{Recorded, Thrown};
use crate::rules::kernel::{PieceId, Rest};
use crate::table::impacts::Impact;
use crate::table::settings::Settings;
use crate::table::settings::bindings::{Deed, Hands};
use crate::table::stage::Stir;

/// Simulated seconds in a second of the table: people expect dice slower than they are.
const RATE: f64 = 0.45;
/// Simulated seconds after the last movement of a drop, before what must be thrown again is lifted out, and at the end:
/// time to see that they lie. That they lie still as the rule of rest wants it has been found out long before.
const BETWEEN: f64 = 0.30;
const AFTER: f64 = 0.12;
/// So long dice are read at the end, with their numbers beside them, before anything comes of it.
const READ: f64 = 0.36;
/// What quick dice still show of a throw.
const LAST_MOMENT: f64 = 0.12;

/// When the last of them moved for the last time, in simulated seconds.
fn settled(recording: &Recording) -> f64 {
    let last = recording.lying.iter().map(|lying| lying.settled).max().unwrap_or_default();
    (f64::from(last) / 1000.0).min(recording.film.seconds())
}

/// Dice in the air, or just come to rest.
#[derive(Component, Clone, Debug)]
pub struct Flight {
    /// Everything the simulation says.
    pub answer: Answer,
    /// Which drop of it is shown.
    pub drop: usize,
    /// Simulated seconds into it.
    pub at: f64,
    /// It goes through the tower.
    pub tower: bool,
    heard: Heard,
    /// The dice lie as they will, and say what they say.
    told: bool,
}

impl Flight {
    /// From the moment the hand opens.
    #[must_use]
    pub fn new(answer: Answer) -> Self {
        let tower = answer.throws.first().is_some_and(|thrown| thrown.recording.plan.setting.tower);
        Self { answer, drop: 0, at: 0.0, tower, heard: Heard::default(), told: false }
    }

    /// Goes on by so many simulated seconds; says whether the end has been seen, `read` seconds after everything lies.
    fn advance(&mut self, seconds: f64, read: f64) -> bool {
        self.at += seconds;
        while let Some(thrown) = self.answer.throws.get(self.drop) {
            let last = self.drop + 1 == self.answer.throws.len();
            let length = settled(&thrown.recording) + if last { AFTER + read } else { BETWEEN };
            if self.at < length {
                return false;
            }
            if last {
                self.at = length;
                return true;
            }
            self.at -= length;
            self.drop += 1;
        }
        true
    }

    /// Has the last die been seen to lie?
    fn lies(&self) -> bool {
        let last = self.drop + 1 >= self.answer.throws.len();
        last && self.answer.throws.get(self.drop).is_none_or(|thrown| self.at >= settled(&thrown.recording) + AFTER)
    }

    /// The last drop, as it comes to rest.
    fn near_the_end(&mut self) {
        let last = self.answer.throws.len().saturating_sub(1);
        let Some(thrown) = self.answer.throws.get(last) else { return };
        let from = (settled(&thrown.recording) - LAST_MOMENT).max(0.0);
        if self.drop < last || self.at < from {
            (self.drop, self.at) = (last, from);
            self.heard.leap(last, &thrown.recording, from);
        }
    }

    pub(super) fn end(&mut self) {
        self.drop = self.answer.throws.len().saturating_sub(1);
        self.at = f64::MAX;
        if let Some(thrown) = self.answer.throws.get(self.drop) {
            self.heard.leap(self.drop, &thrown.recording, f64::MAX);
        }
    }

    /// What is to be heard since it was last asked.
    fn listen(&mut self) -> Vec<Impact> {
        let Self { answer, drop, at, heard, .. } = self;
        answer.throws.get(*drop).map(|thrown| heard.until(*drop, &thrown.recording, *at)).unwrap_or_default()
    }

    /// The pieces of the film that is shown, in its order.
    fn cast(&self) -> Vec<PieceId> {
        let Some(thrown) = self.answer.throws.get(self.drop) else { return Vec::new() };
        let plan = &thrown.recording.plan;
        let loose = plan.standing.iter().filter(|standing| standing.loose).map(|standing| standing.piece);
        plan.launches.iter().map(|launch| launch.piece).chain(loose).collect()
    }
}

fn play(
    mut commands: Commands,
    time: Res<Time>,
    pace: Option<Res<Pace>>,
    mut hands: Option<ResMut<Hands>>,
    skips: Option<MessageReader<SkipShow>>,
    settings: Option<Res<Settings>>,
    mut flights: Query<(Entity, &mut Flight, Option<&CalledThrow>)>,
    mut dice: Query<(Entity, &Die, &mut Transform)>,
    mut impacts: MessageWriter<Impact>,
    mut stir: ResMut<Stir>,
) {
    let skipped = skips.is_some_and(|mut skips| skips.read().count() > 0);
    let quick = settings.is_some_and(|settings| settings.quick_dice);
    for (throw, mut flight, called) in &mut flights {
        stir.up();
        if quick {
            flight.near_the_end();
        }
        let hurried = hands.as_mut().is_some_and(|hands| hands.take(Deed::Throw));
        if skipped || hurried {
            flight.end();
        }
        let step = f64::from(time.delta_secs().min(0.1))
            * RATE
            * f64::from(pace.as_deref().copied().unwrap_or_default().speed());
        let cubes = flight.answer.throws.iter().any(|thrown| thrown.recording.plan.setting.cubes);
        let ended = flight.advance(step, if quick || cubes { 0.0 } else { READ });
        impacts.write_batch(flight.listen());
        let cast = flight.cast();
        if let Some(thrown) = flight.answer.throws.get(flight.drop).filter(|_| !flight.told) {
            for (body, piece) in cast.iter().enumerate() {
                let Some((at, turn)) = thrown.recording.film.at(body, flight.at) else { continue };
                for (_, _, mut place) in dice.iter_mut().filter(|(_, die, _)| die.piece == *piece) {
                    place.translation = world_from_tray(Vec3::from_array(at));
                    place.rotation = turn_from_tray(Quat::from_array(turn));
                }
            }
        }
        if flight.lies() && !flight.told {
            flight.told = true;
            for (entity, die, mut place) in &mut dice {
                if let Some(pose) = flight.answer.poses.get(&die.piece) {
                    place.set_if_neq(placed(pose));
                }
                let rest = flight.answer.outcome.0.iter().find(|(piece, _)| *piece == die.piece);
                if let Some((_, Rest::Face(face) | Rest::Zone(face))) = rest {
                    commands.entity(entity).insert(Shows(*face));
                }
            }
        }
        if !ended {
            continue;
        }
        let outcome = flight.answer.outcome.clone();
        match called.map(|called| &called.recorded) {
            None => commands.entity(throw).despawn(),
            Some(Some(recorded)) => {
                let answer = ThrowAnswer(recorded.clone());
                commands.entity(throw).remove::<(Flight, Recorded)>().insert(answer);
            }
            Some(None) => {
                let thrown = Thrown(Arc::new(flight.answer.clone()));
                commands.entity(throw).remove::<Flight>().insert((thrown, ThrowAnswer(outcome)));
            }
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, play);
}
