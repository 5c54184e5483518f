//! Lessons and hints from files: those of the program are sound, and a fault in one of a mod is named by file, line and field.

use std::fs;

use weather_gage::headless::GAMES;
use weather_gage::logbook::data::lessons::{Pointer, Stroke};
use weather_gage::logbook::wording::{Language, Words, names};

#[test]
fn the_course_is_whole_and_what_it_plays_is_on_offer() {
    let (library, faults) = GAMES.library(None);
    assert!(faults.is_empty(), "{faults:?}");
    let course = library.lessons().course();
    assert!(course.len() > 2, "the lessons are where the test looks");
    let mut ranks: Vec<_> = course.iter().map(|lesson| lesson.rank).collect();
    ranks.dedup();
    assert_eq!(ranks.len(), course.len(), "each has a place of its own");
    for lesson in course {
        if let Some(battle) = &lesson.battle {
            let offers = GAMES.named(&battle.game).unwrap().offers(&library);
            assert!(offers.contains(&battle.id), "{}", lesson.id);
        }
        let files = fs::read_dir("assets/lessons").unwrap().count();
        assert_eq!(files, library.lessons().lessons.len(), "every file is read");
        for step in &lesson.steps {
            // A player who has something to do is led to it, and can be shown it.
            let todo = !step.until.is_empty();
            assert!(!todo || !step.show.is_empty(), "{} {}", lesson.id, step.id);
            let presses = step.show.iter().any(|stroke| matches!(stroke, Stroke::Press(_)));
            assert!(!presses || !step.point.is_empty(), "{} {}", lesson.id, step.id);
        }
    }
}

#[test]
fn a_lesson_sails_first_and_opens_books_only_once_something_stands_in_them() {
    let (library, _) = GAMES.library(None);
    for lesson in library.lessons().course() {
        let reads = |name: &str| lesson.steps.iter().position(|step| step.until.iter().any(|sign| sign.name() == name));
        if let Some(book) = reads("dice-book") {
            let thrown = lesson.steps.iter().position(|step| step.point.contains(&Pointer::Panel("throw".into())));
            assert!(thrown.is_some_and(|thrown| thrown < book), "{}: no dice have fallen yet", lesson.id);
        }
        let books = ["dice-book", "rulebook"].into_iter().filter_map(reads).min();
        assert!(books.is_none() || lesson.battle.is_some(), "{}: nothing is sailed", lesson.id);
    }
}

#[test]
fn what_a_lesson_teaches_stands_in_one_line_with_how_long_it_takes_and_has_no_stop() {
    let (library, _) = GAMES.library(None);
    let words = Words::built_in();
    for language in Language::BUILT_IN {
        for lesson in library.lessons().course() {
            let said = words.say(&language, &names::lesson_teaches(&lesson.id), &[]);
            assert!(!said.contains('.') && said.chars().count() < 110, "{language} {}: {said}", lesson.id);
        }
    }
}

#[test]
fn a_faulty_lesson_is_named_with_its_line_and_its_field() {
    let folder = std::env::temp_dir().join(format!("weather-gage-lessons-{}", std::process::id()));
    fs::create_dir_all(folder.join("lessons")).unwrap();
    let lesson = |game: &str, until: &str, point: &str| {
        format!(
            "Lesson(\n id: \"mine\", rank: 1, minutes: 5,\n battle: (game: \"{game}\", id: \"open-sea\"),\n steps: [\n \
             (id: \"one\",\n until: [\"{until}\"],\n point: [Panel(\"{point}\")]),\n ],\n)"
        )
    };
    let found = |text: String| {
        fs::write(folder.join("lessons/mine.ron"), text).unwrap();
        let (library, faults) = GAMES.library(Some(&folder));
        let faults: Vec<_> = faults.into_iter().map(|fault| (fault.line, fault.field)).collect();
        (library.lessons().lessons.contains_key("mine"), faults)
    };
    assert_eq!(found(lesson("the-ships", "sails = full", "seal")), (true, vec![]));
    assert_eq!(found(lesson("the-ships", "sails is full", "seal")), (false, vec![(6, "steps[0].until[0]".into())]));
    assert_eq!(found(lesson("the-ships", "tide = high", "seal")), (false, vec![(6, "steps[0].until[0]".into())]));
    assert_eq!(found(lesson("the-ships", "turn >= 2", "bell")), (false, vec![(7, "steps[0].point[0]".into())]));
    let (taken, faults) = found(lesson("chess", "asked = orders", "log"));
    assert_eq!((taken, faults), (false, vec![(3, "battle.game".into())]));
    fs::create_dir_all(folder.join("hints")).unwrap();
    let hinted = |game: &str| {
        let text = format!("Hint(id: \"mine\", game: \"{game}\",\n when: [\"rudder = 1\"])");
        fs::write(folder.join("hints/mine.ron"), text).unwrap();
        GAMES.library(Some(&folder)).1.into_iter().map(|fault| (fault.line, fault.field)).collect::<Vec<_>>()
    };
    fs::remove_file(folder.join("lessons/mine.ron")).unwrap();
    assert_eq!(hinted("the-ships"), []);
    assert_eq!(hinted("dead-reckoning"), [(2, "when[0]".into())]);
    assert_eq!(hinted("chess"), [(1, "game".into()), (2, "when[0]".into())]);
    fs::remove_dir_all(folder).unwrap();
}
