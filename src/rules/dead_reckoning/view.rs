//! The table as one viewer sees it (DR-30.1): public things and the viewer's own, listed field by field. A field that
//! is new in the state is left out until this file decides on it. Once all is over, the players' holdings lie open.

use serde::{Deserialize, Serialize};

use crate::rules::kernel::Viewer;
use crate::rules::kernel::piles::Sight;

use super::cards::Card;
use super::colours::Colour;
use super::duel::Foe;
use super::phase::Phase;
use super::printed::ids::CardNo;
use super::sea::{Cell, Sea, Tile};
use super::state::{Fight, Player, State};

/// A viewer knows this.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// The view holds the secrets of this colour.
    pub colour: Option<Colour>,
    /// The table as far as it is known: secret things are missing, and a card with a hidden back goes by its front.
    pub table: State,
    /// Cards in each player's hand are counted by seat.
    pub hands: Vec<usize>,
    /// Cards in each deck are counted by seat.
    pub decks: Vec<usize>,
    /// Cards in each discard pile are counted by seat.
    pub discards: Vec<usize>,
    /// The front-most card of each box, with the number of its cards.
    pub boxes: [(Option<CardNo>, usize); 4],
}

impl View {
    /// Are the secrets of this player in it? After the end those of all are.
    #[must_use]
    pub fn shares_secrets_of(&self, of: Colour) -> bool {
        shares(&self.table, self.colour, of)
    }
}

fn shares(state: &State, viewer: Option<Colour>, of: Colour) -> bool {
    viewer == Some(of) || state.phase == Phase::Over
}

/// The table as this viewer sees it.
#[must_use]
pub fn seen_by(state: &State, viewer: Viewer) -> View {
    let colour = match viewer {
        Viewer::Seat(seat) => state.at_seat(seat).map(|player| player.colour),
        Viewer::Bystander => None,
    };
    let front = |cards: &Vec<CardNo>| (Sight::First.of(cards, |card| state.cards().shown(*card)).pop(), cards.len());
    View {
        colour,
        table: table(state, colour),
        hands: state.players.iter().map(|player| player.hand.len()).collect(),
        decks: state.players.iter().map(|player| player.deck.len()).collect(),
        discards: state.players.iter().map(|player| player.discard.len()).collect(),
        boxes: state.boxes.each_ref().map(front),
    }
}

fn table(state: &State, viewer: Option<Colour>) -> State {
    let mut turn = state.turn.clone();
    turn.fought = turn.fought.into_iter().map(|foe| known_foe(state, foe)).collect();
    turn.sleeved = turn.sleeved.into_iter().map(|worn| state.cards().shown_worn(worn)).collect();
    State {
        printed: state.printed.clone(),
        course: state.course,
        phase: state.phase,
        players: state.players.iter().map(|player| seen_player(state, player, viewer)).collect(),
        active: state.active,
        turn,
        sea: seen_sea(state),
        // The counts and the front-most cards stand in fields of their own.
        boxes: Default::default(),
        // Every card was seen before it was buried.
        buried: state.buried.clone(),
        black: state.black,
        bonus: state.bonus,
        wind_in_hand: state.wind_in_hand,
        attack: state.attack.map(|foe| known_foe(state, foe)),
        fight: state.fight.as_ref().map(|fight| Fight { foe: known_foe(state, fight.foe), ..fight.clone() }),
        winners: state.winners.clone(),
        marks_to_end: state.marks_to_end,
        ended_by: state.ended_by,
        // Everything is laid open when it is counted.
        sheets: state.sheets.clone(),
        tied: state.tied.clone(),
        victors: state.victors.clone(),
        rulings: state.rulings,
    }
}

fn seen_player(state: &State, player: &Player, viewer: Option<Colour>) -> Player {
    let own = shares(state, viewer, player.colour);
    let seen = |sight: Sight, cards: &[Card]| sight.of(cards, |card| seen_card(state, card));
    Player {
        colour: player.colour,
        at: player.at,
        pirate: player.pirate,
        damage: player.damage,
        slots: player.slots.clone(),
        sails: player.sails,
        chest: if own { player.chest } else { 0 },
        dock: player.dock,
        supply: player.supply,
        hand: seen(Sight::of_a_hand(own), &player.hand),
        in_play: seen(Sight::All, &player.in_play),
        deck: seen(Sight::of_a_deck(own), &player.deck),
        // Under the top card the pile is its owner's to browse (G-53).
        discard: seen(Sight::of_a_discard(own), &player.discard),
        set_aside: player.set_aside.iter().map(|worn| state.cards().shown_worn(*worn)).collect(),
        level_up_due: player.level_up_due,
        turns: player.turns,
        battles_won: player.battles_won,
        legend_cubes: player.legend_cubes,
        sea_dogs_cubes: player.sea_dogs_cubes,
        explored: player.explored,
        explorer_cubes: player.explorer_cubes,
        bonus_dealt: player.bonus_dealt.clone(),
        bonus: player.bonus.filter(|_| own),
        achievements: player.achievements.clone(),
        finished: player.finished,
    }
}

/// A sailor card as others see it; an advancement that was traded for shows its front (DR-10.8).
pub(super) fn seen_card(state: &State, card: &Card) -> Card {
    let sleeve = card.sleeve.iter().map(|worn| state.cards().shown_worn(*worn)).collect();
    Card { id: card.id, level: card.level, sleeve }
}

fn seen_sea(state: &State) -> Sea {
    let mut sea = Sea::default();
    for (at, tile) in state.sea.tiles() {
        let Some(seen) = sea.tile_mut(at) else { continue };
        let hidden = |cell: Cell| if cell.turned { cell.card } else { state.cards().shown(cell.card) };
        *seen = Tile {
            id: tile.id.filter(|_| tile.face_up),
            face_up: tile.face_up,
            cell: tile.cell.map(|cell| Cell { card: hidden(cell), turned: cell.turned }),
            island: tile.island.clone(),
        };
    }
    sea
}

/// A merchant ship that was not turned up goes by her front.
fn known_foe(state: &State, foe: Foe) -> Foe {
    let closed = |card: CardNo| {
        let lying = state.sea.tiles().filter_map(|(_, tile)| tile.cell);
        lying.into_iter().any(|cell| cell.card == card && !cell.turned)
    };
    match foe {
        Foe::Card(card) if closed(card) => Foe::Card(state.cards().shown(card)),
        foe => foe,
    }
}
