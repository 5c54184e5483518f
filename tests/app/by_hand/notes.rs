//! A seat's own page of notes, and its pencil: written by hand, and never before the other's eyes.

use weather_gage::logbook::wording::key;

use super::battles::{Chair, begin};
use super::sailor::{By, Sailor};

const SECRET: &str = "rake her at dawn";

fn reads(sailor: &mut Sailor, words: &str) -> bool {
    sailor.table.step("labels").to_string().contains(words)
}

#[test]
fn notes_are_shown_to_their_seat_alone() {
    let mut sailor = Sailor::aboard("notes", By::Keys);
    begin(&mut sailor, "gravelines", Chair::Person);
    let writes = |eyes: Option<String>| {
        move |now: &serde_json::Value| {
            let here = now["eyes"].as_str().map(str::to_owned);
            now["asked"] == "orders" && here.is_some() && eyes.as_ref().is_none_or(|other| here.as_ref() != Some(other))
        }
    };
    sailor.sail(writes(None));
    let first = sailor.standing()["eyes"].as_str().unwrap().to_owned();
    let page = sailor.say(key::NOTES_WHY);
    // The page is opened, and typed words stand on it.
    sailor.table.steps(&format!("key F6\nuntil \"label:{page}\" 5\ntext \"{SECRET}\""));
    assert!(reads(&mut sailor, SECRET));
    // One Esc puts it away, and opens nothing.
    sailor.table.step("key Esc");
    assert!(!reads(&mut sailor, &page));
    assert_eq!(sailor.table.state()["menu"], "none");
    sailor.table.steps(&format!("key F6\nuntil \"label:{page}\" 5"));
    assert!(reads(&mut sailor, SECRET));
    // The page lies open while the cards are sealed; the curtain falls, and the other one takes a look.
    sailor.table.step("key F6");
    sailor.sail(writes(Some(first)));
    assert!(!reads(&mut sailor, SECRET));
    sailor.table.steps(&format!("key F6\nuntil \"label:{page}\" 5"));
    assert!(!reads(&mut sailor, SECRET), "it is the other's own page");
    // The field does not give back words from another seat's page either.
    sailor.table.step("key Ctrl+Z");
    assert!(!reads(&mut sailor, SECRET));
    assert_eq!(sailor.table.end(), Some(0));
}
