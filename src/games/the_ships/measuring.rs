//! While its key is held: range, arcs and sight from one ship to the others, with any obstacle between them (TS-3.8,
//! TS-3.15). It tells open facts only, so that a captain who waits may use it at any time.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui::{
    Align2, Color32, CornerRadius, FontId, Galley, Id, LayerId, Order, Pos2, Rect, Shape, Stroke, StrokeKind, pos2,
    vec2,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::order_card::ghosts::above;
use super::pieces::ShipsPiece;
use crate::games::papers::at_the_table;
use crate::logbook::wording::{Arg, Fact, key, names, the_ships as words};
use crate::play::seen::SeenHere;
use crate::rules::the_ships::game::TheShips;
use crate::rules::the_ships::gunnery::{hidden_by, in_zone, range_between, sight_between};
use crate::rules::the_ships::numbers::Silence;
use crate::rules::the_ships::place::Place;
use crate::rules::the_ships::ship_card::BatteryPlace;
use crate::rules::the_ships::state::State;
use crate::table::pieces::{Hovered, Piece, Selected};
use crate::table::settings::bindings::{Action, Hands};
use crate::table::speech::Speech;
use crate::table::stage::TableEye;

const SHADE: Color32 = Color32::from_rgba_unmultiplied_const(0x14, 0x0D, 0x08, 0xF4);
const FREE: Color32 = Color32::from_rgb(0xF2, 0xD0, 0x7A);
const HIDDEN: Color32 = Color32::from_rgb(0xDE, 0xB8, 0xA6);

/// From one ship to another.
#[derive(Clone, PartialEq, Debug)]
pub struct Measured {
    pub to: Place,
    pub range: u8,
    /// The other ship lies in the arcs of these batteries of hers.
    pub batteries: Vec<BatteryPlace>,
    /// This lies in the way.
    pub hidden: Option<Silence>,
}

/// The obstacle before a ship, by name.
fn hidden_in_words(state: &State, hidden: Silence) -> Fact {
    let name = match hidden {
        Silence::HiddenBy(third) => words::ship(&state.articles, third),
        _ => Arg::key(names::terrain("land")),
    };
    Fact::from(key::MeasureHidden { by: name })
}

/// Everybody in play as seen from this ship.
#[must_use]
pub fn measured(state: &State, from: Place) -> Vec<Measured> {
    let Some(base) = state.base(from) else { return Vec::new() };
    let others = state.in_play().filter(|other| *other != from);
    let seen = |to| {
        let there = state.base(to)?;
        let carried = state.vessel(from).card.batteries();
        Some(Measured {
            to,
            range: range_between(state, from, to),
            batteries: carried.filter(|battery| in_zone(base, *battery, u8::MAX, there)).collect(),
            hidden: sight_between(state, from, to).map(|blocked| hidden_by(state, blocked)),
        })
    };
    others.filter_map(seen).collect()
}

/// One line of words for a measurement.
fn told(speech: &Speech, state: &State, one: &Measured) -> String {
    let arcs: Vec<_> = one.batteries.iter().map(|battery| speech.say(words::battery(*battery))).collect();
    let line = Fact::from(key::MeasureLine { ship: words::ship(&state.articles, state.id(one.to)), range: one.range });
    let mut parts = vec![speech.relate(&line)];
    parts.push(match arcs.is_empty() {
        true => speech.say(key::MEASURE_NO_ARC),
        false => arcs.join(", "),
    });
    parts.extend(one.hidden.map(|hidden| speech.relate(&hidden_in_words(state, hidden))));
    parts.join(" · ")
}

/// The same slip, moved down until it lies on none of those that are there.
fn beside(slip: Rect, taken: impl Iterator<Item = Rect> + Clone) -> Rect {
    let mut free = slip;
    while let Some(below) = taken.clone().find(|taken| taken.intersects(free)) {
        free = free.translate(vec2(0.0, below.bottom() - free.top() + 3.0));
    }
    free
}

fn show(
    mut contexts: EguiContexts,
    hands: Res<Hands>,
    speech: Res<Speech>,
    here: SeenHere<TheShips>,
    chosen: Query<&Piece, With<Selected>>,
    pointed: Query<&Piece, With<Hovered>>,
    eyes: Query<(&Camera, &GlobalTransform), With<TableEye>>,
) -> Result {
    if !hands.holds(Action::Measure) {
        return Ok(());
    }
    let (Some(seen), Ok((camera, eye))) = (here.get(), eyes.single()) else { return Ok(()) };
    let state = &seen.view.table;
    let ship = |piece: &Piece| match piece.own::<ShipsPiece>() {
        Some(ShipsPiece::Ship(ship)) => state.in_play().find(|place| state.id(*place) == *ship),
        _ => None,
    };
    let (chosen, pointed) = (chosen.iter().find_map(ship), pointed.iter().find_map(ship));
    let Some(from) = chosen.or(pointed) else { return Ok(()) };
    let only = pointed.filter(|pointed| *pointed != from);
    let context = contexts.ctx_mut()?;
    let zoom = context.zoom_factor();
    let painter = context.layer_painter(LayerId::new(Order::Middle, Id::new("measuring")));
    let at = |place: Place| -> Option<Pos2> {
        let point = camera.world_to_viewport(eye, above(state.base(place)?)).ok()?;
        Some(pos2(point.x / zoom, point.y / zoom))
    };
    let Some(start) = at(from) else { return Ok(()) };
    let mut slips: Vec<(Rect, Arc<Galley>, Color32)> = Vec::new();
    for one in measured(state, from).iter().filter(|one| only.is_none_or(|only| only == one.to)) {
        let Some(end) = at(one.to) else { continue };
        let colour = if one.hidden.is_some() { HIDDEN } else { FREE };
        painter.line_segment([start, end], Stroke::new(5.0, SHADE));
        if one.hidden.is_some() {
            painter.extend(Shape::dashed_line(&[start, end], Stroke::new(2.0, colour), 9.0, 7.0));
        } else {
            painter.line_segment([start, end], Stroke::new(2.5, colour));
        }
        let words = painter.layout(told(&speech, state, one), FontId::proportional(14.0), colour, 230.0);
        let slip = Rect::from_center_size(end + vec2(0.0, 26.0), words.size() + vec2(16.0, 8.0));
        let slip = beside(slip, slips.iter().map(|(taken, ..)| *taken));
        slips.push((slip, words, colour));
    }
    // Words over all lines, and none over others.
    for (slip, words, colour) in slips {
        painter.rect(slip, CornerRadius::same(4), SHADE, Stroke::new(1.0, colour), StrokeKind::Inside);
        painter.galley(Align2::CENTER_CENTER.anchor_size(slip.center(), words.size()).min, words, colour);
    }
    Ok(())
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.run_if(at_the_table));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slips_of_ships_side_by_side_lie_below_each_other() {
        let slip = |x: f32, y: f32| Rect::from_min_size(pos2(x, y), vec2(100.0, 30.0));
        let there = [slip(0.0, 0.0), slip(0.0, 33.0)];
        assert_eq!(beside(slip(20.0, 10.0), there.into_iter()), slip(20.0, 66.0));
        assert_eq!(beside(slip(120.0, 10.0), there.into_iter()), slip(120.0, 10.0));
    }
}
