//! Finds pieces on the table by their names.

use super::ids::Name;
use super::printed::{Craft, Monster, Stronghold};
use super::state::{Fort, Island, Kraken, Player, Ship, State, Unit};
use super::words::Flag;
use crate::rules::kernel::Seat;
use crate::rules::plane::Pose;

impl State {
    /// The player sails under this flag.
    #[must_use]
    pub fn player(&self, flag: Flag) -> Option<&Player> {
        self.players.iter().find(|player| player.flag == flag)
    }

    /// The player of this flag sits here; the first seat stands in for a flag that does not play.
    #[must_use]
    pub fn seat(&self, flag: Flag) -> Seat {
        let at = self.players.iter().position(|player| player.flag == flag).unwrap_or_default();
        Seat(u8::try_from(at).unwrap_or_default())
    }

    /// The player sits on this seat.
    #[must_use]
    pub fn at_seat(&self, seat: Seat) -> Option<&Player> {
        self.players.get(usize::from(seat.0))
    }

    /// The player after this one who is not out (PC-26.1).
    #[must_use]
    pub fn after(&self, flag: Flag) -> Flag {
        let at = usize::from(self.seat(flag).0);
        let round = self.players.iter().cycle().skip(at + 1).take(self.players.len());
        round.into_iter().find(|player| !player.out).map_or(flag, |player| player.flag)
    }

    /// The ship floats, if only as a derelict; one that sank is none.
    #[must_use]
    pub fn ship(&self, id: Name) -> Option<&Ship> {
        self.ships.iter().find(|ship| ship.id == id)
    }

    /// The kraken is in play.
    #[must_use]
    pub fn kraken(&self, id: Name) -> Option<&Kraken> {
        self.krakens.iter().find(|kraken| kraken.id == id)
    }

    /// The fort stands.
    #[must_use]
    pub fn fort(&self, id: Name) -> Option<&Fort> {
        self.forts.iter().find(|fort| fort.id == id)
    }

    /// The island lies on the table.
    #[must_use]
    pub fn island(&self, id: Name) -> Option<&Island> {
        self.islands.iter().find(|island| island.id == id)
    }

    /// The fort stands on this island.
    #[must_use]
    pub fn fort_on(&self, island: Name) -> Option<&Fort> {
        self.forts.iter().find(|fort| fort.island == island)
    }

    /// A ship, a kraken or a fort bears this name.
    #[must_use]
    pub fn unit(&self, id: Name) -> Option<Unit<'_>> {
        let ship = self.ship(id).map(Unit::Ship);
        ship.or_else(|| self.kraken(id).map(Unit::Kraken)).or_else(|| self.fort(id).map(Unit::Fort))
    }

    /// The ship's card.
    #[must_use]
    pub fn craft(&self, ship: &Ship) -> Option<&Craft> {
        self.pack.craft(ship.card)
    }

    /// The kraken's card says this.
    #[must_use]
    pub fn monster(&self, kraken: &Kraken) -> Option<&Monster> {
        self.pack.monster(kraken.card)
    }

    /// The fort's card says this.
    #[must_use]
    pub fn stronghold(&self, fort: &Fort) -> Option<&Stronghold> {
        self.pack.stronghold(fort.card)
    }

    /// The ship that tows this one.
    #[must_use]
    pub fn tower_of(&self, id: Name) -> Option<&Ship> {
        self.ships.iter().find(|ship| ship.towing == Some(id))
    }

    /// The kraken that embraces this ship.
    #[must_use]
    pub fn embraced_by(&self, id: Name) -> Option<&Kraken> {
        self.krakens.iter().find(|kraken| kraken.embraces == Some(id))
    }

    /// Lays a ship or a kraken down.
    pub(super) fn lay(&mut self, id: Name, pose: Pose) {
        self.of_ship(id, |ship| ship.pose = pose);
        self.of_kraken(id, |kraken| kraken.at = pose.at);
    }

    /// A unit is lost in fog, or found again.
    pub(super) fn lose(&mut self, id: Name, fog: Option<Name>) {
        self.of_ship(id, |ship| ship.lost = fog);
        self.of_kraken(id, |kraken| kraken.lost = fog);
    }

    pub(super) fn of(&mut self, flag: Flag, act: impl FnOnce(&mut Player)) {
        if let Some(player) = self.players.iter_mut().find(|player| player.flag == flag) {
            act(player);
        }
    }

    pub(super) fn of_ship(&mut self, id: Name, act: impl FnOnce(&mut Ship)) {
        if let Some(ship) = self.ships.iter_mut().find(|ship| ship.id == id) {
            act(ship);
        }
    }

    pub(super) fn of_kraken(&mut self, id: Name, act: impl FnOnce(&mut Kraken)) {
        if let Some(kraken) = self.krakens.iter_mut().find(|kraken| kraken.id == id) {
            act(kraken);
        }
    }

    pub(super) fn of_fort(&mut self, id: Name, act: impl FnOnce(&mut Fort)) {
        if let Some(fort) = self.forts.iter_mut().find(|fort| fort.id == id) {
            act(fort);
        }
    }

    pub(super) fn of_island(&mut self, id: Name, act: impl FnOnce(&mut Island)) {
        if let Some(island) = self.islands.iter_mut().find(|island| island.id == id) {
            act(island);
        }
    }
}
