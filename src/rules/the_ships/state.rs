//! The state of a battle of The Ships.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::rules::geometry::base::Base;
use crate::rules::geometry::hex::{Heading, Hex};
use crate::rules::kernel::{Seat, shared};

use super::articles::{Articles, Vessel};
use super::by::BySide;
use super::chart::Chart;
use super::place::Place;
use super::ship::Ship;
use super::ship_card::{MastName, Nation};
use super::ship_id::ShipId;

/// A part of phase 4 (TS-11.5, TS-11.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Stage {
    /// Fire-fighting, anchors, deck orders of furled ships.
    Opening,
    /// The opening fire window.
    OpeningWindow,
    /// Pivots as a sub-step of their own, where no ship moves any more (TS-11.13).
    Pivots,
    /// The fire window after them.
    PivotsWindow,
    /// Tokens are laid, and sub-step A: first moves of double moves.
    FirstMoves,
    /// The fire window after sub-step A.
    FirstWindow,
    /// Sub-step B: all other steps, pivots, melee rounds, landings.
    SecondMoves,
    /// The fire window after sub-step B.
    SecondWindow,
}

/// The battle goes through these phases (TS-2, TS-7.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Phase {
    /// The wind, and the side that places first (TS-2.5, TS-2.6).
    Weather,
    /// This side places its ships.
    Placing(Nation),
    /// Both fill their holds and load their guns.
    FittingOut,
    /// The start of a turn (TS-7.2).
    Dawn,
    Orders,
    Steadiness,
    Tokens,
    Execution(Stage),
    Marks,
    Over,
}

/// Two ships locked in melee (TS-18.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lock {
    pub boarder: ShipId,
    pub boarded: ShipId,
    /// Rounds still to be fought this turn.
    pub rounds: u8,
    /// The first beat in which they may fight.
    pub from_beat: u8,
}

/// A battle ends with one of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Verdict {
    /// This side has won.
    Won(Nation),
    /// Both have (TS-28.C1).
    BothWon,
    Drawn,
}

/// A battle.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    #[serde(with = "shared")]
    pub articles: Arc<Articles>,
    #[serde(with = "shared")]
    pub chart: Arc<Chart>,
    /// Is there land anywhere, to block sight? Tiles move on the open sea only, so this never changes.
    pub has_land: bool,
    /// The wind blows this way.
    pub wind: Heading,
    /// The turn, counted from 1.
    pub turn: u16,
    pub phase: Phase,
    /// The beat of phase 4, counted from 1.
    pub beat: u8,
    /// Something happened in this sub-step that opens a fire window (TS-19.2).
    pub stirred: bool,
    /// All ships, in the order of the articles.
    pub ships: Vec<Ship>,
    /// Melees, in the order in which they began.
    pub locks: Vec<Lock>,
    /// Units of soldiers ashore.
    pub ashore: BySide<u8>,
    /// Sides that have placed their ships.
    pub placed: Vec<Nation>,
    pub result: Option<Verdict>,
    /// Rulings carried out by hand: a battle with any is marked (TS-29).
    pub rulings: u16,
}

impl Hash for State {
    fn hash<H: Hasher>(&self, state: &mut H) {
        // The articles never change in a battle; of the board only the places of the tiles do.
        for (slot, laid) in self.chart.tiles() {
            (slot, laid).hash(state);
        }
        (self.wind, self.turn, self.phase, self.beat, self.stirred).hash(state);
        (&self.ships, &self.locks, self.ashore, &self.placed, self.result).hash(state);
        // Without a ruling a battle has the digests it had before there was an umpire.
        if self.rulings > 0 {
            self.rulings.hash(state);
        }
    }
}

impl State {
    /// The place of a ship in the lists, if she is in this battle.
    #[must_use]
    pub fn place_of(&self, id: ShipId) -> Option<Place> {
        self.each().zip(&self.articles.vessels).find(|(_, vessel)| vessel.id == id).map(|(place, _)| place)
    }

    /// A ship's card and guns.
    #[must_use]
    #[expect(clippy::indexing_slicing, reason = "places come from `place_of` and `each`, and the lists never shrink")]
    pub fn vessel(&self, place: Place) -> &Vessel {
        &self.articles.vessels[place.index()]
    }

    /// A ship.
    #[must_use]
    #[expect(clippy::indexing_slicing, reason = "places come from `place_of` and `each`, and the lists never shrink")]
    pub fn ship(&self, place: Place) -> &Ship {
        &self.ships[place.index()]
    }

    #[expect(clippy::indexing_slicing, reason = "places come from `place_of` and `each`, and the lists never shrink")]
    pub(super) fn ship_mut(&mut self, place: Place) -> &mut Ship {
        &mut self.ships[place.index()]
    }

    /// The boxes left of a mast, if her card has it.
    pub(super) fn mast_mut(&mut self, place: Place, mast: MastName) -> Option<&mut u8> {
        let mast = self.vessel(place).card.masts.iter().position(|listed| listed.name == mast)?;
        self.ship_mut(place).masts.get_mut(mast)
    }

    /// The name of a ship.
    #[must_use]
    pub fn id(&self, place: Place) -> ShipId {
        self.vessel(place).id
    }

    /// A ship belongs to this side.
    #[must_use]
    pub fn side(&self, place: Place) -> Nation {
        self.vessel(place).side
    }

    /// All places, in the order in which dice are thrown (TS-1.5).
    pub fn each(&self) -> impl Iterator<Item = Place> + Clone + use<> {
        Place::first(self.ships.len())
    }

    /// The places of all ships in play.
    pub fn in_play(&self) -> impl Iterator<Item = Place> + '_ {
        self.each().filter(|place| self.ship(*place).in_play())
    }

    /// The seat of a side.
    #[must_use]
    pub fn seat(&self, side: Nation) -> Seat {
        let place = self.articles.sides().iter().position(|listed| listed.player == side);
        debug_assert!(place.is_some(), "{side:?} is not in this battle");
        Seat(place.and_then(|place| u8::try_from(place).ok()).unwrap_or(0))
    }

    /// The side at a seat.
    #[must_use]
    pub fn side_at(&self, seat: Seat) -> Option<Nation> {
        self.articles.sides().get(usize::from(seat.0)).map(|side| side.player)
    }

    /// The seat of a ship's owner.
    #[must_use]
    pub fn owner(&self, place: Place) -> Seat {
        self.seat(self.side(place))
    }

    /// The ship that covers a hex, hulks included.
    #[must_use]
    pub fn covering(&self, hex: Hex) -> Option<Place> {
        self.each().find(|place| self.ship(*place).base.is_some_and(|base| base.covers(hex)))
    }

    /// A ship lies here.
    #[must_use]
    pub fn base(&self, place: Place) -> Option<Base> {
        self.ship(place).base
    }

    /// Is she locked in melee?
    #[must_use]
    pub fn is_locked(&self, place: Place) -> bool {
        let id = self.id(place);
        self.locks.iter().any(|lock| lock.boarder == id || lock.boarded == id)
    }

    /// Are the Advanced rules in force?
    #[must_use]
    pub fn advanced(&self) -> bool {
        self.articles.advanced()
    }

    /// Is she a ship in play of the other side (TS-1.10)?
    #[must_use]
    pub fn is_enemy(&self, of: Place, other: Place) -> bool {
        self.side(of) != self.side(other) && self.ship(other).in_play()
    }

    /// May she be given orders in phase 1 (TS-8.7)?
    #[must_use]
    pub fn takes_orders(&self, place: Place) -> bool {
        let ship = self.ship(place);
        ship.in_play() && !ship.burns() && !ship.is_torch() && !self.is_locked(place)
    }
}
