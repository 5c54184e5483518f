//! All that is printed on a ship's card (TS-6.1, TS-26).

use serde::{Deserialize, Serialize};

/// A ship belongs to one of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Nation {
    /// Listed first everywhere (TS-1.5).
    English,
    /// Listed second.
    Spanish,
}

impl Nation {
    /// Both, in the order in which dice are thrown.
    pub const ALL: [Self; 2] = [Self::English, Self::Spanish];

    /// The word for it in scripts, scenarios' sentences and on the command line.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::English => "england",
            Self::Spanish => "spain",
        }
    }

    /// The other side.
    #[must_use]
    pub const fn enemy(self) -> Self {
        match self {
            Self::English => Self::Spanish,
            Self::Spanish => Self::English,
        }
    }
}

/// May she turn twice running? (TS-9.3, TS-9.4)
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Handling {
    /// Turns at any time.
    Nimble,
    /// Must have moved forward just before a turn.
    Clumsy,
}

/// She carries this much canvas (TS-8.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Sails {
    #[default]
    Furled,
    /// The lower number of each mast.
    Battle,
    /// The higher number of each mast.
    Full,
}

/// The guns of one side or of the stern (TS-14.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum BatteryPlace {
    Port,
    Starboard,
    Stern,
}

impl BatteryPlace {
    /// In the order in which they are resolved (TS-1.5).
    pub const ALL: [Self; 3] = [Self::Port, Self::Starboard, Self::Stern];
}

/// A row of boxes with the guns that stand between them (TS-6.2, TS-6.3).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoxRow {
    pub boxes: u8,
    /// For each gun the box it stands after, counted from 1: lost when that box and the next are crossed.
    #[serde(default)]
    pub guns_after: Vec<u8>,
}

/// The three rows of the hull.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hull {
    /// Left side, from bow to stern.
    pub port: BoxRow,
    /// Right side, from bow to stern.
    pub starboard: BoxRow,
    /// Stern, from port to starboard.
    pub stern: BoxRow,
}

impl Hull {
    /// The row of one battery.
    #[must_use]
    pub const fn row(&self, place: BatteryPlace) -> &BoxRow {
        match place {
            BatteryPlace::Port => &self.port,
            BatteryPlace::Starboard => &self.starboard,
            BatteryPlace::Stern => &self.stern,
        }
    }
}

/// Masts are named from the bow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum MastName {
    Fore,
    Main,
    /// Behind the main mast.
    Mizzen,
    /// The fourth of large galleons.
    Bonaventure,
}

/// A mast brings these tokens (TS-11.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MastTokens {
    pub battle: u8,
    pub full: u8,
}

/// One mast.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mast {
    pub name: MastName,
    pub boxes: u8,
    pub tokens: MastTokens,
}

/// She ships at most these people (TS-2.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct People {
    pub sailors: u8,
    /// Symbols of musketeers: the most she may ship.
    pub musketeers: u8,
    /// Symbols of pikemen: the most she may ship.
    pub pikemen: u8,
}

/// The number each kind must throw or less in a melee.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MeleeNumbers {
    pub sailors: u8,
    pub musketeers: u8,
    pub pikemen: u8,
}

/// The five of TS-22.2, in the order of its table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Officer {
    Captain,
    /// Stands in for the three below.
    FirstMate,
    Master,
    Boatswain,
    Gunner,
}

impl Officer {
    /// All five, in the order of the table.
    pub const ALL: [Self; 5] = [Self::Captain, Self::FirstMate, Self::Master, Self::Boatswain, Self::Gunner];
}

/// A kind of soldiers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Soldiers {
    Musketeers,
    Pikemen,
}

impl Soldiers {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Musketeers, Self::Pikemen];
}

/// One ship's card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename = "Ship", deny_unknown_fields)]
pub struct ShipCard {
    /// The id that scenarios, scripts, models and words use.
    pub id: String,
    /// The id of the ship whose model she borrows; her own if not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub model: Option<String>,
    pub nation: Nation,
    pub handling: Handling,
    /// Her worth in free battles.
    pub points: u16,
    /// She is built to be burnt (TS-28.7): she may fire the train, and is worth no points to either side.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub fireship: bool,
    pub hull: Hull,
    /// From fore to aft.
    pub masts: Vec<Mast>,
    pub people: People,
    /// The hold takes this number of units (TS-26.4).
    pub hold: u8,
    /// Barrels on the card.
    pub powder: u8,
    /// A die above it costs a sailor (TS-15.10).
    pub crew_protection: u8,
    /// The numbers of hand to hand fighting.
    pub melee: MeleeNumbers,
    /// Better shooting at anchor (TS-14.12).
    pub anchor_bonus: u8,
    /// The id of her gunnery table; only a ship without guns has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gunnery: Option<String>,
    /// Turns to reload (TS-14.2).
    #[serde(default)]
    pub reload: u8,
    /// Steadiness; none for a crew that never checks it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub steadiness: Option<u8>,
    /// The number to put out a fire.
    pub fire_fighting: u8,
    #[serde(default)]
    pub officers: Vec<Officer>,
}

impl ShipCard {
    /// She receives this number of tokens with all masts standing (TS-11.1).
    #[must_use]
    pub fn tokens(&self, sails: Sails) -> u8 {
        let of = |mast: &Mast| match sails {
            Sails::Furled => 0,
            Sails::Battle => mast.tokens.battle,
            Sails::Full => mast.tokens.full,
        };
        self.masts.iter().map(of).fold(0, u8::saturating_add)
    }

    /// The index of the main mast in `masts`: the second from the bow, or the only one (TS-15.7).
    #[must_use]
    pub fn main_mast(&self) -> usize {
        self.masts.len().saturating_sub(1).min(1)
    }

    /// The batteries she has, in the order in which they are resolved.
    pub fn batteries(&self) -> impl Iterator<Item = BatteryPlace> + '_ {
        BatteryPlace::ALL.into_iter().filter(|place| !self.hull.row(*place).guns_after.is_empty())
    }

    /// The id of the ship whose model shows her.
    #[must_use]
    pub fn model_id(&self) -> &str {
        self.model.as_deref().unwrap_or(&self.id)
    }
}
