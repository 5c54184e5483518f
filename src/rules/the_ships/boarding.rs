//! The way alongside: compulsory steps of a boarder, and the grapple (TS-18.1 to TS-18.8).

use crate::rules::geometry::cones::{Turned, turned_towards};

use super::aftermath;
use super::articles::GrappleMods;
use super::deck;
use super::game::{Battle, Ruling};
use super::happenings::{Boarding, Movement, Stop};
use super::numbers::{Grip, meets};
use super::orders::{DeckOrder, Step, Turn};
use super::place::Place;
use super::sailing::may_turn;
use super::ship::Standing;
use super::ship_card::Soldiers;
use super::state::State;
use super::wants::{Choice, Why};

/// A grapple holds at this or less (TS-18.4).
pub const GRAPPLE: i16 = 12;

/// May this ship be boarded by that one: an enemy in play, or a hulk that surrendered or is out of action (TS-1.9)?
#[must_use]
pub fn may_be_boarded(state: &State, boarder: Place, target: Place) -> bool {
    let ship = state.ship(target);
    let afloat = matches!(ship.standing, Standing::InPlay | Standing::Surrendered | Standing::OutOfAction);
    state.side(boarder) != state.side(target) && afloat && ship.base.is_some() && !ship.is_torch()
}

/// Finds the target that a ship with the Board order still pursues; none once the target left play (TS-18.6).
#[must_use]
pub fn target(state: &State, place: Place) -> Option<Place> {
    let target = state.place_of(state.ship(place).day.board?)?;
    may_be_boarded(state, place, target).then_some(target)
}

/// The boarder's compulsory step: ahead if she is turned towards her target, else the shorter way (TS-18.1, TS-18.2).
pub fn approach(battle: &mut Battle<'_>, place: Place, target: Place) -> Ruling<(Step, Option<Step>)> {
    let state = battle.state();
    let Some((base, there)) = state.base(place).zip(state.base(target)) else { return Ok((Step::Forward, None)) };
    let (ship, owner, prey) = (state.id(place), state.owner(place), state.id(target));
    let shorter = |sign: i64| if sign < 0 { Step::from(Turn::Left) } else { Step::from(Turn::Right) };
    let options = match turned_towards(base, there) {
        Turned::Towards => vec![Step::Forward],
        Turned::Disputed => {
            let towards = there.doubled_centre() - base.stern - base.stern;
            match crate::rules::geometry::cones::turn_sign(base.facing, towards) {
                0 => vec![Step::Forward, Step::Left, Step::Right],
                sign => vec![Step::Forward, shorter(sign)],
            }
        }
        Turned::Away(0) => vec![Step::Left, Step::Right],
        Turned::Away(sign) => vec![shorter(sign)],
    };
    let turns = may_turn(state, place, state.ship(place).day.last_step_forward);
    if !turns && options.iter().any(|step| step.turn().is_some()) {
        // Any turn that she may not make becomes a forward step.
        let wished = options.first().copied().filter(|step| step.turn().is_some());
        return Ok((Step::Forward, wished));
    }
    if let Some(step) = state.ship(place).day.approach.filter(|step| options.contains(step)) {
        return Ok((step, None));
    }
    let disputed = options.len() > 1;
    let options = options.into_iter().map(Choice::Step).collect();
    match battle.choose(owner, options, Why::Approach { ship, target: prey })? {
        Some(Choice::Step(step)) => {
            if disputed {
                // The choice of sub-step A holds in B for the same step, so the captain is not asked again.
                battle.tell(Boarding::ApproachChosen { ship, step });
            }
            Ok((step, None))
        }
        _ => Ok((Step::Forward, None)),
    }
}

/// The grapple check with its modifiers (TS-18.4).
#[must_use]
pub fn grip(state: &State, place: Place, target: Place) -> Grip {
    let sign = match state.articles.switches.grapple_mods {
        GrappleMods::Printed => 1,
        GrappleMods::Reversed => -1,
    };
    let with = |some: bool, modifier: i16| if some { sign * modifier } else { 0 };
    Grip {
        base: GRAPPLE,
        pikemen: with(state.ship(place).on_deck(Soldiers::Pikemen) > 0, 4),
        musketeers: with(state.ship(target).on_deck(Soldiers::Musketeers) > 0, -4),
    }
}

/// Throws the grapple if the boarder lies next to her target (TS-18.3), and locks or takes her if it holds.
pub fn grapple(battle: &mut Battle<'_>, place: Place) -> Ruling<()> {
    let state = battle.state();
    let Some(target) = target(state, place).filter(|_| state.ship(place).in_play()) else { return Ok(()) };
    let adjacent = state.base(place).zip(state.base(target)).is_some_and(|(here, there)| here.is_adjacent(there));
    if !adjacent {
        return Ok(());
    }
    let (ship, owner, prey) = (state.id(place), state.owner(place), state.id(target));
    let grip = grip(state, place, target);
    let face = battle.d20(owner, Why::Grapple { ship, target: prey, grip })?;
    let held = meets(face, grip.need());
    battle.tell(Boarding::GrappleThrown { ship, target: prey, face, grip, held });
    if held {
        hold(battle, place, target);
    }
    Ok(())
}

/// TS-18.7, TS-18.8, TS-18.16.
fn hold(battle: &mut Battle<'_>, place: Place, target: Place) {
    let (boarder, boarded) = (battle.id(place), battle.id(target));
    let prey = battle.ship(target);
    // Soldiers of a ship without sailors fight on (TS-1.9, TS-18.16); one that struck, or a crew in panic, does not.
    let fights_on = prey.standing == Standing::OutOfAction && prey.fighters() + prey.soldiers_below() > 0;
    let at_once = prey.panic || !(prey.in_play() || fights_on);
    for held in [place, target] {
        if !battle.ship(held).in_play() {
            continue;
        }
        let ship = battle.id(held);
        if !battle.ship(held).day.stopped {
            battle.tell(Movement::Stopped { ship, why: Stop::Grappled });
        }
        let pending: Vec<_> = Soldiers::ALL.into_iter().zip(battle.ship(held).day.deck.0).collect();
        for (kind, order) in pending {
            if let Some(order @ DeckOrder::Up(_)) = order.filter(|_| !battle.ship(held).panic) {
                deck::carry_out(battle, held, kind, order);
            }
        }
        aftermath::lose_orders(battle, held);
    }
    if at_once {
        aftermath::take(battle, &[(target, place)]);
    } else {
        battle.tell(Boarding::Locked { boarder, boarded });
    }
}
