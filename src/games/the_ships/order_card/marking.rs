//! What may be marked on the card: an offer in words or as a picture, with the rule against it.

use bevy_egui::egui::{Color32, Label, Painter, Rect, Response, RichText, TextStyle, Ui, Vec2, vec2};

use crate::logbook::wording::{Arg, Fact, key, the_ships as words};
use crate::rules::the_ships::refusals::Refusal;
use crate::table::speech::Speech;
use crate::table::theme::Colours;
use crate::table::theme::landmarks::landmark;
use crate::table::theme::slips::{OfferState, because, offer, plaque};

use super::draft::{Mark, OrderWish};
use super::sheet::{Offer, OrderSheet};
use super::warnings::Warning;

/// Everything that is written goes through here.
pub struct Writing<'a> {
    /// The words.
    pub speech: &'a Speech,
    /// The sheet.
    pub sheet: &'a OrderSheet,
    /// Kinds of warnings that keep quiet.
    pub muted: &'a [String],
}

/// A refusal in words with the number of its rule.
#[must_use]
pub fn refused(speech: &Speech, refusal: &Refusal) -> String {
    let why = Fact::from(key::OrderRefused { why: words::refusal(refusal), rule: refusal.rule.0 });
    speech.relate(&why)
}

/// What lessons know a value by.
pub(super) fn word(of: impl std::fmt::Debug) -> String {
    format!("{of:?}").to_lowercase()
}

pub(super) fn mark(mark: Mark) -> Option<OrderWish> {
    Some(OrderWish::Mark(mark))
}

impl Writing<'_> {
    pub(super) fn say(&self, key: &str) -> String {
        self.speech.say(key)
    }

    pub(super) fn is_muted(&self, kind: &str) -> bool {
        self.muted.iter().any(|muted| muted == kind)
    }

    /// Are odds wanted?
    pub(super) fn odds(&self) -> bool {
        !self.is_muted(key::ODDS_OFF)
    }

    /// The odds against a ship, in words.
    pub(super) fn odds_against(&self, name: &Arg, odds: String) -> String {
        self.speech.say(key::OddsAgainst { ship: name.clone(), odds })
    }

    /// The odds of her muskets, ship by ship; none where they are not wanted.
    pub(super) fn odds_of_muskets(&self) -> Vec<String> {
        let marks = self.sheet.marks.iter().filter(|_| self.odds());
        marks.map(|(name, odds)| self.odds_against(name, self.speech.relate(odds))).collect()
    }

    /// What a friend would mention, as far as he is listened to.
    pub(super) fn spoken(&self) -> Vec<&Warning> {
        self.sheet.warnings.iter().filter(|warning| !self.is_muted(warning.kind())).collect()
    }

    /// A remark in words with the number of its rule.
    pub(super) fn remark(&self, warning: &Warning) -> String {
        self.speech.say(key::OrderRefused { why: warning.fact.clone(), rule: warning.rule })
    }

    /// How an offer stands: what the mate has marked is in pencil.
    fn stand<'b, T>(&self, offered: &Offer<T>, against: Option<&'b str>) -> OfferState<'b> {
        let pencil = self.sheet.in_pencil && offered.chosen;
        OfferState { chosen: offered.chosen, against, barred: self.sheet.assisted, pencil }
    }

    /// Whether it was pressed and may be: `name` is what lessons know it by.
    fn pressed<T>(&self, response: &Response, name: &str, offered: &Offer<T>) -> bool {
        landmark(response, name);
        response.clicked() && !(self.sheet.assisted && offered.against.is_some() && !offered.chosen)
    }

    pub(super) fn offer<T>(&self, ui: &mut Ui, name: &str, text: &str, offered: &Offer<T>) -> bool {
        let why = offered.against.as_ref().map(|refusal| refused(self.speech, refusal));
        let response = offer(ui, text, self.stand(offered, why.as_deref()));
        self.pressed(&response, name, offered)
    }

    /// An offer in few words; all of them are in the tooltip and read aloud.
    pub(super) fn in_short<T>(&self, ui: &mut Ui, name: &str, short: &str, told: &str, offered: &Offer<T>) -> bool {
        let font = TextStyle::Small.resolve(ui.style());
        let galley = ui.painter().layout_no_wrap(short.to_owned(), font, Color32::PLACEHOLDER);
        let size = galley.size() + vec2(14.0, 8.0);
        self.picture(ui, name, told, offered, size, |painter, rect, print| {
            painter.galley_with_override_text_color(rect.center() - galley.size() / 2.0, galley, print);
        })
    }

    /// An offer as a picture.
    pub(super) fn picture<T>(
        &self,
        ui: &mut Ui,
        name: &str,
        told: &str,
        offered: &Offer<T>,
        size: Vec2,
        paint: impl FnOnce(&Painter, Rect, Color32),
    ) -> bool {
        let against = offered.against.as_ref().map(|refusal| format!("{told}\n{}", refused(self.speech, refusal)));
        let response = plaque(ui, size, told, self.stand(offered, against.as_deref()), paint);
        let response = if against.is_none() { because(response, told) } else { response };
        self.pressed(&response, name, offered)
    }
}

/// A word before what belongs to it, in the same row.
pub(super) fn head(ui: &mut Ui, text: &str) -> Response {
    let colours = Colours::of(ui.ctx());
    let size = TextStyle::Small.resolve(ui.style()).size * 0.92;
    ui.add(Label::new(RichText::new(text).size(size).color(colours.red)))
}
