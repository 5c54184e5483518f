//! Fireships (TS-28.7, FS-1 to FS-4).

use crate::rules::geometry::cones::{Aspect, aspect};

use super::aftermath;
use super::game::{Battle, Ruling};
use super::happenings::{Advanced, Cause};
use super::losses::{self, Blow, Shaken, Toll};
use super::numbers::meets;
use super::place::Place;
use super::ship::Fire;
use super::ship_card::{BatteryPlace, Nation};
use super::state::State;
use super::wants::Why;

/// A die of this or less sets a ship beside a burning fireship on fire (FS-2).
pub const SCORCHES_AT: i16 = 8;
/// A die of this or more blows a burning fireship up (FS-4).
pub const BLOWS_UP_FROM: u8 = 17;

/// FS-1: the crew takes to the boat, and the ship burns on both sides for good.
pub fn fire_the_train(battle: &mut Battle<'_>, place: Place) {
    let state = battle.state();
    if state.vessel(place).card.fireship && state.ship(place).fire.is_none() {
        let ship = state.id(place);
        battle.tell(Advanced::TrainFired { ship });
    }
}

fn torches(state: &State) -> Vec<Place> {
    state.in_play().filter(|place| state.ship(*place).is_torch()).collect()
}

fn next_to(state: &State, torch: Place, place: Place) -> Option<Aspect> {
    let (here, there) = state.base(torch).zip(state.base(place)).filter(|(here, there)| here.is_adjacent(*there))?;
    (torch != place && state.ship(place).in_play()).then(|| aspect(there, here))
}

/// FS-2: after every sub-step each ship next to a burning fireship is tried, once for each fireship and turn.
pub fn scorch(battle: &mut Battle<'_>) -> Ruling<()> {
    for torch in torches(battle) {
        for place in battle.each() {
            let state = battle.state();
            let tried = state.ship(place).day.scorched.contains(torch);
            let Some(seen) = next_to(state, torch, place).filter(|_| !tried && state.ship(place).fire.is_none()) else {
                continue;
            };
            let (ship, by) = (state.id(place), state.id(torch));
            let face = battle.d20(battle.seat(Nation::English), Why::Scorch { ship, by })?;
            let caught = meets(face, SCORCHES_AT);
            battle.tell(Advanced::Scorched { ship, by, face, caught });
            if caught {
                let side = match seen {
                    Aspect::Port => Some(Fire::Port),
                    Aspect::Starboard => Some(Fire::Starboard),
                    Aspect::Bow | Aspect::Stern => None,
                };
                aftermath::follow(battle, place, Shaken::default(), false, Some(side))?;
                aftermath::give_up_the_broken(battle);
            }
        }
    }
    Ok(())
}

/// FS-4: at the start of a turn each burning fireship blows up on 17 to 20, and takes two boxes of every ship beside
/// her.
pub fn fuses(battle: &mut Battle<'_>) -> Ruling<()> {
    for torch in torches(battle) {
        let ship = battle.id(torch);
        let face = battle.d20(battle.owner(torch), Why::Fuse { ship })?;
        battle.tell(Advanced::FuseThrown { ship, face });
        if face < BLOWS_UP_FROM {
            continue;
        }
        let state = battle.state();
        let mut toll = Toll::default();
        for place in state.each() {
            let Some(seen) = next_to(state, torch, place) else { continue };
            for (row, boxes) in facing_rows(seen) {
                toll.add(place, Blow::Boxes(row, boxes, Cause::Blast));
            }
        }
        aftermath::leave_play(battle, torch, Advanced::BlewUp { ship });
        losses::record(battle, &toll)?;
    }
    Ok(())
}

/// Two boxes on the facing side; ahead of her one on each.
fn facing_rows(seen: Aspect) -> Vec<(BatteryPlace, u8)> {
    match seen {
        Aspect::Port => vec![(BatteryPlace::Port, 2)],
        Aspect::Starboard => vec![(BatteryPlace::Starboard, 2)],
        Aspect::Stern => vec![(BatteryPlace::Stern, 2)],
        Aspect::Bow => vec![(BatteryPlace::Port, 1), (BatteryPlace::Starboard, 1)],
    }
}
