//! Before the first turn: build totals, flags, crew and coins of those who sit down (PC-2, PC-3).

use weather_gage::rules::kernel::{Ruleset, Viewer};
use weather_gage::rules::pirates::docking;
use weather_gage::rules::pirates::fleet::FleetFlaw;
use weather_gage::rules::pirates::setup::{Flaw, Free};
use weather_gage::rules::pirates::state::Phase;
use weather_gage::rules::pirates::words::Nation;

use super::common::{Black, Game, PACK, Pirates, Red, n};
use super::setting_out::{begun, course, faulty, free, scenario_setup, small};

#[test]
fn pc_2_1_the_build_total_is_agreed_and_40_if_nothing_is() {
    assert_eq!(Free::default().total, 40);
    assert_eq!(free(small()).state().total, 20);
    let (field, flaw) = faulty(Free { total: 19, ..small() });
    let dear = FleetFlaw::TooDear { points: 20, total: 19 };
    assert_eq!((field.as_str(), flaw), ("fleets.red", Flaw::Fleet { card: None, flaw: dear }));
}

#[test]
fn pc_2_5_every_ship_has_a_nation_and_the_dutchman_is_a_pirate() {
    let dutchman = PACK.craft(n("flying-dutchman")).unwrap();
    assert_eq!(dutchman.nation, Nation::Pirates);
    assert!(dutchman.opens_to(Nation::Pirates) && !dutchman.opens_to(Nation::Spain));
    let of = |nation: Nation| PACK.crafts.values().filter(|craft| craft.nation == nation).count();
    assert!(Nation::ALL.into_iter().all(|nation| of(nation) > 3));
}

#[test]
fn pc_2_8_a_fleet_lists_crew_aboard_and_on_the_home_island() {
    let mut set = small();
    let red = set.fleets.get_mut(&Red).unwrap();
    red.ashore = std::mem::take(&mut red.ships[0].crew);
    let game = free(set);
    let ashore: Vec<_> = game.player(Red).ashore.iter().map(|(crew, on)| (crew.card, crew.up, *on)).collect();
    assert_eq!(ashore, [(n("explorer:pirates"), false, None)]);
    assert!(game.crew("bonnie-liz").is_empty());
    assert_eq!(game.crew("royal-james"), ["oarsman:pirates"]);
}

#[test]
fn pc_3_16_islands_that_are_no_homes_are_wild() {
    let game = begun(course("two-cays"));
    let islands = game.state().islands.iter().filter(|island| docking::is_wild(game.state(), island));
    assert_eq!(islands.map(|island| island.id).collect::<Vec<_>>(), [n("long-key"), n("half-moon")]);
    assert!(!docking::is_wild(game.state(), game.island("red")));
}

#[test]
fn pc_3_18_each_player_brings_eight_coins_worth_15() {
    let game = begun(course("six-isles"));
    for flag in [Red, Black] {
        let coins = &game.player(flag).brought.0;
        assert_eq!((coins.len(), coins.iter().sum::<u8>()), (8, 15), "{flag:?}");
    }
    let mut set = course("six-isles");
    set.fleets.get_mut(&Red).unwrap().coins = vec![1, 1, 1, 1, 1, 1, 1, 7];
    let setup = scenario_setup(set);
    let flaw = Flaw::Fleet { card: None, flaw: FleetFlaw::CoinSum { gold: 14 } };
    assert_eq!(Pirates::set_up(&setup).unwrap_err().flaw, flaw);
}

#[test]
fn pc_3_21_both_players_may_bring_the_same_treasure() {
    let mut set = course("six-isles");
    set.fleets.values_mut().for_each(|fleet| fleet.uniques = vec![n("sword")]);
    let mut game = begun(set);
    game.deal(&[]);
    let swords = game.state().islands.iter().flat_map(|island| &island.uniques).filter(|card| **card == n("sword"));
    assert_eq!(swords.count(), 2);
}

#[test]
fn pc_3_24_the_starting_gold_is_all_that_was_dealt_and_stays_so() {
    let mut game = begun(course("six-isles"));
    game.deal(&[]);
    let lying = game.state().islands.iter().flat_map(|island| &island.coins).map(|value| u16::from(*value));
    assert_eq!((lying.sum::<u16>(), game.state().starting_gold), (30, 30));
    assert_eq!(Pirates::seen_by(game.state(), Viewer::Bystander).table.starting_gold, 30, "it is public");
    let mut game = Game::of(
        "islands: [(id: \"b\", shape: Rect(600, 300, 660, 360), home: Black)],
        ships: [(id: \"a\", flag: Red, at: (100, 100)),
            (id: \"x\", flag: Black, at: (400, 400), masts: [], going_down: true, coins: [7]),
            (id: \"y\", flag: Black, at: (700, 700))]",
    );
    game.end_turn();
    assert_eq!((game.state().ship(n("x")), game.state().starting_gold), (None, 30));
}

#[test]
fn pc_3_25_the_first_player_has_the_first_turn() {
    let mut set = course("two-cays");
    set.scenario.first = None;
    let mut game = Game::begin(&scenario_setup(set));
    assert_eq!(game.phase(), Phase::RollOff);
    game.throw(&[2, 5]).deal(&[]);
    assert_eq!((game.phase(), game.state().turn, game.state().to_move), (Phase::Orders, 1, Black));
}
