//! The curtain between the players at one window: a cloth over the whole table, lifted by the one it names.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::epaint::{Mesh, Vertex, WHITE_UV};
use bevy_egui::egui::{
    Align, Color32, CornerRadius, Label, Layout, Order, Pos2, Rect, RichText, Sense, Shape, Stroke, TextStyle, Ui,
    UiBuilder, WidgetInfo, WidgetType, pos2, vec2,
};

use super::Papers;
use super::desk::Desk;
use crate::logbook::wording::{Arg, key};
use crate::play::curtain::{Curtain, LiftCurtain};
use crate::table::settings::Settings;
use crate::table::settings::bindings::{Action, Hands, KeyNames, KeySet};
use crate::table::speech::Speech;
use crate::table::stage::Redraw;
use crate::table::theme::colours::mixed;
use crate::table::theme::crests::Crest;
use crate::table::theme::furniture::{let_go_of_the_keyboard, over_the_window};
use crate::table::theme::slips::focus_ring;
use crate::table::theme::{Colours, ornaments};

/// The button or the key is held this long, in seconds.
const HOLD: f32 = 0.45;

/// The contents of the curtain.
pub struct CurtainSheet<'a> {
    pub speech: &'a Speech,
    pub player: String,
    /// Their sign; the cloth has its colour.
    pub crest: Crest,
    /// The key that lifts it.
    pub key: String,
    /// It is lifted this far, 0 to 1.
    pub lifted: f32,
}

/// Draws the curtain over everything; true while the button is held.
pub fn curtain_ui(ui: &mut Ui, sheet: &CurtainSheet) -> bool {
    let colours = Colours::of(ui.ctx());
    let window = ui.max_rect();
    // Clicks go no further than the cloth.
    ui.interact(window, ui.id().with("cloth"), Sense::click_and_drag());
    let ease = sheet.lifted * sheet.lifted * (3.0 - 2.0 * sheet.lifted);
    let raised = window.height() * 0.16 * ease;
    let cloth = Rect::from_min_max(window.min, pos2(window.right(), window.bottom() - raised));
    ui.painter().rect_filled(window, 0, colours.night);
    ui.painter().add(folds(cloth, sheet.crest.colour(), &colours));
    let fringe = Rect::from_min_max(pos2(cloth.left(), cloth.bottom() - 10.0), cloth.right_bottom());
    ui.painter().rect_filled(fringe, 0, colours.brass_dark);
    ui.painter().hline(fringe.x_range(), fringe.top() + 2.0, Stroke::new(2.0, colours.brass_light));

    let wide = (window.width() - 24.0).min(560.0);
    let tall = (window.height() - 24.0).min(300.0);
    let place = Rect::from_center_size(window.center() - vec2(0.0, raised * 0.5), vec2(wide, tall));
    let inner = ornaments::framed_sheet(ui.painter(), place, &colours).shrink2(vec2(18.0, 12.0));
    let mut inside = ui.new_child(UiBuilder::new().max_rect(inner).layout(Layout::top_down(Align::Center)));
    inside.set_clip_rect(inner);
    let mut held = false;
    bevy_egui::egui::ScrollArea::vertical().id_salt("curtain").show(&mut inside, |ui| {
        ui.vertical_centered(|ui| {
            sheet.crest.show(ui, 34.0);
            let size = TextStyle::Heading.resolve(ui.style()).size;
            let words = sheet.speech.say(key::CurtainFor { player: Arg::text(&sheet.player) });
            ui.add(Label::new(RichText::new(words).size(size * 1.15).color(colours.ink).strong()).wrap());
            ui.add(Label::new(RichText::new(sheet.speech.say(key::CURTAIN_LOOK_AWAY)).color(colours.ink_soft)).wrap());
            ui.add_space(8.0);
            held = handle(ui, &sheet.speech.say(key::CURTAIN_HOLD), sheet.lifted, &colours);
            let words = sheet.speech.say(key::CurtainKey { key: Arg::text(&sheet.key) });
            ui.add(Label::new(RichText::new(words).small().color(colours.ink_soft)).wrap());
        });
    });
    held
}

/// The table can be seen: no curtain hangs before it.
#[must_use]
pub fn is_up(curtain: Res<Curtain>) -> bool {
    curtain.up
}

/// The key that lifts it, as the player knows it: Space presses the button, but a right hand alone has it out of reach.
fn its_key(settings: &Settings, names: &KeyNames, speech: &Speech) -> String {
    let own = settings.bindings.chords(Action::Proceed).next();
    let own = own.filter(|_| KeySet::of(&settings.bindings) == Some(KeySet::Right));
    own.map_or_else(|| speech.say(key::INPUT_KEY_SPACE), |chord| chord.label(names, speech))
}

/// Hangs it between players, and lifts it once the button or the key was held long enough.
pub(super) fn hang_the_curtain<G: Papers>(
    mut contexts: EguiContexts,
    desk: Desk<G>,
    curtain: Res<Curtain>,
    (hands, settings, names): (Res<Hands>, Res<Settings>, Res<KeyNames>),
    time: Res<Time>,
    mut lifted: Local<f32>,
    mut lift: MessageWriter<LiftCurtain>,
    mut redraw: ResMut<Redraw>,
) -> Result {
    let (Some(seen), Some(next)) = (desk.seen(), curtain.next.filter(|_| !curtain.up)) else {
        *lifted = 0.0;
        return Ok(());
    };
    let context = contexts.ctx_mut()?;
    let sheet = CurtainSheet {
        speech: &desk.speech,
        player: desk.speech.name(&desk.name(seen, next)),
        crest: G::crest(&seen.view, next, &Colours::of(context)),
        key: its_key(&settings, &names, &desk.speech),
        lifted: *lifted,
    };
    let held = over_the_window(context, "curtain", Order::Foreground, |ui| curtain_ui(ui, &sheet));
    // With press-to-hold one press is enough: the cloth goes on by itself.
    let goes_on = settings.press_to_hold && *lifted > 0.0;
    if held || goes_on || hands.holds(Action::Proceed) {
        *lifted = (*lifted + time.delta_secs() / HOLD).min(1.0);
        redraw.ask();
        if *lifted >= 1.0 {
            lift.write(LiftCurtain);
            *lifted = 0.0;
            let_go_of_the_keyboard(context);
        }
    } else if *lifted > 0.0 {
        *lifted = (*lifted - time.delta_secs() / HOLD).max(0.0);
        redraw.ask();
    }
    Ok(())
}

/// The button that is held; it fills while it is.
fn handle(ui: &mut Ui, text: &str, lifted: f32, colours: &Colours) -> bool {
    let font = TextStyle::Button.resolve(ui.style());
    let room = (ui.available_width() - 44.0).max(60.0);
    let galley = ui.painter().layout(text.to_owned(), font, Color32::PLACEHOLDER, room);
    let (rect, response) = ui.allocate_exact_size(galley.size() + vec2(44.0, 22.0), Sense::click_and_drag());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, text));
    // The keyboard is on it at once: one key is enough.
    if !response.has_focus() {
        response.request_focus();
    }
    let painter = ui.painter();
    let lit = response.hovered() || response.has_focus();
    painter.rect_filled(rect, CornerRadius::same(5), if lit { colours.brass_light } else { colours.brass });
    let filled = Rect::from_min_size(rect.min, vec2(rect.width() * lifted, rect.height()));
    painter.rect_filled(filled, CornerRadius::same(5), mixed(colours.brass_light, Color32::WHITE, 0.55));
    painter.rect_stroke(
        rect,
        CornerRadius::same(5),
        Stroke::new(1.5 * colours.line, colours.brass_dark),
        bevy_egui::egui::epaint::StrokeKind::Inside,
    );
    painter.galley_with_override_text_color(rect.center() - galley.size() / 2.0, galley, colours.ink);
    focus_ring(ui, &response, rect);
    let keys = response.has_focus()
        && ui.input(|input| input.key_down(bevy_egui::egui::Key::Enter) || input.key_down(bevy_egui::egui::Key::Space));
    response.is_pointer_button_down_on() || keys
}

/// A heavy cloth in folds, darker in their depth.
fn folds(cloth: Rect, colour: Color32, colours: &Colours) -> Shape {
    let mut mesh = Mesh::default();
    let folds = (cloth.width() / 90.0).clamp(6.0, 30.0).floor();
    let columns = 12 * folds as u32;
    let dark = mixed(mixed(colour, colours.night, 0.62), colours.walnut_dark, 0.2);
    let light = mixed(colour, colours.night, 0.30);
    let point =
        |x: f32, y: f32, tone: f32| Vertex { pos: Pos2::new(x, y), uv: WHITE_UV, color: mixed(dark, light, tone) };
    for column in 0..=columns {
        let share = column as f32 / columns as f32;
        let wave = (share * folds * std::f32::consts::TAU).sin() * 0.5 + 0.5;
        let slow = (share * folds * 0.37 * std::f32::consts::TAU + 1.3).sin() * 0.5 + 0.5;
        let tone = (wave * 0.75 + slow * 0.25).powf(1.4);
        let x = cloth.left() + cloth.width() * share;
        mesh.vertices.push(point(x, cloth.top(), tone * 0.7));
        mesh.vertices.push(point(x, cloth.bottom() - 8.0 + wave * 6.0, tone));
        if column > 0 {
            let at = 2 * column;
            mesh.add_triangle(at - 2, at, at - 1);
            mesh.add_triangle(at, at + 1, at - 1);
        }
    }
    Shape::mesh(mesh)
}
