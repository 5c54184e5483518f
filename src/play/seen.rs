//! The view of a window: facts that its players may see, and questions to them. Panels, pieces and games read this, and
//! nothing else.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use serde::{Deserialize, Serialize};

use super::at_table::AtTable;
use super::current_match::CurrentMatch;
use super::frame::{Afresh, MatchSystems, PlaySystems, PublishSystems};
use super::lens::{Lens, Moment};
use super::players::Players;
use super::show_lock::ShowLock;
use crate::rules::kernel::{Awaiting, Ruleset, Seat, ThrowRequest, Viewer, Want};

/// A viewer looks at the table through this window (or through this entity, where there is no window).
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Onlooker {
    /// The one seat this window is for; none if all share it and pass the curtain.
    pub chair: Option<Seat>,
    /// These eyes are at it now; none while all look, or while the curtain is down.
    pub eyes: Option<Seat>,
}

impl Onlooker {
    /// Secrets of this viewer may be shown.
    #[must_use]
    pub const fn viewer(&self) -> Viewer {
        match self.eyes {
            Some(seat) => Viewer::Seat(seat),
            None => Viewer::Bystander,
        }
    }
}

/// The window before which the table stands: the shared one, or the first.
pub fn main_window<'a, T>(windows: impl Iterator<Item = (&'a Onlooker, T)>) -> Option<T> {
    let mut first = None;
    for (onlooker, window) in windows {
        if onlooker.chair.is_none() {
            return Some(window);
        }
        first.get_or_insert(window);
    }
    first
}

/// The show is made for these eyes.
pub(super) fn main_viewer(world: &mut World) -> Viewer {
    let mut windows = world.query::<&Onlooker>();
    main_window(windows.iter(world).map(|onlooker| (onlooker, *onlooker)))
        .map_or(Viewer::Bystander, |onlooker| onlooker.viewer())
}

/// A window is asked for one of these.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[serde(bound(
    serialize = "G::Choice: Serialize, G::Why: Serialize",
    deserialize = "G::Choice: Deserialize<'de>, G::Why: Deserialize<'de>"
))]
pub enum Asked<G: Ruleset> {
    /// Nothing: something is being told, or the curtain is down.
    Nothing,
    /// The orders of this seat.
    Orders,
    Waits(Vec<Seat>),
    /// This is to be chosen.
    Choose {
        by: Seat,
        options: Vec<G::Choice>,
        why: G::Why,
    },
    /// Dice are to be thrown: the entity with `CalledThrow` has them.
    Throw {
        by: Seat,
        request: ThrowRequest,
        why: G::Why,
    },
    Over,
}

/// The table as the seat at this window may see it.
#[derive(Component, Clone, Debug, PartialEq)]
pub struct Seen<G: Ruleset> {
    /// The view of this seat; none shows open facts only.
    pub seat: Option<Seat>,
    /// The id of the scenario.
    pub title: String,
    pub view: G::View,
    /// The seat is asked for this.
    pub asked: Asked<G>,
    pub sealed: Vec<Seat>,
    /// The line of the log that is looked at again, if it is not now.
    pub moment: Option<usize>,
    /// The match is played again: this is no more than the line of `moment` tells.
    pub replay: bool,
    /// Raised when the table is to be set out afresh: begun, loaded, undone, or another moment.
    pub afresh: u64,
}

impl<G: Ruleset> Seen<G> {
    /// The view holds the secrets of this viewer.
    #[must_use]
    pub const fn viewer(&self) -> Viewer {
        match self.seat {
            Some(seat) => Viewer::Seat(seat),
            None => Viewer::Bystander,
        }
    }
}

/// The view of the main window: panels, pieces and shows of a game may read nothing else.
#[derive(SystemParam)]
pub struct SeenHere<'w, 's, G: Ruleset> {
    windows: Query<'w, 's, (&'static Onlooker, Ref<'static, Seen<G>>)>,
}

impl<G: Ruleset> SeenHere<'_, '_, G> {
    fn main(&self) -> Option<Ref<'_, Seen<G>>> {
        main_window(self.windows.iter())
    }

    /// The view; none while no match of this game is on.
    #[must_use]
    pub fn get(&self) -> Option<&Seen<G>> {
        self.main().map(Ref::into_inner)
    }

    /// The view, if it has changed since this system looked last.
    #[must_use]
    pub fn fresh(&self) -> Option<&Seen<G>> {
        self.main().filter(DetectChanges::is_changed).map(Ref::into_inner)
    }
}

/// Finds the question to a window, when everything has been told and shown; `here` says if a seat can be asked at it.
fn asked<G: AtTable>(current: &CurrentMatch<G>, onlooker: &Onlooker, here: impl Fn(Seat) -> bool) -> Asked<G> {
    let own = |seat: Seat, secret: bool| match onlooker.eyes {
        Some(eyes) => eyes == seat,
        // Open choices may be made by any player at a shared window.
        None => onlooker.chair.is_none() && !secret && here(seat),
    };
    match current.awaiting() {
        Awaiting::Orders(seats) => match onlooker.eyes {
            Some(eyes) if seats.contains(&eyes) => Asked::Orders,
            _ => Asked::Waits(seats.clone()),
        },
        Awaiting::Answer(Want::Choice { by, options, why }) if own(*by, G::asks_in_secret(why)) => {
            Asked::Choose { by: *by, options: options.clone(), why: why.clone() }
        }
        Awaiting::Answer(Want::Choice { by, .. }) => Asked::Waits(vec![*by]),
        Awaiting::Answer(Want::Throw { by, request, why }) => {
            Asked::Throw { by: *by, request: request.clone(), why: why.clone() }
        }
        Awaiting::Answer(Want::Shuffle { .. }) => Asked::Nothing,
        Awaiting::Nothing if current.is_told() && G::is_over(current.shown()) => Asked::Over,
        Awaiting::Nothing => Asked::Nothing,
    }
}

/// Lists seats with sealed orders; interrupting orders are carried out at once and are not shown as sealed.
fn sealed<G: AtTable>(current: &CurrentMatch<G>) -> Vec<Seat> {
    current.sealed().filter(|(_, order)| !G::interrupts(order)).map(|(seat, _)| seat).collect()
}

/// Makes this window's view.
fn look<G: AtTable>(
    current: &CurrentMatch<G>,
    onlooker: &Onlooker,
    here: impl Fn(Seat) -> bool,
    lens: Option<&Lens<G>>,
    showing: bool,
    afresh: u64,
) -> Seen<G> {
    let state = lens.map_or(current.shown(), Lens::state);
    // A replay shows open facts, or at the shared window the view of the seat that watches it.
    let replay = lens.is_some_and(Lens::is_replay);
    let eyes = lens.and_then(Lens::eyes).filter(|_| onlooker.chair.is_none());
    let onlooker = if replay { &Onlooker { eyes, ..*onlooker } } else { onlooker };
    Seen {
        seat: onlooker.eyes,
        title: G::title(&current.journal().setup),
        view: G::seen_by(state, onlooker.viewer()),
        asked: if lens.is_some() || showing { Asked::Nothing } else { asked(current, onlooker, here) },
        sealed: if current.is_told() { sealed(current) } else { Vec::new() },
        moment: lens.map(Lens::line),
        replay,
        afresh,
    }
}

fn publish<G: AtTable>(
    mut commands: Commands,
    current: Option<Res<CurrentMatch<G>>>,
    players: Res<Players>,
    lock: Res<ShowLock>,
    afresh: Res<Afresh>,
    moment: Res<Moment<G>>,
    mut windows: Query<(Entity, Ref<Onlooker>, Option<&mut Seen<G>>)>,
    mut last: Local<Option<(u64, bool, u64)>>,
) {
    let Some(current) = current else {
        for (window, _, seen) in &windows {
            if seen.is_some() {
                commands.entity(window).remove::<Seen<G>>();
            }
        }
        *last = None;
        return;
    };
    let stand = (current.version(), lock.any(), afresh.0);
    let moved = *last != Some(stand) || moment.is_changed();
    let chairs: Vec<Seat> = windows.iter().filter_map(|(_, onlooker, _)| onlooker.chair).collect();
    let here = |seat: Seat| !players.is_bot(seat) && !chairs.contains(&seat);
    for (window, onlooker, seen) in &mut windows {
        if !moved && !onlooker.is_changed() && seen.is_some() {
            continue;
        }
        let now = look(&current, &onlooker, here, moment.lens(), lock.any(), afresh.0);
        match seen {
            Some(mut seen) => {
                seen.set_if_neq(now);
            }
            None => {
                commands.entity(window).insert(now);
            }
        }
    }
    *last = Some(stand);
}

/// The window of the program looks at the match.
fn look_through_the_window(mut commands: Commands, windows: Query<Entity, (With<PrimaryWindow>, Without<Onlooker>)>) {
    for window in &windows {
        commands.entity(window).insert(Onlooker::default());
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Players>().add_systems(PreStartup, look_through_the_window);
}

pub(super) fn of_game<G: AtTable>(app: &mut App) {
    app.add_systems(Update, publish::<G>.in_set(PlaySystems::Show).in_set(PublishSystems).in_set(MatchSystems));
}
