//! Applies movement, the anchor, and soldiers who go up or down (TS-10 to TS-13).

use std::sync::Arc;

use crate::rules::geometry::base::Base;
use crate::rules::the_ships::evolve::{add, take};
use crate::rules::the_ships::happenings::{Movement, Stop};
use crate::rules::the_ships::ship::Standing;
use crate::rules::the_ships::ship_card::Soldiers;
use crate::rules::the_ships::ship_id::ShipId;
use crate::rules::the_ships::state::{Phase, Stage, State};

impl Movement {
    pub(in crate::rules::the_ships) fn apply(&self, battle: &mut State) {
        match *self {
            Self::ContestThrown { .. } | Self::ContestLost { .. } => {}
            Self::AnchorDropped { ship } => battle.on(ship, |ship| ship.anchored = true),
            Self::AnchorWeighed { ship } => battle.free_of_the_anchor(ship, false),
            Self::CableCut { ship } => battle.free_of_the_anchor(ship, true),
            Self::CameOnDeck { ship, kind, units } => battle.deck_moves(ship, kind, units, true),
            Self::WentBelow { ship, kind, units } => battle.deck_moves(ship, kind, units, false),
            Self::DeckOrderLapsed { ship, kind } => battle.on_day(ship, |day| day.deck[kind] = None),
            Self::BeatBegan { beat } => {
                battle.beat = beat;
                for ship in &mut battle.ships {
                    ship.day.moved_first = false;
                }
            }
            Self::TokensLaid { ship, count } => battle.on_day(ship, |day| {
                take(&mut day.pool, count);
                add(&mut day.laid, count);
            }),
            Self::StepPaid { ship, cost, .. } => {
                let first = battle.phase == Phase::Execution(Stage::FirstMoves);
                battle.on_day(ship, |day| {
                    take(&mut day.laid, cost);
                    add(&mut day.paces, 1);
                    day.approach = None;
                    day.moved_first = first;
                    add(&mut day.plotted, 1);
                });
                battle.stirred = true;
            }
            Self::Stepped { ship, step, to } => {
                battle.move_to(ship, to.into());
                battle.on_day(ship, |day| day.last_step_forward = Some(step.turn().is_none()));
            }
            Self::GroundAlongside { .. } => battle.stirred = true,
            Self::Stopped { ship, why } => battle.on(ship, |ship| {
                // TS-11.14: pool and laid tokens are lost, and the rest of the route lapses.
                (ship.day.pool, ship.day.laid, ship.day.stopped) = (0, 0, true);
                ship.touched |= why == Stop::Aground;
                ship.caught_fast |= ship.is_torch() && matches!(why, Stop::Collision | Stop::Terrain);
            }),
            Self::Exited { ship, allowed } => {
                battle.stirred = true;
                battle.remove(ship, if allowed { Standing::Exited } else { Standing::Fled });
            }
            Self::TileLeapt { from, to, .. } => _ = Arc::make_mut(&mut battle.chart).leapfrog(from, to),
            Self::Pivoted { ship, to, .. } => {
                battle.move_to(ship, to.into());
                battle.on_day(ship, |day| {
                    day.pivot = None;
                    day.last_step_forward = Some(false);
                });
            }
            Self::PivotHindered { ship } => {
                battle.stirred = true;
                battle.on_day(ship, |day| day.pivot = None);
            }
            Self::RanAground { ship } => battle.on(ship, |ship| ship.aground = true),
            Self::StruckGround { ship, .. } => battle.touch(ship),
            Self::Collided { striker, struck, mutual, .. } => {
                battle.touch(striker);
                if mutual {
                    battle.touch(struck);
                }
            }
            Self::BuoyReached { ship, buoy, last } => {
                let turn = battle.turn;
                battle.on(ship, |ship| {
                    ship.buoys = buoy;
                    ship.course_sailed = last.then_some(turn);
                });
            }
            Self::TokensDiscarded { ship, .. } => battle.on_day(ship, |day| (day.pool, day.laid) = (0, 0)),
        }
    }
}

impl State {
    /// A token weighs the anchor; a cable that is cut leaves it in the sea.
    fn free_of_the_anchor(&mut self, id: ShipId, cut: bool) {
        self.on(id, |ship| {
            ship.anchored = false;
            ship.cable_cut |= cut;
            ship.day.weighing = false;
            take(&mut ship.day.laid, u8::from(!cut));
        });
    }

    fn deck_moves(&mut self, id: ShipId, kind: Soldiers, units: u8, up: bool) {
        self.on(id, |ship| {
            let (deck, below) = (&mut ship.deck[kind], &mut ship.below[kind]);
            let (from, to) = if up { (below, deck) } else { (deck, below) };
            take(from, units);
            add(to, units);
            ship.day.deck[kind] = None;
        });
    }

    fn move_to(&mut self, id: ShipId, to: Base) {
        self.stirred = true;
        self.on(id, |ship| ship.base = Some(to));
    }

    /// Notes that she has touched ground or another ship.
    fn touch(&mut self, id: ShipId) {
        self.stirred = true;
        self.on(id, |ship| ship.touched = true);
    }
}
