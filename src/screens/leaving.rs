//! What Esc leaves, screen by screen: the menu first, then the chooser; at the table it opens the pause.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use crate::table::stage::{Menu, Screen};

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

/// Somebody listens for a key of his own: Esc is his.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct Listening(pub bool);

fn leave(
    keys: Res<ButtonInput<KeyCode>>,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    listening: Res<Listening>,
    mut contexts: Option<EguiContexts>,
    mut below: ResMut<Below>,
    mut next_menu: ResMut<NextState<Menu>>,
    mut next_screen: ResMut<NextState<Screen>>,
) {
    if !keys.just_pressed(KeyCode::Escape) || listening.0 {
        return;
    }
    let popup = contexts
        .as_mut()
        .and_then(|contexts| contexts.ctx_mut().ok().map(|context| egui::Popup::is_any_open(context)))
        .unwrap_or(false);
    if popup {
        return;
    }
    match (menu.get(), screen.get()) {
        (Menu::None, Screen::Title) => {}
        (Menu::None, Screen::Chooser) => next_screen.set(Screen::Title),
        (Menu::None, Screen::Table) => below.open(Menu::None, &mut next_menu, Menu::Pause),
        _ => below.close(&mut next_menu),
    }
}

/// F1, on every screen.
fn help(
    keys: Res<ButtonInput<KeyCode>>,
    menu: Res<State<Menu>>,
    mut below: ResMut<Below>,
    mut next: ResMut<NextState<Menu>>,
) {
    if keys.just_pressed(KeyCode::F1) {
        if *menu.get() == Menu::Help {
            below.close(&mut next);
        } else {
            below.open(*menu.get(), &mut next, Menu::Help);
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Below>()
        .init_resource::<Listening>()
        .add_systems(Update, (leave, help).chain().run_if(resource_exists::<ButtonInput<KeyCode>>));
}
