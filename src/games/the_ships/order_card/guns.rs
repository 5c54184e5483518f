//! The guns on the order card: what lies on each battery, the ranges with the number to hit, and the loads.

use bevy_egui::egui::{Align2, FontId, Label, RichText, TextStyle, Ui, vec2};

use crate::logbook::wording::{Arg, key, the_ships as words};
use crate::rules::the_ships::orders::LoadMark;
use crate::rules::the_ships::ship_card::BatteryPlace;
use crate::table::theme::Colours;
use crate::table::theme::furniture::hint;
use crate::table::theme::landmarks::landmark;
use crate::table::theme::ornaments::lozenge;
use crate::table::theme::slips::{Stand, because, caption, pips, plaque};

use super::draft::{Mark, OrderWish};
use super::draw::{Writing, mark, refused, word};
use super::sheet::{BatterySheet, Offer, OrderSheet};
use super::sights::Sight;

pub(super) fn guns(ui: &mut Ui, writing: &Writing) -> Option<OrderWish> {
    let mut wish = None;
    for battery in &writing.sheet.batteries {
        wish = one_battery(ui, writing, battery).or(wish);
    }
    wish
}

/// What lies on a battery, in one sentence.
fn state_of(writing: &Writing, battery: &BatterySheet) -> String {
    let speech = writing.speech;
    let Some(load) = battery.cards.load else { return speech.say(key::ORDER_GUNS_EMPTY) };
    let shot = Arg::key(load.shot.shot().map_or(key::SHOT_VOID, words::shot));
    match (battery.ready, battery.cards.range) {
        (true, Some(range)) => speech.say(key::OrderGunsLaid { shot, range }),
        (true, None) => speech.say(key::OrderGunsReady { shot }),
        (false, _) => speech.say(key::OrderGunsLoading { shot, boxes: load.boxes, of: battery.boxes }),
    }
}

fn one_battery(ui: &mut Ui, writing: &Writing, battery: &BatterySheet) -> Option<OrderWish> {
    let mut wish = None;
    caption(ui, &writing.say(words::battery(battery.battery)));
    ui.horizontal_wrapped(|ui| {
        hint(ui, &state_of(writing, battery));
        hint(ui, &writing.speech.say(key::OrderGuns { guns: battery.guns.0, of: battery.guns.1 }));
        if let Some(load) = battery.cards.load.filter(|_| !battery.ready) {
            pips(ui, load.boxes, battery.boxes);
        }
    });
    if battery.guns.0 == 0 {
        return None;
    }
    let shots_wanted = battery.ranges.iter().any(|(offered, _)| offered.against.is_none() || offered.chosen);
    if shots_wanted || !writing.sheet.assisted {
        // All in one row, as wide as there is room.
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 3.0;
            ui.add(Label::new(RichText::new(writing.say(key::ORDER_RANGE)).small()));
            let all = battery.ranges.len().max(1) as f32;
            let width = (ui.available_size_before_wrap().x / all - 3.0).clamp(20.0, 30.0);
            for (offered, need) in &battery.ranges {
                let there = at_range(writing.sheet, battery.battery, offered.value);
                if range(ui, writing, battery.battery, offered, *need, width, &there) {
                    let range = Some(offered.value).filter(|_| !offered.chosen);
                    wish = mark(Mark::Range(battery.battery, range));
                }
            }
        });
    }
    ui.horizontal_wrapped(|ui| {
        ui.add(Label::new(RichText::new(writing.say(key::ORDER_LOAD)).small()));
        for offered in &battery.loads {
            let name = match offered.value {
                LoadMark::Void => writing.say(key::ORDER_LOAD_BLANK),
                mark => writing.say(mark.shot().map_or(key::SHOT_VOID, words::shot)),
            };
            let place = format!("load:{}:{}", word(battery.battery), word(offered.value));
            if writing.offer(ui, &place, &name, offered) {
                let load = Some(offered.value).filter(|_| !offered.chosen);
                wish = mark(Mark::Load(battery.battery, load));
            }
        }
    });
    wish
}

/// The enemies at this range before this battery, where the ghost is that is looked at.
fn at_range(sheet: &OrderSheet, battery: BatteryPlace, range: u8) -> Vec<&Arg> {
    let before = |sight: &&Sight| sight.bearings.iter().any(|bearing| bearing.battery == battery);
    sheet.sights.iter().filter(|sight| sight.range == range).filter(before).map(|sight| &sight.name).collect()
}

/// A range and, below it, the number needed to hit there; a red lozenge over it where an enemy lies.
fn range(
    ui: &mut Ui,
    writing: &Writing,
    battery: BatteryPlace,
    offered: &Offer<u8>,
    need: Option<i16>,
    width: f32,
    there: &[&Arg],
) -> bool {
    let why = offered.against.as_ref().map(|refusal| refused(writing.speech, refusal));
    let value = offered.value;
    let told = match (value, need) {
        (0, _) => writing.say(key::ORDER_RANGE_BLANK),
        (range, Some(need)) => writing.speech.say(key::OrderRangeNeeds { range, need }),
        (range, None) => writing.speech.say(key::OrderRangeNoVolley { range }),
    };
    let lies = |ship: &&Arg| writing.speech.say(key::OrderRangeThere { ship: (*ship).clone(), range: value });
    let told = std::iter::once(told).chain(there.iter().map(lies)).collect::<Vec<_>>().join("\n");
    let red = Colours::of(ui.ctx()).red;
    let barred = writing.sheet.assisted;
    let stand = Stand { chosen: offered.chosen, against: why.as_deref(), barred };
    let large = TextStyle::Button.resolve(ui.style()).size;
    let response = plaque(ui, vec2(width, large * 2.5), &told, stand, |painter, rect, print| {
        if !there.is_empty() {
            lozenge(painter, rect.center_top() + vec2(0.0, 3.0), 5.0, red);
        }
        let text = if value == 0 { "–".to_owned() } else { value.to_string() };
        let at = rect.center() - vec2(0.0, large * 0.42);
        painter.text(at, Align2::CENTER_CENTER, text, FontId::proportional(large), print);
        let below = match need {
            Some(need) => format!("≤{need}"),
            None => "✕".to_owned(),
        };
        let at = rect.center() + vec2(0.0, large * 0.62);
        painter.text(at, Align2::CENTER_CENTER, below, FontId::proportional(large * 0.72), print);
    });
    let response = if why.is_none() { because(response, &told) } else { response };
    landmark(&response, format!("range:{}:{value}", word(battery)));
    response.clicked() && !(barred && why.is_some() && !offered.chosen)
}
