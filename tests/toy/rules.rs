//! The rules of Prize Money: its phases, and the doors to everything else.

use weather_gage::rules::kernel::{GameId, Orders, PhaseEntry, Referee, Ruleset, Ruling, Seat, ThrowRequest, Viewer};

use super::state::{Captain, Choice, Happening, Order, Phase, Refusal, Setup, SetupFault, State, Why};
use super::view::{self, View};

/// Prize Money.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PrizeMoney;

type Table<'a> = Referee<'a, PrizeMoney>;

/// PM-1: everybody is dealt this number of cards.
const HAND: usize = 3;

/// PM-1.
fn deal(table: &mut Table<'_>, _: &Orders<PrizeMoney>) -> Ruling<(), PrizeMoney> {
    let cards = table.state().deck.clone();
    let deck = table.shuffled(&cards, Why::Deck)?;
    table.tell(Happening::DeckShuffled { deck: Some(deck) });
    for seat in table.state().seats() {
        for _ in 0..HAND {
            draw(table, seat);
        }
    }
    table.tell(Happening::RoundBegan { round: 1 });
    Ok(())
}

fn draw(table: &mut Table<'_>, seat: Seat) {
    if let Some(card) = table.state().deck.last().copied() {
        table.tell(Happening::CardDrawn { seat, card: Some(card) });
    }
}

/// PM-2, PM-7.
fn lay(table: &mut Table<'_>, orders: &Orders<PrizeMoney>) -> Ruling<(), PrizeMoney> {
    for (seat, order) in orders {
        match order {
            Order::Lay(card) => table.tell(Happening::CardLaid { seat: *seat, card: Some(*card) }),
            Order::Propose => return propose(table, *seat),
        }
    }
    table.tell(Happening::AllLaid);
    Ok(())
}

/// PM-7: all others are asked, until one declines.
fn propose(table: &mut Table<'_>, by: Seat) -> Ruling<(), PrizeMoney> {
    table.tell(Happening::EndProposed { seat: by });
    for seat in table.state().seats().filter(|seat| *seat != by) {
        let options = vec![Choice::Agree, Choice::Decline];
        let agreed = table.choose(seat, options, Why::Ending { proposed_by: by })? == Some(Choice::Agree);
        table.tell(Happening::EndAnswered { seat, agreed });
        if !agreed {
            return Ok(());
        }
    }
    table.tell(Happening::Ended);
    Ok(())
}

/// PM-3 to PM-6.
fn prize(table: &mut Table<'_>, _: &Orders<PrizeMoney>) -> Ruling<(), PrizeMoney> {
    for seat in table.state().seats() {
        let card = table.state().captain(seat).laid.unwrap_or_default();
        table.tell(Happening::CardTurned { seat, card });
    }
    for seat in table.state().seats() {
        let card = table.state().captain(seat).laid.unwrap_or_default();
        let outcome = table.throw(seat, ThrowRequest::dice(1, 6), Why::Die { card })?;
        table.tell(Happening::DieFell { seat, face: outcome.faces().next().unwrap_or(1) });
    }
    let winner = highest(table.state());
    table.tell(Happening::PrizeTaken { seat: winner });
    reward(table, winner)?;
    for seat in table.state().seats() {
        draw(table, seat);
    }
    let State { round, rounds, .. } = *table.state();
    let out_of_cards = table.state().captains.iter().any(|captain| captain.hand.is_empty());
    table.tell(if round >= rounds || out_of_cards {
        Happening::Ended
    } else {
        Happening::RoundBegan { round: round + 1 }
    });
    Ok(())
}

/// PM-3: the captain with the highest sum, of equal ones the first from the leader.
fn highest(state: &State) -> Seat {
    let seats: Vec<Seat> = state.seats().collect();
    let lead = usize::from(state.round.saturating_sub(1));
    let sum = |seat: &Seat| {
        let captain = state.captain(*seat);
        u16::from(captain.laid.unwrap_or_default()) + u16::from(captain.die)
    };
    let from_the_lead = (0..seats.len()).map(|place| seats[(lead + place) % seats.len()]);
    // Of equal ones `max_by_key` takes the last.
    from_the_lead.rev().max_by_key(sum).unwrap_or(Seat(0))
}

/// PM-4.
fn reward(table: &mut Table<'_>, seat: Seat) -> Ruling<(), PrizeMoney> {
    let two: Vec<u8> = table.state().deck.iter().rev().take(2).copied().collect();
    let mut options = vec![Choice::Gold];
    if two.len() == 2 {
        options.push(Choice::Cards);
    }
    if table.choose(seat, options, Why::Reward)? != Some(Choice::Cards) {
        table.tell(Happening::GoldTaken { seat, gold: 2 });
        return Ok(());
    }
    table.tell(Happening::CardsLifted { seat, cards: Some(two.clone()) });
    let options = two.iter().copied().map(Choice::Keep).collect();
    if let Some(Choice::Keep(card)) = table.choose(seat, options, Why::Keep)? {
        table.tell(Happening::CardKept { seat, card: Some(card) });
    }
    Ok(())
}

impl Ruleset for PrizeMoney {
    const GAME: GameId = GameId("prize-money");
    const RULES_VERSION: u16 = 1;

    type Setup = Setup;
    type State = State;
    type Phase = Phase;
    type Order = Order;
    type Happening = Happening;
    type Refusal = Refusal;
    type SetupFault = SetupFault;
    type Why = Why;
    type Choice = Choice;
    type View = View;

    fn set_up(setup: &Setup) -> Result<State, SetupFault> {
        if !(2..=4).contains(&setup.seats) {
            return Err(SetupFault::Seats(setup.seats));
        }
        let captains = vec![Captain::default(); usize::from(setup.seats)];
        if setup.box_of_cards.len() < HAND * captains.len() {
            return Err(SetupFault::TooFewCards);
        }
        let (deck, rounds) = (setup.box_of_cards.clone(), setup.rounds);
        Ok(State { phase: Phase::Deal, round: 0, rounds, deck, captains, lifted: Vec::new() })
    }

    fn phase(state: &State) -> Phase {
        state.phase
    }

    fn seats(state: &State) -> u8 {
        u8::try_from(state.captains.len()).unwrap_or(u8::MAX)
    }

    fn phases() -> &'static [PhaseEntry<Self>] {
        &[
            PhaseEntry { name: "deal", holds: |phase| phase == Phase::Deal, run: deal },
            PhaseEntry { name: "lay", holds: |phase| phase == Phase::Lay, run: lay },
            PhaseEntry { name: "prize", holds: |phase| phase == Phase::Prize, run: prize },
        ]
    }

    fn awaited(state: &State) -> Vec<Seat> {
        if state.phase == Phase::Lay { state.seats().collect() } else { Vec::new() }
    }

    fn is_over(state: &State) -> bool {
        state.phase == Phase::Over
    }

    fn check(state: &State, seat: Seat, order: &Order) -> Result<(), Refusal> {
        match order {
            Order::Lay(card) if !state.captain(seat).hand.contains(card) => Err(Refusal::NotInHand(*card)),
            Order::Lay(_) | Order::Propose => Ok(()),
        }
    }

    fn interrupts(order: &Order) -> bool {
        *order == Order::Propose
    }

    fn evolve(state: &mut State, happening: &Happening) {
        state.apply(happening);
    }

    fn seen_by(state: &State, viewer: Viewer) -> View {
        view::seen_by(state, viewer)
    }

    fn told_to(_: &State, happening: &Happening, viewer: Viewer) -> Option<Happening> {
        Some(view::told_to(happening, viewer))
    }
}

impl State {
    fn apply(&mut self, happening: &Happening) {
        match happening {
            Happening::DeckShuffled { deck } => self.deck = deck.clone().unwrap_or_default(),
            Happening::CardDrawn { seat, card } => {
                self.captain_mut(*seat).hand.extend(card);
                self.deck.pop();
            }
            Happening::CardLaid { seat, card } => {
                let captain = self.captain_mut(*seat);
                captain.hand.retain(|held| Some(*held) != *card);
                captain.laid = *card;
            }
            Happening::AllLaid => self.phase = Phase::Prize,
            Happening::CardTurned { seat, .. } => self.captain_mut(*seat).turned = true,
            Happening::DieFell { seat, face } => self.captain_mut(*seat).die = *face,
            Happening::GoldTaken { seat, gold } => self.captain_mut(*seat).gold += gold,
            Happening::CardsLifted { cards, .. } => {
                self.lifted = cards.clone().unwrap_or_default();
                self.deck.truncate(self.deck.len().saturating_sub(self.lifted.len()));
            }
            Happening::CardKept { seat, card } => {
                self.captain_mut(*seat).hand.extend(card);
                self.lifted.retain(|lifted| Some(*lifted) != *card);
                self.deck.splice(0..0, self.lifted.drain(..));
            }
            Happening::RoundBegan { round } => {
                (self.phase, self.round) = (Phase::Lay, *round);
                for captain in &mut self.captains {
                    (captain.laid, captain.turned, captain.die) = (None, false, 0);
                }
            }
            Happening::Ended => self.phase = Phase::Over,
            Happening::PrizeTaken { .. } | Happening::EndProposed { .. } | Happening::EndAnswered { .. } => {}
        }
    }
}
