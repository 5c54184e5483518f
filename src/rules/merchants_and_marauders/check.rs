//! Checks orders and gives the reason why one is refused. Faults come in the order of MM-29.9: not your time, not such a
//! phase, not there, used up, forbidden, cannot be paid.

use super::clauses::Item;
use super::conditions;
use super::death;
use super::ending;
use super::glory::HAND;
use super::hours::Hour;
use super::ids::{CardId, CargoId};
use super::missions;
use super::moving;
use super::orders::Order;
use super::pack::Deed;
use super::purse;
use super::raids;
use super::refusals::{Checked, Objection, refuse, unless};
use super::rumors;
use super::state::{Activity, Phase, Player, Side, Source, State, Target, Where};
use super::sums;
use super::windows;
use super::words::{Colour, Fitting, Location, ShipKind, Skill, Weapon, Zone};
use super::yard;
use crate::rules::kernel::Seat;

/// These seats owe an order.
#[must_use]
pub fn awaited(state: &State) -> Vec<Seat> {
    match state.phase {
        Phase::Ships => {
            let unpicked = state.players.iter().filter(|player| player.picked.is_none());
            unpicked.map(|player| state.seat(player.colour)).collect()
        }
        Phase::Actions | Phase::Port => vec![state.active],
        _ => Vec::new(),
    }
}

/// Windows are passed in advance, and asked for again, by anybody at any time of a turn (MM-28.5).
#[must_use]
pub fn meanwhile(_: &State, _: Seat, order: &Order) -> bool {
    matches!(order, Order::Ahead(..))
}

/// May this seat give this order now?
///
/// # Errors
/// The first reason against it.
pub fn order(state: &State, seat: Seat, order: &Order) -> Checked {
    let in_turn = matches!(state.phase, Phase::Actions | Phase::Port);
    let Some(player) = state.at_seat(seat) else { return Err(refuse("MM-8.1", Objection::NotYourTurn)) };
    let by = player.colour;
    match order {
        Order::Ahead(..) => return unless(!in_turn, "MM-28.5", Objection::NotNow),
        Order::ChooseShip(kind) => return choose_ship(state, player, *kind),
        _ => unless(seat != state.active, "MM-8.1", Objection::NotYourTurn)?,
    }
    match order {
        Order::Retire | Order::Move(_) | Order::Scout(_) | Order::Port | Order::Ashore | Order::EndTurn => {
            unless(state.phase == Phase::Port, "MM-10.1", Objection::EndPortAction)?;
            unless(!in_turn, "MM-8.1", Objection::NotNow)?;
            action(state, player, order)
        }
        Order::Claim => {
            unless(!in_turn, "MM-22.3", Objection::NotNow)?;
            claim(state, player)
        }
        Order::Play(card) => {
            unless(!in_turn, "MM-13.5", Objection::NotNow)?;
            play(state, player, *card)
        }
        Order::Use(source) => {
            let usable = in_turn && windows::playable(state, by, *source, hour(state));
            unless(!usable || matches!(source, Source::Hand(_)), "MM-13.5", Objection::OutOfMoment)
        }
        _ => {
            unless(state.phase != Phase::Port, "MM-10.1", Objection::NoPortAction)?;
            let Where::Port(port) = player.at else { return Err(refuse("MM-10.1", Objection::NotInPort)) };
            activity(state, player, port, order)
        }
    }
}

/// Cards and things have this moment now (MM-13.5).
#[must_use]
pub fn hour(state: &State) -> Hour {
    if state.phase == Phase::Port { Hour::PortStep } else { Hour::OwnTurn }
}

fn choose_ship(state: &State, player: &Player, kind: ShipKind) -> Checked {
    unless(state.phase != Phase::Ships, "MM-6.8", Objection::NotNow)?;
    unless(player.picked.is_some(), "MM-6.8", Objection::ShipPicked)?;
    let first = state.pack.ships.get(&kind).is_some_and(|card| card.first);
    unless(!first, "MM-6.8", Objection::NoFirstShip)
}

// ---- actions

fn action(state: &State, player: &Player, order: &Order) -> Checked {
    match order {
        Order::Retire => retire(state, player),
        Order::Move(to) => sail(state, player, *to),
        Order::Scout(target) => scout(state, player, *target),
        Order::Port => {
            unless(!player.at.in_port(), "MM-10.1", Objection::NotInPort)?;
            unless(state.turn.port, "MM-8.2", Objection::PortUsed)?;
            acts(state, player)
        }
        Order::Ashore => {
            unless(landing(state, player.colour).is_none(), "T-9", Objection::NoLanding)?;
            acts(state, player)?;
            let crew = sums::track(state, Side::Player(player.colour), Location::Crew);
            unless(crew == 0, "T-9", Objection::NoCrew)
        }
        _ => Ok(()),
    }
}

/// An action must be left (MM-8.1).
fn acts(state: &State, player: &Player) -> Checked {
    unless(moving::actions_left(state, player.colour) == 0, "MM-8.1", Objection::NoActionLeft)
}

fn retire(state: &State, player: &Player) -> Checked {
    unless(!player.at.in_port(), "MM-21.9", Objection::RetireInPort)?;
    let acted = state.turn.spent > 0 || state.turn.moves_spent > 0;
    unless(acted, "MM-21.9", Objection::RetireFirst)?;
    unless(!death::may_retire(state, player.colour), "MM-21.10", Objection::NoCaptainLeft)
}

fn sail(state: &State, player: &Player, to: Where) -> Checked {
    let by = player.colour;
    unless(!moving::is_next(state, by, to), "MM-8.4", Objection::NotNext)?;
    let left = moving::actions_left(state, by) > 0 || moving::moves_left(state, by) > 0;
    unless(!left, "MM-8.1", Objection::NoActionLeft)?;
    match to {
        Where::Port(port) => closed(state, by, port),
        Where::Zone(_) | Where::Nowhere => Ok(()),
    }
}

/// May the captain put in there (MM-8.7)?
fn closed(state: &State, by: Colour, port: Zone) -> Checked {
    let Some(nation) = state.pack.nation_of(port) else { return Ok(()) };
    let war = state.bounty(by, nation) == 0;
    unless(!sums::may_enter(state, by, port), "MM-8.7", Objection::PortClosed { nation, war })
}

fn scout(state: &State, player: &Player, target: Target) -> Checked {
    let Where::Zone(zone) = player.at else { return Err(refuse("MM-9.1", Objection::ScoutAtSea)) };
    lies_here(state, player, target, zone)?;
    acts(state, player)?;
    if state.house.second_scout_by_kind {
        let kind = |other: &(Target, Zone)| std::mem::discriminant(&other.0) == std::mem::discriminant(&target);
        unless(state.turn.scouted.iter().any(kind), "MM-9.4", Objection::ScoutedKind)?;
    }
    let same = |other: &(Target, Zone)| match target {
        Target::Player(_) | Target::Npc(_) => other.0 == target,
        // Targets that belong to a zone are others in another zone.
        Target::Merchant | Target::Mission | Target::Rumor => *other == (target, zone),
    };
    unless(state.turn.scouted.iter().any(same), "MM-9.4", Objection::Scouted)?;
    let crippled = target == Target::Merchant && !raids::is_sound(state, player.colour);
    unless(crippled, "MM-9.5", Objection::Crippled)
}

/// Is the target in this zone, at sea (MM-9.1, 8.10)?
fn lies_here(state: &State, player: &Player, target: Target, zone: Zone) -> Checked {
    let by = player.colour;
    let here = match target {
        Target::Player(other) => {
            let at = state.player(other).filter(|_| other != by).map(|other| other.at);
            unless(at == Some(Where::Port(zone)), "MM-9.1", Objection::TargetInPort)?;
            at == Some(Where::Zone(zone))
        }
        Target::Npc(npc) => state.npcs.get(&npc).is_some_and(|npc| npc.at == Some(zone)),
        Target::Merchant => state.merchants.get(&zone).is_some(),
        Target::Mission => missions::deeds(state, by).any(|deed| deed == Deed::Found(zone)),
        Target::Rumor => {
            rumors::of(state, by).is_some_and(|(_, rumor)| (rumor.test, rumor.at) == (Skill::Scouting, zone))
        }
    };
    unless(!here, "MM-9.1", Objection::NoSuchTarget)
}

/// The garrison that the mission asks for from this zone: Leadership and Crew (T-9).
#[must_use]
pub fn landing(state: &State, by: Colour) -> Option<(Zone, u8, u8)> {
    let Where::Zone(here) = state.player(by)?.at else { return None };
    missions::deeds(state, by).find_map(|deed| match deed {
        Deed::Landed(zone, leadership, crew) if zone == here => Some((zone, leadership, crew)),
        _ => None,
    })
}

// ---- at any time of the own turn

fn claim(state: &State, player: &Player) -> Checked {
    let total = ending::total(state, player.colour);
    let missing = u16::from(state.house.target).saturating_sub(total);
    unless(missing > 0, "MM-22.3", Objection::BelowTarget { missing })?;
    unless(!ending::may_claim(state, player.colour), "MM-22.3", Objection::Claimed)
}

fn play(state: &State, player: &Player, card: CardId) -> Checked {
    unless(!player.hand.contains(&card), "MM-13.5", Objection::NotInHand)?;
    unless(state.turn.hiring_failed.contains(&card), "MM-13.12", Objection::HiringFailed)?;
    unless(player.hand.len() > HAND, "MM-13.3", Objection::TooManyCards)?;
    let playable = windows::playable(state, player.colour, Source::Hand(card), hour(state));
    unless(!playable, "MM-13.5", Objection::OutOfMoment)
}

// ---- in port

fn activity(state: &State, player: &Player, port: Zone, order: &Order) -> Checked {
    let by = player.colour;
    match order {
        Order::Sell(cards) => sell(state, player, cards),
        Order::Buy => fresh(state, Activity::Buy),
        Order::Recruit => {
            fresh(state, Activity::Recruit)?;
            unless(yard::berths(state, by) == 0, "MM-10.31", Objection::CrewIsFull)
        }
        Order::AskForRumors => {
            fresh(state, Activity::Rumor)?;
            pays(state, by, sums::price(state, by, Item::Rumor).into(), "MM-10.32")
        }
        Order::ClaimMission(card) => claim_mission(state, by, port, *card),
        Order::Stash(gold) | Order::Fetch(gold) => {
            unless(!purse::chest_pays(state, by), "MM-10.41", Objection::NotAtHome)?;
            fresh(state, Activity::Stash)?;
            unless(*gold == 0, "MM-10.41", Objection::NoGold)?;
            let there = if matches!(order, Order::Stash(_)) { player.gold } else { player.chest };
            let missing = gold.saturating_sub(there);
            unless(missing > 0, "MM-10.41", Objection::TooDear { missing })
        }
        Order::Prove => prove(state, by, port),
        Order::Deliver => deliver(state, by),
        Order::LeavePort => Ok(()),
        _ => in_the_yard(state, player, port, order),
    }
}

/// Each activity once; the shipyard and the chest stay open until another activity begins (MM-10.1).
fn fresh(state: &State, activity: Activity) -> Checked {
    let stays = matches!(activity, Activity::Yard | Activity::Stash);
    let open = stays && state.turn.activities.last() == Some(&activity);
    unless(!open && state.turn.activities.contains(&activity), "MM-10.1", Objection::ActivityUsed)
}

/// Is there this much gold, the chest included where it pays (MM-10.43)?
fn pays(state: &State, by: Colour, gold: u16, rule: &'static str) -> Checked {
    let missing = gold.saturating_sub(purse::within_reach(state, by));
    unless(missing > 0, rule, Objection::TooDear { missing })
}

fn sell(state: &State, player: &Player, cards: &[CargoId]) -> Checked {
    unless(cards.is_empty(), "MM-10.5", Objection::NoGoods)?;
    let twice = |card: &CargoId| cards.iter().filter(|other| *other == card).count() > 1;
    let missing = cards.iter().any(|card| !player.cargo.contains(card) || twice(card));
    unless(missing, "MM-10.5", Objection::NotAboard)?;
    fresh(state, Activity::Sell)?;
    unless(!state.turn.activities.is_empty(), "MM-10.1", Objection::SellFirst)
}

fn claim_mission(state: &State, by: Colour, port: Zone, card: CardId) -> Checked {
    let printed = state.pack.missions.get(&card).filter(|printed| printed.at == port && state.missions.contains(&card));
    let Some(printed) = printed else { return Err(refuse("MM-10.37", Objection::NotOnOffer)) };
    unless(state.turn.activities.contains(&Activity::Mission), "MM-10.37", Objection::MissionTried)?;
    unless(!conditions::holds(state, by, &printed.when, None), "MM-10.37", Objection::Unfit)
}

fn prove(state: &State, by: Colour, port: Zone) -> Checked {
    let here = rumors::of(state, by).filter(|(_, rumor)| rumor.test != Skill::Scouting && rumor.at == port);
    let Some((card, _)) = here else { return Err(refuse("MM-10.34", Objection::NoRumorHere)) };
    unless(state.turn.steps.contains(&card), "MM-10.4", Objection::StepUsed)
}

fn deliver(state: &State, by: Colour) -> Checked {
    let Some(delivery) = missions::delivery(state, by) else {
        return Err(refuse("T-9", Objection::NothingToDeliver));
    };
    unless(state.turn.steps.contains(&delivery.card), "MM-10.4", Objection::StepUsed)?;
    if let Some((good, count)) = delivery.goods {
        let short = missions::handed_over(state, by, &delivery).is_none();
        unless(short, "T-9", Objection::TooFewGoods { good, count })?;
    }
    let missing = missions::gold_of(&delivery.pay).saturating_sub(purse::within_reach(state, by));
    unless(missing > 0 || !missions::can_pay(state, by, &delivery.pay), "T-9", Objection::TooDear { missing })
}

fn in_the_yard(state: &State, player: &Player, port: Zone, order: &Order) -> Checked {
    let by = player.colour;
    match order {
        Order::BuyShip(kind) => buy_ship(state, by, *kind),
        Order::Repair(location, points) => repair(state, by, *location, *points),
        Order::Restore => {
            let used = player.ship.as_ref().and_then(|ship| ship.fittings.get(&Fitting::ReinforcedHull));
            unless(used != Some(&true), "MM-10.23", Objection::NothingToRestore)?;
            fresh(state, Activity::Yard)?;
            pays(state, by, yard::RESTORING.into(), "MM-10.23")
        }
        Order::BuyWeapon(weapon) => buy_weapon(state, player, *weapon),
        Order::SellWeapon(weapon) => {
            let weapon = *weapon;
            unless(!player.weapons.contains(&weapon), "MM-10.15", Objection::NoSuchWeapon { weapon })?;
            fresh(state, Activity::Yard)
        }
        Order::BuyModification => {
            let Some(token) = state.yards.get(&port) else {
                return Err(refuse("MM-10.25", Objection::NoModification));
            };
            fresh(state, Activity::Yard)?;
            let has = player.ship.as_ref().is_some_and(|ship| ship.fittings.get(&token.kind).is_some());
            unless(has, "MM-10.26", Objection::HasModification)?;
            pays(state, by, sums::price(state, by, Item::Modification).into(), "MM-10.15")
        }
        _ => Err(refuse("MM-10.1", Objection::NotNow)),
    }
}

fn buy_ship(state: &State, by: Colour, kind: ShipKind) -> Checked {
    let Some(price) = sums::ship_price(state, by, kind) else {
        return Err(refuse("MM-10.15", Objection::NeverSold));
    };
    unless(yard::cards_left(state, kind) == 0, "MM-10.19", Objection::NoShipCard)?;
    fresh(state, Activity::Yard)?;
    let means = purse::within_reach(state, by).saturating_add(yard::resale(state, by, 0));
    let missing = u16::from(price).saturating_sub(means);
    unless(missing > 0, "MM-10.16", Objection::TooDear { missing })
}

fn repair(state: &State, by: Colour, location: Location, points: u8) -> Checked {
    fresh(state, Activity::Yard)?;
    unless(location == Location::Crew, "MM-10.23", Objection::CrewIsRecruited)?;
    let side = Side::Player(by);
    let damage = sums::max(state, side, location).saturating_sub(sums::track(state, side, location));
    unless(points == 0 || points > damage, "MM-10.23", Objection::DamageThere { points: damage })?;
    let price = u16::from(sums::price(state, by, Item::Repair)).saturating_mul(points.into());
    pays(state, by, price, "MM-10.23")
}

fn buy_weapon(state: &State, player: &Player, weapon: Weapon) -> Checked {
    let has = player.weapons.contains(&weapon);
    let none = !has && yard::weapons_left(state, weapon) == 0;
    unless(none, "MM-10.24", Objection::NoWeaponLeft { weapon })?;
    fresh(state, Activity::Yard)?;
    unless(has, "MM-10.24", Objection::HasWeapon { weapon })?;
    let by = player.colour;
    pays(state, by, sums::price(state, by, Item::Weapon).into(), "MM-10.15")
}
