//! Deeds while another captain is awaited, or of captains who have no part in the battle (DR-4.15, DR-5.12, DR-13.1).

use weather_gage::rules::dead_reckoning::check;
use weather_gage::rules::dead_reckoning::colours::Colour::Blue;
use weather_gage::rules::dead_reckoning::happenings::{Levelling, Sailors};
use weather_gage::rules::dead_reckoning::state::Phase;
use weather_gage::rules::dead_reckoning::view::seen_by;
use weather_gage::rules::kernel::{Awaiting, Misfit, Seat, Viewer};

use super::scene::*;

const THIRD: Seat = Seat(2);

/// Purple moved in on a green pirate, and both have an ability to use; blue looks on from the harbour.
fn three() -> Game {
    Game::of(
        "players: [
            (colour: Purple, at: \"r1c1\", holds: {A: (cargo: 2)}, in_play: [\"SA-CAP@2+A1-04\"]),
            (colour: Green, at: \"r1c1\", pirate: true, hand: [\"SA-CAP@2\"], holds: {A: (cargo: 1)},
                in_play: [\"SA-BOS@2+A1-04\"]),
            (colour: Blue, hand: [\"SA-GUN@1\", \"SA-PIR@1\"], holds: {A: (gold: 1)}),
        ], moved_in: true, attack: Ship(Green)",
    )
}

#[test]
fn dr_4_15_others_level_up_while_the_table_waits_for_an_order() {
    let mut game = three();
    let level_up = |word: &str| Order::LevelUp(card(word));
    game.give(THIRD, level_up("SA-GUN#1"));
    assert!(game.has(&H::Sailors(Sailors::LevelledUp {
        by: Blue,
        card: Some(card("SA-GUN#1")),
        level: Some(2),
        why: Levelling::Due
    })));
    assert_eq!((game.phase(), game.played.awaiting()), (Phase::Commit, &Awaiting::Orders(vec![ACTIVE])));
    assert_eq!(game.refused(THIRD, level_up("SA-PIR")), "DR-13.5", "one card between two turns");
    game.give(OTHER, level_up("SA-CAP"));
    assert_eq!(game.played.give(THIRD, Order::Play(card("SA-PIR"))), Err(Misfit::NotAwaited(THIRD)));
    assert_eq!(game.played.give(OTHER, Order::Jettison(Hold::A, goods(1, 0))), Err(Misfit::NotAwaited(OTHER)));
}

#[test]
fn dr_4_15_from_the_drop_those_who_fight_do_not_level_up_and_others_do() {
    let mut game = three();
    game.commit(0, Some(0));
    assert_eq!(game.phase(), Phase::Abilities);
    assert_eq!(game.refused(OTHER, Order::LevelUp(card("SA-CAP"))), "DR-13.1");
    game.give(THIRD, Order::LevelUp(card("SA-PIR")));
    assert_eq!(game.played.awaiting(), &Awaiting::Orders(vec![ACTIVE]), "nobody has passed by that");
    assert_eq!(game.told_by("DR-18.18"), 1);
}

#[test]
fn dr_5_12_goods_are_laid_anew_while_another_is_awaited() {
    let mut game = three();
    let apart = |good| [(Hold::A, good), (Hold::D, good)].into();
    game.give(THIRD, Order::Rearrange([(Hold::D, goods(0, 1))].into()));
    assert_eq!(game.player(Blue).slot(Hold::D).goods, goods(0, 1));
    game.give(ACTIVE, Order::Commit(0));
    game.give(ACTIVE, Order::Rearrange(apart(goods(1, 0))));
    game.give(ACTIVE, Order::Jettison(Hold::D, goods(1, 0)));
    assert_eq!(game.player(Purple).aboard(), goods(1, 0), "in the own turn, before the cubes are dropped (DR-5.13)");
    assert_eq!((game.phase(), game.played.awaiting()), (Phase::Answer, &Awaiting::Orders(vec![OTHER])));
    game.give(OTHER, Order::Commit(0));
    assert_eq!(game.refused(OTHER, Order::Rearrange([(Hold::D, goods(1, 0))].into())), "DR-18.9");
    game.give(THIRD, Order::Rearrange([(Hold::A, goods(0, 1))].into()));
    assert_eq!(game.player(Blue).slot(Hold::A).goods, goods(0, 1), "blue has no part in the battle");
}

#[test]
fn dr_5_12_a_ship_is_bound_by_its_own_battle_alone() {
    let mut game = Game::of(
        "players: [(colour: Purple, at: \"r1c1\", in_play: [\"SA-CAP@2+A1-04\"]),
        (colour: Green, hand: [\"SA-GUN@1\"], holds: {A: (cargo: 1)})],
        islands: [(id: \"IS-01\", at: \"r1c1\", slots: 4, cubes: {Green: 3}, buildings: [Garrison])],
        attack: Building(Garrison)",
    );
    game.commit(0, None).zones(&["S1A", "S1A", "S1A"]);
    assert_eq!(game.refused(OTHER, Order::LevelUp(card("SA-GUN#1"))), "DR-13.1", "the building is green’s (DR-4.15)");
    game.give(OTHER, Order::Rearrange([(Hold::D, goods(1, 0))].into()));
    assert_eq!(game.player(Green).slot(Hold::D).goods, goods(1, 0));
}

#[test]
fn dr_30_15_who_may_level_up_meanwhile_follows_from_what_everybody_knows() {
    let mut game = three();
    let may = |game: &Game| -> Vec<Seat> {
        let known = seen_by(game.state(), Viewer::Bystander).table;
        let seats = [ACTIVE, OTHER, THIRD].into_iter();
        let may: Vec<Seat> = seats.filter(|seat| check::may_level_up_meanwhile(&known, *seat)).collect();
        let truly = |seat: &Seat| check::may_level_up_meanwhile(game.state(), *seat);
        assert!([ACTIVE, OTHER, THIRD].iter().all(|seat| truly(seat) == may.contains(seat)));
        may
    };
    assert_eq!(may(&game), [OTHER, THIRD]);
    game.give(THIRD, Order::LevelUp(card("SA-PIR")));
    assert_eq!(may(&game), [OTHER], "once (DR-13.5)");
    game.commit(0, Some(0));
    assert_eq!((game.phase(), may(&game)), (Phase::Abilities, vec![]), "not who fights, from the drop (DR-4.15)");
}
