//! Exact odds, for every game: fractions of whole numbers without an upper limit, never floating ones.

mod chance;
mod spread;

pub use chance::Chance;
pub use spread::Spread;
