//! The captain's record: battles fought and won, hits by range against the expected ones, favourite ships; and the
//! volleys of the battle on the table, one by one.

use std::fmt::Write as _;

use bevy_egui::egui::epaint::StrokeKind;
use bevy_egui::egui::{
    Align2, Color32, CornerRadius, FontId, Label, Rect, Sense, Stroke, Ui, WidgetInfo, WidgetType, pos2, vec2,
};

use crate::logbook::account::{Column, Part, album};
use crate::logbook::record::{Record, Sums, Tally, Volley};
use crate::logbook::wording::{Arg, key, names};
use crate::table::speech::Speech;
use crate::table::theme::Colours;
use crate::table::theme::furniture::{Voice, choices, desk, hint, part, plate, tab};

/// Most ships that are named as favourites.
const FAVOURITES: usize = 5;

/// The selection on the pages.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RecordMark {
    /// The volleys of the battle on the table, not the record.
    pub battle: bool,
    /// The record of this captain; none for everybody's.
    pub captain: Option<String>,
    /// It was asked whether everything is to be forgotten.
    pub erasing: bool,
}

/// The contents of the page.
pub struct RecordSheet<'a> {
    pub speech: &'a Speech,
    pub record: &'a Record,
    /// Volleys of the battle on the table; none if there is no battle.
    pub fired: Option<&'a [Volley]>,
    /// The names of the seats.
    pub players: Vec<String>,
}

/// Requests of the panel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RecordWish {
    /// Write it down as text, as a page and as JSON.
    Export,
    /// Forget everything; it was asked twice.
    Erase,
    /// Put the page away.
    Close,
}

fn battles(speech: &Speech, sums: &Sums) -> String {
    speech.say(key::RecordBattles { battles: sums.battles, won: sums.won, drawn: sums.drawn })
}

fn favourite(speech: &Speech, (id, battles): &(String, u32)) -> String {
    speech.say(key::RecordShip { ship: Arg::text(ship(speech, id)), battles: *battles })
}

fn tally(speech: &Speech, range: u8, tally: &Tally) -> String {
    let expected = speech.tenths(tally.expected);
    speech.say(key::RecordRange { range, volleys: tally.volleys, hits: tally.hits, expected })
}

/// The name of a ship; the id of one that a player brought along and that has no name here.
fn ship(speech: &Speech, id: &str) -> String {
    let (words, language) = speech.voice();
    words.named(language, &names::ship(id), id)
}

/// The record of a captain in lines.
fn lines(speech: &Speech, sums: &Sums) -> Vec<String> {
    let mut lines = vec![battles(speech, sums)];
    lines.extend(sums.fired.iter().map(|(range, sum)| tally(speech, *range, sum)));
    lines.extend((!sums.fired.is_empty()).then(|| total(speech, &sums.all())));
    lines.extend(sums.ships.iter().take(FAVOURITES).map(|ship| favourite(speech, ship)));
    lines
}

/// All volleys, against their expected hits.
fn total(speech: &Speech, sum: &Tally) -> String {
    let expected = speech.tenths(sum.expected);
    speech.say(key::RecordSum { volleys: sum.volleys, hits: sum.hits, expected })
}

/// The whole record, captain by captain, as a page with pictures.
#[must_use]
pub fn record_page(speech: &Speech, record: &Record) -> String {
    let part = |name: &str| {
        let sums = record.sums(Some(name));
        Part { name: named(speech, name), columns: Column::of_ranges(&sums), lines: lines(speech, &sums) }
    };
    let parts: Vec<_> = record.captains().into_iter().map(part).collect();
    album(&speech.say(key::RECORD_TITLE), &parts, speech.voice())
}

/// The whole record, captain by captain, as text.
#[must_use]
pub fn record_text(speech: &Speech, record: &Record) -> String {
    let mut text = format!("{}\n", speech.say(key::RECORD_TITLE));
    for name in record.captains() {
        let _ = writeln!(text, "\n{}", named(speech, name));
        for line in lines(speech, &record.sums(Some(name))) {
            let _ = writeln!(text, "  {line}");
        }
    }
    text
}

fn named(speech: &Speech, name: &str) -> String {
    if name.is_empty() { speech.say(key::RECORD_NAMELESS) } else { name.to_owned() }
}

/// Draws the page.
pub fn record_ui(ui: &mut Ui, sheet: &RecordSheet, mark: &mut RecordMark) -> Option<RecordWish> {
    let say = |key| sheet.speech.say(key);
    if mark.erasing {
        let answer = desk(
            ui,
            vec2(520.0, 260.0),
            &say(key::RECORD_ERASE),
            |ui| {
                ui.vertical_centered(|ui| ui.add(Label::new(say(key::RECORD_ERASE_QUESTION)).wrap()));
                None
            },
            |ui| {
                let no = plate(ui, &say(key::MENU_NO), Voice::First).clicked().then_some(false);
                let yes = plate(ui, &say(key::MENU_YES), Voice::Plain).clicked().then_some(true);
                yes.or(no)
            },
        );
        mark.erasing &= answer.is_none();
        return answer.filter(|yes| *yes).map(|_| RecordWish::Erase);
    }
    let mut erasing = false;
    let elsewhere = mark.battle && sheet.fired.is_some();
    let may_erase = !elsewhere && !sheet.record.is_empty();
    let wish = desk(
        ui,
        vec2(860.0, 600.0),
        &say(key::RECORD_TITLE),
        |ui| {
            if let Some(fired) = sheet.fired {
                ui.horizontal_wrapped(|ui| {
                    for (battle, words) in [(false, key::RECORD_EVER), (true, key::RECORD_THIS_BATTLE)] {
                        if tab(ui, &say(words), mark.battle == battle).clicked() {
                            mark.battle = battle;
                        }
                    }
                });
                if mark.battle {
                    this_battle(ui, sheet, fired);
                    return None;
                }
            }
            ever(ui, sheet, mark);
            None
        },
        |ui| {
            let close = plate(ui, &say(key::MENU_CLOSE), Voice::First).clicked().then_some(RecordWish::Close);
            if !may_erase {
                return close;
            }
            let export = plate(ui, &say(key::RECORD_EXPORT), Voice::Plain).clicked().then_some(RecordWish::Export);
            erasing = plate(ui, &say(key::RECORD_ERASE), Voice::Plain).clicked();
            close.or(export)
        },
    );
    mark.erasing |= erasing;
    wish
}

fn ever(ui: &mut Ui, sheet: &RecordSheet, mark: &mut RecordMark) {
    let speech = sheet.speech;
    if sheet.record.is_empty() {
        hint(ui, &speech.say(key::RECORD_EMPTY));
        return;
    }
    let captains = sheet.record.captains();
    if captains.len() > 1 {
        let each = captains.iter().map(|name| (Some((*name).to_owned()), named(speech, name)));
        let offered: Vec<_> = [(None, speech.say(key::RECORD_ALL))].into_iter().chain(each).collect();
        ui.horizontal_wrapped(|ui| choices(ui, &mut mark.captain, &offered));
    }
    let captain = mark.captain.as_deref().filter(|name| captains.contains(name));
    let sums = sheet.record.sums(captain);
    ui.add(Label::new(battles(speech, &sums)).wrap());
    let most = f64::from(sums.battles.max(1));
    let colours = Colours::of(ui.ctx());
    bar(ui, &[f64::from(sums.won) / most, f64::from(sums.drawn) / most], &[colours.brass, colours.ink_soft]);
    if !sums.fired.is_empty() {
        part(ui, &speech.say(key::RECORD_RANGES));
        hits_and_expected(ui, speech, &Column::of_ranges(&sums));
        for (range, sum) in &sums.fired {
            ui.add(Label::new(tally(speech, *range, sum)).wrap());
        }
        ui.add(Label::new(total(speech, &sums.all())).wrap());
        hint(ui, &speech.say(key::RECORD_LEGEND));
    }
    if !sums.ships.is_empty() {
        part(ui, &speech.say(key::RECORD_SHIPS));
    }
    let most = sums.ships.first().map_or(1, |(_, battles)| (*battles).max(1));
    for ship in sums.ships.iter().take(FAVOURITES) {
        ui.add(Label::new(favourite(speech, ship)).wrap());
        bar(ui, &[f64::from(ship.1) / f64::from(most)], &[colours.brass]);
    }
}

/// Parts of a whole, one beside the other.
fn bar(ui: &mut Ui, shares: &[f64], inks: &[Color32]) {
    let colours = Colours::of(ui.ctx());
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width().min(420.0), 8.0), Sense::hover());
    let mut left = rect.left();
    for (share, ink) in shares.iter().zip(inks) {
        let right = left + rect.width() * (share.clamp(0.0, 1.0) as f32);
        ui.painter().rect_filled(Rect::from_min_max(pos2(left, rect.top()), pos2(right, rect.bottom())), 1, *ink);
        left = right;
    }
    ui.painter().rect_stroke(rect, 1, Stroke::new(1.0, colours.ink_soft), StrokeKind::Inside);
}

/// A column for each: hits in ink, and the expected ones as a frame of brass around it.
fn hits_and_expected(ui: &mut Ui, speech: &Speech, columns: &[Column]) {
    let colours = Colours::of(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width().min(760.0), 132.0), Sense::hover());
    let name = speech.say(key::RECORD_LEGEND);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, &name));
    let painter = ui.painter();
    let floor = rect.bottom() - 16.0;
    let most = columns.iter().flat_map(|column| column.tally.came_and_due()).fold(1.0, f64::max);
    let height = |value: f64| floor - (value / most) as f32 * (floor - rect.top() - 14.0);
    let wide = (rect.width() / columns.len().max(1) as f32).min(64.0);
    let small = FontId::proportional(11.0);
    for (at, Column { foot, tally }) in columns.iter().enumerate() {
        let left = rect.left() + wide * at as f32;
        let column = |top: f32, inset: f32| {
            Rect::from_min_max(pos2(left + wide * inset, top), pos2(left + wide * (1.0 - inset), floor))
        };
        let [came, due] = tally.came_and_due().map(height);
        painter.rect_filled(column(came, 0.28), CornerRadius::same(1), colours.ink);
        painter.rect_stroke(
            column(due, 0.14),
            CornerRadius::same(1),
            Stroke::new(1.5, colours.brass_dark),
            StrokeKind::Inside,
        );
        let middle = left + wide / 2.0;
        painter.text(
            pos2(middle, came.min(due) - 7.0),
            Align2::CENTER_CENTER,
            tally.hits.to_string(),
            small.clone(),
            colours.ink_soft,
        );
        painter.text(pos2(middle, floor + 8.0), Align2::CENTER_CENTER, foot, small.clone(), colours.ink);
    }
    painter.hline(rect.x_range(), floor, Stroke::new(1.0, colours.ink_soft));
}

/// Every volley of the battle: expected hits, and hits that came.
fn this_battle(ui: &mut Ui, sheet: &RecordSheet, fired: &[Volley]) {
    let speech = sheet.speech;
    if fired.is_empty() {
        hint(ui, &speech.say(key::RECORD_NO_VOLLEY));
        return;
    }
    for (seat, player) in (0_u8..).zip(&sheet.players) {
        let own: Vec<_> = fired.iter().filter(|volley| volley.by == seat).collect();
        if own.is_empty() {
            continue;
        }
        part(ui, player);
        hits_and_expected(ui, speech, &Column::of_volleys(own.iter().copied()));
        for (number, volley) in (1_u16..).zip(&own) {
            let (range, hits) = (volley.range, volley.hits);
            let said = speech.say(key::RecordVolley {
                number,
                ship: Arg::text(ship(speech, &volley.ship)),
                range,
                hits,
                expected: speech.tenths(volley.expected.into()),
            });
            ui.add(Label::new(said).wrap());
        }
        ui.add(Label::new(total(speech, &Tally::of(own.into_iter()))).wrap());
    }
    hint(ui, &speech.say(key::RECORD_LEGEND));
}
