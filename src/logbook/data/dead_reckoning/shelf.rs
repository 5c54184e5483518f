//! The shelf of Dead Reckoning: its printed cards, its battles and whole games.

use std::collections::BTreeMap;

use crate::logbook::data::{DataFault, Folder, GameShelf, Layer, Library};
use crate::rules::dead_reckoning::duel::{Duel, Opening, Setup};
use crate::rules::dead_reckoning::printed::cards::Cards;
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::kernel::{GameId, Ruleset};

use super::{battle, cards, voyage};

/// Cards, battles and whole games by their ids.
#[derive(Clone, Debug, Default)]
pub struct Shelf {
    /// The printed cards, by the game they belong to.
    pub cards: BTreeMap<String, Cards>,
    pub battles: BTreeMap<String, Duel>,
    pub voyages: BTreeMap<String, Opening>,
}

static EMPTY: Shelf = Shelf { cards: BTreeMap::new(), battles: BTreeMap::new(), voyages: BTreeMap::new() };

const CARDS: Folder = Folder { name: "cards", word: "Cards", sign: "sailors" };
const BATTLES: Folder = Folder { name: "battles", word: "Battle", sign: "players" };
const VOYAGES: Folder = Folder { name: "voyages", word: "Voyage", sign: "bonus" };

impl GameShelf for Shelf {
    fn folders(&self) -> &'static [Folder] {
        // A battle has players too, and is known last.
        &[CARDS, VOYAGES, BATTLES]
    }

    fn add(&mut self, folder: Folder, layer: &mut Layer, file: &str, bytes: &[u8]) -> Result<(), Vec<DataFault>> {
        if folder == CARDS {
            let cards = layer.sound(file, bytes, |printed: &Cards, found| {
                cards::inspect(printed, found);
                ("id", printed.id.clone())
            })?;
            self.cards.insert(cards.id.clone(), cards);
        } else if folder == BATTLES {
            let duel = layer.sound(file, bytes, |duel: &Duel, found| {
                battle::inspect(duel, &self.cards, found);
                ("id", duel.id.clone())
            })?;
            self.battles.insert(duel.id.clone(), duel);
        } else if folder == VOYAGES {
            let opening = layer.sound(file, bytes, |opening: &Opening, found| {
                voyage::inspect(opening, &self.cards, found);
                ("id", opening.id.clone())
            })?;
            self.voyages.insert(opening.id.clone(), opening);
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
    /// Everything printed on the cards of this game.
    #[must_use]
    pub fn printed(&self) -> Cards {
        let GameId(game) = DeadReckoning::GAME;
        self.cards.get(game).cloned().unwrap_or_default()
    }

    /// A match of this battle, or from this moment of a whole game on.
    #[must_use]
    pub fn setup(&self, duel: &Duel) -> Setup {
        Setup::described(duel.clone(), self.printed())
    }

    /// A match of this whole game.
    #[must_use]
    pub fn voyage(&self, opening: &Opening) -> Setup {
        Setup::voyage(opening.clone(), self.printed())
    }

    /// Finds the set-up with this id.
    #[must_use]
    pub fn named(&self, id: &str) -> Option<Setup> {
        let battle = self.battles.get(id).map(|duel| self.setup(duel));
        battle.or_else(|| self.voyages.get(id).map(|opening| self.voyage(opening)))
    }

    /// The ids of everything that can be played: the battles, then the whole games, each in the order of their lists.
    pub fn offers(&self) -> impl Iterator<Item = &str> {
        let mut battles: Vec<&Duel> = self.battles.values().collect();
        let mut voyages: Vec<&Opening> = self.voyages.values().collect();
        battles.sort_by_key(|duel| duel.rank);
        voyages.sort_by_key(|opening| opening.rank);
        let battles = battles.into_iter().map(|duel| duel.id.as_str());
        battles.chain(voyages.into_iter().map(|opening| opening.id.as_str()))
    }
}

impl Library {
    /// The shelf of Dead Reckoning.
    #[must_use]
    pub fn dead_reckoning(&self) -> &Shelf {
        self.of()
    }
}
