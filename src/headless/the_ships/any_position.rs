//! Any position as a script spells it out: the scenario's own fields, and every ship's state where it differs from her card.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::logbook::data::the_ships::Shelf;
use crate::rules::geometry::hex::{Heading, Offset};
use crate::rules::the_ships::articles::{Setup, Switches};
use crate::rules::the_ships::by::BySide;
use crate::rules::the_ships::chart::Chart;
use crate::rules::the_ships::orders::{Berth, LoadMark, PerBattery};
use crate::rules::the_ships::position::{Company, Position, ShipPosition};
use crate::rules::the_ships::scenario::{
    Deployment, Edge, Entry, Exit, GunsAtStart, HoldAtStart, Landing, LeftOut, Level, OnDeck, Scenario, Side,
    SpecialOrder, Start, WindRule,
};
use crate::rules::the_ships::ship::{AfterMelee, BatteryCards, Fire, Load, Standing};
use crate::rules::the_ships::ship_card::{BatteryPlace, MastName, Nation, Officer, Sails};
use crate::rules::the_ships::tile::{Layout, Terrain};
use crate::rules::the_ships::victory::{Condition, Ending, Outcome, Victory};

/// A ship and everything about her that differs from her card.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct AnyShip {
    ship: String,
    called: Option<String>,
    at: Option<Start>,
    bow: Option<Offset>,
    facing: Option<Heading>,
    standing: Option<Standing>,
    crossed: PerBattery<u8>,
    guns_lost: BTreeMap<BatteryPlace, Vec<u8>>,
    masts: BTreeMap<MastName, u8>,
    sailors: Option<u8>,
    deck: Company,
    below: Company,
    powder: Option<u8>,
    powder_below: u8,
    treasure: Option<u8>,
    batteries: PerBattery<AnyBattery>,
    sails: Sails,
    last_move: bool,
    anchored: bool,
    cable_cut: bool,
    aground: bool,
    fire: Option<Fire>,
    caught_fire: bool,
    caught_fast: bool,
    burn_due: bool,
    panic: bool,
    rudder_lost: bool,
    officers_lost: Vec<Officer>,
    after_melee: AfterMelee,
    buoys: u8,
    course_sailed: Option<u16>,
    touched: bool,
}

/// A battery: boxes full and no range set unless said.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AnyBattery {
    shot: LoadMark,
    #[serde(default)]
    boxes: Option<u8>,
    #[serde(default)]
    range: Option<u8>,
}

/// A side.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AnySide {
    player: Nation,
    #[serde(default)]
    home: Option<Edge>,
    ships: Vec<AnyShip>,
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

impl AnyShip {
    fn id(&self) -> &str {
        self.called.as_deref().unwrap_or(&self.ship)
    }

    fn entry(&self) -> Entry {
        Entry {
            ship: self.ship.clone(),
            called: self.called.clone(),
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

    fn position(&self, reload: u8) -> ShipPosition {
        let mut batteries = PerBattery::default();
        for (battery, cards) in self.batteries.iter() {
            let load = Some(Load { shot: cards.shot, boxes: cards.boxes.unwrap_or(reload) });
            batteries.set(battery, Some(BatteryCards { load, range: cards.range }));
        }
        let at = match &self.at {
            Some(Start::Fixed { bow, facing }) => Some(Berth { bow: *bow, facing: *facing }),
            _ => self.bow.zip(self.facing).map(|(bow, facing)| Berth { bow, facing }),
        };
        ShipPosition {
            at,
            standing: self.standing,
            crossed: self.crossed,
            guns_lost: self.guns_lost.clone(),
            masts: self.masts.clone(),
            sailors: self.sailors,
            deck: self.deck,
            below: self.below,
            powder: self.powder,
            powder_below: self.powder_below,
            treasure: self.treasure,
            batteries,
            sails: self.sails,
            last_move: self.last_move,
            anchored: self.anchored,
            cable_cut: self.cable_cut,
            aground: self.aground,
            fire: self.fire,
            caught_fire: self.caught_fire,
            caught_fast: self.caught_fast,
            burn_due: self.burn_due,
            panic: self.panic,
            rudder_lost: self.rudder_lost,
            officers_lost: self.officers_lost.clone(),
            after_melee: self.after_melee,
            buoys: self.buoys,
            course_sailed: self.course_sailed,
            touched: self.touched,
        }
    }
}

impl AnyPosition {
    /// The path in the script of what a set-up fault names, as far as it is known.
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
        for side in &self.sides {
            for ship in &side.ships {
                let reload = library.ships.get(&ship.ship).map_or(0, |card| card.reload);
                ships.insert(ship.id().to_owned(), ship.position(reload));
            }
            let home = side.home.unwrap_or(match side.player {
                Nation::English => Edge::South,
                Nation::Spanish => Edge::North,
            });
            let entries = side.ships.iter().map(AnyShip::entry).collect();
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
