//! *What if…*: a player tries something beside the match, and afterwards everything is as it was.

use std::fs;
use std::path::Path;
use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use weather_gage::captains::{Crewed, Rank};
use weather_gage::play::begin::LeaveMatch;
use weather_gage::play::curtain::Curtain;
use weather_gage::play::fork::{Bar, Fork, ForkWish, OrderCopied, Taught};
use weather_gage::play::notebooks::Notebooks;
use weather_gage::play::players::{Player, Players};
use weather_gage::play::sand_glass::SandGlass;
use weather_gage::play::saves::{LoadMatch, SaveFolder, SaveMatch};
use weather_gage::play::sealed_orders::OrderGiven;
use weather_gage::play::second_window::Apart;
use weather_gage::play::second_window::SecondWindow;
use weather_gage::play::second_window::wire::Wire;
use weather_gage::play::seen::{Asked, Seen};
use weather_gage::play::undo::{Undo, Undoable};
use weather_gage::rules::kernel::{Seat, Viewer};
use weather_gage::rules::the_ships::game::TheShips;
use weather_gage::rules::the_ships::orders::Order;
use weather_gage::rules::the_ships::state::Phase;

use super::desk::{Desk, SEATS, folder, library, people, setup};
use super::secrets::spaniard;

const FRAME: Duration = Duration::from_millis(100);

fn fork(desk: &Desk) -> Fork {
    *desk.app.world().resource::<Fork>()
}

fn wish(desk: &mut Desk, wish: ForkWish) {
    desk.say(wish);
    desk.app.update();
}

/// This seat writes its cards of this turn.
fn writes(seat: Seat, turn: u16) -> impl Fn(&Desk) -> bool {
    move |desk| {
        let seen = desk.seen();
        let table = &seen.view.table;
        (seen.seat, &seen.asked, table.phase, table.turn) == (Some(seat), &Asked::Orders, Phase::Orders, turn)
    }
}

/// The files of the program's battles.
fn files(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let all = fs::read_dir(folder).unwrap().flatten().filter(|file| file.path().is_file());
    let mut files: Vec<_> =
        all.map(|file| (file.file_name().to_string_lossy().into_owned(), fs::read(file.path()).unwrap())).collect();
    files.sort();
    files
}

/// Everything that has to be as it was, without the count of settings-out.
fn all_of_it(desk: &Desk) -> String {
    let world = desk.app.world();
    let seen = Seen { afresh: 0, ..desk.seen().clone() };
    let told = [Viewer::Bystander, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1))].map(|viewer| desk.told(viewer));
    let (players, curtain) = (world.resource::<Players>(), world.resource::<Curtain>());
    let (undoable, notes) = (world.resource::<Undoable>(), world.resource::<Notebooks>());
    let page = notes.of(Seat(0)).map(|page| page.text.clone());
    format!("{} {seen:?} {told:?} {players:?} {curtain:?} {undoable:?} {page:?}", desk.digest())
}

/// Plays the trial until this turn: no curtain falls, and the player who tries writes first.
fn try_on(desk: &mut Desk, of: Seat, until: u16) {
    for _ in 0..4000 {
        let seen = desk.seen();
        if desk.is_over() || seen.view.table.turn >= until && seen.asked == Asked::Orders {
            return;
        }
        let both = seen.asked == Asked::Orders && seen.sealed.is_empty();
        assert!(!both || seen.seat == Some(of), "{:?}", seen.seat);
        desk.frame();
        assert!(desk.app.world().resource::<Curtain>().up, "one person plays all");
        assert!(desk.seen().seat.is_some());
    }
    panic!("it never comes to that");
}

#[test]
fn what_was_tried_and_thrown_away_leaves_the_match_its_files_and_everything_beside_it_as_they_were() {
    let saves = folder("forks");
    let mut desk = Desk::new(6);
    desk.app.insert_resource(SaveFolder(saves.0.clone())).insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
    desk.begin(setup(&library(), "gravelines"), people(), 6);
    for (seat, turn) in [(Seat(0), 1), (Seat(1), 2), (Seat(1), 4)] {
        desk.until(4000, writes(seat, turn));
        desk.app.world_mut().resource_mut::<Notebooks>().of_mut(Seat(0)).text = "rake her at dawn".into();
        for _ in 0..3 {
            desk.app.update();
        }
        assert_eq!(fork(&desk), Fork::Offered(None));
        let thought = desk.app.world().resource::<SandGlass>().spent(seat);
        let (before, view, kept) = (all_of_it(&desk), desk.seen().view.clone(), files(&saves.0));
        wish(&mut desk, ForkWish::Open);
        assert_eq!(fork(&desk), Fork::Open { of: seat, may_copy: false });
        assert_eq!((desk.seen().seat, &desk.seen().asked, &desk.seen().view), (Some(seat), &Asked::Orders, &view));
        assert_eq!(desk.seen().sealed, [], "what the other has sealed lies elsewhere");
        let world = desk.app.world();
        assert!(SEATS.iter().all(|seat| desk.told(Viewer::Seat(*seat)).is_empty()));
        assert!(world.resource::<Notebooks>().of(Seat(0)).is_none(), "nobody’s notes lie before another’s eyes");
        assert_eq!(world.resource::<Players>().persons(), 1);
        try_on(&mut desk, seat, turn + 2);
        desk.say(SaveMatch { name: "never".into() });
        desk.app.update();
        assert_eq!(files(&saves.0), kept, "nothing of it is saved");
        wish(&mut desk, ForkWish::ThrowAway);
        assert_eq!(fork(&desk), Fork::Offered(None));
        assert_eq!(all_of_it(&desk), before);
        assert_eq!(desk.app.world().resource::<SandGlass>().spent(seat), thought + FRAME, "the glass stood still");
        for _ in 0..3 {
            desk.app.update();
        }
        assert_eq!((all_of_it(&desk), files(&saves.0)), (before, kept));
    }
    desk.until(4000, |desk| desk.is_over() || desk.seen().view.table.turn > 5);
}

#[test]
fn the_battle_goes_on_as_if_nothing_had_been_tried_and_so_does_a_bot() {
    let pair = || [Player::human("Anne"), Player::bot("Two", Rank::Mate)];
    let play = |tries: bool| {
        let mut desk = Desk::with(setup(&library(), "gravelines"), pair(), 8);
        for turn in 1..4 {
            desk.until(4000, writes(Seat(0), turn));
            if tries {
                wish(&mut desk, ForkWish::Open);
                // The hands of the desk draw by lot: only whole cards are given, so that they draw the same afterwards.
                for seat in SEATS {
                    let order = TheShips::enlist(Rank::Mate, 1).order(&desk.seen().view);
                    desk.say(OrderGiven::<TheShips> { seat, order });
                    desk.app.update();
                }
                wish(&mut desk, ForkWish::ThrowAway);
            }
            desk.frame();
        }
        desk.until(4000, writes(Seat(0), 4));
        desk.digest()
    };
    assert_eq!(play(true), play(false));
}

#[test]
fn what_was_ordered_first_is_copied_and_not_sealed() {
    let mut desk = Desk::with(setup(&library(), "open-sea"), people(), 2);
    let of = Seat(1);
    desk.until(4000, writes(of, 1));
    let before = all_of_it(&desk);
    wish(&mut desk, ForkWish::Open);
    let (_, order) = desk.order();
    desk.say(OrderGiven::<TheShips> { seat: of, order: order.clone() });
    desk.app.update();
    assert_eq!(fork(&desk), Fork::Open { of, may_copy: true });
    try_on(&mut desk, of, 3);
    wish(&mut desk, ForkWish::CopyTheOrder);
    let copied: Vec<_> = desk.app.world_mut().resource_mut::<Messages<OrderCopied<TheShips>>>().drain().collect();
    assert_eq!(copied, [OrderCopied { seat: of, order }]);
    assert_eq!(all_of_it(&desk), before);
    // To give up is nothing to be copied.
    wish(&mut desk, ForkWish::Open);
    desk.say(OrderGiven::<TheShips> { seat: of, order: Order::GiveUp });
    desk.app.update();
    assert_eq!(fork(&desk), Fork::Open { of, may_copy: false });
    wish(&mut desk, ForkWish::CopyTheOrder);
    assert!(desk.app.world().resource::<Messages<OrderCopied<TheShips>>>().is_empty());
    assert_eq!(all_of_it(&desk), before);
}

#[test]
fn what_was_tried_is_taken_back_by_one_alone_and_no_further_than_its_beginning() {
    let mut desk = Desk::with(setup(&library(), "open-sea"), people(), 2);
    desk.until(4000, writes(Seat(0), 3));
    let real = desk.digest();
    wish(&mut desk, ForkWish::Open);
    let begun = desk.digest();
    try_on(&mut desk, Seat(0), 5);
    assert_ne!(desk.digest(), begun);
    for _ in 0..200 {
        desk.say(Undo { by_consent: true, by: None });
        desk.app.update();
    }
    assert_eq!((desk.digest(), desk.seen().view.table.turn), (begun, 3));
    assert!(!desk.app.world().resource::<Undoable>().by_consent);
    wish(&mut desk, ForkWish::ThrowAway);
    assert_eq!(desk.digest(), real);
}

#[test]
fn a_fork_that_is_killed_or_left_leaves_the_battle_in_its_save() {
    let saves = folder("forks-left");
    let mut desk = Desk::new(6);
    desk.app.insert_resource(SaveFolder(saves.0.clone()));
    desk.begin(setup(&library(), "gravelines"), people(), 6);
    desk.until(4000, writes(Seat(0), 2));
    let real = desk.digest();
    wish(&mut desk, ForkWish::Open);
    try_on(&mut desk, Seat(0), 3);
    let path = SaveFolder(saves.0.clone()).last().unwrap();
    let load = |desk: &mut Desk| {
        desk.say(LoadMatch(path.clone()));
        desk.app.update();
        desk.app.update();
        desk.digest()
    };
    let mut other = Desk::new(7);
    assert_eq!(load(&mut other), real, "killed");
    desk.say(LeaveMatch);
    desk.app.update();
    desk.app.update();
    assert_eq!(fork(&desk), Fork::Never);
    assert_eq!(load(&mut desk), real, "left; and nobody holds the battle any more");
    assert_eq!(desk.app.world().resource::<Players>().persons(), 2);
    wish(&mut desk, ForkWish::ThrowAway);
    assert_eq!(desk.digest(), real, "there is nothing to go back to");
}

#[test]
fn nothing_is_tried_where_nobody_writes_or_somebody_looks_on_or_a_lesson_is_taught_or_it_is_over() {
    let barred = |desk: &mut Desk, bar: Bar| {
        assert_eq!(fork(desk), Fork::Offered(Some(bar)));
        let before = desk.digest();
        wish(desk, ForkWish::Open);
        assert!(!fork(desk).is_open());
        assert_eq!(desk.digest(), before);
    };
    let mut desk = Desk::with(setup(&library(), "open-sea"), people(), 2);
    desk.until(4000, |desk| desk.seen().view.table.phase == Phase::FittingOut && desk.seen().asked == Asked::Orders);
    barred(&mut desk, Bar::NobodyWrites);
    desk.until(4000, writes(Seat(0), 1));
    desk.app.insert_resource(Taught(true));
    desk.app.update();
    barred(&mut desk, Bar::Lesson);
    desk.app.insert_resource(Taught(false));
    let (near, _far) = Wire::pair();
    SecondWindow::open(desk.app.world_mut(), Seat(1), near);
    desk.app.update();
    assert!(desk.app.world().contains_resource::<Apart>());
    barred(&mut desk, Bar::SecondWindow);
    let mut desk =
        Desk::with(setup(&library(), "lesson-1"), [Player::human("Anne"), Player::bot("Two", Rank::Random)], 3);
    desk.play_out();
    desk.app.update();
    barred(&mut desk, Bar::Over);
    let mut desk = Desk::with(setup(&library(), "open-sea"), super::desk::bots(), 3);
    for _ in 0..20 {
        assert_eq!(fork(&desk), Fork::Offered(Some(Bar::NobodyWrites)));
        wish(&mut desk, ForkWish::Open);
    }
}

#[test]
fn ts_29_what_is_tried_is_the_same_whatever_the_other_seat_hides() {
    let library = library();
    let mut desks = [0, 1].map(|kind| {
        let mut desk = Desk::with(setup(&library, "open-sea"), people(), 21);
        desk.pen(1, spaniard(kind));
        desk
    });
    for turn in 1..4 {
        let [one, other] = desks.each_mut().map(|desk| {
            desk.until(4000, writes(Seat(0), turn));
            let real = desk.digest();
            wish(desk, ForkWish::Open);
            let tried = desk.digest();
            wish(desk, ForkWish::ThrowAway);
            (real, tried)
        });
        assert_ne!(one.0, other.0, "the secrets are different ones");
        assert_eq!(one.1, other.1);
    }
}
