//! The records of the throws of a match, as they are kept beside its journal.

use std::collections::BTreeMap;
use std::sync::Arc;

use bevy::prelude::*;

use crate::dice::{self, ThrowRecord};
use crate::rules::kernel::{Seat, ThrowOutcome, ThrowRequest};

/// The records of a match: a line of text for each throw, by its number among all inputs.
#[derive(Clone, Default, Debug)]
pub(super) struct ThrowBook(BTreeMap<usize, Arc<str>>);

impl ThrowBook {
    pub(super) fn of(lines: Vec<(usize, Arc<str>)>) -> Self {
        Self(lines.into_iter().collect())
    }

    /// Keeps how a throw came about.
    pub(super) fn keep(&mut self, number: usize, by: Seat, request: &ThrowRequest, answer: &dice::Answer) {
        match ThrowRecord::new(by, request.clone(), answer).write() {
            Some(line) => {
                self.0.insert(number, line.into());
            }
            None => warn!("a throw cannot be written down"),
        }
    }

    /// Forgets everything from this input on.
    pub(super) fn forget_from(&mut self, number: usize) {
        self.0.split_off(&number);
    }

    /// The record of a throw, as a line of text.
    pub(super) fn line(&self, number: usize) -> Option<&str> {
        self.0.get(&number).map(|line| &**line)
    }

    /// The records of the first `inputs` inputs.
    pub(super) fn first(&self, inputs: usize) -> Vec<(usize, Arc<str>)> {
        self.0.range(..inputs).map(|(number, line)| (*number, line.clone())).collect()
    }

    /// The record of a throw, if it shows this outcome.
    pub(super) fn showing(&self, number: usize, outcome: &ThrowOutcome) -> Option<Arc<ThrowRecord>> {
        let record = ThrowRecord::read(self.0.get(&number)?)?;
        record.shows(outcome).then(|| Arc::new(record))
    }
}
