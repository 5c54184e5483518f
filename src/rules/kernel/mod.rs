//! What every ruleset shares: who sits where, how rules ask for dice, choices and shuffles, and how a match is written down.
//!
//! A phase of a game is a straight-line function that reads like its rulebook. It tells happenings to a [`Referee`] and
//! asks it for throws, choices and shuffles; where an answer is missing it stops with `?`, and the same function is run
//! again from the same state once the answer is there. Nothing is kept on a stack: a position is always
//! *(state before, orders, answers so far)*, which is plain data.

mod chance;
mod contest;
mod digest;
mod facts;
mod journal;
mod natural;
mod referee;
mod ruleset;
mod run;
mod seats;
pub mod shared;
mod spread;
mod throws;
mod wants;

pub use chance::Chance;
pub use contest::{Awaiting, Match, Misfit};
pub use digest::{Digest, digest};
pub use facts::{Arg, Fact, Rule};
pub use journal::{Entry, Journal, ReplayFault};
pub use referee::{Interruption, Referee, Ruling, Source};
pub use ruleset::{GameId, Orders, Procedure, Ruleset};
pub use run::{Run, run, run_forgetful, run_live};
pub use seats::{Seat, Viewer};
pub use spread::Spread;
pub use throws::{BadOutcome, Piece, PieceId, Rest, ThrowOutcome, ThrowRequest, Throwable, Vessel};
pub use wants::{Answer, Want};
