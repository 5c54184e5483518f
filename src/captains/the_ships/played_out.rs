//! A turn played out in a captain’s head: one way it may go, and its outcome.

use super::answers::answer;
use super::appraisal::Scales;
use crate::chance::{STEP, stir};
use crate::rules::kernel::{Answer, Orders, Ruleset, Source, Want, run_forgetful, run_live};
use crate::rules::the_ships::game::TheShips;
use crate::rules::the_ships::happenings::Happening;
use crate::rules::the_ships::orders::Order;
use crate::rules::the_ships::ship_card::Nation;
use crate::rules::the_ships::state::{Phase, State};

/// Imagines dice and the answers of others.
struct Fancy(u64);

impl Fancy {
    fn draw(&mut self) -> u64 {
        let drawn = stir(self.0);
        self.0 = self.0.wrapping_add(STEP);
        drawn
    }

    fn below(&mut self, count: u64) -> u64 {
        ((self.draw() >> 32) * count) >> 32
    }
}

impl Source<TheShips> for Fancy {
    fn roll(&mut self, faces: u8, thrown: &mut [u8]) -> bool {
        thrown.fill_with(|| u8::try_from(self.below(faces.into()) + 1).unwrap_or(1));
        true
    }

    fn answer(&mut self, state: &State, want: &Want<TheShips>) -> Answer {
        match want {
            Want::Throw { request, .. } => {
                let faces: Vec<u8> =
                    (0..request.thrown()).map(|_| u8::try_from(self.below(20) + 1).unwrap_or(1)).collect();
                Answer::Thrown(request.showing(&faces))
            }
            Want::Choice { options, why, .. } => Answer::Chose(u16::try_from(answer(state, options, why)).unwrap_or(0)),
            Want::Shuffle { cards, .. } => Answer::Dealt((0..*cards).collect()),
        }
    }
}

/// One way the rest of the turn may go, with the enemy's orders and the dice.
pub struct World {
    /// The supposed battle.
    pub state: State,
    pub enemy: Order,
    /// The dice come from this seed.
    pub seed: u64,
}

/// The outcome of a turn that was played out.
pub struct Outcome {
    /// The battle after the turn.
    pub after: State,
    pub told: Vec<Happening>,
    pub worth: Scales,
}

impl World {
    /// Plays the turn out to the next orders.
    pub fn play(&self, side: Nation, own: Order) -> State {
        self.play_on(side, own, |state, orders, fancy| {
            let (after, ended) = run_forgetful::<TheShips>(state, orders, fancy);
            if ended { Ok(after) } else { Err(after) }
        })
    }

    /// Plays the world out, and lists every happening on the way.
    pub fn watch(&self, side: Nation, own: Order) -> (State, Vec<Happening>) {
        let mut told = Vec::new();
        let after = self.play_on(side, own, |state, orders, fancy| {
            match run_live::<TheShips>(state.clone(), orders, &[], fancy) {
                Ok((after, happened, _)) => {
                    told.extend(happened);
                    Ok(after)
                }
                Err(_) => Err(state),
            }
        });
        (after, told)
    }

    /// Phase by phase; one that does not come to its end ends it all.
    fn play_on(
        &self,
        side: Nation,
        own: Order,
        mut run: impl FnMut(State, &Orders<TheShips>, &mut Fancy) -> Result<State, State>,
    ) -> State {
        let mut fancy = Fancy(self.seed);
        let mut state = self.state.clone();
        let turn = state.turn;
        let mut orders = Orders::<TheShips>::new();
        orders.insert(state.seat(side), own);
        orders.insert(state.seat(side.enemy()), self.enemy.clone());
        // A guard against endless loops: turns have fewer phases and stages.
        for _ in 0..200 {
            if TheShips::is_over(&state) || (state.turn > turn && state.phase == Phase::Orders) {
                break;
            }
            match run(state, &orders, &mut fancy) {
                Ok(after) => state = after,
                Err(stuck) => return stuck,
            }
            orders.clear();
        }
        state
    }
}
