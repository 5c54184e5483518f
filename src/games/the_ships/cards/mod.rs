//! Order cards and gun cards beside the ship boards, with their prints.

pub mod lying;
pub mod prints;
