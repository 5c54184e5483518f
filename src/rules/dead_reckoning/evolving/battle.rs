//! How what happens in a battle comes true (DR-18 to DR-23).

use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::duel::{Foe, Target};
use crate::rules::dead_reckoning::goods::{Good, Place};
use crate::rules::dead_reckoning::happenings::Reason;
use crate::rules::dead_reckoning::printed::ids::{CardNo, Kind, Sort, TileId};
use crate::rules::dead_reckoning::state::{Cube, Fight, Phase, Side, State};
use crate::rules::dead_reckoning::tray::Lie;
use crate::rules::kernel::PieceId;

/// No card at all: a battle against a merchant ship is declared only where one lies.
const NO_CARD: CardNo = Kind { row: 0, sort: Sort::Encounter, number: 0 }.any();

impl State {
    /// The back of the encounter that is attacked becomes public.
    pub(in crate::rules::dead_reckoning) fn turn_card(&mut self) {
        let at = self.fight.as_ref().map(|fight| fight.at);
        if let Some(cell) = at.and_then(|at| self.sea.tile_mut(at)).and_then(|tile| tile.cell.as_mut()) {
            cell.turned = true;
        }
    }

    /// The card that was fought for leaves its tile.
    pub(in crate::rules::dead_reckoning) fn empty_cell(&mut self) {
        let at = self.fight.as_ref().map(|fight| fight.at);
        if let Some(tile) = at.and_then(|at| self.sea.tile_mut(at)) {
            tile.cell = None;
        }
    }

    pub(in crate::rules::dead_reckoning) fn fight(&mut self, change: impl FnOnce(&mut Fight)) {
        if let Some(fight) = &mut self.fight {
            change(fight);
        }
    }

    pub(in crate::rules::dead_reckoning) fn side(&mut self, colour: Colour, change: impl FnOnce(&mut Side)) {
        if let Some(side) = self.fight.iter_mut().flat_map(|fight| &mut fight.sides).find(|side| side.colour == colour)
        {
            change(side);
        }
    }

    pub(in crate::rules::dead_reckoning) fn lay(&mut self, cube: u16, lie: Option<Lie>) {
        let cubes = self.fight.iter_mut().flat_map(|fight| &mut fight.tray);
        if let Some(cube) = cubes.into_iter().find(|lying| lying.piece == PieceId(cube)) {
            cube.lie = lie;
        }
    }

    /// Off the ship where it lies, or where its battle takes place: onto the island, or to the own dock and chest (DR-5.9,
    /// DR-5.10).
    pub(in crate::rules::dead_reckoning) fn ashore(&mut self, by: Colour, good: Good) {
        let lies = || self.player(by).map(|player| player.at);
        let at = self.fight.as_ref().map(|fight| fight.at).or_else(lies);
        if at == Some(Place::Harbour) {
            self.of(by, |player| match good {
                Good::Cargo => player.dock = player.dock.saturating_add(1),
                Good::Gold => player.chest = player.chest.saturating_add(1),
            });
        } else if let Some(island) = at.and_then(|at| self.sea.island_mut(at)) {
            *island.goods.of_mut(good) += 1;
        }
    }

    pub(in crate::rules::dead_reckoning) fn declare(&mut self, target: Target, why: Reason) {
        let active = self.active();
        let at = self.player(active).map_or(Place::Harbour, |player| player.at);
        let other = match target {
            Target::Merchant => Colour::Black,
            Target::Ship(colour) => colour,
            Target::Building(_) => self.island_at(at).and_then(|island| island.controller()).unwrap_or(Colour::Black),
        };
        let foe = match target {
            Target::Ship(colour) => Foe::Ship(colour),
            Target::Building(building) => Foe::Building(at, building),
            Target::Merchant => Foe::Card(self.sea.cell(at).map_or(NO_CARD, |cell| cell.card)),
        };
        let side = |colour| Side { colour, ready: false, cup: 0, markers: 0, damage: 0 };
        self.fight = Some(Fight {
            foe,
            at,
            why,
            sides: vec![side(active), side(other)],
            tray: Vec::new(),
            next_piece: 0,
            to_act: 0,
            passes: 0,
            winner: None,
        });
        if why == Reason::Flag {
            self.uses(active, |used| used.flags = used.flags.saturating_add(1));
        }
        if target == Target::Merchant {
            self.turn.purchases = self.turn.purchases.saturating_add(1);
        }
        self.phase = Phase::Commit;
    }

    pub(in crate::rules::dead_reckoning) fn take_cubes(&mut self, by: Colour, count: u8, from: Option<TileId>) {
        match from {
            Some(island) => {
                if let Some(island) = self.sea.island_named(island) {
                    (0..count).for_each(|_| island.lift(by));
                }
            }
            None if by == Colour::Black => self.black = self.black.saturating_sub(count),
            None => self.of(by, |player| player.supply = player.supply.saturating_sub(count)),
        }
        self.side(by, |side| side.cup = side.cup.saturating_add(count));
    }

    pub(in crate::rules::dead_reckoning) fn drop_cubes(&mut self, fresh: &[(u16, Colour)]) {
        for (cube, of) in fresh {
            self.side(*of, |side| side.cup = side.cup.saturating_sub(1));
            self.fight(|fight| {
                fight.tray.push(Cube { piece: PieceId(*cube), of: *of, lie: None });
                fight.next_piece = fight.next_piece.max(cube.saturating_add(1));
            });
        }
    }

    pub(in crate::rules::dead_reckoning) fn bring_home(&mut self, of: Colour, count: u8) {
        match of {
            Colour::Black => self.black = self.black.saturating_add(count),
            _ => self.of(of, |player| player.supply = player.supply.saturating_add(count)),
        }
    }

    pub(in crate::rules::dead_reckoning) fn sink(
        &mut self,
        ship: Colour,
        by: Option<Colour>,
        from_ship: u8,
        from_chest: u8,
    ) {
        self.of(ship, |player| {
            for slot in &mut player.slots {
                slot.goods.gold = 0;
            }
            player.chest = player.chest.saturating_sub(u16::from(from_chest));
            player.at = Place::Harbour;
            player.damage = 0;
            player.pirate = false;
            player.sails = 0;
        });
        if let Some(by) = by {
            let lost = u16::from(from_ship) + u16::from(from_chest);
            self.of(by, |player| player.chest = player.chest.saturating_add(lost));
        }
        if ship == self.active() {
            self.turn.moved_in = false;
            self.turn.under_way = false;
        }
    }
}
