//! Orders of players who are not awaited, and impossible answers: the rules give their objections (DR-33.8).

use serde_json::Value;

use crate::scripts::played;

/// Every step fits.
pub fn fits(setup: &str, steps: &str) -> Vec<Value> {
    let (lines, fine) =
        played(format!("Script(game: \"dead-reckoning\", setup: {setup}, steps: [{steps}])").as_bytes());
    let errors: Vec<_> = lines.iter().filter(|line| line.get("error").is_some()).collect();
    assert!(fine, "{steps}: {errors:#?}");
    lines
}

/// The first step that does not fit: its sentence, and the rule.
pub fn slip(setup: &str, steps: &str) -> (String, String) {
    let (lines, fine) =
        played(format!("Script(game: \"dead-reckoning\", setup: {setup}, steps: [{steps}])").as_bytes());
    assert!(!fine, "{steps} was to fail");
    let found = lines.iter().find(|line| line.get("error").is_some()).unwrap();
    let said = |name: &str| found[name].as_str().unwrap_or_default().to_owned();
    (said("error"), said("rule"))
}

/// Purple in the main phase, and green who is not awaited.
const TURN: &str = "Turn(id: \"turn\", players: [(colour: Purple, at: \"r1c1\", level_up_due: false),
    (colour: Green, at: \"r1c1\", holds: {A: (cargo: 1)}, hand: [\"SA-CAP@2\"], level_up_due: false)],
    islands: [(id: \"IS-01\", at: \"r1c1\")])";

/// Purple moved in on a green pirate at a fort of green’s.
const BATTLE: &str = "Position(id: \"battle\", players: [
    (colour: Purple, at: \"r1c1\", in_play: [\"SA-BOS@2+A1-04\"], hand: [\"SA-CAP@2\"], holds: {A: (cargo: 1)}),
    (colour: Green, at: \"r1c1\", pirate: true, in_play: [\"SA-BOS@2+A1-04\"], hand: [\"SA-CAP@2\"], holds: {A: (cargo: 1)}),
    (colour: Blue, hand: [\"SA-CAP@2\"])],
    islands: [(id: \"IS-01\", at: \"r1c1\", cubes: {Green: 3}, buildings: [Fort])], moved_in: true, attack: Ship(Green))";

#[test]
fn dr_33_8_in_the_turn_of_another_an_order_is_refused_by_its_own_rule() {
    let orders = [
        ("Jettison(A, (cargo: 1))", "DR-5.13"),
        ("Load({A: (cargo: 1)})", "DR-5.14"),
        ("Unload({A: (cargo: 1)})", "DR-5.14"),
        ("Play(\"SA-CAP\")", "DR-6.1"),
        ("LevelUp(\"SA-CAP\")", "DR-13.5"),
        ("Commit(1)", "DR-18.8"),
        ("Use(\"SA-CAP\", 0)", "DR-6.4"),
        ("Pass", "DR-6.4"),
        ("Attack(Ship(Purple))", "DR-4.9"),
        ("RaiseSails({})", "DR-7.1"),
        ("Move([\"r1c2\"])", "DR-8.1"),
        ("Buy({A: 1})", "DR-10.3"),
        ("EndMain", "DR-4.2"),
        ("ChooseMode(pirate: false)", "DR-12.4"),
    ];
    for (order, rule) in orders {
        fits(TURN, &format!("Orders(\"green\", {order}), ExpectRefusal(\"{rule}\")"));
        fits(TURN, &format!("ExpectRefusal(\"{rule}\"), Orders(\"green\", {order}), ExpectState(\"phase\", \"Main\")"));
        assert_eq!(slip(TURN, &format!("Orders(\"green\", {order})")).1, rule, "{order}");
    }
    // The wanted input is named as ever, and another rule that was announced is not met.
    let (said, _) = slip(TURN, "Orders(\"green\", EndMain)");
    assert_eq!(said, "No order of green is wanted here, but of purple");
    let (said, rule) = slip(TURN, "Orders(\"green\", EndMain), ExpectRefusal(\"DR-8.1\")");
    assert!(said.contains("DR-4.2") && said.contains("DR-8.1"), "{said}");
    assert_eq!(rule, "DR-4.2");
    assert!(fits(TURN, "").iter().any(|line| line["want"]["phase"] == "Main" && line["rule"] == "DR-4.2"));
}

#[test]
fn dr_18_12_while_the_other_side_answers_the_first_number_stands() {
    let committed = "Orders(\"purple\", Commit(1)),";
    for (by, order, rule) in [
        ("purple", "Commit(0)", "DR-18.12"),
        ("purple", "Play(\"SA-CAP\")", "DR-6.1"),
        ("purple", "Load({A: (cargo: 1)})", "DR-4.13"),
        ("purple", "Attack(Ship(Blue))", "DR-4.13"),
        ("green", "Load({A: (cargo: 1)})", "DR-5.14"),
        ("green", "Unload({A: (cargo: 1)})", "DR-5.14"),
        ("blue", "Commit(1)", "DR-18.12"),
        ("blue", "Play(\"SA-CAP\")", "DR-6.1"),
    ] {
        fits(
            BATTLE,
            &format!("{committed} Orders(\"{by}\", {order}), ExpectRefusal(\"{rule}\"), Orders(\"green\", Commit(1))"),
        );
    }
    fits(BATTLE, "Orders(\"green\", Commit(1)), ExpectRefusal(\"DR-18.12\")");
}

#[test]
fn dr_18_6_and_18_9_from_the_drop_on_nobody_plays_and_goods_lie_where_they_lie() {
    let dropped = "Orders(\"purple\", Commit(1)), Orders(\"green\", Commit(1)),";
    let rest = [
        ("Play(\"SA-CAP\")", "DR-18.6"),
        ("LevelUp(\"SA-CAP\")", "DR-13.1"),
        ("Commit(0)", "DR-18.12"),
        ("Rearrange({D: (cargo: 1)})", "DR-18.9"),
        ("Jettison(A, (cargo: 1))", "DR-18.9"),
        ("Load({A: (cargo: 1)})", "DR-18.9"),
        ("Unload({A: (cargo: 1)})", "DR-18.9"),
    ];
    // Green has three cubes: of the bow and of a building.
    let cubes = "Zones([\"CA\", \"S1A\", \"S1B\"]),";
    let booty = "Orders(\"purple\", Pass), Orders(\"green\", Pass),";
    for before in [dropped.to_owned(), format!("{dropped} {cubes}"), format!("{dropped} {cubes} {booty}")] {
        for (order, rule) in rest {
            for by in ["purple", "green"] {
                fits(BATTLE, &format!("{before} Orders(\"{by}\", {order}), ExpectRefusal(\"{rule}\")"));
            }
        }
        fits(BATTLE, &format!("{before} Orders(\"blue\", Play(\"SA-CAP\")), ExpectRefusal(\"DR-6.1\")"));
    }
    fits(BATTLE, &format!("{dropped} {cubes} Orders(\"green\", Pass), ExpectRefusal(\"DR-18.18\")"));
}

#[test]
fn dr_18_23_booty_goes_to_no_other_place() {
    let booty = "Orders(\"purple\", Commit(1)), Orders(\"green\", Commit(1)), Zones([\"CA\", \"S1A\", \"S1B\"]),
        Orders(\"purple\", Pass), Orders(\"green\", Pass),";
    fits(
        BATTLE,
        &format!(
            "{booty} Choose(\"island\"), ExpectRefusal(\"DR-18.23\"), Choose(\"harbour\"), ExpectRefusal(\"DR-18.23\"),
            Choose(\"hold-b\"), ExpectRefusal(\"DR-18.20\"), ExpectRefusal(\"DR-18.23\"), Choose(\"island\"), Choose(\"hold-a\"),
            ExpectState(\"players.purple.slots.A.goods.cargo\", 2)"
        ),
    );
    let (said, rule) = slip(BATTLE, &format!("{booty} Choose(\"island\")"));
    assert!(said.starts_with("island is none of these"), "{said}");
    assert_eq!(rule, "DR-18.23");
    let (said, _) = slip(BATTLE, &format!("{booty} Choose(\"island\"), ExpectRefusal(\"DR-5.3\")"));
    assert!(said.contains("DR-18.23") && said.contains("DR-5.3"), "{said}");
}

#[test]
fn dr_13_2_before_anything_else_in_a_turn_the_card_that_is_due_is_levelled_up() {
    let due = "Turn(id: \"due\", phase: TurnStart, players: [(colour: Purple, at: \"r1c1\", level_up_due: true,
        hand: [\"SA-CAP@2\"], holds: {A: (cargo: 2)}), (colour: Green)])";
    for order in [
        "Play(\"SA-CAP\")",
        "Move([\"r1c2\"])",
        "EndMain",
        "RaiseSails({})",
        "Load({A: (cargo: 1)})",
        "Buy({A: 1})",
        "Attack(Merchant)",
        "Commit(1)",
        "Pass",
        "ReturnTwelve(home: (cargo: 12))",
        "ChooseMode(pirate: true)",
        "DoneSleeving",
    ] {
        fits(due, &format!("Orders(\"purple\", {order}), ExpectRefusal(\"DR-13.2\")"));
    }
    fits(
        due,
        "Orders(\"purple\", Rearrange({D: (cargo: 2)})), Orders(\"purple\", Jettison(D, (cargo: 1))),
        ExpectState(\"phase\", \"TurnStart\"), Orders(\"purple\", LevelUp(\"SA-CAP\")), ExpectState(\"phase\", \"Main\")",
    );
}

#[test]
fn dr_9_2_and_12_4_in_the_harbour_nobody_is_a_pirate() {
    let home = TURN.replace("colour: Purple, at: \"r1c1\"", "colour: Purple");
    let pirate = "Orders(\"purple\", ChooseMode(pirate: true)), ExpectRefusal(\"DR-9.2\")";
    for before in ["", "Orders(\"purple\", EndMain),"] {
        fits(&home, &format!("{before} {pirate}"));
    }
    fits(&home, "Orders(\"purple\", ChooseMode(pirate: false)), ExpectRefusal(\"DR-12.4\")");
    fits(
        TURN,
        "Orders(\"purple\", EndMain), Orders(\"purple\", ChooseMode(pirate: true)), ExpectState(\"players.purple.pirate\", true)",
    );
}
