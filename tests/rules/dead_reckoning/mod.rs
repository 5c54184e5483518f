//! Battles of Dead Reckoning, rule by rule.

mod abilities;
mod abilities_main;
mod buildings;
mod buying;
mod common;
mod components;
mod crafting;
mod end_phase;
mod influence;
mod kinds;
mod laws;
mod levelling;
mod loading;
mod main_phase;
mod marks;
mod meanwhile;
mod moving;
mod producing;
mod round_the_battle;
mod sails;
mod scene;
mod scoring;
mod secrets;
mod shelf;
mod sinking;
mod tray;
mod upgrades;
mod voyage;
mod whole_games;
mod words;

pub use laws::setups;
