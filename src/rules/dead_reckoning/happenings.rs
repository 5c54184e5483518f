//! What can happen: facts in the past tense, each small enough to be shown alone, each with its rule.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::rules::kernel::Rule;

use super::amendments::Amendment;
use super::cards::{AbilityRef, Card, CardId};
use super::colours::Colour;
use super::duel::{Mount, Target};
use super::goods::{ByHold, Good, Goods, Hold, Holds, Place};
use super::island::Building;
use super::orders::Split;
use super::phase::Phase;
use super::printed::abilities::Ability;
use super::printed::ids::{CardNo, TileId, Worn};
use super::printed::things::Achievement;
use super::sheet::{Category, Standing};
use super::tray::{Lie, Zone, ZoneKind};

/// Why a battle takes place (DR-20.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Reason {
    /// It needs none: a merchant ship or a building.
    Open,
    /// A black flag was used.
    Flag,
    /// The active ship stopped where a pirate lies.
    MovedIn,
    /// The active ship began its turn beside a pirate.
    BeganHere,
    /// A tie for victory is broken (DR-27).
    Tie,
}

impl Reason {
    /// Was it a pirate who closed the way (DR-9.4, DR-9.6)?
    #[must_use]
    pub const fn is_a_pirate(self) -> bool {
        matches!(self, Self::MovedIn | Self::BeganHere)
    }
}

/// Why a side has cubes beside those of its cannons (DR-18.14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Extra {
    /// One for each own building on the island.
    Buildings,
    /// Four for the ship attacked in the harbour.
    Harbour,
    /// Two after the last turn.
    LastTurn,
    /// The black cubes on the merchant's card.
    Merchant,
    /// The defence cubes of a building.
    Defence,
    /// One for each cube that exploded.
    Explosion,
    /// Those of an ability.
    Ability,
}

/// Why a cube left the tray before the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Removed {
    /// By an ability (DR-15.43).
    Ability,
    /// It brought booty (DR-18.20).
    Booty,
    /// It did damage (DR-18.25).
    Damage,
    /// It lay where it is of no use to its owner (DR-18.21, DR-18.26).
    NoUse,
}

/// Why a ship was damaged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Blow {
    /// A cube in a damage zone.
    Cube,
    /// An ability of the ability step.
    Ability,
    /// An ability of the winner.
    Victory,
    /// The battle was lost against a ship.
    LostToShip,
    /// The attack on a building failed.
    LostToBuilding,
    /// The merchant's card says so.
    Merchant,
    /// A garrison fires at whoever comes by.
    Garrison,
    /// An ability fires at ships near by.
    Broadside,
    /// An ability burns ships that are passed.
    Wake,
}

/// Where a unit of goods went.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Stow {
    /// Into a hold.
    Hold(Hold),
    /// Onto the island of the battle.
    Island,
    /// Onto the own dock, or into the own chest.
    Harbour,
    /// Back to the supply.
    Supply,
}

/// Why a card went up a level (DR-13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Levelling {
    /// The one between turns (DR-13.1).
    Due,
    /// One in hand, by a merchant ship that was beaten.
    Merchant,
    /// The card in play that says so (DR-15.12).
    This,
    /// The bottom card of the deck (DR-13.6).
    Bottom,
}

/// Why a card was drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Drawing {
    /// The first hand (DR-3.16).
    SettingOut,
    /// Step 5 of the end phase (DR-12.8).
    EndPhase,
    /// A merchant ship was beaten (DR-10.10).
    Merchant,
    /// A battle ability (DR-15.46).
    Ability,
}

/// A fact.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are named in the words of the rulebook")]
pub enum Happening {
    // ---- before the drop
    /// A battle was declared, or forced by a pirate.
    Declared { by: Colour, target: Target, why: Reason },
    /// The merchant's card was turned over.
    EncounterTurned { merchant: CardNo, cubes: u8 },
    /// The next step began.
    PhaseBegan { phase: Phase },
    /// A card was played.
    CardPlayed { by: Colour, card: Card },
    /// A card was levelled up; which one is the owner's secret below the top level, but for cards in play.
    LevelledUp { by: Colour, card: Option<CardId>, level: Option<u8>, why: Levelling },
    /// The goods aboard were laid anew.
    Rearranged { by: Colour, holds: Holds },
    /// Goods went overboard.
    Jettisoned { by: Colour, hold: Hold, goods: Goods },
    /// A side fixed its number of cannons.
    Committed { by: Colour, cannons: Vec<(Mount, u8)> },
    /// Cubes beside those of cannons.
    ExtraCubes { by: Colour, count: u8, why: Extra },
    /// Cubes were taken from the supply, or from the slots of an island.
    CubesTaken { by: Colour, count: u8, from: Option<TileId> },
    /// So many cubes could not be had.
    CubesMissing { by: Colour, count: u8 },

    // ---- the tower
    /// Cubes were tipped into the tower for the first time.
    CubesDropped { by: Colour, fresh: Vec<(u16, Colour)> },
    /// A cube that was dropped lay still.
    CubeCame { cube: u16, of: Colour, lie: Lie },
    /// A cube that lay in the tray was knocked elsewhere.
    CubeKnocked { cube: u16, of: Colour, from: Lie, to: Lie },
    /// Cubes that lie in no zone go up once more.
    SentUpAgain { cubes: Vec<u16> },
    /// Cubes in the explosion zone go up once more, and bring others with them.
    Exploded { cubes: Vec<u16> },
    /// A cube that would not lie in a zone was put down in one.
    CubePutDown { cube: u16, of: Colour, zone: Zone },

    // ---- abilities
    /// Whose go it is.
    ToAct { by: Colour },
    /// An ability was used.
    AbilityUsed { by: Colour, card: CardId, number: u8, ability: Ability },
    /// A side passed, because it had to or not.
    Passed { by: Colour, forced: bool },
    /// Markers of strength.
    StrengthGained { by: Colour, count: u8 },
    /// A cube was moved by hand.
    CubeMoved { cube: u16, of: Colour, from: Zone, to: Zone },
    /// A cube was taken out and went home.
    CubeRemoved { cube: u16, of: Colour, zone: Zone, why: Removed },
    /// The discard pile became the deck; the order is nobody's to know.
    DeckShuffled { by: Colour, order: Option<Vec<u16>> },
    /// A card was drawn; the owner alone sees it.
    CardDrawn { by: Colour, card: Option<Card>, why: Drawing },
    /// The drawn card stayed in hand.
    CardKept { by: Colour },

    // ---- booty, damage, winner
    /// A cube brings booty.
    BootyWon { by: Colour, zone: Zone, goods: Goods },
    /// Goods were gained in another way.
    GoodsGained { by: Colour, goods: Goods },
    /// A unit found its place.
    Stowed { by: Colour, good: Good, to: Stow },
    /// A unit was moved to another hold.
    Shifted { by: Colour, good: Good, from: Hold, to: Hold },
    /// A unit was unloaded to make room: onto the island, or in the harbour to the own dock or chest.
    Unloaded { by: Colour, good: Good, from: Hold },
    /// A ship was damaged.
    Damaged { ship: Colour, by: Option<Colour>, count: u8, why: Blow },
    /// Strength was counted.
    StrengthCounted { active: u8, other: u8 },
    /// A side won.
    Won { by: Colour, tie: bool },

    // ---- outcome
    /// A building went back to the supply.
    BuildingRemoved { island: TileId, building: Building },
    /// A pirate became a trader.
    TradeMode { ship: Colour },
    /// Damage of this battle was taken off again.
    DamageSpared { ship: Colour, count: u8 },
    /// The merchant's card became an advancement.
    EncounterWon { by: Colour, merchant: CardNo },
    /// The merchant's card was buried.
    EncounterBuried { merchant: CardNo },
    /// An upgrade was put on a slot.
    UpgradeInstalled { by: Colour, token: String, hold: Hold },
    /// A battle was counted for Legend; with a cube, if one was there.
    LegendGrew { by: Colour, wins: u8, cube: bool },
    /// A sailor at the top level was counted for Sea Dogs; with a cube, if one was there.
    SeaDogsGrew { by: Colour, sailors: u8, cube: bool },
    /// A mark was put on the harbour board.
    Achieved { by: Colour, what: Achievement },
    /// A ship sank.
    Sank { ship: Colour, by: Option<Colour>, from_ship: u8, from_chest: u8 },
    /// Cubes went home.
    CubesReturned { of: Colour, count: u8 },
    /// The battle was over.
    BattleEnded,
    /// The turn was over, and everything used is fresh again.
    TurnEnded,

    // ---- setting out
    /// The tiles were laid, row by row from west to east; nobody knows those that lie face down (DR-3.5, DR-3.6).
    OceanLaid { tiles: Vec<Option<TileId>> },
    /// A deck was shuffled and put into its box; nobody knows what lies behind the front-most card (DR-3.8).
    BoxFilled { row: u8, cards: Option<Vec<CardNo>> },
    /// A card came from a box to the card cell of a tile (DR-3.10, DR-12.2).
    CardLaid { at: Place, from: u8, card: CardNo },
    /// Two bonus tokens were dealt, before everybody’s eyes (DR-3.17).
    BonusDealt { by: Colour, tokens: Vec<u8> },
    /// One of them was kept, face down.
    BonusKept { by: Colour, token: Option<u8> },
    /// Somebody begins (DR-3.19).
    FirstPlayer { by: Colour },
    /// Cargo of the beginning came to the dock (DR-3.20).
    DockStocked { by: Colour, cargo: u8 },
    /// A level-up before the own first turn (DR-3.21).
    LevelUpGranted { by: Colour },

    // ---- turns
    /// A turn began.
    TurnBegan { by: Colour },
    /// No card can be levelled up, or none needs to be (DR-13.2).
    LevelUpLapsed { by: Colour },
    /// A trader or a pirate by choice, or by lying in the harbour (DR-12.4).
    ModeChosen { by: Colour, pirate: bool },
    /// The sails came down (DR-12.5).
    SailsLowered { by: Colour },
    /// The cards in play went to the discard pile (DR-12.7).
    CardsDiscarded { by: Colour },
    /// So many cards are drawn now (DR-12.8).
    DrawDue { by: Colour, count: u8, bonus: u8, limit: u8, held: u8 },
    /// The last turns began: everybody else has one more (DR-25.1, DR-25.2).
    LastTurns { by: Colour },
    /// A player has taken the last turn (DR-25.5).
    LastTurnTaken { by: Colour },

    // ---- goods
    /// Goods came from the dock, the chest or the island into holds (DR-5.6, DR-5.7).
    Loaded { by: Colour, at: Place, holds: Holds },
    /// Goods came out of holds to the dock, the chest or the island (DR-5.9, DR-5.10).
    Landed { by: Colour, at: Place, holds: Holds },
    /// A price was paid, back to the supply (DR-5.18).
    Paid { by: Colour, split: Split },
    /// Goods came from the supply to where they were laid out (DR-5.15).
    Gained { by: Colour, split: Split },
    /// Goods came from the supply onto an island (DR-5.15).
    SentAshore { by: Colour, at: Place, goods: Goods },
    /// An island produced (DR-15.21).
    Produced { by: Colour, at: Place, goods: Goods },

    // ---- the ship
    /// Sails were raised, and so many more were lost; slashes gave up their other options (DR-7.1, DR-7.2, DR-7.7).
    SailsRaised { by: Colour, sails: u8, lost: u8, slashes: BTreeMap<AbilityRef, u8> },
    /// A step to a neighbouring place (DR-8.1).
    Sailed { by: Colour, from: Place, to: Place },
    /// The ship stopped (DR-8.3).
    Stopped { by: Colour, at: Place },
    /// A tile was turned face up (DR-8.7).
    Explored { by: Colour, at: Place, tile: Option<TileId> },
    /// Damage was taken off (DR-15.10).
    Repaired { by: Colour, count: u8 },

    // ---- abilities of the main phase
    /// An ability of a card was used, one option of it (DR-6.3).
    Employed { by: Colour, ability: AbilityRef, option: u8 },
    /// The ability of a token was used (DR-4.11).
    TokenUsed { by: Colour, hold: Hold, token: String },
    /// Islands of this row bring goods when they are passed (DR-29.6).
    CoastRunnerBegan { by: Colour, row: u8 },
    /// Enemies on tiles that are entered are damaged (DR-29.7).
    WakeBegan { by: Colour, damage: u8 },
    /// Walls of others do not count this turn (DR-15.17).
    FortsIgnored { by: Colour },
    /// A black flag was copied, and one battle more may be fought under it (DR-15.18).
    FlagCopied { by: Colour },
    /// An island was passed that brings goods, by the number of the use (DR-29.6).
    IslandPassed { by: Colour, number: u8, at: Place },
    /// A tile was entered where enemies burn, by the number of the use (DR-29.7).
    WakeBurned { by: Colour, number: u8, at: Place },
    // ---- advancements
    /// An advancement was bought, or a merchant ship traded for, with cargo of these holds.
    Bought { by: Colour, card: Worn, holds: ByHold<u8> },
    /// An advancement went into the sleeve of a card in play.
    Sleeved { by: Colour, advancement: Worn, card: CardId },
    /// The first advancement of a box was set aside.
    AdvancementTaken { by: Colour, row: u8, card: CardNo },
    /// There was none in the box.
    NothingTaken { by: Colour, row: u8 },
    /// No card of the deck can be levelled up.
    NobodyLevelled { by: Colour },
    /// An upgrade was taken off the ship.
    UpgradeReturned { by: Colour, token: String, hold: Hold },

    // ---- the end
    /// What a category brought everybody, by seat (DR-26).
    Scored { category: Category, gold: Vec<(Colour, i16)> },
    /// Who stands where on an island, and what it brings (DR-26.10).
    IslandScored { island: TileId, at: Place, standings: Vec<Standing> },
    /// Some share the most gold: each of them drops a cube for every cannon (DR-27.1).
    TieToBreak { cannons: Vec<(Colour, u8)> },
    /// Their cubes lie still, if there were any, and are counted (DR-27.3).
    TieCounted { strength: Vec<(Colour, u8)>, thrown: bool },
    /// Somebody has won the game, with so much gold (DR-26.17).
    GameWon { by: Colour, gold: i16 },

    // ---- islands
    /// A cube was laid into a slot, perhaps in the place of another; without a supply an island lent it (DR-17.2, DR-17.13).
    InfluencePlaced { by: Colour, at: Place, instead_of: Option<Colour>, from: Option<Place> },
    /// Influence could not be placed (DR-17.5).
    InfluenceLost { by: Colour, count: u8 },
    /// Somebody controls an island, or nobody any longer (DR-17.7).
    ControlChanged { at: Place, from: Option<Colour>, to: Option<Colour> },
    /// A cube was laid into the permanent area (DR-17.9).
    PermanentPlaced { by: Colour, at: Place, from: Option<Place> },
    /// A building went back to the supply with the control of its island (DR-16.4).
    BuildingReturned { at: Place, building: Building },
    /// A building stands (DR-16.2).
    Built { by: Colour, at: Place, building: Building },
    /// An explored tile was counted for Explorer; with a cube, if one was there.
    ExplorerGrew { by: Colour, tiles: u8, goal: u8, cube: bool },
    /// Too few tiles are left for Explorer (DR-24.17).
    ExplorerGivenUp { by: Colour, cubes: u8 },

    // ---- the umpire
    /// Somebody asks for this to be set right by hand.
    RulingProposed { by: Colour, amendments: Vec<Amendment> },
    /// Somebody agrees.
    RulingAgreed { by: Colour },
    /// Somebody does not: everything stays as it is.
    RulingRefused { by: Colour },
    /// All have agreed, and it is done.
    SetRight { amendments: Vec<Amendment> },
}

impl Happening {
    /// The rule that made it happen.
    #[must_use]
    pub fn rule(&self) -> Rule {
        use Happening as H;
        Rule(match self {
            H::Declared { target: Target::Merchant, .. } => "DR-19.1",
            H::Declared { target: Target::Building(_), .. } => "DR-21.1",
            H::Declared { why: Reason::MovedIn, .. } => "DR-9.4",
            H::Declared { why: Reason::BeganHere, .. } => "DR-9.6",
            H::Declared { .. } => "DR-20.1",
            H::EncounterTurned { .. } => "DR-10.9",
            H::PhaseBegan { phase } => phase.rule(),
            H::CardPlayed { .. } => "DR-6.1",
            H::LevelledUp { why, .. } => match why {
                Levelling::Due => "DR-13.1",
                Levelling::Merchant => "DR-13.3",
                Levelling::This => "DR-15.12",
                Levelling::Bottom => "DR-13.6",
            },
            H::Rearranged { .. } => "DR-5.12",
            H::Jettisoned { .. } => "DR-5.13",
            H::Committed { .. } => "DR-18.11",
            H::ExtraCubes { why, .. } => match why {
                Extra::Buildings | Extra::Harbour => "DR-20.4",
                Extra::LastTurn => "DR-25.7",
                Extra::Merchant => "DR-19.2",
                Extra::Defence => "DR-21.3",
                Extra::Explosion => "DR-22.16",
                Extra::Ability => "DR-15.40",
            },
            H::CubesTaken { from: None, .. } => "DR-18.13",
            H::CubesTaken { .. } | H::CubesMissing { .. } => "DR-17.13",
            H::CubesDropped { .. } => "DR-18.15",
            H::CubeCame { lie: Lie::In(_), .. } => "DR-22.4",
            H::CubeCame { lie: Lie::Stack, .. } => "DR-22.8",
            H::CubeCame { lie: Lie::Out, .. } => "DR-22.14",
            H::CubeCame { lie: Lie::Ridge, .. } => "DR-22.6",
            H::CubeCame { .. } | H::SentUpAgain { .. } => "DR-22.13",
            H::CubeKnocked { .. } => "DR-22.11",
            H::Exploded { .. } => "DR-22.16",
            H::CubePutDown { .. } => "DR-22.15",
            H::ToAct { .. } | H::Passed { .. } => "DR-18.18",
            H::AbilityUsed { ability, .. } => ability.rule(),
            H::StrengthGained { .. } => "DR-15.42",
            H::CubeMoved { .. } => "DR-22.10",
            H::CubeRemoved { why, zone, .. } => match why {
                Removed::Ability => "DR-15.43",
                Removed::Booty => "DR-18.20",
                Removed::Damage => "DR-18.25",
                Removed::NoUse if zone.kind() == ZoneKind::Booty => "DR-18.21",
                Removed::NoUse => "DR-18.26",
            },
            H::DeckShuffled { .. } => "DR-12.11",
            H::CardDrawn { why, .. } => match why {
                Drawing::SettingOut => "DR-3.16",
                Drawing::EndPhase => "DR-12.8",
                Drawing::Merchant => "DR-10.10",
                Drawing::Ability => "DR-15.46",
            },
            H::CardKept { .. } => "DR-15.46",
            H::BootyWon { zone: Zone::Ch, .. } => "DR-18.24",
            H::Stowed { to: Stow::Harbour, .. } => "DR-5.17",
            H::BootyWon { .. } | H::Stowed { .. } => "DR-18.20",
            H::GoodsGained { .. } => "DR-5.15",
            H::Shifted { .. } => "DR-15.34",
            H::Unloaded { .. } => "DR-5.17",
            H::Damaged { why, .. } => match why {
                Blow::Cube => "DR-18.25",
                Blow::Ability => "DR-15.43",
                Blow::Victory => "DR-15.47",
                Blow::LostToShip => "DR-20.9",
                Blow::LostToBuilding => "DR-21.10",
                Blow::Merchant => "DR-19.3",
                Blow::Garrison => "DR-16.9",
                Blow::Broadside => "DR-15.16",
                Blow::Wake => "DR-29.7",
            },
            H::StrengthCounted { .. } => "DR-18.28",
            H::Won { .. } => "DR-18.29",
            H::BuildingRemoved { .. } => "DR-21.9",
            H::TradeMode { .. } => "DR-20.10",
            H::DamageSpared { .. } => "DR-15.48",
            H::EncounterWon { .. } => "DR-10.10",
            H::EncounterBuried { .. } => "DR-10.11",
            H::UpgradeInstalled { .. } => "DR-15.30",
            H::LegendGrew { .. } => "DR-18.31",
            H::SeaDogsGrew { .. } => "DR-24.6",
            H::Achieved { what, .. } => match what {
                Achievement::Legend => "DR-24.5",
                Achievement::TerrorOfTheSeas => "DR-23.10",
                Achievement::Capitalist => "DR-24.16",
                Achievement::SeaDogs => "DR-24.6",
                Achievement::FirstRateShip => "DR-24.11",
                Achievement::Builder => "DR-24.8",
                Achievement::Settler => "DR-24.10",
                Achievement::Explorer => "DR-24.12",
                Achievement::MasterTrader => "DR-24.13",
            },
            H::Sank { .. } => "DR-23.1",
            H::CubesReturned { .. } | H::BattleEnded => "DR-18.32",
            H::TurnEnded => "DR-6.5",
            H::OceanLaid { .. } => "DR-3.5",
            H::BoxFilled { .. } => "DR-3.8",
            H::CardLaid { .. } => "DR-12.2",
            H::BonusDealt { .. } | H::BonusKept { .. } => "DR-3.17",
            H::FirstPlayer { .. } => "DR-3.19",
            H::DockStocked { .. } => "DR-3.20",
            H::LevelUpGranted { .. } => "DR-3.21",
            H::TurnBegan { .. } => "DR-4.1",
            H::LevelUpLapsed { .. } => "DR-13.2",
            H::ModeChosen { .. } => "DR-12.4",
            H::SailsLowered { .. } => "DR-12.5",
            H::CardsDiscarded { .. } => "DR-12.7",
            H::DrawDue { .. } => "DR-12.8",
            H::LastTurns { .. } => "DR-25.1",
            H::LastTurnTaken { .. } => "DR-25.2",
            H::Loaded { at: Place::Harbour, .. } => "DR-5.6",
            H::Loaded { .. } => "DR-5.7",
            H::Landed { at: Place::Harbour, .. } => "DR-5.9",
            H::Landed { .. } => "DR-5.10",
            H::Paid { .. } => "DR-5.18",
            H::Gained { .. } | H::SentAshore { .. } => "DR-5.15",
            H::Produced { .. } => "DR-15.21",
            H::SailsRaised { .. } => "DR-7.1",
            H::Sailed { .. } => "DR-8.1",
            H::Stopped { .. } => "DR-8.3",
            H::Explored { .. } => "DR-8.7",
            H::Repaired { .. } => "DR-15.10",
            H::Employed { .. } => "DR-6.3",
            H::TokenUsed { .. } => "DR-4.11",
            H::CoastRunnerBegan { .. } | H::IslandPassed { .. } => "DR-29.6",
            H::WakeBegan { .. } | H::WakeBurned { .. } => "DR-29.7",
            H::FortsIgnored { .. } => "DR-15.17",
            H::FlagCopied { .. } => "DR-15.18",
            H::Bought { card, .. } if card.prize => "DR-10.3",
            H::Bought { .. } => "DR-10.8",
            H::Sleeved { .. } => "DR-11.3",
            H::RulingProposed { .. } | H::RulingAgreed { .. } | H::RulingRefused { .. } | H::SetRight { .. } => {
                "DR-33.9"
            }
            H::AdvancementTaken { .. } | H::NothingTaken { .. } => "DR-15.35",
            H::NobodyLevelled { .. } => "DR-13.6",
            H::UpgradeReturned { .. } => "DR-15.15",
            H::Scored { category, .. } => category.rule(),
            H::IslandScored { .. } => "DR-26.10",
            H::TieToBreak { .. } => "DR-27.1",
            H::TieCounted { .. } => "DR-27.3",
            H::GameWon { .. } => "DR-26.17",
            H::InfluencePlaced { .. } => "DR-17.2",
            H::InfluenceLost { .. } => "DR-17.5",
            H::ControlChanged { .. } => "DR-17.8",
            H::PermanentPlaced { .. } => "DR-17.9",
            H::BuildingReturned { .. } => "DR-16.4",
            H::Built { .. } => "DR-16.2",
            H::ExplorerGrew { .. } => "DR-24.12",
            H::ExplorerGivenUp { .. } => "DR-24.17",
        })
    }
}
