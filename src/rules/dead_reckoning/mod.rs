//! Dead Reckoning, published in Russian as «Легенды морей»: the battles. Numbers are those of the specification (DR-18 to DR-23).

pub mod cards;
pub mod check;
pub mod colours;
mod cubes;
pub mod drawing;
pub mod duel;
pub mod evolve;
pub mod game;
pub mod goods;
pub mod happenings;
pub mod island;
pub mod legal;
mod marks;
pub mod orders;
mod phases;
pub mod refusals;
pub mod ruleset;
pub mod setup;
mod sinking;
pub mod state;
mod stowing;
mod tower;
pub mod tray;
mod upgrades;
pub mod view;
pub mod wants;
