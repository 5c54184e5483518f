//! Pictograms of the ribbons, drawn from numbers: a button shows one, says its words under the pointer and to screen readers, and
//! shows the words themselves where a player has set so.

use bevy_egui::egui::{Color32, Context, Id, Painter, Rect, Response, Sense, Shape, Stroke, TextStyle, Ui, Vec2, vec2};

use super::colours::Colours;
use super::furniture::{frame_of_a_knob, knob, tell};

/// The pictogram of a button.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(strum::VariantArray))]
pub enum Sign {
    Table,
    Board,
    Own,
    Other,
    Dice,
    /// The menu of the pause.
    Menu,
    Settings,
    Help,
    /// Back to the present moment.
    Now,
    /// Play on from the moment that is looked at.
    FromHere,
    Undo,
    /// Take back, and all agree.
    UndoTogether,
    Redo,
    Step,
    Play,
    Fast,
    Hold,
    Next,
    /// All beats at once.
    Skip,
    Log,
    Books,
    Curtain,
    Flag,
    /// Try something beside the match.
    Fork,
    /// The mate is asked, and writes.
    Pencil,
}

/// A stroke of the pen: in a square from -1 to 1, y downwards.
enum Stroked {
    /// A line through these points.
    Line(&'static [(f32, f32)]),
    /// A figure that is filled; it bulges outward everywhere.
    Fill(&'static [(f32, f32)]),
    Ring(f32, f32, f32),
    Dot(f32, f32, f32),
}

impl Sign {
    const fn strokes(self) -> &'static [Stroked] {
        use Stroked::{Dot, Fill, Line, Ring};
        match self {
            Self::Table => &[
                Line(&[(-0.6, -0.6), (0.6, -0.6), (0.95, 0.1), (-0.95, 0.1), (-0.6, -0.6)]),
                Line(&[(-0.8, 0.1), (-0.8, 0.8)]),
                Line(&[(0.8, 0.1), (0.8, 0.8)]),
            ],
            Self::Board => &[
                Line(&[(-0.85, -0.85), (0.85, -0.85), (0.85, 0.85), (-0.85, 0.85), (-0.85, -0.85)]),
                Line(&[(-0.28, -0.85), (-0.28, 0.85)]),
                Line(&[(0.28, -0.85), (0.28, 0.85)]),
                Line(&[(-0.85, -0.28), (0.85, -0.28)]),
                Line(&[(-0.85, 0.28), (0.85, 0.28)]),
            ],
            Self::Own => &[
                Fill(&[(-0.95, 0.4), (0.95, 0.3), (0.62, 0.85), (-0.62, 0.85)]),
                Line(&[(-0.02, 0.4), (-0.02, -0.95)]),
                Fill(&[(0.12, -0.8), (0.85, 0.15), (0.12, 0.22)]),
                Fill(&[(-0.16, -0.6), (-0.16, 0.25), (-0.75, 0.25)]),
            ],
            Self::Other => &[
                Line(&[(-0.95, 0.3), (0.95, 0.4), (0.62, 0.85), (-0.62, 0.85), (-0.95, 0.3)]),
                Line(&[(0.02, 0.35), (0.02, -0.95)]),
                Line(&[(-0.16, -0.8), (-0.85, 0.12), (-0.16, 0.16), (-0.16, -0.8)]),
                Line(&[(0.2, -0.6), (0.2, 0.2), (0.75, 0.22), (0.2, -0.6)]),
            ],
            Self::Dice => &[
                Line(&[
                    (0.0, -0.95),
                    (0.85, -0.48),
                    (0.85, 0.48),
                    (0.0, 0.95),
                    (-0.85, 0.48),
                    (-0.85, -0.48),
                    (0.0, -0.95),
                ]),
                Line(&[(0.0, -0.5), (0.5, 0.36), (-0.5, 0.36), (0.0, -0.5)]),
                Line(&[(0.0, -0.95), (0.0, -0.5)]),
                Line(&[(0.85, 0.48), (0.5, 0.36)]),
                Line(&[(-0.85, 0.48), (-0.5, 0.36)]),
            ],
            Self::Menu => &[
                Line(&[(-0.8, -0.55), (0.8, -0.55)]),
                Line(&[(-0.8, 0.0), (0.8, 0.0)]),
                Line(&[(-0.8, 0.55), (0.8, 0.55)]),
            ],
            Self::Settings => &[
                Ring(0.0, 0.0, 0.58),
                Dot(0.0, 0.0, 0.2),
                Line(&[(0.0, -0.6), (0.0, -0.98)]),
                Line(&[(0.0, 0.6), (0.0, 0.98)]),
                Line(&[(-0.6, 0.0), (-0.98, 0.0)]),
                Line(&[(0.6, 0.0), (0.98, 0.0)]),
                Line(&[(0.42, 0.42), (0.7, 0.7)]),
                Line(&[(-0.42, 0.42), (-0.7, 0.7)]),
                Line(&[(0.42, -0.42), (0.7, -0.7)]),
                Line(&[(-0.42, -0.42), (-0.7, -0.7)]),
            ],
            Self::Help => &[
                Line(&[
                    (-0.5, -0.5),
                    (-0.42, -0.78),
                    (-0.15, -0.93),
                    (0.18, -0.92),
                    (0.44, -0.75),
                    (0.52, -0.48),
                    (0.42, -0.2),
                    (0.12, 0.04),
                    (0.0, 0.2),
                    (0.0, 0.45),
                ]),
                Dot(0.0, 0.82, 0.13),
            ],
            Self::Now => &[Fill(&[(-0.75, -0.7), (0.35, 0.0), (-0.75, 0.7)]), Line(&[(0.65, -0.75), (0.65, 0.75)])],
            Self::FromHere => {
                &[Line(&[(-0.75, -0.75), (-0.75, 0.75)]), Fill(&[(-0.4, -0.7), (0.75, 0.0), (-0.4, 0.7)])]
            }
            Self::Undo => &[
                Line(&[(-0.7, -0.28), (0.25, -0.28), (0.6, -0.1), (0.75, 0.2), (0.6, 0.52), (0.25, 0.7), (-0.35, 0.7)]),
                Line(&[(-0.3, -0.72), (-0.75, -0.28), (-0.3, 0.16)]),
            ],
            Self::UndoTogether => &[
                Line(&[(-0.7, -0.42), (0.25, -0.42), (0.6, -0.24), (0.72, 0.02)]),
                Line(&[(-0.3, -0.86), (-0.75, -0.42), (-0.3, 0.02)]),
                Dot(-0.4, 0.62, 0.26),
                Dot(0.4, 0.62, 0.26),
            ],
            Self::Redo => &[
                Line(&[
                    (0.7, -0.28),
                    (-0.25, -0.28),
                    (-0.6, -0.1),
                    (-0.75, 0.2),
                    (-0.6, 0.52),
                    (-0.25, 0.7),
                    (0.35, 0.7),
                ]),
                Line(&[(0.3, -0.72), (0.75, -0.28), (0.3, 0.16)]),
            ],
            Self::Step => &[Fill(&[(-0.7, -0.6), (0.1, 0.0), (-0.7, 0.6)]), Dot(0.42, 0.0, 0.15), Dot(0.82, 0.0, 0.15)],
            Self::Play => &[Fill(&[(-0.5, -0.75), (0.75, 0.0), (-0.5, 0.75)])],
            Self::Fast => {
                &[Fill(&[(-0.9, -0.65), (0.0, 0.0), (-0.9, 0.65)]), Fill(&[(0.0, -0.65), (0.9, 0.0), (0.0, 0.65)])]
            }
            Self::Hold => &[
                Fill(&[(-0.6, -0.7), (-0.18, -0.7), (-0.18, 0.7), (-0.6, 0.7)]),
                Fill(&[(0.18, -0.7), (0.6, -0.7), (0.6, 0.7), (0.18, 0.7)]),
            ],
            Self::Next => &[Line(&[(-0.8, 0.0), (0.7, 0.0)]), Line(&[(0.2, -0.5), (0.75, 0.0), (0.2, 0.5)])],
            Self::Skip => &[
                Fill(&[(-0.95, -0.6), (-0.2, 0.0), (-0.95, 0.6)]),
                Fill(&[(-0.2, -0.6), (0.55, 0.0), (-0.2, 0.6)]),
                Line(&[(0.8, -0.65), (0.8, 0.65)]),
            ],
            Self::Log => &[
                Line(&[(-0.65, -0.92), (0.65, -0.92), (0.65, 0.92), (-0.65, 0.92), (-0.65, -0.92)]),
                Line(&[(-0.35, -0.45), (0.35, -0.45)]),
                Line(&[(-0.35, 0.0), (0.35, 0.0)]),
                Line(&[(-0.35, 0.45), (0.1, 0.45)]),
            ],
            Self::Books => &[
                Line(&[(0.0, -0.5), (-0.35, -0.72), (-0.92, -0.66), (-0.92, 0.62), (-0.35, 0.56), (0.0, 0.78)]),
                Line(&[(0.0, -0.5), (0.35, -0.72), (0.92, -0.66), (0.92, 0.62), (0.35, 0.56), (0.0, 0.78)]),
                Line(&[(0.0, -0.5), (0.0, 0.78)]),
            ],
            Self::Curtain => &[
                Line(&[(-0.95, -0.82), (0.95, -0.82)]),
                Line(&[(-0.75, -0.8), (-0.7, 0.85)]),
                Line(&[(-0.38, -0.8), (-0.3, 0.75)]),
                Line(&[(0.0, -0.8), (0.0, 0.85)]),
                Line(&[(0.38, -0.8), (0.3, 0.75)]),
                Line(&[(0.75, -0.8), (0.7, 0.85)]),
            ],
            Self::Pencil => &[
                Line(&[(-0.9, 0.9), (-0.72, 0.35), (0.5, -0.87), (0.87, -0.5), (-0.35, 0.72), (-0.9, 0.9)]),
                Line(&[(-0.72, 0.35), (-0.35, 0.72)]),
                Line(&[(0.24, -0.61), (0.61, -0.24)]),
            ],
            Self::Flag => {
                &[Line(&[(-0.6, -0.95), (-0.6, 0.95)]), Fill(&[(-0.5, -0.85), (0.75, -0.75), (0.75, 0.1), (-0.5, 0.1)])]
            }
            Self::Fork => &[
                Line(&[(0.0, 0.95), (0.0, 0.25), (-0.6, -0.45), (-0.6, -0.85)]),
                Fill(&[(-0.95, -0.5), (-0.6, -0.95), (-0.25, -0.5)]),
                Line(&[(0.0, 0.25), (0.25, -0.05)]),
                Line(&[(0.42, -0.25), (0.6, -0.46)]),
                Dot(0.6, -0.78, 0.14),
            ],
        }
    }

    /// Draws it into a square.
    pub fn paint(self, painter: &Painter, rect: Rect, colour: Color32, thick: f32) {
        let half = rect.width().min(rect.height()) / 2.0;
        let at = |(x, y): (f32, f32)| rect.center() + vec2(x, y) * half;
        let stroke = Stroke::new(thick, colour);
        for one in self.strokes() {
            match one {
                Stroked::Line(points) => {
                    painter.add(Shape::line(points.iter().copied().map(at).collect(), stroke));
                }
                Stroked::Fill(points) => {
                    painter.add(Shape::convex_polygon(points.iter().copied().map(at).collect(), colour, Stroke::NONE));
                }
                Stroked::Ring(x, y, radius) => {
                    painter.circle_stroke(at((*x, *y)), radius * half, stroke);
                }
                Stroked::Dot(x, y, radius) => {
                    painter.circle_filled(at((*x, *y)), radius * half, colour);
                }
            }
        }
    }
}

fn in_words() -> Id {
    Id::new("ribbons in words")
}

/// Sets if the buttons of the ribbons show words.
pub(super) fn show_words(context: &Context, words: bool) {
    context.data_mut(|data| data.insert_temp(in_words(), words));
}

/// A small button on walnut with a pictogram; the words are said under the pointer.
pub fn sign_knob(ui: &mut Ui, sign: Sign, text: &str, lit: bool) -> Response {
    if ui.ctx().data(|data| data.get_temp::<bool>(in_words())).unwrap_or_default() {
        return knob(ui, text, lit);
    }
    let print = TextStyle::Small.resolve(ui.style()).size;
    let (rect, response) = ui.allocate_exact_size(Vec2::splat((print * 2.1).max(27.0)), Sense::click());
    tell(&response, ui, text);
    if ui.is_rect_visible(rect) {
        let ink = frame_of_a_knob(ui, rect, &response, lit);
        let square = Rect::from_center_size(rect.center(), rect.size() * 0.56);
        sign.paint(ui.painter(), square, ink, print * 0.115 * Colours::of(ui.ctx()).line);
    }
    response.on_hover_text(text)
}

#[cfg(test)]
mod tests {
    use strum::VariantArray as _;

    use super::*;

    #[test]
    fn signs_keep_within_their_square_and_filled_figures_bulge() {
        for sign in Sign::VARIANTS {
            for one in sign.strokes() {
                let (Stroked::Line(points) | Stroked::Fill(points)) = one else { continue };
                assert!(points.iter().all(|(x, y)| x.abs() <= 1.0 && y.abs() <= 1.0), "{sign:?}");
                let Stroked::Fill(points) = one else { continue };
                let turns: Vec<f32> = (0..points.len())
                    .map(|number| {
                        let at = |step: usize| points[(number + step) % points.len()];
                        let ((ax, ay), (bx, by), (cx, cy)) = (at(0), at(1), at(2));
                        (bx - ax) * (cy - by) - (by - ay) * (cx - bx)
                    })
                    .collect();
                assert!(
                    turns.iter().all(|turn| *turn > 0.0) || turns.iter().all(|turn| *turn < 0.0),
                    "{sign:?} {turns:?}"
                );
            }
        }
    }
}
