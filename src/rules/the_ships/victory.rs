//! The goals of a scenario, as its file gives them (TS-25, TS-28).

use serde::{Deserialize, Serialize};

use crate::rules::geometry::hex::Offset;

use super::ship_card::Nation;

/// A condition is about these ships. A fireship counts only where she is named (TS-28.7).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Who {
    /// The ship with this id.
    Ship(String),
    /// Every ship of this side but fireships.
    All(Nation),
}

/// A ship can come to one of these ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Fate {
    /// Still fighting (TS-1.9).
    InPlay,
    /// Out of play for good, in any way but a marked exit (TS-25.1, TS-25.3).
    Destroyed,
    /// Gone to the bottom: sunk or blown up.
    Sunk,
    Taken,
    /// Left the board over an exit of her side.
    Exited,
    /// Stuck on a shoal.
    Aground,
    Anchored,
    /// Caught fire at any time, even if it was put out.
    CaughtFire,
    CutCable,
}

/// Something that holds or does not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Condition {
    Always,
    /// No ship of this side is in play.
    NoneInPlay(Nation),
    /// This became of the ship, or of every one of these ships.
    Is(Who, Fate),
    /// The ship is off this tile with both hexes.
    OffTile(Who, u8),
    /// At least this number of the side's soldiers are ashore.
    Ashore(Nation, u8),
    /// This side's course is sailed (TS-28.C1).
    CourseSailed(Nation),
    Every(Vec<Condition>),
    Any(Vec<Condition>),
    Not(Box<Condition>),
}

/// A battle has one of these outcomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Outcome {
    Win(Nation),
    BothWin,
    Draw,
    /// The side with more points wins; a difference within the margin is a draw.
    MorePoints,
}

/// An end that is reached when its condition holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ending {
    pub when: Condition,
    pub then: Outcome,
}

/// Points can be given for one of these.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Tally {
    /// Damage points against this side (TS-25.4).
    DamagePoints(Nation),
    /// Hull boxes crossed on this side's ships.
    HullBoxes(Nation),
    /// Stern boxes crossed on this side's ships.
    SternBoxes(Nation),
    /// Mast boxes crossed on this side's ships.
    MastBoxes(Nation),
    /// Sailors this side lost.
    Sailors(Nation),
    /// Ships of which this became.
    Ships(Who, Fate),
    /// Chests aboard ships of which this became.
    Chests(Who, Fate),
    /// One, if this holds at the end.
    If(Condition),
}

/// Points for something that is counted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Award {
    pub to: Nation,
    /// Each one counted gives this number of points.
    pub points: u16,
    pub each: Tally,
}

/// Buoys to be sailed to in this order, bow on or next to each (TS-28.C1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Course {
    pub player: Nation,
    pub ship: String,
    pub buoys: Vec<Offset>,
    /// The fewest turns in which it can be done.
    pub best: u8,
    /// This number of turns more still passes.
    pub grace: u8,
}

/// The goals of a battle.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Victory {
    /// Ends reached in mid-battle (TS-7.3); two in the same moment for both sides are a draw (TS-25.2).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub at_once: Vec<Ending>,
    /// After the last turn, or when no ship is in play: the first that holds; a draw if none does.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub at_end: Vec<Ending>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub awards: Vec<Award>,
    /// A difference up to this is a draw.
    #[serde(default)]
    pub margin: u16,
    /// A ship aground at the end counts as destroyed.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub aground_is_destroyed: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub courses: Vec<Course>,
}
