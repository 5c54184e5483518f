//! The app without a window: pictures, and hands that work it like a player's.

pub mod off_screen;
pub mod views;
