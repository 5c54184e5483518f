//! Advice: what a captain would order for another seat, and why ([`Crewed::counsel`](super::Crewed::counsel)).

/// The order he would give, and why.
#[derive(Clone, Debug, PartialEq)]
pub struct Counsel<O, R> {
    pub order: O,
    pub reasons: Vec<R>,
}
