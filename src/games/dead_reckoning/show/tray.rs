//! The tray as the stage of a battle: cubes counted one by one, explosions, hands that move cubes, damage.

use bevy::prelude::*;

use super::{Over, Stage, sound};
use crate::dice::read_zones::read_pose;
use crate::dice::set_down::centre;
use crate::dice::{Pose, Reading, Vessels};
use crate::games::dead_reckoning::cubes::{moved, number};
use crate::rules::dead_reckoning::happenings::Removed;
use crate::rules::dead_reckoning::tray::{Lie, Zone, ZoneKind};
use crate::rules::kernel::PieceId;
use crate::table::beats::{Act, Beats, Change, Recipe, Shown, Spot};
use crate::table::pieces::Piece;
use crate::table::throwing::at_rest::{CubePiece, Gone, in_the_world};
use crate::table::throwing::frame::{MM, world_from_tray};

/// Words rise this high over the tray, in millimetres.
const OVER: f32 = 16.0;
/// A counted cube is lifted this high, and so are one that leaves the tray and one that a hand moves.
const COUNTED: f32 = 9.0;
const LIFTED: f32 = 60.0;
const MOVED: f32 = 22.0;
/// A cube with an unknown pose is supposed here, in millimetres of the tray.
const SOMEWHERE: (f64, f64) = (0.0, 75.0);

fn puff(at: Vec3, recipe: Recipe, reach: f32) -> Beats {
    Beats::of(Act::Puff { at: Spot::Point(at), along: Vec3::Y * reach, wide: 0.12, recipe }, 0.0)
}

fn piece(cube: u16) -> Piece {
    Piece::of(CubePiece(PieceId(cube)))
}

/// The pose of a cube, this number of millimetres higher.
fn raised(pose: &Pose, by: f32) -> Transform {
    let mut up = in_the_world(pose);
    up.translation += Vec3::Y * by * MM;
    up
}

fn glide(cube: u16, to: Transform, lasts: f32) -> Beats {
    Beats::of(Act::Glide { piece: piece(cube), to, ahead: false }, lasts)
}

/// Words over the middle of the tray.
pub(super) fn middle() -> Vec3 {
    world_from_tray(Vec3::new(0.0, 84.0, 30.0))
}

/// Does this cube count (DR-30.13)?
fn counts(vessels: &Vessels, pose: &Pose) -> bool {
    let Reading::Zone(zone) = read_pose(vessels, pose) else { return false };
    let kind = Lie::numbered(zone).and_then(Lie::zone).map(Zone::kind);
    matches!(kind, Some(ZoneKind::Strength(_)))
}

impl Stage<'_, '_, '_> {
    pub(super) fn over_cube(&self, cube: u16) -> Vec3 {
        let lies = |pose: &Pose| Vec3::from_array(pose.millimetres().map(|c| c as f32));
        let somewhere = Vec3::new(SOMEWHERE.0 as f32, SOMEWHERE.1 as f32, 0.0);
        world_from_tray(self.lying.0.get(&PieceId(cube)).map_or(somewhere, lies) + Vec3::Z * OVER)
    }

    pub(super) fn over_zone(&self, zone: Zone) -> Vec3 {
        let tray = self.vessels.map(|vessels| &vessels.tray);
        let (x, y) = tray.and_then(|tray| centre(tray, number(zone))).unwrap_or(SOMEWHERE);
        world_from_tray(Vec3::new(x as f32, y as f32, OVER))
    }

    /// A cube is lifted out and is gone.
    fn lift(&mut self, cube: u16) -> Beats {
        let Some(pose) = self.lying.0.remove(&PieceId(cube)) else { return Beats::none() };
        let mut to = raised(&pose, LIFTED);
        to.scale *= 0.2;
        let gone = Act::Change { piece: piece(cube), change: Change::to(Gone) };
        glide(cube, to, 0.4).then(Beats::of(gone, 0.0))
    }

    /// Every cube that counts is lifted a little and set down again, one after the other.
    pub(super) fn counted(&self) -> Beats {
        let Some(vessels) = self.vessels else { return Beats::none() };
        let mut all = Beats::none();
        for (PieceId(cube), pose) in self.lying.0.iter().filter(|(_, pose)| counts(vessels, pose)) {
            let up = glide(*cube, raised(pose, COUNTED), 0.07).then(glide(*cube, in_the_world(pose), 0.07));
            all = all.then(up).then(sound("beech-on-board", self.over_cube(*cube)));
        }
        all
    }

    /// Every cube is lifted out.
    pub(super) fn cleared(&mut self) -> Beats {
        let all: Vec<u16> = self.lying.0.keys().map(|piece| piece.0).collect();
        all.into_iter().map(|cube| self.lift(cube)).fold(Beats::none(), Beats::together)
    }

    /// Cubes burst, and send others up.
    pub(super) fn exploded(&self, cubes: &[u16]) -> Beats {
        let flash = puff(self.over_zone(Zone::Ex), Recipe::Muzzle, 0.9);
        let bursts = cubes.iter().map(|cube| puff(self.over_cube(*cube), Recipe::Splinters, 0.7));
        bursts.fold(flash, Beats::together)
    }

    /// A hand sets a cube into another zone; its new pose is noted at once.
    pub(super) fn carried_over(&mut self, cube: u16, from: Zone, to: Zone) -> Shown {
        let lies = self.vessels.and_then(|vessels| moved(vessels, &self.lying.0, PieceId(cube), from, to));
        let Some(pose) = lies else { return Shown::nothing() };
        let word = self.say(Over::Cube(cube), 0.0);
        self.lying.0.insert(PieceId(cube), pose);
        let set = glide(cube, raised(&pose, MOVED), 0.5).then(glide(cube, in_the_world(&pose), 0.2));
        word.then(set.then(sound("wood", self.over_cube(cube))))
    }

    /// A cube leaves the tray for a reason that is seen where it lay.
    pub(super) fn removed(&mut self, cube: u16, zone: Zone, why: Removed) -> Shown {
        let why = match why {
            Removed::Damage => {
                self.hear("timber", Over::Zone(zone)).with(puff(self.over_zone(zone), Recipe::Splinters, 0.5))
            }
            Removed::Booty => self.hear("coin-on-coin", Over::Zone(zone)),
            Removed::Ability => self.say(Over::Zone(zone), 0.0),
            Removed::NoUse => Shown::nothing(),
        };
        why.then(self.lift(cube))
    }

    /// Splashes the tray if a ship of a battle sinks.
    pub(super) fn splashed(&self) -> Beats {
        if self.fought { puff(middle(), Recipe::Splash, 0.6) } else { Beats::none() }
    }
}
