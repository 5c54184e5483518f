//! The whole games of Dead Reckoning in the chooser: the list, and a page with the ocean that will be laid out.

use std::sync::Arc;

use bevy_egui::egui::{Color32, CornerRadius, Painter, Rect, Stroke, StrokeKind, pos2, vec2};

use crate::games::dead_reckoning::chooser::side;
use crate::games::dead_reckoning::crests::ink;
use crate::games::listing::Offer;
use crate::logbook::data::Library;
use crate::logbook::wording::{Fact, key, names};
use crate::rules::dead_reckoning::duel::{MARKS, Opening};
use crate::rules::dead_reckoning::sea::{COLUMNS, ROWS};
use crate::table::sheet::{Line, Picture, Print};
use crate::table::theme::colours::mixed;
use crate::table::theme::{Colours, paper};

/// About how long a game takes, in minutes for each captain.
const MINUTES: u16 = 35;

/// Every whole game, in the order of its list.
#[must_use]
pub fn offers(library: &Library) -> Vec<Offer> {
    let mut voyages: Vec<&Opening> = library.dead_reckoning().voyages.values().collect();
    voyages.sort_by_key(|opening| opening.rank);
    voyages.into_iter().map(offer).collect()
}

fn offer(opening: &Opening) -> Offer {
    let captains = u16::try_from(opening.players.len()).unwrap_or(4);
    // Half the marks take about half the time.
    let minutes = (MINUTES * captains * u16::from(opening.marks) / u16::from(MARKS)).next_multiple_of(10);
    let ocean = opening.clone();
    Offer {
        id: opening.id.clone(),
        part: key::VOYAGE_CHOOSER_PART,
        detail: vec![
            Fact::from(key::VoyageChooserCaptains { count: captains }).into(),
            Fact::from(key::ChooserMinutes { minutes }).into(),
        ],
        is_lesson: false,
        picture: Some(Picture {
            name: names::scenario(&opening.id).into(),
            wide: (0.46, 380.0),
            high: 0.98,
            yields: false,
            paint: Arc::new(move |painter, place| {
                paint_the_ocean(painter, place, &ocean, &Colours::of(painter.ctx()));
            }),
        }),
        sides: opening.players.iter().map(|colour| side(*colour, true)).collect(),
        about: vec![Line::new(Print::Hint, key::VoyageChooserMarks { count: opening.marks })],
    }
}

/// Twelve tiles face down, the row beside the harbour already open, the ships in the harbour.
fn paint_the_ocean(painter: &Painter, rect: Rect, opening: &Opening, colours: &Colours) {
    painter.rect_filled(rect, 4.0, colours.walnut_dark);
    painter.add(paper::walnut(painter.ctx(), rect.shrink(1.0), colours));
    let inner = rect.shrink(rect.width() * 0.05);
    let harbour = inner.height() * 0.2;
    let (wide, high) = (inner.width() / f32::from(COLUMNS), (inner.height() - harbour) / f32::from(ROWS));
    let (deep, shallow) = (Color32::from_rgb(0x1F, 0x4E, 0x66), Color32::from_rgb(0x3B, 0x86, 0x98));
    let sand = Color32::from_rgb(0xE2, 0xCF, 0x9C);
    for row in 0..ROWS {
        for column in 0..COLUMNS {
            let corner = inner.min + vec2(f32::from(column) * wide, f32::from(row) * high);
            let tile = Rect::from_min_size(corner, vec2(wide, high)).shrink(3.0);
            let open = row + 1 == ROWS;
            painter.rect_filled(tile, CornerRadius::same(4), if open { shallow } else { deep });
            let edge = mixed(if open { shallow } else { deep }, Color32::WHITE, 0.25);
            painter.rect_stroke(tile, CornerRadius::same(4), Stroke::new(1.0, edge), StrokeKind::Inside);
            if open && column != 1 {
                painter.circle_filled(tile.center() + vec2(-4.0, 3.0), high * 0.24, sand);
                painter.circle_filled(
                    tile.center() + vec2(6.0, -4.0),
                    high * 0.17,
                    Color32::from_rgb(0x5B, 0x7D, 0x3C),
                );
            } else if !open {
                painter.circle_stroke(tile.center(), high * 0.2, Stroke::new(1.0, edge));
            }
        }
    }
    let quay = Rect::from_min_max(pos2(inner.left(), inner.bottom() - harbour), inner.max).shrink2(vec2(3.0, 4.0));
    painter.rect_filled(quay, CornerRadius::same(4), mixed(colours.parchment_deep, colours.walnut, 0.35));
    for (number, colour) in (0_u8..).zip(&opening.players) {
        let at = quay.left_center() + vec2(quay.width() * (f32::from(number) + 0.5) / 4.0, 0.0);
        let hull = Rect::from_center_size(at, vec2(quay.width() * 0.15, quay.height() * 0.34));
        painter.rect_filled(hull, CornerRadius::same(8), ink(*colour));
        painter.rect_stroke(hull, CornerRadius::same(8), Stroke::new(1.0, Color32::BLACK), StrokeKind::Inside);
    }
}
