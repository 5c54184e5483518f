//! Everything that is true at the table while ships fight.

use std::collections::{BTreeMap, BTreeSet};
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::rules::kernel::{PieceId, Seat, Throwable, shared};

use super::cards::{Card, CardId, Cards};
use super::colours::{BLACK_SEAT, Colour};
use super::duel::{Achievement, Mount, Target};
use super::goods::{Goods, Hold, Place};
use super::happenings::Reason;
use super::island::Island;
use super::tray::{Lie, Zone, ZoneKind};

/// A slot of a ship: its tokens and what lies in its hold.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Slot {
    /// Upgrade tokens, the lowest first; the uppermost works.
    pub tokens: Vec<String>,
    /// What lies in the hold.
    pub goods: Goods,
}

/// A player with ship, cards and cubes.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// The colour.
    pub colour: Colour,
    /// Where the ship is.
    pub at: Place,
    /// The ship is in pirate mode.
    pub pirate: bool,
    /// Damage on the ship board.
    pub damage: u8,
    /// The four slots, A to D.
    pub slots: [Slot; 4],
    /// The sail track.
    pub sails: u8,
    /// Coins in the chest: known to the owner alone.
    pub chest: u16,
    /// Cargo on the dock tile.
    pub dock: u8,
    /// Cubes in the personal supply.
    pub supply: u8,
    /// Cards in hand: known to the owner alone.
    pub hand: Vec<Card>,
    /// Cards in play.
    pub in_play: Vec<Card>,
    /// The deck, the top card first: known to nobody.
    pub deck: Vec<Card>,
    /// The discard pile, the top card last.
    pub discard: Vec<Card>,
    /// Advancements set aside.
    pub set_aside: Vec<String>,
    /// The level-up between turns is still due.
    pub level_up_due: bool,
    /// Cannons used this turn.
    pub used_cannons: BTreeMap<Mount, u8>,
    /// Battle abilities used this turn.
    pub used_abilities: BTreeSet<(CardId, u8)>,
    /// Black flags used this turn.
    pub used_flags: u8,
    /// Battles won that count for Legend.
    pub battles_won: u8,
    /// Own cubes lying on Legend.
    pub legend_cubes: u8,
    /// Own cubes lying on Sea Dogs.
    pub sea_dogs_cubes: u8,
    /// Marks on the harbour board.
    pub achievements: BTreeSet<Achievement>,
    /// The last turn has been taken.
    pub finished: bool,
}

/// A cube of a battle, by the number of its piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cube {
    /// Its piece.
    pub piece: PieceId,
    /// Whose.
    pub of: Colour,
    /// Where it lies; nothing while it falls.
    pub lie: Option<Lie>,
}

/// A side of a battle.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Side {
    /// Whose cubes it drops.
    pub colour: Colour,
    /// Its number of cubes is fixed.
    pub ready: bool,
    /// Cubes taken, not yet dropped.
    pub cup: u8,
    /// Markers of strength.
    pub markers: u8,
    /// Damage this battle put on its ship.
    pub damage: u8,
}

/// A battle in progress.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fight {
    /// What is attacked.
    pub target: Target,
    /// Where it takes place.
    pub at: Place,
    /// Why it takes place.
    pub why: Reason,
    /// The active side and the other.
    pub sides: [Side; 2],
    /// All cubes dropped, by piece.
    pub tray: Vec<Cube>,
    /// The number of the next piece.
    pub next_piece: u16,
    /// Whose go it is among the two sides.
    pub to_act: u8,
    /// Passes in a row.
    pub passes: u8,
    /// Who won: 0 the active side, 1 the other.
    pub winner: Option<u8>,
}

/// Where a turn's fighting stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Phase {
    /// The active player may declare a battle (DR-18.8, step 0).
    Declare,
    /// The active player commits (DR-18.11).
    Commit,
    /// The attacked player answers and commits (DR-20.5).
    Answer,
    /// All cubes are dropped (DR-18.15).
    Drop,
    /// Battle abilities (DR-18.17, DR-18.18).
    Abilities,
    /// Booty, damage, winner, outcome, sinking (DR-18.20 to DR-18.32).
    Aftermath,
    /// The fighting of this turn is over.
    Over,
}

/// What is printed, shared by every state of a match.
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
    /// What is printed.
    pub printed: Printed,
    /// Where the turn's fighting stands.
    pub phase: Phase,
    /// The players by seat; the active one sits first.
    pub players: Vec<Player>,
    /// Islands.
    pub islands: Vec<Island>,
    /// The merchant ship on the active player's tile.
    pub merchant: Option<String>,
    /// Her card was turned over.
    pub merchant_turned: bool,
    /// Encounters buried in this match.
    pub buried: Vec<String>,
    /// Black cubes in the supply.
    pub black: u8,
    /// The active ship stopped here this turn.
    pub moved_in: bool,
    /// Purchases and encounters of this turn.
    pub purchases: u8,
    /// What was fought this turn.
    pub fought: BTreeSet<Target>,
    /// Where the active player was beaten by a pirate this turn, and is barred from the island (DR-9.12).
    pub barred: BTreeSet<Place>,
    /// A battle that was declared before the match began.
    pub attack: Option<Target>,
    /// The battle in progress.
    pub fight: Option<Fight>,
    /// Winners of the battles fought in this match.
    pub winners: Vec<Colour>,
}

/// The seat of the active player.
pub const ACTIVE: Seat = Seat(0);

impl Player {
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

    /// How much a hold takes (DR-5.3).
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
        self.slots.iter().fold(Goods::default(), |sum, slot| sum.and(slot.goods))
    }

    /// All cannons that can be fired now, with those used this turn among them: the bow's, those of tokens over empty holds
    /// (DR-5.5), those of cards in play (DR-18.11).
    #[must_use]
    pub fn cannons(&self, cards: &Cards) -> Vec<(Mount, u8)> {
        let on_token = |hold: Hold| {
            let slot = self.slot(hold);
            let works = slot.goods.units() == 0;
            let upgrade = slot.tokens.last().and_then(|token| cards.upgrades.get(token)).filter(|_| works);
            (Mount::Slot(hold), upgrade.map_or(0, |upgrade| upgrade.cannons))
        };
        let on_cards = self.in_play.iter().map(|card| (Mount::Card(card.id), cards.cannons(card)));
        let all = std::iter::once((Mount::Bow, 1)).chain(Hold::ALL.into_iter().map(on_token)).chain(on_cards);
        all.filter(|(_, count)| *count > 0).collect()
    }

    /// Cannons not used this turn (DR-18.4).
    #[must_use]
    pub fn unused_cannons(&self, cards: &Cards) -> Vec<(Mount, u8)> {
        let left = |(mount, count): (Mount, u8)| {
            (mount, count.saturating_sub(self.used_cannons.get(&mount).copied().unwrap_or(0)))
        };
        self.cannons(cards).into_iter().map(left).filter(|(_, count)| *count > 0).collect()
    }

    /// Cannons not used this turn that stand behind goods (DR-5.5).
    #[must_use]
    pub fn silent_cannons(&self, cards: &Cards) -> u8 {
        let mut unladen = self.clone();
        unladen.slots.iter_mut().for_each(|slot| slot.goods = Goods::default());
        let ready =
            |player: &Self| player.unused_cannons(cards).iter().map(|(_, count)| *count).fold(0, u8::saturating_add);
        ready(&unladen).saturating_sub(ready(self))
    }

    /// A card in play.
    #[must_use]
    pub fn played(&self, card: CardId) -> Option<&Card> {
        self.in_play.iter().find(|played| played.id == card)
    }

    /// Black flags not used this turn (DR-20.2).
    #[must_use]
    pub fn flags(&self, cards: &Cards) -> u8 {
        let all: u8 = self.in_play.iter().map(|card| cards.flags(card)).sum();
        all.saturating_sub(self.used_flags)
    }
}

impl Fight {
    /// The side of this colour.
    #[must_use]
    pub fn place_of(&self, colour: Colour) -> Option<usize> {
        self.sides.iter().position(|side| side.colour == colour)
    }

    /// The two sides as seen by one: itself and the enemy.
    #[must_use]
    pub fn enemy_of(&self, colour: Colour) -> Option<Colour> {
        let [first, second] = &self.sides;
        match colour {
            _ if colour == first.colour => Some(second.colour),
            _ if colour == second.colour => Some(first.colour),
            _ => None,
        }
    }

    /// Who acts now.
    #[must_use]
    pub fn acting(&self) -> Colour {
        let [first, second] = &self.sides;
        if self.to_act == 0 { first.colour } else { second.colour }
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
    /// What is printed.
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

    /// The seat of a colour; black cubes have one that nobody takes.
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

    /// The colour of the active player.
    #[must_use]
    pub fn active(&self) -> Colour {
        self.at_seat(ACTIVE).map_or(Colour::Black, |player| player.colour)
    }

    /// The island on the tile where the active ship lies.
    #[must_use]
    pub fn island_at(&self, at: Place) -> Option<&Island> {
        self.islands.iter().find(|island| island.at == Some(at))
    }

    /// A cube as a piece of a throw.
    #[must_use]
    pub fn throwable(&self, of: Colour) -> Throwable {
        Throwable::Cube { of: self.seat(of) }
    }

    /// Does a pirate of somebody else close the island at this place to this player (DR-9.9), or one who beat them there this
    /// turn, sunk or not (DR-9.12)?
    #[must_use]
    pub fn blockaded(&self, colour: Colour, at: Place) -> bool {
        let pirate = |other: &Player| other.colour != colour && other.at == at && other.pirate;
        let beaten = colour == self.active() && self.barred.contains(&at);
        at != Place::Harbour && (beaten || self.players.iter().any(pirate))
    }

    /// Cubes a player could still bring into this battle: the supply, and what islands may lend (DR-17.13).
    #[must_use]
    pub fn could_take(&self, colour: Colour) -> bool {
        match self.player(colour) {
            Some(player) => player.supply > 0 || self.islands.iter().any(|island| island.may_lend(colour)),
            None => self.black > 0,
        }
    }

    /// All cubes of a colour, wherever they lie: 35 a player, 20 black (DR-33.9).
    #[must_use]
    pub fn all_cubes(&self, colour: Colour) -> u16 {
        let mut sum = u16::from(match self.player(colour) {
            // One is on the sail track (G-66).
            Some(player) => player.supply + player.legend_cubes + player.sea_dogs_cubes + 1,
            None => self.black,
        });
        sum += self.islands.iter().map(|island| u16::from(island.cubes_of(colour))).sum::<u16>();
        if let Some(fight) = &self.fight {
            sum += fight.tray.iter().filter(|cube| cube.of == colour).map(|_| 1).sum::<u16>();
            sum += fight.sides.iter().filter(|side| side.colour == colour).map(|side| u16::from(side.cup)).sum::<u16>();
        }
        sum
    }
}
