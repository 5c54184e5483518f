//! The colours of the seats. Each has its pattern, so that they can be told apart without colour.

/// A seat's colour and pattern.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase", const_into_str)]
pub enum Livery {
    /// Vermilion, with a bar.
    Vermilion,
    Blue,
    Green,
    Yellow,
    Rose,
    /// Light blue, with chevrons.
    Sky,
}

impl Livery {
    /// All of them; the first two are worn by default.
    pub const ALL: [Self; 6] = [Self::Vermilion, Self::Blue, Self::Green, Self::Yellow, Self::Rose, Self::Sky];

    /// The word for it in a save and in keys.
    #[must_use]
    pub const fn word(self) -> &'static str {
        self.into_str()
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

    /// Gives each player a livery, in the order of their seats: the first to choose one gets it, and no two players
    /// wear the same as long as there are enough.
    #[must_use]
    pub fn worn(chosen: impl IntoIterator<Item = Option<Self>>) -> Vec<Self> {
        let mut worn: Vec<Option<Self>> = Vec::new();
        for livery in chosen {
            worn.push(livery.filter(|livery| !worn.contains(&Some(*livery))));
        }
        for place in 0..worn.len() {
            if worn[place].is_none() {
                let own_first = Self::ALL.iter().skip(place).take(1).chain(&Self::ALL);
                let free = own_first.copied().find(|livery| !worn.contains(&Some(*livery)));
                worn[place] = free.or(Some(Self::Vermilion));
            }
        }
        worn.into_iter().flatten().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_seats_wear_the_same() {
        use Livery as L;
        assert_eq!(L::worn([None, None]), [L::Vermilion, L::Blue]);
        assert_eq!(L::worn([None, Some(L::Vermilion)]), [L::Blue, L::Vermilion]);
        assert_eq!(L::worn([Some(L::Blue), None]), [L::Blue, L::Vermilion]);
        assert_eq!(L::worn([None; 4]), [L::Vermilion, L::Blue, L::Green, L::Yellow]);
        assert_eq!(L::worn([None, Some(L::Rose), Some(L::Rose), None]), [L::Vermilion, L::Rose, L::Green, L::Yellow]);
        let all = || L::ALL.into_iter().map(Some).chain([None]);
        for (first, second) in all().flat_map(|first| all().map(move |second| (first, second))) {
            for third in all() {
                let worn = L::worn([first, second, third]);
                assert!(worn[0] != worn[1] && worn[0] != worn[2] && worn[1] != worn[2], "{worn:?}");
                assert!(first.is_none_or(|first| first == worn[0]), "the first gets what he chose");
            }
        }
        assert_eq!(L::worn([None; 8]).len(), 8, "there is a seat for everybody");
        assert!(L::ALL.into_iter().all(|livery| L::by_word(livery.word()) == Some(livery)));
    }
}
