//! Applies happenings, a file a chapter.

mod advancements;
mod battle;
mod cubes;
mod end;
mod islands;
mod marks;
mod outcome;
mod sailing;
mod sailors;
mod setting_out;
mod stowing;
mod turns;
mod umpire;
