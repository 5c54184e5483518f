//! Merchants & Marauders without a table: after any show things lie as if set out afresh, and nothing tells another's purse, hand
//! and hold.

use std::collections::{BTreeMap, VecDeque};
use std::time::Duration;

use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;
use ron::extensions::Extensions;
use weather_gage::captains::{Crewed, Rank};
use weather_gage::chance::seed;
use weather_gage::games::listing::GameListing;
use weather_gage::games::merchants_and_marauders::things::thing::{Form, Thing};
use weather_gage::games::merchants_and_marauders::wishes::{Draft, Page};
use weather_gage::games::papers::Papers;
use weather_gage::games::papers::levers::OpenPapers;
use weather_gage::games::papers::sheets::{AtWindow, Scene};
use weather_gage::headless::{GAMES, OffTable};
use weather_gage::logbook::wording::Arg;
use weather_gage::play::begin::NewMatch;
use weather_gage::play::bots::Thinking;
use weather_gage::play::choices::ChoiceMade;
use weather_gage::play::current_match::CurrentMatch;
use weather_gage::play::curtain::{Curtain, LiftCurtain};
use weather_gage::play::pace::Pace;
use weather_gage::play::players::{Player, Players};
use weather_gage::play::sealed_orders::{OrderGiven, OrderRefused};
use weather_gage::play::second_window::SecondWindow;
use weather_gage::play::second_window::wire::Wire;
use weather_gage::play::seen::{Asked, Onlooker, Seen};
use weather_gage::play::telling::ShowLock;
use weather_gage::play::{self, match_plugin};
use weather_gage::rules::kernel::{Digest, Seat};
use weather_gage::rules::merchants_and_marauders::game::MerchantsAndMarauders;
use weather_gage::rules::merchants_and_marauders::orders::Order;
use weather_gage::rules::merchants_and_marauders::setup::Setup;
use weather_gage::rules::merchants_and_marauders::state::Where;
use weather_gage::rules::merchants_and_marauders::wants::{Choice, Why};
use weather_gage::rules::merchants_and_marauders::words::Zone;
use weather_gage::table::attention::Attention;
use weather_gage::table::beats::{self, Performance};
use weather_gage::table::pieces::Piece;
use weather_gage::table::things::{LaidOut, Shape};

const RED: Seat = Seat(0);
const BLUE: Seat = Seat(1);

/// A shared window at which persons sit.
struct Desk {
    app: App,
    window: Entity,
}

impl Desk {
    fn new(setup: Setup, more: impl FnOnce(&mut App)) -> Self {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin, play::plugin, match_plugin::<MerchantsAndMarauders>));
        app.insert_resource(Thinking::AtOnce);
        more(&mut app);
        let window = app.world_mut().spawn(Onlooker::default()).id();
        app.finish();
        app.cleanup();
        let players = ["Anne", "Bernardo", "Cat", "Dirk"].into_iter().take(setup.cruise.players.len());
        let players = players.map(Player::human).collect();
        let mut desk = Self { app, window };
        desk.say(NewMatch::<MerchantsAndMarauders> { setup, players, seed: Some(6), limit: None });
        desk.app.update();
        desk
    }

    fn say<M: Message>(&mut self, message: M) {
        self.app.world_mut().write_message(message);
    }

    fn seen(&self) -> &Seen<MerchantsAndMarauders> {
        self.app.world().get(self.window).expect("a match is on")
    }

    /// One frame, in which the curtain is lifted and every question to this window is answered.
    fn frame(
        &mut self,
        order: impl FnOnce(Seat, &Seen<MerchantsAndMarauders>) -> Order,
        choose: impl FnOnce(Seat, &Seen<MerchantsAndMarauders>, &[Choice], &Why) -> usize,
    ) {
        if !self.app.world().resource::<Curtain>().up {
            self.say(LiftCurtain);
        }
        let seen = self.seen().clone();
        match (&seen.asked, seen.seat) {
            (Asked::Orders, Some(seat)) => {
                let order = order(seat, &seen);
                self.say(OrderGiven::<MerchantsAndMarauders> { seat, order });
            }
            (Asked::Choose { by, options, why }, _) => {
                let option = choose(*by, &seen, options, why);
                self.say(ChoiceMade::<MerchantsAndMarauders>::of(*by, option));
            }
            _ => {}
        }
        self.app.update();
        let refused = self.app.world().resource::<Messages<OrderRefused<MerchantsAndMarauders>>>();
        let refused: Vec<_> = refused.iter_current_update_messages().collect();
        assert!(refused.is_empty(), "{refused:?}");
    }

    /// Is everything told and shown?
    fn is_still(&self) -> bool {
        let world = self.app.world();
        world.resource::<Performance>().is_over()
            && !world.resource::<ShowLock>().any()
            && self.seen().asked != Asked::Nothing
    }

    /// Everything on the table lies, and looks, as the view of the window has it.
    fn agrees(&mut self) -> usize {
        let wanted: Vec<Thing> = MerchantsAndMarauders::layout(&self.seen().view);
        let mut query = self.app.world_mut().query::<(&Piece, &Transform, &Shape<Form>)>();
        let found = query.iter(self.app.world()).map(|(piece, at, shape)| (piece.to_string(), (*at, shape.0.clone())));
        let found: BTreeMap<String, (Transform, Form)> = found.collect();
        let table = &self.seen().view.table;
        let now = format!("round {} {:?}", table.round, table.phase);
        assert_eq!(found.len(), wanted.len(), "{now}");
        for thing in &wanted {
            let name = thing.piece.to_string();
            let (at, form) = found.get(&name).unwrap_or_else(|| panic!("{now}: {name} is missing"));
            assert_eq!(*form, thing.form, "{now}: {name}");
            let there = at.translation.abs_diff_eq(thing.at.translation, 1e-4);
            let turned = at.rotation.dot(thing.at.rotation).abs() > 1.0 - 1e-5;
            assert!(thing.rides.is_some() || there && turned, "{now}: {name} at {at:?}, not at {:?}", thing.at);
        }
        wanted.len()
    }
}

#[test]
fn mm_26_after_every_show_the_table_stands_as_if_it_had_been_set_out_afresh() {
    let library = GAMES.library(None).0;
    for cruise in ["caribbean-4", "hunter-and-factor"] {
        let setup = <MerchantsAndMarauders as OffTable>::setup(&library, cruise).expect("a cruise of this name");
        let mut captains =
            [0, 1, 2, 3].map(|seat| MerchantsAndMarauders::enlist(Rank::Random, seed(6, seat, "captain")));
        let mut hands = [0, 1, 2, 3].map(|seat| MerchantsAndMarauders::enlist(Rank::Random, seed(6, seat, "hand")));
        let mut desk = Desk::new(setup, |app| {
            app.add_plugins(beats::without_a_picture);
            MerchantsAndMarauders::without_a_picture(app);
            app.init_resource::<Attention>()
                .insert_resource(Pace::Fast)
                .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(250)));
        });
        let (mut compared, mut moved) = (0, 0);
        for _ in 0..20_000 {
            let still = desk.is_still();
            // An input of this very frame has its turn in the next.
            if still {
                desk.app.update();
                assert!(desk.agrees() > 80, "the Caribbean and its captains");
            }
            *if still { &mut compared } else { &mut moved } += 1;
            if desk.seen().asked == Asked::Over || compared > 120 {
                break;
            }
            desk.frame(
                |seat, seen| captains[usize::from(seat.0)].order(&seen.view),
                |by, seen, options, why| hands[usize::from(by.0)].choose(&mut || seen.view.clone(), options, why),
            );
        }
        assert!(moved > 50 && compared > 60, "{cruise}: {moved} {compared}");
    }
}

/// Secrets of Red; all else is the same.
struct Secrets {
    gold: u16,
    chest: u16,
    card: &'static str,
    cargo: &'static str,
    rumor: &'static str,
    /// The top of the deck of cargo, which Red buys.
    bought: &'static str,
    /// Gold that goes into the chest.
    hides: u16,
}

/// Results of a match with them.
struct Twin {
    /// Every line that went down the wire to Blue.
    said: Vec<String>,
    /// Blue's view at the end.
    blue: Seen<MerchantsAndMarauders>,
    /// Sheets that Red came by.
    red: Vec<String>,
    digest: Digest,
}

fn sheets(seen: &Seen<MerchantsAndMarauders>) -> Vec<String> {
    let players = Players::seated(vec![Player::human("Anne"), Player::human("Bernardo")], 2);
    let pages = Page::ALL.map(|page| {
        let (open, window) = (OpenPapers { books: true, ..OpenPapers::default() }, AtWindow::default());
        let scene = Scene::<MerchantsAndMarauders> {
            seen,
            players: &players,
            open: &open,
            window: &window,
            memory: &(),
            reckoned: &<MerchantsAndMarauders as Papers>::Reckoning::default(),
            chord: &|_| Arg::text("Ctrl+Space"),
        };
        format!("{:?}", MerchantsAndMarauders::sheets(&scene, &Draft { page, ..Draft::default() }))
    });
    pages.into()
}

impl Secrets {
    fn setup(&self) -> Setup {
        let Self { gold, chest, card, cargo, rumor, bought, .. } = self;
        let position = format!(
            r#"(
                id: "twins", rules_of_zones: false, demand: {{nassau: Cotton}},
                players: [
                    (
                        colour: Red, captain: Plain(nation: English, home: nassau, skills: (3, 3, 3, 3)), gold: {gold},
                        chest: {chest}, hand: ["{card}"], cargo: ["{cargo}"], rumor: "{rumor}",
                    ),
                    (colour: Blue, captain: Plain(nation: Spanish, home: havana, skills: (3, 3, 3, 3))),
                ],
                decks: (cargo: ["{bought}", "CO-3", "FT-2", "CO-5", "TI-1", "CO-6"]),
            )"#
        );
        let extensions = Extensions::IMPLICIT_SOME | Extensions::UNWRAP_VARIANT_NEWTYPES;
        let options = ron::Options::default().with_default_extension(extensions);
        GAMES.library(None).0.merchants_and_marauders().moment(&options.from_str(&position).unwrap())
    }

    /// Red takes a turn in port and sails; Blue sits at a second window.
    fn sail(&self) -> Twin {
        let mut desk = Desk::new(self.setup(), |_| {});
        let (wire, mut overheard) = Wire::pair();
        SecondWindow::open(desk.app.world_mut(), BLUE, wire);
        desk.app.update();
        let mut orders = VecDeque::from([
            Order::Port,
            Order::Buy,
            Order::Stash(self.hides),
            Order::LeavePort,
            Order::Move(Where::Zone(Zone::Nassau)),
            Order::EndTurn,
        ]);
        let mut twin = Twin { said: Vec::new(), blue: desk.seen().clone(), red: Vec::new(), digest: desk.digest() };
        let mut bought = false;
        for _ in 0..400 {
            desk.frame(
                |seat, seen| {
                    assert_eq!(seat, RED);
                    twin.red.extend(sheets(seen));
                    orders.pop_front().expect("then it is the turn of Blue")
                },
                |_, _, options, why| {
                    let take = matches!(why, Why::Take { .. }) && !std::mem::replace(&mut bought, true);
                    let wanted = |option: &Choice| match option {
                        Choice::Cargo(card) => take && card.to_string() == self.bought,
                        option => matches!(option, Choice::Enough | Choice::Pass),
                    };
                    options.iter().position(wanted).unwrap_or_else(|| panic!("{why:?} {options:?}"))
                },
            );
            twin.said.extend(std::iter::from_fn(|| overheard.hear().unwrap()));
            twin.blue = desk.published();
            if twin.blue.asked == Asked::Orders {
                twin.digest = desk.digest();
                return twin;
            }
        }
        panic!("Blue is not asked: {:?}", desk.seen());
    }
}

impl Desk {
    fn digest(&self) -> Digest {
        self.app.world().resource::<CurrentMatch<MerchantsAndMarauders>>().digest()
    }

    /// The view that is published for the second window.
    fn published(&mut self) -> Seen<MerchantsAndMarauders> {
        let mut onlookers = self.app.world_mut().query::<(&Onlooker, &Seen<MerchantsAndMarauders>)>();
        let chair = onlookers.iter(self.app.world()).find(|(onlooker, _)| onlooker.chair == Some(BLUE));
        chair.expect("a chair sees").1.clone()
    }
}

#[test]
fn mm_26_neither_the_wire_nor_a_sheet_nor_a_thing_tells_anothers_gold_hand_rumor_or_cargo() {
    let one =
        Secrets { gold: 9, chest: 3, card: "GL-21", cargo: "SU-7", rumor: "R-01", bought: "RU-1", hides: 2 }.sail();
    let other =
        Secrets { gold: 31, chest: 14, card: "GL-57", cargo: "TO-7", rumor: "R-02", bought: "SP-7", hides: 11 }.sail();
    assert_ne!(one.digest, other.digest, "the secrets are different ones");
    assert!(one.red.len() >= 6 * 4 && one.red.iter().zip(&other.red).all(|(one, other)| one != other));
    assert!(one.said.len() > 10, "{:?}", one.said);
    // The sand-glass runs by the clock, and tells nothing of the game.
    let timeless = |line: &String| match (line.find("\"glass\":{"), line.find(",\"undo\"")) {
        (Some(from), Some(to)) if from < to => format!("{}{}", &line[..from], &line[to..]),
        _ => line.clone(),
    };
    for (here, there) in one.said.iter().zip(&other.said) {
        assert_eq!(timeless(here), timeless(there), "on the wire");
    }
    assert_eq!(one.said.len(), other.said.len());
    assert_eq!(one.blue.view, other.blue.view);
    assert_eq!(sheets(&one.blue), sheets(&other.blue));
    let things = |twin: &Twin| MerchantsAndMarauders::layout(&twin.blue.view);
    assert!(things(&one) == things(&other));
}
