//! Throws on record: written and read again, and thrown again from their plans.

use std::collections::BTreeMap;

use weather_gage::dice::laboratory::request;
use weather_gage::dice::{Call, Solid, ThrowRecord, ThrownAgain, Way, answer};
use weather_gage::rules::kernel::{Rest, Seat, ThrowOutcome, ThrowRequest};

use super::vessels;

fn record(wanted: ThrowRequest, way: Way, seed: u64) -> ThrowRecord {
    let lying = BTreeMap::new();
    let call = Call { request: &wanted, way, gesture: None, seed, lying: &lying, filmed: true };
    let fell = answer(&vessels(), &call).unwrap();
    ThrowRecord::new(Seat(1), wanted, &fell)
}

#[test]
fn a_record_is_read_as_it_was_written() {
    for (wanted, way) in [
        (ThrowRequest::dice(7, 20), Way::Tray),
        (ThrowRequest::dice(25, 20), Way::Tower),
        (ThrowRequest::dice(0, 20), Way::Tray),
        (request(&vessels(), Solid::Cube, 9), Way::Tower),
    ] {
        let record = record(wanted, way, 11);
        let line = record.write().unwrap();
        assert!(!line.contains('\n'), "one line");
        assert_eq!(ThrowRecord::read(&line), Some(record));
    }
}

#[test]
fn the_same_plan_on_the_same_engine_falls_alike_bit_for_bit() {
    let vessels = vessels();
    for seed in 0..12 {
        let way = [Way::Tray, Way::Tower, Way::Hand][seed as usize % 3];
        let wanted = if seed % 4 == 3 { request(&vessels, Solid::Cube, 8) } else { ThrowRequest::dice(5, 20) };
        let way = if seed % 4 == 3 { Way::Tower } else { way };
        let line = record(wanted, way, seed).write().unwrap();
        let record = ThrowRecord::read(&line).unwrap();
        assert_eq!(record.thrown_again(&vessels), ThrownAgain::Alike, "{seed}");
    }
}

#[test]
fn a_record_of_another_engine_says_nothing_and_a_false_one_is_found_out() {
    let vessels = vessels();
    let honest = record(ThrowRequest::dice(5, 20), Way::Tray, 3);
    let mut elsewhere = honest.clone();
    elsewhere.answer.throws[0].recording.plan.engine.solver.push('!');
    assert_eq!(elsewhere.thrown_again(&vessels), ThrownAgain::OtherEngine);
    let mut nudged = honest.clone();
    nudged.answer.throws[0].recording.plan.launches[2].spin[0] += 40;
    assert_eq!(nudged.thrown_again(&vessels), ThrownAgain::Otherwise);

    // The outcome in the journal is what counts: a record that shows another one is not shown.
    let faces: Vec<u8> = honest.answer.outcome.faces().collect();
    let better = honest.request.showing(&[20; 5]);
    assert!(honest.shows(&honest.request.showing(&faces)) && !honest.shows(&better));
    let mut false_face = honest.clone();
    let ThrowOutcome(rests) = &mut false_face.answer.outcome;
    rests[0].1 = Rest::Face(21);
    assert_eq!(ThrowRecord::read(&false_face.write().unwrap()), None, "no die shows 21");
}

#[test]
fn nonsense_is_no_record() {
    let line = record(ThrowRequest::dice(3, 20), Way::Tray, 5).write().unwrap();
    for nonsense in ["", "()", "(by:(0))", &line[..line.len() / 2], &line.replace("bodies:3", "bodies:1")] {
        assert_eq!(ThrowRecord::read(nonsense), None, "{nonsense:.40}");
    }
    assert!(ThrowRecord::read(&line).is_some());
}
