//! Worth of things to a captain, in tenths of a gold at the end.

use crate::rules::dead_reckoning::building;
use crate::rules::dead_reckoning::cards::{Card, Sailor, TOP_LEVEL};
use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::goods::Place;
use crate::rules::dead_reckoning::island::{Building, Island};
use crate::rules::dead_reckoning::marks;
use crate::rules::dead_reckoning::printed::things::{Achievement, Class};
use crate::rules::dead_reckoning::producing;
use crate::rules::dead_reckoning::state::{Player, State};

use super::standing::{Standing, printed};

/// Turns this table will still see, as far as the marks tell: each.
pub fn turns_left(state: &State) -> i32 {
    if state.ended_by.is_some() {
        return 0;
    }
    let marks = state.players.iter().map(|player| player.achievements.len()).max().unwrap_or(0);
    let young = state.players.iter().map(|player| i32::from(player.turns)).max().unwrap_or(0);
    let by_marks = 3 * i32::try_from(usize::from(state.marks_to_end).saturating_sub(marks)).unwrap_or(0);
    by_marks.min((14 - young).max(2)).max(1)
}

/// Rates a mark by its gold at the end.
pub fn mark(state: &State, player: &Player, what: Achievement) -> i32 {
    if player.achievements.contains(&what) {
        return 0;
    }
    let cards = state.cards();
    let value = cards.achievements.get(&what).map_or(0, |value| i32::from(value.gold));
    let bonus = player.bonus.and_then(|bonus| cards.bonus.get(usize::from(bonus)));
    let bonus = bonus.filter(|bonus| bonus.names.contains(&what)).map_or(0, |bonus| i32::from(bonus.each));
    10 * (value + bonus)
}

/// Rates `steps` of `of` steps to a mark: the nearer, the more.
pub fn progress(worth: i32, steps: i32, of: i32) -> i32 {
    let steps = steps.clamp(0, of);
    worth * steps * (steps + of) / (2 * of * of).max(1)
}

/// Rates one more step to a mark.
pub fn step(worth: i32, steps: i32, of: i32) -> i32 {
    progress(worth, steps + 1, of) - progress(worth, steps, of)
}

/// Tiles that make an explorer (DR-24.12).
pub fn explorer(state: &State) -> i32 {
    marks::explorer(state.players.len()).into()
}

/// Cubes of a player in permanent areas.
pub fn settled(state: &State, colour: Colour) -> i32 {
    let cubes = state.sea.islands().map(|(_, island)| island.permanent_of(colour));
    cubes.map(i32::from).sum()
}

/// Buildings under the control of a player.
pub fn built(state: &State, colour: Colour) -> i32 {
    i32::try_from(building::owned(state, colour)).unwrap_or(0)
}

/// Rates control of an island without its points.
pub fn control(state: &State, player: &Player, at: Place, island: &Island) -> i32 {
    let left = turns_left(state);
    let yields = producing::yields(state, at).unwrap_or_default();
    let produced = (4 * i32::from(yields.gold) + i32::from(yields.cargo)) * left / 4;
    let hand = if printed(state, island).1 { 2 * left } else { 0 };
    let lying = 10 * i32::from(island.goods.gold) + 2 * i32::from(island.goods.cargo);
    produced
        + hand
        + lying
        + step(mark(state, player, Achievement::Settler), settled(state, player.colour), 6)
        + 10 * i32::try_from(island.buildings.len()).unwrap_or(0)
}

/// Rates these changes on an island for a player: the own gain, and a part of the losses of others.
pub fn change(state: &State, player: &Player, at: Place, island: &Island, before: &Standing, after: &Standing) -> i32 {
    let values = printed(state, island).0;
    let own = player.colour;
    let delta = |colour| 10 * (after.points(values, colour) - before.points(values, colour));
    let others = state.players.iter().filter(|other| other.colour != own);
    let rivals = i32::try_from(state.players.len()).unwrap_or(2).max(2) - 1;
    let theirs: i32 = others.map(|other| delta(other.colour)).sum();
    let held = i32::from(after.controller() == Some(own)) - i32::from(before.controller() == Some(own));
    let taken = before.controller().is_some_and(|other| other != own && after.controller() != Some(other));
    let worth = control(state, player, at, island);
    // A cube that changes nothing yet is a step towards something.
    delta(own) - theirs / (rivals + 1) + held * worth + i32::from(taken) * worth / 3
}

/// Rates this number of cubes of influence there.
pub fn influence(state: &State, player: &Player, at: Place, cubes: u8) -> i32 {
    let Some(island) = state.sea.island(at) else { return 0 };
    if cubes == 0 || state.walled(player.colour, at) || state.blockaded(player.colour, at) {
        return 0;
    }
    let before = Standing::of(island);
    let mut after = before;
    let placed = (0..cubes).take_while(|_| after.place(player.colour)).count();
    if placed == 0 {
        return 0;
    }
    after.settle(before.controller());
    change(state, player, at, island, &before, &after) + 3 * i32::try_from(placed).unwrap_or(0)
}

/// Rates a sailor's gain from a higher level.
const fn talent(sailor: Sailor) -> i32 {
    match sailor {
        Sailor::CabinBoy => 9,
        Sailor::Purser => 11,
        Sailor::Pirate => 12,
        Sailor::Deckhand => 10,
        Sailor::Gunner => 8,
        Sailor::Captain => 6,
        Sailor::FirstMate => 7,
        Sailor::Bosun => 7,
    }
}

/// Rates levelling up this card: the nearer to sea dogs the better.
pub fn levelling(state: &State, player: &Player, card: &Card) -> i32 {
    if card.level >= TOP_LEVEL {
        return -1;
    }
    let dogs = if player.achievements.contains(&Achievement::SeaDogs) { 0 } else { 12 };
    let left = turns_left(state);
    dogs * i32::from(card.level) + talent(card.id.sailor) * left.min(8) / 8
}

/// Rates a sailor card for every turn in which its owner holds it.
fn skill(state: &State, card: &Card) -> i32 {
    let advancements = card.sleeve.iter().filter_map(|worn| state.cards().bought(worn.card.kind));
    let worn: i32 = advancements.map(|own| i32::from(own.cost)).sum();
    talent(card.id.sailor) * i32::from(card.level) / 2 + 3 * worn
}

/// Rates a player's gold if the game ended soon, in tenths.
pub fn fortune(state: &State, player: &Player) -> i32 {
    let own = player.colour;
    let left = turns_left(state);
    let aboard = player.aboard();
    let mut worth = 10 * (i32::from(player.chest) + i32::from(aboard.gold));
    let cargo = i32::from(player.dock) + i32::from(aboard.cargo);
    worth += if left > 0 { 3 * cargo.min(14) } else { 0 };
    for (at, island) in state.sea.islands() {
        let standing = Standing::of(island);
        worth += 10 * standing.points(printed(state, island).0, own);
        if standing.controller() == Some(own) {
            worth += 10 * i32::from(island.goods.gold) + 10 * i32::try_from(island.buildings.len()).unwrap_or(0);
            let yields = producing::yields(state, at).unwrap_or_default();
            let hand = if printed(state, island).1 { 2 } else { 0 };
            worth += (i32::from(yields.gold) + i32::from(yields.cargo) / 3 + hand) * left;
            let walled = [Building::Fort, Building::Garrison].iter().any(|wall| island.buildings.contains(wall));
            worth += i32::from(walled) * left;
        }
    }
    let reached = player.achievements.iter().map(|what| {
        let fresh = state.cards().achievements.get(what).map_or(0, |value| i32::from(value.gold));
        let bonus = player.bonus.and_then(|bonus| state.cards().bonus.get(usize::from(bonus)));
        10 * (fresh + bonus.filter(|bonus| bonus.names.contains(what)).map_or(0, |bonus| i32::from(bonus.each)))
    });
    worth += reached.sum::<i32>();
    if left > 0 {
        worth += steps(state, player, cargo);
    }
    let sleeved: usize = player.crew().map(|card| card.sleeve.len()).sum();
    worth += 5 * i32::try_from(sleeved + player.set_aside.len()).unwrap_or(0);
    worth += player.crew().map(|card| skill(state, card)).sum::<i32>() * left / 40;
    let tokens =
        player.slots.iter().flat_map(|slot| &slot.tokens).filter_map(|token| state.cards().upgrades.get(token));
    worth += tokens.map(|token| if token.class == Class::Basic { 10 + left } else { 20 + 2 * left }).sum::<i32>();
    worth - 4 * i32::from(player.damage) * i32::from(player.damage).min(4) / 2
}

/// Rates the progress to marks that can still be reached.
fn steps(state: &State, player: &Player, cargo: i32) -> i32 {
    let worth = |what| mark(state, player, what);
    let tokens = player.slots.iter().map(|slot| slot.tokens.len()).sum::<usize>();
    let top = player.crew().map(|card| i32::from(card.level)).collect::<Vec<_>>();
    let mut levels = top;
    levels.sort_unstable_by(|one, two| two.cmp(one));
    let dogs: i32 = levels.iter().take(3).map(|level| level - 1).sum();
    [
        (Achievement::Legend, i32::from(player.battles_won), 4),
        (Achievement::SeaDogs, dogs, 9),
        (Achievement::Builder, built(state, player.colour), 5),
        (Achievement::Capitalist, (i32::from(player.chest) + i32::from(player.aboard().gold) - 10) / 2, 10),
        (Achievement::Settler, settled(state, player.colour), 6),
        (Achievement::FirstRateShip, i32::try_from(tokens).unwrap_or(0), 4),
        (Achievement::Explorer, i32::from(player.explored), explorer(state)),
        (Achievement::MasterTrader, cargo, 12),
    ]
    .into_iter()
    .map(|(what, steps, of)| progress(worth(what), steps.min(of - 1), of) * 7 / 10)
    .sum()
}
