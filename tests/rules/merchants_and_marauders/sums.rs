//! Numbers that things change, with their bounds and reasons (MM-4.3, MM-5, G-71).

use weather_gage::rules::kernel::Rule;
use weather_gage::rules::merchants_and_marauders::clauses::Item;
use weather_gage::rules::merchants_and_marauders::state::{RollKind, Side, State};
use weather_gage::rules::merchants_and_marauders::sums::{self, Part};
use weather_gage::rules::merchants_and_marauders::words::Test;

use super::common::*;

fn state(players: &[String], more: &str) -> State {
    Game::of(&of_players(players, more)).state().clone()
}

/// Red with Blue in port; the zones have their rules.
fn with_zones(red: &str, more: &str) -> State {
    let players = [plain("Red", red), plain("Blue", "")];
    Game::of(&format!("players: [{}], {more}", players.join(", "))).state().clone()
}

/// Red with a printed captain.
fn captain(word: &str, more: &str, table: &str) -> State {
    let red = format!("(colour: Red, captain: \"{word}\", {more})");
    state(&[red, plain("Blue", "")], table)
}

fn total(parts: &[(Part, i16)]) -> i16 {
    parts.iter().map(|(_, amount)| amount).sum()
}

const RED: Side = Side::Player(Red);
const BLUE: Side = Side::Player(Blue);

const fn test(test: Test, skill: Skill) -> RollKind {
    RollKind::Test(test, skill)
}

#[test]
fn mm_4_3_and_g_2_dice_are_between_one_and_ten() {
    let dice = |more: i8| {
        let lasting =
            format!("lasting: [(by: Red, source: Captain(\"CP-01\"), modifier: Dice(Of(All), {more}), span: Turn)]");
        let state = captain("CP-01", "", &lasting);
        sums::dice(&state, RED, test(Test::ScoutMerchant, Skill::Scouting))
    };
    assert_eq!((dice(0), dice(1), dice(20), dice(-20)), (3, 4, 10, 1));
}

#[test]
fn mm_16_6_manoeuvrability_gives_a_die_and_destroyed_masts_leave_one() {
    let fight = |red: &str, blue: &str| {
        let here = "at: Zone(tortuga)";
        let players = [plain("Red", &format!("{here}, {red}")), plain("Blue", &format!("{here}, {blue}"))];
        let state = state(&players, "battle: (attacker: Player(Red), defender: Player(Blue), round: 2)");
        (sums::dice(&state, RED, RollKind::Contest), sums::dice(&state, BLUE, RollKind::Contest))
    };
    assert_eq!(fight("ship: Sloop", "ship: Flute"), (4, 3), "4 against 2");
    assert_eq!(fight("ship: Sloop", "ship: Frigate"), (3, 3), "4 against 3");
    assert_eq!(fight("ship: Sloop, masts: 0", "ship: Galleon"), (1, 3));
    assert_eq!(fight("ship: Flute, modifications: [SailsAndRigging]", "ship: Galleon"), (4, 3), "3 against 1");
}

#[test]
fn mm_26_1_every_number_stands_with_its_reason() {
    let players = [plain("Red", "at: Zone(tortuga)"), plain("Blue", "at: Zone(tortuga), ship: Flute")];
    let state = state(&players, "battle: (attacker: Player(Red), defender: Player(Blue), round: 2)");
    let parts = sums::dice_parts(&state, RED, RollKind::Contest);
    assert_eq!(parts, [(Part::Rule(Rule("MM-5.2")), 3), (Part::Rule(Rule("MM-16.6")), 1)]);
    let state = captain("CP-08", "", "event: \"EV-33\"");
    let parts = sums::price_parts(&state, Red, Item::Repair);
    let source = Part::Of(Source::Captain(card("CP-08")));
    assert_eq!(parts, [(Part::Rule(Rule("MM-10.23")), 2), (source, -1)], "of equal prices one is named");
    assert_eq!(total(&parts), i16::from(sums::price(&state, Red, Item::Repair)));
}

#[test]
fn mm_5_6_no_value_is_above_five() {
    let galleon = "ship: Galleon, modifications: [ExtraHammocks, EnlargedHold, ExtraCannonPorts, SailsAndRigging]";
    let state = state(&[plain("Red", galleon), plain("Blue", "")], "");
    let max = |location| sums::max(&state, RED, location);
    // The token of a value at the cap is owned and adds nothing (G-41).
    assert_eq!(Location::ALL.map(max), [4, 5, 4, 5, 5]);
    assert_eq!(sums::manoeuvre(&state, RED), 2);
    assert_eq!(total(&sums::max_parts(&state, RED, Location::Hold)), 6);
}

#[test]
fn mm_5_8_damage_is_what_is_missing() {
    let state = state(&[plain("Red", "ship: Frigate, hull: 1, crew: 2, cannons: 0"), plain("Blue", "")], "");
    assert_eq!(sums::damage(&state, Red, true), 6);
    assert_eq!(sums::damage(&state, Red, false), 5, "Crew does not count (MM-10.17)");
    assert_eq!(sums::track(&state, RED, Location::Cannons), 0);
}

#[test]
fn mm_5_10_capacity_is_the_hold_and_six_in_port() {
    let state = state(&[plain("Red", "ship: Frigate, hold: 2"), plain("Blue", "at: Zone(tortuga)")], "");
    assert_eq!((sums::capacity(&state, Red), sums::cargo_limit(&state, Red)), (2, 6));
    assert_eq!((sums::capacity(&state, Blue), sums::cargo_limit(&state, Blue)), (2, 2));
    let quintero = |ship: &str| sums::capacity(&captain("CP-04", ship, ""), Red);
    assert_eq!((quintero("ship: Sloop"), quintero("ship: Sloop, hold: 0"), quintero("ship: Galleon")), (3, 1, 5));
}

#[test]
fn mm_14_16_a_flag_counts_the_highest_single_bounty() {
    let dice = |npc: &str, kind, bounties: &str| {
        let red = plain("Red", &format!("at: Zone(tortuga), bounties: {{{bounties}}}"));
        let state = state(&[red, plain("Blue", "")], &format!("npcs: {{{npc}}}"));
        sums::npc_scout_dice(&state, kind, Red)
    };
    let dutch = "Dutch: (cards: [\"EV-01\"], at: aruba)";
    assert_eq!(dice(dutch, NpcKind::Dutch, "Dutch: 1, Spanish: 2"), 2, "the printed value");
    assert_eq!(dice(dutch, NpcKind::Dutch, "Dutch: 1, Spanish: 4"), 4, "of any one nation");
    let pirate = "PirateSloop: (cards: [\"EV-13\"], at: aruba)";
    assert_eq!(dice(pirate, NpcKind::PirateSloop, "Spanish: 5"), 3, "pirates have no flag");
}

#[test]
fn mm_14_2_a_ship_of_no_player_has_the_values_of_its_ship() {
    let npcs =
        "npcs: {Dutch: (cards: [\"EV-01\"], at: aruba), English: (cards: [\"EV-04\"], at: havana, man_of_war: true)}";
    let state = state(&[plain("Red", ""), plain("Blue", "")], npcs);
    let max = |npc| Location::ALL.map(|location| sums::max(&state, Side::Npc(npc), location));
    assert_eq!(max(NpcKind::Dutch), [3, 3, 3, 3, 3]);
    assert_eq!(max(NpcKind::English), [5, 3, 5, 5, 5]);
    let skill = |skill| sums::skill(&state, Side::Npc(NpcKind::Dutch), skill);
    assert_eq!((skill(Skill::Seamanship), skill(Skill::Scouting), skill(Skill::Leadership)), (3, 2, 3));
}

#[test]
fn t_7_prices_without_a_change() {
    let state = state(&[plain("Red", ""), plain("Blue", "")], "demand: {nassau: Rum}");
    let price = |item| sums::price(&state, Red, item);
    assert_eq!([Item::Rumor, Item::Repair, Item::Crew].map(price), [2, 2, 2]);
    assert_eq!([Item::Weapon, Item::Modification, Item::SingleGood].map(price), [3, 3, 3]);
    let ships = [ShipKind::Sloop, ShipKind::Flute, ShipKind::Frigate, ShipKind::Galleon, ShipKind::ManOfWar];
    let bought = ships.map(|kind| sums::ship_price(&state, Red, kind));
    assert_eq!(bought, [Some(10), Some(10), Some(35), Some(35), None]);
    assert_eq!((sums::sale_price(&state, Red, Good::Rum), sums::sale_price(&state, Red, Good::Sugar)), (6, 3));
}

#[test]
fn g_71_the_lowest_price_holds_and_lower_ones_do_not_add_up() {
    // Pell buys modifications for 2, and so does everybody in a dockyard season.
    let state = captain("CP-07", "", "event: \"EV-33\"");
    assert_eq!(sums::price(&state, Red, Item::Modification), 2);
    // Loos and the boatswain: 1; with the Press Gang nothing but 3.
    let crew = |event: &str| sums::price(&captain("CP-16", "specialists: [\"GL-03\"]", event), Red, Item::Crew);
    assert_eq!((crew(""), crew("event: \"EV-32\"")), (1, 3));
    assert_eq!(sums::price(&captain("CP-03", "", ""), Red, Item::Rumor), 0);
}

#[test]
fn g_71_what_is_laid_goes_before_what_is_not_in_demand() {
    let sale = |event: &str, good| {
        let more = format!("event: \"{event}\", laid: Rum, demand: {{caracas: Cocoa}}");
        sums::sale_price(&captain("CP-04", "at: Port(caracas)", &more), Red, good)
    };
    assert_eq!((sale("EV-30", Good::Rum), sale("EV-31", Good::Rum)), (1, 5));
    assert_eq!((sale("EV-30", Good::Sugar), sale("EV-30", Good::Cocoa)), (4, 6));
    // In demand here, the token on the event does not matter.
    let state = captain("CP-04", "at: Port(caracas)", "event: \"EV-30\", laid: Rum, demand: {caracas: Rum}");
    assert_eq!(sums::sale_price(&state, Red, Good::Rum), 6);
}

#[test]
fn g_71_of_two_sales_the_higher_holds_then_one_is_added() {
    let haggler = "lasting: [(by: Red, source: Hand(\"GL-49\"), modifier: Sale(All, By(1)), span: PortAction)]";
    let red = "(colour: Red, captain: \"CP-04\", at: Port(santo_domingo))";
    let position = format!("players: [{red}, {}], demand: {{santo_domingo: Rum}}, {haggler}", plain("Blue", ""));
    let state = Game::of(&position).state().clone();
    assert_eq!(sums::sale_price(&state, Red, Good::Sugar), 5);
    assert_eq!(sums::sale_price(&state, Red, Good::Rum), 7);
}

#[test]
fn t_1_the_zones_change_prices_for_whoever_lies_in_port() {
    let price = |zone: &str, item| sums::price(&with_zones(&format!("at: Port({zone})"), ""), Red, item);
    assert_eq!(price("nassau", Item::Rumor), 0);
    assert_eq!(price("petit_goave", Item::Weapon), 2);
    assert_eq!(price("st_maarten", Item::Repair), 1);
    assert_eq!(price("basse_terre", Item::Crew), 1);
    let havana = with_zones("at: Port(havana)", "");
    assert_eq!(sums::ship_price(&havana, Red, ShipKind::Frigate), Some(32));
    assert_eq!(sums::ship_price(&havana, Red, ShipKind::Sloop), Some(10));
    assert_eq!(
        sums::sale_price(&with_zones("at: Port(santo_domingo)", "demand: {santo_domingo: Rum}"), Red, Good::Cocoa),
        4
    );
    assert_eq!(sums::market_cards(&with_zones("at: Port(curacao)", ""), Red), 1);
    assert_eq!(sums::plunder_more(&with_zones("at: Zone(cartagena)", ""), Red), 2);
    assert_eq!(sums::plunder_more(&with_zones("at: Port(cartagena)", ""), Red), 0);
    // At sea before a port its prices do not hold, and without the rules of zones none of them do.
    assert_eq!(sums::price(&with_zones("at: Zone(st_maarten)", ""), Red, Item::Repair), 2);
    assert_eq!(
        sums::price(&state(&[plain("Red", "at: Port(st_maarten)"), plain("Blue", "")], ""), Red, Item::Repair),
        2
    );
}

#[test]
fn t_1_the_zones_add_dice() {
    let recruit = |more: &str| {
        let state = with_zones(&format!("at: Port(tortuga), {more}"), "");
        sums::dice(&state, RED, test(Test::Recruit, Skill::Leadership))
    };
    assert_eq!((recruit(""), recruit("bounties: {Spanish: 1}")), (3, 4));
    let claim = with_zones("at: Port(caracas)", "");
    assert_eq!(sums::dice(&claim, RED, test(Test::Claim, Skill::Influence)), 4);
    assert_eq!(sums::dice(&claim, RED, test(Test::Rumor, Skill::Influence)), 3);
}

#[test]
fn mm_8_1_three_actions_and_what_events_make_of_them() {
    let turn = |more: &str| {
        let state = state(&[plain("Red", ""), plain("Blue", "")], more);
        (sums::actions(&state, Red), sums::moves(&state, Red))
    };
    assert_eq!(turn(""), (3, 0));
    assert_eq!(turn("event: \"EV-26\""), (2, 0));
    assert_eq!(turn("event: \"EV-34\""), (3, 1));
}

#[test]
fn mm_8_7_a_bounty_or_a_war_closes_ports_but_never_the_home() {
    let closed = |red: &str, more: &str, zone| sums::is_closed(&with_zones(red, more), Red, zone);
    assert!(!closed("", "", Zone::Havana));
    assert!(closed("bounties: {Spanish: 1}", "", Zone::Havana));
    assert!(closed("", "war: (English, Spanish)", Zone::Havana));
    assert!(!closed("", "war: (Dutch, Spanish)", Zone::Havana));
    assert!(closed("bounties: {English: 1}", "", Zone::StJohn));
    assert!(!closed("bounties: {English: 5}", "", Zone::Nassau), "the home port (MM-5.4)");
    assert!(!closed("bounties: {English: 5}", "", Zone::CaribbeanSea), "there is no port");
}

#[test]
fn mm_8_7_a_closed_port_may_be_entered_where_something_opens_it() {
    let enters = |red: &str, more: &str, zone| sums::may_enter(&with_zones(red, more), Red, zone);
    assert!(!enters("bounties: {Spanish: 1}", "", Zone::Havana));
    assert!(enters("bounties: {Spanish: 1}, proved: [\"R-14\"]", "", Zone::Havana), "forged papers");
    assert!(enters("bounties: {Spanish: 1}", "turn: (open_ports: 1)", Zone::Havana), "a lantern");
    // Smugglers' creek: one Dutch level does not close Tobago, wherever the ship is.
    assert!(enters("bounties: {Dutch: 1}", "", Zone::Tobago));
    assert!(!enters("bounties: {Dutch: 1}", "", Zone::Curacao));
    assert!(!enters("bounties: {Dutch: 2}", "", Zone::Tobago));
    // At sea before Tobago its rule opens no other port.
    assert!(!enters("bounties: {Dutch: 1}, at: Zone(tobago)", "", Zone::Curacao));
    // G-56: Port Royal is open against the toll, in war too.
    assert!(enters("bounties: {English: 3}", "", Zone::PortRoyal));
    let spaniard = "(colour: Red, captain: \"CP-01\")";
    let at_war = |rules: &str| {
        let position = format!("{rules} players: [{spaniard}, {}], war: (English, Spanish)", plain("Blue", ""));
        sums::may_enter(Game::of(&position).state(), Red, Zone::PortRoyal)
    };
    assert!(at_war(""));
    assert!(!at_war("rules_of_zones: false,"), "without the rules of zones it is a port like others");
}
