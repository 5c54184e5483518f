//! What the player has set: applied at once, remembered, and safe against a damaged file.

pub mod bindings;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::logbook::wording::Language;

/// How finely the table is drawn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Quality {
    /// For machines without a graphics card: no shadows, still water.
    Low,
    /// Shadows, moving water.
    #[default]
    Medium,
    /// Everything.
    High,
}

/// Everything that can be set.
#[derive(Resource, Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The language of the interface.
    pub language: Language,
    /// How finely the table is drawn.
    pub quality: Quality,
    /// Cuts instead of flights, still water, still flags.
    pub reduced_motion: bool,
    /// The water does not move, whatever else does.
    pub still_water: bool,
    /// Size of panels and print, 0.75 to 2.
    pub ui_scale: f32,
    /// Keys and buttons.
    pub bindings: bindings::Bindings,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: Language::default(),
            quality: Quality::default(),
            reduced_motion: false,
            still_water: false,
            ui_scale: 1.0,
            bindings: bindings::Bindings::default(),
        }
    }
}

pub(super) fn plugin(_app: &mut App) {}
