//! Happenings as a game is set out (MM-6).

use serde::{Deserialize, Serialize};

use crate::rules::kernel::Secrecy::{self, Kept, Open, Shows};
use crate::rules::kernel::piles::drawn;
use crate::rules::merchants_and_marauders::ids::{CardId, CargoId, Sort};
use crate::rules::merchants_and_marauders::setup::fresh_ship;
use crate::rules::merchants_and_marauders::state::{State, Where, Yard};
use crate::rules::merchants_and_marauders::words::{ByZone, Colour, Fitting, Good, ShipKind, Zone};

/// Setting out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(deny_unknown_fields)]
pub enum SettingOut {
    /// A deck was shuffled; nobody knows its order (MM-6.1).
    DeckLaid {
        sort: Sort,
        cards: Option<Vec<CardId>>,
    },
    CargoLaid {
        cards: Option<Vec<CargoId>>,
    },
    /// This number of events is left in the deck; the others are put away unseen (MM-30.1).
    EventsCut {
        left: u8,
    },
    /// A demand token lies face up at every port, the others are the reserve (MM-6.2).
    DemandLaid {
        ports: ByZone<Good>,
        reserve: Option<Vec<Good>>,
    },
    /// A modification token lies face down in every port (MM-6.3).
    YardsLaid {
        ports: Vec<Zone>,
        tokens: Option<Vec<Fitting>>,
    },
    /// A captain for a player, unseen by the others (MM-6.8).
    CaptainDealt {
        by: Colour,
        captain: Option<CardId>,
    },
    /// The first ship was picked in secret (MM-6.8).
    ShipPicked {
        by: Colour,
        ship: Option<ShipKind>,
    },
    /// Captain and ship lie open, in the home port (MM-6.8, MM-6.9).
    CaptainShown {
        by: Colour,
        captain: CardId,
        ship: ShipKind,
        at: Zone,
    },
    /// This player begins every round (MM-6.10).
    FirstPlayer {
        by: Colour,
    },
}

impl SettingOut {
    /// Each happening names its rule and its secrecy (MM-26).
    pub(super) fn rule_and_secrecy(&self) -> (&'static str, Secrecy) {
        match self {
            Self::DeckLaid { .. } | Self::CargoLaid { .. } => ("MM-6.1", Kept),
            Self::EventsCut { .. } => ("MM-30.1", Open),
            Self::DemandLaid { .. } => ("MM-6.2", Secrecy::ShowsInPart),
            Self::YardsLaid { .. } => ("MM-6.3", Kept),
            Self::CaptainDealt { .. } | Self::ShipPicked { .. } => ("MM-6.8", Kept),
            Self::CaptainShown { .. } => ("MM-6.9", Shows),
            Self::FirstPlayer { .. } => ("MM-6.10", Open),
        }
    }

    pub(in crate::rules::merchants_and_marauders) fn apply(&self, table: &mut State) {
        match *self {
            Self::DeckLaid { sort, ref cards } => {
                let cards = cards.clone().unwrap_or_default();
                match sort {
                    Sort::Captain => table.decks.captain = cards,
                    Sort::Event => table.decks.event = cards,
                    Sort::Glory => table.decks.glory = cards,
                    Sort::Mission => table.decks.mission = cards,
                    Sort::Rumor => table.decks.rumor = cards,
                }
            }
            Self::CargoLaid { ref cards } => table.decks.cargo = cards.clone().unwrap_or_default(),
            Self::EventsCut { left } => {
                let left = usize::from(left).min(table.decks.event.len());
                table.aside = table.decks.event.split_off(left);
            }
            Self::DemandLaid { ref ports, ref reserve } => {
                table.demand = ports.clone();
                table.reserve = reserve.clone().unwrap_or_default();
            }
            Self::YardsLaid { ref ports, ref tokens } => {
                let mut left = tokens.clone().unwrap_or_default();
                for port in ports {
                    if let Some(kind) = drawn(&mut left) {
                        table.yards.insert(*port, Yard { kind, open: false });
                    }
                }
                table.scattered = left;
            }
            Self::CaptainDealt { by, captain } => {
                table.decks.captain.retain(|card| Some(*card) != captain);
                table.of(by, |player| player.captain = captain);
            }
            Self::ShipPicked { by, ship } => table.of(by, |player| player.picked = ship),
            Self::CaptainShown { by, captain, ship, at } => {
                let ship = fresh_ship(&table.pack, ship);
                table.of(by, |player| {
                    player.captain = Some(captain);
                    player.shown = true;
                    player.picked = None;
                    player.ship = Some(ship);
                    player.at = Where::Port(at);
                });
            }
            Self::FirstPlayer { by } => {
                table.first = table.seat(by);
                table.active = table.first;
                table.opening = None;
            }
        }
    }

    /// Decks and face-down tokens are told to nobody, a captain and a ship to their owner.
    pub(super) fn as_told(&self, shares: &dyn Fn(Colour) -> bool) -> Self {
        match self {
            Self::DeckLaid { sort, .. } => Self::DeckLaid { sort: *sort, cards: None },
            Self::CargoLaid { .. } => Self::CargoLaid { cards: None },
            Self::DemandLaid { ports, .. } => Self::DemandLaid { ports: ports.clone(), reserve: None },
            Self::YardsLaid { ports, .. } => Self::YardsLaid { ports: ports.clone(), tokens: None },
            Self::CaptainDealt { by, captain } => {
                Self::CaptainDealt { by: *by, captain: captain.filter(|_| shares(*by)) }
            }
            Self::ShipPicked { by, ship } => Self::ShipPicked { by: *by, ship: ship.filter(|_| shares(*by)) },
            Self::EventsCut { .. } | Self::CaptainShown { .. } | Self::FirstPlayer { .. } => self.clone(),
        }
    }
}
