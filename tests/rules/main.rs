//! Tests that need no engine.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test that fails should say where")]

mod account;
mod architecture;
mod book;
mod bots;
mod chapters;
mod circles;
mod coverage;
mod data;
#[cfg(feature = "cli")]
mod data_check;
mod dead_reckoning;
#[cfg(feature = "physics")]
mod dice;
#[cfg(feature = "cli")]
mod edges;
#[cfg(feature = "cli")]
mod fuzz;
mod geometry;
mod golden;
mod kernel;
mod keyed;
mod laid_out;
mod lessons;
mod merchants_and_marauders;
mod music;
#[cfg(feature = "cli")]
mod mutations;
mod packages;
mod pairs;
mod phases;
mod piles;
mod pirates;
#[cfg(feature = "cli")]
mod record;
mod saves;
mod scripts;
mod shipwright;
mod shown;
mod skies;
mod sound;
mod spoiled;
mod the_ships;
#[path = "../toy/mod.rs"]
mod toy;
#[path = "../toy/headless.rs"]
mod toy_game;
mod toy_laws;
mod toy_scripts;
mod who_looks;
mod wording;
#[cfg(feature = "cli")]
mod worked;
mod written;
