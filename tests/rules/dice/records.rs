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
fn dr_28_28_a_record_is_read_as_it_was_written() {
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
fn dr_28_15_and_28_17_the_same_plan_on_the_same_engine_falls_alike_bit_for_bit() {
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
fn an_outcome_that_does_not_follow_from_what_was_read_is_found_out() {
    let vessels = vessels();
    let honest = record(ThrowRequest::dice(5, 20), Way::Tray, 3);
    let mut better = honest.clone();
    better.answer.outcome = honest.request.showing(&[20; 5]);
    let read = ThrowRecord::read(&better.write().unwrap()).unwrap();
    assert!(read.shows(&better.answer.outcome), "the journal may say the same");
    assert_eq!(read.thrown_again(&vessels), ThrownAgain::Otherwise);
    let mut nothing_thrown = honest.clone();
    nothing_thrown.answer.throws.clear();
    assert_eq!(nothing_thrown.thrown_again(&vessels), ThrownAgain::Otherwise);
    let mut cubes = record(request(&vessels, Solid::Cube, 8), Way::Tower, 3);
    assert_eq!(cubes.thrown_again(&vessels), ThrownAgain::Alike);
    let ThrowOutcome(rests) = &mut cubes.answer.outcome;
    let Rest::Zone(zone) = rests[4].1 else { panic!("a cube lies in a zone") };
    rests[4].1 = Rest::Zone(u8::from(zone == 0));
    assert_eq!(cubes.thrown_again(&vessels), ThrownAgain::Otherwise);
}

#[test]
fn a_record_that_would_be_endless_work_is_none() {
    let honest = record(ThrowRequest::dice(3, 20), Way::Tray, 5);
    let is_read = |record: &ThrowRecord| ThrowRecord::read(&record.write().unwrap()).is_some();
    assert!(is_read(&honest));
    let mut often = honest.clone();
    let drop = often.answer.throws[0].clone();
    often.answer.throws.extend(std::iter::repeat_n(drop, 60));
    let mut stranger = honest.clone();
    stranger.answer.throws[0].recording.plan.launches[0].piece.0 = 77;
    let mut heap = honest.clone();
    for launch in &mut heap.answer.throws[0].recording.plan.launches {
        launch.piece.0 = 0;
    }
    let mut twice = honest.clone();
    let piece = twice.request.fresh[0];
    twice.request.fresh.push(piece);
    for (number, record) in [often, stranger, heap, twice].iter().enumerate() {
        assert!(!is_read(record), "{number}");
    }
}

#[test]
fn nonsense_is_no_record() {
    let line = record(ThrowRequest::dice(3, 20), Way::Tray, 5).write().unwrap();
    for nonsense in ["", "()", "(by:(0))", &line[..line.len() / 2], &line.replace("bodies:3", "bodies:1")] {
        assert_eq!(ThrowRecord::read(nonsense), None, "{nonsense:.40}");
    }
    assert!(ThrowRecord::read(&line).is_some());
}
