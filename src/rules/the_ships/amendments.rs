//! Amendments are changes that an umpire may make by hand; they concern things that lie open to both sides only
//! (TS-29).

use serde::{Deserialize, Serialize};

use crate::rules::geometry::hex::{Heading, Offset};
use crate::rules::kernel::keyed::all;

use super::ship::{Fire, Ship, Standing};
use super::ship_card::{BatteryPlace, MastName, Nation, Officer, Sails, Soldiers};
use super::ship_id::ShipId;

/// A mark that lies on a ship's card, or does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, strum::VariantArray)]
pub enum Mark {
    /// The last-move mark (TS-9.6).
    LastMove,
    /// She lies at anchor.
    Anchored,
    /// Her cable is cut (TS-28.7).
    CableCut,
    /// She is aground (TS-4.3).
    Aground,
    /// Fire damage is due (TS-21.9).
    BurnDue,
    /// She has caught fire at any time.
    CaughtFire,
    /// Her crew is in panic (TS-23.2).
    Panic,
    /// Her rudder is shot away (TS-21.1).
    RudderLost,
}

impl Mark {
    /// All of them.
    pub const ALL: [Self; 8] = all(<Self as strum::VariantArray>::VARIANTS);

    /// Does it belong to the Advanced rules (TS-1.4)?
    #[must_use]
    pub const fn is_advanced(self) -> bool {
        matches!(self, Self::BurnDue | Self::CaughtFire | Self::Panic | Self::RudderLost)
    }

    /// Does it lie there?
    #[must_use]
    pub const fn lies_on(self, ship: &Ship) -> bool {
        match self {
            Self::LastMove => ship.last_move,
            Self::Anchored => ship.anchored,
            Self::CableCut => ship.cable_cut,
            Self::Aground => ship.aground,
            Self::BurnDue => ship.burn_due,
            Self::CaughtFire => ship.caught_fire,
            Self::Panic => ship.panic,
            Self::RudderLost => ship.rudder_lost,
        }
    }
}

/// One amendment. It gives the new state, not the change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Amendment {
    /// The wind blows this way.
    Wind {
        towards: Heading,
    },
    /// This number of a side's units are ashore.
    Ashore {
        side: Nation,
        units: u8,
    },
    Lies {
        ship: ShipId,
        bow: Offset,
        facing: Heading,
    },
    /// The ship's fate changes. A ship that was taken keeps a secret of her hold in her fate, so an umpire cannot set
    /// that one.
    Fate {
        ship: ShipId,
        standing: Standing,
    },
    /// This number of boxes of a row are crossed.
    Hull {
        ship: ShipId,
        row: BatteryPlace,
        crossed: u8,
    },
    /// This number of guns of a battery stand: the foremost are put back first, the aftmost struck off first (TS-17.3).
    Guns {
        ship: ShipId,
        battery: BatteryPlace,
        standing: u8,
    },
    /// This number of boxes of a mast are left.
    Mast {
        ship: ShipId,
        mast: MastName,
        left: u8,
    },
    /// This number of sailors are left.
    Sailors {
        ship: ShipId,
        left: u8,
    },
    /// This number of units are on deck. Units for which the card has no symbols any more leave the hold.
    OnDeck {
        ship: ShipId,
        kind: Soldiers,
        units: u8,
    },
    /// This number of barrels are on the card.
    Powder {
        ship: ShipId,
        barrels: u8,
    },
    /// The sails she had set last turn (TS-10.12).
    Sails {
        ship: ShipId,
        sails: Sails,
    },
    Fire {
        ship: ShipId,
        fire: Option<Fire>,
    },
    /// An officer stands, or has fallen.
    Officer {
        ship: ShipId,
        officer: Officer,
        stands: bool,
    },
    /// The mark lies on her card, or is taken off.
    Marked {
        ship: ShipId,
        mark: Mark,
        set: bool,
    },
    /// Two ships are locked in melee, the first having boarded, or they are not.
    Locked {
        ship: ShipId,
        with: ShipId,
        held: bool,
    },
}

impl Amendment {
    /// The ship it is about, if it is about one.
    #[must_use]
    pub const fn ship(&self) -> Option<ShipId> {
        match self {
            Self::Wind { .. } | Self::Ashore { .. } => None,
            Self::Lies { ship, .. }
            | Self::Fate { ship, .. }
            | Self::Hull { ship, .. }
            | Self::Guns { ship, .. }
            | Self::Mast { ship, .. }
            | Self::Sailors { ship, .. }
            | Self::OnDeck { ship, .. }
            | Self::Powder { ship, .. }
            | Self::Sails { ship, .. }
            | Self::Fire { ship, .. }
            | Self::Officer { ship, .. }
            | Self::Marked { ship, .. }
            | Self::Locked { ship, .. } => Some(*ship),
        }
    }

    /// Is it said of the same thing, so that the later one takes the place of the earlier?
    #[must_use]
    pub fn is_of_the_same(&self, other: &Self) -> bool {
        use Amendment as A;
        let same_ship = self.ship() == other.ship();
        match (self, other) {
            (A::Wind { .. }, A::Wind { .. }) => true,
            (A::Ashore { side: one, .. }, A::Ashore { side: two, .. }) => one == two,
            (A::Hull { row: one, .. }, A::Hull { row: two, .. })
            | (A::Guns { battery: one, .. }, A::Guns { battery: two, .. }) => same_ship && one == two,
            (A::Mast { mast: one, .. }, A::Mast { mast: two, .. }) => same_ship && one == two,
            (A::OnDeck { kind: one, .. }, A::OnDeck { kind: two, .. }) => same_ship && one == two,
            (A::Officer { officer: one, .. }, A::Officer { officer: two, .. }) => same_ship && one == two,
            (A::Marked { mark: one, .. }, A::Marked { mark: two, .. }) => same_ship && one == two,
            (A::Locked { ship, with, .. }, A::Locked { ship: other, with: their, .. }) => {
                (ship, with) == (other, their) || (ship, with) == (their, other)
            }
            _ => same_ship && std::mem::discriminant(self) == std::mem::discriminant(other),
        }
    }
}
