//! The things on the table of Merchants & Marauders: the chart, ships, tokens, cards, and the mats before the chairs.

mod chart;
mod layout;
mod models;
pub mod places;
mod prints;
mod subjects;
mod tales;
pub mod thing;
mod workshop;

pub(super) use chart::colour;
pub(super) use workshop::{cards, plugin};
