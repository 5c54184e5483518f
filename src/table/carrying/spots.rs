//! Places on the table that are lit, or that say why they are not.

use bevy::math::Ray3d;
use bevy::prelude::*;

use crate::logbook::wording::Fact;
use crate::table::pieces::Extent;
use crate::table::pointing::rays::meets;

/// The state of a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase", const_into_str)]
pub enum SpotState {
    /// Something may be put there.
    Open,
    /// Something may go over it, and not stay.
    Passed,
    /// Nothing may be put there; it stays dark.
    Closed,
    /// Nothing is put there: it is only pointed out.
    Meant,
}

impl SpotState {
    /// Its word for scripts.
    #[must_use]
    pub const fn word(self) -> &'static str {
        self.into_str()
    }
}

/// A rectangle that lies on the table.
#[derive(Clone, PartialEq, Debug)]
pub struct TableSpot {
    /// Its middle, and its rotation.
    pub at: Transform,
    /// Half of it, across and along, in its own frame.
    pub half: Vec2,
    pub state: SpotState,
    /// It says this while the hand is over it: the effect, or the reason why it is closed.
    pub tells: Vec<Fact>,
    /// These words are written on it.
    pub sign: Option<Fact>,
}

impl TableSpot {
    /// A place that says nothing yet.
    #[must_use]
    pub const fn new(at: Transform, half: Vec2, state: SpotState) -> Self {
        Self { at, half, state, tells: Vec::new(), sign: None }
    }

    /// Its corners in the world, around.
    #[must_use]
    pub fn corners(&self) -> [Vec3; 4] {
        [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].map(|(x, z)| self.point(x, z))
    }

    /// A point of it, from -1 to 1 across and along.
    #[must_use]
    pub fn point(&self, x: f32, z: f32) -> Vec3 {
        self.at.transform_point(Vec3::new(self.half.x * x, 0.0, self.half.y * z))
    }

    /// The ray meets it at this distance.
    #[must_use]
    pub fn met(&self, ray: &Ray3d) -> Option<f32> {
        let slab = Extent { centre: Vec3::ZERO, half: Vec3::new(self.half.x, 0.01, self.half.y) };
        meets(ray, &slab, &self.at.compute_affine())
    }

    fn size(&self) -> f32 {
        let scale = self.at.scale;
        self.half.x * scale.x * self.half.y * scale.z
    }
}

/// The smallest place that the ray meets: one that lies on a tile comes before the tile.
#[must_use]
pub fn under_the_ray(spots: &[TableSpot], ray: &Ray3d) -> Option<usize> {
    let met = spots.iter().enumerate().filter(|(_, spot)| spot.met(ray).is_some());
    met.min_by(|(_, one), (_, other)| one.size().total_cmp(&other.size())).map(|(number, _)| number)
}

/// The places lit while nothing is carried.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Lit(pub Vec<TableSpot>);

#[cfg(test)]
mod tests {
    use bevy::math::Dir3;

    use super::*;

    #[test]
    fn of_places_on_each_other_the_smaller_one_is_meant_and_beside_them_none() {
        let spot =
            |x: f32, half: f32| TableSpot::new(Transform::from_xyz(x, 0.0, 0.0), Vec2::splat(half), SpotState::Open);
        let spots = [spot(0.0, 2.0), spot(1.0, 0.5), spot(9.0, 0.1)];
        let over = |x: f32| under_the_ray(&spots, &Ray3d { origin: Vec3::new(x, 5.0, 0.0), direction: Dir3::NEG_Y });
        assert_eq!([0.0, 1.2, 5.0].map(over), [Some(0), Some(1), None]);
    }
}
