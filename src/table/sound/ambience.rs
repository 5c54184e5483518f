//! Looping sounds: wind by its strength, sea and cabin, fire, by where the eye stands.

use bevy::prelude::*;

use crate::table::beats::{Puff, Recipe};
use crate::table::board::WindOnTable;
use crate::table::board::places::yaw_from_heading;
use crate::table::camera::eyes::Eyes;
use crate::table::deck::Around;
use crate::table::stage::{Screen, Seated, TableEye};

/// Every sound that may go on and on.
pub const LOOPS: [&str; 9] =
    ["sea", "water-along-hull", "wind-light", "wind-fresh", "wind-strong", "cabin", "candle", "sand-glass", "burning"];

/// The volume of each of [`LOOPS`], from 0 to 1.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct Ambience(pub [f32; LOOPS.len()]);

/// A fire this near is as loud as it gets, in decimetres; twice as far it is half as loud.
const FIRESIDE: f32 = 8.0;
/// Fires are told apart in steps, so that a camera that drifts changes nothing.
const STEPS: f32 = 12.0;

impl Ambience {
    /// In the cabin: the sea is without, and soft.
    const CABIN: Self = Self([0.35, 0.0, 0.25, 0.0, 0.0, 1.0, 1.0, 0.0, 0.0]);
    /// Over the board: the sea is before one, and a glass runs.
    const BOARD: Self = Self([0.6, 0.0, 0.6, 0.0, 0.0, 0.8, 1.0, 1.0, 0.0]);

    /// On the quay: water laps against stone, and nothing creaks.
    const QUAY: Self = Self([0.8, 0.4, 0.7, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0]);

    /// On deck: water along her side, and wind in the rigging: little of it where she runs before it, much where she
    /// beats against it.
    fn deck(with_the_wind: f32) -> Self {
        let [light, fresh, strong] = match with_the_wind {
            with if with > 0.6 => [1.0, 0.3, 0.0],
            with if with > -0.3 => [0.0, 1.0, 0.0],
            _ => [0.0, 0.6, 0.8],
        };
        Self([1.0, 1.0, light, fresh, strong, 0.2, 0.0, 0.0, 0.0])
    }

    fn with_fire(mut self, near: Option<f32>) -> Self {
        let loud = near.map_or(0.0, |near| (FIRESIDE / near.max(FIRESIDE) * STEPS).round() / STEPS);
        if let Some(burning) = self.0.last_mut() {
            *burning = loud;
        }
        self
    }
}

fn listen(
    screen: Res<State<Screen>>,
    (eyes, seated, wind, around): (Res<Eyes>, Res<Seated>, Res<WindOnTable>, Res<Around>),
    places: Query<&GlobalTransform, Without<TableEye>>,
    ear: Query<&GlobalTransform, With<TableEye>>,
    fires: Query<(&Puff, &GlobalTransform)>,
    mut now: ResMut<Ambience>,
) {
    let eye = eyes.of(seated.0);
    // The ship's course along the wind: 1 before it, -1 against it.
    let with_the_wind = || {
        let ship = places.get(eye.ship()?).ok()?;
        let blows = Quat::from_rotation_y(yaw_from_heading(wind.0)) * Vec3::Z;
        Some((ship.rotation() * Vec3::Z).dot(blows))
    };
    let wanted = match screen.get() {
        Screen::Table if eye.on_deck() => Ambience::deck(with_the_wind().unwrap_or(0.0)),
        _ if *around == Around::Quay => Ambience::QUAY,
        Screen::Table => Ambience::BOARD,
        Screen::Title | Screen::Chooser | Screen::Course | Screen::Outfitting => Ambience::CABIN,
    };
    let here = ear.iter().next().map(GlobalTransform::translation);
    let flames = fires.iter().filter(|(puff, _)| puff.recipe == Recipe::Fire);
    let near = here.and_then(|here| {
        flames.map(|(_, at)| at.translation().distance(here)).min_by(f32::total_cmp).filter(|near| near.is_finite())
    });
    now.set_if_neq(wanted.with_fire(near));
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Ambience>().add_systems(Update, listen);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn loud(ambience: Ambience, sound: &str) -> f32 {
        LOOPS.iter().zip(ambience.0).find(|(own, _)| **own == sound).unwrap().1
    }

    #[test]
    fn the_wind_on_deck_is_stronger_the_more_she_sails_against_it() {
        assert!(loud(Ambience::deck(1.0), "wind-light") > 0.9);
        assert!(loud(Ambience::deck(0.0), "wind-fresh") > 0.9);
        assert!(loud(Ambience::deck(-1.0), "wind-strong") > 0.5);
        assert_eq!(loud(Ambience::deck(1.0), "wind-strong"), 0.0);
    }

    #[test]
    fn a_fire_is_heard_the_louder_the_nearer_and_not_without_one() {
        let heard = |near| loud(Ambience::BOARD.with_fire(near), "burning");
        assert_eq!(heard(None), 0.0);
        assert!(heard(Some(6.0)) > heard(Some(16.0)) && heard(Some(16.0)) > heard(Some(40.0)));
        assert!(heard(Some(40.0)) > 0.0);
    }
}
