//! Evenings of Merchants & Marauders by hand: begun from the title with keys and with the mouse, left and continued, and killed in
//! a window of cards.

use serde_json::Value;
use weather_gage::captains::{Crewed, Rank};
use weather_gage::games::merchants_and_marauders::wishes::Wish;
use weather_gage::logbook::wording::{Language, key};
use weather_gage::rules::kernel::{Awaiting, Match, Ruleset, Seat, Viewer, Want};
use weather_gage::rules::merchants_and_marauders::game::MerchantsAndMarauders;
use weather_gage::rules::merchants_and_marauders::orders::Order;
use weather_gage::rules::merchants_and_marauders::state::{Phase, State, Target, Where};
use weather_gage::rules::merchants_and_marauders::view::View;
use weather_gage::rules::merchants_and_marauders::wants::{Choice, Why};
use weather_gage::rules::merchants_and_marauders::words::{ShipKind, Zone};

use super::evening::{ByHand, Evening};
use super::sailor::By;

/// This number of cargo cards is enough to trade with.
const FREIGHT: usize = 2;

/// The points that end a short season.
const SHORT: u8 = 5;

type Cruise = Evening<MerchantsAndMarauders>;

impl ByHand for MerchantsAndMarauders {
    const NAME: &'static str = "merchants-and-marauders";
    const SEED: &'static str = "1714";
    const ANSWERS: usize = 1200;
    const STANDS: &'static [&'static str] = &["hash", "asked", "phase", "round", "active", "at"];

    fn seat(state: &State, word: &str) -> Option<Seat> {
        let number = state.players.iter().position(|player| player.colour.word() == word)?;
        u8::try_from(number).ok().map(Seat)
    }

    /// A short season is played to its end by mates; elsewhere a plain captain gives the orders that the tests name.
    fn order(state: &State, seat: Seat) -> Order {
        let by_mate = || Self::enlist(Rank::Mate, 0).order(&Self::seen_by(state, Viewer::Seat(seat)));
        let short = state.house.target == SHORT;
        short.then(by_mate).filter(is_one_deed).unwrap_or_else(|| wanted(state, seat))
    }

    fn choice(view: &View, options: &[Choice], why: &Why) -> usize {
        if view.table.house.target == SHORT {
            return Self::enlist(Rank::Mate, 0).choose(&mut || view.clone(), options, why);
        }
        let own = view.table.players.iter().find(|own| Some(own.colour) == view.colour);
        let laden = own.is_some_and(|own| own.cargo.len() >= FREIGHT);
        let wanted = |option: &Choice| match why {
            Why::Take { .. } if laden => *option == Choice::Enough,
            Why::Take { .. } => matches!(option, Choice::Cargo(_)),
            _ => matches!(option, Choice::Pass | Choice::Raid | Choice::Enough),
        };
        options.iter().position(wanted).unwrap_or(0)
    }

    fn prepared(evening: &mut Cruise, _: &Match<Self>, order: &Order) -> Option<String> {
        if let Order::Sell(cards) = order {
            cards.iter().for_each(|card| evening.press_mark(&format!("weigh:{card}")));
        }
        Wish::Give(order.clone()).landmark()
    }
}

/// Is it given by pressing one deed of the sheet?
fn is_one_deed(order: &Order) -> bool {
    let counted = matches!(order, Order::Repair(..) | Order::Stash(_) | Order::Fetch(_));
    !counted && Wish::Give(order.clone()).landmark().is_some()
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
    let mut captains = Cruise::aboard(Language::Uk, "cruise-by-keys", By::Keys);
    captains.begin("caribbean-2", &[("mm-blue", key::OUTFIT_HUMAN)]);
    captains.play(|played, now| played.state().round == 2 && now["asked"] == "orders");
    captains.left_and_continued();
    let sold = |captains: &Cruise| captains.count(|order| matches!(order, Order::Sell(_)));
    for round in 3..=5 {
        if sold(&captains) > 0 {
            break;
        }
        captains.play(|played, now| played.state().round == round && now["asked"] == "orders");
    }
    let given = &captains.given;
    assert!(sold(&captains) > 0, "{given:?}");
    for kind in [Order::Port, Order::Buy, Order::Scout(Target::Merchant), Order::EndTurn] {
        assert!(given.contains(&kind), "{kind:?}: {given:?}");
    }
    assert_eq!(captains.count(|order| matches!(order, Order::ChooseShip(_))), 2);
    captains.ends();
}

#[test]
fn four_captains_sail_a_round_with_the_mouse_two_of_them_persons() {
    let mut captains = Cruise::aboard(Language::Pl, "cruise-by-mouse", By::Mouse);
    captains.begin("caribbean-4", &[("mm-yellow", key::OUTFIT_HUMAN)]);
    captains.play(|played, now| played.state().round == 2 && now["asked"] == "orders");
    assert_eq!(captains.count(|order| *order == Order::EndTurn), 2, "{:?}", captains.given);
    captains.ends();
}

const IN_PORT: &str = r#"Position(
    id: "in-port",
    players: [(colour: Red, captain: "CP-05"), (colour: Blue, captain: "CP-09", at: Zone(tortuga))],
)"#;

#[test]
fn a_ship_sails_where_the_chart_is_clicked_and_the_ways_are_lit_while_she_is_pointed_at() {
    let mut captains = Cruise::at("cruise-chart", By::Mouse, IN_PORT);
    captains.lift();
    captains.table.step("move piece ship:red");
    captains.table.step("step 3");
    let spots = captains.spots();
    assert!(spots.len() == 1 && spots[0]["stand"] == "open", "{spots:?}");
    captains.table.step("click piece sea:nassau");
    captains.table.step("until resting 60");
    assert_eq!(captains.saved().state().players[0].at, Where::Zone(Zone::Nassau));
    captains.ends();
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
    let mut captains = Cruise::at("cruise-killed", By::Mouse, CONTEST);
    let announces = |option: &Choice| matches!(option, Choice::Announce(_));
    // Nothing is saved before something is done.
    let now = captains.asked(&|now: &Value| now["asked"] == "over").expect("somebody is asked");
    match now["asked"].as_str() {
        Some("throw") => captains.throw(),
        _ => captains.press_mark("choice:0"),
    }
    captains.play(|played, _| match played.awaiting() {
        Awaiting::Answer(Want::Choice { options, why: Why::Window { .. }, .. }) => options.iter().any(announces),
        _ => false,
    });
    let (before, offered) = (captains.standing(), captains.offered());
    let wanted = captains.saved().awaiting().clone();
    captains.killed_and_continued();
    assert_eq!(captains.standing()["curtain"], "down", "nobody’s hand lies open");
    captains.stands_as(&before);
    assert_eq!(*captains.saved().awaiting(), wanted);
    assert_eq!(captains.offered(), offered);
    // The card is announced now, and resolved.
    let Awaiting::Answer(Want::Choice { by, options, .. }) = &wanted else { panic!("{wanted:?}") };
    let announced = options.iter().position(announces).unwrap();
    captains.press_mark(&format!("choice:{announced}"));
    captains.play(|played, _| played.state().at_seat(*by).is_some_and(|own| own.hand.is_empty()));
    captains.ends();
}
