//! The curtain, and the eyes at the window.

use weather_gage::play::activity::TableActivity;
use weather_gage::play::curtain::{Curtain, DropCurtain, LiftCurtain};
use weather_gage::play::players::Player;
use weather_gage::play::sealed_orders::{OrderGiven, OrderTakenBack};
use weather_gage::play::seen::{Asked, Onlooker, Seen};
use weather_gage::play::telling::{ShowLayer, ShowLock};
use weather_gage::rules::kernel::Seat;
use weather_gage::rules::the_ships::game::TheShips;
use weather_gage::rules::the_ships::state::Phase;

use super::desk::{Desk, bots, library, people, setup};

fn curtain(desk: &Desk) -> Curtain {
    *desk.app.world().resource::<Curtain>()
}

#[test]
fn two_people_pass_the_curtain_before_every_secret_card() {
    let mut desk = Desk::with(setup(&library(), "open-sea"), people(), 2);
    desk.until(300, |desk| desk.seen().view.table.phase == Phase::Orders && !curtain(desk).up);
    // The last player at the window wrote first; the other one is next.
    let next = curtain(&desk).next.unwrap();
    let other = Seat(1 - next.0);
    assert_eq!((desk.seen().seat, &desk.seen().asked), (None, &Asked::Waits(vec![next])));
    assert_eq!(desk.seen().sealed, [other]);
    desk.app.update();
    desk.app.update();
    assert_eq!(desk.activity(), TableActivity::PassingTheSeat);
    desk.say(LiftCurtain);
    desk.app.update();
    assert_eq!((desk.seen().seat, &desk.seen().asked), (Some(next), &Asked::Orders));
    assert!(curtain(&desk).up);
    // Let fall by the writer, it rises for the writer.
    desk.say(DropCurtain);
    desk.app.update();
    assert_eq!(curtain(&desk), Curtain { up: false, next: Some(next) });
    desk.say(LiftCurtain);
    desk.app.update();
    assert_eq!(desk.seen().seat, Some(next));
    desk.say(OrderTakenBack::<TheShips>::of(other));
    desk.app.update();
    assert_eq!((desk.seen().seat, desk.seen().sealed.as_slice()), (Some(next), [].as_slice()));
    let (seat, order) = desk.order();
    desk.say(OrderGiven::<TheShips> { seat, order });
    desk.app.update();
    assert_eq!(curtain(&desk), Curtain { up: false, next: Some(other) });
    assert_eq!((desk.seen().seat, desk.seen().sealed.as_slice()), (None, [next].as_slice()));
    desk.say(LiftCurtain);
    desk.app.update();
    assert_eq!((desk.seen().seat, &desk.seen().asked), (Some(other), &Asked::Orders));
    // While something is shown, both look at it.
    desk.app.world_mut().resource_mut::<ShowLock>().hold(ShowLayer::Beats);
    let (seat, order) = desk.order();
    desk.say(OrderGiven::<TheShips> { seat, order });
    desk.app.update();
    assert_eq!((desk.seen().seat, &desk.seen().asked, curtain(&desk).up), (None, &Asked::Nothing, true));
    desk.app.world_mut().resource_mut::<ShowLock>().release(ShowLayer::Beats);
    desk.app.update();
    assert_ne!(desk.seen().asked, Asked::Orders);
}

#[test]
fn who_is_asked_again_after_something_all_have_seen_goes_on_without_the_curtain() {
    let mut desk = Desk::with(setup(&library(), "open-sea"), people(), 2);
    desk.until(300, |desk| desk.seen().view.table.phase == Phase::Orders && !curtain(desk).up);
    let own = curtain(&desk).next.unwrap();
    desk.say(LiftCurtain);
    desk.app.update();
    assert_eq!(desk.seen().seat, Some(own));
    // Something is shown, and all look at it.
    desk.app.world_mut().resource_mut::<ShowLock>().hold(ShowLayer::Beats);
    desk.app.update();
    assert_eq!((desk.seen().seat, curtain(&desk).up), (None, true));
    desk.app.world_mut().resource_mut::<ShowLock>().release(ShowLayer::Beats);
    desk.app.update();
    assert_eq!((desk.seen().seat, &desk.seen().asked, curtain(&desk).up), (Some(own), &Asked::Orders, true));
    // The other one has been asked in between: then it falls.
    let (seat, order) = desk.order();
    desk.say(OrderGiven::<TheShips> { seat, order });
    desk.app.update();
    desk.until(300, |desk| desk.seen().view.table.phase == Phase::Orders && !curtain(desk).up);
    assert_ne!(curtain(&desk).next, Some(own));
}

#[test]
fn one_person_against_a_bot_never_sees_the_curtain() {
    let [_, bot] = bots();
    let mut desk = Desk::with(setup(&library(), "lesson-1"), [Player::human("Anne"), bot], 2);
    for _ in 0..400 {
        assert!(curtain(&desk).up);
        assert_eq!(desk.seen().seat, Some(Seat(0)));
        if desk.is_over() {
            break;
        }
        desk.frame();
    }
}

#[test]
fn with_a_window_for_each_nobody_passes_anything() {
    let mut desk = Desk::new(4);
    let first = desk.window;
    *desk.app.world_mut().get_mut::<Onlooker>(first).unwrap() = Onlooker { chair: Some(Seat(0)), eyes: None };
    let second = desk.app.world_mut().spawn(Onlooker { chair: Some(Seat(1)), eyes: None }).id();
    desk.begin(setup(&library(), "open-sea"), people(), 4);
    for _ in 0..40 {
        desk.app.update();
    }
    assert!(curtain(&desk).up);
    let other = desk.app.world().get::<Seen<TheShips>>(second).unwrap();
    assert_eq!((other.seat, desk.seen().seat), (Some(Seat(1)), Some(Seat(0))));
    assert!(other.view.side != desk.seen().view.side);
}
