//! Answers of the physics to the rules: every piece in the vessel, and only possible ones.

use std::collections::BTreeMap;

use weather_gage::dice::laboratory::request;
use weather_gage::dice::read_zones::read_pose;
use weather_gage::dice::{Answer, Call, Gesture, Pose, Reading, Solid, Unthrowable, Way, answer};
use weather_gage::rules::dead_reckoning::tray::{Lie, READINGS, Zone};
use weather_gage::rules::kernel::{PieceId, Rest, Seat, ThrowRequest, Throwable, Vessel};

use super::vessels;

fn call<'a>(request: &'a ThrowRequest, way: Way, lying: &'a BTreeMap<PieceId, Pose>) -> Call<'a> {
    Call { request, way, gesture: None, seed: 5, lying, filmed: true }
}

#[test]
fn the_rules_accept_what_physics_answers() {
    let vessels = vessels();
    let lying = BTreeMap::new();
    for way in [Way::Hand, Way::Tray, Way::Tower] {
        for request in [
            ThrowRequest::dice(7, 20),
            ThrowRequest::dice(3, 6),
            ThrowRequest::dice(0, 20),
            request(&vessels, Solid::Cube, 5),
        ] {
            let answer = answer(&vessels, &call(&request, way, &lying)).unwrap();
            assert_eq!(request.accept(&answer.outcome), Ok(()));
            assert_eq!(answer.poses.len(), request.thrown(), "every piece lies somewhere");
        }
    }
}

#[test]
fn large_throws_of_numbered_dice_fall_in_groups_of_twenty() {
    let vessels = vessels();
    let (request, lying) = (ThrowRequest::dice(45, 20), BTreeMap::new());
    let answer = answer(&vessels, &call(&request, Way::Tray, &lying)).unwrap();
    assert_eq!(request.accept(&answer.outcome), Ok(()));
    for (group, count) in [(0, 20), (1, 20), (2, 5)] {
        let first = answer.throws.iter().find(|thrown| thrown.group == group).unwrap();
        assert_eq!(first.recording.plan.launches.len(), count);
    }
}

#[test]
fn dr_18_15_forty_cubes_fall_together() {
    let vessels = vessels();
    let (request, lying) = (request(&vessels, Solid::Cube, 40), BTreeMap::new());
    let answer = answer(&vessels, &call(&request, Way::Tower, &lying)).unwrap();
    assert_eq!(answer.throws[0].recording.plan.launches.len(), 40);
    assert_eq!(request.accept(&answer.outcome), Ok(()));
    let too_many = super::answers::request(&vessels, Solid::Cube, 121);
    let refused = weather_gage::dice::answer(&vessels, &call(&too_many, Way::Tower, &lying));
    assert_eq!(refused.unwrap_err(), Unthrowable::TooMany(121));
}

#[test]
fn dr_22_11_cubes_that_lie_there_are_reported_and_may_be_knocked() {
    let vessels = vessels();
    let (request, lying) = (request(&vessels, Solid::Cube, 8), BTreeMap::new());
    let first = answer(&vessels, &call(&request, Way::Tower, &lying)).unwrap();
    let cube = |number: u16| (PieceId(number), Throwable::Cube { of: Seat(0) });
    let there = first.outcome.0.iter().filter(|(piece, _)| piece.0 != 2);
    let second = ThrowRequest {
        into: Vessel::BattleShip { zones: 12 },
        fresh: (8..14).map(cube).collect(),
        again: vec![cube(2)],
        lying: there.map(|(piece, rest)| (*piece, Throwable::Cube { of: Seat(1) }, *rest)).collect(),
    };
    let after = answer(&vessels, &call(&second, Way::Tower, &first.poses)).unwrap();
    assert_eq!(second.accept(&after.outcome), Ok(()));
    assert_eq!(after.outcome.0.len(), 14);
    let plan = &after.throws[0].recording.plan;
    assert_eq!((plan.launches.len(), plan.standing.len()), (7, 7));
    assert!(plan.standing.iter().all(|cube| cube.loose && cube.pose == first.poses[&cube.piece]));
    for (piece, rest) in &after.outcome.0 {
        // The saved pose says the same as the saved outcome.
        let Rest::Zone(zone) = rest else { panic!("a cube lies in a zone") };
        assert_eq!(read_pose(&vessels, &after.poses[piece]), Reading::Zone(*zone));
    }
    // Without poses, as in a battle set up by a script, they are set down in their zones first.
    let set_up = answer(&vessels, &call(&second, Way::Tower, &lying)).unwrap();
    assert_eq!(second.accept(&set_up.outcome), Ok(()));
}

#[test]
fn dr_22_13_rules_that_ask_hear_of_every_drop_by_itself() {
    let vessels = vessels();
    let mut missed = 0;
    for seed in 0..40 {
        let mut request = request(&vessels, Solid::Cube, 12);
        request.into = Vessel::BattleShip { zones: READINGS };
        let lying = BTreeMap::new();
        let answer = answer(&vessels, &Call { seed, ..call(&request, Way::Tower, &lying) }).unwrap();
        assert_eq!(request.accept(&answer.outcome), Ok(()));
        assert_eq!(answer.throws.len(), 1, "one drop, whatever came of it");
        for (piece, rest) in &answer.outcome.0 {
            let (_, reading) = answer.throws[0].readings.iter().find(|(read, _)| read == piece).unwrap();
            let lie = Lie::numbered(match rest {
                Rest::Zone(number) => *number,
                Rest::Face(_) => panic!("a cube has no face"),
            });
            assert_eq!(lie.unwrap().zone().is_some(), reading.counts(), "{piece:?}");
            missed += u32::from(!reading.counts());
        }
    }
    assert!((5..60).contains(&missed), "{missed} of 480 cubes lay in no zone");
}

#[test]
fn dr_22_15_a_cube_that_will_not_lie_in_a_zone_is_put_down_under_where_it_was() {
    let vessels = vessels();
    let cube = |number: u16| (PieceId(number), Throwable::Cube { of: Seat(0) });
    // On the ridge between S1A and S2, and somewhere beside the tray.
    let lying = BTreeMap::from([
        (PieceId(3), Pose::upright([14.0, 80.5, 6.5])),
        (PieceId(4), Pose::upright([180.0, 30.0, -20.0])),
    ]);
    let request = ThrowRequest {
        into: Vessel::BattleShip { zones: 12 },
        fresh: Vec::new(),
        again: vec![cube(3), cube(4)],
        lying: Vec::new(),
    };
    let answer = answer(&vessels, &call(&request, Way::Tower, &lying)).unwrap();
    assert!(answer.throws.is_empty(), "nothing is thrown");
    let zone = |at: usize| {
        Lie::numbered(match answer.outcome.0[at].1 {
            Rest::Zone(number) => number,
            Rest::Face(_) => u8::MAX,
        })
    };
    assert!(matches!(zone(0), Some(Lie::In(Zone::S1a | Zone::S2))), "{:?}", zone(0));
    assert_eq!(zone(1), Some(Lie::In(Zone::Mi)), "the nearest");
    for (piece, rest) in &answer.outcome.0 {
        let Rest::Zone(zone) = rest else { panic!("a cube lies in a zone") };
        assert_eq!(read_pose(&vessels, &answer.poses[piece]), Reading::Zone(*zone));
    }
}

#[test]
fn a_weak_gesture_is_raised_and_says_so() {
    let vessels = vessels();
    let (request, lying) = (ThrowRequest::dice(5, 20), BTreeMap::new());
    let thrown = |gesture| {
        let call = Call { gesture: Some(gesture), ..call(&request, Way::Hand, &lying) };
        answer(&vessels, &call).unwrap()
    };
    let weak = thrown(Gesture { release: [0, 75, 30], velocity: [0, 100, 0], spin: [0; 3] });
    assert!(weak.raised.drop && weak.raised.speed && weak.raised.spin);
    let plan = &weak.throws[0].recording.plan;
    let lowest = plan.launches.iter().map(|launch| launch.pose.millimetres()[2]).fold(f64::MAX, f64::min);
    assert!(lowest >= 100.0 + Solid::D20.to_corner(12.0) - 0.1, "{lowest}");
    let strong = thrown(Gesture { release: [0, 75, 200], velocity: [500, 300, 0], spin: [900, 0, 0] });
    assert!(!strong.raised.any());
    let wild = thrown(Gesture { release: [i16::MAX; 3], velocity: [i16::MIN; 3], spin: [i16::MAX; 3] });
    assert_eq!(request.accept(&wild.outcome), Ok(()), "a hand beyond the table throws into the tray");
}

#[test]
fn a_record_is_kept_as_text_and_read_again() {
    let vessels = vessels();
    let (request, lying) = (ThrowRequest::dice(4, 6), BTreeMap::new());
    let answer = answer(&vessels, &call(&request, Way::Hand, &lying)).unwrap();
    let text = ron::to_string(&answer).unwrap();
    assert_eq!(ron::from_str::<Answer>(&text).unwrap(), answer);
    let kept = answer.for_journal();
    let json = serde_json::to_string(&kept).unwrap();
    assert_eq!(serde_json::from_str::<Answer>(&json).unwrap(), kept);
    assert!(json.len() < 12_000, "{} bytes for four dice", json.len());
    assert_eq!(kept.outcome, answer.outcome);
    for spoiled in ["A", "AA=A", "AAAAAAAAAAAAAAAAAAAA"] {
        let begin = json.find("\"poses\":\"").unwrap() + 9;
        let end = begin + json[begin..].find('"').unwrap();
        let json = format!("{}{spoiled}{}", &json[..begin], &json[end..]);
        assert!(serde_json::from_str::<Answer>(&json).is_err(), "{spoiled}");
    }
}

#[test]
fn what_cannot_be_thrown_is_said() {
    let vessels = vessels();
    let lying = BTreeMap::new();
    let odd = ThrowRequest::dice(1, 7);
    assert_eq!(
        answer(&vessels, &call(&odd, Way::Tray, &lying)).unwrap_err(),
        Unthrowable::NoSuchDie(Throwable::Die { faces: 7 })
    );
    let astray = ThrowRequest { into: Vessel::BattleShip { zones: 12 }, ..ThrowRequest::dice(1, 20) };
    assert_eq!(answer(&vessels, &call(&astray, Way::Tower, &lying)).unwrap_err(), Unthrowable::WrongVessel(PieceId(0)));
}
