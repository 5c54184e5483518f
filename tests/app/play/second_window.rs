//! Two apps at one wire: the match lies at the first, the second seat plays at the second.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;

use weather_gage::captains::{Bot, Crewed, Rank};
use weather_gage::chance::seed;
use weather_gage::dice::{self, Call, Vessels, Way};
use weather_gage::logbook::chronicle::Limit;
use weather_gage::play::activity::TableActivity;
use weather_gage::play::answers::AnswerSource;
use weather_gage::play::called_throw::{CalledThrow, ThrowAnswer};
use weather_gage::play::choices::ChoiceMade;
use weather_gage::play::consent::{Motion, Moved, Voted};
use weather_gage::play::counsel::MateAgreed;
use weather_gage::play::curtain::{Curtain, LiftCurtain};
use weather_gage::play::log::LogBook;
use weather_gage::play::notebooks::Notebooks;
use weather_gage::play::players::Players;
use weather_gage::play::sealed_orders::OrderGiven;
use weather_gage::play::second_window::wire::{Gone, Wire};
use weather_gage::play::second_window::{Apart, Ending, Guest, SecondWindow, SecondWindowClosed, ThrowWished};
use weather_gage::play::seen::{Asked, Onlooker, Seen};
use weather_gage::play::telling::{Audience, ShowLayer, ShowLock, Told};
use weather_gage::play::throws::{Recorded, Thrown, ThrowsAreShown};
use weather_gage::play::undo::Undo;
use weather_gage::play::{self, match_plugin};
use weather_gage::rules::kernel::{Seat, ThrowOutcome, Viewer};
use weather_gage::rules::the_ships::game::TheShips;
use weather_gage::rules::the_ships::happenings::Happening;
use weather_gage::rules::the_ships::orders::Order;
use weather_gage::rules::the_ships::state::Phase;
use weather_gage::rules::the_ships::view::View;

use super::desk::{Desk, library, people, setup};
use super::secrets::spaniard;

pub(super) const SECOND: Seat = Seat(1);

/// The happenings that a second window was shown.
#[derive(Resource, Default)]
struct Shown(Vec<(usize, Happening)>);

/// The second window: an app that knows only messages over the wire.
pub(super) struct Chair {
    pub(super) app: App,
    window: Entity,
    captain: Box<dyn Bot<TheShips>>,
    /// In this phase nothing is written here.
    pub(super) rests: Option<Phase>,
}

impl Chair {
    pub(super) fn at(wire: Wire) -> Self {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin, play::plugin, match_plugin::<TheShips>));
        app.insert_resource(Guest::new(wire)).init_resource::<Shown>();
        app.add_observer(|told: On<Told<TheShips>>, mut shown: ResMut<Shown>| {
            shown.0.push((told.number, told.happening.clone()));
        });
        let window = app.world_mut().spawn(Onlooker::default()).id();
        app.finish();
        app.cleanup();
        Self { app, window, captain: TheShips::enlist(Rank::Mate, seed(9, 1, "chair")), rests: None }
    }

    pub(super) fn seen(&self) -> Option<&Seen<TheShips>> {
        self.app.world().get::<Seen<TheShips>>(self.window)
    }

    pub(super) fn told(&self, viewer: Viewer) -> Vec<(bool, Happening)> {
        let log = self.app.world().resource::<LogBook<TheShips>>();
        log.told_to(viewer).map(|(line, told)| (line.struck, told.clone())).collect()
    }

    fn activity(&self) -> TableActivity {
        *self.app.world().resource::<State<TableActivity>>().get()
    }

    pub(super) fn say<M: Message>(&mut self, message: M) {
        self.app.world_mut().write_message(message);
    }

    /// Answers the question to the seat, if there is one; true if it did.
    pub(super) fn act(&mut self) -> bool {
        let Some(seen) = self.seen().cloned() else { return false };
        match &seen.asked {
            Asked::Orders if self.rests == Some(seen.view.table.phase) => return false,
            Asked::Orders => {
                let order = self.captain.order(&seen.view);
                self.say(OrderGiven::<TheShips> { seat: SECOND, order });
            }
            Asked::Choose { by, options, why } => {
                assert_eq!(*by, SECOND, "others are asked elsewhere");
                let option = self.captain.choose(&mut || seen.view.clone(), options, why);
                self.say(ChoiceMade::<TheShips>::of(*by, option));
            }
            _ => return false,
        }
        true
    }

    fn is_over(&self) -> bool {
        self.app.should_exit().is_some()
    }
}

/// The view that the first window published for the second.
fn published(desk: &mut Desk) -> Option<Seen<TheShips>> {
    let mut onlookers = desk.app.world_mut().query::<(&Onlooker, &Seen<TheShips>)>();
    let chair = onlookers.iter(desk.app.world()).find(|(onlooker, _)| onlooker.chair == Some(SECOND));
    chair.map(|(_, seen)| seen.clone())
}

/// The second player goes over to the second window, and the curtain is lifted once for the first.
pub(super) fn alone(desk: &mut Desk) {
    desk.app.update();
    desk.say(LiftCurtain);
    desk.app.update();
}

pub(super) fn opened(scenario: &str, root: u64) -> (Desk, Chair) {
    let mut desk = Desk::with(setup(&library(), scenario), people(), root);
    let (here, there) = Wire::pair();
    SecondWindow::open(desk.app.world_mut(), SECOND, here);
    alone(&mut desk);
    (desk, Chair::at(there))
}

/// One frame at both windows.
pub(super) fn both(desk: &mut Desk, chair: &mut Chair) {
    if desk.app.world().get::<Seen<TheShips>>(desk.window).is_some() {
        desk.frame();
    } else {
        desk.app.update();
    }
    chair.app.update();
    chair.act();
    chair.app.update();
}

#[test]
fn that_all_have_agreed_to_ask_the_mate_is_known_at_both_windows() {
    let (mut desk, mut chair) = opened("open-sea", 4);
    both(&mut desk, &mut chair);
    for agreed in [true, false].map(MateAgreed) {
        desk.app.insert_resource(agreed);
        desk.app.update();
        chair.app.update();
        assert_eq!(*chair.app.world().resource::<MateAgreed>(), agreed);
    }
}

#[test]
fn the_second_seat_plays_at_its_own_window_and_no_curtain_falls() {
    let (mut desk, mut chair) = opened("open-sea", 4);
    let mut compared = 0;
    for _ in 0..4000 {
        both(&mut desk, &mut chair);
        assert!(desk.app.world().resource::<Curtain>().up, "nobody has to look away");
        assert_eq!(desk.seen().seat, Some(Seat(0)));
        // The first window speaks; the second stands as it has heard by the end of the frame.
        desk.app.update();
        chair.app.update();
        let there = published(&mut desk).expect("a chair sees");
        let here = chair.seen().expect("a guest sees").clone();
        assert_eq!(here.view, there.view);
        assert_eq!((here.seat, &here.asked, &here.sealed), (Some(SECOND), &there.asked, &there.sealed));
        assert_eq!((&here.title, here.afresh), (&there.title, there.afresh));
        compared += 1;
        if here.view.table.turn > 6 || desk.is_over() {
            break;
        }
    }
    let table = &chair.seen().unwrap().view.table;
    // A battle may be decided by then; its end is compared too.
    assert!(
        table.turn > 4 && compared > 10,
        "turn {} {:?} {:?}",
        table.turn,
        table.phase,
        desk.told(Viewer::Bystander).last()
    );
    for viewer in [Viewer::Seat(SECOND), Viewer::Bystander] {
        let told = desk.app.world().resource::<LogBook<TheShips>>();
        let told: Vec<_> = told.told_to(viewer).map(|(line, told)| (line.struck, told.clone())).collect();
        assert_eq!(chair.told(viewer), told);
    }
    // Every fact was shown once and in order, from the moment on at which the window was opened.
    let shown = &chair.app.world().resource::<Shown>().0;
    assert!(shown.len() > 20 && shown.is_sorted_by_key(|(number, _)| *number));
    let (first, last) = (shown[0].0, shown[shown.len() - 1].0);
    assert_eq!(last - first + 1, shown.len());
    assert_eq!(chair.app.world().resource::<Players>().name_of(SECOND), Some("Bernardo"));
}

#[test]
fn a_show_is_waited_for_and_nobody_is_asked_before_its_end() {
    let (mut desk, mut chair) = opened("open-sea", 4);
    chair.rests = Some(Phase::Orders);
    for _ in 0..300 {
        both(&mut desk, &mut chair);
    }
    assert_eq!(chair.seen().unwrap().asked, Asked::Orders);
    assert_eq!(chair.seen().unwrap().sealed, [Seat(0)]);
    chair.rests = None;
    chair.app.world_mut().resource_mut::<ShowLock>().hold(ShowLayer::Beats);
    let before = chair.seen().unwrap().view.clone();
    assert!(chair.act());
    chair.app.update();
    desk.app.update();
    chair.app.update();
    let stands = |view: &View| (view.table.turn, view.table.phase, view.table.beat);
    assert_ne!(stands(&desk.seen().view), stands(&before));
    assert_eq!(chair.seen().unwrap().view, before, "the show goes on");
    chair.app.update();
    assert_eq!(chair.activity(), TableActivity::Telling);
    // The show lingers: more is told, but no question is asked.
    chair.app.world_mut().resource_mut::<ShowLock>().hold_questions(ShowLayer::Beats);
    for _ in 0..40 {
        desk.frame();
        chair.app.update();
        assert_eq!(chair.seen().unwrap().asked, Asked::Nothing);
    }
    assert_ne!(chair.seen().unwrap().view, before);
    chair.app.world_mut().resource_mut::<ShowLock>().release(ShowLayer::Beats);
    desk.app.update();
    chair.app.update();
    assert_eq!(Some(chair.seen().unwrap().asked.clone()), published(&mut desk).map(|seen| seen.asked));
}

/// The dice of the first window, and whether they may fall.
#[derive(Resource)]
struct Dice(Vessels, bool);

fn fall(mut commands: Commands, dice: Res<Dice>, called: Query<(Entity, &CalledThrow), Without<ThrowAnswer>>) {
    for (throw, called) in called.iter().filter(|(_, called)| dice.1 || called.by != SECOND) {
        let lying = BTreeMap::new();
        let (request, seed) = (&called.request, called.seed);
        let call = Call { request, way: Way::Tray, gesture: None, seed, lying: &lying, filmed: true };
        let answer = dice::answer(&dice.0, &call).expect("it can be thrown");
        let outcome = answer.outcome.clone();
        commands.entity(throw).insert((Thrown(Arc::new(answer)), ThrowAnswer(outcome)));
    }
}

/// The throws that a second window shows, as it was told they fell.
fn rolling(chair: &mut Chair) -> Vec<(Entity, Seat, ThrowOutcome)> {
    let mut throws = chair.app.world_mut().query::<(Entity, &CalledThrow, &Recorded)>();
    let shown = throws.iter(chair.app.world()).map(|(throw, called, Recorded(record))| {
        let outcome = called.recorded.clone().unwrap();
        assert!(record.shows(&outcome));
        (throw, called.by, outcome)
    });
    shown.collect()
}

#[test]
fn dice_of_the_second_seat_are_let_go_there_fall_here_and_are_seen_at_both_windows() {
    let mut desk = Desk::fitted(4, |app| {
        app.insert_resource(AnswerSource::Physical)
            .insert_resource(Dice(Vessels::built_in().unwrap(), false))
            .add_systems(PostUpdate, fall);
    });
    desk.begin(setup(&library(), "open-sea"), people(), 4);
    let (here, there) = Wire::pair();
    SecondWindow::open(desk.app.world_mut(), SECOND, here);
    let mut chair = Chair::at(there);
    chair.app.insert_resource(ThrowsAreShown);
    let mut seen_to_fall = 0;
    for _ in 0..3000 {
        for (throw, _, outcome) in rolling(&mut chair) {
            chair.app.world_mut().entity_mut(throw).insert(ThrowAnswer(outcome));
            seen_to_fall += 1;
        }
        both(&mut desk, &mut chair);
        if chair.app.world().resource::<Guest>().throws() {
            break;
        }
    }
    let asked = chair.seen().unwrap().asked.clone();
    assert!(matches!(asked, Asked::Throw { by: SECOND, .. }), "{asked:?}");
    assert!(seen_to_fall > 0, "those of the other seat were seen");
    // Nothing falls by itself; the wish goes up the wire.
    for _ in 0..3 {
        both(&mut desk, &mut chair);
    }
    assert_eq!(chair.seen().unwrap().asked, asked);
    chair.say(ThrowWished(Way::Tower));
    chair.app.update();
    desk.app.update();
    let wished = desk.app.world().resource::<Messages<ThrowWished>>();
    assert_eq!(wished.iter_current_update_messages().collect::<Vec<_>>(), [&ThrowWished(Way::Tower)]);
    desk.app.world_mut().resource_mut::<Dice>().1 = true;
    let before = chair.seen().unwrap().view.clone();
    for _ in 0..4 {
        desk.app.update();
        chair.app.update();
    }
    // Their results are told when they have been seen to lie.
    let rolls = rolling(&mut chair);
    assert_eq!(rolls.iter().map(|(_, by, _)| *by).collect::<Vec<_>>(), [SECOND]);
    assert_eq!((&chair.seen().unwrap().view, chair.activity()), (&before, TableActivity::Telling));
    for (throw, _, outcome) in rolls {
        chair.app.world_mut().entity_mut(throw).insert(ThrowAnswer(outcome));
    }
    for _ in 0..3 {
        chair.app.update();
    }
    assert_ne!(chair.seen().unwrap().view, before);
}

#[test]
fn what_was_undone_is_struck_and_set_out_afresh() {
    let (mut desk, mut chair) = opened("open-sea", 4);
    for _ in 0..200 {
        both(&mut desk, &mut chair);
        if chair.seen().is_some_and(|seen| seen.view.table.phase == Phase::FittingOut) {
            break;
        }
    }
    chair.app.world_mut().resource_mut::<ShowLock>().hold(ShowLayer::Beats);
    for _ in 0..3 {
        desk.say(Undo { by_consent: true, by: None });
        desk.app.update();
    }
    chair.app.update();
    desk.app.update();
    chair.app.update();
    assert!(!chair.app.world().resource::<ShowLock>().any(), "what was being shown is broken off");
    let there = published(&mut desk).unwrap();
    assert_eq!(chair.seen(), Some(&Seen { moment: None, ..there }));
    assert!(chair.told(Viewer::Seat(SECOND)).iter().any(|(struck, _)| *struck));
    let log = desk.app.world().resource::<LogBook<TheShips>>();
    let told: Vec<_> = log.told_to(Viewer::Seat(SECOND)).map(|(line, told)| (line.struck, told.clone())).collect();
    assert_eq!(chair.told(Viewer::Seat(SECOND)), told);
}

const OWN_PAGE: &str = "what the English captain keeps";

/// Every line that goes down the wire in a battle in which one seat has these secrets.
fn overheard(kind: usize) -> Vec<String> {
    let mut desk = Desk::with(setup(&library(), "open-sea"), people(), 21);
    // Time is told as well.
    let frame = TimeUpdateStrategy::ManualDuration(Duration::from_millis(100));
    desk.app.insert_resource(Audience).insert_resource(frame);
    desk.pen(1, spaniard(kind));
    let mut books = desk.app.world_mut().resource_mut::<Notebooks>();
    books.of_mut(Seat(0)).text = OWN_PAGE.into();
    let other = books.of_mut(Seat(1));
    other.text = format!("secret {kind}");
    other.strokes = vec![vec![(1, 2); kind + 1]];
    let (here, mut there) = Wire::pair();
    // The player with the secrets stays at the first window: the other looks on from the second.
    SecondWindow::open(desk.app.world_mut(), Seat(0), here);
    let mut english = TheShips::enlist(Rank::Random, seed(21, 0, "person"));
    let mut lines = Vec::new();
    for frame in 0..600 {
        // The other seat makes a motion; the question and its result are told.
        match frame {
            2 => desk.say(Moved { by: Seat(1), motion: Motion::BackTo(4) }),
            3 => desk.say(Voted { by: Seat(1), agreed: false }),
            4 => desk.say(Moved { by: Seat(1), motion: Motion::Limit(Limit { minutes: 3, seals: false }) }),
            5 => desk.say(Voted { by: Seat(0), agreed: true }),
            _ => {}
        }
        let seen = {
            let mut onlookers = desk.app.world_mut().query::<(&Onlooker, &Seen<TheShips>)>();
            let chair = onlookers.iter(desk.app.world()).find(|(onlooker, _)| onlooker.chair == Some(Seat(0)));
            chair.map(|(_, seen)| seen.clone())
        };
        match seen.as_ref().map(|seen| &seen.asked) {
            Some(Asked::Orders) => {
                let order = english.order(&seen.as_ref().unwrap().view);
                desk.say(OrderGiven::<TheShips> { seat: Seat(0), order });
            }
            Some(Asked::Choose { options, why, .. }) => {
                let view = seen.as_ref().unwrap().view.clone();
                let option = english.choose(&mut || view.clone(), options, why);
                desk.say(ChoiceMade::<TheShips>::of(Seat(0), option));
            }
            _ => {}
        }
        desk.frame();
        while let Ok(Some(line)) = there.hear() {
            lines.push(line);
        }
        if desk.seen().view.table.turn >= 4 || desk.is_over() {
            break;
        }
    }
    assert!(desk.app.world().resource::<Apart>().is_elsewhere(Seat(0)));
    lines
}

#[test]
fn ts_29_secrets_of_the_other_seat_do_not_change_a_byte_on_the_wire() {
    let [one, other] = [0, 1].map(overheard);
    assert!(one.len() > 60, "{}", one.len());
    assert!(one.iter().any(|line| line.contains(OWN_PAGE)), "its own page is told");
    for told in ["{\"BackTo\":", "\"limit\":{\"minutes\":3", "\"freely\":true", "{\"Limit\":{\"minutes\":3"] {
        assert!(one.iter().any(|line| line.contains(told)), "{told}");
    }
    for (number, (here, there)) in one.iter().zip(&other).enumerate() {
        let apart = here.bytes().zip(there.bytes()).position(|(a, b)| a != b).unwrap_or_default();
        let near = |line: &str| line.chars().skip(apart.saturating_sub(120)).take(240).collect::<String>();
        assert!(here == there, "line {number}:\n{}\n{}", near(here), near(there));
    }
    assert_eq!(one.len(), other.len());
}

pub(super) fn closed(desk: &Desk) -> Vec<SecondWindowClosed> {
    let messages = desk.app.world().resource::<Messages<SecondWindowClosed>>();
    messages.iter_current_update_messages().copied().collect()
}

#[test]
fn nonsense_on_the_wire_closes_the_second_window_and_the_match_goes_on_with_the_curtain() {
    let long = "[".repeat(100_000);
    for nonsense in ["", "all hands", "{\"Order\":{}}", "{\"seat\":0,\"Order\":\"Concede\"}", "\"Sit\"", &long] {
        let mut desk = Desk::with(setup(&library(), "open-sea"), people(), 4);
        let (here, there) = Wire::pair();
        SecondWindow::open(desk.app.world_mut(), SECOND, here);
        alone(&mut desk);
        for _ in 0..20 {
            desk.frame();
        }
        assert!(desk.app.world().resource::<Curtain>().up);
        let before = desk.digest();
        assert!(there.send(nonsense.to_owned()));
        desk.app.update();
        assert_eq!(desk.digest(), before, "{nonsense:.20}");
        desk.app.update();
        assert_eq!(closed(&desk), [SecondWindowClosed { seat: SECOND, ending: Ending::Faulty }], "{nonsense:.20}");
        assert!(!desk.app.world().contains_resource::<SecondWindow>());
        assert_eq!(published(&mut desk), None);
        desk.until(300, |desk| !desk.app.world().resource::<Curtain>().up);
    }
}

#[test]
fn a_second_window_speaks_for_its_own_seat_alone() {
    let (mut desk, mut chair) = opened("open-sea", 4);
    let writes = |chair: &Chair| chair.seen().is_some_and(|seen| seen.asked == Asked::Orders);
    chair.rests = Some(Phase::FittingOut);
    for _ in 0..200 {
        both(&mut desk, &mut chair);
    }
    assert!(writes(&chair));
    // At its own window a player cannot give up for the other one.
    chair.say(OrderGiven::<TheShips> { seat: Seat(0), order: Order::Concede });
    chair.say(ChoiceMade::<TheShips>::of(Seat(0), 0));
    chair.say(ThrowWished(Way::Tray));
    let digest = desk.digest();
    let sealed = desk.seen().sealed.clone();
    chair.app.update();
    desk.app.update();
    desk.app.update();
    assert_eq!((desk.digest(), &desk.seen().sealed), (digest, &sealed));
    assert!(desk.app.world().contains_resource::<SecondWindow>(), "that was no nonsense");
    // A refused order changes nothing, and the seat is asked once more.
    chair.say(OrderGiven::<TheShips> { seat: SECOND, order: Order::Place(Default::default()) });
    chair.app.update();
    assert!(!writes(&chair));
    desk.app.update();
    chair.app.update();
    assert!(writes(&chair));
    assert_eq!(desk.digest(), digest);
}

#[test]
fn cards_are_not_shown_to_the_one_who_goes_over_to_the_second_window() {
    let mut desk = Desk::with(setup(&library(), "open-sea"), people(), 4);
    desk.until(400, |desk| desk.seen().asked == Asked::Orders && desk.seen().seat == Some(SECOND));
    let (here, _there) = Wire::pair();
    SecondWindow::open(desk.app.world_mut(), SECOND, here);
    for _ in 0..3 {
        desk.app.update();
        assert_eq!(*desk.app.world().resource::<Curtain>(), Curtain { up: false, next: Some(Seat(0)) });
        assert_eq!(desk.seen().seat, None);
    }
    desk.say(LiftCurtain);
    for _ in 0..3 {
        desk.app.update();
        assert!(desk.app.world().resource::<Curtain>().up);
        assert_eq!(desk.seen().seat, Some(Seat(0)));
    }
}

#[test]
fn a_closed_window_gives_its_seat_back_and_a_left_table_closes_the_window() {
    let (mut desk, mut chair) = opened("open-sea", 4);
    both(&mut desk, &mut chair);
    assert!(!chair.is_over());
    drop(chair);
    desk.app.update();
    desk.app.update();
    assert!(!desk.app.world().contains_resource::<SecondWindow>());
    assert!(!desk.app.world().contains_resource::<Apart>());
    desk.until(300, |desk| !desk.app.world().resource::<Curtain>().up);

    let (mut desk, mut chair) = opened("open-sea", 4);
    both(&mut desk, &mut chair);
    desk.say(play::begin::LeaveMatch);
    desk.app.update();
    desk.app.update();
    desk.app.update();
    assert!(!desk.app.world().contains_resource::<SecondWindow>());
    chair.app.update();
    assert!(chair.is_over(), "the second window ends with its wire");

    // The first window is gone altogether.
    let (desk, mut chair) = opened("open-sea", 4);
    drop(desk);
    chair.app.update();
    assert!(chair.is_over());
}

#[test]
fn nonsense_from_the_first_window_ends_the_second_one() {
    for nonsense in [
        "",
        "{}",
        "\"Afresh\"",
        "{\"Sit\":{\"version\":\"0\",\"game\":\"the-ships\",\"seat\":1,\"players\":[],\"sitting\":1,\"keeps\":{\"text\":\"\",\"strokes\":[]}}}",
    ] {
        let (mut here, there) = Wire::pair();
        let mut chair = Chair::at(there);
        here.send(nonsense.to_owned());
        chair.app.update();
        assert!(chair.is_over(), "{nonsense}");
        drop(chair);
        assert_eq!(here.hear(), Err(Gone));
    }
}
