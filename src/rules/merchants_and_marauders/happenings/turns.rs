//! The round of turns, actions, moves, and the Port action (MM-8 to MM-10).

use serde::{Deserialize, Serialize};

use crate::rules::kernel::Secrecy::{self, Open};
use crate::rules::merchants_and_marauders::clauses::Span;
use crate::rules::merchants_and_marauders::ids::CardId;
use crate::rules::merchants_and_marauders::state::{Activity, Phase, State, Target, Turn, Where};
use crate::rules::merchants_and_marauders::words::{Colour, Zone};

/// The round of turns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(deny_unknown_fields)]
pub enum Turns {
    /// The next step began.
    PhaseBegan {
        phase: Phase,
    },
    /// Everything that counts by own turns is a turn older.
    TurnBegan {
        by: Colour,
    },
    /// Effects that last for a turn are over.
    TurnEnded {
        by: Colour,
    },
    /// One of the actions was spent, or one of those for Move only (MM-8.1, 8.14).
    ActionSpent {
        by: Colour,
        for_move: bool,
    },
    /// One of the closed ports that a card opened this turn is entered.
    EntryUsed {
        by: Colour,
    },
    /// The ship is in the zone, or in its port.
    Moved {
        by: Colour,
        to: Where,
    },
    /// The ship is about to enter.
    EntryBegan {
        by: Colour,
        port: Zone,
    },
    /// A Scout action named its target (MM-9.1).
    ScoutBegan {
        by: Colour,
        target: Target,
        zone: Zone,
    },
    PortBegan {
        by: Colour,
        port: Zone,
    },
    ActivityBegan {
        by: Colour,
        activity: Activity,
    },
    /// A step between activities, for this card (MM-10.4).
    StepTaken {
        by: Colour,
        card: CardId,
    },
    PortEnded {
        by: Colour,
    },
}

impl Turns {
    pub(super) fn rule_and_secrecy(&self) -> (&'static str, Secrecy) {
        match self {
            Self::PhaseBegan { phase } => (rule_of(*phase), Open),
            Self::TurnBegan { .. } => ("MM-8.13", Open),
            Self::TurnEnded { .. } | Self::ActionSpent { .. } => ("MM-8.1", Open),
            Self::EntryUsed { .. } | Self::EntryBegan { .. } => ("MM-8.7", Open),
            Self::Moved { .. } => ("MM-8.4", Open),
            Self::ScoutBegan { .. } => ("MM-9.1", Open),
            Self::PortBegan { .. } | Self::ActivityBegan { .. } | Self::PortEnded { .. } => ("MM-10.1", Open),
            Self::StepTaken { .. } => ("MM-10.4", Open),
        }
    }

    pub(super) fn as_told(&self, _: &dyn Fn(Colour) -> bool) -> Self {
        self.clone()
    }

    pub(in crate::rules::merchants_and_marauders) fn apply(&self, table: &mut State) {
        match *self {
            Self::PhaseBegan { phase } => table.phase = phase,
            Self::TurnBegan { by } => begin(table, by),
            Self::TurnEnded { by } => {
                table.of(by, |player| player.played = true);
                table.end_span(Span::Turn);
            }
            Self::ActionSpent { for_move: true, .. } => {
                table.turn.moves_spent = table.turn.moves_spent.saturating_add(1);
            }
            Self::ActionSpent { .. } => table.turn.spent = table.turn.spent.saturating_add(1),
            Self::EntryUsed { .. } => table.turn.open_ports = table.turn.open_ports.saturating_sub(1),
            Self::Moved { by, to } => {
                table.of(by, |player| player.at = to);
                table.entering_port = None;
            }
            Self::EntryBegan { port, .. } => table.entering_port = Some(port),
            Self::ScoutBegan { target, zone, .. } => table.turn.scouted.push((target, zone)),
            Self::PortBegan { .. } => {
                table.turn.port = true;
                table.turn.activities.clear();
                table.turn.steps.clear();
            }
            Self::ActivityBegan { activity, .. } => table.turn.activities.push(activity),
            Self::StepTaken { card, .. } => table.turn.steps.push(card),
            Self::PortEnded { .. } => {
                table.turn.activities.clear();
                table.turn.steps.clear();
                table.end_span(Span::PortAction);
            }
        }
    }
}

/// A step of the game is described by this rule.
const fn rule_of(phase: Phase) -> &'static str {
    match phase {
        Phase::SettingOut | Phase::Ships | Phase::Reveal => "MM-6.8",
        Phase::Round => "MM-7.1",
        Phase::TurnStart | Phase::TurnEnd => "MM-8.13",
        Phase::Actions => "MM-8.1",
        Phase::Port => "MM-10.1",
        Phase::Raid => "MM-11.1",
        Phase::Battle => "MM-16.3",
        Phase::RoundEnd => "MM-7.8",
        Phase::Over => "MM-22.7",
    }
}

fn begin(table: &mut State, by: Colour) {
    table.active = table.seat(by);
    table.turn = Turn::default();
    table.of(by, |player| {
        player.mission_age = player.mission_age.saturating_add(1);
        if let Some((_, ago)) = &mut player.last_buy {
            *ago = ago.saturating_add(1);
        }
    });
}
