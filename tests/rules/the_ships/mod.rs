//! The Ships, rule by rule.

mod agreed;
mod balance;
mod boarding;
mod collisions;
mod conventions;
mod examples;
mod fire_and_panic;
mod fireships;
mod gunnery;
mod laws;
mod losses;
mod mistakes;
mod moments;
mod movement;
mod nonsense;
mod odds;
mod perft;
mod prospects;
mod scenarios;
mod scene;
mod seaway;
mod second_edition;
mod since;
mod turn;
mod umpire;
mod victory;
