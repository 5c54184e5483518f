//! The whole games of Dead Reckoning in the chooser: the list, and a page with the ocean that will be laid out.

use bevy_egui::egui::{
    Color32, CornerRadius, Label, Painter, Rect, RichText, Sense, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType, pos2,
    vec2,
};

use crate::dice::Vessels;
use crate::games::dead_reckoning::crests::{cube, ink};
use crate::games::entry::Offer;
use crate::games::outfitting::sits_there;
use crate::logbook::data::Library;
use crate::logbook::wording::dead_reckoning as words;
use crate::logbook::wording::{key, names};
use crate::play::players::Player;
use crate::rules::dead_reckoning::duel::{MARKS, Opening};
use crate::rules::dead_reckoning::sea::{COLUMNS, ROWS};
use crate::table::speech::Speech;
use crate::table::theme::colours::mixed;
use crate::table::theme::furniture::{hint, illustrated, part};
use crate::table::theme::{Colours, paper};

/// About how long a game takes, in minutes for each captain.
const MINUTES: u16 = 35;

/// One game as the chooser shows it.
struct VoyageCard(Opening);

/// Every whole game, in the order of its list.
#[must_use]
pub fn offers(library: &Library) -> Vec<Box<dyn Offer>> {
    let mut voyages: Vec<&Opening> = library.dead_reckoning().voyages.values().collect();
    voyages.sort_by_key(|opening| opening.rank);
    voyages.into_iter().map(|opening| -> Box<dyn Offer> { Box::new(VoyageCard(opening.clone())) }).collect()
}

impl Offer for VoyageCard {
    fn id(&self) -> &str {
        &self.0.id
    }

    fn part(&self) -> &'static str {
        key::VOYAGE_CHOOSER_PART
    }

    fn seats(&self) -> usize {
        self.0.players.len()
    }

    fn detail(&self, speech: &Speech) -> String {
        let captains = u16::try_from(self.0.players.len()).unwrap_or(4);
        // Half the marks take about half the time.
        let minutes = (MINUTES * captains * u16::from(self.0.marks) / u16::from(MARKS)).next_multiple_of(10);
        let minutes = speech.say(key::ChooserMinutes { minutes });
        format!("{} \u{b7} {minutes}", speech.say(key::VoyageChooserCaptains { count: captains }))
    }

    fn page(&self, ui: &mut Ui, speech: &Speech, _: Option<&Vessels>, players: &[Player]) {
        let colours = Colours::of(ui.ctx());
        let width = ui.available_width();
        ui.add_space(8.0);
        let name = speech.say(names::scenario(&self.0.id));
        ui.add(Label::new(RichText::new(&name).heading().color(colours.ink)).wrap());
        let beside = width > 560.0;
        let picture_width = if beside { (width * 0.46).min(380.0) } else { width.min(380.0) };
        let picture = |ui: &mut Ui| {
            let (rect, response) = ui.allocate_exact_size(vec2(picture_width, picture_width * 0.98), Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, &name));
            paint_the_ocean(ui.painter(), rect, &self.0, &colours);
        };
        let text = |ui: &mut Ui| {
            ui.add(Label::new(speech.say(names::scenario_description(&self.0.id))).wrap());
            part(ui, &speech.say(key::CHOOSER_GOAL));
            ui.add(Label::new(speech.say(names::scenario_goal(&self.0.id))).wrap());
            part(ui, &speech.say(key::CHOOSER_SIDES));
            for (at, colour) in self.0.players.iter().enumerate() {
                ui.horizontal_wrapped(|ui| {
                    cube(ui, *colour, 18.0);
                    ui.label(speech.name(&words::colour(*colour)));
                });
                sits_there(ui, speech, players, at);
            }
            hint(ui, &speech.say(key::VoyageChooserMarks { count: self.0.marks }));
        };
        illustrated(ui, beside, picture, text);
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
