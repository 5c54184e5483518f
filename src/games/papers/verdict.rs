//! The last page of a match as a value: a game's own blocks, the two legs of a rematch, and the ways on.

use bevy_egui::egui::{Label, Ui, Vec2};

use super::Papers;
use super::desk::Desk;
use crate::logbook::wording::{Arg, Fact, key};
use crate::play::seen::Seen;
use crate::rules::kernel::{Rule, Seat};
use crate::table::sheet::{Block, Cell, Column, Line, Pen, Picture, Table, TableRow, pictured};
use crate::table::speech::Speech;
use crate::table::theme::crests::Crest;
use crate::table::theme::furniture::{Voice, desk, for_the_keyboard, part, plate};

/// Requests of the last page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum VerdictWish {
    /// The match once more.
    Again,
    /// The match once more with the sides changed.
    Rematch,
    Another,
    /// The whole match from its beginning.
    Watch,
    /// Write the log down, to be kept.
    KeepLog,
    /// Put the page aside.
    Look,
    ToTitle,
}

/// The contents of the last page on a rematch.
#[derive(Clone, Default)]
pub struct RematchSheet {
    pub offered: bool,
    /// Every player with the points of the first leg and of this one, if this was the second.
    pub legs: Vec<(Crest, Arg, i32, i32)>,
    /// The log may be written down here.
    pub may_keep: bool,
}

/// Both legs added up, the way to the next, and the log to be kept.
fn rematch_ui(ui: &mut Ui, speech: &Speech, sheet: &RematchSheet) -> Option<VerdictWish> {
    if !sheet.legs.is_empty() {
        part(ui, &speech.say(key::VERDICT_LEGS));
    }
    for (crest, player, first, second) in &sheet.legs {
        ui.horizontal_wrapped(|ui| {
            crest.show(ui, 18.0);
            let (player, first, second) = (player.clone(), *first, *second);
            let sum = first.saturating_add(second);
            ui.add(Label::new(speech.say(key::VerdictLegsOf { player, first, second, sum })).wrap());
        });
    }
    let words = if sheet.legs.is_empty() { key::VERDICT_REMATCH } else { key::VERDICT_REMATCH_AGAIN };
    let offers =
        [(sheet.offered, words, VerdictWish::Rematch), (sheet.may_keep, key::VERDICT_KEEP_LOG, VerdictWish::KeepLog)];
    let mut wish = None;
    for (_, words, asked) in offers.into_iter().filter(|(offered, ..)| *offered) {
        let clicked = ui.vertical_centered(|ui| plate(ui, &speech.say(words), Voice::Plain).clicked()).inner;
        wish = wish.or(clicked.then_some(asked));
    }
    wish
}

/// The last page: the result of the match, in words and numbers.
#[derive(Clone, Debug, Default)]
pub struct Verdict {
    /// The key of its title.
    pub title: &'static str,
    /// The key of the way to another match, where the foot of the page offers one.
    pub another: Option<&'static str>,
    pub size: Vec2,
    /// These lines stand above all else, in the middle.
    pub head: Vec<Line>,
    pub picture: Option<Picture>,
    /// The rest, beside the picture if there is one.
    pub blocks: Vec<Block<()>>,
    /// The points of each seat, for a rematch with the sides changed; empty in a game that cannot be played so.
    pub points: Vec<i32>,
}

/// A count of the last page: a number for each seat.
pub struct Count {
    /// Its name.
    pub name: Fact,
    /// It is counted by this rule.
    pub rule: Option<Rule>,
    /// In the order of the seats.
    pub numbers: Vec<i64>,
    /// It adds the others up.
    pub sum: bool,
}

impl Count {
    /// Counted by a rule.
    pub fn by(rule: &'static str, name: impl Into<Fact>, numbers: impl IntoIterator<Item = i64>) -> Self {
        Self { name: name.into(), rule: Some(Rule(rule)), numbers: numbers.into_iter().collect(), sum: false }
    }

    /// It adds the others up.
    #[must_use]
    pub fn sum(self) -> Self {
        Self { sum: true, ..self }
    }

    fn row(self) -> TableRow {
        let most = self.numbers.iter().max().copied().unwrap_or_default();
        let alone = self.numbers.iter().filter(|number| **number == most).count() == 1;
        let cell = |number| Cell { number, best: alone && number == most };
        let cells = self.numbers.into_iter().map(cell).collect();
        TableRow { name: self.name, rule: self.rule, cells, sum: self.sum }
    }
}

/// Counts in a table, with a column for each player; the most is marked where one player alone has it.
pub fn reckoning<G: Papers>(desk: &Desk<G>, seen: &Seen<G>, counts: impl IntoIterator<Item = Count>) -> Block<()> {
    let column = |seat: Seat| Column { sign: Some(seat), name: Some(desk.name(seen, seat)) };
    let columns = desk.players.seats().map(column).collect();
    Block::Table(Table { columns, rows: counts.into_iter().map(Count::row).collect(), large: true })
}

/// Draws the page, with the ways on under it.
pub fn verdict_ui(
    ui: &mut Ui,
    speech: &Speech,
    crest: &dyn Fn(Seat) -> Crest,
    page: &Verdict,
    rematch: &RematchSheet,
) -> Option<VerdictWish> {
    let pen = Pen::new(speech, crest, &|_, _, _| None);
    // Four plates stand beside each other only where the window is wide enough for the longest language.
    let watch_below = page.another.is_none() && ui.max_rect().width() > 860.0;
    let watch = [(key::VERDICT_WATCH, VerdictWish::Watch)].into_iter().filter(|_| watch_below);
    let plates = [(key::VERDICT_AGAIN, VerdictWish::Again)]
        .into_iter()
        .chain(page.another.map(|another| (another, VerdictWish::Another)))
        .chain(watch)
        .chain([(key::VERDICT_LOOK, VerdictWish::Look), (key::VERDICT_TO_TITLE, VerdictWish::ToTitle)]);
    desk(
        ui,
        page.size,
        &speech.say(page.title),
        |ui| {
            ui.vertical_centered(|ui| page.head.iter().for_each(|line| pen.line(ui, line)));
            let mut wish = None;
            pictured(ui, speech, page.picture.as_ref(), 640.0, |ui| {
                pen.blocks(ui, &page.blocks);
                wish = rematch_ui(ui, speech, rematch);
                if !watch_below {
                    ui.add_space(8.0);
                    let watch =
                        ui.vertical_centered(|ui| plate(ui, &speech.say(key::VERDICT_WATCH), Voice::Plain).clicked());
                    wish = wish.or(watch.inner.then_some(VerdictWish::Watch));
                }
            });
            wish
        },
        |ui| {
            let mut wish = None;
            for (number, (words, asked)) in plates.enumerate() {
                let response = plate(ui, &speech.say(words), if number == 0 { Voice::First } else { Voice::Plain });
                // A key pressed once too often for the last dice does no harm here.
                if asked == VerdictWish::Look {
                    for_the_keyboard(ui, &response);
                }
                if response.clicked() {
                    wish = Some(asked);
                }
            }
            wish
        },
    )
}
