//! Why an order cannot be given: a rule number, and the objection. The wording puts it into a sentence.

use crate::rules::kernel::Rule;

/// A reason a captain would understand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Refusal {
    /// The rule against it.
    pub rule: Rule,
    /// What it has against it.
    pub why: Objection,
}

/// What a rule can have against an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the fields are named in the words of the rulebook")]
pub enum Objection {
    /// Battle abilities are used in a battle, after the cubes have fallen.
    AbilityOutside,
    /// This ability was used this turn.
    AbilityUsed,
    /// Finish this battle first.
    BattleInProgress,
    /// A pirate blockades this island: beat that ship first.
    Blockade,
    /// So many cannons are ready, and no more.
    Cannons { cannons: u8 },
    /// So many are ready; others stand behind goods.
    CannonsBehindGoods { cannons: u8 },
    /// So many are left, for each fires in one battle a turn.
    CannonsUsed { cannons: u8 },
    /// The number of cubes is fixed.
    Committed,
    /// That ship lies elsewhere.
    Elsewhere,
    /// Every black flag was used this turn.
    FlagUsed,
    /// She was fought this turn already, as was everything once fought.
    Fought,
    /// The hold takes so much.
    HoldTooSmall { room: u8 },
    /// Nobody is levelled up once the cubes have fallen.
    LevelAfterDrop,
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
    /// No battle has been declared.
    NoBattle,
    /// No such building stands here.
    NoBuilding,
    /// In defence only cards with a cannon or a battle ability are played.
    NoCannonOnIt,
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
    /// After the last turn nobody is levelled up.
    NoMoreLevels,
    /// No cube of yours lies in the tray.
    NoOwnCube,
    /// The card has no such battle ability.
    NoSuchAbility,
    /// There is no such ship to attack.
    NoSuchShip,
    /// These goods are not in that hold.
    NotAboard,
    /// This card is not in your hand.
    NotInHand,
    /// This card is not in play.
    NotInPlay,
    /// It is not your go.
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
    /// This card is at its highest level.
    TopLevel,
    /// Two purchases and encounters a turn, and they are done.
    TwoEncounters,
}

/// An objection of this rule.
#[must_use]
pub const fn refuse(rule: &'static str, why: Objection) -> Refusal {
    Refusal { rule: Rule(rule), why }
}
