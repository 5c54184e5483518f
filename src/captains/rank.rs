//! How strong a bot is: the same ranks in every game.

/// How strong a bot is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rank {
    /// Any legal order.
    Random,
    /// The best of what this turn offers.
    Mate,
    /// Looks ahead, with a budget.
    Captain {
        /// Turns played out before each order.
        samples: u32,
    },
}

impl Rank {
    /// A captain’s budget where none is named.
    pub const SAMPLES: u32 = 400;

    /// All of them with the names by which the command line calls them.
    pub const ALL: [(&'static str, Self); 3] =
        [("random", Self::Random), ("mate", Self::Mate), ("captain", Self::Captain { samples: Self::SAMPLES })];

    /// The bot with this name; `captain:200` is one with a budget of his own.
    #[must_use]
    pub fn by_name(name: &str) -> Option<Self> {
        if let Some(samples) = name.strip_prefix("captain:") {
            let samples = samples.parse().ok().filter(|samples| (1..=1_000_000).contains(samples))?;
            return Some(Self::Captain { samples });
        }
        Self::ALL.into_iter().find(|(known, _)| *known == name).map(|(_, rank)| rank)
    }

    /// Is it the same bot, with whatever budget?
    #[must_use]
    pub fn is_like(self, other: Self) -> bool {
        std::mem::discriminant(&self) == std::mem::discriminant(&other)
    }
}
