//! A scenario lies at its coordinates (PC-27).

use std::collections::BTreeMap;
use std::sync::Arc;

use super::{
    Built, Course, Flaw, UNIQUES, bare, fault, island, judged, open_coins, priced, seated, sit_down, terrain, unless,
};
use crate::rules::pirates::berths;
use crate::rules::pirates::fleet::FleetOptions;
use crate::rules::pirates::pack::{Fleet, Laid, LaidFort, Muster, Pack, Side};
use crate::rules::pirates::state::{Bounds, Fort, Phase, State};
use crate::rules::pirates::words::Flag;
use crate::rules::plane::{Pose, Spot};

/// PC-27: everything lies at its coordinates, and the fleets are fanned out at their homes.
pub(super) fn laid(pack: &Arc<Pack>, course: &Course) -> Built<State> {
    let Course { scenario, fleets, options, .. } = course;
    let flags: Vec<Flag> = scenario.sides.iter().map(|side| side.flag).collect();
    seated(&flags)?;
    for flag in fleets.keys() {
        unless(!flags.contains(flag), format!("fleets.{}", flag.word()), Flaw::NoSuchFlag)?;
    }
    let total = scenario.sides.iter().map(|side| side.total).max().unwrap_or_default();
    let table = Bounds { from: Spot::default(), to: scenario.table };
    let mut state = bare(Arc::clone(pack), *options, table, total);
    state.scenario = Some(scenario.id);
    state.victory = scenario.victory;
    for side in &scenario.sides {
        let fleet = brought(side, fleets)?;
        let given = matches!(side.fleet, Muster::Given(_));
        let agreed = FleetOptions {
            boats: options.boats,
            house_cards: options.house_cards,
            uniques: UNIQUES,
            coins: !given,
            ..FleetOptions::of(side.total)
        };
        judged(&state.pack, side.flag, fleet, &agreed)?;
        let coins = side.coins.as_ref().unwrap_or(&fleet.coins);
        sit_down(&mut state, side.flag, fleet, side.total, coins);
    }
    lay_islands(&mut state, &scenario.islands)?;
    if course.terrain || !scenario.terrain_spare {
        for (number, laid) in scenario.terrain.iter().enumerate() {
            let made = terrain(&state.pack, laid.id, laid.kind, Pose::new(laid.at, laid.turned));
            state.terrain.push(made.ok_or_else(|| fault(format!("terrain[{number}]"), Flaw::Card))?);
        }
    }
    for (number, laid) in scenario.forts.iter().enumerate() {
        let fort = fort(&state, laid).ok_or_else(|| fault(format!("forts[{number}].card"), Flaw::Card))?;
        state.forts.push(fort);
    }
    for flag in flags {
        let home = state.islands.iter().find(|island| island.home == Some(flag)).map(|island| island.id);
        for (unit, pose) in berths::fan_out(&state, flag) {
            state.of_ship(unit, |ship| (ship.pose, ship.docked, ship.waits) = (pose, home, false));
            state.of_kraken(unit, |kraken| (kraken.at, kraken.waits) = (pose.at, false));
        }
        state.of(flag, |player| player.to_place.clear());
    }
    if let Some(first) = scenario.first {
        unless(state.player(first).is_none(), "first", Flaw::NoSuchFlag)?;
        state.first = first;
        state.to_move = first;
    }
    priced(&mut state);
    if scenario.first.is_none() {
        state.phase = Phase::RollOff;
    }
    Ok(state)
}

/// The fleet of a side: the scenario's, or one of the player's choice.
fn brought<'a>(side: &'a Side, fleets: &'a BTreeMap<Flag, Fleet>) -> Built<&'a Fleet> {
    let field = || format!("fleets.{}", side.flag.word());
    match (&side.fleet, fleets.get(&side.flag)) {
        (Muster::Given(fleet), None) => Ok(fleet),
        (Muster::Given(_), Some(_)) => Err(fault(field(), Flaw::FleetGiven)),
        (Muster::Any(_), Some(fleet)) => Ok(fleet),
        (Muster::Any(_), None) => Err(fault(field(), Flaw::NoFleet)),
    }
}

fn lay_islands(state: &mut State, islands: &[Laid]) -> Built<()> {
    for (number, laid) in islands.iter().enumerate() {
        let field = |name: &str| format!("islands[{number}].{name}");
        unless(state.island(laid.id).is_some(), field("id"), Flaw::IdTwice)?;
        let made = island(&state.pack, laid.id, laid.shape, Pose::new(laid.at, laid.turned));
        let mut made = made.ok_or_else(|| fault(field("shape"), Flaw::Card))?;
        if let Some(home) = laid.home {
            unless(state.player(home).is_none(), field("home"), Flaw::NoSuchFlag)?;
            let twice = state.islands.iter().any(|other| other.home == Some(home));
            unless(twice, field("home"), Flaw::HomeTwice)?;
        }
        made.home = laid.home;
        state.islands.push(made);
    }
    state.lay = u8::try_from(islands.len()).unwrap_or(u8::MAX);
    Ok(())
}

/// A fort that stands from the beginning, with all its flags.
fn fort(state: &State, laid: &LaidFort) -> Option<Fort> {
    state.pack.stronghold(laid.card)?;
    state.player(laid.flag)?;
    state.island(laid.island)?;
    Some(Fort {
        id: laid.card,
        card: laid.card,
        flag: laid.flag,
        island: laid.island,
        pose: Pose::new(laid.at, laid.turned),
        flags: laid.flags.iter().map(|slot| (*slot, true)).collect(),
        coins: open_coins(&laid.coins),
        given: Vec::new(),
        extra: 0,
        used: Vec::new(),
    })
}
