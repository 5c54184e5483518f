//! Shared parts of every ruleset: seats, questions for dice, choices and shuffles, and the journal of a match.
//!
//! A phase of a game is a straight-line function that reads like its rulebook. It tells happenings to a [`Referee`] and
//! asks it for throws, choices and shuffles; where an answer is missing it stops with `?`, and the same function is run
//! again from the same state once the answer is there. Nothing is kept on a stack: a position is always
//! *(state before, orders, answers so far)*, which is plain data.
//!
//! A whole game, small enough for a page: two captains write down a number each, a die is thrown, and the nearer one has won.
//!
//! ```
//! use weather_gage::rules::kernel::{
//!     Answer, Awaiting, GameId, Match, Misfit, Orders, PhaseEntry, Referee, Ruleset, Ruling, Seat, ThrowRequest, Viewer,
//!     Want,
//! };
//!
//! #[derive(Clone, Debug, PartialEq)]
//! struct Guess;
//!
//! /// The state of the game.
//! #[derive(Clone, Debug, Default, PartialEq, Hash)]
//! struct State {
//!     guesses: [u8; 2],
//!     die: Option<u8>,
//! }
//!
//! /// A fact in the past tense. Others are told of a number written down, but not its value.
//! #[derive(Clone, Debug, PartialEq)]
//! enum Happening {
//!     Written { by: Seat, guess: Option<u8> },
//!     Thrown { face: u8 },
//! }
//!
//! /// The only phase. It stops at the `?` until the die has been thrown, and is then run again from its beginning.
//! fn guess(referee: &mut Referee<'_, Guess>, orders: &Orders<Guess>) -> Ruling<(), Guess> {
//!     for (by, guess) in orders {
//!         referee.tell(Happening::Written { by: *by, guess: Some(*guess) });
//!     }
//!     let face = referee.d20(Seat(0), "who is nearer")?;
//!     referee.tell(Happening::Thrown { face });
//!     Ok(())
//! }
//!
//! impl Ruleset for Guess {
//!     const GAME: GameId = GameId("guess");
//!     const RULES_VERSION: u16 = 1;
//!     type Setup = ();
//!     type State = State;
//!     type Phase = ();
//!     type Order = u8;
//!     type Happening = Happening;
//!     type Refusal = &'static str;
//!     type SetupFault = ();
//!     type Why = &'static str;
//!     type Choice = ();
//!     type View = State;
//!
//!     fn set_up(_: &()) -> Result<State, ()> {
//!         Ok(State::default())
//!     }
//!     fn seats(_: &State) -> u8 {
//!         2
//!     }
//!     fn phase(_: &State) {}
//!     fn phases() -> &'static [PhaseEntry<Self>] {
//!         &[PhaseEntry { name: "guess", holds: |()| true, run: guess }]
//!     }
//!     fn awaited(_: &State) -> Vec<Seat> {
//!         vec![Seat(0), Seat(1)]
//!     }
//!     fn is_over(state: &State) -> bool {
//!         state.die.is_some()
//!     }
//!     fn check(_: &State, _: Seat, guess: &u8) -> Result<(), &'static str> {
//!         if (1..=20).contains(guess) { Ok(()) } else { Err("no die shows that") }
//!     }
//!     fn evolve(state: &mut State, happening: &Happening) {
//!         match happening {
//!             Happening::Written { by, guess } => state.guesses[usize::from(by.0)] = guess.unwrap_or_default(),
//!             Happening::Thrown { face } => state.die = Some(*face),
//!         }
//!     }
//!     fn seen_by(state: &State, viewer: Viewer) -> State {
//!         let mut view = state.clone();
//!         for seat in [Seat(0), Seat(1)] {
//!             if state.die.is_none() && !viewer.shares_secrets_of(seat) {
//!                 view.guesses[usize::from(seat.0)] = 0;
//!             }
//!         }
//!         view
//!     }
//!     fn told_to(_: &State, happening: &Happening, viewer: Viewer) -> Option<Happening> {
//!         Some(match happening {
//!             Happening::Written { by, .. } if !viewer.shares_secrets_of(*by) => {
//!                 Happening::Written { by: *by, guess: None }
//!             }
//!             open => open.clone(),
//!         })
//!     }
//! }
//!
//! // A match asks for one thing after the other.
//! let mut played = Match::<Guess>::begin(&()).unwrap();
//! assert_eq!(played.give(Seat(0), 21), Err(Misfit::Refused("no die shows that")));
//! played.give(Seat(0), 7).unwrap();
//! assert_eq!(played.awaiting(), &Awaiting::Orders(vec![Seat(1)]));
//! played.give(Seat(1), 12).unwrap();
//! let Awaiting::Answer(Want::Throw { request, .. }) = played.awaiting().clone() else { unreachable!() };
//! assert_eq!(request, ThrowRequest::dice(1, 20));
//! played.answer(Answer::Thrown(request.showing(&[9]))).unwrap();
//! assert_eq!(played.awaiting(), &Awaiting::Nothing);
//! assert_eq!(played.take_told().last(), Some(&Happening::Thrown { face: 9 }));
//!
//! // Its journal is enough to play it again.
//! assert_eq!(played.journal().replay().unwrap().state(), played.state());
//! ```

pub mod chapters;
pub mod digest;
mod facts;
mod journal;
pub mod keyed;
pub mod likeness;
mod match_;
pub mod piles;
mod referee;
mod ruleset;
pub mod ruling;
mod run;
mod seats;
pub mod shared;
mod throws;
mod wants;

pub use digest::{Digest, digest};
pub use facts::Rule;
pub use journal::{Entry, Journal, ReplayFault};
pub use match_::{Awaiting, Match, Misfit};
pub use referee::{Interruption, Referee, Ruling, Source};
pub use ruleset::{GameId, Orders, PhaseEntry, Procedure, Ruleset};
pub use run::{Run, run, run_forgetful, run_live};
pub use seats::{Seat, Secrecy, Viewer};
pub use throws::{BadOutcome, Missed, Piece, PieceId, Rest, ThrowOutcome, ThrowRequest, Throwable, Vessel};
pub use wants::{Answer, Want};
