//! Crests: signs of the players in the panels, so that colour alone never identifies a player.

use bevy_egui::egui::epaint::StrokeKind;
use bevy_egui::egui::{
    Align2, Color32, CornerRadius, FontId, Painter, Pos2, Rect, Response, Sense, Shape, Stroke, Ui, WidgetInfo,
    WidgetType, pos2, vec2,
};

use super::colours::{Colours, in_livery, mixed};
use super::ornaments::lozenge;
use crate::play::livery::Livery;
use crate::table::chairs::Chair;

/// The sign of a player.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Crest {
    /// A cloth in a livery, with a letter on it.
    Cloth(Livery, char),
    /// Painted wood in a colour of the game's own, with a figure on it.
    Wood(Color32, Figure),
}

/// A figure painted on wood.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Figure {
    Ring,
    Triangle,
    Bars,
    Cross,
    Saltire,
}

/// The sign of a side on a page before the match has players.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Sign {
    /// By a chair, in the livery that it wears when the page is drawn.
    Chair(Chair),
    /// By one that never changes.
    Own(Crest),
}

impl From<Chair> for Sign {
    fn from(chair: Chair) -> Self {
        Self::Chair(chair)
    }
}

impl From<Crest> for Sign {
    fn from(crest: Crest) -> Self {
        Self::Own(crest)
    }
}

impl Sign {
    /// As it looks in these colours.
    #[must_use]
    pub const fn crest(self, colours: &Colours) -> Crest {
        match self {
            Self::Chair(chair) => colours.crest(chair),
            Self::Own(crest) => crest,
        }
    }
}

/// The letter of a chair, in the order in which two, three and four are taken.
const fn letter(chair: Chair) -> char {
    match chair {
        Chair::South => 'A',
        Chair::North => 'B',
        Chair::West => 'C',
        Chair::East => 'D',
    }
}

impl Crest {
    /// Of a chair in this livery.
    #[must_use]
    pub const fn of(chair: Chair, livery: Livery) -> Self {
        Self::Cloth(livery, letter(chair))
    }

    /// Its colour.
    #[must_use]
    pub const fn colour(self) -> Color32 {
        match self {
            Self::Cloth(livery, _) => in_livery(livery),
            Self::Wood(colour, _) => colour,
        }
    }

    /// Puts it into a line of words.
    pub fn show(self, ui: &mut Ui, size: f32) -> Response {
        let wide = if matches!(self, Self::Cloth(..)) { 1.25 } else { 1.1 };
        let (rect, response) = ui.allocate_exact_size(vec2(size * wide, size), Sense::hover());
        match self {
            Self::Cloth(..) => self.paint(ui.painter(), rect),
            Self::Wood(..) => self.paint(ui.painter(), Rect::from_center_size(rect.center(), vec2(size, size))),
        }
        response
    }

    /// Paints it at a place.
    pub fn paint(self, painter: &Painter, rect: Rect) {
        match self {
            Self::Cloth(livery, letter) => paint_cloth(painter, rect, livery, letter),
            Self::Wood(colour, figure) => paint_wood(painter, rect, colour, figure),
        }
    }
}

impl Colours {
    /// The sign of a chair in its present livery.
    #[must_use]
    pub const fn crest(&self, chair: Chair) -> Crest {
        Crest::of(chair, self.liveries.of(chair))
    }
}

/// The sign of a chair, in a line of words.
pub fn badge(ui: &mut Ui, chair: Chair, size: f32) -> Response {
    let crest = Colours::of(ui.ctx()).crest(chair);
    crest.show(ui, size)
}

fn paint_cloth(painter: &Painter, rect: Rect, livery: Livery, letter: char) {
    paint_patch(painter, rect, livery);
    let colour = in_livery(livery);
    let font = FontId::proportional(rect.height() * 0.74);
    for shift in [vec2(1.0, 0.0), vec2(-1.0, 0.0), vec2(0.0, 1.0), vec2(0.0, -1.0)] {
        let dark = mixed(colour, Color32::BLACK, 0.6);
        painter.text(rect.center() + shift, Align2::CENTER_CENTER, letter, font.clone(), dark);
    }
    painter.text(rect.center(), Align2::CENTER_CENTER, letter, font, Color32::WHITE);
}

fn paint_wood(painter: &Painter, rect: Rect, paint: Color32, figure: Figure) {
    painter.rect_filled(rect, CornerRadius::same(3), paint);
    let pale = Color32::from_rgba_unmultiplied(255, 255, 255, 210);
    let (middle, half) = (rect.center(), rect.width() * 0.24);
    let stroke = Stroke::new((rect.width() * 0.11).max(1.2), pale);
    match figure {
        Figure::Ring => {
            painter.circle_stroke(middle, half, stroke);
        }
        Figure::Triangle => {
            let corners = [(0.0, -half), (half, half * 0.8), (-half, half * 0.8)];
            let corners = corners.map(|(x, y)| middle + vec2(x, y)).to_vec();
            painter.add(Shape::closed_line(corners, stroke));
        }
        Figure::Bars => {
            for x in [-half * 0.7, half * 0.7] {
                painter.line_segment([middle + vec2(x, -half), middle + vec2(x, half)], stroke);
            }
        }
        Figure::Cross => {
            painter.line_segment([middle - vec2(half, 0.0), middle + vec2(half, 0.0)], stroke);
            painter.line_segment([middle - vec2(0.0, half), middle + vec2(0.0, half)], stroke);
        }
        Figure::Saltire => {
            painter.line_segment([middle - vec2(half, half), middle + vec2(half, half)], stroke);
            painter.line_segment([middle + vec2(-half, half), middle + vec2(half, -half)], stroke);
        }
    }
    let edge = Stroke::new(1.0, mixed(paint, Color32::BLACK, 0.5));
    painter.rect_stroke(rect, CornerRadius::same(3), edge, StrokeKind::Inside);
    let along = rect.left() + 2.0..=rect.right() - 2.0;
    painter.hline(along, rect.top() + 1.5, Stroke::new(1.0, pale.gamma_multiply(0.4)));
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

/// Patches of cloth to choose from; true if another one was chosen.
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
