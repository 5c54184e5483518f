//! The geometry of free sailing: two rulers, hulls, shapes, lines of fire (PC-18). It knows no game and no floating point.
//!
//! Kept numbers are whole hundredths (`kept`). Numbers computed between are in ten-thousandths of a millimetre (`fine`)
//! and are compared in whole thousandths, so that no decision hangs on a machine (PC-18.26).

mod bare;
mod clearing;
mod convex;
mod fine;
mod hull;
mod kept;
mod placing;
mod polar;
mod rulers;
mod sail;
mod shape;
mod sight;
mod sum;

pub use clearing::{Shift, Unclear, beyond, clear, too_short};
pub use hull::{Body, Hull, on_table};
pub use kept::{Heading, Mm, Pose, Spot};
pub use placing::{
    disc_outside, fog_direction, fog_exit, fort_slots, fort_stands, free_heading, outside, overlapped, tow,
};
pub use polar::{away, direction};
pub use rulers::Rulers;
pub use sail::{Passage, Piece, Side, Stop, Table, Waters, sail, touching};
pub use shape::Shape;
pub use sight::{Bar, Sight, sight};
pub use sum::{dist, meets, overlap, touch, within};
