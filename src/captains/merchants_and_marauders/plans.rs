//! A plan: where to go and what to do there, and what next, with the worth of both and the cost of the way.

use crate::rules::merchants_and_marauders::check;
use crate::rules::merchants_and_marauders::moving;
use crate::rules::merchants_and_marauders::npcs;
use crate::rules::merchants_and_marauders::orders::Order;
use crate::rules::merchants_and_marauders::state::{Player, Side, Target, Where};
use crate::rules::merchants_and_marauders::words::{NpcKind, Zone};

use super::chart::Chart;
use super::fights;
use super::papers;
use super::port_call;
use super::raiding;
use super::weights::Eye;
use super::worth::{GLORY, at_stake, gold};

const ALL: i32 = 1000;

/// Something to be done at a place.
#[derive(Clone, Debug)]
pub struct Goal {
    pub at: Where,
    pub act: Order,
    pub worth: i32,
    /// A part of it that is had once: the cargo that is sold there, and the hold that is filled there.
    pub sale: i32,
    pub fill: i32,
}

impl Goal {
    const fn whole(&self) -> i32 {
        self.worth + self.sale + self.fill
    }

    /// The worth that is left once another goal was reached.
    fn after(&self, other: &Self) -> i32 {
        self.worth + (self.sale - other.sale).max(0) + (self.fill - other.fill).max(0)
    }
}

/// Everything worth sailing for.
pub fn goals(state: &Eye<'_>, player: &Player, chart: &Chart) -> Vec<Goal> {
    let mut goals: Vec<Goal> = state
        .pack
        .ports()
        .filter(|port| chart.is_open(*port) || player.at == Where::Port(*port))
        .map(|port| port_call::worth(state, player, chart, port))
        .collect();
    let stake = at_stake(state, player);
    let mut scout = |zone: Zone, target: Target, worth: i32| {
        goals.push(Goal { at: Where::Zone(zone), act: Order::Scout(target), worth, sale: 0, fill: 0 });
    };
    let raid = raiding::worth(state, player);
    for zone in state.merchants.keys() {
        let prize = raid + raiding::of_zone(state, player, *zone);
        scout(*zone, Target::Merchant, state.weights.raid * prize / 100);
    }
    for npc in NpcKind::ALL {
        if let Some(zone) = npcs::zone_of(state, npc) {
            scout(zone, Target::Npc(npc), state.weights.hunt * hunt(state, player, npc, stake) / 100);
        }
    }
    for other in state.players.iter().filter(|other| other.colour != player.colour) {
        if let Where::Zone(zone) = other.at {
            scout(zone, Target::Player(other.colour), state.weights.hunt * chase(state, player, other, stake) / 100);
        }
    }
    goals.extend(papers::goals(state, player));
    goals.retain(|goal| goal.whole() > 0);
    goals
}

/// A fight with a ship of no player (MM-12.14, 20.6).
fn hunt(state: &Eye<'_>, player: &Player, npc: NpcKind, stake: i32) -> i32 {
    let by = player.colour;
    let wins = fights::beats(state, by, Side::Npc(npc));
    let reward = match npc {
        NpcKind::PirateSloop if !state.is_pirate(by) => 50,
        NpcKind::PirateFrigate if !state.is_pirate(by) => 150,
        NpcKind::PirateSloop | NpcKind::PirateFrigate => 0,
        _ => 40 - 2 * raiding::bounty(state, player, npc.nation()),
    };
    let reward = reward * gold(state, player) / 10 + papers::of_victory(state, player, npc.is_pirate());
    let battle = (wins * (GLORY + reward) - (ALL - wins) * (stake + 80)) / ALL - 45;
    fights::test(raiding::lookout(state, player.colour)) * battle / ALL
}

/// A fight with another player; an attack on one who is no pirate makes a pirate of the attacker (MM-12.2).
fn chase(state: &Eye<'_>, player: &Player, other: &Player, stake: i32) -> i32 {
    let by = player.colour;
    let wins = fights::beats(state, by, Side::Player(other.colour));
    let levels = other.bounties.values().max().copied().unwrap_or(0);
    let nation = state.captain(other.colour).map(|captain| captain.nation);
    let fine = if state.is_pirate(other.colour) { 0 } else { raiding::bounty(state, player, nation) };
    // The other player's loss is a gain as well, and the cargo perhaps.
    let prize = GLORY + 50 * i32::from(levels) + 90;
    let battle = (wins * prize - (ALL - wins) * (stake + 80)) / ALL - fine - 45;
    fights::test(raiding::lookout(state, by)) * battle / ALL
}

/// The worth of a goal and of what can follow, less the ways.
fn rated(state: &Eye<'_>, player: &Player, chart: &Chart, goals: &[Goal], first: &Goal) -> Option<i32> {
    let way = chart.cost(player.at, first.at)?;
    // Acts used up in this turn wait for the next one (MM-8.2, 9.4).
    let waits = first.at == player.at && check::order(state, state.seat(player.colour), &first.act).is_err();
    let left = i32::from(moving::actions_left(state, player.colour));
    let wait = if waits { state.weights.action * (left + 1) } else { 0 };
    let then = goals.iter().filter(|goal| goal.act != first.act || goal.at != first.at);
    let then = then.filter_map(|goal| {
        Some(state.weights.later * goal.after(first) / ALL - chart.cost(first.at, goal.at)? - state.weights.action)
    });
    Some(first.whole() - way - state.weights.action - wait + then.max().unwrap_or(0).max(0))
}

/// The best goal.
pub fn best(state: &Eye<'_>, player: &Player, chart: &Chart) -> Option<Goal> {
    let goals = goals(state, player, chart);
    let rated = goals.iter().filter_map(|goal| Some((rated(state, player, chart, &goals, goal)?, goal)));
    rated.max_by_key(|(worth, _)| *worth).map(|(_, goal)| goal.clone())
}
