//! Raids and battles on the stage: the eye stands beside both ships, guns smoke, timber splinters, a hull goes down.

use bevy::prelude::*;

use super::{Over, Stage, puff, sound};
use crate::games::merchants_and_marauders::pieces::CruisePiece;
use crate::rules::merchants_and_marauders::state::{Side, VolleyKind};
use crate::rules::merchants_and_marauders::words::{Colour, Location, NpcKind, Zone};
use crate::table::beats::{Act, Beats, Recipe, Shown, Spot};
use crate::table::pieces::Piece;

/// Seconds until the eye is there.
const LOOKED: f32 = 0.6;
/// This much is seen about a ship, and about two that meet.
const ABOUT: f32 = 0.5;
/// Shot is under way this long, and smoke is looked at this long.
const FLIGHT: f32 = 0.35;
const SMOKE: f32 = 0.9;
/// The guns lie this high above the water.
const GUNS: Vec3 = Vec3::new(0.0, 0.12, 0.0);
/// Seconds in which a ship goes down.
const DOWN: f32 = 2.4;

impl Stage<'_> {
    /// Both are seen from beside before anything happens.
    pub(super) fn between(&self, one: Side, other: Side) -> Shown {
        let spot = |side| Spot::Point(self.point(side));
        let watch = Act::Watch { from: spot(one), to: spot(other), room: ABOUT };
        Beats::of(watch, 0.0).then(Beats::wait(LOOKED)).into()
    }

    /// A merchant of no model is met in a zone.
    pub(super) fn met(&self, by: Colour, zone: Zone) -> Shown {
        let ship = self.point(Side::Player(by));
        let merchant = crate::games::merchants_and_marauders::things::places::merchant(&self.after.pack, zone);
        let watch = Act::Watch { from: Spot::Point(ship), to: Spot::Point(merchant), room: ABOUT };
        Beats::of(watch, 0.0).then(Beats::wait(LOOKED)).into()
    }

    /// Guns go off; where they strike is thrown for.
    pub(super) fn fires(&self, kind: VolleyKind, shooter: Option<Side>, at: Side, hits: u8) -> Shown {
        let words = self.say(Over::Side(at), 0.8);
        let Some(shooter) = shooter.filter(|_| hits > 0) else { return words };
        let (from, to) = (self.point(shooter), self.point(at));
        let along = (to - from).with_y(0.0).normalize_or_zero() * 0.5;
        let smoke = puff(from + GUNS + along * 0.2, along, 0.35, Recipe::Muzzle);
        let piece = match kind {
            VolleyKind::Raid | VolleyKind::Event => return words,
            VolleyKind::Cannons | VolleyKind::LongGuns | VolleyKind::Chasers => sound("gun", hits, Spot::Point(from)),
        };
        let falls = Beats::wait(FLIGHT).then(puff(to + along * 0.3, Vec3::Y * 0.3, 0.2, Recipe::Splash));
        words.with(smoke.together(piece).together(falls)).then(Beats::wait(SMOKE * 0.3))
    }

    /// Shot strikes home.
    pub(super) fn struck(&self, at: Side) -> Shown {
        let ship = self.point(at);
        let splinters = puff(ship + GUNS, Vec3::new(0.15, 0.2, 0.1), 0.15, Recipe::Splinters);
        self.call("timber", Over::Side(at), 0.6).with(splinters)
    }

    /// She goes down, if her hull is gone.
    pub(super) fn goes_down(&self, side: Side) -> Shown {
        let sunk = match side {
            Side::Player(by) => self.before.ship(by).is_some_and(|ship| ship.now[Location::Hull] == 0),
            Side::Npc(_) => self.before.battle.as_ref().is_some_and(|battle| battle.foe[Location::Hull] == 0),
            Side::Garrison => false,
        };
        if !sunk {
            return Shown::nothing();
        }
        let piece = match side {
            Side::Player(by) => CruisePiece::Ship(by),
            Side::Npc(npc) => CruisePiece::Npc(npc),
            Side::Garrison => return Shown::nothing(),
        };
        let point = self.point(side);
        let sinks = Beats::of(Act::Sink { piece: Piece::of(piece) }, DOWN);
        let splash = Beats::wait(DOWN * 0.6).then(puff(point, Vec3::Y * 0.5, 0.4, Recipe::Splash));
        self.between(side, side).then(Shown::from(sinks.together(splash)).sound("sinking", Spot::Point(point)))
    }

    /// A ship of no player is beaten.
    pub(super) fn beaten(&self, npc: NpcKind) -> Shown {
        self.goes_down(Side::Npc(npc)).then(self.say(Over::Npc(npc), 0.9))
    }
}
