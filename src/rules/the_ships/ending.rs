//! The end of a battle: its times and its verdicts (TS-7.3, TS-25).

use crate::rules::kernel::{Interruption, Orders};

use super::course;
use super::game::{Battle, Ruling, TheShips};
use super::happenings::{End, Turns};
use super::orders::Order;
use super::place::Place;
use super::points;
use super::ship::Standing;
use super::ship_card::Nation;
use super::state::{Phase, State, Verdict};
use super::victory::{Condition, Fate, Outcome, Who};

/// The ships that are meant.
pub fn meant(state: &State, who: &Who) -> impl Iterator<Item = Place> {
    let fits = move |place: &Place| match who {
        Who::Ship(id) => state.id(*place).is(id),
        Who::All(side) => state.side(*place) == *side && !state.vessel(*place).card.fireship,
    };
    state.each().filter(fits)
}

/// Did this become of the ship?
#[must_use]
pub fn became(state: &State, place: Place, fate: Fate) -> bool {
    let ship = state.ship(place);
    let aground_counts = state.articles.scenario.victory.aground_is_destroyed && state.phase == Phase::Marks;
    match fate {
        Fate::InPlay => ship.in_play(),
        Fate::Destroyed => ship.standing.is_destroyed() || (aground_counts && ship.aground),
        Fate::Sunk => matches!(ship.standing, Standing::Sunk | Standing::BlownUp),
        Fate::Taken => ship.standing == Standing::Taken,
        Fate::Exited => ship.standing == Standing::Exited,
        Fate::Aground => ship.aground && ship.base.is_some(),
        Fate::Anchored => ship.in_play() && ship.anchored,
        Fate::CaughtFire => ship.caught_fire,
        Fate::CutCable => ship.cable_cut,
    }
}

/// Does it hold?
#[must_use]
pub fn holds(state: &State, condition: &Condition) -> bool {
    match condition {
        Condition::Always => true,
        Condition::NoneInPlay(side) => !state.in_play().any(|place| state.side(place) == *side),
        Condition::Is(who, fate) => {
            let mut ships = meant(state, who).peekable();
            ships.peek().is_some() && ships.all(|place| became(state, place, *fate))
        }
        Condition::OffTile(who, tile) => meant(state, who).all(|place| {
            let on_tile = |hex| state.chart.tile_at(hex).is_some_and(|laid| laid.number == *tile);
            state.base(place).is_none_or(|base| !base.hexes().into_iter().any(on_tile))
        }),
        Condition::Ashore(side, units) => state.ashore[*side] >= *units,
        Condition::CourseSailed(side) => course::is_sailed(state, *side),
        Condition::Every(all) => all.iter().all(|one| holds(state, one)),
        Condition::Any(all) => all.iter().any(|one| holds(state, one)),
        Condition::Not(one) => !holds(state, one),
    }
}

fn result_of(state: &State, outcome: Outcome) -> Verdict {
    match outcome {
        Outcome::Win(side) => Verdict::Won(side),
        Outcome::BothWin => Verdict::BothWon,
        Outcome::Draw => Verdict::Drawn,
        Outcome::MorePoints => {
            let [english, spanish] = points::scores(state);
            let margin = i32::from(state.articles.scenario.victory.margin);
            match english.saturating_sub(spanish) {
                lead if lead.saturating_abs() <= margin => Verdict::Drawn,
                lead if lead > 0 => Verdict::Won(Nation::English),
                _ => Verdict::Won(Nation::Spanish),
            }
        }
    }
}

/// The end reached in mid-battle, if one is; two in the same moment for different sides are a draw (TS-25.2).
fn at_once(state: &State) -> Option<Verdict> {
    let endings = &state.articles.scenario.victory.at_once;
    let reached = endings.iter().filter(|ending| holds(state, &ending.when));
    let mut results = reached.map(|ending| result_of(state, ending.then));
    let first = results.next()?;
    Some(if results.all(|other| other == first) { first } else { Verdict::Drawn })
}

/// Judges the battle after the last turn, or when neither side has a ship left.
fn at_end(state: &State) -> Verdict {
    let endings = &state.articles.scenario.victory.at_end;
    let first = endings.iter().find(|ending| holds(state, &ending.when));
    first.map_or(Verdict::Drawn, |ending| result_of(state, ending.then))
}

/// Nothing of the phase is carried out after it: the ruling leaves it.
fn end(battle: &mut Battle<'_>, result: Verdict) -> Ruling<()> {
    let counted = !battle.articles.scenario.victory.awards.is_empty();
    let points = counted.then(|| points::scores(battle));
    battle.tell(End::Ended { result, points });
    battle.tell(Turns::PhaseBegan { phase: Phase::Over });
    Err(Interruption::Ended)
}

/// Ends the battle if a window, a collision, a round or a landing has decided it (TS-7.3). A side whose enemy is gone
/// sails on, if the scenario wants more of it than that (TS-25.1).
pub fn settle(battle: &mut Battle<'_>) -> Ruling<()> {
    let state = battle.state();
    let nobody = || state.in_play().next().is_none().then(|| at_end(state));
    at_once(state).or_else(nobody).map_or(Ok(()), |result| end(battle, result))
}

/// Ends the battle at the end of phase 5, with the limit of turns.
pub fn settle_turn(battle: &mut Battle<'_>) -> Ruling<()> {
    settle(battle)?;
    let state = battle.state();
    let last = state.articles.scenario.turns.is_some_and(|turns| state.turn >= u16::from(turns));
    if last { end(battle, at_end(state)) } else { Ok(()) }
}

/// If a side concedes, the other wins, with any points (TS-25.5).
pub fn conceded(battle: &mut Battle<'_>, orders: &Orders<TheShips>) -> Ruling<()> {
    let conceding = orders.iter().filter(|(_, order)| matches!(order, Order::Concede | Order::GiveUp));
    let sides: Vec<_> = conceding.filter_map(|(seat, _)| battle.side_at(*seat)).collect();
    for side in &sides {
        battle.tell(End::Conceded { side: *side });
    }
    match sides.as_slice() {
        [] => Ok(()),
        [side] => end(battle, Verdict::Won(side.enemy())),
        _ => end(battle, Verdict::Drawn),
    }
}
