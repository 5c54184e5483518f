//! Applies happenings of the Advanced rules (TS-21, TS-22, TS-24, TS-28.7).

use crate::rules::the_ships::evolve::{add, take};
use crate::rules::the_ships::happenings::Advanced;
use crate::rules::the_ships::ship::{Fire, Standing};
use crate::rules::the_ships::state::State;

impl Advanced {
    pub(in crate::rules::the_ships) fn apply(&self, battle: &mut State) {
        match *self {
            Self::BurningSideThrown { .. }
            | Self::FireFought { .. }
            | Self::FireLeft { .. }
            | Self::OfficerThrown { .. }
            | Self::OfficerDrawn { .. }
            | Self::FuseThrown { .. } => {}
            Self::RudderLost { ship } => battle.on(ship, |ship| ship.rudder_lost = true),
            Self::CaughtFire { ship, fire } => battle.on(ship, |ship| {
                ship.fire = Some(fire);
                ship.caught_fire = true;
            }),
            Self::FireOut { ship } => battle.on(ship, |ship| {
                ship.fire = None;
                ship.burn_due = false;
                ship.day.done = true;
            }),
            Self::BurnsOn { ship } => battle.on(ship, |ship| ship.burn_due = true),
            Self::FireDamaged { ship } => battle.on(ship, |ship| ship.burn_due = false),
            Self::BlewUp { ship } => battle.go_under(ship, Standing::BlownUp),
            Self::OfficerFell { ship, officer, .. } => {
                battle.on(ship, |ship| ship.officers_lost |= 1 << (officer as u8));
            }
            Self::Surrendered { ship } => battle.strand(ship, Standing::Surrendered),
            Self::WentAshore { ship, kind, .. } => {
                battle.stirred = true;
                if let Some(place) = battle.place_of(ship) {
                    let side = battle.side(place);
                    add(&mut battle.ashore[side], 1);
                }
                battle.on(ship, |ship| {
                    take(&mut ship.day.boats, 1);
                    take(&mut ship.deck[kind], 1);
                });
            }
            Self::LandingCancelled { ship } => battle.on_day(ship, |day| {
                day.boats = 0;
                day.land = None;
            }),
            Self::TrainFired { ship } => battle.on(ship, |ship| {
                ship.fire = Some(Fire::Train);
                ship.sailors = 0;
                ship.day.cancel();
            }),
            Self::Scorched { ship, by, .. } => {
                if let Some(by) = battle.place_of(by) {
                    battle.on_day(ship, |day| day.scorched.insert(by));
                }
            }
        }
    }
}
