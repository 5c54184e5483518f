//! The odds against the check values of chapter 31, and against hands, falls and duels counted one by one.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use weather_gage::rules::merchants_and_marauders::odds::{
    Aim, Boarders, CrewOdds, FORESEEN, Gunner, Outcome, RaidOdds, RaidShip, RaidUse, away, before_all, before_cards,
    before_throw, contest, crew_combat, raid, raid_uses, shots, skill_test,
};
use weather_gage::rules::merchants_and_marauders::pack::{CargoCard, Symbol};
use weather_gage::rules::merchants_and_marauders::words::{ByLocation, Location};
use weather_gage::rules::odds::Chance;

use Location::{Cannons, Crew, Hold, Hull, Masts};

/// Hundredths of a per cent, as chapter 31 writes them.
fn shown(chances: &[&Chance]) -> Vec<u32> {
    chances.iter().map(|chance| chance.per(10_000)).collect()
}

#[test]
fn mm_31_o_1_a_test_succeeds_by_its_dice() {
    let chances = [1, 2, 3, 4, 5, 6].map(skill_test);
    assert_eq!(chances.map(|chance| chance.per(10_000)), [3333, 5556, 7037, 8025, 8683, 9122]);
    assert_eq!(skill_test(3).not(), Chance::of(2, 3).times_running(3));
}

#[test]
fn mm_4_3_no_test_has_less_than_one_die_or_more_than_ten() {
    assert_eq!((skill_test(0), skill_test(12)), (skill_test(1), skill_test(10)));
    assert_eq!((contest(0, 11), contest(2, 3).win), (contest(1, 10), contest(3, 2).lose));
}

/// Dice of both sides; win, lose, tie, nobody, away.
const CONTESTS: [(u8, u8, [u32; 5]); 25] = [
    (1, 1, [2222, 2222, 1111, 4444, 2222]),
    (1, 2, [1481, 5556, 0, 2963, 1481]),
    (1, 3, [988, 7037, 0, 1975, 988]),
    (1, 4, [658, 8025, 0, 1317, 658]),
    (1, 5, [439, 8683, 0, 878, 439]),
    (2, 1, [5556, 1481, 0, 2963, 3704]),
    (2, 2, [3704, 3704, 617, 1975, 2469]),
    (2, 3, [2263, 6235, 185, 1317, 1646]),
    (2, 4, [1543, 7551, 27, 878, 1097]),
    (2, 5, [1097, 8316, 1, 585, 732]),
    (3, 1, [7037, 988, 0, 1975, 4691]),
    (3, 2, [6235, 2263, 185, 1317, 3128]),
    (3, 3, [4323, 4323, 477, 878, 2085]),
    (3, 4, [2773, 6407, 235, 585, 1390]),
    (3, 5, [1935, 7621, 54, 390, 927]),
    (4, 1, [8025, 658, 0, 1317, 5350]),
    (4, 2, [7551, 1543, 27, 878, 3567]),
    (4, 3, [6407, 2773, 235, 585, 2378]),
    (4, 4, [4606, 4606, 398, 390, 1585]),
    (4, 5, [3115, 6390, 235, 260, 1057]),
    (5, 1, [8683, 439, 0, 878, 5789]),
    (5, 2, [8316, 1097, 1, 585, 3859]),
    (5, 3, [7621, 1935, 54, 390, 2573]),
    (5, 4, [6390, 3115, 235, 260, 1715]),
    (5, 5, [4744, 4744, 338, 173, 1143]),
];

#[test]
fn mm_31_o_2_a_contest_ends_as_reckoned() {
    for (ours, theirs, expected) in CONTESTS {
        let odds = contest(ours, theirs);
        let found = shown(&[&odds.win, &odds.lose, &odds.tie, &odds.nobody, &odds.away]);
        assert_eq!(found, expected, "{ours} against {theirs}");
    }
    for (dice, all, expected) in [(2, 1296, [480, 480, 80, 256, 320]), (3, 46_656, [20_168, 20_168, 2224, 4096, 9728])]
    {
        let odds = contest(dice, dice);
        let exact = expected.map(|ways| Chance::of(ways, all));
        assert_eq!([odds.win, odds.lose, odds.tie, odds.nobody, odds.away], exact, "{dice}");
    }
}

#[test]
fn mm_31_o_2_a_contest_ends_as_every_fall_is_counted() {
    let fall = |number: u32, dice: u32| {
        let faces = (0..dice).map(|die| number / 6_u32.pow(die) % 6 + 1);
        faces.fold((0, 0), |(skulls, sum), face| if face > 4 { (skulls + 1, sum) } else { (skulls, sum + face) })
    };
    let (mut win, mut away_from_one, mut taken) = (0, 0, 0);
    for (our, their) in (0..216).flat_map(|our| (0..36).map(move |their| (fall(our, 3), fall(their, 2)))) {
        if our > their && (our.0, their.0) != (0, 0) {
            win += 1;
            away_from_one += u32::from(their.0 <= 1);
            taken += their.0;
        }
    }
    assert_eq!(contest(3, 2).win, Chance::of(win, 7776));
    assert_eq!(away(3, 2, 1), Chance::of(away_from_one, 7776));
    assert_eq!(away(3, 2, 0), contest(3, 2).away);
    let [ours, theirs] = [(3, 4), (2, 5)].map(|(dice, cannons)| Gunner { dice, cannons });
    assert_eq!(shots(ours, theirs, Outcome::Win), Some((400, (taken * 100 + win / 2) / win)));
}

#[test]
fn mm_16_10_who_loses_or_ties_hits_by_skulls_and_no_more_than_the_cannons() {
    let one = Gunner { dice: 1, cannons: 3 };
    assert_eq!(shots(one, one, Outcome::Win), Some((300, 0)));
    assert_eq!(shots(one, one, Outcome::Tie), Some((100, 100)));
    assert_eq!(shots(one, one, Outcome::Nobody), Some((0, 0)));
    // A skull each and 4 against 0 in sum is no tie, nor is any fall of one die against two.
    assert_eq!(shots(one, Gunner { dice: 2, cannons: 1 }, Outcome::Tie), None);
    assert_eq!(shots(one, Gunner { dice: 2, cannons: 1 }, Outcome::Lose).map(|(_, taken)| taken), Some(100));
    assert_eq!(shots(one, Gunner { dice: 2, cannons: 0 }, Outcome::Lose).map(|(_, taken)| taken), Some(0));
}

/// Leadership and Crew of both sides; the first wins, the other wins, no victor.
const CREW_COMBATS: [(u8, u8, u8, u8, [u32; 3]); 11] = [
    (2, 2, 2, 2, [4770, 4770, 460]),
    (3, 2, 3, 2, [4851, 4851, 298]),
    (3, 3, 3, 3, [4910, 4910, 181]),
    (3, 2, 2, 3, [4568, 5361, 71]),
    (3, 3, 2, 2, [8984, 980, 37]),
    (2, 2, 3, 2, [2766, 7165, 69]),
    (2, 3, 3, 2, [5361, 4568, 71]),
    (3, 2, 2, 4, [2596, 7361, 43]),
    (4, 2, 3, 3, [3727, 6192, 81]),
    (3, 2, 3, 5, [376, 9597, 27]),
    (2, 1, 3, 3, [94, 9899, 8]),
];

fn boarders(leadership: u8, crew: u8) -> Boarders {
    Boarders { leadership, crew, ..Boarders::default() }
}

fn ends(odds: &CrewOdds) -> Vec<u32> {
    shown(&[&odds.wins, &odds.loses, &odds.no_victor])
}

#[test]
fn mm_31_o_3_a_crew_combat_ends_as_reckoned() {
    for (our_dice, our_crew, their_dice, their_crew, expected) in CREW_COMBATS {
        let odds = crew_combat(boarders(our_dice, our_crew), boarders(their_dice, their_crew));
        assert_eq!(ends(&odds), expected, "{our_dice} {our_crew} {their_dice} {their_crew}");
        assert_eq!(odds.wins.or(&odds.loses).or(&odds.no_victor), Chance::certain());
    }
}

#[test]
fn mm_18_2_a_side_without_crew_has_lost_before_the_first_round() {
    assert_eq!(ends(&crew_combat(boarders(2, 1), boarders(4, 0))), [10_000, 0, 0]);
    assert_eq!(ends(&crew_combat(boarders(4, 0), boarders(2, 1))), [0, 10_000, 0]);
    assert_eq!(ends(&crew_combat(boarders(4, 0), boarders(2, 0))), [0, 0, 10_000]);
}

#[test]
fn mm_18_4_one_die_a_side_and_one_crew_are_reckoned_by_hand() {
    // A skull of one side alone decides, two are a full tie, none is another round: 2, 2 and 1 of 5.
    let odds = crew_combat(boarders(1, 1), boarders(1, 1));
    assert_eq!([odds.wins, odds.loses, odds.no_victor], [2, 2, 1].map(|ways| Chance::of(ways, 5)));
    // One die more in round 1: of 27 falls by skulls, 8 bring nothing and leave what stands above; in 8 the two dice
    // alone have a skull or two; 4 have none against one; of 4 with one each and a 1 to 4 besides the two win; of 1 as
    // well.
    let more = crew_combat(Boarders { first_dice: 1, ..boarders(1, 1) }, boarders(1, 1));
    let even = Chance::of(8, 27);
    assert_eq!(more.wins, Chance::of(10 + 5, 27).or(&even.and(&Chance::of(2, 5))));
    assert_eq!(more.loses, Chance::of(4, 27).or(&even.and(&Chance::of(2, 5))));
    assert_eq!(more.no_victor, even.and(&Chance::of(1, 5)));
}

#[test]
fn mm_18_4_the_first_over_the_rail_takes_one_more_in_round_1() {
    let (ours, theirs) = (boarders(2, 1), boarders(1, 2));
    let cap = crew_combat(Boarders { first_cap: 1, ..ours }, theirs);
    let plain = crew_combat(ours, theirs);
    assert!(cap.wins > plain.wins && cap.loses < plain.loses);
    // Only two skulls in round 1 make a difference: 2 of 27 falls by skulls are a win at once, and 1 is a tie for the
    // skulls.
    let rest = crew_combat(ours, boarders(1, 1));
    let gained = Chance::of(2, 27).and(&rest.wins.not()).or(&Chance::of(1, 27));
    assert_eq!(plain.wins.or(&gained), cap.wins);
}

/// Hull, Hold, Masts, Crew, Cannons, Manoeuvrability (T-2).
const SLOOP: [u8; 6] = [2, 2, 2, 2, 1, 4];
const FLUTE: [u8; 6] = [3, 4, 3, 1, 1, 2];
const FRIGATE: [u8; 6] = [3, 3, 3, 3, 3, 3];
const GALLEON: [u8; 6] = [4, 5, 4, 4, 4, 1];
const MAN_OF_WAR: [u8; 6] = [5, 3, 5, 5, 5, 2];
const SHIPS: [[u8; 6]; 5] = [SLOOP, FLUTE, FRIGATE, GALLEON, MAN_OF_WAR];

fn raider([hull, hold, masts, crew, cannons, manoeuvre]: [u8; 6]) -> RaidShip {
    RaidShip { manoeuvre, locations: ByLocation::of([hull, hold, masts, crew, cannons]), ..RaidShip::default() }
}

fn card(plunder: u8, symbol: Symbol) -> CargoCard {
    CargoCard { plunder, symbol }
}

fn escape(plunder: u8) -> CargoCard {
    card(plunder, Symbol::Escape)
}

fn hit(plunder: u8, location: Location) -> CargoCard {
    card(plunder, Symbol::Hit(location))
}

/// T-5: the hits of each number by location, besides 8, 8 and 16 escapes.
fn deck() -> Vec<(CargoCard, u8)> {
    let hits: [(u8, &[(Location, u8)]); 4] = [
        (2, &[(Crew, 2), (Hold, 2), (Masts, 2), (Hull, 1), (Cannons, 1)]),
        (3, &[(Cannons, 2), (Crew, 1), (Hold, 2), (Masts, 2), (Hull, 1)]),
        (4, &[(Masts, 3), (Hull, 2), (Cannons, 2), (Crew, 2), (Hold, 3)]),
        (5, &[(Hold, 1), (Hull, 1), (Masts, 1), (Cannons, 1)]),
    ];
    let escapes = [(escape(1), 8), (escape(2), 8), (escape(3), 16)];
    let of = |(plunder, hits): (u8, &'static [(Location, u8)])| {
        hits.iter().map(move |(location, count)| (hit(plunder, *location), *count))
    };
    escapes.into_iter().chain(hits.into_iter().flat_map(of)).collect()
}

/// All cards but these.
fn without(open: &[CargoCard]) -> Vec<(CargoCard, u8)> {
    let mut deck = deck();
    for card in open {
        deck.iter_mut().find(|(kind, _)| kind == card).unwrap().1 -= 1;
    }
    deck
}

#[test]
fn t_5_the_cards_of_these_tests_are_those_of_the_table() {
    let deck = deck();
    let count = |of: &dyn Fn(&CargoCard) -> u8| deck.iter().map(|(card, count)| of(card) * count).sum::<u8>();
    assert_eq!((count(&|_| 1), count(&|card| card.plunder)), (64, 180));
    assert_eq!([1, 2, 3, 4, 5].map(|number| count(&|card| u8::from(card.plunder == number))), [8, 16, 24, 12, 4]);
    let symbols = [Hold, Masts, Cannons, Crew, Hull].map(Symbol::Hit);
    assert_eq!(symbols.map(|symbol| count(&|card| u8::from(card.symbol == symbol))), [8, 8, 6, 5, 5]);
}

/// Brought in and 12 or more in hundredths of a per cent, gold in thousandths, sunk in thousandths of a per cent.
fn raided(odds: &RaidOdds) -> [u32; 4] {
    [odds.brought_in().per(10_000), odds.gold_per(1000), odds.glory().per(10_000), odds.sunk().per(100_000)]
}

#[test]
fn mm_31_o_4_every_hand_of_three_is_counted() {
    let expected: [[u64; 4]; 5] = [
        [26_864, 216_294, 633, 695],
        [7984, 74_205, 758, 10],
        [36_552, 316_518, 1924, 10],
        [4960, 50_220, 1040, 0],
        [20_776, 192_501, 1942, 0],
    ];
    let cards: Vec<CargoCard> = deck().into_iter().flat_map(|(card, count)| vec![card; count.into()]).collect();
    for (ship, expected) in SHIPS.map(raider).into_iter().zip(expected) {
        let (mut counted, mut hands) = ([0; 4], 0);
        for (at, one) in cards.iter().enumerate() {
            for (to, other) in cards.iter().enumerate().skip(at + 1) {
                for third in cards.iter().skip(to + 1) {
                    let found = raid(&ship, &[], &[*one, *other, *third], 0, Aim::Gold);
                    hands += found.of;
                    let found = [found.brought_in, found.gold, found.glory, found.sunk];
                    counted.iter_mut().zip(found).for_each(|(sum, ways)| *sum += ways);
                }
            }
        }
        assert_eq!((hands, counted), (41_664, expected));
        let odds = before_cards(&ship, &deck(), 0, Aim::Gold);
        let times = odds.of / hands;
        assert_eq!([odds.brought_in, odds.gold, odds.glory, odds.sunk], expected.map(|ways| ways * times));
    }
}

#[test]
fn mm_31_o_4_a_raid_ends_as_reckoned() {
    const LINES: [([u8; 6], [[u32; 4]; 4]); 5] = [
        (SLOOP, [[6448, 5191, 152, 1668], [8693, 7613, 563, 165], [9463, 9485, 2218, 69], [7606, 7203, 1793, 851]]),
        (FLUTE, [[1916, 1781, 182, 24], [6623, 4776, 303, 1], [9720, 6625, 897, 1], [4590, 3463, 816, 49]]),
        (FRIGATE, [[8773, 7597, 462, 24], [9864, 9925, 3073, 70], [9826, 11_780, 5468, 116], [8363, 8878, 3851, 57]]),
        (GALLEON, [[1190, 1205, 250, 0], [5000, 3777, 250, 0], [7873, 5981, 1005, 0], [3419, 2965, 1005, 1]]),
        (MAN_OF_WAR, [[4987, 4620, 466, 0], [8761, 7497, 1339, 0], [9402, 9435, 2943, 0], [6388, 6097, 2453, 0]]),
    ];
    for (ship, expected) in LINES {
        let ways = [(0, Aim::Gold), (1, Aim::Gold), (2, Aim::Gold), (1, Aim::Glory)];
        let found = ways.map(|(successes, aim)| raided(&before_cards(&raider(ship), &deck(), successes, aim)));
        assert_eq!(found, expected, "{ship:?}");
    }
}

#[test]
fn mm_31_o_4_a_sloop_under_seamanship_2() {
    let [brought_in, gold, glory, _] = raided(&before_all(&raider(SLOOP), &deck(), 2, Aim::Gold));
    assert_eq!([brought_in, gold, glory], [7781, 6745, 564]);
}

/// Brought in, gold, 12 or more and sunk of a Sloop with these cards and no success.
fn sloop_with(open: &[CargoCard], differs: impl FnOnce(&mut RaidShip)) -> [u64; 4] {
    let mut ship = raider(SLOOP);
    differs(&mut ship);
    let odds = raid(&ship, &deck(), open, 0, Aim::Gold);
    assert_eq!(odds.of, 1);
    [odds.brought_in, odds.gold, odds.glory, odds.sunk]
}

#[test]
fn mm_11_11_hits_of_a_destroyed_location_go_to_the_hull_and_may_sink_the_ship() {
    let (cannons, hold) = (hit(4, Cannons), hit(3, Hold));
    assert_eq!(sloop_with(&[cannons], |_| ()), [0, 0, 0, 0]);
    assert_eq!(sloop_with(&[cannons, cannons], |_| ()), [0, 0, 0, 0]);
    assert_eq!(sloop_with(&[cannons, cannons, cannons], |_| ()), [0, 0, 0, 1]);
    assert_eq!(sloop_with(&[cannons, cannons, hit(2, Hull)], |_| ()), [0, 0, 0, 1]);
    assert_eq!(sloop_with(&[hit(2, Hull), hit(5, Hull), hold], |_| ()), [0, 0, 0, 1]);
    assert_eq!(sloop_with(&[hit(5, Hull), hold, hit(4, Masts)], |_| ()), [1, 12, 1, 0]);
    assert_eq!(sloop_with(&[hold, hold], |_| ()), [0, 0, 0, 0]);
}

#[test]
fn mm_11_11_a_hit_that_is_cancelled_saves_the_raid_or_the_ship() {
    let cannons = hit(4, Cannons);
    let cancelled = |ship: &mut RaidShip| ship.hits_cancelled = 1;
    assert_eq!(sloop_with(&[cannons, escape(3)], cancelled), [1, 7, 0, 0]);
    assert_eq!(sloop_with(&[cannons, cannons, hit(2, Hull)], cancelled), [0, 0, 0, 0]);
    assert_eq!(sloop_with(&[hit(2, Hull), hit(5, Hull), hit(5, Masts)], cancelled), [1, 12, 1, 0]);
    assert_eq!(sloop_with(&[cannons, cannons, cannons, hit(2, Hull)], cancelled), [0, 0, 0, 1]);
}

#[test]
fn mm_11_12_escapes_as_many_as_the_manoeuvrability_end_the_raid() {
    let open = [escape(3), escape(3), escape(2), escape(1)];
    assert_eq!(sloop_with(&open, |_| ()), [0, 0, 0, 0]);
    assert_eq!(sloop_with(&open, |ship| ship.escapes_ignored = 1), [1, 9, 0, 0]);
    assert_eq!(sloop_with(&open, |ship| ship.manoeuvre = 5), [1, 9, 0, 0]);
    assert_eq!(sloop_with(&open[..3], |_| ()), [1, 8, 0, 0]);
    assert_eq!(sloop_with(&open[..3], |ship| ship.plunder_added = 4), [1, 12, 1, 0]);
    // Hits count all the same.
    let hull = hit(2, Hull);
    assert_eq!(sloop_with(&[open.as_slice(), &[hull, hull]].concat(), |_| ()), [0, 0, 0, 1]);
}

/// Gold less 20 for a ship sunk, and glory less a ship sunk, in the order in which the aim counts them.
fn worth(odds: [i64; 3], aim: Aim) -> [i64; 2] {
    let [gold, glory, sunk] = odds;
    match aim {
        Aim::Gold => [gold - 20 * sunk, glory - sunk],
        Aim::Glory => [glory - sunk, gold - 20 * sunk],
    }
}

/// The best that successes can bring, found by trying every use of each of them with every card that may come.
fn tried(ship: &RaidShip, open: &[CargoCard], pile: &[CargoCard], successes: u8, aim: Aim) -> [i64; 3] {
    let ways = |pile: usize| (0..successes.into()).map(|drawn| i64::try_from(pile - drawn).unwrap()).product::<i64>();
    let as_it_is = raid(ship, &[], open, 0, aim);
    let mut uses =
        vec![[as_it_is.gold, as_it_is.glory, as_it_is.sunk].map(|sum| i64::try_from(sum).unwrap() * ways(pile.len()))];
    if successes > 0 {
        let more = |open: &[CargoCard]| {
            (0..pile.len()).fold([0; 3], |sum, at| {
                let (mut open, mut pile) = (open.to_vec(), pile.to_vec());
                open.push(pile.remove(at));
                let found = tried(ship, &open, &pile, successes - 1, aim);
                [sum[0] + found[0], sum[1] + found[1], sum[2] + found[2]]
            })
        };
        uses.push(more(open));
        for at in 0..open.len() {
            let mut kept = open.to_vec();
            kept.remove(at);
            let last = i64::try_from(pile.len() + 1).unwrap() - i64::from(successes);
            uses.push(tried(ship, &kept, pile, successes - 1, aim).map(|sum| sum * last));
            uses.push(more(&kept));
        }
    }
    uses.into_iter().max_by_key(|odds| worth(*odds, aim)).unwrap()
}

/// The same of odds, and out of how many.
fn found(odds: &RaidOdds) -> ([i64; 3], u64) {
    ([odds.gold, odds.glory, odds.sunk].map(|sum| i64::try_from(sum).unwrap()), odds.of)
}

#[test]
fn mm_11_9_no_way_to_spend_successes_is_better_than_the_best() {
    let pile = [escape(1), escape(3), escape(3), hit(4, Cannons), hit(5, Hull), hit(4, Hold)];
    let unseen = [(escape(3), 2), (hit(5, Hull), 1), (escape(1), 1), (hit(4, Cannons), 1), (hit(4, Hold), 1)];
    let hands = [
        [escape(3), escape(2), escape(3)],
        [hit(4, Hold), hit(4, Hold), escape(3)],
        [hit(4, Crew), hit(5, Hull), hit(2, Hull)],
        [hit(3, Cannons), hit(5, Cannons), hit(4, Masts)],
    ];
    for (ship, aim) in
        [SLOOP, FLUTE].into_iter().flat_map(|ship| [Aim::Gold, Aim::Glory].map(|aim| (raider(ship), aim)))
    {
        for (open, successes) in hands.iter().flat_map(|open| (0..=3).map(move |successes| (open, successes))) {
            let best = found(&raid(&ship, &unseen, open, successes, aim));
            let expected = tried(&ship, open, &pile, successes, aim);
            assert_eq!(worth(best.0, aim), worth(expected, aim), "{open:?} {successes} {aim:?}");
            assert_eq!(best.1, (0..successes.into()).map(|drawn| 6 - drawn).product::<u64>());
            let uses = raid_uses(&ship, &unseen, open, successes, aim);
            assert!(uses.iter().all(|(_, odds)| odds.of == best.1));
            let most = uses.iter().map(|(_, odds)| worth(found(odds).0, aim)).max();
            assert_eq!(most, Some(worth(expected, aim)), "{open:?} {successes} {aim:?}");
        }
    }
}

#[test]
fn mm_26_5_each_use_of_a_success_shows_what_it_leads_to() {
    let open = [escape(2), hit(2, Hold), escape(2)];
    let uses = raid_uses(&raider(SLOOP), &without(&open), &open, 1, Aim::Gold);
    let kinds: Vec<RaidUse> = uses.iter().map(|(one, _)| *one).collect();
    let (light, hold) = (escape(2), hit(2, Hold));
    assert_eq!(kinds.len(), 6, "equal cards come once");
    for expected in
        [RaidUse::Enough, RaidUse::Draw, RaidUse::Discard(light), RaidUse::Exchange(light), RaidUse::Discard(hold)]
    {
        assert!(kinds.contains(&expected), "{expected:?}");
    }
    let of = |wanted| uses.iter().find(|(one, _)| *one == wanted).unwrap().1;
    assert_eq!(of(RaidUse::Enough).gold_per(100), 600);
    assert_eq!(of(RaidUse::Discard(hold)).brought_in(), Chance::certain());
    // A draw fails by one of 6 hits on the Cannons or 7 more on the Hold; an exchange of the hit by one of the Cannons
    // alone.
    assert_eq!(of(RaidUse::Draw).brought_in(), Chance::of(61 - 13, 61));
    assert_eq!(of(RaidUse::Exchange(hold)).brought_in(), Chance::of(61 - 6, 61));
    assert_eq!(of(RaidUse::Exchange(hold)).gold_per(61), 4 * 55 + gold_but(&open, Cannons));
    assert_eq!(raid_uses(&raider(SLOOP), &without(&open), &open, 0, Aim::Gold).len(), 1);
}

/// The numbers of all cards but these and those that hit one location.
fn gold_but(open: &[CargoCard], location: Location) -> u32 {
    let counted = without(open).into_iter().filter(|(card, _)| card.symbol != Symbol::Hit(location));
    counted.map(|(card, count)| u32::from(card.plunder) * u32::from(count)).sum()
}

#[test]
fn mm_26_5_before_the_throw_every_number_of_successes_counts_by_its_chance() {
    let open = [hit(4, Cannons), hit(3, Hold), escape(3)];
    let (ship, unseen) = (raider(SLOOP), without(&open));
    let before = before_throw(&ship, &unseen, &open, 2, Aim::Gold);
    let by_successes = [4, 4, 1].into_iter().zip(0..).map(|(ways, successes)| {
        raid(&ship, &unseen, &open, successes, Aim::Gold).brought_in().and(&Chance::of(ways, 9))
    });
    assert_eq!(before.brought_in(), by_successes.fold(Chance::never(), |sum, part| sum.or(&part)));
    // More successes than are foreseen are left unspent.
    let most = raid(&raider(GALLEON), &unseen, &open, FORESEEN, Aim::Glory);
    assert_eq!(raid(&raider(GALLEON), &unseen, &open, FORESEEN + 5, Aim::Glory), most);
}

#[test]
fn g_63_without_cards_to_draw_a_success_may_still_discard() {
    let open = [hit(4, Cannons), escape(3)];
    let uses = raid_uses(&raider(SLOOP), &[], &open, 2, Aim::Gold);
    let kinds: Vec<RaidUse> = uses.iter().map(|(one, _)| *one).collect();
    assert_eq!(kinds.len(), 3);
    assert!(!kinds.contains(&RaidUse::Draw));
    assert_eq!(raid(&raider(SLOOP), &[], &open, 2, Aim::Gold).gold_per(1), 3);
    assert_eq!(before_cards(&raider(SLOOP), &[(escape(3), 2)], 1, Aim::Gold).gold_per(1), 6);
    assert_eq!(before_cards(&raider(SLOOP), &[], 2, Aim::Gold).gold_per(1), 0);
}

/// A ship that only shoots, by T-2, and the Seamanship of her captain.
#[derive(Clone, Copy)]
struct Duellist {
    ship: [u8; 6],
    seamanship: u8,
}

/// Hull, Hold, Masts, Crew and Cannons of both ships.
type Afloat = [[u8; 5]; 2];

/// A sinks b, b sinks a, both sink, both are without Cannons.
type Fates = [f64; 4];

/// Takes a hit, by its die: a skull where the rule of O-5 puts it (MM-17.2, MM-17.6).
fn struck(mut ship: [u8; 5], die: usize) -> [u8; 5] {
    let place = if die > 4 {
        // Masts, Hold, Crew, Cannons; of equals the first.
        let highest = [2, 1, 3, 4].into_iter().rev().max_by_key(|place| ship[*place]).unwrap();
        let hull = ship[highest] == 0 || ship[highest] == 1 && ship[0] > 1;
        if hull { 0 } else { highest }
    } else {
        die
    };
    let place = if ship[place] == 0 { 0 } else { place };
    ship[place] = ship[place].saturating_sub(1);
    ship
}

/// Every end of a volley of at most one hit, with its chance.
fn volley(ship: [u8; 5], hits: u8) -> Vec<([u8; 5], f64)> {
    if hits == 0 { vec![(ship, 1.0)] } else { (1..=6).map(|die| (struck(ship, die), 1.0 / 6.0)).collect() }
}

/// The falls of this number of dice: skulls, the sum of the others, and the chance.
fn thrown(dice: u8) -> BTreeMap<(u8, u8), f64> {
    let mut falls = BTreeMap::from([((0, 0), 1.0)]);
    for _ in 0..dice {
        let mut next = BTreeMap::new();
        for ((skulls, sum), chance) in falls {
            for face in 1..=6 {
                let fall = if face > 4 { (skulls + 1, sum) } else { (skulls, sum + face) };
                *next.entry(fall).or_default() += chance / 6.0;
            }
        }
        falls = next;
    }
    falls
}

/// Dice of one side in the contest (MM-16.6).
fn contest_dice(own: Duellist, other: Duellist, masts: u8) -> u8 {
    if masts == 0 { 1 } else { own.seamanship + u8::from(own.ship[5] >= other.ship[5] + 2) }
}

/// Fates of a duel of ships with one Cannon from here, round by round (MM-16.7 to MM-16.17).
fn duel(sides: [Duellist; 2], now: Afloat, known: &mut BTreeMap<Afloat, Fates>) -> Fates {
    let [ours, theirs] = now;
    match (ours[0], theirs[0]) {
        (0, 0) => return [0.0, 0.0, 1.0, 0.0],
        (0, _) => return [0.0, 1.0, 0.0, 0.0],
        (_, 0) => return [1.0, 0.0, 0.0, 0.0],
        _ if ours[4] == 0 && theirs[4] == 0 => return [0.0, 0.0, 0.0, 1.0],
        _ => {}
    }
    if let Some(fates) = known.get(&now) {
        return *fates;
    }
    let mut shots: BTreeMap<(u8, u8), f64> = BTreeMap::new();
    let their_falls = thrown(contest_dice(sides[1], sides[0], theirs[2]));
    for (our, our_chance) in thrown(contest_dice(sides[0], sides[1], ours[2])) {
        for (their, their_chance) in &their_falls {
            let lost = |skulls: u8, cannons: u8| skulls.min(cannons);
            let hits = match our.cmp(their) {
                _ if our.0 == 0 && their.0 == 0 => (0, 0),
                Ordering::Greater => (ours[4], lost(their.0, theirs[4])),
                Ordering::Less => (lost(our.0, ours[4]), theirs[4]),
                Ordering::Equal => (lost(our.0, ours[4]), lost(their.0, theirs[4])),
            };
            *shots.entry(hits).or_default() += our_chance * their_chance;
        }
    }
    let none = shots.remove(&(0, 0)).unwrap_or_default();
    let mut fates = [0.0; 4];
    for ((made, taken), chance) in shots {
        for (our_end, our_chance) in volley(ours, taken) {
            for (their_end, their_chance) in volley(theirs, made) {
                let share = chance * our_chance * their_chance / (1.0 - none);
                let on = duel(sides, [our_end, their_end], known);
                fates.iter_mut().zip(on).for_each(|(sum, part)| *sum += share * part);
            }
        }
    }
    known.insert(now, fates);
    fates
}

#[test]
fn mm_31_o_5_duels_of_ships_with_one_cannon_end_as_reckoned() {
    let side = |ship, seamanship| Duellist { ship, seamanship };
    let lines = [
        ([side(SLOOP, 3), side(SLOOP, 3)], ["47.33", "47.33", "0.21", "5.13"]),
        ([side(SLOOP, 3), side(FLUTE, 2)], ["53.12", "41.64", "0.10", "5.14"]),
        ([side(SLOOP, 4), side(SLOOP, 2)], ["60.15", "34.90", "0.16", "4.79"]),
    ];
    for (sides, expected) in lines {
        let afloat = sides.map(|side| side.ship[..5].try_into().unwrap());
        let fates = duel(sides, afloat, &mut BTreeMap::new());
        assert_eq!(fates.map(|fate| format!("{:.2}", fate * 100.0)), expected);
    }
}
