//! Hands on the table: a touch opens the page of a thing or sails there, and ship and cargo are carried (MM-26.13).

use bevy::math::{Quat, Vec2, Vec3};
use bevy::prelude::Transform;

use super::actions::{courses, told_of};
use super::captain::Captain;
use crate::games::merchants_and_marauders::pieces::CruisePiece;
use crate::games::merchants_and_marauders::things::places;
use crate::games::merchants_and_marauders::wishes::{Page, Wish};
use crate::games::papers::sheets::Scene;
use crate::games::papers::sheets::carrying::{Berth, Grip, InHand};
use crate::logbook::wording::key;
use crate::logbook::wording::merchants_and_marauders as words;
use crate::rules::merchants_and_marauders::game::MerchantsAndMarauders;
use crate::rules::merchants_and_marauders::ids::{CargoId, Sort};
use crate::rules::merchants_and_marauders::orders::Order;
use crate::rules::merchants_and_marauders::state::{Phase, Where};
use crate::table::carrying::{SpotState, TableSpot};
use crate::table::sheet::refused;

/// Half of the room that a ship, or cargo, is put into.
const WATER: Vec2 = Vec2::new(0.42, 0.34);
const QUAY: Vec2 = Vec2::new(0.30, 0.22);

/// The reader, whose order is awaited in this phase.
fn acting<'a>(scene: &'a Scene<'a, MerchantsAndMarauders>, phase: Phase) -> Option<Captain<'a>> {
    let captain = Captain::reading(scene, false)?;
    (captain.orders() && captain.table.phase == phase && scene.seen.moment.is_none()).then_some(captain)
}

/// A touch of a piece makes this wish.
#[must_use]
pub fn touched(scene: &Scene<MerchantsAndMarauders>, piece: &CruisePiece) -> Option<Wish> {
    let captain = Captain::reading(scene, false)?;
    let own = |by| by == captain.by;
    Some(match *piece {
        CruisePiece::Sea(zone) => sail(scene, Where::Zone(zone)).unwrap_or(Wish::Turn(Page::Ports)),
        CruisePiece::Port(zone) => sail(scene, Where::Port(zone)).unwrap_or(Wish::Turn(Page::Ports)),
        CruisePiece::Demand(_) | CruisePiece::Yard(_) | CruisePiece::Mission(_) => Wish::Turn(Page::Ports),
        CruisePiece::Merchant(_) | CruisePiece::Npc(_) => Wish::Turn(Page::Deeds),
        CruisePiece::Cargo(card) => {
            match acting(scene, Phase::Port).is_some() && captain.player.cargo.contains(&card) {
                true => Wish::Weigh(card),
                false => Wish::Turn(Page::Ship),
            }
        }
        CruisePiece::Card(card) if captain.player.hand.contains(&card) || captain.player.mission == Some(card) => {
            Wish::Turn(Page::Cards)
        }
        CruisePiece::Rumor(by) | CruisePiece::Captain(by) if own(by) => Wish::Turn(Page::Cards),
        CruisePiece::Ship(by)
        | CruisePiece::Board(by)
        | CruisePiece::Location(by, _)
        | CruisePiece::Fitting(by, _)
        | CruisePiece::Weapon(by, _)
        | CruisePiece::Chest(by)
        | CruisePiece::Purse(by)
        | CruisePiece::Bounties(by)
            if own(by) =>
        {
            Wish::Turn(Page::Ship)
        }
        CruisePiece::Deck(Sort::Glory) => Wish::Turn(Page::Cards),
        _ => Wish::Books,
    })
}

/// The order to sail there, if nothing is against it.
fn sail(scene: &Scene<MerchantsAndMarauders>, to: Where) -> Option<Wish> {
    let captain = acting(scene, Phase::Actions)?;
    let order = Order::Move(to);
    captain.against(&order).is_none().then_some(Wish::Give(order))
}

/// The piece lifted, and the places to put it.
#[must_use]
pub fn takes_up(scene: &Scene<MerchantsAndMarauders>, grip: &Grip) -> Option<InHand<MerchantsAndMarauders>> {
    let berths = match *grip.piece.own::<CruisePiece>()? {
        CruisePiece::Ship(by) => {
            let captain = acting(scene, Phase::Actions).filter(|captain| captain.by == by)?;
            courses(&captain).into_iter().filter_map(|to| berth(&captain, to)).collect()
        }
        CruisePiece::Cargo(card) => {
            let captain = acting(scene, Phase::Port).filter(|captain| captain.player.cargo.contains(&card))?;
            vec![scales(&captain, card)?]
        }
        _ => return None,
    };
    Some(InHand { piece: grip.piece.clone(), comes: None, lies: None, held: None, berths })
}

fn spot(at: Vec3, half: Vec2, state: SpotState) -> TableSpot {
    let lies = Transform { translation: at.with_y(0.02), rotation: Quat::IDENTITY, scale: Vec3::ONE };
    TableSpot::new(lies, half, state)
}

fn berth(captain: &Captain, to: Where) -> Option<Berth<Wish>> {
    let zone = to.zone()?;
    let (at, half) = match to.in_port() {
        true => (places::harbour(captain.pack(), zone), QUAY),
        false => (places::sea(captain.pack(), zone), WATER),
    };
    let order = Order::Move(to);
    let against = captain.against(&order);
    let state = if against.is_none() { SpotState::Open } else { SpotState::Closed };
    let (note, tip) = told_of(captain, to);
    let tells = match &against {
        Some(against) => vec![words::place(to), refused(against)],
        None => [words::place(to)].into_iter().chain(note).chain(tip).collect(),
    };
    Some(Berth { spot: TableSpot { tells, ..spot(at, half, state) }, does: Wish::Give(order), led: None })
}

/// The quay where the ship lies takes cargo for the scales.
fn scales(captain: &Captain, card: CargoId) -> Option<Berth<Wish>> {
    let at = places::harbour(captain.pack(), captain.player.at.zone()?);
    let spot = spot(at, QUAY, SpotState::Open);
    let tells = vec![key::MM_SHEET_SCALES.into()];
    Some(Berth { spot: TableSpot { tells, ..spot }, does: Wish::Weigh(card), led: None })
}

/// Places the own ship may go to are lit while she is pointed at.
#[must_use]
pub fn lit(scene: &Scene<MerchantsAndMarauders>, pointed: &dyn Fn(CruisePiece) -> bool) -> Vec<TableSpot> {
    let captain = acting(scene, Phase::Actions).filter(|captain| pointed(CruisePiece::Ship(captain.by)));
    let Some(captain) = captain else { return Vec::new() };
    courses(&captain).into_iter().filter_map(|to| berth(&captain, to)).map(|berth| berth.spot).collect()
}
