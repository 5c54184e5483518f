//! Chance is drawn at the throw: no earlier throw and no file tells the next one.

use std::collections::BTreeSet;
use std::fs;

use weather_gage::chance::seed;
use weather_gage::logbook::chronicle::{self, Save};
use weather_gage::play::answers::AnswerSource;
use weather_gage::play::begin::NewMatch;
use weather_gage::play::called_throw::CalledThrow;
use weather_gage::play::saves::{LoadMatch, SaveFolder};
use weather_gage::play::undo::{Redo, Undo};
use weather_gage::rules::kernel::Viewer;
use weather_gage::rules::the_ships::game::TheShips;

use super::desk::{Desk, bots, folder, library, people, setup};

/// `seed` the other way round: the root from which this was drawn.
fn root_of(drawn: u64, number: u64, stream: &str) -> u64 {
    let unshifted = |x: u64, by: u32| {
        let mut found = x;
        for _ in 0..64 / by {
            found = x ^ (found >> by);
        }
        found
    };
    // Odd numbers have an inverse.
    let inverse =
        |odd: u64| (0..6).fold(odd, |found, _| found.wrapping_mul(2_u64.wrapping_sub(odd.wrapping_mul(found))));
    let mut x = unshifted(drawn, 31);
    x = unshifted(x.wrapping_mul(inverse(0x94d0_49bb_1331_11eb)), 27);
    x = unshifted(x.wrapping_mul(inverse(0xbf58_476d_1ce4_e5b9)), 30);
    for byte in stream.bytes().rev() {
        x = x.wrapping_mul(inverse(0x0000_0100_0000_01b3)) ^ u64::from(byte);
    }
    x ^ 0x9e37_79b9_7f4a_7c15_u64.wrapping_mul(number.wrapping_add(1))
}

fn begin(desk: &mut Desk, seed: Option<u64>) {
    let setup = setup(&library(), "gravelines");
    desk.say(NewMatch::<TheShips> { setup, players: people().to_vec(), seed, limit: None });
    desk.app.update();
}

/// The throws of a battle that begins so: the number and the seed of each.
fn throws(desk: &mut Desk, count: usize) -> Vec<(u64, u64)> {
    let mut throws = Vec::new();
    desk.until(4000, |desk| {
        let mut called = desk.app.world().try_query::<&CalledThrow>().unwrap();
        throws.extend(called.iter(desk.app.world()).map(|called| (called.number as u64, called.seed)));
        throws.len() >= count
    });
    throws
}

/// Would one who knows the throw before foresee this one?
fn foreseen(throws: &[(u64, u64)]) -> usize {
    let follows = |(number, drawn): (u64, u64), (next, then): (u64, u64)| {
        seed(root_of(drawn, number, "dice"), next, "dice") == then
    };
    throws.windows(2).filter(|pair| follows(pair[0], pair[1])).count()
}

#[test]
fn a_throw_cannot_be_foreseen_from_those_before_it_nor_from_the_save() {
    let saves = folder("chance");
    let mut desk = Desk::new(6);
    desk.app.insert_resource(SaveFolder(saves.0.clone()));
    begin(&mut desk, None);
    let fresh = throws(&mut desk, 12);
    assert_eq!(foreseen(&fresh), 0);
    let path = SaveFolder(saves.0.clone()).last().unwrap();
    let save: Save<TheShips> = chronicle::read_save(&fs::read_to_string(&path).unwrap()).unwrap();
    assert_eq!(save.seed, None);
    // Gone on with, it is drawn anew as well: the same save twice, other throws.
    let mut futures = BTreeSet::new();
    for _ in 0..2 {
        let mut other = Desk::new(6);
        other.say(LoadMatch(path.clone()));
        other.app.update();
        let throws = throws(&mut other, 3);
        futures.insert(throws);
    }
    assert_eq!(futures.len(), 2);
    // With a seed all of it follows, as it always has: a seed is for that.
    let seeded = || {
        let mut desk = Desk::new(6);
        begin(&mut desk, Some(8));
        throws(&mut desk, 12)
    };
    let one = seeded();
    assert_eq!((foreseen(&one), &one), (one.len() - 1, &seeded()));
}

#[test]
fn bots_without_a_seed_play_another_battle_each_time_and_the_same_with_one() {
    let play = |seed| {
        let mut desk = Desk::new(1);
        let setup = setup(&library(), "lesson-2");
        desk.say(NewMatch::<TheShips> { setup, players: bots().to_vec(), seed, limit: None });
        desk.app.update();
        assert!(desk.play_out());
        desk.digest()
    };
    assert_eq!(play(Some(3)), play(Some(3)));
    let fresh: BTreeSet<_> = (0..3).map(|_| play(None).to_string()).collect();
    assert_eq!(fresh.len(), 3);
}

#[test]
fn what_is_taken_back_and_put_in_again_falls_as_it_fell() {
    let mut desk = Desk::new(6);
    begin(&mut desk, None);
    desk.until(2000, |desk| desk.seen().view.table.turn >= 2);
    let (digest, told) = (desk.digest(), desk.told(Viewer::Bystander));
    // All hands off the dice: repeated inputs come from the record.
    desk.app.insert_resource(AnswerSource::Scripted);
    for _ in 0..6 {
        desk.say(Undo { by_consent: true, by: None });
        desk.app.update();
    }
    assert_ne!(desk.digest(), digest);
    // Cards that were turned together come back together, and are put in again one by one.
    for _ in 0..12 {
        desk.say(Redo::default());
        for _ in 0..5 {
            desk.app.update();
        }
    }
    assert_eq!((desk.digest(), desk.told(Viewer::Bystander)), (digest, told));
}
