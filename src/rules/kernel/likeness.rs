//! Pictures of cards as data: a face in numbers, and a vignette in words. No rule asks for them; the table draws them.

use serde::{Deserialize, Serialize};

use super::keyed::all;

/// A face as numbers. A number of 0 after the coat is filled in from the others, so that few numbers make a face.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Portrait {
    pub hat: u8,
    pub hair: u8,
    pub beard: u8,
    pub mark: u8,
    pub age: u8,
    /// The coat as red, green, blue; a card may lend its own colour.
    #[serde(default)]
    pub coat: (u8, u8, u8),
    #[serde(default)]
    pub woman: bool,
    #[serde(default, skip_serializing_if = "is_nought")]
    pub skin: u8,
    #[serde(default, skip_serializing_if = "is_nought")]
    pub nose: u8,
    #[serde(default, skip_serializing_if = "is_nought")]
    pub jaw: u8,
    #[serde(default, skip_serializing_if = "is_nought")]
    pub temper: u8,
    #[serde(default, skip_serializing_if = "is_nought")]
    pub dress: u8,
    /// It looks to its own right, which is left on the card.
    #[serde(default, skip_serializing_if = "is_nought")]
    pub left: bool,
    /// Each level after the first adds one of these.
    #[serde(default, skip_serializing_if = "is_nought")]
    pub gains: [Gain; 3],
}

/// Parts that a face lacks are not written, so that journals from before them are written as they were.
fn is_nought<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// A face gains this with a level, and keeps it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Gain {
    #[default]
    Nothing,
    Earring,
    Scar,
    Pipe,
    Patch,
    Plume,
    /// Gold on the shoulders.
    Epaulettes,
    Medal,
    Parrot,
    /// A coloured cloth about the neck.
    Neckcloth,
    /// A ring of gold on the hat or a band about the head.
    Braid,
    Spectacles,
}

impl Portrait {
    /// The greatest numbers that the pen knows: hat, hair, beard, mark, skin, nose, jaw, temper, dress.
    pub const MOST: [u8; 9] = [8, 6, 7, 7, 6, 5, 4, 5, 4];

    /// The numbers that [`Self::MOST`] bounds, each with its name.
    #[must_use]
    pub const fn numbers(&self) -> [(&'static str, u8); 9] {
        [
            ("hat", self.hat),
            ("hair", self.hair),
            ("beard", self.beard),
            ("mark", self.mark),
            ("skin", self.skin),
            ("nose", self.nose),
            ("jaw", self.jaw),
            ("temper", self.temper),
            ("dress", self.dress),
        ]
    }

    /// A face for a name that has none in the data: the same name has the same face on every machine.
    #[must_use]
    pub fn of_name(name: &str) -> Self {
        let lot = name.bytes().fold(0x811C_9DC5_u32, |sum, letter| (sum ^ u32::from(letter)).wrapping_mul(0x0100_0193));
        let mut left = lot ^ (lot >> 15);
        let mut next = |below: u8| {
            left = left.wrapping_mul(0x2C1B_3C6D).rotate_left(13) ^ (left >> 9);
            u8::try_from(left % u32::from(below.max(1))).unwrap_or_default()
        };
        let [hat, hair, beard, mark, skin, nose, jaw, temper, dress] = Self::MOST;
        Self {
            hat: next(hat + 1),
            hair: next(hair + 1),
            beard: next(beard + 1),
            mark: next(mark + 1),
            age: 20 + next(42),
            skin: 1 + next(skin),
            nose: 1 + next(nose),
            jaw: 1 + next(jaw),
            temper: 1 + next(temper),
            dress: 1 + next(dress),
            left: next(2) == 1,
            ..Self::default()
        }
    }

    /// A number that stands for 0: taken from all the others, so that it does not change with the hat alone.
    #[must_use]
    pub fn filled(&self, number: u8, most: u8, salt: u8) -> u8 {
        if number > 0 || most == 0 {
            return number;
        }
        let parts = [self.age, self.hair, self.beard, self.mark, self.hat, self.coat.0 / 8, salt];
        let sum = parts.into_iter().fold(7_u32, |sum, part| sum.wrapping_mul(31).wrapping_add(u32::from(part)));
        u8::try_from((sum ^ (sum >> 7)) % u32::from(most)).unwrap_or_default() + 1
    }
}

/// A small engraving: what it is of, what else is seen, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Vignette {
    pub of: Subject,
    /// Something smaller beside or behind it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub with: Option<Subject>,
    #[serde(default)]
    pub ground: Ground,
}

impl Vignette {
    /// Only this.
    #[must_use]
    pub const fn of(of: Subject) -> Self {
        Self { of, with: None, ground: Ground::Plain }
    }
}

/// The ground behind a vignette.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Ground {
    #[default]
    Plain,
    Sea,
    Storm,
    Night,
    Shore,
    Deck,
    Chart,
}

/// The pen knows these.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, strum::VariantArray)]
pub enum Subject {
    Anchor,
    Bale,
    Barrel,
    Beans,
    Bell,
    Boat,
    Bottle,
    Brig,
    Burst,
    Cannon,
    Chain,
    Chart,
    Chest,
    Coin,
    Compass,
    Cutlass,
    Dice,
    Drum,
    Fire,
    Flag,
    Fort,
    Frigate,
    Galleon,
    Grape,
    Gull,
    Hammer,
    Hat,
    Heart,
    Helm,
    Hook,
    House,
    Hull,
    Island,
    Kraken,
    Lantern,
    Leaf,
    Ledger,
    Loaf,
    Log,
    Man,
    Mask,
    Mast,
    Moon,
    Mortar,
    Orange,
    Palm,
    Parrot,
    Pepper,
    Pistol,
    Quill,
    Scales,
    Scroll,
    Sextant,
    Ship,
    Signals,
    Skull,
    Sloop,
    Spyglass,
    Star,
    Swords,
    Whale,
    Wind,
}

impl Subject {
    /// Every subject.
    pub const ALL: [Self; 62] = all(<Self as strum::VariantArray>::VARIANTS);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_numbers_make_a_face_and_names_make_different_ones() {
        let face: Portrait = ron::from_str("(hat: 1, hair: 2, beard: 0, mark: 3, age: 40)").expect("five are enough");
        assert_eq!((face.gains, face.coat, face.woman), ([Gain::Nothing; 3], (0, 0, 0), false));
        assert!((1..=6).contains(&face.filled(face.skin, 6, 1)));
        assert_eq!(face.filled(4, 6, 1), 4);
        let (one, other) = (Portrait::of_name("captain:england"), Portrait::of_name("captain:spain"));
        assert_eq!(one, Portrait::of_name("captain:england"));
        assert_ne!(one, other);
        assert!(one.numbers().iter().zip(Portrait::MOST).all(|((_, number), most)| *number <= most));
    }
}
