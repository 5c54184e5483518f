//! Everything printed: the game's own file adds up, and a file of another kind is looked at closely (MM-2.1, MM-27).

use weather_gage::headless::{GAMES, OffTable};
use weather_gage::logbook::data::merchants_and_marauders::Shelf;
use weather_gage::logbook::data::{DataFault, GameShelf, check, recognise};
use weather_gage::logbook::wording::{Language, Words, names};
use weather_gage::rules::kernel::Ruleset;
use weather_gage::rules::merchants_and_marauders::clauses::{Clause, Effect, Modifier};
use weather_gage::rules::merchants_and_marauders::ids::Sort;

use super::common::*;

const OURS: &str = include_str!("../../../assets/caribbean/merchants-and-marauders.ron");

/// The faults of a file that lies beside the game's own.
fn faults(text: &str) -> Vec<DataFault> {
    let file = recognise("mine.ron", text.as_bytes().to_vec(), &GAMES.folders()).unwrap();
    check(&[file], GAMES.shelves(), None).1
}

/// The fields at fault, if our own file reads otherwise at one place.
fn spoilt(from: &str, to: &str) -> Vec<String> {
    assert!(OURS.contains(from), "{from}");
    faults(&OURS.replacen(from, to, 1)).into_iter().map(|fault| fault.field).collect()
}

#[test]
fn mm_2_1_the_box_holds_254_cards_and_all_tokens() {
    let (shelf, found) = Shelf::built_in();
    assert_eq!(found, []);
    let pack = &shelf.pack;
    let ships: usize = pack.ships.values().map(|card| usize::from(card.cards)).sum();
    let counts = [
        pack.events.len(),
        pack.glory.len(),
        pack.captains.len(),
        pack.cargo.len(),
        ships,
        pack.rumors.len(),
        pack.missions.len(),
    ];
    assert_eq!(counts, [34, 70, 16, 64, 20, 25, 25]);
    assert_eq!(counts.iter().sum::<usize>(), 254);
    assert_eq!(pack.merchants.values().sum::<u8>(), 17);
    assert_eq!(pack.demand.values().sum::<u8>(), 24);
}

#[test]
fn t_1_the_map_has_thirty_borders_and_is_five_moves_across() {
    let borders: usize = PACK.zones.values().map(|zone| zone.borders.len()).sum();
    assert_eq!(borders, 60);
    for from in Zone::ALL {
        let mut far = 0;
        let mut seen = vec![from];
        let mut edge = vec![from];
        while !edge.is_empty() {
            let next: Vec<Zone> = edge.iter().flat_map(|zone| PACK.neighbours(*zone)).map(|border| border.to).collect();
            edge = next
                .into_iter()
                .filter(|zone| {
                    !seen.contains(zone) && {
                        seen.push(*zone);
                        true
                    }
                })
                .collect();
            far += usize::from(!edge.is_empty());
        }
        assert_eq!(seen.len(), 17, "{from:?}");
        assert!(far <= 5, "{from:?}: {far}");
    }
    assert_eq!(PACK.nation_of(Zone::CaribbeanSea), None);
    assert_eq!(PACK.nation_of(Zone::Curacao), Some(Nation::Dutch));
}

#[test]
fn t_3_each_port_is_home_to_one_captain() {
    let mut homes: Vec<Zone> = PACK.captains.values().map(|captain| captain.home).collect();
    homes.sort();
    assert_eq!(homes, PACK.ports().collect::<Vec<_>>());
    let women = PACK.captains.values().filter(|captain| captain.portrait.woman).count();
    assert_eq!(women, 3);
    assert!(PACK.captains.values().all(|captain| PACK.nation_of(captain.home) == Some(captain.nation)));
}

#[test]
fn mm_28_6_some_clauses_are_as_they_are_written() {
    let captain = |word: &str| PACK.captains[&card(word)].clauses.clone();
    let hunter =
        "[May(at: Tested(Mine, [ScoutPlayer, ScoutNpc]), when: Fail, once: Turn, effects: [Reroll(Mine, All)])]";
    assert_eq!(captain("CP-02"), ron::<Vec<Clause>>(hunter));
    let tip = &PACK.glory[&card("GL-47")].clauses;
    let Some(Clause::Play { effects, .. }) = tip.first() else { panic!("{tip:?}") };
    assert_eq!(*effects, [Effect::Modify(Modifier::Draw(3))]);
    assert_eq!(PACK.glory[&card("GL-48")].words, Some(card("GL-47")));
    assert_eq!(PACK.events[&card("EV-23")].clauses, PACK.events[&card("EV-22")].clauses);
}

/// Cards that T-6 and T-8 print in pairs.
const TWINS: [(&str, &str); 29] = [
    ("EV-19", "EV-20"),
    ("EV-22", "EV-23"),
    ("GL-17", "GL-18"),
    ("GL-19", "GL-20"),
    ("GL-21", "GL-22"),
    ("GL-23", "GL-24"),
    ("GL-25", "GL-26"),
    ("GL-27", "GL-28"),
    ("GL-29", "GL-30"),
    ("GL-31", "GL-32"),
    ("GL-33", "GL-34"),
    ("GL-35", "GL-36"),
    ("GL-37", "GL-38"),
    ("GL-39", "GL-40"),
    ("GL-41", "GL-42"),
    ("GL-43", "GL-44"),
    ("GL-45", "GL-46"),
    ("GL-47", "GL-48"),
    ("GL-49", "GL-50"),
    ("GL-51", "GL-52"),
    ("GL-53", "GL-54"),
    ("GL-55", "GL-56"),
    ("GL-57", "GL-58"),
    ("GL-59", "GL-60"),
    ("GL-61", "GL-62"),
    ("GL-63", "GL-64"),
    ("GL-65", "GL-66"),
    ("GL-67", "GL-68"),
    ("GL-69", "GL-70"),
];

#[test]
fn t_8_twins_do_and_say_the_same() {
    // The first of a pair is played in a test of its own.
    let printed = |word: &str| match (PACK.events.get(&card(word)), PACK.glory.get(&card(word))) {
        (Some(event), _) => (event.clauses.clone(), event.words, None),
        (_, Some(glory)) => (glory.clauses.clone(), glory.words, glory.specialist),
        _ => panic!("{word}"),
    };
    for (first, twin) in TWINS {
        let (clauses, ..) = printed(first);
        assert_eq!(printed(twin), (clauses, Some(card(first)), None), "{twin}");
    }
}

#[test]
fn mm_28_6_every_card_does_something() {
    assert!(PACK.captains.values().all(|captain| !captain.clauses.is_empty()));
    assert!(PACK.events.values().all(|event| !event.clauses.is_empty()));
    assert!(PACK.glory.values().all(|own| !own.clauses.is_empty()));
    assert!(PACK.missions.values().all(|mission| !mission.gain.is_empty()));
    assert!(PACK.rumors.values().all(|rumor| !rumor.gain.is_empty()));
    let bare = PACK.zones.iter().filter(|(_, zone)| zone.clauses.is_empty()).map(|(zone, _)| *zone);
    assert_eq!(bare.collect::<Vec<_>>(), [Zone::SaintPierre, Zone::Aruba, Zone::CaribbeanSea]);
}

#[test]
fn mm_27_a_pack_that_does_not_add_up_is_refused_with_its_field() {
    for (from, to, field) in [
        ("    \"RU-1\": (plunder: 1, symbol: Escape),", "", "cargo"),
        ("    \"RU-1\": (plunder: 1", "    \"RU-1\": (plunder: 2", "cargo"),
        ("symbol: Hit(Hull)", "symbol: Hit(Hold)", "cargo"),
        ("merchants: {Spanish: 5, English: 4", "merchants: {Spanish: 4, English: 5", "merchants"),
        ("cards: 4, first: true", "cards: 5, first: true", "ships"),
        ("skills: (3, 3, 2, 2)", "skills: (3, 3, 2, 5)", "captains.CP-01.skills[3]"),
        ("nation: Spanish, home: havana", "nation: Spanish, home: caribbean_sea", "captains.CP-01.home"),
        ("\"M-01\": (at: caracas", "\"M-01\": (at: caribbean_sea", "missions.M-01.at"),
        ("\"R-14\": (test: Influence", "\"R-14\": (test: Leadership", "rumors.R-14.test"),
        ("words: \"GL-17\"", "words: \"GL-18\"", "glory.GL-18.words"),
        ("specialist: Carpenter", "specialist: Gunner", "glory"),
        ("(to: nassau, letter: E)", "(to: nassau, letter: S)", "zones.havana.borders"),
        ("(to: nassau, letter: E), ", "", "zones.nassau.borders[2].to"),
        ("sturdiness: 2", "sturdiness: 6", "ships.Sloop.sturdiness"),
        ("(npc: Spanish, letter: E), ", "", "events"),
    ] {
        let fields = spoilt(from, to);
        assert!(fields.iter().any(|found| found == field), "{from} -> {to}: {fields:?}");
    }
}

#[test]
fn mm_27_a_word_that_nobody_knows_is_named_with_its_line() {
    let text = OURS.replacen("effects: [MoveHit(1)]", "effects: [MoveHats(1)]", 1);
    let line = 1 + text.lines().position(|line| line.contains("MoveHats")).unwrap();
    let faults = faults(&text);
    assert_eq!(faults.len(), 1, "{faults:?}");
    assert_eq!(faults[0].line, line);
}

#[test]
fn mm_28_8_a_mod_replaces_and_adds_single_entries() {
    let text = "Pack(
        id: \"quiet-waters\",
        captains: {
            \"CP-01\": (nation: Spanish, home: havana, skills: (4, 4, 4, 4)),
            \"CP-17\": (nation: French, home: tortuga, skills: (1, 2, 3, 4)),
        },
        glory: {\"GL-71\": (clauses: [Play(at: OwnTurn, effects: [Gold(9)])])},
    )";
    let file = recognise("mine.ron", text.as_bytes().to_vec(), &GAMES.folders()).unwrap();
    let (library, faults) = check(&[file], GAMES.shelves(), None);
    assert_eq!(faults, []);
    let pack = &library.merchants_and_marauders().pack;
    assert_eq!((pack.captains.len(), pack.glory.len(), pack.events.len()), (17, 71, 34));
    assert_eq!(pack.captains[&card("CP-01")].skills[Skill::Influence], 4);
    let Some(added) = pack.captains.keys().max() else { panic!("captains") };
    assert_eq!((added.sort, added.no), (Sort::Captain, 17));
}

#[test]
fn mm_30_1_every_cruise_of_the_shelf_is_named_and_sets_out() {
    let (library, _) = GAMES.library(None);
    let offers = MerchantsAndMarauders::offers(&library);
    assert_eq!(offers.first().map(String::as_str), Some("caribbean-2"));
    assert_eq!((offers.len(), offers.last().map(String::as_str)), (13, Some("lesson-8")));
    let words = Words::built_in();
    for id in &offers {
        let setup = MerchantsAndMarauders::setup(&library, id).unwrap();
        let state = MerchantsAndMarauders::set_up(&setup).unwrap();
        assert_eq!(state.players.len(), setup.cruise.players.len());
        for language in Language::BUILT_IN {
            for key in [names::scenario(id), names::scenario_description(id), names::scenario_goal(id)] {
                assert!(words.has(&language, &key), "{language}: {key}");
            }
        }
    }
    let target = |id: &str| MerchantsAndMarauders::setup(&library, id).unwrap().cruise.house.target;
    assert_eq!(["caribbean-4", "short-season-2", "long-life-3"].map(target), [10, 5, 15]);
    for players in 2..=4 {
        let whole = MerchantsAndMarauders::whole_game(&library, players).unwrap();
        assert_eq!(whole.cruise.id, format!("caribbean-{players}"));
    }
}

#[test]
fn a_cruise_in_a_file_is_looked_at_closely() {
    let fine = "Cruise(id: \"mine\", players: [(colour: Red), (colour: Blue, captain: \"CP-03\", ship: Flute)])";
    assert_eq!(faults(fine), []);
    for (from, to, field) in [
        ("(colour: Red), ", "", "players"),
        ("colour: Red", "colour: Blue", "players[1].colour"),
        ("CP-03", "CP-33", "players[1].captain"),
        ("ship: Flute", "ship: Galleon", "players[1].ship"),
        ("\"mine\"", "\"Mine\"", "id"),
        ("players:", "house: (target: 0), players:", "house.target"),
        ("players:", "first: Green, players:", "first"),
        ("players:", "war: (\"EV-01\", Spanish, Dutch), players:", "war"),
    ] {
        assert!(fine.contains(from), "{from}");
        let found = faults(&fine.replacen(from, to, 1));
        assert_eq!(found.iter().map(|fault| fault.field.as_str()).collect::<Vec<_>>(), [field], "{from} -> {to}");
    }
}
