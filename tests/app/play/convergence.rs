//! After any show the table stands as if it had been set out afresh from the view of the window.

use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use weather_gage::games::the_ships::look::{ShipLook, place_of};
use weather_gage::games::the_ships::setting_out::{self, muster};
use weather_gage::games::the_ships::ships::{self, ShipPiece};
use weather_gage::games::the_ships::show;
use weather_gage::play::moments::{LookAtMoment, LookAtNow};
use weather_gage::play::pace::{NextBeat, Pace, SkipShow};
use weather_gage::play::seen::Asked;
use weather_gage::play::telling::ShowLock;
use weather_gage::play::undo::Undo;
use weather_gage::rules::geometry::hex::Heading;
use weather_gage::rules::kernel::Seat;
use weather_gage::rules::the_ships::amendments::Amendment;
use weather_gage::rules::the_ships::check;
use weather_gage::rules::the_ships::orders::Order;
use weather_gage::rules::the_ships::ship::Standing;
use weather_gage::rules::the_ships::ship_card::MastName;
use weather_gage::rules::the_ships::state::Phase;
use weather_gage::table::attention::Attention;
use weather_gage::table::beats::{self, Performance};
use weather_gage::table::pieces::Piece;
use weather_gage::table::pieces::motion::Motion;
use weather_gage::table::pieces::wounds::Falling;

use super::desk::{Desk, library, people, setup};

/// A desk with a show that no camera draws.
fn stage(seed: u64) -> Desk {
    Desk::fitted(seed, |app| {
        app.add_plugins((beats::without_a_picture, setting_out::of_the_match, ships::without_a_picture, show::plugin))
            .init_resource::<Attention>()
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(50)));
    })
}

/// The ships on the table: id, look, place, motion.
fn standing(desk: &mut Desk) -> Vec<(String, ShipLook, Transform, Motion)> {
    let mut ships = desk
        .app
        .world_mut()
        .query_filtered::<(&Piece, &ShipLook, &Transform, &Motion, Has<Falling>), With<ShipPiece>>();
    let mut standing: Vec<_> = ships
        .iter(desk.app.world())
        .map(|(piece, look, place, motion, falling)| {
            assert!(!falling, "{piece} has a mast in the air");
            (piece.to_string(), look.clone(), *place, *motion)
        })
        .collect();
    standing.sort_by(|one, other| one.0.cmp(&other.0));
    standing
}

/// Is everything told and shown?
fn is_still(desk: &Desk) -> bool {
    let world = desk.app.world();
    world.resource::<Performance>().is_over()
        && !world.resource::<ShowLock>().any()
        && desk.seen().asked != Asked::Nothing
}

fn agrees(desk: &mut Desk) {
    let table = desk.seen().view.table.clone();
    let mut wanted: Vec<_> = muster(&table).into_iter().map(|ship| (ship.id.as_str().to_owned(), ship.look)).collect();
    wanted.sort_by(|one, other| one.0.cmp(&other.0));
    let found = standing(desk);
    assert_eq!(found.len(), wanted.len());
    for ((id, look, place, motion), (wanted_id, wanted_look)) in found.into_iter().zip(wanted) {
        assert_eq!((&id, &look), (&wanted_id, &wanted_look), "turn {} {:?}", table.turn, table.phase);
        if let Some(base) = look.base {
            let there = place_of(base);
            assert!(place.translation.abs_diff_eq(there.translation, 1e-4), "{id} at {place:?}, not at {there:?}");
            assert!(place.rotation.dot(there.rotation).abs() > 1.0 - 1e-5, "{id} turned {place:?}, not {there:?}");
            let Motion { roll, pitch, sink } = motion;
            assert!([roll, pitch, sink].into_iter().all(|left| left.abs() < 1e-4), "{id}: {motion:?}");
        }
    }
}

#[test]
fn after_every_show_the_table_stands_as_it_is_seen() {
    let library = library();
    for (scenario, pace) in [("gravelines", Pace::Fast), ("calais-roads", Pace::Fast), ("lesson-3", Pace::Normal)] {
        let mut desk = stage(5);
        desk.app.insert_resource(pace);
        desk.begin(setup(&library, scenario), people(), 17);
        let (mut compared, mut moved) = (0, false);
        for _ in 0..40_000 {
            if is_still(&desk) {
                agrees(&mut desk);
                compared += 1;
            } else {
                moved = true;
            }
            if desk.is_over() || desk.seen().view.table.turn > 7 {
                break;
            }
            desk.frame();
        }
        assert!(moved && compared > 8, "{scenario}: {compared}");
    }
}

#[test]
fn ts_29_what_is_set_right_by_hand_stands_where_it_was_put() {
    let mut desk = stage(5);
    desk.app.insert_resource(Pace::Normal);
    desk.begin(setup(&library(), "gravelines"), people(), 17);
    // England has her first ship moved, dismasted, surrendered, brought back with a mast, and sunk.
    desk.pen(0, |view, order| {
        let table = &view.table;
        let Some(ship) = table.each().find(|place| table.owner(*place).0 == 0).map(|place| table.id(place)) else {
            return order;
        };
        let lies = |(bow, _)| Order::Propose(vec![Amendment::Lies { ship, bow, facing: Heading::SW }]);
        let mast = |left| Amendment::Mast { ship, mast: MastName::Main, left };
        let fate = |standing| Amendment::Fate { ship, standing };
        let ruling = match table.rulings {
            0 => table.chart.hexes().map(lies).find(|order| check::order(table, Seat(0), order).is_ok()),
            1 => Some(Order::Propose(vec![mast(0), Amendment::Wind { towards: table.wind.opposite() }])),
            2 => Some(Order::Propose(vec![fate(Standing::Surrendered)])),
            3 => Some(Order::Propose(vec![fate(Standing::InPlay), mast(2)])),
            4 if table.turn >= 2 => Some(Order::Propose(vec![fate(Standing::Sunk)])),
            _ => None,
        };
        ruling.filter(|_| table.phase == Phase::Orders).unwrap_or(order)
    });
    let (mut last, mut compared) = (0, 0);
    for _ in 0..20_000 {
        let rulings = desk.seen().view.table.rulings;
        if is_still(&desk) {
            agrees(&mut desk);
            compared += usize::from(rulings > last);
            last = rulings;
        }
        if rulings == 5 && desk.seen().view.table.turn > 2 {
            break;
        }
        desk.frame();
    }
    assert_eq!((last, compared), (5, 5), "each of them was seen");
}

#[test]
fn skipping_stepping_undoing_and_looking_back_end_in_the_same_table() {
    let mut desk = stage(5);
    desk.begin(setup(&library(), "gravelines"), people(), 17);
    desk.app.insert_resource(Pace::Step);
    let mut stepped = 0;
    for frame in 0..6000 {
        if !is_still(&desk) && desk.app.world().resource::<Performance>().waits() {
            stepped += 1;
            desk.say(NextBeat);
        }
        if frame % 7 == 0 && stepped > 20 {
            desk.say(SkipShow);
        }
        if is_still(&desk) {
            agrees(&mut desk);
        }
        if desk.seen().view.table.turn >= 4 && matches!(desk.seen().asked, Asked::Waits(_) | Asked::Orders) {
            break;
        }
        desk.frame();
    }
    assert!(stepped > 20 && desk.seen().view.table.turn >= 4, "{stepped}");
    agrees(&mut desk);
    let now = standing(&mut desk);
    desk.say(LookAtMoment(6));
    desk.app.update();
    assert_eq!((desk.seen().moment, &desk.seen().asked), (Some(6), &Asked::Nothing));
    agrees(&mut desk);
    assert_ne!(standing(&mut desk), now);
    desk.say(LookAtNow);
    desk.app.update();
    assert_eq!(standing(&mut desk), now);
    for _ in 0..12 {
        desk.say(Undo { by_consent: true, by: None });
        desk.app.update();
        desk.say(SkipShow);
        desk.app.update();
        desk.app.update();
        agrees(&mut desk);
    }
}
