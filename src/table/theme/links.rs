//! Words with links in them. The number of a rule in a sentence can be pressed, and the rulebook opens there; a number
//! in a tooltip, which cannot be pressed, is noted, and the rulebook's key opens there.

use std::ops::Range;
use std::sync::Arc;

use bevy_egui::egui::accesskit::Live;
use bevy_egui::egui::epaint::StrokeKind;
use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{
    Color32, Context, CursorIcon, FontId, Galley, Id, Label, Pos2, Rect, Response, Sense, Stroke, TextFormat, Ui, Vec2,
    WidgetInfo, WidgetType, pos2, vec2,
};

use super::colours::{Colours, mixed};
use crate::headless::Games;

/// Words that can be pressed.
struct Link {
    letters: Range<usize>,
    text: String,
    to: String,
    /// The effect of a press, if the words do not say it.
    why: Option<String>,
}

impl Link {
    /// The name for a screen reader: the effect first, then the words.
    fn name(&self) -> String {
        self.why.as_ref().map_or_else(|| self.text.clone(), |why| format!("{why}: {}", self.text))
    }
}

/// Words in one colour and size, some of them links.
pub struct Words {
    font: FontId,
    colour: Color32,
    job: LayoutJob,
    letters: usize,
    links: Vec<Link>,
    /// The keyboard comes by.
    keys: bool,
}

impl Words {
    /// None yet.
    #[must_use]
    pub fn new(font: FontId, colour: Color32) -> Self {
        Self { font, colour, job: LayoutJob::default(), letters: 0, links: Vec::new(), keys: false }
    }

    /// Links that the keyboard can reach too.
    #[must_use]
    pub fn with_keys(mut self) -> Self {
        self.keys = true;
        self
    }

    fn add(&mut self, text: &str, format: TextFormat) {
        self.letters += text.chars().count();
        self.job.append(text, 0.0, format);
    }

    /// As it stands.
    pub fn plain(&mut self, text: &str) {
        self.add(text, TextFormat::simple(self.font.clone(), self.colour));
    }

    /// Emphasised.
    pub fn emphasis(&mut self, text: &str) {
        self.add(text, TextFormat { italics: true, ..TextFormat::simple(self.font.clone(), self.colour) });
    }

    /// Struck through.
    pub fn struck(&mut self, text: &str) {
        let line = Stroke::new(1.0, self.colour);
        self.add(text, TextFormat { strikethrough: line, ..TextFormat::simple(self.font.clone(), self.colour) });
    }

    /// In another colour.
    pub fn coloured(&mut self, text: &str, colour: Color32) {
        self.add(text, TextFormat::simple(self.font.clone(), colour));
    }

    /// A link to a target.
    pub fn link(&mut self, text: &str, to: impl Into<String>) {
        let from = self.letters;
        self.plain(text);
        self.links.push(Link { letters: from..self.letters, text: text.to_owned(), to: to.into(), why: None });
    }

    /// Words that act when pressed; `why` says how.
    pub fn button(&mut self, text: &str, to: impl Into<String>, why: &str, colour: Color32) {
        let from = self.letters;
        self.coloured(text, colour);
        let why = Some(why.to_owned());
        self.links.push(Link { letters: from..self.letters, text: text.to_owned(), to: to.into(), why });
    }

    /// A sentence, the numbers of rules in it links to them.
    pub fn sentence(&mut self, context: &Context, text: &str) {
        let mut done = 0;
        for (at, number) in rules_in(context, text) {
            self.plain(text.get(done..at).unwrap_or_default());
            self.link(number, number);
            done = at + number.len();
        }
        self.plain(text.get(done..).unwrap_or_default());
    }

    /// The width in one line.
    #[must_use]
    pub fn width(&self, ui: &Ui) -> f32 {
        let mut job = self.job.clone();
        job.wrap.max_width = f32::INFINITY;
        ui.painter().layout_job(job).size().x
    }

    /// Draws them, wrapped; gives the link that was pressed.
    pub fn show(self, ui: &mut Ui, sense: Sense) -> (Response, Option<String>) {
        let Self { job, links, colour, keys, .. } = self;
        let text = job.text.clone();
        let label = Label::new(job).wrap().selectable(false).sense(sense);
        let (at, galley, response) = label.layout_in_ui(ui);
        let kind = if sense.senses_click() { WidgetType::Button } else { WidgetType::Label };
        response.widget_info(|| WidgetInfo::labeled(kind, ui.is_enabled(), &text));
        let mut pressed = None;
        let colours = Colours::of(ui.ctx());
        let visible = ui.is_rect_visible(response.rect);
        if visible {
            ui.painter().galley(at, galley.clone(), colour);
        }
        for (number, link) in links.into_iter().enumerate() {
            let name = link.name();
            let Link { letters, to, why, .. } = link;
            let mut lit = false;
            let rects = rects(&galley, at, &letters);
            for (piece, rect) in rects.iter().enumerate() {
                let id = response.id.with(("link", number, piece));
                // A link that wraps is still one link: keyboard and screen reader know its first piece.
                let sense = if keys && piece == 0 { Sense::click() } else { Sense::CLICK };
                let link = ui.interact(rect.expand2(vec2(1.0, 0.0)), id, sense);
                if piece == 0 {
                    link.widget_info(|| WidgetInfo::labeled(WidgetType::Link, ui.is_enabled(), &name));
                }
                lit |= link.hovered() || link.has_focus();
                if link.has_focus() {
                    let ring = Stroke::new(2.0 * colours.line, colours.red);
                    for rect in &rects {
                        ui.painter().rect_stroke(rect.expand(2.0), 3, ring, StrokeKind::Middle);
                    }
                }
                if link.clicked() {
                    pressed = Some(to.clone());
                }
                let link = link.on_hover_cursor(CursorIcon::PointingHand);
                if let Some(why) = &why {
                    link.on_hover_text(why);
                }
            }
            for rect in rects.iter().filter(|_| visible && (lit || why.is_none())) {
                let tone = if lit { colours.red } else { mixed(colour, colours.brass_dark, 0.5) };
                let stroke = Stroke::new(if lit { 1.6 } else { 1.0 } * colours.line, tone);
                ui.painter().hline(rect.x_range(), rect.bottom() - 1.0, stroke);
            }
        }
        (response, pressed)
    }
}

/// The rectangles of these letters: a piece for each line.
fn rects(galley: &Arc<Galley>, at: Pos2, letters: &Range<usize>) -> Vec<Rect> {
    let mut found = Vec::new();
    let mut before = 0;
    for placed in &galley.rows {
        let count = placed.row.glyphs.len();
        let (from, to) = (letters.start.max(before), letters.end.min(before + count));
        if from < to {
            let inside = placed.row.glyphs.get(from - before..to - before).unwrap_or_default();
            let left = inside.first().map_or(0.0, |glyph| glyph.pos.x);
            let right = inside.last().map_or(0.0, |glyph| glyph.pos.x + glyph.advance_width);
            let origin = at + Vec2::new(placed.pos.x, placed.pos.y);
            found.push(Rect::from_min_max(
                pos2(origin.x + left, origin.y),
                pos2(origin.x + right, origin.y + placed.row.size.y),
            ));
        }
        before += count + usize::from(placed.ends_with_newline);
    }
    found
}

/// A sentence; a number of a rule in it opens the rulebook there.
pub fn sentence(ui: &mut Ui, text: &str, font: FontId, colour: Color32) -> Response {
    let mut words = Words::new(font, colour);
    words.sentence(ui.ctx(), text);
    let (response, pressed) = words.show(ui, Sense::hover());
    if let Some(number) = pressed {
        ask(ui.ctx(), &number);
    }
    response
}

/// A screen reader speaks these words by itself, whenever they change.
pub fn announce(words: &Response) {
    words.ctx.accesskit_node_builder(words.id, |node| node.set_live(Live::Polite));
}

/// The numbers of rules of these games are links in this context.
pub(super) fn know(context: &Context, games: Games) {
    context.data_mut(|data| data.insert_temp(Id::NULL, games));
}

/// The numbers of rules in a sentence, each with where it stands.
fn rules_in<'a>(context: &Context, text: &'a str) -> Vec<(usize, &'a str)> {
    context.data(|data| data.get_temp::<Games>(Id::NULL)).map_or_else(Vec::new, |games| games.rules_in(text))
}

fn asked_id() -> Id {
    Id::new("the rule that was asked for")
}

fn noted_id() -> Id {
    Id::new("the rule under the pointer")
}

/// Asks for the rulebook, open at this rule.
pub fn ask(context: &Context, number: &str) {
    context.data_mut(|data| data.insert_temp(asked_id(), number.to_owned()));
}

/// The rule that was asked for since this was called last.
#[must_use]
pub fn asked(context: &Context) -> Option<String> {
    context.data_mut(|data| data.remove_temp::<String>(asked_id()))
}

/// These words are under the pointer or the keyboard now: the rulebook's key opens the first rule in them.
pub fn note(context: &Context, text: &str) {
    if let Some((_, number)) = rules_in(context, text).first() {
        let noted = ((*number).to_owned(), context.cumulative_pass_nr());
        context.data_mut(|data| data.insert_temp(noted_id(), noted));
    }
}

/// The rule that is under the pointer now.
#[must_use]
pub fn noted(context: &Context) -> Option<String> {
    let (number, pass) = context.data(|data| data.get_temp::<(String, u64)>(noted_id()))?;
    (context.cumulative_pass_nr().saturating_sub(pass) <= 2).then_some(number)
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::RawInput;
    use bevy_egui::egui::accesskit::Role;

    use super::*;

    /// Reads a sentence of this width as a screen reader does; returns its links and its number of lines.
    fn read_aloud(width: f32) -> (Vec<String>, usize) {
        let context = Context::default();
        context.enable_accesskit();
        let screen = Rect::from_min_size(Pos2::ZERO, vec2(width, 400.0));
        let mut rows = 0;
        let mut told = Vec::new();
        for _ in 0..2 {
            let mut output = context.run_ui(RawInput { screen_rect: Some(screen), ..RawInput::default() }, |ui| {
                let font = FontId::proportional(14.0);
                let mut words = Words::new(font, Color32::BLACK).with_keys();
                words.button("TS-14.13", "mark:TS-14.13", "Bookmark", Color32::RED);
                words.plain(" Every die hits, see ");
                words.link("TS-5.3", "TS-5.3");
                words.plain(" and ");
                words.link("A volley of seven guns from close by", "example:volley-of-seven");
                let (response, _) = words.show(ui, Sense::hover());
                rows = (response.rect.height() / 14.0) as usize;
            });
            output.textures_delta.clear();
            let tree = output.platform_output.accesskit_update.take().expect("it is kept");
            let links = tree.nodes.iter().filter(|(_, node)| node.role() == Role::Link);
            told = links.map(|(_, node)| node.label().unwrap_or_default().to_owned()).collect();
            let nameless = tree.nodes.iter().filter(|(_, node)| node.role() == Role::Unknown).count();
            assert_eq!(nameless, 0, "nothing without a name stands beside them");
        }
        told.sort();
        (told, rows)
    }

    #[test]
    fn news_are_read_aloud_by_themselves() {
        let context = Context::default();
        context.enable_accesskit();
        let mut output = context.run_ui(RawInput::default(), |ui| {
            announce(&ui.label("Revenge lays 1"));
            ui.label("a line of the log");
        });
        output.textures_delta.clear();
        let tree = output.platform_output.accesskit_update.take().expect("it is kept");
        let live = tree.nodes.iter().filter(|(_, node)| node.live() == Some(Live::Polite));
        assert_eq!(live.map(|(_, node)| node.value().or(node.label())).collect::<Vec<_>>(), [Some("Revenge lays 1")]);
    }

    #[test]
    fn a_link_is_called_by_its_words_and_is_one_link_where_it_wraps() {
        let (wide, one) = read_aloud(900.0);
        assert_eq!(wide, ["A volley of seven guns from close by", "Bookmark: TS-14.13", "TS-5.3"]);
        let (narrow, more) = read_aloud(150.0);
        assert!(one < 2 && more > 3, "{one} and {more} lines");
        assert_eq!(narrow, wide);
    }
}
