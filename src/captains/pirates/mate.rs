//! The mate: what a plain captain would do with what this seat sees.

use crate::captains::Bot;
use crate::rules::pirates::ids::Name;
use crate::rules::pirates::orders::Order;
use crate::rules::pirates::ruleset::Pirates;
use crate::rules::pirates::view::View;
use crate::rules::pirates::wants::{Choice, Why};
use crate::rules::pirates::words::Flag;

use super::{choices, own_seat, plain};

/// Sees no further than this turn.
pub struct Mate;

impl Bot<Pirates> for Mate {
    fn order(&mut self, view: &View) -> Order {
        let counters = |island: Name| usize::from(view.counters_on(island));
        plain::order(&view.with_blanks(), own_seat(view), &counters)
    }

    fn choose(&mut self, look: &mut dyn FnMut() -> View, options: &[Choice], why: &Why) -> usize {
        let view = look();
        choices::choose(&view.table, view.flag.unwrap_or(Flag::Red), options, why)
    }
}
