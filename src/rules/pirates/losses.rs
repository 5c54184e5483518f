//! Crew and treasure that are lost: eliminated, captured, handed over (PC-7.16, 12.11 to 12.13, 13.10, 13.11, AB-45 to AB-48).

use super::abilities::{Ability, HIGHEST};
use super::cargo;
use super::dice;
use super::docking;
use super::ending;
use super::game::{Ruling, Table};
use super::happenings::{Cargo, Turns};
use super::ids::Name;
use super::orders::Piece;
use super::state::{Crew, Ship, State};
use super::sums;
use super::wants::{Choice, Why};
use super::words::{Flag, Keyword};

/// Crew are eliminated in such a way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Something befell them, or their own side did it.
    Mishap,
    /// A player did it (PC-13.11).
    By(Flag),
    /// The ship sinks, by a player's shot or otherwise: nobody aboard is spared (PC-8.4, AB-11).
    Sinking(Option<Flag>),
}

impl Way {
    const fn by(self) -> Option<Flag> {
        match self {
            Self::Mishap => None,
            Self::By(flag) => Some(flag),
            Self::Sinking(by) => by,
        }
    }
}

/// This crew would be eliminated: an ability may save it, or it is removed from the game (PC-12.13).
///
/// # Errors
/// Stops for an answer that is missing; the match may end with it.
pub fn eliminate(table: &mut Table<'_>, unit: Name, card: Name, way: Way) -> Ruling<()> {
    let Some(flag) = table.ship(unit).map(|ship| ship.flag) else { return Ok(()) };
    let sinking = matches!(way, Way::Sinking(_));
    if !sinking && sums::has(table, unit, |own| *own == Ability::CrewSafe) {
        return Ok(());
    }
    let card = if sinking { card } else { guarded(table, unit, flag, card)? };
    if !sinking && saved_by_doctor(table, unit, card) {
        table.tell(Cargo::CrewTurnedDown { unit, card });
        return Ok(());
    }
    if tithed(table, unit, card, sinking)? {
        return Ok(());
    }
    let ransom = table.pack.hand(card).is_some_and(|hand| hand.has(Keyword::Ransom));
    table.tell(Cargo::CrewEliminated { unit, card, by: way.by() });
    if let Some(to) = way.by().filter(|by| ransom && *by != flag) {
        table.tell(Cargo::RansomPaid { to, card });
        ending::settle(table)?;
    }
    Ok(())
}

/// A bodyguard may go instead (AB-46); one may step before another, but none twice.
fn guarded(table: &mut Table<'_>, unit: Name, flag: Flag, card: Name) -> Ruling<Name> {
    let mut doomed = card;
    let mut before = vec![card];
    loop {
        let Some(points) = table.pack.hand(doomed).map(|hand| hand.points) else { return Ok(doomed) };
        let guards = sums::working(table, unit).into_iter().filter_map(|(card, own)| match own {
            Ability::Bodyguard(span) if span.holds(points) => Some(card),
            _ => None,
        });
        let Some(guard) = guards.into_iter().find(|guard| !before.contains(guard)) else { return Ok(doomed) };
        let options = vec![Choice::Use, Choice::Nothing];
        let steps = table.choose(table.seat(flag), options, Why::MayUse { card: guard })? == Some(Choice::Use);
        before.push(guard);
        if steps {
            doomed = guard;
        }
    }
}

/// Another crew is a doctor, and this one lies face up (AB-45).
fn saved_by_doctor(state: &State, unit: Name, card: Name) -> bool {
    let up = state.ship(unit).is_some_and(|ship| ship.crew.iter().any(|crew| crew.card == card && crew.up));
    let doctor = |(own, ability): &(Name, Ability)| *own != card && *ability == Ability::Doctor;
    up && sums::working(state, unit).iter().any(doctor)
}

/// A ship on which the souls of others are taken rolls for this one (AB-48).
fn tithed(table: &mut Table<'_>, from: Name, card: Name, sinking: bool) -> Ruling<bool> {
    let safe = table.ship(from).is_some_and(|ship| sums::shielded(table, ship));
    let victim = table.ship(from).map(|ship| ship.flag);
    let mut takers: Vec<(Name, Name, Flag)> = Vec::new();
    for flag in sums::in_turn(table) {
        let ships = table.ships.iter().filter(|ship| ship.flag == flag && !(sinking && ship.id == from));
        for ship in ships {
            let bearer = sums::bearer(table, ship.id, |own| *own == Ability::SoulTithe);
            let shielded = safe && victim != Some(flag);
            if let Some(bearer) = bearer.filter(|bearer| !(shielded || ship.id == from && *bearer == card)) {
                takers.push((ship.id, bearer, flag));
            }
        }
    }
    for (unit, bearer, flag) in takers {
        let face = dice::die(table, unit, Why::Ability { card: bearer })?;
        table.tell(Turns::CardRolled { unit, card: bearer, face });
        if face == HIGHEST && has_berth(table, unit, from, card) {
            table.tell(Cargo::SoulTaken { from, card, unit });
            if victim != Some(flag) {
                cargo::ransom_of(table, unit, card);
            }
            cargo::show_links(table, unit);
            docking::unload(table, unit)?;
            return Ok(true);
        }
    }
    Ok(false)
}

/// Is there a space for it, its own link counted, and is it not too dear (AB-48, PC-9.24)?
fn has_berth(state: &State, unit: Name, from: Name, card: Name) -> bool {
    let Some(ship) = state.ship(unit) else { return false };
    let mut laden = ship.clone();
    if unit == from {
        laden.crew.retain(|crew| crew.card != card);
    }
    laden.crew.push(Crew { soul: true, ..Crew::of(card, true) });
    let room = sums::used_space(state, &laden) <= sums::capacity(state, &laden, false);
    let open = !sums::has(state, unit, |own| *own == Ability::NoCrew);
    room && open && sums::crew_points(state, &laden) <= sums::points(state, &laden)
}

/// One crew of this ship is eliminated, her controller's choice (PC-12.11).
///
/// # Errors
/// Stops for an answer that is missing; the match may end with it.
pub fn lose_crew(table: &mut Table<'_>, unit: Name, way: Way) -> Ruling<()> {
    let Some(ship) = table.ship(unit) else { return Ok(()) };
    let (flag, options) = (ship.flag, crew_choices(ship));
    match table.choose(table.seat(flag), options, Why::Loss { unit })? {
        Some(Choice::Piece(Piece::Crew(card))) => eliminate(table, unit, card, way),
        _ => Ok(()),
    }
}

/// All crew of a ship, each card once.
#[must_use]
pub fn crew_choices(ship: &Ship) -> Vec<Choice> {
    let mut choices: Vec<Choice> = Vec::new();
    for crew in &ship.crew {
        let choice = Choice::Piece(Piece::Crew(crew.card));
        if !choices.contains(&choice) {
            choices.push(choice);
        }
    }
    choices
}

/// All crew of this ship are eliminated (AB-15, PC-8.4).
///
/// # Errors
/// Stops for an answer that is missing; the match may end with it.
pub fn purge(table: &mut Table<'_>, unit: Name, way: Way) -> Ruling<()> {
    let crew: Vec<Name> = table.ship(unit).into_iter().flat_map(|ship| &ship.crew).map(|crew| crew.card).collect();
    for card in crew {
        if table.ship(unit).is_some_and(|ship| ship.crew.iter().any(|crew| crew.card == card)) {
            eliminate(table, unit, card, way)?;
        }
    }
    Ok(())
}

/// Treasures of a ship that the other one has space for (PC-7.17): coins by their places, and unique treasures.
#[must_use]
pub fn treasure_for(state: &State, from: Name, to: Name) -> Vec<Piece> {
    let (Some(from), Some(to)) = (state.ship(from), state.ship(to)) else { return Vec::new() };
    let room = sums::free_space(state, to) > 0;
    let coins = (0..).zip(&from.coins).filter(|_| room).map(|(place, _)| Piece::Coin(place));
    coins.chain(from.uniques.iter().map(|own| Piece::Unique(own.card))).collect()
}

/// One treasure is handed over to another ship; its controller chooses which (PC-7.16).
///
/// # Errors
/// Stops for an answer that is missing; the match may end with it.
pub fn hand_over(table: &mut Table<'_>, unit: Name, to: Name) -> Ruling<()> {
    let Some(flag) = table.ship(unit).map(|ship| ship.flag) else { return Ok(()) };
    let options = treasure_for(table, unit, to).into_iter().map(Choice::Piece).collect();
    match table.choose(table.seat(flag), options, Why::HandOver { unit })? {
        Some(Choice::Piece(piece)) => take(table, unit, piece, to),
        _ => Ok(()),
    }
}

/// A treasure goes to another ship that takes it; docked at home she unloads it at once (PC-6.5).
///
/// # Errors
/// The match may end with it.
pub fn take(table: &mut Table<'_>, from: Name, piece: Piece, to: Name) -> Ruling<()> {
    let Some(by) = table.ship(to).map(|ship| ship.flag) else { return Ok(()) };
    match piece {
        Piece::Coin(place) => cargo::move_coin(table, by, from, usize::from(place), to),
        Piece::Unique(card) => cargo::move_unique(table, by, from, card, to),
        Piece::Crew(card) => cargo::move_crew(table, by, from, card, to),
    }
    cargo::show_links(table, to);
    docking::unload(table, to)
}

/// One treasure of these is drawn and goes to another ship (PC-24.4).
///
/// # Errors
/// Stops for an answer that is missing; the match may end with it.
pub fn draw(table: &mut Table<'_>, from: Name, pieces: &[Piece], to: Name) -> Ruling<Option<Piece>> {
    let piece = drawn(table, from, pieces)?;
    if let Some(piece) = piece {
        take(table, from, piece, to)?;
    }
    Ok(piece)
}

/// One of these is drawn.
///
/// # Errors
/// Stops for an answer that is missing.
pub fn drawn(table: &mut Table<'_>, from: Name, pieces: &[Piece]) -> Ruling<Option<Piece>> {
    if pieces.len() < 2 {
        return Ok(pieces.first().copied());
    }
    let count = u16::try_from(pieces.len()).unwrap_or(u16::MAX);
    let order = table.shuffle(count, Why::RandomTreasure { unit: from })?;
    Ok(order.first().and_then(|at| pieces.get(usize::from(*at))).copied())
}

/// The ship has become an enemy's: her crew with Ransom turn into coins (PC-8.23, 13.10).
///
/// # Errors
/// The match may end with it.
pub fn captured(table: &mut Table<'_>, unit: Name) -> Ruling<()> {
    let crew: Vec<Name> = table.ship(unit).into_iter().flat_map(|ship| &ship.crew).map(|crew| crew.card).collect();
    crew.into_iter().for_each(|card| cargo::ransom_of(table, unit, card));
    docking::unload(table, unit)
}
