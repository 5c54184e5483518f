//! The notebook of each seat: a page of notes, and pencil on the chart. No other seat sees it, no rule sees it, undo does
//! not touch it, and in a save it lies under the seal of the battle.

use std::collections::BTreeMap;
use std::fmt;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::belongings::belongs;
use super::frame::TableCleared;
use crate::rules::kernel::Seat;

/// A page has room for this number of letters and of pencil points; more are not written.
pub const LETTERS: usize = 4000;
const POINTS: usize = 6000;
/// The pencil is this far from its last point before it makes another, in millimetres.
const APART: i32 = 3;

/// One seat's own.
#[derive(Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Notebook {
    pub text: String,
    /// Strokes on the chart: points east and south of the middle of the table, in millimetres.
    pub strokes: Vec<Vec<(i16, i16)>>,
}

/// Kept out of logs.
impl fmt::Debug for Notebook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Notebook(..)")
    }
}

impl Notebook {
    /// The pencil is set down.
    pub fn begin_stroke(&mut self) {
        self.strokes.push(Vec::new());
    }

    /// The pencil goes on to a point, in decimetres; true if it leaves a mark.
    pub fn draw_to(&mut self, at: Vec2) -> bool {
        let points: usize = self.strokes.iter().map(Vec::len).sum();
        let Some(stroke) = self.strokes.last_mut().filter(|_| points < POINTS && at.is_finite()) else { return false };
        // The cast saturates: a point beyond the table lies at its edge.
        let point = ((at.x * 100.0) as i16, (at.y * 100.0) as i16);
        let far = |last: &(i16, i16)| {
            let away = |one: i16, other: i16| (i32::from(one) - i32::from(other)).abs();
            away(last.0, point.0).max(away(last.1, point.1)) >= APART
        };
        let marks = stroke.last().is_none_or(far);
        if marks {
            stroke.push(point);
        }
        marks
    }

    /// No more of it than one may keep.
    fn bounded(mut self) -> Self {
        self.text = self.text.chars().take(LETTERS).collect();
        let mut left = POINTS;
        for stroke in &mut self.strokes {
            stroke.truncate(left);
            left -= stroke.len();
        }
        self.strokes.retain(|stroke| !stroke.is_empty());
        self
    }

    fn is_blank(&self) -> bool {
        self.text.is_empty() && self.strokes.is_empty()
    }
}

/// All of them, each to be asked for by its own seat.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct Notebooks(BTreeMap<Seat, Notebook>);

impl Notebooks {
    /// The notebook of this seat.
    #[must_use]
    pub fn of(&self, seat: Seat) -> Option<&Notebook> {
        self.0.get(&seat)
    }

    /// The notebook of this seat, to be written in.
    pub fn of_mut(&mut self, seat: Seat) -> &mut Notebook {
        self.0.entry(seat).or_default()
    }

    /// Replaces this seat's notebook by the one it wrote at the second window.
    pub(super) fn keep(&mut self, seat: Seat, notebook: Notebook) {
        self.0.insert(seat, notebook.bounded());
    }

    /// As a save keeps them, under its seal; nothing while all are blank.
    pub(super) fn line(&self) -> Option<String> {
        let kept: BTreeMap<_, _> = self.0.iter().filter(|(_, notebook)| !notebook.is_blank()).collect();
        (!kept.is_empty()).then(|| ron::to_string(&kept).ok()).flatten()
    }

    /// Reads the notebooks of a save; an unreadable one is blank.
    pub(super) fn read(line: Option<&str>) -> Self {
        let read: BTreeMap<Seat, Notebook> = line.and_then(|line| ron::from_str(line).ok()).unwrap_or_default();
        Self(read.into_iter().map(|(seat, notebook)| (seat, notebook.bounded())).collect())
    }
}

pub(super) fn plugin(app: &mut App) {
    belongs::<Notebooks>(app);
    app.init_resource::<Notebooks>()
        .add_observer(|_: On<TableCleared>, mut notebooks: ResMut<Notebooks>| *notebooks = Notebooks::default());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_notebook_is_read_as_it_was_written_and_no_longer_than_it_may_be() {
        let mut books = Notebooks::default();
        assert_eq!(books.line(), None);
        books.of_mut(Seat(1)).text = "She carries «chain»\nto port".into();
        let notebook = books.of_mut(Seat(0));
        notebook.begin_stroke();
        let marks =
            [(1.0, -2.5), (1.01, -2.5), (1.2, -2.5), (f32::NAN, 0.0)].map(|(x, y)| notebook.draw_to(Vec2::new(x, y)));
        assert_eq!(marks, [true, false, true, false]);
        assert_eq!(notebook.strokes, [vec![(100, -250), (120, -250)]]);
        let line = books.line();
        assert_eq!(Notebooks::read(line.as_deref()), books);
        assert!(!format!("{books:?}").contains("chain"), "it is not printed");
        books.of_mut(Seat(1)).text = "ё".repeat(LETTERS + 7);
        books.of_mut(Seat(0)).strokes = vec![vec![(0, 0); POINTS], vec![(1, 1)]];
        let read = Notebooks::read(books.line().as_deref());
        assert_eq!(read.of(Seat(1)).map(|book| book.text.chars().count()), Some(LETTERS));
        assert_eq!(read.of(Seat(0)).map(|book| book.strokes.len()), Some(1));
        for line in [None, Some(""), Some("{0:(text:1)}")] {
            assert_eq!(Notebooks::read(line), Notebooks::default());
        }
    }
}
