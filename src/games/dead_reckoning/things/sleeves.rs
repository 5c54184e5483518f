//! Cards in their sleeves: the ability card, every sheet that was crafted onto it as a layer of its own, and the clear film around.

use bevy::prelude::*;

use super::prints::{band_of, tint};
use super::thing::Print;
use crate::games::dead_reckoning::sea::places::CARD;
use crate::rules::dead_reckoning::cards::{Card, Part, SleeveSlot, TOP_LEVEL};
use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::table::craft::joinery::{Bench, sheet};
use crate::table::things::{Maker, THICK, edge};

/// A sleeve stands out this far around its card.
const RIM: f32 = 0.022;
/// Clear film has this strength, and so have its edge and its shine, of a hundred.
const FILM: u8 = 7;
const EDGE: u8 = 30;
const SHINE: u8 = 16;

/// A card with its sleeve is this thick.
#[must_use]
pub fn thick(card: &Card) -> f32 {
    THICK * (1 + card.sleeve.len()) as f32
}

/// A frame around a sheet: everything between two rectangles.
fn frame(inner: Vec2, outer: Vec2) -> Mesh {
    let mut bench = Bench::default();
    bench.level_with_hole(0.0, outer, Vec2::ZERO, inner);
    bench.finish()
}

/// A part of a sheet, from above to below in shares of its height, with the part of its print.
fn part(half: Vec2, (top, low): (f32, f32)) -> Mesh {
    let mut bench = Bench::default();
    let corners = [(0.0, low), (1.0, low), (1.0, top), (0.0, top)].map(|(x, y): (f32, f32)| {
        let at = Vec3::new((x * 2.0 - 1.0) * half.x, 0.0, (y * 2.0 - 1.0) * half.y);
        bench.corner(at, Vec3::Y, Vec2::new(x, y))
    });
    bench.square(corners);
    bench.finish()
}

/// The shine on film: a stripe aslant over it.
fn stripe(half: Vec2) -> Mesh {
    let mut bench = Bench::default();
    let (lean, wide) = (half.x * 0.55, half.x * 0.30);
    let corners = [(-lean - wide, half.y), (-lean + wide, half.y), (lean + wide, -half.y), (lean - wide, -half.y)];
    let corners = corners.map(|(x, z)| bench.corner(Vec3::new(x, 0.0, z), Vec3::Y, Vec2::ZERO));
    bench.square(corners);
    bench.finish()
}

fn film(maker: &mut Maker<DeadReckoning>, mesh: Handle<Mesh>, strength: u8, at: Transform) {
    let clear = maker.clear(strength);
    maker.lay(mesh, clear, at);
}

/// Lays the sleeve around a card: an edge for every sheet in it, gilt as its level rises, and film. Returns the
/// thickness of all of it.
pub(super) fn around(maker: &mut Maker<DeadReckoning>, card: &Card, free: Option<SleeveSlot>) -> f32 {
    let cards = &maker.tools.cards;
    let slots = card.sleeve.iter().filter_map(|worn| cards.slot(worn.card.kind));
    let mut slots: Vec<SleeveSlot> = slots.filter(|slot| Some(*slot) != free).collect();
    slots.sort_unstable();
    let all = THICK * (1 + slots.len()) as f32;
    let up = |layer: usize| Transform::from_xyz(0.0, THICK * (layer as f32 + 0.5) - all / 2.0, 0.0);
    let edge = maker.mesh("layer", || edge(CARD + Vec2::splat(0.004), THICK * 0.82));
    let gilt = match card.level {
        TOP_LEVEL => Some(maker.surfaces.brass.clone()),
        3 => Some(maker.coat(0xB08A45)),
        2 => Some(maker.coat(0xA89468)),
        _ => None,
    };
    if let Some(gilt) = gilt {
        maker.lay(edge.clone(), gilt, up(0));
    }
    for (layer, slot) in (1..).zip(&slots) {
        let coat = maker.coat(tint(*slot));
        maker.lay(edge.clone(), coat, up(layer));
    }
    let rim = maker.mesh("sleeve rim", || frame(CARD, CARD + Vec2::splat(RIM)));
    film(maker, rim, EDGE, Transform::from_xyz(0.0, all / 2.0 + 0.002, 0.0));
    all
}

/// The front of a sleeve, from its foot upwards.
pub(super) fn pane(maker: &mut Maker<DeadReckoning>) {
    let half = CARD + Vec2::splat(RIM);
    let up = |above: f32| Transform::from_xyz(0.0, above, -half.y);
    let pane = maker.mesh("sleeve pane", || sheet(half));
    film(maker, pane, FILM, up(0.0));
    let rim = maker.mesh("sleeve edge", || frame(half - Vec2::splat(0.016), half));
    film(maker, rim, EDGE, up(0.002));
    let shine = maker.mesh("sleeve shine", || stripe(CARD));
    film(maker, shine, SHINE, up(0.003));
}

/// A clear sheet with its print, as it will be read on the card.
pub(super) fn clear_sheet(maker: &mut Maker<DeadReckoning>, colour: Colour, card: &Card, slot: SleeveSlot) {
    let (top, low) = band_of(&maker.tools.cards, card, Part::Sleeve(slot));
    let print = maker.paper(&Print::Sailor(colour, card.clone()));
    let band = maker.mesh(format!("band {top:.3} {low:.3}"), || part(CARD, (top, low)));
    maker.lay(band, print, Transform::from_xyz(0.0, 0.001, 0.0));
    let clear = maker.mesh("clear sheet", || sheet(CARD));
    film(maker, clear, FILM, Transform::IDENTITY);
    let rim = maker.mesh("clear sheet edge", || frame(CARD - Vec2::splat(0.014), CARD));
    film(maker, rim, EDGE, Transform::from_xyz(0.0, 0.002, 0.0));
}
