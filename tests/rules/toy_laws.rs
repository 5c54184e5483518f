//! The toy game keeps the laws of the kernel with two, three and four seats, and its secrets.

use weather_gage::captains::{Luck, SeededDice};
use weather_gage::chance::{seed, stream};
use weather_gage::rules::kernel::{
    Answer, Awaiting, Match, Misfit, Ruleset, Run, Seat, ThrowRequest, Viewer, Want, run,
};

use crate::toy::PrizeMoney;
use crate::toy::state::{Choice, Happening, Order, Phase, Refusal, Setup, SetupFault};
use crate::toy::view::{View, deckhand_chooses, deckhand_orders};

/// A seed and the deckhands answer this.
fn answer(view: &View, want: &Want<PrizeMoney>, number: u64) -> Answer {
    use rand::Rng;
    match want {
        Want::Throw { request, .. } => {
            let face = u8::try_from(stream(seed(5, number, "dice")).next_u32() % 6 + 1).unwrap();
            Answer::Thrown(request.showing(&vec![face; request.thrown()]))
        }
        Want::Choice { options, .. } => Answer::Chose(u16::try_from(deckhand_chooses(view, options)).unwrap()),
        Want::Shuffle { cards, .. } => Answer::Dealt(SeededDice::new(seed(5, number, "deck")).shuffle(*cards)),
    }
}

fn view_of(play: &Match<PrizeMoney>, seat: Seat) -> View {
    PrizeMoney::seen_by(play.state(), Viewer::Seat(seat))
}

/// Plays a match of deckhands to its end, with everything that was told.
fn played(setup: &Setup) -> (Match<PrizeMoney>, Vec<Happening>) {
    let mut play = Match::<PrizeMoney>::begin(setup).unwrap();
    let mut told = play.take_told();
    for number in 0.. {
        match play.awaiting().clone() {
            Awaiting::Orders(seats) => {
                let order = deckhand_orders(&view_of(&play, seats[0]));
                play.give(seats[0], order).unwrap();
            }
            Awaiting::Answer(want) => {
                let view = match want {
                    Want::Throw { by, .. } | Want::Choice { by, .. } => view_of(&play, by),
                    Want::Shuffle { .. } => PrizeMoney::seen_by(play.state(), Viewer::Bystander),
                };
                play.answer(answer(&view, &want, number)).unwrap();
            }
            Awaiting::Nothing => break,
        }
        told.extend(play.take_told());
    }
    (play, told)
}

#[test]
fn pm_1_to_pm_6_a_match_goes_to_its_end_with_two_three_and_four() {
    for seats in 2..=4 {
        let (play, told) = played(&Setup::new(seats, 3));
        let state = play.state();
        assert_eq!((state.phase, state.round), (Phase::Over, 3));
        assert_eq!(state.captains.len(), usize::from(seats));
        let prizes = told.iter().filter(|told| matches!(told, Happening::PrizeTaken { .. })).count();
        assert_eq!(prizes, 3);
        let cards: usize = state.captains.iter().map(|captain| captain.hand.len()).sum();
        assert_eq!(cards + state.deck.len() + 3 * usize::from(seats), 24, "no card is lost");
        assert_eq!(play.journal().replay().unwrap().state(), state);
    }
}

#[test]
fn pm_3_the_highest_sum_takes_the_prize_and_of_equal_ones_the_first_from_the_lead() {
    let mut play = Match::<PrizeMoney>::begin(&Setup::new(3, 3)).unwrap();
    play.answer(Answer::Dealt((0..24).collect())).unwrap();
    // The top card lies last: 24, 23 and 22 are the first captain's.
    for (seat, card) in [(0, 22), (1, 20), (2, 17)] {
        play.give(Seat(seat), Order::Lay(card)).unwrap();
    }
    for face in [1, 3, 6] {
        play.answer(Answer::Thrown(ThrowRequest::dice(1, 6).showing(&[face]))).unwrap();
    }
    let taken: Vec<_> = play.take_told().into_iter().filter(|h| matches!(h, Happening::PrizeTaken { .. })).collect();
    assert_eq!(taken, [Happening::PrizeTaken { seat: Seat(0) }], "23, 23 and 23");
    let Awaiting::Answer(Want::Choice { by, options, .. }) = play.awaiting() else { panic!("a reward is chosen") };
    assert_eq!((*by, options.as_slice()), (Seat(0), [Choice::Gold, Choice::Cards].as_slice()));
    play.answer(Answer::Chose(1)).unwrap();
    let Awaiting::Answer(Want::Choice { options, .. }) = play.awaiting() else { panic!("one of two is kept") };
    assert_eq!(options, &[Choice::Keep(15), Choice::Keep(14)]);
    play.answer(Answer::Chose(0)).unwrap();
    assert!(play.state().captains[0].hand.contains(&15));
    assert_eq!(play.state().deck.first(), Some(&14), "the other lies under the deck");
}

#[test]
fn pm_2_pm_7_orders_are_checked_and_a_proposal_is_asked_of_all_others() {
    assert_eq!(Match::<PrizeMoney>::begin(&Setup::new(5, 1)).err(), Some(SetupFault::Seats(5)));
    let mut play = Match::<PrizeMoney>::begin(&Setup::new(4, 1)).unwrap();
    play.answer(Answer::Dealt((0..24).collect())).unwrap();
    assert_eq!(play.give(Seat(0), Order::Lay(1)), Err(Misfit::Refused(Refusal::NotInHand(1))));
    play.give(Seat(0), Order::Lay(24)).unwrap();
    play.give(Seat(2), Order::Propose).unwrap();
    let asked = |play: &Match<PrizeMoney>| match play.awaiting() {
        Awaiting::Answer(Want::Choice { by, .. }) => Some(*by),
        _ => None,
    };
    for seat in [0, 1] {
        assert_eq!(asked(&play), Some(Seat(seat)));
        play.answer(Answer::Chose(0)).unwrap();
    }
    assert_eq!(asked(&play), Some(Seat(3)));
    play.answer(Answer::Chose(1)).unwrap();
    // The sealed card was void, and everybody lays one anew.
    assert_eq!(play.awaiting(), &Awaiting::Orders([0, 1, 2, 3].map(Seat).to_vec()));
    play.give(Seat(3), Order::Propose).unwrap();
    for _ in 0..3 {
        play.answer(Answer::Chose(0)).unwrap();
    }
    assert_eq!(play.state().phase, Phase::Over);
}

#[test]
fn what_is_told_grows_with_the_answers_and_makes_the_state() {
    for seats in 2..=4 {
        let (play, all) = played(&Setup::new(seats, 2));
        let mut state = PrizeMoney::set_up(&Setup::new(seats, 2)).unwrap();
        let mut told_at_all = Vec::new();
        for entry in &play.journal().entries {
            let mut before: Vec<Happening> = Vec::new();
            let mut after = None;
            for count in 0..=entry.answers.len() {
                let told = match run::<PrizeMoney>(&state, &entry.orders, &entry.answers[..count]) {
                    Run::Settled { told, after: settled } => {
                        after = Some(settled);
                        told
                    }
                    Run::Wants { told, .. } => told,
                    Run::OutOfStep { answer, .. } => panic!("answer {answer} fits"),
                };
                assert!(told.starts_with(&before));
                before = told;
            }
            for happening in &before {
                PrizeMoney::evolve(&mut state, happening);
            }
            assert_eq!(Some(&state), after.as_ref());
            told_at_all.extend(before);
        }
        // A phase that takes neither order nor answer stands in no entry; in this game there is none.
        assert_eq!(told_at_all, all);
    }
}

#[test]
fn nobody_is_told_or_sees_the_cards_of_others() {
    for seats in 2..=4 {
        let (play, told) = played(&Setup::new(seats, 3));
        let viewers = (0..seats).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Bystander]);
        for viewer in viewers {
            for happening in &told {
                let known = PrizeMoney::told_to(play.state(), happening, viewer).unwrap();
                let own = |seat: &Seat| viewer.shares_secrets_of(*seat);
                match &known {
                    Happening::DeckShuffled { deck } => assert_eq!(deck, &None),
                    Happening::CardDrawn { seat, card }
                    | Happening::CardLaid { seat, card }
                    | Happening::CardKept { seat, card } => assert_eq!(card.is_some(), own(seat)),
                    Happening::CardsLifted { seat, cards } => assert_eq!(cards.is_some(), own(seat)),
                    open => assert_eq!(open, happening),
                }
            }
            // Two states that differ in the hands of others and in the deck look the same.
            let mut other = play.state().clone();
            other.deck.reverse();
            for (seat, captain) in (0..).map(Seat).zip(&mut other.captains) {
                if !viewer.shares_secrets_of(seat) {
                    captain.hand.iter_mut().for_each(|card| *card = 99);
                }
            }
            assert_eq!(PrizeMoney::seen_by(&other, viewer), PrizeMoney::seen_by(play.state(), viewer));
        }
    }
}
