//! The things on the table of Pirates: the sea with islands and terrain, ships, krakens, forts, the cards before each
//! chair.

mod cards;
mod drafted;
mod land;
mod layout;
pub(super) mod models;
mod pictures;
pub mod places;
mod prints;
mod sea;
mod tales;
pub mod thing;
mod village;
mod waters;
mod workshop;

pub(super) use workshop::{cards as every_card, plugin};
