//! Lists the orders a captain thinks of: of those with a number or a choice of cards in them, the sensible ones.

use crate::rules::kernel::Seat;
use crate::rules::merchants_and_marauders::check;
use crate::rules::merchants_and_marauders::ids::CargoId;
use crate::rules::merchants_and_marauders::moving;
use crate::rules::merchants_and_marauders::orders::Order;
use crate::rules::merchants_and_marauders::sources;
use crate::rules::merchants_and_marauders::state::{Phase, Player, State, Target};
use crate::rules::merchants_and_marauders::words::{Location, NpcKind, ShipKind, Weapon};

/// All orders of the list that the rules allow this seat.
pub fn orders(state: &State, seat: Seat) -> Vec<Order> {
    let Some(player) = state.at_seat(seat) else { return Vec::new() };
    let mut orders = match state.phase {
        Phase::Ships => ShipKind::ALL.into_iter().map(Order::ChooseShip).collect(),
        Phase::Actions => actions(state, player),
        Phase::Port => activities(state, player),
        _ => Vec::new(),
    };
    if matches!(state.phase, Phase::Actions | Phase::Port) {
        orders.push(Order::Claim);
        orders.extend(player.hand.iter().copied().map(Order::Play));
        orders.extend(sources::open(state, player.colour).into_iter().map(Order::Use));
    }
    orders.retain(|order| check::order(state, seat, order).is_ok());
    orders
}

fn actions(state: &State, player: &Player) -> Vec<Order> {
    let others = state.players.iter().map(|player| player.colour).filter(|other| *other != player.colour);
    let targets = others.map(Target::Player).chain(NpcKind::ALL.into_iter().map(Target::Npc));
    let targets = targets.chain([Target::Merchant, Target::Mission, Target::Rumor]);
    let moves = moving::reachable(state, player.colour).into_iter().map(Order::Move);
    let rest = [Order::Port, Order::Ashore, Order::EndTurn, Order::Retire];
    moves.chain(targets.map(Order::Scout)).chain(rest).collect()
}

fn activities(state: &State, player: &Player) -> Vec<Order> {
    let mut orders = vec![
        Order::Buy,
        Order::Restore,
        Order::BuyModification,
        Order::Recruit,
        Order::AskForRumors,
        Order::Prove,
        Order::Deliver,
        Order::LeavePort,
    ];
    let all = player.cargo.clone();
    let wanted = demanded(state, player);
    if !wanted.is_empty() && wanted.len() < all.len() {
        orders.push(Order::Sell(wanted));
    }
    if !all.is_empty() {
        orders.push(Order::Sell(all));
    }
    orders.extend(ShipKind::ALL.into_iter().map(Order::BuyShip));
    orders.extend(Location::ALL.into_iter().map(|location| Order::Repair(location, 1)));
    orders.extend(Weapon::ALL.into_iter().flat_map(|weapon| [Order::BuyWeapon(weapon), Order::SellWeapon(weapon)]));
    orders.extend(state.missions.iter().copied().map(Order::ClaimMission));
    for gold in [player.gold, player.gold / 2] {
        if gold > 0 {
            orders.push(Order::Stash(gold));
        }
    }
    if player.chest > 0 {
        orders.push(Order::Fetch(player.chest));
    }
    orders
}

/// The cargo aboard that is in demand where the ship lies.
pub fn demanded(state: &State, player: &Player) -> Vec<CargoId> {
    let good = player.at.zone().and_then(|zone| state.demand.get(&zone));
    player.cargo.iter().copied().filter(|card| Some(&card.good) == good).collect()
}
