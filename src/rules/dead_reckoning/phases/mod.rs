//! The parts of a turn and the steps of a battle, a file each (DR-4.15, DR-18.8).

pub mod abilities;
pub mod aftermath;
pub mod commit;
pub mod declare;
pub mod drop;
mod ending;
mod main_phase;
mod reckoning;
mod setting_out;
mod turn;
mod turn_start;

pub use turn::TURN;
