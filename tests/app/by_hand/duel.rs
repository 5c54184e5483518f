//! Whole battles of Dead Reckoning by hand: with the mouse, where the cubes lie; with keys alone; and killed in the middle.

use std::ops::{Deref, DerefMut};

use serde_json::Value;
use weather_gage::logbook::wording::key;
use weather_gage::rules::dead_reckoning::tray::Zone;

use super::captain::Captain;
use super::sailor::By;

/// Two people at one desk, both played by these hands.
struct Duellist {
    own: Captain,
    /// Cubes and zones that were taken where they lay.
    taken_there: usize,
    throws: usize,
}

impl Deref for Duellist {
    type Target = Captain;

    fn deref(&self) -> &Captain {
        &self.own
    }
}

impl DerefMut for Duellist {
    fn deref_mut(&mut self) -> &mut Captain {
        &mut self.own
    }
}

impl Duellist {
    fn aboard(name: &str, by: By) -> Self {
        Self { own: Captain::aboard(name, by, "1700"), taken_there: 0, throws: 0 }
    }

    /// Answers whatever is asked until something holds.
    fn fight(&mut self, until: impl Fn(&Value) -> bool) {
        while let Some(now) = self.own.asked(&until) {
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
        let state = self.table.state();
        let (tray, eye) = (&state["pieces"]["tray"], &state["camera"]);
        let at = |axis: usize| tray[axis].as_f64().unwrap_or_else(|| panic!("no tray in the picture: {eye}")) as i64;
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
        self.press(&wanted);
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
    duel.begin("battle-ship", &["dr-green"]);
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
    assert_eq!(duel.own.table.end(), Some(0));
}

#[test]
fn a_whole_duel_with_keys_alone() {
    let mut duel = Duellist::aboard("duel-by-keys", By::Keys);
    duel.begin("battle-ship", &["dr-green"]);
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
    assert_eq!(duel.own.table.end(), Some(0));
}

#[test]
fn killed_among_the_abilities_the_cubes_lie_where_they_lay() {
    let mut duel = Duellist::aboard("duel-killed", By::Mouse);
    duel.begin("battle-ship", &["dr-green"]);
    duel.fight(|now| now["phase"] == "abilities" && now["asked"] == "waits");
    let before = (duel.standing(), places(&duel.table.state()["dice"]));
    assert!(!before.1.is_empty());
    duel.is_kept();
    duel.killed_and_continued();
    duel.table.steps("until match.asked=waits 20\nuntil resting 10");
    let after = (duel.standing(), places(&duel.table.state()["dice"]));
    assert_eq!(
        [&after.0["hash"], &after.0["phase"], &after.0["cubes"]],
        [&before.0["hash"], &before.0["phase"], &before.0["cubes"]]
    );
    assert_eq!(after.1.len(), before.1.len(), "every cube lies in its zone");
    duel.fight(over);
    duel.is_kept();
    assert_eq!(duel.own.table.end(), Some(0));
}

#[test]
fn a_merchant_and_a_fort_are_fought_without_a_curtain() {
    for battle in ["battle-neutral", "battle-fort"] {
        let mut duel = Duellist::aboard(battle, By::Mouse);
        duel.begin(battle, &[]);
        duel.fight(|now| over(now) || now["curtain"] == "down");
        assert_eq!(duel.standing()["asked"], "over", "{battle}");
        // Nobody is shown who was not there.
        let look = duel.say(key::VERDICT_LOOK);
        duel.press(&look);
        let (green, told) = (duel.say("dr-green"), duel.table.step("labels"));
        let shown = told["labels"].as_array().unwrap().iter().any(|label| label["text"] == green.as_str());
        assert_eq!(shown, battle == "battle-fort", "{told}");
        duel.is_kept();
        assert_eq!(duel.own.table.end(), Some(0));
    }
}
