//! The state as a script prints it and asks for it (MM-29.4): names instead of places, sums beside what they are summed
//! from.

use serde_json::{Map, Value, json};

use crate::rules::merchants_and_marauders::battles::{self, Contest};
use crate::rules::merchants_and_marauders::ending;
use crate::rules::merchants_and_marauders::odds;
use crate::rules::merchants_and_marauders::pack::Symbol;
use crate::rules::merchants_and_marauders::raids;
use crate::rules::merchants_and_marauders::state::{Battle, Phase, Player, Raid, RollKind, Side, State};
use crate::rules::merchants_and_marauders::sums;
use crate::rules::merchants_and_marauders::words::{Colour, Location, NpcKind};

/// Everything, secrets included.
pub fn outline(state: &State) -> Value {
    let players: Map<String, Value> =
        state.players.iter().map(|one| (one.colour.word().to_owned(), player(state, one))).collect();
    let npcs: Map<String, Value> =
        state.npcs.iter().map(|(kind, _)| (format!("{kind:?}"), npc(state, *kind))).collect();
    let (decks, piles) = (&state.decks, &state.discards);
    json!({
        "round": state.round,
        "phase": state.phase,
        "active": state.active().word(),
        "first": state.at_seat(state.first).map(|player| player.colour.word()),
        "turn": {
            "actions": sums::actions(state, state.active()).saturating_sub(state.turn.spent),
            "moves": sums::moves(state, state.active()).saturating_sub(state.turn.moves_spent),
            "port": state.turn.port,
            "scouted": state.turn.scouted,
            "activities": state.turn.activities,
            "sold": state.turn.sold,
            "won_crew_combat": state.turn.won_crew_combat,
        },
        "event": state.event,
        "war": state.war,
        "laid": state.laid,
        "demand": state.demand,
        "reserve": state.reserve,
        "merchants": state.merchants,
        "track": state.track,
        "yards": state.yards,
        "scattered": state.scattered,
        "missions": state.missions,
        "npcs": npcs,
        "entering": state.entering,
        "returning": state.returning,
        "decks": {
            "event": decks.event.len(),
            "cargo": decks.cargo.len(),
            "glory": decks.glory.len(),
            "rumor": decks.rumor.len(),
            "mission": decks.mission.len(),
            "captain": decks.captain.len(),
        },
        "discards": piles,
        "market": state.market,
        "raid": state.raid.as_ref().map(|one| raid(state, one)),
        "battle": state.battle.as_ref().map(|one| battle(state, one)),
        "players": players,
        "result": (state.phase == Phase::Over).then(|| result(state)),
    })
}

fn player(state: &State, player: &Player) -> Value {
    let by = player.colour;
    let side = Side::Player(by);
    let closed: Vec<&str> =
        state.pack.ports().filter(|port| !sums::may_enter(state, by, *port)).map(|port| port.word()).collect();
    let all = json!({
        "captain": player.captain,
        "ship": player.ship.as_ref().map(|ship| ship.kind),
        "at": player.at,
        "gold": player.gold,
        "chest": player.chest,
        "glory": player.glory,
        "hand": player.hand,
        "cargo": player.cargo,
        "rumor": player.rumor,
        "proved": player.proved,
        "mission": player.mission,
        "bounties": player.bounties,
        "modifications": player.ship.as_ref().map(|ship| ship.fittings.keys().copied().collect::<Vec<_>>()),
        "used": player.ship.as_ref().map(|ship| {
            ship.fittings.iter().filter(|(_, used)| **used).map(|(fitting, _)| *fitting).collect::<Vec<_>>()
        }),
        "weapons": player.weapons,
        "specialists": player.specialists,
        "big_ship": player.big_ship,
        "last_buy": player.last_buy,
        "retiring": player.retiring,
        "ahead": player.ahead,
        "claimed": player.claimed,
        "manoeuvre": sums::manoeuvre(state, side),
        "capacity": sums::capacity(state, by),
        "pirate": state.is_pirate(by),
        "closed": closed,
        "secret_points": ending::secret_points(state, by),
        "total": ending::total(state, by),
    });
    let Value::Object(mut fields) = all else { return Value::Null };
    fields.extend(tracks(|at| sums::track(state, side, at)));
    fields.insert("max".to_owned(), Value::Object(tracks(|at| sums::max(state, side, at))));
    Value::Object(fields)
}

fn tracks(value: impl Fn(Location) -> u8) -> Map<String, Value> {
    Location::ALL.into_iter().map(|at| (at.word().to_owned(), json!(value(at)))).collect()
}

fn npc(state: &State, kind: NpcKind) -> Value {
    let npc = state.npcs.get(&kind);
    json!({
        "at": npc.and_then(|npc| npc.at),
        "captain": npc.and_then(|npc| npc.cards.first()),
        "cards": npc.map(|npc| &npc.cards),
        "ship": npc.filter(|npc| npc.man_of_war || !npc.cards.is_empty()).map(|_| sums::npc_ship(state, kind)),
        "man_of_war": npc.is_some_and(|npc| npc.man_of_war),
        "squadron": npc.is_some_and(|npc| npc.squadron),
    })
}

fn raid(state: &State, raid: &Raid) -> Value {
    let cards = odds::open(state, raid);
    let escapes = cards.iter().filter(|card| card.symbol == Symbol::Escape).count();
    let hits: Vec<_> = cards
        .iter()
        .filter_map(|card| match card.symbol {
            Symbol::Hit(location) => Some(location),
            Symbol::Escape => None,
        })
        .collect();
    json!({
        "by": raid.by.word(),
        "zone": raid.zone,
        "token": raid.token,
        "nation": raid.nation,
        "cards": raid.cards,
        "successes": raid.successes,
        "escapes": escapes,
        "hits": hits,
        "plunder": raids::plunder(state, raid.by),
    })
}

fn battle(state: &State, battle: &Battle) -> Value {
    let ships: Map<String, Value> = battle
        .sides()
        .into_iter()
        .map(|side| (side.word().to_owned(), Value::Object(tracks(|at| sums::track(state, side, at)))))
        .collect();
    let thrown = |side: Side| state.rolls.iter().any(|roll| roll.by == side && roll.kind == RollKind::Contest);
    let contest = battle.sides().into_iter().all(thrown).then(|| match battles::contest(state) {
        Contest::Won(side) if side == battle.attacker => "win",
        Contest::Won(_) => "lose",
        Contest::Tied => "tie",
        Contest::Void => "nobody",
    });
    json!({
        "attacker": battle.attacker.word(),
        "defender": battle.defender.word(),
        "round": battle.round,
        "declared": battle.declared,
        "crew_combat": battle.crew_round,
        "contest": contest,
        "ships": ships,
        "outcome": battle.outcome,
    })
}

fn result(state: &State) -> Value {
    let total = |by: Colour| (by.word().to_owned(), json!(ending::total(state, by)));
    let totals: Map<String, Value> = state.players.iter().map(|player| total(player.colour)).collect();
    json!({
        "winners": state.winners.iter().map(|by| by.word()).collect::<Vec<_>>(),
        "totals": totals,
    })
}
