//! Drawings of courses, as marks on paper and as SVG.

use std::fmt::Write as _;

use super::letters::{Voice, escaped};
use crate::logbook::wording::Arg;

/// A place on paper: to the right, and down.
pub type Point = (f32, f32);

/// An ink has a meaning; the style of the page gives it a colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ink {
    Deep,
    Shallow,
    /// Shoal: a ship runs aground or breaks.
    Shoal,
    Land,
    Unseen,
    /// The colour of a seat.
    Seat(u8),
    /// The colour by which a player goes.
    Dye(Dye),
}

/// A colour by which a player goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dye {
    Purple,
    Green,
    Blue,
    Yellow,
}

/// Something drawn.
#[derive(Clone, PartialEq, Debug)]
pub enum Mark {
    Area {
        around: Vec<Point>,
        ink: Ink,
    },
    /// A way, from a ring where it began.
    Way {
        /// From place to place.
        along: Vec<Point>,
        ink: Ink,
    },
    /// The end of a way.
    Ends {
        at: Point,
        ink: Ink,
    },
    Lost {
        at: Point,
        ink: Ink,
    },
    /// A shot, or a boarding, from one to another.
    Shot {
        from: Point,
        to: Point,
        ink: Ink,
    },
    Ring {
        at: Point,
    },
    /// A name beside a place.
    Name {
        at: Point,
        name: Arg,
    },
}

/// A drawing of courses, from above.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Drawing {
    /// Everything on it, the lowest first.
    pub marks: Vec<Mark>,
}

/// SVG units for one unit of the drawing: whole numbers are fine enough.
const FINE: f32 = 20.0;
/// The height of a line and the greatest width of a letter, in units of the SVG.
const LETTER: (f32, f32) = (17.0, 9.0);
/// The distance of a name from its place.
const ASIDE: f32 = 13.0;

impl Ink {
    fn class(self) -> String {
        match self {
            Self::Deep => "deep".into(),
            Self::Shallow => "shallow".into(),
            Self::Shoal => "shoal".into(),
            Self::Land => "land".into(),
            Self::Unseen => "unseen".into(),
            Self::Seat(seat) => format!("own seat-{seat}"),
            Self::Dye(Dye::Purple) => "own purple".into(),
            Self::Dye(Dye::Green) => "own green".into(),
            Self::Dye(Dye::Blue) => "own blue".into(),
            Self::Dye(Dye::Yellow) => "own yellow".into(),
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

/// The room that placed names take, from their beginnings to their ends.
struct Names {
    taken: Vec<(Point, Point)>,
    wide: f32,
}

impl Names {
    /// On paper of this width.
    const fn on(wide: f32) -> Self {
        Self { taken: Vec::new(), wide }
    }

    /// The place of a name beside its point, and the end that is anchored: to the right of it, or to the left where the paper
    /// ends, and at its height, or as near to it as no other name stands.
    fn beside(&mut self, (x, y): Point, letters: usize) -> (Point, &'static str) {
        let few = |number: usize| f32::from(u16::try_from(number).unwrap_or(u16::MAX));
        let (line, letter) = LETTER;
        let length = letter * few(letters);
        let turned = x + ASIDE + length > self.wide && x - ASIDE > length;
        let from = if turned { x - ASIDE - length } else { x + ASIDE };
        let to = from + length;
        let free = |y: &f32| {
            let meets = |((left, above), (right, below)): &(Point, Point)| {
                *left < to && from < *right && *above < y + line && *y < *below
            };
            !self.taken.iter().any(meets)
        };
        let lines = (0..=self.taken.len()).map(|lines| line * few(lines));
        let y = lines.flat_map(|off| [y + off, y - off]).find(free).unwrap_or(y);
        self.taken.push(((from, y), (to, y + line)));
        if turned { ((to, y), "end") } else { ((from, y), "start") }
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
        let mut names = Names::on(wide);
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
                    let name = words.name(language, name);
                    let ((x, y), by) = names.beside(at(*end), name.chars().count());
                    let (y, name) = (y + 5.0, escaped(&name));
                    writeln!(svg, "<text x=\"{x:.0}\" y=\"{y:.0}\" text-anchor=\"{by}\">{name}</text>")
                }
            };
        }
        svg.push_str("</svg>\n");
        svg
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_ships_that_lie_together_stand_under_each_other() {
        let mut names = Names::on(400.0);
        let at = [(0.0, 0.0), (4.0, 2.0), (200.0, 0.0), (2.0, 1.0), (390.0, 0.0)].map(|at| names.beside(at, 9));
        assert_eq!(at[0], ((13.0, 0.0), "start"), "beside its ship");
        assert_eq!(at[2], ((213.0, 0.0), "start"), "far from the others");
        assert_eq!(at[4].1, "end", "and not beyond the paper");
        for (number, one) in names.taken.iter().enumerate() {
            for other in names.taken.iter().skip(number + 1) {
                let apart =
                    one.1.0 <= other.0.0 || other.1.0 <= one.0.0 || one.1.1 <= other.0.1 || other.1.1 <= one.0.1;
                assert!(apart, "{one:?} {other:?}");
            }
        }
        assert!(at.iter().all(|((_, y), _)| y.abs() < 40.0), "and none far from its ship: {at:?}");
    }
}
