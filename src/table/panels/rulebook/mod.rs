//! The open rulebook: contents, bookmarks and the hits of a search at the left, a chapter over two pages at the right.

mod blocks;
mod margin;
mod spread;

use bevy_egui::egui::{Align, Key, Layout, Painter, Rect, Stroke, Ui, UiBuilder, Vec2, vec2};

use crate::logbook::rulebook::{Book, Page};
use crate::table::speech::Speech;
use crate::table::theme::{Colours, ornaments};

/// Draws the picture of this name into a place; false where there is none of that name.
pub type Pictures<'a> = &'a dyn Fn(&Painter, Rect, &str) -> bool;

/// The contents of the rulebook panel.
pub struct RulebookSheet<'a> {
    pub speech: &'a Speech,
    pub book: &'a Book,
    /// The games that have one, by name, and which of them lies open.
    pub games: &'a [(&'static str, String)],
    /// The open one.
    pub game: &'static str,
    /// It lies open at this place.
    pub place: Page,
    /// It was opened there just now.
    pub turned: bool,
    /// There is somewhere to go back to.
    pub back: bool,
    /// Numbers of rules that are marked.
    pub bookmarks: &'a [String],
    /// The pictures of its game.
    pub pictures: Pictures<'a>,
}

/// Requests of the reader.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RulebookWish {
    Go(Page),
    /// Open it at this rule.
    Rule(String),
    /// Back to the place before.
    Back,
    /// Put a bookmark to this rule, or take it out.
    Mark(String),
    /// The book of another game.
    Game(&'static str),
    /// Set out the battle of this example.
    Example(String),
    /// Larger print, or smaller.
    Print(bool),
    Close,
}

/// The list in the margin while there is no search.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Leaf {
    #[default]
    Contents,
    Bookmarks,
}

/// The reader's search and the page that is open.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Reading {
    pub sought: String,
    /// The margin shows this.
    pub leaf: Leaf,
}

/// Draws the book.
pub fn rulebook_ui(ui: &mut Ui, sheet: &RulebookSheet, reading: &mut Reading) -> Option<RulebookWish> {
    let colours = Colours::of(ui.ctx());
    let window = ui.max_rect();
    let edge = (window.width().min(window.height()) * 0.02).clamp(3.0, 20.0);
    let size = vec2(1320.0, 860.0).min(window.size() - Vec2::splat(2.0 * edge)).max(Vec2::splat(80.0));
    let whole = ornaments::framed_sheet(ui.painter(), Rect::from_center_size(window.center(), size), &colours);
    let margin = (whole.width() * 0.23).clamp(150.0, 290.0);
    let (left, right) = whole.split_left_right_at_x(whole.left() + margin);
    ui.painter().vline(left.right(), whole.y_range().shrink(10.0), Stroke::new(colours.line, colours.parchment_edge));
    let mut child = |rect: Rect, salt: &str| {
        let mut inside =
            ui.new_child(UiBuilder::new().id_salt(salt).max_rect(rect).layout(Layout::top_down(Align::Min)));
        inside.set_clip_rect(rect.expand(2.0).intersect(ui.clip_rect()));
        inside
    };
    let mut beside = child(left.shrink2(vec2(12.0, 10.0)), "margin");
    let mut pages = child(right.shrink2(vec2(16.0, 8.0)), "pages");
    let asked = margin::margin_ui(&mut beside, sheet, reading);
    let read = spread::spread_ui(&mut pages, sheet);
    let typed = ui.memory(|memory| memory.focused()).is_some();
    let turned = ui.input(|input| match (input.key_pressed(Key::PageUp), input.key_pressed(Key::PageDown)) {
        (true, false) => sheet.place.chapter.checked_sub(1),
        (false, true) => Some(sheet.place.chapter + 1),
        _ => None,
    });
    let turned = turned.filter(|chapter| !typed && *chapter < sheet.book.chapters.len());
    asked.or(read).or(turned.map(|chapter| RulebookWish::Go(Page { chapter, block: 0 })))
}
