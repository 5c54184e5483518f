//! Which screen is up, what lies over it, whose eyes it is for, and which scenario is set out.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::launch::Launch;
use super::shelf::Shelf;
use crate::play::saves::LoadMatch;

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
    /// At the table.
    Table,
}

/// What lies over the screen; `None` leaves the table to the players.
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
    /// Saved battles.
    Saves,
}

/// The two chairs at the desk.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Seat {
    /// The near chair, south of the board.
    #[default]
    First,
    /// The far chair, north of the board.
    Second,
}

impl Seat {
    /// Both, in order.
    pub const BOTH: [Self; 2] = [Self::First, Self::Second];

    /// The other chair.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}

/// Whose eyes the screen is for.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Seated(pub Seat);

/// The scenario that lies on the table, by id. Change it and the table is set out afresh.
#[derive(Resource, Clone, PartialEq, Eq, Debug)]
pub struct SetOut(pub String);

/// The eye through which the players see the table: the camera carries it, and the panels are drawn on it.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct TableEye;

/// Set while something on the table moves by itself and wants to be drawn; cleared every frame.
#[derive(Resource, Clone, Copy, Default, Debug)]
pub struct Stir(pub bool);

impl Stir {
    /// Something moved: draw the next frame too.
    pub fn up(&mut self) {
        self.0 = true;
    }
}

/// Whoever names a scenario or a saved battle is not shown the title, nor is the second window.
fn open_what_was_asked_for(
    mut commands: Commands,
    launch: Option<Res<Launch>>,
    shelf: Option<Res<Shelf>>,
    mut set_out: ResMut<SetOut>,
    mut next: ResMut<NextState<Screen>>,
) {
    let Some(launch) = launch else { return };
    if launch.beside {
        next.set(Screen::Table);
    } else if let Some(file) = &launch.load {
        commands.write_message(LoadMatch(file.clone()));
        next.set(Screen::Table);
    } else if let Some(scenario) = launch.scenario.clone().filter(|id| is_a_chart(shelf.as_deref(), id)) {
        set_out.set_if_neq(SetOut(scenario));
        next.set(Screen::Table);
    }
}

/// Is it set out on a chart? Battles that are not are begun by whoever knows them.
#[must_use]
pub fn is_a_chart(shelf: Option<&Shelf>, id: &str) -> bool {
    shelf.is_none_or(|shelf| !shelf.0.battles.contains_key(id))
}

pub(super) fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .init_state::<Menu>()
        .init_resource::<Seated>()
        .init_resource::<Stir>()
        .insert_resource(SetOut("gravelines".into()))
        .add_systems(Startup, open_what_was_asked_for);
}
