//! Hexes and the compass, in whole numbers.

pub mod base;
pub mod compass;
pub mod cones;
pub mod hex;
pub mod sight;
