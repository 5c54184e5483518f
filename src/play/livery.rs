//! The colours of the seats. Each has its pattern, so that nobody needs the colour to tell them apart.

/// A seat's colour and pattern.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Livery {
    /// Vermilion, with a bar.
    Vermilion,
    /// Blue, striped aslant.
    Blue,
    /// Green, with lozenges.
    Green,
    /// Yellow, chequered.
    Yellow,
    /// Rose, with rings.
    Rose,
    /// Light blue, with chevrons.
    Sky,
}

impl Livery {
    /// All of them; the first two are worn where nobody chooses.
    pub const ALL: [Self; 6] = [Self::Vermilion, Self::Blue, Self::Green, Self::Yellow, Self::Rose, Self::Sky];

    /// The word for it in a save and in keys.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Vermilion => "vermilion",
            Self::Blue => "blue",
            Self::Green => "green",
            Self::Yellow => "yellow",
            Self::Rose => "rose",
            Self::Sky => "sky",
        }
    }

    /// The livery of this word.
    #[must_use]
    pub fn by_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|livery| livery.word() == word)
    }

    /// Its colour, sRGB: Okabe's and Ito's, which everybody can tell apart.
    #[must_use]
    pub const fn colour(self) -> [u8; 3] {
        match self {
            Self::Vermilion => [0xD5, 0x5E, 0x00],
            Self::Blue => [0x00, 0x72, 0xB2],
            Self::Green => [0x00, 0x9E, 0x73],
            Self::Yellow => [0xF0, 0xE4, 0x42],
            Self::Rose => [0xCC, 0x79, 0xA7],
            Self::Sky => [0x56, 0xB4, 0xE9],
        }
    }

    /// What two players wear who chose these: never the same.
    #[must_use]
    pub fn worn(chosen: [Option<Self>; 2]) -> [Self; 2] {
        let [first, second] = chosen;
        let other = |taken: Self, wanted: Self| {
            [wanted].into_iter().chain(Self::ALL).find(|livery| *livery != taken).unwrap_or(wanted)
        };
        match (first, second) {
            (None, Some(second)) => [other(second, Self::Vermilion), second],
            (first, second) => {
                let first = first.unwrap_or(Self::Vermilion);
                [first, other(first, second.unwrap_or(Self::Blue))]
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_seats_never_wear_the_same() {
        assert_eq!(Livery::worn([None, None]), [Livery::Vermilion, Livery::Blue]);
        assert_eq!(Livery::worn([None, Some(Livery::Vermilion)]), [Livery::Blue, Livery::Vermilion]);
        assert_eq!(Livery::worn([Some(Livery::Blue), None]), [Livery::Blue, Livery::Vermilion]);
        let all = || Livery::ALL.into_iter().map(Some).chain([None]);
        for (first, second) in all().flat_map(|first| all().map(move |second| (first, second))) {
            let [one, other] = Livery::worn([first, second]);
            assert_ne!(one, other);
            assert!(first.is_none_or(|first| first == one), "the first gets what he chose");
        }
        assert!(Livery::ALL.into_iter().all(|livery| Livery::by_word(livery.word()) == Some(livery)));
    }
}
