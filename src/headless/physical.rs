//! Throws of a series of matches as the table makes them: bodies through the tower, read where they come to rest.

use std::collections::BTreeMap;

use crate::captains::{Luck, SeededDice};
use crate::chance::stir;
use crate::dice::{Call, Pose, Vessels, Way, answer};
use crate::rules::kernel::{PieceId, Rest, ThrowOutcome, ThrowRequest};

/// Bodies that fall; those that lie in the tray stay there for the next drop.
pub struct Bodies {
    vessels: Vessels,
    seed: u64,
    throws: u64,
    lying: BTreeMap<PieceId, (Pose, Rest)>,
    decks: SeededDice,
}

impl Bodies {
    /// With this seed; nothing where tray and tower cannot be read.
    #[must_use]
    pub fn new(seed: u64) -> Option<Self> {
        let vessels = Vessels::built_in().ok()?;
        Some(Self { vessels, seed, throws: 0, lying: BTreeMap::new(), decks: SeededDice::new(seed) })
    }
}

impl Luck for Bodies {
    fn throw(&mut self, request: &ThrowRequest) -> ThrowOutcome {
        self.throws += 1;
        // A cube that an ability moved lies where it was set down, and one that is put down lies as it came to rest.
        let moved =
            |piece: &PieceId, rest: Rest| request.lying.iter().any(|(own, _, lies)| own == piece && *lies != rest);
        let kept = self.lying.iter().filter(|(piece, (_, rest))| !moved(piece, *rest));
        let lying = kept.map(|(piece, (pose, _))| (*piece, *pose)).collect();
        let seed = stir(self.seed ^ self.throws);
        let call = Call { request, way: Way::Tower, gesture: None, seed, lying: &lying, filmed: false };
        let Ok(thrown) = answer(&self.vessels, &call) else { return self.decks.throw(request) };
        let rests: BTreeMap<PieceId, Rest> = thrown.outcome.0.iter().copied().collect();
        self.lying =
            thrown.poses.into_iter().filter_map(|(piece, pose)| Some((piece, (pose, *rests.get(&piece)?)))).collect();
        thrown.outcome
    }

    fn shuffle(&mut self, cards: u16) -> Vec<u16> {
        self.decks.shuffle(cards)
    }
}
