//! Hexes and the compass, in whole numbers.
