//! The slip in the lieutenant's voice: a sentence or two, the mistake, and offers of help.

use bevy::prelude::*;
use bevy_egui::egui::{Area, AreaState, Context, Frame, Id, Label, Order, Rect, RichText, Shape, Ui, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::readings::Readings;
use super::strokes::shown;
use super::tutor::Tutor;
use crate::games::papers::{PaperSystems, above, at_the_table, below, curtain};
use crate::logbook::data::lessons::{Lesson, LessonStep};
use crate::logbook::wording::{Arg, key, names};
use crate::table::settings::bindings::{Action, Hands};
use crate::table::speech::Speech;
use crate::table::theme::Colours;
use crate::table::theme::free_room::{free, taken};
use crate::table::theme::furniture::{pressed, show_at_once};
use crate::table::theme::landmarks::{self, landmark};
use crate::table::theme::slips::{OfferState, caption, offer, remark, slip};

/// The contents of the slip.
pub struct LessonSheet<'a> {
    pub speech: &'a Speech,
    pub lesson: &'a Lesson,
    /// The number of the step that is looked at, from 0.
    pub at: usize,
    /// It lies behind the player.
    pub looks_back: bool,
    /// The mistake, by its id.
    pub wrong: Option<&'a str>,
}

/// Requests of the slip.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LessonWish {
    Back,
    /// The step after it, where one has looked back.
    Forth,
    /// The next step, where nothing is to be done.
    GoOn,
    /// It is to be done once.
    Show,
    /// Takes the mistake back.
    TakeBack,
    /// No more of it.
    Skip,
}

/// The slip is this wide.
const WIDTH: f32 = 344.0;

/// The slip's place: the first that nothing else needs.
fn place(context: &Context, id: Id) -> Rect {
    let window = context.viewport_rect();
    let size = AreaState::load(context, id).and_then(|state| state.size).unwrap_or(vec2(WIDTH, 150.0));
    let (top, bottom) = (window.top() + below(context), window.bottom() - above(context));
    let left = window.left() + 8.0;
    let at = |x: f32, y: f32| Rect::from_min_size(pos2(x, y), size);
    let middle = window.center().x - size.x / 2.0;
    let places = [at(left, top), at(left + 336.0, top), at(middle, bottom - size.y), at(left, bottom - size.y)];
    free(window, &taken(context, id), places).unwrap_or(at(left, top))
}

/// Draws the slip.
pub fn lesson_slip(context: &Context, sheet: &LessonSheet) -> Option<LessonWish> {
    let id = Id::new("lesson");
    show_at_once(context, id);
    let place = place(context, id);
    Area::new(id)
        .order(Order::Foreground)
        .fixed_pos(place.min)
        .movable(false)
        .fade_in(false)
        .show(context, |ui| {
            ui.set_max_width(WIDTH.min(context.viewport_rect().width() - 16.0).max(1.0));
            let under = ui.painter().add(Shape::Noop);
            let inside = Frame::NONE.inner_margin(vec2(14.0, 8.0)).show(ui, |ui| lesson_ui(ui, sheet));
            ui.painter().set(under, slip(inside.response.rect, &Colours::of(ui.ctx())));
            inside.inner
        })
        .inner
}

/// Draws the slip's content.
pub fn lesson_ui(ui: &mut Ui, sheet: &LessonSheet) -> Option<LessonWish> {
    let step = sheet.lesson.steps.get(sheet.at)?;
    let (speech, colours) = (sheet.speech, Colours::of(ui.ctx()));
    ui.set_min_width(ui.available_width());
    ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
    caption(ui, &speech.say(key::TutorStep { step: sheet.at + 1, of: sheet.lesson.steps.len() }));
    let said = speech.say(names::lesson_step(&sheet.lesson.id, &step.id));
    ui.add(Label::new(RichText::new(said).color(colours.ink)).wrap());
    if let Some(wrong) = sheet.wrong {
        remark(ui, &speech.say(names::lesson_mistake(&sheet.lesson.id, &step.id, wrong)));
    }
    buttons(ui, sheet, step)
}

fn buttons(ui: &mut Ui, sheet: &LessonSheet, step: &LessonStep) -> Option<LessonWish> {
    let waits = !sheet.looks_back && step.until.is_empty();
    let all = [
        (key::TUTOR_TAKE_BACK, "take-back", LessonWish::TakeBack, sheet.wrong.is_some()),
        (key::TUTOR_GO_ON, "go-on", LessonWish::GoOn, waits),
        (key::TUTOR_FORTH, "forth", LessonWish::Forth, sheet.looks_back),
        (key::TUTOR_BACK, "step-back", LessonWish::Back, sheet.at > 0),
        (key::TUTOR_SHOW, "show-me", LessonWish::Show, !sheet.looks_back && !step.show.is_empty()),
        (key::TUTOR_SKIP, "skip", LessonWish::Skip, true),
    ];
    let mut wish = None;
    ui.horizontal_wrapped(|ui| {
        for (words, name, asked, _) in all.into_iter().filter(|(.., offered)| *offered) {
            let chosen = matches!(asked, LessonWish::TakeBack | LessonWish::GoOn | LessonWish::Forth);
            let response = offer(ui, &sheet.speech.say(words), OfferState { chosen, ..OfferState::default() });
            landmark(&response, format!("tutor:{name}"));
            if pressed(&response) {
                wish = Some(asked);
            }
        }
    });
    wish
}

fn show(
    mut contexts: EguiContexts,
    (speech, hands, readings): (Res<Speech>, Res<Hands>, Res<Readings>),
    mut tutor: ResMut<Tutor>,
) -> Result {
    let (Some(step), Some((lesson, at))) = (tutor.step(), tutor.taught()) else { return Ok(()) };
    let wrong = tutor.wrong();
    let sheet = LessonSheet {
        speech: &speech,
        lesson,
        at,
        looks_back: tutor.looks_back(),
        wrong: wrong.map(|wrong| wrong.id.as_str()),
    };
    let context = contexts.ctx_mut()?;
    if hands.begun(Action::TakeUpCard) {
        // With no card there the next Tab stop is on the slip.
        context.memory_mut(|memory| memory.move_focus(bevy_egui::egui::FocusDirection::Next));
    }
    let Some(wish) = lesson_slip(context, &sheet) else { return Ok(()) };
    let there = |name: &str| landmarks::find(context, name).is_some();
    let (shown, back) =
        (shown(&step.show, &readings, there), wrong.map(|wrong| wrong.back.clone()).unwrap_or_default());
    match wish {
        LessonWish::Back => tutor.leaf(true),
        LessonWish::Forth => tutor.leaf(false),
        LessonWish::GoOn => tutor.go_on(),
        LessonWish::Show => tutor.ask_for(&shown),
        LessonWish::TakeBack => tutor.ask_for(&back),
        LessonWish::Skip => tutor.dismiss(),
    }
    Ok(())
}

/// The name of a lesson for a heading.
#[must_use]
pub fn name_of(lesson: &str) -> Arg {
    Arg::key(names::lesson(lesson))
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.after(PaperSystems).run_if(at_the_table).run_if(curtain::is_up));
}
