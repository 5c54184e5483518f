//! Evenings of Merchants & Marauders by hand: begun from the title with keys and with the mouse, left and continued, and killed in
//! a window of cards.

use std::ops::{Deref, DerefMut};

use serde_json::Value;
use weather_gage::games::merchants_and_marauders::wishes::Wish;
use weather_gage::logbook::wording::key;
use weather_gage::rules::kernel::{Awaiting, Match, Ruleset, Seat, Want};
use weather_gage::rules::merchants_and_marauders::game::MerchantsAndMarauders;
use weather_gage::rules::merchants_and_marauders::orders::Order;
use weather_gage::rules::merchants_and_marauders::state::{Phase, State, Target, Where};
use weather_gage::rules::merchants_and_marauders::wants::{Choice, Why};
use weather_gage::rules::merchants_and_marauders::words::{ShipKind, Zone};
use weather_gage::table::settings::keeping::FILE;

use super::captain::Captain;
use super::sailor::By;
use crate::play::desk::tempfolder::Folder;

const GAME: &str = "merchants-and-marauders";
/// Any of these evenings ends within this number of presses.
const PRESSES: usize = 400;
/// So many cargo cards are enough to trade with.
const FREIGHT: usize = 2;

type Played = Match<MerchantsAndMarauders>;

/// Captains who trade, and rob where they lie.
struct Captains {
    own: Captain,
    /// Every order, in order.
    given: Vec<Order>,
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
    fn of(own: Captain) -> Self {
        Self { own, given: Vec::new() }
    }

    /// On the title page, as players who have seen it often and want no ceremony.
    fn aboard(name: &str, by: By) -> Self {
        let folder = Folder::new(name);
        std::fs::write(folder.0.join(FILE), "hints = false\nquick_dice = true\nreduced_motion = true\n").unwrap();
        Self::of(Captain::with(folder, by, "1714"))
    }

    /// Answers every question until something holds of the match as it is saved, and of the table as it is seen.
    fn sail(&mut self, until: impl Fn(&Played, &Value) -> bool) {
        for _ in 0..PRESSES {
            let now = self.own.asked(&|now: &Value| now["asked"] == "over").expect("it is not over so soon");
            let played: Played = self.own.played_of();
            if until(&played, &now) {
                return;
            }
            match now["asked"].as_str().unwrap_or_default() {
                "throw" => self.throw(),
                "choose" => self.choose(&played),
                "orders" => self.order(&played, &now),
                _ => panic!("nobody is asked anything, and it never comes to that: {now}"),
            }
        }
        panic!("it never comes to that: {}", self.standing());
    }

    fn throw(&mut self) {
        match self.by {
            By::Mouse => self.press_mark("throw"),
            By::Keys => drop(self.table.step("key Space")),
        }
        self.table.step("until dice.throw!=held 5");
    }

    fn choose(&mut self, played: &Played) {
        let Awaiting::Answer(Want::Choice { by, options, why }) = played.awaiting() else {
            panic!("what is asked is not what was saved: {:?}", played.awaiting());
        };
        let laden = played.state().at_seat(*by).is_some_and(|own| own.cargo.len() >= FREIGHT);
        let wanted = |option: &Choice| match why {
            Why::Take { .. } if laden => *option == Choice::Enough,
            Why::Take { .. } => matches!(option, Choice::Cargo(_)),
            _ => matches!(option, Choice::Pass | Choice::Raid | Choice::Enough),
        };
        let option = options.iter().position(wanted).unwrap_or(0);
        self.press_mark(&format!("choice:{option}"));
    }

    fn order(&mut self, played: &Played, now: &Value) {
        let eyes = now["eyes"].as_str().expect("somebody is at the window");
        let state = played.state();
        let number = state.players.iter().position(|player| player.colour.word() == eyes).expect("a player");
        let order = wanted(state, Seat(u8::try_from(number).unwrap()));
        if let Order::Sell(cards) = &order {
            for card in cards {
                self.press_mark(&format!("weigh:{card}"));
            }
        }
        self.press_mark(&Wish::Give(order.clone()).landmark().expect("it has a place on the sheet"));
        assert!(self.was_taken(now), "{order:?} was not taken: {}", self.standing());
        self.given.push(order);
    }

    fn was_taken(&mut self, before: &Value) -> bool {
        let after = self.standing();
        ["hash", "sealed", "asked"].into_iter().any(|what| after[what] != before[what])
    }

    fn has_given(&self, what: impl Fn(&Order) -> bool) -> bool {
        self.given.iter().any(what)
    }

    /// Saved, left for the title, and gone on with.
    fn left_and_continued(&mut self) {
        let before = self.standing();
        self.table.steps("key F10\nuntil menu=pause 5");
        for words in [key::PAUSE_TO_TITLE, key::MENU_YES].map(|words| self.own.say(words)) {
            self.press(&words);
        }
        self.table.step("until screen=title 5");
        self.go_on();
        self.stands_as(&before);
    }

    fn stands_as(&mut self, before: &Value) {
        self.table.step("until resting 60");
        self.lift();
        let after = self.standing();
        for what in ["hash", "asked", "phase", "round", "active", "at"] {
            assert_eq!(after[what], before[what], "{what}");
        }
    }
}

/// A plain captain: sells and buys in port, sails to the next one, and scouts for a merchant on the way.
fn wanted(state: &State, seat: Seat) -> Order {
    let own = state.at_seat(seat).expect("a player");
    let mut orders = Vec::new();
    match state.phase {
        Phase::Ships => orders.extend([ShipKind::Flute, ShipKind::Sloop].map(Order::ChooseShip)),
        Phase::Port => {
            let sells = (!own.cargo.is_empty()).then(|| Order::Sell(own.cargo.clone()));
            orders.extend(sells);
            orders.extend([Order::Buy, Order::LeavePort]);
        }
        _ => {
            let bought = own.last_buy.map(|(zone, _)| zone);
            orders.extend([Order::Port, Order::Scout(Target::Merchant)]);
            match own.at {
                Where::Port(zone) => orders.push(Order::Move(Where::Zone(zone))),
                Where::Zone(zone) => {
                    let (pack, port) = (&state.pack, Order::Move(Where::Port(zone)));
                    orders.extend((bought != Some(zone)).then_some(port));
                    let next = pack.neighbours(zone).map(|border| border.to);
                    let (ports, rest): (Vec<_>, Vec<_>) = next.partition(|zone| pack.nation_of(*zone).is_some());
                    orders.extend(ports.into_iter().chain(rest).map(|zone| Order::Move(Where::Zone(zone))));
                }
                Where::Nowhere => {}
            }
            orders.push(Order::EndTurn);
        }
    }
    let lawful = |order: &Order| MerchantsAndMarauders::check(state, seat, order).is_ok();
    orders.into_iter().find(lawful).unwrap_or_else(|| panic!("nothing is left in {:?}", state.phase))
}

#[test]
fn an_evening_with_keys_alone_is_left_and_continued_and_its_journal_replays() {
    let mut captains = Captains::aboard("cruise-by-keys", By::Keys);
    captains.begin_of(GAME, "caribbean-2", &[("mm-blue", key::OUTFIT_HUMAN)]);
    captains.sail(|played, now| played.state().round == 2 && now["asked"] == "orders");
    captains.left_and_continued();
    let traded = |captains: &Captains| captains.has_given(|order| matches!(order, Order::Sell(_)));
    for round in 3..=5 {
        if traded(&captains) {
            break;
        }
        captains.sail(|played, now| played.state().round == round && now["asked"] == "orders");
    }
    let given = &captains.given;
    assert!(traded(&captains), "{given:?}");
    for kind in [Order::Port, Order::Buy, Order::Scout(Target::Merchant), Order::EndTurn] {
        assert!(given.contains(&kind), "{kind:?}: {given:?}");
    }
    assert!(given.iter().filter(|order| matches!(order, Order::ChooseShip(_))).count() == 2);
    captains.is_kept_of::<MerchantsAndMarauders>();
    assert_eq!(captains.own.table.end(), Some(0));
}

#[test]
fn four_captains_sail_a_round_with_the_mouse_two_of_them_persons() {
    let mut captains = Captains::aboard("cruise-by-mouse", By::Mouse);
    captains.begin_of(GAME, "caribbean-4", &[("mm-yellow", key::OUTFIT_HUMAN)]);
    captains.sail(|played, now| played.state().round == 2 && now["asked"] == "orders");
    let ended = captains.given.iter().filter(|order| **order == Order::EndTurn).count();
    assert_eq!(ended, 2, "{:?}", captains.given);
    captains.is_kept_of::<MerchantsAndMarauders>();
    assert_eq!(captains.own.table.end(), Some(0));
}

const IN_PORT: &str = r#"Position(
    id: "in-port",
    players: [(colour: Red, captain: "CP-05"), (colour: Blue, captain: "CP-09", at: Zone(tortuga))],
)"#;

#[test]
fn a_ship_sails_where_the_chart_is_clicked_and_the_ways_are_lit_while_she_is_pointed_at() {
    let mut captains = Captains::of(Captain::elsewhere("cruise-chart", By::Mouse, GAME, IN_PORT));
    captains.lift();
    captains.table.step("move piece ship:red");
    captains.table.step("step 3");
    let spots = captains.spots();
    assert!(spots.len() == 1 && spots[0]["stand"] == "open", "{spots:?}");
    captains.table.step("click piece sea:nassau");
    captains.table.step("until resting 60");
    let played: Played = captains.played_of();
    assert_eq!(played.state().players[0].at, Where::Zone(Zone::Nassau));
    captains.is_kept_of::<MerchantsAndMarauders>();
    assert_eq!(captains.own.table.end(), Some(0));
}

const CONTEST: &str = r#"Position(
    id: "contest",
    players: [
        (colour: Red, captain: "CP-05", at: Zone(tortuga), ship: Frigate, hand: ["GL-21"]),
        (colour: Blue, captain: "CP-09", at: Zone(tortuga), ship: Frigate, hand: ["GL-22"]),
    ],
    battle: (attacker: Player(Red), defender: Player(Blue)),
)"#;

#[test]
fn mm_28_4_killed_in_a_window_of_cards_the_same_captain_is_asked_the_same_behind_the_curtain() {
    let mut captains = Captains::of(Captain::elsewhere("cruise-killed", By::Mouse, GAME, CONTEST));
    let announces = |option: &Choice| matches!(option, Choice::Announce(_));
    // Nothing is saved before something is done.
    let now = captains.own.asked(&|now: &Value| now["asked"] == "over").expect("somebody is asked");
    match now["asked"].as_str() {
        Some("throw") => captains.throw(),
        _ => captains.press_mark("choice:0"),
    }
    captains.sail(|played, _| match played.awaiting() {
        Awaiting::Answer(Want::Choice { options, why: Why::Window { .. }, .. }) => options.iter().any(announces),
        _ => false,
    });
    let (before, offered) = (captains.standing(), captains.offered());
    let wanted = captains.played_of::<MerchantsAndMarauders>().awaiting().clone();
    captains.killed_and_continued();
    assert_eq!(captains.standing()["curtain"], "down", "nobody’s hand lies open");
    captains.stands_as(&before);
    assert_eq!(*captains.played_of::<MerchantsAndMarauders>().awaiting(), wanted);
    assert_eq!(captains.offered(), offered);
    // The card is announced now, and resolved.
    let Awaiting::Answer(Want::Choice { by, options, .. }) = &wanted else { panic!("{wanted:?}") };
    let announced = options.iter().position(announces).unwrap();
    captains.press_mark(&format!("choice:{announced}"));
    captains.sail(|played, _| played.state().at_seat(*by).is_some_and(|own| own.hand.is_empty()));
    captains.is_kept_of::<MerchantsAndMarauders>();
    assert_eq!(captains.own.table.end(), Some(0));
}
