//! Cubes of an island, small enough to be copied for trials: each trial shows the effect of more cubes (DR-17, DR-26.10
//! to DR-26.15).

use std::cmp::Reverse;

use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::island::Island;
use crate::rules::dead_reckoning::printed::things::TileFace;
use crate::rules::dead_reckoning::state::State;

/// Four players at most.
const PLAYERS: usize = 4;

/// Cubes on an island, by colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    slots: u8,
    cubes: [u8; PLAYERS],
    permanent: [u8; PLAYERS],
}

const fn index(colour: Colour) -> Option<usize> {
    match colour {
        Colour::Purple => Some(0),
        Colour::Green => Some(1),
        Colour::Blue => Some(2),
        Colour::Yellow => Some(3),
        Colour::Black => None,
    }
}

fn of(counts: &[u8; PLAYERS], colour: Colour) -> u8 {
    index(colour).and_then(|at| counts.get(at)).copied().unwrap_or(0)
}

fn at(counts: &mut [u8; PLAYERS], colour: Colour) -> Option<&mut u8> {
    index(colour).and_then(|at| counts.get_mut(at))
}

/// Places between two colours in their round: among equals no colour is always the victim.
fn after(colour: Colour, other: Colour) -> usize {
    let place = |colour| index(colour).unwrap_or(0);
    (place(other) + PLAYERS - place(colour)) % PLAYERS
}

impl Standing {
    /// As it is.
    pub fn of(island: &Island) -> Self {
        let mut standing = Self { slots: island.slots, cubes: [0; PLAYERS], permanent: [0; PLAYERS] };
        for (colour, count) in island.cubes.iter() {
            if let Some(own) = at(&mut standing.cubes, *colour) {
                *own = *count;
            }
        }
        for (colour, count) in island.permanent.iter() {
            if let Some(own) = at(&mut standing.permanent, *colour) {
                *own = *count;
            }
        }
        standing
    }

    fn cubes_of(&self, colour: Colour) -> u8 {
        of(&self.cubes, colour).saturating_add(of(&self.permanent, colour))
    }

    fn empty(&self) -> u8 {
        self.slots.saturating_sub(self.cubes.iter().copied().fold(0, u8::saturating_add))
    }

    /// A player controls it (DR-17.7).
    pub fn controller(&self) -> Option<Colour> {
        let players = || Colour::ALL.into_iter().take(PLAYERS);
        let first = players().max_by_key(|colour| self.cubes_of(*colour))?;
        let most = self.cubes_of(first);
        let alone = players().filter(|colour| self.cubes_of(*colour) == most).count() == 1;
        (alone && most > self.empty()).then_some(first)
    }

    /// Gold for this player, if it were counted now (DR-26.10 to DR-26.15).
    pub fn points(&self, values: &[u8], colour: Colour) -> i32 {
        let own = self.cubes_of(colour);
        if own == 0 {
            return 0;
        }
        // The imaginary player has as many cubes as there are empty slots.
        let others = Colour::ALL.into_iter().take(PLAYERS).filter(|other| *other != colour);
        let rivals = others.map(|other| self.cubes_of(other)).chain([self.empty()]);
        let (mut ahead, mut tied) = (0, 0);
        for cubes in rivals.filter(|cubes| *cubes > 0) {
            ahead += usize::from(cubes > own);
            tied += usize::from(cubes == own);
        }
        values.get(ahead + usize::from(tied > 0)).copied().map_or(0, i32::from)
    }

    /// One more cube, into an empty slot, or instead of one of the player with most; false if there is no place for it.
    pub fn place(&mut self, colour: Colour) -> bool {
        if self.empty() == 0 {
            let others = Colour::ALL.into_iter().filter(|other| *other != colour && of(&self.cubes, *other) > 0);
            let Some(loser) = others.max_by_key(|other| (self.cubes_of(*other), Reverse(after(colour, *other)))) else {
                return false;
            };
            self.exchange(loser);
        }
        if let Some(own) = at(&mut self.cubes, colour) {
            *own += 1;
        }
        true
    }

    /// A cube goes home.
    pub fn exchange(&mut self, loser: Colour) {
        if let Some(theirs) = at(&mut self.cubes, loser) {
            *theirs = theirs.saturating_sub(1);
        }
    }

    /// Puts a cube into a slot, perhaps in place of another.
    pub fn put(&mut self, colour: Colour, instead_of: Option<Colour>) {
        instead_of.into_iter().for_each(|loser| self.exchange(loser));
        if let Some(own) = at(&mut self.cubes, colour) {
            *own += 1;
        }
    }

    /// A player who gains control lays a cube that stays (DR-17.9).
    pub fn settle(&mut self, before: Option<Colour>) {
        let now = self.controller();
        if let Some(own) = now.filter(|_| now != before).and_then(|colour| at(&mut self.permanent, colour)) {
            *own += 1;
        }
    }
}

/// Reads its print: gold for the ranks, and if it lets a hand grow.
pub fn printed<'a>(state: &'a State, island: &Island) -> (&'a [u8], bool) {
    match state.cards().tiles.get(&island.id) {
        Some(TileFace::Island { points, hand, .. }) => (points, *hand),
        _ => (&[], false),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dr_26_10_to_26_15_captains_count_islands_as_the_rules_do() {
        use Colour::{Blue, Green, Purple};
        let rows: [([u8; 3], u8, [i32; 3]); 7] = [
            ([3, 1, 0], 0, [6, 5, 0]),
            ([3, 3, 1], 2, [5, 5, 0]),
            ([3, 0, 0], 3, [5, 0, 0]),
            ([2, 1, 0], 3, [5, 4, 0]),
            ([2, 2, 2], 0, [5, 5, 5]),
            ([4, 2, 2], 0, [6, 4, 4]),
            ([4, 1, 1], 2, [6, 0, 0]),
        ];
        for ([purple, green, blue], empty, gold) in rows {
            let slots = purple + green + blue + empty;
            let standing = Standing { slots, cubes: [purple, green, blue, 0], permanent: [0; PLAYERS] };
            let points = [Purple, Green, Blue].map(|colour| standing.points(&[6, 5, 4], colour));
            assert_eq!(points, gold, "{purple} {green} {blue}, {empty} empty");
        }
    }

    #[test]
    fn dr_17_2_a_cube_goes_into_an_empty_slot_or_instead_of_another() {
        let mut standing = Standing { slots: 3, cubes: [1, 1, 0, 0], permanent: [0; PLAYERS] };
        let before = standing.controller();
        assert!(standing.place(Colour::Purple) && standing.place(Colour::Purple));
        assert_eq!((standing.cubes, before), ([3, 0, 0, 0], None));
        standing.settle(before);
        assert_eq!((standing.permanent, standing.controller()), ([1, 0, 0, 0], Some(Colour::Purple)));
        assert!(!standing.place(Colour::Purple), "all slots hold own cubes (DR-17.4)");
    }
}
