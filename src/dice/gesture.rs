//! Gestures: the speed and spin with which a throw leaves the hand; a hand too weak or too wild is corrected.

use serde::{Deserialize, Serialize};

use crate::shipwright::vessels::Vessels;

use super::chance::Chance;

/// The ways to throw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Way {
    /// From the hand into the tray, with the hand's speed.
    Hand,
    /// The fair automatic throw into the tray.
    Tray,
    /// Tipped into the tower at mast height; the hand only says when.
    Tower,
}

/// The hand at the moment of release, in whole numbers, so that the same hand is the same throw.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Gesture {
    /// The middle of the dice at release, in millimetres of the tray frame.
    pub release: [i16; 3],
    /// Millimetres a second.
    pub velocity: [i16; 3],
    /// Hundredths of a radian a second.
    pub spin: [i16; 3],
}

/// The parts of a gesture that were too weak and were raised to the least throw there is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Raised {
    pub drop: bool,
    pub speed: bool,
    pub spin: bool,
}

impl Raised {
    /// Was anything raised?
    #[must_use]
    pub fn any(self) -> bool {
        self.drop || self.speed || self.spin
    }
}

fn length(v: [f64; 3]) -> f64 {
    v.iter().map(|c| c * c).sum::<f64>().sqrt()
}

/// The same direction at another length; `instead` where there is no direction.
fn scaled(v: [f64; 3], to: f64, instead: [f64; 3]) -> [f64; 3] {
    let now = length(v);
    if now > 0.0 { v.map(|c| c / now * to) } else { instead.map(|c| c * to) }
}

/// Velocity and spin of a throw (millimetres and radians a second), and the height of its lowest die.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Toss {
    /// The middle of the dice in the hand, over the floor of the tray.
    pub release: [f64; 2],
    /// From the lowest die to the floor.
    pub drop: f64,
    /// Millimetres a second.
    pub velocity: [f64; 3],
    /// Radians a second.
    pub spin: [f64; 3],
}

/// Brings weak and wild gestures within bounds; `below` is the distance by which the lowest die of the
/// handful reaches under its middle.
#[must_use]
pub fn toss(vessels: &Vessels, gesture: &Gesture, below: f64) -> (Toss, Raised) {
    let (least, most) = (vessels.dice.least, vessels.dice.most);
    let [x, y, z] = gesture.release.map(f64::from);
    let mut raised = Raised::default();
    let mut velocity = gesture.velocity.map(f64::from);
    let mut spin = gesture.spin.map(|c| f64::from(c) / 100.0);
    let mut drop = z - below;
    if drop < least.drop {
        (drop, raised.drop) = (least.drop, true);
    }
    drop = drop.min(most.drop);
    if length(velocity) < least.speed {
        // A hand that only opens throws away from the ship.
        (velocity, raised.speed) = (scaled(velocity, least.speed, [0.0, 1.0, 0.0]), true);
    } else if length(velocity) > most.speed {
        velocity = scaled(velocity, most.speed, velocity);
    }
    if length(spin) < least.spin {
        // Without spin of its own it rolls the way it flies.
        let rolling = scaled([-velocity[1], velocity[0], 0.0], 1.0, [1.0, 0.0, 0.0]);
        (spin, raised.spin) = (scaled(spin, least.spin, rolling), true);
    } else if length(spin) > most.spin {
        spin = scaled(spin, most.spin, spin);
    }
    (Toss { release: [x, y], drop, velocity, spin }, raised)
}

/// The fair automatic throw: a good throw of chance.
#[must_use]
pub fn automatic(vessels: &Vessels, chance: &mut Chance) -> Gesture {
    let (tray, automatic) = (&vessels.tray, vessels.dice.automatic);
    let middle = (tray.x.0 + tray.x.1) / 2.0;
    let depth = tray.y.1 - tray.y.0;
    let release = [
        middle + chance.within(30.0),
        tray.y.0 + depth * chance.between(0.3, 0.5),
        chance.between(automatic.height.0, automatic.height.1),
    ];
    let speed = chance.between(automatic.speed.0, automatic.speed.1);
    let aim = [chance.within(1.0), chance.between(-0.3, 1.0), chance.between(-0.6, 0.0)];
    let spin = chance.direction().map(|c| c * automatic.spin);
    made(release, scaled(aim, speed, [0.0, 1.0, 0.0]), spin)
}

/// A gesture as hands make them, one in four of them too weak.
#[must_use]
pub fn drawn(vessels: &Vessels, chance: &mut Chance) -> Gesture {
    let tray = &vessels.tray;
    let weak = chance.share() < 0.25;
    let x = chance.between(tray.x.0 * 0.7, tray.x.1 * 0.7);
    let y = chance.between(tray.y.0 + 20.0, tray.y.1 - 20.0);
    let (z, speed, turning) = if weak {
        (chance.between(20.0, 100.0), chance.between(0.0, 300.0), chance.between(0.0, 5.0))
    } else {
        (chance.between(100.0, 240.0), chance.between(300.0, 1800.0), chance.between(5.0, 50.0))
    };
    // Mostly towards the middle of the tray, as one throws.
    let towards = [-x / 100.0 + chance.within(0.8), (75.0 - y) / 100.0 + chance.within(0.8), chance.between(-0.5, 0.3)];
    made([x, y, z], scaled(towards, speed, [0.0, 1.0, 0.0]), chance.direction().map(|c| c * turning))
}

fn made(release: [f64; 3], velocity: [f64; 3], spin: [f64; 3]) -> Gesture {
    Gesture {
        release: release.map(|c| c.round() as i16),
        velocity: velocity.map(|c| c.round() as i16),
        spin: spin.map(|c| (c * 100.0).round() as i16),
    }
}
