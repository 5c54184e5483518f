//! Roman capitals cut from strokes, for the game's name: the panels' face has no serifs, and the repository no fonts.

use bevy_egui::egui::{Color32, Painter, Pos2, Shape, Stroke, pos2, vec2};

/// A thick stroke, in heights of a capital.
const THICK: f32 = 0.128;
/// A thin stroke.
const THIN: f32 = 0.046;
/// A serif stands out this far.
const FOOT: f32 = 0.075;
/// Between two letters.
const GAP: f32 = 0.13;
/// Between two words.
const SPACE: f32 = 0.42;

/// One letter: convex pieces in a frame where a capital is 1 high, y down, with its width.
#[derive(Default)]
struct Letter {
    pieces: Vec<Vec<Pos2>>,
    width: f32,
}

impl Letter {
    fn piece(&mut self, points: &[(f32, f32)]) {
        self.pieces.push(points.iter().map(|(x, y)| pos2(*x, *y)).collect());
    }

    /// A serif with its bracket: at the head of a stem it hangs, at the foot it stands.
    fn serif(&mut self, x: f32, y: f32, wide: f32) {
        let inward = if y < 0.5 { 1.0 } else { -1.0 };
        let half = wide / 2.0;
        let slab = THIN * 0.72 * inward;
        self.piece(&[
            (x - half - FOOT, y),
            (x + half + FOOT, y),
            (x + half + FOOT, y + slab),
            (x - half - FOOT, y + slab),
        ]);
        self.piece(&[
            (x - half - FOOT * 0.55, y + slab * 0.8),
            (x + half + FOOT * 0.55, y + slab * 0.8),
            (x + half, y + slab + 0.06 * inward),
            (x - half, y + slab + 0.06 * inward),
        ]);
    }

    fn stem(&mut self, x: f32) {
        let half = THICK / 2.0;
        self.piece(&[(x - half, 0.01), (x + half, 0.01), (x + half, 0.99), (x - half, 0.99)]);
        self.serif(x, 0.0, THICK);
        self.serif(x, 1.0, THICK);
    }

    /// A stroke cut level at both ends.
    fn slant(&mut self, (x0, y0): (f32, f32), (x1, y1): (f32, f32), wide: f32) {
        let half = wide / 2.0;
        self.piece(&[(x0 - half, y0), (x0 + half, y0), (x1 + half, y1), (x1 - half, y1)]);
    }

    fn bar(&mut self, from: f32, to: f32, y: f32) {
        self.piece(&[(from, y), (to, y), (to, y + THIN), (from, y + THIN)]);
    }

    /// The wedge at the end of an arm.
    fn wedge(&mut self, x: f32, y: f32, reach: f32, inward: f32) {
        self.piece(&[(x, y), (x, y + reach), (x + inward * 0.022, y + reach * 0.98), (x + inward * 0.13, y)]);
    }

    /// A bow that swells at its sides; angles in degrees, clockwise from the right.
    fn bow(&mut self, at: (f32, f32), radii: (f32, f32), from: f32, to: f32) {
        let steps = ((to - from).abs() / 6.0).ceil() as i32;
        let place = |degrees: f32, inner: bool| {
            let angle = degrees.to_radians();
            let swell = THIN + (THICK * 1.05 - THIN) * angle.cos().abs().powf(1.4);
            let less = if inner { swell } else { 0.0 };
            (at.0 + (radii.0 - less) * angle.cos(), at.1 + (radii.1 - less.min(THIN * 1.1)) * angle.sin())
        };
        for step in 0..steps {
            let share = |step: f32| from + (to - from) * step / steps as f32;
            // Pieces overlap a little, so that no seam shows.
            let (a, b) = (share(step as f32), share((step as f32 + 1.35).min(steps as f32)));
            self.piece(&[place(a, false), place(b, false), place(b, true), place(a, true)]);
        }
    }

    fn of(sign: char) -> Option<Self> {
        let mut letter = Self::default();
        let width = match sign {
            'A' => {
                letter.slant((0.37, 0.0), (0.09, 1.0), THIN * 1.15);
                letter.slant((0.385, -0.015), (0.66, 1.0), THICK);
                letter.bar(0.19, 0.56, 0.62);
                letter.serif(0.09, 1.0, THIN);
                letter.serif(0.66, 1.0, THICK * 0.8);
                0.77
            }
            'E' => {
                letter.stem(0.15);
                letter.bar(0.15, 0.57, 0.0);
                letter.wedge(0.57, 0.0, 0.19, -1.0);
                letter.bar(0.15, 0.47, 0.47);
                letter.wedge(0.47, 0.47 - 0.085, 0.22, -0.25);
                letter.bar(0.15, 0.62, 1.0 - THIN);
                letter.wedge(0.62, 1.0, -0.22, -1.0);
                0.66
            }
            'G' => {
                letter.bow((0.43, 0.5), (0.40, 0.52), 48.0, 318.0);
                letter.wedge(0.74, 0.115, 0.2, -0.5);
                letter.piece(&[(0.66, 0.56), (0.66 + THICK, 0.56), (0.66 + THICK, 0.9), (0.66, 0.95)]);
                let x = 0.66 + THICK / 2.0;
                letter.piece(&[
                    (x - THICK / 2.0 - FOOT, 0.55),
                    (x + THICK / 2.0 + FOOT * 0.7, 0.55),
                    (x + THICK / 2.0 + FOOT * 0.7, 0.583),
                    (x - THICK / 2.0 - FOOT, 0.583),
                ]);
                0.88
            }
            'H' => {
                letter.stem(0.15);
                letter.stem(0.69);
                letter.bar(0.15, 0.69, 0.47);
                0.84
            }
            'R' => {
                letter.stem(0.15);
                letter.bar(0.15, 0.36, 0.0);
                letter.bar(0.15, 0.36, 0.51 - THIN);
                letter.bow((0.34, 0.255), (0.25, 0.255), -92.0, 92.0);
                letter.slant((0.36, 0.49), (0.66, 0.985), THICK);
                letter.serif(0.69, 1.0, THICK * 0.7);
                0.78
            }
            'T' => {
                letter.stem(0.33);
                letter.bar(0.02, 0.64, 0.0);
                letter.wedge(0.02, 0.0, 0.2, 1.0);
                letter.wedge(0.64, 0.0, 0.2, -1.0);
                0.66
            }
            'W' => {
                letter.slant((0.1, 0.0), (0.33, 1.0), THICK);
                letter.slant((0.55, 0.0), (0.345, 1.0), THIN * 1.15);
                letter.slant((0.53, 0.0), (0.76, 1.0), THICK);
                letter.slant((0.98, 0.0), (0.775, 1.0), THIN * 1.15);
                letter.serif(0.1, 0.0, THICK * 0.8);
                letter.serif(0.54, 0.0, THICK * 0.8);
                letter.serif(0.98, 0.0, THIN);
                1.07
            }
            _ => return None,
        };
        letter.width = width;
        Some(letter)
    }
}

/// A line of capitals, laid out.
pub(super) struct Capitals {
    letters: Vec<(f32, Letter)>,
    /// The line is this wide, in heights of a capital.
    pub(super) width: f32,
}

impl Capitals {
    /// The line, if there is a letter for every sign of it.
    pub(super) fn of(text: &str) -> Option<Self> {
        let mut letters = Vec::new();
        let mut x = 0.0;
        for sign in text.chars() {
            if sign == ' ' {
                x += SPACE;
                continue;
            }
            let letter = Letter::of(sign)?;
            let width = letter.width;
            letters.push((x, letter));
            x += width + GAP;
        }
        Some(Self { letters, width: (x - GAP).max(0.0) })
    }

    /// Cuts the line with its upper left corner at a place.
    pub(super) fn cut(&self, painter: &Painter, at: Pos2, height: f32, colour: Color32) {
        for (x, letter) in &self.letters {
            for piece in &letter.pieces {
                let mut points: Vec<Pos2> =
                    piece.iter().map(|point| at + vec2((point.x + x) * height, point.y * height)).collect();
                // Feathering wants all pieces wound the same way.
                let next = points.iter().cycle().skip(1);
                let turn: f32 = points.iter().zip(next).map(|(a, b)| a.x * b.y - b.x * a.y).sum();
                if turn < 0.0 {
                    points.reverse();
                }
                painter.add(Shape::convex_polygon(points, colour, Stroke::NONE));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_a_capital_for_every_letter_of_the_name() {
        let line = Capitals::of("WEATHER GAGE").expect("all letters");
        assert_eq!(line.letters.len(), 11);
        assert!(line.width > 8.0 && line.width < 12.0, "{}", line.width);
        assert!(Capitals::of("ПОГОДА").is_none());
    }
}
