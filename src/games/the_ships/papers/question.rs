//! A question to a captain in the middle of a phase: the question, its rule, and the answers.

use bevy_egui::egui::{Align2, Area, Context, Id, Label, Order, RichText, Ui, vec2};

use crate::dice::Way;
use crate::logbook::wording::{Arg, key, the_ships as words};
use crate::rules::the_ships::articles::Articles;
use crate::rules::the_ships::odds::Prospect;
use crate::rules::the_ships::wants::{Choice, Why};
use crate::table::speech::Speech;
use crate::table::theme::Colours;
use crate::table::theme::crests::Crest;
use crate::table::theme::furniture::{Voice, for_the_keyboard, hint, plate, pressed, show_at_once};
use crate::table::theme::landmarks::landmark;
use crate::table::theme::slips::{below, slip};

/// A question.
pub struct QuestionSheet<'a> {
    /// The words.
    pub speech: &'a Speech,
    /// The names of ships.
    pub articles: &'a Articles,
    /// Who is asked.
    pub player: Arg,
    /// The chair.
    pub crest: Crest,
    /// What there is to choose from; empty while dice are to be thrown.
    pub options: &'a [Choice],
    /// Dice to be thrown.
    pub dice: usize,
    /// They are in the hand of a person, who may let go.
    pub in_hand: bool,
    /// What for.
    pub why: &'a Why,
    /// What the throw promises, where it is more than a lot.
    pub odds: Option<Prospect>,
}

/// The answer to the question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answered {
    /// The option with this number.
    Option(usize),
    /// The dice are let go this way.
    Throw(Way),
}

/// The parts of the number a throw needs.
fn parts(why: &Why) -> Vec<crate::logbook::wording::Fact> {
    match why {
        Why::Volley { aim, .. } | Why::Muskets { aim, .. } => words::aim_parts(aim),
        Why::Steadiness { need, .. } | Why::FireFighting { need, .. } | Why::Strikes { need, .. } => {
            words::need_parts(need)
        }
        Why::Grapple { grip, .. } => words::grip_parts(grip),
        _ => Vec::new(),
    }
}

/// Draws the question above the ribbon, a throw below the upper edge, where it covers no dice; gives the answer.
pub fn question(context: &Context, sheet: &QuestionSheet, above: f32) -> Option<Answered> {
    let window = context.viewport_rect();
    let id = Id::new("question");
    show_at_once(context, id);
    let (anchor, from) = match sheet.options.is_empty() {
        true => (Align2::CENTER_TOP, below(context)),
        false => (Align2::CENTER_BOTTOM, -above),
    };
    Area::new(id)
        .order(Order::Foreground)
        .anchor(anchor, vec2(0.0, from))
        .movable(false)
        .fade_in(false)
        .show(context, |ui| {
            ui.set_max_width((window.width() - 24.0).clamp(1.0, 640.0));
            let colours = Colours::of(ui.ctx());
            let under = ui.painter().add(bevy_egui::egui::Shape::Noop);
            let inside =
                bevy_egui::egui::Frame::NONE.inner_margin(vec2(16.0, 10.0)).show(ui, |ui| question_ui(ui, sheet));
            ui.painter().set(under, slip(inside.response.rect, &colours));
            inside.inner
        })
        .inner
}

/// The question itself.
pub fn question_ui(ui: &mut Ui, sheet: &QuestionSheet) -> Option<Answered> {
    let colours = Colours::of(ui.ctx());
    let speech = sheet.speech;
    let mut chosen = None;
    let throws = sheet.options.is_empty();
    let mut rule = speech.say(key::TooltipRule { rule: Arg::text(sheet.why.rule().0) });
    if throws {
        rule = format!("{} · {rule}", speech.say(key::ThrowDice { count: sheet.dice }));
    }
    ui.horizontal_wrapped(|ui| {
        sheet.crest.show(ui, 18.0);
        let title = if throws { key::ThrowTitle::of } else { key::ChoiceOf::of };
        let title = speech.say(title(sheet.player.clone()));
        ui.add(Label::new(RichText::new(title).small().color(colours.ink_soft)).extend());
        hint(ui, &rule);
    });
    let asked = speech.relate(&words::ask(sheet.articles, sheet.why));
    ui.add(Label::new(RichText::new(asked).color(colours.ink)).wrap());
    let parts: Vec<_> = parts(sheet.why).iter().map(|part| speech.relate(part)).collect();
    if parts.len() > 1 {
        hint(ui, &parts.join(", "));
    }
    for promise in sheet.odds.iter().flat_map(words::prospect) {
        hint(ui, &speech.relate(&promise));
    }
    if sheet.in_hand {
        ui.horizontal_wrapped(|ui| {
            for (name, words, way) in [("throw", key::THROW_TRAY, Way::Tray), ("tower", key::THROW_TOWER, Way::Tower)] {
                let response = plate(ui, &speech.say(words), Voice::Plain);
                landmark(&response, name);
                if pressed(&response) {
                    chosen = Some(Answered::Throw(way));
                }
            }
            hint(ui, &speech.say(key::THROW_SHAKE));
        });
    }
    if throws {
        return chosen;
    }
    ui.horizontal_wrapped(|ui| {
        for (number, option) in sheet.options.iter().enumerate() {
            let name = words::choice(sheet.articles, *option);
            let name = speech.name(&name);
            let response = plate(ui, &name, if number == 0 { Voice::First } else { Voice::Plain });
            landmark(&response, format!("choice:{number}"));
            // The keyboard is on the first answer at once.
            if number == 0 {
                for_the_keyboard(ui, &response);
            }
            if pressed(&response) {
                chosen = Some(Answered::Option(number));
            }
        }
    });
    chosen
}
