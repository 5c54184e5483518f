//! TS-18: the way alongside, the grapple, the melee.

use weather_gage::rules::the_ships::happenings::{Boarding, Fighters, Losses, Movement, Stop, Turns};
use weather_gage::rules::the_ships::numbers::{Grip, Need};
use weather_gage::rules::the_ships::orders::{DeckOrder, OrderCard, Step};
use weather_gage::rules::the_ships::ship::{AfterMelee, Standing};
use weather_gage::rules::the_ships::ship_card::{Sails, Soldiers};

use super::scene::*;

fn board(sails: Sails, prey: &str) -> OrderCard {
    OrderCard { board: Some(id(prey)), ..card(sails, "") }
}

/// San Martin astern of Revenge, two hexes off, both heading north.
fn chase() -> Scene {
    Scene::new(N).ship(REVENGE, (8, 7), N, |_| {}).ship(SAN_MARTIN, (8, 10), N, |_| {})
}

#[test]
fn ts_10_3_board_wants_an_enemy_within_two_hexes_and_sails() {
    let sea = chase().begin();
    assert_eq!(sea.refusal(SAN_MARTIN, &board(Sails::Battle, REVENGE)), None);
    assert_eq!(sea.refusal(SAN_MARTIN, &board(Sails::Furled, REVENGE)), Some("TS-10.3"));
    assert_eq!(sea.refusal(SAN_MARTIN, &board(Sails::Battle, SAN_MARTIN)), Some("TS-10.3"));
    let far = Scene::new(N).ship(REVENGE, (8, 6), N, |_| {}).ship(SAN_MARTIN, (8, 10), N, |_| {}).begin();
    assert_eq!(far.refusal(SAN_MARTIN, &board(Sails::Battle, REVENGE)), Some("TS-10.3"));
}

#[test]
fn ts_18_1_to_18_5_she_closes_in_and_throws_after_every_step_alongside() {
    let mut sea = chase().begin();
    let gives = [throw(&[13]), throw(&[12])];
    let told = sea.part(&[(SAN_MARTIN, board(Sails::Battle, REVENGE))], &gives);
    let (ship, target) = (id(SAN_MARTIN), id(REVENGE));
    let grip = Grip { base: 12, pikemen: 0, musketeers: 0 };
    assert!(told.contains(&H::Boarding(Boarding::GrappleThrown { ship, target, face: 13, grip, held: false })));
    assert!(told.contains(&H::Boarding(Boarding::GrappleThrown { ship, target, face: 12, grip, held: true })));
    assert!(
        told.contains(&H::Movement(Movement::GroundAlongside { ship, target })),
        "TS-18.3: the second step would enter her target"
    );
    assert!(told.contains(&H::Boarding(Boarding::Locked { boarder: ship, boarded: target })));
    assert!(!has(&told, |h| matches!(h, H::Movement(Movement::Collided { .. }))));
    assert_eq!(sea.lies(SAN_MARTIN).0, (8, 9));
}

#[test]
fn ts_18_4_modifiers_as_printed_and_reversed() {
    use weather_gage::rules::the_ships::articles::GrappleMods;
    use weather_gage::rules::the_ships::boarding::grip;
    for (mods, pikemen, need) in [(GrappleMods::Printed, 4, 12), (GrappleMods::Reversed, -4, 12)] {
        let sea = chase()
            .with(|setup| {
                setup.switches.grapple_mods = mods;
                let ships = &mut setup.position.as_mut().unwrap().ships;
                ships.get_mut(SAN_MARTIN).unwrap().deck.pikemen = 2;
                ships.get_mut(REVENGE).unwrap().deck.musketeers = 2;
            })
            .begin();
        let grip = grip(sea.state(), sea.place(SAN_MARTIN), sea.place(REVENGE));
        assert_eq!((grip.pikemen, grip.musketeers, grip.need()), (pikemen, -pikemen, need));
    }
    let sea = chase()
        .with(|setup| {
            setup.position.as_mut().unwrap().ships.get_mut(SAN_MARTIN).unwrap().deck.pikemen = 2;
        })
        .begin();
    assert_eq!(grip(sea.state(), sea.place(SAN_MARTIN), sea.place(REVENGE)).need(), 8);
}

#[test]
fn ts_18_2_away_from_her_she_turns_the_shorter_way() {
    // Revenge lies abeam to the east: a nimble boarder turns to starboard at once.
    let mut sea = Scene::new(N).ship(REVENGE, (6, 9), N, |_| {}).ship(SAN_MARTIN, (8, 9), N, |_| {}).begin();
    let told = sea.part(&[(REVENGE, board(Sails::Battle, SAN_MARTIN))], &[]);
    assert!(has(&told, |h| matches!(h, H::Movement(Movement::StepPaid { step: Step::Right, .. }))));
    // A clumsy one without the mark goes ahead instead.
    let mut sea = Scene::new(N).ship(REVENGE, (6, 9), N, |_| {}).ship(SAN_MARTIN, (8, 9), N, |_| {}).begin();
    let told = sea.part(&[(SAN_MARTIN, board(Sails::Battle, REVENGE))], &[]);
    assert!(has(&told, |h| matches!(
        h,
        H::Movement(Movement::StepPaid { step: Step::Forward, plotted: Some(Step::Left), .. })
    )));
}

#[test]
fn ts_18_2_where_one_way_alone_is_open_nothing_is_chosen() {
    // Revenge lies abeam: her captain has no say in it, and the log does not pretend otherwise.
    let mut sea = Scene::new(N).ship(REVENGE, (6, 9), N, |_| {}).ship(SAN_MARTIN, (8, 9), N, |_| {}).begin();
    let told = sea.part(&[(REVENGE, board(Sails::Battle, SAN_MARTIN))], &[]);
    assert!(has(&told, |h| matches!(h, H::Movement(Movement::StepPaid { step: Step::Right, plotted: None, .. }))));
    assert!(!has(&told, |h| matches!(h, H::Boarding(Boarding::ApproachChosen { .. }))), "{told:?}");
}

#[test]
fn ts_18_7_held_ships_stop_and_soldiers_ordered_up_come_at_once() {
    let mut sea = chase()
        .with(|setup| {
            setup.position.as_mut().unwrap().ships.get_mut(SAN_MARTIN).unwrap().below.pikemen = 5;
        })
        .begin();
    let order = OrderCard { pikemen: Some(DeckOrder::Up(3)), ..board(Sails::Battle, REVENGE) };
    let told = sea.part(&[(SAN_MARTIN, order)], &[throw(&[1])]);
    assert!(told.contains(&H::Movement(Movement::CameOnDeck {
        ship: id(SAN_MARTIN),
        kind: Soldiers::Pikemen,
        units: 5
    })));
    let stopped = |name| H::Movement(Movement::Stopped { ship: id(name), why: Stop::Grappled });
    assert!(told.contains(&stopped(SAN_MARTIN)) && told.contains(&stopped(REVENGE)));
    // TS-18.8: the first round comes in the beat after the grapple.
    let beats = only(&told, |h| matches!(h, H::Movement(Movement::BeatBegan { .. })));
    assert_eq!(beats, [H::Movement(Movement::BeatBegan { beat: 1 }), H::Movement(Movement::BeatBegan { beat: 2 })]);
    // TS-18.10: the boarder strikes first, pikemen first.
    let weather_gage::rules::kernel::Want::Throw { request, why, .. } = sea.want() else { panic!("strikes") };
    assert_eq!(request.thrown(), 5);
    let who = Fighters::Pikemen;
    let need = Need { base: 12, officers: 0 };
    use weather_gage::rules::the_ships::wants::Why;
    assert_eq!(why, Why::Strikes { ship: id(SAN_MARTIN), against: id(REVENGE), who, need });
}

fn melee(differs: impl FnOnce(&mut Scene)) -> Sea {
    let mut scene = Scene::new(N)
        .ship(REVENGE, (8, 9), N, |ship| ship.sailors = Some(6))
        .ship(SAN_MARTIN, (9, 9), N, |ship| {
            ship.deck.pikemen = 3;
            ship.deck.musketeers = 1;
        })
        .locked(SAN_MARTIN, REVENGE);
    differs(&mut scene);
    scene.begin()
}

#[test]
fn ts_18_10_and_18_11_e19_strikes_by_kind_and_losses_in_order() {
    // E19: pikemen 1 and 10 hit, 15 misses; the musketeer's 6 hits; the sailor's 2 hits. Five strikes in all.
    let mut sea = melee(|_| {});
    let told = sea.part(&[], &[throw(&[1, 10, 15]), throw(&[6]), throw(&[2]), throw(&[6, 7, 7, 7, 7])]);
    let felled = only(&told, |h| matches!(h, H::Boarding(Boarding::Felled { .. })));
    let (revenge, san_martin) = (id(REVENGE), id(SAN_MARTIN));
    let mut expected = vec![H::Boarding(Boarding::Felled { ship: revenge, who: Fighters::Sailors }); 4];
    expected.push(H::Boarding(Boarding::Felled { ship: san_martin, who: Fighters::Pikemen }));
    assert_eq!(felled, expected);
    assert!(
        !has(&told, |h| matches!(h, H::Losses(Losses::GunStruckOff { .. } | Losses::SoldierLost { .. }))),
        "no strike-off"
    );
    assert!(told.contains(&H::Boarding(Boarding::RoundFought { boarder: san_martin, boarded: revenge })));
}

#[test]
fn ts_18_13_and_18_14_a_ship_without_anybody_is_taken_and_the_winner_is_free() {
    let mut sea = melee(|scene| {
        scene.setup.position.as_mut().unwrap().ships.get_mut(REVENGE).unwrap().sailors = Some(2);
    });
    let told = sea.part(&[], &[throw(&[1, 10, 15]), throw(&[20]), throw(&[20]), throw(&[20, 20])]);
    assert!(told.contains(&H::Boarding(Boarding::Taken { ship: id(REVENGE), by: id(SAN_MARTIN) })));
    assert!(told.contains(&H::Boarding(Boarding::CameFree { ship: id(SAN_MARTIN), won: true })));
    assert_eq!(sea.ship(REVENGE).standing, Standing::Taken);
    assert_eq!(sea.ship(SAN_MARTIN).after_melee, AfterMelee::NextTurn);
}

#[test]
fn ts_18_12_soldiers_below_come_up_at_the_start_of_the_next_turn() {
    let mut sea = melee(|scene| {
        let position = scene.setup.position.as_mut().unwrap();
        position.at_dawn = true;
        position.ships.get_mut(REVENGE).unwrap().below.musketeers = 2;
    });
    let told = sea.go_on(&[]);
    assert!(told.contains(&H::Movement(Movement::CameOnDeck {
        ship: id(REVENGE),
        kind: Soldiers::Musketeers,
        units: 2
    })));
    assert_eq!(sea.ship(REVENGE).on_deck(Soldiers::Musketeers), 2);
}

#[test]
fn ts_18_8_four_rounds_a_turn() {
    let mut sea = melee(|_| {});
    let miss = [throw(&[20, 20, 20]), throw(&[20]), throw(&[20]), throw(&[20; 5])];
    // No captain has orders to give, so the next turn begins by itself.
    let told = sea.part(&[], &miss.iter().cloned().cycle().take(16).collect::<Vec<_>>());
    let next = told.iter().position(|h| *h == H::Turns(Turns::TurnBegan { turn: 2 })).unwrap();
    assert_eq!(only(&told[..next], |h| matches!(h, H::Boarding(Boarding::RoundFought { .. }))).len(), 4);
    assert!(sea.state().is_locked(sea.place(REVENGE)));
    // TS-8.7, TS-18.9: no orders for either.
    assert!(!sea.state().takes_orders(sea.place(REVENGE)) && !sea.state().takes_orders(sea.place(SAN_MARTIN)));
}

#[test]
fn ts_18_15_ten_strikers_are_shared_out_among_two_enemies() {
    // E21: three pikemen and two sailors on one, five musketeers on the other.
    let mut sea = Scene::new(N)
        .ship(REVENGE, (8, 9), N, |_| {})
        .ship(SWALLOW, (10, 9), N, |_| {})
        .ship(SAN_MARTIN, (9, 9), N, |ship| {
            ship.deck.pikemen = 3;
            ship.deck.musketeers = 5;
        })
        .locked(SAN_MARTIN, REVENGE)
        .locked(SWALLOW, SAN_MARTIN)
        .begin();
    let told = sea.part(&[], &[choose("3p0m2s")]);
    let ship = id(SAN_MARTIN);
    assert!(told.contains(&H::Boarding(Boarding::StrikesShared {
        ship,
        against: id(REVENGE),
        pikemen: 3,
        musketeers: 0,
        sailors: 2
    })));
    assert!(told.contains(&H::Boarding(Boarding::StrikesShared {
        ship,
        against: id(SWALLOW),
        pikemen: 0,
        musketeers: 5,
        sailors: 0
    })));
    let dice = [throw(&[20; 3]), throw(&[20; 2]), throw(&[20; 5]), throw(&[20; 5]), throw(&[20; 5])];
    let told = sea.go_on(&dice);
    let struck: Vec<_> = told
        .iter()
        .filter_map(|h| match h {
            H::Boarding(Boarding::Struck { ship, against, .. }) => Some((*ship, *against)),
            _ => None,
        })
        .collect();
    let (revenge, swallow) = (id(REVENGE), id(SWALLOW));
    assert_eq!(struck, [(ship, revenge), (ship, revenge), (revenge, ship), (swallow, ship), (ship, swallow)]);
}

#[test]
fn ts_18_16_a_hulk_is_taken_on_the_spot() {
    let mut sea = chase()
        .ship(SWALLOW, (1, 15), N, |_| {})
        .with(|setup| {
            setup.position.as_mut().unwrap().ships.get_mut(REVENGE).unwrap().standing = Some(Standing::Surrendered);
        })
        .begin();
    let told = sea.play(&[(SAN_MARTIN, board(Sails::Battle, REVENGE))], &[throw(&[12])]);
    assert!(told.contains(&H::Boarding(Boarding::Taken { ship: id(REVENGE), by: id(SAN_MARTIN) })));
    assert!(!has(&told, |h| matches!(h, H::Boarding(Boarding::Locked { .. } | Boarding::Struck { .. }))));
    // TS-18.14: next turn she may not begin with a turn, and going ahead would run her into the taken ship.
    assert_eq!(sea.refusal(SAN_MARTIN, &battle("F")), Some("TS-18.14"));
    assert_eq!(sea.refusal(SAN_MARTIN, &furled()), Some("TS-18.14"));
}

#[test]
fn ts_18_6_if_the_target_leaves_play_the_boarder_goes_ahead() {
    use weather_gage::rules::the_ships::scenario::{Edge, Exit};
    use weather_gage::rules::the_ships::ship_card::Nation;
    let mut sea = Scene::new(N)
        .with(|setup| {
            setup.scenario.exits =
                vec![Exit { player: Nation::English, edge: Edge::North, between: None, after_turn: 0 }];
        })
        .ship(REVENGE, (8, 0), N, |_| {})
        .ship(SWALLOW, (1, 15), N, |_| {})
        .ship(SAN_MARTIN, (8, 3), N, |_| {})
        .begin();
    let told = sea.play(&[(REVENGE, battle("F")), (SAN_MARTIN, board(Sails::Battle, REVENGE))], &[]);
    assert!(told.contains(&H::Movement(Movement::Exited { ship: id(REVENGE), allowed: true })));
    let ahead = only(
        &told,
        |h| matches!(h, H::Movement(Movement::Stepped { ship, step: Step::Forward, .. }) if *ship == id(SAN_MARTIN)),
    );
    assert_eq!(ahead.len(), 3);
}
