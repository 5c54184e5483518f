//! Reasons for throws and choices of a battle, and the options of each choice.

use serde::{Deserialize, Serialize};

use crate::rules::kernel::Rule;

use super::amendments::Amendment;
use super::cards::{AbilityRef, CardId};
use super::colours::Colour;
use super::duel::Target;
use super::goods::{Good, Goods, Hold};
use super::printed::ids::TileId;
use super::printed::things::Class;
use super::tray::Zone;

/// A throw, a choice or a shuffle serves one of these.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Why {
    // ---- throws
    /// All cubes of both sides together.
    Battle,
    /// All cubes of everybody who is tied for victory.
    TieBreak,
    /// Cubes of an ability.
    Reinforcement {
        by: Colour,
    },
    /// Cubes that lay in no zone.
    Again,
    /// Cubes that exploded, and those they brought.
    Explosion,
    /// Cubes that will not lie in a zone are put down; every one of them is to be given one.
    PutDown,

    // ---- choices
    /// Which pirate is fought first?
    WhichPirate,
    /// From which island is a cube taken, for want of others?
    Shortage {
        by: Colour,
        missing: u8,
    },
    /// Which cube is moved?
    WhichCube {
        by: Colour,
    },
    /// Which own cube is taken out?
    WhichOwnCube {
        by: Colour,
    },
    WhichZone {
        by: Colour,
        cube: u16,
    },
    /// Is the drawn card played?
    PlayDrawn {
        by: Colour,
    },
    AnyTwo {
        by: Colour,
    },
    /// Where does booty go?
    StowBooty {
        by: Colour,
        good: Good,
    },
    /// Where does a good gained to the ship go?
    StowGain {
        by: Colour,
        good: Good,
    },
    /// Which on-victory ability is used?
    OnVictory {
        by: Colour,
    },
    /// Which card is levelled up?
    WhichCard {
        by: Colour,
    },
    WhichUpgrade {
        by: Colour,
        class: Option<Class>,
    },
    /// Which basic upgrade goes back?
    WhichReturned {
        by: Colour,
    },
    WhichSlot {
        by: Colour,
    },
    /// What becomes of goods in a hold that was covered?
    Covered {
        by: Colour,
        hold: Hold,
    },

    /// Which bonus token is kept?
    WhichBonus {
        by: Colour,
    },
    /// Are these things set right by hand?
    Umpire {
        by: Colour,
        amendments: Vec<Amendment>,
    },

    // ---- shuffles
    Islands,
    /// Where does each tile lie?
    Tiles,
    /// The deck of a row.
    Box {
        row: u8,
    },
    /// Which bonus tokens are dealt?
    BonusTokens,
    /// Who begins? The seat on top does.
    FirstPlayer,
    /// The discard pile becomes the deck.
    Deck {
        by: Colour,
    },
}

impl Why {
    /// The rule that asks.
    #[must_use]
    pub const fn rule(&self) -> Rule {
        Rule(match self {
            Self::Battle => "DR-18.15",
            Self::TieBreak => "DR-27.2",
            Self::Reinforcement { .. } => "DR-15.40",
            Self::Again => "DR-22.13",
            Self::Explosion => "DR-22.16",
            Self::PutDown => "DR-22.15",
            Self::WhichPirate => "DR-9.4",
            Self::Shortage { .. } => "DR-17.13",
            Self::WhichCube { .. } | Self::WhichZone { .. } => "DR-15.44",
            Self::WhichOwnCube { .. } => "DR-15.43",
            Self::PlayDrawn { .. } => "DR-15.46",
            Self::AnyTwo { .. } => "DR-18.24",
            Self::StowBooty { .. } => "DR-18.20",
            Self::StowGain { .. } => "DR-5.17",
            Self::OnVictory { .. } => "DR-15.47",
            Self::WhichCard { .. } => "DR-13.3",
            Self::WhichUpgrade { .. } => "DR-15.30",
            Self::WhichReturned { .. } => "DR-15.15",
            Self::WhichSlot { .. } => "DR-15.32",
            Self::Covered { .. } => "DR-15.34",
            Self::Deck { .. } => "DR-12.11",
            Self::Umpire { .. } => "DR-33.9",
            Self::WhichBonus { .. } | Self::BonusTokens => "DR-3.17",
            Self::Islands => "DR-3.2",
            Self::Tiles => "DR-3.5",
            Self::Box { .. } => "DR-3.8",
            Self::FirstPlayer => "DR-3.19",
        })
    }
}

/// Something to choose.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Choice {
    Target(Target),
    /// A cube in the tray.
    Cube(u16),
    Zone(Zone),
    /// A mix of goods.
    Goods(Goods),
    Hold(Hold),
    /// The island of the battle.
    Island,
    /// The own dock, or the own chest.
    Harbour,
    /// Back to the supply.
    Supply,
    /// The good goes into a hold, and one of the same kind goes overboard from there.
    Overboard(Hold, Good),
    /// The good goes into a hold, and one of the same kind is unloaded there ashore.
    Unload(Hold, Good),
    /// A good of this kind goes to that hold.
    Shift(Good, Hold),
    /// The island with this id.
    From(TileId),
    Card(CardId),
    /// An ability of a card.
    Ability(CardId, u8),
    /// The ability of another advancement, with the ability that copies it (DR-15.18).
    Copied(AbilityRef, AbilityRef),
    Token(String),
    /// A bonus token, by its number.
    Bonus(u8),
    /// The drawn card is played.
    Play,
    /// The drawn card is kept.
    Keep,
    Agree,
    /// It is not agreed.
    Refuse,
    Nothing,
}

impl Choice {
    /// The word by which scripts name it.
    #[must_use]
    pub fn key(&self) -> String {
        match self {
            Self::Target(target) => target.word().to_owned(),
            Self::Cube(piece) => format!("cube-{piece}"),
            Self::Zone(zone) => zone.id().to_owned(),
            Self::Goods(Goods { cargo, gold }) => format!("{cargo}-cargo-{gold}-gold"),
            Self::Hold(hold) => format!("hold-{}", hold.letter()),
            Self::Island => "island".to_owned(),
            Self::Harbour => "harbour".to_owned(),
            Self::Supply => "supply".to_owned(),
            Self::Overboard(hold, good) => format!("overboard-{}-{}", hold.letter(), good.word()),
            Self::Unload(hold, good) => format!("unload-{}-{}", hold.letter(), good.word()),
            Self::Shift(good, hold) => format!("{}-to-{}", good.word(), hold.letter()),
            Self::From(island) => String::from(*island),
            Self::Card(card) => String::from(*card),
            Self::Ability(card, number) => format!("{}/{number}", String::from(*card)),
            Self::Copied(copy, copied) => format!("{}={}", String::from(*copy), String::from(*copied)),
            Self::Token(token) => token.clone(),
            Self::Bonus(number) => format!("bonus-{}", u16::from(*number) + 1),
            Self::Play => "play".to_owned(),
            Self::Keep => "keep".to_owned(),
            Self::Agree => "agree".to_owned(),
            Self::Refuse => "refuse".to_owned(),
            Self::Nothing => "none".to_owned(),
        }
    }
}
