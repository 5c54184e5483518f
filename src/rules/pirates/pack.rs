//! Everything printed, by its name, and what a game can begin with: fleets and scenarios (PC-20, PC-27). A mod replaces or adds single
//! entries.

use std::collections::BTreeMap;
use std::hash::{Hash, Hasher};

use serde::{Deserialize, Serialize};

use super::fleet::SMALL_BELOW;
use super::ids::Name;
use super::printed::{Craft, Hand, Hull, Link, Measures, Monster, Outline, Rating, Stronghold, Unique};
use super::words::{Flag, TerrainKind};
use crate::rules::kernel::keyed::Few;
use crate::rules::plane::{Heading, Spot};

/// Everything printed, or what a mod adds to it. In play it is shared and never changes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename = "Printed", deny_unknown_fields, default)]
pub struct Pack {
    pub id: String,
    /// A mod leaves them out.
    pub measures: Measures,
    /// Hulls by their full mast count (PC-18.3).
    pub hulls: BTreeMap<u8, Hull>,
    pub crafts: BTreeMap<Name, Craft>,
    /// Named crew, and in play the crew that each nation has as well.
    pub hands: BTreeMap<Name, Hand>,
    /// Crew that each nation has (PC-20.3); in play they stand among the hands.
    pub ratings: BTreeMap<Name, Rating>,
    pub monsters: BTreeMap<Name, Monster>,
    pub strongholds: BTreeMap<Name, Stronghold>,
    pub uniques: BTreeMap<Name, Unique>,
    pub islands: BTreeMap<Name, Outline>,
    pub terrain: Few<TerrainKind, Outline, 4>,
    /// Ready-made sets of coins (PC-20.6).
    pub coin_sets: BTreeMap<Name, Vec<u8>>,
    /// The same for small games (PC-2.15).
    pub small_coin_sets: BTreeMap<Name, Vec<u8>>,
}

/// A ship of a fleet, with the crew that begins on her.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Berth {
    pub ship: Name,
    #[serde(default)]
    pub crew: Vec<Name>,
}

/// A fleet (PC-2), by the names of its cards.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fleet {
    pub id: Name,
    /// Its place in lists.
    #[serde(default)]
    pub rank: u16,
    /// Its player calls it so; a ready one has its name in the words.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub called: String,
    /// It is built for this total (PC-2.1).
    pub build_total: u16,
    #[serde(default)]
    pub ships: Vec<Berth>,
    /// Crew that begin on the home island (PC-2.8).
    #[serde(default)]
    pub ashore: Vec<Name>,
    #[serde(default)]
    pub krakens: Vec<Name>,
    #[serde(default)]
    pub forts: Vec<Name>,
    #[serde(default)]
    pub coins: Vec<u8>,
    #[serde(default)]
    pub uniques: Vec<Name>,
}

/// An island of a scenario.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Laid {
    /// Its name in play.
    pub id: Name,
    /// The printed island.
    pub shape: Name,
    pub at: Spot,
    #[serde(default)]
    pub turned: Heading,
    /// The home of this player; the others are wild.
    #[serde(default)]
    pub home: Option<Flag>,
}

/// A piece of terrain of a scenario.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LaidTerrain {
    pub id: Name,
    pub kind: TerrainKind,
    pub at: Spot,
    #[serde(default)]
    pub turned: Heading,
}

/// A fort that stands from the beginning (PC-27.6).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LaidFort {
    /// The printed fort; it bears the same name in play.
    pub card: Name,
    pub flag: Flag,
    pub island: Name,
    pub at: Spot,
    #[serde(default)]
    pub turned: Heading,
    /// The slot of each flag, in the sequence of the card.
    pub flags: Vec<(i8, i8)>,
    /// Face up.
    pub coins: Vec<u8>,
}

/// A player of a scenario brings a fleet like this.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Muster {
    /// Any legal fleet; this one is proposed.
    Any(Name),
    /// This one, without coins of its own.
    Given(Fleet),
}

/// A player of a scenario.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Side {
    pub flag: Flag,
    /// The build total of this player.
    pub total: u16,
    pub fleet: Muster,
    /// These coins take the place of the fleet's.
    #[serde(default)]
    pub coins: Option<Vec<u8>>,
}

/// A victory of a scenario's own, in place of PC-17.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Victory {
    /// This player wins at once with this much banked gold; another wins after this number of that player's turns, or
    /// when no unit of that player is left (PC-27.6). The gold of the others wins nothing.
    Assault { by: Flag, gold: u16, turns: u16 },
}

/// A set-up with coordinates (PC-27.2 to PC-27.6).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename = "Sea", deny_unknown_fields)]
pub struct Scenario {
    pub id: Name,
    /// Scripts know it by these names too.
    #[serde(default)]
    pub also: Vec<Name>,
    #[serde(default)]
    pub rank: u16,
    /// Playing time.
    pub minutes: u16,
    /// Width and height of the table; its corner is the origin.
    pub table: Spot,
    /// In the sequence of the seats.
    pub sides: Vec<Side>,
    /// In the sequence in which they count as placed (PC-3.22).
    pub islands: Vec<Laid>,
    #[serde(default)]
    pub terrain: Vec<LaidTerrain>,
    /// The terrain can be left out.
    #[serde(default)]
    pub terrain_spare: bool,
    #[serde(default)]
    pub forts: Vec<LaidFort>,
    /// Begins; rolled for if left out (PC-3.2).
    #[serde(default)]
    pub first: Option<Flag>,
    #[serde(default)]
    pub victory: Option<Victory>,
}

impl Hash for Pack {
    // It never changes in a match.
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.id.hash(state);
    }
}

impl Pack {
    /// The ship with this card.
    #[must_use]
    pub fn craft(&self, card: Name) -> Option<&Craft> {
        self.crafts.get(&card)
    }

    /// The crew with this card.
    #[must_use]
    pub fn hand(&self, card: Name) -> Option<&Hand> {
        self.hands.get(&card)
    }

    /// The kraken with this card.
    #[must_use]
    pub fn monster(&self, card: Name) -> Option<&Monster> {
        self.monsters.get(&card)
    }

    /// The fort with this card.
    #[must_use]
    pub fn stronghold(&self, card: Name) -> Option<&Stronghold> {
        self.strongholds.get(&card)
    }

    /// The unique treasure with this name.
    #[must_use]
    pub fn unique(&self, card: Name) -> Option<&Unique> {
        self.uniques.get(&card)
    }

    /// The hull of a ship: her own, or that of her mast count (PC-18.7).
    #[must_use]
    pub fn hull<'a>(&'a self, craft: &'a Craft) -> Option<&'a Hull> {
        craft.outline.as_ref().or_else(|| self.hulls.get(&craft.masts()))
    }

    /// Is a crew linked to a ship (PC-2.11, PC-2.13)? One of the two cards says so.
    #[must_use]
    pub fn linked_to_craft(&self, crew: Name, ship: Name) -> bool {
        let (Some(hand), Some(craft)) = (self.hand(crew), self.craft(ship)) else { return false };
        let to_ship = |link: &Link| match link {
            Link::Craft(named) => *named == ship,
            Link::EveryCraftOf(nation) => *nation == craft.nation,
            Link::Crew(_) => false,
        };
        hand.links.iter().any(to_ship) || craft.links.contains(&Link::Crew(crew))
    }

    /// Are two crew linked (PC-2.11)? One of the two cards says so.
    #[must_use]
    pub fn linked(&self, one: Name, other: Name) -> bool {
        let names = |card: Name, to: Name| self.hand(card).is_some_and(|hand| hand.links.contains(&Link::Crew(to)));
        names(one, other) || names(other, one)
    }

    /// Cargo spaces of a ship with this crew: the printed ones, and one for each linked pair (PC-9.20).
    #[must_use]
    pub fn capacity(&self, ship: Name, crew: &[Name]) -> u8 {
        let to_ship = crew.iter().filter(|card| self.linked_to_craft(**card, ship)).count();
        let rest = |place: usize| crew.iter().skip(place + 1);
        let pairs = crew.iter().enumerate();
        let pairs = pairs.map(|(place, one)| rest(place).filter(|other| self.linked(*one, **other)).count());
        let links = u8::try_from(to_ship + pairs.sum::<usize>()).unwrap_or(u8::MAX);
        self.craft(ship).map_or(0, |craft| craft.cargo).saturating_add(links)
    }

    /// The spaces that this crew takes (PC-2.9).
    #[must_use]
    pub fn crew_spaces(&self, crew: &[Name]) -> u8 {
        let taking = crew.iter().filter(|card| self.hand(**card).is_some_and(|hand| hand.takes_space)).count();
        u8::try_from(taking).unwrap_or(u8::MAX)
    }

    /// The printed points of this crew (PC-2.10).
    #[must_use]
    pub fn crew_points(&self, crew: &[Name]) -> u16 {
        crew.iter().filter_map(|card| self.hand(*card)).map(|hand| u16::from(hand.points)).sum()
    }

    /// Ready-made sets of coins for this build total.
    #[must_use]
    pub const fn coin_sets_for(&self, total: u16) -> &BTreeMap<Name, Vec<u8>> {
        if total < SMALL_BELOW { &self.small_coin_sets } else { &self.coin_sets }
    }

    /// The same without the cards of ours (PC-19.7).
    #[must_use]
    pub fn without_house_cards(&self) -> Self {
        let mut pack = self.clone();
        pack.crafts.retain(|_, card| !card.house);
        pack.hands.retain(|_, card| !card.house);
        pack.monsters.retain(|_, card| !card.house);
        pack.strongholds.retain(|_, card| !card.house);
        pack.uniques.retain(|_, card| !card.house);
        pack
    }

    /// Lays the entries of another over these: the same name takes the place of the other, and the crew of each nation join the hands.
    pub fn lay_over(&mut self, file: &Self) {
        if file.measures != Measures::default() {
            self.measures = file.measures.clone();
        }
        self.hulls.extend(file.hulls.clone());
        self.crafts.extend(file.crafts.clone());
        self.ratings.extend(file.ratings.clone());
        for (kind, rating) in &file.ratings {
            self.hands.extend(rating.hands(*kind));
        }
        self.hands.extend(file.hands.clone());
        self.monsters.extend(file.monsters.clone());
        self.strongholds.extend(file.strongholds.clone());
        self.uniques.extend(file.uniques.clone());
        self.islands.extend(file.islands.clone());
        file.terrain.iter().for_each(|(kind, outline)| _ = self.terrain.insert(*kind, outline.clone()));
        self.coin_sets.extend(file.coin_sets.clone());
        self.small_coin_sets.extend(file.small_coin_sets.clone());
    }
}
