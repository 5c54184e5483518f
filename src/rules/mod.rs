//! The games themselves: pure functions of orders and answers. No engine, files, clock, chance or text.
#![warn(clippy::indexing_slicing)]

pub mod dead_reckoning;
pub mod geometry;
pub mod kernel;
pub mod merchants_and_marauders;
pub mod odds;
pub mod pirates;
pub mod plane;
pub mod the_ships;
