//! Widgets of a battle's panels: sheets at a side of the table, and offers that say why they are refused.

use bevy_egui::egui::epaint::StrokeKind;
use bevy_egui::egui::{
    Align, Align2, Area, AreaState, Color32, Context, CornerRadius, Id, LayerId, Layout, Order, Painter, Pos2, Rect,
    RectAlign, Response, RichText, ScrollArea, Sense, Shape, Stroke, TextStyle, Tooltip, Ui, UiBuilder, Vec2,
    WidgetInfo, WidgetType, pos2, vec2,
};

use super::colours::{Colours, mixed};
use super::furniture::{hint, show_at_once};
use super::{links, ornaments};
use crate::table::focus;

/// A sheet of parchment that lies at a side of the window, its contents in a scroll area, its buttons below.
pub fn side_sheet<R>(
    context: &Context,
    name: &str,
    place: Rect,
    title: &str,
    body: impl FnOnce(&mut Ui) -> Option<R>,
    foot: impl FnOnce(&mut Ui) -> Option<R>,
) -> Option<R> {
    laid(context, name, place, title, foot_height, body, foot)
}

/// A sheet at the side without title and buttons: its body has all of it.
pub fn bare_sheet(context: &Context, name: &str, place: Rect, body: impl FnOnce(&mut Ui)) {
    let body = |ui: &mut Ui| {
        body(ui);
        None::<()>
    };
    laid(context, name, place, "", |_| 0.0, body, |_| None);
}

fn laid<R>(
    context: &Context,
    name: &str,
    place: Rect,
    title: &str,
    foot_height: impl FnOnce(&Ui) -> f32,
    body: impl FnOnce(&mut Ui) -> Option<R>,
    foot: impl FnOnce(&mut Ui) -> Option<R>,
) -> Option<R> {
    let id = Id::new(name);
    show_at_once(context, id);
    Area::new(id)
        .order(Order::Middle)
        .fixed_pos(place.min)
        .constrain(false)
        .movable(false)
        .fade_in(false)
        .show(context, |ui| {
            ui.expand_to_include_rect(place);
            // Clicks beside the widgets stay on the sheet; the keyboard has no business there.
            ui.interact(place, id.with("sheet"), Sense::CLICK | Sense::DRAG);
            let colours = Colours::of(ui.ctx());
            ui.set_clip_rect(place.expand(16.0));
            let sheet = ornaments::framed_sheet(ui.painter(), place, &colours);
            let inner = sheet.shrink2(vec2(10.0, 6.0));
            let mut inside = ui.new_child(UiBuilder::new().max_rect(inner).layout(Layout::top_down(Align::Min)));
            inside.set_clip_rect(sheet);
            if !title.is_empty() {
                small_heading(&mut inside, title);
            }
            let mut wish = None;
            let foot_height = foot_height(&inside);
            let body_height = (inside.available_height() - foot_height).max(24.0);
            let size = vec2(inside.available_width().max(1.0), body_height);
            let mut scroll = ScrollArea::vertical().id_salt(name).auto_shrink(false);
            if another_page(context, id, title) {
                scroll = scroll.vertical_scroll_offset(0.0);
            }
            inside.allocate_ui_with_layout(size, Layout::top_down(Align::Min), |ui| {
                ui.set_min_height(body_height);
                scroll.show(ui, |ui| {
                    wish = body(ui);
                });
            });
            let rest = inside.available_size().max(Vec2::splat(1.0));
            inside.allocate_ui_with_layout(rest, Layout::left_to_right(Align::Center), |ui| {
                if let Some(asked) = foot(ui) {
                    wish = Some(asked);
                }
            });
            wish
        })
        .inner
}

/// Has the sheet another title than when it was last drawn? Such a page is read from its top.
fn another_page(context: &Context, sheet: Id, title: &str) -> bool {
    let page = Id::new(title);
    context.data_mut(|data| data.get_temp_mut_or_default::<Option<Id>>(sheet).replace(page)) != Some(page)
}

fn foot_height(ui: &Ui) -> f32 {
    ui.spacing().interact_size.y + ui.spacing().item_spacing.y + 2.0
}

/// A slip of parchment with an edge, for a few words that lie over the table.
pub fn slip(rect: Rect, colours: &Colours) -> Shape {
    use bevy_egui::egui::epaint::RectShape;
    let shade = Shape::rect_filled(
        rect.translate(vec2(0.0, 4.0)).expand(3.0),
        CornerRadius::same(6),
        Color32::from_black_alpha(110),
    );
    let sheet = RectShape::new(
        rect,
        CornerRadius::same(4),
        colours.parchment,
        Stroke::new(2.0 * colours.line, colours.brass_dark),
        StrokeKind::Inside,
    );
    Shape::Vec(vec![shade, sheet.into()])
}

/// A heading for a narrow sheet.
pub fn small_heading(ui: &mut Ui, text: &str) {
    let size = TextStyle::Body.resolve(ui.style()).size;
    let text = RichText::new(text.to_uppercase()).size(size).extra_letter_spacing(size * 0.1).strong();
    ui.vertical_centered(|ui| ui.add(bevy_egui::egui::Label::new(text).wrap()));
    ornaments::rule(ui);
}

/// A line of small print under which things stand.
pub fn caption(ui: &mut Ui, text: &str) {
    let colours = Colours::of(ui.ctx());
    ui.add_space(3.0);
    let size = TextStyle::Small.resolve(ui.style()).size;
    ui.add(
        bevy_egui::egui::Label::new(
            RichText::new(text.to_uppercase()).size(size).extra_letter_spacing(size * 0.08).color(colours.red),
        )
        .wrap(),
    );
}

/// The state of an offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct OfferState<'a> {
    pub chosen: bool,
    /// The sentence against it.
    pub against: Option<&'a str>,
    /// The objection forbids it; otherwise it is only a remark.
    pub barred: bool,
    /// It is written in pencil, by the mate.
    pub pencil: bool,
}

/// Something that may be marked: a small plate, filled when it is marked, struck through and silent when the rules forbid
/// it. Under the pointer, and with the keyboard on it, it says why.
pub fn offer(ui: &mut Ui, text: &str, state: OfferState) -> Response {
    offer_as_wide(ui, text, state, 0.0)
}

/// An offer at least this wide; the words go to another line if there is no room.
pub fn offer_as_wide(ui: &mut Ui, text: &str, state: OfferState, width: f32) -> Response {
    let font = TextStyle::Small.resolve(ui.style());
    let room = if width > 0.0 { width } else { ui.max_rect().width() };
    let galley = ui.painter().layout(text.to_owned(), font, Color32::PLACEHOLDER, (room - 16.0).max(24.0));
    let size = vec2((galley.size().x + 16.0).max(width).max(28.0), (galley.size().y + 8.0).max(26.0));
    plaque(ui, size, text, state, |painter, rect, print| {
        painter.galley_with_override_text_color(rect.center() - galley.size() / 2.0, galley, print);
    })
}

/// As an offer, with a picture in place of words.
pub fn plaque(
    ui: &mut Ui,
    size: Vec2,
    told: &str,
    state: OfferState,
    paint: impl FnOnce(&Painter, Rect, Color32),
) -> Response {
    let colours = Colours::of(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(size.max(Vec2::ZERO), Sense::click());
    let barred = state.barred && state.against.is_some();
    response.widget_info(|| {
        let mut info =
            WidgetInfo::selected(WidgetType::SelectableLabel, ui.is_enabled() && !barred, state.chosen, told);
        info.hint_text = state.against.map(ToOwned::to_owned);
        info
    });
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    if ui.is_rect_visible(rect) {
        let lit = (response.hovered() || response.has_focus()) && !barred;
        let pencilled = state.chosen && state.pencil;
        let fill = match (state.chosen, lit, barred) {
            _ if pencilled => colours.parchment_light,
            (true, ..) => colours.walnut_light,
            (_, true, _) => colours.parchment_light,
            (_, _, true) => mixed(colours.parchment, colours.parchment_deep, 0.4),
            _ => colours.parchment_deep,
        };
        let painter = ui.painter();
        painter.rect_filled(rect, CornerRadius::same(4), fill);
        if pencilled {
            hatch(painter, rect, colours.graphite);
        }
        let edge = if state.chosen || lit { colours.brass_dark } else { colours.parchment_edge };
        let edge = if barred { mixed(colours.parchment, edge, 0.5) } else { edge };
        let edge = if state.pencil { colours.graphite } else { edge };
        painter.rect_stroke(rect, CornerRadius::same(4), Stroke::new(colours.line, edge), StrokeKind::Inside);
        let print = match (state.chosen, barred) {
            _ if state.pencil => colours.graphite,
            (true, _) => colours.ivory,
            (_, true) => mixed(colours.parchment, colours.ink_soft, 0.62),
            _ => colours.ink,
        };
        paint(painter, rect, print);
        if barred && !state.chosen {
            let line = Stroke::new(colours.line, mixed(colours.parchment, colours.ink_soft, 0.55));
            painter.line_segment([rect.left_bottom() + vec2(5.0, -5.0), rect.right_top() + vec2(-5.0, 5.0)], line);
        } else if state.against.is_some() {
            painter.circle_filled(rect.right_top() + vec2(-5.0, 5.0), 3.0, colours.red);
        }
        focus_ring(ui, &response, rect);
    }
    match state.against {
        Some(why) => because(response, why),
        None => response,
    }
}

/// Shades something with strokes of the pencil.
fn hatch(painter: &Painter, rect: Rect, graphite: Color32) {
    let painter = painter.with_clip_rect(rect.shrink(1.0).intersect(painter.clip_rect()));
    let stroke = Stroke::new(1.0, graphite.gamma_multiply(0.4));
    let mut left = rect.left() - rect.height();
    while left < rect.right() {
        painter.line_segment([pos2(left, rect.bottom()), pos2(left + rect.height(), rect.top())], stroke);
        left += 5.0;
    }
}

/// Says a sentence while the pointer or the keyboard is on something.
pub fn because(response: Response, why: &str) -> Response {
    let say = |tooltip: Tooltip<'_>| {
        let _ = beside_the_sheet(tooltip, &response).show(|ui| {
            // A line that grows would make the next one wrap sooner.
            ui.set_max_width(ui.spacing().tooltip_width);
            ui.label(why);
        });
    };
    // A keyboard that was only handed over asks for nothing.
    if response.has_focus() && !response.hovered() && !focus::was_handed(&response.ctx) {
        say(Tooltip::for_widget(&response));
    }
    if response.has_focus() || response.hovered() {
        links::note(&response.ctx, why);
    }
    say(Tooltip::for_enabled(&response));
    response
}

/// Wider than this share of the window something is no sheet beside which there is room.
const SHEET: f32 = 0.45;

/// A hint on a sheet at the side lies beside the sheet: the next answer below it can be read.
fn beside_the_sheet<'a>(mut tooltip: Tooltip<'a>, response: &Response) -> Tooltip<'a> {
    let context = &response.ctx;
    let sheet = AreaState::load(context, response.layer_id.id).map(|area| area.rect());
    if let Some(sheet) = sheet.filter(|sheet| sheet.width() < context.viewport_rect().width() * SHEET) {
        let line = Rect::from_x_y_ranges(sheet.x_range(), response.rect.y_range());
        tooltip.popup =
            tooltip.popup.anchor(line).align(RectAlign::RIGHT_START).align_alternatives(&[RectAlign::LEFT_START]);
    }
    tooltip
}

/// The keyboard is here.
pub fn focus_ring(ui: &Ui, response: &Response, rect: Rect) {
    let colours = Colours::of(ui.ctx());
    if response.has_focus() {
        let ring = Stroke::new(2.0 * colours.line, colours.red);
        ui.painter().rect_stroke(rect.expand(2.0), CornerRadius::same(5), ring, StrokeKind::Middle);
    }
}

/// A row of little boxes, the first `filled` of them filled.
pub fn pips(ui: &mut Ui, filled: u8, of: u8) -> Response {
    let colours = Colours::of(ui.ctx());
    let side = TextStyle::Small.resolve(ui.style()).size * 0.72;
    let size = vec2(f32::from(of.max(1)) * (side + 3.0), side + 4.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, format!("{filled} / {of}")));
    for number in 0..of {
        let least = pos2(rect.left() + f32::from(number) * (side + 3.0), rect.center().y - side / 2.0);
        let pip = Rect::from_min_size(least, Vec2::splat(side));
        if number < filled {
            ui.painter().rect_filled(pip, CornerRadius::same(1), colours.ink);
        }
        ui.painter().rect_stroke(
            pip,
            CornerRadius::same(1),
            Stroke::new(colours.line, colours.ink),
            StrokeKind::Inside,
        );
    }
    response
}

/// An arrow of the plot: ahead, or bent to one side (-1 port, 1 starboard).
pub fn step_arrow(painter: &Painter, at: Pos2, half: f32, bend: f32, colour: Color32) {
    let stroke = Stroke::new((half * 0.22).max(1.2), colour);
    let foot = at + vec2(-bend * half * 0.4, half * 0.9);
    let tip = at + vec2(bend * half * 0.85, -half * if bend == 0.0 { 0.9 } else { 0.45 });
    let knee = at + vec2(-bend * half * 0.4, if bend == 0.0 { 0.0 } else { -half * 0.1 });
    painter.add(Shape::line(vec![foot, knee, tip], stroke));
    let along = (tip - knee).normalized();
    let side = along.rot90();
    let head = vec![
        tip + along * half * 0.35,
        tip - along * half * 0.25 + side * half * 0.38,
        tip - along * half * 0.25 - side * half * 0.38,
    ];
    painter.add(Shape::convex_polygon(head, colour, Stroke::NONE));
}

/// A remark in the margin: small print with a red tick before it.
pub fn remark(ui: &mut Ui, text: &str) {
    let colours = Colours::of(ui.ctx());
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        let (rect, _) = ui.allocate_exact_size(vec2(7.0, 14.0), Sense::hover());
        ornaments::lozenge(ui.painter(), rect.center() + vec2(0.0, 1.0), 3.5, colours.red);
        ui.vertical(|ui| hint(ui, text));
    });
}

/// The rectangle of a sheet at a side of the window, between the strips.
#[must_use]
pub fn at_the_side(window: Rect, side: Align2, width: f32, above: f32, below: f32) -> Rect {
    let width = width.min(window.width() * 0.62).max(120.0);
    let left = match side {
        Align2::LEFT_TOP | Align2::LEFT_CENTER | Align2::LEFT_BOTTOM => window.left() + 8.0,
        _ => window.right() - 8.0 - width,
    };
    let top = window.top() + above;
    let bottom = (window.bottom() - below).max(top + 60.0);
    Rect::from_min_max(pos2(left, top), pos2(left + width, bottom))
}

/// A strip that reaches across the window; papers lie between them. There is one at a time of each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Strip {
    /// At the head of the window.
    Head,
    /// At its foot: the ribbon, or the bar of a replay.
    Foot,
}

impl Strip {
    /// Its id among the areas.
    #[must_use]
    pub fn id(self) -> Id {
        Id::new(self)
    }
}

/// Lays the strip at the foot of the window, at most this wide.
pub fn foot<R>(context: &Context, widest: f32, add: impl FnOnce(&mut Ui, f32) -> R) -> R {
    let width = (context.viewport_rect().width() - 16.0).clamp(1.0, widest);
    let id = Strip::Foot.id();
    show_at_once(context, id);
    let area = Area::new(id).order(Order::Middle).anchor(Align2::CENTER_BOTTOM, vec2(0.0, -8.0));
    let shown = area.movable(false).fade_in(false).show(context, |ui| {
        ui.set_max_width(width);
        add(ui, width)
    });
    shown.inner
}

/// The strip at the head reaches down this far from the top of the window.
#[must_use]
pub fn below(context: &Context) -> f32 {
    let state = AreaState::load(context, Strip::Head.id());
    state.map_or(56.0, |state| state.rect().bottom() - context.viewport_rect().top() + 10.0)
}

/// The strip at the foot reaches up this far from the bottom of the window.
#[must_use]
pub fn above(context: &Context) -> f32 {
    let id = Strip::Foot.id();
    let seen = context.memory(|memory| memory.areas().visible_last_frame(&LayerId::new(Order::Middle, id)));
    let state = AreaState::load(context, id).filter(|_| seen);
    state.map_or(12.0, |state| context.viewport_rect().bottom() - state.rect().top() + 10.0)
}
