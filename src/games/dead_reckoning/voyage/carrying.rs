//! Things a captain carries by hand in a whole game, and places that are lit (DR-30.3, DR-30.4).

use bevy::prelude::*;

use super::berths::{Load, berths, load, sails, within_reach};
use super::deeds::Captain;
use super::{at_sea, placing};
use crate::games::dead_reckoning::boards::places::Seat;
use crate::games::dead_reckoning::pieces::ReckoningPiece;
use crate::games::dead_reckoning::sea::places::{CUBE, slot};
use crate::games::dead_reckoning::things::thing::{Bit, Form, Thing};
use crate::games::dead_reckoning::wishes::{Draft, Page};
use crate::games::papers::sheets::Scene;
use crate::games::papers::sheets::carrying::{Grip, InHand};
use crate::play::seen::{Asked, Seen};
use crate::rules::dead_reckoning::goods::{ByHold, Good, Goods, Hold, Place};
use crate::rules::dead_reckoning::orders::{Order, Split};
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::dead_reckoning::state::Phase;
use crate::table::carrying::{SpotState, TableSpot};
use crate::table::pieces::Piece;

/// The captain who may carry something now.
fn captain(seen: &Seen<DeadReckoning>) -> Option<Captain<'_>> {
    let phase = seen.view.table.phase;
    let asked = seen.asked == Asked::Orders && matches!(phase, Phase::Main | Phase::Sleeve) && seen.moment.is_none();
    let seat = seen.seat.filter(|seat| asked && at_sea(seen) && *seat == seen.view.table.active)?;
    Captain::at(&seen.view.table, seat)
}

/// The way that is laid out.
fn way(draft: &Draft) -> &[Place] {
    match &draft.order {
        Some(Order::Move(path)) => path,
        _ => &[],
    }
}

/// The barrel or coin nearest to where the hand gripped, of those that lie there.
fn nearest(grip: &Grip, captain: &Captain<'_>, piece: &ReckoningPiece) -> Option<Good> {
    let player = captain.player;
    let bit = |good: Good, number: u8| match *piece {
        ReckoningPiece::Hold(of, hold) => Bit::Aboard(of, hold, good, number),
        _ => Bit::Ashore(player.at, good, number),
    };
    let count = |good: Good| match *piece {
        ReckoningPiece::Hold(_, hold) => player.slot(hold).goods.of(good),
        _ => captain.table.island_at(player.at).map_or(0, |island| island.goods.of(good)),
    };
    let all = Good::ALL.into_iter().flat_map(|good| (0..count(good)).map(move |number| (good, number)));
    let far = |good: Good, number: u8| {
        let lies = (grip.lies)(&Piece::of(bit(good, number)));
        lies.map_or(f32::INFINITY, |lies| lies.translation.distance_squared(grip.at))
    };
    let near = all.map(|(good, number)| (good, far(good, number))).min_by(|one, other| one.1.total_cmp(&other.1));
    near.map(|(good, _)| good)
}

/// The piece that is lifted of a load.
fn lifted(captain: &Captain<'_>, piece: &Piece, load: Load) -> Piece {
    let player = captain.player;
    let (of, last) = (player.colour, |count: u8| count.saturating_sub(1));
    match load {
        Load::Good(good, Some(hold)) => Piece::of(Bit::Aboard(of, hold, good, last(player.slot(hold).goods.of(good)))),
        Load::Good(good, None) => match (piece.own::<ReckoningPiece>(), good) {
            (Some(ReckoningPiece::Dock(_)), _) => Piece::of(Bit::OnDock(of, last(player.dock.min(24)))),
            (Some(ReckoningPiece::Chest(_)), _) => Piece::of(Bit::TakenOut(of)),
            _ => {
                let there = captain.table.island_at(player.at).map_or(0, |island| island.goods.of(good));
                Piece::of(Bit::Ashore(player.at, good, last(there.min(20))))
            }
        },
        Load::Sails => Piece::of(Bit::Sails(of)),
        Load::Card(_) | Load::Ship | Load::Encounter | Load::Aside(_) => piece.clone(),
    }
}

/// The thing lifted by a grip, and the places to put it.
#[must_use]
pub fn takes_up(scene: &Scene<DeadReckoning>, draft: &Draft, grip: &Grip) -> Option<InHand<DeadReckoning>> {
    let (captain, own) = (captain(scene.seen)?, grip.piece.own::<ReckoningPiece>()?);
    let load = load(&captain, own, nearest(grip, &captain, own))?;
    let (colour, seat) = (captain.player.colour, Seat::of(&scene.seen.view, captain.player.colour));
    let from_chest = load == Load::Good(Good::Gold, None) && *own == ReckoningPiece::Chest(colour);
    let flat = matches!(load, Load::Card(_) | Load::Aside(_) | Load::Encounter);
    Some(InHand {
        piece: lifted(&captain, grip.piece, load),
        comes: from_chest.then(|| Thing::new(Bit::TakenOut(colour), Form::Coin, seat.chest())),
        lies: None,
        held: flat.then(|| seat.play_area().0),
        berths: berths(&captain, &scene.seen.view, load, if grip.led { way(draft) } else { &[] }),
    })
}

/// A draft takes these goods out of the holds and off the dock; they are pointed out there.
fn taken(order: &Order) -> Split {
    let cargo =
        |holds: &ByHold<u8>| holds.iter().map(|(hold, cargo)| (*hold, Goods { cargo: *cargo, gold: 0 })).collect();
    let holds = match order {
        Order::Employ(said) => return said.pay.clone(),
        Order::ReturnTwelve(split) => return split.clone(),
        Order::Buy(holds) | Order::Trade(holds) => cargo(holds),
        Order::Unload(holds) => holds.clone(),
        Order::Jettison(hold, goods) => [(*hold, *goods)].into(),
        _ => ByHold::default(),
    };
    Split { holds, home: Goods::default() }
}

/// Rings around the goods that are taken.
fn pointed_out(lies: &dyn Fn(&Piece) -> Option<Transform>, captain: &Captain<'_>, order: &Order) -> Vec<TableSpot> {
    let (player, taken) = (captain.player, taken(order));
    let mut bits: Vec<Bit> = Vec::new();
    for hold in Hold::ALL {
        let (there, taken) = (player.slot(hold).goods, taken.holds.get(&hold).copied().unwrap_or_default());
        for good in Good::ALL {
            let last = there.of(good).saturating_sub(taken.of(good))..there.of(good);
            bits.extend(last.map(|number| Bit::Aboard(player.colour, hold, good, number)));
        }
    }
    let on_dock = player.dock.saturating_sub(taken.home.cargo)..player.dock;
    bits.extend(on_dock.map(|number| Bit::OnDock(player.colour, number)));
    let places = bits.into_iter().filter_map(|bit| lies(&Piece::of(bit)));
    places.map(|at| TableSpot::new(at, Vec2::splat(0.10), SpotState::Meant)).collect()
}

/// Influence slots that may be taken glow, and those that are taken have a ring (DR-30.8).
fn influence(captain: &Captain<'_>, order: &Order) -> Vec<TableSpot> {
    let Order::Employ(said) = order else { return Vec::new() };
    let spot = |(at, number, taken): (Place, u8, bool)| {
        let lies = Transform::from_translation(slot(at, number.into()) - Vec3::Y * CUBE);
        TableSpot::new(lies, Vec2::splat(CUBE * 1.3), if taken { SpotState::Meant } else { SpotState::Open })
    };
    placing::slots(captain, said).into_iter().map(spot).collect()
}

/// The sail track and the tiles within reach are lit, and what a draft would take (DR-30.3, DR-30.7).
#[must_use]
pub fn lit(
    scene: &Scene<DeadReckoning>,
    draft: &Draft,
    pointed: &dyn Fn(&Piece) -> bool,
    lies: &dyn Fn(&Piece) -> Option<Transform>,
) -> Vec<TableSpot> {
    let captain = captain(scene.seen).filter(|captain| captain.table.phase == Phase::Main);
    let Some(captain) = captain else { return Vec::new() };
    let colour = captain.player.colour;
    let mut spots = Vec::new();
    if draft.page == Page::Sea || pointed(&Piece::of(ReckoningPiece::Ship(colour))) {
        spots.extend(within_reach(&captain, way(draft)));
    }
    let track = sails(&captain, &Seat::of(&scene.seen.view, colour)).into_iter().map(|berth| berth.spot);
    spots.extend(track.filter(|spot| spot.state == SpotState::Open).map(|mut spot| {
        spot.sign = super::deeds::in_one_line(spot.tells.iter().cloned());
        spot
    }));
    if let Some(order) = &draft.order {
        spots.extend(pointed_out(lies, &captain, order));
        spots.extend(influence(&captain, order));
    }
    spots
}
