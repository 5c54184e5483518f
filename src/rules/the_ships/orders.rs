//! Order cards, which a captain writes in secret (TS-8 to TS-10).

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::rules::geometry::base::Base;
use crate::rules::geometry::hex::{Heading, Offset};

use super::amendments::Amendment;
use super::by::PerBattery;
use super::gunnery_table::Shot;
use super::ship_card::{BatteryPlace, Sails, Soldiers};
use super::ship_id::ShipId;

/// A ship turns this way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Turn {
    Left,
    Right,
}

impl Turn {
    /// The facing after it.
    #[must_use]
    pub const fn of(self, facing: Heading) -> Heading {
        match self {
            Self::Left => facing.left(),
            Self::Right => facing.right(),
        }
    }

    /// The side that strikes in it (TS-13.2).
    #[must_use]
    pub const fn side(self) -> BatteryPlace {
        match self {
            Self::Left => BatteryPlace::Port,
            Self::Right => BatteryPlace::Starboard,
        }
    }
}

/// One step of a route (TS-9.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Step {
    Forward,
    /// 60° to port, the stern stays.
    Left,
    /// 60° to starboard, the stern stays.
    Right,
}

impl Step {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Forward, Self::Left, Self::Right];

    /// Its letter on the card.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Forward => 'F',
            Self::Left => 'L',
            Self::Right => 'R',
        }
    }

    /// The turn it makes, if it is one.
    #[must_use]
    pub const fn turn(self) -> Option<Turn> {
        match self {
            Self::Forward => None,
            Self::Left => Some(Turn::Left),
            Self::Right => Some(Turn::Right),
        }
    }
}

impl From<Turn> for Step {
    fn from(turn: Turn) -> Self {
        match turn {
            Turn::Left => Self::Left,
            Turn::Right => Self::Right,
        }
    }
}

/// A route; in files a word such as `FFL`.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Route(pub Vec<Step>);

/// The letter is no step. The wording finds its sentence by `Display`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoRoute;

impl fmt::Display for NoRoute {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("route")
    }
}

impl TryFrom<&str> for Route {
    type Error = NoRoute;

    fn try_from(letters: &str) -> Result<Self, NoRoute> {
        let by_letter = |letter| Step::ALL.into_iter().find(|step| step.letter() == letter).ok_or(NoRoute);
        letters.chars().filter(|letter| *letter != ' ').map(by_letter).collect::<Result<_, _>>().map(Self)
    }
}

impl TryFrom<String> for Route {
    type Error = NoRoute;

    fn try_from(letters: String) -> Result<Self, NoRoute> {
        Self::try_from(letters.as_str())
    }
}

impl From<Route> for String {
    fn from(route: Route) -> Self {
        route.0.into_iter().map(Step::letter).collect()
    }
}

/// A ship turns in place about this hex of her base.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Axle {
    /// The bow hex stays.
    Bow,
    /// The stern hex stays.
    Stern,
}

/// A turn in place (TS-10.13, TS-12.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pivot {
    /// The hex that stays.
    pub axle: Axle,
    pub turn: Turn,
}

impl Pivot {
    /// All four.
    pub const ALL: [Self; 4] = [
        Self { axle: Axle::Bow, turn: Turn::Left },
        Self { axle: Axle::Bow, turn: Turn::Right },
        Self { axle: Axle::Stern, turn: Turn::Left },
        Self { axle: Axle::Stern, turn: Turn::Right },
    ];
}

/// Soldiers are to come on deck or go below (TS-10.6 to TS-10.9), on the step with this number; 0 is the very start of the
/// turn, for a ship with furled sails (TS-10.16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum DeckOrder {
    Up(u8),
    Down(u8),
}

impl DeckOrder {
    /// The step it names.
    #[must_use]
    pub const fn step(self) -> u8 {
        match self {
            Self::Up(step) | Self::Down(step) => step,
        }
    }
}

/// A load card carries one of these (TS-14.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum LoadMark {
    Ball,
    Chain,
    Grape,
    /// No shot type, or more than one: a mistake that only Cardboard entry lets through (TS-14.10).
    Void,
}

impl LoadMark {
    /// The one shot type, if there is exactly one.
    #[must_use]
    pub const fn shot(self) -> Option<Shot> {
        match self {
            Self::Ball => Some(Shot::Ball),
            Self::Chain => Some(Shot::Chain),
            Self::Grape => Some(Shot::Grape),
            Self::Void => None,
        }
    }
}

impl From<Shot> for LoadMark {
    fn from(shot: Shot) -> Self {
        match shot {
            Shot::Ball => Self::Ball,
            Shot::Chain => Self::Chain,
            Shot::Grape => Self::Grape,
        }
    }
}

/// The orders of one ship for one turn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, rename = "Card", deny_unknown_fields)]
pub struct OrderCard {
    /// The sail setting (TS-8.2).
    pub sails: Sails,
    /// The route (TS-10.2).
    pub route: Route,
    /// The ship to be boarded (TS-10.3).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<ShipId>,
    /// A turn in place (TS-10.13).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pivot: Option<Pivot>,
    /// Batteries to be loaded (TS-10.4).
    #[serde(skip_serializing_if = "PerBattery::is_empty")]
    pub load: PerBattery<LoadMark>,
    /// Ranges to be set (TS-10.5); 0 is a card without a number, which only Cardboard entry lets through.
    #[serde(skip_serializing_if = "PerBattery::is_empty")]
    pub range: PerBattery<u8>,
    /// Pikemen up or down.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pikemen: Option<DeckOrder>,
    /// Musketeers up or down.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub musketeers: Option<DeckOrder>,
    /// Musket fire within this range (TS-10.10).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub muskets: Option<u8>,
    /// Weigh anchor (TS-10.11).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub weigh: bool,
    /// Drop anchor (TS-10.12).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub drop: bool,
    /// Put soldiers ashore on this hex (TS-10.14).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub land: Option<Offset>,
    /// Cut the cable (TS-28.7).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub cut: bool,
    /// Fire the train of a fireship on this step (TS-28.7, FS-1).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub train: Option<u8>,
}

impl OrderCard {
    /// The order for one kind of soldiers.
    #[must_use]
    pub const fn deck(&self, kind: Soldiers) -> Option<DeckOrder> {
        match kind {
            Soldiers::Musketeers => self.musketeers,
            Soldiers::Pikemen => self.pikemen,
        }
    }
}

/// A captain loads and ships these before the battle (TS-2.7, TS-2.8).
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct FittingOut {
    /// Barrels of powder in the hold.
    pub powder: u8,
    /// Units of musketeers below.
    pub musketeers: u8,
    /// Units of pikemen below.
    pub pikemen: u8,
    /// Chests of treasure, only as many as the scenario says.
    pub treasure: u8,
    /// The shot of each battery that starts loaded.
    #[serde(skip_serializing_if = "PerBattery::is_empty")]
    pub shot: PerBattery<Shot>,
}

/// A ship is placed with her bow here and this heading.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Berth {
    pub bow: Offset,
    pub facing: Heading,
}

impl From<Base> for Berth {
    fn from(base: Base) -> Self {
        Self { bow: base.bow().into(), facing: base.facing }
    }
}

impl From<Berth> for Base {
    fn from(berth: Berth) -> Self {
        Self::from_bow(berth.bow.into(), berth.facing)
    }
}

/// A side may order one of these.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Order {
    /// Places all ships that are free to be placed (TS-2.6).
    Place(BTreeMap<ShipId, Berth>),
    /// Fills holds and loads guns (TS-2.7, TS-2.8).
    FitOut(BTreeMap<ShipId, FittingOut>),
    /// One card for each ship that takes orders (TS-8.1), and the ships that strike their flags (TS-25.5).
    Cards { cards: BTreeMap<ShipId, OrderCard>, strike: Vec<ShipId> },
    /// Gives the whole battle up, face down like a card: two at once have agreed on a draw (TS-25.5).
    Concede,
    /// Gives the whole battle up aloud: it waits for nobody's cards (TS-25.5).
    GiveUp,
    /// Proposes that this be set right by hand; it waits for nobody's cards, and is done only if the other side agrees (TS-29).
    Propose(Vec<Amendment>),
}

impl Order {
    /// Order cards and nothing else.
    #[must_use]
    pub const fn cards(cards: BTreeMap<ShipId, OrderCard>) -> Self {
        Self::Cards { cards, strike: Vec::new() }
    }
}
