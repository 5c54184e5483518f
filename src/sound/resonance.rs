//! A body that rings: its modes, each a resonator of its own.

use std::f32::consts::TAU;

use super::chance::Chance;
use super::recipe::Mode;
use super::units::{PER_SECOND, factor};

/// One mode.
#[derive(Clone, Debug)]
struct Ringing {
    a1: f32,
    a2: f32,
    gain: f32,
    one: f32,
    two: f32,
}

/// All modes of a body.
#[derive(Clone, Debug)]
pub struct Body(Vec<Ringing>);

impl Body {
    /// A body as it is struck this time: no two places on it ring alike.
    pub fn of(hz: f32, vary: f32, modes: &[Mode], chance: &mut Chance) -> Self {
        let own = hz * (1.0 + vary * chance.signed());
        let ringing = modes.iter().filter_map(|Mode(above, loud, rings)| {
            let hz = own * above * (1.0 + vary * 0.25 * chance.signed());
            let gain = factor(loud + 3.0 * chance.signed());
            let rings = rings * (1.0 + 0.15 * chance.signed());
            if hz >= PER_SECOND * 0.45 {
                return None;
            }
            let turn = TAU * hz / PER_SECOND;
            let left = (-6.908 / (rings.max(1e-3) * PER_SECOND)).exp();
            Some(Ringing { a1: 2.0 * left * turn.cos(), a2: left * left, gain: gain * turn.sin(), one: 0.0, two: 0.0 })
        });
        Self(ringing.collect())
    }

    /// Pushes it once and gives how far it swings.
    pub fn run(&mut self, push: f32) -> f32 {
        let mut sum = 0.0;
        for mode in &mut self.0 {
            let next = mode.a1 * mode.one - mode.a2 * mode.two + mode.gain * push;
            mode.two = mode.one;
            mode.one = next;
            sum += next;
        }
        sum
    }
}
