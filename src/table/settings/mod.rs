//! The player's settings: applied at once, remembered, and safe against a damaged file.

pub mod bindings;
mod choices;
pub mod folders;
pub mod keeping;
mod obeyed;

pub use choices::{Brightness, CaptionGround, Follow, Hour, Palette, Quality, Venue, Volumes, WindowStyle};

use std::collections::BTreeSet;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::logbook::chronicle::KeptPlayer;
use crate::logbook::wording::Language;

/// Smallest size of panels and print.
pub const SMALLEST_SCALE: f32 = 0.75;
/// Largest size of panels and print.
pub const LARGEST_SCALE: f32 = 2.0;

/// Everything that can be set.
#[derive(Resource, Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The language of the interface.
    pub language: Language,
    /// The table is drawn this finely.
    pub quality: Quality,
    /// The picture is this bright.
    pub brightness: Brightness,
    /// The hour in the cabin and at sea.
    pub hour: Hour,
    /// The table stands here.
    pub venue: Venue,
    /// Ships over a base are shown larger than it.
    pub large_ships: bool,
    /// Cuts instead of flights, still water, still flags.
    pub reduced_motion: bool,
    /// The water does not move, even if other things do.
    pub still_water: bool,
    /// Size of panels and print, 0.75 to 2.
    #[serde(with = "hundredths")]
    pub ui_scale: f32,
    /// Print is a quarter larger, with panels of any size.
    pub large_print: bool,
    /// The buttons of the ribbons show words instead of pictograms.
    pub words: bool,
    /// The colours of panels, charts and seats.
    pub palette: Palette,
    /// The table fills the screen, or has a window.
    pub window: WindowStyle,
    /// Pictures wait for the screen.
    pub vsync: bool,
    /// At most this number of pictures is drawn a second; 0 sets no limit.
    pub frame_cap: u16,
    /// The camera goes this far after the action by itself.
    pub follow: Follow,
    /// Dice are seen only as they come to rest.
    pub quick_dice: bool,
    /// No sound at all.
    pub mute: bool,
    /// Both ears hear the same.
    pub mono: bool,
    /// Sounds are written as captions too.
    pub captions: bool,
    /// The size of captions, in hundredths of other print.
    pub caption_size: u16,
    pub caption_ground: CaptionGround,
    /// Drags, wheel and held keys move the camera so fast, in hundredths.
    pub sensitivity: u16,
    /// A key that is held otherwise is pressed once to begin and once to end.
    pub press_to_hold: bool,
    /// New things are hinted at, once.
    pub hints: bool,
    /// Players at this desk have won these, by the ids of battles and lessons.
    pub won: BTreeSet<String>,
    /// The loudness of each group of sounds.
    pub volumes: Volumes,
    pub bindings: bindings::Bindings,
    /// Places of rulebooks that are marked: numbers of rules.
    pub bookmarks: Vec<String>,
    /// The last players, seat by seat.
    pub players: Vec<KeptPlayer>,
}

/// Longest name of a player, in letters.
pub const LONGEST_NAME: usize = 24;
/// Most places that are marked.
const MOST_BOOKMARKS: usize = 100;
/// Most seats that are remembered.
const MOST_SEATS: usize = 4;

impl Settings {
    /// Sails, flags and flames move by the clock.
    #[must_use]
    pub fn moves_by_the_clock(&self) -> bool {
        self.quality > Quality::Low && !self.reduced_motion
    }

    /// Water does too.
    #[must_use]
    pub fn moves_water(&self) -> bool {
        self.moves_by_the_clock() && !self.still_water
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: Language::default(),
            quality: Quality::default(),
            brightness: Brightness::default(),
            hour: Hour::default(),
            venue: Venue::default(),
            large_ships: false,
            reduced_motion: false,
            still_water: false,
            ui_scale: 1.0,
            large_print: false,
            words: false,
            palette: Palette::default(),
            window: WindowStyle::default(),
            vsync: true,
            frame_cap: 0,
            follow: Follow::default(),
            quick_dice: false,
            mute: false,
            mono: false,
            captions: false,
            caption_size: 100,
            caption_ground: CaptionGround::default(),
            sensitivity: 100,
            press_to_hold: false,
            hints: true,
            won: BTreeSet::new(),
            volumes: Volumes::default(),
            bindings: bindings::Bindings::default(),
            bookmarks: Vec::new(),
            players: Vec::new(),
        }
    }
}

impl Settings {
    /// The same, with everything a hand-edited file may overdo brought back into bounds.
    #[must_use]
    pub fn in_bounds(mut self) -> Self {
        self.ui_scale =
            if self.ui_scale.is_finite() { self.ui_scale.clamp(SMALLEST_SCALE, LARGEST_SCALE) } else { 1.0 };
        if self.frame_cap != 0 {
            self.frame_cap = self.frame_cap.clamp(15, 1000);
        }
        self.caption_size = self.caption_size.clamp(100, 200);
        self.sensitivity = self.sensitivity.clamp(25, 400);
        let volumes = &mut self.volumes;
        for volume in [
            &mut volumes.master,
            &mut volumes.dice,
            &mut volumes.battle,
            &mut volumes.sea,
            &mut volumes.panels,
            &mut volumes.music,
        ] {
            *volume = (*volume).min(100);
        }
        self.bookmarks.truncate(MOST_BOOKMARKS);
        self.players.truncate(MOST_SEATS);
        for player in &mut self.players {
            player.name = player.name.chars().take(LONGEST_NAME).collect();
        }
        self
    }
}

/// In the file a size is a plain percentage: `ui_scale = 125`.
mod hundredths {
    use serde::{Deserialize, Deserializer, Serializer};

    pub(super) fn serialize<S: Serializer>(scale: &f32, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u16((scale * 100.0).round() as u16)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<f32, D::Error> {
        f32::deserialize(from).map(|hundredths| hundredths / 100.0)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((keeping::plugin, obeyed::plugin));
}
