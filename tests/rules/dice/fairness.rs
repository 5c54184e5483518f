//! T1, T5, T6: faces, faults that must be caught, and bounds.

use std::collections::BTreeMap;

use weather_gage::dice::chance::Chance;
use weather_gage::dice::fairness::{Counts, against, survival};
use weather_gage::dice::laboratory::Trial;
use weather_gage::dice::memory::{Hands, first_drop};
use weather_gage::dice::pose::Pose;
use weather_gage::dice::read_faces::{Reading, read_faces, upper_face};
use weather_gage::dice::simulate::simulate_unseen;
use weather_gage::dice::{Solid, Way};

use super::{faces, tally, vessels};

/// Holm's procedure: these tests fail when all of them together may err with this chance.
pub fn holm(tests: &[f64], level: f64) -> Vec<bool> {
    let mut order: Vec<usize> = (0..tests.len()).collect();
    order.sort_by(|a, b| tests[*a].total_cmp(&tests[*b]));
    let mut failed = vec![false; tests.len()];
    for (rank, test) in order.into_iter().enumerate() {
        if tests[test] > level / (tests.len() - rank) as f64 {
            break;
        }
        failed[test] = true;
    }
    failed
}

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
    let trial = Trial { die: Solid::D20, count: 10, way: Way::Hand, seed: 6 };
    for number in 0..60 {
        let mut plan = first_drop(&vessels, trial, Hands::All, number);
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
