//! Soldiers on the order card: their places in the ship, their orders, and the range of their fire.

use bevy_egui::egui::{Align2, Color32, FontId, Painter, Pos2, Rect, Sense, Shape, Stroke, TextStyle, Ui, Vec2, vec2};
use bevy_egui::egui::{WidgetInfo, WidgetType};

use crate::games::the_ships::papers::wishes::Wish;
use crate::logbook::wording::{Fact, key};
use crate::rules::the_ships::orders::DeckOrder;
use crate::rules::the_ships::ship_card::Soldiers;
use crate::table::sheet::{Deed, Drawing, Group, Pen, in_lines};
use crate::table::speech::Speech;
use crate::table::theme::Colours;
use crate::table::theme::slips::because;

use super::draft::Mark;
use super::marking::{Card, word};
use super::sheet::Offer;

const fn name_of(kind: Soldiers) -> &'static str {
    match kind {
        Soldiers::Musketeers => key::PEOPLE_MUSKETEERS,
        Soldiers::Pikemen => key::PEOPLE_PIKEMEN,
    }
}

/// The figures within her outline: the range of the muskets, the units on deck, and those below.
pub(super) fn aboard(ui: &mut Ui, pen: &Pen<Wish>, card: Card) {
    ui.spacing_mut().item_spacing = vec2(3.0, 2.0);
    if card.sheet.soldiers.iter().any(|soldiers| soldiers.kind == Soldiers::Musketeers) {
        muskets(ui, pen, card);
    }
    if !card.sheet.soldiers.is_empty() {
        decks(ui, pen.speech, card);
    }
}

fn muskets(ui: &mut Ui, pen: &Pen<Wish>, card: Card) {
    ui.horizontal(|ui| {
        let (rect, response) = ui.allocate_exact_size(vec2(14.0, 26.0), Sense::hover());
        let told = [name_of(Soldiers::Musketeers), key::ORDER_MUSKETS].map(|key| pen.speech.say(key));
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &told[0]));
        soldier_sign(ui.painter(), rect, Soldiers::Musketeers, Colours::of(ui.ctx()).ink);
        because(response, &told.join("\n"));
        let width = (ui.available_width() - 3.0) / 2.0;
        for offered in &card.sheet.muskets {
            let range = offered.value;
            let within = Fact::from(key::HexDistance { count: range });
            let told = in_lines([within.clone()].into_iter().chain(card.odds_of_muskets())).unwrap_or(within);
            let picture = Drawing::new(width, 26.0, move |painter, rect, print| {
                let font = FontId::proportional(14.0);
                painter.text(rect.center(), Align2::CENTER_CENTER, format!("≤{range}"), font, print);
            });
            let mark = Mark::Muskets(Some(range).filter(|_| !offered.chosen));
            pen.deed(ui, &card.mark(format!("muskets:{range}"), told, offered, mark).drawn(picture));
        }
    });
}

/// Counts each kind on deck, and under it those below.
fn decks(ui: &mut Ui, speech: &Speech, card: Card) {
    let colours = Colours::of(ui.ctx());
    let small = TextStyle::Small.resolve(ui.style()).size;
    let word_of = |ui: &mut Ui, key: &str, colour: Color32| {
        let font = FontId::proportional(small * 0.8);
        let galley = ui.painter().layout_no_wrap(speech.say(key), font, colour);
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), galley.size().y), Sense::hover());
        ui.painter().galley(rect.center() - galley.size() / 2.0, galley, colour);
    };
    word_of(ui, key::ORDER_ON_DECK, colours.ink_soft);
    let row = small * 1.3;
    let top = ui.cursor().top();
    ui.horizontal(|ui| {
        let width = (ui.available_width() - 3.0) / 2.0;
        for soldiers in &card.sheet.soldiers {
            let (deck, below) = soldiers.units;
            let told = [speech.say(name_of(soldiers.kind)), speech.say(key::OrderSoldiers { deck, below })];
            let (rect, response) = ui.allocate_exact_size(vec2(width, row * 2.0 + 4.0), Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &told[1]));
            let rows = [(rect.top() + row / 2.0, deck), (rect.bottom() - row / 2.0, below)];
            for (y, units) in rows {
                let print = if units > 0 { colours.ink } else { colours.ink_soft.gamma_multiply(0.6) };
                let middle = Pos2::new(rect.center().x, y);
                let sign = Rect::from_center_size(middle - vec2(8.0, 0.0), Vec2::splat(small));
                soldier_sign(ui.painter(), sign, soldiers.kind, print);
                let at = middle + vec2(2.0, 0.0);
                ui.painter().text(at, Align2::LEFT_CENTER, units.to_string(), FontId::proportional(small), print);
            }
            because(response, &told.join("\n"));
        }
    });
    let left = ui.min_rect().left();
    let line = [Pos2::new(left, top + row + 2.0), Pos2::new(left + ui.available_width(), top + row + 2.0)];
    ui.painter().extend(Shape::dashed_line(&line, Stroke::new(1.0, colours.walnut_light), 4.0, 3.0));
    word_of(ui, key::ORDER_BELOW, colours.ink_soft);
}

/// A musket on its fork, or a pike.
fn soldier_sign(painter: &Painter, rect: Rect, kind: Soldiers, print: Color32) {
    let half = rect.width().min(rect.height()) / 2.0;
    let at = |x: f32, y: f32| rect.center() + vec2(x, y) * half;
    match kind {
        Soldiers::Musketeers => {
            painter.line_segment([at(-0.9, 0.55), at(0.9, -0.6)], Stroke::new(1.5, print));
            painter.line_segment([at(-0.95, 0.85), at(-0.35, 0.3)], Stroke::new(2.6, print));
            painter.line_segment([at(0.25, -0.15), at(0.35, 0.95)], Stroke::new(1.0, print));
        }
        Soldiers::Pikemen => {
            painter.line_segment([at(0.0, 1.0), at(0.0, -0.4)], Stroke::new(1.2, print));
            let head = vec![at(0.0, -1.0), at(0.28, -0.3), at(-0.28, -0.3)];
            painter.add(Shape::convex_polygon(head, print, Stroke::NONE));
        }
    }
}

/// The orders of each kind, step by step: an arrow up or down with the step's number.
pub(super) fn people(card: Card) -> impl Iterator<Item = Group<Wish>> {
    card.sheet.soldiers.iter().map(move |soldiers| {
        let sent = soldiers.orders.iter().map(|offered| sent(card, soldiers.kind, offered));
        Group::after(name_of(soldiers.kind)).offering(sent)
    })
}

fn sent(card: Card, kind: Soldiers, offered: &Offer<DeckOrder>) -> Deed<Wish> {
    let order = offered.value;
    let told = match order {
        DeckOrder::Up(0) => Fact::from(key::ORDER_DECK_UP_AT_ONCE),
        DeckOrder::Down(0) => Fact::from(key::ORDER_DECK_DOWN_AT_ONCE),
        DeckOrder::Up(step) => Fact::from(key::OrderDeckUp { step }),
        DeckOrder::Down(step) => Fact::from(key::OrderDeckDown { step }),
    };
    let (step, up) = (order.step(), matches!(order, DeckOrder::Up(_)));
    // As many as a running ship makes steps fit into one row.
    let picture = Drawing::between(19.0, 32.0, 24.0, move |painter, rect, print| {
        let apart = if step == 0 { 0.0 } else { 5.0 };
        let (at, way) = (rect.center() - vec2(apart, 0.0), if up { -1.0 } else { 1.0 });
        let head = vec![at + vec2(-3.5, -2.0 * way), at + vec2(3.5, -2.0 * way), at + vec2(0.0, 3.5 * way)];
        painter.add(Shape::convex_polygon(head, print, Stroke::NONE));
        if step > 0 {
            let at = rect.center() + vec2(apart, 0.0);
            painter.text(at, Align2::CENTER_CENTER, step.to_string(), FontId::proportional(13.0), print);
        }
    });
    let mark = Mark::Deck(kind, Some(order).filter(|_| !offered.chosen));
    card.mark(format!("deck:{}:{step}", word(kind)), told, offered, mark).drawn(picture)
}
