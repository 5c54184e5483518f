//! Things cut and turned for The Ships alone: tokens, buoys, the arrow of the wind.

use std::f32::consts::{FRAC_PI_2, PI};

use bevy::prelude::*;

use super::lay::TOKEN;
use super::{NAME, PENNANT, Print};
use crate::games::the_ships::base;
use crate::logbook::wording::{Fact, key};
use crate::play::livery::Livery;
use crate::rules::geometry::hex::Heading;
use crate::rules::the_ships::game::TheShips;
use crate::table::board::places::{MM, yaw_from_heading};
use crate::table::craft::joinery::{Bench, sheet, turned};
use crate::table::pieces::Label;
use crate::table::things::Maker;

/// The middle of a pennant flies this high above the water.
const FLIES: f32 = 0.62;

/// A brass token.
pub(super) fn token(maker: &mut Maker<TheShips>) {
    let (r, t) = (0.085, TOKEN);
    let profile = [
        (r * 0.9, 0.0),
        (r, t * 0.2),
        (r, t * 0.8),
        (r * 0.92, t),
        (r * 0.74, t),
        (r * 0.7, t * 0.86),
        (0.0, t * 0.86),
    ];
    let mesh = maker.mesh("token", || turned(&profile, 20));
    maker.lay(mesh, maker.surfaces.brass.clone(), Transform::IDENTITY);
}

/// A buoy with the pennant of its side and its number; a lantern once it has been reached.
pub(super) fn buoy(maker: &mut Maker<TheShips>, livery: Livery, number: u8, reached: bool, theirs: bool) {
    let label = Label { name: Fact::from(key::MarkLabel { number }), colour: livery.colour(), faint: theirs };
    maker.commands.entity(maker.of).insert(label);
    let cask = [(0.13, -0.02), (0.17, 0.06), (0.17, 0.12), (0.11, 0.19), (0.0, 0.20)];
    let mesh = maker.mesh("cask", || turned(&cask, 28));
    maker.add(mesh, maker.surfaces.walnut.clone(), Transform::IDENTITY);
    let mesh = maker.mesh("staff", || turned(&[(0.014, 0.18), (0.011, 0.78), (0.0, 0.79)], 10));
    maker.add(mesh, maker.surfaces.brass.clone(), Transform::IDENTITY);
    if reached {
        let lantern = [(0.0, 0.74), (0.055, 0.77), (0.07, 0.84), (0.045, 0.91), (0.0, 0.93)];
        let mesh = maker.mesh("lantern", || turned(&lantern, 18));
        maker.lay(mesh, maker.surfaces.glow.clone(), Transform::IDENTITY);
        return;
    }
    let (mesh, paper) =
        (maker.mesh("pennant", || sheet(PENNANT)), maker.paper(&Print::Pennant(livery, number, theirs)));
    // Two sheets back to back, so that either seat reads the number.
    for (turn, side) in [(0.0, 1.0), (PI, -1.0)] {
        let stands = Quat::from_rotation_y(turn) * Quat::from_rotation_x(FRAC_PI_2);
        let at = Transform::from_xyz(PENNANT.x, FLIES, 0.004 * side).with_rotation(stands);
        maker.add(mesh.clone(), paper.clone(), at);
    }
}

/// The base of a ship, her water and her arrow; plates with her name on the three after sides of the stern hex, leaning outward.
pub(super) fn base(maker: &mut Maker<TheShips>, ship: &str, livery: Livery) {
    let mesh = maker.mesh("base", base::wood);
    maker.add(mesh, maker.surfaces.walnut.clone(), Transform::IDENTITY);
    let (water, wake) = (maker.mesh("water", base::water), maker.wake());
    maker.lay(water, wake, Transform::IDENTITY);
    let mesh = maker.mesh("bow", base::arrow);
    maker.lay(mesh, maker.surfaces.brass.clone(), Transform::IDENTITY);
    let lean = Quat::from_rotation_x(38.0_f32.to_radians());
    let stern = Vec3::new(0.0, base::THICK + 1.9 * MM, -35.0 * MM);
    for turn in [PI, PI * 2.0 / 3.0, -PI * 2.0 / 3.0] {
        let turn = Quat::from_rotation_y(turn);
        let at = Transform::from_translation(stern + turn * Vec3::Z * (31.6 * MM)).with_rotation(turn * lean);
        maker.printed(&Print::Name(ship.to_owned(), livery), NAME * MM, at);
    }
}

/// A brass arrow on a walnut disc: it points to where the wind blows.
pub(super) fn wind(maker: &mut Maker<TheShips>, towards: Heading) {
    let disc = [(0.86, 0.0), (0.88, 0.05), (0.84, 0.10), (0.72, 0.10), (0.70, 0.075), (0.0, 0.075)];
    let mesh = maker.mesh("disc", || turned(&disc, 56));
    maker.add(mesh, maker.surfaces.walnut.clone(), Transform::IDENTITY);
    let mesh = maker.mesh("ring", || turned(&[(0.74, 0.09), (0.745, 0.108), (0.70, 0.108), (0.695, 0.09)], 56));
    maker.add(mesh, maker.surfaces.brass.clone(), Transform::IDENTITY);
    let mesh = maker.mesh("arrow", arrow);
    let at = Transform::from_xyz(0.0, 0.095, 0.0).with_rotation(Quat::from_rotation_y(yaw_from_heading(towards)));
    maker.add(mesh, maker.surfaces.brass.clone(), at);
}

fn arrow() -> Mesh {
    let mut bench = Bench::default();
    // Half of the outline from the tip to the tail; a ridge along the middle catches the light.
    let outline =
        [(0.0, 0.62), (0.16, 0.28), (0.055, 0.30), (0.045, -0.30), (0.17, -0.40), (0.15, -0.58), (0.0, -0.47)];
    let (low, high) = (0.0, 0.085);
    for pair in outline.windows(2) {
        let [(x0, z0), (x1, z1)] = [pair.first(), pair.last()].map(|p| p.copied().unwrap_or_default());
        let ridge = |z: f32| Vec3::new(0.0, high, z.clamp(-0.44, 0.56));
        let edge = |side: f32, x: f32, z: f32| Vec3::new(side * x, high * 0.45, z);
        let foot = |side: f32, x: f32, z: f32| Vec3::new(side * x, low, z);
        bench.face([edge(1.0, x0, z0), edge(1.0, x1, z1), ridge(z1), ridge(z0)]);
        bench.face([edge(-1.0, x1, z1), edge(-1.0, x0, z0), ridge(z0), ridge(z1)]);
        bench.face([foot(1.0, x0, z0), foot(1.0, x1, z1), edge(1.0, x1, z1), edge(1.0, x0, z0)]);
        bench.face([foot(-1.0, x1, z1), foot(-1.0, x0, z0), edge(-1.0, x0, z0), edge(-1.0, x1, z1)]);
    }
    bench.finish()
}
