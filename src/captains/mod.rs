//! Bots: captains who see one seat's view and send ordinary orders. No engine.

pub mod battle;
pub mod captain;
pub mod dead_reckoning;
pub mod random;
pub mod seeds;
