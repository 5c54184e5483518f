//! The Ships, rule by rule.

mod boarding;
mod collisions;
mod fire_and_panic;
mod gunnery;
mod laws;
mod losses;
mod movement;
mod odds;
mod scene;
mod turn;
mod victory;
