//! Glory points and cards, announced, played and declined; things in use; lasting effects; passing in advance
//! (MM-13, MM-28).

use serde::{Deserialize, Serialize};

use crate::rules::kernel::Secrecy::{self, Kept, Open, Shows};
use crate::rules::merchants_and_marauders::clauses::{Effect, Modifier, Span};
use crate::rules::merchants_and_marauders::glory::GloryFor;
use crate::rules::merchants_and_marauders::hours::{Ahead, Hour};
use crate::rules::merchants_and_marauders::ids::CardId;
use crate::rules::merchants_and_marauders::state::{Lasting, Outcome, Side, Source, State, Used};
use crate::rules::merchants_and_marauders::words::{Colour, Fitting, Location, Nation, Trade, Zone};

/// Cards and what they do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(deny_unknown_fields)]
pub enum Cards {
    // ---- glory
    /// The cube stands on `track` now (MM-13.1).
    PointGained {
        by: Colour,
        why: GloryFor,
        track: u8,
    },
    /// MM-13.2.
    GloryDrawn {
        by: Colour,
        card: Option<CardId>,
    },
    /// One of five cards in hand goes (MM-13.3).
    GloryDiscarded {
        by: Colour,
        card: CardId,
    },
    /// The discard pile is shuffled; the order, the top first, is nobody's to know (MM-13.4).
    GloryDeckRebuilt {
        cards: u8,
        order: Option<Vec<CardId>>,
    },
    /// A card was turned up in search of a specialist, and is discarded (MM-13.14).
    GloryTurnedUp {
        card: CardId,
    },
    /// Without a condition, from the discard pile or the deck (MM-13.14).
    SpecialistGained {
        by: Colour,
        card: CardId,
        trade: Trade,
    },

    // ---- cards of the hand
    /// Face down (MM-13.6).
    CardAnnounced {
        by: Colour,
        hour: Hour,
        card: Option<CardId>,
    },
    /// Shown, and taken back (MM-13.7).
    CardDeclined {
        by: Colour,
        card: CardId,
    },
    /// Shown; it works now, and is discarded unless it is a specialist's (MM-13.10).
    CardPlayed {
        by: Colour,
        card: CardId,
    },
    /// It has worked, and may be answered (MM-13.8).
    CardResolved {
        by: Colour,
        card: CardId,
    },
    /// The specialist's card lies open from now on (MM-13.12).
    Hired {
        by: Colour,
        card: CardId,
        trade: Trade,
    },
    /// The card stays in hand, known to all, and is not tried again this turn (G-60).
    HiringFailed {
        by: Colour,
        card: CardId,
    },
    /// As if this card had been played (MM-13.15).
    CardCopied {
        by: Colour,
        card: CardId,
    },

    // ---- open things
    /// A thing works for its owner, who may use it once in a span perhaps (MM-28.1).
    ThingUsed {
        by: Colour,
        source: Source,
        once: Option<Span>,
    },
    /// A cost: the token or card itself goes (MM-28.5).
    ThingDiscarded {
        by: Colour,
        source: Source,
    },
    /// It shows its used side (MM-19.11).
    FittingTurned {
        by: Colour,
        fitting: Fitting,
    },

    // ---- what they leave behind
    LastingBegan {
        by: Colour,
        source: Source,
        modifier: Modifier,
        span: Span,
    },
    ActionsGained {
        by: Colour,
        actions: u8,
    },
    MovesGained {
        by: Colour,
        moves: u8,
    },
    PortsOpened {
        by: Colour,
        ports: u8,
    },
    /// More or fewer dice at the next roll of this side.
    NextRollChanged {
        side: Side,
        dice: i8,
    },
    CrewSpared {
        by: Colour,
        crew: u8,
    },
    CrewTaken {
        from: Side,
        lost: u8,
        left: u8,
    },
    /// The battle ends after the loser's shots (MM-16.12).
    EscapeGranted {
        by: Colour,
    },
    /// The battle ends at once, without a victor.
    BattleBrokenOff {
        by: Colour,
    },
    BountyCancelled {
        by: Colour,
    },
    /// The toll was not paid: the ship stays outside (T-1).
    TurnedAway {
        by: Colour,
        zone: Zone,
    },
    /// Modifications may go over to the ship that is being bought (T-1).
    CarryAllowed {
        by: Colour,
    },
    /// Hand and unproved rumor of `of`, for the eyes of `by` alone.
    HandSeen {
        by: Colour,
        of: Colour,
        hand: Option<Vec<CardId>>,
        rumor: Option<CardId>,
    },
    /// Merchant tokens, for the eyes of `by` alone.
    MerchantsSeen {
        by: Colour,
        zones: Vec<Zone>,
        nations: Option<Vec<Nation>>,
    },

    // ---- passing in advance
    /// The owner's secret (MM-28.5).
    AheadSet {
        by: Colour,
        hour: Option<Hour>,
        ahead: Option<Ahead>,
    },
}

impl Cards {
    pub(super) fn rule_and_secrecy(&self) -> (&'static str, Secrecy) {
        match self {
            Self::PointGained { .. } => ("MM-13.1", Open),
            Self::GloryDrawn { .. } => ("MM-13.2", Kept),
            Self::GloryDiscarded { .. } => ("MM-13.3", Shows),
            Self::GloryDeckRebuilt { .. } => ("MM-13.4", Kept),
            Self::GloryTurnedUp { .. } | Self::SpecialistGained { .. } => ("MM-13.14", Shows),
            Self::CardAnnounced { .. } => ("MM-13.6", Kept),
            Self::CardDeclined { .. } => ("MM-13.7", Shows),
            Self::CardPlayed { .. } => ("MM-13.10", Shows),
            Self::CardResolved { .. } => ("MM-13.8", Open),
            Self::Hired { .. } => ("MM-13.12", Open),
            Self::HiringFailed { .. } => ("G-60", Open),
            Self::CardCopied { .. } => ("MM-13.15", Open),
            Self::ThingUsed { .. } => ("MM-28.1", Open),
            Self::FittingTurned { .. } => ("MM-19.11", Open),
            Self::ActionsGained { .. } | Self::MovesGained { .. } => ("MM-8.14", Open),
            Self::EscapeGranted { .. } => ("MM-16.12", Open),
            Self::TurnedAway { .. } | Self::CarryAllowed { .. } => ("T-1", Open),
            Self::ThingDiscarded { .. }
            | Self::LastingBegan { .. }
            | Self::PortsOpened { .. }
            | Self::NextRollChanged { .. }
            | Self::CrewSpared { .. }
            | Self::CrewTaken { .. }
            | Self::BattleBrokenOff { .. }
            | Self::BountyCancelled { .. } => ("MM-28.5", Open),
            Self::HandSeen { .. } | Self::MerchantsSeen { .. } => ("MM-28.5", Kept),
            Self::AheadSet { .. } => ("MM-28.5", Kept),
        }
    }

    pub(super) fn as_told(&self, shares: &dyn Fn(Colour) -> bool) -> Self {
        match *self {
            Self::GloryDrawn { by, card } => Self::GloryDrawn { by, card: card.filter(|_| shares(by)) },
            Self::GloryDeckRebuilt { cards, .. } => Self::GloryDeckRebuilt { cards, order: None },
            Self::CardAnnounced { by, hour, card } => {
                Self::CardAnnounced { by, hour, card: card.filter(|_| shares(by)) }
            }
            Self::HandSeen { by, of, .. } if !shares(by) && !shares(of) => {
                Self::HandSeen { by, of, hand: None, rumor: None }
            }
            Self::MerchantsSeen { by, ref zones, .. } if !shares(by) => {
                Self::MerchantsSeen { by, zones: zones.clone(), nations: None }
            }
            Self::AheadSet { by, .. } if !shares(by) => Self::AheadSet { by, hour: None, ahead: None },
            _ => self.clone(),
        }
    }

    pub(in crate::rules::merchants_and_marauders) fn apply(&self, table: &mut State) {
        match *self {
            Self::PointGained { by, track, .. } => table.of(by, |player| player.glory = track),
            Self::GloryDrawn { by, card } => {
                if let Some(card) = card {
                    table.decks.glory.retain(|other| *other != card);
                    table.of(by, |player| player.hand.push(card));
                }
            }
            Self::GloryDiscarded { by, card } => table.discard_from_hand(by, card),
            Self::GloryDeckRebuilt { ref order, .. } => {
                if let Some(order) = order {
                    table.decks.glory.clone_from(order);
                    table.discards.glory.clear();
                }
            }
            Self::GloryTurnedUp { card } => {
                table.decks.glory.retain(|other| *other != card);
                table.discards.glory.push(card);
            }
            Self::SpecialistGained { by, card, .. } => {
                table.decks.glory.retain(|other| *other != card);
                table.discards.glory.retain(|other| *other != card);
                table.of(by, |player| player.specialists.push(card));
            }
            Self::CardAnnounced { .. } | Self::CardDeclined { .. } | Self::CardCopied { .. } => {}
            Self::CardPlayed { by, card } => {
                if table.pack.glory.get(&card).is_none_or(|printed| printed.specialist.is_none()) {
                    table.discard_from_hand(by, card);
                }
            }
            Self::CardResolved { card, .. } => {
                // A copy of a copy copies what that one copied (MM-13.15).
                let printed = table.pack.glory.get(&card);
                let reactions = printed.iter().flat_map(|printed| &printed.clauses).filter_map(|own| own.reaction());
                if !reactions.flat_map(|own| own.effects).any(|effect| *effect == Effect::Copy) {
                    table.last_card = Some(card);
                }
            }
            Self::Hired { by, card, .. } => table.of(by, |player| {
                player.hand.retain(|other| *other != card);
                player.specialists.push(card);
            }),
            Self::HiringFailed { card, .. } => table.turn.hiring_failed.push(card),
            Self::ThingUsed { by, source, once } => {
                table.used.extend(once.map(|span| Used { by, source, span }));
            }
            Self::ThingDiscarded { by, source } => match source {
                Source::Weapon(weapon) => table.of(by, |player| _ = player.weapons.remove(&weapon)),
                Source::Specialist(card) => {
                    table.of(by, |player| player.specialists.retain(|other| *other != card));
                    table.discards.glory.push(card);
                }
                _ => {}
            },
            Self::FittingTurned { by, fitting } => table.of(by, |player| {
                if let Some(used) = player.ship.as_mut().and_then(|ship| ship.fittings.get_mut(&fitting)) {
                    *used = true;
                }
            }),
            Self::LastingBegan { by, source, modifier, span } => {
                table.lasting.push(Lasting { by, source, modifier, span });
            }
            Self::ActionsGained { actions, .. } => {
                table.turn.more_actions = table.turn.more_actions.saturating_add(actions);
            }
            Self::MovesGained { moves, .. } => table.turn.more_moves = table.turn.more_moves.saturating_add(moves),
            Self::PortsOpened { ports, .. } => table.turn.open_ports = table.turn.open_ports.saturating_add(ports),
            Self::NextRollChanged { side, dice } => {
                if let Some(battle) = &mut table.battle {
                    let place = battle.place(side);
                    battle.more.iter_mut().skip(place).take(1).for_each(|more| *more = more.saturating_add(dice));
                }
            }
            Self::CrewSpared { by, crew } => {
                if let Some(battle) = &mut table.battle {
                    let place = battle.place(Side::Player(by));
                    battle.spare.iter_mut().skip(place).take(1).for_each(|spare| *spare = spare.saturating_add(crew));
                }
            }
            Self::CrewTaken { from, left, .. } => table.set_track(from, Location::Crew, left),
            Self::EscapeGranted { by } => {
                if let Some(battle) = &mut table.battle {
                    battle.outcome = Some(Outcome::Escaped(Side::Player(by)));
                }
            }
            Self::BattleBrokenOff { .. } => {
                if let Some(battle) = &mut table.battle {
                    battle.outcome = Some(Outcome::Nobody);
                }
            }
            Self::BountyCancelled { .. } => table.bounty_cancelled = true,
            Self::TurnedAway { .. } => table.entering_port = None,
            Self::CarryAllowed { .. } => table.turn.carry = true,
            Self::HandSeen { .. } | Self::MerchantsSeen { .. } => {}
            Self::AheadSet { by, hour, ahead } => {
                if let (Some(hour), Some(ahead)) = (hour, ahead) {
                    table.of(by, |player| _ = player.ahead.insert(hour, ahead));
                }
            }
        }
    }
}

impl State {
    fn discard_from_hand(&mut self, by: Colour, card: CardId) {
        self.of(by, |player| player.hand.retain(|other| *other != card));
        self.discards.glory.push(card);
    }

    /// Effects and uses of this span end; a longer span ends the shorter ones in it (MM-7.6, 28.1).
    pub(super) fn end_span(&mut self, ended: Span) {
        let ends = |span: Span| span == ended || ended == Span::Round || (ended == Span::Turn && span != Span::Round);
        self.used.retain(|used| !ends(used.span));
        self.lasting.retain(|lasting| !ends(lasting.span));
        if ended != Span::Turn {
            return;
        }
        // A pass for this turn is over, and so is the next player's pass until the own turn (MM-28.5).
        let seats = self.players.len().max(1);
        let next = (usize::from(self.active.0) + 1) % seats;
        for (seat, player) in self.players.iter_mut().enumerate() {
            player.ahead.retain(|_, ahead| match ahead {
                Ahead::Ask => true,
                Ahead::PassThisTurn => false,
                Ahead::PassUntilMyTurn => seat != next,
            });
        }
    }
}
