//! Refusals of orders: the number of a rule, and the objection. The wording puts them into a sentence.

use super::words::{Good, Nation, Weapon};
use crate::rules::kernel::Rule;

/// A reason a captain would understand (MM-29.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Refusal {
    /// The rule against it.
    pub rule: Rule,
    pub why: Objection,
}

/// The answer of every check.
pub type Checked = Result<(), Refusal>;

/// A rule can object to an order in these ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Objection {
    // ---- not your time, not such a phase
    NotYourTurn,
    /// This does not belong to this part of the game.
    NotNow,
    /// The Port action must end first.
    EndPortAction,
    /// This is done in a Port action.
    NoPortAction,
    /// The ship was picked.
    ShipPicked,

    // ---- not there
    /// No captain begins with this ship.
    NoFirstShip,
    /// A Move goes one zone far, into the port of the zone, or out of it.
    NotNext,
    /// Ships in port do not scout.
    ScoutAtSea,
    /// There is no such target in this zone.
    NoSuchTarget,
    /// That ship lies in port.
    TargetInPort,
    /// The ship does not lie in a port.
    NotInPort,
    /// No mission asks for a landing from this zone.
    NoLanding,
    /// This captain retires in port only.
    RetireInPort,
    /// These cards are not aboard.
    NotAboard,
    NoGoods,
    /// Nobody sells such a ship.
    NeverSold,
    /// No card of this ship is left.
    NoShipCard,
    /// No Reinforced Hull is turned over.
    NothingToRestore,
    /// No token of this weapon is left.
    NoWeaponLeft {
        weapon: Weapon,
    },
    NoSuchWeapon {
        weapon: Weapon,
    },
    /// No modification lies in this port.
    NoModification,
    /// The mission does not lie on offer in this port.
    NotOnOffer,
    /// The chest stands in the home port.
    NotAtHome,
    /// The rumor is of another place, or there is none.
    NoRumorHere,
    /// The mission asks for nothing in this port.
    NothingToDeliver,
    NotInHand,

    // ---- used up
    /// All actions of this turn are spent.
    NoActionLeft,
    /// One Port action a turn.
    PortUsed,
    /// This target was scouted this turn.
    Scouted,
    /// This kind of target was scouted this turn.
    ScoutedKind,
    /// Retiring comes before any action.
    RetireFirst,
    /// Each activity once in a Port action.
    ActivityUsed,
    /// Each further step once in a Port action.
    StepUsed,
    /// One application for a mission in a Port action.
    MissionTried,
    /// The hiring failed this turn.
    HiringFailed,
    /// The chest was opened, or the track has reached the target.
    Claimed,

    // ---- forbidden
    /// A bounty of this nation closes the port, or a war.
    PortClosed {
        nation: Nation,
        war: bool,
    },
    /// A location is destroyed: no raids.
    Crippled,
    /// Nobody lands without Crew.
    NoCrew,
    /// Goods are sold before all other activities.
    SellFirst,
    /// Men are recruited, not repaired.
    CrewIsRecruited,
    /// Only this number of points is missing there.
    DamageThere {
        points: u8,
    },
    /// One weapon of each kind.
    HasWeapon {
        weapon: Weapon,
    },
    /// One modification of each kind.
    HasModification,
    CrewIsFull,
    /// The captain lacks something that the mission asks for.
    Unfit,
    /// One of five cards must go first.
    TooManyCards,
    /// The card or thing has another moment, or its condition does not hold.
    OutOfMoment,
    /// No captain is left to follow.
    NoCaptainLeft,
    /// This number of points is missing.
    BelowTarget {
        missing: u16,
    },
    /// No gold is named.
    NoGold,

    // ---- cannot be paid
    /// This much gold is missing.
    TooDear {
        missing: u16,
    },
    /// This number of cards of this good is asked for.
    TooFewGoods {
        good: Good,
        count: u8,
    },
}

/// An objection of this rule.
#[must_use]
pub const fn refuse(rule: &'static str, why: Objection) -> Refusal {
    Refusal { rule: Rule(rule), why }
}

/// Refuses if this is so.
///
/// # Errors
/// The objection.
pub const fn unless(wrong: bool, rule: &'static str, why: Objection) -> Checked {
    if wrong { Err(refuse(rule, why)) } else { Ok(()) }
}
