//! How happenings come true, by the chapter they belong to; the list of all of them is in `evolve.rs`.

mod advancements;
mod battle;
mod end;
mod islands;
mod set_right;
mod ship;
