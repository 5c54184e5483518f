//! TS-28: the scenarios, their set-ups and their ends, and the best that can be sailed in them.

use std::collections::{BTreeMap, BTreeSet};

use weather_gage::logbook::data::GameShelf;
use weather_gage::logbook::data::the_ships::Shelf;
use weather_gage::rules::geometry::base::Base;
use weather_gage::rules::geometry::compass::PointOfSailing;
use weather_gage::rules::geometry::hex::{Heading, Offset, distance};
use weather_gage::rules::kernel::{Awaiting, Match, Misfit, Ruleset, Seat};
use weather_gage::rules::the_ships::articles::Setup;
use weather_gage::rules::the_ships::chart::Chart;
use weather_gage::rules::the_ships::game::TheShips;
use weather_gage::rules::the_ships::happenings::{End, Movement};
use weather_gage::rules::the_ships::orders::{FittingOut, LoadMark, Order, OrderCard, Pivot, Step};
use weather_gage::rules::the_ships::position::{Position, ShipPosition};
use weather_gage::rules::the_ships::sailing::{after_pivot, after_step, entered_by_pivot};
use weather_gage::rules::the_ships::setup::SetupFault;
use weather_gage::rules::the_ships::ship::Standing;
use weather_gage::rules::the_ships::ship_card::{BatteryPlace, Handling, Nation, Sails, ShipCard};
use weather_gage::rules::the_ships::state::Verdict;
use weather_gage::rules::the_ships::tile::Terrain;

use super::scene::*;
use crate::bots::setup;

const ENGLAND: Seat = Seat(0);
const SPAIN: Seat = Seat(1);

fn scenario(id: &str) -> Setup {
    let library = Shelf::built_in().0;
    setup(&library, &library.scenarios[id])
}

/// The scenario in this turn, with some of its ships elsewhere or in another state.
fn later(id: &str, turn: u16, ships: &[(&str, ShipPosition)]) -> Sea {
    laid(id, turn, ships).unwrap()
}

fn laid(id: &str, turn: u16, ships: &[(&str, ShipPosition)]) -> Result<Sea, SetupFault> {
    let mut setup = scenario(id);
    let ships = ships.iter().map(|(name, ship)| ((*name).to_owned(), ship.clone())).collect();
    let wind = Some(SE);
    setup.position = Some(Position { turn: Some(turn), wind, ships, ..Position::default() });
    Match::<TheShips>::begin(&setup).map(|battle| Sea { battle })
}

/// Aground on the first shoal of the scenario where there is room.
fn aground(id: &str, ship: &str) -> ShipPosition {
    let hexes = (0..40).flat_map(|column| (0..40).map(move |row| (column, row)));
    let mut there = hexes.map(|bow| ShipPosition { aground: true, ..lying(bow, SE) });
    there.find(|there| laid(id, 14, &[(ship, there.clone())]).is_ok()).unwrap()
}

fn lying(bow: (i32, i32), facing: Heading) -> ShipPosition {
    ShipPosition { at: Some(at(bow, facing)), ..Default::default() }
}

fn gone(standing: Standing) -> ShipPosition {
    ShipPosition { standing: Some(standing), ..Default::default() }
}

fn ended(told: &[H]) -> Option<Verdict> {
    told.iter().find_map(|h| if let H::End(End::Ended { result, .. }) = h { Some(*result) } else { None })
}

/// A ship may be here at the end of a turn, by sailing alone: base, last-move mark, and the goals reached.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Sailed {
    stern: (i32, i32),
    facing: u8,
    mark: bool,
    reached: usize,
}

/// The fewest turns in which a ship alone on the board can sail to her goals one after the other, and never touch the bottom.
/// A goal is looked at after every step, and with `off_board` the last one is to leave over the eastern edge.
fn fewest_turns(chart: &Chart, wind: Heading, card: &ShipCard, start: Base, weighs: bool, goals: &Goals<'_>) -> u16 {
    let key = |base: Base, mark, reached| {
        let stern = Offset::from(base.stern);
        Sailed { stern: (stern.col, stern.row), facing: base.facing.index(), mark, reached }
    };
    let base_of =
        |sailed: &Sailed| Base::new(Offset::from(sailed.stern).into(), Heading::from_index(i32::from(sailed.facing)));
    let mut now = BTreeSet::from([key(start, false, 0)]);
    for turn in 1..=12_u16 {
        let mut next = now.clone();
        for from in &now {
            for pivot in Pivot::ALL {
                let base = base_of(from);
                if chart.terrain(entered_by_pivot(base, pivot)).is_some_and(Terrain::is_open_water) {
                    next.insert(key(after_pivot(base, pivot), false, from.reached));
                }
            }
            for sails in [Sails::Battle, Sails::Full] {
                let anchor = u8::from(weighs && turn == 1);
                let tokens = card.tokens(sails).saturating_sub(anchor);
                let mut seen = BTreeSet::new();
                let mut ahead = vec![(*from, tokens, from.mark)];
                while let Some((at, left, forward_before)) = ahead.pop() {
                    if !seen.insert((at, left, forward_before)) {
                        continue;
                    }
                    let base = base_of(&at);
                    let cost = PointOfSailing::of(base.facing, wind).cost();
                    if cost > left {
                        next.insert(Sailed { mark: forward_before && left < tokens, ..at });
                        continue;
                    }
                    for step in Step::ALL {
                        let turns = step.turn().is_some();
                        if turns && card.handling == Handling::Clumsy && !forward_before {
                            continue;
                        }
                        let to = after_step(base, step);
                        let Some(terrain) = chart.terrain(to.bow()) else {
                            if goals.exits_east && Offset::from(to.bow()).col > 17 {
                                return turn;
                            }
                            continue;
                        };
                        if !terrain.is_open_water() {
                            continue;
                        }
                        let met = goals.buoys.get(at.reached).is_some_and(|buoy| (goals.met)(to, *buoy));
                        let reached = at.reached + usize::from(met);
                        if reached == goals.buoys.len() && !goals.buoys.is_empty() {
                            return turn;
                        }
                        ahead.push((key(to, !turns, reached), left - cost, !turns));
                    }
                }
            }
        }
        now = next;
        if (goals.at_rest)(&now.iter().map(base_of).collect::<Vec<_>>()) {
            return turn;
        }
    }
    u16::MAX
}

/// The goals of the voyage.
struct Goals<'a> {
    buoys: &'a [Offset],
    met: fn(Base, Offset) -> bool,
    exits_east: bool,
    at_rest: &'a dyn Fn(&[Base]) -> bool,
}

fn beside(base: Base, buoy: Offset) -> bool {
    distance(base.bow(), buoy.into()) <= 1
}

#[test]
fn ts_28_c1_four_turns_are_the_best_for_revenge_and_six_for_san_martin() {
    let setup = scenario("lesson-1");
    let chart = Chart::lay(&setup.scenario.layout, &setup.tiles).unwrap();
    for course in &setup.scenario.victory.courses {
        let start = TheShips::set_up(&setup).unwrap();
        let entry = setup.scenario.entries().find(|(_, entry)| entry.ship == course.ship).unwrap().1.clone();
        let weather_gage::rules::the_ships::scenario::Start::Fixed { bow, facing } = entry.at else { panic!("fixed") };
        let goals = Goals { buoys: &course.buoys, met: beside, exits_east: false, at_rest: &|_| false };
        let base = Base::from_bow(bow.into(), facing);
        let best = fewest_turns(&chart, SE, &setup.ships[&course.ship], base, false, &goals);
        assert_eq!(best, u16::from(course.best), "{}", course.ship);
        assert_eq!(course.grace, 2);
        assert!(start.articles.scenario.turns >= Some(course.best + course.grace));
    }
}

#[test]
fn ts_28_c1_buoys_in_their_order_in_time_and_untouched_pass_the_lesson() {
    let near = |buoys| ShipPosition { buoys, ..lying((13, 5), SE) };
    // Her bow comes next to the second buoy, 14,5, with her next step; turn 6 is the last that passes.
    for (turn, touched, passes) in [(6, false, true), (7, false, false), (6, true, false)] {
        let revenge = ShipPosition { touched, ..near(1) };
        let mut sea = later("lesson-1", turn, &[("revenge", revenge), ("san-martin", lying((3, 3), S))]);
        let told = sea.play(&[(REVENGE, battle("FF"))], &[]);
        assert!(told.contains(&H::Movement(Movement::BuoyReached { ship: id(REVENGE), buoy: 2, last: true })));
        for _ in turn..8 {
            sea.play(&[], &[]);
        }
        let result = if passes { Verdict::Won(Nation::English) } else { Verdict::Drawn };
        assert_eq!(sea.state().result, Some(result), "turn {turn}, touched {touched}");
    }
    // The second before the first counts for nothing.
    let mut sea = later("lesson-1", 2, &[("revenge", near(0)), ("san-martin", lying((3, 3), S))]);
    let told = sea.play(&[(REVENGE, battle("FF"))], &[]);
    assert!(!has(&told, |h| matches!(h, H::Movement(Movement::BuoyReached { .. }))));
    // Both may pass, and that ends it at once.
    let spain = ShipPosition { course_sailed: Some(4), buoys: 2, ..lying((3, 12), S) };
    let mut sea = later("lesson-1", 5, &[("revenge", near(1)), ("san-martin", spain)]);
    let told = sea.play(&[(REVENGE, battle("FF"))], &[]);
    assert_eq!(ended(&told), Some(Verdict::BothWon));
}

#[test]
fn ts_28_c1_who_runs_into_something_sails_on_but_has_failed() {
    // No guns, no boarding, no anchors, no soldiers: and the castle in the middle of the board.
    let mut sea = later("lesson-1", 1, &[("revenge", lying((8, 10), N)), ("san-martin", lying((3, 3), S))]);
    let load = OrderCard { load: per(BatteryPlace::Port, LoadMark::Ball), ..battle("R") };
    assert_eq!(sea.refusal(REVENGE, &load), Some("TS-1.4"));
    let told = sea.play(&[(REVENGE, battle("FF"))], &[]);
    assert!(has(&told, |h| matches!(h, H::Movement(Movement::StruckGround { .. }))));
    assert!(sea.ship(REVENGE).touched && sea.ship(REVENGE).in_play());
}

#[test]
fn ts_28_c2_ball_only_and_the_most_boxes_crossed() {
    let mut sea = Sea { battle: Match::<TheShips>::begin(&scenario("lesson-2")).unwrap() };
    assert_eq!((sea.lies(REVENGE), sea.lies(SAN_MARTIN)), (((6, 12), NE), ((9, 5), SW)));
    assert_eq!(sea.state().wind, SE, "not thrown");
    let fit = |fitting| Order::FitOut(BTreeMap::from([(id(REVENGE), fitting)]));
    let refused = |sea: &mut Sea, order| match sea.battle.give(ENGLAND, order) {
        Err(Misfit::Refused(refusal)) => refusal.rule.0,
        other => panic!("{other:?}"),
    };
    assert_eq!(refused(&mut sea, fit(FittingOut { pikemen: 1, ..FittingOut::default() })), "TS-1.4");
    let mut chain = FittingOut::default();
    chain.shot.set(BatteryPlace::Port, Some(weather_gage::rules::the_ships::gunnery_table::Shot::Chain));
    assert_eq!(refused(&mut sea, fit(chain)), "TS-2.7", "loaded with ball");
    sea.battle.give(ENGLAND, fit(FittingOut::default())).unwrap();
    sea.battle.give(SPAIN, Order::FitOut(BTreeMap::new())).unwrap();
    let chain = OrderCard { load: per(BatteryPlace::Port, LoadMark::Chain), ..battle("F") };
    assert_eq!(sea.refusal(REVENGE, &chain), Some("TS-1.4"));
    // Eight turns; hull and stern boxes; a difference of one is a draw.
    let boxes = |port, stern| {
        let mut ship = lying((11, 5), SW);
        ship.crossed.set(BatteryPlace::Port, Some(port));
        ship.crossed.set(BatteryPlace::Stern, Some(stern));
        let mut sea = later("lesson-2", 8, &[("revenge", lying((1, 15), N)), ("san-martin", ship)]);
        ended(&sea.play(&[], &[]))
    };
    assert_eq!([boxes(1, 0), boxes(1, 1)], [Some(Verdict::Drawn), Some(Verdict::Won(Nation::English))]);
}

#[test]
fn ts_28_c3_all_common_rules_with_the_holds_and_shot_that_are_given() {
    let mut sea = Sea { battle: Match::<TheShips>::begin(&scenario("lesson-3")).unwrap() };
    for seat in [ENGLAND, SPAIN] {
        sea.battle.give(seat, Order::FitOut(BTreeMap::new())).unwrap();
    }
    let (revenge, martin) = (sea.ship(REVENGE), sea.ship(SAN_MARTIN));
    assert_eq!((revenge.below.0, martin.below.0), ([5, 3], [8, 8]));
    use weather_gage::rules::the_ships::gunnery_table::Shot::{Chain, Grape};
    for ship in [revenge, martin] {
        assert_eq!(ship.shot_in(BatteryPlace::Port), Some(Grape));
        assert_eq!(ship.shot_in(BatteryPlace::Starboard), Some(Chain));
        assert!(ship.is_ready(BatteryPlace::Port) && ship.is_ready(BatteryPlace::Starboard));
    }
    assert_eq!((sea.lies(REVENGE), sea.lies(SAN_MARTIN)), (((8, 11), N), ((10, 6), S)));
    let hurt = ShipPosition { sailors: Some(24), ..lying((10, 6), S) };
    let mut sea = later("lesson-3", 10, &[("revenge", lying((1, 15), N)), ("san-martin", hurt)]);
    assert_eq!(ended(&sea.play(&[], &[])), Some(Verdict::Won(Nation::English)), "four damage points");
}

#[test]
fn ts_28_1_in_the_open_sea_there_is_no_limit_and_no_edge() {
    let setup = scenario("open-sea");
    assert_eq!(setup.scenario.turns, None);
    let chart = Chart::lay(&setup.scenario.layout, &setup.tiles).unwrap();
    assert!(chart.is_open_sea());
    let mut tiles: Vec<_> = chart.tiles().map(|(_, laid)| laid.number).collect();
    tiles.sort_unstable();
    assert_eq!(tiles, [1, 2, 3, 4, 5, 6, 7, 8, 9]);
    let mut sea = later("open-sea", 150, &[("revenge", lying((17, 9), SE)), ("san-martin", lying((3, 3), S))]);
    let told = sea.play(&[(REVENGE, battle("FFFF"))], &[choose("tile-4")]);
    assert!(has(&told, |h| matches!(h, H::Movement(Movement::TileLeapt { .. }))));
    assert_eq!((sea.state().result, sea.state().turn), (None, 151));
    let sunk = [("revenge", lying((17, 9), SE)), ("san-martin", gone(Standing::Sunk))];
    let mut sea = later("open-sea", 3, &sunk);
    assert_eq!(ended(&sea.play(&[], &[])), Some(Verdict::Won(Nation::English)), "TS-25.1");
}

#[test]
fn ts_28_4_the_treasure_is_out_in_five_turns_at_best_and_that_wins() {
    let setup = scenario("treasure-run");
    let chart = Chart::lay(&setup.scenario.layout, &setup.tiles).unwrap();
    let start = Base::from_bow(Offset::new(2, 3).into(), S);
    let goals = Goals { buoys: &[], met: beside, exits_east: true, at_rest: &|_| false };
    assert_eq!(fewest_turns(&chart, SE, &setup.ships[SANTIAGO], start, true, &goals), 5);
    let swallow = || ("swallow", lying((1, 15), N));
    let mut sea = later("treasure-run", 6, &[swallow(), ("santiago", lying((17, 9), SE))]);
    assert_eq!(ended(&sea.play(&[(SANTIAGO, battle("F"))], &[])), Some(Verdict::Won(Nation::Spanish)));
    let mut sea = later("treasure-run", 12, &[swallow(), ("santiago", lying((9, 3), SE))]);
    assert_eq!(ended(&sea.play(&[], &[])), Some(Verdict::Drawn), "she has left tile 2B");
    let mut sea = later("treasure-run", 12, &[swallow()]);
    assert_eq!(ended(&sea.play(&[], &[])), Some(Verdict::Won(Nation::English)));
    let mut sea = later(
        "treasure-run",
        4,
        &[swallow(), ("santiago", ShipPosition { standing: Some(Standing::Taken), ..lying((9, 3), SE) })],
    );
    assert_eq!(ended(&sea.play(&[], &[])), Some(Verdict::Won(Nation::English)));
    // With Swallow gone the treasure still has to get out.
    let mut sea = later("treasure-run", 4, &[("swallow", gone(Standing::Sunk)), ("santiago", lying((9, 3), SE))]);
    assert_eq!(ended(&sea.play(&[], &[])), None);
    assert_eq!(sea.battle.awaiting(), &Awaiting::Orders(vec![SPAIN]));
}

#[test]
fn ts_28_3_who_gets_out_scores_and_with_no_spaniard_left_it_is_over() {
    let english = [("revenge", lying((5, 15), N)), ("swallow", lying((7, 15), N))];
    let with = |turn, spaniards: [(&'static str, ShipPosition); 2]| {
        later("breaking-the-bar", turn, &[&english[..], &spaniards[..]].concat())
    };
    // San Martin out: six points; Santiago sunk with eight chests: sixteen for the English.
    let spaniards = [("san-martin", gone(Standing::Exited)), ("santiago", gone(Standing::Sunk))];
    let mut sea = with(5, spaniards);
    let told = sea.play(&[], &[]);
    assert!(told.contains(&H::End(End::Ended { result: Verdict::Won(Nation::English), points: Some([16, 6]) })));
    let mut sea = with(5, [("san-martin", lying((9, 17), S)), ("santiago", lying((3, 3), S))]);
    let told = sea.play(&[(SAN_MARTIN, battle("F"))], &[]);
    assert!(
        has(&told, |h| matches!(h, H::Movement(Movement::Exited { allowed: true, .. }))),
        "edge S is open for the Spanish"
    );
    assert_eq!(ended(&told), None, "the convoy is still at sea");
}

#[test]
fn ts_28_5_and_28_7_scores_at_the_last_turn() {
    let mut sea = later("gravelines", 14, &[("santiago", aground("gravelines", "santiago"))]);
    let told = sea.play(&[], &[]);
    assert!(
        told.contains(&H::End(End::Ended { result: Verdict::Won(Nation::English), points: Some([71, 0]) })),
        "{told:?}"
    );
    let cut = ShipPosition { cable_cut: true, caught_fire: true, ..lying((3, 6), S) };
    let santiago = ShipPosition { anchored: true, ..lying((14, 3), S) };
    let fleet = [
        ("revenge", gone(Standing::Sunk)),
        ("swallow", lying((13, 14), N)),
        ("fireship-1", gone(Standing::BlownUp)),
        ("fireship-2", gone(Standing::BlownUp)),
        ("san-martin", cut),
        ("santiago", santiago),
    ];
    let mut sea = later("calais-roads", 8, &fleet);
    let told = sea.play(&[], &[]);
    // English: 10 for the fire, 5 for the cable. Spanish: 10 for Revenge, 12 for Santiago at anchor; fireships count for nothing.
    assert!(
        told.contains(&H::End(End::Ended { result: Verdict::Won(Nation::Spanish), points: Some([15, 22]) })),
        "{told:?}"
    );
}

#[test]
fn ts_28_6_revenge_may_leave_to_the_south_once_turn_six_is_over() {
    let spaniards = [("san-martin", lying((5, 3), S)), ("santiago", lying((9, 3), S))];
    let leave = |turn| {
        let mut sea = later("flores", turn, &[&spaniards[..], &[("revenge", lying((8, 17), S))]].concat());
        let told = sea.part(&[(REVENGE, battle("F"))], &[]);
        (ended(&told), sea.ship(REVENGE).standing)
    };
    assert_eq!(leave(6), (None, Standing::InPlay), "TS-4.6: the edge stops her");
    assert_eq!(leave(7), (Some(Verdict::Won(Nation::English)), Standing::Exited), "worth 25, as if she were in play");
}

#[test]
fn ts_28_8_the_fastest_landing_needs_five_turns_of_sailing_and_eight_units_win() {
    let setup = scenario("strand-landing");
    let chart = Chart::lay(&setup.scenario.layout, &setup.tiles).unwrap();
    let shore = |base: &Base| {
        let shallow = base.hexes().into_iter().any(|hex| chart.terrain(hex) == Some(Terrain::Shallow));
        let strand = base.hexes().into_iter().flat_map(|hex| hex.all_neighbors()).any(|hex| {
            chart.terrain(hex) == Some(Terrain::Land) && chart.tile_at(hex).is_some_and(|laid| laid.number == 2)
        });
        shallow && strand
    };
    let at_rest = |bases: &[Base]| bases.iter().any(shore);
    let goals = Goals { buoys: &[], met: beside, exits_east: false, at_rest: &at_rest };
    for (name, bow) in [(SAN_MARTIN, (8, 15)), (SANTIAGO, (5, 15))] {
        let start = Base::from_bow(Offset::from(bow).into(), N);
        // Then furl, anchor and land: turn 8 with both ships, turn 9 with one.
        assert_eq!(fewest_turns(&chart, NE, &setup.ships[name], start, false, &goals), 5, "{name}");
    }
    let english = [("revenge", gone(Standing::Sunk)), ("swallow", gone(Standing::Sunk))];
    let spaniards = [("san-martin", lying((8, 15), N)), ("santiago", gone(Standing::Sunk))];
    let mut sea = later("strand-landing", 3, &[&english[..], &spaniards[..]].concat());
    assert_eq!(ended(&sea.play(&[], &[])), None, "nobody hinders the landing any more, but it is still to be done");
    let mut sea = later("strand-landing", 14, &[&english[..], &spaniards[..]].concat());
    assert_eq!(ended(&sea.play(&[], &[])), Some(Verdict::Won(Nation::English)), "prevented after all");
    let none = [("san-martin", gone(Standing::Sunk)), ("santiago", gone(Standing::Sunk))];
    let mut sea = later("strand-landing", 3, &none);
    assert_eq!(ended(&sea.play(&[], &[])), Some(Verdict::Won(Nation::English)));
}
