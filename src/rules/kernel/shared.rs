//! What many states share is written out like anything else, and shared anew by whoever reads it.

use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Writes what is shared.
///
/// # Errors
/// Those of the writer.
pub fn serialize<T: Serialize, S: Serializer>(shared: &Arc<T>, serializer: S) -> Result<S::Ok, S::Error> {
    T::serialize(shared, serializer)
}

/// Reads what is shared.
///
/// # Errors
/// Those of the reader.
pub fn deserialize<'de, T: Deserialize<'de>, D: Deserializer<'de>>(deserializer: D) -> Result<Arc<T>, D::Error> {
    T::deserialize(deserializer).map(Arc::new)
}
