//! The parts of a game, of a turn and of a battle (DR-4.15, DR-12, DR-18.8).

use serde::{Deserialize, Serialize};

/// The game goes through these phases.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Phase {
    /// The game is set out (DR-3).
    SettingOut,
    /// The level-up that is still due (DR-13.2).
    TurnStart,
    /// The main phase (DR-4.2).
    Main,
    /// A battle alone: the active player may declare one (DR-18.8, step 0).
    Declare,
    /// The active player commits (DR-18.11).
    Commit,
    /// The attacked player answers and commits (DR-20.5).
    Answer,
    /// All cubes are dropped (DR-18.15).
    Drop,
    /// Battle abilities (DR-18.17, DR-18.18).
    Abilities,
    /// Booty, damage, winner, outcome, sinking (DR-18.20 to DR-18.32).
    Aftermath,
    /// Step 1 of the end phase: cards for empty cells (DR-12.2).
    Refill,
    /// Steps 2 and 3: pirate or trader, and the sails come down (DR-12.4, DR-12.5).
    Mode,
    /// Step 4: advancements are sleeved (DR-12.6).
    Sleeve,
    /// Step 5: discard and draw (DR-12.7).
    Draw,
    /// The turn is over (DR-25.1).
    TurnEnd,
    /// Everything is counted (DR-26).
    Score,
    /// A tie for victory is broken (DR-27).
    TieBreak,
    /// The game, or the fighting of a battle alone, is over.
    Over,
}

impl Phase {
    /// The rule that begins it.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        match self {
            Self::SettingOut => "DR-3.1",
            Self::TurnStart => "DR-13.2",
            Self::Main => "DR-4.2",
            Self::Refill => "DR-12.2",
            Self::Mode => "DR-12.4",
            Self::Sleeve => "DR-12.6",
            Self::Draw => "DR-12.7",
            Self::TurnEnd => "DR-25.1",
            Self::Score => "DR-25.8",
            Self::TieBreak => "DR-27.2",
            _ => "DR-18.8",
        }
    }

    /// Those with which a position may begin. Battles and the setting out are begun by themselves.
    pub const OPENING: [Self; 8] =
        [Self::TurnStart, Self::Main, Self::Refill, Self::Mode, Self::Sleeve, Self::Draw, Self::TurnEnd, Self::Score];

    /// May a position begin with it?
    #[must_use]
    pub fn opens(self) -> bool {
        Self::OPENING.contains(&self)
    }

    /// May the active player declare a battle?
    #[must_use]
    pub const fn declares(self) -> bool {
        matches!(self, Self::Main | Self::Declare)
    }
}
