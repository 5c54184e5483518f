//! Dice, tray and tower: one description, from which picture, colliders and reading are made alike.
//!
//! Millimetres of the tray frame: x to the bow, y out over the tray, z up; z = 0 is the floor of the tray.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// Lower and upper bound.
pub type Span = (f64, f64);
/// A point of the floor, or of a section.
pub type Spot = (f64, f64);

/// Everything about throws that is a number.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Vessels {
    /// Dice, surfaces, solver, limits.
    pub dice: Dice,
    pub tray: Tray,
    pub tower: Tower,
}

/// Dice, with the physics of their throws.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dice {
    pub d20: Make,
    pub d6: Make,
    pub cube: Make,
    /// Surfaces when dice with numbers are thrown.
    pub numbered: Surfaces,
    /// Surfaces when cubes are thrown.
    pub cubes: Surfaces,
    pub solver: Solver,
    /// The rule for lying still.
    pub rest: RestRule,
    /// The weakest throw there is.
    pub least: Force,
    pub most: Force,
    /// The dice of one hand differ this much from each other.
    pub scatter: Scatter,
    /// The fair automatic throw.
    pub automatic: Automatic,
    /// A die must lie this flat to be read.
    pub reading: Reading,
    /// Dice with numbers in one drop.
    pub group: usize,
    /// Pieces of any kind in one drop.
    pub limit: usize,
    /// A piece is thrown this often again before the table does something about it.
    pub rethrows: u8,
}

/// The make of a die.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Make {
    /// Length of an edge.
    pub edge: f64,
    /// Grams for a cubic centimetre.
    pub density: f64,
    /// Radius of its edges.
    #[serde(default)]
    pub rounding: f64,
    /// The distance of its centre of mass from its middle: nought for a fair die.
    #[serde(default)]
    pub off_centre: f64,
}

/// Friction and bounce of one surface.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Surface {
    pub friction: f64,
    pub bounce: f64,
}

/// The surfaces that meet in a throw.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Surfaces {
    pub body: Surface,
    /// Of floor and ridges.
    pub floor: Surface,
    /// Of the tray's walls: the slipperier and the springier of the two decides.
    pub wall: Surface,
    /// Of everything in the tower: the slipperier of the two decides.
    pub tower: Surface,
}

/// The settings of the solver.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Solver {
    /// Millimetres a second each second.
    pub gravity: f64,
    pub steps_a_second: u32,
    /// Iterations of the solver in a step.
    pub iterations: usize,
    /// Seconds until a piece that still moves is taken out.
    pub longest: f64,
}

/// A piece lies still when it was slow at several looks in a row.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RestRule {
    /// Millimetres a second.
    pub speed: f64,
    /// Radians a second.
    pub spin: f64,
    pub steps_between_looks: u32,
    /// Looks in a row.
    pub looks: u32,
}

/// The force of a throw.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Force {
    /// Millimetres from the lowest die to the floor.
    pub drop: f64,
    /// Millimetres a second.
    pub speed: f64,
    /// Radians a second.
    pub spin: f64,
}

/// The scatter among the dice of one hand.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scatter {
    /// Millimetres a second, along each axis.
    pub speed: f64,
    /// Radians a second, about each axis.
    pub spin: f64,
    /// Millimetres between the dice in the hand.
    pub gap: f64,
}

/// The fair automatic throw.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Automatic {
    /// Millimetres over the floor.
    pub height: Span,
    /// Millimetres a second.
    pub speed: Span,
    /// Radians a second.
    pub spin: f64,
}

/// The limits within which a die counts as lying flat.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reading {
    /// Degrees.
    pub tilt: f64,
    /// Millimetres its middle may lie higher than on the bare floor.
    pub off_floor: f64,
}

/// The tray.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tray {
    /// The floor along the ship.
    pub x: Span,
    /// The floor away from her.
    pub y: Span,
    /// The rail around it, as one sees it.
    pub rail: Rail,
    /// Height of the invisible lid.
    pub lid: f64,
    /// Profile of the ridges between zones.
    pub ridge: Ridge,
    /// Lower than this a corner touches the floor.
    pub touching: f64,
    /// The lowest corner of a cube that lies on a ridge is between these.
    pub on_ridge: Span,
    /// The zones, by number.
    pub zones: Vec<Zone>,
    /// Middle lines of the ridges.
    pub ridges: Vec<(Spot, Spot)>,
    /// The count of cubes by zone, or by the way they missed: it describes this tray and takes no part in a throw.
    #[serde(default, skip_serializing)]
    pub odds: BTreeMap<String, u32>,
}

/// The rail around the tray.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rail {
    pub height: f64,
    pub thickness: f64,
}

/// Profile of a ridge.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ridge {
    /// Width on the floor.
    pub base: f64,
    pub top: f64,
    pub height: f64,
}

/// The kinds of zones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ZoneKind {
    /// Dropped again with one more.
    Explosion,
    Strength(u8),
    Booty,
    /// Damage to the enemy.
    Damage,
}

/// A zone of the battle tray.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Zone {
    /// Its name (DR-22.1).
    pub id: String,
    pub kind: ZoneKind,
    pub outline: Vec<Spot>,
}

/// The tower ship.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tower {
    /// The room inside, along the ship.
    pub x: Span,
    /// From the starboard wall to the port wall.
    pub y: Span,
    /// Height of the deck.
    pub deck: f64,
    /// The port wall, from inside to the tray.
    pub port_wall: Span,
    /// Height of the sill under the slot.
    pub sill: f64,
    /// Height of the hopper's rim.
    pub mast_height: f64,
    pub cubes: Inside,
    /// The inside for dice with numbers.
    pub dice: Inside,
}

/// An inside of the tower.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Inside {
    /// The shaft from the masts to the deck.
    pub hopper: Hopper,
    /// Upper edge of the slot in the port wall.
    pub slot: f64,
    /// Upper faces of the baffles, from (y, z) to (y, z).
    pub plates: Vec<(Spot, Spot)>,
    /// Thickness of the baffles.
    pub plate_thickness: f64,
    /// Diameter of the rods.
    pub rod_thickness: f64,
    pub rods: Vec<Rod>,
    /// The tipping of pieces into it.
    pub drop: Drop,
}

/// The shaft.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hopper {
    pub x: Span,
    pub y: Span,
}

/// A rod across the ship.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rod {
    /// The place along the ship.
    pub x: f64,
    pub z: f64,
    pub y: Span,
}

/// Starting places of pieces over the hopper: layers of places, each a little astray.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Drop {
    /// Places along the ship.
    pub x: Vec<f64>,
    pub y: Vec<f64>,
    /// Height of the first layer.
    pub z: f64,
    pub layer: f64,
    /// The distance a piece may start from its place.
    pub stray: (f64, f64, f64),
    /// The highest speed along each axis.
    pub speed: (f64, f64, f64),
    /// The fastest turn about each axis.
    pub spin: f64,
}

const DICE: &str = include_str!("../../assets/vessels/dice.ron");
const TRAY: &str = include_str!("../../assets/vessels/tray.ron");
const TOWER: &str = include_str!("../../assets/vessels/tower.ron");

impl Vessels {
    /// Those the program carries.
    ///
    /// # Errors
    /// Fails where a file cannot be read.
    pub fn built_in() -> Result<Self, ron::error::SpannedError> {
        Ok(Self { dice: ron::from_str(DICE)?, tray: ron::from_str(TRAY)?, tower: ron::from_str(TOWER)? })
    }
}

impl Tray {
    /// The number of a zone.
    #[must_use]
    pub fn zone(&self, id: &str) -> Option<u8> {
        self.zones.iter().position(|zone| zone.id == id).and_then(|at| u8::try_from(at).ok())
    }
}
