//! A desk with two players and nothing to look at.

use std::sync::Arc;

use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use weather_gage::captains::{Bot, Crewed, Rank};
use weather_gage::chance::seed;
use weather_gage::headless::GAMES;
use weather_gage::logbook::data::Library;
use weather_gage::play::activity::TableActivity;
use weather_gage::play::begin::NewMatch;
use weather_gage::play::bots::Thinking;
use weather_gage::play::choices::ChoiceMade;
use weather_gage::play::current_match::CurrentMatch;
use weather_gage::play::curtain::{Curtain, LiftCurtain};
use weather_gage::play::log::LogBook;
use weather_gage::play::players::Player;
use weather_gage::play::sealed_orders::{OrderGiven, OrderRefused};
use weather_gage::play::seen::{Asked, Onlooker, Seen};
use weather_gage::play::{self, fork, match_plugin};
use weather_gage::rules::kernel::{Digest, Seat, Viewer};
use weather_gage::rules::the_ships::articles::Setup;
use weather_gage::rules::the_ships::game::TheShips;
use weather_gage::rules::the_ships::happenings::Happening;
use weather_gage::rules::the_ships::orders::Order;
use weather_gage::rules::the_ships::state::Phase;
use weather_gage::rules::the_ships::view::View;

/// A battle with this number of turns is broken off.
pub const TURNS_AT_MOST: u16 = 200;

/// The data files.
pub fn library() -> Library {
    GAMES.library(None).0
}

/// A scenario as it stands on the shelf.
pub fn setup(library: &Library, scenario: &str) -> Setup {
    library.the_ships().setup(&library.the_ships().scenarios[scenario])
}

/// Two bots.
pub fn bots() -> [Player; 2] {
    [Player::bot("One", Rank::Random), Player::bot("Two", Rank::Random)]
}

/// Two people.
pub fn people() -> [Player; 2] {
    [Player::human("Anne"), Player::human("Bernardo")]
}

/// Writes for a seat in place of a person at the desk.
pub type Pen = Box<dyn FnMut(&View, Order) -> Order>;

/// The desk.
pub struct Desk {
    pub app: App,
    pub window: Entity,
    /// Ordinary captains write in place of persons.
    hands: [Box<dyn Bot<TheShips>>; 2],
    /// Each order passes through its pen before it is sealed.
    pens: [Pen; 2],
}

impl Desk {
    /// An empty desk with one window that all share.
    pub fn new(root: u64) -> Self {
        Self::fitted(root, |_| {})
    }

    /// An empty desk with something more at it.
    pub fn fitted(root: u64, more: impl FnOnce(&mut App)) -> Self {
        let mut app = App::new();
        app.add_plugins((
            MinimalPlugins,
            StatesPlugin,
            play::plugin,
            match_plugin::<TheShips>,
            fork::of_game::<TheShips>,
        ));
        app.insert_resource(Thinking::AtOnce);
        more(&mut app);
        let window = app.world_mut().spawn(Onlooker::default()).id();
        app.finish();
        app.cleanup();
        let hand = |seat: u64| TheShips::enlist(Rank::Random, seed(root, seat, "person"));
        let pen = || -> Pen { Box::new(|_, order| order) };
        Self { app, window, hands: [hand(0), hand(1)], pens: [pen(), pen()] }
    }

    /// A desk at which a match begins.
    pub fn with(setup: Setup, players: [Player; 2], seed: u64) -> Self {
        let mut desk = Self::new(seed);
        desk.begin(setup, players, seed);
        desk
    }

    /// Begins a match.
    pub fn begin(&mut self, setup: Setup, players: [Player; 2], seed: u64) {
        self.say(NewMatch::<TheShips> { setup, players: players.to_vec(), seed: Some(seed), limit: None });
        self.app.update();
    }

    /// A captain's order for the seat at the window.
    pub fn order(&mut self) -> (Seat, Order) {
        let seen = self.seen().clone();
        let seat = seen.seat.expect("somebody is at the window");
        (seat, self.hands[usize::from(seat.0)].order(&seen.view))
    }

    /// Changes the orders of a seat.
    pub fn pen(&mut self, seat: u8, pen: impl FnMut(&View, Order) -> Order + 'static) {
        self.pens[usize::from(seat)] = Box::new(pen);
    }

    /// Says something to the match.
    pub fn say<M: Message>(&mut self, message: M) {
        self.app.world_mut().write_message(message);
    }

    /// The view of the window.
    pub fn seen(&self) -> &Seen<TheShips> {
        self.app.world().get::<Seen<TheShips>>(self.window).expect("a match is on")
    }

    /// The activity of the table.
    pub fn activity(&self) -> TableActivity {
        *self.app.world().resource::<State<TableActivity>>().get()
    }

    /// The digest of the state as it stands.
    pub fn digest(&self) -> Digest {
        self.app.world().resource::<CurrentMatch<TheShips>>().digest()
    }

    /// A viewer's log, struck lines left out.
    pub fn told(&self, viewer: Viewer) -> Vec<Happening> {
        let log = self.app.world().resource::<LogBook<TheShips>>();
        log.told_to(viewer).filter(|(line, _)| !line.struck).map(|(_, told)| told.clone()).collect()
    }

    /// One frame, in which a person at the window answers every question.
    pub fn frame(&mut self) {
        let seen = self.seen().clone();
        if !self.app.world().resource::<Curtain>().up {
            self.say(LiftCurtain);
        }
        match (&seen.asked, seen.seat) {
            (Asked::Orders, Some(seat)) => {
                let at = usize::from(seat.0);
                let order = self.hands[at].order(&seen.view);
                let order = (self.pens[at])(&seen.view, order);
                self.say(OrderGiven::<TheShips> { seat, order });
            }
            (Asked::Choose { by, options, why }, _) => {
                let view = seen.view.clone();
                let option = self.hands[usize::from(by.0)].choose(&mut || view.clone(), options, why);
                self.say(ChoiceMade::<TheShips>::of(*by, option));
            }
            _ => {}
        }
        self.app.update();
        let refused = self.app.world().resource::<Messages<OrderRefused<TheShips>>>();
        let refused: Vec<_> = refused.iter_current_update_messages().collect();
        assert!(refused.is_empty(), "{refused:?}");
    }

    /// Is it over, or has it gone on for too long?
    pub fn is_over(&self) -> bool {
        let table = &self.seen().view.table;
        table.phase == Phase::Over || table.turn > TURNS_AT_MOST
    }

    /// Frames until something is so.
    pub fn until(&mut self, frames: usize, mut so: impl FnMut(&Self) -> bool) {
        for _ in 0..frames {
            if so(self) {
                return;
            }
            self.frame();
        }
        let seen = self.seen();
        panic!("it never comes to that: {:?} turn {} {:?}", seen.view.table.phase, seen.view.table.turn, seen.asked);
    }

    /// Plays to the end; true if there was one.
    pub fn play_out(&mut self) -> bool {
        self.until(200_000, Self::is_over);
        self.seen().view.table.phase == Phase::Over
    }
}

/// The seats.
pub const SEATS: [Seat; 2] = [Seat(0), Seat(1)];

/// A folder of its own for a test.
pub fn folder(name: &str) -> Arc<tempfolder::Folder> {
    Arc::new(tempfolder::Folder::new(name))
}

/// A folder that goes when it is dropped.
pub mod tempfolder {
    use std::path::PathBuf;

    /// The folder.
    pub struct Folder(pub PathBuf);

    impl Folder {
        /// An empty folder of this process and name.
        pub fn new(name: &str) -> Self {
            let path = std::env::temp_dir().join(format!("weather-gage-{}-{name}", std::process::id()));
            let _ = std::fs::remove_dir_all(&path);
            std::fs::create_dir_all(&path).unwrap();
            Self(path)
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = std::fs::remove_dir_all(&self.0);
        }
    }
}
