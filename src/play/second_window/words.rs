//! The protocol between the two windows, a line of JSON each. The first says only facts that the seat of the second may
//! know.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::dice::Way;
use crate::logbook::chronicle::KeptPlayer;
use crate::logbook::difference::Change;
use crate::play::activity::TableActivity;
use crate::play::at_table::AtTable;
use crate::play::consent::{Motion, Motioned};
use crate::play::notebooks::Notebook;
use crate::play::sand_glass::Sand;
use crate::play::seen::Asked;
use crate::play::since::Since;
use crate::play::undo::Undoable;
use crate::rules::kernel::{Seat, ThrowOutcome, ThrowRequest};

/// Both windows are of one build; a program that was exchanged meanwhile is found out.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The line that says [`Said::Afresh`]: the second window catches up with the lines before it.
pub const AFRESH: &str = "\"Afresh\"";

/// The first message seats a player at the second window, in a game. All before it is forgotten.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sit {
    /// The version of the program.
    pub version: String,
    /// The game, by name.
    pub game: String,
    pub seat: Seat,
    pub players: Vec<KeptPlayer>,
    /// Counts the seatings there.
    pub sitting: u32,
    /// The seat's notebook.
    pub keeps: Notebook,
}

/// Messages of the first window.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[serde(bound = "")]
pub enum Said<G: AtTable> {
    /// A seat sits down.
    Sit(Sit),
    /// This happened before, or needs no show.
    Line(WireLine<G>),
    /// This happened, and is to be shown: the table after it.
    Told(WireLine<G>, Option<Change>),
    /// These lines of the log were undone, by their places in it.
    Struck(Vec<usize>),
    /// The pieces of a throw have come to rest so.
    Thrown {
        by: Seat,
        /// Its number among all inputs.
        number: usize,
        request: ThrowRequest,
        outcome: ThrowOutcome,
        record: String,
    },
    /// The show is broken off; the table is set out afresh.
    Afresh,
    /// These dice lie in the tray as the table is set out afresh.
    Lies {
        record: Option<String>,
        /// The purpose of that throw.
        why: Option<G::Why>,
    },
    Stands(Box<SeenUpdate<G>>),
    /// The news since the seat's last order, said when its turn comes round.
    Since(Box<Since<G>>),
    /// The table is busy with this.
    Busy(TableActivity),
    /// The order of the seat was taken back: as it was written.
    Back(G::Order),
    /// The sand has run out for this seat.
    RanOut(Seat),
}

/// A line of the log, as the seat was told it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[serde(bound = "")]
pub struct WireLine<G: AtTable> {
    pub turn: u16,
    pub phase: G::Phase,
    /// Its place in the phase.
    pub entry: usize,
    pub struck: bool,
    /// The version for the seat.
    pub told: G::Happening,
    /// The version for everybody, if it differs.
    pub open: Open<G>,
}

/// The version of a line that everybody was told.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub enum Open<G: AtTable> {
    Same,
    Nothing,
    Less(G::Happening),
}

/// The view of the second window, the table as a change of the one before.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[serde(bound = "")]
pub struct SeenUpdate<G: AtTable> {
    pub seat: Option<Seat>,
    /// The id of the scenario.
    pub title: String,
    /// The table as a change of the last one.
    pub view: Option<Change>,
    pub asked: Asked<G>,
    /// Orders of these seats lie sealed.
    pub sealed: Vec<Seat>,
    /// The place in the log of the line that is looked at again.
    pub moment: Option<usize>,
    /// The match is played again.
    pub replay: bool,
    /// Counts the times that the table was set out afresh.
    pub afresh: u64,
    /// All have agreed that captains may ask the mate.
    pub mate: bool,
    /// All are asked this.
    pub motion: Option<Motioned>,
    /// The state of the sand-glass.
    pub glass: Sand,
    /// The seat can undo this.
    pub undo: Undoable,
}

/// Messages of the second window, always for its own seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub enum GuestRequest<G: AtTable> {
    Order(G::Order),
    /// It is taken back.
    TakeBack,
    /// The last input is taken back, if it is the seat's own.
    Undo,
    /// It is put in again.
    Redo,
    /// All are to be asked this.
    Move(Motion),
    /// The seat agrees to the open motion, or does not.
    Vote(bool),
    Choose(usize),
    /// The dice of the seat are thrown.
    LetGo(Way),
    /// The seat has written in its notebook.
    Keep {
        /// The seating in which it was written: a page of another match is not put into this one.
        sitting: u32,
        notebook: Notebook,
        /// It is not being written on any longer.
        done: bool,
    },
}

/// A line of text.
#[must_use]
pub fn line_of(said: &impl Serialize) -> String {
    // Every key of a map in it is a word or a number, so that nothing can fail; a line that says nothing is a fault there.
    serde_json::to_string(said).unwrap_or_default()
}

/// Reads a line.
#[must_use]
pub fn read<T: DeserializeOwned>(line: &str) -> Option<T> {
    serde_json::from_str(line).ok()
}

/// Is this the line with which a seat sits down?
#[must_use]
pub fn sits(line: &str) -> Option<Sit> {
    #[derive(Deserialize)]
    enum Opening {
        Sit(Sit),
    }
    let Opening::Sit(sit) = read(line)?;
    Some(sit)
}

/// The table as it was last said, from which changes go on.
#[derive(Clone, Debug, Default)]
pub struct Known(pub Value);

impl Known {
    /// Finds the change since the last view, and remembers this one.
    pub fn news(&mut self, view: &impl Serialize) -> Option<Change> {
        let now = serde_json::to_value(view).unwrap_or_default();
        let change = Change::between(&self.0, &now);
        self.0 = now;
        change
    }

    /// The view after this change; none if it does not fit.
    pub fn after<V: DeserializeOwned>(&mut self, change: Option<Change>) -> Option<V> {
        if let Some(change) = change
            && !change.make(&mut self.0)
        {
            return None;
        }
        V::deserialize(&self.0).ok()
    }
}
