//! Hands on the table: a touch chooses a unit or a target, a ship is led over places round her bow and sails there, and
//! pieces to be placed are carried to their places (PC-21.4).

use bevy::math::{Vec2, Vec3};
use bevy::prelude::Transform;

use super::captain::{Captain, hundredths, said};
use super::lanes::{Lane, Meets};
use super::reckoning::half_of_net;
use super::{choices, guns, laying, ruler, sheet};
use crate::games::papers::sheets::Scene;
use crate::games::papers::sheets::carrying::{Berth, Grip, InHand};
use crate::games::pirates::pieces::PiratePiece;
use crate::games::pirates::things::places::Sea;
use crate::games::pirates::wishes::{Draft, Page, Wish};
use crate::logbook::wording::{Fact, key};
use crate::play::seen::Asked;
use crate::rules::pirates::game::Pirates;
use crate::rules::pirates::ids::Name;
use crate::rules::pirates::orders::{Gun, Order};
use crate::rules::pirates::state::{Phase, Ship};
use crate::rules::pirates::wants::Choice;
use crate::rules::plane::{Heading, Mm, Pose, Spot};
use crate::table::carrying::{SpotState, TableSpot};
use crate::table::settings::bindings::Action;
use crate::table::sheet::refused;

/// Places round the bow are this number of hundredths of a degree apart.
const APART: i32 = 500;
/// Half of such a place, in millimetres of the rules, along and across.
const ALONG: Mm = Mm(1_100);
const ACROSS: Mm = Mm(330);
/// Half of a place at which something is put.
const SPOT: Mm = Mm(1_400);
/// A lit place is larger than the ship in it by this, all around.
const ROOM: Mm = Mm(350);
/// Places lie this high over the sea.
const HIGH: f32 = 0.03;

/// The option of the question that this piece answers.
fn answer(captain: &Captain, piece: &PiratePiece) -> Option<Wish> {
    let Asked::Choose { options, why, .. } = &captain.scene.seen.asked else { return None };
    let is = |option: &Choice| match (option, piece) {
        (Choice::Mast(mast), PiratePiece::Mast(unit, number)) => mast == number && choices::about(why) == Some(*unit),
        (Choice::Island(island), PiratePiece::Island(own)) => island == own,
        (Choice::Unit(unit), PiratePiece::Ship(own) | PiratePiece::Kraken(own) | PiratePiece::Fort(own)) => unit == own,
        _ => false,
    };
    options.iter().position(is).filter(|_| captain.awaited).map(Wish::Choose)
}

fn unit_of(piece: &PiratePiece) -> Option<Name> {
    match piece {
        PiratePiece::Ship(unit)
        | PiratePiece::Kraken(unit)
        | PiratePiece::Fort(unit)
        | PiratePiece::Deck(unit)
        | PiratePiece::Mast(unit, _) => Some(*unit),
        _ => None,
    }
}

/// A mast that fires, or that is put back.
fn mast(captain: &Captain, unit: Name, number: u8) -> Option<Wish> {
    if guns::shots(captain).is_some_and(|run| run.unit == unit) {
        return Some(Wish::Aim(Gun::Mast(number)));
    }
    let order = Order::Order(unit, crate::rules::pirates::orders::Task::Repair(number));
    captain.orders_in(Phase::Orders).then_some(order).filter(|order| captain.may(order)).map(Wish::Give)
}

/// A touch of a piece makes this wish.
#[must_use]
pub fn touched(scene: &Scene<Pirates>, draft: &Draft, piece: &PiratePiece) -> Option<Wish> {
    let captain = Captain::reading(scene)?;
    if let Some(answer) = answer(&captain, piece) {
        return Some(answer);
    }
    if let PiratePiece::Mast(unit, number) = piece
        && let Some(wish) = mast(&captain, *unit, *number)
    {
        return Some(wish);
    }
    if let Some(unit) = unit_of(piece) {
        if captain.own(unit) {
            return Some(Wish::Pick(unit));
        }
        // The target that is aimed at already is shot at.
        let order = guns::drafted(&captain, draft).filter(|_| draft.target == Some(unit));
        let fires = order.filter(|order| captain.may(order)).map(Wish::Give);
        return captain.table.unit(unit).is_some().then(|| fires.unwrap_or(Wish::At(unit)));
    }
    Some(match piece {
        PiratePiece::Crew(unit, _) | PiratePiece::Treasure(unit, _) | PiratePiece::Coins(unit) => {
            if !captain.own(*unit) {
                return Some(Wish::Books);
            }
            Wish::Turn(Page::Cargo)
        }
        PiratePiece::Ashore(flag, _) if *flag == captain.by => Wish::Turn(Page::Cargo),
        PiratePiece::Island(_) | PiratePiece::Counters(_) | PiratePiece::Terrain(_) | PiratePiece::Pennant(..) => {
            Wish::Turn(Page::Islands)
        }
        PiratePiece::Ghost | PiratePiece::Ruler(_) => sheet::going_on(&captain, draft)?,
        PiratePiece::Bank(_) | PiratePiece::Ashore(..) => Wish::Books,
        _ => return None,
    })
}

/// A key is struck.
#[must_use]
pub fn struck(scene: &Scene<Pirates>, draft: &Draft, deed: Action) -> Option<Wish> {
    let captain = Captain::reading(scene)?;
    let sails = ruler::sails(&captain).is_some() || draft.pivots;
    let shoots = guns::shots(&captain).is_some();
    match deed {
        Action::NextCard => {
            let open = Page::ALL.iter().position(|page| *page == draft.page)?;
            Page::ALL.get((open + 1) % Page::ALL.len()).copied().map(Wish::Turn)
        }
        Action::SealOrders => sheet::finishing(&captain, draft),
        Action::PlotAhead => sheet::going_on(&captain, draft),
        Action::PlotPort if shoots && !sails => guns::next(&captain, draft, Some(true)),
        Action::PlotStarboard if shoots && !sails => guns::next(&captain, draft, Some(false)),
        Action::PlotBack if shoots && !sails => guns::next(&captain, draft, None),
        Action::PlotPort if sails || draft.placing.is_some() => Some(Wish::Swing(100)),
        Action::PlotStarboard if sails || draft.placing.is_some() => Some(Wish::Swing(-100)),
        Action::PlotBack => ruler::next_snap(&captain, draft),
        _ => None,
    }
}

/// A place on the sea, turned along a heading.
fn spot(sea: &Sea, at: Spot, heading: Heading, half: Vec2, state: SpotState) -> TableSpot {
    let pose = sea.pose(Pose::new(at, heading));
    let lies = Transform { translation: pose.translation.with_y(pose.translation.y + HIGH), ..pose };
    TableSpot::new(Transform { scale: Vec3::ONE, ..lies }, half, state)
}

/// The middle of a unit after a lane is where its mark lies, so that the ship is put down where she will lie.
fn berth(captain: &Captain, sea: &Sea, unit: Name, lane: &Lane, small: bool) -> Berth<Wish> {
    let against = lane.against();
    let state = if against.is_none() { SpotState::Open } else { SpotState::Closed };
    let size = if small { 0.6 } else { 1.0 };
    let half = Vec2::new(sea.length(ACROSS), sea.length(ALONG)) * size;
    let mut spot = spot(sea, lane.end.at, lane.heading, half, state);
    spot.tells = match &against {
        Some(against) => vec![refused(against)],
        None => std::iter::once(lane.sign(captain, unit)).chain(lane.told(captain, unit)).collect(),
    };
    let led = against.is_none().then_some(Wish::Course(lane.ruler, lane.heading));
    Berth { spot, does: Wish::Give(Order::Segment(lane.ruler, lane.heading)), led }
}

/// The wheel has turned the ruler a little off this lane: she sails as it lies now, and stays so while the hand is here.
fn as_it_lies(draft: &Draft, lanes: &[(&Lane, bool)], lane: &Lane, berth: Berth<Wish>) -> Berth<Wish> {
    let near = |heading: &Heading| lane.heading.to(*heading).abs() < APART / 2;
    let other = |heading: &Heading| lanes.iter().all(|(lane, _)| lane.heading != *heading);
    match draft.heading.filter(|heading| draft.ruler == lane.ruler && near(heading) && other(heading)) {
        Some(heading) => Berth { does: Wish::Give(Order::Segment(lane.ruler, heading)), led: None, ..berth },
        None => berth,
    }
}

/// All lanes that are shown as places: every five degrees, and those to things within reach.
fn courses<'a>(captain: &'a Captain, draft: &Draft, unit: Name) -> Vec<(&'a Lane, bool)> {
    let every = |lane: &&Lane| lane.heading.hundredths() % APART == 0 && lane.ruler == draft.ruler;
    let lanes = captain.scene.reckoned.lanes(unit).iter().filter(every).map(|lane| (lane, false));
    lanes.chain(captain.scene.reckoned.snaps(unit).iter().map(|lane| (lane, true))).collect()
}

/// Headings of a pivot, each at the bow that she would have.
fn pivots(captain: &Captain, sea: &Sea, unit: Name) -> Vec<Berth<Wish>> {
    let half = Vec2::new(sea.length(ACROSS), sea.length(ALONG));
    let turns = captain.scene.reckoned.turns(unit).iter().filter(|(to, ..)| to.hundredths() % APART == 0);
    let berth = |(heading, pose, checked): &(Heading, Pose, _)| {
        let against = said(*checked);
        let state = if against.is_none() { SpotState::Open } else { SpotState::Closed };
        let mut spot = spot(sea, pose.at, *heading, half, state);
        let to: Fact = key::PcSheetPivotTo { degrees: hundredths(heading.hundredths()) }.into();
        spot.tells = vec![against.as_ref().map_or(to, refused)];
        let led = against.is_none().then_some(Wish::Steer(*heading));
        Berth { spot, does: Wish::Give(Order::Pivot(unit, *heading)), led }
    };
    turns.map(berth).collect()
}

/// Places at home for a unit that is set up.
fn homes(captain: &Captain, sea: &Sea, unit: Name) -> Vec<Berth<Wish>> {
    let half = Vec2::splat(sea.length(SPOT));
    let poses = laying::at_home(captain, unit).into_iter();
    let berth = |pose: Pose| {
        let order = Order::PlaceUnit(unit, pose.at, pose.heading);
        let against = captain.against(&order);
        let state = if against.is_none() { SpotState::Open } else { SpotState::Closed };
        let mut spot = spot(sea, pose.at, pose.heading, half, state);
        spot.tells = against.iter().map(refused).collect();
        Berth { spot, does: Wish::Give(order), led: Some(Wish::Stand(pose.at, pose.heading)) }
    };
    poses.map(berth).collect()
}

/// A net of places over the sea, for an island or a piece of terrain; it is put down there, and laid by a deed.
fn net(captain: &Captain, sea: &Sea, draft: &Draft) -> Vec<Berth<Wish>> {
    let Some((_, heading)) = draft.at else { return Vec::new() };
    let half = Vec2::splat(sea.length(half_of_net()));
    let berth = |(at, checked): &(Spot, _)| {
        let against = said(*checked);
        let state = if against.is_none() { SpotState::Open } else { SpotState::Closed };
        let mut spot = spot(sea, *at, Heading::default(), half, state);
        spot.tells = against.iter().map(refused).collect();
        Berth { spot, does: Wish::Stand(*at, heading), led: Some(Wish::Stand(*at, heading)) }
    };
    captain.scene.reckoned.net().iter().map(berth).collect()
}

/// The piece lifted, and the places to put it.
#[must_use]
pub fn takes_up(scene: &Scene<Pirates>, draft: &Draft, grip: &Grip) -> Option<InHand<Pirates>> {
    let captain = Captain::reading(scene).filter(Captain::orders)?;
    let sea = Sea::of(captain.table);
    let berths = match *grip.piece.own::<PiratePiece>()? {
        PiratePiece::Ship(unit) if draft.pivots && captain.picked(draft) == Some(unit) => pivots(&captain, &sea, unit),
        PiratePiece::Ship(unit) if captain.player.to_place.contains(&unit) => homes(&captain, &sea, unit),
        PiratePiece::Ship(unit) | PiratePiece::Kraken(unit) => {
            ruler::sails(&captain).filter(|run| run.unit == unit)?;
            let courses = courses(&captain, draft, unit);
            let berth = |(lane, small): &(&Lane, bool)| {
                as_it_lies(draft, &courses, lane, berth(&captain, &sea, unit, lane, *small))
            };
            courses.iter().map(berth).collect()
        }
        PiratePiece::InHand => net(&captain, &sea, draft),
        _ => return None,
    };
    (!berths.is_empty()).then(|| InHand { piece: grip.piece.clone(), comes: None, lies: None, held: None, berths })
}

/// Half of the place that is lit around a ship: she lies in it from bow to stern.
fn around(captain: &Captain, sea: &Sea, ship: &Ship) -> Vec2 {
    let hull = captain.table.craft(ship).and_then(|craft| captain.table.pack.hull(craft));
    hull.map_or(Vec2::splat(sea.length(SPOT)), |hull| {
        Vec2::new(sea.length(hull.beam.half()), sea.length(hull.length.half())) + Vec2::splat(sea.length(ROOM))
    })
}

/// Units that may be given an order are lit, and things within reach of the ruler (PC-21.16).
#[must_use]
pub fn lit(scene: &Scene<Pirates>, draft: &Draft, pointed: &dyn Fn(PiratePiece) -> bool) -> Vec<TableSpot> {
    let Some(captain) = Captain::reading(scene).filter(|captain| captain.orders_in(Phase::Orders)) else {
        return Vec::new();
    };
    let sea = Sea::of(captain.table);
    if let Some(run) = ruler::sails(&captain) {
        let whole = pointed(PiratePiece::Ship(run.unit)) || pointed(PiratePiece::Kraken(run.unit));
        let wanted = |(lane, small): &(&Lane, bool)| (whole || *small) && lane.refused.is_none();
        let spots = courses(&captain, draft, run.unit).into_iter().filter(wanted).map(|(lane, small)| {
            let mut spot = berth(&captain, &sea, run.unit, lane, small).spot;
            spot.sign = (small && !matches!(lane.meets, Meets::Nothing)).then(|| lane.sign(&captain, run.unit));
            spot
        });
        return spots.collect();
    }
    if captain.running().is_some() {
        return Vec::new();
    }
    let ships = captain.table.ships.iter().filter(|ship| ship.flag == captain.by && !ship.waits);
    let ships = ships.filter(|ship| scene.reckoned.is_ready(ship.id));
    ships
        .map(|ship| spot(&sea, ship.pose.at, ship.pose.heading, around(&captain, &sea, ship), SpotState::Meant))
        .collect()
}
