//! Marks on the harbour board, put as soon as they are due (DR-24).

use super::building;
use super::cards::{Card, TOP_LEVEL};
use super::colours::Colour;
use super::game::Table;
use super::goods::Goods;
use super::happenings::Marks;
use super::orders::{Order, Split};
use super::paying;
use super::printed::abilities::Paid;
use super::printed::things::Achievement;
use super::refusals::{Checked, Objection, refuse};
use super::state::{Player, State};

/// Wins that make a legend (DR-24.5).
pub const LEGEND: u8 = 4;
/// Sailors at the top level that make sea dogs (DR-24.6).
pub const SEA_DOGS: u8 = 3;
/// Tokens that make a first-rate ship, covered ones included (DR-24.11).
const FIRST_RATE: usize = 4;
/// Gold in the chest that makes a capitalist (DR-24.9).
const CAPITAL: u16 = 30;
/// Buildings under control that make a builder (DR-24.8).
const BUILDER: usize = 5;
/// Permanent cubes that make a settler (DR-24.10).
const SETTLER: u8 = 6;
/// A master trader returns this at once (DR-24.13).
pub const TWELVE: Goods = Goods { cargo: 12, gold: 0 };

/// With this number of players an explorer needs this number of tiles (DR-24.12).
#[must_use]
pub const fn explorer(players: usize) -> u8 {
    match players {
        0..=2 => 5,
        3 => 4,
        _ => 3,
    }
}

/// Puts a mark, once.
pub fn achieve(table: &mut Table<'_>, by: Colour, what: Achievement) {
    if lacks(table, by, what) {
        table.tell(Marks::Achieved { by, what });
    }
}

/// A battle N or S was won (DR-18.31).
pub fn battle_won(table: &mut Table<'_>, by: Colour) {
    let Some(player) = table.player(by).filter(|_| lacks(table, by, Achievement::Legend)) else { return };
    let wins = player.battles_won.saturating_add(1);
    let cube = wins < LEGEND && player.supply > 0;
    table.tell(Marks::LegendGrew { by, wins, cube });
    if wins >= LEGEND {
        achieve(table, by, Achievement::Legend);
    }
}

/// A card was levelled up (DR-24.15).
pub fn card_levelled(table: &mut Table<'_>, by: Colour, level: Option<u8>) {
    if level != Some(TOP_LEVEL) {
        return;
    }
    let Some(player) = table.player(by).filter(|_| lacks(table, by, Achievement::SeaDogs)) else { return };
    let sailors = at_the_top(player.crew());
    let cube = sailors < SEA_DOGS && player.supply > 0;
    table.tell(Marks::SeaDogsGrew { by, sailors, cube });
    if sailors >= SEA_DOGS {
        achieve(table, by, Achievement::SeaDogs);
    }
}

/// A player's progress towards an achievement, as far as the table shows it, and the goal (DR-24). A ship that was sunk
/// leaves nothing to be seen.
#[must_use]
pub fn progress(state: &State, player: &Player, what: Achievement) -> (u16, u16) {
    let count = |number: usize| u16::try_from(number).unwrap_or(u16::MAX);
    let permanent = || state.sea.islands().map(|(_, island)| island.permanent_of(player.colour));
    match what {
        Achievement::Legend => (player.battles_won.into(), LEGEND.into()),
        // Sailors in a deck are known by the cubes alone.
        Achievement::SeaDogs => (at_the_top(player.crew()).max(player.sea_dogs_cubes).into(), SEA_DOGS.into()),
        Achievement::Builder => (count(building::owned(state, player.colour)), count(BUILDER)),
        Achievement::Capitalist => (player.chest, CAPITAL),
        Achievement::Settler => (permanent().fold(0, u8::saturating_add).into(), SETTLER.into()),
        Achievement::FirstRateShip => {
            (count(player.slots.iter().map(|slot| slot.tokens.len()).sum()), count(FIRST_RATE))
        }
        Achievement::Explorer => (player.explored.into(), explorer(state.players.len()).into()),
        Achievement::TerrorOfTheSeas => (0, 1),
        Achievement::MasterTrader => (u16::from(player.dock) + u16::from(player.aboard().cargo), TWELVE.cargo.into()),
    }
}

/// Does this player meet what an achievement asks for, as far as the table shows it (DR-24)? Of a ship that was sunk and of cargo
/// that was returned nothing is left to be seen.
#[must_use]
pub fn meets(state: &State, player: &Player, what: Achievement) -> bool {
    let (has, needs) = progress(state, player, what);
    !matches!(what, Achievement::TerrorOfTheSeas | Achievement::MasterTrader) && has >= needs
}

/// Can this player still come to it?
#[must_use]
pub fn is_open(state: &State, player: &Player, what: Achievement) -> bool {
    !player.achievements.contains(&what) && (what != Achievement::Explorer || could_explore(state, player))
}

fn if_due(table: &mut Table<'_>, by: Colour, what: Achievement) {
    if table.player(by).is_some_and(|player| meets(table, player, what)) {
        achieve(table, by, what);
    }
}

/// A token was put on a ship (DR-24.18).
pub fn upgraded(table: &mut Table<'_>, by: Colour) {
    if_due(table, by, Achievement::FirstRateShip);
}

/// Gold came into the chest: a player who has enough must say so at once (DR-24.16).
pub fn enriched(table: &mut Table<'_>, by: Colour) {
    if_due(table, by, Achievement::Capitalist);
}

/// Buildings were built, or came under control with their island (DR-24.8).
pub fn built(table: &mut Table<'_>, by: Colour) {
    if_due(table, by, Achievement::Builder);
}

/// A permanent cube was laid (DR-24.10).
pub fn settled(table: &mut Table<'_>, by: Colour) {
    if_due(table, by, Achievement::Settler);
}

/// A position that meets a requirement has had its mark at once (DR-24.1).
pub fn put_at_once(state: &mut State) {
    let all = |player: &Player| Achievement::ALL.map(|what| (player.colour, what));
    let due: Vec<_> = state.players.iter().flat_map(all).collect();
    for (by, what) in due {
        let met = |player: &Player| !player.achievements.contains(&what) && meets(state, player, what);
        if state.player(by).is_some_and(met) {
            Marks::Achieved { by, what }.apply(state);
        }
    }
}

/// A tile was explored (DR-8.9, DR-24.12). A player who cannot reach the number any more has the cubes back (DR-24.17).
pub fn explored(table: &mut Table<'_>, by: Colour) {
    let goal = explorer(table.players.len());
    if let Some(player) = table.player(by).filter(|player| could_explore(table, player)) {
        let tiles = player.explored;
        let cube = tiles < goal && player.supply > 0;
        table.tell(Marks::ExplorerGrew { by, tiles, goal, cube });
        if tiles >= goal {
            achieve(table, by, Achievement::Explorer);
        }
    }
    let state = table.state();
    let beaten = state.players.iter().filter(|player| player.explorer_cubes > 0 && !could_explore(state, player));
    let beaten: Vec<(Colour, u8)> = beaten.map(|player| (player.colour, player.explorer_cubes)).collect();
    for (by, cubes) in beaten {
        table.tell(Marks::ExplorerGivenUp { by, cubes });
    }
}

/// Is Explorer still to be had by this player (DR-24.17)?
fn could_explore(state: &State, player: &Player) -> bool {
    let left = state.sea.tiles().filter(|(_, tile)| !tile.face_up).count();
    let most = usize::from(player.explored) + left;
    most >= usize::from(explorer(state.players.len())) && !player.achievements.contains(&Achievement::Explorer)
}

/// May this player return twelve cargo for Master Trader (DR-24.19)?
///
/// # Errors
/// The rule against it.
pub fn may_return(player: &Player, split: &Split) -> Checked {
    if player.achievements.contains(&Achievement::MasterTrader) {
        return Err(refuse("DR-24.2", Objection::HasMark));
    }
    paying::may(player, TWELVE, Paid::ShipOrDock, split)
}

/// They are returned, and bring nothing else (DR-24.19).
pub fn return_twelve(table: &mut Table<'_>, by: Colour, split: &Split) {
    paying::pay(table, by, split);
    achieve(table, by, Achievement::MasterTrader);
}

/// Ways to return them.
#[must_use]
pub fn list(player: &Player) -> Vec<Order> {
    if player.achievements.contains(&Achievement::MasterTrader) {
        return Vec::new();
    }
    paying::ways(player, TWELVE, Paid::ShipOrDock).into_iter().map(Order::ReturnTwelve).collect()
}

/// Sailors at the top level among these cards.
pub fn at_the_top<'a>(crew: impl IntoIterator<Item = &'a Card>) -> u8 {
    let sailors = crew.into_iter().filter(|card| card.level >= TOP_LEVEL).count();
    u8::try_from(sailors).unwrap_or(u8::MAX)
}

fn lacks(table: &Table<'_>, by: Colour, what: Achievement) -> bool {
    table.player(by).is_some_and(|player| !player.achievements.contains(&what))
}
