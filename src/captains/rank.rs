//! Ranks of bots, from weakest to strongest: the same in every game.

/// The rank of a bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rank {
    Random,
    /// Orders as a mate does, and slips often.
    Seaman,
    /// Slips now and then.
    Midshipman,
    /// Orders as a mate does in this number of a thousand orders. No list offers it; the two above are set by it.
    Learner {
        /// Orders of a thousand that are a mate's.
        sense: u16,
    },
    /// The best of what this turn offers.
    Mate,
    /// Looks ahead, with a budget.
    Captain {
        /// Turns played out before each order.
        samples: u32,
    },
    /// Looks at more orders, has them played out in more worlds, and minds what an enemy who looks ahead would do.
    Admiral {
        /// Turns played out before each order.
        samples: u32,
    },
    /// A captain who lives by buying and selling.
    Trader,
    /// A captain who lives by what merchants carry.
    Raider,
    /// A captain who lives by battles.
    Hunter,
    /// The captain of The Ships before it learnt to weigh powder against soldiers. No list offers it; the captain is
    /// measured against it.
    Predecessor {
        /// Turns played out before each order.
        samples: u32,
    },
}

impl Rank {
    /// A captain’s budget where none is named.
    pub const SAMPLES: u32 = 400;

    /// An admiral’s.
    pub const PONDERED: u32 = 4000;

    /// A captain who plans, and plays nothing out.
    pub const PLANNER: Self = Self::Captain { samples: 0 };

    /// The ranks on offer, with the names by which the command line calls them.
    pub const ALL: [(&'static str, Self); 6] = [
        ("random", Self::Random),
        ("seaman", Self::Seaman),
        ("midshipman", Self::Midshipman),
        ("mate", Self::Mate),
        ("captain", Self::Captain { samples: Self::SAMPLES }),
        ("admiral", Self::Admiral { samples: Self::PONDERED }),
    ];

    /// Captains who play in a way of their own, where a game offers more than one.
    pub const TEMPERS: [(&'static str, Self); 3] =
        [("trader", Self::Trader), ("raider", Self::Raider), ("hunter", Self::Hunter)];

    /// The name of the bot of this rank, whatever its budget.
    #[must_use]
    pub fn word(self) -> Option<&'static str> {
        Self::named().find(|(_, known)| known.is_like(self)).map(|(name, _)| name)
    }

    /// Every bot with a name.
    pub fn named() -> impl Iterator<Item = (&'static str, Self)> {
        Self::ALL.into_iter().chain(Self::TEMPERS)
    }

    /// Finds the bot with this name; `captain:200` has a budget of its own.
    #[must_use]
    pub fn by_name(name: &str) -> Option<Self> {
        let Some((word, budget)) = name.split_once(':') else {
            return Self::named().find(|(known, _)| *known == name).map(|(_, rank)| rank);
        };
        let samples = budget.parse().ok().filter(|samples| (1..=1_000_000).contains(samples))?;
        match word {
            "captain" => Some(Self::Captain { samples }),
            "admiral" => Some(Self::Admiral { samples }),
            "learner" => Some(Self::Learner { sense: u16::try_from(samples).ok().filter(|sense| *sense <= 1000)? }),
            "predecessor" => Some(Self::Predecessor { samples }),
            _ => None,
        }
    }

    /// Is it the same bot, with any budget?
    #[must_use]
    pub fn is_like(self, other: Self) -> bool {
        std::mem::discriminant(&self) == std::mem::discriminant(&other)
    }
}
