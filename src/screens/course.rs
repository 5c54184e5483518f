//! The Young Captain's Course: its lessons with their medals; any of them may be taken, in any order, as often as one likes.

use bevy::prelude::*;
use bevy_egui::egui::{
    Color32, CornerRadius, Order, Rect, Response, Sense, TextStyle, Ui, UiBuilder, WidgetInfo, WidgetType, vec2,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::games::course::ending::medal;
use crate::games::course::{BeginLesson, Passes};
use crate::logbook::data::lessons::Lesson;
use crate::logbook::wording::{key, names};
use crate::table::shelf::Shelf;
use crate::table::speech::Speech;
use crate::table::stage::{Screen, Uncovered};
use crate::table::theme::furniture::{Voice, desk, hint, over_the_window, plate};
use crate::table::theme::landmarks::landmark;
use crate::table::theme::slips::focus_ring;
use crate::table::theme::{Colours, paper};

/// The contents of the page.
pub struct CourseSheet<'a> {
    pub speech: &'a Speech,
    /// The lessons in their order; true for a passed one.
    pub lessons: Vec<(&'a Lesson, bool)>,
    /// The id of the selected lesson.
    pub meant: &'a str,
}

/// Requests of the page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CourseWish {
    Mean(String),
    Begin(String),
    /// Back to the title.
    Back,
}

/// Draws the page.
pub fn course_ui(ui: &mut Ui, sheet: &CourseSheet) -> Option<CourseWish> {
    let speech = sheet.speech;
    desk(
        ui,
        vec2(860.0, 640.0),
        &speech.say(key::COURSE_TITLE),
        |ui| {
            let mut wish = None;
            hint(ui, &speech.say(key::COURSE_ABOUT));
            ui.add_space(4.0);
            ui.spacing_mut().item_spacing.y = 2.0;
            for (lesson, passed) in &sheet.lessons {
                let response = line(ui, speech, lesson, *passed, lesson.id == sheet.meant);
                landmark(&response, format!("course:{}", lesson.id));
                if response.double_clicked() {
                    wish = Some(CourseWish::Begin(lesson.id.clone()));
                } else if response.clicked() {
                    wish = Some(CourseWish::Mean(lesson.id.clone()));
                }
            }
            wish
        },
        |ui| {
            let mut wish = None;
            let begin = plate(ui, &speech.say(key::COURSE_BEGIN), Voice::First);
            landmark(&begin, "course:begin");
            if begin.clicked() {
                wish = Some(CourseWish::Begin(sheet.meant.to_owned()));
            }
            if plate(ui, &speech.say(key::MENU_BACK), Voice::Plain).clicked() {
                wish = Some(CourseWish::Back);
            }
            wish
        },
    )
}

/// One lesson: its medal or the place for it, its name, its subject, its length.
fn line(ui: &mut Ui, speech: &Speech, lesson: &Lesson, passed: bool, chosen: bool) -> Response {
    let colours = Colours::of(ui.ctx());
    let name = speech.say(names::lesson(&lesson.id));
    let (body, small) = (TextStyle::Body.resolve(ui.style()), TextStyle::Small.resolve(ui.style()));
    let width = ui.available_width().max(80.0);
    let room = width - 84.0;
    let minutes = speech.say(key::ChooserMinutes { minutes: lesson.minutes });
    let about = format!("{} · {minutes}", speech.say(names::lesson_teaches(&lesson.id)));
    let title = ui.painter().layout(name.clone(), body, Color32::PLACEHOLDER, room);
    let about = ui.painter().layout(about, small, Color32::PLACEHOLDER, room);
    let height = (title.size().y + about.size().y + 10.0).max(48.0);
    // Lines out of sight draw no medal, and so the numbers of those after them would change while one scrolls.
    let (_, rect) = ui.allocate_space(vec2(width, height));
    let response = ui.interact(rect, ui.id().with(&lesson.id), Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::SelectableLabel, true, chosen, &name));
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let lit = response.hovered() || response.has_focus();
    let (print, soft) = if chosen { (colours.ivory, colours.ivory_soft) } else { (colours.ink, colours.ink_soft) };
    if chosen {
        ui.painter().rect_filled(rect, CornerRadius::same(4), colours.walnut_dark);
        let clip = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
        clip.add(paper::walnut(ui.ctx(), rect.shrink(1.0), &colours));
    } else if lit {
        ui.painter().rect_filled(rect, CornerRadius::same(4), colours.parchment_light);
    }
    let side = height.min(64.0) - 8.0;
    let place = Rect::from_center_size(rect.left_center() + vec2(40.0, 0.0), vec2(side, side));
    medal(&mut ui.new_child(UiBuilder::new().max_rect(place)), side, passed);
    let at = rect.min + vec2(78.0, (height - title.size().y - about.size().y) / 2.0 - 1.0);
    let down = title.size().y + 1.0;
    ui.painter().galley_with_override_text_color(at, title, print);
    ui.painter().galley_with_override_text_color(at + vec2(0.0, down), about, soft);
    focus_ring(ui, &response, rect.shrink(2.0));
    response
}

/// The lesson that is meant; the first that is not passed unless another was chosen.
#[derive(Resource, Default)]
struct Meant(Option<String>);

fn show(
    mut contexts: EguiContexts,
    speech: Res<Speech>,
    shelf: Res<Shelf>,
    passes: Res<Passes>,
    mut meant: ResMut<Meant>,
    mut begin: MessageWriter<BeginLesson>,
    mut next: ResMut<NextState<Screen>>,
) -> Result {
    let lessons: Vec<_> =
        shelf.0.lessons().course().into_iter().map(|lesson| (lesson, passes.has(&lesson.id))).collect();
    let first = lessons.iter().find(|(_, passed)| !passed).or(lessons.first()).map(|(lesson, _)| lesson.id.as_str());
    let said = meant.0.clone();
    let sheet = CourseSheet { speech: &speech, meant: said.as_deref().or(first).unwrap_or_default(), lessons };
    let wish = over_the_window(contexts.ctx_mut()?, "course", Order::Middle, |ui| {
        paper::nightfall(ui.painter(), ui.max_rect(), &Colours::of(ui.ctx()));
        course_ui(ui, &sheet)
    });
    match wish {
        Some(CourseWish::Mean(id)) => meant.0 = Some(id),
        Some(CourseWish::Begin(id)) => {
            meant.0 = None;
            begin.write(BeginLesson(id));
        }
        Some(CourseWish::Back) => next.set(Screen::Title),
        None => {}
    }
    Ok(())
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Meant>().add_systems(EguiPrimaryContextPass, show.run_if(in_state(Uncovered(Screen::Course))));
}
