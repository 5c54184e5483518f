//! The sand-glass runs for players who think and for no others, and goes on with a battle that goes on.

use std::time::Duration;

use bevy::time::TimeUpdateStrategy;
use weather_gage::logbook::chronicle::Limit;
use weather_gage::play::begin::{LeaveMatch, NewMatch, Rematch};
use weather_gage::play::curtain::{Curtain, LiftCurtain};
use weather_gage::play::sand_glass::{LaidDown, SandGlass};
use weather_gage::play::saves::{LoadMatch, SaveFolder};
use weather_gage::play::seen::Asked;
use weather_gage::play::show_lock::{ShowLayer, ShowLock};
use weather_gage::rules::the_ships::game::TheShips;

use super::desk::{Desk, SEATS, folder, library, people, setup};

fn spent(desk: &Desk) -> [u128; 2] {
    SEATS.map(|seat| desk.app.world().resource::<SandGlass>().spent(seat).as_millis())
}

/// The sand that runs for each seat in a second.
fn in_a_second(desk: &mut Desk) -> [u128; 2] {
    let before = spent(desk);
    for _ in 0..10 {
        desk.app.update();
    }
    let after = spent(desk);
    [after[0] - before[0], after[1] - before[1]]
}

fn curtain_is_up(desk: &Desk) -> bool {
    desk.app.world().resource::<Curtain>().up
}

#[test]
fn the_glass_runs_for_who_thinks_not_in_a_show_behind_a_menu_or_the_curtain_and_stands_in_the_save() {
    let saves = folder("glass");
    let mut desk = Desk::new(5);
    desk.app
        .insert_resource(SaveFolder(saves.0.clone()))
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(100)));
    desk.begin(setup(&library(), "gravelines"), people(), 5);
    let writes = |desk: &Desk| desk.seen().asked == Asked::Orders && desk.seen().view.table.turn > 0;
    desk.until(4000, writes);
    let alone = |desk: &Desk| {
        let writes = desk.seen().seat.expect("somebody writes");
        SEATS.map(|seat| if seat == writes { 1000 } else { 0 })
    };
    assert_eq!(in_a_second(&mut desk), alone(&desk));
    desk.app.world_mut().resource_mut::<ShowLock>().hold(ShowLayer::Beats);
    assert_eq!(in_a_second(&mut desk), [0, 0], "nobody thinks in a show");
    desk.app.world_mut().resource_mut::<ShowLock>().release(ShowLayer::Beats);
    // All have looked on: it falls before the next writer, and is lifted.
    desk.app.update();
    assert!(!curtain_is_up(&desk));
    desk.say(LiftCurtain);
    desk.app.update();
    desk.app.insert_resource(LaidDown(true));
    assert_eq!(in_a_second(&mut desk), [0, 0], "nor behind a menu");
    desk.app.insert_resource(LaidDown(false));
    assert_eq!(in_a_second(&mut desk), alone(&desk));
    desk.frame();
    desk.until(50, |desk| !curtain_is_up(desk));
    assert_eq!(in_a_second(&mut desk), [0, 0], "nor behind the curtain");

    let path = SaveFolder(saves.0.clone()).last().expect("it is saved by itself");
    let mut other = Desk::new(6);
    other.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO));
    other.say(LoadMatch(path));
    other.app.update();
    assert!(spent(&other).iter().sum::<u128>() >= 2000);
    assert_eq!(spent(&other), spent(&desk));
    other.begin(setup(&library(), "gravelines"), people(), 6);
    assert_eq!(spent(&other), [0, 0], "another battle, another glass");
}

#[test]
fn what_was_agreed_before_a_battle_is_the_limit_of_its_glass_and_of_the_leg_after_it() {
    let mut desk = Desk::new(5);
    let limit = |desk: &Desk| desk.app.world().resource::<SandGlass>().limit();
    let of = |minutes| Limit { minutes, seals: minutes == 10 };
    let begin = |limit| NewMatch::<TheShips> {
        setup: setup(&library(), "open-sea"),
        players: people().to_vec(),
        seed: Some(5),
        limit,
    };
    for (agreed, minutes) in
        [(Some(of(3)), Some(of(3))), (Some(of(0)), None), (None, None), (Some(of(10)), Some(of(10)))]
    {
        desk.say(begin(agreed));
        desk.app.update();
        assert_eq!(limit(&desk), minutes, "{agreed:?}");
    }
    // The same people play the other leg.
    desk.say(Rematch { points: vec![3, 1] });
    desk.app.update();
    assert_eq!(limit(&desk), Some(of(10)));
    desk.say(LeaveMatch);
    desk.app.update();
    assert_eq!(limit(&desk), None);
}

/// The page before the battle asks in the same words as the slip beside the glass, and the glass on the table knows the answer.
#[test]
fn a_limit_that_was_agreed_on_the_page_before_stands_on_the_glass_and_on_its_slip() {
    let mut table = crate::program::Driven::sized("1280x720", &[]);
    table.steps(
        "until screen=title 10
        click \"New battle\"
        until screen=chooser 5
        click \"Open sea\"
        click \"Prepare…\"
        until \"label:Begin the battle\" 5
        click \"5 min\"
        click \"Begin the battle\"
        until screen=table 5
        until resting 5
        key 5
        until camera.moving=false 5",
    );
    table.steps("move piece sand-glass\nuntil \"label:One order or one answer may take 5 min: all have agreed\" 5");
    assert_eq!(table.end(), Some(0));
}

/// One card is ready and the other is not: both are sealed when the minute is over.
#[test]
fn whoever_is_late_has_the_cards_sealed_as_they_stand_where_that_was_agreed() {
    let mut table = crate::program::Driven::sized("1280x720", &["--seed", "7"]);
    table.steps(
        "until screen=title 10
        click \"New battle\"
        until screen=chooser 5
        click \"Gravelines\"
        click \"Prepare…\"
        until \"label:Begin the battle\" 5
        click \"1 min\"
        click \"Orders are sealed as they stand\"
        click \"Begin the battle\"
        until screen=table 5
        until match.asked=orders 20
        until resting 20
        click mark cast-off
        until match.phase=orders 20
        until resting 60
        click mark sails:battle
        click mark step:forward
        rate 2
        until \"label:The orders are sealed as they stood.\" 70
        until match.phase!=orders 5",
    );
    assert_eq!(table.end(), Some(0));
}
