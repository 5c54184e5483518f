//! Whole battles of Dead Reckoning by hand: with the mouse, where the cubes lie; with keys alone; and killed in the middle.

use std::ops::{Deref, DerefMut};

use serde_json::Value;
use weather_gage::logbook::wording::{Language, key};
use weather_gage::rules::dead_reckoning::tray::Zone;

use super::captain::Captain;
use super::presented::{ANSWER, at};
use super::sailor::By;
use crate::pictures::Picture;
use crate::program::folder;

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
        Self::speaking(Language::En, name, by)
    }

    fn speaking(language: Language, name: &str, by: By) -> Self {
        Self { own: Captain::speaking(language, name, by, "1700"), taken_there: 0, throws: 0 }
    }

    /// Answers every question until something holds.
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

    /// Shakes over the tray, in any place of the picture, and lets go: cubes go through the tower in any case.
    fn tip_over_the_tower(&mut self) {
        let state = self.table.state();
        let (tray, eye) = (&state["pieces"]["tray"], &state["camera"]);
        let at = |axis: usize| tray[axis].as_f64().unwrap_or_else(|| panic!("no tray in the picture: {eye}")) as i64;
        let at = [at(0), at(1)];
        // A hand that shakes is followed frame by frame.
        self.table.steps(&format!("rate 60\nmove {} {}\npress left", at[0], at[1]));
        for (x, y) in [(60, 30), (-60, -10), (20, 20)] {
            self.table.step(&format!("move {} {}", at[0] + x, at[1] + y));
        }
        self.table.steps("release left\nuntil dice.throw!=held 5\nrate 20");
    }

    /// Cubes and zones are taken where they lie by the mouse, on the sheet by keys.
    fn choose(&mut self, now: &Value) {
        let cubes = now["cubes"].as_array().cloned().unwrap_or_default();
        let offered = self.offered();
        let own = now["by"].as_str().unwrap_or_default().to_owned();
        let sides = ["dr-purple", "dr-green"].map(|side| format!("{}: ", self.say(side)));
        let of_cubes = offered.iter().any(|words| sides.iter().any(|side| words.starts_with(side)));
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
        let named = |zone: &Zone| {
            self.say(key::DrChoiceZone { zone: self.say(format!("dr-zone-{}", zone.id().to_lowercase())) })
        };
        Zone::ALL.into_iter().find(|zone| named(zone) == words)
    }

    fn order(&mut self, now: &Value) {
        let offered = self.offered();
        let pass = self.say(key::DUEL_PASS);
        let gunner = self.say(key::DuelPlay { card: self.say("dr-sa-gun") });
        let remove = self.say(key::DrAbilityRemove { gold: 0_u8 });
        let remove = remove.split(':').next().unwrap_or_default();
        let wanted = match now["phase"].as_str().unwrap_or_default() {
            // A card first, where there is one that helps.
            "commit" | "answer" => offered.iter().find(|words| words.starts_with(&gunner)),
            "abilities" => offered.iter().find(|words| words.starts_with(remove)),
            _ => None,
        };
        let wanted = wanted.or(offered.first()).unwrap_or(&pass).clone();
        self.press(&wanted);
    }
}

/// A whole duel by hand, in the language of the window, and the beginning of the next.
fn fought_out(mut duel: Duellist) {
    duel.begin("battle-ship", &[("dr-green", key::OUTFIT_HUMAN)]);
    duel.fight(over);
    assert_eq!(duel.standing()["winners"].as_array().map(Vec::len), Some(1));
    assert!(duel.throws >= 1 && duel.taken_there >= 1, "{} thrown, {} taken", duel.throws, duel.taken_there);
    let again = duel.say(key::VERDICT_AGAIN);
    duel.table.step(&format!("until \"label:{again}\" 5"));
    duel.is_kept();
    // The last battle stays laid out.
    let lying = duel.table.state()["dice"]["lying"].as_array().map_or(0, Vec::len);
    assert!(lying >= 1, "{}", duel.table.state()["dice"]);
    // The next battle begins, and the tray is empty.
    duel.press(&again);
    duel.table.step("until match.curtain=down 10");
    assert_eq!(duel.table.state()["dice"]["lying"].as_array().map(Vec::len), Some(0));
    assert_eq!(duel.own.table.end(), Some(0));
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
    fought_out(Duellist::aboard("duel-by-mouse", By::Mouse));
}

#[test]
fn a_whole_duel_with_the_mouse_in_polish() {
    fought_out(Duellist::speaking(Language::Pl, "duel-in-polish", By::Mouse));
}

#[test]
fn a_whole_duel_with_keys_alone() {
    let mut duel = Duellist::aboard("duel-by-keys", By::Keys);
    duel.begin("battle-ship", &[("dr-green", key::OUTFIT_HUMAN)]);
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
    duel.begin("battle-ship", &[("dr-green", key::OUTFIT_HUMAN)]);
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
        // A player who was not there is not shown.
        let look = duel.say(key::VERDICT_LOOK);
        duel.press(&look);
        let (green, told) = (duel.say("dr-green"), duel.table.step("labels"));
        let shown = told["labels"].as_array().unwrap().iter().any(|label| label["text"] == green.as_str());
        assert_eq!(shown, battle == "battle-fort", "{told}");
        duel.is_kept();
        assert_eq!(duel.own.table.end(), Some(0));
    }
}

/// The colour of the cloth of the curtain, at both sides of its words.
fn cloth(captain: &mut Captain) -> [f64; 3] {
    captain.table.steps("until resting 60\nshot curtain");
    let picture = Picture::open(&folder("curtain-colours").join("curtain.png"));
    let [left, right] = [[0.02, 0.2, 0.2, 0.8], [0.8, 0.2, 0.98, 0.8]].map(|part| picture.mean(part));
    [0, 1, 2].map(|channel| (left[channel] + right[channel]) / 2.0)
}

#[test]
fn the_curtain_has_the_colour_of_the_captain_it_is_for() {
    let out = folder("curtain-colours");
    let mut captain = Captain::pictured("curtain-colours", ANSWER, r#"Orders("purple", Attack(Ship(Green)))"#, &out);
    assert_eq!(captain.standing()["curtain"], "down");
    let [red, green, blue] = cloth(&mut captain);
    assert!(blue > red * 1.05 && red > green * 1.2, "purple: {red} {green} {blue}");
    captain.lift();
    captain.press_what_begins("Fire 1 cannon");
    let [red, green, blue] = cloth(&mut captain);
    assert_eq!(captain.standing()["curtain"], "down");
    assert!(green > red * 1.2 && green > blue * 1.2, "green: {red} {green} {blue}");
    assert_eq!(captain.table.end(), Some(0));
}

/// Is this point of the picture the table's, and under no panel?
fn open_to_the_eye(captain: &mut Captain, place: &str) -> bool {
    captain.table.step(&format!("move {place}"));
    !captain.table.state()["at"].is_null()
}

#[test]
fn no_panel_lies_over_the_tray_while_cubes_wait_and_where_they_lie() {
    let steps = r#"Orders("purple", Attack(Ship(Green))), Orders("purple", Commit(1)), Orders("green", Commit(1))"#;
    let mut captain = Captain::after("open-tray", By::Mouse, ANSWER, steps);
    captain.table.steps("until dice.throw=held 60\nuntil camera.moving=false 20");
    for zone in Zone::ALL {
        assert!(open_to_the_eye(&mut captain, &format!("zone {}", zone.id())), "something lies over {}", zone.id());
    }
    let tip = captain.say(key::DUEL_TIP);
    let slip = captain.table.step("labels")["labels"].as_array().cloned().unwrap_or_default();
    let slip = slip.iter().find(|label| label["text"] == tip.as_str()).expect("how they go in").clone();
    assert!(!open_to_the_eye(&mut captain, &format!("{} {}", at(&slip["at"]).0, at(&slip["at"]).1)), "the slip itself");
    assert_eq!(captain.table.end(), Some(0));
}

#[test]
fn the_tray_says_what_each_of_its_zones_does() {
    let fired = r#"Orders("purple", Attack(Ship(Green))), Orders("purple", Commit(1)), Orders("green", Commit(1)),
        Zones(["S1A", "S1C", "GO"])"#;
    let mut captain = Captain::after("zones", By::Mouse, ANSWER, fired);
    captain.table.step("until resting 60");
    let strength = |strength: u8| captain.say(key::DuelZoneStrength { strength });
    for (zone, words) in [
        (Zone::Ex, captain.say(key::DUEL_ZONE_EXPLOSION)),
        (Zone::S2, strength(2)),
        (Zone::S1b, strength(1)),
        (Zone::Mi, captain.say(key::DUEL_ZONE_BOOTY)),
        (Zone::Da, captain.say(key::DUEL_ZONE_DAMAGE)),
    ] {
        captain.table.steps(&format!("move zone {}\nwait 0.6", zone.id()));
        assert!(captain.reads(&words), "{}: {:?}", zone.id(), captain.told());
    }
    assert_eq!(captain.table.end(), Some(0));
}
