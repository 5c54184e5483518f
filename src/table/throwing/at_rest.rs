//! Cubes at rest in the tray: they are put there from a list, can be pointed at and say what they are, and are swept away when no rule
//! knows of them any more.

use std::collections::BTreeMap;
use std::fmt;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::dice_box::{DiceBox, Die, Shows};
use super::fittings::Fitting;
use super::frame::{MM, turn_from_tray, world_from_tray};
use super::physical::Lying;
use crate::dice::{Pose, Solid};
use crate::logbook::wording::Fact;
use crate::play::PlaySystems;
use crate::play::telling::ShowLock;
use crate::rules::kernel::{PieceId, Seat};
use crate::table::pieces::{Extent, Piece, Tale};

/// Half of a cube, in its own millimetres, with a little room for the pointer.
const HALF: f32 = 5.0;

/// A cube that lies in the tray, as a piece of the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CubePiece(pub PieceId);

impl fmt::Display for CubePiece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cube-{}", self.0.0)
    }
}

/// It leaves the table when its last beat is over.
#[derive(Component, Clone, Copy, Debug)]
pub struct Gone;

/// Every cube the rules know of, and what it says of itself; none while no game throws any.
#[derive(Resource, PartialEq, Default)]
pub struct KnownCubes(pub Option<BTreeMap<PieceId, Vec<Fact>>>);

/// A pose of the tray in the world.
#[must_use]
pub fn in_the_world(pose: &Pose) -> Transform {
    Transform {
        translation: world_from_tray(Vec3::from_array(pose.millimetres().map(|c| c as f32))),
        rotation: turn_from_tray(Quat::from_array(pose.quaternion().map(|c| c as f32))),
        scale: Vec3::splat(MM),
    }
}

/// The hands that set the tray out.
#[derive(SystemParam)]
pub struct TrayHands<'w, 's> {
    commands: Commands<'w, 's>,
    pub dice_box: ResMut<'w, DiceBox>,
    pub lying: ResMut<'w, Lying>,
    dice: Query<'w, 's, Entity, With<Die>>,
}

impl TrayHands<'_, '_> {
    /// Nothing lies there any more.
    pub fn clear(&mut self) {
        self.lying.0.clear();
        self.dice.iter().for_each(|die| self.commands.entity(die).despawn());
    }

    /// Cubes of these seats lie there, each with its number, as they were read; nothing else does.
    pub fn lay(&mut self, cubes: impl IntoIterator<Item = (PieceId, Seat, u8)>, laid: BTreeMap<PieceId, Pose>) {
        self.clear();
        for (piece, seat, shows) in cubes {
            let Some((mesh, coat)) = self.dice_box.take_out(Solid::Cube, seat) else { continue };
            let Some(pose) = laid.get(&piece) else { continue };
            let die = Die { piece, solid: Solid::Cube };
            let look = (Mesh3d(mesh), MeshMaterial3d(coat), in_the_world(pose));
            self.commands.spawn((Name::new("cube"), die, Shows(shows), look));
        }
        self.lying.0 = laid;
    }
}

/// A cube that lies still becomes a piece with a name.
fn name_what_lies(mut commands: Commands, dice: Query<(Entity, &Die), (With<Shows>, Without<Piece>)>) {
    for (entity, die) in dice.iter().filter(|(_, die)| die.solid == Solid::Cube) {
        let reach = Extent { centre: Vec3::ZERO, half: Vec3::splat(HALF) };
        commands.entity(entity).insert((Piece::of(CubePiece(die.piece)), reach, Tale::default()));
    }
}

fn tell_of_cubes(known: Res<KnownCubes>, mut cubes: Query<(&Die, &mut Tale)>) {
    for (die, mut own) in &mut cubes {
        let tale = known.0.as_ref().and_then(|known| known.get(&die.piece));
        if let Some(tale) = tale.filter(|_| known.is_changed() || own.is_added()) {
            own.set_if_neq(Tale(tale.clone()));
        }
    }
}

/// Cubes whose last beat is over, and whatever lies there that no rule knows of, go.
fn sweep(
    mut commands: Commands,
    gone: Query<Entity, With<Gone>>,
    known: Res<KnownCubes>,
    lock: Res<ShowLock>,
    lying: Query<(Entity, &Die), With<Shows>>,
) {
    let known = known.0.as_ref().filter(|_| !lock.any());
    let stray = |(entity, die): (Entity, &Die)| (!known?.contains_key(&die.piece)).then_some(entity);
    for cube in gone.iter().chain(lying.iter().filter_map(stray)) {
        commands.entity(cube).try_despawn();
    }
}

/// The cubes that the rules know are listed before they are told of and swept.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct KnowSystems;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<KnownCubes>().configure_sets(Update, KnowSystems.after(PlaySystems::Show)).add_systems(
        Update,
        (name_what_lies, tell_of_cubes, sweep).chain().after(KnowSystems).run_if(resource_equals(Fitting::Battle)),
    );
}
