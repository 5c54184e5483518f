//! What a script file looks like: a set-up, then steps.

use std::collections::BTreeMap;

use ron::extensions::Extensions;
use serde::Deserialize;

use crate::logbook::data::Library;
use crate::rules::geometry::hex::Offset;
use crate::rules::the_ships::articles::{Setup, Switches};
use crate::rules::the_ships::happenings::Happening;
use crate::rules::the_ships::orders::{Berth, FittingOut, LoadMark, OrderCard, PerBattery};
use crate::rules::the_ships::position::{Company, Position, ShipPosition};
use crate::rules::the_ships::scenario::{
    Deployment, Edge, Entry, Exit, GunsAtStart, HoldAtStart, Landing, LeftOut, Level, OnDeck, Place, Scenario, Side,
    SpecialOrder, WindRule,
};
use crate::rules::the_ships::ship::{AfterMelee, BatteryCards, Fire, Load, Standing};
use crate::rules::the_ships::ship_card::{BatteryPlace, MastName, Nation, Officer, Sails};
use crate::rules::the_ships::ship_id::ShipId;
use crate::rules::the_ships::tile::{Layout, Terrain};
use crate::rules::the_ships::victory::{Condition, Ending, Outcome, Victory};

/// A script.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Script {
    /// The game.
    pub game: String,
    /// How it begins.
    pub setup: Start,
    /// What is put in.
    pub steps: Vec<Step>,
}

/// How a script begins.
#[derive(Debug, Deserialize)]
pub enum Start {
    /// With a scenario; everything before the first orders that no step answers is drawn from the seed.
    Scenario {
        /// Which.
        id: String,
        /// The seed.
        #[serde(default)]
        seed: Option<u64>,
        /// The level, if it is not the scenario's.
        #[serde(default)]
        level: Option<Level>,
        /// The switches.
        #[serde(default)]
        switches: Switches,
        /// Cards taken in place of those the scenario names.
        #[serde(default)]
        chosen: BTreeMap<String, String>,
    },
    /// With any position.
    Position(Box<AnyPosition>),
}

/// One thing that is put in, or looked for.
#[derive(Debug, Deserialize)]
pub enum Step {
    /// Order cards of a side.
    Orders(String, BTreeMap<ShipId, OrderCard>),
    /// Berths of a side.
    Place(String, BTreeMap<ShipId, Berth>),
    /// Holds and guns of a side.
    FitOut(String, BTreeMap<ShipId, FittingOut>),
    /// Ships of a side strike their flags; cards for the rest.
    Strike(String, Vec<ShipId>, BTreeMap<ShipId, OrderCard>),
    /// A side gives the battle up.
    Concede(String),
    /// Faces, in the order in which the want lists its dice.
    Throw(Vec<u8>),
    /// Zones: no want of this game takes them.
    Zones(Vec<String>),
    /// The order of a deck: no want of this game takes it.
    Deal(Vec<u16>),
    /// A key the want printed.
    Choose(String),
    /// The order just before, or the next one, is refused by this rule.
    ExpectRefusal(String),
    /// This has happened since the step before.
    Expect(Happening),
    /// The state has this there.
    ExpectState(String, ron::Value),
}

/// A ship and everything about her that differs from her card.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct AnyShip {
    ship: String,
    called: Option<String>,
    at: Option<Place>,
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
    burn_due: bool,
    panic: bool,
    rudder_lost: bool,
    officers_lost: Vec<Officer>,
    after_melee: AfterMelee,
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
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AnySide {
    player: Nation,
    #[serde(default)]
    home: Option<Edge>,
    ships: Vec<AnyShip>,
}

/// The scenario's own fields, and the rest of the position.
#[derive(Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct AnyPosition {
    id: String,
    level: Level,
    layout: Layout,
    terrain: BTreeMap<Offset, Terrain>,
    wind: WindRule,
    turns: Option<u8>,
    without: Vec<LeftOut>,
    sides: Vec<AnySide>,
    exits: Vec<Exit>,
    landings: Vec<Landing>,
    orders: Vec<SpecialOrder>,
    victory: Victory,
    switches: Switches,
    turn: u16,
    locked: Vec<(String, String)>,
    ashore: [u8; 2],
    at_dawn: bool,
}

impl Default for AnyPosition {
    fn default() -> Self {
        let row = |codes: &str| codes.to_owned().try_into().ok();
        let rows = ["1A 2A 3A", "4A 5A 6A", "7A 8A 9A"].into_iter().filter_map(row).collect();
        let none_left = |side: Nation| Ending { when: Condition::NoneInPlay(side), then: Outcome::Win(side.enemy()) };
        Self {
            id: "position".to_owned(),
            level: Level::Common,
            layout: Layout(rows),
            terrain: BTreeMap::new(),
            wind: WindRule::Fixed(crate::rules::geometry::hex::Heading::N),
            turns: None,
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
            ashore: [0; 2],
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
            at: Place::Free,
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
            Some(Place::Fixed { bow, facing }) => Some(Berth { bow: *bow, facing: *facing }),
            _ => None,
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
            burn_due: self.burn_due,
            panic: self.panic,
            rudder_lost: self.rudder_lost,
            officers_lost: self.officers_lost.clone(),
            after_melee: self.after_melee,
        }
    }
}

impl AnyPosition {
    /// As a set-up of the rules.
    #[must_use]
    pub fn setup(self, library: &Library) -> Setup {
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
            rank: 0,
            level: self.level,
            also_at: Vec::new(),
            minutes: 0,
            layout: self.layout,
            wind: self.wind,
            turns: self.turns,
            deployment: Deployment::default(),
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
            ships: library.ships.clone(),
            gunnery: library.gunnery.clone(),
            tiles,
            position: Some(position),
        }
    }
}

/// Reads a script. The short form `Scenario("open-sea", seed: 7)` is allowed for `Scenario(id: "open-sea", seed: 7)`.
///
/// # Errors
/// What the file has where something else should be, with line and column.
pub fn read(text: &str) -> Result<Script, String> {
    let text = text.replace("Scenario(\"", "Scenario(id:\"");
    let options =
        ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME | Extensions::UNWRAP_VARIANT_NEWTYPES);
    options.from_str(&text).map_err(|error| error.to_string())
}
