//! Rates battles, in tenths of a gold.

use crate::rules::dead_reckoning::check;
use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::duel::Target;
use crate::rules::dead_reckoning::goods::Place;
use crate::rules::dead_reckoning::orders::Order;
use crate::rules::dead_reckoning::printed::abilities::Ability;
use crate::rules::dead_reckoning::printed::things::Achievement;
use crate::rules::dead_reckoning::sinking::SINKS;
use crate::rules::dead_reckoning::state::{Player, State, in_all};

use super::appraisal;

/// Cubes a ship could bring into a battle now, as far as open facts tell: cannons, and the gain from abilities in play.
pub fn strength(state: &State, player: &Player) -> i32 {
    let cannons = i32::from(in_all(&state.unused_cannons(player.colour)));
    let abilities = player.in_play.iter().flat_map(|card| {
        let helms = i32::from(state.cards().helms(card));
        state.cards().abilities(card).into_iter().map(move |ability| match ability {
            Ability::DropCubes(cubes) => i32::from(cubes),
            Ability::DropCubePerHelm => helms,
            Ability::GainStrength(strength) => i32::from(strength),
            Ability::MoveCube | Ability::MoveCubeOrExplode | Ability::DrawCard => 1,
            _ => 0,
        })
    });
    cannons + abilities.sum::<i32>()
}

/// Estimates the chance that `own` cubes beat `other`, in hundredths; a tie is the attacker's (DR-18.29).
pub fn chance(own: i32, other: i32) -> i32 {
    let lead = 10 * (own - other) + 4;
    let spread = 6 + 2 * (own + other);
    50 + 50 * lead / (lead.abs() + spread)
}

/// Gold a merchant ship of this row brings, and her cubes (DR-29).
const fn merchants(row: u8) -> (i32, i32) {
    match row {
        1 => (30, 2),
        2 => (50, 4),
        3 => (75, 5),
        _ => (115, 6),
    }
}

/// Rates another won battle on the way to Legend.
fn fame(state: &State, player: &Player) -> i32 {
    appraisal::step(appraisal::mark(state, player, Achievement::Legend), player.battles_won.into(), 4)
}

/// Rates the cost of a defeat.
fn loss(player: &Player) -> i32 {
    if player.damage + 1 >= SINKS { 60 } else { 6 + 3 * i32::from(player.damage) }
}

/// A battle against the merchant ship there.
pub fn merchant(state: &State, player: &Player, row: u8) -> i32 {
    let (gold, cubes) = merchants(row);
    let win = chance(strength(state, player), cubes);
    (win * (gold + fame(state, player)) - (100 - win) * (loss(player) + 4)) / 100
}

/// A battle against another ship.
pub fn ship(state: &State, player: &Player, other: &Player) -> i32 {
    let ashore = state.island_at(player.at).filter(|island| island.controller() == Some(other.colour));
    let buildings = ashore.map_or(0, |island| i32::try_from(island.buildings.len()).unwrap_or(0));
    let home = if player.at == Place::Harbour { 4 } else { 0 };
    let theirs = strength(state, other) + 1 + buildings + home + if other.finished { 2 } else { 0 };
    let win = chance(strength(state, player), theirs);
    let sinks = other.damage + 1 >= SINKS;
    let blow = if sinks { 50 + appraisal::mark(state, player, Achievement::TerrorOfTheSeas) } else { 6 };
    (win * (blow + fame(state, player)) - (100 - win) * (loss(player) + 8)) / 100
}

/// Finds the target that pays best.
pub fn best(state: &State, player: &Player) -> Option<(i32, Order)> {
    let worth = |target: &Target| match target {
        Target::Merchant => merchant(state, player, player.at.row().unwrap_or(4)),
        Target::Ship(colour) => state.player(*colour).map_or(-1, |other| ship(state, player, other)),
        Target::Building(building) => {
            let extra = |other: Colour| state.player(other).is_some_and(|other| other.finished);
            let holder = state.island_at(player.at).and_then(|island| island.controller());
            let cubes = i32::from(state.cards().defence(*building)) + if holder.is_some_and(extra) { 2 } else { 0 };
            let win = chance(strength(state, player), cubes);
            (win * 25 - (100 - win) * (loss(player) + 8)) / 100
        }
    };
    // Among equal targets the ship of the player who stands best is taken.
    let stands = |target: &Target| match target {
        Target::Ship(colour) => state.player(*colour).map_or(0, |other| appraisal::fortune(state, other)),
        _ => 0,
    };
    let all = check::attackable(state).into_iter().map(|target| (worth(&target), target));
    let best = all.filter(|(worth, _)| *worth > 0).max_by_key(|(worth, target)| (*worth, stands(target)));
    best.map(|(worth, target)| (worth, Order::Attack(target)))
}
