//! The desk that the papers of every game share: the match on it, the names of its players, and its language.

use std::ops::Deref;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::Papers;
use crate::logbook::wording::{Arg, Fact, key};
use crate::play::activity::TableActivity;
use crate::play::begin::NewMatch;
use crate::play::curtain::{Curtain, OutOfTurn};
use crate::play::fork::Fork;
use crate::play::players::{Player, Players};
use crate::play::sealed_orders::OrderRefused;
use crate::play::second_window::{Apart, Guest};
use crate::play::seen::{Asked, Seen, SeenHere};
use crate::rules::kernel;
use crate::table::settings::Settings;
use crate::table::sound::{Ended, Ending};
use crate::table::speech::{Speech, SpokenTo};
use crate::table::toasts::{Toasts, Tone};

/// Facts about the match on the table for the papers of every game.
#[derive(Clone, PartialEq, Debug)]
pub struct MatchAtDesk {
    /// The eyes of this seat are at the window.
    pub seat: Option<kernel::Seat>,
    /// The id of the scenario.
    pub title: String,
    /// It is played again.
    pub replay: bool,
    /// Orders can be sealed as far as they are written.
    pub seals_unfinished: bool,
    names: Vec<Arg>,
}

/// The match on the table; none while there is none.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct AtDesk(pub Option<MatchAtDesk>);

impl AtDesk {
    /// A player's name in it.
    #[must_use]
    pub fn called(&self, seat: kernel::Seat) -> Option<Arg> {
        self.0.as_ref()?.names.get(usize::from(seat.0)).cloned()
    }
}

/// Says which match lies on the desk.
pub(super) fn mirror<G: Papers>(here: SeenHere<G>, players: Res<Players>, mut at: ResMut<AtDesk>) {
    at.set_if_neq(AtDesk(here.get().map(|seen| MatchAtDesk {
        seat: seen.seat,
        title: seen.title.clone(),
        replay: seen.replay,
        seals_unfinished: G::SEALS_UNFINISHED,
        names: players.seats().map(|seat| G::player(&players, &seen.view, seat)).collect(),
    })));
}

/// Everything of a match that is the same for the papers of every game.
#[derive(SystemParam)]
pub struct AnyDesk<'w> {
    at: Res<'w, AtDesk>,
    pub players: Res<'w, Players>,
    pub speech: Res<'w, Speech>,
    pub activity: Res<'w, State<TableActivity>>,
    apart: Option<Res<'w, Apart>>,
    guest: Option<Res<'w, Guest>>,
    fork: Res<'w, Fork>,
    out_of_turn: Res<'w, OutOfTurn>,
}

impl AnyDesk<'_> {
    /// The match on the table.
    #[must_use]
    pub fn laid(&self) -> Option<&MatchAtDesk> {
        self.at.0.as_ref()
    }

    /// A player's name.
    #[must_use]
    pub fn called(&self, seat: kernel::Seat) -> Arg {
        self.at.called(seat).unwrap_or_else(|| Arg::text(""))
    }

    /// A player's name, in words.
    #[must_use]
    pub fn spoken(&self, seat: kernel::Seat) -> String {
        self.speech.name(&self.called(seat))
    }

    /// Do several people share this window, so that all but one have to look away?
    #[must_use]
    pub fn is_shared(&self) -> bool {
        self.players.one().is_none() && self.players.humans().filter(|seat| !self.is_elsewhere(*seat)).count() > 1
    }

    /// Can the player of this seat not be asked at this window?
    #[must_use]
    pub fn is_elsewhere(&self, seat: kernel::Seat) -> bool {
        self.players.is_bot(seat) || self.apart.as_ref().is_some_and(|apart| apart.is_elsewhere(seat))
    }

    /// Does a player sit at another window?
    #[must_use]
    pub fn is_apart(&self) -> bool {
        self.apart.is_some()
    }

    /// Is this the second window?
    #[must_use]
    pub fn is_guest(&self) -> bool {
        self.guest.is_some()
    }

    /// The trial on the table, or the offer of one.
    #[must_use]
    pub fn fork(&self) -> Fork {
        *self.fork
    }

    /// Are the dice to be let go here that fall at the first window?
    #[must_use]
    pub fn lets_go_afar(&self) -> bool {
        self.guest.as_ref().is_some_and(|guest| guest.throws())
    }

    /// Something is being shown.
    #[must_use]
    pub fn telling(&self) -> bool {
        *self.activity.get() == TableActivity::Telling
    }
}

/// Everything the papers of a game read.
#[derive(SystemParam)]
pub struct Desk<'w, 's, G: Papers> {
    here: SeenHere<'w, 's, G>,
    any: AnyDesk<'w>,
}

impl<'w, G: Papers> Deref for Desk<'w, '_, G> {
    type Target = AnyDesk<'w>;

    fn deref(&self) -> &AnyDesk<'w> {
        &self.any
    }
}

impl<G: Papers> Desk<'_, '_, G> {
    /// The window's view; none while no match of this game is on.
    #[must_use]
    pub fn seen(&self) -> Option<&Seen<G>> {
        self.here.get()
    }

    /// A player's name.
    #[must_use]
    pub fn name(&self, seen: &Seen<G>, seat: kernel::Seat) -> Arg {
        G::player(&self.players, &seen.view, seat)
    }

    /// Has the player at the window come forward out of turn?
    #[must_use]
    pub fn out_of_turn(&self, seen: &Seen<G>) -> bool {
        seen.seat.is_some() && self.any.out_of_turn.seat == seen.seat
    }
}

/// The beginning of the match on the table: to play it again.
#[derive(Resource, Clone, Debug)]
pub struct Begun<G: Papers>(Option<NewMatch<G>>);

impl<G: Papers> Default for Begun<G> {
    fn default() -> Self {
        Self(None)
    }
}

impl<G: Papers> Begun<G> {
    /// The same match, with another seed; it is no leg of any other.
    #[must_use]
    pub fn again(&self) -> Option<NewMatch<G>> {
        let alone = |player: &Player| Player { brought: None, ..player.clone() };
        let begun = self.0.as_ref()?;
        let players = begun.players.iter().map(alone).collect();
        Some(NewMatch { players, seed: None, ..begun.clone() })
    }
}

pub(super) fn remember<G: Papers>(mut begun: ResMut<Begun<G>>, mut matches: MessageReader<NewMatch<G>>) {
    if let Some(new) = matches.read().last() {
        begun.0 = Some(new.clone());
    }
}

/// Remembers for the title what players at the desk have won.
pub(super) fn remember_who_won<G: Papers>(desk: Desk<G>, mut settings: ResMut<Settings>) {
    let over = |seen: &&Seen<G>| seen.asked == Asked::Over && !seen.replay && !desk.fork().is_open();
    let Some(seen) = desk.seen().filter(over) else { return };
    if desk.players.humans().any(|seat| G::has_won(&seen.view, seat)) && !settings.won.contains(&seen.title) {
        settings.won.insert(seen.title.clone());
    }
}

/// Tells the band how the match ended for the players at this desk.
pub(super) fn tell_the_band<G: Papers>(desk: Desk<G>, mut ended: ResMut<Ended>) {
    let over = |seen: &&Seen<G>| seen.asked == Asked::Over && !seen.replay && !desk.fork().is_open();
    let ending = desk.seen().filter(over).map(|seen| {
        let won = |seat| G::has_won(&seen.view, seat);
        let mut own = desk.players.humans().filter(|seat| !desk.is_elsewhere(*seat)).peekable();
        match (own.peek().is_none() || own.any(won), desk.players.seats().any(won)) {
            (_, false) => Ending::Drawn,
            (true, true) => Ending::Won,
            (false, true) => Ending::Lost,
        }
    });
    ended.set_if_neq(Ended(ending));
}

/// Reports a refused order, unless it was given at another window.
pub(super) fn say_why<G: Papers>(
    apart: Option<Res<Apart>>,
    mut refused: MessageReader<OrderRefused<G>>,
    mut toasts: ResMut<Toasts>,
) {
    let here = |refused: &&OrderRefused<G>| apart.as_ref().is_none_or(|apart| !apart.is_elsewhere(refused.seat));
    for refusal in refused.read().filter(here).filter_map(|refused| refused.refusal.as_ref()) {
        let (why, rule) = G::refusal(refusal);
        toasts.post(Tone::Fault, Fact::from(key::OrderRefused { why, rule: rule.0 }));
    }
}

/// Sets the language of the player who looks, or of the one the curtain waits for.
pub(super) fn speak_to(desk: AnyDesk, curtain: Res<Curtain>, mut to: ResMut<SpokenTo>) {
    let Some(laid) = desk.laid() else {
        to.set_if_neq(SpokenTo::default());
        return;
    };
    let reader = laid.seat.or(curtain.next.filter(|_| !curtain.up));
    let wanted = match reader.and_then(|seat| desk.players.of(seat)).map(|player| player.language.as_deref()) {
        Some(Some(tag)) => SpokenTo(desk.speech.languages().into_iter().map(|(l, _)| l).find(|l| l.tag() == tag)),
        Some(None) => SpokenTo::default(),
        // While all look it stays as it was.
        None => return,
    };
    to.set_if_neq(wanted);
}
