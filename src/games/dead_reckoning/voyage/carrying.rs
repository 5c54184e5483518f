//! Joins the hand that carries with the match: what is taken up, which places are lit, and the order that is given or laid out
//! where it is put down (DR-30.3, DR-30.4).

use bevy::prelude::*;

use super::berths::{Berth, Load, berths, load, sails, within_reach};
use super::deeds::Captain;
use super::{at_sea, placing, route};
use crate::games::dead_reckoning::boards::places::Seat;
use crate::games::dead_reckoning::pieces::ReckoningPiece;
use crate::games::dead_reckoning::sea::places::{CUBE, slot};
use crate::games::dead_reckoning::things::standing::Standing;
use crate::games::dead_reckoning::things::thing::{Bit, Form, Thing};
use crate::games::dead_reckoning::wishes::{Draft, Page, Wish};
use crate::games::papers::curtain::is_up;
use crate::games::papers::sheets::Drafts;
use crate::play::on_the_table::has_the_table;
use crate::play::sealed_orders::OrderGiven;
use crate::play::seen::{Asked, Seen, SeenHere};
use crate::play::telling::ShowLock;
use crate::rules::dead_reckoning::goods::{ByHold, Good, Goods, Hold, Place};
use crate::rules::dead_reckoning::orders::{Order, Split};
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::dead_reckoning::state::Phase;
use crate::rules::kernel;
use crate::table::beats::Performance;
use crate::table::carrying::{Carriage, Gripped, Lit, PutDown, SpotState, TableSpot, TakeUpSystems, send_home};
use crate::table::pieces::{Hovered, Piece};
use crate::table::things::Laying;

/// The thing in the hand of the captain at the window.
#[derive(Resource, Default)]
struct InHand {
    load: Option<Load>,
    berths: Vec<Berth>,
    /// The way the ship was carried so far.
    path: Vec<Place>,
}

/// The captain who may carry something now.
fn captain(seen: &Seen<DeadReckoning>) -> Option<(kernel::Seat, Captain<'_>)> {
    let phase = seen.view.table.phase;
    let asked = seen.asked == Asked::Orders && matches!(phase, Phase::Main | Phase::Sleeve) && seen.moment.is_none();
    let seat = seen.seat.filter(|seat| asked && at_sea(seen) && *seat == seen.view.table.active)?;
    Some((seat, Captain::at(&seen.view.table, seat)?))
}

/// The barrel or coin nearest to where the hand gripped, of those that lie there.
fn nearest(standing: &Standing, captain: &Captain<'_>, piece: &ReckoningPiece, at: Vec3) -> Option<Good> {
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
        let thing = standing.thing(&Piece::of(bit(good, number)));
        thing.map_or(f32::INFINITY, |thing| thing.at.translation.distance_squared(at))
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

fn take_up(
    mut gripped: MessageReader<Gripped>,
    here: SeenHere<DeadReckoning>,
    pieces: Query<&Piece>,
    mut hands: Laying<Form>,
    mut hand: ResMut<InHand>,
    mut carriage: ResMut<Carriage>,
    lock: Res<ShowLock>,
) {
    let Some(grip) = gripped.read().last().copied() else { return };
    // What is shown is looked at, and not taken up.
    let seen = here.get().filter(|_| !lock.any());
    let (Some(seen), Ok(piece)) = (seen, pieces.get(grip.piece)) else { return };
    let (Some((_, captain)), Some(own)) = (captain(seen), piece.own::<ReckoningPiece>()) else { return };
    let near = nearest(&hands.table, &captain, own, grip.at);
    let Some(load) = load(&captain, own, near) else { return };
    let lifted = lifted(&captain, piece, load);
    let seat = Seat::of(&seen.view, captain.player.colour);
    if load == Load::Good(Good::Gold, None) && *own == ReckoningPiece::Chest(captain.player.colour) {
        hands.take_out(Thing::new(Bit::TakenOut(captain.player.colour), Form::Coin, seat.chest()));
    }
    let table = &hands.table;
    let (Some(entity), Some(lies)) = (table.entity(&lifted), table.thing(&lifted).map(|thing| thing.at)) else {
        return;
    };
    let held = match load {
        Load::Card(_) | Load::Aside(_) | Load::Encounter => seat.play_area().0,
        _ => lies,
    };
    let berths = berths(&captain, &seen.view, load, &[]);
    carriage.take(entity, lies, held, berths.iter().map(|berth| berth.spot.clone()).collect());
    *hand = InHand { load: Some(load), berths, path: Vec::new() };
}

/// A ship that is carried lays out her way, and its price is told before it is confirmed.
fn follow(
    here: SeenHere<DeadReckoning>,
    mut hand: ResMut<InHand>,
    mut carriage: ResMut<Carriage>,
    mut drafts: ResMut<Drafts<DeadReckoning>>,
) {
    let captain = here.get().and_then(|seen| Some((captain(seen)?.1, seen)));
    let Some((captain, seen)) = captain else {
        // What is carried in a battle is not of this desk.
        if !carriage.is_empty() && hand.load.take().is_some() {
            carriage.let_go();
        }
        return;
    };
    if hand.load != Some(Load::Ship) || carriage.is_empty() || !carriage.is_changed() {
        return;
    }
    let Some(over) = carriage.over().and_then(|over| hand.berths.get(over)) else { return };
    let (Some(at), stand) = (over.at, over.spot.state) else { return };
    let path = route::led(captain.player, &hand.path, at);
    if path == hand.path || (stand == SpotState::Closed && !path.is_empty()) {
        return;
    }
    hand.berths = berths(&captain, &seen.view, Load::Ship, &path);
    carriage.light(hand.berths.iter().map(|berth| berth.spot.clone()).collect());
    let order = Some(Order::Move(path.clone())).filter(|_| !path.is_empty());
    drafts.edit(seen.seat, |draft| (draft.page, draft.order) = (Page::Sea, order));
    hand.path = path;
}

fn put_down(
    mut put: MessageReader<PutDown>,
    here: SeenHere<DeadReckoning>,
    carriage: Res<Carriage>,
    mut hand: ResMut<InHand>,
    mut drafts: ResMut<Drafts<DeadReckoning>>,
    mut given: MessageWriter<OrderGiven<DeadReckoning>>,
    (mut performance, mut lock): (ResMut<Performance>, ResMut<ShowLock>),
) {
    let Some(down) = put.read().last().cloned() else {
        // It was let go elsewhere.
        if carriage.is_empty() && hand.load.is_some() {
            hand.load = None;
        }
        return;
    };
    if hand.load.is_none() {
        return;
    }
    let berth = hand.berths.get(down.spot).cloned();
    let load = std::mem::take(&mut *hand).load;
    let now = here.get().and_then(captain);
    match (berth.map(|berth| berth.does), now) {
        (Some(Wish::Give(order)), Some((seat, captain))) if captain.against(&order).is_none() => {
            drafts.edit(Some(seat), |draft| draft.order = None);
            given.write(OrderGiven { seat, order });
        }
        (does, now) => {
            if let (Some(Wish::Draft(order)), Some((seat, _))) = (does, now) {
                let page = if load == Some(Load::Ship) { Page::Sea } else { Page::Cards };
                drafts.edit(Some(seat), |draft| (draft.page, draft.order) = (page, Some(order)));
            }
            send_home(&mut performance, &mut lock, down.piece, down.lies);
        }
    }
}

/// What a draft takes out of the holds and off the dock: there these goods are pointed out.
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
fn pointed_out(standing: &Standing, captain: &Captain<'_>, order: &Order) -> Vec<TableSpot> {
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
    let things = bits.into_iter().filter_map(|bit| standing.thing(&Piece::of(bit)));
    things.map(|thing| TableSpot::new(thing.at, Vec2::splat(0.10), SpotState::Meant)).collect()
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
fn light_up(
    here: SeenHere<DeadReckoning>,
    drafts: Res<Drafts<DeadReckoning>>,
    standing: Res<Standing>,
    hovered: Query<&Piece, With<Hovered>>,
    mut lit: ResMut<Lit>,
) {
    let mut spots = Vec::new();
    let seen = here.get();
    if let Some(seen) = seen
        && let Some((_, captain)) = captain(seen)
        && captain.table.phase == Phase::Main
    {
        let own = ReckoningPiece::Ship(captain.player.colour);
        let at_her = hovered.iter().any(|piece| piece.own::<ReckoningPiece>() == Some(&own));
        let Draft { page, order, .. } = drafts.draft();
        let path: &[Place] = match order {
            Some(Order::Move(path)) => path,
            _ => &[],
        };
        if *page == Page::Sea || at_her {
            spots.extend(within_reach(&captain, path));
        }
        let seat = Seat::of(&seen.view, captain.player.colour);
        let track = sails(&captain, &seat).into_iter().map(|berth| berth.spot);
        spots.extend(track.filter(|spot| spot.state == SpotState::Open).map(|mut spot| {
            let said = spot.tells.iter().cloned();
            spot.sign = super::deeds::in_one_line(said);
            spot
        }));
        if let Some(order) = order {
            spots.extend(pointed_out(&standing, &captain, order));
            spots.extend(influence(&captain, order));
        }
    }
    if lit.0 != spots {
        lit.0 = spots;
    }
}

/// Leaving the table puts the lights out.
fn put_out(mut lit: ResMut<Lit>, mut carriage: ResMut<Carriage>) {
    if !lit.0.is_empty() {
        lit.0.clear();
    }
    if !carriage.is_empty() {
        carriage.let_go();
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<InHand>()
        .add_systems(PreUpdate, take_up.in_set(TakeUpSystems).run_if(has_the_table::<DeadReckoning>.and_then(is_up)))
        .add_systems(
            Update,
            (follow, put_down, light_up).chain().run_if(has_the_table::<DeadReckoning>.and_then(is_up)),
        )
        .add_systems(Update, put_out.run_if(not(has_the_table::<DeadReckoning>.and_then(is_up))));
}
