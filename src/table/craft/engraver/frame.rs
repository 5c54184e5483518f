//! The window of an engraving on its sheet.

use bevy::math::Vec2;

use crate::table::craft::print::Ink;

/// The window of an engraving.
#[derive(Clone, Copy, Debug)]
pub struct Frame {
    pub least: Vec2,
    pub most: Vec2,
    /// An oval, not a rectangle.
    pub round: bool,
    /// The colour of the card, of which the ground has a tint.
    pub tint: Ink,
}

impl Frame {
    /// A round window.
    #[must_use]
    pub const fn round(middle: Vec2, half: f32, tint: Ink) -> Self {
        let least = Vec2::new(middle.x - half, middle.y - half);
        Self { least, most: Vec2::new(middle.x + half, middle.y + half), round: true, tint }
    }

    /// A rectangular one.
    #[must_use]
    pub const fn panel(least: Vec2, most: Vec2, tint: Ink) -> Self {
        Self { least, most, round: false, tint }
    }

    /// Its middle.
    #[must_use]
    pub fn middle(&self) -> Vec2 {
        (self.least + self.most) / 2.0
    }

    /// Half of its width and height.
    #[must_use]
    pub fn half(&self) -> Vec2 {
        (self.most - self.least) / 2.0
    }
}
