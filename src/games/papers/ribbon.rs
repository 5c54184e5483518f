//! The ribbon below the table: the turn, the phase, the awaited player, undo, and the brake of the show.

use bevy_egui::egui::{Context, Frame, Label, RichText, Sense, Shape, Stroke, Ui, vec2};

use super::fork;
use crate::logbook::wording::{Arg, Fact, key};
use crate::play::fork::{Fork, ForkWish};
use crate::play::pace::Pace;
use crate::play::undo::Undoable;
use crate::table::speech::Speech;
use crate::table::theme::crests::Crest;
use crate::table::theme::furniture::pressed;
use crate::table::theme::landmarks::landmark;
use crate::table::theme::signs::{Sign, sign_knob};
use crate::table::theme::slips::foot;
use crate::table::theme::{Colours, ornaments};

/// The contents of the ribbon.
pub struct RibbonSheet<'a> {
    pub speech: &'a Speech,
    /// The turn and the last one; none before the first.
    pub turn: Option<(u16, Option<u8>)>,
    /// The phase, until it is over.
    pub phase: Option<&'static str>,
    /// The beat of phase 4 and the part of it.
    pub beat: Option<(u8, &'static str)>,
    /// The player who is waited for, or the activity of the table.
    pub who: Fact,
    /// The sign of the awaited player.
    pub crest: Option<Crest>,
    /// The line that is looked at again.
    pub moment: Option<usize>,
    pub news: Option<String>,
    pub undoable: Undoable,
    /// The pace of the show.
    pub pace: Pace,
    /// One person plays: no other is asked.
    pub alone: bool,
    /// Something is being shown.
    pub showing: bool,
    /// The log lies open.
    pub log: bool,
    /// The books lie open; none in a game without them.
    pub books: Option<bool>,
    /// Orders are written at this window, and the curtain may be let down.
    pub may_drop: bool,
    /// The battle may be given up now.
    pub may_end: bool,
    /// The trial on the table, or the offer of one.
    pub fork: Fork,
}

/// Requests of the ribbon.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RibbonWish {
    /// Take the last input back.
    Undo,
    /// Takes back by the consent of all.
    UndoByConsent,
    /// Plays on from the moment after this line: later inputs are taken back, and all agree.
    FromHere(usize),
    /// Put it in again.
    Redo,
    Pace(Pace),
    Next,
    /// All beats at once.
    Skip,
    Now,
    /// Open or close the log.
    Log,
    /// Open or close the books.
    Books,
    /// Let the curtain fall.
    DropCurtain,
    /// Give up, or offer a draw.
    End,
    /// Something is tried, or no longer.
    Fork(ForkWish),
}

/// Draws the ribbon at the bottom of the window.
pub fn ribbon(context: &Context, sheet: &RibbonSheet) -> Option<RibbonWish> {
    foot(context, f32::INFINITY, |ui, _| ribbon_ui(ui, sheet))
}

/// The ribbon itself.
pub fn ribbon_ui(ui: &mut Ui, sheet: &RibbonSheet) -> Option<RibbonWish> {
    let colours = Colours::of(ui.ctx());
    let under = ui.painter().add(Shape::Noop);
    let mut wish = None;
    let inside = Frame::NONE.inner_margin(vec2(14.0, 6.0)).show(ui, |ui| {
        // The line is always there: no sheet changes its height when something is told.
        let news = |ui: &mut Ui, news: &str| {
            ui.add(Label::new(RichText::new(news).small().color(colours.ivory_soft)).truncate());
        };
        match sheet.fork {
            Fork::Open { may_copy, .. } => wish = fork::head(ui, sheet, may_copy, news),
            Fork::Offered(_) | Fork::Never => news(ui, sheet.news.as_deref().unwrap_or(" ")),
        }
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(8.0, 4.0);
            where_we_are(ui, sheet, &colours);
            bar(ui, &colours);
            let before = ui.cursor().min;
            wish = history(ui, sheet).or(wish);
            if ui.cursor().min != before {
                bar(ui, &colours);
            }
            wish = brake(ui, sheet).or(wish);
            bar(ui, &colours);
            wish = papers(ui, sheet).or(wish);
        });
    });
    ui.painter().set(under, ornaments::strip(ui.ctx(), inside.response.rect, &colours));
    wish
}

fn where_we_are(ui: &mut Ui, sheet: &RibbonSheet, colours: &Colours) {
    let speech = sheet.speech;
    let turn = match sheet.turn {
        Some((turn, Some(turns))) => Some(speech.say(key::RibbonTurnOf { turn, turns })),
        Some((turn, None)) => Some(speech.say(key::RibbonTurn { turn })),
        None => None,
    };
    if let Some(turn) = turn {
        ui.add(Label::new(RichText::new(turn).color(colours.brass_light)).extend());
    }
    if let Some(phase) = sheet.phase {
        ui.add(Label::new(RichText::new(speech.say(phase)).color(colours.ivory)).extend());
    }
    if let Some((beat, stage)) = sheet.beat {
        let words = speech.say(key::RibbonBeat { beat, stage: Arg::key(stage) });
        ui.add(Label::new(RichText::new(words).small().color(colours.ivory_soft)).extend());
    }
    bar(ui, colours);
    if let Some(crest) = sheet.crest {
        crest.show(ui, 18.0);
    }
    ui.add(Label::new(RichText::new(speech.relate(&sheet.who)).color(colours.ivory)).extend());
}

fn press(ui: &mut Ui, sheet: &RibbonSheet, sign: Sign, words: &str, lit: bool) -> bool {
    pressed(&sign_knob(ui, sign, &sheet.speech.say(words), lit))
}

fn history(ui: &mut Ui, sheet: &RibbonSheet) -> Option<RibbonWish> {
    let mut wish = None;
    if sheet.moment.is_some() && press(ui, sheet, Sign::Now, key::RIBBON_NOW, true) {
        wish = Some(RibbonWish::Now);
    }
    if let Some(line) = sheet.moment {
        let response = sign_knob(ui, Sign::FromHere, &sheet.speech.say(key::RIBBON_FROM_HERE), false);
        if pressed(&response.on_hover_text(sheet.speech.say(key::RIBBON_FROM_HERE_WHY))) {
            wish = Some(RibbonWish::FromHere(line));
        }
        return wish;
    }
    if sheet.undoable.freely || (sheet.alone && sheet.undoable.by_consent) {
        // One person alone is not asked to agree.
        let response = sign_knob(ui, Sign::Undo, &sheet.speech.say(key::RIBBON_UNDO), false);
        landmark(&response, "undo");
        if pressed(&response) {
            wish = Some(if sheet.undoable.freely { RibbonWish::Undo } else { RibbonWish::UndoByConsent });
        }
    } else if sheet.undoable.by_consent {
        let response = sign_knob(ui, Sign::UndoTogether, &sheet.speech.say(key::RIBBON_UNDO_ALL), false);
        let response = response.on_hover_text(sheet.speech.say(key::RIBBON_UNDO_NONE));
        if pressed(&response) {
            wish = Some(RibbonWish::UndoByConsent);
        }
    }
    if sheet.undoable.redo && press(ui, sheet, Sign::Redo, key::RIBBON_REDO, false) {
        wish = Some(RibbonWish::Redo);
    }
    wish
}

fn brake(ui: &mut Ui, sheet: &RibbonSheet) -> Option<RibbonWish> {
    let mut wish = None;
    for (sign, words, pace) in [
        (Sign::Step, key::PACE_STEP, Pace::Step),
        (Sign::Play, key::PACE_NORMAL, Pace::Normal),
        (Sign::Fast, key::PACE_FAST, Pace::Fast),
    ] {
        if press(ui, sheet, sign, words, sheet.pace == pace) {
            wish = Some(RibbonWish::Pace(pace));
        }
    }
    let held = sheet.pace == Pace::Paused;
    if press(ui, sheet, Sign::Hold, if held { key::PACE_GO_ON } else { key::PACE_HOLD }, held) {
        wish = Some(RibbonWish::Pace(if held { Pace::Normal } else { Pace::Paused }));
    }
    if sheet.showing {
        if matches!(sheet.pace, Pace::Step | Pace::Paused) && press(ui, sheet, Sign::Next, key::PACE_NEXT, false) {
            wish = Some(RibbonWish::Next);
        }
        if press(ui, sheet, Sign::Skip, key::PACE_SKIP, false) {
            wish = Some(RibbonWish::Skip);
        }
    }
    wish
}

fn papers(ui: &mut Ui, sheet: &RibbonSheet) -> Option<RibbonWish> {
    let mut wish = None;
    let all = [
        (Sign::Log, key::LOG_TITLE, "log", sheet.log, RibbonWish::Log, true),
        (Sign::Books, key::BOOKS_TITLE, "books", sheet.books == Some(true), RibbonWish::Books, sheet.books.is_some()),
        (Sign::Curtain, key::CURTAIN_DROP, "curtain", false, RibbonWish::DropCurtain, sheet.may_drop),
        (Sign::Flag, key::RIBBON_END, "end", false, RibbonWish::End, sheet.may_end),
    ];
    for (sign, words, name, lit, asked, _) in all.into_iter().filter(|(.., offered)| *offered) {
        let response = sign_knob(ui, sign, &sheet.speech.say(words), lit);
        landmark(&response, name);
        if pressed(&response) {
            wish = Some(asked);
        }
    }
    fork::offer(ui, sheet).or(wish)
}

fn bar(ui: &mut Ui, colours: &Colours) {
    let (rect, _) = ui.allocate_exact_size(vec2(3.0, 20.0), Sense::hover());
    ui.painter().vline(rect.center().x, rect.y_range(), Stroke::new(1.0, colours.brass_dark));
}
