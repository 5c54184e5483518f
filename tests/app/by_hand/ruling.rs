//! TS-29: something is set right by hand: proposed at the table, refused, agreed to, kept and marked.

use serde_json::{Value, json};
use weather_gage::logbook::chronicle;
use weather_gage::logbook::wording::{Arg, key, the_ships as words};
use weather_gage::rules::geometry::hex::Heading;
use weather_gage::rules::kernel::digest;
use weather_gage::rules::the_ships::happenings::{Happening, Umpire};

use super::battles::{Chair, begin, briskly};
use super::sailor::{By, Sailor};
use crate::program::program;

fn writes(side: &'static str) -> impl Fn(&Value) -> bool {
    move |now| now["activity"] == "writing" && now["eyes"] == side && now["turn"].as_u64() >= Some(1)
}

/// Another wind, with a name that begins no other.
fn another(wind: Heading) -> Heading {
    if wind == Heading::NE { Heading::NW } else { Heading::NE }
}

impl Sailor {
    /// Opens the umpire's sheet, takes a sailor off the ship in hand, turns the wind, and proposes both.
    fn proposes(&mut self) {
        let wind = words::heading(another(self.played().state().wind));
        let sailors = self.say(key::PEOPLE_SAILORS);
        let (end, open) = (self.say(key::RIBBON_END), self.say(key::UMPIRE_OPEN));
        let (table, wind, propose) = (self.say(key::UMPIRE_TABLE), self.say(wind), self.say(key::UMPIRE_PROPOSE));
        let less = self.say(key::VoyageLess { what: Arg::text(sailors) });
        for text in [end, open, less, table, wind, propose] {
            self.press(None, &text);
        }
    }
}

fn set_right(name: &str, by: By) {
    let mut sailor = Sailor::aboard(name, by);
    begin(&mut sailor, "lesson-2", Chair::Person);
    briskly(&mut sailor);
    // England has sealed: her order is void once Spain proposes something, and it was never shown.
    sailor.sail(writes("spanish"));
    assert_eq!(sailor.standing()["sealed"], json!(["english"]));
    let before = sailor.standing()["hash"].clone();
    sailor.proposes();
    let asked = sailor.standing();
    let wanted = [json!("choose"), json!([]), json!("up")];
    assert_eq!([&asked["asked"], &asked["sealed"], &asked["curtain"]], [&wanted[0], &wanted[1], &wanted[2]]);
    let refuse = sailor.say(key::UMPIRE_REFUSE);
    sailor.press(None, &refuse);
    assert_eq!(sailor.standing()["hash"], before, "nothing has changed");
    assert_eq!(sailor.played().state().rulings, 0);
    // England proposes the same, and Spain agrees.
    sailor.wipes = true;
    sailor.sail(|now| now["curtain"] == "down" || writes("english")(now));
    if sailor.standing()["curtain"] == "down" {
        sailor.lift();
    }
    sailor.table.step("until resting 10");
    assert!(writes("english")(&sailor.standing()), "{}", sailor.standing());
    let (state, place) = {
        let state = sailor.played().state().clone();
        let place = state.each().find(|place| state.owner(*place).0 == 0).unwrap();
        (state, place)
    };
    sailor.proposes();
    let agree = sailor.say(key::UMPIRE_AGREE);
    sailor.press(None, &agree);
    sailor.table.step("until resting 10");
    let played = sailor.played();
    assert_eq!((played.state().rulings, played.state().wind), (1, another(state.wind)));
    assert_eq!(played.state().ship(place).sailors, state.ship(place).sailors - 1);
    assert_eq!(sailor.standing()["hash"], digest(played.state()).to_string());
    // The battle goes on, in the turn in which it stood; its save bears the mark, and is verified.
    sailor.sail(|now| now["turn"].as_u64() >= Some(2));
    let file = std::fs::read_to_string(sailor.autosave()).unwrap();
    assert!(chronicle::read_heading(&file).unwrap().ruled);
    let told = sailor.played().journal().replay().unwrap().take_told();
    assert_eq!(told.iter().filter(|told| matches!(told, Happening::Umpire(Umpire::SetRight { .. }))).count(), 2);
    let verified = program().args(["replay", "--verify"]).arg(sailor.autosave()).output().unwrap();
    assert!(verified.status.success(), "{}", String::from_utf8_lossy(&verified.stderr));
    assert_eq!(sailor.table.end(), Some(0));
}

#[test]
fn ts_29_two_people_set_something_right_with_the_mouse() {
    set_right("ruling-by-mouse", By::Mouse);
}

#[test]
fn ts_29_two_people_set_something_right_with_keys_alone() {
    set_right("ruling-by-keys", By::Keys);
}
