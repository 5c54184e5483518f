//! The back of the order card: the enemies as they are seen from the ghost, the odds, and what the lieutenant remarks.

use bevy_egui::egui::{Grid, Label, RichText, Sense, Ui, vec2};

use crate::logbook::wording::{Arg, Fact, key, the_ships as words};
use crate::rules::the_ships::numbers::Silence;
use crate::table::theme::Colours;
use crate::table::theme::furniture::hint;
use crate::table::theme::slips::{OfferState, because, caption, offer, remark};

use super::draft::OrderWish;
use super::marking::Writing;
use super::sheet::Prey;
use super::sights::{Bearing, Sight};

/// Draws the back.
pub(super) fn overleaf_ui(ui: &mut Ui, writing: &Writing) -> Option<OrderWish> {
    let mut wish = None;
    for part in [seen, remarks] {
        wish = part(ui, writing).or(wish);
    }
    wish
}

/// The enemies, as the ghost would see them if they stayed.
fn seen(ui: &mut Ui, writing: &Writing) -> Option<OrderWish> {
    let sheet = writing.sheet;
    // Without guns and muskets the range is of no use.
    if sheet.sights.is_empty() || (sheet.batteries.is_empty() && sheet.soldiers.is_empty()) {
        return None;
    }
    caption(ui, &writing.speech.say(key::OrderSights { step: sheet.look }));
    let mut wish = None;
    if writing.odds() && offer(ui, &writing.say(key::ODDS_OFF), OfferState::default()).clicked() {
        wish = Some(OrderWish::Mute(key::ODDS_OFF.into()));
    }
    Grid::new("sights").num_columns(1).spacing(vec2(4.0, 2.0)).show(ui, |ui| {
        for sight in &sheet.sights {
            one_sight(ui, writing, sight);
            ui.end_row();
        }
    });
    if writing.odds() {
        for Prey { offered, name, odds } in &sheet.prey {
            if offered.against.is_none() || offered.chosen {
                let odds = odds.iter().map(|odds| writing.speech.relate(odds)).collect::<Vec<_>>().join("\n");
                hint(ui, &writing.odds_against(name, odds));
            }
        }
    }
    for odds in writing.odds_of_muskets() {
        hint(ui, &odds);
    }
    wish
}

fn one_sight(ui: &mut Ui, writing: &Writing, sight: &Sight) {
    let colours = Colours::of(ui.ctx());
    let speech = writing.speech;
    ui.vertical(|ui| {
        ui.set_max_width(ui.available_width());
        let range = speech.say(key::OrderSight { ship: sight.name.clone(), range: sight.range });
        ui.add(Label::new(RichText::new(range).small().color(colours.ink)).wrap());
        match (&sight.hidden, &sight.hider) {
            (Some(Silence::HiddenBy(_)), Some(third)) => {
                hint(ui, &speech.say(key::OrderSightHidden { third: third.clone() }));
            }
            (Some(_), _) => hint(ui, &speech.say(key::ORDER_SIGHT_LAND)),
            (None, _) => {}
        }
        for bearing in &sight.bearings {
            let line = bearing_in_words(bearing);
            let response = ui.add(
                Label::new(RichText::new(speech.relate(&line)).small().color(colours.ink_soft))
                    .sense(Sense::hover())
                    .wrap(),
            );
            if let Some(aim) = &bearing.aim {
                let parts: Vec<_> = words::aim_parts(aim).iter().map(|part| speech.relate(part)).collect();
                let mut told = vec![parts.join(", ")];
                if let Some(odds) = bearing.odds.as_ref().filter(|_| writing.odds()) {
                    told.extend(words::volley_odds(odds).iter().map(|odds| speech.relate(odds)));
                }
                because(response, &told.join("\n"));
            }
        }
        if sight.bearings.is_empty() {
            hint(ui, &speech.say(key::ORDER_BEARS_NONE));
        }
    });
}

/// What a battery that bears would do, or what keeps it silent.
#[must_use]
pub fn bearing_in_words(bearing: &Bearing) -> Fact {
    let (battery, guns) = (Arg::key(words::battery(bearing.battery)), bearing.guns);
    let Some(shot) = bearing.shot else { return key::OrderBearsNotReady { battery }.into() };
    let shot = Arg::key(words::shot(shot));
    let need = bearing.aim.as_ref().map_or(0, |aim| aim.need());
    match bearing.held {
        _ if bearing.guns == 0 => key::OrderBearsNoGuns { battery }.into(),
        Some(Silence::NoPowder) => key::OrderBearsNoPowder { battery, shot }.into(),
        Some(Silence::HiddenBy(_) | Silence::Land) => key::OrderBearsHidden { battery, shot }.into(),
        Some(Silence::Locked) => key::OrderBearsLocked { battery, shot }.into(),
        Some(Silence::NoVolley) => key::OrderBearsNoVolley { battery, shot }.into(),
        Some(Silence::NoRange | Silence::Beyond(_)) if bearing.aim.is_none() => {
            key::OrderBearsNoVolley { battery, shot }.into()
        }
        Some(Silence::NoRange) => key::OrderBearsNoRange { battery, shot, need, guns }.into(),
        Some(Silence::Beyond(_)) => key::OrderBearsOutOfRange { battery, shot, need, guns }.into(),
        None => key::OrderBearsFires { battery, shot, need, guns }.into(),
    }
}

fn remarks(ui: &mut Ui, writing: &Writing) -> Option<OrderWish> {
    let mut wish = None;
    let spoken = writing.spoken();
    if !spoken.is_empty() || !writing.muted.is_empty() {
        caption(ui, &writing.say(key::ORDER_REMARKS));
    }
    for warning in spoken {
        remark(ui, &writing.remark(warning));
        if offer(ui, &writing.say(key::ORDER_MUTE), OfferState::default()).clicked() {
            wish = Some(OrderWish::Mute(warning.kind().to_owned()));
        }
    }
    if !writing.muted.is_empty() && offer(ui, &writing.say(key::ORDER_UNMUTE), OfferState::default()).clicked() {
        wish = Some(OrderWish::Unmute);
    }
    wish
}
