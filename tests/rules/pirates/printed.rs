//! Everything printed: the sums, the tables of keywords and shapes, links, and files that are looked at closely (PC-18 to PC-20).

use std::collections::BTreeSet;
use std::sync::LazyLock;

use weather_gage::headless::GAMES;
use weather_gage::logbook::data::pirates::Shelf;
use weather_gage::logbook::data::{GameShelf, check, recognise};
use weather_gage::rules::kernel::Rule;
use weather_gage::rules::pirates::abilities::{Ability, Charm, Filter, Span, Stay};
use weather_gage::rules::pirates::fleet::measure_in_hundredths;
use weather_gage::rules::pirates::ids::Name;
use weather_gage::rules::pirates::pack::{Fleet, Pack};
use weather_gage::rules::pirates::printed::{Craft, Outline, notation};
use weather_gage::rules::pirates::words::{Flag, Keyword, Nation, Ruler, TerrainKind};
use weather_gage::rules::plane::{Mm, Spot};

/// The game's own shelf.
pub static SHELF: LazyLock<Shelf> = LazyLock::new(|| {
    let (shelf, faults) = Shelf::built_in();
    assert_eq!(faults, []);
    shelf
});

const OURS: &str = include_str!("../../../assets/pirates/crimson-coast.ron");

pub fn name(word: &str) -> Name {
    Name::try_from(word).unwrap()
}

pub fn pack() -> &'static Pack {
    &SHELF.pack
}

/// The fields at fault, if a file lies beside the game's own.
fn fields(text: &str) -> Vec<String> {
    let file = recognise("mine.ron", text.as_bytes().to_vec(), &GAMES.folders()).unwrap();
    check(&[file], GAMES.shelves(), None).1.into_iter().map(|fault| fault.field).collect()
}

/// The same, if our own file reads otherwise at one place.
fn spoilt(from: &str, to: &str) -> Vec<String> {
    assert!(OURS.contains(from), "{from}");
    fields(&OURS.replacen(from, to, 1))
}

#[test]
fn pc_20_10_the_totals_are_as_the_tables_say() {
    let pack = pack();
    let named = pack.hands.keys().filter(|card| !card.word().contains(':')).count();
    let counts = [pack.crafts.len(), pack.monsters.len(), named, pack.hands.len() - named];
    assert_eq!(counts, [64, 4, 49, 45]);
    assert_eq!([pack.strongholds.len(), pack.uniques.len(), pack.coin_sets.len()], [6, 18, 7]);
    let plain = pack.without_house_cards();
    assert_eq!([plain.crafts.len(), plain.hands.len(), plain.uniques.len()], [55, 85, 13]);
    let house = |card: &&Name| card.word().starts_with("house-");
    assert_eq!(pack.crafts.keys().filter(house).count() + pack.hands.keys().filter(house).count(), 18);
}

#[test]
fn pc_20_10_the_measure_fits_the_published_ships_as_it_is_said() {
    let pack = pack();
    let share = |(_, craft): (&Name, &Craft)| {
        (craft.points, i64::from(craft.points) * 10_000 / measure_in_hundredths(pack, craft))
    };
    let shares: Vec<(u8, i64)> = pack.crafts.iter().filter(|(_, craft)| !craft.house).map(share).collect();
    let mut ships: Vec<i64> = shares.iter().filter(|(points, _)| *points > 3).map(|(_, share)| *share).collect();
    ships.sort_unstable();
    assert_eq!((ships.len(), ships.first(), ships.last()), (52, Some(&63), Some(&171)));
    assert_eq!(ships[ships.len() / 2], 112);
    let boats = || shares.iter().filter(|(points, _)| *points <= 3).map(|(_, share)| *share);
    assert_eq!((boats().count(), boats().min(), boats().max()), (3, Some(24), Some(37)));
    // 1.1 x 4/6 + 0.9 + 0.55 x 2 + 0.02 x 141.3 + 0.35.
    assert_eq!(measure_in_hundredths(pack, pack.craft(name("rover")).unwrap()), 591);
}

#[test]
fn pc_20_1_bearers_of_each_keyword() {
    let wanted: [(Keyword, &[&str]); 11] = [
        (Keyword::Eternal, &["flying-dutchman", "kraken-beastie", "kraken-the-kraken"]),
        (Keyword::BroadsidesAttack, &["blake", "el-argonauta", "flores", "hms-ajax", "la-magnifique", "ranger"]),
        (Keyword::GhostShip, &["amity", "deliverance", "flying-dutchman"]),
        (Keyword::Limit, &["amore", "bratley", "cissey", "hag", "house-envoy"]),
        (Keyword::Ransom, &["amore", "bratley", "cissey", "hag", "house-envoy"]),
        (
            Keyword::Schooner,
            &[
                "adventure",
                "el-san-salvador",
                "hms-lady-provost",
                "house-enterprise",
                "le-triton",
                "raven",
                "royal-james",
            ],
        ),
        (Keyword::Fear, &["black-pearl-cursed", "cursed-barbossa", "davy-jones"]),
        (Keyword::Galley, &["dragon", "seref", "swift"]),
        (Keyword::Junk, &["empress", "hai-peng", "kin-tai-fong"]),
        (Keyword::Parley, &["damsel", "house-gazette", "jack-sparrow"]),
        (Keyword::Kraken, &["kraken-beastie", "kraken-fearsome", "kraken-kray-kin", "kraken-the-kraken"]),
    ];
    let pack = pack();
    for (keyword, bearers) in wanted {
        let ships = pack.crafts.iter().filter(|(_, card)| card.has(keyword)).map(|(card, _)| *card);
        let hands = pack.hands.iter().filter(|(_, card)| card.has(keyword)).map(|(card, _)| *card);
        let krakens = pack.monsters.iter().filter(|(_, card)| card.keywords.contains(&keyword)).map(|(card, _)| *card);
        let found: BTreeSet<String> = ships.chain(hands).chain(krakens).map(String::from).collect();
        let wanted: BTreeSet<String> = bearers.iter().copied().map(String::from).collect();
        assert_eq!(found, wanted, "{keyword:?}");
    }
}

#[test]
fn pc_19_cards_bear_their_abilities_with_their_parameters() {
    let pack = pack();
    let ship = |card| &pack.craft(name(card)).unwrap().abilities;
    let crew = |card| &pack.hand(name(card)).unwrap().abilities;
    assert_eq!(
        ship("seref")[..],
        [Ability::CannonPlusVs(Filter::Of(Nation::England)), Ability::BoardPlusVs(Nation::England)]
    );
    assert_eq!(ship("bonnie-liz")[..], [Ability::OpenDeck([Nation::England].into())]);
    assert_eq!(ship("uss-maryland")[..], [Ability::Thorn { mast: true }]);
    assert_eq!(ship("la-trinidad")[..], [Ability::Thorn { mast: false }]);
    assert_eq!(ship("hai-peng")[..], [Ability::CaptainSpeed(Ruler::L)]);
    assert_eq!(crew("barbossa")[..], [Ability::Captain, Ability::CannonPlusVs(Filter::Not(Nation::Pirates))]);
    assert_eq!(crew("oarsman:france")[..], [Ability::Oarsman]);
    assert_eq!(crew("lian")[..], [Ability::Bodyguard(Span { from: Some(5), to: None })]);
    assert!(Span { from: Some(5), to: None }.holds(5) && !Span { from: None, to: Some(4) }.holds(5));
    assert!(!Filter::Not(Nation::Pirates).fits(Nation::Pirates) && Filter::Not(Nation::Pirates).fits(Nation::Spain));
    assert_eq!((Ability::SwapCoin.word(), Ability::SwapCoin.rule()), ("swap_coin", Rule("AB-19")));
    assert_eq!(Ability::CannonPlusVs(Filter::Of(Nation::Spain)).word(), "cannon_plus_vs");
}

#[test]
fn pc_20_3_each_nation_has_nine_kinds_of_crew() {
    let pack = pack();
    for nation in Nation::ALL {
        let own = format!(":{}", nation.word());
        let crew: Vec<_> = pack.hands.iter().filter(|(card, _)| card.word().ends_with(&own)).collect();
        assert_eq!(crew.len(), 9);
        assert!(crew.iter().all(|(_, hand)| hand.nation == nation));
    }
    let points =
        ["captain", "helmsman", "cannoneer", "explorer", "musketeer", "oarsman", "shipwright", "chainshot", "stinkpot"]
            .map(|kind| pack.hand(name(&format!("{kind}:america"))).unwrap().points);
    assert_eq!(points, [3, 2, 2, 1, 3, 1, 2, 2, 2]);
    let free: Vec<&str> =
        pack.hands.iter().filter(|(_, hand)| !hand.takes_space).map(|(card, _)| card.word()).collect();
    assert!(free.len() == 5 && free.iter().all(|card| card.starts_with("oarsman:")), "{free:?}");
}

#[test]
fn pc_18_1_lengths_are_data() {
    let measures = &pack().measures;
    assert_eq!([measures.ruler(Ruler::S), measures.ruler(Ruler::L)], [Mm(5750), Mm(8380)]);
    assert_eq!([measures.eps, measures.gap, measures.press, measures.clear], [50, 25, 10, 75].map(Mm));
    assert_eq!((measures.kraken, measures.fort, measures.slots.len()), (Mm(3000), Mm(4000), 8));
}

#[test]
fn pc_18_3_and_18_4_hulls_by_mast_count() {
    let pack = pack();
    let lengths: Vec<(u8, i32, i32)> =
        pack.hulls.iter().map(|(masts, hull)| (*masts, hull.length.0, hull.beam.0)).collect();
    assert_eq!(lengths, [(1, 5000, 1600), (2, 6200, 1800), (3, 7400, 2000), (4, 8600, 2200), (5, 9800, 2400)]);
    for (masts, hull) in &pack.hulls {
        assert_eq!((hull.masts.len(), hull.corners.len()), (usize::from(*masts), 9));
        assert_eq!(hull.corners.first(), Some(&Spot::new(hull.length.half(), Mm::ZERO)));
        assert_eq!(hull.masts.first(), Some(&hull.bow_limit));
        let widest = hull.corners.iter().map(|spot| spot.y).max().unwrap();
        assert_eq!(widest, hull.beam.half());
    }
    let pearl = pack.hull(pack.craft(name("black-pearl-swift")).unwrap()).unwrap();
    assert_eq!((pearl.sail, pearl.masts[3]), (Mm(1045), Mm(-2750)));
}

#[test]
fn pc_18_8_outlines_of_islands_and_terrain() {
    let pack = pack();
    assert_eq!(pack.islands.len(), 6);
    assert_eq!(pack.islands.get(&name("parrot-island")), Some(&Outline::Oval(Mm(4200), Mm(2600))));
    assert_eq!(pack.terrain.get(&TerrainKind::Fog), Some(&Outline::Oval(Mm(4450), Mm(3175))));
    assert_eq!(pack.terrain.len(), 4);
}

#[test]
fn pc_18_7_an_outline_of_her_own_is_convex_even_and_holds_the_masts() {
    // Two corners change places; one side is wider; a mast stands before the bow; the bow is not at half the length.
    assert_eq!(spoilt("(17.5, 5), (10, 8)", "(10, 8), (17.5, 5)"), ["hulls.1.corners"]);
    assert_eq!(spoilt("(-19, 8), (-25, 5.6)", "(-19, 8.5), (-25, 5.6)"), ["hulls.1.corners"]);
    assert_eq!(spoilt("masts: [2.5]", "masts: [25.5]"), ["hulls.1.corners"]);
    assert_eq!(spoilt("length: 50", "length: 51"), ["hulls.1.length"]);
    assert_eq!(spoilt("masts: [12.4, -19.8]", "masts: [12.4]"), ["hulls.2.masts"]);
}

#[test]
fn pc_19_3_an_unknown_ability_is_a_fault_of_its_line() {
    let text = OURS.replacen("abilities: [BoardPurge]", "abilities: [BoardMerge]", 1);
    let file = recognise("mine.ron", text.into_bytes(), &GAMES.folders()).unwrap();
    let faults = check(&[file], GAMES.shelves(), None).1;
    let line = OURS.lines().position(|line| line.contains("BoardPurge")).unwrap() + 1;
    let found: Vec<_> = faults.iter().map(|fault| (fault.file.as_str(), fault.line)).collect();
    assert_eq!(found, [("mine.ron", line)]);
}

#[test]
fn pc_20_10_a_file_that_does_not_add_up_is_refused() {
    let line = OURS.lines().find(|line| line.contains("\"rover\"")).unwrap();
    assert_eq!(spoilt(&format!("{line}\n"), ""), ["crafts"]);
    assert_eq!(spoilt("Crew(\"davy-jones\")", "Crew(\"davy-james\")"), ["crafts.flying-dutchman.links[0]"]);
    assert_eq!(spoilt("cannons: \"2L\"", "cannons: \"2X\""), ["crafts.rover.cannons"]);
    assert_eq!(spoilt("base_move: \"L+L\"", "base_move: \"L-L\""), ["crafts.mermaid.base_move"]);
    assert_eq!(spoilt("\"even\": [1, 1, 1, 2,", "\"even\": [1, 1, 1, 3,"), ["coin_sets.even"]);
    assert_eq!(spoilt("\"chest\": [1, 1, 2, 4]", "\"chest\": [1, 1, 2, 5]"), ["small_coin_sets.chest"]);
    assert_eq!(spoilt("Oval(44, 24)", "Oval(47, 24)"), ["islands.long-key"]);
}

#[test]
fn pc_18_7_another_file_adds_to_what_is_there() {
    let sloop = "Printed(id: \"mine\", crafts: {\"my-sloop\": (nation: Spain, points: 4, cargo: 2, base_move: \"S\", \
                 cannons: \"4S\", links: [Crew(\"norrington\")])})";
    assert_eq!(fields(sloop), [""; 0]);
    assert_eq!(fields(&sloop.replace("norrington", "nobody")), ["crafts.my-sloop.links[0]"]);
    assert_eq!(fields(&sloop.replace("4S", "4S 4S 4S 4S 4S 4S")), ["crafts.my-sloop.cannons"]);
}

#[test]
fn pc_2_11_links_add_a_space_for_each_pair() {
    let pack = pack();
    let spaces = |ship: &str, crew: &[&str]| {
        let crew: Vec<Name> = crew.iter().map(|card| name(card)).collect();
        pack.capacity(name(ship), &crew)
    };
    assert_eq!(spaces("empress", &[]), 4);
    assert_eq!(spaces("empress", &["sao-feng"]), 5);
    // He with the ship, with Lian and with Park; these two have no link with each other.
    assert_eq!(spaces("empress", &["sao-feng", "lian", "park"]), 7);
    assert_eq!(spaces("raven", &["sao-feng", "lian", "park"]), 6);
    assert_eq!(spaces("raven", &["lian", "park"]), 4);
    // One card names the other: that is a link too.
    assert_eq!(spaces("house-santa-ana", &["house-barrios"]), 7);
}

#[test]
fn pc_2_13_a_link_to_every_ship_of_a_nation_is_one_with_the_ship_it_is_on() {
    let pack = pack();
    assert!(pack.linked_to_craft(name("jack-sparrow"), name("rover")));
    assert!(!pack.linked_to_craft(name("jack-sparrow"), name("hms-ajax")));
    assert!(pack.linked_to_craft(name("beckett"), name("hms-ajax")));
    assert_eq!(pack.capacity(name("raven"), &[name("jack-sparrow")]), 5);
}

#[test]
fn pc_20_3_treasures_say_what_they_do() {
    let unique = |card| pack().unique(name(card)).unwrap();
    assert_eq!(unique("sword").charms, [Charm::Gives(Ability::BoardPlus)]);
    assert!(unique("dry-powder").face_down && unique("grease-barrels").face_down);
    assert_eq!(pack().uniques.values().filter(|card| card.face_down).count(), 2);
    assert_eq!(unique("letter-of-pardon").charms, [Charm::WorthAtHome(2), Charm::Gives(Ability::FortProof)]);
    assert_eq!((unique("scurvy").stay, unique("castaway").stay), (Stay::UntilHome, Stay::UntilHome));
    let numbers: BTreeSet<&str> = pack().uniques.values().map(|card| card.source.as_str()).collect();
    assert!(numbers.len() == 18 && numbers.first() == Some(&"UT-01") && numbers.last() == Some(&"UT-18"));
    assert_eq!(pack().uniques.values().filter(|card| card.house).count(), 5);
}

#[test]
fn pc_30_5_cannons_and_segments_are_written_as_on_the_cards() {
    let cannons = notation::cannons("3S 2L").unwrap();
    assert_eq!(notation::of_cannons(&cannons), "3S 2L");
    let segments = notation::segments("S+L").unwrap();
    assert_eq!(
        (segments.as_slice(), notation::of_segments(&segments)),
        ([Ruler::S, Ruler::L].as_slice(), "S+L".to_owned())
    );
    assert!(["3", "S3", "0S", "3SL", "7L"].into_iter().all(|word| notation::cannons(word).is_err()));
    assert!(["", "S+", "M", "S L"].into_iter().all(|word| notation::segments(word).is_err()));
}

#[test]
fn pc_20_3_words_are_small_letters_and_hyphens() {
    assert_eq!((Nation::Pirates.word(), Keyword::GhostShip.word(), Flag::Red.word()), ("pirates", "ghost-ship", "red"));
    assert_eq!(Flag::named("white"), Some(Flag::White));
    assert!(Flag::ALL.into_iter().all(|flag| Flag::of(flag.seat()) == flag));
    assert!(Name::try_from("HMS Ajax").is_err() && Name::try_from("captain:england").is_ok());
}

#[test]
fn pc_18_26_everything_printed_is_read_as_it_was_written() {
    let written = serde_json::to_string(pack()).unwrap();
    assert_eq!(&serde_json::from_str::<Pack>(&written).unwrap(), pack());
    for fleet in SHELF.fleets.values() {
        let written = serde_json::to_string(fleet).unwrap();
        assert_eq!(&serde_json::from_str::<Fleet>(&written).unwrap(), fleet);
    }
}
