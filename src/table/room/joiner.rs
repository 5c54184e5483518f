//! Hands out meshes of furniture and of the cabin, and puts them in their places.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::places::TABLE_TOP;
use crate::table::craft::joinery::Bench;
use crate::table::craft::surface::Surface;

/// The level of the floor.
pub const FLOOR: f32 = TABLE_TOP - 7.5;

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
        self.commands.spawn((Name::new(name.to_owned()), NotShadowCaster, seen));
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
