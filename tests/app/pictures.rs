//! Pictures drawn without a window, held against small references.
//!
//! References are drawn at low quality on the software driver, and kept at half their size. Drivers differ in the last digits
//! and in edges, so a picture may differ a little everywhere and much at a few points. It is compared tile by tile: edges are
//! lost in a tile's mean colour, a ship that is missing is not. `UPDATE_GOLDEN=1` draws the references anew.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

use bevy::asset::RenderAssetUsages;
use bevy::image::{CompressedImageFormats, Image, ImageSampler, ImageType};
use bevy::math::UVec2;
use bevy::prelude::NextState;
use bevy::render::render_resource::{Extent3d, PipelineCache, TextureDimension, TextureFormat};

use weather_gage::cli::GameLists;
use weather_gage::cli::driving::off_screen::OffScreen;
use weather_gage::cli::pipelines::{made, twice};
use weather_gage::table::launch::Launch;
use weather_gage::table::settings::{Quality, Settings};
use weather_gage::table::stage::Screen;

use crate::program::{folder, program};

/// Mean difference of a channel, of 255.
const MEAN: f64 = 4.0;
/// A tile's side, in pixels of the reference.
const TILE: usize = 10;
/// A channel of a tile's mean colour may differ from the reference by this much, of 255.
const TILE_MEAN: f64 = 12.0;

pub struct Picture {
    width: usize,
    pixels: Vec<[u8; 3]>,
}

impl Picture {
    pub fn open(file: &Path) -> Self {
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
    pub fn mean(&self, part: [f64; 4]) -> [f64; 3] {
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

    /// The variation of the picture: 0 is one flat colour.
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

    /// The mean difference of a channel, and the tile that differs most: by how much, and where its corner is.
    fn differs(&self, other: &Self) -> (f64, (f64, [usize; 2])) {
        assert_eq!((self.width, self.pixels.len()), (other.width, other.pixels.len()), "the same size");
        let channels = self.pixels.as_flattened().iter().zip(other.pixels.as_flattened());
        let sum: f64 = channels.map(|(one, other)| f64::from(one.abs_diff(*other))).sum();
        let (wide, high) = (self.width / TILE, self.pixels.len() / self.width / TILE);
        let tiles = (0..high).flat_map(|y| (0..wide).map(move |x| [x * TILE, y * TILE]));
        let by = tiles.map(|corner| {
            let (one, other) = (self.tile(corner), other.tile(corner));
            let most = one.iter().zip(other).map(|(one, other)| (one - other).abs()).fold(0.0, f64::max);
            (most, corner)
        });
        let worst = by.max_by(|one, other| one.0.total_cmp(&other.0)).unwrap();
        (sum / self.pixels.len() as f64 / 3.0, worst)
    }

    /// The mean colour of the tile with this corner.
    fn tile(&self, [left, top]: [usize; 2]) -> [f64; 3] {
        let rows = (top..top + TILE).map(|y| &self.pixels[y * self.width + left..y * self.width + left + TILE]);
        let pixels: Vec<_> = rows.flatten().collect();
        [0, 1, 2].map(|channel| pixels.iter().map(|pixel| f64::from(pixel[channel])).sum::<f64>() / pixels.len() as f64)
    }
}

fn draw(view: &str, more: &[&str]) -> (PathBuf, Picture) {
    static NUMBER: AtomicUsize = AtomicUsize::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let file = folder(&format!("pictures/{number}")).join(format!("{}.png", view.replace(':', "-")));
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
    let (mean, (tile, at)) = picture.halved().differs(&Picture::open(&reference));
    assert!(
        mean <= MEAN && tile <= TILE_MEAN,
        "{view}: mean difference {mean:.2}, {tile:.1} in the tile at {at:?} of the halved picture; drawn as {}, \
         UPDATE_GOLDEN=1 accepts it",
        file.display()
    );
    picture
}

/// Gravelines with one word of its file exchanged for another.
fn another_gravelines(name: &str, word: &str, by: &str) -> PathBuf {
    let data = folder(name);
    fs::create_dir_all(data.join("scenarios")).unwrap();
    let scenario = fs::read_to_string("assets/scenarios/gravelines.ron").unwrap();
    assert!(scenario.contains(word), "{word}");
    fs::write(data.join("scenarios/gravelines.ron"), scenario.replace(word, by)).unwrap();
    data
}

#[test]
fn a_ship_that_is_missing_or_lies_elsewhere_does_not_hold_against_the_reference() {
    let reference = Picture::open(Path::new("tests/app/references/table.png"));
    let santiago = r#"(ship: "santiago", at: Fixed(bow: (2, 8), facing: SE), last_move: true),"#;
    for (name, word, by) in [("missing", santiago, ""), ("elsewhere", "(2, 8)", "(6, 4)")] {
        let data = another_gravelines(name, word, by);
        let data = data.to_str().unwrap();
        let (_, picture) = draw("table", &["--scenario", "gravelines", "--hide-panels", "--data", data]);
        let (_, (tile, at)) = picture.halved().differs(&reference);
        assert!(tile > TILE_MEAN, "{name}: only {tile:.1}, at {at:?}");
    }
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

/// A voyage as it begins by this seed, to be loaded.
fn a_voyage(seed: u8) -> PathBuf {
    let own = folder(&format!("voyage-{seed}"));
    let (script, save) = (own.join("voyage.ron"), own.join("voyage.save"));
    let setup = format!("Scenario(\"voyage-2\", seed: {seed})");
    fs::write(&script, format!("Script(game: \"dead-reckoning\", setup: {setup}, steps: [])")).unwrap();
    let told = program().arg("script").arg(&script).arg("--save").arg(&save).output().unwrap();
    assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stdout));
    save
}

#[test]
fn a_voyage_shows_its_ocean_and_another_ocean_does_not_hold_against_the_reference() {
    let own = a_voyage(7);
    let picture = holds_against_its_reference("board", &["--load", own.to_str().unwrap(), "--hide-panels"]);
    assert!(picture.contrast() > 15.0, "not blank");
    let other = a_voyage(8);
    let (_, other) = draw("board", &["--load", other.to_str().unwrap(), "--hide-panels"]);
    let (_, (tile, at)) = other.halved().differs(&picture.halved());
    assert!(tile > TILE_MEAN, "only {tile:.1}, at {at:?}");
}

#[test]
fn a_broadside_shows_a_ship() {
    let picture = holds_against_its_reference("broadside:revenge", &["--scenario", "gravelines", "--hide-panels"]);
    assert!(picture.contrast() > 15.0, "not blank");
}

#[test]
fn the_deck_shows_sails_against_the_open_sea() {
    let picture = holds_against_its_reference("deck:revenge", &["--scenario", "lesson-3", "--hide-panels"]);
    assert!(picture.contrast() > 15.0, "not blank");
    let [red, _, blue] = picture.mean([0.88, 0.58, 0.97, 0.66]);
    assert!(blue > red * 1.1, "the water is blue: {red} {blue}");
    let sky: f64 = picture.mean([0.02, 0.05, 0.20, 0.20]).iter().sum();
    assert!(sky > 150.0, "and the cabin is gone: {sky}");
}

#[test]
fn settings_are_parchment() {
    let picture = holds_against_its_reference("settings", &["--scenario", "gravelines"]);
    let [red, green, blue] = picture.mean([0.3, 0.7, 0.7, 0.8]);
    assert!(red > 180.0 && red > green && green > blue, "parchment: {red} {green} {blue}");
}

#[test]
fn no_pipeline_is_made_twice() {
    let launch = Launch { forgetful: true, scenario: Some("gravelines".to_owned()), ..Launch::default() };
    let mut screen = OffScreen::new(GameLists::ALL, launch, UVec2::new(320, 180));
    let mut settings = screen.world().resource_mut::<Settings>();
    settings.quality = Quality::Low;
    settings.reduced_motion = true;
    screen.begin();
    screen.frame();
    screen.world().resource_mut::<NextState<Screen>>().set(Screen::Table);
    screen.frame();
    screen.shot(&folder("pipelines").join("table.png")).unwrap();
    let pipelines = screen.renderer().unwrap().resource::<PipelineCache>();
    let made = made(pipelines);
    assert!(made.iter().any(|line| line.contains("WOOD")), "{made:?}");
    assert_eq!(twice(pipelines), [""; 0]);
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
