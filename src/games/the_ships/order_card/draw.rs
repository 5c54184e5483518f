//! The order card on the screen, as a captain thinks: sails and course ahead, the ship with her guns below, soldiers, the anchor.

use bevy_egui::egui::{Ui, vec2};

use crate::logbook::wording::key;
use crate::table::theme::furniture::tab;
use crate::table::theme::landmarks::landmark;
use crate::table::theme::slips::{OfferState, because, offer};

use super::draft::{Mark, OrderWish};
use super::helm::{instead, route, sails};
use super::marking::{Writing, head, mark, refused};
use super::overleaf::overleaf_ui;
use super::people::people;
use super::plan::plan;

const fn anchor_mark(mark: &Mark) -> &'static str {
    match mark {
        Mark::Weigh(_) => "anchor:weigh",
        Mark::Cut(_) => "anchor:cut",
        _ => "anchor:drop",
    }
}

/// Draws the card in hand, or what stands on its back.
pub fn order_card_ui(ui: &mut Ui, writing: &Writing) -> Option<OrderWish> {
    ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
    ui.spacing_mut().interact_size.y = 22.0;
    let mut wish = tabs(ui, writing);
    if writing.sheet.overleaf {
        return overleaf_ui(ui, writing).or(wish);
    }
    for part in [sails, route, instead, plan, people, ashore, anchor_and_flag] {
        wish = part(ui, writing).or(wish);
    }
    wish
}

fn tabs(ui: &mut Ui, writing: &Writing) -> Option<OrderWish> {
    let sheet = writing.sheet;
    let mut wish = None;
    if sheet.tabs.len() > 1 {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 2.0;
            for one in &sheet.tabs {
                let done = if one.against.is_none() && one.written { "✔ " } else { "" };
                let name = format!("{done}{}", writing.speech.name(&one.name));
                let response = tab(ui, &name, one.ship == sheet.ship);
                let response = match &one.against {
                    Some(refusal) => because(response, &refused(writing.speech, refusal)),
                    None => response,
                };
                landmark(&response, format!("tab:{}", one.ship.as_str()));
                if response.clicked() {
                    wish = Some(OrderWish::TakeUp(one.ship));
                }
            }
        });
    }
    wish
}

/// Soldiers who land, and a fireship's train.
fn ashore(ui: &mut Ui, writing: &Writing) -> Option<OrderWish> {
    let sheet = writing.sheet;
    let mut wish = None;
    if !sheet.shores.is_empty() {
        ui.horizontal_wrapped(|ui| {
            head(ui, &writing.say(key::ORDER_LAND));
            for offered in &sheet.shores {
                let hex = key::HexName { column: offered.value.col, row: offered.value.row };
                if writing.offer(ui, "land", &writing.speech.say(hex), offered) {
                    wish = mark(Mark::Land(Some(offered.value).filter(|_| !offered.chosen)));
                }
            }
        });
    }
    if !sheet.train.is_empty() {
        ui.horizontal_wrapped(|ui| {
            head(ui, &writing.say(key::ORDER_TRAIN));
            for offered in &sheet.train {
                let text = writing.speech.say(key::OrderOnStep { step: offered.value });
                if writing.offer(ui, &format!("train:{}", offered.value), &text, offered) {
                    wish = mark(Mark::Train(Some(offered.value).filter(|_| !offered.chosen)));
                }
            }
        });
    }
    wish
}

fn anchor_and_flag(ui: &mut Ui, writing: &Writing) -> Option<OrderWish> {
    let sheet = writing.sheet;
    let mut wish = None;
    ui.horizontal_wrapped(|ui| {
        if !sheet.anchor.is_empty() {
            head(ui, &writing.say(key::ORDER_ANCHOR));
        }
        for (offered, words) in &sheet.anchor {
            if writing.offer(ui, anchor_mark(&offered.value), &writing.say(words), offered) {
                wish = mark(offered.value.clone());
            }
        }
        let strike = OfferState { chosen: sheet.strikes, ..OfferState::default() };
        if offer(ui, &writing.say(key::ORDER_STRIKE), strike).clicked() {
            wish = Some(OrderWish::Strike(!sheet.strikes));
        }
    });
    wish
}
