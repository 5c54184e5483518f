//! How a model moves on its base: it heels, pitches and goes down, while the base stays where it is.

use bevy::prelude::*;

/// How far a piece's model is out of its place.
#[derive(Component, Clone, Copy, PartialEq, Debug, Default)]
pub struct Motion {
    /// To port, in radians.
    pub roll: f32,
    /// By the head, in radians.
    pub pitch: f32,
    /// Under water, in decimetres.
    pub sink: f32,
}

/// The model moves with its piece; at rest it stands here.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct Keel(pub Vec3);

fn rock(pieces: Query<(&Motion, &Children), Changed<Motion>>, mut models: Query<(&Keel, &mut Transform)>) {
    for (motion, children) in &pieces {
        for child in children {
            let Ok((keel, mut place)) = models.get_mut(*child) else { continue };
            place.translation = keel.0 - Vec3::Y * motion.sink;
            place.rotation = Quat::from_euler(EulerRot::ZXY, -motion.roll, motion.pitch, 0.0);
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, rock.before(TransformSystems::Propagate));
}
