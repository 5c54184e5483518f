//! The log as a page, in every game: this window's log in words with rule numbers; a line shows its moment again.

use std::ops::Range;

use bevy::prelude::*;
use bevy_egui::egui::style::ScrollAnimation;
use bevy_egui::egui::{Align, Context, Rect, Sense, Shape, TextStyle, Ui, WidgetInfo, WidgetType, vec2};

use super::Papers;
use super::desk::Desk;
use crate::logbook::wording::{Arg, Loud, Saying, key};
use crate::play::begin::TableCleared;
use crate::play::log::LogBook;
use crate::play::seen::Seen;
use crate::rules::kernel;
use crate::table::speech::Speech;
use crate::table::theme::Colours;
use crate::table::theme::furniture::hint;
use crate::table::theme::links::{self, Words};
use crate::table::theme::slips::{OfferState, caption, focus_ring, offer, side_sheet};

/// This number of lines is laid out at first, and as many more whenever earlier ones are asked for.
const LAID_OUT: usize = 300;

/// A line in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogLine {
    /// Its number in the book.
    pub number: usize,
    pub loud: Loud,
    pub text: String,
    /// The number of its rule.
    pub rule: &'static str,
    /// The parts of the number in it: `8 = table 10, full sails -1`.
    pub sum: Option<String>,
    pub struck: bool,
}

/// Requests of the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LogWish {
    /// Show this moment again.
    Look(usize),
    Now,
    /// Every small matter, or what counts alone.
    Whole(bool),
    /// Write it down, to be kept.
    Keep,
    Close,
}

/// Write the log down, to be kept.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct KeepLog;

/// The reader of the lines in words: for another reader all are made afresh.
#[derive(PartialEq, Eq, Debug, Default)]
struct WrittenFor {
    struck: usize,
    seat: Option<kernel::Seat>,
    language: String,
}

/// The lines of the log in words: new ones are added when something is told.
#[derive(Resource, Default)]
pub struct Written {
    stand: WrittenFor,
    /// This number of lines of the book was looked at, told or not.
    upto: usize,
    /// The lines, the latest last.
    pub lines: Vec<LogLine>,
}

impl Written {
    /// The last happening that was not undone; turn and phase are said beside it.
    #[must_use]
    pub fn news(&self) -> Option<&str> {
        let told = |line: &&LogLine| !line.struck && !matches!(line.loud, Loud::Turn | Loud::Phase);
        self.lines.iter().rev().find(told).map(|line| line.text.as_str())
    }

    /// This number of lines of the book was looked at, told or not.
    #[must_use]
    pub const fn upto(&self) -> usize {
        self.upto
    }

    /// The heading of the turn in which a line stands.
    #[must_use]
    pub fn turn_of(&self, number: usize) -> Option<&str> {
        let mut turns =
            self.lines.iter().filter(|line| line.number <= number && line.loud == Loud::Turn && !line.struck);
        turns.next_back().map(|line| line.text.as_str())
    }

    /// The lines from this number on.
    pub fn since(&self, number: usize) -> impl Iterator<Item = &LogLine> {
        self.lines.iter().filter(move |line| line.number >= number)
    }
}

pub(super) fn put_away(_: On<TableCleared>, mut written: ResMut<Written>) {
    *written = Written::default();
}

pub(super) fn write_the_log<G: Papers>(desk: Desk<G>, log: Res<LogBook<G>>, mut written: ResMut<Written>) {
    let Some(seen) = desk.seen() else { return };
    let struck = log.told_to(seen.viewer()).filter(|(line, _)| line.struck).count();
    // A replay knows nothing of later happenings.
    let last = seen.moment.filter(|_| seen.replay);
    let upto = last.map_or(log.len(), |last| log.len().min(last + 1));
    let stand = WrittenFor { struck, seat: seen.seat, language: desk.speech.language().tag().to_owned() };
    if written.stand != stand {
        *written = Written { stand, ..Written::default() };
    }
    if written.upto != upto {
        written.lines.retain(|line| line.number < upto);
        let new = log_lines(seen, &log, written.upto..upto, &desk.speech);
        written.lines.extend(new);
        written.upto = upto;
    }
}

/// Those of these lines that the window was told, put into words.
fn log_lines<G: Papers>(seen: &Seen<G>, log: &LogBook<G>, which: Range<usize>, speech: &Speech) -> Vec<LogLine> {
    let told = log.told_to(seen.viewer()).filter(|(line, _)| which.contains(&line.number));
    let in_words = told.map(|(line, told)| {
        let Saying { loud, text, rule, sum } = Saying::of::<G>(G::names(&seen.view), told, speech.voice());
        LogLine { number: line.number, loud, text, rule, sum, struck: line.struck }
    });
    in_words.collect()
}

/// The log on a sheet at the side of the window.
pub fn log_sheet(
    context: &Context,
    place: Rect,
    speech: &Speech,
    lines: &[LogLine],
    moment: Option<usize>,
    (whole, may_keep): (bool, bool),
) -> Option<LogWish> {
    side_sheet(
        context,
        "log",
        place,
        &speech.say(key::LOG_TITLE),
        |ui| {
            let wish = log_book_ui(ui, speech, lines, moment, whole);
            let count = lines.len();
            // A book that is opened lies open at its last line, and a new one is scrolled to; a reader further up is left alone.
            let (id, pass) = (ui.id().with("count"), ui.ctx().cumulative_pass_nr());
            let before = ui.data_mut(|data| data.get_temp::<(usize, u64)>(id));
            ui.data_mut(|data| data.insert_temp(id, (count, pass)));
            let opened = before.is_none_or(|(_, last)| last + 1 < pass);
            if (opened && moment.is_none()) || before.is_none_or(|(before, _)| before != count) {
                ui.scroll_to_cursor_animation(Some(Align::BOTTOM), ScrollAnimation::none());
            }
            wish
        },
        |ui| {
            let turned =
                offer(ui, &speech.say(key::LOG_WHOLE), OfferState { chosen: whole, ..OfferState::default() }).clicked();
            let kept = may_keep && offer(ui, &speech.say(key::LOG_KEEP), OfferState::default()).clicked();
            let closed = offer(ui, &speech.say(key::MENU_CLOSE), OfferState::default()).clicked();
            let turned = turned.then_some(LogWish::Whole(!whole));
            turned.or(kept.then_some(LogWish::Keep)).or(closed.then_some(LogWish::Close))
        },
    )
}

/// The lines that count: no small matters, and no phase or beat in which nothing else happened.
fn in_short(lines: &[LogLine], moment: Option<usize>) -> Vec<&LogLine> {
    let mut short: Vec<&LogLine> = Vec::new();
    let looked_at = |line: &LogLine| moment == Some(line.number);
    for line in lines.iter().filter(|line| line.loud != Loud::Aside || looked_at(line)) {
        let empty = short.last().is_some_and(|last| last.loud == Loud::Phase && !looked_at(last));
        if empty && matches!(line.loud, Loud::Turn | Loud::Phase) {
            short.pop();
        }
        short.push(line);
    }
    short
}

/// The first line that is laid out: the latest are, and a line that is looked at in any case.
fn first_of(lines: usize, laid_out: usize, looked_at: Option<usize>) -> usize {
    lines.saturating_sub(laid_out).min(looked_at.unwrap_or(usize::MAX))
}

/// Draws the log, the latest line last; the earliest are laid out when they are asked for.
pub fn log_book_ui(
    ui: &mut Ui,
    speech: &Speech,
    lines: &[LogLine],
    moment: Option<usize>,
    whole: bool,
) -> Option<LogWish> {
    ui.spacing_mut().item_spacing = vec2(4.0, 2.0);
    if lines.is_empty() {
        hint(ui, &speech.say(key::LOG_EMPTY));
    }
    let mut wish = None;
    let shown: Vec<_> = if whole { lines.iter().collect() } else { in_short(lines, moment) };
    let id = ui.id().with("laid out");
    let laid_out = ui.data(|data| data.get_temp(id)).unwrap_or(LAID_OUT);
    let looked_at = moment.and_then(|moment| shown.iter().position(|line| line.number == moment));
    let first = first_of(shown.len(), laid_out, looked_at);
    let mut read_from = None;
    if first > 0 {
        let count = Arg::Number(i64::try_from(first).unwrap_or(i64::MAX));
        if offer(ui, &speech.say(key::LogEarlier { count }), OfferState::default()).clicked() {
            ui.data_mut(|data| data.insert_temp(id, shown.len() - first + LAID_OUT));
            read_from = Some(first);
        }
    }
    let first = read_from.map_or(first, |first| first.saturating_sub(LAID_OUT));
    for (place, line) in shown.iter().enumerate().skip(first) {
        if read_from == Some(place) {
            // A reader going upwards goes on from the same line.
            ui.scroll_to_cursor(Some(Align::Center));
        }
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
    let colour = match line.loud {
        _ if line.struck => colours.ink_soft,
        Loud::Phase | Loud::Mark => colours.red,
        Loud::Aside => colours.ink_soft,
        _ => colours.ink,
    };
    let under = ui.painter().add(Shape::Noop);
    let mut words = Words::new(TextStyle::Small.resolve(ui.style()), colour);
    if line.struck {
        words.struck(&line.text);
    } else {
        words.plain(&line.text);
    }
    words.plain("  ");
    words.link(line.rule, line.rule);
    let (response, rule) = words.show(ui, Sense::click());
    if looked_at {
        ui.painter().set(under, Shape::rect_filled(response.rect, 2, colours.parchment_light));
    }
    if let Some(rule) = rule {
        links::ask(ui.ctx(), &rule);
    }
    if response.has_focus() {
        links::note(ui.ctx(), line.rule);
    }
    let told = if line.struck { speech.say(key::LogUndone { line: Arg::text(&line.text) }) } else { line.text.clone() };
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_short_log_leaves_out_small_matters_and_beats_without_any_other() {
        use Loud::{Aside, Line, Mark, Phase, Turn};
        let line =
            |number, loud| LogLine { number, loud, text: String::new(), rule: "TS-7.1", sum: None, struck: false };
        let louds = [Turn, Phase, Aside, Phase, Line, Aside, Phase, Phase, Mark, Phase, Aside, Turn];
        let lines: Vec<_> = louds.into_iter().enumerate().map(|(number, loud)| line(number, loud)).collect();
        let short = |moment| in_short(&lines, moment).iter().map(|line| line.number).collect::<Vec<_>>();
        assert_eq!(short(None), [0, 3, 4, 7, 8, 11]);
        // A line that is looked at is there in any case.
        assert_eq!(short(Some(2)), [0, 1, 2, 3, 4, 7, 8, 11]);
    }

    #[test]
    fn the_latest_lines_are_laid_out_and_what_is_looked_at() {
        assert_eq!(first_of(0, LAID_OUT, None), 0);
        assert_eq!(first_of(LAID_OUT, LAID_OUT, None), 0);
        assert_eq!(first_of(3500, LAID_OUT, None), 3200);
        assert_eq!(first_of(3500, LAID_OUT, Some(3400)), 3200);
        assert_eq!(first_of(3500, LAID_OUT, Some(17)), 17);
    }
}
