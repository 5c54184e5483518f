//! The chart: twelve tiles and the harbour, with ships, controllers, and the steps to each of them.

use bevy_egui::egui::epaint::StrokeKind;
use bevy_egui::egui::{Color32, CornerRadius, FontId, Painter, Pos2, Rect, Stroke, TextStyle, Ui, pos2, vec2};

use super::deeds::{Captain, in_one_line};
use super::route;
use crate::games::dead_reckoning::crests::ink;
use crate::logbook::wording::dead_reckoning as words;
use crate::logbook::wording::{Fact, key};
use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::goods::Place;
use crate::rules::dead_reckoning::orders::Order;
use crate::rules::dead_reckoning::sea::{COLUMNS, ROWS};
use crate::table::sheet::refused;
use crate::table::speech::Speech;
use crate::table::theme::Colours;
use crate::table::theme::furniture::pressed;
use crate::table::theme::landmarks::landmark;
use crate::table::theme::slips::{OfferState, because, plaque};

/// A tile is this high on the chart.
const HEIGHT: f32 = 56.0;
/// The gap between two of them.
const GAP: f32 = 5.0;

/// Draws it; a place that was chosen is returned. `path` is the way that is being laid out.
pub fn chart_ui(ui: &mut Ui, speech: &Speech, captain: &Captain<'_>, path: &[Place]) -> Option<Place> {
    ui.spacing_mut().item_spacing = vec2(GAP, GAP);
    let width = ui.available_width();
    let tile = (width - GAP * f32::from(COLUMNS - 1)) / f32::from(COLUMNS);
    let mut chosen = None;
    for row in (1..=ROWS).rev() {
        ui.horizontal(|ui| {
            for column in 1..=COLUMNS {
                let at = Place::Tile(row, column);
                if tile_ui(ui, speech, captain, at, path, tile) {
                    chosen = Some(at);
                }
            }
        });
    }
    if tile_ui(ui, speech, captain, Place::Harbour, path, width) {
        chosen = Some(Place::Harbour);
    }
    chosen
}

/// The things at a place, and the cost of sailing there.
fn told(captain: &Captain<'_>, at: Place, steps: usize) -> Fact {
    let place = route::named(captain.table, at);
    if at == captain.player.at {
        return key::VoyageLiesHere { place }.into();
    }
    let count = i64::try_from(steps).unwrap_or(i64::MAX);
    key::VoyageSailSteps { place, count }.into()
}

/// The controller of a place, the ships there, and the card in the cell.
fn about(captain: &Captain<'_>, at: Place) -> Option<Fact> {
    let table = captain.table;
    let ships = table.players.iter().filter(|player| player.at == at);
    let ships = ships.map(|player| match player.pirate {
        true => Fact::from(key::VoyagePirateHere { by: words::colour(player.colour) }),
        false => Fact::from(key::VoyageTraderHere { by: words::colour(player.colour) }),
    });
    let island = table.island_at(at).map(super::isles::control);
    let card = table.sea.cell(at).map(|cell| super::market::priced(table.cards(), cell.card.kind));
    in_one_line(island.into_iter().chain(ships).chain(card))
}

fn tile_ui(ui: &mut Ui, speech: &Speech, captain: &Captain<'_>, at: Place, path: &[Place], width: f32) -> bool {
    let player = captain.player;
    let way = route::on(player, path, at);
    let against = if at == player.at || path.contains(&at) { None } else { captain.against(&Order::Move(way)) };
    let said = against.as_ref().map(|against| speech.relate(&refused(against)));
    let steps = route::to(player, at).len();
    let label = speech.relate(&told(captain, at, steps));
    let explored = captain.table.sea.tile(at).is_none_or(|tile| tile.face_up);
    let stand = OfferState {
        chosen: path.contains(&at),
        against: said.as_deref(),
        barred: said.is_some(),
        ..OfferState::default()
    };
    let name = match at {
        Place::Harbour => speech.relate(&words::place(at)),
        Place::Tile(..) => speech.name(&route::name(captain.table, at)),
    };
    let colours = Colours::of(ui.ctx());
    let small = TextStyle::Small.resolve(ui.style());
    let height = if at == Place::Harbour { HEIGHT * 0.6 } else { HEIGHT };
    let controller = captain.table.island_at(at).and_then(|island| island.controller());
    let ships: Vec<(Colour, bool)> = {
        let there = captain.table.players.iter().filter(|player| player.at == at);
        there.map(|player| (player.colour, player.pirate)).collect()
    };
    let response = plaque(ui, vec2(width, height), &label, stand, |painter, rect, print| {
        if !explored && !stand.chosen {
            painter.rect_filled(rect.shrink(2.0), CornerRadius::same(3), colours.ink_soft.gamma_multiply(0.16));
        }
        if let Some(controller) = controller {
            let edge = Rect::from_min_max(rect.min + vec2(2.0, 2.0), pos2(rect.left() + 6.0, rect.bottom() - 2.0));
            painter.rect_filled(edge, CornerRadius::same(2), ink(controller));
        }
        let galley = painter.layout(name, FontId { size: small.size * 0.95, ..small.clone() }, print, width - 18.0);
        painter.galley(rect.min + vec2(10.0, 4.0), galley, print);
        if at != player.at && steps > 0 {
            let cost = painter.layout_no_wrap(steps.to_string(), small.clone(), print);
            painter.galley(rect.right_bottom() - cost.size() - vec2(7.0, 3.0), cost, print);
        }
        for (number, (colour, pirate)) in (0_u8..).zip(&ships) {
            let x = rect.left() + 16.0 + f32::from(number) * 17.0;
            hull(painter, pos2(x, rect.bottom() - 10.0), *colour, *pirate, &colours);
        }
    });
    landmark(&response, format!("tile:{}", String::from(at)));
    let response = match about(captain, at) {
        Some(about) if said.is_none() => because(response, &speech.relate(&about)),
        _ => response,
    };
    said.is_none() && at != player.at && pressed(&response)
}

/// A ship from above; a pirate's has a black edge.
fn hull(painter: &Painter, at: Pos2, colour: Colour, pirate: bool, colours: &Colours) {
    let hull = Rect::from_center_size(at, vec2(14.0, 8.0));
    painter.rect_filled(hull, CornerRadius::same(4), ink(colour));
    let edge = if pirate { Color32::BLACK } else { colours.parchment_light };
    let wide = if pirate { 2.0 } else { 1.0 };
    painter.rect_stroke(hull, CornerRadius::same(4), Stroke::new(wide * colours.line, edge), StrokeKind::Outside);
}
