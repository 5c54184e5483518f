//! A stop watch for summaries: the one place of the command line that asks for the time.

use std::time::Instant;

/// Running since it was made.
pub struct Watch(Instant);

impl Watch {
    /// Starts it.
    #[must_use]
    #[expect(clippy::disallowed_methods, reason = "how long a simulation took is for its summary, never for a game")]
    pub fn start() -> Self {
        Self(Instant::now())
    }

    /// It has run this long.
    #[must_use]
    pub fn seconds(&self) -> f64 {
        self.0.elapsed().as_secs_f64()
    }
}
