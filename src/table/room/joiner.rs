//! Hands out meshes of furniture and of the room, and puts them in their places.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::places::TABLE_TOP;
use crate::table::craft::joinery::Bench;
use crate::table::craft::surface::Surface;

/// The level of the floor.
pub const FLOOR: f32 = TABLE_TOP - 7.5;

/// It goes when the table is carried to another room.
#[derive(Component, Clone, Copy, Debug)]
pub struct OfTheRoom;

/// Hands out meshes and places things.
pub struct Joiner<'a, 'w, 's> {
    pub commands: Commands<'w, 's>,
    meshes: &'a mut Assets<Mesh>,
}

impl<'a, 'w, 's> Joiner<'a, 'w, 's> {
    /// With the commands and the meshes of a system.
    pub const fn new(commands: Commands<'w, 's>, meshes: &'a mut Assets<Mesh>) -> Self {
        Self { commands, meshes }
    }

    /// Stands in the lantern's light, and throws a shadow.
    pub fn place(&mut self, name: &str, mesh: Mesh, surface: &Handle<Surface>, at: Transform) -> Entity {
        let mesh = self.keep(mesh);
        self.commands.spawn((Name::new(name.to_owned()), Mesh3d(mesh), MeshMaterial3d(surface.clone()), at)).id()
    }

    /// Part of the room: its shadow would fall where none is looked for.
    pub fn fit(&mut self, name: &str, mesh: Handle<Mesh>, surface: &Handle<Surface>, at: Transform) {
        let seen = (Mesh3d(mesh), MeshMaterial3d(surface.clone()), at);
        self.commands.spawn((Name::new(name.to_owned()), OfTheRoom, NotShadowCaster, seen));
    }

    /// A mesh that stands in several places.
    pub fn keep(&mut self, mesh: Mesh) -> Handle<Mesh> {
        self.meshes.add(mesh)
    }
}

/// The meshes of the cabin, a bench for each surface.
#[derive(Default)]
pub struct Benches {
    pub wainscot: Bench,
    pub timber: Bench,
    pub gilt: Bench,
    pub cloth: Bench,
    pub glass: Bench,
}

/// An upright face above the line from `left` to `right` (east, south), as the room sees them, between two heights.
/// Its coordinates are those of the whole wall, from its middle and from the floor, or from nought to one.
pub fn upright(bench: &mut Bench, (left, right): (Vec2, Vec2), (low, high): (f32, f32), whole: bool) {
    let ahead = (right - left).normalize_or_zero();
    let normal = Vec3::new(-ahead.y, 0.0, ahead.x);
    let corner = |bench: &mut Bench, at: Vec2, height: f32, share: Vec2| {
        let uv = if whole { share } else { Vec2::new(at.dot(ahead), height - FLOOR) };
        bench.corner(Vec3::new(at.x, height, at.y), normal, uv)
    };
    let numbers = [
        corner(bench, left, low, Vec2::ZERO),
        corner(bench, right, low, Vec2::X),
        corner(bench, right, high, Vec2::ONE),
        corner(bench, left, high, Vec2::Y),
    ];
    bench.square(numbers);
}

/// A box from its least corner to its greatest.
pub fn block(bench: &mut Bench, low: Vec3, high: Vec3) {
    let at = |x: bool, y: bool, z: bool| {
        Vec3::new(if x { high.x } else { low.x }, if y { high.y } else { low.y }, if z { high.z } else { low.z })
    };
    let (o, i) = (false, true);
    bench.face([at(o, i, i), at(i, i, i), at(i, i, o), at(o, i, o)]);
    bench.face([at(o, o, i), at(i, o, i), at(i, i, i), at(o, i, i)]);
    bench.face([at(i, o, o), at(o, o, o), at(o, i, o), at(i, i, o)]);
    bench.face([at(i, o, i), at(i, o, o), at(i, i, o), at(i, i, i)]);
    bench.face([at(o, o, o), at(o, o, i), at(o, i, i), at(o, i, o)]);
    bench.face([at(o, o, o), at(i, o, o), at(i, o, i), at(o, o, i)]);
}
