//! A world as it may be: secrets of other seats are dealt anew, as far as open facts allow.

use crate::rules::dead_reckoning::cards::{Card, CardId, Sailor, TOP_LEVEL};
use crate::rules::dead_reckoning::conserved;
use crate::rules::dead_reckoning::decks;
use crate::rules::dead_reckoning::printed::ids::{CardNo, Sort, TileId};
use crate::rules::dead_reckoning::sea::{ROWS, Sea};
use crate::rules::dead_reckoning::state::{Player, State};
use crate::rules::dead_reckoning::view::View;

/// Coins that are supposed in a chest that lies closed (DR-3.12).
const CHEST: u16 = 15;

/// Draws a number below another.
pub type Draw<'a> = dyn FnMut(usize) -> usize + 'a;

/// A whole state that fits everything this view shows.
pub fn imagined(view: &View, draw: &mut Draw<'_>) -> State {
    let mut state = view.table.clone();
    let others = view.hands.iter().zip(&view.decks).zip(&view.discards);
    for (player, ((hand, deck), pile)) in state.players.iter_mut().zip(others) {
        if view.colour == Some(player.colour) {
            shuffle(&mut player.deck, draw);
        } else {
            player.chest = CHEST;
            player.bonus = player.bonus_dealt.get(draw(player.bonus_dealt.len().max(1))).copied();
            crew(player, [*hand, *deck, *pile], draw);
        }
    }
    cards(view, &mut state, draw);
    tiles(&mut state, draw);
    state
}

fn shuffle<T>(things: &mut [T], draw: &mut Draw<'_>) {
    crate::chance::shuffle(things, draw);
}

/// Deals hand and deck of another player, and the pile under its top card (G-53), from the cards that lie in no other
/// place, levelled up once a turn all in all (DR-13.1).
fn crew(player: &mut Player, [hand, deck, pile]: [usize; 3], draw: &mut Draw<'_>) {
    let all = Sailor::ALL.into_iter().flat_map(|sailor| (1..=sailor.copies()).map(move |copy| CardId { sailor, copy }));
    let open = |id: &CardId| player.in_play.iter().chain(&player.discard).any(|card| card.id == *id);
    let mut hidden: Vec<Card> =
        all.filter(|id| !open(id)).map(|id| Card { id, level: 1, sleeve: Vec::new() }).collect();
    let shown: u16 = player.in_play.iter().chain(&player.discard).map(|card| u16::from(card.level) - 1).sum();
    for _ in shown..player.turns.saturating_sub(1).max(shown) {
        let count = hidden.len();
        if count == 0 {
            break;
        }
        if let Some(card) = hidden.get_mut(draw(count)).filter(|card| card.level < TOP_LEVEL) {
            card.level += 1;
        }
    }
    shuffle(&mut hidden, draw);
    let mut deal = |count: usize| hidden.split_off(hidden.len().saturating_sub(count));
    (player.hand, player.deck) = (deal(hand), deal(deck));
    player.discard.splice(..0, deal(pile.saturating_sub(1)));
}

/// Deals the boxes and the merchant ships that lie out, from cards that were not seen.
fn cards(view: &View, state: &mut State, draw: &mut Draw<'_>) {
    let printed = state.printed.clone();
    // Nothing lies in the boxes yet.
    let seen: Vec<CardNo> = conserved::cards(state);
    for row in 1..=ROWS {
        let mut pool: Vec<CardNo> = printed.0.deck(row).into_iter().filter(|card| !seen.contains(card)).collect();
        shuffle(&mut pool, draw);
        let mut named = |shown: CardNo| {
            if shown.kind.sort != Sort::Front {
                pool.retain(|card| *card != shown);
                return shown;
            }
            let found = pool.iter().position(|card| printed.0.shown(*card) == shown);
            found.map_or(shown, |found| pool.swap_remove(found))
        };
        for at in Sea::places() {
            let Some(cell) = state.sea.tile_mut(at).and_then(|tile| tile.cell.as_mut()) else { continue };
            if cell.card.kind.row == row && cell.card.kind.sort == Sort::Front {
                cell.card = named(cell.card);
            }
        }
        let place = usize::from(row) - 1;
        let Some((front, count)) = view.boxes.get(place).copied() else { continue };
        let mut deck: Vec<CardNo> = front.map(&mut named).into_iter().collect();
        deck.append(&mut pool);
        deck.truncate(count);
        if let Some(own) = state.boxes.get_mut(place) {
            *own = deck;
        }
    }
}

/// Tiles that lie face down: islands that are not on the table, and the open sea that must be somewhere (DR-3.2 to DR-3.4).
fn tiles(state: &mut State, draw: &mut Draw<'_>) {
    let open: Vec<TileId> = state.sea.tiles().filter_map(|(_, tile)| tile.id).collect();
    let unseen = |tiles: Vec<TileId>| tiles.into_iter().filter(|id| !open.contains(id)).collect::<Vec<_>>();
    let (mut islands, mut hidden) = (unseen(decks::islands(state)), unseen(decks::open_sea(state)));
    shuffle(&mut islands, draw);
    let dark: Vec<_> = state.sea.tiles().filter(|(_, tile)| !tile.face_up).map(|(at, _)| at).collect();
    hidden.extend(islands.into_iter().take(dark.len().saturating_sub(hidden.len())));
    shuffle(&mut hidden, draw);
    for (at, id) in dark.into_iter().zip(hidden) {
        if let Some(tile) = state.sea.tile_mut(at) {
            tile.id = Some(id);
        }
    }
}
