//! The game on the table: it holds one match, of any game that can be played here.

use std::path::Path;

use bevy::prelude::*;

use super::at_table::AtTable;
use super::current_match::CurrentMatch;
use crate::logbook::{chronicle, files};
use crate::rules::kernel::{GameId, Ruleset};

/// The game of the match; none while there is no match. Systems of other games leave the table alone.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct OnTheTable(pub Option<GameId>);

/// Every game that can be played here, in the order in which they were laid out.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct Games(Vec<GameId>);

impl Games {
    /// Is there a game of this name?
    #[must_use]
    pub fn knows(&self, name: &str) -> bool {
        self.0.iter().any(|game| game.0 == name)
    }

    /// Is a saved match this game's to read? An unreadable file is reported by the first game of the list.
    #[must_use]
    pub fn reads<G: Ruleset>(&self, path: &Path) -> bool {
        let text = files::read(path, files::LARGEST).ok().and_then(|bytes| String::from_utf8(bytes).ok());
        let of = text.and_then(|text| chronicle::game_of(&text).ok());
        match of.filter(|of| self.0.iter().any(|game| game.0 == of)) {
            Some(of) => of == G::GAME.0,
            None => self.0.first().is_none_or(|first| *first == G::GAME),
        }
    }
}

/// Is the match of this game on, or none at all? Then this game keeps the parts that all games share.
pub fn has_the_table<G: AtTable>(on: Res<OnTheTable>) -> bool {
    on.0.is_none_or(|game| game == G::GAME)
}

/// A match of this game begins or is loaded.
#[derive(Event, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TakesTheTable(pub GameId);

/// A table holds one match, so that of another game makes room.
fn make_room<G: AtTable>(taken: On<TakesTheTable>, mut commands: Commands, mut on: ResMut<OnTheTable>) {
    if taken.0 == G::GAME {
        on.set_if_neq(OnTheTable(Some(G::GAME)));
    } else {
        commands.remove_resource::<CurrentMatch<G>>();
    }
}

pub(super) fn of_game<G: AtTable>(app: &mut App) {
    app.init_resource::<OnTheTable>().add_observer(make_room::<G>);
    app.init_resource::<Games>().world_mut().resource_mut::<Games>().0.push(G::GAME);
}
