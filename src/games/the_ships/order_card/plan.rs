//! The ship from above on the order card: her outline, each battery where it stands, her soldiers on deck and below.

use bevy_egui::egui::{Align, Color32, Layout, Painter, Pos2, Rect, Shape, Stroke, Ui, UiBuilder, pos2, vec2};

use crate::games::the_ships::papers::wishes::Wish;
use crate::rules::the_ships::ship_card::BatteryPlace;
use crate::table::sheet::Pen;
use crate::table::theme::Colours;
use crate::table::theme::colours::mixed;

use super::guns::{astern, broadside};
use super::marking::Card;
use super::people::aboard;
use super::sheet::BatterySheet;

/// She is this wide, and this much of her is bow.
const BEAM: f32 = 88.0;
const BOW: f32 = 30.0;

/// Her guns look out of her this far.
const MUZZLE: f32 = 4.0;

pub(super) fn plan(ui: &mut Ui, pen: &Pen<Wish>, card: Card) {
    let sheet = card.sheet;
    let on = |place| sheet.batteries.iter().find(|battery| battery.battery == place);
    let sides = [BatteryPlace::Port, BatteryPlace::Starboard].map(on);
    ui.add_space(3.0);
    let colours = Colours::of(ui.ctx());
    let whole = ui.available_rect_before_wrap();
    let beam = BEAM.min(whole.width() / 3.0);
    let flank = (whole.width() - beam) / 2.0 - MUZZLE - 2.0;
    let column = |left: f32, top: f32, width: f32| {
        Rect::from_min_size(pos2(left, top), vec2(width, (whole.bottom() - top).max(1.0)))
    };
    let mut bottom = whole.top() + BOW;
    let hull = ui.painter().add(Shape::Noop);
    let mut laid = |ui: &mut Ui, place: Rect, add: &dyn Fn(&mut Ui)| {
        let mut child = ui.new_child(UiBuilder::new().max_rect(place).layout(Layout::top_down(Align::Min)));
        add(&mut child);
        bottom = bottom.max(child.min_rect().bottom());
    };
    let lefts = [whole.left(), whole.right() - flank];
    for (battery, left) in sides.into_iter().zip(lefts) {
        if let Some(battery) = battery {
            laid(ui, column(left, whole.top(), flank), &|ui| broadside(ui, pen, card, battery));
        }
    }
    let amidships = Rect::from_center_size(whole.center_top(), vec2(beam, 0.0));
    laid(ui, column(amidships.left() + 9.0, whole.top() + BOW, beam - 18.0), &|ui| aboard(ui, pen, card));
    let place = Rect::from_min_max(amidships.left_top(), pos2(amidships.right(), bottom + 4.0));
    ui.painter().set(hull, Shape::Vec(outline(place, &colours)));
    let stern = on(BatteryPlace::Stern);
    for (battery, guns) in sides.into_iter().chain([stern]).zip([side(place, true), side(place, false), transom(place)])
    {
        muzzles(ui.painter(), battery, guns, &colours);
    }
    ui.advance_cursor_after_rect(Rect::from_min_max(whole.left_top(), pos2(whole.right(), place.bottom() + MUZZLE)));
    if let Some(battery) = stern {
        astern(ui, pen, card, battery);
    }
}

/// Her planking, bow uppermost.
fn outline(place: Rect, colours: &Colours) -> Vec<Shape> {
    let (middle, half) = (place.center().x, place.width() / 2.0);
    let bend = [(0.0, 0.0), (0.36, 0.2), (0.68, 0.52), (0.9, 0.82), (1.0, 1.25)];
    let starboard = bend.iter().map(|(x, y)| pos2(middle + x * half, place.top() + y * BOW));
    let port = bend.iter().skip(1).rev().map(|(x, y)| pos2(middle - x * half, place.top() + y * BOW));
    let stern = [0.8, -0.8].map(|x| pos2(middle + x * half, place.bottom()));
    let hull: Vec<Pos2> = starboard.chain(stern).chain(port).collect();
    let deck = mixed(colours.parchment, colours.brass_light, 0.22);
    vec![
        Shape::convex_polygon(hull.clone(), deck, Stroke::NONE),
        Shape::closed_line(hull, Stroke::new(1.6 * colours.line, colours.walnut_light)),
    ]
}

/// Guns of a side stand here, the first and the last, and look this way.
fn side(place: Rect, port: bool) -> (Pos2, Pos2, f32, f32) {
    let away = if port { -1.0 } else { 1.0 };
    let at = |share: f32, y: f32| pos2(place.center().x + away * place.width() / 2.0 * share, y);
    (at(0.99, place.top() + BOW * 1.5), at(0.84, place.bottom() - 10.0), away, 0.0)
}

fn transom(place: Rect) -> (Pos2, Pos2, f32, f32) {
    let half = place.width() * 0.22;
    let middle = place.center_bottom();
    (middle - vec2(half, 0.0), middle + vec2(half, 0.0), 0.0, 1.0)
}

/// Guns that stand look out of her; a lost one leaves a hole.
fn muzzles(painter: &Painter, battery: Option<&BatterySheet>, guns: (Pos2, Pos2, f32, f32), colours: &Colours) {
    let Some(battery) = battery else { return };
    let (first, last, x, y) = guns;
    let (standing, of) = battery.guns;
    for gun in 0..of {
        let at = first.lerp(last, (gun as f32 + 0.5) / of as f32);
        let size = vec2(3.0 + 5.0 * x.abs(), 3.0 + 5.0 * y.abs());
        let barrel = Rect::from_center_size(at + vec2(x, y) * (MUZZLE / 2.0), size);
        if gun < standing {
            painter.rect_filled(barrel, 1.0, colours.ink);
        } else {
            painter.circle(at, 2.0, Color32::TRANSPARENT, Stroke::new(1.0, colours.red));
        }
    }
}
