//! The table as a captain sees and uses it, rule by rule (DR-30): pieces are carried only to open places, a question
//! stands where it is decided, and nothing is shown too early.

use serde_json::Value;
use weather_gage::games::dead_reckoning::things::thing::{Bit, Thing};
use weather_gage::logbook::wording::key;
use weather_gage::rules::dead_reckoning::goods::{Good, Goods, Hold, Place};
use weather_gage::rules::dead_reckoning::orders::Order;
use weather_gage::rules::dead_reckoning::ruleset::DeadReckoning;
use weather_gage::rules::dead_reckoning::state::State;
use weather_gage::rules::kernel::{Ruleset, Viewer};
use weather_gage::table::things::LaidOut;

use super::captain::Captain;
use super::sailor::By;

pub fn at(place: &Value) -> (f64, f64) {
    let axis = |axis: usize| place[axis].as_f64().unwrap_or_else(|| panic!("it is not in the picture: {place}"));
    (axis(0), axis(1))
}

pub fn tells(spot: &Value) -> String {
    let all = spot["tells"].as_array().unwrap().iter().map(|told| told.as_str().unwrap_or_default());
    all.collect::<Vec<_>>().join(" ")
}

/// The places in this state.
pub fn standing<'a>(spots: &'a [Value], stand: &str) -> Vec<&'a Value> {
    spots.iter().filter(|spot| spot["stand"] == stand).collect()
}

/// The one place that says so.
pub fn saying<'a>(spots: &'a [Value], words: &str) -> &'a Value {
    spots.iter().find(|spot| tells(spot).contains(words)).unwrap_or_else(|| panic!("none says {words}: {spots:?}"))
}

impl Captain {
    pub fn spots(&mut self) -> Vec<Value> {
        self.table.state()["spots"].as_array().cloned().unwrap_or_default()
    }

    /// The boards before the chair come out from under the sheet and the ribbon.
    fn move_the_table(&mut self) {
        self.table.steps("hold A\nwait 0.25\nlet A\nhold S\nwait 0.15\nlet S\nuntil resting 60");
    }

    /// Takes a piece in hand; every place where it may be put or not.
    pub fn lift_up(&mut self, piece: &str) -> Vec<Value> {
        let (x, y) = at(&self.place_of(piece));
        self.table.steps(&format!(
            "move {x} {y}\npress left\nmove {} {}\nmove {} {}",
            x + 6.0,
            y - 6.0,
            x + 8.0,
            y - 8.0
        ));
        self.spots()
    }

    /// Leads the piece in hand over a place.
    pub fn lead_over(&mut self, place: &Value) {
        let (x, y) = at(place);
        self.table.steps(&format!("move {x} {y}\nstep 2"));
    }

    /// Puts it down there.
    pub fn put(&mut self, spot: &Value) {
        let place = spot["at"].clone();
        self.lead_over(&place);
        self.table.steps("release left\nuntil resting 60");
    }

    pub fn last_order(&self) -> Order {
        self.orders().pop().expect("an order was given")
    }
}

const PORT: &str = r#"Turn(
    id: "port",
    players: [
        (
            colour: Purple, dock: 3, chest: 5, holds: {A: (cargo: 1)}, hand: ["SA-CAP@2", "SA-GUN#1"], in_play: ["SA-BOS@2"],
        ),
        (colour: Green, at: "r1c1"),
    ],
    sea: {"r1c1": (id: "IS-01")},
)"#;

fn one(good: Good) -> Goods {
    let mut goods = Goods::default();
    *goods.of_mut(good) = 1;
    goods
}

#[test]
fn dr_30_3_cards_goods_and_sails_are_carried_by_hand_to_where_they_may_go() {
    let mut captain = Captain::at("carried", By::Mouse, PORT);
    captain.move_the_table();
    // A card from the hand onto the table.
    let spots = captain.lift_up("card:purple:SA-CAP");
    assert_eq!(standing(&spots, "open").len(), 1, "{spots:?}");
    captain.put(saying(&spots, "Play: Captain"));
    assert_eq!(captain.last_order(), Order::Play("SA-CAP".try_into().unwrap()));
    // A barrel from the dock, a coin from the chest.
    let spots = captain.lift_up("dock:purple");
    assert_eq!(standing(&spots, "open").len(), 2, "the holds that have room: {spots:?}");
    captain.put(spots.last().unwrap());
    assert_eq!(captain.last_order(), Order::Load([(Hold::D, one(Good::Cargo))].into()));
    let spots = captain.lift_up("chest:purple");
    captain.put(spots.first().unwrap());
    assert_eq!(captain.last_order(), Order::Load([(Hold::A, one(Good::Gold))].into()));
    // From hold to hold, and ashore again.
    let spots = captain.lift_up("hold:purple:d");
    captain.put(spots.first().unwrap());
    let laid = captain.state().players[0].slots.each_ref().map(|slot| slot.goods);
    assert!(matches!(captain.last_order(), Order::Rearrange(_)));
    assert_eq!([laid[0], laid[3]], [Goods { cargo: 2, gold: 1 }, Goods::default()]);
    let spots = captain.lift_up("hold:purple:a");
    captain.put(saying(&spots, "Unload"));
    assert!(
        matches!(captain.last_order(), Order::Unload(holds) if holds.get(&Hold::A).is_some_and(|one| one.units() == 1))
    );
    // Let go beside every place it goes back to where it lay.
    let given = captain.orders().len();
    captain.lift_up("dock:purple");
    let (x, y) = at(&captain.place_of("deck:purple"));
    captain.table.steps(&format!("move {x} {y}\nstep 2\nrelease left\nuntil resting 60"));
    assert_eq!(captain.orders().len(), given);
    // The sail track is lit with the number that would be set.
    let lit = captain.spots();
    let sails = saying(&lit, "Raise sails: ").clone();
    assert!(sails["sign"].as_str().is_some_and(|sign| sign.contains("laden slots count too")), "DR-7.5: {sails}");
    let spots = captain.lift_up("sails:purple");
    captain.put(saying(&spots, "Raise sails: "));
    assert!(matches!(captain.last_order(), Order::RaiseSails(_)));
    assert!(!captain.spots().iter().any(|spot| tells(spot).contains("Raise sails")), "once a turn");
    captain.is_kept();
    assert_eq!(captain.table.end(), Some(0));
}

const ABROAD: &str = r#"Turn(
    id: "abroad", turn: (explored: true, raised: true),
    players: [(colour: Purple, at: "r1c2", sails: 2, holds: {D: (cargo: 1)}), (colour: Green, at: "r1c3", pirate: true)],
    sea: {
        "r1c2": (id: "IS-01"), "r1c3": (id: "IS-03"), "r2c3": (id: "IS-05"), "r1c1": (id: "IS-02", face_up: false),
        "r2c2": (id: "IS-04", face_up: false),
    },
    islands: [
        (id: "IS-01", at: "r1c2", cubes: {Green: 3}, goods: (cargo: 2), buildings: [Fort]),
        (id: "IS-03", at: "r1c3", cubes: {Green: 3}, buildings: [Garrison]),
        (id: "IS-05", at: "r2c3"),
    ],
)"#;

#[test]
fn dr_30_3_places_where_nothing_may_go_stay_dark_and_say_why_with_the_rule() {
    let mut captain = Captain::at("dark", By::Mouse, ABROAD);
    let spots = captain.lift_up("goods:r1c2");
    assert!(!spots.is_empty() && standing(&spots, "closed").len() == spots.len(), "{spots:?}");
    assert!(spots.iter().all(|spot| tells(spot).contains("DR-5.7")), "{spots:?}");
    captain.put(&spots[0]);
    assert_eq!(captain.orders(), [], "nothing comes of it");
    // Tiles within reach are outlined, a second unexplored one may be passed and not stayed at (DR-8.8).
    captain.press("Sea");
    captain.table.step("until resting 60");
    let lit = captain.spots();
    let passed = standing(&lit, "passed");
    assert_eq!(passed.len(), 4, "{lit:?}");
    assert!(passed.iter().all(|spot| tells(spot).contains("DR-8.8")), "{passed:?}");
    assert_eq!(standing(&lit, "open").len(), 3, "the harbour and two islands: {lit:?}");
    assert_eq!(captain.table.end(), Some(0));
}

#[test]
fn dr_30_4_a_ship_that_is_led_along_a_path_says_what_it_costs_before_it_is_confirmed() {
    let mut captain = Captain::at("led", By::Mouse, ABROAD);
    captain.lift_up("ship:purple");
    for tile in ["tile:r1c3", "tile:r2c3"] {
        let place = captain.place_of(tile);
        captain.lead_over(&place);
        let told = captain.told();
        let says = |words: &str| told.iter().any(|told| told.contains(words));
        assert!(says("The garrison fires"), "{told:?}");
        assert_eq!(says("A pirate lies there and must be fought"), tile == "tile:r1c3", "{told:?}");
        assert!(says(if tile == "tile:r1c3" { "It takes 1 of your 2 sails" } else { "It takes 2 of your 2 sails" }));
    }
    captain.table.steps("release left\nuntil resting 60");
    assert_eq!(captain.orders(), [], "it is laid out, and not given");
    captain.press_what_begins("Done");
    captain.table.step("until resting 60");
    assert_eq!(captain.orders(), [Order::Move(vec![Place::Tile(1, 3), Place::Tile(2, 3)])]);
    captain.is_kept();
    assert_eq!(captain.table.end(), Some(0));
}

const UNKNOWN: &str = r#"Turn(
    id: "unknown",
    players: [(colour: Purple, at: "r1c2", sails: 3, hand: ["SA-CAP"]), (colour: Green, at: "r1c2")],
    sea: {"r1c2": (id: "IS-01"), "r2c2": (id: "IS-02", face_up: false)},
    boxes: {2: ["A2-06#1", "A2-05#1"]},
)"#;

#[test]
fn dr_30_5_and_30_20_a_tile_that_is_explored_gets_its_card_out_of_the_box_of_its_row_and_no_undo_covers_it() {
    let mut captain = Captain::at("explored", By::Mouse, UNKNOWN);
    let (alone, all) = (captain.say(key::RIBBON_UNDO), captain.say(key::RIBBON_UNDO_ALL));
    captain.press_what_begins("Play: Captain");
    captain.table.step("until resting 60");
    assert!(captain.told().contains(&alone), "a card that was played can be taken back by its captain alone");
    let boxed = at(&captain.place_of("box:2"));
    let tile = captain.place_of("tile:r2c2");
    captain.lift_up("ship:purple");
    captain.lead_over(&tile);
    captain.table.steps("release left\nuntil resting 60");
    captain.press_what_begins("Done");
    // The card sets out from its box; it is seen there if no frame is left out.
    captain.table.steps("rate 60\nuntil pieces.cell:r2c2!=null 30");
    let first = at(&captain.place_of("cell:r2c2"));
    assert!((first.0 - boxed.0).hypot(first.1 - boxed.1) < 90.0, "{first:?} {boxed:?}");
    captain.table.step("until resting 60");
    let last = at(&captain.place_of("cell:r2c2"));
    assert!((last.0 - boxed.0).hypot(last.1 - boxed.1) > 90.0, "{last:?} {boxed:?}");
    let state = captain.state();
    assert_eq!((state.players[0].explored, state.players[0].explorer_cubes), (1, 1));
    assert!(state.sea.tile(Place::Tile(2, 2)).is_some_and(|tile| tile.face_up && tile.cell.is_some()));
    // A secret was shown: only all together take it back.
    let told = captain.told();
    assert!(told.contains(&all) && !told.contains(&alone), "{told:?}");
    captain.is_kept();
    assert_eq!(captain.table.end(), Some(0));
}

const SHOP: &str = r#"Turn(
    id: "shop",
    players: [(colour: Purple, at: "r1c1", holds: {A: (cargo: 4), D: (cargo: 3)}), (colour: Green, at: "r2c1")],
    sea: {"r1c1": (id: "OS1", card: "A1-02#2"), "r2c1": (id: "IS-02")},
)"#;

#[test]
fn dr_30_6_a_card_is_carried_to_the_place_for_what_is_set_aside_and_the_player_says_which_holds_pay() {
    let mut captain = Captain::at("bought", By::Mouse, SHOP);
    let spots = captain.lift_up("cell:r1c1");
    assert_eq!(spots.len(), 1, "an advancement is not attacked: {spots:?}");
    captain.put(saying(&spots, "Buy: "));
    assert_eq!(captain.orders(), [], "first it is said what pays");
    // The barrels that would pay are pointed out.
    assert_eq!(standing(&captain.spots(), "meant").len(), 3);
    captain.press_what_begins("Less: ");
    captain.press_what_begins("Less: ");
    let more = captain.offered().into_iter().rfind(|words| words.starts_with("More: "));
    let more = more.expect("another hold pays");
    captain.press(&more);
    captain.press(&more);
    captain.press_what_begins("Done");
    captain.table.step("until resting 60");
    assert_eq!(captain.last_order(), Order::Buy([(Hold::A, 1), (Hold::D, 2)].into()));
    assert_eq!(captain.state().players[0].set_aside.len(), 1);
    captain.is_kept();
    assert_eq!(captain.table.end(), Some(0));
}

const MERCHANT: &str = r#"Turn(
    id: "merchant",
    players: [(colour: Purple, at: "r1c1", in_play: ["SA-GUN#1@2"], holds: {A: (cargo: 4)}), (colour: Green, at: "r2c1")],
    sea: {"r1c1": (id: "OS1", card: "E1-02"), "r2c1": (id: "IS-02")},
)"#;

#[test]
fn dr_30_6_a_merchant_ship_has_two_handles_and_only_an_attack_turns_her_card() {
    let turned = |state: &State| state.sea.cell(Place::Tile(1, 1)).map(|cell| cell.turned);
    let mut captain = Captain::at("traded", By::Mouse, MERCHANT);
    let spots = captain.lift_up("cell:r1c1");
    let signs: Vec<_> = spots.iter().filter_map(|spot| spot["sign"].as_str()).collect();
    assert!(signs.len() == 2 && signs[0].starts_with("Trade: ") && signs[1].starts_with("Attack"), "{signs:?}");
    // There is one way to pay: more is not asked.
    captain.put(saying(&spots, "Trade: "));
    captain.table.step("until resting 60");
    let state = captain.state();
    assert!(matches!(captain.last_order(), Order::Trade(_)));
    assert!(state.players[0].set_aside.iter().all(|worn| !worn.prize), "her back was not turned up");
    assert_eq!(captain.table.end(), Some(0));
    let mut captain = Captain::at("attacked", By::Mouse, MERCHANT);
    assert_eq!(turned(&captain.played().state().clone()), Some(false));
    let spots = captain.lift_up("cell:r1c1");
    captain.put(saying(&spots, "Attack"));
    captain.table.step("until resting 60");
    assert_eq!(turned(&captain.state()), Some(true), "before everybody");
    assert_eq!(captain.table.end(), Some(0));
}

const WORKERS: &str = r#"Turn(
    id: "workers",
    players: [
        (colour: Purple, dock: 1, holds: {A: (cargo: 4)}, in_play: ["SA-BOS@3", "SA-CAB#1@2"], damage: 2),
        (colour: Green, at: "r1c1"),
    ],
    sea: {"r1c1": (id: "IS-01")},
)"#;

fn pegs(state: &State) -> usize {
    let all: Vec<Thing> = DeadReckoning::layout(&DeadReckoning::seen_by(state, Viewer::Bystander));
    all.iter().filter(|thing| matches!(thing.piece.own::<Bit>(), Some(Bit::Peg(..)))).count()
}

#[test]
fn dr_30_7_abilities_are_buttons_used_ones_get_a_peg_and_what_pays_is_pointed_out() {
    let mut captain = Captain::at("pegs", By::Mouse, WORKERS);
    assert_eq!(pegs(&captain.played().state().clone()), 0);
    let before = captain.offered();
    let options: Vec<&String> =
        before.iter().filter(|words| words.contains("harbour") || words.contains("pgrade")).collect();
    assert!(options.len() >= 2, "{before:?}");
    // A price shows what it takes before it is paid.
    let otherwise = before.iter().find(|words| words.starts_with("Pay 3 cargo") && words.ends_with("otherwise…"));
    captain.press(otherwise.unwrap_or_else(|| panic!("it is paid in one way: {before:?}")));
    assert_eq!(standing(&captain.spots(), "meant").len(), 3, "{:?}", captain.told());
    captain.press("Back");
    captain.press_what_begins("1 cargo to the harbour");
    captain.table.step("until resting 60");
    assert_eq!(pegs(&captain.state()), 1, "one ability, one peg");
    let after = captain.offered();
    assert!(
        !after.iter().any(|words| words.starts_with("Pay 3 cargo")),
        "the other option of the slash is gone: {after:?}"
    );
    captain.is_kept();
    assert_eq!(captain.table.end(), Some(0));
}

const DUEL: &str = r#"Turn(
    id: "duel", ended_by: Green,
    players: [
        (colour: Purple, at: "r1c1", in_play: ["SA-CAP@2", "SA-GUN#1@3"], holds: {A: (cargo: 1)}),
        (
            colour: Green, at: "r1c1", finished: true, in_play: ["SA-GUN#2@2"], hand: ["SA-GUN#1@2", "SA-MAT"], level_up_due: false,
            holds: {A: (cargo: 2)},
        ),
    ],
    sea: {"r1c1": (id: "IS-01")},
    islands: [(id: "IS-01", at: "r1c1", cubes: {Green: 3}, permanent: {Green: 1}, buildings: [Outpost])],
)"#;

pub const ANSWER: &str = r#"Turn(
    id: "answer",
    players: [
        (colour: Purple, at: "r1c1", in_play: ["SA-CAP@2", "SA-GUN#1@3"], holds: {A: (cargo: 1)}),
        (
            colour: Green, at: "r1c1", in_play: ["SA-GUN#2@2"], hand: ["SA-GUN#1@2", "SA-MAT"], level_up_due: true,
            holds: {A: (cargo: 2)},
        ),
    ],
    sea: {"r1c1": (id: "IS-01")},
    islands: [(id: "IS-01", at: "r1c1", cubes: {Green: 3}, permanent: {Green: 1}, buildings: [Outpost])],
)"#;

#[test]
fn dr_30_10_whoever_is_attacked_answers_behind_the_curtain_and_ready_locks_the_ships() {
    let mut captain = Captain::after("answer", By::Mouse, ANSWER, r#"Orders("purple", Attack(Ship(Green)))"#);
    captain.press_what_begins("Fire 1 cannon");
    captain.table.step("until resting 60");
    let now = captain.standing();
    assert_eq!([&now["curtain"], &now["phase"]], ["down", "answer"], "{now}");
    captain.lift();
    let offered = captain.offered();
    for may in ["Fire 1 cannon", "Play: Gunner", "Level up: ", "cargo: hold A", "Overboard: cargo"] {
        assert!(offered.iter().any(|words| words.starts_with(may)), "{may}: {offered:?}");
    }
    captain.press_what_begins("Overboard: cargo");
    captain.table.step("until resting 60");
    captain.press_what_begins("Fire 1 cannon");
    captain.table.step("until match.asked=throw 60");
    assert_eq!(captain.offered(), Vec::<String>::new(), "cubes are fixed, and so are the ships");
    assert!(captain.reads("Tip them in"));
    captain.is_kept();
    assert_eq!(captain.table.end(), Some(0));
}

#[test]
fn dr_30_12_among_the_abilities_it_stands_there_whose_go_it_is_the_strength_of_both_and_who_wins_a_tie() {
    let steps = r#"
        Orders("purple", Attack(Ship(Green))), Orders("purple", Commit(1)), Orders("green", Commit(1)), Zones(["S1A", "S2", "GO"]),
    "#;
    let mut captain = Captain::after("abilities", By::Mouse, ANSWER, steps);
    let now = captain.standing();
    assert_eq!(
        (&now["phase"], &now["strength"]["purple"], &now["strength"]["green"]),
        (&Value::from("abilities"), &Value::from(1), &Value::from(2),)
    );
    let (acting, tie) = (captain.state().fight.unwrap().acting().word().to_owned(), captain.say(key::DUEL_ATTACKER));
    let told = captain.told();
    let says = |words: &str| told.iter().any(|told| told.to_lowercase().contains(words));
    assert!(says(&format!("{acting} is to act")), "{told:?}");
    assert!(told.contains(&tie) && says("use one battle ability, or pass. a tie is"), "{told:?}");
    assert!(told.iter().filter(|told| *told == "Strength").count() == 2, "running, of both sides: {told:?}");
    let pass = captain.say(key::DUEL_PASS);
    captain.press(&pass);
    captain.table.step("until resting 60");
    assert_eq!(captain.last_order(), Order::Pass);
    captain.is_kept();
    assert_eq!(captain.table.end(), Some(0));
}

const EVENING: &str = r#"Position(
    id: "evening", phase: Mode,
    players: [
        (colour: Purple, at: "r1c1", in_play: ["SA-BOS@2", "SA-CAP@3"], set_aside: ["A1-02#1", "A4-11"], deck: ["SA-GUN#1"]),
        (colour: Green),
    ],
    sea: {"r1c1": (id: "IS-01")},
)"#;

#[test]
fn dr_30_14_the_end_phase_asks_for_the_mode_names_the_sheet_that_must_go_in_and_shows_the_formula_of_the_draw() {
    let mut captain = Captain::at("evening", By::Mouse, EVENING);
    captain.press_what_begins("Trader");
    captain.table.step("until resting 60");
    assert_eq!(captain.last_order(), Order::ChooseMode { pirate: false });
    // Two are set aside and one may be left over: until then it is not done, and they are named.
    let done = captain.say(key::VOYAGE_DONE_SLEEVING);
    assert!(!captain.offered().contains(&done));
    let told = captain.told();
    let due = told.iter().find(|told| told.contains("more can be sleeved, and must be")).expect("what is due is said");
    assert!(due.contains(" · ") && due.contains("; "), "both by name: {due}");
    captain.move_the_table();
    let spots = captain.lift_up("aside:purple:A1-02#1");
    assert_eq!(standing(&spots, "open").len(), 2, "both cards have the place free: {spots:?}");
    captain.put(saying(&spots, "Into: Captain"));
    assert!(matches!(captain.last_order(), Order::Sleeve(..)));
    // A captain is not told of deeds of their own that were just shown.
    captain.table.step("until resting 60");
    let since = captain.say(key::SINCE_TITLE).to_uppercase();
    assert!(captain.offered().contains(&done) && !captain.reads(&since), "{:?}", captain.told());
    captain.press(&done);
    captain.table.step("until resting 60");
    captain.lift();
    captain.table.steps("key Y\nuntil resting 60");
    let told = captain.told();
    assert!(told.iter().any(|told| told.contains("cards to draw: ") && told.contains("limit ")), "{told:?}");
    captain.is_kept();
    assert_eq!(captain.table.end(), Some(0));
}

#[test]
fn dr_30_17_in_the_last_turns_a_banner_names_who_still_plays_and_cubes_of_the_finished_are_locked() {
    let mut captain = Captain::at("last-turns", By::Mouse, DUEL);
    assert!(captain.reads("Last turns. Still to play: Purple"));
    let state = captain.played().state().clone();
    let all: Vec<Thing> = DeadReckoning::layout(&DeadReckoning::seen_by(&state, Viewer::Bystander));
    let locked = |thing: &&Thing| matches!(thing.piece.own::<Bit>(), Some(Bit::Lock(..)));
    assert_eq!(all.iter().filter(locked).count(), 3, "every cube in a slot; a permanent one is not replaced anyway");
    captain.press("Sea");
    captain.press_what_begins("Attack the ship: Green");
    captain.table.step("until resting 60");
    captain.lift();
    assert!(captain.reads("Green: cubes after the last turn, 2"), "{:?}", captain.told());
    assert_eq!(captain.table.end(), Some(0));
}
