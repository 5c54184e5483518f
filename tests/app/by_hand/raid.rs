//! Evenings of Pirates by hand: fleets sail by rulers, with keys and with the mouse; left and continued, and killed in the middle of
//! an order.

use weather_gage::captains::{Crewed, Rank};
use weather_gage::games::pirates::wishes::Wish;
use weather_gage::logbook::wording::{Language, key};
use weather_gage::rules::kernel::{Match, Ruleset, Seat, Viewer};
use weather_gage::rules::pirates::check;
use weather_gage::rules::pirates::game::Pirates;
use weather_gage::rules::pirates::ids::Name;
use weather_gage::rules::pirates::orders::{Gun, Order};
use weather_gage::rules::pirates::state::State;
use weather_gage::rules::pirates::view::View;
use weather_gage::rules::pirates::wants::{Choice, Why};
use weather_gage::rules::pirates::words::Ruler;
use weather_gage::rules::plane::Heading;

use super::evening::{ByHand, Evening};
use super::sailor::By;

/// Steps of the ruler on the sheet, in hundredths of a degree.
const STEPS: [i32; 3] = [1500, 100, 10];

type Raid = Evening<Pirates>;

/// Players who do what a mate would.
impl ByHand for Pirates {
    const NAME: &'static str = "pirates";
    const SEED: &'static str = "1718";
    const ANSWERS: usize = 900;
    const STANDS: &'static [&'static str] = &["hash", "asked", "phase", "turn", "to_move"];

    fn seat(state: &State, word: &str) -> Option<Seat> {
        state.players.iter().find(|player| player.flag.word() == word).map(|player| state.seat(player.flag))
    }

    fn order(state: &State, seat: Seat) -> Order {
        match Self::enlist(Rank::Mate, 0).order(&Self::seen_by(state, Viewer::Seat(seat))) {
            Order::Segment(ruler, heading) => by_tenths(state, seat, ruler, heading),
            order => order,
        }
    }

    fn choice(view: &View, options: &[Choice], why: &Why) -> usize {
        Self::enlist(Rank::Mate, 0).choose(&mut || view.clone(), options, why)
    }

    fn prepared(evening: &mut Raid, played: &Match<Self>, order: &Order) -> Option<String> {
        match order {
            Order::Segment(ruler, heading) => steer(evening, played, *ruler, *heading),
            Order::Take(places) => places.iter().for_each(|place| evening.press_mark(&format!("counter:{place}"))),
            Order::Fire(Gun::Mast(mast), target) => return Some(format!("fire:{mast}:{target}")),
            Order::Fire(Gun::Musket, target) => return Some(format!("fire:musket:{target}")),
            Order::Fire(Gun::Slot(x, y), target) => return Some(format!("fire:{x}:{y}:{target}")),
            Order::Order(unit, _) | Order::FreeExplore(unit) => evening.press_mark(&format!("unit:{unit}")),
            _ => {}
        }
        Wish::Give(order.clone()).landmark()
    }

    fn is_asked_again(order: &Order) -> bool {
        *order == Order::EndTurn
    }
}

/// A hand turns the ruler by tenths of a degree from her own heading: it takes the nearest of these that may be sailed.
fn by_tenths(state: &State, seat: Seat, ruler: Ruler, heading: Heading) -> Order {
    let now = heading_of(state);
    let nearest = now.to(heading) / 10;
    let tried = (0..1800).flat_map(|off| [nearest + off, nearest - off]);
    let mut tried = tried.map(|tenths| Order::Segment(ruler, now.turned(10 * tenths)));
    tried.find(|order| check::order(state, seat, order).is_ok()).expect("a way that a hand can steer")
}

/// The heading of the ship that sails.
fn heading_of(state: &State) -> Heading {
    let running = state.running.as_ref().expect("she sails");
    state.ship(running.unit).expect("a ship").pose.heading
}

/// Lays the ruler on a heading, to the tenth of a degree.
fn steer(raid: &mut Raid, played: &Match<Pirates>, ruler: Ruler, heading: Heading) {
    raid.press_mark(&format!("ruler:{}", ruler.word()));
    let mut turn = heading_of(played.state()).to(heading);
    for step in STEPS {
        while turn.abs() >= step {
            raid.press_mark(&format!("swing:{}", step * turn.signum()));
            turn -= step * turn.signum();
        }
    }
}

#[test]
fn an_evening_with_keys_alone_two_turns_by_rulers_left_and_continued() {
    let mut raid = Raid::aboard(Language::Uk, "raid-by-keys", By::Keys);
    raid.begin("two-cays", &[("pc-flag-black", key::OUTFIT_HUMAN)]);
    raid.play(|played, now| played.state().turn == 2 && now["asked"] == "orders");
    raid.left_and_continued();
    assert!(raid.count(|order| matches!(order, Order::Segment(..))) >= 6, "{:?}", raid.given);
    raid.ends();
}

#[test]
fn four_flags_sail_a_turn_with_the_mouse_two_of_them_persons() {
    let mut raid = Raid::aboard(Language::Pl, "raid-by-mouse", By::Mouse);
    raid.begin("four-winds", &[("pc-flag-blue", key::OUTFIT_HUMAN)]);
    raid.play(|played, now| played.state().turn == 2 && now["asked"] == "orders");
    assert_eq!(raid.count(|order| *order == Order::EndTurn), 2, "{:?}", raid.given);
    raid.ends();
}

const LADEN: &str = r#"Position(
    id: "laden",
    table: (from: (0, 0), to: (900, 700)),
    starting_gold: 16,
    seats: [(flag: Red, banked: [4]), (flag: Black)],
    islands: [
        (id: "red", shape: Oval("round-cay", at: (120, 350)), home: Red),
        (id: "black", shape: Oval("round-cay", at: (780, 350)), home: Black),
        (id: "long-key", shape: Oval("long-key", at: (450, 580)), coins: [1]),
    ],
    ships: [
        (id: "bonnie-liz", card: "bonnie-liz", flag: Red, at: (215.59, 273.72), heading: 141, coins: [3, 2]),
        (id: "hms-comet", card: "hms-comet", flag: Black, at: (640, 420), heading: 150),
    ],
)"#;

#[test]
fn pc_6_5_gold_is_brought_home_by_hand_and_the_game_killed_under_way_is_won_after_it() {
    let mut raid = Raid::at("raid-home", By::Mouse, LADEN);
    raid.lift();
    let liz: Name = "bonnie-liz".try_into().unwrap();
    raid.play(|played, _| played.state().running.as_ref().is_some_and(|running| running.unit == liz));
    let before = raid.standing();
    raid.killed_and_continued();
    raid.stands_as(&before);
    raid.play(|_, _| false);
    assert!(raid.saved().state().result.is_some(), "{:?}", raid.given);
    raid.ends();
}
