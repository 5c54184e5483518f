//! The captains of Merchants & Marauders, and the table of them.

mod cargo;
mod chart;
mod choices;
mod fights;
mod legal;
mod mate;
mod papers;
mod plans;
mod port_call;
mod raiding;
mod random;
mod weights;
mod windows;
mod worth;

use crate::rules::kernel::Seat;
use crate::rules::merchants_and_marauders::orders::Order;
use crate::rules::merchants_and_marauders::ruleset::MerchantsAndMarauders;
use crate::rules::merchants_and_marauders::state::{Phase, State};
use crate::rules::merchants_and_marauders::view::View;
use crate::rules::merchants_and_marauders::words::ShipKind;

use weights::Weights;

use super::{Bot, Crewed, Lots, Random, Rank};

impl Crewed for MerchantsAndMarauders {
    const BOTS: &'static [(&'static str, Rank)] = &[
        ("random", Rank::Random),
        ("mate", Rank::Mate),
        ("captain", Rank::PLANNER),
        ("trader", Rank::Trader),
        ("raider", Rank::Raider),
        ("hunter", Rank::Hunter),
    ];

    type Reason = ();

    fn enlist(rank: Rank, seed: u64) -> Box<dyn Bot<Self>> {
        let weights = match rank {
            Rank::Random => return Box::new(Random::new(seed)),
            Rank::Captain { .. } => &Weights::CAPTAIN,
            Rank::Trader => &Weights::TRADER,
            Rank::Raider => &Weights::RAIDER,
            Rank::Hunter => &Weights::HUNTER,
            _ => &Weights::MATE,
        };
        Box::new(mate::Mate { weights })
    }

    fn give_up(phase: Phase) -> Order {
        match phase {
            Phase::Ships => Order::ChooseShip(ShipKind::Sloop),
            Phase::Port => Order::LeavePort,
            _ => Order::EndTurn,
        }
    }

    fn by_lot(state: &State, seat: Seat, lots: &mut dyn Lots) -> Option<Order> {
        random::drawn(state, seat, lots)
    }

    fn turns(state: &State) -> u16 {
        state.round
    }
}

/// The seat that this view was made for.
fn own_seat(view: &View) -> Seat {
    view.colour.map_or(Seat(0), |colour| view.table.seat(colour))
}
