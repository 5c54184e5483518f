//! Special placings: out of fog, in tow, beside a terrain piece, forts (PC-18.19 to PC-18.23).

use super::fine::{Direction, Fine, Point, fine};
use super::hull::{Hull, on_table};
use super::kept::{Heading, Mm, Pose, Spot};
use super::rulers::Rulers;
use super::sail::Piece;
use super::shape::Shape;
use super::sum::{Sum, meets, overlap};

/// The last way along a line that lies within `level` of a shape.
fn last_along(shape: &Shape, from: Point, direction: Heading, level: Fine) -> Option<Fine> {
    let back = Direction::of(direction).back();
    let ends = shape.parts.iter().filter_map(|part| {
        let core = part.core.iter().map(|corner| back.turn(corner.minus(from))).collect();
        Some(Sum::new(core, part.radius).span(level)?.1)
    });
    ends.max().filter(|&way| way >= 0)
}

/// The point where a line from inside a shape leaves its outline, and a length farther on (PC-18.19). None where the line
/// does not meet the shape.
#[must_use]
pub fn outside(shape: &Shape, from: Spot, direction: Heading, farther: Mm) -> Option<Spot> {
    let start = Point::of(from);
    let way = last_along(shape, start, direction, 0)?;
    Some(start.plus(Direction::of(direction).along(way + fine(farther))).kept())
}

/// The centre of a disc that touches a shape from outside, on this line from inside the shape (PC-16.10).
#[must_use]
pub fn disc_outside(shape: &Shape, from: Spot, direction: Heading, radius: Mm, rulers: &Rulers) -> Option<Spot> {
    let start = Point::of(from);
    let way = last_along(shape, start, direction, fine(radius + rulers.gap))?;
    Some(start.plus(Direction::of(direction).along(way)).kept())
}

/// The direction in which a number of a fog bank lies (PC-18.19).
#[must_use]
pub fn fog_direction(bank: Pose, number: u8) -> Heading {
    bank.heading.turned(9_000 - 6_000 * (i32::from(number) - 1))
}

/// The place of the stern point of a ship that leaves a fog bank at a number (PC-18.19).
#[must_use]
pub fn fog_exit(outline: &Shape, bank: Pose, number: u8, rulers: &Rulers) -> Option<Spot> {
    outside(outline, bank.at, fog_direction(bank, number), rulers.gap)
}

/// The free heading nearest to the wished one, by whole degrees up to `most` either way; port comes first (PC-18.22).
pub fn free_heading(wish: Heading, most: i32, mut is_free: impl FnMut(Heading) -> bool) -> Option<Heading> {
    let turns = (0..=most).flat_map(|degrees| [degrees * 100, degrees * -100]);
    turns.map(|turn| wish.turned(turn)).find(|&heading| is_free(heading))
}

/// The pose of a derelict in tow. None where nothing lies free: then the tow is dropped (PC-18.22). The tower is not among
/// the obstacles.
#[must_use]
pub fn tow<K>(derelict: &Hull, tower: &Hull, at: Pose, obstacles: &[Piece<'_, K>], rulers: &Rulers) -> Option<Pose> {
    let bow = tower.behind(at, rulers.gap);
    let pose = |heading: Heading| derelict.with_bow_at(bow, heading);
    let is_free = |heading: Heading| {
        let outline = derelict.outline(pose(heading));
        !obstacles.iter().any(|piece| meets(&outline, piece.shape))
    };
    free_heading(at.heading, 90, is_free).map(pose)
}

/// The pieces that an outline overlaps, by their keys.
#[must_use]
pub fn overlapped<K: Copy + Ord>(outline: &Shape, pieces: &[Piece<'_, K>], rulers: &Rulers) -> Vec<K> {
    let mut keys: Vec<K> =
        pieces.iter().filter(|piece| overlap(outline, piece.shape, rulers)).map(|piece| piece.key).collect();
    keys.sort_unstable();
    keys
}

/// The places of a fort's flags: four corners, then four middles of walls (PC-18.20).
#[must_use]
pub fn fort_slots(pose: Pose, rulers: &Rulers) -> [Spot; 8] {
    let half = rulers.fort.half();
    let places = [(1, 1), (-1, 1), (-1, -1), (1, -1), (0, 1), (-1, 0), (0, -1), (1, 0)];
    places.map(|(x, y)| on_table(pose, Spot::new(Mm(half.0.saturating_mul(x)), Mm(half.0.saturating_mul(y)))))
}

/// Both ends of one diagonal of a fort lie well inside the island (PC-18.20).
#[must_use]
pub fn fort_stands(island: &Shape, pose: Pose, rulers: &Rulers) -> bool {
    let [one, two, three, four, ..] = fort_slots(pose, rulers);
    let inside = |corner: Spot| island.contains(corner, rulers.fort_margin);
    (inside(one) && inside(three)) || (inside(two) && inside(four))
}
