//! Reasons for an order card, found by playing the turn out many times. They are data with numbers and hold no words.

use super::gunnery_table::Shot;
use super::ship_card::BatteryPlace;
use super::ship_id::ShipId;

/// The thing happened in `times` of `of` turns that were played out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Share {
    pub times: u8,
    pub of: u8,
}

/// The same with the card that is advised, and with the next best way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Compared {
    pub so: Share,
    /// With the next best way.
    pub otherwise: Share,
}

/// A ship may run into one of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Hazard {
    /// A shoal, a reef or the shore (TS-4.3, TS-13.7).
    Ground,
    /// The rim of the board (TS-4.6).
    Rim,
    /// Another ship (TS-13.1).
    Ship,
}

/// A ship may be bound for one of these instead of the enemy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// This mark of her course, counted from 1 (TS-28.C1).
    Mark(u8),
    /// An edge where her side may leave (TS-4.7).
    Exit,
    /// An anchorage off the shore (TS-10.14).
    Shore,
}

/// One thing that speaks for a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Motive {
    /// The battle is won by it.
    Wins(Compared),
    /// A battery fires (TS-14.13).
    Fires {
        battery: BatteryPlace,
        shot: Shot,
        target: ShipId,
        /// At this range as a rule.
        range: u8,
        /// The number each die must show or less there (TS-14.12).
        need: i16,
        /// One die a gun.
        guns: u8,
        share: Share,
    },
    /// Fewer guns hit her: hits on average, in hundredths.
    Spared {
        hits: u16,
        /// With the next best way.
        otherwise: u16,
    },
    /// She runs into something less often.
    Clear(Hazard, Compared),
    /// An enemy who would win hand to hand has grappled her less often by the next orders, or could board her less
    /// often then.
    KeepsOff {
        foe: ShipId,
        /// The enemy would keep this share of her people if the dice fell evenly, in hundredths.
        keeps: u8,
        reached: Compared,
    },
    /// She boards (TS-10.3).
    Boards {
        target: ShipId,
        /// The hooks hold as both stand now (TS-18.4), in hundredths.
        holds: u8,
        /// The two are locked this often by the next orders.
        locked: Share,
    },
    /// She would win hand to hand; she has grappled this enemy more often by the next orders, or could board her more
    /// often then.
    NearToBoard {
        foe: ShipId,
        /// She would keep this share of her people if the dice fell evenly, in hundredths.
        keeps: u8,
        reached: Compared,
    },
    /// She comes nearer to the nearest enemy.
    Closes {
        foe: ShipId,
        /// The enemy is this far off now.
        from: u8,
        /// The enemy is this far off at the end of the turn, as a rule.
        to: u8,
    },
    /// At the end of the turn her guns bear on an enemy more often.
    Bears { battery: BatteryPlace, foe: ShipId, share: Compared },
    /// At the end of the turn guns of an enemy bear on her less often.
    OutOfArc { foe: ShipId, share: Compared },
    /// She reaches her goal more often.
    Reaches(Bound, Compared),
    /// She is nearer to her goal: the rest of the way takes `left` tokens on average.
    MakesFor {
        bound: Bound,
        left: u16,
        /// With the next best way.
        otherwise: u16,
    },
    /// Chain is loaded against an enemy who has more tokens under full sails than she, and would lose hand to hand
    /// (TS-15.8).
    Slows { battery: BatteryPlace, foe: ShipId },
}

/// In the same circumstances the turn went better or worse than with the next best way this often.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trial {
    pub better: Share,
    pub worse: Share,
}

/// A ship is advised her card for these reasons.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    pub ship: ShipId,
    /// The weightiest motive comes first.
    pub motives: Vec<Motive>,
    /// Against the next best way; none where there is no other.
    pub trial: Option<Trial>,
}
