//! The Ships: the rules, numbered as in the specification (`TS-…`).

// Data files describe these.
pub mod chart;
pub mod gunnery_table;
pub mod scenario;
pub mod ship_card;
pub mod tile;
pub mod victory;

// A battle, and its beginning.
pub mod articles;
pub mod by;
pub mod guns;
pub mod imagined;
pub mod numbers;
pub mod place;
pub mod position;
pub mod setup;
pub mod ship;
pub mod ship_id;
pub mod state;
pub mod view;

// Orders, happenings, questions, refusals.
pub mod amendments;
pub mod check;
pub mod counsel;
pub mod deployment;
mod evolve;
mod evolving;
pub mod fitting;
pub mod fleets;
pub mod game;
pub mod happenings;
pub mod in_force;
pub mod legal;
pub mod orders;
pub mod refusals;
mod ruleset;
mod set_right;
pub mod told;
pub mod umpire;
pub mod wants;

// The chapters of the rulebook.
pub mod aftermath;
pub mod boarding;
pub mod collisions;
pub mod course;
mod deck;
pub mod edge;
pub mod ending;
pub mod fire_window;
pub mod fireship;
pub mod gunnery;
pub mod landing;
pub mod losses;
pub mod melee;
pub mod movement;
pub mod musketry;
pub mod odds;
pub mod officers;
pub mod phases;
pub mod pivots;
pub mod plot;
pub mod points;
pub mod sailing;
