//! Replays: the same throws, both ways, and no secret.

use std::collections::BTreeMap;
use std::sync::Arc;

use bevy::prelude::*;
use weather_gage::dice::{self, Call, Pose, ThrowRecord, Vessels, Way};
use weather_gage::play::answers::AnswerSource;
use weather_gage::play::called_throw::{CalledThrow, OutOfHand, ThrowAnswer};
use weather_gage::play::pace::Pace;
use weather_gage::play::replay::{Direction, ReplayStand, ReplayWish, Stride};
use weather_gage::play::saves::{LoadMatch, ReplayMatch, SaveFolder};
use weather_gage::play::seen::Asked;
use weather_gage::play::throws::{LyingDice, Recorded, Thrown, ThrownFor, ThrowsAreShown};
use weather_gage::play::undo::{Redo, Undo};
use weather_gage::rules::kernel::Viewer;
use weather_gage::rules::the_ships::game::TheShips;
use weather_gage::rules::the_ships::happenings::{Gunnery, Happening};
use weather_gage::rules::the_ships::wants::Why;

use super::desk::{Desk, folder, library, people, setup};

/// The dice of the desk, without anybody to watch them.
#[derive(Resource)]
struct Dice(Vessels);

fn fall(
    mut commands: Commands,
    dice: Res<Dice>,
    called: Query<(Entity, &CalledThrow, Option<&Recorded>), Without<ThrowAnswer>>,
    mut shown: ResMut<Shown>,
) {
    for (throw, called, recorded) in &called {
        let lying: BTreeMap<_, Pose> = BTreeMap::new();
        if let Some(outcome) = &called.recorded {
            if let Some(Recorded(record)) = recorded {
                shown.0.push(record.clone());
                commands.entity(throw).insert(ThrowAnswer(outcome.clone()));
            }
            continue;
        }
        if shown.1 {
            continue;
        }
        let call = Call {
            request: &called.request,
            way: Way::Tray,
            gesture: None,
            seed: called.seed,
            lying: &lying,
            filmed: true,
        };
        let answer = dice::answer(&dice.0, &call).expect("it can be thrown");
        let outcome = answer.outcome.clone();
        commands.entity(throw).insert((Thrown(Arc::new(answer)), ThrowAnswer(outcome)));
    }
}

/// The throws that were shown again, in order; true if all hands are off the dice; and the purposes of a replay's
/// throws.
#[derive(Resource, Default)]
struct Shown(Vec<Arc<ThrowRecord>>, bool, Vec<Why>);

/// Throws of a replay are seen in no time.
fn watch(
    mut commands: Commands,
    replayed: Query<(Entity, &Recorded), Without<CalledThrow>>,
    thrown_for: Res<ThrownFor<TheShips>>,
    mut shown: ResMut<Shown>,
) {
    for (throw, Recorded(record)) in &replayed {
        shown.0.push(record.clone());
        shown.2.extend(thrown_for.0.clone());
        commands.entity(throw).despawn();
    }
}

/// A desk at which real dice fall.
fn desk_with_dice(seed: u64) -> Desk {
    Desk::fitted(seed, |app| {
        app.insert_resource(AnswerSource::Physical)
            .insert_resource(Dice(Vessels::built_in().unwrap()))
            .insert_resource(ThrowsAreShown)
            .init_resource::<Shown>()
            .add_systems(PostUpdate, (fall, watch));
    })
}

fn stand(desk: &Desk) -> ReplayStand {
    desk.app.world().resource::<ReplayStand>().clone()
}

fn wish(desk: &mut Desk, wish: ReplayWish) {
    desk.say(wish);
    desk.app.update();
}

/// Frames without anybody's hands.
fn idle(desk: &mut Desk, frames: usize, so: impl Fn(&Desk) -> bool) {
    for _ in 0..frames {
        if so(desk) {
            return;
        }
        desk.app.update();
    }
    panic!("it never comes to that: {:?}", stand(desk));
}

fn shown(desk: &mut Desk) -> Vec<Arc<ThrowRecord>> {
    std::mem::take(&mut desk.app.world_mut().resource_mut::<Shown>().0)
}

/// The faces of all volleys and musket fire, as everybody was told.
fn faces_told(desk: &Desk) -> Vec<Vec<u8>> {
    let told = desk.told(Viewer::Bystander).into_iter();
    told.filter_map(|told| match told {
        Happening::Gunnery(Gunnery::VolleyFired { faces, .. } | Gunnery::MusketsFired { faces, .. }) => Some(faces),
        _ => None,
    })
    .collect()
}

#[test]
fn a_replay_shows_the_same_throws_and_ends_in_the_same_table() {
    let saves = folder("annals");
    let mut desk = desk_with_dice(6);
    desk.app.insert_resource(SaveFolder(saves.0.clone()));
    desk.begin(setup(&library(), "lesson-2"), people(), 6);
    assert!(desk.play_out(), "it comes to an end");
    desk.until(20, |desk| desk.seen().asked == Asked::Over);
    let (view, told, digest) = (desk.seen().view.clone(), desk.told(Viewer::Bystander), desk.digest());
    assert!(faces_told(&desk).len() > 2);

    let mut other = desk_with_dice(7);
    other.app.insert_resource(SaveFolder(saves.0.clone()));
    let path = other.app.world().resource::<SaveFolder>().last().unwrap();
    other.say(ReplayMatch(path.clone()));
    other.app.update();
    let began = stand(&other);
    assert!(began.on && began.from_file && began.over, "{began:?}");
    assert!(began.of >= told.len() && began.lines.len() == told.len(), "{began:?}");
    assert_eq!(began.running, Some(Direction::Onward));
    idle(&mut other, 4000, |desk| stand(desk).running.is_none());
    assert_eq!((stand(&other).at, other.seen().asked.clone()), (began.of, Asked::Nothing));
    assert!(other.seen().view == view);
    assert_eq!((other.digest(), other.told(Viewer::Bystander)), (digest, told));
    let first = shown(&mut other);
    // Every called throw is shown, and each shows the outcome of the rules.
    let mut faces: Vec<Vec<u8>> = first.iter().map(|record| record.answer.outcome.faces().collect()).collect();
    faces.retain(|faces| faces_told(&desk).contains(faces));
    assert!(faces.len() >= faces_told(&desk).len());
    // Each has its old purpose, so that hits are told from misses as they were then.
    let whys = std::mem::take(&mut other.app.world_mut().resource_mut::<Shown>().2);
    let shots = whys.iter().filter(|why| matches!(why, Why::Volley { .. } | Why::Muskets { .. })).count();
    assert_eq!(whys.len(), first.len());
    assert!(shots >= faces_told(&desk).len(), "{shots} shots");

    // Played again it shows the same once more; nothing of the files on the disk has changed.
    let kept = std::fs::read(&path).unwrap();
    wish(&mut other, ReplayWish::Play(Direction::Onward));
    idle(&mut other, 4000, |desk| stand(desk).running.is_none());
    assert_eq!(shown(&mut other), first);
    assert_eq!(std::fs::read(&path).unwrap(), kept);
    assert_eq!(first[0].thrown_again(&Vessels::built_in().unwrap()), dice::ThrownAgain::Alike);
}

#[test]
fn every_moment_is_the_same_whichever_way_one_comes_to_it() {
    let mut desk = Desk::with(setup(&library(), "lesson-3"), people(), 17);
    desk.until(4000, |desk| desk.seen().view.table.turn >= 5);
    let live = desk.digest();
    wish(&mut desk, ReplayWish::Open);
    wish(&mut desk, ReplayWish::To(0));
    let mut onward = Vec::new();
    let mut turns = Vec::new();
    loop {
        let now = stand(&desk);
        onward.push((now.at, desk.seen().view.clone()));
        turns.push(now.turn);
        if now.at == now.of {
            break;
        }
        wish(&mut desk, ReplayWish::Step(Direction::Onward, Stride::Line));
        idle(&mut desk, 5, |desk| stand(desk).running.is_none());
        assert!(stand(&desk).at > now.at);
    }
    assert!(onward.len() > 40 && turns.is_sorted() && turns.last() == Some(&5), "{}", onward.len());
    // Back again, step by step.
    for (at, view) in onward.iter().rev().skip(1) {
        wish(&mut desk, ReplayWish::Step(Direction::Back, Stride::Line));
        assert!(stand(&desk).at == *at && desk.seen().view == *view, "{at}");
        assert!(desk.seen().replay && desk.seen().asked == Asked::Nothing);
    }
    // By phases and turns, and anywhere at once.
    let known: BTreeMap<usize, _> = onward.into_iter().collect();
    for stride in [Stride::Phase, Stride::Turn] {
        let mut stops = 0;
        while stand(&desk).at < stand(&desk).of {
            wish(&mut desk, ReplayWish::Step(Direction::Onward, stride));
            stops += 1;
            if let Some(view) = known.get(&stand(&desk).at) {
                assert!(desk.seen().view == *view, "{stride:?} {stops}");
            }
        }
        assert!(stops >= 4, "{stride:?}: {stops}");
        wish(&mut desk, ReplayWish::To(0));
    }
    for (turn, place) in stand(&desk).turns.iter() {
        wish(&mut desk, ReplayWish::To(*place));
        assert_eq!(stand(&desk).turn, *turn);
    }
    for at in [31, 3, 57, 40] {
        let (at, view) = known.range(..=at).next_back().unwrap();
        wish(&mut desk, ReplayWish::To(*at));
        assert!(desk.seen().view == *view, "{at}");
    }
    wish(&mut desk, ReplayWish::Close);
    assert!(!stand(&desk).on && desk.digest() == live);
    // The last player at the window lifts the curtain again.
    desk.until(20, |desk| desk.seen().asked == Asked::Orders);
    assert_eq!(desk.digest(), live);
}

#[test]
fn it_runs_backwards_too_and_at_any_pace() {
    let mut desk = Desk::with(setup(&library(), "lesson-1"), people(), 3);
    desk.app.insert_resource(bevy::time::TimeUpdateStrategy::ManualDuration(std::time::Duration::from_millis(100)));
    desk.until(2000, |desk| desk.seen().view.table.turn >= 3);
    wish(&mut desk, ReplayWish::Open);
    wish(&mut desk, ReplayWish::To(usize::MAX));
    let end = stand(&desk).at;
    assert_eq!(end, stand(&desk).of);
    let mut frames = Vec::new();
    for pace in [Pace::Slow, Pace::Normal, Pace::Swift] {
        wish(&mut desk, ReplayWish::To(end));
        wish(&mut desk, ReplayWish::Pace(pace));
        wish(&mut desk, ReplayWish::Play(Direction::Back));
        let mut count = 0;
        while stand(&desk).running.is_some() {
            desk.app.update();
            count += 1;
            assert!(count < 5000);
        }
        assert_eq!(stand(&desk).at, 0);
        frames.push(count);
    }
    assert!(frames[0] > frames[1] && frames[1] > 2 * frames[2], "{frames:?}");
    wish(&mut desk, ReplayWish::Play(Direction::Onward));
    wish(&mut desk, ReplayWish::Hold);
    assert_eq!(*desk.app.world().resource::<Pace>(), Pace::Paused);
    wish(&mut desk, ReplayWish::Close);
    assert_eq!(*desk.app.world().resource::<Pace>(), Pace::Normal);
}

#[test]
fn ts_29_a_replay_of_a_running_battle_shows_what_everybody_knows_and_no_more() {
    let mut desk = Desk::with(setup(&library(), "open-sea"), people(), 21);
    desk.until(900, |desk| desk.seen().view.table.turn >= 2 && desk.seen().sealed.len() == 1);
    desk.frame();
    let before = desk.seen().clone();
    wish(&mut desk, ReplayWish::Open);
    wish(&mut desk, ReplayWish::To(0));
    let of = stand(&desk).of;
    for at in 0..=of {
        wish(&mut desk, ReplayWish::To(at));
        let seen = desk.seen();
        assert_eq!((seen.seat, seen.viewer(), &seen.asked), (None, Viewer::Bystander, &Asked::Nothing));
    }
    wish(&mut desk, ReplayWish::Close);
    desk.app.update();
    assert_eq!((desk.seen().view.table.turn, &desk.seen().sealed), (before.view.table.turn, &before.sealed));
}

#[test]
fn a_battle_loaded_in_the_middle_finds_its_dice_where_they_lay() {
    let saves = folder("lying");
    let mut desk = desk_with_dice(6);
    desk.app.insert_resource(SaveFolder(saves.0.clone()));
    desk.begin(setup(&library(), "gravelines"), people(), 6);
    desk.until(2000, |desk| !faces_told(desk).is_empty());
    desk.until(2000, |desk| matches!(desk.seen().asked, Asked::Orders));
    let path = desk.app.world().resource::<SaveFolder>().last().unwrap();
    let mut other = desk_with_dice(7);
    other.say(LoadMatch(path));
    other.app.update();
    assert_eq!(other.digest(), desk.digest());
    let lying = other.app.world().resource::<LyingDice>().throw.clone().expect("dice lie in the tray");
    let count = lying.request.thrown();
    assert!(count > 0 && lying.answer.poses.len() == count);
    other.app.world_mut().resource_mut::<Shown>().1 = true;
    // Taken back by consent, the throw before it lies there; put in again, it falls as it fell.
    let last = loop {
        other.say(Undo { by_consent: true, by: None });
        other.app.update();
        let now = other.app.world().resource::<LyingDice>().throw.clone();
        if now.as_ref() != Some(&lying) {
            break now;
        }
    };
    assert!(last.is_some());
    shown(&mut other);
    for _ in 0..40 {
        other.say(Redo::default());
        other.app.update();
        other.app.update();
        other.app.update();
    }
    assert_eq!(other.digest(), desk.digest());
    assert_eq!(shown(&mut other).last(), Some(&lying), "the same dice fall again");
}

#[test]
fn dice_in_the_air_cannot_be_taken_back_or_looked_away_from() {
    let mut desk = Desk::fitted(6, |app| {
        app.insert_resource(AnswerSource::Physical);
    });
    desk.begin(setup(&library(), "gravelines"), people(), 6);
    desk.until(400, |desk| matches!(desk.seen().asked, Asked::Throw { .. }));
    let world = desk.app.world_mut();
    let throw = world.query_filtered::<Entity, With<CalledThrow>>().single(world).unwrap();
    world.entity_mut(throw).insert(OutOfHand);
    let digest = desk.digest();
    for by_consent in [false, true] {
        desk.say(Undo { by_consent, by: None });
        desk.app.update();
    }
    wish(&mut desk, ReplayWish::Open);
    assert!(!stand(&desk).on && desk.digest() == digest);
    assert!(desk.app.world().get_entity(throw).is_ok(), "it still falls");
    desk.app.world_mut().entity_mut(throw).remove::<OutOfHand>();
    wish(&mut desk, ReplayWish::Open);
    assert!(stand(&desk).on);
    assert!(desk.app.world().get_entity(throw).is_err(), "dice in the hand are put down");
    wish(&mut desk, ReplayWish::Close);
    desk.app.update();
    let world = desk.app.world_mut();
    assert!(world.query::<&CalledThrow>().single(world).is_ok(), "and taken up again");
}
