//! A clause whose effect could do nothing, or whose cost cannot be paid, is not offered (MM-28.2).

use super::{Doing, afloat, broken, crew_of, dice, hits, missing, original, seen, tokens};
use crate::rules::merchants_and_marauders::clauses::{Cost, Dice, Effect, Rolled};
use crate::rules::merchants_and_marauders::glory;
use crate::rules::merchants_and_marauders::purse;
use crate::rules::merchants_and_marauders::state::{Side, State};
use crate::rules::merchants_and_marauders::sums;
use crate::rules::merchants_and_marauders::windows::answers;
use crate::rules::merchants_and_marauders::words::{Colour, Location, Trade, Weapon};

/// The highest level of a bounty (MM-12.5).
const TOP: u8 = 5;

/// Can all of a cost be paid? `openly` asks by what all know: gold and goods are secret.
pub(in super::super) fn payable(state: &State, by: Colour, costs: &[Cost], openly: bool) -> bool {
    let Some(player) = state.player(by) else { return false };
    let mut gold: u16 = 0;
    for cost in costs {
        let paid = match *cost {
            Cost::Gold(more) => {
                gold = gold.saturating_add(more.into());
                true
            }
            Cost::Action(actions) => {
                let left = sums::actions(state, by).saturating_sub(state.turn.spent);
                state.active() == by && left >= actions
            }
            Cost::Cargo(_, count) if openly => player.cargo.len() >= usize::from(count),
            Cost::Cargo(good, count) => {
                player.cargo.iter().filter(|card| card.good == good).count() >= usize::from(count)
            }
            Cost::This | Cost::Test(_) => true,
        };
        if !paid {
            return false;
        }
    }
    openly || gold == 0 || purse::can_pay(state, by, gold)
}

/// Could this effect do something now? `openly` asks by what all know, and takes what is secret as given.
pub(in super::super) fn could(state: &State, doing: &Doing<'_>, effect: &Effect, openly: bool) -> bool {
    let by = doing.by;
    let Some(player) = state.player(by) else { return false };
    let undecided = state.battle.as_ref().is_some_and(|battle| battle.outcome.is_none());
    let fights = doing.foe(state).is_some();
    match effect {
        Effect::Gold(_)
        | Effect::Glory
        | Effect::GloryCard(_)
        | Effect::Rumor(_)
        | Effect::Cargo(..)
        | Effect::Try(..)
        | Effect::OpenPort(_)
        | Effect::LayDemand
        | Effect::War
        | Effect::Peace
        | Effect::DiscardOn(_)
        | Effect::Actions(_)
        | Effect::Moves(_)
        | Effect::Modify(_) => true,
        // These go with another effect, or do nothing by themselves.
        Effect::TurnOver | Effect::Stay | Effect::NpcEnters => false,
        Effect::Crew(more) if *more < 0 => sums::track(state, Side::Player(by), Location::Crew) > 0,
        Effect::Crew(_) | Effect::CrewFill => missing(state, by, Location::Crew) > 0,
        Effect::Repair(_) | Effect::RepairAll => !broken(state, by).is_empty(),
        Effect::Bounty(nation, _) => state.bounty(by, *nation) < TOP,
        Effect::BountyHighest(_) => player.bounties.values().max().is_some_and(|level| *level < TOP),
        Effect::BountyFalls(_) | Effect::ClearOne => state.is_pirate(by),
        Effect::Pardon(_, gold) => state.is_pirate(by) && (openly || purse::can_pay(state, by, (*gold).into())),
        Effect::Weapons => Weapon::ALL.iter().any(|weapon| !player.weapons.contains(weapon)),
        Effect::Modification => !tokens(state, by).is_empty(),
        Effect::Specialist => Trade::ALL.into_iter().any(|trade| !glory::has(state, by, trade)),
        Effect::Hire(trade) => !glory::has(state, by, *trade),
        Effect::Reroll(whose, _) => dice::any(state, doing, *whose),
        Effect::SetDie(_) => dice::any(state, doing, Rolled::Mine),
        Effect::Succeed => dice::fails(state, doing),
        Effect::DieToSuccess(_) => dice::failed(state, doing) > 0,
        Effect::AddHit(_) => hits::is_due(state, doing),
        Effect::CancelHit(_) => !hits::standing(state, doing).is_empty(),
        Effect::MoveHit(_) => !hits::movable(state, doing).is_empty(),
        Effect::SkullsTo(_) => hits::aimable(state, doing),
        Effect::HitFoe(_) => fights && undecided,
        Effect::Volley(_) => player.ship.is_some(),
        Effect::PerSkull(dice, then) | Effect::IfSkull(dice, then) => {
            let thrown = match dice {
                Dice::Of(dice) => *dice,
                Dice::Cannons => sums::track(state, Side::Player(by), Location::Cannons),
            };
            thrown > 0 && then.iter().any(|effect| could(state, doing, effect, openly))
        }
        Effect::NextRoll(_) | Effect::FoeRoll(_) | Effect::Spare(_) => fights,
        Effect::TheirCrew(_) => {
            crew_of(state, doing).is_some_and(|(from, least)| sums::track(state, from, Location::Crew) > least)
        }
        Effect::Escape | Effect::EndBattle => fights && undecided,
        Effect::Carry => !state.turn.carry && player.ship.as_ref().is_some_and(|ship| !ship.fittings.is_empty()),
        Effect::Stash => openly || player.gold > 0,
        Effect::SellAll(_) => !player.cargo.is_empty(),
        Effect::Replace(_) => !state.market.is_empty(),
        Effect::Toll(..) => state.entering_port.is_some_and(|zone| sums::free_entry(state, by, zone).is_none()),
        Effect::ChangeDemand => !state.reserve.is_empty() && !state.demand.is_empty(),
        Effect::MoveNpc(_) => !afloat(state).is_empty(),
        Effect::CancelBounty => !state.bounty_cancelled,
        Effect::Copy => copies(state, doing, openly),
        Effect::LookAtHandAndRumor => !seen(state, by).is_empty(),
        Effect::LookAtMerchants(_) => !state.merchants.is_empty(),
        Effect::Ashore(..) => state.battle.is_none() && sums::track(state, Side::Player(by), Location::Crew) > 0,
    }
}

/// Is there a card to copy whose moment and conditions hold for this player (MM-13.15)?
fn copies(state: &State, doing: &Doing<'_>, openly: bool) -> bool {
    let (Some((_, source)), Some(under)) = (original(state), doing.under) else { return false };
    answers(state, doing.by, source, under, openly)
}
