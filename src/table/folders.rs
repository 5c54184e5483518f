//! The platform's folders for settings, data and state.

use std::path::PathBuf;

use etcetera::AppStrategy as _;

fn strategy() -> Option<impl etcetera::AppStrategy> {
    etcetera::app_strategy::choose_native_strategy(etcetera::AppStrategyArgs {
        top_level_domain: "org".into(),
        author: "weather-gage".into(),
        app_name: "weather-gage".into(),
    })
    .ok()
}

/// Ships, tiles, scenarios, languages and models a player has added.
#[must_use]
pub fn data() -> Option<PathBuf> {
    strategy().map(|folders| folders.data_dir())
}

/// The settings.
#[must_use]
pub fn config() -> Option<PathBuf> {
    strategy().map(|folders| folders.config_dir())
}

/// Logs and crash reports.
#[must_use]
pub fn state() -> Option<PathBuf> {
    strategy().map(|folders| folders.state_dir().unwrap_or_else(|| folders.data_dir()))
}
