//! Patience of a captain that keeps off: where nothing is shot away turn after turn, even the weaker has to close.

use crate::rules::the_ships::place::Place;
use crate::rules::the_ships::state::State;

/// A captain stays patient for this number of turns without harm.
const QUIET: i32 = 3;
/// Every further one adds this to the boldness.
const EACH_QUIET: i32 = 15;
/// From this turn on boldness grows in any case, so that no battle goes on for ever.
const LATE: i32 = 15;
/// Every later turn adds this.
const EACH_LATE: i32 = 3;
/// A battle with a last turn leaves less time to keep off from the start.
const SHORT: i32 = 50;

/// The memory of the turns so far.
#[derive(Clone, Copy, Debug, Default)]
pub struct Patience {
    /// Losses of both sides when one was last seen to grow.
    harm: u32,
    /// In which turn that was.
    since: u16,
    turn: u16,
}

/// Everything both sides have openly lost.
fn harm(table: &State) -> u32 {
    let of = |place: Place| {
        let (ship, card) = (table.ship(place), &table.vessel(place).card);
        let crossed: u32 = ship.crossed.0.map(u32::from).iter().sum();
        let masts = card.masts.iter().zip(ship.masts);
        let shot_away: u32 = masts.map(|(mast, left)| u32::from(mast.boxes.saturating_sub(left))).sum();
        let sailors = u32::from(card.people.sailors.saturating_sub(ship.sailors));
        crossed + shot_away + sailors + u32::from(!ship.in_play()) * 100
    };
    table.each().map(of).sum()
}

impl Patience {
    /// Looks at the table as orders are owed.
    pub fn look(&mut self, table: &State) {
        let harm = harm(table);
        // The first look counts as if something had just happened.
        if harm > self.harm || self.turn == 0 {
            (self.harm, self.since) = (harm, table.turn);
        }
        self.turn = table.turn;
    }

    /// Measures the lack of fear of a grapple by a stronger ship, in hundredths: 0 at first, 100 after waiting long
    /// enough.
    pub fn boldness(&self, table: &State) -> i32 {
        let quiet = i32::from(self.turn.saturating_sub(self.since)) - QUIET;
        let late = i32::from(self.turn) - LATE;
        let short = if table.articles.scenario.turns.is_some() { SHORT } else { 0 };
        (quiet.max(0) * EACH_QUIET + late.max(0) * EACH_LATE + short).min(100)
    }
}
