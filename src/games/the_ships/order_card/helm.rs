//! Sails, and where she goes: the next step, the course with the tokens it leaves, and what stands in its place.

use bevy_egui::egui::{Align2, Color32, FontId, Painter, Pos2, Rect, Sense, Shape, Stroke, Ui, vec2};
use bevy_egui::egui::{WidgetInfo, WidgetType};

use crate::logbook::wording::{Arg, Fact, key, the_ships as words};
use crate::rules::the_ships::orders::{Axle, Pivot, Step, Turn};
use crate::rules::the_ships::plot::PlottedStep;
use crate::rules::the_ships::ship_card::Sails;
use crate::table::theme::Colours;
use crate::table::theme::furniture::hint;
use crate::table::theme::landmarks::landmark;
use crate::table::theme::slips::{OfferState, because, offer, plaque, step_arrow};

use super::draft::{Mark, OrderWish};
use super::marking::{Writing, head, mark, word};
use super::sheet::{NextStep, Prey, leg_in_words};

pub(super) fn sails(ui: &mut Ui, writing: &Writing) -> Option<OrderWish> {
    let mut wish = None;
    ui.horizontal_wrapped(|ui| {
        head(ui, &writing.say(key::ORDER_SAILS));
        for (offered, tokens) in &writing.sheet.sails {
            let (sails, tokens) = (offered.value, *tokens);
            let name = writing.say(words::sails(sails));
            let brings = |sails| writing.speech.say(key::OrderSailsBring { sails, tokens });
            let (short, told) = match sails {
                Sails::Furled => (writing.say(key::ORDER_SAILS_FURLED), name),
                Sails::Battle => (brings(writing.say(key::ORDER_SAILS_BATTLE)), brings(name)),
                Sails::Full => (brings(writing.say(key::ORDER_SAILS_FULL)), brings(name)),
            };
            if writing.in_short(ui, &format!("sails:{}", word(sails)), &short, &told, offered) {
                wish = mark(Mark::Sails(sails));
            }
        }
    });
    wish
}

const fn bend(step: Step) -> f32 {
    match step {
        Step::Forward => 0.0,
        Step::Left => -1.0,
        Step::Right => 1.0,
    }
}

fn number(painter: &Painter, at: Pos2, number: impl ToString, print: Color32) {
    painter.text(at, Align2::CENTER_CENTER, number.to_string(), FontId::proportional(14.0), print);
}

/// What may come next, and the course so far: from where she lies, step by step, and the tokens that are left.
pub(super) fn route(ui: &mut Ui, writing: &Writing) -> Option<OrderWish> {
    let sheet = writing.sheet;
    if let Some(mark) = &sheet.mark {
        hint(ui, &writing.speech.relate(mark));
    }
    if sheet.sails.iter().any(|(offered, _)| offered.chosen && offered.value == Sails::Furled) {
        return None;
    }
    let mut wish = None;
    ui.horizontal_wrapped(|ui| {
        head(ui, &writing.say(key::ORDER_ROUTE));
        for next in &sheet.next {
            wish = next_step(ui, writing, next).or(wish.take());
        }
        let none = sheet.legs.is_empty();
        let back = offer(ui, &writing.say(key::ORDER_STEP_BACK), OfferState { barred: true, ..OfferState::default() });
        landmark(&back, "back");
        if back.clicked() && !none {
            wish = mark(Mark::Back);
        }
    });
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        if !sheet.legs.is_empty() {
            let told = writing.say(key::ORDER_START);
            let start = OfferState { chosen: sheet.look == 0, ..OfferState::default() };
            let here = plaque(ui, vec2(20.0, 26.0), &told, start, |painter, rect, print| {
                painter.circle_filled(rect.center(), 3.5, print);
            });
            if because(here, &told).clicked() {
                wish = Some(OrderWish::Look(Some(0)));
            }
        }
        for (number, leg) in (1..).zip(&sheet.legs) {
            if one_leg(ui, writing, number, leg, false) {
                wish = Some(OrderWish::Look(Some(number)));
            }
        }
        for (number, leg) in (sheet.legs.len() + 1..).zip(&sheet.drift) {
            one_leg(ui, writing, number, leg, true);
        }
        tokens(ui, writing);
    });
    wish
}

fn next_step(ui: &mut Ui, writing: &Writing, next: &NextStep) -> Option<OrderWish> {
    let step = next.offer.value;
    let about = Fact::from(key::OrderNextStep {
        step: Arg::key(words::step(step)),
        sailing: Arg::key(words::sailing(next.sailing)),
        cost: next.cost,
    });
    let told = writing.speech.relate(&about);
    let pressed = writing.picture(
        ui,
        &format!("step:{}", word(step)),
        &told,
        &next.offer,
        vec2(46.0, 32.0),
        |painter, rect, print| {
            step_arrow(painter, rect.left_center() + vec2(16.0, 0.0), 9.0, bend(step), print);
            number(painter, rect.right_center() - vec2(12.0, 0.0), next.cost, print);
        },
    );
    mark(Mark::Step(step)).filter(|_| pressed)
}

/// One step: an arrow and its cost; forced steps are faint, and no view is taken from them.
fn one_leg(ui: &mut Ui, writing: &Writing, count: usize, leg: &PlottedStep, forced: bool) -> bool {
    let sheet = writing.sheet;
    let told = writing.speech.relate(&leg_in_words(leg));
    let told = if forced {
        writing.speech.say(key::OrderLegForced { number: count, leg: Arg::text(&told) })
    } else {
        writing.speech.say(key::OrderLegNumbered { number: count, leg: Arg::text(&told) })
    };
    let too_far = leg.total > sheet.budget;
    let unlawful = (!leg.lawful || too_far)
        .then(|| writing.say(if too_far { key::ORDER_LEG_TOO_DEAR } else { key::ORDER_LEG_UNLAWFUL }));
    // As many as a running ship can make lie in one row.
    let size = vec2(28.0, 26.0);
    let print_leg = |painter: &Painter, rect: Rect, print: Color32| {
        step_arrow(painter, rect.left_center() + vec2(10.0, 0.0), 7.0, bend(leg.step), print);
        number(painter, rect.right_center() - vec2(7.0, 0.0), leg.cost, print);
    };
    if forced {
        let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &told));
        print_leg(ui.painter(), rect, Colours::of(ui.ctx()).ink_soft.gamma_multiply(0.7));
        let edge = [rect.left_bottom(), rect.right_bottom()];
        let line = Stroke::new(1.0, Colours::of(ui.ctx()).parchment_edge);
        ui.painter().extend(Shape::dashed_line(&edge, line, 3.0, 3.0));
        because(response, &told);
        return false;
    }
    let told = unlawful.map_or(told.clone(), |why| format!("{told}\n{why}"));
    let against = (!leg.lawful || too_far).then_some(told.as_str());
    let stand = OfferState { chosen: sheet.look == count, against, pencil: sheet.in_pencil, ..OfferState::default() };
    let response = plaque(ui, size, &told, stand, print_leg);
    let response = if against.is_none() { because(response, &told) } else { response };
    response.clicked()
}

/// The tokens that the course leaves, as they will lie there.
fn tokens(ui: &mut Ui, writing: &Writing) {
    let sheet = writing.sheet;
    let spent = sheet.legs.last().map_or(0, |leg| leg.total);
    let left = sheet.budget.saturating_sub(spent);
    let told = writing.speech.say(key::OrderTokens { spent, tokens: sheet.budget, left });
    let colours = Colours::of(ui.ctx());
    let across = 11.0;
    let (rect, response) =
        ui.allocate_exact_size(vec2(f32::from(sheet.leftover.max(1)) * across + 4.0, 26.0), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &told));
    // Those that force a step lie with it.
    for token in 0..sheet.leftover {
        let at = rect.left_center() + vec2(across * (f32::from(token) + 0.5) + 3.0, 0.0);
        ui.painter().circle(at, 4.2, colours.brass, Stroke::new(1.0, colours.brass_dark));
    }
    because(response, &told);
}

/// In place of a route: boarding, or a turn in place.
pub(super) fn instead(ui: &mut Ui, writing: &Writing) -> Option<OrderWish> {
    let sheet = writing.sheet;
    let mut wish = None;
    if !sheet.prey.is_empty() {
        ui.horizontal_wrapped(|ui| {
            head(ui, &writing.say(key::ORDER_BOARD));
            for Prey { offered, name, odds } in &sheet.prey {
                let name = writing.speech.name(name);
                let odds = odds.iter().filter(|_| writing.odds()).map(|odds| writing.speech.relate(odds));
                let told = std::iter::once(name.clone()).chain(odds).collect::<Vec<_>>().join("\n");
                if writing.in_short(ui, &format!("board:{}", offered.value.as_str()), &name, &told, offered) {
                    wish = mark(Mark::Board(Some(offered.value).filter(|_| !offered.chosen)));
                }
            }
        });
    }
    if sheet.pivots.iter().any(|offered| offered.against.is_none() || offered.chosen) {
        ui.horizontal_wrapped(|ui| {
            head(ui, &writing.say(key::ORDER_PIVOT));
            for offered in &sheet.pivots {
                let name = format!("pivot:{}:{}", word(offered.value.axle), word(offered.value.turn));
                let told = writing.say(words::pivot_in_words(offered.value));
                let turned = |painter: &Painter, rect: Rect, print| turned(painter, rect, offered.value, print);
                if writing.picture(ui, &name, &told, offered, vec2(34.0, 32.0), turned) {
                    wish = mark(Mark::Pivot(Some(offered.value).filter(|_| !offered.chosen)));
                }
            }
        });
    }
    wish
}

/// A hull from above with the point it turns about, and where the other end goes.
fn turned(painter: &Painter, rect: Rect, pivot: Pivot, print: Color32) {
    let (along, side) = (vec2(0.0, 9.0), if pivot.turn == Turn::Left { -1.0 } else { 1.0 });
    let at = rect.center() - vec2(side * 3.0, 0.0);
    let hull = [(0.0, -1.0), (0.4, -0.4), (0.35, 1.0), (-0.35, 1.0), (-0.4, -0.4)];
    let hull: Vec<Pos2> = hull.iter().map(|(x, y)| at + vec2(x * 9.0, y * 9.0)).collect();
    painter.add(Shape::closed_line(hull, Stroke::new(1.2, print)));
    // About the bow her stern goes the other way.
    let (axle, end, away) = match pivot.axle {
        Axle::Bow => (at - along * 0.6, at + along * 0.8, -side),
        Axle::Stern => (at + along * 0.6, at - along * 0.8, side),
    };
    painter.circle_filled(axle, 2.2, print);
    let tip = end + vec2(away * 9.5, (axle.y - end.y) * 0.22);
    let stroke = Stroke::new(1.5, print);
    painter.line_segment([end + vec2(away * 3.0, 0.0), tip], stroke);
    painter.line_segment([tip, tip + vec2(-away * 3.5, -3.0)], stroke);
    painter.line_segment([tip, tip + vec2(-away * 3.5, 3.0)], stroke);
}
