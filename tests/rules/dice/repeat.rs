//! T7: the same plan is the same throw; and a reading stays true.

use std::thread;

use weather_gage::dice::laboratory::Trial;
use weather_gage::dice::read_faces::read_face;
use weather_gage::dice::read_zones::read_zone;
use weather_gage::dice::{Run, Solid, Way, simulate};

use super::{tally, vessels};

/// Fingerprints of 30 throws each, which every build of this program must find again: `weather-gage dice --seed 1588`.
const KEPT: [(Solid, usize, Way, u64); 4] = [
    (Solid::D20, 10, Way::Hand, 0x8fc5_0f56_8d08_0bd4),
    (Solid::D6, 10, Way::Tray, 0x45d9_11f0_b972_ca12),
    (Solid::D20, 20, Way::Tower, 0x718e_2272_9a1c_6d88),
    (Solid::Cube, 6, Way::Tower, 0x8a10_e35e_3782_b706),
];

#[test]
fn t7_the_same_plan_is_the_same_throw_on_any_thread() {
    let vessels = vessels();
    let found = || KEPT.map(|(die, count, way, _)| tally(&vessels, die, count, way, 30).hash);
    let (one, other) = thread::scope(|scope| {
        let (one, other) = (scope.spawn(found), scope.spawn(found));
        (one.join().unwrap(), other.join().unwrap())
    });
    assert_eq!(one, other);
    let kept = KEPT.map(|(.., hash)| hash);
    assert_eq!(one, kept, "{one:#018x?}");
}

#[test]
fn a_filmed_throw_is_the_throw_nobody_saw() {
    let vessels = vessels();
    let trial = Trial { die: Solid::D20, count: 10, way: Way::Hand, seed: 21 };
    let (seen, unseen) = (trial.throw(&vessels, 0, true).unwrap(), trial.throw(&vessels, 0, false).unwrap());
    assert_eq!(seen.outcome, unseen.outcome);
    let first = &seen.throws[0].recording;
    assert_eq!(first.hash, unseen.throws[0].recording.hash);
    assert_eq!(simulate(&vessels, &first.plan), *first);
    assert!(first.film.seconds() > 0.5 && first.hits.len() > 20, "{} hits", first.hits.len());
    let loudest = first.hits.iter().map(|hit| hit.speed).max().unwrap();
    assert!((1000..10_000).contains(&loudest), "{loudest}");
    let (at, turn) = first.film.at(3, first.film.seconds()).unwrap();
    let (place, rest) = (first.lying[3].pose.millimetres(), first.lying[3].pose.quaternion());
    for i in 0..3 {
        assert!((f64::from(at[i]) - place[i]).abs() < 0.5, "the film ends where the dice lie");
    }
    let same: f64 = (0..4).map(|i| f64::from(turn[i]) * rest[i]).sum();
    assert!(same.abs() > 0.999);
}

#[test]
fn dr_28_20_what_was_read_is_still_so_two_seconds_later() {
    let vessels = vessels();
    let trials = [
        Trial { die: Solid::D20, count: 10, way: Way::Hand, seed: 31 },
        Trial { die: Solid::D6, count: 20, way: Way::Tower, seed: 32 },
        Trial { die: Solid::Cube, count: 12, way: Way::Tower, seed: 33 },
    ];
    for trial in trials {
        for number in 0..15 {
            let answer = trial.throw(&vessels, number, false).unwrap();
            let plan = &answer.throws[0].recording.plan;
            let mut run = Run::new(&vessels, plan, false);
            run.to_rest();
            let read = |run: &Run<'_>| {
                let lying = run.lying().into_iter().zip(&plan.launches);
                let read = lying.map(|(lying, launch)| match launch.solid {
                    Solid::Cube => read_zone(&vessels, &lying),
                    numbered => read_face(&vessels, numbered, &lying),
                });
                read.collect::<Vec<_>>()
            };
            let before = read(&run);
            run.run_on(2.0);
            for (before, after) in before.into_iter().zip(read(&run)) {
                assert!(!before.counts() || before == after, "{trial:?} {number}: {before:?} became {after:?}");
            }
        }
    }
}
