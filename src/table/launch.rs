//! The options of the command line, as a resource.

use std::path::PathBuf;

use bevy::prelude::*;

use super::settings::folders::Folders;

/// The options with which the app was started.
#[derive(Resource, Clone, Debug, Default)]
pub struct Launch {
    /// Open the table at once with this scenario.
    pub scenario: Option<String>,
    /// Fit out this battle at once.
    pub fit_out: Option<String>,
    /// Go on at once with the battle in this file.
    pub load: Option<PathBuf>,
    /// The language for this run only.
    pub language: Option<String>,
    /// The player's data folder (mods) instead of the platform's.
    pub data: Option<PathBuf>,
    /// The settings folder instead of the platform's.
    pub config: Option<PathBuf>,
    /// A window of this size for this run.
    pub windowed: Option<UVec2>,
    /// Fill the screen for this run.
    pub fullscreen: bool,
    /// Low quality, no multisampling: for drivers that misbehave.
    pub safe_graphics: bool,
    /// The log's filter: `error` to `trace`.
    pub log: Option<String>,
    /// Neither read nor write the settings file: pictures and tests start from the defaults.
    pub forgetful: bool,
    /// The second window of another program: settings are read, and nothing is written.
    pub beside: bool,
    /// A new battle is set out before the players' eyes; scripts find it set out at once.
    pub seen_set_out: bool,
    /// Seed of everything that is drawn by lot, if one was given.
    pub seed: Option<u64>,
}

impl Launch {
    /// The seed of matches that are to be the same every time; none where each is to be another.
    #[must_use]
    pub fn fixed_seed(&self) -> Option<u64> {
        self.seed.or(self.forgetful.then_some(0))
    }

    /// The folder for the player's own files; none if nothing is to be left behind.
    #[must_use]
    pub fn own_data(&self) -> Option<PathBuf> {
        let platform = || (!self.forgetful).then(|| Folders::of_the_platform().data);
        self.data.clone().or_else(platform).filter(|_| !self.beside)
    }

    /// The seed for everything outside of games.
    #[must_use]
    pub fn seed(&self) -> u64 {
        self.seed.unwrap_or_default()
    }
}
