//! Setting out: the roll-off, islands, terrain, homes, the fan, the deal; scenarios and free set-ups (PC-3, PC-27).

use std::collections::BTreeMap;

use weather_gage::rules::kernel::{Answer, Awaiting, Ruleset, Want};
use weather_gage::rules::pirates::berths;
use weather_gage::rules::pirates::fleet::FleetFlaw;
use weather_gage::rules::pirates::happenings::{SettingOut, Turns};
use weather_gage::rules::pirates::options::{Options, Switch};
use weather_gage::rules::pirates::pack::{Fleet, Muster, Scenario};
use weather_gage::rules::pirates::setup::{Begin, Course, Flaw, Free, Setup, SetupFault};
use weather_gage::rules::pirates::state::{Phase, State};
use weather_gage::rules::pirates::words::TerrainKind;

use super::common::*;
use super::printed::SHELF;

pub fn fleet(id: &str) -> Fleet {
    SHELF.fleets.get(&n(id)).unwrap_or_else(|| panic!("no fleet {id}")).clone()
}

fn scenario(id: &str) -> Scenario {
    SHELF.scenarios.get(&n(id)).unwrap_or_else(|| panic!("no scenario {id}")).clone()
}

fn fleets(of: &[(Flag, &str)]) -> BTreeMap<Flag, Fleet> {
    of.iter().map(|(flag, id)| (*flag, fleet(id))).collect()
}

/// A scenario with the fleets that it proposes.
pub fn course(id: &str) -> Course {
    let scenario = scenario(id);
    let proposed = |muster: &Muster| match muster {
        Muster::Any(id) => Some(fleet(id.word())),
        Muster::Given(_) => None,
    };
    let fleets = scenario.sides.iter().filter_map(|side| Some((side.flag, proposed(&side.fleet)?))).collect();
    Course { scenario, fleets, options: Options::default(), terrain: true }
}

fn setup(game: Begin) -> Setup {
    Setup { pack: PACK.clone(), game }
}

pub fn scenario_setup(course: Course) -> Setup {
    setup(Begin::Scenario(Box::new(course)))
}

/// Red is first, if the scenario does not say it.
pub fn begun(course: Course) -> Game {
    let mut game = Game::begin(&scenario_setup(course));
    if game.phase() == Phase::RollOff {
        let mut faces = vec![1; game.state().players.len()];
        faces[0] = 6;
        game.throw(&faces);
    }
    game
}

/// Two small fleets, from the first roll on.
pub fn small() -> Free {
    let fleets = fleets(&[(Red, "lagoon-wolves"), (Black, "signal-station")]);
    Free { total: 20, fleets, ..Free::default() }
}

pub fn free(free: Free) -> Game {
    Game::begin(&setup(Begin::Free(free)))
}

fn fault(game: Begin) -> SetupFault {
    Pirates::set_up(&setup(game)).unwrap_err()
}

pub fn faulty(free: Free) -> (String, Flaw) {
    let fault = fault(Begin::Free(free));
    (fault.field, fault.flaw)
}

/// The coins on an island.
fn coins(game: &Game, island: &str) -> Vec<u8> {
    game.island(island).coins.clone()
}

/// A pose in hundredths.
fn pose(x: i32, y: i32, heading: i32) -> Pose {
    Pose::new(Spot::new(Mm(x), Mm(y)), deg(heading))
}

#[test]
fn pc_27_2_two_cays_begins_docked_as_in_the_example_game() {
    let mut game = begun(course("two-cays"));
    assert_eq!(game.phase(), Phase::Dealing);
    game.deal(&[]);
    let state = game.state();
    assert_eq!((state.phase, state.turn, state.to_move), (Phase::Orders, 1, Red));
    assert_eq!((state.starting_gold, state.mark), (16, 9));
    let lies = |id: &str| game.ship(id).pose;
    assert_eq!(lies("royal-james"), pose(15_108, 40_384, 240));
    assert_eq!(lies("bonnie-liz"), pose(15_108, 29_616, 120));
    assert_eq!(lies("rover"), pose(17_616, 35_000, 180));
    assert_eq!(lies("hms-hound"), pose(74_892, 40_384, 300));
    assert_eq!(lies("hms-comet"), pose(71_784, 35_000, 0));
    for id in ["royal-james", "bonnie-liz", "rover"] {
        assert_eq!(game.ship(id).docked, Some(n("red")), "PC-3.15: {id}");
        assert!(!game.ship(id).waits);
    }
    assert_eq!(game.crew("hms-hound"), ["helmsman:england", "explorer:england"]);
    assert!(game.ship("hms-hound").crew.iter().all(|crew| !crew.up), "PC-3.17");
    assert!(state.players.iter().all(|player| player.to_place.is_empty() && player.brought.0.is_empty()));
    assert!(!game.has(SettingOut::IslandsCleared));
}

#[test]
fn pc_3_23_with_two_wild_islands_the_pool_is_dealt_one_at_a_time() {
    let mut game = begun(course("two-cays"));
    // The pool: 1 1 2 4 of Red, 1 2 2 3 of Black. Dealt in the sequence of the example.
    game.deal(&[3, 7, 2, 5, 0, 6, 1, 4]);
    assert_eq!(coins(&game, "long-key"), [4, 2, 1, 1]);
    assert_eq!(coins(&game, "half-moon"), [3, 2, 2, 1]);
    assert!(coins(&game, "red").is_empty());
}

#[test]
fn pc_3_22_four_wild_islands_get_four_at_once_and_the_rest_one_by_one() {
    let mut course = course("six-isles");
    for (flag, card) in [(Red, "sword"), (Black, "rum")] {
        course.fleets.get_mut(&flag).unwrap().uniques = vec![n(card)];
    }
    let mut game = begun(course);
    game.deal(&[]);
    let state = game.state();
    let wild: Vec<_> = state.islands.iter().filter(|island| island.home.is_none()).collect();
    assert_eq!(wild.iter().map(|island| island.coins.len()).collect::<Vec<_>>(), [4, 4, 4, 4]);
    // Coins of both seats come first, in their sequence, then the treasures.
    assert_eq!(wild[0].coins, fleet("black-pearls-company").coins[..4]);
    assert_eq!((wild[0].uniques.clone(), wild[1].uniques.clone()), (vec![n("sword")], vec![n("rum")]));
    assert_eq!((state.starting_gold, state.mark), (30, 16));
}

#[test]
fn pc_3_19_nobody_is_told_the_treasure_that_is_dealt() {
    let mut game = begun(course("two-cays"));
    game.deal(&[]);
    let dealt = game.told.iter().find(|told| format!("{told:?}").starts_with("TreasureDealt")).unwrap();
    let told = format!("{:?}", dealt.as_told(&|_| true));
    assert!(told.contains("lying: None") && !told.contains("lying: Some"), "{told}");
    assert!(told.contains("counters: 4"), "PC-21.1: {told}");
}

#[test]
fn pc_27_3_to_27_6_every_scenario_begins() {
    for (id, gold, mark, seats) in
        [("six-isles", 30, 16, 2), ("three-fleets", 45, 19, 3), ("four-winds", 60, 21, 4), ("silver-fort", 30, 12, 2)]
    {
        let mut game = begun(course(id));
        game.deal(&[]);
        let state = game.state();
        assert_eq!((state.starting_gold, state.mark, state.players.len()), (gold, mark, seats), "{id}");
        assert_eq!((state.turn, state.to_move), (1, Red), "{id}");
        assert!(state.ships.iter().all(|ship| !ship.waits && ship.docked.is_some()), "{id}");
        let wild = state.islands.iter().filter(|island| island.home.is_none() && state.fort_on(island.id).is_none());
        assert!(wild.clone().all(|island| island.coins.len() == 4), "PC-26.3: {id}");
    }
}

#[test]
fn pc_27_6_the_silver_fort_stands_with_its_gold() {
    let mut game = begun(course("silver-fort"));
    game.deal(&[]);
    let fort = game.fort("el-castillo");
    assert_eq!((fort.flag, fort.island, fort.flags.len()), (Black, n("long-key"), 5));
    assert_eq!(
        fort.coins.iter().map(|coin| (coin.value, coin.up)).collect::<Vec<_>>(),
        [(5, true), (4, true), (3, true), (3, true)]
    );
    assert!(coins(&game, "long-key").is_empty(), "PC-15.8");
    let mut given = course("silver-fort");
    given.fleets.insert(Black, fleet("signal-station"));
    let fault = fault(Begin::Scenario(Box::new(given)));
    assert_eq!((fault.field.as_str(), fault.flaw), ("fleets.black", Flaw::FleetGiven));
}

#[test]
fn pc_27_3_spare_terrain_can_be_left_out() {
    let with = begun(course("six-isles"));
    assert_eq!(with.state().terrain.len(), 5);
    let without = begun(Course { terrain: false, ..course("six-isles") });
    assert_eq!(without.state().terrain.len(), 0);
}

#[test]
fn pc_3_17_a_patron_is_face_up_from_the_start() {
    let mut course = course("six-isles");
    course.fleets.insert(Red, fleet("governors-purse"));
    let game = begun(course);
    let goliath = game.ship("hms-goliath");
    let up: Vec<bool> = goliath.crew.iter().map(|crew| crew.up).collect();
    assert_eq!(up, [false, false, true], "captain, helmsman, and the administrator (PC-2.16)");
}

#[test]
fn pc_2_17_a_fleet_that_breaks_a_rule_is_refused_by_its_field() {
    let with = |change: fn(&mut Fleet)| {
        let mut free = small();
        change(free.fleets.get_mut(&Red).unwrap());
        faulty(free)
    };
    let flaw = |flaw| Flaw::Fleet { card: None, flaw };
    let (field, found) = with(|fleet| fleet.coins = vec![1, 1, 2, 3]);
    assert_eq!((field.as_str(), found), ("fleets.red.coins", flaw(FleetFlaw::CoinSum { gold: 7 })));
    let (field, found) = with(|fleet| fleet.krakens = vec![n("kraken-fearsome")]);
    assert_eq!((field.as_str(), found), ("fleets.red", flaw(FleetFlaw::TooDear { points: 39, total: 20 })));
    let mut free = small();
    free.fleets.remove(&Black);
    assert_eq!(faulty(free), ("fleets.black".to_owned(), Flaw::NoFleet));
}

#[test]
fn pc_3_1_to_3_11_a_free_set_up_is_judged() {
    assert_eq!(faulty(Free { table: Some((899, 700)), ..small() }), ("table".to_owned(), Flaw::Table));
    assert_eq!(faulty(Free { islands: Some(5), ..small() }), ("islands".to_owned(), Flaw::Islands), "PC-3.3: even");
    assert_eq!(faulty(Free { islands: Some(2), ..small() }), ("islands".to_owned(), Flaw::Islands), "PC-3.3: four");
    let lone = vec![TerrainKind::Whirlpool];
    assert_eq!(faulty(Free { terrain: lone, ..small() }), ("terrain".to_owned(), Flaw::Whirlpools), "PC-3.11");
    assert_eq!(faulty(Free { seats: vec![Red], ..small() }), ("seats".to_owned(), Flaw::Seats));
    assert_eq!(faulty(Free { seats: vec![Red, Red], ..small() }), ("seats[1]".to_owned(), Flaw::FlagTwice));
    assert_eq!(faulty(Free { uniques: 5, ..small() }), ("uniques".to_owned(), Flaw::Uniques), "PC-0.9");
}

#[test]
fn pc_19_7_without_house_cards_they_are_not_there() {
    let options = Options { house_cards: Switch::Off, ..Options::default() };
    let game = free(Free { options, ..small() });
    assert_eq!(game.state().pack.craft(n("house-hornet")), None);
}

#[test]
fn pc_3_2_the_higher_roll_is_first_and_ties_roll_again() {
    let mut game = free(small());
    assert_eq!(game.phase(), Phase::RollOff);
    game.throw(&[4, 4]);
    assert!(game.has(SettingOut::RolledOff { faces: vec![(Red, 4), (Black, 4)] }));
    game.throw(&[2, 5]);
    assert!(game.has(SettingOut::FirstPlayer { by: Black }));
    assert_eq!((game.state().first, game.phase()), (Black, Phase::Islands));
}

#[test]
fn pc_26_2_of_three_those_who_tie_for_the_highest_roll_again_alone() {
    let mut game = free(three());
    game.throw(&[6, 2, 6]).throw(&[1, 3]);
    assert_eq!(game.state().first, Blue);
    assert_eq!(berths::turn_sequence(game.state()), [Blue, Red, Black]);
}

pub fn three() -> Free {
    let fleets = fleets(&[(Red, "lagoon-wolves"), (Black, "signal-station"), (Blue, "lilies-at-dawn")]);
    Free { seats: vec![Red, Black, Blue], total: 20, fleets, ..Free::default() }
}

/// The place of a printed island among those that can be drawn.
fn among(game: &Game, card: &str) -> u16 {
    let place = game.state().to_lay.0.iter().position(|own| *own == n(card));
    u16::try_from(place.unwrap_or_else(|| panic!("{card} cannot be drawn"))).unwrap()
}

/// Draws this island.
fn draw(game: &mut Game, card: &str) {
    let place = among(game, card);
    game.deal(&[place]);
    assert_eq!(game.state().drawn, Some(n(card)));
}

/// Red rolls higher.
fn red_first(free_: Free) -> Game {
    let mut game = free(free_);
    game.throw(&[6, 1]);
    game
}

/// Four Round Cays and their like, 400 mm apart in a row, Red first.
fn four_islands(free: Free) -> Game {
    let mut game = red_first(free);
    for (card, x) in [("round-cay", 150), ("long-key", 550), ("half-moon", 950), ("skull-rock", 1350)] {
        draw(&mut game, card);
        game.order(Order::PlaceIsland(at(x, 500), deg(0)));
    }
    game
}

#[test]
fn pc_3_4_players_are_given_an_island_in_turn() {
    let mut game = red_first(small());
    assert_eq!(game.state().lay, 4, "PC-3.3: a small game");
    assert!(matches!(game.why(), Why::Island));
    draw(&mut game, "round-cay");
    assert_eq!(berths::awaited(game.state()), Some(Red));
    game.refused(Black, Order::PlaceIsland(at(150, 500), deg(0)), "PC-4.3");
    game.give(Red, Order::PlaceIsland(at(150, 500), deg(30)));
    assert_eq!(game.island("round-cay").pose, Pose::new(at(150, 500), deg(30)));
    draw(&mut game, "long-key");
    assert_eq!(berths::awaited(game.state()), Some(Black));
}

#[test]
fn pc_3_5_to_3_7_and_18_24_an_island_lies_apart_and_not_too_far() {
    let mut game = red_first(small());
    draw(&mut game, "round-cay");
    // Round Cay is 30.91 from its centre to its side, and S is 57.5.
    game.refuses(Order::PlaceIsland(at(88, 500), deg(0)), "PC-3.7");
    game.order(Order::PlaceIsland(at(89, 500), deg(0)));
    draw(&mut game, "long-key");
    // Its side is 42.50 from its centre: 89 + 30.91 + 251.4 + 42.50 = 413.81, and 665.21 at 6 L.
    game.refuses(Order::PlaceIsland(at(413, 500), deg(0)), "PC-3.5");
    game.refuses(Order::PlaceIsland(at(666, 500), deg(0)), "PC-3.6");
    game.order(Order::PlaceIsland(at(665, 500), deg(0)));
    // PC-3.6: only the nearest one counts.
    draw(&mut game, "half-moon");
    game.order(Order::PlaceIsland(at(1100, 500), deg(0)));
}

#[test]
fn pc_3_8_with_no_spot_left_all_are_placed_again() {
    let mut game = red_first(Free { table: Some((900, 700)), ..small() });
    draw(&mut game, "round-cay");
    game.order(Order::PlaceIsland(at(450, 350), deg(0)));
    // In the middle of a small table it leaves room at both sides only.
    draw(&mut game, "long-key");
    assert!(berths::free_island_spot(game.state()).is_some());
    game.order(Order::PlaceIsland(at(100, 350), deg(90)));
    draw(&mut game, "half-moon");
    game.order(Order::PlaceIsland(at(800, 350), deg(90)));
    let place = among(&game, "skull-rock");
    game.deal(&[place]);
    assert!(game.has(SettingOut::IslandsCleared));
    assert_eq!((game.state().islands.len(), game.state().drawn), (0, None));
    assert_eq!(game.state().to_lay.0.len(), 6);
    assert!(matches!(game.why(), Why::Island), "they are drawn again");
    draw(&mut game, "round-cay");
    assert_eq!(berths::awaited(game.state()), Some(Red));
}

#[test]
fn pc_3_10_terrain_lies_s_from_islands_and_terrain() {
    use TerrainKind::{Fog, Reef, Whirlpool};
    let mut game = four_islands(Free { terrain: vec![Whirlpool, Whirlpool, Fog], ..small() });
    assert_eq!((game.phase(), game.state().to_move), (Phase::Terrain, Red));
    let place = |kind, x, y| Order::PlaceTerrain(kind, at(x, y), deg(0));
    game.refuses(place(Reef, 750, 800), "PC-3.9");
    game.refuses(place(Whirlpool, 250, 500), "PC-3.10");
    game.refuses(place(Whirlpool, 20, 100), "PC-3.10");
    game.order(place(Whirlpool, 350, 800));
    assert_eq!(game.state().to_move, Black);
    // Two whirlpools are 27.05 from centre to side: 54.09 + 57.5.
    game.refuses(place(Whirlpool, 461, 800), "PC-3.10");
    game.order(place(Whirlpool, 462, 800));
    game.order(place(Fog, 750, 200));
    let ids: Vec<_> = game.state().terrain.iter().map(|terrain| terrain.id.word().to_owned()).collect();
    assert_eq!(ids, ["whirlpool-1", "whirlpool-2", "fog"]);
    assert_eq!(game.phase(), Phase::Homes);
}

#[test]
fn pc_3_12_to_3_15_homes_are_chosen_by_the_other_and_units_placed_bow_in() {
    let mut game = four_islands(small());
    assert_eq!((game.phase(), game.asked()), (Phase::Homes, Black));
    assert_eq!(*game.why(), Why::Home { of: Red });
    game.choose("round-cay");
    assert_eq!(game.island("round-cay").home, Some(Red));
    assert_eq!(berths::awaited(game.state()), Some(Red));
    // Her bow is at (180.91 + 0.25, 500).
    let liz = |x: i32, heading| Order::PlaceUnit(n("bonnie-liz"), Spot::new(Mm(x), Mm::whole(500)), deg(heading));
    game.refused(Red, liz(21_300, 180), "PC-3.13");
    game.refused(Red, liz(21_216, 0), "PC-3.13");
    game.refused(Red, liz(21_000, 180), "PC-3.15");
    game.refused(Red, Order::PlaceUnit(n("hms-hound"), at(212, 500), deg(180)), "PC-3.13");
    game.give(Red, liz(21_216, 180));
    assert_eq!(game.ship("bonnie-liz").docked, Some(n("round-cay")));
    let james = Order::PlaceUnit(n("royal-james"), Spot::new(Mm(21_216), Mm::whole(504)), deg(180));
    game.refused(Red, james, "PC-3.15");
    game.give(Red, Order::FanOut);
    assert_eq!(game.asked(), Red, "PC-3.14");
    assert_eq!(game.options(), ["long-key", "half-moon", "skull-rock"]);
    game.choose("half-moon");
    game.give(Black, Order::FanOut);
    assert!(game.told.contains(&Turns::PhaseBegan { phase: Phase::Dealing }.into()));
    game.deal(&[]);
    assert_eq!((game.phase(), game.state().to_move, game.state().turn), (Phase::Orders, Red, 1), "PC-3.25");
    assert_eq!(coins(&game, "long-key").len() + coins(&game, "skull-rock").len(), 8, "PC-3.16");
    assert!(game.state().ships.iter().all(|ship| ship.docked.is_some()));
}

#[test]
fn pc_26_5_each_home_is_chosen_by_the_next_player() {
    let mut game = free(three());
    game.throw(&[1, 6, 2]);
    // Nine islands are placed by the search alone: two rows of spots are enough.
    while game.phase() == Phase::Islands {
        match game.played.awaiting() {
            Awaiting::Answer(Want::Shuffle { .. }) => game.deal(&[]),
            _ => {
                let (spot, turned) = berths::free_island_spot(game.state()).unwrap();
                game.order(Order::PlaceIsland(spot, turned))
            }
        };
        assert!(!game.has(SettingOut::IslandsCleared));
    }
    assert_eq!(game.state().islands.len(), 6, "PC-26.3: a small game for three");
    for (of, by) in [(Black, Blue), (Blue, Red), (Red, Black)] {
        assert_eq!((game.asked(), game.why()), (by, &Why::Home { of }));
        let first = game.options().remove(0);
        game.choose(&first);
        assert_eq!(berths::awaited(game.state()), Some(of));
        game.give(of, Order::FanOut);
    }
    game.deal(&[]);
    assert_eq!((game.state().starting_gold, game.state().mark), (24, 10), "PC-26.6");
}

#[test]
fn pc_3_15_the_fan_keeps_even_spacing_round_the_island() {
    let pearls = [(Red, "dutchmans-tide"), (Black, "junks-of-singapore")];
    let mut course = course("six-isles");
    course.fleets = fleets(&pearls);
    let game = begun(course);
    let state = game.state();
    let from = |ship: &str| game.ship(ship).pose.heading.opposite().hundredths() / 100;
    // Five junks round Black's island, which looks west: the last one before it, the others on both sides in turn.
    let angles = ["empress", "kin-tai-fong", "raven-2", "rover-2", "mermaid"].map(from);
    assert_eq!(angles, [120, 240, 60, 300, 180]);
    let overlapping = weather_gage::rules::pirates::contacts::overlapping(state);
    assert!(overlapping.is_empty(), "PC-3.15: {overlapping:?}");
}

#[test]
fn pc_13_36_a_ship_comes_home_in_the_first_free_direction() {
    let game = Game::of(
        "islands: [(id: \"home\", shape: Oval(id: \"round-cay\", at: (400, 400)), home: Red)],
        ships: [
            (id: \"far\", card: Plain(masts: 2), at: (900, 900)),
            (id: \"moored\", card: Plain(masts: 2), at: (462.17, 400), heading: 180, docked: \"home\"),
        ]",
    );
    let pose = berths::home_pose(game.state(), n("far"), n("home")).unwrap();
    let from = pose.heading.opposite().hundredths() / 100;
    assert!((20..40).contains(&from), "beside the ship that lies in direction 0: {from}");
    let alone = Game::of(
        "islands: [(id: \"home\", shape: Oval(id: \"round-cay\", at: (400, 400)), home: Red)],
        ships: [(id: \"far\", card: Plain(masts: 2), at: (900, 900))]",
    );
    let pose = berths::home_pose(alone.state(), n("far"), n("home")).unwrap();
    assert_eq!(pose, self::pose(46_216, 40_000, 180), "31 and 30.91 and 0.25 from the middle");
}

#[test]
fn pc_13_36_where_no_shore_is_free_she_lies_off_it() {
    // The island is in a corner of the table, and no hull fits between it and the edge.
    let game = Game::of(
        "table: (from: (0, 0), to: (400, 60)),
        islands: [(id: \"home\", shape: Rect(0, 0, 60, 60), home: Red)],
        ships: [
            (id: \"far\", card: Plain(masts: 1), at: (350, 30), heading: 90),
            (id: \"moored\", card: Plain(masts: 1), at: (68.25, 30), heading: 90),
            (id: \"next\", card: Plain(masts: 1), at: (100, 30), heading: 90),
        ]",
    );
    let pose = berths::home_pose(game.state(), n("far"), n("home")).unwrap();
    assert_eq!((pose.heading, pose.at.y), (deg(180), Mm::whole(30)));
    assert!(pose.at.x > Mm::whole(133), "beyond the second ship: {:?}", pose.at);
}

fn laid(state: &State, id: &str) -> bool {
    state.island(n(id)).is_some()
}

#[test]
fn pc_3_8_islands_of_one_kind_are_told_apart() {
    let mut game = red_first(Free { islands: Some(8), table: Some((2400, 1600)), ..small() });
    assert_eq!(game.state().to_lay.0.len(), 12, "two of each");
    draw(&mut game, "round-cay");
    game.order(Order::PlaceIsland(at(300, 300), deg(0)));
    draw(&mut game, "round-cay");
    game.order(Order::PlaceIsland(at(650, 300), deg(0)));
    assert!(laid(game.state(), "round-cay") && laid(game.state(), "round-cay-2"));
}

#[test]
fn pc_24_4_a_draw_is_a_permutation_of_what_lies_there() {
    let mut game = begun(course("two-cays"));
    let misfit = game.played.answer(Answer::Dealt(vec![0, 0, 1, 2, 3, 4, 5, 6]));
    assert!(misfit.is_err());
}
