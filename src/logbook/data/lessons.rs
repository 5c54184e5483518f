//! The shelf of lessons and hints, with an inspection of each of them.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use serde::Deserialize;

use crate::logbook::data::{DataFault, Folder, GameShelf, Inspection, Layer, Library};
use crate::logbook::wording::{Fact, key};

/// The readings of an idle table, and of a match of any game.
pub const READINGS: [&str; 14] = [
    "asked",
    "books",
    "dice",
    "dice-book",
    "help",
    "leaning",
    "log",
    "looked",
    "near",
    "over",
    "rulebook",
    "selected",
    "thrown",
    "won",
];

/// The landmarks of any game.
pub const LANDMARKS: [&str; 6] = ["choice", "help", "log", "throw", "tower", "undo"];

/// A lesson.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// Its id, and the beginning of the keys of its words.
    pub id: String,
    /// Its place in the course.
    pub rank: u16,
    /// About how long it takes.
    pub minutes: u16,
    /// The battle that is played; none where the pupil only looks at the table.
    #[serde(default)]
    pub battle: Option<Battle>,
    /// The steps in order. The last one is the task: the pupil who has done it has passed.
    pub steps: Vec<LessonStep>,
}

impl Lesson {
    /// The game of which something is played.
    #[must_use]
    pub fn game(&self) -> Option<&str> {
        self.battle.as_ref().map(|battle| battle.game.as_str())
    }
}

/// The battle of a lesson.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Battle {
    pub game: String,
    pub id: String,
}

/// One thing that is taught.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
#[serde(rename = "Step")]
pub struct LessonStep {
    /// Its id within the lesson.
    pub id: String,
    #[serde(default)]
    pub point: Vec<Pointer>,
    /// The signs that end it, all together; without any the player says when to go on.
    #[serde(default)]
    pub until: Vec<Sign>,
    /// It is passed over once this holds, all of it together.
    #[serde(default)]
    pub moot: Vec<Sign>,
    /// The mistakes it answers.
    #[serde(default)]
    pub mistakes: Vec<Mistake>,
    /// The strokes of the hand; a player who asks is shown them.
    #[serde(default)]
    pub show: Vec<Stroke>,
}

/// Something that may go wrong in a step.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mistake {
    /// Its id within the step.
    pub id: String,
    /// The signs of it, all together.
    pub when: Vec<Sign>,
    /// The strokes that make it.
    #[serde(default)]
    pub made: Vec<Stroke>,
    /// The strokes that take it back.
    pub back: Vec<Stroke>,
}

/// A quiet sentence outside the course, said once.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hint {
    /// Its id, and the key of its words.
    pub id: String,
    /// In which game it is said; in any where nothing stands.
    #[serde(default)]
    pub game: Option<String>,
    /// The signs upon which it is said, all together.
    pub when: Vec<Sign>,
    #[serde(default)]
    pub point: Vec<Pointer>,
}

/// A thing that is pointed at.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum Pointer {
    /// A piece on the table, by its word.
    Piece(String),
    /// A hex of the board.
    Hex(i32, i32),
    /// Something on a panel, by the name under which its game draws it.
    Panel(String),
}

/// Something a hand does.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum Stroke {
    /// Presses something on a panel, by the name under which its game draws it.
    Press(String),
    /// Asks for a deed, by its word in the settings.
    Do(String),
    /// Keeps a key of a deed down for a moment.
    Hold(String),
    /// Has the mate write advice for an order; the player may seal it.
    Mate,
}

/// A value read off card or table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reading {
    Word(String),
    Number(i64),
}

impl From<&str> for Reading {
    fn from(word: &str) -> Self {
        Self::Word(word.to_owned())
    }
}

impl From<bool> for Reading {
    fn from(holds: bool) -> Self {
        Self::from(if holds { "yes" } else { "no" })
    }
}

impl From<i64> for Reading {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

/// The comparison of a reading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Compared {
    Is,
    IsNot,
    AtLeast,
    AtMost,
}

/// A condition on a reading: `sails = battle`, `turn >= 2`, `route = FFR or FFL`. A reading that is missing fulfils
/// none.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct Sign {
    name: String,
    how: Compared,
    with: Vec<String>,
}

/// The words are no condition. The wording finds its sentence by `Display`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSign;

impl fmt::Display for NoSign {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("sign")
    }
}

impl TryFrom<String> for Sign {
    type Error = NoSign;

    fn try_from(words: String) -> Result<Self, NoSign> {
        let (name, rest) = words.trim().split_once(' ').ok_or(NoSign)?;
        let (how, with) = rest.trim().split_once(' ').ok_or(NoSign)?;
        let how = match how {
            "=" => Compared::Is,
            "!=" => Compared::IsNot,
            ">=" => Compared::AtLeast,
            "<=" => Compared::AtMost,
            _ => return Err(NoSign),
        };
        let with: Vec<String> = with.split(" or ").map(|word| word.trim().to_owned()).collect();
        let ranked = matches!(how, Compared::AtLeast | Compared::AtMost);
        let one_number = with.len() == 1 && with.iter().all(|word| word.parse::<i64>().is_ok());
        let fits = if ranked { one_number } else { with.iter().all(|word| !word.is_empty()) };
        if fits { Ok(Self { name: name.to_owned(), how, with }) } else { Err(NoSign) }
    }
}

impl Sign {
    /// The name of the reading.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Does the reading fulfil it?
    pub fn holds<'a>(&self, read: impl Fn(&str) -> Option<&'a Reading>) -> bool {
        let Some(found) = read(&self.name) else { return false };
        let same = |word: &String| match found {
            Reading::Word(found) => found == word,
            Reading::Number(found) => word.parse() == Ok(*found),
        };
        let rank = |fits: fn(i64, i64) -> bool| match (found, self.with.first().map(|word| word.parse())) {
            (Reading::Number(found), Some(Ok(with))) => fits(*found, with),
            _ => false,
        };
        match self.how {
            Compared::Is => self.with.iter().any(same),
            Compared::IsNot => !self.with.iter().any(same),
            Compared::AtLeast => rank(|found, with| found >= with),
            Compared::AtMost => rank(|found, with| found <= with),
        }
    }
}

/// The names that lessons of a game may read, point at and press.
#[derive(Clone, Copy, Debug)]
pub struct Taught {
    pub game: &'static str,
    /// The readings of its card and its table.
    pub readings: &'static [&'static str],
    /// The landmarks on its panels; `range` stands for `range:port:4` too.
    pub landmarks: &'static [&'static str],
}

/// Lessons and hints by their ids.
#[derive(Clone, Debug, Default)]
pub struct Lessons {
    /// The readings and landmarks of each game.
    pub taught: Vec<Taught>,
    pub lessons: BTreeMap<String, Lesson>,
    pub hints: BTreeMap<String, Hint>,
}

static EMPTY: Lessons = Lessons { taught: Vec::new(), lessons: BTreeMap::new(), hints: BTreeMap::new() };

const LESSONS: Folder = Folder { name: "lessons", word: "Lesson", sign: "minutes" };
const HINTS: Folder = Folder { name: "hints", word: "Hint", sign: "when" };

/// The most steps a lesson may have.
const MOST_STEPS: i64 = 24;

impl GameShelf for Lessons {
    fn folders(&self) -> &'static [Folder] {
        &[LESSONS, HINTS]
    }

    fn add(&mut self, folder: Folder, layer: &mut Layer, file: &str, bytes: &[u8]) -> Result<(), Vec<DataFault>> {
        let carried = layer.carried;
        if folder == LESSONS {
            let lesson = layer.sound(file, bytes, |lesson: &Lesson, found| {
                if self.is_ours(carried, lesson.game()) {
                    self.inspect(lesson, found);
                }
                ("id", lesson.id.clone())
            })?;
            if self.is_ours(carried, lesson.game()) {
                self.lessons.insert(lesson.id.clone(), lesson);
            }
        } else if folder == HINTS {
            let hint = layer.sound(file, bytes, |hint: &Hint, found| {
                let game = hint.game.as_deref();
                if self.is_ours(carried, game) {
                    found.id("id", &hint.id);
                    self.of_a_game("game", game, found);
                    let known =
                        Known::of(self.taught.iter().filter(|taught| game.is_none_or(|game| taught.game == game)));
                    known.signs("when", &hint.when, found);
                    known.pointers("point", &hint.point, found);
                }
                ("id", hint.id.clone())
            })?;
            if self.is_ours(carried, hint.game.as_deref()) {
                self.hints.insert(hint.id.clone(), hint);
            }
        }
        Ok(())
    }

    fn copied(&self) -> Box<dyn GameShelf> {
        Box::new(self.clone())
    }

    fn empty() -> &'static Self {
        &EMPTY
    }
}

impl Lessons {
    /// All lessons in the order of the course.
    #[must_use]
    pub fn course(&self) -> Vec<&Lesson> {
        let mut course: Vec<_> = self.lessons.values().collect();
        course.sort_by_key(|lesson| (lesson.rank, &lesson.id));
        course
    }

    /// Finds the lesson that owns this battle: it is taught when a player plays it alone. Other lessons are taught on
    /// request.
    #[must_use]
    pub fn of(&self, battle: &str) -> Option<&Lesson> {
        self.lessons.get(battle).filter(|lesson| lesson.battle.as_ref().is_some_and(|own| own.id == battle))
    }

    /// The lesson after this one.
    #[must_use]
    pub fn after(&self, id: &str) -> Option<&Lesson> {
        self.course().into_iter().skip_while(|lesson| lesson.id != id).nth(1)
    }

    /// Leaves out files that the program carries for a game it does not have.
    fn is_ours(&self, carried: bool, game: Option<&str>) -> bool {
        !carried || game.is_none_or(|game| self.taught.iter().any(|taught| taught.game == game))
    }

    fn of_a_game(&self, field: &str, game: Option<&str>, found: &mut Inspection<'_>) {
        let games: Vec<_> = self.taught.iter().map(|taught| taught.game).collect();
        if let Some(game) = game {
            expect(field, game, &games, found);
        }
    }

    fn inspect(&self, lesson: &Lesson, found: &mut Inspection<'_>) {
        found.id("id", &lesson.id);
        found.within("minutes", lesson.minutes, 1, 600);
        found.length("steps", lesson.steps.len(), 1, MOST_STEPS);
        self.of_a_game("battle.game", lesson.game(), found);
        let known = Known::of(self.taught.iter().filter(|taught| Some(taught.game) == lesson.game()));
        let mut ids = BTreeSet::new();
        for (number, step) in lesson.steps.iter().enumerate() {
            let field = |name: &str| format!("steps[{number}].{name}");
            found.id(field("id"), &step.id);
            if !ids.insert(&step.id) {
                found.fault(field("id"), Fact::from(key::FaultTwice { id: step.id.as_str() }));
            }
            known.signs(&field("until"), &step.until, found);
            known.signs(&field("moot"), &step.moot, found);
            known.pointers(&field("point"), &step.point, found);
            known.strokes(&field("show"), &step.show, found);
            for (at, mistake) in step.mistakes.iter().enumerate() {
                let field = |name: &str| format!("steps[{number}].mistakes[{at}].{name}");
                found.id(field("id"), &mistake.id);
                found.length(field("when"), mistake.when.len(), 1, 8);
                known.signs(&field("when"), &mistake.when, found);
                known.strokes(&field("made"), &mistake.made, found);
                found.length(field("back"), mistake.back.len(), 1, 8);
                known.strokes(&field("back"), &mistake.back, found);
            }
        }
    }
}

/// The words that may stand in a file.
struct Known {
    readings: Vec<&'static str>,
    landmarks: Vec<&'static str>,
}

impl Known {
    fn of<'a>(taught: impl Iterator<Item = &'a Taught>) -> Self {
        let mut known = Self { readings: READINGS.into(), landmarks: LANDMARKS.into() };
        for taught in taught {
            known.readings.extend(taught.readings);
            known.landmarks.extend(taught.landmarks);
        }
        known
    }

    fn signs(&self, field: &str, signs: &[Sign], found: &mut Inspection<'_>) {
        for (at, sign) in signs.iter().enumerate() {
            expect(&format!("{field}[{at}]"), &sign.name, &self.readings, found);
        }
    }

    fn pointers(&self, field: &str, pointers: &[Pointer], found: &mut Inspection<'_>) {
        for (at, pointer) in pointers.iter().enumerate() {
            if let Pointer::Panel(name) = pointer {
                self.landmark(&format!("{field}[{at}]"), name, found);
            }
        }
    }

    fn strokes(&self, field: &str, strokes: &[Stroke], found: &mut Inspection<'_>) {
        for (at, stroke) in strokes.iter().enumerate() {
            if let Stroke::Press(name) = stroke {
                self.landmark(&format!("{field}[{at}]"), name, found);
            }
        }
    }

    fn landmark(&self, field: &str, name: &str, found: &mut Inspection<'_>) {
        expect(field, name.split(':').next().unwrap_or_default(), &self.landmarks, found);
    }
}

fn expect(field: &str, word: &str, known: &[&str], found: &mut Inspection<'_>) {
    if !known.contains(&word) {
        found.fault(field, Fact::from(key::FaultUnknownWord { found: word, expected: known.join(", ") }));
    }
}

impl Library {
    /// The lessons.
    #[must_use]
    pub fn lessons(&self) -> &Lessons {
        self.of()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sign_holds_of_what_is_read_and_of_nothing_that_is_not() {
        let sign = |words: &str| Sign::try_from(words.to_owned());
        let (battle, two) = (Reading::from("battle"), Reading::from(2));
        let read = |name: &str| match name {
            "sails" => Some(&battle),
            "turn" => Some(&two),
            _ => None,
        };
        for holds in ["sails = battle", "sails = full or battle", "turn >= 2", "turn <= 2", "turn = 2", "turn != 3"] {
            assert_eq!(sign(holds).map(|sign| sign.holds(read)), Ok(true), "{holds}");
        }
        for fails in ["sails = full", "sails != battle", "turn >= 3", "absent = 1", "absent != 1", "sails >= 1"] {
            assert_eq!(sign(fails).map(|sign| sign.holds(read)), Ok(false), "{fails}");
        }
        for nonsense in ["", "sails", "sails battle", "turn > 2", "turn >= two", "turn >= 1 or 2"] {
            assert_eq!(sign(nonsense), Err(NoSign), "{nonsense}");
        }
    }
}
