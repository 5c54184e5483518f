//! Positions: what is said, what is left out, and what is refused (PC-30.5, PC-30.6).

use weather_gage::rules::kernel::Ruleset;
use weather_gage::rules::pirates::abilities::{Ability, Filter, Span};
use weather_gage::rules::pirates::conserved::conserved;
use weather_gage::rules::pirates::options::ParleyOption;
use weather_gage::rules::pirates::position::{AbilityAt, Position};
use weather_gage::rules::pirates::printed::notation;
use weather_gage::rules::pirates::setup::{Begin, Flaw, Setup};
use weather_gage::rules::pirates::state::{Phase, State};
use weather_gage::rules::pirates::words::{Keyword, Nation};

use super::common::*;

/// A position of these ships on an empty sea.
fn ships(list: &str) -> String {
    format!("ships: [{list}]")
}

fn laid(position: &str) -> State {
    Pirates::set_up(&setup(position)).unwrap_or_else(|fault| panic!("{fault:?}: {position}"))
}

/// Refused at this field for this reason.
fn refused(position: &str, field: &str, flaw: Flaw) {
    let fault = fault(position);
    assert_eq!((fault.field.as_str(), fault.flaw), (field, flaw), "{position}");
}

#[test]
fn pc_30_5_what_is_left_out_is_as_the_rule_has_it() {
    let state = laid("");
    assert_eq!((state.table.from, state.table.to), (at(0, 0), at(1500, 1000)));
    assert_eq!((state.turn, state.phase, state.to_move), (1, Phase::Orders, Red));
    assert_eq!(state.players.iter().map(|player| player.flag).collect::<Vec<_>>(), [Red, Black]);
    assert_eq!((state.starting_gold, state.mark, state.removed), (30, 16, 30));
    assert_eq!(state.options.ask_parley, ParleyOption::WhenHeld, "PC-30.3");
    assert_eq!(conserved(&state), []);
    let state = laid(&ships("(card: \"hms-ajax\")"));
    let ajax = state.ship(n("hms-ajax")).expect("the card is the id");
    assert_eq!((ajax.flag, ajax.owner, ajax.pose), (Red, Red, Pose::default()));
    assert_eq!(ajax.masts, [true; 3]);
    assert!(ajax.crew.is_empty() && ajax.coins.is_empty() && ajax.uniques.is_empty() && ajax.given.is_empty());
    assert_eq!((ajax.docked, ajax.extra, ajax.ghost, ajax.waits), (None, 0, false, false));
}

/// The example of the rule; its outline of a printed island names its parts.
const EXAMPLE: &str = r#"
    id: "example",
    table: (from: (-700, -500), to: (800, 500)),
    options: (pin: Definition, broadside: Polish, boats: Few, mark: Shared, house_cards: On, ask_parley: WhenHeld),
    seats: [
        (flag: Red, banked: [4, 3], forts: ["fort-brompton"], ashore: ["explorer:england"], out: false, bonus: 0),
        (flag: Black, banked: [2]),
    ],
    to_move: Red, turn: 3, phase: Orders,
    starting_gold: 30,
    islands: [
        (id: "w", shape: Rect(100, -40, 160, 40), coins: [3, 1], uniques: ["marines"], pennants: [Red],
            seen: {Red: [3, 1]}),
        (id: "key", shape: Oval(id: "long-key", at: (300, 300), turned: 30), home: Black),
        (id: "x", shape: Points([(0, 200), (60, 200), (30, 260)])),
    ],
    terrain: [(id: "reef", kind: Reef, shape: Rect(60, 60, 90, 90), factor: 3)],
    wrecks: [(masts: 3, at: (500, 0), heading: 0)],
    ships: [
        (
            id: "ajax", card: "hms-ajax", flag: Red, owner: Red,
            at: (0, 0), heading: 0,
            masts: [1, 3],
            crew: ["captain:england", (card: "norrington", down: true)],
            coins: [2, 5], face_up: [5], uniques: ["sword"],
            docked: "w", dock_free: false,
            given: [Move], extra: 0,
            rammed: false, pivoted: false, used: ["peek_cargo"],
            ghost: false, lost: None, entangled: None, towing: None, going_down: false,
            fear: None, chained: false, silenced: false, untouchable: false, stays: false,
        ),
        (id: "x1", card: Plain(
            masts: 3, cannons: "3S 3S 3S", move: "S+L", cargo: 4, points: 10, nation: Pirates, keywords: [],
            abilities: [],
        ), flag: Black, at: (150, 0), heading: 90),
    ],
    krakens: [(id: "k", card: "kraken-fearsome", flag: Black, at: (400, 0), tentacles: [1, 2, 3],
        embraces: None, since: 0, target: None)],
    forts: [(id: "f", card: "fort-brompton", flag: Black, island: "x", at: (30, 220), turned: 45,
        flags: [((20, 20), 1)], coins: [3, 1])],
    pinned: [("x1", "ajax")],
"#;

#[test]
fn pc_30_5_everything_may_be_said() {
    let state = laid(EXAMPLE);
    assert_eq!((state.turn, state.to_move), (3, Red));
    let red = state.player(Red).unwrap();
    assert_eq!(red.banked.iter().map(|coin| (coin.value, coin.up)).collect::<Vec<_>>(), [(4, true), (3, true)]);
    assert_eq!((red.forts.clone(), red.turns), (vec![n("fort-brompton")], 3));
    assert_eq!(state.player(Black).unwrap().turns, 2, "Black's third turn is still to come");
    assert!(red.ashore.iter().all(|(crew, on)| crew.card == n("explorer:england") && crew.up && on.is_none()));
    let w = state.island(n("w")).unwrap();
    assert_eq!((w.coins.clone(), w.uniques.clone(), w.pennants.clone()), (vec![3, 1], vec![n("marines")], vec![Red]));
    assert_eq!((w.pose.at, w.card), (at(130, 0), None));
    assert_eq!(
        w.seen.get(&Red).map(|sight| (sight.coins.clone(), sight.turn, sight.stale)),
        Some((vec![3, 1], 3, false))
    );
    let key = state.island(n("key")).unwrap();
    assert_eq!((key.home, key.card, key.pose), (Some(Black), Some(n("long-key")), Pose::new(at(300, 300), deg(30))));
    assert_eq!(state.terrain.first().map(|reef| (reef.id, reef.factor)), Some((n("reef"), Some(3))));
    assert_eq!(state.wrecks.first().map(|wreck| (wreck.id, wreck.masts)), Some((n("wreck"), 3)));
    let ajax = state.ship(n("ajax")).unwrap();
    assert_eq!((ajax.masts.clone(), ajax.docked, ajax.moved), (vec![true, false, true], Some(n("w")), true));
    assert_eq!(ajax.crew.iter().map(|crew| crew.up).collect::<Vec<_>>(), [true, false]);
    assert_eq!(ajax.coins.iter().map(|coin| (coin.value, coin.up)).collect::<Vec<_>>(), [(2, false), (5, true)]);
    assert_eq!(ajax.uniques.iter().map(|own| (own.card, own.up)).collect::<Vec<_>>(), [(n("sword"), true)]);
    assert_eq!(ajax.used, [(n("hms-ajax"), n("peek_cargo"))]);
    let kraken = state.kraken(n("k")).unwrap();
    assert_eq!(kraken.tentacles, [true, true, true, false, false, false, false, false]);
    let fort = state.fort(n("f")).unwrap();
    assert_eq!((fort.island, fort.flags.clone()), (n("x"), vec![((20, 20), true)]));
    assert!(state.pinned.is_empty(), "the definition of PC-7.9 needs no list");
    let gold: i32 = weather_gage::rules::pirates::conserved::gold(&state);
    assert_eq!((gold, state.removed), (24, 6), "PC-24.6 a");
}

#[test]
fn pc_30_5_a_position_is_read_as_it_was_written() {
    let position: Position = ron(&format!("({EXAMPLE})"));
    let text = ron::to_string(&position).unwrap();
    assert_eq!(ron::from_str::<Position>(&text).unwrap(), position);
    let setup = Setup { pack: PACK.clone(), game: Begin::Position(Box::new(position)) };
    let json = serde_json::to_string(&setup).unwrap();
    assert_eq!(serde_json::from_str::<Setup>(&json).unwrap().game, setup.game);
}

#[test]
fn pc_30_5_a_ship_lies_by_her_centre_or_by_her_bow() {
    let state = laid(&ships("(id: \"a\", card: \"hms-ajax\", bow: (37, 0), heading: 0)"));
    assert_eq!(state.ship(n("a")).unwrap().pose, Pose::new(at(0, 0), deg(0)));
    let state = laid(&ships("(id: \"a\", card: \"hms-ajax\", bow: (100, 137.5), heading: 90)"));
    assert_eq!(state.ship(n("a")).unwrap().pose, Pose::new(Spot::new(Mm(10_000), Mm(10_050)), deg(90)));
    refused(&ships("(card: \"hms-ajax\", at: (0, 0), bow: (37, 0))"), "ships[0].bow", Flaw::PlaceTwice);
}

#[test]
fn pc_30_5_a_second_ship_of_a_card_is_numbered() {
    let state =
        laid(&ships("(card: \"rover\"), (card: \"rover\", at: (100, 0)), (card: Plain(masts: 1), at: (200, 0))"));
    let ids: Vec<_> = state.ships.iter().map(|ship| ship.id.word().to_owned()).collect();
    assert_eq!(ids, ["rover", "rover-2", "plain"]);
    refused(&ships("(id: \"a\"), (id: \"a\", at: (200, 0))"), "ships[1].id", Flaw::IdTwice);
}

#[test]
fn pc_30_6_a_plain_ship_says_her_masts_alone() {
    let state = laid(&ships("(id: \"x\", card: Plain(masts: 4))"));
    let card = state.craft(state.ship(n("x")).unwrap()).unwrap();
    assert_eq!(
        (notation::of_segments(&card.base_move), notation::of_cannons(&card.cannons)),
        ("S+L".to_owned(), "3S 3S 3S 3S".to_owned())
    );
    assert_eq!((card.cargo, card.points, card.masts()), (4, 10, 4));
    assert!(Nation::ALL.into_iter().all(|nation| card.opens_to(nation)), "crew of every nation works there");
    let plain = "Plain(masts: 2, cannons: \"2L 4S\", move: \"L\", cargo: 1, points: 7, nation: Spain, keywords: [Junk],
        abilities: [BoardPlus, CannonPlusVs(Not(Spain)), \"thorn(crew+mast)\"])";
    let state = laid(&ships(&format!("(id: \"x\", card: {plain})")));
    let card = state.craft(state.ship(n("x")).unwrap()).unwrap();
    assert_eq!(
        (card.nation, card.keywords.clone(), card.cargo, card.points),
        (Nation::Spain, vec![Keyword::Junk], 1, 7)
    );
    let abilities =
        [Ability::BoardPlus, Ability::CannonPlusVs(Filter::Not(Nation::Spain)), Ability::Thorn { mast: true }];
    assert_eq!(card.abilities, abilities);
    assert!(!card.opens_to(Nation::England));
    assert!(PACK.craft(n("x")).is_none(), "the card lies in a pack of the position's own");
    refused(&ships("(card: Plain(masts: 6))"), "ships[0].card", Flaw::Masts);
    refused(&ships("(card: Plain(masts: 2, cannons: \"3S\"))"), "ships[0].card", Flaw::Masts);
    refused(&ships("(card: Plain(masts: 1, move: \"M\"))"), "ships[0].card", Flaw::Notation);
    refused(&ships("(card: Plain(masts: 1, abilities: [\"flies\"]))"), "ships[0].card", Flaw::Notation);
}

#[test]
fn pc_19_abilities_are_written_as_the_table_has_them() {
    let read = |word: &str| AbilityAt::Word(word.to_owned()).ability();
    assert_eq!(read("board_plus"), Some(Ability::BoardPlus));
    assert_eq!(read("dock-explore"), Some(Ability::DockExplore));
    assert_eq!(read("board_plus_vs(England)"), Some(Ability::BoardPlusVs(Nation::England)));
    assert_eq!(read("cannon_plus_vs(not Pirates)"), Some(Ability::CannonPlusVs(Filter::Not(Nation::Pirates))));
    assert_eq!(read("cannon_plus_vs(France)"), Some(Ability::CannonPlusVs(Filter::Of(Nation::France))));
    assert_eq!(read("marked_by(england)"), Some(Ability::MarkedBy(Nation::England)));
    let nations = [Nation::Pirates, Nation::France].into_iter().collect();
    assert_eq!(read("open_deck(Pirates, France)"), Some(Ability::OpenDeck(nations)));
    assert_eq!(read("captain_speed(L)"), Some(Ability::CaptainSpeed(L)));
    assert_eq!(read("full_rig_speed(S)"), Some(Ability::FullRigSpeed(S)));
    assert_eq!(read("thorn(crew)"), Some(Ability::Thorn { mast: false }));
    assert_eq!(read("bodyguard(5 and up)"), Some(Ability::Bodyguard(Span { from: Some(5), to: None })));
    assert_eq!(read("bodyguard(4 and down)"), Some(Ability::Bodyguard(Span { from: None, to: Some(4) })));
    for word in ["captain_speed(M)", "thorn(ship)", "bodyguard(5)", "marked_by(Atlantis)", "sails(5)", ""] {
        assert_eq!(read(word), None, "{word}");
    }
}

#[test]
fn pc_24_6_a_coins_are_valued_and_no_more_than_the_starting_gold() {
    refused(&ships("(card: \"rover\", coins: [8])"), "ships[0].coins", Flaw::CoinValue);
    refused(&ships("(card: \"rover\", coins: [0])"), "ships[0].coins", Flaw::CoinValue);
    refused(&ships("(card: \"rover\", coins: [7, 7, 7, 7, 7])"), "ships[0].coins", Flaw::TooMuchGold);
    refused(
        "starting_gold: 8, seats: [(flag: Red, banked: [4, 5]), (flag: Black)]",
        "seats[0].banked",
        Flaw::TooMuchGold,
    );
    refused("islands: [(shape: Rect(0, 0, 9, 9), coins: [9])]", "islands[0].coins", Flaw::CoinValue);
    refused(&ships("(card: \"rover\", coins: [2, 2], face_up: [3])"), "ships[0].face_up", Flaw::NotAboard);
    let state = laid(&ships("(card: \"rover\", coins: [7, 7, 7, 7, 2])"));
    assert_eq!((state.removed, conserved(&state)), (0, vec![]));
}

#[test]
fn pc_24_6_b_ships_overlap_only_where_the_case_is_about_it() {
    let two = |more: &str| ships(&format!("(id: \"a\"), (id: \"b\", at: (30, 5){more})"));
    refused(&two(""), "ships[1].at", Flaw::Overlap);
    let by_bow = ships("(id: \"a\"), (id: \"b\", bow: (30, 5))");
    refused(&by_bow, "ships[1].bow", Flaw::Overlap);
    assert_eq!(laid(&two(", overlapping: true")).ships.len(), 2);
    assert_eq!(laid(&format!("{}, overlapping: true", two(""))).ships.len(), 2);
    let kraken = |more: &str| {
        format!("{}, krakens: [(card: \"kraken-fearsome\", flag: Black, at: (20, 0){more})]", ships("(id: \"a\")"))
    };
    refused(&kraken(""), "krakens[0].at", Flaw::Overlap);
    let state = laid(&kraken(", embraces: \"a\", since: 1"));
    assert_eq!(state.embraced_by(n("a")).map(|kraken| kraken.since), Some(1));
    let below =
        format!("{}, krakens: [(card: \"kraken-fearsome\", embraces: \"a\")]", ships("(id: \"a\", at: (50, 50))"));
    assert_eq!(laid(&below).krakens.first().map(|kraken| kraken.at), Some(at(50, 50)), "PC-14.8: under her middle");
    // Hulls that only touch do not overlap.
    laid(&ships("(id: \"a\"), (id: \"b\", at: (74.25, 0))"));
}

#[test]
fn pc_24_6_e_no_unit_has_had_three_orders() {
    refused(&ships("(card: \"rover\", given: [Move, Shoot, Move])"), "ships[0].given", Flaw::Orders);
}

#[test]
fn pc_24_6_f_a_fort_is_alone_and_holds_its_cost() {
    let forts =
        |list: &str| format!("islands: [(id: \"x\", shape: Oval(id: \"round-cay\", at: (300, 300)))], forts: [{list}]");
    let brompton = |more: &str| forts(&format!("(card: \"fort-brompton\", flag: Black, island: \"x\"{more})"));
    refused(&brompton(""), "forts[0].coins", Flaw::FortCost);
    refused(&brompton(", coins: [1, 1]"), "forts[0].coins", Flaw::FortCost);
    let state = laid(&brompton(", coins: [3]"));
    let fort = state.fort(n("fort-brompton")).unwrap();
    let corners = [(20, 20), (-20, 20), (-20, -20), (20, -20)].map(|slot| (slot, true));
    assert_eq!((fort.pose.at, fort.flags.clone()), (at(300, 300), corners.to_vec()));
    refused(&brompton(", coins: [3], flags: [((20, 10), 1)]"), "forts[0].flags", Flaw::Flags);
    refused(&brompton(", coins: [3], flags: [((20, 20), 1), ((20, 20), 0)]"), "forts[0].flags", Flaw::Flags);
    let two = "(card: \"fort-brompton\", island: \"x\", coins: [3]), (card: \"st-pierre\", island: \"x\", coins: [3])";
    refused(&forts(two), "forts[1].island", Flaw::FortTwice);
    refused(&forts("(card: \"st-pierre\", island: \"y\", coins: [3])"), "forts[0].island", Flaw::NoSuch);
}

#[test]
fn pc_30_6_what_is_not_there_is_refused_by_its_field() {
    let field = |list: &str, field: &str, flaw: Flaw| refused(&ships(list), field, flaw);
    field("(card: \"nina\")", "ships[0].card", Flaw::Card);
    field("(card: \"rover\", flag: Blue)", "ships[0].flag", Flaw::NoSuchFlag);
    field("(card: \"rover\", owner: White)", "ships[0].owner", Flaw::NoSuchFlag);
    field("(card: \"rover\", masts: [2])", "ships[0].masts", Flaw::Mast);
    field("(card: \"rover\", crew: [\"captain:england\", \"cook\"])", "ships[0].crew[1]", Flaw::Card);
    field("(card: \"rover\", uniques: [\"anchor\"])", "ships[0].uniques[0]", Flaw::Card);
    field("(card: \"rover\", docked: \"w\")", "ships[0].docked", Flaw::NoSuch);
    field("(card: \"rover\", lost: \"fog\")", "ships[0].lost", Flaw::NoSuch);
    field("(card: \"rover\", entangled: \"weed\")", "ships[0].entangled", Flaw::NoSuch);
    field("(card: \"rover\", towing: \"x\")", "ships[0].towing", Flaw::NoSuch);
    field("(card: \"rover\", fear: 4)", "ships[0].fear", Flaw::Factor);
    refused("seats: [(flag: Red)]", "seats", Flaw::Seats);
    refused("seats: [(flag: Red), (flag: Red)]", "seats[1]", Flaw::FlagTwice);
    refused("seats: [(flag: Red, forts: [\"rover\"]), (flag: Black)]", "seats[0].forts[0]", Flaw::Card);
    refused("to_move: Blue", "to_move", Flaw::NoSuchFlag);
    refused("phase: Islands", "phase", Flaw::Phase);
    refused("turn: 0", "turn", Flaw::Turn);
    refused("table: (from: (0, 0), to: (0, 500))", "table", Flaw::Table);
    refused("islands: [(shape: Points([(0, 0), (9, 9)]))]", "islands[0].shape", Flaw::Outline);
    refused("islands: [(shape: Oval(id: \"atlantis\", at: (0, 0)))]", "islands[0].shape", Flaw::Card);
    let home = "islands: [(shape: Rect(0, 0, 9, 9), home: Red), (shape: Rect(99, 0, 199, 9), home: Red)]";
    refused(home, "islands[1].home", Flaw::HomeTwice);
    refused("terrain: [(kind: Reef, shape: Rect(0, 0, 9, 9), factor: 7)]", "terrain[0].factor", Flaw::Factor);
    refused("wrecks: [(masts: 7)]", "wrecks[0].masts", Flaw::Masts);
    refused("krakens: [(card: \"rover\")]", "krakens[0].card", Flaw::Card);
    refused("krakens: [(card: \"kraken-beastie\", tentacles: [9])]", "krakens[0].tentacles", Flaw::Mast);
    refused("krakens: [(card: \"kraken-beastie\", embraces: \"x\")]", "krakens[0].embraces", Flaw::NoSuch);
}

#[test]
fn pc_30_5_states_of_a_ship_are_taken_over() {
    let state = laid(
        "options: (pin: Rammed),
        terrain: [
            (kind: Fog, shape: Oval(id: \"fog-bank\", at: (500, 300), turned: 30)),
            (id: \"weed\", kind: Sargasso, shape: Oval(id: \"sargasso-sea\", at: (900, 300))),
        ],
        ships: [
            (id: \"a\", lost: \"fog\", at: (500, 300)),
            (id: \"b\", at: (900, 300), entangled: \"weed\", fear: 5, stays: true, masts: []),
            (id: \"c\", at: (200, 500), towing: \"b\", fear: 6, ghost: true, going_down: true, untouchable: true),
            (id: \"d\", flag: Black, at: (400, 500), chained: true, silenced: true, extra: 1, given: [Shoot, Shoot]),
        ],
        pinned: [(\"d\", \"c\")]",
    );
    let ship = |id: &str| state.ship(n(id)).unwrap();
    assert_eq!(
        (ship("a").lost, ship("b").entangled, ship("c").towing),
        (Some(n("fog")), Some(n("weed")), Some(n("b")))
    );
    assert!(ship("b").plight.cowed && ship("b").plight.stays && ship("b").is_derelict());
    assert!(ship("c").plight.slowed && ship("c").ghost && ship("c").going_down && ship("c").plight.untouchable);
    assert!(ship("d").plight.chained && ship("d").plight.silenced);
    assert_eq!((ship("d").extra, ship("d").given.clone()), (1, vec![OrderKind::Shoot, OrderKind::Shoot]));
    assert_eq!(state.pinned, [(n("d"), n("c"))], "PC-7.19");
    assert_eq!(state.terrain.first().map(|fog| fog.pose), Some(Pose::new(at(500, 300), deg(30))));
    let used =
        laid(&ships("(card: \"hms-hound\", crew: [\"explorer:england\"], used: [\"dock_explore\", \"peek_cargo\"])"));
    let expected = [(n("explorer:england"), n("dock_explore")), (n("hms-hound"), n("peek_cargo"))];
    assert_eq!(used.ship(n("hms-hound")).unwrap().used, expected, "the card that has the ability was used");
    let aboard = laid(&ships("(card: \"rover\", uniques: [\"dry-powder\", (card: \"rum\", worth: 4)])"));
    let uniques: Vec<_> = aboard.ships[0].uniques.iter().map(|own| (own.up, own.worth)).collect();
    assert_eq!(uniques, [(false, 0), (true, 4)], "UT-03 is loaded face down");
}
