//! Two tables that differ only in the secrets of one seat look and sound the same to everybody else.

use weather_gage::captains::{Crewed, Rank};
use weather_gage::games::the_ships::cards::lying::{Card, gun_card, order_card};
use weather_gage::games::the_ships::order_card::draft::DraftOrder;
use weather_gage::play::replay::{ReplayStand, ReplayWish};
use weather_gage::play::saves::{SaveFolder, SaveMatch};
use weather_gage::play::seen::Seen;
use weather_gage::rules::kernel::{Ruleset, Seat, Viewer};
use weather_gage::rules::the_ships::by::PerBattery;
use weather_gage::rules::the_ships::game::TheShips;
use weather_gage::rules::the_ships::gunnery_table::Shot;
use weather_gage::rules::the_ships::orders::{Order, OrderCard};
use weather_gage::rules::the_ships::ship_card::{BatteryPlace, Sails};
use weather_gage::rules::the_ships::state::Phase;
use weather_gage::rules::the_ships::view::View;

use super::desk::{Desk, folder, library, people, setup};

/// The Spaniard never opens fire and never calls soldiers up, so that holds and loads stay secret. `kind` chooses the
/// load, and powder or soldiers.
pub fn spaniard(kind: usize) -> impl FnMut(&View, Order) -> Order {
    let mut captain = TheShips::enlist(Rank::Random, 77);
    move |view, _| {
        let seat = Seat(1);
        // The captain decides without regard to the secrets, so that only they differ.
        let mut thought = view.clone();
        for (place, ship) in view.table.each().zip(&mut thought.table.ships) {
            if view.table.owner(place) == seat {
                (ship.below, ship.powder_below, ship.treasure) = Default::default();
                (ship.batteries, ship.day.ready) = Default::default();
            }
        }
        let order = captain.order(&thought);
        let legal = |order: &Order| TheShips::check(&view.table, seat, order).is_ok();
        match order {
            Order::FitOut(ships) => {
                let mut ships = ships;
                for fitting in ships.values_mut() {
                    (fitting.powder, fitting.musketeers, fitting.pikemen) =
                        if kind == 0 { (1, 0, 0) } else { (0, 0, 1) };
                    for battery in BatteryPlace::ALL {
                        if fitting.shot.get(battery).is_some() {
                            fitting.shot.set(battery, Some(Shot::ALL[kind]));
                        }
                    }
                }
                let order = Order::FitOut(ships);
                assert!(legal(&order), "{:?}", TheShips::check(&view.table, seat, &order));
                order
            }
            Order::Cards { mut cards, strike } => {
                for card in cards.values_mut() {
                    (card.range, card.load) = (PerBattery::default(), PerBattery::default());
                    (card.musketeers, card.pikemen, card.muskets, card.board, card.land) =
                        (None, None, None, None, None);
                }
                let order = Order::Cards { cards, strike };
                assert!(legal(&order), "{:?}", TheShips::check(&view.table, seat, &order));
                order
            }
            other => other,
        }
    }
}

/// Everything the English captain and a bystander can see or read, as text.
fn known(desk: &Desk) -> String {
    let Seen { seat, title: _, view, asked, sealed, moment, replay, afresh } = desk.seen();
    let mut known = format!("{seat:?} {asked:?} {sealed:?} {moment:?} {replay} {afresh}\n");
    if *seat != Some(Seat(1)) {
        known += &format!("{view:?}\n");
    }
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Bystander] {
        known += &format!("{:?}\n", desk.told(viewer));
    }
    known + &format!("{:?}", desk.activity())
}

#[test]
fn ts_29_nothing_is_seen_of_the_secrets_of_the_other_seat() {
    let library = library();
    let saves = folder("secrets");
    let mut desks = [0, 1].map(|kind| {
        let mut desk = Desk::with(setup(&library, "open-sea"), people(), 21);
        desk.pen(1, spaniard(kind));
        desk
    });
    let mut phases = Vec::new();
    let mut digests_differ = false;
    for frame in 0..600 {
        let [one, other] = &mut desks;
        let (here, there) = (known(one), known(other));
        let apart = here.bytes().zip(there.bytes()).position(|(a, b)| a != b).unwrap_or_default();
        let near = |known: &str| {
            String::from_utf8_lossy(&known.as_bytes()[apart.saturating_sub(300)..])
                .chars()
                .take(400)
                .collect::<String>()
        };
        assert!(here == there, "frame {frame}: {}\n{}", near(&here), near(&there));
        let phase = one.seen().view.table.phase;
        if !phases.contains(&phase) {
            phases.push(phase);
        }
        digests_differ |= one.digest() != other.digest();
        if one.seen().view.table.turn >= 5 || one.is_over() {
            break;
        }
        one.frame();
        other.frame();
    }
    assert!(digests_differ, "the secrets are different ones");
    assert!(phases.iter().any(|phase| matches!(phase, Phase::Orders)));
    assert!(phases.len() > 2, "{phases:?}");
    // Nor is anything to be seen of them when the running battle is played again.
    let ends = desks.each_mut().map(|desk| {
        desk.say(ReplayWish::Open);
        desk.app.update();
        desk.app.world().resource::<ReplayStand>().of
    });
    let [one, other] = &mut desks;
    assert!(ends[0] == ends[1] && ends[0] > 100, "{ends:?}");
    for at in (0..=ends[0]).step_by(7) {
        for desk in [&mut *one, &mut *other] {
            desk.say(ReplayWish::To(at));
            desk.app.update();
            assert_eq!((desk.seen().seat, desk.seen().replay), (None, true));
        }
        assert!(known(one) == known(other), "after {at} happenings");
    }
    // The readable part of a save says nothing either.
    let headings = desks.map(|mut desk| {
        desk.app.insert_resource(SaveFolder(saves.0.clone()));
        desk.say(SaveMatch { name: "secrets".into() });
        desk.app.update();
        let text = std::fs::read_to_string(saves.0.join("secrets.save")).unwrap();
        // Its name was drawn for it.
        text.lines().skip(1).take(2).map(|line| line.split(",battle:").next().unwrap().to_owned()).collect::<Vec<_>>()
    });
    let [here, there] = headings;
    assert_eq!(here, there);
}

#[test]
fn ts_8_1_cards_beside_the_ship_boards_show_their_faces_to_their_captain_alone_until_they_are_turned() {
    let library = library();
    let mut desk = Desk::with(setup(&library, "open-sea"), people(), 5);
    let (mut sealed, mut own, mut backs) = (false, false, false);
    for _ in 0..900 {
        let seen = desk.seen();
        let table = &seen.view.table;
        for place in table.each() {
            let card = order_card(seen, &DraftOrder::default(), place);
            let open = table.ship(place).day.open;
            assert!(card.face().is_none() || open, "{:?}: {card:?}", table.phase);
            sealed |= card == Card::Down && table.phase == Phase::Orders;
            for battery in BatteryPlace::ALL {
                let cards = gun_card(seen, place, battery);
                if cards.face().is_some() && table.phase != Phase::Over {
                    assert_eq!(seen.seat, Some(table.owner(place)));
                    own = true;
                }
                backs |= cards == Card::Down;
            }
        }
        if table.turn >= 3 || desk.is_over() {
            break;
        }
        desk.frame();
    }
    assert!(sealed && own && backs, "{sealed} {own} {backs}");
    // Phase 3: a card lies there until it is turned, then it is read by everybody (TS-11.1).
    let mut seen = desk.seen().clone();
    seen.view.table.phase = Phase::Tokens;
    let ship = seen.view.table.in_play().find(|place| seen.view.table.takes_orders(*place)).unwrap();
    let number = seen.view.table.each().position(|place| place == ship).unwrap();
    seen.view.table.ships[number].day = Default::default();
    assert_eq!(order_card(&seen, &DraftOrder::default(), ship), Card::Down);
    let written = OrderCard { sails: Sails::Full, ..OrderCard::default() };
    let day = &mut seen.view.table.ships[number].day;
    (day.open, day.card) = (true, Some(written.clone()));
    assert_eq!(order_card(&seen, &DraftOrder::default(), ship), Card::Up(Some(written)));
}
