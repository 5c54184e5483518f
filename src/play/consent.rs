//! Motions, to which all players have to agree: one player makes it, every seat is asked at its own window, and it is done once
//! every person has agreed. One no leaves all as it was.

use std::collections::BTreeSet;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::apart::Here;
use super::at_table::AtTable;
use super::belongings::belongs;
use super::counsel::MateAgreed;
use super::current_match::CurrentMatch;
use super::frame::{MatchSystems, PlaySystems, TableCleared};
use super::log::LogBook;
use super::on_the_table::has_the_table;
use super::sand_glass::SandGlass;
use super::saves::Unsaved;
use super::undo::{BackTo, Undo, UndoSystems};
use crate::logbook::chronicle::Limit;
use crate::rules::kernel::Seat;

/// A motion to which all players have to agree.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Motion {
    /// Captains may ask the mate; or they may no more, which needs no consent.
    Mate(bool),
    /// One order or one answer may take this long.
    Limit(Limit),
    /// The last throw or the last shown secret is taken back.
    TakeBack,
    /// Everything is taken back that came after this line of the log.
    BackTo(usize),
}

impl Motion {
    /// Is it about the last input? Then another input makes it void.
    const fn goes_back(self) -> bool {
        matches!(self, Self::TakeBack | Self::BackTo(_))
    }
}

/// An open motion, and the seats that have agreed so far.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Motioned {
    pub motion: Motion,
    /// The first mover.
    pub by: Seat,
    /// The number of the first line of the log that is taken back, where any is.
    pub since: Option<usize>,
    /// The seats that have agreed, the mover's among them.
    pub agreed: BTreeSet<Seat>,
}

/// The motion all are asked now, if any.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct Motions(pub Option<Motioned>);

/// A seat makes a motion. While another one is open it is ignored; the same motion counts as agreement.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moved {
    pub by: Seat,
    pub motion: Motion,
}

/// A seat agrees to the open motion, or does not.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Voted {
    pub by: Seat,
    pub agreed: bool,
}

/// The way in which something is moved and answered at a window.
#[derive(SystemParam)]
pub struct Assembly<'w> {
    here: Here<'w>,
    moved: MessageWriter<'w, Moved>,
    voted: MessageWriter<'w, Voted>,
}

impl Assembly<'_> {
    /// Makes a motion for the first seat at this window. If several players sit here, the mover is unknown, so all of
    /// them are asked.
    pub fn moves(&mut self, motion: Motion) {
        let moved = self.here.seats().next().map(|by| Moved { by, motion });
        self.moved.write_batch(moved);
    }

    /// All who sit here move it together.
    pub fn move_together(&mut self, motion: Motion) {
        let moved: Vec<_> = self.here.seats().map(|by| Moved { by, motion }).collect();
        self.moved.write_batch(moved);
    }

    /// All who sit here agree to the open motion, or do not.
    pub fn answers(&mut self, agreed: bool) {
        let voted: Vec<_> = self.here.seats().map(|by| Voted { by, agreed }).collect();
        self.voted.write_batch(voted);
    }
}

/// Hears motions and carries them out; undo requests that follow from them are handled after this.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct ConsentSystems;

/// Carries out a motion once all have agreed.
#[derive(SystemParam)]
struct Deeds<'w> {
    mate: ResMut<'w, MateAgreed>,
    glass: ResMut<'w, SandGlass>,
    unsaved: ResMut<'w, Unsaved>,
    undo: MessageWriter<'w, Undo>,
    back: MessageWriter<'w, BackTo>,
}

impl Deeds<'_> {
    fn carry_out(&mut self, motion: Motion) {
        match motion {
            Motion::Mate(agreed) => self.unsaved.0 |= self.mate.set_if_neq(MateAgreed(agreed)),
            Motion::Limit(limit) => {
                self.glass.agree(limit);
                self.unsaved.0 = true;
            }
            Motion::TakeBack => {
                self.undo.write(Undo { by_consent: true, by: None });
            }
            Motion::BackTo(line) => {
                self.back.write(BackTo(line));
            }
        }
    }
}

/// The first line of the log that a motion takes back.
fn since<G: AtTable>(current: &CurrentMatch<G>, log: &LogBook<G>, motion: Motion) -> Option<usize> {
    let before = match motion {
        Motion::TakeBack => current.happened_before(current.last_together()?)?,
        Motion::BackTo(line) => log.place_of(line)? + 1,
        Motion::Mate(_) | Motion::Limit(_) => return None,
    };
    log.standing().nth(before).map(|line| line.number)
}

fn debate<G: AtTable>(
    current: Option<Res<CurrentMatch<G>>>,
    (here, log): (Here, Res<LogBook<G>>),
    mut motions: ResMut<Motions>,
    mut moved: MessageReader<Moved>,
    mut voted: MessageReader<Voted>,
    mut deeds: Deeds,
    mut put_in: Local<(u64, usize)>,
) {
    let mut open = motions.0.clone();
    let now = current.as_ref().map(|current| current.put_in()).unwrap_or_default();
    if std::mem::replace(&mut *put_in, now) != now {
        open = open.filter(|open| !open.motion.goes_back());
    }
    for Moved { by, motion } in moved.read() {
        if *motion == Motion::Mate(false) {
            deeds.carry_out(*motion);
            continue;
        }
        let since = || current.as_deref().and_then(|current| since(current, &log, *motion));
        let new = || Motioned { motion: *motion, by: *by, since: since(), agreed: BTreeSet::new() };
        let open = open.get_or_insert_with(new);
        if open.motion == *motion {
            open.agreed.insert(*by);
        }
    }
    for Voted { by, agreed } in voted.read() {
        if let Some(open) = open.as_mut().filter(|_| *agreed) {
            open.agreed.insert(*by);
        } else {
            open = None;
        }
    }
    // A player who plays alone is not asked.
    let all = |open: &mut Motioned| here.persons() < 2 || here.humans().all(|seat| open.agreed.contains(&seat));
    if let Some(Motioned { motion, .. }) = open.take_if(all) {
        deeds.carry_out(motion);
    }
    motions.set_if_neq(Motions(open));
}

pub(super) fn plugin(app: &mut App) {
    belongs::<Motions>(app);
    app.init_resource::<Motions>()
        .add_message::<Moved>()
        .add_message::<Voted>()
        .configure_sets(Update, ConsentSystems.in_set(PlaySystems::Begin).in_set(MatchSystems).before(UndoSystems))
        .add_observer(|_: On<TableCleared>, mut motions: ResMut<Motions>| *motions = Motions::default());
}

pub(super) fn of_game<G: AtTable>(app: &mut App) {
    app.add_systems(Update, debate::<G>.in_set(ConsentSystems).run_if(has_the_table::<G>));
}
