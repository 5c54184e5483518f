//! The film of a throw, shown at the pace of the table. Its outcome was settled before it began.

use std::sync::Arc;

use bevy::prelude::*;

use super::dice_box::{Die, Shows};
use super::flight::Flight;
use super::frame::{placed, turn_from_tray, world_from_tray};
use super::physical::SimulateSystems;
use super::throw::Throw;
use crate::play::called_throw::{CalledThrow, ThrowAnswer};
use crate::play::pace::{Pace, SkipShow};
use crate::play::throws::{Recorded, Thrown};
use crate::rules::kernel::Rest;
use crate::table::impacts::Impact;
use crate::table::settings::Settings;
use crate::table::settings::bindings::{Action, Hands};

/// Simulated seconds in a second of the table: people expect dice slower than they are.
const RATE: f64 = 0.45;
/// Dice are read this long at the end, with their numbers beside them, before the next fact.
const READ: f64 = 0.36;
/// A piece is carried this high over the straight way, for each decimetre of it.
const ARC: f32 = 0.35;

/// A piece that is carried to where it falls from; one that stays where it is stays.
fn on_the_way(from: &Transform, at: Vec3, turn: Quat, share: f32) -> (Vec3, Quat) {
    let over = from.translation.distance(at) * ARC * share * (1.0 - share) * 4.0;
    (from.translation.lerp(at, share) + Vec3::Y * over, from.rotation.slerp(turn, share))
}

fn play(
    mut commands: Commands,
    time: Res<Time>,
    pace: Res<Pace>,
    mut hands: ResMut<Hands>,
    mut skips: MessageReader<SkipShow>,
    settings: Res<Settings>,
    mut throws: Query<(Entity, &mut Throw, Option<&CalledThrow>)>,
    mut dice: Query<(Entity, &Die, &mut Transform)>,
    mut impacts: MessageWriter<Impact>,
) {
    let skipped = skips.read().count() > 0;
    let (quick, still) = (settings.quick_dice, settings.reduced_motion);
    for (throw, mut state, called) in &mut throws {
        let Throw::Flying(flight) = &mut *state else { continue };
        if still {
            flight.at_once();
        }
        if quick {
            flight.near_the_end();
        }
        let hurried = hands.take(Action::Throw);
        if skipped || hurried {
            flight.end();
        }
        let step = f64::from(time.delta_secs().min(0.1)) * RATE * flight.slowed() * f64::from(pace.speed());
        let cubes = flight.answer.throws.iter().any(|thrown| thrown.recording.plan.setting.cubes);
        let ended = flight.advance(step, if quick || cubes { 0.0 } else { READ });
        impacts.write_batch(flight.listen());
        let cast = flight.cast();
        let carried = flight.carried();
        let Flight { answer, drop, at: now, from, told, .. } = &mut **flight;
        if let Some(thrown) = answer.throws.get(*drop).filter(|_| !*told) {
            for (body, piece) in cast.iter().enumerate() {
                let Some((at, turn)) = thrown.recording.film.at(body, *now) else { continue };
                let (at, turn) = (world_from_tray(Vec3::from_array(at)), turn_from_tray(Quat::from_array(turn)));
                for (_, _, mut place) in dice.iter_mut().filter(|(_, die, _)| die.piece == *piece) {
                    (place.translation, place.rotation) = match carried {
                        Some(share) => on_the_way(from.entry(*piece).or_insert(*place), at, turn, share),
                        None => (at, turn),
                    };
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
                commands.entity(throw).remove::<(Throw, Recorded)>().insert(answer);
            }
            Some(None) => {
                let thrown = Thrown(Arc::new(flight.answer.clone()));
                commands.entity(throw).remove::<Throw>().insert((thrown, ThrowAnswer(outcome)));
            }
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, play.after(SimulateSystems));
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::time::Duration;

    use bevy::time::TimeUpdateStrategy;

    use super::*;
    use crate::dice::{Answer, Call, Struck, Vessels, Way, answer};
    use crate::rules::kernel::ThrowRequest;
    use crate::table::impacts::Stuff;

    /// Every sound of a flight, frame by frame, with the simulated second of each.
    fn listen(answer: &Answer) -> Vec<(f64, Vec<Impact>)> {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, crate::table::impacts::plugin, plugin))
            .add_message::<SkipShow>()
            .init_resource::<Pace>()
            .init_resource::<Hands>()
            .init_resource::<Settings>();
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(10)));
        app.update();
        let throw = app.world_mut().spawn(Throw::flying(answer.clone())).id();
        let mut heard = Vec::new();
        for _ in 0..4000 {
            app.update();
            let Some(flight) = app.world().get::<Throw>(throw).and_then(Throw::flight) else { break };
            let at = flight.at;
            heard.push((at, app.world_mut().resource_mut::<Messages<Impact>>().drain().collect()));
        }
        assert!(app.world().get::<Throw>(throw).is_none(), "it comes to its end");
        heard
    }

    #[test]
    fn a_throw_through_the_tower_is_heard_on_her_decks_when_it_strikes_them() {
        let (request, lying) = (ThrowRequest::dice(6, 20), BTreeMap::new());
        let call = Call { request: &request, way: Way::Tower, gesture: None, seed: 12, lying: &lying, filmed: true };
        let answer = answer(&Vessels::built_in().unwrap(), &call).unwrap();
        assert_eq!(answer.throws.len(), 1, "no die is thrown again");
        let recording = &answer.throws[0].recording;
        let heard = listen(&answer);
        let decks = |impact: &Impact| impact.on == Stuff::Planking;
        let expected = recording.hits.iter().filter(|hit| matches!(hit.on, Struck::Baffle(_) | Struck::Hull)).count();
        assert!(expected > 12, "{expected} blows on decks and planks");
        assert!(heard.iter().flat_map(|(_, impacts)| impacts).filter(|impact| decks(impact)).count() >= expected);
        let mut before = 0.0;
        let mut count = 0;
        for (at, impacts) in &heard {
            assert!(impacts.is_sorted_by(|one, other| one.speed >= other.speed), "the loudest first: {impacts:?}");
            let mut theirs: Vec<_> = recording
                .hits
                .iter()
                .filter(|hit| f64::from(hit.at) > before * 1000.0 && f64::from(hit.at) <= at * 1000.0)
                .filter(|hit| hit.on != Struck::Lid)
                .map(|hit| f32::from(hit.speed))
                .collect();
            theirs.sort_by(|one, other| other.total_cmp(one));
            if before > 0.0 {
                assert_eq!(theirs, impacts.iter().map(|impact| impact.speed).collect::<Vec<_>>(), "at {at}");
            }
            count += impacts.len();
            before = *at;
        }
        assert_eq!(count, recording.hits.iter().filter(|hit| hit.on != Struck::Lid).count(), "each once");
    }
}
