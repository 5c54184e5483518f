//! The table of keys and buttons: two chords a deed, what collides, and how it stands in the settings file.

use std::collections::BTreeMap;
use std::fmt;

use serde::de::{IgnoredAny, MapAccess, Visitor};
use serde::ser::SerializeMap as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::chords::Chord;
use super::deeds::{Deed, Reach, kept_views};

/// Chords a deed has room for.
pub const SLOTS: usize = 2;

/// The table of keys and buttons.
#[derive(Clone, PartialEq, Debug)]
pub struct Bindings {
    chords: BTreeMap<Deed, [Option<Chord>; SLOTS]>,
}

/// What a fresh player has.
const DEFAULTS: &[(Deed, &str, &str)] = &[
    (Deed::Orbit, "RightDrag", "Ctrl+LeftDrag"),
    (Deed::Pan, "MiddleDrag", "Shift+RightDrag"),
    (Deed::Grab, "LeftDrag", ""),
    (Deed::Scroll, "Shift+Wheel", ""),
    (Deed::Zoom, "Wheel", "Ctrl+Wheel"),
    (Deed::PanNorth, "W", "Up"),
    (Deed::PanSouth, "S", "Down"),
    (Deed::PanWest, "A", "Left"),
    (Deed::PanEast, "D", "Right"),
    (Deed::OrbitLeft, "Q", "Shift+Left"),
    (Deed::OrbitRight, "E", "Shift+Right"),
    (Deed::OrbitUp, "R", "Shift+Up"),
    (Deed::OrbitDown, "V", "Shift+Down"),
    (Deed::ZoomIn, "Equal", "NumpadAdd"),
    (Deed::ZoomOut, "Minus", "NumpadSubtract"),
    (Deed::LeanIn, "LeftAlt", "X"),
    (Deed::CaptainsEye, "C", ""),
    (Deed::Focus, "F", "DoubleClick"),
    (Deed::Home, "Home", "H"),
    (Deed::ViewBoard, "1", ""),
    (Deed::ViewOwn, "2", ""),
    (Deed::ViewTray, "3", ""),
    (Deed::ViewEnemy, "4", ""),
    (Deed::ViewTop, "5", ""),
    (Deed::NextPiece, "Tab", ""),
    (Deed::PreviousPiece, "Shift+Tab", ""),
    (Deed::Select, "Enter", "LeftClick"),
    (Deed::Throw, "Space", ""),
    (Deed::TipIn, "T", ""),
    (Deed::Cancel, "Esc", ""),
    (Deed::TakeUpCard, "O", ""),
    (Deed::PlotAhead, "I", ""),
    (Deed::PlotPort, "J", ""),
    (Deed::PlotStarboard, "L", ""),
    (Deed::PlotBack, "K", "Backspace"),
    (Deed::NextCard, "PageDown", ""),
    (Deed::SealOrders, "Ctrl+Enter", ""),
    (Deed::Proceed, "Z", ""),
    (Deed::NextBeat, "Period", ""),
    (Deed::HoldShow, "P", ""),
    (Deed::ReplayBack, "Comma", ""),
    (Deed::ReplayEyes, "Shift+C", ""),
    (Deed::PhaseBack, "BracketLeft", ""),
    (Deed::PhaseOn, "BracketRight", ""),
    (Deed::TurnBack, "Shift+BracketLeft", ""),
    (Deed::TurnOn, "Shift+BracketRight", ""),
    (Deed::Undo, "Ctrl+Z", ""),
    (Deed::Redo, "Ctrl+Y", "Ctrl+Shift+Z"),
    (Deed::LogBook, "Y", ""),
    (Deed::ShipsBooks, "B", ""),
    (Deed::Notes, "F6", ""),
    (Deed::Pencil, "Backquote", ""),
    (Deed::RubOut, "Delete", ""),
    (Deed::Help, "F1", ""),
    (Deed::DiceBook, "F3", ""),
    (Deed::RuleBook, "F4", ""),
    (Deed::Pause, "F10", "Pause"),
    (Deed::QuickSettings, "F2", ""),
    (Deed::Screenshot, "F12", "PrintScreen"),
    (Deed::Fullscreen, "F11", "Alt+Enter"),
    (Deed::Mute, "Ctrl+M", ""),
    (Deed::ToggleGrid, "G", ""),
    (Deed::ToggleNames, "N", ""),
    (Deed::Measure, "M", ""),
    (Deed::TogglePieces, "U", ""),
    (Deed::ToggleWakes, "Shift+G", ""),
    (Deed::Reload, "Ctrl+F5", ""),
];

impl Default for Bindings {
    fn default() -> Self {
        let mut chords = BTreeMap::new();
        for (deed, first, second) in DEFAULTS {
            chords.insert(*deed, [first.parse().ok(), second.parse().ok()]);
        }
        for number in kept_views() {
            chords.insert(Deed::StoreView(number), [format!("Ctrl+{number}").parse().ok(), None]);
            chords.insert(Deed::RecallView(number), [format!("Shift+{number}").parse().ok(), None]);
        }
        Self { chords }
    }
}

impl Bindings {
    /// What sets a deed off, slot by slot.
    #[must_use]
    pub fn slots(&self, deed: Deed) -> [Option<Chord>; SLOTS] {
        self.chords.get(&deed).copied().unwrap_or_default()
    }

    /// What sets a deed off.
    pub fn chords(&self, deed: Deed) -> impl Iterator<Item = Chord> {
        self.slots(deed).into_iter().flatten()
    }

    /// Every chord with its deed.
    pub fn all(&self) -> impl Iterator<Item = (Deed, Chord)> {
        self.chords.iter().flat_map(|(deed, slots)| slots.iter().flatten().map(|chord| (*deed, *chord)))
    }

    /// Binds a slot of a deed anew, or empties it. The same chord in the deed's other slot goes.
    pub fn bind(&mut self, deed: Deed, slot: usize, chord: Option<Chord>) {
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
    pub fn release(&mut self, deed: Deed, chord: Chord) {
        for own in self.chords.entry(deed).or_default() {
            if *own == Some(chord) {
                *own = None;
            }
        }
    }

    /// One deed as a fresh player has it.
    pub fn reset(&mut self, deed: Deed) {
        let slots = Self::default().slots(deed);
        self.chords.insert(deed, slots);
    }

    /// Whether a deed is bound as a fresh player has it.
    #[must_use]
    pub fn is_default(&self, deed: Deed) -> bool {
        Self::default().slots(deed) == self.slots(deed)
    }

    /// Who else answers to this chord where `deed` can be asked for.
    pub fn rivals(&self, deed: Deed, chord: Chord) -> impl Iterator<Item = Deed> {
        self.all()
            .filter(move |(other, own)| *other != deed && *own == chord && meet(deed.reach(), other.reach()))
            .map(|(other, _)| other)
    }

    /// Every chord that does two things.
    #[must_use]
    pub fn conflicts(&self) -> Vec<(Chord, Deed, Deed)> {
        let mut found = Vec::new();
        for (deed, chord) in self.all() {
            found.extend(self.rivals(deed, chord).filter(|rival| *rival > deed).map(|rival| (chord, deed, rival)));
        }
        found
    }
}

/// Whether two deeds can be asked for at one moment. There are two reaches only, and the wide one holds the other.
const fn meet(one: Reach, other: Reach) -> bool {
    matches!((one, other), (Reach::Everywhere, _) | (_, Reach::Everywhere) | (Reach::Table, Reach::Table))
}

/// In the file stands only what the player has changed: new defaults of a later version reach everybody else.
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

/// What is not understood is left at its default: a faulty key table never spoils the other settings.
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
                    let Ok(deed) = word.parse::<Deed>() else { continue };
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
        for deed in Deed::all() {
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
        // Dragging and scrolling are what the keys for orbit, pan and zoom do as well.
        let by_keys_as_well = [Deed::Orbit, Deed::Pan, Deed::Grab, Deed::Scroll, Deed::Zoom];
        let bindings = Bindings::default();
        for deed in Deed::all().filter(|deed| !by_keys_as_well.contains(deed)) {
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
        bindings.bind(Deed::Focus, 0, "Ctrl+K".parse().ok());
        bindings.bind(Deed::Home, 0, None);
        bindings.bind(Deed::Home, 1, None);
        let text = toml::to_string(&bindings).expect("writes");
        assert_eq!(text, "focus = [\"Ctrl+K\", \"DoubleClick\"]\nhome = []\n");
        assert_eq!(toml::from_str::<Bindings>(&text).expect("reads"), bindings);
    }

    #[test]
    fn what_is_not_understood_stays_as_it_was() {
        let text = "focus = [\"Hyper+K\"]\nsing = [\"S\"]\norbit = 7\nselect = \"Space\"\nstore-view-77 = []\n";
        let read: Bindings = toml::from_str(text).expect("reads");
        let mut wanted = Bindings::default();
        wanted.bind(Deed::Select, 0, "Space".parse().ok());
        wanted.bind(Deed::Select, 1, None);
        assert_eq!(read, wanted);
    }

    #[test]
    fn conflicts_are_found_and_resolved() {
        let mut bindings = Bindings::default();
        let chord: Chord = "F".parse().expect("a chord");
        assert_eq!(bindings.rivals(Deed::Help, chord).collect::<Vec<_>>(), [Deed::Focus]);
        bindings.bind(Deed::Help, 1, Some(chord));
        assert_eq!(bindings.conflicts(), [(chord, Deed::Focus, Deed::Help)]);
        bindings.release(Deed::Focus, chord);
        assert_eq!(bindings.conflicts(), []);
        assert!(!bindings.is_default(Deed::Focus));
        bindings.reset(Deed::Focus);
        bindings.reset(Deed::Help);
        assert_eq!(bindings, Bindings::default());
    }
}
