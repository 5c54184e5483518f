//! Papers that lie open at a window.

use std::collections::BTreeSet;

use bevy::prelude::*;

use crate::logbook::chronicle::Limit;
use crate::rules::kernel::Seat;

/// Papers that lie open.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct OpenPapers {
    pub log: bool,
    /// The log says every small matter too.
    pub whole: bool,
    pub books: bool,
    /// The verdict was put aside.
    pub aside: bool,
    /// A player wants to end the battle.
    pub ending: bool,
    /// A player writes down what is to be set right by hand.
    pub ruling: bool,
    /// The notes of this seat lie open, before its own eyes.
    pub notes: Option<Seat>,
    /// Kinds of remarks that are not made on sheets: a player does not want to hear them.
    pub muted: BTreeSet<String>,
    /// The sand-glass was taken up: what stands on the slip beside it.
    pub glass: Option<Limit>,
}
