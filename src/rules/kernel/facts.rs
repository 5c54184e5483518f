//! Rule numbers: rules speak in values of their own, which the wording puts into sentences.

use serde::Serialize;

/// The number of a rule in its specification, such as `TS-14.7`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Rule(pub &'static str);
