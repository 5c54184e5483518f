//! The few kinds of things the rules speak of: nations, zones, goods, ships, tests. Their properties are data.

use crate::rules::kernel::keyed::{By, Few, kinds};

kinds! {
    /// A player by colour (MM-6.7).
    Colour, 4, "lowercase": Red, Blue, Yellow, Green
}

kinds! {
    Nation, 4, "lowercase": Spanish, English, French, Dutch
}

kinds! {
    Good, 8, "lowercase": Rum, Cocoa, Spice, Tobacco, Sugar, Fruit, Timber, Cotton
}

kinds! {
    /// A hit location, which is a track of the ship as well (MM-5.7).
    Location, 5, "lowercase": Hull, Hold, Masts, Crew, Cannons
}

kinds! {
    Skill, 4, "lowercase": Seamanship, Scouting, Leadership, Influence
}

kinds! {
    /// MM-5.6.
    ShipKind, 5, "kebab-case": Sloop, Flute, Frigate, Galleon, ManOfWar
}

kinds! {
    /// A ship modification (MM-10.25).
    Fitting, 8, "kebab-case":
    ExtraHammocks, SailsAndRigging, ReinforcedHull, EnlargedHold, Chasers, ExtraCannonPorts, SwivelGuns, LongGuns
}

kinds! {
    /// A special weapon (MM-19.1).
    Weapon, 3, "kebab-case": GrapplingHooks, ChainShot, GrapeShot
}

kinds! {
    /// MM-13.11.
    Trade, 8, "lowercase": Carpenter, Boatswain, Gunner, Surgeon, Lookout, Veteran, Steward, Helmsman
}

kinds! {
    /// A ship of no player: the naval ship of a nation, or a pirate (MM-14.1).
    NpcKind, 6, "kebab-case": Spanish, English, French, Dutch, PirateSloop, PirateFrigate
}

kinds! {
    /// A letter at a border, clockwise (MM-14.22).
    Compass, 4, "UPPERCASE": N, E, S, W
}

kinds! {
    /// MM-16.4.
    Declaration, 3, "lowercase": Shoot, Board, Flee
}

kinds! {
    /// The purpose of a skill test (MM-28.7).
    Test, 14, "kebab-case":
    ScoutMerchant, ScoutPlayer, ScoutNpc, ScoutGoal, Recruit, Rumor, ProveInfluence, ProveScouting, Claim, Entry, Raid,
    Event, Hire, Plain
}

kinds! {
    /// A sea zone (T-1). Neighbours, nations and rules of each are data.
    #[serde(rename_all = "snake_case")]
    Zone, 17, "snake_case":
    Havana, Nassau, Tortuga, PortRoyal, PetitGoave, SantoDomingo, StMaarten, StJohn, BasseTerre, Bridgetown, SaintPierre,
    Tobago, Caracas, Curacao, Aruba, Cartagena, CaribbeanSea
}

/// A value for some of the zones.
pub type ByZone<V> = Few<Zone, V, 17>;
/// A number for each track.
pub type ByLocation = By<Location, u8, 5>;

impl NpcKind {
    /// The nation of a naval ship; a pirate has none.
    #[must_use]
    pub const fn nation(self) -> Option<Nation> {
        match self {
            Self::Spanish => Some(Nation::Spanish),
            Self::English => Some(Nation::English),
            Self::French => Some(Nation::French),
            Self::Dutch => Some(Nation::Dutch),
            Self::PirateSloop | Self::PirateFrigate => None,
        }
    }

    /// The naval ship of a nation.
    #[must_use]
    pub const fn of(nation: Nation) -> Self {
        match nation {
            Nation::Spanish => Self::Spanish,
            Nation::English => Self::English,
            Nation::French => Self::French,
            Nation::Dutch => Self::Dutch,
        }
    }

    /// Black ships are pirates (MM-12.1).
    #[must_use]
    pub const fn is_pirate(self) -> bool {
        matches!(self, Self::PirateSloop | Self::PirateFrigate)
    }
}

impl Location {
    /// The location a die names; a skull names none (MM-17.2).
    #[must_use]
    pub const fn of_face(face: u8) -> Option<Self> {
        match face {
            1 => Some(Self::Hold),
            2 => Some(Self::Masts),
            3 => Some(Self::Crew),
            4 => Some(Self::Cannons),
            _ => None,
        }
    }
}

/// Faces from this on are skulls (MM-4.1).
pub const SKULL: u8 = 5;

/// Counts the skulls among faces.
#[must_use]
pub fn skulls(faces: &[u8]) -> u8 {
    u8::try_from(faces.iter().filter(|face| **face >= SKULL).count()).unwrap_or(u8::MAX)
}

/// Adds up the other faces: a skull counts 0 (MM-4.4).
#[must_use]
pub fn tie_sum(faces: &[u8]) -> u8 {
    faces.iter().filter(|face| **face < SKULL).sum()
}
