//! A player of a game of sheets by hand in a test: opens the program, presses words on its sheets, and looks at the saves. Where
//! nothing else is said the game is Dead Reckoning.

use std::path::Path;

use bevy_egui::egui::Id;
use serde::de::DeserializeOwned;
use serde_json::Value;
use weather_gage::logbook::chronicle;
use weather_gage::logbook::wording::{Fact, Language, Words, key, names};
use weather_gage::play::saves::SaveFolder;
use weather_gage::rules::dead_reckoning::orders::Order;
use weather_gage::rules::dead_reckoning::ruleset::DeadReckoning;
use weather_gage::rules::dead_reckoning::state::State;
use weather_gage::rules::kernel::{Journal, Match, Ruleset, digest};

use super::sailor::{By, quoted};
use crate::play::desk::tempfolder::Folder;
use crate::program::{Driven, program};

const DEAD_RECKONING: &str = "dead-reckoning";

/// A game whose journals can be read from the disk.
pub trait Kept: Ruleset<Order: DeserializeOwned, Setup: DeserializeOwned> {}

impl<G: Ruleset<Order: DeserializeOwned, Setup: DeserializeOwned>> Kept for G {}

/// Everybody at the desk, played by these hands.
pub struct Captain {
    /// The program.
    pub table: Driven,
    pub by: By,
    /// The program keeps its files here.
    pub folder: Folder,
    seed: &'static str,
    language: Language,
    words: Words,
}

impl Captain {
    /// On the title page, in a new folder.
    pub fn aboard(name: &str, by: By, seed: &'static str) -> Self {
        Self::speaking(Language::En, name, by, seed)
    }

    /// The same with another language in the window.
    pub fn speaking(language: Language, name: &str, by: By, seed: &'static str) -> Self {
        Self::opened(language, Folder::new(name), by, seed, None, &[])
    }

    /// On the title page, with the files of a folder.
    pub fn with(language: Language, folder: Folder, by: By, seed: &'static str) -> Self {
        Self::opened(language, folder, by, seed, None, &[])
    }

    fn opened(
        language: Language,
        folder: Folder,
        by: By,
        seed: &'static str,
        save: Option<&Path>,
        more: &[&str],
    ) -> Self {
        let table = Self::open(&language, &folder, seed, save, more);
        Self { table, by, folder, seed, language, words: Words::built_in() }
    }

    fn open(language: &Language, folder: &Folder, seed: &str, save: Option<&Path>, more: &[&str]) -> Driven {
        let own = folder.0.to_string_lossy();
        let mut arguments = vec!["--config", &own, "--data", &own, "--seed", seed];
        arguments.extend(more);
        let save = save.map(Path::to_string_lossy);
        if let Some(save) = &save {
            arguments.extend(["--load", save]);
        }
        let mut table = Driven::speaking(language, "1280x720", &arguments).brisk();
        table.steps(if save.is_some() { "until screen=table 10\nuntil resting 60" } else { "until screen=title 5" });
        table
    }

    /// At a moment that is written down as a script, with a person in every seat.
    pub fn at(name: &str, by: By, position: &str) -> Self {
        Self::after(name, by, position, "")
    }

    /// The same after some steps of the script.
    pub fn after(name: &str, by: By, position: &str, steps: &str) -> Self {
        let mut captain = Self::before_the_curtain(name, by, (DEAD_RECKONING, position), steps, &[]);
        captain.lift();
        captain
    }

    /// At a moment of another game, with a person in every seat and the curtain where it hangs.
    pub fn elsewhere(name: &str, by: By, game: &str, position: &str) -> Self {
        Self::before_the_curtain(name, by, (game, position), "", &[])
    }

    /// The same with the curtain where it hangs, and pictures into this folder.
    pub fn pictured(name: &str, position: &str, steps: &str, out: &Path) -> Self {
        let more = ["--out", &out.to_string_lossy()];
        Self::before_the_curtain(name, By::Mouse, (DEAD_RECKONING, position), steps, &more)
    }

    fn before_the_curtain(name: &str, by: By, (game, position): (&str, &str), steps: &str, more: &[&str]) -> Self {
        let (folder, seed) = (Folder::new(name), "1680");
        let (script, save) = (folder.0.join("moment.ron"), folder.0.join("moment.save"));
        let text = format!("Script(game: \"{game}\", setup: {position}, steps: [{steps}])");
        std::fs::write(&script, text).unwrap();
        let told = program().arg("script").arg(&script).arg("--save").arg(&save).output().unwrap();
        assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stdout));
        Self::opened(Language::En, folder, by, seed, Some(&save), more)
    }

    /// Lifts the curtain, where it hangs.
    pub fn lift(&mut self) {
        if self.standing()["curtain"] == "down" {
            self.table.steps("hold Space\nuntil match.curtain=up 5\nlet Space\nuntil resting 60");
        }
    }

    /// Says a sentence in the language of the window.
    pub fn say(&self, what: impl Into<Fact>) -> String {
        self.words.tell(&self.language, &what.into())
    }

    /// The match as this window reports it.
    pub fn standing(&mut self) -> Value {
        self.table.state()["match"].clone()
    }

    /// Presses what bears these words, with the mouse or with keys.
    pub fn press(&mut self, words: &str) {
        self.press_at(&quoted(words));
    }

    /// Presses what lessons know under this name.
    pub fn press_mark(&mut self, mark: &str) {
        self.press_at(&format!("mark {mark}"));
    }

    fn press_at(&mut self, place: &str) {
        match self.by {
            By::Mouse => self.table.steps(&format!("click {place}")),
            By::Keys => self.table.steps(&format!("tab {place}\nkey Enter")),
        }
    }

    /// Presses the one thing on the sheets that begins so.
    pub fn press_what_begins(&mut self, words: &str) {
        let offered = self.offered();
        let begins = offered.iter().find(|offered| offered.starts_with(words));
        let begins = begins.unwrap_or_else(|| panic!("nothing begins with {words}: {offered:?}")).clone();
        self.press(&begins);
    }

    /// From the title to the table, with these in the chairs beside the first.
    pub fn begin(&mut self, opening: &str, chairs: &[(&'static str, &'static str)]) {
        self.begin_of(DEAD_RECKONING, opening, chairs);
    }

    /// The same with another game.
    pub fn begin_of(&mut self, game: &str, opening: &str, chairs: &[(&'static str, &'static str)]) {
        let new = self.say(key::TITLE_NEW_GAME);
        self.press(&new);
        self.table.step("until screen=chooser 5");
        for words in [self.say(names::game(game)), self.say(names::scenario(opening))] {
            self.press(&words);
        }
        let prepare = self.say(key::CHOOSER_PREPARE);
        self.press(&prepare);
        let cast_off = self.say(key::OUTFIT_BEGIN);
        self.table.step(&format!("until \"label:{cast_off}\" 5"));
        for (colour, hand) in chairs {
            let (hand, colour) = (self.say(*hand), self.say(*colour));
            self.press_at(&format!("{} below {}", quoted(&hand), quoted(&colour)));
        }
        self.press(&cast_off);
        self.table.step("until screen=table 5");
    }

    /// The words on everything that can be pressed on the sheets, in their order.
    pub fn offered(&mut self) -> Vec<String> {
        let sheets = ["voyage", "duel-left", "duel-right", "mm-captain", "pc-captain"]
            .map(|name| format!("{:x}", Id::new(name).value()));
        let told = self.table.step("labels");
        let can = |label: &&Value| {
            // Numbers of rules open the book.
            label["role"] != "Label"
                && label["role"] != "Link"
                && label["enabled"] == true
                && sheets.iter().any(|sheet| label["panel"] == sheet.as_str())
        };
        let words = |label: &Value| label["text"].as_str().unwrap_or_default().to_owned();
        told["labels"].as_array().unwrap().iter().filter(can).map(words).collect()
    }

    /// Every text in the window.
    pub fn told(&mut self) -> Vec<String> {
        let told = self.table.step("labels");
        let words = |label: &Value| label["text"].as_str().unwrap_or_default().to_owned();
        told["labels"].as_array().unwrap().iter().map(words).collect()
    }

    /// Can this be read somewhere?
    pub fn reads(&mut self, words: &str) -> bool {
        self.told().iter().any(|told| told.contains(words))
    }

    /// The place of a piece in the window.
    pub fn place_of(&mut self, piece: &str) -> Value {
        self.table.state()["pieces"][piece].clone()
    }

    /// The match when the table rests and the curtain is lifted; none once this holds.
    pub fn asked(&mut self, until: &impl Fn(&Value) -> bool) -> Option<Value> {
        loop {
            self.table.step("until resting 600");
            let now = self.standing();
            match now["curtain"] == "down" {
                _ if until(&now) => return None,
                true => self.table.steps("hold Space\nuntil match.curtain=up 5\nlet Space"),
                false => return Some(now),
            }
        }
    }

    /// The match as it was saved after the last answer.
    pub fn played(&self) -> Match<DeadReckoning> {
        self.played_of()
    }

    /// The same with another game.
    pub fn played_of<G: Kept>(&self) -> Match<G> {
        self.journal::<G>().replay().expect("it replays")
    }

    /// The table as it was saved.
    pub fn state(&self) -> State {
        self.played().state().clone()
    }

    fn journal<G: Kept>(&self) -> Journal<G> {
        let path = SaveFolder(self.folder.0.join("saves")).last().expect("everything is saved by itself");
        let text = std::fs::read_to_string(path).expect("everything is saved by itself");
        chronicle::read(&text).expect("the autosave is a journal")
    }

    /// The orders that were given, as the save has them.
    pub fn orders(&self) -> Vec<Order> {
        self.journal::<DeadReckoning>()
            .entries
            .into_iter()
            .flat_map(|entry| entry.orders)
            .map(|(_, order)| order)
            .collect()
    }

    /// The program is killed and opened again, and the game that was played last goes on.
    pub fn killed_and_continued(&mut self) {
        self.table = Self::open(&self.language, &self.folder, self.seed, None, &[]);
        self.go_on();
    }

    /// Goes on with the last match.
    pub fn go_on(&mut self) {
        let on = self.say(key::TITLE_CONTINUE);
        self.press(&on);
        self.table.steps("until screen=table 10\nuntil resting 60");
    }

    /// The journal on the disk agrees with the table, and `replay --verify` finds the same.
    pub fn is_kept(&mut self) {
        self.is_kept_of::<DeadReckoning>();
    }

    /// The same with another game.
    pub fn is_kept_of<G: Kept>(&mut self) {
        let path = SaveFolder(self.folder.0.join("saves")).last().expect("everything is saved by itself");
        assert_eq!(self.standing()["hash"], digest(self.played_of::<G>().state()).to_string());
        let verified = program().args(["replay", "--verify"]).arg(&path).output().unwrap();
        assert!(verified.status.success(), "{}", String::from_utf8_lossy(&verified.stderr));
    }
}
