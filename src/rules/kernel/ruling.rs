//! The umpire of every game: players may agree on amendments by hand. A ruling is proposed, all others are asked, and
//! it is applied only if all agree.

use std::fmt::Debug;

use serde::{Deserialize, Serialize};

use super::referee::{Referee, Ruling};
use super::ruleset::Ruleset;
use super::seats::Seat;

/// The most that one ruling sets right: more than that is another match.
pub const MOST: usize = 24;

/// A ruling can fail in these ways in any game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unruly {
    Empty,
    /// It sets more right than [`MOST`].
    TooLong,
    /// All of it is so already.
    Idle,
}

/// The way of a ruling, as facts. `P` names the players, `A` is one thing that is set right.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(deny_unknown_fields)]
pub enum Umpire<P, A> {
    /// A player asks for this to be set right by hand.
    RulingProposed {
        by: P,
        amendments: Vec<A>,
    },
    RulingAgreed {
        by: P,
    },
    /// Another player does not: everything stays as it is.
    RulingRefused {
        by: P,
    },
    /// All have agreed, and it is done.
    SetRight {
        amendments: Vec<A>,
    },
}

/// A game in which players may make amendments by hand. The game defines them; the rest is the same in every game.
pub trait Amends: Ruleset {
    /// One amendment. It gives the new state, not the change.
    type Amendment: Clone + Debug + PartialEq;
    /// Facts and questions name a player by this.
    type Player: Copy;

    /// The player at a seat.
    fn player(state: &Self::State, seat: Seat) -> Option<Self::Player>;

    /// Applies one amendment; the check has refused numbers out of bounds.
    fn set_right(state: &mut Self::State, amendment: &Self::Amendment);

    /// Do both speak of the same thing, so that the later one takes the place of the earlier?
    fn is_of_the_same(one: &Self::Amendment, other: &Self::Amendment) -> bool;

    /// Is this one thing within bounds?
    ///
    /// # Errors
    /// The first reason against it.
    fn within(state: &Self::State, amendment: &Self::Amendment) -> Result<(), Self::Refusal>;

    /// Is the table as it may be with all of them, as far as they speak of it?
    ///
    /// # Errors
    /// The first reason against it.
    fn in_order(before: &Self::State, after: &Self::State, amendments: &[Self::Amendment])
    -> Result<(), Self::Refusal>;

    /// The refusal of a ruling that is none.
    fn unruly(why: Unruly) -> Self::Refusal;

    /// The question whether another player agrees.
    fn asks(by: Self::Player, amendments: Vec<Self::Amendment>) -> Self::Why;

    /// The two answers: yes, and no.
    fn votes() -> [Self::Choice; 2];

    /// Makes the happenings of a step of the ruling.
    fn told(step: Umpire<Self::Player, Self::Amendment>) -> Vec<Self::Happening>;

    /// The table with all of these, in bounds or not: to be looked at while a ruling is written.
    #[must_use]
    fn preview(state: &Self::State, amendments: &[Self::Amendment]) -> Self::State {
        let mut table = state.clone();
        amendments.iter().for_each(|amendment| Self::set_right(&mut table, amendment));
        table
    }

    /// Writes one more amendment into a ruling, in place of an earlier one about the same thing. An amendment that
    /// changes nothing is not written.
    fn write(state: &Self::State, ruling: &mut Vec<Self::Amendment>, amendment: Self::Amendment) {
        ruling.retain(|other| !Self::is_of_the_same(&amendment, other));
        let without = Self::preview(state, ruling);
        ruling.push(amendment);
        if Self::preview(state, ruling) == without {
            ruling.pop();
        }
    }

    /// May this be proposed?
    ///
    /// # Errors
    /// The first reason against it.
    fn may_propose(state: &Self::State, amendments: &[Self::Amendment]) -> Result<(), Self::Refusal> {
        if amendments.is_empty() {
            return Err(Self::unruly(Unruly::Empty));
        }
        if amendments.len() > MOST {
            return Err(Self::unruly(Unruly::TooLong));
        }
        let mut table = state.clone();
        for amendment in amendments {
            Self::within(&table, amendment)?;
            Self::set_right(&mut table, amendment);
        }
        if table == *state {
            return Err(Self::unruly(Unruly::Idle));
        }
        Self::in_order(state, &table, amendments)
    }

    /// Asks all others, clockwise, and sets right what all agree to; false if one of them does not.
    ///
    /// # Errors
    /// Stops the phase where an answer is missing.
    fn propose(table: &mut Referee<'_, Self>, seat: Seat, amendments: &[Self::Amendment]) -> Ruling<bool, Self> {
        let Some(by) = Self::player(table, seat) else { return Ok(false) };
        let tell = |table: &mut Referee<'_, Self>, step| Self::told(step).into_iter().for_each(|told| table.tell(told));
        tell(table, Umpire::RulingProposed { by, amendments: amendments.to_vec() });
        let seats = Self::seats(table);
        for other in (1..seats).map(|step| Seat((seat.0 + step) % seats)) {
            let Some(asked) = Self::player(table, other) else { continue };
            let [yes, no] = Self::votes();
            let voted = table.choose(other, vec![yes.clone(), no], Self::asks(by, amendments.to_vec()))?;
            if voted != Some(yes) {
                tell(table, Umpire::RulingRefused { by: asked });
                return Ok(false);
            }
            tell(table, Umpire::RulingAgreed { by: asked });
        }
        tell(table, Umpire::SetRight { amendments: amendments.to_vec() });
        Ok(true)
    }
}
