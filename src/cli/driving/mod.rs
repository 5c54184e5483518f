//! The app without a window: pictures, and hands that work it like a player's.

mod acts;
pub mod driver;
pub mod fingers;
pub mod labels;
pub mod off_screen;
pub mod rest;
pub mod standing;
pub mod steps;
pub mod views;
