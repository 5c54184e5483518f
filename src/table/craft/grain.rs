//! One small tile of noise, made at start, from which every surface takes its grain.
//!
//! Four channels: smooth noise, layered noise, cells, and fine white noise; it repeats without a seam and has
//! mip levels, so that grain fades with distance instead of shimmering.

use bevy::asset::RenderAssetUsages;
use bevy::image::{ImageAddressMode, ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

/// Side of the tile in texels; a power of two.
const SIDE: usize = 256;

/// The tile of noise every surface shares.
#[derive(Resource, Clone)]
pub struct Grain(pub Handle<Image>);

/// A lattice of random values that repeats.
struct Lattice {
    cells: usize,
    values: Vec<f32>,
}

impl Lattice {
    fn new(cells: usize, lot: &mut ChaCha8Rng) -> Self {
        Self { cells, values: (0..cells * cells).map(|_| lot.random_range(0.0..1.0)).collect() }
    }

    fn at(&self, x: usize, y: usize) -> f32 {
        self.values.get((y % self.cells) * self.cells + x % self.cells).copied().unwrap_or_default()
    }

    /// Smooth noise at a point of the unit square.
    fn smooth(&self, u: f32, v: f32) -> f32 {
        let (x, y) = (u * self.cells as f32, v * self.cells as f32);
        let (ix, iy) = (x.floor() as usize, y.floor() as usize);
        let ease = |t: f32| t * t * (3.0 - 2.0 * t);
        let (fx, fy) = (ease(x.fract()), ease(y.fract()));
        let top = self.at(ix, iy).lerp(self.at(ix + 1, iy), fx);
        let low = self.at(ix, iy + 1).lerp(self.at(ix + 1, iy + 1), fx);
        top.lerp(low, fy)
    }
}

/// The texels of the largest level, four channels.
fn weave() -> Vec<[f32; 4]> {
    let mut lot = ChaCha8Rng::seed_from_u64(1588);
    let octaves: Vec<_> = [8, 16, 32, 64, 128].iter().map(|cells| Lattice::new(*cells, &mut lot)).collect();
    let spots: Vec<(f32, f32)> = (0..96).map(|_| (lot.random_range(0.0..1.0), lot.random_range(0.0..1.0))).collect();
    let mut texels = Vec::with_capacity(SIDE * SIDE);
    for y in 0..SIDE {
        for x in 0..SIDE {
            let (u, v) = (x as f32 / SIDE as f32, y as f32 / SIDE as f32);
            let smooth = octaves.first().map_or(0.5, |lattice| lattice.smooth(u, v));
            let (mut layered, mut weight) = (0.0, 0.5);
            for lattice in &octaves {
                layered += weight * lattice.smooth(u, v);
                weight *= 0.5;
            }
            let near = spots.iter().fold(1.0_f32, |near, (sx, sy)| {
                let (dx, dy) = ((u - sx).abs(), (v - sy).abs());
                let (dx, dy) = (dx.min(1.0 - dx), dy.min(1.0 - dy));
                near.min(dx * dx + dy * dy)
            });
            texels.push([smooth, layered, (near.sqrt() * 14.0).min(1.0), lot.random_range(0.0..1.0)]);
        }
    }
    texels
}

/// The texture with all its levels.
fn image() -> Image {
    let mut level = weave();
    let mut side = SIDE;
    let mut bytes = Vec::new();
    let mut levels = 0;
    loop {
        bytes.extend(level.iter().flatten().map(|value| (value.clamp(0.0, 1.0) * 255.0).round() as u8));
        levels += 1;
        if side == 1 {
            break;
        }
        let half = side / 2;
        let texel = |x: usize, y: usize| level.get(y * side + x).copied().unwrap_or_default();
        let mut next = Vec::with_capacity(half * half);
        for y in 0..half {
            for x in 0..half {
                let four = [
                    texel(2 * x, 2 * y),
                    texel(2 * x + 1, 2 * y),
                    texel(2 * x, 2 * y + 1),
                    texel(2 * x + 1, 2 * y + 1),
                ];
                next.push(std::array::from_fn(|channel| four.iter().filter_map(|t| t.get(channel)).sum::<f32>() / 4.0));
            }
        }
        level = next;
        side = half;
    }
    let size = Extent3d { width: SIDE as u32, height: SIDE as u32, depth_or_array_layers: 1 };
    let mut image =
        Image::new_uninit(size, TextureDimension::D2, TextureFormat::Rgba8Unorm, RenderAssetUsages::RENDER_WORLD);
    image.data = Some(bytes);
    image.texture_descriptor.mip_level_count = levels;
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
        address_mode_u: ImageAddressMode::Repeat,
        address_mode_v: ImageAddressMode::Repeat,
        mag_filter: ImageFilterMode::Linear,
        min_filter: ImageFilterMode::Linear,
        mipmap_filter: ImageFilterMode::Linear,
        ..default()
    });
    image
}

pub(super) fn plugin(app: &mut App) {
    let Some(mut images) = app.world_mut().get_resource_mut::<Assets<Image>>() else { return };
    let grain = Grain(images.add(image()));
    app.insert_resource(grain);
}
