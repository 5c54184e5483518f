//! Tables of results beside expectations, and their sentences: of the volleys of a battle, and of a captain's record.

use std::fmt::Write as _;

use super::letters::{Voice, escaped};
use crate::logbook::record::{Sums, Tally, Volley};
use crate::logbook::wording::key;

/// The width of a column of the SVG.
const WIDE: f64 = 36.0;
const HIGH: f64 = 130.0;
/// The line on which the columns stand.
const FLOOR: f64 = 110.0;
const TALL: f64 = 90.0;

/// One column.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Column {
    /// The words under it.
    pub foot: String,
    /// Hits that came, and hits that were to be expected.
    pub tally: Tally,
}

/// A chapter of numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// The numbers belong to this thing or person.
    pub name: String,
    pub columns: Vec<Column>,
    pub lines: Vec<String>,
}

impl Column {
    /// One for each volley, in order.
    pub fn of_volleys<'a>(fired: impl Iterator<Item = &'a Volley>) -> Vec<Self> {
        let column =
            |(number, volley): (usize, _)| Self { foot: number.to_string(), tally: Tally::of(std::iter::once(volley)) };
        (1..).zip(fired).map(column).collect()
    }

    /// One for each range at which something was fired.
    #[must_use]
    pub fn of_ranges(sums: &Sums) -> Vec<Self> {
        let column = |(range, tally): (&u8, &Tally)| Self { foot: range.to_string(), tally: *tally };
        sums.fired.iter().map(column).collect()
    }
}

impl Part {
    /// As a part of a page.
    pub(super) fn write(&self, page: &mut String, (words, language): Voice<'_>) {
        let name = escaped(&self.name);
        let _ = writeln!(page, "<h3>{name}</h3>");
        if !self.columns.is_empty() {
            let legend = escaped(&words.say(language, key::RECORD_LEGEND, &[]));
            let svg = self.svg(&legend);
            let _ = writeln!(page, "<figure class=\"columns\">\n{svg}<figcaption>{legend}</figcaption></figure>");
        }
        for line in &self.lines {
            let _ = writeln!(page, "<p>{}</p>", escaped(line));
        }
    }

    fn svg(&self, title: &str) -> String {
        let most = self.columns.iter().flat_map(|column| column.tally.came_and_due()).fold(1.0, f64::max);
        let width = WIDE * self.columns.len() as f64;
        let mut svg = format!("<svg role=\"img\" viewBox=\"0 0 {width:.0} {HIGH:.0}\"><title>{title}</title>\n");
        for (at, column) in self.columns.iter().enumerate() {
            let left = WIDE * at as f64;
            let [came, due] = column.tally.came_and_due().map(|height| height / most * TALL);
            for (class, inset, height) in [("came", 11.0, came), ("due", 6.0, due)] {
                let (x, y, wide) = (left + inset, FLOOR - height, WIDE - 2.0 * inset);
                let _ = writeln!(
                    svg,
                    "<rect class=\"{class}\" x=\"{x:.0}\" y=\"{y:.1}\" width=\"{wide:.0}\" height=\"{height:.1}\"/>"
                );
            }
            let (middle, above) = (left + WIDE / 2.0, FLOOR - came.max(due) - 4.0);
            let (foot, hits) = (escaped(&column.foot), column.tally.hits);
            let _ = writeln!(svg, "<text x=\"{middle:.0}\" y=\"{above:.1}\">{hits}</text>");
            let _ = writeln!(svg, "<text x=\"{middle:.0}\" y=\"{:.0}\">{foot}</text>", HIGH - 4.0);
        }
        svg.push_str("</svg>\n");
        svg
    }
}
