//! The news for a seat since it gave its last order: told to it when it takes its place at the window, after a curtain
//! or after a match was loaded, and whenever the turn comes round to it if each player has a window of their own.
//!
//! It is made from two views of that seat and from its own log, so that it tells the seat nothing it may not know.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::apart::Apart;
use super::at_table::AtTable;
use super::belongings::belongs;
use super::current_match::CurrentMatch;
use super::curtain::Curtain;
use super::frame::{MatchSystems, PlaySystems, PublishSystems, TableCleared};
use super::lens::{Lens, Moment};
use super::log::LogBook;
use super::seen::{Asked, SeenHere};
use crate::rules::kernel::{Ruleset, Seat, Viewer};

/// News for a seat since its last order.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[serde(bound(
    serialize = "G::View: Serialize, G::Happening: Serialize",
    deserialize = "G::View: Deserialize<'de>, G::Happening: Deserialize<'de>"
))]
pub struct Since<G: Ruleset> {
    pub seat: Seat,
    /// The table as this seat saw it when its last order lay sealed.
    pub before: G::View,
    /// Happenings since then, in the seat's version.
    pub told: Vec<G::Happening>,
}

impl<G: AtTable> Since<G> {
    /// Finds the news for this seat, if it has given an order and something has happened since.
    fn of(seat: Seat, current: &CurrentMatch<G>, log: &LogBook<G>) -> Option<Self> {
        let viewer = Viewer::Seat(seat);
        let happenings = current.last_order(seat)?;
        let then = Lens::after(happenings, current, log);
        // Before the first turn nothing has happened.
        if G::prepares(G::phase(then.state())) {
            return None;
        }
        let told: Vec<_> = log.told_after(happenings, viewer).cloned().collect();
        (!told.is_empty()).then(|| Self { seat, before: G::seen_by(then.state(), viewer), told })
    }
}

/// News for the player who has just come to the window; none once it was put away, or when no player writes orders.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct News<G: Ruleset>(pub Option<Since<G>>);

impl<G: Ruleset> Default for News<G> {
    fn default() -> Self {
        Self(None)
    }
}

/// The seat that was asked for orders last at a window, and the order since which it was told the news.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct NewsCursor(Option<(Seat, Option<usize>)>);

impl NewsCursor {
    /// Finds the news to tell now to the seat asked for orders at a window: once at a shared one, with each new turn at
    /// one of its own.
    pub(super) fn news<G: AtTable>(
        &mut self,
        seat: Seat,
        own: bool,
        current: &CurrentMatch<G>,
        log: &LogBook<G>,
    ) -> Option<Option<Since<G>>> {
        let now = (seat, current.last_order(seat).filter(|_| own));
        let new = self.0 != Some(now);
        self.0 = Some(now);
        new.then(|| Since::of(seat, current, log))
    }

    /// Another player is at the window, or the match is another.
    pub(super) fn forget(&mut self) {
        self.0 = None;
    }
}

/// The cursor of the first window.
#[derive(Resource, Clone, Copy, Debug)]
struct NewsCursorHere<G: Ruleset>(NewsCursor, std::marker::PhantomData<G>);

impl<G: Ruleset> Default for NewsCursorHere<G> {
    fn default() -> Self {
        Self(NewsCursor::default(), std::marker::PhantomData)
    }
}

fn tell<G: AtTable>(
    current: Option<Res<CurrentMatch<G>>>,
    log: Res<LogBook<G>>,
    moment: Res<Moment<G>>,
    (apart, curtain): (Option<Res<Apart>>, Res<Curtain>),
    here: SeenHere<G>,
    mut told: ResMut<NewsCursorHere<G>>,
    mut news: ResMut<News<G>>,
) {
    let seen = here.get();
    let now = seen.filter(|seen| seen.asked == Asked::Orders && !moment.is_another()).and_then(|seen| seen.seat);
    if now.is_none() && news.0.is_some() {
        news.0 = None;
    }
    // A player who goes on right after the show of their own deeds has not been away.
    if seen.is_none() || !curtain.up {
        told.0.forget();
    }
    let Some((seat, current)) = now.zip(current) else { return };
    if let Some(since) = told.0.news(seat, apart.is_some(), &current, &log) {
        news.0 = since;
    }
}

pub(super) fn of_game<G: AtTable>(app: &mut App) {
    belongs::<News<G>>(app);
    belongs::<NewsCursorHere<G>>(app);
    app.init_resource::<News<G>>()
        .init_resource::<NewsCursorHere<G>>()
        .add_observer(|_: On<TableCleared>, mut told: ResMut<NewsCursorHere<G>>, mut news: ResMut<News<G>>| {
            told.0.forget();
            news.0 = None;
        })
        .add_systems(Update, tell::<G>.in_set(PlaySystems::Show).in_set(MatchSystems).after(PublishSystems));
}
