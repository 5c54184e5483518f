//! The settings file: read before the window opens, written when something was changed, kept when it is damaged.

use std::path::{Path, PathBuf};
use std::{fs, io};

use bevy::input::ButtonInput;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use thiserror::Error;

use super::folders::Folders;
use super::{Quality, Settings, WindowStyle};
use crate::logbook::files::{self, MEGABYTE};
use crate::logbook::wording::{Fact, Language, key};
use crate::table::launch::Launch;
use crate::table::stage::InAWindow;
use crate::table::toasts::{Toasts, Tone};

/// The file's name inside the settings folder.
pub const FILE: &str = "settings.toml";

/// Settings could not be read for one of these reasons.
#[derive(Debug, Error)]
pub enum Unread {
    /// There is none yet.
    #[error("no settings yet")]
    Absent,
    /// It cannot be opened.
    #[error("{0}")]
    Closed(#[from] io::Error),
    /// It is not what settings look like.
    #[error("{0}")]
    Damaged(String),
}

/// Reads settings from a file.
pub fn read(file: &Path) -> Result<Settings, Unread> {
    let bytes = match files::read(file, MEGABYTE) {
        Ok(bytes) => bytes,
        Err(files::Unread::Closed(error)) if error.kind() == io::ErrorKind::NotFound => return Err(Unread::Absent),
        Err(files::Unread::Closed(error)) => return Err(error.into()),
        Err(unread) => return Err(io::Error::other(unread).into()),
    };
    let text = String::from_utf8(bytes).map_err(|error| Unread::Damaged(error.to_string()))?;
    toml::from_str::<Settings>(&text)
        .map(Settings::in_bounds)
        .map_err(|error| Unread::Damaged(error.message().to_owned()))
}

/// Writes settings beside the file and renames: a power cut leaves the old file or the new one.
pub fn write(file: &Path, settings: &Settings) -> io::Result<()> {
    let text = toml::to_string_pretty(settings).map_err(io::Error::other)?;
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)?;
    }
    files::write(file, text.as_bytes())
}

/// Settings for this run only, from the command line.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct ForThisRun {
    language: Option<Language>,
    window: Option<WindowStyle>,
    quality: Option<Quality>,
}

impl ForThisRun {
    fn asked(launch: &Launch) -> Self {
        Self {
            language: launch.language.as_deref().and_then(Language::from_tag),
            window: match (launch.windowed, launch.fullscreen) {
                (Some(_), _) => Some(WindowStyle::Windowed),
                (None, true) => Some(WindowStyle::Fullscreen),
                (None, false) => None,
            },
            quality: launch.safe_graphics.then_some(Quality::Low),
        }
    }

    fn lay_over(&self, settings: &mut Settings) {
        if let Some(language) = &self.language {
            settings.language = language.clone();
        }
        if let Some(window) = self.window {
            settings.window = window;
        }
        if let Some(quality) = self.quality {
            settings.quality = quality;
        }
    }

    /// Takes out values that still stand as the command line set them: they are not the player's choice and do not
    /// belong in the file.
    fn taken_off(&self, settings: &Settings, kept: &Settings) -> Settings {
        let mut own = settings.clone();
        if self.language.as_ref() == Some(&own.language) {
            own.language = kept.language.clone();
        }
        if self.window == Some(own.window) {
            own.window = kept.window;
        }
        if self.quality == Some(own.quality) {
            own.quality = kept.quality;
        }
        own
    }
}

/// The file of the settings, and its present content.
#[derive(Resource, Clone, Debug)]
pub struct Keeper {
    file: Option<PathBuf>,
    kept: Settings,
    for_this_run: ForThisRun,
    fresh: bool,
}

/// The settings of a fresh player: everything by default, in the system's language.
#[must_use]
pub fn fresh() -> Settings {
    let language = sys_locale::get_locales()
        .filter_map(|tag| Language::from_tag(&tag))
        .find(|language| Language::BUILT_IN.contains(language));
    Settings { language: language.unwrap_or_default(), ..default() }
}

/// The settings as they would be now, touching nothing: for messages before the window opens.
#[must_use]
pub fn peek(launch: &Launch) -> Settings {
    let mut settings = file_of(launch).and_then(|file| read(&file).ok()).unwrap_or_else(fresh);
    ForThisRun::asked(launch).lay_over(&mut settings);
    settings
}

fn file_of(launch: &Launch) -> Option<PathBuf> {
    if launch.forgetful {
        return None;
    }
    let folder = launch.config.clone().unwrap_or_else(|| Folders::of_the_platform().config);
    Some(folder.join(FILE))
}

/// Reads the settings for a launch; a damaged file is put aside, and said.
#[must_use]
pub fn open(launch: &Launch) -> (Settings, Keeper, Option<Fact>) {
    let file = file_of(launch);
    let mut said = None;
    let read = file.as_deref().map(read);
    let fresh_file = matches!(read, Some(Err(Unread::Absent)));
    let kept = match read {
        None if launch.forgetful => Settings::default(),
        None | Some(Err(Unread::Absent)) => fresh(),
        Some(Ok(settings)) => settings,
        Some(Err(Unread::Closed(error))) => {
            let name = file.as_deref().map(Path::display).map(|file| file.to_string());
            said = Some(Fact::from(key::FaultInFile {
                file: name.unwrap_or_default(),
                fault: Fact::from(key::FaultUnreadable { reason: Fact::from(&error) }),
            }));
            fresh()
        }
        Some(Err(Unread::Damaged(reason))) => {
            warn!("settings are damaged: {reason}");
            let file = file.as_deref().unwrap_or(Path::new(FILE));
            // The first window has put it aside, and said so.
            let aside = if launch.beside {
                file.to_owned()
            } else {
                files::put_aside(file, "toml").unwrap_or_else(|_| file.to_owned())
            };
            let name = aside.file_name().unwrap_or_default().to_string_lossy().into_owned();
            said = Some(Fact::from(key::SettingsDamaged { file: name }));
            fresh()
        }
    };
    let for_this_run = ForThisRun::asked(launch);
    let mut settings = kept.clone();
    for_this_run.lay_over(&mut settings);
    let file = file.filter(|_| !launch.beside);
    (settings, Keeper { file, kept, for_this_run, fresh: fresh_file }, said)
}

impl Keeper {
    /// The player has never set anything, and no quality was asked for on the command line.
    #[must_use]
    pub fn first_run(&self) -> bool {
        self.fresh && self.for_this_run.quality.is_none()
    }

    /// Writes the settings if they have changed.
    pub fn keep(&mut self, settings: &Settings) -> io::Result<()> {
        let own = self.for_this_run.taken_off(settings, &self.kept);
        if own == self.kept {
            return Ok(());
        }
        if let Some(file) = &self.file {
            write(file, &own)?;
        }
        self.kept = own;
        Ok(())
    }
}

/// The interface's scale at a player's first start, in a window this many points high: panels keep their share of it.
fn first_scale(height: f32) -> f32 {
    const STEPS: [(f32, f32); 4] = [(2000.0, 2.0), (1400.0, 1.5), (1200.0, 1.25), (1000.0, 1.15)];
    STEPS.into_iter().find(|(least, _)| height >= *least).map_or(1.0, |(_, scale)| scale)
}

/// In this frame a window has its size.
const OPENING: u8 = 12;

/// Once, when the first window is open.
fn fit_to_the_first_window(
    windows: Query<&Window, With<PrimaryWindow>>,
    keeper: Res<Keeper>,
    mut settings: ResMut<Settings>,
    mut frames: Local<u8>,
) {
    // A window that fills the screen has its size a little later.
    *frames = frames.saturating_add(1);
    if *frames != OPENING {
        return;
    }
    let Ok(window) = windows.single() else { return };
    let scale = first_scale(window.height());
    if keeper.fresh && scale > settings.ui_scale {
        settings.ui_scale = scale;
    }
}

/// Not while a slider is being dragged: once it is let go.
fn keep_what_was_changed(
    settings: Res<Settings>,
    buttons: Res<ButtonInput<MouseButton>>,
    mut keeper: ResMut<Keeper>,
    mut toasts: ResMut<Toasts>,
    mut dirty: Local<bool>,
) {
    *dirty |= settings.is_changed();
    if !*dirty || buttons.pressed(MouseButton::Left) {
        return;
    }
    *dirty = false;
    if let Err(error) = keeper.keep(&settings) {
        toasts.post(Tone::Fault, Fact::from(key::SettingsNotSaved { reason: Fact::from(&error) }));
    }
}

pub(super) fn plugin(app: &mut App) {
    let launch = app.world().get_resource::<Launch>().cloned().unwrap_or_default();
    let (settings, keeper, said) = open(&launch);
    app.init_resource::<Toasts>();
    if let Some(fact) = said {
        app.world_mut().resource_mut::<Toasts>().post(Tone::Fault, fact);
    }
    app.insert_resource(settings).insert_resource(keeper).add_systems(
        Last,
        (fit_to_the_first_window.run_if(resource_exists::<InAWindow>), keep_what_was_changed).chain(),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn at_the_first_start_panels_keep_their_share_of_a_high_window() {
        assert_eq!([720.0, 900.0, 1080.0, 1440.0, 2160.0].map(first_scale), [1.0, 1.0, 1.15, 1.5, 2.0]);
    }
}
