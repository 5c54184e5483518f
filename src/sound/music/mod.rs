//! Music made from notes: tunes as data, a reading of their notation, and models of the instruments that play them.
//!
//! A [`Tune`] is a file in `assets/tunes/`; its voices are bars of letters, which [`Score`] reads; [`perform`] plays a
//! score on two channels, the same each time.

mod blown;
mod bowed;
mod drum;
mod instruments;
mod notation;
mod note;
mod perform;
mod plucked;
mod reeds;
mod score;
mod tune;
mod wood;

pub use instruments::sounded;
pub use notation::{Event, NotationFault, WHOLE, bars};
pub use note::Note;
pub use perform::{Performed, perform};
pub use score::{Score, ScoreFault};
pub use tune::{Instrument, Moment, Part, Tune};
