//! Dice of tests, contests and crew combats, and what cards do to them (MM-4, MM-28.5).

use serde::{Deserialize, Serialize};

use crate::rules::kernel::Secrecy::{self, Open};
use crate::rules::merchants_and_marauders::state::{Hit, Roll, RollKind, Side, Source, State, Volley};
use crate::rules::merchants_and_marauders::words::{Colour, Location, Skill, Test, skulls};

/// Dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(deny_unknown_fields)]
pub enum Dice {
    /// The dice of a test, a contest or a crew combat lie open (MM-4.6).
    Rolled { by: Side, kind: RollKind, faces: Vec<u8> },
    /// Some of a side's dice are thrown again: their places from 0, and what they show now (MM-4.5).
    DiceThrownAgain { by: Side, dice: Vec<u8>, faces: Vec<u8> },
    /// A card turns a die of this side.
    DieTurned { by: Side, die: u8, face: u8 },
    /// Some dice of the volley on this side are thrown again (MM-17.3).
    HitsThrownAgain { at: Side, hits: Vec<u8>, faces: Vec<u8> },
    /// A card turns a die of the volley on this side.
    HitTurned { at: Side, hit: u8, face: u8 },
    /// A card lets the test count as passed.
    TestCounts { by: Colour },
    /// Failed dice become successes (MM-11.8).
    DiceMadeSkulls { by: Colour, dice: u8 },
    /// Single dice of a card or a thing lie open.
    CardDiceThrown { by: Colour, source: Source, faces: Vec<u8> },
    /// The result of a test stands, and its dice are taken up (MM-4.2).
    TestOver { by: Colour, test: Test, skill: Skill, successes: u8 },
    /// All dice are taken up.
    DiceGathered,
}

impl Dice {
    pub(super) fn rule_and_secrecy(&self) -> (&'static str, Secrecy) {
        match self {
            Self::Rolled { kind: RollKind::Test(..), .. } => ("MM-4.2", Open),
            Self::Rolled { kind: RollKind::Contest, .. } => ("MM-16.6", Open),
            Self::Rolled { kind: RollKind::CrewCombat, .. } => ("MM-18.3", Open),
            Self::DiceThrownAgain { .. } => ("MM-4.5", Open),
            Self::HitsThrownAgain { .. } => ("MM-17.3", Open),
            Self::DieTurned { .. } | Self::HitTurned { .. } | Self::TestCounts { .. } => ("MM-28.5", Open),
            Self::DiceMadeSkulls { .. } => ("MM-11.8", Open),
            Self::CardDiceThrown { .. } => ("MM-29.2", Open),
            Self::TestOver { .. } => ("MM-4.2", Open),
            Self::DiceGathered => ("MM-4.6", Open),
        }
    }

    pub(super) fn as_told(&self, _: &dyn Fn(Colour) -> bool) -> Self {
        self.clone()
    }

    pub(in crate::rules::merchants_and_marauders) fn apply(&self, table: &mut State) {
        match *self {
            Self::Rolled { by, kind, ref faces } => table.lay_open(by, kind, faces),
            Self::DiceThrownAgain { by, ref dice, ref faces } => table.roll_of(by, |roll| {
                for (die, face) in dice.iter().zip(faces) {
                    if let Some(old) = roll.faces.get_mut(usize::from(*die)) {
                        *old = *face;
                    }
                }
                // A skull made by a token does not outlive its die (MM-4.5).
                let failed = roll.faces.len().saturating_sub(usize::from(skulls(&roll.faces)));
                roll.made = roll.made.min(u8::try_from(failed).unwrap_or(u8::MAX));
                if dice.len() == roll.faces.len() {
                    roll.made = 0;
                }
            }),
            Self::DieTurned { by, die, face } => table.roll_of(by, |roll| {
                if let Some(old) = roll.faces.get_mut(usize::from(die)) {
                    *old = face;
                }
            }),
            Self::HitsThrownAgain { at, ref hits, ref faces } => table.volley_on(at, |volley| {
                hits.iter().zip(faces).for_each(|(hit, face)| volley.turn(*hit, *face));
            }),
            Self::HitTurned { at, hit, face } => table.volley_on(at, |volley| volley.turn(hit, face)),
            Self::TestCounts { by } => table.roll_of(Side::Player(by), |roll| roll.passed = true),
            Self::DiceMadeSkulls { by, dice } => {
                table.roll_of(Side::Player(by), |roll| roll.made = roll.made.saturating_add(dice));
            }
            Self::CardDiceThrown { .. } => {}
            Self::TestOver { by, .. } => {
                let test = |roll: &Roll| roll.by == Side::Player(by) && matches!(roll.kind, RollKind::Test(..));
                if table.rolls.last().is_some_and(test) {
                    table.rolls.pop();
                }
            }
            Self::DiceGathered => table.rolls.clear(),
        }
    }
}

impl State {
    /// Dice of a contest or a crew combat stay until its next; those of a test lie on top of them, until it is over.
    fn lay_open(&mut self, by: Side, kind: RollKind, faces: &[u8]) {
        if !matches!(kind, RollKind::Test(..)) {
            if self.rolls.iter().any(|roll| roll.by == by || roll.kind != kind) {
                self.rolls.clear();
            }
            // More or fewer dice were for this roll alone.
            if let Some(battle) = &mut self.battle {
                let place = battle.place(by);
                battle.more.iter_mut().skip(place).take(1).for_each(|more| *more = 0);
            }
        }
        self.rolls.push(Roll { by, kind, faces: faces.to_vec(), passed: false, made: 0 });
    }

    /// Changes the dice of this side that were thrown last.
    fn roll_of(&mut self, by: Side, change: impl FnOnce(&mut Roll)) {
        if let Some(roll) = self.rolls.iter_mut().rev().find(|roll| roll.by == by) {
            change(roll);
        }
    }

    fn volley_on(&mut self, at: Side, change: impl FnOnce(&mut Volley)) {
        if let Some(volley) = self.volleys.iter_mut().find(|volley| volley.at == at) {
            change(volley);
        }
    }
}

impl Volley {
    /// A die shows another face, and its hit goes elsewhere (MM-17.2).
    fn turn(&mut self, hit: u8, face: u8) {
        if let Some(hit) = self.hits.get_mut(usize::from(hit)) {
            *hit = Hit { face, location: Location::of_face(face), ..*hit };
        }
    }
}
