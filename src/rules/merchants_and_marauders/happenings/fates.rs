//! Happenings of captains who die, retire and follow, and of the end of the game (MM-21, MM-22).

use serde::{Deserialize, Serialize};

use crate::rules::kernel::Secrecy::{self, Kept, Open, Shows};
use crate::rules::kernel::keyed::{Few, SomeOf};
use crate::rules::merchants_and_marauders::ids::{CardId, CargoId, Sort};
use crate::rules::merchants_and_marauders::setup::fresh_ship;
use crate::rules::merchants_and_marauders::state::{Phase, State, Where};
use crate::rules::merchants_and_marauders::words::{Colour, ShipKind, Zone};

/// A game ends in one of these ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Ending {
    /// A victory that was claimed (MM-22.5).
    Claim,
    /// The event deck or the captain deck is empty (MM-22.7).
    Time,
}

/// Several players with the same count are told apart by one of these (MM-22.5, MM-22.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Decided {
    /// There was nobody else.
    AtOnce,
    Total,
    Track,
    Chest,
    /// Nothing did: they share the victory.
    Shared,
}

/// Fates of captains, and the end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(deny_unknown_fields)]
pub enum Fates {
    /// Ship, gold, cards and bounties are gone; these were discarded face up (MM-21.1).
    CaptainDied {
        by: Colour,
        captain: CardId,
        cards: Vec<CardId>,
        cargo: Vec<CargoId>,
    },
    /// This turn is spent on it (MM-21.9).
    RetirementDeclared {
        by: Colour,
    },
    /// The captain left, and everything as after a death (MM-21.9).
    CaptainRetired {
        by: Colour,
        captain: CardId,
        cards: Vec<CardId>,
        cargo: Vec<CargoId>,
    },
    /// A new captain (MM-21.4).
    CaptainDrawn {
        by: Colour,
        captain: CardId,
    },
    /// The dead captain comes back, by a house rule (MM-30.2).
    CaptainReturned {
        by: Colour,
        captain: CardId,
    },
    /// A pirate lies before the home port, and the captain goes back into the deck (MM-21.6).
    CaptainPutBack {
        by: Colour,
        captain: CardId,
        deck: Option<Vec<CardId>>,
    },
    /// The first ship of a new captain, in the home port (MM-21.4).
    CommandTaken {
        by: Colour,
        ship: ShipKind,
        at: Zone,
    },
    /// Gold of the bank, and all of a small stash, came aboard (MM-21.7).
    OutfitPaid {
        by: Colour,
        bank: u16,
        chest: Option<u16>,
    },
    /// The chest was opened (MM-22.3).
    Claimed {
        by: Colour,
        track: u8,
        chest: u16,
        points: u8,
    },
    /// The total does not reach the target any more (MM-22.6).
    ClaimLapsed {
        by: Colour,
    },
    /// All chests are opened at the end (MM-22.2).
    Counted {
        by: Colour,
        track: u8,
        chest: u16,
        points: u8,
    },
    GameWon {
        winners: Vec<Colour>,
        ending: Ending,
        decided: Decided,
    },
}

impl Fates {
    /// Each happening names its rule and its secrecy (MM-26).
    pub(super) fn rule_and_secrecy(&self) -> (&'static str, Secrecy) {
        match self {
            Self::CaptainDied { .. } => ("MM-21.1", Shows),
            Self::RetirementDeclared { .. } => ("MM-21.9", Open),
            Self::CaptainRetired { .. } => ("MM-21.9", Shows),
            Self::CaptainDrawn { .. } => ("MM-21.4", Shows),
            Self::CaptainReturned { .. } => ("MM-30.2", Open),
            Self::CaptainPutBack { .. } => ("MM-21.6", Kept),
            Self::CommandTaken { .. } => ("MM-21.4", Open),
            Self::OutfitPaid { .. } => ("MM-21.7", Kept),
            Self::Claimed { .. } => ("MM-22.3", Shows),
            Self::ClaimLapsed { .. } => ("MM-22.6", Open),
            Self::Counted { .. } => ("MM-22.2", Shows),
            Self::GameWon { ending: Ending::Claim, .. } => ("MM-22.5", Open),
            Self::GameWon { ending: Ending::Time, .. } => ("MM-22.8", Open),
        }
    }

    pub(in crate::rules::merchants_and_marauders) fn apply(&self, table: &mut State) {
        match *self {
            Self::Counted { .. } => {}
            Self::CaptainDied { by, captain, ref cards, ref cargo } => {
                let returns = table.house.no_death;
                lost(table, by, cards, cargo);
                table.of(by, |player| player.kept = returns.then_some(captain));
                if !returns {
                    table.discards.captain.push(captain);
                }
            }
            Self::RetirementDeclared { by } => table.of(by, |player| player.retiring = true),
            Self::CaptainRetired { by, captain, ref cards, ref cargo } => {
                lost(table, by, cards, cargo);
                table.discards.captain.push(captain);
            }
            Self::CaptainDrawn { by, captain } | Self::CaptainReturned { by, captain } => {
                table.decks.captain.retain(|card| *card != captain);
                table.of(by, |player| {
                    player.kept = None;
                    player.captain = Some(captain);
                    player.shown = true;
                });
            }
            Self::CaptainPutBack { by, ref deck, .. } => {
                table.decks.captain = deck.clone().unwrap_or_default();
                table.of(by, |player| player.captain = None);
            }
            Self::CommandTaken { by, ship, at } => {
                let ship = fresh_ship(&table.pack, ship);
                table.of(by, |player| {
                    player.ship = Some(ship);
                    player.at = Where::Port(at);
                });
            }
            Self::OutfitPaid { by, bank, chest } => table.of(by, |player| {
                let stash = chest.unwrap_or(0).min(player.chest);
                player.chest = player.chest.saturating_sub(stash);
                player.gold = player.gold.saturating_add(bank).saturating_add(stash);
            }),
            Self::Claimed { by, .. } => table.of(by, |player| player.claimed = true),
            Self::ClaimLapsed { by } => table.of(by, |player| player.claimed = false),
            Self::GameWon { ref winners, .. } => {
                table.phase = Phase::Over;
                table.winners.clone_from(winners);
            }
        }
    }

    /// The order of the captain deck is told to nobody, a stash to its owner.
    pub(super) fn as_told(&self, shares: &dyn Fn(Colour) -> bool) -> Self {
        match self {
            Self::CaptainPutBack { by, captain, .. } => Self::CaptainPutBack { by: *by, captain: *captain, deck: None },
            Self::OutfitPaid { by, bank, chest } => {
                Self::OutfitPaid { by: *by, bank: *bank, chest: chest.filter(|_| shares(*by)) }
            }
            _ => self.clone(),
        }
    }
}

/// Takes everything from a player but points, stash and rumors, which go back into their deck (MM-21.1, MM-21.2, G-11).
fn lost(table: &mut State, by: Colour, cards: &[CardId], cargo: &[CargoId]) {
    let mut fittings = Vec::new();
    table.of(by, |player| {
        if let Some(ship) = player.ship.take() {
            fittings.extend(ship.fittings.keys().copied());
        }
        player.captain = None;
        player.shown = false;
        player.at = Where::Nowhere;
        player.gold = 0;
        player.hand.clear();
        player.cargo.clear();
        player.specialists.clear();
        player.mission = None;
        player.mission_age = 0;
        player.bounties = Few::new();
        player.weapons = SomeOf::new();
        player.big_ship = false;
        player.retiring = false;
    });
    table.scattered.extend(fittings);
    table.discards.cargo.extend(cargo);
    table.discards.mission.extend(cards.iter().filter(|card| card.sort == Sort::Mission));
    table.discards.glory.extend(cards.iter().filter(|card| card.sort == Sort::Glory));
    table.used.retain(|used| used.by != by);
    table.lasting.retain(|lasting| lasting.by != by);
}
