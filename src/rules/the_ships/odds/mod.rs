//! Exact odds, shown before dice are thrown: every number with the parts it is made of.

mod boarding;
mod crew;
mod dice;
mod gunfire;
mod throws;

pub use boarding::{GrappleOdds, RoundOdds, SideOdds, Strikes, grapple, melee_round};
pub use crew::{CrewOdds, FireOdds, SteadinessOdds, after_losses, fire_fighting, steadiness};
pub use gunfire::{Laid, MusketOdds, Shield, VolleyOdds, muskets, volley, volley_laid};
pub use throws::{Mishap, Prospect, of_throw};
