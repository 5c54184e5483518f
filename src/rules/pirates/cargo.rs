//! Crew and treasure that change places (PC-6.4, 9.11, 9.20 to 9.24, 15.12).

use super::abilities::{Ability, QUAY};
use super::docking;
use super::ending;
use super::game::{Ruling, Table};
use super::happenings::{Cargo, Deck, Turns};
use super::ids::Name;
use super::orders::{Piece, Place};
use super::refusals::{Checked, Objection, Refusal, refuse, unless};
use super::state::{Crew, Fort, Island, Ship, State};
use super::sums;
use super::words::{Flag, Keyword, OrderKind};

// ---- crew to and from land (PC-6.4)

/// May this crew be put ashore, taken aboard or passed on?
///
/// # Errors
/// The first objection.
pub fn may_ferry(state: &State, by: Flag, card: Name, from: Place, to: Place) -> Checked {
    ferried(state, by, card, from, to).map(|_| ())
}

/// Decks of a crew before and after its way, and its place.
fn ferried(state: &State, by: Flag, card: Name, from: Place, to: Place) -> Result<(Deck, u8, bool, Deck), Refusal> {
    let ship = |place: Place| match place {
        Place::Unit(unit) => match state.ship(unit) {
            None => Err(refuse("PC-6.4", Objection::NoSuch)),
            Some(ship) if ship.flag != by => Err(refuse("PC-4.3", Objection::NotYours)),
            Some(ship) => Ok(Some(ship)),
        },
        Place::Ashore => Ok(None),
    };
    let (giver, taker) = (ship(from)?, ship(to)?);
    let at = |ship: Option<&Ship>| ship.and_then(|ship| ship.docked);
    let Some(island) = at(giver).or(at(taker)) else { return Err(refuse("PC-6.4", Objection::NotDockedThere)) };
    let apart = [giver, taker].into_iter().flatten().any(|ship| ship.docked != Some(island));
    unless(apart || (giver.is_none() && taker.is_none()), "PC-6.4", Objection::NotDockedThere)?;
    unless(giver.map(|ship| ship.id) == taker.map(|ship| ship.id), "PC-6.4", Objection::BadTarget)?;
    let home = state.island(island).is_some_and(|island| island.home == Some(by));
    let shore = if home { Deck::Home } else { Deck::Island(island) };
    let (place, up) = match giver {
        Some(ship) => {
            let place = ship.crew.iter().position(|crew| crew.card == card);
            let crew = place.and_then(|place| Some((place, ship.crew.get(place)?.up)));
            crew.ok_or(refuse("PC-6.4", Objection::NotThere))?
        }
        None => {
            let here = if home { None } else { Some(island) };
            let ashore = state.player(by).map(|player| player.ashore.as_slice()).unwrap_or_default();
            let place = ashore.iter().position(|(crew, at)| crew.card == card && *at == here);
            let crew = place.and_then(|place| Some((place, ashore.get(place)?.0.up)));
            crew.ok_or(refuse("PC-6.4", Objection::NotThere))?
        }
    };
    unless(giver.is_some() && stays_aboard(state, card), "AB-44", Objection::PatronStays)?;
    if let Some(ship) = taker {
        welcome(state, ship, &[card])?;
    }
    let deck = |ship: Option<&Ship>| ship.map_or(shore, |ship| Deck::Ship(ship.id));
    Ok((deck(giver), u8::try_from(place).unwrap_or(u8::MAX), up, deck(taker)))
}

/// A patron never leaves its ship (AB-44).
#[must_use]
pub fn stays_aboard(state: &State, card: Name) -> bool {
    state.pack.hand(card).is_some_and(|hand| hand.abilities.contains(&Ability::Patron))
}

/// Is there room for these crew, and are they not dearer than the ship (PC-9.21, 9.24, AB-10)?
///
/// # Errors
/// The first objection.
pub fn welcome(state: &State, ship: &Ship, cards: &[Name]) -> Checked {
    let mut laden = ship.clone();
    laden.crew.extend(cards.iter().map(|card| Crew::of(*card, false)));
    fits(state, ship, &laden)
}

/// May the first ship become the second, as far as space and crew go?
fn fits(state: &State, before: &Ship, after: &Ship) -> Checked {
    let more_crew = after.crew.len() > before.crew.len();
    let no_crew = sums::has(state, before.id, |own| *own == Ability::NoCrew);
    unless(more_crew && no_crew, "AB-10", Objection::NoCrewHere)?;
    let used = sums::used_space(state, after);
    let more = used > sums::used_space(state, before);
    unless(more && used > sums::capacity(state, after, false), "PC-9.21", Objection::NoRoom)?;
    let points = sums::crew_points(state, after);
    let dearer = points > sums::crew_points(state, before);
    unless(dearer && points > sums::points(state, after), "PC-2.10", Objection::CrewTooDear)
}

/// Crew go ashore, come aboard, or go to another ship (PC-6.4).
pub fn ferry(table: &mut Table<'_>, by: Flag, card: Name, from: Place, to: Place) {
    let Ok((from, place, up, deck)) = ferried(table, by, card, from, to) else { return };
    table.tell(Cargo::CrewMoved { by, card: Some(card), up, from, place, to: deck });
    if let Deck::Ship(unit) = deck {
        show_links(table, unit);
    }
}

/// Linked crew who lie face down are shown when their space is first needed (PC-2.12).
pub fn show_links(table: &mut Table<'_>, unit: Name) {
    loop {
        let Some(ship) = table.ship(unit) else { return };
        if sums::used_space(table, ship) <= sums::capacity(table, ship, true) {
            return;
        }
        let linked = |card: Name| {
            let crew = ship.crew.iter().filter(|crew| crew.card != card);
            table.pack.linked_to_craft(card, ship.card)
                || crew.into_iter().any(|crew| table.pack.linked(card, crew.card))
        };
        let down = ship.crew.iter().filter(|crew| !crew.up).map(|crew| crew.card);
        let up = |card: &Name| ship.crew.iter().any(|crew| crew.card == *card && crew.up);
        let Some(card) = down.into_iter().find(|card| linked(*card) && !up(card)) else { return };
        sums::claim(table, unit, card);
    }
}

// ---- cargo between ships, and to and from forts (PC-9.11, 15.12)

/// Cargo goes between these two.
#[derive(Clone, Copy)]
enum End<'a> {
    Ship(&'a Ship),
    Fort(&'a Fort),
}

fn end(state: &State, place: Place) -> Result<End<'_>, Refusal> {
    let none = refuse("PC-9.11", Objection::NoSuch);
    let Place::Unit(unit) = place else { return Err(none) };
    let ship = state.ship(unit).map(End::Ship);
    ship.or_else(|| state.fort(unit).map(End::Fort)).ok_or(none)
}

/// May this cargo go from one to the other?
///
/// # Errors
/// The first objection.
pub fn may_transfer(state: &State, by: Flag, cargo: &[Piece], from: Place, to: Place) -> Checked {
    let (giver, taker) = (end(state, from)?, end(state, to)?);
    unless(cargo.is_empty() || from == to, "PC-9.11", Objection::NotThere)?;
    let twice = (1..).zip(cargo).any(|(next, piece)| cargo.iter().skip(next).any(|other| other == piece));
    unless(twice, "PC-9.11", Objection::NotThere)?;
    let explored = state.running.as_ref().filter(|run| run.kind == OrderKind::Explore);
    match (giver, taker) {
        (End::Ship(giver), End::Ship(taker)) => {
            let pair = explored.and_then(|run| Some((run.unit, run.explores?)));
            let fits = |one: Name, other: Name| pair == Some((one, other));
            let here = fits(giver.id, taker.id) || fits(taker.id, giver.id);
            unless(!here, "PC-9.11", Objection::NotAtTreasure)?;
            unless(taker.flag != by, "PC-9.12", Objection::TakesNothing)?;
            between(state, cargo, giver, taker)
        }
        (End::Ship(giver), End::Fort(fort)) => {
            unless(giver.flag != by || fort.flag != by, "PC-4.3", Objection::NotYours)?;
            unless(giver.docked != Some(fort.island), "PC-15.12", Objection::NotDockedThere)?;
            coins_only(cargo, giver.coins.len())
        }
        (End::Fort(fort), End::Ship(taker)) => {
            let here = explored.is_some_and(|run| run.unit == taker.id && run.explores == Some(fort.id));
            unless(!here, "PC-15.12", Objection::NotAtTreasure)?;
            coins_only(cargo, fort.coins.len())?;
            let (mut coins, mut laden) = (fort.coins.clone(), taker.clone());
            for place in places(cargo) {
                laden.coins.extend((place < coins.len()).then(|| coins.remove(place)));
            }
            let left: u16 = coins.iter().map(|coin| u16::from(coin.value)).sum();
            let cost = state.stronghold(fort).map_or(0, |card| u16::from(card.cost));
            unless(left < cost, "PC-15.13", Objection::FortMustKeep)?;
            fits(state, taker, &laden)
        }
        (End::Fort(_), End::Fort(_)) => Err(refuse("PC-15.12", Objection::BadTarget)),
    }
}

/// Places of coins, the last first, so that taking one does not shift those that follow.
fn places(cargo: &[Piece]) -> Vec<usize> {
    let coins = cargo.iter().filter_map(|piece| match piece {
        Piece::Coin(place) => Some(usize::from(*place)),
        Piece::Crew(_) | Piece::Unique(_) => None,
    });
    let mut places: Vec<usize> = coins.collect();
    places.sort_unstable_by(|one, other| other.cmp(one));
    places
}

/// Forts hold coins, and neither crew nor treasures (PC-12.1, 15.8).
fn coins_only(cargo: &[Piece], coins: usize) -> Checked {
    for piece in cargo {
        match piece {
            Piece::Coin(place) => unless(usize::from(*place) >= coins, "PC-15.12", Objection::NotThere)?,
            Piece::Crew(_) => return Err(refuse("PC-12.1", Objection::BadTarget)),
            Piece::Unique(_) => return Err(refuse("PC-15.8", Objection::BadTarget)),
        }
    }
    Ok(())
}

fn between(state: &State, cargo: &[Piece], giver: &Ship, taker: &Ship) -> Checked {
    let mut laden = taker.clone();
    for piece in cargo {
        match piece {
            Piece::Crew(card) => {
                let crew = giver.crew.iter().find(|crew| crew.card == *card);
                let crew = crew.ok_or(refuse("PC-9.11", Objection::NotThere))?;
                let captured = giver.flag != taker.flag;
                unless(!captured && stays_aboard(state, *card), "AB-44", Objection::PatronStays)?;
                laden.crew.push(*crew);
            }
            Piece::Coin(place) => {
                let coin = giver.coins.get(usize::from(*place));
                laden.coins.push(*coin.ok_or(refuse("PC-9.11", Objection::NotThere))?);
            }
            Piece::Unique(card) => {
                let there = giver.uniques.iter().any(|own| own.card == *card);
                unless(!there, "PC-9.11", Objection::NotThere)?;
            }
        }
    }
    fits(state, taker, &laden)
}

/// Cargo changes places (PC-9.11, 15.12).
///
/// # Errors
/// The match may end with it.
pub fn transfer(table: &mut Table<'_>, by: Flag, cargo: &[Piece], from: Place, to: Place) -> Ruling<()> {
    let (Place::Unit(from), Place::Unit(to)) = (from, to) else { return Ok(()) };
    let before: u16 = table.fort(to).map_or(0, |fort| fort.coins.iter().map(|coin| u16::from(coin.value)).sum());
    for place in places(cargo) {
        move_coin(table, by, from, place, to);
    }
    for piece in cargo {
        match piece {
            Piece::Unique(card) => move_unique(table, by, from, *card, to),
            Piece::Crew(card) => move_crew(table, by, from, *card, to),
            Piece::Coin(_) => {}
        }
    }
    if table.ship(to).is_some() {
        show_links(table, to);
        docking::unload(table, to)?;
    } else if let Some(fort) = table.fort(to) {
        let after: u16 = fort.coins.iter().map(|coin| u16::from(coin.value)).sum();
        quay(table, from, to, after.saturating_sub(before));
        ending::settle(table)?;
    }
    Ok(())
}

/// The player who has the ship or the fort.
fn controller(state: &State, unit: Name) -> Option<Flag> {
    state.unit(unit).map(|unit| unit.flag())
}

/// A coin goes from a ship or fort to another and keeps its side; in a fort it lies face up (PC-7.18, 9.8).
pub fn move_coin(table: &mut Table<'_>, by: Flag, from: Name, place: usize, to: Name) {
    let Some(of) = controller(table, from) else { return };
    let ship = table.ship(from).and_then(|ship| ship.coins.get(place));
    let coin = ship.or_else(|| table.fort(from).and_then(|fort| fort.coins.get(place)));
    let Some(coin) = coin.copied() else { return };
    let up = coin.up || table.fort(to).is_some();
    let place = u8::try_from(place).unwrap_or(u8::MAX);
    table.tell(Cargo::CoinMoved { by, of, from, place, to, up, value: Some(coin.value) });
}

/// A treasure goes from a ship to another and keeps its side.
pub fn move_unique(table: &mut Table<'_>, by: Flag, from: Name, card: Name, to: Name) {
    let Some(ship) = table.ship(from) else { return };
    let found = (0..).zip(&ship.uniques).find(|(_, own)| own.card == card).map(|(place, own)| (place, own.up));
    let (of, Some((place, up))) = (ship.flag, found) else { return };
    table.tell(Cargo::UniqueMoved { by, of, from, place, to, up, card: Some(card) });
}

/// A crew goes from a ship to another; taken from an enemy it joins the taker's fleet (PC-9.12), and Ransom is paid (PC-13.10).
pub fn move_crew(table: &mut Table<'_>, by: Flag, from: Name, card: Name, to: Name) {
    let Some(ship) = table.ship(from) else { return };
    let found = (0..).zip(&ship.crew).find(|(_, own)| own.card == card).map(|(place, own)| (place, own.up));
    let (of, Some((place, up))) = (ship.flag, found) else { return };
    let (from, deck) = (Deck::Ship(from), Deck::Ship(to));
    table.tell(Cargo::CrewMoved { by, card: Some(card), up, from, place, to: deck });
    if of != by {
        ransom_of(table, to, card);
    }
}

// ---- gold and treasure

/// A ship that docked at this fort and unloads this much at once may be given one more order (AB-56).
pub fn quay(table: &mut Table<'_>, unit: Name, fort: Name, gold: u16) {
    let Some(card) = sums::bearer(table, fort, |own| *own == Ability::FortQuay) else { return };
    let docked = table.ship(unit).is_some_and(|ship| ship.moved);
    let used = table.fort(fort).is_some_and(|fort| fort.used.iter().any(|(_, by)| *by == unit));
    if docked && gold >= QUAY && !used {
        table.tell(Turns::AbilityUsed { unit: fort, card, ability: unit });
        table.tell(Turns::ExtraOrder { unit, card, kind: None });
    }
}

/// A crew with Ransom aboard an enemy ship has become a coin of hers (PC-13.10).
pub fn ransom_of(table: &mut Table<'_>, unit: Name, card: Name) {
    if table.pack.hand(card).is_some_and(|hand| hand.has(Keyword::Ransom)) {
        table.tell(Cargo::RansomTurned { unit, card });
    }
}

/// Counters of an island.
#[must_use]
pub fn counters(island: &Island) -> usize {
    island.coins.len() + island.uniques.len()
}
