//! A game of two to four seats through the whole of `play/`: secrets, log, saves, undo, replay, a second window, proposals.

use std::time::Duration;

use bevy::ecs::schedule::Schedules;
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;

use weather_gage::captains::Rank;
use weather_gage::logbook::chronicle::{self, Heading, Limit, locker};
use weather_gage::play::begin::NewMatch;
use weather_gage::play::bots::Thinking;
use weather_gage::play::choices::ChoiceMade;
use weather_gage::play::consent::{Motion, Motions, Moved, Voted};
use weather_gage::play::current_match::CurrentMatch;
use weather_gage::play::curtain::{Curtain, DropCurtain, LiftCurtain};
use weather_gage::play::livery::Livery;
use weather_gage::play::log::LogBook;
use weather_gage::play::phases::{PhaseSystems, Rules};
use weather_gage::play::players::{Player, Players};
use weather_gage::play::replay::{ReplayStand, ReplayWish};
use weather_gage::play::sand_glass::SandGlass;
use weather_gage::play::saves::{LoadMatch, SaveFailed, SaveFolder, SaveMatch};
use weather_gage::play::sealed_orders::{OrderGiven, OrderRefused};
use weather_gage::play::second_window::wire::Wire;
use weather_gage::play::second_window::{Guest, SecondWindow};
use weather_gage::play::seen::{Asked, Onlooker, Seen};
use weather_gage::play::undo::{Redo, Undo, Undoable};
use weather_gage::play::{self, match_plugin};
use weather_gage::rules::kernel::{Digest, Journal, Ruleset, Seat, Viewer};
use weather_gage::table::pieces::Piece;
use weather_gage::table::things::{self, LaidOut as _, Shape};

use super::desk::folder;
use crate::toy::PrizeMoney;
use crate::toy::state::{Choice, Happening, Order, Phase, Setup, Why};
use crate::toy_at_table::{Form, Print};

type Table = Seen<PrizeMoney>;

/// A person's orders and choices, from the view.
type Person = fn(&Table) -> Order;

/// A desk at which the toy game is played.
struct Desk {
    app: App,
    window: Entity,
    person: Person,
}

fn lays_the_first(seen: &Table) -> Order {
    Order::Lay(seen.view.hand[0])
}

fn people(seats: u8) -> Vec<Player> {
    ["Anne", "Bernardo", "Cat", "Dirk"].into_iter().take(usize::from(seats)).map(Player::human).collect()
}

fn bots(seats: u8) -> Vec<Player> {
    (0..seats).map(|_| Player::bot("", Rank::Random)).collect()
}

impl Desk {
    fn new() -> Self {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin, play::plugin, match_plugin::<PrizeMoney>));
        app.add_plugins(things::of_game::<PrizeMoney>).insert_resource(Thinking::AtOnce);
        // Times of thought are told too, and are the same in every world.
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(100)));
        let window = app.world_mut().spawn(Onlooker::default()).id();
        app.finish();
        app.cleanup();
        Self { app, window, person: lays_the_first }
    }

    fn with(setup: Setup, players: Vec<Player>) -> Self {
        let mut desk = Self::new();
        desk.say(NewMatch::<PrizeMoney> { setup, players, seed: Some(11), limit: None });
        desk.app.update();
        desk
    }

    fn say<M: Message>(&mut self, message: M) {
        self.app.world_mut().write_message(message);
    }

    fn get<R: Resource + Clone>(&self) -> R {
        self.app.world().resource::<R>().clone()
    }

    fn seen(&self) -> &Table {
        self.app.world().get::<Table>(self.window).expect("a match is on")
    }

    fn digest(&self) -> Digest {
        self.app.world().resource::<CurrentMatch<PrizeMoney>>().digest()
    }

    fn told(&self, viewer: Viewer) -> Vec<Happening> {
        let log = self.app.world().resource::<LogBook<PrizeMoney>>();
        log.told_to(viewer).filter(|(line, _)| !line.struck).map(|(_, told)| told.clone()).collect()
    }

    /// The input of a person at this window, if there is a question.
    fn act(&mut self, seen: &Table) {
        match (&seen.asked, seen.seat) {
            (Asked::Orders, Some(seat)) => {
                self.say(OrderGiven::<PrizeMoney> { seat, order: (self.person)(seen) });
            }
            (Asked::Choose { by, options, why }, _) => {
                // Cards in the first round, then gold.
                let wanted = if seen.view.round == 1 { Choice::Cards } else { Choice::Gold };
                let option = options.iter().position(|choice| *why == Why::Reward && *choice == wanted).unwrap_or(0);
                self.say(ChoiceMade::<PrizeMoney>::of(*by, option));
            }
            _ => {}
        }
    }

    /// One frame, in which the curtain is lifted and a person at the shared window answers every question.
    fn frame(&mut self) {
        if !self.get::<Curtain>().up {
            self.say(LiftCurtain);
        }
        let seen = self.seen().clone();
        self.act(&seen);
        self.app.update();
        let refused = self.app.world().resource::<Messages<OrderRefused<PrizeMoney>>>();
        assert_eq!(refused.iter_current_update_messages().count(), 0);
    }

    fn until(&mut self, so: impl Fn(&Self) -> bool) {
        for _ in 0..400 {
            if so(self) {
                return;
            }
            self.frame();
        }
        panic!("it never comes to that: {:?}", self.seen());
    }

    fn is_over(&self) -> bool {
        self.seen().asked == Asked::Over
    }
}

fn lays_in(round: u8) -> impl Fn(&Desk) -> bool {
    move |desk| desk.seen().view.phase == Phase::Lay && desk.seen().view.round == round
}

#[test]
fn pm_1_to_pm_6_persons_and_bots_play_to_the_end_at_two_three_and_four_seats() {
    for seats in 2..=4 {
        for humans in 0..=seats {
            let mut players = people(humans);
            players.extend(bots(seats - humans));
            let mut desk = Desk::with(Setup::new(seats, 3), players);
            desk.until(Desk::is_over);
            let view = &desk.seen().view;
            assert_eq!((view.phase, view.round, view.captains.len()), (Phase::Over, 3, usize::from(seats)));
            let gold: u8 = view.captains.iter().map(|captain| captain.gold).sum();
            assert!(gold >= 2, "{seats} seats, {humans} persons: {view:?}");
        }
    }
}

#[test]
fn too_few_players_are_filled_up_and_everybody_wears_a_colour_of_their_own() {
    let mut desk = Desk::with(Setup::new(4, 1), people(2));
    let players: Players = desk.get();
    assert_eq!(players.seats().collect::<Vec<_>>(), [0, 1, 2, 3].map(Seat));
    assert_eq!(players.name_of(Seat(1)), Some("Bernardo"));
    assert_eq!(players.name_of(Seat(3)), None);
    let worn = players.seats().map(|seat| players.livery_of(seat)).collect::<Vec<_>>();
    assert_eq!(worn, [Livery::Vermilion, Livery::Blue, Livery::Green, Livery::Yellow]);
    desk.until(Desk::is_over);
}

#[test]
fn pm_2_the_curtain_falls_before_each_of_the_persons_and_nobody_sees_a_hand_while_it_is_down() {
    for seats in 2..=4 {
        let mut desk = Desk::with(Setup::new(seats, 1), people(seats));
        desk.until(lays_in(1));
        let mut lifted = Vec::new();
        while desk.seen().view.phase == Phase::Lay {
            let (curtain, seen) = (desk.get::<Curtain>(), desk.seen().clone());
            if curtain.up {
                assert_eq!(seen.seat, lifted.last().copied());
                assert_eq!(seen.view.hand.len(), 3);
            } else {
                assert_eq!((seen.seat, seen.view.hand.len()), (None, 0));
                lifted.extend(curtain.next);
            }
            desk.frame();
        }
        assert_eq!(lifted, (0..seats).map(Seat).collect::<Vec<_>>());
    }
    // The player at the window may let it fall again, and it waits for the same one.
    let mut desk = Desk::with(Setup::new(3, 1), people(3));
    desk.until(|desk| desk.seen().seat == Some(Seat(1)));
    desk.say(DropCurtain);
    desk.app.update();
    assert_eq!(desk.get::<Curtain>(), Curtain { up: false, next: Some(Seat(1)) });
}

#[test]
fn pm_4_what_only_one_may_know_is_asked_behind_the_curtain() {
    for seats in 2..=4 {
        let mut desk = Desk::with(Setup::new(seats, 1), people(seats));
        let mut asked = 0;
        while !desk.is_over() {
            let seen = desk.seen();
            if let Asked::Choose { by, why: Why::Keep, .. } = &seen.asked {
                assert_eq!(seen.seat, Some(*by));
                asked += 1;
            }
            desk.frame();
        }
        assert_eq!(asked, 1, "the prize of the first round was taken in cards");
    }
}

#[test]
fn pm_7_a_proposal_is_asked_of_all_others_and_voids_what_they_sealed() {
    let mut desk = Desk::with(Setup::new(4, 2), people(4));
    desk.until(|desk| desk.seen().sealed.len() == 2 && desk.seen().seat == Some(Seat(2)));
    desk.say(OrderGiven::<PrizeMoney> { seat: Seat(2), order: Order::Propose });
    desk.app.update();
    let mut asked = Vec::new();
    for answer in [0, 0, 1] {
        let Asked::Choose { by, why: Why::Ending { proposed_by }, options } = desk.seen().asked.clone() else {
            panic!("everybody is asked: {:?}", desk.seen().asked)
        };
        assert_eq!((proposed_by, options), (Seat(2), vec![Choice::Agree, Choice::Decline]));
        asked.push(by);
        desk.say(ChoiceMade::<PrizeMoney>::of(by, answer));
        desk.app.update();
    }
    assert_eq!(asked, [0, 1, 3].map(Seat));
    assert_eq!(desk.seen().sealed, []);
    assert_eq!(desk.seen().view.phase, Phase::Lay);
    // The lines of it stand, and the match goes on to its end.
    assert!(desk.told(Viewer::Bystander).contains(&Happening::EndAnswered { seat: Seat(3), agreed: false }));
    desk.until(Desk::is_over);
}

/// The cards that a happening names.
fn named(happening: &Happening) -> Vec<u8> {
    match happening {
        Happening::DeckShuffled { deck } => deck.clone().unwrap_or_default(),
        Happening::CardDrawn { card, .. } | Happening::CardLaid { card, .. } | Happening::CardKept { card, .. } => {
            card.iter().copied().collect()
        }
        Happening::CardsLifted { cards, .. } => cards.clone().unwrap_or_default(),
        Happening::CardTurned { card, .. } => vec![*card],
        _ => Vec::new(),
    }
}

#[test]
fn the_log_shows_each_seat_its_own_cards_and_no_others() {
    for seats in 2..=4 {
        let mut desk = Desk::with(Setup::new(seats, 2), people(seats));
        desk.until(Desk::is_over);
        for viewer in (0..seats).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Bystander]) {
            let told = desk.told(viewer);
            for happening in &told {
                let own = match happening {
                    Happening::CardDrawn { seat, .. }
                    | Happening::CardLaid { seat, .. }
                    | Happening::CardsLifted { seat, .. }
                    | Happening::CardKept { seat, .. } => viewer.shares_secrets_of(*seat),
                    Happening::CardTurned { .. } => true,
                    _ => false,
                };
                assert_eq!(!named(happening).is_empty(), own, "{viewer:?}: {happening:?}");
            }
            let drawn = told.iter().filter(|told| matches!(told, Happening::CardDrawn { card: Some(_), .. })).count();
            assert_eq!(drawn, if viewer == Viewer::Bystander { 0 } else { 5 }, "{viewer:?}");
        }
    }
}

#[test]
fn hands_and_deck_lie_where_the_view_has_them_and_show_each_seat_its_own() {
    for seats in 2..=4 {
        let mut desk = Desk::with(Setup::new(seats, 2), people(seats));
        let mut shown = 0;
        while !desk.is_over() {
            desk.frame();
            // A thing that came to lie there in this frame is in its place in the next.
            desk.app.update();
            let view = desk.seen().view.clone();
            let layout = PrizeMoney::layout(&view);
            let known: Vec<u8> = view.captains.iter().filter_map(|captain| captain.turned).collect();
            for thing in &layout {
                if let Form::Card(Some(Print::Value(card)), _) = thing.form {
                    assert!(known.contains(&card) || view.hand.contains(&card) || view.laid == Some(card), "{card}");
                    shown += 1;
                }
            }
            let mut wanted: Vec<_> =
                layout.into_iter().map(|thing| (thing.piece.to_string(), thing.form, thing.at)).collect();
            let mut lying = desk.app.world_mut().query::<(&Piece, &Shape<Form>, &Transform)>();
            let lying =
                lying.iter(desk.app.world()).map(|(piece, shape, at)| (piece.to_string(), shape.0.clone(), *at));
            let mut lying: Vec<_> = lying.collect();
            wanted.sort_by_key(|thing| thing.0.clone());
            lying.sort_by_key(|thing| thing.0.clone());
            assert_eq!(lying, wanted);
        }
        assert!(shown > usize::from(seats) * 3, "everybody has seen a hand: {shown}");
    }
}

/// A desk with a wire to a window of this seat; its lines are what that window would hear.
fn with_a_wire(setup: Setup, seat: Seat) -> (Desk, Wire, Entity) {
    let players = people(setup.seats);
    let mut desk = Desk::with(setup, players);
    let (here, there) = Wire::pair();
    SecondWindow::open(desk.app.world_mut(), seat, here);
    let world = desk.app.world_mut();
    let mut windows = world.query::<(Entity, &Onlooker)>();
    let chair = windows.iter(world).find(|(_, onlooker)| onlooker.chair == Some(seat)).map(|(window, _)| window);
    (desk, there, chair.unwrap())
}

/// One frame in which the seat at the wire answers its questions too.
fn frame_of_both(desk: &mut Desk, chair: Entity) {
    if let Some(seen) = desk.app.world().get::<Table>(chair).cloned() {
        desk.act(&seen);
    }
    desk.frame();
}

/// All knowledge of this seat and of a bystander, and all lines on the wire of the seat.
fn known(desk: &Desk, wire: &mut Wire, chair: Entity, seat: Seat) -> String {
    let mut known = String::new();
    for viewer in [Viewer::Seat(seat), Viewer::Bystander] {
        known += &format!("{:?}\n", desk.told(viewer));
    }
    known += &format!("{:?}\n{:?}\n", desk.app.world().get::<Table>(chair), desk.get::<Curtain>());
    if desk.seen().seat.is_none() {
        known += &format!("{:?}\n", desk.seen());
    }
    while let Ok(Some(line)) = wire.hear() {
        known += &line;
        known.push('\n');
    }
    known
}

/// Two boxes of cards that lead to matches in which others hold other cards that are never turned.
fn two_worlds(seats: u8, seat: Seat) -> [Setup; 2] {
    let mut setup = Setup::new(seats, 2);
    setup.box_of_cards = (1..=40).collect();
    let mut desk = Desk::with(setup.clone(), people(seats));
    desk.until(Desk::is_over);
    let drawn = |of: Seat| {
        let own = desk.told(Viewer::Seat(of));
        own.iter().filter(|told| matches!(told, Happening::CardDrawn { .. })).flat_map(named).collect::<Vec<_>>()
    };
    // In two rounds everybody lays the first two of the hand: the third is never shown.
    let others: Vec<Seat> = (0..seats).map(Seat).filter(|other| *other != seat).collect();
    let one = drawn(others[0])[2];
    let other = match others.get(1) {
        Some(other) => drawn(*other)[2],
        None => {
            let told = |of| desk.told(Viewer::Seat(Seat(of))).iter().flat_map(named).collect::<Vec<_>>();
            let told: Vec<u8> = (0..seats).flat_map(told).collect();
            *setup.box_of_cards.iter().find(|card| !told.contains(card)).unwrap()
        }
    };
    let swapped = setup.box_of_cards.iter().map(|card| match *card {
        card if card == one => other,
        card if card == other => one,
        card => card,
    });
    [setup.clone(), Setup { box_of_cards: swapped.collect(), ..setup.clone() }]
}

#[test]
fn nothing_is_seen_of_the_secrets_of_others_in_views_logs_wires_and_lists_of_saves() {
    for seats in 2..=4 {
        for seat in (0..seats).map(Seat) {
            let saves = [0, 1].map(|world| folder(&format!("toy-{seats}-{}-{world}", seat.0)));
            let mut worlds = two_worlds(seats, seat).map(|setup| with_a_wire(setup, seat));
            for (save, (desk, ..)) in saves.iter().zip(&mut worlds) {
                desk.app.insert_resource(SaveFolder(save.0.clone()));
            }
            let (mut differ, mut frames) = (false, 0);
            while !worlds[0].0.is_over() {
                let [here, there] = worlds.each_mut().map(|(desk, wire, chair)| known(desk, wire, *chair, seat));
                assert_eq!(here, there, "seat {} of {seats}, frame {frames}", seat.0);
                differ |= worlds[0].0.digest() != worlds[1].0.digest();
                for (desk, _, chair) in &mut worlds {
                    frame_of_both(desk, *chair);
                }
                frames += 1;
                assert!(frames < 400);
            }
            assert!(differ, "others hold other cards");
            let [here, there] = saves.map(|folder| {
                let listed = locker::list(&folder.0).into_iter();
                // The name of a battle was drawn for it.
                let heading = |kept: &locker::Kept| Heading { battle: None, ..kept.heading.clone().unwrap() };
                listed.map(|kept| (heading(&kept), kept.picture, kept.older.len())).collect::<Vec<_>>()
            });
            assert_eq!(here, there);
            assert_eq!(here[0].0.players.len(), usize::from(seats));
        }
    }
}

#[test]
fn a_save_of_any_number_of_players_goes_on_where_it_was() {
    for seats in 2..=4 {
        let saves = folder(&format!("toy-saves-{seats}"));
        let mut desk = Desk::with(Setup::new(seats, 3), people(seats));
        desk.app.insert_resource(SaveFolder(saves.0.clone()));
        desk.until(|desk| lays_in(2)(desk) && desk.seen().sealed.len() == 1);
        desk.say(SaveMatch { name: "half".into() });
        desk.app.update();
        let (digest, told) = (desk.digest(), desk.told(Viewer::Bystander));

        let mut other = Desk::new();
        other.say(LoadMatch(saves.0.join("half.save")));
        other.app.update();
        assert_eq!(other.app.world().resource::<Messages<SaveFailed>>().len(), 0);
        assert_eq!((other.digest(), other.told(Viewer::Bystander)), (digest, told));
        assert_eq!(other.get::<Players>(), desk.get::<Players>());
        for desk in [&mut desk, &mut other] {
            desk.until(Desk::is_over);
        }
        assert_eq!(other.digest(), desk.digest());
        for viewer in (0..seats).map(|seat| Viewer::Seat(Seat(seat))) {
            assert_eq!(other.told(viewer), desk.told(viewer));
        }
        // The journal alone is enough.
        let text = std::fs::read_to_string(saves.0.join("half.save")).unwrap();
        let journal: Journal<PrizeMoney> = chronicle::read(&text).unwrap();
        let again = journal.replay().unwrap();
        assert_eq!(again.sealed().len(), 1);
    }
}

#[test]
fn a_sealed_card_comes_back_by_one_alone_and_what_was_thrown_only_by_consent() {
    for seats in 2..=4 {
        let mut desk = Desk::with(Setup::new(seats, 2), people(seats));
        desk.until(|desk| !desk.seen().sealed.is_empty());
        let sealed = desk.seen().sealed[0];
        let undoable: Undoable = desk.get();
        assert!(undoable.freely);
        desk.say(Undo::default());
        desk.app.update();
        assert_eq!(desk.seen().sealed, []);
        desk.say(Redo::default());
        desk.app.update();
        desk.app.update();
        assert_eq!(desk.seen().sealed, [sealed]);

        desk.until(lays_in(2));
        let (digest, told) = (desk.digest(), desk.told(Viewer::Bystander));
        assert!(!desk.get::<Undoable>().freely);
        desk.say(Undo::default());
        desk.app.update();
        assert_eq!(desk.digest(), digest, "not alone");
        let mut steps = 0;
        while desk.get::<Undoable>().by_consent {
            desk.say(Undo { by_consent: true, by: None });
            desk.app.update();
            steps += 1;
        }
        let seats = usize::from(seats);
        assert_eq!(steps, seats + 3, "all cards at once, dice, reward and the card that was kept; no shuffle");
        // Cards that came back together are put in again one by one.
        for _ in 0..2 * seats + 2 {
            desk.say(Redo::default());
        }
        for _ in 0..40 {
            desk.app.update();
        }
        assert_eq!((desk.digest(), desk.told(Viewer::Bystander)), (digest, told));
    }
}

#[test]
fn a_match_is_watched_again_with_what_everybody_was_told() {
    for seats in 2..=4 {
        let mut desk = Desk::with(Setup::new(seats, 2), people(seats));
        desk.until(Desk::is_over);
        desk.say(ReplayWish::Open);
        desk.app.update();
        let stand: ReplayStand = desk.get();
        assert_eq!(stand.of, desk.told(Viewer::Bystander).len());
        for at in (0..=stand.of).rev() {
            desk.say(ReplayWish::To(at));
            desk.app.update();
            let seen = desk.seen();
            assert_eq!((seen.seat, seen.replay, seen.view.hand.len()), (None, true, 0));
        }
        assert_eq!(desk.seen().view.phase, Phase::Deal);
        desk.say(ReplayWish::Close);
        desk.app.update();
        assert!(desk.is_over());
    }
}

#[test]
fn one_chosen_seat_of_four_plays_at_a_second_window_and_all_others_at_the_first() {
    for away in (0..4).map(Seat) {
        let (mut desk, there, _) = with_a_wire(Setup::new(4, 2), away);
        let mut chair = App::new();
        chair.add_plugins((MinimalPlugins, StatesPlugin, play::plugin, match_plugin::<PrizeMoney>));
        chair.insert_resource(Guest::new(there));
        let window = chair.world_mut().spawn(Onlooker::default()).id();
        chair.finish();
        chair.cleanup();
        let mut acted = 0;
        for _ in 0..400 {
            let seen = desk.seen().clone();
            assert_ne!(seen.seat, Some(away), "this seat is at the other window");
            assert_ne!(desk.get::<Curtain>().next, Some(away));
            if let Asked::Choose { by, .. } = seen.asked {
                assert_ne!(by, away);
            }
            desk.frame();
            chair.update();
            let Some(seen) = chair.world().get::<Table>(window).cloned() else { continue };
            assert_eq!(seen.seat, Some(away));
            match &seen.asked {
                Asked::Orders => {
                    let order = lays_the_first(&seen);
                    chair.world_mut().write_message(OrderGiven::<PrizeMoney> { seat: away, order });
                    acted += 1;
                }
                Asked::Choose { by, .. } => {
                    assert_eq!(*by, away);
                    chair.world_mut().write_message(ChoiceMade::<PrizeMoney>::of(away, 0));
                }
                Asked::Over if desk.is_over() => break,
                _ => {}
            }
            chair.update();
        }
        assert!(desk.is_over());
        assert_eq!(acted, 2, "two rounds");
        let told = |app: &App, viewer| {
            let log = app.world().resource::<LogBook<PrizeMoney>>();
            log.told_to(viewer).map(|(_, told)| told.clone()).collect::<Vec<_>>()
        };
        for viewer in [Viewer::Seat(away), Viewer::Bystander] {
            assert_eq!(told(&chair, viewer), told(&desk.app, viewer));
        }
        let other = Viewer::Seat(Seat((away.0 + 1) % 4));
        assert_eq!(told(&chair, other), told(&desk.app, Viewer::Bystander), "nothing more is known there");
    }
}

#[test]
fn what_is_moved_at_the_window_of_one_is_asked_of_all_who_share_the_other() {
    let (mut desk, there, chair) = with_a_wire(Setup::new(4, 2), Seat(3));
    while !lays_in(2)(&desk) {
        frame_of_both(&mut desk, chair);
    }
    let digest = desk.digest();
    for last in [false, true] {
        assert!(there.send("{\"Move\":\"TakeBack\"}".to_owned()));
        desk.app.update();
        for (by, agreed) in [(0, true), (1, true), (2, last)] {
            assert_eq!(desk.digest(), digest);
            assert_eq!(desk.get::<Motions>().0.map(|open| open.motion), Some(Motion::TakeBack));
            desk.say(Voted { by: Seat(by), agreed });
            desk.app.update();
        }
        assert_eq!((desk.digest() == digest, desk.get::<Motions>().0), (!last, None));
    }
    // A bot is asked nothing, and neither is a player alone.
    let mut desk = Desk::with(Setup::new(4, 2), [people(1), bots(3)].concat());
    let limit = Limit { minutes: 3, seals: true };
    desk.say(Moved { by: Seat(0), motion: Motion::Limit(limit) });
    desk.app.update();
    assert_eq!((desk.get::<SandGlass>().limit(), desk.get::<Motions>().0), (Some(limit), None));
}

#[test]
fn the_phases_of_a_game_stand_in_the_schedule_under_their_names() {
    let mut desk = Desk::new();
    let sets = &desk.app.world().resource::<Schedules>().get(Rules).expect("there are rules").graph().system_sets;
    for entry in PrizeMoney::phases() {
        assert!(sets.contains(PhaseSystems { game: PrizeMoney::GAME, name: entry.name }), "{}", entry.name);
    }
    // Without them nothing happens.
    desk.app.world_mut().resource_mut::<Schedules>().insert(Schedule::new(Rules));
    desk.say(NewMatch::<PrizeMoney> { setup: Setup::new(2, 1), players: people(2), seed: Some(1), limit: None });
    desk.app.update();
    assert_eq!(desk.seen().view.phase, Phase::Deal);
}
