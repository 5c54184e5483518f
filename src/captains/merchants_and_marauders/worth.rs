//! Worth of things to a captain, in tenths of a gold of the chest.

use crate::rules::merchants_and_marauders::clauses::{Change, Clause, Cost, Effect, Modifier};
use crate::rules::merchants_and_marauders::ids::CardId;
use crate::rules::merchants_and_marauders::sources;
use crate::rules::merchants_and_marauders::state::{Player, Side, Source};
use crate::rules::merchants_and_marauders::sums;
use crate::rules::merchants_and_marauders::words::{Colour, Fitting, Location, ShipKind};

use super::weights::Eye;

/// Ten gold in the chest are a point (MM-22.1), and a point of the track brings a card besides (MM-13.2).
pub const GLORY: i32 = 120;
/// A cargo card that is in demand nowhere near.
pub const CARGO: i32 = 24;

/// A gold counts for a point as long as the chest has room for points, and for little afterwards (MM-22.1).
pub fn gold(state: &Eye<'_>, player: &Player) -> i32 {
    let room = 10 * u16::from(state.house.target / 2);
    if player.chest + player.gold < room { 10 } else { 12 }
}

/// The sum of what some effects bring.
pub fn of_effects(effects: &[Effect]) -> i32 {
    effects.iter().map(of_effect).sum()
}

/// The worth of an effect, whatever card it stands on.
pub fn of_effect(effect: &Effect) -> i32 {
    match effect {
        Effect::Glory => GLORY,
        Effect::Gold(gold) => 10 * i32::from(*gold),
        Effect::GloryCard(cards) => 20 * i32::from(*cards),
        Effect::Rumor(rumors) => 60 * i32::from(*rumors),
        Effect::Cargo(cards, _) => 25 * i32::from(*cards).min(3),
        Effect::Specialist => 50,
        Effect::Hire(_) => 70,
        Effect::Weapons | Effect::Modification => 45,
        Effect::Repair(points) => 20 * i32::from(*points),
        Effect::RepairAll | Effect::CrewFill | Effect::Stash | Effect::Succeed => 40,
        Effect::Escape | Effect::EndBattle | Effect::CancelHit(_) | Effect::MoveHit(_) => 35,
        Effect::Bounty(..) | Effect::BountyHighest(_) => -40,
        Effect::BountyFalls(_) | Effect::Pardon(..) | Effect::ClearOne => 15,
        Effect::Copy | Effect::LookAtHandAndRumor | Effect::LookAtMerchants(_) | Effect::MoveNpc(_) => 5,
        Effect::ChangeDemand | Effect::OpenPort(_) | Effect::TheirCrew(_) => 8,
        Effect::Ashore(_, _, then) | Effect::IfSkull(_, then) | Effect::PerSkull(_, then) => of_effects(then) / 2,
        Effect::Modify(modifier) => of_modifier(modifier),
        _ => 20,
    }
}

fn of_modifier(modifier: &Modifier) -> i32 {
    match modifier {
        Modifier::Max(Location::Hold, more) => 70 * i32::from(*more),
        Modifier::Max(Location::Cannons, more) => 50 * i32::from(*more),
        Modifier::Max(_, more) => 25 * i32::from(*more),
        Modifier::Manoeuvre(more) | Modifier::Capacity(more) => 40 * i32::from(*more),
        Modifier::Sale(_, Change::By(more)) => 35 * i32::from(*more),
        _ => 25,
    }
}

/// The worth of all clauses of a thing that lies open, or of a card in hand.
pub fn of_source(state: &Eye<'_>, source: Source) -> i32 {
    let clauses = sources::clauses(&state.pack, source).iter();
    clauses
        .map(|clause| match clause {
            Clause::While { modifiers, .. } => modifiers.iter().map(of_modifier).sum(),
            other => other.reaction().map_or(0, |reaction| of_effects(reaction.effects) - price(state, reaction.pay)),
        })
        .sum()
}

/// Cost of a clause, without the thing it is printed on.
pub fn price(state: &Eye<'_>, pay: &[Cost]) -> i32 {
    let cost = |cost: &Cost| match cost {
        Cost::Gold(gold) => 10 * i32::from(*gold),
        Cost::Action(actions) => state.weights.action * i32::from(*actions),
        Cost::Cargo(_, cards) => CARGO * i32::from(*cards),
        Cost::This => 0,
        Cost::Test(_) => 15,
    };
    pay.iter().map(cost).sum()
}

/// A card of the hand.
pub fn of_card(state: &Eye<'_>, card: CardId) -> i32 {
    of_source(state, Source::Hand(card))
}

/// A modification that is not aboard yet.
pub fn of_fitting(state: &Eye<'_>, by: Colour, fitting: Fitting) -> i32 {
    let aboard = state.ship(by).is_some_and(|ship| ship.fittings.get(&fitting).is_some());
    if aboard { 0 } else { of_source(state, Source::Fitting(fitting)) }
}

/// A ship as it is printed: guns, hold and timbers.
pub fn of_ship(state: &Eye<'_>, kind: ShipKind) -> i32 {
    let of = |location| i32::from(sums::printed(state, kind, location));
    state.weights.cannon * of(Location::Cannons)
        + 10 * of(Location::Hold)
        + 10 * of(Location::Hull)
        + 4 * of(Location::Crew)
}

/// Points missing at a location.
pub fn lacks(state: &Eye<'_>, by: Colour, at: Location) -> u8 {
    let side = Side::Player(by);
    sums::max(state, side, at).saturating_sub(sums::track(state, side, at))
}

/// A captain's loss by dying: everything but points and stash (MM-21.1), and the way back.
pub fn at_stake(state: &Eye<'_>, player: &Player) -> i32 {
    let count = |cards: usize| i32::try_from(cards).unwrap_or(0);
    let ship = player.ship.as_ref().map_or(0, |ship| of_ship(state, ship.kind) - of_ship(state, ShipKind::Sloop));
    let held = CARGO * count(player.cargo.len()) + 20 * count(player.hand.len()) + 40 * count(player.specialists.len());
    let papers = 50 * (i32::from(player.mission.is_some()) + i32::from(player.rumor.is_some()));
    let all = gold(state, player) * i32::from(player.gold) + ship.max(0) + held + papers + 3 * state.weights.action;
    state.weights.stake * all / 100
}
