//! What a joiner and an engraver add: frames, corners, rules, seat badges, a compass rose.

use bevy_egui::egui::epaint::StrokeKind;
use bevy_egui::egui::{
    Align2, Color32, CornerRadius, FontId, Painter, Pos2, Rect, Response, Sense, Shape, Stroke, Ui, Vec2, WidgetInfo,
    WidgetType, pos2, vec2,
};

use super::colours::{Colours, in_livery, mixed};
use super::paper;
use crate::play::livery::Livery;
use crate::table::stage::Seat;

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
        painter.add(paper::walnut(bar, colours));
    }
    painter.rect_stroke(rect, CornerRadius::same(5), Stroke::new(1.0, colours.walnut_dark), StrokeKind::Inside);
    let inlay = rect.shrink(FRAME * 0.5);
    painter.rect_stroke(inlay, 0, Stroke::new(2.4, colours.brass_dark), StrokeKind::Middle);
    painter.rect_stroke(inlay, 0, Stroke::new(1.3 * colours.line, colours.brass), StrokeKind::Middle);
    painter.rect_filled(inside, 0, colours.walnut_dark);
    let sheet = inside.shrink(1.0);
    painter.add(paper::parchment(sheet, colours));
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

/// A strip of walnut with a brass edge, for what lies over the table.
pub fn strip(rect: Rect, colours: &Colours) -> Shape {
    let edge = Stroke::new(1.0 * colours.line, colours.brass);
    let shade = |grown: f32, alpha| {
        let place = rect.translate(vec2(0.0, 3.0)).expand(grown);
        Shape::rect_filled(place, CornerRadius::same(8), Color32::from_black_alpha(alpha))
    };
    Shape::Vec(vec![
        shade(6.0, 26),
        shade(3.0, 50),
        Shape::rect_filled(rect, CornerRadius::same(4), colours.walnut_dark),
        paper::walnut(rect.shrink(1.0), colours),
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

/// A seat's sign: its colour, its letter, its pattern, so that colour alone never says who is who.
pub fn badge(ui: &mut Ui, seat: Seat, size: f32) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(size * 1.25, size), Sense::hover());
    paint_badge(ui.painter(), rect, seat, Colours::of(ui.ctx()).liveries.of(seat));
    response
}

/// The same in a livery that is not worn yet.
pub fn badge_in(ui: &mut Ui, seat: Seat, livery: Livery, size: f32) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(size * 1.25, size), Sense::hover());
    paint_badge(ui.painter(), rect, seat, livery);
    response
}

/// Patches of cloth to choose from; says whether another one was chosen.
pub fn swatches(ui: &mut Ui, chosen: &mut Livery, offered: &[(Livery, String)]) -> bool {
    let colours = Colours::of(ui.ctx());
    let before = *chosen;
    for (livery, name) in offered {
        let (rect, response) = ui.allocate_exact_size(vec2(44.0, 30.0), Sense::click());
        let worn = *livery == before;
        let name = || WidgetInfo::selected(WidgetType::RadioButton, true, worn, name);
        response.widget_info(name);
        paint_patch(ui.painter(), rect.shrink(4.0), *livery);
        if worn || response.hovered() || response.has_focus() {
            let ring = if worn { colours.ink } else { colours.brass };
            ui.painter().rect_stroke(
                rect,
                CornerRadius::same(5),
                Stroke::new(2.0 * colours.line, ring),
                StrokeKind::Inside,
            );
        }
        if response.clicked() {
            *chosen = *livery;
        }
        response.on_hover_text(name().label.unwrap_or_default());
    }
    *chosen != before
}

/// A seat's sign at a place.
pub fn paint_badge(painter: &Painter, rect: Rect, seat: Seat, livery: Livery) {
    paint_patch(painter, rect, livery);
    let colour = in_livery(livery);
    let letter = match seat {
        Seat::First => "A",
        Seat::Second => "B",
    };
    let font = FontId::proportional(rect.height() * 0.74);
    for shift in [vec2(1.0, 0.0), vec2(-1.0, 0.0), vec2(0.0, 1.0), vec2(0.0, -1.0)] {
        let dark = mixed(colour, Color32::BLACK, 0.6);
        painter.text(rect.center() + shift, Align2::CENTER_CENTER, letter, font.clone(), dark);
    }
    painter.text(rect.center(), Align2::CENTER_CENTER, letter, font, Color32::WHITE);
}

/// The cloth of a livery: its colour and its pattern.
fn paint_patch(painter: &Painter, rect: Rect, livery: Livery) {
    let colour = in_livery(livery);
    let painter = painter.with_clip_rect(rect.intersect(painter.clip_rect()));
    painter.rect_filled(rect, CornerRadius::same(3), colour);
    let pale = Color32::from_rgba_unmultiplied(255, 255, 255, 95);
    let pitch = (rect.height() * 0.34).max(4.0);
    let figures = |figure: &dyn Fn(Pos2, f32)| {
        for row in 0..4_u8 {
            for column in 0..6_u8 {
                let shift = if row % 2 == 0 { 0.0 } else { 0.5 };
                let at = vec2((f32::from(column) + shift) * pitch, (f32::from(row) + 0.4) * pitch * 0.8);
                figure(rect.left_top() + at, pitch * 0.26);
            }
        }
    };
    match livery {
        Livery::Green => figures(&|at, half| lozenge(&painter, at, half, pale)),
        Livery::Yellow => figures(&|at, half| {
            painter.rect_filled(
                Rect::from_center_size(at, vec2(half, half) * 1.7),
                0,
                mixed(colour, Color32::BLACK, 0.35),
            );
        }),
        Livery::Rose => figures(&|at, half| {
            painter.circle_stroke(at, half, Stroke::new(pitch * 0.14, pale));
        }),
        Livery::Sky => {
            for row in 0..4_u8 {
                let y = rect.top() + f32::from(row) * pitch * 0.9 + pitch * 0.4;
                let wave = (0..=12_u8).map(|step| {
                    pos2(
                        rect.left() + f32::from(step) * pitch * 0.5,
                        y + if step % 2 == 0 { 0.0 } else { pitch * 0.45 },
                    )
                });
                painter.add(Shape::line(wave.collect(), Stroke::new(pitch * 0.18, pale)));
            }
        }
        Livery::Vermilion => {
            let bar = Rect::from_center_size(
                pos2(rect.center().x, rect.bottom() - rect.height() * 0.14),
                vec2(rect.width(), rect.height() * 0.14),
            );
            painter.rect_filled(bar, 0, pale);
        }
        Livery::Blue => {
            let mut x = rect.left() - rect.height();
            while x < rect.right() {
                painter.line_segment(
                    [pos2(x, rect.bottom()), pos2(x + rect.height(), rect.top())],
                    Stroke::new(pitch * 0.24, pale),
                );
                x += pitch;
            }
        }
    }
    painter.rect_stroke(
        rect,
        CornerRadius::same(3),
        Stroke::new(1.0, mixed(colour, Color32::BLACK, 0.55)),
        StrokeKind::Inside,
    );
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
