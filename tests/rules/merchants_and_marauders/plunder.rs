//! The victor's share: plunder, naval cargo, captured ships (MM-20).

use weather_gage::rules::merchants_and_marauders::happenings::Battles;

use super::battles::{against_dutch, duel};
use super::common::{
    Blue, Fitting, Game, Location, NpcKind, Red, ShipKind, Weapon, Why, Zone, card, cargo, of_players, plain,
};

/// Red has boarded Blue and wins the crew combat; before the first choice of the plunder all stops.
fn beaten(red: &str, blue: &str) -> Game {
    let mut game = duel(red, &format!("crew: 1, {blue}"), "round: 2");
    win(&mut game);
    game
}

fn win(game: &mut Game) {
    game.choose("board");
    if matches!(game.why(), Why::Declare { .. }) {
        game.choose("shoot");
    }
    game.pass();
    // Contest, then crew combat.
    for _ in 0..2 {
        for first in [5, 1] {
            let mut faces = vec![1; game.dice()];
            faces[0] = first;
            game.throw(&faces);
            game.pass();
        }
    }
}

#[test]
fn mm_20_1_and_20_3_the_victor_takes_what_he_wants_one_by_one() {
    let blue = r#"gold: 7, hand: ["GL-57"], cargo: ["RU-1", "CO-1"], rumor: "R-01", proved: ["R-05"],
        weapons: [ChainShot], specialists: ["GL-05"], mission: "M-05""#;
    let mut game = beaten("ship: Frigate, crew: 3", blue);
    assert_eq!(*game.why(), Why::TakeShip { by: Red });
    game.choose("no");
    assert_eq!(*game.why(), Why::Plunder { by: Red });
    assert_eq!(game.asked(), Red);
    assert_eq!(game.options(), ["gold", "GL-57", "R-01", "R-05", "RU-1", "CO-1", "chain-shot", "GL-05", "enough"]);
    game.choose("gold").choose("GL-57").choose("R-01").choose("R-05").choose("CO-1").choose("chain-shot");
    game.choose("GL-05").choose("enough");
    let red = game.player(Red);
    assert_eq!(red.gold, 17);
    assert!(red.hand.contains(&card("GL-57")));
    assert_eq!(red.rumor, Some(card("R-01")));
    assert_eq!(red.proved, [card("R-05")], "it stays in force (G-59)");
    assert_eq!(red.cargo, [cargo("CO-1")]);
    assert!(red.weapons.contains(&Weapon::ChainShot));
    assert_eq!(red.specialists, [card("GL-05")], "free of hiring cost (MM-20.3)");
    assert!(game.state().discards.cargo.contains(&cargo("RU-1")), "what is not taken is discarded");
    assert!(game.state().discards.mission.contains(&card("M-05")));
    assert_eq!(game.player(Blue).captain, None);
    assert_eq!(game.player(Blue).gold, 0);
}

#[test]
fn mm_20_2_the_limits_of_the_victor_hold() {
    let red = r#"ship: Frigate, hand: ["GL-01", "GL-03", "GL-09"], rumor: "R-02", weapons: [ChainShot],
        cargo: ["TI-1", "TI-2", "TI-3"], specialists: ["GL-06"]"#;
    let blue = r#"gold: 0, hand: ["GL-57"], cargo: ["RU-1"], rumor: "R-01", weapons: [ChainShot, GrapeShot],
        specialists: ["GL-05", "GL-07"]"#;
    let mut game = beaten(red, blue);
    game.choose("no");
    // The point of the victory brought the fourth card.
    assert_eq!(
        game.options(),
        ["grape-shot", "GL-07", "enough"],
        "four cards, one rumor, one of each kind, a full Hold"
    );
}

#[test]
fn mm_20_2_the_hold_is_that_of_the_ship_the_victor_sails_on() {
    let mut game = beaten(r#"ship: Sloop, cargo: ["TI-1", "TI-2"]"#, r#"ship: Galleon, gold: 0, cargo: ["RU-1"]"#);
    game.choose("yes");
    assert_eq!(game.options(), ["RU-1", "enough"]);
}

#[test]
fn mm_20_4_the_loser_s_stash_is_safe_and_the_tokens_scatter() {
    let mut game = beaten("ship: Frigate", "gold: 0, chest: 12, modifications: [ReinforcedHull]");
    game.choose("no").settle(1);
    assert_eq!(game.player(Blue).chest, 12);
    assert_eq!(game.told_as("FittingPlaced"), 1);
}

#[test]
fn mm_20_8_and_20_9_the_victor_may_sail_on_in_the_beaten_ship() {
    let red = "ship: Sloop, crew: 2, modifications: [Chasers]";
    let mut game = beaten(red, "ship: Galleon, gold: 0, hull: 2, cannons: 1, modifications: [ReinforcedHull]");
    game.choose("yes").settle(1);
    let ship = game.player(Red).ship.clone().unwrap();
    assert_eq!(ship.kind, ShipKind::Galleon);
    assert_eq!(ship.now, [2, 5, 4, 2, 1], "as it stood at the end, with the victor's crew (G-33)");
    assert_eq!(ship.fittings.get(&Fitting::ReinforcedHull), Some(&false), "they stay on it (G-24)");
    assert_eq!(ship.fittings.get(&Fitting::Chasers), None);
    assert_eq!(game.told_as("FittingPlaced"), 1, "the own ones scatter (MM-10.28)");
    assert_eq!(game.player(Blue).ship, None);
    assert_eq!(game.player(Red).glory, 1, "capturing a big ship gives no point of its own (MM-10.20)");
}

#[test]
fn mm_20_9_crew_and_cargo_above_the_new_limits_are_lost() {
    let red = r#"ship: Galleon, crew: 4, cargo: ["TI-1", "TI-2", "TI-3", "TI-4"]"#;
    let mut game = beaten(red, "ship: Sloop, gold: 0");
    game.choose("yes");
    assert_eq!(game.track(Red, Location::Crew), 2);
    assert_eq!(*game.why(), Why::Overboard { by: Red }, "at choice");
    game.choose("TI-2").choose("TI-1");
    assert_eq!(game.player(Red).cargo, [cargo("TI-3"), cargo("TI-4")]);
}

#[test]
fn mm_20_5_and_12_12_the_reward_is_paid_besides() {
    let mut game = beaten("ship: Frigate", "gold: 0, bounties: {Dutch: 2}");
    game.choose("no").settle(1);
    assert_eq!(game.player(Red).gold, 20);
}

#[test]
fn mm_20_6_a_naval_ship_has_three_cargo_cards() {
    let mut game = naval("ship: Frigate", "npc: (crew: 1, hold: 2)");
    game.choose("no");
    assert_eq!(game.player(Red).gold, 21, "4 and 4 and 3");
    assert_eq!(*game.why(), Why::NavalPlunder);
    game.deal(&["SU-8"]);
    assert!(game.has(Battles::SpoilsLost { by: Red, cards: vec![cargo("SU-8")] }));
    assert_eq!(game.options(), ["CO-7", "CT-4", "enough"]);
    game.choose("CO-7").choose("enough");
    assert_eq!(game.player(Red).cargo, [cargo("CO-7")]);
    assert!(game.state().discards.cargo.contains(&cargo("CT-4")));
    assert!(game.is_settled());
}

#[test]
fn mm_20_6_an_undamaged_hold_loses_nothing_and_a_destroyed_one_all() {
    let mut whole = naval("ship: Frigate", "npc: (crew: 1)");
    whole.choose("no");
    assert_eq!(whole.options(), ["CO-7", "SU-8", "CT-4", "enough"]);
    let mut gone = naval("ship: Frigate", "npc: (crew: 1, hold: 0)");
    gone.choose("no");
    assert!(gone.is_settled());
    assert_eq!((gone.player(Red).gold, gone.player(Red).cargo.len()), (21, 0));
}

/// Red wins the crew combat against the Dutch Frigate.
fn naval(red: &str, battle: &str) -> Game {
    let players = [plain("Red", &format!("at: Zone(curacao), {red}")), plain("Blue", "")];
    let npc = r#"npcs: {Dutch: (cards: ["EV-01"], at: curacao)}, decks: (cargo: ["CO-7", "SU-8", "CT-4"])"#;
    let battle = format!("battle: (attacker: Player(Red), defender: Npc(Dutch), round: 2, {battle})");
    let mut game = Game::of(&of_players(&players, &format!("{npc}, {battle}")));
    win(&mut game);
    game
}

#[test]
fn mm_20_7_a_pirate_of_no_player_has_neither_gold_nor_cargo() {
    let players = [plain("Red", "at: Zone(nassau), ship: Frigate"), plain("Blue", "")];
    let npc = r#"npcs: {PirateSloop: (cards: ["EV-13"], at: nassau)}"#;
    let battle = "battle: (attacker: Player(Red), defender: Npc(PirateSloop), round: 2, npc: (crew: 1, hull: 1))";
    let mut game = Game::of(&of_players(&players, &format!("{npc}, {battle}")));
    win(&mut game);
    assert_eq!(*game.why(), Why::TakeShip { by: Red });
    game.choose("yes");
    assert!(game.is_settled());
    assert_eq!(game.player(Red).gold, 15);
    assert_eq!(game.player(Red).ship.as_ref().unwrap().kind, ShipKind::Sloop);
    assert_eq!(game.track(Red, Location::Hull), 1);
    assert_eq!(game.state().npcs.get(&NpcKind::PirateSloop).and_then(|npc| npc.at), None);
}

#[test]
fn mm_20_10_without_a_ship_card_no_capture() {
    let frigate = |colour: &str| plain(colour, "ship: Frigate");
    let players =
        [plain("Red", "at: Zone(curacao), ship: Frigate"), frigate("Blue"), frigate("Yellow"), frigate("Green")];
    let npc = r#"npcs: {Dutch: (cards: ["EV-01"], at: curacao)}, decks: (cargo: ["CO-7", "SU-8", "CT-4"])"#;
    let battle = "battle: (attacker: Player(Red), defender: Npc(Dutch), round: 2, npc: (crew: 1))";
    let mut game = Game::of(&of_players(&players, &format!("{npc}, {battle}")));
    win(&mut game);
    assert_eq!(*game.why(), Why::Stow { by: Red }, "all four Frigates are sailed");
}

#[test]
fn mm_20_8_a_captured_naval_ship_has_the_damage_of_the_battle() {
    let mut game = against_dutch("ship: Sloop, crew: 2", "npc: (crew: 1, masts: 2, hold: 0)");
    win(&mut game);
    game.choose("yes").settle(1);
    let ship = game.player(Red).ship.clone().unwrap();
    assert_eq!(ship.kind, ShipKind::Frigate);
    assert_eq!(ship.now, [3, 0, 2, 2, 3]);
}

#[test]
fn mm_20_11_a_sunk_ship_leaves_nothing() {
    let mut game = duel("ship: Frigate", "hull: 1, gold: 9", "round: 2");
    game.choose("shoot").choose("shoot").pass().throw(&[5, 5, 1]).throw(&[1, 1, 1]).pass();
    game.throw(&[5, 1, 1]).choose("hull").pass();
    assert!(game.is_settled());
    assert_eq!(game.player(Red).gold, 10);
}

#[test]
fn mm_20_1_a_victor_of_no_player_takes_nothing() {
    let mut game = against_dutch("ship: Frigate, crew: 1, gold: 9", "");
    game.choose("shoot").choose("board").pass().throw(&[1, 1, 1]).throw(&[5, 1, 1]).pass();
    game.throw(&[1, 1, 1]).throw(&[5, 1, 1]).settle(1);
    assert_eq!(game.player(Red).captain, None);
    assert_eq!(game.player(Red).gold, 0);
    assert!(!game.has(Battles::RewardPaid { by: Red, nation: None, gold: 0 }));
    assert_eq!(game.state().npcs.get(&NpcKind::Dutch).and_then(|npc| npc.at), Some(Zone::Curacao));
}

#[test]
fn mm_26_what_went_over_is_known_to_the_two_captains_alone() {
    use weather_gage::rules::kernel::{Ruleset, Seat, Viewer};
    use weather_gage::rules::merchants_and_marauders::game::MerchantsAndMarauders;
    let players = [
        plain("Red", "at: Zone(nassau), ship: Frigate"),
        plain("Blue", r#"at: Zone(nassau), crew: 1, gold: 3, chest: 4, cargo: ["RU-1"]"#),
        plain("Green", ""),
    ];
    let battle = "battle: (attacker: Player(Red), defender: Player(Blue), round: 2)";
    let mut game = Game::of(&of_players(&players, battle));
    win(&mut game);
    let seen = |game: &Game, seat| MerchantsAndMarauders::seen_by(game.state(), Viewer::Seat(Seat(seat)));
    assert_eq!(seen(&game, 0).table.player(Blue).unwrap().cargo, [cargo("RU-1")], "the victor sees it all (MM-20.2)");
    assert_eq!(seen(&game, 0).table.player(Blue).unwrap().chest, 0, "but for the stash");
    assert_eq!(seen(&game, 2).table.player(Blue).unwrap().cargo, []);
    game.choose("no").choose("RU-1");
    let taken = Battles::CargoPlundered { by: Red, from: Blue, cargo: Some(cargo("RU-1")) };
    let hidden = Battles::CargoPlundered { by: Red, from: Blue, cargo: None };
    assert!(game.just(taken.clone()));
    let told = |seat| MerchantsAndMarauders::told_to(game.state(), &taken.clone().into(), Viewer::Seat(Seat(seat)));
    assert_eq!(told(0), Some(taken.clone().into()));
    assert_eq!(told(1), Some(taken.clone().into()));
    assert_eq!(told(2), Some(hidden.into()));
}
