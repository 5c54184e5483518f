//! Ghosts of the enemy in this turn: a few ways she could sail, each as likely as its weight.

use crate::rules::geometry::base::Base;
use crate::rules::the_ships::orders::Step;
use crate::rules::the_ships::place::Place;
use crate::rules::the_ships::plot::budget;
use crate::rules::the_ships::sailing::{after_step, cost, may_turn};
use crate::rules::the_ships::ship_card::Sails;
use crate::rules::the_ships::state::State;
use crate::rules::the_ships::tile::Terrain;

use super::voyage::{Means, stations};

/// One way an enemy may go.
#[derive(Clone, Debug)]
pub struct Ghost {
    /// The weight against the other ghosts.
    pub weight: i32,
    /// Her bases after each beat, the start first.
    pub stations: Vec<Base>,
}

impl Ghost {
    /// Her base after this beat.
    pub fn station(&self, beat: usize) -> Option<Base> {
        self.stations.get(beat.min(self.stations.len().saturating_sub(1))).copied()
    }
}

/// Lists the ways a ship may go, with weights that sum to about 12. `quarry` is the base of a foe that she would like
/// to board.
pub fn ghosts(state: &State, place: Place, quarry: Option<Base>) -> Vec<Ghost> {
    let ship = state.ship(place);
    let Some(base) = ship.base else { return Vec::new() };
    let still = |weight| Ghost { weight, stations: vec![base] };
    let fixed = !ship.in_play() || ship.aground || ship.burns() || ship.panic || state.is_locked(place);
    if fixed {
        return vec![still(12)];
    }
    let sails = if ship.is_torch() { ship.sails } else { Sails::Battle };
    let tokens = budget(state, place, sails, ship.anchored);
    let mut found = Vec::new();
    let clumsy = !may_turn(state, place, None);
    for (first, weight) in [(None, 4), (Some(Step::Left), 2), (Some(Step::Right), 2)] {
        if first.is_some() && ship.is_torch() {
            continue;
        }
        let mut steps = Vec::new();
        steps.extend(first.filter(|_| clumsy).map(|_| Step::Forward));
        steps.extend(first);
        let steps = run_on(state, base, tokens, steps);
        let means = Means { sails, tokens, anchor: false };
        found.push(Ghost { weight, stations: stations(state, base, means, &steps) });
    }
    if let Some(own) = quarry.filter(|_| !ship.is_torch()) {
        let sails = Sails::Full;
        let tokens = budget(state, place, sails, false);
        let steps = run_at(state, base, own, tokens, clumsy);
        let means = Means { sails, tokens, anchor: false };
        found.push(Ghost { weight: 4, stations: stations(state, base, means, &steps) });
    }
    if !ship.anchored && !ship.is_torch() {
        // Under full sails she may come much nearer.
        let sails = Sails::Full;
        let tokens = budget(state, place, sails, false);
        let steps = run_on(state, base, tokens, Vec::new());
        found
            .push(Ghost { weight: 2, stations: stations(state, base, Means { sails, tokens, anchor: false }, &steps) });
    }
    let rest: i32 = found.iter().map(|ghost| ghost.weight).sum();
    let at_rest = if ship.anchored { 24 } else { 0 };
    found.push(still((12 - rest).max(1) + at_rest));
    found
}

/// These steps and then straight ahead, as far as tokens and clear water go.
fn run_on(state: &State, start: Base, tokens: u16, steps: Vec<Step>) -> Vec<Step> {
    let (mut base, mut left) = (start, tokens);
    let mut made = Vec::new();
    let mut plotted = steps.into_iter();
    loop {
        let step = plotted.next().unwrap_or(Step::Forward);
        let price = u16::from(cost(state, base.facing));
        let to = after_step(base, step);
        let clear = match state.chart.terrain(to.bow()) {
            None => state.chart.is_open_sea(),
            Some(terrain) => matches!(terrain, Terrain::Deep | Terrain::Shallow),
        };
        if left < price || !clear {
            return made;
        }
        left -= price;
        made.push(step);
        base = to;
    }
}

/// Steps that bring her nearest to where the other lies now.
fn run_at(state: &State, start: Base, quarry: Base, tokens: u16, clumsy: bool) -> Vec<Step> {
    let (mut base, mut left, mut may_turn) = (start, tokens, !clumsy);
    let mut made = Vec::new();
    loop {
        let price = u16::from(cost(state, base.facing));
        let clear = |to: Base| match state.chart.terrain(to.bow()) {
            None => state.chart.is_open_sea(),
            Some(terrain) => matches!(terrain, Terrain::Deep | Terrain::Shallow),
        };
        let steps = Step::ALL.into_iter().filter(|step| step.turn().is_none() || may_turn || !clumsy);
        let ways = steps.map(|step| (step, after_step(base, step))).filter(|(_, to)| clear(*to));
        let rated = ways.map(|(step, to)| {
            let ahead = Base::new(to.facing.step(to.stern), to.facing);
            (to.range_to(quarry) + ahead.range_to(quarry), step, to)
        });
        let Some((_, step, to)) = rated.min_by_key(|(rate, ..)| *rate) else { return made };
        if left < price || base.range_to(quarry) <= 1 {
            return made;
        }
        left -= price;
        made.push(step);
        base = to;
        may_turn = step.turn().is_none();
    }
}
