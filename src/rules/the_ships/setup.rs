//! From a set-up to a battle: everything is checked here once, so that the rules may rely on it.

use std::sync::Arc;

use crate::rules::geometry::base::Base;
use crate::rules::geometry::hex::Heading;

use super::articles::{ASHORE_AT_MOST, Articles, Setup, Vessel};
use super::by::{BySide, BySoldiers};
use super::chart::Chart;
use super::fitting::resolved;
use super::fleets::manned;
use super::guns::MOST_GUNS;
use super::happenings::Turns;
use super::orders::FittingOut;
use super::place::{MOST_SHIPS, Place};
use super::position::{Position, ShipPosition};
use super::scenario::{Scenario, Start, WindRule};
use super::ship::{BatteryCards, Fire, Load, MASTS, Ship, Standing};
use super::ship_card::{BatteryPlace, Nation};
use super::ship_id::ShipId;
use super::state::{Lock, Phase, State};
use super::tile::Terrain;
use super::umpire;

/// A set-up is wrong at this place for this reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupFault {
    /// The path of the field, as a reader of the file would write it.
    pub field: String,
    pub flaw: Flaw,
}

/// A set-up can be wrong in these ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flaw {
    TwoSides,
    Level,
    NoSuchTile { tile: u8 },
    NoTiles,
    Ships,
    SideWithoutShips,
    ShipId,
    ShipTwice,
    NotToBeChosen,
    NoSuchCard,
    NoTable,
    TooManyMasts,
    TooManyGuns,
    NoSuchShip,
    OffTheBoard,
    OnLand,
    HexTaken,
    WindMissing,
    NotAlongside,
    Standing,
    TooMany,
    Battery,
    Boxes,
    NoSuchGun,
    UnevenRows,
    TileTwice { tile: u8 },
    AdvancedOnly,
    NoFireship,
    NoFreeFleets,
    FleetSize { most: u8 },
    FleetPoints { english: u16, spanish: u16 },
    LockedTwice,
    Nobody,
    Anchor,
    Aground,
}

fn fault(field: impl Into<String>, flaw: Flaw) -> SetupFault {
    SetupFault { field: field.into(), flaw }
}

type Built<T> = Result<T, SetupFault>;

/// Builds the battle.
pub fn set_up(setup: &Setup) -> Built<State> {
    let manned = manned(&setup.scenario, &setup.fleets, &setup.ships);
    let scenario = &manned.map_err(|(field, flaw)| SetupFault { field, flaw })?;
    let sides: Vec<Nation> = scenario.sides.iter().map(|side| side.player).collect();
    if sides.len() != 2 || sides.first() == sides.last() {
        return Err(fault("scenario.sides", Flaw::TwoSides));
    }
    let level = setup.level.unwrap_or(scenario.level);
    if level != scenario.level && !scenario.also_at.contains(&level) {
        return Err(fault("level", Flaw::Level));
    }
    let chart = Chart::lay(&scenario.layout, &setup.tiles).map_err(|number| SetupFault {
        field: "scenario.layout".to_owned(),
        flaw: Flaw::NoSuchTile { tile: number },
    })?;
    if chart.bounds().is_none() {
        return Err(fault("scenario.layout", Flaw::NoTiles));
    }
    lies_flat(scenario)?;
    let vessels = vessels(setup, scenario)?;
    if vessels.is_empty() || vessels.len() > MOST_SHIPS {
        return Err(fault("scenario.sides", Flaw::Ships));
    }
    if sides.iter().any(|side| !vessels.iter().any(|vessel| vessel.side == *side)) {
        return Err(fault("scenario.sides", Flaw::SideWithoutShips));
    }
    let articles = Articles { level, switches: setup.switches, scenario: scenario.clone(), vessels };
    let has_land = chart.hexes().any(|(_, terrain)| terrain == Terrain::Land);
    let ships = articles.vessels.iter().map(fresh).collect();
    let mut state = State {
        articles: Arc::new(articles),
        chart: Arc::new(chart),
        has_land,
        wind: Heading::N,
        turn: 0,
        phase: Phase::Weather,
        beat: 0,
        stirred: false,
        ships,
        locks: Vec::new(),
        ashore: BySide::default(),
        placed: Vec::new(),
        result: None,
        rulings: 0,
    };
    if let Some(position) = &setup.position {
        lay_out(&mut state, position)?;
    } else {
        given_places(&state)?;
    }
    Ok(state)
}

/// Each tile exists once (TS-27.3), and the rows are of one length.
fn lies_flat(scenario: &Scenario) -> Built<()> {
    let rows = &scenario.layout.0;
    let width = rows.first().map_or(0, |row| row.0.len());
    if rows.iter().any(|row| row.0.len() != width) {
        return Err(fault("scenario.layout", Flaw::UnevenRows));
    }
    let mut numbers: Vec<u8> = scenario.layout.slots().map(|(_, laid)| laid.number).collect();
    numbers.sort_unstable();
    match numbers.iter().zip(numbers.iter().skip(1)).find(|(one, next)| one == next) {
        Some((twice, _)) => {
            Err(SetupFault { field: "scenario.layout".to_owned(), flaw: Flaw::TileTwice { tile: *twice } })
        }
        None => Ok(()),
    }
}

fn vessels(setup: &Setup, scenario: &Scenario) -> Built<Vec<Vessel>> {
    let mut vessels: Vec<Vessel> = Vec::new();
    for (side, entry) in scenario.entries() {
        let field = |what: &str| format!("scenario.ships.{}{what}", entry.id());
        let id = ShipId::try_from(entry.id()).map_err(|_| fault(field(""), Flaw::ShipId))?;
        if vessels.iter().any(|other| other.id == id) {
            return Err(fault(field(""), Flaw::ShipTwice));
        }
        let card = match setup.chosen.get(entry.id()) {
            Some(chosen) if *chosen == entry.ship || entry.or.contains(chosen) => chosen,
            Some(_) => return Err(fault(format!("chosen.{}", entry.id()), Flaw::NotToBeChosen)),
            None => &entry.ship,
        };
        // Taken in place of another, a ship goes by her own name.
        let id = if entry.called.is_none() { ShipId::try_from(card.as_str()).unwrap_or(id) } else { id };
        let card = setup.ships.get(card).ok_or_else(|| fault(field(""), Flaw::NoSuchCard))?;
        let guns = match &card.gunnery {
            Some(table) => Some(setup.gunnery.get(table).ok_or_else(|| fault(field(".gunnery"), Flaw::NoTable))?),
            None => None,
        };
        if card.masts.len() > MASTS {
            return Err(fault(field(".masts"), Flaw::TooManyMasts));
        }
        if BatteryPlace::ALL.into_iter().any(|row| card.hull.row(row).guns_after.len() > MOST_GUNS) {
            return Err(fault(field(".hull"), Flaw::TooManyGuns));
        }
        let (mut card, guns, entry) = (card.clone(), guns.cloned(), entry.clone());
        let ashore = setup.short_handed.get(&side.player).map_or(0, |share| u16::from(*share.min(&ASHORE_AT_MOST)));
        let stays = u16::from(card.people.sailors) * ashore / 100;
        card.people.sailors = card.people.sailors.saturating_sub(u8::try_from(stays).unwrap_or(0));
        vessels.push(Vessel { id, side: side.player, card, guns, entry });
    }
    if let Some(stranger) = setup.chosen.keys().find(|id| !scenario.entries().any(|(_, e)| e.id() == *id)) {
        return Err(fault(format!("chosen.{stranger}"), Flaw::NoSuchShip));
    }
    Ok(vessels)
}

/// Builds a ship as the scenario has her, before any decision.
fn fresh(vessel: &Vessel) -> Ship {
    let entry = &vessel.entry;
    let mut ship = vessel.launched();
    ship.last_move = entry.last_move;
    ship.anchored = entry.anchored;
    ship.sails = entry.sails;
    ship.last_sails = entry.sails;
    ship.deck = BySoldiers::of([entry.on_deck.musketeers, entry.on_deck.pikemen]);
    ship
}

/// Ships with given places must lie on water, on the board, and not on each other.
fn given_places(state: &State) -> Built<()> {
    let mut taken: Vec<Base> = Vec::new();
    for vessel in &state.articles.vessels {
        let Start::Fixed { bow, facing } = vessel.entry.at else { continue };
        let base = Base::from_bow(bow.into(), facing);
        afloat(state, vessel, base, &taken)?;
        taken.push(base);
    }
    Ok(())
}

fn afloat(state: &State, vessel: &Vessel, base: Base, taken: &[Base]) -> Built<()> {
    let field = || format!("ships.{}.at", vessel.id.as_str());
    for hex in base.hexes() {
        match state.chart.terrain(hex) {
            None => return Err(fault(field(), Flaw::OffTheBoard)),
            Some(Terrain::Land | Terrain::Reef) => return Err(fault(field(), Flaw::OnLand)),
            Some(_) => {}
        }
        if taken.iter().any(|other| other.covers(hex)) {
            return Err(fault(field(), Flaw::HexTaken));
        }
    }
    Ok(())
}

fn lay_out(state: &mut State, position: &Position) -> Built<()> {
    state.wind = match (position.wind, &state.articles.scenario.wind) {
        (Some(wind), _) => wind,
        (None, WindRule::Fixed(wind)) => *wind,
        (None, _) => return Err(fault("position.wind", Flaw::WindMissing)),
    };
    let named = |id: &str| state.articles.vessels.iter().any(|vessel| vessel.id.as_str() == id);
    if let Some(stranger) = position.ships.keys().find(|id| !named(id)) {
        return Err(fault(format!("position.ships.{stranger}"), Flaw::NoSuchShip));
    }
    let mut taken = Vec::new();
    for place in state.each() {
        let vessel = state.vessel(place);
        let given = position.ships.get(vessel.id.as_str());
        let ship = described(state, vessel, given)?;
        if let Some(base) = ship.base {
            afloat(state, vessel, base, &taken)?;
            taken.push(base);
        }
        *state.ship_mut(place) = ship;
    }
    for (number, (boarder, boarded)) in position.locked.iter().enumerate() {
        let field = format!("position.locked[{number}]");
        let find = |id: &str| {
            let id = ShipId::try_from(id).ok();
            id.and_then(|id| state.place_of(id)).filter(|place| state.ship(*place).in_play())
        };
        let (Some(one), Some(other)) = (find(boarder), find(boarded)) else {
            return Err(fault(field, Flaw::NoSuchShip));
        };
        let touching = state.base(one).zip(state.base(other)).is_some_and(|(here, there)| here.is_adjacent(there));
        let known = state.locks.iter().any(|lock| {
            let pair = [lock.boarder, lock.boarded];
            pair.contains(&state.id(one)) && pair.contains(&state.id(other))
        });
        if known {
            return Err(fault(field, Flaw::LockedTwice));
        }
        if state.side(one) == state.side(other) || !touching {
            return Err(fault(field, Flaw::NotAlongside));
        }
        let (boarder, boarded) = (state.id(one), state.id(other));
        state.locks.push(Lock { boarder, boarded, rounds: super::evolve::ROUNDS, from_beat: 1 });
    }
    let laid: &State = state;
    laid.each().try_for_each(|place| stands(laid, place))?;
    state.ashore = position.ashore;
    let turn = position.turn.unwrap_or(1).max(1);
    if position.at_dawn {
        state.turn = turn - 1;
        Turns::PhaseBegan { phase: Phase::Dawn }.apply(state);
    } else {
        state.turn = turn;
        Turns::PhaseBegan { phase: Phase::Orders }.apply(state);
    }
    Ok(())
}

/// A ship in play has hands to sail her (TS-17.6), and lies at anchor (TS-10.12) and aground (TS-4.3) only where that can be.
fn stands(state: &State, place: Place) -> Built<()> {
    if !state.ship(place).in_play() {
        return Ok(());
    }
    let field = |what: &str| format!("position.ships.{}.{what}", state.id(place).as_str());
    if !umpire::is_manned(state, place) {
        return Err(fault(field("sailors"), Flaw::Nobody));
    }
    if !umpire::holds_her_anchor(state, place) {
        return Err(fault(field("anchored"), Flaw::Anchor));
    }
    if !umpire::lies_on_her_ground(state, place) {
        return Err(fault(field("aground"), Flaw::Aground));
    }
    Ok(())
}

fn described(state: &State, vessel: &Vessel, given: Option<&ShipPosition>) -> Built<Ship> {
    let mut ship = fresh(vessel);
    let scenario_base = match vessel.entry.at {
        Start::Fixed { bow, facing } => Some(Base::from_bow(bow.into(), facing)),
        _ => None,
    };
    let Some(given) = given else {
        ship.base = scenario_base;
        ship.standing = if ship.base.is_some() { Standing::InPlay } else { Standing::Exited };
        let fitting = resolved(&state.articles, vessel, &FittingOut::default_for(vessel));
        for (battery, shot) in fitting.shot.iter() {
            let load = Some(Load { shot: shot.into(), boxes: vessel.card.reload });
            ship.batteries[battery] = BatteryCards { load, range: None };
        }
        ship.below = BySoldiers::of([fitting.musketeers, fitting.pikemen]);
        ship.treasure = fitting.treasure;
        return Ok(ship);
    };
    let field = |what: &str| format!("position.ships.{}.{what}", vessel.id.as_str());
    let afloat = given.standing.is_none_or(|standing| standing == Standing::InPlay || standing.is_hulk());
    let scenario_base = scenario_base.filter(|_| afloat);
    ship.base = given.berth().map(|berth| Base::from_bow(berth.bow.into(), berth.facing)).or(scenario_base);
    ship.standing = given.standing.unwrap_or(if ship.base.is_some() { Standing::InPlay } else { Standing::Exited });
    let on_board = ship.standing == Standing::InPlay || ship.standing.is_hulk();
    if on_board != ship.base.is_some() {
        return Err(fault(field("at"), Flaw::Standing));
    }
    let kept_for_advanced = [(given.fire.is_some(), "fire"), (given.burn_due, "burn_due"), (given.panic, "panic")];
    if let Some((_, what)) = kept_for_advanced.iter().find(|(given, _)| *given && !state.advanced()) {
        return Err(fault(field(what), Flaw::AdvancedOnly));
    }
    if given.fire == Some(Fire::Train) && !vessel.card.fireship {
        return Err(fault(field("fire"), Flaw::NoFireship));
    }
    hull(vessel, given, &mut ship)?;
    let card = &vessel.card;
    let sailors = given.sailors.unwrap_or(card.people.sailors);
    let people = [
        (sailors, card.people.sailors, "sailors"),
        (given.deck.musketeers.saturating_add(given.below.musketeers), card.people.musketeers, "deck.musketeers"),
        (given.deck.pikemen.saturating_add(given.below.pikemen), card.people.pikemen, "deck.pikemen"),
        (given.powder.unwrap_or(card.powder), card.powder, "powder"),
    ];
    for (count, most, what) in people {
        if count > most {
            return Err(fault(field(what), Flaw::TooMany));
        }
    }
    ship.sailors = sailors;
    ship.deck = BySoldiers::of([given.deck.musketeers, given.deck.pikemen]);
    ship.below = BySoldiers::of([given.below.musketeers, given.below.pikemen]);
    ship.powder = given.powder.unwrap_or(card.powder);
    ship.powder_below = given.powder_below;
    ship.treasure = given.treasure.unwrap_or(vessel.entry.hold.treasure);
    for (battery, laid) in given.batteries.iter() {
        let cards = laid.cards(card.reload);
        let boxes = cards.load.map_or(0, |load| load.boxes);
        if boxes > card.reload || vessel.guns_of(battery) == 0 {
            return Err(fault(field("batteries"), Flaw::Battery));
        }
        ship.batteries[battery] = cards;
    }
    ship.sails = given.sails;
    ship.last_sails = given.sails;
    ship.last_move = given.last_move;
    ship.anchored = given.anchored;
    ship.cable_cut = given.cable_cut;
    ship.aground = given.aground;
    ship.fire = given.fire;
    ship.caught_fire = given.caught_fire || given.fire.is_some();
    ship.caught_fast = given.caught_fast;
    ship.burn_due = given.burn_due;
    ship.panic = given.panic;
    ship.rudder_lost = given.rudder_lost;
    ship.officers_lost = given.officers_lost.iter().fold(0, |lost, officer| lost | 1 << (*officer as u8));
    ship.after_melee = given.after_melee;
    ship.buoys = given.buoys;
    ship.course_sailed = given.course_sailed;
    ship.touched = given.touched;
    Ok(ship)
}

/// Boxes, guns and masts.
fn hull(vessel: &Vessel, given: &ShipPosition, ship: &mut Ship) -> Built<()> {
    let field = |what: &str| format!("position.ships.{}.{what}", vessel.id.as_str());
    for row in BatteryPlace::ALL {
        let crossed = given.crossed.get(row).unwrap_or(0);
        let boxes = vessel.boxes_of(row);
        if crossed > boxes || (crossed == boxes && boxes > 0 && ship.standing == Standing::InPlay) {
            return Err(fault(field("crossed"), Flaw::Boxes));
        }
        let after = &vessel.card.hull.row(row).guns_after;
        let gone = (0_u8..).zip(after).filter(|(_, after)| **after < crossed).map(|(gun, _)| gun);
        let named = given.guns_lost.get(&row).map(Vec::as_slice).unwrap_or_default();
        for gun in gone.chain(named.iter().map(|gun| gun.wrapping_sub(1))) {
            if usize::from(gun) >= after.len() {
                return Err(fault(field("guns_lost"), Flaw::NoSuchGun));
            }
            ship.guns[row].remove(gun);
        }
        ship.crossed[row] = crossed;
    }
    for (name, crossed) in &given.masts {
        let mast = vessel.card.masts.iter().position(|mast| mast.name == *name);
        let mast = mast.and_then(|mast| ship.masts.get_mut(mast)).filter(|left| **left >= *crossed);
        let left = mast.ok_or_else(|| fault(field("masts"), Flaw::Boxes))?;
        *left -= crossed;
    }
    Ok(())
}
