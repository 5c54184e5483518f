//! Turns what happens in The Ships into a show: one row for every fact that is seen or heard.

mod gunnery;
mod sums;

use bevy::prelude::*;

use super::look::{ShipLook, mast_in_model, place_of};
use super::pieces::ShipsPiece;
use crate::logbook::wording::{Arg, Fact, key, names, the_ships as wording};
use crate::play::telling::{ShowLock, Told};
use crate::rules::the_ships::amendments::Amendment;
use crate::rules::the_ships::game::TheShips;
use crate::rules::the_ships::happenings::{
    Advanced, Boarding, End, Gunnery, Happening, Losses, Movement, SettingOut, Turns, Umpire,
};
use crate::rules::the_ships::ship_id::ShipId;
use crate::rules::the_ships::state::{Phase, State};
use crate::table::beats::{Act, Beats, Change, Cue, Performance, Recipe, Shown, Spot, perform};
use crate::table::pieces::Piece;

use sums::{aimed, gripped, needed};

/// Seconds of a step, and of a pivot.
const STEP: f32 = 0.75;
const PIVOT: f32 = 0.9;
/// The shot has struck, and this long smoke and splinters are seen.
const SMOKE: f32 = 1.5;
/// Seconds in which a box that is crossed is seen.
const CROSSED: f32 = 0.35;
/// Half of a ship's length, and what of the water about her is seen with her.
const BOW: f32 = 0.5;
const ABOUT: f32 = 0.55;
/// Seconds in which a word over a ship is read.
const WORD: f32 = 0.9;
/// Over the deck, where words appear.
const OVER: Vec3 = Vec3::new(0.0, 0.85, 0.0);
/// A sound that is heard everywhere comes from over the middle of the board.
const OVER_THE_BOARD: Spot = Spot::Point(Vec3::new(0.0, 2.0, 0.0));

/// A ship as a piece of the table.
fn piece(ship: ShipId) -> Piece {
    Piece::of(ShipsPiece::Ship(ship))
}

fn over(ship: ShipId) -> Spot {
    Spot::Piece(piece(ship), OVER)
}

/// One act in a moment.
fn at_once(act: Act) -> Beats {
    Beats::of(act, 0.0)
}

fn sound(sound: &'static str, times: u8, from: Spot) -> Beats {
    at_once(Act::Sound(Cue { sound, times, from }))
}

fn puff(at: Spot, along: Vec3, wide: f32, recipe: Recipe) -> Beats {
    at_once(Act::Puff { at, along, wide, recipe })
}

fn heel(ship: ShipId, by: f32) -> Beats {
    Beats::of(Act::Heel { piece: piece(ship), by }, 1.5)
}

fn glance(ship: ShipId, radius: f32) -> Beats {
    at_once(Act::Look { at: over(ship), radius })
}

/// Something great befalls her: the eye is drawn to her side.
fn watch(ship: ShipId) -> Beats {
    let end = |along: f32| Spot::Piece(piece(ship), Vec3::Z * along);
    at_once(Act::Watch { from: end(BOW), to: end(-BOW), room: ABOUT })
}

/// Words over a ship, read this long before anything else is shown.
fn said(ship: ShipId, fact: impl Into<Fact>, seconds: f32) -> Shown {
    Shown::said(over(ship), fact.into(), seconds)
}

fn hits(at: ShipId, hits: u8, faces: &[u8], sum: String) -> Shown {
    said(at, key::CallHits { hits, shots: faces.len(), sum }, 0.0)
}

/// The side of a ship that looks towards another: 1 port, -1 starboard.
fn side_towards(ship: ShipId, other: ShipId, table: &State) -> f32 {
    let at = |ship| table.place_of(ship).and_then(|place| table.base(place)).map(place_of);
    let (Some(here), Some(there)) = (at(ship), at(other)) else { return 1.0 };
    let away = here.rotation.inverse() * (there.translation - here.translation);
    if away.x >= 0.0 { 1.0 } else { -1.0 }
}

/// The table before and after a fact, as the window may know it.
struct Stage<'a> {
    then: &'a State,
    now: &'a State,
}

impl Stage<'_> {
    /// Her look after the fact, if it is another than before.
    fn changed(&self, ship: ShipId) -> Option<Beats> {
        let look = |table: &State| table.place_of(ship).map(|place| ShipLook::seen(table, place));
        let (then, now) = (look(self.then)?, look(self.now)?);
        (then != now).then(|| at_once(Act::Change { piece: piece(ship), change: Change::to(now) }))
    }

    /// Her new look, brought by the show of the fact itself.
    fn becomes(&self, ship: ShipId) -> Shown {
        Shown::from(self.changed(ship).unwrap_or_default()).settling(vec![piece(ship)])
    }

    /// A word over a ship, to which the eye is drawn.
    fn word(&self, ship: ShipId, word: fn(Arg) -> Fact) -> Shown {
        self.called(ship, word).with(glance(ship, 1.2))
    }

    fn called(&self, ship: ShipId, word: fn(Arg) -> Fact) -> Shown {
        let card = |place| self.now.vessel(place).card.id.as_str();
        let name = self.now.place_of(ship).map_or(ship.as_str(), card);
        said(ship, word(Arg::key(names::ship(name))), WORD)
    }

    /// The same for a moment that no player may miss: it happens when the eye is beside her.
    fn moment(&self, ship: ShipId, word: fn(Arg) -> Fact, happens: impl Into<Shown>) -> Shown {
        let happens = happens.into();
        let sees = Shown::from(watch(ship).then(Beats::wait(gunnery::LOOKED)));
        sees.then(self.called(ship, word).with(happens))
    }

    /// A step, along the bow; ships that move in the same sub-step move side by side.
    fn sails_on(&self, ship: ShipId, ahead: bool, lasts: f32) -> Shown {
        let becomes = self.becomes(ship);
        let Some(base) = self.now.place_of(ship).and_then(|place| self.now.base(place)) else {
            return Shown::nothing().settling(becomes.settles);
        };
        let glide = Beats::of(Act::Glide { piece: piece(ship), to: place_of(base), ahead }, lasts);
        Shown::from(glide).then(becomes).alongside()
    }

    /// The show of a fact. Facts without a row stand in the log, or are visible in later ones.
    fn shown(&self, happening: &Happening) -> Shown {
        use Happening as H;
        let pause = |seconds: f32| Shown::from(Beats::wait(seconds));
        let everywhere = OVER_THE_BOARD;
        match happening {
            H::SettingOut(SettingOut::Placed { ship, .. }) => {
                self.becomes(*ship).then(Beats::wait(0.25)).sound("wood", over(*ship))
            }
            H::Turns(Turns::TurnBegan { .. }) => pause(0.3).sound("bell", everywhere),
            H::Turns(Turns::PhaseBegan { phase: Phase::Tokens }) => pause(0.2).sound("struck-wood", everywhere),
            // All cards are turned together (TS-11.1).
            H::Turns(Turns::CardTurned { ship, .. }) => {
                self.becomes(*ship).then(Beats::wait(0.75)).alongside().sound("card", over(*ship))
            }
            H::Turns(Turns::SteadinessThrown { ship, face, need }) => {
                said(*ship, key::CallSteadiness { face: *face, sum: needed(*need) }, 0.7)
            }
            H::Turns(Turns::PanicBroke { ship }) => self.word(*ship, key::CallPanic::of),
            H::Turns(Turns::PanicEnded { ship }) => self.word(*ship, key::CallSteady::of),
            H::Movement(Movement::Stepped { ship, .. }) => self.sails_on(*ship, true, STEP),
            H::Movement(Movement::GroundAlongside { ship, .. }) => {
                let grinds = Beats::wait(0.4).then(sound("hull", 1, over(*ship)));
                self.sails_on(*ship, true, STEP).with(grinds)
            }
            H::Movement(Movement::Pivoted { ship, .. }) => self.sails_on(*ship, false, PIVOT),
            H::Movement(Movement::Exited { ship, .. }) => {
                self.word(*ship, key::CallExited::of).then(self.becomes(*ship))
            }
            H::Movement(Movement::RanAground { ship }) => {
                self.word(*ship, key::CallAground::of).with(heel(*ship, 0.09)).sound("aground", over(*ship))
            }
            H::Movement(Movement::StruckGround { ship, .. }) => {
                Shown::from(heel(*ship, 0.09)).sound("aground", over(*ship))
            }
            H::Movement(Movement::Collided { striker, struck, .. }) => {
                let side = side_towards(*struck, *striker, self.then);
                let crash = heel(*striker, 0.07).together(heel(*struck, -side * 0.12));
                self.word(*struck, |_| key::CALL_COLLISION.into()).with(crash).sound("hull", over(*struck))
            }
            H::Movement(Movement::AnchorDropped { ship }) => {
                self.word(*ship, key::CallAnchorDropped::of).sound("anchor", over(*ship))
            }
            H::Movement(Movement::AnchorWeighed { ship } | Movement::CableCut { ship }) => {
                self.word(*ship, key::CallAnchorWeighed::of).sound("rope", over(*ship))
            }
            H::Gunnery(Gunnery::VolleyFired { ship, battery, shot, target, aim, faces, hits: struck, .. }) => {
                let called = pause(0.5).then(hits(*target, *struck, faces, aimed(*aim))).then(Beats::wait(SMOKE));
                let shots = gunnery::volley(*ship, *battery, *shot, *target, (*struck, faces.len()), self.then);
                let eye = gunnery::between(*ship, *target, self.then);
                Shown::from(eye.then(Beats::wait(gunnery::LOOKED))).then(called.with(shots))
            }
            H::Gunnery(Gunnery::MusketsFired { ship, target, aim, faces, hits: struck, .. }) => {
                let side = side_towards(*ship, *target, self.then);
                let at = Spot::Piece(piece(*ship), Vec3::new(side * 0.12, 0.2, 0.0));
                let smoke = puff(at, Vec3::new(side * 0.2, 0.03, 0.0), 0.6, Recipe::Musket);
                let fired = hits(*target, *struck, faces, aimed(*aim)).with(smoke).then(Beats::wait(0.9));
                fired.with(gunnery::between(*ship, *target, self.then)).sound("muskets", over(*ship))
            }
            H::Gunnery(Gunnery::LoadVoid { ship, .. }) => self.word(*ship, |_| key::CALL_LOAD_VOID.into()),
            H::Gunnery(Gunnery::RangeVoid { ship, .. }) => self.word(*ship, |_| key::CALL_RANGE_VOID.into()),
            H::Gunnery(Gunnery::MastsShielded { ship, damage, .. }) => {
                said(*ship, key::CallMasts { count: *damage }, 0.6)
            }
            H::Gunnery(Gunnery::CrewShielded { ship, losses, .. }) => {
                said(*ship, key::CallCrew { count: *losses }, 0.6)
            }
            H::Losses(Losses::BoxCrossed { ship, row, number, .. }) => {
                gunnery::splinters(*ship, *row, *number, self.then)
                    .together(gunnery::marked(*ship))
                    .then(Beats::wait(CROSSED))
                    .into()
            }
            H::Losses(Losses::GunLost { ship, .. }) => {
                self.word(*ship, key::CallGunLost::of).sound("lead-on-oak", over(*ship))
            }
            H::Losses(Losses::MastFell { ship, mast }) => {
                let (to_port, name) = (gunnery::mast_to_port(*ship, *mast), mast_in_model(*mast));
                let falls = Act::MastFalls { piece: piece(*ship), mast: name, to_port };
                let falls = Beats::of(falls, 1.7).together(heel(*ship, 0.08));
                let called = said(*ship, key::CallMastFell { mast: Arg::key(wording::mast(*mast)) }, 0.0).with(falls);
                let fell = called.then(self.becomes(*ship)).then(Beats::wait(0.3)).sound("mast", over(*ship));
                Shown::from(watch(*ship).then(Beats::wait(gunnery::LOOKED))).then(fell)
            }
            H::Losses(Losses::Sank { ship }) => {
                let sinks = Beats::of(Act::Sink { piece: piece(*ship) }, 3.2);
                let sinks = Shown::from(sinks).with(sound("sinking", 1, over(*ship)));
                self.moment(*ship, key::CallSank::of, sinks).then(self.becomes(*ship))
            }
            H::Losses(Losses::PutOutOfAction { ship }) => {
                self.word(*ship, key::CallOutOfAction::of).then(self.becomes(*ship))
            }
            H::Boarding(Boarding::Taken { ship, by, .. }) => {
                let cheer = Shown::from(sound("cheer", 1, over(*by)));
                self.moment(*ship, key::CallTaken::of, cheer).then(self.becomes(*ship))
            }
            H::Boarding(Boarding::GrappleThrown { ship, face, grip, held, .. }) => {
                let (face, sum) = (*face, gripped(*grip));
                let fact: Fact = match held {
                    true => key::CallGrappled { face, sum }.into(),
                    false => key::CallGrappleFailed { face, sum }.into(),
                };
                let thrown = said(*ship, fact, 1.0).sound("grapple", over(*ship));
                Shown::from(watch(*ship).then(Beats::wait(gunnery::LOOKED))).then(thrown)
            }
            H::Boarding(Boarding::Struck { ship, against, need, faces, hits: struck, .. }) => {
                let clash = watch(*ship).together(heel(*ship, 0.02));
                let called = hits(*against, *struck, faces, needed(*need)).with(clash);
                called.then(Beats::wait(0.4)).sound("melee", over(*ship))
            }
            H::Boarding(Boarding::CameFree { ship, .. }) => {
                self.word(*ship, key::CallCameFree::of).sound("rope", over(*ship))
            }
            H::Advanced(Advanced::BlewUp { ship }) => {
                let at = Spot::Piece(piece(*ship), Vec3::new(0.0, 0.2, 0.0));
                let blast = puff(at, Vec3::new(0.0, 0.5, 0.0), 0.9, Recipe::Blast);
                let gone = pause(0.25).then(self.becomes(*ship));
                let blast = Shown::from(blast).with(sound("blast", 1, over(*ship))).with(gone);
                self.moment(*ship, key::CallBlewUp::of, blast).then(Beats::wait(SMOKE))
            }
            H::Advanced(Advanced::Surrendered { ship }) | H::End(End::FlagStruck { ship }) => {
                self.moment(*ship, key::CallStruck::of, self.becomes(*ship)).then(Beats::wait(SMOKE))
            }
            H::Advanced(Advanced::RudderLost { ship }) => self.word(*ship, key::CallRudder::of),
            H::Advanced(Advanced::OfficerFell { ship, officer, .. }) => {
                said(*ship, key::CallOfficer { officer: Arg::key(wording::officer(*officer)) }, 0.8)
            }
            H::Advanced(Advanced::CaughtFire { ship, .. } | Advanced::TrainFired { ship }) => {
                let fire = self.becomes(*ship).with(sound("fire", 1, over(*ship)));
                self.moment(*ship, key::CallFire::of, fire).then(Beats::wait(SMOKE))
            }
            H::Advanced(Advanced::FireOut { ship }) => self.word(*ship, key::CallFireOut::of).with(self.becomes(*ship)),
            // By hand she is slid to her place over anything between.
            H::Umpire(Umpire::SetRight { amendment: Amendment::Lies { ship, .. } }) => {
                let there = self.then.place_of(*ship).is_some_and(|place| self.then.base(place).is_some());
                let slid = if there { self.sails_on(*ship, false, STEP) } else { self.becomes(*ship) };
                Shown::from(glance(*ship, 1.2)).with(slid).then(Beats::wait(0.3))
            }
            H::Umpire(Umpire::SetRight { .. }) => pause(0.3),
            H::End(End::Ended { .. }) => {
                let rung = Beats::wait(0.6).then(sound("bell", 1, everywhere.clone()));
                pause(0.8).with(rung).sound("cheer", everywhere)
            }
            _ => Shown::nothing(),
        }
    }
}

fn show(told: On<Told<TheShips>>, mut performance: ResMut<Performance>, mut lock: ResMut<ShowLock>) {
    let stage = Stage { then: &told.before.table, now: &told.after.table };
    let shown = stage.shown(&told.happening);
    let settled = shown.settles.clone();
    let others = stage.now.each().map(|place| stage.now.id(place)).filter(|ship| !settled.contains(&piece(*ship)));
    let beats = shown.beats().then_all(others.filter_map(|ship| stage.changed(ship)));
    perform(&mut performance, &mut lock, &beats);
}

/// The show, for the table and for tests without a picture.
pub fn plugin(app: &mut App) {
    app.add_observer(show);
}
