//! Any position of the table, as a file writes it (MM-29.5). MM-29.6 fills in the rest.

mod laying;
mod spread;

use serde::{Deserialize, Serialize};

use super::hours::{Ahead, Hour};
use super::ids::{CardId, CargoId};
use super::pack::House;
use super::state::{Activity, Decks, Discards, Lasting, Phase, Raid, Side, Source, Target, Used, Where};
use super::words::{ByZone, Colour, Declaration, Fitting, Good, Nation, NpcKind, ShipKind, Weapon, Zone};
use crate::rules::kernel::keyed::{Few, SomeOf};

pub use laying::laid_out;

/// A position (MM-29.5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Position {
    pub id: String,
    /// Its place in lists.
    pub rank: u16,
    pub target: u8,
    /// The special rules of T-1.
    pub rules_of_zones: bool,
    /// House rules but for the two before.
    pub house: House,
    /// Clockwise.
    pub players: Vec<PlayerAt>,
    /// The first player of the list, if left out.
    pub first: Option<Colour>,
    /// The first player, if left out.
    pub active: Option<Colour>,
    pub round: u16,
    /// Battle or Raid where there is one, Actions otherwise.
    pub phase: Option<Phase>,
    pub turn: TurnAt,
    pub event: Option<CardId>,
    pub war: Option<(Nation, Nation)>,
    /// The demand token on the event.
    pub laid: Option<Good>,
    pub demand: ByZone<Good>,
    /// The next first; the rest of the tokens follows.
    pub reserve: Vec<Good>,
    /// `None` is a zone without a token.
    pub merchants: ByZone<Option<Nation>>,
    pub track: Vec<Nation>,
    /// `None` is a port without a token.
    pub yards: ByZone<Option<YardAt>>,
    pub scattered: Vec<Fitting>,
    /// The first two that lie nowhere else, if left out.
    pub missions: Option<Vec<CardId>>,
    pub npcs: Few<NpcKind, NpcAt, 6>,
    pub entering: Vec<CardId>,
    pub returning: Vec<NpcKind>,
    pub squadrons: Few<Nation, Zone, 4>,
    /// From the top; the rest follows by id.
    pub decks: Decks,
    pub discards: Discards,
    /// Of these decks the rest lies in the discard pile.
    pub short: Vec<Pile>,
    pub used: Vec<Used>,
    pub lasting: Vec<Lasting>,
    /// Cards of a market that lies open to the buyer.
    pub market: Vec<CargoId>,
    pub raid: Option<Raid>,
    pub battle: Option<BattleAt>,
}

impl Default for Position {
    fn default() -> Self {
        Self {
            id: "position".to_owned(),
            rank: 0,
            target: 10,
            rules_of_zones: true,
            house: House::default(),
            players: Vec::new(),
            first: None,
            active: None,
            round: 1,
            phase: None,
            turn: TurnAt::default(),
            event: None,
            war: None,
            laid: None,
            demand: ByZone::new(),
            reserve: Vec::new(),
            merchants: ByZone::new(),
            track: Vec::new(),
            yards: ByZone::new(),
            scattered: Vec::new(),
            missions: None,
            npcs: Few::new(),
            entering: Vec::new(),
            returning: Vec::new(),
            squadrons: Few::new(),
            decks: Decks::default(),
            discards: Discards::default(),
            short: Vec::new(),
            used: Vec::new(),
            lasting: Vec::new(),
            market: Vec::new(),
            raid: None,
            battle: None,
        }
    }
}

/// A deck that has a discard pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Pile {
    Event,
    Cargo,
    Glory,
    Mission,
    Captain,
}

/// The captain of a player: a printed card, or one made for the position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum CaptainAt {
    Card(CardId),
    Made(Made),
}

/// A captain without a printed card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Made {
    /// Without ability; Seamanship, Scouting, Leadership, Influence.
    Plain { nation: Nation, home: Zone, skills: (u8, u8, u8, u8) },
}

/// A player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerAt {
    pub colour: Colour,
    /// None: the player waits for another, and `at` is `Nowhere`.
    #[serde(default)]
    pub captain: Option<CaptainAt>,
    #[serde(default = "sloop")]
    pub ship: ShipKind,
    /// The home port, if left out.
    #[serde(default)]
    pub at: Option<Where>,
    /// Current values; undamaged and with full Crew, if left out.
    #[serde(default)]
    pub hull: Option<u8>,
    #[serde(default)]
    pub hold: Option<u8>,
    #[serde(default)]
    pub masts: Option<u8>,
    #[serde(default)]
    pub crew: Option<u8>,
    #[serde(default)]
    pub cannons: Option<u8>,
    #[serde(default = "ten")]
    pub gold: u16,
    #[serde(default)]
    pub chest: u16,
    #[serde(default)]
    pub glory: u8,
    #[serde(default)]
    pub hand: Vec<CardId>,
    #[serde(default)]
    pub cargo: Vec<CargoId>,
    #[serde(default)]
    pub rumor: Option<CardId>,
    #[serde(default)]
    pub proved: Vec<CardId>,
    #[serde(default)]
    pub mission: Option<CardId>,
    /// Own turns begun since the mission was claimed.
    #[serde(default)]
    pub mission_age: u8,
    #[serde(default)]
    pub bounties: Few<Nation, u8, 4>,
    #[serde(default)]
    pub modifications: Vec<Fitting>,
    /// Modifications that show the used side.
    #[serde(default)]
    pub used: Vec<Fitting>,
    #[serde(default)]
    pub weapons: SomeOf<Weapon>,
    #[serde(default)]
    pub specialists: Vec<CardId>,
    /// The point of MM-10.20 was taken.
    #[serde(default)]
    pub big_ship: bool,
    /// The port, and how many own turns ago.
    #[serde(default)]
    pub last_buy: Option<(Zone, u8)>,
    #[serde(default)]
    pub retiring: bool,
    #[serde(default)]
    pub ahead: Few<Hour, Ahead, 33>,
    #[serde(default)]
    pub claimed: bool,
}

const fn sloop() -> ShipKind {
    ShipKind::Sloop
}

const fn ten() -> u16 {
    10
}

/// The turn of the active player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct TurnAt {
    /// Actions left; all of them, if left out.
    pub actions: Option<u8>,
    /// Further Move actions left.
    pub moves: Option<u8>,
    pub port: bool,
    pub scouted: Vec<(Target, Zone)>,
    pub activities: Vec<Activity>,
    pub sold: u8,
    pub won_crew_combat: bool,
    pub open_ports: u8,
    pub hiring_failed: Vec<CardId>,
    pub steps: Vec<CardId>,
}

/// A modification token in a port.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct YardAt {
    pub kind: Fitting,
    #[serde(default)]
    pub open: bool,
}

/// A ship of no player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NpcAt {
    /// The top one first.
    pub cards: Vec<CardId>,
    /// Nowhere, if left out.
    #[serde(default)]
    pub at: Option<Zone>,
    /// As the war has it, if left out.
    #[serde(default)]
    pub man_of_war: Option<bool>,
}

/// The tracks of a ship of no player, or the Crew of a garrison; full, if left out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Tracks {
    pub hull: Option<u8>,
    pub hold: Option<u8>,
    pub masts: Option<u8>,
    pub crew: Option<u8>,
    pub cannons: Option<u8>,
}

/// A battle at the start of a round, or in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BattleAt {
    pub attacker: Side,
    pub defender: Side,
    #[serde(default = "one")]
    pub round: u8,
    #[serde(default)]
    pub npc: Tracks,
    /// Leadership of a garrison.
    #[serde(default)]
    pub garrison: u8,
    /// Of the attacker, then of the defender.
    #[serde(default)]
    pub declared: Vec<Declaration>,
    /// The round of the crew combat.
    #[serde(default)]
    pub crew_combat: Option<u8>,
    /// Once-per-battle things that were used.
    #[serde(default)]
    pub spent: Vec<(Colour, Source)>,
}

const fn one() -> u8 {
    1
}
