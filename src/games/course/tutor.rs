//! The tutor: the lesson, its progress, the mistake, and its end.

use std::collections::VecDeque;

use bevy::prelude::*;

use super::passes::Passes;
use super::readings::{ReadSystems, Readings};
use crate::logbook::data::lessons::{Lesson, LessonStep, Mistake, Stroke};
use crate::play::begin::TableCleared;
use crate::play::belongings::belongs;
use crate::play::fork::Taught;
use crate::table::camera::eyes::{ByHand, Eyes};
use crate::table::pacing::{redraw_on, redraw_while};
use crate::table::shelf::Shelf;
use crate::table::stage::{Screen, Seated};

/// The lesson that was chosen at the title: until it is left, it is taught in any battle that it names.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct Expected(pub(super) Option<String>);

/// The tutor comes, and follows; systems that speak only while no lesson is taught run after it.
#[derive(SystemSet, Clone, PartialEq, Eq, Hash, Debug)]
pub struct TutorSystems;

/// The end of a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ended {
    /// The task is done.
    Passed,
    /// The battle was over before.
    NotYet,
}

/// A lesson that is taught.
#[derive(Clone, PartialEq, Debug)]
struct Lecture {
    lesson: Lesson,
    /// The step that is taught.
    at: usize,
    /// An earlier one that is looked at again.
    back: Option<usize>,
    /// The player has said to go on.
    heard: bool,
    /// The mistake, by its place in the step.
    wrong: Option<usize>,
    ended: Option<Ended>,
    /// The page at the end was put aside.
    aside: bool,
    /// Movements of the eye by hand when the step began.
    since: Option<ByHand>,
}

/// The tutor. It teaches only where one person plays, and not after it was sent away.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Tutor {
    lecture: Option<Lecture>,
    played: Option<String>,
    alone: bool,
    /// It has come to the table for this match, or stayed away.
    met: Option<String>,
    /// Strokes that are still to be done for the player, one after the other.
    pub(super) strokes: VecDeque<Stroke>,
}

impl Tutor {
    /// Teaches this from its beginning.
    pub(super) fn teach(&mut self, lesson: Lesson) {
        let lecture =
            Lecture { lesson, at: 0, back: None, heard: false, wrong: None, ended: None, aside: false, since: None };
        self.lecture = Some(lecture);
        self.strokes.clear();
    }

    /// The match at this desk, by one person or several.
    #[must_use]
    pub fn played(&self) -> Option<&str> {
        self.played.as_deref()
    }

    /// One person plays it.
    #[must_use]
    pub const fn is_alone(&self) -> bool {
        self.alone
    }

    /// Something else is played at this desk, or by others.
    pub(super) fn play(&mut self, title: Option<String>, alone: bool) {
        (self.played, self.alone) = (title, alone);
    }

    /// The lesson that is taught, and which of its steps is looked at.
    #[must_use]
    pub fn taught(&self) -> Option<(&Lesson, usize)> {
        let lecture = self.lecture.as_ref()?;
        Some((&lecture.lesson, lecture.back.unwrap_or(lecture.at).min(lecture.lesson.steps.len().saturating_sub(1))))
    }

    /// The step that is looked at, while the lesson goes on.
    #[must_use]
    pub fn step(&self) -> Option<&LessonStep> {
        let lecture = self.lecture.as_ref().filter(|lecture| lecture.ended.is_none())?;
        lecture.lesson.steps.get(lecture.back.unwrap_or(lecture.at))
    }

    /// An earlier step is looked at again.
    #[must_use]
    pub fn looks_back(&self) -> bool {
        self.lecture.as_ref().is_some_and(|lecture| lecture.back.is_some())
    }

    /// The mistake.
    #[must_use]
    pub fn wrong(&self) -> Option<&Mistake> {
        let lecture = self.lecture.as_ref().filter(|lecture| lecture.back.is_none())?;
        self.step()?.mistakes.get(lecture.wrong?)
    }

    /// The result of the lesson; none while it goes on, or once its last page was put aside.
    #[must_use]
    pub fn ended(&self) -> Option<Ended> {
        self.lecture.as_ref().filter(|lecture| !lecture.aside)?.ended
    }

    /// Movements of the eye by hand when the step began.
    #[must_use]
    pub(super) fn since(&self) -> Option<ByHand> {
        self.lecture.as_ref()?.since
    }

    /// A step back, or forth again.
    pub(super) fn leaf(&mut self, back: bool) {
        let Some(lecture) = &mut self.lecture else { return };
        let here = lecture.back.unwrap_or(lecture.at);
        let there = if back { here.saturating_sub(1) } else { here + 1 };
        lecture.back = (there < lecture.at).then_some(there);
    }

    /// Heard: the next step, where nothing is to be done in this one.
    pub(super) fn go_on(&mut self) {
        if let Some(lecture) = &mut self.lecture {
            lecture.heard = true;
        }
    }

    /// Sent away until something else is played.
    pub(super) fn dismiss(&mut self) {
        self.lecture = None;
        self.strokes.clear();
    }

    /// The last page is put aside.
    pub(super) fn put_aside(&mut self) {
        if let Some(lecture) = &mut self.lecture {
            lecture.aside = true;
        }
    }

    /// Something is still being done for the player.
    #[must_use]
    pub fn is_showing(&self) -> bool {
        !self.strokes.is_empty()
    }

    /// These are to be done for the player.
    pub(super) fn ask_for(&mut self, strokes: &[Stroke]) {
        self.strokes.extend(strokes.iter().cloned());
    }
}

impl Lecture {
    /// Goes on as far as the readings allow; true if another step has begun.
    fn follow(&mut self, readings: &Readings) -> bool {
        let before = self.at;
        while let Some(step) = self.lesson.steps.get(self.at) {
            let moot = !step.moot.is_empty() && readings.fulfil(&step.moot);
            let done = if step.until.is_empty() { self.heard } else { readings.fulfil(&step.until) };
            if !moot && !done {
                break;
            }
            self.at += 1;
            self.heard = false;
        }
        let step = self.lesson.steps.get(self.at);
        self.wrong = step.and_then(|step| step.mistakes.iter().position(|mistake| readings.fulfil(&mistake.when)));
        self.at != before
    }

    /// The end, if it has come. The last step's throws and shows come first: nobody is praised over dice in the hand.
    fn end(&self, readings: &Readings) -> Option<Ended> {
        if self.at < self.lesson.steps.len() {
            return (readings.of("over") == Some(&true.into())).then_some(Ended::NotYet);
        }
        let under_way = ["throw", "waits", "nothing"].map(Some).contains(&readings.word("asked"));
        (!under_way).then_some(Ended::Passed)
    }
}

/// The tutor of the present match comes without being asked.
fn come_to_the_table(mut tutor: ResMut<Tutor>, expected: Res<Expected>, shelf: Res<Shelf>) {
    let played = tutor.played.clone().filter(|_| tutor.alone);
    if tutor.met == played {
        return;
    }
    tutor.met.clone_from(&played);
    let lessons = shelf.0.lessons();
    let asked_for = expected.0.as_ref().and_then(|id| lessons.lessons.get(id));
    let plays = |lesson: &&Lesson, played: &str| lesson.battle.as_ref().is_some_and(|battle| battle.id == played);
    let lesson = played.as_deref().and_then(|played| asked_for.filter(|own| plays(own, played)).or(lessons.of(played)));
    let lesson = lesson.cloned();
    match lesson {
        Some(lesson) => tutor.teach(lesson),
        None if played.is_some() => tutor.dismiss(),
        None => {}
    }
}

fn follow(
    mut tutor: ResMut<Tutor>,
    mut readings: ResMut<Readings>,
    mut passes: ResMut<Passes>,
    (eyes, seated): (Res<Eyes>, Res<Seated>),
) {
    let now = &mut *tutor.bypass_change_detection();
    let Some(lecture) = &mut now.lecture else { return };
    if lecture.ended.is_some() || lecture.back.is_some() {
        return;
    }
    let wrong = lecture.wrong;
    let moved = lecture.follow(&readings);
    if moved || lecture.since.is_none() {
        lecture.since = Some(eyes.of(seated.0).by_hand());
        readings.begin_anew();
    }
    lecture.ended = lecture.end(&readings);
    if lecture.ended == Some(Ended::Passed) {
        passes.pass(&lecture.lesson.id);
    }
    if moved || wrong != lecture.wrong || lecture.ended.is_some() {
        tutor.set_changed();
    }
}

/// Nothing is tried beside a lesson.
fn say_that_one_is_taught(tutor: Res<Tutor>, mut taught: ResMut<Taught>) {
    taught.set_if_neq(Taught(tutor.taught().is_some()));
}

fn forget(_: On<TableCleared>, mut tutor: ResMut<Tutor>) {
    *tutor = Tutor::default();
}

/// A table without a match is not cleared: leaving it leaves the lesson.
fn leave(mut tutor: ResMut<Tutor>, mut expected: ResMut<Expected>) {
    *tutor = Tutor::default();
    expected.0 = None;
}

pub(super) fn plugin(app: &mut App) {
    redraw_on::<Tutor>(app);
    redraw_while(app, |tutor: Res<Tutor>| tutor.is_showing());
    belongs::<Tutor>(app);
    app.init_resource::<Tutor>()
        .init_resource::<Expected>()
        .add_observer(forget)
        .add_systems(OnExit(Screen::Table), leave)
        .add_systems(
            Update,
            ((come_to_the_table, follow).chain(), say_that_one_is_taught)
                .chain()
                .in_set(TutorSystems)
                .after(ReadSystems),
        );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::logbook::data::lessons::Sign;

    fn signs(words: &[&str]) -> Vec<Sign> {
        words.iter().map(|word| Sign::try_from((*word).to_owned()).expect("a sign")).collect()
    }

    fn lesson() -> Lesson {
        let step = |id: &str, until: &[&str], moot: &[&str]| LessonStep {
            id: id.into(),
            point: Vec::new(),
            until: signs(until),
            moot: signs(moot),
            mistakes: vec![Mistake {
                id: "full".into(),
                when: signs(&["sails = full"]),
                made: Vec::new(),
                back: vec![Stroke::Do("undo".into())],
            }],
            show: Vec::new(),
        };
        let steps = vec![
            step("sails", &["sails = battle"], &["turn >= 2"]),
            step("listen", &[], &["turn >= 2"]),
            step("task", &["marks >= 2"], &[]),
        ];
        Lesson { id: "one".into(), rank: 1, minutes: 5, battle: None, steps }
    }

    #[test]
    fn a_step_waits_for_the_hand_and_what_is_too_late_is_passed_over() {
        let mut tutor = Tutor::default();
        tutor.teach(lesson());
        let mut readings = Readings::default();
        let lecture = tutor.lecture.as_mut().expect("it is taught");
        assert!(!lecture.follow(&readings));
        readings.set("sails", "full");
        assert!(!lecture.follow(&readings));
        assert_eq!(lecture.wrong, Some(0));
        readings.set("sails", "battle");
        assert!(lecture.follow(&readings));
        assert_eq!((lecture.at, lecture.wrong), (1, None));
        lecture.heard = true;
        lecture.follow(&readings);
        assert_eq!(lecture.at, 2);
        lecture.at = 0;
        readings.set("sails", "furled");
        readings.set("turn", 2);
        lecture.follow(&readings);
        assert_eq!(lecture.at, 2, "nobody is asked for what lies behind him");
    }

    #[test]
    fn a_lesson_ends_once_what_it_set_going_is_thrown_and_shown() {
        let mut tutor = Tutor::default();
        tutor.teach(lesson());
        let mut readings = Readings::default();
        let lecture = tutor.lecture.as_mut().expect("it is taught");
        readings.set("over", false);
        assert_eq!(lecture.end(&readings), None, "there is more to do");
        lecture.at = lecture.lesson.steps.len();
        for asked in ["throw", "waits", "nothing"] {
            readings.set("asked", asked);
            assert_eq!(lecture.end(&readings), None, "{asked}");
        }
        for asked in ["orders", "choose", "over"] {
            readings.set("asked", asked);
            assert_eq!(lecture.end(&readings), Some(Ended::Passed), "{asked}");
        }
        assert_eq!(lecture.end(&Readings::default()), Some(Ended::Passed), "at a table without a match");
        lecture.at = 0;
        readings.set("over", true);
        assert_eq!(lecture.end(&readings), Some(Ended::NotYet));
    }

    #[test]
    fn one_may_leaf_back_to_the_first_step_and_forth_to_the_last() {
        let mut tutor = Tutor::default();
        tutor.teach(lesson());
        if let Some(lecture) = &mut tutor.lecture {
            lecture.at = 2;
        }
        let id = |tutor: &Tutor| tutor.step().map(|step| step.id.clone());
        for expected in ["listen", "sails", "sails"] {
            tutor.leaf(true);
            assert_eq!(id(&tutor).as_deref(), Some(expected));
        }
        tutor.leaf(false);
        tutor.leaf(false);
        assert_eq!((id(&tutor).as_deref(), tutor.looks_back()), (Some("task"), false));
    }
}
