//! Every mission of T-9: who may claim it and where, the deed that fulfils it, and what it brings.

use weather_gage::rules::kernel::Ruleset;
use weather_gage::rules::merchants_and_marauders::words::Skill::{Influence, Leadership};

use super::common::*;

/// Nation and further fields of a captain.
type Captain = (&'static str, &'static str);

const ANYBODY: Captain = ("English", "");
const DUTCHMAN: Captain = ("Dutch", "");
const WANTED: Captain = ("English", "bounties: {Dutch: 1}");

/// Location and requirement of T-9: the skill that is tested, a captain who may claim it, and one who may not.
const CLAIMS: [(&str, Zone, Option<Skill>, Captain, Option<Captain>); 25] = [
    ("M-01", Zone::Caracas, Some(Influence), ANYBODY, None),
    ("M-02", Zone::PortRoyal, Some(Influence), WANTED, Some(("English", "bounties: {English: 1}"))),
    ("M-03", Zone::SantoDomingo, Some(Influence), ANYBODY, None),
    ("M-04", Zone::BasseTerre, None, ANYBODY, None),
    ("M-05", Zone::Curacao, Some(Influence), ANYBODY, None),
    ("M-06", Zone::Bridgetown, None, ANYBODY, None),
    ("M-07", Zone::Caracas, Some(Influence), ANYBODY, None),
    ("M-08", Zone::SaintPierre, None, ANYBODY, None),
    ("M-09", Zone::Aruba, None, ANYBODY, None),
    ("M-10", Zone::Havana, None, ANYBODY, Some(WANTED)),
    ("M-11", Zone::Nassau, Some(Leadership), ANYBODY, Some(WANTED)),
    ("M-12", Zone::Tortuga, None, ANYBODY, Some(("Spanish", ""))),
    ("M-13", Zone::Cartagena, None, DUTCHMAN, Some(ANYBODY)),
    ("M-14", Zone::StJohn, None, ANYBODY, Some(("French", ""))),
    ("M-15", Zone::PetitGoave, None, ANYBODY, Some(DUTCHMAN)),
    ("M-16", Zone::Nassau, Some(Influence), ANYBODY, None),
    ("M-17", Zone::Curacao, Some(Influence), ANYBODY, None),
    ("M-18", Zone::Tobago, None, ANYBODY, None),
    ("M-19", Zone::PetitGoave, Some(Leadership), ANYBODY, None),
    ("M-20", Zone::SaintPierre, Some(Leadership), ANYBODY, None),
    ("M-21", Zone::StMaarten, Some(Influence), ANYBODY, None),
    ("M-22", Zone::PortRoyal, Some(Leadership), ANYBODY, None),
    ("M-23", Zone::Tobago, None, WANTED, Some(ANYBODY)),
    ("M-24", Zone::Havana, None, ANYBODY, None),
    ("M-25", Zone::SantoDomingo, Some(Leadership), ANYBODY, None),
];

/// A captain in a Port action. Leadership throws 3 dice, and Influence 4.
fn applicant((nation, more): Captain, port: Zone, mission: &str) -> Game {
    let captain = format!("Plain(nation: {nation}, home: nassau, skills: (1, 2, 3, 4))");
    let red = format!("(colour: Red, captain: {captain}, at: Port({}), {more})", port.word());
    let other = if mission == "M-01" { "M-02" } else { "M-01" };
    let table = format!("phase: Port, turn: (port: true), missions: [\"{mission}\", \"{other}\"]");
    Game::of(&of_players(&[red, plain("Blue", "")], &table))
}

#[test]
fn t_9_the_tables_name_every_mission() {
    assert!(CLAIMS.iter().map(|row| card(row.0)).eq(PACK.missions.keys().copied()));
    let mut tasks: Vec<CardId> = TASKS.iter().map(|row| card(row.0)).collect();
    tasks.dedup();
    assert!(tasks.iter().eq(PACK.missions.keys()));
}

#[test]
fn t_9_and_mm_10_37_every_mission_is_claimed_in_its_port_by_who_fits() {
    for (word, port, test, fit, unfit) in CLAIMS {
        let claim = || Order::ClaimMission(card(word));
        let tried = |faces: Option<u8>| {
            let mut game = applicant(fit, port, word);
            game.give(Red, claim());
            if let Some(first) = faces {
                let mut faces = vec![1; game.dice()];
                faces[0] = first;
                assert_eq!(faces.len(), if test == Some(Influence) { 4 } else { 3 }, "{word}");
                game.throw(&faces).pass();
            }
            assert!(game.is_settled(), "{word}");
            game.player(Red).mission
        };
        assert_eq!(tried(test.map(|_| 5)), Some(card(word)));
        if test.is_some() {
            assert_eq!(tried(Some(1)), None, "{word}");
        }
        let elsewhere = if port == Zone::Havana { Zone::Nassau } else { Zone::Havana };
        applicant(fit, elsewhere, word).refused(Red, claim(), "MM-10.37");
        if let Some(unfit) = unfit {
            applicant(unfit, port, word).refused(Red, claim(), "MM-10.37");
        }
    }
}

/// Something that a captain does.
#[derive(Clone, Copy)]
enum Deed {
    Port(Zone),
    /// With this cargo aboard, in this port.
    Deliver(&'static str, Zone),
    Beat(Foe),
    /// A raid on this nation that brings this much.
    Raid(Nation, u8),
    Find(Zone),
    /// With these throws.
    Land(Zone, &'static [&'static str]),
}

#[derive(Clone, Copy)]
enum Foe {
    Pirate,
    Naval,
    PiratePlayer,
    HonestPlayer,
}

use Deed::{Beat, Deliver, Find, Land, Port, Raid};
use Foe::{HonestPlayer, Naval, Pirate, PiratePlayer};

const WON: &[&str] = &["5 5 1", "1 1 1", "5 1 1", "1 1 1"];

/// Task and benefit of T-9: the deed, what Red has besides, answers to what the benefit asks, and the benefit; then deeds that
/// do not fulfil it. All bring a point and its card as well.
type Row = (&'static str, Deed, &'static str, &'static [&'static str], Gains, &'static [Deed]);

const TASKS: [Row; 26] = [
    ("M-01", Port(Zone::Havana), "", &[], &[("gold", 15)], &[Port(Zone::Caracas)]),
    ("M-02", Port(Zone::Bridgetown), "", &[], &[("gold", 12)], &[Port(Zone::PortRoyal)]),
    ("M-03", Port(Zone::Cartagena), "", &[], &[("gold", 12)], &[Port(Zone::SantoDomingo)]),
    ("M-04", Port(Zone::Tortuga), "", &[], &[("gold", 8)], &[Port(Zone::BasseTerre)]),
    ("M-05", Port(Zone::StMaarten), "", &[], &[("gold", 10)], &[Port(Zone::Curacao)]),
    (
        "M-06",
        Deliver("\"SU-1\", \"SU-2\"", Zone::Havana),
        "",
        &[],
        &[("gold", 15), ("cargo", -2)],
        &[Deliver("\"SU-1\"", Zone::Havana), Deliver("\"SU-1\", \"SU-2\"", Zone::Bridgetown)],
    ),
    (
        "M-07",
        Deliver("\"CO-1\", \"CO-2\"", Zone::StJohn),
        "",
        &[],
        &[("gold", 14), ("cargo", -2)],
        &[Deliver("\"CO-1\"", Zone::StJohn), Deliver("\"CO-1\", \"CO-2\"", Zone::Caracas)],
    ),
    (
        "M-08",
        Deliver("\"RU-1\", \"RU-2\"", Zone::Nassau),
        "",
        &[],
        &[("gold", 16), ("cargo", -2)],
        &[Deliver("\"RU-1\"", Zone::Nassau), Deliver("\"RU-1\", \"RU-2\"", Zone::SaintPierre)],
    ),
    (
        "M-09",
        Deliver("\"TI-1\", \"TI-2\"", Zone::PortRoyal),
        "",
        &[],
        &[("gold", 14), ("cargo", -2)],
        &[Deliver("\"TI-1\"", Zone::PortRoyal), Deliver("\"TI-1\", \"TI-2\"", Zone::Aruba)],
    ),
    ("M-10", Beat(Pirate), "", &[], &[("gold", 10)], &[Beat(Naval), Beat(PiratePlayer)]),
    ("M-11", Beat(Pirate), "", &[], &[("gold", 10)], &[Beat(Naval), Beat(HonestPlayer)]),
    ("M-11", Beat(PiratePlayer), "", &[], &[("gold", 10)], &[]),
    ("M-12", Raid(Nation::Spanish, 8), "", &[], &[("gold", 8)], &[Raid(Nation::Spanish, 7), Raid(Nation::French, 8)]),
    ("M-13", Raid(Nation::English, 8), "", &[], &[("gold", 8)], &[Raid(Nation::English, 7), Raid(Nation::French, 8)]),
    ("M-14", Raid(Nation::French, 8), "", &[], &[("gold", 8)], &[Raid(Nation::French, 7), Raid(Nation::Dutch, 8)]),
    ("M-15", Raid(Nation::Dutch, 8), "", &[], &[("gold", 8)], &[Raid(Nation::Dutch, 7), Raid(Nation::French, 8)]),
    ("M-16", Find(Zone::Tortuga), "", &[], &[("gold", 10)], &[Find(Zone::Nassau)]),
    ("M-17", Find(Zone::CaribbeanSea), "", &[], &[("gold", 6), ("hand", 1)], &[Find(Zone::Curacao)]),
    ("M-18", Find(Zone::SaintPierre), "", &["tortuga"], &[("modifications", 1)], &[Find(Zone::Tobago)]),
    ("M-19", Land(Zone::SantoDomingo, WON), "", &[], &[("gold", 12), ("spanish", 1)], &[Land(Zone::PetitGoave, WON)]),
    (
        "M-20",
        Land(Zone::Bridgetown, &["5 5 5", "1 1", "5 1 1", "1 1"]),
        "",
        &[],
        &[("gold", 10), ("weapons", 2), ("english", 1)],
        &[Land(Zone::SaintPierre, WON)],
    ),
    ("M-21", Port(Zone::Curacao), "", &[], &[("specialists", 1)], &[Port(Zone::StMaarten)]),
    (
        "M-22",
        Deliver("", Zone::PetitGoave),
        "gold: 4",
        &[],
        &[("gold", -4), ("specialists", 1)],
        &[Port(Zone::PetitGoave), Deliver("", Zone::PortRoyal)],
    ),
    (
        "M-23",
        Deliver("", Zone::Nassau),
        "bounties: {Dutch: 2, Spanish: 1}, gold: 10",
        &["dutch"],
        &[("gold", -10), ("dutch", -2)],
        &[Port(Zone::Nassau), Deliver("", Zone::Tobago)],
    ),
    ("M-24", Port(Zone::Caracas), "", &[], &[("gold", 14)], &[Port(Zone::Havana)]),
    ("M-25", Beat(Naval), "", &[], &[("gold", 10), ("hand", 1)], &[Beat(Pirate), Beat(PiratePlayer)]),
];

/// One weapon and one modification leave room for more, and open tokens of three kinds lie in ports.
const RED: &str = "ship: Frigate, weapons: [ChainShot], modifications: [Chasers]";
const YARDS: &str = "yards: {
        havana: (kind: LongGuns, open: true), tortuga: (kind: SwivelGuns, open: true), aruba: (kind: Chasers, open: true),
    }";

/// The scene of a deed: fields of Red and Blue and of the table, the order, and the answers that follow it.
struct Scene {
    red: String,
    blue: &'static str,
    table: String,
    order: Option<Order>,
    answers: Vec<&'static str>,
}

impl Deed {
    fn scene(self) -> Scene {
        let at_sea = |zone: Zone, order, answers: &[&'static str]| Scene {
            red: format!("at: Zone({})", zone.word()),
            blue: "",
            table: String::new(),
            order,
            answers: answers.to_vec(),
        };
        let in_port =
            |zone: Zone, order| Scene { red: format!("at: Port({})", zone.word()), ..at_sea(zone, Some(order), &[]) };
        match self {
            Port(zone) => in_port(zone, Order::Port),
            Deliver(cards, zone) => {
                let scene = in_port(zone, Order::Deliver);
                let red = format!("{}, cargo: [{cards}]", scene.red);
                Scene { red, table: "phase: Port, turn: (port: true)".to_owned(), ..scene }
            }
            Beat(foe) => {
                // A single hit on the Hull sinks the foe.
                let (side, npc) = match foe {
                    Pirate => ("Npc(PirateSloop), npc: (hull: 1)", "PirateSloop: (cards: [\"EV-13\"], at: caracas)"),
                    Naval => ("Npc(Dutch), npc: (hull: 1)", "Dutch: (cards: [\"EV-01\"], at: caracas)"),
                    PiratePlayer | HonestPlayer => ("Player(Blue)", ""),
                };
                let blue = match foe {
                    PiratePlayer => "at: Zone(caracas), hull: 1, bounties: {French: 1}",
                    HonestPlayer => "at: Zone(caracas), hull: 1",
                    Pirate | Naval => "",
                };
                let table = format!("npcs: {{{npc}}}, battle: (attacker: Player(Red), defender: {side})");
                Scene { blue, table, ..at_sea(Zone::Caracas, None, &["5 1 1", "1 1 1", "5 1 1", "hull"]) }
            }
            Raid(nation, plunder) => {
                // The port is French, and the token of another nation leaves a choice.
                let token = if nation == Nation::French { Nation::Spanish } else { nation };
                let second = if plunder == 8 { "RU-4" } else { "RU-2" };
                let cards = format!("decks: (cargo: [\"CO-7\", \"{second}\", \"CO-1\"])");
                let table = format!("merchants: {{saint_pierre: {token:?}}}, {cards}");
                let answers = ["5 1 1", nation.word(), "raid", "1 1 1", "enough"];
                Scene { table, ..at_sea(Zone::SaintPierre, Some(Order::Scout(Target::Merchant)), &answers) }
            }
            Find(zone) => at_sea(zone, Some(Order::Scout(Target::Mission)), &["5 1 1"]),
            Land(zone, throws) => at_sea(zone, Some(Order::Ashore), throws),
        }
    }
}

/// Red does this, with a mission or without one. Says what has changed, or nothing if the rules refuse it.
fn done(mission: Option<&str>, more: &str, deed: Deed, answers: &[&str]) -> Option<Holdings> {
    let scene = deed.scene();
    let mission = mission.map(|word| format!("mission: \"{word}\", mission_age: 1")).unwrap_or_default();
    let fields = [RED, &scene.red, &mission, more].into_iter().filter(|field| !field.is_empty());
    let red = plain("Red", &fields.collect::<Vec<_>>().join(", "));
    let mut game = Game::of(&of_players(&[red, plain("Blue", scene.blue)], &format!("{YARDS}, {}", scene.table)));
    let before = game.holdings(Red);
    if let Some(order) = scene.order {
        let seat = game.state().seat(Red);
        MerchantsAndMarauders::check(game.state(), seat, &order).ok()?;
        game.give(Red, order);
    }
    game.answers(&scene.answers).answers(answers);
    assert!(game.is_settled(), "{mission}");
    Some(gained(&before, &game.holdings(Red)))
}

#[test]
fn t_9_and_mm_10_40_every_mission_pays_its_benefit_and_a_point_for_its_deed() {
    for (word, deed, more, answers, gains, _) in TASKS {
        // A battle or a raid brings something by itself.
        let anyway = done(None, more, deed, &[]).unwrap_or_default();
        let always = [("glory", 1), ("hand", 1), ("mission", -1)];
        let all = together(anyway.into_iter().chain(gains.iter().copied()).chain(always));
        assert_eq!(done(Some(word), more, deed, answers), Some(all), "{word}");
    }
}

#[test]
fn t_9_and_mm_28_6_another_deed_brings_nothing_for_a_mission() {
    for (word, _, more, _, _, others) in TASKS {
        for (number, deed) in others.iter().enumerate() {
            assert_eq!(done(Some(word), more, *deed, &[]), done(None, more, *deed, &[]), "{word}, deed {number}");
        }
    }
}
