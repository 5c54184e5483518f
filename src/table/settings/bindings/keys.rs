//! Names of keys: for files, and for people.

use std::collections::BTreeMap;

use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;

use crate::logbook::wording::{Arg, key};
use crate::table::speech::Speech;

/// Every key that can be bound, with its word for files. Keys are physical: `W` is in the place of W on an English
/// keyboard, with any print on it.
const KEYS: &[(KeyCode, &str)] = &[
    (KeyCode::KeyA, "A"),
    (KeyCode::KeyB, "B"),
    (KeyCode::KeyC, "C"),
    (KeyCode::KeyD, "D"),
    (KeyCode::KeyE, "E"),
    (KeyCode::KeyF, "F"),
    (KeyCode::KeyG, "G"),
    (KeyCode::KeyH, "H"),
    (KeyCode::KeyI, "I"),
    (KeyCode::KeyJ, "J"),
    (KeyCode::KeyK, "K"),
    (KeyCode::KeyL, "L"),
    (KeyCode::KeyM, "M"),
    (KeyCode::KeyN, "N"),
    (KeyCode::KeyO, "O"),
    (KeyCode::KeyP, "P"),
    (KeyCode::KeyQ, "Q"),
    (KeyCode::KeyR, "R"),
    (KeyCode::KeyS, "S"),
    (KeyCode::KeyT, "T"),
    (KeyCode::KeyU, "U"),
    (KeyCode::KeyV, "V"),
    (KeyCode::KeyW, "W"),
    (KeyCode::KeyX, "X"),
    (KeyCode::KeyY, "Y"),
    (KeyCode::KeyZ, "Z"),
    (KeyCode::Digit0, "0"),
    (KeyCode::Digit1, "1"),
    (KeyCode::Digit2, "2"),
    (KeyCode::Digit3, "3"),
    (KeyCode::Digit4, "4"),
    (KeyCode::Digit5, "5"),
    (KeyCode::Digit6, "6"),
    (KeyCode::Digit7, "7"),
    (KeyCode::Digit8, "8"),
    (KeyCode::Digit9, "9"),
    (KeyCode::F1, "F1"),
    (KeyCode::F2, "F2"),
    (KeyCode::F3, "F3"),
    (KeyCode::F4, "F4"),
    (KeyCode::F5, "F5"),
    (KeyCode::F6, "F6"),
    (KeyCode::F7, "F7"),
    (KeyCode::F8, "F8"),
    (KeyCode::F9, "F9"),
    (KeyCode::F10, "F10"),
    (KeyCode::F11, "F11"),
    (KeyCode::F12, "F12"),
    (KeyCode::ArrowLeft, "Left"),
    (KeyCode::ArrowRight, "Right"),
    (KeyCode::ArrowUp, "Up"),
    (KeyCode::ArrowDown, "Down"),
    (KeyCode::Space, "Space"),
    (KeyCode::Enter, "Enter"),
    (KeyCode::Escape, "Esc"),
    (KeyCode::Tab, "Tab"),
    (KeyCode::Backspace, "Backspace"),
    (KeyCode::Delete, "Delete"),
    (KeyCode::Insert, "Insert"),
    (KeyCode::Home, "Home"),
    (KeyCode::End, "End"),
    (KeyCode::PageUp, "PageUp"),
    (KeyCode::PageDown, "PageDown"),
    (KeyCode::PrintScreen, "PrintScreen"),
    (KeyCode::Pause, "Pause"),
    (KeyCode::Minus, "Minus"),
    (KeyCode::Equal, "Equal"),
    (KeyCode::Comma, "Comma"),
    (KeyCode::Period, "Period"),
    (KeyCode::Slash, "Slash"),
    (KeyCode::Backslash, "Backslash"),
    (KeyCode::IntlBackslash, "IntlBackslash"),
    (KeyCode::Semicolon, "Semicolon"),
    (KeyCode::Quote, "Quote"),
    (KeyCode::Backquote, "Backquote"),
    (KeyCode::BracketLeft, "BracketLeft"),
    (KeyCode::BracketRight, "BracketRight"),
    (KeyCode::Numpad0, "Numpad0"),
    (KeyCode::Numpad1, "Numpad1"),
    (KeyCode::Numpad2, "Numpad2"),
    (KeyCode::Numpad3, "Numpad3"),
    (KeyCode::Numpad4, "Numpad4"),
    (KeyCode::Numpad5, "Numpad5"),
    (KeyCode::Numpad6, "Numpad6"),
    (KeyCode::Numpad7, "Numpad7"),
    (KeyCode::Numpad8, "Numpad8"),
    (KeyCode::Numpad9, "Numpad9"),
    (KeyCode::NumpadAdd, "NumpadAdd"),
    (KeyCode::NumpadSubtract, "NumpadSubtract"),
    (KeyCode::NumpadMultiply, "NumpadMultiply"),
    (KeyCode::NumpadDivide, "NumpadDivide"),
    (KeyCode::NumpadDecimal, "NumpadDecimal"),
    (KeyCode::NumpadEnter, "NumpadEnter"),
    (KeyCode::ShiftLeft, "LeftShift"),
    (KeyCode::ShiftRight, "RightShift"),
    (KeyCode::ControlLeft, "LeftCtrl"),
    (KeyCode::ControlRight, "RightCtrl"),
    (KeyCode::AltLeft, "LeftAlt"),
    (KeyCode::AltRight, "RightAlt"),
];

/// The word of a key for files; only keys that have one can be bound.
#[must_use]
pub fn name_of_key(code: KeyCode) -> Option<&'static str> {
    KEYS.iter().find(|(own, _)| *own == code).map(|(_, word)| *word)
}

/// The key of a word, in any case.
#[must_use]
pub fn key_from_name(word: &str) -> Option<KeyCode> {
    KEYS.iter().find(|(_, own)| own.eq_ignore_ascii_case(word)).map(|(code, _)| *code)
}

/// The letters of the player's own keyboard for each key, learnt from presses.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct KeyNames(BTreeMap<KeyCode, String>);

impl KeyNames {
    /// The key as the player knows it.
    #[must_use]
    pub fn label(&self, code: KeyCode, speech: &Speech) -> String {
        let say = |key: &str| speech.say(key);
        match code {
            KeyCode::Space => say(key::INPUT_KEY_SPACE),
            KeyCode::Enter => say(key::INPUT_KEY_ENTER),
            KeyCode::Escape => say(key::INPUT_KEY_ESCAPE),
            KeyCode::Tab => say(key::INPUT_KEY_TAB),
            KeyCode::Backspace => say(key::INPUT_KEY_BACKSPACE),
            KeyCode::Delete => say(key::INPUT_KEY_DELETE),
            KeyCode::Insert => say(key::INPUT_KEY_INSERT),
            KeyCode::Home => say(key::INPUT_KEY_HOME),
            KeyCode::End => say(key::INPUT_KEY_END),
            KeyCode::PageUp => say(key::INPUT_KEY_PAGE_UP),
            KeyCode::PageDown => say(key::INPUT_KEY_PAGE_DOWN),
            KeyCode::ArrowLeft => say(key::INPUT_KEY_LEFT),
            KeyCode::ArrowRight => say(key::INPUT_KEY_RIGHT),
            KeyCode::ArrowUp => say(key::INPUT_KEY_UP),
            KeyCode::ArrowDown => say(key::INPUT_KEY_DOWN),
            KeyCode::ShiftLeft | KeyCode::ShiftRight => say(key::INPUT_KEY_SHIFT),
            KeyCode::ControlLeft | KeyCode::ControlRight => say(key::INPUT_KEY_CONTROL),
            KeyCode::AltLeft | KeyCode::AltRight => say(key::INPUT_KEY_ALT),
            KeyCode::PrintScreen => say(key::INPUT_KEY_PRINT_SCREEN),
            _ => {
                let pad = name_of_key(code).and_then(|word| word.strip_prefix("Numpad")).map(on_the_pad);
                match (pad, self.0.get(&code)) {
                    (Some(sign), _) => speech.say(key::InputKeyPad { key: Arg::text(sign) }),
                    (None, Some(written)) => written.clone(),
                    (None, None) => as_printed(code).to_owned(),
                }
            }
        }
    }
}

fn on_the_pad(word: &'static str) -> &'static str {
    match word {
        "Add" => "+",
        "Subtract" => "−",
        "Multiply" => "×",
        "Divide" => "/",
        "Decimal" => ".",
        "Enter" => "↵",
        digit => digit,
    }
}

/// The sign on an English keyboard.
fn as_printed(code: KeyCode) -> &'static str {
    match code {
        KeyCode::Minus => "-",
        KeyCode::Equal => "=",
        KeyCode::Comma => ",",
        KeyCode::Period => ".",
        KeyCode::Slash => "/",
        KeyCode::Backslash | KeyCode::IntlBackslash => "\\",
        KeyCode::Semicolon => ";",
        KeyCode::Quote => "'",
        KeyCode::Backquote => "`",
        KeyCode::BracketLeft => "[",
        KeyCode::BracketRight => "]",
        _ => name_of_key(code).unwrap_or("?"),
    }
}

/// Learns what keys write. With a modifier held they may write something else, so only plain presses count.
pub(super) fn learn_the_keyboard(
    mut pressed: MessageReader<KeyboardInput>,
    keys: Res<ButtonInput<KeyCode>>,
    mut names: ResMut<KeyNames>,
) {
    use KeyCode::{AltLeft, AltRight, ControlLeft, ControlRight, ShiftLeft, ShiftRight};
    let held = keys.any_pressed([AltLeft, AltRight, ControlLeft, ControlRight, ShiftLeft, ShiftRight]);
    for input in pressed.read() {
        let Key::Character(written) = &input.logical_key else { continue };
        let written = written.to_uppercase();
        if !held
            && input.state.is_pressed()
            && !written.trim().is_empty()
            && names.0.get(&input.key_code) != Some(&written)
        {
            names.0.insert(input.key_code, written);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_and_words_are_one_to_one() {
        for (code, word) in KEYS {
            assert_eq!(key_from_name(word), Some(*code));
            assert_eq!(name_of_key(*code), Some(*word));
        }
        assert_eq!(key_from_name("pageup"), Some(KeyCode::PageUp));
        assert_eq!(key_from_name("Ц"), None);
    }
}
