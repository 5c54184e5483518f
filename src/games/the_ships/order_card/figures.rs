//! Figures beside the plot: the cost of each step, the ranges to the enemies, the numbers that hit them.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::egui::{Color32, CornerRadius, FontId, LayerId, Painter, Pos2, Rect, Shape, Stroke, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::ghosts::{above, above_hex};
use super::sheet::OrderSheet;
use crate::games::papers::sheets::Reckoned;
use crate::logbook::wording::the_ships as words;
use crate::play::seen::Seen;
use crate::rules::the_ships::game::TheShips;
use crate::rules::the_ships::sailing::entered_by_step;
use crate::rules::the_ships::view::View;
use crate::table::deck::OnDeck;
use crate::table::speech::Speech;
use crate::table::stage::{TableEye, at_the_table};
use crate::table::theme::Colours;
use crate::table::theme::colours::mixed;
use crate::table::theme::sight::Sight;

/// Something written on the picture.
struct Pen<'a> {
    painter: Painter,
    sight: Sight<'a>,
    colours: &'a Colours,
}

impl Pen<'_> {
    /// A figure on a small round of parchment or walnut.
    fn coin(&self, at: Pos2, text: &str, fill: Color32, print: Color32) {
        let font = FontId::proportional(13.0);
        let galley = self.painter.layout_no_wrap(text.to_owned(), font, print);
        let size = galley.size() + vec2(10.0, 3.0);
        let rect = Rect::from_center_size(at, vec2(size.x.max(size.y), size.y));
        self.painter.rect_filled(rect.expand(1.0), CornerRadius::same(9), self.colours.walnut_dark);
        self.painter.rect_filled(rect, CornerRadius::same(8), fill);
        self.painter.galley(rect.center() - galley.size() / 2.0, galley, print);
    }
}

fn write_figures(pen: &Pen, view: &View, sheet: &OrderSheet) {
    let colours = pen.colours;
    for leg in &sheet.legs {
        let Some(at) = pen.sight.at(above_hex(leg.to.bow())) else { continue };
        let far = leg.total > sheet.budget;
        let fill = if far { colours.red } else { colours.parchment_light };
        let print = if far { colours.ivory } else { colours.ink };
        pen.coin(at, &leg.total.to_string(), fill, print);
    }
    for leg in &sheet.drift {
        if let Some(at) = pen.sight.at(above_hex(leg.to.bow())) {
            pen.coin(
                at,
                &leg.total.to_string(),
                mixed(colours.parchment, colours.parchment_edge, 0.6),
                colours.ink_soft,
            );
        }
    }
    let end = sheet.legs.last().map(|leg| leg.to).or(view.table.base(sheet.place));
    if let Some(end) = end.filter(|_| sheet.look == sheet.legs.len() && sheet.drift.is_empty()) {
        for step in sheet.next.iter().filter(|step| step.offer.against.is_none()) {
            if let Some(at) = pen.sight.at(above_hex(entered_by_step(end, step.offer.value))) {
                let text = format!("+{}", step.cost);
                pen.coin(at, &text, colours.brass_light, colours.ink);
            }
        }
    }
    let Some(ghost) = sheet.ghost else { return };
    let Some(from) = pen.sight.at(above(ghost)) else { return };
    for sight in sheet.measured() {
        let place = view.table.place_of(sight.ship).and_then(|place| view.table.base(place));
        let Some(to) = place.and_then(|base| pen.sight.at(above(base))) else { continue };
        let fires = sight.bearings.iter().find(|bearing| bearing.fires());
        let line = match fires {
            Some(_) => Stroke::new(2.0, colours.red),
            None => Stroke::new(1.2, colours.ivory_soft.gamma_multiply(0.7)),
        };
        let dashes = Shape::dashed_line(&[from, to], line, 7.0, 5.0);
        pen.painter.extend(dashes);
        let middle = from + (to - from) * 0.55;
        let need = fires.and_then(|bearing| bearing.aim).map(|aim| format!("  ≤{}", aim.need()));
        let text = format!("{}{}", sight.range, need.unwrap_or_default());
        let (fill, print) =
            if fires.is_some() { (colours.red, colours.ivory) } else { (colours.walnut, colours.ivory) };
        pen.coin(middle, &text, fill, print);
    }
}

/// The name of every arc, in the middle of it.
fn write_names(pen: &Pen, sheet: &OrderSheet, speech: &Speech) {
    for (battery, hexes) in &sheet.arcs {
        let sum: Vec3 = hexes.iter().map(|(hex, _)| above_hex(*hex)).sum();
        let Some(at) = pen.sight.at(sum / hexes.len().max(1) as f32) else { continue };
        let (font, print) = (FontId::proportional(13.0), pen.colours.brass_light);
        let name = pen.painter.layout_no_wrap(speech.say(words::battery(*battery)), font, print);
        let shade = Rect::from_center_size(at, name.size() + vec2(10.0, 3.0));
        pen.painter.rect_filled(shade, CornerRadius::same(4), Color32::from_black_alpha(120));
        pen.painter.galley(shade.center() - name.size() / 2.0, name, print);
    }
}

fn write(
    mut contexts: EguiContexts,
    plotted: Res<Reckoned<TheShips>>,
    windows: Query<&Seen<TheShips>, With<PrimaryWindow>>,
    speech: Res<Speech>,
    eyes: Query<(&Camera, &GlobalTransform), With<TableEye>>,
) -> Result {
    let Some((sheet, seen)) = plotted.0.sheet.as_ref().zip(windows.single().ok()) else { return Ok(()) };
    let Ok((camera, eye)) = eyes.single() else { return Ok(()) };
    let context = contexts.ctx_mut()?;
    let colours = Colours::of(context);
    let painter = context.layer_painter(LayerId::background());
    let pen = Pen { painter, sight: Sight::new((camera, eye), context), colours: &colours };
    write_names(&pen, sheet, &speech);
    write_figures(&pen, &seen.view, sheet);
    Ok(())
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        write.run_if(
            at_the_table
                // On a deck one looks at the sea.
                .and_then(|deck: Res<OnDeck>| !deck.0),
        ),
    );
}
