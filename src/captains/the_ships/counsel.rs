//! Advice of the captain: a card for each ship, with its reasons. The choice and the next best way are played out once
//! more, in the same worlds; the reasons lie in the difference.

use super::case::Case;
use super::foresight::{Breadth, Foresight, Slate, Survey};
use super::motives::{motives, trial};
use super::schooling::Schooling;
use crate::captains::{Counsel, Rank};
use crate::rules::geometry::base::Base;
use crate::rules::kernel::digest;
use crate::rules::the_ships::counsel::Reason;
use crate::rules::the_ships::orders::{Order, OrderCard};
use crate::rules::the_ships::place::Place;
use crate::rules::the_ships::plot::plot;
use crate::rules::the_ships::sailing::after_pivot;
use crate::rules::the_ships::ship_card::Nation;
use crate::rules::the_ships::ship_id::ShipId;
use crate::rules::the_ships::state::{Phase, State};
use crate::rules::the_ships::view::View;

/// Turns played out before advice.
const SAMPLES: u32 = 4 * Rank::SAMPLES;
/// Worlds in which the choice and the next best way are played out once more; time may cut it down to this many.
const WORLDS: u8 = 40;
const FEWEST: u8 = 10;

/// Advises orders with reasons, while orders are owed.
pub fn counsel(view: &View, enough: &dyn Fn() -> bool) -> Option<Counsel<Order, Reason>> {
    let side = view.side.filter(|_| view.table.phase == Phase::Orders)?;
    // The seed comes from the question: the same question has the same answer, and nothing of the match's own seed
    // leaks.
    let mut captain = Foresight::new(digest(&view.table).0, SAMPLES, Breadth::CAPTAIN, Schooling::Seasoned);
    let survey = captain.survey(view, side, enough);
    let order = survey.order(None);
    let slates = survey.own.iter();
    let reasons = slates.filter_map(|slate| reason(&mut captain, view, side, &survey, slate, enough)).collect();
    Some(Counsel { order, reasons })
}

/// A card boards this ship, or leads to this place.
fn leads(state: &State, place: Place, card: &OrderCard) -> (Option<ShipId>, Option<Base>) {
    let base = state.base(place);
    let sailed = plot(state, place, &card.route).last().map(|leg| leg.to);
    let turned = card.pivot.zip(base).map(|(pivot, base)| after_pivot(base, pivot));
    (card.board, sailed.or(turned).or(base))
}

/// Finds the best of the other cards that leads to another place; if none does, the second.
fn next_best(state: &State, place: Place, slate: &Slate) -> Option<usize> {
    let leads = |at: &usize| slate.cards.get(*at).map(|card| leads(state, place, card));
    let (first, rest) = slate.ranked.split_first()?;
    let chosen = leads(first);
    rest.iter().find(|at| leads(at) != chosen).or(rest.first()).copied()
}

fn reason(
    captain: &mut Foresight,
    view: &View,
    side: Nation,
    survey: &Survey,
    slate: &Slate,
    enough: &dyn Fn() -> bool,
) -> Option<Reason> {
    let place = survey.state.place_of(slate.ship)?;
    let card = slate.cards.get(*slate.ranked.first()?)?;
    let rival = next_best(&survey.state, place, slate);
    let (mut chosen, mut otherwise) = (Vec::new(), Vec::new());
    for number in 0..WORLDS {
        if number >= FEWEST && enough() {
            break;
        }
        let world = captain.world(view, &survey.hers, number == 0);
        chosen.push(captain.outcome(&world, side, survey.order(None)));
        otherwise.extend(rival.map(|rival| captain.outcome(&world, side, survey.order(Some((slate.ship, rival))))));
    }
    let case = Case {
        before: &survey.state,
        place,
        card,
        way: captain.pilot().known(&survey.state, place),
        chosen: &chosen,
        otherwise: &otherwise,
    };
    Some(Reason { ship: slate.ship, motives: motives(&case), trial: trial(&case) })
}
