//! Advice: what a captain would order for another seat, and why. He is shown that seat’s view and nothing more, and the same
//! question always gets the same answer.

use std::fmt::Debug;

use super::bot::Crewed;

/// The order he would give, and why.
#[derive(Clone, Debug, PartialEq)]
pub struct Counsel<O, R> {
    /// The order.
    pub order: O,
    /// His reasons.
    pub reasons: Vec<R>,
}

/// A game whose captains give advice.
pub trait Counselled: Crewed {
    /// Why he would order it, as data: he makes no words.
    type Reason: Clone + Debug + PartialEq + Send + Sync;

    /// What he would order for the seat whose view this is; nothing where he has nothing to say. When he is told that it is
    /// `enough`, he says what he has found by then.
    fn counsel(view: &Self::View, enough: &dyn Fn() -> bool) -> Option<Counsel<Self::Order, Self::Reason>>;
}
