//! Terms of the rules, and the things they stand for (PC-0, PC-1); coins and names that are shown (PC-20.6, PC-20.11).

use std::collections::BTreeMap;

use weather_gage::rules::kernel::{Answer, ThrowRequest, Want, digest};
use weather_gage::rules::pirates::contacts;
use weather_gage::rules::pirates::docking;
use weather_gage::rules::pirates::happenings::Guns;
use weather_gage::rules::pirates::options::{
    BoatsOption, BroadsideOption, MarkOption, Options, ParleyOption, PinOption, Switch,
};
use weather_gage::rules::pirates::printed::Cannon;
use weather_gage::rules::pirates::setup::{Flaw, Free};
use weather_gage::rules::pirates::state::Unit;
use weather_gage::rules::pirates::sums;
use weather_gage::rules::pirates::words::{Keyword, Nation, TerrainKind};

use super::common::*;
use super::sailing::{THREE as LONE, lies_near, one};
use super::setting_out::{free, small};
use super::shots::{THREE, duel, fire};

// ---- how to read the rules (PC-0)

#[test]
fn pc_0_3_an_ability_outweighs_a_rule_but_a_1_never_hits() {
    // Repair is for ships at home (PC-11.2), but for those with a shipwright (AB-20).
    let repair = Order::Order(n("a"), Task::Repair(2));
    duel("card: Plain(masts: 3), masts: [1, 3]", THREE, "").refuses(repair.clone(), "PC-11.2");
    let mut game = duel("card: Plain(masts: 3), masts: [1, 3], crew: [\"shipwright:spain\"]", THREE, "");
    game.order(repair);
    assert_eq!(game.masts("a"), [1, 2, 3]);
    let a = "card: Plain(masts: 3, cannons: \"1S 1S 1S\", abilities: [\"cannon_plus_vs(Spain)\"])";
    let mut game = duel(a, "card: Plain(masts: 3, nation: Spain)", "");
    game.task("a", Task::Shoot).order(fire(1, "x")).throw(&[1]);
    assert_eq!(game.masts("x"), [1, 2, 3], "1 and 1 are more than 1 (PC-10.12)");
}

#[test]
fn pc_0_4_at_once_means_before_anything_else_and_each_turn_is_everybodys() {
    // Home is one segment off: the coins are banked before another segment is asked for (PC-6.5).
    let home = "islands: [(id: \"r\", shape: Rect(87.25, -40, 150, 40), home: Red)]";
    let mut game = one(&format!("{LONE}, coins: [3]"), home);
    game.task("a", Task::Move).order(Order::Segment(S, deg(0)));
    assert_eq!((game.bank(Red), game.coins("a")), (vec![3], vec![]));
    // Fear is rolled at the start of each turn (PC-13.17): of Red's and of Black's.
    let mut game = duel("card: Plain(masts: 3, keywords: [Fear])", THREE, "phase: Opening");
    game.throw(&[1]).end_turn();
    assert_eq!((game.state().to_move, game.asked()), (Black, Red));
}

#[test]
fn pc_0_5_places_and_headings_are_whole_hundredths_on_every_machine() {
    let sailed = || {
        let mut game = one(LONE, "");
        game.task("a", Task::Move).order(Order::Segment(S, deg(45))).order(Order::Segment(L, Heading::new(3_333)));
        game
    };
    let (game, other) = (sailed(), sailed());
    // Bow (37, 0), (77.66, 40.66), and L at 33.33 degrees: (147.68, 86.70).
    lies_near(&game, "a", (11_677, 6_637, 3_333));
    assert_eq!(digest(game.state()), digest(other.state()));
    assert_eq!(Heading::degrees(-30), Heading::new(33_000), "counter-clockwise from +x");
}

#[test]
fn pc_0_6_the_rules_ask_for_a_die_and_a_choice_and_are_answered() {
    let mut game = duel(THREE, THREE, "");
    game.task("a", Task::Shoot).order(fire(1, "x"));
    let Want::Throw { request, why, .. } = game.want().clone() else { panic!("{:?}", game.want()) };
    assert_eq!((request.clone(), why), (ThrowRequest::dice(1, 6), Why::Attack { unit: n("a"), target: n("x") }));
    for face in [0, 7] {
        assert!(game.played.answer(Answer::Thrown(request.showing(&[face]))).is_err(), "{face} is on no die");
    }
    game.throw(&[6]);
    let Want::Choice { options, why, .. } = game.want() else { panic!("{:?}", game.want()) };
    assert_eq!((options.len(), why), (3, &Why::Loss { unit: n("x") }));
}

#[test]
fn pc_0_7_a_random_draw_is_no_die() {
    let mut game = duel(THREE, "card: Plain(masts: 3), masts: [], coins: [5, 1, 2]", "");
    game.task("a", Task::Shoot).order(fire(1, "x")).throw(&[6]);
    assert!(matches!(game.want(), Want::Shuffle { cards: 3, why: Why::Split { .. } }), "{:?}", game.want());
    let die = Answer::Thrown(ThrowRequest::dice(1, 6).showing(&[3]));
    assert!(game.played.answer(die).is_err());
    game.deal(&[1, 2, 0]);
    assert_eq!((game.bank(Red), game.bank(Black)), (vec![1, 5], vec![2]));
}

#[test]
fn pc_0_8_a_refused_input_changes_nothing_and_names_its_rule() {
    let mut game = duel(THREE, THREE, "");
    let before = digest(game.state());
    game.refuses(Order::Order(n("x"), Task::Move), "PC-4.3").refuses(fire(1, "x"), "PC-10.1");
    assert_eq!((digest(game.state()), game.told_as("OrderGiven")), (before, 0));
    game.task("a", Task::Shoot);
}

#[test]
fn pc_0_9_the_first_of_each_option_is_the_default() {
    let first = Options {
        pin: PinOption::Definition,
        broadside: BroadsideOption::Polish,
        boats: BoatsOption::Few,
        mark: MarkOption::Shared,
        house_cards: Switch::On,
        ask_parley: ParleyOption::Always,
    };
    assert_eq!(Options::default(), first);
    let set = Free::default();
    assert_eq!((set.terrain, set.uniques, set.options), (vec![], 2, first));
    let options = Options { pin: PinOption::Rammed, mark: MarkOption::Half, ..first };
    let game = free(Free { options, ..small() });
    assert_eq!(game.state().options, options);
    let written = serde_json::to_value(game.played.journal()).unwrap();
    assert!(written.to_string().contains("\"pin\":\"Rammed\""), "they are kept in the log");
}

// ---- components and terms (PC-1)

#[test]
fn pc_1_1_a_deck_card_shows_points_nation_masts_cargo_move_cannons_and_more() {
    assert!(PACK.crafts.values().all(|craft| (1..=5).contains(&craft.masts())));
    let ajax = PACK.craft(n("hms-ajax")).unwrap();
    assert_eq!((ajax.points, ajax.nation, ajax.masts(), ajax.cargo), (12, Nation::England, 3, 4));
    assert_eq!((ajax.base_move.as_slice(), ajax.keywords.as_slice()), (&[S, S][..], &[Keyword::BroadsidesAttack][..]));
    assert_eq!(ajax.cannons.len(), 3, "one cannon per mast");
}

#[test]
fn pc_1_2_a_cannon_has_a_rank_and_a_range_and_stands_in_its_mast_from_the_bow() {
    assert_eq!(Cannon::try_from("3L".to_owned()), Ok(Cannon { rank: 3, range: L }));
    let ships = PACK.crafts.values().flat_map(|card| &card.cannons);
    let all = ships.chain(PACK.monsters.values().flat_map(|card| &card.cannons));
    let all: Vec<_> = all.chain(PACK.strongholds.values().flat_map(|card| &card.flags)).collect();
    assert!(all.iter().all(|cannon| (2..=5).contains(&cannon.rank)) && all.len() > 150);
    let mut game = duel("card: Plain(masts: 3, cannons: \"2S 3S 5S\")", THREE, "");
    game.task("a", Task::Shoot).order(fire(1, "x")).throw(&[1]).order(fire(3, "x")).throw(&[1]);
    let shot = |mast, rank| {
        let (unit, target) = (n("a"), n("x"));
        Guns::ShotFired { unit, gun: Gun::Mast(mast), target, rank, bonus: 0, face: 1 }
    };
    assert!(game.has(shot(1, 2)) && game.has(shot(3, 5)), "{:?}", game.told);
}

#[test]
fn pc_1_3_two_rulers_s_and_l() {
    assert_eq!([S, L].map(|ruler| PACK.measures.ruler(ruler)), [mm(5_750), mm(8_380)]);
}

#[test]
fn pc_1_4_and_12_4_a_crew_is_turned_up_when_first_used_and_stays_so() {
    let mut game = duel("card: Plain(masts: 3), crew: [(card: \"captain:france\", down: true)]", THREE, "");
    game.task("a", Task::Move).order(Order::ComeAbout);
    assert!(!game.ship("a").crew[0].up);
    game.order(fire(1, "x")).throw(&[1]).order(Order::CeaseFire).end_turn().end_turn();
    assert!(game.ship("a").crew[0].up);
}

#[test]
fn pc_1_5_and_20_6_coins_are_worth_1_to_7_in_seven_ready_sets() {
    for value in [0, 8] {
        assert_eq!(fault(&format!("ships: [(id: \"a\", coins: [{value}])]")).flaw, Flaw::CoinValue);
    }
    let printed: [(&str, [u8; 8]); 7] = [
        ("even", [1, 1, 1, 2, 2, 2, 3, 3]),
        ("plain", [1, 1, 1, 1, 2, 2, 3, 4]),
        ("pairs", [1, 1, 1, 2, 2, 2, 2, 4]),
        ("chest", [1, 1, 1, 1, 2, 2, 2, 5]),
        ("hoard", [1, 1, 1, 1, 1, 2, 3, 5]),
        ("crown", [1, 1, 1, 1, 1, 1, 3, 6]),
        ("gamble", [1, 1, 1, 1, 1, 1, 2, 7]),
    ];
    let sets: BTreeMap<Name, Vec<u8>> = printed.map(|(set, coins)| (n(set), coins.to_vec())).into();
    assert_eq!(PACK.coin_sets, sets);
    assert!(sets.values().all(|coins| coins.iter().sum::<u8>() == 15));
}

#[test]
fn pc_1_6_a_unique_treasure_is_worth_nothing_until_an_effect_changes_it() {
    let home = "islands: [(id: \"r\", shape: Rect(87.25, -40, 150, 40), home: Red)]";
    let mut game = one(&format!("{LONE}, uniques: [\"sword\", \"letter-of-pardon\"]"), home);
    assert_eq!(game.ship("a").uniques.iter().map(|own| own.worth).collect::<Vec<_>>(), [0, 0]);
    game.task("a", Task::Move).order(Order::Segment(S, deg(0)));
    assert_eq!((sums::winning_gold(game.state(), Red), game.bank(Red)), (2, vec![]), "UT-17");
    assert_eq!(game.ship("a").uniques.iter().map(|own| own.card).collect::<Vec<_>>(), [n("sword")]);
}

/// Red's three-master before the land, 50.25 mm ahead.
fn landfall(island: &str) -> Game {
    let mut game = one(LONE, &format!("islands: [(id: \"w\", shape: Rect(87.25, -40, 150, 40), {island})]"));
    game.task("a", Task::Move).order(Order::Segment(S, deg(0)));
    game
}

#[test]
fn pc_1_7_and_1_11_islands_are_homes_or_wild_and_a_pennant_is_left_on_wild_ones() {
    let wild = landfall("coins: [1]");
    assert!(docking::is_wild(wild.state(), wild.island("w")));
    assert_eq!(wild.island("w").pennants, [Red]);
    let home = landfall("home: Red");
    assert!(!docking::is_wild(home.state(), home.island("w")));
    assert_eq!((home.ship("a").docked, home.island("w").pennants.as_slice()), (Some(n("w")), &[][..]));
    assert_eq!(PACK.islands.len(), 6);
}

#[test]
fn pc_1_8_terrain_is_of_four_kinds_and_never_an_island() {
    assert!(TerrainKind::ALL.into_iter().all(|kind| PACK.terrain.get(&kind).is_some()));
    let pool = "terrain: [(id: \"t\", kind: Whirlpool, shape: Rect(87.25, -40, 150, 40))]";
    let mut game = one(LONE, pool);
    game.task("a", Task::Move).order(Order::Segment(S, deg(0))).order(Order::EndSailing);
    lies_near(&game, "a", (5_750, 0, 0));
    assert_eq!((game.ship("a").docked, game.state().island(n("t"))), (None, None));
}

#[test]
fn pc_1_9_a_fort_has_a_cannon_for_each_flag_and_is_not_set_up() {
    let fort = PACK.stronghold(n("st-pierre")).unwrap();
    assert_eq!((fort.cost, fort.flags.len(), fort.flags[0]), (3, 5, Cannon { rank: 4, range: L }));
    let mut set = small();
    set.fleets.get_mut(&Red).unwrap().forts = vec![n("st-pierre")];
    let game = free(set);
    assert_eq!((game.state().forts.len(), game.player(Red).forts.as_slice()), (0, &[n("st-pierre")][..]));
}

#[test]
fn pc_1_10_a_kraken_has_eight_tentacles_each_a_cannon() {
    assert!(PACK.monsters.values().all(|card| card.cannons.len() == 8));
    let game = one(LONE, "krakens: [(id: \"k\", card: \"kraken-fearsome\", flag: Black, at: (200, 200))]");
    assert_eq!(game.kraken("k").tentacles, [true; 8]);
}

#[test]
fn pc_1_12_the_bow_reaches_from_the_foremost_tip_to_the_first_mast() {
    let game = one(LONE, "");
    assert_eq!(contacts::bow(game.state(), game.ship("a")), Some(at(37, 0)));
    assert_eq!(contacts::stern(game.state(), game.ship("a")), Some(at(-37, 0)));
    for hull in PACK.hulls.values() {
        assert_eq!(hull.corners.first(), Some(&Spot::new(hull.length.half(), Mm::ZERO)), "the bow point comes first");
        assert_eq!(hull.masts.first(), Some(&hull.bow_limit));
    }
}

#[test]
fn pc_1_13_derelict_lost_entangled_pinned_embraced_and_docked_ships() {
    let ship = |id: &str, x: i32, more: &str| format!("(id: \"{id}\", at: ({x}, 0), heading: 90, flag: Red, {more})");
    let ships = [
        ship("bare", 0, "masts: []"),
        ship("hidden", 100, "lost: \"fog\""),
        ship("caught", 200, "entangled: \"weed\""),
        ship("held", 300, ""),
        ship("moored", 400, "docked: \"w\""),
    ];
    let pin =
        "(id: \"pinned\", at: (500, 0), heading: 0, flag: Red), (id: \"x\", at: (547.3, 0), heading: 90, flag: Black)";
    let game = Game::of(&format!(
        "table: (from: (-700, -500), to: (1500, 1000)), ships: [{}, {pin}],
        islands: [(id: \"w\", shape: Rect(380, 37.25, 420, 60))],
        terrain: [(id: \"fog\", kind: Fog, shape: Rect(80, -60, 120, 60)), (id: \"weed\", kind: Sargasso, shape: Rect(180, -60, 220, 60))],
        krakens: [(id: \"k\", card: \"kraken-fearsome\", flag: Black, embraces: \"held\")]",
        ships.join(", ")
    ));
    let bare: Vec<_> = game.state().ships.iter().filter(|ship| ship.is_derelict()).map(|ship| ship.id).collect();
    assert_eq!(bare, [n("bare")]);
    assert_eq!((game.ship("hidden").lost, game.ship("caught").entangled), (Some(n("fog")), Some(n("weed"))));
    assert_eq!(game.state().embraced_by(n("held")).map(|kraken| kraken.id), Some(n("k")));
    assert_eq!(game.ship("moored").docked, Some(n("w")));
    assert_eq!(contacts::pinned_by(game.state(), n("pinned")), Some(n("x")));
    assert_eq!(contacts::pinned_by(game.state(), n("x")), None);
}

#[test]
fn pc_1_14_the_controller_commands_and_the_owner_does_not() {
    let mut game = duel(THREE, THREE, "");
    game.refuses(Order::Order(n("x"), Task::Move), "PC-4.3");
    // A prize: Black brought it, and Red has it now.
    let prize = "ships: [(id: \"a\", flag: Red, at: (0, 0)), (id: \"p\", flag: Red, owner: Black, at: (0, 60)),
        (id: \"x\", flag: Black, at: (0, -60))]";
    let mut game = Game::of(&format!("table: (from: (-700, -500), to: (800, 500)), {prize}"));
    game.task("p", Task::Move).order(Order::ComeAbout).task("a", Task::Shoot).refuses(fire(1, "p"), "PC-10.3");
    game.order(fire(1, "x")).throw(&[1]).end_turn();
    game.refuses(Order::Order(n("p"), Task::Move), "PC-4.3");
}

#[test]
fn pc_1_15_units_are_ships_krakens_and_forts() {
    let game = one(
        &format!("{LONE}, crew: [\"captain:spain\"], coins: [2]"),
        "islands: [(id: \"w\", shape: Rect(300, 300, 400, 400))],
        krakens: [(id: \"k\", card: \"kraken-fearsome\", flag: Black, at: (200, 200))],
        forts: [(id: \"f\", card: \"fort-brompton\", flag: Black, island: \"w\", coins: [3])]",
    );
    assert!(matches!(game.state().unit(n("a")), Some(Unit::Ship(_))));
    assert!(matches!(game.state().unit(n("k")), Some(Unit::Kraken(_))));
    assert!(matches!(game.state().unit(n("f")), Some(Unit::Fort(_))));
    assert!(game.state().unit(n("w")).is_none());
    assert_eq!(sums::used_space(game.state(), game.ship("a")), 2, "her cargo: a crew and a coin");
}

#[test]
fn pc_1_16_the_mast_count_is_of_masts_that_stand() {
    let game = one(&format!("{LONE}, masts: [1, 3]"), "");
    assert_eq!((game.ship("a").standing(), game.ship("a").full()), (2, 3));
    // A ram above the standing masts strikes (PC-7.2).
    let mut game = super::rams::alongside(THREE, "card: Plain(masts: 4), masts: [2]", "");
    super::rams::contact(&mut game);
    game.choose("ram").throw(&[2]);
    assert!(game.has(Guns::BecameDerelict { unit: n("x") }));
}

// ---- names that are shown

/// Cards with names of our own (PC-20.11).
const OURS: [(&str, &str); 33] = [
    ("ship-black-pearl-swift", "Night Heron"),
    ("ship-black-pearl-cursed", "Night Heron"),
    ("ship-hai-peng", "Hai Long"),
    ("ship-empress", "Jade Lantern"),
    ("ship-hms-interceptor", "HMS Pursuer"),
    ("ship-edinburgh-trader", "Leith Trader"),
    ("ship-jolly-mon", "Merry Moll"),
    ("ship-hms-dauntless", "HMS Undaunted"),
    ("crew-jack-sparrow", "Captain Tom Wagtail"),
    ("crew-barbossa", "Captain Sable"),
    ("crew-cursed-barbossa", "Sable the Undying"),
    ("crew-cursed-crew-1", "Bone Watch"),
    ("crew-cursed-crew-2", "Bone Gunners"),
    ("crew-sao-feng", "Captain Lu Han"),
    ("crew-lian", "Mei"),
    ("crew-park", "Bo"),
    ("crew-pintel", "Stubbs"),
    ("crew-ragetti", "Peabody"),
    ("crew-tia-dalma", "Mother Calabash"),
    ("crew-maccus", "Coral Mate"),
    ("crew-jimmy-legs", "Old Cat-o’-Nine"),
    ("crew-bootstrap", "Barnacle Will"),
    ("crew-elizabeth-swann", "Margaret Vane"),
    ("crew-gibbs", "Purser Hobb"),
    ("crew-norrington", "Admiral Harcourt"),
    ("crew-beckett", "Lord Ashdown"),
    ("crew-weatherby-swann", "Governor Vane"),
    ("crew-mullroy", "Marine Dodd"),
    ("crew-murtogg", "Marine Tripp"),
    ("kraken-kraken-kray-kin", "The Ink Widow"),
    ("kraken-kraken-beastie", "Old Grip"),
    ("ship-seref", "Seref"),
    ("ship-flying-dutchman", "Flying Dutchman"),
];

/// Words of ids that no text of the game shows.
const HIDDEN: [&str; 26] = [
    "pearl",
    "peng",
    "empress",
    "interceptor",
    "edinburgh",
    "jolly",
    "dauntless",
    "sparrow",
    "barbossa",
    "sao",
    "lian",
    "pintel",
    "ragetti",
    "dalma",
    "maccus",
    "jimmy",
    "bootstrap",
    "elizabeth",
    "swann",
    "gibbs",
    "norrington",
    "beckett",
    "weatherby",
    "mullroy",
    "murtogg",
    "beastie",
];

#[test]
fn pc_20_11_names_of_our_own_are_shown() {
    let text = std::fs::read_to_string("assets/wording/en/pirates-cards.ftl").unwrap();
    let shown: BTreeMap<&str, &str> = text.lines().filter_map(|line| line.split_once(" = ")).collect();
    for (card, name) in OURS {
        assert_eq!(shown.get(format!("pc-{card}-name").as_str()), Some(&name), "{card}");
    }
    for language in ["en", "pl", "ru", "uk"] {
        let text = std::fs::read_to_string(format!("assets/wording/{language}/pirates-cards.ftl")).unwrap();
        let said: String =
            text.lines().filter_map(|line| line.split_once(" = ")).map(|(_, said)| said).collect::<Vec<_>>().join(" ");
        let said = said.to_lowercase();
        let mut words = said.split(|letter: char| !letter.is_alphabetic());
        assert_eq!(words.find(|word| HIDDEN.contains(word)), None, "{language}");
    }
}
