//! Naval battles: one straight run from the bounty to the last loss (MM-16).

use super::bounties;
use super::crew_combat;
use super::death;
use super::fight::{captains, confirm, end, goes_on, moment, skulls_of, sum_of};
use super::game::{Ruling, Table};
use super::happenings::Battles;
use super::hours::Hour;
use super::npcs;
use super::plunder;
use super::state::{Outcome, RollKind, Side, State, VolleyKind};
use super::sums;
use super::trials;
use super::volleys;
use super::wants::{Choice, Why};
use super::words::{ByLocation, Colour, Declaration, Location, Nation};

/// A contest comes to this (MM-16.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contest {
    Won(Side),
    Tied,
    /// Nobody has a skull.
    Void,
}

/// Fights a battle from its beginning to its end, with all that follows from it (MM-16.1).
///
/// # Errors
/// Stops for an answer that is missing.
pub fn fight(table: &mut Table<'_>, attacker: Side, defender: Side) -> Ruling<()> {
    let npc = [attacker, defender].into_iter().find(|side| matches!(side, Side::Npc(_)));
    let foe = npc.map_or_else(ByLocation::default, |npc| whole(table, npc));
    table.tell(Battles::BattleBegan { attacker, defender, foe });
    // The bounty comes before any die (MM-12.3, 16.2).
    if let (Side::Player(by), Some(nation)) = (attacker, flag_of(table, defender)) {
        bounties::set(table, by, nation)?;
    }
    go_on(table)
}

/// Goes on with a battle that stands before its first round, or at the start of a round.
///
/// # Errors
/// Stops for an answer that is missing.
pub fn go_on(table: &mut Table<'_>) -> Ruling<()> {
    let Some(battle) = table.battle.clone() else { return Ok(()) };
    if battle.crew_round.is_some() || battle.defender == Side::Garrison {
        crew_combat::go_on(table)?;
    } else if battle.round == 0 {
        opening(table)?;
    } else {
        round(table)?;
    }
    while goes_on(table) {
        let before = table.battle.as_ref().map_or(0, |battle| battle.round);
        table.tell(Battles::BattleRoundBegan { round: before.saturating_add(1) });
        round(table)?;
    }
    aftermath(table)
}

/// Fights a garrison ashore; says whether the captain has won (T-9, G-62). Without Crew nobody lands.
///
/// # Errors
/// Stops for an answer that is missing.
pub fn ashore(table: &mut Table<'_>, by: Colour, leadership: u8, crew: u8) -> Ruling<bool> {
    if sums::track(table, Side::Player(by), Location::Crew) == 0 {
        return Ok(false);
    }
    table.tell(Battles::LandingBegan { by, leadership, crew });
    crew_combat::go_on(table)?;
    let won = table.battle.as_ref().and_then(|battle| battle.outcome) == Some(Outcome::Boarded(Side::Garrison));
    aftermath(table)?;
    Ok(won)
}

/// Lists what a side may declare now (MM-16.4, 16.5, 14.25).
#[must_use]
pub fn lawful(table: &State, side: Side) -> Vec<Declaration> {
    let first = table.battle.as_ref().is_none_or(|battle| battle.round <= 1);
    if first { vec![Declaration::Shoot] } else { able(table, side) }
}

/// Compares both rolls that lie open (MM-16.7).
#[must_use]
pub fn contest(table: &State) -> Contest {
    let Some(battle) = &table.battle else { return Contest::Void };
    let [(ours, attacker), (theirs, defender)] =
        battle.sides().map(|side| ((skulls_of(table, side), sum_of(table, side)), side));
    match ours.cmp(&theirs) {
        _ if ours.0 == 0 && theirs.0 == 0 => Contest::Void,
        std::cmp::Ordering::Greater => Contest::Won(attacker),
        std::cmp::Ordering::Less => Contest::Won(defender),
        std::cmp::Ordering::Equal => Contest::Tied,
    }
}

/// All tracks of a ship at their maximum: ships of no player begin repaired (MM-14.26).
fn whole(table: &State, side: Side) -> ByLocation {
    ByLocation::of(Location::ALL.map(|location| sums::max(table, side, location)))
}

/// The nation that minds an attack on this ship: a pirate has none (MM-12.2, 12.4).
fn flag_of(table: &State, side: Side) -> Option<Nation> {
    match side {
        Side::Player(by) if table.is_pirate(by) => None,
        Side::Player(by) => table.captain(by).map(|captain| captain.nation),
        Side::Npc(kind) => kind.nation(),
        Side::Garrison => None,
    }
}

/// Declarations open to a ship, whatever the round (MM-16.5). A ship of no player flees only from one with more Cannons
/// or more Crew (MM-14.25).
fn able(table: &State, side: Side) -> Vec<Declaration> {
    let mut may = vec![Declaration::Shoot];
    let track = |side, location| sums::track(table, side, location);
    if track(side, Location::Masts) == 0 {
        return may;
    }
    if track(side, Location::Crew) > 0 {
        may.push(Declaration::Board);
    }
    let foe = table.battle.as_ref().map_or(side, |battle| battle.foe_of(side));
    let weaker = |location| track(side, location) < track(foe, location);
    if side.player().is_some() || weaker(Location::Cannons) || weaker(Location::Crew) {
        may.push(Declaration::Flee);
    }
    may
}

/// Cards, then Long Guns of both at once (MM-16.2, 19.8).
fn opening(table: &mut Table<'_>) -> Ruling<()> {
    moment(table, Hour::BattleStart, captains(table))?;
    moment(table, Hour::Opening, captains(table))?;
    volleys::fire(table)?;
    sink(table);
    confirm(table);
    Ok(())
}

/// Declaration, contest, action (MM-16.3).
fn round(table: &mut Table<'_>) -> Ruling<()> {
    if is_endless(table) {
        end(table, Outcome::Nobody);
        return Ok(());
    }
    declare(table)?;
    moment(table, Hour::Declared, captains(table))?;
    // Chasers (MM-19.9).
    volleys::fire(table)?;
    sink(table);
    if goes_on(table) {
        manoeuvre(table)?;
        act(table)?;
    } else {
        confirm(table);
    }
    Ok(())
}

/// Both are bound to shoot, and neither has a cannon left (MM-16.17, G-19). Round 1 binds nobody for good.
fn is_endless(table: &State) -> bool {
    let stuck = |side| sums::track(table, side, Location::Cannons) == 0 && able(table, side) == [Declaration::Shoot];
    table.battle.as_ref().is_some_and(|battle| battle.sides().into_iter().all(stuck))
}

/// The attacker declares openly, then the defender (MM-16.4).
fn declare(table: &mut Table<'_>) -> Ruling<()> {
    let Some(battle) = table.battle.clone() else { return Ok(()) };
    for by in battle.sides().into_iter().filter(|side| battle.declared_by(*side).is_none()) {
        let options = lawful(table, by).into_iter().map(Choice::Declare).collect();
        let what = match table.choose(table.hand_of(by), options, Why::Declare { by })? {
            Some(Choice::Declare(what)) => what,
            _ => Declaration::Shoot,
        };
        table.tell(Battles::Declared { by, what });
    }
    Ok(())
}

/// Both roll Seamanship, the attacker first (MM-16.6 to 16.8).
fn manoeuvre(table: &mut Table<'_>) -> Ruling<()> {
    let Some(sides) = table.battle.as_ref().map(|battle| battle.sides()) else { return Ok(()) };
    for side in sides {
        trials::roll(table, side, RollKind::Contest)?;
    }
    moment(table, Hour::Contest, captains(table))?;
    match contest(table) {
        _ if !goes_on(table) => Ok(()),
        Contest::Won(by) => {
            table.tell(Battles::ContestWon { by });
            moment(table, Hour::WonContest, by.player().into_iter().collect())
        }
        Contest::Tied => {
            table.tell(Battles::ContestTied);
            Ok(())
        }
        Contest::Void => {
            table.tell(Battles::ContestVoid);
            Ok(())
        }
    }
}

/// Shots of both at once, then the winner's Flee or Board (MM-16.9 to 16.14).
fn act(table: &mut Table<'_>) -> Ruling<()> {
    let Some(battle) = table.battle.clone() else { return Ok(()) };
    if battle.outcome == Some(Outcome::Nobody) {
        confirm(table);
        return Ok(());
    }
    for (shooter, hits) in battle.sides().map(|side| (side, shots(table, side))) {
        volleys::due(table, shooter, VolleyKind::Cannons, hits);
    }
    volleys::fire(table)?;
    sink(table);
    let Some(winner) = battle.won.filter(|_| goes_on(table)) else {
        confirm(table);
        return Ok(());
    };
    match battle.declared_by(winner) {
        Some(Declaration::Flee) if skulls_of(table, battle.foe_of(winner)) == 0 => {
            end(table, Outcome::Escaped(winner));
            Ok(())
        }
        Some(Declaration::Board) if sums::track(table, winner, Location::Crew) > 0 => {
            table.tell(Battles::BoardingSucceeded { by: winner });
            crew_combat::board(table)
        }
        _ => Ok(()),
    }
}

/// The winner has as many hits as Cannons, another captain one for each skull, and only who declared Shoot fires
/// (MM-16.9, 16.10, 16.13).
#[must_use]
pub fn shots(table: &State, side: Side) -> u8 {
    let Some(battle) = &table.battle else { return 0 };
    let cannons = sums::track(table, side, Location::Cannons);
    match battle.declared_by(side) {
        Some(Declaration::Shoot) if battle.won == Some(side) => cannons,
        Some(Declaration::Shoot) => skulls_of(table, side).min(cannons),
        _ => 0,
    }
}

/// A ship whose Hull is gone has sunk, whatever else was decided (MM-16.15).
fn sink(table: &mut Table<'_>) {
    let Some(sides) = table.battle.as_ref().map(|battle| battle.sides()) else { return };
    match sides.into_iter().filter(|side| !volleys::is_afloat(table, *side)).collect::<Vec<_>>().as_slice() {
        [] => {}
        [one] => end(table, Outcome::Sunk(*one)),
        _ => end(table, Outcome::BothSunk),
    }
}

/// The victor's glory, reward and plunder, then the losses (MM-16.15, 18.5).
fn aftermath(table: &mut Table<'_>) -> Ruling<()> {
    let Some(battle) = table.battle.clone() else { return Ok(()) };
    let lost = match battle.outcome {
        None | Some(Outcome::Nobody | Outcome::Escaped(_)) => Vec::new(),
        Some(Outcome::BothSunk) => battle.sides().to_vec(),
        Some(Outcome::Sunk(loser) | Outcome::Boarded(loser)) => {
            if let Side::Player(by) = battle.foe_of(loser) {
                plunder::victory(table, by, loser)?;
            }
            vec![loser]
        }
    };
    for side in &lost {
        match *side {
            Side::Player(by) => death::die(table, by)?,
            Side::Npc(kind) => npcs::beaten(table, kind),
            Side::Garrison => {}
        }
    }
    let survivors = battle.sides().into_iter().filter(|side| !lost.contains(side)).filter_map(Side::player).collect();
    table.tell(Battles::BattleOver);
    moment(table, Hour::BattleOver, survivors)
}
