//! `picture --cards GAME`: every card of a game on one sheet, printed as at the table, without a window or a driver.

use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Instant;

use bevy::asset::RenderAssetUsages;
use bevy::image::Image;
use bevy::math::Vec2;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use serde_json::json;

use super::{Options, Speaker, output, series};
use crate::logbook::wording::{Fact, Words, key};
use crate::table::craft::print::{Anchor, Ink, InkImage, TypeCase};
use crate::table::easel;
use crate::table::speech::{Speech, capital};
use crate::table::things::Deck;

/// Between two cards, and around all of them.
const GAP: usize = 12;
/// The height of a heading.
const HEADING: usize = 48;
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
    let mut case = TypeCase::default();
    let decks = (entry.cards)(&library, &speech, &mut case);
    let milliseconds = began.elapsed().as_millis() as u64;
    if decks.is_empty() {
        return series::wrong(speaker, game, "--cards");
    }
    let count: usize = decks.iter().map(|deck| deck.cards.len()).sum();
    let (width, texels) = laid_out(decks, &speech, &mut case, wide.map_or(WIDEST, |wide| wide as usize));
    let size = Extent3d { width: width as u32, height: (texels.len() / width) as u32, depth_or_array_layers: 1 };
    let texels: Vec<u8> = texels.iter().flat_map(|[red, green, blue]| [*red, *green, *blue, 255]).collect();
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

/// A deck that lies on the sheet: its heading, and its cards, all of one size.
struct Row {
    heading: String,
    cards: Vec<InkImage>,
}

impl Row {
    /// The width and the height of a card.
    fn card(&self) -> (usize, usize) {
        let most = self.cards.iter().fold(Vec2::ONE, |most, card| most.max(card.size()));
        (most.x as usize, most.y as usize)
    }

    fn columns(&self, width: usize) -> usize {
        (width.saturating_sub(GAP) / (self.card().0 + GAP)).max(1)
    }

    /// So high is the deck on a sheet of this width, with its heading.
    fn high(&self, width: usize) -> usize {
        HEADING + self.cards.len().div_ceil(self.columns(width)) * (self.card().1 + GAP)
    }
}

/// Lays each deck under its heading, each card as large as it is printed, or a half, a quarter of it where the sheet would
/// be too wide.
fn laid_out(decks: Vec<Deck<InkImage>>, speech: &Speech, case: &mut TypeCase, most: usize) -> (usize, Vec<Ink>) {
    let row = |deck: Deck<InkImage>| Row {
        heading: capital(&speech.say(deck.name)),
        cards: deck.cards.into_iter().map(|card| card.print).collect(),
    };
    let mut rows: Vec<Row> = decks.into_iter().map(row).collect();
    let widest = |rows: &[Row]| rows.iter().map(|row| row.card().0 + 2 * GAP).max().unwrap_or(1);
    // The sheet is about three fifths as high as it is wide.
    let wanted = |rows: &[Row]| {
        let area = |row: &Row| (row.card().0 + GAP) * (row.card().1 + GAP) * row.cards.len();
        ((rows.iter().map(area).sum::<usize>() as f32 * 1.6).sqrt() as usize).max(widest(rows))
    };
    while wanted(&rows) > most && widest(&rows) > 96 {
        for row in &mut rows {
            row.cards = row.cards.iter().map(InkImage::halved).collect();
        }
    }
    let width = wanted(&rows).min(most).max(widest(&rows));
    let mut sheet: Vec<Ink> = Vec::new();
    for row in &rows {
        let mut top = sheet.len() / width;
        sheet.resize(sheet.len() + width * row.high(width), CLOTH);
        let mut lay = |card: &InkImage, ground: Ink, (left, top): (usize, usize)| {
            // A back is printed half as fine.
            let twice = if card.size().x * 2.0 <= row.card().0 as f32 + 1.0 { 2 } else { 1 };
            for (y, texels) in card.over(ground).into_iter().enumerate() {
                let texels: Vec<Ink> = texels.into_iter().flat_map(|texel| std::iter::repeat_n(texel, twice)).collect();
                for y in y * twice..(y + 1) * twice {
                    let from = (top + y) * width + left;
                    if let Some(place) = sheet.get_mut(from..from + texels.len()) {
                        place.copy_from_slice(&texels);
                    }
                }
            }
        };
        let mut heading = case.sheet(width - 2 * GAP, HEADING);
        let middle = Vec2::new(0.0, HEADING as f32 / 2.0);
        heading.word(case, middle, Anchor::Left, (HEADING as f32 * 0.55, heading.size().x), PAPER, &row.heading);
        lay(&heading, CLOTH, (GAP, top));
        top += HEADING;
        for cards in row.cards.chunks(row.columns(width)) {
            for (number, card) in cards.iter().enumerate() {
                lay(card, PAPER, (GAP + number * (row.card().0 + GAP), top));
            }
            top += row.card().1 + GAP;
        }
    }
    (width, sheet)
}
