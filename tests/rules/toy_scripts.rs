//! The toy game through the rooms of the command line: scripts, series between bots, and journals played again.

use serde_json::Value;
use weather_gage::headless::simulate::Wanted;
use weather_gage::headless::{Games, Of, Speaker};
use weather_gage::logbook::wording::Fact;

use crate::toy::PrizeMoney;

const GAMES: Games = Games(&[&Of::<PrizeMoney>::HERE]);

/// Plays the steps with this number of captains; true if they fitted, with all output.
fn script(seats: u8, steps: &str) -> (bool, Vec<Value>) {
    let deck: Vec<u16> = (0..24).collect();
    let text = format!(
        "Script(game: \"prize-money\", setup: Table(seats: {seats}, rounds: 1), steps: [Deal({deck:?}), {steps}])"
    );
    let (library, speaker) = (GAMES.library(None).0, Speaker::of(&["--lang=en".into()]));
    let mut lines = Vec::new();
    let fine =
        GAMES.script("toy.ron", text.as_bytes(), &library, &speaker, None, &mut |line| lines.push(line.0.clone()));
    (fine, lines)
}

#[test]
fn pm_2_to_pm_6_a_script_plays_two_captains_to_the_end() {
    let (fine, lines) = script(
        2,
        r#"
        Orders("anne", Lay(1)), ExpectRefusal("PM-2"),
        Orders("anne", Lay(24)),
        ExpectWant({"orders": ["bernardo"]}),
        Orders("bernardo", Lay(21)),
        Throw([1]), Throw([6]),
        ExpectOrder([DieFell(seat: (1), face: 6), PrizeTaken(seat: (1))]),
        Choose("cards"), Choose("keep-18"),
        ExpectNo("GoldTaken"),
        ExpectState("captains.bernardo.hand", [20, 19, 18, 15]),
        "#,
    );
    assert!(fine, "{lines:#?}");
    let last = lines.last().unwrap();
    assert_eq!((&last["state"]["phase"], &last["unfinished"]), (&"Over".into(), &false.into()));
}

#[test]
fn pm_3_and_pm_7_a_script_plays_four_captains_who_are_asked_one_after_the_other() {
    let (fine, lines) = script(
        4,
        r#"
        Orders("cat", Propose),
        Choose("agree"), Choose("agree"), Choose("decline"),
        Expect(EndAnswered(seat: (3), agreed: false)),
        Orders("dirk", Lay(15)), Orders("cat", Lay(18)), Orders("bernardo", Lay(21)), Orders("anne", Lay(24)),
        Throw([1]), Throw([2]), Throw([3], (by: "cat")), Throw([4]),
        Expect(PrizeTaken(seat: (0))),
        Choose("gold"),
        ExpectState("captains.anne.gold", 2),
        "#,
    );
    assert!(fine, "{lines:#?}");
    let (fine, lines) = script(4, r#"Orders("dirk", Lay(24))"#);
    assert!(!fine && lines.iter().any(|line| line["rule"] == "PM-2" && line["step"] == 2), "{lines:#?}");
    let (fine, lines) = script(5, "");
    assert!(!fine && lines.iter().any(|line| line["field"] == "setup.seats"), "{lines:#?}");
}

#[test]
fn bots_play_series_of_two_three_and_four_and_their_journals_play_again() {
    let library = GAMES.library(None).0;
    let game = GAMES.named("prize-money").unwrap();
    let series = game.series(&library, &Wanted::of("random")).unwrap();
    for number in 0..6 {
        let played = series.play(7, number, true);
        assert_eq!(played.title, ["two", "three", "four"][usize::try_from(number % 3).unwrap()]);
        assert!(played.over && !played.dead_end && played.refusals == 0);
        assert!(!played.winners.is_empty());
        assert_eq!(played.throws, 3 * (2 + number % 3), "a die each round for everybody");
        let journal = played.journal.unwrap().unwrap();
        assert_eq!(series.play(7, number, true).journal.unwrap().unwrap(), journal, "a seed decides everything");
        let again = GAMES.replay(&journal, &library, true).unwrap();
        assert!(again.over && again.as_printed, "{again:?}");
    }
    assert!(game.series(&library, &Wanted { scenario: Some("five"), ..Wanted::of("random") }).is_err());
}

#[test]
fn a_game_that_gives_wishes_and_their_worth_has_a_captain_who_wins() {
    let library = GAMES.library(None).0;
    let game = GAMES.named("prize-money").unwrap();
    let mut won = [0, 0];
    for (own, bots) in [("anne", "captain,random"), ("bernardo", "random,captain")] {
        let wanted = Wanted { scenario: Some("two"), ..Wanted::of(bots) };
        let series = game.series(&library, &wanted).unwrap();
        for number in 0..60 {
            let played = series.play(3, number, false);
            assert!(played.over && !played.dead_end && played.refusals == 0);
            if let [winner] = played.winners[..] {
                won[usize::from(winner != own)] += 1;
            }
        }
    }
    assert!(won[0] > 2 * won[1], "{won:?}");
}

#[test]
fn a_journal_that_was_changed_is_refused() {
    let library = GAMES.library(None).0;
    let series = GAMES
        .named("prize-money")
        .unwrap()
        .series(&library, &Wanted { scenario: Some("four"), ..Wanted::of("random") })
        .unwrap();
    let journal = series.play(7, 0, true).journal.unwrap().unwrap();
    let cut: String = journal.lines().take(journal.lines().count() - 1).collect::<Vec<_>>().join("\n");
    let refused: Fact = GAMES.replay(&cut, &library, false).unwrap_err();
    assert!(!refused.key.is_empty());
}

#[test]
fn a_program_of_one_game_has_what_is_taught_in_any_and_nothing_of_others() {
    let (library, faults) = GAMES.library(None);
    assert!(faults.is_empty(), "{faults:?}");
    let lessons = library.lessons();
    assert!(lessons.course().iter().all(|lesson| lesson.battle.is_none()) && lessons.lessons.contains_key("lesson-0"));
    assert_eq!(lessons.hints.keys().collect::<Vec<_>>(), ["choose"]);
}
