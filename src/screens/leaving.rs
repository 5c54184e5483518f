//! Esc leaves, screen by screen: the menu first, then the chooser; at the table it throws a trial away, or opens the
//! pause.

use bevy::prelude::*;
use bevy_egui::{EguiContext, egui};

use crate::play::curtain::Curtain;
use crate::play::fork::{Fork, ForkWish};
use crate::table::settings::bindings::{Action, Hands, HandsOff};
use crate::table::stage::{Menu, Screen};
use crate::table::toasts::Toasts;

/// The menus that lie below the open one: settings opened from the pause go back to the pause.
#[derive(Resource, Clone, Debug, Default)]
pub struct Below(Vec<Menu>);

impl Below {
    /// Opens a menu over the one that is open.
    pub fn open(&mut self, now: Menu, next: &mut NextState<Menu>, menu: Menu) {
        if now != menu {
            self.0.push(now);
            next.set_if_neq(menu);
        }
    }

    /// Puts the open menu away.
    pub fn close(&mut self, next: &mut NextState<Menu>) {
        next.set_if_neq(self.0.pop().unwrap_or_default());
    }

    /// Puts all menus away.
    pub fn clear(&mut self, next: &mut NextState<Menu>) {
        self.0.clear();
        next.set_if_neq(Menu::None);
    }
}

/// A wish spoken with a key: Esc, help, pause, settings.
fn handle_keys(
    mut hands: ResMut<Hands>,
    keys: Res<ButtonInput<KeyCode>>,
    off: Res<HandsOff>,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    mut contexts: Query<&mut EguiContext>,
    mut below: ResMut<Below>,
    mut next_menu: ResMut<NextState<Menu>>,
    mut next_screen: ResMut<NextState<Screen>>,
    mut toasts: ResMut<Toasts>,
    (fork, curtain): (Res<Fork>, Res<Curtain>),
    mut wishes: MessageWriter<ForkWish>,
) {
    if off.0 {
        return;
    }
    let popup = contexts.iter_mut().any(|mut context| egui::Popup::is_any_open(context.get_mut()));
    let (menu, screen) = (*menu.get(), *screen.get());
    // While a panel has the keyboard the hands are silent, but Esc closes it all the same.
    let over_the_table = menu != Menu::None
        || matches!(screen, Screen::Chooser | Screen::Course | Screen::Outfitting)
        || (screen == Screen::Table && !curtain.up);
    if (hands.take(Action::Cancel) || (over_the_table && keys.just_pressed(KeyCode::Escape))) && !popup {
        if !toasts.waiting().is_empty() {
            toasts.dismiss_all();
            return;
        }
        match (menu, screen) {
            (Menu::None, Screen::Title) => {}
            (Menu::None, Screen::Chooser | Screen::Course) => next_screen.set(Screen::Title),
            (Menu::None, Screen::Outfitting) => next_screen.set(Screen::Chooser),
            (Menu::None, Screen::Table) if fork.is_open() => {
                wishes.write(ForkWish::ThrowAway);
            }
            (Menu::None, Screen::Table) => below.open(Menu::None, &mut next_menu, Menu::Pause),
            _ => below.close(&mut next_menu),
        }
        return;
    }
    let menus = [
        (Action::Help, Menu::Help),
        (Action::DiceBook, Menu::DiceBook),
        (Action::QuickSettings, Menu::Settings),
        (Action::Pause, Menu::Pause),
    ];
    for (deed, wanted) in menus {
        if !hands.take(deed) || (matches!(wanted, Menu::Pause | Menu::DiceBook) && screen != Screen::Table) {
            continue;
        }
        if menu == wanted {
            below.close(&mut next_menu);
        } else {
            below.open(menu, &mut next_menu, wanted);
        }
        return;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Below>().add_message::<ForkWish>().add_systems(Update, handle_keys);
}
