//! The shelf of Dead Reckoning: what is printed on its cards, and its battles.

use std::collections::BTreeMap;

use crate::logbook::data::{DataFault, Folder, GameShelf, Layer, Library};
use crate::rules::dead_reckoning::duel::{Duel, Setup};
use crate::rules::dead_reckoning::printed::cards::Cards;
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::kernel::{GameId, Ruleset};

use super::{battle, cards};

/// Cards and battles by their ids.
#[derive(Clone, Debug, Default)]
pub struct Shelf {
    /// What is printed on cards, by the game they belong to.
    pub cards: BTreeMap<String, Cards>,
    /// Battles.
    pub battles: BTreeMap<String, Duel>,
}

static EMPTY: Shelf = Shelf { cards: BTreeMap::new(), battles: BTreeMap::new() };

const CARDS: Folder = Folder { name: "cards", word: "Cards", sign: "sailors" };
const BATTLES: Folder = Folder { name: "battles", word: "Battle", sign: "players" };

impl GameShelf for Shelf {
    fn folders(&self) -> &'static [Folder] {
        &[CARDS, BATTLES]
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

    /// A match of this battle.
    #[must_use]
    pub fn setup(&self, duel: &Duel) -> Setup {
        Setup::battle(duel.clone(), self.printed())
    }
}

impl Library {
    /// The shelf of Dead Reckoning.
    #[must_use]
    pub fn dead_reckoning(&self) -> &Shelf {
        self.of()
    }
}
