//! Pictures drawn without a window, held against small references.
//!
//! References are drawn at low quality on the software driver, and kept at half their size. Drivers differ in the last digits and in edges, so a
//! picture may differ a little everywhere and much in a few places. `UPDATE_GOLDEN=1` draws the references anew.

use std::fs;
use std::path::{Path, PathBuf};

use bevy::asset::RenderAssetUsages;
use bevy::image::{CompressedImageFormats, Image, ImageSampler, ImageType};
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

use crate::program::{folder, program};

/// Mean difference of a channel, of 255.
const MEAN: f64 = 4.0;
/// A channel that differs by more than this differs visibly.
const VISIBLE: u8 = 56;
/// Share of pixels that may differ visibly.
const SHARE: f64 = 0.02;

struct Picture {
    width: usize,
    pixels: Vec<[u8; 3]>,
}

impl Picture {
    fn open(file: &Path) -> Self {
        let bytes = fs::read(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let image = Image::from_buffer(
            &bytes,
            ImageType::Extension("png"),
            CompressedImageFormats::NONE,
            true,
            ImageSampler::Default,
            RenderAssetUsages::MAIN_WORLD,
        )
        .unwrap();
        let width = image.width() as usize;
        let pixels = image.data.unwrap().chunks_exact(4).map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect();
        Self { width, pixels }
    }

    /// The mean colour of a part, given in shares of the picture: left, top, right, bottom.
    fn mean(&self, part: [f64; 4]) -> [f64; 3] {
        let height = self.pixels.len() / self.width;
        let at = |share: f64, of: usize| (share * of as f64) as usize;
        let mut sum = [0.0; 3];
        let mut count = 0.0;
        for y in at(part[1], height)..at(part[3], height) {
            for x in at(part[0], self.width)..at(part[2], self.width) {
                for (sum, channel) in sum.iter_mut().zip(self.pixels[y * self.width + x]) {
                    *sum += f64::from(channel);
                }
                count += 1.0;
            }
        }
        sum.map(|sum| sum / count)
    }

    /// How much the picture varies: 0 is one flat colour.
    fn contrast(&self) -> f64 {
        let mean = self.mean([0.0, 0.0, 1.0, 1.0]);
        let square = |pixel: &[u8; 3]| {
            pixel.iter().zip(mean).map(|(channel, mean)| (f64::from(*channel) - mean).powi(2)).sum::<f64>()
        };
        (self.pixels.iter().map(square).sum::<f64>() / self.pixels.len() as f64 / 3.0).sqrt()
    }

    /// Half as wide and half as high: four pixels become their mean.
    fn halved(&self) -> Self {
        let width = self.width / 2;
        let pixel = |x: usize, y: usize| self.pixels[y * self.width + x].map(u16::from);
        let mean = |x: usize, y: usize| {
            let four = [pixel(x, y), pixel(x + 1, y), pixel(x, y + 1), pixel(x + 1, y + 1)];
            [0, 1, 2].map(|channel| (four.iter().map(|pixel| pixel[channel]).sum::<u16>() / 4) as u8)
        };
        let height = self.pixels.len() / self.width / 2;
        let pixels =
            (0..height).flat_map(|y| (0..width).map(move |x| (2 * x, 2 * y))).map(|(x, y)| mean(x, y)).collect();
        Self { width, pixels }
    }

    fn save(&self, file: &Path) {
        let size = Extent3d {
            width: u32::try_from(self.width).unwrap(),
            height: u32::try_from(self.pixels.len() / self.width).unwrap(),
            depth_or_array_layers: 1,
        };
        let bytes = self.pixels.iter().flat_map(|[red, green, blue]| [*red, *green, *blue, 255]).collect();
        let format = TextureFormat::Rgba8UnormSrgb;
        let image = Image::new(size, TextureDimension::D2, bytes, format, RenderAssetUsages::MAIN_WORLD);
        image.try_into_dynamic().unwrap().to_rgb8().save(file).unwrap();
    }

    fn differs(&self, other: &Self) -> (f64, f64) {
        assert_eq!((self.width, self.pixels.len()), (other.width, other.pixels.len()), "the same size");
        let mut sum = 0.0;
        let mut visible = 0.0;
        for (one, other) in self.pixels.iter().zip(&other.pixels) {
            let by = one.iter().zip(other).map(|(a, b)| a.abs_diff(*b));
            sum += by.clone().map(f64::from).sum::<f64>() / 3.0;
            visible += f64::from(u8::from(by.max().unwrap() > VISIBLE));
        }
        let count = self.pixels.len() as f64;
        (sum / count, visible / count)
    }
}

fn draw(view: &str, more: &[&str]) -> (PathBuf, Picture) {
    let file = folder("pictures").join(format!("{}.png", view.replace(':', "-")));
    let drawn = program()
        .args(["picture", "--view", view, "--size", "640x360", "--quality", "low", "--lang", "en", "--out"])
        .arg(&file)
        .args(more)
        .output()
        .unwrap();
    assert!(drawn.status.success(), "{view}: {}", String::from_utf8_lossy(&drawn.stderr));
    let picture = Picture::open(&file);
    (file, picture)
}

fn holds_against_its_reference(view: &str, more: &[&str]) -> Picture {
    let (file, picture) = draw(view, more);
    let reference = Path::new("tests/app/references").join(file.file_name().unwrap());
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        fs::create_dir_all("tests/app/references").unwrap();
        picture.halved().save(&reference);
    }
    let (mean, share) = picture.halved().differs(&Picture::open(&reference));
    assert!(
        mean <= MEAN && share <= SHARE,
        "{view}: mean difference {mean:.2}, {:.2} % visibly different; drawn as {}, UPDATE_GOLDEN=1 accepts it",
        share * 100.0,
        file.display()
    );
    picture
}

#[test]
fn the_whole_table_has_water_oak_and_dark_corners() {
    let picture = holds_against_its_reference("table", &["--scenario", "gravelines", "--hide-panels"]);
    assert!(picture.contrast() > 15.0, "not blank");
    let [red, _, blue] = picture.mean([0.40, 0.45, 0.50, 0.60]);
    assert!(blue > red * 1.2, "the water is blue: {red} {blue}");
    let [red, green, blue] = picture.mean([0.66, 0.35, 0.75, 0.48]);
    assert!(red > green && green > blue, "the oak is warm: {red} {green} {blue}");
    let corner: f64 = picture.mean([0.0, 0.0, 0.08, 0.08]).iter().sum();
    assert!(corner < 90.0, "beyond the table it is dark: {corner}");
}

#[test]
fn a_broadside_shows_a_ship() {
    let picture = holds_against_its_reference("broadside:revenge", &["--scenario", "gravelines", "--hide-panels"]);
    assert!(picture.contrast() > 15.0, "not blank");
}

#[test]
fn the_deck_shows_sails_against_the_dark() {
    let picture = holds_against_its_reference("deck:revenge", &["--scenario", "gravelines", "--hide-panels"]);
    assert!(picture.contrast() > 15.0, "not blank");
}

#[test]
fn settings_are_parchment() {
    let picture = holds_against_its_reference("settings", &["--scenario", "gravelines"]);
    let [red, green, blue] = picture.mean([0.3, 0.7, 0.7, 0.8]);
    assert!(red > 180.0 && red > green && green > blue, "parchment: {red} {green} {blue}");
}

#[test]
fn what_cannot_be_drawn_is_refused() {
    for (arguments, code) in [
        (["--view", "moon", "--out", "x.png"], 2),
        (["--view", "deck:flying-dutchman", "--out", "x.png"], 1),
        (["--size", "0x0", "--out", "x.png"], 2),
    ] {
        let refused = program().current_dir(folder("refused")).arg("picture").args(arguments).output().unwrap();
        assert_eq!(refused.status.code(), Some(code), "{arguments:?}");
        assert!(!refused.stderr.is_empty(), "{arguments:?} says why");
    }
    let nowhere = program().args(["picture", "--size", "64x64", "--out", "/proc/nowhere/x.png"]).output().unwrap();
    assert_eq!(nowhere.status.code(), Some(1));
}
