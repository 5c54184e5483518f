//! The amendments of the second edition, A1 to A16, each under the number of the rule it amends.

use weather_gage::rules::kernel::{Awaiting, Misfit, Seat, Want};
use weather_gage::rules::the_ships::articles::OrderEntry;
use weather_gage::rules::the_ships::happenings::{Advanced, Boarding, Gunnery, Losses, Movement, Stop, Turns};
use weather_gage::rules::the_ships::orders::{DeckOrder, LoadMark, Order, OrderCard};
use weather_gage::rules::the_ships::position::ShipPosition;
use weather_gage::rules::the_ships::ship::{AfterMelee, Fire, Standing};
use weather_gage::rules::the_ships::ship_card::{BatteryPlace, MastName, Nation, Officer, Sails, Soldiers};
use weather_gage::rules::the_ships::state::Verdict as Ending;
use weather_gage::rules::the_ships::wants::Why;

use super::scene::*;

const TORCH: &str = "fireship-1";
const ENGLAND: Seat = Seat(0);
const SPAIN: Seat = Seat(1);

fn up(step: u8) -> OrderCard {
    OrderCard { pikemen: Some(DeckOrder::Up(step)), ..furled() }
}

fn boarding(sails: Sails, prey: &str) -> OrderCard {
    OrderCard { board: Some(id(prey)), ..card(sails, "") }
}

fn lit(ship: &mut ShipPosition) {
    ship.fire = Some(Fire::Train);
    ship.sails = Sails::Full;
    ship.sailors = Some(0);
}

/// Revenge with pikemen below, before the wind, and San Martin two hexes ahead.
fn pikemen_below(wind: weather_gage::rules::geometry::hex::Heading) -> Scene {
    Scene::new(wind).ship(REVENGE, (8, 12), N, |ship| ship.below.pikemen = 4).ship(SAN_MARTIN, (8, 9), N, |_| {}).ship(
        SWALLOW,
        (1, 12),
        N,
        |ship| ship.anchored = true,
    )
}

#[test]
fn ts_10_16_a1_a_deck_order_names_a_step_of_the_route() {
    let sea = pikemen_below(N).begin();
    let with = |step, card: OrderCard| sea.refusal(REVENGE, &OrderCard { pikemen: up(step).pikemen, ..card });
    assert_eq!([with(1, battle("FF")), with(2, battle("FF"))], [None, None]);
    // Her four tokens would carry her on, but that step is not on the card.
    assert_eq!([with(0, battle("FF")), with(3, battle("FF")), with(30, battle("FF"))], [Some("TS-10.16"); 3]);
    assert_eq!([with(0, furled()), with(1, furled())], [None, Some("TS-10.16")]);
}

#[test]
fn ts_10_16_a1_a_boarders_order_names_a_step_her_tokens_could_pay() {
    let sea = pikemen_below(N).begin();
    let with =
        |step, sails| sea.refusal(REVENGE, &OrderCard { pikemen: up(step).pikemen, ..boarding(sails, SAN_MARTIN) });
    assert_eq!([with(4, Sails::Battle), with(5, Sails::Battle)], [None, Some("TS-10.16")]);
    assert_eq!([with(9, Sails::Full), with(10, Sails::Full)], [None, Some("TS-10.16")]);
    // Against the wind, nine tokens: a turn for three, and three more for two each. To run she would have to turn on: three
    // turns for seven, and two steps for one each.
    let sea = pikemen_below(S).begin();
    let with =
        |step| sea.refusal(REVENGE, &OrderCard { pikemen: up(step).pikemen, ..boarding(Sails::Full, SAN_MARTIN) });
    assert_eq!([with(5), with(6)], [None, Some("TS-10.16")]);
}

#[test]
fn ts_10_16_a1_a_later_step_on_a_cardboard_card_lapses() {
    let cardboard = |scene: Scene| scene.with(|setup| setup.switches.order_entry = OrderEntry::Cardboard).begin();
    let mut sea = cardboard(pikemen_below(N));
    let told =
        sea.play(&[(REVENGE, OrderCard { pikemen: up(2).pikemen, ..battle("F") }), (SAN_MARTIN, full("F"))], &[]);
    assert!(
        only(&told, |h| matches!(h, H::Movement(Movement::Stepped { ship, .. }) if *ship == id(REVENGE))).len() > 1,
        "she sails on"
    );
    assert!(!has(&told, |h| matches!(h, H::Movement(Movement::CameOnDeck { .. }))));
    // Nor do they come up when she is held.
    let mut sea = cardboard(pikemen_below(N));
    let order = OrderCard { pikemen: up(30).pikemen, ..boarding(Sails::Battle, SAN_MARTIN) };
    let told = sea.part(&[(REVENGE, order)], &[throw(&[12])]);
    assert!(has(&told, |h| matches!(h, H::Boarding(Boarding::Locked { .. }))));
    assert!(!has(&told, |h| matches!(h, H::Movement(Movement::CameOnDeck { .. }))));
}

#[test]
fn ts_10_16_a1_the_train_is_fired_on_a_step_of_the_route() {
    let sea =
        Scene::new(N).advanced().called(TORCH, "fireship", (8, 12), N, |_| {}).ship(SAN_MARTIN, (1, 3), S, |_| {});
    let sea = sea.begin();
    let with = |step, card: OrderCard| sea.refusal(TORCH, &OrderCard { train: Some(step), ..card });
    assert_eq!(
        [with(2, full("FF")), with(3, full("FF")), with(0, full("FF"))],
        [None, Some("TS-10.16"), Some("TS-10.16")]
    );
    assert_eq!([with(0, furled()), with(1, furled())], [None, Some("TS-10.16")]);
}

#[test]
fn fs_1_a2_a_burning_fireship_stops_at_the_rim_and_no_tile_leaps() {
    let mut sea = Scene::new(N)
        .advanced()
        .ship(REVENGE, (1, 15), N, |_| {})
        .called(TORCH, "fireship", (8, 1), N, lit)
        .ship(SAN_MARTIN, (1, 3), S, |_| {})
        .begin();
    let told = sea.play(&[], &[throw(&[1])]);
    assert!(told.contains(&H::Movement(Movement::Stopped { ship: id(TORCH), why: Stop::Edge })));
    assert_eq!(sea.lies(TORCH), ((8, 0), N));
}

#[test]
fn ts_4_6_a3_a_ship_in_panic_stops_at_the_rim_too() {
    // The mast falls in the opening window; in panic she goes straight ahead to the rim.
    let mut sea = Scene::new(N)
        .advanced()
        .ship(REVENGE, (6, 2), N, |ship| loaded(ship, BatteryPlace::Starboard, LoadMark::Chain, 2, 4))
        .ship(SAN_MARTIN, (9, 2), N, |ship| {
            ship.masts.insert(MastName::Main, 3);
        })
        .begin();
    let hit = [1, 20, 20, 20, 20, 20, 20];
    let told = sea.play(&[(SAN_MARTIN, full("FF"))], &[throw(&hit), throw(&[20]), throw(&[10]), throw(&[20])]);
    assert!(told.contains(&H::Turns(Turns::PanicBroke { ship: id(SAN_MARTIN) })));
    assert!(told.contains(&H::Movement(Movement::Stopped { ship: id(SAN_MARTIN), why: Stop::Edge })));
    assert_eq!(sea.lies(SAN_MARTIN), ((9, 0), N));
}

/// Revenge and San Martin locked alongside, Santiago free and far off.
fn alongside(revenge: impl FnOnce(&mut ShipPosition), san_martin: impl FnOnce(&mut ShipPosition)) -> Scene {
    Scene::new(N)
        .ship(REVENGE, (8, 9), N, revenge)
        .ship(SAN_MARTIN, (9, 9), N, san_martin)
        .ship(SANTIAGO, (1, 1), S, |_| {})
        .locked(REVENGE, SAN_MARTIN)
}

#[test]
fn ts_18_14_a4_who_is_freed_by_a_struck_flag_has_won_nothing() {
    let mut sea = alongside(|_| {}, |_| {}).begin();
    let strike = Order::Cards { cards: [(id(SANTIAGO), furled())].into(), strike: vec![id(SAN_MARTIN)] };
    sea.battle.give(SPAIN, strike).unwrap();
    let told = sea.go_on(&[]);
    assert!(told.contains(&H::Boarding(Boarding::CameFree { ship: id(REVENGE), won: false })));
    assert_eq!(sea.ship(REVENGE).after_melee, AfterMelee::Free);
    assert_eq!(sea.refusal(REVENGE, &battle("L")), None);
}

#[test]
fn ts_18_14_a4_and_18_16_a5_freed_at_the_start_of_a_turn_she_has_the_ban_in_that_turn() {
    // Fire damage is due: the mast box costs a sailor, the officer die hits, and the crew of San Martin breaks.
    let mut scene = alongside(
        |_| {},
        |ship| {
            (ship.fire, ship.burn_due) = (Some(Fire::Port), true);
            ship.crossed.set(BatteryPlace::Port, Some(8));
        },
    )
    .advanced();
    scene.setup.position.as_mut().unwrap().at_dawn = true;
    let mut sea = scene.begin();
    sea.go_on(&[choose("fore")]);
    let sailors = usize::from(28 - sea.ship(SAN_MARTIN).sailors);
    let mut gives = vec![throw(&[1]), throw(&[5])];
    gives.extend(vec![throw(&[20]); sailors - 1]);
    gives.push(throw(&[20]));
    let told = sea.go_on(&gives);
    assert!(told.contains(&H::Turns(Turns::PanicBroke { ship: id(SAN_MARTIN) })));
    assert!(
        told.contains(&H::Boarding(Boarding::Taken { ship: id(SAN_MARTIN), by: id(REVENGE) })),
        "taken, not merely surrendered"
    );
    assert!(told.contains(&H::Boarding(Boarding::CameFree { ship: id(REVENGE), won: true })));
    assert_eq!(sea.refusal(REVENGE, &battle("L")), Some("TS-18.14"), "in this very turn");
    // The ban is for her next movement: a turn at rest does not lift it, a step does.
    sea.play(&[], &[]);
    assert_eq!(sea.refusal(REVENGE, &battle("L")), Some("TS-18.14"));
    sea.play(&[(REVENGE, battle("F"))], &[]);
    assert_eq!(sea.refusal(REVENGE, &battle("L")), None);
}

#[test]
fn ts_18_16_a5_the_death_of_the_last_officer_gives_a_locked_ship_to_her_enemy() {
    let last = |ship: &mut ShipPosition| {
        ship.officers_lost = vec![Officer::Captain, Officer::FirstMate, Officer::Master, Officer::Boatswain];
        ship.treasure = Some(3);
    };
    let mut sea = alongside(|_| {}, last).advanced().begin();
    // One of Revenge's sailors hits; the officer die hits, and only the gunner is left to fall.
    let gives = [throw(&[1, 20, 20, 20, 20]), throw(&[20; 5]), throw(&[1]), throw(&[17])];
    let told = sea.part(&[], &gives);
    assert!(told.contains(&H::Boarding(Boarding::Taken { ship: id(SAN_MARTIN), by: id(REVENGE) })));
    assert!(!has(&told, |h| matches!(h, H::Advanced(Advanced::Surrendered { .. }))));
    let prize = sea.ship(SAN_MARTIN);
    assert_eq!((prize.standing, prize.sailors, prize.treasure), (Standing::Taken, 0, 3));
}

#[test]
fn ts_19_2_a6_where_a_ship_left_the_board_another_window_follows() {
    // Santiago lies between Revenge and San Martin, too near for chain. Swallow sinks her in the opening window.
    let mut sea = Scene::new(N)
        .ship(REVENGE, (6, 9), N, |ship| loaded(ship, BatteryPlace::Starboard, LoadMark::Chain, 2, 4))
        .ship(SWALLOW, (7, 6), NE, |ship| loaded(ship, BatteryPlace::Starboard, LoadMark::Ball, 2, 3))
        .ship(SANTIAGO, (7, 9), N, |ship| {
            ship.crossed.set(BatteryPlace::Port, Some(12));
            ship.crossed.set(BatteryPlace::Starboard, Some(12));
        })
        .ship(SAN_MARTIN, (10, 9), N, |_| {})
        .begin();
    let told = sea.play(&[], &[throw(&[1, 1, 20, 20, 20]), throw(&[20; 7])]);
    let sank = told.iter().position(|h| *h == H::Losses(Losses::Sank { ship: id(SANTIAGO) })).expect("she sinks");
    let next = told[sank..]
        .iter()
        .find(|h| matches!(h, H::Gunnery(Gunnery::WindowOpened) | H::Turns(Turns::PhaseBegan { .. })));
    assert_eq!(next, Some(&H::Gunnery(Gunnery::WindowOpened)));
    let target = id(SAN_MARTIN);
    assert!(has(
        &told[sank..],
        |h| matches!(h, H::Gunnery(Gunnery::VolleyFired { target: at, range: 4, .. }) if *at == target)
    ));
}

#[test]
fn ts_18_7_a7_who_wins_a_melee_fires_nothing_for_the_rest_of_the_turn() {
    let mut sea = Scene::new(N)
        .ship(REVENGE, (8, 9), N, |ship| loaded(ship, BatteryPlace::Port, LoadMark::Ball, 2, 4))
        .ship(SAN_MARTIN, (9, 9), N, |ship| ship.sailors = Some(1))
        .ship(SANTIAGO, (5, 9), N, |_| {})
        .locked(REVENGE, SAN_MARTIN)
        .begin();
    let told = sea.play(&[], &[throw(&[1, 20, 20, 20, 20]), throw(&[20])]);
    assert!(told.contains(&H::Boarding(Boarding::Taken { ship: id(SAN_MARTIN), by: id(REVENGE) })));
    assert!(
        !has(&told, |h| matches!(h, H::Gunnery(Gunnery::VolleyFired { .. }))),
        "her range is set, and Santiago in the zone"
    );
    // Her orders begin with the next turn.
    let pivot = weather_gage::rules::the_ships::orders::Pivot::ALL[0];
    let told = sea.play(&[(REVENGE, OrderCard { pivot: Some(pivot), ..furled() })], &[throw(&[20; 7])]);
    assert!(has(&told, |h| matches!(h, H::Gunnery(Gunnery::VolleyFired { ship, .. }) if *ship == id(REVENGE))));
}

#[test]
fn ts_23_4_and_14_4_a8_the_card_of_a_crew_that_fails_in_phase_2_is_seen_by_nobody_and_its_range_lapses() {
    for (face, holds) in [(17, false), (1, true)] {
        let mut sea = Scene::new(N)
            .advanced()
            .ship(REVENGE, (6, 9), N, |_| {})
            .ship(SAN_MARTIN, (10, 9), N, |ship| {
                ship.panic = true;
                loaded(ship, BatteryPlace::Port, LoadMark::Ball, 3, 0);
                loaded(ship, BatteryPlace::Stern, LoadMark::Ball, 3, 2);
            })
            .begin();
        let mut order = battle("F");
        order.range = per(BatteryPlace::Port, 1);
        order.range.set(BatteryPlace::Stern, Some(5));
        let told = sea.part(&[(SAN_MARTIN, order)], &[]);
        assert!(!has(&told, |h| matches!(h, H::Turns(Turns::RangeSet { .. }))), "nothing is set before the check");
        let told = sea.go_on(&[throw(&[face])]);
        let turned = only(
            &told,
            |h| matches!(h, H::Turns(Turns::CardTurned { ship, card: Some(_), .. }) if *ship == id(SAN_MARTIN)),
        );
        assert_eq!(turned.len(), usize::from(holds));
        assert_eq!(has(&told, |h| matches!(h, H::Turns(Turns::RangeSet { .. }))), holds);
        let ranges = [BatteryPlace::Port, BatteryPlace::Stern].map(|at| sea.ship(SAN_MARTIN).cards_on(at).range);
        assert_eq!(ranges, if holds { [Some(1), Some(5)] } else { [None, Some(2)] }, "what was set before stands");
    }
}

#[test]
fn ts_25_5_a9_a_side_that_owes_no_order_may_concede() {
    let mut sea = Scene::new(N)
        .ship(REVENGE, (8, 9), N, |_| {})
        .ship(SWALLOW, (1, 15), N, |_| {})
        .ship(SAN_MARTIN, (9, 9), N, |_| {})
        .locked(REVENGE, SAN_MARTIN)
        .begin();
    assert_eq!(*sea.battle.awaiting(), Awaiting::Orders(vec![ENGLAND]), "San Martin takes none");
    let cards = Order::cards([(id(SWALLOW), furled())].into());
    assert!(matches!(sea.battle.give(SPAIN, cards), Err(Misfit::NotAwaited(SPAIN))));
    sea.battle.give(SPAIN, Order::Concede).unwrap();
    assert_eq!(sea.state().result, Some(Ending::Won(Nation::English)));
    let again = sea.battle.journal().replay().expect("the journal is played again");
    assert_eq!(again.state().result, sea.state().result);
}

#[test]
fn fs_2_a10_a_fireship_fast_alongside_tries_her_neighbour_in_a_turn_without_a_step() {
    let fast = |ship: &mut ShipPosition| {
        lit(ship);
        ship.caught_fast = true;
    };
    let mut sea = Scene::new(N)
        .advanced()
        .ship(REVENGE, (1, 15), N, |_| {})
        .called(TORCH, "fireship", (9, 10), N, fast)
        .ship(SAN_MARTIN, (10, 11), S, |_| {})
        .begin();
    let told = sea.part(&[], &[]);
    assert!(
        told.contains(&H::Gunnery(Gunnery::WindowOpened))
            && !has(&told, |h| matches!(h, H::Movement(Movement::BeatBegan { .. })))
    );
    let Want::Throw { why, .. } = sea.want() else { panic!("a throw") };
    assert_eq!(why, Why::Scorch { ship: id(SAN_MARTIN), by: id(TORCH) });
    let told = sea.go_on(&[throw(&[20]), throw(&[1])]);
    assert_eq!(only(&told, |h| matches!(h, H::Advanced(Advanced::Scorched { .. }))).len(), 1, "once a turn");
}

#[test]
fn ts_18_16_and_1_9_a11_soldiers_of_a_ship_without_sailors_fight_on() {
    let hulk = |deck: u8, below: u8| {
        let mut sea = Scene::new(N)
            .ship(REVENGE, (8, 12), N, |_| {})
            .ship(SAN_MARTIN, (8, 9), N, |ship| {
                (ship.standing, ship.sailors) = (Some(Standing::OutOfAction), Some(0));
                (ship.deck.pikemen, ship.below.musketeers) = (deck, below);
            })
            .ship(SANTIAGO, (1, 1), S, |_| {})
            .begin();
        let told = sea.part(&[(REVENGE, boarding(Sails::Battle, SAN_MARTIN))], &[throw(&[1])]);
        (sea, told)
    };
    let (_, told) = hulk(0, 0);
    assert!(has(&told, |h| matches!(h, H::Boarding(Boarding::Taken { .. }))), "nobody is left to fight");
    let (mut sea, told) = hulk(2, 0);
    assert!(told.contains(&H::Boarding(Boarding::Locked { boarder: id(REVENGE), boarded: id(SAN_MARTIN) })));
    assert!(!has(&told, |h| matches!(h, H::Boarding(Boarding::Taken { .. }))));
    // Both pikemen fall in the first round; they have struck as well.
    let told = sea.go_on(&[throw(&[1, 1, 20, 20, 20]), throw(&[20, 20])]);
    assert!(told.contains(&H::Boarding(Boarding::Taken { ship: id(SAN_MARTIN), by: id(REVENGE) })));
    // Those below come up at the start of the next turn.
    let (_, told) = hulk(0, 3);
    assert!(told.contains(&H::Movement(Movement::CameOnDeck {
        ship: id(SAN_MARTIN),
        kind: Soldiers::Musketeers,
        units: 3
    })));
}

#[test]
fn ts_28_c1_a16_a_ship_that_is_run_into_has_not_failed() {
    let mut sea = Scene::new(S).ship(REVENGE, (8, 9), N, |_| {}).ship(SAN_MARTIN, (8, 8), S, |_| {}).begin();
    let told = sea.play(&[(SAN_MARTIN, battle("F"))], &[]);
    let struck = id(REVENGE);
    assert!(has(
        &told,
        |h| matches!(h, H::Movement(Movement::Collided { struck: at, mutual: false, .. }) if *at == struck)
    ));
    assert_eq!([sea.ship(REVENGE).touched, sea.ship(SAN_MARTIN).touched], [false, true]);
    // Each would have entered the other's hex, and both ran into something there.
    let mut sea = Scene::new(SE).ship(REVENGE, (8, 9), N, |_| {}).ship(SAN_MARTIN, (8, 8), S, |_| {}).begin();
    let told = sea.play(&[(REVENGE, battle("F")), (SAN_MARTIN, battle("F"))], &[]);
    assert!(has(&told, |h| matches!(h, H::Movement(Movement::Collided { mutual: true, .. }))));
    assert!(sea.ship(REVENGE).touched && sea.ship(SAN_MARTIN).touched);
}
