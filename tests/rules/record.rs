//! The captain's record: its battles, its sums, and a file that is never lost silently.

use std::collections::BTreeMap;
use std::fs;

use weather_gage::headless::OffTable as _;
use weather_gage::logbook::record::{Captain, Fought, Lost, Outcome, Record, Tally, Volley};
use weather_gage::rules::kernel::{Journal, Match, Ruleset as _, Seat, Viewer};
use weather_gage::rules::the_ships::game::TheShips;
use weather_gage::rules::the_ships::happenings::{Gunnery, Happening};

use crate::edges::fresh_folder;

fn captain(name: &str, outcome: Outcome, ship: &str, hits: u32) -> Captain {
    let fired = BTreeMap::from([(2, Tally { volleys: 1, hits, expected: 1500 })]);
    Captain { name: name.into(), outcome, ships: vec![ship.into()], fired }
}

fn fought(battle: &str, captains: Vec<Captain>) -> Fought {
    Fought { battle: battle.into(), game: "a-game".into(), title: "a-battle".into(), captains }
}

#[test]
fn a_record_adds_up_what_persons_did_and_counts_no_battle_twice() {
    let mut record = Record::default();
    record.note(fought("bots", Vec::new()));
    assert!(record.is_empty(), "a battle that nobody fought in does not count");
    record.note(fought("one", vec![captain("Anne", Outcome::Lost, "revenge", 0)]));
    // Its end was taken back, and it ended otherwise.
    record.note(fought("one", vec![captain("Anne", Outcome::Won, "revenge", 3)]));
    let both = vec![captain("Anne", Outcome::Drawn, "swallow", 1), captain("", Outcome::Drawn, "revenge", 2)];
    record.note(fought("two", both));
    assert_eq!(record.captains(), ["", "Anne"]);
    let anne = record.sums(Some("Anne"));
    assert_eq!((anne.battles, anne.won, anne.drawn), (2, 1, 1));
    assert_eq!(anne.fired, BTreeMap::from([(2, Tally { volleys: 2, hits: 4, expected: 3000 })]));
    let all = record.sums(None);
    assert_eq!(all.ships, [("revenge".to_owned(), 2), ("swallow".to_owned(), 1)]);
    let text = record.text();
    let folder = fresh_folder("record");
    let file = folder.join("captains-record.json");
    record.keep(&file).unwrap();
    assert_eq!(fs::read_to_string(&file).unwrap(), text);
    assert_eq!(Record::open(&file).unwrap().sums(None), all);
}

#[test]
fn a_damaged_record_is_put_aside_and_one_of_a_later_version_is_left_alone() {
    let folder = fresh_folder("damaged-record");
    let file = folder.join("captains-record.json");
    assert!(Record::open(&file).unwrap().is_empty(), "there is none yet");
    for number in 1..=2 {
        fs::write(&file, "{ \"form\": 1, \"battles\": [ {").unwrap();
        let Err(Lost::Damaged(Some(aside))) = Record::open(&file) else { panic!("it is damaged") };
        assert_eq!(aside, folder.join(format!("captains-record.damaged-{number}.json")));
        assert!(aside.exists() && !file.exists());
    }
    let later = "{ \"form\": 2, \"battles\": {}, \"more\": 1 }";
    fs::write(&file, later).unwrap();
    assert!(matches!(Record::open(&file), Err(Lost::Later)));
    assert_eq!(fs::read_to_string(&file).unwrap(), later);
    fs::remove_file(&file).unwrap();
    fs::create_dir(&file).unwrap();
    assert!(matches!(Record::open(&file), Err(Lost::Unread(_))));
}

#[test]
fn ts_14_13_and_16_3_every_volley_of_a_battle_stands_with_what_was_to_be_expected() {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules/replays/gravelines.journal");
    let journal: Journal<TheShips> =
        weather_gage::logbook::chronicle::read(&fs::read_to_string(path).unwrap()).unwrap();
    let mut played: Match<TheShips> = journal.replay().unwrap();
    let told = played.take_told();
    let view = TheShips::seen_by(played.state(), Viewer::Bystander);
    let volleys = TheShips::volleys(&view, &told.iter().collect::<Vec<_>>());
    let dice: Vec<_> = told
        .iter()
        .filter_map(|told| match told {
            Happening::Gunnery(
                Gunnery::VolleyFired { aim, faces, hits, .. } | Gunnery::MusketsFired { aim, faces, hits, .. },
            ) => Some((aim.need().clamp(0, 20), faces.len(), *hits)),
            _ => None,
        })
        .collect();
    assert!(dice.len() > 3 && dice.len() == volleys.len());
    for (volley, (need, dice, hits)) in volleys.iter().zip(dice) {
        let expected = u32::try_from(need).unwrap() * u32::try_from(dice).unwrap() * 50;
        assert_eq!((volley.expected, volley.hits), (expected, u16::from(hits)));
    }
    let of = |seat| Tally::of(volleys.iter().filter(|volley: &&Volley| volley.by == seat)).volleys;
    assert!(of(0) > 0 && of(1) > 0 && of(0) + of(1) == u32::try_from(volleys.len()).unwrap());
    for seat in [Seat(0), Seat(1)] {
        assert!(!TheShips::sailed_by(&view, seat).is_empty());
    }
}
