//! Abilities and treasures that their player begins (PC-12, PC-19), and face-down crew that are turned up.

use super::abilities::{Ability, Charm};
use super::deeds;
use super::dice;
use super::game::{Ruling, Table};
use super::happenings::{Cargo, Turns};
use super::ids::Name;
use super::powers::{self, Power, Source};
use super::refusals::{Checked, Objection, Refusal, refuse, unless};
use super::shooting;
use super::state::State;
use super::sums;
use super::words::{Flag, OrderKind};

/// May this player use this ability or treasure of this card now, on that object?
///
/// # Errors
/// The objection against the last card of that name.
pub fn may_use(state: &State, by: Flag, card: Name, named: Name, on: Option<Name>) -> Checked {
    found(state, by, card, named, on).map(|_| ())
}

/// The first card of this name that may be used so. The own ship that carries the card may be named to tell two of a kind apart.
fn found(
    state: &State,
    by: Flag,
    card: Name,
    named: Name,
    on: Option<Name>,
) -> Result<(Source, Option<Name>), Refusal> {
    let mut list = powers::sources(state, by, card, named);
    if on.is_some_and(|on| list.iter().any(|source| source.unit == on)) {
        list.retain(|source| Some(source.unit) == on);
    }
    let ashore = state.player(by).is_some_and(|player| player.ashore.iter().any(|(crew, _)| crew.card == card));
    unless(list.is_empty() && ashore, "PC-12.1", Objection::CrewAshore)?;
    let mut objection = refuse("PC-12.2", Objection::NoSuchAbility);
    for source in list {
        let on = on.filter(|on| *on != source.unit);
        match may_begin(state, by, &source, on) {
            Ok(()) => return Ok((source, on)),
            Err(why) => objection = why,
        }
    }
    Err(objection)
}

/// Does the power work where it is, and is this its moment?
fn may_begin(state: &State, by: Flag, source: &Source, on: Option<Name>) -> Checked {
    works(state, source)?;
    let run = state.running.as_ref();
    let runs = run.is_some() && !shooting::may_be_cut_short(state);
    let fires = shooting::shots(state).is_some_and(|run| run.unit == source.unit);
    match &source.power {
        Power::Ability(ability @ (Ability::DoubleRange | Ability::Chainshot | Ability::Stinkpot)) if fires => {
            shooting::may_load(state, source.unit, source.card, dice::word(ability))
        }
        Power::Charm(Charm::MoreMove(_)) => {
            let moves = run.is_some_and(|run| run.kind == OrderKind::Move && run.unit == source.unit && !run.over);
            unless(!moves, "UT-04", Objection::OutOfMoment)?;
            let slowed = state.ship(source.unit).is_some_and(|ship| ship.plight.slowed);
            unless(slowed, "PC-5.15", Objection::Slowed)
        }
        _ => {
            unless(runs && !only_claims(source, on), "PC-4.1", Objection::OrderRuns)?;
            match &source.power {
                Power::Ability(ability) => deeds::may_begin(state, by, source, ability, on),
                Power::Keyword(_) => unless(!source.down, "PC-12.4", Objection::OutOfMoment),
                Power::Charm(Charm::MoreOrder(_)) => deeds::may_have_more(state, source.unit),
                Power::Charm(_) => Err(refuse("PC-19.5", Objection::OutOfMoment)),
            }
        }
    }
}

/// A crew is turned up, and nothing else is done: that may be at any time of the own turn (PC-12.5).
fn only_claims(source: &Source, on: Option<Name>) -> bool {
    let acts = match &source.power {
        Power::Ability(ability) => deeds::acts(ability, on),
        Power::Charm(_) => true,
        Power::Keyword(_) => false,
    };
    source.down && !acts
}

/// Does this use belong to the order that runs, so that shots go on after it?
#[must_use]
pub fn is_within(state: &State, by: Flag, card: Name, named: Name, on: Option<Name>) -> bool {
    let Ok((source, on)) = found(state, by, card, named, on) else { return false };
    let loads = |ability: &Ability| matches!(ability, Ability::DoubleRange | Ability::Chainshot | Ability::Stinkpot);
    match &source.power {
        Power::Ability(ability) if loads(ability) => true,
        Power::Charm(Charm::MoreMove(_)) => true,
        _ => only_claims(&source, on),
    }
}

/// Nations, and what lies on abilities (PC-12.3, 12.10).
fn works(state: &State, source: &Source) -> Checked {
    let Some(ship) = state.ship(source.unit) else { return Ok(()) };
    unless(ship.waits, "PC-13.36", Objection::OffTable)?;
    if !source.crew {
        let cancelled = ship.plight.cowed || ship.plight.silenced;
        let ability = matches!(source.power, Power::Ability(_));
        return unless(cancelled && ability, "PC-12.10", Objection::Silenced);
    }
    let crew = ship.crew.iter().find(|crew| crew.card == source.card && crew.up != source.down);
    let Some(crew) = crew else { return Err(refuse("PC-12.2", Objection::NotThere)) };
    unless(sums::rests(state, ship, crew), "PC-12.10", Objection::Silenced)?;
    let nation = state.pack.hand(crew.card).map(|hand| hand.nation);
    let works = nation.is_some_and(|nation| sums::nation_works(state, ship, nation));
    unless(!works, "PC-12.3", Objection::WrongNation)
}

/// Uses it; the card is turned up first (PC-12.4).
///
/// # Errors
/// Stops for an answer that is missing; the match may end with it.
pub fn use_it(table: &mut Table<'_>, by: Flag, card: Name, named: Name, on: Option<Name>) -> Ruling<()> {
    let Ok((source, on)) = found(table, by, card, named, on) else { return Ok(()) };
    let unit = source.unit;
    if source.crew && source.down {
        table.tell(Cargo::CrewRevealed { unit, card: source.card });
    }
    let fires = shooting::shots(table).is_some_and(|run| run.unit == unit);
    match &source.power {
        Power::Ability(ability @ (Ability::DoubleRange | Ability::Chainshot | Ability::Stinkpot)) if fires => {
            shooting::load(table, unit, source.card, dice::word(ability));
            Ok(())
        }
        Power::Ability(ability) => deeds::begin(table, by, &source, ability, on),
        Power::Charm(Charm::MoreOrder(kind)) => {
            spent(table, &source);
            table.tell(Turns::ExtraOrder { unit, card: source.card, kind: Some(*kind) });
            Ok(())
        }
        Power::Charm(Charm::MoreMove(ruler)) => {
            spent(table, &source);
            table.tell(Turns::SegmentAdded { unit, ruler: *ruler });
            Ok(())
        }
        Power::Keyword(_) | Power::Charm(_) => Ok(()),
    }
}

/// A treasure that lay face down is turned up, and gone (UT-03, UT-04).
fn spent(table: &mut Table<'_>, source: &Source) {
    let (unit, card) = (source.unit, source.card);
    table.tell(Cargo::UniqueTurned { unit, card });
    table.tell(Cargo::UniqueRemoved { unit, card });
}
