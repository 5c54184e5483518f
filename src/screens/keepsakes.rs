//! A picture of the table to keep: one key, a file in the data folder.

use std::fs;

use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, save_to_disk};

use crate::logbook::wording::{Fact, key};
use crate::table::launch::Launch;
use crate::table::settings::bindings::{Action, Hands};
use crate::table::settings::folders::Folders;
use crate::table::toasts::{Toasts, Tone};

fn take_a_picture(mut commands: Commands, hands: Res<Hands>, launch: Res<Launch>, mut toasts: ResMut<Toasts>) {
    if !hands.begun(Action::Screenshot) || launch.forgetful {
        return;
    }
    let folder = Folders::of_the_platform().data.join("pictures");
    if let Err(error) = fs::create_dir_all(&folder) {
        toasts.post(Tone::Fault, Fact::from(key::ToastScreenshotFailed { reason: Fact::from(&error) }));
        return;
    }
    let free = (1_u32..).map(|number| folder.join(format!("table-{number:03}.png"))).find(|file| !file.exists());
    let Some(file) = free else { return };
    toasts.post(Tone::News, Fact::from(key::ToastScreenshot { file: file.display().to_string() }));
    commands.spawn(Screenshot::primary_window()).observe(save_to_disk(file));
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, take_a_picture);
}
