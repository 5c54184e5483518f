//! Building a fleet (PC-2): what a fleet costs and carries, and what is wrong with it. Pure functions over printed cards.

use std::collections::BTreeSet;

use super::abilities::{Ability, PATRON};
use super::ids::Name;
use super::options::{BoatsOption, Switch};
use super::pack::{Berth, Fleet, Pack};
use super::printed::{Cannon, Craft, Hand};
use super::words::{Keyword, Ruler};
use crate::rules::kernel::Rule;

/// Games below this build total are small ones (PC-2.15).
pub const SMALL_BELOW: u16 = 30;
/// A ship of this number of points or fewer is a boat (PC-2.18).
pub const BOAT: u8 = 3;
/// A fleet has this number of boats at most (PC-2.18).
pub const BOATS: usize = 2;
/// Ordinary coins are worth 1 to this (PC-20.6).
pub const DEAREST_COIN: u8 = 7;

/// A fleet is judged by these options of the match (PC-0.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FleetOptions {
    /// The build total (PC-2.1).
    pub total: u16,
    pub boats: BoatsOption,
    pub house_cards: Switch,
    /// Unique treasures of one player (PC-3.20).
    pub uniques: u8,
    /// The player brings coins; the garrison of a scenario does not.
    pub coins: bool,
}

impl FleetOptions {
    /// The defaults for this build total.
    #[must_use]
    pub const fn of(total: u16) -> Self {
        Self { total, boats: BoatsOption::Few, house_cards: Switch::On, uniques: 2, coins: true }
    }
}

/// A fleet breaks a rule at this place (PC-2.17).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FleetFault {
    /// The path of the field: `ships[0].crew[1]`.
    pub at: String,
    /// The card at fault, if one is.
    pub card: Option<Name>,
    pub flaw: FleetFlaw,
}

/// A fleet can be wrong in these ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FleetFlaw {
    /// The points are more than the build total.
    TooDear {
        points: u16,
        total: u16,
    },
    /// There is neither a ship nor a kraken.
    NoUnit,
    /// A card with Limit is in it more than once.
    Limited,
    /// There are more crew than cargo spaces.
    TooManyCrew {
        spaces: u8,
    },
    /// The crew's points are more than the ship's own.
    CrewTooDear {
        points: u16,
        ship: u8,
    },
    /// No such card is printed, or not of this kind.
    NoCard,
    /// A fort stands in the list twice.
    FortTwice,
    /// There is this number of coins.
    CoinCount {
        count: u8,
    },
    /// They are worth this much.
    CoinSum {
        gold: u8,
    },
    /// No coin has this value.
    CoinValue {
        value: u8,
    },
    /// A patron begins aboard.
    PatronAshore,
    /// There are more than two boats.
    TooManyBoats,
    /// The same boat sails twice.
    BoatTwice,
    /// There are more unique treasures than agreed.
    TooManyUniques {
        most: u8,
    },
    UniqueTwice,
    /// This card of ours is left out.
    HouseCard,
    /// Crew can never be aboard this ship.
    NoCrewAboard,
}

impl FleetFlaw {
    /// The rule that forbids it.
    #[must_use]
    pub const fn rule(self) -> Rule {
        Rule(match self {
            Self::TooDear { .. } => "PC-2.2",
            Self::NoUnit => "PC-2.3",
            Self::Limited => "PC-2.6",
            Self::TooManyCrew { .. } => "PC-2.9",
            Self::CrewTooDear { .. } => "PC-2.10",
            Self::NoCard => "PC-2.17",
            Self::FortTwice => "PC-2.14",
            Self::CoinCount { .. } | Self::CoinSum { .. } => "PC-2.15",
            Self::CoinValue { .. } => "PC-20.6",
            Self::PatronAshore => "PC-2.16",
            Self::TooManyBoats | Self::BoatTwice => "PC-2.18",
            Self::TooManyUniques { .. } | Self::UniqueTwice => "PC-3.20",
            Self::HouseCard => "PC-19.7",
            Self::NoCrewAboard => "AB-10",
        })
    }
}

/// Coins that a player brings at this build total: how many, and worth how much (PC-2.15).
#[must_use]
pub const fn coins(total: u16) -> (u8, u8) {
    if total < SMALL_BELOW { (4, 8) } else { (8, 15) }
}

/// Finds everything that is wrong with a fleet (PC-2.17).
#[must_use]
pub fn faults(pack: &Pack, fleet: &Fleet, options: &FleetOptions) -> Vec<FleetFault> {
    let mut found = Faults { pack, options, found: Vec::new() };
    found.cards(fleet);
    found.aboard(fleet);
    found.once(fleet);
    found.treasure(fleet);
    if fleet.ships.is_empty() && fleet.krakens.is_empty() {
        found.fault("ships", None, FleetFlaw::NoUnit);
    }
    let (points, total) = (points(pack, fleet), total(pack, fleet, options.total));
    if points > total {
        found.fault("", None, FleetFlaw::TooDear { points, total });
    }
    found.found
}

/// The points of a fleet, with what `thrift` takes off (PC-2.2, PC-2.16).
#[must_use]
pub fn points(pack: &Pack, fleet: &Fleet) -> u16 {
    let ship = |berth: &Berth| {
        let own = pack.craft(berth.ship).map_or(0, |craft| u16::from(craft.points));
        let crew = (0..berth.crew.len()).map(|place| crew_cost(pack, berth, place));
        own + crew.sum::<u16>()
    };
    let krakens = fleet.krakens.iter().filter_map(|card| pack.monster(*card)).map(|card| u16::from(card.points));
    fleet.ships.iter().map(ship).sum::<u16>() + pack.crew_points(&fleet.ashore) + krakens.sum::<u16>()
}

/// The cost of the crew at this place of a ship: 1 less if another crew there is thrifty, however many are (AB-43, PC-4.8).
fn crew_cost(pack: &Pack, berth: &Berth, place: usize) -> u16 {
    let points = berth.crew.get(place).and_then(|card| pack.hand(*card)).map_or(0, |hand| u16::from(hand.points));
    let mut others = berth.crew.iter().enumerate().filter(|(other, _)| *other != place);
    let thrifty = others.any(|(_, card)| works(pack, berth.ship, *card, &Ability::Thrift));
    points.saturating_sub(u16::from(thrifty))
}

/// The build total of a fleet: 5 higher with a patron who works where she is (AB-44).
#[must_use]
pub fn total(pack: &Pack, fleet: &Fleet, agreed: u16) -> u16 {
    let patron = |berth: &Berth| berth.crew.iter().any(|card| works(pack, berth.ship, *card, &Ability::Patron));
    if fleet.ships.iter().any(patron) { agreed + PATRON } else { agreed }
}

/// Has this crew the ability, and can it use it on this ship (PC-12.3)?
fn works(pack: &Pack, ship: Name, crew: Name, ability: &Ability) -> bool {
    let (Some(craft), Some(hand)) = (pack.craft(ship), pack.hand(crew)) else { return false };
    hand.abilities.contains(ability) && craft.opens_to(hand.nation)
}

/// The cannons of a fleet's ships and krakens.
fn cannons<'a>(pack: &'a Pack, fleet: &'a Fleet) -> impl Iterator<Item = &'a Cannon> {
    let ships = fleet.ships.iter().filter_map(|berth| pack.craft(berth.ship)).flat_map(|craft| &craft.cannons);
    ships.chain(fleet.krakens.iter().filter_map(|card| pack.monster(*card)).flat_map(|card| &card.cannons))
}

/// The hits to be expected if these cannons fire once with no bonus, in sixths (PC-10.11).
fn sixths<'a>(cannons: impl Iterator<Item = &'a Cannon>) -> u32 {
    cannons.map(|cannon| u32::from(6_u8.saturating_sub(cannon.rank))).sum()
}

/// The hits to be expected if every cannon of the fleet fires once with no bonus, in tenths (PC-20.9).
#[must_use]
pub fn guns_in_tenths(pack: &Pack, fleet: &Fleet) -> u32 {
    (sixths(cannons(pack, fleet)) * 10 + 3) / 6
}

/// Masts and tentacles of the fleet.
#[must_use]
pub fn masts(pack: &Pack, fleet: &Fleet) -> usize {
    cannons(pack, fleet).count()
}

/// The spaces that are left for coins (PC-20.9).
#[must_use]
pub fn free_spaces(pack: &Pack, fleet: &Fleet) -> u16 {
    let free = |berth: &Berth| {
        let spaces = pack.capacity(berth.ship, &berth.crew);
        u16::from(spaces.saturating_sub(pack.crew_spaces(&berth.crew)))
    };
    fleet.ships.iter().map(free).sum()
}

/// The measure of points for new ships, in hundredths and without keywords (PC-20.10).
#[must_use]
pub fn measure_in_hundredths(pack: &Pack, craft: &Craft) -> i64 {
    let count = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
    let far = count(craft.cannons.iter().filter(|cannon| cannon.range == Ruler::L).count());
    let moved: i64 = craft.base_move.iter().map(|ruler| i64::from(pack.measures.ruler(*ruler).0)).sum();
    // Hundredths of millimetres are multiplied by 0.02 and hits in sixths by 1.1: over 300 everything is whole.
    let hits = 110 * 50 * i64::from(sixths(craft.cannons.iter()));
    let body = 300 * (90 * count(craft.cannons.len()) + 55 * i64::from(craft.cargo) + 35 * far);
    (hits + body + 6 * moved + 150).div_euclid(300)
}

/// Gathers faults.
struct Faults<'a> {
    pack: &'a Pack,
    options: &'a FleetOptions,
    found: Vec<FleetFault>,
}

impl Faults<'_> {
    fn fault(&mut self, at: impl Into<String>, card: Option<Name>, flaw: FleetFlaw) {
        self.found.push(FleetFault { at: at.into(), card, flaw });
    }

    /// A card must be printed, and not be left out; `house` says whether it is ours, if it is printed.
    fn card(&mut self, at: String, card: Name, house: Option<bool>) {
        match house {
            None => self.fault(at, Some(card), FleetFlaw::NoCard),
            Some(true) if self.options.house_cards == Switch::Off => self.fault(at, Some(card), FleetFlaw::HouseCard),
            Some(_) => {}
        }
    }

    /// Every card is there to be had (PC-2.17, PC-19.7).
    fn cards(&mut self, fleet: &Fleet) {
        for (number, berth) in fleet.ships.iter().enumerate() {
            let house = self.pack.craft(berth.ship).map(|card| card.house);
            self.card(format!("ships[{number}].ship"), berth.ship, house);
        }
        for (at, card) in crew(fleet) {
            let house = self.pack.hand(card).map(|card| card.house);
            self.card(at, card, house);
        }
        for (number, card) in fleet.krakens.iter().enumerate() {
            let house = self.pack.monster(*card).map(|card| card.house);
            self.card(format!("krakens[{number}]"), *card, house);
        }
        for (number, card) in fleet.forts.iter().enumerate() {
            let house = self.pack.stronghold(*card).map(|card| card.house);
            self.card(format!("forts[{number}]"), *card, house);
        }
        for (number, card) in fleet.uniques.iter().enumerate() {
            let house = self.pack.unique(*card).map(|card| card.house);
            self.card(format!("uniques[{number}]"), *card, house);
        }
    }

    /// Crew find room on their ship and are not dearer than she is (PC-2.9 to PC-2.11).
    fn aboard(&mut self, fleet: &Fleet) {
        let pack = self.pack;
        for (number, berth) in fleet.ships.iter().enumerate() {
            let Some(craft) = pack.craft(berth.ship) else { continue };
            let at = format!("ships[{number}].crew");
            let points = pack.crew_points(&berth.crew);
            let spaces = pack.capacity(berth.ship, &berth.crew);
            if craft.abilities.contains(&Ability::NoCrew) && !berth.crew.is_empty() {
                self.fault(at.as_str(), Some(berth.ship), FleetFlaw::NoCrewAboard);
            }
            if pack.crew_spaces(&berth.crew) > spaces {
                self.fault(at.as_str(), Some(berth.ship), FleetFlaw::TooManyCrew { spaces });
            }
            if points > u16::from(craft.points) {
                self.fault(at.as_str(), Some(berth.ship), FleetFlaw::CrewTooDear { points, ship: craft.points });
            }
        }
        for (number, card) in fleet.ashore.iter().enumerate() {
            if pack.hand(*card).is_some_and(|hand| hand.abilities.contains(&Ability::Patron)) {
                self.fault(format!("ashore[{number}]"), Some(*card), FleetFlaw::PatronAshore);
            }
        }
    }

    /// Some cards are in a fleet once only (PC-2.6, PC-2.14, PC-2.18, PC-3.20).
    fn once(&mut self, fleet: &Fleet) {
        let pack = self.pack;
        let limited = |hand: &Hand| hand.has(Keyword::Limit);
        let hands = crew(fleet).filter(|(_, card)| pack.hand(*card).is_some_and(limited));
        self.twice(hands, FleetFlaw::Limited);
        let at = |field: &'static str| move |(number, card): (usize, &Name)| (format!("{field}[{number}]"), *card);
        let ship = |(number, berth): (usize, &Berth)| (format!("ships[{number}].ship"), berth.ship);
        let ships = || fleet.ships.iter().enumerate().map(ship);
        let limited = |craft: &Craft| craft.has(Keyword::Limit);
        self.twice(ships().filter(|(_, card)| pack.craft(*card).is_some_and(limited)), FleetFlaw::Limited);
        let limited = |card: &Name| pack.monster(*card).is_some_and(|card| card.keywords.contains(&Keyword::Limit));
        let krakens = fleet.krakens.iter().enumerate().filter(|(_, card)| limited(card));
        self.twice(krakens.map(at("krakens")), FleetFlaw::Limited);
        self.twice(fleet.forts.iter().enumerate().map(at("forts")), FleetFlaw::FortTwice);
        self.twice(fleet.uniques.iter().enumerate().map(at("uniques")), FleetFlaw::UniqueTwice);
        if self.options.boats == BoatsOption::Few {
            let boat = |card: &Name| pack.craft(*card).is_some_and(|craft| craft.points <= BOAT);
            let boats = || ships().filter(|(_, card)| boat(card));
            self.twice(boats(), FleetFlaw::BoatTwice);
            if let Some((at, card)) = boats().nth(BOATS) {
                self.fault(at, Some(card), FleetFlaw::TooManyBoats);
            }
        }
    }

    fn twice(&mut self, cards: impl Iterator<Item = (String, Name)>, flaw: FleetFlaw) {
        let mut seen = BTreeSet::new();
        for (at, card) in cards {
            if !seen.insert(card) {
                self.fault(at, Some(card), flaw);
            }
        }
    }

    /// Coins are as many and worth as much as they must be (PC-2.15), unique treasures are as few as was agreed (PC-3.20).
    fn treasure(&mut self, fleet: &Fleet) {
        let least = |value: &u8| *value == 0 || *value > DEAREST_COIN;
        for (number, value) in fleet.coins.iter().enumerate().filter(|(_, value)| least(value)) {
            self.fault(format!("coins[{number}]"), None, FleetFlaw::CoinValue { value: *value });
        }
        let (wanted, worth) = if self.options.coins { coins(self.options.total) } else { (0, 0) };
        let count = u8::try_from(fleet.coins.len()).unwrap_or(u8::MAX);
        let gold = fleet.coins.iter().fold(0_u8, |sum, value| sum.saturating_add(*value));
        if count != wanted {
            self.fault("coins", None, FleetFlaw::CoinCount { count });
        } else if gold != worth {
            self.fault("coins", None, FleetFlaw::CoinSum { gold });
        }
        let most = self.options.uniques;
        if let Some(card) = fleet.uniques.get(usize::from(most)) {
            self.fault(format!("uniques[{most}]"), Some(*card), FleetFlaw::TooManyUniques { most });
        }
    }
}

/// All crew of a fleet with the paths of their fields.
fn crew(fleet: &Fleet) -> impl Iterator<Item = (String, Name)> {
    let aboard = fleet.ships.iter().enumerate().flat_map(|(ship, berth)| {
        let hands = berth.crew.iter().enumerate();
        hands.map(move |(number, card)| (format!("ships[{ship}].crew[{number}]"), *card))
    });
    let ashore = fleet.ashore.iter().enumerate().map(|(number, card)| (format!("ashore[{number}]"), *card));
    aboard.chain(ashore)
}
