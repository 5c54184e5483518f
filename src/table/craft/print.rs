//! The print shop: words and rules set with the panels' own fonts into pictures for cards, plates and the frame.
//!
//! Bevy's own font knows ASCII only; egui's knows all four languages. So egui lays the letters out, and they are
//! copied from its atlas into an image with levels of detail, which a surface then carries as ink.

use bevy::asset::RenderAssetUsages;
use bevy::image::{ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use bevy_egui::egui;

mod words;

pub use words::{Anchor, Said, TypeCase};

/// Red, green and blue.
pub type Ink = [u8; 3];

/// A colour of the painters as ink.
#[must_use]
pub const fn ink(hex: u32) -> Ink {
    let [_, red, green, blue] = hex.to_be_bytes();
    [red, green, blue]
}

/// Something between two corners.
pub type Corners = (Vec2, Vec2);

/// A sheet being printed: transparent where there is no ink.
pub struct InkImage {
    width: usize,
    height: usize,
    /// A proof has none.
    ink: Vec<[u8; 4]>,
    /// Everything is measured in so many parts of a texel.
    coarse: f32,
    window: Window,
    said: Vec<Said>,
    engraved: Vec<Corners>,
    /// Everything lies inside the frame that goes around it, once there is one.
    framed: Option<Corners>,
}

/// Ink is taken only here: between two corners, and with a middle only in the oval around it.
#[derive(Clone, Copy)]
struct Window {
    least: [i64; 2],
    most: [i64; 2],
    oval: Option<(Vec2, Vec2)>,
}

impl InkImage {
    /// An empty sheet of this number of texels.
    #[must_use]
    pub fn new(width: usize, height: usize) -> Self {
        let (width, height) = (width.clamp(1, 4096), height.clamp(1, 4096));
        let window = Window { least: [0; 2], most: [width as i64, height as i64], oval: None };
        Self {
            width,
            height,
            ink: vec![[0; 4]; width * height],
            coarse: 1.0,
            window,
            said: Vec::new(),
            engraved: Vec::new(),
            framed: None,
        }
    }

    /// Between these corners words may stand: inside the innermost frame around everything.
    #[must_use]
    pub fn inside(&self) -> Corners {
        self.framed.unwrap_or((Vec2::ZERO, self.size()))
    }

    /// The window of each engraving.
    #[must_use]
    pub fn engraved(&self) -> &[Corners] {
        &self.engraved
    }

    /// Something is engraved here; false on a proof, where nobody needs to draw it.
    pub fn engraves(&mut self, window: Corners) -> bool {
        self.engraved.push(window);
        !self.ink.is_empty()
    }

    /// Everything that is drawn stays between these corners, or in the oval that they hold.
    pub fn within(&mut self, (least, most): (Vec2, Vec2), round: bool, draws: impl FnOnce(&mut Self)) {
        let (least, most) = (least / self.coarse, most / self.coarse);
        let before = self.window;
        let inside = |at: Vec2| [at.x.round() as i64, at.y.round() as i64];
        let (low, high) = (inside(least), inside(most));
        self.window = Window {
            least: [0_usize, 1].map(|axis| before.least[axis].max(low[axis])),
            most: [0_usize, 1].map(|axis| before.most[axis].min(high[axis])),
            oval: round.then(|| ((least + most) / 2.0, (most - least) / 2.0)),
        };
        draws(self);
        self.window = before;
    }

    /// Its size, as everything on it is measured.
    #[must_use]
    pub fn size(&self) -> Vec2 {
        Vec2::new(self.width as f32, self.height as f32) * self.coarse
    }

    /// Lays ink of this colour over one texel.
    fn dab(&mut self, x: i64, y: i64, colour: [u8; 3], strength: f32) {
        let Window { least, most, oval } = self.window;
        if x < least[0] || y < least[1] || x >= most[0] || y >= most[1] || strength <= 0.0 {
            return;
        }
        if let Some((middle, radii)) = oval
            && ((Vec2::new(x as f32 + 0.5, y as f32 + 0.5) - middle) / radii).length_squared() > 1.0
        {
            return;
        }
        let Some(texel) = self.ink.get_mut(y as usize * self.width + x as usize) else { return };
        let [red, green, blue] = colour;
        if strength >= 1.0 {
            *texel = [red, green, blue, 255];
            return;
        }
        let [r, g, b, alpha] = *texel;
        let under = f32::from(alpha) / 255.0 * (1.0 - strength);
        let covered = strength + under;
        let mix = |ink: u8, below: u8| ((f32::from(ink) * strength + f32::from(below) * under) / covered).round() as u8;
        *texel = [mix(red, r), mix(green, g), mix(blue, b), (covered * 255.0).round() as u8];
    }

    /// A filled rectangle, corners in texels.
    pub fn block(&mut self, least: Vec2, most: Vec2, colour: [u8; 3], strength: f32) {
        if self.ink.is_empty() {
            return;
        }
        let (least, most) = (least / self.coarse, most / self.coarse);
        for y in least.y.floor() as i64..most.y.ceil() as i64 {
            for x in least.x.floor() as i64..most.x.ceil() as i64 {
                let cover =
                    |at: i64, low: f32, high: f32| ((at as f32 + 1.0).min(high) - (at as f32).max(low)).clamp(0.0, 1.0);
                self.dab(x, y, colour, strength * cover(x, least.x, most.x) * cover(y, least.y, most.y));
            }
        }
    }

    /// A rectangle's outline, `thick` texels wide, inside the corners.
    pub fn frame(&mut self, least: Vec2, most: Vec2, thick: f32, colour: [u8; 3]) {
        /// A frame is one around everything if it takes this share of the width and of the height.
        const AROUND: f32 = 0.8;
        if ((most - least) / self.size()).min_element() > AROUND {
            let (low, high) = self.inside();
            self.framed = Some((low.max(least + Vec2::splat(thick)), high.min(most - Vec2::splat(thick))));
        }
        self.block(least, Vec2::new(most.x, least.y + thick), colour, 1.0);
        self.block(Vec2::new(least.x, most.y - thick), most, colour, 1.0);
        self.block(Vec2::new(least.x, least.y + thick), Vec2::new(least.x + thick, most.y - thick), colour, 1.0);
        self.block(Vec2::new(most.x - thick, least.y + thick), Vec2::new(most.x, most.y - thick), colour, 1.0);
    }

    /// A filled outline, in slices of a quarter of a texel.
    pub fn fill(&mut self, outline: &[Vec2], colour: [u8; 3], strength: f32) {
        self.fill_by(outline, |_| (colour, strength));
    }

    /// An outline filled texel by texel: each has the ink that is said for its middle, and how strong it is.
    pub fn fill_by(&mut self, outline: &[Vec2], paint: impl Fn(Vec2) -> (Ink, f32)) {
        const SLICE: f32 = 0.25;
        if self.ink.is_empty() {
            return;
        }
        let coarse = self.coarse;
        let outline: Vec<Vec2> = outline.iter().map(|at| *at / coarse).collect();
        let least = outline.iter().fold(Vec2::MAX, |least, at| least.min(*at));
        let most = outline.iter().fold(Vec2::MIN, |most, at| most.max(*at)).max(Vec2::ZERO);
        let (left, right) = (least.x.max(0.0) as usize, (most.x.ceil() as usize + 1).min(self.width));
        let (mut cover, mut crossed) = (vec![0.0_f32; self.width], Vec::new());
        for row in least.y.max(0.0) as usize..(most.y.ceil() as usize).min(self.height) {
            for slice in 0..4_u8 {
                let level = row as f32 + SLICE * (f32::from(slice) + 0.5);
                let sides = outline.iter().zip(outline.iter().skip(1).chain(outline.first()));
                let sides = sides.filter(|(one, next)| (one.y > level) != (next.y > level));
                crossed.clear();
                crossed.extend(sides.map(|(one, next)| one.x + (level - one.y) / (next.y - one.y) * (next.x - one.x)));
                crossed.sort_by(f32::total_cmp);
                for [from, to] in crossed.as_chunks().0 {
                    let texels = (from.max(0.0) as usize)..(to.max(0.0).ceil() as usize).min(self.width);
                    for (x, cover) in texels.clone().zip(cover.get_mut(texels).unwrap_or_default()) {
                        *cover += ((x as f32 + 1.0).min(*to) - (x as f32).max(*from)).clamp(0.0, 1.0) * SLICE;
                    }
                }
            }
            for x in left..right {
                let Some(cover) = cover.get_mut(x).filter(|cover| **cover > 0.0) else { continue };
                let (colour, strength) = paint(Vec2::new(x as f32 + 0.5, row as f32 + 0.5) * coarse);
                self.dab(x as i64, row as i64, colour, strength * std::mem::take(cover));
            }
        }
    }

    /// A cut of the burin: a line that swells or thins from end to end, by half its widths there.
    pub fn cut(&mut self, from: Vec2, to: Vec2, (first, last): (f32, f32), colour: Ink) {
        if self.ink.is_empty() {
            return;
        }
        let (from, to, first, last) = (from / self.coarse, to / self.coarse, first / self.coarse, last / self.coarse);
        let way = to - from;
        let long = way.length_squared().max(1e-6);
        let reach = first.max(last) + 1.0;
        let steep = way.y.abs() > way.x.abs();
        let turned = |at: Vec2| if steep { Vec2::new(at.y, at.x) } else { at };
        let (one, other) = (turned(from), turned(to));
        let slope = if (other.x - one.x).abs() < 1e-3 { 0.0 } else { (other.y - one.y) / (other.x - one.x) };
        // Across a line that leans, its width is seen longer.
        let wide = reach * (1.0 + slope * slope).sqrt();
        let (start, end) = (one.x.min(other.x), one.x.max(other.x));
        for along in (start - reach).floor() as i64..=(end + reach).ceil() as i64 {
            let middle = one.y + slope * ((along as f32 + 0.5).clamp(start, end) - one.x);
            for across in (middle - wide).floor() as i64..=(middle + wide).ceil() as i64 {
                let (x, y) = if steep { (across, along) } else { (along, across) };
                let at = Vec2::new(x as f32 + 0.5, y as f32 + 0.5);
                let share = ((at - from).dot(way) / long).clamp(0.0, 1.0);
                let half = first + (last - first) * share;
                let strength = (half - at.distance(from + way * share) + 0.5).min(2.0 * half);
                self.dab(x, y, colour, strength);
            }
        }
    }

    /// A filled disc.
    pub fn disc(&mut self, middle: Vec2, radius: f32, colour: [u8; 3]) {
        if self.ink.is_empty() {
            return;
        }
        let (middle, radius) = (middle / self.coarse, radius / self.coarse);
        let reach = Vec2::splat(radius + 1.0);
        let (least, most) = (middle - reach, middle + reach);
        for y in least.y as i64..=most.y as i64 {
            for x in least.x as i64..=most.x as i64 {
                let away = Vec2::new(x as f32 + 0.5, y as f32 + 0.5).distance(middle);
                self.dab(x, y, colour, radius - away + 0.5);
            }
        }
    }

    /// A line of a pen or a pencil, `thick` texels to each side.
    pub fn stroke(&mut self, from: Vec2, to: Vec2, thick: f32, colour: [u8; 3]) {
        let steps = (from.distance(to) / 2.0).ceil().max(1.0);
        let mut step = 0.0;
        while step <= steps {
            self.disc(from.lerp(to, step / steps), thick, colour);
            step += 1.0;
        }
    }

    /// A line of the pen through all of these points.
    pub fn line(&mut self, points: &[Vec2], thick: f32, colour: [u8; 3]) {
        points.windows(2).for_each(|ends| self.stroke(ends[0], ends[1], thick, colour));
    }

    /// Darkness of the sheet, seen small: `fields` across and down, bare paper counts 0.
    #[cfg(test)]
    #[must_use]
    pub fn tones(&self, fields: usize) -> Vec<f32> {
        let mut sums = vec![(0.0_f32, 0.0_f32); fields * fields];
        for (at, [red, green, blue, alpha]) in self.ink.iter().enumerate() {
            let (x, y) = (at % self.width * fields / self.width, at / self.width * fields / self.height);
            let light = (f32::from(*red) + f32::from(*green) + f32::from(*blue)) / 765.0;
            if let Some((sum, count)) = sums.get_mut(y * fields + x) {
                *sum += (1.0 - light) * f32::from(*alpha) / 255.0;
                *count += 1.0;
            }
        }
        sums.into_iter().map(|(sum, count)| sum / count.max(1.0)).collect()
    }

    /// The printed sheet for a panel.
    #[must_use]
    pub fn for_a_panel(&self) -> egui::ColorImage {
        egui::ColorImage::from_rgba_unmultiplied([self.width, self.height], self.ink.as_flattened())
    }

    /// The sheet half as large.
    #[must_use]
    pub fn halved(&self) -> Self {
        let (width, height) = ((self.width / 2).max(1), (self.height / 2).max(1));
        Self { ink: halved(&self.ink, self.width, self.height), ..Self::new(width, height) }
    }

    /// The texels of the sheet over this ground, row by row.
    #[must_use]
    pub fn over(&self, ground: Ink) -> Vec<Vec<Ink>> {
        let mix = |ink: u8, below: u8, alpha: u8| {
            let (ink, below, alpha) = (u16::from(ink), u16::from(below), u16::from(alpha));
            ((ink * alpha + below * (255 - alpha)) / 255) as u8
        };
        let texel = |[red, green, blue, alpha]: &[u8; 4]| {
            [mix(*red, ground[0], *alpha), mix(*green, ground[1], *alpha), mix(*blue, ground[2], *alpha)]
        };
        self.ink.chunks(self.width).map(|row| row.iter().map(texel).collect()).collect()
    }

    /// The printed sheet as an image with all its levels.
    #[must_use]
    pub fn image(self) -> Image {
        let (mut width, mut height, mut level) = (self.width, self.height, self.ink);
        let size = Extent3d { width: width as u32, height: height as u32, depth_or_array_layers: 1 };
        // All levels together are a third more than the first.
        let (mut bytes, mut levels) = (Vec::with_capacity(level.len() * 16 / 3), 0);
        loop {
            bytes.extend_from_slice(level.as_flattened());
            levels += 1;
            if width == 1 && height == 1 {
                break;
            }
            level = halved(&level, width, height);
            (width, height) = ((width / 2).max(1), (height / 2).max(1));
        }
        let mut image = Image::new_uninit(
            size,
            TextureDimension::D2,
            TextureFormat::Rgba8UnormSrgb,
            RenderAssetUsages::RENDER_WORLD,
        );
        image.data = Some(bytes);
        image.texture_descriptor.mip_level_count = levels;
        image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
            mag_filter: ImageFilterMode::Linear,
            min_filter: ImageFilterMode::Linear,
            mipmap_filter: ImageFilterMode::Linear,
            anisotropy_clamp: 4,
            ..default()
        });
        image
    }
}

/// The next level of detail: of four texels one, each counting as much as it has ink.
fn halved(level: &[[u8; 4]], width: usize, height: usize) -> Vec<[u8; 4]> {
    let (w, h) = ((width / 2).max(1), (height / 2).max(1));
    let mut next = vec![[0; 4]; w * h];
    // A level one texel wide or high has each of its texels twice.
    let (right, below) = (usize::from(width > 1), if height > 1 { width } else { 0 });
    for (y, row) in next.chunks_exact_mut(w).enumerate() {
        for (x, out) in row.iter_mut().enumerate() {
            let at = 2 * y * width + 2 * x;
            let four = [level[at], level[at + right], level[at + below], level[at + below + right]];
            // Most of a sheet is bare: only ink is worked on.
            let alpha: u32 = four.iter().map(|texel| u32::from(texel[3])).sum();
            if alpha == 0 {
                continue;
            }
            let mix = |c: usize| {
                let inks: u32 = four.iter().map(|texel| u32::from(texel[c]) * u32::from(texel[3])).sum();
                ((inks + alpha / 2) / alpha) as u8
            };
            *out = [mix(0), mix(1), mix(2), ((alpha + 2) / 4) as u8];
        }
    }
    next
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_leaves_ink() {
        let mut case = TypeCase::default();
        for word in ["Revenge", "Месть", "Święty Marcin", "Їжак"] {
            let mut sheet = InkImage::new(256, 48);
            let wide = sheet.set(&mut case, Vec2::new(128.0, 24.0), Anchor::Middle, 32.0, [0, 0, 0], word);
            assert!(wide > 40.0, "{word} is {wide} wide");
            let inked = sheet.ink.iter().filter(|texel| texel[3] > 127).count();
            assert!(inked > 150, "{word} left {inked} dark texels");
        }
    }

    #[test]
    fn an_outline_is_filled_to_its_edges_and_no_farther() {
        let mut sheet = InkImage::new(12, 10);
        let outline = [Vec2::new(2.0, 1.0), Vec2::new(10.5, 1.0), Vec2::new(10.5, 8.5), Vec2::new(2.0, 8.5)];
        sheet.fill(&outline, [9, 9, 9], 1.0);
        let alpha = |x: usize, y: usize| sheet.ink[y * 12 + x][3];
        assert_eq!([alpha(2, 1), alpha(9, 7), alpha(1, 4), alpha(11, 4), alpha(5, 0)], [255, 255, 0, 0, 0]);
        assert!((127..=129).contains(&alpha(10, 4)) && (127..=129).contains(&alpha(5, 8)), "half of it is covered");
        // One that reaches over the sheet is cut off there.
        sheet.fill(&[Vec2::new(-9.0, -9.0), Vec2::new(40.0, -9.0), Vec2::new(-9.0, 40.0)], [9, 9, 9], 1.0);
        assert_eq!([sheet.ink[0][3], sheet.ink[9 * 12 + 11][3]], [255, 255]);
    }

    #[test]
    fn a_proof_says_where_words_stand_and_has_no_ink() {
        let set = |mut case: TypeCase| {
            let mut sheet = case.sheet(120, 90);
            sheet.paragraph(&mut case, Vec2::new(10.0, 8.0), 80.0, 16.0, [0, 0, 0], "two lines of words");
            sheet.block(Vec2::ZERO, Vec2::splat(50.0), [0, 0, 0], 1.0);
            let engraved = sheet.engraves((Vec2::ZERO, Vec2::splat(50.0)));
            (sheet.said().to_vec(), engraved, sheet.ink.iter().filter(|texel| texel[3] > 0).count() > 2000)
        };
        let (print, proof) = (set(TypeCase::default()), set(TypeCase::of_proofs()));
        assert_eq!((print.1, print.2, proof.1, proof.2), (true, true, false, false));
        assert_eq!(print.0, proof.0);
        assert_eq!(proof.0[0].lines.len(), 2);
        let (least, most) = proof.0[0].lines[0].1;
        assert!(least.x >= 10.0 && most.x <= 91.0 && least.y > 8.0 && most.y < 30.0, "{least} {most}");
    }

    #[test]
    fn long_words_are_set_smaller() {
        let mut case = TypeCase::default();
        assert!(InkImage::fitting(&mut case, 100.0, 40.0, "Invincible Armada") < 20.0);
        assert!((InkImage::fitting(&mut case, 1000.0, 40.0, "Ark") - 40.0).abs() < f32::EPSILON);
    }
}
