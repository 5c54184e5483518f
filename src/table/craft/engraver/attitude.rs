//! The attitude of a subject in its window: pictures of the same thing are told apart by it.

use crate::rules::kernel::likeness::Subject;

/// How a subject is seen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Attitude {
    /// From the other side.
    pub mirrored: bool,
    /// It leans by this angle.
    pub lean: f32,
    /// It is this much larger.
    pub size: f32,
    /// It stands this far from the middle, in halves of its window.
    pub aside: f32,
}

impl Attitude {
    /// In the middle, upright, as the pen knows it.
    pub const PLAIN: Self = Self { mirrored: false, lean: 0.0, size: 1.0, aside: 0.0 };

    /// The attitude of a subject that is seen for the `rank`th time: the first is plain.
    #[must_use]
    pub const fn of(rank: usize, subject: Subject) -> Self {
        const LEANS: [f32; 5] = [0.0, 0.06, -0.06, 0.03, -0.03];
        const LIES: [f32; 5] = [0.0, 0.55, -0.45, 0.25, -0.70];
        const SIZES: [f32; 3] = [1.0, 0.82, 1.08];
        const ASIDE: [f32; 3] = [0.0, 0.24, -0.24];
        let lean = rank % LEANS.len();
        Self {
            mirrored: rank % 2 == 1,
            lean: if lies(subject) { LIES[lean] } else { LEANS[lean] },
            size: SIZES[rank / 6 % SIZES.len()],
            aside: ASIDE[rank / 2 % ASIDE.len()],
        }
    }
}

/// A thing without an upright may lie at any angle.
const fn lies(subject: Subject) -> bool {
    use Subject as P;
    matches!(
        subject,
        P::Anchor
            | P::Burst
            | P::Chain
            | P::Chart
            | P::Coin
            | P::Compass
            | P::Cutlass
            | P::Dice
            | P::Hammer
            | P::Hook
            | P::Leaf
            | P::Mask
            | P::Pistol
            | P::Quill
            | P::Scroll
            | P::Sextant
            | P::Spyglass
            | P::Star
            | P::Swords
            | P::Wind
    )
}
