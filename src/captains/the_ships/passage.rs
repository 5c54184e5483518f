//! The shortest way to a place, in tokens, round land and shoals and against the wind.

use crate::rules::geometry::base::Base;
use crate::rules::geometry::hex::{Heading, Hex, Offset};
use crate::rules::the_ships::orders::Step;
use crate::rules::the_ships::place::Place;
use crate::rules::the_ships::sailing::{after_step, cost};
use crate::rules::the_ships::scenario::{Edge, Exit};
use crate::rules::the_ships::ship_card::Handling;
use crate::rules::the_ships::state::State;
use crate::rules::the_ships::tile::Terrain;

/// The end of a passage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// At the places that are asked for.
    There,
    /// Off the board, where her side may leave it, whenever that may be.
    OverTheEdge,
}

/// More than any way costs.
pub const NO_WAY: u16 = 500;

/// For every place and facing, the tokens to the goal.
#[derive(Clone, Debug)]
pub struct Passage {
    corner: Offset,
    columns: i32,
    rows: i32,
    clumsy: bool,
    tokens: Vec<u16>,
}

/// The ways a ship is out on.
#[derive(Clone, Copy, Debug, Default)]
pub struct Ways<'a> {
    /// The passage to her goal.
    pub there: Option<&'a Passage>,
    /// From there on to the next buoy.
    pub onward: Option<&'a Passage>,
}

fn is_water(state: &State, hex: Hex) -> bool {
    state.chart.terrain(hex).is_some_and(|terrain| matches!(terrain, Terrain::Deep | Terrain::Shallow))
}

/// Is there an anchorage under her, next to a shore on which her side may land?
pub fn lies_off_shore(state: &State, place: Place, base: Base) -> bool {
    let shallow = |hex: Hex| state.chart.terrain(hex) == Some(Terrain::Shallow);
    let side = state.side(place);
    let tiles = state.articles.scenario.landings.iter().filter(|landing| landing.player == side);
    let tiles: Vec<u8> = tiles.flat_map(|landing| landing.tiles.iter().copied()).collect();
    let lands = |hex: Hex| {
        state.chart.terrain(hex) == Some(Terrain::Land)
            && state.chart.tile_at(hex).is_some_and(|laid| tiles.contains(&laid.number))
    };
    let hexes = base.hexes();
    hexes.into_iter().any(shallow) && hexes.into_iter().any(|hex| hex.all_neighbors().into_iter().any(lands))
}

/// Does this hex off the board lie beyond an edge where her side may leave, in any turn?
fn leaves(state: &State, place: Place, entered: Hex) -> bool {
    let Some(bounds) = state.chart.bounds() else { return false };
    let at = Offset::from(entered);
    let side = state.side(place);
    let over = |exit: &Exit| {
        let (beyond, along) = match exit.edge {
            Edge::North => (at.row < bounds.least.row, at.col),
            Edge::South => (at.row > bounds.greatest.row, at.col),
            Edge::West => (at.col < bounds.least.col, at.row),
            Edge::East => (at.col > bounds.greatest.col, at.row),
        };
        beyond && exit.between.is_none_or(|(from, to)| (from..=to).contains(&along))
    };
    state.articles.scenario.exits.iter().any(|exit| exit.player == side && over(exit))
}

impl Passage {
    /// Reckons every place on the board backwards from where she wants to be.
    pub fn chart(state: &State, place: Place, there: &dyn Fn(Base) -> bool, end: End) -> Self {
        let clumsy = state.vessel(place).card.handling == Handling::Clumsy;
        let Some(bounds) = state.chart.bounds() else {
            return Self { corner: Offset::new(0, 0), columns: 0, rows: 0, clumsy, tokens: Vec::new() };
        };
        let (columns, rows) = (bounds.greatest.col - bounds.least.col + 1, bounds.greatest.row - bounds.least.row + 1);
        let count = usize::try_from(columns * rows * 12).unwrap_or(0);
        let mut this = Self { corner: bounds.least, columns, rows, clumsy, tokens: vec![NO_WAY; count] };
        let mut places = Vec::new();
        for stern in (0..columns).flat_map(|col| (0..rows).map(move |row| (col, row))) {
            let stern = Hex::from(Offset::new(stern.0 + bounds.least.col, stern.1 + bounds.least.row));
            for facing in Heading::ALL {
                let base = Base::new(stern, facing);
                if base.hexes().into_iter().all(|hex| is_water(state, hex)) {
                    let arrived = there(base);
                    if arrived {
                        this.note(base, true, 0);
                        this.note(base, false, 0);
                    }
                    places.push((base, arrived));
                }
            }
        }
        // Costs only ever sink, and after as many rounds as the longest way has steps nothing changes any more.
        for _ in 0..200 {
            let mut changed = false;
            for (base, arrived) in &places {
                if !*arrived {
                    for marked in [true, false] {
                        changed |= this.look_ahead(state, place, *base, marked, end);
                    }
                }
            }
            if !changed {
                break;
            }
            places.reverse();
        }
        this
    }

    fn look_ahead(&mut self, state: &State, place: Place, base: Base, marked: bool, end: End) -> bool {
        let price = u16::from(cost(state, base.facing));
        let mut best = self.tokens_from(base, marked);
        let before = best;
        for step in Step::ALL {
            if step.turn().is_some() && self.clumsy && !marked {
                continue;
            }
            let to = after_step(base, step);
            let beyond = if state.chart.terrain(to.bow()).is_none() {
                if end == End::OverTheEdge && leaves(state, place, to.bow()) { 0 } else { NO_WAY }
            } else {
                self.tokens_from(to, step.turn().is_none())
            };
            best = best.min(beyond.saturating_add(price));
        }
        self.note(base, marked, best);
        best < before
    }

    fn at(&self, base: Base, marked: bool) -> Option<usize> {
        let stern = Offset::from(base.stern);
        let (col, row) = (stern.col - self.corner.col, stern.row - self.corner.row);
        if !(0..self.columns).contains(&col) || !(0..self.rows).contains(&row) {
            return None;
        }
        let place = ((col * self.rows + row) * 6 + i32::from(base.facing.index())) * 2 + i32::from(marked);
        usize::try_from(place).ok()
    }

    fn note(&mut self, base: Base, marked: bool, tokens: u16) {
        if let Some(known) = self.at(base, marked).and_then(|at| self.tokens.get_mut(at)) {
            *known = tokens.min(*known);
        }
    }

    /// The tokens it takes from here; `marked` if the last step was forward.
    pub fn tokens_from(&self, base: Base, marked: bool) -> u16 {
        self.at(base, marked || !self.clumsy).and_then(|at| self.tokens.get(at)).copied().unwrap_or(NO_WAY)
    }
}
