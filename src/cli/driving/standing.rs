//! The state of the app as JSON and as conditions: the screen, the seat, the eye, the thing under the pointer.

use bevy::prelude::*;
use serde_json::{Value, json};

use super::labels::{Sought, find, focused, written};
use super::rest::{showing, unfinished};
use crate::dice::set_down::{centre, set_down};
use crate::dice::solids::Solid;
use crate::games::course::Tutor;
use crate::games::entry::Entries;
use crate::logbook::wording::Fact;
use crate::table::camera::TableCamera;
use crate::table::camera::eyes::Eyes;
use crate::table::carrying::{Carriage, Lit, TableSpot};
use crate::table::chairs::Chair;
use crate::table::pieces::{Extent, Hovered, Piece, Selected};
use crate::table::pointing::rays::hex_under;
use crate::table::settings::Settings;
use crate::table::shelf::GamesHere;
use crate::table::speech::Speech;
use crate::table::stage::{Menu, Screen, Seated, SetOut};
use crate::table::throwing::dice_box::{Die, Shows, ThrowVessels};
use crate::table::throwing::frame::world_from_tray;
use crate::table::throwing::ledger::Ledger;
use crate::table::throwing::physical::LastThrow;
use crate::table::throwing::throw::Throw;
use crate::table::under::{Chalking, Under};

fn word(of: impl std::fmt::Debug) -> String {
    format!("{of:?}").to_lowercase()
}

/// A number that reads well and compares well.
fn rounded(number: f32) -> f64 {
    (f64::from(number) * 1e5).round() / 1e5
}

fn triple(of: Vec3) -> Value {
    json!([rounded(of.x), rounded(of.y), rounded(of.z)])
}

/// Point of a piece for the hand: its middle, or its foot where a chalked hex lies behind its middle.
pub fn piece_in_the_window(world: &mut World, id: &str) -> Option<Vec2> {
    let mut pieces = world.query::<(&Piece, &Extent, &GlobalTransform)>();
    let (_, extent, placed) = pieces.iter(world).find(|(piece, ..)| piece.to_string() == id)?;
    let (foot, middle) = (placed.translation(), placed.transform_point(extent.centre));
    let at = in_the_window(world, middle)?;
    let mut eyes = world.query_filtered::<(&Camera, &GlobalTransform), With<TableCamera>>();
    let ray = eyes.single(world).ok().and_then(|(camera, placed)| camera.viewport_to_world(placed, at).ok());
    let chalked = |hex| world.get_resource::<Chalking>().is_some_and(|chalking| chalking.hexes.contains(&hex));
    if ray.and_then(|ray| hex_under(&ray)).is_some_and(chalked) { in_the_window(world, foot) } else { Some(at) }
}

/// The floor of the zone of the battle tray with this word, in the picture: as near to its middle as it has room for a
/// cube.
pub fn zone_in_the_window(world: &mut World, word: &str) -> Option<Vec2> {
    let zone = world.get_resource::<GamesHere>()?.0.zone(word)?;
    let vessels = &world.get_resource::<ThrowVessels>()?.0;
    let [x, y, _] = set_down(vessels, zone, centre(&vessels.tray, zone)?, &[])?.millimetres();
    in_the_window(world, world_from_tray(Vec3::new(x as f32, y as f32, 0.0)))
}

/// A point of the world in the picture, if it is there.
pub fn in_the_window(world: &mut World, point: Vec3) -> Option<Vec2> {
    let mut eyes = world.query_filtered::<(&Camera, &GlobalTransform), With<TableCamera>>();
    let (camera, placed) = eyes.single(world).ok()?;
    let size = camera.logical_viewport_size()?;
    let at = camera.world_to_viewport(placed, point).ok()?;
    (at.cmpge(Vec2::ZERO).all() && at.cmple(size).all()).then_some(at)
}

/// The dice: in a hand, on their way or at rest, and their faces.
fn dice(world: &mut World) -> Value {
    let stage = match world.query::<&Throw>().iter(world).next() {
        Some(Throw::InHand(_)) => "held",
        Some(Throw::Cast(_) | Throw::Falling(_) | Throw::Flying(_)) => "flying",
        None => "none",
    };
    let mut lying = world.query::<(&Die, &Shows, &Transform)>();
    let mut lying: Vec<_> =
        lying.iter(world).map(|(die, shows, place)| (die.piece, shows.0, place.translation)).collect();
    lying.sort_by_key(|(piece, ..)| *piece);
    let lying: Vec<Value> = lying
        .into_iter()
        .map(|(piece, face, at)| json!({ "piece": piece.0, "face": face, "at": triple(at) }))
        .collect();
    let last = world.get_resource::<LastThrow>().copied().unwrap_or_default();
    let ever = world.get_resource::<Ledger>().map_or(0, |ledger| {
        [Solid::D20, Solid::D6].map(|die| ledger.ever.counts(die, None).total()).iter().sum::<u64>()
    });
    let weak = last.raised;
    let raised: Vec<&str> = [(weak.drop, "drop"), (weak.speed, "speed"), (weak.spin, "spin")]
        .into_iter()
        .filter_map(|(raised, word)| raised.then_some(word))
        .collect();
    json!({
        "throw": stage, "shown": lying.len(), "lying": lying, "way": last.way.map(word), "raised": raised, "ever": ever,
        "fingerprint": last.fingerprint.map(|hash| format!("{hash:016x}")),
        "gesture": last.gesture.map(|hand| json!([hand.release, hand.velocity, hand.spin])),
    })
}

/// The match, as the window may know it; null while none is on.
fn played(world: &mut World) -> Value {
    let games = world.get_resource::<Entries>().map_or(&[][..], |games| games.0);
    games.iter().find_map(|game| (game.standing)(world)).unwrap_or(Value::Null)
}

/// The piece that bears a mark.
fn marked<M: Component>(world: &mut World) -> Value {
    let mut pieces = world.query_filtered::<&Piece, With<M>>();
    json!(pieces.iter(world).next().map(|piece| piece.to_string()))
}

/// Every piece, with its place in the picture.
fn pieces(world: &mut World) -> Value {
    let mut pieces = world.query::<(&Piece, &Extent, &GlobalTransform)>();
    let middles: Vec<(String, Vec3)> = pieces
        .iter(world)
        .map(|(piece, extent, placed)| (piece.to_string(), placed.transform_point(extent.centre)))
        .collect();
    let seen = middles.into_iter().map(|(id, middle)| {
        let at = in_the_window(world, middle).map(|at| json!([at.x.round(), at.y.round()]));
        (id, at.unwrap_or(Value::Null))
    });
    Value::Object(seen.collect())
}

fn camera(world: &mut World) -> Value {
    let seat = world.get_resource::<Seated>().map_or(Chair::South, |seated| seated.0);
    let camera = world.get_resource::<Eyes>().map(|eyes| {
        let eye = eyes.of(seat);
        let pose = eye.rig.shown();
        json!({
            "focus": triple(pose.focus), "yaw": rounded(pose.yaw), "pitch": rounded(pose.pitch),
            "distance": rounded(pose.distance), "fov": rounded(pose.fov), "eye": triple(pose.eye()),
            "moving": eye.rig.moving(), "on_deck": eye.on_deck(), "leaning": eye.leaning(),
        })
    });
    json!(camera)
}

/// Lit places of the table, with their words; while something is carried those that are not lit too.
fn spots(world: &mut World) -> Value {
    let carried = world.get_resource::<Carriage>().and_then(|carriage| carriage.spots().map(<[TableSpot]>::to_vec));
    let spots = carried.or_else(|| world.get_resource::<Lit>().map(|lit| lit.0.clone())).unwrap_or_default();
    let say = |world: &World, fact: &Fact| world.get_resource::<Speech>().map(|speech| speech.relate(fact));
    let told = spots.iter().map(|spot| {
        let at = in_the_window(world, spot.point(0.0, 0.0)).map(|at| [at.x.round(), at.y.round()]);
        let tells: Vec<_> = spot.tells.iter().map(|fact| say(world, fact)).collect();
        let sign = spot.sign.as_ref().map(|fact| say(world, fact));
        json!({ "at": at, "stand": spot.state.word(), "tells": tells, "sign": sign })
    });
    Value::Array(told.collect())
}

/// The parts of the state, each with its reader.
const PARTS: [(&str, fn(&mut World) -> Value); 18] = [
    ("seconds", |world| json!(world.get_resource::<Time<Real>>().map(Time::elapsed_secs_f64))),
    ("keyboard", |world| json!(focused(world))),
    ("screen", |world| json!(world.get_resource::<State<Screen>>().map(|screen| word(screen.get())))),
    ("menu", |world| json!(world.get_resource::<State<Menu>>().map(|menu| word(menu.get())))),
    ("seat", |world| json!(word(world.get_resource::<Seated>().map_or(Chair::South, |seated| seated.0)))),
    ("language", |world| json!(world.get_resource::<Speech>().map(|speech| speech.language().tag().to_owned()))),
    ("scenario", |world| json!(world.get_resource::<SetOut>().map(|set_out| set_out.0.clone()))),
    ("camera", camera),
    ("hovered", marked::<Hovered>),
    ("selected", marked::<Selected>),
    ("hex", |world| json!(under(world).hex.map(|hex| [hex.col, hex.row]))),
    ("at", |world| json!(under(world).at.map(triple))),
    ("pieces", pieces),
    ("spots", spots),
    ("dice", dice),
    ("settings", |world| json!(world.get_resource::<Settings>().and_then(|own| serde_json::to_value(own).ok()))),
    ("match", played),
    ("lesson", lesson),
];

/// The progress of the lesson; null while there is none.
fn lesson(world: &mut World) -> Value {
    let Some(tutor) = world.get_resource::<Tutor>() else { return Value::Null };
    let Some((lesson, at)) = tutor.taught() else { return Value::Null };
    json!({ "id": lesson.id, "at": at, "step": tutor.step().map(|step| &step.id), "wrong": tutor.wrong().map(|wrong| &wrong.id),
        "ended": tutor.ended().map(word), "showing": tutor.is_showing() })
}

fn under(world: &World) -> Under {
    world.get_resource::<Under>().copied().unwrap_or_default()
}

/// The whole state.
pub fn state(world: &mut World) -> Value {
    Value::Object(PARTS.iter().map(|(name, part)| ((*name).to_owned(), part(world))).collect())
}

/// Is there such a text on the panels, scrolled away or not?
fn is_written(world: &mut World, words: &str) -> bool {
    let sought = Sought { text: words.trim().to_owned(), count: 1, below: None };
    find(&written(world), &sought).is_some()
}

/// Does a condition hold: `resting`, `label:WORDS`, `no-label:WORDS`, or `path=value` and `path!=value` of the state
/// (`screen=table`, `camera.moving=false`, `hovered=revenge`)?
pub fn holds(world: &mut World, condition: &str) -> bool {
    if condition == "resting" {
        return !unfinished(world) && !showing(world);
    }
    if let Some(words) = condition.strip_prefix("label:") {
        return is_written(world, words);
    }
    if let Some(words) = condition.strip_prefix("no-label:") {
        return !is_written(world, words);
    }
    let (path, wanted, equal) = match (condition.split_once("!="), condition.split_once('=')) {
        (Some((path, wanted)), _) => (path, wanted, false),
        (None, Some((path, wanted))) => (path, wanted, true),
        (None, None) => return false,
    };
    // This is asked in every frame, so only the part that the condition names is read.
    let mut path = path.trim().split('.');
    let first = path.next().and_then(|first| PARTS.iter().find(|(name, _)| *name == first));
    let whole = first.map_or(Value::Null, |(_, part)| part(world));
    let found = path.try_fold(&whole, |value, step| value.get(step));
    let text = match found {
        Some(Value::String(text)) => text.clone(),
        Some(other) => other.to_string(),
        None => return false,
    };
    (text.to_lowercase() == wanted.trim().to_lowercase()) == equal
}
