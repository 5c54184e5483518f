//! The shelf of Pirates of the Crimson Coast: everything printed, ready-made fleets, scenarios, and positions.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use crate::logbook::data::{DataFault, Folder, GameShelf, Layer, Library};
use crate::rules::pirates::ids::Name;
use crate::rules::pirates::options::Options;
use crate::rules::pirates::pack::{Fleet, Muster, Pack, Scenario};
use crate::rules::pirates::position::Position;
use crate::rules::pirates::setup::{Begin, Course, Free, Setup};
use crate::rules::pirates::words::Flag;

use super::{pack, sea};

/// The id of the game's own file, which has everything.
const OWN: &str = "pirates";

/// Everything printed, and what can be played, by its id.
#[derive(Clone, Debug, Default)]
pub struct Shelf {
    /// The files of printed things, by their ids: the game's own, and what others lay over it.
    files: BTreeMap<String, Pack>,
    /// All of them, one over the other.
    pub pack: Arc<Pack>,
    pub fleets: BTreeMap<Name, Fleet>,
    pub scenarios: BTreeMap<Name, Scenario>,
    pub moments: BTreeMap<String, Position>,
}

static EMPTY: LazyLock<Shelf> = LazyLock::new(Shelf::default);

const PRINTED: Folder = Folder { name: "pirates", word: "Printed", sign: "crafts" };
const FLEETS: Folder = Folder { name: "fleets", word: "Fleet", sign: "build_total" };
const SEAS: Folder = Folder { name: "seas", word: "Sea", sign: "islands" };
const WATERS: Folder = Folder { name: "waters", word: "Waters", sign: "ships" };

impl GameShelf for Shelf {
    fn folders(&self) -> &'static [Folder] {
        &[PRINTED, FLEETS, SEAS, WATERS]
    }

    fn add(&mut self, folder: Folder, layer: &mut Layer, file: &str, bytes: &[u8]) -> Result<(), Vec<DataFault>> {
        if folder == PRINTED {
            let read = layer.sound(file, bytes, |own: &Pack, found| {
                pack::inspect(own, &self.with(own), own.id == OWN, found);
                ("id", own.id.clone())
            })?;
            self.pack = Arc::new(self.with(&read));
            self.files.insert(read.id.clone(), read);
        } else if folder == FLEETS {
            let read = layer.sound(file, bytes, |own: &Fleet, found| {
                sea::inspect_fleet(own, &self.pack, found);
                ("id", own.id.word().to_owned())
            })?;
            self.fleets.insert(read.id, read);
        } else if folder == SEAS {
            let read = layer.sound(file, bytes, |own: &Scenario, found| {
                sea::inspect(own, self, found);
                ("id", own.id.word().to_owned())
            })?;
            self.scenarios.insert(read.id, read);
        } else if folder == WATERS {
            let read = layer.sound(file, bytes, |own: &Position, found| {
                sea::inspect_position(own, self, found);
                ("id", own.id.clone())
            })?;
            self.moments.insert(read.id.clone(), read);
        }
        Ok(())
    }

    fn copied(&self) -> Box<dyn GameShelf> {
        Box::new(self.clone())
    }

    fn empty() -> &'static Self {
        &EMPTY
    }
}

impl Shelf {
    /// All files one over the other, this one in its place among them: the game's own lies below, the others by their
    /// ids.
    fn with(&self, own: &Pack) -> Pack {
        let others = self.files.iter().filter(|(id, _)| **id != own.id).map(|(id, file)| (id.as_str(), file));
        let mut files: Vec<(&str, &Pack)> = others.chain([(own.id.as_str(), own)]).collect();
        files.sort_by_key(|(id, _)| (*id != OWN, *id));
        let mut whole = Pack::default();
        for (_, file) in files {
            whole.lay_over(file);
        }
        OWN.clone_into(&mut whole.id);
        whole
    }

    /// The scenarios in the order of their lists.
    pub fn listed(&self) -> impl Iterator<Item = &Scenario> {
        let mut scenarios: Vec<&Scenario> = self.scenarios.values().collect();
        scenarios.sort_by_key(|scenario| scenario.rank);
        scenarios.into_iter()
    }

    /// The fleets in the order of their lists.
    pub fn ready_fleets(&self) -> impl Iterator<Item = &Fleet> {
        let mut fleets: Vec<&Fleet> = self.fleets.values().collect();
        fleets.sort_by_key(|fleet| fleet.rank);
        fleets.into_iter()
    }

    /// The ids of everything that can be played: the scenarios, then the positions, each in the order of their lists.
    pub fn offers(&self) -> impl Iterator<Item = &str> {
        let mut moments: Vec<&Position> = self.moments.values().collect();
        moments.sort_by_key(|moment| moment.rank);
        let moments = moments.into_iter().map(|moment| moment.id.as_str());
        self.listed().map(|scenario| scenario.id.word()).chain(moments)
    }

    /// Finds the set-up with this id; a player who may bring any fleet brings the one that is proposed.
    #[must_use]
    pub fn named(&self, id: &str) -> Option<Setup> {
        let course = self.begun(id, &BTreeMap::new(), Options::default(), true);
        course.or_else(|| self.moments.get(id).map(|moment| self.moment(moment)))
    }

    /// The first scenario in the list for this number of players.
    #[must_use]
    pub fn whole_game(&self, players: u8) -> Option<Setup> {
        let mut fits = self.listed().filter(|scenario| scenario.sides.len() == usize::from(players));
        fits.next().and_then(|scenario| self.named(scenario.id.word()))
    }

    /// A match of a scenario with these fleets, and with those that are proposed to whom none is given.
    #[must_use]
    pub fn begun(&self, id: &str, fleets: &BTreeMap<Flag, Fleet>, options: Options, terrain: bool) -> Option<Setup> {
        let called =
            |scenario: &&Scenario| scenario.id.word() == id || scenario.also.iter().any(|name| name.word() == id);
        let course = self.scenarios.values().find(called);
        let course = course.map(|scenario| self.course(scenario, fleets, options, terrain));
        course.or_else(|| self.moments.get(id).map(|moment| self.moment(moment)))
    }

    /// The same for a scenario that may lie elsewhere.
    pub(super) fn course(
        &self,
        scenario: &Scenario,
        fleets: &BTreeMap<Flag, Fleet>,
        options: Options,
        terrain: bool,
    ) -> Setup {
        let mut all: BTreeMap<Flag, Fleet> = self.proposed(scenario).collect();
        all.extend(fleets.clone());
        let course = Course { scenario: scenario.clone(), fleets: all, options, terrain };
        Setup { pack: Arc::clone(&self.pack), game: Begin::Scenario(Box::new(course)) }
    }

    fn proposed(&self, scenario: &Scenario) -> impl Iterator<Item = (Flag, Fleet)> {
        scenario.sides.iter().filter_map(|side| match &side.fleet {
            Muster::Any(fleet) => Some((side.flag, self.fleets.get(fleet)?.clone())),
            Muster::Given(_) => None,
        })
    }

    /// A match that is set out from the first roll on. A player without a fleet gets one of the same build total: as a
    /// scenario for enough players proposes it, or as it stands in the list.
    #[must_use]
    pub fn free(&self, mut free: Free) -> Setup {
        let fits = |scenario: &&Scenario| {
            scenario.sides.len() >= free.seats.len() && scenario.sides.iter().all(|side| side.total == free.total)
        };
        let scenario = self.listed().find(fits);
        let proposed = scenario.into_iter().flat_map(|scenario| self.proposed(scenario)).map(|(_, fleet)| fleet);
        let listed = self.ready_fleets().filter(|fleet| fleet.build_total == free.total).cloned();
        let ready: Vec<Fleet> = proposed.chain(listed).collect();
        for (flag, fleet) in free.seats.iter().zip(ready) {
            free.fleets.entry(*flag).or_insert(fleet);
        }
        Setup { pack: Arc::clone(&self.pack), game: Begin::Free(free) }
    }

    /// A match from this position.
    #[must_use]
    pub fn moment(&self, moment: &Position) -> Setup {
        Setup { pack: Arc::clone(&self.pack), game: Begin::Position(Box::new(moment.clone())) }
    }
}

impl Library {
    /// The shelf of Pirates of the Crimson Coast.
    #[must_use]
    pub fn pirates(&self) -> &Shelf {
        self.of()
    }
}
