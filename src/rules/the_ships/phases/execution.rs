//! Phase 4, stage by stage: the opening, the beats with their two sub-steps, and the fire windows between (TS-11.5, TS-11.6).

use crate::rules::kernel::Orders;
use crate::rules::the_ships::aftermath::fight_fire;
use crate::rules::the_ships::deck;
use crate::rules::the_ships::ending;
use crate::rules::the_ships::fire_window;
use crate::rules::the_ships::fireship;
use crate::rules::the_ships::game::{Battle, Ruling, TheShips};
use crate::rules::the_ships::happenings::{Movement, Turns};
use crate::rules::the_ships::landing;
use crate::rules::the_ships::melee;
use crate::rules::the_ships::movement::{self, Move};
use crate::rules::the_ships::pivots;
use crate::rules::the_ships::place::Place;
use crate::rules::the_ships::sailing::{can_step_again, cost, is_under_way};
use crate::rules::the_ships::scenario::LeftOut;
use crate::rules::the_ships::ship_card::{Sails, Soldiers};
use crate::rules::the_ships::state::{Phase, Stage, State};
use crate::rules::the_ships::tile::Terrain;

fn go_on(battle: &mut Battle<'_>, stage: Stage) {
    battle.tell(Turns::PhaseBegan { phase: Phase::Execution(stage) });
}

/// Before anything moves: fires are fought, anchors dropped, deck orders of furled ships carried out (TS-11.5).
pub fn opening(battle: &mut Battle<'_>, _: &Orders<TheShips>) -> Ruling<()> {
    for place in battle.each() {
        let state = battle.state();
        if state.ship(place).in_play() && state.ship(place).burns() && !state.is_locked(place) {
            fight_fire(battle, place)?;
        }
    }
    ending::settle(battle)?;
    for place in battle.each() {
        anchors(battle, place);
    }
    for place in battle.each() {
        if battle.ship(place).in_play() && battle.ship(place).sails == Sails::Furled {
            furled_deck_orders(battle, place);
        }
    }
    go_on(battle, Stage::OpeningWindow);
    Ok(())
}

/// May she drop anchor: furled before and now, a hex on shallow water, not aground (TS-10.12)?
#[must_use]
pub fn may_anchor(state: &State, place: Place) -> bool {
    let ship = state.ship(place);
    let shallow = |hex| state.chart.terrain(hex) == Some(Terrain::Shallow);
    ship.last_sails == Sails::Furled
        && !ship.aground
        && !ship.anchored
        && !ship.cable_cut
        && state.articles.uses(LeftOut::Anchors)
        && ship.base.is_some_and(|base| base.hexes().into_iter().any(shallow))
}

fn anchors(battle: &mut Battle<'_>, place: Place) {
    let state = battle.state();
    let (ship, id) = (state.ship(place), state.id(place));
    let open = ship.in_play() && ship.day.open && ship.day.loading;
    let Some(card) = ship.day.card.as_ref().filter(|_| open) else { return };
    if card.drop && ship.sails == Sails::Furled && may_anchor(state, place) {
        battle.tell(Movement::AnchorDropped { ship: id });
    } else if card.cut && ship.day.weighing && state.articles.may_cut(state.side(place)) {
        battle.tell(Movement::CableCut { ship: id });
    }
}

fn furled_deck_orders(battle: &mut Battle<'_>, place: Place) {
    let deck = battle.ship(place).day.deck;
    for (kind, order) in Soldiers::ALL.into_iter().zip(deck.0) {
        if let Some(order) = order {
            deck::carry_out(battle, place, kind, order);
        }
    }
    if battle.ship(place).day.train.is_some() {
        fireship::fire_the_train(battle, place);
    }
}

/// Opens a fire window, then goes on to the next beat or phase.
pub fn window(battle: &mut Battle<'_>, _: &Orders<TheShips>) -> Ruling<()> {
    // TS-19.2: if a ship left the board in the window, another window follows, for a line of sight may be free.
    loop {
        fire_window::open(battle)?;
        if !battle.stirred {
            break;
        }
    }
    if battle.phase == Phase::Execution(Stage::FirstWindow) {
        go_on(battle, Stage::SecondMoves);
        Ok(())
    } else {
        next_beat(battle)
    }
}

fn any_can_step(state: &State) -> bool {
    state.each().any(|place| can_step_again(state, place))
}

/// Makes pivots once no ship moves any more; then begins the next beat if there is something to do, else phase 5
/// (TS-11.12, TS-11.13).
fn next_beat(battle: &mut Battle<'_>) -> Ruling<()> {
    let state = battle.state();
    if pivots::any_pending(state) && !any_can_step(state) {
        go_on(battle, Stage::Pivots);
        return Ok(());
    }
    if beat_is_due(state) {
        go_on(battle, Stage::FirstMoves);
        return Ok(());
    }
    // FS-2: once a turn in any case, where there was no sub-step too.
    fireship::scorch(battle)?;
    ending::settle(battle)?;
    if battle.stirred {
        go_on(battle, Stage::SecondWindow);
        return Ok(());
    }
    discard(battle);
    battle.tell(Turns::PhaseBegan { phase: Phase::Marks });
    Ok(())
}

fn beat_is_due(state: &State) -> bool {
    let lays_or_steps = |place: Place| {
        let ship = state.ship(place);
        let pays = ship.base.is_some_and(|base| ship.day.laid >= cost(state, base.facing));
        is_under_way(state, place) && (ship.day.pool > 0 || pays)
    };
    state.each().any(|place| lays_or_steps(place) || landing::is_due(state, place))
        || state.locks.iter().any(|lock| melee::is_due(state, lock, lock.from_beat))
}

fn discard(battle: &mut Battle<'_>) {
    for place in battle.each() {
        let (ship, count) = (battle.id(place), battle.ship(place).tokens());
        if count > 0 {
            battle.tell(Movement::TokensDiscarded { ship, count });
        }
    }
}

/// Pivots as a sub-step of their own (TS-11.13).
pub fn pivots_alone(battle: &mut Battle<'_>, _: &Orders<TheShips>) -> Ruling<()> {
    pivots::make(battle)?;
    fireship::scorch(battle)?;
    ending::settle(battle)?;
    go_on(battle, Stage::PivotsWindow);
    Ok(())
}

/// Tokens are laid, and the first moves of double moves are made: sub-step A (TS-11.6).
pub fn first_moves(battle: &mut Battle<'_>, _: &Orders<TheShips>) -> Ruling<()> {
    let beat = battle.beat.saturating_add(1);
    battle.tell(Movement::BeatBegan { beat });
    for place in battle.each() {
        lay(battle, place);
    }
    movement::steps_begin(battle, |state, place| state.ship(place).day.laid > 0);
    let moves = movement::first_moves(battle)?;
    let moved = !moves.is_empty();
    movement::resolve(battle, moves)?;
    if moved {
        fireship::scorch(battle)?;
        ending::settle(battle)?;
    }
    let next = if battle.stirred { Stage::FirstWindow } else { Stage::SecondMoves };
    go_on(battle, next);
    Ok(())
}

/// One token under battle sails, two under full sails; the first weighs the anchor (TS-11.6, TS-10.17).
fn lay(battle: &mut Battle<'_>, place: Place) {
    let state = battle.state();
    if !is_under_way(state, place) {
        return;
    }
    let ship = state.ship(place);
    let most = match ship.sails {
        Sails::Furled => 0,
        Sails::Battle => 1,
        Sails::Full => 2,
    };
    let (count, weighing, id) = (ship.day.pool.min(most), ship.day.weighing, state.id(place));
    if count > 0 {
        battle.tell(Movement::TokensLaid { ship: id, count });
        if weighing {
            battle.tell(Movement::AnchorWeighed { ship: id });
        }
    }
}

/// All other steps, then pivots, melee rounds and landings: sub-step B (TS-11.6).
pub fn second_moves(battle: &mut Battle<'_>, _: &Orders<TheShips>) -> Ruling<()> {
    movement::steps_begin(battle, movement::begins_second_half);
    let moves = movement::second_moves(battle)?;
    let last = is_last_beat(battle, &moves);
    let moved = !moves.is_empty();
    movement::resolve(battle, moves)?;
    if pivots::any_pending(battle) && (last || !any_can_step(battle)) {
        pivots::make(battle)?;
    }
    melee::rounds(battle)?;
    landing::land(battle)?;
    if moved || battle.stirred {
        fireship::scorch(battle)?;
        ending::settle(battle)?;
    }
    if battle.stirred {
        go_on(battle, Stage::SecondWindow);
        Ok(())
    } else {
        next_beat(battle)
    }
}

/// By tokens alone, with nothing in the way: is there no ship that can pay for a step after these (TS-11.13)?
fn is_last_beat(state: &State, moves: &[Move]) -> bool {
    state.each().all(|place| {
        let planned = moves.iter().find(|planned| planned.place == place);
        let Some(planned) = planned else { return !can_step_again(state, place) };
        let left = state.ship(place).tokens().saturating_sub(planned.cost);
        left < cost(state, planned.to.facing)
    })
}
