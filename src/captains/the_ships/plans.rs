//! Plans of a ship for this turn, best first, and the card for each.

use crate::rules::geometry::base::Base;
use crate::rules::the_ships::fitting::shot_in_use;
use crate::rules::the_ships::gunnery_table::Shot;
use crate::rules::the_ships::legal::{Menu, menu};
use crate::rules::the_ships::odds::grapple;
use crate::rules::the_ships::orders::{DeckOrder, OrderCard};
use crate::rules::the_ships::plot::last_step;
use crate::rules::the_ships::ship::Standing;
use crate::rules::the_ships::ship_card::{BatteryPlace, Sails, Soldiers};
use crate::rules::the_ships::ship_id::ShipId;

use super::goals::Goal;
use super::passage::{Ways, lies_off_shore};
use super::reckoning::Reckoning;
use super::voyage::{Ends, Voyage, voyages};

/// A voyage, or the way alongside an enemy.
#[derive(Clone, Debug)]
pub struct Plan {
    pub worth: i32,
    pub voyage: Voyage,
    /// She boards this ship instead of sailing a route.
    pub board: Option<ShipId>,
}

/// Everything worth looking at, best first. `whim` breaks ties.
pub fn plans(reckoning: &Reckoning<'_>, ways: Ways<'_>, whim: &mut dyn FnMut(u64) -> u64) -> (Menu, Vec<Plan>) {
    let (state, place) = (reckoning.state, reckoning.place);
    let menu = menu(state, place);
    let moored = reckoning.goal == Goal::Shore
        && state.base(place).is_some_and(|base| lies_off_shore(state, place, base))
        && !menu.must_pivot;
    let all = voyages(state, place, &menu).into_iter();
    let all = all.filter(|voyage| !moored || (voyage.sails == Sails::Furled && voyage.pivot.is_none()));
    let mut found: Vec<Plan> = all
        .map(|voyage| {
            let whim = i32::try_from(whim(40)).unwrap_or(0);
            let worth = reckoning.worth(&voyage, ways, true) + burns(reckoning, &voyage) + whim;
            Plan { worth, voyage, board: None }
        })
        .collect();
    found.sort_by_key(|plan| std::cmp::Reverse(plan.worth));
    keep_distinct(&mut found, LOOKED_AT);
    for plan in &mut found {
        plan.worth = reckoning.worth(&plan.voyage, ways, false) + burns(reckoning, &plan.voyage);
    }
    if !moored {
        let prey = menu.prey.iter().filter(|prey| !is_fireship(reckoning, **prey));
        found.extend(prey.filter_map(|prey| board(reckoning, &menu, *prey)));
    }
    found.sort_by_key(|plan| std::cmp::Reverse(plan.worth));
    (menu, found)
}

/// The voyages of which every beat is looked at.
const LOOKED_AT: usize = 40;

/// Keeps the first two voyages of those that end alike under the same sails, and at most `most` in all.
fn keep_distinct(plans: &mut Vec<Plan>, most: usize) {
    let mut ends: Vec<(Sails, Option<Base>)> = Vec::new();
    plans.retain(|plan| {
        let end = (plan.voyage.sails, plan.voyage.end());
        let known = ends.iter().filter(|known| **known == end).count();
        ends.push(end);
        known < 2
    });
    plans.truncate(most);
}

/// A fireship seeks an enemy who does not burn.
fn burns(reckoning: &Reckoning<'_>, voyage: &Voyage) -> i32 {
    if reckoning.goal != Goal::Burn {
        return 0;
    }
    nearest_unburnt(reckoning, voyage).map_or(0, |range| if range <= 1 { 3000 } else { -220 * range })
}

fn nearest_unburnt(reckoning: &Reckoning<'_>, voyage: &Voyage) -> Option<i32> {
    let (state, end) = (reckoning.state, voyage.end()?);
    let whole = reckoning.foes.iter().filter(|foe| !state.ship(foe.place).caught_fire);
    let ranges = whole.filter_map(|foe| state.base(foe.place)).map(|base| base.range_to(end));
    ranges.min().and_then(|range| i32::try_from(range).ok())
}

/// She would have to keep this share of her people, in hundredths, for the enemy may hide soldiers below.
const TO_SPARE: i32 = 25;

/// Lowers the share as patience ends: then even a weaker ship boards.
fn to_spare(boldness: i32) -> i32 {
    TO_SPARE - (boldness - 60).max(0) * 3 / 2
}

/// Fireships are not boarded.
fn is_fireship(reckoning: &Reckoning<'_>, prey: ShipId) -> bool {
    reckoning.state.place_of(prey).is_some_and(|prey| reckoning.state.vessel(prey).card.fireship)
}

/// Rates boarding: the grapple thrown twice, and the fight that follows.
fn board(reckoning: &Reckoning<'_>, menu: &Menu, prey: ShipId) -> Option<Plan> {
    let (state, place) = (reckoning.state, reckoning.place);
    let base = state.base(place)?;
    let target = state.place_of(prey)?;
    let under_sail = menu.settings.iter().filter(|setting| setting.sails != Sails::Furled);
    let setting = under_sail.max_by_key(|setting| setting.budget)?;
    let stays = |sails: Sails, stations: Vec<Base>| Voyage {
        sails,
        weigh: setting.weighs,
        cut: false,
        route: Vec::new(),
        pivot: None,
        stations,
        ends: Ends::Afloat,
    };
    let foe = reckoning.foes.iter().find(|foe| foe.place == target);
    let holds = i32::try_from(grapple(state, place, target).holds.per(100)).unwrap_or(0);
    let twice = 100 - (100 - holds) * (100 - holds) / 100;
    let prize = match foe {
        Some(foe) => (foe.margin - to_spare(reckoning.boldness)) * 55 * foe.prize / 100,
        // A hulk does not fight, except soldiers whose ship has no sailors left (TS-18.16).
        None if state.ship(target).standing == Standing::OutOfAction && state.ship(target).fighters() > 0 => {
            return None;
        }
        None => 250,
    };
    let voyage = stays(setting.sails, vec![base]);
    let worth = prize * twice / 100 - 100;
    (setting.budget > 0 && worth > 0).then_some(Plan { worth, voyage, board: Some(prey) })
}

/// The card of a plan, with orders for guns and people that go with it.
pub fn card(reckoning: &Reckoning<'_>, menu: &Menu, plan: &Plan) -> OrderCard {
    let voyage = &plan.voyage;
    let mut card = OrderCard {
        sails: voyage.sails,
        route: if plan.board.is_some() { Default::default() } else { voyage.written() },
        board: plan.board,
        pivot: voyage.pivot,
        weigh: voyage.weigh,
        cut: voyage.cut,
        ..OrderCard::default()
    };
    guns(reckoning, menu, plan, &mut card);
    people(reckoning, menu, plan, &mut card);
    shore(reckoning, menu, &mut card);
    if menu.train && voyage.sails != Sails::Furled && nearest_unburnt(reckoning, voyage).is_some_and(|range| range <= 1)
    {
        card.train = u8::try_from(voyage.route.len()).ok().filter(|step| *step > 0);
    }
    card
}

fn guns(reckoning: &Reckoning<'_>, menu: &Menu, plan: &Plan, card: &mut OrderCard) {
    let (state, place) = (reckoning.state, reckoning.place);
    let ship = state.ship(place);
    for (battery, _) in &menu.ranges {
        // A battery that is to be loaded anew fires nothing before.
        if let Some(shot) = ship.shot_in(*battery).filter(|_| !is_idle_grape(reckoning, *battery)) {
            let promise = reckoning.promise(*battery, shot, plan.voyage.sails, &plan.voyage.stations);
            card.range.set(*battery, Some(promise.range));
        }
    }
    for battery in &menu.loads {
        if (ship.cards_on(*battery).load.is_none() || is_idle_grape(reckoning, *battery)) && ship.barrels() > 0 {
            card.load.set(*battery, shot_for(reckoning, *battery).map(Into::into));
        }
    }
}

/// Does grape lie in this battery, and no ship she would close with is near?
fn is_idle_grape(reckoning: &Reckoning<'_>, battery: BatteryPlace) -> bool {
    let (state, place) = (reckoning.state, reckoning.place);
    let Some(base) = state.base(place).filter(|_| state.ship(place).shot_in(battery) == Some(Shot::Grape)) else {
        return false;
    };
    let ranges = reckoning.foes.iter().filter_map(|foe| Some((state.base(foe.place)?.range_to(base), foe.margin)));
    shot_in_use(&state.articles, Shot::Ball)
        && ranges.min().is_some_and(|(range, margin)| range > 3 && margin <= TO_SPARE)
}

/// Ball as a rule; grape where she is about to board; chain at an enemy who runs away, or may run from one who would board.
fn shot_for(reckoning: &Reckoning<'_>, battery: BatteryPlace) -> Option<Shot> {
    let state = reckoning.state;
    let usable =
        |shot: &Shot| shot_in_use(&state.articles, *shot) && state.vessel(reckoning.place).greatest_range(*shot) > 0;
    let base = state.base(reckoning.place)?;
    let nearest = reckoning
        .foes
        .iter()
        .filter_map(|foe| Some((state.base(foe.place)?.range_to(base), foe)))
        .min_by_key(|(range, _)| *range);
    let wish = match nearest {
        Some((range, foe)) if foe.margin > 15 && range <= 3 && battery != BatteryPlace::Stern => Shot::Grape,
        Some((_, foe)) if foe.margin > 15 && reckoning.schooling.chains(state, reckoning.place, foe.place) => {
            Shot::Chain
        }
        Some((range, foe)) if foe.prize > 100 && range >= 2 && foe.margin < 15 => Shot::Chain,
        _ => Shot::Ball,
    };
    [wish, Shot::Ball, Shot::Chain, Shot::Grape].into_iter().find(usable)
}

/// The same card with a range that is opened farther off or held back, and with the people left where they are.
pub fn others(menu: &Menu, card: &OrderCard) -> Vec<OrderCard> {
    let mut found = Vec::new();
    for (battery, greatest) in &menu.ranges {
        let free = card.load.get(*battery).is_none();
        for range in [2, 4, *greatest] {
            if free && card.range.get(*battery) != Some(range) && range <= *greatest {
                let mut other = card.clone();
                other.range.set(*battery, Some(range));
                found.push(other);
            }
        }
    }
    if card.musketeers.is_some() || card.pikemen.is_some() {
        found.push(OrderCard { musketeers: None, pikemen: None, ..card.clone() });
    }
    found
}

fn people(reckoning: &Reckoning<'_>, menu: &Menu, plan: &Plan, card: &mut OrderCard) {
    let state = reckoning.state;
    if menu.muskets {
        card.muskets = Some(2);
    }
    let Some(base) = state.base(reckoning.place) else { return };
    let near = |foe: &super::reckoning::Foe| state.base(foe.place).map_or(99, |there| there.range_to(base));
    let Some((range, foe)) = reckoning.foes.iter().map(|foe| (near(foe), foe)).min_by_key(|(range, _)| *range) else {
        return;
    };
    let furled = card.sails == Sails::Furled;
    // Soldiers ordered up on a step she does not reach come on deck when she is held (TS-18.7): so as late as may be.
    let last = last_step(state, reckoning.place, card);
    if !furled && last == 0 {
        return;
    }
    let at = |step: u8| DeckOrder::Up(if furled { 0 } else { step });
    // Enemy grapples hold better where musketeers crowd the deck (TS-18.4), so the weaker side keeps them below.
    let musketeers = if foe.margin >= 0 || plan.board.is_some() { at(1) } else { at(last) };
    let come = |kind: Soldiers, reach: u32| menu.up.contains(&kind) && range <= reach;
    if come(Soldiers::Musketeers, 4) && (!furled || foe.margin >= 0 || range <= 1) {
        card.musketeers = Some(musketeers);
    }
    if come(Soldiers::Pikemen, 3) && (!furled || range <= 2) {
        card.pikemen = Some(at(last));
    }
}

/// Anchors off the shore and puts soldiers on it.
fn shore(reckoning: &Reckoning<'_>, menu: &Menu, card: &mut OrderCard) {
    let (state, place) = (reckoning.state, reckoning.place);
    if reckoning.goal != Goal::Shore || card.sails != Sails::Furled {
        return;
    }
    card.drop = menu.drop && state.base(place).is_some_and(|base| lies_off_shore(state, place, base));
    if let Some(shore) = menu.shores.first() {
        for kind in menu.up.iter().copied() {
            match kind {
                Soldiers::Musketeers => card.musketeers = Some(DeckOrder::Up(0)),
                Soldiers::Pikemen => card.pikemen = Some(DeckOrder::Up(0)),
            }
        }
        card.land = Some(*shore);
    }
}
