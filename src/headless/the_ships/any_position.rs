//! Any position as a script spells it out: the scenario's own fields, and every ship's state where it differs from her card.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::logbook::data::the_ships::Shelf;
use crate::rules::geometry::hex::{Heading, Offset};
use crate::rules::the_ships::articles::{Setup, Switches};
use crate::rules::the_ships::by::BySide;
use crate::rules::the_ships::chart::Chart;
use crate::rules::the_ships::position::{Position, ShipPosition};
use crate::rules::the_ships::scenario::{
    Deployment, Edge, Entry, Exit, GunsAtStart, HoldAtStart, Landing, LeftOut, Level, OnDeck, Scenario, Side,
    SpecialOrder, Start, WindRule,
};
use crate::rules::the_ships::ship_card::{Nation, Sails};
use crate::rules::the_ships::tile::{Layout, Terrain};
use crate::rules::the_ships::victory::{Condition, Ending, Outcome, Victory};

/// A side.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AnySide {
    player: Nation,
    #[serde(default)]
    home: Option<Edge>,
    ships: Vec<ShipPosition>,
}

/// The scenario's own fields, and the rest of the position.
#[derive(Clone, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct AnyPosition {
    id: String,
    rank: u16,
    level: Level,
    also_at: Vec<Level>,
    minutes: u16,
    layout: Layout,
    terrain: BTreeMap<Offset, Terrain>,
    wind: WindRule,
    turns: Option<u8>,
    deployment: Deployment,
    without: Vec<LeftOut>,
    sides: Vec<AnySide>,
    exits: Vec<Exit>,
    landings: Vec<Landing>,
    orders: Vec<SpecialOrder>,
    victory: Victory,
    switches: Switches,
    turn: u16,
    locked: Vec<(String, String)>,
    ashore: BySide<u8>,
    at_dawn: bool,
}

impl Default for AnyPosition {
    fn default() -> Self {
        let row = |codes: &str| codes.to_owned().try_into().ok();
        let rows = ["1A 2A 3A", "4A 5A 6A", "7A 8A 9A"].into_iter().filter_map(row).collect();
        let none_left = |side: Nation| Ending { when: Condition::NoneInPlay(side), then: Outcome::Win(side.enemy()) };
        Self {
            id: "position".to_owned(),
            rank: 0,
            level: Level::Common,
            also_at: Vec::new(),
            minutes: 0,
            layout: Layout(rows),
            terrain: BTreeMap::new(),
            wind: WindRule::Fixed(Heading::N),
            turns: None,
            deployment: Deployment::default(),
            without: Vec::new(),
            sides: Vec::new(),
            exits: Vec::new(),
            landings: Vec::new(),
            orders: Vec::new(),
            victory: Victory {
                at_once: vec![none_left(Nation::Spanish), none_left(Nation::English)],
                ..Victory::default()
            },
            switches: Switches::default(),
            turn: 1,
            locked: Vec::new(),
            ashore: BySide::default(),
            at_dawn: false,
        }
    }
}

/// Makes the ship's entry with nothing of her position in it; the position follows.
fn entry(ship: &ShipPosition) -> Entry {
    Entry {
        ship: ship.ship.clone(),
        called: ship.called.clone(),
        or: Vec::new(),
        at: Start::Free,
        anchored: false,
        last_move: false,
        sails: Sails::Furled,
        guns: GunsAtStart::Empty,
        hold: HoldAtStart::default(),
        on_deck: OnDeck::default(),
    }
}

impl AnyPosition {
    /// Finds the path in the script for the field of a set-up fault, as far as it is known.
    #[must_use]
    pub fn path_of(&self, field: &str) -> String {
        let ship = |rest: &str| {
            let (id, what) = rest.split_once('.').unwrap_or((rest, ""));
            let sides = self.sides.iter().enumerate();
            let mut ships = sides.flat_map(|(side, listed)| (0..).zip(&listed.ships).map(move |ship| (side, ship)));
            let (side, (ship, _)) = ships.find(|(_, (_, ship))| ship.id() == id)?;
            Some(format!("setup.sides[{side}].ships[{ship}].{what}"))
        };
        let named = ["position.ships.", "scenario.ships.", "ships."].iter().find_map(|begin| field.strip_prefix(begin));
        let plain = field.trim_start_matches("position.").trim_start_matches("scenario.");
        named.and_then(ship).unwrap_or_else(|| format!("setup.{plain}")).trim_end_matches('.').to_owned()
    }

    /// Does `terrain` name a hex that lies off the board?
    #[must_use]
    pub fn terrain_off_the_board(&self) -> bool {
        let laid = |at: &Offset| self.layout.slots().any(|(slot, _)| slot == Chart::slot_of(*at));
        self.terrain.keys().any(|at| !laid(at))
    }

    /// As a set-up of the rules.
    #[must_use]
    pub fn setup(self, library: &Shelf) -> Setup {
        let mut ships = BTreeMap::new();
        let mut sides = Vec::new();
        for side in self.sides {
            let entries = side.ships.iter().map(entry).collect();
            let home = side.home.unwrap_or(match side.player {
                Nation::English => Edge::South,
                Nation::Spanish => Edge::North,
            });
            ships.extend(side.ships.into_iter().map(|ship| (ship.id().to_owned(), ship)));
            sides.push(Side { player: side.player, home, ships: entries });
        }
        let mut tiles = library.tiles.clone();
        for (at, terrain) in &self.terrain {
            super::outline::print_terrain(&self.layout, &mut tiles, *at, *terrain);
        }
        let wind = match self.wind {
            WindRule::Fixed(wind) => Some(wind),
            WindRule::Rolled | WindRule::RolledExcept(_) => None,
        };
        let position = Position {
            turn: Some(self.turn),
            wind,
            ships,
            locked: self.locked,
            ashore: self.ashore,
            at_dawn: self.at_dawn,
        };
        let scenario = Scenario {
            id: self.id,
            rank: self.rank,
            level: self.level,
            fleets: None,
            also_at: self.also_at,
            minutes: self.minutes,
            layout: self.layout,
            wind: self.wind,
            turns: self.turns,
            deployment: self.deployment,
            without: self.without,
            sides,
            exits: self.exits,
            landings: self.landings,
            orders: self.orders,
            victory: self.victory,
        };
        Setup {
            scenario,
            level: None,
            switches: self.switches,
            chosen: BTreeMap::new(),
            fleets: BTreeMap::new(),
            short_handed: BTreeMap::new(),
            ships: library.ships.clone(),
            gunnery: library.gunnery.clone(),
            tiles,
            position: Some(position),
        }
    }
}
