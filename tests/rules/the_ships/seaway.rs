//! TS-4 (waters and the edge), TS-7.2, TS-11.2, TS-11.3, TS-12.3: events on the way.

use weather_gage::rules::geometry::base::Base;
use weather_gage::rules::geometry::hex::{Heading, Offset};
use weather_gage::rules::the_ships::chart::{Chart, hang_together};
use weather_gage::rules::the_ships::happenings::{Cause, Losses, Movement, Stop, Turns};
use weather_gage::rules::the_ships::orders::{OrderCard, Pivot, Step};
use weather_gage::rules::the_ships::sailing::{after_pivot, after_step, entered_by_pivot, entered_by_step};
use weather_gage::rules::the_ships::scenario::{Edge, Exit};
use weather_gage::rules::the_ships::ship::{Fire, Standing};
use weather_gage::rules::the_ships::ship_card::{MastName, Nation, Officer, Soldiers};
use weather_gage::rules::the_ships::tile::Terrain;

use super::scene::*;

fn is_one_piece(chart: &Chart) -> bool {
    hang_together(chart.tiles().map(|(slot, _)| slot).collect())
}

#[test]
fn ts_4_1_and_4_2_an_anchor_holds_with_either_hex_on_shallow_water() {
    let over = |shallow: Option<(i32, i32)>| {
        let mut scene = Scene::new(S);
        if let Some((col, row)) = shallow {
            scene = scene.terrain(col, row, Terrain::Shallow);
        }
        let sea = scene.ship(REVENGE, (4, 9), N, |_| {}).ship(SAN_MARTIN, (12, 4), S, |_| {}).begin();
        sea.refusal(REVENGE, &OrderCard { drop: true, ..furled() })
    };
    assert_eq!(over(None), Some("TS-10.12"), "both hexes on deep water");
    assert_eq!([over(Some((4, 9))), over(Some((4, 10)))], [None, None], "bow or stern");
    assert_eq!(over(Some((5, 9))), Some("TS-10.12"), "the hex beside her is no help");
}

#[test]
fn ts_4_1_and_4_2_ships_move_freely_on_deep_and_shallow_water() {
    let mut sea = Scene::new(N)
        .terrain(4, 8, Terrain::Shallow)
        .terrain(4, 7, Terrain::Shallow)
        .ship(REVENGE, (4, 9), N, |_| {})
        .ship(SAN_MARTIN, (12, 4), S, |_| {})
        .begin();
    let told = sea.play(&[(REVENGE, battle("FFFF"))], &[]);
    assert!(!has(&told, |h| matches!(h, H::Movement(Movement::Stopped { .. }))));
    assert_eq!(sea.lies(REVENGE), ((4, 5), N));
}

#[test]
fn ts_4_3_a_turn_onto_a_shoal_holds_as_well_and_aground_she_can_still_load() {
    use weather_gage::rules::the_ships::orders::LoadMark;
    use weather_gage::rules::the_ships::ship_card::BatteryPlace;
    let mut sea = Scene::new(N)
        .terrain(5, 8, Terrain::Shoal)
        .ship(REVENGE, (4, 9), N, |_| {})
        .ship(SAN_MARTIN, (12, 4), S, |_| {})
        .begin();
    // Neighbours of an even column: NE of the stern 4,10 is 5,9; of the hex one further, 5,8.
    let told = sea.play(&[(REVENGE, battle("FRF"))], &[]);
    assert!(told.contains(&H::Movement(Movement::RanAground { ship: id(REVENGE) })));
    assert!(told.contains(&H::Movement(Movement::Stopped { ship: id(REVENGE), why: Stop::Aground })));
    assert_eq!(sea.lies(REVENGE), ((5, 8), NE));
    assert_eq!(sea.ship(REVENGE).crossed, [0; 3]);
    assert_eq!(sea.refusal(REVENGE, &battle("F")), Some("TS-4.3"));
    let pivot = Some(Pivot::ALL[0]);
    assert_eq!(sea.refusal(REVENGE, &OrderCard { pivot, ..furled() }), Some("TS-10.13"));
    let load = OrderCard { load: per(BatteryPlace::Port, LoadMark::Ball), ..furled() };
    assert_eq!(sea.refusal(REVENGE, &load), None);
}

#[test]
fn ts_4_6_every_legal_pivot_is_offered_and_none_into_a_ship_or_over_the_edge() {
    let mut sea = Scene::new(N)
        .with(|setup| setup.scenario.layout.0.truncate(1))
        .terrain(0, 5, Terrain::Shallow)
        .ship(REVENGE, (8, 0), N, |_| {})
        .ship(SWALLOW, (7, 1), S, |_| {})
        .ship(SAN_MARTIN, (14, 3), S, |_| {})
        .begin();
    sea.part(&[(REVENGE, battle("F"))], &[]);
    let weather_gage::rules::kernel::Want::Choice { by, options, .. } = sea.want() else { panic!("a choice") };
    assert_eq!(by, sea.state().seat(Nation::English));
    let keys: Vec<_> = options.iter().map(|option| option.key()).collect();
    // Bow 8,0 and stern 8,1; Swallow lies on 7,0. About the stern she may only turn right; about the bow both ways.
    assert_eq!(keys, ["none", "bow-left", "stern-right"], "{:?}", sea.state().base(sea.place(REVENGE)));
    let told = sea.go_on(&[choose("stern-right")]);
    assert!(has(&told, |h| matches!(h, H::Movement(Movement::Pivoted { .. }))));
    assert!(!has(&told, |h| matches!(h, H::Losses(Losses::BoxCrossed { .. }))), "no damage");
    assert!(
        told.contains(&H::Turns(Turns::MarksSet { ship: id(REVENGE), last_move: false })),
        "TS-9.6: a pivot counts as a turn"
    );
}

#[test]
fn ts_4_7_and_25_3_only_her_own_side_leaves_over_an_exit_and_only_where_and_when_it_is_open() {
    let leave = |exit: Option<Exit>, turn: u16| {
        let mut sea = Scene::new(N)
            .terrain(0, 17, Terrain::Shallow)
            .with(|setup| {
                setup.scenario.exits = exit.into_iter().collect();
                setup.position.as_mut().unwrap().turn = Some(turn);
            })
            .ship(REVENGE, (8, 0), N, |_| {})
            .ship(SWALLOW, (1, 15), N, |_| {})
            .ship(SAN_MARTIN, (14, 9), S, |_| {})
            .begin();
        let told = sea.part(&[(REVENGE, battle("F"))], &[]);
        has(&told, |h| matches!(h, H::Movement(Movement::Exited { allowed: true, .. })))
            .then(|| sea.ship(REVENGE).standing)
    };
    let exit = |player, edge| Exit { player, edge, between: None, after_turn: 0 };
    let out = Some(Standing::Exited);
    assert_eq!(leave(Some(exit(Nation::English, Edge::North)), 1), out);
    assert_eq!(leave(Some(exit(Nation::Spanish, Edge::North)), 1), None);
    assert_eq!(leave(Some(exit(Nation::English, Edge::East)), 1), None);
    assert_eq!(leave(None, 1), None);
    let stretch = |from, to| Exit { between: Some((from, to)), ..exit(Nation::English, Edge::North) };
    assert_eq!([leave(Some(stretch(6, 9)), 1), leave(Some(stretch(9, 17)), 1)], [out, None]);
    let late = || Some(Exit { after_turn: 6, ..exit(Nation::English, Edge::North) });
    assert_eq!([leave(late(), 6), leave(late(), 7)], [None, out], "open after turn 6");
}

/// Revenge about to leave the open sea, with her owner's options.
fn leaving(bow: (i32, i32), facing: Heading, others: &[(&str, (i32, i32))], route: &str) -> (Sea, Vec<String>) {
    let mut scene = Scene::new(facing).ship(REVENGE, bow, facing, |_| {});
    for (name, at) in others {
        scene = scene.ship(name, *at, S, |_| {});
    }
    let mut sea = scene.begin();
    sea.part(&[(REVENGE, battle(route))], &[]);
    let weather_gage::rules::kernel::Want::Choice { options, .. } = sea.want() else { panic!("a choice") };
    let keys = options.iter().map(|option| option.key()).collect();
    (sea, keys)
}

#[test]
fn ts_4_8_the_tile_in_line_with_her_comes_from_the_opposite_side() {
    let (mut sea, keys) = leaving((8, 0), N, &[(SAN_MARTIN, (2, 9))], "FFFF");
    assert_eq!(keys, ["tile-8", "none"], "the tile of her own column, at the southern edge");
    let told = sea.go_on(&[choose("tile-8")]);
    assert!(told.contains(&H::Movement(Movement::TileLeapt {
        tile: 8,
        from: Offset::new(1, 2),
        to: Offset::new(1, -1)
    })));
    assert_eq!(sea.lies(REVENGE), ((8, -4), N), "she goes on over it");
}

#[test]
fn ts_4_8_an_occupied_tile_stays_and_the_owner_picks_another_of_that_edge() {
    let (mut sea, keys) = leaving((8, 0), N, &[(SAN_MARTIN, (8, 15))], "FFFF");
    assert_eq!(keys, ["tile-7", "tile-9", "none"]);
    let told = sea.go_on(&[choose("tile-9")]);
    assert!(told.contains(&H::Movement(Movement::TileLeapt {
        tile: 9,
        from: Offset::new(2, 2),
        to: Offset::new(1, -1)
    })));
    assert!(is_one_piece(&sea.state().chart));
}

#[test]
fn ts_4_8_with_every_tile_of_that_edge_occupied_the_edge_is_an_edge() {
    let others = [(SWALLOW, (2, 15)), (SAN_MARTIN, (8, 15)), (SANTIAGO, (14, 15))];
    let (mut sea, keys) = leaving((8, 0), N, &others, "F");
    assert!(keys.iter().all(|key| !key.starts_with("tile-")), "{keys:?}");
    let told = sea.go_on(&[choose("none")]);
    assert!(!has(&told, |h| matches!(h, H::Movement(Movement::TileLeapt { .. }))));
    assert_eq!(sea.lies(REVENGE), ((8, 0), N));
}

#[test]
fn ts_4_8_declined_the_edge_stops_her() {
    let (mut sea, _) = leaving((8, 0), N, &[(SAN_MARTIN, (2, 9))], "F");
    let told = sea.go_on(&[choose("none"), choose("none")]);
    assert!(told.contains(&H::Movement(Movement::Stopped { ship: id(REVENGE), why: Stop::Edge })));
}

#[test]
fn ts_4_8_over_a_corner_two_tiles_are_put_down() {
    // From the north-east corner hex 17,0 to the north-east: the new hex lies over the corner, beside no tile.
    let facing = NE;
    let (mut sea, keys) = leaving((17, 0), facing, &[(SAN_MARTIN, (8, 9))], "F");
    let entered = entered_by_step(Base::from_bow(Offset::new(17, 0).into(), facing), Step::Forward);
    let goal = Chart::slot_of(entered);
    assert_eq!(goal, Offset::new(3, 0), "odd columns lie lower: 18,0 is beside the eastern tile");
    assert_eq!(keys, ["tile-1", "none"]);
    sea.go_on(&[choose("tile-1")]);
    assert_eq!(Offset::from(entered), Offset::new(18, 0));
    // An even column in the north-west corner: to the north-west of 0,0 lies -1,-1.
    let (mut sea, keys) = leaving((0, 0), NW, &[(SAN_MARTIN, (8, 9))], "F");
    assert!(keys.contains(&"none".to_owned()) && keys.len() >= 2, "{keys:?}");
    let told = sea.go_on(&[Give::Choose(Box::leak(keys[0].clone().into_boxed_str()))]);
    let leaps = only(&told, |h| matches!(h, H::Movement(Movement::TileLeapt { .. })));
    assert_eq!(leaps.len(), 2, "one beside her, and one under her new hex");
    assert!(told.contains(&H::Movement(Movement::Stepped {
        ship: id(REVENGE),
        step: Step::Forward,
        to: at((-1, -1), NW)
    })));
    assert!(is_one_piece(&sea.state().chart));
    assert_eq!(sea.state().chart.tiles().count(), 9);
}

#[test]
fn ts_7_2_fire_damage_first_then_soldiers_below_come_up_and_then_orders() {
    let mut sea = Scene::new(N)
        .advanced()
        .with(|setup| setup.position.as_mut().unwrap().at_dawn = true)
        .ship(REVENGE, (8, 9), N, |ship| {
            (ship.fire, ship.burn_due) = (Some(Fire::Port), true);
            ship.below.musketeers = 2;
        })
        .ship(SAN_MARTIN, (9, 9), N, |_| {})
        .ship(SANTIAGO, (1, 1), S, |_| {})
        .locked(SAN_MARTIN, REVENGE)
        .begin();
    // Four port boxes cost a gun and a sailor, the mast box another: two officer dice.
    let told = sea.go_on(&[choose("main"), throw(&[20]), throw(&[20])]);
    let names = super::conventions::names(&told);
    let place =
        |name: &str| names.iter().position(|known| known == name).unwrap_or_else(|| panic!("{name} in {names:?}"));
    assert_eq!(told[0], H::Turns(Turns::TurnBegan { turn: 1 }));
    assert!(place("FireDamaged") < place("BoxCrossed") && place("BoxCrossed") < place("MastBoxCrossed"));
    assert!(place("MastBoxCrossed") < place("CameOnDeck"));
    assert_eq!(names.last().map(String::as_str), Some("PhaseBegan"));
    let burnt = only(&told, |h| matches!(h, H::Losses(Losses::BoxCrossed { cause: Cause::Fire, .. })));
    assert_eq!(burnt.len(), 4);
    assert_eq!(sea.ship(REVENGE).on_deck(Soldiers::Musketeers), 2);
}

#[test]
fn ts_11_2_and_11_3_officers_cost_tokens_and_a_mast_takes_what_it_brought() {
    let with = |officers: Vec<Officer>| {
        let mut sea = Scene::new(N)
            .advanced()
            .ship(REVENGE, (4, 9), N, |_| {})
            .ship(SAN_MARTIN, (12, 9), N, |ship| ship.officers_lost = officers)
            .begin();
        let told = sea.part(&[(SAN_MARTIN, full("F"))], &[]);
        let received = only(&told, |h| matches!(h, H::Turns(Turns::TokensReceived { .. })));
        let [H::Turns(Turns::TokensReceived { by_mast, officers, total, .. })] = received[..] else {
            panic!("{received:?}")
        };
        (by_mast, officers, total)
    };
    use Officer::{Boatswain, Captain, FirstMate, Gunner, Master};
    assert_eq!(with(vec![]), ([2, 2, 2, 0], 0, 6));
    assert_eq!(with(vec![Captain, Master]), ([2, 2, 2, 0], -2, 4), "got is not reduced");
    // Four masts bring one token each under battle sails, and four officers are missed: none is left, and not fewer.
    let mut sea = Scene::new(N)
        .advanced()
        .ship(REVENGE, (4, 9), N, |ship| {
            ship.officers_lost = vec![Captain, FirstMate, Master, Boatswain];
            ship.masts.insert(MastName::Main, 3);
        })
        .ship(SAN_MARTIN, (12, 9), N, |ship| ship.officers_lost = vec![Gunner])
        .begin();
    let told = sea.play(&[(REVENGE, battle(""))], &[]);
    assert!(has(&told, |h| matches!(h, H::Turns(Turns::TokensReceived { officers: -4, total: 0, .. }))));
}

#[test]
fn ts_12_3_every_step_and_pivot_enters_exactly_one_hex() {
    for facing in Heading::ALL {
        let base = Base::from_bow(Offset::new(8, 8).into(), facing);
        let entered = |after: Base| after.hexes().into_iter().filter(|hex| !base.covers(*hex)).collect::<Vec<_>>();
        for step in Step::ALL {
            assert_eq!(entered(after_step(base, step)), [entered_by_step(base, step)]);
            assert_eq!(after_step(base, step).bow(), entered_by_step(base, step), "always the new bow");
        }
        for pivot in Pivot::ALL {
            assert_eq!(entered(after_pivot(base, pivot)), [entered_by_pivot(base, pivot)]);
        }
    }
}
