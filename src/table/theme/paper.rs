//! Parchment and walnut as meshes of a few hundred points: grain without a picture file.

use std::sync::Arc;

use bevy_egui::egui::cache::{ComputerMut, FrameCache};
use bevy_egui::egui::epaint::{Mesh, Vertex, WHITE_UV};
use bevy_egui::egui::{Color32, Context, Memory, Painter, Pos2, Rect, Shape, pos2};

use super::colours::{Colours, mixed};
use crate::table::settings::Palette;

/// A number between 0 and 1 from a place, the same every time.
#[must_use]
pub fn speck(x: i32, y: i32) -> f32 {
    let mut h = (x as u32).wrapping_mul(0x9E37_79B1) ^ (y as u32).wrapping_mul(0x85EB_CA77);
    h ^= h >> 15;
    h = h.wrapping_mul(0x2C1B_3C6D);
    h ^= h >> 12;
    h = h.wrapping_mul(0x297A_2D39);
    h ^= h >> 15;
    (h & 0xFFFF) as f32 / 65_535.0
}

/// Smooth noise between 0 and 1.
#[must_use]
pub fn mottle(x: f32, y: f32) -> f32 {
    let (cell_x, cell_y) = (x.floor(), y.floor());
    let ease = |t: f32| t * t * (3.0 - 2.0 * t);
    let (u, v) = (ease(x - cell_x), ease(y - cell_y));
    let (i, j) = (cell_x as i32, cell_y as i32);
    let along = |j: i32| speck(i, j) * (1.0 - u) + speck(i + 1, j) * u;
    along(j) * (1.0 - v) + along(j + 1) * v
}

/// A sheet of cells; the colour of each point depends on its place.
fn woven(rect: Rect, columns: u32, rows: u32, colour: impl Fn(Pos2, f32, f32) -> Color32) -> Mesh {
    let mut mesh = Mesh::default();
    for row in 0..=rows {
        for column in 0..=columns {
            let (u, v) = (column as f32 / columns as f32, row as f32 / rows as f32);
            let pos = pos2(rect.left() + rect.width() * u, rect.top() + rect.height() * v);
            mesh.vertices.push(Vertex { pos, uv: WHITE_UV, color: colour(pos, u, v) });
        }
    }
    for row in 0..rows {
        for column in 0..columns {
            let at = row * (columns + 1) + column;
            mesh.add_triangle(at, at + 1, at + columns + 1);
            mesh.add_triangle(at + 1, at + columns + 2, at + columns + 1);
        }
    }
    mesh
}

/// This number of cells of about `size` points fits into a length.
fn cells(length: f32, size: f32) -> u32 {
    (length / size).ceil().clamp(1.0, 64.0) as u32
}

/// The material of a sheet.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Stuff {
    Parchment,
    Walnut,
}

/// A sheet's whole look: its stuff, its corners bit by bit, and three tones.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Cut(Stuff, [u32; 4], [Color32; 3]);

/// Grain is woven once, and kept for as long as it lies where it lies.
#[derive(Default)]
struct Loom;

impl ComputerMut<Cut, Arc<Mesh>> for Loom {
    fn compute(&mut self, Cut(stuff, corners, tones): Cut) -> Arc<Mesh> {
        let [left, top, right, bottom] = corners.map(f32::from_bits);
        let rect = Rect::from_min_max(pos2(left, top), pos2(right, bottom));
        Arc::new(match stuff {
            Stuff::Parchment => weave_parchment(rect, tones),
            Stuff::Walnut => weave_walnut(rect, tones),
        })
    }
}

fn sheet(ctx: &Context, stuff: Stuff, rect: Rect, colours: &Colours, tones: [Color32; 3]) -> Shape {
    if rect.is_negative() || rect.area() < 1.0 {
        return Shape::Noop;
    }
    if colours.palette == Palette::HighContrast {
        return Shape::rect_filled(rect, 0, tones[0]);
    }
    let corners = [rect.left(), rect.top(), rect.right(), rect.bottom()].map(f32::to_bits);
    let woven = |memory: &mut Memory| {
        memory.caches.cache::<FrameCache<Arc<Mesh>, Loom>>().get(Cut(stuff, corners, tones)).clone()
    };
    Shape::mesh(ctx.memory_mut(woven))
}

/// Parchment: mottled, a little darker towards its edges.
pub fn parchment(ctx: &Context, rect: Rect, colours: &Colours) -> Shape {
    let tones = if colours.palette == Palette::HighContrast {
        [colours.parchment; 3]
    } else {
        [colours.parchment_light, colours.parchment_deep, colours.parchment_edge]
    };
    sheet(ctx, Stuff::Parchment, rect, colours, tones)
}

fn weave_parchment(rect: Rect, [light, deep, edge]: [Color32; 3]) -> Mesh {
    woven(rect, cells(rect.width(), 16.0), cells(rect.height(), 16.0), |pos, _, _| {
        let stain = mottle(pos.x / 90.0, pos.y / 70.0) * 0.6 + mottle(pos.x / 23.0 + 40.0, pos.y / 19.0) * 0.4;
        let from_edge =
            (pos.x - rect.left()).min(rect.right() - pos.x).min(pos.y - rect.top()).min(rect.bottom() - pos.y);
        let worn = (1.0 - from_edge / 26.0).clamp(0.0, 1.0);
        let tone = mixed(light, deep, stain * 0.62);
        mixed(tone, edge, worn * worn * (0.25 + 0.3 * stain))
    })
}

/// Walnut with its grain along the longer side.
pub fn walnut(ctx: &Context, rect: Rect, colours: &Colours) -> Shape {
    sheet(ctx, Stuff::Walnut, rect, colours, [colours.walnut, colours.walnut_light, colours.walnut_dark])
}

fn weave_walnut(rect: Rect, [plain, light, dark]: [Color32; 3]) -> Mesh {
    let lying = rect.width() >= rect.height();
    let (columns, rows) = if lying {
        (cells(rect.width(), 34.0), cells(rect.height(), 2.2))
    } else {
        (cells(rect.width(), 2.2), cells(rect.height(), 34.0))
    };
    woven(rect, columns, rows, |pos, u, v| {
        let (along, across, over) = if lying { (pos.x, pos.y, v) } else { (pos.y, pos.x, u) };
        let wander = mottle(along / 120.0, across / 40.0) * 9.0;
        let ring = mottle(along / 300.0 + 7.0, (across + wander) / 2.6);
        let tone =
            if ring > 0.5 { mixed(plain, light, (ring - 0.5) * 1.3) } else { mixed(plain, dark, (0.5 - ring) * 1.3) };
        // Light from above: the upper edge of a bar is a little brighter than its lower one.
        mixed(tone, dark, (over - 0.35).max(0.0) * 0.55)
    })
}

/// Darkness that fades from one side of a place to the other, for print over the live table.
pub fn dusk(painter: &Painter, rect: Rect, colours: &Colours, left: f32, right: f32) {
    painter.add(Shape::mesh(woven(rect, 24, 1, |_, u, _| {
        let fall = u * u * (3.0 - 2.0 * u);
        colours.night.gamma_multiply(left + (right - left) * fall)
    })));
}

/// Darkness that gathers at the edges, for a menu over the table.
pub fn nightfall(painter: &Painter, rect: Rect, colours: &Colours) {
    painter.add(Shape::mesh(woven(rect, 16, 10, |_, u, v| {
        let away = ((u - 0.5).powi(2) + (v - 0.5).powi(2)).sqrt() * 1.4;
        colours.night.gamma_multiply(0.52 + 0.3 * away.min(1.0))
    })));
}
