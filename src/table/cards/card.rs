//! One card: two printed sides with an edge between them, which is turned over about its long edge.

use std::f32::consts::PI;

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use crate::table::craft::joinery::{Bench, sheet};
use crate::table::craft::surface::Surface;
use crate::table::pieces::Extent;
use crate::table::settings::Settings;
use crate::table::stage::Redraw;

/// The thickness of a card, in decimetres.
const THICK: f32 = 0.008;
/// Seconds in which a card is turned over.
const TURNS: f32 = 0.5;

/// Which side lies up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Facing {
    /// Its back.
    Down,
    /// Its face.
    Up,
}

impl Facing {
    const fn share(self) -> f32 {
        match self {
            Self::Down => 0.0,
            Self::Up => 1.0,
        }
    }
}

/// A card on the table.
#[derive(Component, Clone, PartialEq, Debug)]
pub struct Card {
    half: Vec2,
    facing: Facing,
    /// How far it is turned up: 0 face down, 1 face up.
    up: f32,
    leaf: Entity,
    face: Option<Entity>,
}

impl Card {
    /// Which side lies up, or will once it is turned.
    #[must_use]
    pub const fn facing(&self) -> Facing {
        self.facing
    }

    /// It is turned over, if it lies the other way.
    pub fn turn(&mut self, facing: Facing) {
        self.facing = facing;
    }

    /// It lies so at once.
    pub fn lie(&mut self, facing: Facing) {
        self.facing = facing;
        self.up = facing.share();
    }

    /// What carries the print of its face; nothing on tables without a picture.
    #[must_use]
    pub const fn face(&self) -> Option<Entity> {
        self.face
    }
}

/// Cards of one size, cut: the meshes they share.
#[derive(Clone, Debug)]
pub struct Cut {
    half: Vec2,
    face: Handle<Mesh>,
    back: Handle<Mesh>,
}

impl Cut {
    /// Cuts cards whose sides are twice these.
    pub fn new(half: Vec2, meshes: &mut Assets<Mesh>) -> Self {
        Self { half, face: meshes.add(sheet(half)), back: meshes.add(back(half)) }
    }

    /// Half of its sides.
    #[must_use]
    pub const fn half(&self) -> Vec2 {
        self.half
    }
}

/// The back of a card and its edge; the edge has the colour of the print's margin.
fn back(half: Vec2) -> Mesh {
    let mut bench = Bench::default();
    let thick = THICK / 2.0;
    let corners = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].map(|(x, z): (f32, f32)| (x, z));
    let under = corners.map(|(x, z)| {
        let uv = Vec2::new(x * 0.5 + 0.5, 0.5 - z * 0.5);
        bench.corner(Vec3::new(x * half.x, -thick, z * half.y), Vec3::NEG_Y, uv)
    });
    bench.square(under);
    let round = corners.iter().zip(corners.iter().cycle().skip(1));
    for (&(ax, az), &(bx, bz)) in round {
        let out = Vec3::new((ax + bx) / 2.0, 0.0, (az + bz) / 2.0);
        let at = |x: f32, y: f32, z: f32| Vec3::new(x * half.x, y, z * half.y);
        let margin = Vec2::splat(0.01);
        let edge = [at(bx, -thick, bz), at(ax, -thick, az), at(ax, thick, az), at(bx, thick, bz)];
        let edge = edge.map(|corner| bench.corner(corner, out, margin));
        bench.square(edge);
    }
    bench.finish()
}

/// Lays a card on the table, its face printed with `face`; the game adds what it is. Tables without a picture have no cut.
pub fn lay(
    commands: &mut Commands,
    half: Vec2,
    facing: Facing,
    cut: Option<(&Cut, &Handle<Surface>, &Handle<Surface>)>,
) -> Entity {
    let leaf = commands.spawn((Name::new("leaf"), turned(facing.share(), half.y), Visibility::Inherited)).id();
    let face = cut.map(|(cut, face, back)| {
        let side = |mesh: &Handle<Mesh>, print: &Handle<Surface>| {
            (Mesh3d(mesh.clone()), MeshMaterial3d(print.clone()), NotShadowCaster, ChildOf(leaf))
        };
        commands.spawn((side(&cut.back, back), Transform::IDENTITY));
        commands.spawn((side(&cut.face, face), Transform::from_xyz(0.0, THICK / 2.0, 0.0))).id()
    });
    let card = Card { half, facing, up: facing.share(), leaf, face };
    let extent = Extent { centre: Vec3::ZERO, half: Vec3::new(half.x, 0.012, half.y) };
    commands.spawn((Name::new("card"), card, extent, Visibility::Inherited)).add_child(leaf).id()
}

/// Where the leaf of a card is that is turned up so far: it clears the table with its edge.
fn turned(up: f32, half: f32) -> Transform {
    let share = up * up * (3.0 - 2.0 * up);
    let lift = (up * PI).sin() * half * 1.15;
    Transform::from_xyz(0.0, lift, 0.0).with_rotation(Quat::from_rotation_x(PI * (1.0 - share)))
}

/// Cards that lie the wrong way up are turned over.
pub(super) fn turn_over(
    time: Res<Time>,
    settings: Option<Res<Settings>>,
    mut cards: Query<&mut Card>,
    mut leaves: Query<&mut Transform, Without<Card>>,
    redraw: Option<ResMut<Redraw>>,
) {
    let still = settings.is_some_and(|settings| settings.reduced_motion);
    let step = if still { 1.0 } else { time.delta_secs() / TURNS };
    let mut moves = false;
    for mut card in &mut cards {
        let wanted = card.facing.share();
        let turning = card.up != wanted;
        if !turning && !card.is_changed() {
            continue;
        }
        moves = true;
        if turning {
            card.up += (wanted - card.up).clamp(-step, step);
        }
        if let Ok(mut leaf) = leaves.get_mut(card.leaf) {
            leaf.set_if_neq(turned(card.up, card.half.y));
        }
    }
    if let Some(mut redraw) = redraw.filter(|_| moves) {
        redraw.ask();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_is_turned_about_its_long_edge_and_clears_the_table() {
        let normal = |up| turned(up, 0.2).rotation * Vec3::Y;
        assert!(normal(1.0).abs_diff_eq(Vec3::Y, 1e-5) && normal(0.0).abs_diff_eq(Vec3::NEG_Y, 1e-5));
        for tenth in 0..=10 {
            let leaf = turned(tenth as f32 / 10.0, 0.2);
            for edge in [-0.2, 0.2] {
                assert!(leaf.transform_point(Vec3::Z * edge).y > -1e-3, "{tenth}");
            }
        }
    }

    #[test]
    fn a_card_that_lies_face_down_is_turned_in_half_a_second_and_stays_so() {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins).add_plugins(crate::table::cards::plugin);
        app.insert_resource(bevy::time::TimeUpdateStrategy::ManualDuration(std::time::Duration::from_millis(20)));
        app.update();
        let card = lay(&mut app.world_mut().commands(), Vec2::new(0.3, 0.4), Facing::Down, None);
        app.world_mut().flush();
        app.update();
        let up = |app: &App| app.world().get::<Card>(card).map(|card| card.up);
        assert_eq!(up(&app), Some(0.0));
        app.world_mut().get_mut::<Card>(card).expect("it lies there").turn(Facing::Up);
        for _ in 0..10 {
            app.update();
        }
        assert!(up(&app).is_some_and(|up| up > 0.2 && up < 0.6), "it is on its way");
        for _ in 0..20 {
            app.update();
        }
        assert_eq!(up(&app), Some(1.0));
    }
}
