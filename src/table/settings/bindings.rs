//! Which key or button does what: one table that drives input, help and rebinding.

use serde::{Deserialize, Serialize};

/// The table of keys and buttons.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Bindings {}
