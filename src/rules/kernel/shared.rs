//! Serialises a value that many states share by `Arc`. It is written out in full; each reader makes an `Arc` of its
//! own.

use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Writes the shared value.
///
/// # Errors
/// Those of the writer.
pub fn serialize<T: Serialize, S: Serializer>(shared: &Arc<T>, serializer: S) -> Result<S::Ok, S::Error> {
    T::serialize(shared, serializer)
}

/// Reads the shared value.
///
/// # Errors
/// Those of the reader.
pub fn deserialize<'de, T: Deserialize<'de>, D: Deserializer<'de>>(deserializer: D) -> Result<Arc<T>, D::Error> {
    T::deserialize(deserializer).map(Arc::new)
}
