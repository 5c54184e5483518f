//! All takes of all sounds, ready to be played.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::chance::Chance;
use super::place::{self, Play};
use super::recipe::{Group, Recipe};
use super::synthesise::synthesise;
use super::units::{factor, samples};
use super::voice::Voice;
use super::wav;

/// One take, in whole numbers: half the memory, without an audible difference.
pub type Take = Arc<[i16]>;

/// A sound that can be played.
#[derive(Clone, Debug)]
struct Shelf {
    number: u16,
    group: Group,
    at_most: u8,
    ripple: f32,
    looped: bool,
    far: Option<String>,
    takes: Vec<Take>,
}

/// A sound whose takes are made.
#[derive(Clone, Debug)]
pub struct Made {
    id: String,
    shelf: Shelf,
}

/// Sounds by their ids.
#[derive(Clone, Debug, Default)]
pub struct Bank(BTreeMap<String, Shelf>);

impl Bank {
    /// Makes every take of these.
    #[must_use]
    pub fn of<'a>(recipes: impl IntoIterator<Item = &'a Recipe>) -> Self {
        let mut bank = Self::default();
        for recipe in recipes {
            bank.add(recipe);
        }
        bank
    }

    /// Makes every take of one more.
    pub fn add(&mut self, recipe: &Recipe) {
        self.take_in(Self::make(recipe));
    }

    /// Makes every take of a sound; that may be done elsewhere, for it takes a while.
    #[must_use]
    pub fn make(recipe: &Recipe) -> Made {
        let take = |number: u8| synthesise(recipe, number.into()).into_iter().map(wav::whole).collect();
        let shelf = Shelf {
            number: 0,
            group: recipe.group,
            at_most: recipe.at_most,
            ripple: recipe.ripple,
            looped: recipe.looped,
            far: recipe.far.clone(),
            takes: (0..recipe.variants.max(1)).map(take).collect(),
        };
        Made { id: recipe.id.clone(), shelf }
    }

    /// Takes in a finished sound.
    pub fn take_in(&mut self, made: Made) {
        let number = u16::try_from(self.0.len()).unwrap_or(u16::MAX);
        self.0.insert(made.id, Shelf { number, ..made.shelf });
    }

    /// Is there a sound of this name?
    #[must_use]
    pub fn has(&self, sound: &str) -> bool {
        self.0.contains_key(sound)
    }

    /// The memory that all takes need.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.0.values().flat_map(|shelf| &shelf.takes).map(|take| take.len() * 2).sum()
    }

    /// Makes the voices of a play; `number` tells it from earlier and later ones.
    #[must_use]
    pub fn voices(&self, play: &Play, number: u64) -> Vec<Voice> {
        let Some(near) = self.0.get(play.sound) else { return Vec::new() };
        let mut chance = Chance::of(play.sound, number);
        let afar = place::afar(&play.place);
        let far = near.far.as_ref().and_then(|far| self.0.get(far));
        // Between near and far one goes over into the other.
        let heard = match far {
            Some(far) => vec![(near, (1.0 - afar).sqrt()), (far, afar.sqrt())],
            None => vec![(near, 1.0)],
        };
        let mut voices = Vec::new();
        for (nth, after) in place::ripple(play.times, near.ripple, &mut chance).into_iter().enumerate() {
            for (shelf, share) in heard.iter().filter(|(_, share)| *share > 0.05) {
                let Some(take) = shelf.takes.get(chance.one_of(shelf.takes.len())) else { continue };
                let pitch = if shelf.looped { 1.0 } else { 1.0 + 0.04 * chance.signed() };
                let loud = if nth == 0 { 1.0 } else { factor(-3.0 * chance.unit()) };
                voices.push(Voice::new(
                    take.clone(),
                    shelf.group,
                    (shelf.number, shelf.at_most),
                    shelf.looped,
                    pitch,
                    share * loud * factor(play.gain),
                    &play.place,
                    samples(play.after + after + play.place.late(shelf.group)),
                ));
            }
        }
        voices
    }
}
