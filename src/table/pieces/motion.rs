//! The motion of a model on its base: it heels, pitches and goes down, while the base stays where it is.

use bevy::prelude::*;

use super::wounds::Wounds;

/// The displacement of a piece's model from its place.
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

type Moved = Or<(Changed<Motion>, Changed<Wounds>)>;

fn rock(
    pieces: Query<(Option<&Motion>, Option<&Wounds>, &Children), Moved>,
    mut models: Query<(&Keel, &mut Transform)>,
) {
    for (motion, wounds, children) in &pieces {
        let motion = motion.copied().unwrap_or_default();
        let list = wounds.map_or(0.0, |wounds| f32::from(wounds.list).to_radians());
        let settled = wounds.map_or(0.0, |wounds| f32::from(wounds.settled) * 1e-4);
        for child in children {
            let Ok((keel, mut place)) = models.get_mut(*child) else { continue };
            place.translation = keel.0 - Vec3::Y * (motion.sink + settled);
            place.rotation = Quat::from_euler(EulerRot::ZXY, -(motion.roll + list), motion.pitch, 0.0);
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, rock.before(TransformSystems::Propagate));
}
