//! The choices of settings that are more than yes or no.

use serde::{Deserialize, Serialize};

/// The render quality of the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Quality {
    /// For machines without a graphics card: no shadows, still water.
    Low,
    #[default]
    Medium,
    High,
}

/// The brightness of the picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Brightness {
    /// For a dark room.
    Dim,
    /// For an ordinary screen.
    #[default]
    Middle,
    /// For a bright room.
    Bright,
}

/// The hour in the cabin and at sea.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Hour {
    /// Hour and weather are those of the scenario.
    #[default]
    Scenario,
    /// Lantern, candles, and the moon in the stern windows.
    Night,
    /// Daylight in the stern windows.
    Morning,
}

/// The room in which the table stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Venue {
    /// The great cabin of a ship.
    #[default]
    Cabin,
    /// Before a tavern on the harbour.
    Quay,
}

/// The colours of panels, charts and seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Palette {
    /// Parchment, walnut and brass.
    #[default]
    Standard,
    /// The same desk with every meaning in colours of the Okabe-Ito set.
    ColourBlind,
    /// Black on white, strong lines.
    HighContrast,
}

/// The table fills the screen, or has a window.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WindowStyle {
    /// A window among others.
    #[default]
    Windowed,
    /// The whole screen, without a border.
    Fullscreen,
}

/// The distance to which the camera follows the action by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Follow {
    /// It stays where the player left it.
    Off,
    /// It leans towards the action and comes back.
    #[default]
    Gentle,
    Full,
}

/// The ground behind captions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CaptionGround {
    /// The table is seen through it.
    Clear,
    #[default]
    Tinted,
    /// Nothing is seen through it.
    Solid,
}

/// The volume of each group of sounds, in hundredths.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Volumes {
    pub master: u8,
    pub dice: u8,
    pub battle: u8,
    /// Sea, wind, the ship's timbers.
    pub sea: u8,
    /// Cards, cloth, wood, clicks of the panels.
    pub panels: u8,
    pub music: u8,
}

impl Default for Volumes {
    fn default() -> Self {
        Self { master: 80, dice: 100, battle: 90, sea: 60, panels: 70, music: 30 }
    }
}
