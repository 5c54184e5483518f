//! A skipper that fires every cannon, reinforces while behind, and moves cubes to zones where they are worth most.

use crate::captains::Bot;
use crate::captains::bot::best;
use crate::rules::dead_reckoning::check;
use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::legal;
use crate::rules::dead_reckoning::odds::ODDS;
use crate::rules::dead_reckoning::orders::Order;
use crate::rules::dead_reckoning::printed::abilities::Ability;
use crate::rules::dead_reckoning::printed::cards::Cards;
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::dead_reckoning::state::{Fight, Phase, Player, State};
use crate::rules::dead_reckoning::tray::{Lie, Zone, ZoneKind};
use crate::rules::dead_reckoning::view::View;
use crate::rules::dead_reckoning::wants::{Choice, Why};
use crate::rules::kernel::{PieceId, Seat};

use super::random::own_seat;

/// No chance in it.
pub struct Steady;

/// Rates a cube in its zone, in tenths of a strength.
const fn worth(zone: Zone) -> i32 {
    if matches!(zone.kind(), ZoneKind::Explosion) { TWO_CUBES } else { lasting(zone) }
}

/// The same, of a cube that stays where it lies.
const fn lasting(zone: Zone) -> i32 {
    match zone.kind() {
        ZoneKind::Strength(worth) => 10 * worth as i32,
        ZoneKind::Booty => 4,
        ZoneKind::Damage => 5,
        ZoneKind::Explosion => 0,
    }
}

/// Rates two cubes before they fall, by the odds of the tray: an explosion turns one cube into these (DR-28.10).
const TWO_CUBES: i32 = {
    let (mut sum, mut zones, mut number) = (0, 0, 0);
    while number < ODDS.len() {
        if let (Lie::In(zone), count) = ODDS[number] {
            if matches!(zone.kind(), ZoneKind::Explosion) {
                // Twice what any cube is worth, on both sides of the sum.
                zones -= count as i32;
            } else {
                sum += lasting(zone) * count as i32;
                zones += count as i32;
            }
        }
        number += 1;
    }
    2 * sum / zones
};

/// Rates a move of a cube for one side.
fn gain(own: bool, from: Zone, to: Zone) -> i32 {
    let change = worth(to) - worth(from);
    if own { change } else { -change }
}

fn margin(fight: &Fight, own: Colour) -> i32 {
    let of = |colour| i32::from(fight.strength(colour));
    fight.enemy_of(own).map_or(0, |enemy| of(own) - of(enemy))
}

/// Is this side ahead as it stands? A tie is the active player's (DR-18.29).
fn ahead(state: &State, fight: &Fight, own: Colour) -> bool {
    let margin = margin(fight, own);
    margin > 0 || (margin == 0 && own == state.active())
}

/// The best move of any cube.
fn best_move(fight: &Fight, own: Colour, explode: bool) -> Option<(i32, PieceId, Zone)> {
    let moves = fight.tray.iter().filter_map(|cube| Some((cube, cube.lie?.zone()?))).flat_map(|(cube, from)| {
        let blast = explode.then_some(Zone::Ex);
        let to = from.adjacent().iter().copied().chain(blast);
        to.map(move |to| (gain(cube.of == own, from, to), cube.piece, to))
    });
    moves.max_by_key(|(gain, piece, _)| (*gain, std::cmp::Reverse(*piece)))
}

/// Rates an ability now.
fn promise(state: &State, fight: &Fight, own: Colour, ability: Ability) -> i32 {
    let behind = !ahead(state, fight, own);
    match ability {
        Ability::GainStrength(count) => {
            if behind {
                20 + i32::from(count)
            } else {
                2
            }
        }
        Ability::DropCubes(_) | Ability::DropCubePerHelm | Ability::DrawCard => {
            if behind {
                18
            } else {
                8
            }
        }
        Ability::MoveCube => best_move(fight, own, false).map_or(0, |(gain, ..)| gain),
        Ability::MoveCubeOrExplode => best_move(fight, own, true).map_or(0, |(gain, ..)| gain),
        // Worth it where the cube does nothing better.
        Ability::RemoveOwnCube(_) => {
            let idle = fight.tray.iter().filter(|cube| cube.of == own).filter_map(|cube| cube.lie?.zone());
            if idle.map(worth).min().is_some_and(|least| least < 10) { 6 } else { 0 }
        }
        Ability::OnVictory { .. } | Ability::LessDamage => 0,
    }
}

fn before_the_drop(state: &State, player: &Player, orders: &[Order]) -> Order {
    let cards: &Cards = state.cards();
    let fights = |id| {
        let held = player.hand.iter().find(|card| card.id == id);
        held.is_some_and(|card| {
            let abilities = cards.abilities(card);
            cards.cannons(card) > 0 || abilities.iter().any(|ability| !ability.on_victory()) || cards.flags(card) > 0
        })
    };
    let level = orders.iter().find(|order| matches!(order, Order::LevelUp(card) if fights(*card)));
    let play = orders.iter().find(|order| matches!(order, Order::Play(card) if fights(*card)));
    let fire = orders.iter().rev().find(|order| matches!(order, Order::Commit(_)));
    let attack = orders.iter().find(|order| matches!(order, Order::Attack(_)));
    let end = if state.phase == Phase::Declare { None } else { orders.last() };
    level.or(play).or(attack).or(fire).or(end).cloned().unwrap_or(Order::Done)
}

impl Bot<DeadReckoning> for Steady {
    fn order(&mut self, view: &View) -> Order {
        order(&view.table, own_seat(view))
    }

    fn choose(&mut self, look: &mut dyn FnMut() -> View, options: &[Choice], why: &Why) -> usize {
        let view = look();
        view.colour.map_or(0, |own| choice(&view.table, own, options, why))
    }
}

/// Gives an order in a battle, or between two of them.
pub fn order(state: &State, seat: Seat) -> Order {
    let Some(player) = state.at_seat(seat) else { return Order::Pass };
    if state.phase != Phase::Abilities {
        return before_the_drop(state, player, &legal::orders(state, seat));
    }
    let Some(fight) = &state.fight else { return Order::Pass };
    let own = player.colour;
    let usable = check::usable(state, own).into_iter().filter_map(|(card, number)| {
        let ability = check::ability(state, own, card, number).ok()?;
        Some((promise(state, fight, own, ability), card, number))
    });
    let used = usable.max_by_key(|(promise, card, number)| (*promise, std::cmp::Reverse((*card, *number))));
    let used = used.map(|(promise, card, number)| (promise, Order::Use(card, number)));
    let copies = check::copies(state, own).into_iter();
    let copies = copies.map(|(copy, copied, it)| (promise(state, fight, own, it), Order::UseCopy(copy, copied)));
    // Own abilities are used before copied ones.
    let best = used.into_iter().chain(copies).rev().max_by_key(|(promise, _)| *promise);
    best.filter(|(promise, _)| *promise > 0).map_or(Order::Pass, |(_, order)| order)
}

/// Makes a choice in a battle.
pub fn choice(state: &State, own: Colour, options: &[Choice], why: &Why) -> usize {
    let Some(fight) = &state.fight else { return 0 };
    let zone_of = |piece: u16| fight.cube(PieceId(piece)).and_then(|cube| Some((cube.of == own, cube.lie?.zone()?)));
    let value = |choice: &Choice| match (why, choice) {
        (Why::WhichCube { .. }, Choice::Cube(piece)) => {
            let best = |(mine, from): (bool, Zone)| from.adjacent().iter().map(move |to| gain(mine, from, *to)).max();
            zone_of(*piece).and_then(best).unwrap_or(-99)
        }
        (Why::WhichZone { cube, .. }, Choice::Zone(to)) => {
            zone_of(*cube).map_or(-99, |(mine, from)| gain(mine, from, *to))
        }
        (Why::WhichOwnCube { .. }, Choice::Cube(piece)) => zone_of(*piece).map_or(-99, |(_, from)| -worth(from)),
        (Why::AnyTwo { .. }, Choice::Goods(goods)) => goods.gold.into(),
        (_, Choice::Hold(_)) => 5,
        (_, Choice::Island) => 3,
        (_, Choice::Play | Choice::Ability(..) | Choice::Copied(..)) => 2,
        (_, Choice::Supply) => 1,
        (_, Choice::Nothing) => -1,
        _ => 0,
    };
    best(options, value)
}
