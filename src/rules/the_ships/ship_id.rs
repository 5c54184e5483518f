//! The name a ship goes by in a battle, small enough to be copied into every happening.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The longest id a ship may have in a battle.
pub const LONGEST: usize = 23;

/// A ship's id: `revenge`, `san-martin`, `fireship-1`. At most [`LONGEST`] letters, digits and hyphens.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct ShipId {
    bytes: [u8; LONGEST],
    length: u8,
}

/// The id is empty or too long, or has other signs in it. The wording finds its sentence by `Display`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoShipId;

impl fmt::Display for NoShipId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ship-id")
    }
}

impl ShipId {
    /// The id in letters.
    #[must_use]
    pub fn as_str(&self) -> &str {
        let letters = self.bytes.get(..usize::from(self.length)).unwrap_or_default();
        std::str::from_utf8(letters).unwrap_or_default()
    }

    /// Is this her id?
    #[must_use]
    pub fn is(&self, id: &str) -> bool {
        self.bytes.get(..usize::from(self.length)) == Some(id.as_bytes())
    }
}

impl TryFrom<&str> for ShipId {
    type Error = NoShipId;

    fn try_from(text: &str) -> Result<Self, NoShipId> {
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
        if !text.bytes().all(plain) {
            return Err(NoShipId);
        }
        let mut bytes = [0; LONGEST];
        let room = bytes.get_mut(..text.len()).filter(|room| !room.is_empty()).ok_or(NoShipId)?;
        room.copy_from_slice(text.as_bytes());
        let length = u8::try_from(text.len()).map_err(|_| NoShipId)?;
        Ok(Self { bytes, length })
    }
}

impl TryFrom<String> for ShipId {
    type Error = NoShipId;

    fn try_from(text: String) -> Result<Self, NoShipId> {
        Self::try_from(text.as_str())
    }
}

impl From<ShipId> for String {
    fn from(id: ShipId) -> Self {
        id.as_str().to_owned()
    }
}

impl fmt::Debug for ShipId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}
