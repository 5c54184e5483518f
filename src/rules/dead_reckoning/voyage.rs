//! Checks orders of the main phase and the end phase and gives the reason why one is refused (DR-4 to DR-12, DR-33.8).

use super::buying;
use super::crafting;
use super::employing;
use super::game::DeadReckoning;
use super::loading;
use super::marks;
use super::moving;
use super::orders::Order;
use super::refusals::{Checked, Objection, refuse};
use super::sails;
use super::state::{Phase, Player, State};
use super::tokens;
use crate::rules::kernel::ruling::Amends;

/// In which phase an order of a whole game is given, and by which rule.
pub(super) const fn belongs(order: &Order) -> (Phase, &'static str) {
    match order {
        Order::Load(_) => (Phase::Main, "DR-5.14"),
        Order::Unload(_) => (Phase::Main, "DR-5.14"),
        Order::RaiseSails(_) => (Phase::Main, "DR-7.1"),
        Order::Move(_) => (Phase::Main, "DR-8.1"),
        Order::Buy(_) => (Phase::Main, "DR-10.3"),
        Order::Trade(_) => (Phase::Main, "DR-10.8"),
        Order::Employ(_) => (Phase::Main, "DR-6.2"),
        Order::UseToken(..) => (Phase::Main, "DR-4.11"),
        Order::ReturnTwelve(_) => (Phase::Main, "DR-24.19"),
        Order::ChooseMode { .. } => (Phase::Mode, "DR-12.4"),
        Order::Sleeve(..) => (Phase::Sleeve, "DR-11.3"),
        Order::DoneSleeving => (Phase::Sleeve, "DR-11.7"),
        Order::Propose(_) => (Phase::Main, "DR-33.9"),
        _ => (Phase::Main, "DR-4.2"),
    }
}

/// May this player give this order of a whole game now?
///
/// # Errors
/// The first reason against it.
pub fn order(state: &State, player: &Player, order: &Order) -> Checked {
    let (phase, rule) = belongs(order);
    if state.fight.is_some() {
        return Err(refuse("DR-4.13", Objection::BattleInProgress));
    }
    if state.phase != phase {
        return Err(refuse(rule, Objection::NotNow));
    }
    match order {
        Order::EndMain => Ok(()),
        Order::Buy(_) | Order::Trade(_) => buying::may(state, player, order),
        Order::Sleeve(..) | Order::DoneSleeving => crafting::may(state, player, order),
        Order::ChooseMode { .. } => Ok(()),
        Order::Load(holds) => loading::may_load(state, player, holds),
        Order::Unload(holds) => loading::may_unload(state, player, holds),
        Order::RaiseSails(slashes) => sails::may(state, player, slashes),
        Order::Move(path) => moving::may(state, player, path),
        Order::Employ(said) => employing::may(state, player, said),
        Order::UseToken(hold, split) => tokens::may(state, player, *hold, split),
        Order::ReturnTwelve(split) => marks::may_return(player, split),
        Order::Propose(amendments) => DeadReckoning::may_propose(state, amendments),
        _ => Err(refuse(rule, Objection::NotYet)),
    }
}
