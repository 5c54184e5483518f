//! The log as a page, in every game: what this window was told, in words with rule numbers; a line shows its moment again.

use bevy_egui::egui::{Label, RichText, Sense, Ui, WidgetInfo, WidgetType, vec2};

use crate::logbook::wording::{Arg, key};
use crate::table::speech::Speech;
use crate::table::theme::Colours;
use crate::table::theme::furniture::hint;
use crate::table::theme::slips::{caption, focus_ring};

/// How loud a line speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Loud {
    /// A turn begins.
    Turn,
    /// A phase or a beat begins.
    Phase,
    /// Something happened.
    Line,
    /// A small matter: tokens laid, a box filled.
    Aside,
}

/// A line in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogLine {
    /// Its number in the book.
    pub number: usize,
    /// How loud.
    pub loud: Loud,
    /// The sentence.
    pub text: String,
    /// The number of its rule.
    pub rule: &'static str,
    /// The parts of the number in it: `8 = table 10, full sails -1`.
    pub sum: Option<String>,
    /// It was undone.
    pub struck: bool,
}

/// What was asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LogWish {
    /// Show this moment again.
    Look(usize),
    /// Back to now.
    Now,
}

/// Draws the log, the latest line last.
pub fn log_book_ui(ui: &mut Ui, speech: &Speech, lines: &[LogLine], moment: Option<usize>) -> Option<LogWish> {
    ui.spacing_mut().item_spacing = vec2(4.0, 2.0);
    if lines.is_empty() {
        hint(ui, &speech.say(key::LOG_EMPTY));
    }
    let mut wish = None;
    for line in lines {
        if one_line(ui, speech, line, moment == Some(line.number)) {
            let back = moment == Some(line.number);
            wish = Some(if back { LogWish::Now } else { LogWish::Look(line.number) });
        }
    }
    wish
}

fn one_line(ui: &mut Ui, speech: &Speech, line: &LogLine, looked_at: bool) -> bool {
    let colours = Colours::of(ui.ctx());
    if line.loud == Loud::Turn && !line.struck {
        caption(ui, &line.text);
        return false;
    }
    let mut text = RichText::new(format!("{}  {}", line.text, line.rule)).small();
    text = match line.loud {
        Loud::Phase => text.color(colours.red),
        Loud::Aside => text.color(colours.ink_soft),
        _ => text.color(colours.ink),
    };
    if line.struck {
        text = text.strikethrough().color(colours.ink_soft);
    }
    if looked_at {
        text = text.strong().background_color(colours.parchment_light);
    }
    let response = ui.add(Label::new(text).wrap().sense(Sense::click()));
    let told =
        if line.struck { speech.tell(key::LOG_UNDONE, &[("line", Arg::text(&line.text))]) } else { line.text.clone() };
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &told));
    focus_ring(ui, &response, response.rect);
    let clicked = response.clicked() && !line.struck;
    match &line.sum {
        Some(sum) => {
            response.on_hover_text(sum);
            ui.indent(("sum", line.number), |ui| hint(ui, sum));
        }
        None => {
            response.on_hover_text(speech.say(key::LOG_LOOK));
        }
    }
    clicked
}
