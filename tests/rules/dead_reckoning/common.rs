//! Common rules of battles: declaring, committing, dropping, booty, damage, the winner (DR-17.13, DR-18).

use weather_gage::rules::dead_reckoning::happenings::{
    Battle, Blow, Cubes, Extra, Marks, Outcome, Removed, Stow, Stowing, Turns,
};
use weather_gage::rules::dead_reckoning::state::Phase;
use weather_gage::rules::dead_reckoning::tray::Zone;
use weather_gage::rules::kernel::{Misfit, Want};

use super::scene::*;

#[test]
fn dr_18_1_and_18_2_three_kinds_and_the_active_player_is_the_first_side() {
    for (text, target, other) in [
        (MERCHANT, Target::Merchant, Black),
        (PIRATE, Target::Ship(Green), Green),
        (GARRISON, Target::Building(weather_gage::rules::dead_reckoning::island::Building::Garrison), Green),
    ] {
        let game = Game::of(text);
        assert_eq!(game.fight().target(), target);
        let [first, second] = &game.fight().sides[..] else { panic!("two sides") };
        assert_eq!((first.colour, second.colour), (Purple, other));
    }
}

#[test]
fn dr_18_3_the_same_enemy_is_fought_once_a_turn() {
    let mut game = Game::of(
        "players: [(colour: Purple, at: \"r1c1\", in_play: [\"SA-CAP@2\"]), (colour: Green, at: \"r1c1\", pirate: true)],
        fought: [Ship(Green)], merchant: \"E1-01\"",
    );
    assert_eq!(game.refused(ACTIVE, Order::Attack(Target::Ship(Green))), "DR-18.3");
    game.give(ACTIVE, Order::Attack(Target::Merchant)).commit(0, None).zones(&["S1A", "S1A"]);
    assert_eq!(game.phase(), Phase::Over, "nothing else is left to attack");
    assert_eq!(
        fault("players: [(colour: Purple, at: \"r1c1\")], merchant: \"E1-01\", attack: Merchant, fought: [Merchant]")
            .field,
        "attack"
    );
}

#[test]
fn dr_18_4_a_cannon_fires_in_one_battle_a_turn() {
    let mut game = Game::of(
        "players: [
            (colour: Purple, at: \"r1c1\", in_play: [\"SA-GUN@2\", \"SA-CAP@2\"]),
            (colour: Green, at: \"r1c1\"),
        ], merchant: \"E1-01\"",
    );
    game.give(ACTIVE, Order::Attack(Target::Merchant));
    assert_eq!(game.refused(ACTIVE, Order::Commit(3)), "DR-18.11");
    game.commit(1, None).zones(&["DA", "S1A", "CA"]);
    game.give(ACTIVE, Order::Attack(Target::Ship(Green)));
    assert_eq!(game.refused(ACTIVE, Order::Commit(2)), "DR-18.4");
    game.commit(1, Some(1));
    assert_eq!(game.state().used(Purple).unwrap().cannons.values().sum::<u8>(), 2);
}

#[test]
fn dr_18_5_an_ability_is_used_once_a_turn_even_in_two_battles() {
    let mut game = Game::of(
        "players: [
            (colour: Purple, at: \"r1c1\", in_play: [\"SA-CAP@2+A1-04\", \"SA-BOS@2+A1-04\"]),
            (colour: Green, at: \"r1c1\"),
        ], merchant: \"E1-01\"",
    );
    game.give(ACTIVE, Order::Attack(Target::Merchant)).commit(0, None).zones(&["S1A", "S1A"]);
    game.give(ACTIVE, Order::Use(card("SA-CAP"), 0));
    assert_eq!(game.refused(ACTIVE, Order::Use(card("SA-CAP"), 0)), "DR-18.5");
    game.give(ACTIVE, Order::Pass);
    game.give(ACTIVE, Order::Attack(Target::Ship(Green))).commit(0, Some(0));
    assert_eq!(game.phase(), Phase::Abilities);
    assert_eq!(game.refused(ACTIVE, Order::Use(card("SA-CAP"), 0)), "DR-18.5");
    game.give(ACTIVE, Order::Use(card("SA-BOS"), 0));
}

#[test]
fn dr_18_6_and_18_12_after_the_drop_no_card_is_played_and_no_cube_added() {
    let mut game = Game::of(
        "players: [(colour: Purple, at: \"r1c1\", in_play: [\"SA-CAP@2+A1-04\"], hand: [\"SA-GUN@2\"])],
        merchant: \"E1-01\", attack: Merchant",
    );
    game.commit(1, None).zones(&["S1A", "S1A", "S1A"]);
    assert_eq!(game.refused(ACTIVE, Order::Play(card("SA-GUN#1"))), "DR-18.6");
    assert_eq!(game.refused(ACTIVE, Order::Commit(0)), "DR-18.12");
}

#[test]
fn dr_18_12_the_active_side_commits_first_and_finally() {
    let mut game = Game::of(PIRATE);
    assert_eq!(game.phase(), Phase::Commit);
    assert_eq!(game.played.give(OTHER, Order::Commit(1)), Err(Misfit::NotAwaited(OTHER)));
    game.give(ACTIVE, Order::Commit(1));
    assert_eq!(game.phase(), Phase::Answer);
    assert_eq!(game.played.give(ACTIVE, Order::Commit(0)), Err(Misfit::NotAwaited(ACTIVE)));
}

#[test]
fn dr_18_7_no_cannon_at_all_may_be_committed() {
    let mut game = Game::of(PIRATE);
    game.commit(0, Some(0));
    assert_eq!(game.told_by("DR-18.15"), 0, "there is nothing to drop");
    assert!(game.has(&H::Battle(Battle::Won { by: Purple, tie: true })));
}

#[test]
fn dr_18_8_the_steps_follow_each_other() {
    let mut game = Game::of(PIRATE);
    game.commit(1, Some(1)).zones(&["S1A", "S1B"]);
    let phases: Vec<Phase> = game
        .told
        .iter()
        .filter_map(|told| match told {
            H::Turns(Turns::PhaseBegan { phase }) => Some(*phase),
            _ => None,
        })
        .collect();
    use Phase::{Abilities, Aftermath, Answer, Commit, Declare, Drop, Over};
    assert_eq!(phases, [Commit, Answer, Drop, Abilities, Aftermath, Declare, Over]);
}

#[test]
fn dr_18_9_from_the_drop_goods_stay_where_they_are() {
    let mut game = Game::of(
        "players: [(colour: Purple, at: \"r1c1\", in_play: [\"SA-CAP@2+A1-04\"], holds: {A: (cargo: 2)})],
        merchant: \"E1-01\", attack: Merchant",
    );
    game.give(ACTIVE, Order::Rearrange([(Hold::A, goods(1, 0)), (Hold::D, goods(1, 0))].into()));
    assert_eq!(game.player(Purple).slot(Hold::D).goods, goods(1, 0));
    game.give(ACTIVE, Order::Jettison(Hold::D, goods(1, 0)));
    assert_eq!(game.player(Purple).aboard(), goods(1, 0));
    game.commit(0, None).zones(&["S1A", "S1A"]);
    assert_eq!(game.refused(ACTIVE, Order::Rearrange([(Hold::D, goods(1, 0))].into())), "DR-18.9");
    assert_eq!(game.refused(ACTIVE, Order::Jettison(Hold::A, goods(1, 0))), "DR-18.9");
}

#[test]
fn dr_18_10_a_ship_with_five_damage_fights_on() {
    let mut game = Game::of(
        "players: [
            (colour: Purple, at: \"r1c1\", in_play: [\"SA-CAP@2+A1-04\"]),
            (colour: Green, at: \"r1c1\", pirate: true, damage: 4, in_play: [\"SA-GUN@4\", \"SA-CAP@2+A1-04\"]),
        ], moved_in: true, attack: Ship(Green)",
    );
    game.commit(1, Some(1)).zones(&["DA", "S2"]);
    game.give(ACTIVE, Order::Use(card("SA-CAP"), 0))
        .give(OTHER, Order::Use(card("SA-CAP"), 0))
        .give(OTHER, Order::Pass);
    assert!(game.has(&H::Outcome(Outcome::Damaged { ship: Green, by: Some(Purple), count: 1, why: Blow::Cube })));
    assert!(game.has(&H::Battle(Battle::Won { by: Green, tie: false })), "she won with five damage, and sank after it");
    assert!(game.has(&H::Outcome(Outcome::Sank { ship: Green, by: Some(Purple), from_ship: 0, from_chest: 5 })));
}

#[test]
fn dr_18_11_cannons_of_the_bow_of_tokens_over_empty_holds_and_of_cards_in_play() {
    let text = |hold: &str| {
        format!(
            "players: [(colour: Purple, at: \"r1c1\", upgrades: {{B: [\"UA-2\"]}}, holds: {{{hold}}},
            in_play: [\"SA-GUN#1@2+A2-07\"], hand: [\"SA-GUN#2@2\"])], merchant: \"E1-01\", attack: Merchant"
        )
    };
    let mut game = Game::of(&text(""));
    assert_eq!(game.refused(ACTIVE, Order::Commit(7)), "DR-18.11");
    game.give(ACTIVE, Order::Play(card("SA-GUN#2")));
    game.give(ACTIVE, Order::Commit(7));
    assert_eq!(game.fight().tray.iter().filter(|cube| cube.of == Purple).count(), 7);
    let mut laden = Game::of(&text("B: (cargo: 1)"));
    assert_eq!(laden.refused(ACTIVE, Order::Commit(5)), "DR-5.5", "her two guns stand behind the cargo");
    laden.give(ACTIVE, Order::Commit(4));
}

#[test]
fn dr_18_13_cubes_come_from_the_supply_and_there_are_twenty_black_ones() {
    let mut game = Game::of(&format!("{MERCHANT}, black: 1"));
    game.give(ACTIVE, Order::Commit(1));
    assert_eq!((game.player(Purple).supply, game.state().black), (33, 0));
    assert!(game.has(&H::Battle(Battle::CubesTaken { by: Purple, count: 1, from: None })));
    assert!(game.has(&H::Battle(Battle::CubesMissing { by: Black, count: 1 })));
    assert_eq!(fault("players: [(colour: Purple)], black: 21").field, "black");
}

#[test]
fn dr_18_14_extra_cubes_use_no_cannon() {
    let mut game = Game::of(
        "players: [(colour: Purple, at: \"r1c1\"), (colour: Green, at: \"r1c1\", pirate: true, finished: true)],
        moved_in: true, attack: Ship(Green)",
    );
    game.commit(0, Some(0));
    assert!(game.has(&H::Battle(Battle::ExtraCubes { by: Green, count: 2, why: Extra::LastTurn })));
    assert!(game.state().used(Green).is_none_or(|used| used.cannons.is_empty()));
    assert_eq!(game.fight().tray.len(), 2);
}

#[test]
fn dr_18_15_all_cubes_of_both_sides_drop_together() {
    let mut game = Game::of(PIRATE);
    game.commit(1, Some(1));
    let Want::Throw { request, by, .. } = game.want() else { panic!("a throw") };
    assert_eq!((request.fresh.len(), request.again.len(), request.lying.len()), (2, 0, 0));
    assert_eq!(*by, ACTIVE);
    assert!(game.has(&H::Cubes(Cubes::CubesDropped { by: Purple, fresh: vec![(0, Purple), (1, Green)] })));
}

#[test]
fn dr_18_16_redrops_come_before_explosions_until_neither_is_needed() {
    let mut game = Game::of(PIRATE);
    game.commit(1, Some(1)).zones(&["EX", "RIDGE"]);
    let again: Vec<u16> = match game.want() {
        Want::Throw { request, .. } => request.again.iter().map(|(piece, _)| piece.0).collect(),
        other => panic!("{other:?}"),
    };
    assert_eq!(again, [1], "the cube on the ridge first");
    game.zones(&["S1A"]).zones(&["EX", "S2"]).zones(&["S1A", "CA"]).choose("supply");
    assert_eq!(game.phase(), Phase::Over);
    assert_eq!(game.told.iter().filter(|told| matches!(told, H::Cubes(Cubes::Exploded { .. }))).count(), 2);
}

#[test]
fn dr_18_17_against_black_cubes_and_buildings_the_active_side_alone_uses_abilities() {
    let mut game = Game::of(
        "players: [
            (colour: Purple, at: \"r1c1\", in_play: [\"SA-CAP@2+A1-04\", \"SA-BOS@2+A1-04\"]),
            (colour: Green, in_play: [\"SA-CAP@2+A1-04\"]),
        ], islands: [(id: \"IS-01\", at: \"r1c1\", slots: 4, cubes: {Green: 3}, buildings: [Garrison])],
        attack: Building(Garrison)",
    );
    game.commit(0, None).zones(&["S1A", "S1A", "S1A"]);
    game.give(ACTIVE, Order::Use(card("SA-BOS"), 0)).give(ACTIVE, Order::Use(card("SA-CAP"), 0));
    assert_eq!(game.phase(), Phase::Over, "nothing is left to use, and green is not asked");
}

#[test]
fn dr_18_18_between_ships_the_sides_alternate_until_both_pass() {
    let mut game = Game::of(
        "players: [
            (colour: Purple, at: \"r1c1\", in_play: [\"SA-CAP@2+A1-04\", \"SA-BOS@2+A1-04\"]),
            (colour: Green, at: \"r1c1\", pirate: true, in_play: [\"SA-CAP@2+A1-04\"]),
        ], moved_in: true, attack: Ship(Green)",
    );
    game.commit(0, Some(0));
    assert_eq!(game.played.give(OTHER, Order::Pass), Err(Misfit::NotAwaited(OTHER)));
    game.give(ACTIVE, Order::Pass);
    game.give(OTHER, Order::Use(card("SA-CAP"), 0));
    game.give(ACTIVE, Order::Use(card("SA-CAP"), 0));
    assert!(game.has(&H::Battle(Battle::Passed { by: Green, forced: true })), "green has nothing left and must pass");
    game.give(ACTIVE, Order::Pass);
    assert_eq!(game.phase(), Phase::Over);
    assert!(game.has(&H::Battle(Battle::StrengthCounted { active: 1, other: 1 })));
}

#[test]
fn dr_18_19_explosions_of_an_ability_come_before_the_next_one() {
    let mut game = Game::of(
        "players: [(colour: Purple, at: \"r1c1\", in_play: [\"SA-GUN@3+A1-04\"])], merchant: \"E1-01\", attack: Merchant",
    );
    game.commit(0, None).zones(&["S1A", "S1A"]);
    game.give(ACTIVE, Order::Use(card("SA-GUN#1"), 0)).zones(&["EX", "S1C"]);
    assert!(game.played.give(ACTIVE, Order::Pass).is_err(), "the explosion is owed first");
    game.zones(&["S1A", "S2"]);
    game.give(ACTIVE, Order::Use(card("SA-GUN#1"), 1));
    assert!(game.has(&H::Battle(Battle::StrengthCounted { active: 5, other: 2 })));
}

#[test]
fn dr_18_20_booty_goes_into_free_holds_or_onto_the_island_or_back() {
    let mut game = Game::of(
        "players: [(colour: Purple, at: \"r1c1\", holds: {A: (cargo: 4), D: (cargo: 2)}, in_play: [\"SA-GUN@2\"])],
        islands: [(id: \"IS-01\", at: \"r1c1\", slots: 4)], merchant: \"E1-01\", attack: Merchant",
    );
    game.commit(2, None).zones(&["GO", "CA", "S1A", "S1A"]);
    assert_eq!(game.options(), ["hold-d", "island", "supply"]);
    game.choose("hold-d");
    assert_eq!(game.options(), ["island", "supply"], "the ship is full, and nothing may make room");
    game.choose("island").choose("supply");
    assert_eq!(game.state().islands()[0].goods, goods(0, 1));
    assert_eq!(game.player(Purple).aboard(), goods(6, 1));
    assert!(game.has(&H::Cubes(Cubes::CubeRemoved { cube: 0, of: Purple, zone: Zone::Go, why: Removed::Booty })));
    assert_eq!(
        game.told.iter().filter(|told| matches!(told, H::Stowing(Stowing::Stowed { to: Stow::Supply, .. }))).count(),
        1
    );
}

#[test]
fn dr_18_21_black_cubes_bring_no_booty() {
    let mut game = Game::of(MERCHANT);
    game.commit(1, None).zones(&["S1A", "GO", "CH"]);
    assert!(game.has(&H::Cubes(Cubes::CubeRemoved { cube: 1, of: Black, zone: Zone::Go, why: Removed::NoUse })));
    assert_eq!(game.told_by("DR-18.21"), 2);
    assert_eq!(game.told_by("DR-18.20"), 0);
}

#[test]
fn dr_18_22_the_active_player_places_first() {
    let mut game = Game::of(PIRATE);
    game.commit(1, Some(1)).zones(&["CA", "CA"]);
    let Want::Choice { by, .. } = game.want() else { panic!("a choice") };
    assert_eq!(*by, ACTIVE);
    game.choose("hold-a");
    let Want::Choice { by, .. } = game.want() else { panic!("a choice") };
    assert_eq!(*by, OTHER);
    game.choose("hold-d");
    assert_eq!(game.player(Green).slot(Hold::D).goods, goods(1, 0));
}

#[test]
fn dr_18_23_a_blockade_does_not_bar_booty_from_the_island_but_walls_do() {
    let island = |more: &str| {
        format!(
            "players: [(colour: Purple, at: \"r1c1\"), (colour: Green, at: \"r1c1\", pirate: true)],
            islands: [(id: \"IS-01\", at: \"r1c1\", slots: 4, cubes: {{Green: 3}}{more})],
            moved_in: true, attack: Ship(Green)"
        )
    };
    let mut open = Game::of(&island(""));
    open.commit(1, Some(0)).zones(&["CA"]);
    assert_eq!(open.options(), ["hold-a", "hold-d", "island", "supply"]);
    let mut walled = Game::of(&island(", buildings: [Fort]"));
    walled.commit(1, Some(0)).zones(&["CA", "S1A"]);
    assert_eq!(walled.options(), ["hold-a", "hold-d", "supply"], "the fort is green’s");
}

#[test]
fn dr_18_24_any_two_goods_in_any_mix() {
    let mut game = Game::of(MERCHANT);
    game.commit(1, None).zones(&["CH", "S1A", "S1A"]);
    assert_eq!(game.options(), ["0-cargo-2-gold", "1-cargo-1-gold", "2-cargo-0-gold"]);
    game.choose("1-cargo-1-gold").choose("hold-a").choose("hold-a");
    assert_eq!(game.player(Purple).slot(Hold::A).goods, goods(1, 1));
}

#[test]
fn dr_18_25_each_cube_in_a_damage_zone_hurts_the_enemy_and_goes() {
    let mut game = Game::of(PIRATE);
    game.commit(1, Some(1)).zones(&["DA", "DB"]);
    assert!(game.has(&H::Outcome(Outcome::Damaged { ship: Green, by: Some(Purple), count: 1, why: Blow::Cube })));
    assert!(game.has(&H::Outcome(Outcome::Damaged { ship: Purple, by: Some(Green), count: 1, why: Blow::Cube })));
    assert_eq!((game.player(Purple).damage, game.player(Green).damage), (1, 2), "and green lost");
}

#[test]
fn dr_18_26_only_the_ship_that_exists_can_be_hit() {
    let mut merchant = Game::of(MERCHANT);
    merchant.commit(1, None).zones(&["DA", "DB", "DA"]);
    assert!(merchant.has(&H::Cubes(Cubes::CubeRemoved { cube: 0, of: Purple, zone: Zone::Da, why: Removed::NoUse })));
    assert_eq!(merchant.player(Purple).damage, 2);
    let mut garrison = Game::of(GARRISON);
    garrison.commit(1, None).zones(&["DA", "DA", "S1A", "S1A"]);
    assert!(garrison.has(&H::Outcome(Outcome::Damaged { ship: Purple, by: Some(Green), count: 1, why: Blow::Cube })));
    assert_eq!(garrison.player(Green).damage, 0);
}

#[test]
fn dr_18_27_damage_does_not_decide_who_wins() {
    let mut game = Game::of(PIRATE);
    game.commit(1, Some(1)).zones(&["DA", "S1A"]);
    assert!(game.has(&H::Battle(Battle::Won { by: Green, tie: false })));
}

#[test]
fn dr_18_28_strength_is_cubes_and_markers() {
    let mut game = Game::of(
        "players: [(colour: Purple, at: \"r1c1\", in_play: [\"SA-GUN@2+A2-07\", \"SA-CAP@2+A1-04\"])],
        merchant: \"E1-01\", attack: Merchant",
    );
    game.commit(4, None).zones(&["S1A", "S1D", "S2", "CA", "S1B", "S1C"]);
    game.give(ACTIVE, Order::Use(card("SA-CAP"), 0)).choose("supply");
    assert!(game.has(&H::Battle(Battle::StrengthCounted { active: 5, other: 2 })));
}

#[test]
fn dr_18_29_a_tie_is_the_active_players() {
    let mut game = Game::of(PIRATE);
    game.commit(1, Some(1)).zones(&["S1A", "S1B"]);
    assert!(game.has(&H::Battle(Battle::Won { by: Purple, tie: true })));
    let mut none = Game::of(MERCHANT);
    none.commit(0, None).zones(&["CA", "CA"]);
    assert!(none.has(&H::Battle(Battle::Won { by: Purple, tie: true })), "0 : 0 too");
}

#[test]
fn dr_18_30_outcome_then_victory_then_less_damage_then_sinking() {
    let mut game = Game::of(
        "players: [
            (colour: Purple, at: \"r1c1\", damage: 4, in_play: [\"SA-CAP@3+A3-03\"]),
            (colour: Green, at: \"r1c1\", pirate: true),
        ], moved_in: true, attack: Ship(Green)",
    );
    game.commit(1, Some(1)).zones(&["S1A", "DA"]).give(ACTIVE, Order::Pass);
    assert_eq!(game.options(), ["SA-CAP/0", "none"]);
    game.choose("SA-CAP/0").choose("hold-a");
    assert_eq!(game.options(), ["SA-CAP/2", "none"]);
    game.choose("SA-CAP/2");
    let place = |wanted: fn(&H) -> bool| game.told.iter().position(wanted).unwrap();
    let lost = place(|told| matches!(told, H::Outcome(Outcome::Damaged { why: Blow::LostToShip, .. })));
    let gained = place(|told| matches!(told, H::Stowing(Stowing::GoodsGained { .. })));
    let spared = place(|told| matches!(told, H::Outcome(Outcome::DamageSpared { .. })));
    assert!(lost < gained && gained < spared);
    assert!(!game.told.iter().any(|told| matches!(told, H::Outcome(Outcome::Sank { .. }))), "four damage, and afloat");
}

#[test]
fn dr_18_31_the_winner_of_a_battle_of_ships_comes_nearer_to_legend() {
    let mut merchant = Game::of(MERCHANT);
    merchant.commit(1, None).zones(&["S2", "S1A", "S1A"]);
    merchant.choose("hold-a").choose("hold-a").choose("hold-a");
    assert!(merchant.has(&H::Marks(Marks::LegendGrew { by: Purple, wins: 1, cube: true })));
    let mut defence = Game::of(&PIRATE.replace("pirate: true", "pirate: true, battles_won: 3"));
    defence.commit(0, Some(1)).zones(&["S1A"]);
    assert!(defence.has(&H::Marks(Marks::LegendGrew { by: Green, wins: 4, cube: false })), "the defender too");
    assert_eq!(defence.player(Green).legend_cubes, 0, "the three cubes went home");
    assert_eq!(defence.player(Green).supply, 34);
    let mut again = Game::of(&PIRATE.replace("pirate: true", "pirate: true, achievements: [Legend]"));
    again.commit(0, Some(1)).zones(&["S1A"]);
    assert_eq!(again.told_by("DR-18.31"), 0, "once is enough");
}

#[test]
fn dr_18_32_all_cubes_go_home() {
    let mut game = Game::of(PIRATE);
    let before = (game.cubes(Purple), game.cubes(Green));
    game.commit(1, Some(1)).zones(&["S1A", "S1B"]);
    assert!(game.has(&H::Battle(Battle::CubesReturned { of: Green, count: 1 })));
    assert_eq!((game.cubes(Purple), game.cubes(Green)), before);
    assert_eq!(before, (35, 35));
    assert_eq!((game.player(Purple).supply, game.player(Green).supply), (33, 34), "one lies on Legend");
}

#[test]
fn dr_17_13_a_short_player_takes_cubes_from_islands_or_does_without() {
    let mut game = Game::of(
        "players: [(colour: Purple, at: \"r1c1\", supply: 0, in_play: [\"SA-GUN@2\"]), (colour: Green)],
        islands: [
            (id: \"IS-01\", at: \"r1c1\", slots: 6, cubes: {Purple: 6}, buildings: [Fort]),
            (id: \"IS-02\", at: \"r1c2\", slots: 3, cubes: {Purple: 2}),
            (id: \"IS-03\", at: \"r1c3\", slots: 4, cubes: {Purple: 1, Green: 2}, permanent: {Purple: 2}),
        ], merchant: \"E1-01\", attack: Merchant",
    );
    game.give(ACTIVE, Order::Commit(2));
    assert_eq!(game.options(), ["IS-01", "none"], "elsewhere the control would change");
    game.choose("IS-01").choose("none");
    assert_eq!(game.state().islands()[0].in_slots(Purple), 5);
    assert!(game.has(&H::Battle(Battle::CubesMissing { by: Purple, count: 1 })));
    game.zones(&["EX", "S1A", "S1A"]);
    assert_eq!(game.options(), ["IS-01", "none"], "during the battle too");
}
