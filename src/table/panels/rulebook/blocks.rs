//! The blocks on a page of the rulebook: paragraphs with their numbers, lists, tables, pictures.

use bevy_egui::egui::{
    Align, Color32, Layout, Rect, Sense, Shape, Stroke, TextStyle, Ui, UiBuilder, WidgetInfo, WidgetType, pos2, vec2,
};

use super::{RulebookSheet, RulebookWish};
use crate::logbook::rulebook::{Block, Run};
use crate::logbook::wording::key;
use crate::table::theme::colours::mixed;
use crate::table::theme::furniture::{hint, part};
use crate::table::theme::links::Words;
use crate::table::theme::{Colours, ornaments};

/// Links write their target with this.
const MARK: &str = "mark:";
const EXAMPLE: &str = "example:";
/// Between the cells of a table.
const CELL: f32 = 7.0;
/// Widest picture, and its height to its width.
const PICTURE: f32 = 460.0;
const FLAT: f32 = 0.5;

/// Draws a block; `here` if the book was opened at it.
pub(super) fn block_ui(ui: &mut Ui, sheet: &RulebookSheet, block: &Block, here: bool) -> Option<RulebookWish> {
    let colours = Colours::of(ui.ctx());
    match block {
        Block::Heading(text) => {
            part(ui, text);
            None
        }
        Block::Paragraph(rules, line) => {
            let under = ui.painter().add(Shape::Noop);
            let mut words = body(ui, &colours).with_keys();
            for rule in rules {
                if sheet.bookmarks.contains(rule) {
                    words.coloured("• ", colours.red);
                }
                words.button(rule, format!("{MARK}{rule}"), &mark_of(sheet, rule), colours.red);
                words.plain("  ");
            }
            runs(&mut words, line);
            let (response, pressed) = words.show(ui, Sense::hover());
            if here && !rules.is_empty() {
                let place = response.rect.expand2(vec2(6.0, 3.0));
                ui.painter()
                    .set(under, Shape::rect_filled(place, 3, mixed(colours.parchment, colours.brass_light, 0.5)));
            }
            pressed.map(wish)
        }
        Block::List(lines) => {
            let mut asked = None;
            for line in lines {
                ui.horizontal_top(|ui| {
                    let (rect, _) = ui.allocate_exact_size(vec2(16.0, 18.0), Sense::hover());
                    ornaments::lozenge(ui.painter(), rect.center(), 3.5, colours.brass_dark);
                    ui.vertical(|ui| asked = printed(ui, &colours, line).or(asked.take()));
                });
            }
            asked
        }
        Block::Table(rows) => table(ui, &colours, rows),
        Block::Picture(name, told) => {
            picture(ui, sheet, &colours, name, told);
            None
        }
    }
}

/// A link leads to this.
fn wish(link: String) -> RulebookWish {
    if let Some(rule) = link.strip_prefix(MARK) {
        RulebookWish::Mark(rule.to_owned())
    } else if let Some(id) = link.strip_prefix(EXAMPLE) {
        RulebookWish::Example(id.to_owned())
    } else {
        RulebookWish::Rule(link)
    }
}

fn body(ui: &Ui, colours: &Colours) -> Words {
    Words::new(TextStyle::Body.resolve(ui.style()), colours.ink)
}

fn runs(words: &mut Words, line: &[Run]) {
    for run in line {
        match run {
            Run::Plain(text) => words.plain(text),
            Run::Emphasis(text) => words.emphasis(text),
            Run::Rule(number) => words.link(number, number.as_str()),
            Run::Example(id, text) => words.link(text, format!("{EXAMPLE}{id}")),
        }
    }
}

fn printed(ui: &mut Ui, colours: &Colours, line: &[Run]) -> Option<RulebookWish> {
    let mut words = body(ui, colours).with_keys();
    runs(&mut words, line);
    words.show(ui, Sense::hover()).1.map(wish)
}

/// A cell as it is set.
fn cell(ui: &Ui, colours: &Colours, line: &[Run], head: bool) -> Words {
    let colour = if head { colours.red } else { colours.ink };
    let mut words = Words::new(TextStyle::Small.resolve(ui.style()), colour).with_keys();
    runs(&mut words, line);
    words
}

/// The columns take the width they want, or share the room if they want more.
fn widths(wanted: &[f32], room: f32) -> Vec<f32> {
    let whole: f32 = wanted.iter().sum();
    if whole <= room {
        return wanted.to_vec();
    }
    // Narrow columns keep their width; the others share the rest.
    let fair = room / wanted.len().max(1) as f32;
    let narrow: f32 = wanted.iter().filter(|width| **width <= fair).sum();
    let wide: f32 = wanted.iter().filter(|width| **width > fair).sum();
    let share = ((room - narrow) / wide.max(1.0)).max(0.1);
    wanted.iter().map(|width| if *width <= fair { *width } else { width * share }).collect()
}

fn table(ui: &mut Ui, colours: &Colours, rows: &[Vec<Vec<Run>>]) -> Option<RulebookWish> {
    let count = rows.first().map_or(0, Vec::len);
    let room = ui.available_width() - 2.0;
    let wanted: Vec<f32> = (0..count)
        .map(|column| {
            let cells = rows.iter().enumerate().filter_map(|(row, cells)| Some((row == 0, cells.get(column)?)));
            cells.map(|(head, line)| cell(ui, colours, line, head).width(ui) + 2.0 * CELL + 1.0).fold(0.0, f32::max)
        })
        .collect();
    let widths = widths(&wanted, room);
    let whole: f32 = widths.iter().sum();
    let origin = ui.cursor().min;
    let (mut y, mut asked) = (origin.y, None);
    for (row, cells) in rows.iter().enumerate() {
        let under = ui.painter().add(Shape::Noop);
        let (mut x, mut bottom) = (origin.x, y + 18.0);
        for (line, width) in cells.iter().zip(&widths) {
            let place = Rect::from_min_max(pos2(x + CELL, y + 3.0), pos2(x + width - CELL, y + 10_000.0));
            let salt = ("cell", row, (x * 4.0) as i32, (origin.y - ui.min_rect().top()) as i32);
            let mut inside =
                ui.new_child(UiBuilder::new().id_salt(salt).max_rect(place).layout(Layout::top_down(Align::Min)));
            let words = cell(&inside, colours, line, row == 0);
            let (response, pressed) = words.show(&mut inside, Sense::hover());
            bottom = bottom.max(response.rect.bottom());
            asked = pressed.map(wish).or(asked);
            x += width;
        }
        let stripe = Rect::from_min_max(pos2(origin.x, y), pos2(origin.x + whole, bottom + 3.0));
        if row % 2 == 0 && row > 0 {
            ui.painter()
                .set(under, Shape::rect_filled(stripe, 0, mixed(colours.parchment, colours.parchment_deep, 0.8)));
        }
        let line = if row == 0 { colours.brass_dark } else { Color32::TRANSPARENT };
        ui.painter().hline(stripe.x_range(), stripe.bottom(), Stroke::new(colours.line, line));
        y = stripe.bottom();
    }
    ui.advance_cursor_after_rect(Rect::from_min_max(origin, pos2(origin.x + whole, y + 2.0)));
    asked
}

fn picture(ui: &mut Ui, sheet: &RulebookSheet, colours: &Colours, name: &str, told: &str) {
    let width = ui.available_width().min(PICTURE);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), width * FLAT), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, ui.is_enabled(), told));
    let place = Rect::from_center_size(rect.center(), vec2(width, width * FLAT));
    let drawn = !ui.is_rect_visible(rect) || {
        ui.painter().rect_filled(place, 4, mixed(colours.parchment, colours.parchment_light, 0.6));
        (sheet.pictures)(&ui.painter().with_clip_rect(place.intersect(ui.clip_rect())), place.shrink(6.0), name)
    };
    if drawn {
        response.on_hover_text(told);
    } else {
        hint(ui, told);
    }
}

/// Says the effect of pressing the number before a rule.
fn mark_of(sheet: &RulebookSheet, rule: &String) -> String {
    let marked = sheet.bookmarks.contains(rule);
    sheet.speech.say(if marked { key::RULEBOOK_UNMARK } else { key::RULEBOOK_MARK })
}
