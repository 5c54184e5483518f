//! The mate is asked by hand: not before both agree, never in a lesson, and only the asking player sees the advice.

use serde_json::{Value, json};
use weather_gage::logbook::wording::key;
use weather_gage::rules::kernel::Seat;
use weather_gage::rules::the_ships::orders::Order;

use super::battles::{Chair, begin, briskly};
use super::sailor::{By, Sailor};

fn writes(side: &'static str) -> impl Fn(&Value) -> bool {
    move |now| now["activity"] == "writing" && now["eyes"] == side && now["turn"].as_u64() >= Some(1)
}

impl Sailor {
    fn presses(&mut self, words: &str) {
        let words = self.say(words);
        self.press(None, &words);
    }

    /// Are all asked whether they agree?
    fn are_asked(&mut self) -> bool {
        let agree = self.say(key::UNDO_CONSENT_AGREE);
        self.reads(&agree)
    }

    /// Do these words stand anywhere?
    fn stands(&mut self, words: &str) -> bool {
        let words = self.say(words);
        self.table.step("labels").to_string().contains(&words)
    }
}

fn consulted(name: &str, by: By) {
    let mut sailor = Sailor::aboard(name, by);
    begin(&mut sailor, "the-banks", Chair::Person);
    briskly(&mut sailor);
    sailor.sail(writes("english"));
    // Both are asked, and do not agree: nothing is written.
    sailor.presses(key::MATE_ASK);
    assert!(sailor.are_asked());
    sailor.presses(key::UNDO_CONSENT_REFUSE);
    assert!(!sailor.stands(key::MATE_TITLE) && !sailor.are_asked());
    // Both agree; asked once more, the mate writes and gives reasons.
    sailor.presses(key::MATE_ASK);
    sailor.presses(key::UNDO_CONSENT_AGREE);
    assert!(!sailor.stands(key::MATE_TITLE), "nobody has asked him yet");
    sailor.presses(key::MATE_ASK);
    assert!(sailor.stands(key::MATE_TITLE) && sailor.reads(&sailor.say(key::MATE_KEEP)));
    // Rubbed out it is gone; asked again, kept, and sealed.
    sailor.presses(key::MATE_RUB_OUT);
    assert!(!sailor.stands(key::MATE_TITLE));
    sailor.presses(key::MATE_ASK);
    sailor.presses(key::MATE_KEEP);
    assert!(sailor.stands(key::MATE_TITLE) && !sailor.stands(key::MATE_KEEP));
    sailor.presses(key::ORDER_SEAL);
    sailor.table.step("until resting 10");
    assert_eq!(sailor.standing()["sealed"], json!(["english"]));
    let played = sailor.played();
    let sealed = played.sealed().iter().find(|(seat, _)| **seat == Seat(0)).map(|(_, order)| order.clone());
    assert!(matches!(&sealed, Some(Order::Cards { cards, .. }) if !cards.is_empty()), "{sealed:?}");
    // The other player sees nothing of it, and may ask too.
    if sailor.standing()["curtain"] == "down" {
        sailor.lift();
    }
    sailor.table.step("until resting 10");
    assert!(writes("spanish")(&sailor.standing()), "{}", sailor.standing());
    assert!(!sailor.stands(key::MATE_TITLE));
    sailor.presses(key::MATE_ASK);
    assert!(sailor.stands(key::MATE_TITLE));
    // A player takes the leave back: from now on both would have to agree anew.
    sailor.presses(key::MATE_WITHDRAW);
    sailor.presses(key::MATE_ASK);
    assert!(sailor.are_asked());
    assert_eq!(sailor.table.end(), Some(0));
}

#[test]
fn two_people_agree_to_ask_the_mate_with_the_mouse() {
    consulted("mate-by-mouse", By::Mouse);
}

#[test]
fn two_people_agree_to_ask_the_mate_with_keys_alone() {
    consulted("mate-by-keys", By::Keys);
}

#[test]
fn who_plays_alone_asks_nobodys_leave_but_in_a_lesson_the_mate_keeps_quiet() {
    let mut sailor = Sailor::aboard("mate-alone", By::Mouse);
    begin(&mut sailor, "the-banks", Chair::Bot(key::BOT_MATE));
    sailor.sail(writes("english"));
    sailor.presses(key::MATE_ASK);
    assert!(sailor.stands(key::MATE_TITLE) && !sailor.stands(key::MATE_WITHDRAW));
    assert_eq!(sailor.table.end(), Some(0));
    let mut pupil = Sailor::aboard("mate-lesson", By::Mouse);
    begin(&mut pupil, "lesson-2", Chair::Bot(key::BOT_MATE));
    pupil.sail(writes("english"));
    let ask = pupil.say(key::MATE_ASK);
    assert!(!pupil.reads(&ask), "it is there, and cannot be pressed");
    assert!(pupil.stands(key::MATE_ASK));
    assert_eq!(pupil.table.end(), Some(0));
}
