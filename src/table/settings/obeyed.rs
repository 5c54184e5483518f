//! Settings that the window itself obeys: its mode, the pace of its pictures, its title.

use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;
use bevy::window::{MonitorSelection, PresentMode, PrimaryWindow, WindowMode};
use wgpu::DeviceType;

use super::bindings::{Action, Hands};
use super::keeping::Keeper;
use super::{Quality, Settings, WindowStyle};
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

/// Full screen, on every screen.
fn toggle(hands: Res<Hands>, mut settings: ResMut<Settings>) {
    if hands.begun(Action::Fullscreen) {
        settings.window = match settings.window {
            WindowStyle::Windowed => WindowStyle::Fullscreen,
            WindowStyle::Fullscreen => WindowStyle::Windowed,
        };
    }
}

/// A machine without a graphics card begins on low quality; the player's later choice holds.
fn begin_gently(adapter: Res<RenderAdapterInfo>, keeper: Res<Keeper>, mut settings: ResMut<Settings>) {
    if keeper.first_run() && adapter.device_type == DeviceType::Cpu {
        settings.quality = Quality::Low;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, begin_gently.run_if(resource_exists::<RenderAdapterInfo>)).add_systems(
        Update,
        (toggle, obey.run_if(resource_changed::<Settings>), entitle.run_if(resource_changed::<Speech>)).chain(),
    );
}
