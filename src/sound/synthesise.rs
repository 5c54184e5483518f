//! Makes one take of a sound.

use super::chance::Chance;
use super::filters::Centred;
use super::recipe::Recipe;
use super::units::{PER_SECOND, factor, samples};
use super::{layer, loudness, room};

/// No take goes higher than a decibel below full scale.
const CEILING: f32 = 0.89;
/// The last of a sound that has not died away by itself.
const FADE: f32 = 0.03;
/// A sound that goes on overlaps its own beginning for these seconds, or for a quarter of its length.
const OVERLAP: f32 = 1.5;

/// One take, the same for the same number.
#[must_use]
pub fn synthesise(recipe: &Recipe, take: u64) -> Vec<f32> {
    let mut chance = Chance::of(&recipe.id, take);
    let overlap = if recipe.looped { samples(OVERLAP.min(recipe.seconds / 4.0)) } else { 0 };
    let wanted = samples(recipe.seconds);
    let mut sound = vec![0.0; wanted + overlap];
    for part in &recipe.layers {
        layer::add(part, &mut sound, &mut chance.branch());
    }
    room::echo(&recipe.echoes, &mut sound, &mut chance);
    if let Some(walls) = &recipe.room {
        room::ring(walls, &mut sound);
    }
    let mut centred = Centred::default();
    for sample in &mut sound {
        *sample = centred.run(*sample);
    }
    if recipe.looped {
        run_into_the_beginning(&mut sound, overlap);
    } else {
        fade(&mut sound);
    }
    let found = loudness::level(&sound);
    let gain = factor(recipe.loudness - found.loudest).min(CEILING / factor(found.peak));
    for sample in &mut sound {
        *sample *= gain;
    }
    sound
}

/// The end sounds under the beginning and dies away, so that the seam is not heard.
fn run_into_the_beginning(sound: &mut Vec<f32>, overlap: usize) {
    let wanted = sound.len() - overlap;
    let tail = sound.split_off(wanted);
    for (number, (sample, old)) in sound.iter_mut().zip(tail).enumerate() {
        let share = number as f32 / overlap.max(1) as f32;
        // As loud in the middle as at both ends, for two that have nothing in common.
        *sample = *sample * share.sqrt() + old * (1.0 - share).sqrt();
    }
}

fn fade(sound: &mut [f32]) {
    let lasts = samples(FADE).min(sound.len() / 4);
    for (number, sample) in sound.iter_mut().rev().take(lasts).enumerate() {
        let share = number as f32 / (FADE * PER_SECOND);
        *sample *= share * share;
    }
}
