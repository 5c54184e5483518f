//! The strip over the table: the match, the player whose view it is, the wind, and the way out.

use bevy::prelude::Resource;
use bevy_egui::egui::{
    Align2, Area, Context, Frame, Id, Label, Order, Pos2, RichText, Sense, Shape, Stroke, Ui, Vec2, WidgetInfo,
    WidgetType, vec2,
};

use crate::logbook::wording::{Arg, Fact, key};
use crate::rules::geometry::hex::Heading;
use crate::table::camera::views::View;
use crate::table::chairs::Chair;
use crate::table::speech::Speech;
use crate::table::theme::furniture::{Voice, plate, pressed, show_at_once};
use crate::table::theme::landmarks::landmark;
use crate::table::theme::signs::{Sign, sign_knob};
use crate::table::theme::slips::{Strip, below, caption, focus_ring, slip, small_heading};
use crate::table::theme::{Colours, crests, ornaments};

/// The description is at most this wide.
const ABOUT: f32 = 460.0;

/// The game's own texts at the head of the window.
#[derive(Resource, Clone, PartialEq, Debug)]
pub struct TableHead {
    /// The name of the scenario.
    pub title: Fact,
    /// The player whose view the window shows, or the game if the player is named elsewhere.
    pub side: Fact,
    /// The sign of this chair stands before it.
    pub chair: Option<Chair>,
    /// The wind's heading and its name, if there is a wind.
    pub wind: Option<(Heading, &'static str)>,
    /// The views on offer, with their words.
    pub views: Vec<(&'static str, View)>,
    /// The description of the match: its story, the way to win, its progress, each under its heading if it has one.
    pub about: Vec<(Option<&'static str>, Fact)>,
}

impl Default for TableHead {
    fn default() -> Self {
        Self {
            title: Fact::from(key::TITLE_NAME),
            side: Fact::from(key::TITLE_NAME),
            chair: None,
            wind: None,
            views: vec![(key::VIEW_TABLE, View::Table)],
            about: Vec::new(),
        }
    }
}

/// The contents of the strip.
pub struct HudSheet<'a> {
    pub speech: &'a Speech,
    /// The part that the game provides.
    pub head: &'a TableHead,
    /// The player whose view it is, in words.
    pub side: String,
    /// North lies in this direction of the picture, clockwise from up, so that the needle points as the wind does on
    /// the table.
    pub north: f32,
}

/// Requests of the panel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HudWish {
    Pause,
    Help,
    Settings,
    Look(View),
    /// Show the description, or hide it again.
    About,
}

/// Draws the strip at the top of the window.
pub fn hud(context: &Context, sheet: &HudSheet) -> Option<HudWish> {
    let window = context.viewport_rect();
    let id = Strip::Head.id();
    show_at_once(context, id);
    Area::new(id)
        .order(Order::Middle)
        .anchor(Align2::CENTER_TOP, vec2(0.0, 8.0))
        .movable(false)
        .fade_in(false)
        .show(context, |ui| {
            ui.set_max_width((window.width() - 16.0).max(1.0));
            hud_ui(ui, sheet)
        })
        .inner
}

/// The strip itself.
pub fn hud_ui(ui: &mut Ui, sheet: &HudSheet) -> Option<HudWish> {
    let colours = Colours::of(ui.ctx());
    let under = ui.painter().add(Shape::Noop);
    let mut wish = None;
    let inside = Frame::NONE.inner_margin(vec2(14.0, 7.0)).show(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(10.0, 4.0);
            if let Some(chair) = sheet.head.chair {
                crests::badge(ui, chair, 22.0)
                    .on_hover_text(sheet.speech.say(key::SeatEyes { seat: Arg::text(&sheet.side) }));
            }
            ui.add(Label::new(RichText::new(&sheet.side).color(colours.ivory)).extend());
            bar(ui, &colours);
            if title(ui, sheet, &colours) {
                wish = Some(HudWish::About);
            }
            if let Some((heading, word)) = sheet.head.wind {
                bar(ui, &colours);
                let (rect, response) = ui.allocate_exact_size(Vec2::splat(24.0), Sense::hover());
                let angle = f32::from(heading.index()) * std::f32::consts::FRAC_PI_3 + sheet.north;
                needle(ui, rect.center(), 11.0, angle, &colours);
                response.on_hover_text(sheet.speech.say(key::WindTowards { heading: Arg::key(word) }));
            }
            bar(ui, &colours);
            ui.spacing_mut().item_spacing.x = 5.0;
            for (words, view) in sheet.head.views.iter().copied() {
                if pressed(&sign_knob(ui, sign_of(view, words), &sheet.speech.say(words), false)) {
                    wish = Some(HudWish::Look(view));
                }
            }
            bar(ui, &colours);
            for (sign, words, asked) in [
                (Sign::Menu, key::PAUSE_TITLE, HudWish::Pause),
                (Sign::Settings, key::TITLE_SETTINGS, HudWish::Settings),
                (Sign::Help, key::TITLE_HELP, HudWish::Help),
            ] {
                let response = sign_knob(ui, sign, &sheet.speech.say(words), false);
                if asked == HudWish::Help {
                    landmark(&response, "help");
                }
                if pressed(&response) {
                    wish = Some(asked);
                }
            }
        });
    });
    ui.painter().set(under, ornaments::strip(ui.ctx(), inside.response.rect, &colours));
    wish
}

/// The pictogram of a view; of papers there are one's own and another's.
fn sign_of(view: View, words: &str) -> Sign {
    match view {
        View::Table => Sign::Table,
        View::Board | View::Top => Sign::Board,
        View::Papers(_) if words == key::VIEW_OWN => Sign::Own,
        View::Papers(_) => Sign::Other,
        View::Tray | View::Tower | View::Battle => Sign::Dice,
    }
}

/// The name of the scenario: under the pointer, or once it is pressed, it shows the description.
fn title(ui: &mut Ui, sheet: &HudSheet, colours: &Colours) -> bool {
    let name = sheet.speech.relate(&sheet.head.title);
    let words = RichText::new(&name).color(colours.brass_light).size(17.0);
    if sheet.head.about.is_empty() {
        ui.add(Label::new(words).extend());
        return false;
    }
    let response = ui.add(Label::new(words).extend().sense(Sense::click()));
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &name));
    focus_ring(ui, &response, response.rect);
    let clicked = pressed(&response);
    response.on_hover_ui(|ui| {
        ui.set_max_width(ABOUT);
        about_ui(ui, sheet.speech, sheet.head);
    });
    clicked
}

/// Draws the description.
pub fn about_ui(ui: &mut Ui, speech: &Speech, head: &TableHead) {
    for (heading, fact) in &head.about {
        if let Some(heading) = heading {
            caption(ui, &speech.say(*heading));
        }
        ui.add(Label::new(speech.relate(fact)).wrap());
    }
}

/// Draws the description on a slip below the strip, until it is put away; true if it is.
pub fn about(context: &Context, speech: &Speech, head: &TableHead) -> bool {
    let id = Id::new("about");
    show_at_once(context, id);
    Area::new(id)
        .order(Order::Foreground)
        .anchor(Align2::CENTER_TOP, vec2(0.0, below(context)))
        .movable(false)
        .fade_in(false)
        .show(context, |ui| {
            ui.set_max_width((context.viewport_rect().width() - 24.0).clamp(1.0, ABOUT));
            let colours = Colours::of(ui.ctx());
            let under = ui.painter().add(Shape::Noop);
            let inside = Frame::NONE.inner_margin(vec2(16.0, 10.0)).show(ui, |ui| {
                small_heading(ui, &speech.relate(&head.title));
                about_ui(ui, speech, head);
                ui.vertical_centered(|ui| pressed(&plate(ui, &speech.say(key::MENU_CLOSE), Voice::Plain))).inner
            });
            ui.painter().set(under, slip(inside.response.rect, &colours));
            inside.inner
        })
        .inner
}

fn bar(ui: &mut Ui, colours: &Colours) {
    let (rect, _) = ui.allocate_exact_size(vec2(3.0, 20.0), Sense::hover());
    ui.painter().vline(rect.center().x, rect.y_range(), Stroke::new(1.0, colours.brass_dark));
}

/// A needle that flies with the wind.
fn needle(ui: &Ui, at: Pos2, radius: f32, angle: f32, colours: &Colours) {
    let ahead = Vec2::angled(angle - std::f32::consts::FRAC_PI_2);
    let side = ahead.rot90();
    let painter = ui.painter();
    painter.circle_filled(at, radius + 1.0, colours.walnut_dark);
    painter.circle_stroke(at, radius + 1.0, Stroke::new(1.2, colours.brass));
    painter.add(Shape::convex_polygon(
        vec![at + ahead * radius, at - ahead * radius * 0.5 + side * radius * 0.55, at - ahead * radius * 0.2],
        colours.ivory,
        Stroke::NONE,
    ));
    painter.add(Shape::convex_polygon(
        vec![at + ahead * radius, at - ahead * radius * 0.2, at - ahead * radius * 0.5 - side * radius * 0.55],
        colours.brass_light,
        Stroke::NONE,
    ));
}
