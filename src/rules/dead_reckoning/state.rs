//! The state of the table.

use std::collections::BTreeSet;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::rules::kernel::{PieceId, Seat, Throwable, shared};

use super::cards::{AbilityRef, Card, CardId};
use super::colours::{BLACK_SEAT, Colour};
use super::duel::{Foe, Mount, Target};
use super::goods::{Goods, Hold, Holds, Place};
use super::happenings::Reason;
use super::island::{Building, Island};
pub use super::phase::Phase;
use super::printed::abilities::Symbol;
use super::printed::cards::Cards;
use super::printed::ids::{CardNo, Sort, Worn};
use super::printed::things::Achievement;
use super::sea::Sea;
use super::sheet::Sheet;
use super::tray::{Lie, Zone, ZoneKind};
use super::turn::{Turn, Used};

/// A slot of a ship: its tokens and the goods in its hold.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Slot {
    /// Upgrade tokens, the lowest first; the uppermost works.
    pub tokens: Vec<String>,
    /// The hold carries these.
    pub goods: Goods,
}

/// A player with ship, cards and cubes.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    pub colour: Colour,
    pub at: Place,
    /// The ship is in pirate mode.
    pub pirate: bool,
    /// Damage on the ship board.
    pub damage: u8,
    /// The four slots, A to D.
    pub slots: [Slot; 4],
    pub sails: u8,
    /// Coins in the chest: known to the owner alone.
    pub chest: u16,
    /// Cargo on the dock tile.
    pub dock: u8,
    /// Cubes in the personal supply.
    pub supply: u8,
    /// Cards in hand: known to the owner alone.
    pub hand: Vec<Card>,
    pub in_play: Vec<Card>,
    /// The deck, the top card first, is secret from every player.
    pub deck: Vec<Card>,
    /// The discard pile, the top card last.
    pub discard: Vec<Card>,
    pub set_aside: Vec<Worn>,
    /// The level-up between turns is still due.
    pub level_up_due: bool,
    pub turns: u16,
    /// Battles won that count for Legend.
    pub battles_won: u8,
    /// Own cubes lying on Legend.
    pub legend_cubes: u8,
    /// Own cubes lying on Sea Dogs.
    pub sea_dogs_cubes: u8,
    /// Tiles explored (DR-8.9).
    pub explored: u8,
    /// Own cubes lying on Explorer.
    pub explorer_cubes: u8,
    /// The bonus tokens that were dealt, before everybody’s eyes, by their numbers (DR-3.17).
    pub bonus_dealt: Vec<u8>,
    /// The kept bonus token is known to its owner alone.
    pub bonus: Option<u8>,
    /// Marks on the harbour board.
    pub achievements: BTreeSet<Achievement>,
    /// The last turn has been taken.
    pub finished: bool,
}

/// A cube of a battle, by the number of its piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cube {
    pub piece: PieceId,
    pub of: Colour,
    /// A falling cube has none.
    pub lie: Option<Lie>,
}

/// A side of a battle.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Side {
    /// The side drops cubes of this colour.
    pub colour: Colour,
    /// Its number of cubes is fixed.
    pub ready: bool,
    /// Cubes taken, not yet dropped.
    pub cup: u8,
    pub markers: u8,
    /// Damage this battle put on its ship.
    pub damage: u8,
}

/// A battle in progress.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fight {
    pub foe: Foe,
    pub at: Place,
    pub why: Reason,
    /// The active side stands first; in a throw that breaks a tie for victory, all tied players are sides (DR-27.2).
    pub sides: Vec<Side>,
    /// All cubes dropped, by piece.
    pub tray: Vec<Cube>,
    /// The number of the next piece.
    pub next_piece: u16,
    /// This one of the two sides has the go.
    pub to_act: u8,
    /// Passes in a row.
    pub passes: u8,
    /// The winner is 0 for the active side and 1 for the other.
    pub winner: Option<u8>,
}

/// The match is one of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Course {
    /// The fighting of one turn, and no more.
    Battle,
    Voyage,
}

/// The printed things, shared by every state of a match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Printed(#[serde(with = "shared")] pub Arc<Cards>);

impl Hash for Printed {
    // It never changes in a match.
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

/// The table.
#[derive(Clone, Debug, PartialEq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    pub printed: Printed,
    pub course: Course,
    pub phase: Phase,
    /// The players by seat, clockwise.
    pub players: Vec<Player>,
    /// It is this seat's turn.
    pub active: Seat,
    pub turn: Turn,
    pub sea: Sea,
    /// The advancement boxes of rows 1 to 4, the front-most card first: those behind it are secret from every player
    /// (DR-3.9).
    pub boxes: [Vec<CardNo>; 4],
    /// Cards buried under the boxes (DR-10.13).
    pub buried: Vec<CardNo>,
    /// Black cubes in the supply.
    pub black: u8,
    /// Bonus tokens are dealt in this game (DR-3.17).
    pub bonus: bool,
    /// Later players begin with some more gold (DR-3.23).
    #[serde(default, skip_serializing_if = "WindInHand::is_off")]
    pub wind_in_hand: WindInHand,
    /// A battle that was declared before the match began.
    pub attack: Option<Foe>,
    /// The battle in progress.
    pub fight: Option<Fight>,
    /// Winners of the battles fought in this match.
    pub winners: Vec<Colour>,
    /// Marks that bring the end about (DR-25.1): four, in a short game fewer.
    pub marks_to_end: u8,
    /// This seat brought the end about: every other player has one more turn (DR-25.1, DR-25.2).
    pub ended_by: Option<Seat>,
    /// Each seat has a sheet of its count at the end (DR-26).
    pub sheets: Vec<Sheet>,
    /// These players share the most gold until the tie is broken (DR-27).
    pub tied: Vec<Colour>,
    /// These players have won the whole game (DR-26.17, DR-27.3).
    pub victors: Vec<Colour>,
    /// Rulings carried out by hand: a game with any is marked.
    #[serde(default, skip_serializing_if = "Rulings::none")]
    pub rulings: Rulings,
}

/// Counts the rulings of the captains.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Rulings(pub u16);

impl Rulings {
    /// Never.
    #[must_use]
    pub const fn none(&self) -> bool {
        self.0 == 0
    }
}

impl Hash for Rulings {
    // Without a ruling a game has the digests it had before there was an umpire.
    fn hash<H: Hasher>(&self, state: &mut H) {
        if !self.none() {
            self.0.hash(state);
        }
    }
}

/// The house lets later captains begin with gold (DR-3.23).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct WindInHand(pub bool);

impl WindInHand {
    /// All begin with the same gold.
    #[must_use]
    pub const fn is_off(&self) -> bool {
        !self.0
    }
}

impl Hash for WindInHand {
    // Without it a game has the digests it had before there was such a switch.
    fn hash<H: Hasher>(&self, state: &mut H) {
        if self.0 {
            self.0.hash(state);
        }
    }
}

impl Player {
    /// Lists the goods of each hold.
    #[must_use]
    pub fn holds(&self) -> Holds {
        Hold::ALL.map(|hold| (hold, self.slot(hold).goods)).into()
    }

    /// A slot.
    #[must_use]
    pub fn slot(&self, hold: Hold) -> &Slot {
        let [a, b, c, d] = &self.slots;
        match hold {
            Hold::A => a,
            Hold::B => b,
            Hold::C => c,
            Hold::D => d,
        }
    }

    /// A slot, to be changed.
    pub fn slot_mut(&mut self, hold: Hold) -> &mut Slot {
        let [a, b, c, d] = &mut self.slots;
        match hold {
            Hold::A => a,
            Hold::B => b,
            Hold::C => c,
            Hold::D => d,
        }
    }

    /// A hold takes this number of units (DR-5.3).
    #[must_use]
    pub fn capacity(&self, cards: &Cards, hold: Hold) -> u8 {
        match self.slot(hold).tokens.last() {
            Some(token) => cards.upgrades.get(token).map_or(0, |upgrade| upgrade.hold),
            None => hold.printed(),
        }
    }

    /// Room left in a hold.
    #[must_use]
    pub fn room(&self, cards: &Cards, hold: Hold) -> u8 {
        self.capacity(cards, hold).saturating_sub(self.slot(hold).goods.units())
    }

    /// All goods aboard.
    #[must_use]
    pub fn aboard(&self) -> Goods {
        self.slots.iter().map(|slot| &slot.goods).sum()
    }

    /// A card in play.
    #[must_use]
    pub fn played(&self, card: CardId) -> Option<&Card> {
        self.in_play.iter().find(|played| played.id == card)
    }

    /// Lists all cards of the player from every pile.
    pub fn crew(&self) -> impl Iterator<Item = &Card> {
        [&self.hand, &self.in_play, &self.deck, &self.discard].into_iter().flatten()
    }

    /// The same, to be changed.
    pub fn crew_mut(&mut self) -> impl Iterator<Item = &mut Card> {
        [&mut self.hand, &mut self.in_play, &mut self.deck, &mut self.discard].into_iter().flatten()
    }
}

/// Of all mounts together.
#[must_use]
pub fn in_all(cannons: &[(Mount, u8)]) -> u8 {
    cannons.iter().map(|(_, count)| *count).fold(0, u8::saturating_add)
}

impl Fight {
    /// Names the foe as the active player's target.
    #[must_use]
    pub const fn target(&self) -> Target {
        self.foe.target()
    }

    /// The side of this colour.
    #[must_use]
    pub fn place_of(&self, colour: Colour) -> Option<usize> {
        self.sides.iter().position(|side| side.colour == colour)
    }

    /// The two sides as seen by one: itself and the enemy.
    #[must_use]
    pub fn enemy_of(&self, colour: Colour) -> Option<Colour> {
        let [first, second] = self.sides.as_slice() else { return None };
        match colour {
            _ if colour == first.colour => Some(second.colour),
            _ if colour == second.colour => Some(first.colour),
            _ => None,
        }
    }

    /// This side acts now.
    #[must_use]
    pub fn acting(&self) -> Colour {
        self.sides.get(usize::from(self.to_act)).map_or(Colour::Black, |side| side.colour)
    }

    /// A cube of the battle.
    #[must_use]
    pub fn cube(&self, piece: PieceId) -> Option<&Cube> {
        self.tray.iter().find(|cube| cube.piece == piece)
    }

    /// All cubes of this colour lying in a zone of this kind.
    pub fn cubes_in(&self, colour: Colour, wanted: impl Fn(ZoneKind) -> bool) -> impl Iterator<Item = (PieceId, Zone)> {
        self.tray.iter().filter_map(move |cube| {
            let zone = cube.lie?.zone()?;
            (cube.of == colour && wanted(zone.kind())).then_some((cube.piece, zone))
        })
    }

    /// The strength of a colour (DR-18.28).
    #[must_use]
    pub fn strength(&self, colour: Colour) -> u8 {
        let cubes = self.tray.iter().filter(|cube| cube.of == colour);
        let worth = |cube: &Cube| match cube.lie.and_then(Lie::zone).map(Zone::kind) {
            Some(ZoneKind::Strength(worth)) => worth,
            _ => 0,
        };
        let markers = self.sides.iter().filter(|side| side.colour == colour).map(|side| side.markers);
        cubes.map(worth).chain(markers).fold(0, u8::saturating_add)
    }
}

impl State {
    /// Gives the printed things.
    #[must_use]
    pub fn cards(&self) -> &Cards {
        &self.printed.0
    }

    /// The player of a colour.
    #[must_use]
    pub fn player(&self, colour: Colour) -> Option<&Player> {
        self.players.iter().find(|player| player.colour == colour)
    }

    /// The player of a colour, to be changed.
    pub fn player_mut(&mut self, colour: Colour) -> Option<&mut Player> {
        self.players.iter_mut().find(|player| player.colour == colour)
    }

    /// The seat of a colour; the seat of black has no player.
    #[must_use]
    pub fn seat(&self, colour: Colour) -> Seat {
        let place = self.players.iter().position(|player| player.colour == colour);
        place.and_then(|place| u8::try_from(place).ok()).map_or(BLACK_SEAT, Seat)
    }

    /// The player at a seat.
    #[must_use]
    pub fn at_seat(&self, seat: Seat) -> Option<&Player> {
        self.players.get(usize::from(seat.0))
    }

    /// The active player.
    #[must_use]
    pub fn active_player(&self) -> Option<&Player> {
        self.at_seat(self.active)
    }

    /// The colour of the active player.
    #[must_use]
    pub fn active(&self) -> Colour {
        self.active_player().map_or(Colour::Black, |player| player.colour)
    }

    /// Everybody but the active player.
    pub fn others(&self) -> impl Iterator<Item = &Player> {
        let active = self.active();
        self.players.iter().filter(move |player| player.colour != active)
    }

    /// Have the last turns begun (DR-25.2)? Who has none left has `finished`.
    #[must_use]
    pub const fn last_turns(&self) -> bool {
        self.ended_by.is_some()
    }

    /// These players still have their last turn, in this order (DR-25.2).
    #[must_use]
    pub fn last_to_play(&self) -> Vec<Colour> {
        let clockwise = self.players.iter().cycle().skip(usize::from(self.active.0)).take(self.players.len());
        let left = clockwise.filter(|player| self.last_turns() && !player.finished);
        left.map(|player| player.colour).collect()
    }

    /// All islands that lie face up, from row 1 and the west.
    #[must_use]
    pub fn islands(&self) -> Vec<&Island> {
        self.sea.islands().map(|(_, island)| island).collect()
    }

    /// The island on the tile where the active ship lies.
    #[must_use]
    pub fn island_at(&self, at: Place) -> Option<&Island> {
        self.sea.island(at)
    }

    /// The merchant ship that is fought, or else the one where the active ship lies.
    #[must_use]
    pub fn merchant(&self) -> Option<CardNo> {
        if let Some(Fight { foe: Foe::Card(card), .. }) = &self.fight {
            return Some(*card);
        }
        let card = self.sea.cell(self.active_player()?.at)?.card;
        (card.kind.sort != Sort::Advancement).then_some(card)
    }

    /// Finds the marks of a player's used things in this turn.
    #[must_use]
    pub fn used(&self, colour: Colour) -> Option<&Used> {
        self.turn.used.get(usize::from(self.seat(colour).0))
    }

    /// Was this ability used this turn (DR-6.3)?
    #[must_use]
    pub fn has_used(&self, colour: Colour, ability: AbilityRef) -> bool {
        self.used(colour).is_some_and(|used| used.abilities.contains(&ability))
    }

    /// Has this battle ability been used? It is counted from 0 on its card.
    #[must_use]
    pub fn battle_ability_used(&self, colour: Colour, card: CardId, number: u8) -> bool {
        let played = self.player(colour).and_then(|player| player.played(card));
        let mark = played.and_then(|card| self.cards().mark(card, number));
        mark.is_some_and(|mark| self.has_used(colour, mark))
    }

    /// All cannons that can be fired now, with those used this turn among them: the bow's, those of tokens over empty holds
    /// (DR-5.5), those of cards in play (DR-18.11).
    #[must_use]
    pub fn cannons(&self, colour: Colour) -> Vec<(Mount, u8)> {
        self.player(colour).map(|player| self.cannons_of(player, |slot| slot.goods.units() == 0)).unwrap_or_default()
    }

    fn cannons_of(&self, player: &Player, works: impl Fn(&Slot) -> bool) -> Vec<(Mount, u8)> {
        let cards = self.cards();
        let on_token = |hold: Hold| {
            let slot = player.slot(hold);
            let token = slot.tokens.last().filter(|_| works(slot));
            (Mount::Slot(hold), token.map_or(0, |token| cards.on_token(token, Symbol::Cannon)))
        };
        let on_cards = player.in_play.iter().map(|card| (Mount::Card(card.id), cards.cannons(card)));
        let all = std::iter::once((Mount::Bow, 1)).chain(Hold::ALL.into_iter().map(on_token)).chain(on_cards);
        all.filter(|(_, count)| *count > 0).collect()
    }

    fn unused(&self, colour: Colour, cannons: Vec<(Mount, u8)>) -> Vec<(Mount, u8)> {
        let used = self.used(colour);
        let fired = |mount: &Mount| used.and_then(|used| used.cannons.get(mount)).copied().unwrap_or(0);
        let left = cannons.into_iter().map(|(mount, count)| (mount, count.saturating_sub(fired(&mount))));
        left.filter(|(_, count)| *count > 0).collect()
    }

    /// Cannons not used this turn (DR-18.4).
    #[must_use]
    pub fn unused_cannons(&self, colour: Colour) -> Vec<(Mount, u8)> {
        self.unused(colour, self.cannons(colour))
    }

    /// Cannons not used this turn that stand behind goods (DR-5.5).
    #[must_use]
    pub fn silent_cannons(&self, colour: Colour) -> u8 {
        let Some(player) = self.player(colour) else { return 0 };
        let unladen = self.unused(colour, self.cannons_of(player, |_| true));
        in_all(&unladen).saturating_sub(in_all(&self.unused_cannons(colour)))
    }

    /// Black flags not used this turn (DR-20.2).
    #[must_use]
    pub fn flags(&self, colour: Colour) -> u8 {
        let Some(player) = self.player(colour) else { return 0 };
        let all: u8 = player.in_play.iter().map(|card| self.cards().flags(card)).fold(0, u8::saturating_add);
        let of = |count: fn(&Used) -> u8| self.used(colour).map_or(0, count);
        all.saturating_add(of(|used| used.copied_flags.0)).saturating_sub(of(|used| used.flags))
    }

    /// Buildings of a type left in the supply (DR-1.29).
    #[must_use]
    pub fn buildings_left(&self, building: Building) -> u8 {
        let made = self.cards().buildings.get(&building).map_or(0, |card| card.pieces);
        let built = self.sea.islands().filter(|(_, island)| island.buildings.contains(&building)).count();
        made.saturating_sub(u8::try_from(built).unwrap_or(u8::MAX))
    }

    /// A cube as a piece of a throw.
    #[must_use]
    pub fn throwable(&self, of: Colour) -> Throwable {
        Throwable::Cube { of: self.seat(of) }
    }

    /// Counts all cubes of a colour on the table: 35 a player, 20 black (DR-33.9).
    #[must_use]
    pub fn all_cubes(&self, colour: Colour) -> u16 {
        let mut sum = u16::from(match self.player(colour) {
            // One is on the sail track (G-66).
            Some(player) => player.supply + player.legend_cubes + player.sea_dogs_cubes + player.explorer_cubes + 1,
            None => self.black,
        });
        sum += self.sea.islands().map(|(_, island)| u16::from(island.cubes_of(colour))).sum::<u16>();
        if let Some(fight) = &self.fight {
            sum += fight.tray.iter().filter(|cube| cube.of == colour).map(|_| 1).sum::<u16>();
            sum += fight.sides.iter().filter(|side| side.colour == colour).map(|side| u16::from(side.cup)).sum::<u16>();
        }
        sum
    }
}
