//! A captain’s wishes: errands, and where a turn begins with a level and ends as a pirate or as a trader, the orders there are.

use std::borrow::Cow;

use crate::captains::Wishes;
use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::goods::Place;
use crate::rules::dead_reckoning::legal::{self, Kind};
use crate::rules::dead_reckoning::orders::Order;
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::dead_reckoning::state::{Course, Phase, State};
use crate::rules::dead_reckoning::view::View;
use crate::rules::dead_reckoning::wants::{Choice, Why};
use crate::rules::kernel::{Ruleset, Seat};

use super::random::own_seat;
use super::suppositions::imagined;
use super::{appraisal, errands, mate, uses};

/// Games played on before each decision, where no other number is named.
pub const SAMPLES: u32 = 48;

/// An errand, or an order and a mate’s way from there.
#[derive(Clone)]
pub enum Wish {
    /// Sail there first, or where a mate would.
    Sail {
        aim: Option<Place>,
        /// The turn, the place and the ship's `moved` as it was decided.
        decided: (u16, Place, bool),
    },
    Give(Order),
}

impl Wishes for DeadReckoning {
    type Wish = Wish;

    const TURNS: u16 = 2;

    fn seat(view: &View) -> Seat {
        own_seat(view)
    }

    fn seen(view: &View) -> Cow<'_, State> {
        Cow::Borrowed(&view.table)
    }

    fn world(view: &View, draw: &mut dyn FnMut(usize) -> usize) -> State {
        imagined(view, draw)
    }

    fn wishes(state: &State, seat: Seat) -> Vec<Wish> {
        let kind = match state.phase {
            Phase::TurnStart => Kind::LevelUp,
            Phase::Mode => Kind::Lead,
            _ => return errands(state, seat),
        };
        let mut orders = legal::of(state, seat, kind);
        if orders.len() < 2 {
            return Vec::new();
        }
        // The mate's order comes first, so it is given unless another is better.
        let own = mate::order(state, seat, None);
        orders.sort_by_key(|order| *order != own);
        orders.into_iter().map(Wish::Give).collect()
    }

    /// An errand lasts until something has come of it.
    fn lasts(wish: &Wish, state: &State, seat: Seat) -> bool {
        let (Wish::Sail { aim, decided }, Some(player), Phase::Main) = (wish, state.at_seat(seat), state.phase) else {
            return false;
        };
        let now = (player.turns, player.at, state.turn.moved);
        *decided == now || aim.is_some_and(|aim| aim != player.at) && decided.0 == player.turns && !state.turn.moved
    }

    fn is_open(wish: &Wish, state: &State, seat: Seat) -> bool {
        match (wish, state.at_seat(seat)) {
            (Wish::Sail { aim, decided }, Some(player)) => {
                player.turns <= decided.0 && !(*aim == Some(player.at) && state.turn.moved)
            }
            _ => true,
        }
    }

    fn order(state: &State, seat: Seat, wish: &mut Option<Wish>) -> Order {
        match wish {
            Some(Wish::Sail { aim, .. }) => mate::order(state, seat, *aim),
            _ => match wish.take() {
                Some(Wish::Give(order)) => order,
                _ => mate::order(state, seat, None),
            },
        }
    }

    fn choice(state: &State, by: Seat, options: &[Choice], why: &Why) -> usize {
        let own = state.at_seat(by).map(|player| player.colour);
        own.map_or(0, |own| mate::choice(state, own, options, why))
    }

    fn begun(state: &State, seat: Seat) -> u16 {
        state.at_seat(seat).map_or(0, |player| player.turns)
    }

    /// Compares this seat with the best of the others.
    fn worth(state: &State, seat: Seat) -> i32 {
        let Some(own) = state.at_seat(seat) else { return 0 };
        if Self::is_over(state) {
            return counted(state, own.colour);
        }
        let others = state.players.iter().filter(|other| other.colour != own.colour);
        let best = others.map(|other| appraisal::fortune(state, other)).max().unwrap_or(0);
        appraisal::fortune(state, own) - best
    }
}

/// Lists a mate’s own way, to stay, and every place within reach, once the hand is played and everything free is taken.
fn errands(state: &State, seat: Seat) -> Vec<Wish> {
    let Some(player) = state.at_seat(seat) else { return Vec::new() };
    let sails = state.course == Course::Voyage && state.phase == Phase::Main && player.hand.is_empty();
    if !sails || uses::free(state, player).is_some() {
        return Vec::new();
    }
    let decided = (player.turns, player.at, state.turn.moved);
    let reach = errands::within(state, player, errands::sails(state, player));
    let aims = [None, Some(player.at)].into_iter().chain(reach.map(Some));
    aims.map(|aim| Wish::Sail { aim, decided }).collect()
}

/// Compares a player with the best of the others after the final count, and adds a little for a victory.
fn counted(state: &State, own: Colour) -> i32 {
    let total = |wanted: bool| {
        let sheets = state.sheets.iter().filter(|sheet| (sheet.by == own) == wanted);
        sheets.map(|sheet| 10 * i32::from(sheet.total())).max().unwrap_or(0)
    };
    total(true) - total(false) + if state.victors.contains(&own) { 60 } else { -60 }
}
