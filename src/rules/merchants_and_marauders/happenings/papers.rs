//! Bounties, missions and rumors (MM-10.32 to 10.40, MM-12).

use serde::{Deserialize, Serialize};

use crate::rules::kernel::Secrecy::{self, Kept, Open, Shows};
use crate::rules::merchants_and_marauders::ids::CardId;
use crate::rules::merchants_and_marauders::state::State;
use crate::rules::merchants_and_marauders::words::{Colour, Nation};

/// Bounties, missions and rumors.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(deny_unknown_fields)]
pub enum Papers {
    /// A nation's bounty stands at this level now (MM-12.5).
    BountySet {
        on: Colour,
        nation: Nation,
        level: u8,
    },
    /// It fell to this level; 0 is a pardon (MM-12.8).
    BountyFell {
        on: Colour,
        nation: Nation,
        level: u8,
    },
    /// It was not set: a card had cancelled it.
    BountyLapsed {
        on: Colour,
        nation: Nation,
    },

    /// A mission lies on offer in the zone it names (MM-10.38).
    MissionOffered {
        card: CardId,
    },
    /// The discard pile became the deck in this order (MM-10.40).
    MissionsShuffled {
        order: Option<Vec<CardId>>,
    },
    /// A captain applies for a mission (MM-10.37).
    MissionTried {
        by: Colour,
        card: CardId,
    },
    MissionClaimed {
        by: Colour,
        card: CardId,
    },
    /// The old one made room (MM-10.39).
    MissionDropped {
        by: Colour,
        card: CardId,
    },
    /// Its time ran out.
    MissionLapsed {
        by: Colour,
        card: CardId,
    },
    /// The task is done; the benefit and the point follow (MM-10.40).
    MissionCompleted {
        by: Colour,
        card: CardId,
    },

    /// A rumor was drawn and laid face down (MM-10.32).
    RumorDrawn {
        by: Colour,
        card: Option<CardId>,
    },
    /// One of two rumors was put back (MM-10.33).
    RumorReturned {
        by: Colour,
        card: Option<CardId>,
    },
    /// The card is shown before the roll (MM-10.34).
    RumorShown {
        by: Colour,
        card: CardId,
    },
    /// It is true, and lies open (MM-10.35).
    RumorProved {
        by: Colour,
        card: CardId,
    },
    /// Rumors left the table and went into the deck (MM-10.36).
    RumorsDiscarded {
        cards: Vec<CardId>,
    },
    /// The deck of rumors lies in this order (MM-10.36).
    RumorsShuffled {
        order: Option<Vec<CardId>>,
    },
}

impl Papers {
    pub(super) fn rule_and_secrecy(&self) -> (&'static str, Secrecy) {
        match self {
            Self::BountySet { .. } => ("MM-12.5", Open),
            Self::BountyFell { .. } => ("MM-12.8", Open),
            Self::BountyLapsed { .. } => ("MM-28.5", Open),
            Self::MissionOffered { .. } => ("MM-10.38", Shows),
            Self::MissionsShuffled { .. } => ("MM-10.40", Kept),
            Self::MissionTried { .. } => ("MM-10.37", Open),
            Self::MissionClaimed { .. } => ("MM-10.38", Open),
            Self::MissionDropped { .. } => ("MM-10.39", Open),
            Self::MissionLapsed { .. } => ("T-9", Open),
            Self::MissionCompleted { .. } => ("MM-10.40", Open),
            Self::RumorDrawn { .. } => ("MM-10.32", Kept),
            Self::RumorReturned { .. } => ("MM-10.33", Kept),
            Self::RumorShown { .. } => ("MM-10.34", Shows),
            Self::RumorProved { .. } => ("MM-10.35", Open),
            Self::RumorsDiscarded { .. } => ("MM-10.36", Shows),
            Self::RumorsShuffled { .. } => ("MM-10.36", Kept),
        }
    }

    pub(super) fn as_told(&self, shares: &dyn Fn(Colour) -> bool) -> Self {
        match self {
            Self::MissionsShuffled { .. } => Self::MissionsShuffled { order: None },
            Self::RumorsShuffled { .. } => Self::RumorsShuffled { order: None },
            Self::RumorDrawn { by, .. } if !shares(*by) => Self::RumorDrawn { by: *by, card: None },
            Self::RumorReturned { by, .. } if !shares(*by) => Self::RumorReturned { by: *by, card: None },
            told => told.clone(),
        }
    }

    pub(in crate::rules::merchants_and_marauders) fn apply(&self, table: &mut State) {
        match self {
            Self::BountySet { on, nation, level } => {
                table.of(*on, |player| _ = player.bounties.insert(*nation, *level));
            }
            Self::BountyFell { on, nation, level } => table.of(*on, |player| {
                if *level == 0 {
                    player.bounties.remove(nation);
                } else {
                    player.bounties.insert(*nation, *level);
                }
            }),
            Self::BountyLapsed { .. } => table.bounty_cancelled = false,
            Self::MissionOffered { card } => {
                table.decks.mission.retain(|other| other != card);
                table.missions.push(*card);
            }
            Self::MissionsShuffled { order } => {
                table.discards.mission.clear();
                table.decks.mission.extend(order.iter().flatten());
            }
            Self::MissionTried { .. } | Self::RumorShown { .. } => {}
            Self::MissionClaimed { by, card } => {
                table.missions.retain(|other| other != card);
                table.of(*by, |player| {
                    player.mission = Some(*card);
                    player.mission_age = 0;
                });
            }
            Self::MissionDropped { by, card }
            | Self::MissionLapsed { by, card }
            | Self::MissionCompleted { by, card } => {
                table.of(*by, |player| player.mission = None);
                table.discards.mission.push(*card);
            }
            Self::RumorDrawn { by, card } => {
                table.decks.rumor.retain(|other| Some(*other) != *card);
                table.of(*by, |player| player.rumor = *card);
            }
            Self::RumorReturned { card, .. } => table.return_rumors(card.as_slice()),
            Self::RumorProved { by, card } => table.of(*by, |player| {
                player.rumor = player.rumor.filter(|other| other != card);
                player.proved.push(*card);
            }),
            Self::RumorsDiscarded { cards } => table.return_rumors(cards),
            Self::RumorsShuffled { order } => table.decks.rumor = order.clone().unwrap_or_default(),
        }
    }
}

impl State {
    /// Rumors go under the deck, from wherever they lie.
    fn return_rumors(&mut self, cards: &[CardId]) {
        for player in &mut self.players {
            player.rumor = player.rumor.filter(|rumor| !cards.contains(rumor));
            player.proved.retain(|rumor| !cards.contains(rumor));
        }
        self.decks.rumor.retain(|rumor| !cards.contains(rumor));
        self.decks.rumor.extend(cards);
    }
}
