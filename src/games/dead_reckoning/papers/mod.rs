//! The papers of a battle: a sheet for each side with what it may do, the throw, ribbon, log, curtain and verdict.

mod asking;
pub mod log_book;
mod showing;
pub mod side;
mod throw_slip;
pub mod verdict;

pub use asking::Meant;

use bevy::prelude::*;
use bevy_egui::egui::{Color32, CornerRadius, Painter, Rect, Response, Sense, Stroke, StrokeKind, Ui, pos2, vec2};

use crate::games::papers;
use crate::games::papers::desk::Papers;
use crate::games::papers::log_page::Saying;
use crate::logbook::wording::dead_reckoning as words;
use crate::logbook::wording::{Arg, Fact, key};
use crate::play::players::Players;
use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::happenings::Happening;
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::dead_reckoning::view::View;
use crate::rules::kernel;
use crate::table::speech::Speech;
use crate::table::stage::Seat;
use crate::table::theme::colours::mixed;

impl Papers for DeadReckoning {
    const BOOKS: bool = false;

    /// The active player sits near.
    fn chair(_: &View, seat: kernel::Seat) -> Seat {
        if seat.0 == 0 { Seat::First } else { Seat::Second }
    }

    fn player(players: &Players, view: &View, seat: kernel::Seat) -> Arg {
        match (players.name_of(seat), view.table.at_seat(seat)) {
            (Some(name), Some(own)) => {
                let by = words::colour(own.colour);
                Arg::from(Fact::new(key::DUEL_NAMED).with("name", name).with("by", by))
            }
            (Some(name), None) => Arg::text(name),
            (None, own) => words::colour(own.map_or(Colour::Black, |own| own.colour)),
        }
    }

    fn say(_: &View, told: &Happening, speech: &Speech) -> Saying {
        log_book::say(told, speech)
    }
}

/// The ink of a colour.
#[must_use]
pub const fn ink(colour: Colour) -> Color32 {
    match colour {
        Colour::Purple => Color32::from_rgb(0x7B, 0x3F, 0xA0),
        Colour::Green => Color32::from_rgb(0x3E, 0x8E, 0x41),
        Colour::Blue => Color32::from_rgb(0x1E, 0x6F, 0xA8),
        Colour::Yellow => Color32::from_rgb(0xD9, 0xA4, 0x1E),
        Colour::Black => Color32::from_rgb(0x2A, 0x26, 0x22),
    }
}

/// A cube of a colour, with a sign of its own on it, so that colour alone never says whose it is.
pub fn cube(ui: &mut Ui, colour: Colour, size: f32) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(size * 1.1, size), Sense::hover());
    paint_cube(ui.painter(), Rect::from_center_size(rect.center(), vec2(size, size)), colour);
    response
}

/// A cube of a colour at a place.
pub fn paint_cube(painter: &Painter, rect: Rect, colour: Colour) {
    let paint = ink(colour);
    painter.rect_filled(rect, CornerRadius::same(3), paint);
    let pale = Color32::from_rgba_unmultiplied(255, 255, 255, 210);
    let (middle, half) = (rect.center(), rect.width() * 0.24);
    let stroke = Stroke::new((rect.width() * 0.11).max(1.2), pale);
    match colour {
        Colour::Purple => {
            painter.circle_stroke(middle, half, stroke);
        }
        Colour::Green => {
            let corners = [(0.0, -half), (half, half * 0.8), (-half, half * 0.8)];
            let corners = corners.map(|(x, y)| middle + vec2(x, y)).to_vec();
            painter.add(bevy_egui::egui::Shape::closed_line(corners, stroke));
        }
        Colour::Blue => {
            for x in [-half * 0.7, half * 0.7] {
                painter.line_segment([middle + vec2(x, -half), middle + vec2(x, half)], stroke);
            }
        }
        Colour::Yellow => {
            painter.line_segment([middle - vec2(half, 0.0), middle + vec2(half, 0.0)], stroke);
            painter.line_segment([middle - vec2(0.0, half), middle + vec2(0.0, half)], stroke);
        }
        Colour::Black => {
            painter.line_segment([middle - vec2(half, half), middle + vec2(half, half)], stroke);
            painter.line_segment([middle + vec2(-half, half), middle + vec2(half, -half)], stroke);
        }
    }
    painter.rect_stroke(
        rect,
        CornerRadius::same(3),
        Stroke::new(1.0, mixed(paint, Color32::BLACK, 0.5)),
        StrokeKind::Inside,
    );
    painter.hline(
        rect.left() + 2.0..=rect.right() - 2.0,
        pos2(0.0, rect.top() + 1.5).y,
        Stroke::new(1.0, pale.gamma_multiply(0.4)),
    );
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((papers::plugin::<DeadReckoning>, asking::plugin, showing::plugin));
}
