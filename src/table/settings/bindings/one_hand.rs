//! Keys for one hand: every deed on one half of the keyboard, the clicks and drags of the mouse as they are.

use std::collections::BTreeMap;

use super::chords::{Chord, Trigger};
use super::deeds::{Deed, kept_views};
use super::table::Bindings;

/// Which hand is at the keyboard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KeySet {
    /// Both.
    Both,
    /// The left one alone.
    Left,
    /// The right one alone.
    Right,
}

/// The left half, as far as T, G and B.
const LEFT: &[(Deed, &str)] = &[
    (Deed::PanNorth, "W"),
    (Deed::PanSouth, "S"),
    (Deed::PanWest, "A"),
    (Deed::PanEast, "D"),
    (Deed::OrbitLeft, "Q"),
    (Deed::OrbitRight, "E"),
    (Deed::OrbitUp, "R"),
    (Deed::OrbitDown, "V"),
    (Deed::ZoomIn, "Shift+W"),
    (Deed::ZoomOut, "Shift+S"),
    (Deed::LeanIn, "X"),
    (Deed::CaptainsEye, "C"),
    (Deed::Focus, "F"),
    (Deed::Home, "Shift+F"),
    (Deed::ViewBoard, "1"),
    (Deed::ViewOwn, "2"),
    (Deed::ViewTray, "3"),
    (Deed::ViewEnemy, "4"),
    (Deed::ViewTop, "5"),
    (Deed::NextPiece, "Tab"),
    (Deed::PreviousPiece, "Shift+Tab"),
    (Deed::Select, "Shift+Space"),
    (Deed::Throw, "Space"),
    (Deed::TipIn, "T"),
    (Deed::Cancel, "Esc"),
    (Deed::TakeUpCard, "Shift+T"),
    (Deed::PlotAhead, "Ctrl+W"),
    (Deed::PlotPort, "Ctrl+A"),
    (Deed::PlotStarboard, "Ctrl+D"),
    (Deed::PlotBack, "Ctrl+S"),
    (Deed::NextCard, "Ctrl+F"),
    (Deed::SealOrders, "Ctrl+Space"),
    (Deed::Proceed, "Z"),
    (Deed::NextBeat, "Shift+Z"),
    (Deed::HoldShow, "Ctrl+X"),
    (Deed::ReplayBack, "Shift+X"),
    (Deed::ReplayEyes, "Shift+C"),
    (Deed::PhaseBack, "Shift+Q"),
    (Deed::PhaseOn, "Shift+E"),
    (Deed::TurnBack, "Ctrl+Q"),
    (Deed::TurnOn, "Ctrl+E"),
    (Deed::Undo, "Ctrl+Z"),
    (Deed::Redo, "Ctrl+Shift+Z"),
    (Deed::LogBook, "Ctrl+R"),
    (Deed::ShipsBooks, "B"),
    (Deed::Notes, "Ctrl+F4"),
    (Deed::Pencil, "Backquote"),
    (Deed::RubOut, "Shift+Backquote"),
    (Deed::Help, "F1"),
    (Deed::DiceBook, "F3"),
    (Deed::RuleBook, "F4"),
    (Deed::Pause, "F5"),
    (Deed::QuickSettings, "F2"),
    (Deed::Screenshot, "Ctrl+F2"),
    (Deed::Fullscreen, "Ctrl+F3"),
    (Deed::Mute, "Shift+F3"),
    (Deed::ToggleGrid, "G"),
    (Deed::ToggleNames, "Ctrl+G"),
    (Deed::Measure, "Shift+R"),
    (Deed::TogglePieces, "Shift+B"),
    (Deed::ToggleWakes, "Shift+G"),
    (Deed::Reload, "Ctrl+F5"),
];

/// The right half, from Y, H and N on, with the arrows and what lies above them.
const RIGHT: &[(Deed, &str)] = &[
    (Deed::PanNorth, "Up"),
    (Deed::PanSouth, "Down"),
    (Deed::PanWest, "Left"),
    (Deed::PanEast, "Right"),
    (Deed::OrbitLeft, "Shift+Left"),
    (Deed::OrbitRight, "Shift+Right"),
    (Deed::OrbitUp, "Shift+Up"),
    (Deed::OrbitDown, "Shift+Down"),
    (Deed::ZoomIn, "Equal"),
    (Deed::ZoomOut, "Minus"),
    (Deed::LeanIn, "Slash"),
    (Deed::CaptainsEye, "Semicolon"),
    (Deed::Focus, "Quote"),
    (Deed::Home, "Home"),
    (Deed::ViewBoard, "6"),
    (Deed::ViewOwn, "7"),
    (Deed::ViewTray, "8"),
    (Deed::ViewEnemy, "9"),
    (Deed::ViewTop, "0"),
    (Deed::NextPiece, "Insert"),
    (Deed::PreviousPiece, "Shift+Insert"),
    (Deed::Select, "Enter"),
    (Deed::Throw, "U"),
    (Deed::TipIn, "Shift+U"),
    (Deed::Cancel, "Backspace"),
    (Deed::TakeUpCard, "O"),
    (Deed::PlotAhead, "I"),
    (Deed::PlotPort, "J"),
    (Deed::PlotStarboard, "L"),
    (Deed::PlotBack, "K"),
    (Deed::NextCard, "PageDown"),
    (Deed::SealOrders, "Ctrl+Enter"),
    (Deed::Proceed, "End"),
    (Deed::NextBeat, "Period"),
    (Deed::HoldShow, "P"),
    (Deed::ReplayBack, "Comma"),
    (Deed::ReplayEyes, "Shift+Semicolon"),
    (Deed::PhaseBack, "BracketLeft"),
    (Deed::PhaseOn, "BracketRight"),
    (Deed::TurnBack, "Shift+BracketLeft"),
    (Deed::TurnOn, "Shift+BracketRight"),
    (Deed::Undo, "Ctrl+Backspace"),
    (Deed::Redo, "Ctrl+Shift+Backspace"),
    (Deed::LogBook, "Y"),
    (Deed::ShipsBooks, "Shift+Y"),
    (Deed::Notes, "Ctrl+F8"),
    (Deed::Pencil, "Backslash"),
    (Deed::RubOut, "Shift+Backslash"),
    (Deed::Help, "F6"),
    (Deed::DiceBook, "F7"),
    (Deed::RuleBook, "F8"),
    (Deed::Pause, "F10"),
    (Deed::QuickSettings, "F9"),
    (Deed::Screenshot, "F12"),
    (Deed::Fullscreen, "F11"),
    (Deed::Mute, "Ctrl+M"),
    (Deed::ToggleGrid, "Ctrl+N"),
    (Deed::ToggleNames, "N"),
    (Deed::Measure, "M"),
    (Deed::TogglePieces, "Shift+O"),
    (Deed::ToggleWakes, "Shift+N"),
    (Deed::Reload, "Ctrl+F9"),
];

impl KeySet {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Both, Self::Left, Self::Right];

    /// Its table of keys and buttons.
    #[must_use]
    pub fn bindings(self) -> Bindings {
        let (keys, digits) = match self {
            Self::Both => return Bindings::default(),
            Self::Left => (LEFT, ["1", "2", "3", "4", "5"]),
            Self::Right => (RIGHT, ["6", "7", "8", "9", "0"]),
        };
        let mut keys: BTreeMap<Deed, Option<Chord>> =
            keys.iter().map(|(deed, key)| (*deed, key.parse().ok())).collect();
        // Ten views on five keys: the second five with Shift or Alt as well.
        let held = [("Ctrl+", "Shift+"), ("Ctrl+Shift+", "Alt+")];
        let places = held.into_iter().flat_map(|held| digits.map(|digit| (held, digit)));
        for (number, ((store, recall), digit)) in kept_views().zip(places) {
            keys.insert(Deed::StoreView(number), format!("{store}{digit}").parse().ok());
            keys.insert(Deed::RecallView(number), format!("{recall}{digit}").parse().ok());
        }
        let mut bindings = Bindings::default();
        for deed in Deed::all() {
            let Some(key) = keys.get(&deed).copied() else { continue };
            let clicks = |chord: &Chord| !matches!(chord.trigger, Trigger::Key(_));
            let mouse = bindings.chords(deed).find(clicks);
            bindings.bind(deed, 0, None);
            bindings.bind(deed, 1, None);
            bindings.bind(deed, 0, key);
            bindings.bind(deed, 1, mouse);
        }
        bindings
    }

    /// The one this table is; none where the player has chosen other keys.
    #[must_use]
    pub fn of(bindings: &Bindings) -> Option<Self> {
        Self::ALL.into_iter().find(|set| set.bindings() == *bindings)
    }
}

#[cfg(test)]
mod tests {
    use bevy::prelude::KeyCode;

    use super::*;
    use crate::table::settings::bindings::key_from_name;

    /// The keys of the left half.
    const LEFT_HALF: &str = "Backquote 1 2 3 4 5 Q W E R T A S D F G Z X C V B Tab Esc Space F1 F2 F3 F4 F5";

    #[test]
    fn one_hand_reaches_every_deed_and_nothing_does_two_things() {
        let left: Vec<KeyCode> = LEFT_HALF.split(' ').filter_map(key_from_name).collect();
        assert_eq!(left.len(), LEFT_HALF.split(' ').count());
        for (set, on_the_left) in [(KeySet::Left, true), (KeySet::Right, false)] {
            let bindings = set.bindings();
            assert_eq!(bindings.conflicts(), Vec::new(), "{set:?}");
            assert_eq!(KeySet::of(&bindings), Some(set));
            for deed in Deed::all() {
                let both = KeySet::Both.bindings();
                let keys = |bindings: &Bindings| -> Vec<KeyCode> {
                    let code = |chord: Chord| if let Trigger::Key(code) = chord.trigger { Some(code) } else { None };
                    bindings.chords(deed).filter_map(code).collect()
                };
                let own = keys(&bindings);
                assert_eq!(own.is_empty(), keys(&both).is_empty(), "{set:?}: {deed:?} has no key");
                assert!(
                    own.iter().all(|key| left.contains(key) == on_the_left),
                    "{set:?}: {deed:?} is on the other half"
                );
                let mouse = |bindings: &Bindings| {
                    bindings.chords(deed).filter(|chord| !matches!(chord.trigger, Trigger::Key(_))).count()
                };
                assert!(mouse(&bindings) >= mouse(&both).min(1), "{set:?}: {deed:?} has lost the mouse");
            }
        }
        assert_eq!(KeySet::of(&Bindings::default()), Some(KeySet::Both));
        let mut own = KeySet::Left.bindings();
        own.bind(Deed::Help, 0, None);
        assert_eq!(KeySet::of(&own), None);
    }
}
