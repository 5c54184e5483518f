//! Holds the lengths of the table that come from data: rulers, touch, gap and clearing (PC-18.1, PC-18.15).

use serde::{Deserialize, Serialize};

use super::kept::Mm;

/// The lengths by which pieces are measured; a mod may give others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rulers {
    /// The short ruler (PC-1.3).
    pub s: Mm,
    /// The long ruler (PC-1.3).
    pub l: Mm,
    /// Two pieces touch at this distance or nearer, and a range reaches this much farther (PC-18.1).
    pub eps: Mm,
    /// A piece that is stopped is left this far from the piece that stopped it (PC-18.1).
    pub gap: Mm,
    /// A piece nearer than this is pressed upon (PC-18.13).
    pub press: Mm,
    /// A ship that is cleared lies this far from what she lay upon (PC-18.15).
    pub clear: Mm,
    /// A heading on which she would sail less is refused (PC-18.15).
    pub least_way: Mm,
    /// A line of fire is open at this width, in thousandths of a degree (PC-18.16).
    pub open: u32,
    /// The side of a fort (PC-18.20).
    pub fort: Mm,
    /// Two opposite corners of a fort lie this far from the edge of their island (PC-18.20).
    pub fort_margin: Mm,
}

impl Rulers {
    /// The lengths of the rulebook.
    #[must_use]
    pub const fn printed() -> Self {
        Self {
            s: Mm(5_750),
            l: Mm(8_380),
            eps: Mm(50),
            gap: Mm(25),
            press: Mm(10),
            clear: Mm(75),
            least_way: Mm(100),
            open: 50,
            fort: Mm(4_000),
            fort_margin: Mm(100),
        }
    }
}

impl Default for Rulers {
    fn default() -> Self {
        Self::printed()
    }
}
