//! Checks orders and gives the rule against one that is refused (TS-8 to TS-10).

use std::collections::BTreeMap;

use crate::rules::kernel::Seat;
use crate::rules::kernel::ruling::Amends;

use super::articles::OrderEntry;
use super::boarding::may_be_boarded;
use super::deployment;
use super::fitting::{self, shot_in_use};
use super::game::TheShips;
use super::gunnery::range_between;
use super::landing;
use super::orders::{DeckOrder, Order, OrderCard};
use super::phases::execution::may_anchor;
use super::phases::weather::has_free_ships;
use super::place::Place;
use super::plot::{budget, names_a_step, sailed};
use super::refusals::{Checked, Objection, Refusal, demand, refuse};
use super::sailing::{cost, entered_by_step};
use super::scenario::{LeftOut, Level};
use super::ship::AfterMelee;
use super::ship_card::{BatteryPlace, Nation, Sails, Soldiers};
use super::ship_id::ShipId;
use super::state::{Phase, State};

/// May this seat give this order now?
pub fn order(state: &State, seat: Seat, order: &Order) -> Checked {
    let side = state.side_at(seat).ok_or_else(|| refuse("TS-2.1", Objection::NoSuchSide))?;
    match (state.phase, order) {
        (Phase::Placing(_) | Phase::FittingOut | Phase::Orders, Order::Concede | Order::GiveUp) => Ok(()),
        (Phase::Placing(placing), Order::Place(berths)) => {
            demand(placing == side, || refuse("TS-2.6", Objection::NotYourTurnToPlace))?;
            deployment::check(state, side, berths)
        }
        (Phase::FittingOut, Order::FitOut(ships)) => fit_out(state, side, ships),
        (Phase::Orders, Order::Cards { cards, strike }) => fleet(state, side, cards, strike),
        (Phase::Orders, Order::Propose(amendments)) => TheShips::may_propose(state, amendments),
        _ => Err(refuse("TS-7.1", Objection::WrongPhase)),
    }
}

fn own(state: &State, side: Nation, ship: ShipId) -> Result<Place, Refusal> {
    let place = state.place_of(ship).filter(|place| state.side(*place) == side);
    place.ok_or_else(|| refuse("TS-8.1", Objection::NotYourShip).ship(ship))
}

fn fit_out(state: &State, side: Nation, ships: &BTreeMap<ShipId, super::orders::FittingOut>) -> Checked {
    for (ship, fitting) in ships {
        let place = own(state, side, *ship)?;
        fitting::check(&state.articles, state.vessel(place), fitting)?;
    }
    for place in state.each().filter(|place| state.side(*place) == side) {
        if !ships.contains_key(&state.id(place)) {
            let vessel = state.vessel(place);
            fitting::check(&state.articles, vessel, &super::orders::FittingOut::default_for(vessel))?;
        }
    }
    Ok(())
}

fn fleet(state: &State, side: Nation, cards: &BTreeMap<ShipId, OrderCard>, strike: &[ShipId]) -> Checked {
    for ship in strike {
        let place = own(state, side, *ship)?;
        demand(state.ship(place).in_play(), || refuse("TS-25.5", Objection::CannotStrike).ship(*ship))?;
    }
    for (ship, card) in cards {
        let place = own(state, side, *ship)?;
        demand(state.takes_orders(place), || refuse("TS-8.7", Objection::TakesNoOrders).ship(*ship))?;
        if state.articles.switches.order_entry == OrderEntry::Assisted {
            self::card(state, place, card).map_err(|refusal| refusal.ship(*ship))?;
        }
    }
    if state.articles.switches.order_entry == OrderEntry::Assisted {
        let owed = state.each().filter(|place| state.side(*place) == side && state.takes_orders(*place));
        for place in owed {
            let ship = state.id(place);
            let given = cards.contains_key(&ship) || strike.contains(&ship);
            demand(given, || refuse("TS-8.1", Objection::CardMissing).ship(ship))?;
        }
    }
    Ok(())
}

/// Is this card legal for this ship (Assisted entry)?
///
/// # Errors
/// The first reason against it, in the order of the card.
pub fn card(state: &State, place: Place, card: &OrderCard) -> Checked {
    exclusions(card)?;
    sails(state, place, card)?;
    pivot(state, place, card)?;
    route(state, place, card)?;
    if let Some(target) = card.board {
        board(state, place, card, target)?;
    }
    for battery in BatteryPlace::ALL {
        load(state, place, card, battery)?;
        range(state, place, card, battery)?;
    }
    for kind in Soldiers::ALL {
        deck(state, place, card, kind)?;
    }
    muskets(state, place, card)?;
    anchor(state, place, card)?;
    landing(state, place, card)?;
    train(state, place, card)
}

/// TS-10.1.
fn exclusions(card: &OrderCard) -> Checked {
    let ways = [!card.route.0.is_empty(), card.board.is_some(), card.pivot.is_some()];
    let one_way = ways.into_iter().filter(|way| *way).count() <= 1;
    demand(one_way, || refuse("TS-10.1", Objection::OneWayToMove))?;
    demand(!(card.drop && card.weigh), || refuse("TS-10.1", Objection::DropAndWeigh))?;
    let both = BatteryPlace::ALL.into_iter().find(|b| card.load.get(*b).is_some() && card.range.get(*b).is_some());
    both.map_or(Ok(()), |battery| Err(refuse("TS-10.1", Objection::LoadAndRange { battery })))
}

/// May she set these sails (TS-4.3, TS-10.11, TS-10.19)?
///
/// # Errors
/// The rule against it.
pub fn sails(state: &State, place: Place, card: &OrderCard) -> Checked {
    let ship = state.ship(place);
    let set = card.sails != Sails::Furled;
    demand(!(set && ship.aground), || refuse("TS-4.3", Objection::Aground))?;
    let frees_herself = card.weigh || card.cut;
    demand(!(set && ship.anchored) || frees_herself, || refuse("TS-10.11", Objection::MustWeigh))
}

/// May she sail this route (TS-8.4, TS-8.5, TS-9.2, TS-9.4)?
///
/// # Errors
/// The rule against it.
pub fn route(state: &State, place: Place, card: &OrderCard) -> Checked {
    let has_route = !card.route.0.is_empty();
    if card.sails == Sails::Furled {
        return demand(!has_route, || refuse("TS-8.5", Objection::RouteWithFurledSails));
    }
    let ship = state.ship(place);
    let budget = budget(state, place, card.sails, card.weigh && ship.anchored && !card.cut);
    if card.board.is_none() && !has_route {
        let first = ship.base.map_or(0, |base| u16::from(cost(state, base.facing)));
        return demand(first > budget, || refuse("TS-8.4", Objection::RouteMissing));
    }
    for (step, taken) in (1_u8..).zip(sailed(state, place, &card.route)) {
        if !taken.lawful {
            let banned = ship.after_melee == AfterMelee::ThisTurn && step == 1;
            return Err(match (ship.rudder_lost, banned) {
                (true, _) => refuse("TS-21.1", Objection::NoRudder { step }),
                (_, true) => refuse("TS-18.14", Objection::TurnAfterMelee { step }),
                _ => refuse("TS-9.4", Objection::ClumsyTurn { step }),
            });
        }
        demand(taken.total <= budget, || {
            let cost = sailed(state, place, &card.route).last().map_or(0, |last| last.total);
            refuse("TS-9.2", Objection::TooFewTokens { step, cost, tokens: budget })
        })?;
    }
    Ok(())
}

/// May she board this ship (TS-10.3)?
///
/// # Errors
/// The rule against it.
pub fn board(state: &State, place: Place, card: &OrderCard, target: ShipId) -> Checked {
    demand(state.articles.uses(LeftOut::Boarding), || refuse("TS-1.4", Objection::NoBoardingHere))?;
    demand(card.sails != Sails::Furled, || refuse("TS-10.3", Objection::BoardWithFurledSails))?;
    let target = state.place_of(target).filter(|target| may_be_boarded(state, place, *target));
    let target = target.ok_or_else(|| refuse("TS-10.3", Objection::BoardNoEnemy))?;
    let range = range_between(state, place, target);
    demand(range <= 2, || refuse("TS-10.3", Objection::BoardTooFar { range }))
}

/// May she turn in place, or must she (TS-10.13, TS-18.14)?
///
/// # Errors
/// The rule against it.
pub fn pivot(state: &State, place: Place, card: &OrderCard) -> Checked {
    let ship = state.ship(place);
    if card.pivot.is_some() {
        demand(card.sails == Sails::Furled, || refuse("TS-10.13", Objection::PivotUnderSail))?;
        return demand(!ship.aground, || refuse("TS-10.13", Objection::Aground));
    }
    demand(!must_pivot(state, place), || refuse("TS-18.14", Objection::MustPivot))
}

/// Would going straight ahead run the winner of a melee into a hulk of the enemy (TS-18.14)?
#[must_use]
pub fn must_pivot(state: &State, place: Place) -> bool {
    let ship = state.ship(place);
    let ahead = ship.base.map(|base| entered_by_step(base, super::orders::Step::Forward));
    let hulk = ahead.and_then(|hex| state.covering(hex)).filter(|other| state.ship(*other).standing.is_hulk());
    let enemy = hulk.is_some_and(|hulk| state.side(hulk) != state.side(place));
    ship.after_melee == AfterMelee::ThisTurn && !ship.aground && enemy
}

/// May this battery be loaded so (TS-10.4)?
///
/// # Errors
/// The rule against it.
pub fn load(state: &State, place: Place, card: &OrderCard, battery: BatteryPlace) -> Checked {
    let Some(mark) = card.load.get(battery) else { return Ok(()) };
    let guns = state.ship(place).guns_in(battery) > 0;
    demand(guns, || refuse("TS-10.4", Objection::NoGunLeft { battery }))?;
    let shot = mark.shot().ok_or_else(|| refuse("TS-10.4", Objection::OneShotType { battery }))?;
    let in_use = shot_in_use(&state.articles, shot);
    demand(in_use, || refuse("TS-1.4", Objection::NoSuchShotHere { battery }))
}

/// May the range of this battery be set so (TS-10.5, TS-14.4)?
///
/// # Errors
/// The rule against it.
pub fn range(state: &State, place: Place, card: &OrderCard, battery: BatteryPlace) -> Checked {
    let Some(range) = card.range.get(battery) else { return Ok(()) };
    let (ship, vessel) = (state.ship(place), state.vessel(place));
    let shot = ship.shot_in(battery).filter(|_| ship.is_ready(battery) && ship.guns_in(battery) > 0);
    let shot = shot.ok_or_else(|| refuse("TS-10.5", Objection::BatteryNotReady { battery }))?;
    let greatest = vessel.greatest_range(shot);
    demand((1..=greatest).contains(&range), || refuse("TS-10.5", Objection::Range { battery, greatest }))
}

/// May these soldiers be sent up or down so (TS-10.6 to TS-10.9, TS-10.16)?
///
/// # Errors
/// The rule against it.
pub fn deck(state: &State, place: Place, card: &OrderCard, kind: Soldiers) -> Checked {
    let Some(order) = card.deck(kind) else { return Ok(()) };
    let ship = state.ship(place);
    let (rule, there) = match (order, kind) {
        (DeckOrder::Up(_), Soldiers::Pikemen) => ("TS-10.6", ship.below(kind)),
        (DeckOrder::Down(_), Soldiers::Pikemen) => ("TS-10.7", ship.on_deck(kind)),
        (DeckOrder::Up(_), Soldiers::Musketeers) => ("TS-10.8", ship.below(kind)),
        (DeckOrder::Down(_), Soldiers::Musketeers) => ("TS-10.9", ship.on_deck(kind)),
    };
    demand(there > 0, || refuse(rule, Objection::NobodyToGo))?;
    let may = names_a_step(state, place, card, order.step());
    demand(may, || refuse("TS-10.16", Objection::DeckStep { step: order.step() }))
}

/// May the musketeers fire (TS-10.10)?
///
/// # Errors
/// The rule against it.
pub fn muskets(state: &State, place: Place, card: &OrderCard) -> Checked {
    let Some(range) = card.muskets else { return Ok(()) };
    let on_deck = state.ship(place).on_deck(Soldiers::Musketeers) > 0;
    demand(on_deck, || refuse("TS-10.10", Objection::NoMusketeersOnDeck))?;
    demand((1..=2).contains(&range), || refuse("TS-10.10", Objection::MusketRange))
}

/// May she weigh, drop or cut (TS-10.11, TS-10.12, TS-28.7)?
///
/// # Errors
/// The rule against it.
pub fn anchor(state: &State, place: Place, card: &OrderCard) -> Checked {
    let ship = state.ship(place);
    let set = card.sails != Sails::Furled;
    if card.weigh {
        demand(ship.anchored && set && !card.cut, || refuse("TS-10.11", Objection::Weigh))?;
    }
    if card.cut {
        let may = state.articles.may_cut(state.side(place));
        demand(may && ship.anchored && set, || refuse("TS-28.7", Objection::Cut))?;
    }
    if card.drop {
        demand(state.articles.uses(LeftOut::Anchors), || refuse("TS-1.4", Objection::NoAnchorsHere))?;
        demand(!set && may_anchor(state, place), || refuse("TS-10.12", Objection::Drop))?;
    }
    Ok(())
}

/// May she land soldiers there (TS-10.14, TS-24)?
///
/// # Errors
/// The rule against it.
pub fn landing(state: &State, place: Place, card: &OrderCard) -> Checked {
    let Some(hex) = card.land else { return Ok(()) };
    let ship = state.ship(place);
    demand(state.articles.level == Level::Advanced, || refuse("TS-1.4", Objection::AdvancedOnly))?;
    demand(ship.anchored && card.sails == Sails::Furled, || refuse("TS-10.14", Objection::LandNotAnchored))?;
    demand(landing::touches(state, place, hex), || refuse("TS-24.1", Objection::LandNoShore))?;
    demand(landing::shores(state, place).contains(&hex), || refuse("TS-24.4", Objection::LandWrongShore))?;
    let coming = |kind| matches!(card.deck(kind), Some(DeckOrder::Up(_))) && ship.below(kind) > 0;
    let staying = |kind| !matches!(card.deck(kind), Some(DeckOrder::Down(_))) && ship.on_deck(kind) > 0;
    let soldiers = Soldiers::ALL.into_iter().any(|kind| coming(kind) || staying(kind));
    demand(soldiers, || refuse("TS-24.5", Objection::LandNobody))
}

/// May she fire her train (TS-28.7, FS-1)?
///
/// # Errors
/// The rule against it.
pub fn train(state: &State, place: Place, card: &OrderCard) -> Checked {
    let Some(step) = card.train else { return Ok(()) };
    demand(state.vessel(place).card.fireship, || refuse("TS-28.7", Objection::Train))?;
    demand(names_a_step(state, place, card, step), || refuse("TS-10.16", Objection::TrainStep { step }))
}

/// These seats owe an order now.
#[must_use]
pub fn awaited(state: &State) -> Vec<Seat> {
    let owes = |side: Nation| match state.phase {
        Phase::Placing(placing) => placing == side && has_free_ships(state, side),
        Phase::FittingOut => state.each().any(|p| state.side(p) == side && fitting::needs_fitting(state, p)),
        Phase::Orders => state.each().any(|p| state.side(p) == side && state.takes_orders(p)),
        _ => false,
    };
    let sides = state.articles.sides().iter().map(|side| side.player);
    sides.filter(|side| owes(*side)).map(|side| state.seat(side)).collect()
}
