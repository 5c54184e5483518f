//! Consequences of recorded losses: the rudder, officers, fire, panic (TS-21 to TS-23), and parting from a lost ship.

use super::game::{Battle, Ruling};
use super::happenings::{Advanced, Boarding, Happening, Losses, Movement, Stop, Turns};
use super::losses::Shaken;
use super::numbers::{Need, meets};
use super::officers::{self, Duty};
use super::place::Place;
use super::ship::Fire;
use super::state::State;
use super::wants::Why;

/// The ships this one is locked with, in the order in which that came about.
fn partners(state: &State, place: Place) -> Vec<Place> {
    let id = state.id(place);
    let others = state.locks.iter().filter_map(|lock| match (lock.boarder == id, lock.boarded == id) {
        (true, _) => Some(lock.boarded),
        (_, true) => Some(lock.boarder),
        _ => None,
    });
    others.filter_map(|other| state.place_of(other)).collect()
}

/// A ship leaves play by this happening. A ship that was locked with her alone comes free without a victory (TS-18.14),
/// and is out of action if she has no sailors left herself (TS-17.6).
pub fn leave_play(battle: &mut Battle<'_>, place: Place, by: impl Into<Happening>) {
    let partners = partners(battle, place);
    battle.tell(by);
    for partner in partners {
        come_free(battle, partner, false);
    }
}

/// Ships are taken, each by another, all in the same moment; a ship that was locked with them alone has won and comes
/// free (TS-18.13, TS-18.14).
pub fn take(battle: &mut Battle<'_>, taken: &[(Place, Place)]) {
    let mut winners: Vec<Place> = Vec::new();
    for (place, by) in taken {
        winners.push(*by);
        winners.extend(partners(battle, *place));
    }
    for (place, by) in taken {
        let (ship, by) = (battle.id(*place), battle.id(*by));
        battle.tell(Boarding::Taken { ship, by });
    }
    winners.sort_unstable();
    winners.dedup();
    for winner in winners {
        come_free(battle, winner, true);
    }
}

/// Frees a ship in play that is no longer locked; `won` if an enemy was taken.
fn come_free(battle: &mut Battle<'_>, place: Place, won: bool) {
    let state = battle.state();
    if !state.ship(place).in_play() || state.is_locked(place) {
        return;
    }
    let ship = state.id(place);
    battle.tell(Boarding::CameFree { ship, won });
    if battle.ship(place).sailors == 0 {
        battle.tell(Losses::PutOutOfAction { ship });
    }
}

/// Everything not yet carried out is cancelled, the rest of a landing too (TS-24.3).
pub fn lose_orders(battle: &mut Battle<'_>, place: Place) {
    let (ship, boats) = (battle.id(place), battle.ship(place).day.boats);
    if boats > 0 {
        battle.tell(Advanced::LandingCancelled { ship });
    }
    battle.tell(Turns::OrdersLost { ship });
}

/// Everything of TS-21 to TS-23 that follows for one ship, in the order of TS-19.6.
pub fn follow(
    battle: &mut Battle<'_>,
    place: Place,
    how: Shaken,
    rudder: bool,
    fire: Option<Option<Fire>>,
) -> Ruling<()> {
    if !battle.ship(place).in_play() || !battle.advanced() {
        return Ok(());
    }
    let ship = battle.id(place);
    if rudder && !battle.ship(place).rudder_lost {
        battle.tell(Advanced::RudderLost { ship });
    }
    let fell = officers::fall(battle, place, how.sailors)?;
    if fell && officers::all_dead(battle, place) {
        // Locked, she is taken with all others that give up in this moment (TS-18.16).
        if !battle.is_locked(place) {
            leave_play(battle, place, Advanced::Surrendered { ship });
        }
        return Ok(());
    }
    let mut caught = false;
    if let Some(side) = fire
        && battle.ship(place).fire.is_none()
    {
        catch_fire(battle, place, side)?;
        caught = true;
    }
    if fell || how.mast_fell || caught {
        check_steadiness(battle, place)?;
    }
    if caught && !battle.is_locked(place) {
        fight_fire(battle, place)?;
    }
    Ok(())
}

fn catch_fire(battle: &mut Battle<'_>, place: Place, side: Option<Fire>) -> Ruling<()> {
    let (ship, owner) = (battle.id(place), battle.owner(place));
    let fire = if let Some(side) = side {
        side
    } else {
        let face = battle.d20(owner, Why::BurningSide { ship })?;
        battle.tell(Advanced::BurningSideThrown { ship, face });
        if face % 2 == 0 { Fire::Starboard } else { Fire::Port }
    };
    battle.tell(Advanced::CaughtFire { ship, fire });
    lose_orders(battle, place);
    battle.tell(Movement::Stopped { ship, why: Stop::Fire });
    Ok(())
}

/// The number a steadiness check must throw or less (TS-23.2); none for a crew that never checks.
#[must_use]
pub fn steadiness(state: &State, place: Place) -> Option<Need> {
    let base = i16::from(state.vessel(place).card.steadiness?);
    Some(Need { base, officers: officers::missing(state, place, Duty::Steadiness) })
}

/// Throws the check; true if the crew held.
pub fn throw_steadiness(battle: &mut Battle<'_>, place: Place) -> Ruling<bool> {
    let Some(need) = steadiness(battle, place) else { return Ok(true) };
    let (ship, owner) = (battle.id(place), battle.owner(place));
    let face = battle.d20(owner, Why::Steadiness { ship, need })?;
    battle.tell(Turns::SteadinessThrown { ship, face, need });
    Ok(meets(face, need.need()))
}

/// TS-23.1 to TS-23.3: a ship already in panic does not check again.
fn check_steadiness(battle: &mut Battle<'_>, place: Place) -> Ruling<()> {
    if battle.ship(place).panic || throw_steadiness(battle, place)? {
        return Ok(());
    }
    let ship = battle.id(place);
    battle.tell(Turns::PanicBroke { ship });
    lose_orders(battle, place);
    Ok(())
}

/// The number to put out a fire (TS-21.6).
#[must_use]
pub fn fire_fighting(state: &State, place: Place) -> Need {
    let base = i16::from(state.vessel(place).card.fire_fighting);
    Need { base, officers: officers::missing(state, place, Duty::FireFighting) }
}

/// One die for every five full sailors, at least one (TS-21.5).
#[must_use]
pub fn fire_dice(sailors: u8) -> usize {
    usize::from(sailors / 5).max(1)
}

/// An attempt to put the fire out, or the die of a crew in panic (TS-21.5 to TS-21.8, TS-21.11).
pub fn fight_fire(battle: &mut Battle<'_>, place: Place) -> Ruling<()> {
    let state = battle.state();
    let (ship, owner) = (state.id(place), state.owner(place));
    if state.ship(place).panic {
        let face = battle.d20(owner, Why::FireInPanic { ship })?;
        battle.tell(Advanced::FireLeft { ship, face });
        if face == 20 {
            leave_play(battle, place, Advanced::BlewUp { ship });
        }
        return Ok(());
    }
    let need = fire_fighting(state, place);
    let faces = battle.d20s(owner, fire_dice(state.ship(place).sailors), Why::FireFighting { ship, need })?;
    let lowest = faces.iter().copied().min().unwrap_or(20);
    battle.tell(Advanced::FireFought { ship, faces, need });
    if lowest == 20 {
        leave_play(battle, place, Advanced::BlewUp { ship });
    } else if meets(lowest, need.need()) {
        battle.tell(Advanced::FireOut { ship });
    } else {
        battle.tell(Advanced::BurnsOn { ship });
    }
    Ok(())
}

/// A ship that fell into panic or lost her last officer while she was locked surrenders to her enemy in the lock
/// (TS-18.16); both of a pair do, if both did.
pub fn give_up_the_broken(battle: &mut Battle<'_>) {
    let state = battle.state();
    let broken = |place: &Place| {
        let leaderless = state.advanced() && officers::all_dead(state, *place);
        state.ship(*place).in_play() && (state.ship(*place).panic || leaderless)
    };
    let lost: Vec<(Place, Place)> = state
        .each()
        .filter(broken)
        .filter_map(|place| Some((place, partners(state, place).first().copied()?)))
        .collect();
    if !lost.is_empty() {
        take(battle, &lost);
    }
}
