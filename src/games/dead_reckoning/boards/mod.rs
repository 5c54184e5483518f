//! The boards before each chair: ship board, dock, chest, cubes, and the cards of a player.

pub mod cups;
pub mod lay;
pub mod places;
mod tales;
