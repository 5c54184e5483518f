//! The log on paper: in the words and by the knowledge of one reader, and with nothing in it that is not meant as words.

use std::sync::Arc;

use weather_gage::captains::{Crew, Rank, play};
use weather_gage::headless::GAMES;
use weather_gage::headless::simulate::Wanted;
use weather_gage::logbook::account::{Account, Column, Drawing, Entry, Ink, Mark, Part, album};
use weather_gage::logbook::chronicle;
use weather_gage::logbook::record::Tally;
use weather_gage::logbook::wording::{Arg, Language, Loud, Saying, Words, key};
use weather_gage::rules::dead_reckoning::ruleset::DeadReckoning;

const HOSTILE: &str = "<script>alert(\"x\")</script> & 'y'\u{7}";

fn entry(loud: Loud, struck: bool) -> Entry {
    let sum = (loud == Loud::Line).then(|| HOSTILE.to_owned());
    Entry { saying: Saying { loud, text: HOSTILE.into(), rule: "TS-5.3", sum }, struck }
}

/// An account full of hostile text.
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
        moments: vec![(
            3,
            Drawing {
                marks: vec![
                    Mark::Shot { from: (0.0, 0.0), to: (1.0, 1.0), ink: Ink::Seat(0) },
                    Mark::Ring { at: (1.0, 1.0) },
                    Mark::Name { at: (1.0, 1.0), name: Arg::text(HOSTILE) },
                ],
            },
        )],
        volleys: vec![Part {
            name: HOSTILE.into(),
            columns: vec![Column { foot: HOSTILE.into(), tally: Tally { volleys: 1, hits: 2, expected: 1500 } }],
            lines: vec![HOSTILE.into()],
        }],
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
    // Title, heading, fact, two links, eleven lines with a sum each for two, the name on the drawing; of the great
    // moment its link, its title, its caption, and a name; of the volleys a name, a foot and a line.
    let escaped = "&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;y&#39;";
    assert_eq!(page.matches(escaped).count(), 2 + 1 + 2 + 12 + 2 + 1 + 4 + 3);
    assert!(page.contains("<a href=\"#moment-0\">Undone: ") && page.contains("<a id=\"moment-0\"></a><figure"));
    assert!(!page.contains("alert(\"") && !page.contains('\u{7}'));
    assert!(page.contains("src=\"data:image/png;base64,iVBORw==\""));
    // Nothing is fetched from anywhere.
    assert!(!page.contains("http"), "{page}");
    let page = album(HOSTILE, &hostile().volleys, (&words, &Language::En));
    assert!(!self::elements(&page).iter().any(|element| element == "script"));
    assert_eq!(page.matches(escaped).count(), 2 + 3);
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

/// Hulls drawn, places ringed, crosses, and shots.
fn drawn(drawing: &Drawing) -> [usize; 4] {
    let count = |of: fn(&Mark) -> bool| drawing.marks.iter().filter(|mark| of(mark)).count();
    [
        count(|mark| matches!(mark, Mark::Area { ink: Ink::Seat(_), .. })),
        count(|mark| matches!(mark, Mark::Ring { .. })),
        count(|mark| matches!(mark, Mark::Lost { .. })),
        count(|mark| matches!(mark, Mark::Shot { .. })),
    ]
}

#[test]
fn ts_15_4_18_13_25_1_sinkings_captures_masts_and_the_end_are_drawn_where_they_are_told() {
    let words = Words::built_in();
    let voice = (&words, &Language::En);
    let (mut sunk, mut taken, mut masts) = (0, 0, 0);
    for name in ["gravelines.journal", "open-sea.journal", "strand-landing.journal"] {
        let journal = golden(name);
        let account = |side| GAMES.account(&journal, side, voice).unwrap();
        let open = account(None);
        for (place, drawing) in &open.moments {
            let entry = &open.entries[*place];
            let [hulls, rings, lost, shots] = drawn(drawing);
            let text = &entry.saying.text;
            match entry.saying.rule {
                "TS-15.4" | "TS-21.8" => {
                    assert_eq!((rings, lost), (1, 1), "{text}");
                    sunk += 1;
                }
                "TS-18.13" => {
                    assert_eq!((rings, lost, shots), (1, 0, 1), "{text}");
                    assert!(hulls >= 2, "{text}");
                    taken += 1;
                }
                "TS-15.8" => {
                    assert!(hulls >= 1 && (rings, lost) == (1, 0), "{text}");
                    masts += 1;
                }
                "TS-22.6" => assert_eq!((rings, lost), (1, 0), "{text}"),
                "TS-25.1" => assert_eq!((rings, shots), (0, 0), "{text}"),
                rule => panic!("{rule} is no great moment: {text}"),
            }
        }
        // It ends with the end, and every one is in the page under its line.
        let (last, _) = open.moments.last().unwrap();
        assert_eq!(open.entries[*last].saying.rule, "TS-25.1", "{name}");
        let page = open.page(voice);
        elements(&page);
        assert_eq!(page.matches("<figure class=\"moment\">").count(), open.moments.len());
        assert_eq!(page.matches("href=\"#moment-").count(), open.moments.len());
        assert!(!page.contains("http"));
        // The ships' places are open: one side's own log beside them changes no picture.
        let drawings = |account: Account| account.moments.into_iter().map(|(_, drawing)| drawing).collect::<Vec<_>>();
        let all = drawings(open);
        assert!(all == drawings(account(Some("england"))) && all == drawings(account(Some("spain"))), "{name}");
    }
    assert!(sunk > 0 && taken > 0 && masts > 0, "{sunk} sunk, {taken} taken, {masts} masts");
}

#[test]
fn dr_18_29_23_1_26_17_marks_battles_sinkings_and_the_end_are_drawn_on_the_ocean_as_it_lay() {
    let (library, faults) = GAMES.library(None);
    assert_eq!(faults, []);
    let words = Words::built_in();
    let voice = (&words, &Language::En);
    let mut seen = std::collections::BTreeMap::<&str, usize>::new();
    for (voyage, players) in [("voyage-short", 2), ("voyage-4", 4)] {
        let setup = library.dead_reckoning().named(voyage).expect("it lies on the shelf");
        let mut crew = Crew::<DeadReckoning>::for_game(&[Rank::Mate], 7, 1);
        let played = play(&setup, &mut crew, true).expect("it can be set out");
        let journal = chronicle::write(&played.journal.expect("it was wanted")).unwrap();
        let account = |side| GAMES.account(&journal, side, voice).unwrap();
        let open = account(None);
        let areas = |drawing: &Drawing, wanted: Ink| {
            drawing.marks.iter().filter(|mark| matches!(mark, Mark::Area { ink, .. } if *ink == wanted)).count()
        };
        let mut unseen = usize::MAX;
        for (place, drawing) in &open.moments {
            let entry = &open.entries[*place];
            let [_, rings, lost, _] = drawn(drawing);
            let (text, rule) = (&entry.saying.text, entry.saying.rule);
            *seen.entry(rule).or_default() += 1;
            assert_eq!(
                (rings, lost),
                (usize::from(rule != "DR-26.17"), usize::from(rule == "DR-23.1")),
                "{rule} {text}"
            );
            // Twelve tiles; islands have a name once they are seen, and every captain one.
            let now = areas(drawing, Ink::Unseen);
            assert!(now <= unseen && now + areas(drawing, Ink::Shallow) == 12, "what was seen stays seen");
            unseen = now;
            let land = areas(drawing, Ink::Land) - 1;
            let names = drawing.marks.iter().filter(|mark| matches!(mark, Mark::Name { .. })).count();
            assert!(names >= land + players && areas(drawing, Ink::Unseen) + land <= 12, "{names} {land}");
        }
        let (last, drawing) = open.moments.last().unwrap();
        assert_eq!(open.entries[*last].saying.rule, "DR-26.17", "{voyage}");
        assert_eq!(open.drawing.as_ref(), Some(drawing), "as it was told is as it lies");
        elements(&open.page(voice));
        // Ships and islands lie open: one captain's own log beside them changes no picture.
        for side in ["purple", "green"] {
            let drawings =
                |account: &Account| account.moments.iter().map(|(_, drawing)| drawing.clone()).collect::<Vec<_>>();
            assert!(drawings(&open) == drawings(&account(Some(side))), "{voyage} {side}");
        }
    }
    assert!(seen.len() > 2, "{seen:?}");
}
