//! Order cards and gun cards beside the ship boards: which lie there, how, and what is printed on them.

pub mod lying;
pub mod prints;
