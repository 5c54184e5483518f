//! The captain's record as it is kept: looked at, copied out with its pictures, and erased.

use std::collections::BTreeMap;
use std::fs;

use weather_gage::logbook::record::{Captain, FILE, Fought, Outcome, Record, Tally};

use crate::program::{Driven, folder};

#[test]
fn the_record_is_copied_as_text_data_and_pictures_and_erased_for_good() {
    let folder = folder("keepsakes");
    let _ = fs::remove_dir_all(folder.join("logs"));
    let fired = BTreeMap::from([
        (1, Tally { volleys: 3, hits: 4, expected: 2500 }),
        (6, Tally { volleys: 2, hits: 0, expected: 1250 }),
    ]);
    let captain = |name: &str| Captain {
        name: name.into(),
        outcome: Outcome::Won,
        ships: vec!["revenge".into()],
        fired: fired.clone(),
    };
    let mut record = Record::default();
    record.note(Fought {
        battle: "one".into(),
        game: "the-ships".into(),
        title: "gravelines".into(),
        captains: vec![captain("Anne <b>"), captain("")],
    });
    let file = folder.join(FILE);
    record.keep(&file).unwrap();
    let mut table = Driven::start(&["--data", folder.to_str().unwrap()]);
    table.steps(
        "until screen=title 10
        click \"Captain’s record\"
        until \"label:2 battles fought; won 2, drawn 0\" 5
        until \"label:All together: volleys 10, hits 8, expected 7.5\" 5
        click \"Save a copy\"
        until \"label:The record lies as text, as data and as a page with pictures beside each other\" 5",
    );
    let read = |end: &str| fs::read_to_string(folder.join("logs").join(format!("record-001.{end}"))).unwrap();
    let (text, data, page) = (read("txt"), read("json"), read("html"));
    assert!(text.contains("Anne <b>\n  1 battle fought; won 1, drawn 0\n  Range 1: volleys 3, hits 4, expected 2.5\n"));
    assert!(text.contains("  All together: volleys 5, hits 4, expected 3.8\n  Revenge: 1 battle\n"));
    assert_eq!(data, record.text());
    // Both captains have a picture of two columns, each with hits that came and expected ones.
    assert_eq!(["<svg", "class=\"came\"", "class=\"due\""].map(|of| page.matches(of).count()), [2, 4, 4]);
    assert!(page.contains("<h3>Anne &lt;b&gt;</h3>") && page.contains("<p>Revenge: 1 battle</p>"));
    assert!(!page.contains("http") && page.ends_with("</html>\n"));
    // Asked twice, and gone.
    table.steps(
        "click \"Erase\"
        until \"label:Everything that is written down\" 5
        click \"No\"
        until \"label:Save a copy\" 5
        click \"Erase\"
        click \"Yes\"
        until \"label:Nothing is written down yet\" 5
        until \"no-label:Save a copy\" 5",
    );
    assert!(!file.exists());
    assert_eq!(table.end(), Some(0));
}
