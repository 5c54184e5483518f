//! Wares along the walls of the cabin: shelves with books and jars, charts in their frames, a door.

use bevy::prelude::*;

use super::joiner::{Benches, FLOOR, Joiner, block};
use super::places::WALLS;
use crate::table::craft::joinery::Bench;
use crate::table::craft::surface::Room;

/// Height of a shelf over the one below it.
const SHELF: f32 = 3.3;

/// A number between 0 and 1 for everything that stands on a shelf, always the same.
pub(super) fn lot(number: u16) -> f32 {
    ((f32::from(number) * 12.9898).sin() * 43_758.547).rem_euclid(1.0)
}

/// A case against a wall: `place` takes along, up and out from the wall to a point of the room.
fn case(benches: &mut Benches, books: &mut [Bench; 4], half: f32, place: impl Fn(f32, f32, f32) -> Vec3, first: u16) {
    let mut wood = |low: Vec3, high: Vec3| {
        let (a, b) = (place(low.x, low.y, low.z), place(high.x, high.y, high.z));
        block(&mut benches.timber, a.min(b), a.max(b));
    };
    let (foot, shelves) = (FLOOR + 5.4, 4_u16);
    let head = foot + SHELF * f32::from(shelves);
    wood(Vec3::new(-half, FLOOR, 0.0), Vec3::new(half, foot, 2.2));
    for side in [-half, half - 0.3] {
        wood(Vec3::new(side, foot, 0.0), Vec3::new(side + 0.3, head, 1.7));
    }
    for shelf in 1..=shelves {
        let height = foot + SHELF * f32::from(shelf);
        wood(Vec3::new(-half, height - 0.22, 0.0), Vec3::new(half, height, 1.7));
    }
    wood(Vec3::new(-half - 0.25, head, 0.0), Vec3::new(half + 0.25, head + 0.5, 2.0));
    for shelf in 0..shelves {
        let height = foot + SHELF * f32::from(shelf);
        let mut along = -half + 0.45;
        let mut number = first + shelf * 61;
        while along < half - 0.9 {
            let thick = 0.28 + 0.42 * lot(number);
            let tall = 1.5 + 1.2 * lot(number + 7);
            // Here and there a book is missing.
            if lot(number + 13) > 0.10 {
                let (a, b) =
                    (place(along, height, 0.2), place(along + thick, height + tall, 1.05 + 0.4 * lot(number + 3)));
                let colour = (lot(number + 29) * 3.99).floor();
                for (own, bench) in [0.0, 1.0, 2.0, 3.0].into_iter().zip(books.iter_mut()) {
                    if (own - colour).abs() < 0.5 {
                        block(bench, a.min(b), a.max(b));
                    }
                }
            }
            along += thick + 0.03;
            number += 1;
        }
    }
}

/// A frame with a chart in it: `place` as for a case.
fn chart(
    benches: &mut Benches,
    paper: &mut Bench,
    half: Vec2,
    middle: (f32, f32),
    place: impl Fn(f32, f32, f32) -> Vec3,
) {
    let (along, up) = middle;
    let corner = |x: f32, y: f32| place(along + x * half.x, up + y * half.y, 0.16);
    let (a, b, c, d) = (corner(-1.0, -1.0), corner(1.0, -1.0), corner(1.0, 1.0), corner(-1.0, 1.0));
    let normal = (b - a).cross(d - a).normalize_or_zero();
    let numbers =
        [(a, Vec2::ZERO), (b, Vec2::X), (c, Vec2::ONE), (d, Vec2::Y)].map(|(at, uv)| paper.corner(at, normal, uv));
    paper.square(numbers);
    let (wide, out) = (0.42, 0.36);
    let mut bar = |low: Vec2, high: Vec2, gilt: bool| {
        let depth = if gilt { out * 0.7 } else { out };
        let (a, b) = (place(along + low.x, up + low.y, 0.0), place(along + high.x, up + high.y, depth));
        block(if gilt { &mut benches.gilt } else { &mut benches.timber }, a.min(b), a.max(b));
    };
    for (gilt, inner, outer) in [(true, half - 0.02, half + 0.14), (false, half + 0.14, half + wide)] {
        bar(Vec2::new(-outer.x, inner.y), outer, gilt);
        bar(-outer, Vec2::new(outer.x, -inner.y), gilt);
        bar(Vec2::new(-outer.x, -inner.y), Vec2::new(-inner.x, inner.y), gilt);
        bar(Vec2::new(inner.x, -inner.y), Vec2::new(outer.x, inner.y), gilt);
    }
}

/// The door to the deck in the forward wall.
fn door(benches: &mut Benches, place: impl Fn(f32, f32, f32) -> Vec3) {
    let mut put = |gilt: bool, low: Vec3, high: Vec3| {
        let (a, b) = (place(low.x, low.y, low.z), place(high.x, high.y, high.z));
        block(if gilt { &mut benches.gilt } else { &mut benches.timber }, a.min(b), a.max(b));
    };
    let head = FLOOR + 18.5;
    put(false, Vec3::new(-4.6, FLOOR, 0.0), Vec3::new(4.6, head, 0.18));
    for side in [-5.4, 4.4] {
        put(false, Vec3::new(side, FLOOR, 0.0), Vec3::new(side + 1.0, head + 0.9, 0.55));
    }
    put(false, Vec3::new(-5.9, head, 0.0), Vec3::new(5.9, head + 1.1, 0.75));
    put(true, Vec3::new(-6.0, head + 1.1, 0.0), Vec3::new(6.0, head + 1.35, 0.85));
    for (left, right) in [(-3.7, -0.4), (0.4, 3.7)] {
        for (low, high) in [(FLOOR + 1.0, FLOOR + 7.6), (FLOOR + 8.6, head - 1.0)] {
            put(false, Vec3::new(left, low, 0.18), Vec3::new(right, high, 0.34));
        }
    }
    put(true, Vec3::new(3.8, FLOOR + 8.0, 0.18), Vec3::new(4.2, FLOOR + 8.5, 0.75));
}

/// Everything along the walls.
pub(super) fn stow(joiner: &mut Joiner, room: &Room, benches: &mut Benches) {
    let Vec2 { x: east, y: south } = WALLS;
    let mut books: [Bench; 4] = std::array::from_fn(|_| Bench::default());
    let mut paper = Bench::default();
    // Each wall says where a point is so far along it, so high and so far out from it. One looks at it, and "along"
    // goes to the right.
    let port = move |along: f32, up: f32, out: f32| Vec3::new(-east + out, up, -along);
    let starboard = move |along: f32, up: f32, out: f32| Vec3::new(east - out, up, along);
    let forward = move |along: f32, up: f32, out: f32| Vec3::new(-along, up, south - out);
    case(benches, &mut books, 5.0, move |along, up, out| port(along + 3.0, up, out), 5);
    chart(benches, &mut paper, Vec2::new(5.6, 3.7), (-14.0, 6.0), port);
    chart(benches, &mut paper, Vec2::new(7.4, 4.8), (2.0, 5.4), starboard);
    case(benches, &mut books, 4.2, move |along, up, out| starboard(along + 18.5, up, out), 411);
    case(benches, &mut books, 5.2, move |along, up, out| forward(along - 15.0, up, out), 803);
    chart(benches, &mut paper, Vec2::new(5.8, 3.8), (15.0, 6.0), forward);
    door(benches, forward);
    for (bench, surface) in books.into_iter().zip(&room.books) {
        let mesh = joiner.keep(bench.finish());
        joiner.fit("books", mesh, surface, Transform::IDENTITY);
    }
    let mesh = joiner.keep(paper.finish());
    joiner.fit("charts on the wall", mesh, &room.chart, Transform::IDENTITY);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lots_lie_between_nought_and_one_and_differ() {
        let lots: Vec<f32> = (0..200).map(lot).collect();
        assert!(lots.iter().all(|lot| (0.0..1.0).contains(lot)));
        let alike = lots.windows(2).filter(|pair| (pair[0] - pair[1]).abs() < 0.02).count();
        assert!(alike < 20, "{alike} neighbours are alike");
    }
}
