//! How the state changes, by chapters: every fact of each.

mod advanced;
mod boarding;
mod end;
mod gunnery;
mod losses;
mod movement;
mod setting_out;
mod turns;
mod umpire;
