//! Hull lines and rig, lofted into glTF. Knows no engine; `build.rs` compiles this folder too.
//!
//! A ship is data (`assets/ships/lines/*.ron`, read as [`lines::ShipLines`]); [`check`] reports its impossible parts, [`build`] turns it into a `.glb` in one of three levels of [`Detail`]. [`furnishings`] are the other things on the table.
//!
//! The nodes of a model, the same at every level: `ship` over the base at the waterline; `mast_<m>` with `top_<m>`,
//! `topmast_<m>`, `pole_<m>`, `flag_<m>` and `yard_<sail>`, whose children `sail_<sail>_full`, `_battle` and `_furled`
//! each hold the spar and the cloth (one is to be shown; rests with the yards squared, all three visible);
//! `port_<side>_<n>`, a bare hinge with `lid_<side>_<n>` (turned open; no turn is closed) and `gun_<side>_<n>` (run
//! out); `lantern_<n>` with `light_<n>`; `flag_ensign` and the other flags streaming aft; `rig_standing` and
//! `rig_running` with a child a mast; `castle_<id>`, `gallery_<n>`, `hull`, `hull_stern`, `decks`, `deckwork`,
//! `box_<side>_<n>`, bare, turned as her side looks there; `port_frames`, `beak`, `anchors`, `rudder`, `eye_captain`.

pub mod lines;
pub mod vessels;

mod arms;
mod bands;
mod bow;
mod boxes;
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
mod shell;
mod slip;
mod solids;
mod spars;
mod stern;
mod tower;
mod tray;
mod triangle_mesh;
mod upperworks;
mod vector;

pub use build::{Detail, build};
pub use fault::{LinesFault, check};
pub use furnishings::furnishings;
pub use shell::{Shell, loft};
