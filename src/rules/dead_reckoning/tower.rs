//! Cubes through the tower: dropping, reading, dropping again, exploding, until every cube lies in a zone (DR-22).

use std::collections::BTreeMap;

use crate::rules::kernel::{PieceId, Rest, Seat, ThrowOutcome, ThrowRequest, Throwable, Vessel};

use super::colours::Colour;
use super::cubes;
use super::game::{Ruling, Table};
use super::happenings::{Cubes, Extra};
use super::tray::{Lie, READINGS, ZONES, Zone};
use super::wants::Why;

/// After this number of drops in a row a cube is put down (DR-22.15).
pub const PATIENCE: u8 = 10;

/// Tips everything the cups of all sides hold, and goes on until no cube must be dropped again (DR-18.15, DR-18.16).
pub fn tip_in(table: &mut Table<'_>, by: Colour, why: Why) -> Ruling<()> {
    let fresh = out_of_the_cups(table);
    if !fresh.is_empty() {
        table.tell(Cubes::CubesDropped { by, fresh: fresh.clone() });
        let fresh: Vec<u16> = fresh.into_iter().map(|(piece, _)| piece).collect();
        throw(table, by, &fresh, &[], READINGS, why)?;
    }
    settle(table, by)
}

/// Every cube in the cups gets the next number, the active side's first.
fn out_of_the_cups(table: &Table<'_>) -> Vec<(u16, Colour)> {
    let Some(fight) = &table.fight else { return Vec::new() };
    let colours = fight.sides.iter().flat_map(|side| std::iter::repeat_n(side.colour, usize::from(side.cup)));
    (fight.next_piece..).zip(colours).collect()
}

/// Drops cubes outside all zones again, then exploded ones, until there are neither (DR-22.13, DR-22.16).
pub fn settle(table: &mut Table<'_>, by: Colour) -> Ruling<()> {
    let mut in_a_row: BTreeMap<u16, u8> = BTreeMap::new();
    loop {
        let unread = lying(table, |lie| lie.zone().is_none());
        in_a_row.retain(|cube, _| unread.contains(cube));
        let stubborn: Vec<u16> =
            unread.iter().copied().filter(|cube| in_a_row.get(cube).is_some_and(|drops| *drops >= PATIENCE)).collect();
        if !stubborn.is_empty() {
            put_down(table, by, &unread, &stubborn)?;
            continue;
        }
        if !unread.is_empty() {
            for cube in &unread {
                *in_a_row.entry(*cube).or_default() += 1;
            }
            table.tell(Cubes::SentUpAgain { cubes: unread.clone() });
            throw(table, by, &[], &unread, READINGS, Why::Again)?;
            continue;
        }
        let exploded = lying(table, |lie| lie == Lie::In(Zone::Ex));
        if exploded.is_empty() {
            return Ok(());
        }
        explode(table, by, &exploded)?;
    }
}

/// All of them together, with one more of its colour for each (DR-22.16, DR-22.17).
fn explode(table: &mut Table<'_>, by: Colour, exploded: &[u16]) -> Ruling<()> {
    table.tell(Cubes::Exploded { cubes: exploded.to_vec() });
    let count = |of: Colour| {
        let cubes = table.fight.iter().flat_map(|fight| &fight.tray);
        cubes.filter(|cube| cube.of == of && exploded.contains(&cube.piece.0)).count()
    };
    let sides = table.fight.iter().flat_map(|fight| &fight.sides).map(|side| side.colour);
    let more: Vec<(Colour, u8)> = sides.map(|of| (of, u8::try_from(count(of)).unwrap_or(u8::MAX))).collect();
    for (of, count) in more {
        cubes::extra(table, of, count, Extra::Explosion)?;
    }
    let fresh = out_of_the_cups(table);
    if !fresh.is_empty() {
        table.tell(Cubes::CubesDropped { by, fresh: fresh.clone() });
    }
    let fresh: Vec<u16> = fresh.into_iter().map(|(piece, _)| piece).collect();
    throw(table, by, &fresh, exploded, READINGS, Why::Explosion)
}

/// Cubes that lie like this.
fn lying(table: &Table<'_>, like: impl Fn(Lie) -> bool) -> Vec<u16> {
    let cubes = table.fight.iter().flat_map(|fight| &fight.tray);
    cubes.filter(|cube| cube.lie.is_some_and(&like)).map(|cube| cube.piece.0).collect()
}

/// Cubes that will not lie in a zone are put down; the tray answers in which, and no other answer fits. Others that lie in
/// no zone wait in the hand meanwhile.
fn put_down(table: &mut Table<'_>, by: Colour, unread: &[u16], stubborn: &[u16]) -> Ruling<()> {
    let waiting: Vec<(u16, Lie)> = {
        let cubes = table.fight.iter().flat_map(|fight| &fight.tray);
        let waits = |piece: u16| unread.contains(&piece) && !stubborn.contains(&piece);
        cubes.filter(|cube| waits(cube.piece.0)).filter_map(|cube| Some((cube.piece.0, cube.lie?))).collect()
    };
    table.tell(Cubes::SentUpAgain { cubes: unread.to_vec() });
    let request = request(table, &[], stubborn, ZONES);
    let outcome = table.throw(thrower(table, by), request, Why::PutDown)?;
    read(table, &outcome, &[], stubborn, true);
    for (cube, lie) in waiting {
        let of = colour_of(table, cube);
        table.tell(Cubes::CubeCame { cube, of, lie });
    }
    Ok(())
}

fn throw(table: &mut Table<'_>, by: Colour, fresh: &[u16], again: &[u16], zones: u8, why: Why) -> Ruling<()> {
    let request = request(table, fresh, again, zones);
    let outcome = table.throw(thrower(table, by), request, why)?;
    read(table, &outcome, fresh, again, false);
    Ok(())
}

fn thrower(table: &Table<'_>, by: Colour) -> Seat {
    table.seat(by)
}

fn colour_of(table: &Table<'_>, piece: u16) -> Colour {
    let fight = table.fight.as_ref();
    fight.and_then(|fight| fight.cube(PieceId(piece))).map_or(Colour::Black, |cube| cube.of)
}

fn request(table: &Table<'_>, fresh: &[u16], again: &[u16], zones: u8) -> ThrowRequest {
    let state = table.state();
    let piece = |piece: &u16| (PieceId(*piece), state.throwable(colour_of(table, *piece)));
    let cubes = state.fight.iter().flat_map(|fight| &fight.tray);
    let still: Vec<(PieceId, Throwable, Rest)> =
        cubes.filter_map(|cube| Some((cube.piece, state.throwable(cube.of), Rest::Zone(cube.lie?.number())))).collect();
    ThrowRequest {
        into: Vessel::BattleShip { zones },
        fresh: fresh.iter().map(piece).collect(),
        again: again.iter().map(piece).collect(),
        lying: still,
    }
}

/// All zones are read anew (DR-22.12): first those that fell, then those they knocked.
fn read(table: &mut Table<'_>, outcome: &ThrowOutcome, fresh: &[u16], again: &[u16], by_hand: bool) {
    let rests = outcome.0.iter().filter_map(|(piece, rest)| match rest {
        Rest::Zone(number) => Some((piece.0, Lie::numbered(*number)?)),
        Rest::Face(_) => None,
    });
    let (fell, stayed): (Vec<_>, Vec<_>) = rests.partition(|(cube, _)| fresh.contains(cube) || again.contains(cube));
    for (cube, lie) in fell {
        let of = colour_of(table, cube);
        match lie {
            Lie::In(zone) if by_hand => table.tell(Cubes::CubePutDown { cube, of, zone }),
            _ => table.tell(Cubes::CubeCame { cube, of, lie }),
        }
    }
    for (cube, to) in stayed {
        let of = colour_of(table, cube);
        let from = table.fight.as_ref().and_then(|fight| fight.cube(PieceId(cube))).and_then(|cube| cube.lie);
        if let Some(from) = from.filter(|from| *from != to) {
            table.tell(Cubes::CubeKnocked { cube, of, from, to });
        }
    }
}
