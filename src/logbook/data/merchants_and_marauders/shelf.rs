//! The shelf of Merchants & Marauders: everything printed, set-ups, and positions.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use crate::logbook::data::{DataFault, Folder, GameShelf, Layer, Library};
use crate::rules::kernel::{GameId, Ruleset};
use crate::rules::merchants_and_marauders::pack::{Cruise, House, Pack, Place};
use crate::rules::merchants_and_marauders::position::{CaptainAt, Position};
use crate::rules::merchants_and_marauders::ruleset::MerchantsAndMarauders;
use crate::rules::merchants_and_marauders::setup::Setup;

use super::{cruise, pack};

/// Everything printed, and what can be played, by its id.
#[derive(Clone, Debug, Default)]
pub struct Shelf {
    /// The files of printed things, by their ids: the game's own, and what others lay over it.
    files: BTreeMap<String, Pack>,
    /// All of them, one over the other.
    pub pack: Arc<Pack>,
    pub cruises: BTreeMap<String, Cruise>,
    pub moments: BTreeMap<String, Position>,
}

static EMPTY: LazyLock<Shelf> = LazyLock::new(Shelf::default);

const CARIBBEAN: Folder = Folder { name: "caribbean", word: "Pack", sign: "captains" };
const CRUISES: Folder = Folder { name: "cruises", word: "Cruise", sign: "glory_cards" };
const MOMENTS: Folder = Folder { name: "moments", word: "Position", sign: "npcs" };

impl GameShelf for Shelf {
    fn folders(&self) -> &'static [Folder] {
        &[CARIBBEAN, CRUISES, MOMENTS]
    }

    fn add(&mut self, folder: Folder, layer: &mut Layer, file: &str, bytes: &[u8]) -> Result<(), Vec<DataFault>> {
        if folder == CARIBBEAN {
            let read = layer.sound(file, bytes, |own: &Pack, found| {
                pack::inspect(own, &self.with(own), is_own(&own.id), found);
                ("id", own.id.clone())
            })?;
            self.pack = Arc::new(self.with(&read));
            self.files.insert(read.id.clone(), read);
        } else if folder == CRUISES {
            let read = layer.sound(file, bytes, |own: &Cruise, found| {
                cruise::inspect(own, &self.pack, found);
                ("id", own.id.clone())
            })?;
            self.cruises.insert(read.id.clone(), read);
        } else if folder == MOMENTS {
            let read = layer.sound(file, bytes, |own: &Position, found| {
                cruise::inspect_position(own, &self.pack, found);
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

/// Is this the id of the game's own file, which has everything?
fn is_own(id: &str) -> bool {
    let GameId(game) = MerchantsAndMarauders::GAME;
    id == game
}

/// A match from a position; the rest of the cruise is as printed.
#[must_use]
pub fn of_position(position: &Position, pack: &Arc<Pack>) -> Setup {
    let seated = position.players.iter().map(|player| {
        let captain = match player.captain {
            Some(CaptainAt::Card(card)) => Some(card),
            _ => None,
        };
        Place { colour: player.colour, captain, ship: Some(player.ship) }
    });
    let cruise = Cruise {
        id: position.id.clone(),
        rank: position.rank,
        players: seated.collect(),
        first: None,
        house: House::default(),
        war: None,
        gold: 0,
        glory_cards: 0,
        events: None,
    };
    Setup { pack: Arc::clone(pack), cruise, position: Some(Box::new(position.clone())) }
}

impl Shelf {
    /// All files one over the other, this one in its place among them: the game's own lies below, the others by their
    /// ids.
    fn with(&self, own: &Pack) -> Pack {
        let others = self.files.iter().filter(|(id, _)| **id != own.id).map(|(id, file)| (id.as_str(), file));
        let mut files: Vec<(&str, &Pack)> = others.chain([(own.id.as_str(), own)]).collect();
        files.sort_by_key(|(id, _)| (!is_own(id), *id));
        let mut whole = Pack::default();
        for (_, file) in files {
            pack::lay_over(&mut whole, file);
        }
        let GameId(game) = MerchantsAndMarauders::GAME;
        game.clone_into(&mut whole.id);
        whole
    }

    /// A match of this cruise.
    #[must_use]
    pub fn setup(&self, cruise: &Cruise) -> Setup {
        Setup { pack: Arc::clone(&self.pack), cruise: cruise.clone(), position: None }
    }

    /// A match from this position.
    #[must_use]
    pub fn moment(&self, moment: &Position) -> Setup {
        of_position(moment, &self.pack)
    }

    /// Finds the set-up with this id.
    #[must_use]
    pub fn named(&self, id: &str) -> Option<Setup> {
        let cruise = self.cruises.get(id).map(|cruise| self.setup(cruise));
        cruise.or_else(|| self.moments.get(id).map(|moment| self.moment(moment)))
    }

    /// The ids of everything that can be played: the set-ups, then the positions, each in the order of their lists.
    pub fn offers(&self) -> impl Iterator<Item = &str> {
        let mut cruises: Vec<&Cruise> = self.cruises.values().collect();
        let mut moments: Vec<&Position> = self.moments.values().collect();
        cruises.sort_by_key(|cruise| cruise.rank);
        moments.sort_by_key(|moment| moment.rank);
        let cruises = cruises.into_iter().map(|cruise| cruise.id.as_str());
        cruises.chain(moments.into_iter().map(|moment| moment.id.as_str()))
    }
}

impl Library {
    /// The shelf of Merchants & Marauders.
    #[must_use]
    pub fn merchants_and_marauders(&self) -> &Shelf {
        self.of()
    }
}
