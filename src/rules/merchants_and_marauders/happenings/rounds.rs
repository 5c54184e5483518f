//! Happenings of the round: merchants, events, ships of no player, war (MM-7, MM-14, MM-15).

use serde::{Deserialize, Serialize};

use crate::rules::kernel::Secrecy::{self, Kept, Open, Shows, ShowsInPart};
use crate::rules::kernel::piles::drawn;
use crate::rules::merchants_and_marauders::clauses::Span;
use crate::rules::merchants_and_marauders::ids::CardId;
use crate::rules::merchants_and_marauders::state::{State, Turn};
use crate::rules::merchants_and_marauders::words::{Colour, Compass, Good, Nation, NpcKind, Zone};

/// A ship of no player is hostile to a captain for this reason (MM-14.10, MM-14.11). It never tells the amount of a
/// player's gold (MM-14.13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Grudge {
    /// The level of the bounty of its own nation.
    Bounty(u8),
    /// The levels of all other bounties.
    OtherBounties(u8),
    /// Its nation is at war with the captain's.
    War,
    /// A pirate chases a captain who is none.
    NoPirate,
}

/// A ship of no player sails by one of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Course {
    /// It hunts a captain (MM-14.21).
    Hunt(Colour, Grudge),
    /// It follows the letter of its icon, or the next one clockwise (MM-14.22).
    Letter(Compass),
    /// A card moves it.
    Card,
}

/// The round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(deny_unknown_fields)]
pub enum Rounds {
    RoundBegan {
        round: u16,
    },
    /// The tokens of the track were mixed and dealt face down to the zones without one (MM-6.4, MM-7.2).
    MerchantsDealt {
        zones: Vec<Zone>,
        tokens: Option<Vec<Nation>>,
    },
    /// A captain among the events is laid into the row (MM-14.3).
    EventTurned {
        card: CardId,
    },
    /// The ship of an icon is not on the board (MM-14.20).
    IconSkipped {
        npc: NpcKind,
    },
    NpcSailed {
        npc: NpcKind,
        from: Zone,
        to: Zone,
        course: Course,
    },
    /// The prey is in the same zone (MM-14.21).
    NpcStayed {
        npc: NpcKind,
        at: Zone,
        prey: Colour,
        because: Grudge,
    },
    /// The dice of a ship of no player that looks for a captain (MM-14.14).
    NpcScouted {
        npc: NpcKind,
        by: Colour,
        faces: Vec<u8>,
        found: bool,
    },
    /// A new captain takes command (MM-14.3, MM-14.4).
    NpcEntered {
        npc: NpcKind,
        card: CardId,
        at: Zone,
        man_of_war: bool,
    },
    /// One of the captains below follows the beaten one (MM-14.6).
    NpcReturned {
        npc: NpcKind,
        card: CardId,
        at: Zone,
        man_of_war: bool,
    },
    /// The top card went to the discard, and the model left (MM-14.6).
    NpcBeaten {
        npc: NpcKind,
        card: Option<CardId>,
    },
    /// A naval ship became a Man-of-War (MM-15.3).
    NpcArmed {
        npc: NpcKind,
    },
    /// It is a Frigate again (MM-15.4).
    NpcDisarmed {
        npc: NpcKind,
    },
    SquadronEntered {
        nation: Nation,
        at: Zone,
    },
    SquadronLeft {
        nation: Nation,
    },
    /// The card stays in the War box (MM-15.1).
    WarBroke {
        card: CardId,
        one: Nation,
        other: Nation,
    },
    WarEnded {
        one: Nation,
        other: Nation,
    },
    /// Everybody has had a turn.
    RoundClosed {
        round: u16,
    },
    /// The demand token of the event went back to the reserve, which was mixed (T-6).
    LaidTokenReturned {
        good: Good,
        reserve: Option<Vec<Good>>,
    },
    /// The event is over and discarded (MM-7.5, MM-7.6).
    EventDiscarded {
        card: CardId,
    },
    /// Effects of this round are over.
    RoundEnded {
        round: u16,
    },
}

impl Rounds {
    /// Each happening names its rule and its secrecy (MM-26).
    pub(super) fn rule_and_secrecy(&self) -> (&'static str, Secrecy) {
        match self {
            Self::RoundBegan { .. } => ("MM-7.1", Open),
            Self::MerchantsDealt { .. } => ("MM-7.2", Kept),
            Self::EventTurned { .. } => ("MM-7.4", Shows),
            Self::IconSkipped { .. } => ("MM-14.20", Open),
            Self::NpcSailed { course: Course::Letter(_), .. } => ("MM-14.22", Open),
            // Gold is compared without a word of it (MM-14.13).
            Self::NpcSailed { course: Course::Hunt(..), .. } | Self::NpcStayed { .. } => ("MM-14.21", Open),
            Self::NpcSailed { course: Course::Card, .. } => ("MM-14.8", Open),
            Self::NpcScouted { .. } => ("MM-14.14", Open),
            Self::NpcEntered { .. } => ("MM-14.3", Open),
            Self::NpcReturned { .. } | Self::NpcBeaten { .. } => ("MM-14.6", Open),
            Self::NpcArmed { .. } | Self::SquadronEntered { .. } => ("MM-15.3", Open),
            Self::NpcDisarmed { .. } | Self::SquadronLeft { .. } => ("MM-15.4", Open),
            Self::WarBroke { .. } => ("MM-15.1", Open),
            Self::WarEnded { .. } => ("MM-15.2", Open),
            Self::RoundClosed { .. } => ("MM-7.8", Open),
            Self::LaidTokenReturned { .. } => ("T-6", ShowsInPart),
            Self::EventDiscarded { .. } => ("MM-7.5", Open),
            Self::RoundEnded { .. } => ("MM-7.6", Open),
        }
    }

    pub(in crate::rules::merchants_and_marauders) fn apply(&self, table: &mut State) {
        match *self {
            Self::IconSkipped { .. } | Self::NpcStayed { .. } | Self::NpcScouted { .. } => {}
            Self::RoundBegan { round } => {
                table.round = round;
                table.active = table.first;
                table.new_war = false;
                table.players.iter_mut().for_each(|player| player.played = false);
            }
            Self::MerchantsDealt { ref zones, ref tokens } => {
                let mut left = tokens.clone().unwrap_or_default();
                for zone in zones {
                    if let Some(token) = drawn(&mut left) {
                        table.merchants.insert(*zone, token);
                    }
                }
                table.track = left;
            }
            Self::EventTurned { card } => {
                table.decks.event.retain(|lying| *lying != card);
                if table.pack.events.get(&card).is_some_and(|event| event.npc.is_some()) {
                    table.entering.push(card);
                } else {
                    table.event = Some(card);
                }
            }
            Self::NpcSailed { npc, to, .. } => {
                if let Some(ship) = table.npcs.get_mut(&npc) {
                    ship.at = Some(to);
                }
            }
            Self::NpcEntered { npc, card, at, man_of_war } | Self::NpcReturned { npc, card, at, man_of_war } => {
                table.decks.event.retain(|lying| *lying != card);
                table.entering.retain(|lying| *lying != card);
                table.returning.retain(|beaten| *beaten != npc);
                let ship = table.npcs.made(npc);
                ship.cards.retain(|lying| *lying != card);
                ship.cards.insert(0, card);
                ship.at = Some(at);
                ship.man_of_war = man_of_war;
                ship.squadron = false;
            }
            Self::NpcBeaten { npc, card } => {
                let Some(ship) = table.npcs.get_mut(&npc) else { return };
                ship.cards.retain(|lying| Some(*lying) != card);
                ship.at = None;
                ship.man_of_war = false;
                ship.squadron = false;
                if ship.cards.is_empty() {
                    table.npcs.remove(&npc);
                } else if !table.returning.contains(&npc) {
                    table.returning.push(npc);
                }
                table.discards.event.extend(card);
            }
            Self::NpcArmed { npc } | Self::NpcDisarmed { npc } => {
                if let Some(ship) = table.npcs.get_mut(&npc) {
                    ship.man_of_war = matches!(self, Self::NpcArmed { .. });
                }
            }
            Self::SquadronEntered { nation, at } => {
                let ship = table.npcs.made(NpcKind::of(nation));
                ship.at = Some(at);
                ship.man_of_war = true;
                ship.squadron = true;
            }
            Self::SquadronLeft { nation } => drop(table.npcs.remove(&NpcKind::of(nation))),
            Self::WarBroke { card, one, other } => {
                table.war = Some((one, other));
                table.war_card = Some(card);
                table.new_war = true;
                table.decks.event.retain(|lying| *lying != card);
                table.event.take_if(|lying| *lying == card);
            }
            Self::WarEnded { .. } => {
                table.war = None;
                table.new_war = false;
                table.discards.event.extend(table.war_card.take());
            }
            // Effects of the round's end come in turn order.
            Self::RoundClosed { .. } => {
                table.active = table.first;
                table.turn = Turn::default();
            }
            Self::LaidTokenReturned { ref reserve, .. } => {
                table.laid = None;
                table.reserve = reserve.clone().unwrap_or_default();
            }
            Self::EventDiscarded { card } => {
                table.event = None;
                table.discards.event.push(card);
            }
            Self::RoundEnded { round } => {
                table.round = round.saturating_add(1);
                table.end_span(Span::Round);
            }
        }
    }

    /// Face-down tokens are told to nobody.
    pub(super) fn as_told(&self, _: &dyn Fn(Colour) -> bool) -> Self {
        match self {
            Self::MerchantsDealt { zones, .. } => Self::MerchantsDealt { zones: zones.clone(), tokens: None },
            Self::LaidTokenReturned { good, .. } => Self::LaidTokenReturned { good: *good, reserve: None },
            _ => self.clone(),
        }
    }
}
