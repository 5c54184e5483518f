//! Tray and tower as colliders: walls that are half of space, so that nothing can pass them.

use rapier3d::prelude::*;
use serde::{Deserialize, Serialize};

use crate::shipwright::vessels::{Inside, Span, Surface, Surfaces, Vessels};

use super::struck::Struck;

/// Centimetres in a millimetre: the solver's tolerances suit dice in centimetres.
pub const CM: f64 = 0.1;

/// Into what pieces are thrown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setting {
    /// Cubes among zones and ridges; otherwise dice with numbers on the plain insert.
    pub cubes: bool,
    pub tower: bool,
}

impl Setting {
    /// The surfaces that meet.
    #[must_use]
    pub fn surfaces(self, vessels: &Vessels) -> Surfaces {
        if self.cubes { vessels.dice.cubes } else { vessels.dice.numbered }
    }

    /// The inside of the tower.
    #[must_use]
    pub fn inside(self, vessels: &Vessels) -> &Inside {
        if self.cubes { &vessels.tower.cubes } else { &vessels.tower.dice }
    }
}

/// A point of the tray frame, as the solver has it.
#[must_use]
pub fn centimetres(v: [f64; 3]) -> Vector {
    Vector::new((v[0] * CM) as f32, (v[1] * CM) as f32, (v[2] * CM) as f32)
}

/// The part of the scene that a collider belongs to.
#[must_use]
pub fn struck(user_data: u128) -> Struck {
    Struck::ALL.get(user_data as usize).copied().unwrap_or(Struck::Piece)
}

/// Builds the fixed part of a world.
struct SceneBuilder<'a> {
    world: &'a mut PhysicsWorld,
    surfaces: Surfaces,
}

impl SceneBuilder<'_> {
    fn add(&mut self, collider: ColliderBuilder, what: Struck) {
        let surfaces = self.surfaces;
        let (surface, friction, bounce): (Surface, _, _) = match what {
            Struck::Floor | Struck::Ridge | Struck::Piece => {
                (surfaces.floor, CoefficientCombineRule::Average, CoefficientCombineRule::Average)
            }
            Struck::Wall | Struck::Lid => (surfaces.wall, CoefficientCombineRule::Min, CoefficientCombineRule::Max),
            Struck::Hopper | Struck::Rod | Struck::Baffle(_) | Struck::Sill | Struck::Hull => {
                (surfaces.tower, CoefficientCombineRule::Min, CoefficientCombineRule::Average)
            }
        };
        let collider = collider
            .friction(surface.friction as f32)
            .friction_combine_rule(friction)
            .restitution(surface.bounce as f32)
            .restitution_combine_rule(bounce)
            .user_data(what.number());
        self.world.insert_collider(collider, None);
    }

    /// Everything behind a plane; `normal` points to where the dice are.
    fn half(&mut self, at: [f64; 3], normal: [f64; 3], what: Struck) {
        let normal = Vector::new(normal[0] as f32, normal[1] as f32, normal[2] as f32);
        self.add(ColliderBuilder::new(SharedShape::halfspace(normal)).translation(centimetres(at)), what);
    }

    fn block(&mut self, x: Span, y: Span, z: Span, what: Struck) {
        let half = |span: Span| ((span.1 - span.0) / 2.0 * CM) as f32;
        let middle = |span: Span| (span.0 + span.1) / 2.0;
        let at = centimetres([middle(x), middle(y), middle(z)]);
        self.add(ColliderBuilder::cuboid(half(x), half(y), half(z)).translation(at), what);
    }

    /// A solid between points.
    fn hull(&mut self, points: &[[f64; 3]], what: Struck) {
        let points: Vec<_> = points.iter().map(|point| centimetres(*point)).collect();
        if let Some(collider) = ColliderBuilder::convex_hull(&points) {
            self.add(collider, what);
        }
    }
}

/// Puts tray and tower into a world; nothing in it starts higher than `highest`.
pub fn build(world: &mut PhysicsWorld, vessels: &Vessels, setting: Setting, highest: f64) {
    let mut scene = SceneBuilder { world, surfaces: setting.surfaces(vessels) };
    let tray = &vessels.tray;
    let lid = tray.lid.max(highest + 60.0);
    scene.half([0.0, 0.0, 0.0], [0.0, 0.0, 1.0], Struck::Floor);
    scene.half([0.0, 0.0, lid], [0.0, 0.0, -1.0], Struck::Lid);
    scene.half([0.0, tray.y.1, 0.0], [0.0, -1.0, 0.0], Struck::Wall);
    scene.half([tray.x.0, 0.0, 0.0], [1.0, 0.0, 0.0], Struck::Wall);
    scene.half([tray.x.1, 0.0, 0.0], [-1.0, 0.0, 0.0], Struck::Wall);
    if setting.tower {
        tower(&mut scene, vessels, setting.inside(vessels), lid);
    } else {
        scene.half([0.0, tray.y.0, 0.0], [0.0, 1.0, 0.0], Struck::Wall);
    }
    if setting.cubes {
        ridges(&mut scene, vessels);
    }
}

fn ridges(scene: &mut SceneBuilder<'_>, vessels: &Vessels) {
    let profile = vessels.tray.ridge;
    for ((x0, y0), (x1, y1)) in &vessels.tray.ridges {
        let (dx, dy) = (x1 - x0, y1 - y0);
        let length = (dx * dx + dy * dy).sqrt();
        if length <= 0.0 {
            continue;
        }
        let across = (-dy / length, dx / length);
        let mut points = Vec::with_capacity(8);
        for (x, y) in [(x0, y0), (x1, y1)] {
            for (width, z) in [(profile.base, 0.0), (profile.top, profile.height)] {
                for side in [-0.5, 0.5] {
                    points.push([x + across.0 * width * side, y + across.1 * width * side, z]);
                }
            }
        }
        scene.hull(&points, Struck::Ridge);
    }
}

/// The tower of DR-28.4. Only what dice can see has the size that is drawn; behind it everything is solid.
fn tower(scene: &mut SceneBuilder<'_>, vessels: &Vessels, inside: &Inside, lid: f64) {
    let tower = &vessels.tower;
    let tray = &vessels.tray;
    let thick = 40.0;
    let (port, hopper) = (tower.port_wall, inside.hopper);
    let wide = (tray.x.0 - thick, tray.x.1 + thick);
    // Starboard wall, everywhere.
    scene.half([0.0, tower.y.0, 0.0], [0.0, 1.0, 0.0], Struck::Hull);
    // Bulkheads with the ends of the port wall.
    scene.block((wide.0, tower.x.0), (tower.y.0 - thick, port.1), (-thick, tower.deck), Struck::Hull);
    scene.block((tower.x.1, wide.1), (tower.y.0 - thick, port.1), (-thick, tower.deck), Struck::Hull);
    scene.block(tower.x, port, (inside.slot, tower.deck), Struck::Hull);
    scene.block(tower.x, port, (-thick, tower.sill), Struck::Sill);
    // The deck around the shaft, and the shaft's walls on it, solid up to the lid.
    let above = (tower.deck, lid + thick);
    scene.block((wide.0, hopper.x.0), (tower.y.0 - thick, port.1), above, Struck::Hopper);
    scene.block((hopper.x.1, wide.1), (tower.y.0 - thick, port.1), above, Struck::Hopper);
    scene.block(hopper.x, (tower.y.0 - thick, hopper.y.0), above, Struck::Hopper);
    scene.block(hopper.x, (hopper.y.1, port.1), above, Struck::Hopper);
    for (number, ((y0, z0), (y1, z1))) in inside.plates.iter().enumerate() {
        let (dy, dz) = (y1 - y0, z1 - z0);
        let length = (dy * dy + dz * dz).sqrt().max(1e-9);
        // Down from the upper face.
        let side = if dy > 0.0 { 1.0 } else { -1.0 };
        let under = (dz / length * side * inside.plate_thickness, -dy / length * side * inside.plate_thickness);
        let mut points = Vec::with_capacity(8);
        for x in [tower.x.0, tower.x.1] {
            for (y, z) in [(y0, z0), (y1, z1)] {
                points.push([x, *y, *z]);
                points.push([x, y + under.0, z + under.1]);
            }
        }
        scene.hull(&points, Struck::Baffle(u8::try_from(number.min(2)).unwrap_or_default()));
    }
    for rod in &inside.rods {
        let (half, radius) = ((rod.y.1 - rod.y.0) / 2.0 * CM, inside.rod_thickness / 2.0 * CM);
        let at = centimetres([rod.x, (rod.y.0 + rod.y.1) / 2.0, rod.z]);
        scene.add(ColliderBuilder::cylinder(half as f32, radius as f32).translation(at), Struck::Rod);
    }
}
