//! How things stand: the screen, the seat, the eye, what is pointed at, as JSON and as conditions.

use bevy::prelude::*;
use serde_json::{Value, json};

use super::labels::{find, focused, written};
use crate::dice::set_down::{centre, set_down};
use crate::dice::solids::Solid;
use crate::games::the_ships::setting_out::main_window;
use crate::play::activity::TableActivity;
use crate::play::current_match::CurrentMatch;
use crate::play::curtain::Curtain;
use crate::play::seen::{Asked, Onlooker, Seen};
use crate::play::telling::Holds;
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::dead_reckoning::state::Side;
use crate::rules::dead_reckoning::tray::{Lie, Zone};
use crate::rules::kernel;
use crate::rules::the_ships::ruleset::TheShips;
use crate::table::camera::TableCamera;
use crate::table::camera::eyes::Eyes;
use crate::table::pieces::{Extent, Hovered, Piece, Selected};
use crate::table::settings::Settings;
use crate::table::speech::Speech;
use crate::table::stage::{Menu, Screen, Seat, Seated, SetOut};
use crate::table::throwing::dice_box::{Die, Shows, ThrowVessels};
use crate::table::throwing::frame::world_from_tray;
use crate::table::throwing::hand::Held;
use crate::table::throwing::ledger::Ledger;
use crate::table::throwing::physical::{Cast, Falling, LastThrow};
use crate::table::throwing::playback::Flight;
use crate::table::under::Under;

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

/// Where a piece's middle is seen, in logical pixels.
pub fn piece_in_the_window(world: &mut World, id: &str) -> Option<Vec2> {
    let mut pieces = world.query::<(&Piece, &Extent, &GlobalTransform)>();
    let middle = pieces
        .iter(world)
        .find(|(piece, ..)| piece.id == id)
        .map(|(_, extent, placed)| placed.transform_point(extent.centre))?;
    in_the_window(world, middle)
}

/// Where the floor of a zone of the battle tray is seen: as near to its middle as it has room for a cube.
pub fn zone_in_the_window(world: &mut World, zone: Zone) -> Option<Vec2> {
    let vessels = &world.get_resource::<ThrowVessels>()?.0;
    let number = Lie::In(zone).number();
    let [x, y, _] = set_down(vessels, number, centre(&vessels.tray, number)?, &[])?.millimetres();
    in_the_window(world, world_from_tray(Vec3::new(x as f32, y as f32, 0.0)))
}

/// Where a point of the world is seen, if it is in the picture.
pub fn in_the_window(world: &mut World, point: Vec3) -> Option<Vec2> {
    let mut eyes = world.query_filtered::<(&Camera, &GlobalTransform), With<TableCamera>>();
    let (camera, placed) = eyes.single(world).ok()?;
    let size = camera.logical_viewport_size()?;
    let at = camera.world_to_viewport(placed, point).ok()?;
    (at.cmpge(Vec2::ZERO).all() && at.cmple(size).all()).then_some(at)
}

/// The dice: whether they are in a hand, on their way, or lie, and what they show.
fn dice(world: &mut World) -> Value {
    let held = world.query_filtered::<(), With<Held>>().iter(world).count() > 0;
    let flying = world.query_filtered::<(), Or<(With<Cast>, With<Falling>, With<Flight>)>>().iter(world).count() > 0;
    let stage = match (held, flying) {
        (true, _) => "held",
        (_, true) => "flying",
        _ => "none",
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

/// How the match stands, as the window may know it; null while none is on.
fn played(world: &mut World) -> Value {
    let hash = world.get_resource::<CurrentMatch<TheShips>>().map(|current| current.digest().to_string());
    let activity = world.get_resource::<State<TableActivity>>().map(|activity| word(activity.get()));
    let curtain = world.get_resource::<Curtain>().is_none_or(|curtain| curtain.up);
    let showing = world.get_resource::<Holds>().is_some_and(Holds::any);
    let battle = fought(world, &activity, curtain, showing);
    let mut windows = world.query::<(&Onlooker, &Seen<TheShips>)>();
    let Some(seen) = main_window(windows.iter(world)) else { return battle };
    let table = &seen.view.table;
    let side = |seat: kernel::Seat| table.side_at(seat).map(word);
    let asked = match &seen.asked {
        Asked::Nothing => "nothing",
        Asked::Orders => "orders",
        Asked::Waits(_) => "waits",
        Asked::Choose { .. } => "choose",
        Asked::Throw { .. } => "throw",
        Asked::Over => "over",
    };
    json!({
        "activity": activity, "asked": asked, "curtain": if curtain { "up" } else { "down" }, "showing": showing,
        "eyes": seen.seat.and_then(side), "sealed": seen.sealed.iter().copied().filter_map(side).collect::<Vec<_>>(),
        "turn": table.turn, "phase": word(table.phase), "beat": table.beat, "hash": hash,
    })
}

/// How a battle of Dead Reckoning stands; null while none is on.
fn fought(world: &mut World, activity: &Option<String>, curtain: bool, showing: bool) -> Value {
    let hash = world.get_resource::<CurrentMatch<DeadReckoning>>().map(|current| current.digest().to_string());
    let mut windows = world.query::<(&Onlooker, &Seen<DeadReckoning>)>();
    let Some(seen) = main_window(windows.iter(world)) else { return Value::Null };
    let table = &seen.view.table;
    let colour = |seat: kernel::Seat| table.at_seat(seat).map(|player| player.colour.word());
    let (asked, by) = match &seen.asked {
        Asked::Nothing => ("nothing", None),
        Asked::Orders => ("orders", seen.seat.and_then(colour)),
        Asked::Waits(seats) => ("waits", seats.first().copied().and_then(colour)),
        Asked::Choose { by, .. } => ("choose", colour(*by)),
        Asked::Throw { by, .. } => ("throw", colour(*by)),
        Asked::Over => ("over", None),
    };
    let cubes = table.fight.iter().flat_map(|fight| &fight.tray);
    let cubes: Vec<Value> = cubes
        .map(|cube| json!({ "piece": cube.piece.0, "of": cube.of.word(), "lie": cube.lie.map(|lie| lie.id()) }))
        .collect();
    let strength = table.fight.as_ref().map(|fight| {
        let of = |side: &Side| (side.colour.word().to_owned(), json!(fight.strength(side.colour)));
        fight.sides.iter().map(of).collect::<serde_json::Map<String, Value>>()
    });
    json!({
        "game": "dead-reckoning", "title": seen.title, "activity": activity, "asked": asked, "by": by,
        "curtain": if curtain { "up" } else { "down" }, "showing": showing, "eyes": seen.seat.and_then(colour),
        "phase": word(table.phase), "cubes": cubes, "strength": strength,
        "winners": table.winners.iter().map(|winner| winner.word()).collect::<Vec<_>>(), "hash": hash,
    })
}

/// The piece that bears a mark.
fn marked<M: Component>(world: &mut World) -> Value {
    let mut pieces = world.query_filtered::<&Piece, With<M>>();
    json!(pieces.iter(world).next().map(|piece| piece.id.clone()))
}

/// Every piece, with its place in the picture.
fn pieces(world: &mut World) -> Value {
    let mut pieces = world.query::<(&Piece, &Extent, &GlobalTransform)>();
    let middles: Vec<(String, Vec3)> = pieces
        .iter(world)
        .map(|(piece, extent, placed)| (piece.id.clone(), placed.transform_point(extent.centre)))
        .collect();
    let seen = middles.into_iter().map(|(id, middle)| {
        let at = in_the_window(world, middle).map(|at| json!([at.x.round(), at.y.round()]));
        (id, at.unwrap_or(Value::Null))
    });
    Value::Object(seen.collect())
}

fn camera(world: &mut World) -> Value {
    let seat = world.get_resource::<Seated>().map_or(Seat::First, |seated| seated.0);
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

/// What is told of how things stand, and how it is found out.
const PARTS: [(&str, fn(&mut World) -> Value); 16] = [
    ("seconds", |world| json!(world.get_resource::<Time>().map(Time::elapsed_secs_f64))),
    ("keyboard", |world| json!(focused(world))),
    ("screen", |world| json!(world.get_resource::<State<Screen>>().map(|screen| word(screen.get())))),
    ("menu", |world| json!(world.get_resource::<State<Menu>>().map(|menu| word(menu.get())))),
    ("seat", |world| json!(word(world.get_resource::<Seated>().map_or(Seat::First, |seated| seated.0)))),
    ("language", |world| json!(world.get_resource::<Speech>().map(|speech| speech.language().tag().to_owned()))),
    ("scenario", |world| json!(world.get_resource::<SetOut>().map(|set_out| set_out.0.clone()))),
    ("camera", camera),
    ("hovered", marked::<Hovered>),
    ("selected", marked::<Selected>),
    ("hex", |world| json!(under(world).hex.map(|hex| [hex.col, hex.row]))),
    ("at", |world| json!(under(world).at.map(triple))),
    ("pieces", pieces),
    ("dice", dice),
    ("settings", |world| json!(world.get_resource::<Settings>().and_then(|own| serde_json::to_value(own).ok()))),
    ("match", played),
];

fn under(world: &World) -> Under {
    world.get_resource::<Under>().copied().unwrap_or_default()
}

/// How things stand.
pub fn state(world: &mut World) -> Value {
    Value::Object(PARTS.iter().map(|(name, part)| ((*name).to_owned(), part(world))).collect())
}

/// Whether a condition holds: `resting`, `label:WORDS`, `no-label:WORDS`, or `path=value` and `path!=value` of the state
/// (`screen=table`, `camera.moving=false`, `hovered=revenge`).
pub fn holds(world: &mut World, condition: &str) -> bool {
    if condition == "resting" {
        return holds(world, "camera.moving=false");
    }
    if let Some(words) = condition.strip_prefix("label:") {
        return find(&written(world), words.trim(), 1).is_some();
    }
    if let Some(words) = condition.strip_prefix("no-label:") {
        return find(&written(world), words.trim(), 1).is_none();
    }
    let (path, wanted, equal) = match (condition.split_once("!="), condition.split_once('=')) {
        (Some((path, wanted)), _) => (path, wanted, false),
        (None, Some((path, wanted))) => (path, wanted, true),
        (None, None) => return false,
    };
    // Asked in every frame: only what the condition speaks of is found out.
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
