//! The games of this program, and their data files on the shelf: ships, tiles, gunnery tables, scenarios.

use std::sync::Arc;

use bevy::prelude::*;

use crate::headless::Games;
use crate::logbook::data::Library;

/// The games of this program, as they are played without a table.
#[derive(Resource, Clone, Copy)]
pub struct GamesHere(pub Games);

/// Everything the players can set out, built-in and their own.
#[derive(Resource, Clone)]
pub struct Shelf(pub Arc<Library>);
