//! Invariants of the table: after every happening nothing is lost and everything lies in a permitted place (DR-33.9).

use std::collections::BTreeMap;

use super::cards::CardId;
use super::colours::Colour;
use super::duel::{BLACK_CUBES, CUBES};
use super::goods::{Hold, Place};
use super::island::Building;
use super::printed::ids::{CardNo, TileId};
use super::sails;
use super::sinking::SINKS;
use super::state::{Course, Phase, Player, State};

/// An invariant is broken in one of these ways.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Broken {
    /// A player has 35 cubes in all, and 20 are black.
    Cubes(Colour, u16),
    /// More lies in a hold than it takes.
    Hold(Colour, Hold),
    /// More cubes than slots.
    Slots(TileId),
    /// The sail track ends at 8.
    Sails(Colour, u8),
    /// More of a building stand than there are.
    Buildings(Building),
    /// More tokens of a kind than there are.
    Tokens(String),
    PirateInHarbour(Colour),
    /// Two advancements in one place of a sleeve, or one that has none.
    Sleeve(Colour, CardId),
    /// A ship that should have sunk.
    Damage(Colour, u8),
    /// A sailor who is twice in a crew.
    Sailor(Colour, CardId),
    /// A card of the decks that is in two places.
    CardTwice(CardNo),
    /// A tile that lies in two places.
    TileTwice(TileId),
}

/// Lists every card of the decks from boxes, card cells, sleeves and player areas.
#[must_use]
pub fn cards(state: &State) -> Vec<CardNo> {
    let boxed = state.boxes.iter().flatten().chain(&state.buried).copied();
    let laid = state.sea.tiles().filter_map(|(_, tile)| tile.cell).map(|cell| cell.card);
    let owned = state.players.iter().flat_map(|player| {
        let sleeved = player.crew().flat_map(|card| &card.sleeve);
        sleeved.chain(&player.set_aside).map(|worn| worn.card)
    });
    boxed.chain(laid).chain(owned).collect()
}

/// Finds the values that occur more than once.
fn twice<T: Copy + Ord>(mut all: Vec<T>) -> impl Iterator<Item = T> {
    all.sort_unstable();
    let next = all.clone().into_iter().skip(1);
    all.into_iter().zip(next).filter(|(one, other)| one == other).map(|(one, _)| one)
}

/// Lists every broken invariant; the list is empty as long as the rules keep their promises.
#[must_use]
pub fn conserved(state: &State) -> Vec<Broken> {
    let mut broken = Vec::new();
    let black = state.all_cubes(Colour::Black);
    if black > BLACK_CUBES.into() {
        broken.push(Broken::Cubes(Colour::Black, black));
    }
    for player in &state.players {
        of_player(state, player, &mut broken);
    }
    for (_, island) in state.sea.islands() {
        let lying = island.cubes.values().map(|cubes| u16::from(*cubes)).sum::<u16>();
        if lying > island.slots.into() {
            broken.push(Broken::Slots(island.id));
        }
    }
    for building in Building::ALL {
        let made = state.cards().buildings.get(&building).map_or(0, |card| usize::from(card.pieces));
        if state.sea.islands().filter(|(_, island)| island.buildings.contains(&building)).count() > made {
            broken.push(Broken::Buildings(building));
        }
    }
    let mut tokens: BTreeMap<&String, u8> = BTreeMap::new();
    for token in state.players.iter().flat_map(|player| &player.slots).flat_map(|slot| &slot.tokens) {
        *tokens.entry(token).or_default() += 1;
    }
    let made = |token: &str| state.cards().upgrades.get(token).map_or(0, |upgrade| upgrade.tokens);
    let over = tokens.into_iter().filter(|(token, count)| *count > made(token));
    broken.extend(over.map(|(token, _)| Broken::Tokens(token.clone())));
    // A card without a number is any of its kind: in a battle alone it may be there more than once.
    let numbered = |card: &CardNo| card.copy > 0 || card.kind.is_encounter();
    let mut cards = cards(state);
    cards.retain(numbered);
    broken.extend(twice(cards).map(Broken::CardTwice));
    let tiles = state.sea.tiles().filter_map(|(_, tile)| tile.id);
    broken.extend(twice(tiles.collect()).map(Broken::TileTwice));
    broken
}

fn of_player(state: &State, player: &Player, broken: &mut Vec<Broken>) {
    let by = player.colour;
    let cubes = state.all_cubes(by);
    let all = u16::from(CUBES) + 1;
    if cubes > all || (state.course == Course::Voyage && cubes < all) {
        broken.push(Broken::Cubes(by, cubes));
    }
    for hold in Hold::ALL {
        if player.slot(hold).goods.units() > player.capacity(state.cards(), hold) {
            broken.push(Broken::Hold(by, hold));
        }
    }
    if player.sails > sails::MOST {
        broken.push(Broken::Sails(by, player.sails));
    }
    // The marker lies there until the turn has ended (DR-9.2).
    let comes_off = by == state.active() && matches!(state.phase, Phase::Main | Phase::Refill | Phase::Mode);
    if player.pirate && player.at == Place::Harbour && !comes_off {
        broken.push(Broken::PirateInHarbour(by));
    }
    // In a battle a ship fights on until its end (DR-18.10).
    if player.damage >= SINKS && state.fight.is_none() {
        broken.push(Broken::Damage(by, player.damage));
    }
    broken.extend(twice(player.crew().map(|card| card.id).collect()).map(|card| Broken::Sailor(by, card)));
    for card in player.crew().filter(|card| !card.sleeve.is_empty()) {
        let slots: Vec<_> = card.sleeve.iter().map(|worn| state.cards().slot(worn.card.kind)).collect();
        if slots.contains(&None) || twice(slots).next().is_some() {
            broken.push(Broken::Sleeve(by, card.id));
        }
    }
}

/// Names the first place of a card that lies in two places, as a file would.
#[must_use]
pub fn where_again(state: &State, broken: &Broken) -> String {
    let Broken::CardTwice(card) = broken else { return String::new() };
    if let Some((at, _)) = state.sea.tiles().find(|(_, tile)| tile.cell.is_some_and(|cell| cell.card == *card)) {
        return format!("sea.{}.card", String::from(at));
    }
    if let Some(row) = (1..).zip(&state.boxes).find_map(|(row, cards)| cards.contains(card).then_some(row)) {
        return format!("boxes.{row}");
    }
    let aside = |player: &Player| player.set_aside.iter().any(|worn| worn.card == *card);
    match state.players.iter().position(aside) {
        Some(number) => format!("players[{number}].set_aside"),
        None => "players".to_owned(),
    }
}
