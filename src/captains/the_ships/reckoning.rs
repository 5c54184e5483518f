//! Rates a voyage: volleys given and taken on the way, and the ship's lie at its end.

use crate::rules::geometry::base::Base;
use crate::rules::geometry::cones::in_arc;
use crate::rules::the_ships::gunnery::{arc_of, sight_between};
use crate::rules::the_ships::gunnery_table::Shot;
use crate::rules::the_ships::odds::Laid;
use crate::rules::the_ships::place::Place;
use crate::rules::the_ships::plot::budget;
use crate::rules::the_ships::sailing::cost;
use crate::rules::the_ships::scenario::LeftOut;
use crate::rules::the_ships::ship_card::{BatteryPlace, Sails};
use crate::rules::the_ships::state::State;

use super::ghosts::{Ghost, ghosts};
use super::goals::{self, Goal};
use super::passage::Ways;
use super::schooling::Schooling;
use super::voyage::{Ends, Voyage};
use super::worth::{handy_range, likely_held, likely_sails, melee_margin, stake, stand_off, volley_worth};

/// The greatest range any gun has.
pub const REACH: usize = 8;

/// An enemy as a captain reckons with her.
#[derive(Clone, Debug)]
pub struct Foe {
    pub place: Place,
    /// She may be at one of these.
    pub ghosts: Vec<Ghost>,
    pub weight: i32,
    /// The margin of a fight hand to hand with her (see `melee_margin`).
    pub margin: i32,
    /// Her worth against others, in hundredths.
    pub prize: i32,
}

/// A captain's knowledge of the turn before it looks at voyages of one ship.
pub struct Reckoning<'a> {
    /// The supposed battle.
    pub state: &'a State,
    pub place: Place,
    pub goal: Goal,
    /// The enemies in play.
    pub foes: Vec<Foe>,
    /// Friends will lie here, beat by beat.
    pub friends: &'a [Vec<Base>],
    /// The lack of fear of a fight hand to hand, in hundredths.
    pub boldness: i32,
    /// The captain's schooling in shot.
    pub schooling: Schooling,
    /// Is the board larger than the eye: no land, no third ship to block sight?
    clear_sight: bool,
}

/// The promise of a battery on a voyage, with its best range.
#[derive(Clone, Copy, Debug)]
pub struct Promise {
    /// The range to set.
    pub range: u8,
    pub worth: i32,
}

/// The nearest hex of the target in the arc of the battery, if one is (TS-14.6).
fn reach_in_arc(from: Base, battery: BatteryPlace, at: Base) -> Option<usize> {
    let hexes = at.hexes().into_iter().filter(|hex| in_arc(from, arc_of(battery), *hex));
    hexes.map(|hex| from.range_to_hex(hex)).min().and_then(|range| usize::try_from(range).ok())
}

/// Rates the best broadside of one ship against the other as they lie; a battery that can fire sooner counts more.
pub fn bearing(state: &State, one: Place, from: Base, other: Place, at: Base) -> i32 {
    let ship = state.ship(one);
    let mut best = 0;
    if from.range_to(at) > 5 {
        return 0;
    }
    for battery in BatteryPlace::ALL {
        let guns = ship.guns_in(battery);
        if guns == 0 || reach_in_arc(from, battery, at).is_none() {
            continue;
        }
        let boxes = ship.cards_on(battery).load.map(|load| load.boxes);
        let reload = state.vessel(one).card.reload;
        let ready = match boxes {
            Some(boxes) if boxes >= reload => 100,
            Some(boxes) if boxes + 1 >= reload => 90,
            Some(_) => 55,
            None => 30,
        };
        let sails = likely_sails(state, one);
        let her_sails = likely_sails(state, other);
        let shot = ship.shot_in(battery).unwrap_or(Shot::Ball);
        let laid =
            Laid { ship: one, battery, shot, from, sails, anchored: ship.anchored, target: other, at, her_sails };
        best = best.max(volley_worth(state, &laid) * ready / 100);
    }
    best
}

impl<'a> Reckoning<'a> {
    /// Looks round.
    pub fn new(state: &'a State, place: Place, friends: &'a [Vec<Base>], boldness: i32, schooling: Schooling) -> Self {
        let side = state.side(place);
        let foe = |other: Place| {
            let fights = state.articles.uses(LeftOut::Boarding) && !state.vessel(other).card.fireship;
            let margin = if fights { melee_margin(state, place, other) } else { 0 };
            let ghosts = ghosts(state, other, state.base(place).filter(|_| margin < 0));
            let weight = ghosts.iter().map(|ghost| ghost.weight).sum::<i32>().max(1);
            let flees = goals::goal(state, other) == Goal::Exit;
            let prize = if flees { 150 } else { 100 };
            Foe { place: other, ghosts, weight, margin, prize }
        };
        let foes: Vec<_> = state.in_play().filter(|other| state.side(*other) != side).map(foe).collect();
        let clear_sight = !state.has_land && state.each().filter(|other| state.base(*other).is_some()).count() <= 2;
        Self { state, place, goal: goals::goal(state, place), foes, friends, boldness, schooling, clear_sight }
    }

    /// The first worth of a volley at each range it may be set to, the ghost going her way.
    fn first_volleys(&self, laid: Laid, own: &[Base], ghost: &[Base]) -> [Option<i32>; REACH + 1] {
        let mut first = [None; REACH + 1];
        let beats = own.len().max(ghost.len());
        let at = |list: &[Base], beat: usize| list.get(beat.min(list.len().saturating_sub(1))).copied();
        let mut before = None;
        for beat in 0..beats {
            let Some((from, there)) = at(own, beat).zip(at(ghost, beat)) else { break };
            if before == Some((from, there)) || from.range_to(there) > REACH as u32 {
                continue;
            }
            before = Some((from, there));
            let Some(reach) = reach_in_arc(from, laid.battery, there).filter(|reach| *reach <= REACH) else { continue };
            if first.get(reach).is_none_or(Option::is_some) {
                continue;
            }
            let worth = volley_worth(self.state, &Laid { from, at: there, ..laid });
            if worth == 0 {
                continue;
            }
            for unset in first.iter_mut().skip(reach).filter(|unset| unset.is_none()) {
                *unset = Some(worth);
            }
        }
        first
    }

    fn is_seen(&self, foe: Place) -> bool {
        self.clear_sight || sight_between(self.state, self.place, foe).is_none()
    }

    /// Rates a ready battery, with the best range to set.
    pub fn promise(&self, battery: BatteryPlace, shot: Shot, sails: Sails, stations: &[Base]) -> Promise {
        let (state, place) = (self.state, self.place);
        let guns = i32::try_from(state.ship(place).guns_in(battery)).unwrap_or(0);
        let hold = 38 * guns;
        let handy = handy_range(state, place, shot);
        let mut best = Promise { range: handy, worth: hold };
        let greatest = usize::from(state.vessel(place).greatest_range(shot)).min(REACH);
        let mut sums = [0; REACH + 1];
        for foe in &self.foes {
            let Some(start) = state.base(foe.place) else { continue };
            let laid = Laid {
                ship: place,
                battery,
                shot,
                from: start,
                sails,
                anchored: state.ship(place).anchored && sails == Sails::Furled,
                target: foe.place,
                at: start,
                her_sails: likely_sails(state, foe.place),
            };
            let mut worth = [0; REACH + 1];
            for ghost in &foe.ghosts {
                let first = self.first_volleys(laid, stations, &ghost.stations);
                for (sum, fired) in worth.iter_mut().zip(first) {
                    *sum += ghost.weight * fired.map_or(hold, |fired| fired * foe.prize / 100);
                }
            }
            for (sum, worth) in sums.iter_mut().zip(worth) {
                *sum = (worth / foe.weight).max(*sum);
            }
        }
        for (range, worth) in (0_u8..).zip(sums).take(greatest + 1).skip(1) {
            if worth > best.worth + 5 || (worth > hold && range == handy && worth + 5 >= best.worth) {
                (best.range, best.worth) = (range, worth);
            }
        }
        best.worth -= hold;
        best
    }

    /// Rates the danger from enemy guns on the way.
    fn danger(&self, foe: &Foe, voyage: &Voyage) -> i32 {
        let (state, ship) = (self.state, self.state.ship(foe.place));
        if ship.panic || ship.fire.is_some() || state.is_locked(foe.place) || !self.is_seen(foe.place) {
            return 0;
        }
        let Some(start) = state.base(foe.place) else { return 0 };
        let mut sum = 0;
        for battery in BatteryPlace::ALL {
            let cards = ship.cards_on(battery);
            let Some(shot) = ship.shot_in(battery).filter(|_| ship.is_ready(battery) && ship.guns_in(battery) > 0)
            else {
                continue;
            };
            let set = cards.range.map_or(5, |range| range.min(5));
            let laid = Laid {
                ship: foe.place,
                battery,
                shot,
                from: start,
                sails: likely_sails(state, foe.place),
                anchored: ship.anchored,
                target: self.place,
                at: start,
                her_sails: voyage.sails,
            };
            for ghost in &foe.ghosts {
                let first = self.first_volleys(laid, &ghost.stations, &voyage.stations);
                sum += ghost.weight * first.get(usize::from(set)).copied().flatten().unwrap_or(0);
            }
        }
        sum / foe.weight
    }

    /// Can an enemy who is near enough to board catch her on the way? Reckoned roughly: the boarder comes straight up under
    /// full sails, a step a beat as long as the tokens last.
    fn is_caught(&self, foe: &Foe, voyage: &Voyage) -> bool {
        let state = self.state;
        let Some((here, there)) = state.base(self.place).zip(state.base(foe.place)) else { return false };
        let ship = state.ship(foe.place);
        let free = !ship.panic && !ship.aground && ship.fire.is_none() && !state.is_locked(foe.place);
        if !free || here.range_to(there) > 2 || !state.articles.uses(LeftOut::Boarding) {
            return false;
        }
        let tokens = budget(state, foe.place, Sails::Full, ship.anchored);
        let steps = usize::from(tokens / 2);
        (1..=steps.max(1)).any(|beat| {
            let made = u32::try_from(beat.min(steps)).unwrap_or(0);
            voyage.station(beat).is_some_and(|own| own.range_to(there) <= 1 + made)
        })
    }

    /// Estimates the chance that she runs into this enemy, or has this fireship alongside, in hundredths.
    fn meets(&self, foe: &Foe, voyage: &Voyage, within: u32) -> i32 {
        let touched = |ghost: &&Ghost| {
            let beats = voyage.stations.len().max(ghost.stations.len());
            (1..beats.max(2)).any(|beat| {
                let pair = voyage.station(beat).zip(ghost.station(beat));
                pair.is_some_and(|(own, hers)| match within {
                    0 => own.hexes().into_iter().any(|hex| hers.covers(hex)),
                    _ => own.range_to(hers) <= within,
                })
            })
        };
        100 * foe.ghosts.iter().filter(touched).map(|ghost| ghost.weight).sum::<i32>() / foe.weight
    }

    /// The worth of a voyage against one enemy, guns on the way apart.
    fn lies_to(&self, foe: &Foe, voyage: &Voyage, end: Base, quick: bool) -> i32 {
        let mut sum = 0;
        let mut weight = 0;
        let main = foe.ghosts.iter().map(|ghost| ghost.weight).max().unwrap_or(0);
        for ghost in &foe.ghosts {
            let Some(there) = ghost.stations.last().copied() else { continue };
            if quick && ghost.weight < main {
                continue;
            }
            let range = i32::try_from(end.range_to(there)).unwrap_or(99);
            let given = bearing(self.state, self.place, end, foe.place, there);
            let taken = bearing(self.state, foe.place, there, self.place, end);
            let mut worth = (given * 45 - taken * 40) / 100;
            let keeps_off = (range - stand_off(5, self.boldness), 70 + self.boldness / 2);
            let (far, each) = if foe.margin > 15 { (range - 1, 100) } else { keeps_off };
            if self.goal != Goal::Hold {
                worth -= each * far.max(0) * foe.prize / 100;
            }
            let close = match range {
                0 | 1 => 14,
                2 => 10,
                3 => 4,
                _ => 0,
            };
            if foe.margin > 15 {
                worth += close * foe.margin;
            } else if foe.margin < 0 && self.state.articles.uses(LeftOut::Boarding) {
                let fear = 100 - self.boldness;
                worth += stake(foe.margin) * likely_held(self.state, foe.place, there, end) / 100 * fear / 100;
            }
            sum += ghost.weight * worth;
            weight += ghost.weight;
        }
        sum / weight.max(1) - if quick { 0 } else { 2 * self.meets(foe, voyage, 0) }
    }

    fn crosses_friends(&self, voyage: &Voyage) -> bool {
        self.friends.iter().any(|friend| {
            let beats = voyage.stations.len().max(friend.len());
            (0..beats).any(|beat| {
                let hers = friend.get(beat.min(friend.len().saturating_sub(1))).copied();
                let pair = voyage.station(beat).zip(hers);
                pair.is_some_and(|(own, hers)| own.hexes().into_iter().any(|hex| hers.covers(hex)))
            })
        })
    }

    /// Rates a voyage by guns, enemies and obstacles. A quick look counts only its end, against the likeliest place of
    /// every enemy.
    pub fn worth(&self, voyage: &Voyage, ways: Ways<'_>, quick: bool) -> i32 {
        let (state, ship) = (self.state, self.state.ship(self.place));
        let Some(end) = voyage.end() else { return i32::MIN / 2 };
        let mut worth = match voyage.ends {
            Ends::Afloat => 0,
            Ends::Exit if self.goal == Goal::Exit => return 20_000,
            Ends::Exit => -9000,
            Ends::Edge => -300,
            Ends::Aground if state.articles.scenario.victory.aground_is_destroyed => -9000,
            Ends::Aground => -2500,
            Ends::Wrecked => -4000,
            Ends::Rammed => -900,
        };
        if self.crosses_friends(voyage) {
            worth -= 700;
        }
        if let Some(passage) = ways.there {
            let at_buoy = |base: &Base| passage.tokens_from(*base, true) == 0;
            let rounds = ways.onward.is_some() && voyage.stations.iter().any(at_buoy);
            let left = if rounds { 0 } else { i32::from(passage.tokens_from(end, voyage.marked())) };
            let onward = ways.onward.map_or(0, |onward| i32::from(onward.tokens_from(end, voyage.marked())));
            worth -= left * 220 + onward * 110;
            if left == 0 && self.goal == Goal::Shore && voyage.sails == Sails::Furled {
                worth += 400;
            }
        }
        if self.goal == Goal::Hold && voyage.sails != Sails::Furled {
            worth -= 1800;
        }
        if !goals::is_fought(state) {
            // A ship that touches another has lost her course (TS-28.C1).
            let touched: i32 = self.foes.iter().map(|foe| self.meets(foe, voyage, 0)).sum();
            return worth - 20 * touched;
        }
        let eager = match self.goal {
            Goal::Fight | Goal::Hold => 100,
            Goal::Exit | Goal::Shore => 50,
            Goal::Buoy(_) => 30,
            Goal::Burn => 10,
        };
        let mut fight = 0;
        for battery in BatteryPlace::ALL.into_iter().filter(|_| !quick) {
            let ready = ship.is_ready(battery) && ship.guns_in(battery) > 0 && ship.barrels() > 0;
            if let Some(shot) = ship.shot_in(battery).filter(|_| ready) {
                fight += self.promise(battery, shot, voyage.sails, &voyage.stations).worth;
            }
        }
        let mut nearest = i32::MIN;
        for foe in &self.foes {
            if state.vessel(foe.place).card.fireship {
                // Her fire reaches ships alongside (FS-2).
                worth -= 20 * self.meets(foe, voyage, 1);
                continue;
            }
            if foe.margin < -15 && self.is_caught(foe, voyage) {
                let away = voyage.end().zip(state.base(foe.place)).map_or(0, |(own, there)| own.range_to(there));
                worth += foe.margin * 34 * (100 - self.boldness) / 100 + 60 * i32::try_from(away).unwrap_or(0);
            }
            if !quick {
                fight -= self.danger(foe, voyage) * 80 / 100;
            }
            nearest = nearest.max(self.lies_to(foe, voyage, end, quick));
        }
        if nearest > i32::MIN {
            fight += nearest;
        }
        if voyage.sails != Sails::Furled || !ship.anchored {
            fight -= 25 * (i32::from(cost(state, end.facing)) - 1);
        }
        worth + fight * eager / 100
    }
}
