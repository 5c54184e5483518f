//! Costs of sailing from any place to any other: actions, and the dangers of the zones on the way.

use crate::rules::merchants_and_marauders::moving;
use crate::rules::merchants_and_marauders::state::{Player, Where};
use crate::rules::merchants_and_marauders::sums;
use crate::rules::merchants_and_marauders::words::Zone;

use super::fights;
use super::weights::Eye;

const ZONES: usize = Zone::ALL.len();
/// Farther than anything on the chart.
const FAR: i32 = 1_000_000;

/// The costs of one captain.
pub struct Chart {
    /// To come into a zone, from a neighbour or from its port.
    into: [i32; ZONES],
    /// To put in.
    enter: i32,
    between: [[i32; ZONES]; ZONES],
    open: [bool; ZONES],
}

impl Chart {
    /// The ways as they are dangerous to this player.
    pub fn of(state: &Eye<'_>, player: &Player) -> Self {
        let into = fights::dangers(state, player).map(|danger| state.weights.action + danger);
        let mut between = [[FAR; ZONES]; ZONES];
        for from in Zone::ALL {
            between[from as usize][from as usize] = 0;
            for border in state.pack.neighbours(from) {
                between[from as usize][border.to as usize] = into[border.to as usize];
            }
        }
        for over in 0..ZONES {
            let on = between[over];
            for row in &mut between {
                let there = row[over];
                for (cost, further) in row.iter_mut().zip(on) {
                    *cost = (*cost).min(there + further);
                }
            }
        }
        let by = player.colour;
        let open = Zone::ALL.map(|zone| state.pack.nation_of(zone).is_some() && sums::may_enter(state, by, zone));
        Self { into, enter: state.weights.action, between, open }
    }

    /// May the port of this zone be entered?
    pub const fn is_open(&self, port: Zone) -> bool {
        self.open[port as usize]
    }

    /// The cost of the way; none if there is none.
    pub fn cost(&self, from: Where, to: Where) -> Option<i32> {
        if from == to {
            return Some(0);
        }
        let (start, end) = (from.zone()? as usize, to.zone()? as usize);
        let leave = if from.in_port() { self.into[start] } else { 0 };
        let enter = match to {
            Where::Port(port) if !self.is_open(port) => return None,
            Where::Port(_) => self.enter,
            _ => 0,
        };
        Some(leave + self.between[start][end] + enter)
    }

    /// The first Move of the way.
    pub fn first(&self, state: &Eye<'_>, player: &Player, to: Where) -> Option<Where> {
        let next = moving::reachable(state, player.colour).into_iter();
        let cost = |next: &Where| {
            let enter = match *next {
                Where::Zone(zone) => self.into[zone as usize],
                _ => self.enter,
            };
            Some(enter + self.cost(*next, to)?)
        };
        next.filter_map(|next| Some((cost(&next)?, next))).min().map(|(_, next)| next)
    }
}
