//! Achievements, their progress cubes, and bonus tokens (DR-24, DR-4.10).

use weather_gage::rules::dead_reckoning::amendments::Amendment;
use weather_gage::rules::dead_reckoning::colours::Colour::{self, Blue};
use weather_gage::rules::dead_reckoning::happenings::{Happening, Marks, Outcome, Sailors};
use weather_gage::rules::dead_reckoning::island::Building;
use weather_gage::rules::dead_reckoning::legal;
use weather_gage::rules::dead_reckoning::marks;
use weather_gage::rules::dead_reckoning::orders::Split;
use weather_gage::rules::dead_reckoning::printed::things::Achievement;
use weather_gage::rules::dead_reckoning::ruleset::DeadReckoning;
use weather_gage::rules::dead_reckoning::scoring::{self, Category};
use weather_gage::rules::kernel::{Ruleset, Seat, Viewer};

use super::scene::*;

fn has(game: &Game, colour: Colour, what: Achievement) -> bool {
    game.player(colour).achievements.contains(&what)
}

fn gained(game: &Game, what: Achievement) -> usize {
    game.told
        .iter()
        .filter(|told| matches!(told, Happening::Marks(Marks::Achieved { what: other, .. }) if *other == what))
        .count()
}

/// Twelve cargo: this number from the first hold, the rest from the dock.
fn twelve(aboard: u8) -> Order {
    Order::ReturnTwelve(Split { holds: [(Hold::A, goods(aboard, 0))].into(), home: goods(12 - aboard, 0) })
}

#[test]
fn dr_24_1_and_24_3_a_mark_is_put_at_once_and_stays() {
    let mut game = Game::in_turn(
        "players: [(colour: Purple, at: \"r1c1\", in_play: [\"SA-DEC@1\"]), (colour: Green)],
         islands: [(id: \"IS-02\", at: \"r1c1\", cubes: {Purple: 1}, permanent: {Purple: 1, Green: 2}, buildings: [Fort, Outpost],
                    last_controller: Purple),
                   (id: \"IS-05\", at: \"r1c2\", cubes: {Purple: 3}, permanent: {Purple: 4}, buildings: [Fort, Garrison, Outpost])]",
    );
    assert!(!has(&game, Purple, Achievement::Settler) && !has(&game, Purple, Achievement::Builder));
    game.give(ACTIVE, employ("ability: \"SA-DEC#1/1/0\", cubes: [(at: \"r1c1\")]"));
    assert!(has(&game, Purple, Achievement::Settler) && has(&game, Purple, Achievement::Builder), "both at once");
    let mut lost = Game::in_turn(
        "players: [(colour: Purple, at: \"r1c1\", in_play: [\"SA-DEC@1\"]), (colour: Green, achievements: [Builder])],
         islands: [(id: \"IS-02\", at: \"r1c1\", cubes: {Green: 2, Purple: 1}, permanent: {Purple: 1}, buildings: [Outpost],
                    last_controller: Green)]",
    );
    lost.give(ACTIVE, employ("ability: \"SA-DEC#1/1/0\", cubes: [(at: \"r1c1\", instead_of: Green)]"));
    assert!(lost.state().islands()[0].buildings.is_empty() && has(&lost, Green, Achievement::Builder), "for ever");
}

#[test]
fn dr_24_1_a_position_that_meets_a_requirement_has_its_mark() {
    use Achievement as A;
    let game = Game::in_turn(
        "players: [(colour: Purple, chest: 30, upgrades: {B: [\"UB-1\", \"UB-2\"], C: [\"UB-3\", \"UB-4\"]}, explored: 5, battles_won: 4,
            hand: [\"SA-CAP@4\", \"SA-BOS@4\", \"SA-PIR@4\"]),
         (colour: Green, chest: 29, battles_won: 3, explored: 4, hand: [\"SA-CAP@4\", \"SA-BOS@4\"])],
         islands: [(id: \"IS-02\", at: \"r1c1\", permanent: {Purple: 3}, cubes: {Purple: 3}, buildings: [Fort, Garrison, Outpost]),
                   (id: \"IS-05\", at: \"r1c2\", cubes: {Purple: 3}, permanent: {Purple: 3}, buildings: [Fort, Garrison])]",
    );
    let marks = [A::Legend, A::SeaDogs, A::Builder, A::Capitalist, A::Settler, A::FirstRateShip, A::Explorer];
    assert_eq!(game.player(Purple).achievements, marks.into());
    assert!(game.player(Green).achievements.is_empty(), "not quite");
    assert_eq!((game.player(Purple).supply, game.cubes(Purple)), (22, 35), "their cubes are at home again");
    let mut ruled = Game::in_turn(
        "players: [(colour: Purple), (colour: Green)],
         islands: [(id: \"IS-02\", at: \"r1c1\", cubes: {Green: 3}, buildings: [Fort, Garrison, Outpost]),
                   (id: \"IS-05\", at: \"r1c2\", cubes: {Green: 3}, buildings: [Fort])]",
    );
    let fifth = Amendment::Building { at: place("r1c2"), building: Building::Outpost, stands: true };
    ruled.give(ACTIVE, Order::Propose(vec![fifth])).choose("agree");
    assert!(has(&ruled, Green, A::Builder), "a ruling is no exception");
}

#[test]
fn dr_24_2_every_player_can_reach_it_and_each_once() {
    let mut game =
        Game::in_turn("players: [(colour: Purple, dock: 24), (colour: Green, achievements: [MasterTrader])]");
    game.give(ACTIVE, twelve(0));
    assert!(has(&game, Purple, Achievement::MasterTrader) && has(&game, Green, Achievement::MasterTrader));
    assert_eq!(game.refused(ACTIVE, twelve(0)), "DR-24.2");
    let values = &game.state().cards().achievements;
    assert_eq!(Achievement::ALL.map(|what| values[&what].gold), [7, 6, 8, 7, 5, 7, 6, 6, 5], "whoever is first");
}

#[test]
fn dr_24_4_progress_is_kept_without_a_cube_too() {
    let mut game = Game::in_turn(
        "players: [(colour: Purple, sails: 3, supply: 0, explored: 3), (colour: Green)],
         sea: {\"r2c1\": (id: \"IS-02\", face_up: false)}, boxes: {2: [\"A2-01#1\"]}",
    );
    let before = game.cubes(Purple);
    game.give(ACTIVE, Order::Move(vec![place("r1c1"), place("r2c1")]));
    assert!(game.has(&H::Marks(Marks::ExplorerGrew { by: Purple, tiles: 4, goal: 5, cube: false })));
    assert_eq!((game.player(Purple).explored, game.player(Purple).explorer_cubes, game.cubes(Purple)), (4, 3, before));
}

#[test]
fn dr_24_5_and_24_14_legend_is_four_battles_won_against_ships() {
    let merchant = |won: u8| {
        format!(
            "players: [(colour: Purple, at: \"r1c1\", damage: 4, battles_won: {won}), (colour: Green)],
             sea: {{\"r1c1\": (id: \"IS-01\", card: \"E1-04\")}}"
        )
    };
    for won in 0..3 {
        let mut game = Game::in_turn(&merchant(won));
        game.give(ACTIVE, Order::Attack(Target::Merchant)).commit(0, None).zones(&["CA"]);
        game.choose("hold-a").choose("hold-a");
        assert_eq!((game.player(Purple).legend_cubes, has(&game, Purple, Achievement::Legend)), (won + 1, false));
    }
    let mut fourth = Game::in_turn(&merchant(3));
    fourth.give(ACTIVE, Order::Attack(Target::Merchant)).commit(0, None).zones(&["DA"]);
    fourth.choose("hold-a").choose("hold-a");
    assert!(has(&fourth, Purple, Achievement::Legend), "also where the winner sinks");
    assert!(fourth.told.iter().any(|told| matches!(told, H::Outcome(Outcome::Sank { ship: Purple, .. }))));
    assert_eq!((fourth.player(Purple).legend_cubes, fourth.player(Purple).supply), (0, 34), "the cubes are home");
    let mut fort = Game::in_turn(
        "players: [(colour: Purple, at: \"r1c1\", battles_won: 3), (colour: Green, battles_won: 3)],
         islands: [(id: \"IS-01\", at: \"r1c1\", cubes: {Green: 3}, buildings: [Garrison])]",
    );
    fort.give(ACTIVE, Order::Attack(Target::Building(Building::Garrison))).commit(0, None).zones(&["CA", "CA", "CA"]);
    assert_eq!(gained(&fort, Achievement::Legend), 0, "buildings never count");
}

#[test]
fn dr_24_6_and_24_15_sea_dogs_are_three_sailors_at_the_top_and_the_card_is_shown() {
    let mut game = Game::in_turn(
        "players: [(colour: Purple, in_play: [\"SA-CAB@3+A3-04\"], deck: [\"SA-GUN@4\"], discard: [\"SA-PIR@4\"]),
                   (colour: Green, hand: [\"SA-CAP@3\", \"SA-BOS@2\"])]",
    );
    assert_eq!(game.player(Purple).sea_dogs_cubes, 2);
    game.give(ACTIVE, employ("ability: \"SA-CAB#1/bottom/0\""));
    assert!(has(&game, Purple, Achievement::SeaDogs), "by an ability too");
    assert_eq!(game.player(Purple).sea_dogs_cubes, 0);
    game.give(OTHER, Order::LevelUp(card("SA-CAP")));
    let level =
        game.told.iter().rfind(|told| matches!(told, H::Sailors(Sailors::LevelledUp { by: Green, .. }))).unwrap();
    let seen = DeadReckoning::told_to(game.state(), level, Viewer::Seat(ACTIVE));
    assert_eq!(seen.as_ref(), Some(level), "the fourth level is shown to all");
    let mut low = Game::in_turn("players: [(colour: Purple), (colour: Green, hand: [\"SA-CAP@2\"])]");
    low.give(OTHER, Order::LevelUp(card("SA-CAP")));
    let level = low.told.iter().rfind(|told| matches!(told, H::Sailors(Sailors::LevelledUp { .. }))).unwrap();
    let seen = DeadReckoning::told_to(low.state(), level, Viewer::Seat(ACTIVE));
    assert!(matches!(seen, Some(H::Sailors(Sailors::LevelledUp { card: None, .. }))), "the third is not");
}

#[test]
fn dr_24_7_the_terror_of_the_seas_sinks_a_ship_of_somebody_else() {
    let mut game = Game::in_turn(
        "players: [(colour: Purple, at: \"r1c1\", sails: 1, damage: 4, chest: 9), (colour: Green, chest: 25)],
         islands: [(id: \"IS-02\", at: \"r1c2\", cubes: {Green: 2}, buildings: [Garrison])]",
    );
    game.give(ACTIVE, Order::Move(vec![place("r1c2")]));
    assert!(has(&game, Green, Achievement::TerrorOfTheSeas), "in the turn of another");
    assert!(has(&game, Green, Achievement::Capitalist), "25 and 5: several at once (DR-24.1, DR-24.16)");
}

#[test]
fn dr_24_8_a_builder_controls_five_buildings_at_the_same_time() {
    let start = |green: &str| {
        Game::in_turn(&format!(
            "players: [(colour: Purple, in_play: [\"SA-MAT@2\"], dock: 4), (colour: Green)],
             islands: [(id: \"IS-02\", at: \"r1c1\", cubes: {{{green}: 2}}, buildings: [Fort, Garrison, Outpost]),
                       (id: \"IS-05\", at: \"r1c2\", cubes: {{Purple: 2}}, buildings: [Outpost])]"
        ))
    };
    let fort = || employ("ability: \"SA-MAT/2/0\", build: [(\"r1c2\", Fort)], pay: (home: (cargo: 4))");
    let mut game = start("Purple");
    game.give(ACTIVE, fort());
    assert!(has(&game, Purple, Achievement::Builder));
    let mut few = start("Green");
    few.give(ACTIVE, fort());
    assert!(!has(&few, Purple, Achievement::Builder), "three of them are green’s");
}

#[test]
fn dr_24_9_and_24_16_thirty_gold_in_the_chest_must_be_said_at_once_and_no_more_than_that() {
    let start = |chest: u8| {
        Game::in_turn(&format!("players: [(colour: Purple, chest: {chest}, holds: {{A: (gold: 2)}}), (colour: Green)]"))
    };
    let mut game = start(28);
    game.give(ACTIVE, Order::Unload([(Hold::A, goods(0, 2))].into()));
    assert!(has(&game, Purple, Achievement::Capitalist));
    assert_eq!(DeadReckoning::seen_by(game.state(), Viewer::Seat(OTHER)).table.players[0].chest, 0, "how much is not");
    let mut poor = start(27);
    poor.give(ACTIVE, Order::Unload([(Hold::A, goods(0, 2))].into()));
    assert!(!has(&poor, Purple, Achievement::Capitalist), "29, and what is aboard does not count");
}

#[test]
fn dr_24_10_a_settler_has_six_cubes_in_permanent_areas() {
    let start = |elsewhere: u8| {
        Game::in_turn(&format!(
            "players: [(colour: Purple, at: \"r1c1\", in_play: [\"SA-DEC@1\"]), (colour: Green)],
             islands: [(id: \"IS-02\", at: \"r1c1\", cubes: {{Purple: 1}}), (id: \"IS-05\", at: \"r1c2\", permanent: {{Purple: {elsewhere}}})]"
        ))
    };
    for (elsewhere, settler) in [(4, false), (5, true)] {
        let mut game = start(elsewhere);
        game.give(ACTIVE, employ("ability: \"SA-DEC#1/1/0\", cubes: [(at: \"r1c1\")]"));
        assert_eq!(has(&game, Purple, Achievement::Settler), settler, "{elsewhere} and one");
    }
}

/// Purple before an unexplored tile, with this number explored, and this number of tiles face down in all.
fn explorer(players: usize, explored: u8, face_down: usize) -> Game {
    let all: Vec<String> = (1..=4).flat_map(|row| (1..=3).map(move |column| format!("r{row}c{column}"))).collect();
    let tiles: Vec<String> = (1..)
        .zip(all.iter().rev())
        .map(|(id, at)| format!("\"{at}\": (id: \"IS-{id:02}\", face_up: {})", id > face_down))
        .collect();
    let others: Vec<String> = ["Green", "Blue", "Yellow"]
        .iter()
        .take(players - 1)
        .map(|colour| format!("(colour: {colour}, explored: 1)"))
        .collect();
    Game::in_turn(&format!(
        "players: [(colour: Purple, at: \"r3c3\", sails: 1, explored: {explored}), {}], sea: {{{}}}",
        others.join(", "),
        tiles.join(", ")
    ))
}

#[test]
fn dr_24_12_an_explorer_has_turned_up_five_four_or_three_tiles() {
    for (players, goal) in [(2, 5), (3, 4), (4, 3)] {
        assert_eq!(marks::explorer(players), goal);
        let mut game = explorer(players, goal - 1, 3);
        game.give(ACTIVE, Order::Move(vec![place("r4c3")]));
        assert!(has(&game, Purple, Achievement::Explorer), "{players} players");
        assert_eq!((game.player(Purple).explorer_cubes, game.player(Purple).supply), (0, 34), "the cubes are home");
        let mut before = explorer(players, goal - 2, 3);
        before.give(ACTIVE, Order::Move(vec![place("r4c3")]));
        assert_eq!(before.player(Purple).explorer_cubes, goal - 1, "a cube for each tile");
        assert!(!has(&before, Purple, Achievement::Explorer));
    }
}

#[test]
fn dr_24_17_who_cannot_become_an_explorer_any_more_has_the_cubes_back() {
    let mut game = explorer(2, 3, 4);
    game.give(ACTIVE, Order::Move(vec![place("r4c3")]));
    assert!(
        game.has(&H::Marks(Marks::ExplorerGivenUp { by: Green, cubes: 1 })),
        "one, and three left: green needs five"
    );
    assert_eq!((game.player(Green).explorer_cubes, game.player(Green).supply), (0, 34));
    assert_eq!((game.player(Purple).explorer_cubes, game.player(Purple).explored), (4, 4), "purple needs one more");
    assert_eq!((game.cubes(Purple), game.cubes(Green)), (35, 35));
    let mut late = explorer(2, 1, 2);
    late.give(ACTIVE, Order::Move(vec![place("r4c3")]));
    assert_eq!(late.told_by("DR-24.12"), 0, "no cube is put where it is of no use");
}

#[test]
fn dr_24_11_and_24_18_tokens_under_others_count_and_one_given_back_does_not() {
    let start = |upgrades: &str| {
        Game::in_turn(&format!(
            "players: [(colour: Purple, dock: 3, in_play: [\"SA-BOS@3\", \"SA-CAB@1+A2-02\"], upgrades: {{{upgrades}}}), (colour: Green)]"
        ))
    };
    let basic = || employ("ability: \"SA-BOS/3/1\", option: 1, pay: (home: (cargo: 3))");
    let mut covered = start("A: [\"UB-1\"], B: [\"UB-2\", \"UB-3\"]");
    covered.give(ACTIVE, basic()).choose("UB-1");
    assert!(has(&covered, Purple, Achievement::FirstRateShip));
    let mut swapped = start("A: [\"UB-1\"], B: [\"UB-2\", \"UB-3\"]");
    swapped.give(ACTIVE, employ("ability: \"SA-CAB#1/bottom/0\"")).choose("hold-a").choose("UA-1");
    assert!(!has(&swapped, Purple, Achievement::FirstRateShip), "one went, one came: three");
}

#[test]
fn dr_24_13_and_24_19_and_4_10_twelve_cargo_are_returned_at_once_in_the_main_phase() {
    let mut game = Game::in_turn(
        "players: [(colour: Purple, at: \"r1c1\", dock: 9, holds: {A: (cargo: 4)}), (colour: Green)],
         sea: {\"r1c1\": (id: \"IS-01\", card: \"E1-04\")}",
    );
    assert_eq!(game.refused(ACTIVE, Order::ReturnTwelve(Split::default())), "DR-5.19");
    assert_eq!(game.refused(ACTIVE, twelve(0)), "DR-5.19", "nine lie on the dock");
    let gold = Split { holds: [].into(), home: goods(9, 3) };
    assert_eq!(game.refused(ACTIVE, Order::ReturnTwelve(gold)), "DR-5.19", "gold is no cargo");
    let listed = legal::orders(game.state(), ACTIVE);
    assert!(listed.contains(&twelve(4)) && listed.contains(&twelve(3)));
    let chest = game.player(Purple).chest;
    game.give(ACTIVE, twelve(3));
    assert!(has(&game, Purple, Achievement::MasterTrader));
    assert_eq!(
        (game.player(Purple).dock, game.player(Purple).aboard(), game.player(Purple).chest),
        (0, goods(1, 0), chest)
    );
    assert!(!legal::orders(game.state(), ACTIVE).iter().any(|order| matches!(order, Order::ReturnTwelve(_))));
    let mut fight = Game::in_turn(
        "players: [(colour: Purple, at: \"r1c1\", dock: 12), (colour: Green)],
         sea: {\"r1c1\": (id: \"IS-01\", card: \"E1-04\")}",
    );
    fight.give(ACTIVE, Order::Attack(Target::Merchant));
    assert_eq!(fight.refused(ACTIVE, twelve(0)), "DR-4.13", "not in a battle");
    let mut paid = Game::in_turn(
        "players: [(colour: Purple, at: \"r1c1\", in_play: [\"SA-MAT@4\"], dock: 12), (colour: Green)],
        islands: [(id: \"IS-05\", at: \"r1c2\", cubes: {Purple: 2}), (id: \"IS-02\", at: \"r1c3\", cubes: {Purple: 2}),
                  (id: \"IS-01\", at: \"r1c1\", cubes: {Purple: 3})]",
    );
    let forts = "build: [(\"r1c1\", Fort), (\"r1c2\", Fort), (\"r1c3\", Fort)], pay: (home: (cargo: 12))";
    paid.give(ACTIVE, employ(&format!("ability: \"SA-MAT/4/0\", {forts}")));
    assert_eq!(
        (paid.player(Purple).dock, has(&paid, Purple, Achievement::MasterTrader)),
        (0, false),
        "payments never count"
    );
}

#[test]
fn dr_24_20_the_kept_token_brings_two_gold_for_each_achievement_on_it() {
    let game = |token: &str, marks: &str| {
        Game::in_turn(&format!(
            "players: [(colour: Purple, {token} achievements: [{marks}]), (colour: Green), (colour: Blue, bonus: 0)]"
        ))
    };
    let worth = |token: &str, marks: &str| {
        let game = game(token, marks);
        scoring::score(game.state())[0].of(Category::Bonus)
    };
    assert_eq!(worth("bonus: 0,", "Legend, Builder, Settler"), 4, "legend and builder stand on the first");
    assert_eq!(worth("bonus: 0,", "Legend, Builder, Explorer"), 6);
    assert_eq!(worth("bonus: 2,", "Legend, Builder, Explorer"), 0);
    assert_eq!(worth("", "Legend"), 0, "no token at all");
    let three = game("bonus: 0,", "Legend");
    let seen = DeadReckoning::seen_by(three.state(), Viewer::Seat(Seat(0)));
    let kept: Vec<_> = seen.table.players.iter().map(|player| player.bonus).collect();
    assert_eq!(kept, [Some(0), None, None], "the own alone (DR-30.1)");
    assert_eq!(three.player(Blue).bonus, Some(0));
}
