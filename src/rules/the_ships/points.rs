//! Points: the awards of a scenario, and the damage points of TS-25.4.

use super::ending::{became, holds, meant};
use super::place::Place;
use super::ship::{MASTS, Standing};
use super::ship_card::{BatteryPlace, Nation};
use super::state::State;
use super::victory::{Tally, Who};

fn mast_boxes_crossed(state: &State, place: Place) -> i32 {
    let masts = state.vessel(place).card.masts.iter().take(MASTS);
    masts.zip(state.ship(place).masts).map(|(mast, left)| i32::from(mast.boxes.saturating_sub(left))).sum()
}

fn crossed(state: &State, place: Place, rows: &[BatteryPlace]) -> i32 {
    rows.iter().map(|row| i32::from(state.ship(place).crossed_in(*row))).sum()
}

fn sailors_lost(state: &State, place: Place) -> i32 {
    i32::from(state.vessel(place).card.people.sailors.saturating_sub(state.ship(place).sailors))
}

/// A ship is worth this to her enemy (TS-25.4).
#[must_use]
pub fn damage_points(state: &State, place: Place) -> i32 {
    let (ship, card) = (state.ship(place), &state.vessel(place).card);
    let aground = state.articles.scenario.victory.aground_is_destroyed && ship.aground;
    if ship.standing.is_destroyed() || aground {
        let rows: i32 = BatteryPlace::ALL.into_iter().map(|row| i32::from(card.hull.row(row).boxes)).sum();
        let masts: i32 = card.masts.iter().map(|mast| i32::from(mast.boxes)).sum();
        let bonus = if ship.standing == Standing::Taken { 20 } else { 10 };
        return rows + masts + i32::from(card.people.sailors) + bonus;
    }
    let officers = i32::try_from(ship.officers_lost.count_ones()).unwrap_or(0);
    crossed(state, place, &BatteryPlace::ALL)
        + mast_boxes_crossed(state, place)
        + sailors_lost(state, place)
        + 2 * officers
}

fn sum(state: &State, side: Nation, of: impl Fn(Place) -> i32) -> i32 {
    meant(state, &Who::All(side)).map(of).sum()
}

/// Counts a tally.
#[must_use]
pub fn count(state: &State, tally: &Tally) -> i32 {
    let sides = [BatteryPlace::Port, BatteryPlace::Starboard];
    match tally {
        Tally::DamagePoints(side) => sum(state, *side, |place| damage_points(state, place)),
        Tally::HullBoxes(side) => sum(state, *side, |place| crossed(state, place, &sides)),
        Tally::SternBoxes(side) => sum(state, *side, |place| crossed(state, place, &[BatteryPlace::Stern])),
        Tally::MastBoxes(side) => sum(state, *side, |place| mast_boxes_crossed(state, place)),
        Tally::Sailors(side) => sum(state, *side, |place| sailors_lost(state, place)),
        Tally::Ships(who, fate) => {
            let ships = meant(state, who).filter(|place| became(state, *place, *fate)).count();
            i32::try_from(ships).unwrap_or(i32::MAX)
        }
        Tally::Chests(who, fate) => {
            let ships = meant(state, who).filter(|place| became(state, *place, *fate));
            ships.map(|place| i32::from(state.ship(place).treasure)).sum()
        }
        Tally::If(condition) => i32::from(holds(state, condition)),
    }
}

/// The points of both sides as they stand, English first.
#[must_use]
pub fn scores(state: &State) -> [i32; 2] {
    Nation::ALL.map(|side| {
        let awards = state.articles.scenario.victory.awards.iter().filter(|award| award.to == side);
        let points = awards.map(|award| i32::from(award.points).saturating_mul(count(state, &award.each)));
        points.fold(0, i32::saturating_add)
    })
}

/// Gives the points while the battle goes on; none if the scenario has no awards, or if chests count, which are secret
/// until its end.
#[must_use]
pub fn open_scores(state: &State) -> Option<[i32; 2]> {
    let awards = &state.articles.scenario.victory.awards;
    let hidden = awards.iter().any(|award| matches!(award.each, Tally::Chests(..)));
    (!awards.is_empty() && !hidden).then(|| scores(state))
}
