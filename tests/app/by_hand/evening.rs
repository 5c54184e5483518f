//! An evening of a game of sheets by hand: whatever is asked is answered until something holds, and what is kept is looked at. A game
//! says how its players decide and how an order is found on its sheet.

use std::ops::{Deref, DerefMut};

use serde_json::Value;
use weather_gage::captains::Crewed;
use weather_gage::logbook::wording::{Language, key};
use weather_gage::rules::kernel::{Awaiting, Match, Seat, Viewer, Want};
use weather_gage::table::settings::keeping::FILE;

use super::captain::{Captain, Kept};
use super::sailor::By;
use crate::play::desk::tempfolder::Folder;

/// A game that is played by hand here.
pub trait ByHand: Kept + Crewed {
    /// The word of the game on the command line.
    const NAME: &'static str;
    const SEED: &'static str;
    /// Any evening ends within this number of answers.
    const ANSWERS: usize;
    /// These fields of the match are the same after it was left and gone on with.
    const STANDS: &'static [&'static str];

    /// The seat that has this word.
    fn seat(state: &Self::State, word: &str) -> Option<Seat>;

    fn order(state: &Self::State, seat: Seat) -> Self::Order;

    fn choice(view: &Self::View, options: &[Self::Choice], why: &Self::Why) -> usize;

    /// Puts together on the sheet what the order is made of, and says under which name its deed is known.
    fn prepared(evening: &mut Evening<Self>, played: &Match<Self>, order: &Self::Order) -> Option<String>;

    /// Is this deed asked for once more where something is left?
    fn is_asked_again(_: &Self::Order) -> bool {
        false
    }
}

/// Players at the desk, and the orders they gave.
pub struct Evening<G: ByHand> {
    own: Captain,
    pub given: Vec<G::Order>,
}

impl<G: ByHand> Deref for Evening<G> {
    type Target = Captain;

    fn deref(&self) -> &Captain {
        &self.own
    }
}

impl<G: ByHand> DerefMut for Evening<G> {
    fn deref_mut(&mut self) -> &mut Captain {
        &mut self.own
    }
}

impl<G: ByHand> Evening<G> {
    /// At a table that lies as a position says.
    pub fn at(name: &str, by: By, position: &str) -> Self {
        Self { own: Captain::elsewhere(name, by, G::NAME, position), given: Vec::new() }
    }

    /// On the title page, as players who have seen it often and want no ceremony.
    pub fn aboard(language: Language, name: &str, by: By) -> Self {
        let folder = Folder::new(name);
        std::fs::write(folder.0.join(FILE), "hints = false\nquick_dice = true\nreduced_motion = true\n").unwrap();
        Self { own: Captain::with(language, folder, by, G::SEED), given: Vec::new() }
    }

    /// Casts off, with these in the chairs beside the first.
    pub fn begin(&mut self, opening: &str, chairs: &[(&'static str, &'static str)]) {
        self.own.begin_of(G::NAME, opening, chairs);
    }

    /// Answers every question until something holds of the match as it is saved, and of the table as it is seen, or the game is over.
    pub fn play(&mut self, until: impl Fn(&Match<G>, &Value) -> bool) {
        for _ in 0..G::ANSWERS {
            let Some(now) = self.own.asked(&|now: &Value| now["asked"] == "over") else { return };
            let played = self.saved();
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

    /// The match as it was saved after the last answer.
    pub fn saved(&self) -> Match<G> {
        self.own.played_of()
    }

    pub fn throw(&mut self) {
        match self.by {
            By::Mouse => self.press_mark("throw"),
            By::Keys => drop(self.table.step("key Space")),
        }
        self.table.step("until dice.throw!=held 5");
    }

    fn choose(&mut self, played: &Match<G>) {
        let Awaiting::Answer(Want::Choice { by, options, why }) = played.awaiting() else {
            panic!("what is asked is not what was saved: {:?}", played.awaiting());
        };
        let option = G::choice(&G::seen_by(played.state(), Viewer::Seat(*by)), options, why);
        self.press_mark(&format!("choice:{option}"));
    }

    fn order(&mut self, played: &Match<G>, now: &Value) {
        let eyes = now["eyes"].as_str().expect("somebody is at the window");
        let seat = G::seat(played.state(), eyes).expect("a player");
        let order = G::order(played.state(), seat);
        let mark = G::prepared(self, played, &order).expect("it has a place on the sheet");
        let before = self.standing();
        self.press_mark(&mark);
        if G::is_asked_again(&order) && !self.was_taken(&before) {
            self.press_mark(&mark);
        }
        assert!(self.was_taken(&before), "{order:?} was not taken: {}", self.standing());
        self.given.push(order);
    }

    fn was_taken(&mut self, before: &Value) -> bool {
        let after = self.standing();
        ["hash", "sealed", "asked"].into_iter().any(|what| after[what] != before[what])
    }

    /// Counts the orders of a kind.
    pub fn count(&self, of: impl Fn(&G::Order) -> bool) -> usize {
        self.given.iter().filter(|order| of(order)).count()
    }

    /// Saved, left for the title, and gone on with.
    pub fn left_and_continued(&mut self) {
        let before = self.standing();
        self.table.steps("key F10\nuntil menu=pause 5");
        for words in [key::PAUSE_TO_TITLE, key::MENU_YES].map(|words| self.own.say(words)) {
            self.press(&words);
        }
        self.table.step("until screen=title 5");
        self.go_on();
        self.stands_as(&before);
    }

    /// The same is asked as before.
    pub fn stands_as(&mut self, before: &Value) {
        self.table.step("until resting 60");
        self.lift();
        let after = self.standing();
        for what in G::STANDS {
            assert_eq!(after[what], before[what], "{what}");
        }
    }

    /// The program ends, and has kept everything.
    pub fn ends(mut self) {
        self.own.is_kept_of::<G>();
        assert_eq!(self.own.table.end(), Some(0));
    }
}
