//! The readings that guide lessons and hints: of the table, of a match of any game, and a game's own.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::tutor::Tutor;
use crate::games::papers::AtDeskSystems;
use crate::games::papers::Papers;
use crate::games::papers::desk::{AnyDesk, Desk};
use crate::games::papers::levers::OpenPapers;
use crate::logbook::data::lessons::{Reading, Sign};
use crate::play::PlaySystems;
use crate::play::called_throw::{CalledThrow, ThrowAnswer};
use crate::play::on_the_table::has_the_table;
use crate::play::seen::Asked;
use crate::table::camera::eyes::Eyes;
use crate::table::pieces::{Piece, Selected};
use crate::table::stage::{Menu, Seated};
use crate::table::throwing::throw::Throw;

/// The systems that read; games add theirs to this set.
#[derive(SystemSet, Clone, PartialEq, Eq, Hash, Debug)]
pub struct ReadSystems;

/// All present readings, by name.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Readings {
    all: BTreeMap<&'static str, Reading>,
    /// Dice that a person has let fall since the step began.
    thrown: i64,
}

impl Readings {
    /// This can be read.
    pub fn set(&mut self, name: &'static str, reading: impl Into<Reading>) {
        self.all.insert(name, reading.into());
    }

    /// Sets a reading, if there is one.
    pub fn set_if(&mut self, name: &'static str, reading: Option<impl Into<Reading>>) {
        if let Some(reading) = reading {
            self.set(name, reading);
        }
    }

    /// Do all of these hold?
    #[must_use]
    pub fn fulfil(&self, signs: &[Sign]) -> bool {
        signs.iter().all(|sign| sign.holds(|name| self.all.get(name)))
    }

    /// The reading of this name.
    #[must_use]
    pub fn of(&self, name: &str) -> Option<&Reading> {
        self.all.get(name)
    }

    /// The same, where it is a word.
    #[must_use]
    pub(super) fn word(&self, name: &str) -> Option<&str> {
        match self.of(name) {
            Some(Reading::Word(word)) => Some(word),
            _ => None,
        }
    }

    /// A step begins: earlier deeds do not count.
    pub(super) fn begin_anew(&mut self) {
        self.thrown = 0;
    }
}

/// A throw that a player at the desk let go.
fn count_the_throws(answered: On<Insert, ThrowAnswer>, called: Query<&CalledThrow>, mut readings: ResMut<Readings>) {
    if called.get(answered.entity).is_ok_and(|called| !called.by_bot) {
        readings.thrown += 1;
    }
}

/// A hand has to turn the eye this far, or to move it this far, to have looked around.
const TURNED: f32 = 0.2;
const GONE: f32 = 2.0;
/// The eye must come nearer by this factor to have come near.
const NEARER: f32 = 0.8;

fn read_the_table(
    mut readings: ResMut<Readings>,
    tutor: Res<Tutor>,
    menu: Res<State<Menu>>,
    open: Res<OpenPapers>,
    (eyes, seated): (Res<Eyes>, Res<Seated>),
    throws: Query<&Throw>,
    selected: Query<&Piece, With<Selected>>,
) {
    let thrown = readings.thrown;
    *readings = Readings { all: BTreeMap::new(), thrown };
    readings.set("thrown", thrown);
    readings.set("help", *menu.get() == Menu::Help);
    readings.set("dice-book", *menu.get() == Menu::DiceBook);
    readings.set("rulebook", *menu.get() == Menu::RuleBook);
    readings.set("log", open.log);
    readings.set("books", open.books);
    let dice = match throws.iter().next() {
        Some(Throw::InHand(_)) => "held",
        Some(_) => "flying",
        None => "none",
    };
    readings.set("dice", dice);
    let selected = selected.iter().next().map(ToString::to_string);
    readings.set("selected", selected.as_deref().unwrap_or("none"));
    let eye = eyes.of(seated.0);
    readings.set("leaning", eye.leaning());
    let (now, then) = (eye.by_hand(), tutor.since());
    let looked = then.is_some_and(|then| now.turned - then.turned > TURNED || now.gone - then.gone > GONE);
    readings.set("looked", looked);
    readings.set("near", then.is_some_and(|then| now.nearer - then.nearer > -NEARER.ln()));
}

fn read_the_match<G: Papers>(desk: Desk<G>, mut readings: ResMut<Readings>) {
    let Some(seen) = desk.seen().filter(|seen| seen.moment.is_none()) else { return };
    let asked = match &seen.asked {
        Asked::Nothing => "nothing",
        Asked::Orders => "orders",
        Asked::Waits(_) => "waits",
        Asked::Choose { .. } => "choose",
        Asked::Throw { by, .. } if desk.players.is_bot(*by) => "waits",
        Asked::Throw { .. } => "throw",
        Asked::Over => "over",
    };
    readings.set("asked", asked);
    readings.set("over", seen.asked == Asked::Over);
    readings.set("won", desk.players.humans().any(|seat| G::has_won(&seen.view, seat)));
}

/// Notes the match, and if one person plays it alone: a lesson is for that one, hints are for everybody at the desk.
fn say_what_is_played(desk: AnyDesk, mut tutor: ResMut<Tutor>) {
    let Some(laid) = desk.laid().filter(|laid| !laid.replay) else { return };
    let persons = if desk.is_guest() { 0 } else { desk.players.humans().count() };
    let (title, alone) = (Some(laid.title.as_str()).filter(|_| persons > 0), persons == 1);
    if (tutor.played(), tutor.is_alone()) != (title, alone) {
        tutor.play(title.map(ToOwned::to_owned), alone);
    }
}

pub(super) fn of_game<G: Papers>(app: &mut App) {
    app.add_systems(
        Update,
        read_the_match::<G>.before(say_what_is_played).in_set(ReadSystems).run_if(has_the_table::<G>),
    );
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Readings>()
        .add_observer(count_the_throws)
        .configure_sets(Update, ReadSystems.after(PlaySystems::Show))
        .add_systems(
            Update,
            (
                read_the_table.before(ReadSystems).after(PlaySystems::Show),
                say_what_is_played.after(AtDeskSystems).in_set(ReadSystems),
            ),
        );
}
