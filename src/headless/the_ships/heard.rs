//! The sounds of The Ships' facts: for the show at the table, and for a battle that is only heard.

use crate::rules::the_ships::happenings::{
    Advanced, Boarding, End, Gunnery, Happening, Losses, Movement, SettingOut, Turns,
};
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
        H::Turns(Turns::TurnBegan { .. }) => vec![Noise::around("bell")],
        H::Turns(Turns::PhaseBegan { phase: Phase::Tokens }) => vec![Noise::around("struck-wood")],
        H::SettingOut(SettingOut::Placed { ship, .. }) => vec![Noise::of("wood", *ship)],
        H::Turns(Turns::CardTurned { ship, .. }) => vec![Noise::of("card", *ship)],
        H::Movement(Movement::AnchorDropped { ship }) => vec![Noise::of("anchor", *ship)],
        H::Movement(Movement::AnchorWeighed { ship } | Movement::CableCut { ship })
        | H::Boarding(Boarding::CameFree { ship, .. }) => vec![Noise::of("rope", *ship)],
        H::Movement(Movement::RanAground { ship } | Movement::StruckGround { ship, .. }) => {
            vec![Noise::of("aground", *ship)]
        }
        H::Movement(Movement::Collided { struck, .. }) => vec![Noise::of("hull", *struck)],
        H::Movement(Movement::GroundAlongside { ship, .. }) => vec![Noise::of("hull", *ship).after(0.4)],
        H::Gunnery(Gunnery::VolleyFired { ship, target, faces, hits, .. }) => {
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
        H::Gunnery(Gunnery::MusketsFired { ship, .. }) => vec![Noise::of("muskets", *ship)],
        H::Losses(Losses::MastFell { ship, .. }) => vec![Noise::of("mast", *ship)],
        H::Losses(Losses::GunLost { ship, .. }) => vec![Noise::of("lead-on-oak", *ship)],
        H::Losses(Losses::Sank { ship }) => vec![Noise::of("sinking", *ship)],
        H::Advanced(Advanced::BlewUp { ship }) => vec![Noise::of("blast", *ship)],
        H::Boarding(Boarding::GrappleThrown { ship, .. }) => vec![Noise::of("grapple", *ship)],
        H::Boarding(Boarding::Struck { ship, .. }) => vec![Noise::of("melee", *ship)],
        H::Advanced(Advanced::CaughtFire { ship, .. } | Advanced::TrainFired { ship }) => {
            vec![Noise::of("fire", *ship)]
        }
        H::Boarding(Boarding::Taken { by, .. }) => vec![Noise::of("cheer", *by)],
        H::End(End::Ended { .. }) => vec![Noise::around("cheer"), Noise::around("bell").after(0.6)],
        _ => Vec::new(),
    }
}

/// About how long a fact is shown; the sound of the next one follows after it.
#[must_use]
pub fn lasts(happening: &Happening) -> f32 {
    use Happening as H;
    match happening {
        H::Turns(Turns::TurnBegan { .. }) | H::SettingOut(SettingOut::Placed { .. }) => 0.3,
        // Cards are turned and ships sail side by side.
        H::Turns(Turns::CardTurned { .. }) | H::Movement(Movement::Stepped { .. } | Movement::Pivoted { .. }) => 0.25,
        H::Gunnery(Gunnery::VolleyFired { .. }) => 2.0,
        H::Gunnery(Gunnery::MusketsFired { .. }) => 0.9,
        H::Movement(Movement::Collided { .. }) | H::Boarding(Boarding::GrappleThrown { .. }) => 1.0,
        H::Losses(Losses::MastFell { .. }) => 2.0,
        H::Losses(Losses::Sank { .. }) => 3.2,
        H::Losses(Losses::BoxCrossed { .. }) => 0.12,
        H::Gunnery(Gunnery::MastsShielded { .. } | Gunnery::CrewShielded { .. })
        | H::Turns(Turns::SteadinessThrown { .. }) => 0.6,
        H::Boarding(Boarding::Struck { .. }) => 0.4,
        H::Advanced(Advanced::BlewUp { .. } | Advanced::CaughtFire { .. })
        | H::Boarding(Boarding::Taken { .. })
        | H::Losses(Losses::GunLost { .. })
        | H::Movement(Movement::RanAground { .. }) => 0.9,
        _ => 0.0,
    }
}
