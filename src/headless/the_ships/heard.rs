//! The sounds of The Ships' facts: for the show at the table, and for a battle that is only heard.

use crate::rules::the_ships::happenings::Happening;
use crate::rules::the_ships::ship_id::ShipId;
use crate::rules::the_ships::state::Phase;

/// A sound of a fact.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Noise {
    /// Its id.
    pub sound: &'static str,
    /// How many of it.
    pub times: u8,
    /// Seconds after the fact begins to be shown.
    pub after: f32,
    /// The ship it comes from; it comes from everywhere if there is none.
    pub ship: Option<ShipId>,
}

impl Noise {
    /// The sounds of its shows, each of which is a sound of the table.
    pub const ALL: [&'static str; 20] = [
        "gun",
        "timber",
        "splash",
        "muskets",
        "mast",
        "hull",
        "aground",
        "grapple",
        "melee",
        "cheer",
        "fire",
        "sinking",
        "blast",
        "anchor",
        "rope",
        "bell",
        "card",
        "wood",
        "struck-wood",
        "lead-on-oak",
    ];

    const fn of(sound: &'static str, ship: ShipId) -> Self {
        Self { sound, times: 1, after: 0.0, ship: Some(ship) }
    }

    const fn around(sound: &'static str) -> Self {
        Self { sound, times: 1, after: 0.0, ship: None }
    }

    const fn times(self, times: u8) -> Self {
        Self { times, ..self }
    }

    const fn after(self, after: f32) -> Self {
        Self { after, ..self }
    }
}

/// The camera looks, then the guns go off.
const FIRE: f32 = 0.3;
/// So long a ball is under way.
const FLIGHT: f32 = 0.38;
/// More splashes than these are one.
const SPLASHES: u8 = 4;

/// Everything that is heard of a fact.
#[must_use]
pub fn heard(happening: &Happening) -> Vec<Noise> {
    use Happening as H;
    match happening {
        H::TurnBegan { .. } => vec![Noise::around("bell")],
        H::PhaseBegan { phase: Phase::Tokens } => vec![Noise::around("struck-wood")],
        H::Placed { ship, .. } => vec![Noise::of("wood", *ship)],
        H::CardTurned { ship, .. } => vec![Noise::of("card", *ship)],
        H::AnchorDropped { ship } => vec![Noise::of("anchor", *ship)],
        H::AnchorWeighed { ship } | H::CableCut { ship } | H::CameFree { ship, .. } => vec![Noise::of("rope", *ship)],
        H::RanAground { ship } | H::StruckGround { ship, .. } => vec![Noise::of("aground", *ship)],
        H::Collided { struck, .. } => vec![Noise::of("hull", *struck)],
        H::GroundAlongside { ship, .. } => vec![Noise::of("hull", *ship).after(0.4)],
        H::VolleyFired { ship, target, faces, hits, .. } => {
            let shots = u8::try_from(faces.len()).unwrap_or(u8::MAX);
            let missed = shots.saturating_sub(*hits).min(SPLASHES);
            let mut noises = vec![Noise::of("gun", *ship).times(shots.max(1)).after(FIRE)];
            if *hits > 0 {
                noises.push(Noise::of("timber", *target).times(*hits).after(FIRE + FLIGHT));
            }
            if missed > 0 {
                noises.push(Noise::of("splash", *target).times(missed).after(FIRE + FLIGHT));
            }
            noises
        }
        H::MusketsFired { ship, .. } => vec![Noise::of("muskets", *ship)],
        H::MastFell { ship, .. } => vec![Noise::of("mast", *ship)],
        H::GunLost { ship, .. } => vec![Noise::of("lead-on-oak", *ship)],
        H::Sank { ship } => vec![Noise::of("sinking", *ship)],
        H::BlewUp { ship } => vec![Noise::of("blast", *ship)],
        H::GrappleThrown { ship, .. } => vec![Noise::of("grapple", *ship)],
        H::Struck { ship, .. } => vec![Noise::of("melee", *ship)],
        H::CaughtFire { ship, .. } | H::TrainFired { ship } => vec![Noise::of("fire", *ship)],
        H::Taken { by, .. } => vec![Noise::of("cheer", *by)],
        H::Ended { .. } => vec![Noise::around("cheer"), Noise::around("bell").after(0.6)],
        _ => Vec::new(),
    }
}

/// About how long a fact is shown; the sound of the next one follows after it.
#[must_use]
pub fn lasts(happening: &Happening) -> f32 {
    use Happening as H;
    match happening {
        H::TurnBegan { .. } | H::Placed { .. } => 0.3,
        // Cards are turned and ships sail side by side.
        H::CardTurned { .. } | H::Stepped { .. } | H::Pivoted { .. } => 0.25,
        H::VolleyFired { .. } => 2.0,
        H::MusketsFired { .. } => 0.9,
        H::Collided { .. } | H::GrappleThrown { .. } => 1.0,
        H::MastFell { .. } => 2.0,
        H::Sank { .. } => 3.2,
        H::BoxCrossed { .. } => 0.12,
        H::MastsShielded { .. } | H::CrewShielded { .. } | H::SteadinessThrown { .. } => 0.6,
        H::Struck { .. } => 0.4,
        H::BlewUp { .. } | H::CaughtFire { .. } | H::Taken { .. } | H::GunLost { .. } | H::RanAground { .. } => 0.9,
        _ => 0.0,
    }
}
