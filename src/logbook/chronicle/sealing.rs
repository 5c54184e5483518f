//! Seals the journal under a key that does not lie in the file: no order can be read from the file alone.

use std::fmt;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD_NO_PAD as LETTERS;
use chacha20poly1305::aead::{Aead, KeyInit, Payload};
use chacha20poly1305::{XChaCha20Poly1305, XNonce};

/// Bytes of a key, and of a nonce.
const KEY: usize = 32;
pub(super) const NONCE: usize = 24;

/// The key of a battle. It is not printed.
#[derive(Clone, PartialEq, Eq)]
pub struct Key([u8; KEY]);

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(..)")
    }
}

impl Key {
    /// A key from random bytes.
    #[must_use]
    pub const fn of(bytes: [u8; KEY]) -> Self {
        Self(bytes)
    }

    /// As a file keeps it.
    #[must_use]
    pub fn write(&self) -> String {
        LETTERS.encode(self.0) + "\n"
    }

    /// Reads such a file.
    #[must_use]
    pub fn read(file: &str) -> Option<Self> {
        LETTERS.decode(file.trim()).ok()?.try_into().ok().map(Self)
    }
}

/// A key, and bytes that were never used with it before.
#[derive(Clone, Debug)]
pub struct Seal {
    pub key: Key,
    /// Drawn for this one use.
    pub nonce: [u8; NONCE],
}

impl Seal {
    /// The same key, and bytes that were never used with it either: for something else that lies in the same save.
    pub(super) fn beside(&self) -> Self {
        Self { key: self.key.clone(), nonce: self.nonce.map(|byte| !byte) }
    }

    /// Seals a text and writes it in letters, with its nonce; `about` stands in clear beside it, and is bound to it.
    pub(super) fn close(&self, about: &str, text: &str) -> Option<(String, String)> {
        let cipher = XChaCha20Poly1305::new(&self.key.0.into());
        let payload = Payload { msg: text.as_bytes(), aad: about.as_bytes() };
        let sealed = cipher.encrypt(&self.nonce.into(), payload).ok()?;
        Some((LETTERS.encode(self.nonce), LETTERS.encode(&sealed)))
    }
}

/// The sealed text; none where key, text or heading are not those it was sealed with.
pub(super) fn open(key: &Key, (nonce, sealed): (&str, &str), about: &str) -> Option<String> {
    let nonce: [u8; NONCE] = LETTERS.decode(nonce).ok()?.try_into().ok()?;
    let sealed = LETTERS.decode(sealed.trim()).ok()?;
    let payload = Payload { msg: &sealed, aad: about.as_bytes() };
    let text = XChaCha20Poly1305::new(&key.0.into()).decrypt(&XNonce::from(nonce), payload).ok()?;
    String::from_utf8(text).ok()
}
