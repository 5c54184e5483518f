//! Faults of a script's step, as facts with the rule they offend.

use crate::headless::OffTable;
use crate::logbook::wording::{Fact, key};
use crate::rules::kernel::{Seat, ThrowRequest, Want};

use super::player::side;

/// Something that does not fit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StepFault {
    pub what: Fact,
    /// The rule that wants or refuses something else.
    pub rule: Option<String>,
}

impl StepFault {
    /// By no rule of the game.
    #[must_use]
    pub const fn of(what: Fact) -> Self {
        Self { what, rule: None }
    }

    /// By this rule.
    #[must_use]
    pub fn by(what: Fact, rule: &str) -> Self {
        Self { what, rule: Some(rule.to_owned()) }
    }
}

/// Names the input that is wanted in place of the given step.
#[must_use]
pub fn wanted<G: OffTable>(want: &Want<G>, state: &G::State) -> StepFault {
    let side = |seat: &Seat| side::<G>(state, *seat).unwrap_or_default();
    let fact = match want {
        Want::Throw { by, request, .. } => {
            Fact::from(key::ScriptThrowWanted { dice: request.thrown(), side: side(by) })
        }
        Want::Choice { by, options, .. } => {
            let words: Vec<_> = options.iter().map(G::word).collect();
            Fact::from(key::ScriptChoiceWanted { side: side(by), words: words.join(", ") })
        }
        Want::Shuffle { cards, .. } => Fact::from(key::ScriptShuffleWanted { cards: i64::from(*cards) }),
    };
    StepFault::by(fact, G::asks(want.why()).0)
}

/// Finds the fault of these faces for this throw, if there is one.
#[must_use]
pub fn dice_misfit(request: &ThrowRequest, faces: &[u8]) -> Option<Fact> {
    if faces.len() != request.thrown() {
        return Some(key::ScriptDiceCount { given: faces.len(), wanted: request.thrown() }.into());
    }
    let strange = faces.iter().find(|face| !(1..=20).contains(*face))?;
    Some(Fact::from(key::ScriptFace { face: *strange }))
}
