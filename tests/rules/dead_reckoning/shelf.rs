//! Battles and whole games on the shelf: each is read, named in every language, and set out.

use weather_gage::captains::{Crew, Rank};
use weather_gage::headless::GAMES;
use weather_gage::logbook::data::dead_reckoning::Shelf;
use weather_gage::logbook::data::{DataFault, GameShelf, check, recognise};
use weather_gage::logbook::wording::{Language, Words, names};
use weather_gage::rules::dead_reckoning::duel::MARKS;
use weather_gage::rules::dead_reckoning::ruleset::DeadReckoning;
use weather_gage::rules::dead_reckoning::state::Phase;
use weather_gage::rules::kernel::{Orders, Ruleset, run_live};

/// The faults of a file in any folder.
fn faults(text: &str) -> Vec<DataFault> {
    let file = recognise("mine.ron", text.as_bytes().to_vec(), &GAMES.folders()).unwrap();
    check(&[file], GAMES.shelves(), None).1
}

#[test]
fn dr_3_1_whole_games_for_two_three_and_four_and_a_short_one_lie_on_the_shelf() {
    let (shelf, found) = Shelf::built_in();
    assert_eq!(found, []);
    let of = |id: &str| (shelf.voyages[id].players.len(), shelf.voyages[id].marks, shelf.voyages[id].bonus);
    assert_eq!(
        ["voyage-2", "voyage-3", "voyage-4", "voyage-short"].map(of),
        [(2, MARKS, true), (3, MARKS, true), (4, MARKS, true), (2, 2, true)]
    );
    let offers: Vec<&str> = shelf.offers().collect();
    assert_eq!(offers.len(), shelf.battles.len() + shelf.voyages.len());
    let words = Words::built_in();
    for (id, language) in offers.iter().flat_map(|id| Language::BUILT_IN.map(|language| (id, language))) {
        for key in [names::scenario(id), names::scenario_description(id), names::scenario_goal(id)] {
            assert!(words.has(&language, &key), "{language}: {key}");
        }
    }
}

#[test]
fn dr_25_1_a_short_game_is_content_with_fewer_marks() {
    let (shelf, _) = Shelf::built_in();
    for (id, marks) in [("voyage-2", 4), ("voyage-short", 2)] {
        let mut crew = Crew::<DeadReckoning>::for_game(&[Rank::Random], 5, 1);
        let state = DeadReckoning::set_up(&shelf.named(id).unwrap()).unwrap();
        assert_eq!((state.phase, state.marks_to_end), (Phase::SettingOut, marks));
        let (state, ..) = run_live::<DeadReckoning>(state, &Orders::<DeadReckoning>::new(), &[], &mut crew).unwrap();
        assert_eq!((state.phase, state.marks_to_end), (Phase::TurnStart, marks));
    }
}

#[test]
fn a_whole_game_in_a_file_is_known_by_its_word_and_its_fields_and_looked_at_closely() {
    let fine = "(id: \"mine\", players: [Purple, Blue], bonus: false)";
    assert_eq!(faults(&format!("Voyage{fine}")), []);
    assert_eq!(faults(fine), [], "no other file has players and bonus tokens");
    let wrong = [
        ("players: [Purple]", "players"),
        ("players: [Purple, Blue, Green, Yellow, Purple]", "players"),
        ("players: [Purple, Purple]", "players[1]"),
        ("players: [Purple, Black]", "players[1]"),
        ("players: [Purple, Blue], marks: 0", "marks"),
        ("players: [Purple, Blue], marks: 10", "marks"),
        ("players: [Purple, Red]", "players[1]"),
        ("players: [Purple, Blue], turns: 3", "turns"),
    ];
    for (text, field) in wrong {
        let found = faults(&format!("Voyage(id: \"mine\", {text})"));
        let places: Vec<_> = found.iter().map(|fault| (fault.line, fault.field.as_str())).collect();
        assert_eq!(places, [(1, field)], "{text}: {found:?}");
    }
    assert_eq!(faults("Voyage(id: \"my game\", players: [Purple, Blue])").len(), 1);
}
