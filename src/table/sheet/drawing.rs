//! Draws sheets in one way for all games. The keyboard, landmarks and the reading aloud come with it.

use std::cell::RefCell;

use bevy_egui::egui::{
    Align, Align2, Area, Color32, Context, FontId, Frame, Grid, Id, Label, Layout, Order, Painter, Rect, Response,
    RichText, Sense, Shape, TextStyle, Ui, Vec2, vec2,
};

use super::Sheet;
use super::blocks::{Block, Figure, Group, Line, Print, Row, Step, Table, TableRow};
use super::deeds::{Deed, Voice, refused};
use super::pictures::Drawing;
use super::places::{Edge, Place};
use crate::logbook::wording::{Arg, Fact, key};
use crate::rules::kernel::{Rule, Seat};
use crate::table::speech::Speech;
use crate::table::theme::crests::Crest;
use crate::table::theme::furniture::{
    Voice as Plate, desk, for_the_keyboard, hint, over_the_window, part, plate, pressed, show_at_once,
};
use crate::table::theme::landmarks::landmark;
use crate::table::theme::slips::{
    OfferState, above, at_the_side, bare_sheet, because, below, caption, offer, pips, plaque, remark, side_sheet, slip,
};
use crate::table::theme::{Colours, ornaments, paper};

/// The rectangle of a place in this window: at the side it has all the room between the strips.
#[must_use]
pub fn lies(context: &Context, place: Place) -> Rect {
    let window = context.viewport_rect();
    let Place::Side(edge, width, part) = place else { return window };
    let corner = if edge == Edge::Left { Align2::LEFT_TOP } else { Align2::RIGHT_TOP };
    let whole = at_the_side(window, corner, width.of(window.width()), below(context), above(context));
    match part {
        Some(Edge::Above) => whole.with_max_y(whole.center().y - 4.0),
        Some(Edge::Below) => whole.with_min_y(whole.center().y + 4.0),
        _ => whole,
    }
}

/// The player's answer to a sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Answer<W> {
    pub wish: Option<W>,
    /// The pointer, or else the keyboard, is on the deed that would come to this.
    pub meant: Option<W>,
}

/// Draws a block of the game's own, by name, with the pen that draws all others.
type Own<'a, W> = &'a dyn Fn(&'static str, &mut Ui, &Pen<'_, W>) -> Option<W>;

/// A word before what belongs to it, in the same row.
pub fn head(ui: &mut Ui, text: &str) -> Response {
    let size = TextStyle::Small.resolve(ui.style()).size * 0.92;
    ui.add(Label::new(RichText::new(text).size(size).color(Colours::of(ui.ctx()).red)))
}

/// A sum is printed this much larger.
const SUM: f32 = 1.25;

/// Parts of one line stand in a row that is no higher than its print.
fn in_a_row<R>(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> R {
    let high = std::mem::replace(&mut ui.spacing_mut().interact_size.y, 0.0);
    let added = ui.horizontal_wrapped(add).inner;
    ui.spacing_mut().interact_size.y = high;
    added
}

/// Draws sheets, and takes down the player's wish.
pub struct Pen<'a, W> {
    pub speech: &'a Speech,
    crest: &'a dyn Fn(Seat) -> Crest,
    own: Own<'a, W>,
    keeps_keyboard: bool,
    dense: bool,
    answer: RefCell<Answer<W>>,
}

impl<'a, W: Clone> Pen<'a, W> {
    /// With the words, the signs of the players, and the drawing of the game's own blocks.
    pub fn new(speech: &'a Speech, crest: &'a dyn Fn(Seat) -> Crest, own: Own<'a, W>) -> Self {
        let answer = RefCell::new(Answer { wish: None, meant: None });
        Self { speech, crest, own, keeps_keyboard: false, dense: false, answer }
    }

    /// For a sheet, which it draws part by part.
    #[must_use]
    pub const fn on(mut self, sheet: &Sheet<W>) -> Self {
        (self.keeps_keyboard, self.dense) = (sheet.keeps_keyboard, sheet.dense);
        self
    }

    /// Draws the sheet where it lies.
    pub fn draw(self, context: &Context, sheet: &Sheet<W>) -> Answer<W> {
        self.on(sheet).lay(context, sheet)
    }

    fn lay(self, context: &Context, sheet: &Sheet<W>) -> Answer<W> {
        let title = sheet.title.as_ref().map(|title| self.speech.relate(title));
        let body = |ui: &mut Ui| {
            self.blocks(ui, &sheet.blocks);
            None::<()>
        };
        let foot = |ui: &mut Ui| {
            self.foot(ui, &sheet.foot);
            None::<()>
        };
        match sheet.place {
            Place::Side(..) => match title {
                Some(title) => {
                    let _ = side_sheet(context, sheet.name, lies(context, sheet.place), &title, body, foot);
                }
                None => {
                    bare_sheet(context, sheet.name, lies(context, sheet.place), |ui| self.blocks(ui, &sheet.blocks));
                }
            },
            Place::Slip(edge, width) => self.on_a_slip(context, sheet, edge, width.of(context.viewport_rect().width())),
            Place::Over(wide, high) => {
                let _ = over_the_window(context, sheet.name, Order::Foreground, |ui| {
                    paper::nightfall(ui.painter(), ui.max_rect(), &Colours::of(ui.ctx()));
                    desk(ui, vec2(wide, high), &title.unwrap_or_default(), body, foot)
                });
            }
        }
        self.answer.into_inner()
    }

    fn on_a_slip(&self, context: &Context, sheet: &Sheet<W>, edge: Edge, width: f32) {
        let id = Id::new(sheet.name);
        show_at_once(context, id);
        let (anchor, from) = match edge {
            Edge::Below => (Align2::CENTER_BOTTOM, -above(context)),
            _ => (Align2::CENTER_TOP, below(context)),
        };
        let area = Area::new(id).order(Order::Foreground).anchor(anchor, vec2(0.0, from));
        area.movable(false).fade_in(false).show(context, |ui| {
            ui.set_max_width((context.viewport_rect().width() - 24.0).clamp(1.0, width));
            let under = ui.painter().add(Shape::Noop);
            let inside = Frame::NONE.inner_margin(vec2(16.0, 10.0)).show(ui, |ui| {
                self.blocks(ui, &sheet.blocks);
                if !sheet.foot.is_empty() {
                    ui.horizontal_wrapped(|ui| sheet.foot.iter().for_each(|deed| self.deed(ui, deed)));
                }
            });
            ui.painter().set(under, slip(inside.response.rect, &Colours::of(ui.ctx())));
        });
    }

    /// Draws parts of a sheet where there is room for them.
    pub fn blocks(&self, ui: &mut Ui, blocks: &[Block<W>]) {
        ui.spacing_mut().item_spacing = if self.dense { vec2(4.0, 4.0) } else { vec2(6.0, 4.0) };
        if self.dense {
            ui.spacing_mut().interact_size.y = 22.0;
        }
        for block in blocks {
            match block {
                Block::Line(line) => self.line(ui, line),
                Block::Figure(figure) => self.figure(ui, figure),
                Block::Tabs(deeds) => {
                    ui.horizontal_wrapped(|ui| {
                        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
                        deeds.iter().for_each(|deed| self.deed(ui, deed));
                    });
                }
                Block::Group(group) => self.group(ui, group),
                Block::Table(table) => self.table(ui, table),
                Block::Pips(name, filled, of) => {
                    in_a_row(ui, |ui| {
                        let name = RichText::new(self.speech.relate(name)).small().color(Colours::of(ui.ctx()).ink);
                        ui.add(Label::new(name));
                        pips(ui, *filled, *of);
                    });
                }
                Block::Middle(lines) => {
                    ui.vertical_centered(|ui| lines.iter().for_each(|line| self.line(ui, line)));
                }
                Block::Own(name) => {
                    let wish = ui.scope(|ui| (self.own)(name, ui, self)).inner;
                    let mut answer = self.answer.borrow_mut();
                    answer.wish = wish.or(answer.wish.take());
                }
            }
        }
    }

    /// Draws a line where there is room for it.
    pub fn line(&self, ui: &mut Ui, line: &Line) {
        let printed = match line.sign {
            Some(seat) if line.print == Print::Heading => {
                ui.vertical_centered(|ui| (self.crest)(seat).show(ui, 44.0));
                self.words(ui, line)
            }
            None if line.beside.is_none() => self.words(ui, line),
            sign => in_a_row(ui, |ui| {
                if let Some(seat) = sign {
                    (self.crest)(seat).show(ui, if line.print == Print::Name { 22.0 } else { 18.0 });
                }
                let printed = self.words(ui, line);
                if let Some((print, words)) = &line.beside {
                    self.words(ui, &Line::new(*print, words.clone()));
                }
                printed
            }),
        };
        if let (Some(printed), Some(tip)) = (printed, self.tip(line.tip.as_ref(), line.rule)) {
            because(printed, &tip);
        }
    }

    /// The words under the pointer.
    fn tip(&self, tip: Option<&Fact>, rule: Option<Rule>) -> Option<String> {
        match (tip, rule) {
            (Some(what), Some(Rule(rule))) => {
                Some(self.speech.say(key::VoyageTip { what: what.clone(), rule: Arg::text(rule) }))
            }
            (Some(what), None) => Some(self.speech.relate(what)),
            (None, Some(Rule(rule))) => Some(self.speech.say(key::TooltipRule { rule: Arg::text(rule) })),
            (None, None) => None,
        }
    }

    fn words(&self, ui: &mut Ui, line: &Line) -> Option<Response> {
        let (text, colours) = (self.speech.relate(&line.text), Colours::of(ui.ctx()));
        let body = TextStyle::Body.resolve(ui.style()).size;
        let printed = RichText::new(&text);
        let printed = match line.print {
            Print::Small => printed.small().color(colours.ink),
            Print::Faint => printed.small().color(colours.ink_soft),
            Print::Score => printed.size(TextStyle::Heading.resolve(ui.style()).size * 1.6).color(colours.red),
            Print::Body => printed.color(colours.ink),
            Print::Soft => printed.color(colours.ink_soft),
            Print::Strong => printed.strong().color(colours.ink),
            Print::Name => printed.size(body * 1.1).strong().color(colours.ink),
            Print::Red => printed.strong().color(colours.red),
            Print::Marked => printed.small().color(colours.red),
            Print::Heading => {
                let heading = printed.heading().color(colours.ink);
                return Some(ui.vertical_centered(|ui| ui.add(Label::new(heading).wrap())).inner);
            }
            Print::Hint => {
                hint(ui, &text);
                return None;
            }
            Print::Remark => {
                remark(ui, &text);
                return None;
            }
            Print::Caption => {
                caption(ui, &text);
                return None;
            }
            Print::Part => {
                part(ui, &text);
                return None;
            }
            Print::Item | Print::Struck => {
                let item = printed.small().color(colours.ink_soft);
                let item = if line.print == Print::Struck { item.strikethrough() } else { item };
                let shown = ui.horizontal_top(|ui| {
                    let (rect, _) = ui.allocate_exact_size(vec2(10.0, 12.0), Sense::hover());
                    ornaments::lozenge(ui.painter(), rect.center(), 3.0, colours.red);
                    ui.add(Label::new(item).wrap())
                });
                return Some(shown.inner);
            }
        };
        Some(ui.add(Label::new(printed).wrap()))
    }

    fn figure(&self, ui: &mut Ui, figure: &Figure) {
        let colours = Colours::of(ui.ctx());
        let means = self.speech.relate(&figure.means);
        ui.horizontal(|ui| {
            let big = TextStyle::Heading.resolve(ui.style()).size * 1.7;
            let number = RichText::new(self.speech.name(&figure.number)).size(big).strong();
            ui.add(Label::new(number.color((self.crest)(figure.of).colour()))).on_hover_text(&means);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 1.0;
                ui.add(Label::new(RichText::new(&means).small().color(colours.red)).wrap());
                figure.lines.iter().for_each(|line| self.line(ui, line));
            });
        });
    }

    fn group(&self, ui: &mut Ui, group: &Group<W>) {
        if let Some(heading) = group.heading.as_ref().filter(|_| !group.in_a_row) {
            caption(ui, &self.speech.relate(heading));
        }
        if let Some(field) = &group.field {
            ui.horizontal(|ui| {
                let words = head(ui, &self.speech.relate(&field.text));
                let wish = field.show(ui, self.speech, &words);
                let mut answer = self.answer.borrow_mut();
                answer.wish = wish.or(answer.wish.take());
            });
        }
        group.lines.iter().for_each(|line| self.line(ui, line));
        if !group.deeds.is_empty() {
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = if self.dense { vec2(4.0, 4.0) } else { vec2(5.0, 5.0) };
                if let Some(heading) = group.heading.as_ref().filter(|_| group.in_a_row) {
                    head(ui, &self.speech.relate(heading));
                }
                self.row_of_deeds(ui, &group.deeds);
            });
        }
        for deed in group.deeds.iter().filter(|deed| group.reasons && !deed.can()) {
            if let Some((why, _)) = &deed.against {
                hint(ui, &self.speech.say(key::SheetReason { what: deed.text.clone(), why: why.clone() }));
            }
        }
        group.rows.iter().for_each(|row| self.row(ui, row));
    }

    /// Deeds in one row; drawings that can be narrower share it.
    fn row_of_deeds(&self, ui: &mut Ui, deeds: &[Deed<W>]) {
        let bends = |deed: &Deed<W>| deed.drawing.as_ref().is_some_and(|drawing| drawing.size.0 < drawing.size.1);
        if deeds.iter().any(bends) {
            ui.spacing_mut().item_spacing.x = 2.0;
        }
        let room = ui.available_size_before_wrap().x / deeds.len().max(1) as f32 - 2.0;
        deeds.iter().for_each(|deed| self.deed_in(ui, deed, room));
    }

    /// The buttons below: if they have no room for their words, signs stand in for these.
    pub fn foot(&self, ui: &mut Ui, deeds: &[Deed<W>]) {
        if self.dense {
            ui.spacing_mut().item_spacing.x = 6.0;
        }
        let font = TextStyle::Small.resolve(ui.style());
        let wide = |ui: &Ui, deed: &Deed<W>| {
            let words = self.speech.relate(&deed.text);
            ui.painter().layout_no_wrap(words, font.clone(), Color32::PLACEHOLDER).size().x + 26.0
        };
        let (signed, plain): (Vec<_>, Vec<_>) = deeds.iter().partition(|deed| deed.sign.is_some());
        plain.into_iter().for_each(|deed| self.deed(ui, deed));
        let room = ui.available_width();
        let crowded = signed.iter().map(|deed| wide(ui, deed)).sum::<f32>() > room;
        let each = ((room - 6.0) / signed.len().max(1) as f32).clamp(18.0, 32.0);
        for deed in signed {
            match deed.sign.filter(|_| crowded) {
                Some(sign) => {
                    let font = TextStyle::Body.resolve(ui.style());
                    let drawing = Drawing::new(each, 28.0, move |painter, rect, print| {
                        painter.text(rect.center(), Align2::CENTER_CENTER, sign, font.clone(), print);
                    });
                    self.deed(ui, &deed.clone().drawn(drawing));
                }
                None => self.deed(ui, deed),
            }
        }
    }

    /// Draws a deed where there is room for it.
    pub fn deed(&self, ui: &mut Ui, deed: &Deed<W>) {
        self.deed_in(ui, deed, f32::INFINITY);
    }

    fn deed_in(&self, ui: &mut Ui, deed: &Deed<W>, room: f32) {
        let mut text = self.speech.relate(&deed.text);
        if let Some(note) = &deed.note {
            text = self.speech.say(key::DuelWithNote { what: Arg::text(&text), note: note.clone() });
        }
        let against = deed.against.as_ref().map(|against| self.speech.relate(&refused(against)));
        // A faulty deed says its fault in its own words.
        let against = against.or_else(|| deed.faulty.then(String::new));
        let tip = self.tip(deed.tip.as_ref(), deed.rule);
        let tip = match deed.drawing.is_some() || deed.short.is_some() {
            true => Some([Some(text.clone()), tip].into_iter().flatten().collect::<Vec<_>>().join("\n")),
            false => tip,
        };
        let tip = tip.filter(|_| against.is_none());
        let can = deed.can();
        let response = match deed.voice {
            Voice::Small => {
                let (against, barred) = (against.as_deref(), !can);
                let state = OfferState { chosen: deed.chosen, against, barred, pencil: deed.pencil };
                match (&deed.drawing, &deed.short) {
                    (Some(drawing), _) => {
                        let (least, most, high) = drawing.size;
                        let size = vec2(room.clamp(least, most), high);
                        self.pictured(ui, size, &text, state, &*drawing.paint)
                    }
                    (None, Some(short)) => self.in_short(ui, &self.speech.relate(short), &text, state),
                    (None, None) => offer(ui, &text, state),
                }
            }
            voice => {
                let voice = if voice == Voice::First { Plate::First } else { Plate::Plain };
                // A room of its own would keep a button from going on in the next row.
                let response = match can {
                    true => plate(ui, &text, voice),
                    false => ui.add_enabled_ui(false, |ui| plate(ui, &text, voice)).inner,
                };
                match against {
                    Some(why) => response.on_disabled_hover_text(why),
                    None => response,
                }
            }
        };
        deed.marks.iter().for_each(|mark| landmark(&response, mark));
        // This must come before the keyboard is handed over: a button that Tab leaves in this frame has no tooltip, or
        // Tab would end in the tooltip.
        let response = match tip {
            Some(tip) => because(response, &tip),
            None => response,
        };
        if !can {
            return;
        }
        if deed.keyboard {
            for_the_keyboard(ui, &response);
        }
        let stays = self.keeps_keyboard && deed.voice == Voice::Small;
        self.take(&response, &deed.does, if stays { response.clicked() } else { pressed(&response) });
    }

    /// Takes down the wish under the pointer, and the wish that was made.
    fn take(&self, response: &Response, wish: &W, wished: bool) {
        let mut answer = self.answer.borrow_mut();
        if response.hovered() || (response.has_focus() && answer.meant.is_none()) {
            answer.meant = Some(wish.clone());
        }
        if wished {
            answer.wish = Some(wish.clone());
        }
    }

    /// In few words; all of them are in the tooltip and read aloud.
    fn in_short(&self, ui: &mut Ui, short: &str, told: &str, state: OfferState) -> Response {
        let font = TextStyle::Small.resolve(ui.style());
        let galley = ui.painter().layout_no_wrap(short.to_owned(), font, Color32::PLACEHOLDER);
        let size = galley.size() + vec2(14.0, 8.0);
        self.pictured(ui, size, told, state, |painter, rect, print| {
            painter.galley_with_override_text_color(rect.center() - galley.size() / 2.0, galley, print);
        })
    }

    /// As a picture; all of its words are in the tooltip and read aloud.
    fn pictured(
        &self,
        ui: &mut Ui,
        size: Vec2,
        told: &str,
        state: OfferState,
        paint: impl FnOnce(&Painter, Rect, Color32),
    ) -> Response {
        let whole = state.against.map(|why| if why.is_empty() { told.to_owned() } else { format!("{told}\n{why}") });
        plaque(ui, size, told, OfferState { against: whole.as_deref(), ..state }, paint)
    }

    /// A number with less and more beside it.
    fn row(&self, ui: &mut Ui, row: &Row<W>) {
        let text = self.speech.relate(&row.text);
        let ink = Colours::of(ui.ctx()).ink;
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            self.knob(ui, "\u{2212}", &self.speech.say(key::VoyageLess { what: Arg::text(&text) }), &row.less);
            let number = RichText::new(row.now.to_string()).strong().color(ink);
            ui.add_sized(vec2(20.0, 26.0), Label::new(number));
            self.knob(ui, "+", &self.speech.say(key::VoyageMore { what: Arg::text(&text) }), &row.more);
            let named = match row.most {
                Some(count) => self.speech.say(key::VoyageOfMost { what: Arg::text(&text), count }),
                None => text,
            };
            ui.add(Label::new(RichText::new(named).small().color(ink)).wrap());
        });
    }

    /// A small square with a sign on it.
    fn knob(&self, ui: &mut Ui, sign: &str, told: &str, step: &Step<W>) {
        let against = match step {
            Step::Against(why) => Some(self.speech.relate(&refused(why))),
            _ => None,
        };
        let can = matches!(step, Step::Does(_));
        ui.add_enabled_ui(can || against.is_some(), |ui| {
            let font = TextStyle::Body.resolve(ui.style());
            let galley = ui.painter().layout_no_wrap(sign.to_owned(), font, Color32::PLACEHOLDER);
            let state = OfferState { against: against.as_deref(), barred: against.is_some(), ..OfferState::default() };
            let response = plaque(ui, vec2(28.0, 26.0), told, state, |painter, rect, print| {
                let print = if can { print } else { print.gamma_multiply(0.35) };
                painter.galley_with_override_text_color(rect.center() - galley.size() / 2.0, galley.clone(), print);
            });
            let Step::Does(wish) = step else { return };
            // The keyboard stays here: the next one is often wanted as well.
            self.take(&response, wish, response.clicked());
        });
    }

    fn table(&self, ui: &mut Ui, table: &Table) {
        let colours = Colours::of(ui.ctx());
        let large = table.large;
        let (gap, size) = if large { (vec2(12.0, 3.0), 22.0) } else { (vec2(8.0, 2.0), 14.0) };
        // Names share the room that the longest row leaves, and no table is wider than its sheet.
        let count = f32::from(u8::try_from(table.columns.len()).unwrap_or(u8::MAX)).max(1.0);
        let wide = ui.available_width();
        let left = (wide - self.longest_name(ui, table)).min(wide * 0.72);
        let column =
            if large { (left / count - gap.x).clamp(size, 200.0) } else { self.room_for_heads(ui, table, gap.x, size) };
        let shown = Grid::new(("table", large)).spacing(gap).min_col_width(column).min_row_height(0.0);
        shown.show(ui, |ui| {
            ui.label("");
            for head in &table.columns {
                ui.allocate_ui_with_layout(vec2(column, size), Layout::left_to_right(Align::Center), |ui| {
                    ui.spacing_mut().item_spacing.x = 5.0;
                    if let Some(seat) = head.sign {
                        (self.crest)(seat).show(ui, size);
                    }
                    if let Some(name) = &head.name {
                        // Four columns leave little room.
                        let name = RichText::new(self.speech.name(name)).small().color(colours.ink);
                        ui.add(Label::new(name).truncate());
                    }
                });
            }
            ui.end_row();
            table.rows.iter().for_each(|row| self.table_row(ui, row, large));
        });
    }

    /// The width of a column of a small table whose heads are written out, if that is not too wide for the sheet.
    fn room_for_heads(&self, ui: &Ui, table: &Table, gap: f32, sign: f32) -> f32 {
        let font = TextStyle::Small.resolve(ui.style());
        let wide = |text: String| ui.painter().layout_no_wrap(text, font.clone(), Color32::PLACEHOLDER).size().x;
        let longest = |words: &mut dyn Iterator<Item = String>| words.map(wide).fold(0.0, f32::max);
        let head =
            longest(&mut table.columns.iter().filter_map(|head| head.name.as_ref()).map(|name| self.speech.name(name)));
        let rows = longest(&mut table.rows.iter().map(|row| self.speech.relate(&row.name)));
        let column = sign * 2.0 + head + 8.0;
        let all = table.columns.iter().map(|_| column + gap).sum::<f32>() + rows.max(column);
        if head > 0.0 && all <= ui.available_width() { column } else { sign }
    }

    /// The width of the longest name of a row in a large table.
    fn longest_name(&self, ui: &Ui, table: &Table) -> f32 {
        let plain = TextStyle::Body.resolve(ui.style());
        let wide = |row: &TableRow| {
            let font = FontId { size: plain.size * if row.sum { SUM } else { 1.0 }, ..plain.clone() };
            ui.painter().layout_no_wrap(self.speech.relate(&row.name), font, Colours::of(ui.ctx()).ink).size().x
        };
        table.rows.iter().map(wide).fold(0.0, f32::max)
    }

    fn table_row(&self, ui: &mut Ui, row: &TableRow, large: bool) {
        let colours = Colours::of(ui.ctx());
        let sum = TextStyle::Body.resolve(ui.style()).size * SUM;
        let printed = |words: String, ink: Color32| {
            let text = RichText::new(words).color(ink);
            match (large, row.sum) {
                (false, false) => text.small(),
                (false, true) => text.small().strong(),
                (true, false) => text,
                (true, true) => text.strong().size(sum),
            }
        };
        let name = ui.label(printed(self.speech.relate(&row.name), colours.ink));
        if let Some(tip) = self.tip(None, row.rule) {
            because(name, &tip);
        }
        for cell in &row.cells {
            // The best is seen at a glance.
            let ink = match cell.number {
                _ if row.sum => colours.ink,
                0 => colours.ink_soft,
                _ if cell.best => colours.red,
                _ => colours.ink,
            };
            ui.label(printed(cell.number.to_string(), ink));
        }
        ui.end_row();
    }
}
