//! The tray: reading, dropping again, exploding (DR-22, and what DR-28 says of readings).

use weather_gage::logbook::wording::{Language, Words};
use weather_gage::rules::dead_reckoning::happenings::{Battle, Cubes, Outcome, Stowing};
use weather_gage::rules::dead_reckoning::state::Phase;
use weather_gage::rules::dead_reckoning::tray::{Lie, Zone};
use weather_gage::rules::dead_reckoning::wants::Why;
use weather_gage::rules::kernel::{Answer, Misfit, PieceId, Rest, ThrowOutcome, Vessel, Want};

use super::scene::*;

/// The pieces that are thrown once more.
fn again(game: &Game) -> Vec<u16> {
    let Want::Throw { request, .. } = game.want() else { panic!("{:?}", game.want()) };
    request.again.iter().map(|(piece, _)| piece.0).collect()
}

#[test]
fn dr_22_2_every_zone_has_its_sign_in_words() {
    let words = Words::built_in();
    for language in Language::BUILT_IN {
        for zone in Zone::ALL {
            assert!(
                words.has(&language, weather_gage::logbook::wording::dead_reckoning::zone_key(zone)),
                "{language} {zone:?}"
            );
        }
    }
}

#[test]
fn dr_22_3_and_22_4_every_cube_ends_in_a_zone() {
    for zone in Zone::ALL.into_iter().filter(|zone| *zone != Zone::Ex) {
        let mut game = Game::of(PIRATE);
        game.commit(1, Some(0)).zones(&[zone.id()]);
        assert!(game.has(&H::Cubes(Cubes::CubeCame { cube: 0, of: Purple, lie: Lie::In(zone) })));
        assert_eq!(game.told_by("DR-22.13"), 0);
    }
}

#[test]
fn dr_22_5_and_22_7_the_zone_whose_floor_it_touches_is_what_the_tray_reports() {
    let mut game = Game::of(PIRATE);
    game.commit(1, Some(1));
    let Want::Throw { request, .. } = game.want() else { panic!("a throw") };
    assert_eq!(request.into, Vessel::BattleShip { zones: 17 }, "twelve zones, and five ways to touch no floor");
    let outcome = |rests: &[(u16, u8)]| {
        Answer::Thrown(ThrowOutcome(rests.iter().map(|(piece, zone)| (PieceId(*piece), Rest::Zone(*zone))).collect()))
    };
    assert!(matches!(game.played.answer(outcome(&[(0, 17), (1, 0)])), Err(Misfit::AnswerOwed(_))), "no such reading");
    assert!(matches!(game.played.answer(outcome(&[(0, 1)])), Err(Misfit::AnswerOwed(_))), "one cube is not reported");
    game.answer(outcome(&[(0, 1), (1, 2)]));
}

#[test]
fn dr_22_6_and_22_8_on_ridges_or_on_other_cubes_is_dropped_again_without_an_extra_cube() {
    let mut game = Game::of(PIRATE);
    game.commit(1, Some(1)).zones(&["RIDGE", "STACK"]);
    assert_eq!(again(&game), [0, 1]);
    assert_eq!((game.player(Purple).supply, game.player(Green).supply), (33, 33));
    assert!(game.has(&H::Cubes(Cubes::CubeCame { cube: 0, of: Purple, lie: Lie::Ridge })));
    assert_eq!((game.told_by("DR-22.6"), game.told_by("DR-22.8")), (1, 1));
}

#[test]
fn dr_22_10_a_moved_cube_lies_in_its_new_zone_and_knocks_nothing() {
    let mut game = Game::of(
        "players: [(colour: Purple, at: \"r1c1\", in_play: [\"SA-PIR@1+A4-04\"])], merchant: \"E1-01\", attack: Merchant",
    );
    game.commit(1, None).zones(&["CH", "S1A", "S1B"]);
    game.give(ACTIVE, Order::Use(card("SA-PIR"), 0)).choose("cube-0").choose("S2");
    assert!(game.has(&H::Cubes(Cubes::CubeMoved { cube: 0, of: Purple, from: Zone::Ch, to: Zone::S2 })));
    assert_eq!(game.told_by("DR-22.11"), 0);
    assert!(game.has(&H::Battle(Battle::StrengthCounted { active: 2, other: 2 })));
}

#[test]
fn dr_22_11_and_22_12_later_cubes_knock_earlier_ones_and_all_are_read_anew() {
    let mut game = Game::of(
        "players: [(colour: Purple, at: \"r1c1\", in_play: [\"SA-GUN@3\"])], merchant: \"E1-01\", attack: Merchant",
    );
    game.commit(1, None).zones(&["S1A", "S1B", "CA"]);
    game.give(ACTIVE, Order::Use(card("SA-GUN#1"), 0));
    game.zones_knocking(&["S1C", "S1D"], &[(0, "RIDGE"), (1, "EX")]);
    assert!(game.has(&H::Cubes(Cubes::CubeKnocked {
        cube: 1,
        of: Black,
        from: Lie::In(Zone::S1b),
        to: Lie::In(Zone::Ex)
    })));
    assert_eq!(again(&game), [0], "knocked onto a ridge it goes up again");
    game.zones(&["S2"]);
    assert_eq!(again(&game), [1], "and then the knocked one explodes");
    game.zones(&["CA", "CA"]);
    assert!(game.has(&H::Battle(Battle::StrengthCounted { active: 4, other: 0 })));
}

#[test]
fn dr_22_13_and_22_14_all_that_touch_no_floor_left_or_never_rested_drop_together() {
    let mut game = Game::of(
        "players: [(colour: Purple, at: \"r1c1\", in_play: [\"SA-GUN@2+A2-07\"])], merchant: \"E1-01\", attack: Merchant",
    );
    game.commit(4, None).zones(&["OUT", "TOWER", "S1A", "UNSETTLED", "RIDGE", "STACK"]);
    assert_eq!(again(&game), [0, 1, 3, 4, 5]);
    let Want::Throw { request, why, .. } = game.want() else { panic!("a throw") };
    assert_eq!((request.fresh.len(), request.lying.len(), why), (0, 1, &Why::Again));
    assert!(game.has(&H::Cubes(Cubes::SentUpAgain { cubes: vec![0, 1, 3, 4, 5] })));
    game.zones(&["S1A", "S1A", "S1A", "S1A", "OUT"]);
    assert_eq!(again(&game), [5], "until none is left");
}

#[test]
fn dr_22_15_after_ten_drops_in_a_row_a_cube_is_put_down_where_it_lies() {
    let mut game = Game::of(PIRATE);
    game.commit(1, Some(1)).zones(&["RIDGE", "S1A"]);
    for _ in 0..9 {
        game.zones(&["RIDGE"]);
    }
    game.zones_knocking(&["OUT"], &[(1, "RIDGE")]);
    let Want::Throw { request, why, .. } = game.want() else { panic!("a throw") };
    assert_eq!((request.into, why), (Vessel::BattleShip { zones: 12 }, &Why::PutDown), "a zone, and no other answer");
    assert_eq!((request.again.len(), request.lying.len()), (1, 0), "the other waits in the hand");
    game.zones(&["S2"]);
    assert!(game.has(&H::Cubes(Cubes::CubePutDown { cube: 0, of: Purple, zone: Zone::S2 })));
    assert_eq!(again(&game), [1], "which has been dropped but once");
}

#[test]
fn dr_22_16_and_22_18_all_that_explode_bring_one_more_each_and_they_belong_to_the_battle() {
    let mut game = Game::of(PIRATE);
    game.commit(1, Some(1)).zones(&["EX", "EX"]);
    let Want::Throw { request, .. } = game.want() else { panic!("a throw") };
    assert_eq!((request.fresh.len(), request.again.len()), (2, 2), "of both sides together");
    assert_eq!((game.player(Purple).supply, game.player(Green).supply), (32, 32));
    game.zones(&["S1A", "S1A", "S1B", "EX"]).zones(&["S1A", "S2"]);
    assert!(game.has(&H::Battle(Battle::StrengthCounted { active: 2, other: 4 })));
}

#[test]
fn dr_22_17_without_a_cube_for_the_extra_it_drops_alone() {
    let mut game =
        Game::of(&MERCHANT.replace("at: \"r1c1\"", "at: \"r1c1\", supply: 1").replace("attack", "black: 2, attack"));
    game.commit(1, None).zones(&["EX", "EX", "S1A"]);
    let Want::Throw { request, .. } = game.want() else { panic!("a throw") };
    assert_eq!((request.fresh.len(), request.again.len()), (0, 2));
    assert!(
        game.has(&H::Battle(Battle::CubesMissing { by: Purple, count: 1 }))
            && game.has(&H::Battle(Battle::CubesMissing { by: Black, count: 1 }))
    );
}

#[test]
fn dr_22_19_explosions_abilities_booty_damage_winner() {
    let mut game = Game::of(
        "players: [(colour: Purple, at: \"r1c1\", in_play: [\"SA-CAP@2+A1-04\", \"SA-GUN@2\"]),
        (colour: Green, at: \"r1c1\", pirate: true)], moved_in: true, attack: Ship(Green)",
    );
    game.commit(2, Some(1)).zones(&["EX", "CA", "DA"]).zones(&["S1A", "S1B"]);
    game.give(ACTIVE, Order::Use(card("SA-CAP"), 0)).choose("supply");
    assert_eq!(game.phase(), Phase::Over);
    let place = |wanted: &dyn Fn(&H) -> bool| game.told.iter().position(wanted).unwrap();
    let order = [
        place(&|told| matches!(told, H::Cubes(Cubes::Exploded { .. }))),
        place(&|told| matches!(told, H::Battle(Battle::AbilityUsed { .. }))),
        place(&|told| matches!(told, H::Stowing(Stowing::BootyWon { .. }))),
        place(&|told| matches!(told, H::Outcome(Outcome::Damaged { .. }))),
        place(&|told| matches!(told, H::Battle(Battle::Won { .. }))),
    ];
    assert!(order.is_sorted(), "{order:?}");
    assert!(game.has(&H::Battle(Battle::StrengthCounted { active: 3, other: 0 })), "strength cubes stayed until then");
}

#[test]
fn dr_28_21_and_28_22_what_cannot_be_read_is_a_value_with_its_reason() {
    for (word, lie) in [
        ("TOWER", Lie::Tower),
        ("OUT", Lie::Out),
        ("RIDGE", Lie::Ridge),
        ("STACK", Lie::Stack),
        ("UNSETTLED", Lie::Unsettled),
    ] {
        let mut game = Game::of(PIRATE);
        game.commit(1, Some(0)).zones(&[word]);
        assert!(game.has(&H::Cubes(Cubes::CubeCame { cube: 0, of: Purple, lie })));
        assert_eq!(again(&game), [0], "{word} goes up again");
    }
}
