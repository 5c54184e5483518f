//! The captain: each unit's aims are played out in worlds that may be this one, with plain captains at all seats.

use std::borrow::Cow;

use crate::captains::Wishes;
use crate::rules::kernel::Seat;
use crate::rules::pirates::check;
use crate::rules::pirates::ids::Name;
use crate::rules::pirates::orders::{Order, Task};
use crate::rules::pirates::ruleset::Pirates;
use crate::rules::pirates::state::{Coin, Crew, Phase, Ship, State};
use crate::rules::pirates::sums;
use crate::rules::pirates::view::View;
use crate::rules::pirates::wants::{Choice, Why};
use crate::rules::pirates::words::Flag;

use super::goals::{self, aboard, home, lying};
use super::plain::{self, Aim, Wish};
use super::steering::{Goal, away};
use super::{choices, own_seat};

/// A coin that nobody has seen is worth one to three.
const UNSEEN: usize = 3;
/// Targets of each kind that are thought of.
const FEW: usize = 2;

impl Wishes for Pirates {
    type Wish = Wish;

    const TURNS: u16 = 2;

    fn seat(view: &View) -> Seat {
        own_seat(view)
    }

    /// Counters that are not seen lie there as coins.
    fn seen(view: &View) -> Cow<'_, State> {
        let mut state = view.table.clone();
        fill(&mut state, view, &mut |_| 1);
        Cow::Owned(state)
    }

    fn world(view: &View, draw: &mut dyn FnMut(usize) -> usize) -> State {
        let mut state = view.table.clone();
        fill(&mut state, view, draw);
        state
    }

    fn wishes(seen: &State, seat: Seat) -> Vec<Wish> {
        let Some(flag) = seen.at_seat(seat).map(|player| player.flag) else { return Vec::new() };
        if seen.phase != Phase::Orders || check::carried_out(seen).is_some() {
            return Vec::new();
        }
        let fresh = |ship: &&Ship| ship.flag == flag && ship.given.is_empty() && !ship.waits;
        let next = seen
            .ships
            .iter()
            .filter(fresh)
            .find_map(|ship| Some(of_ship(seen, seat, ship)).filter(|all| all.len() > 1));
        next.unwrap_or_default()
    }

    fn lasts(wish: &Wish, seen: &State, _: Seat) -> bool {
        !plain::is_done(seen, *wish)
    }

    fn is_open(wish: &Wish, state: &State, _: Seat) -> bool {
        !plain::is_done(state, *wish)
    }

    fn order(state: &State, seat: Seat, wish: &mut Option<Wish>) -> Order {
        plain::order(state, seat, *wish, &|island| lying(state, island))
    }

    fn choice(state: &State, by: Seat, options: &[Choice], why: &Why) -> usize {
        choices::choose(state, state.at_seat(by).map_or(Flag::Red, |player| player.flag), options, why)
    }

    fn begun(state: &State, seat: Seat) -> u16 {
        state.at_seat(seat).map_or(0, |player| player.turns)
    }

    fn worth(state: &State, seat: Seat) -> i32 {
        let Some(own) = state.at_seat(seat).map(|player| player.flag) else { return 0 };
        let others =
            state.players.iter().filter(|player| player.flag != own).map(|player| prospects(state, player.flag));
        prospects(state, own) - others.max().unwrap_or(0)
    }
}

/// The first is what a plain captain does.
fn of_ship(seen: &State, seat: Seat, ship: &Ship) -> Vec<Wish> {
    let unit = ship.id;
    let may = |task| check::order(seen, seat, &Order::Order(unit, task)).is_ok();
    let counters = |island: Name| lying(seen, island);
    let plain = goals::goal(seen, unit, &counters).map(Aim::Go);
    let mut aims: Vec<Aim> = Vec::new();
    let near = |all: Vec<Name>| {
        let mut all = all;
        all.sort_by_key(|piece| away(seen, unit, *piece));
        all.truncate(FEW);
        all
    };
    let wild = seen.islands.iter().filter(|island| island.home.is_none() && lying(seen, island.id) > 0);
    aims.extend(near(wild.map(|island| island.id).collect()).into_iter().map(|island| Aim::Go(Goal::Island(island))));
    aims.extend(home(seen, ship.flag).map(|island| Aim::Go(Goal::Island(island))));
    let others = seen.ships.iter().filter(|other| other.flag != ship.flag && !other.waits);
    for other in near(others.map(|other| other.id).collect()) {
        aims.extend([Aim::Go(Goal::Ram(other)), Aim::Go(Goal::Near(other))]);
    }
    let mut wishes: Vec<Wish> = vec![(unit, Aim::Plain)];
    if may(Task::Move) {
        let docked = ship.docked.map(Goal::Island).map(Aim::Go);
        let others = aims.into_iter().filter(|aim| Some(*aim) != plain && Some(*aim) != docked);
        wishes.extend(others.map(|aim| (unit, aim)));
    }
    if may(Task::Shoot) {
        wishes.push((unit, Aim::Shoot));
    }
    let mut told: Vec<Wish> = Vec::new();
    for wish in wishes {
        if !told.contains(&wish) {
            told.push(wish);
        }
    }
    told
}

/// Puts something in the place of everything that the view hides.
fn fill(state: &mut State, view: &View, draw: &mut dyn FnMut(usize) -> usize) {
    let coin = |draw: &mut dyn FnMut(usize) -> usize| u8::try_from(draw(UNSEEN) + 1).unwrap_or(1);
    for island in &mut state.islands {
        let there = usize::from(view.counters_on(island.id));
        while island.coins.len() + island.uniques.len() < there {
            island.coins.push(coin(draw));
        }
    }
    for ship in &mut state.ships {
        let backs = view.backs_of(ship.id);
        for _ in 0..backs.coins {
            ship.coins.push(Coin { value: coin(draw), up: false, ransom: false });
        }
        let nation = state.pack.craft(ship.card).map(|craft| craft.nation);
        let ratings: Vec<Name> = state
            .pack
            .hands
            .iter()
            .filter(|(card, hand)| Some(hand.nation) == nation && card.word().contains(':'))
            .map(|(card, _)| *card)
            .collect();
        for _ in 0..backs.crew {
            ship.crew.extend(ratings.get(draw(ratings.len())).map(|card| Crew::of(*card, false)));
        }
    }
}

/// Rates a player: gold at home, gold on its way there, masts, and who can still sail.
fn prospects(state: &State, flag: Flag) -> i32 {
    if let Some(crate::rules::pirates::state::Outcome::Won(won)) = state.result {
        return if won == flag { 100_000 } else { 0 };
    }
    let banked = i32::from(sums::winning_gold(state, flag)) * 100;
    let ships = state.ships.iter().filter(|ship| ship.flag == flag);
    let of_ship = |ship: &Ship| {
        let way =
            home(state, flag).map_or(500, |home| i32::try_from(away(state, ship.id, home) / 1_000).unwrap_or(500));
        let carried = aboard(ship) * (80 - way.min(800) / 20);
        let next = state
            .islands
            .iter()
            .filter(|island| island.home.is_none() && lying(state, island.id) > 0)
            .map(|island| i32::try_from(away(state, ship.id, island.id) / 1_000).unwrap_or(500))
            .min();
        let near = next.filter(|_| sums::free_space(state, ship) > 0).map_or(0, |way| 40 - way.min(800) / 20);
        carried + near + 14 * i32::from(ship.standing()) + if ship.is_derelict() { 0 } else { 30 }
    };
    banked + ships.map(of_ship).sum::<i32>()
}
