//! The colours of Dead Reckoning in the panels: each with a figure of its own, so that colour alone never identifies an
//! owner.

use bevy_egui::egui::{Color32, Response, Ui};

use crate::rules::dead_reckoning::colours::Colour;
use crate::table::theme::crests::{Crest, Figure};

/// The ink of a colour: told apart by everybody, whichever cones their eyes lack.
#[must_use]
pub const fn ink(colour: Colour) -> Color32 {
    match colour {
        Colour::Purple => Color32::from_rgb(0xAD, 0x6F, 0xD0),
        Colour::Green => Color32::from_rgb(0x3F, 0x9A, 0x3A),
        Colour::Blue => Color32::from_rgb(0x17, 0x5A, 0x8E),
        Colour::Yellow => Color32::from_rgb(0xD9, 0xA4, 0x1E),
        Colour::Black => Color32::from_rgb(0x2A, 0x26, 0x22),
    }
}

/// The sign of a colour: a cube with a figure of its own.
#[must_use]
pub const fn crest(colour: Colour) -> Crest {
    let figure = match colour {
        Colour::Purple => Figure::Ring,
        Colour::Green => Figure::Triangle,
        Colour::Blue => Figure::Bars,
        Colour::Yellow => Figure::Cross,
        Colour::Black => Figure::Saltire,
    };
    Crest::Wood(ink(colour), figure)
}

/// A cube of a colour, with its sign on it.
pub fn cube(ui: &mut Ui, colour: Colour, size: f32) -> Response {
    crest(colour).show(ui, size)
}
