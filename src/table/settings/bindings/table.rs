//! The table of keys and buttons: two chords an action, collisions, and its form in the settings file.

use std::collections::BTreeMap;
use std::fmt;

use serde::de::{IgnoredAny, MapAccess, Visitor};
use serde::ser::SerializeMap as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::actions::{Action, Reach, kept_views};
use super::chords::Chord;

/// Chords a deed has room for.
pub const SLOTS: usize = 2;

/// The table of keys and buttons.
#[derive(Clone, PartialEq, Debug)]
pub struct Bindings {
    chords: BTreeMap<Action, [Option<Chord>; SLOTS]>,
}

/// A fresh player has these.
const DEFAULTS: &[(Action, &str, &str)] = &[
    (Action::Orbit, "RightDrag", "Ctrl+LeftDrag"),
    (Action::Pan, "MiddleDrag", "Shift+RightDrag"),
    (Action::Grab, "LeftDrag", ""),
    (Action::Scroll, "Shift+Wheel", ""),
    (Action::Zoom, "Wheel", "Ctrl+Wheel"),
    (Action::PanNorth, "W", "Up"),
    (Action::PanSouth, "S", "Down"),
    (Action::PanWest, "A", "Left"),
    (Action::PanEast, "D", "Right"),
    (Action::OrbitLeft, "Q", "Shift+Left"),
    (Action::OrbitRight, "E", "Shift+Right"),
    (Action::OrbitUp, "R", "Shift+Up"),
    (Action::OrbitDown, "V", "Shift+Down"),
    (Action::ZoomIn, "Equal", "NumpadAdd"),
    (Action::ZoomOut, "Minus", "NumpadSubtract"),
    (Action::LeanIn, "LeftAlt", "X"),
    (Action::CaptainsEye, "C", ""),
    (Action::Focus, "F", "DoubleClick"),
    (Action::Home, "Home", "H"),
    (Action::ViewBoard, "1", ""),
    (Action::ViewOwn, "2", ""),
    (Action::ViewTray, "3", ""),
    (Action::ViewEnemy, "4", ""),
    (Action::ViewTop, "5", ""),
    (Action::NextPiece, "Tab", ""),
    (Action::PreviousPiece, "Shift+Tab", ""),
    (Action::Select, "Enter", "LeftClick"),
    (Action::Throw, "Space", ""),
    (Action::TipIn, "T", ""),
    (Action::Cancel, "Esc", ""),
    (Action::TakeUpCard, "O", ""),
    (Action::PlotAhead, "I", ""),
    (Action::PlotPort, "J", ""),
    (Action::PlotStarboard, "L", ""),
    (Action::PlotBack, "K", "Backspace"),
    (Action::NextCard, "PageDown", ""),
    (Action::SealOrders, "Ctrl+Enter", ""),
    (Action::Proceed, "Z", ""),
    (Action::NextBeat, "Period", ""),
    (Action::HoldShow, "P", ""),
    (Action::ReplayBack, "Comma", ""),
    (Action::ReplayEyes, "Shift+C", ""),
    (Action::PhaseBack, "BracketLeft", ""),
    (Action::PhaseOn, "BracketRight", ""),
    (Action::TurnBack, "Shift+BracketLeft", ""),
    (Action::TurnOn, "Shift+BracketRight", ""),
    (Action::Undo, "Ctrl+Z", ""),
    (Action::Redo, "Ctrl+Y", "Ctrl+Shift+Z"),
    (Action::LogBook, "Y", ""),
    (Action::ShipsBooks, "B", ""),
    (Action::Notes, "F6", ""),
    (Action::Pencil, "Backquote", ""),
    (Action::RubOut, "Delete", ""),
    (Action::Help, "F1", ""),
    (Action::DiceBook, "F3", ""),
    (Action::RuleBook, "F4", ""),
    (Action::Pause, "F10", "Pause"),
    (Action::QuickSettings, "F2", ""),
    (Action::Screenshot, "F12", "PrintScreen"),
    (Action::Fullscreen, "F11", "Alt+Enter"),
    (Action::Mute, "Ctrl+M", ""),
    (Action::ToggleGrid, "G", ""),
    (Action::ToggleNames, "N", ""),
    (Action::Measure, "M", ""),
    (Action::TogglePieces, "U", ""),
    (Action::ToggleWakes, "Shift+G", ""),
    (Action::Reload, "Ctrl+F5", ""),
];

impl Default for Bindings {
    fn default() -> Self {
        let mut chords = BTreeMap::new();
        for (deed, first, second) in DEFAULTS {
            chords.insert(*deed, [first.parse().ok(), second.parse().ok()]);
        }
        for number in kept_views() {
            chords.insert(Action::StoreView(number), [format!("Ctrl+{number}").parse().ok(), None]);
            chords.insert(Action::RecallView(number), [format!("Shift+{number}").parse().ok(), None]);
        }
        Self { chords }
    }
}

impl Bindings {
    /// The chords of an action, slot by slot.
    #[must_use]
    pub fn slots(&self, deed: Action) -> [Option<Chord>; SLOTS] {
        self.chords.get(&deed).copied().unwrap_or_default()
    }

    /// The chords of an action.
    pub fn chords(&self, deed: Action) -> impl Iterator<Item = Chord> {
        self.slots(deed).into_iter().flatten()
    }

    /// Every chord with its deed.
    pub fn all(&self) -> impl Iterator<Item = (Action, Chord)> {
        self.chords.iter().flat_map(|(deed, slots)| slots.iter().flatten().map(|chord| (*deed, *chord)))
    }

    /// Binds a slot of a deed anew, or empties it. The same chord in the deed's other slot goes.
    pub fn bind(&mut self, deed: Action, slot: usize, chord: Option<Chord>) {
        let slots = self.chords.entry(deed).or_default();
        for (number, own) in slots.iter_mut().enumerate() {
            if number == slot {
                *own = chord;
            } else if chord.is_some() && *own == chord {
                *own = None;
            }
        }
    }

    /// Takes a chord away from a deed.
    pub fn release(&mut self, deed: Action, chord: Chord) {
        for own in self.chords.entry(deed).or_default() {
            if *own == Some(chord) {
                *own = None;
            }
        }
    }

    /// One deed as a fresh player has it.
    pub fn reset(&mut self, deed: Action) {
        let slots = Self::default().slots(deed);
        self.chords.insert(deed, slots);
    }

    /// Is an action bound as a fresh player has it?
    #[must_use]
    pub fn is_default(&self, deed: Action) -> bool {
        Self::default().slots(deed) == self.slots(deed)
    }

    /// Other actions that answer to this chord in the places of `deed`.
    pub fn rivals(&self, deed: Action, chord: Chord) -> impl Iterator<Item = Action> {
        self.all()
            .filter(move |(other, own)| *other != deed && *own == chord && meet(deed.reach(), other.reach()))
            .map(|(other, _)| other)
    }

    /// Every chord that does two things.
    #[must_use]
    pub fn conflicts(&self) -> Vec<(Chord, Action, Action)> {
        let mut found = Vec::new();
        for (deed, chord) in self.all() {
            found.extend(self.rivals(deed, chord).filter(|rival| *rival > deed).map(|rival| (chord, deed, rival)));
        }
        found
    }
}

/// Can two actions be asked for at one moment? There are two reaches only, and the wide one holds the other.
const fn meet(one: Reach, other: Reach) -> bool {
    matches!((one, other), (Reach::Everywhere, _) | (_, Reach::Everywhere) | (Reach::Table, Reach::Table))
}

/// The file holds only the player's changes: new defaults of a later version reach every other binding.
impl Serialize for Bindings {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let changed: Vec<_> = self.chords.iter().filter(|(deed, _)| !self.is_default(**deed)).collect();
        let mut map = to.serialize_map(Some(changed.len()))?;
        for (deed, slots) in changed {
            let chords: Vec<String> = slots.iter().flatten().map(Chord::to_string).collect();
            map.serialize_entry(&deed.to_string(), &chords)?;
        }
        map.end()
    }
}

/// An unreadable binding is left at its default: a faulty key table never spoils the other settings.
impl<'de> Deserialize<'de> for Bindings {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Table;

        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Entry {
            Chords(Vec<String>),
            Chord(String),
            Other(IgnoredAny),
        }

        impl<'de> Visitor<'de> for Table {
            type Value = Bindings;

            fn expecting(&self, to: &mut fmt::Formatter) -> fmt::Result {
                to.write_str("a table of keys and buttons")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Bindings, A::Error> {
                let mut bindings = Bindings::default();
                while let Some((word, entry)) = map.next_entry::<String, Entry>()? {
                    let Ok(deed) = word.parse::<Action>() else { continue };
                    let texts = match entry {
                        Entry::Chords(texts) => texts,
                        Entry::Chord(text) => vec![text],
                        Entry::Other(_) => continue,
                    };
                    let read: Vec<Chord> = texts.iter().filter_map(|text| text.parse().ok()).collect();
                    // Nothing at all is a wish; nothing understood is a mistake.
                    if read.is_empty() && !texts.is_empty() {
                        continue;
                    }
                    let mut slots = [None; SLOTS];
                    for (slot, chord) in slots.iter_mut().zip(read) {
                        *slot = Some(chord);
                    }
                    bindings.chords.insert(deed, slots);
                }
                Ok(bindings)
            }
        }

        from.deserialize_map(Table)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_deed_is_bound_and_nothing_does_two_things() {
        let bindings = Bindings::default();
        for deed in Action::all() {
            assert!(bindings.chords(deed).next().is_some(), "{deed:?} has no key");
        }
        for (deed, first, second) in DEFAULTS {
            let written = [first, second].iter().filter(|text| !text.is_empty()).count();
            assert_eq!(bindings.chords(*deed).count(), written, "{deed:?}: a default is misspelt");
        }
        assert_eq!(bindings.conflicts(), Vec::new());
    }

    #[test]
    fn every_deed_can_be_done_without_a_mouse_or_has_keys_that_do_the_same() {
        // Keys for orbit, pan and zoom do the same as dragging and scrolling.
        let by_keys_as_well = [Action::Orbit, Action::Pan, Action::Grab, Action::Scroll, Action::Zoom];
        let bindings = Bindings::default();
        for deed in Action::all().filter(|deed| !by_keys_as_well.contains(deed)) {
            let key = bindings
                .chords(deed)
                .any(|chord| matches!(chord.trigger, crate::table::settings::bindings::Trigger::Key(_)));
            assert!(key, "{deed:?} needs a mouse");
        }
    }

    #[test]
    fn only_changes_are_written_and_they_are_read_again() {
        let mut bindings = Bindings::default();
        assert_eq!(toml::to_string(&bindings).expect("writes"), "");
        bindings.bind(Action::Focus, 0, "Ctrl+K".parse().ok());
        bindings.bind(Action::Home, 0, None);
        bindings.bind(Action::Home, 1, None);
        let text = toml::to_string(&bindings).expect("writes");
        assert_eq!(text, "focus = [\"Ctrl+K\", \"DoubleClick\"]\nhome = []\n");
        assert_eq!(toml::from_str::<Bindings>(&text).expect("reads"), bindings);
    }

    #[test]
    fn what_is_not_understood_stays_as_it_was() {
        let text = "focus = [\"Hyper+K\"]\nsing = [\"S\"]\norbit = 7\nselect = \"Space\"\nstore-view-77 = []\n";
        let read: Bindings = toml::from_str(text).expect("reads");
        let mut wanted = Bindings::default();
        wanted.bind(Action::Select, 0, "Space".parse().ok());
        wanted.bind(Action::Select, 1, None);
        assert_eq!(read, wanted);
    }

    #[test]
    fn conflicts_are_found_and_resolved() {
        let mut bindings = Bindings::default();
        let chord: Chord = "F".parse().expect("a chord");
        assert_eq!(bindings.rivals(Action::Help, chord).collect::<Vec<_>>(), [Action::Focus]);
        bindings.bind(Action::Help, 1, Some(chord));
        assert_eq!(bindings.conflicts(), [(chord, Action::Focus, Action::Help)]);
        bindings.release(Action::Focus, chord);
        assert_eq!(bindings.conflicts(), []);
        assert!(!bindings.is_default(Action::Focus));
        bindings.reset(Action::Focus);
        bindings.reset(Action::Help);
        assert_eq!(bindings, Bindings::default());
    }
}
