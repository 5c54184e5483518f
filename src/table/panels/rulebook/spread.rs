//! A chapter over two pages: its blocks stand in two columns of about equal height, in one where the book is narrow.

use bevy_egui::egui::{Align, Id, Layout, Rect, ScrollArea, TextStyle, Ui, UiBuilder, pos2, vec2};

use super::blocks::block_ui;
use super::{RulebookSheet, RulebookWish};
use crate::logbook::rulebook::Block;
use crate::logbook::wording::key;
use crate::table::theme::furniture::{heading, hint};
use crate::table::theme::ornaments;

/// Between the pages.
const GUTTER: f32 = 26.0;
/// Two pages need this much room.
const TWO: f32 = 620.0;
/// Lower than any chapter is long.
const DEPTH: f32 = 100_000.0;

/// Draws the chapter that lies open.
pub(super) fn spread_ui(ui: &mut Ui, sheet: &RulebookSheet) -> Option<RulebookWish> {
    let Some(chapter) = sheet.book.chapters.get(sheet.place.chapter) else {
        hint(ui, &sheet.speech.say(key::RULEBOOK_UNWRITTEN));
        return None;
    };
    let (salt, mut wish) = ((sheet.game, chapter.slug.as_str()), None);
    let mut scroll = ScrollArea::vertical().id_salt(salt).auto_shrink(false);
    if sheet.turned && sheet.place.block == 0 {
        scroll = scroll.vertical_scroll_offset(0.0);
    }
    scroll.show(ui, |ui| {
        heading(ui, &chapter.title);
        ornaments::rule(ui);
        let room = ui.available_width() - 10.0;
        let columns = if room >= TWO { 2_u8 } else { 1 };
        let width = (room - GUTTER * f32::from(columns - 1)) / f32::from(columns);
        let print = TextStyle::Body.resolve(ui.style()).size;
        let measure =
            Id::new(("spread", salt, sheet.speech.language().tag(), (width * 2.0) as i32, (print * 10.0) as i32));
        let known =
            ui.data(|data| data.get_temp::<Vec<f32>>(measure)).filter(|known| known.len() == chapter.blocks.len());
        if known.is_none() && columns > 1 {
            ui.ctx().request_discard("a chapter that was never measured");
        }
        let first = match (&known, columns) {
            (Some(known), 2) => half(known, &chapter.blocks),
            _ => chapter.blocks.len(),
        };
        let top = ui.cursor().min;
        let (mut bottom, mut heights) = (top.y, Vec::new());
        let (left, right) = chapter.blocks.split_at(first.min(chapter.blocks.len()));
        for (column, blocks, begin) in [(0.0, left, 0), (1.0, right, first)] {
            let corner = pos2(top.x + column * (width + GUTTER), top.y);
            let rect = Rect::from_min_size(corner, vec2(width, DEPTH));
            let mut page = ui.new_child(
                UiBuilder::new().id_salt(("page", begin)).max_rect(rect).layout(Layout::top_down(Align::Min)),
            );
            page.spacing_mut().item_spacing = vec2(4.0, 7.0);
            for (at, (_, block)) in blocks.iter().enumerate() {
                let before = page.cursor().top();
                let here = begin + at == sheet.place.block;
                if let Some(asked) = block_ui(&mut page, sheet, block, here) {
                    wish = Some(asked);
                }
                let after = page.cursor().top();
                heights.push(after - before);
                if here && sheet.turned && at + begin > 0 {
                    let place = Rect::from_min_max(pos2(corner.x, before), pos2(corner.x + width, after));
                    page.scroll_to_rect(place, Some(Align::Center));
                }
            }
            bottom = bottom.max(page.min_rect().bottom());
        }
        ui.advance_cursor_after_rect(Rect::from_min_max(top, pos2(top.x + room, bottom + 12.0)));
        ui.data_mut(|data| data.insert_temp(measure, heights));
    });
    wish
}

/// This number of blocks stands on the first page: about half of the chapter, and no heading by itself at its foot.
fn half(heights: &[f32], blocks: &[(usize, Block)]) -> usize {
    let whole: f32 = heights.iter().sum();
    let mut sum = 0.0;
    let mut first = 0;
    for height in heights {
        if sum + height / 2.0 > whole / 2.0 {
            break;
        }
        sum += height;
        first += 1;
    }
    let stranded = |first: usize| {
        matches!(
            first.checked_sub(1).and_then(|last| blocks.get(last)),
            Some((_, Block::Heading(_) | Block::Picture(..)))
        )
    };
    while stranded(first) {
        first -= 1;
    }
    first.max(1)
}
