//! What the window itself obeys: its mode, how it presents pictures, its title.

use bevy::prelude::*;
use bevy::window::{MonitorSelection, PresentMode, PrimaryWindow, WindowMode};

use super::{Settings, WindowStyle};
use crate::logbook::wording::key;
use crate::table::speech::Speech;

fn obey(settings: Res<Settings>, mut windows: Query<&mut Window, With<PrimaryWindow>>) {
    for mut window in &mut windows {
        let mode = match settings.window {
            WindowStyle::Windowed => WindowMode::Windowed,
            WindowStyle::Fullscreen => WindowMode::BorderlessFullscreen(MonitorSelection::Current),
        };
        if window.mode != mode {
            window.mode = mode;
        }
        // The automatic modes are the only two that no driver refuses.
        let present = if settings.vsync { PresentMode::AutoVsync } else { PresentMode::AutoNoVsync };
        if window.present_mode != present {
            window.present_mode = present;
        }
    }
}

fn entitle(speech: Res<Speech>, mut windows: Query<&mut Window, With<PrimaryWindow>>) {
    for mut window in &mut windows {
        let title = speech.say(key::TITLE_NAME);
        if window.title != title {
            window.title = title;
        }
    }
}

/// F11 and Alt+Enter, on every screen.
fn toggle_fullscreen(keys: Res<ButtonInput<KeyCode>>, mut settings: ResMut<Settings>) {
    let alt = keys.any_pressed([KeyCode::AltLeft, KeyCode::AltRight]);
    if keys.just_pressed(KeyCode::F11) || (alt && keys.just_pressed(KeyCode::Enter)) {
        settings.window = match settings.window {
            WindowStyle::Windowed => WindowStyle::Fullscreen,
            WindowStyle::Fullscreen => WindowStyle::Windowed,
        };
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            toggle_fullscreen.run_if(resource_exists::<ButtonInput<KeyCode>>),
            obey.run_if(resource_changed::<Settings>),
            entitle.run_if(resource_exists_and_changed::<Speech>),
        )
            .chain(),
    );
}
