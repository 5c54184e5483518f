//! The view while orders are written: the ships they are for beside the sheet, and every click on the board one of its own.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::order_card::draft::owing;
use crate::games::papers::sheets::{Drafts, Reckoned, WRITTEN};
use crate::play::PlaySystems;
use crate::play::seen::Seen;
use crate::rules::geometry::base::Base;
use crate::rules::kernel;
use crate::rules::the_ships::game::TheShips;
use crate::rules::the_ships::view::View;
use crate::table::attention::{Attention, LookAt};
use crate::table::board::places::{HEX_FLATS, world_from_hex};
use crate::table::under::Chalking;

/// Ships of the other side are brought into the view from no farther than this, in hexes.
const NEAR: u32 = 9;
/// A ship that lies alone is seen with this number of hexes of water about her.
const ROOM: f32 = 3.5;

/// The papers that are being written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Written {
    /// The cards of a seat for a turn.
    Cards(kernel::Seat, u16),
    /// The places of a seat's ships.
    Places(kernel::Seat),
    /// The holds of a seat's ships.
    Holds(kernel::Seat),
}

/// All these places, with some water about them.
fn about(places: impl IntoIterator<Item = Vec3>) -> Option<LookAt> {
    let places: Vec<Vec3> = places.into_iter().collect();
    let first = *places.first()?;
    let (low, high) = places.iter().fold((first, first), |(low, high), at| (low.min(*at), high.max(*at)));
    let at = low.midpoint(high);
    let farthest = places.iter().map(|place| place.distance(at)).fold(0.0, f32::max);
    Some(LookAt::Fleet { at, radius: farthest + ROOM * HEX_FLATS, sheet: WRITTEN })
}

/// The ships of a seat that writes cards, or what all its ships carry, and the others near them.
fn ships(view: &View, written: Written, seat: kernel::Seat) -> Option<LookAt> {
    let table = &view.table;
    let own: Vec<Base> = match written {
        Written::Holds(_) => {
            table.each().filter(|place| table.owner(*place) == seat).filter_map(|at| table.base(at)).collect()
        }
        _ => owing(view, table.side_at(seat)?).filter_map(|ship| table.base(table.place_of(ship)?)).collect(),
    };
    let near = |base: &Base| own.iter().any(|ship| ship.range_to(*base) <= NEAR);
    let others = table.each().filter_map(|place| table.base(place)).filter(near);
    about(own.iter().copied().chain(others).map(|base| world_from_hex(base.bow())))
}

/// Looks once at every draft: the player may move the view afterwards.
fn look_at_what_is_written(
    windows: Query<&Seen<TheShips>, With<PrimaryWindow>>,
    (plotted, drafts): (Res<Reckoned<TheShips>>, Res<Drafts<TheShips>>),
    mut attention: ResMut<Attention>,
    mut chalking: ResMut<Chalking>,
    mut shown: Local<Option<Written>>,
) {
    let draft = drafts.draft();
    let (cards, placing, fitting) = (&draft.cards, &draft.placing, &draft.fitting);
    let turn = plotted.0.sheet.as_ref().and_then(|_| Some(Written::Cards(cards.seat?, cards.turn)));
    let charted = turn.or(placing.seat.map(Written::Places));
    if chalking.on != charted.is_some() || plotted.is_changed() {
        let hexes = charted.map(|_| plotted.0.hexes()).unwrap_or_default();
        chalking.set_if_neq(Chalking { on: charted.is_some(), hexes });
    }
    let written = charted.or(fitting.seat.map(Written::Holds));
    if *shown == written {
        return;
    }
    *shown = written;
    let spot = match (written, windows.single()) {
        (Some(what @ (Written::Cards(seat, _) | Written::Holds(seat))), Ok(seen)) => ships(&seen.view, what, seat),
        (Some(Written::Places(_)), _) => about(placing.berths.values().map(|berth| world_from_hex(berth.bow.into()))),
        _ => None,
    };
    match spot {
        Some(spot) => attention.draw_to(spot),
        None if matches!(attention.spot(), Some(LookAt::Fleet { .. })) => attention.release(),
        None => {}
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, look_at_what_is_written.after(PlaySystems::Show));
}
