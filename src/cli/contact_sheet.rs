//! `picture --cards GAME`: every card of a game on one sheet, printed as at the table, without a window or a driver.

use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Instant;

use bevy::asset::RenderAssetUsages;
use bevy::image::Image;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use serde_json::json;

use super::{Options, Speaker, output, series};
use crate::logbook::wording::{Fact, Words, key};
use crate::table::craft::print::{Ink, InkImage};
use crate::table::easel;
use crate::table::speech::Speech;

/// Between two cards, and around all of them.
const GAP: usize = 12;
/// The cards lie on this, and have this paper under their ink.
const CLOTH: Ink = [0x24, 0x2C, 0x28];
const PAPER: Ink = [0xEE, 0xE4, 0xCC];
/// The most texels in a row of the sheet.
const WIDEST: usize = 4800;

/// Writes the sheet; `wide` is the greatest width it may have.
#[expect(clippy::disallowed_methods, reason = "how long the printing took is told to whoever measures it")]
pub(super) fn write(game: &str, out: &Path, wide: Option<u32>, options: &Options, speaker: &Speaker) -> ExitCode {
    let Some(entry) = options.games.aboard.named(game) else { return series::wrong(speaker, game, "--cards") };
    let (library, _) = options.games.headless.library(options.data.as_deref());
    let words = options.data.as_deref().map_or_else(Words::built_in, |folder| Words::with_folder(folder).0);
    let speech = Speech::new(Arc::new(words), options.lang.clone().unwrap_or_default());
    let began = Instant::now();
    let cards = (entry.cards)(&library, &speech);
    let milliseconds = began.elapsed().as_millis() as u64;
    if cards.is_empty() {
        return series::wrong(speaker, game, "--cards");
    }
    let count = cards.len();
    let (width, rows) = laid_out(cards, wide.map_or(WIDEST, |wide| wide as usize));
    let size = Extent3d { width: width as u32, height: (rows.len() / width) as u32, depth_or_array_layers: 1 };
    let texels: Vec<u8> = rows.iter().flat_map(|[red, green, blue]| [*red, *green, *blue, 255]).collect();
    let sheet =
        Image::new(size, TextureDimension::D2, texels, TextureFormat::Rgba8UnormSrgb, RenderAssetUsages::MAIN_WORLD);
    let written = easel::png(sheet).and_then(|file| std::fs::write(out, file).map_err(|error| error.to_string()));
    match written {
        Ok(()) => {
            let (width, height) = (size.width, size.height);
            let line =
                json!({ "file": out, "cards": count, "width": width, "height": height, "printed_ms": milliseconds });
            output::print(line);
            ExitCode::SUCCESS
        }
        Err(reason) => {
            speaker.complain(&Fact::from(key::ToastScreenshotFailed { reason }));
            ExitCode::FAILURE
        }
    }
}

/// Lays the cards in rows, each as large as it is printed, or a half, a quarter of it where the sheet would be too wide.
fn laid_out(mut cards: Vec<InkImage>, most: usize) -> (usize, Vec<Ink>) {
    let side = |card: &InkImage| (card.size().x as usize, card.size().y as usize);
    let mut columns = ((cards.len() as f32 * 1.9).sqrt().ceil() as usize).max(1);
    let widest = |cards: &[InkImage]| cards.iter().map(|card| side(card).0).max().unwrap_or(1) + GAP;
    while widest(&cards) * columns + GAP > most && widest(&cards) > GAP + 60 {
        cards = cards.iter().map(InkImage::halved).collect();
    }
    columns = columns.min((most.saturating_sub(GAP) / widest(&cards)).max(1));
    let width = widest(&cards) * columns + GAP;
    let mut sheet: Vec<Ink> = Vec::new();
    for row in cards.chunks(columns) {
        let high = row.iter().map(|card| side(card).1).max().unwrap_or(0) + GAP;
        let top = sheet.len() / width + GAP / 2;
        sheet.resize(sheet.len() + width * high, CLOTH);
        for (number, card) in row.iter().enumerate() {
            let left = GAP + number * widest(row).max(widest(&cards));
            for (y, texels) in card.over(PAPER).into_iter().enumerate() {
                let from = (top + y) * width + left;
                if let Some(place) = sheet.get_mut(from..from + texels.len()) {
                    place.copy_from_slice(&texels);
                }
            }
        }
    }
    (width, sheet)
}
