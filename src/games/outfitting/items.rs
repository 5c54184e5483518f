//! Settings before a match, as values: each holds the whole outfit as it would be.

use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;

use bevy_egui::egui::{Id, Label, RichText, TextEdit, Ui, vec2};

use super::person::person_ui;
use crate::captains::Rank;
use crate::logbook::wording::{Arg, Fact, key, names};
use crate::play::livery::Livery;
use crate::play::players::Player;
use crate::table::settings::LONGEST_NAME;
use crate::table::speech::Speech;
use crate::table::theme::Colours;
use crate::table::theme::crests::{Crest, Sign, swatches};
use crate::table::theme::furniture::{choices, hint, part, row};
use crate::table::theme::slips::{OfferState, because, offer};

/// A choice, with the outfit that follows from it.
#[derive(Clone, PartialEq, Debug)]
pub struct Setting<O> {
    pub name: Arg,
    /// It is so now.
    pub chosen: bool,
    /// The reason against choosing it.
    pub against: Option<Fact>,
    /// Its use, said under the pointer unless it is barred.
    pub told: Option<Fact>,
    /// Everything as it is then.
    pub then: O,
}

impl<O> Setting<O> {
    /// One that nothing is against.
    #[must_use]
    pub fn new(name: impl Into<Arg>, chosen: bool, then: O) -> Self {
        Self { name: name.into(), chosen, against: None, told: None, then }
    }
}

/// A file of the player's own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptFile {
    /// Its path in the data folder.
    pub path: PathBuf,
    /// Everything in it.
    pub text: String,
}

/// The text of a file under a name that is not empty.
type Written = dyn Fn(&str) -> Option<KeptFile> + Send + Sync;

/// Something on the page that may be kept as a file of the player's own, under a name.
#[derive(Clone)]
pub struct Keeping {
    /// The question for its name.
    pub asks: Fact,
    /// It is called so until another name is typed.
    pub called: String,
    /// Something was kept under each of these names, and makes room.
    pub taken: Vec<String>,
    /// The reason against keeping it as it is.
    pub against: Option<Fact>,
    pub write: Arc<Written>,
}

impl PartialEq for Keeping {
    fn eq(&self, other: &Self) -> bool {
        let of = |keeping: &Self| (keeping.asks.clone(), keeping.called.clone(), keeping.against.clone());
        of(self) == of(other)
    }
}

impl fmt::Debug for Keeping {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Keeping").field(&self.asks).field(&self.called).finish()
    }
}

/// An item of the page.
#[derive(Clone, PartialEq, Debug)]
pub enum Item<O> {
    /// The player of a seat, under the sign and name of the side; a chair wears the livery that its player chooses.
    Person(usize, Sign, Arg, &'static [(&'static str, Rank)]),
    /// The force of a side, under its sign and name.
    Side(Sign, Arg, Fact),
    Part(Fact),
    /// One of a few: the subject, a reason, and the choices.
    One(Fact, Option<Fact>, Vec<Setting<O>>),
    /// One of a few that needs no more words.
    Bare(Vec<Setting<O>>),
    Any(Vec<Setting<O>>),
    Small(Fact),
    /// It may be kept; the number tells it from others on the page.
    Keep(usize, Keeping),
    /// The file at this path in the data folder may be thrown away, and then it is so.
    ThrowAway(PathBuf, O),
}

/// The player has chosen something on the page.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Settled<O> {
    Outfit(O),
    Keep(KeptFile),
    ThrowAway(PathBuf, O),
}

/// Draws them; gives the player's choice.
pub(super) fn items_ui<O: Clone>(
    ui: &mut Ui,
    speech: &Speech,
    items: &[Item<O>],
    players: &mut [Player],
) -> Option<Settled<O>> {
    let (mut settled, mut filed) = (None, None);
    for item in items {
        match item {
            Item::Person(at, sign, name, bots) => player_ui(ui, speech, (*sign, name), players, *at, bots),
            Item::Side(sign, name, has) => {
                side_ui(ui, speech, sign.crest(&Colours::of(ui.ctx())), name, Some(has));
            }
            Item::Part(name) => part(ui, &speech.relate(name)),
            Item::One(name, why, settings) => {
                let why = why.as_ref().map(|why| speech.relate(why)).unwrap_or_default();
                row(ui, &speech.relate(name), &why, |ui| settled = one_of(ui, speech, settings).or(settled.take()));
            }
            Item::Bare(settings) => {
                ui.horizontal_wrapped(|ui| settled = one_of(ui, speech, settings).or(settled.take()));
            }
            Item::Any(settings) => settled = any_of(ui, speech, settings).or(settled),
            Item::Small(said) => hint(ui, &speech.relate(said)),
            Item::Keep(at, keeping) => filed = keep_ui(ui, speech, *at, keeping).map(Settled::Keep).or(filed),
            Item::ThrowAway(path, then) => {
                if offer(ui, &speech.say(key::OUTFIT_THROW_AWAY), OfferState::default()).clicked() {
                    filed = Some(Settled::ThrowAway(path.clone(), then.clone()));
                }
            }
        }
    }
    settled.map(Settled::Outfit).or(filed)
}

/// A name as it is kept: in one line, without anything that cannot be seen.
fn tidy(name: &str) -> String {
    let seen: String = name.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
    seen.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The name, and the button that keeps it; gives the file.
fn keep_ui(ui: &mut Ui, speech: &Speech, at: usize, keeping: &Keeping) -> Option<KeptFile> {
    let id = Id::new(("kept under", at, &keeping.called));
    let mut called = ui.data(|data| data.get_temp(id)).unwrap_or_else(|| keeping.called.clone());
    let mut file = None;
    row(ui, &speech.relate(&keeping.asks), "", |ui| {
        let width = ui.available_width().clamp(60.0, 220.0);
        ui.add(TextEdit::singleline(&mut called).id(id.with("name")).desired_width(width).char_limit(LONGEST_NAME));
        let name = tidy(&called);
        let unnamed = name.is_empty().then(|| key::OUTFIT_KEEP_UNNAMED.into());
        let against = keeping.against.clone().or(unnamed).map(|why| speech.relate(&why));
        let words = if keeping.taken.contains(&name) { key::OUTFIT_KEEP_AGAIN } else { key::OUTFIT_KEEP };
        let state = OfferState { against: against.as_deref(), barred: against.is_some(), ..OfferState::default() };
        if offer(ui, &speech.say(words), state).clicked() && against.is_none() {
            file = (keeping.write)(&name);
        }
    });
    ui.data_mut(|data| data.insert_temp(id, called));
    file
}

fn side_ui(ui: &mut Ui, speech: &Speech, crest: Crest, name: &Arg, has: Option<&Fact>) {
    let colours = Colours::of(ui.ctx());
    ui.add_space(6.0);
    ui.horizontal_wrapped(|ui| {
        crest.show(ui, 24.0);
        ui.add(Label::new(RichText::new(speech.name(name)).heading().color(colours.ink)));
        if let Some(has) = has {
            hint(ui, &speech.relate(has));
        }
    });
}

fn player_ui(
    ui: &mut Ui,
    speech: &Speech,
    (sign, name): (Sign, &Arg),
    players: &mut [Player],
    at: usize,
    bots: &[(&str, Rank)],
) {
    let worn = Livery::worn(players.iter().map(|player| player.livery));
    let (Some(player), Some(mut livery)) = (players.get_mut(at), worn.get(at).copied()) else { return };
    let Sign::Chair(chair) = sign else {
        side_ui(ui, speech, sign.crest(&Colours::of(ui.ctx())), name, None);
        return person_ui(ui, speech, player, at + 1, bots);
    };
    side_ui(ui, speech, Crest::of(chair, livery), name, None);
    person_ui(ui, speech, player, at + 1, bots);
    row(ui, &speech.say(key::OUTFIT_LIVERY), &speech.say(key::OUTFIT_LIVERY_WHY), |ui| {
        let offered = Livery::ALL.map(|livery| (livery, speech.say(names::livery(livery.word()))));
        if swatches(ui, &mut livery, &offered) {
            player.livery = Some(livery);
        }
    });
}

fn one_of<O: Clone>(ui: &mut Ui, speech: &Speech, settings: &[Setting<O>]) -> Option<O> {
    let mut now = settings.iter().position(|setting| setting.chosen);
    let named = settings.iter().enumerate().map(|(number, setting)| (Some(number), speech.name(&setting.name)));
    let chosen = choices(ui, &mut now, &named.collect::<Vec<_>>()).then_some(now).flatten()?;
    settings.get(chosen).map(|setting| setting.then.clone())
}

fn any_of<O: Clone>(ui: &mut Ui, speech: &Speech, settings: &[Setting<O>]) -> Option<O> {
    let mut settled = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        for setting in settings {
            let against = setting.against.as_ref().map(|why| speech.relate(why));
            let state = OfferState {
                chosen: setting.chosen,
                against: against.as_deref(),
                barred: against.is_some(),
                ..OfferState::default()
            };
            let mut answer = offer(ui, &speech.name(&setting.name), state);
            if let (None, Some(told)) = (&against, &setting.told) {
                answer = because(answer, &speech.relate(told));
            }
            if answer.clicked() && against.is_none() {
                settled = Some(setting.then.clone());
            }
        }
    });
    settled
}

#[cfg(test)]
mod tests {
    use super::tidy;

    #[test]
    fn a_name_is_kept_in_one_line() {
        assert_eq!(tidy("  Wolf\n \t pack\u{7} "), "Wolf pack");
        assert_eq!(tidy(" \u{0}\r\n"), "");
        assert_eq!(
            tidy("\u{426}\u{435}\u{43f}\u{438} \u{201e}\u{2116} 1\u{201c}"),
            "\u{426}\u{435}\u{43f}\u{438} \u{201e}\u{2116} 1\u{201c}"
        );
    }
}
