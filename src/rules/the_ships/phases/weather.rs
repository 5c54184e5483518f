//! The wind, and the side that places first (TS-2.5, TS-2.6, TS-5.1).

use crate::rules::geometry::compass::wind_by_die;
use crate::rules::geometry::hex::Heading;
use crate::rules::kernel::{Orders, Seat};
use crate::rules::the_ships::game::{Battle, Ruling, TheShips};
use crate::rules::the_ships::happenings::{SettingOut, Turns};
use crate::rules::the_ships::scenario::{Deployment, Start, WindRule};
use crate::rules::the_ships::ship_card::Nation;
use crate::rules::the_ships::state::{Phase, State};
use crate::rules::the_ships::wants::Why;

/// Has this side ships to place by itself?
#[must_use]
pub fn has_free_ships(state: &State, side: Nation) -> bool {
    state.each().any(|place| state.side(place) == side && !matches!(state.vessel(place).entry.at, Start::Fixed { .. }))
}

/// Sets the wind, puts ships with given places there, and settles who places first.
pub fn run(battle: &mut Battle<'_>, _: &Orders<TheShips>) -> Ruling<()> {
    let towards = wind(battle)?;
    battle.tell(SettingOut::WindSet { towards });
    for place in battle.each() {
        let vessel = battle.vessel(place);
        let ship = vessel.id;
        if let Start::Fixed { bow, facing } = vessel.entry.at {
            battle.tell(SettingOut::Placed { ship, bow, facing });
        }
    }
    let state = battle.state();
    let free: Vec<_> = state.articles.sides().iter().map(|side| side.player).collect();
    let free: Vec<_> = free.into_iter().filter(|side| has_free_ships(state, *side)).collect();
    let first = match (free.as_slice(), state.articles.scenario.deployment) {
        ([], _) => None,
        ([only], _) => Some(*only),
        (_, Deployment::First(side)) if free.contains(&side) => Some(side),
        _ => Some(roll_off(battle, &free)?),
    };
    match first {
        Some(side) => battle.tell(SettingOut::ToPlace { side }),
        None => battle.tell(Turns::PhaseBegan { phase: Phase::FittingOut }),
    }
    Ok(())
}

fn wind(battle: &mut Battle<'_>) -> Ruling<Heading> {
    let barred = match &battle.articles.scenario.wind {
        WindRule::Fixed(heading) => return Ok(*heading),
        WindRule::Rolled => Vec::new(),
        WindRule::RolledExcept(barred) => barred.clone(),
    };
    loop {
        let face = battle.d20(Seat(0), Why::Wind)?;
        battle.tell(SettingOut::WindThrown { face });
        if let Some(heading) = wind_by_die(face).filter(|heading| !barred.contains(heading)) {
            return Ok(heading);
        }
    }
}

/// The higher die places first; ties are thrown again.
fn roll_off(battle: &mut Battle<'_>, sides: &[Nation]) -> Ruling<Nation> {
    loop {
        let mut thrown = Vec::new();
        for side in sides {
            let face = battle.d20(battle.seat(*side), Why::PlacingFirst)?;
            battle.tell(SettingOut::PlacingThrown { side: *side, face });
            thrown.push((face, *side));
        }
        let highest = thrown.iter().map(|(face, _)| *face).max().unwrap_or(20);
        let mut first = thrown.into_iter().filter(|(face, _)| *face == highest);
        if let (Some((_, side)), None) = (first.next(), first.next()) {
            return Ok(side);
        }
    }
}
