//! A whole battle between two captains and a seeded bowl of dice, in one pass.

use rand::Rng;
use rand::rngs::ChaCha8Rng;

use crate::rules::kernel::{
    Answer, Journal, Orders, Rest, Ruleset, Seat, Source, ThrowOutcome, Throwable, Vessel, Viewer, Want, digest,
    run_forgetful, run_live,
};
use crate::rules::kernel::{Digest, Entry};
use crate::rules::the_ships::articles::Setup;
use crate::rules::the_ships::refusals::Refusal;
use crate::rules::the_ships::ruleset::TheShips;
use crate::rules::the_ships::setup::SetupFault;
use crate::rules::the_ships::state::{Result as Ending, State};

use super::captain::Captain;
use super::seeds::{seed, stream};

/// A battle without a limit of turns is broken off after this many and counts as drawn.
pub const TURNS_AT_MOST: u16 = 200;

/// Dice that fall as the seed has it.
pub struct SeededDice(ChaCha8Rng);

impl SeededDice {
    /// Dice with this seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(stream(seed))
    }

    /// Throws what is asked for.
    pub fn throw(&mut self, request: &crate::rules::kernel::ThrowRequest) -> ThrowOutcome {
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

    fn shuffled(&mut self, cards: u16) -> Vec<u16> {
        let mut order: Vec<u16> = (0..cards).collect();
        for last in (1..order.len()).rev() {
            let other = (self.0.next_u64() % (last as u64 + 1)) as usize;
            order.swap(last, other);
        }
        order
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

/// Both captains at their seats.
pub struct Crew {
    /// By seat.
    pub captains: [Box<dyn Captain>; 2],
    /// The dice.
    pub dice: SeededDice,
    /// Choices made so far.
    pub choices: u64,
    /// Throws made so far.
    pub throws: u64,
}

impl Crew {
    /// Two captains and dice for one game of a series.
    #[must_use]
    pub fn for_game(ranks: [super::captain::Rank; 2], root: u64, game: u64) -> Self {
        let [first, second] = ranks;
        let captains = [first.enlist(seed(root, game, "first")), second.enlist(seed(root, game, "second"))];
        Self { captains, dice: SeededDice::new(seed(root, game, "dice")), choices: 0, throws: 0 }
    }

    fn captain(&mut self, seat: Seat) -> &mut dyn Captain {
        let [first, second] = &mut self.captains;
        if seat.0 == 0 { first.as_mut() } else { second.as_mut() }
    }
}

impl Source<TheShips> for Crew {
    fn answer(&mut self, state: &State, want: &Want<TheShips>) -> Answer {
        match want {
            Want::Throw { request, .. } => {
                self.throws += 1;
                Answer::Thrown(self.dice.throw(request))
            }
            Want::Choice { by, options, why } => {
                self.choices += 1;
                let mut look = || TheShips::seen_by(state, Viewer::Seat(*by));
                let chosen = self.captain(*by).choose(&mut look, options, why);
                Answer::Chose(u16::try_from(chosen).unwrap_or(0))
            }
            Want::Shuffle { cards, .. } => Answer::Dealt(self.dice.shuffled(*cards)),
        }
    }
}

/// How a battle went.
#[derive(Clone, Debug)]
pub struct Played {
    /// The end; none if it was broken off.
    pub ending: Option<Ending>,
    /// The last turn.
    pub turns: u16,
    /// Throws.
    pub throws: u64,
    /// Orders, choices and throws.
    pub inputs: u64,
    /// Orders that the rules refused; a refused captain gives the battle up.
    pub refusals: Vec<Refusal>,
    /// The phase in which the battle came to a stop of its own accord, which must not happen.
    pub dead_end: Option<String>,
    /// The digest of the last state.
    pub digest: Digest,
    /// The journal, if it was wanted.
    pub journal: Option<Journal<TheShips>>,
}

/// Runs a phase and writes it down, if it took anything.
fn recorded(state: State, orders: Orders<TheShips>, crew: &mut Crew, journal: &mut Journal<TheShips>) -> (State, bool) {
    let Ok((after, _, answers)) = run_live::<TheShips>(state.clone(), &orders, &[], crew) else {
        return (state, false);
    };
    if !orders.is_empty() || !answers.is_empty() {
        journal.entries.push(Entry { orders, answers, digest: Some(digest(&after)) });
    }
    (after, true)
}

/// Plays a battle to its end.
///
/// # Errors
/// What is wrong with the set-up.
pub fn play(setup: &Setup, crew: &mut Crew, keep_journal: bool) -> Result<Played, SetupFault> {
    let mut state = TheShips::set_up(setup)?;
    let mut journal = keep_journal.then(|| Journal::<TheShips>::new(setup.clone()));
    let (mut given, mut refusals, mut dead_end) = (0_u64, Vec::new(), None);
    let mut idle = 0_u32;
    while !TheShips::is_over(&state) {
        let awaited = TheShips::awaited(&state);
        // Broken off only where orders are owed: there a match that was stepped through stands still too.
        if state.turn > TURNS_AT_MOST && !awaited.is_empty() {
            break;
        }
        let mut orders = Orders::<TheShips>::new();
        for seat in awaited {
            let view = TheShips::seen_by(&state, Viewer::Seat(seat));
            let mut order = crew.captain(seat).order(&view);
            given += 1;
            if let Err(refusal) = TheShips::check(&state, seat, &order) {
                refusals.push(refusal);
                order = crate::rules::the_ships::orders::Order::Concede;
            }
            orders.insert(seat, order);
        }
        let before = (state.phase, state.turn, state.beat);
        let ended;
        (state, ended) = match &mut journal {
            Some(journal) => recorded(state, orders, crew, journal),
            None => run_forgetful::<TheShips>(state, &orders, crew),
        };
        if !ended {
            dead_end = Some(format!("{:?}", before.0));
            break;
        }
        // A phase that runs by itself must lead on.
        idle = if before == (state.phase, state.turn, state.beat) { idle + 1 } else { 0 };
        if idle > 2 {
            dead_end = Some(format!("{:?}", state.phase));
            break;
        }
    }
    Ok(Played {
        ending: state.result,
        turns: state.turn,
        throws: crew.throws,
        inputs: given + crew.throws + crew.choices,
        refusals,
        dead_end,
        digest: digest(&state),
        journal,
    })
}
