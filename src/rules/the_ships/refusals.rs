//! Refusals of orders: the number of a rule, and the objection. The wording puts them into a sentence.

use crate::rules::kernel::Rule;

use super::ship_card::BatteryPlace;
use super::ship_id::ShipId;

/// A reason a captain would understand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Refusal {
    /// The rule against it.
    pub rule: Rule,
    /// The ship, if it is about one.
    pub ship: Option<ShipId>,
    pub why: Objection,
}

/// The answer of every check.
pub type Checked = Result<(), Refusal>;

/// A rule can object to an order in these ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Objection {
    NoSuchSide,
    WrongPhase,
    NotYourShip,
    CannotStrike,
    TakesNoOrders,
    CardMissing,
    OneWayToMove,
    DropAndWeigh,
    LoadAndRange { battery: BatteryPlace },
    Aground,
    MustWeigh,
    RouteWithFurledSails,
    RouteMissing,
    NoRudder { step: u8 },
    TurnAfterMelee { step: u8 },
    ClumsyTurn { step: u8 },
    TooFewTokens { step: u8, cost: u16, tokens: u16 },
    NoBoardingHere,
    BoardWithFurledSails,
    BoardNoEnemy,
    BoardTooFar { range: u8 },
    PivotUnderSail,
    MustPivot,
    NoGunLeft { battery: BatteryPlace },
    OneShotType { battery: BatteryPlace },
    NoSuchShotHere { battery: BatteryPlace },
    BatteryNotReady { battery: BatteryPlace },
    Range { battery: BatteryPlace, greatest: u8 },
    NobodyToGo,
    DeckStep { step: u8 },
    NoMusketeersOnDeck,
    MusketRange,
    Weigh,
    Cut,
    NoAnchorsHere,
    Drop,
    AdvancedOnly,
    LandNotAnchored,
    LandNoShore,
    LandWrongShore,
    LandNobody,
    Train,
    TrainStep { step: u8 },
    NotYourTurnToPlace,
    NotToBePlaced,
    NotPlaced,
    Berth,
    BerthTaken,
    HoldTooFull { room: u8, units: u16 },
    TooManyMusketeers { symbols: u8 },
    TooManyPikemen { symbols: u8 },
    NoSoldiersHere,
    Treasure { chests: u8 },
    HoldIsGiven,
    TooFewSoldiers,
    TooManySoldiers,
    GunsAreGiven { battery: BatteryPlace },
    RulingEmpty,
    RulingTooLong { most: usize },
    RulingIdle,
    RulingMost { most: u8 },
    RulingNoShip,
    RulingFate,
    RulingNoFireship,
    RulingNoOfficer,
    RulingNoPanic,
    RulingNotLocked,
    RulingAlongside,
    RulingOffTheBoard,
    RulingOnLand,
    RulingPlaceAndFate,
    RulingOutOfPlay,
    RulingHoled,
    RulingNobody,
    RulingNoOfficers,
    RulingFire,
    RulingCable,
    RulingAnchor,
    RulingAground,
}

/// A refusal that names no ship yet.
#[must_use]
pub const fn refuse(rule: &'static str, why: Objection) -> Refusal {
    Refusal { rule: Rule(rule), ship: None, why }
}

pub(super) fn demand(holds: bool, refusal: impl FnOnce() -> Refusal) -> Checked {
    if holds { Ok(()) } else { Err(refusal()) }
}

impl Refusal {
    /// It is about this ship.
    #[must_use]
    pub fn ship(mut self, ship: ShipId) -> Self {
        self.ship = Some(ship);
        self
    }
}
