//! The first window's end of it: the second window is opened for a seat, and closed when it is no longer wanted or there.

use std::collections::VecDeque;

use bevy::prelude::*;

use super::wire::{Gone, Wire};
use super::words::{Known, line_of};
use crate::logbook::chronicle::Limit;
use crate::play::activity::TableActivity;
use crate::play::apart::Apart;
use crate::play::frame::{PlaySystems, TableCleared};
use crate::play::on_the_table::OnTheTable;
use crate::play::players::Players;
use crate::play::seen::Onlooker;
use crate::play::since;
use crate::play::undo::Undoable;
use crate::rules::kernel::{GameId, Seat};

/// A second window is wanted for this seat. The app answers with [`SecondWindow::open`].
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpenSecondWindow(pub Seat);

/// The second window is wanted no more.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct CloseSecondWindow;

/// The second window is closed for one of these reasons.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// It was wanted no more, or there is nothing to be seen at it.
    Done,
    /// It was closed by its player, or came to grief.
    Left,
    /// It said what no second window says.
    Faulty,
}

/// The second window is closed; its seat is back at the first.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct SecondWindowClosed {
    pub seat: Seat,
    pub ending: Ending,
}

/// At most this many lines are heard in a frame, so that a flood cannot stall the table.
const MOST_HEARD: usize = 64;

/// The second window, as long as it is open.
#[derive(Resource)]
pub struct SecondWindow {
    seat: Seat,
    wire: Wire,
    onlooker: Entity,
    /// Lines from it that no game has read yet.
    pub(super) heard: VecDeque<String>,
    /// The game it was told of.
    pub(super) game: Option<GameId>,
    /// Counts the seatings that it was told of.
    pub(super) sitting: u32,
    /// The table as it was told last.
    pub(super) known: Known,
    /// The lines of the log that it was told: their numbers here, and true if struck.
    pub(super) lines: Vec<(usize, bool)>,
    /// It has been told how things stand, this often set out afresh.
    pub(super) stood: Option<u64>,
    /// The last told limit, seats of the running sand, and undo of its seat, the latter with the version of the match.
    pub(super) limit: Option<Limit>,
    pub(super) runs_for: Vec<Seat>,
    pub(super) undo: (u64, Undoable),
    /// The last told activity of the table.
    pub(super) busy: Option<TableActivity>,
    /// The last order since which it was told the news.
    pub(super) since: since::NewsCursor,
    /// An order of it was refused: it is told once more how things stand.
    pub(super) repeat: bool,
    ending: Option<Ending>,
}

impl SecondWindow {
    /// The second window is at the other end of this wire, for this seat.
    pub fn open(world: &mut World, seat: Seat, wire: Wire) {
        Self::close(world, Ending::Done);
        let onlooker = world.spawn((Name::new("second window"), Onlooker { chair: Some(seat), eyes: None })).id();
        world.insert_resource(Apart::first(seat));
        world.insert_resource(Self {
            seat,
            wire,
            onlooker,
            heard: VecDeque::new(),
            game: None,
            sitting: 0,
            known: Known::default(),
            lines: Vec::new(),
            stood: None,
            limit: None,
            runs_for: Vec::new(),
            undo: Default::default(),
            busy: None,
            since: since::NewsCursor::default(),
            repeat: false,
            ending: None,
        });
    }

    /// Closes it, if it is open: its wire ends.
    pub fn close(world: &mut World, ending: Ending) {
        let Some(second) = world.remove_resource::<Self>() else { return };
        world.remove_resource::<Apart>();
        world.despawn(second.onlooker);
        world.write_message(SecondWindowClosed { seat: second.seat, ending });
    }

    /// This seat's player sits at it.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// Were lines said or heard that no picture has followed yet?
    #[must_use]
    pub fn is_spoken_with(&self) -> bool {
        !self.heard.is_empty() || self.ending.is_some()
    }

    /// Views for it are published on this entity.
    pub(super) const fn onlooker(&self) -> Entity {
        self.onlooker
    }

    /// Sends a line; if the other end is closed, the window is closed in the next frame.
    pub(super) fn say(&mut self, said: &impl serde::Serialize) {
        if !self.wire.send(line_of(said)) {
            self.end(Ending::Left);
        }
    }

    /// It is to be closed; the first reason counts.
    pub(super) fn end(&mut self, ending: Ending) {
        self.ending.get_or_insert(ending);
    }
}

fn hear(
    mut second: ResMut<SecondWindow>,
    players: Res<Players>,
    on: Res<OnTheTable>,
    mut close: MessageReader<CloseSecondWindow>,
) {
    let second = &mut *second;
    // Lines that no game has read yet wait on the wire, which has a bound of its own.
    for _ in second.heard.len()..MOST_HEARD {
        match second.wire.hear() {
            Ok(Some(line)) => second.heard.push_back(line),
            Ok(None) => break,
            Err(Gone) => {
                second.end(Ending::Left);
                break;
            }
        }
    }
    // A match that was left, or in which a bot sits there, is not shown.
    let over = on.0.is_none();
    if close.read().count() > 0 || over || players.is_bot(second.seat) {
        second.end(Ending::Done);
    }
}

fn close(world: &mut World) {
    if let Some(ending) = world.get_resource::<SecondWindow>().and_then(|second| second.ending) {
        SecondWindow::close(world, ending);
    }
}

/// Another match, or the same from a file: everything is told from the beginning.
fn begin_anew(_: On<TableCleared>, second: Option<ResMut<SecondWindow>>) {
    if let Some(mut second) = second {
        second.game = None;
        second.heard.clear();
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<OpenSecondWindow>()
        .add_message::<CloseSecondWindow>()
        .add_message::<SecondWindowClosed>()
        .add_observer(begin_anew)
        .add_systems(Update, (hear, close).chain().before(PlaySystems::Begin).run_if(resource_exists::<SecondWindow>));
}
