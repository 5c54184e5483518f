//! The Port action, selling and buying, the chest (MM-10.1 to 10.14, 10.41 to 10.43).

use weather_gage::rules::merchants_and_marauders::happenings::{Happening, Purse, Ships, Trade, Turns};
use weather_gage::rules::merchants_and_marauders::market;
use weather_gage::rules::merchants_and_marauders::state::{Activity, Phase};
use weather_gage::rules::merchants_and_marauders::sums;

use super::common::*;

const MARKET: &str = "decks: (cargo: [\"SP-1\", \"SP-2\", \"SP-3\", \"TO-1\", \"TO-2\", \"CT-1\", \"SU-1\"])";

/// Red lies in Nassau and has begun a Port action.
fn in_port(red: &str, more: &str) -> Game {
    let mut game = Game::of(&of_players(&[plain("Red", red), plain("Blue", "")], more));
    game.give(Red, Order::Port);
    game
}

fn sale(cards: &[&str]) -> Order {
    Order::Sell(cards.iter().map(|word| cargo(word)).collect())
}

/// The happening as it is told to a player who shares no secret.
fn to_all(told: &Happening) -> Happening {
    told.as_told(&|_| false)
}

fn named<'a>(game: &'a Game, name: &str) -> &'a Happening {
    game.told.iter().find(|told| format!("{told:?}").starts_with(name)).unwrap()
}

#[test]
fn mm_10_1_activities_belong_to_a_port_action_each_once_and_sell_first() {
    let mut game = Game::of(&of_players(&[plain("Red", "cargo: [\"RU-1\"]"), plain("Blue", "")], ""));
    game.refused(Red, sale(&["RU-1"]), "MM-10.1").refused(Red, Order::Buy, "MM-10.1");
    game.give(Red, Order::Port);
    assert_eq!(game.phase(), Phase::Port);
    game.refused(Red, Order::Move(Where::Zone(Zone::Nassau)), "MM-10.1").refused(Red, Order::EndTurn, "MM-10.1");
    game.give(Red, Order::Buy).choose("enough");
    game.refused(Red, Order::Buy, "MM-10.1").refused(Red, sale(&["RU-1"]), "MM-10.1");
    assert_eq!(game.state().turn.activities, [Activity::Buy]);
}

#[test]
fn mm_10_1_a_port_action_needs_a_port() {
    let mut game = Game::of(&of_players(&[plain("Red", "at: Zone(nassau)"), plain("Blue", "")], ""));
    game.refused(Red, Order::Port, "MM-10.1");
}

#[test]
fn mm_10_2_the_token_of_the_port_is_turned_up() {
    let mut game = Game::of(&of_players(&[plain("Red", ""), plain("Blue", "")], "yards: {nassau: (kind: Chasers)}"));
    assert!(!game.state().yards.get(&Zone::Nassau).unwrap().open);
    game.give(Red, Order::Port);
    assert!(game.has(Ships::YardTurnedUp { port: Zone::Nassau, fitting: Fitting::Chasers }));
    assert!(game.state().yards.get(&Zone::Nassau).unwrap().open);
}

#[test]
fn mm_10_3_the_rule_of_the_zone_is_for_whoever_takes_the_action() {
    let players = [plain("Red", "at: Port(santo_domingo)"), plain("Blue", "")];
    let game = Game::of(&format!("players: [{}]", players.join(", ")));
    let demanded = *game.state().demand.get(&Zone::SantoDomingo).unwrap();
    let other = Good::ALL.into_iter().find(|good| *good != demanded).unwrap();
    assert_eq!(sums::sale_price(game.state(), Red, other), 4);
    assert_eq!(sums::sale_price(game.state(), Red, demanded), 6);
    assert_eq!(sums::sale_price(game.state(), Blue, Good::Rum), 3, "Blue lies elsewhere");
}

#[test]
fn mm_10_4_a_step_is_no_activity_and_selling_may_follow() {
    let players = [plain("Red", "at: Port(bridgetown), rumor: \"R-20\", cargo: [\"RU-1\"]"), plain("Blue", "")];
    let mut game = Game::of(&of_players(&players, "demand: {bridgetown: Cotton}"));
    game.give(Red, Order::Port).give(Red, Order::Prove).throw(&[1, 1, 1]).pass();
    assert!(game.has(Turns::StepTaken { by: Red, card: card("R-20") }));
    game.give(Red, sale(&["RU-1"]));
    assert_eq!(game.player(Red).gold, 13);
}

#[test]
fn mm_10_5_cards_pay_three_and_six_in_demand() {
    let mut game = in_port("cargo: [\"RU-1\", \"RU-2\", \"CO-1\"]", "demand: {nassau: Rum}");
    game.refused(Red, sale(&[]), "MM-10.5").refused(Red, sale(&["SP-1"]), "MM-10.5");
    game.refused(Red, sale(&["RU-1", "RU-1"]), "MM-10.5");
    game.give(Red, sale(&["RU-1", "CO-1"])).pass();
    assert_eq!((game.player(Red).gold, game.state().turn.sold), (19, 2));
    assert_eq!(game.player(Red).cargo, [cargo("RU-2")]);
    assert_eq!(game.state().discards.cargo, [cargo("RU-1"), cargo("CO-1")]);
}

#[test]
fn g_1_the_bank_pays_more_than_the_coins_of_the_box() {
    // The box holds 20 of 1, 20 of 2, 30 of 5 and 30 of 10.
    let coins = 20 + 20 * 2 + 30 * 5 + 30 * 10;
    let mut game = in_port(&format!("gold: {coins}, cargo: [\"RU-1\"]"), "demand: {nassau: Rum}");
    game.give(Red, sale(&["RU-1"])).pass();
    assert_eq!(game.player(Red).gold, coins + 6);
}

#[test]
fn mm_10_6_a_new_token_comes_before_the_old_one_goes_back() {
    let mut game = in_port("cargo: [\"RU-1\"]", "demand: {nassau: Rum}");
    let before = game.state().reserve.clone();
    game.give(Red, sale(&["RU-1"]));
    assert!(matches!(game.why(), Why::Demand));
    game.deal(&[]);
    assert_eq!(game.state().demand.get(&Zone::Nassau), before.first(), "G-7");
    assert_eq!(game.state().reserve.len(), before.len());
    assert_eq!(game.state().reserve.last(), Some(&Good::Rum));
}

#[test]
fn mm_10_7_nothing_more_is_sold_this_turn() {
    let mut game = in_port("cargo: [\"RU-1\", \"CO-1\"]", "demand: {nassau: Cotton}");
    game.give(Red, sale(&["RU-1"]));
    assert!(game.is_settled(), "without a card in demand the token stays (G-36)");
    game.refused(Red, sale(&["CO-1"]), "MM-10.1");
    assert_eq!(game.state().demand.get(&Zone::Nassau), Some(&Good::Cotton));
}

#[test]
fn mm_10_8_three_cards_in_demand_bring_one_point() {
    let cards = "cargo: [\"RU-1\", \"RU-2\", \"RU-3\", \"RU-4\", \"RU-5\", \"RU-6\"]";
    let mut game = in_port(cards, "demand: {nassau: Rum}");
    game.give(Red, sale(&["RU-1", "RU-2", "RU-3", "RU-4", "RU-5", "RU-6"])).pass();
    assert_eq!((game.player(Red).glory, game.player(Red).hand.len()), (1, 1));
    assert_eq!(game.player(Red).gold, 46);
    let mut game = in_port(cards, "demand: {nassau: Rum}");
    game.give(Red, sale(&["RU-1", "RU-2"])).pass();
    assert_eq!(game.player(Red).glory, 0);
}

#[test]
fn mm_10_9_six_cards_without_those_in_demand() {
    let mut game = in_port("", &format!("demand: {{nassau: Cotton}}, {MARKET}"));
    game.give(Red, Order::Buy);
    assert_eq!(game.options(), ["SP-1", "SP-2", "SP-3", "TO-1", "TO-2", "SU-1", "enough"]);
    assert!(game.has(Trade::MarketDiscarded { by: Red, cards: vec![cargo("CT-1")] }));
}

#[test]
fn g_37_cards_in_demand_are_replaced_until_none_is_left() {
    let deck =
        "decks: (cargo: [\"RU-1\", \"CO-1\", \"CO-2\", \"CO-3\", \"CO-4\", \"CO-5\", \"RU-2\", \"RU-3\", \"SP-1\"])";
    let mut game = in_port("", &format!("demand: {{nassau: Rum}}, {deck}"));
    game.give(Red, Order::Buy);
    assert_eq!(game.options(), ["CO-1", "CO-2", "CO-3", "CO-4", "CO-5", "SP-1", "enough"]);
    assert_eq!(game.told_as("MarketDiscarded"), 3, "the replacements were in demand again");
}

#[test]
fn g_37_where_nothing_else_can_come_the_market_is_smaller() {
    // Every other card is aboard Blue’s ship.
    let blue = plain("Blue", &format!("cargo: [{}]", everything_but(&["RU-1", "SP-1", "RU-2", "SP-2"])));
    let mut game = Game::of(&of_players(&[plain("Red", ""), blue], "demand: {nassau: Rum}"));
    game.give(Red, Order::Port).give(Red, Order::Buy);
    assert_eq!(game.options(), ["SP-1", "SP-2", "enough"]);
    assert_eq!(game.state().discards.cargo, [cargo("RU-1"), cargo("RU-2")]);
}

#[test]
fn mm_10_9_three_cards_in_the_port_of_the_turn_before() {
    let game = in_port("last_buy: (nassau, 1)", "");
    assert_eq!(market::size(game.state(), Red), 3);
    let game = in_port("last_buy: (nassau, 2)", "");
    assert_eq!(market::size(game.state(), Red), 6);
    let mut game = in_port("last_buy: (havana, 1)", "demand: {nassau: Cotton}");
    assert_eq!(market::size(game.state(), Red), 6);
    game.give(Red, Order::Buy).choose("enough");
    assert_eq!(game.player(Red).last_buy, Some((Zone::Nassau, 0)));
}

#[test]
fn g_38_a_third_time_in_a_row_there_are_three_cards_still() {
    let mut game = in_port("last_buy: (nassau, 1)", "demand: {nassau: Cotton}");
    game.give(Red, Order::Buy).choose("enough").end_turn(1).end_turn(1);
    assert_eq!(game.active(), Red);
    assert_eq!(market::size(game.state(), Red), 3);
}

#[test]
fn mm_10_10_a_price_hangs_on_the_number_drawn() {
    let mut game = in_port("", &format!("demand: {{nassau: Cotton}}, {MARKET}"));
    game.give(Red, Order::Buy);
    game.choose("SP-1").choose("SP-2").choose("TO-1").choose("SU-1").choose("enough");
    assert_eq!(game.player(Red).gold, 10 - 1 - 1 - 2 - 3);
    assert!(game.has(Trade::CargoBought { by: Red, price: 2, card: Some(cargo("TO-1")) }));
}

#[test]
fn mm_10_11_bought_cards_lie_face_down_and_the_others_are_discarded() {
    let mut game = in_port("", &format!("demand: {{nassau: Cotton}}, {MARKET}"));
    game.give(Red, Order::Buy).choose("TO-1").choose("enough");
    assert_eq!(game.player(Red).cargo, [cargo("TO-1")]);
    let rest = ["SP-1", "SP-2", "SP-3", "TO-2", "SU-1"].map(cargo).to_vec();
    assert!(game.has(Trade::MarketClosed { by: Red, port: Zone::Nassau, cards: rest }));
    assert!(game.state().market.is_empty() && game.state().prices.is_empty());
}

#[test]
fn mm_10_12_and_g_8_others_learn_the_number_and_the_price_alone() {
    let mut game = in_port("", &format!("demand: {{nassau: Cotton}}, {MARKET}"));
    game.give(Red, Order::Buy).choose("TO-1").choose("enough");
    let bought = to_all(named(&game, "CargoBought"));
    assert_eq!(bought, Trade::CargoBought { by: Red, price: 2, card: None }.into());
    assert_eq!(to_all(named(&game, "MarketDrawn")), Trade::MarketDrawn { by: Red, count: 6, cards: None }.into());
    assert_eq!(to_all(named(&game, "PricesSet")), Trade::PricesSet { by: Red, prices: None }.into());
}

#[test]
fn mm_10_13_an_empty_deck_is_rebuilt_from_the_discard() {
    let more = "demand: {nassau: Cotton}, decks: (cargo: [\"SP-1\", \"SP-2\"]), short: [Cargo]";
    let mut game = in_port("", more);
    game.give(Red, Order::Buy);
    assert!(matches!(game.why(), Why::Cargo));
    game.deal(&["TO-1", "TO-2", "SU-1", "SU-2"]);
    assert_eq!(game.options(), ["SP-1", "SP-2", "TO-1", "TO-2", "SU-1", "SU-2", "enough"]);
    assert!(game.state().discards.cargo.is_empty());
}

#[test]
fn mm_10_14_in_port_a_captain_holds_six_cards() {
    let cards = "cargo: [\"RU-1\", \"RU-2\", \"RU-3\", \"RU-4\", \"RU-5\", \"RU-6\"]";
    let mut game = in_port(cards, &format!("demand: {{nassau: Cotton}}, {MARKET}"));
    game.give(Red, Order::Buy).choose("TO-1");
    assert!(matches!(game.why(), Why::Overboard { by: Red }));
    game.choose("RU-6").choose("enough");
    assert_eq!(game.player(Red).cargo.len(), 6);
    assert!(game.player(Red).cargo.contains(&cargo("TO-1")));
}

#[test]
fn mm_10_14_by_a_house_rule_any_number() {
    let cards = "cargo: [\"RU-1\", \"RU-2\", \"RU-3\", \"RU-4\", \"RU-5\", \"RU-6\"]";
    let more = format!("demand: {{nassau: Cotton}}, house: (any_hold_in_port: true), {MARKET}");
    let mut game = in_port(cards, &more);
    game.give(Red, Order::Buy).choose("TO-1").choose("enough");
    assert_eq!(game.player(Red).cargo.len(), 7);
}

#[test]
fn mm_28_3_the_sugar_exchange_replaces_two_cards_before_prices_are_set() {
    let red = plain("Red", "at: Port(bridgetown)");
    let more =
        "demand: {bridgetown: Cotton}, decks: (cargo: [\"SP-1\", \"SP-2\", \"SP-3\", \"TO-1\", \"TO-2\", \"SU-1\",
        \"SP-4\", \"SP-5\"])";
    let mut game = Game::of(&format!("players: [{red}, {}], {more}", plain("Blue", "")));
    game.give(Red, Order::Port).give(Red, Order::Buy);
    game.choose("use-bridgetown").choose("TO-1").choose("SU-1");
    // The rule is used once, and what is left of the window is passed.
    game.pass();
    assert_eq!(game.options(), ["SP-1", "SP-2", "SP-3", "TO-2", "SP-4", "SP-5", "enough"]);
    game.choose("TO-2").choose("enough");
    assert_eq!(game.player(Red).gold, 7);
}

#[test]
fn mm_29_9_faults_have_an_order() {
    // Not there comes before used up, which comes before forbidden.
    let players = [plain("Red", "at: Zone(havana), bounties: {Spanish: 1}"), plain("Blue", "")];
    let mut game = Game::of(&of_players(&players, "turn: (actions: 0)"));
    game.refused(Blue, Order::Buy, "MM-8.1").refused(Red, Order::Buy, "MM-10.1");
    game.refused(Red, Order::Move(Where::Port(Zone::Nassau)), "MM-8.4");
    game.refused(Red, Order::Move(Where::Port(Zone::Havana)), "MM-8.1");
    let mut game = Game::of(&of_players(&players, ""));
    game.refused(Red, Order::Move(Where::Port(Zone::Havana)), "MM-8.7");
    // Used up comes before what cannot be paid.
    let mut game = in_port("gold: 2", "");
    game.give(Red, Order::AskForRumors).throw(&[1, 1, 1]);
    game.refused(Red, Order::AskForRumors, "MM-10.1");
}

// ---- the chest

#[test]
fn mm_10_41_gold_is_hidden_and_fetched_in_the_home_port() {
    let mut game = in_port("chest: 4", "");
    game.refused(Red, Order::Stash(11), "MM-10.41").refused(Red, Order::Stash(0), "MM-10.41");
    game.give(Red, Order::Stash(7));
    assert_eq!((game.player(Red).gold, game.player(Red).chest), (3, 11));
    game.give(Red, Order::Fetch(2));
    assert_eq!((game.player(Red).gold, game.player(Red).chest), (5, 9));
    assert_eq!(game.state().turn.activities, [Activity::Stash]);
    game.give(Red, Order::Buy).choose("enough");
    game.refused(Red, Order::Stash(1), "MM-10.1");
    let mut game = in_port("at: Port(bridgetown)", "");
    game.refused(Red, Order::Stash(1), "MM-10.41");
}

#[test]
fn mm_10_42_others_learn_that_gold_was_hidden_and_not_how_much() {
    let mut game = in_port("", "");
    game.give(Red, Order::Stash(7));
    assert_eq!(to_all(named(&game, "GoldHidden")), Purse::GoldHidden { by: Red, gold: None }.into());
    let own = named(&game, "GoldHidden").as_told(&|by| by == Red);
    assert_eq!(own, Purse::GoldHidden { by: Red, gold: Some(7) }.into());
}

#[test]
fn mm_10_43_at_home_the_chest_pays_what_is_not_aboard() {
    let mut game = in_port("gold: 1, chest: 20", "");
    game.give(Red, Order::BuyWeapon(Weapon::ChainShot));
    assert_eq!((game.player(Red).gold, game.player(Red).chest), (0, 18));
    assert_eq!(to_all(named(&game, "GoldPaid")), Purse::GoldPaid { by: Red, gold: 3, from_chest: None }.into());
    let mut game = in_port("gold: 1, chest: 20, at: Port(bridgetown)", "");
    game.refused(Red, Order::BuyWeapon(Weapon::ChainShot), "MM-10.15");
}

#[test]
fn g_12_the_chest_pays_before_the_activity_and_after_it() {
    let mut game = in_port("gold: 0, chest: 20", "");
    game.give(Red, Order::BuyWeapon(Weapon::ChainShot)).give(Red, Order::Fetch(1));
    game.give(Red, Order::AskForRumors).throw(&[1, 1, 1]);
    assert_eq!((game.player(Red).gold, game.player(Red).chest), (0, 15));
}
