//! The state as a script prints it and asks for it (PC-30.7): names instead of places, sums beside what they are summed
//! from; and the same with the eyes of each seat.

use serde_json::{Map, Value, json};

use crate::rules::kernel::{Ruleset, Viewer};
use crate::rules::pirates::contacts;
use crate::rules::pirates::ids::Name;
use crate::rules::pirates::orders::Gun;
use crate::rules::pirates::ruleset::Pirates;
use crate::rules::pirates::shooting;
use crate::rules::pirates::state::{Bounds, Coin, Crew, Fort, Island, Kraken, Outcome, Player, Ship, State, Treasure};
use crate::rules::pirates::sums;
use crate::rules::pirates::view::View;
use crate::rules::plane::Spot;

/// Everything, secrets included, and what each seat sees of it.
pub fn outline(state: &State) -> Value {
    let Value::Object(mut all) = table(state, None) else { return Value::Null };
    let views: Map<String, Value> = state
        .players
        .iter()
        .map(|player| {
            let view = Pirates::seen_by(state, Viewer::Seat(state.seat(player.flag)));
            (player.flag.word().to_owned(), table(&view.table, Some(&view)))
        })
        .collect();
    all.insert("view".to_owned(), Value::Object(views));
    Value::Object(all)
}

/// The table, or what a view has of it.
fn table(state: &State, view: Option<&View>) -> Value {
    json!({
        "turn": state.turn,
        "phase": state.phase,
        "to_move": state.to_move.word(),
        "first": state.first.word(),
        "result": state.result.map(|result| match result {
            Outcome::Won(flag) => json!({ "Won": flag.word() }),
            Outcome::Drawn => json!("Drawn"),
        }),
        "table": bounds(state.table),
        "options": state.options,
        "starting_gold": state.starting_gold,
        "mark": state.mark,
        "seats": map(&state.players, |one| one.flag.word().to_owned(), |one| seat(state, one, view)),
        "islands": map(&state.islands, |one| one.id.to_string(), |one| island(state, one, view)),
        "terrain": map(&state.terrain, |one| one.id.to_string(), |one| json!({
            "kind": one.kind, "at": one.pose.at, "turned": one.pose.heading, "factor": one.factor,
        })),
        "wrecks": state.wrecks.iter().map(|wreck| json!({
            "masts": wreck.masts, "at": wreck.pose.at, "heading": wreck.pose.heading,
        })).collect::<Vec<_>>(),
        "ships": ships(state, view),
        "krakens": map(&state.krakens, |one| one.id.to_string(), |one| kraken(state, one)),
        "forts": map(&state.forts, |one| one.id.to_string(), fort),
        "pinned": state.pinned,
        "running": state.running.as_ref().map(|running| json!({
            "unit": running.unit, "order": running.kind, "left": running.left, "over": running.over,
        })),
    })
}

fn map<T>(all: &[T], name: impl Fn(&T) -> String, value: impl Fn(&T) -> Value) -> Map<String, Value> {
    all.iter().map(|one| (name(one), value(one))).collect()
}

fn bounds(table: Bounds) -> Value {
    json!({ "from": table.from, "to": table.to })
}

fn values(coins: &[Coin]) -> Vec<u8> {
    coins.iter().map(|coin| coin.value).collect()
}

fn crew(crew: &Crew) -> Value {
    if crew.up { json!(crew.card) } else { json!({ "card": crew.card, "down": true }) }
}

fn seat(state: &State, player: &Player, view: Option<&View>) -> Value {
    let ashore: Vec<Value> = player.ashore.iter().map(|(one, _)| crew(one)).collect();
    let hidden = view.and_then(|view| view.ashore.get(&player.flag)).filter(|hidden| **hidden > 0);
    json!({
        "banked": values(&player.banked),
        "bonus": player.bonus,
        "gold": sums::winning_gold(state, player.flag),
        "forts_left": player.forts,
        "ashore": ashore,
        "ashore_down": hidden,
        "out": player.out,
        "turns": player.turns,
    })
}

fn island(state: &State, island: &Island, view: Option<&View>) -> Value {
    let fort = state.fort_on(island.id);
    let mut all = json!({
        "home": island.home.map(|flag| flag.word()),
        "at": island.pose.at,
        "turned": island.pose.heading,
        "pennants": island.pennants.iter().map(|flag| flag.word()).collect::<Vec<_>>(),
        "fort": fort.map(|fort| fort.id),
        "wild": island.home.is_none() && fort.is_none(),
        "seen": island.seen.iter().map(|(flag, seen)| (flag.word().to_owned(), json!(seen))).collect::<Map<_, _>>(),
    });
    let counters = view.filter(|_| island.coins.is_empty() && island.uniques.is_empty());
    match counters {
        Some(view) => all["coins"] = json!(view.counters_on(island.id)),
        None => {
            all["coins"] = json!(island.coins);
            all["uniques"] = json!(island.uniques);
        }
    }
    all
}

fn point(spot: Option<Spot>) -> Value {
    json!(spot)
}

fn ships(state: &State, view: Option<&View>) -> Map<String, Value> {
    let mut all = map(&state.ships, |one| one.id.to_string(), |one| ship(state, one, view));
    all.extend(state.sunk.iter().map(|id| (id.to_string(), json!({ "sunk": true }))));
    all
}

fn ship(state: &State, ship: &Ship, view: Option<&View>) -> Value {
    let backs = view.map(|view| view.backs_of(ship.id)).unwrap_or_default();
    let standing: Vec<usize> = (1..).zip(&ship.masts).filter(|(_, mast)| **mast).map(|(number, _)| number).collect();
    let others = view.is_some_and(|view| !view.shares_secrets_of(ship.flag));
    let (coins, face_up): (Value, Vec<u8>) = match others {
        true => (json!(usize::from(backs.coins) + ship.coins.len()), values(&ship.coins)),
        false => {
            let up: Vec<Coin> = ship.coins.iter().filter(|coin| coin.up).copied().collect();
            (json!(values(&ship.coins)), values(&up))
        }
    };
    let unique = |one: &Treasure| one.card;
    let plight = ship.plight;
    let mut all = json!({
        "card": ship.card,
        "flag": ship.flag.word(),
        "owner": ship.owner.word(),
        "at": ship.pose.at,
        "heading": ship.pose.heading,
        "bow": point(contacts::bow(state, ship)),
        "stern": point(contacts::stern(state, ship)),
        "masts": standing,
        "crew": ship.crew.iter().map(crew).collect::<Vec<_>>(),
        "crew_down": others.then_some(backs.crew),
        "coins": coins,
        "face_up": face_up,
        "uniques": ship.uniques.iter().map(unique).collect::<Vec<_>>(),
        "docked": ship.docked,
        "dock_free": ship.dock_free,
        "given": ship.given,
        "extra": ship.extra,
        "rammed": ship.rammed,
        "pivoted": ship.pivoted,
        "used": ship.used.iter().map(|(_, word)| word).collect::<Vec<_>>(),
        "ghost": ship.ghost,
        "lost": ship.lost,
        "entangled": ship.entangled,
        "towing": ship.towing,
        "towed_by": state.tower_of(ship.id).map(|tower| tower.id),
        "embraced_by": state.embraced_by(ship.id).map(|kraken| kraken.id),
        "going_down": ship.going_down,
        "derelict": ship.is_derelict(),
        "pinned_by": contacts::pinned_by(state, ship.id),
        "capacity": sums::capacity(state, ship, others),
        "used_space": sums::used_space(state, ship),
        "base_move": sums::base_move(state, ship.id, false),
        "sunk": false,
        "waits": ship.waits,
    });
    let fear: Option<u8> = if plight.cowed { Some(5) } else { plight.slowed.then_some(6) };
    for (name, value) in [
        ("fear", json!(fear)),
        ("chained", json!(plight.chained)),
        ("silenced", json!(plight.silenced || plight.smoked)),
        ("untouchable", json!(plight.untouchable)),
        ("stays", json!(plight.stays)),
        ("lines", lines(state, ship)),
    ] {
        all[name] = value;
    }
    all
}

/// By cannon and target (PC-30.7).
fn lines(state: &State, ship: &Ship) -> Value {
    let guns = (1..=ship.full()).map(Gun::Mast);
    let enemies = state.ships.iter().filter(|other| other.flag != ship.flag).map(|other| other.id);
    let others = state.forts.iter().filter(|fort| fort.flag != ship.flag).map(|fort| fort.id);
    let targets: Vec<Name> = enemies.chain(others).collect();
    let of_gun = |gun: Gun| -> Map<String, Value> {
        let line = |target: &Name| {
            let line = shooting::lines(state, ship.id, gun, *target);
            let told = json!({ "reach": line.reach, "open": line.open, "legal": line.legal.is_ok() });
            (target.to_string(), told)
        };
        targets.iter().map(line).collect()
    };
    let named = |gun: Gun| match gun {
        Gun::Mast(mast) => mast.to_string(),
        Gun::Musket => "musket".to_owned(),
        Gun::Slot(x, y) => format!("{x},{y}"),
    };
    Value::Object(guns.map(|gun| (named(gun), Value::Object(of_gun(gun)))).collect())
}

fn kraken(state: &State, kraken: &Kraken) -> Value {
    let standing: Vec<usize> =
        (1..).zip(&kraken.tentacles).filter(|(_, tentacle)| **tentacle).map(|(number, _)| number).collect();
    json!({
        "card": kraken.card,
        "flag": kraken.flag.word(),
        "at": kraken.at,
        "tentacles": standing,
        "embraces": kraken.embraces,
        "since": kraken.since,
        "target": kraken.target,
        "given": kraken.given,
        "lost": kraken.lost,
        "base_move": sums::base_move(state, kraken.id, false),
    })
}

fn fort(fort: &Fort) -> Value {
    json!({
        "card": fort.card,
        "flag": fort.flag.word(),
        "island": fort.island,
        "at": fort.pose.at,
        "turned": fort.pose.heading,
        "flags": fort.flags.iter().map(|(slot, stands)| json!([slot, u8::from(*stands)])).collect::<Vec<_>>(),
        "coins": values(&fort.coins),
        "abandoned": fort.flags.iter().all(|(_, stands)| !stands),
    })
}
