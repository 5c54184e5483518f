//! The cards before a chair: one for each unit, with everything aboard, and its losses lying on it.

use bevy::prelude::*;

use super::layout::{at_turn, berth, lurk};
use super::places::{CREW, DECK, Place, Sea};
use super::tales;
use super::thing::{Bit, Form, Own, Print, Thing};
use crate::games::pirates::pieces::PiratePiece;
use crate::rules::pirates::ids::Name;
use crate::rules::pirates::state::{Coin, Crew, Player, Ship};
use crate::rules::pirates::view::View;
use crate::rules::pirates::words::Flag;

/// Cannons stand in this row of a card, from its middle: the first column, the step to the next one, how far up.
const GUNS: (f32, f32, f32) = (-0.68, 0.24, -0.14);
/// This number of them have their whole step.
const EASILY: usize = 6;

/// A cannon on the card, out of this number, and the step to the next one; a loss lies across it.
#[must_use]
pub fn gun(number: usize, of: usize) -> (Vec2, f32) {
    let (from, step, near) = GUNS;
    let step = if of > EASILY { step * EASILY as f32 / of as f32 } else { step };
    (Vec2::new(from + step * number as f32, near), step)
}

/// Coins aboard lie here on the card, in rows of this number.
const COINS: (Vec2, usize) = (Vec2::new(0.40, 0.34), 4);
/// Crew and treasures are shown with this height at least.
const FLAT: f32 = 0.016;

/// The subject of a card in the row.
enum Unit<'a> {
    Ship(&'a Ship),
    Kraken(usize),
    Fort(usize),
    /// Crew on land, and nothing else.
    Land,
}

/// The strip before a player.
pub fn mat(view: &View, flag: Flag, all: &mut Vec<Thing>) {
    let table = &view.table;
    let Some(player) = table.player(flag) else { return };
    let mut row: Vec<Unit> = table.ships.iter().filter(|ship| ship.flag == flag).map(Unit::Ship).collect();
    row.extend(
        (0..table.krakens.len())
            .filter(|at| table.krakens.get(*at).is_some_and(|one| one.flag == flag))
            .map(Unit::Kraken),
    );
    row.extend(
        (0..table.forts.len()).filter(|at| table.forts.get(*at).is_some_and(|one| one.flag == flag)).map(Unit::Fort),
    );
    let hidden = view.ashore.get(&flag).copied().unwrap_or_default();
    if !player.ashore.is_empty() || hidden > 0 {
        row.push(Unit::Land);
    }
    let place = Place::of(table, flag, row.len());
    for (number, unit) in row.iter().enumerate() {
        match unit {
            Unit::Ship(ship) => of_ship(view, ship, (&place, number), all),
            Unit::Kraken(at) => of_kraken(view, *at, (&place, number), all),
            Unit::Fort(at) => of_fort(view, *at, (&place, number), all),
            Unit::Land => ashore(view, player, hidden, (&place, number), all),
        }
    }
    if at_turn(table, flag) {
        let lies = place.on_deck(0, -DECK.x - 0.16, DECK.y + 0.2, -0.02);
        all.push(Thing::new(Bit::Lantern, Form::Lantern, lies));
    }
}

fn card(view: &View, unit: Name, print: Name, lies: Transform, all: &mut Vec<Thing>) {
    let piece = PiratePiece::Deck(unit);
    let thing = Thing::new(piece, Form::Board(Print::Deck(print)), lies);
    all.push(thing.says(Vec3::NEG_Y * 0.01, Vec3::new(DECK.x, 0.02, DECK.y), tales::of(view, piece)));
}

/// Something lost lies across its cannon on the card.
fn lost((place, number): (&Place, usize), part: (usize, usize), up: f32) -> Transform {
    let (at, _) = gun(part.0, part.1);
    place.on_deck(number, at.x, at.y, up)
}

fn of_ship(view: &View, ship: &Ship, at: (&Place, usize), all: &mut Vec<Thing>) {
    let (place, number) = at;
    card(view, ship.id, ship.card, place.deck(number), all);
    if ship.waits {
        let sea = Sea::of(&view.table);
        let lies = place.waiting(number);
        let turned = lies.rotation * Quat::from_rotation_y(std::f32::consts::FRAC_PI_2);
        berth(view, ship, lies.with_rotation(turned).with_scale(Vec3::splat(sea.scale)), all);
    }
    for (mast, _) in ship.masts.iter().enumerate().filter(|(_, stands)| !**stands) {
        let piece = PiratePiece::Mast(ship.id, mast as u8 + 1);
        let mut lies = lost(at, (mast, ship.masts.len()), 0.012);
        lies.rotation *= Quat::from_rotation_y(0.9 + 0.13 * mast as f32);
        lies.scale *= 0.5;
        let thing =
            Thing::new(piece, Form::Own(Own::Mast), lies).from(Sea::of(&view.table).pose(ship.pose).translation);
        all.push(thing.says(Vec3::Y * 0.03, Vec3::new(0.28, 0.04, 0.16), tales::of(view, piece)));
    }
    let backs = view.backs_of(ship.id);
    coins(view, ship.id, &ship.coins, backs.coins, at, all);
    let crew: Vec<&Crew> = ship.crew.iter().collect();
    let treasures = ship.uniques.len() + usize::from(backs.treasures);
    let of = crew.len() + usize::from(backs.crew) + treasures;
    hands(view, (&crew, backs.crew), |number| PiratePiece::Crew(ship.id, number), (at, of), all);
    let before = crew.len() + usize::from(backs.crew);
    for treasure in 0..treasures {
        let known = ship.uniques.get(treasure).map(|treasure| Print::Treasure(treasure.card));
        let piece = PiratePiece::Treasure(ship.id, treasure as u8);
        let thing =
            Thing::new(piece, Form::Card(known, Print::TreasureBack), place.crew(number, (before + treasure, of)));
        all.push(thing.says(Vec3::ZERO, Vec3::new(CREW.x, FLAT, CREW.y), tales::of(view, piece)));
    }
}

/// Crew cards; those of others lie face down.
fn hands(
    view: &View,
    (known, backs): (&[&Crew], u8),
    piece: impl Fn(u8) -> PiratePiece,
    ((place, number), of): ((&Place, usize), usize),
    all: &mut Vec<Thing>,
) {
    for at in 0..known.len() + usize::from(backs) {
        let face = known.get(at).map(|crew| Print::Crew(crew.card));
        let mut lies = place.crew(number, (at, of));
        // A card that its captain alone knows is a little drawn back; others see its back.
        if known.get(at).is_some_and(|crew| !crew.up) {
            lies.translation = lies.transform_point(Vec3::Z * 0.10);
        }
        let piece = piece(at as u8);
        let thing = Thing::new(piece, Form::Card(face, Print::CrewBack), lies);
        all.push(thing.says(Vec3::ZERO, Vec3::new(CREW.x, FLAT, CREW.y), tales::of(view, piece)));
    }
}

fn coins(view: &View, unit: Name, known: &[Coin], backs: u8, (place, number): (&Place, usize), all: &mut Vec<Thing>) {
    let of = known.len() + usize::from(backs);
    let (from, wide) = COINS;
    for at in 0..of {
        let value = known.get(at).map(|coin| coin.value);
        let (column, row) = ((at % wide) as f32, (at / wide) as f32);
        let mut lies = place.on_deck(number, from.x - 0.17 * column, from.y, 0.002 + 0.024 * row);
        lies.scale *= 0.86;
        let thing = Thing::new(Bit::Coin(unit, at as u8), Form::Own(Own::Coin(value)), lies);
        all.push(thing.from(lies.translation + Vec3::Y * 0.4));
    }
    if of > 0 {
        let piece = PiratePiece::Coins(unit);
        let part = Thing::new(piece, Form::Part, place.on_deck(number, from.x - 0.26, from.y, 0.02));
        all.push(part.says(Vec3::ZERO, Vec3::new(0.36, 0.04, 0.10), tales::of(view, piece)));
    }
}

fn of_kraken(view: &View, at: usize, place: (&Place, usize), all: &mut Vec<Thing>) {
    let Some(kraken) = view.table.krakens.get(at) else { return };
    card(view, kraken.id, kraken.card, place.0.deck(place.1), all);
    if kraken.waits {
        let scale = Vec3::splat(Sea::of(&view.table).scale);
        lurk(view, kraken, place.0.waiting(place.1).with_scale(scale), all);
    }
    for (number, _) in kraken.tentacles.iter().enumerate().filter(|(_, stands)| !**stands) {
        let mut lies = lost(place, (number, kraken.tentacles.len()), 0.004);
        lies.scale *= 0.55;
        all.push(Thing::new(Bit::Lost(kraken.id, number as u8), Form::Own(Own::Tentacle), lies));
    }
}

fn of_fort(view: &View, at: usize, place: (&Place, usize), all: &mut Vec<Thing>) {
    let Some(fort) = view.table.forts.get(at) else { return };
    card(view, fort.id, fort.card, place.0.deck(place.1), all);
    for (number, _) in fort.flags.iter().enumerate().filter(|(_, (_, stands))| !stands) {
        let mut lies = lost(place, (number, fort.flags.len()), 0.030);
        lies.rotation *= Quat::from_rotation_x(std::f32::consts::FRAC_PI_2) * Quat::from_rotation_z(0.5);
        lies.scale *= 0.8;
        all.push(Thing::new(Bit::Lost(fort.id, number as u8), Form::Own(Own::Pennant(fort.flag)), lies));
    }
}

/// Crew on land, at the end of the row.
fn ashore(view: &View, player: &Player, hidden: u8, (place, number): (&Place, usize), all: &mut Vec<Thing>) {
    let crew: Vec<&Crew> = player.ashore.iter().map(|(crew, _)| crew).collect();
    let of = crew.len() + usize::from(hidden);
    hands(view, (&crew, hidden), |at| PiratePiece::Ashore(player.flag, at), ((place, number), of), all);
}
