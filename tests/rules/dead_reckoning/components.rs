//! The content of the box and of the players' areas (DR-1), and its layout (DR-3.7, DR-3.11).

use weather_gage::rules::dead_reckoning::cards::Sailor;
use weather_gage::rules::dead_reckoning::colours::Colour::{Blue, Yellow};
use weather_gage::rules::dead_reckoning::duel::BLACK_CUBES;
use weather_gage::rules::dead_reckoning::goods::{Good, Place};
use weather_gage::rules::dead_reckoning::island::Building;
use weather_gage::rules::dead_reckoning::printed::things::{Achievement, Class};
use weather_gage::rules::dead_reckoning::ruleset::DeadReckoning;
use weather_gage::rules::dead_reckoning::sails;
use weather_gage::rules::dead_reckoning::tray::Zone;
use weather_gage::rules::kernel::{Ruleset, Viewer};

use super::scene::*;
use super::voyage::set_out;

#[test]
fn dr_1_1_the_harbour_is_one_place_with_nine_achievements() {
    let game = set_out(4, true, 0);
    assert_eq!((Achievement::ALL.len(), game.state().cards().achievements.len()), (9, 9));
    assert!(game.state().players.iter().all(|player| player.at == Place::Harbour), "one place for all");
    assert_eq!(Place::Harbour.neighbours().len(), 3, "all of row 1");
}

#[test]
fn dr_1_2_to_1_4_tiles_and_four_decks_in_their_boxes() {
    let game = set_out(2, true, 0);
    let cards = game.state().cards();
    let open_sea = cards.tiles.keys().filter(|tile| tile.open_sea).count();
    assert_eq!((cards.tiles.len() - open_sea, open_sea), (12, 4));
    assert_eq!([1, 2, 3, 4].map(|row| cards.deck(row).len()), [25, 25, 23, 25]);
    let seen = DeadReckoning::seen_by(game.state(), Viewer::Bystander);
    assert!(
        seen.boxes.iter().all(|(front, count)| front.is_some() && *count > 20),
        "face up, the front one to be seen"
    );
}

#[test]
fn dr_1_5_and_1_6_and_1_8_and_1_29_coins_cargo_and_damage_never_run_out() {
    let mut game = Game::in_turn(
        "players: [(colour: Purple, chest: 90, dock: 50, in_play: [\"SA-CAB@3\", \"SA-PUR@1\"]),
                   (colour: Green, damage: 4), (colour: Blue, damage: 4), (colour: Yellow, damage: 4)],
         islands: [(id: \"IS-12\", at: \"r1c1\", goods: (cargo: 40, gold: 80))]",
    );
    game.give(ACTIVE, employ("ability: \"SA-CAB#1/3/0\""));
    game.give(ACTIVE, employ("ability: \"SA-PUR/1/0\", islands: [\"r1c1\"]"));
    assert_eq!(game.player(Purple).dock, 53, "of forty tokens");
    assert_eq!(game.state().islands()[0].goods, goods(41, 82), "of eighty coins");
    let damage: u8 = [Green, Blue, Yellow].map(|colour| game.player(colour).damage).iter().sum();
    assert_eq!(damage, 12);
    assert_eq!(game.player(Purple).aboard().of(Good::Cargo), 0);
}

#[test]
fn dr_1_7_thirty_two_upgrade_tokens_and_no_more() {
    let game = set_out(2, true, 0);
    let of = |class: Class| {
        let all = game.state().cards().upgrades.values().filter(|upgrade| upgrade.class == class);
        all.map(|upgrade| u32::from(upgrade.tokens)).sum::<u32>()
    };
    assert_eq!((of(Class::Basic), of(Class::Advanced)), (20, 12));
    let five = "upgrades: {A: [\"UB-1\", \"UB-1\"], B: [\"UB-1\", \"UB-1\", \"UB-1\"]}";
    assert_eq!(fault(&format!("players: [(colour: Purple, {five})]")).field, "players[0].upgrades");
}

#[test]
fn dr_1_9_and_1_10_and_3_11_buildings_and_black_cubes_lie_beside_the_board() {
    let game = set_out(3, true, 0);
    assert_eq!(Building::ALL.map(|building| game.state().buildings_left(building)), [10, 10, 10]);
    assert_eq!((game.state().black, BLACK_CUBES), (20, 20));
    assert!(game.state().players.iter().all(|player| player.slots.iter().all(|slot| slot.tokens.is_empty())));
    assert!(game.state().fight.is_none(), "ship and tray are empty");
}

#[test]
fn dr_1_11_to_1_14_a_tray_of_twelve_zones_eight_bonus_tokens_and_sailors_of_every_level() {
    let cards = set_out(2, true, 0).state().cards().clone();
    assert_eq!((Zone::ALL.len(), cards.bonus.len()), (12, 8));
    assert!(cards.bonus.iter().all(|token| token.names.len() == 3 && token.each == 2));
    assert!(Sailor::ALL.into_iter().all(|sailor| cards.sailors[&sailor].iter().all(|level| !level.is_empty())));
}

#[test]
fn dr_1_20_and_1_24_the_dock_takes_cargo_and_the_chest_gold_in_secret() {
    let mut game = Game::in_turn("players: [(colour: Purple, holds: {A: (cargo: 2, gold: 2)}), (colour: Green)]");
    game.give(ACTIVE, Order::Unload([(Hold::A, goods(2, 2))].into()));
    assert_eq!((game.player(Purple).dock, game.player(Purple).chest), (2, 17));
    let seen = DeadReckoning::seen_by(game.state(), Viewer::Seat(OTHER));
    assert_eq!((seen.table.players[0].dock, seen.table.players[0].chest), (2, 0));
}

#[test]
fn dr_1_21_to_1_23_a_ship_with_four_slots_a_sail_track_and_a_marker() {
    let game = set_out(2, true, 0);
    for player in &game.state().players {
        let capacity = Hold::ALL.map(|hold| player.capacity(game.state().cards(), hold));
        assert_eq!((capacity, Hold::ALL.map(Hold::sails)), ([4, 0, 0, 3], [1, 0, 0, 1]));
        assert_eq!((player.damage, player.sails, player.pirate), (0, 0, false));
    }
    assert_eq!(sails::MOST, 8);
}

#[test]
fn dr_1_25_to_1_28_cubes_markers_and_twelve_sailors_for_everybody() {
    let game = set_out(4, true, 0);
    for player in &game.state().players {
        assert_eq!((game.cubes(player.colour), player.supply), (35, 34), "one is on the sail track (DR-3.13)");
        assert!(player.achievements.is_empty(), "nine markers are put, each once");
        let crew: Vec<Sailor> = player.crew().map(|card| card.id.sailor).collect();
        let count = |sailor: Sailor| crew.iter().filter(|own| **own == sailor).count();
        assert_eq!(Sailor::ALL.map(count), [1, 1, 1, 1, 1, 2, 2, 3]);
        assert!(player.crew().all(|card| card.level == 1 && card.sleeve.is_empty()));
    }
}

#[test]
fn dr_3_7_a_tile_that_is_explored_later_lies_upright_too() {
    let mut game = Game::in_turn(
        "players: [(colour: Purple, sails: 1, in_play: [\"SA-PUR@1\"]), (colour: Green)],
         sea: {\"r1c1\": (id: \"OS3\", face_up: false), \"r2c1\": (id: \"IS-02\"), \"r1c2\": (id: \"IS-05\")}",
    );
    game.give(ACTIVE, Order::Move(vec![place("r1c1")]));
    game.give(ACTIVE, employ("ability: \"SA-PUR/1/0\", islands: [\"r2c1\"]"));
    assert_eq!(game.state().island_at(place("r2c1")).unwrap().goods, goods(2, 1), "its arrow points north");
}

#[test]
fn dr_11_9_set_aside_advancements_are_public_and_stay() {
    let mut game = Game::in_turn(
        "players: [(colour: Purple, set_aside: [\"A1-02#1\"], deck: [\"SA-CAB\", \"SA-CAB#2\", \"SA-CAB#3\", \"SA-GUN\"]), (colour: Green)]",
    );
    game.give(ACTIVE, Order::EndMain);
    assert_eq!(game.state().active(), Green);
    let seen = DeadReckoning::seen_by(game.state(), Viewer::Seat(OTHER));
    assert_eq!(seen.table.players[0].set_aside, game.player(Purple).set_aside);
    assert_eq!(game.player(Purple).set_aside.len(), 1);
}
