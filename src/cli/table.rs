//! Opens the table in a window, as the options ask.

use std::process::ExitCode;

use bevy::math::UVec2;

use crate::table::launch::Launch;

use super::Options;

/// Gives the app its part of the command line.
#[must_use]
pub fn launch(options: &Options) -> Launch {
    Launch {
        scenario: options.scenario.clone(),
        fit_out: None,
        load: options.load.clone(),
        language: options.lang.as_ref().map(|language| language.tag().to_owned()),
        data: options.data.clone(),
        config: options.config.clone(),
        windowed: options.windowed.map(|(width, height)| UVec2::new(width, height)),
        fullscreen: options.fullscreen,
        safe_graphics: options.safe_graphics,
        log: options.log.clone(),
        forgetful: false,
        beside: false,
        seen_set_out: false,
        seed: options.seed,
    }
}

/// Runs until the window is closed.
#[must_use]
pub fn open(options: &Options) -> ExitCode {
    // `table` begins a battle: the scenario is fitted out, not only looked at.
    let asked = launch(options);
    super::window::open(options.games, Launch { fit_out: asked.scenario, scenario: None, seen_set_out: true, ..asked })
}
