//! Rights at an island: control, blockades, walls, and the cubes that may be taken off it.

use super::colours::Colour;
use super::goods::Place;
use super::island::{Building, Island};
use super::refusals::{Checked, Objection, refuse};
use super::state::{Player, State};

impl State {
    /// Does this player control the island there (DR-17.7)? In the harbour is none.
    #[must_use]
    pub fn controls(&self, colour: Colour, at: Place) -> bool {
        self.island_at(at).is_some_and(|island| island.controller() == Some(colour))
    }

    /// Does another player's pirate close the island at this place to this player (DR-9.9), or one who beat them there
    /// this turn, sunk or not (DR-9.12)?
    #[must_use]
    pub fn blockaded(&self, colour: Colour, at: Place) -> bool {
        let pirate = |other: &Player| other.colour != colour && other.at == at && other.pirate;
        at != Place::Harbour && (self.barred(colour, at) || self.players.iter().any(pirate))
    }

    /// Did a pirate beat this player there this turn (DR-9.12)?
    fn barred(&self, colour: Colour, at: Place) -> bool {
        colour == self.active() && self.turn.barred.contains(&at)
    }

    /// Do pirates leave the island open to this player?
    ///
    /// # Errors
    /// DR-9.12 if the player was beaten there, else the given rule if a pirate closes it.
    pub fn open_to(&self, colour: Colour, at: Place, rule: &'static str) -> Checked {
        match self.blockaded(colour, at) {
            true if self.barred(colour, at) => Err(refuse("DR-9.12", Objection::Barred)),
            true => Err(refuse(rule, Objection::Blockade)),
            false => Ok(()),
        }
    }

    /// Do another player's walls keep this player off the island there (DR-16.6), unless the walls are ignored
    /// (DR-15.17)?
    #[must_use]
    pub fn walled(&self, colour: Colour, at: Place) -> bool {
        let ignored = colour == self.active() && self.turn.ignores_forts;
        !ignored && self.island_at(at).is_some_and(|island| island.bars(colour))
    }

    /// Finds the owner and the damage of the garrison that fires at this player’s ship as it enters, even if walls are
    /// ignored (DR-16.9, DR-15.17).
    #[must_use]
    pub fn fired_on(&self, colour: Colour, at: Place) -> Option<(Colour, u8)> {
        let island = self.island_at(at).filter(|island| island.buildings.contains(&Building::Garrison))?;
        let damage = self.cards().buildings.get(&Building::Garrison).map_or(0, |building| building.damage);
        island.controller().filter(|controller| *controller != colour).map(|controller| (controller, damage))
    }

    /// Lists islands that would lend this player a cube, except from behind another player's walls (DR-17.13).
    pub fn lenders(&self, colour: Colour) -> impl Iterator<Item = (Place, &Island)> {
        self.sea.islands().filter(move |(at, island)| island.may_lend(colour) && !self.walled(colour, *at))
    }

    /// Counts cubes a player could still bring into this battle: the supply, and those that islands may lend.
    #[must_use]
    pub fn could_take(&self, colour: Colour) -> bool {
        match self.player(colour) {
            Some(player) => player.supply > 0 || self.lenders(colour).next().is_some(),
            None => self.black > 0,
        }
    }
}
