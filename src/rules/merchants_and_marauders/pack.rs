//! Everything printed, as data: zones, ships, captains, cards, tokens (MM-23). A mod replaces or adds single entries.

use std::collections::BTreeMap;
use std::hash::{Hash, Hasher};

use serde::{Deserialize, Serialize};

use super::clauses::{Clause, Condition, Cost, Effect};
use super::ids::{CardId, CargoId};
use super::words::{
    ByZone, Colour, Compass, Fitting, Good, Location, Nation, NpcKind, ShipKind, Skill, Trade, Weapon, Zone,
};
use crate::rules::kernel::keyed::{By, Few};
use crate::rules::kernel::likeness::Portrait;

/// A border of a zone.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Border {
    pub to: Zone,
    /// The letter that ships of no player sail by (MM-14.22).
    #[serde(default)]
    pub letter: Option<Compass>,
}

/// A zone (T-1).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ZoneCard {
    /// The nation of its port, if there is one.
    #[serde(default)]
    pub port: Option<Nation>,
    pub borders: Vec<Border>,
    #[serde(default)]
    pub clauses: Vec<Clause>,
    /// Its middle on the chart, in thousandths of the chart's width and height, from the north-west corner.
    pub middle: (u16, u16),
    /// Its harbour there.
    #[serde(default)]
    pub harbour: Option<(u16, u16)>,
}

/// A type of ships (T-2).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShipCard {
    pub sturdiness: u8,
    pub hold: u8,
    pub crew: u8,
    pub cannons: u8,
    pub manoeuvre: u8,
    /// None is never sold.
    #[serde(default)]
    pub buy: Option<u8>,
    #[serde(default)]
    pub sell: Option<u8>,
    /// The number of ship cards.
    pub cards: u8,
    /// Buying one brings a point, and rules speak of it as a big ship (MM-10.20).
    #[serde(default)]
    pub big: bool,
    /// A captain may begin with it (MM-6.8).
    #[serde(default)]
    pub first: bool,
}

/// A captain (T-3).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CaptainCard {
    pub nation: Nation,
    pub home: Zone,
    pub skills: By<Skill, u8, 4>,
    #[serde(default)]
    pub clauses: Vec<Clause>,
    #[serde(default)]
    pub portrait: Portrait,
}

/// A ship of no player on an event card (MM-14.1).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NpcCard {
    pub who: NpcKind,
    pub ship: ShipKind,
    pub zone: Zone,
    pub seamanship: u8,
    pub scouting: u8,
    pub leadership: u8,
    /// A flag stands beside Scouting (MM-14.16).
    #[serde(default)]
    pub flag: bool,
    #[serde(default)]
    pub portrait: Portrait,
}

/// An icon: one ship of no player and a letter (MM-14.20).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Icon {
    pub npc: NpcKind,
    pub letter: Compass,
}

/// An event (T-6).
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventCard {
    #[serde(default)]
    pub icons: Vec<Icon>,
    #[serde(default)]
    pub npc: Option<NpcCard>,
    #[serde(default)]
    pub clauses: Vec<Clause>,
    /// Twins share the words of this card.
    #[serde(default)]
    pub words: Option<CardId>,
}

/// A glory card (T-8).
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GloryCard {
    /// A specialist, once hired.
    #[serde(default)]
    pub specialist: Option<Trade>,
    pub clauses: Vec<Clause>,
    /// Twins share the words of this card.
    #[serde(default)]
    pub words: Option<CardId>,
}

/// A deed that a mission asks for (MM-28.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Deed {
    Port(Zone),
    PortHome,
    Deliver(Good, u8, Zone),
    BeatPirateNpc,
    /// A player who is a pirate.
    BeatPirate,
    BeatNaval,
    Raided(Nation, u8),
    Found(Zone),
    /// From this zone: Leadership and Crew of the garrison.
    Landed(Zone, u8, u8),
}

/// A mission (T-9).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MissionCard {
    /// It is claimed in this port.
    pub at: Zone,
    #[serde(default)]
    pub when: Condition,
    #[serde(default)]
    pub test: Option<Skill>,
    /// Any one of them.
    pub deeds: Vec<Deed>,
    /// Paid with the deed.
    #[serde(default)]
    pub pay: Vec<Cost>,
    /// It has this number of own turns, or it is discarded.
    #[serde(default)]
    pub turns: Option<u8>,
    pub gain: Vec<Effect>,
}

/// A rumor (T-10).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RumorCard {
    /// Influence in the port or Scouting in the zone (MM-10.34).
    pub test: Skill,
    pub at: Zone,
    pub gain: Vec<Effect>,
    /// They work while it stays.
    #[serde(default)]
    pub clauses: Vec<Clause>,
    /// The point comes only if the fight of it is won.
    #[serde(default)]
    pub point_if_won: bool,
}

/// The symbol of a cargo card (MM-11.10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Symbol {
    Escape,
    Hit(Location),
}

/// A cargo card (T-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CargoCard {
    pub plunder: u8,
    pub symbol: Symbol,
}

/// A war squadron (T-6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Squadron {
    pub zone: Zone,
    pub seamanship: u8,
    pub scouting: u8,
    pub leadership: u8,
}

/// Everything printed, or what a mod adds to it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Pack {
    pub id: String,
    pub zones: ByZone<ZoneCard>,
    pub ships: Few<ShipKind, ShipCard, 5>,
    pub captains: BTreeMap<CardId, CaptainCard>,
    pub events: BTreeMap<CardId, EventCard>,
    pub glory: BTreeMap<CardId, GloryCard>,
    pub missions: BTreeMap<CardId, MissionCard>,
    pub rumors: BTreeMap<CardId, RumorCard>,
    pub cargo: BTreeMap<CargoId, CargoCard>,
    /// Clauses of hired specialists.
    pub specialists: Few<Trade, Vec<Clause>, 8>,
    pub fittings: Few<Fitting, Vec<Clause>, 8>,
    pub weapons: Few<Weapon, Vec<Clause>, 3>,
    pub squadrons: Few<Nation, Squadron, 4>,
    /// Demand tokens of each good (T-4).
    pub demand: Few<Good, u8, 8>,
    pub fitting_tokens: Few<Fitting, u8, 8>,
    pub weapon_tokens: Few<Weapon, u8, 3>,
    pub merchants: Few<Nation, u8, 4>,
}

/// A player of a set-up; fields that are left out are drawn or chosen (MM-6.8).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    pub colour: Colour,
    #[serde(default)]
    pub captain: Option<CardId>,
    #[serde(default)]
    pub ship: Option<ShipKind>,
}

/// A set-up (MM-30).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cruise {
    pub id: String,
    /// Its place in lists.
    #[serde(default)]
    pub rank: u16,
    /// Clockwise.
    pub players: Vec<Place>,
    /// Begins the game; drawn if left out (MM-6.10).
    #[serde(default)]
    pub first: Option<Colour>,
    #[serde(default)]
    pub house: House,
    /// A war from the start: its card and its nations.
    #[serde(default)]
    pub war: Option<(CardId, Nation, Nation)>,
    #[serde(default = "ten")]
    pub gold: u16,
    /// Glory cards drawn, of which one is kept.
    #[serde(default = "one")]
    pub glory_cards: u8,
    /// The event deck is cut down to this (MM-30.1).
    #[serde(default)]
    pub events: Option<u8>,
}

fn ten() -> u16 {
    10
}

fn one() -> u8 {
    1
}

/// House rules (MM-30.2) and the target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct House {
    /// Glory points to reach (MM-22.9).
    pub target: u8,
    /// The special rules of T-1.
    pub rules_of_zones: bool,
    /// A second Scout is refused for the same kind of target (D-9).
    pub second_scout_by_kind: bool,
    /// Any number of cargo cards in port (D-13).
    pub any_hold_in_port: bool,
    /// Special weapons in all (D-1).
    pub weapons: u8,
    /// This number of naval and of pirate captains enters before round 1 (MM-30.1).
    pub opening_npcs: u8,
    /// A captain who dies keeps the captain card.
    pub no_death: bool,
}

impl Default for House {
    fn default() -> Self {
        Self {
            target: 10,
            rules_of_zones: true,
            second_scout_by_kind: false,
            any_hold_in_port: false,
            weapons: 12,
            opening_npcs: 0,
            no_death: false,
        }
    }
}

impl Hash for Pack {
    // It never changes in a match.
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.id.hash(state);
    }
}

impl Pack {
    /// The moves of the graph: all neighbours of a zone.
    pub fn neighbours(&self, zone: Zone) -> impl Iterator<Item = &Border> {
        self.zones.get(&zone).into_iter().flat_map(|card| &card.borders)
    }

    /// The nation of a port.
    #[must_use]
    pub fn nation_of(&self, zone: Zone) -> Option<Nation> {
        self.zones.get(&zone).and_then(|card| card.port)
    }

    /// The zones that have a port.
    pub fn ports(&self) -> impl Iterator<Item = Zone> {
        self.zones.iter().filter(|(_, card)| card.port.is_some()).map(|(zone, _)| *zone)
    }
}
