//! Every rumor of T-10: true in its place, false there, and asked for nowhere else.

use weather_gage::rules::merchants_and_marauders::happenings::Cards;
use weather_gage::rules::merchants_and_marauders::words::Skill::{Influence, Scouting};

use super::common::*;

/// A row of T-10: card, test, place, what Red has besides, answers to what it asks, and what it brings. All bring a point and
/// its card as well.
type Row = (&'static str, Skill, Zone, &'static str, &'static [&'static str], Gains);

const RUMORS: [Row; 25] = [
    ("R-01", Scouting, Zone::Nassau, "", &[], &[("gold", 10)]),
    ("R-02", Scouting, Zone::CaribbeanSea, FULL, &["SP-1", "RU-1"], &[("cargo", 2)]),
    ("R-03", Scouting, Zone::Tortuga, "", &[], &[("gold", 12)]),
    ("R-04", Scouting, Zone::Caracas, "", &[], &[("gold", 10)]),
    ("R-05", Scouting, Zone::PetitGoave, "", &[], STAYS),
    ("R-06", Scouting, Zone::Aruba, "", &[], &[("specialists", 1)]),
    ("R-07", Scouting, Zone::SantoDomingo, "", &[], STAYS),
    ("R-08", Scouting, Zone::Cartagena, "", &[], &[("modifications", 1)]),
    ("R-09", Scouting, Zone::Tobago, "", &[], &[("weapons", 2)]),
    ("R-10", Scouting, Zone::Havana, "", &[], &[("gold", 14), ("spanish", 1)]),
    ("R-11", Scouting, Zone::StMaarten, "", &[], &[("hand", 2)]),
    ("R-12", Scouting, Zone::SaintPierre, "", &[], &[("crew", 2), ("gold", 5)]),
    ("R-13", Scouting, Zone::BasseTerre, "", &["5 5 1", "1 1"], &[("gold", 15)]),
    ("R-14", Influence, Zone::Tobago, "", &[], STAYS),
    ("R-15", Influence, Zone::Curacao, "", &["CT-1", "RU-1", "SU-1"], &[("cargo", 3)]),
    ("R-16", Influence, Zone::Havana, "", &["levels-2"], &[("dutch", -2)]),
    ("R-17", Influence, Zone::BasseTerre, "", &[], &[("gold", 8), ("rumor", 1)]),
    ("R-18", Influence, Zone::StMaarten, "", &[], &[("modifications", 1)]),
    ("R-19", Influence, Zone::PortRoyal, "", &[], &[("specialists", 1)]),
    ("R-20", Influence, Zone::Bridgetown, "", &[], &[("gold", 10)]),
    ("R-21", Influence, Zone::SantoDomingo, "", &[], &[("crew", 2), ("proved", 1)]),
    ("R-22", Influence, Zone::Cartagena, "", &[], &[("gold", 12)]),
    ("R-23", Influence, Zone::Nassau, FULL, &["TI-1", "TI-2", "TI-3"], &[("gold", 15), ("cargo", -3)]),
    ("R-24", Influence, Zone::PetitGoave, "", &[], &[("weapons", 2), ("gold", 5)]),
    ("R-25", Influence, Zone::SaintPierre, "", &["havana", "nassau", "aruba", "tobago"], &[("gold", 6)]),
];

const STAYS: Gains = &[("proved", 1)];

/// Three cards leave room for two at sea. Nassau asks for that good.
const FULL: &str = "cargo: [\"TI-1\", \"TI-2\", \"TI-3\"],";

/// Half a crew, one weapon and one modification leave room for more; a bounty may fall.
const RED: &str =
    "ship: Galleon, crew: 2, weapons: [ChainShot], modifications: [Chasers], bounties: {Dutch: 3}, gold: 10";

/// Cards on the decks, and two open tokens: one is of a kind that Red owns, so that nothing is asked.
const TABLE: &str = "demand: {nassau: Timber},
    yards: {havana: (kind: LongGuns, open: true), aruba: (kind: Chasers, open: true)},
    decks: (cargo: [\"RU-1\", \"CO-1\", \"SP-1\", \"SU-1\", \"FT-1\", \"CT-1\"])";

/// Red has this rumor, at sea in a zone or in a Port action in its port.
fn with((word, _, _, more, ..): Row, zone: Zone, in_port: bool) -> Game {
    let (place, phase) = if in_port { ("Port", "phase: Port, turn: (port: true),") } else { ("Zone", "") };
    let red = format!("{RED}, {more} rumor: \"{word}\", at: {place}({})", zone.word());
    Game::of(&of_players(&[plain("Red", &red), plain("Blue", "")], &format!("{phase} {TABLE}")))
}

/// Tries the rumor in its place; says what has changed.
fn tried(row: Row, faces: &[u8], answers: &[&str]) -> (Game, Holdings) {
    let (word, test, zone, ..) = row;
    let mut game = with(row, zone, test == Influence);
    let before = game.holdings(Red);
    let order = if test == Influence { Order::Prove } else { Order::Scout(Target::Rumor) };
    game.give(Red, order).throw(faces).answers(answers);
    assert!(game.is_settled(), "{word}");
    let changes = gained(&before, &game.holdings(Red));
    (game, changes)
}

#[test]
fn t_10_the_table_names_every_rumor() {
    assert!(RUMORS.iter().map(|row| card(row.0)).eq(PACK.rumors.keys().copied()));
}

#[test]
fn t_10_and_mm_10_35_every_rumor_that_is_true_brings_what_it_says_and_a_point() {
    for row in RUMORS {
        let (word, .., answers, gains) = row;
        let (game, changes) = tried(row, &[5, 1, 1], answers);
        let always = [("glory", 1), ("hand", 1), ("rumor", -1)];
        assert_eq!(changes, together(gains.iter().copied().chain(always)), "{word}");
        let stays = gains.iter().any(|gain| gain.0 == "proved");
        assert_eq!(game.state().decks.rumor.contains(&card(word)), !stays, "{word}");
    }
}

#[test]
fn t_10_and_mm_10_35_every_rumor_that_is_false_is_discarded() {
    for row in RUMORS {
        let (game, changes) = tried(row, &[1, 1, 1], &[]);
        assert_eq!(changes, together([("rumor", -1)]), "{}", row.0);
        assert!(game.state().decks.rumor.contains(&card(row.0)), "{}", row.0);
    }
}

#[test]
fn t_10_and_mm_10_34_a_rumor_is_asked_for_in_its_place_alone() {
    let scout = || Order::Scout(Target::Rumor);
    for row in RUMORS {
        let (_, test, zone, ..) = row;
        let elsewhere = if zone == Zone::Havana { Zone::Nassau } else { Zone::Havana };
        with(row, elsewhere, false).refused(Red, scout(), "MM-9.1");
        with(row, elsewhere, true).refused(Red, Order::Prove, "MM-10.34");
        if test == Influence {
            with(row, zone, false).refused(Red, scout(), "MM-9.1");
        } else if zone != Zone::CaribbeanSea {
            with(row, zone, true).refused(Red, Order::Prove, "MM-10.34");
        }
    }
}

#[test]
fn t_10_the_tokens_of_harbour_gossip_are_for_the_owners_eyes() {
    let (game, _) = tried(RUMORS[24], &[5, 1, 1], RUMORS[24].4);
    let seen = game.told.iter().find(|told| format!("{told:?}").starts_with("MerchantsSeen")).unwrap();
    let zones = vec![Zone::Havana, Zone::Nassau, Zone::Aruba, Zone::Tobago];
    let nations = Some(zones.iter().map(|zone| *game.state().merchants.get(zone).unwrap()).collect());
    assert_eq!(*seen, Cards::MerchantsSeen { by: Red, zones: zones.clone(), nations }.into());
    assert_eq!(seen.as_told(&|by| by == Blue), Cards::MerchantsSeen { by: Red, zones, nations: None }.into());
}
