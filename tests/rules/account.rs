//! The log on paper: in the words and by the knowledge of one reader, and with nothing in it that is not meant as words.

use std::sync::Arc;

use weather_gage::headless::GAMES;
use weather_gage::headless::simulate::Wanted;
use weather_gage::logbook::account::{Account, Drawing, Entry, Ink, Mark};
use weather_gage::logbook::wording::{Arg, Language, Loud, Saying, Words, key};

const HOSTILE: &str = "<script>alert(\"x\")</script> & 'y'\u{7}";

fn entry(loud: Loud, struck: bool) -> Entry {
    let sum = (loud == Loud::Line).then(|| HOSTILE.to_owned());
    Entry { saying: Saying { loud, text: HOSTILE.into(), rule: "TS-5.3", sum }, struck }
}

/// An account in which everything was written by somebody who means no good.
fn hostile() -> Account {
    let louds = [Loud::Turn, Loud::Phase, Loud::Mark, Loud::Line, Loud::Aside, Loud::Turn];
    Account {
        title: HOSTILE.into(),
        facts: vec![HOSTILE.into()],
        entries: louds.into_iter().flat_map(|loud| [entry(loud, false), entry(loud, true)]).collect(),
        drawing: Some(Drawing {
            marks: vec![
                Mark::Way { along: vec![(0.0, 0.0), (1.5, 2.0)], ink: Ink::Seat(1) },
                Mark::Lost { at: (1.5, 2.0), ink: Ink::Seat(1) },
                Mark::Name { at: (1.5, 2.0), name: Arg::text(HOSTILE) },
            ],
        }),
        pictures: vec![Arc::from([137_u8, 80, 78, 71].as_slice())],
    }
}

/// The elements of a page in their order; every one that is opened is closed again, the last first.
fn elements(page: &str) -> Vec<String> {
    let (mut open, mut all) = (Vec::new(), Vec::new());
    for piece in page.split('<').skip(1) {
        let (tag, _) = piece.split_once('>').expect("a tag ends");
        let name: String = tag.trim_start_matches('/').chars().take_while(|c| c.is_ascii_alphanumeric()).collect();
        if tag.starts_with('!') || tag.ends_with('/') || ["meta", "img"].contains(&name.as_str()) {
            continue;
        }
        if tag.starts_with('/') {
            assert_eq!(open.pop(), Some(name), "closed in order");
        } else {
            open.push(name.clone());
            all.push(name);
        }
    }
    assert!(open.is_empty(), "{open:?} stays open");
    all
}

#[test]
fn what_players_and_mods_wrote_is_words_in_a_page() {
    let words = Words::built_in();
    let page = hostile().page((&words, &Language::En));
    let elements = elements(&page);
    assert!(!elements.iter().any(|element| element == "script" || element == "alert"), "{elements:?}");
    // Title, heading, fact, two links, eleven lines with a sum each for two, and the name on the drawing.
    let escaped = "&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;y&#39;";
    assert_eq!(page.matches(escaped).count(), 2 + 1 + 2 + 12 + 2 + 1);
    assert!(!page.contains("alert(\"") && !page.contains('\u{7}'));
    assert!(page.contains("src=\"data:image/png;base64,iVBORw==\""));
    // Nothing is fetched from anywhere.
    assert!(!page.contains("http"), "{page}");
}

#[test]
fn a_text_says_what_was_undone_and_keeps_a_line_for_each() {
    let words = Words::built_in();
    let mut account = hostile();
    account.title = "Two\nlines".into();
    account.entries = vec![entry(Loud::Line, true)];
    account.entries[0].saying.text = "one\ntwo".into();
    account.entries[0].saying.sum = None;
    let text = account.text((&words, &Language::En));
    assert!(text.starts_with("Two lines\n=========\n"), "{text}");
    assert!(text.ends_with("  Undone: one two (TS-5.3)\n"), "{text}");
}

#[test]
fn every_game_gives_an_account_of_its_matches_in_every_language() {
    let (library, _) = GAMES.library(None);
    let words = Words::built_in();
    for game in GAMES.0 {
        let series = game.series(&library, &Wanted::of("random")).unwrap();
        let journal = series.play(1, 0, true).journal.unwrap().unwrap();
        let mut pages = Vec::new();
        for language in words.languages() {
            let voice = (&words, &language);
            let account = game.account(&journal, None, voice).unwrap();
            let page = account.page(voice);
            assert!(elements(&page).len() > account.entries.len(), "{}", game.id().0);
            assert!(page.contains(&format!("lang=\"{language}\"")));
            assert!(account.text(voice).lines().count() > account.entries.len());
            pages.push(page);
        }
        pages.dedup();
        assert_eq!(pages.len(), 4);
        let said = game.account(&journal, Some("nobody"), (&words, &Language::En)).unwrap_err();
        assert_eq!(said.key, key::AccountNoSide::KEY);
    }
}

fn golden(name: &str) -> String {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules/replays").join(name);
    std::fs::read_to_string(path).unwrap()
}

#[test]
fn an_account_holds_what_its_reader_was_told_and_the_courses_that_were_sailed() {
    let words = Words::built_in();
    let voice = (&words, &Language::En);
    let journal = golden("gravelines.journal");
    let account = |side| GAMES.account(&journal, side, voice).unwrap();
    let (open, own, other) = (account(None), account(Some("england")), account(Some("spain")));
    let loads = |account: &Account| account.text(voice).matches("is fitted out. Powder").count();
    assert_eq!(loads(&open), 0, "what lies in a hold is nobody else's business");
    assert!(loads(&own) > 0 && loads(&other) > 0);
    assert_ne!(own.text(voice), other.text(voice));
    let marks = own.drawing.unwrap().marks;
    let ways = marks.iter().filter(|mark| matches!(mark, Mark::Way { along, .. } if along.len() > 1)).count();
    assert!(ways > 1, "{ways} ships have sailed");
}
