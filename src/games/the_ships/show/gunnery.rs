//! The show of guns and muskets, and of what is lost to them.

use bevy::prelude::*;

use super::sums::aimed;
use super::{Show, call, glance, heel, hits, over, piece, puff, side_towards};
use crate::games::the_ships::look::{mast_in_model, place_of};
use crate::logbook::wording::{Arg, Fact, key, the_ships as wording};
use crate::rules::the_ships::gunnery_table::Shot;
use crate::rules::the_ships::happenings::{Gunnery, Losses};
use crate::rules::the_ships::ship_card::BatteryPlace;
use crate::rules::the_ships::ship_card::MastName;
use crate::rules::the_ships::ship_id::ShipId;
use crate::rules::the_ships::state::State;
use crate::table::beats::{Act, Beats, Recipe, Spot};

/// Where the guns of a side stand, to port.
const PORTS: Vec3 = Vec3::new(0.14, 0.13, 0.0);

impl Show<'_> {
    pub(super) fn gunnery(&self, told: &Gunnery) -> Beats {
        match told {
            Gunnery::VolleyFired { ship, battery, shot, target, aim, faces, hits: struck, .. } => {
                let missed = usize::from(*struck) < faces.len();
                let shots = volley(*ship, *battery, *shot, *target, *struck > 0, missed, self.then);
                let eye =
                    between(*ship, *target, self.then).map_or_else(Beats::none, |(at, radius)| glance(at, radius));
                let called = Beats::wait(0.5).then(hits(*target, *struck, faces, aimed(*aim))).then(Beats::wait(1.1));
                eye.then(Beats::wait(0.3)).then(shots.together(called))
            }
            Gunnery::MusketsFired { ship, target, aim, faces, hits: struck, .. } => {
                let side = side_towards(*ship, *target, self.then);
                let at = Spot::Piece(piece(*ship), Vec3::new(side * 0.12, 0.2, 0.0));
                let smoke = puff(at, Vec3::new(side * 0.2, 0.03, 0.0), 0.6, Recipe::Musket);
                let eye =
                    between(*ship, *target, self.then).map_or_else(Beats::none, |(at, radius)| glance(at, radius));
                eye.then(smoke.together(hits(*target, *struck, faces, aimed(*aim)))).then(Beats::wait(0.9))
            }
            Gunnery::LoadVoid { ship, .. } => self.word(*ship, |_| key::CALL_LOAD_VOID.into()),
            Gunnery::RangeVoid { ship, .. } => self.word(*ship, |_| key::CALL_RANGE_VOID.into()),
            Gunnery::MastsShielded { ship, damage, .. } => {
                call(over(*ship), Fact::from(key::CallMasts { count: *damage })).then(Beats::wait(0.6))
            }
            Gunnery::CrewShielded { ship, losses, .. } => {
                call(over(*ship), Fact::from(key::CallCrew { count: *losses })).then(Beats::wait(0.6))
            }
            Gunnery::WindowOpened
            | Gunnery::HeldFire { .. }
            | Gunnery::RudderThrown { .. }
            | Gunnery::FireThrown { .. } => Beats::none(),
        }
    }

    pub(super) fn losses(&self, told: &Losses) -> Beats {
        match told {
            Losses::BoxCrossed { ship, row, number, .. } => {
                // Where the box lies: from bow to stern, and across the stern from port.
                let boxes = self.then.place_of(*ship).map_or(1, |place| self.then.vessel(place).boxes_of(*row));
                let along = 0.5 - (f32::from(*number) - 0.5) / f32::from(boxes.max(1));
                let at = match row {
                    BatteryPlace::Port => Vec3::new(0.13, 0.12, along * 0.9),
                    BatteryPlace::Starboard => Vec3::new(-0.13, 0.12, along * 0.9),
                    BatteryPlace::Stern => Vec3::new(along * 0.2, 0.16, -0.5),
                };
                let at = Spot::Piece(piece(*ship), at);
                puff(at, Vec3::new(0.0, 0.12, 0.0), 0.3, Recipe::Splinters).then(Beats::wait(0.12))
            }
            Losses::GunLost { ship, .. } => self.word(*ship, key::CallGunLost::of),
            Losses::MastFell { ship, mast } => {
                let falls = Act::MastFalls {
                    piece: piece(*ship),
                    mast: mast_in_model(*mast),
                    to_port: mast_to_port(*ship, *mast),
                };
                let fact = Fact::from(key::CallMastFell { mast: Arg::key(wording::mast(*mast)) });
                glance(over(*ship), 1.0)
                    .together(Beats::of(falls, 1.7))
                    .together(heel(*ship, 0.08))
                    .together(call(over(*ship), fact))
                    .then(self.becomes(*ship))
                    .then(Beats::wait(0.3))
            }
            Losses::Sank { ship } => {
                let sinks = Beats::of(Act::Sink { piece: piece(*ship) }, 3.2);
                self.word(*ship, key::CallSank::of).together(sinks).then(self.becomes(*ship))
            }
            Losses::PutOutOfAction { ship } => self.word(*ship, key::CallOutOfAction::of).then(self.becomes(*ship)),
            Losses::MastBoxCrossed { .. }
            | Losses::TokensLost { .. }
            | Losses::SailorLost { .. }
            | Losses::GunStruckOff { .. }
            | Losses::MastStruckOff { .. }
            | Losses::SoldierLost { .. } => Beats::none(),
        }
    }
}

fn volley(
    ship: ShipId,
    battery: BatteryPlace,
    shot: Shot,
    target: ShipId,
    struck: bool,
    missed: bool,
    table: &State,
) -> Beats {
    let (at, along, wide, roll) = match battery {
        BatteryPlace::Port => (PORTS, Vec3::new(0.62, 0.03, 0.0), 0.72, -0.13),
        BatteryPlace::Starboard => (PORTS * Vec3::new(-1.0, 1.0, 1.0), Vec3::new(-0.62, 0.03, 0.0), 0.72, 0.13),
        BatteryPlace::Stern => (Vec3::new(0.0, 0.16, -0.52), Vec3::new(0.0, 0.02, -0.6), 0.12, 0.0),
    };
    let smoke = puff(Spot::Piece(piece(ship), at), along, wide, Recipe::Muzzle);
    let recoil = if roll == 0.0 { Beats::none() } else { heel(ship, roll) };
    let side = side_towards(target, ship, table);
    let height = match shot {
        Shot::Ball => 0.12,
        Shot::Chain => 0.5,
        Shot::Grape => 0.22,
    };
    let mut impact = Beats::wait(0.0);
    if struck {
        let at = Spot::Piece(piece(target), Vec3::new(side * 0.13, height, 0.0));
        impact = impact
            .together(puff(at, Vec3::new(side * 0.22, 0.1, 0.0), 0.6, Recipe::Splinters))
            .together(heel(target, -side * 0.05));
    }
    if missed {
        let at = Spot::Piece(piece(target), Vec3::new(side * 0.34, 0.0, 0.1));
        impact = impact.together(puff(at, Vec3::new(side * 0.08, 0.0, 0.0), 0.9, Recipe::Splash));
    }
    smoke.together(recoil).together(Beats::wait(0.38).then(impact))
}

fn between(one: ShipId, other: ShipId, table: &State) -> Option<(Spot, f32)> {
    let at = |ship| table.place_of(ship).and_then(|place| table.base(place)).map(|base| place_of(base).translation);
    let (here, there) = (at(one)?, at(other)?);
    Some((Spot::Point((here + there) / 2.0), here.distance(there).max(1.2)))
}

/// Over which side a mast goes is nobody's rule: it follows from her name, so that it is the same in every replay.
fn mast_to_port(ship: ShipId, mast: MastName) -> bool {
    let letters: u32 = ship.as_str().bytes().map(u32::from).sum();
    (letters + mast as u32).is_multiple_of(2)
}
