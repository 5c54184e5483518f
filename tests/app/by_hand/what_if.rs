//! *What if…*: a player tries something by hand beside the battle, and copies its first order onto the slip; or throws
//! it away, or loses it with the program, and the battle stands as it stood.

use std::fs;

use serde_json::{Value, json};
use weather_gage::logbook::wording::key;
use weather_gage::rules::kernel::{Seat, digest};

use super::battles::{Chair, begin};
use super::sailor::{By, Sailor};

fn writes(side: &'static str) -> impl Fn(&Value) -> bool {
    move |now| now["activity"] == "writing" && now["eyes"] == side && now["turn"].as_u64() >= Some(1)
}

impl Sailor {
    fn presses_and_rests(&mut self, words: &'static str) {
        let words = self.say(words);
        self.press(None, &words);
        self.table.step("until resting 30");
    }
}

fn tried(name: &str, by: By) {
    let mut sailor = Sailor::aboard(name, by);
    begin(&mut sailor, "gravelines", Chair::Person);
    sailor.sail(writes("english"));
    let (real, file) = (sailor.standing(), fs::read(sailor.autosave()).unwrap());
    assert_eq!(real["tried"], false);
    // A fork is opened, the cards are written there and sealed; the player goes on with the other side, and no curtain
    // falls.
    sailor.presses_and_rests(key::FORK_OPEN);
    let now = sailor.standing();
    assert_eq!([&now["tried"], &now["eyes"], &now["asked"]], [&json!(true), &json!("english"), &json!("orders")]);
    sailor.sail(|now| now["eyes"] == "spanish");
    let now = sailor.standing();
    assert_eq!([&now["curtain"], &now["sealed"]], [&json!("up"), &json!(["english"])]);
    let (of, order) = sailor.sealed.pop().unwrap();
    assert_eq!(of, Seat(0));
    // It is copied: the battle is as it was, and the cards lie on the slip as they were written, to be sealed.
    sailor.presses_and_rests(key::FORK_COPY);
    let now = sailor.standing();
    assert_eq!(now, real);
    assert_eq!(fs::read(sailor.autosave()).unwrap(), file, "nothing of it was saved");
    sailor.presses_and_rests(key::ORDER_SEAL);
    assert_eq!(sailor.played().sealed().get(&of), Some(&order));
    // The other one tries something as well and throws it away.
    sailor.sail(writes("spanish"));
    let real = sailor.standing();
    assert_eq!(real["sealed"], json!(["english"]));
    sailor.presses_and_rests(key::FORK_OPEN);
    assert_eq!(sailor.standing()["sealed"], json!([]));
    match by {
        By::Mouse => sailor.presses_and_rests(key::FORK_THROW_AWAY),
        By::Keys => sailor.table.steps("key Esc\nuntil resting 30"),
    }
    assert_eq!(sailor.standing(), real);
    // Killed while something is tried, the program goes on with the battle.
    sailor.presses_and_rests(key::FORK_OPEN);
    assert_eq!(sailor.standing()["tried"], true);
    sailor.kill_and_reopen();
    sailor.presses_and_rests(key::TITLE_CONTINUE);
    sailor.table.step("until screen=table 10");
    let now = sailor.standing();
    assert_eq!([&now["tried"], &now["sealed"], &now["hash"]], [&json!(false), &json!(["english"]), &real["hash"]]);
    assert_eq!(real["hash"], digest(sailor.played().state()).to_string());
    assert_eq!(sailor.table.end(), Some(0));
}

#[test]
fn a_fork_is_tried_and_its_order_copied_with_the_mouse() {
    tried("what-if-by-mouse", By::Mouse);
}

#[test]
fn a_fork_is_tried_and_its_order_copied_with_keys_alone() {
    tried("what-if-by-keys", By::Keys);
}
