//! Advice: a captain's order for another seat, with reasons ([`Crewed::counsel`](super::Crewed::counsel)).

/// The advised order, with its reasons.
#[derive(Clone, Debug, PartialEq)]
pub struct Counsel<O, R> {
    pub order: O,
    pub reasons: Vec<R>,
}
