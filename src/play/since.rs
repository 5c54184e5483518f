//! What has changed for a seat since it gave its last order: told to it when it takes its place at the window, after a curtain
//! or after a match was loaded.
//!
//! It is made from two views of that seat and from what its own log says, so that nobody learns from it what he may not know.

use bevy::prelude::*;

use super::at_table::AtTable;
use super::current_match::CurrentMatch;
use super::frame::{KeepsTheMatch, PlaySystems, Published, TableCleared};
use super::lens::{Lens, Moment};
use super::log::LogBook;
use super::seen::{Asked, Onlooker, Seen, main_window};
use crate::rules::kernel::{Ruleset, Seat, Viewer};

/// What has changed for a seat since its last order.
#[derive(Clone, Debug, PartialEq)]
pub struct Since<G: Ruleset> {
    /// Whose.
    pub seat: Seat,
    /// The table as this seat saw it when its last order lay sealed.
    pub before: G::View,
    /// What it has been told since.
    pub told: Vec<G::Happening>,
}

impl<G: AtTable> Since<G> {
    /// What has changed for this seat, if it has given an order and anything happened since.
    fn of(seat: Seat, current: &CurrentMatch<G>, log: &LogBook<G>) -> Option<Self> {
        let viewer = Viewer::Seat(seat);
        let happenings = current.last_order(seat)?;
        let then = Lens::after(happenings, current, log);
        // Before the first turn nothing has happened to anybody.
        if G::prepares(G::phase(then.state())) {
            return None;
        }
        let told: Vec<_> = log.told_after(happenings, viewer).cloned().collect();
        (!told.is_empty()).then(|| Self { seat, before: G::seen_by(then.state(), viewer), told })
    }
}

/// What the player who has just come to the window is told; none once it was put away, or when nobody writes.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct News<G: Ruleset>(pub Option<Since<G>>);

impl<G: Ruleset> Default for News<G> {
    fn default() -> Self {
        Self(None)
    }
}

/// Whose eyes were at the window last, as long as the table was not cleared in between.
#[derive(Resource, Clone, Copy, Debug, Default)]
struct LastEyes<G: Ruleset>(Option<Seat>, std::marker::PhantomData<G>);

fn tell<G: AtTable>(
    current: Option<Res<CurrentMatch<G>>>,
    log: Res<LogBook<G>>,
    moment: Res<Moment<G>>,
    windows: Query<(&Onlooker, &Seen<G>)>,
    mut last: ResMut<LastEyes<G>>,
    mut news: ResMut<News<G>>,
) {
    let seen = main_window(windows.iter());
    let now = seen.filter(|seen| seen.asked == Asked::Orders && !moment.is_another()).and_then(|seen| seen.seat);
    let eyes = seen.and_then(|seen| seen.seat);
    if now.is_none() && news.0.is_some() {
        news.0 = None;
    }
    // Who looks at what is being shown has come to the window too, but is told when it is over.
    if eyes.is_none() {
        last.0 = None;
    }
    let Some((seat, current)) = now.filter(|seat| last.0 != Some(*seat)).zip(current) else { return };
    last.0 = Some(seat);
    news.0 = Since::of(seat, &current, &log);
}

pub(super) fn of_game<G: AtTable>(app: &mut App) {
    app.insert_resource(News::<G>::default())
        .insert_resource(LastEyes::<G>(None, std::marker::PhantomData))
        .add_observer(|_: On<TableCleared>, mut last: ResMut<LastEyes<G>>, mut news: ResMut<News<G>>| {
            (last.0, news.0) = (None, None);
        })
        .add_systems(Update, tell::<G>.in_set(PlaySystems::Show).in_set(KeepsTheMatch).after(Published));
}
