//! Messages that come to the players by themselves and stay until they are read.

use bevy::prelude::*;

use crate::logbook::wording::Fact;

/// How a message is meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    /// Good to know.
    News,
    /// Something is wrong, and the program went on without it.
    Fault,
}

/// One message.
#[derive(Clone, PartialEq, Debug)]
pub struct Toast {
    /// Tells it apart from the others.
    pub number: u64,
    /// How it is meant.
    pub tone: Tone,
    /// What it says, in whatever language is set when it is read.
    pub fact: Fact,
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
        self.waiting.push(Toast { number: self.next, tone, fact });
        self.next += 1;
    }

    /// Puts one message away.
    pub fn dismiss(&mut self, number: u64) {
        self.waiting.retain(|toast| toast.number != number);
    }

    /// Takes back what is true no longer.
    pub fn withdraw(&mut self, fact: &Fact) {
        self.waiting.retain(|toast| toast.fact != *fact);
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
