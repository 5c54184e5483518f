//! Draws the places that are lit: open ones with a line of light, those that are only passed hatched, closed ones not
//! at all; and the words of the one under the hand.

use bevy::prelude::*;
use bevy_egui::egui::{
    Align2, Color32, FontId, Id, LayerId, Order, Painter, Pos2, RichText, Shape, Stroke, StrokeKind, TextStyle, vec2,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::hand::Carriage;
use super::spots::{Lit, SpotState, TableSpot};
use crate::table::pacing::redraw_on;
use crate::table::settings::bindings::Hands;
use crate::table::speech::Speech;
use crate::table::stage::{Redraw, TableEye, at_the_table};
use crate::table::theme::Colours;
use crate::table::theme::cursor_slip::slip_beside;
use crate::table::theme::sight::Sight;

/// The light of a place where something may be put.
const LIGHT: Color32 = Color32::from_rgb(0xFF, 0xE9, 0xB0);
/// Strokes with which a place is hatched that may only be passed.
const HATCHES: i8 = 7;

fn stroke(sight: &Sight, spot: &TableSpot, from: (f32, f32), to: (f32, f32)) -> Option<[Pos2; 2]> {
    Some([sight.at(spot.point(from.0, from.1))?, sight.at(spot.point(to.0, to.1))?])
}

fn paint(painter: &Painter, sight: &Sight, spot: &TableSpot, over: bool, colours: &Colours) {
    let corners: Vec<Pos2> = spot.corners().into_iter().filter_map(|corner| sight.at(corner)).collect();
    if corners.len() < 4 || spot.state == SpotState::Closed {
        return;
    }
    let (strength, wide) = match (spot.state, over) {
        (SpotState::Open, true) => (1.0, 4.0),
        (SpotState::Open, false) => (0.95, 2.6),
        (SpotState::Passed, true) => (1.0, 3.0),
        _ => (0.85, 2.0),
    };
    let line = Stroke::new(wide * colours.line, LIGHT.gamma_multiply(strength));
    if spot.state == SpotState::Open {
        let fill = LIGHT.gamma_multiply(if over { 0.34 } else { 0.17 });
        painter.add(Shape::convex_polygon(corners.clone(), fill, Stroke::NONE));
    }
    // The ground is bright in places and dark in others: light with a dark edge is seen on both.
    let edge = Stroke::new((wide + 2.0) * colours.line, Color32::from_black_alpha(110));
    painter.add(Shape::closed_line(corners.clone(), edge));
    painter.add(Shape::closed_line(corners, line));
    if spot.state == SpotState::Passed {
        for number in 1 - HATCHES..HATCHES {
            // Lines on which across and along differ by as much.
            let by = 2.0 * f32::from(number) / f32::from(HATCHES);
            let (from, to) = ((-1.0_f32).max(by - 1.0), 1.0_f32.min(by + 1.0));
            if let Some(hatch) = stroke(sight, spot, (from, from - by), (to, to - by)) {
                painter.line_segment(hatch, Stroke::new(2.2 * colours.line, LIGHT.gamma_multiply(strength * 0.8)));
            }
        }
    }
}

fn write_on(painter: &Painter, at: Pos2, text: String, font: FontId, colours: &Colours) {
    let galley = painter.layout(text, font, colours.ink, 190.0);
    let place = Align2::CENTER_BOTTOM.anchor_size(at - vec2(0.0, 6.0), galley.size());
    painter.rect_filled(place.expand2([5.0, 2.0].into()), 3.0, colours.parchment.gamma_multiply(0.94));
    let rim = Stroke::new(colours.line, colours.parchment_edge);
    painter.rect_stroke(place.expand2([5.0, 2.0].into()), 3.0, rim, StrokeKind::Outside);
    painter.galley(place.min, galley, colours.ink);
}

fn light(
    mut contexts: EguiContexts,
    carriage: Res<Carriage>,
    lit: Res<Lit>,
    hands: Res<Hands>,
    speech: Res<Speech>,
    eyes: Query<(&Camera, &GlobalTransform), With<TableEye>>,
    mut size: Local<Vec2>,
    mut redraw: ResMut<Redraw>,
) -> Result {
    let spots = carriage.spots().unwrap_or(&lit.0);
    let Ok(eye) = eyes.single() else { return Ok(()) };
    if spots.is_empty() {
        return Ok(());
    }
    let context = contexts.ctx_mut()?;
    let colours = Colours::of(context);
    let sight = Sight::new(eye, context);
    let painter = context.layer_painter(LayerId::new(Order::Background, Id::new("lit places")));
    for (number, spot) in spots.iter().enumerate() {
        paint(&painter, &sight, spot, carriage.over() == Some(number), &colours);
    }
    let font = TextStyle::Small.resolve(&context.global_style());
    for spot in spots.iter().filter(|spot| spot.state != SpotState::Closed) {
        if let (Some(sign), Some(at)) = (&spot.sign, sight.at(spot.point(0.0, -1.0))) {
            write_on(&painter, at, speech.relate(sign), font.clone(), &colours);
        }
    }
    let over = carriage.over().and_then(|over| spots.get(over)).filter(|spot| !spot.tells.is_empty());
    if let (Some(spot), Some(hover)) = (over, hands.hover()) {
        let barred = spot.state != SpotState::Open;
        let cursor = hover.at / context.zoom_factor();
        let now = slip_beside(context, "carried", cursor, *size, |ui, colours| {
            let ink = if barred { colours.red } else { colours.ink };
            for (number, fact) in spot.tells.iter().enumerate() {
                let text = RichText::new(speech.relate(fact));
                ui.label(if number == 0 { text.color(ink).strong() } else { text.small().color(colours.ink_soft) });
            }
        });
        if *size != now {
            *size = now;
            redraw.ask();
        }
    }
    Ok(())
}

pub(super) fn plugin(app: &mut App) {
    redraw_on::<Lit>(app);
    app.init_resource::<Lit>().add_systems(EguiPrimaryContextPass, light.run_if(at_the_table));
}
