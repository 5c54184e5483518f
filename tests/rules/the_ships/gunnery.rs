//! TS-14 (gunnery), TS-15 (shot), TS-16 (musketry), TS-19 (fire windows).

use weather_gage::rules::geometry::base::Base;
use weather_gage::rules::geometry::cones::Aspect;
use weather_gage::rules::geometry::hex::Offset;
use weather_gage::rules::kernel::{Ruleset, Seat, Viewer};
use weather_gage::rules::the_ships::game::TheShips;
use weather_gage::rules::the_ships::gunnery::sight_from;
use weather_gage::rules::the_ships::gunnery_table::Shot;
use weather_gage::rules::the_ships::happenings::{Cause, Gunnery, Losses, Movement, SailorLoss, Turns};
use weather_gage::rules::the_ships::numbers::{Aim, Silence};
use weather_gage::rules::the_ships::orders::{DeckOrder, LoadMark, OrderCard};
use weather_gage::rules::the_ships::position::ShipPosition;
use weather_gage::rules::the_ships::ship_card::{BatteryPlace, MastName, Sails, Soldiers};
use weather_gage::rules::the_ships::tile::Terrain;

use super::scene::*;

const STARBOARD: BatteryPlace = BatteryPlace::Starboard;

/// Revenge looks north; San Martin lies `away` columns to the east with her port side to her.
fn abeam(shot: LoadMark, range: u8, away: i32, differs: impl FnOnce(&mut ShipPosition)) -> Scene {
    Scene::new(N)
        .ship(REVENGE, (6, 9), N, |ship| {
            loaded(ship, STARBOARD, shot, 2, range);
            differs(ship);
        })
        .ship(SAN_MARTIN, (6 + away, 9), N, |_| {})
}

fn volley(told: &[H]) -> Option<(Shot, u8, Aspect, Aim, u8)> {
    told.iter().find_map(|h| match h {
        H::Gunnery(Gunnery::VolleyFired { shot, range, aspect, aim, hits, .. }) => {
            Some((*shot, *range, *aspect, *aim, *hits))
        }
        _ => None,
    })
}

#[test]
fn ts_14_7_14_12_14_13_and_15_1_six_ball_hits_cost_six_boxes_two_guns_two_sailors() {
    // E12 and E13: dice 4 8 11 19 10 2 15 against 8 are three hits, against 12 five.
    let mut sea = abeam(LoadMark::Ball, 4, 4, |_| {}).begin();
    let told = sea.play(&[(REVENGE, battle("F"))], &[throw(&[4, 8, 11, 19, 10, 2, 15])]);
    let aim = Aim { table: 8, sails: 0, anchor: 0, officers: 0 };
    assert_eq!(volley(&told), Some((Shot::Ball, 4, Aspect::Port, aim, 3)));
    assert_eq!(sea.ship(SAN_MARTIN).crossed, [3, 0, 0]);

    let mut sea = abeam(LoadMark::Ball, 4, 4, |ship| ship.anchored = true).terrain(6, 9, Terrain::Shallow).begin();
    let told = sea.play(&[], &[throw(&[4, 8, 11, 19, 10, 2, 15])]);
    let aim = Aim { table: 8, sails: 2, anchor: 2, officers: 0 };
    assert_eq!(volley(&told), Some((Shot::Ball, 4, Aspect::Port, aim, 5)));

    let mut sea = abeam(LoadMark::Ball, 4, 4, |_| {}).begin();
    let told = sea.play(&[(REVENGE, battle("F"))], &[throw(&[1, 1, 1, 1, 1, 1, 20])]);
    let ship = id(SAN_MARTIN);
    let row = BatteryPlace::Port;
    let boxes = (1..=6).map(|number| H::Losses(Losses::BoxCrossed { ship, row, number, cause: Cause::Ball }));
    let guns = [0, 1].map(|gun| H::Losses(Losses::GunLost { ship, battery: row, gun, cause: Cause::Ball }));
    let sailors = [0, 1].map(|_| H::Losses(Losses::SailorLost { ship, to: SailorLoss::Gun }));
    let expected: Vec<H> = boxes.chain(guns).chain(sailors).collect();
    let losses = only(&told, |h| {
        matches!(
            h,
            H::Losses(
                Losses::BoxCrossed { .. }
                    | Losses::GunLost { .. }
                    | Losses::SailorLost { .. }
                    | Losses::SoldierLost { .. }
            )
        )
    });
    assert_eq!(losses, expected);
}

#[test]
fn ts_6_3_and_e11_seven_dice_and_five_after_losses() {
    let mut sea = abeam(LoadMark::Ball, 4, 4, |ship| ship.crossed.set(STARBOARD, Some(6))).begin();
    sea.part(&[(REVENGE, battle("F"))], &[]);
    let weather_gage::rules::kernel::Want::Throw { request, .. } = sea.want() else { panic!("dice") };
    assert_eq!(request.thrown(), 5);
}

#[test]
fn ts_14_6_the_zone_is_the_arc_within_the_set_range() {
    let mut sea = abeam(LoadMark::Ball, 3, 4, |_| {}).begin();
    let told = sea.play(&[(REVENGE, battle("F"))], &[]);
    assert_eq!(volley(&told), None, "four hexes away, set to three");
    // The stern battery of San Martin looks astern only.
    let mut sea = Scene::new(N)
        .ship(REVENGE, (8, 12), N, |_| {})
        .ship(SAN_MARTIN, (8, 8), N, |ship| loaded(ship, BatteryPlace::Stern, LoadMark::Ball, 3, 6))
        .begin();
    let told = sea.play(&[], &[throw(&[20, 20])]);
    assert_eq!(volley(&told).map(|(_, range, aspect, ..)| (range, aspect)), Some((3, Aspect::Bow)));
}

#[test]
fn ts_14_11_an_x_in_the_table_keeps_the_battery_silent_and_ready() {
    let mut sea = abeam(LoadMark::Chain, 5, 1, |_| {}).begin();
    let told = sea.play(&[], &[]);
    assert_eq!(volley(&told), None);
    assert!(!has(&told, |h| matches!(h, H::Gunnery(Gunnery::RangeVoid { .. } | Gunnery::LoadVoid { .. }))));
    let cards = sea.ship(REVENGE).cards_on(STARBOARD);
    assert_eq!((cards.load.map(|load| load.boxes), cards.range), (Some(2), Some(5)));
}

#[test]
fn ts_14_14_the_volley_costs_a_barrel_and_empties_the_battery() {
    let mut sea = abeam(LoadMark::Ball, 4, 4, |_| {}).begin();
    sea.play(&[], &[throw(&[20; 7])]);
    assert_eq!(sea.ship(REVENGE).cards_on(STARBOARD), Default::default());
    assert_eq!(sea.ship(REVENGE).powder, 9);
    // TS-14.5: card barrels first, then the hold; without any there is no volley.
    let mut sea = abeam(LoadMark::Ball, 4, 4, |ship| {
        ship.powder = Some(0);
        ship.powder_below = 1;
    })
    .begin();
    let told = sea.play(&[], &[throw(&[20; 7])]);
    assert!(has(&told, |h| matches!(h, H::Gunnery(Gunnery::VolleyFired { from_hold: true, .. }))));
    assert_eq!(sea.ship(REVENGE).barrels(), 0);
    let mut sea = abeam(LoadMark::Ball, 4, 4, |ship| ship.powder = Some(0)).begin();
    assert_eq!(volley(&sea.play(&[], &[])), None);
}

#[test]
fn ts_14_5_the_last_barrel_goes_to_the_first_battery() {
    let mut sea = Scene::new(N)
        .ship(REVENGE, (8, 9), N, |ship| {
            loaded(ship, BatteryPlace::Port, LoadMark::Ball, 2, 4);
            loaded(ship, STARBOARD, LoadMark::Ball, 2, 4);
            ship.powder = Some(1);
        })
        .ship(SAN_MARTIN, (11, 9), N, |_| {})
        .ship(SANTIAGO, (5, 9), N, |_| {})
        .begin();
    let told = sea.play(&[], &[throw(&[20; 7])]);
    let fired = only(&told, |h| matches!(h, H::Gunnery(Gunnery::VolleyFired { .. })));
    assert!(matches!(&fired[..], [H::Gunnery(Gunnery::VolleyFired { battery: BatteryPlace::Port, .. })]));
}

#[test]
fn ts_14_8_with_several_enemies_the_owner_chooses() {
    let mut sea = abeam(LoadMark::Ball, 6, 4, |_| {}).ship(SANTIAGO, (11, 10), N, |_| {}).begin();
    let told = sea.play(&[], &[choose(SANTIAGO), throw(&[20; 7])]);
    assert!(has(&told, |h| matches!(h, H::Gunnery(Gunnery::VolleyFired { target, .. }) if *target == id(SANTIAGO))));
}

#[test]
fn ts_3_15_a_third_ship_or_land_blocks_the_sight() {
    let mut sea = abeam(LoadMark::Ball, 6, 4, |_| {}).ship(SWALLOW, (8, 9), N, |_| {}).begin();
    assert_eq!(volley(&sea.play(&[], &[])), None);
    use weather_gage::rules::the_ships::tile::Terrain;
    let land = abeam(LoadMark::Ball, 6, 4, |_| {}).terrain(8, 9, Terrain::Land).terrain(8, 10, Terrain::Land);
    assert_eq!(volley(&land.begin().play(&[], &[])), None);
    let reef = abeam(LoadMark::Ball, 6, 4, |_| {}).terrain(8, 9, Terrain::Reef).terrain(8, 10, Terrain::Reef);
    assert!(volley(&reef.begin().play(&[], &[throw(&[20; 7])])).is_some());
}

#[test]
fn ts_3_15_seen_from_where_she_will_lie_her_own_hexes_of_now_hide_nobody() {
    // The order card asks how it is from the end of a route: Revenge now lies between that place and San Martin.
    let from_the_west = |revenge, swallow| {
        let sea = Scene::new(N)
            .ship(REVENGE, revenge, N, |_| {})
            .ship(SWALLOW, swallow, N, |_| {})
            .ship(SAN_MARTIN, (10, 9), N, |_| {})
            .begin();
        let there = Base::from_bow(Offset::new(6, 9).into(), N);
        sight_from(sea.state(), sea.place(REVENGE), there, sea.place(SAN_MARTIN)).is_none()
    };
    assert!(from_the_west((8, 9), (1, 2)));
    assert!(!from_the_west((1, 2), (8, 9)), "a third ship in the same hexes hides her");
}

#[test]
fn ts_14_2_14_3_and_20_1_reload_boxes_fill_one_a_turn() {
    // Ordered in the first turn, an English battery is ready at the start of the third; a Spanish one a turn later.
    let mut sea = Scene::new(N).ship(REVENGE, (6, 9), N, |_| {}).ship(SAN_MARTIN, (16, 3), N, |_| {}).begin();
    let load = |shot| OrderCard { load: per(STARBOARD, shot), ..furled() };
    let set = OrderCard { range: per(STARBOARD, 4), ..furled() };
    let told = sea.play(&[(REVENGE, load(LoadMark::Ball)), (SAN_MARTIN, load(LoadMark::Ball))], &[]);
    assert!(told.contains(&H::Turns(Turns::BoxFilled { ship: id(REVENGE), battery: STARBOARD })));
    assert_eq!((sea.refusal(REVENGE, &set), sea.refusal(SAN_MARTIN, &set)), (Some("TS-10.5"), Some("TS-10.5")));
    sea.play(&[], &[]);
    assert_eq!((sea.refusal(REVENGE, &set), sea.refusal(SAN_MARTIN, &set)), (None, Some("TS-10.5")));
    sea.play(&[], &[]);
    assert_eq!((sea.refusal(REVENGE, &set), sea.refusal(SAN_MARTIN, &set)), (None, None));
    // TS-10.4: loading with something else empties the boxes.
    sea.play(&[(REVENGE, load(LoadMark::Grape))], &[]);
    assert_eq!(sea.refusal(REVENGE, &set), Some("TS-10.5"));
}

#[test]
fn ts_14_4_a_range_is_one_to_the_greatest_of_the_loaded_shot_and_stays() {
    let mut sea = abeam(LoadMark::Chain, 0, 9, |_| {}).begin();
    let set = |range| OrderCard { range: per(STARBOARD, range), ..furled() };
    assert_eq!(sea.refusal(REVENGE, &set(5)), None);
    assert_eq!(sea.refusal(REVENGE, &set(6)), Some("TS-10.5"));
    assert_eq!(sea.refusal(REVENGE, &set(0)), Some("TS-10.5"));
    let told = sea.play(&[(REVENGE, set(5))], &[]);
    assert!(told.contains(&H::Turns(Turns::RangeSet { ship: id(REVENGE), battery: STARBOARD, secret: Some(5) })));
    sea.play(&[], &[]);
    assert_eq!(sea.ship(REVENGE).cards_on(STARBOARD).range, Some(5));
}

#[test]
fn ts_14_10_void_cards_of_cardboard_players() {
    let cardboard = |shot, boxes, range| {
        Scene::new(N)
            .with(|setup| {
                setup.switches.order_entry = weather_gage::rules::the_ships::articles::OrderEntry::Cardboard;
            })
            .ship(REVENGE, (6, 9), N, |ship| loaded(ship, STARBOARD, shot, boxes, range))
            .ship(SAN_MARTIN, (10, 9), N, |_| {})
            .begin()
    };
    let ship = id(REVENGE);
    let battery = STARBOARD;
    // Boxes not all filled: the load is void, and the battery is empty afterwards; no powder is spent.
    let mut sea = cardboard(LoadMark::Ball, 1, 0);
    let told = sea.play(&[(REVENGE, OrderCard { range: per(STARBOARD, 4), ..furled() })], &[]);
    assert!(told.contains(&H::Gunnery(Gunnery::LoadVoid { ship, battery, boxes: 1 })));
    assert_eq!((sea.ship(REVENGE).cards_on(STARBOARD).load, sea.ship(REVENGE).powder), (None, 10));
    // A blank range card is shown when an enemy is within the greatest range; the battery stays loaded.
    let mut sea = cardboard(LoadMark::Ball, 2, 0);
    let told = sea.play(&[(REVENGE, OrderCard { range: per(STARBOARD, 0), ..furled() })], &[]);
    assert!(told.contains(&H::Gunnery(Gunnery::RangeVoid { ship, battery, range: 0 })));
    let cards = sea.ship(REVENGE).cards_on(STARBOARD);
    assert_eq!((cards.load.is_some(), cards.range), (true, None));
    // More than the greatest range is void as well.
    let mut sea = cardboard(LoadMark::Chain, 2, 0);
    let told = sea.play(&[(REVENGE, OrderCard { range: per(STARBOARD, 8), ..furled() })], &[]);
    assert!(told.contains(&H::Gunnery(Gunnery::RangeVoid { ship, battery, range: 8 })));
}

#[test]
fn ts_15_1_ball_on_the_bow_is_split_and_the_owner_takes_the_odd_hit() {
    // San Martin heads straight for the broadside.
    let mut sea = Scene::new(N)
        .ship(REVENGE, (6, 9), N, |ship| loaded(ship, STARBOARD, LoadMark::Ball, 2, 8))
        .ship(SAN_MARTIN, (10, 11), NW, |_| {})
        .begin();
    let told = sea.play(&[], &[throw(&[1, 1, 1, 20, 20, 20, 20]), choose("starboard")]);
    assert_eq!(volley(&told).map(|(_, _, aspect, ..)| aspect), Some(Aspect::Bow));
    assert_eq!(sea.ship(SAN_MARTIN).crossed, [1, 2, 0]);
}

#[test]
fn ts_15_3_and_17_3_every_stern_box_costs_a_sailor_and_a_gun_or_mast_box() {
    let mut sea = Scene::new(N)
        .ship(REVENGE, (6, 9), N, |ship| loaded(ship, STARBOARD, LoadMark::Ball, 2, 8))
        .ship(SAN_MARTIN, (11, 11), SE, |_| {})
        .begin();
    let told = sea.play(&[], &[throw(&[1, 1, 20, 20, 20, 20, 20]), choose("starboard"), choose("main")]);
    assert_eq!(volley(&told).map(|(_, _, aspect, ..)| aspect), Some(Aspect::Stern));
    let ship = id(SAN_MARTIN);
    assert_eq!(sea.ship(SAN_MARTIN).crossed, [0, 0, 2]);
    assert!(told.contains(&H::Losses(Losses::GunStruckOff { ship, battery: STARBOARD, gun: 6 })), "the aftmost one");
    assert!(told.contains(&H::Losses(Losses::MastStruckOff { ship, mast: MastName::Main })));
    assert_eq!((sea.ship(SAN_MARTIN).sailors, sea.ship(SAN_MARTIN).masts), (26, [3, 3, 3, 0]));
}

#[test]
fn ts_15_4_a_side_with_all_boxes_crossed_sinks_the_ship() {
    let mut sea = abeam(LoadMark::Ball, 4, 4, |_| {})
        .with(|setup| {
            let positions = &mut setup.position.as_mut().unwrap().ships;
            positions.get_mut(SAN_MARTIN).unwrap().crossed.set(BatteryPlace::Port, Some(15));
        })
        .ship(SANTIAGO, (1, 1), S, |_| {})
        .begin();
    let told = sea.play(&[], &[throw(&[1, 1, 20, 20, 20, 20, 20])]);
    assert!(told.contains(&H::Losses(Losses::Sank { ship: id(SAN_MARTIN) })));
    assert_eq!(sea.ship(SAN_MARTIN).crossed, [16, 0, 0], "the second hit is wasted");
    assert_eq!(sea.ship(SAN_MARTIN).base, None);
}

#[test]
fn ts_15_6_to_15_9_chain_on_the_bow_takes_the_masts_from_the_fore() {
    // E14: full sails, five damages from ahead: the fore mast with two tokens, and two boxes of the main mast; five sailors.
    let mut sea = Scene::new(S)
        .ship(REVENGE, (6, 9), N, |ship| loaded(ship, STARBOARD, LoadMark::Chain, 2, 5))
        .ship(SAN_MARTIN, (10, 11), NW, |_| {})
        .begin();
    let told = sea.part(&[(SAN_MARTIN, full("F"))], &[throw(&[1, 1, 1, 1, 1, 20, 20]), throw(&[7, 7, 7, 7, 7])]);
    let ship = id(SAN_MARTIN);
    assert!(told.contains(&H::Losses(Losses::MastFell { ship, mast: MastName::Fore })));
    assert!(told.contains(&H::Losses(Losses::TokensLost { ship, count: 2 })));
    assert_eq!((sea.ship(SAN_MARTIN).masts, sea.ship(SAN_MARTIN).sailors), ([0, 2, 3, 0], 23));
}

#[test]
fn ts_8_2_and_15_6_masts_are_shielded_by_what_the_target_carries() {
    // E15: dice 11 12 16 1 7 against ten: three damages; six with full, sixteen with furled sails.
    for (card, damage) in [(battle("F"), 3), (full("F"), 4), (furled(), 0)] {
        let mut sea = abeam(LoadMark::Chain, 5, 3, |_| {}).begin();
        let gives = [throw(&[2, 3, 5, 8, 11, 14, 19]), throw(&[11, 12, 16, 1, 7])];
        let told = sea.part(&[(REVENGE, battle("F")), (SAN_MARTIN, card)], &gives);
        assert_eq!(volley(&told).map(|(_, range, _, aim, hits)| (range, aim.need(), hits)), Some((3, 11, 5)));
        let shielded = told.iter().find_map(|h| match h {
            H::Gunnery(Gunnery::MastsShielded { damage, .. }) => Some(*damage),
            _ => None,
        });
        assert_eq!(shielded, Some(damage));
    }
}

#[test]
fn ts_15_7_chain_from_abeam_takes_the_main_mast_then_one_beside_it() {
    let mut sea = abeam(LoadMark::Chain, 5, 3, |_| {})
        .with(|setup| {
            let positions = &mut setup.position.as_mut().unwrap().ships;
            positions.get_mut(SAN_MARTIN).unwrap().masts.insert(MastName::Main, 3);
        })
        .begin();
    sea.play(&[], &[throw(&[1, 1, 20, 20, 20, 20, 20]), throw(&[20, 20]), choose("mizzen")]);
    assert_eq!(sea.ship(SAN_MARTIN).masts, [3, 0, 2, 0]);
}

#[test]
fn ts_15_10_grape_kills_sailors_strikes_off_and_takes_deck_soldiers() {
    // E16: five hits, crew dice 3 7 10 15 17: two losses.
    let mut sea = abeam(LoadMark::Grape, 3, 1, |_| {})
        .with(|setup| {
            let positions = &mut setup.position.as_mut().unwrap().ships;
            let ship = positions.get_mut(SAN_MARTIN).unwrap();
            (ship.deck.musketeers, ship.deck.pikemen) = (1, 1);
        })
        .begin();
    let told = sea.play(
        &[(REVENGE, full("F"))],
        &[
            throw(&[2, 4, 5, 8, 8, 16, 17]),
            throw(&[3, 7, 10, 15, 17]),
            choose("fore"),
            choose("pikemen"),
            choose("port"),
        ],
    );
    let ship = id(SAN_MARTIN);
    let losses = only(&told, |h| {
        matches!(
            h,
            H::Losses(
                Losses::SailorLost { .. }
                    | Losses::MastStruckOff { .. }
                    | Losses::GunStruckOff { .. }
                    | Losses::SoldierLost { .. }
            )
        )
    });
    assert_eq!(
        losses,
        [
            H::Losses(Losses::SailorLost { ship, to: SailorLoss::Grape }),
            H::Losses(Losses::MastStruckOff { ship, mast: MastName::Fore }),
            H::Losses(Losses::SoldierLost { ship, kind: Soldiers::Pikemen }),
            H::Losses(Losses::SailorLost { ship, to: SailorLoss::Grape }),
            H::Losses(Losses::GunStruckOff { ship, battery: BatteryPlace::Port, gun: 6 }),
            H::Losses(Losses::SoldierLost { ship, kind: Soldiers::Musketeers }),
        ]
    );
}

fn musketeers(count: u8, range: u8, away: i32) -> (Sea, OrderCard) {
    let sea = Scene::new(N)
        .ship(REVENGE, (6, 9), N, |ship| ship.deck.musketeers = count)
        .ship(SAN_MARTIN, (6 + away, 9), N, |_| {})
        .begin();
    (sea, OrderCard { muskets: Some(range), ..battle("F") })
}

#[test]
fn ts_16_1_to_16_5_musketeers_fire_once_at_one_enemy() {
    // E18: five dice 1 5 7 15 20 against 8 are three hits; crew dice 8 12 5: one loss, with its strike-off.
    let (mut sea, card) = musketeers(8, 2, 2);
    let told = sea.play(&[(REVENGE, card)], &[throw(&[1, 5, 7, 15, 20]), throw(&[8, 12, 5]), choose("port")]);
    let fired = only(&told, |h| matches!(h, H::Gunnery(Gunnery::MusketsFired { .. })));
    assert!(
        matches!(&fired[..], [H::Gunnery(Gunnery::MusketsFired { range: 2, hits: 3, .. })]),
        "TS-16.3: five dice at most"
    );
    assert_eq!(sea.ship(SAN_MARTIN).sailors, 27);
    assert!(!has(&told, |h| matches!(h, H::Losses(Losses::SoldierLost { .. }))));
    // E17: three dice for three units; range 1 needs 12.
    let (mut sea, card) = musketeers(3, 1, 1);
    let told = sea.play(&[(REVENGE, card)], &[throw(&[13, 13, 13])]);
    assert!(has(&told, |h| matches!(h, H::Gunnery(Gunnery::MusketsFired { aim, .. }) if aim.need() == 12)));
    // TS-16.1: beyond the ordered range nothing happens.
    let (mut sea, card) = musketeers(3, 1, 2);
    assert!(!has(&sea.play(&[(REVENGE, card)], &[]), |h| matches!(h, H::Gunnery(Gunnery::MusketsFired { .. }))));
}

#[test]
fn ts_16_6_musketeers_ordered_below_fire_as_long_as_they_are_on_deck() {
    let (mut sea, card) = musketeers(3, 1, 1);
    let card = OrderCard { musketeers: Some(DeckOrder::Down(1)), ..card };
    let told = sea.play(&[(REVENGE, card)], &[throw(&[20; 3])]);
    let fired = told.iter().position(|h| matches!(h, H::Gunnery(Gunnery::MusketsFired { .. }))).unwrap();
    let below = told.iter().position(|h| matches!(h, H::Movement(Movement::WentBelow { .. }))).unwrap();
    assert!(fired < below, "the opening window comes before the first step");
}

#[test]
fn ts_19_3_all_is_rolled_before_anything_is_lost() {
    // E22: both fire in the opening window; a gun that is lost still fires.
    let mut sea = Scene::new(N)
        .ship(REVENGE, (6, 9), N, |ship| loaded(ship, STARBOARD, LoadMark::Ball, 2, 4))
        .ship(SAN_MARTIN, (10, 9), N, |ship| loaded(ship, BatteryPlace::Port, LoadMark::Ball, 3, 4))
        .begin();
    let told = sea.play(&[], &[throw(&[1; 7]), throw(&[1; 7])]);
    let last_volley = told.iter().rposition(|h| matches!(h, H::Gunnery(Gunnery::VolleyFired { .. }))).unwrap();
    let first_loss = told.iter().position(|h| matches!(h, H::Losses(Losses::BoxCrossed { .. }))).unwrap();
    assert!(last_volley < first_loss);
    assert_eq!((sea.ship(REVENGE).crossed.0, sea.ship(SAN_MARTIN).crossed.0), ([0, 7, 0], [7, 0, 0]));
}

#[test]
fn ts_14_12_full_sails_cost_one_and_furled_add_two() {
    for (card, sails) in [(furled(), 2), (battle("F"), 0), (card(Sails::Full, "F"), -1)] {
        let mut sea = abeam(LoadMark::Ball, 4, 4, |_| {}).begin();
        let told = sea.part(&[(REVENGE, card)], &[throw(&[20; 7])]);
        assert_eq!(volley(&told).map(|(_, _, _, aim, _)| aim.sails), Some(sails));
    }
}

#[test]
fn ts_14_9_a_ship_locked_in_melee_neither_fires_nor_is_fired_at() {
    let mut sea = Scene::new(N)
        .ship(REVENGE, (6, 9), N, |ship| loaded(ship, STARBOARD, LoadMark::Ball, 2, 4))
        .ship(SWALLOW, (9, 9), N, |_| {})
        .ship(SAN_MARTIN, (10, 9), N, |ship| loaded(ship, BatteryPlace::Port, LoadMark::Ball, 3, 6))
        .locked(SAN_MARTIN, SWALLOW)
        .begin();
    let told = sea.part(&[], &[]);
    assert_eq!(volley(&told), None);
}

/// Revenge's captain is told this of her starboard battery in the opening window.
fn held(differs: impl FnOnce(&mut ShipPosition), more: impl FnOnce(Scene) -> Scene) -> Option<(u8, Silence)> {
    let scene = Scene::new(N).ship(REVENGE, (6, 9), N, differs).ship(SAN_MARTIN, (10, 9), N, |_| {});
    let mut sea = more(scene).begin();
    let told = sea.part(&[], &[]);
    let own = told.iter().filter_map(|h| match h {
        H::Gunnery(Gunnery::HeldFire { ship, battery: BatteryPlace::Starboard, distance, why, .. })
            if *ship == id(REVENGE) =>
        {
            Some((*distance, *why))
        }
        _ => None,
    });
    let other = told.iter().filter_map(|h| TheShips::told_to(sea.state(), h, Viewer::Seat(Seat(1))));
    assert!(
        !other.into_iter().any(|h| matches!(h, H::Gunnery(Gunnery::HeldFire { ship, .. }) if ship == id(REVENGE))),
        "her secret"
    );
    own.into_iter().next()
}

#[test]
fn ts_14_4_to_14_9_and_19_2_a_window_in_which_nobody_fires_says_why() {
    let with = |range| move |ship: &mut ShipPosition| loaded(ship, BatteryPlace::Starboard, LoadMark::Ball, 2, range);
    assert_eq!(held(with(0), |scene| scene), Some((4, Silence::NoRange)));
    assert_eq!(held(with(3), |scene| scene), Some((4, Silence::Beyond(3))));
    let empty = |ship: &mut ShipPosition| {
        with(4)(ship);
        ship.powder = Some(0);
    };
    assert_eq!(held(empty, |scene| scene), Some((4, Silence::NoPowder)));
    let third = |scene: Scene| scene.ship(SWALLOW, (8, 9), N, |_| {});
    assert_eq!(held(with(4), third), Some((4, Silence::HiddenBy(id(SWALLOW)))));
    let island = |scene: Scene| scene.terrain(8, 9, Terrain::Land).terrain(8, 10, Terrain::Land);
    assert_eq!(held(with(4), island), Some((4, Silence::Land)));
    // Chain is not fired at 1.
    let close = |scene: Scene| scene.ship(SANTIAGO, (7, 9), N, |_| {});
    let chain = |ship: &mut ShipPosition| loaded(ship, BatteryPlace::Starboard, LoadMark::Chain, 2, 1);
    assert_eq!(held(chain, close), Some((1, Silence::NoVolley)));
    // A battery that is not ready is no riddle.
    let loading = |ship: &mut ShipPosition| loaded(ship, BatteryPlace::Starboard, LoadMark::Ball, 1, 4);
    assert_eq!(held(loading, |scene| scene), None);
}

#[test]
fn ts_14_7_a_battery_that_loads_or_has_lost_its_guns_is_not_said_to_lack_a_range() {
    let with = |boxes, crossed| {
        move |ship: &mut ShipPosition| {
            loaded(ship, STARBOARD, LoadMark::Ball, boxes, 0);
            ship.crossed.set(STARBOARD, Some(crossed));
        }
    };
    assert_eq!(held(with(2, 12), |scene| scene), Some((4, Silence::NoRange)), "one gun of seven is left");
    assert_eq!(held(with(2, 13), |scene| scene), None, "the last gun goes with the box behind it");
    assert_eq!(held(with(1, 0), |scene| scene), None, "one of two boxes is filled");
}

#[test]
fn ts_14_10_the_range_that_was_set_is_told_with_the_volley() {
    let mut sea = Scene::new(N)
        .ship(REVENGE, (6, 9), N, |ship| loaded(ship, BatteryPlace::Starboard, LoadMark::Ball, 2, 6))
        .ship(SAN_MARTIN, (10, 9), N, |_| {})
        .begin();
    let told = sea.play(&[], &[throw(&[20; 7])]);
    assert!(has(&told, |h| matches!(h, H::Gunnery(Gunnery::VolleyFired { range: 4, set: 6, .. }))));
}
