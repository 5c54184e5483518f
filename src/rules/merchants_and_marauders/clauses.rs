//! The language of cards (MM-28): everything a card, an ability, a zone, a modification or a weapon does is data of
//! these words.

use serde::{Deserialize, Serialize};

use super::words::{Declaration, Good, Location, Nation, Skill, Test, Trade, Zone};

/// A clause (MM-28.1).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Clause {
    /// Played from the hand, then discarded; a specialist is laid open instead.
    Play {
        at: Moment,
        #[serde(default)]
        when: Condition,
        #[serde(default)]
        pay: Vec<Cost>,
        effects: Vec<Effect>,
        #[serde(default, rename = "for")]
        lasts: Option<Span>,
    },
    /// Of something open: its owner is asked.
    May {
        at: Moment,
        #[serde(default)]
        when: Condition,
        #[serde(default)]
        pay: Vec<Cost>,
        #[serde(default)]
        once: Option<Span>,
        effects: Vec<Effect>,
        #[serde(default, rename = "for")]
        lasts: Option<Span>,
    },
    /// It happens, and nobody is asked.
    Must {
        at: Moment,
        #[serde(default)]
        when: Condition,
        effects: Vec<Effect>,
    },
    /// It holds as long as the condition does.
    While {
        #[serde(default)]
        when: Condition,
        modifiers: Vec<Modifier>,
    },
}

/// An effect lasts this long, or a clause is used up for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Span {
    Turn,
    Round,
    Battle,
    PortAction,
    Task,
}

/// The owner of a moment, seen from the owner of the clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Whose {
    Mine,
    Other,
    Any,
}

/// An activity or a step that was announced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Step {
    Sell,
    Buy,
    BuyShip,
}

/// All moments there are (MM-28.3).
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Moment {
    Revealed,
    RoundEnd,
    TurnStart(Whose),
    TurnEvent(Whose),
    TurnEnd(Whose),
    OwnTurn,
    PortStep,
    Before(Step),
    Market,
    Entering,
    EnteredClosed,
    Tested(Whose, Vec<Tests>),
    Scouted(Whose),
    BountyDue(Whose),
    CardPlayed,
    RaidOver,
    BattleStart(Whose),
    Opening(Whose),
    Declared(Whose),
    Contest(Whose),
    WonContest(Whose),
    VolleyDue(Whose),
    Volley(Whose),
    VolleyOver(Whose),
    /// Hits on my ship are known.
    HitsOnMe,
    Boarding(Whose),
    CrewStart(Whose),
    CrewRoll(Whose),
    CrewLoss(Whose),
    Sank(Whose),
    BattleOver,
    Or(Vec<Self>),
}

/// Some tests (MM-28.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Tests {
    ScoutMerchant,
    ScoutPlayer,
    ScoutNpc,
    ScoutGoal,
    /// The four before.
    Scout,
    Recruit,
    Rumor,
    ProveInfluence,
    ProveScouting,
    Claim,
    Entry,
    Raid,
    Event,
    Hire,
    /// Rumor, proof, claim, entry and hiring, as far as Influence is thrown.
    Influence,
    All,
}

/// The nation a condition means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Whichever {
    Any,
    Of(Nation),
}

/// The side that declared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Who {
    Me,
    Any,
}

/// A condition (MM-28.5).
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Condition {
    #[default]
    Always,
    InBattle,
    AtSea,
    InPort,
    InHome,
    In(Vec<Zone>),
    /// The port being entered is closed to me.
    Closed,
    /// The port being entered is my home.
    Home,
    Pirate,
    Bounty(Whichever, u8),
    /// Exactly this level, and no war with this nation.
    BountyIs(Nation, u8),
    Nation(Nation),
    AtWar(Nation),
    Damage(u8),
    Crew(u8),
    Sold(u8),
    WonCrewCombat,
    Declared(Who, Declaration),
    Round(u8),
    LaterRound,
    Defender,
    FoeSkulls(u8),
    Hits(u8),
    CannonVolley,
    Success,
    Fail,
    /// The ship of the player whose turn starts lies in port.
    TheirShipInPort,
    And(Vec<Self>),
    Or(Vec<Self>),
    Not(Box<Self>),
}

/// A cost, paid when the clause resolves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Cost {
    Gold(u8),
    Action(u8),
    Cargo(Good, u8),
    /// This card or token is discarded.
    This,
    /// With no skull the cost was not paid and nothing else happens.
    Test(Skill),
}

/// The number of dice thrown for an effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Dice {
    Of(u8),
    /// As many as current Cannons.
    Cannons,
}

/// Dice of these captains may be thrown again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Rolled {
    Mine,
    Theirs,
    Either,
}

/// The dice that an effect takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Count {
    One,
    Any,
    All,
}

/// Cards that were drawn: those that fit, or a number of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Keep {
    Fits,
    So(u8),
}

/// An effect (MM-28.5).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Effect {
    Gold(u8),
    Glory,
    GloryCard(u8),
    Crew(i8),
    CrewFill,
    Rumor(u8),
    Cargo(u8, Keep),
    Repair(u8),
    RepairAll,
    /// A bounty of this nation rises.
    Bounty(Nation, u8),
    /// My highest bounty rises.
    BountyHighest(u8),
    /// One bounty of my choice falls by up to this.
    BountyFalls(u8),
    /// One bounty falls by up to this number of levels, for this much gold a level.
    Pardon(u8, u8),
    /// All bounties of one nation go.
    ClearOne,
    /// One special weapon of each kind that is missing.
    Weapons,
    /// An open modification token that lies in a port.
    Modification,
    Specialist,
    Hire(Trade),
    Reroll(Rolled, Count),
    Succeed,
    DieToSuccess(u8),
    SetDie(u8),
    AddHit(u8),
    CancelHit(u8),
    MoveHit(u8),
    SkullsTo(Location),
    HitFoe(u8),
    /// A volley without a shooter on my ship (MM-17.14).
    Volley(u8),
    PerSkull(Dice, Vec<Self>),
    IfSkull(Dice, Vec<Self>),
    Try(Skill, Vec<Self>, Vec<Self>),
    NextRoll(i8),
    FoeRoll(i8),
    Spare(u8),
    /// The opponent loses Crew; at a turn's start never below 1.
    TheirCrew(u8),
    Escape,
    EndBattle,
    /// The token shows its used side.
    TurnOver,
    /// Modifications may go to the new ship.
    Carry,
    Stash,
    SellAll(u8),
    /// Exchange up to this number of market cards.
    Replace(u8),
    /// Pay, or test; failed: pay or stay outside.
    Toll(u8, Skill),
    OpenPort(u8),
    ChangeDemand,
    LayDemand,
    War,
    Peace,
    /// The captain on this card enters (MM-14.3).
    NpcEnters,
    MoveNpc(u8),
    CancelBounty,
    Copy,
    LookAtHandAndRumor,
    LookAtMerchants(u8),
    /// A crew combat against Leadership and Crew; the rest if won.
    Ashore(u8, u8, Vec<Self>),
    DiscardOn(Vec<u8>),
    Stay,
    Actions(u8),
    Moves(u8),
    /// A modifier for the span of the clause.
    Modify(Modifier),
}

/// A price that can change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Item {
    Rumor,
    Repair,
    Crew,
    Weapon,
    Modification,
    BigShip,
    /// A good of which one card was drawn.
    SingleGood,
}

/// Cargo that is sold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Sold {
    NotDemanded,
    All,
    /// The good of the token on this event, where not in demand.
    Laid,
}

/// A change of a number (G-71).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Change {
    To(u8),
    By(i8),
    /// It beats all others.
    Fixed(u8),
}

/// Tests and rolls whose dice can be changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Rolls {
    Of(Tests),
    Contest,
    CrewCombat,
}

/// A modifier (MM-28.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Modifier {
    Dice(Rolls, i8),
    /// Dice of ships of no player that scout for me.
    NpcDice(i8),
    Price(Item, Change),
    Sale(Sold, Change),
    /// Market cards.
    Draw(i8),
    Plunder(i8),
    Escapes(i8),
    Capacity(i8),
    CrewCap(i8),
    Max(Location, i8),
    Manoeuvre(i8),
    Actions(Change),
    Moves(u8),
    OpenAll,
    OpenHere,
    FreeEntry(Zone),
}

impl Tests {
    /// Is this test among them? `skill` is the skill thrown.
    #[must_use]
    pub fn holds(self, test: Test, skill: Skill) -> bool {
        match self {
            Self::ScoutMerchant => test == Test::ScoutMerchant,
            Self::ScoutPlayer => test == Test::ScoutPlayer,
            Self::ScoutNpc => test == Test::ScoutNpc,
            Self::ScoutGoal => test == Test::ScoutGoal,
            Self::Scout => {
                matches!(test, Test::ScoutMerchant | Test::ScoutPlayer | Test::ScoutNpc | Test::ScoutGoal)
            }
            Self::Recruit => test == Test::Recruit,
            Self::Rumor => test == Test::Rumor,
            Self::ProveInfluence => test == Test::ProveInfluence,
            Self::ProveScouting => test == Test::ProveScouting,
            Self::Claim => test == Test::Claim,
            Self::Entry => test == Test::Entry,
            Self::Raid => test == Test::Raid,
            Self::Event => test == Test::Event,
            Self::Hire => test == Test::Hire,
            Self::Influence => {
                let asked = [Test::Rumor, Test::ProveInfluence, Test::Claim, Test::Entry, Test::Hire];
                skill == Skill::Influence && asked.contains(&test)
            }
            Self::All => true,
        }
    }
}

impl Moment {
    /// This moment and those it joins.
    pub fn each(&self) -> impl Iterator<Item = &Self> {
        match self {
            Self::Or(moments) => moments.as_slice(),
            one => std::slice::from_ref(one),
        }
        .iter()
    }
}

/// A clause that reacts to a moment, whatever its kind.
#[derive(Clone, Copy, Debug)]
pub struct Reaction<'a> {
    pub at: &'a Moment,
    pub when: &'a Condition,
    pub pay: &'a [Cost],
    pub once: Option<Span>,
    pub effects: &'a [Effect],
    pub lasts: Option<Span>,
}

impl Clause {
    /// As a reaction; a `While` is none.
    #[must_use]
    pub fn reaction(&self) -> Option<Reaction<'_>> {
        Some(match self {
            Self::Play { at, when, pay, effects, lasts } => {
                Reaction { at, when, pay, once: None, effects, lasts: *lasts }
            }
            Self::May { at, when, pay, once, effects, lasts } => {
                Reaction { at, when, pay, once: *once, effects, lasts: *lasts }
            }
            Self::Must { at, when, effects } => Reaction { at, when, pay: &[], once: None, effects, lasts: None },
            Self::While { .. } => return None,
        })
    }
}
