//! TS-4 (terrain, edge), TS-9 (plot), TS-11 (tokens, beats), TS-12 (steps).

use weather_gage::rules::geometry::compass::PointOfSailing::{Beating, Reaching, Running};
use weather_gage::rules::the_ships::happenings::{Gunnery, Losses, Movement, Stop, Turns};
use weather_gage::rules::the_ships::orders::Route;
use weather_gage::rules::the_ships::orders::{Axle, DeckOrder, OrderCard, Pivot, Step, Turn};
use weather_gage::rules::the_ships::plot;
use weather_gage::rules::the_ships::refusals::Objection;
use weather_gage::rules::the_ships::scenario::{Edge, Exit};
use weather_gage::rules::the_ships::ship::{AfterMelee, Standing};
use weather_gage::rules::the_ships::ship_card::{MastName, Nation, Sails, Soldiers};
use weather_gage::rules::the_ships::tile::Terrain;

use super::scene::*;

/// Beats, tokens and steps only.
fn ledger(told: &[H]) -> Vec<H> {
    only(told, |h| {
        matches!(
            h,
            H::Movement(
                Movement::BeatBegan { .. }
                    | Movement::TokensLaid { .. }
                    | Movement::StepPaid { .. }
                    | Movement::TokensDiscarded { .. }
            )
        )
    })
}

/// Beats by their numbers, steps and pivots by letters.
fn in_order(told: &[H]) -> String {
    let letter = |happening: &H| match happening {
        H::Movement(Movement::BeatBegan { beat }) => beat.to_string(),
        H::Movement(Movement::Stepped { .. }) => "F".into(),
        H::Movement(Movement::Pivoted { .. }) => "P".into(),
        _ => String::new(),
    };
    told.iter().map(letter).collect()
}

fn laid(ship: &str, count: u8) -> H {
    H::Movement(Movement::TokensLaid { ship: id(ship), count })
}

fn paid(ship: &str, step: Step, sailing: weather_gage::rules::geometry::compass::PointOfSailing) -> H {
    H::Movement(Movement::StepPaid { ship: id(ship), step, sailing, cost: sailing.cost(), plotted: None })
}

fn beat(beat: u8) -> H {
    H::Movement(Movement::BeatBegan { beat })
}

fn duel(wind: weather_gage::rules::geometry::hex::Heading) -> Scene {
    Scene::new(wind).ship(REVENGE, (4, 9), N, |_| {}).ship(SAN_MARTIN, (12, 4), S, |ship| ship.last_move = true)
}

#[test]
fn ts_11_6_to_11_14_e5_the_auction_of_the_rulebook_beat_by_beat() {
    let mut sea = duel(S).begin();
    let told = sea.play(&[(REVENGE, battle("R")), (SAN_MARTIN, full("FLFF"))], &[]);
    let expected = vec![
        beat(1),
        laid(REVENGE, 1),
        laid(SAN_MARTIN, 2),
        paid(SAN_MARTIN, Step::Forward, Running),
        paid(SAN_MARTIN, Step::Left, Running),
        beat(2),
        laid(REVENGE, 1),
        laid(SAN_MARTIN, 2),
        paid(SAN_MARTIN, Step::Forward, Reaching),
        beat(3),
        laid(REVENGE, 1),
        laid(SAN_MARTIN, 2),
        paid(REVENGE, Step::Right, Beating),
        paid(SAN_MARTIN, Step::Forward, Reaching),
        beat(4),
        laid(REVENGE, 1),
        H::Movement(Movement::TokensDiscarded { ship: id(REVENGE), count: 1 }),
    ];
    assert_eq!(ledger(&told), expected);
    assert_eq!(sea.lies(REVENGE), ((5, 9), NE));
    assert_eq!(sea.lies(SAN_MARTIN), ((15, 5), SE));
}

#[test]
fn ts_11_1_lower_number_with_battle_sails_higher_with_full_of_masts_that_stand() {
    let mut sea = duel(S).begin();
    let told = sea.play(&[(REVENGE, battle("F")), (SAN_MARTIN, full("F"))], &[]);
    let received = only(&told, |h| matches!(h, H::Turns(Turns::TokensReceived { .. })));
    assert_eq!(
        received,
        [
            H::Turns(Turns::TokensReceived { ship: id(REVENGE), by_mast: [1, 1, 1, 1], officers: 0, total: 4 }),
            H::Turns(Turns::TokensReceived { ship: id(SAN_MARTIN), by_mast: [2, 2, 2, 0], officers: 0, total: 6 }),
        ]
    );
    let mut sea = Scene::new(S)
        .ship(REVENGE, (4, 9), S, |ship| {
            ship.masts.insert(MastName::Main, 3);
        })
        .ship(SAN_MARTIN, (12, 4), S, |_| {})
        .begin();
    let told = sea.play(&[(REVENGE, full("F"))], &[]);
    // TS-11.2: the tokens of each mast are remembered.
    let total = H::Turns(Turns::TokensReceived { ship: id(REVENGE), by_mast: [2, 0, 2, 2], officers: 0, total: 6 });
    assert_eq!(only(&told, |h| matches!(h, H::Turns(Turns::TokensReceived { .. }))), [total]);
}

#[test]
fn ts_11_4_furled_ships_receive_none() {
    let mut sea = duel(S).begin();
    let told = sea.play(&[], &[]);
    assert!(!has(&told, |h| matches!(
        h,
        H::Turns(Turns::TokensReceived { .. }) | H::Movement(Movement::BeatBegan { .. })
    )));
}

#[test]
fn ts_11_8_full_sails_before_the_wind_move_twice_in_a_beat() {
    let mut sea = duel(N).begin();
    let told = sea.play(&[(REVENGE, full("FFFFFFFFF"))], &[]);
    // Nine tokens: two steps a beat, and the last alone; a fire window opens after each sub-step.
    let steps = only(&told, |h| matches!(h, H::Movement(Movement::Stepped { .. } | Movement::BeatBegan { .. })));
    let shape: String =
        steps.iter().map(|h| if matches!(h, H::Movement(Movement::Stepped { .. })) { 'F' } else { '|' }).collect();
    assert_eq!(shape, "|FF|FF|FF|FF|F");
    assert_eq!(sea.lies(REVENGE), ((4, 0), N));
    assert_eq!(
        only(&told, |h| *h == H::Gunnery(Gunnery::WindowOpened)).len(),
        1 + 9,
        "TS-19.2: the opening window and one a sub-step"
    );
}

#[test]
fn ts_11_8_a_first_step_that_is_a_turn_is_all_for_the_beat() {
    let mut sea = duel(N).begin();
    let told = sea.play(&[(REVENGE, full("RF"))], &[]);
    let expected = [
        beat(1),
        laid(REVENGE, 2),
        paid(REVENGE, Step::Right, Running),
        beat(2),
        laid(REVENGE, 2),
        paid(REVENGE, Step::Forward, Reaching),
    ];
    assert_eq!(ledger(&told)[..6], expected);
}

#[test]
fn ts_11_10_leftover_tokens_are_forced_forward_steps() {
    // E7: nine tokens, three left after the plan, three more moves forward.
    let mut sea = duel(NE).begin();
    let told = sea.play(&[(REVENGE, full("FFR"))], &[]);
    let steps: Vec<_> = told
        .iter()
        .filter_map(|h| {
            if let H::Movement(Movement::StepPaid { step, cost, .. }) = h { Some((*step, *cost)) } else { None }
        })
        .collect();
    assert_eq!(steps[..3], [(Step::Forward, 2), (Step::Forward, 2), (Step::Right, 2)]);
    assert_eq!(steps[3..], [(Step::Forward, 1); 3]);
}

#[test]
fn ts_11_11_surplus_steps_are_not_reached() {
    // Cardboard entry lets the card ask for more than there is.
    let mut sea = duel(S)
        .with(|setup| {
            setup.switches.order_entry = weather_gage::rules::the_ships::articles::OrderEntry::Cardboard;
        })
        .begin();
    let told = sea.play(&[(REVENGE, battle("RLRLRL"))], &[]);
    assert_eq!(
        only(&told, |h| matches!(h, H::Movement(Movement::StepPaid { .. }))),
        [paid(REVENGE, Step::Right, Beating)]
    );
}

#[test]
fn ts_12_1_and_12_2_forward_moves_one_hex_and_a_turn_swings_the_bow() {
    let mut sea = duel(N).begin();
    let told = sea.play(&[(REVENGE, battle("FRL"))], &[]);
    let steps = only(&told, |h| matches!(h, H::Movement(Movement::Stepped { .. })));
    let step = |step, bow, facing| H::Movement(Movement::Stepped { ship: id(REVENGE), step, to: at(bow, facing) });
    assert_eq!(steps, [step(Step::Forward, (4, 8), N), step(Step::Right, (5, 8), NE), step(Step::Left, (4, 8), N)]);
}

fn pivot(axle: Axle, turn: Turn) -> OrderCard {
    OrderCard { pivot: Some(Pivot { axle, turn }), ..furled() }
}

#[test]
fn ts_12_4_and_12_5_e9_pivots_about_stern_and_bow() {
    let cases = [
        (Axle::Stern, Turn::Right, (9, 9), NE),
        (Axle::Stern, Turn::Left, (7, 9), NW),
        (Axle::Bow, Turn::Right, (8, 9), NE),
        (Axle::Bow, Turn::Left, (8, 9), NW),
    ];
    for (axle, turn, bow, facing) in cases {
        let mut sea = Scene::new(N).ship(REVENGE, (8, 9), N, |_| {}).ship(SAN_MARTIN, (1, 3), S, |_| {}).begin();
        let told = sea.play(&[(REVENGE, pivot(axle, turn))], &[]);
        let pivot = Pivot { axle, turn };
        assert!(told.contains(&H::Movement(Movement::Pivoted { ship: id(REVENGE), pivot, to: at(bow, facing) })));
        assert_eq!(sea.lies(REVENGE), (bow, facing));
    }
}

#[test]
fn ts_11_13_pivots_come_with_the_last_movement_and_give_way() {
    let about = pivot(Axle::Stern, Turn::Right);
    // San Martin moves three beats under battle sails, running; the pivot comes in the third.
    let mut sea = Scene::new(S).ship(REVENGE, (4, 12), N, |_| {}).ship(SAN_MARTIN, (12, 4), S, |_| {}).begin();
    let told = sea.play(&[(REVENGE, about.clone()), (SAN_MARTIN, battle("FFF"))], &[]);
    assert_eq!(in_order(&told), "1F2F3FP");
    // No ship moves at all: right after the opening window, with a window of its own.
    let mut sea = Scene::new(S).ship(REVENGE, (4, 12), N, |_| {}).ship(SAN_MARTIN, (12, 4), S, |_| {}).begin();
    let told = sea.play(&[(REVENGE, about.clone())], &[]);
    let window = told.iter().filter(|h| **h == H::Gunnery(Gunnery::WindowOpened)).count();
    assert_eq!(window, 2);
    assert!(!has(&told, |h| matches!(h, H::Movement(Movement::BeatBegan { .. }))));
    // A moving ship goes first: the hex is taken, the pivot is not made, and no ship is hurt.
    let mut sea = Scene::new(S).ship(REVENGE, (8, 9), N, |_| {}).ship(SAN_MARTIN, (9, 6), S, |_| {}).begin();
    let told = sea.play(&[(REVENGE, about), (SAN_MARTIN, battle("F"))], &[]);
    assert!(told.contains(&H::Movement(Movement::PivotHindered { ship: id(REVENGE) })));
    assert_eq!(sea.lies(REVENGE), ((8, 9), N));
    assert!(!has(&told, |h| matches!(
        h,
        H::Movement(Movement::Collided { .. }) | H::Losses(Losses::BoxCrossed { .. })
    )));
}

#[test]
fn ts_11_13_a_step_paid_with_leftover_tokens_still_delays_a_pivot() {
    // San Martin reaches under full sails with two masts: four tokens, steps in beats 1 and 2. Under battle sails with three
    // tokens, reaching: one step in beat 2, and the third token cannot pay, so the pivot comes in beat 2.
    let mut sea = Scene::new(NE).ship(REVENGE, (4, 12), N, |_| {}).ship(SAN_MARTIN, (12, 4), S, |_| {}).begin();
    let wind_on_the_side = battle("F");
    let told = sea.play(&[(REVENGE, pivot(Axle::Stern, Turn::Left)), (SAN_MARTIN, wind_on_the_side)], &[]);
    assert_eq!(in_order(&told), "12FP3");
}

#[test]
fn ts_11_13_two_pivots_into_one_hex_are_both_left() {
    let mut sea = Scene::new(N)
        .ship(REVENGE, (6, 9), N, |_| {})
        .ship(SWALLOW, (1, 2), N, |_| {})
        .ship(SAN_MARTIN, (8, 9), N, |_| {})
        .begin();
    // Both would put their bows on 7,9.
    let told =
        sea.play(&[(REVENGE, pivot(Axle::Stern, Turn::Right)), (SAN_MARTIN, pivot(Axle::Stern, Turn::Left))], &[]);
    assert_eq!(only(&told, |h| matches!(h, H::Movement(Movement::PivotHindered { .. }))).len(), 2);
}

#[test]
fn ts_9_1_9_2_and_5_4_the_planner_shows_cost_and_total_of_every_step() {
    let sea = duel(S).begin();
    let route = Route::try_from("RFF").unwrap();
    let steps = plot::plot(sea.state(), sea.place(REVENGE), &route);
    let shown: Vec<_> = steps.iter().map(|step| (step.sailing, step.cost, step.total, step.lawful)).collect();
    assert_eq!(shown, [(Beating, 3, 3, true), (Reaching, 2, 5, true), (Reaching, 2, 7, true)]);
    assert_eq!(at((5, 9), NE), steps[0].to.into());
    assert_eq!(plot::budget(sea.state(), sea.place(REVENGE), Sails::Full, false), 9);
    assert_eq!(plot::budget(sea.state(), sea.place(REVENGE), Sails::Battle, true), 3);
}

#[test]
fn ts_9_5_a_turn_that_may_not_be_made_becomes_a_forward_step() {
    // Clumsy: two turns running, which only Cardboard entry lets through.
    let mut sea = duel(S)
        .with(|setup| {
            setup.switches.order_entry = weather_gage::rules::the_ships::articles::OrderEntry::Cardboard;
        })
        .begin();
    let told = sea.play(&[(SAN_MARTIN, battle("FLL"))], &[]);
    let last = only(&told, |h| matches!(h, H::Movement(Movement::StepPaid { ship, .. }) if *ship == id(SAN_MARTIN)));
    assert_eq!(last.len(), 2, "one, then a turn; the third token cannot pay for a step across the wind");
    let mut sea = duel(S)
        .with(|setup| {
            setup.switches.order_entry = weather_gage::rules::the_ships::articles::OrderEntry::Cardboard;
        })
        .begin();
    let told = sea.play(&[(SAN_MARTIN, full("FLLF"))], &[]);
    let converted = H::Movement(Movement::StepPaid {
        ship: id(SAN_MARTIN),
        step: Step::Forward,
        sailing: Reaching,
        cost: 2,
        plotted: Some(Step::Left),
    });
    assert!(told.contains(&converted), "{told:#?}");
}

#[test]
fn ts_9_3_9_4_and_9_6_the_last_move_mark_is_for_clumsy_ships() {
    let mut sea = Scene::new(S).ship(REVENGE, (4, 9), S, |_| {}).ship(SAN_MARTIN, (12, 4), S, |_| {}).begin();
    assert_eq!(sea.refusal(SAN_MARTIN, &battle("L")), Some("TS-9.4"), "no mark, no first turn");
    assert_eq!(sea.refusal(SAN_MARTIN, &battle("FL")), None);
    assert_eq!(sea.refusal(SAN_MARTIN, &full("FLR")), Some("TS-9.4"));
    assert_eq!(sea.refusal(REVENGE, &full("LR")), None, "nimble ships turn as they like");
    let told = sea.play(&[(SAN_MARTIN, battle("FFF"))], &[]);
    assert!(told.contains(&H::Turns(Turns::MarksSet { ship: id(SAN_MARTIN), last_move: true })));
    assert!(told.contains(&H::Turns(Turns::MarksSet { ship: id(REVENGE), last_move: false })), "she executed no step");
    assert_eq!(sea.refusal(SAN_MARTIN, &battle("L")), None, "the mark allows it");
    let told = sea.play(&[(SAN_MARTIN, battle("FL"))], &[]);
    assert!(
        told.contains(&H::Turns(Turns::MarksSet { ship: id(SAN_MARTIN), last_move: false })),
        "her last step was a turn"
    );
}

#[test]
fn ts_18_14_after_a_melee_the_first_step_may_not_be_a_turn() {
    let sea = Scene::new(S)
        .ship(REVENGE, (4, 9), S, |ship| ship.after_melee = AfterMelee::ThisTurn)
        .ship(SAN_MARTIN, (12, 4), S, |_| {})
        .begin();
    assert_eq!(sea.refusal(REVENGE, &battle("L")), Some("TS-18.14"));
    assert_eq!(sea.refusal(REVENGE, &battle("FL")), None);
}

#[test]
fn ts_4_3_a_shoal_holds_the_ship_for_good() {
    let mut sea = Scene::new(N)
        .terrain(4, 8, Terrain::Shoal)
        .ship(REVENGE, (4, 9), N, |_| {})
        .ship(SAN_MARTIN, (12, 4), S, |_| {})
        .begin();
    let told = sea.play(&[(REVENGE, battle("FFF"))], &[]);
    assert!(told.contains(&H::Movement(Movement::RanAground { ship: id(REVENGE) })));
    assert!(told.contains(&H::Movement(Movement::Stopped { ship: id(REVENGE), why: Stop::Aground })));
    assert_eq!(sea.lies(REVENGE), ((4, 8), N));
    assert_eq!(sea.ship(REVENGE).crossed, [0; 3]);
    assert_eq!(sea.refusal(REVENGE, &battle("F")), Some("TS-4.3"));
    assert_eq!(sea.refusal(REVENGE, &pivot(Axle::Stern, Turn::Left)), Some("TS-10.13"));
    assert_eq!(sea.refusal(REVENGE, &furled()), None);
}

#[test]
fn ts_1_8_rocky_shoals_break_the_ship_as_well() {
    let mut sea = Scene::new(N)
        .with(|setup| setup.switches.shoals = weather_gage::rules::the_ships::articles::Shoals::Rock)
        .terrain(4, 8, Terrain::Shoal)
        .ship(REVENGE, (4, 9), N, |_| {})
        .ship(SAN_MARTIN, (12, 4), S, |_| {})
        .begin();
    sea.play(&[(REVENGE, battle("F"))], &[]);
    assert_eq!(sea.ship(REVENGE).crossed, [8, 8, 0]);
    assert!(sea.ship(REVENGE).aground);
}

#[test]
fn ts_4_4_4_5_and_13_7_land_and_reefs_are_struck_and_not_entered() {
    for terrain in [Terrain::Land, Terrain::Reef] {
        let mut sea = Scene::new(N)
            .terrain(4, 8, terrain)
            .ship(REVENGE, (4, 9), N, |_| {})
            .ship(SAN_MARTIN, (12, 4), S, |_| {})
            .begin();
        let told = sea.play(&[(REVENGE, battle("FF"))], &[]);
        assert!(told.contains(&H::Movement(Movement::StruckGround { ship: id(REVENGE), step: Step::Forward })));
        assert_eq!(sea.lies(REVENGE), ((4, 9), N));
        assert_eq!(sea.ship(REVENGE).crossed, [8, 8, 0]);
        // Guns after boxes 2, 4, 6 and 7 of each side are gone, and a sailor with each.
        assert_eq!(sea.ship(REVENGE).sailors, 24 - 8);
        assert_eq!(only(&told, |h| matches!(h, H::Movement(Movement::StepPaid { .. }))).len(), 1, "her movement ends");
    }
    let mut sea = Scene::new(N)
        .terrain(5, 9, Terrain::Land)
        .ship(REVENGE, (4, 9), N, |_| {})
        .ship(SAN_MARTIN, (12, 4), S, |_| {})
        .begin();
    sea.play(&[(REVENGE, battle("R"))], &[]);
    assert_eq!(sea.ship(REVENGE).crossed, [0, 4, 0], "in a turn only the striking side");
}

#[test]
fn ts_4_6_at_the_edge_she_stops_and_may_turn_in_place() {
    let mut scene = Scene::new(N).ship(REVENGE, (4, 0), N, |_| {}).ship(SAN_MARTIN, (12, 6), S, |_| {});
    scene = scene.terrain(17, 17, Terrain::Shallow);
    let mut sea = scene.begin();
    let told = sea.play(&[(REVENGE, battle("F"))], &[choose("bow-right")]);
    assert!(told.contains(&H::Movement(Movement::Stopped { ship: id(REVENGE), why: Stop::Edge })));
    assert_eq!(sea.lies(REVENGE), ((4, 0), NE));
    assert_eq!(sea.ship(REVENGE).crossed, [0; 3]);
    assert!(
        told.contains(&H::Turns(Turns::MarksSet { ship: id(REVENGE), last_move: false })),
        "TS-9.6: a pivot counts as a turn"
    );
}

#[test]
fn ts_4_7_over_an_exit_she_leaves() {
    let mut sea = Scene::new(N)
        .with(|setup| {
            setup.scenario.exits =
                vec![Exit { player: Nation::English, edge: Edge::North, between: Some((3, 5)), after_turn: 0 }];
        })
        .terrain(17, 17, Terrain::Shallow)
        .ship(REVENGE, (4, 0), N, |_| {})
        .ship(SWALLOW, (10, 0), N, |_| {})
        .ship(SAN_MARTIN, (12, 6), S, |_| {})
        .begin();
    let told = sea.play(&[(REVENGE, battle("F")), (SWALLOW, battle("F"))], &[choose("none")]);
    assert!(told.contains(&H::Movement(Movement::Exited { ship: id(REVENGE), allowed: true })));
    assert_eq!(sea.ship(REVENGE).standing, Standing::Exited);
    assert_eq!(sea.lies(SWALLOW), ((10, 0), N), "outside the stretch she stays");
}

#[test]
fn ts_4_8_on_the_open_sea_a_tile_of_the_far_side_is_put_ahead() {
    let mut sea = Scene::new(N).ship(REVENGE, (4, 0), N, |_| {}).ship(SAN_MARTIN, (12, 6), S, |_| {}).begin();
    let told = sea.play(&[(REVENGE, battle("F"))], &[choose("tile-7")]);
    use weather_gage::rules::geometry::hex::Offset;
    assert!(told.contains(&H::Movement(Movement::TileLeapt {
        tile: 7,
        from: Offset::new(0, 2),
        to: Offset::new(0, -1)
    })));
    assert_eq!(sea.lies(REVENGE).0.1, -4, "she goes on with what is left of her tokens");
    // The tile in line with her is occupied: she may take another of the same edge.
    let mut sea = Scene::new(N).ship(REVENGE, (4, 0), N, |_| {}).ship(SAN_MARTIN, (3, 14), S, |_| {}).begin();
    sea.part(&[(REVENGE, battle("F"))], &[]);
    let weather_gage::rules::kernel::Want::Choice { options, .. } = sea.want() else { panic!("a choice") };
    let keys: Vec<_> = options.iter().map(|option| option.key()).collect();
    assert_eq!(keys, ["tile-8", "tile-9", "none"]);
}

#[test]
fn ts_10_17_the_first_token_weighs_the_anchor() {
    let mut sea = Scene::new(N)
        .terrain(4, 9, Terrain::Shallow)
        .ship(REVENGE, (4, 9), N, |ship| ship.anchored = true)
        .ship(SAN_MARTIN, (12, 4), S, |_| {})
        .begin();
    let weigh = OrderCard { weigh: true, ..battle("FFF") };
    assert_eq!(sea.refusal(REVENGE, &OrderCard { weigh: true, ..battle("FFFF") }), Some("TS-9.2"));
    let told = sea.play(&[(REVENGE, weigh)], &[]);
    assert!(told.contains(&H::Movement(Movement::AnchorWeighed { ship: id(REVENGE) })));
    assert_eq!(only(&told, |h| matches!(h, H::Movement(Movement::Stepped { .. }))).len(), 3);
    assert!(!sea.ship(REVENGE).anchored);
}

#[test]
fn ts_10_16_and_10_17_the_token_that_weighs_the_anchor_begins_no_step() {
    let mut sea = Scene::new(N)
        .ship(REVENGE, (4, 9), N, |ship| {
            ship.anchored = true;
            ship.below.musketeers = 2;
        })
        .ship(SAN_MARTIN, (12, 4), S, |_| {})
        .begin();
    let up = OrderCard { weigh: true, musketeers: Some(DeckOrder::Up(1)), ..battle("F") };
    let told = sea.play(&[(REVENGE, up)], &[]);
    let order = only(&told, |h| {
        matches!(
            h,
            H::Movement(
                Movement::BeatBegan { .. }
                    | Movement::AnchorWeighed { .. }
                    | Movement::CameOnDeck { .. }
                    | Movement::StepPaid { .. }
            )
        )
    });
    let ship = id(REVENGE);
    let came = H::Movement(Movement::CameOnDeck { ship, kind: Soldiers::Musketeers, units: 2 });
    let expected =
        [beat(1), H::Movement(Movement::AnchorWeighed { ship }), beat(2), came, paid(REVENGE, Step::Forward, Running)];
    assert_eq!(order[..5], expected, "they come up with the token that is laid for the step");
}

#[test]
fn ts_12_7_line_ahead_the_follower_enters_the_hex_the_leader_leaves() {
    let mut sea = Scene::new(N)
        .ship(REVENGE, (4, 9), N, |_| {})
        .ship(SWALLOW, (4, 11), N, |_| {})
        .ship(SAN_MARTIN, (12, 4), S, |_| {})
        .begin();
    let told = sea.play(&[(REVENGE, battle("F")), (SWALLOW, battle("F"))], &[]);
    assert!(!has(&told, |h| matches!(h, H::Movement(Movement::Collided { .. }))));
    assert_eq!((sea.lies(REVENGE).0, sea.lies(SWALLOW).0), ((4, 5), (4, 7)));
}

#[test]
fn ts_9_2_the_refusal_names_the_first_step_she_cannot_pay_and_the_whole_cost() {
    use weather_gage::rules::the_ships::check;
    let sea = duel(S).begin();
    let place = sea.state().place_of(id(REVENGE)).unwrap();
    let refusal = check::card(sea.state(), place, &battle("FFF")).unwrap_err();
    assert_eq!(refusal.why, Objection::TooFewTokens { step: 2, cost: 9, tokens: 4 });
}
