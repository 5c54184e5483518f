//! Bots: captains who see one seat’s view and send ordinary orders. No engine.

pub mod battle;
pub mod captain;
pub mod dead_reckoning;
pub mod seeds;

// Who there is.
pub mod foresight;
pub mod mate;
pub mod random;

// What they think with.
mod answers;
mod appraisal;
mod ghosts;
mod goals;
mod outfit;
mod passage;
mod patience;
mod plans;
mod reckoning;
mod suppositions;
mod voyage;
mod worth;
