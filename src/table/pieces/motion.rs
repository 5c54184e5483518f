//! The motion of a model on its base: it heels, pitches and goes down, while the base stays where it is.

use bevy::prelude::*;

use super::wounds::Wounds;
use crate::table::deck::{Around, look_around};
use crate::table::settings::Settings;

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

/// The scale of a model that may be shown larger than the base she stands on.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct Stature(pub f32);

/// Ships are shown larger by this.
const LARGER: f32 = 1.35;

/// At the table ships are as large as is set. From a deck they are as large as the sea around them.
fn grow(settings: Res<Settings>, around: Res<Around>, mut models: Query<(&Stature, &mut Transform)>) {
    let by = if settings.large_ships && *around != Around::OpenSea { LARGER } else { 1.0 };
    for (stature, mut place) in &mut models {
        let scale = Vec3::splat(stature.0 * by);
        if place.scale != scale {
            place.scale = scale;
        }
    }
}

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
    let due = resource_changed::<Settings>
        .or_eager(resource_changed::<Around>)
        .or_eager(|new: Query<(), Added<Stature>>| !new.is_empty());
    app.add_systems(PostUpdate, (rock, grow.after(look_around).run_if(due)).before(TransformSystems::Propagate));
}
