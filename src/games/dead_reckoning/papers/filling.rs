//! Cubes of cannons are put into the cup by hand before their number is said: on the sheet, or by a click on the cup (DR-30.9).

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use crate::games::dead_reckoning::boards::cups::{CUP, READY, commits, cup, in_the_cup, ready};
use crate::games::dead_reckoning::pieces::{ReckoningPiece, Touched};
use crate::games::dead_reckoning::things::standing::Standing;
use crate::games::dead_reckoning::things::thing::Bit;
use crate::games::papers::curtain::is_up;
use crate::logbook::wording::key;
use crate::play::PlaySystems;
use crate::play::on_the_table::has_the_table;
use crate::play::sealed_orders::OrderGiven;
use crate::play::seen::{Asked, Seen};
use crate::play::telling::Holds;
use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::orders::Order;
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::dead_reckoning::state::in_all;
use crate::rules::kernel::Seat;
use crate::table::carrying::{Carriage, Gripped, PutDown, SpotState, TableSpot, TakeUpSystems};
use crate::table::pieces::Piece;
use crate::table::stage::Redraw;

/// The origin of a cube that is carried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Whence {
    Ready,
    Cup,
}

/// Cubes that were put into the cup, before the order is given.
#[derive(Resource, Default)]
pub struct Cup {
    count: u8,
    carried: Option<Whence>,
    /// One was put in or taken out in this frame.
    changed: bool,
    /// Whose, of which setting out of the table, and in which battle.
    of: Option<(Colour, u64, usize)>,
}

/// The player who fills a cup at this window.
struct Filler {
    seat: Seat,
    colour: Colour,
    side: usize,
    cannons: u8,
}

fn filler(seen: &Seen<DeadReckoning>) -> Option<Filler> {
    let (side, colour) = commits(&seen.view)?;
    let seat = seen.view.table.seat(colour);
    let asked = seen.asked == Asked::Orders && seen.seat == Some(seat) && seen.moment.is_none();
    let cannons = in_all(&seen.view.table.unused_cannons(colour));
    asked.then_some(Filler { seat, colour, side, cannons })
}

impl Cup {
    /// So many cannons are in it.
    #[must_use]
    pub const fn count(&self) -> u8 {
        self.count
    }
}

fn take_up(
    mut gripped: MessageReader<Gripped>,
    windows: Query<&Seen<DeadReckoning>, With<PrimaryWindow>>,
    pieces: Query<&Piece>,
    standing: Res<Standing>,
    holds: Res<Holds>,
    mut own: ResMut<Cup>,
    mut carriage: ResMut<Carriage>,
) {
    let Some(grip) = gripped.read().last().copied() else { return };
    let seen = windows.single().ok().filter(|_| !holds.any());
    let (Some(filler), Ok(piece)) = (seen.and_then(filler), pieces.get(grip.piece)) else { return };
    let (from, number) = match piece.own::<ReckoningPiece>() {
        Some(ReckoningPiece::Ready(of)) if *of == filler.colour && own.count < filler.cannons => {
            (Whence::Ready, own.count)
        }
        Some(ReckoningPiece::Cup(of)) if *of == filler.colour && own.count > 0 => (Whence::Cup, own.count - 1),
        _ => return,
    };
    let cube = Piece::of(Bit::Ready(filler.colour, number));
    let (Some(entity), Some(thing)) = (standing.entity(&cube), standing.thing(&cube)) else { return };
    let (lies, spot) = match from {
        Whence::Ready => {
            let mut spot = TableSpot::new(cup(filler.side), CUP, SpotState::Open);
            spot.tells = vec![key::DuelCommit { count: number + 1 }.into()];
            (thing.at, spot)
        }
        Whence::Cup => {
            let mut spot = TableSpot::new(ready(filler.side), READY, SpotState::Open);
            spot.tells = vec![key::DuelCommit { count: number }.into()];
            (in_the_cup(filler.side, number), spot)
        }
    };
    carriage.take(entity, lies, thing.at, vec![spot]);
    own.carried = Some(from);
}

fn put_down(
    mut put: MessageReader<PutDown>,
    mut own: ResMut<Cup>,
    carriage: Res<Carriage>,
    mut redraw: ResMut<Redraw>,
) {
    let down = put.read().count() > 0;
    match own.carried {
        Some(Whence::Ready) if down => own.count += 1,
        Some(Whence::Cup) if down => own.count = own.count.saturating_sub(1),
        _ => {}
    }
    if own.carried.is_some() && carriage.is_empty() {
        (own.carried, own.changed) = (None, true);
        redraw.ask();
    }
}

/// Cubes in the cup stay in it whatever else is put in its place; another battle begins with an empty one.
fn keep(
    windows: Query<&Seen<DeadReckoning>, With<PrimaryWindow>>,
    standing: Res<Standing>,
    mut own: ResMut<Cup>,
    mut cubes: Query<&mut Transform, With<Piece>>,
    mut redraw: ResMut<Redraw>,
) {
    let seen = windows.single().ok();
    let filler = seen.and_then(filler);
    let of = seen.zip(filler.as_ref()).map(|(seen, own)| (own.colour, seen.afresh, seen.view.table.winners.len()));
    let Some(filler) = filler else { return };
    if own.of != of {
        *own = Cup { of, ..Cup::default() };
    }
    own.count = own.count.min(filler.cannons);
    let lifted = |number: u8| match own.carried {
        Some(Whence::Ready) => number == own.count,
        Some(Whence::Cup) => number + 1 == own.count,
        None => false,
    };
    for number in (0..filler.cannons).filter(|number| !lifted(*number)) {
        let piece = Piece::of(Bit::Ready(filler.colour, number));
        let (Some(entity), Some(thing)) = (standing.entity(&piece), standing.thing(&piece)) else { continue };
        let lies = if number < own.count { in_the_cup(filler.side, number) } else { thing.at };
        if let Ok(mut place) = cubes.get_mut(entity)
            && (number < own.count || own.changed)
            && *place != lies
        {
            *place = lies;
            redraw.ask();
        }
    }
    own.changed = false;
}

/// A click on the cup says how many cannons fire.
fn say_so(
    mut touched: MessageReader<Touched>,
    windows: Query<&Seen<DeadReckoning>, With<PrimaryWindow>>,
    own: Res<Cup>,
    mut given: MessageWriter<OrderGiven<DeadReckoning>>,
) {
    let Some(filler) = windows.single().ok().and_then(filler) else {
        touched.clear();
        return;
    };
    for Touched(piece) in touched.read() {
        if *piece == ReckoningPiece::Cup(filler.colour) && own.count > 0 {
            given.write(OrderGiven { seat: filler.seat, order: Order::Commit(own.count) });
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Cup>()
        .add_systems(PreUpdate, take_up.in_set(TakeUpSystems).run_if(has_the_table::<DeadReckoning>.and_then(is_up)))
        .add_systems(
            Update,
            say_so.before(PlaySystems::TakeOrders).run_if(has_the_table::<DeadReckoning>.and_then(is_up)),
        )
        .add_systems(
            Update,
            (put_down, keep).chain().after(PlaySystems::Show).run_if(has_the_table::<DeadReckoning>.and_then(is_up)),
        );
}
