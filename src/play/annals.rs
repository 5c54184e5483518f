//! The match as it went: what stood at the end of each of its turns.

use super::at_table::AtTable;
use super::current_match::CurrentMatch;
use super::log::LogBook;
use crate::rules::kernel::Viewer;

/// Counts what everybody saw when the match began, whenever a turn was over, and now.
#[must_use]
pub fn annals<G: AtTable, T>(current: &CurrentMatch<G>, log: &LogBook<G>, count: impl Fn(&G::View) -> T) -> Vec<T> {
    let seen = |state: &G::State| count(&G::seen_by(state, Viewer::Bystander));
    let mut state = current.begun().clone();
    let mut all = vec![seen(&state)];
    for line in log.standing() {
        let turn = G::turn(&state);
        G::evolve(&mut state, line.truth());
        if G::turn(&state) != turn {
            all.push(seen(&state));
        }
    }
    all.push(seen(&state));
    all
}
