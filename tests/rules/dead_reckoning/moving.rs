//! Movement, exploration, and what waits on the way (DR-8, DR-16.9, DR-29.6, DR-29.7).

use weather_gage::rules::dead_reckoning::conserved;
use weather_gage::rules::dead_reckoning::goods::Place;
use weather_gage::rules::dead_reckoning::happenings::{Battle, Marks, Sailing, Turns};
use weather_gage::rules::dead_reckoning::legal;
use weather_gage::rules::dead_reckoning::printed::things::Achievement;
use weather_gage::rules::dead_reckoning::state::Phase;

use super::scene::*;

fn path(words: &str) -> Order {
    Order::Move(words.split(' ').map(place).collect())
}

fn sailing(purple: &str, rest: &str) -> Game {
    Game::in_turn(&format!("players: [(colour: Purple, {purple}), (colour: Green{rest}"))
}

/// Every tile lies face up, and nothing on it.
const OPEN: &str =
    ")], sea: {\"r1c1\": (id: \"OS1\"), \"r1c2\": (id: \"OS2\"), \"r1c3\": (id: \"OS3\"), \"r2c1\": (id: \"OS4\")}";

#[test]
fn dr_8_1_to_8_3_each_step_to_a_neighbour_costs_one_and_the_last_is_a_stop() {
    let mut game = sailing("sails: 3", OPEN);
    assert_eq!(game.refused(ACTIVE, path("r2c1")), "DR-8.2");
    assert_eq!(game.refused(ACTIVE, path("r1c1 r2c2")), "DR-8.2", "no diagonals");
    assert_eq!(game.refused(ACTIVE, Order::Move(Vec::new())), "DR-8.3");
    assert_eq!(game.refused(ACTIVE, path("r1c1 r2c1 r1c1 harbour")), "DR-8.1");
    game.give(ACTIVE, path("r1c2 r1c1"));
    assert_eq!((game.player(Purple).at, game.player(Purple).sails), (place("r1c1"), 1));
    assert_eq!(game.told.iter().filter(|told| matches!(told, H::Sailing(Sailing::Stopped { .. }))).count(), 1);
    game.give(ACTIVE, path("r2c1"));
    assert_eq!(game.refused(ACTIVE, path("r1c1")), "DR-8.1", "at 0 the ship lies still");
    assert_eq!(game.refused(ACTIVE, Order::RaiseSails([].into())), "DR-7.1", "it has moved");
}

#[test]
fn dr_8_4_and_8_5_ships_are_passed_and_nothing_is_done_on_the_way() {
    let mut game = sailing("at: \"r1c1\", sails: 2", ", at: \"r1c2\", pirate: true)]");
    game.give(ACTIVE, path("r1c2 harbour"));
    assert_eq!(game.phase(), Phase::Main);
    assert!(!game.told.iter().any(|told| matches!(told, H::Battle(Battle::Declared { .. }))));
}

#[test]
fn dr_9_4_and_9_5_where_a_pirate_lies_the_ship_that_stops_must_fight() {
    let mut game = sailing("sails: 1", ", at: \"r1c2\", pirate: true)]");
    game.give(ACTIVE, path("r1c2"));
    assert_eq!(game.phase(), Phase::Commit);
    assert_eq!(game.fight().at, place("r1c2"));
}

#[test]
fn dr_9_6_who_began_beside_a_pirate_may_sail_away_and_fights_on_coming_back() {
    let mut game = sailing("at: \"r1c2\", sails: 2", ", at: \"r1c2\", pirate: true)]");
    assert_eq!(game.phase(), Phase::Main, "nothing is forced");
    assert!(legal::orders(game.state(), ACTIVE).contains(&Order::Attack(Target::Ship(Green))), "nor forbidden");
    game.give(ACTIVE, path("harbour"));
    game.give(ACTIVE, path("r1c2"));
    assert_eq!(game.phase(), Phase::Commit);
}

const UNKNOWN: &str = ")], sea: {\"r1c1\": (id: \"IS-01\"), \"r2c1\": (id: \"IS-02\", face_up: false),
    \"r3c1\": (id: \"OS1\", face_up: false), \"r1c2\": (id: \"IS-05\")},
    boxes: {2: [\"A2-01#1\", \"A2-02#1\"], 4: [\"A4-01#1\"]}";

#[test]
fn dr_8_6_and_8_7_what_is_unexplored_is_passed_and_explored_where_the_ship_stops() {
    let mut game = sailing("at: \"r1c1\", sails: 4", UNKNOWN);
    game.give(ACTIVE, path("r2c1 r1c1"));
    assert!(!game.state().sea.tile(place("r2c1")).unwrap().face_up);
    game.give(ACTIVE, path("r2c1"));
    let tile = game.state().sea.tile(place("r2c1")).unwrap();
    assert!(tile.face_up && tile.island.as_ref().is_some_and(|island| island.slots == 3));
    assert_eq!(tile.cell.map(|cell| String::from(cell.card)).as_deref(), Some("A2-01#1"));
    assert_eq!((game.player(Purple).explored, game.state().turn.explored), (1, true), "it counts (DR-8.9)");
    game.give(ACTIVE, path("r1c1"));
}

#[test]
fn dr_8_8_and_8_9_one_tile_a_turn_is_explored_open_sea_too() {
    let mut game = sailing("at: \"r2c1\", sails: 4", UNKNOWN);
    game.give(ACTIVE, path("r3c1"));
    assert_eq!(game.player(Purple).explored, 1);
    let card = game.state().sea.cell(place("r3c1")).map(|cell| String::from(cell.card));
    assert_eq!(card.as_deref(), Some("A4-01#1"), "box 3 is empty (DR-12.3)");
    assert_eq!(game.refused(ACTIVE, path("r2c1")), "DR-8.8");
    game.give(ACTIVE, path("r2c1 r1c1"));
    assert!(!game.state().sea.tile(place("r2c1")).unwrap().face_up, "passing remains legal");
}

#[test]
fn dr_8_10_and_9_2_the_way_leads_through_the_harbour_and_changes_nothing() {
    let mut game = sailing("at: \"r1c1\", sails: 2, pirate: true", OPEN);
    game.give(ACTIVE, path("harbour r1c3"));
    assert_eq!((game.player(Purple).at, game.player(Purple).pirate), (place("r1c3"), true));
}

const GARRISON: &str =
    ", chest: 3)], islands: [(id: \"IS-01\", at: \"r1c1\", cubes: {Green: 3}, buildings: [Garrison])]";

#[test]
fn dr_8_11_and_16_9_a_garrison_fires_at_whoever_enters_passing_or_stopping() {
    let mut game = sailing("sails: 4", GARRISON);
    game.give(ACTIVE, path("r1c1 harbour"));
    assert_eq!(game.player(Purple).damage, 1);
    game.give(ACTIVE, path("r1c1"));
    assert_eq!(game.player(Purple).damage, 2);
    let mut lies = sailing("at: \"r1c1\"", GARRISON);
    assert_eq!(lies.player(Purple).damage, 0, "who begins there is left alone (G-32)");
    lies.give(ACTIVE, Order::EndMain);
    let own = GARRISON.replace("Green: 3", "Purple: 3");
    let mut own = sailing("sails: 1", &own);
    own.give(ACTIVE, path("r1c1"));
    assert_eq!(own.player(Purple).damage, 0);
}

#[test]
fn dr_23_2_to_23_9_and_9_8_a_ship_that_sinks_on_the_way_goes_no_farther() {
    let mut game = sailing(
        "sails: 4, pirate: true, at: \"r1c2\", damage: 4, chest: 15, holds: {A: (gold: 2, cargo: 1)}",
        GARRISON,
    );
    game.give(ACTIVE, path("r1c1 r2c1 r3c1"));
    let player = game.player(Purple);
    assert_eq!((player.at, player.damage, player.sails, player.chest), (Place::Harbour, 0, 0, 12));
    assert_eq!((player.aboard(), game.player(Green).chest), (goods(1, 0), 8), "five gold go to the garrison’s owner");
    assert!(game.has(&H::Marks(Marks::Achieved { by: Green, what: Achievement::TerrorOfTheSeas })));
    assert!(!game.player(Purple).pirate, "and she trades again");
    assert_eq!(game.phase(), Phase::Main, "the turn goes on in the harbour");
    assert_eq!(game.refused(ACTIVE, Order::RaiseSails([].into())), "DR-7.1");
    assert!(!game.state().turn.under_way);
}

#[test]
fn dr_29_6_an_island_passed_brings_what_it_produces_once() {
    let text = "at: \"r4c1\", sails: 8, in_play: [\"SA-CAB@1+A4-01\"]";
    let rest = ")], sea: {\"r4c3\": (id: \"OS1\"), \"r4c1\": (id: \"OS2\"), \"r3c2\": (id: \"OS4\")},
        islands: [(id: \"IS-03\", at: \"r4c2\", buildings: [Outpost])]";
    let mut game = sailing(text, rest);
    game.give(ACTIVE, employ("ability: \"SA-CAB#1/top/0\""));
    game.give(ACTIVE, path("r4c2 r4c3"));
    for _ in 0..4 {
        game.choose("hold-a");
    }
    assert_eq!(game.player(Purple).aboard(), goods(2, 3), "what is printed, an arrow, the outpost");
    game.give(ACTIVE, path("r4c2 r4c1"));
    assert_eq!(game.player(Purple).aboard(), goods(2, 3), "the first time");
    let mut late = sailing("at: \"r4c1\", sails: 2, in_play: [\"SA-CAB@1+A4-01\", \"SA-CAB#2@1+A4-06\"]", OPEN);
    late.give(ACTIVE, path("r3c1"));
    assert_eq!(late.refused(ACTIVE, employ("ability: \"SA-CAB#1/top/0\"")), "DR-29.6");
    assert_eq!(late.refused(ACTIVE, employ("ability: \"SA-CAB#2/top/0\"")), "DR-29.7");
}

#[test]
fn dr_29_7_and_29_8_enemies_burn_on_each_tile_entered_but_not_in_the_harbour() {
    let text = "sails: 8, in_play: [\"SA-CAB@1+A4-06\"]";
    let mut game = sailing(text, ", at: \"r1c1\", damage: 4), (colour: Blue)]");
    game.give(ACTIVE, employ("ability: \"SA-CAB#1/top/0\""));
    game.give(ACTIVE, path("r1c1 harbour r1c1 harbour"));
    assert_eq!((game.player(Green).at, game.player(Green).damage), (Place::Harbour, 0), "she sank, and burns no more");
    assert!(game.has(&H::Marks(Marks::Achieved { by: Purple, what: Achievement::TerrorOfTheSeas })));
    let mut once = sailing(text, ", at: \"r1c1\")]");
    once.give(ACTIVE, employ("ability: \"SA-CAB#1/top/0\""));
    once.give(ACTIVE, path("r1c1 harbour r1c1 harbour"));
    assert_eq!(once.player(Green).damage, 1, "each tile once");
    assert!(once.state().winners.is_empty(), "no battle, no Legend (DR-29.8)");
}

#[test]
fn dr_8_1_every_place_in_reach_is_listed_and_may_be_ordered() {
    let game = sailing("at: \"r1c1\", sails: 2", UNKNOWN);
    let stops: Vec<Place> = legal::orders(game.state(), ACTIVE)
        .into_iter()
        .filter_map(|order| if let Order::Move(path) = order { path.last().copied() } else { None })
        .collect();
    let expected = ["harbour", "r1c2", "r1c3", "r2c1", "r2c2", "r3c1"].map(place);
    assert_eq!(stops.iter().copied().collect::<std::collections::BTreeSet<_>>(), expected.into());
}

#[test]
fn dr_9_2_a_turn_that_ends_in_the_harbour_takes_the_marker_off_and_says_so() {
    let mut game = sailing("at: \"r1c1\", sails: 1, pirate: true", OPEN);
    game.give(ACTIVE, path("harbour"));
    assert!(game.player(Purple).pirate, "as long as the turn lasts");
    let astray = conserved::conserved(game.state());
    assert!(!astray.contains(&conserved::Broken::PirateInHarbour(Purple)), "{astray:?}");
    game.give(ACTIVE, Order::EndMain);
    assert!(!game.player(Purple).pirate);
    assert!(game.has(&H::Turns(Turns::ModeChosen { by: Purple, pirate: false })));
}
