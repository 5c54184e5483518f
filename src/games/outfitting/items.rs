//! Settings before a match, as values: each holds the whole outfit as it would be.

use bevy_egui::egui::{Label, RichText, Ui, vec2};

use super::person::person_ui;
use crate::captains::Rank;
use crate::logbook::wording::{Arg, Fact, key, names};
use crate::play::livery::Livery;
use crate::play::players::Player;
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
    /// What it is good for, said under the pointer where nothing is against it.
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
}

/// Draws them; gives the new outfit, if a choice was made.
pub(super) fn items_ui<O: Clone>(ui: &mut Ui, speech: &Speech, items: &[Item<O>], players: &mut [Player]) -> Option<O> {
    let mut settled = None;
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
        }
    }
    settled
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
