//! The steps of a battle, a file each (DR-18.8).

pub mod abilities;
pub mod aftermath;
mod battle;
pub mod commit;
pub mod declare;
pub mod drop;

pub use battle::BATTLE;
