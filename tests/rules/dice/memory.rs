//! T2, T2b, T3, T5: memory that dice must not have, and that must be caught if they have it.

use weather_gage::dice::chance::Chance;
use weather_gage::dice::fairness::against;
use weather_gage::dice::laboratory::Trial;
use weather_gage::dice::memory::{Hands, Memory, class, first_drop, shares};
use weather_gage::dice::pose::Pose;
use weather_gage::dice::{Gesture, Launch, Solid, Vessels, Way, plan};
use weather_gage::dice::{Setting, plan::Handful};
use weather_gage::rules::kernel::PieceId;

use super::fairness::holm;
use super::vessels;

/// Ten of a kind.
const fn ten(die: Solid, way: Way) -> Trial {
    Trial { die, count: 10, way, seed: 22 }
}

fn remembered(vessels: &Vessels, trial: Trial, hands: Hands, throws: u64) -> Memory {
    let mut memory = Memory::of(trial.die);
    for number in 0..throws {
        memory.throw(vessels, &first_drop(vessels, trial, hands, number));
    }
    memory
}

#[test]
fn faces_fall_into_classes_of_angle() {
    for (die, sizes) in [(Solid::D20, [1, 3, 6, 6, 3, 1].as_slice()), (Solid::D6, &[1, 4, 1])] {
        for from in 1..=die.sides() {
            let mut counts = vec![0; sizes.len()];
            for to in 1..=die.sides() {
                counts[class(die, from, to)] += 1;
            }
            assert_eq!(counts, sizes, "{die:?} {from}");
            assert_eq!(class(die, from, die.sides() + 1 - from), sizes.len() - 1, "its opposite");
        }
        assert!((shares(die).iter().sum::<f64>() - 1.0).abs() < 1e-12);
    }
}

#[test]
fn t2_t3_as_the_game_throws_nothing_is_remembered_by_strong_hands_and_weak() {
    let vessels = vessels();
    let mut tests = Vec::new();
    for (trial, hands, throws) in [
        (ten(Solid::D20, Way::Hand), Hands::All, 150),
        (ten(Solid::D20, Way::Hand), Hands::Weak, 150),
        (ten(Solid::D20, Way::Tower), Hands::All, 60),
        (ten(Solid::D6, Way::Hand), Hands::All, 100),
        (ten(Solid::D6, Way::Hand), Hands::Weak, 100),
    ] {
        let memory = remembered(&vessels, trial, hands, throws);
        let found = memory.remembered();
        assert!(found.dice >= throws * 10 * 98 / 100, "{trial:?}: {} of {} dice were read", found.dice, throws * 10);
        assert_eq!(found.in_hand.freedom as usize, shares(trial.die).len() - 1);
        let sides = u32::from(trial.die.sides());
        assert_eq!((found.faces.freedom, found.after.freedom), (sides - 1, (sides - 1) * (sides - 1)));
        // The least and the strongest throw alike: the top face after the shake tells next to nothing of the last face.
        assert!(found.gauge <= 0.1, "{trial:?} {hands:?}: {}", found.gauge);
        tests.extend([found.in_hand.p, found.shaken.p, found.faces.p, found.beside.1, found.again.1, found.after.p]);
    }
    assert!(holm(&tests, 0.001).iter().all(|failed| !failed), "{tests:?}");
}

/// The hand at the table made this of a stroke of the mouse.
const fn stroke(x: i16, y: i16, vx: i16, vy: i16, sx: i16, sy: i16) -> Gesture {
    Gesture { release: [x, y, 118], velocity: [vx, vy, 0], spin: [sx, sy, 0] }
}

/// Strokes of the mouse at the table: flung, lazy, flicked, shaken round and let go, shaken to and fro and held still.
const STROKES: [Gesture; 25] = [
    stroke(-8, 169, -6, 703, -7030, -60),
    stroke(11, 131, -1, 34, -337, -11),
    stroke(-41, 165, -578, 39, -395, -5777),
    stroke(18, 130, -631, 234, -2343, -6311),
    stroke(-28, 174, -70, 0, 0, -702),
    stroke(-41, 153, -966, 118, -1183, -9655),
    stroke(-22, 140, 7, -31, 314, 68),
    stroke(53, 115, 358, -434, 4345, 3582),
    stroke(-41, 164, -535, 188, -1878, -5348),
    stroke(-42, 143, -218, 0, 0, -2179),
    stroke(24, 131, 553, -535, 5347, 5534),
    stroke(-11, 136, -22, -22, 216, -219),
    stroke(-45, 120, -203, -474, 4736, -2029),
    stroke(-17, 146, -580, 210, -2100, -5799),
    stroke(-8, 167, -283, 0, 0, -2829),
    stroke(35, 119, 322, -671, 6710, 3220),
    stroke(-34, 164, -30, 7, -68, -299),
    stroke(-11, 180, -277, 212, -2116, -2772),
    stroke(-44, 161, -538, 194, -1938, -5377),
    stroke(-54, 139, -111, 0, 0, -1111),
    stroke(-10, 183, -544, 469, -4689, -5438),
    stroke(8, 141, 27, 6, -65, 266),
    stroke(23, 112, 56, -136, 1360, 563),
    stroke(-49, 142, -567, 216, -2159, -5673),
    stroke(11, 137, -310, 0, 0, -3101),
];

#[test]
fn t2_the_face_in_the_hand_is_forgotten_after_strokes_made_at_the_table() {
    let vessels = vessels();
    let pieces: Vec<_> = (0..5).map(|piece| (PieceId(piece), Solid::D20)).collect();
    let mut memory = Memory::of(Solid::D20);
    let mut raised = 0;
    for number in 0..12_u64 {
        for (at, stroke) in STROKES.iter().enumerate() {
            let handful = Handful {
                setting: Setting { cubes: false, tower: false },
                way: Way::Hand,
                pieces: &pieces,
                standing: Vec::new(),
            };
            let plan = plan(&vessels, &handful, Some(stroke), number * 100 + at as u64, 0, 0);
            raised += usize::from(plan.raised.any());
            memory.throw(&vessels, &plan);
        }
    }
    assert!((1..STROKES.len() * 12).contains(&raised), "some hands are too weak, others not: {raised}");
    let found = memory.remembered();
    let tests = [found.in_hand.p, found.shaken.p, found.faces.p, found.beside.1, found.again.1];
    assert!(holm(&tests, 0.001).iter().all(|failed| !failed), "{found:?}");
}

#[test]
fn t2b_even_unshaken_a_throw_nearly_forgets() {
    let vessels = vessels();
    let mut memory = Memory::of(Solid::D20);
    for number in 0..150 {
        let mut plan = first_drop(&vessels, ten(Solid::D20, Way::Hand), Hands::All, number);
        for launch in &mut plan.launches {
            launch.pose.turn = Pose::upright([0.0; 3]).turn;
        }
        memory.throw(&vessels, &plan);
    }
    let gauge = memory.remembered().gauge;
    assert!(gauge <= 0.12, "{gauge} {:?}", memory.shaken);
}

/// Ten dice let go two centimetres over the floor, each on a face.
fn let_fall(vessels: &Vessels, number: u64) -> weather_gage::dice::ThrowPlan {
    let mut plan = first_drop(vessels, ten(Solid::D20, Way::Hand), Hands::All, number);
    let faces = Solid::D20.faces(2.0);
    for (at, launch) in plan.launches.iter_mut().enumerate() {
        let (column, row) = (at % 5, at / 5);
        let place = [-80.0 + 40.0 * column as f64, 50.0 + 50.0 * row as f64, 20.0 + Solid::D20.to_face(12.0)];
        // A face down, for then its opposite is up.
        let [x, y, z] = faces[at].normal;
        let turn = [y, -x, 0.0, 1.0 + z];
        let length = turn.iter().map(|c| c * c).sum::<f64>().sqrt();
        let pose = Pose::nearest(place, turn.map(|c| c / length));
        *launch = Launch { pose, velocity: [0; 3], spin: [0; 3], ..*launch };
    }
    plan
}

#[test]
fn t5_a_drop_of_two_centimetres_is_caught() {
    let vessels = vessels();
    let mut memory = Memory::of(Solid::D20);
    for number in 0..6 {
        memory.throw(&vessels, &let_fall(&vessels, number));
    }
    let found = memory.remembered();
    assert!(found.shaken.p < 1e-6 && found.gauge > 1.0, "{found:?}");
}

#[test]
fn t5_dice_that_follow_the_throw_before_are_caught() {
    let vessels = vessels();
    let mut memory = Memory::of(Solid::D20);
    let mut chance = Chance::new(4, 0, 0);
    // Every other throw is not thrown at all: the dice lie as they lay.
    let mut last = None;
    for number in 0..60 {
        let plan = first_drop(&vessels, ten(Solid::D20, Way::Tray), Hands::All, number);
        let again = last.take_if(|_| chance.share() < 0.2);
        let recording = again.unwrap_or_else(|| weather_gage::dice::simulate::simulate_unseen(&vessels, &plan));
        memory.count(&vessels, &recording);
        last = Some(recording);
    }
    let found = memory.remembered();
    assert!(found.again.1 < 1e-6, "{found:?}");
    assert!(against(&memory.in_hand, shares(Solid::D20)).p > 0.001, "the hand itself is fair");
}
