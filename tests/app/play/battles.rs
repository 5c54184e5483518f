//! Whole battles on the bare app.

use weather_gage::captains::{Luck, SeededDice};
use weather_gage::chance::seed;
use weather_gage::logbook::chronicle;
use weather_gage::play::activity::TableActivity;
use weather_gage::play::answers::{AnswerSource, ScriptedAnswers};
use weather_gage::play::called_throw::CalledThrow;
use weather_gage::play::saves::SaveFolder;
use weather_gage::rules::kernel::{Journal, Seat, digest};
use weather_gage::rules::the_ships::game::TheShips;

use super::desk::{Desk, bots, folder, library, people, setup};

/// The number of battles; another one with `BATTLES=33`.
fn battles() -> u64 {
    std::env::var("BATTLES").ok().and_then(|count| count.parse().ok()).unwrap_or(200)
}

#[test]
fn bots_play_every_scenario_to_its_end_and_the_journal_says_the_same() {
    let library = library();
    let saves = folder("bots");
    let scenarios: Vec<_> = library.the_ships().scenarios.keys().cloned().collect();
    let each = u64::try_from(scenarios.len()).unwrap();
    assert!(battles() >= each, "every scenario is played");
    for game in 0..battles() {
        let scenario = &scenarios[usize::try_from(game).unwrap() % scenarios.len()];
        let mut desk = Desk::with(setup(&library, scenario), bots(), seed(5, game, "battle"));
        desk.play_out();
        let limited = library.the_ships().scenarios[scenario].turns.is_some();
        assert!(!limited || desk.activity() == TableActivity::Over || desk.seen().view.table.result.is_some());
        // The last answer of every scenario's first battle is saved, and read by the same door as `replay --verify`.
        if game < each {
            desk.app.insert_resource(SaveFolder(saves.0.clone()));
            desk.say(weather_gage::play::saves::SaveMatch { name: scenario.clone() });
            desk.app.update();
            let text = std::fs::read_to_string(saves.0.join(format!("{scenario}.save"))).unwrap();
            let journal: Journal<TheShips> = chronicle::read(&text).expect("the save is a journal");
            let replayed = journal.replay().expect("it replays");
            assert_eq!(digest(replayed.state()), desk.digest(), "{scenario}");
        }
    }
}

#[test]
fn two_people_play_a_common_and_an_advanced_battle() {
    let library = library();
    for scenario in ["gravelines", "treasure-run"] {
        let mut desk = Desk::with(setup(&library, scenario), people(), 3);
        assert!(desk.play_out(), "{scenario}");
        desk.app.update();
        desk.app.update();
        assert_eq!(desk.activity(), TableActivity::Over);
    }
}

#[test]
fn a_scripted_throw_shows_the_faces_that_were_written() {
    let library = library();
    let mut desk = Desk::new(1);
    desk.app.insert_resource(AnswerSource::Scripted);
    desk.begin(setup(&library, "open-sea"), people(), 1);
    desk.until(10, |desk| desk.activity() == TableActivity::Throwing);
    let called = |desk: &mut Desk| {
        let mut throws = desk.app.world_mut().query::<&CalledThrow>();
        throws.iter(desk.app.world()).cloned().collect::<Vec<_>>()
    };
    let waiting = called(&mut desk);
    assert_eq!(waiting.len(), 1);
    assert_eq!((waiting[0].by, waiting[0].by_bot, waiting[0].request.thrown()), (Seat(0), false, 1));
    // Without an answer nothing goes on, and a face no die has is turned away.
    let before = desk.digest();
    for faces in [vec![], vec![vec![21]], vec![vec![]]] {
        desk.app.insert_resource(ScriptedAnswers(faces.into()));
        desk.app.update();
        desk.app.update();
        assert_eq!(desk.digest(), before);
        assert_eq!(called(&mut desk), waiting);
    }
    desk.app.insert_resource(ScriptedAnswers(vec![vec![4]].into()));
    desk.app.update();
    desk.app.update();
    assert_eq!(desk.seen().view.table.wind.index(), 1);
    assert_ne!(desk.digest(), before);
}

#[test]
fn the_seed_throws_the_same_dice_after_every_question() {
    let mut one = SeededDice::new(seed(9, 4, "dice"));
    let mut other = SeededDice::new(seed(9, 4, "dice"));
    let request = weather_gage::rules::kernel::ThrowRequest::dice(5, 20);
    assert_eq!(one.throw(&request), other.throw(&request));
    let library = library();
    let play = |seed| {
        let mut desk = Desk::with(setup(&library, "lesson-2"), bots(), seed);
        desk.play_out();
        desk.digest()
    };
    assert_eq!(play(8), play(8));
    assert_ne!(play(8), play(9));
}
