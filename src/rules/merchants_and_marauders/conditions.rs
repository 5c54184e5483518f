//! Conditions of clauses (MM-28.5). All of them speak of what lies open.

use super::clauses::{Condition, Whichever, Who};
use super::hours::{Hour, Occasion};
use super::state::{RollKind, Side, State, Volley, VolleyKind, Where};
use super::sums;
use super::words::{Colour, Location, skulls};

/// Does the condition hold for this player? At a moment, the volley is the one of the moment.
#[must_use]
pub fn holds(state: &State, by: Colour, condition: &Condition, at: Option<&Occasion>) -> bool {
    let Some(player) = state.player(by) else { return false };
    let side = Side::Player(by);
    let battle = state.battle.as_ref().filter(|battle| battle.sides().contains(&side));
    let captain = state.captain(by);
    let turn = (state.active() == by).then_some(&state.turn);
    match condition {
        Condition::Always => true,
        Condition::InBattle => battle.is_some(),
        Condition::AtSea => player.at.at_sea(),
        Condition::InPort => player.at.in_port(),
        Condition::InHome => captain.is_some_and(|captain| player.at == Where::Port(captain.home)),
        Condition::In(zones) => zones.iter().any(|zone| player.at == Where::Zone(*zone)),
        Condition::Closed => state.entering_port.is_some_and(|zone| sums::is_closed(state, by, zone)),
        Condition::Home => state.entering_port.is_some() && state.entering_port == captain.map(|captain| captain.home),
        Condition::Pirate => state.is_pirate(by),
        Condition::Bounty(Whichever::Any, levels) => player.bounties.values().any(|level| level >= levels),
        Condition::Bounty(Whichever::Of(nation), levels) => state.bounty(by, *nation) >= *levels,
        Condition::BountyIs(nation, levels) => {
            let war = captain.is_some_and(|captain| state.at_war(captain.nation, *nation));
            state.bounty(by, *nation) == *levels && !war
        }
        Condition::Nation(nation) => captain.is_some_and(|captain| captain.nation == *nation),
        Condition::AtWar(nation) => captain.is_some_and(|captain| state.at_war(captain.nation, *nation)),
        Condition::Damage(points) => {
            let damage = |location| sums::max(state, side, location).saturating_sub(sums::track(state, side, location));
            Location::ALL.into_iter().map(damage).sum::<u8>() >= *points
        }
        Condition::Crew(crew) => sums::track(state, side, Location::Crew) >= *crew,
        Condition::Sold(cards) => turn.is_some_and(|turn| turn.sold >= *cards),
        Condition::WonCrewCombat => turn.is_some_and(|turn| turn.won_crew_combat),
        Condition::Declared(Who::Me, what) => battle.is_some_and(|battle| battle.declared_by(side) == Some(*what)),
        Condition::Declared(Who::Any, what) => battle.is_some_and(|battle| battle.declared.contains(&Some(*what))),
        Condition::Round(number) => battle.is_some_and(|battle| battle.crew_round.unwrap_or(battle.round) == *number),
        Condition::LaterRound => battle.is_some_and(|battle| battle.crew_round.unwrap_or(battle.round) > 1),
        Condition::Defender => battle.is_some_and(|battle| battle.defender == side),
        Condition::FoeSkulls(most) => battle.is_some_and(|battle| {
            let foe = battle.foe_of(side);
            let thrown = state.rolls.iter().rev().find(|roll| roll.by == foe);
            thrown.is_some_and(|roll| skulls(&roll.faces) <= *most)
        }),
        Condition::Hits(hits) => volley(state, by, at).is_some_and(|volley| hits_of(volley) >= *hits),
        Condition::CannonVolley => volley(state, by, at).is_some_and(|volley| volley.kind == VolleyKind::Cannons),
        Condition::Success => tested(state).is_some_and(|successes| successes > 0),
        Condition::Fail => tested(state).is_some_and(|successes| successes == 0),
        Condition::TheirShipInPort => {
            state.player(state.active()).is_some_and(|theirs| theirs.at.in_port() && theirs.ship.is_some())
        }
        Condition::And(all) => all.iter().all(|one| holds(state, by, one, at)),
        Condition::Or(some) => some.iter().any(|one| holds(state, by, one, at)),
        Condition::Not(one) => !holds(state, by, one, at),
    }
}

/// The volley of a moment: the one on my ship where hits are known, else my own.
#[must_use]
pub fn volley<'a>(state: &'a State, by: Colour, at: Option<&Occasion>) -> Option<&'a Volley> {
    let side = Side::Player(by);
    let on_me = at.is_some_and(|at| at.hour == Hour::Hits);
    state.volleys.iter().find(|volley| if on_me { volley.at == side } else { volley.shooter == Some(side) })
}

/// Hits that were not cancelled; before the throw, those that are due.
fn hits_of(volley: &Volley) -> u8 {
    if volley.hits.is_empty() {
        return volley.due;
    }
    u8::try_from(volley.hits.iter().filter(|hit| !hit.cancelled).count()).unwrap_or(u8::MAX)
}

/// The successes of the test whose dice lie open.
fn tested(state: &State) -> Option<u8> {
    let test = state.rolls.last().filter(|roll| matches!(roll.kind, RollKind::Test(..)))?;
    Some(test.successes())
}

impl Condition {
    /// Does it ask for damage? Maximum values may not depend on that, for damage is counted from them.
    #[must_use]
    pub fn asks_for_damage(&self) -> bool {
        match self {
            Self::Damage(_) => true,
            Self::And(some) | Self::Or(some) => some.iter().any(Self::asks_for_damage),
            Self::Not(one) => one.asks_for_damage(),
            _ => false,
        }
    }
}
