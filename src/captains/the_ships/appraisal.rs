//! Worth of a position to a side at the start of a turn, in hundredths of a box of the hull.

use crate::rules::the_ships::place::Place;
use crate::rules::the_ships::points;
use crate::rules::the_ships::scenario::LeftOut;
use crate::rules::the_ships::ship::Standing;
use crate::rules::the_ships::ship_card::{BatteryPlace, Nation};
use crate::rules::the_ships::state::{State, Verdict};

use super::goals::{Goal, goal};
use super::mate::Pilot;
use super::passage::NO_WAY;
use super::reckoning::bearing;
use super::worth::{likely_held, melee_margin, stake, stand_off};

/// A battle won.
const WON: i32 = 15_000;

/// A ship is worth this as long as she fights.
const AFLOAT: i32 = 6000;

/// Rates the rest of a ship.
fn ship(state: &State, place: Place) -> i32 {
    let (ship, vessel) = (state.ship(place), state.vessel(place));
    let people =
        i32::from(ship.sailors) * 90 + ship.deck.0.iter().chain(&ship.below.0).map(|u| i32::from(*u)).sum::<i32>() * 45;
    if vessel.card.fireship {
        return if ship.in_play() && !ship.is_torch() { 300 } else { 0 };
    }
    if !ship.in_play() {
        return if ship.standing == Standing::Exited { AFLOAT + people } else { 0 };
    }
    let mut sum = AFLOAT + people;
    let all = i32::from(vessel.card.people.sailors.max(1));
    let lost = all - i32::from(ship.sailors);
    sum -= 2500 * lost * lost / (all * all);
    for row in BatteryPlace::ALL {
        let (crossed, boxes) = (i32::from(ship.crossed_in(row)), i32::from(vessel.boxes_of(row).max(1)));
        sum -= 2300 * (60 * crossed * boxes + 45 * crossed * crossed) / (100 * boxes * boxes);
        sum += i32::try_from(ship.guns_in(row)).unwrap_or(0) * 70;
        if let Some(load) = ship.cards_on(row).load {
            sum += 60 * i32::from(load.boxes) / i32::from(vessel.card.reload.max(1)) + 30;
        }
    }
    for (mast, left) in vessel.card.masts.iter().zip(ship.masts) {
        sum += i32::from(left) * 60 + if left > 0 { 90 * i32::from(mast.tokens.full) } else { 0 };
    }
    sum -= 230 * i32::try_from(ship.officers_lost.count_ones()).unwrap_or(0);
    let troubles = [
        (ship.panic, 600),
        (ship.burns(), 800),
        (ship.rudder_lost, 450),
        (ship.aground, if state.articles.scenario.victory.aground_is_destroyed { AFLOAT } else { 900 }),
    ];
    sum - troubles.into_iter().filter(|(is_so, _)| *is_so).map(|(_, cost)| cost).sum::<i32>()
}

/// Rates a ship's progress to her goal.
fn on_her_way(state: &State, place: Place, pilot: &Pilot) -> i32 {
    let ship = state.ship(place);
    let buoys = i32::from(ship.buoys) * 8000;
    let Some(base) = ship.base.filter(|_| ship.in_play()) else { return buoys };
    match goal(state, place) {
        Goal::Burn => {
            let whole =
                state.in_play().filter(|other| state.is_enemy(place, *other) && !state.ship(*other).caught_fire);
            let range = whole.filter_map(|other| state.base(other)).map(|there| there.range_to(base)).min();
            buoys - range.map_or(0, |range| 200 * i32::try_from(range).unwrap_or(0))
        }
        Goal::Shore => {
            let left = pilot.known(state, place).map_or(0, |way| way.tokens_from(base, ship.last_move));
            let anchored = if left == 0 && ship.anchored { 900 } else { 0 };
            let furled =
                if left == 0 && ship.last_sails == crate::rules::the_ships::ship_card::Sails::Furled { 400 } else { 0 };
            buoys - 200 * i32::from(left.min(NO_WAY)) + anchored + furled
        }
        _ => {
            let left = pilot.known(state, place).map_or(0, |way| way.tokens_from(base, ship.last_move));
            buoys - 220 * i32::from(left.min(NO_WAY))
        }
    }
}

/// Rates the lie of a ship to her enemies by the guns that bear.
fn lie(state: &State, place: Place) -> i32 {
    let Some(base) = state.base(place) else { return 0 };
    let mut best = 0;
    for other in state.in_play().filter(|other| state.is_enemy(place, *other)) {
        let Some(there) = state.base(other) else { continue };
        best = best.max(bearing(state, place, base, other, there));
    }
    best * 25 / 100
}

/// Fights going on, and those that may begin next turn.
fn hand_to_hand(state: &State, side: Nation, boldness: i32) -> i32 {
    if !state.articles.uses(LeftOut::Boarding) {
        return 0;
    }
    let mut sum = 0;
    for one in state.in_play().filter(|place| state.side(*place) == side) {
        for other in state.in_play().filter(|other| state.side(*other) != side) {
            let (Some(here), Some(there)) = (state.base(one), state.base(other)) else { continue };
            if state.vessel(one).card.fireship || state.vessel(other).card.fireship {
                continue;
            }
            let (own, hers) = (state.id(one), state.id(other));
            let pair = |lock: &crate::rules::the_ships::state::Lock| {
                (lock.boarder == own && lock.boarded == hers) || (lock.boarder == hers && lock.boarded == own)
            };
            let locked = state.locks.iter().any(pair);
            let (ours, theirs) = (likely_held(state, one, here, there), likely_held(state, other, there, here));
            if !locked && ours == 0 && theirs == 0 {
                continue;
            }
            let margin = melee_margin(state, one, other);
            let likely = if locked {
                100
            } else if margin > 0 {
                ours
            } else {
                theirs * (100 - boldness) / 100
            };
            sum += stake(margin) * likely / 100;
        }
    }
    sum
}

/// The worth of a position by its parts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Scales {
    /// The battle is over.
    pub result: i32,
    /// One’s own ships still hold this much.
    pub own: i32,
    /// The enemy’s ships have lost this much.
    pub theirs: i32,
    pub way: i32,
    pub bears: i32,
    /// The enemy’s guns that bear.
    pub exposed: i32,
    /// Fights hand to hand.
    pub hand_to_hand: i32,
    /// A nearer fight counts more.
    pub distance: i32,
    /// Points and landed soldiers.
    pub score: i32,
}

impl Scales {
    /// Everything together.
    pub fn sum(&self) -> i32 {
        let Self { result, own, theirs, way, bears, exposed, hand_to_hand, distance, score } = *self;
        result + own + theirs + way + bears + exposed + hand_to_hand + distance + score
    }
}

/// Weighs a position from the eyes of one side.
pub fn weigh(state: &State, side: Nation, pilot: &Pilot, boldness: i32) -> Scales {
    let over = |result| Scales { result, ..Scales::default() };
    match state.result {
        Some(Verdict::Won(winner)) => return over(if winner == side { WON } else { -WON }),
        Some(Verdict::BothWon) => return over(WON / 2),
        Some(Verdict::Drawn) => return over(0),
        None => {}
    }
    let mut scales = Scales { hand_to_hand: hand_to_hand(state, side, boldness), ..Scales::default() };
    for place in state.each() {
        let worth = ship(state, place);
        let (way, bears) =
            if state.ship(place).in_play() { (on_her_way(state, place, pilot), lie(state, place)) } else { (0, 0) };
        if state.side(place) == side {
            scales.own += worth;
            scales.way += way;
            scales.bears += bears;
        } else {
            scales.theirs -= worth;
            scales.way -= way;
            scales.exposed -= bears;
        }
    }
    // A fight is sought: far off, guns are of no use, and the ship that is stronger hand to hand comes nearer still.
    for place in state.in_play().filter(|place| state.side(*place) == side && goal(state, *place) == Goal::Fight) {
        let Some(base) = state.base(place) else { continue };
        let fires = |other: &Place| state.vessel(*other).card.fireship;
        let enemies = state.in_play().filter(|other| state.is_enemy(place, *other) && !fires(other));
        let ranges = enemies.filter_map(|other| Some((state.base(other)?.range_to(base), other)));
        let Some((range, other)) = ranges.min() else { continue };
        let range = i32::try_from(range).unwrap_or(0);
        if range <= 1 {
            // Alongside is near enough for both.
            continue;
        }
        let stronger = state.articles.uses(LeftOut::Boarding) && melee_margin(state, place, other) > 15;
        let (far, each) = if stronger { (range - 1, 85) } else { (range - stand_off(4, boldness), 60 + boldness / 2) };
        scales.distance -= each * far.max(0);
    }
    let victory = &state.articles.scenario.victory;
    if !victory.awards.is_empty() {
        let [english, spanish] = points::scores(state);
        let lead = if side == Nation::English { english - spanish } else { spanish - english };
        let limit = i32::from(state.articles.scenario.turns.unwrap_or(0)).max(1);
        let late = i32::from(state.turn.min(100)) * 100 / limit;
        scales.score += lead * (60 + 3 * late.min(100));
    }
    let [english, spanish] = state.ashore.0.map(i32::from);
    scales.score += 1600 * if side == Nation::English { english - spanish } else { spanish - english };
    scales
}
