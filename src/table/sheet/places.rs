//! Places of sheets in the window, in values that know no window.

/// Between a sheet at the side and what one looks at.
const EDGE: f32 = 16.0;
/// However narrow the window is, this much of it at most lies under a sheet at its side.
const MOST_COVERED: f32 = 0.64;

/// A side of the window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "they are sides")]
pub enum Edge {
    Left,
    Right,
    Above,
    Below,
}

/// A share of the window, within these bounds in points.
#[derive(Clone, Copy, PartialEq, Debug)]
#[expect(missing_docs, reason = "the type says what they are")]
pub struct Width {
    pub share: f32,
    pub least: f32,
    pub most: f32,
}

impl Width {
    /// The same in every window.
    #[must_use]
    pub const fn fixed(points: f32) -> Self {
        Self { share: 0.0, least: points, most: points }
    }

    /// The share of a window of this width that is covered, with the edge beside it.
    #[must_use]
    pub fn share_of(self, window: f32) -> f32 {
        ((self.of(window) + EDGE) / window.max(1.0)).min(MOST_COVERED)
    }

    /// In a window of this width.
    #[must_use]
    pub fn of(self, window: f32) -> f32 {
        (window * self.share).clamp(self.least, self.most)
    }
}

/// A sheet lies here.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Place {
    /// At a side, between the strips at head and foot; at the left or right all of it, or its upper or lower half.
    Side(Edge, Width, Option<Edge>),
    /// A slip as large as its words, in the middle above or below, at most this wide.
    Slip(Edge, Width),
    /// In the middle, with everything else in the dark: at most this wide and this high.
    Over(f32, f32),
}
