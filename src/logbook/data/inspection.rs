//! Inspects a file's content: figures within bounds, ids that exist, ships afloat.

use crate::logbook::wording::{Fact, key};

use super::fault::{DataFault, MOST_FAULTS};
use super::reading::Source;

/// Gathers the faults of one file.
pub struct Inspection<'a> {
    source: &'a Source,
    pub(super) faults: Vec<DataFault>,
    /// Faults that are only counted.
    more: usize,
}

impl<'a> Inspection<'a> {
    /// Of this file.
    pub const fn of(source: &'a Source) -> Self {
        Self { source, faults: Vec::new(), more: 0 }
    }

    /// Everything found.
    pub fn found(mut self) -> Vec<DataFault> {
        self.faults.extend(DataFault::and_more(&self.source.file, self.more));
        self.faults
    }

    /// The number of faults so far.
    pub const fn count(&self) -> usize {
        self.faults.len() + self.more
    }

    /// One more fault of the field with this path.
    pub fn fault(&mut self, field: impl Into<String>, what: Fact) {
        if self.faults.len() < MOST_FAULTS {
            self.faults.push(self.source.fault(field, what));
        } else {
            self.more += 1;
        }
    }

    /// A figure must lie within these bounds.
    pub fn within(&mut self, field: impl Into<String>, value: impl Into<i64>, least: i64, most: i64) {
        let value = value.into();
        if !(least..=most).contains(&value) {
            let what = Fact::from(key::FaultOutOfRange { value, least, most });
            self.fault(field, what);
        }
    }

    /// A list must have this number of entries.
    pub fn length(&mut self, field: impl Into<String>, found: usize, least: i64, most: i64) -> bool {
        let found = i64::try_from(found).unwrap_or(i64::MAX);
        let right = (least..=most).contains(&found);
        if !right {
            let what = match least == most {
                true => key::FaultHowManyExactly { count: most, found }.into(),
                false => key::FaultHowMany { least, most, found }.into(),
            };
            self.fault(field, what);
        }
        right
    }

    /// Ids are small letters, digits and hyphens, so that they are also file names and parts of wording keys.
    pub fn id(&mut self, field: impl Into<String>, id: &str) {
        let plain = id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
        let begins = id.chars().next().is_some_and(|c| c.is_ascii_lowercase());
        if !plain || !begins || id.len() > 40 || id.ends_with('-') {
            self.fault(field, Fact::from(key::FAULT_ID));
        }
    }
}
