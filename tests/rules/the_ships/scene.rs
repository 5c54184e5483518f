//! A scene: any position, laid out in a line or two, and a turn played in it with faces and words given in order.

use std::collections::BTreeMap;

use weather_gage::logbook::data::GameShelf;
use weather_gage::logbook::data::the_ships::Shelf;
use weather_gage::rules::geometry::base::Base;
use weather_gage::rules::geometry::hex::{Heading, Offset};
use weather_gage::rules::kernel::{Answer, Awaiting, Match, Misfit, Want};
use weather_gage::rules::the_ships::articles::{Setup, Switches};
use weather_gage::rules::the_ships::by::PerBattery;
use weather_gage::rules::the_ships::game::TheShips;
use weather_gage::rules::the_ships::happenings::Happening;
use weather_gage::rules::the_ships::orders::{Berth, LoadMark, Order, OrderCard, Route};
use weather_gage::rules::the_ships::place::Place;
use weather_gage::rules::the_ships::position::{BatteryPosition, Position, ShipPosition};
use weather_gage::rules::the_ships::refusals::Refusal;
use weather_gage::rules::the_ships::scenario::{Entry, Level, Scenario, Side, WindRule};
use weather_gage::rules::the_ships::ship::Ship;
use weather_gage::rules::the_ships::ship_card::{BatteryPlace, Nation, Sails};
use weather_gage::rules::the_ships::ship_id::ShipId;
use weather_gage::rules::the_ships::state::State;
use weather_gage::rules::the_ships::tile::{Layout, Terrain, TerrainRow};
use weather_gage::rules::the_ships::victory::{Condition, Ending, Outcome, Victory};

pub use weather_gage::rules::geometry::hex::Heading::{N, NE, NW, S, SE, SW};
pub use weather_gage::rules::the_ships::happenings::Happening as H;

/// Inputs when the rules ask.
#[derive(Clone, Debug)]
pub enum Give {
    /// Faces.
    Throw(Vec<u8>),
    /// The key of a choice.
    Choose(&'static str),
}

pub fn throw(faces: &[u8]) -> Give {
    Give::Throw(faces.to_vec())
}

pub fn choose(key: &'static str) -> Give {
    Give::Choose(key)
}

pub fn id(name: &str) -> ShipId {
    ShipId::try_from(name).unwrap()
}

pub const REVENGE: &str = "revenge";
pub const SWALLOW: &str = "swallow";
pub const SAN_MARTIN: &str = "san-martin";
pub const SANTIAGO: &str = "santiago";

/// A position of a scenario, by the rules as they stand in it.
pub fn set_up_so(library: Shelf, scenario: Scenario, position: Position) -> Setup {
    Setup {
        scenario,
        level: None,
        switches: Switches::default(),
        chosen: BTreeMap::new(),
        fleets: BTreeMap::new(),
        short_handed: BTreeMap::new(),
        ships: library.ships,
        gunnery: library.gunnery,
        tiles: library.tiles,
        position: Some(position),
    }
}

/// A position being laid out.
pub struct Scene {
    pub setup: Setup,
}

impl Scene {
    /// Open sea, Common rules, the wind blowing this way; the battle ends when a side has no ship in play.
    pub fn new(wind: Heading) -> Self {
        let (library, _) = Shelf::built_in();
        let row = |codes: &str| codes.to_owned().try_into().unwrap();
        let layout = Layout(vec![row("1A 2A 3A"), row("4A 5A 6A"), row("7A 8A 9A")]);
        let end = |side: Nation| Ending { when: Condition::NoneInPlay(side), then: Outcome::Win(side.enemy()) };
        let side = |player, home| Side { player, home, ships: vec![] };
        use weather_gage::rules::the_ships::scenario::Edge;
        let scenario = Scenario {
            id: "scene".into(),
            rank: 0,
            level: Level::Common,
            also_at: vec![],
            minutes: 0,
            layout,
            wind: WindRule::Fixed(wind),
            turns: None,
            deployment: Default::default(),
            without: vec![],
            fleets: None,
            sides: vec![side(Nation::English, Edge::South), side(Nation::Spanish, Edge::North)],
            exits: vec![],
            landings: vec![],
            orders: vec![],
            victory: Victory { at_once: vec![end(Nation::English), end(Nation::Spanish)], ..Victory::default() },
        };
        Self { setup: set_up_so(library, scenario, Position::default()) }
    }

    pub fn advanced(mut self) -> Self {
        self.setup.scenario.level = Level::Advanced;
        self
    }

    pub fn with(mut self, change: impl FnOnce(&mut Setup)) -> Self {
        change(&mut self.setup);
        self
    }

    pub fn terrain(mut self, col: i32, row: i32, terrain: Terrain) -> Self {
        let number = u8::try_from(col / 6 + row / 6 * 3 + 1).unwrap();
        let tile = self.setup.tiles.get_mut(&number).unwrap();
        let TerrainRow(line) = &mut tile.a[usize::try_from(row % 6).unwrap()];
        line[usize::try_from(col % 6).unwrap()] = terrain;
        self
    }

    /// A ship by her card, her bow and facing, and any other differences.
    pub fn ship(self, name: &str, bow: (i32, i32), facing: Heading, differs: impl FnOnce(&mut ShipPosition)) -> Self {
        self.called(name, name, bow, facing, differs)
    }

    pub fn called(
        mut self,
        called: &str,
        card: &str,
        (col, row): (i32, i32),
        facing: Heading,
        differs: impl FnOnce(&mut ShipPosition),
    ) -> Self {
        let nation = self.setup.ships[card].nation;
        let side = self.setup.scenario.sides.iter_mut().find(|side| side.player == nation).unwrap();
        let name = (called != card).then(|| called.to_owned());
        let (library, _) = Shelf::built_in();
        let mut entry: Entry = library.scenarios["open-sea"].sides[0].ships[0].clone();
        (entry.ship, entry.called, entry.or) = (card.to_owned(), name, vec![]);
        side.ships.push(entry);
        let mut position =
            ShipPosition { at: Some(Berth { bow: Offset::new(col, row), facing }), ..Default::default() };
        differs(&mut position);
        self.setup.position.as_mut().unwrap().ships.insert(called.to_owned(), position);
        self
    }

    pub fn locked(mut self, boarder: &str, boarded: &str) -> Self {
        self.setup.position.as_mut().unwrap().locked.push((boarder.into(), boarded.into()));
        self
    }

    /// A ship at anchor has shallow water under her stern, one aground a shoal, unless the scene says where.
    fn with_ground(mut self) -> Self {
        let ships = self.setup.position.as_ref().unwrap().ships.clone();
        for ship in ships.values() {
            let Some(berth) = ship.at else { continue };
            let hexes: [(i32, i32); 2] =
                Base::from_bow(berth.bow.into(), berth.facing).hexes().map(|hex| Offset::from(hex).into());
            for (marked, ground) in [(ship.anchored, Terrain::Shallow), (ship.aground, Terrain::Shoal)] {
                let lies_on = |(col, row): (i32, i32)| {
                    let number = u8::try_from(col / 6 + row / 6 * 3 + 1).unwrap();
                    let TerrainRow(line) = &self.setup.tiles[&number].a[usize::try_from(row % 6).unwrap()];
                    line[usize::try_from(col % 6).unwrap()] == ground
                };
                if marked && !hexes.into_iter().any(lies_on) {
                    let (col, row) = hexes[1];
                    self = self.terrain(col, row, ground);
                }
            }
        }
        self
    }

    pub fn begin(self) -> Sea {
        let this = self.with_ground();
        let battle = Match::<TheShips>::begin(&this.setup).expect("the position can be set up");
        Sea { battle }
    }
}

/// A battery loaded and ready, its range set if not 0.
pub fn loaded(position: &mut ShipPosition, battery: BatteryPlace, shot: LoadMark, boxes: u8, range: u8) {
    let range = (range > 0).then_some(range);
    let cards = BatteryPosition { shot: Some(shot), boxes: Some(boxes), range, load: None };
    position.batteries.set(battery, Some(cards));
}

/// A battle going on.
pub struct Sea {
    pub battle: Match<TheShips>,
}

pub fn card(sails: Sails, route: &str) -> OrderCard {
    OrderCard { sails, route: Route::try_from(route).unwrap(), ..OrderCard::default() }
}

pub fn battle(route: &str) -> OrderCard {
    card(Sails::Battle, route)
}

pub fn full(route: &str) -> OrderCard {
    card(Sails::Full, route)
}

pub fn furled() -> OrderCard {
    OrderCard::default()
}

pub fn per<T: Copy>(battery: BatteryPlace, value: T) -> PerBattery<T> {
    let mut per = PerBattery::default();
    per.set(battery, Some(value));
    per
}

impl Sea {
    pub fn state(&self) -> &State {
        self.battle.state()
    }

    pub fn place(&self, name: &str) -> Place {
        self.state().place_of(id(name)).unwrap()
    }

    pub fn ship(&self, name: &str) -> &Ship {
        self.state().ship(self.place(name))
    }

    pub fn lies(&self, name: &str) -> ((i32, i32), Heading) {
        let base = self.ship(name).base.expect("she is on the board");
        (Offset::from(base.bow()).into(), base.facing)
    }

    /// Gives all cards, side by side; ships not named that take orders stay furled.
    pub fn order(&mut self, cards: &[(&str, OrderCard)]) -> Result<(), Refusal> {
        for side in Nation::ALL {
            let seat = self.state().seat(side);
            let state = self.state();
            let own = state.each().filter(|place| state.side(*place) == side && state.takes_orders(*place));
            let own: BTreeMap<_, _> = own
                .map(|place| {
                    let given = cards.iter().find(|(name, _)| id(name) == state.id(place));
                    (state.id(place), given.map_or_else(furled, |(_, card)| card.clone()))
                })
                .collect();
            if own.is_empty() {
                continue;
            }
            match self.battle.give(seat, Order::cards(own)) {
                Ok(()) => {}
                Err(Misfit::Refused(refusal)) => return Err(refusal),
                Err(other) => panic!("{other:?}"),
            }
        }
        Ok(())
    }

    /// The number of the rule that refuses this card, or nothing.
    pub fn refusal(&self, name: &str, card: &OrderCard) -> Option<&'static str> {
        let place = self.place(name);
        weather_gage::rules::the_ships::check::card(self.state(), place, card).err().map(|refusal| refusal.rule.0)
    }

    /// Gives cards and answers; tells everything that happened up to the next orders or the end. Every answer must be
    /// wanted, and every want answered.
    pub fn play(&mut self, cards: &[(&str, OrderCard)], gives: &[Give]) -> Vec<Happening> {
        let told = self.part(cards, gives);
        assert!(!matches!(self.battle.awaiting(), Awaiting::Answer(_)), "still wanted: {:?}", self.battle.awaiting());
        told
    }

    /// The same, but it may stop at a want.
    pub fn part(&mut self, cards: &[(&str, OrderCard)], gives: &[Give]) -> Vec<Happening> {
        self.order(cards).unwrap_or_else(|refusal| panic!("refused: {refusal:?}"));
        self.go_on(gives)
    }

    pub fn go_on(&mut self, gives: &[Give]) -> Vec<Happening> {
        for (number, give) in gives.iter().enumerate() {
            let Awaiting::Answer(want) = self.battle.awaiting().clone() else {
                panic!("nothing is wanted for {number}: {give:?}; told {:#?}", self.battle.take_told());
            };
            let answer = match (give, &want) {
                (Give::Throw(faces), Want::Throw { request, .. }) => {
                    assert_eq!(request.thrown(), faces.len(), "{number}: {want:?}");
                    Answer::Thrown(request.showing(faces))
                }
                (Give::Choose(key), Want::Choice { options, .. }) => {
                    let keys: Vec<_> = options.iter().map(|option| option.key()).collect();
                    let chosen = keys.iter().position(|known| known == key);
                    Answer::Chose(u16::try_from(chosen.unwrap_or_else(|| panic!("{key} of {keys:?}"))).unwrap())
                }
                _ => panic!("{number}: {give:?} does not answer {want:?}"),
            };
            self.battle.answer(answer).unwrap();
        }
        self.battle.take_told()
    }

    pub fn want(&self) -> Want<TheShips> {
        match self.battle.awaiting() {
            Awaiting::Answer(want) => want.clone(),
            other => panic!("{other:?}"),
        }
    }
}

/// Only the happenings that fit.
pub fn only(told: &[Happening], fits: impl Fn(&Happening) -> bool) -> Vec<Happening> {
    told.iter().filter(|happening| fits(happening)).cloned().collect()
}

/// Has it happened?
pub fn has(told: &[Happening], fits: impl Fn(&Happening) -> bool) -> bool {
    told.iter().any(fits)
}

pub fn at(bow: (i32, i32), facing: Heading) -> Berth {
    Berth { bow: Offset::new(bow.0, bow.1), facing }
}
