//! Applies happenings, a file a chapter.

mod advanced;
mod boarding;
mod end;
mod gunnery;
mod losses;
mod movement;
mod setting_out;
mod turns;
mod umpire;
