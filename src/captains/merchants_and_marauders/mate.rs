//! A sensible captain: makes plans for trade, papers, raids and hunts, and keeps clear of what is stronger.

use crate::captains::Bot;
use crate::rules::kernel::Seat;
use crate::rules::merchants_and_marauders::check;
use crate::rules::merchants_and_marauders::moving;
use crate::rules::merchants_and_marauders::orders::Order;
use crate::rules::merchants_and_marauders::ruleset::MerchantsAndMarauders;
use crate::rules::merchants_and_marauders::state::{Phase, Player};
use crate::rules::merchants_and_marauders::view::View;
use crate::rules::merchants_and_marauders::wants::{Choice, Why};
use crate::rules::merchants_and_marauders::words::{ShipKind, Skill};

use super::chart::Chart;
use super::weights::{Eye, Weights};
use super::{choices, own_seat, plans, port_call};

/// No chance in it.
pub struct Mate {
    pub weights: &'static Weights,
}

impl Bot<MerchantsAndMarauders> for Mate {
    fn order(&mut self, view: &View) -> Order {
        order(&Eye::new(&view.table, self.weights), own_seat(view))
    }

    fn choose(&mut self, look: &mut dyn FnMut() -> View, options: &[Choice], why: &Why) -> usize {
        let view = look();
        view.colour.map_or(0, |own| choices::choice(&Eye::new(&view.table, self.weights), own, options, why))
    }
}

/// The order: the first allowed one of those it would give.
fn order(state: &Eye<'_>, seat: Seat) -> Order {
    let Some(player) = state.at_seat(seat) else { return Order::EndTurn };
    let (wanted, last) = match state.phase {
        Phase::Ships => (vec![Order::ChooseShip(first_ship(state, player))], Order::ChooseShip(ShipKind::Sloop)),
        Phase::Port => (port_call::activities(state, player, &Chart::of(state, player)), Order::LeavePort),
        _ => (actions(state, player), Order::EndTurn),
    };
    let allowed = |order: &Order| check::order(state, seat, order).is_ok();
    wanted.into_iter().find(allowed).unwrap_or(last)
}

/// Good lookouts take the Sloop; others the Flute.
pub fn first_ship(state: &Eye<'_>, player: &Player) -> ShipKind {
    let skills = player.captain.and_then(|card| state.pack.captains.get(&card)).map(|card| card.skills);
    let hunter =
        skills.is_some_and(|skills| skills[Skill::Scouting] + skills[Skill::Seamanship] >= state.weights.sloop);
    if hunter { ShipKind::Sloop } else { ShipKind::Flute }
}

/// At sea, or in port before the Port action.
fn actions(state: &Eye<'_>, player: &Player) -> Vec<Order> {
    let mut wanted = vec![Order::Claim];
    wanted.extend(port_call::played(state, player));
    if moving::actions_left(state, player.colour) + moving::moves_left(state, player.colour) == 0 {
        return wanted;
    }
    let chart = Chart::of(state, player);
    match plans::best(state, player, &chart) {
        Some(goal) if goal.at == player.at => wanted.push(goal.act),
        Some(goal) => wanted.extend(chart.first(state, player, goal.at).map(Order::Move)),
        None => {}
    }
    wanted
}
