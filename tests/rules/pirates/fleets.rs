//! Fleets and scenarios: the ready ones are legal with the figures printed beside them, and every rule of section 2 refuses what breaks
//! it.

use std::collections::BTreeSet;

use weather_gage::captains::Random;
use weather_gage::captains::pirates::outfit;
use weather_gage::headless::GAMES;
use weather_gage::logbook::data::{check, recognise};
use weather_gage::logbook::wording::pirates as words;
use weather_gage::logbook::wording::{Arg, Language, Words};
use weather_gage::rules::kernel::Ruleset;
use weather_gage::rules::pirates::fleet::{self, FleetFlaw, FleetOptions};
use weather_gage::rules::pirates::ids::Name;
use weather_gage::rules::pirates::options::{BoatsOption, Switch};
use weather_gage::rules::pirates::pack::{Berth, Fleet, Laid, LaidTerrain, Muster, Pack, Scenario, Victory};
use weather_gage::rules::pirates::printed::Outline;
use weather_gage::rules::pirates::ruleset::Pirates;
use weather_gage::rules::pirates::setup::{Begin, Free};
use weather_gage::rules::pirates::words::Flag;
use weather_gage::rules::plane::{self, Mm, Pose, Shape, Spot, Table};

use super::printed::{SHELF, name, pack};

fn names(words: &str) -> Vec<Name> {
    words.split_whitespace().map(name).collect()
}

/// A fleet at 40 points with good coins: `"hms-ajax captain:england mullroy; hms-hound"`.
fn fleet(ships: &str) -> Fleet {
    let berth = |cards: &str| {
        let mut cards = names(cards).into_iter();
        Berth { ship: cards.next().unwrap(), crew: cards.collect() }
    };
    Fleet {
        id: name("mine"),
        called: String::new(),
        rank: 0,
        build_total: 40,
        ships: ships.split(';').filter(|ship| !ship.trim().is_empty()).map(berth).collect(),
        ashore: Vec::new(),
        krakens: Vec::new(),
        forts: Vec::new(),
        coins: vec![1, 1, 1, 1, 2, 2, 3, 4],
        uniques: Vec::new(),
    }
}

/// Faults of a fleet: the field, the card and the rule of each.
fn judged(fleet: &Fleet, options: &FleetOptions) -> Vec<(String, String, &'static str)> {
    let faults = fleet::faults(pack(), fleet, options).into_iter();
    faults.map(|fault| (fault.at, fault.card.map_or_else(String::new, String::from), fault.flaw.rule().0)).collect()
}

/// One fault, by the defaults at 40 points.
fn only(fleet: &Fleet) -> (String, String, &'static str) {
    let found = judged(fleet, &FleetOptions::of(40));
    assert_eq!(found.len(), 1, "{found:?}");
    found.into_iter().next().unwrap()
}

fn fault(at: &str, card: &str, rule: &'static str) -> (String, String, &'static str) {
    (at.to_owned(), card.to_owned(), rule)
}

#[test]
fn pc_20_9_every_ready_fleet_is_legal_with_its_figures() {
    // Guns in tenths, masts, free spaces, points.
    let printed = [
        ("dutchmans-tide", (48, 9, 12, 40)),
        ("black-pearls-company", (50, 9, 11, 40)),
        ("junks-of-singapore", (53, 9, 13, 40)),
        ("kings-squadron", (53, 9, 9, 40)),
        ("company-broadsides", (52, 9, 8, 40)),
        ("silver-fleet", (43, 9, 9, 40)),
        ("red-lilies", (43, 9, 7, 40)),
        ("krakens-due", (70, 13, 10, 40)),
        ("colonial-line", (52, 12, 11, 40)),
        ("governors-purse", (58, 11, 5, 45)),
        ("lagoon-wolves", (30, 5, 9, 20)),
        ("signal-station", (23, 4, 3, 20)),
        ("lilies-at-dawn", (23, 4, 3, 20)),
        // Evened by games between bots.
        ("dutchmans-tide-even", (52, 10, 14, 40)),
        ("black-pearls-even", (50, 9, 11, 40)),
        ("junks-even", (50, 9, 13, 39)),
        ("kings-squadron-even", (50, 9, 8, 39)),
        ("red-lilies-even", (45, 9, 5, 40)),
        ("krakens-due-even", (68, 13, 8, 40)),
        ("governors-purse-even", (65, 13, 13, 45)),
    ];
    let pack = pack();
    let ready: Vec<_> = SHELF.ready_fleets().collect();
    assert_eq!(ready.len(), printed.len());
    for (own, (id, figures)) in ready.into_iter().zip(printed) {
        assert_eq!(own.id.word(), id);
        assert_eq!(fleet::faults(pack, own, &FleetOptions::of(own.build_total)), [], "{id}");
        let guns = fleet::guns_in_tenths(pack, own);
        let found = (guns, fleet::masts(pack, own), fleet::free_spaces(pack, own), fleet::points(pack, own));
        assert_eq!(found, figures, "{id}");
    }
    for purse in ["governors-purse", "governors-purse-even"] {
        assert_eq!(fleet::total(pack, &SHELF.fleets[&name(purse)], 40), 45);
    }
}

#[test]
fn pc_2_2_points_are_within_the_build_total() {
    assert_eq!(judged(&fleet("hms-endeavour; hms-dauntless norrington"), &FleetOptions::of(44)), []);
    let dear = fleet("hms-endeavour; hms-dauntless norrington");
    let found = fleet::faults(pack(), &dear, &FleetOptions::of(40));
    assert_eq!(
        found.iter().map(|fault| fault.flaw).collect::<Vec<_>>(),
        [FleetFlaw::TooDear { points: 44, total: 40 }]
    );
    assert_eq!(only(&dear), fault("", "", "PC-2.2"));
    // Crew on the home island and krakens cost as well.
    let mut whole = fleet("hms-endeavour");
    whole.krakens = names("kraken-fearsome");
    assert_eq!(judged(&whole, &FleetOptions::of(40)), []);
    whole.ashore = names("explorer:spain");
    assert_eq!(only(&whole), fault("", "", "PC-2.2"));
}

#[test]
fn pc_2_3_a_fleet_has_a_ship_or_a_kraken() {
    assert_eq!(only(&fleet("")), fault("ships", "", "PC-2.3"));
    let mut kraken = fleet("");
    kraken.krakens = names("kraken-beastie");
    assert_eq!(judged(&kraken, &FleetOptions::of(40)), []);
}

#[test]
fn pc_2_4_and_2_7_nations_mix_and_copies_are_allowed() {
    assert_eq!(
        judged(&fleet("hms-hound captain:spain maccus; hms-hound maccus; la-rosario"), &FleetOptions::of(40)),
        []
    );
}

#[test]
fn pc_2_6_limit_is_once_in_a_fleet() {
    let mut twice = fleet("hms-ajax bratley; hms-hound bratley");
    assert_eq!(only(&twice), fault("ships[1].crew[0]", "bratley", "PC-2.6"));
    twice = fleet("hms-ajax bratley; raven hag");
    assert_eq!(judged(&twice, &FleetOptions::of(40)), []);
}

#[test]
fn pc_2_9_crew_take_a_space_each_but_for_oarsmen() {
    let crowded = fleet("hms-comet explorer:england explorer:spain explorer:france");
    assert_eq!(only(&crowded), fault("ships[0].crew", "hms-comet", "PC-2.9"));
    let rowed = fleet("hms-comet explorer:england explorer:spain oarsman:england oarsman:france");
    assert_eq!(judged(&rowed, &FleetOptions::of(40)), []);
    assert_eq!(fleet::free_spaces(pack(), &rowed), 0);
    // A linked pair brings the space that the third one needs (PC-2.11).
    assert_eq!(judged(&fleet("hms-victor pintel ragetti explorer:spain"), &FleetOptions::of(40)), []);
}

#[test]
fn pc_2_10_crew_are_never_dearer_than_their_ship() {
    assert_eq!(judged(&fleet("hms-hound norrington"), &FleetOptions::of(40)), []);
    let dear = fleet("hms-hound norrington explorer:england");
    assert_eq!(only(&dear), fault("ships[0].crew", "hms-hound", "PC-2.10"));
    // Points that thrift takes off the cost do not change the printed ones.
    let thrifty = fleet("rover gibbs explorer:pirates");
    assert_eq!(only(&thrifty), fault("ships[0].crew", "rover", "PC-2.10"));
}

#[test]
fn pc_2_14_forts_cost_no_points_and_are_listed_once() {
    let mut walls = fleet("hms-endeavour; hms-ajax bratley; hms-hound");
    walls.forts = names("fort-brompton el-castillo");
    assert_eq!(fleet::points(pack(), &walls), 40);
    assert_eq!(judged(&walls, &FleetOptions::of(40)), []);
    walls.forts = names("fort-brompton el-castillo fort-brompton");
    assert_eq!(only(&walls), fault("forts[2]", "fort-brompton", "PC-2.14"));
}

#[test]
fn pc_2_15_coins_are_eight_worth_15_or_four_worth_8() {
    let with = |coins: &[u8]| Fleet { coins: coins.to_vec(), ..fleet("hms-ajax") };
    assert_eq!(only(&with(&[1, 1, 1, 1, 2, 2, 3])), fault("coins", "", "PC-2.15"));
    assert_eq!(only(&with(&[1, 1, 1, 1, 2, 2, 3, 5])), fault("coins", "", "PC-2.15"));
    assert_eq!(only(&with(&[2, 2, 2, 2])), fault("coins", "", "PC-2.15"));
    assert_eq!(judged(&with(&[2, 2, 2, 2]), &FleetOptions::of(20)), []);
    assert_eq!(judged(&with(&[2, 2, 2, 2]), &FleetOptions::of(29)), []);
    assert_eq!(judged(&with(&[1, 1, 1, 1, 2, 2, 3, 4]), &FleetOptions::of(30)), []);
    assert_eq!(only(&with(&[0, 1, 1, 1, 2, 3, 3, 4])), fault("coins[0]", "", "PC-20.6"));
    for set in pack().coin_sets.values() {
        assert_eq!(judged(&with(set), &FleetOptions::of(40)), []);
    }
}

#[test]
fn pc_2_16_and_ab_43_thrift_and_patron_are_settled_here() {
    let pack = pack();
    let points = |ships: &str| fleet::points(pack, &fleet(ships));
    assert_eq!(points("raven captain:pirates explorer:pirates"), 14);
    // Every other crew of Gibbs's ship costs 1 less, Gibbs does not.
    assert_eq!(points("raven captain:pirates explorer:pirates gibbs; rover oarsman:pirates"), 17);
    // Two of them take 1 off each other, and no more off the captain (PC-4.8).
    assert_eq!(points("raven captain:pirates gibbs gibbs"), 14);
    // Not below 0, and not where the abilities cannot be used (PC-12.3).
    assert_eq!(points("raven hag gibbs"), 12);
    assert_eq!(points("hms-ajax captain:england gibbs"), 17);
    let total = |ships: &str| fleet::total(pack, &fleet(ships), 40);
    assert_eq!((total("raven hag"), total("raven hag; hms-ajax bratley"), total("raven bratley")), (45, 45, 40));
    // An open deck lets her work.
    assert_eq!(total("bonnie-liz bratley"), 45);
    let mut ashore = fleet("hms-ajax");
    ashore.ashore = names("bratley");
    assert_eq!(only(&ashore), fault("ashore[0]", "bratley", "PC-2.16"));
}

#[test]
fn pc_2_17_a_card_that_is_not_printed_is_named() {
    let mut strange = fleet("hms-nobody; hms-ajax nobody");
    strange.krakens = names("squid");
    strange.forts = names("castle");
    strange.uniques = names("grail");
    let found = judged(&strange, &FleetOptions::of(40));
    assert_eq!(
        found,
        [
            fault("ships[0].ship", "hms-nobody", "PC-2.17"),
            fault("ships[1].crew[0]", "nobody", "PC-2.17"),
            fault("krakens[0]", "squid", "PC-2.17"),
            fault("forts[0]", "castle", "PC-2.17"),
            fault("uniques[0]", "grail", "PC-2.17"),
        ]
    );
}

#[test]
fn pc_2_17_a_file_is_refused_with_the_card_and_the_rule() {
    let text = "Fleet(\n    id: \"mine\",\n    build_total: 40,\n    ships: [\n        (ship: \"hms-hound\", crew: [\"norrington\", \
                \"explorer:england\"]),\n    ],\n    coins: [1, 1, 1, 1, 2, 2, 3, 4],\n)";
    let file = recognise("mine.ron", text.as_bytes().to_vec(), &GAMES.folders()).unwrap();
    let faults = check(&[file], GAMES.shelves(), None).1;
    let found: Vec<_> = faults.iter().map(|fault| (fault.line, fault.field.as_str())).collect();
    assert_eq!(found, [(5, "ships[0].crew")]);
    let said = Words::built_in().tell(&Language::En, &faults[0].fact());
    assert!(said.contains("hms-hound") && said.contains("PC-2.10"), "{said}");
}

#[test]
fn pc_2_18_boats_are_two_at_most_and_each_once() {
    assert_eq!(judged(&fleet("raven; rover; jolly-mon"), &FleetOptions::of(40)), []);
    assert_eq!(only(&fleet("raven; rover; rover")), fault("ships[2].ship", "rover", "PC-2.18"));
    assert_eq!(only(&fleet("raven; rover; jolly-mon; mermaid")), fault("ships[3].ship", "mermaid", "PC-2.18"));
    let any = FleetOptions { boats: BoatsOption::Any, ..FleetOptions::of(40) };
    assert_eq!(judged(&fleet("rover; rover; jolly-mon; mermaid; mermaid"), &any), []);
}

#[test]
fn pc_3_20_unique_treasures_are_as_few_as_agreed_and_each_once() {
    let with = |uniques: &str| Fleet { uniques: names(uniques), ..fleet("raven") };
    assert_eq!(judged(&with("sword trees"), &FleetOptions::of(40)), []);
    assert_eq!(only(&with("sword sword")), fault("uniques[1]", "sword", "PC-3.20"));
    assert_eq!(only(&with("sword trees rum")), fault("uniques[2]", "rum", "PC-3.20"));
    assert_eq!(judged(&with("sword trees rum jail"), &FleetOptions { uniques: 4, ..FleetOptions::of(40) }), []);
}

#[test]
fn pc_19_7_house_cards_can_be_left_out() {
    let mut ours = fleet("house-enterprise house-thorne; roanoke house-pike");
    ours.uniques = names("castaway sword");
    assert_eq!(judged(&ours, &FleetOptions::of(40)), []);
    let off = FleetOptions { house_cards: Switch::Off, ..FleetOptions::of(40) };
    let cards: Vec<_> = judged(&ours, &off).into_iter().map(|(_, card, rule)| (card, rule)).collect();
    let wanted = ["house-enterprise", "house-thorne", "house-pike", "castaway"];
    assert_eq!(cards, wanted.map(|card| (card.to_owned(), "PC-19.7")));
}

#[test]
fn ab_10_no_crew_begins_where_crew_can_never_be() {
    assert_eq!(only(&fleet("mermaid explorer:pirates")), fault("ships[0].crew", "mermaid", "AB-10"));
}

#[test]
fn pc_27_scenarios_are_as_they_are_printed() {
    let found: Vec<_> = SHELF.listed().map(|own| (own.id.word(), own.sides.len(), own.minutes)).collect();
    let wanted = [
        ("two-cays-even", 2, 25),
        ("two-cays", 2, 25),
        ("six-isles", 2, 60),
        ("six-isles-even", 2, 60),
        ("three-fleets", 3, 90),
        ("three-fleets-even", 3, 90),
        ("four-winds", 4, 120),
        ("four-winds-even", 4, 120),
        ("silver-fort-siege", 2, 60),
        ("silver-fort", 2, 60),
    ];
    assert_eq!(found, wanted);
    let of = |id: &str| &SHELF.scenarios[&name(id)];
    let millimetres = |spot: Spot| (spot.x.0 / 100, spot.y.0 / 100);
    let tables =
        ["two-cays", "six-isles", "three-fleets", "four-winds", "silver-fort"].map(|id| millimetres(of(id).table));
    assert_eq!(tables, [(900, 700), (1500, 1000), (1600, 1400), (1900, 1600), (1400, 900)]);
    for scenario in SHELF.listed() {
        let homes = scenario.islands.iter().filter(|island| island.home.is_some()).count();
        assert_eq!(homes, scenario.sides.len());
        let wild = scenario.islands.len() - homes;
        // Every wild island gets four coins (PC-26.3), but in the assault, which has coins of its own.
        let small = scenario.sides.iter().all(|side| side.total < 30);
        if scenario.victory.is_none() {
            assert_eq!(wild * 4, scenario.sides.len() * if small { 4 } else { 8 }, "{}", scenario.id);
        }
    }
    let shore =
        |scenario: &Scenario, id: &str| scenario.islands.iter().find(|island| island.id == name(id)).cloned().unwrap();
    let key = shore(of("three-fleets"), "long-key-3");
    assert_eq!((millimetres(key.at), key.turned.hundredths(), key.home), ((800, 1240), 0, None));
    assert_eq!(shore(of("six-isles"), "parrot-island").turned.hundredths(), 34_000);
    assert!(of("six-isles").terrain_spare && !of("four-winds").terrain_spare);
    assert_eq!(of("two-cays").first, Some(Flag::Red));
}

#[test]
fn pc_27_6_the_silver_fort_has_a_garrison_and_a_victory_of_its_own() {
    let fort = &SHELF.scenarios[&name("silver-fort")];
    assert_eq!(fort.victory, Some(Victory::Assault { by: Flag::Red, gold: 12, turns: 14 }));
    let Muster::Given(garrison) = &fort.sides[1].fleet else { panic!("a garrison") };
    assert_eq!((fleet::points(pack(), garrison), fort.sides[1].total), (20, 20));
    let walls = &fort.forts[0];
    assert_eq!(
        (walls.card.word(), walls.coins.as_slice(), walls.flags.len()),
        ("el-castillo", [5, 4, 3, 3].as_slice(), 5)
    );
    assert_eq!(walls.at, Spot::new(Mm::whole(800), Mm::whole(450)));
}

#[test]
fn pc_27_an_evened_scenario_is_the_printed_one_but_for_what_evens_it() {
    let of = |id: &str| SHELF.scenarios[&name(id)].clone();
    let place = |x: i32, y: i32| Spot::new(Mm::whole(x), Mm::whole(y));
    let (printed, mut even) = (of("two-cays"), of("two-cays-even"));
    assert_eq!(
        (even.first, even.islands[2].at, even.islands[3].at),
        (Some(Flag::Black), place(450, 576), place(450, 121))
    );
    even.islands.clone_from(&printed.islands);
    assert_eq!(Scenario { id: printed.id, rank: printed.rank, first: printed.first, ..even }, printed);
    let (printed, mut siege) = (of("silver-fort"), of("silver-fort-siege"));
    assert_eq!(siege.victory, Some(Victory::Assault { by: Flag::Red, gold: 8, turns: 14 }));
    assert_eq!((siege.islands[2].at, siege.islands[3].at), (place(480, 740), place(1000, 110)));
    siege.islands.clone_from(&printed.islands);
    assert_eq!(Scenario { id: printed.id, rank: printed.rank, victory: printed.victory, ..siege }, printed);
    let (printed, even) = (of("six-isles"), of("six-isles-even"));
    assert_ne!(even.sides, printed.sides);
    assert_eq!(Scenario { id: printed.id, rank: printed.rank, sides: printed.sides.clone(), ..even }, printed);
}

/// Millimetres from a place to each wild island, the nearest first.
fn ways(scenario: &Scenario, from: Spot) -> Vec<i64> {
    let wild = scenario.islands.iter().filter(|island| island.home.is_none());
    let mut ways: Vec<_> =
        wild.map(|island| plane::dist(&Shape::point(from), &Shape::point(island.at)) / 1_000).collect();
    ways.sort_unstable();
    ways
}

#[test]
fn pc_27_4_and_27_5_every_home_of_an_evened_sea_has_the_same_ways_before_it() {
    for (id, off) in [("three-fleets-even", 1), ("four-winds-even", 0)] {
        let scenario = &SHELF.scenarios[&name(id)];
        let homes = scenario.islands.iter().filter(|island| island.home.is_some());
        let ways: Vec<_> = homes.map(|home| ways(scenario, home.at)).collect();
        for (one, other) in ways.iter().zip(&ways[1..]) {
            let differ = one.iter().zip(other).map(|(one, other)| (one - other).abs());
            assert!(differ.max() <= Some(off), "{id}: {ways:?}");
        }
    }
    let printed = &SHELF.scenarios[&name("three-fleets")];
    let nearest = |number: usize| ways(printed, printed.islands[number].at)[1];
    assert_eq!((nearest(0), nearest(1), nearest(2)), (476, 562, 562), "the printed one favours Red");
}

#[test]
fn pc_27_6_islands_and_terrain_lie_apart_as_it_was_computed() {
    let oval = |outline: &Outline, at, heading| match outline {
        Outline::Oval(a, b) => Shape::oval(*a, *b, Pose::new(at, heading)),
        Outline::Corners(_) => panic!("printed islands are ovals"),
    };
    let short = pack().measures.s;
    for scenario in SHELF.listed() {
        let island = |laid: &Laid| oval(&pack().islands[&laid.shape], laid.at, laid.turned);
        let islands: Vec<Shape> = scenario.islands.iter().map(island).collect();
        for (number, one) in islands.iter().enumerate() {
            let others = islands.iter().enumerate().filter(|(other, _)| *other != number);
            let nearest = others.map(|(_, other)| plane::dist(one, other)).min().unwrap();
            assert!((299_000..=425_000).contains(&nearest), "{}: {nearest}", scenario.id);
        }
        let piece = |laid: &LaidTerrain| oval(pack().terrain.get(&laid.kind).unwrap(), laid.at, laid.turned);
        let seas: Vec<Shape> = scenario.terrain.iter().map(piece).collect();
        let inner =
            Table { from: Spot::new(short, short), to: Spot::new(scenario.table.x - short, scenario.table.y - short) };
        assert!(islands.iter().chain(&seas).all(|shape| !plane::beyond(shape, &inner)), "{}", scenario.id);
        for (number, one) in seas.iter().enumerate() {
            let others = islands.iter().chain(seas.iter().skip(number + 1));
            assert!(others.map(|other| plane::dist(one, other)).all(|far| far >= 57_500), "{}", scenario.id);
        }
    }
}

#[test]
fn pc_27_scenarios_are_set_up_with_the_gold_and_the_mark_that_are_printed() {
    // Coins of fort and island count together in the assault, whose mark is its own (PC-27.6).
    let printed = [
        ("two-cays", 16, 9),
        ("six-isles", 30, 16),
        ("three-flags", 45, 19),
        ("four-winds", 60, 21),
        ("silver-fort", 30, 12),
        ("two-cays-even", 16, 9),
        ("silver-fort-siege", 30, 8),
        ("six-isles-even", 30, 16),
        ("three-fleets-even", 45, 19),
        ("four-winds-even", 60, 21),
    ];
    for (id, gold, mark) in printed {
        let state = Pirates::set_up(&SHELF.named(id).unwrap()).unwrap();
        assert_eq!((state.starting_gold, state.mark), (gold, mark), "{id}");
    }
    // The scenario bears another id here, for another game has one of that name; the printed id finds it too.
    assert_eq!(SHELF.named("three-flags").unwrap().title(), "three-fleets");
    assert_eq!(SHELF.whole_game(4).unwrap().title(), "four-winds");
    assert!(SHELF.named("nowhere").is_none() && SHELF.whole_game(5).is_none());
}

#[test]
fn pc_30_5_who_has_no_fleet_gets_one_of_the_same_total() {
    let brought = |seats: &[Flag], total: u16| {
        let free = Free { seats: seats.to_vec(), total, ..Free::default() };
        let Begin::Free(free) = SHELF.free(free).game else { panic!("a free game") };
        free.fleets.values().map(|fleet| fleet.id.word().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(brought(&[Flag::Red, Flag::Black], 40), ["black-pearls-company", "kings-squadron"]);
    assert_eq!(
        brought(&[Flag::Red, Flag::Black, Flag::Blue], 20),
        ["lagoon-wolves", "signal-station", "lilies-at-dawn"]
    );
    let own = Free { fleets: [(Flag::Black, fleet("hms-ajax"))].into(), ..Free::default() };
    let Begin::Free(free) = SHELF.free(own).game else { panic!("a free game") };
    assert_eq!(free.fleets[&Flag::Black].id.word(), "mine");
    assert_eq!(free.fleets[&Flag::Red].id.word(), "black-pearls-company");
}

#[test]
fn pc_27_a_scenario_that_cannot_be_set_up_is_refused_with_its_field() {
    let ours = include_str!("../../../assets/seas/two-cays.ron");
    for (from, to, field) in [
        ("Any(\"lagoon-wolves\")", "Any(\"nobody\")", "sides[0].fleet"),
        ("at: (780, 350), home: Black", "at: (780, 350), home: Red", "sides[0].flag"),
        ("shape: \"long-key\"", "shape: \"long-kay\"", "islands[2].shape"),
        ("id: \"half-moon\"", "id: \"long-key\"", "islands[3].id"),
        ("table: (900, 700)", "table: (800, 700)", "table"),
        ("flag: Red, total: 20", "flag: Red, total: 19", "fleets.red"),
    ] {
        assert!(ours.contains(from), "{from}");
        let text = ours.replacen(from, to, 1);
        let file = recognise("mine.ron", text.into_bytes(), &GAMES.folders()).unwrap();
        let found: Vec<String> = check(&[file], GAMES.shelves(), None).1.into_iter().map(|fault| fault.field).collect();
        assert!(found.iter().any(|found| found == field), "{from} -> {to}: {found:?}");
    }
}

#[test]
fn pc_2_a_fleet_by_lot_is_lawful_spends_its_points_and_is_much_like_the_ready_ones() {
    let ready: Vec<Fleet> = GAMES.library(None).0.pirates().ready_fleets().cloned().collect();
    let mut sent = BTreeSet::new();
    for (total, house_cards) in [(20, Switch::On), (40, Switch::On), (40, Switch::Off)] {
        let agreed = FleetOptions { house_cards, ..FleetOptions::of(total) };
        let like: Vec<&Fleet> = ready.iter().filter(|fleet| fleet.build_total == total).collect();
        let most = |of: fn(&Pack, &Fleet) -> u32| like.iter().map(|fleet| of(pack(), fleet)).max().unwrap();
        let spaces = |pack: &Pack, fleet: &Fleet| u32::from(fleet::free_spaces(pack, fleet));
        let mut unspent = 0;
        for seed in 0..200 {
            let drawn = outfit::by_lot(pack(), name("mine"), &agreed, &like, &mut Random::new(seed)).unwrap();
            assert_eq!(judged(&drawn, &agreed), [], "{drawn:?}");
            unspent += fleet::total(pack(), &drawn, total) - fleet::points(pack(), &drawn);
            assert!(fleet::guns_in_tenths(pack(), &drawn) <= 2 * most(fleet::guns_in_tenths), "{drawn:?}");
            assert!((1..=2 * most(spaces)).contains(&spaces(pack(), &drawn)), "{drawn:?}");
            sent.insert(drawn.ships.iter().map(|berth| berth.ship).collect::<Vec<_>>());
        }
        assert!(unspent < 50, "{unspent} points of 200 fleets");
    }
    assert!(sent.len() > 300, "{} different ones", sent.len());
}

#[test]
fn pc_19_7_every_ship_is_called_by_her_name_and_those_of_ours_too() {
    let nameless = pack().crafts.keys().filter(|card| words::printed(pack(), **card) == Arg::text(card.word()));
    assert_eq!(nameless.collect::<Vec<_>>(), Vec::<&Name>::new());
}
