//! Begins a lesson: with its battle, or with the table alone.

use bevy::prelude::*;

use super::tutor::{Expected, Tutor};
use crate::games::entry::Entries;
use crate::games::outfitting::{BeginAtOnce, Chosen};
use crate::play::begin::LeaveMatch;
use crate::play::on_the_table::OnTheTable;
use crate::table::shelf::Shelf;
use crate::table::stage::Screen;

/// Begin this lesson.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct BeginLesson(pub String);

fn begin(
    mut asked: MessageReader<BeginLesson>,
    (games, shelf): (Res<Entries>, Res<Shelf>),
    mut chosen: ResMut<Chosen>,
    mut at_once: MessageWriter<BeginAtOnce>,
    mut leave: MessageWriter<LeaveMatch>,
    mut waiting: ResMut<Waiting>,
    mut expected: ResMut<Expected>,
) {
    let Some(BeginLesson(id)) = asked.read().last() else { return };
    let Some(lesson) = shelf.0.lessons().lessons.get(id) else { return };
    expected.0 = Some(id.clone());
    match &lesson.battle {
        Some(battle) => {
            let Some(game) = games.named(&battle.game) else { return };
            chosen.0 = Some((game.id, battle.id.clone()));
            at_once.write(BeginAtOnce { lesson: true });
        }
        None => {
            leave.write(LeaveMatch);
            waiting.0 = Some(id.clone());
        }
    }
}

/// A lesson on the bare table that waits until it is cleared.
#[derive(Resource, Default)]
struct Waiting(Option<String>);

fn sit_down_at_the_bare_table(
    mut waiting: ResMut<Waiting>,
    on: Res<OnTheTable>,
    shelf: Res<Shelf>,
    mut tutor: ResMut<Tutor>,
    screen: Res<State<Screen>>,
    mut next: ResMut<NextState<Screen>>,
) {
    if waiting.0.is_none() || on.0.is_some() {
        return;
    }
    if *screen.get() != Screen::Table {
        next.set(Screen::Table);
        return;
    }
    let lesson = waiting.0.take().and_then(|id| shelf.0.lessons().lessons.get(&id).cloned());
    if let Some(lesson) = lesson {
        tutor.teach(lesson);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Waiting>()
        .add_message::<BeginLesson>()
        .add_systems(Update, (begin, sit_down_at_the_bare_table.run_if(not(on_message::<BeginLesson>))).chain());
}
