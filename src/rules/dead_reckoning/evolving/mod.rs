//! How happenings come true, by the chapter they belong to; the list of all of them is in `evolve.rs`.

mod advancements;
mod battle;
mod cards;
mod end;
mod islands;
mod marks;
mod outcome;
mod set_right;
mod ship;
mod stowing;
mod turn;
