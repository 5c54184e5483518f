//! The buttons below the order card: seal, copy, wipe.

use bevy_egui::egui::{Align2, Color32, Label, RichText, Sense, TextStyle, Ui, vec2};

use crate::logbook::wording::{Arg, key};
use crate::table::theme::Colours;
use crate::table::theme::furniture::{Voice, plate};
use crate::table::theme::landmarks::landmark;
use crate::table::theme::slips::{Stand, because, offer, plaque};

use super::draft::{Mark, OrderWish};
use super::draw::{Writing, mark, refused, remark_in_words, spoken};

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
    let remarks = spoken(writing);
    if !remarks.is_empty() && !barred {
        let words: Vec<_> = remarks.iter().map(|warning| remark_in_words(writing.speech, warning)).collect();
        let text = RichText::new(format!("! {}", remarks.len())).strong().color(Colours::of(ui.ctx()).red);
        because(ui.add(Label::new(text).sense(Sense::hover())), &words.join("\n"));
    }
    // Where words would run out of the sheet, signs stand for them.
    let (copy, wipe) = (writing.say(key::ORDER_COPY_LAST), writing.say(key::ORDER_WIPE));
    let wide = |ui: &Ui, words: &str| {
        let font = TextStyle::Small.resolve(ui.style());
        ui.painter().layout_no_wrap(words.to_owned(), font, Color32::PLACEHOLDER).size().x + 26.0
    };
    let room = ui.available_width();
    let signs = wide(ui, &wipe) + if sheet.has_last { wide(ui, &copy) } else { 0.0 } > room;
    let small = |ui: &mut Ui, name: &str, words: &str, sign: &str| {
        if !signs {
            let response = offer(ui, words, Stand::default());
            landmark(&response, name);
            return response.clicked();
        }
        let font = TextStyle::Body.resolve(ui.style());
        let drawn = plaque(ui, vec2(32.0, 28.0), words, Stand::default(), |painter, rect, print| {
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
