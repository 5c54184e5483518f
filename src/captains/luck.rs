//! Dice, decks and captains that do as a seed has it, every face as likely as the others.

use rand::Rng;
use rand::rngs::ChaCha8Rng;

use crate::rules::kernel::{Rest, ThrowOutcome, ThrowRequest, Throwable, Vessel};

use super::bot::Lots;
use crate::chance::{below, shuffle, stream};

/// Dice and decks from a seed.
pub trait Luck: Send {
    /// Throws a request.
    fn throw(&mut self, request: &ThrowRequest) -> ThrowOutcome;

    /// Throws dice into `thrown` as [`throw`](Self::throw) would; false if it only answers whole requests.
    fn roll(&mut self, faces: u8, thrown: &mut [u8]) -> bool {
        let _ = (faces, thrown);
        false
    }

    /// Puts a deck into a random order.
    fn shuffle(&mut self, cards: u16) -> Vec<u16>;
}

/// Dice that fall as the seed has it.
pub struct SeededDice(ChaCha8Rng);

impl SeededDice {
    /// Dice with this seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(stream(seed))
    }
}

impl Luck for SeededDice {
    fn throw(&mut self, request: &ThrowRequest) -> ThrowOutcome {
        let fall = |random: &mut ChaCha8Rng, thing: Throwable| match (thing, request.into) {
            (Throwable::Die { faces }, _) => Rest::Face(up_to(random, faces) + 1),
            (Throwable::Cube { .. }, Vessel::BattleShip { zones }) => Rest::Zone(up_to(random, zones)),
            (Throwable::Cube { .. }, Vessel::DiceTray) => Rest::Face(1),
        };
        let hand = request.fresh.iter().chain(&request.again);
        let mut rests: Vec<_> = hand.map(|(id, thing)| (*id, fall(&mut self.0, *thing))).collect();
        rests.extend(request.lying.iter().map(|(id, _, rest)| (*id, *rest)));
        rests.sort_unstable_by_key(|(id, _)| *id);
        ThrowOutcome(rests)
    }

    fn roll(&mut self, faces: u8, thrown: &mut [u8]) -> bool {
        thrown.fill_with(|| up_to(&mut self.0, faces) + 1);
        true
    }

    fn shuffle(&mut self, cards: u16) -> Vec<u16> {
        let mut order: Vec<u16> = (0..cards).collect();
        shuffle(&mut order, |count| (self.0.next_u64() % count as u64) as usize);
        order
    }
}

/// A captain that leaves everything to chance; each game says which orders it draws from (`Bot`).
pub struct Random(ChaCha8Rng);

impl Random {
    /// With this seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(stream(seed))
    }
}

impl Lots for Random {
    fn draw(&mut self, count: usize) -> usize {
        below(&mut self.0, count)
    }
}

/// Every face as likely as the others: draws that would favour some are thrown away.
fn up_to(random: &mut ChaCha8Rng, count: u8) -> u8 {
    let count = u32::from(count.max(1));
    let fair = u32::MAX - u32::MAX % count;
    loop {
        let drawn = random.next_u32();
        if drawn < fair {
            return u8::try_from(drawn % count).unwrap_or(0);
        }
    }
}
