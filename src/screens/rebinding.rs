//! Listening for a new key: the next press belongs to the action that was clicked.

use bevy::input::mouse::MouseWheel;
use bevy::prelude::*;
use bevy_egui::{EguiInput, EguiPreUpdateSet, egui};

use crate::table::panels::settings_book::{Conflict, KeysWish};
use crate::table::settings::Settings;
use crate::table::settings::bindings::{
    Action, Bindings, Chord, HandSystems, HandsOff, Modifiers, Trigger, name_of_key,
};
use crate::table::stage::Menu;

/// The key that the page of keys waits for.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct Rebinding {
    /// The slot that waits for a key.
    pub listening: Option<(Action, usize)>,
    /// A chord that another deed has already.
    pub conflict: Option<Conflict>,
    /// Only keys that were pressed after listening began count.
    fresh: bool,
}

impl Rebinding {
    /// Waits for nothing.
    pub fn stop(&mut self) {
        *self = Self::default();
    }

    /// Carries out the page's wish.
    pub fn apply(&mut self, wish: KeysWish, bindings: &mut Bindings) {
        match wish {
            KeysWish::Listen(deed, slot) => *self = Self { listening: Some((deed, slot)), conflict: None, fresh: true },
            KeysWish::Empty(deed, slot) => {
                bindings.bind(deed, slot, None);
                self.stop();
            }
            KeysWish::Leave | KeysWish::Yield => self.stop(),
            KeysWish::Replace => {
                if let Some(Conflict { deed, slot, chord, .. }) = self.conflict {
                    let rivals: Vec<Action> = bindings.rivals(deed, chord).collect();
                    for rival in rivals {
                        bindings.release(rival, chord);
                    }
                    bindings.bind(deed, slot, Some(chord));
                }
                self.stop();
            }
            KeysWish::Reset(deed) => {
                bindings.reset(deed);
                self.stop();
            }
            KeysWish::Lay(set) => {
                *bindings = set.bindings();
                self.stop();
            }
            KeysWish::ResetAll => {
                *bindings = Bindings::default();
                self.stop();
            }
        }
    }

    /// A chord was played for the slot that waits.
    fn hear(&mut self, chord: Chord, bindings: &mut Bindings) {
        let Some((deed, slot)) = self.listening.take() else { return };
        let rival = bindings.rivals(deed, chord).next();
        match rival {
            Some(rival) => self.conflict = Some(Conflict { deed, slot, chord, rival }),
            None => bindings.bind(deed, slot, Some(chord)),
        }
    }
}

/// A deed that is done by dragging is bound to a drag, one that is done by turning to the wheel.
fn drags(deed: Action) -> bool {
    matches!(deed, Action::Orbit | Action::Pan | Action::Grab)
}

fn turns(deed: Action) -> bool {
    matches!(deed, Action::Zoom | Action::Scroll)
}

fn listen(
    keys: Res<ButtonInput<KeyCode>>,
    buttons: Res<ButtonInput<MouseButton>>,
    mut wheel: MessageReader<MouseWheel>,
    mut settings: ResMut<Settings>,
    mut rebinding: ResMut<Rebinding>,
) {
    let turned = wheel.read().count() > 0;
    let Some((deed, _)) = rebinding.listening else { return };
    if std::mem::take(&mut rebinding.fresh) {
        return;
    }
    if keys.just_pressed(KeyCode::Escape) {
        rebinding.stop();
        return;
    }
    let modifiers = Modifiers::held(&keys);
    let is_modifier = |code: &KeyCode| modifiers.without(*code) != modifiers || lone(*code);
    let pressed = keys.get_just_pressed().find(|code| !is_modifier(code) && name_of_key(**code).is_some());
    // A modifier alone counts when it is let go and nothing was pressed with it.
    let let_go = keys.get_just_released().find(|code| lone(**code));
    let button = buttons.get_just_pressed().find(|button| **button != MouseButton::Left || drags(deed));
    let trigger = if drags(deed) {
        button.map(|button| Trigger::Drag(*button))
    } else if turns(deed) {
        turned.then_some(Trigger::Wheel)
    } else if let Some(code) = pressed.or(let_go) {
        Some(Trigger::Key(*code))
    } else {
        button.map(|button| Trigger::Click(*button))
    };
    if let Some(trigger) = trigger {
        rebinding.hear(Chord { modifiers, trigger }, &mut settings.bypass_change_detection().bindings);
        settings.set_changed();
    }
}

const fn lone(code: KeyCode) -> bool {
    use KeyCode::{AltLeft, AltRight, ControlLeft, ControlRight, ShiftLeft, ShiftRight};
    matches!(code, AltLeft | AltRight | ControlLeft | ControlRight | ShiftLeft | ShiftRight)
}

/// While the page listens no other system acts on keys.
fn keep_hands_off(rebinding: Res<Rebinding>, mut off: ResMut<HandsOff>, mut inputs: Query<&mut EguiInput>) {
    let listening = rebinding.listening.is_some();
    if off.0 != listening {
        off.0 = listening;
    }
    if listening {
        for mut input in &mut inputs {
            input.events.retain(|event| !matches!(event, egui::Event::Key { .. } | egui::Event::Text(_)));
        }
    }
}

fn stop_listening(mut rebinding: ResMut<Rebinding>) {
    rebinding.stop();
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Rebinding>()
        .init_resource::<HandsOff>()
        .add_message::<MouseWheel>()
        .add_systems(
            PreUpdate,
            keep_hands_off
                .after(EguiPreUpdateSet::ProcessInput)
                .before(EguiPreUpdateSet::BeginPass)
                .before(HandSystems),
        )
        .add_systems(Update, listen)
        .add_systems(OnExit(Menu::Settings), stop_listening);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_that_is_taken_is_asked_about_first() {
        let mut bindings = Bindings::default();
        let mut rebinding = Rebinding::default();
        let chord: Chord = "F".parse().expect("a chord");
        rebinding.apply(KeysWish::Listen(Action::Help, 1), &mut bindings);
        rebinding.hear(chord, &mut bindings);
        let conflict = rebinding.conflict.expect("F focuses already");
        assert_eq!((conflict.deed, conflict.rival), (Action::Help, Action::Focus));
        assert_eq!(bindings, Bindings::default());
        rebinding.apply(KeysWish::Replace, &mut bindings);
        assert_eq!(bindings.slots(Action::Help)[1], Some(chord));
        assert_eq!(bindings.conflicts(), []);
        rebinding.apply(KeysWish::ResetAll, &mut bindings);
        assert_eq!(bindings, Bindings::default());
    }

    #[test]
    fn a_free_key_is_bound_at_once_and_can_be_taken_off() {
        let mut bindings = Bindings::default();
        let mut rebinding = Rebinding::default();
        rebinding.apply(KeysWish::Listen(Action::Home, 0), &mut bindings);
        rebinding.hear("Ctrl+K".parse().expect("a chord"), &mut bindings);
        assert_eq!(rebinding.listening, None);
        assert_eq!(bindings.slots(Action::Home)[0].map(|chord| chord.to_string()), Some("Ctrl+K".into()));
        rebinding.apply(KeysWish::Empty(Action::Home, 0), &mut bindings);
        assert_eq!(bindings.slots(Action::Home)[0], None);
        rebinding.apply(KeysWish::Reset(Action::Home), &mut bindings);
        assert_eq!(bindings, Bindings::default());
    }
}
