//! Every data file loads and agrees with the specification; a mod's files lie over them.

use std::fs;
use std::path::{Path, PathBuf};

use weather_gage::headless::GAMES;
use weather_gage::logbook::data::the_ships::{Shelf, starting_places};
use weather_gage::logbook::data::{GameShelf, check, recognise};
use weather_gage::rules::geometry::hex::{Heading, Hex, Offset};
use weather_gage::rules::the_ships::chart::{Chart, hang_together};
use weather_gage::rules::the_ships::gunnery_table::Shot;
use weather_gage::rules::the_ships::scenario::{Scenario, Start};
use weather_gage::rules::the_ships::ship_card::{BatteryPlace, Handling, Nation, Sails};
use weather_gage::rules::the_ships::tile::{FaceName, LaidTile, Terrain};

fn library() -> Shelf {
    let (library, faults) = Shelf::built_in();
    assert_eq!(faults, [], "no built-in file is at fault");
    library
}

fn chart(library: &Shelf, scenario: &str) -> Chart {
    Chart::lay(&library.scenarios[scenario].layout, &library.tiles).unwrap()
}

#[test]
fn every_built_in_file_loads() {
    let library = library();
    // Of both kinds the name of the file is the id (that every file is read, `wording` sees).
    for (folder, mut ids) in
        [("ships", library.ships.keys().collect::<Vec<_>>()), ("scenarios", library.scenarios.keys().collect())]
    {
        ids.retain(|id| !Path::new("assets").join(folder).join(format!("{id}.ron")).is_file());
        assert_eq!((folder, ids), (folder, Vec::new()));
    }
    let tiles: Vec<_> = library.tiles.keys().copied().collect();
    assert_eq!(tiles, (1..).take(tiles.len()).collect::<Vec<_>>(), "they are numbered through");
    let mut scenarios: Vec<&Scenario> = library.scenarios.values().collect();
    scenarios.sort_by_key(|scenario| scenario.rank);
    let ids: Vec<_> = scenarios.iter().map(|scenario| scenario.id.as_str()).collect();
    let promised = [
        "lesson-1",
        "lesson-2",
        "lesson-3",
        "lesson-4",
        "open-sea",
        "the-banks",
        "breaking-the-bar",
        "treasure-run",
        "gravelines",
        "flores",
        "calais-roads",
        "strand-landing",
    ];
    let ranks: std::collections::BTreeSet<_> = scenarios.iter().map(|scenario| scenario.rank).collect();
    assert_eq!(ranks.len(), scenarios.len(), "each has a place of its own in the list");
    let kept: Vec<_> = ids.into_iter().filter(|id| promised.contains(id)).collect();
    assert_eq!(kept, promised);
}

#[test]
fn ts_26_1_the_ships_have_their_figures() {
    let library = library();
    let figures = |id: &str| {
        let card = &library.ships[id];
        let hull = &card.hull;
        assert_eq!(hull.port, hull.starboard, "{id} is the same on both sides");
        assert_eq!(card.officers.len(), 5);
        let people = card.people;
        let melee = card.melee;
        [
            i32::from(card.points),
            i32::from(hull.port.boxes),
            hull.port.guns_after.len() as i32,
            i32::from(hull.stern.boxes),
            hull.stern.guns_after.len() as i32,
            people.sailors.into(),
            people.musketeers.into(),
            people.pikemen.into(),
            card.hold.into(),
            card.powder.into(),
            card.crew_protection.into(),
            melee.sailors.into(),
            melee.musketeers.into(),
            melee.pikemen.into(),
            card.anchor_bonus.into(),
            card.steadiness.unwrap().into(),
            card.fire_fighting.into(),
            card.reload.into(),
        ]
    };
    assert_eq!(figures("revenge"), [100, 14, 7, 5, 0, 24, 8, 6, 12, 10, 10, 6, 8, 11, 2, 16, 6, 2]);
    assert_eq!(figures("swallow"), [70, 11, 5, 4, 0, 18, 6, 5, 9, 8, 10, 6, 8, 11, 2, 15, 6, 2]);
    assert_eq!(figures("san-martin"), [105, 16, 7, 7, 2, 28, 10, 10, 18, 8, 11, 5, 8, 12, 2, 16, 5, 3]);
    assert_eq!(figures("santiago"), [75, 13, 5, 5, 0, 22, 8, 8, 14, 7, 10, 5, 8, 12, 2, 15, 5, 3]);
    for (id, nation, handling) in [
        ("revenge", Nation::English, Handling::Nimble),
        ("swallow", Nation::English, Handling::Nimble),
        ("san-martin", Nation::Spanish, Handling::Clumsy),
        ("santiago", Nation::Spanish, Handling::Clumsy),
    ] {
        assert_eq!((library.ships[id].nation, library.ships[id].handling), (nation, handling));
    }
    let guns = |id: &str| library.ships[id].hull.port.guns_after.clone();
    assert_eq!(guns("revenge"), [2, 4, 6, 7, 8, 10, 12]);
    assert_eq!(guns("swallow"), [2, 4, 6, 7, 9]);
    assert_eq!(guns("san-martin"), [2, 4, 6, 8, 10, 12, 14]);
    assert_eq!(guns("santiago"), [3, 5, 7, 9, 11]);
    let stern = library.ships.values().filter(|card| card.batteries().any(|place| place == BatteryPlace::Stern));
    assert_eq!(stern.map(|card| card.id.as_str()).collect::<Vec<_>>(), ["san-martin"]);
}

#[test]
fn ts_26_1_six_boxes_cost_two_guns_on_every_ship() {
    for card in library().ships.values().filter(|card| !card.fireship) {
        let lost = card.hull.port.guns_after.iter().filter(|after| **after < 6).count();
        assert_eq!(lost, 2, "{}", card.id);
    }
}

#[test]
fn ts_26_3_the_masts_bring_29_tokens_at_full_sail() {
    let library = library();
    let tokens = |id: &str, sails| library.ships[id].tokens(sails);
    let four = ["revenge", "swallow", "san-martin", "santiago"];
    assert_eq!(four.map(|id| tokens(id, Sails::Battle)), [4, 4, 3, 3]);
    assert_eq!(four.map(|id| tokens(id, Sails::Full)), [9, 8, 6, 6]);
    assert_eq!(four.iter().map(|id| tokens(id, Sails::Full)).sum::<u8>(), 29);
    assert_eq!(four.map(|id| tokens(id, Sails::Furled)), [0; 4]);
    let boxes = |id: &str| library.ships[id].masts.iter().map(|mast| mast.boxes).collect::<Vec<_>>();
    assert_eq!(boxes("revenge"), [2, 3, 2, 2]);
    assert_eq!(boxes("swallow"), [2, 3, 2, 1]);
    assert_eq!(boxes("san-martin"), [3, 4, 3]);
    assert_eq!(boxes("santiago"), [3, 3, 2]);
    assert_eq!(four.map(|id| library.ships[id].main_mast()), [1; 4]);
}

#[test]
fn ts_14_15_the_gunnery_tables_have_their_numbers() {
    let library = library();
    let row = |id: &str, shot| {
        let table = &library.gunnery[id];
        (1..=8).map(|range| table.need(shot, range).unwrap_or(0)).collect::<Vec<_>>()
    };
    assert_eq!(row("english-1588", Shot::Ball), [14, 12, 10, 8, 7, 6, 5, 4]);
    assert_eq!(row("english-1588", Shot::Chain), [0, 13, 11, 9, 7, 0, 0, 0]);
    assert_eq!(row("english-1588", Shot::Grape), [14, 12, 8, 0, 0, 0, 0, 0]);
    assert_eq!(row("spanish-1588", Shot::Ball), [14, 12, 10, 8, 6, 4, 0, 0]);
    assert_eq!(row("spanish-1588", Shot::Chain), [0, 12, 10, 8, 0, 0, 0, 0]);
    assert_eq!(row("spanish-1588", Shot::Grape), [15, 12, 8, 0, 0, 0, 0, 0]);
    let reach = |id: &str| Shot::ALL.map(|shot| library.gunnery[id].greatest_range(shot));
    assert_eq!(reach("english-1588"), [8, 5, 3]);
    assert_eq!(reach("spanish-1588"), [6, 4, 3]);
    assert_eq!(library.gunnery["english-1588"].need(Shot::Ball, 0), None);
}

/// TS-27.6, tile by tile: land, shallow, shoal, reef as `c,r`.
const COASTS: [[&str; 4]; 9] = [
    ["0,0 1,0 2,0 3,0 4,0 5,0 0,1 1,1 3,1 4,1 5,1 4,2", "2,1 0,2 1,2 2,2 3,2 5,2 0,3 2,3 3,3 4,3 5,3 3,4", "", ""],
    [
        "0,0 1,0 2,0 3,0 4,0 5,0 0,1 5,1 0,2 5,2",
        "1,1 2,1 3,1 4,1 1,2 2,2 3,2 4,2 0,3 1,3 2,3 3,3 4,3 5,3 1,4 4,4",
        "0,4 5,4",
        "",
    ],
    ["0,0 1,0 2,0 3,0 4,0 5,0 1,1 2,1 3,1 4,1 5,1 3,2 4,2 5,2 5,3", "0,1 1,2 2,2 3,3 4,3 4,4 5,4", "3,4", ""],
    ["", "1,1 3,1 3,2 1,3 2,3 4,3 3,4 5,4", "2,1 1,2 2,2 4,4", ""],
    ["2,2 3,2 2,3 3,3", "2,1 3,1 1,2 4,2 1,3 4,3 2,4 3,4", "5,3 4,4", ""],
    ["", "", "4,2 2,4", "1,1 4,4"],
    ["0,2 5,2 0,3 5,3 0,4 1,4 5,4 0,5 1,5 4,5 5,5", "0,1 5,1 1,2 4,2 1,3 4,3 2,4 4,4 2,5 3,5", "", ""],
    [
        "0,0 5,0 0,1 5,1 0,2 1,2 5,2 0,3 4,3 5,3 0,4 5,4 0,5 5,5",
        "1,0 4,0 1,1 4,1 2,2 4,2 1,3 3,3 1,4 4,4 1,5 4,5",
        "",
        "",
    ],
    ["", "0,2 1,2 4,2 5,2 2,3 0,4 1,4 4,4 5,4", "0,3 1,3 4,3 5,3", ""],
];

#[test]
fn ts_27_5_and_27_6_the_drawn_coasts_and_the_lists_agree() {
    let library = library();
    for (number, lists) in (1..).zip(COASTS) {
        let tile = &library.tiles[&number];
        for (terrain, list) in [Terrain::Land, Terrain::Shallow, Terrain::Shoal, Terrain::Reef].into_iter().zip(lists) {
            let mut listed: Vec<Offset> = list
                .split_whitespace()
                .map(|at| at.split_once(',').unwrap())
                .map(|(c, r)| Offset::new(c.parse().unwrap(), r.parse().unwrap()))
                .collect();
            let laid = LaidTile { number, face: FaceName::B, turned: false };
            let all = (0..6).flat_map(|col| (0..6).map(move |row| Offset::new(col, row)));
            let drawn: Vec<Offset> = all.filter(|at| tile.terrain(laid, *at) == Some(terrain)).collect();
            listed.sort();
            assert_eq!(drawn, listed, "tile {number} {terrain:?}");
        }
    }
}

#[test]
fn ts_27_3_face_a_is_open_sea() {
    for tile in library().tiles.values() {
        assert!(tile.a.iter().all(|row| row.0 == [Terrain::Deep; 6]), "tile {}", tile.number);
    }
}

#[test]
fn ts_27_7_castle_island_lies_in_the_middle() {
    let library = library();
    let chart = chart(&library, "flores");
    assert_eq!(chart.terrain(Offset::new(8, 8)), Some(Terrain::Land));
    assert_eq!(chart.terrain(Hex::from(Offset::new(8, 10))), Some(Terrain::Shallow));
    assert_eq!(chart.tile_at(Offset::new(8, 8)).unwrap().number, 5);
    assert_eq!(chart.hexes().count(), 324);
    let bounds = chart.bounds().unwrap();
    assert_eq!((bounds.least, bounds.greatest), (Offset::new(0, 0), Offset::new(17, 17)));
    assert!(!chart.is_open_sea());
}

#[test]
fn ts_4_6_the_rim_is_what_touches_the_board() {
    let chart = chart(&library(), "open-sea");
    assert!(chart.is_partial(Offset::new(-1, 0)));
    assert!(chart.is_partial(Offset::new(18, 17)));
    assert!(!chart.is_partial(Offset::new(0, 0)));
    assert!(!chart.is_partial(Offset::new(-2, 0)));
    assert_eq!(chart.terrain(Offset::new(-1, 0)), None);
    let around = (-3..21).flat_map(|col| (-3..21).map(move |row| Offset::new(col, row)));
    assert_eq!(around.filter(|at| chart.is_partial(*at)).count(), 18 * 4 + 2);
}

fn is_one_piece(chart: &Chart) -> bool {
    hang_together(chart.tiles().map(|(slot, _)| slot).collect())
}

#[test]
fn ts_4_8_a_tile_leaps_to_the_other_side_and_the_sea_stays_one() {
    let mut chart = chart(&library(), "open-sea");
    assert!(chart.is_open_sea());
    let laid = chart.tile_in(Offset::new(0, 1)).unwrap();
    assert!(chart.leapfrog(Offset::new(0, 1), Offset::new(3, 1)));
    assert_eq!(chart.tile_at(Offset::new(18, 6)), Some(laid));
    assert_eq!(chart.terrain(Offset::new(0, 6)), None);
    assert!(is_one_piece(&chart));
    assert!(!chart.leapfrog(Offset::new(0, 1), Offset::new(4, 1)), "nothing lies there any more");
    assert!(!chart.leapfrog(Offset::new(0, 0), Offset::new(1, 0)), "the place is taken");
    assert!(chart.leapfrog(Offset::new(0, 0), Offset::new(-2, 0)));
    assert!(!is_one_piece(&chart));
    assert_eq!(chart.terrain(Offset::new(-7, 0)), Some(Terrain::Deep));
}

#[test]
fn ts_28_every_ship_begins_on_open_water_clear_of_the_others() {
    let library = library();
    for scenario in library.scenarios.values() {
        let chart = Chart::lay(&scenario.layout, &library.tiles).unwrap();
        for wind in [None, Some(Heading::N), Some(Heading::S), Some(Heading::NW)] {
            let placed = starting_places(scenario, &library, wind);
            let ids: Vec<_> = placed.iter().map(|one| one.id.as_str()).collect();
            let entries: Vec<_> = scenario.entries().map(|(_, entry)| entry.id()).collect();
            assert_eq!(ids, entries, "{}", scenario.id);
            let mut hexes: Vec<Offset> = placed.iter().flat_map(|one| one.base.hexes()).map(Offset::from).collect();
            assert!(hexes.iter().all(|at| chart.terrain(*at).unwrap().is_open_water()), "{}", scenario.id);
            hexes.sort();
            hexes.dedup();
            assert_eq!(hexes.len(), placed.len() * 2, "{}", scenario.id);
            for ((_, entry), one) in scenario.entries().zip(&placed) {
                assert_eq!(one.fixed, matches!(entry.at, Start::Fixed { .. }));
                assert_eq!(one.anchored, entry.anchored);
            }
        }
    }
}

#[test]
fn ts_2_6_free_ships_begin_in_the_first_three_rows_and_look_across() {
    let library = library();
    let placed = starting_places(&library.scenarios["open-sea"], &library, None);
    for one in &placed {
        let rows = one.base.hexes().map(|hex| Offset::from(hex).row);
        match one.side {
            Nation::English => assert!(rows.iter().all(|row| (15..=17).contains(row)) && one.base.facing == Heading::N),
            Nation::Spanish => assert!(rows.iter().all(|row| (0..=2).contains(row)) && one.base.facing == Heading::S),
        }
    }
    let beaten = starting_places(&library.scenarios["open-sea"], &library, Some(Heading::S));
    assert_ne!(beaten[0].base.facing, Heading::N, "nobody begins a battle into the wind");
}

#[test]
fn ts_28_6_revenge_lies_at_flores_with_her_stern_on_the_shallows() {
    let library = library();
    let placed = starting_places(&library.scenarios["flores"], &library, None);
    assert_eq!(Offset::from(placed[0].base.bow()), Offset::new(8, 11));
    assert_eq!(Offset::from(placed[0].base.stern), Offset::new(8, 10));
    assert_eq!(placed[0].base.facing, Heading::S);
    assert!(placed[0].anchored && placed[0].fixed);
}

fn mod_folder(name: &str, files: &[(&str, &str)]) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    for (path, text) in files {
        let path = folder.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    folder
}

fn built_in(path: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("assets").join(path)).unwrap()
}

#[test]
fn a_mod_overrides_by_id_and_adds_what_is_new() {
    let revenge = built_in("ships/revenge.ron").replace("sailors: 24", "sailors: 30");
    let galley = built_in("ships/swallow.ron").replace("\"swallow\"", "\"galley\"");
    let duel = built_in("scenarios/lesson-2.ron")
        .replace("lesson-2", "galley-duel")
        .replace("ship: \"revenge\"", "ship: \"galley\"");
    let folder = mod_folder(
        "mod-good",
        &[("ships/other-name.ron", &revenge), ("ships/galley.ron", &galley), ("scenarios/duel.ron", &duel)],
    );
    let (library, faults) = GAMES.library(Some(&folder));
    let library = library.the_ships();
    assert_eq!(faults, []);
    assert_eq!(library.ships["revenge"].people.sailors, 30);
    assert_eq!(library.ships.len(), self::library().ships.len() + 1);
    assert_eq!(starting_places(&library.scenarios["galley-duel"], library, None)[0].ship, "galley");
    assert_eq!(library.scenarios.len(), self::library().scenarios.len() + 1);
}

#[test]
fn a_faulty_mod_file_is_left_out_and_the_rest_goes_on() {
    let broken = built_in("ships/revenge.ron").replace("sailors: 24", "sailors: 0");
    let galley = built_in("ships/swallow.ron").replace("\"swallow\"", "\"galley\"");
    let duel = built_in("scenarios/lesson-2.ron").replace("lesson-2", "duel").replace("\"revenge\"", "\"vasa\"");
    let folder = mod_folder(
        "mod-faulty",
        &[
            ("ships/a.ron", &broken),
            ("ships/galley.ron", &galley),
            ("ships/galley-again.ron", &galley),
            ("ships/lines/galley.ron", "not for us"),
            ("scenarios/duel.ron", &duel),
            ("tiles/readme.txt", "not for us"),
        ],
    );
    let (library, faults) = GAMES.library(Some(&folder));
    let library = library.the_ships();
    let told: Vec<_> = faults.iter().map(|fault| (fault.field.as_str(), fault.what.key.as_str())).collect();
    let expected = [
        ("people.sailors", "fault-out-of-range"),
        ("id", "fault-twice"),
        ("sides[0].ships[0].ship", "fault-unknown-ship"),
    ];
    assert_eq!(told, expected);
    assert!(faults[0].file.ends_with("a.ron"));
    assert_eq!(library.ships["revenge"].people.sailors, 24, "the built-in ship stays");
    assert!(library.ships.contains_key("galley"));
    assert_eq!(library.scenarios.len(), self::library().scenarios.len());
}

#[test]
fn a_data_folder_that_is_not_there_adds_nothing() {
    let (library, faults) = GAMES.library(Some(Path::new("/nowhere/at/all")));
    let library = library.the_ships();
    assert_eq!((library.ships.len(), faults), (self::library().ships.len(), Vec::new()));
}

#[test]
fn what_is_read_can_be_written_and_read_again() {
    let library = library();
    for scenario in library.scenarios.values() {
        let text = serde_json::to_string(scenario).unwrap();
        assert_eq!(serde_json::from_str::<Scenario>(&text).unwrap(), *scenario, "{}", scenario.id);
    }
    for card in library.ships.values() {
        let text = ron::to_string(card).unwrap();
        let options = ron::Options::default();
        assert_eq!(options.from_str::<weather_gage::rules::the_ships::ship_card::ShipCard>(&text).unwrap(), *card);
    }
}

#[test]
fn the_examples_in_the_handbook_for_mods_are_good() {
    let handbook = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/mods.md")).unwrap();
    let examples = handbook.split("```ron\n").skip(1).filter_map(|rest| rest.split("```").next());
    let files: Vec<_> = (1..)
        .zip(examples)
        .map(|(number, text)| {
            recognise(&format!("example-{number}.ron"), text.as_bytes().to_vec(), &GAMES.folders()).unwrap()
        })
        .collect();
    assert!(!files.is_empty(), "the examples are where the test looks");
    assert_eq!(check(&files, GAMES.shelves(), None).1, []);
}

#[test]
fn ts_26_2_gun_crews_reload_in_two_turns_or_three_and_fire_as_far_as_their_table() {
    let library = library();
    let crews = |id: &str| {
        let card = &library.ships[id];
        let table = &library.gunnery[card.gunnery.as_ref().unwrap()];
        (card.reload, Shot::ALL.map(|shot| table.greatest_range(shot)))
    };
    for english in ["revenge", "swallow"] {
        assert_eq!(crews(english), (2, [8, 5, 3]), "{english}");
    }
    for spanish in ["san-martin", "santiago"] {
        assert_eq!(crews(spanish), (3, [6, 4, 3]), "{spanish}");
    }
}

#[test]
fn ts_26_5_every_ship_has_a_note_on_her_history_in_every_language() {
    use weather_gage::logbook::wording::{Language, Words, names};
    let words = Words::built_in();
    for language in Language::BUILT_IN {
        for ship in ["revenge", "swallow", "san-martin", "santiago"] {
            let note = words.say(&language, &names::ship_note(ship), &[]);
            assert!(note.chars().count() > 40 && !note.starts_with("ship-"), "{language} {ship}: {note}");
        }
    }
}

#[test]
fn ts_27_1_the_hex_of_a_tile_in_a_slot_is_six_times_the_slot_and_its_own() {
    let library = library();
    let chart = chart(&library, "breaking-the-bar");
    for (slot, laid) in library.scenarios["breaking-the-bar"].layout.slots() {
        let tile = &library.tiles[&laid.number];
        for row in 0..6 {
            for col in 0..6 {
                let hex = Offset::new(6 * slot.col + col, 6 * slot.row + row);
                assert_eq!(chart.terrain(hex), tile.terrain(laid, Offset::new(col, row)));
                assert_eq!(chart.tile_at(hex), Some(laid));
            }
        }
    }
    assert_eq!(chart.hexes().count(), 18 * 18);
}

#[test]
fn ts_27_4_terrain_belongs_to_whole_hexes_and_the_rim_lies_only_outside_the_board() {
    let library = library();
    for scenario in library.scenarios.keys() {
        let chart = chart(&library, scenario);
        for col in -2..20 {
            for row in -2..20 {
                let at = Offset::new(col, row);
                let inside = (0..18).contains(&col) && (0..18).contains(&row);
                assert_eq!(chart.terrain(at).is_some(), inside, "{scenario} {col},{row}");
                assert!(!(inside && chart.is_partial(at)), "no rim inside the board");
                let touches = Heading::ALL.iter().any(|heading| {
                    let beside = Offset::from(heading.step(Hex::from(at)));
                    (0..18).contains(&beside.col) && (0..18).contains(&beside.row)
                });
                assert_eq!(chart.is_partial(at), !inside && touches, "{scenario} {col},{row}");
            }
        }
    }
}
