//! Breaking a tie for victory in the tower (DR-27).

use weather_gage::rules::dead_reckoning::colours::Colour;
use weather_gage::rules::dead_reckoning::happenings::{Battle, End};
use weather_gage::rules::dead_reckoning::state::{Phase, State};
use weather_gage::rules::dead_reckoning::tie_break::cannons;
use weather_gage::rules::dead_reckoning::wants::Why;
use weather_gage::rules::kernel::{Throwable, Want};

use super::scene::*;

const BLUE: Colour = Colour::Blue;

/// The last turn of a game, over; a player who has nothing more than the others is tied with them.
fn tied(purple: &str, green: &str, more: &str) -> Game {
    let mut game = Game::in_turn(&format!(
        "players: [(colour: Purple, {purple}), (colour: Green, finished: true, {green}{more}, ended_by: Green"
    ));
    game.end_turn();
    assert_eq!(game.phase(), Phase::TieBreak);
    game
}

fn thrown(game: &Game) -> Vec<u8> {
    let Want::Throw { request, why, .. } = game.want() else { panic!("{:?}", game.want()) };
    assert_eq!(*why, Why::TieBreak);
    let seat = |thing: &Throwable| match thing {
        Throwable::Cube { of } => of.0,
        Throwable::Die { .. } => panic!("a die"),
    };
    request.fresh.iter().map(|(_, thing)| seat(thing)).collect()
}

fn all_cannons(state: &State, colour: Colour) -> u8 {
    cannons(state, state.player(colour).unwrap())
}

#[test]
fn dr_27_1_all_cannons_count_loaded_or_not_but_for_covered_tokens() {
    let game = Game::in_turn(
        "players: [(colour: Purple, at: \"r1c1\", upgrades: {B: [\"UB-2\", \"UA-2\"], C: [\"UB-2\"]}, holds: {B: (cargo: 1)},
            hand: [\"SA-GUN@2\"], deck: [\"SA-GUN#2@1+A2-07#1\"], discard: [\"SA-CAP@4\"], in_play: [\"SA-BOS@1+A1-02#1\"]),
            (colour: Green)], islands: [(id: \"IS-01\", at: \"r1c1\")]",
    );
    // The bow, two on the loaded gun deck, one on C; two gunners with one and two, the captain and the bosun’s gun.
    assert_eq!(all_cannons(game.state(), Purple), 1 + 2 + 1 + 1 + 2 + 1 + 1);
    assert_eq!(all_cannons(game.state(), Green), 1);
}

#[test]
fn dr_27_2_and_30_19_all_who_are_tied_drop_together_and_the_strongest_wins() {
    let mut game = tied("hand: [\"SA-GUN@2\"]", "", ")]");
    assert_eq!(thrown(&game), [0, 0, 1], "two of purple’s, one of green’s");
    game.zones(&["S1A", "CA", "S2"]);
    assert_eq!((game.phase(), game.state().victors.clone()), (Phase::Over, vec![Green]));
    assert!(game.has(&H::End(End::TieCounted { strength: vec![(Purple, 1), (Green, 2)], thrown: true })));
    assert_eq!(game.told_by("DR-18.20") + game.told_by("DR-18.25"), 0, "no booty, no damage");
    assert_eq!([Purple, Green].map(|colour| game.cubes(colour)), [35, 35]);
    assert!(game.state().fight.is_none());
}

#[test]
fn dr_27_2_cubes_in_no_zone_fall_again_and_explosions_bring_more() {
    let mut game = tied("", "", ")]");
    game.zones(&["RIDGE", "EX"]).zones(&["S1A"]).zones(&["S1B", "DA"]);
    assert!(game.has(&H::Battle(Battle::ExtraCubes {
        by: Green,
        count: 1,
        why: weather_gage::rules::dead_reckoning::happenings::Extra::Explosion
    })));
    assert_eq!(game.phase(), Phase::TieBreak, "one each: thrown again");
    assert_eq!(thrown(&game), [0, 1]);
    game.zones(&["GO", "S1D"]);
    assert_eq!(game.state().victors, [Green]);
    assert_eq!([Purple, Green].map(|colour| game.cubes(colour)), [35, 35]);
}

#[test]
fn dr_27_3_only_those_who_share_the_highest_strength_throw_again() {
    let mut game = tied("", "", "), (colour: Blue, finished: true), (colour: Yellow, finished: true)]");
    assert_eq!(thrown(&game), [0, 1, 2, 3]);
    game.zones(&["S2", "S1A", "S2", "DA"]);
    assert_eq!(game.state().tied, [Purple, BLUE]);
    assert_eq!(thrown(&game), [0, 2]);
    game.zones(&["MI", "CH"]);
    assert_eq!(thrown(&game), [0, 2], "no strength at all is a tie too");
    game.zones(&["S1A", "S2"]);
    assert_eq!((game.state().victors.clone(), game.phase()), (vec![BLUE], Phase::Over));
    assert!(game.has(&H::End(End::GameWon { by: BLUE, gold: 15 })));
}

#[test]
fn dr_27_1_and_27_4_cubes_come_back_from_islands_where_needed_as_many_as_there_are() {
    // All of purple’s cubes lie on an island: three in its slots, the others permanent, and she is a settler. She brings four cannons.
    let islands = ")], islands: [(id: \"IS-01\", at: \"r1c1\", cubes: {Purple: 3}, permanent: {Purple: 31}),
        (id: \"IS-03\", at: \"r1c2\", cubes: {Green: 4})]";
    let crew = "chest: 12, hand: [\"SA-GUN@2\", \"SA-GUN#2@2\", \"SA-CAP@4\"]";
    let mut game = tied(crew, "chest: 20", islands);
    assert_eq!(thrown(&game), [0, 0, 0, 1], "permanent cubes stay (DR-17.9)");
    assert!(game.has(&H::Battle(Battle::CubesMissing { by: Purple, count: 1 })));
    game.zones(&["EX", "S1A", "DA", "S1C"]);
    assert!(game.has(&H::Battle(Battle::CubesMissing { by: Purple, count: 1 })), "nothing is left for the explosion");
    game.zones(&["S1D"]);
    assert_eq!(game.state().victors, [Purple]);
    assert_eq!([Purple, Green].map(|colour| game.cubes(colour)), [35, 35]);
}

#[test]
fn where_nobody_has_a_cube_to_drop_both_have_won() {
    let all = |colour: &str| format!("permanent: {{{colour}: 34}}");
    let islands = format!(
        ")], islands: [(id: \"IS-01\", at: \"r1c1\", {}), (id: \"IS-01\", at: \"r1c2\", {})]",
        all("Purple"),
        all("Green")
    )
    .replacen("IS-01\", at: \"r1c2", "IS-03\", at: \"r1c2", 1);
    // Shark Island brings one more than Turtle Bay; the imaginary player has all slots of both.
    let mut game = Game::in_turn(&format!(
        "players: [(colour: Purple, chest: 14), (colour: Green, finished: true, chest: 15{islands}, ended_by: Green"
    ));
    game.end_turn();
    assert_eq!(game.state().victors, [Purple, Green]);
    assert_eq!(game.phase(), Phase::Over);
}
