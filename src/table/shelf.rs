//! The data files on the shelf: ships, tiles, gunnery tables, scenarios.

use std::sync::Arc;

use bevy::prelude::*;

use crate::logbook::data::Library;

/// Everything the players can set out, built-in and their own.
#[derive(Resource, Clone)]
pub struct Shelf(pub Arc<Library>);
