//! Windows: which card or thing a mate uses at a moment, by what its clauses do.

use crate::rules::merchants_and_marauders::battles::{self, Contest};
use crate::rules::merchants_and_marauders::clauses::{Effect, Rolled};
use crate::rules::merchants_and_marauders::hours::Hour;
use crate::rules::merchants_and_marauders::npcs;
use crate::rules::merchants_and_marauders::sources;
use crate::rules::merchants_and_marauders::state::{Player, Roll, Side, Source};
use crate::rules::merchants_and_marauders::sums;
use crate::rules::merchants_and_marauders::wants::Choice;
use crate::rules::merchants_and_marauders::words::{Colour, Location};

use super::choices::{is_hand, skulls};
use super::fights;
use super::raiding;
use super::weights::Eye;

/// A window is passed unless the card or the thing helps now; a thing goes first, as it costs no card.
pub fn value(state: &Eye<'_>, by: Colour, hour: Hour, option: &Choice) -> i32 {
    let source = match option {
        Choice::Announce(card) => Source::Hand(*card),
        Choice::Use(source) => *source,
        Choice::Pass => return 1,
        _ => return 0,
    };
    let Some(player) = state.player(by) else { return 0 };
    let reactions = sources::clauses(&state.pack, source).iter().filter_map(|clause| clause.reaction());
    let mut effects = reactions.flat_map(|reaction| reaction.effects);
    match (effects.any(|effect| helps(state, player, hour, effect)), is_hand(source)) {
        (true, true) => 5,
        (true, false) => 6,
        (false, _) => 0,
    }
}

fn helps(state: &Eye<'_>, player: &Player, hour: Hour, effect: &Effect) -> bool {
    let side = Side::Player(player.colour);
    match effect {
        Effect::Reroll(whose, _) => reroll(state, side, hour, *whose),
        Effect::Escape | Effect::EndBattle => is_losing(state, side),
        Effect::DieToSuccess(_) => {
            let successes = own_test(state, side).map_or(0, Roll::successes);
            state.raid.as_ref().is_some_and(|raid| raiding::wants_more(state, player, raid, successes))
        }
        Effect::SkullsTo(_) => true,
        Effect::NextRoll(_) | Effect::FoeRoll(_) | Effect::Spare(_) => true,
        Effect::CancelBounty => player.bounties.len() < 2 || player.hand.len() > 2,
        Effect::CancelHit(_) | Effect::MoveHit(_) => is_hurt(state, side),
        Effect::MoveNpc(_) => {
            let zone = player.at.zone().filter(|_| player.at.at_sea() && state.active() == player.colour);
            zone.is_some_and(|zone| !npcs::lurking(state, zone, player.colour).is_empty())
        }
        Effect::Copy => false,
        _ => true,
    }
}

fn own_test<'a>(state: &'a Eye<'_>, side: Side) -> Option<&'a Roll> {
    state.rolls.last().filter(|roll| roll.by == side)
}

/// Dice are thrown again by the side that is behind, and after a test of another that succeeded.
fn reroll(state: &Eye<'_>, side: Side, hour: Hour, whose: Rolled) -> bool {
    match hour {
        Hour::Contest => battles::contest(state) != Contest::Won(side),
        Hour::CrewRoll => skulls(state, side).is_some_and(|(own, theirs)| own < theirs),
        Hour::Tested if whose == Rolled::Theirs => state.rolls.last().is_some_and(|roll| roll.successes() > 0),
        Hour::Tested => own_test(state, side).is_some_and(|roll| roll.successes() == 0),
        // Hits lie where they lie.
        _ => false,
    }
}

fn is_losing(state: &Eye<'_>, side: Side) -> bool {
    let foe = state.battle.as_ref().map(|battle| battle.foe_of(side));
    foe.is_some_and(|foe| fights::sinks(&fights::fighter(state, side), &fights::fighter(state, foe)) < 400)
}

/// A hit that destroys something, or goes into the Hull.
fn is_hurt(state: &Eye<'_>, side: Side) -> bool {
    let hits = state.volleys.iter().filter(|volley| volley.at == side).flat_map(|volley| &volley.hits);
    let mut open = hits.filter(|hit| !hit.cancelled).filter_map(|hit| hit.location);
    open.any(|at| at == Location::Hull || sums::track(state, side, at) <= 1)
}
