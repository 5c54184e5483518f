//! Evenings of Pirates by hand: fleets sail by rulers, with keys and with the mouse; left and continued, and killed in the middle of
//! an order.

use std::ops::{Deref, DerefMut};

use serde_json::Value;
use weather_gage::captains::{Crewed, Rank};
use weather_gage::games::pirates::wishes::Wish;
use weather_gage::logbook::wording::key;
use weather_gage::rules::kernel::{Awaiting, Match, Ruleset, Viewer, Want};
use weather_gage::rules::pirates::game::Pirates;
use weather_gage::rules::pirates::ids::Name;
use weather_gage::rules::pirates::orders::{Gun, Order};
use weather_gage::rules::pirates::words::Ruler;
use weather_gage::rules::plane::Heading;
use weather_gage::table::settings::keeping::FILE;

use super::captain::Captain;
use super::sailor::By;
use crate::play::desk::tempfolder::Folder;

const GAME: &str = "pirates";
/// Any of these evenings ends within this number of answers.
const ANSWERS: usize = 900;
/// Steps of the ruler on the sheet, in hundredths of a degree.
const STEPS: [i32; 3] = [1500, 100, 10];

type Played = Match<Pirates>;

/// Players who do what a mate would.
struct Raiders {
    own: Captain,
    given: Vec<Order>,
}

impl Deref for Raiders {
    type Target = Captain;

    fn deref(&self) -> &Captain {
        &self.own
    }
}

impl DerefMut for Raiders {
    fn deref_mut(&mut self) -> &mut Captain {
        &mut self.own
    }
}

fn name(word: &str) -> Name {
    word.try_into().unwrap()
}

impl Raiders {
    fn of(own: Captain) -> Self {
        Self { own, given: Vec::new() }
    }

    /// On the title page, as players who have seen it often and want no ceremony.
    fn aboard(name: &str, by: By) -> Self {
        let folder = Folder::new(name);
        std::fs::write(folder.0.join(FILE), "hints = false\nquick_dice = true\nreduced_motion = true\n").unwrap();
        Self::of(Captain::with(folder, by, "1718"))
    }

    /// Answers every question until something holds of the match as it is saved, and of the table as it is seen.
    fn play(&mut self, until: impl Fn(&Played, &Value) -> bool) {
        for _ in 0..ANSWERS {
            let Some(now) = self.own.asked(&|now: &Value| now["asked"] == "over") else { return };
            let played: Played = self.own.played_of();
            if until(&played, &now) {
                return;
            }
            match now["asked"].as_str().unwrap_or_default() {
                "throw" => self.throw(),
                "choose" => self.choose(&played),
                "orders" => self.order(&played, &now),
                _ => panic!("nobody is asked anything, and it never comes to that: {now}"),
            }
        }
        panic!("it never comes to that: {}", self.standing());
    }

    fn throw(&mut self) {
        match self.by {
            By::Mouse => self.press_mark("throw"),
            By::Keys => drop(self.table.step("key Space")),
        }
        self.table.step("until dice.throw!=held 5");
    }

    fn choose(&mut self, played: &Played) {
        let Awaiting::Answer(Want::Choice { by, options, why }) = played.awaiting() else {
            panic!("what is asked is not what was saved: {:?}", played.awaiting());
        };
        let mut mate = Pirates::enlist(Rank::Mate, 0);
        let view = Pirates::seen_by(played.state(), Viewer::Seat(*by));
        let option = mate.choose(&mut || view.clone(), options, why);
        self.press_mark(&format!("choice:{option}"));
    }

    fn order(&mut self, played: &Played, now: &Value) {
        let eyes = now["eyes"].as_str().expect("somebody is at the window");
        let state = played.state();
        let seat = state.players.iter().find(|player| player.flag.word() == eyes).map(|player| state.seat(player.flag));
        let view = Pirates::seen_by(state, Viewer::Seat(seat.expect("a player")));
        let order = Pirates::enlist(Rank::Mate, 0).order(&view);
        self.give(played, order);
    }

    /// Finds the order on the sheet.
    fn give(&mut self, played: &Played, order: Order) {
        let before = self.standing();
        match &order {
            Order::Segment(ruler, heading) => self.steer(played, *ruler, *heading),
            Order::Take(places) => places.iter().for_each(|place| self.press_mark(&format!("counter:{place}"))),
            Order::Fire(gun, target) => {
                let gun = match gun {
                    Gun::Mast(mast) => format!("gun:{mast}"),
                    Gun::Musket => "gun:musket".to_owned(),
                    Gun::Slot(x, y) => format!("gun:{x}:{y}"),
                };
                self.press_mark(&gun);
                self.press_mark(&format!("target:{target}"));
            }
            Order::Order(unit, _) | Order::FreeExplore(unit) => self.press_mark(&format!("unit:{unit}")),
            _ => {}
        }
        let mark = Wish::Give(order.clone()).landmark().expect("it has a place on the sheet");
        self.press_mark(&mark);
        // Where an order is left the end of the turn is asked for once more.
        if order == Order::EndTurn && !self.was_taken(&before) {
            self.press_mark(&mark);
        }
        assert!(self.was_taken(&before), "{order:?} was not taken: {}", self.standing());
        self.given.push(order);
    }

    /// Lays the ruler on a heading, to the tenth of a degree.
    fn steer(&mut self, played: &Played, ruler: Ruler, heading: Heading) {
        let running = played.state().running.as_ref().expect("she sails");
        let now = played.state().ship(running.unit).expect("a ship").pose.heading;
        self.press_mark(&format!("ruler:{}", ruler.word()));
        let mut turn = now.to(heading);
        for step in STEPS {
            while turn.abs() >= step {
                self.press_mark(&format!("swing:{}", step * turn.signum()));
                turn -= step * turn.signum();
            }
        }
    }

    fn was_taken(&mut self, before: &Value) -> bool {
        let after = self.standing();
        ["hash", "sealed", "asked"].into_iter().any(|what| after[what] != before[what])
    }

    /// Saved, left for the title, and gone on with.
    fn left_and_continued(&mut self) {
        let before = self.standing();
        self.table.steps("key F10\nuntil menu=pause 5");
        for words in [key::PAUSE_TO_TITLE, key::MENU_YES].map(|words| self.own.say(words)) {
            self.press(&words);
        }
        self.table.step("until screen=title 5");
        self.go_on();
        self.stands_as(&before);
    }

    fn stands_as(&mut self, before: &Value) {
        self.table.step("until resting 60");
        self.lift();
        let after = self.standing();
        for what in ["hash", "asked", "phase", "turn", "to_move"] {
            assert_eq!(after[what], before[what], "{what}");
        }
    }
}

#[test]
fn an_evening_with_keys_alone_two_turns_by_rulers_left_and_continued() {
    let mut raiders = Raiders::aboard("raid-by-keys", By::Keys);
    raiders.begin_of(GAME, "two-cays", &[("pc-flag-black", key::OUTFIT_HUMAN)]);
    raiders.play(|played, now| played.state().turn == 2 && now["asked"] == "orders");
    raiders.left_and_continued();
    let sailed = raiders.given.iter().filter(|order| matches!(order, Order::Segment(..))).count();
    assert!(sailed >= 6, "{:?}", raiders.given);
    raiders.is_kept_of::<Pirates>();
    assert_eq!(raiders.own.table.end(), Some(0));
}

#[test]
fn four_flags_sail_a_turn_with_the_mouse_two_of_them_persons() {
    let mut raiders = Raiders::aboard("raid-by-mouse", By::Mouse);
    raiders.begin_of(GAME, "four-winds", &[("pc-flag-blue", key::OUTFIT_HUMAN)]);
    raiders.play(|played, now| played.state().turn == 2 && now["asked"] == "orders");
    let ended = raiders.given.iter().filter(|order| **order == Order::EndTurn).count();
    assert_eq!(ended, 2, "{:?}", raiders.given);
    raiders.is_kept_of::<Pirates>();
    assert_eq!(raiders.own.table.end(), Some(0));
}

const LADEN: &str = r#"Position(
    id: "laden",
    table: (from: (0, 0), to: (900, 700)),
    starting_gold: 16,
    seats: [(flag: Red, banked: [4]), (flag: Black)],
    islands: [
        (id: "red", shape: Oval("round-cay", at: (120, 350)), home: Red),
        (id: "black", shape: Oval("round-cay", at: (780, 350)), home: Black),
        (id: "long-key", shape: Oval("long-key", at: (450, 580)), coins: [1]),
    ],
    ships: [
        (id: "bonnie-liz", card: "bonnie-liz", flag: Red, at: (215.59, 273.72), heading: 141, coins: [3, 2]),
        (id: "hms-comet", card: "hms-comet", flag: Black, at: (640, 420), heading: 150),
    ],
)"#;

#[test]
fn pc_6_5_gold_is_brought_home_by_hand_and_the_game_killed_under_way_is_won_after_it() {
    let mut raiders = Raiders::of(Captain::elsewhere("raid-home", By::Mouse, GAME, LADEN));
    raiders.lift();
    let liz = name("bonnie-liz");
    raiders.play(|played, _| played.state().running.as_ref().is_some_and(|running| running.unit == liz));
    let before = raiders.standing();
    raiders.killed_and_continued();
    raiders.stands_as(&before);
    raiders.play(|_, _| false);
    let played: Played = raiders.played_of();
    assert!(played.state().result.is_some(), "{:?}", raiders.given);
    raiders.is_kept_of::<Pirates>();
    assert_eq!(raiders.own.table.end(), Some(0));
}
