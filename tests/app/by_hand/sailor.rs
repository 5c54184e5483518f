//! A sailor at the desk: finds words on the panels, turns the wheel until they can be reached, and answers what is asked.

use std::path::PathBuf;

use serde_json::Value;
use weather_gage::captains::captain::{Captain, Rank};
use weather_gage::captains::seeds::seed;
use weather_gage::games::the_ships::papers::placing::DraftPlacing;
use weather_gage::logbook::chronicle::{self, locker};
use weather_gage::logbook::wording::{Arg, Fact, Language, Words, key, names, the_ships as words};
use weather_gage::rules::kernel::{Awaiting, Journal, Match, Ruleset, Seat, Viewer, Want};
use weather_gage::rules::the_ships::orders::{DeckOrder, Order};
use weather_gage::rules::the_ships::ruleset::TheShips;
use weather_gage::rules::the_ships::ship_card::Nation;
use weather_gage::rules::the_ships::view::View;
use weather_gage::table::settings::keeping::FILE;

use crate::play::desk::tempfolder::Folder;
use crate::program::Driven;

/// What the sailor uses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum By {
    /// The mouse alone; holding the curtain too.
    Mouse,
    /// The keyboard alone.
    Keys,
}

/// Something that can be pressed on a panel.
struct Plate {
    text: String,
    at: (f64, f64),
    enabled: bool,
    plain: bool,
    focused: bool,
}

/// Somebody who plays both persons' parts at one desk.
pub struct Sailor {
    /// The program.
    pub table: Driven,
    /// What he uses.
    pub by: By,
    /// Everything he sealed, in order.
    pub sealed: Vec<(Seat, Order)>,
    /// Cards that were taken back bear what was written on them: he begins anew.
    pub wipes: bool,
    folder: Folder,
    throws: usize,
    hands: [Box<dyn Captain>; 2],
    words: Words,
}

fn english() -> Language {
    Language::from_tag("en").unwrap()
}

impl Sailor {
    /// Opens the program on its title page, with a folder of its own for settings and saves.
    pub fn aboard(name: &str, by: By) -> Self {
        let folder = Folder::new(name);
        // Who has thrown often enough has quick dice: the same throws, and a shorter flight.
        std::fs::write(folder.0.join(FILE), "quick_dice = true\n").unwrap();
        let table = Self::open(&folder);
        let hand = |seat| Rank::Mate.enlist(seed(1588, seat, "sailor"));
        Self {
            table,
            by,
            sealed: Vec::new(),
            wipes: false,
            folder,
            throws: 0,
            hands: [hand(0), hand(1)],
            words: Words::built_in(),
        }
    }

    fn open(folder: &Folder) -> Driven {
        let own = folder.0.to_string_lossy();
        let mut table = Driven::sized("1280x720", &["--config", &own, "--data", &own, "--seed", "1588"]);
        table.step("until screen=title 5");
        table
    }

    /// Kills the program without a word of warning and opens it again.
    pub fn kill_and_reopen(&mut self) {
        self.table = Self::open(&self.folder);
    }

    /// One sentence in English.
    pub fn say(&self, key: &str) -> String {
        self.words.say(&english(), key, &[])
    }

    /// One sentence with something in it.
    pub fn tell(&self, key: &str, arguments: &[(&str, Arg)]) -> String {
        self.words.say(&english(), key, arguments)
    }

    /// A thing's name.
    pub fn name(&self, thing: Arg) -> String {
        self.words.tell(&english(), &Fact::new(key::LOG_PHASE).with("phase", thing))
    }

    /// How the match stands for this window.
    pub fn standing(&mut self) -> Value {
        self.table.state()["match"].clone()
    }

    /// The autosave.
    pub fn autosave(&self) -> PathBuf {
        locker::newest(&self.folder.0.join("saves"), locker::AUTOSAVE)
    }

    /// The match as it was saved after the last answer.
    pub fn played(&self) -> Match<TheShips> {
        let text = std::fs::read_to_string(self.autosave()).expect("everything is saved by itself");
        let journal: Journal<TheShips> = chronicle::read(&text).expect("the autosave is a journal");
        journal.replay().expect("it replays")
    }

    fn screen(&mut self) -> String {
        self.table.state()["screen"].as_str().unwrap_or_default().to_owned()
    }

    fn plates(&mut self) -> Vec<Plate> {
        let told = self.table.step("labels");
        let plate = |label: &Value| Plate {
            text: label["text"].as_str().unwrap_or_default().to_owned(),
            at: (label["at"][0].as_f64().unwrap_or_default(), label["at"][1].as_f64().unwrap_or_default()),
            enabled: label["enabled"] == true,
            plain: label["role"] == "Label",
            focused: label["focused"] == true,
        };
        told["labels"].as_array().unwrap().iter().map(plate).collect()
    }

    /// Where these words can be pressed: the first such below a heading.
    fn find(&mut self, after: Option<&str>, text: &str) -> Option<(f64, f64)> {
        let plates = self.plates();
        let below = match after {
            Some(heading) => {
                let heading = heading.to_uppercase();
                1 + plates.iter().position(|plate| plate.plain && plate.text.to_uppercase() == heading)?
            }
            None => 0,
        };
        let found =
            plates.iter().skip(below).find(|plate| !plate.plain && plate.enabled && plate.text.starts_with(text));
        found.map(|plate| plate.at)
    }

    /// Whether something that can be pressed begins like this.
    pub fn reads(&mut self, text: &str) -> bool {
        self.find(None, text).is_some()
    }

    /// Whether something that can be pressed reads exactly so.
    pub fn find_exactly(&mut self, text: &str) -> bool {
        self.plates().iter().any(|plate| !plate.plain && plate.enabled && plate.text == text)
    }

    /// Whether these words stand among the first few after a heading.
    pub fn follows(&mut self, heading: &str, text: &str) -> bool {
        let heading = heading.to_uppercase();
        let plates = self.plates();
        let below = plates.iter().position(|plate| plate.text == heading).map_or(0, |at| at + 1);
        plates.iter().skip(below).take(2).any(|plate| plate.text == text)
    }

    /// Presses what reads so, below a heading if one is given.
    pub fn press(&mut self, after: Option<&str>, text: &str) {
        match self.by {
            By::Mouse => self.click(after, text),
            By::Keys => self.choose(after, text),
        }
    }

    /// What lies between the head and the foot of the sheet at the side can be clicked; the wheel brings it there.
    fn click(&mut self, after: Option<&str>, text: &str) {
        const SHEET_LEFT: f64 = 930.0;
        for turn in 0..60 {
            // What lies below the window is not written yet; what lies above it is found from the top.
            let Some(at) = self.find(after, text) else {
                let notches = if turn == 30 { 90 } else { -2 };
                self.table.steps(&format!("move 1100 330\nwheel {notches}\nstep 4"));
                continue;
            };
            let foot = [
                key::ORDER_SEAL,
                key::ORDER_WIPE,
                key::FIT_DONE,
                key::PLACE_DONE,
                key::UMPIRE_PROPOSE,
                key::RIBBON_END,
            ]
            .map(|words| self.say(words));
            let at_the_foot = foot.iter().any(|words| text == words);
            // Sheets are scrolled: the one at the side of the table, and the list of battles.
            let on_a_sheet = match self.screen().as_str() {
                "table" => at.0 > SHEET_LEFT && at.1 > 120.0,
                "chooser" => at.0 < 440.0 && at.1 > 150.0,
                _ => false,
            };
            if at_the_foot || !on_a_sheet || (125.0..565.0).contains(&at.1) {
                self.table.step(&format!("click {} {}", at.0, at.1));
                return;
            }
            let notches = if at.1 >= 560.0 { -1 } else { 1 };
            let over = if at.0 > SHEET_LEFT { 1100 } else { 260 };
            self.table.steps(&format!("move {over} 330\nwheel {notches}\nstep 4"));
        }
        panic!("`{text}` cannot be brought into reach: {}", self.table.step("labels"));
    }

    /// Goes on with Tab until the keyboard is on these words below this heading, and presses Enter.
    fn choose(&mut self, after: Option<&str>, text: &str) {
        for _ in 0..140 {
            let state = self.table.state();
            let on = state["keyboard"].as_str().unwrap_or_default().to_owned();
            if on.starts_with(text) && after.is_none_or(|heading| self.is_below(heading)) {
                self.table.steps("key Enter\nstep 3");
                return;
            }
            // At the table Tab goes from piece to piece until a sheet is taken up.
            self.table.step(if on.is_empty() && state["screen"] == "table" { "key O" } else { "key Tab" });
        }
        panic!("the keyboard never comes to `{text}`: {}", self.table.step("labels"));
    }

    /// Whether the last heading before what the keyboard is on is this one.
    fn is_below(&mut self, heading: &str) -> bool {
        let mut plates = self.plates();
        if !plates.iter().any(|plate| plate.focused) {
            // The sheet is still on its way to it.
            self.table.step("step 20");
            plates = self.plates();
        }
        let here = plates.iter().position(|plate| plate.focused).unwrap_or(0);
        let sides = ["england", "spain"].map(|side| self.say(&names::side(side)));
        let is_heading = |plate: &&Plate| {
            let loud = plate.text.chars().count() > 4 && plate.text == plate.text.to_uppercase();
            plate.plain && (loud || sides.contains(&plate.text))
        };
        plates[..here]
            .iter()
            .rev()
            .find(is_heading)
            .is_some_and(|last| last.text.to_uppercase() == heading.to_uppercase())
    }

    /// Lifts the curtain.
    pub fn lift(&mut self) {
        match self.by {
            By::Keys => self.table.steps("hold Space\nuntil match.curtain=up 5\nlet Space\nstep 4"),
            By::Mouse => {
                let words = self.say(key::CURTAIN_HOLD);
                self.table
                    .steps(&format!("move \"{words}\"\npress left\nuntil match.curtain=up 5\nrelease left\nstep 4"));
            }
        }
    }

    /// Whether the dice are in a person's hand: a bot's are not asked for.
    fn may_throw(&mut self) -> bool {
        let words = self.say(key::THROW_TRAY);
        self.find_exactly(&words)
    }

    /// Throws what is in the hand: by the key; or shaken and let go, by a word, through the tower, in turn. A slip of the
    /// finger (the words move when one question follows another) is made good.
    fn throw(&mut self) {
        self.throws += 1;
        for _ in 0..5 {
            self.table.step("step 6");
            match (self.by, self.throws % 3) {
                (By::Keys, _) => drop(self.table.step("key Space")),
                (By::Mouse, 0) => self.say_the_word(key::THROW_TRAY),
                (By::Mouse, 1) => self.say_the_word(key::THROW_TOWER),
                (By::Mouse, _) => {
                    self.table.steps("wait 0.8\nuntil resting 5\nmove 520 330\npress left\nmove 560 360\nmove 500 340");
                    self.table.steps("move 570 350\nmove 520 380\nrelease left");
                }
            }
            self.table.step("wait 0.5");
            if self.table.state()["dice"]["throw"] != "held" {
                if self.by == By::Keys {
                    self.table.step("key Space");
                }
                self.table.step("step 10");
                return;
            }
        }
        panic!("the dice stay in the hand: {}", self.table.state());
    }

    fn say_the_word(&mut self, key: &str) {
        let words = self.say(key);
        if self.find_exactly(&words) {
            self.click(None, &words);
        }
    }

    /// Does what is asked of the people at the desk until something holds.
    pub fn sail(&mut self, until: impl Fn(&Value) -> bool) {
        for _ in 0..4000 {
            let now = self.standing();
            if until(&now) {
                return;
            }
            let dice = self.table.state()["dice"]["throw"].clone();
            if now["curtain"] == "down" {
                self.lift();
            } else if now["asked"] == "orders" && now["eyes"].is_string() && now["showing"] == false {
                self.order(&now);
            } else if now["asked"] == "choose" && now["showing"] == false {
                self.answer();
            } else if dice == "held" && self.may_throw() {
                self.throw();
            } else {
                self.table.step("step 20");
            }
        }
        panic!("it never comes to that: {}", self.table.state());
    }

    fn order(&mut self, now: &Value) {
        let played = self.played();
        let side = if now["eyes"] == "english" { Nation::English } else { Nation::Spanish };
        let seat = [Seat(0), Seat(1)].into_iter().find(|seat| played.state().side_at(*seat) == Some(side)).unwrap();
        let view: View = TheShips::seen_by(played.state(), Viewer::Seat(seat));
        let mut order = written_down(self.hands[usize::from(seat.0)].order(&view));
        if matches!(&order, Order::Place(berths) if berths.len() > 1) {
            // Several ships would have to make room for each other: they stay where they are offered to lie.
            order = DraftPlacing::begin(&view, seat).order();
        }
        assert_eq!(TheShips::check(played.state(), seat, &order), Ok(()), "a captain's order is lawful");
        self.write(&view, seat, &order);
        let hash = now["hash"].clone();
        self.table.step("step 6");
        let after = self.standing();
        assert!(
            after["hash"] != hash || after["sealed"] != now["sealed"] || after["asked"] != "orders",
            "the order of {side:?} was not taken: {order:?}: {after} {}",
            self.table.step("labels")
        );
        self.sealed.push((seat, order));
    }

    fn answer(&mut self) {
        let played = self.played();
        let Awaiting::Answer(Want::Choice { by, options, why }) = played.awaiting() else {
            // The question is asked and not yet saved, or the show goes on.
            self.table.step("step 5");
            return;
        };
        let view = TheShips::seen_by(played.state(), Viewer::Seat(*by));
        let option = self.hands[usize::from(by.0)].choose(&mut || view.clone(), options, why);
        let text = self.name(words::choice(&view.table.articles, options[option]));
        self.press(None, &text);
        self.table.step("step 4");
    }
}

/// The order as it can be marked: a sheet offers the steps of the plot, not every number there is.
fn written_down(order: Order) -> Order {
    let Order::Cards { mut cards, strike } = order else { return order };
    for card in cards.values_mut() {
        let last = u8::try_from(card.route.0.len()).unwrap_or(u8::MAX).clamp(1, 9);
        for order in [&mut card.musketeers, &mut card.pikemen].into_iter().flatten() {
            *order = match *order {
                DeckOrder::Up(step) => DeckOrder::Up(step.min(last)),
                DeckOrder::Down(step) => DeckOrder::Down(step.min(last)),
            };
        }
    }
    Order::Cards { cards, strike }
}
