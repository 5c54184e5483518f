//! Which screen is up, what lies over it, whose eyes it is for, and which scenario is set out.

use bevy::prelude::*;

use super::chairs::Chair;
use super::launch::Launch;
use crate::play::frame::PlaySystems;
use crate::play::saves::{LoadMatch, MatchOpened};

/// The screens, one at a time.
#[derive(States, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Screen {
    /// The title, with the table turning slowly behind it.
    #[default]
    Title,
    /// Choose a game and a scenario.
    Chooser,
    /// Who sits where, with what.
    Outfitting,
    /// The lessons of the course.
    Course,
    /// At the table.
    Table,
}

/// The menu over the screen; `None` leaves the table to the players.
#[derive(States, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Menu {
    /// Nothing: hands on the table.
    #[default]
    None,
    /// Settings.
    Settings,
    /// The game stands still.
    Pause,
    /// Keys and buttons.
    Help,
    /// Who made what.
    Credits,
    /// What the dice have shown.
    DiceBook,
    /// What captains have done.
    Record,
    /// The rules, by their numbers.
    RuleBook,
    /// Saved battles.
    Saves,
    /// Battles that can be gone on with.
    UnderWay,
}

/// Whose eyes the screen is for.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Seated(pub Chair);

/// The scenario that lies on the table, by id; none has the empty one. Change it and the table is set out afresh.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct SetOut(pub String);

/// The eye through which the players see the table: the camera carries it, and the panels are drawn on it.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct TableEye;

/// Pictures follow each other in a window; those that are taken by themselves have time for samples.
#[derive(Resource, Clone, Copy, Debug)]
pub struct InAWindow;

/// Set while something on the table moves by itself and wants to be drawn; cleared every frame.
#[derive(Resource, Clone, Copy, Default, Debug)]
pub struct Redraw(pub bool);

impl Redraw {
    /// Something moved: draw the next frame too.
    pub fn ask(&mut self) {
        self.0 = true;
    }
}

/// A saved battle named on the command line skips the title, and so does the second window. Such a battle
/// is opened by its game.
fn open_what_was_asked_for(mut commands: Commands, launch: Option<Res<Launch>>, mut next: ResMut<NextState<Screen>>) {
    let Some(launch) = launch else { return };
    if launch.beside {
        next.set(Screen::Table);
    } else if let Some(file) = &launch.load {
        commands.write_message(LoadMatch(file.clone()));
    }
}

/// A saved battle that cannot be read leaves the title standing.
fn to_the_table(mut opened: MessageReader<MatchOpened>, mut next: ResMut<NextState<Screen>>) {
    if opened.read().count() > 0 {
        next.set(Screen::Table);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .init_state::<Menu>()
        .init_resource::<Seated>()
        .init_resource::<Redraw>()
        .init_resource::<SetOut>()
        .add_systems(Startup, open_what_was_asked_for)
        .add_message::<MatchOpened>()
        .add_systems(Update, to_the_table.after(PlaySystems::Begin));
}
