//! The battles.

use serde_json::Value;
use weather_gage::headless::OffTable;
use weather_gage::logbook::wording::{Language, key, names, the_ships as words};
use weather_gage::rules::kernel::{Seat, digest};
use weather_gage::rules::the_ships::game::TheShips;
use weather_gage::rules::the_ships::orders::Step;
use weather_gage::rules::the_ships::state::Verdict;

use super::sailor::{By, Sailor};
use crate::program::program;

/// A chair has one of these.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Chair {
    Person,
    Bot(&'static str),
}

/// From the title to the table.
pub(super) fn begin(sailor: &mut Sailor, scenario: &str, spain: Chair) {
    let begin = sailor.say(key::TITLE_NEW_GAME);
    sailor.press(None, &begin);
    sailor.table.step("until screen=chooser 5");
    let scenario = sailor.say(names::scenario(scenario));
    sailor.press(None, &scenario);
    let prepare = sailor.say(key::CHOOSER_PREPARE);
    sailor.press(None, &prepare);
    let cast_off = sailor.say(key::OUTFIT_BEGIN);
    sailor.table.step(&format!("until \"label:{cast_off}\" 5"));
    let hand = match spain {
        Chair::Person => key::OUTFIT_HUMAN,
        Chair::Bot(rank) => rank,
    };
    let (heading, hand) = (sailor.say(names::side("spain")), sailor.say(hand));
    sailor.press(Some(&heading), &hand);
    sailor.press(None, &cast_off);
    sailor.table.step("until screen=table 5");
}

/// The show need not be waited for.
pub(super) fn briskly(sailor: &mut Sailor) {
    sailor.sail(|now| now["activity"] == "writing");
    let fast = sailor.say(key::PACE_FAST);
    sailor.press(None, &fast);
}

pub(super) fn over(now: &Value) -> bool {
    now["activity"] == "over"
}

/// The verdict is on the table, the journal on the disk says the same as the table, and so does `replay --verify`.
pub(super) fn ends_well(mut sailor: Sailor) {
    let hash = sailor.standing()["hash"].clone();
    let played = sailor.played();
    assert_eq!(hash, digest(played.state()).to_string());
    for seat in [Seat(0), Seat(1)] {
        let wanted: Vec<_> = sailor.sealed.iter().filter(|(by, _)| *by == seat).map(|(_, order)| order).collect();
        let kept: Vec<_> = played.journal().entries.iter().filter_map(|entry| entry.orders.get(&seat)).collect();
        for (number, (wanted, kept)) in wanted.iter().zip(&kept).enumerate() {
            assert_eq!(kept, wanted, "what was marked is what was sealed: {number}");
        }
        assert!(wanted.is_empty() || wanted.len() == kept.len());
    }
    let won = sailor.at_the_desk().into_iter().any(|seat| match played.state().result {
        Some(Verdict::Won(nation)) => played.state().side_at(seat) == Some(nation),
        result => result == Some(Verdict::BothWon),
    });
    assert_eq!(sailor.remembers_winning(&TheShips::title(&played.journal().setup)), won);
    let again = sailor.say(key::VERDICT_AGAIN);
    assert!(sailor.reads(&again), "{}", sailor.table.step("labels"));
    let verified = program().args(["replay", "--verify"]).arg(sailor.autosave()).output().unwrap();
    assert!(verified.status.success(), "{}", String::from_utf8_lossy(&verified.stderr));
    assert_eq!(sailor.table.end(), Some(0));
}

#[test]
fn a_whole_common_battle_by_two_people_with_the_mouse_in_polish() {
    let mut sailor = Sailor::speaking(Language::Pl, "common-by-mouse", By::Mouse);
    begin(&mut sailor, "the-banks", Chair::Person);
    briskly(&mut sailor);
    sailor.sail(over);
    ends_well(sailor);
}

#[test]
fn a_whole_advanced_battle_by_two_people_with_the_mouse() {
    let mut sailor = Sailor::aboard("advanced-by-mouse", By::Mouse);
    begin(&mut sailor, "flores", Chair::Person);
    briskly(&mut sailor);
    sailor.sail(over);
    ends_well(sailor);
}

#[test]
fn a_battle_by_two_people_with_keys_alone_in_ukrainian() {
    let mut sailor = Sailor::speaking(Language::Uk, "battle-by-keys", By::Keys);
    begin(&mut sailor, "treasure-run", Chair::Person);
    sailor.sail(over);
    ends_well(sailor);
}

#[test]
fn a_battle_against_each_kind_of_bot() {
    let bots = [(key::BOT_RANDOM, By::Mouse, 3), (key::BOT_MATE, By::Keys, u64::MAX), (key::BOT_CAPTAIN, By::Mouse, 3)];
    for (rank, by, turns) in bots {
        let mut sailor = Sailor::aboard(&format!("against-{rank}"), by);
        begin(&mut sailor, "lesson-2", Chair::Bot(rank));
        briskly(&mut sailor);
        // The mate is fought to the end; of the others the first turns are enough.
        sailor.sail(|now| over(now) || now["turn"].as_u64() >= Some(turns));
        if over(&sailor.standing()) {
            ends_well(sailor);
        } else {
            assert!(sailor.sealed.len() > 2, "{:?}", sailor.sealed);
            assert_eq!(sailor.table.end(), Some(0));
        }
    }
}

#[test]
fn killed_with_dice_in_the_hand_it_goes_on_from_there() {
    let mut sailor = Sailor::aboard("killed", By::Mouse);
    begin(&mut sailor, "lesson-2", Chair::Person);
    briskly(&mut sailor);
    sailor.sail(|now| now["asked"] == "throw" && now["turn"].as_u64() >= Some(2));
    let before = sailor.standing();
    sailor.kill_and_reopen();
    let on = sailor.say(key::TITLE_CONTINUE);
    sailor.press(None, &on);
    sailor.table.steps("until screen=table 5\nuntil match.asked=throw 20");
    let after = sailor.standing();
    assert_eq!([&after["hash"], &after["turn"], &after["phase"]], [&before["hash"], &before["turn"], &before["phase"]]);
    sailor.sail(|now| now["turn"].as_u64() >= Some(3) || over(now));
    assert_ne!(sailor.standing()["hash"], before["hash"]);
    assert_eq!(sailor.table.end(), Some(0));
}

#[test]
fn undo_rubs_out_strokes_goes_back_to_the_sealing_and_beyond_it_asks_both() {
    let mut sailor = Sailor::aboard("undone", By::Mouse);
    begin(&mut sailor, "lesson-2", Chair::Person);
    briskly(&mut sailor);
    let undo = sailor.say(key::RIBBON_UNDO);
    // No secret is shown yet: the last sealed order is taken back.
    let spain_writes = |now: &Value| now["activity"] == "writing" && now["eyes"] == "spanish";
    sailor.sail(spain_writes);
    assert_eq!(sailor.standing()["sealed"], serde_json::json!(["english"]));
    sailor.press(None, &undo);
    assert_eq!(sailor.standing()["sealed"], serde_json::json!([]));
    sailor.sealed.pop();
    sailor.wipes = true;
    // Once cards were turned and dice thrown, one alone undoes nothing.
    sailor.sail(|now| now["activity"] == "writing" && now["turn"].as_u64() >= Some(3));
    let before = sailor.standing()["hash"].clone();
    // The draft is rubbed out first, stroke by stroke.
    let (route, ahead) = (sailor.say(key::ORDER_ROUTE), sailor.say(words::step(Step::Forward)));
    let mut sheets = vec![sailor.offered()];
    for _ in 0..2 {
        sailor.press(Some(&route), &ahead);
        sheets.push(sailor.offered());
    }
    assert!(sheets.windows(2).all(|two| two[0] != two[1]), "{sheets:?}");
    while let Some(sheet) = sheets.pop() {
        assert_eq!(sailor.offered(), sheet);
        sailor.table.step("key Ctrl+Z");
    }
    assert_eq!(sailor.standing()["hash"], before);
    let alone = sailor.find_exactly(&undo);
    assert!(!alone, "{}", sailor.table.step("labels"));
    // Both are asked, by the key too; only if they agree it is as it was before.
    let (both, agree, refuse) =
        (sailor.say(key::RIBBON_UNDO_ALL), sailor.say(key::UNDO_CONSENT_AGREE), sailor.say(key::UNDO_CONSENT_REFUSE));
    sailor.press(None, &refuse);
    assert_eq!(sailor.standing()["hash"], before);
    sailor.press(None, &both);
    assert!(sailor.find_exactly(&agree));
    sailor.table.step("key Esc");
    assert!(!sailor.find_exactly(&agree), "Esc leaves it as it is");
    sailor.press(None, &both);
    sailor.press(None, &refuse);
    assert_eq!(sailor.standing()["hash"], before);
    sailor.press(None, &both);
    sailor.press(None, &agree);
    assert_ne!(sailor.standing()["hash"], before);
    assert_eq!(sailor.table.end(), Some(0));
}
