//! The guns on the order card: the state of each battery, the ranges with the number to hit, and the loads.

use bevy_egui::egui::{Align2, Color32, FontId, Painter, Rect, Sense, Stroke, TextStyle, Ui, Vec2, vec2};
use bevy_egui::egui::{WidgetInfo, WidgetType};

use crate::games::the_ships::papers::wishes::Wish;
use crate::logbook::wording::{Arg, Fact, key, the_ships as words};
use crate::rules::the_ships::orders::LoadMark;
use crate::rules::the_ships::ship_card::BatteryPlace;
use crate::table::sheet::{Deed, Drawing, Pen, head, in_lines};
use crate::table::speech::Speech;
use crate::table::theme::Colours;
use crate::table::theme::ornaments::lozenge;
use crate::table::theme::slips::{because, pips};

use super::draft::Mark;
use super::marking::{Card, word};
use super::sheet::{BatterySheet, Offer, OrderSheet};
use super::sights::Sight;

/// The guns of one side, in a column beside her.
pub(super) fn broadside(ui: &mut Ui, pen: &Pen<Wish>, card: Card, battery: &BatterySheet) {
    ui.spacing_mut().item_spacing = vec2(3.0, 3.0);
    named(ui, pen.speech, battery);
    charge(ui, pen.speech, battery);
    if battery.guns.0 == 0 {
        return;
    }
    let (room, large) = (ui.available_width(), TextStyle::Button.resolve(ui.style()).size);
    if takes_range(card, battery) {
        let width = in_a_row(room, 4);
        for four in battery.ranges.chunks(4) {
            ui.horizontal(|ui| {
                four.iter().for_each(|one| pen.deed(ui, &range(card, battery.battery, one, (width, large))));
            });
        }
    }
    let width = in_a_row(room, battery.loads.len());
    ui.horizontal(|ui| battery.loads.iter().for_each(|one| pen.deed(ui, &load(card, battery.battery, one, width))));
}

/// The guns that look astern, in a row across below her.
pub(super) fn astern(ui: &mut Ui, pen: &Pen<Wish>, card: Card, battery: &BatterySheet) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(3.0, 3.0);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            named(ui, pen.speech, battery);
            charge(ui, pen.speech, battery);
        });
        if battery.guns.0 == 0 {
            return;
        }
        let large = TextStyle::Button.resolve(ui.style()).size;
        if takes_range(card, battery) {
            battery.ranges.iter().for_each(|one| pen.deed(ui, &range(card, battery.battery, one, (21.0, large))));
            ui.add_space(2.0);
        }
        battery.loads.iter().for_each(|one| pen.deed(ui, &load(card, battery.battery, one, 22.0)));
    });
}

/// Each of this number in a row is this wide.
fn in_a_row(room: f32, count: usize) -> f32 {
    let count = count.max(1) as f32;
    ((room - 3.0 * (count - 1.0)) / count).max(18.0)
}

/// A battery that takes no range shows none.
fn takes_range(card: Card, battery: &BatterySheet) -> bool {
    let wanted = battery.ranges.iter().any(|(offered, _)| offered.against.is_none() || offered.chosen);
    wanted || !card.sheet.assisted
}

/// Its side: its place on the card says that it is a battery.
fn named(ui: &mut Ui, speech: &Speech, battery: &BatterySheet) {
    let short = match battery.battery {
        BatteryPlace::Port => key::SIDE_OF_SHIP_PORT,
        BatteryPlace::Starboard => key::SIDE_OF_SHIP_STARBOARD,
        BatteryPlace::Stern => key::SIDE_OF_SHIP_STERN,
    };
    let response = head(ui, &speech.say(short));
    let name = speech.say(words::battery(battery.battery));
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &name));
}

/// The state of a battery, in one sentence.
fn state_of(speech: &Speech, battery: &BatterySheet) -> String {
    let Some(load) = battery.cards.load else { return speech.say(key::ORDER_GUNS_EMPTY) };
    let shot = Arg::key(load.shot.shot().map_or(key::SHOT_VOID, words::shot));
    match (battery.ready, battery.cards.range) {
        (true, Some(range)) => speech.say(key::OrderGunsLaid { shot, range }),
        (true, None) => speech.say(key::OrderGunsReady { shot }),
        (false, _) => speech.say(key::OrderGunsLoading { shot, boxes: load.boxes, of: battery.boxes }),
    }
}

/// Guns that stand, the shot in them, and their readiness: the filled boxes of the load, or the range set.
fn charge(ui: &mut Ui, speech: &Speech, battery: &BatterySheet) {
    let colours = Colours::of(ui.ctx());
    let told = [
        speech.say(words::battery(battery.battery)),
        speech.say(key::OrderGuns { guns: battery.guns.0, of: battery.guns.1 }),
        state_of(speech, battery),
    ];
    let print = if battery.ready { colours.ink } else { colours.ink_soft };
    let font = TextStyle::Small.resolve(ui.style());
    ui.horizontal(|ui| {
        let guns = format!("{}/{}", battery.guns.0, battery.guns.1);
        let galley = ui.painter().layout_no_wrap(guns, font.clone(), print);
        let (rect, response) = ui.allocate_exact_size(galley.size() + vec2(24.0, 0.0), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &told[2]));
        let right = galley.size().x + 3.0;
        ui.painter().galley(rect.left_top(), galley, print);
        let sign = Rect::from_min_size(rect.left_top() + vec2(right, 0.0), Vec2::splat(rect.height())).shrink(1.0);
        shot_sign(ui.painter(), sign, battery.cards.load.map_or(LoadMark::Void, |load| load.shot), print);
        because(response, &told.join("\n"));
        if let Some(load) = battery.cards.load.filter(|_| !battery.ready) {
            pips(ui, load.boxes, battery.boxes);
        } else if battery.ready {
            head(ui, &battery.cards.range.map_or("✔".to_owned(), |range| range.to_string()));
        }
    });
}

/// Shot as gunners draw it: a ball, two on a chain, a handful of small ones; a stroke where nothing can be read.
fn shot_sign(painter: &Painter, rect: Rect, shot: LoadMark, print: Color32) {
    let (at, unit) = (rect.center(), rect.width().min(rect.height()) / 16.0);
    match shot {
        LoadMark::Ball => {
            painter.circle_filled(at, 4.6 * unit, print);
        }
        LoadMark::Chain => {
            let end = vec2(5.0, 0.0) * unit;
            painter.line_segment([at - end, at + end], Stroke::new(1.4 * unit, print));
            painter.circle_filled(at - end, 3.0 * unit, print);
            painter.circle_filled(at + end, 3.0 * unit, print);
        }
        LoadMark::Grape => {
            for (x, y) in [(-3.6, -3.2), (0.4, -4.2), (4.0, -1.8), (-0.2, 0.2), (-4.2, 1.8), (3.2, 3.2), (-0.8, 4.4)] {
                painter.circle_filled(at + vec2(x, y) * unit, 1.7 * unit, print);
            }
        }
        LoadMark::Void => {
            let end = vec2(4.0, 0.0) * unit;
            painter.line_segment([at - end, at + end], Stroke::new(1.4 * unit, print));
        }
    }
}

fn load(card: Card, battery: BatteryPlace, offered: &Offer<LoadMark>, width: f32) -> Deed<Wish> {
    let shot = offered.value;
    let told = match shot {
        LoadMark::Void => key::ORDER_LOAD_BLANK,
        shot => shot.shot().map_or(key::SHOT_VOID, words::shot),
    };
    let picture = Drawing::new(width, 27.0, move |painter, rect, print| {
        shot_sign(painter, Rect::from_center_size(rect.center(), Vec2::splat(18.0)), shot, print);
    });
    let mark = Mark::Load(battery, Some(shot).filter(|_| !offered.chosen));
    card.mark(format!("load:{}:{}", word(battery), word(shot)), told, offered, mark).drawn(picture)
}

/// The enemies at this range before this battery, where the ghost is that is looked at.
fn at_range(sheet: &OrderSheet, battery: BatteryPlace, range: u8) -> Vec<&Arg> {
    let before = |sight: &&Sight| sight.bearings.iter().any(|bearing| bearing.battery == battery);
    sheet.sights.iter().filter(|sight| sight.range == range).filter(before).map(|sight| &sight.name).collect()
}

/// A range and, below it, the number needed to hit there; a red lozenge over it where an enemy lies.
fn range(
    card: Card,
    battery: BatteryPlace,
    (offered, need): &(Offer<u8>, Option<i16>),
    (width, large): (f32, f32),
) -> Deed<Wish> {
    let (value, need) = (offered.value, *need);
    let there = at_range(card.sheet, battery, value);
    let told = match (value, need) {
        (0, _) => Fact::from(key::ORDER_RANGE_BLANK),
        (range, Some(need)) => key::OrderRangeNeeds { range, need }.into(),
        (range, None) => key::OrderRangeNoVolley { range }.into(),
    };
    let lies = there.iter().map(|ship| key::OrderRangeThere { ship: (*ship).clone(), range: value }.into());
    let told = in_lines([told.clone()].into_iter().chain(lies)).unwrap_or(told);
    let marked = !there.is_empty();
    let picture = Drawing::new(width, large * 2.15, move |painter, rect, print| {
        if marked {
            lozenge(painter, rect.center_top() + vec2(0.0, 3.0), 5.0, Colours::of(painter.ctx()).red);
        }
        let text = if value == 0 { "–".to_owned() } else { value.to_string() };
        let at = rect.center() - vec2(0.0, large * 0.36);
        painter.text(at, Align2::CENTER_CENTER, text, FontId::proportional(large * 0.95), print);
        let below = need.map_or("×".to_owned(), |need| format!("≤{need}"));
        let at = rect.center() + vec2(0.0, large * 0.58);
        painter.text(at, Align2::CENTER_CENTER, below, FontId::proportional(large * 0.68), print);
    });
    let mark = Mark::Range(battery, Some(value).filter(|_| !offered.chosen));
    card.mark(format!("range:{}:{value}", word(battery)), told, offered, mark).drawn(picture)
}
