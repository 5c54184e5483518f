//! The still life on the table besides the game: the tower ship with her tray, sand-glass, folio, dividers, horn, bowl.
//!
//! All of them come in one model file, one root node a thing; here each is put in its place.

use std::f32::consts::FRAC_PI_2;

use bevy::prelude::*;

use super::places::{TABLE_TOP, TOKEN_BOWL, TOWER, TOWER_SCALE, tray_yaw};
use crate::logbook::wording::{Fact, key};
use crate::table::pieces::model::{LevelOf, Model, Rigged};
use crate::table::pieces::{Extent, Piece, Tale};

/// The model of everything that lies about.
#[derive(Component, Clone, Copy, Debug, Default)]
struct StillLife;

/// Parts with this prefix stand in the tower only while cubes fall in her.
const FOR_A_BATTLE: &str = "battle_";

/// A thing on the table.
struct Thing {
    /// Its node in the model.
    node: &'static str,
    piece: Piece,
    /// Its place, and its turn about the vertical.
    at: Vec3,
    turn: f32,
    scale: f32,
    /// Middle and half of the room it takes, in table decimetres of its own frame.
    centre: Vec3,
    half: Vec3,
    tale: &'static [&'static str],
}

const THINGS: [Thing; 6] = [
    Thing {
        node: "tower",
        piece: Piece::Tower,
        at: TOWER,
        turn: 0.0,
        scale: TOWER_SCALE,
        centre: Vec3::new(-0.75, 1.9, 0.2),
        half: Vec3::new(0.75, 1.9, 2.2),
        tale: &[key::THING_TOWER, key::THING_TOWER_NOTE],
    },
    Thing {
        node: "sand_glass",
        piece: Piece::SandGlass,
        at: Vec3::new(-9.5, TABLE_TOP, 5.9),
        turn: 0.3,
        scale: 1.35,
        centre: Vec3::new(0.0, 0.5, 0.0),
        half: Vec3::new(0.3, 0.5, 0.3),
        tale: &[key::THING_SAND_GLASS],
    },
    Thing {
        node: "folio",
        piece: Piece::Folio,
        at: Vec3::new(9.1, TABLE_TOP, -2.6),
        turn: 0.22,
        scale: 1.25,
        centre: Vec3::new(0.0, 0.25, 0.0),
        half: Vec3::new(1.3, 0.25, 1.0),
        tale: &[key::THING_FOLIO, key::THING_FOLIO_NOTE],
    },
    Thing {
        node: "dividers",
        piece: Piece::Dividers,
        at: Vec3::new(6.2, TABLE_TOP, -4.6),
        turn: 0.9,
        scale: 1.3,
        centre: Vec3::new(0.0, 0.1, 0.0),
        half: Vec3::new(0.6, 0.1, 0.6),
        tale: &[key::THING_DIVIDERS],
    },
    Thing {
        node: "powder_horn",
        piece: Piece::PowderHorn,
        at: Vec3::new(6.9, TABLE_TOP, -7.4),
        turn: 2.5,
        scale: 1.3,
        centre: Vec3::new(0.0, 0.3, 0.0),
        half: Vec3::new(0.8, 0.3, 0.6),
        tale: &[key::THING_POWDER_HORN],
    },
    Thing {
        node: "token_bowl",
        piece: Piece::TokenBowl,
        at: TOKEN_BOWL,
        turn: 0.0,
        scale: 1.25,
        centre: Vec3::new(0.0, 0.3, 0.0),
        half: Vec3::new(0.6, 0.3, 0.6),
        tale: &[key::THING_TOKEN_BOWL],
    },
];

impl Thing {
    /// Its rotation; the tower is built looking to port, which is the model's x.
    fn rotation(&self) -> Quat {
        Quat::from_rotation_y(if self.piece == Piece::Tower { tray_yaw() - FRAC_PI_2 } else { self.turn })
    }
}

fn lay_out(mut commands: Commands) {
    commands.spawn((
        Name::new("still life"),
        StillLife,
        Model { path: "models://furnishings.glb".into(), levels: false },
        Extent { centre: Vec3::ZERO, half: Vec3::splat(11.0) },
        Transform::IDENTITY,
        Visibility::Inherited,
    ));
    for thing in &THINGS {
        commands.spawn((
            Name::new(thing.node),
            thing.piece.clone(),
            Extent { centre: thing.centre, half: thing.half },
            Tale(thing.tale.iter().map(|key| Fact::from(*key)).collect()),
            Transform::from_translation(thing.at).with_rotation(thing.rotation()),
        ));
    }
}

/// Puts each thing in its place, once the model stands in the world; one without a place is left in the sea chest.
fn put_in_place(
    mut commands: Commands,
    roots: Query<(Entity, &LevelOf), Added<Rigged>>,
    still_lives: Query<(), With<StillLife>>,
    children: Query<&Children>,
    names: Query<&Name>,
    places: Query<&Transform>,
) {
    for (root, of) in &roots {
        if !still_lives.contains(of.piece) {
            continue;
        }
        let millimetre = places.get(root).map_or(1.0, |place| place.scale.x);
        for scene in children.get(root).into_iter().flatten() {
            for node in children.get(*scene).into_iter().flatten() {
                let Ok(name) = names.get(*node) else { continue };
                // Parts for a battle stand in the tower's frame, and are shown only then.
                let kept = name.starts_with(FOR_A_BATTLE);
                let place = if kept { "tower" } else { name.as_str() };
                let thing = THINGS.iter().find(|thing| thing.node == place);
                if kept || thing.is_none() {
                    commands.entity(*node).insert(Visibility::Hidden);
                }
                let Some(thing) = thing else { continue };
                commands.entity(*node).insert(
                    Transform::from_translation(thing.at / millimetre)
                        .with_rotation(thing.rotation())
                        .with_scale(Vec3::splat(thing.scale)),
                );
            }
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, lay_out).add_systems(PostUpdate, put_in_place.before(TransformSystems::Propagate));
}
