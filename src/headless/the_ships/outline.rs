//! The state of a battle as a script prints it: names instead of places, bow hexes instead of stern hexes.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use crate::rules::geometry::hex::Offset;
use crate::rules::the_ships::chart::Chart;
use crate::rules::the_ships::orders::Berth;
use crate::rules::the_ships::points;
use crate::rules::the_ships::ship_card::{Nation, Officer};
use crate::rules::the_ships::state::State;
use crate::rules::the_ships::tile::{FaceName, Layout, TILE_SIZE, Terrain, Tile};

/// A side by the word of the command line.
#[must_use]
pub const fn side(nation: Nation) -> &'static str {
    match nation {
        Nation::English => "england",
        Nation::Spanish => "spain",
    }
}

fn by_name(list: Option<Value>, names: &[&str]) -> Value {
    let values = list.and_then(|list| list.as_array().cloned()).unwrap_or_default();
    Value::Object(names.iter().map(|name| (*name).to_owned()).zip(values).collect())
}

/// Everything, secrets included.
#[must_use]
pub fn state(state: &State) -> Value {
    let mut ships = Map::new();
    for (vessel, ship) in state.articles.vessels.iter().zip(&state.ships) {
        let Ok(Value::Object(mut fields)) = serde_json::to_value(ship) else { continue };
        fields.remove("base");
        let berth = ship.base.map(Berth::from);
        fields.insert("bow".into(), json!(berth.map(|berth| berth.bow)));
        fields.insert("facing".into(), json!(berth.map(|berth| berth.facing)));
        fields.insert("side".into(), json!(side(vessel.side)));
        let batteries = ["port", "starboard", "stern"];
        for name in ["crossed", "guns", "batteries"] {
            let list = fields.remove(name);
            fields.insert(name.into(), by_name(list, &batteries));
        }
        for name in ["deck", "below"] {
            let list = fields.remove(name);
            fields.insert(name.into(), by_name(list, &["musketeers", "pikemen"]));
        }
        let guns: BTreeMap<_, _> =
            batteries.iter().zip(ship.guns.0).map(|(name, guns)| (*name, guns.count())).collect();
        fields.insert("guns".into(), json!(guns));
        let lost = Officer::ALL.into_iter().filter(|officer| ship.has_lost(*officer));
        fields.insert("officers_lost".into(), json!(lost.collect::<Vec<_>>()));
        let masts = vessel.card.masts.iter().zip(ship.masts);
        let masts: BTreeMap<_, _> =
            masts.map(|(mast, left)| (format!("{:?}", mast.name).to_lowercase(), left)).collect();
        fields.insert("masts".into(), json!(masts));
        ships.insert(String::from(vessel.id), Value::Object(fields));
    }
    let tiles: BTreeMap<_, _> =
        state.chart.tiles().map(|(slot, laid)| (format!("{},{}", slot.col, slot.row), laid)).collect();
    let [english, spanish] = points::scores(state);
    json!({
        "turn": state.turn,
        "phase": state.phase,
        "beat": state.beat,
        "wind": state.wind,
        "ships": ships,
        "locks": state.locks,
        "ashore": { "england": state.ashore[Nation::English], "spain": state.ashore[Nation::Spanish] },
        "points": { "england": english, "spain": spanish },
        "tiles": tiles,
        "result": state.result,
        "rulings": state.rulings,
    })
}

/// Prints another terrain on the face that lies at this hex.
pub fn print_terrain(layout: &Layout, tiles: &mut BTreeMap<u8, Tile>, at: Offset, terrain: Terrain) {
    let Some((_, laid)) = layout.slots().find(|(slot, _)| *slot == Chart::slot_of(at)) else { return };
    let (mut col, mut row) = (at.col.rem_euclid(TILE_SIZE), at.row.rem_euclid(TILE_SIZE));
    if laid.turned {
        (col, row) = (TILE_SIZE - 1 - col, TILE_SIZE - 1 - row);
    }
    let Some(tile) = tiles.get_mut(&laid.number) else { return };
    let face = match laid.face {
        FaceName::A => &mut tile.a,
        FaceName::B => &mut tile.b,
    };
    let hex = usize::try_from(row).ok().and_then(|row| face.get_mut(row)).zip(usize::try_from(col).ok());
    if let Some(hex) = hex.and_then(|(row, col)| row.0.get_mut(col)) {
        *hex = terrain;
    }
}
