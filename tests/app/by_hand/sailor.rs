//! A sailor at the desk: presses words on the panels, and answers questions.

use std::path::PathBuf;

use serde_json::Value;
use weather_gage::captains::{Bot, Crewed, Rank};
use weather_gage::chance::seed;
use weather_gage::games::the_ships::papers::placing::DraftPlacing;
use weather_gage::logbook::chronicle;
use weather_gage::logbook::wording::{Arg, Fact, Language, Words, key, the_ships as words};
use weather_gage::play::saves::SaveFolder;
use weather_gage::rules::kernel::{Awaiting, Journal, Match, Ruleset, Seat, Viewer, Want};
use weather_gage::rules::the_ships::game::TheShips;
use weather_gage::rules::the_ships::orders::{DeckOrder, Order};
use weather_gage::rules::the_ships::ship_card::Nation;
use weather_gage::rules::the_ships::view::View;
use weather_gage::table::settings::keeping::{FILE, read};

use crate::play::desk::tempfolder::Folder;
use crate::program::Driven;

/// The sailor uses this.
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
    enabled: bool,
    plain: bool,
}

/// A player of both persons' parts at one desk.
pub struct Sailor {
    /// The program.
    pub table: Driven,
    pub by: By,
    /// Every sealed order, in order.
    pub sealed: Vec<(Seat, Order)>,
    /// Cards that were taken back bear their writing: the sailor begins anew.
    pub wipes: bool,
    folder: Folder,
    throws: usize,
    hands: [Box<dyn Bot<TheShips>>; 2],
    language: Language,
    words: Words,
}

impl Sailor {
    /// Opens the program on its title page, with a folder of its own for settings and saves.
    pub fn aboard(name: &str, by: By) -> Self {
        Self::speaking(Language::En, name, by)
    }

    /// The same with another language in the window.
    pub fn speaking(language: Language, name: &str, by: By) -> Self {
        let folder = Folder::new(name);
        // A player who has thrown often enough has quick dice: the same throws, and a shorter flight.
        std::fs::write(folder.0.join(FILE), "hints = false\nquick_dice = true\n").unwrap();
        let table = Self::open(&language, &folder);
        let hand = |seat| TheShips::enlist(Rank::Mate, seed(1588, seat, "sailor"));
        Self {
            table,
            by,
            sealed: Vec::new(),
            wipes: false,
            folder,
            throws: 0,
            hands: [hand(0), hand(1)],
            language,
            words: Words::built_in(),
        }
    }

    fn open(language: &Language, folder: &Folder) -> Driven {
        let own = folder.0.to_string_lossy();
        let mut table =
            Driven::speaking(language, "1280x720", &["--config", &own, "--data", &own, "--seed", "1588"]).brisk();
        table.step("until screen=title 5");
        table
    }

    /// Kills the program without a word of warning and opens it again.
    pub fn kill_and_reopen(&mut self) {
        self.table = Self::open(&self.language, &self.folder);
    }

    /// Says a sentence in the language of the window.
    pub fn say(&self, what: impl Into<Fact>) -> String {
        self.words.tell(&self.language, &what.into())
    }

    /// A thing's name.
    pub fn name(&self, thing: Arg) -> String {
        self.words.name(&self.language, &thing)
    }

    /// The match as this window reports it.
    pub fn standing(&mut self) -> Value {
        self.table.state()["match"].clone()
    }

    /// The autosave.
    pub fn autosave(&self) -> PathBuf {
        SaveFolder(self.folder.0.join("saves")).last().expect("everything is saved by itself")
    }

    /// The match as it was saved after the last answer.
    pub fn played(&self) -> Match<TheShips> {
        let text = std::fs::read_to_string(self.autosave()).expect("everything is saved by itself");
        let journal: Journal<TheShips> = chronicle::read(&text).expect("the autosave is a journal");
        journal.replay().expect("it replays")
    }

    /// The seats of those who are no bots, as the autosave has them.
    pub fn at_the_desk(&self) -> Vec<Seat> {
        let text = std::fs::read_to_string(self.autosave()).unwrap();
        let players = chronicle::read_heading(&text).unwrap().players;
        let seats = (0..).map(Seat).zip(players);
        seats.filter(|(_, player)| player.bot.is_none()).map(|(seat, _)| seat).collect()
    }

    /// Is it written among the settings that this was won?
    pub fn remembers_winning(&self, title: &str) -> bool {
        read(&self.folder.0.join(FILE)).unwrap().won.contains(title)
    }

    fn plates(&mut self) -> Vec<Plate> {
        let told = self.table.step("labels");
        let plate = |label: &Value| Plate {
            text: label["text"].as_str().unwrap_or_default().to_owned(),
            enabled: label["enabled"] == true,
            plain: label["role"] == "Label",
        };
        told["labels"].as_array().unwrap().iter().map(plate).collect()
    }

    /// Everything that can be pressed; true if it can be now.
    pub fn offered(&mut self) -> Vec<(String, bool)> {
        self.plates().into_iter().filter(|plate| !plate.plain).map(|plate| (plate.text, plate.enabled)).collect()
    }

    /// Does a button begin like this?
    pub fn reads(&mut self, text: &str) -> bool {
        self.plates().iter().any(|plate| !plate.plain && plate.enabled && plate.text.starts_with(text))
    }

    /// Does a button read exactly so?
    pub fn find_exactly(&mut self, text: &str) -> bool {
        self.plates().iter().any(|plate| !plate.plain && plate.enabled && plate.text == text)
    }

    /// Do these words stand among the first few after a heading?
    pub fn follows(&mut self, heading: &str, text: &str) -> bool {
        let heading = heading.to_uppercase();
        let plates = self.plates();
        let below = plates.iter().position(|plate| plate.text == heading).map_or(0, |at| at + 1);
        plates.iter().skip(below).take(2).any(|plate| plate.text == text)
    }

    /// Presses what reads so, below a heading if one is given: with the mouse, or by going to it with Tab.
    pub fn press(&mut self, after: Option<&str>, text: &str) {
        let place = match after {
            Some(heading) => format!("{} below {}", quoted(text), quoted(heading)),
            None => quoted(text),
        };
        match self.by {
            By::Mouse => drop(self.table.step(&format!("click {place}"))),
            By::Keys => {
                // At the table Tab goes from piece to piece until a sheet is taken up.
                let state = self.table.state();
                if state["keyboard"].is_null() && state["screen"] == "table" {
                    self.table.step("key O");
                }
                self.table.steps(&format!("tab {place}\nkey Enter"));
            }
        }
    }

    /// Lifts the curtain.
    pub fn lift(&mut self) {
        match self.by {
            By::Keys => self.table.steps("hold Space\nuntil match.curtain=up 5\nlet Space"),
            By::Mouse => {
                let words = quoted(&self.say(key::CURTAIN_HOLD));
                self.table.steps(&format!("move {words}\npress left\nuntil match.curtain=up 5\nrelease left"));
            }
        }
    }

    /// Throws the dice in the hand: by the key; or shaken and let go, by a word, through the tower, in turn.
    fn throw(&mut self) {
        self.throws += 1;
        let thrown = self.table.state()["dice"]["ever"].clone();
        match (self.by, self.throws % 3) {
            (By::Keys, _) => drop(self.table.step("key Space")),
            (By::Mouse, 0) => self.say_the_word(key::THROW_TRAY),
            (By::Mouse, 1) => self.say_the_word(key::THROW_TOWER),
            (By::Mouse, _) => self.shake(),
        }
        // Quick dice may have fallen, and the next ones lie in the hand, before a frame is drawn.
        self.table.steps(&format!("until dice.ever!={thrown} 30\nrate 20"));
    }

    fn say_the_word(&mut self, key: &str) {
        let words = self.say(key);
        self.press(None, &words);
    }

    /// Goes over the tray, in any place of the picture.
    fn shake(&mut self) {
        let tray = self.table.state()["pieces"]["tray"].clone();
        let at = [0, 1]
            .map(|at| tray[at].as_f64().unwrap_or_else(|| panic!("the tray is not in the picture: {tray}")) as i64);
        // A hand that shakes is followed frame by frame.
        self.table.steps(&format!("rate 60\nmove {} {}\npress left", at[0], at[1]));
        for (x, y) in [(40, 30), (-20, 10), (50, 20), (0, 50)] {
            self.table.step(&format!("move {} {}", at[0] + x, at[1] + y));
        }
        self.table.step("release left");
    }

    /// Answers every question to the people at the desk until something holds.
    pub fn sail(&mut self, until: impl Fn(&Value) -> bool) {
        loop {
            self.table.step("until resting 600");
            let now = self.standing();
            if until(&now) {
                return;
            }
            let dice = self.table.state()["dice"]["throw"].clone();
            if now["curtain"] == "down" {
                self.lift();
            } else if now["asked"] == "orders" && now["eyes"].is_string() {
                self.order(&now);
            } else if now["asked"] == "choose" {
                self.answer();
            } else if dice == "held" {
                self.throw();
            } else {
                panic!("nobody is asked anything, and it never comes to that: {now}");
            }
        }
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
            panic!("what is asked is not what was saved: {:?}", played.awaiting());
        };
        let view = TheShips::seen_by(played.state(), Viewer::Seat(*by));
        let option = self.hands[usize::from(by.0)].choose(&mut || view.clone(), options, why);
        let text = self.name(words::choice(&view.table.articles, options[option]));
        self.press(None, &text);
    }
}

/// Words as a script writes them.
pub fn quoted(words: &str) -> String {
    format!("\"{}\"", words.replace('\\', "\\\\").replace('"', "\\\""))
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
