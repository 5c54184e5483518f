//! Errands for all ships of a fleet at once: islands, home, derelicts and prey, by the gold that each brings in a turn.

use std::collections::BTreeMap;

use crate::rules::pirates::abilities::Ability;
use crate::rules::pirates::contacts;
use crate::rules::pirates::ids::Name;
use crate::rules::pirates::state::{Coin, Fort, Ship, State};
use crate::rules::pirates::sums;
use crate::rules::pirates::words::Flag;
use crate::rules::plane;

use super::goals::{self, home};
use super::gunnery;
use super::steering::{Goal, away};
use super::weights::Weights;

/// A ship's goal, and the worth of a turn of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Errand {
    pub goal: Goal,
    /// Hundredths of gold in a turn.
    pub rate: i64,
}

/// A turn, in hundredths.
const TURN: i64 = 100;
/// It wins.
const WINS: i64 = 100_000;
/// Guns reach this far, in thousandths of a millimetre.
const REACH: i64 = 60_000;

/// An island with what is thought to lie there, the best first.
struct Wild {
    id: Name,
    coins: Vec<i64>,
    from_home: i64,
}

/// The gold of a hold or a fort, in hundredths; a coin that lies face down is worth what one thinks.
pub fn gold(coins: &[Coin], weights: &Weights) -> i64 {
    coins.iter().map(|coin| if coin.value == 0 { weights.unknown } else { 100 * i64::from(coin.value) }).sum()
}

/// Thousandths of a millimetre in a turn.
fn speed(state: &State, unit: Name) -> i64 {
    let rulers = sums::base_move(state, unit, true);
    rulers.into_iter().map(|ruler| i64::from(state.pack.measures.ruler(ruler).0) * 10).sum()
}

/// The time for a way: turns are whole, though a ship that is nearer has more choice.
fn time(way: i64, speed: i64) -> i64 {
    if speed <= 0 || way == i64::MAX {
        return 100 * TURN;
    }
    let exact = way.max(0) * TURN / speed;
    (exact + 2 * (exact + TURN - 1) / TURN * TURN) / 3
}

fn apart(state: &State, one: Name, other: Name) -> i64 {
    let shapes = contacts::piece(state, one).zip(contacts::piece(state, other));
    shapes.map_or(i64::MAX, |(one, other)| plane::dist(&one, &other))
}

/// The time for this number of hits, where guns make `own` hundredths of one if all of them reach: not all do.
fn volleys(hits: i64, own: i64, at_once: bool) -> i64 {
    (hits * TURN * 100 / (own * 6 / 10).max(1)).max(TURN) * if at_once { 1 } else { 2 }
}

/// Everything that the errands of a fleet hang on.
struct Chart<'a> {
    state: &'a State,
    flag: Flag,
    weights: &'a Weights,
    home: Option<Name>,
    /// Gold that is still lacking to the mark, in hundredths.
    lacks: i64,
    wild: Vec<Wild>,
    /// Enemies with room, and when each could be at each island.
    rivals: Vec<(Name, Vec<i64>)>,
    /// Each ship's goal when errands were given last.
    kept: &'a BTreeMap<Name, Goal>,
}

/// The errands of all ships of this player. A ship's last goal is worth more to her than a new one.
pub fn all(state: &State, flag: Flag, weights: &Weights, kept: &BTreeMap<Name, Goal>) -> Vec<(Name, Errand)> {
    let mut chart = Chart::of(state, flag, weights, kept);
    let sails = |ship: &&Ship| ship.flag == flag && !ship.waits && speed(state, ship.id) > 0;
    let mut left: Vec<&Ship> = state.ships.iter().filter(sails).collect();
    let mut given: Vec<(Name, Errand)> = Vec::new();
    while !left.is_empty() {
        let rated = left.iter().enumerate().filter_map(|(at, ship)| Some((at, chart.best(ship, &given)?)));
        let Some((at, errand)) = rated.max_by_key(|(_, errand)| errand.rate) else { break };
        let ship = left.remove(at);
        chart.take(ship, errand.goal);
        given.push((ship.id, errand));
    }
    given
}

impl<'a> Chart<'a> {
    fn of(state: &'a State, flag: Flag, weights: &'a Weights, kept: &'a BTreeMap<Name, Goal>) -> Self {
        let home = home(state, flag);
        let wild = state.islands.iter().filter(|island| island.home.is_none() && state.fort_on(island.id).is_none());
        let wild: Vec<Wild> = wild
            .map(|island| {
                // A note of this seat lists the coins that were left (PC-21.3).
                let known = island.seen.get(&flag).filter(|seen| !seen.stale);
                let there = goals::lying(state, island.id);
                let mut coins: Vec<i64> = known.map_or_else(
                    || vec![weights.unknown; there],
                    |seen| seen.coins.iter().map(|value| 100 * i64::from(*value)).collect(),
                );
                coins.sort_unstable_by_key(|value| -value);
                let from_home = home.map_or(0, |home| apart(state, island.id, home));
                Wild { id: island.id, coins, from_home }
            })
            .collect();
        let rivals = state.ships.iter().filter(|ship| ship.flag != flag && !ship.waits && !ship.is_derelict());
        let rivals = rivals.filter(|ship| sums::free_space(state, ship) > 0).map(|ship| {
            let speed = speed(state, ship.id);
            (ship.id, wild.iter().map(|wild| time(away(state, ship.id, wild.id), speed)).collect())
        });
        let banked = 100 * i64::from(sums::winning_gold(state, flag));
        let lacks = 100 * i64::from(state.mark) - banked;
        Self { state, flag, weights, home, lacks, rivals: rivals.collect(), wild, kept }
    }

    /// Gold that one ship fetches does not count for the next.
    fn take(&mut self, ship: &Ship, goal: Goal) {
        let room = usize::from(sums::free_space(self.state, ship));
        if let Some(wild) = self.wild.iter_mut().find(|wild| Goal::Island(wild.id) == goal) {
            let taken = room.min(wild.coins.len());
            wild.coins.drain(..taken);
        }
        if self.home.is_some_and(|home| Goal::Island(home) == goal) {
            self.lacks -= gold(&ship.coins, self.weights);
        }
    }

    /// The best errand for a ship, where others have theirs.
    fn best(&self, ship: &Ship, given: &[(Name, Errand)]) -> Option<Errand> {
        let speed = speed(self.state, ship.id);
        let mut errands: Vec<Errand> = Vec::new();
        errands.extend(self.homeward(ship, speed));
        errands.extend(self.islands(ship, speed));
        errands.extend(self.prey(ship, speed, given));
        errands.extend(self.strongholds(ship, speed, given));
        let kept = self.kept.get(&ship.id);
        for errand in errands.iter_mut().filter(|errand| kept == Some(&errand.goal)) {
            errand.rate = errand.rate * self.weights.keep / 100;
        }
        errands.into_iter().filter(|errand| errand.rate > 0).max_by_key(|errand| errand.rate)
    }

    fn rate(&self, worth: i64, time: i64) -> i64 {
        worth * TURN / (time + self.weights.haste).max(1)
    }

    fn home_time(&self, ship: &Ship, speed: i64) -> i64 {
        self.home.map_or(100 * TURN, |home| time(away(self.state, ship.id, home), speed))
    }

    fn homeward(&self, ship: &Ship, speed: i64) -> Option<Errand> {
        let home = self.home.filter(|home| ship.docked != Some(*home))?;
        let laden = gold(&ship.coins, self.weights);
        let hurt = 100 * i64::from(ship.standing()) < self.weights.hurt * i64::from(ship.full());
        let lost = i64::from(ship.full() - ship.standing());
        let worth = laden * self.weights.bring / 100 + if hurt { lost * self.weights.mend } else { 0 };
        let wins = if laden > 0 && laden >= self.lacks { WINS } else { 0 };
        // With nothing else to do she waits at home.
        let rate = self.rate(worth + wins, self.home_time(ship, speed)).max(1);
        Some(Errand { goal: Goal::Island(home), rate })
    }

    fn islands(&self, ship: &Ship, speed: i64) -> Vec<Errand> {
        let room = usize::from(sums::free_space(self.state, ship));
        let laden = gold(&ship.coins, self.weights) * self.weights.bring / 100;
        let finds = sums::could(self.state, ship.id).iter().any(|(_, own)| *own == Ability::DockExplore);
        let open = self.wild.iter().enumerate().filter(|(_, wild)| room > 0 && !wild.coins.is_empty());
        let errand = |(at, wild): (usize, &Wild)| {
            let there = ship.docked == Some(wild.id);
            let way = if there { 0 } else { time(away(self.state, ship.id, wild.id), speed).max(TURN) };
            let known = self.state.island(wild.id).is_some_and(|island| island.pennants.contains(&self.flag));
            let looks = if !there && (finds || known) { 0 } else { TURN };
            let gain: i64 = wild.coins.iter().take(room).sum();
            let rival = self.rivals.iter().filter_map(|(_, times)| times.get(at)).min().copied().unwrap_or(i64::MAX);
            let percent = if rival < way + looks / 2 {
                self.weights.late
            } else if rival < way + looks + 3 * TURN {
                self.weights.deny
            } else {
                100
            };
            let back = time(wild.from_home, speed);
            let worth = laden + gain * percent / 100;
            Errand { goal: Goal::Island(wild.id), rate: self.rate(worth, way + looks + back) }
        };
        open.map(errand).collect()
    }

    /// Losses to an enemy's guns in this time.
    fn shot_away(&self, enemy: Name, volleys: i64) -> i64 {
        gunnery::hits(self.state, enemy) * 6 / 10 * volleys / TURN * self.weights.mend / 100
    }

    /// Forts of enemies, for the gold inside them (PC-15.23).
    fn strongholds(&self, ship: &Ship, speed: i64, given: &[(Name, Errand)]) -> Vec<Errand> {
        let (state, weights) = (self.state, self.weights);
        let own = gunnery::hits(state, ship.id);
        let at_once = gunnery::shoots_after(state, ship.id);
        let others = state.forts.iter().filter(|fort| fort.flag != self.flag && own > 0);
        let errand = |fort: &Fort| {
            let goal = Goal::Near(fort.id);
            let friends = given.iter().filter(|(_, errand)| errand.goal == goal).count();
            let friends = i64::try_from(friends).unwrap_or(0) + 1;
            let hits = gunnery::walls(fort);
            let volleys = volleys(hits, own * friends, at_once);
            let lost = self.shot_away(fort.id, volleys) / friends;
            let worth = gold(&fort.coins, weights) * weights.storm / 100 - lost * weights.care / 100;
            let way = time(away(state, ship.id, fort.id) - REACH, speed);
            let back = self.home.map_or(0, |home| time(apart(state, fort.id, home), speed));
            Errand { goal, rate: self.rate(worth, way + volleys + TURN + back) }
        };
        others.map(errand).collect()
    }

    fn prey(&self, ship: &Ship, speed: i64, given: &[(Name, Errand)]) -> Vec<Errand> {
        let (state, weights) = (self.state, self.weights);
        let own = gunnery::hits(state, ship.id);
        let room = i64::from(sums::free_space(state, ship));
        let at_once = gunnery::shoots_after(state, ship.id);
        let laden = !ship.coins.is_empty();
        let others = state.ships.iter().filter(|other| other.id != ship.id && !other.waits && other.lost.is_none());
        let errand = |other: &Ship| {
            let way = away(state, ship.id, other.id);
            let there = gold(&other.coins, weights);
            if other.is_derelict() {
                let coins = i64::try_from(other.coins.len()).unwrap_or(0);
                let gain = if coins > 0 { there * room.min(coins) / coins } else { 0 };
                let back = self.home_time(ship, speed);
                let worth = gain * weights.loot / 100 + gold(&ship.coins, weights) * weights.bring / 100;
                let rate = self.rate(worth, time(way, speed) + TURN + back);
                return (gain > 0).then_some(Errand { goal: Goal::Ram(other.id), rate });
            }
            let sheltered = other.docked.and_then(|at| state.island(at)).is_some_and(|at| at.home == Some(other.flag));
            if other.flag == self.flag || sheltered || own <= 0 || other.ghost {
                return None;
            }
            let way = time(way - REACH, speed);
            let flees = home(state, other.flag).map(|home| away(state, other.id, home));
            let flees = time(flees.unwrap_or(i64::MAX), self::speed(state, other.id));
            let masts = i64::from(other.standing());
            let volleys = volleys(masts, own, at_once);
            let worth = weights.mast * masts + weights.stop + weights.stop_gold * there / 100;
            let lost = self.shot_away(other.id, volleys);
            let mut worth = (worth - lost * weights.care / 100) * weights.hunt / 100;
            if there > 0 && flees < way {
                worth = worth * weights.chase / 100;
            }
            if laden {
                worth = worth * weights.hunt_laden / 100;
            }
            let goal = Goal::Near(other.id);
            let friends = given.iter().filter(|(_, errand)| errand.goal == goal).count();
            for _ in 0..friends {
                worth = worth * weights.pack / 100;
            }
            Some(Errand { goal, rate: self.rate(worth, way + volleys) })
        };
        others.filter_map(errand).collect()
    }
}
