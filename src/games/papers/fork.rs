//! *What if…*: the button on the ribbon, or the reason against a trial now; over a trial a heading, the two ways back,
//! and a line of chalk around the table.

use bevy_egui::egui::{Context, CornerRadius, Frame, Label, LayerId, Rect, RichText, Shape, Stroke, Ui, pos2, vec2};

use super::ribbon::{RibbonSheet, RibbonWish};
use crate::logbook::wording::key;
use crate::play::fork::{Bar, Fork, ForkWish};
use crate::table::theme::Colours;
use crate::table::theme::furniture::{knob, pressed};
use crate::table::theme::landmarks::landmark;
use crate::table::theme::signs::{Sign, sign_knob};

/// The chalk lies this far from the edge of the window, is this broad, and has these strokes and gaps.
const INSET: f32 = 3.5;
const BROAD: f32 = 4.0;
const STROKE: f32 = 22.0;
const GAP: f32 = 12.0;

const fn why_not(bar: Bar) -> &'static str {
    match bar {
        Bar::NobodyWrites => key::FORK_NOBODY_WRITES,
        Bar::AnotherMoment => key::FORK_ANOTHER_MOMENT,
        Bar::SecondWindow => key::FORK_SECOND_WINDOW,
        Bar::Lesson => key::FORK_LESSON,
        Bar::Over => key::FORK_OVER,
    }
}

/// The button, where the game has one.
pub(super) fn offer(ui: &mut Ui, sheet: &RibbonSheet) -> Option<RibbonWish> {
    let Fork::Offered(barred) = sheet.fork else { return None };
    let say = |key| sheet.speech.say(key);
    let button = |ui: &mut Ui| sign_knob(ui, Sign::Fork, &say(key::FORK_OPEN), false);
    let response = ui.add_enabled_ui(barred.is_none(), button).inner;
    landmark(&response, "fork");
    let open = pressed(&response);
    match barred {
        Some(bar) => {
            response.on_disabled_hover_text(format!("{}\n{}", say(key::FORK_OPEN), say(why_not(bar))));
        }
        None => {
            response.on_hover_text(say(key::FORK_OPEN_WHY));
        }
    }
    open.then_some(RibbonWish::Fork(ForkWish::Open))
}

/// The heading over a trial, the ways back, and its last happening.
pub(super) fn head(
    ui: &mut Ui,
    sheet: &RibbonSheet,
    may_copy: bool,
    news: impl FnOnce(&mut Ui, &str),
) -> Option<RibbonWish> {
    let say = |key| sheet.speech.say(key);
    let colours = Colours::of(ui.ctx());
    let mut wish = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 10.0;
        let title = RichText::new(say(key::FORK_TITLE).to_uppercase()).small().strong().color(colours.ink);
        let plate = Frame::NONE.fill(colours.ivory).corner_radius(CornerRadius::same(3)).inner_margin(vec2(9.0, 4.0));
        let plate = plate.show(ui, |ui| ui.add(Label::new(title).extend())).response;
        plate.on_hover_text(say(key::FORK_TOLD));
        let copy = ui.add_enabled_ui(may_copy, |ui| knob(ui, &say(key::FORK_COPY), false)).inner;
        landmark(&copy, "first-order-copied");
        if pressed(&copy) {
            wish = Some(RibbonWish::Fork(ForkWish::CopyTheOrder));
        }
        copy.on_hover_text(say(key::FORK_COPY_WHY)).on_disabled_hover_text(say(key::FORK_COPY_NOT_YET));
        let away = knob(ui, &say(key::FORK_THROW_AWAY), false);
        landmark(&away, "tried-away");
        if pressed(&away) {
            wish = Some(RibbonWish::Fork(ForkWish::ThrowAway));
        }
        away.on_hover_text(say(key::FORK_THROW_AWAY_WHY));
        news(ui, sheet.news.as_deref().unwrap_or(&say(key::FORK_TOLD)));
    });
    wish
}

/// A line of chalk around the whole table.
pub(super) fn edge(context: &Context) {
    let colours = Colours::of(context);
    let Rect { min, max } = context.viewport_rect().shrink(INSET);
    let round = [min, pos2(max.x, min.y), max, pos2(min.x, max.y), min];
    let painter = context.layer_painter(LayerId::background());
    for (broad, colour) in [(BROAD + 2.0, colours.night), (BROAD, colours.ivory)] {
        painter.extend(Shape::dashed_line(&round, Stroke::new(broad, colour), STROKE, GAP));
    }
}
