//! Dice that cards throw again, turn, or take for successes (MM-4.5, 11.8, 16.8, 18.8).

use super::{Doing, ask};
use crate::rules::kernel::ThrowRequest;
use crate::rules::merchants_and_marauders::clauses::{Count, Rolled};
use crate::rules::merchants_and_marauders::game::{Ruling, Table};
use crate::rules::merchants_and_marauders::happenings::Dice;
use crate::rules::merchants_and_marauders::hours::Hour;
use crate::rules::merchants_and_marauders::state::{Roll, RollKind, Side, State, Volley};
use crate::rules::merchants_and_marauders::wants::{Choice, Why};
use crate::rules::merchants_and_marauders::words::{SKULL, skulls};

/// The dice of the test that a card speaks of: those on top.
pub(super) fn test_of<'a>(state: &'a State, doing: &Doing<'_>) -> Option<&'a Roll> {
    let top = state.rolls.last().filter(|roll| matches!(roll.kind, RollKind::Test(..)));
    top.filter(|_| doing.hour() == Some(Hour::Tested))
}

/// Did the own test fail?
pub(super) fn fails(state: &State, doing: &Doing<'_>) -> bool {
    test_of(state, doing).is_some_and(|roll| roll.by == doing.side() && roll.successes() == 0)
}

/// Failed dice of the own test that no token has turned yet (MM-11.8).
pub(super) fn failed(state: &State, doing: &Doing<'_>) -> u8 {
    let Some(roll) = test_of(state, doing).filter(|roll| roll.by == doing.side()) else { return 0 };
    let dice = u8::try_from(roll.faces.len()).unwrap_or(u8::MAX);
    dice.saturating_sub(skulls(&roll.faces)).saturating_sub(roll.made)
}

/// This number of failed dice of a test become successes (MM-11.8).
pub(super) fn make(table: &mut Table<'_>, doing: &Doing<'_>, count: u8) {
    let dice = count.min(failed(table, doing));
    if dice > 0 {
        table.tell(Dice::DiceMadeSkulls { by: doing.by, dice });
    }
}

/// The volley whose dice lie open at this moment.
fn volley<'a>(state: &'a State, doing: &Doing<'_>) -> Option<&'a Volley> {
    state.volleys.iter().find(|volley| volley.shooter == Some(doing.side()))
}

/// Dice lie on the table as hits of a volley, or else as rolls.
fn of_volley(doing: &Doing<'_>) -> bool {
    matches!(doing.hour(), Some(Hour::Volley | Hour::VolleyDue | Hour::VolleyOver | Hour::Hits))
}

/// The dice that a card may touch, one choice each.
fn within_reach(state: &State, doing: &Doing<'_>, whose: Rolled) -> Vec<Choice> {
    if of_volley(doing) {
        let dice = volley(state, doing).filter(|_| whose != Rolled::Theirs);
        let hits = (0_u8..).zip(dice.into_iter().flat_map(|volley| &volley.hits));
        return hits.filter(|(_, hit)| hit.face > 0 && !hit.cancelled).map(|(place, _)| Choice::Hit(place)).collect();
    }
    let test = test_of(state, doing);
    let contest = state.rolls.iter().filter(|roll| !matches!(roll.kind, RollKind::Test(..)));
    let rolls: Vec<&Roll> = match doing.hour() {
        Some(Hour::Tested) => test.into_iter().collect(),
        Some(_) => contest.collect(),
        None => Vec::new(),
    };
    let mine = |roll: &Roll| match whose {
        Rolled::Mine => roll.by == doing.side(),
        Rolled::Theirs => roll.by != doing.side(),
        Rolled::Either => true,
    };
    let reached = rolls.into_iter().filter(|roll| mine(roll));
    reached.flat_map(|roll| (0_u8..).zip(&roll.faces).map(|(die, _)| Choice::Die(roll.by, die))).collect()
}

/// Is there a die to touch?
pub(super) fn any(state: &State, doing: &Doing<'_>, whose: Rolled) -> bool {
    !within_reach(state, doing, whose).is_empty()
}

/// The side whose die this is; a hit is the shooter's.
const fn side_of(choice: &Choice) -> Option<Side> {
    match choice {
        Choice::Die(side, _) => Some(*side),
        _ => None,
    }
}

const fn place_of(choice: &Choice) -> Option<u8> {
    match choice {
        Choice::Die(_, place) | Choice::Hit(place) => Some(*place),
        _ => None,
    }
}

/// Dice of one captain are picked one by one, then thrown again together (MM-4.5, D-31).
pub(super) fn reroll(table: &mut Table<'_>, doing: &Doing<'_>, whose: Rolled, count: Count) -> Ruling<()> {
    let mut left = within_reach(table, doing, whose);
    let mut picked: Vec<Choice> = Vec::new();
    if count == Count::All {
        let sides = left.iter().filter(|choice| place_of(choice) == Some(0)).cloned().collect::<Vec<_>>();
        let side = if sides.len() > 1 { ask(table, doing, sides)? } else { left.first().cloned() };
        let side = side.as_ref().and_then(side_of);
        picked = left.into_iter().filter(|choice| side_of(choice) == side).collect();
    } else {
        while !left.is_empty() {
            let mut options = left.clone();
            if !picked.is_empty() {
                options.push(Choice::Enough);
            }
            let Some(die) = ask(table, doing, options)?.filter(|choice| *choice != Choice::Enough) else { break };
            left.retain(|other| *other != die && side_of(other) == side_of(&die));
            picked.push(die);
            if count == Count::One {
                break;
            }
        }
    }
    picked.sort_unstable();
    let places: Vec<u8> = picked.iter().filter_map(place_of).collect();
    let Some(first) = picked.first() else { return Ok(()) };
    let side = side_of(first).unwrap_or_else(|| doing.side());
    let seat = table.hand_of(side);
    let thrown = table.throw(seat, ThrowRequest::dice(places.len(), 6), Why::Again { by: side })?;
    let faces: Vec<u8> = thrown.faces().collect();
    if !of_volley(doing) {
        table.tell(Dice::DiceThrownAgain { by: side, dice: places, faces });
    } else if let Some(at) = volley(table, doing).map(|volley| volley.at) {
        table.tell(Dice::HitsThrownAgain { at, hits: places, faces });
    }
    Ok(())
}

/// Dice are turned to a face of choice, one by one.
pub(super) fn set(table: &mut Table<'_>, doing: &Doing<'_>, count: u8) -> Ruling<()> {
    let mut left = within_reach(table, doing, Rolled::Mine);
    for _ in 0..count {
        let Some(die) = ask(table, doing, left.clone())? else { return Ok(()) };
        left.retain(|other| *other != die);
        // Both skulls are alike (MM-4.1).
        let Some(Choice::Face(face)) = ask(table, doing, (1..=SKULL).map(Choice::Face).collect())? else {
            return Ok(());
        };
        match die {
            Choice::Die(by, die) => table.tell(Dice::DieTurned { by, die, face }),
            Choice::Hit(hit) => {
                if let Some(at) = volley(table, doing).map(|volley| volley.at) {
                    table.tell(Dice::HitTurned { at, hit, face });
                }
            }
            _ => {}
        }
    }
    Ok(())
}
