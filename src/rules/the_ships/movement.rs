//! Steps: each ship's next step, and the resolution of all steps of one sub-step (TS-11, TS-12).

use crate::rules::geometry::base::Base;
use crate::rules::geometry::compass::PointOfSailing;
use crate::rules::geometry::hex::{Hex, Offset};

use super::articles::Grinding;
use super::boarding;
use super::collisions::{self, Clash};
use super::course;
use super::edge;
use super::ending;
use super::game::{Battle, Ruling};
use super::happenings::{Movement, Stop};
use super::losses::{self, Toll};
use super::orders::Step;
use super::place::{Place, Ships};
use super::sailing::{after_step, cost, is_under_way, may_turn};
use super::ship_card::{Sails, Soldiers};
use super::state::State;
use super::tile::Terrain;
use super::wants::Why;

/// A step a ship is about to make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    pub place: Place,
    pub step: Step,
    /// She cannot make this plotted step (TS-9.5).
    pub plotted: Option<Step>,
    pub cost: u8,
    pub to: Base,
}

impl Move {
    /// The hex it enters (TS-12.3).
    #[must_use]
    pub fn entered(&self) -> Hex {
        self.to.bow()
    }
}

/// The next step of a route; the second part is the plotted step, if she cannot make it (TS-9.5, TS-11.10, TS-23.3).
#[must_use]
pub fn plotted_step(state: &State, place: Place) -> (Step, Option<Step>) {
    let ship = state.ship(place);
    if ship.panic || ship.is_torch() {
        return (Step::Forward, None);
    }
    let route = ship.day.card.as_ref().filter(|_| ship.sails != Sails::Furled).map(|card| &card.route.0);
    let next = route.and_then(|route| route.get(usize::from(ship.day.plotted)).copied()).unwrap_or(Step::Forward);
    if next.turn().is_some() && !may_turn(state, place, ship.day.last_step_forward) {
        return (Step::Forward, Some(next));
    }
    (next, None)
}

/// The next step of a ship under way; asks the owner of a boarder in a disputed case (TS-18.2).
fn next_step(battle: &mut Battle<'_>, place: Place) -> Ruling<(Step, Option<Step>)> {
    match boarding::target(battle, place) {
        Some(target) => boarding::approach(battle, place, target),
        None => Ok(plotted_step(battle, place)),
    }
}

fn planned(battle: &mut Battle<'_>, place: Place, base: Base) -> Ruling<Move> {
    let (step, plotted) = next_step(battle, place)?;
    let cost = cost(battle, base.facing);
    Ok(Move { place, step, plotted, cost, to: after_step(base, step) })
}

/// Sub-step A: ships under full sails, running, with two tokens laid and a forward step next (TS-11.8).
pub fn first_moves(battle: &mut Battle<'_>) -> Ruling<Vec<Move>> {
    let mut moves = Vec::new();
    for place in battle.each() {
        let state = battle.state();
        let ship = state.ship(place);
        let Some(base) = ship.base.filter(|_| is_under_way(state, place)) else { continue };
        let running = PointOfSailing::of(base.facing, state.wind) == PointOfSailing::Running;
        if ship.sails == Sails::Full && running && ship.day.laid >= 2 {
            let planned = planned(battle, place, base)?;
            if planned.step == Step::Forward {
                moves.push(planned);
            }
        }
    }
    Ok(moves)
}

/// Is this the second half of a double move, or does she still run to make it (TS-11.8)?
fn may_go_on(state: &State, place: Place, base: Base) -> bool {
    let ship = state.ship(place);
    if ship.day.moved_first {
        let running = PointOfSailing::of(base.facing, state.wind) == PointOfSailing::Running;
        return running && ship.day.laid >= 1;
    }
    ship.day.laid >= cost(state, base.facing)
}

/// Sub-step B: every other step that can be paid (TS-11.6, TS-11.7).
pub fn second_moves(battle: &mut Battle<'_>) -> Ruling<Vec<Move>> {
    let mut moves = Vec::new();
    for place in battle.each() {
        let state = battle.state();
        let Some(base) = state.base(place).filter(|_| is_under_way(state, place)) else { continue };
        if may_go_on(state, place, base) {
            moves.push(planned(battle, place, base)?);
        }
    }
    Ok(moves)
}

/// Carries out deck orders of ships whose next step begins now (TS-10.16), and fires the trains of fireships (FS-1).
pub fn steps_begin(battle: &mut Battle<'_>, begins: impl Fn(&State, Place) -> bool) {
    for place in battle.each() {
        let state = battle.state();
        if !is_under_way(state, place) || !begins(state, place) {
            continue;
        }
        let day = &state.ship(place).day;
        let step = day.paces.saturating_add(1);
        let (deck, train) = (day.deck, day.train == Some(step));
        for (kind, order) in Soldiers::ALL.into_iter().zip(deck.0) {
            if let Some(order) = order.filter(|order| order.step() == step) {
                super::deck::carry_out(battle, place, kind, order);
            }
        }
        if train {
            super::fireship::fire_the_train(battle, place);
        }
    }
}

/// The second step of a double move begins with sub-step B (TS-10.16).
#[must_use]
pub fn begins_second_half(state: &State, place: Place) -> bool {
    let ship = state.ship(place);
    ship.day.moved_first && ship.base.is_some_and(|base| may_go_on(state, place, base))
}

/// A sub-step in the making.
struct SubStep {
    moving: Vec<Move>,
    clashes: Vec<Clash>,
    grinding: Vec<Place>,
    /// These must enter a contested hex, and stop there.
    drawn_in: Vec<Place>,
    toll: Toll,
    /// Boarders that made a step, stood still alongside, or clashed with their target: they may throw the grapple.
    throwing: Vec<Place>,
}

fn stop(battle: &mut Battle<'_>, place: Place, why: Stop) {
    if !battle.ship(place).day.stopped {
        let ship = battle.id(place);
        battle.tell(Movement::Stopped { ship, why });
    }
}

/// Resolves all steps of a sub-step together (TS-12.6).
pub fn resolve(battle: &mut Battle<'_>, moves: Vec<Move>) -> Ruling<()> {
    if moves.is_empty() {
        return Ok(());
    }
    for step in &moves {
        pay(battle, step);
    }
    let mut sub = SubStep {
        moving: moves,
        clashes: Vec::new(),
        grinding: Vec::new(),
        drawn_in: Vec::new(),
        toll: Toll::default(),
        throwing: Vec::new(),
    };
    edge_and_terrain(battle, &mut sub)?;
    crossings(battle, &mut sub);
    loop {
        occupied(battle, &mut sub);
        if !contested(battle, &mut sub)? {
            break;
        }
    }
    steps(battle, &mut sub);
    collisions::judge(battle, &sub.clashes, &mut sub.toll);
    losses::record(battle, &sub.toll)?;
    ending::settle(battle)?;
    sub.throwing.sort_unstable();
    sub.throwing.dedup();
    for place in sub.throwing {
        boarding::grapple(battle, place)?;
    }
    ending::settle(battle)
}

fn pay(battle: &mut Battle<'_>, planned: &Move) {
    let state = battle.state();
    let ship = state.id(planned.place);
    let Some(base) = state.base(planned.place) else { return };
    let sailing = PointOfSailing::of(base.facing, state.wind);
    let Move { step, plotted, cost, .. } = *planned;
    battle.tell(Movement::StepPaid { ship, step, sailing, cost, plotted });
}

/// 1. Edge and terrain.
fn edge_and_terrain(battle: &mut Battle<'_>, sub: &mut SubStep) -> Ruling<()> {
    let mut hindered = Ships::default();
    for planned in &sub.moving {
        let entered = planned.entered();
        let terrain = match battle.chart.terrain(entered) {
            None if !edge::meet(battle, planned.place, entered)? => {
                hindered.insert(planned.place);
                continue;
            }
            None => battle.chart.terrain(entered),
            known => known,
        };
        if terrain.is_some_and(Terrain::breaks_ships) {
            let (ship, step) = (battle.id(planned.place), planned.step);
            battle.tell(Movement::StruckGround { ship, step });
            stop(battle, planned.place, Stop::Terrain);
            collisions::strike_ground(planned.place, step, &mut sub.toll);
            hindered.insert(planned.place);
        }
    }
    sub.moving.retain(|planned| !hindered.contains(planned.place));
    Ok(())
}

/// 2. Two ships that would enter each other's hexes both stop (TS-13.5).
fn crossings(battle: &mut Battle<'_>, sub: &mut SubStep) {
    let state = battle.state();
    let covers = |place: Place, hex: Hex| state.base(place).is_some_and(|base| base.covers(hex));
    let mut crossed = Vec::new();
    for (number, one) in sub.moving.iter().enumerate() {
        for other in sub.moving.iter().skip(number + 1) {
            if covers(other.place, one.entered()) && covers(one.place, other.entered()) {
                crossed.push((*one, *other));
            }
        }
    }
    for (one, other) in crossed {
        sub.moving.retain(|moving| moving.place != one.place && moving.place != other.place);
        sub.clashes.push(Clash::Crossing { one: (one.place, one.step), other: (other.place, other.step) });
        clashed(battle, sub, one.place, other.place);
        clashed(battle, sub, other.place, one.place);
        stop(battle, one.place, Stop::Collision);
        stop(battle, other.place, Stop::Collision);
    }
}

/// A boarder that clashes with her own target throws the grapple all the same (TS-18.3).
fn clashed(battle: &Battle<'_>, sub: &mut SubStep, place: Place, with: Place) {
    if boarding::target(battle, place) == Some(with) {
        sub.throwing.push(place);
    }
}

/// 3. Ships that would enter a hex which stays covered stop, until nothing changes.
fn occupied(battle: &mut Battle<'_>, sub: &mut SubStep) {
    loop {
        let state = battle.state();
        let stays = |planned: &Move| {
            let covering = state.covering(planned.entered())?;
            let leaves = sub.moving.iter().any(|other| other.place == covering && !other.to.covers(planned.entered()));
            (!leaves).then_some((*planned, covering))
        };
        let hindered: Vec<_> = sub.moving.iter().filter_map(stays).collect();
        if hindered.is_empty() {
            return;
        }
        sub.moving.retain(|moving| !hindered.iter().any(|(planned, _)| planned.place == moving.place));
        for (planned, covering) in hindered {
            let (ship, place) = (battle.id(planned.place), planned.place);
            let prey = boarding::target(battle, place) == Some(covering) && !sub.drawn_in.contains(&place);
            if prey && battle.articles.switches.grinding == Grinding::Checks {
                let target = battle.id(covering);
                battle.tell(Movement::GroundAlongside { ship, target });
                sub.grinding.push(place);
                sub.throwing.push(place);
            } else {
                let (step, entered) = (planned.step, planned.entered());
                sub.clashes.push(Clash::Strike { striker: place, step, entered });
                clashed(battle, sub, place, covering);
                stop(battle, place, Stop::Collision);
            }
        }
    }
}

/// 4. A roll-off for the first contested hex, if there is one (TS-13.6).
fn contested(battle: &mut Battle<'_>, sub: &mut SubStep) -> Ruling<bool> {
    let into = |hex: Hex| sub.moving.iter().filter(move |other| other.entered() == hex);
    let Some(hex) = sub.moving.iter().map(Move::entered).find(|hex| into(*hex).count() > 1) else { return Ok(false) };
    let contenders: Vec<Move> = into(hex).copied().collect();
    let at = Offset::from(hex);
    let loser = loop {
        let mut faces = Vec::new();
        for contender in &contenders {
            let (ship, owner) = (battle.id(contender.place), battle.owner(contender.place));
            let face = battle.d20(owner, Why::Contest { ship, hex: at })?;
            battle.tell(Movement::ContestThrown { ship, face });
            faces.push((face, contender.place));
        }
        let lowest = faces.iter().map(|(face, _)| *face).min().unwrap_or(1);
        let mut lowest = faces.into_iter().filter(|(face, _)| *face == lowest);
        if let (Some((_, loser)), None) = (lowest.next(), lowest.next()) {
            break loser;
        }
    };
    let ship = battle.id(loser);
    battle.tell(Movement::ContestLost { ship, hex: at });
    sub.moving.retain(|moving| moving.entered() != hex || moving.place == loser);
    sub.drawn_in.push(loser);
    for contender in contenders.iter().filter(|contender| contender.place != loser) {
        let place = contender.place;
        sub.clashes.push(Clash::Strike { striker: place, step: contender.step, entered: hex });
        clashed(battle, sub, place, loser);
        clashed(battle, sub, loser, place);
        stop(battle, place, Stop::Collision);
    }
    Ok(true)
}

/// 5. Everyone left steps; then shoals, and ships drawn into contested hexes stop.
fn steps(battle: &mut Battle<'_>, sub: &mut SubStep) {
    for planned in &sub.moving {
        let ship = battle.id(planned.place);
        battle.tell(Movement::Stepped { ship, step: planned.step, to: planned.to.into() });
        if boarding::target(battle, planned.place).is_some() {
            sub.throwing.push(planned.place);
        }
        course::look_for_buoys(battle, planned.place);
    }
    for planned in &sub.moving {
        let place = planned.place;
        if battle.chart.terrain(planned.entered()) == Some(Terrain::Shoal) {
            let ship = battle.id(place);
            battle.tell(Movement::RanAground { ship });
            stop(battle, place, Stop::Aground);
            if battle.articles.switches.shoals == super::articles::Shoals::Rock {
                collisions::strike_ground(place, planned.step, &mut sub.toll);
            }
        }
    }
    for place in std::mem::take(&mut sub.drawn_in) {
        stop(battle, place, Stop::Collision);
    }
}
