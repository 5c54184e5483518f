//! Fights on the stage: the eye stands beside both, guns smoke, masts fall, a hull goes down.

use bevy::prelude::*;

use super::{Over, Stage, puff, sound};
use crate::games::pirates::pieces::PiratePiece;
use crate::games::pirates::things::models::mast;
use crate::rules::pirates::ids::Name;
use crate::table::beats::{Act, Beats, Recipe, Shown, Spot};
use crate::table::pieces::Piece;

/// Seconds until the eye is there.
const LOOKED: f32 = 0.5;
/// This much is seen about each end of a fight.
const ABOUT: f32 = 0.5;
/// Shot is under way this long, and smoke is looked at this long.
const FLIGHT: f32 = 0.3;
const SMOKE: f32 = 0.3;
/// The guns lie this high above the water.
const GUNS: Vec3 = Vec3::new(0.0, 0.12, 0.0);
/// Seconds in which a mast falls, and in which a ship goes down.
const FALLS: f32 = 1.5;
const DOWN: f32 = 2.6;

impl Stage<'_> {
    /// Both are seen from beside before anything happens.
    pub(super) fn between(&self, one: Name, other: Name) -> Shown {
        let (from, to) = (Spot::Point(self.point(one)), Spot::Point(self.point(other)));
        Beats::of(Act::Watch { from, to, room: ABOUT }, 0.0).then(Beats::wait(LOOKED)).into()
    }

    /// Guns go off, by this number of them; a kraken has none, and strikes.
    pub(super) fn fires(&self, unit: Name, target: Name, guns: u8) -> Shown {
        let (from, to) = (self.point(unit), self.point(target));
        let along = (to - from).with_y(0.0).normalize_or_zero() * 0.5;
        let lies = Spot::Point(from);
        let goes_off = if self.before.kraken(unit).is_some() {
            sound("hull", guns, lies)
        } else {
            let wide = if guns > 1 { 0.7 } else { 0.25 };
            puff(from + GUNS + along * 0.2, along, wide, Recipe::Muzzle).together(sound("gun", guns, lies))
        };
        let shot = Shown::from(goes_off.then(Beats::wait(FLIGHT))).with(self.say(Over::Piece(target), 0.8));
        self.between(unit, target).then(shot)
    }

    /// Shot strikes home.
    pub(super) fn struck(&self, target: Name) -> Shown {
        let at = self.point(target);
        let splinters = puff(at + GUNS, Vec3::new(0.15, 0.2, 0.1), 0.15, Recipe::Splinters);
        self.call("timber", Over::Piece(target), 0.5).with(splinters.then(Beats::wait(SMOKE)))
    }

    /// Shot falls into the water.
    pub(super) fn missed(&self, unit: Name, target: Name) -> Shown {
        let (from, to) = (self.point(unit), self.point(target));
        let along = (to - from).with_y(0.0).normalize_or_zero() * 0.4;
        let falls = puff(to + along, Vec3::Y * 0.3, 0.2, Recipe::Splash);
        self.call("splash", Over::Piece(target), 0.6).with(falls)
    }

    /// A mast goes over the side; it lies on the card when it has fallen.
    pub(super) fn mast_falls(&self, unit: Name, number: u8) -> Shown {
        let at = self.point(unit);
        let masts = self.before.ship(unit).map_or(0, |ship| ship.masts.len());
        let name = mast(masts, usize::from(number).saturating_sub(1));
        let ship = Piece::of(PiratePiece::Ship(unit));
        let watch = Beats::of(Act::Watch { from: Spot::Point(at), to: Spot::Point(at), room: ABOUT }, 0.0);
        let falls = Beats::of(Act::MastFalls { piece: ship.clone(), mast: name, to_port: number % 2 == 1 }, FALLS);
        let heels = Beats::of(Act::Heel { piece: ship, by: if number % 2 == 1 { 0.08 } else { -0.08 } }, FALLS);
        let fallen = watch.together(falls).together(heels);
        let mast = Piece::of(PiratePiece::Mast(unit, number));
        self.call("mast", Over::Piece(unit), 0.9).with(fallen).settling(vec![mast])
    }

    /// She shakes, and it is heard.
    pub(super) fn shakes(&self, unit: Name, noise: &'static str, seconds: f32) -> Shown {
        let heels = Beats::of(Act::Heel { piece: Piece::of(PiratePiece::Ship(unit)), by: 0.14 }, 0.9);
        self.call(noise, Over::Piece(unit), seconds).with(heels)
    }

    /// A ship goes down, unless she comes home at once.
    pub(super) fn goes_down(&self, unit: Name) -> Shown {
        let at = self.point(unit);
        let words = self.call("sinking", Over::Piece(unit), 1.4);
        let splash = Beats::wait(DOWN * 0.5).then(puff(at, Vec3::Y * 0.5, 0.4, Recipe::Splash));
        if self.after.ship(unit).is_some() {
            return self.between(unit, unit).then(words.with(splash));
        }
        let ship = Piece::of(PiratePiece::Ship(unit));
        let sinks = Beats::of(Act::Sink { piece: ship }, DOWN);
        self.between(unit, unit).then(words.with(sinks.together(splash)))
    }

    /// Something bursts: powder, or the walls of a fort.
    pub(super) fn bursts(&self, at: Name) -> Shown {
        let point = self.point(at);
        let blast = puff(point + GUNS, Vec3::Y * 0.4, 0.3, Recipe::Blast);
        let shown = self.call("blast", Over::Piece(at), 1.4).with(blast.then(Beats::wait(0.9)));
        self.between(at, at).then(shown)
    }
}
