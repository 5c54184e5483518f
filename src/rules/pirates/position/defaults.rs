//! Defaults of a position (PC-30.5, PC-30.6).

use super::{CardAt, Made, OptionsAt, Position, SeatAt};
use crate::rules::pirates::setup;
use crate::rules::pirates::state::{Bounds, Phase};
use crate::rules::plane::{Mm, Spot};

/// A plain ship has these figures.
pub(super) fn base_move() -> String {
    "S+L".to_owned()
}

pub(super) const fn cargo() -> u8 {
    4
}

pub(super) const fn points() -> u8 {
    10
}

impl Default for Position {
    fn default() -> Self {
        let empty =
            |flag| SeatAt { flag, banked: Vec::new(), forts: Vec::new(), ashore: Vec::new(), out: false, bonus: 0 };
        Self {
            id: "position".to_owned(),
            rank: 0,
            table: Bounds { from: Spot::default(), to: Spot::new(Mm::whole(1500), Mm::whole(1000)) },
            options: OptionsAt::default(),
            seats: setup::two_seats().into_iter().map(empty).collect(),
            to_move: None,
            turn: 1,
            phase: Phase::Orders,
            starting_gold: 30,
            islands: Vec::new(),
            terrain: Vec::new(),
            wrecks: Vec::new(),
            ships: Vec::new(),
            krakens: Vec::new(),
            forts: Vec::new(),
            pinned: Vec::new(),
            overlapping: false,
        }
    }
}

impl Default for CardAt {
    /// A plain three-master: nothing has to be said of a ship that only lies there.
    fn default() -> Self {
        Self::Made(Made::Plain {
            masts: 3,
            cannons: None,
            base_move: base_move(),
            cargo: cargo(),
            points: points(),
            nation: None,
            keywords: Vec::new(),
            abilities: Vec::new(),
        })
    }
}
