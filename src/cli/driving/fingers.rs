//! Hands that work the app like a player's: every input written the way the desktop's window writes it.
//!
//! Each message goes out twice, alone and as a `WindowEvent`: buttons and keys are read from the one, panels and
//! picking read the other.

use bevy::ecs::message::Message;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::mouse::{MouseButtonInput, MouseScrollUnit, MouseWheel};
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use bevy::window::{CursorMoved, PrimaryWindow, WindowEvent};

use crate::table::settings::bindings::{Chord, Trigger, name_of_key};

fn write<M: Message + Clone>(world: &mut World, message: M)
where
    WindowEvent: From<M>,
{
    world.write_message(message.clone());
    world.write_message(WindowEvent::from(message));
}

fn window(world: &mut World) -> Option<Entity> {
    world.query_filtered::<Entity, With<PrimaryWindow>>().single(world).ok()
}

/// Moves the cursor.
pub fn point(world: &mut World, to: Vec2) {
    let Some(window) = window(world) else { return };
    let mut windows = world.query::<&mut Window>();
    let Ok(mut shown) = windows.get_mut(world, window) else { return };
    let before = shown.cursor_position();
    shown.set_cursor_position(Some(to));
    write(world, CursorMoved { window, position: to, delta: before.map(|before| to - before) });
}

/// The cursor's place.
pub fn pointed(world: &mut World) -> Option<Vec2> {
    let mut windows = world.query_filtered::<&Window, With<PrimaryWindow>>();
    windows.single(world).ok().and_then(Window::cursor_position)
}

/// Presses a button or lets it go.
pub fn button(world: &mut World, button: MouseButton, down: bool) {
    let Some(window) = window(world) else { return };
    write(world, MouseButtonInput { button, state: state(down), window });
}

/// Turns the wheel by notches.
pub fn wheel(world: &mut World, away: f32, across: f32) {
    let Some(window) = window(world) else { return };
    let turn = MouseWheel { unit: MouseScrollUnit::Line, x: across, y: away, window, phase: TouchPhase::Moved };
    write(world, turn);
}

const fn state(down: bool) -> ButtonState {
    if down { ButtonState::Pressed } else { ButtonState::Released }
}

/// Presses a key or lets it go. `writes` is the text that the keyboard writes with it, if that differs from an English
/// one.
pub fn key(world: &mut World, key_code: KeyCode, shift: bool, writes: Option<&str>, down: bool) {
    let Some(window) = window(world) else { return };
    let logical_key = match (writes, on_an_english_keyboard(key_code, shift)) {
        (Some(text), _) => Key::Character(text.into()),
        (None, key) => key,
    };
    let text = match &logical_key {
        Key::Character(text) if down => Some(text.clone()),
        Key::Space if down => Some(" ".into()),
        _ => None,
    };
    write(world, KeyboardInput { key_code, logical_key, state: state(down), text, repeat: false, window });
}

/// The modifiers of a chord as keys, and its own key.
#[must_use]
pub fn keys_of(chord: &Chord) -> (Vec<KeyCode>, Option<KeyCode>) {
    let held = [
        (chord.modifiers.ctrl, KeyCode::ControlLeft),
        (chord.modifiers.alt, KeyCode::AltLeft),
        (chord.modifiers.shift, KeyCode::ShiftLeft),
    ];
    let modifiers = held.into_iter().filter(|(held, _)| *held).map(|(_, code)| code).collect();
    match chord.trigger {
        Trigger::Key(code) => (modifiers, Some(code)),
        _ => (modifiers, None),
    }
}

/// Types one letter, on a key that does nothing else.
pub fn letter(world: &mut World, letter: char) {
    let text = letter.to_string();
    for down in [true, false] {
        key(world, KeyCode::F35, false, Some(&text), down);
    }
}

fn on_an_english_keyboard(code: KeyCode, shift: bool) -> Key {
    match code {
        KeyCode::ShiftLeft | KeyCode::ShiftRight => Key::Shift,
        KeyCode::ControlLeft | KeyCode::ControlRight => Key::Control,
        KeyCode::AltLeft | KeyCode::AltRight => Key::Alt,
        KeyCode::Enter | KeyCode::NumpadEnter => Key::Enter,
        KeyCode::Escape => Key::Escape,
        KeyCode::Tab => Key::Tab,
        KeyCode::Space => Key::Space,
        KeyCode::Backspace => Key::Backspace,
        KeyCode::Delete => Key::Delete,
        KeyCode::Insert => Key::Insert,
        KeyCode::Home => Key::Home,
        KeyCode::End => Key::End,
        KeyCode::PageUp => Key::PageUp,
        KeyCode::PageDown => Key::PageDown,
        KeyCode::ArrowLeft => Key::ArrowLeft,
        KeyCode::ArrowRight => Key::ArrowRight,
        KeyCode::ArrowUp => Key::ArrowUp,
        KeyCode::ArrowDown => Key::ArrowDown,
        KeyCode::PrintScreen => Key::PrintScreen,
        KeyCode::Pause => Key::Pause,
        KeyCode::F1 => Key::F1,
        KeyCode::F2 => Key::F2,
        KeyCode::F3 => Key::F3,
        KeyCode::F4 => Key::F4,
        KeyCode::F5 => Key::F5,
        KeyCode::F6 => Key::F6,
        KeyCode::F7 => Key::F7,
        KeyCode::F8 => Key::F8,
        KeyCode::F9 => Key::F9,
        KeyCode::F10 => Key::F10,
        KeyCode::F11 => Key::F11,
        KeyCode::F12 => Key::F12,
        KeyCode::Minus | KeyCode::NumpadSubtract => Key::Character("-".into()),
        KeyCode::Equal => Key::Character("=".into()),
        KeyCode::NumpadAdd => Key::Character("+".into()),
        KeyCode::Comma => Key::Character(",".into()),
        KeyCode::Period => Key::Character(".".into()),
        _ => {
            let name = name_of_key(code).unwrap_or_default();
            let sign = name.strip_prefix("Numpad").unwrap_or(name);
            match sign.chars().next() {
                Some(sign) if name.len() == 1 && shift => Key::Character(sign.to_string().as_str().into()),
                Some(sign) if sign.is_ascii_alphanumeric() => {
                    Key::Character(sign.to_ascii_lowercase().to_string().as_str().into())
                }
                _ => Key::Character("".into()),
            }
        }
    }
}
