//! Saves: after every answer by itself, and under a name when somebody asks for it.

use std::path::PathBuf;

use bevy::prelude::*;

use super::at_table::AtTable;

/// Save the match under this name.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct SaveMatch {
    /// As the player typed it.
    pub name: String,
}

/// Go on with the match in this file.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct LoadMatch(pub PathBuf);

/// Where saves lie; without it nothing is saved.
#[derive(Resource, Clone, PartialEq, Eq, Debug)]
pub struct SaveFolder(pub PathBuf);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<SaveMatch>().add_message::<LoadMatch>();
}

pub(super) fn of_game<G: AtTable>(_: &mut App) {}
