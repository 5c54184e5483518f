//! Battles and the rest of the game: places, cannons behind goods, unloading, blockades, marks (DR-5, DR-8, DR-9,
//! DR-24).

use weather_gage::rules::dead_reckoning::duel::Mount;
use weather_gage::rules::dead_reckoning::goods::Place;
use weather_gage::rules::dead_reckoning::happenings::{Battle, Marks, Stow, Stowing};
use weather_gage::rules::dead_reckoning::island::Building;
use weather_gage::rules::dead_reckoning::printed::things::Achievement;
use weather_gage::rules::dead_reckoning::state::Phase;

use super::scene::*;

#[test]
fn dr_8_5_who_sank_lies_in_the_harbour_and_meets_no_merchant() {
    let sunk = |others: &str| {
        let mut game = Game::of(&format!(
            "players: [(colour: Purple, at: \"r1c1\", damage: 4, in_play: [\"SA-CAP@2\"]),
            (colour: Green, at: \"r1c1\", pirate: true){others}],
            merchant: \"E1-01\", moved_in: true, attack: Ship(Green)"
        ));
        game.commit(0, Some(1)).zones(&["S1A"]);
        assert_eq!(game.player(Purple).at, Place::Harbour);
        game
    };
    assert_eq!(sunk("").phase(), Phase::Over, "the merchant ship lies on the tile she left");
    let mut flag = sunk(", (colour: Blue)");
    assert_eq!(flag.refused(ACTIVE, Order::Attack(Target::Merchant)), "DR-8.5");
}

#[test]
fn dr_5_5_cannons_over_holds_fire_first() {
    let mut game = Game::of(
        "players: [(colour: Purple, at: \"r1c1\", upgrades: {B: [\"UB-2\"]}, in_play: [\"SA-CAP@2\"]),
        (colour: Green, at: \"r1c1\")], merchant: \"E1-04\"",
    );
    game.give(ACTIVE, Order::Attack(Target::Merchant)).give(ACTIVE, Order::Commit(1));
    assert!(game.has(&H::Battle(Battle::Committed { by: Purple, cannons: vec![(Mount::Slot(Hold::B), 1)] })));
    game.zones(&["CA", "S1A"]).choose("hold-b");
    game.give(ACTIVE, Order::Attack(Target::Ship(Green)));
    assert_eq!(game.refused(ACTIVE, Order::Commit(2)), "DR-18.11");
    game.give(ACTIVE, Order::Commit(1));
    assert!(
        game.has(&H::Battle(Battle::Committed { by: Purple, cannons: vec![(Mount::Bow, 1)] })),
        "the bow’s is left"
    );
}

#[test]
fn dr_5_5_cannons_behind_goods_are_the_reason() {
    let mut game = Game::of(
        "players: [(colour: Purple, at: \"r1c1\", upgrades: {B: [\"UB-2\"]}, holds: {B: (cargo: 1)},
        used_cannons: {\"bow\": 1})], merchant: \"E1-04\", attack: Merchant",
    );
    assert_eq!(game.refused(ACTIVE, Order::Commit(1)), "DR-5.5", "the swivel gun would fire, were its hold empty");
    assert_eq!(game.refused(ACTIVE, Order::Commit(2)), "DR-18.11");
    game.give(ACTIVE, Order::Rearrange([(Hold::A, goods(1, 0))].into())).give(ACTIVE, Order::Commit(1));
}

#[test]
fn dr_5_9_and_5_17_in_the_harbour_room_is_made_by_unloading() {
    let won = |chest: u8| {
        let mut game = Game::of(&format!(
            "players: [(colour: Purple, chest: {chest}, holds: {{A: (cargo: 4), D: (cargo: 3)}}, in_play: [\"SA-CAP@3\"]),
            (colour: Green)], attack: Ship(Green)"
        ));
        game.commit(1, Some(0)).zones(&["S2", "CA", "CA", "CA", "CA"]);
        for _ in 0..4 {
            game.choose("supply");
        }
        game.choose("SA-CAP/0");
        game
    };
    let mut game = won(15);
    assert_eq!(
        game.options(),
        ["overboard-a-cargo", "unload-a-cargo", "overboard-d-cargo", "unload-d-cargo", "harbour", "supply"]
    );
    game.choose("unload-a-cargo");
    let purple = game.player(Purple);
    assert_eq!((purple.dock, purple.chest, purple.slot(Hold::A).goods), (1, 15, goods(3, 1)));
    let mut rich = won(29);
    rich.choose("harbour");
    assert!(rich.has(&H::Stowing(Stowing::Stowed {
        by: Purple,
        good: weather_gage::rules::dead_reckoning::goods::Good::Gold,
        to: Stow::Harbour
    })));
    assert_eq!(rich.player(Purple).chest, 30);
    assert!(
        rich.has(&H::Marks(Marks::Achieved { by: Purple, what: Achievement::Capitalist })),
        "she must say so at once (DR-24.16)"
    );
}

#[test]
fn dr_5_17_and_18_9_goods_of_an_ability_make_their_own_room() {
    let mut game = Game::of(
        "players: [(colour: Purple, at: \"r1c1\", holds: {A: (cargo: 4), D: (cargo: 3)}, in_play: [\"SA-GUN@4\"])],
        islands: [(id: \"IS-01\", at: \"r1c1\", slots: 4)], merchant: \"E1-01\", attack: Merchant",
    );
    game.commit(1, None).zones(&["DA", "S1A", "S1A"]);
    game.give(ACTIVE, Order::Use(card("SA-GUN#1"), 1));
    assert_eq!(game.phase(), Phase::Abilities, "the battle is locked");
    assert!(game.options().contains(&"overboard-a-cargo".to_owned()));
    game.choose("unload-d-cargo").choose("island");
    assert_eq!((game.player(Purple).aboard(), game.state().islands()[0].goods), (goods(6, 1), goods(1, 1)));
}

#[test]
fn dr_9_4_a_pirate_who_must_be_fought_comes_first() {
    let pirate = "players: [(colour: Purple, at: \"r1c1\", in_play: [\"SA-CAP@2\"]), (colour: Green, at: \"r1c1\", pirate: true),
        (colour: Blue, at: \"r1c1\")], merchant: \"E1-01\", moved_in: true";
    for other in ["Merchant", "Ship(Blue)"] {
        assert_eq!(fault(&format!("{pirate}, attack: {other}")).field, "attack", "{other}");
        Game::of(&format!("{}, attack: {other}", pirate.replace("moved_in: true", "moved_in: false")));
    }
    assert_eq!(Game::of(&format!("{pirate}, attack: Ship(Green)")).fight().target(), Target::Ship(Green));
}

#[test]
fn dr_9_12_who_lost_to_a_pirate_is_barred_though_that_ship_sank() {
    for (moved_in, damage) in [(true, 4), (false, 4), (true, 0)] {
        let mut game = Game::of(&format!(
            "players: [(colour: Purple, at: \"r1c1\", in_play: [\"SA-CAP@2\"]),
            (colour: Green, at: \"r1c1\", pirate: true, damage: {damage}), (colour: Blue, at: \"r1c1\")],
            islands: [(id: \"IS-01\", at: \"r1c1\", slots: 4, cubes: {{Blue: 3}}, buildings: [Fort])],
            moved_in: {moved_in}, attack: Ship(Green)"
        ));
        game.commit(1, Some(1)).zones(&["DA", "S1A"]);
        assert_eq!(game.player(Green).at == Place::Harbour, damage == 4);
        let fort = Order::Attack(Target::Building(Building::Fort));
        assert_eq!(game.refused(ACTIVE, fort), "DR-9.12", "moved in {moved_in}, damage {damage}");
        game.give(ACTIVE, Order::Done);
        let free = damage == 4;
        assert_eq!(!game.state().blockaded(Purple, game.player(Purple).at), free, "later turns need a pirate here");
    }
}

#[test]
fn dr_24_6_three_sailors_at_the_top_level_are_sea_dogs() {
    let levelled = |top: &str| {
        let mut game = Game::of(&format!(
            "players: [(colour: Purple, at: \"r1c1\"), (colour: Green, at: \"r1c1\", pirate: true,
            hand: [\"SA-CAP@3\"], deck: [{top}])], moved_in: true, attack: Ship(Green)"
        ));
        game.give(ACTIVE, Order::Commit(0)).give(OTHER, Order::LevelUp(card("SA-CAP")));
        assert_eq!(game.cubes(Green), 35);
        game
    };
    let first = levelled("");
    assert!(first.has(&H::Marks(Marks::SeaDogsGrew { by: Green, sailors: 1, cube: true })));
    assert_eq!((first.player(Green).supply, first.player(Green).sea_dogs_cubes), (33, 1));
    let third = levelled("\"SA-GUN@4\", \"SA-GUN#2@4\"");
    assert!(third.has(&H::Marks(Marks::SeaDogsGrew { by: Green, sailors: 3, cube: false })));
    assert!(third.has(&H::Marks(Marks::Achieved { by: Green, what: Achievement::SeaDogs })));
    assert_eq!((third.player(Green).supply, third.player(Green).sea_dogs_cubes), (34, 0), "both cubes went home");
    let mut won = Game::of(
        "players: [(colour: Purple, at: \"r1c1\", hand: [\"SA-CAP@3\"], discard: [\"SA-GUN@4\", \"SA-GUN#2@4\"])],
        merchant: \"E2-04\", attack: Merchant",
    );
    won.commit(1, None).zones(&["S1A", "CA", "CA", "CA"]);
    while won.phase() == Phase::Aftermath {
        let first = won.options()[0].clone();
        won.choose(&first);
    }
    assert!(
        won.has(&H::Marks(Marks::Achieved { by: Purple, what: Achievement::SeaDogs })),
        "by a won merchant too (DR-24.15)"
    );
}

#[test]
fn dr_24_11_the_fourth_token_makes_a_first_rate_ship() {
    let upgraded = |tokens: &str| {
        let mut game = Game::of(&format!(
            "players: [(colour: Purple, at: \"r1c1\", upgrades: {{{tokens}}})], merchant: \"E3-02\", attack: Merchant"
        ));
        game.commit(1, None).zones(&["S1A", "CA", "CA", "CA", "CA", "CA"]);
        while game.phase() == Phase::Aftermath {
            let first = game.options()[0].clone();
            game.choose(&first);
        }
        game.told_by("DR-24.11")
    };
    assert_eq!(upgraded("B: [\"UB-1\"], C: [\"UB-4\"]"), 0, "three");
    assert_eq!(upgraded("B: [\"UB-1\", \"UB-4\"], C: [\"UB-3\"]"), 1, "a covered one counts (DR-24.18)");
}
