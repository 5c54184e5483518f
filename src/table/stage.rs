//! The screen that is up, the menu over it, the seat it is for, and the scenario that is set out.

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
    /// Seats, players and their choices.
    Outfitting,
    /// The lessons of the course.
    Course,
    Table,
}

/// The menu over the screen; `None` leaves the table to the players.
#[derive(States, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Menu {
    /// Nothing: hands on the table.
    #[default]
    None,
    Settings,
    /// The game stands still.
    Pause,
    Help,
    Credits,
    DiceBook,
    /// Captains' records.
    Record,
    /// The rules, by their numbers.
    RuleBook,
    Saves,
    /// Battles that can be gone on with.
    UnderWay,
}

/// The screen that is up while no menu lies over it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Uncovered(pub Screen);

impl ComputedStates for Uncovered {
    type SourceStates = (Screen, Menu);

    fn compute((screen, menu): (Screen, Menu)) -> Option<Self> {
        (menu == Menu::None).then_some(Self(screen))
    }
}

/// Do the players sit at the table, with nothing lying over it?
pub fn at_the_table(uncovered: Option<Res<State<Uncovered>>>) -> bool {
    uncovered.is_some_and(|uncovered| *uncovered.get() == Uncovered(Screen::Table))
}

/// The screen is for the eyes of this chair.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Seated(pub Chair);

/// The scenario that lies on the table, by id; none has the empty one. Change it and the table is set out afresh.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct SetOut(pub String);

/// The eye through which the players see the table: the camera carries it, and the panels are drawn on it.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct TableEye;

/// Pictures follow each other in a window; without one each picture has time for samples.
#[derive(Resource, Clone, Copy, Debug)]
pub struct InAWindow;

/// Requests for the next picture. Pacing makes one after input, after a change and while something moves; a system
/// makes one by itself if only it knows of the need.
#[derive(Resource, Clone, Copy, Default, Debug)]
pub struct Redraw {
    asked: bool,
    before: bool,
}

impl Redraw {
    /// Something moved: draw the next picture too.
    pub const fn ask(&mut self) {
        self.asked = true;
    }

    /// Is the next picture asked for?
    #[must_use]
    pub const fn is_asked(self) -> bool {
        self.asked
    }

    /// Was it asked for in this picture, or this one in the one before?
    #[must_use]
    pub const fn goes_on(self) -> bool {
        self.asked || self.before
    }

    /// Another picture begins.
    pub(super) const fn turn_the_page(&mut self) {
        *self = Self { asked: false, before: self.asked };
    }
}

/// A saved battle named on the command line skips the title, and so does the second window. Such a battle
/// is opened by its game.
fn open_what_was_asked_for(mut commands: Commands, launch: Res<Launch>, mut next: ResMut<NextState<Screen>>) {
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
        .add_computed_state::<Uncovered>()
        .init_resource::<Seated>()
        .init_resource::<Redraw>()
        .init_resource::<SetOut>()
        .add_systems(Startup, open_what_was_asked_for)
        .add_message::<MatchOpened>()
        .add_systems(Update, to_the_table.after(PlaySystems::Begin));
}
