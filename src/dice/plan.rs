//! From a hand and a seed to where every die starts: the shake.

use serde::{Deserialize, Serialize};

use crate::rules::kernel::PieceId;
use crate::shipwright::vessels::Vessels;

use super::chance::Chance;
use super::gesture::{Gesture, Raised, Way, automatic, toss};
use super::pose::Pose;
use super::scene::Setting;
use super::solids::Solid;
use crate::chance::fingerprint;

/// The solver and every number it works with: only where both agree, the same launch is the same throw.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EngineId {
    pub solver: String,
    /// Fingerprint of dice, tray and tower.
    pub numbers: u64,
}

impl EngineId {
    /// Of this program with these vessels.
    #[must_use]
    pub fn of(vessels: &Vessels) -> Self {
        let numbers = serde_json::to_vec(vessels).map(fingerprint).unwrap_or_default();
        Self { solver: "rapier3d 0.35.0-glamx0.2".to_owned(), numbers }
    }
}

/// The start of a piece: pose, velocity and spin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Launch {
    pub piece: PieceId,
    pub solid: Solid,
    pub pose: Pose,
    /// Millimetres a second.
    pub velocity: [i16; 3],
    /// Hundredths of a radian a second.
    pub spin: [i16; 3],
}

/// A piece that is in the vessel already.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PieceInVessel {
    pub piece: PieceId,
    pub solid: Solid,
    pub pose: Pose,
    /// Can it be knocked?
    pub loose: bool,
}

/// Everything a throw starts with: the same plan is the same throw.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ThrowPlan {
    /// The engine it was made for.
    pub engine: EngineId,
    pub setting: Setting,
    /// The seed of the shake.
    pub seed: u64,
    /// 0 for the throw itself, then one more for every time pieces are thrown again.
    pub attempt: u8,
    /// The pieces that are thrown.
    pub launches: Vec<Launch>,
    /// The pieces that are there.
    pub standing: Vec<PieceInVessel>,
    /// The parts of the gesture that were raised to the minimum.
    pub raised: Raised,
}

/// The input of a plan: its pieces, its vessel, and the pieces already there.
#[derive(Clone, Debug)]
pub struct Handful<'a> {
    pub setting: Setting,
    pub way: Way,
    /// The pieces in the hand.
    pub pieces: &'a [(PieceId, Solid)],
    /// The pieces that are there.
    pub standing: Vec<PieceInVessel>,
}

/// Turns every die at random and lets the hand go.
#[must_use]
pub fn plan(
    vessels: &Vessels,
    handful: &Handful<'_>,
    gesture: Option<&Gesture>,
    seed: u64,
    attempt: u8,
    group: u8,
) -> ThrowPlan {
    let mut chance = Chance::new(seed, attempt, group);
    let (launches, raised) = match handful.way {
        Way::Tower => (tipped(vessels, handful, &mut chance), Raised::default()),
        Way::Tray => {
            let gesture = automatic(vessels, &mut chance);
            (thrown(vessels, handful, &gesture, &mut chance).0, Raised::default())
        }
        Way::Hand => {
            // The stream is drawn from alike, with or without a gesture.
            let instead = automatic(vessels, &mut chance);
            thrown(vessels, handful, gesture.unwrap_or(&instead), &mut chance)
        }
    };
    ThrowPlan {
        engine: EngineId::of(vessels),
        setting: handful.setting,
        seed,
        attempt,
        launches,
        standing: handful.standing.clone(),
        raised,
    }
}

/// Tipped in over the masts, in layers (DR-28.13).
fn tipped(vessels: &Vessels, handful: &Handful<'_>, chance: &mut Chance) -> Vec<Launch> {
    let cubes = handful.setting.cubes;
    let drop = if cubes { &vessels.tower.cubes.drop } else { &vessels.tower.dice.drop };
    let places: Vec<(f64, f64)> = drop.y.iter().flat_map(|y| drop.x.iter().map(|x| (*x, *y))).collect();
    let mut pieces = handful.pieces.to_vec();
    chance.shuffle(&mut pieces);
    let mut launches = Vec::with_capacity(pieces.len());
    for (layer, pieces) in pieces.chunks(places.len().max(1)).enumerate() {
        let mut places = places.clone();
        chance.shuffle(&mut places);
        for ((piece, solid), (x, y)) in pieces.iter().zip(places) {
            let at = [
                x + chance.within(drop.stray.0),
                y + chance.within(drop.stray.1),
                drop.z + drop.layer * layer as f64 + chance.within(drop.stray.2),
            ];
            let velocity = [drop.speed.0, drop.speed.1, drop.speed.2].map(|reach| chance.within(reach));
            let spin = [0; 3].map(|_| chance.within(drop.spin));
            launches.push(launch(*piece, *solid, at, chance.turn(), velocity, spin));
        }
    }
    launches
}

/// Thrown from the hand, in which they lie close together.
fn thrown(vessels: &Vessels, handful: &Handful<'_>, gesture: &Gesture, chance: &mut Chance) -> (Vec<Launch>, Raised) {
    let dice = &vessels.dice;
    let reach = handful.pieces.iter().map(|(_, solid)| solid.to_corner(solid.make(dice).edge)).fold(1.0, f64::max);
    let scatter = dice.scatter;
    let (stray, gap) = (scatter.gap / 3.0, 2.0 * reach + scatter.gap);
    let count = handful.pieces.len();
    let (along, across) = (count.min(4), count.div_ceil(4).min(2));
    let layers = count.div_ceil((along * across).max(1));
    let half = |number: usize| gap * (number.max(1) - 1) as f64 / 2.0;
    let (toss, raised) = toss(vessels, gesture, half(layers) + reach + stray);
    let tray = &vessels.tray;
    // The whole handful is over the tray.
    let held = |at: f64, span: (f64, f64), half: f64| {
        let margin = half + reach + stray + 1.0;
        at.clamp(span.0 + margin, (span.1 - margin).max(span.0 + margin))
    };
    let middle = [
        held(toss.release[0], tray.x, half(along)),
        held(toss.release[1], tray.y, half(across)),
        toss.drop + reach + stray,
    ];
    let mut places = Vec::with_capacity(count);
    for layer in 0..layers {
        for row in 0..across {
            for column in 0..along {
                places.push([
                    middle[0] - half(along) + gap * column as f64,
                    middle[1] - half(across) + gap * row as f64,
                    middle[2] + gap * layer as f64,
                ]);
            }
        }
    }
    places.truncate(count);
    chance.shuffle(&mut places);
    let pieces = handful.pieces.iter().zip(places);
    let launches = pieces.map(|((piece, solid), place)| {
        let at = place.map(|c| c + chance.within(stray));
        let velocity = toss.velocity.map(|c| c + chance.within(scatter.speed));
        let spin = toss.spin.map(|c| c + chance.within(scatter.spin));
        launch(*piece, *solid, at, chance.turn(), velocity, spin)
    });
    (launches.collect(), raised)
}

fn launch(piece: PieceId, solid: Solid, at: [f64; 3], turn: [f64; 4], velocity: [f64; 3], spin: [f64; 3]) -> Launch {
    Launch {
        piece,
        solid,
        pose: Pose::nearest(at, turn),
        velocity: velocity.map(|c| c.round() as i16),
        spin: spin.map(|c| (c * 100.0).round() as i16),
    }
}
