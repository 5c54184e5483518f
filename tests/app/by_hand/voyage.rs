//! Whole games of Dead Reckoning by hand: begun with the mouse and with keys, killed in mid-throw, continued, and
//! brought to their end and the scores. Bots play the stretches between below the engine, and the saves hold them;
//! single moments are written down as scripts.

use std::ops::{Deref, DerefMut};

use serde_json::Value;
use weather_gage::captains::{Crew, Rank, play};
use weather_gage::headless::GAMES;
use weather_gage::logbook::chronicle::{self, BattleId, Enclosures, Heading, KeptPlayer, Save, locker};
use weather_gage::logbook::wording::dead_reckoning::act;
use weather_gage::logbook::wording::{Language, key, names};
use weather_gage::play::at_table::AtTable;
use weather_gage::play::players::Player;
use weather_gage::rules::dead_reckoning::goods::Goods;
use weather_gage::rules::dead_reckoning::orders::Order;
use weather_gage::rules::dead_reckoning::printed::abilities::{Act, Gained};
use weather_gage::rules::dead_reckoning::ruleset::DeadReckoning;
use weather_gage::rules::kernel::{Journal, Ruleset, Seat};
use weather_gage::table::settings::keeping::FILE;

use super::captain::Captain;
use super::sailor::{By, quoted};
use crate::play::desk::tempfolder::Folder;

/// Any of these games ends within this number of presses.
const PRESSES: usize = 2000;

/// Captains who take plain turns.
struct Captains {
    own: Captain,
    /// Pages that were looked at in this turn.
    looked: Vec<String>,
    /// The turn, and its player.
    turn: (Value, Value),
}

impl Deref for Captains {
    type Target = Captain;

    fn deref(&self) -> &Captain {
        &self.own
    }
}

impl DerefMut for Captains {
    fn deref_mut(&mut self) -> &mut Captain {
        &mut self.own
    }
}

impl Captains {
    fn aboard(name: &str, by: By) -> Self {
        Self::of(Captain::aboard(name, by, "1680"))
    }

    fn of(own: Captain) -> Self {
        Self { own, looked: Vec::new(), turn: (Value::Null, Value::Null) }
    }

    fn at(name: &str, by: By, position: &str) -> Self {
        Self::of(Captain::at(name, by, position))
    }

    /// Answers every question until something holds.
    fn sail(&mut self, until: impl Fn(&Value) -> bool) {
        for _ in 0..PRESSES {
            if let Some(now) = self.own.asked(&until) {
                match now["asked"].as_str().unwrap_or_default() {
                    "throw" => self.throw(),
                    "choose" => self.first(),
                    "orders" | "waits" => self.order(&now),
                    _ => panic!("nobody is asked anything, and it never comes to that: {now}"),
                }
            } else {
                return;
            }
        }
        panic!("it never comes to that: {}", self.standing());
    }

    fn throw(&mut self) {
        self.table.steps("key Space\nuntil dice.throw!=held 5");
    }

    fn first(&mut self) {
        let offered = self.offered();
        let first = offered.first().unwrap_or_else(|| panic!("nothing is offered")).clone();
        self.press(&first);
    }

    /// A plain captain: plays the whole hand, raises sails, takes goods; then goes to sea, and buys the card there.
    fn order(&mut self, now: &Value) {
        let turn = (now["turn"].clone(), now["active"].clone());
        if turn != self.turn {
            (self.turn, self.looked) = (turn, Vec::new());
        }
        if now["phase"] != "main" {
            return self.end_phase_or_battle();
        }
        let offered = self.offered();
        let confirm = self.say(key::VOYAGE_CONFIRM);
        if offered.contains(&confirm) {
            return self.press(&confirm);
        }
        let begins = |beginning: &str| offered.iter().find(|words| words.starts_with(beginning)).cloned();
        let to_the_harbour = |cargo| act(&Act::Gain(Goods { cargo, gold: 0 }, Gained::Dock));
        let plain = [key::DuelPlay::of(""), key::VoyageRaise::of(""), to_the_harbour(1), to_the_harbour(2)];
        let wanted = plain.into_iter().find_map(|what| begins(&self.say(what)));
        let bold = [key::VoyageSailTo::of(""), key::VoyageBuy::of(""), key::VOYAGE_UNLOAD.into()];
        let bold = bold.map(|what| self.say(what)).into_iter().find(|what| !self.looked.contains(what));
        if let Some(words) = wanted {
            return self.press(&words);
        }
        if let Some(words) = bold.as_deref().and_then(begins) {
            self.looked.extend(bold);
            return self.press(&words);
        }
        let pages = [key::VOYAGE_PAGE_SHIP, key::VOYAGE_PAGE_SEA, key::VOYAGE_PAGE_CARDS].map(|page| self.say(page));
        match pages.into_iter().find(|page| !self.looked.contains(page)) {
            Some(page) => {
                self.looked.push(page.clone());
                self.press(&page);
            }
            None => {
                let end = self.say(key::VOYAGE_END_MAIN);
                self.press(&end);
            }
        }
    }

    fn end_phase_or_battle(&mut self) {
        let offered = self.offered();
        let Some(first) = offered.first() else { panic!("nothing is offered: {}", self.table.state()) };
        self.press(first);
    }
}

impl Captains {
    /// The score stands before everybody's eyes, category by category.
    fn is_counted(&mut self) {
        let again = self.say(key::VERDICT_AGAIN);
        self.table.step(&format!("until \"label:{again}\" 5"));
        let told = self.told();
        for category in [key::DR_SCORE_ACHIEVEMENTS, key::DR_SCORE_COINS, key::DR_SCORE_ISLANDS] {
            let category = self.say(category);
            assert!(told.contains(&category), "{category} is not counted: {told:?}");
        }
    }
}

/// A game that bots have played so far: the part of its journal for which this first holds, saved, with persons in some chairs.
fn laid_up(name: &str, voyage: &str, persons: &[u8], upto: impl Fn(&Journal<DeadReckoning>) -> usize) -> Folder {
    let (library, faults) = GAMES.library(None);
    assert_eq!(faults, []);
    let setup = library.dead_reckoning().named(voyage).expect("it lies on the shelf");
    let mut crew = Crew::<DeadReckoning>::for_game(&[Rank::Random], 7, 1);
    let played = play(&setup, &mut crew, true).expect("it can be set out");
    let mut journal = played.journal.expect("it was wanted");
    let entries = upto(&journal);
    journal.entries.truncate(entries);
    let state = journal.replay().expect("it replays").state().clone();
    let battle = BattleId::drawn(1680);
    let seats = 0..u8::try_from(state.players.len()).unwrap();
    let player = |seat: u8| match persons.contains(&seat) {
        true => KeptPlayer::from(&Player::default()),
        false => KeptPlayer::from(&Player::bot("", Rank::Random)),
    };
    let heading = Heading {
        game: DeadReckoning::GAME.0.to_owned(),
        title: voyage.to_owned(),
        name: None,
        turn: DeadReckoning::turn(&state),
        over: false,
        players: seats.map(player).collect(),
        ruled: false,
        battle: Some(battle.clone()),
    };
    let save = Save { heading, seed: Some(7), journal, enclosures: Enclosures::default() };
    let folder = Folder::new(name);
    let text = chronicle::write_save(&save).unwrap();
    std::fs::create_dir_all(folder.0.join("saves")).unwrap();
    locker::put(&folder.0.join("saves"), battle.word(), &text, true).unwrap();
    folder
}

/// Counts the entries up to the one in which a player brings the end about.
fn until_the_last_turns(journal: &Journal<DeadReckoning>) -> usize {
    let ends = |entries: usize| {
        let begun = Journal { entries: journal.entries.iter().take(entries).cloned().collect(), ..journal.clone() };
        begun.replay().expect("it replays").state().ended_by.is_some()
    };
    let (mut before, mut after) = (0, journal.entries.len());
    while before + 1 < after {
        let middle = usize::midpoint(before, after);
        if ends(middle) { after = middle } else { before = middle }
    }
    after
}

/// As far as an attack that this seat has ordered.
fn until_an_attack(journal: &Journal<DeadReckoning>, seats: &[u8]) -> usize {
    let by = |seat: &Seat| seats.contains(&seat.0);
    let attacks = journal
        .entries
        .iter()
        .position(|entry| entry.orders.iter().any(|(seat, order)| by(seat) && matches!(order, Order::Attack(_))));
    attacks.expect("random captains attack") + 1
}

fn second_turn(now: &Value) -> bool {
    now["turn"] == 2 && now["asked"] == "orders"
}

#[test]
fn a_voyage_begins_with_the_mouse_and_two_captains_take_their_turns() {
    let mut captains = Captains::aboard("voyage-by-mouse", By::Mouse);
    captains.begin("voyage-short", &[("dr-green", key::OUTFIT_HUMAN)]);
    captains.sail(second_turn);
    captains.is_kept();
    assert_eq!(captains.own.table.end(), Some(0));
}

#[test]
fn a_voyage_begins_with_keys_alone_against_a_bot() {
    let mut captains = Captains::aboard("voyage-by-keys", By::Keys);
    captains.begin("voyage-short", &[]);
    captains.sail(second_turn);
    captains.is_kept();
    assert_eq!(captains.own.table.end(), Some(0));
}

#[test]
fn two_persons_at_one_desk_are_told_what_is_new_and_only_once() {
    let mut captains = Captains::aboard("voyage-hints", By::Mouse);
    captains.begin("voyage-short", &[("dr-green", key::OUTFIT_HUMAN)]);
    captains.sail(|now| now["asked"] == "orders");
    captains.table.step("until resting 60");
    let hint = captains.say(names::hint("main").as_str());
    assert!(captains.reads(&hint), "{:?}", captains.told());
    let seen = captains.say(key::HINT_SEEN);
    captains.press(&seen);
    captains.sail(|now| now["turn"] == 2 && now["asked"] == "orders");
    assert!(!captains.reads(&hint));
    assert_eq!(captains.own.table.end(), Some(0));
}

/// From the first page to the reckoning.
fn a_whole_game(language: Language, name: &str, by: By) {
    let folder = Folder::new(name);
    // A player who has seen it often wants no ceremony.
    std::fs::write(folder.0.join(FILE), "hints = false\nquick_dice = true\nreduced_motion = true\n").unwrap();
    let mut captains = Captains::of(Captain::with(language, folder, by, "1680"));
    captains.begin("voyage-2", &[("dr-green", key::BOT_MATE)]);
    captains.sail(|now| now["turn"] == 1 && now["asked"] == "orders");
    let fast = captains.say(key::PACE_FAST);
    captains.press(&fast);
    captains.sail(|now| now["asked"] == "over");
    captains.is_counted();
    captains.is_kept();
    assert_eq!(captains.own.table.end(), Some(0));
}

#[test]
fn a_whole_game_against_a_mate_with_the_mouse_in_polish() {
    a_whole_game(Language::Pl, "whole-by-mouse", By::Mouse);
}

#[test]
fn a_whole_game_against_a_mate_with_keys_alone_in_ukrainian() {
    a_whole_game(Language::Uk, "whole-by-keys", By::Keys);
}

#[test]
fn of_four_captains_two_are_persons_and_a_game_killed_in_mid_throw_goes_on() {
    let folder = laid_up("voyage-killed", "voyage-4", &[0, 2], |journal| until_an_attack(journal, &[0, 2]));
    let mut captains = Captains::of(Captain::with(Language::En, folder, By::Mouse, "1680"));
    captains.go_on();
    captains.sail(|now| now["asked"] == "throw");
    let before = captains.standing()["hash"].clone();
    captains.killed_and_continued();
    let after = captains.standing();
    assert_eq!((&after["asked"], &after["hash"]), (&Value::from("throw"), &before));
    captains.sail(|now| now["phase"] == "main" && now["asked"] == "orders");
    captains.is_kept();
    assert_eq!(captains.own.table.end(), Some(0));
}

#[test]
fn the_last_turns_are_played_by_hand_and_everything_is_counted() {
    let folder = laid_up("voyage-ends", "voyage-short", &[0, 1], until_the_last_turns);
    let mut captains = Captains::of(Captain::with(Language::En, folder, By::Mouse, "1680"));
    captains.go_on();
    captains.sail(|now| now["asked"] == "over");
    captains.is_counted();
    captains.is_kept();
    assert_eq!(captains.own.table.end(), Some(0));
}

const CRAFTS: &str = r#"Position(
    id: "craft", phase: Sleeve,
    players: [
        (colour: Purple, at: "r1c1", in_play: ["SA-BOS@2", "SA-CAP@3"], set_aside: ["A1-02#1", "A4-11"]),
        (colour: Green, at: "r1c1"),
    ],
    sea: {"r1c1": (id: "IS-01")},
)"#;

#[test]
fn dr_11_3_a_card_is_crafted_in_the_hand_and_a_game_killed_in_the_middle_of_it_goes_on() {
    let mut captains = Captains::at("voyage-craft", By::Mouse, CRAFTS);
    let lay = captains.place_of("card:purple:SA-BOS");
    captains.press_what_begins("Into: ");
    captains.table.step("wait 1.2");
    let held = captains.place_of("card:purple:SA-BOS");
    assert_ne!(held, lay, "the card is taken up");
    assert!(captains.table.try_step("until resting 0").get("ok").is_none(), "and still in the hand");
    captains.killed_and_continued();
    captains.lift();
    assert!(matches!(&captains.orders()[..], [Order::Sleeve(..)]));
    captains.is_kept();
    captains.press_what_begins("Done sleeving");
    captains.sail(|now| now["active"] == "green" && now["asked"] == "orders");
    captains.is_kept();
    assert_eq!(captains.own.table.end(), Some(0));
}

#[test]
fn the_rulebook_opens_at_the_rule_that_is_under_the_pointer() {
    let mut captains = Captains::at("voyage-rule", By::Mouse, CRAFTS);
    let into = captains.offered().into_iter().find(|words| words.starts_with("Into: ")).expect("a sleeve is open");
    captains.table.steps(&format!("move {}\nkey F4\nuntil menu=rulebook 5", quoted(&into)));
    let told = captains.told();
    assert!(told.iter().any(|words| words.starts_with("DR-11.3")), "{told:?}");
    captains.table.step("key Esc");
    assert_eq!(captains.own.table.end(), Some(0));
}

const FINISHED: &str = r#"Turn(
    id: "joined", ended_by: Green,
    players: [
        (colour: Purple, at: "r1c1", in_play: ["SA-DEC#1@1", "SA-PIR@1", "SA-DEC#2@1"]),
        (colour: Green, finished: true),
    ],
    islands: [(id: "IS-02", at: "r1c1", cubes: {Green: 2, Purple: 1}, permanent: {Green: 1})],
)"#;

#[test]
fn dr_17_3_and_30_8_two_abilities_of_influence_are_one_order_and_the_player_says_which() {
    for by in [By::Mouse, By::Keys] {
        let mut captains = Captains::at(&format!("voyage-joined-{by:?}"), by, FINISHED);
        captains.press_what_begins("Influence 1");
        let follower = |captains: &mut Captains, who: &str| {
            let offered = captains.offered();
            let found =
                offered.iter().find(|words| words.to_lowercase().starts_with(who) && words.contains("Influence"));
            found.unwrap_or_else(|| panic!("no {who} follows: {offered:?}")).clone()
        };
        // The rules put the pirate forward; the captain wants the other deckhand.
        let pirate = follower(&mut captains, "pirate");
        captains.press(&pirate);
        assert!(!captains.told().iter().any(|words| words.starts_with("More: In place of")), "one is not enough");
        let deckhand = follower(&mut captains, "deckhand");
        captains.press(&deckhand);
        captains.press_what_begins("More: In place of");
        let seen = captains.told();
        assert!(seen.iter().any(|words| words.contains("Purple 2") && words.contains("Green 2")), "{seen:?}");
        captains.press_what_begins("Done");
        captains.table.step("until resting 60");
        let orders = captains.orders();
        let Some(Order::Employ(said)) = orders.last() else { panic!("{orders:?}") };
        let second = said.joined.as_ref().unwrap_or_else(|| panic!("{said:?}"));
        assert_eq!(String::from(second.ability), "SA-DEC#2/1/0");
        captains.is_kept();
        assert_eq!(captains.own.table.end(), Some(0));
    }
}

const SHORT: &str = r#"Turn(
    id: "lends",
    players: [(colour: Purple, at: "r1c1", supply: 0, in_play: ["SA-PIR@1"]), (colour: Green)],
    islands: [
        (id: "IS-01", at: "r1c1"),
        (id: "IS-03", at: "r1c2", cubes: {Purple: 1, Green: 3}),
        (id: "IS-04", at: "r2c1", cubes: {Purple: 1, Green: 4}),
    ],
)"#;

#[test]
fn dr_17_13_and_30_8_the_player_says_which_island_lends_a_cube() {
    let mut captains = Captains::at("voyage-lends", By::Mouse, SHORT);
    captains.press_what_begins("Influence 1");
    let less = captains.offered().into_iter().find(|words| words.starts_with("Less: ")).expect("one is laid out");
    captains.press_what_begins("Less: ");
    let same = less.replacen("Less", "More", 1);
    let others = captains.offered().into_iter().filter(|words| words.starts_with("More: ") && *words != same);
    let others: Vec<String> = others.collect();
    let [other] = others.as_slice() else { panic!("two islands lend: {others:?}") };
    captains.press(other);
    captains.press_what_begins("Done");
    captains.table.step("until resting 60");
    let orders = captains.orders();
    let Some(Order::Employ(said)) = orders.last() else { panic!("{orders:?}") };
    let from: Vec<_> = said.cubes.iter().map(|cube| cube.from.map(String::from)).collect();
    assert_eq!(from, [Some("r2c1".to_owned())], "the rules would have taken the other");
    captains.is_kept();
    assert_eq!(captains.own.table.end(), Some(0));
}

const DUE: &str = r#"Turn(
    id: "due",
    players: [(colour: Purple, hand: ["SA-PUR@2"]), (colour: Green, hand: ["SA-CAP", "SA-BOS@2"])],
)"#;

#[test]
fn dr_30_15_a_captain_is_called_to_level_up_in_the_turn_of_another_by_the_pennant_or_from_the_books() {
    for by in [By::Mouse, By::Keys] {
        let mut captains = Captains::at(&format!("voyage-due-{by:?}"), by, DUE);
        match by {
            By::Mouse => captains.table.steps("click piece level-up:green"),
            By::Keys => captains.table.steps("key B\ntab mark call:green\nkey Enter"),
        }
        captains.table.step("until match.curtain=down 5");
        assert_eq!(captains.standing()["eyes"], Value::Null, "nobody’s hand lies open");
        captains.lift();
        assert_eq!(captains.standing()["eyes"], "green");
        captains.press_what_begins("Level up: Bosun");
        captains.table.step("until resting 60");
        assert_eq!(captains.standing()["curtain"], "down");
        captains.lift();
        assert_eq!(captains.standing()["eyes"], "purple");
        assert!(matches!(&captains.orders()[..], [Order::LevelUp(_)]));
        assert!(captains.place_of("level-up:green").is_null(), "it is done");
        captains.is_kept();
        assert_eq!(captains.own.table.end(), Some(0));
    }
}
