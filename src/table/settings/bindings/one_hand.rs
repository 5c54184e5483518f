//! Keys for one hand: every deed on one half of the keyboard, the clicks and drags of the mouse as they are.

use std::collections::BTreeMap;

use super::actions::{Action, kept_views};
use super::chords::{Chord, Trigger};
use super::table::Bindings;

/// This hand is at the keyboard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KeySet {
    Both,
    /// The left one alone.
    Left,
    /// The right one alone.
    Right,
}

/// The left half, as far as T, G and B.
const LEFT: &[(Action, &str)] = &[
    (Action::PanNorth, "W"),
    (Action::PanSouth, "S"),
    (Action::PanWest, "A"),
    (Action::PanEast, "D"),
    (Action::OrbitLeft, "Q"),
    (Action::OrbitRight, "E"),
    (Action::OrbitUp, "R"),
    (Action::OrbitDown, "V"),
    (Action::ZoomIn, "Shift+W"),
    (Action::ZoomOut, "Shift+S"),
    (Action::LeanIn, "X"),
    (Action::CaptainsEye, "C"),
    (Action::Focus, "F"),
    (Action::Home, "Shift+F"),
    (Action::ViewBoard, "1"),
    (Action::ViewOwn, "2"),
    (Action::ViewTray, "3"),
    (Action::ViewEnemy, "4"),
    (Action::ViewTop, "5"),
    (Action::NextPiece, "Tab"),
    (Action::PreviousPiece, "Shift+Tab"),
    (Action::Select, "Shift+Space"),
    (Action::Throw, "Space"),
    (Action::TipIn, "T"),
    (Action::Cancel, "Esc"),
    (Action::TakeUpCard, "Shift+T"),
    (Action::PlotAhead, "Ctrl+W"),
    (Action::PlotPort, "Ctrl+A"),
    (Action::PlotStarboard, "Ctrl+D"),
    (Action::PlotBack, "Ctrl+S"),
    (Action::NextCard, "Ctrl+F"),
    (Action::SealOrders, "Ctrl+Space"),
    (Action::Proceed, "Z"),
    (Action::NextBeat, "Shift+Z"),
    (Action::HoldShow, "Ctrl+X"),
    (Action::ReplayBack, "Shift+X"),
    (Action::ReplayEyes, "Shift+C"),
    (Action::PhaseBack, "Shift+Q"),
    (Action::PhaseOn, "Shift+E"),
    (Action::TurnBack, "Ctrl+Q"),
    (Action::TurnOn, "Ctrl+E"),
    (Action::Undo, "Ctrl+Z"),
    (Action::Redo, "Ctrl+Shift+Z"),
    (Action::LogBook, "Ctrl+R"),
    (Action::ShipsBooks, "B"),
    (Action::Notes, "Ctrl+F4"),
    (Action::Pencil, "Backquote"),
    (Action::RubOut, "Shift+Backquote"),
    (Action::Help, "F1"),
    (Action::DiceBook, "F3"),
    (Action::RuleBook, "F4"),
    (Action::Pause, "F5"),
    (Action::QuickSettings, "F2"),
    (Action::Screenshot, "Ctrl+F2"),
    (Action::Fullscreen, "Ctrl+F3"),
    (Action::Mute, "Shift+F3"),
    (Action::ToggleGrid, "G"),
    (Action::ToggleNames, "Ctrl+G"),
    (Action::Measure, "Shift+R"),
    (Action::TogglePieces, "Shift+B"),
    (Action::ToggleWakes, "Shift+G"),
    (Action::Reload, "Ctrl+F5"),
];

/// The right half, from Y, H and N on, with the arrows and the keys above them.
const RIGHT: &[(Action, &str)] = &[
    (Action::PanNorth, "Up"),
    (Action::PanSouth, "Down"),
    (Action::PanWest, "Left"),
    (Action::PanEast, "Right"),
    (Action::OrbitLeft, "Shift+Left"),
    (Action::OrbitRight, "Shift+Right"),
    (Action::OrbitUp, "Shift+Up"),
    (Action::OrbitDown, "Shift+Down"),
    (Action::ZoomIn, "Equal"),
    (Action::ZoomOut, "Minus"),
    (Action::LeanIn, "Slash"),
    (Action::CaptainsEye, "Semicolon"),
    (Action::Focus, "Quote"),
    (Action::Home, "Home"),
    (Action::ViewBoard, "6"),
    (Action::ViewOwn, "7"),
    (Action::ViewTray, "8"),
    (Action::ViewEnemy, "9"),
    (Action::ViewTop, "0"),
    (Action::NextPiece, "Insert"),
    (Action::PreviousPiece, "Shift+Insert"),
    (Action::Select, "Enter"),
    (Action::Throw, "U"),
    (Action::TipIn, "Shift+U"),
    (Action::Cancel, "Backspace"),
    (Action::TakeUpCard, "O"),
    (Action::PlotAhead, "I"),
    (Action::PlotPort, "J"),
    (Action::PlotStarboard, "L"),
    (Action::PlotBack, "K"),
    (Action::NextCard, "PageDown"),
    (Action::SealOrders, "Ctrl+Enter"),
    (Action::Proceed, "End"),
    (Action::NextBeat, "Period"),
    (Action::HoldShow, "P"),
    (Action::ReplayBack, "Comma"),
    (Action::ReplayEyes, "Shift+Semicolon"),
    (Action::PhaseBack, "BracketLeft"),
    (Action::PhaseOn, "BracketRight"),
    (Action::TurnBack, "Shift+BracketLeft"),
    (Action::TurnOn, "Shift+BracketRight"),
    (Action::Undo, "Ctrl+Backspace"),
    (Action::Redo, "Ctrl+Shift+Backspace"),
    (Action::LogBook, "Y"),
    (Action::ShipsBooks, "Shift+Y"),
    (Action::Notes, "Ctrl+F8"),
    (Action::Pencil, "Backslash"),
    (Action::RubOut, "Shift+Backslash"),
    (Action::Help, "F6"),
    (Action::DiceBook, "F7"),
    (Action::RuleBook, "F8"),
    (Action::Pause, "F10"),
    (Action::QuickSettings, "F9"),
    (Action::Screenshot, "F12"),
    (Action::Fullscreen, "F11"),
    (Action::Mute, "Ctrl+M"),
    (Action::ToggleGrid, "Ctrl+N"),
    (Action::ToggleNames, "N"),
    (Action::Measure, "M"),
    (Action::TogglePieces, "Shift+O"),
    (Action::ToggleWakes, "Shift+N"),
    (Action::Reload, "Ctrl+F9"),
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
        let mut keys: BTreeMap<Action, Option<Chord>> =
            keys.iter().map(|(deed, key)| (*deed, key.parse().ok())).collect();
        // Ten views on five keys: the second five with Shift or Alt as well.
        let held = [("Ctrl+", "Shift+"), ("Ctrl+Shift+", "Alt+")];
        let places = held.into_iter().flat_map(|held| digits.map(|digit| (held, digit)));
        for (number, ((store, recall), digit)) in kept_views().zip(places) {
            keys.insert(Action::StoreView(number), format!("{store}{digit}").parse().ok());
            keys.insert(Action::RecallView(number), format!("{recall}{digit}").parse().ok());
        }
        let mut bindings = Bindings::default();
        for deed in Action::all() {
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
            for deed in Action::all() {
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
        own.bind(Action::Help, 0, None);
        assert_eq!(KeySet::of(&own), None);
    }
}
