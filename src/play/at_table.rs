//! What a game says of itself besides its rules, so that it can be played at the table.

use std::path::Path;

use bevy::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::current_match::CurrentMatch;
use crate::captains::captain::Rank;
use crate::logbook::chronicle;
use crate::rules::kernel::{GameId, Ruleset, ThrowOutcome, ThrowRequest};

/// A bot at a seat: it sees what the seat may see, and gives ordinary orders.
pub trait Hand<G: Ruleset>: Send {
    /// The order the seat owes.
    fn order(&mut self, view: &G::View) -> G::Order;

    /// Which of the options.
    fn choose(&mut self, view: &G::View, options: &[G::Choice], why: &G::Why) -> usize;
}

/// It can be written down, and read again as it was.
pub trait Written: Serialize + DeserializeOwned {}

impl<T: Serialize + DeserializeOwned> Written for T {}

/// A game at the table.
pub trait AtTable:
    Ruleset<
        Setup: Written,
        Order: Written,
        Phase: Written,
        Happening: Written,
        Why: Written,
        Choice: Written,
        View: Written,
    >
{
    /// A bot.
    fn enlist(rank: Rank, seed: u64) -> Box<dyn Hand<Self>>;

    /// The order of a bot whose own order the rules refuse.
    fn give_up(phase: Self::Phase) -> Self::Order;

    /// How the pieces of a throw fall where only a seed decides.
    fn fall(request: &ThrowRequest, seed: u64) -> ThrowOutcome;

    /// The turn, counted from 1; 0 before the first.
    fn turn(state: &Self::State) -> u16;

    /// Are these preparations, before the first turn?
    fn prepares(phase: Self::Phase) -> bool;

    /// Are orders of this phase nobody else's business until all are sealed?
    fn is_secret(phase: Self::Phase) -> bool;

    /// Are orders of this phase given with everybody looking on, and no secret needed for them?
    fn is_open(_: Self::Phase) -> bool {
        false
    }

    /// Can this choice be made only by somebody who sees what others may not?
    fn asks_in_secret(_: &Self::Why) -> bool {
        false
    }

    /// Does this happening show something that was hidden before?
    fn reveals(happening: &Self::Happening) -> bool;

    /// Was something in it set right by hand, so that nobody takes it for a match that was played throughout?
    fn is_marked(_: &Self::State) -> bool {
        false
    }

    /// The name of what is set out, for the list of saves: a scenario.
    fn title(setup: &Self::Setup) -> String;
}

/// The game whose match is on; none while there is no match. Systems of a game leave the table to another one's match.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct OnTheTable(pub Option<GameId>);

/// Every game that can be played here, in the order in which they were laid out.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct Games(Vec<GameId>);

impl Games {
    /// Is there a game of this name?
    #[must_use]
    pub fn knows(&self, name: &str) -> bool {
        self.0.iter().any(|game| game.0 == name)
    }

    /// Is a saved match this game's to read? What nobody can read is the first one's to complain of.
    #[must_use]
    pub fn reads<G: Ruleset>(&self, path: &Path) -> bool {
        let text = std::fs::read_to_string(path).ok();
        let of = text.and_then(|text| chronicle::game_of(&text).ok());
        match of.filter(|of| self.0.iter().any(|game| game.0 == of)) {
            Some(of) => of == G::GAME.0,
            None => self.0.first().is_none_or(|first| *first == G::GAME),
        }
    }
}

/// The match of this game is on, or that of none: what all games share is this one's to keep.
pub fn has_the_table<G: AtTable>(on: Option<Res<OnTheTable>>) -> bool {
    on.and_then(|on| on.0).is_none_or(|game| game == G::GAME)
}

/// A match of this game begins or is loaded.
#[derive(Event, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TakesTheTable(pub GameId);

/// A table holds one match: that of another game makes room.
fn make_room<G: AtTable>(taken: On<TakesTheTable>, mut commands: Commands, mut on: ResMut<OnTheTable>) {
    if taken.0 == G::GAME {
        on.set_if_neq(OnTheTable(Some(G::GAME)));
    } else {
        commands.remove_resource::<CurrentMatch<G>>();
    }
}

pub(super) fn of_game<G: AtTable>(app: &mut App) {
    app.init_resource::<OnTheTable>().add_observer(make_room::<G>);
    app.init_resource::<Games>().world_mut().resource_mut::<Games>().0.push(G::GAME);
}
