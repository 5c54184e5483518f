//! Every lesson of the course, played to its end as its own file says it: by the right way, with every mistake that is listed,
//! and with the keyboard alone, each in a language of its own. A lesson that comes into the folder is played by itself.

use std::str::FromStr;

use serde_json::Value;
use weather_gage::games::course::Passes;
use weather_gage::headless::GAMES;
use weather_gage::logbook::data::lessons::{Lesson, LessonStep, Stroke};
use weather_gage::logbook::wording::{Language, Words, key, names};
use weather_gage::table::settings::bindings::{Action, Bindings};
use weather_gage::table::settings::keeping::FILE;

use crate::play::desk::tempfolder::Folder;
use crate::program::Driven;

/// A lesson is gone through in one of these ways.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Way {
    /// The shown strokes are done with the mouse.
    Right,
    /// First every mistake, each of which is taken back.
    Wrong,
    /// With keys alone.
    Keys,
}

impl Way {
    /// The language it is gone in: pages are longer in some than in others, and no lesson may depend on it.
    const fn language(self) -> Language {
        match self {
            Self::Right => Language::Ru,
            Self::Wrong => Language::Uk,
            Self::Keys => Language::Pl,
        }
    }
}

/// A pupil does something this often before the lesson must have ended.
const PATIENCE: usize = 160;

/// A lesson is taken again this often.
const TRIES: usize = 3;

/// A pupil.
struct Pupil {
    table: Driven,
    way: Way,
    lesson: Lesson,
    folder: Folder,
    /// A stroke was not on the screen and was passed over, which the program says with its exit code.
    passed_over: bool,
}

fn course() -> Vec<Lesson> {
    let (library, faults) = GAMES.library(None);
    assert!(faults.is_empty(), "{faults:?}");
    library.lessons().course().into_iter().cloned().collect()
}

fn chord(deed: &str) -> String {
    let deed = Action::from_str(deed).unwrap_or_else(|()| panic!("no deed is called {deed}"));
    Bindings::default().chords(deed).next().unwrap_or_else(|| panic!("{deed:?} has no key")).to_string()
}

/// Bad luck is no mistake that can be undone: the lieutenant leads on from it.
fn amended_by_going_on(step: &LessonStep, wrong: &Value) -> bool {
    let mistake = step.mistakes.iter().find(|mistake| *wrong == mistake.id.as_str());
    mistake.is_some_and(|mistake| mistake.back.iter().all(|stroke| matches!(stroke, Stroke::Press(_))))
}

impl Pupil {
    /// From the title to the first step of a lesson.
    fn begin(lesson: Lesson, way: Way) -> Self {
        let language = &way.language();
        let folder = Folder::new(&format!("{}-{way:?}", lesson.id));
        std::fs::write(folder.0.join(FILE), "quick_dice = true\nreduced_motion = true\n").unwrap();
        let own = folder.0.to_string_lossy();
        let arguments = ["--config", &*own, "--data", &*own, "--seed", "1588"];
        let table = Driven::speaking(language, "1280x720", &arguments).brisk();
        let mut pupil = Self { table, way, lesson, folder, passed_over: false };
        pupil.table.step("until screen=title 5");
        let learn = Words::built_in().say(language, key::TITLE_LEARN, &[]);
        match way {
            Way::Keys => pupil.table.steps(&format!("tab \"{learn}\"\nkey Enter")),
            _ => drop(pupil.table.step(&format!("click \"{learn}\""))),
        }
        pupil.table.step("until screen=course 5");
        let id = pupil.lesson.id.clone();
        pupil.press(&format!("course:{id}"));
        pupil.press("course:begin");
        pupil.table.step("until screen=table 5");
        pupil.table.step(&format!("until lesson.id={id} 10"));
        pupil
    }

    fn press(&mut self, name: &str) {
        if self.way != Way::Keys {
            self.table.step(&format!("click mark {name}"));
            return;
        }
        // At the table Tab goes from piece to piece until a sheet is taken up.
        let state = self.table.state();
        if state["keyboard"].is_null() && state["screen"] == "table" {
            self.table.step("key O");
        }
        self.table.steps(&format!("tab mark {name}\nkey Enter"));
    }

    fn make(&mut self, strokes: &[Stroke]) {
        for stroke in strokes {
            match stroke {
                Stroke::Press(name) => self.press(name),
                Stroke::Do(deed) => drop(self.table.step(&format!("key {}", chord(deed)))),
                Stroke::Hold(deed) => {
                    let key = chord(deed);
                    self.table.steps(&format!("hold {key}\nwait 0.8\nlet {key}"));
                }
                // No player has a key for the mate: a button on the slip asks.
                Stroke::Mate => panic!("the mate is asked by pressing what shows"),
            }
        }
    }

    /// Presses what is there; false where it is not.
    fn try_press(&mut self, name: &str) -> bool {
        let fine = |answer: Value| answer.get("ok").is_some();
        let done = if self.way == Way::Keys {
            if self.table.state()["keyboard"].is_null() {
                self.table.step("key O");
            }
            fine(self.table.try_step(&format!("tab mark {name}"))) && fine(self.table.try_step("key Enter"))
        } else {
            fine(self.table.try_step(&format!("click mark {name}")))
        };
        self.passed_over |= !done;
        done
    }

    /// Does what a step shows as “Show me” does it: what is not there is passed over, and a question that nothing of it
    /// answers gets its first option.
    fn follow(&mut self, strokes: &[Stroke], asked: &str) {
        let mut done = false;
        for stroke in strokes {
            match stroke {
                Stroke::Press(name) => done |= self.try_press(name),
                other => {
                    self.make(std::slice::from_ref(other));
                    done = true;
                }
            }
        }
        if asked == "choose" && !done {
            self.press("choice:0");
        }
    }

    fn now(&mut self) -> Value {
        self.table.step("until resting 300");
        self.table.state()
    }

    /// Makes every mistake of the step that can be made by hand, and takes it back.
    fn err(&mut self, at: usize) {
        let step = self.lesson.steps[at].clone();
        for mistake in step.mistakes.iter().filter(|mistake| !mistake.made.is_empty()) {
            self.make(&mistake.made);
            let state = self.now();
            let (id, lesson) = (&mistake.id, &state["lesson"]);
            assert_eq!((&lesson["step"], &lesson["wrong"]), (&step.id.as_str().into(), &id.as_str().into()), "{state}");
            self.press("tutor:take-back");
            let state = self.now();
            assert_eq!(state["lesson"]["step"], step.id.as_str(), "{id}");
            assert_eq!(state["lesson"]["wrong"], Value::Null, "{id} is taken back");
        }
    }

    /// Does each step until the lesson has ended; returns the end.
    fn learn(&mut self) -> String {
        let mut erred = None;
        for _ in 0..PATIENCE {
            let state = self.now();
            if state["menu"] != "none" {
                self.table.step("key Esc");
                continue;
            }
            if let Some(ended) = state["lesson"]["ended"].as_str() {
                assert_eq!(state["dice"]["throw"], "none", "nobody is praised over dice in the hand: {state}");
                return ended.to_owned();
            }
            let at = state["lesson"]["at"].as_u64().unwrap_or_else(|| panic!("nobody teaches: {state}")) as usize;
            let step = self.lesson.steps[at].clone();
            let asked = state["match"]["asked"].as_str().unwrap_or_default().to_owned();
            if self.way == Way::Wrong && erred != Some(at) && asked == "orders" {
                erred = Some(at);
                self.err(at);
            } else if amended_by_going_on(&step, &state["lesson"]["wrong"]) {
                self.press("tutor:take-back");
            } else if step.until.is_empty() {
                self.press("tutor:go-on");
            } else if state["dice"]["throw"] == "held" && !state["keyboard"].is_null() {
                // Space would press what the keyboard is at.
                self.press("throw");
            } else if state["dice"]["throw"] == "held" {
                self.table.step("key Space");
            } else if asked == "choose" && state["match"]["game"] == "the-ships" {
                self.press("choice:0");
            } else if step.show.contains(&Stroke::Mate) {
                self.press("tutor:show-me");
            } else {
                self.follow(&step.show, &asked);
            }
        }
        panic!("{} never ends: {}", self.lesson.id, self.table.state());
    }

    /// Plays to the end, and back to the list of lessons. Cubes may fall against anybody: a pupil who has lost tries
    /// once more.
    fn pass(mut self) {
        let mut ended = self.learn();
        for _ in 0..TRIES {
            if ended != "passed" {
                self.press("ending:again");
                self.table.step("until lesson.at=0 10");
                ended = self.learn();
            }
        }
        assert_eq!(ended, "passed", "{} {:?}", self.lesson.id, self.way);
        self.press("ending:course");
        self.table.step("until screen=course 5");
        let kept = std::fs::read_to_string(self.folder.0.join(Passes::FILE)).unwrap();
        assert!(kept.contains(&self.lesson.id), "{kept}");
        assert_eq!(self.table.end(), Some(i32::from(self.passed_over)));
    }
}

fn go_through(way: Way) {
    let only = std::env::var("LESSON").ok();
    let mut failed = Vec::new();
    // One lesson that cannot be passed does not keep the others from being tried.
    let made =
        |lesson: &Lesson| lesson.steps.iter().any(|step| step.mistakes.iter().any(|wrong| !wrong.made.is_empty()));
    // A pupil who makes every mistake goes the right way after each.
    let wanted = |lesson: &Lesson| match (&only, way) {
        (Some(only), _) => lesson.id == *only && (way != Way::Wrong || made(lesson)),
        (None, Way::Keys) => true,
        (None, Way::Wrong) => made(lesson),
        (None, Way::Right) => !made(lesson),
    };
    for lesson in course().into_iter().filter(wanted) {
        let id = lesson.id.clone();
        if std::panic::catch_unwind(|| Pupil::begin(lesson, way).pass()).is_err() {
            failed.push(id);
        }
    }
    assert!(failed.is_empty(), "{way:?}: {failed:?}");
}

#[test]
fn every_lesson_without_mistakes_by_the_right_way_in_russian() {
    go_through(Way::Right);
}

#[test]
fn every_lesson_with_every_mistake_in_ukrainian() {
    go_through(Way::Wrong);
}

#[test]
fn every_lesson_with_keys_alone_in_polish() {
    go_through(Way::Keys);
}

/// Begins a battle alone; says whether the hint at its fitting out is said.
fn hinted(folder: &Folder, settings: &str) -> bool {
    std::fs::write(folder.0.join(FILE), settings).unwrap();
    let said = |key: &str| Words::built_in().say(&Language::En, key, &[]);
    let own = folder.0.to_string_lossy();
    let mut table = Driven::sized("1280x720", &["--config", &own, "--data", &own, "--seed", "1588"]);
    table.step("until screen=title 5");
    table.step(&format!("click \"{}\"", said(key::TITLE_NEW_GAME)));
    table.step("until screen=chooser 5");
    table.step(&format!("click \"{}\"", said(&names::scenario("gravelines"))));
    table.step(&format!("click \"{}\"", said(key::CHOOSER_BEGIN)));
    table.steps("until screen=table 5\nuntil match.asked=orders 20\nuntil resting 20");
    let words = said(&names::hint("fitting"));
    let labels = table.step("labels");
    let told = labels["labels"].as_array().unwrap().iter().any(|label| label["text"] == words.as_str());
    if told {
        table.step(&format!("click \"{}\"", said(key::HINT_SEEN)));
        table.step(&format!("until \"no-label:{words}\" 5"));
    }
    assert_eq!(table.end(), Some(0));
    told
}

#[test]
fn a_hint_is_said_once_and_not_where_nobody_wants_any() {
    let unwanted = Folder::new("no-hints");
    assert!(!hinted(&unwanted, "hints = false\n"));
    let folder = Folder::new("hints");
    assert_eq!([hinted(&folder, ""), hinted(&folder, "")], [true, false]);
}

/// Remarks are read overleaf: "Show me" turns the card to its face, and so does the next step.
#[test]
fn ts_8_what_a_lesson_shows_stands_on_the_face_of_the_card() {
    let lesson = course().into_iter().find(|lesson| lesson.id == "lesson-3").unwrap();
    let mut pupil = Pupil::begin(lesson, Way::Right);
    for name in ["cast-off", "sails:battle", "step:forward", "overleaf", "tutor:show-me"] {
        pupil.press(name);
        pupil.now();
    }
    pupil.table.step("until lesson.step=pikemen 10");
    pupil.press("deck:pikemen:1");
    assert_eq!(pupil.table.end(), Some(0));
}

/// A table at the first step of a lesson, in English, with what moves moving.
fn at_the_beginning(lesson: &str, settings: &str) -> (Folder, Driven) {
    let folder = Folder::new(&format!("begins-{lesson}-{}", settings.len()));
    std::fs::write(folder.0.join(FILE), settings).unwrap();
    let own = folder.0.to_string_lossy().into_owned();
    let mut table = Driven::sized("1280x720", &["--config", &own, "--data", &own, "--seed", "1588"]);
    let learn = Words::built_in().say(&Language::En, key::TITLE_LEARN, &[]);
    table.steps(&format!(
        "until screen=title 5\nclick \"{learn}\"\nuntil screen=course 5\nclick mark course:{lesson}\nclick mark course:begin
        until screen=table 5\nuntil lesson.id={lesson} 10\nuntil resting 30"
    ));
    (folder, table)
}

#[test]
fn the_opening_flight_looks_around_for_nobody_and_a_hand_does() {
    let (_folder, mut table) = at_the_beginning("lesson-0", "");
    assert_eq!(table.state()["lesson"]["step"], "look", "the captain is welcomed");
    table.steps("hold Q\nwait 0.4\nlet Q\nuntil lesson.step=near 5\nuntil resting 5");
    table.steps("hold Equal\nwait 0.6\nlet Equal\nuntil lesson.step=choose 5\nkey Tab\nkey Enter");
    table.steps("until lesson.step=lean 5\nhold X\nuntil lesson.step=dice 5\nlet X\nuntil resting 5\nkey Space");
    // Dice in the hand are tipped in when the tutor is asked to show the throw.
    table.steps("until lesson.step=throw 5\nclick mark tutor:show-me\nuntil dice.throw=none 20\nuntil resting 20");
    assert_eq!(table.state()["dice"]["way"], "tower");
    assert_eq!(table.state()["lesson"]["step"], "task", "books come where they are of use");
    assert_eq!(table.end(), Some(0));
}

#[test]
fn wherever_the_hex_before_the_bow_is_clicked_it_is_plotted_and_not_the_ship_chosen() {
    let (_folder, mut table) = at_the_beginning("lesson-1", "");
    table.steps("click mark sails:full\nuntil resting 5");
    // A course that can be sailed can be sealed.
    let seal = Words::built_in().say(&Language::En, key::ORDER_SEAL, &[]);
    let plotted = |table: &mut Driven| {
        let labels = table.step("labels");
        let labels = labels["labels"].as_array().unwrap();
        labels.iter().any(|label| label["text"] == seal.as_str() && label["enabled"] == true)
    };
    // Masts, a flag and a mark stand in the way of most of it.
    for at in ["445 268", "450 290", "470 295", "490 272"] {
        table.steps(&format!("click {at}\nuntil resting 5"));
        assert_eq!((plotted(&mut table), table.state()["selected"].clone()), (true, Value::Null), "{at}");
        table.steps("key Ctrl+Z\nuntil resting 5");
        assert!(!plotted(&mut table), "{at} is rubbed out");
    }
    // On her own base she is meant.
    table.steps("click piece revenge\nuntil resting 5");
    assert_eq!(table.state()["selected"], "revenge");
    assert_eq!(table.end(), Some(0));
}

#[test]
fn a_fault_lies_at_the_right_and_the_lieutenant_stays_where_he_is() {
    let (_folder, mut table) = at_the_beginning("lesson-1", "language = 7\n");
    let labels = table.step("labels")["labels"].as_array().unwrap().clone();
    let at = |begins: &str| {
        let found = labels.iter().find(|label| label["text"].as_str().is_some_and(|text| text.contains(begins)));
        found.map(|label| [0, 1].map(|axis| label["at"][axis].as_f64().unwrap()))
    };
    let fault = at("settings.damaged").unwrap_or_else(|| panic!("no fault is told: {labels:?}"));
    let lieutenant = at("LIEUTENANT").or(at("lieutenant")).expect("he is there");
    assert!(lieutenant[0] < 360.0 && lieutenant[1] < 140.0, "{lieutenant:?}");
    assert!(fault[0] > 500.0 && fault[0] < 920.0 && fault[1] < 180.0, "beside the slip, under the strip: {fault:?}");
    assert_eq!(table.end(), Some(0));
}
