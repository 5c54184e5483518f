//! Refusals of orders: the number of a rule, and the objection. The wording puts them into a sentence.

use super::ids::Name;
use super::words::OrderKind;
use crate::rules::kernel::Rule;

/// A reason a captain would understand (PC-0.8, 30.9).
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
    // ---- not your time, not yours
    NotYourTurn,
    /// This does not belong to this part of the game.
    NotNow,
    /// An order is being carried out; it must end first.
    OrderRuns,
    /// No such unit, island, card or piece is in play.
    NoSuch,
    /// The unit belongs to another player.
    NotYours,
    /// The unit has had its order.
    OrderGiven,
    /// No unit has more than two orders a turn.
    TwoOrders,
    /// The order could have no effect.
    NoEffect {
        kind: OrderKind,
    },
    /// This unit is never given such an order.
    NoSuchOrder {
        kind: OrderKind,
    },
    /// The treasure aboard keeps her from orders this turn.
    Stays,
    /// She raided the enemy home island and must sail away first.
    MustLeave,
    /// The unit waits off the table.
    OffTable,

    // ---- moving
    /// A derelict neither moves nor shoots.
    Derelict,
    Pinned {
        by: Name,
    },
    Embraced {
        by: Name,
    },
    Entangled,
    /// A lost ship first leaves the fog, and does nothing else.
    Lost,
    /// Chain shot holds her.
    Chained,
    /// She has no segment of this length left.
    NoSegment,
    /// A ship that tows sails S alone.
    WhileTowing,
    /// Fear limits her to S.
    Slowed,
    /// The sailing of this order is over.
    SailingOver,
    /// She has sailed: she cannot come about any more.
    HasSailed,
    /// The hull would run into something at once: less than a millimetre.
    TooShort,
    /// No shift sets the hull clear.
    NoClearing,
    /// The hull would lie over something.
    Overlaps,
    /// A ghost ends on nothing.
    GhostOverlaps,
    /// Bow against bow: no ram.
    BowToBow,
    /// She is not in a fog bank.
    NotLost,
    /// She is not entangled.
    NotEntangled,
    /// She has pivoted.
    SecondPivot,
    /// She made a ram this turn.
    PivotAfterRam,
    /// Only a Schooner after a Move order, or a Galley, pivots.
    NoPivot,
    /// Her bow would touch an enemy ship.
    BowAtEnemy,
    /// One whirlpool leads nowhere.
    LoneWhirlpool,
    /// She does not touch the whirlpool.
    NotAtWhirlpool,
    /// She has been whirled this turn.
    Whirled,
    /// She would not touch the other whirlpool there.
    OffWhirlpool,
    /// There is no such place to be put.
    NoPlace,

    // ---- towing, scuttling
    /// Her hull does not touch the derelict's bow.
    NotAtBow,
    /// She cannot tow.
    CannotTow,
    /// It cannot be towed.
    CannotBeTowed,
    /// She tows a derelict already.
    TowsAlready,
    TowsNothing,
    /// Taking in tow follows a Move order.
    NotMoved,
    /// The towing ship is not docked there.
    TowerNotDocked,
    /// It would not touch that island with its bow, or lies too far from the tower.
    NotAtIsland,
    NotDerelict,
    /// It was tried this turn, or is going down.
    ScuttledAlready,

    // ---- exploring, cargo
    /// She is not docked at a wild island, nor beside a ship that may be explored.
    NotAtTreasure,
    /// The free exploring of this docking is not to be had.
    NoFreeExplore,
    /// There is no space for this much.
    NoRoom,
    /// The crew would cost more than the ship.
    CrewTooDear,
    /// Crew can never be aboard.
    NoCrewHere,
    /// Unique treasures must be taken.
    MustBeTaken,
    /// It is not there.
    NotThere,
    /// The two are not docked at one island.
    NotDockedThere,
    /// They do not touch.
    NotTouching,
    /// An enemy derelict gives and is not given.
    TakesNothing,
    /// A patron stays aboard.
    PatronStays,
    /// A boarding ship without space takes no treasure.
    NoSpaceForPlunder,

    // ---- shooting
    OutOfRange,
    /// A sail, an island, a ship, a wreck or fog lies in the line.
    LineBlocked,
    /// Docked at home, lost, or under Parley.
    ProtectedTarget,
    /// Own pieces are no targets.
    FriendlyTarget,
    /// Only the ship it embraces may shoot at a kraken.
    KrakenOfAnother,
    /// A kraken shoots at the ship it embraces only.
    KrakenShootsPreyOnly,
    /// The cannon has fired.
    HasFired,
    /// No such cannon stands.
    NoSuchGun,
    /// She has no broadsides attack, or has fired already.
    NoBroadside,
    /// No cannon could hit.
    BroadsideReachesNothing,
    /// A fort without flags does not shoot.
    Abandoned,

    // ---- repair
    NotAtOwnHome,
    MastStands,

    // ---- krakens
    OutOfReach,
    CannotBeEmbraced,
    /// It embraced this turn.
    EmbracedThisTurn,
    /// It shot this turn.
    ShotThisTurn,
    /// Davy Jones named another ship.
    NotItsTarget,
    /// Nobody aboard calls krakens.
    NoCaller,

    // ---- forts
    FortGold,
    /// No ship of yours is docked there, or the island is no wild one.
    NoShipThere,
    FortStands,
    FortPlace,
    /// The coins are not there, do not reach the cost, or one of them could be left out.
    FortCoins,
    FortNotListed,
    /// The flags do not stand in slots of their own.
    FortFlags,
    /// A fort a turn.
    FortBuiltAlready,
    /// The cost of the fort must stay in it.
    FortMustKeep,

    // ---- abilities
    /// Crew of another nation cannot use their abilities here.
    WrongNation,
    /// Crew on land, or in a fort, use nothing.
    CrewAshore,
    UsedAlready,
    /// No such ability works there.
    NoSuchAbility,
    /// The ability rests: Fear, smoke, or silence.
    Silenced,
    /// The ability has another moment.
    OutOfMoment,
    /// The object does not fit.
    BadTarget,

    // ---- setting up
    TooNear,
    TooFar,
    /// Not wholly on the table, or too near its edge.
    OffEdge,
    /// Terrain lies at least S from islands and terrain.
    TerrainTooNear,
    NoneLeft,
    /// The bow, or the base, must touch the home island.
    NotAtHome,
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
