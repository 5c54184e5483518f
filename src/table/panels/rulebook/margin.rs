//! The margin of the rulebook: search, contents, bookmarks, and buttons that turn the book.

use bevy_egui::egui::{Label, ScrollArea, Sense, Shape, TextEdit, TextStyle, Ui, WidgetInfo, WidgetType, vec2};

use super::{Leaf, Reading, RulebookSheet, RulebookWish};
use crate::logbook::rulebook::Page;
use crate::logbook::wording::key;
use crate::table::theme::Colours;
use crate::table::theme::furniture::{hint, pressed};
use crate::table::theme::links::Words;
use crate::table::theme::slips::{OfferState, focus_ring, offer, small_heading};

/// Draws the margin.
pub(super) fn margin_ui(ui: &mut Ui, sheet: &RulebookSheet, reading: &mut Reading) -> Option<RulebookWish> {
    let say = |key: &str| sheet.speech.say(key);
    let mut wish = None;
    ui.spacing_mut().item_spacing = vec2(6.0, 5.0);
    small_heading(ui, &say(key::THING_FOLIO));
    if sheet.games.len() > 1 {
        ui.horizontal_wrapped(|ui| {
            for (game, name) in sheet.games {
                let open = OfferState { chosen: *game == sheet.game, ..OfferState::default() };
                if offer(ui, name, open).clicked() && !open.chosen {
                    wish = Some(RulebookWish::Game(game));
                }
            }
        });
    }
    let field = TextEdit::singleline(&mut reading.sought).hint_text(say(key::MENU_SEARCH)).margin(vec2(8.0, 6.0));
    ui.add(field.desired_width(f32::INFINITY));
    ui.horizontal_wrapped(|ui| {
        for (leaf, words) in [(Leaf::Contents, key::RULEBOOK_CONTENTS), (Leaf::Bookmarks, key::RULEBOOK_BOOKMARKS)] {
            let chosen = reading.leaf == leaf && reading.sought.trim().is_empty();
            if offer(ui, &say(words), OfferState { chosen, ..OfferState::default() }).clicked() {
                reading.leaf = leaf;
                reading.sought.clear();
            }
        }
    });
    let row = ui.spacing().interact_size.y.max(32.0) + ui.spacing().item_spacing.y;
    let foot = 2.0 * row + 2.0;
    let height = (ui.available_height() - foot).max(40.0);
    let list = ScrollArea::vertical().id_salt("margin").auto_shrink(false).max_height(height);
    let chosen = list.show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        match reading.leaf {
            _ if !reading.sought.trim().is_empty() => hits(ui, sheet, &reading.sought),
            Leaf::Contents => contents(ui, sheet),
            Leaf::Bookmarks => bookmarks(ui, sheet),
        }
    });
    wish = chosen.inner.or(wish);
    feet(ui, sheet).or(wish)
}

/// The hits of a search.
fn hits(ui: &mut Ui, sheet: &RulebookSheet, sought: &str) -> Option<RulebookWish> {
    let found = sheet.book.find(sought);
    if found.is_empty() {
        hint(ui, &sheet.speech.say(key::RULEBOOK_NOTHING));
    }
    let mut wish = None;
    for hit in &found {
        if line(ui, &hit.name, &hit.excerpt, hit.page == sheet.place) {
            wish = Some(RulebookWish::Go(hit.page));
        }
    }
    wish
}

fn contents(ui: &mut Ui, sheet: &RulebookSheet) -> Option<RulebookWish> {
    let mut wish = None;
    for (chapter, of) in sheet.book.chapters.iter().enumerate() {
        let number = of.slug.split('-').next().unwrap_or_default().trim_start_matches('0');
        let name = if number.is_empty() { of.title.clone() } else { format!("{number}. {}", of.title) };
        if line(ui, &name, "", chapter == sheet.place.chapter) {
            wish = Some(RulebookWish::Go(Page { chapter, block: 0 }));
        }
    }
    wish
}

fn bookmarks(ui: &mut Ui, sheet: &RulebookSheet) -> Option<RulebookWish> {
    let own: Vec<_> = sheet.bookmarks.iter().filter_map(|number| Some((number, sheet.book.place(number)?))).collect();
    if own.is_empty() {
        hint(ui, &sheet.speech.say(key::RULEBOOK_NO_BOOKMARKS));
    }
    let mut wish = None;
    for (number, page) in own {
        let text = sheet.book.chapters.get(page.chapter).and_then(|chapter| chapter.blocks.get(page.block));
        let begin: String = text.map(|(_, block)| block.text().chars().take(90).collect()).unwrap_or_default();
        if line(ui, number, &begin, page == sheet.place) {
            wish = Some(RulebookWish::Rule(number.clone()));
        }
    }
    wish
}

/// A line to press: a name, and small print about it.
fn line(ui: &mut Ui, name: &str, more: &str, open: bool) -> bool {
    let colours = Colours::of(ui.ctx());
    let under = ui.painter().add(Shape::Noop);
    let mut words = Words::new(TextStyle::Small.resolve(ui.style()), colours.ink_soft);
    words.coloured(name, if open { colours.red } else { colours.ink });
    if !more.is_empty() {
        words.plain("  ");
        words.plain(more);
    }
    let width = ui.available_width();
    let (response, _) = words.show(ui, Sense::click());
    let told = format!("{name} {more}");
    response.widget_info(|| WidgetInfo::selected(WidgetType::SelectableLabel, ui.is_enabled(), open, told.trim()));
    let mut rect = response.rect.expand2(vec2(3.0, 1.0));
    rect.set_width(width);
    if open || response.hovered() || response.has_focus() {
        let fill = if open { colours.parchment_deep } else { colours.parchment_light };
        ui.painter().set(under, Shape::rect_filled(rect, 3, fill));
    }
    focus_ring(ui, &response, response.rect);
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    pressed(&response)
}

/// Back, print, chapters, away.
fn feet(ui: &mut Ui, sheet: &RulebookSheet) -> Option<RulebookWish> {
    let say = |key: &str| sheet.speech.say(key);
    let (before, after) = (sheet.place.chapter.checked_sub(1), sheet.place.chapter + 1);
    let after = Some(after).filter(|chapter| *chapter < sheet.book.chapters.len());
    let mut wish = None;
    ui.horizontal(|ui| {
        let steps = [("«", before, key::RULEBOOK_EARLIER), ("»", after, key::RULEBOOK_LATER)];
        for (sign, chapter, why) in steps {
            let turn = ui.add_enabled_ui(chapter.is_some(), |ui| named(ui, sign, &say(why))).inner;
            if let Some(chapter) = chapter.filter(|_| turn) {
                wish = Some(RulebookWish::Go(Page { chapter, block: 0 }));
            }
        }
        for (sign, larger, why) in [("A-", false, key::RULEBOOK_SMALLER), ("A+", true, key::RULEBOOK_LARGER)] {
            if named(ui, sign, &say(why)) {
                wish = Some(RulebookWish::Print(larger));
            }
        }
    });
    ui.horizontal(|ui| {
        if ui.add_enabled_ui(sheet.back, |ui| offer(ui, &say(key::MENU_BACK), OfferState::default())).inner.clicked() {
            wish = Some(RulebookWish::Back);
        }
        if offer(ui, &say(key::MENU_CLOSE), OfferState::default()).clicked() {
            wish = Some(RulebookWish::Close);
        }
        ui.add(Label::new(""));
    });
    wish
}

/// A button with a sign on it, and words for a screen reader and the pointer.
fn named(ui: &mut Ui, sign: &str, why: &str) -> bool {
    let button = offer(ui, sign, OfferState::default());
    button.widget_info(|| WidgetInfo::labeled(WidgetType::Button, ui.is_enabled(), why));
    button.on_hover_text(why).clicked()
}
