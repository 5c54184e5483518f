//! Crew combat, at sea and ashore (MM-18, T-9).

use super::fight::{self, captains, moment, skulls_of, sum_of};
use super::game::{Ruling, Table};
use super::happenings::Battles;
use super::hours::Hour;
use super::state::{Outcome, RollKind, Side, State};
use super::sums;
use super::trials;
use super::words::Location;

/// A boarding at sea has succeeded: Swivel Guns first, then the combat (MM-18.1, 19.10).
pub(super) fn board(table: &mut Table<'_>) -> Ruling<()> {
    moment(table, Hour::Boarding, captains(table))?;
    begin(table)
}

/// Goes on in the round of the combat that has begun, or begins one.
pub(super) fn go_on(table: &mut Table<'_>) -> Ruling<()> {
    if table.battle.as_ref().is_none_or(|battle| battle.crew_round.is_none()) {
        return begin(table);
    }
    round(table)?;
    rounds(table)
}

/// A side without Crew loses at once; if both are, there is no combat (MM-18.2, G-20).
fn begin(table: &mut Table<'_>) -> Ruling<()> {
    let Some(battle) = table.battle.clone() else { return Ok(()) };
    match battle.sides().into_iter().filter(|side| crew(table, *side) == 0).collect::<Vec<_>>().as_slice() {
        [] => {}
        [loser] => {
            fight::end(table, Outcome::Boarded(*loser));
            return Ok(());
        }
        _ => {
            table.tell(Battles::CrewsGone);
            return Ok(());
        }
    }
    moment(table, Hour::CrewStart, captains(table))?;
    fight::confirm(table);
    rounds(table)
}

fn rounds(table: &mut Table<'_>) -> Ruling<()> {
    while fight::goes_on(table) {
        let before = table.battle.as_ref().and_then(|battle| battle.crew_round).unwrap_or(0);
        table.tell(Battles::CrewRoundBegan { round: before.saturating_add(1) });
        round(table)?;
    }
    Ok(())
}

/// Both roll, both lose at once (MM-18.3 to 18.6, 18.8).
fn round(table: &mut Table<'_>) -> Ruling<()> {
    let Some(sides) = table.battle.as_ref().map(|battle| battle.sides()) else { return Ok(()) };
    for side in sides {
        trials::roll(table, side, RollKind::CrewCombat)?;
    }
    moment(table, Hour::CrewRoll, captains(table))?;
    let losing: Vec<Side> = sides.into_iter().filter(|side| taken_from(table, *side) > 0).collect();
    if !losing.is_empty() {
        moment(table, Hour::CrewLoss, losing.into_iter().filter_map(Side::player).collect())?;
    }
    if !fight::goes_on(table) {
        fight::confirm(table);
        return Ok(());
    }
    let losses = sides.map(|side| (side, loss(table, side), crew(table, side)));
    for (by, lost, before) in losses.into_iter().filter(|(_, lost, _)| *lost > 0) {
        table.tell(Battles::CrewFell { by, lost, left: before.saturating_sub(lost) });
    }
    if let Some(outcome) = settled(table, sides) {
        fight::end(table, outcome);
    }
    Ok(())
}

fn crew(table: &State, side: Side) -> u8 {
    sums::track(table, side, Location::Crew)
}

/// The skulls of the other side take Crew, as many as it has itself (MM-18.4).
fn taken_from(table: &State, side: Side) -> u8 {
    let foe = table.battle.as_ref().map_or(side, |battle| battle.foe_of(side));
    let cap = crew(table, foe).saturating_add(sums::crew_cap_more(table, foe));
    skulls_of(table, foe).min(cap)
}

/// The Crew that a side loses, less the Crew that cards spare.
fn loss(table: &State, side: Side) -> u8 {
    let spared = table.battle.as_ref().and_then(|battle| battle.spare.get(battle.place(side)).copied()).unwrap_or(0);
    taken_from(table, side).saturating_sub(spared).min(crew(table, side))
}

/// At Crew 0 a side has lost; of two, the side with fewer skulls, then with the lower sum; else nobody has won
/// (MM-18.5, 18.6, G-21).
fn settled(table: &State, [attacker, defender]: [Side; 2]) -> Option<Outcome> {
    let rolled = |side| (skulls_of(table, side), sum_of(table, side));
    match (crew(table, attacker), crew(table, defender)) {
        (0, 0) => Some(match rolled(attacker).cmp(&rolled(defender)) {
            std::cmp::Ordering::Less => Outcome::Boarded(attacker),
            std::cmp::Ordering::Equal => Outcome::Nobody,
            std::cmp::Ordering::Greater => Outcome::Boarded(defender),
        }),
        (0, _) => Some(Outcome::Boarded(attacker)),
        (_, 0) => Some(Outcome::Boarded(defender)),
        _ => None,
    }
}
