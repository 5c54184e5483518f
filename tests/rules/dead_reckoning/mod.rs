//! Battles of Dead Reckoning, rule by rule.

mod abilities;
mod abilities_main;
mod at_the_table;
mod buildings;
mod buying;
mod common;
mod components;
mod conserved;
mod copying;
mod crafting;
mod end_phase;
mod influence;
mod kinds;
mod last_turns;
mod laws;
mod levelling;
mod loading;
mod main_phase;
mod marks;
mod meanwhile;
mod moving;
mod naming;
#[cfg(feature = "cli")]
mod played;
mod producing;
#[cfg(feature = "cli")]
mod refused;
mod round_the_battle;
mod sails;
mod scene;
mod scoring;
mod secrets;
mod shelf;
mod sinking;
mod tables;
mod tie_break;
mod tray;
mod umpire;
mod upgrades;
mod voyage;
mod whole_games;
mod words;

pub use laws::setups;
