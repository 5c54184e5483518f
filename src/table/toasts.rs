//! Messages that come to the players by themselves, and leave by themselves: news soon, faults later.

use std::time::Duration;

use bevy::prelude::*;

use crate::logbook::wording::Fact;
use crate::table::pacing::redraw_on;

/// The tone of a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    News,
    /// Something is wrong, and the program went on without it.
    Fault,
}

impl Tone {
    /// A message of this tone stays this long.
    const fn stays(self) -> Duration {
        match self {
            Self::News => Duration::from_secs(4),
            Self::Fault => Duration::from_secs(12),
        }
    }
}

/// One message.
#[derive(Clone, PartialEq, Debug)]
pub struct Toast {
    /// Tells it apart from the others.
    pub number: u64,
    pub tone: Tone,
    /// The message, in the language that is set when it is read.
    pub fact: Fact,
    /// It still stays this long.
    left: Duration,
}

/// The messages that have not been put away yet, oldest first.
#[derive(Resource, Clone, Debug, Default)]
pub struct Toasts {
    waiting: Vec<Toast>,
    next: u64,
}

impl Toasts {
    /// Says something. The same message twice is said once.
    pub fn post(&mut self, tone: Tone, fact: Fact) {
        if self.waiting.iter().any(|toast| toast.fact == fact) {
            return;
        }
        self.waiting.push(Toast { number: self.next, tone, fact, left: tone.stays() });
        self.next += 1;
    }

    /// Puts one message away.
    pub fn dismiss(&mut self, number: u64) {
        self.waiting.retain(|toast| toast.number != number);
    }

    /// Takes back a message that is no longer true.
    pub fn withdraw(&mut self, fact: &Fact) {
        self.waiting.retain(|toast| toast.fact != *fact);
    }

    /// Lets time pass; messages that have stayed long enough go.
    pub fn age(&mut self, passed: Duration) {
        for toast in &mut self.waiting {
            toast.left = toast.left.saturating_sub(passed);
        }
        self.waiting.retain(|toast| !toast.left.is_zero());
    }

    /// The next one goes at this time.
    #[must_use]
    pub fn next_goes_in(&self) -> Option<Duration> {
        self.waiting.iter().map(|toast| toast.left).min()
    }

    /// Puts all away.
    pub fn dismiss_all(&mut self) {
        self.waiting.clear();
    }

    /// The messages, oldest first.
    #[must_use]
    pub fn waiting(&self) -> &[Toast] {
        &self.waiting
    }
}

fn let_them_go(time: Res<Time<Real>>, mut toasts: ResMut<Toasts>) {
    let there = toasts.waiting.len();
    toasts.bypass_change_detection().age(time.delta());
    if toasts.waiting.len() < there {
        toasts.set_changed();
    }
}

pub(super) fn plugin(app: &mut App) {
    redraw_on::<Toasts>(app);
    app.init_resource::<Toasts>().add_systems(PreUpdate, let_them_go);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::logbook::wording::key;

    #[test]
    fn news_leave_soon_and_faults_later() {
        let mut toasts = Toasts::default();
        toasts.post(Tone::News, Fact::from(key::TOAST_NAMES_ON));
        toasts.post(Tone::Fault, Fact::from(key::TOAST_NAMES_OFF));
        toasts.age(Duration::from_millis(3_900));
        assert_eq!((toasts.waiting().len(), toasts.next_goes_in()), (2, Some(Duration::from_millis(100))));
        toasts.age(Duration::from_millis(100));
        assert_eq!(toasts.waiting().iter().map(|toast| toast.tone).collect::<Vec<_>>(), [Tone::Fault]);
        toasts.age(Duration::from_secs(8));
        assert!(toasts.waiting().is_empty());
    }
}
