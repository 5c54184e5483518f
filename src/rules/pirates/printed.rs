//! Printed things, one type each: ships, crew, krakens, forts, treasures, hulls and outlines. All of them are data (PC-20).

use std::collections::BTreeMap;
use std::hash::{Hash, Hasher};
use std::sync::OnceLock;

use serde::{Deserialize, Serialize};

use super::abilities::{Ability, Charm, Stay};
use super::ids::Name;
use super::words::{Keyword, Nation, Ruler};
use crate::rules::plane::{self, Mm, Pose, Shape, Spot};

/// A cannon, in files `"3L"`: its rank and its range (PC-1.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Cannon {
    pub rank: u8,
    pub range: Ruler,
}

/// The musketeer's cannon (AB-35).
pub const MUSKET: Cannon = Cannon { rank: 3, range: Ruler::S };

/// A link of a card (PC-2.11, PC-2.13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Link {
    Crew(Name),
    Craft(Name),
    /// With whatever ship of this nation the crew is on.
    EveryCraftOf(Nation),
}

/// A ship with her deck card (PC-1.1).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Craft {
    /// Set and number.
    #[serde(default)]
    pub source: String,
    pub nation: Nation,
    pub points: u8,
    pub cargo: u8,
    /// In files `"S+L"`.
    #[serde(with = "notation::moves")]
    pub base_move: Vec<Ruler>,
    /// From bow to stern, one a mast; in files `"3S 3L 3S"`.
    #[serde(with = "notation::battery")]
    pub cannons: Vec<Cannon>,
    #[serde(default)]
    pub keywords: Vec<Keyword>,
    #[serde(default)]
    pub abilities: Vec<Ability>,
    #[serde(default)]
    pub links: Vec<Link>,
    /// An outline of her own (PC-18.7); none is that of her mast count.
    #[serde(default)]
    pub outline: Option<Hull>,
    /// Ours, and left out with `house_cards: Off` (PC-19.7).
    #[serde(default)]
    pub house: bool,
}

/// A crew (PC-1.4).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hand {
    #[serde(default)]
    pub source: String,
    pub nation: Nation,
    pub points: u8,
    /// Most crew take a cargo space (PC-2.9).
    #[serde(default = "yes")]
    pub takes_space: bool,
    #[serde(default)]
    pub keywords: Vec<Keyword>,
    #[serde(default)]
    pub abilities: Vec<Ability>,
    #[serde(default)]
    pub links: Vec<Link>,
    #[serde(default)]
    pub house: bool,
}

/// A crew of which each nation has one: `captain` stands for `captain:england` and its fellows (PC-20.3).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rating {
    pub nations: Vec<Nation>,
    pub points: u8,
    #[serde(default = "yes")]
    pub takes_space: bool,
    pub abilities: Vec<Ability>,
}

/// A kraken (PC-1.10).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Monster {
    #[serde(default)]
    pub source: String,
    pub nation: Nation,
    pub points: u8,
    #[serde(with = "notation::moves")]
    pub base_move: Vec<Ruler>,
    /// One a tentacle.
    #[serde(with = "notation::battery")]
    pub cannons: Vec<Cannon>,
    #[serde(default)]
    pub keywords: Vec<Keyword>,
    #[serde(default)]
    pub abilities: Vec<Ability>,
    #[serde(default)]
    pub house: bool,
}

/// A fort (PC-1.9).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stronghold {
    #[serde(default)]
    pub source: String,
    pub nation: Nation,
    /// In gold (PC-15.1).
    pub cost: u8,
    #[serde(with = "notation::battery")]
    pub flags: Vec<Cannon>,
    #[serde(default)]
    pub abilities: Vec<Ability>,
    #[serde(default)]
    pub house: bool,
}

/// A unique treasure (PC-1.6).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Unique {
    /// Its number in the list: `UT-05`.
    #[serde(default)]
    pub source: String,
    /// It is loaded face down (UT-03, UT-04).
    #[serde(default)]
    pub face_down: bool,
    pub charms: Vec<Charm>,
    #[serde(default)]
    pub stay: Stay,
    #[serde(default)]
    pub house: bool,
}

/// The frame of a hull: origin at the middle of her length, +x to the bow, +y to port (PC-18.3).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hull {
    pub length: Mm,
    pub beam: Mm,
    /// The bow is what lies at or before this x (PC-18.5).
    pub bow_limit: Mm,
    /// The x of each mast, from the bow.
    pub masts: Vec<Mm>,
    /// Half the width of a sail (PC-18.6).
    pub sail: Mm,
    /// A convex outline, first the bow point, then counter-clockwise (PC-18.4).
    pub corners: Vec<Spot>,
    #[serde(skip)]
    framed: Framed,
}

/// The hull as the plane has it, built once, since every contact asks for it. It follows from what is printed and tells no
/// two hulls apart.
#[derive(Clone, Debug, Default)]
struct Framed(OnceLock<Option<plane::Hull>>);

impl PartialEq for Framed {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Framed {}

impl Hash for Framed {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

impl Hull {
    /// The hull as the plane has it; none where the corners are no convex outline (PC-18.7).
    #[must_use]
    pub fn framed(&self) -> Option<&plane::Hull> {
        self.framed.0.get_or_init(|| plane::Hull::new(&self.corners, self.bow_limit)).as_ref()
    }
}

/// The outline of a printed island or terrain (PC-18.8), before it is turned and laid.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Outline {
    /// Twelve corners `(a cos(15 + 30k), b sin(15 + 30k))`.
    Oval(Mm, Mm),
    /// Counter-clockwise.
    Corners(Vec<Spot>),
}

/// The lengths of chapter 18.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Measures {
    pub s: Mm,
    pub l: Mm,
    /// Pieces that are nearer than this touch, and a length is reached to this much (PC-18.1).
    pub eps: Mm,
    /// A stopped piece is left this far from what stopped it.
    pub gap: Mm,
    /// PC-18.13 (c).
    pub press: Mm,
    /// PC-18.15.
    pub clear: Mm,
    /// Sailing less than this is refused (PC-18.15).
    pub least_sail: Mm,
    /// The radius of a kraken's base (PC-18.10).
    pub kraken: Mm,
    /// The side of a fort's square (PC-18.20).
    pub fort: Mm,
    /// Its corners must lie this far inside the island's outline.
    pub foothold: Mm,
    /// Places for its flags: four corners, then four wall middles, in whole millimetres.
    pub slots: Vec<(i8, i8)>,
}

/// Most crew take a space.
const fn yes() -> bool {
    true
}

/// The text is no such notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoNotation(&'static str);

impl std::fmt::Display for NoNotation {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0)
    }
}

impl TryFrom<&str> for Cannon {
    type Error = NoNotation;

    fn try_from(word: &str) -> Result<Self, NoNotation> {
        let mut letters = word.chars();
        let rank = letters.next().and_then(|rank| rank.to_digit(10)).and_then(|rank| u8::try_from(rank).ok());
        let (rank, range) = (rank.filter(|rank| (1..=6).contains(rank)), Ruler::named(letters.as_str()));
        rank.zip(range).map(|(rank, range)| Self { rank, range }).ok_or(NoNotation("pc-cannon"))
    }
}

impl TryFrom<String> for Cannon {
    type Error = NoNotation;

    fn try_from(word: String) -> Result<Self, NoNotation> {
        word.as_str().try_into()
    }
}

impl std::fmt::Display for Cannon {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}", self.rank, self.range.word())
    }
}

impl From<Cannon> for String {
    fn from(cannon: Cannon) -> Self {
        cannon.to_string()
    }
}

/// Lists of cannons and of segments are written as they are on the cards; scripts write them so too (PC-30.5).
pub mod notation {
    use super::{Cannon, NoNotation, Ruler};

    macro_rules! notation {
        ($(#[$about:meta])* $name:ident, $item:ty, $read:path, $write:path) => {
            $(#[$about])*
            pub mod $name {
                use serde::{Deserialize as _, Deserializer, Serializer, de::Error as _};

                /// Writes the list as one text.
                ///
                /// # Errors
                /// The format cannot write a text.
                pub fn serialize<S: Serializer>(list: &[$item], to: S) -> Result<S::Ok, S::Error> {
                    to.serialize_str(&$write(list))
                }

                /// Reads the list from one text.
                ///
                /// # Errors
                /// The text is no such list.
                pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<$item>, D::Error> {
                    let text = String::deserialize(from)?;
                    $read(&text).map_err(D::Error::custom)
                }
            }
        };
    }

    /// Reads `"3S 3L 3S"`.
    ///
    /// # Errors
    /// A word is no cannon.
    pub fn cannons(text: &str) -> Result<Vec<Cannon>, NoNotation> {
        text.split_whitespace().map(Cannon::try_from).collect()
    }

    /// Reads `"S+L"`.
    ///
    /// # Errors
    /// A part is no ruler.
    pub fn segments(text: &str) -> Result<Vec<Ruler>, NoNotation> {
        text.split('+').map(|word| Ruler::named(word.trim()).ok_or(NoNotation("pc-move"))).collect()
    }

    /// Writes `"3S 3L 3S"`.
    #[must_use]
    pub fn of_cannons(cannons: &[Cannon]) -> String {
        cannons.iter().map(Cannon::to_string).collect::<Vec<_>>().join(" ")
    }

    /// Writes `"S+L"`.
    #[must_use]
    pub fn of_segments(segments: &[Ruler]) -> String {
        segments.iter().map(|ruler| ruler.word()).collect::<Vec<_>>().join("+")
    }

    notation! {
        /// Cannons from bow to stern.
        battery, super::Cannon, super::cannons, super::of_cannons
    }

    notation! {
        /// The segments of a base move.
        moves, super::Ruler, super::segments, super::of_segments
    }
}

impl Craft {
    /// The full mast count (PC-1.16).
    #[must_use]
    pub fn masts(&self) -> u8 {
        u8::try_from(self.cannons.len()).unwrap_or(u8::MAX)
    }

    /// Has she this keyword?
    #[must_use]
    pub fn has(&self, keyword: Keyword) -> bool {
        self.keywords.contains(&keyword)
    }

    /// Can crew of this nation use their abilities on her (PC-12.3, AB-04)?
    #[must_use]
    pub fn opens_to(&self, nation: Nation) -> bool {
        let open = |ability: &Ability| matches!(ability, Ability::OpenDeck(nations) if nations.contains(&nation));
        self.nation == nation || self.abilities.iter().any(open)
    }
}

impl Hand {
    /// Has it this keyword?
    #[must_use]
    pub fn has(&self, keyword: Keyword) -> bool {
        self.keywords.contains(&keyword)
    }
}

impl Rating {
    /// The crew of this kind, each by its nation: `captain:england`.
    #[must_use]
    pub fn hands(&self, kind: Name) -> BTreeMap<Name, Hand> {
        let named = |nation: Nation| Name::try_from(format!("{kind}:{}", nation.word()).as_str()).ok();
        let hand = |nation: Nation| Hand {
            source: String::new(),
            nation,
            points: self.points,
            takes_space: self.takes_space,
            keywords: Vec::new(),
            abilities: self.abilities.clone(),
            links: Vec::new(),
            house: false,
        };
        self.nations.iter().filter_map(|nation| Some((named(*nation)?, hand(*nation)))).collect()
    }
}

impl Measures {
    /// The length of a ruler (PC-1.3).
    #[must_use]
    pub const fn ruler(&self, ruler: Ruler) -> Mm {
        match ruler {
            Ruler::S => self.s,
            Ruler::L => self.l,
        }
    }
}

impl Outline {
    /// The shape where the outline is laid.
    #[must_use]
    pub fn laid(&self, pose: Pose) -> Option<Shape> {
        match self {
            Self::Oval(a, b) => Some(Shape::oval(*a, *b, pose)),
            Self::Corners(corners) => Shape::placed(corners, pose),
        }
    }
}
