//! Musket fire from the deck (TS-16).

use super::game::{Battle, Ruling};
use super::gunnery::{aim, crew_protection, may_fire, range_between, sight_between};
use super::happenings::Gunnery;
use super::losses::{Blow, Toll};
use super::numbers::hits;
use super::place::Place;
use super::ship_card::Soldiers;
use super::state::State;
use super::wants::{Choice, Why};

/// The most dice musketeers throw (TS-16.3).
pub const MOST_DICE: u8 = 5;

/// The number at this range, before modifiers; none out of range (TS-16.4).
#[must_use]
pub const fn table(range: u8) -> Option<u8> {
    match range {
        1 => Some(12),
        2 => Some(8),
        _ => None,
    }
}

/// Enemies the musketeers of a ship fire at if a window opens now (TS-16.1, TS-16.2).
#[must_use]
pub fn targets(state: &State, place: Place) -> Vec<Place> {
    let ship = state.ship(place);
    let Some(range) = ship.day.muskets else { return Vec::new() };
    if ship.on_deck(Soldiers::Musketeers) == 0 || !may_fire(state, place) {
        return Vec::new();
    }
    let near = |target: &Place| {
        let distance = range_between(state, place, *target);
        state.is_enemy(place, *target)
            && !state.is_locked(*target)
            && distance <= range
            && table(distance).is_some()
            && sight_between(state, place, *target).is_none()
    };
    state.in_play().filter(near).collect()
}

/// Fires at one of the targets; the losses go on the toll (TS-16.3 to TS-16.5).
pub fn fire(battle: &mut Battle<'_>, place: Place, targets: &[Place], toll: &mut Toll) -> Ruling<()> {
    let state = battle.state();
    let (ship, owner) = (state.id(place), state.owner(place));
    let options = targets.iter().map(|target| Choice::Ship(state.id(*target))).collect();
    let Some(Choice::Ship(target)) = battle.choose(owner, options, Why::MusketTarget { ship })? else {
        return Ok(());
    };
    let state = battle.state();
    let Some(at) = state.place_of(target) else { return Ok(()) };
    let range = range_between(state, place, at);
    let Some(table) = table(range) else { return Ok(()) };
    let aim = aim(state, place, table);
    let dice = state.ship(place).on_deck(Soldiers::Musketeers).min(MOST_DICE);
    let faces = battle.d20s(owner, dice.into(), Why::Muskets { ship, target, range, aim })?;
    let hits = hits(&faces, aim.need());
    battle.tell(Gunnery::MusketsFired { ship, target, range, aim, faces, hits });
    let losses = crew_protection(battle, at, hits)?;
    toll.add(at, Blow::Muskets(losses));
    Ok(())
}
