//! Hull lines and rig, lofted into glTF. Knows no engine; `build.rs` compiles this folder too.
//!
//! A ship is data (`assets/ships/lines/*.ron`, read as [`lines::ShipLines`]); [`check`] says what is impossible about
//! it, [`build`] turns it into a `.glb` in one of three levels of [`Detail`]. [`furnishings`] are what lies on the table.

pub mod lines;

mod arms;
mod bands;
mod bow;
mod build;
mod curve;
mod deckwork;
mod fault;
mod flags;
mod furnishings;
mod gallery;
mod glb;
mod guns;
mod hull;
mod paint;
mod rigging;
mod sails;
mod scene;
mod shade;
mod sheet;
mod shell;
mod solids;
mod spars;
mod stern;
mod tower;
mod upperworks;
mod vector;

pub use build::{Detail, build};
pub use fault::{LinesFault, check};
pub use furnishings::furnishings;
pub use shell::{Shell, loft};
