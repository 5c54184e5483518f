//! TS-13: collisions, crossings, contested hexes.

use weather_gage::rules::the_ships::happenings::{Collision, Movement};
use weather_gage::rules::the_ships::orders::OrderCard;
use weather_gage::rules::the_ships::ship_card::BatteryPlace;

use super::scene::*;

fn collided(kind: Collision, striker: &str, struck: &str) -> H {
    H::Movement(Movement::Collided { kind, striker: id(striker), struck: id(struck), mutual: false })
}

fn crossed(kind: Collision, one: &str, other: &str) -> H {
    H::Movement(Movement::Collided { kind, striker: id(one), struck: id(other), mutual: true })
}

/// Revenge makes one step against a San Martin that lies still; returns its kind, and the boxes each loses.
fn strike(
    bow: (i32, i32),
    facing: weather_gage::rules::geometry::hex::Heading,
    card: OrderCard,
    prey: ((i32, i32), weather_gage::rules::geometry::hex::Heading),
) -> (Vec<H>, [u8; 3], [u8; 3], Sea) {
    let mut sea = Scene::new(N).ship(REVENGE, bow, facing, |_| {}).ship(SAN_MARTIN, prey.0, prey.1, |_| {}).begin();
    let told = sea.play_with_any_choice(&[(REVENGE, card)]);
    let (own, theirs) = (sea.ship(REVENGE).crossed.0, sea.ship(SAN_MARTIN).crossed.0);
    (only(&told, |h| matches!(h, H::Movement(Movement::Collided { .. }))), own, theirs, sea)
}

impl Sea {
    /// Plays with the first option of every choice and the best of every die.
    pub fn play_with_any_choice(&mut self, cards: &[(&str, OrderCard)]) -> Vec<H> {
        self.play_with_any_choice_but(cards, 1)
    }

    /// The same with this face on every die.
    pub fn play_with_any_choice_but(&mut self, cards: &[(&str, OrderCard)], face: u8) -> Vec<H> {
        use weather_gage::rules::kernel::{Awaiting, Want};
        let mut told = self.part(cards, &[]);
        while let Awaiting::Answer(want) = self.battle.awaiting().clone() {
            let give = match want {
                Want::Throw { request, .. } => throw(&vec![face; request.thrown()]),
                Want::Choice { options, .. } => Give::Choose(Box::leak(options[0].key().into_boxed_str())),
                Want::Shuffle { .. } => panic!("there are no cards"),
            };
            told.extend(self.go_on(&[give]));
        }
        told
    }
}

#[test]
fn ts_13_2_and_13_3_head_on() {
    let (told, own, theirs, sea) = strike((8, 9), N, battle("F"), ((8, 8), S));
    assert_eq!(told, [collided(Collision::HeadOn, REVENGE, SAN_MARTIN)]);
    assert_eq!((own, theirs), ([4, 4, 0], [4, 4, 0]));
    // TS-13.4: guns go with their boxes, and a sailor with each: after box 2 on both sides.
    assert_eq!((sea.ship(REVENGE).sailors, sea.ship(SAN_MARTIN).sailors), (24 - 2, 28 - 2));
    assert_eq!(sea.lies(REVENGE), ((8, 9), N), "TS-13.1: the striker stays where she was");
}

#[test]
fn ts_13_3_into_the_stern() {
    let (told, own, theirs, sea) = strike((8, 9), N, battle("F"), ((8, 7), N));
    assert_eq!(told, [collided(Collision::IntoStern, REVENGE, SAN_MARTIN)]);
    assert_eq!((own, theirs), ([1, 1, 0], [0, 0, 4]));
    assert_eq!(sea.ship(REVENGE).masts, [1, 3, 2, 2], "a box of the fore mast");
    assert_eq!(sea.ship(REVENGE).sailors, 23, "TS-15.9: and a sailor with it");
    // Four stern boxes, four sailors and a strike-off each; the gun after box 3 of the stern, and another sailor.
    assert_eq!(sea.ship(SAN_MARTIN).sailors, 28 - 5);
}

#[test]
fn ts_13_3_ram() {
    // San Martin lies across, her starboard side to the south.
    let (told, own, theirs, _) = strike((8, 9), N, battle("F"), ((9, 8), SE));
    assert_eq!(told, [collided(Collision::Ram, REVENGE, SAN_MARTIN)]);
    assert_eq!((own, theirs), ([1, 1, 0], [0, 4, 0]));
}

#[test]
fn ts_13_3_side_to_side() {
    // Revenge turns to starboard into a ship alongside on the same course.
    let (told, own, theirs, _) = strike((8, 9), N, battle("R"), ((9, 9), N));
    assert_eq!(told, [collided(Collision::SideToSide, REVENGE, SAN_MARTIN)]);
    assert_eq!((own, theirs), ([0, 2, 0], [2, 0, 0]));
}

#[test]
fn ts_13_3_side_into_stern_and_side_into_bow() {
    // She turns to starboard onto 9,9; through the hexside of it that faces her bow, 8,9, lies the other's stern: that ship
    // heads away from 8,9, which is SE from there.
    let (told, own, theirs, _) = strike((8, 9), N, battle("R"), ((10, 10), SE));
    assert_eq!(told, [collided(Collision::SideIntoStern, REVENGE, SAN_MARTIN)]);
    assert_eq!((own, theirs), ([0, 2, 0], [0, 0, 4]));
    let (told, own, theirs, _) = strike((8, 9), N, battle("R"), ((9, 9), NW));
    assert_eq!(told, [collided(Collision::SideIntoBow, REVENGE, SAN_MARTIN)]);
    assert_eq!((own, theirs), ([0, 2, 0], [1, 1, 0]));
}

#[test]
fn ts_13_1_the_ship_struck_goes_on() {
    let mut sea = Scene::new(SE).ship(REVENGE, (8, 9), N, |_| {}).ship(SAN_MARTIN, (8, 8), SE, |_| {}).begin();
    let told = sea.play_with_any_choice(&[(REVENGE, full("F")), (SAN_MARTIN, battle("FFF"))]);
    assert_eq!(
        only(&told, |h| matches!(h, H::Movement(Movement::Collided { .. }))),
        [collided(Collision::Ram, REVENGE, SAN_MARTIN)]
    );
    assert!(sea.ship(REVENGE).crossed_in(BatteryPlace::Port) > 0);
    assert_eq!(sea.lies(SAN_MARTIN).0, (11, 9), "three steps to the south-east");
}

#[test]
fn ts_13_5_crossing_bows_is_head_on_and_both_stop() {
    // Bow to bow on neighbouring hexes, both ahead: each would enter the hex the other covers.
    let mut sea = Scene::new(NE).ship(REVENGE, (8, 9), N, |_| {}).ship(SAN_MARTIN, (8, 8), S, |_| {}).begin();
    let told = sea.play_with_any_choice(&[(REVENGE, full("FF")), (SAN_MARTIN, full("FF"))]);
    assert_eq!(
        only(&told, |h| matches!(h, H::Movement(Movement::Collided { .. }))),
        [crossed(Collision::HeadOn, REVENGE, SAN_MARTIN)]
    );
    assert_eq!((sea.ship(REVENGE).crossed.0, sea.ship(SAN_MARTIN).crossed.0), ([4, 4, 0], [4, 4, 0]));
    assert_eq!(only(&told, |h| matches!(h, H::Movement(Movement::Stopped { .. }))).len(), 2);
    assert_eq!((sea.lies(REVENGE).0, sea.lies(SAN_MARTIN).0), ((8, 9), (8, 8)));
}

#[test]
fn ts_13_6_the_lowest_die_must_enter_the_contested_hex() {
    // One hex between the bows; both reach it in beat 1.
    let mut sea = Scene::new(NE).ship(REVENGE, (8, 10), N, |_| {}).ship(SAN_MARTIN, (8, 8), S, |_| {}).begin();
    let told = sea
        .play(&[(REVENGE, full("F")), (SAN_MARTIN, full("F"))], &[throw(&[7]), throw(&[7]), throw(&[4]), throw(&[15])]);
    let thrown = only(&told, |h| matches!(h, H::Movement(Movement::ContestThrown { .. })));
    assert_eq!(thrown.len(), 4, "a tie is thrown again by all");
    assert_eq!((sea.lies(REVENGE), sea.lies(SAN_MARTIN)), (((8, 9), N), ((8, 8), S)), "Revenge lost, and goes in");
    // The ship that stayed out is the striker against the one that went in.
    assert_eq!(
        only(&told, |h| matches!(h, H::Movement(Movement::Collided { .. }))),
        [collided(Collision::HeadOn, SAN_MARTIN, REVENGE)]
    );
    assert_eq!(only(&told, |h| matches!(h, H::Movement(Movement::Stopped { .. }))).len(), 2);
    assert_eq!(
        only(&told, |h| matches!(h, H::Movement(Movement::StepPaid { .. }))).len(),
        2,
        "both have stopped for the turn"
    );
}

#[test]
fn ts_13_8_own_ships_collide_and_hulks_take_no_damage() {
    let mut sea = Scene::new(N)
        .ship(REVENGE, (8, 9), N, |_| {})
        .ship(SWALLOW, (8, 7), N, |_| {})
        .ship(SAN_MARTIN, (1, 3), S, |_| {})
        .begin();
    let told = sea.play_with_any_choice(&[(REVENGE, battle("F"))]);
    assert_eq!(
        only(&told, |h| matches!(h, H::Movement(Movement::Collided { .. }))),
        [collided(Collision::IntoStern, REVENGE, SWALLOW)]
    );
    assert_eq!(
        sea.ship(SWALLOW).standing,
        weather_gage::rules::the_ships::ship::Standing::Sunk,
        "TS-15.4: all four stern boxes"
    );
    let mut sea = Scene::new(N)
        .ship(REVENGE, (8, 9), N, |_| {})
        .ship(SAN_MARTIN, (8, 7), N, |ship| {
            ship.standing = Some(weather_gage::rules::the_ships::ship::Standing::OutOfAction);
        })
        .ship(SANTIAGO, (1, 3), S, |_| {})
        .begin();
    sea.play_with_any_choice(&[(REVENGE, battle("F"))]);
    assert_eq!((sea.ship(REVENGE).crossed.0, sea.ship(SAN_MARTIN).crossed.0), ([1, 1, 0], [0, 0, 0]));
}

#[test]
fn ts_12_6_who_stops_is_run_into_by_who_follows() {
    // Revenge leads and runs into San Martin; Swallow, close astern, runs into Revenge.
    let mut sea = Scene::new(N)
        .ship(REVENGE, (8, 9), N, |_| {})
        .ship(SWALLOW, (8, 11), N, |_| {})
        .ship(SAN_MARTIN, (8, 8), S, |_| {})
        .begin();
    let told = sea.play_with_any_choice(&[(REVENGE, battle("F")), (SWALLOW, battle("F"))]);
    let kinds = only(&told, |h| matches!(h, H::Movement(Movement::Collided { .. })));
    assert_eq!(
        kinds,
        [collided(Collision::HeadOn, REVENGE, SAN_MARTIN), collided(Collision::IntoStern, SWALLOW, REVENGE)]
    );
}
