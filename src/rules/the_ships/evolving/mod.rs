//! How the state changes, by chapters of the rulebook: what is more than a line in `evolve.rs`.

mod advanced;
mod boarding;
mod gunnery;
mod movement;
mod turn;
