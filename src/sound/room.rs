//! Reverberation: single echoes, and walls from everywhere.

use super::chance::Chance;
use super::filters::Dull;
use super::recipe::{Echo, Room};
use super::units::{PER_SECOND, factor, samples};

/// The number of places from which a spread echo comes back.
const PLACES: usize = 9;

/// Adds the echoes of a sound to it.
pub fn echo(echoes: &[Echo], sound: &mut [f32], chance: &mut Chance) {
    let dry = sound.to_vec();
    for Echo { after, gain, low, spread } in echoes {
        let places = if *spread > 0.0 { PLACES } else { 1 };
        let share = factor(*gain) / (places as f32).sqrt();
        let mut dull = Dull::below(*low);
        let heard: Vec<f32> = dry.iter().map(|sample| dull.run(*sample)).collect();
        for place in 0..places {
            let late = *after + spread * (place as f32 + chance.unit()) / places as f32;
            let turned = if chance.unit() < 0.5 { -share } else { share };
            for (sample, heard) in sound.iter_mut().skip(samples(late)).zip(&heard) {
                *sample += heard * turned;
            }
        }
    }
}

/// Ways through a room, as shares of its size that have no common measure.
const WAYS: [f32; 8] = [1.0, 0.863, 0.757, 0.683, 0.601, 0.523, 0.461, 0.397];

/// One way: a line of delay whose end goes back to all beginnings.
struct Way {
    line: Vec<f32>,
    at: usize,
    dull: Dull,
    left: f32,
}

/// Adds a room around a sound.
pub fn ring(room: &Room, sound: &mut [f32]) {
    let mut ways: Vec<Way> = WAYS
        .iter()
        .map(|share| {
            let long = samples(room.size * share).max(3);
            let left = (-6.908 * long as f32 / PER_SECOND / room.rings.max(0.01)).exp();
            Way { line: vec![0.0; long], at: 0, dull: Dull::below(room.low), left }
        })
        .collect();
    let gain = factor(room.gain);
    let mut ends = [0.0_f32; WAYS.len()];
    for sample in sound {
        let input = *sample;
        let mut sum = 0.0;
        for (end, way) in ends.iter_mut().zip(&mut ways) {
            let out = way.line.get(way.at).copied().unwrap_or(0.0);
            *end = way.dull.run(out) * way.left;
            sum += *end;
        }
        // Every end goes to every beginning, and nothing is gained on the way.
        let shared = sum * 2.0 / WAYS.len() as f32;
        for (number, (end, way)) in ends.iter().zip(&mut ways).enumerate() {
            let sign = if number % 2 == 0 { 1.0 } else { -1.0 };
            if let Some(slot) = way.line.get_mut(way.at) {
                *slot = input * sign + end - shared;
            }
            way.at = (way.at + 1) % way.line.len().max(1);
        }
        let wet: f32 = ends.iter().enumerate().map(|(at, end)| if at % 3 == 0 { -end } else { *end }).sum();
        *sample = input + wet * gain * 0.35;
    }
}
