//! The Ships: the rules, numbered as in the specification (`TS-…`).

// What data files describe.
pub mod chart;
pub mod gunnery_table;
pub mod scenario;
pub mod ship_card;
pub mod tile;
pub mod victory;
