//! Sails and course: the next step, the course with the tokens it leaves, and other orders in its place.

use bevy_egui::egui::{Align2, Color32, FontId, Painter, Pos2, Rect, Sense, Shape, Stroke, Ui, vec2};
use bevy_egui::egui::{WidgetInfo, WidgetType};

use crate::games::the_ships::papers::wishes::Wish;
use crate::logbook::wording::{Arg, Fact, key, the_ships as words};
use crate::rules::the_ships::orders::{Axle, Pivot, Step, Turn};
use crate::rules::the_ships::plot::PlottedStep;
use crate::rules::the_ships::ship_card::Sails;
use crate::table::sheet::{Block, Deed, Drawing, Group, Line, Pen, Print, in_lines};
use crate::table::speech::Speech;
use crate::table::theme::Colours;
use crate::table::theme::slips::{because, step_arrow};

use super::draft::{Mark, OrderWish};
use super::marking::{Card, word};
use super::sheet::{NextStep, Prey, leg_in_words};

pub(super) fn sails(card: Card) -> Group<Wish> {
    let sails = card.sheet.sails.iter().map(|(offered, tokens)| {
        let (sails, tokens) = (offered.value, *tokens);
        let brings = |sails: &str| Fact::from(key::OrderSailsBring { sails: Arg::key(sails), tokens });
        let name = words::sails(sails);
        let (short, told) = match sails {
            Sails::Furled => (key::ORDER_SAILS_FURLED.into(), name.into()),
            Sails::Battle => (brings(key::ORDER_SAILS_BATTLE), brings(name)),
            Sails::Full => (brings(key::ORDER_SAILS_FULL), brings(name)),
        };
        Deed { short: Some(short), ..card.mark(format!("sails:{}", word(sails)), told, offered, Mark::Sails(sails)) }
    });
    Group::after(key::ORDER_SAILS).offering(sails)
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

/// The next step, and the course so far: from her place, step by step, with the tokens left.
pub(super) fn route(card: Card) -> Vec<Block<Wish>> {
    let sheet = card.sheet;
    let mark = sheet.mark.iter().map(|mark| Line::new(Print::Hint, mark.clone()).into());
    if sheet.sails.iter().any(|(offered, _)| offered.chosen && offered.value == Sails::Furled) {
        return mark.collect();
    }
    let back = Deed::new(key::ORDER_STEP_BACK, Wish::Card(OrderWish::Mark(Mark::Back))).known_as("back");
    let next = Group::after(key::ORDER_ROUTE).offering(sheet.next.iter().map(|next| next_step(card, next)));
    mark.chain([next.offering([back]).into(), Block::Own("course")]).collect()
}

fn next_step(card: Card, next: &NextStep) -> Deed<Wish> {
    let (step, cost) = (next.offer.value, next.cost);
    let (words, sailing) = (Arg::key(words::step(step)), Arg::key(words::sailing(next.sailing)));
    let picture = Drawing::new(46.0, 32.0, move |painter, rect, print| {
        step_arrow(painter, rect.left_center() + vec2(16.0, 0.0), 9.0, bend(step), print);
        number(painter, rect.right_center() - vec2(12.0, 0.0), cost, print);
    });
    let told = key::OrderNextStep { step: words, sailing, cost };
    card.mark(format!("step:{}", word(step)), told, &next.offer, Mark::Step(step)).drawn(picture)
}

/// The course, with a view from her place and from each step, and the tokens left.
pub(super) fn course(ui: &mut Ui, pen: &Pen<Wish>, card: Card) {
    let sheet = card.sheet;
    let looks =
        |words: Fact, count| Deed::new(words, Wish::Card(OrderWish::Look(Some(count)))).chosen(sheet.look == count);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        if !sheet.legs.is_empty() {
            let dot = |painter: &Painter, rect: Rect, print: Color32| {
                painter.circle_filled(rect.center(), 3.5, print);
            };
            pen.deed(ui, &looks(key::ORDER_START.into(), 0).drawn(Drawing::new(20.0, 26.0, dot)));
        }
        for (number, leg) in (1..).zip(&sheet.legs) {
            let told = Fact::from(key::OrderLegNumbered { number, leg: leg_in_words(leg) });
            let too_far = (leg.total > sheet.budget).then_some(key::ORDER_LEG_TOO_DEAR);
            let why = too_far.or((!leg.lawful).then_some(key::ORDER_LEG_UNLAWFUL)).map(Fact::from);
            let deed = looks(in_lines([told.clone()].into_iter().chain(why.clone())).unwrap_or(told), number);
            let (step, cost) = (leg.step, leg.cost);
            // As many as a running ship can make fit into one row.
            let picture =
                Drawing::new(28.0, 26.0, move |painter, rect, print| print_leg(painter, rect, step, cost, print));
            pen.deed(ui, &Deed { faulty: why.is_some(), pencil: sheet.in_pencil, ..deed }.drawn(picture));
        }
        for (number, leg) in (sheet.legs.len() + 1..).zip(&sheet.drift) {
            forced(ui, &pen.speech.say(key::OrderLegForced { number, leg: leg_in_words(leg) }), leg);
        }
        tokens(ui, pen.speech, card);
    });
}

/// One step: an arrow and its cost.
fn print_leg(painter: &Painter, rect: Rect, step: Step, cost: u8, print: Color32) {
    step_arrow(painter, rect.left_center() + vec2(10.0, 0.0), 7.0, bend(step), print);
    number(painter, rect.right_center() - vec2(7.0, 0.0), cost, print);
}

/// A forced step is faint, and no view is taken from it.
fn forced(ui: &mut Ui, told: &str, leg: &PlottedStep) {
    let (rect, response) = ui.allocate_exact_size(vec2(28.0, 26.0), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, told));
    let colours = Colours::of(ui.ctx());
    print_leg(ui.painter(), rect, leg.step, leg.cost, colours.ink_soft.gamma_multiply(0.7));
    let edge = [rect.left_bottom(), rect.right_bottom()];
    ui.painter().extend(Shape::dashed_line(&edge, Stroke::new(1.0, colours.parchment_edge), 3.0, 3.0));
    because(response, told);
}

/// The tokens that the course leaves, as they will lie there.
fn tokens(ui: &mut Ui, speech: &Speech, card: Card) {
    let sheet = card.sheet;
    let spent = sheet.legs.last().map_or(0, |leg| leg.total);
    let left = sheet.budget.saturating_sub(spent);
    let told = speech.say(key::OrderTokens { spent, tokens: sheet.budget, left });
    let colours = Colours::of(ui.ctx());
    let across = 11.0;
    let (rect, response) =
        ui.allocate_exact_size(vec2(f32::from(sheet.leftover.max(1)) * across + 4.0, 26.0), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &told));
    // The tokens that force a step lie with it.
    for token in 0..sheet.leftover {
        let at = rect.left_center() + vec2(across * (f32::from(token) + 0.5) + 3.0, 0.0);
        ui.painter().circle(at, 4.2, colours.brass, Stroke::new(1.0, colours.brass_dark));
    }
    because(response, &told);
}

/// In place of a route: boarding, or a turn in place.
pub(super) fn instead(card: Card) -> impl Iterator<Item = Group<Wish>> {
    let prey = card.sheet.prey.iter().map(|Prey { offered, name, odds }| {
        let (ship, name) = (offered.value, Fact::from(key::DrNamed { name: name.clone() }));
        let odds = odds.iter().filter(|_| card.odds()).cloned();
        let told = in_lines([name.clone()].into_iter().chain(odds)).unwrap_or_else(|| name.clone());
        let mark = Mark::Board(Some(ship).filter(|_| !offered.chosen));
        let deed = card.mark(format!("board:{}", ship.as_str()), told, offered, mark).known_as("board");
        Deed { short: Some(name), ..deed }
    });
    let sheet = card.sheet;
    let turns = sheet.pivots.iter().any(|offered| offered.against.is_none() || offered.chosen);
    let pivots = sheet.pivots.iter().filter(|_| turns).map(|offered| {
        let pivot = offered.value;
        let name = format!("pivot:{}:{}", word(pivot.axle), word(pivot.turn));
        let mark = Mark::Pivot(Some(pivot).filter(|_| !offered.chosen));
        let picture = Drawing::new(34.0, 32.0, move |painter, rect, print| turned(painter, rect, pivot, print));
        card.mark(name, words::pivot_in_words(pivot), offered, mark).drawn(picture)
    });
    let groups = [Group::after(key::ORDER_BOARD).offering(prey), Group::after(key::ORDER_PIVOT).offering(pivots)];
    groups.into_iter().filter(|group| !group.is_empty())
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
