//! The colours of the players in the panels: each with a figure of its own, so that colour alone never identifies an owner.

use bevy_egui::egui::Color32;

use crate::rules::merchants_and_marauders::words::Colour;
use crate::table::craft::print;
use crate::table::theme::crests::{Crest, Figure};

/// The paint of a colour, on wood and in the panels: told apart by everybody, whichever cones their eyes lack.
#[must_use]
pub const fn paint(colour: Colour) -> u32 {
    match colour {
        Colour::Red => 0xB2382B,
        Colour::Blue => 0x175A8E,
        Colour::Yellow => 0xD9A41E,
        Colour::Green => 0x3F9A3A,
    }
}

/// The ink of a colour.
#[must_use]
pub const fn ink(colour: Colour) -> Color32 {
    let [red, green, blue] = print::ink(paint(colour));
    Color32::from_rgb(red, green, blue)
}

/// The sign of a colour.
#[must_use]
pub const fn crest(colour: Colour) -> Crest {
    let figure = match colour {
        Colour::Red => Figure::Cross,
        Colour::Blue => Figure::Bars,
        Colour::Yellow => Figure::Ring,
        Colour::Green => Figure::Triangle,
    };
    Crest::Wood(ink(colour), figure)
}
