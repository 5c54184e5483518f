//! The end of a lesson: passed or not yet, a summary, and the ways on from here.

use bevy::prelude::*;
use bevy_egui::egui::epaint::StrokeKind;
use bevy_egui::egui::{Label, Order, Rect, RichText, Sense, Shape, Stroke, Ui, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::begin::BeginLesson;
use super::slip::name_of;
use super::tutor::{Ended, Tutor};
use crate::games::papers::{PaperSystems, at_the_table, curtain};
use crate::logbook::wording::{key, names};
use crate::play::activity::TableActivity;
use crate::play::begin::LeaveMatch;
use crate::table::shelf::Shelf;
use crate::table::speech::Speech;
use crate::table::stage::Screen;
use crate::table::theme::furniture::{Voice, desk, for_the_keyboard, over_the_window, part, plate};
use crate::table::theme::landmarks::landmark;
use crate::table::theme::{Colours, paper};

/// The contents of the page.
pub struct EndingSheet<'a> {
    pub speech: &'a Speech,
    pub lesson: &'a str,
    pub ended: Ended,
    /// The battle still goes on.
    pub goes_on: bool,
    /// The lesson after it.
    pub next: Option<&'a str>,
}

/// Requests of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EndingWish {
    Next,
    /// The lesson once more.
    Again,
    /// Back to the table.
    Stay,
    Course,
}

/// Draws the page.
pub fn ending_ui(ui: &mut Ui, sheet: &EndingSheet) -> Option<EndingWish> {
    let speech = sheet.speech;
    let passed = sheet.ended == Ended::Passed;
    let title = speech.say(if passed { key::TUTOR_PASSED_TITLE } else { key::TUTOR_NOT_YET_TITLE });
    desk(
        ui,
        vec2(620.0, 400.0),
        &title,
        |ui| {
            let colours = Colours::of(ui.ctx());
            ui.add_space(8.0);
            ui.vertical_centered(|ui| {
                medal(ui, 84.0, passed);
                let said = match passed {
                    true => speech.say(key::TutorPassed { lesson: name_of(sheet.lesson) }),
                    false => speech.say(key::TutorNotYet { lesson: name_of(sheet.lesson) }),
                };
                ui.add(Label::new(RichText::new(said).heading().color(colours.ink)).wrap());
            });
            if passed {
                part(ui, &speech.say(key::TUTOR_KNOWN));
                ui.add(Label::new(speech.say(names::lesson_teaches(sheet.lesson))).wrap());
            } else {
                ui.add_space(10.0);
                ui.add(Label::new(speech.say(key::TUTOR_NOT_YET_HINT)).wrap());
            }
            None
        },
        |ui| {
            let mut wish = None;
            let stay = if sheet.goes_on { key::TUTOR_SAIL_ON } else { key::TUTOR_LOOK };
            let next = sheet.next.map(|_| (key::TUTOR_NEXT, "next", EndingWish::Next));
            let again = Some((key::TUTOR_AGAIN, "again", EndingWish::Again));
            let first = if passed { [next, again] } else { [again, next] };
            let rest = [(stay, "stay", EndingWish::Stay), (key::TUTOR_COURSE, "course", EndingWish::Course)];
            for (at, (words, name, asked)) in first.into_iter().flatten().chain(rest).enumerate() {
                let voice = if at == 0 { Voice::First } else { Voice::Plain };
                let response = plate(ui, &speech.say(words), voice);
                landmark(&response, format!("ending:{name}"));
                // A key pressed once too often for the last dice does no harm here.
                if asked == EndingWish::Stay {
                    for_the_keyboard(ui, &response);
                }
                if response.clicked() {
                    wish = Some(asked);
                }
            }
            wish
        },
    )
}

/// A medal on its ribbon, or the ring on which it will hang.
pub fn medal(ui: &mut Ui, size: f32, won: bool) {
    let colours = Colours::of(ui.ctx());
    let (rect, _) = ui.allocate_exact_size(vec2(size, size), Sense::hover());
    let painter = ui.painter();
    let middle = rect.center() + vec2(0.0, size * 0.14);
    let radius = size * 0.32;
    if !won {
        painter.circle_stroke(middle, radius, Stroke::new(size * 0.04, colours.parchment_edge));
        return;
    }
    let ribbon = Rect::from_center_size(rect.center() - vec2(0.0, size * 0.28), vec2(size * 0.28, size * 0.44));
    painter.rect_filled(ribbon, 0, colours.red);
    painter.rect_stroke(
        ribbon.shrink2(vec2(ribbon.width() * 0.3, 0.0)),
        0,
        Stroke::new(1.0, colours.parchment),
        StrokeKind::Inside,
    );
    painter.circle_filled(middle, radius, colours.brass_dark);
    painter.circle_filled(middle, radius * 0.9, colours.brass_light);
    painter.circle_stroke(middle, radius * 0.74, Stroke::new(size * 0.02, colours.brass_dark));
    // A compass star: a lozenge upright, a smaller one across.
    for (long, wide) in [(0.64, 0.2), (0.2, 0.5)] {
        let points = [vec2(0.0, -long), vec2(wide, 0.0), vec2(0.0, long), vec2(-wide, 0.0)];
        let points = points.map(|point| middle + point * radius).into();
        painter.add(Shape::convex_polygon(points, colours.brass_dark, Stroke::NONE));
    }
}

fn show(
    mut contexts: EguiContexts,
    speech: Res<Speech>,
    shelf: Res<Shelf>,
    mut tutor: ResMut<Tutor>,
    activity: Res<State<TableActivity>>,
    mut begin: MessageWriter<BeginLesson>,
    mut leave: MessageWriter<LeaveMatch>,
    mut screen: ResMut<NextState<Screen>>,
) -> Result {
    let (Some(ended), Some((lesson, _))) = (tutor.ended(), tutor.taught()) else { return Ok(()) };
    // A running show is shown to its end first.
    if *activity.get() == TableActivity::Telling {
        return Ok(());
    }
    let id = lesson.id.clone();
    let next = shelf.0.lessons().after(&id).map(|next| next.id.clone());
    let goes_on = !matches!(activity.get(), TableActivity::Over | TableActivity::NoGame);
    let sheet = EndingSheet { speech: &speech, lesson: &id, ended, goes_on, next: next.as_deref() };
    let wish = over_the_window(contexts.ctx_mut()?, "lesson's end", Order::Foreground, |ui| {
        paper::nightfall(ui.painter(), ui.max_rect(), &Colours::of(ui.ctx()));
        ending_ui(ui, &sheet)
    });
    match wish {
        Some(EndingWish::Next) => {
            begin.write_batch(next.map(BeginLesson));
        }
        Some(EndingWish::Again) => {
            begin.write(BeginLesson(id));
        }
        Some(EndingWish::Stay) => tutor.put_aside(),
        Some(EndingWish::Course) => {
            leave.write(LeaveMatch);
            screen.set(Screen::Course);
        }
        None => return Ok(()),
    }
    Ok(())
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.after(PaperSystems).run_if(at_the_table).run_if(curtain::is_up));
}
