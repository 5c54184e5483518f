//! The survey of a board: every point's distance from coast, shallows, shoals and reefs, and the height of the land.
//!
//! It is computed once for a layout, from the terrain of whole hexes (TS-27), into two small pictures; the chart's
//! shader draws its engraving from them at any distance.

use bevy::asset::RenderAssetUsages;
use bevy::image::{ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

use crate::rules::geometry::hex::{Hex, Offset};
use crate::rules::the_ships::tile::Terrain;
use crate::table::board::places::{APRON, BOARD_HALF, BOARD_MIDDLE, HEX_FLATS, hex_from_plane};

/// Side of a texel of the survey.
const STEP: f32 = 0.025;
/// Distances are kept up to this far, inside and outside.
pub const REACH: f32 = 0.32;
/// The highest peak.
pub const PEAK: f32 = 0.10;

/// A board surveyed.
pub struct Survey {
    width: usize,
    height: usize,
    coast: Vec<f32>,
    shallow: Vec<f32>,
    shoal: Vec<f32>,
    reef: Vec<f32>,
    relief: Vec<f32>,
}

/// North-west corner of the surveyed rectangle in the board's plane, and its size.
#[must_use]
pub fn region() -> (Vec2, Vec2) {
    let half = BOARD_HALF + Vec2::splat(APRON);
    (BOARD_MIDDLE - half, half * 2.0)
}

/// A value between 0 and 1 that belongs to a lattice point.
fn lot(x: i32, y: i32, salt: u32) -> f32 {
    let mut h =
        (x as u32).wrapping_mul(0x9E37_79B9) ^ (y as u32).wrapping_mul(0x85EB_CA6B) ^ salt.wrapping_mul(0xC2B2_AE35);
    h = (h ^ (h >> 15)).wrapping_mul(0x2C1B_3C6D);
    h = (h ^ (h >> 12)).wrapping_mul(0x297A_2D39);
    ((h ^ (h >> 15)) & 0xFF_FFFF) as f32 / 16_777_216.0
}

/// Smooth noise of the plane, 0 to 1.
fn smooth(p: Vec2, salt: u32) -> f32 {
    let cell = p.floor();
    let (x, y) = (cell.x as i32, cell.y as i32);
    let f = p - cell;
    let ease = f * f * (Vec2::splat(3.0) - 2.0 * f);
    let top = lot(x, y, salt).lerp(lot(x + 1, y, salt), ease.x);
    let low = lot(x, y + 1, salt).lerp(lot(x + 1, y + 1, salt), ease.x);
    top.lerp(low, ease.y)
}

/// Two octaves, -1 to 1.
fn wobble(p: Vec2, salt: u32) -> f32 {
    (smooth(p, salt) - 0.5) * 1.4 + (smooth(p * 2.3, salt + 1) - 0.5) * 0.6
}

/// Squared distances along one line (Felzenszwalb and Huttenlocher's lower envelope of parabolas).
fn along(line: &mut [f32], feet: &mut Vec<usize>, borders: &mut Vec<f32>, out: &mut Vec<f32>) {
    feet.clear();
    borders.clear();
    out.clear();
    let meet = |line: &[f32], a: usize, b: usize| {
        let (fa, fb) = (a as f32, b as f32);
        ((line[b] + fb * fb) - (line[a] + fa * fa)) / (2.0 * (fb - fa))
    };
    for here in 0..line.len() {
        while let (Some(&foot), Some(&border)) = (feet.last(), borders.last()) {
            let cross = meet(line, foot, here);
            if cross > border {
                borders.push(cross);
                feet.push(here);
                break;
            }
            feet.pop();
            borders.pop();
        }
        if feet.is_empty() {
            feet.push(here);
            borders.push(f32::NEG_INFINITY);
        }
    }
    let mut at = 0;
    for here in 0..line.len() {
        while at + 1 < feet.len() && borders[at + 1] < here as f32 {
            at += 1;
        }
        let away = here as f32 - feet[at] as f32;
        out.push(away * away + line[feet[at]]);
    }
    line.copy_from_slice(out);
}

/// Distance of every texel to the nearest one for which `inside` holds, in texels.
fn distances(width: usize, height: usize, inside: &[bool], wanted: bool) -> Vec<f32> {
    const FAR: f32 = 1.0e7;
    let mut field: Vec<f32> = inside.iter().map(|here| if *here == wanted { 0.0 } else { FAR }).collect();
    let (mut feet, mut borders, mut out) = (Vec::new(), Vec::new(), Vec::new());
    let mut column = vec![0.0; height];
    for x in 0..width {
        for y in 0..height {
            column[y] = field[y * width + x];
        }
        along(&mut column, &mut feet, &mut borders, &mut out);
        for y in 0..height {
            field[y * width + x] = column[y];
        }
    }
    for row in field.chunks_mut(width) {
        along(row, &mut feet, &mut borders, &mut out);
    }
    field.iter().map(|squared| squared.sqrt()).collect()
}

/// Signed distance to a set: above zero outside it, below zero inside, kept within [`REACH`].
fn signed(width: usize, height: usize, inside: &[bool]) -> Vec<f32> {
    if !inside.contains(&true) {
        return vec![REACH; inside.len()];
    }
    let outward = distances(width, height, inside, true);
    let inward = distances(width, height, inside, false);
    outward.iter().zip(inward).map(|(out, into)| ((out - into) * STEP).clamp(-REACH, REACH)).collect()
}

impl Survey {
    /// Surveys a board of which `terrain` knows every hex (`None`: not a hex of the board).
    pub fn new(terrain: impl Fn(Offset) -> Option<Terrain>) -> Self {
        let (from, size) = region();
        let (width, height) = ((size.x / STEP).ceil() as usize, (size.y / STEP).ceil() as usize);
        let points: Vec<Vec2> = (0..width * height)
            .map(|i| from + Vec2::new((i % width) as f32 + 0.5, (i / width) as f32 + 0.5) * STEP)
            .collect();
        let terrain = |at: Offset| terrain(at).unwrap_or(Terrain::Deep);
        let mut alike: HashMap<Offset, Option<Terrain>> = HashMap::default();
        // Coasts wander a little off the hexes, but never far enough to change a hex's terrain; there is none between
        // hexes that are alike.
        let found: Vec<Terrain> = points
            .iter()
            .map(|p| {
                let at = hex_from_plane(*p);
                let around = || {
                    let own = terrain(at);
                    Hex::from(at).all_neighbors().into_iter().all(|near| terrain(near.into()) == own).then_some(own)
                };
                alike.entry(at).or_insert_with(around).unwrap_or_else(|| {
                    let drift = Vec2::new(wobble(*p * 3.1, 11), wobble(*p * 3.1, 23)) * 0.055
                        + Vec2::new(wobble(*p * 11.0, 31), wobble(*p * 11.0, 37)) * 0.016;
                    terrain(hex_from_plane(*p + drift))
                })
            })
            .collect();
        let field = |wanted: &[Terrain]| {
            let inside: Vec<bool> = found.iter().map(|here| wanted.contains(here)).collect();
            signed(width, height, &inside)
        };
        let coast = field(&[Terrain::Land]);
        let shallow = field(&[Terrain::Shallow, Terrain::Shoal, Terrain::Land]);
        let shoal = field(&[Terrain::Shoal]);
        let reef = field(&[Terrain::Reef]);
        let relief = points.iter().zip(&coast).map(|(p, d)| height_of_land(*p, -*d)).collect();
        Self { width, height, coast, shallow, shoal, reef, relief }
    }

    /// The height of the land at a point of the board's plane.
    #[must_use]
    pub fn relief_at(&self, p: Vec2) -> f32 {
        let (from, _) = region();
        let at = (p - from) / STEP - Vec2::splat(0.5);
        let cell = at.floor();
        let f = at - cell;
        let read = |dx: i64, dy: i64| {
            let x = (cell.x as i64 + dx).clamp(0, self.width as i64 - 1) as usize;
            let y = (cell.y as i64 + dy).clamp(0, self.height as i64 - 1) as usize;
            self.relief.get(y * self.width + x).copied().unwrap_or_default()
        };
        read(0, 0).lerp(read(1, 0), f.x).lerp(read(0, 1).lerp(read(1, 1), f.x), f.y)
    }

    /// The distance of a point of the board's plane from the coast: below zero on land.
    #[cfg(test)]
    fn coast_at(&self, p: Vec2) -> f32 {
        let (from, _) = region();
        let at = (p - from) / STEP;
        let x = (at.x.max(0.0) as usize).min(self.width - 1);
        let y = (at.y.max(0.0) as usize).min(self.height - 1);
        self.coast.get(y * self.width + x).copied().unwrap_or(REACH)
    }

    /// The distances as a picture: coast, shallows, shoal, reef.
    #[must_use]
    pub fn soundings(&self) -> Image {
        let level = |d: &f32| ((d / REACH * 0.5 + 0.5) * 255.0).round() as u8;
        let fields = self.coast.iter().zip(&self.shallow).zip(&self.shoal).zip(&self.reef);
        let bytes =
            fields.flat_map(|(((coast, shallow), shoal), reef)| [coast, shallow, shoal, reef].map(level)).collect();
        self.picture(bytes)
    }

    /// The land as a picture: height, and the slope towards east and south.
    #[must_use]
    pub fn land(&self) -> Image {
        let at = |x: usize, y: usize| self.relief.get(y * self.width + x).copied().unwrap_or_default();
        let mut bytes = Vec::with_capacity(self.relief.len() * 4);
        for y in 0..self.height {
            for x in 0..self.width {
                let east = at((x + 1).min(self.width - 1), y) - at(x.saturating_sub(1), y);
                let south = at(x, (y + 1).min(self.height - 1)) - at(x, y.saturating_sub(1));
                let slope = |d: f32| ((d / (2.0 * STEP) / 3.0 * 0.5 + 0.5).clamp(0.0, 1.0) * 255.0).round() as u8;
                bytes.extend([(at(x, y) / PEAK * 255.0).round() as u8, slope(east), slope(south), 255]);
            }
        }
        self.picture(bytes)
    }

    fn picture(&self, bytes: Vec<u8>) -> Image {
        let size = Extent3d { width: self.width as u32, height: self.height as u32, depth_or_array_layers: 1 };
        let mut image =
            Image::new_uninit(size, TextureDimension::D2, TextureFormat::Rgba8Unorm, RenderAssetUsages::RENDER_WORLD);
        image.data = Some(bytes);
        image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
            mag_filter: ImageFilterMode::Linear,
            min_filter: ImageFilterMode::Linear,
            ..default()
        });
        image
    }
}

/// Height of the land at this distance inside the coast: a beach, then hills with a ridge to them.
fn height_of_land(p: Vec2, inside: f32) -> f32 {
    if inside <= 0.0 {
        return 0.0;
    }
    let rise = (inside / (HEX_FLATS * 0.36)).clamp(0.0, 1.0);
    let shore = rise * rise * (3.0 - 2.0 * rise);
    let ridge = 1.0 - (wobble(p * 2.2, 53)).abs();
    let knoll = smooth(p * 5.5, 71);
    let fine = smooth(p * 14.0, 83);
    PEAK * (shore * (0.16 + 0.52 * ridge * ridge + 0.22 * knoll) + rise.min(0.5) * 0.12 * fine).min(1.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::geometry::hex::Hex;
    use crate::table::board::places::plane_from_hex;

    fn island(offset: Offset) -> Option<Terrain> {
        let on_board = (0..18).contains(&offset.col) && (0..18).contains(&offset.row);
        on_board.then_some(if offset == Offset::new(8, 8) { Terrain::Land } else { Terrain::Deep })
    }

    #[test]
    fn ts_27_land_lies_where_the_hex_is() {
        let survey = Survey::new(island);
        let middle = plane_from_hex(Hex::from(Offset::new(8, 8)));
        assert!(survey.coast_at(middle) < -0.2);
        assert!(survey.relief_at(middle) > 0.01);
        for neighbour in [(8, 7), (9, 8), (8, 9), (7, 8), (7, 7), (9, 7)] {
            let there = plane_from_hex(Hex::from(Offset::new(neighbour.0, neighbour.1)));
            assert!(survey.coast_at(there) > 0.2, "{neighbour:?} is sea");
            assert!(survey.relief_at(there) < 1e-6);
        }
    }

    #[test]
    fn distances_are_true() {
        let inside: Vec<bool> = (0..100).map(|i| i == 37).collect();
        let field = distances(10, 10, &inside, true);
        for (i, d) in field.iter().enumerate() {
            let (dx, dy) = ((i % 10) as f32 - 7.0, (i / 10) as f32 - 3.0);
            assert!((d - dx.hypot(dy)).abs() < 1e-4);
        }
    }
}
