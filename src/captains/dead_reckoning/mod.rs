//! Bots for the battles of Dead Reckoning, the odds of the tray they throw into, and whole battles between them.

pub mod battle;
pub mod cubes;
pub mod random;
pub mod skipper;
pub mod steady;
