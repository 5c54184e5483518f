//! Why an order cannot be given: a rule number, a wording key, and what goes into the sentence.

use serde::Serialize;

use crate::rules::kernel::{Fact, Rule};

/// A reason a captain would understand.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Refusal {
    /// The rule against it.
    pub rule: Rule,
    /// What there is to say.
    pub fact: Fact,
}

/// A refusal with nothing to go into the sentence yet.
#[must_use]
pub const fn refuse(rule: &'static str, key: &'static str) -> Refusal {
    Refusal { rule: Rule(rule), fact: Fact::plain(key) }
}

impl Refusal {
    /// With a number.
    #[must_use]
    pub fn number(mut self, name: &'static str, value: impl Into<i64>) -> Self {
        self.fact = self.fact.number(name, value);
        self
    }
}
