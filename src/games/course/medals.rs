//! Medals on the cabin's wall: a board below the stern windows with a peg for every lesson, and a medal for each passed
//! one.

use std::f32::consts::FRAC_PI_2;

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::passes::Passes;
use crate::table::craft::joinery::{board, turned};
use crate::table::craft::surface::{Surface, Surfaces};
use crate::table::room::places::MEDALS;
use crate::table::shelf::Shelf;

/// From peg to peg.
const APART: f32 = 1.9;

const PEG: &str = "peg";
const RIBBON: &str = "ribbon";
const STRIPE: &str = "stripe of the ribbon";
const MEDAL: &str = "medal";

/// Something that hangs there.
#[derive(Component, Clone, Copy, Debug)]
struct Hangs;

/// Lists the medals, with places: right, up and out from the middle of the board.
fn what_hangs(passed: &[bool]) -> Vec<(&'static str, Vec3)> {
    let first = -APART * (passed.len() as f32 - 1.0) / 2.0;
    let mut hung = Vec::new();
    for (number, passed) in passed.iter().enumerate() {
        let at = |up: f32, out: f32| Vec3::new(first + number as f32 * APART, up, out);
        hung.push((PEG, at(0.0, 0.12)));
        if *passed {
            hung.extend([(RIBBON, at(-0.75, 0.2)), (STRIPE, at(-0.75, 0.2)), (MEDAL, at(-1.85, 0.14))]);
        }
    }
    hung
}

/// Makes each model once, of its surface.
fn models(surfaces: &Surfaces) -> [(&'static str, Mesh, &Handle<Surface>); 4] {
    let peg = turned(&[(0.09, 0.0), (0.07, 0.26), (0.13, 0.32), (0.13, 0.38), (0.0, 0.42)], 12);
    let rim = [(0.66, 0.0), (0.72, 0.05), (0.72, 0.12), (0.64, 0.17), (0.58, 0.12)];
    let boss = [(0.36, 0.12), (0.30, 0.18), (0.12, 0.2), (0.0, 0.26)];
    [
        (PEG, peg, &surfaces.gilt),
        (RIBBON, board(Vec3::new(0.3, 0.04, 0.62), 0.02), &surfaces.silk),
        (STRIPE, board(Vec3::new(0.07, 0.045, 0.62), 0.01), &surfaces.gilt),
        (MEDAL, turned(&[rim.as_slice(), &boss].concat(), 24), &surfaces.gilt),
    ]
}

/// Hangs them anew when something was passed, or when there are other lessons.
fn hang(
    mut commands: Commands,
    passes: Res<Passes>,
    shelf: Res<Shelf>,
    surfaces: Res<Surfaces>,
    mut meshes: ResMut<Assets<Mesh>>,
    old: Query<Entity, With<Hangs>>,
) {
    for hangs in &old {
        commands.entity(hangs).despawn();
    }
    let passed: Vec<bool> = shelf.0.lessons().course().iter().map(|lesson| passes.has(&lesson.id)).collect();
    let mut place = |name: &'static str, mesh: Handle<Mesh>, surface: &Handle<Surface>, at: Vec3| {
        // A model that lies on its back on the bench faces the table on the wall.
        let upright = Transform::from_translation(MEDALS + at).with_rotation(Quat::from_rotation_x(FRAC_PI_2));
        let seen = (Mesh3d(mesh), MeshMaterial3d(surface.clone()), upright);
        commands.spawn((Name::new(name), Hangs, NotShadowCaster, seen));
    };
    let plank = board(Vec3::new(APART * passed.len() as f32 / 2.0, 0.12, 0.34), 0.06);
    place("board of the medals", meshes.add(plank), &surfaces.walnut, Vec3::ZERO);
    let models = models(&surfaces).map(|(name, mesh, surface)| (name, meshes.add(mesh), surface));
    for (hangs, at) in what_hangs(&passed) {
        for (name, mesh, surface) in models.iter().filter(|(name, ..)| *name == hangs) {
            place(name, mesh.clone(), surface, at);
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, hang.run_if(resource_changed::<Passes>.or_eager(resource_changed::<Shelf>)));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_lesson_has_its_peg_and_every_lesson_that_was_passed_its_medal() {
        let hung = what_hangs(&[true, false, true]);
        let along = |name: &str| hung.iter().filter(|(own, _)| *own == name).map(|(_, at)| at.x).collect::<Vec<_>>();
        assert_eq!(along(PEG), [-APART, 0.0, APART]);
        assert_eq!((along(MEDAL), along(RIBBON)), (vec![-APART, APART], vec![-APART, APART]));
        assert_eq!(what_hangs(&[]), []);
    }
}
