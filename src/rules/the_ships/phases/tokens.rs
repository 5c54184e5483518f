//! Phase 3: cards are turned up, batteries begin to load, and movement tokens are handed out (TS-11.1 to TS-11.4).

use crate::rules::kernel::Orders;
use crate::rules::the_ships::by::PerBattery;
use crate::rules::the_ships::fitting::shot_in_use;
use crate::rules::the_ships::game::{Battle, Ruling, TheShips};
use crate::rules::the_ships::happenings::Turns;
use crate::rules::the_ships::officers::{Duty, missing};
use crate::rules::the_ships::orders::{LoadMark, OrderCard};
use crate::rules::the_ships::place::Place;
use crate::rules::the_ships::sailing::tokens_expected;
use crate::rules::the_ships::scenario::LeftOut;
use crate::rules::the_ships::ship_card::Sails;
use crate::rules::the_ships::state::{Phase, Stage, State};

/// Turns all cards up.
pub fn run(battle: &mut Battle<'_>, _: &Orders<TheShips>) -> Ruling<()> {
    for place in battle.each() {
        let state = battle.state();
        let (ship, id) = (state.ship(place), state.id(place));
        if !ship.in_play() {
            continue;
        }
        if !ship.is_torch() {
            let turned = !ship.panic && state.takes_orders(place);
            let card = ship.day.card.as_ref().filter(|_| turned).cloned();
            let sails = card.as_ref().map_or(Sails::Furled, |card| sails_set(state, place, card));
            let loads = card.as_ref().map(|card| card.load);
            battle.tell(Turns::CardTurned { ship: id, sails, card });
            if let Some(loads) = loads {
                load(battle, place, &loads);
            }
        }
        hand_out(battle, place);
    }
    battle.tell(Turns::PhaseBegan { phase: Phase::Execution(Stage::Opening) });
    Ok(())
}

/// A ship aground has furled sails, with any order on her card (TS-4.3); so has one that pivots (TS-10.13).
fn sails_set(state: &State, place: Place, card: &OrderCard) -> Sails {
    if state.ship(place).aground { Sails::Furled } else { card.sails }
}

/// Load orders empty the reload boxes (TS-14.2).
fn load(battle: &mut Battle<'_>, place: Place, loads: &PerBattery<LoadMark>) {
    for (battery, shot) in loads.iter() {
        let state = battle.state();
        let guns = state.articles.uses(LeftOut::Guns);
        let in_use = shot.shot().map_or(guns, |shot| shot_in_use(&state.articles, shot));
        if state.ship(place).guns_in(battery) > 0 && in_use {
            let ship = state.id(place);
            battle.tell(Turns::LoadingBegan { ship, battery, secret: Some(shot) });
        }
    }
}

/// Hands out the tokens of every standing mast, less the penalty for missing officers (TS-11.1 to TS-11.3).
fn hand_out(battle: &mut Battle<'_>, place: Place) {
    let state = battle.state();
    let (ship, sails) = (state.ship(place), state.ship(place).sails);
    if sails == Sails::Furled || ship.aground || ship.caught_fast {
        return;
    }
    let by_mast = state.vessel(place).mast_tokens(ship, sails);
    let officers = missing(state, place, Duty::Tokens);
    let total = tokens_expected(state, place, sails);
    let ship = state.id(place);
    battle.tell(Turns::TokensReceived { ship, by_mast, officers, total });
}
