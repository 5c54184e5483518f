//! The buttons below the order card: seal, turn over, copy, wipe.

use bevy_egui::egui::{Align2, Color32, FontId, Painter, Rect, Shape, Stroke, TextStyle, Ui, vec2};

use crate::logbook::wording::{Arg, key};
use crate::table::theme::Colours;
use crate::table::theme::furniture::{Voice, plate};
use crate::table::theme::landmarks::landmark;
use crate::table::theme::slips::{OfferState, because, offer, plaque};

use super::draft::{Mark, OrderWish};
use super::marking::{Writing, mark, refused};

/// The buttons below the card.
pub fn order_foot_ui(ui: &mut Ui, writing: &Writing) -> Option<OrderWish> {
    let sheet = writing.sheet;
    let mut wish = None;
    ui.spacing_mut().item_spacing.x = 6.0;
    let barred = sheet.against.is_some();
    let response = ui.add_enabled_ui(!barred, |ui| plate(ui, &writing.say(key::ORDER_SEAL), Voice::First)).inner;
    landmark(&response, "seal");
    if response.clicked() {
        wish = Some(OrderWish::Seal);
    }
    if let Some(refusal) = &sheet.against {
        let ship = refusal.ship.and_then(|id| sheet.tabs.iter().find(|tab| tab.ship == id));
        let why = refused(writing.speech, refusal);
        let why = match ship {
            Some(tab) => writing.speech.say(key::OrderShipLacks { ship: tab.name.clone(), why: Arg::text(why) }),
            None => why,
        };
        response.on_disabled_hover_text(why);
    }
    if overleaf(ui, writing) {
        wish = Some(OrderWish::TurnOver);
    }
    // Where words would run out of the sheet, signs stand for them.
    let (copy, wipe) = (writing.say(key::ORDER_COPY_LAST), writing.say(key::ORDER_WIPE));
    let wide = |ui: &Ui, words: &str| {
        let font = TextStyle::Small.resolve(ui.style());
        ui.painter().layout_no_wrap(words.to_owned(), font, Color32::PLACEHOLDER).size().x + 26.0
    };
    let room = ui.available_width();
    let signs = wide(ui, &wipe) + if sheet.has_last { wide(ui, &copy) } else { 0.0 } > room;
    let each = (room - 6.0) / if sheet.has_last { 2.0 } else { 1.0 };
    let small = |ui: &mut Ui, name: &str, words: &str, sign: &str| {
        if !signs {
            let response = offer(ui, words, OfferState::default());
            landmark(&response, name);
            return response.clicked();
        }
        let font = TextStyle::Body.resolve(ui.style());
        let drawn =
            plaque(ui, vec2(each.clamp(18.0, 32.0), 28.0), words, OfferState::default(), |painter, rect, print| {
                painter.text(rect.center(), Align2::CENTER_CENTER, sign, font, print);
            });
        landmark(&drawn, name);
        drawn.on_hover_text(words).clicked()
    };
    if sheet.has_last && small(ui, "copy", &copy, "↺") {
        wish = Some(OrderWish::CopyLast);
    }
    if small(ui, "wipe", &wipe, "✖") {
        wish = mark(Mark::Wipe);
    }
    wish
}

/// The card is turned over by the eye, or by how many remarks there are.
fn overleaf(ui: &mut Ui, writing: &Writing) -> bool {
    let sheet = writing.sheet;
    let name = writing.say(key::ORDER_OVERLEAF);
    let remarks = if sheet.against.is_none() { writing.spoken() } else { Vec::new() };
    let told: Vec<String> =
        std::iter::once(name.clone()).chain(remarks.iter().map(|warning| writing.remark(warning))).collect();
    let red = Colours::of(ui.ctx()).red;
    let stand = OfferState { chosen: sheet.overleaf, ..OfferState::default() };
    let response = plaque(ui, vec2(36.0, 28.0), &name, stand, |painter, rect, print| match remarks.len() {
        0 => eye(painter, rect, print),
        count => {
            let print = if sheet.overleaf { print } else { red };
            painter.text(rect.center(), Align2::CENTER_CENTER, format!("! {count}"), FontId::proportional(15.0), print);
        }
    });
    landmark(&response, "overleaf");
    because(response, &told.join("\n")).clicked()
}

fn eye(painter: &Painter, rect: Rect, print: Color32) {
    let at = |x: f32, y: f32| rect.center() + vec2(x, y);
    let lids = [(-9.0, 0.0), (-5.0, -4.0), (0.0, -5.5), (5.0, -4.0), (9.0, 0.0), (5.0, 4.0), (0.0, 5.5), (-5.0, 4.0)];
    painter.add(Shape::closed_line(lids.map(|(x, y)| at(x, y)).to_vec(), Stroke::new(1.3, print)));
    painter.circle_filled(at(0.0, 0.0), 2.6, print);
}
