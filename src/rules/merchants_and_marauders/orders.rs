//! Orders of a player (MM-29.3). Everything that a rule asks in between is a choice.

use serde::{Deserialize, Serialize};

use super::hours::{Ahead, Hour};
use super::ids::{CardId, CargoId};
use super::state::{Source, Target, Where};
use super::words::{Location, ShipKind, Weapon};

/// An order.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Order {
    /// In secret, before the game (MM-6.8).
    ChooseShip(ShipKind),

    // ---- actions
    /// Before any action, in port (MM-21.9).
    Retire,
    Move(Where),
    Scout(Target),
    Port,
    /// Land for the mission (T-9).
    Ashore,
    EndTurn,
    /// MM-22.3.
    Claim,

    // ---- in a Port action
    Sell(Vec<CargoId>),
    Buy,
    BuyShip(ShipKind),
    /// Raise a location by this number of points (MM-10.23).
    Repair(Location, u8),
    /// Turn the Reinforced Hull back (MM-10.23).
    Restore,
    BuyWeapon(Weapon),
    SellWeapon(Weapon),
    BuyModification,
    Recruit,
    AskForRumors,
    ClaimMission(CardId),
    Stash(u16),
    Fetch(u16),
    /// Try the rumor here (MM-10.34).
    Prove,
    Deliver,
    /// The Port action ends, not the stay.
    LeavePort,

    // ---- cards
    /// A glory card of the hand, at the own turn or in port (MM-13.5).
    Play(CardId),
    /// Something open that may be used now.
    Use(Source),
    /// Pass windows of this hour in advance, or be asked again (MM-28.5).
    Ahead(Hour, Ahead),
}
