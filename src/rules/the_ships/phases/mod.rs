//! The phases of a battle, one pure function each.

pub mod dawn;
pub mod execution;
pub mod fitting_out;
pub mod marks;
pub mod orders;
pub mod placing;
pub mod steadiness;
pub mod tokens;
mod turn;
pub mod weather;

pub use turn::TURN;
