//! Words on a sheet: type is set with the panels' own fonts, and it is kept what was set and where it stands.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui;
use bevy_egui::egui::epaint::text::{Fonts, TextOptions};

use super::{Corners, InkImage};

/// From line to line of a heading, in heights of its type: a letter with a tail may stand over one with a mark.
const LEADING: f32 = 1.12;

/// Alignment of a word to its point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Anchor {
    /// The point is its left end.
    Left,
    /// The point is its middle.
    Middle,
    /// The point is its right end.
    Right,
}

/// The case of type everything is set from.
pub struct TypeCase {
    fonts: Fonts,
    /// Its sheets have so many texels to each that they are cut from; a proof has none.
    coarse: Option<u16>,
}

impl Default for TypeCase {
    fn default() -> Self {
        Self { fonts: Fonts::new(TextOptions::default(), egui::FontDefinitions::default()), coarse: Some(1) }
    }
}

impl TypeCase {
    /// A case for proofs: its sheets take no ink, and know where everything would stand.
    #[must_use]
    pub fn of_proofs() -> Self {
        Self { coarse: None, ..Self::default() }
    }

    /// A case for small pictures: each texel stands for so many across and down, and no words are set.
    #[must_use]
    pub fn of_pictures(coarse: u16) -> Self {
        Self { coarse: Some(coarse.max(1)), ..Self::default() }
    }

    /// An empty sheet of this number of texels.
    #[must_use]
    pub fn sheet(&self, width: usize, height: usize) -> InkImage {
        match self.coarse {
            Some(1) => InkImage::new(width, height),
            Some(coarse) => {
                let own = usize::from(coarse);
                InkImage { coarse: f32::from(coarse), ..InkImage::new(width.div_ceil(own), height.div_ceil(own)) }
            }
            None => InkImage { ink: Vec::new(), ..InkImage::new(width, height) },
        }
    }
}

/// Words that were set on a sheet.
#[derive(Clone, Debug, PartialEq)]
pub struct Said {
    /// The height of the type in texels.
    pub size: f32,
    /// Each line, and the corners of its ink.
    pub lines: Vec<(String, Corners)>,
}

impl InkImage {
    /// All words, in the order in which they were set.
    #[must_use]
    pub fn said(&self) -> &[Said] {
        &self.said
    }

    /// A word or a line; `size` is the height of the type in texels. Returns its width.
    pub fn set(
        &mut self,
        case: &mut TypeCase,
        at: Vec2,
        anchor: Anchor,
        size: f32,
        colour: [u8; 3],
        text: &str,
    ) -> f32 {
        let (width, ink) = self.letters(case, at, anchor, size, colour, text);
        self.said.push(Said { size, lines: vec![(text.to_owned(), ink)] });
        width
    }

    /// Prints one line; returns its width, and the corners of its ink.
    fn letters(
        &mut self,
        case: &mut TypeCase,
        at: Vec2,
        anchor: Anchor,
        size: f32,
        colour: [u8; 3],
        text: &str,
    ) -> (f32, Corners) {
        let font = egui::FontId::proportional(size);
        let mut fonts = case.fonts.with_pixels_per_point(1.0);
        let galley = fonts.layout_no_wrap(text.to_owned(), font, egui::Color32::WHITE);
        let atlas = fonts.image();
        let width = galley.size().x;
        let left = match anchor {
            Anchor::Left => at.x,
            Anchor::Middle => at.x - width / 2.0,
            Anchor::Right => at.x - width,
        };
        let top = at.y - galley.size().y / 2.0;
        let (mut least, mut most) = (Vec2::MAX, Vec2::MIN);
        for row in &galley.rows {
            for glyph in &row.glyphs {
                let uv = glyph.uv_rect;
                let start = row.pos + glyph.pos.to_vec2() + uv.offset;
                let (x0, y0) = ((left + start.x).round() as i64, (top + start.y).round() as i64);
                let size = [0_usize, 1].map(|axis| i64::from(uv.max[axis]) - i64::from(uv.min[axis]));
                if size[0] > 0 && size[1] > 0 {
                    least = least.min(Vec2::new(x0 as f32, y0 as f32));
                    most = most.max(Vec2::new((x0 + size[0]) as f32, (y0 + size[1]) as f32));
                }
                if self.ink.is_empty() || self.coarse > 1.0 {
                    continue;
                }
                for (dy, v) in (uv.min[1]..uv.max[1]).enumerate() {
                    for (dx, u) in (uv.min[0]..uv.max[0]).enumerate() {
                        let texel = atlas.pixels.get(usize::from(v) * atlas.size[0] + usize::from(u));
                        let strength = texel.map_or(0.0, |texel| f32::from(texel.a()) / 255.0);
                        self.dab(x0 + dx as i64, y0 + dy as i64, colour, strength);
                    }
                }
            }
        }
        (width, if least.x < most.x { (least, most) } else { (at, at) })
    }

    /// The same in a fat type: everything is printed twice.
    fn fat(
        &mut self,
        case: &mut TypeCase,
        at: Vec2,
        anchor: Anchor,
        size: f32,
        colour: [u8; 3],
        text: &str,
    ) -> (f32, Corners) {
        self.letters(case, at, anchor, size, colour, text);
        let (width, (least, most)) = self.letters(case, at + Vec2::X, anchor, size, colour, text);
        (width, (least - Vec2::X, most))
    }

    /// Words in lines no wider than `wide`, in a fat type, from their upper left corner; returns their height.
    pub fn paragraph(
        &mut self,
        case: &mut TypeCase,
        at: Vec2,
        wide: f32,
        size: f32,
        colour: [u8; 3],
        text: &str,
    ) -> f32 {
        let (size, galley) = Self::lines(case, wide, size, text);
        let mut lines = Vec::with_capacity(galley.rows.len());
        for row in &galley.rows {
            let middle = at.y + row.pos.y + row.height() / 2.0;
            let (from, text) = (Vec2::new(at.x, middle), row.text());
            let (_, ink) = self.fat(case, from, Anchor::Left, size, colour, text.trim_end());
            lines.push((text, ink));
        }
        self.said.push(Said { size, lines });
        galley.size().y
    }

    /// Such words would take this height.
    #[must_use]
    pub fn paragraph_height(&self, case: &mut TypeCase, wide: f32, size: f32, text: &str) -> f32 {
        Self::lines(case, wide, size, text).1.size().y
    }

    /// The words in lines, and the type they are set in: it is smaller where a word would be wider than a line.
    fn lines(case: &mut TypeCase, wide: f32, size: f32, text: &str) -> (f32, Arc<egui::Galley>) {
        let set = |case: &mut TypeCase, size: f32| {
            let font = egui::FontId::proportional(size);
            case.fonts.with_pixels_per_point(1.0).layout(text.to_owned(), font, egui::Color32::WHITE, wide)
        };
        let galley = set(case, size);
        let broken = galley.rows.windows(2).any(|pair| {
            let (before, after) = (pair[0].glyphs.last(), pair[1].glyphs.first());
            before.zip(after).is_some_and(|(before, after)| before.chr.is_alphanumeric() && after.chr.is_alphanumeric())
        });
        if !broken {
            return (size, galley);
        }
        let size = text.split([' ', '-']).fold(size, |size, word| Self::fitting(case, wide, size, word));
        (size, set(case, size))
    }

    /// Words no wider than their room, in a fat type: they are read from across a table. Returns their width.
    pub fn word(
        &mut self,
        case: &mut TypeCase,
        at: Vec2,
        anchor: Anchor,
        (size, room): (f32, f32),
        colour: [u8; 3],
        text: &str,
    ) -> f32 {
        let size = Self::fitting(case, room, size, text);
        let (width, ink) = self.fat(case, at, anchor, size, colour, text);
        self.said.push(Said { size, lines: vec![(text.to_owned(), ink)] });
        width
    }

    /// A heading no wider than its room; where it would be set small, it has two lines.
    pub fn title(
        &mut self,
        case: &mut TypeCase,
        at: Vec2,
        anchor: Anchor,
        (size, room): (f32, f32),
        colour: [u8; 3],
        text: &str,
    ) {
        let spaces = text.match_indices(' ').map(|(at, _)| at);
        let middle = spaces.min_by_key(|at| at.abs_diff(text.len() / 2));
        let Some(middle) = middle.filter(|_| Self::fitting(case, room, size, text) < size * 0.64) else {
            self.word(case, at, anchor, (size, room), colour, text);
            return;
        };
        let (first, second) = text.split_at(middle + 1);
        let both = [first, second].map(|line| Self::fitting(case, room, (size * 0.66).floor(), line.trim_end()));
        let size = both[0].min(both[1]);
        let lines = [(first, -0.5), (second, 0.5)].map(|(line, down)| {
            let at = at + Vec2::Y * size * LEADING * down;
            (line.to_owned(), self.fat(case, at, anchor, size, colour, line.trim_end()).1)
        });
        self.said.push(Said { size, lines: lines.into() });
    }

    /// The largest type not above `size` in which `text` is no wider than `room`.
    #[must_use]
    pub fn fitting(case: &mut TypeCase, room: f32, size: f32, text: &str) -> f32 {
        let mut fonts = case.fonts.with_pixels_per_point(1.0);
        let wide =
            fonts.layout_no_wrap(text.to_owned(), egui::FontId::proportional(size), egui::Color32::WHITE).size().x;
        if wide > room { (size * room / wide).floor().max(4.0) } else { size }
    }
}
