//! Volleys: dice name locations, skulls are placed, hits are carried out (MM-17, MM-19).

use super::cargo;
use super::death;
use super::fight::moment;
use super::game::{Ruling, Table};
use super::happenings::Volleys;
use super::hours::Hour;
use super::state::{Hit, Side, State, Volley, VolleyKind};
use super::sums;
use super::wants::{Choice, Why};
use super::words::{Colour, Location, SKULL};
use crate::rules::kernel::ThrowRequest;

/// The most dice in play (MM-4.3).
const DICE: u8 = 10;

/// Hits that this side inflicts are to be thrown; those of one moment are one volley (MM-17.1).
pub fn due(table: &mut Table<'_>, shooter: Side, kind: VolleyKind, hits: u8) {
    let at = table.battle.as_ref().map(|battle| battle.foe_of(shooter));
    if let Some(at) = at.filter(|_| hits > 0) {
        table.tell(Volleys::HitsDue { kind, shooter: Some(shooter), at, hits });
    }
}

/// Fires all volleys that are due: each is thrown and assigned, the attacker's first, then both are carried out at once
/// (MM-16.14, 17.4).
///
/// # Errors
/// Stops for an answer that is missing.
pub fn fire(table: &mut Table<'_>) -> Ruling<()> {
    let Some(battle) = table.battle.clone().filter(|_| !table.volleys.is_empty()) else { return Ok(()) };
    let targets: Vec<Side> = battle.sides().into_iter().rev().filter(|at| on(table, *at).is_some()).collect();
    for at in &targets {
        aim(table, *at)?;
    }
    targets.iter().for_each(|at| carry_out(table, *at));
    let shooters = battle.sides().into_iter().filter(|side| targets.contains(&battle.foe_of(*side)));
    let afloat = shooters.filter(|side| is_afloat(table, *side)).filter_map(Side::player).collect();
    moment(table, Hour::VolleyOver, afloat)?;
    for by in battle.sides().into_iter().filter(|side| targets.contains(side)).filter_map(Side::player) {
        lose_cargo(table, by)?;
    }
    table.tell(Volleys::VolleysOver);
    Ok(())
}

/// Carries out a volley without a shooter; a ship sunk so has no victor (MM-17.14).
///
/// # Errors
/// Stops for an answer that is missing.
pub fn suffer(table: &mut Table<'_>, by: Colour, hits: u8) -> Ruling<()> {
    let at = Side::Player(by);
    if hits == 0 || table.ship(by).is_none() {
        return Ok(());
    }
    table.tell(Volleys::HitsDue { kind: VolleyKind::Event, shooter: None, at, hits });
    aim(table, at)?;
    carry_out(table, at);
    lose_cargo(table, by)?;
    table.tell(Volleys::VolleysOver);
    if is_afloat(table, at) { Ok(()) } else { death::die(table, by) }
}

/// Carries out the hits that the cards of a raid name, all together (MM-11.11).
///
/// # Errors
/// Stops for an answer that is missing.
pub fn of_symbols(table: &mut Table<'_>, by: Colour, locations: Vec<Location>) -> Ruling<()> {
    let at = Side::Player(by);
    let hits = u8::try_from(locations.len()).unwrap_or(u8::MAX);
    if hits == 0 {
        return Ok(());
    }
    table.tell(Volleys::HitsDue { kind: VolleyKind::Raid, shooter: None, at, hits });
    table.tell(Volleys::SymbolsHit { at, locations });
    moment(table, Hour::Hits, vec![by])?;
    carry_out(table, at);
    lose_cargo(table, by)?;
    table.tell(Volleys::VolleysOver);
    Ok(())
}

/// A ship sinks when its Hull is destroyed (MM-17.7).
#[must_use]
pub fn is_afloat(table: &State, side: Side) -> bool {
    sums::track(table, side, Location::Hull) > 0
}

/// The volley on a side.
fn on(table: &State, at: Side) -> Option<&Volley> {
    table.volleys.iter().find(|volley| volley.at == at)
}

/// Throws the locations of the volley on a side and assigns its hits (MM-17.3).
fn aim(table: &mut Table<'_>, at: Side) -> Ruling<()> {
    let Some(Volley { kind, shooter, .. }) = on(table, at).cloned() else { return Ok(()) };
    let captain: Vec<Colour> = shooter.and_then(Side::player).into_iter().collect();
    if shooter.is_some() {
        moment(table, Hour::VolleyDue, captain.clone())?;
    }
    let dice = on(table, at).map_or(0, |volley| volley.due).min(DICE);
    let hand = table.hand_of(shooter.unwrap_or(at));
    let thrown = table.throw(hand, ThrowRequest::dice(usize::from(dice), 6), Why::Locations { at, kind })?;
    table.tell(Volleys::LocationsThrown { at, faces: thrown.faces().collect() });
    if shooter.is_some() {
        moment(table, Hour::Volley, captain)?;
    }
    place_skulls(table, at)?;
    moment(table, Hour::Hits, at.player().into_iter().collect())
}

/// Skulls go where the target's captain says, one by one; under Chain and Grape Shot they have their place already
/// (MM-17.2, 19.4, 19.5, G-40).
fn place_skulls(table: &mut Table<'_>, at: Side) -> Ruling<()> {
    let Some(volley) = on(table, at).cloned() else { return Ok(()) };
    for (hit, _) in (0..).zip(&volley.hits).filter(|(_, hit)| hit.face >= SKULL && hit.location.is_none()) {
        let location = match volley.skulls_to {
            Some(location) => Some(location),
            None => {
                let anywhere = Location::ALL.map(Choice::Location).to_vec();
                match table.choose(table.hand_of(at), anywhere, Why::Skull { at })? {
                    Some(Choice::Location(location)) => Some(location),
                    _ => None,
                }
            }
        };
        table.tell(Volleys::SkullPlaced { at, hit, location: location.unwrap_or(Location::Hull) });
    }
    Ok(())
}

/// Lowers the locations that were hit, numbered dice before skulls (MM-17.3, 17.5, 17.6).
fn carry_out(table: &mut Table<'_>, at: Side) {
    let Some(volley) = on(table, at).cloned() else { return };
    let hits: Vec<(u8, Hit)> = (0..).zip(volley.hits).filter(|(_, hit)| !hit.cancelled).collect();
    let (numbered, skulls): (Vec<_>, Vec<_>) = hits.into_iter().partition(|(_, hit)| hit.face < SKULL);
    for (hit, aimed) in numbered.into_iter().chain(skulls).filter_map(|(n, hit)| Some((n, hit.location?))) {
        let destroyed = sums::track(table, at, aimed) == 0;
        if destroyed && volley.skulls_to == Some(aimed) {
            table.tell(Volleys::HitSpent { at, hit, aimed });
            continue;
        }
        let on = if destroyed { Location::Hull } else { aimed };
        let left = sums::track(table, at, on).saturating_sub(1);
        table.tell(Volleys::HitTaken { at, hit, aimed, on, left });
    }
}

/// Cargo above the Hold is lost once the hits have been carried out; a ship that sinks loses all (MM-17.8).
fn lose_cargo(table: &mut Table<'_>, by: Colour) -> Ruling<()> {
    if is_afloat(table, Side::Player(by)) { cargo::lose_excess_at_random(table, by) } else { Ok(()) }
}
