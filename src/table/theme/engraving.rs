//! The game's name as an engraver would set it: a cartouche of parchment with scrolled corners.

use std::sync::Arc;

use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{
    Align, Color32, CornerRadius, FontId, Galley, Painter, Pos2, Rect, Shape, Stroke, TextStyle, Ui, Vec2, pos2, vec2,
};

use super::capitals::Capitals;
use super::colours::{Colours, mixed};
use super::{ornaments, paper};

/// Sets a name and a line below it into a cartouche.
pub fn cartouche(ui: &mut Ui, rect: Rect, name: &str, below: &str) {
    let colours = Colours::of(ui.ctx());
    let painter = ui.painter();
    for (grown, alpha) in [(10.0, 24), (5.0, 50)] {
        painter.rect_filled(
            rect.translate(vec2(0.0, 6.0)).expand(grown),
            CornerRadius::same(16),
            Color32::from_black_alpha(alpha),
        );
    }
    painter.add(paper::parchment(ui.ctx(), rect, &colours));
    border(painter, rect, &colours);

    let rose = (rect.height() * 0.2).clamp(16.0, 36.0);
    let small = TextStyle::Small.resolve(ui.style()).size.max(rect.height() * 0.085);
    let room = (rect.width() - 52.0).max(16.0);
    let middle = rect.center();
    let mut job = LayoutJob::simple(below.to_owned(), FontId::proportional(small), colours.ink_soft, room);
    job.halign = Align::Center;
    let line = painter.layout_job(job);
    let name = Name::of(painter, name, room, rect.height() * 0.24);
    let tall = rose * 2.0 + 9.0 + name.height + 9.0 + line.size().y;
    let with_rose = tall < rect.height() - 20.0;
    let used = if with_rose { tall } else { name.height + 9.0 + line.size().y };
    let mut y = middle.y - used / 2.0;
    if with_rose {
        ornaments::rose(painter, pos2(middle.x, y + rose), rose, colours.ink, colours.parchment, colours.brass);
        for side in [-1.0, 1.0] {
            flourish(painter, pos2(middle.x + side * (rose + 12.0), y + rose), side, rect.width() * 0.25, &colours);
        }
        y += rose * 2.0 + 9.0;
    }
    // The lower right edge of every cut catches the light.
    name.set(painter, pos2(middle.x, y) + vec2(0.9, 1.2), colours.parchment_edge);
    name.set(painter, pos2(middle.x, y), colours.ink);
    y += name.height + 9.0;
    painter.galley(pos2(middle.x, y), line, colours.ink_soft);
}

/// A name in cut capitals, or in the panels' face where a letter has never been cut.
struct Name {
    cut: Option<Capitals>,
    written: Arc<Galley>,
    height: f32,
}

impl Name {
    fn of(painter: &Painter, name: &str, room: f32, height: f32) -> Self {
        let name = name.to_uppercase();
        let cut = Capitals::of(&name);
        let height = cut.as_ref().map_or(height, |cut| height.min(room / cut.width));
        let mut written = painter.layout_no_wrap(name.clone(), FontId::proportional(height), Color32::PLACEHOLDER);
        if written.size().x > room {
            let fitting = height * room / written.size().x;
            written = painter.layout_no_wrap(name, FontId::proportional(fitting), Color32::PLACEHOLDER);
        }
        let height = if cut.is_some() { height } else { written.size().y };
        Self { cut, written, height }
    }

    /// Sets the name with the middle of its upper edge at a place.
    fn set(&self, painter: &Painter, at: Pos2, colour: Color32) {
        match &self.cut {
            Some(cut) => cut.cut(painter, at - vec2(cut.width * self.height / 2.0, 0.0), self.height, colour),
            None => painter.galley_with_override_text_color(
                at - vec2(self.written.size().x / 2.0, 0.0),
                self.written.clone(),
                colour,
            ),
        }
    }
}

/// A double line with corners turned in, as copper-plate maps have it.
fn border(painter: &Painter, rect: Rect, colours: &Colours) {
    let ink = Stroke::new(1.6 * colours.line, colours.ink);
    let fine = Stroke::new(0.8 * colours.line, colours.ink_soft);
    for (inset, notch, stroke) in [(7.0, 15.0, ink), (11.0, 15.0, fine)] {
        let frame = rect.shrink(inset);
        let mut points: Vec<Pos2> = Vec::new();
        for (corner, from) in [
            (frame.left_top(), 90.0_f32),
            (frame.right_top(), 180.0),
            (frame.right_bottom(), 270.0),
            (frame.left_bottom(), 360.0),
        ] {
            for step in 0..=8_u8 {
                let angle = (from - f32::from(step) * 90.0 / 8.0).to_radians();
                points.push(corner + Vec2::new(angle.cos(), angle.sin()) * notch);
            }
        }
        painter.add(Shape::closed_line(points, stroke));
    }
    for corner in [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom()] {
        let inward = (rect.center() - corner).normalized();
        let at = corner + vec2(inward.x.signum() * 11.0, inward.y.signum() * 11.0);
        painter.circle_stroke(at, 4.2, Stroke::new(1.2, colours.ink));
        painter.circle_filled(at, 1.8, colours.red);
    }
    // Hatching below and at the right: the light of every such map comes from the north-west.
    let hatch = Stroke::new(0.7, mixed(colours.parchment, colours.ink, 0.45));
    let mut x = rect.left() + 26.0;
    while x < rect.right() - 26.0 {
        painter.line_segment([pos2(x, rect.bottom() - 6.0), pos2(x + 2.5, rect.bottom() - 2.5)], hatch);
        x += 3.0;
    }
    let mut y = rect.top() + 26.0;
    while y < rect.bottom() - 26.0 {
        painter.line_segment([pos2(rect.right() - 6.0, y), pos2(rect.right() - 2.5, y + 2.5)], hatch);
        y += 3.0;
    }
}

/// A pen stroke that swings away from the rose.
fn flourish(painter: &Painter, from: Pos2, side: f32, length: f32, colours: &Colours) {
    let points: Vec<Pos2> = (0..=28_u8)
        .map(|step| {
            let t = f32::from(step) / 28.0;
            from + vec2(side * t * length, (t * 7.5).sin() * 6.0 * (1.0 - t))
        })
        .collect();
    painter.add(Shape::line(points, Stroke::new(1.3 * colours.line, colours.ink)));
    ornaments::lozenge(painter, from + vec2(side * (length + 5.0), 0.0), 3.2, colours.red);
}
