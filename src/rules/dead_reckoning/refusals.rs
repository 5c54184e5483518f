//! Refusals of orders: the number of a rule, and the objection. The wording puts them into a sentence.

use crate::rules::kernel::Rule;

/// A reason a captain would understand.
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
    /// Battle abilities are used in a battle, after the cubes have fallen.
    AbilityOutside,
    /// This ability was used this turn.
    AbilityUsed,
    /// Finish this battle first.
    BattleInProgress,
    /// A pirate beat this ship here: the island is closed for the rest of the turn.
    Barred,
    /// A pirate blockades this island: beat that ship first.
    Blockade,
    /// Only this number of cannons is ready.
    Cannons {
        cannons: u8,
    },
    /// Only this number is ready; others stand behind goods.
    CannonsBehindGoods {
        cannons: u8,
    },
    /// Only this number is left, for each fires in one battle a turn.
    CannonsUsed {
        cannons: u8,
    },
    /// The number of cubes is fixed.
    Committed,
    /// That ship is at another place.
    Elsewhere,
    /// Every black flag was used this turn.
    FlagUsed,
    /// This foe was fought once this turn already.
    Fought,
    /// The hold takes only this number of units.
    HoldTooSmall {
        room: u8,
    },
    /// A merchant ship lies here: she can be traded for or attacked, not bought.
    MerchantHere,
    /// Cards are not levelled up once the cubes have fallen.
    LevelAfterDrop,
    /// A level-up is due before anything else.
    LevelFirst,
    /// One card between turns is levelled up, and it was.
    Levelled,
    /// Goods stay where they are until the winner is known.
    Locked,
    /// This does not belong to this part of the turn.
    NotNow,
    /// The rules at this table do not know this yet.
    NotYet,
    /// In the harbour every ship trades.
    TradesInHarbour,
    /// Nobody pays for the repair of a ship that is whole.
    Undamaged,
    /// Nobody but the fourth player levels up a card before the own first turn.
    BeforeFirstTurn,
    /// No basic upgrade lies open on this ship.
    NoBasicToken,
    /// No battle has been declared.
    NoBattle,
    /// No such building stands here.
    NoBuilding,
    /// In defence only cards with a cannon or a battle ability are played.
    NoCannonOnIt,
    /// No card lies here to be bought.
    NoCardHere,
    /// There is no card left to draw.
    NoCard,
    /// No cube lies in the tray.
    NoCube,
    /// No cube is left to drop.
    NoCubes,
    /// This building belongs to no opponent.
    NoEnemyBuilding,
    /// A black flag is needed to attack this ship.
    NoFlag,
    /// There is no helm on this card.
    NoHelm,
    /// No merchant ship lies here.
    NoMerchant,
    /// Cards are not levelled up after the last turn.
    NoMoreLevels,
    /// No cube of yours lies in the tray.
    NoOwnCube,
    /// The card has no such battle ability.
    NoSuchAbility,
    /// There is no such ship to attack.
    NoSuchShip,
    /// No upgrade of this kind is left.
    NoToken,
    /// These goods are not in that hold.
    NotAboard,
    /// This card is not in your hand.
    NotInHand,
    /// This card is not in play.
    NotInPlay,
    /// This card is not set aside.
    NotSetAside,
    NotYourGo,
    /// You have no ship here.
    NotYours,
    /// Only the winner uses this ability, when the battle is decided.
    OnVictory,
    /// Rearranging neither adds goods nor takes any away.
    OtherGoods,
    /// Outposts cannot be attacked.
    Outpost,
    /// A pirate lies here and must be fought first.
    PirateFirst,
    /// No card is played once the cubes have fallen.
    PlayAfterDrop,
    /// The card costs exactly this much cargo out of the holds.
    CardPrice {
        cost: u8,
    },
    /// This number more must be sleeved, for they can be.
    SleeveMore {
        count: u8,
    },
    /// Something lies in this place of the sleeve.
    SleeveTaken,
    /// This card is at its highest level.
    TopLevel,
    /// Two purchases and encounters a turn, and they are done.
    TwoEncounters,

    // ---- the ship
    /// This counts at the end of the game alone.
    AtTheEnd,
    AtSeaOnly,
    /// Only before the ship has moved.
    BeforeMoving,
    /// The card has only this number of cannons.
    CannonsOnCard {
        cannons: u8,
    },
    /// One tile a turn is explored, and it was.
    Explored,
    HarbourOnly,
    /// The hold of this token is not empty.
    Laden,
    /// There is no such ability on this card.
    NoAbility,
    /// This cannot be copied.
    NoCopy,
    /// No goods are named.
    NoGoods,
    /// There is no island there that lies face up.
    NoIsland,
    /// There is no such option.
    NoOption,
    /// A movement goes to one neighbouring place after another.
    NotNextDoor,
    /// These goods are not where they are to come from.
    NotThere,
    /// You do not control this island.
    NotYourIsland,
    /// These goods cannot go there.
    OtherPlace,
    /// This cannot be paid from there.
    PaidElsewhere,
    /// Only in the harbour, or at an island under control.
    PortOnly,
    /// The price is to be laid out in full.
    Price {
        cargo: u8,
        gold: u8,
    },
    /// The sails were raised.
    Raised,
    /// The sail track has only this number of steps left.
    Sails {
        sails: u8,
    },
    /// An island is named twice.
    SameIsland,
    /// A symbol is counted by the rule that needs it.
    SymbolCounts,
    /// The act takes at least one island and at most this number.
    TooManyIslands {
        islands: u8,
    },
    /// Another player's fort or garrison keeps you off this island.
    Walled,
    /// This ability is for islands of other rows.
    WrongRow,

    // ---- the islands
    /// A building of this type stands there.
    BuildingThere,
    /// This achievement has been reached.
    HasMark,
    /// This much influence is left that can be placed.
    InfluenceLeft {
        count: u8,
    },
    /// There is no influence left for this.
    InfluenceSpent,
    /// No cube can be taken off that island.
    MayNotLend,
    /// No building of this type is left.
    NoBuildingLeft,
    /// The ship lies at no island.
    NoIslandHere,
    /// No cube of that player lies in a slot there.
    NoSuchCube,
    /// These abilities have nothing to do together.
    NotJoined,
    /// Nothing can be placed.
    NothingToPlace,
    /// These cubes cannot go to that island.
    OutOfReach,
    /// A slot is empty, and the cube goes there.
    SlotFree,
    /// No slot is empty, and the cube replaces another.
    SlotsTaken,
    /// Every slot holds an own cube.
    SlotsYours,
    /// The supply is empty: an island is to be named.
    SupplyEmpty,
    /// The supply is not empty.
    SupplyFirst,
    /// The act takes at least one building and at most this number.
    TooManyBuildings {
        buildings: u8,
    },
    /// This takes two influence.
    TwoInfluence,
    /// The ruling says nothing.
    RulingEmpty,
    /// It sets too much right.
    RulingTooLong,
    /// No such ship plays, or no such island lies open.
    RulingNothing,
    /// All of it is so already.
    RulingIdle,
    /// Something would lie where it cannot.
    RulingBroken,
}

/// An objection of this rule.
#[must_use]
pub const fn refuse(rule: &'static str, why: Objection) -> Refusal {
    Refusal { rule: Rule(rule), why }
}
