//! Missions and rumors: what they are worth, and where they are fulfilled.

use crate::rules::merchants_and_marauders::conditions;
use crate::rules::merchants_and_marauders::ids::CardId;
use crate::rules::merchants_and_marauders::missions;
use crate::rules::merchants_and_marauders::npcs;
use crate::rules::merchants_and_marauders::orders::Order;
use crate::rules::merchants_and_marauders::pack::{Deed, MissionCard, RumorCard};
use crate::rules::merchants_and_marauders::state::{Player, RollKind, Side, Target, Where};
use crate::rules::merchants_and_marauders::sums;
use crate::rules::merchants_and_marauders::words::{Location, NpcKind, Skill, Test, Zone};

use super::cargo;
use super::chart::Chart;
use super::fights::{self, Fighter};
use super::plans::Goal;
use super::weights::Eye;
use super::worth::{GLORY, at_stake, gold, of_effects};

const ALL: i32 = 1000;

/// The chance of a test of this captain.
pub fn chance(state: &Eye<'_>, player: &Player, test: Test, skill: Skill) -> i32 {
    fights::test(sums::dice(state, Side::Player(player.colour), RollKind::Test(test, skill)))
}

/// A mission that is fulfilled: the point and what it brings.
fn reward(state: &Eye<'_>, player: &Player, mission: &MissionCard) -> i32 {
    let pay = gold(state, player) * i32::from(missions::gold_of(&mission.pay));
    GLORY + of_effects(&mission.gain) * gold(state, player).max(6) / 10 - pay
}

/// The place of a deed, and the chance that it comes off there; none if it has none, or cannot be done.
fn place(state: &Eye<'_>, player: &Player, deed: &Deed) -> Option<(Where, i32)> {
    match *deed {
        Deed::Port(port) => Some((Where::Port(port), ALL)),
        Deed::PortHome => Some((Where::Port(state.captain(player.colour)?.home), ALL)),
        Deed::Deliver(good, count, port) => {
            let held = cargo::count(&player.cargo, good) >= usize::from(count);
            Some((Where::Port(port), if held { ALL } else { 0 }))
        }
        Deed::Found(zone) => Some((Where::Zone(zone), chance(state, player, Test::ScoutGoal, Skill::Scouting))),
        Deed::Landed(zone, leadership, crew) => Some((Where::Zone(zone), landing(state, player, leadership, crew))),
        Deed::BeatPirateNpc | Deed::BeatPirate | Deed::BeatNaval | Deed::Raided(..) => None,
    }
}

/// The chance to beat a garrison (T-9), or 0 if it is not worth a life.
fn landing(state: &Eye<'_>, player: &Player, leadership: u8, crew: u8) -> i32 {
    let own = fights::fighter(state, Side::Player(player.colour));
    let garrison = Fighter { crew: crew.into(), leads: leadership.into(), ..own };
    let wins = fights::boards(&own, &garrison);
    if wins * (GLORY + 120) > (ALL - wins) * (at_stake(state, player) + 100) { wins } else { 0 }
}

/// Goals of mission and rumor, each at its place.
pub fn goals(state: &Eye<'_>, player: &Player) -> Vec<Goal> {
    let mut goals = Vec::new();
    let mut goal = |at, act, worth| goals.push(Goal { at, act, worth, sale: 0, fill: 0 });
    if let Some((_, mission)) = missions::of(state, player.colour) {
        for deed in &mission.deeds {
            let Some((at @ Where::Zone(_), chance)) = place(state, player, deed) else { continue };
            let act = if matches!(deed, Deed::Landed(..)) { Order::Ashore } else { Order::Scout(Target::Mission) };
            goal(at, act, reward(state, player, mission) * chance / ALL);
        }
    }
    if let Some(rumor) = rumor(state, player).filter(|rumor| rumor.test == Skill::Scouting) {
        goal(Where::Zone(rumor.at), Order::Scout(Target::Rumor), of_rumor(state, player, rumor));
    }
    goals
}

fn rumor<'a>(state: &'a Eye<'_>, player: &Player) -> Option<&'a RumorCard> {
    state.pack.rumors.get(&player.rumor?)
}

/// A rumor that is tried (MM-10.34).
pub fn of_rumor(state: &Eye<'_>, player: &Player, rumor: &RumorCard) -> i32 {
    let test = if rumor.test == Skill::Scouting { Test::ProveScouting } else { Test::ProveInfluence };
    (GLORY + of_effects(&rumor.gain)) * chance(state, player, test, rumor.test) / ALL
}

/// Worth of a Port action there to mission and rumor (MM-10.34, T-9).
pub fn in_port(state: &Eye<'_>, player: &Player, port: Zone) -> i32 {
    let proof = rumor(state, player).filter(|rumor| rumor.test != Skill::Scouting && rumor.at == port);
    let proof = proof.map_or(0, |rumor| of_rumor(state, player, rumor));
    let here = |deed: &Deed| place(state, player, deed).filter(|(at, _)| *at == Where::Port(port));
    let mission = missions::of(state, player.colour).map_or(0, |(_, mission)| {
        let pays = player.gold >= missions::gold_of(&mission.pay);
        let chance = mission.deeds.iter().filter_map(here).map(|(_, chance)| chance).max().filter(|_| pays);
        chance.map_or(0, |chance| reward(state, player, mission) * chance / ALL)
    });
    proof + mission
}

/// A mission on offer: its reward, less the way to its place, if its test succeeds (MM-10.37).
pub fn offered(state: &Eye<'_>, player: &Player, chart: &Chart, card: CardId) -> i32 {
    let Some(mission) = state.pack.missions.get(&card) else { return 0 };
    if player.mission.is_some() || !conditions::holds(state, player.colour, &mission.when, None) {
        return 0;
    }
    let from = Where::Port(mission.at);
    let deed = |deed: &Deed| match (deed, place(state, player, deed)) {
        (Deed::Deliver(..), Some((at, chance))) => {
            Some((if chance > 0 { 900 } else { 350 }) * reward(state, player, mission) / ALL - chart.cost(from, at)?)
        }
        (_, Some((at, chance))) => {
            Some(chance.min(900) * reward(state, player, mission) / ALL - chart.cost(from, at)? - state.weights.action)
        }
        (Deed::BeatPirateNpc, None) => Some(victory(state, player, mission, true)),
        (Deed::BeatNaval, None) => Some(victory(state, player, mission, false)),
        (Deed::Raided(..), None) => Some(if state.is_pirate(player.colour) { 50 } else { 10 }),
        _ => None,
    };
    let worth = mission.deeds.iter().filter_map(deed).max().unwrap_or(0).max(0);
    mission.test.map_or(worth, |skill| worth * chance(state, player, Test::Claim, skill) / ALL)
}

/// A mission that asks for a victory: worth half of its reward if a weak ship is about.
fn victory(state: &Eye<'_>, player: &Player, mission: &MissionCard, pirate: bool) -> i32 {
    let weak = |npc: &NpcKind| {
        let here = npc.is_pirate() == pirate && npcs::zone_of(state, *npc).is_some();
        here && fights::beats(state, player.colour, Side::Npc(*npc)) > 800
    };
    if NpcKind::ALL.iter().any(weak) { reward(state, player, mission) / 2 } else { 8 }
}

/// Worth to the mission of a victory over a ship of no player.
pub fn of_victory(state: &Eye<'_>, player: &Player, pirate: bool) -> i32 {
    let Some((_, mission)) = missions::of(state, player.colour) else { return 0 };
    let asked = |deed: &Deed| match deed {
        Deed::BeatPirateNpc => pirate,
        Deed::BeatNaval => !pirate,
        _ => false,
    };
    if mission.deeds.iter().any(asked) { reward(state, player, mission) } else { 0 }
}

/// Is a rumor worth the asking (MM-10.32)?
pub fn asking(state: &Eye<'_>, player: &Player, price: u8) -> i32 {
    if player.rumor.is_some() {
        return 0;
    }
    let proof = chance(state, player, Test::ProveScouting, Skill::Scouting)
        + chance(state, player, Test::ProveInfluence, Skill::Influence);
    let brings = (GLORY + 60) * proof / (2 * ALL) - 4 * state.weights.action;
    let heard = chance(state, player, Test::Rumor, Skill::Influence);
    heard * brings.max(0) / ALL - gold(state, player) * i32::from(price)
}

/// Of two rumors the one that is nearer is kept (MM-10.33).
pub fn kept(state: &Eye<'_>, player: &Player, chart: &Chart, card: CardId) -> i32 {
    let Some(rumor) = state.pack.rumors.get(&card) else { return 0 };
    let at = if rumor.test == Skill::Scouting { Where::Zone(rumor.at) } else { Where::Port(rumor.at) };
    of_rumor(state, player, rumor) - chart.cost(player.at, at).unwrap_or(GLORY)
}

/// Crew is of use to a captain who lands or boards.
pub fn wants_crew(state: &Eye<'_>, player: &Player) -> bool {
    let lands = missions::of(state, player.colour)
        .is_some_and(|(_, mission)| mission.deeds.iter().any(|deed| matches!(deed, Deed::Landed(..))));
    lands || sums::track(state, Side::Player(player.colour), Location::Crew) < 2
}
