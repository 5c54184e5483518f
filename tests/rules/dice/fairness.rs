//! T1, T2, T3, T5, T6: faces, memory, neighbours, what must be caught, and bounds.

use std::collections::BTreeMap;

use weather_gage::dice::chance::Chance;
use weather_gage::dice::fairness::{Counts, against, binomial, holm, survival, table};
use weather_gage::dice::gesture::drawn;
use weather_gage::dice::laboratory::Trial;
use weather_gage::dice::plan::Handful;
use weather_gage::dice::pose::Pose;
use weather_gage::dice::read_faces::{Reading, read_faces, upper_face};
use weather_gage::dice::simulate::simulate_unseen;
use weather_gage::dice::{Launch, Setting, Solid, ThrowPlan, Vessels, Way, plan};
use weather_gage::rules::kernel::PieceId;

use super::{faces, tally, vessels};

const PLAIN: Setting = Setting { cubes: false, tower: false };

#[test]
fn chi_square_has_the_right_tail() {
    for (value, freedom, p) in [
        (30.144, 19, 0.05),
        (43.820, 19, 0.001),
        (11.070, 5, 0.05),
        (20.515, 5, 0.001),
        (3.841, 1, 0.05),
        (361.0, 361, 0.49),
    ] {
        assert!((survival(value, freedom) / p - 1.0).abs() < 0.02, "{value} {freedom}: {}", survival(value, freedom));
    }
    assert!(survival(200.0, 19) < 1e-30 && survival(200.0, 19) > 0.0, "small, not nothing");
}

#[test]
fn holm_rejects_what_is_small_for_its_rank() {
    assert_eq!(holm(&[0.3, 0.0001, 0.02], 0.001), [false, true, false]);
    assert_eq!(holm(&[0.0004, 0.0001, 0.02], 0.001), [true, true, false]);
    assert_eq!(holm(&[0.0006, 0.0004, 0.02], 0.001), [false, false, false]);
}

#[test]
fn a_fair_history_is_left_alone_and_a_loaded_one_is_not() {
    let mut fair = Counts::new(20);
    let mut loaded = Counts::new(20);
    let mut chance = Chance::new(7, 0, 0);
    for _ in 0..3000 {
        let face = chance.below(20) as u8 + 1;
        fair.add(face);
        assert!(!fair.suspicious(), "after {} throws", fair.total());
        loaded.add(if chance.share() < 0.1 { 20 } else { face });
    }
    assert!(loaded.suspicious(), "{}", loaded.evidence());
    let band = fair.band();
    assert!((band.middle - 150.0).abs() < 1e-9 && band.low > 105.0 && band.high < 195.0, "{band:?}");
    assert!(fair.0.iter().all(|count| (band.low..=band.high).contains(&(*count as f64))));
    assert!(loaded.0[19] as f64 > band.high);
    assert!((Counts::new(6).evidence() - 1.0).abs() < 1e-9, "nothing thrown, nothing to say");
}

#[test]
fn t1_t6_every_die_is_fair_every_way_and_stays_in_bounds() {
    let vessels = vessels();
    let mut tests = Vec::new();
    for die in [Solid::D20, Solid::D6] {
        for way in [Way::Hand, Way::Tray, Way::Tower] {
            let tally = tally(&vessels, die, 10, way, 150);
            assert_eq!(tally.dice, 1500);
            let chi = against(&faces(&tally, die), &vec![1.0 / f64::from(die.sides()); usize::from(die.sides())]);
            assert_eq!(chi.freedom, u32::from(die.sides()) - 1);
            tests.push(chi.p);
            let first = tally.first;
            assert_eq!((tally.all.lost, tally.all.unsettled, tally.unreadable), (0, 0, 0), "{die:?} {way:?}");
            let again = first.on_wall + first.on_die + first.on_other + first.stacked + first.stuck;
            assert!(again <= 15, "{die:?} {way:?}: {first:?}");
            assert!(tally.settle.figures().p99 <= 2.0, "{:?}", tally.settle.figures());
        }
    }
    assert!(holm(&tests, 0.001).iter().all(|failed| !failed), "{tests:?}");
}

#[test]
fn t3_neighbours_and_successors_do_not_know_of_each_other() {
    let vessels = vessels();
    let trial = Trial { die: Solid::D6, count: 10, way: Way::Hand, seed: 3 };
    let (mut same, mut pairs, mut before) = (0, 0, None);
    let mut rows = vec![vec![0_u64; 6]; 6];
    for number in 0..120 {
        let faces: Vec<u8> = trial.throw(&vessels, number, false).unwrap().outcome.faces().collect();
        for pair in faces.windows(2) {
            same += u64::from(pair[0] == pair[1]);
            pairs += 1;
        }
        if let Some(before) = before.replace(faces.clone()) {
            for (now, before) in faces.iter().zip(&before) {
                rows[usize::from(*before) - 1][usize::from(*now) - 1] += 1;
            }
        }
    }
    let rows: Vec<&[u64]> = rows.iter().map(Vec::as_slice).collect();
    let successors = table(&rows);
    assert_eq!(successors.freedom, 25);
    let tests = [binomial(same, pairs, 1.0 / 6.0), successors.p];
    assert!(holm(&tests, 0.001).iter().all(|failed| !failed), "{tests:?}");
}

/// How far apart faces are on a d20, as classes of angle: the same, its neighbours, and so on to the opposite.
fn class(from: u8, to: u8) -> usize {
    let faces = Solid::D20.faces(2.0);
    let normal = |number: u8| faces[usize::from(number) - 1].normal;
    let cosine: f64 = (0..3).map(|i| normal(from)[i] * normal(to)[i]).sum();
    [0.9, 0.5, 0.0, -0.5, -0.9].iter().position(|bound| cosine > *bound).unwrap_or(5)
}

const CLASSES: [f64; 6] = [0.05, 0.15, 0.3, 0.3, 0.15, 0.05];

fn hand(vessels: &Vessels, number: u64) -> ThrowPlan {
    let pieces: Vec<_> = (0..10).map(|piece| (PieceId(piece), Solid::D20)).collect();
    let gesture = drawn(vessels, &mut Chance::new(number, 9, 9));
    let handful = Handful { setting: PLAIN, way: Way::Hand, pieces: &pieces, standing: Vec::new() };
    plan(vessels, &handful, Some(&gesture), number, 0, 0)
}

/// Classes of angle between the face each die starts with and the face it ends on.
fn memory(vessels: &Vessels, plans: impl Iterator<Item = ThrowPlan>) -> Vec<u64> {
    let mut counts = vec![0; 6];
    for plan in plans {
        for ((_, reading), launch) in read_faces(vessels, &simulate_unseen(vessels, &plan)).iter().zip(&plan.launches) {
            if let Reading::Face(face) = reading {
                counts[class(upper_face(launch.solid, &launch.pose).0, *face)] += 1;
            }
        }
    }
    counts
}

#[test]
fn t2_as_the_game_throws_the_face_in_the_hand_is_forgotten() {
    let vessels = vessels();
    // All dice lie in the hand with the 20 up; the shake is the plan's.
    let mut counts = vec![0; 6];
    for number in 0..150 {
        for (_, reading) in read_faces(&vessels, &simulate_unseen(&vessels, &hand(&vessels, number))) {
            if let Reading::Face(face) = reading {
                counts[class(20, face)] += 1;
            }
        }
    }
    let chi = against(&counts, &CLASSES);
    assert_eq!(chi.freedom, 5);
    assert!(chi.p > 0.001, "{counts:?} {chi:?}");
}

#[test]
fn t2b_even_unshaken_a_throw_of_the_least_force_nearly_forgets() {
    let vessels = vessels();
    let held = |mut plan: ThrowPlan| {
        for launch in &mut plan.launches {
            launch.pose.turn = Pose::upright([0.0; 3]).turn;
        }
        plan
    };
    let counts = memory(&vessels, (0..150).map(|number| held(hand(&vessels, number))));
    let total: u64 = counts.iter().sum();
    let chi = against(&counts, &CLASSES);
    let w = ((chi.value - 5.0).max(0.0) / total as f64).sqrt();
    assert!(w <= 0.12, "a gauge: {w} {counts:?}");
}

#[test]
fn t5_a_drop_of_two_centimetres_is_caught() {
    let vessels = vessels();
    let drop = |number: u64| {
        let mut plan = hand(&vessels, number);
        for (at, launch) in plan.launches.iter_mut().enumerate() {
            let (column, row) = (at % 5, at / 5);
            let place = [-80.0 + 40.0 * column as f64, 50.0 + 50.0 * row as f64, 20.0 + Solid::D20.to_face(12.0)];
            let faces = Solid::D20.faces(2.0);
            // A face down, for then its opposite is up.
            let [x, y, z] = faces[at].normal;
            let turn = [y, -x, 0.0, 1.0 + z];
            let length = turn.iter().map(|c| c * c).sum::<f64>().sqrt();
            let turn = turn.map(|c| c / length);
            *launch = Launch { pose: Pose::nearest(place, turn), velocity: [0; 3], spin: [0; 3], ..*launch };
        }
        plan
    };
    let counts = memory(&vessels, (0..6).map(drop));
    assert!(against(&counts, &CLASSES).p < 1e-6, "{counts:?}");
}

#[test]
fn t5_a_loaded_die_is_caught() {
    let mut vessels = vessels();
    vessels.dice.d20.off_centre = 0.6;
    let tally = tally(&vessels, Solid::D20, 10, Way::Hand, 250);
    let chi = Counts(faces(&tally, Solid::D20)).chi_square();
    assert!(chi.p < 1e-6, "{chi:?}");
}

#[test]
fn t6_nothing_gets_out_of_the_hardest_throws() {
    let vessels = vessels();
    let mut chance = Chance::new(11, 0, 0);
    for number in 0..60 {
        let mut plan = hand(&vessels, number);
        plan.setting.tower = number % 2 == 0;
        for launch in &mut plan.launches {
            // Up to six metres a second, every way.
            let speed = chance.between(3000.0, 6000.0);
            launch.velocity = chance.direction().map(|c| (c * speed) as i16);
            launch.spin = chance.direction().map(|c| (c * 15_000.0) as i16);
        }
        let recording = simulate_unseen(&vessels, &plan);
        for (piece, reading) in read_faces(&vessels, &recording) {
            assert!(!matches!(reading, Reading::Lost | Reading::Unsettled), "{number} {piece:?} {reading:?}");
        }
    }
}

#[test]
fn the_turn_of_a_shake_is_as_likely_every_way() {
    let mut chance = Chance::new(5, 0, 0);
    let mut counts: BTreeMap<u8, u64> = BTreeMap::new();
    for _ in 0..20_000 {
        let pose = Pose::nearest([0.0; 3], chance.turn());
        *counts.entry(upper_face(Solid::D20, &pose).0).or_default() += 1;
    }
    let counts = Counts(counts.into_values().collect());
    assert!(counts.chi_square().p > 0.001, "{:?}", counts.chi_square());
}
