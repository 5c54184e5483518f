//! Ornaments of panels: frames, corners, rules, a compass rose.

use bevy_egui::egui::epaint::StrokeKind;
use bevy_egui::egui::{
    Color32, Context, CornerRadius, Painter, Pos2, Rect, Sense, Shape, Stroke, Ui, Vec2, pos2, vec2,
};

use super::colours::{Colours, mixed};
use super::paper;

/// Width of the walnut around a sheet.
pub const FRAME: f32 = 15.0;

/// A framed sheet: shadow, walnut, an inlaid brass line, brass corners, parchment. Returns the parchment's place.
pub fn framed_sheet(painter: &Painter, rect: Rect, colours: &Colours) -> Rect {
    for (grown, alpha) in [(14.0, 22), (9.0, 34), (4.0, 60)] {
        let shadow = rect.translate(vec2(0.0, 7.0)).expand(grown);
        painter.rect_filled(shadow, CornerRadius::same(14), Color32::from_black_alpha(alpha));
    }
    painter.rect_filled(rect, CornerRadius::same(5), colours.walnut_dark);
    let wood = rect.shrink(1.0);
    let inside = rect.shrink(FRAME);
    for bar in [
        Rect::from_min_max(wood.min, pos2(wood.right(), inside.top())),
        Rect::from_min_max(pos2(wood.left(), inside.bottom()), wood.max),
        Rect::from_min_max(pos2(wood.left(), inside.top()), pos2(inside.left(), inside.bottom())),
        Rect::from_min_max(pos2(inside.right(), inside.top()), pos2(wood.right(), inside.bottom())),
    ] {
        painter.add(paper::walnut(painter.ctx(), bar, colours));
    }
    painter.rect_stroke(rect, CornerRadius::same(5), Stroke::new(1.0, colours.walnut_dark), StrokeKind::Inside);
    let inlay = rect.shrink(FRAME * 0.5);
    painter.rect_stroke(inlay, 0, Stroke::new(2.4, colours.brass_dark), StrokeKind::Middle);
    painter.rect_stroke(inlay, 0, Stroke::new(1.3 * colours.line, colours.brass), StrokeKind::Middle);
    painter.rect_filled(inside, 0, colours.walnut_dark);
    let sheet = inside.shrink(1.0);
    painter.add(paper::parchment(painter.ctx(), sheet, colours));
    // The frame's shadow falls on the sheet.
    for (step, alpha) in [(0.5, 60), (1.5, 34), (2.5, 16)] {
        painter.rect_stroke(
            sheet.shrink(step),
            0,
            Stroke::new(1.0, Color32::from_black_alpha(alpha)),
            StrokeKind::Middle,
        );
    }
    for corner in [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom()] {
        brass_corner(painter, corner, rect.center(), colours);
    }
    sheet
}

/// A brass corner plate with two pins.
fn brass_corner(painter: &Painter, corner: Pos2, middle: Pos2, colours: &Colours) {
    let (x, y) = ((middle.x - corner.x).signum(), (middle.y - corner.y).signum());
    let at = |dx: f32, dy: f32| pos2(corner.x + x * dx, corner.y + y * dy);
    let long = 34.0;
    let arm = |points: Vec<Pos2>| {
        painter.add(Shape::convex_polygon(points, colours.brass, Stroke::new(1.0, colours.brass_dark)));
    };
    arm(vec![at(0.0, 0.0), at(long, 0.0), at(long - 6.0, FRAME * 0.82), at(0.0, FRAME * 0.82)]);
    arm(vec![at(0.0, 0.0), at(0.0, long), at(FRAME * 0.82, long - 6.0), at(FRAME * 0.82, 0.0)]);
    painter.add(Shape::convex_polygon(
        vec![at(0.8, 0.8), at(FRAME * 0.82, 0.8), at(FRAME * 0.82, FRAME * 0.82), at(0.8, FRAME * 0.82)],
        colours.brass,
        Stroke::NONE,
    ));
    painter.line_segment([at(1.6, 1.6), at(long - 2.0, 1.6)], Stroke::new(1.0, colours.brass_light));
    painter.line_segment([at(1.6, 1.6), at(1.6, long - 2.0)], Stroke::new(1.0, colours.brass_light));
    for pin in [at(6.2, 6.2), at(24.0, 6.2), at(6.2, 24.0)] {
        painter.circle_filled(pin, 2.4, colours.brass_dark);
        painter.circle_filled(pin + vec2(-0.5, -0.6), 1.5, colours.brass_light);
    }
}

/// A strip of walnut with a brass edge, for panels over the table.
pub fn strip(ctx: &Context, rect: Rect, colours: &Colours) -> Shape {
    let edge = Stroke::new(1.0 * colours.line, colours.brass);
    let shade = |grown: f32, alpha| {
        let place = rect.translate(vec2(0.0, 3.0)).expand(grown);
        Shape::rect_filled(place, CornerRadius::same(8), Color32::from_black_alpha(alpha))
    };
    Shape::Vec(vec![
        shade(6.0, 26),
        shade(3.0, 50),
        Shape::rect_filled(rect, CornerRadius::same(4), colours.walnut_dark),
        paper::walnut(ctx, rect.shrink(1.0), colours),
        Shape::rect_stroke(rect.shrink(2.5), CornerRadius::same(2), edge, StrokeKind::Middle),
        Shape::rect_stroke(rect, CornerRadius::same(4), Stroke::new(1.0, colours.walnut_dark), StrokeKind::Inside),
    ])
}

/// A rule across the sheet with a lozenge in its middle.
pub fn rule(ui: &mut Ui) {
    let colours = Colours::of(ui.ctx());
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width().max(1.0), 13.0), Sense::hover());
    let (y, middle) = (rect.center().y, rect.center().x);
    let painter = ui.painter();
    let line = Stroke::new(1.0 * colours.line, mixed(colours.parchment_edge, colours.brass_dark, 0.45));
    for (from, to) in [(rect.left(), middle - 14.0), (middle + 14.0, rect.right())] {
        painter.hline(from..=to, y, line);
    }
    lozenge(painter, pos2(middle, y), 5.0, colours.red);
    for side in [-1.0, 1.0] {
        lozenge(painter, pos2(middle + side * 10.0, y), 2.4, colours.brass_dark);
    }
}

/// A small diamond.
pub fn lozenge(painter: &Painter, at: Pos2, half: f32, colour: Color32) {
    painter.add(Shape::convex_polygon(
        vec![at + vec2(0.0, -half), at + vec2(half, 0.0), at + vec2(0.0, half), at + vec2(-half, 0.0)],
        colour,
        Stroke::NONE,
    ));
}

/// A compass rose of eight kites, half ink and half paper, a lily at its north.
pub fn rose(painter: &Painter, at: Pos2, radius: f32, ink: Color32, paper: Color32, gilt: Color32) {
    painter.circle_stroke(at, radius * 0.66, Stroke::new(radius * 0.03, gilt));
    painter.circle_stroke(at, radius * 0.60, Stroke::new(radius * 0.015, ink));
    for long in [false, true] {
        for point in 0..4_u8 {
            let angle =
                f32::from(point) * std::f32::consts::FRAC_PI_2 + if long { 0.0 } else { std::f32::consts::FRAC_PI_4 };
            let ahead = Vec2::angled(angle - std::f32::consts::FRAC_PI_2);
            let side = ahead.rot90();
            let (reach, waist) = if long { (radius, radius * 0.15) } else { (radius * 0.62, radius * 0.12) };
            let tip = at + ahead * reach;
            for (sign, colour) in [(1.0, ink), (-1.0, paper)] {
                let flank = at + ahead * waist + side * (waist * sign);
                painter.add(Shape::convex_polygon(vec![at, flank, tip], colour, Stroke::new(radius * 0.012, ink)));
            }
        }
    }
    let north = at + vec2(0.0, -radius * 1.06);
    for (dx, lean) in [(-0.09, -0.06), (0.0, 0.0), (0.09, 0.06)] {
        let foot = north + vec2(dx * radius * 0.4, radius * 0.08);
        let tip = north + vec2((dx + lean) * radius, -radius * if dx == 0.0 { 0.16 } else { 0.08 });
        painter.line_segment([foot, tip], Stroke::new(radius * 0.05, gilt));
    }
    painter.circle_filled(at, radius * 0.05, gilt);
}
