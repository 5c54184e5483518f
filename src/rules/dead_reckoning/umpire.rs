//! The umpire: captains may agree on amendments by hand. They concern open things only and keep every invariant
//! (DR-33.9).

use super::amendments::Amendment;
use super::colours::Colour;
use super::conserved::conserved;
use super::game::{DeadReckoning, Ruling, Table};
use super::goods::Place;
use super::happenings::{Happening, Umpire};
use super::marks;
use super::refusals::{Checked, Objection, Refusal, refuse};
use super::state::State;
use super::wants::{Choice, Why};
use crate::rules::kernel::Seat;
use crate::rules::kernel::ruling::{Amends, Unruly};

/// By which a table must be as it may be.
const RULE: &str = "DR-33.9";

impl Amends for DeadReckoning {
    type Amendment = Amendment;
    type Player = Colour;

    fn player(state: &State, seat: Seat) -> Option<Colour> {
        Some(state.at_seat(seat)?.colour)
    }

    fn set_right(state: &mut State, amendment: &Amendment) {
        state.set_right(amendment);
    }

    fn is_of_the_same(one: &Amendment, other: &Amendment) -> bool {
        one.is_of_the_same(other)
    }

    /// Is there such a ship, and does such an island lie open?
    fn within(state: &State, amendment: &Amendment) -> Checked {
        use Amendment as A;
        let plays = |ship| state.player(ship).is_some();
        let there = match *amendment {
            A::Lies { ship, at } => plays(ship) && (at == Place::Harbour || state.sea.tile(at).is_some()),
            A::Mode { ship, .. } | A::Damage { ship, .. } | A::Sails { ship, .. } | A::Aboard { ship, .. } => {
                plays(ship)
            }
            A::Dock { of, .. } => plays(of),
            A::Cubes { at, of, .. } => plays(of) && state.island_at(at).is_some(),
            A::Goods { at, .. } | A::Building { at, .. } => state.island_at(at).is_some(),
        };
        if there { Ok(()) } else { Err(refuse(RULE, Objection::RulingNothing)) }
    }

    fn in_order(before: &State, after: &State, _: &[Amendment]) -> Checked {
        let before = conserved(before);
        let broken = conserved(after).iter().any(|broken| !before.contains(broken));
        if broken { Err(refuse(RULE, Objection::RulingBroken)) } else { Ok(()) }
    }

    fn unruly(why: Unruly) -> Refusal {
        refuse(
            RULE,
            match why {
                Unruly::Empty => Objection::RulingEmpty,
                Unruly::TooLong => Objection::RulingTooLong,
                Unruly::Idle => Objection::RulingIdle,
            },
        )
    }

    fn asks(by: Colour, amendments: Vec<Amendment>) -> Why {
        Why::Umpire { by, amendments }
    }

    fn votes() -> [Choice; 2] {
        [Choice::Agree, Choice::Refuse]
    }

    fn told(step: Umpire) -> Vec<Happening> {
        vec![step.into()]
    }
}

/// A player proposes this.
pub fn run(table: &mut Table<'_>, by: Colour, amendments: &[Amendment]) -> Ruling<()> {
    if DeadReckoning::propose(table, table.seat(by), amendments)? {
        // The buildings of an island may have changed owners with it (DR-24.1).
        let all: Vec<Colour> = table.players.iter().map(|player| player.colour).collect();
        all.into_iter().for_each(|by| marks::built(table, by));
    }
    Ok(())
}
