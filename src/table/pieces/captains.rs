//! Captains: who commands a ship, and where the eye of her captain is.

use bevy::prelude::*;

use super::motion::Stature;
use crate::table::chairs::Chair;

/// The place of an eye on board, in the piece's own frame, looking along +z.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct CaptainsEye(pub Vec3);

/// The player in this chair commands her.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Commanded(pub Chair);

/// Once her model is there, her captain stands at the model's place for a captain.
fn stand_at_the_rail(
    named: Query<(Entity, &Name), Added<Name>>,
    places: Query<(&Transform, &ChildOf, Option<&Stature>)>,
    mut ships: Query<&mut CaptainsEye>,
) {
    for (mut here, _) in named.iter().filter(|(_, name)| name.as_str() == "eye_captain") {
        let mut at = Vec3::ZERO;
        while let Ok((place, parent, stature)) = places.get(here) {
            // From her own deck she is no larger than she is.
            let place = stature.map_or(*place, |own| place.with_scale(Vec3::splat(own.0)));
            at = place.transform_point(at);
            here = parent.parent();
            if let Ok(mut stand) = ships.get_mut(here) {
                stand.0 = at;
                break;
            }
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, stand_at_the_rail);
}
