//! The village of a player on a home island: huts under roofs of the player's colour, a landing stage, a tall flag, and a building
//! that no other player has, so that homes are told apart from across the table, by shape as well.

use std::f32::consts::TAU;

use bevy::prelude::*;

use crate::table::craft::whittling::{Paint, Whittler};

/// A home: the colour of its player, and the number of the seat.
#[derive(Clone, Copy)]
pub struct Home {
    pub colour: u32,
    pub seat: u8,
}

/// Builds it on ground of this height, within half an island's length and breadth.
pub(super) fn build(knife: &mut Whittler, reach: Vec2, home: Home, height: &impl Fn(Vec2, f32) -> f32) {
    let roof = Paint::coat(home.colour);
    let ground = |x: f32, y: f32, share: f32| {
        let flat = reach * Vec2::new(x, y);
        Vec3::new(flat.x, height(flat, share), flat.y)
    };
    for (x, y, size) in [(-0.46, 0.16, 0.034), (-0.30, 0.40, 0.040), (-0.02, 0.48, 0.034), (0.26, 0.42, 0.038)] {
        hut(knife, ground(x, y, 0.55), size, roof);
    }
    stage(knife, ground(0.10, 0.66, 0.70), reach.y * 0.24);
    landmark(knife, ground(0.40, -0.22, 0.45) - Vec3::Y * 0.006, home.seat, roof);
    let foot = ground(-0.05, -0.35, 0.4) - Vec3::Y * 0.01;
    super::models::flag(knife, foot, 0.42, Vec2::new(0.22, 0.14), home.colour);
}

/// A hut with its door to the sea.
fn hut(knife: &mut Whittler, foot: Vec3, size: f32, roof: Paint) {
    let wall = Paint::coat(0xE4D5AE);
    let at = foot + Vec3::Y * size * 0.6;
    knife.block(at, Vec3::new(size, size * 0.7, size * 0.8), wall);
    knife.gable(at + Vec3::Y * size * 1.15, Vec3::new(size * 1.2, size * 0.5, size), roof, wall);
    let (door, dark) = (at + Vec3::new(0.0, -size * 0.15, size * 0.8), Paint::wood(0x3A2818));
    knife.block(door, Vec3::new(size * 0.22, size * 0.42, 0.002), dark);
    for side in [-0.62, 0.62] {
        knife.block(door + Vec3::new(size * side, size * 0.2, 0.0), Vec3::new(size * 0.15, size * 0.15, 0.002), dark);
    }
}

/// A landing stage runs from there over the beach towards the water, and not beyond the island.
fn stage(knife: &mut Whittler, from: Vec3, long: f32) {
    let (plank, post) = (Paint::wood(0x9A7A4C), Paint::wood(0x4E3822));
    let planks = 9_u8;
    let at = |share: f32| from + Vec3::new(0.0, 0.012, long * share);
    for number in 0..planks {
        let share = (f32::from(number) + 0.5) / f32::from(planks);
        let half = Vec3::new(0.034, 0.004, long / f32::from(planks) * 0.42);
        knife.block(at(share), half, plank.shaded(0.88 + 0.06 * f32::from(number % 3)));
    }
    for share in [0.1, 0.5, 0.9] {
        for side in [-0.034, 0.034] {
            let foot = at(share) + Vec3::new(side, -0.040, 0.0);
            knife.turned(foot, &[(0.006, 0.0), (0.006, 0.058), (0.0, 0.060)], 6, post);
        }
    }
    let barrel = [(0.010, 0.0), (0.013, 0.010), (0.010, 0.021), (0.0, 0.021)];
    for (x, share) in [(-0.020, 0.28), (-0.016, 0.42)] {
        knife.turned(at(share) + Vec3::new(x, 0.004, 0.0), &barrel, 9, Paint::wood(0x7C5630));
    }
}

/// A watch tower, a lookout's mast, a windmill, a lighthouse: one for each seat.
fn landmark(knife: &mut Whittler, foot: Vec3, seat: u8, roof: Paint) {
    let (stone, white, dark) = (Paint::coat(0x9C9384), Paint::coat(0xE8E2D2), Paint::wood(0x33241A));
    match seat % 4 {
        0 => {
            let tower = [(0.050, 0.0), (0.040, 0.115), (0.050, 0.126), (0.050, 0.148), (0.0, 0.148)];
            knife.turned(foot, &tower, 12, stone);
            for merlon in 0..8_u8 {
                let way = Vec2::from_angle(f32::from(merlon) / 8.0 * TAU) * 0.043;
                knife.block(foot + Vec3::new(way.x, 0.156, way.y), Vec3::splat(0.009), stone.shaded(1.08));
            }
            knife.block(foot + Vec3::new(0.0, 0.024, 0.046), Vec3::new(0.011, 0.020, 0.003), dark);
            knife.block(foot + Vec3::new(0.0, 0.085, 0.041), Vec3::new(0.004, 0.013, 0.003), dark);
        }
        1 => {
            knife.turned(foot, &[(0.011, 0.0), (0.007, 0.245), (0.0, 0.25)], 7, Paint::wood(0x8A6238));
            let basket = [(0.016, 0.170), (0.032, 0.204), (0.028, 0.206), (0.014, 0.178), (0.0, 0.178)];
            knife.turned(foot, &basket, 10, Paint::wood(0x5E4228));
            for stay in 0..3_u8 {
                let way = Vec2::from_angle(f32::from(stay) / 3.0 * TAU + 0.4);
                let (side, out) = (way.perp() * 0.004, way * 0.075);
                let low = |side: Vec2| foot + Vec3::new(out.x + side.x, 0.0, out.y + side.y);
                knife.leaf(&[low(side), low(-side), foot + Vec3::Y * 0.168], Paint::wood(0x6E5636));
            }
            for (x, z, size) in [(0.055, 0.045, 1.0), (0.080, 0.020, 1.0), (0.064, 0.026, 0.8)] {
                let up = if size < 1.0 { 0.024 } else { 0.0 };
                let cask = [(0.011 * size, 0.0), (0.014 * size, 0.012), (0.011 * size, 0.024), (0.0, 0.024)];
                knife.turned(foot + Vec3::new(x, up, z), &cask, 9, Paint::wood(0x70502E));
            }
        }
        2 => {
            knife.turned(foot, &[(0.044, 0.0), (0.030, 0.112), (0.0, 0.112)], 10, white);
            knife.turned(foot + Vec3::Y * 0.112, &[(0.036, 0.0), (0.026, 0.020), (0.0, 0.036)], 10, roof);
            knife.block(foot + Vec3::new(0.0, 0.022, 0.041), Vec3::new(0.010, 0.019, 0.003), dark);
            let hub = foot + Vec3::new(0.0, 0.118, 0.042);
            knife.block(hub, Vec3::new(0.007, 0.007, 0.008), dark);
            for sail in 0..4_u8 {
                let way = Vec2::from_angle((f32::from(sail) + 0.32) / 4.0 * TAU);
                let point = |along: f32, side: f32| {
                    let at = way * along + way.perp() * side;
                    hub + Vec3::new(at.x, at.y, 0.008)
                };
                knife.leaf(&[point(0.0, 0.002), point(0.098, 0.002), point(0.098, -0.002), point(0.0, -0.002)], dark);
                let cloth = [point(0.022, 0.002), point(0.096, 0.002), point(0.096, 0.026), point(0.022, 0.022)];
                knife.leaf(&cloth, white.shaded(0.96));
            }
        }
        _ => {
            let bands = [(0.040, 0.034), (0.034, 0.029), (0.029, 0.025), (0.025, 0.022)];
            for (number, (low, high)) in (0_u8..).zip(bands) {
                let paint = if number % 2 == 0 { white } else { Paint::coat(0xA5392C) };
                let up = Vec3::Y * 0.040 * f32::from(number);
                knife.turned(foot + up, &[(low, 0.0), (high, 0.040), (0.0, 0.040)], 12, paint);
            }
            let gallery = [(0.034, 0.0), (0.034, 0.008), (0.0, 0.008)];
            knife.turned(foot + Vec3::Y * 0.160, &gallery, 12, dark);
            knife.turned(foot + Vec3::Y * 0.168, &[(0.016, 0.0), (0.016, 0.026)], 8, Paint::coat(0xFFE08A));
            knife.turned(foot + Vec3::Y * 0.194, &[(0.024, 0.0), (0.0, 0.022)], 10, dark);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pc_21_12_every_seat_has_a_home_of_its_own_shape_that_stays_on_its_island() {
        let reach = Vec2::new(0.44, 0.32);
        let mut shapes = Vec::new();
        for seat in 0..4_u8 {
            let mut knife = Whittler::default();
            build(&mut knife, reach, Home { colour: 0xB03030, seat }, &|_, _| 0.05);
            let mesh = knife.finish();
            let points = mesh.attribute(Mesh::ATTRIBUTE_POSITION).unwrap().as_float3().unwrap().to_vec();
            let low = points.iter().filter(|[_, y, _]| *y < 0.12);
            let inside = |[x, _, z]: &[f32; 3]| (Vec2::new(*x, *z) / reach).length() < 1.0;
            assert!(low.clone().count() > 0 && low.clone().all(inside), "seat {seat}");
            assert!(!shapes.contains(&points));
            shapes.push(points);
        }
    }
}
