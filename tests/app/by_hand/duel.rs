//! Whole battles of Dead Reckoning by hand: with the mouse, where the cubes lie; with keys alone; and killed in the middle.

use bevy_egui::egui::Id;
use serde_json::Value;
use weather_gage::logbook::chronicle;
use weather_gage::logbook::wording::{Fact, Language, Words, key, names};
use weather_gage::play::saves::SaveFolder;
use weather_gage::rules::dead_reckoning::ruleset::DeadReckoning;
use weather_gage::rules::dead_reckoning::tray::Zone;
use weather_gage::rules::kernel::{Journal, digest};

use super::sailor::{By, quoted};
use crate::play::desk::tempfolder::Folder;
use crate::program::{Driven, program};

/// Two people at one desk, both played by these hands.
struct Duellist {
    table: Driven,
    by: By,
    folder: Folder,
    words: Words,
    /// Cubes and zones that were taken where they lay.
    taken_there: usize,
    throws: usize,
    /// Looked at before every answer.
    done: usize,
}

impl Duellist {
    fn aboard(name: &str, by: By) -> Self {
        let folder = Folder::new(name);
        let table = Self::open(&folder);
        Self { table, by, folder, words: Words::built_in(), taken_there: 0, throws: 0, done: 0 }
    }

    fn open(folder: &Folder) -> Driven {
        let own = folder.0.to_string_lossy();
        let mut table = Driven::sized("1280x720", &["--config", &own, "--data", &own, "--seed", "1700"]);
        table.step("until screen=title 5");
        table
    }

    fn say(&self, what: impl Into<Fact>) -> String {
        self.words.tell(&Language::from_tag("en").unwrap(), &what.into())
    }

    fn standing(&mut self) -> Value {
        self.table.state()["match"].clone()
    }

    /// Presses what bears these words, with the mouse or with keys.
    fn press(&mut self, words: &str) {
        let place = quoted(words);
        match self.by {
            By::Mouse => self.table.steps(&format!("click {place}")),
            By::Keys => self.table.steps(&format!("tab {place}\nkey Enter")),
        }
    }

    /// From the title to the table.
    fn begin(&mut self, battle: &str) {
        let new = self.say(key::TITLE_NEW_GAME);
        self.press(&new);
        self.table.step("until screen=chooser 5");
        let game = self.say(names::game("dead-reckoning"));
        self.press(&game);
        let two = battle == "battle-ship";
        let battle = self.say(names::scenario(battle));
        self.press(&battle);
        let prepare = self.say(key::CHOOSER_PREPARE);
        self.press(&prepare);
        let cast_off = self.say(key::OUTFIT_BEGIN);
        self.table.step(&format!("until \"label:{cast_off}\" 5"));
        if two {
            let (person, green) = (self.say(key::OUTFIT_HUMAN), self.say("dr-green"));
            let place = format!("{} below {}", quoted(&person), quoted(&green));
            match self.by {
                By::Mouse => drop(self.table.step(&format!("click {place}"))),
                By::Keys => self.table.steps(&format!("tab {place}\nkey Enter")),
            }
        }
        self.press(&cast_off);
        self.table.step("until screen=table 5");
    }

    /// The words on everything that can be pressed on the sheets of the two sides.
    fn offered(&mut self) -> Vec<String> {
        let sheets = ["duel-left", "duel-right"].map(|name| format!("{:x}", Id::new(name).value()));
        let told = self.table.step("labels");
        let lies_on_a_sheet = |label: &&Value| {
            // Numbers of rules open the book.
            label["role"] != "Label"
                && label["role"] != "Link"
                && label["enabled"] == true
                && sheets.iter().any(|sheet| label["panel"] == sheet.as_str())
        };
        let words = |label: &Value| label["text"].as_str().unwrap_or_default().to_owned();
        told["labels"].as_array().unwrap().iter().filter(lies_on_a_sheet).map(words).collect()
    }

    /// Answers whatever is asked until something holds.
    fn fight(&mut self, until: impl Fn(&Value) -> bool) {
        loop {
            self.table.step("until resting 600");
            let now = self.standing();
            if until(&now) {
                return;
            }
            if now["curtain"] == "down" {
                self.table.steps("hold Space\nuntil match.curtain=up 5\nlet Space");
                continue;
            }
            match now["asked"].as_str().unwrap_or_default() {
                "throw" => self.throw(),
                "choose" => self.choose(&now),
                "orders" | "waits" => self.order(&now),
                _ => panic!("nobody is asked anything, and it never comes to that: {now}"),
            }
        }
    }

    /// In turn over the tower, by the key, from the hand: as far as there is a mouse.
    fn throw(&mut self) {
        self.throws += 1;
        match (self.by, self.throws % 3) {
            (By::Mouse, 1) => self.tip_over_the_tower(),
            (By::Mouse, _) => {
                let tip = self.say(key::DUEL_TIP);
                self.press(&tip);
            }
            (By::Keys, 1) => drop(self.table.step("key T")),
            (By::Keys, _) => drop(self.table.step("key Space")),
        }
        self.table.step("until dice.throw!=held 5");
        // A throw in the air may be hurried.
        if self.throws > 1 {
            self.table.steps("until dice.throw=flying 5\nkey Space");
        }
    }

    /// Shaken over the tray, wherever that is in the picture, and let go: cubes go through the tower in any case.
    fn tip_over_the_tower(&mut self) {
        let tray = self.table.state()["pieces"]["tray"].clone();
        let at = |axis: usize| tray[axis].as_f64().unwrap_or_else(|| panic!("no tray in the picture: {tray}")) as i64;
        let at = [at(0), at(1)];
        self.table.steps(&format!("move {} {}\npress left", at[0], at[1]));
        for (x, y) in [(60, 30), (-60, -10), (20, 20)] {
            self.table.step(&format!("move {} {}", at[0] + x, at[1] + y));
        }
        self.table.step("release left");
    }

    /// Cubes and zones are taken where they lie by the mouse, on the sheet by keys.
    fn choose(&mut self, now: &Value) {
        let cubes = now["cubes"].as_array().cloned().unwrap_or_default();
        let offered = self.offered();
        let own = now["by"].as_str().unwrap_or_default().to_owned();
        let of_cubes = offered.iter().any(|words| words.starts_with("Purple: ") || words.starts_with("Green: "));
        if of_cubes && self.by == By::Mouse {
            let cube = cubes.iter().find(|cube| cube["of"] == own.as_str() && !cube["lie"].is_null()).unwrap().clone();
            self.table.step(&format!("click piece cube-{}", cube["piece"]));
            if self.offered() != offered {
                self.taken_there += 1;
                return;
            }
            // Another cube lies before it: the sheet has it too.
        } else if self.by == By::Mouse
            && let Some(zone) = offered.first().and_then(|words| self.zone(words))
        {
            self.table.step(&format!("click zone {}", zone.id()));
            assert_ne!(self.offered(), offered, "{} is not taken where it lies", zone.id());
            self.taken_there += 1;
            return;
        }
        let first = offered.first().unwrap_or_else(|| panic!("nothing is offered: {now}")).clone();
        self.done += 1;
        self.press(&first);
    }

    /// The zone that is offered in these words.
    fn zone(&self, words: &str) -> Option<Zone> {
        let named = |zone: &Zone| format!("To: {}", self.say(format!("dr-zone-{}", zone.id().to_lowercase())));
        Zone::ALL.into_iter().find(|zone| named(zone) == words)
    }

    fn order(&mut self, now: &Value) {
        let offered = self.offered();
        let pass = self.say(key::DUEL_PASS);
        let wanted = match now["phase"].as_str().unwrap_or_default() {
            // A card first, where there is one that helps.
            "commit" | "answer" => offered.iter().find(|words| words.starts_with("Play: Gunner")),
            "abilities" => offered.iter().find(|words| words.starts_with("Take out")),
            _ => None,
        };
        let wanted = wanted.or(offered.first()).unwrap_or(&pass).clone();
        self.done += 1;
        self.press(&wanted);
    }

    /// The journal on the disk says what the table says.
    fn is_kept(&mut self) {
        let path = SaveFolder(self.folder.0.join("saves")).last().expect("everything is saved by itself");
        let text = std::fs::read_to_string(&path).expect("everything is saved by itself");
        let journal: Journal<DeadReckoning> = chronicle::read(&text).expect("the autosave is a journal");
        let played = journal.replay().expect("it replays");
        assert_eq!(self.standing()["hash"], digest(played.state()).to_string());
        let verified = program().args(["replay", "--verify"]).arg(&path).output().unwrap();
        assert!(verified.status.success(), "{}", String::from_utf8_lossy(&verified.stderr));
    }
}

fn over(now: &Value) -> bool {
    now["asked"] == "over"
}

fn places(standing: &Value) -> Vec<(Value, Value, Value)> {
    let lying = standing["lying"].as_array().unwrap();
    lying.iter().map(|cube| (cube["piece"].clone(), cube["face"].clone(), cube["at"].clone())).collect()
}

#[test]
fn a_whole_duel_with_the_mouse_and_cubes_are_taken_where_they_lie() {
    let mut duel = Duellist::aboard("duel-by-mouse", By::Mouse);
    duel.begin("battle-ship");
    duel.fight(over);
    assert_eq!(duel.standing()["winners"].as_array().map(Vec::len), Some(1));
    assert!(duel.throws >= 1 && duel.taken_there >= 1, "{} thrown, {} taken", duel.throws, duel.taken_there);
    let again = duel.say(key::VERDICT_AGAIN);
    duel.table.step(&format!("until \"label:{again}\" 5"));
    duel.is_kept();
    // What was fought stays laid out.
    let lying = duel.table.state()["dice"]["lying"].as_array().map_or(0, Vec::len);
    assert!(lying >= 1, "{}", duel.table.state()["dice"]);
    // The next battle begins, and the tray is empty.
    duel.press(&again);
    duel.table.step("until match.curtain=down 10");
    assert_eq!(duel.table.state()["dice"]["lying"].as_array().map(Vec::len), Some(0));
    assert_eq!(duel.table.end(), Some(0));
}

#[test]
fn a_whole_duel_with_keys_alone() {
    let mut duel = Duellist::aboard("duel-by-keys", By::Keys);
    duel.begin("battle-ship");
    duel.fight(over);
    assert_eq!(duel.standing()["winners"].as_array().map(Vec::len), Some(1));
    duel.is_kept();
    // Watched once more from the verdict: the cubes fall again, and nothing of the battle changes.
    let hash = duel.standing()["hash"].clone();
    let watch = duel.say(key::VERDICT_WATCH);
    duel.table.step(&format!("until \"label:{watch}\" 5"));
    duel.press(&watch);
    duel.table.step("until dice.throw=flying 60");
    assert_eq!(duel.standing()["hash"], hash);
    assert_eq!(duel.table.end(), Some(0));
}

#[test]
fn killed_among_the_abilities_the_cubes_lie_where_they_lay() {
    let mut duel = Duellist::aboard("duel-killed", By::Mouse);
    duel.begin("battle-ship");
    duel.fight(|now| now["phase"] == "abilities" && now["asked"] == "waits");
    let before = (duel.standing(), places(&duel.table.state()["dice"]));
    assert!(!before.1.is_empty());
    duel.is_kept();
    duel.table = Duellist::open(&duel.folder);
    let on = duel.say(key::TITLE_CONTINUE);
    duel.press(&on);
    duel.table.steps("until screen=table 5\nuntil match.asked=waits 20\nuntil resting 10");
    let after = (duel.standing(), places(&duel.table.state()["dice"]));
    assert_eq!(
        [&after.0["hash"], &after.0["phase"], &after.0["cubes"]],
        [&before.0["hash"], &before.0["phase"], &before.0["cubes"]]
    );
    assert_eq!(after.1.len(), before.1.len(), "every cube lies in its zone");
    duel.fight(over);
    duel.is_kept();
    assert_eq!(duel.table.end(), Some(0));
}

#[test]
fn a_merchant_and_a_fort_are_fought_without_a_curtain() {
    for battle in ["battle-neutral", "battle-fort"] {
        let mut duel = Duellist::aboard(battle, By::Mouse);
        duel.begin(battle);
        duel.fight(|now| over(now) || now["curtain"] == "down");
        assert_eq!(duel.standing()["asked"], "over", "{battle}");
        // Nobody is shown who was not there.
        let look = duel.say(key::VERDICT_LOOK);
        duel.press(&look);
        let (green, told) = (duel.say("dr-green"), duel.table.step("labels"));
        let shown = told["labels"].as_array().unwrap().iter().any(|label| label["text"] == green.as_str());
        assert_eq!(shown, battle == "battle-fort", "{told}");
        duel.is_kept();
        assert_eq!(duel.table.end(), Some(0));
    }
}
