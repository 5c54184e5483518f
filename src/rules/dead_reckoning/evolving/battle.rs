//! Applies happenings of a battle up to its winner (DR-18 to DR-21).

use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::duel::{Foe, Target};
use crate::rules::dead_reckoning::goods::Place;
use crate::rules::dead_reckoning::happenings::{Battle, Reason};
use crate::rules::dead_reckoning::printed::ids::{CardNo, Kind, Sort};
use crate::rules::dead_reckoning::state::{Fight, Phase, Side, State};

/// No card at all: a battle against a merchant ship is declared only where one lies.
const NO_CARD: CardNo = Kind { row: 0, sort: Sort::Encounter, number: 0 }.any();

impl Battle {
    pub(in crate::rules::dead_reckoning) fn apply(&self, table: &mut State) {
        match *self {
            Self::CubesMissing { .. } | Self::StrengthCounted { .. } => {}
            Self::Declared { target, why, .. } => table.declare(target, why),
            // The back of the encounter that is attacked becomes public.
            Self::EncounterTurned { .. } => {
                let at = table.fight.as_ref().map(|fight| fight.at);
                if let Some(cell) = at.and_then(|at| table.sea.tile_mut(at)).and_then(|tile| tile.cell.as_mut()) {
                    cell.turned = true;
                }
            }
            // A side has fixed its cannons, and they are used (DR-18.11).
            Self::Committed { by, ref cannons } => {
                table.uses(by, |used| {
                    for (mount, count) in cannons {
                        *used.cannons.entry(*mount).or_default() += count;
                    }
                });
                table.side(by, |side| side.ready = true);
            }
            Self::ExtraCubes { by, .. } => table.side(by, |side| side.ready = true),
            Self::CubesTaken { by, count, from } => {
                match from {
                    Some(island) => {
                        if let Some(island) = table.sea.island_named(island) {
                            (0..count).for_each(|_| island.lift(by));
                        }
                    }
                    None if by == Colour::Black => table.black = table.black.saturating_sub(count),
                    None => table.of(by, |player| player.supply = player.supply.saturating_sub(count)),
                }
                table.side(by, |side| side.cup = side.cup.saturating_add(count));
            }
            Self::ToAct { by } => table.fight(|fight| fight.to_act = u8::from(fight.place_of(by) == Some(1))),
            // Everybody may act again (DR-18.18).
            Self::AbilityUsed { by, card, number, .. } => {
                let played = table.player(by).and_then(|player| player.played(card));
                let mark = played.and_then(|card| table.cards().mark(card, number));
                table.uses(by, |used| used.abilities.extend(mark));
                table.fight(|fight| fight.passes = 0);
            }
            Self::Passed { .. } => table.fight(|fight| fight.passes += 1),
            Self::StrengthGained { by, count } => {
                table.side(by, |side| side.markers = side.markers.saturating_add(count));
            }
            // A pirate who closed the way and has lost does not close it again this turn.
            Self::Won { by, .. } => {
                table.fight(|fight| fight.winner = fight.place_of(by).and_then(|place| u8::try_from(place).ok()));
                table.winners.push(by);
                let beaten = table.fight.as_ref().filter(|fight| fight.winner == Some(1));
                table.turn.barred.extend(beaten.filter(|fight| fight.why.is_a_pirate()).map(|fight| fight.at));
            }
            // All cubes of a side go home (DR-18.32).
            Self::CubesReturned { of, count } => {
                table.fight(|fight| fight.tray.retain(|cube| cube.of != of));
                table.side(of, |side| side.cup = 0);
                table.bring_home(of, count);
            }
            // The foe is noted, for the same foe is not fought twice in a turn.
            Self::BattleEnded => {
                let fought = table.fight.take();
                table.turn.fought.extend(fought.map(|fight| fight.foe));
                table.attack = None;
            }
        }
    }
}

impl State {
    pub(super) fn fight(&mut self, change: impl FnOnce(&mut Fight)) {
        if let Some(fight) = &mut self.fight {
            change(fight);
        }
    }

    pub(super) fn side(&mut self, colour: Colour, change: impl FnOnce(&mut Side)) {
        if let Some(side) = self.fight.iter_mut().flat_map(|fight| &mut fight.sides).find(|side| side.colour == colour)
        {
            change(side);
        }
    }

    pub(super) fn bring_home(&mut self, of: Colour, count: u8) {
        match of {
            Colour::Black => self.black = self.black.saturating_add(count),
            _ => self.of(of, |player| player.supply = player.supply.saturating_add(count)),
        }
    }

    fn declare(&mut self, target: Target, why: Reason) {
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
}
