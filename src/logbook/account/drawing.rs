//! A drawing of what was sailed, as marks on paper, and as SVG.

use std::fmt::Write as _;

use super::letters::{Voice, escaped};
use crate::logbook::wording::Arg;

/// A place on paper: to the right, and down.
pub type Point = (f32, f32);

/// In what something is drawn; what it looks like stands in the style of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ink {
    /// Deep water.
    Deep,
    /// Shallow water.
    Shallow,
    /// Where a ship stays or breaks.
    Shoal,
    /// Land.
    Land,
    /// The colour of a seat.
    Seat(u8),
}

/// Something drawn.
#[derive(Clone, PartialEq, Debug)]
pub enum Mark {
    /// An area.
    Area {
        /// Its corners.
        around: Vec<Point>,
        /// What it is.
        ink: Ink,
    },
    /// A way, from a ring where it began.
    Way {
        /// From place to place.
        along: Vec<Point>,
        /// Whose.
        ink: Ink,
    },
    /// Somebody ended a way here.
    Ends {
        /// Where.
        at: Point,
        /// Whose.
        ink: Ink,
    },
    /// Somebody was lost here.
    Lost {
        /// Where.
        at: Point,
        /// Whose.
        ink: Ink,
    },
    /// A shot, or a boarding, from one to another.
    Shot {
        /// From where.
        from: Point,
        /// To where.
        to: Point,
        /// Whose.
        ink: Ink,
    },
    /// It happened here.
    Ring {
        /// Where.
        at: Point,
    },
    /// A name beside a place.
    Name {
        /// Where.
        at: Point,
        /// The name.
        name: Arg,
    },
}

/// What was sailed, from above.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Drawing {
    /// Everything on it, the lowest first.
    pub marks: Vec<Mark>,
}

/// How many units of the SVG a unit of the drawing is: whole numbers of it are fine enough.
const FINE: f32 = 20.0;

impl Ink {
    fn class(self) -> String {
        match self {
            Self::Deep => "deep".into(),
            Self::Shallow => "shallow".into(),
            Self::Shoal => "shoal".into(),
            Self::Land => "land".into(),
            Self::Seat(seat) => format!("seat-{seat}"),
        }
    }
}

impl Mark {
    /// Between which places it stands on the paper.
    fn points(&self) -> &[Point] {
        match self {
            Self::Area { around: points, .. } | Self::Way { along: points, .. } => points,
            Self::Ends { at, .. } | Self::Lost { at, .. } | Self::Ring { at } | Self::Name { at, .. } => {
                std::slice::from_ref(at)
            }
            // It goes from one thing that is drawn to another.
            Self::Shot { from, .. } => std::slice::from_ref(from),
        }
    }
}

impl Drawing {
    /// As an SVG element to stand in a page.
    pub(super) fn svg(&self, title: &str, (words, language): Voice<'_>) -> String {
        let points = || self.marks.iter().flat_map(Mark::points);
        let least = points().fold((f32::MAX, f32::MAX), |least, at| (least.0.min(at.0), least.1.min(at.1)));
        let most = points().fold((f32::MIN, f32::MIN), |most, at| (most.0.max(at.0), most.1.max(at.1)));
        if least.0 > most.0 {
            return String::new();
        }
        let at = |(x, y): Point| ((x - least.0 + 1.0) * FINE, (y - least.1 + 1.0) * FINE);
        let list = |points: &[Point]| {
            let points = points.iter().map(|point| at(*point)).map(|(x, y)| format!("{x:.0},{y:.0}"));
            points.collect::<Vec<_>>().join(" ")
        };
        let (wide, high) = at((most.0 + 1.0, most.1 + 1.0));
        let title = escaped(title);
        let mut svg = format!("<svg role=\"img\" viewBox=\"0 0 {wide:.0} {high:.0}\"><title>{title}</title>\n");
        for mark in &self.marks {
            let _ = match mark {
                Mark::Area { around, ink } => {
                    writeln!(svg, "<polygon class=\"{}\" points=\"{}\"/>", ink.class(), list(around))
                }
                Mark::Way { along, ink } => {
                    let (x, y) = at(along.first().copied().unwrap_or_default());
                    let class = ink.class();
                    let _ = writeln!(svg, "<polyline class=\"way under\" points=\"{}\"/>", list(along));
                    let _ = writeln!(svg, "<polyline class=\"way {class}\" points=\"{}\"/>", list(along));
                    writeln!(svg, "<circle class=\"way {class}\" cx=\"{x:.0}\" cy=\"{y:.0}\" r=\"6\"/>")
                }
                Mark::Ends { at: end, ink } => {
                    let (x, y) = at(*end);
                    writeln!(svg, "<circle class=\"end {}\" cx=\"{x:.0}\" cy=\"{y:.0}\" r=\"8\"/>", ink.class())
                }
                Mark::Lost { at: end, ink } => {
                    let (x, y) = at(*end);
                    let class = ink.class();
                    writeln!(svg, "<path class=\"way {class}\" d=\"M{x:.0} {y:.0}m-9-9l18 18m0-18l-18 18\"/>")
                }
                Mark::Shot { from, to, ink } => {
                    let class = ink.class();
                    writeln!(svg, "<polyline class=\"way shot {class}\" points=\"{}\"/>", list(&[*from, *to]))
                }
                Mark::Ring { at: middle } => {
                    let (x, y) = at(*middle);
                    writeln!(svg, "<circle class=\"ring\" cx=\"{x:.0}\" cy=\"{y:.0}\" r=\"38\"/>")
                }
                Mark::Name { at: end, name } => {
                    let (x, y) = at(*end);
                    let name = escaped(&words.name(language, name));
                    writeln!(svg, "<text x=\"{:.0}\" y=\"{:.0}\">{name}</text>", x + 13.0, y + 5.0)
                }
            };
        }
        svg.push_str("</svg>\n");
        svg
    }
}
