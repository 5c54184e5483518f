//! Turns what happens in The Ships into beats: what is to be seen and heard of every fact.

use std::cell::Cell;

use bevy::prelude::*;

use super::look::{ShipLook, mast_in_model, place_of};
use super::pieces::ShipsPiece;
use crate::headless::the_ships::heard::{Noise, heard};
use crate::logbook::wording::{Arg, Fact, key, names, the_ships as wording};
use crate::play::telling::{Holds, Told};
use crate::rules::the_ships::amendments::Amendment;
use crate::rules::the_ships::game::TheShips;
use crate::rules::the_ships::gunnery_table::Shot;
use crate::rules::the_ships::happenings::Happening;
use crate::rules::the_ships::numbers::{Aim, Grip, Need};
use crate::rules::the_ships::ship_card::{BatteryPlace, MastName};
use crate::rules::the_ships::ship_id::ShipId;
use crate::rules::the_ships::state::{Phase, State};
use crate::rules::the_ships::view::View;
use crate::table::beats::{Act, Beats, Change, Cue, Performance, Recipe, Spot, perform};
use crate::table::pieces::Piece;

/// Seconds of a step.
const STEP: f32 = 0.75;
/// Seconds of a pivot.
const PIVOT: f32 = 0.9;
/// Over the deck, where words appear.
const OVER: Vec3 = Vec3::new(0.0, 0.85, 0.0);
/// What is heard everywhere comes from over the middle of the board.
const OVER_THE_BOARD: Vec3 = Vec3::new(0.0, 2.0, 0.0);
/// Where the guns of a side stand, to port.
const PORTS: Vec3 = Vec3::new(0.14, 0.13, 0.0);

/// A ship as a piece of the table.
fn piece(ship: ShipId) -> Piece {
    Piece::of(ShipsPiece::Ship(ship))
}

fn over(ship: ShipId) -> Spot {
    Spot::Piece(piece(ship), OVER)
}

fn name(ship: ShipId, table: &State) -> Arg {
    let card =
        table.place_of(ship).map_or_else(|| ship.as_str().to_owned(), |place| table.vessel(place).card.id.clone());
    Arg::key(names::ship(&card))
}

fn call(at: Spot, fact: Fact) -> Beats {
    Beats::of(Act::CallOut { at, fact }, 0.0)
}

/// What is heard of a fact, at its moment.
fn sound(noise: Noise) -> Beats {
    let from = noise.ship.map_or(Spot::Point(OVER_THE_BOARD), over);
    let cue = Beats::of(Act::Sound(Cue { sound: noise.sound, times: noise.times, from }), 0.0);
    if noise.after > 0.0 { Beats::wait(noise.after).then(cue) } else { cue }
}

fn puff(at: Spot, along: Vec3, wide: f32, recipe: Recipe) -> Beats {
    Beats::of(Act::Puff { at, along, wide, recipe }, 0.0)
}

fn heel(ship: ShipId, by: f32) -> Beats {
    Beats::of(Act::Heel { piece: piece(ship), by }, 1.5)
}

fn glance(at: Spot, radius: f32) -> Beats {
    Beats::of(Act::Look { at, radius }, 0.0)
}

/// What a ship has become: her look after the fact, if it is another than before.
fn changed(ship: ShipId, before: &State, after: &State) -> Option<Beats> {
    let look = |table: &State| table.place_of(ship).map(|place| ShipLook::seen(table, place));
    let (then, now) = (look(before)?, look(after)?);
    (then != now).then(|| Beats::of(Act::Change { piece: piece(ship), change: Change::to(now) }, 0.0))
}

/// `8 = 10 − 1 − 1`: a number needed, with its parts in the order of the rules; parts of nothing are left out.
fn sum(need: i16, parts: &[i16]) -> String {
    let mut text = format!("{need}");
    let [first, others @ ..] = parts else { return text };
    if others.iter().any(|part| *part != 0) {
        text += &format!(" = {first}");
        for part in others.iter().filter(|part| **part != 0) {
            text += &if *part < 0 { format!(" − {}", -part) } else { format!(" + {part}") };
        }
    }
    text
}

fn aimed(aim: Aim) -> String {
    sum(aim.need(), &[aim.table, aim.sails, aim.anchor, aim.officers])
}

fn needed(need: Need) -> String {
    sum(need.need(), &[need.base, need.officers])
}

fn gripped(grip: Grip) -> String {
    sum(grip.need(), &[grip.base, -grip.pikemen, -grip.musketeers])
}

fn hits(at: ShipId, hits: u8, faces: &[u8], sum: String) -> Beats {
    let fact = Fact::from(key::CallHits { hits, shots: faces.len(), sum });
    call(over(at), fact)
}

/// A step, along the bow; ships that move in the same sub-step move side by side.
fn sails_on(ship: ShipId, table: &State, becomes: Beats, ahead: bool, lasts: f32) -> Beats {
    let Some(base) = table.place_of(ship).and_then(|place| table.base(place)) else { return Beats::none() };
    let glide = Beats::of(Act::Glide { piece: piece(ship), to: place_of(base), ahead }, lasts);
    glide.then(becomes).alongside()
}

/// The side of a ship that looks towards another: 1 port, -1 starboard.
fn side_towards(ship: ShipId, other: ShipId, table: &State) -> f32 {
    let at = |ship| table.place_of(ship).and_then(|place| table.base(place)).map(place_of);
    let (Some(here), Some(there)) = (at(ship), at(other)) else { return 1.0 };
    let away = here.rotation.inverse() * (there.translation - here.translation);
    if away.x >= 0.0 { 1.0 } else { -1.0 }
}

fn between(one: ShipId, other: ShipId, table: &State) -> Option<(Spot, f32)> {
    let at = |ship| table.place_of(ship).and_then(|place| table.base(place)).map(|base| place_of(base).translation);
    let (here, there) = (at(one)?, at(other)?);
    Some((Spot::Point((here + there) / 2.0), here.distance(there).max(1.2)))
}

fn volley(
    ship: ShipId,
    battery: BatteryPlace,
    shot: Shot,
    target: ShipId,
    struck: bool,
    missed: bool,
    table: &State,
) -> Beats {
    let (at, along, wide, roll) = match battery {
        BatteryPlace::Port => (PORTS, Vec3::new(0.62, 0.03, 0.0), 0.72, -0.13),
        BatteryPlace::Starboard => (PORTS * Vec3::new(-1.0, 1.0, 1.0), Vec3::new(-0.62, 0.03, 0.0), 0.72, 0.13),
        BatteryPlace::Stern => (Vec3::new(0.0, 0.16, -0.52), Vec3::new(0.0, 0.02, -0.6), 0.12, 0.0),
    };
    let smoke = puff(Spot::Piece(piece(ship), at), along, wide, Recipe::Muzzle);
    let recoil = if roll == 0.0 { Beats::none() } else { heel(ship, roll) };
    let side = side_towards(target, ship, table);
    let height = match shot {
        Shot::Ball => 0.12,
        Shot::Chain => 0.5,
        Shot::Grape => 0.22,
    };
    let mut impact = Beats::wait(0.0);
    if struck {
        let at = Spot::Piece(piece(target), Vec3::new(side * 0.13, height, 0.0));
        impact = impact
            .together(puff(at, Vec3::new(side * 0.22, 0.1, 0.0), 0.6, Recipe::Splinters))
            .together(heel(target, -side * 0.05));
    }
    if missed {
        let at = Spot::Piece(piece(target), Vec3::new(side * 0.34, 0.0, 0.1));
        impact = impact.together(puff(at, Vec3::new(side * 0.08, 0.0, 0.0), 0.9, Recipe::Splash));
    }
    smoke.together(recoil).together(Beats::wait(0.38).then(impact))
}

/// A word over a ship, read for a moment.
fn word(ship: ShipId, said: fn(Arg) -> Fact, table: &State) -> Beats {
    glance(over(ship), 1.2).together(call(over(ship), said(name(ship, table)))).then(Beats::wait(0.9))
}

/// What is to be seen of a fact, as the window may know it.
#[must_use]
pub fn beats(happening: &Happening, before: &View, after: &View) -> Beats {
    use Happening as H;
    let (then, now) = (&before.table, &after.table);
    // A show that brings a ship's new look itself has settled her.
    let settled = Cell::new(None);
    let becomes = |ship: ShipId| {
        settled.set(Some(ship));
        changed(ship, then, now).unwrap_or_default()
    };
    let shown = match happening {
        H::Placed { ship, .. } => becomes(*ship).then(Beats::wait(0.25)),
        H::TurnBegan { .. } => Beats::wait(0.3),
        H::PhaseBegan { phase: Phase::Tokens } => Beats::wait(0.2),
        // All cards are turned together (TS-11.1).
        H::CardTurned { ship, .. } => becomes(*ship).then(Beats::wait(0.75)).alongside(),
        H::Stepped { ship, .. } | H::GroundAlongside { ship, .. } => sails_on(*ship, now, becomes(*ship), true, STEP),
        H::Pivoted { ship, .. } => sails_on(*ship, now, becomes(*ship), false, PIVOT),
        H::Exited { ship, .. } => word(*ship, key::CallExited::of, now).then(becomes(*ship)),
        H::RanAground { ship } => heel(*ship, 0.09).together(word(*ship, key::CallAground::of, now)),
        H::StruckGround { ship, .. } => heel(*ship, 0.09),
        H::Collided { striker, struck, .. } => {
            let side = side_towards(*struck, *striker, then);
            let crash = heel(*striker, 0.07).together(heel(*struck, -side * 0.12));
            crash.together(word(*struck, |_| key::CALL_COLLISION.into(), now))
        }
        H::AnchorDropped { ship } => word(*ship, key::CallAnchorDropped::of, now),
        H::AnchorWeighed { ship } | H::CableCut { ship } => word(*ship, key::CallAnchorWeighed::of, now),
        H::VolleyFired { ship, battery, shot, target, aim, faces, hits: struck, .. } => {
            let missed = usize::from(*struck) < faces.len();
            let shots = volley(*ship, *battery, *shot, *target, *struck > 0, missed, then);
            let eye = between(*ship, *target, then).map_or_else(Beats::none, |(at, radius)| glance(at, radius));
            let called = Beats::wait(0.5).then(hits(*target, *struck, faces, aimed(*aim))).then(Beats::wait(1.1));
            eye.then(Beats::wait(0.3)).then(shots.together(called))
        }
        H::MusketsFired { ship, target, aim, faces, hits: struck, .. } => {
            let side = side_towards(*ship, *target, then);
            let at = Spot::Piece(piece(*ship), Vec3::new(side * 0.12, 0.2, 0.0));
            let smoke = puff(at, Vec3::new(side * 0.2, 0.03, 0.0), 0.6, Recipe::Musket);
            let eye = between(*ship, *target, then).map_or_else(Beats::none, |(at, radius)| glance(at, radius));
            eye.then(smoke.together(hits(*target, *struck, faces, aimed(*aim)))).then(Beats::wait(0.9))
        }
        H::LoadVoid { ship, .. } => word(*ship, |_| key::CALL_LOAD_VOID.into(), now),
        H::RangeVoid { ship, .. } => word(*ship, |_| key::CALL_RANGE_VOID.into(), now),
        H::MastsShielded { ship, damage, .. } => {
            call(over(*ship), Fact::from(key::CallMasts { count: *damage })).then(Beats::wait(0.6))
        }
        H::CrewShielded { ship, losses, .. } => {
            call(over(*ship), Fact::from(key::CallCrew { count: *losses })).then(Beats::wait(0.6))
        }
        H::BoxCrossed { ship, row, number, .. } => {
            // Where the box lies: from bow to stern, and across the stern from port.
            let boxes = then.place_of(*ship).map_or(1, |place| then.vessel(place).boxes_of(*row));
            let along = 0.5 - (f32::from(*number) - 0.5) / f32::from(boxes.max(1));
            let at = match row {
                BatteryPlace::Port => Vec3::new(0.13, 0.12, along * 0.9),
                BatteryPlace::Starboard => Vec3::new(-0.13, 0.12, along * 0.9),
                BatteryPlace::Stern => Vec3::new(along * 0.2, 0.16, -0.5),
            };
            let at = Spot::Piece(piece(*ship), at);
            puff(at, Vec3::new(0.0, 0.12, 0.0), 0.3, Recipe::Splinters).then(Beats::wait(0.12))
        }
        H::GunLost { ship, .. } => word(*ship, key::CallGunLost::of, now),
        H::MastFell { ship, mast } => {
            let falls =
                Act::MastFalls { piece: piece(*ship), mast: mast_in_model(*mast), to_port: mast_to_port(*ship, *mast) };
            let fact = Fact::from(key::CallMastFell { mast: Arg::key(wording::mast(*mast)) });
            glance(over(*ship), 1.0)
                .together(Beats::of(falls, 1.7))
                .together(heel(*ship, 0.08))
                .together(call(over(*ship), fact))
                .then(becomes(*ship))
                .then(Beats::wait(0.3))
        }
        H::Sank { ship } => {
            let sinks = Beats::of(Act::Sink { piece: piece(*ship) }, 3.2);
            word(*ship, key::CallSank::of, now).together(sinks).then(becomes(*ship))
        }
        H::BlewUp { ship } => {
            let at = Spot::Piece(piece(*ship), Vec3::new(0.0, 0.2, 0.0));
            let blast = puff(at, Vec3::new(0.0, 0.5, 0.0), 0.9, Recipe::Blast);
            blast.together(Beats::wait(0.25).then(becomes(*ship))).together(word(*ship, key::CallBlewUp::of, now))
        }
        H::FlagStruck { ship } | H::Surrendered { ship } => word(*ship, key::CallStruck::of, now).then(becomes(*ship)),
        H::PutOutOfAction { ship } => word(*ship, key::CallOutOfAction::of, now).then(becomes(*ship)),
        H::Taken { ship, .. } => word(*ship, key::CallTaken::of, now).then(becomes(*ship)),
        H::GrappleThrown { ship, face, grip, held, .. } => {
            let (face, sum) = (*face, gripped(*grip));
            let fact = if *held {
                key::CallGrappled { face, sum }.into()
            } else {
                key::CallGrappleFailed { face, sum }.into()
            };
            glance(over(*ship), 1.2).together(call(over(*ship), fact)).then(Beats::wait(1.0))
        }
        H::Struck { ship, against, need, faces, hits: struck, .. } => {
            let clash = glance(over(*ship), 1.2).together(heel(*ship, 0.02));
            clash.together(hits(*against, *struck, faces, needed(*need))).then(Beats::wait(0.4))
        }
        H::CameFree { ship, .. } => word(*ship, key::CallCameFree::of, now),
        H::SteadinessThrown { ship, face, need } => {
            let fact = Fact::from(key::CallSteadiness { face: *face, sum: needed(*need) });
            call(over(*ship), fact).then(Beats::wait(0.7))
        }
        H::PanicBroke { ship } => word(*ship, key::CallPanic::of, now),
        H::PanicEnded { ship } => word(*ship, key::CallSteady::of, now),
        H::RudderLost { ship } => word(*ship, key::CallRudder::of, now),
        H::OfficerFell { ship, officer, .. } => {
            let fact = Fact::from(key::CallOfficer { officer: Arg::key(wording::officer(*officer)) });
            call(over(*ship), fact).then(Beats::wait(0.8))
        }
        H::CaughtFire { ship, .. } | H::TrainFired { ship } => {
            becomes(*ship).together(word(*ship, key::CallFire::of, now))
        }
        H::FireOut { ship } => becomes(*ship).together(word(*ship, key::CallFireOut::of, now)),
        // By hand she is slid to her place over whatever lies between.
        H::SetRight { amendment: Amendment::Lies { ship, .. } } => {
            let there = then.place_of(*ship).is_some_and(|place| then.base(place).is_some());
            let slid = if there { sails_on(*ship, now, becomes(*ship), false, STEP) } else { becomes(*ship) };
            glance(over(*ship), 1.2).together(slid).then(Beats::wait(0.3))
        }
        H::SetRight { .. } => Beats::wait(0.3),
        H::Ended { .. } => Beats::wait(0.8),
        // Said in the log, or seen in what follows from it.
        H::PhaseBegan { .. }
        | H::WindThrown { .. }
        | H::WindSet { .. }
        | H::PlacingThrown { .. }
        | H::ToPlace { .. }
        | H::AllPlaced { .. }
        | H::FittedOut { .. }
        | H::CardLaid { .. }
        | H::RangeSet { .. }
        | H::Conceded { .. }
        | H::OrdersLost { .. }
        | H::LoadingBegan { .. }
        | H::TokensReceived { .. }
        | H::CameOnDeck { .. }
        | H::WentBelow { .. }
        | H::DeckOrderLapsed { .. }
        | H::BeatBegan { .. }
        | H::TokensLaid { .. }
        | H::StepPaid { .. }
        | H::Stopped { .. }
        | H::TileLeapt { .. }
        | H::PivotHindered { .. }
        | H::ContestThrown { .. }
        | H::ContestLost { .. }
        | H::BuoyReached { .. }
        | H::TokensDiscarded { .. }
        | H::WindowOpened
        | H::HeldFire { .. }
        | H::RudderThrown { .. }
        | H::FireThrown { .. }
        | H::MastBoxCrossed { .. }
        | H::TokensLost { .. }
        | H::SailorLost { .. }
        | H::GunStruckOff { .. }
        | H::MastStruckOff { .. }
        | H::SoldierLost { .. }
        | H::ApproachChosen { .. }
        | H::Locked { .. }
        | H::StrikesShared { .. }
        | H::Felled { .. }
        | H::RoundFought { .. }
        | H::BurningSideThrown { .. }
        | H::FireFought { .. }
        | H::FireLeft { .. }
        | H::BurnsOn { .. }
        | H::FireDamaged { .. }
        | H::OfficerThrown { .. }
        | H::OfficerDrawn { .. }
        | H::WentAshore { .. }
        | H::LandingCancelled { .. }
        | H::Scorched { .. }
        | H::FuseThrown { .. }
        | H::RulingProposed { .. }
        | H::RulingAgreed { .. }
        | H::RulingRefused { .. }
        | H::BoxFilled { .. }
        | H::MarksSet { .. } => Beats::none(),
    };
    let shown = heard(happening).into_iter().map(sound).fold(shown, Beats::together);
    let others = now.each().map(|place| now.id(place)).filter(|ship| settled.get() != Some(*ship));
    shown.then_all(others.filter_map(|ship| changed(ship, then, now)))
}

/// Over which side a mast goes is nobody's rule: it follows from her name, so that it is the same in every replay.
fn mast_to_port(ship: ShipId, mast: MastName) -> bool {
    let letters: u32 = ship.as_str().bytes().map(u32::from).sum();
    (letters + mast as u32).is_multiple_of(2)
}

fn show(told: On<Told<TheShips>>, mut performance: ResMut<Performance>, mut holds: ResMut<Holds>) {
    perform(&mut performance, &mut holds, &beats(&told.happening, &told.before, &told.after));
}

/// The show, for the table and for tests without a picture.
pub fn plugin(app: &mut App) {
    app.add_observer(show);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ts_29_a_number_is_never_shown_without_its_parts() {
        let aim = Aim { table: 10, sails: -1, anchor: 0, officers: -1 };
        assert_eq!(aimed(aim), "8 = 10 − 1 − 1");
        assert_eq!(aimed(Aim { table: 7, ..Aim::default() }), "7");
        assert_eq!(gripped(Grip { base: 12, pikemen: 2, musketeers: -1 }), "11 = 12 − 2 + 1");
        assert_eq!(needed(Need { base: 9, officers: 0 }), "9");
    }
}
