//! The picture of a game that is over: a line for each player, which rises with the score from turn to turn.

use std::sync::Arc;

use bevy_egui::egui::epaint::StrokeKind;
use bevy_egui::egui::{Align2, CornerRadius, FontId, Painter, Pos2, Rect, Shape, Stroke, pos2, vec2};

use crate::logbook::wording::key;
use crate::table::sheet::Picture;
use crate::table::theme::Colours;
use crate::table::theme::crests::Crest;

/// Lines that lie over each other are drawn this far apart.
const APART: f32 = 2.5;
/// Room for the numbers at the left, and for the signs at the right.
const MARGINS: [f32; 2] = [30.0, 26.0];
/// At most this number of numbers stands at the side.
const NUMBERS: i64 = 6;

/// The scores of all players at the beginning, at the end of every turn, and at last.
#[derive(Clone, PartialEq, Debug)]
pub struct Progress {
    scores: Vec<Vec<i64>>,
    crests: Vec<Crest>,
}

impl Progress {
    /// There is nothing to be drawn before a turn was over.
    #[must_use]
    pub fn of(scores: Vec<Vec<i64>>, crests: Vec<Crest>) -> Option<Self> {
        let alike = scores.iter().all(|counted| counted.len() == crests.len());
        (alike && !crests.is_empty() && scores.len() > 2).then_some(Self { scores, crests })
    }

    /// As a picture on a page.
    #[must_use]
    pub fn picture(self) -> Picture {
        Picture {
            name: key::VERDICT_PROGRESS.into(),
            wide: (0.40, 460.0),
            high: 0.9,
            yields: true,
            paint: Arc::new(move |painter, place| self.paint(painter, place)),
        }
    }

    fn most(&self) -> i64 {
        self.scores.iter().flatten().copied().max().unwrap_or(0).max(1)
    }

    fn paint(&self, painter: &Painter, rect: Rect) {
        let colours = Colours::of(painter.ctx());
        painter.rect_filled(rect, CornerRadius::same(2), colours.parchment_light);
        painter.rect_stroke(rect, CornerRadius::same(2), Stroke::new(1.5, colours.ink), StrokeKind::Inside);
        painter.rect_stroke(rect.shrink(3.5), 0, Stroke::new(0.8, colours.ink_soft), StrokeKind::Inside);
        let [left, right] = MARGINS;
        let field = Rect::from_min_max(rect.min + vec2(left, 18.0), rect.max - vec2(right, 26.0));
        let most = self.most();
        let up = |score: i64| field.bottom() - field.height() * score as f32 / most as f32;
        let step = step(most);
        for score in (0..=most / step).map(|number| number * step) {
            let thin = Stroke::new(0.8, colours.ink_soft.gamma_multiply(if score == 0 { 1.0 } else { 0.35 }));
            painter.hline(field.x_range(), up(score), thin);
            let at = pos2(field.left() - 6.0, up(score));
            painter.text(at, Align2::RIGHT_CENTER, score, FontId::proportional(12.0), colours.ink_soft);
        }
        let last = self.scores.len() - 1;
        let along = |turn: usize| field.left() + field.width() * turn as f32 / last as f32;
        self.turns(painter, &along, field.bottom(), &colours);
        let mut ends: Vec<(usize, Pos2)> = Vec::new();
        for (seat, crest) in self.crests.iter().enumerate() {
            let apart = (seat as f32 - (self.crests.len() as f32 - 1.0) / 2.0) * APART;
            let at = |(turn, counted): (usize, &Vec<i64>)| {
                pos2(along(turn), up(counted.get(seat).copied().unwrap_or(0).max(0)) + apart)
            };
            let way: Vec<Pos2> = self.scores.iter().enumerate().map(at).collect();
            // White is seen on parchment by its edge.
            painter.add(Shape::line(way.clone(), Stroke::new(4.0, colours.ink.gamma_multiply(0.75))));
            painter.add(Shape::line(way.clone(), Stroke::new(2.4, crest.colour())));
            ends.extend(way.last().map(|end| (seat, *end)));
        }
        self.signs(painter, ends, field.y_range().max);
    }

    /// The turns are numbered as far as there is room.
    fn turns(&self, painter: &Painter, along: &impl Fn(usize) -> f32, bottom: f32, colours: &Colours) {
        let turns = self.scores.len() - 2;
        let each = turns.div_ceil(10).max(1);
        for turn in (1..=turns).filter(|turn| turn % each == 0) {
            let at = pos2(along(turn), bottom);
            painter.line_segment([at, at + vec2(0.0, 4.0)], Stroke::new(0.8, colours.ink_soft));
            let font = FontId::proportional(12.0);
            painter.text(at + vec2(0.0, 5.0), Align2::CENTER_TOP, turn, font, colours.ink_soft);
        }
    }

    /// Each line ends in the sign of its player; signs never lie over each other.
    fn signs(&self, painter: &Painter, mut ends: Vec<(usize, Pos2)>, lowest: f32) {
        const SIZE: f32 = 16.0;
        ends.sort_by(|(_, one), (_, other)| other.y.total_cmp(&one.y));
        let mut room = lowest + SIZE / 2.0;
        for (seat, end) in ends {
            let y = end.y.min(room - SIZE / 2.0);
            room = y - SIZE / 2.0 - 1.0;
            if let Some(crest) = self.crests.get(seat) {
                crest.paint(painter, Rect::from_center_size(pos2(end.x + 13.0, y), vec2(SIZE, SIZE)));
            }
        }
    }
}

/// The numbers at the side are round, and not too many.
fn step(most: i64) -> i64 {
    let round = (0..).flat_map(|power| [1, 2, 5].map(|number| number * 10_i64.pow(power)));
    round.take(30).find(|step| most / step < NUMBERS).unwrap_or(most)
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::Color32;

    use super::*;
    use crate::table::theme::crests::Figure;

    #[test]
    fn numbers_at_the_side_are_round_and_few() {
        for (most, expected) in [(1, 1), (5, 1), (6, 2), (10, 2), (18, 5), (52, 10), (120, 50), (999, 200)] {
            assert_eq!(step(most), expected, "{most}");
            assert!(most / step(most) < NUMBERS);
        }
    }

    #[test]
    fn a_picture_is_made_only_of_turns_that_count_all_players() {
        let crests = vec![Crest::Wood(Color32::RED, Figure::Cross), Crest::Wood(Color32::BLUE, Figure::Bars)];
        let scores = |counts: &[&[i64]]| counts.iter().map(|counted| counted.to_vec()).collect::<Vec<_>>();
        assert!(Progress::of(scores(&[&[0, 0], &[1, 0], &[1, 2]]), crests.clone()).is_some());
        assert!(Progress::of(scores(&[&[0, 0], &[1, 0]]), crests.clone()).is_none());
        assert!(Progress::of(scores(&[&[], &[], &[]]), crests).is_none());
        assert!(Progress::of(scores(&[&[], &[], &[]]), Vec::new()).is_none());
    }
}
