//! The platform's folders for settings, data and logs.

use std::path::PathBuf;

use etcetera::{AppStrategy, AppStrategyArgs};

/// The folders of this player on this machine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Folders {
    pub config: PathBuf,
    /// Saves and the player's own ships, tiles, scenarios, languages.
    pub data: PathBuf,
    /// Logs and crash reports.
    pub state: PathBuf,
}

impl Folders {
    /// The platform's folders; below the temporary folder where the player has no home.
    #[must_use]
    pub fn of_the_platform() -> Self {
        let arguments = AppStrategyArgs {
            top_level_domain: "org".into(),
            author: "Weather Gage".into(),
            app_name: "weather-gage".into(),
        };
        match etcetera::app_strategy::choose_native_strategy(arguments) {
            Ok(strategy) => Self {
                config: strategy.config_dir(),
                data: strategy.data_dir(),
                state: strategy.state_dir().unwrap_or_else(|| strategy.data_dir()),
            },
            Err(_) => {
                let homeless = std::env::temp_dir().join("weather-gage");
                Self { config: homeless.clone(), data: homeless.clone(), state: homeless }
            }
        }
    }
}
