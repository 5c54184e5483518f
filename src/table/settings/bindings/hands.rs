//! The players' input as deeds: the only place that reads keys, buttons and the wheel.

use bevy::input::InputSystems;
use bevy::input::gestures::PinchGesture;
use bevy::input::mouse::{MouseScrollUnit, MouseWheel};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::input::EguiWantsInput;
use bevy_egui::{EguiContext, EguiInput, EguiPreUpdateSet};

use super::actions::{Action, Reach};
use super::chords::{Modifiers, Trigger};
use super::keys::{KeyNames, learn_the_keyboard};
use super::table::Bindings;
use crate::table::focus::was_handed;
use crate::table::settings::Settings;
use crate::table::stage::{Uncovered, at_the_table};
use crate::table::under::{Chalking, Under};

/// A press that moves less than this is a click.
const STILL: f32 = 4.0;
/// Two clicks within this time are one double click.
const TWICE: f32 = 0.4;
/// Points of a trackpad's scroll that are worth one notch of a wheel.
const POINTS_A_NOTCH: f32 = 40.0;
/// A pinch that doubles the distance counts as this number of notches.
const NOTCHES_A_PINCH: f32 = 8.0;

/// While this is set nothing is done: a rebinding page listens to the keys itself.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct HandsOff(pub bool);

/// The systems that read the hands; systems that act on deeds run after them.
#[derive(SystemSet, Clone, PartialEq, Eq, Hash, Debug)]
pub struct HandSystems;

/// The cursor; true if the table is under it.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Hover {
    /// In logical pixels from the window's upper left corner.
    pub at: Vec2,
    /// No panel lies between.
    pub free: bool,
}

/// A button that is held.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Held {
    button: MouseButton,
    modifiers: Modifiers,
    from: Vec2,
    drag: Option<Action>,
}

/// The deeds of this frame.
#[derive(Resource, Clone, Debug, Default)]
pub struct Hands {
    begun: Vec<Action>,
    held: Vec<(Action, KeyCode)>,
    lent: Option<Action>,
    dragged: Option<(Action, Vec2)>,
    grip: Option<(Action, Vec2)>,
    turned: Vec<(Action, Vec2)>,
    hover: Option<Hover>,
    buttons: Vec<Held>,
    last_click: Option<(f32, Vec2)>,
    stirred: bool,
}

impl Hands {
    /// This deed was asked for in this frame.
    #[must_use]
    pub fn begun(&self, deed: Action) -> bool {
        self.begun.contains(&deed)
    }

    /// As `begun`, and consumes it: later systems in this frame no longer see it (Esc closes one thing at a time).
    pub fn take(&mut self, deed: Action) -> bool {
        let had = self.begun.contains(&deed);
        self.begun.retain(|own| *own != deed);
        had
    }

    /// The key of this deed is down.
    #[must_use]
    pub fn holds(&self, deed: Action) -> bool {
        self.lent == Some(deed) || self.held.iter().any(|(own, _)| *own == deed)
    }

    /// Another device helps out in this frame: the deed is asked for, or only kept up.
    pub fn lend(&mut self, deed: Action, begins: bool) {
        self.begun.extend(begins.then_some(deed));
        self.lent = Some(deed);
        self.stirred = true;
    }

    /// The mouse was dragged this far in this frame for this action, in logical pixels.
    #[must_use]
    pub fn dragged(&self, deed: Action) -> Option<Vec2> {
        self.dragged.filter(|(own, _)| *own == deed).map(|(_, by)| by)
    }

    /// The drag for this action began here, while it lasts.
    #[must_use]
    pub fn grip(&self, deed: Action) -> Option<Vec2> {
        self.grip.filter(|(own, _)| *own == deed).map(|(_, from)| from)
    }

    /// Notches by which the wheel was turned for this deed, across and away.
    #[must_use]
    pub fn turned(&self, deed: Action) -> Option<Vec2> {
        self.turned.iter().find(|(own, _)| *own == deed).map(|(_, by)| *by)
    }

    /// The wheel has served something else in this frame: what it is turned for is not done.
    pub fn stop(&mut self, deed: Action) {
        self.turned.retain(|(own, _)| *own != deed);
    }

    /// The cursor, if it is in the window.
    #[must_use]
    pub const fn hover(&self) -> Option<Hover> {
        self.hover
    }

    /// The cursor, if the table is under it.
    #[must_use]
    pub fn over_the_table(&self) -> Option<Vec2> {
        self.hover.filter(|hover| hover.free).map(|hover| hover.at)
    }

    /// Does any button drag?
    #[must_use]
    pub const fn dragging(&self) -> bool {
        self.grip.is_some()
    }

    /// Was anything at all done in this frame?
    #[must_use]
    pub const fn stirred(&self) -> bool {
        self.stirred
    }

    fn drop_everything(&mut self) {
        *self = Self { hover: self.hover, ..default() };
    }
}

/// The bindings that can be reached now.
struct Listening<'a> {
    bindings: &'a Bindings,
    everything: bool,
}

impl Listening<'_> {
    fn answer(&self, trigger: Trigger, modifiers: Modifiers) -> Option<Action> {
        let bound = |held: Modifiers| {
            self.bindings
                .all()
                .filter(|(deed, _)| self.everything || deed.reach() == Reach::Everywhere)
                .find(|(_, chord)| chord.trigger == trigger && chord.modifiers == held)
                .map(|(deed, _)| deed)
        };
        // A modifier that is a key of its own (lean in) does not silence the others while it is held.
        let own_keys = self.bindings.all().filter_map(|(_, chord)| match chord.trigger {
            Trigger::Key(code) => Some(code),
            _ => None,
        });
        bound(modifiers).or_else(|| bound(own_keys.fold(modifiers, Modifiers::without)))
    }
}

/// The panels' use of the keyboard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Keyboard {
    Free,
    /// It is on a button, which may be pressed or left.
    OnAButton,
    /// It writes into a field, or a list is open.
    Writes,
}

impl Keyboard {
    /// Do the panels have a use for this key?
    const fn takes(self, code: KeyCode) -> bool {
        use KeyCode::{
            ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Enter, Escape, F1, F2, F3, F4, F5, F6, F7, F8, F9, F10, F11,
            F12, NumpadEnter, Pause, PrintScreen, Space, Tab,
        };
        match self {
            Self::Free => false,
            Self::OnAButton => {
                let walks = matches!(code, Tab | ArrowDown | ArrowLeft | ArrowRight | ArrowUp);
                walks || matches!(code, Enter | NumpadEnter | Space | Escape)
            }
            // Keys that write nothing work all the same.
            Self::Writes => {
                !matches!(code, F1 | F2 | F3 | F4 | F5 | F6 | F7 | F8 | F9 | F10 | F11 | F12 | Pause | PrintScreen)
            }
        }
    }
}

/// Finds the panels' use of the keyboard now.
fn keyboard(panels: &EguiWantsInput, mut contexts: Query<&mut EguiContext>) -> Keyboard {
    if panels.is_popup_open() {
        Keyboard::Writes
    } else if !panels.wants_keyboard_input() {
        Keyboard::Free
    } else if contexts.iter_mut().any(|mut context| context.get_mut().text_edit_focused()) {
        Keyboard::Writes
    } else {
        Keyboard::OnAButton
    }
}

fn read_the_hands(
    mut hands: ResMut<Hands>,
    settings: Res<Settings>,
    off: Res<HandsOff>,
    uncovered: Option<Res<State<Uncovered>>>,
    time: Res<Time<Real>>,
    panels: Res<EguiWantsInput>,
    contexts: Query<&mut EguiContext>,
    (chalking, under): (Res<Chalking>, Res<Under>),
    keys: Res<ButtonInput<KeyCode>>,
    buttons: Res<ButtonInput<MouseButton>>,
    mut wheel: MessageReader<MouseWheel>,
    mut pinches: MessageReader<PinchGesture>,
    windows: Query<&Window, With<PrimaryWindow>>,
) {
    let hands = &mut *hands;
    hands.begun.clear();
    hands.lent = None;
    hands.turned.clear();
    hands.dragged = None;
    hands.stirred = false;
    let window = windows.single().ok();
    if off.0 || window.is_some_and(|window| !window.focused) {
        hands.drop_everything();
        wheel.clear();
        pinches.clear();
        return;
    }
    let panels_point = panels.wants_any_pointer_input();
    let keyboard = keyboard(&panels, contexts);
    let at_table = at_the_table(uncovered);
    let cursor = window.and_then(Window::cursor_position);
    let before = hands.hover.map(|hover| hover.at);
    hands.hover = cursor.map(|at| Hover { at, free: at_table && !panels_point });
    // While a route is drawn, quick clicks count one by one; over a piece a double click still looks at it.
    let one_by_one = chalking.on && under.piece.is_none();
    let listening = Listening { bindings: &settings.bindings, everything: at_table };
    let modifiers = Modifiers::held(&keys);

    // Keys.
    let stays = settings.press_to_hold;
    hands.held.retain(|(deed, code)| {
        (keys.pressed(*code) || (stays && deed.is_held())) && (at_table || deed.reach() == Reach::Everywhere)
    });
    for code in keys.get_just_pressed() {
        // With Ctrl or Alt a key is a chord of the table's, unless text is being written.
        let chord = modifiers.ctrl || modifiers.alt;
        if keyboard.takes(*code) && !(chord && keyboard == Keyboard::OnAButton) {
            continue;
        }
        if let Some(deed) = listening.answer(Trigger::Key(*code), modifiers.without(*code)) {
            // Another press ends it; Esc ends every held action.
            let ends = stays && deed.is_held() && hands.holds(deed);
            if stays {
                hands.held.retain(|(own, _)| *own != deed && deed != Action::Cancel);
            }
            if !ends {
                hands.begun.push(deed);
                hands.held.push((deed, *code));
            }
        }
    }

    // Buttons: still ones click, moved ones drag.
    let at = cursor.or(before).unwrap_or_default();
    if let Some(over) = hands.hover.filter(|hover| hover.free) {
        for button in buttons.get_just_pressed() {
            hands.buttons.push(Held { button: *button, modifiers, from: over.at, drag: None });
        }
    }
    let mut pressed = std::mem::take(&mut hands.buttons);
    for held in &mut pressed {
        let fresh = held.drag.is_none() && held.from.distance(at) > STILL;
        if fresh && hands.grip.is_none() {
            held.drag = listening.answer(Trigger::Drag(held.button), held.modifiers);
        }
        if let Some(deed) = held.drag.filter(|_| at_table) {
            let since = if fresh { held.from } else { before.unwrap_or(at) };
            hands.grip = Some((deed, held.from));
            if at != since {
                hands.dragged = Some((deed, at - since));
            }
        }
        if !buttons.pressed(held.button) && held.drag.is_none() && held.from.distance(at) <= STILL {
            let now = (!one_by_one).then(|| time.elapsed_secs());
            click(hands, &listening, held, now);
        }
    }
    pressed.retain(|held| buttons.pressed(held.button) && at_table);
    if !pressed.iter().any(|held| held.drag.is_some()) {
        hands.grip = None;
    }
    hands.buttons = pressed;

    // Wheel and pinch.
    let mut notches = Vec2::ZERO;
    for turn in wheel.read() {
        let by = Vec2::new(turn.x, turn.y);
        notches += match turn.unit {
            MouseScrollUnit::Line => by,
            MouseScrollUnit::Pixel => by / POINTS_A_NOTCH,
        };
    }
    let pinched: f32 = pinches.read().map(|pinch| pinch.0).sum();
    if hands.over_the_table().is_some() {
        if notches != Vec2::ZERO
            && let Some(deed) = listening.answer(Trigger::Wheel, modifiers)
        {
            hands.turned.push((deed, notches));
        }
        if pinched != 0.0 {
            hands.turned.push((Action::Zoom, Vec2::new(0.0, pinched * NOTCHES_A_PINCH)));
        }
    }
    hands.stirred =
        !hands.begun.is_empty() || !hands.held.is_empty() || hands.grip.is_some() || !hands.turned.is_empty();
}

/// A click, and with the one before it a double click; without a time it stands alone.
fn click(hands: &mut Hands, listening: &Listening, held: &Held, now: Option<f32>) {
    let now = now.filter(|_| held.button == MouseButton::Left);
    let twice = now
        .zip(hands.last_click)
        .is_some_and(|(now, (then, there))| now - then <= TWICE && there.distance(held.from) <= 2.0 * STILL);
    if twice && let Some(deed) = listening.answer(Trigger::DoubleClick, held.modifiers) {
        hands.last_click = None;
        hands.begun.push(deed);
        return;
    }
    hands.last_click = now.map(|now| (now, held.from));
    if let Some(deed) = listening.answer(Trigger::Click(held.button), held.modifiers) {
        hands.begun.push(deed);
    }
}

/// At the table Tab goes from piece to piece; panels get it only where there is something to type.
fn keep_tab_for_the_table(panels: Res<EguiWantsInput>, mut inputs: Query<&mut EguiInput>) {
    if panels.wants_keyboard_input() {
        return;
    }
    for mut input in &mut inputs {
        input
            .events
            .retain(|event| !matches!(event, bevy_egui::egui::Event::Key { key: bevy_egui::egui::Key::Tab, .. }));
    }
}

/// A key that is held presses a button once, and Space presses none that the keyboard was only handed to: it is held
/// for the curtain or the dice.
fn keep_space_from_buttons(keys: Res<ButtonInput<KeyCode>>, mut windows: Query<(&mut EguiInput, &mut EguiContext)>) {
    use bevy_egui::egui::{Event, Key};
    for (mut input, mut context) in &mut windows {
        let context = context.get_mut();
        if context.text_edit_focused() {
            continue;
        }
        let handed = was_handed(context);
        let fresh = |codes: &[KeyCode]| codes.iter().any(|code| keys.just_pressed(*code));
        input.events.retain(|event| match event {
            Event::Key { key: Key::Space, pressed: true, .. } => !handed && fresh(&[KeyCode::Space]),
            Event::Key { key: Key::Enter, pressed: true, .. } => fresh(&[KeyCode::Enter, KeyCode::NumpadEnter]),
            _ => true,
        });
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hands>()
        .init_resource::<HandsOff>()
        .init_resource::<KeyNames>()
        .add_systems(PreUpdate, (learn_the_keyboard, read_the_hands).chain().in_set(HandSystems).after(InputSystems))
        .add_systems(
            PreUpdate,
            (keep_tab_for_the_table.run_if(at_the_table), keep_space_from_buttons)
                .after(EguiPreUpdateSet::ProcessInput)
                .before(EguiPreUpdateSet::BeginPass),
        );
}

#[cfg(test)]
mod tests {
    use bevy::input::keyboard::{Key, KeyboardInput, NativeKey};
    use bevy::input::{ButtonState, InputPlugin};
    use bevy::state::app::StatesPlugin;

    use super::*;
    use crate::table::stage::Menu;
    use crate::table::stage::Screen;

    /// Hands at the table.
    fn app(press_to_hold: bool) -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin, InputPlugin, plugin))
            .insert_state(Screen::Table)
            .init_state::<Menu>()
            .add_computed_state::<Uncovered>()
            .init_resource::<EguiWantsInput>()
            .init_resource::<Chalking>()
            .init_resource::<Under>()
            .insert_resource(Settings { press_to_hold, ..Settings::default() });
        app.update();
        app
    }

    /// A key is pressed and let go; true if it began anything.
    fn tap(app: &mut App, key_code: KeyCode, deed: Action) -> bool {
        let logical_key = Key::Unidentified(NativeKey::Unidentified);
        let mut begun = false;
        for state in [ButtonState::Pressed, ButtonState::Released] {
            let (logical_key, window) = (logical_key.clone(), Entity::PLACEHOLDER);
            app.world_mut().write_message(KeyboardInput {
                key_code,
                logical_key,
                state,
                text: None,
                repeat: false,
                window,
            });
            app.update();
            begun |= app.world().resource::<Hands>().begun(deed);
        }
        begun
    }

    fn holds(app: &App, deed: Action) -> bool {
        app.world().resource::<Hands>().holds(deed)
    }

    #[test]
    fn where_nothing_can_be_held_a_key_begins_and_ends_it() {
        let mut held = app(false);
        assert!(tap(&mut held, KeyCode::KeyX, Action::LeanIn));
        assert!(!holds(&held, Action::LeanIn), "a key that was let go holds nothing");
        let mut app = app(true);
        assert!(tap(&mut app, KeyCode::KeyX, Action::LeanIn));
        assert!(tap(&mut app, KeyCode::KeyM, Action::Measure));
        assert!(holds(&app, Action::LeanIn) && holds(&app, Action::Measure));
        assert!(!tap(&mut app, KeyCode::KeyX, Action::LeanIn), "it ends and does not begin again");
        assert!(!holds(&app, Action::LeanIn) && holds(&app, Action::Measure));
        tap(&mut app, KeyCode::Escape, Action::Cancel);
        assert!(!holds(&app, Action::Measure), "Esc ends whatever goes on");
        // An action that is not held otherwise is not held here either: a key for the curtain lifts no other one.
        assert!(tap(&mut app, KeyCode::KeyZ, Action::Proceed));
        assert!(!holds(&app, Action::Proceed));
    }
}
