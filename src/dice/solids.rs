//! The shapes of dice and cubes, and which face bears which number.

use serde::{Deserialize, Serialize};

use crate::rules::kernel::Throwable;
use crate::shipwright::vessels::{Dice, Make};

use super::pose::cross;

/// A shape that is thrown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Solid {
    D20,
    D6,
    /// A wooden cube without numbers.
    Cube,
}

/// A face of a die, in the die's own frame: millimetres from its middle.
#[derive(Clone, Debug, PartialEq)]
pub struct Face {
    /// The number engraved on it.
    pub number: u8,
    /// Its direction, of length 1.
    pub normal: [f64; 3],
    /// Its corners, counter-clockwise from outside; the number's foot is towards the edge from the first to the second.
    pub corners: Vec<[f64; 3]>,
}

/// The golden section.
const PHI: f64 = 1.618_033_988_749_895;

/// Corners of an icosahedron with edges of 2.
const ICOSAHEDRON: [[f64; 3]; 12] = [
    [0.0, 1.0, PHI],
    [0.0, 1.0, -PHI],
    [0.0, -1.0, PHI],
    [0.0, -1.0, -PHI],
    [1.0, PHI, 0.0],
    [1.0, -PHI, 0.0],
    [-1.0, PHI, 0.0],
    [-1.0, -PHI, 0.0],
    [PHI, 0.0, 1.0],
    [-PHI, 0.0, 1.0],
    [PHI, 0.0, -1.0],
    [-PHI, 0.0, -1.0],
];

/// Its faces in the order of their numbers, laid out as on dice one can buy: opposite faces sum to 21.
const TWENTY: [[usize; 3]; 20] = [
    [1, 3, 11],
    [0, 8, 4],
    [7, 9, 11],
    [5, 10, 8],
    [1, 4, 10],
    [2, 7, 5],
    [1, 11, 6],
    [0, 9, 2],
    [3, 5, 7],
    [0, 6, 9],
    [3, 10, 5],
    [0, 4, 6],
    [1, 10, 3],
    [2, 5, 8],
    [1, 6, 4],
    [2, 9, 7],
    [6, 11, 9],
    [4, 8, 10],
    [3, 7, 11],
    [0, 2, 8],
];

/// Corners of a cube with edges of 2.
const HEXAHEDRON: [[f64; 3]; 8] = [
    [-1.0, -1.0, -1.0],
    [1.0, -1.0, -1.0],
    [1.0, 1.0, -1.0],
    [-1.0, 1.0, -1.0],
    [-1.0, -1.0, 1.0],
    [1.0, -1.0, 1.0],
    [1.0, 1.0, 1.0],
    [-1.0, 1.0, 1.0],
];

/// Its faces in the order of their numbers: 1 up, 2 to +x, 3 to +y; opposite faces sum to 7.
const SIX: [[usize; 4]; 6] = [[4, 5, 6, 7], [1, 2, 6, 5], [2, 3, 7, 6], [0, 4, 5, 1], [0, 3, 7, 4], [0, 3, 2, 1]];

impl Solid {
    /// The shape of a piece the rules speak of; there is none for other numbers of faces.
    #[must_use]
    pub fn of(thing: Throwable) -> Option<Self> {
        match thing {
            Throwable::Die { faces: 20 } => Some(Self::D20),
            Throwable::Die { faces: 6 } => Some(Self::D6),
            Throwable::Cube { .. } => Some(Self::Cube),
            Throwable::Die { .. } => None,
        }
    }

    /// The number of its faces.
    #[must_use]
    pub fn sides(self) -> u8 {
        match self {
            Self::D20 => 20,
            Self::D6 | Self::Cube => 6,
        }
    }

    /// Its making, by its kind.
    #[must_use]
    pub fn make(self, dice: &Dice) -> Make {
        match self {
            Self::D20 => dice.d20,
            Self::D6 => dice.d6,
            Self::Cube => dice.cube,
        }
    }

    /// Its corners in its own frame, its middle at the origin.
    #[must_use]
    pub fn corners(self, edge: f64) -> Vec<[f64; 3]> {
        let half = edge / 2.0;
        let of = |corners: &[[f64; 3]]| corners.iter().map(|corner| corner.map(|c| c * half)).collect();
        match self {
            Self::D20 => of(&ICOSAHEDRON),
            Self::D6 | Self::Cube => of(&HEXAHEDRON),
        }
    }

    /// Its faces, by number from 1.
    #[must_use]
    pub fn faces(self, edge: f64) -> Vec<Face> {
        let corners = self.corners(edge);
        let face = |(at, ring): (usize, &[usize])| {
            let ring: Vec<_> = ring.iter().map(|corner| corners[*corner]).collect();
            let sum = ring.iter().fold([0.0; 3], |sum, corner| [0, 1, 2].map(|i| sum[i] + corner[i]));
            let length = sum.iter().map(|c| c * c).sum::<f64>().sqrt();
            let normal = sum.map(|c| c / length);
            let side = |i: usize| [0, 1, 2].map(|k| ring[i + 1][k] - ring[i][k]);
            let outward = cross(side(0), side(1));
            let corners = if (0..3).map(|i| outward[i] * normal[i]).sum::<f64>() > 0.0 {
                ring
            } else {
                ring.into_iter().rev().collect()
            };
            Face { number: at as u8 + 1, normal, corners }
        };
        match self {
            Self::D20 => TWENTY.iter().map(|ring| ring.as_slice()).enumerate().map(face).collect(),
            Self::D6 | Self::Cube => SIX.iter().map(|ring| ring.as_slice()).enumerate().map(face).collect(),
        }
    }

    /// From its middle to a face.
    #[must_use]
    pub fn to_face(self, edge: f64) -> f64 {
        match self {
            // φ² / (2 √3) edges.
            Self::D20 => edge * PHI * PHI / (2.0 * 3.0_f64.sqrt()),
            Self::D6 | Self::Cube => edge / 2.0,
        }
    }

    /// From its middle to a corner.
    #[must_use]
    pub fn to_corner(self, edge: f64) -> f64 {
        match self {
            Self::D20 => edge * (PHI * PHI + 1.0).sqrt() / 2.0,
            Self::D6 | Self::Cube => edge * 3.0_f64.sqrt() / 2.0,
        }
    }
}
