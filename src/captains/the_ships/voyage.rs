//! Voyages of a ship in this turn: every route to its last token, with her base after each beat.

use crate::rules::geometry::base::Base;
use crate::rules::geometry::compass::PointOfSailing;
use crate::rules::the_ships::by::Short;
use crate::rules::the_ships::edge::exit_for;
use crate::rules::the_ships::legal::{Menu, next_steps};
use crate::rules::the_ships::orders::{Pivot, Route, Step};
use crate::rules::the_ships::place::Place;
use crate::rules::the_ships::plot::Walk;
use crate::rules::the_ships::sailing::{after_pivot, after_step, entered_by_pivot, is_clear};
use crate::rules::the_ships::ship_card::Sails;
use crate::rules::the_ships::state::State;
use crate::rules::the_ships::tile::Terrain;

/// A voyage runs into one of these, as far as the chart and ships that lie still can tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ends {
    Afloat,
    /// Her side may leave the board there, and she does.
    Exit,
    /// The rim of the board, where she stops.
    Edge,
    Aground,
    /// Land or a reef.
    Wrecked,
    /// A ship that lies still.
    Rammed,
}

/// One way to spend the turn.
#[derive(Clone, Debug)]
pub struct Voyage {
    pub sails: Sails,
    /// The anchor is weighed, or the cable cut.
    pub weigh: bool,
    /// The cable is cut.
    pub cut: bool,
    pub route: Vec<Step>,
    /// A turn in place.
    pub pivot: Option<Pivot>,
    /// Her bases after each beat, the start first.
    pub stations: Vec<Base>,
    /// She runs into this.
    pub ends: Ends,
}

impl Voyage {
    /// Her base in the end.
    pub fn end(&self) -> Option<Base> {
        self.stations.last().copied()
    }

    /// Her base after this beat.
    pub fn station(&self, beat: usize) -> Option<Base> {
        self.stations.get(beat.min(self.stations.len().saturating_sub(1))).copied()
    }

    /// Does her last step leave her with the last-move mark?
    pub fn marked(&self) -> bool {
        self.route.last().is_some_and(|step| step.turn().is_none())
    }

    /// The route as it is written on the card.
    pub fn written(&self) -> Route {
        Route(self.route.clone())
    }
}

/// Tokens and the way they are laid.
#[derive(Clone, Copy)]
pub struct Means {
    pub sails: Sails,
    /// All tokens of the turn.
    pub tokens: u16,
    /// The first is for the anchor.
    pub anchor: bool,
}

/// Computes a ship's bases after each beat if she makes these steps (TS-11.6 to TS-11.8).
pub fn stations(state: &State, start: Base, means: Means, steps: &[Step]) -> Vec<Base> {
    let rate = if means.sails == Sails::Full { 2 } else { 1 };
    let (mut base, mut laid, mut pool) = (start, 0_u16, means.tokens);
    let mut waits = u16::from(means.anchor);
    let mut places = vec![start];
    let mut ahead = steps.iter().copied();
    let mut next = ahead.next();
    while let Some(step) = next {
        let lay = pool.min(rate);
        pool -= lay;
        laid += lay;
        let weighed = waits.min(laid);
        laid -= weighed;
        waits -= weighed;
        let sailing = PointOfSailing::of(base.facing, state.wind);
        let running = sailing == PointOfSailing::Running;
        if means.sails == Sails::Full && running && laid >= 2 && step == Step::Forward {
            base = after_step(base, step);
            next = ahead.next();
            laid -= 1;
            if let Some(second) = next {
                base = after_step(base, second);
                next = ahead.next();
                laid -= 1;
            }
        } else if laid >= u16::from(sailing.cost()) {
            base = after_step(base, step);
            next = ahead.next();
            laid -= u16::from(sailing.cost());
        } else if lay == 0 {
            break;
        }
        places.push(base);
    }
    places
}

/// A step into the next hex meets this.
fn meets(state: &State, place: Place, from: Base, step: Step) -> Ends {
    let entered = after_step(from, step).bow();
    match state.chart.terrain(entered) {
        None if exit_for(state, place, entered) => Ends::Exit,
        None if state.chart.is_open_sea() => Ends::Afloat,
        None => Ends::Edge,
        Some(Terrain::Land | Terrain::Reef) => Ends::Wrecked,
        Some(Terrain::Shoal) => Ends::Aground,
        Some(Terrain::Deep | Terrain::Shallow) => {
            let lies_still = |other: Place| {
                let ship = state.ship(other);
                other != place && (!ship.in_play() || ship.aground || ship.anchored || ship.burns())
            };
            if state.covering(entered).is_some_and(lies_still) { Ends::Rammed } else { Ends::Afloat }
        }
    }
}

/// The most voyages that are looked at under one setting.
const MOST: usize = 240;

/// Every route under sails to the last token that can be spent. Shorter ones end with the same forced steps (TS-11.10).
fn under_sail(state: &State, place: Place, means: Means, weigh: bool, cut: bool, found: &mut Vec<Voyage>) {
    let Some(start) = Walk::from(state, place) else { return };
    let mut ahead = vec![(start, Vec::new())];
    let most = found.len() + MOST;
    while let Some((walk, route)) = ahead.pop() {
        if found.len() >= most {
            return;
        }
        let steps: Short<Step, 3> = Short::of(Step::Forward, next_steps(state, place, walk, means.tokens));
        let mut done = |route: Vec<Step>, ends: Ends| {
            let met = usize::from(ends != Ends::Afloat && ends != Ends::Aground && ends != Ends::Exit);
            let made = route.get(..route.len() - met.min(route.len())).unwrap_or_default();
            let stations = stations(state, start.base, means, made);
            found.push(Voyage { sails: means.sails, weigh, cut, route, pivot: None, stations, ends });
        };
        if steps.is_empty() {
            done(route, Ends::Afloat);
            continue;
        }
        // Straight ahead is looked at last so that it is taken from the stack first.
        for step in steps.iter().rev().copied() {
            let mut longer = route.clone();
            longer.push(step);
            match meets(state, place, walk.base, step) {
                Ends::Afloat => ahead.push((walk.step(state, place, step).0, longer)),
                ends => done(longer, ends),
            }
        }
    }
}

/// Everything a ship can do with her sails this turn.
pub fn voyages(state: &State, place: Place, menu: &Menu) -> Vec<Voyage> {
    let mut found = Vec::new();
    let Some(base) = state.base(place) else { return found };
    for setting in &menu.settings {
        if setting.sails == Sails::Furled {
            let still = |pivot: Option<Pivot>| {
                let turned = pivot.filter(|pivot| is_clear(state, entered_by_pivot(base, *pivot)));
                let mut stations = vec![base];
                stations.extend(turned.map(|pivot| after_pivot(base, pivot)));
                let (sails, ends) = (Sails::Furled, Ends::Afloat);
                Voyage { sails, weigh: false, cut: false, route: Vec::new(), pivot, stations, ends }
            };
            if !menu.must_pivot {
                found.push(still(None));
            }
            found.extend(menu.pivots.iter().map(|pivot| still(Some(*pivot))));
            continue;
        }
        let cut = setting.weighs && menu.cut;
        let tokens = if cut { setting.budget_cut } else { setting.budget };
        let weigh = setting.weighs && !cut;
        let means = Means { sails: setting.sails, tokens: tokens + u16::from(weigh), anchor: weigh };
        let route_means = Means { tokens, ..means };
        let before = found.len();
        under_sail(state, place, route_means, weigh, cut, &mut found);
        if weigh {
            for voyage in found.iter_mut().skip(before) {
                voyage.stations = stations(state, base, means, &voyage.route);
            }
        }
    }
    found
}
