//! Scoring, category by category (DR-26), and the achievements' values (DR-24.20, DR-29.8).

use weather_gage::rules::dead_reckoning::colours::Colour;
use weather_gage::rules::dead_reckoning::happenings::End;
use weather_gage::rules::dead_reckoning::scoring::{Category, Sheet, score, standings};
use weather_gage::rules::dead_reckoning::state::Phase;

use super::scene::*;

const BLUE: Colour = Colour::Blue;

/// Purple's sheet; green sits beside.
fn purple(fields: &str, rest: &str) -> Sheet {
    let game =
        Game::in_turn(&format!("players: [(colour: Purple, chest: 0, {fields}), (colour: Green, chest: 0)]{rest}"));
    score(game.state()).remove(0)
}

fn gold(fields: &str, rest: &str, category: Category) -> i16 {
    let sheet = purple(fields, rest);
    let others = sheet.gold.iter().filter(|(own, gold)| **own != category && **gold != 0).collect::<Vec<_>>();
    assert!(
        category == Category::Achievements || !others.iter().any(|(own, _)| **own == Category::Bonus),
        "{others:?}"
    );
    sheet.of(category)
}

#[test]
fn dr_26_1_and_dr_29_8_achievements_are_worth_what_is_printed() {
    use Category::Achievements;
    let values = [
        ("Legend", 7),
        ("SeaDogs", 6),
        ("TerrorOfTheSeas", 8),
        ("Builder", 7),
        ("Capitalist", 5),
        ("Settler", 7),
        ("FirstRateShip", 6),
        ("Explorer", 6),
        ("MasterTrader", 5),
    ];
    for (name, value) in values {
        assert_eq!(gold(&format!("achievements: [{name}]"), "", Achievements), value, "{name}");
    }
    let all: Vec<&str> = values.iter().map(|(name, _)| *name).collect();
    assert_eq!(gold(&format!("achievements: [{}]", all.join(", ")), "", Achievements), 57);
}

#[test]
fn dr_24_20_achievements_on_the_kept_token_bring_two_more_each() {
    // BT-1: Legend, Explorer, Builder.
    let sheet = purple("bonus: 0, achievements: [Legend, Builder, Settler]", "");
    assert_eq!((sheet.of(Category::Achievements), sheet.of(Category::Bonus)), (21, 4), "Settler is not on it (G-65)");
    assert_eq!(purple("bonus: 2, achievements: [Legend]", "").of(Category::Bonus), 0);
    assert_eq!(purple("achievements: [Legend]", "").of(Category::Bonus), 0, "no token was kept");
}

#[test]
fn dr_26_2_coins_in_the_chest_aboard_and_on_controlled_islands_count() {
    let islands = ", islands: [(id: \"IS-01\", at: \"r1c1\", cubes: {Purple: 3}, goods: (gold: 5, cargo: 9)),
        (id: \"IS-02\", at: \"r1c2\", cubes: {Purple: 1}, goods: (gold: 7))]";
    let sheet = purple("at: \"r2c1\", holds: {A: (gold: 2, cargo: 2), D: (gold: 1)}", islands);
    assert_eq!(sheet.of(Category::Coins), 2 + 1 + 5, "nobody controls the other island");
    let rich = Game::in_turn("players: [(colour: Purple, chest: 23), (colour: Green)]");
    let sheets = score(rich.state());
    assert_eq!((sheets[0].of(Category::Coins), sheets[1].of(Category::Coins)), (23, 15));
}

#[test]
fn dr_26_3_each_building_on_a_controlled_island_brings_one() {
    let islands = |cubes: &str| {
        format!(", islands: [(id: \"IS-01\", at: \"r1c1\", cubes: {{{cubes}}}, buildings: [Fort, Garrison, Outpost])]")
    };
    assert_eq!(purple("", &islands("Purple: 3")).of(Category::Buildings), 3);
    assert_eq!(purple("", &islands("Green: 3")).of(Category::Buildings), 0);
    assert_eq!(purple("", &islands("Purple: 2")).of(Category::Buildings), 0, "nobody’s (DR-16.5)");
}

#[test]
fn dr_26_4_and_26_9_two_advancements_bring_one_wherever_they_are() {
    let advancements = |fields: &str| purple(fields, "").of(Category::Advancements);
    assert_eq!(advancements("set_aside: [\"A1-01#1\"]"), 0);
    assert_eq!(advancements("set_aside: [\"A1-01#1\"], hand: [\"SA-CAP@1+A1-02#1\"]"), 1);
    let five = "hand: [\"SA-CAP@1+A1-02#1\"], deck: [\"SA-BOS@1+A1-02#2\"], discard: [\"SA-PUR@1+A1-01#1+A1-03#1\"],
        in_play: [\"SA-MAT@2+A1-01#2\"]";
    assert_eq!(advancements(five), 2, "five of them, rounded down");
    assert_eq!(advancements(&format!("{five}, set_aside: [\"E2-03t\"]")), 3, "what was traded for counts (DR-10.12)");
}

#[test]
fn dr_26_5_tokens_bring_one_or_two_covered_ones_too() {
    assert_eq!(gold("upgrades: {B: [\"UB-1\"]}", "", Category::Upgrades), 1);
    assert_eq!(gold("upgrades: {B: [\"UB-1\", \"UA-2\"], C: [\"UA-3\"]}", "", Category::Upgrades), 5);
}

#[test]
fn dr_26_6_and_26_8_cards_that_count_at_the_end_say_what_they_bring() {
    let islands = ", islands: [(id: \"IS-01\", at: \"r1c1\", cubes: {Purple: 3}, goods: (cargo: 4)),
        (id: \"IS-02\", at: \"r1c2\", cubes: {Green: 2}, goods: (cargo: 9)), (id: \"IS-03\", at: \"r1c3\")],
        sea: {\"r2c1\": (id: \"IS-04\", face_up: false), \"r2c2\": (id: \"OS1\")}";
    let at_end = |fields: &str| purple(fields, islands).of(Category::AtEnd);
    // Treasure of the Holds: 2 on the dock, 3 aboard, 4 on her island.
    let cargo = "at: \"r2c2\", dock: 2, holds: {A: (cargo: 3)}";
    assert_eq!(at_end(&format!("{cargo}, deck: [\"SA-CAP@1+A4-09\"]")), 3);
    assert_eq!(
        at_end(&format!("{cargo}, dock: 2, set_aside: [\"A4-09\"]").replacen("dock: 2, ", "", 1)),
        3,
        "set aside too"
    );
    // Empty Horizon: two islands lie face up without a cube of hers; a tile that lies face down is no island yet
    // (G-56).
    assert_eq!(at_end("discard: [\"SA-PUR@1+A4-10\"]"), 2);
    // Navigator's Legacy: its own helm, the captain's and one more.
    assert_eq!(at_end("hand: [\"SA-CAP@2+A4-11\"]"), 4);
    assert_eq!(at_end("hand: [\"SA-CAP@2+A4-11\", \"SA-BOS@2\"]"), 4, "helms of other cards do not count");
    assert_eq!(at_end("set_aside: [\"A4-11\"]"), 2, "of one set aside its own helm");
    assert_eq!(at_end("hand: [\"SA-CAP@1+A4-12\", \"SA-BOS@1+A4-09\"]"), 1, "Old Hand copies nothing at the end");
}

/// Ranks and gold on Shark Island (6, 5, 4), by these cubes of purple, green and blue.
fn island(cubes: [u8; 3], empty: u8) -> [Option<(u8, u8)>; 3] {
    let slots = cubes.iter().sum::<u8>() + empty;
    let [purple, green, blue] = cubes;
    let game = Game::in_turn(&format!(
        "players: [(colour: Purple), (colour: Green), (colour: Blue)], islands: [(id: \"IS-01\", at: \"r1c1\",
        slots: {slots}, cubes: {{Purple: {purple}, Green: {green}, Blue: {blue}}})]"
    ));
    let all = standings(game.state(), game.state().islands()[0]);
    let imaginary = all.iter().find(|standing| standing.who.is_none()).map(|standing| (standing.cubes, standing.gold));
    assert_eq!(imaginary, (empty > 0).then_some((empty, 0)), "the imaginary player scores nothing (DR-26.11)");
    [Purple, Green, BLUE].map(|by| {
        let own = all.iter().find(|standing| standing.who == Some(by));
        own.map(|standing| (standing.rank, standing.gold))
    })
}

#[test]
fn dr_26_10_to_26_16_the_table_of_examples() {
    assert_eq!(island([3, 1, 0], 0), [Some((1, 6)), Some((2, 5)), None]);
    assert_eq!(island([3, 3, 1], 2), [Some((1, 5)), Some((1, 5)), Some((4, 0))], "blue is fourth");
    assert_eq!(island([3, 0, 0], 3), [Some((1, 5)), None, None], "a tie with the imaginary player");
    assert_eq!(island([2, 1, 0], 3), [Some((2, 5)), Some((3, 4)), None]);
    assert_eq!(island([2, 2, 2], 0), [Some((1, 5)), Some((1, 5)), Some((1, 5))]);
    assert_eq!(island([4, 2, 2], 0), [Some((1, 6)), Some((2, 4)), Some((2, 4))]);
    assert_eq!(island([4, 1, 1], 2), [Some((1, 6)), Some((3, 0)), Some((3, 0))], "a tie for the third place");
}

#[test]
fn dr_26_10_an_island_without_a_third_place_pays_two_and_dr_26_16_nobody_without_cubes() {
    let game = Game::in_turn(
        "players: [(colour: Purple), (colour: Green), (colour: Blue), (colour: Yellow)], islands: [(id: \"IS-02\",
        at: \"r1c1\", slots: 6, cubes: {Purple: 3, Green: 2, Blue: 1})], sea: {\"r2c1\": (id: \"IS-12\", face_up: false)}",
    );
    let islands: Vec<_> =
        score(game.state()).into_iter().map(|sheet| (sheet.of(Category::Islands), sheet.islands)).collect();
    let id = game.state().islands()[0].id;
    assert_eq!(islands, [(4, vec![(id, 4)]), (2, vec![(id, 2)]), (0, vec![(id, 0)]), (0, vec![])]);
}

#[test]
fn dr_26_11_permanent_cubes_count_with_those_in_slots() {
    let game = Game::in_turn(
        "players: [(colour: Purple), (colour: Green)], islands: [(id: \"IS-01\", at: \"r1c1\",
        cubes: {Purple: 1, Green: 2}, permanent: {Purple: 2})]",
    );
    let all = standings(game.state(), game.state().islands()[0]);
    let seen: Vec<_> = all.iter().map(|own| (own.who, own.cubes, own.rank, own.gold)).collect();
    assert_eq!(seen, [(Some(Purple), 3, 1, 6), (Some(Green), 2, 2, 5), (None, 1, 3, 0)]);
}

#[test]
fn dr_26_7_and_26_17_and_30_18_everything_is_told_in_order_and_the_most_gold_wins() {
    let mut game = Game::in_turn(
        "players: [(colour: Purple, chest: 20, achievements: [Legend, SeaDogs, Builder, Explorer], bonus: 0,
            upgrades: {B: [\"UA-1\"]}, deck: [\"SA-CAP@1+A1-02#1+A1-01#1\"]), (colour: Green, finished: true)],
        islands: [(id: \"IS-01\", at: \"r1c1\", cubes: {Purple: 3}, buildings: [Fort])], ended_by: Green",
    );
    game.end_turn();
    assert_eq!(game.phase(), Phase::Over);
    let told: Vec<Category> = game
        .told
        .iter()
        .filter_map(|told| match told {
            H::End(End::Scored { category, .. }) => Some(*category),
            _ => None,
        })
        .collect();
    assert_eq!(told, Category::ALL);
    let sheet = &game.state().sheets[0];
    assert_eq!(sheet.gold.values().copied().collect::<Vec<_>>(), [26, 6, 20, 1, 1, 2, 0, 6]);
    assert_eq!((sheet.total(), game.state().sheets[1].total()), (62, 15));
    assert!(game.has(&H::End(End::GameWon { by: Purple, gold: 62 })));
    assert_eq!(game.state().victors, [Purple]);
    assert_eq!(game.state().sheets, score(game.state()), "what was told is what was counted");
    assert_eq!(game.told.iter().filter(|told| matches!(told, H::End(End::IslandScored { .. }))).count(), 1);
}
