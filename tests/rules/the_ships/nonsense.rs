//! Cards no sane captain writes: Cardboard entry takes them all, and every battle stays sound (TS-8.6).

use std::collections::BTreeMap;

use weather_gage::captains::{Crewed, Luck, Rank, SeededDice};
use weather_gage::chance::{seed, stream};
use weather_gage::rules::geometry::hex::Offset;
use weather_gage::rules::kernel::{Answer, Awaiting, Match, Ruleset, Viewer, Want};
use weather_gage::rules::the_ships::articles::OrderEntry;
use weather_gage::rules::the_ships::game::TheShips;
use weather_gage::rules::the_ships::orders::{DeckOrder, LoadMark, Order, OrderCard, Pivot, Route, Step};
use weather_gage::rules::the_ships::ship_card::{BatteryPlace, Sails};
use weather_gage::rules::the_ships::state::State;

use super::laws::is_sound;
use crate::bots::{library, setup};

/// A card with anything on it.
fn nonsense(state: &State, mut draw: impl FnMut(usize) -> usize) -> OrderCard {
    let mut card = OrderCard { sails: [Sails::Furled, Sails::Battle, Sails::Full][draw(3)], ..OrderCard::default() };
    card.route = Route((0..draw(12)).map(|_| Step::ALL[draw(3)]).collect());
    let some = |draw: &mut dyn FnMut(usize) -> usize| draw(3) == 0;
    if some(&mut draw) {
        card.board = state.each().nth(draw(state.ships.len())).map(|place| state.id(place));
    }
    if some(&mut draw) {
        card.pivot = Some(Pivot::ALL[draw(4)]);
    }
    for battery in BatteryPlace::ALL {
        if some(&mut draw) {
            let marks = [LoadMark::Ball, LoadMark::Chain, LoadMark::Grape, LoadMark::Void];
            card.load.set(battery, Some(marks[draw(4)]));
        }
        if some(&mut draw) {
            card.range.set(battery, u8::try_from(draw(256)).ok());
        }
    }
    let mut deck =
        || some(&mut draw).then(|| [DeckOrder::Up, DeckOrder::Down][draw(2)](u8::try_from(draw(4)).unwrap()));
    (card.pikemen, card.musketeers) = (deck(), deck());
    card.muskets = some(&mut draw).then(|| u8::try_from(draw(256)).unwrap());
    (card.weigh, card.drop, card.cut) = (some(&mut draw), some(&mut draw), some(&mut draw));
    let far = [(9, 2), (-5, 40), (i32::MAX, i32::MIN), (4, 8)];
    card.land = some(&mut draw).then(|| Offset::from(far[draw(4)]));
    card.train = some(&mut draw).then(|| u8::try_from(draw(4)).unwrap());
    card
}

#[test]
fn ts_8_6_nonsense_on_every_card_breaks_nothing() {
    let library = library();
    for (number, scenario) in (0..).zip(library.scenarios.values()) {
        let mut setup = setup(&library, scenario);
        setup.switches.order_entry = OrderEntry::Cardboard;
        let mut battle = Match::<TheShips>::begin(&setup).unwrap();
        let mut lots = stream(seed(86, number, "cards"));
        let mut dice = SeededDice::new(seed(86, number, "dice"));
        let mut captain = TheShips::enlist(Rank::Random, 86);
        let mut draw = |below: usize| {
            use rand::Rng;
            usize::try_from(lots.next_u32()).unwrap() % below.max(1)
        };
        while battle.state().turn <= 8 {
            match battle.awaiting().clone() {
                Awaiting::Nothing => break,
                Awaiting::Orders(seats) if battle.state().turn == 0 => {
                    let view = TheShips::seen_by(battle.state(), Viewer::Seat(seats[0]));
                    battle.give(seats[0], captain.order(&view)).unwrap();
                }
                Awaiting::Orders(seats) => {
                    let state = battle.state();
                    let own =
                        state.each().filter(|place| state.owner(*place) == seats[0] && state.takes_orders(*place));
                    let cards: BTreeMap<_, _> =
                        own.map(|place| (state.id(place), nonsense(state, &mut draw))).collect();
                    battle.give(seats[0], Order::cards(cards)).unwrap();
                }
                Awaiting::Answer(Want::Throw { request, .. }) => {
                    battle.answer(Answer::Thrown(dice.throw(&request))).unwrap();
                }
                Awaiting::Answer(Want::Choice { options, .. }) => {
                    let chosen = u16::try_from(draw(options.len())).unwrap();
                    battle.answer(Answer::Chose(chosen)).unwrap();
                }
                Awaiting::Answer(Want::Shuffle { .. }) => panic!("there are no cards"),
            }
            is_sound(battle.state(), !matches!(battle.awaiting(), Awaiting::Answer(_)));
        }
    }
}
