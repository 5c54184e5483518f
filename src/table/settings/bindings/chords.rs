//! A chord: modifiers, with a key, a button, the wheel or a drag.

use std::fmt;
use std::str::FromStr;

use bevy::prelude::*;

use super::keys::{KeyNames, key_from_name, name_of_key};
use crate::logbook::wording::{Arg, key};
use crate::table::speech::Speech;

/// Keys that are held with another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Modifiers {
    pub ctrl: bool,
    pub alt: bool,
    pub shift: bool,
}

impl Modifiers {
    /// The modifiers that are held now.
    #[must_use]
    pub fn held(keys: &ButtonInput<KeyCode>) -> Self {
        use KeyCode::{AltLeft, AltRight, ControlLeft, ControlRight, ShiftLeft, ShiftRight};
        // One that was let go within this frame was held when the other key came.
        let held = |either: [KeyCode; 2]| {
            keys.any_pressed(either) || keys.any_just_pressed(either) || keys.any_just_released(either)
        };
        Self {
            ctrl: held([ControlLeft, ControlRight]),
            alt: held([AltLeft, AltRight]),
            shift: held([ShiftLeft, ShiftRight]),
        }
    }

    /// The same, without the modifier that `code` itself is.
    #[must_use]
    pub const fn without(mut self, code: KeyCode) -> Self {
        match code {
            KeyCode::ControlLeft | KeyCode::ControlRight => self.ctrl = false,
            KeyCode::AltLeft | KeyCode::AltRight => self.alt = false,
            KeyCode::ShiftLeft | KeyCode::ShiftRight => self.shift = false,
            _ => {}
        }
        self
    }
}

/// The key, button or wheel that sets a deed off.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Trigger {
    /// A key, by its place on the keyboard.
    Key(KeyCode),
    /// A button pressed and let go on the spot.
    Click(MouseButton),
    /// Two clicks of the left button.
    DoubleClick,
    /// A button held while the mouse moves.
    Drag(MouseButton),
    /// The wheel, or two fingers on a trackpad.
    Wheel,
}

/// Modifiers and a trigger.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Chord {
    pub modifiers: Modifiers,
    pub trigger: Trigger,
}

impl Chord {
    /// A trigger alone.
    #[must_use]
    pub const fn plain(trigger: Trigger) -> Self {
        Self { modifiers: Modifiers { ctrl: false, alt: false, shift: false }, trigger }
    }

    /// As the player reads it: keys as the player's keyboard writes them, the rest in the language that is set.
    #[must_use]
    pub fn label(&self, names: &KeyNames, speech: &Speech) -> String {
        let mut parts = Vec::new();
        for (held, key) in [
            (self.modifiers.ctrl, key::INPUT_KEY_CONTROL),
            (self.modifiers.alt, key::INPUT_KEY_ALT),
            (self.modifiers.shift, key::INPUT_KEY_SHIFT),
        ] {
            if held {
                parts.push(speech.say(key));
            }
        }
        parts.push(match self.trigger {
            Trigger::Key(code) => names.label(code, speech),
            Trigger::Click(button) => speech.say(button_key(button)),
            Trigger::DoubleClick => speech.say(key::INPUT_DOUBLE_CLICK),
            Trigger::Drag(button) => speech.say(key::InputDrag { button: Arg::key(button_key(button)) }),
            Trigger::Wheel => speech.say(key::INPUT_WHEEL),
        });
        parts.join(" + ")
    }
}

const fn button_key(button: MouseButton) -> &'static str {
    match button {
        MouseButton::Right => key::INPUT_MOUSE_RIGHT,
        MouseButton::Middle => key::INPUT_MOUSE_MIDDLE,
        MouseButton::Back => key::INPUT_MOUSE_BACK,
        MouseButton::Forward => key::INPUT_MOUSE_FORWARD,
        MouseButton::Left | MouseButton::Other(_) => key::INPUT_MOUSE_LEFT,
    }
}

/// The buttons that can be bound, with their words for files.
const BUTTONS: [(MouseButton, &str); 5] = [
    (MouseButton::Left, "Left"),
    (MouseButton::Right, "Right"),
    (MouseButton::Middle, "Middle"),
    (MouseButton::Back, "Back"),
    (MouseButton::Forward, "Forward"),
];

fn word_of(button: MouseButton) -> &'static str {
    BUTTONS.iter().find(|(own, _)| *own == button).map_or("Left", |(_, word)| *word)
}

fn button_of(word: &str) -> Option<MouseButton> {
    BUTTONS.iter().find(|(_, own)| own.eq_ignore_ascii_case(word)).map(|(button, _)| *button)
}

impl fmt::Display for Chord {
    fn fmt(&self, to: &mut fmt::Formatter) -> fmt::Result {
        for (held, word) in
            [(self.modifiers.ctrl, "Ctrl+"), (self.modifiers.alt, "Alt+"), (self.modifiers.shift, "Shift+")]
        {
            if held {
                to.write_str(word)?;
            }
        }
        match self.trigger {
            Trigger::Key(code) => to.write_str(name_of_key(code).unwrap_or("Esc")),
            Trigger::Click(button) => write!(to, "{}Click", word_of(button)),
            Trigger::DoubleClick => to.write_str("DoubleClick"),
            Trigger::Drag(button) => write!(to, "{}Drag", word_of(button)),
            Trigger::Wheel => to.write_str("Wheel"),
        }
    }
}

/// A chord that names no key, button or wheel.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is no key, button or wheel")]
pub struct NoChord(pub String);

impl FromStr for Chord {
    type Err = NoChord;

    fn from_str(text: &str) -> Result<Self, NoChord> {
        let refused = || NoChord(text.to_owned());
        let mut words: Vec<&str> = text.split('+').map(str::trim).collect();
        let last = words.pop().ok_or_else(refused)?;
        let mut modifiers = Modifiers::default();
        for word in words {
            let held = match word.to_ascii_lowercase().as_str() {
                "ctrl" => &mut modifiers.ctrl,
                "alt" => &mut modifiers.alt,
                "shift" => &mut modifiers.shift,
                _ => return Err(refused()),
            };
            *held = true;
        }
        let small = last.to_ascii_lowercase();
        let trigger = if let Some(code) = key_from_name(last) {
            Trigger::Key(code)
        } else if small == "wheel" {
            Trigger::Wheel
        } else if small == "doubleclick" {
            Trigger::DoubleClick
        } else if let Some(button) = small.strip_suffix("drag").and_then(button_of) {
            Trigger::Drag(button)
        } else if let Some(button) = small.strip_suffix("click").and_then(button_of) {
            Trigger::Click(button)
        } else {
            return Err(refused());
        };
        Ok(Self { modifiers, trigger })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chords_are_read_as_they_are_written() {
        for text in ["Ctrl+1", "Shift+RightDrag", "Wheel", "DoubleClick", "LeftClick", "Ctrl+Alt+Shift+F12", "LeftAlt"]
        {
            let chord: Chord = text.parse().expect(text);
            assert_eq!(chord.to_string(), text);
        }
        assert_eq!("shift + rightdrag".parse::<Chord>().map(|c| c.to_string()), Ok("Shift+RightDrag".to_owned()));
        for text in ["", "Ctrl+", "Hyper+A", "Ctrl", "RightWheel", "Ю", "A+B"] {
            assert_eq!(text.parse::<Chord>(), Err(NoChord(text.to_owned())), "{text}");
        }
    }
}
