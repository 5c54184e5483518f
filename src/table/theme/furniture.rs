//! Widgets of every panel: a desk for a sheet, buttons, rows, strips; all reachable by keys alone.

use bevy_egui::egui::epaint::StrokeKind;
use bevy_egui::egui::{
    Align, Area, AreaState, Color32, Context, CornerRadius, FontId, Id, Layout, Order, Rect, Response, RichText,
    ScrollArea, Sense, Stroke, TextStyle, Ui, UiBuilder, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};

use super::colours::{Colours, mixed};
use super::{links, ornaments, paper};
use crate::table::focus;

/// egui measures a new area in a picture of its own, in which nothing is seen: have it measured within this one.
pub fn show_at_once(context: &Context, area: Id) {
    if AreaState::load(context, area).is_none() {
        context.request_discard("a panel that was never measured");
    }
}

/// Lays something over the whole window; the pointer cannot reach anything below.
pub fn over_the_window<R>(context: &Context, name: &str, order: Order, add: impl FnOnce(&mut Ui) -> R) -> R {
    let window = context.viewport_rect();
    show_at_once(context, Id::new(name));
    Area::new(Id::new(name))
        .order(order)
        .fixed_pos(window.min)
        .constrain(false)
        .movable(false)
        .fade_in(false)
        .show(context, |ui| {
            ui.set_clip_rect(window);
            ui.expand_to_include_rect(window);
            let mut inner = ui.new_child(UiBuilder::new().max_rect(window).layout(Layout::top_down(Align::Min)));
            add(&mut inner)
        })
        .inner
}

/// A framed sheet in the middle of the window: its title above, its contents in a scroll area, its buttons below.
pub fn desk<R>(
    ui: &mut Ui,
    wanted: Vec2,
    title: &str,
    body: impl FnOnce(&mut Ui) -> Option<R>,
    foot: impl FnOnce(&mut Ui) -> Option<R>,
) -> Option<R> {
    let colours = Colours::of(ui.ctx());
    let window = ui.max_rect();
    let margin = (window.width().min(window.height()) * 0.03).clamp(4.0, 28.0);
    let size = wanted.min(window.size() - Vec2::splat(2.0 * margin)).max(Vec2::splat(60.0));
    let sheet = ornaments::framed_sheet(ui.painter(), Rect::from_center_size(window.center(), size), &colours);
    let pad = (sheet.width() * 0.035).clamp(8.0, 26.0);
    let mut inside = ui
        .new_child(UiBuilder::new().max_rect(sheet.shrink2(vec2(pad, pad * 0.6))).layout(Layout::top_down(Align::Min)));
    inside.set_clip_rect(sheet.intersect(ui.clip_rect()));
    heading(&mut inside, title);
    ornaments::rule(&mut inside);
    let mut wish = None;
    let foot_height = inside.spacing().interact_size.y + inside.spacing().item_spacing.y + 2.0;
    let body_height = (inside.available_height() - foot_height).max(24.0);
    inside.allocate_ui_with_layout(
        vec2(inside.available_width().max(1.0), body_height),
        Layout::top_down(Align::Min),
        |ui| {
            ui.set_min_height(body_height);
            ScrollArea::vertical().id_salt(title).auto_shrink(false).show(ui, |ui| {
                wish = body(ui);
            });
        },
    );
    inside.allocate_ui_with_layout(
        inside.available_size().max(Vec2::splat(1.0)),
        Layout::right_to_left(Align::Center),
        |ui| {
            if let Some(asked) = foot(ui) {
                wish = Some(asked);
            }
        },
    );
    wish
}

/// A heading of the sheet, letters apart like small capitals.
pub fn heading(ui: &mut Ui, text: &str) {
    let size = TextStyle::Heading.resolve(ui.style()).size;
    ui.vertical_centered(|ui| {
        ui.add(
            bevy_egui::egui::Label::new(
                RichText::new(text.to_uppercase()).size(size).extra_letter_spacing(size * 0.12).strong(),
            )
            .wrap(),
        );
    });
}

/// A heading of a part of the sheet.
pub fn part(ui: &mut Ui, text: &str) {
    let colours = Colours::of(ui.ctx());
    ui.add_space(8.0);
    let size = TextStyle::Body.resolve(ui.style()).size;
    ui.add(
        bevy_egui::egui::Label::new(
            RichText::new(text.to_uppercase()).size(size * 0.9).extra_letter_spacing(size * 0.1).color(colours.red),
        )
        .wrap(),
    );
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width().max(1.0), 2.0), Sense::hover());
    ui.painter().hline(
        rect.x_range(),
        rect.center().y,
        Stroke::new(1.0 * colours.line, mixed(colours.parchment, colours.brass_dark, 0.4)),
    );
    ui.add_space(2.0);
}

/// Small print; the number of a rule in it opens the rulebook there.
pub fn hint(ui: &mut Ui, text: &str) {
    let (font, colour) = (TextStyle::Small.resolve(ui.style()), Colours::of(ui.ctx()).ink_soft);
    links::sentence(ui, text, font, colour);
}

/// A row: a name, a description, and the control at the right, or below it in a narrow window.
pub fn row(ui: &mut Ui, name: &str, why: &str, control: impl FnOnce(&mut Ui)) {
    let width = ui.available_width();
    let narrow = width < 430.0;
    let label = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing.y = 1.0;
        ui.add(bevy_egui::egui::Label::new(RichText::new(name)).wrap());
        if !why.is_empty() {
            hint(ui, why);
        }
    };
    if narrow {
        label(ui);
        ui.horizontal_wrapped(|ui| control(ui));
    } else {
        ui.horizontal_top(|ui| {
            ui.allocate_ui_with_layout(vec2(width * 0.48, 0.0), Layout::top_down(Align::Min), |ui| {
                ui.set_width(width * 0.48);
                // The name stands in the middle of the first line of controls.
                let line = ui.text_style_height(&TextStyle::Body);
                ui.add_space(((ui.spacing().interact_size.y - line) / 2.0).max(0.0));
                label(ui);
            });
            ui.add_space(8.0);
            // A row that wraps is as high as its controls, not as the words at the left.
            ui.horizontal_wrapped(|ui| control(ui));
        });
    }
    ui.add_space(3.0);
}

/// The prominence of a button.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Voice {
    /// The one thing most people come for.
    First,
    Plain,
}

/// A button on a sheet: a brass-edged plate; the first of its kind is filled with brass.
pub fn plate(ui: &mut Ui, text: &str, voice: Voice) -> Response {
    let colours = Colours::of(ui.ctx());
    let font = TextStyle::Button.resolve(ui.style());
    let pad = ui.spacing().button_padding;
    let room = (ui.available_width() - 2.0 * pad.x).max(40.0);
    let galley = ui.painter().layout(text.to_owned(), font, Color32::PLACEHOLDER, room);
    // The last of a full row takes the room that is left.
    let least = ui.available_width().clamp(0.0, 92.0);
    let size = (galley.size() + 2.0 * pad).max(vec2(least, ui.spacing().interact_size.y));
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    tell(&response, ui, text);
    if ui.is_rect_visible(rect) {
        let lit = response.hovered() || response.has_focus();
        let (fill, edge, print) = match voice {
            Voice::First => (
                if lit { colours.brass_light } else { mixed(colours.brass, colours.brass_light, 0.35) },
                colours.brass_dark,
                colours.ink,
            ),
            Voice::Plain => (
                if lit { colours.parchment_light } else { colours.parchment_deep },
                if lit { colours.brass_dark } else { colours.parchment_edge },
                colours.ink,
            ),
        };
        let fade = if ui.is_enabled() { 1.0 } else { 0.5 };
        let painter = ui.painter();
        let press = if response.is_pointer_button_down_on() { 1.0 } else { 0.0 };
        painter.rect_filled(
            rect.translate(vec2(0.0, 2.0)),
            CornerRadius::same(4),
            Color32::from_black_alpha(if press > 0.0 { 20 } else { 55 }).gamma_multiply(fade),
        );
        let rect = rect.translate(vec2(0.0, press));
        painter.rect_filled(rect, CornerRadius::same(4), fill.gamma_multiply(fade));
        painter.rect_stroke(
            rect,
            CornerRadius::same(4),
            Stroke::new(1.0 * colours.line, edge.gamma_multiply(fade)),
            StrokeKind::Inside,
        );
        painter.hline(
            rect.left() + 4.0..=rect.right() - 4.0,
            rect.top() + 1.5,
            Stroke::new(1.0, Color32::from_white_alpha((90.0 * fade) as u8)),
        );
        let at = rect.center() - galley.size() / 2.0;
        painter.galley_with_override_text_color(at, galley, print.gamma_multiply(fade));
        ring(ui, &response, rect, &colours);
    }
    response
}

/// An entry of the title's column: ivory letters that light up, a brass tick before the one that is meant. The air
/// above and below it together is `air`.
pub fn entry(ui: &mut Ui, text: &str, why_not: Option<&str>, air: f32) -> Response {
    let colours = Colours::of(ui.ctx());
    let size = TextStyle::Heading.resolve(ui.style()).size;
    let small = TextStyle::Small.resolve(ui.style());
    let width = ui.available_width().max(1.0);
    let galley = ui.painter().layout(
        text.to_owned(),
        FontId::proportional(size),
        Color32::PLACEHOLDER,
        (width - 44.0).max(40.0),
    );
    let reason =
        why_not.map(|why| ui.painter().layout(why.to_owned(), small, Color32::PLACEHOLDER, (width - 44.0).max(40.0)));
    let below = reason.as_ref().map_or(0.0, |reason| reason.size().y);
    let height = galley.size().y + below + air;
    let sense = if why_not.is_some() { Sense::hover() } else { Sense::click() };
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), sense);
    tell(&response, ui, text);
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let can = why_not.is_none();
    let lit = can && (response.hovered() || response.has_focus());
    let share = ui.ctx().animate_bool(response.id.with("lit"), lit);
    let painter = ui.painter();
    if share > 0.0 {
        let bar = Rect::from_min_size(rect.min, vec2(rect.width(), rect.height()));
        paper::dusk(
            &painter.with_clip_rect(bar.intersect(painter.clip_rect())),
            bar,
            &Colours { night: colours.brass_dark, ..(*colours).clone() },
            0.75 * share,
            0.0,
        );
        painter.rect_filled(
            Rect::from_min_size(rect.min, vec2(3.0, rect.height())),
            0,
            colours.brass_light.gamma_multiply(share),
        );
        ornaments::lozenge(
            painter,
            pos2(rect.left() + 16.0, rect.top() + air / 2.0 + galley.size().y / 2.0),
            5.0 * share,
            colours.brass_light,
        );
    }
    let print =
        if !can { colours.ivory_soft.gamma_multiply(0.55) } else { mixed(colours.ivory, Color32::WHITE, share) };
    let at = rect.min + vec2(30.0 + 3.0 * share, air / 2.0);
    let shade = Color32::from_black_alpha(190);
    painter.galley_with_override_text_color(at + vec2(1.0, 1.0), galley.clone(), shade);
    let line = galley.size().y;
    painter.galley_with_override_text_color(at, galley, print);
    if let Some(reason) = reason {
        painter.galley_with_override_text_color(at + vec2(0.0, line), reason, colours.ivory_soft.gamma_multiply(0.75));
    }
    if response.has_focus() {
        painter.rect_stroke(rect, CornerRadius::same(3), Stroke::new(1.5, colours.brass_light), StrokeKind::Inside);
    }
    response
}

/// A small button on walnut.
pub fn knob(ui: &mut Ui, text: &str, lit: bool) -> Response {
    let font = TextStyle::Small.resolve(ui.style());
    let galley = ui.painter().layout_no_wrap(text.to_owned(), font, Color32::PLACEHOLDER);
    let size = vec2(galley.size().x + 20.0, (galley.size().y + 8.0).max(26.0));
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    tell(&response, ui, text);
    if ui.is_rect_visible(rect) {
        let print = frame_of_a_knob(ui, rect, &response, lit);
        ui.painter().galley_with_override_text_color(rect.center() - galley.size() / 2.0, galley, print);
    }
    response
}

/// Paints the frame of a small button, and returns the colour for its sign.
pub(super) fn frame_of_a_knob(ui: &Ui, rect: Rect, response: &Response, lit: bool) -> Color32 {
    let colours = Colours::of(ui.ctx());
    let meant = response.hovered() || response.has_focus();
    let painter = ui.painter();
    if meant || lit {
        let fill = if lit { colours.brass } else { colours.walnut_dark };
        painter.rect_filled(rect, CornerRadius::same(3), fill.gamma_multiply(0.85));
    }
    let edge = if meant { colours.brass_light } else { colours.brass_dark };
    painter.rect_stroke(rect, CornerRadius::same(3), Stroke::new(1.0 * colours.line, edge), StrokeKind::Inside);
    if response.has_focus() {
        let ring = Stroke::new(2.0, colours.brass_light);
        painter.rect_stroke(rect.shrink(1.0), CornerRadius::same(3), ring, StrokeKind::Inside);
    }
    match (lit, meant) {
        (true, _) => colours.ink,
        (false, true) => Color32::WHITE,
        (false, false) => colours.ivory,
    }
}

/// Two buttons for a question to all: refuse, and agree if that is open. The keyboard begins at refuse.
pub fn consent(ui: &mut Ui, refuse: &str, agree: Option<&str>) -> Option<bool> {
    let refuse = plate(ui, refuse, Voice::First);
    for_the_keyboard(ui, &refuse);
    let refuse = refuse.clicked();
    let agree = agree.is_some_and(|agree| plate(ui, agree, Voice::Plain).clicked());
    (agree || refuse).then_some(agree)
}

/// Was it pressed? Keys belong to the table again if so.
#[must_use]
pub fn pressed(response: &Response) -> bool {
    if response.clicked() {
        response.surrender_focus();
    }
    response.clicked()
}

/// The keyboard is on it at once, unless something else has it: from there Tab goes on.
pub fn for_the_keyboard(ui: &Ui, response: &Response) {
    focus::hand_to(ui.ctx(), response);
}

/// Gives the keyboard back to the table.
pub fn let_go_of_the_keyboard(context: &Context) {
    context.memory_mut(|memory| {
        if let Some(focus) = memory.focused() {
            memory.surrender_focus(focus);
        }
    });
}

/// A picture, with words beside it if there is room, else below.
pub fn illustrated(ui: &mut Ui, beside: bool, picture: impl FnOnce(&mut Ui), words: impl FnOnce(&mut Ui)) {
    if !beside {
        picture(ui);
        words(ui);
        return;
    }
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 16.0;
        picture(ui);
        let rest = ui.available_rect_before_wrap();
        let mut inside = ui.new_child(UiBuilder::new().max_rect(rest).layout(Layout::top_down(Align::Min)));
        words(&mut inside);
        let used = inside.min_rect();
        ui.advance_cursor_after_rect(used);
    });
}

/// A tab of a sheet.
pub fn tab(ui: &mut Ui, text: &str, open: bool) -> Response {
    let colours = Colours::of(ui.ctx());
    let font = TextStyle::Button.resolve(ui.style());
    let galley = ui.painter().layout_no_wrap(text.to_owned(), font, Color32::PLACEHOLDER);
    let (rect, response) = ui.allocate_exact_size(galley.size() + vec2(24.0, 14.0), Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::SelectableLabel, ui.is_enabled(), open, text));
    if ui.is_rect_visible(rect) {
        let painter = ui.painter();
        let lit = response.hovered() || response.has_focus();
        if open {
            painter.rect_filled(rect, CornerRadius { nw: 5, ne: 5, sw: 0, se: 0 }, colours.parchment_light);
            painter.hline(rect.x_range(), rect.bottom() - 1.5, Stroke::new(3.0, colours.red));
        } else if lit {
            painter.rect_filled(rect, CornerRadius::same(4), colours.parchment_deep);
        }
        let print = if open { colours.ink } else { colours.ink_soft };
        painter.galley_with_override_text_color(rect.center() - galley.size() / 2.0, galley, print);
        ring(ui, &response, rect, &colours);
    }
    response
}

/// One of a few choices side by side.
pub fn choices<T: PartialEq + Clone>(ui: &mut Ui, value: &mut T, offered: &[(T, String)]) -> bool {
    let mut changed = false;
    ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
    for (choice, name) in offered {
        if pick(ui, name, value == choice).clicked() && value != choice {
            *value = choice.clone();
            changed = true;
        }
    }
    changed
}

/// One choice: a small plate that is filled when it is chosen.
fn pick(ui: &mut Ui, text: &str, chosen: bool) -> Response {
    let colours = Colours::of(ui.ctx());
    let font = TextStyle::Button.resolve(ui.style());
    let room = (ui.max_rect().width() - 28.0).max(40.0);
    let galley = ui.painter().layout(text.to_owned(), font, Color32::PLACEHOLDER, room);
    let size = vec2(galley.size().x + 28.0, (galley.size().y + 10.0).max(30.0));
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, ui.is_enabled(), chosen, text));
    if ui.is_rect_visible(rect) {
        let lit = response.hovered() || response.has_focus();
        let fill = if chosen {
            colours.walnut_light
        } else if lit {
            colours.parchment_light
        } else {
            colours.parchment_deep
        };
        let painter = ui.painter();
        painter.rect_filled(rect, CornerRadius::same(4), fill);
        let edge = if chosen || lit { colours.brass_dark } else { colours.parchment_edge };
        painter.rect_stroke(rect, CornerRadius::same(4), Stroke::new(1.0 * colours.line, edge), StrokeKind::Inside);
        let print = if chosen { colours.ivory } else { colours.ink };
        painter.galley_with_override_text_color(rect.center() - galley.size() / 2.0, galley, print);
        ring(ui, &response, rect, &colours);
    }
    response
}

/// A key cap; `told` is its name for a screen reader.
pub fn key_cap(ui: &mut Ui, text: &str, told: &str, lit: bool, faint: bool) -> Response {
    let colours = Colours::of(ui.ctx());
    let font = TextStyle::Small.resolve(ui.style());
    let room = (ui.max_rect().width() - 20.0).max(40.0);
    let galley = ui.painter().layout(text.to_owned(), font, Color32::PLACEHOLDER, room);
    let size = vec2((galley.size().x + 20.0).max(40.0), (galley.size().y + 9.0).max(26.0));
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    tell(&response, ui, told);
    if ui.is_rect_visible(rect) {
        let meant = response.hovered() || response.has_focus();
        let painter = ui.painter();
        let (fill, print) = match (lit, meant, faint) {
            (true, ..) => (colours.brass_light, colours.ink),
            (_, true, _) => (colours.parchment_light, colours.ink),
            (_, _, true) => (colours.parchment, colours.ink_soft),
            _ => (colours.parchment_light, colours.ink),
        };
        if !faint || lit {
            painter.rect_filled(
                rect.translate(vec2(0.0, 2.0)),
                CornerRadius::same(4),
                mixed(colours.parchment_edge, colours.brass_dark, 0.3),
            );
        }
        painter.rect_filled(rect, CornerRadius::same(4), fill);
        let edge = if meant || lit { colours.brass_dark } else { colours.parchment_edge };
        painter.rect_stroke(rect, CornerRadius::same(4), Stroke::new(1.0 * colours.line, edge), StrokeKind::Inside);
        painter.galley_with_override_text_color(rect.center() - galley.size() / 2.0, galley, print);
        ring(ui, &response, rect, &colours);
    }
    response
}

/// Yes or no, as a bolt that slides.
pub fn bolt(ui: &mut Ui, on: &mut bool, name: &str) -> Response {
    let colours = Colours::of(ui.ctx());
    let (rect, mut response) = ui.allocate_exact_size(vec2(52.0, 28.0), Sense::click());
    if response.clicked() {
        *on = !*on;
        response.mark_changed();
    }
    let now = *on;
    response.widget_info(|| WidgetInfo::selected(WidgetType::Checkbox, ui.is_enabled(), now, name));
    if ui.is_rect_visible(rect) {
        let share = ui.ctx().animate_bool(response.id, *on);
        let painter = ui.painter();
        let slot = rect.shrink2(vec2(1.0, 4.0));
        let fill = mixed(colours.parchment_edge, colours.green, share);
        painter.rect_filled(slot, CornerRadius::same(10), fill);
        painter.rect_stroke(
            slot,
            CornerRadius::same(10),
            Stroke::new(1.0 * colours.line, colours.ink_soft),
            StrokeKind::Inside,
        );
        // A mark besides the colour and the place: a stroke for on, a ring for off.
        let (on_at, off_at) = (slot.left() + 13.0, slot.right() - 13.0);
        if share > 0.5 {
            painter.vline(
                on_at,
                slot.center().y - 4.5..=slot.center().y + 4.5,
                Stroke::new(2.0, colours.parchment_light),
            );
        } else {
            painter.circle_stroke(pos2(off_at, slot.center().y), 4.0, Stroke::new(1.5, colours.ink));
        }
        let x = slot.left() + 10.0 + (slot.width() - 20.0) * share;
        painter.circle_filled(pos2(x, slot.center().y + 1.0), 12.0, Color32::from_black_alpha(60));
        painter.circle_filled(pos2(x, slot.center().y), 11.5, colours.brass_dark);
        painter.circle_filled(pos2(x, slot.center().y), 10.0, colours.brass);
        painter.circle_filled(pos2(x - 2.5, slot.center().y - 3.0), 3.6, colours.brass_light);
        ring(ui, &response, rect, &colours);
    }
    response
}

/// The keyboard is here.
fn ring(ui: &Ui, response: &Response, rect: Rect, colours: &Colours) {
    if response.has_focus() {
        ui.painter().rect_stroke(
            rect.expand(2.5),
            CornerRadius::same(6),
            Stroke::new(2.0 * colours.line, colours.red),
            StrokeKind::Middle,
        );
    }
}

pub(super) fn tell(response: &Response, ui: &Ui, text: &str) {
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, ui.is_enabled(), text));
}
