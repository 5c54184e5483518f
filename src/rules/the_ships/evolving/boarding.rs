//! Applies boarding: locks, rounds, and ships that come free (TS-18).

use crate::rules::the_ships::evolve::{ROUNDS, take};
use crate::rules::the_ships::happenings::{Boarding, Fighters};
use crate::rules::the_ships::ship::{AfterMelee, Standing};
use crate::rules::the_ships::ship_card::Soldiers;
use crate::rules::the_ships::state::{Lock, Phase, State};

impl Boarding {
    pub(in crate::rules::the_ships) fn apply(&self, battle: &mut State) {
        match *self {
            Self::StrikesShared { .. } | Self::Struck { .. } | Self::CameFree { won: false, .. } => {}
            Self::GrappleThrown { .. } => battle.stirred = true,
            Self::ApproachChosen { ship, step } => battle.on_day(ship, |day| day.approach = Some(step)),
            Self::Locked { boarder, boarded } => {
                let from_beat = battle.beat.saturating_add(1);
                battle.locks.push(Lock { boarder, boarded, rounds: ROUNDS, from_beat });
            }
            Self::Felled { ship, who } => battle.on(ship, |ship| {
                let units = match who {
                    Fighters::Sailors => &mut ship.sailors,
                    Fighters::Musketeers => &mut ship.deck[Soldiers::Musketeers],
                    Fighters::Pikemen => &mut ship.deck[Soldiers::Pikemen],
                };
                take(units, 1);
            }),
            Self::RoundFought { boarder, boarded } => {
                battle.stirred = true;
                for lock in &mut battle.locks {
                    if lock.boarder == boarder && lock.boarded == boarded {
                        take(&mut lock.rounds, 1);
                    }
                }
            }
            Self::Taken { ship, .. } => {
                battle.strand(ship, Standing::Taken);
                battle.on(ship, |ship| {
                    ship.sailors = 0;
                    (ship.deck, ship.below) = Default::default();
                });
            }
            // The winner of a melee is free again.
            Self::CameFree { ship, won: true } => {
                let dawn = battle.phase == Phase::Dawn;
                battle.on(ship, |ship| {
                    ship.after_melee = if dawn { AfterMelee::ThisTurn } else { AfterMelee::NextTurn };
                    ship.day.done = !dawn;
                });
            }
        }
    }
}
