//! The islands, grown from their numbers: outline, hills, and the survey from which the chart of their waters is drawn.

use bevy::asset::RenderAssetUsages;
use bevy::image::{ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::math::Vec2;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

use super::places::{JETTY, LAND, OCEAN, TILE, middle, site};
use crate::rules::dead_reckoning::goods::Place;
use crate::rules::dead_reckoning::island::Building;
use crate::rules::dead_reckoning::printed::ids::TileId;

/// Distances are kept up to this far: as `shaders/sea.wgsl` has it.
const REACH: f32 = 0.32;
/// Side of a texel of the survey.
const STEP: f32 = 0.03;
/// The highest hill.
pub const PEAK: f32 = 0.40;

/// A number between 0 and 1 that belongs to an island.
#[must_use]
pub fn lot(tile: TileId, salt: u32) -> f32 {
    let own = u32::from(tile.number) + if tile.open_sea { 100 } else { 0 };
    let mut h = own.wrapping_mul(0x9E37_79B9) ^ salt.wrapping_mul(0xC2B2_AE35);
    h = (h ^ (h >> 15)).wrapping_mul(0x2C1B_3C6D);
    h = (h ^ (h >> 12)).wrapping_mul(0x297A_2D39);
    ((h ^ (h >> 15)) & 0xFFFFFF) as f32 / 16_777_216.0
}

fn soft(from: f32, to: f32, at: f32) -> f32 {
    let share = ((at - from) / (to - from)).clamp(0.0, 1.0);
    share * share * (3.0 - 2.0 * share)
}

/// The distance of a point from the coast of the main land, in the frame of its tile; below zero ashore.
fn coast_of_the_land(tile: TileId, p: Vec2) -> f32 {
    let from = p - LAND;
    let turn = from.y.atan2(from.x);
    let phase = |salt| lot(tile, salt) * std::f32::consts::TAU;
    let bays = 0.11 * (2.0 * turn + phase(1)).sin()
        + 0.09 * (3.0 * turn + phase(2)).sin()
        + 0.05 * (5.0 * turn + phase(3)).sin()
        + 0.025 * (9.0 * turn + phase(4)).sin()
        + 0.014 * (17.0 * turn + phase(5)).sin();
    let size = 0.60 + 0.05 * lot(tile, 6);
    (from / Vec2::new(0.90, 1.02)).length() - size * (1.0 + bays)
}

/// A rock off the coast, by its number: its place and its size.
fn rock(tile: TileId, number: u32) -> (Vec2, f32) {
    let turn = lot(tile, 20 + number) * std::f32::consts::TAU;
    let away = 0.74 + 0.10 * lot(tile, 30 + number);
    (LAND + Vec2::new(turn.cos() * 0.86, turn.sin()) * away, 0.045 + 0.035 * lot(tile, 40 + number))
}

/// The distance of a point of a tile from the nearest coast; below zero ashore.
#[must_use]
pub fn coast(tile: TileId, p: Vec2) -> f32 {
    if tile.open_sea {
        return REACH;
    }
    let rocks = (0..3).map(|number| rock(tile, number)).map(|(at, size)| p.distance(at) - size);
    rocks.fold(coast_of_the_land(tile, p), f32::min)
}

/// The height of the land at a point of its tile.
#[must_use]
pub fn relief(tile: TileId, p: Vec2) -> f32 {
    let inside = -coast(tile, p);
    if inside <= 0.0 {
        return 0.0;
    }
    let shore = soft(0.0, 0.30, inside) * 0.07;
    let hill = |number: u32, high: f32, wide: f32| {
        let turn = lot(tile, 50 + number) * std::f32::consts::TAU;
        let at = LAND + Vec2::new(turn.cos(), turn.sin()) * (0.12 + 0.16 * lot(tile, 60 + number)) - Vec2::Y * 0.10;
        let near = 1.0 - (p.distance(at) / wide).min(1.0);
        high * near * near * (3.0 - 2.0 * near)
    };
    let first = 0.16 + 0.20 * lot(tile, 70);
    let hills = hill(0, first, 0.42).max(hill(1, 0.18, 0.34)).max(hill(2, 0.11, 0.30));
    let rough = 0.012 * ((p.x * 31.0 + lot(tile, 71) * 9.0).sin() * (p.y * 27.0).sin());
    let wild = (shore + soft(0.05, 0.26, inside) * (hills + rough)).min(PEAK);
    // The ground is levelled under buildings; at the jetty it is a beach.
    let level = |spot: Vec2, wide: f32| soft(wide, wide * 0.55, p.distance(spot));
    let sites = [Building::Fort, Building::Garrison, Building::Outpost].map(|of| level(site(of), 0.24));
    let built = sites.into_iter().fold(0.0, f32::max);
    let high = wild.lerp(site_height(tile), built * soft(0.0, 0.10, inside));
    high.lerp(0.02, level(LAND + Vec2::Y * (JETTY.0.z - LAND.y), 0.30)).max(0.004)
}

/// The ground was levelled to this height.
#[must_use]
pub fn site_height(tile: TileId) -> f32 {
    0.09 + 0.04 * lot(tile, 72)
}

/// The explored tiles and their places.
pub type Known = Vec<(Place, TileId)>;

/// The survey of everything that is known: soundings and land, as two pictures.
#[must_use]
pub fn survey(known: &Known) -> (Image, Image) {
    let (wide, high) = ((2.0 * OCEAN.x / STEP) as usize, (2.0 * OCEAN.y / STEP) as usize);
    let mut soundings = vec![[255_u8, 255, 255, 255]; wide * high];
    let mut land = vec![[0_u8, 127, 127, 255]; wide * high];
    for (at, tile) in known {
        let middle = middle(*at);
        let least = ((middle - TILE + OCEAN) / STEP).floor().max(Vec2::ZERO);
        let most = ((middle + TILE + OCEAN) / STEP).ceil();
        for y in least.y as usize..(most.y as usize).min(high) {
            for x in least.x as usize..(most.x as usize).min(wide) {
                let p = (Vec2::new(x as f32, y as f32) + 0.5) * STEP - OCEAN - middle;
                let index = y * wide + x;
                let far = coast(*tile, p);
                let shallow = far - 0.16 - 0.05 * (p.x * 7.0 + lot(*tile, 80) * 6.0).sin() * (p.y * 6.0).cos();
                let level = |d: f32| ((d / REACH * 0.5 + 0.5).clamp(0.0, 1.0) * 255.0).round() as u8;
                if let Some(texel) = soundings.get_mut(index) {
                    *texel = [level(far), level(shallow), 255, 255];
                }
                if far < STEP * 3.0
                    && let Some(texel) = land.get_mut(index)
                {
                    let height = |by: Vec2| relief(*tile, p + by * STEP);
                    let slope = |by: Vec2| (height(by) - height(-by)) / (2.0 * STEP) / 3.0 * 0.5 + 0.5;
                    let byte = |share: f32| (share.clamp(0.0, 1.0) * 255.0).round() as u8;
                    *texel = [byte(height(Vec2::ZERO) / PEAK), byte(slope(Vec2::X)), byte(slope(Vec2::Y)), 255];
                }
            }
        }
    }
    (picture(wide, high, soundings), picture(wide, high, land))
}

fn picture(wide: usize, high: usize, texels: Vec<[u8; 4]>) -> Image {
    let size = Extent3d { width: wide as u32, height: high as u32, depth_or_array_layers: 1 };
    let mut image =
        Image::new_uninit(size, TextureDimension::D2, TextureFormat::Rgba8Unorm, RenderAssetUsages::RENDER_WORLD);
    image.data = Some(texels.into_flattened());
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
        mag_filter: ImageFilterMode::Linear,
        min_filter: ImageFilterMode::Linear,
        ..default()
    });
    image
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_island_has_land_where_it_is_built_on_and_water_where_ships_lie() {
        for number in 1..=9 {
            let tile = TileId { open_sea: false, number };
            for of in [Building::Fort, Building::Garrison, Building::Outpost] {
                assert!(coast(tile, site(of)) < -0.03, "{number}: {of:?} {}", coast(tile, site(of)));
                assert!((relief(tile, site(of)) - site_height(tile)).abs() < 0.05, "{number}: {of:?}");
            }
            for (x, z) in [(-1.36, 0.10), (0.30, 0.10), (-1.36, -0.80), (0.30, -0.80)] {
                assert!(coast(tile, Vec2::new(x, z)) > 0.02, "{number}: {x} {z}");
            }
            assert!((0..400).all(|i| {
                let p = Vec2::new((i % 20) as f32 / 10.0 - 1.6, (i / 20) as f32 / 10.0 - 1.25);
                (0.0..=PEAK).contains(&relief(tile, p))
            }));
        }
    }
}
