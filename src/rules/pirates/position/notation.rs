//! Abilities of plain ships: as data files have them, or as the table of PC-19 writes them: `board_plus_vs(England)`.

use serde::de::IntoDeserializer as _;
use serde::de::value::{Error, StrDeserializer};
use serde::{Deserialize, Serialize};

use crate::rules::pirates::abilities::{Ability, Filter, Span};
use crate::rules::pirates::words::{Nation, Ruler};

/// An ability in one of the two notations.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum AbilityAt {
    Made(Ability),
    Word(String),
}

impl AbilityAt {
    /// The ability, if there is one that is written so.
    #[must_use]
    pub fn ability(&self) -> Option<Ability> {
        match self {
            Self::Made(ability) => Some(ability.clone()),
            Self::Word(word) => match word.trim_end_matches(')').split_once('(') {
                None => plain(word),
                Some((word, of)) => with(word.trim(), of.trim()),
            },
        }
    }
}

/// An ability without parameters: `dock_explore` is written `DockExplore` in data files.
fn plain(word: &str) -> Option<Ability> {
    let capital = |part: &str| {
        let mut letters = part.chars();
        letters.next().map(|first| first.to_ascii_uppercase()).into_iter().chain(letters).collect::<String>()
    };
    let word: String = word.split(['_', '-']).map(capital).collect();
    let word: StrDeserializer<'_, Error> = word.as_str().into_deserializer();
    Ability::deserialize(word).ok()
}

/// An ability with its parameters.
fn with(word: &str, of: &str) -> Option<Ability> {
    let nation = |word: &str| Nation::named(&word.trim().to_ascii_lowercase());
    let ruler = || Ruler::named(of);
    match word {
        "board_plus_vs" => nation(of).map(Ability::BoardPlusVs),
        "marked_by" => nation(of).map(Ability::MarkedBy),
        "cannon_plus_vs" => match of.strip_prefix("not ") {
            Some(of) => nation(of).map(Filter::Not).map(Ability::CannonPlusVs),
            None => nation(of).map(Filter::Of).map(Ability::CannonPlusVs),
        },
        "open_deck" => of.split(',').map(nation).collect::<Option<_>>().map(Ability::OpenDeck),
        "captain_speed" => ruler().map(Ability::CaptainSpeed),
        "full_rig_speed" => ruler().map(Ability::FullRigSpeed),
        "thorn" => match of {
            "crew" => Some(Ability::Thorn { mast: false }),
            "crew+mast" => Some(Ability::Thorn { mast: true }),
            _ => None,
        },
        "bodyguard" => {
            let (points, side) = of.split_once(" and ")?;
            let points = points.trim().parse().ok();
            let span = match side.trim() {
                "up" => Span { from: points, to: None },
                "down" => Span { from: None, to: points },
                _ => return None,
            };
            points.map(|_| Ability::Bodyguard(span))
        }
        _ => None,
    }
}
