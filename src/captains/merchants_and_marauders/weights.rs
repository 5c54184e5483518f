//! Weights of gains and losses: a mate's are guessed, a captain's come from thousands of games.

use std::ops::Deref;

use crate::rules::merchants_and_marauders::state::State;

/// Weights, in tenths of a gold of the chest where nothing else is said.
pub struct Weights {
    /// A cargo card that is sold where it is in demand (MM-10.5).
    pub wanted: i32,
    /// An action could have been used for something else.
    pub action: i32,
    /// Thousandths of a second aim: it is farther off, and much may happen before.
    pub later: i32,
    /// Percent of the best mission that lies in a port.
    pub offers: i32,
    /// Percent of everything that is lost by dying.
    pub stake: i32,
    /// A cannon of a ship.
    pub cannon: i32,
    /// Tenths of what a ship is better by.
    pub better: i32,
    /// A captain with this much Scouting and Seamanship begins with the Sloop, for merchants and hulks.
    pub sloop: u8,
    /// Percent of what buying and selling brings.
    pub trade: i32,
    /// Percent of what a merchant brings who is raided.
    pub raid: i32,
    /// Percent of what a victory over another captain brings.
    pub hunt: i32,
}

impl Weights {
    /// A mate's.
    pub const MATE: Self = Self {
        wanted: 60,
        action: 32,
        later: 700,
        offers: 100,
        stake: 100,
        cannon: 12,
        better: 30,
        sloop: 7,
        trade: 100,
        raid: 100,
        hunt: 100,
    };

    /// A captain's: it sells where a cargo is asked for before all else, risks more, and begins with the Flute.
    pub const CAPTAIN: Self = Self {
        wanted: 320,
        action: 19,
        later: 110,
        offers: 43,
        stake: 52,
        cannon: 22,
        better: 52,
        sloop: u8::MAX,
        ..Self::MATE
    };

    /// Leaves merchants and captains in peace, and lives by buying and selling.
    pub const TRADER: Self = Self { trade: 150, raid: 20, hunt: 20, ..Self::CAPTAIN };

    /// Lives by the ships of merchants.
    pub const RAIDER: Self = Self { trade: 40, raid: 450, hunt: 20, sloop: 7, ..Self::CAPTAIN };

    /// Looks for captains to beat.
    pub const HUNTER: Self = Self { trade: 60, raid: 20, hunt: 500, ..Self::CAPTAIN };
}

/// The table as a bot with these weights sees it.
#[derive(Clone, Copy)]
pub struct Eye<'a> {
    table: &'a State,
    pub weights: &'static Weights,
}

impl<'a> Eye<'a> {
    /// Looks at this table.
    pub const fn new(table: &'a State, weights: &'static Weights) -> Self {
        Self { table, weights }
    }
}

impl Deref for Eye<'_> {
    type Target = State;

    fn deref(&self) -> &State {
        self.table
    }
}
