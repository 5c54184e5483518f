//! How a battle comes true, up to its winner (DR-18 to DR-22).

use crate::rules::dead_reckoning::cards::CardId;
use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::duel::{Foe, Mount, Target};
use crate::rules::dead_reckoning::goods::Place;
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

    /// A side has fixed its cannons, and they are used (DR-18.11).
    pub(in crate::rules::dead_reckoning) fn commit(&mut self, by: Colour, cannons: &[(Mount, u8)]) {
        self.uses(by, |used| {
            for (mount, count) in cannons {
                *used.cannons.entry(*mount).or_default() += count;
            }
        });
        self.side(by, |side| side.ready = true);
    }

    /// An ability of a card in play is used, and everybody may act again (DR-18.18).
    pub(in crate::rules::dead_reckoning) fn use_ability(&mut self, by: Colour, card: CardId, number: u8) {
        let played = self.player(by).and_then(|player| player.played(card));
        let mark = played.and_then(|card| self.cards().mark(card, number));
        self.uses(by, |used| used.abilities.extend(mark));
        self.fight(|fight| fight.passes = 0);
    }

    /// One cube goes home.
    pub(in crate::rules::dead_reckoning) fn remove_cube(&mut self, cube: u16, of: Colour) {
        self.fight(|fight| fight.tray.retain(|lying| lying.piece != PieceId(cube)));
        self.bring_home(of, 1);
    }

    /// The winner; a pirate who closed the way and has lost does not close it again this turn.
    pub(in crate::rules::dead_reckoning) fn win_the_battle(&mut self, by: Colour) {
        self.fight(|fight| fight.winner = fight.place_of(by).and_then(|place| u8::try_from(place).ok()));
        self.winners.push(by);
        let beaten = self.fight.as_ref().filter(|fight| fight.winner == Some(1));
        self.turn.barred.extend(beaten.filter(|fight| fight.why.is_a_pirate()).map(|fight| fight.at));
    }

    /// All cubes of a side go home (DR-18.32).
    pub(in crate::rules::dead_reckoning) fn return_cubes(&mut self, of: Colour, count: u8) {
        self.fight(|fight| fight.tray.retain(|cube| cube.of != of));
        self.side(of, |side| side.cup = 0);
        self.bring_home(of, count);
    }

    /// Nobody fights the same foe twice in a turn.
    pub(in crate::rules::dead_reckoning) fn end_the_battle(&mut self) {
        if let Some(fight) = self.fight.take() {
            self.turn.fought.insert(fight.foe);
        }
        self.attack = None;
    }
}
