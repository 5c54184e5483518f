//! Dead Reckoning, played by scripts: battles, and whole games.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::{Map, Value, json};

use crate::captains::dead_reckoning::cubes::SeededCubes;
use crate::captains::{Crewed, Luck};
use crate::chance::seed;
use crate::headless::script::{Begun, Deck, Input, Whose};
use crate::logbook::data::{DataFault, Library, Source};
use crate::logbook::wording::{Fact, Spoken, key};
use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::drawing;
use crate::rules::dead_reckoning::duel::{Duel, Opening, Setup};
use crate::rules::dead_reckoning::island::Island;
use crate::rules::dead_reckoning::orders::Order;
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::dead_reckoning::scoring::{self, Category, Sheet};
use crate::rules::dead_reckoning::setup::SetupFault;
use crate::rules::dead_reckoning::state::{Fight, Phase, State, in_all};
use crate::rules::dead_reckoning::tray::Lie;
use crate::rules::kernel::{Answer, Awaiting, Match, Want};

/// A script begins in one of these ways.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Start {
    /// With a battle or a whole game of the library.
    Scenario {
        id: String,
        /// The setting out of a whole game is drawn from this seed, where no step does it.
        #[serde(default)]
        seed: Option<u64>,
    },
    /// With any position: of a whole game, if it says something that only a whole game has, or else with battles alone.
    Position(Box<Duel>),
    /// In the main phase of any position of a whole game (DR-33.2).
    Turn(Box<Duel>),
    /// With the setting out of a whole game (DR-3), every shuffle of it a step.
    Voyage(Opening),
}

crate::steps! {
    DeadReckoning;
    /// An order of a player.
    Orders(side: String, order: Order) => Put::Order(side, order.clone()),
    /// The cubes came to lie in these zones, in the order in which the want lists them.
    Zones(zones: Vec<String>, @default whose: Whose) => Put::Zones(zones, Vec::new(), whose),
    /// The same, with the zones that lying cubes were knocked to, by their numbers.
    Knocking(zones: Vec<String>, knocked: BTreeMap<u16, String>, @default whose: Whose) => {
        Put::Zones(zones, knocked.iter().map(|(cube, zone)| (*cube, zone.as_str())).collect(), whose)
    },
    /// The order of a deck: the names of the first cards, with the rest as it lies; or the numbers of all of it.
    Deal(order: Deck) => order.put(),
}

/// The match a script begins with.
pub fn begin(start: Start, library: &Library, source: &Source) -> Result<Begun<DeadReckoning, Step>, DataFault> {
    let cards = library.dead_reckoning().printed();
    let mut seeded = None;
    let setup = match start {
        Start::Position(duel) => Setup::described(*duel, cards),
        Start::Turn(duel) => Setup::position(*duel, cards),
        Start::Voyage(opening) => Setup::voyage(opening, cards),
        Start::Scenario { id, seed: root } => {
            seeded = root.map(|root| SeededCubes::new(seed(root, 0, DeadReckoning::STREAM)));
            let named = library.dead_reckoning().named(&id);
            named.ok_or_else(|| source.fault("setup.id", Fact::from(key::ScriptNoScenario { id })))?
        }
    };
    let fault = |fault: SetupFault| {
        let (field, flaw) = DeadReckoning::fault(&fault);
        source.fault(format!("setup.{field}"), flaw)
    };
    let opening = seeded.map(|mut luck| {
        Box::new(move |battle: &Match<DeadReckoning>, next: Option<&Step>| set_out(&mut luck, battle, next)) as _
    });
    Match::begin(&setup).map(|battle| Begun { battle, opening }).map_err(fault)
}

/// Answers for the next step while the game is set out, if that step does not.
fn set_out(luck: &mut SeededCubes, battle: &Match<DeadReckoning>, next: Option<&Step>) -> Option<Input<DeadReckoning>> {
    if battle.state().phase != Phase::SettingOut {
        return None;
    }
    match battle.awaiting() {
        Awaiting::Answer(Want::Shuffle { cards, .. }) if !matches!(next, Some(Step::Deal(_))) => {
            Some(Input::Answer(Answer::Dealt(luck.shuffle(*cards))))
        }
        Awaiting::Answer(Want::Choice { options, .. }) if !matches!(next, Some(Step::Choose(_))) => {
            let order = luck.shuffle(u16::try_from(options.len()).unwrap_or(1));
            Some(Input::Answer(Answer::Chose(order.first().copied().unwrap_or(0))))
        }
        _ => None,
    }
}

/// Everything, secrets included: players and slots by name, cubes with their zones.
pub fn outline(state: &State) -> Value {
    let mut players = Map::new();
    for player in &state.players {
        let Ok(Value::Object(mut fields)) = serde_json::to_value(player) else { continue };
        let slots = fields.remove("slots").and_then(|slots| slots.as_array().cloned()).unwrap_or_default();
        let named = ["A", "B", "C", "D"].into_iter().map(str::to_owned).zip(slots);
        fields.insert("slots".into(), Value::Object(named.collect()));
        fields.insert("cannons".into(), json!(in_all(&state.unused_cannons(player.colour))));
        fields.insert("flags".into(), json!(state.flags(player.colour)));
        fields.insert("hand_limit".into(), json!(drawing::hand_limit(state, player)));
        let controls = state.sea.islands().filter(|(at, _)| state.controls(player.colour, *at));
        fields.insert("controls".into(), controls.map(|(_, island)| json!(String::from(island.id))).collect());
        players.insert(player.colour.word().to_owned(), Value::Object(fields));
    }
    let islands: Map<String, Value> =
        state.islands().into_iter().map(|island| (String::from(island.id), ashore(state, island))).collect();
    let sheets: Map<String, Value> =
        state.sheets.iter().map(|sheet| (sheet.by.word().to_owned(), gold(sheet))).collect();
    let fought: Vec<_> = state.turn.fought.iter().map(|foe| foe.target()).collect();
    let sea: Map<String, Value> = state.sea.tiles().map(|(at, tile)| (String::from(at), json!(tile))).collect();
    json!({
        "phase": state.phase,
        "players": players,
        "islands": islands,
        "merchant": state.merchant(),
        "active": state.active().word(),
        "turn": state.turn,
        "sea": sea,
        "boxes": state.boxes,
        "buried": state.buried,
        "black": state.black,
        "fought": fought,
        "purchases": state.turn.purchases,
        "fight": state.fight.as_ref().map(fight),
        "winners": state.winners,
        "marks_to_end": state.marks_to_end,
        "ended_by": state.ended_by.and_then(|seat| state.at_seat(seat)).map(|player| player.colour.word()),
        "last_to_play": state.last_to_play().into_iter().map(Colour::word).collect::<Vec<_>>(),
        "sheets": sheets,
        "tied": state.tied.iter().map(|by| by.word()).collect::<Vec<_>>(),
        "victors": state.victors.iter().map(|by| by.word()).collect::<Vec<_>>(),
    })
}

/// An island, with its controller and its standings (DR-17.7, DR-26.11).
fn ashore(state: &State, island: &Island) -> Value {
    let mut all = json!(island);
    all["controller"] = json!(island.controller().map(Colour::word));
    all["standings"] = json!(scoring::standings(state, island));
    all
}

/// Lists the gold of every category, and the sum.
fn gold(sheet: &Sheet) -> Value {
    let mut all: Map<String, Value> =
        Category::ALL.into_iter().map(|category| (category.word().to_owned(), json!(sheet.of(category)))).collect();
    let islands = sheet.islands.iter().map(|(island, gold)| (String::from(*island), json!(gold))).collect();
    all.insert("by_island".to_owned(), Value::Object(islands));
    all.insert("total".to_owned(), json!(sheet.total()));
    Value::Object(all)
}

fn fight(fight: &Fight) -> Value {
    let sides: Map<String, Value> = fight
        .sides
        .iter()
        .map(|side| {
            let strength = fight.strength(side.colour);
            let (cup, markers, damage) = (side.cup, side.markers, side.damage);
            let side_of = json!({ "cup": cup, "markers": markers, "damage": damage, "strength": strength });
            (side.colour.word().to_owned(), side_of)
        })
        .collect();
    let tray: Map<String, Value> = fight
        .tray
        .iter()
        .map(|cube| (cube.piece.0.to_string(), json!({ "of": cube.of.word(), "lies": cube.lie.map(Lie::id) })))
        .collect();
    json!({
        "target": fight.target(),
        "foe": fight.foe,
        "at": fight.at,
        "why": fight.why,
        "sides": sides,
        "tray": tray,
        "to_act": fight.acting().word(),
        "passes": fight.passes,
        "winner": fight.winner,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::headless::{GAMES, Speaker};

    /// Everything a script of the battle between ships prints; the first part is true if it fitted.
    fn printed(setup: &str, steps: &str) -> (bool, Vec<Value>) {
        let (library, faults) = GAMES.library(None);
        assert_eq!(faults, []);
        let mut lines = Vec::new();
        let text = format!("Script(game: \"dead-reckoning\", setup: {setup}, steps: [{steps}])");
        let speaker = Speaker::of(&["--lang=en".into()]);
        let fine =
            GAMES.script("here.ron", text.as_bytes(), &library, &speaker, None, &mut |line| lines.push(line.0.clone()));
        (fine, lines)
    }

    fn error(steps: &str) -> String {
        let (fine, lines) = printed("Scenario(\"battle-ship\")", steps);
        assert!(!fine, "{steps} was to fail");
        let found = lines.iter().find_map(|line| line.get("error"));
        found.and_then(Value::as_str).map(str::to_owned).unwrap_or_default()
    }

    #[test]
    fn a_whole_duel_is_played_by_a_script() {
        let steps = r#"
            ExpectState("players.purple.damage", 2),
            Orders("purple", Commit(6)), ExpectRefusal("DR-18.11"),
            Orders("purple", Commit(3)),
            Expect(CubesTaken(by: Purple, count: 3, from: None)),
            Orders("green", Play("SA-GUN#2")),
            Orders("green", Commit(2)),
            Expect(ExtraCubes(by: Green, count: 1, why: Buildings)),
            Zones(["S1A", "EX", "RIDGE", "S2", "CA", "DA"]),
            Knocking(["S1B"], {0: "S1C"}),
            Expect(CubeKnocked(cube: 0, of: Purple, from: In(S1A), to: In(S1C))),
            Zones(["S1A", "GO"]),
            Orders("purple", Use("SA-BOS", 0)),
            Orders("green", Use("SA-GUN#1", 1)),
            Choose("cube-4"), Choose("hold-d"), Choose("hold-d"),
            ExpectState("players.green.slots.D.goods.gold", 3),
            ExpectState("fight.sides.purple.strength", 4),
            Orders("purple", Rearrange({})), ExpectRefusal("DR-18.9"),
            Orders("purple", Pass), Orders("green", Pass),
            Choose("hold-a"), Choose("hold-a"),
            Expect(Won(by: Purple, tie: false)),
            Choose("SA-CAP/0"), Choose("hold-b"), Choose("hold-b"), Choose("hold-a"),
            ExpectState("players.green.pirate", false), ExpectState("players.green.damage", 4),
            ExpectState("players.purple.battles_won", 2), ExpectState("winners", ["Purple"]),
        "#;
        let (fine, lines) = printed("Scenario(\"battle-ship\", seed: 7)", steps);
        assert!(fine, "{:?}", lines.iter().rev().take(3).collect::<Vec<_>>());
        let rules = |line: &Value| line.get("happening").is_none() || line.get("rule").is_some_and(Value::is_string);
        assert!(lines.iter().all(rules));
        let Some(last) = lines.last() else { return };
        assert!(last.get("hash").is_some_and(Value::is_string) && last.get("state").is_some());
    }

    #[test]
    fn wrong_and_missing_steps_are_reported() {
        assert_eq!(error(r#"Orders("blue", Commit(1))"#), "There is no side blue: it is purple, green");
        assert_eq!(error(r#"Orders("green", Commit(1))"#), "No order of green is wanted here, but of purple");
        assert_eq!(error(r#"Orders("purple", Commit(9))"#), "Refused by DR-18.11: Only 5 cannons are ready.");
        assert_eq!(error(r#"Zones(["S1A"])"#), "Orders are wanted here of purple");
        let commit = r#"Orders("purple", Commit(1)), Orders("green", Commit(0)),"#;
        assert_eq!(error(&format!("{commit} Zones([\"S1A\"])")), "Cubes wanted: 2; zones given: 1");
        assert_eq!(error(&format!("{commit} Zones([\"S1A\", \"S3\"])")), "There is no zone S3 for a cube here");
        assert_eq!(error(&format!("{commit} Throw([3, 4])")), "A throw of purple is wanted here, dice: 2");
        assert_eq!(
            error(&format!("{commit} Knocking([\"S1A\", \"S2\"], {{0: \"GO\"}})")),
            "Cube 0 does not lie in the tray"
        );
        assert_eq!(error(&format!("{commit} Choose(\"none\")")), "A throw of purple is wanted here, dice: 2");
        assert_eq!(error("ExpectRefusal(\"DR-18.3\")"), "No refusal by DR-18.3 followed");
    }

    #[test]
    fn any_position_can_be_laid_out_and_a_faulty_one_names_its_field() {
        let position =
            r#"Position(id: "here", players: [(colour: Blue, at: "r1c1")], merchant: "E1-04", attack: Merchant)"#;
        let (fine, lines) = printed(position, r#"Orders("blue", Commit(1)), Zones(["S1A", "OUT"]), Zones(["S1B"])"#);
        // The gold and cargo of her card still wait for a hold.
        assert!(fine, "{lines:?}");
        assert!(lines.iter().any(|line| line.pointer("/want/choose").is_some()));
        let faulty = position.replace("E1-04", "E9-99");
        let (fine, lines) = printed(&faulty, "");
        assert!(!fine);
        assert_eq!(lines.first().and_then(|line| line.get("field")), Some(&json!("setup.merchant")));
    }
}
