//! Lists a ship's lawful orders part by part: for bots, for highlights, and for tests of the checks.

use crate::rules::geometry::hex::Offset;

use super::boarding::may_be_boarded;
use super::by::Short;
use super::check::must_pivot;
use super::fitting::shot_in_use;
use super::gunnery::range_between;
use super::gunnery_table::Shot;
use super::landing;
use super::orders::{Pivot, Step};
use super::phases::execution::may_anchor;
use super::place::Place;
use super::plot::{Walk, budget};
use super::scenario::LeftOut;
use super::ship::Ship;
use super::ship_card::{BatteryPlace, Sails, Soldiers};
use super::ship_id::ShipId;
use super::state::State;

/// A sail setting a ship may choose, and its tokens for a route.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setting {
    pub sails: Sails,
    /// She must weigh, or cut her cable where that is allowed.
    pub weighs: bool,
    /// Tokens for a route when she weighs, if she has to.
    pub budget: u16,
    /// Tokens for a route when she cuts her cable.
    pub budget_cut: u16,
}

/// Everything one ship may be ordered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Menu {
    pub settings: Short<Setting, 3>,
    /// Enemies she may board.
    pub prey: Vec<ShipId>,
    pub pivots: &'static [Pivot],
    /// With furled sails she must turn in place (TS-18.14).
    pub must_pivot: bool,
    /// Batteries that may be loaded.
    pub loads: Short<BatteryPlace, 3>,
    /// Shots that may be used.
    pub shots: Short<Shot, 3>,
    /// Batteries whose range may be set, up to this.
    pub ranges: Short<(BatteryPlace, u8), 3>,
    /// Soldiers who may come on deck.
    pub up: Short<Soldiers, 2>,
    /// Soldiers who may go below.
    pub down: Short<Soldiers, 2>,
    pub muskets: bool,
    /// She may drop anchor.
    pub drop: bool,
    /// She may cut her cable.
    pub cut: bool,
    pub shores: Vec<Offset>,
    /// She may fire her train.
    pub train: bool,
}

/// Lists the lawful orders of one ship; she takes orders (TS-8.7).
#[must_use]
pub fn menu(state: &State, place: Place) -> Menu {
    let (ship, vessel) = (state.ship(place), state.vessel(place));
    let articles = &state.articles;
    let setting = |sails: Sails| {
        let weighs = ship.anchored && sails != Sails::Furled;
        Setting {
            sails,
            weighs,
            budget: budget(state, place, sails, weighs),
            budget_cut: budget(state, place, sails, false),
        }
    };
    let all = [Sails::Furled, Sails::Battle, Sails::Full];
    let must_pivot = must_pivot(state, place);
    let under_sail = !ship.aground && !must_pivot;
    let set = all.into_iter().filter(|sails| *sails == Sails::Furled || under_sail);
    let settings = Short::of(setting(Sails::Furled), set.map(setting));
    let near = |other: &Place| may_be_boarded(state, place, *other) && range_between(state, place, *other) <= 2;
    let prey = if articles.uses(LeftOut::Boarding) && under_sail {
        state.each().filter(near).map(|other| state.id(other)).collect()
    } else {
        Vec::new()
    };
    let with_guns = |battery: &BatteryPlace| ship.guns_in(*battery) > 0;
    let greatest = |battery: BatteryPlace| {
        let ready = ship.is_ready(battery) && ship.guns_in(battery) > 0;
        let greatest = vessel.greatest_range(ship.shot_in(battery).filter(|_| ready)?);
        (greatest > 0).then_some((battery, greatest))
    };
    let shots: Short<Shot, 3> =
        Short::of(Shot::Ball, Shot::ALL.into_iter().filter(|shot| shot_in_use(articles, *shot)));
    let loads = BatteryPlace::ALL.into_iter().filter(|battery| !shots.is_empty() && with_guns(battery));
    let soldiers = |units: fn(&Ship, Soldiers) -> u8| -> Short<Soldiers, 2> {
        Short::of(Soldiers::Musketeers, Soldiers::ALL.into_iter().filter(|kind| units(ship, *kind) > 0))
    };
    let anchored_advanced = ship.anchored && state.advanced();
    Menu {
        settings,
        prey,
        pivots: if ship.aground { &[] } else { &Pivot::ALL },
        must_pivot,
        loads: Short::of(BatteryPlace::Port, loads),
        shots,
        ranges: Short::of((BatteryPlace::Port, 0), BatteryPlace::ALL.into_iter().filter_map(greatest)),
        up: soldiers(Ship::below),
        down: soldiers(Ship::on_deck),
        muskets: ship.on_deck(Soldiers::Musketeers) > 0,
        drop: may_anchor(state, place),
        cut: ship.anchored && articles.may_cut(state.side(place)),
        shores: if anchored_advanced { landing::shores(state, place) } else { Vec::new() },
        train: vessel.card.fireship && under_sail,
    }
}

/// Lists the steps that may come next on a route with this budget of tokens.
pub fn next_steps(state: &State, place: Place, walk: Walk, budget: u16) -> impl Iterator<Item = Step> {
    let affordable = walk.spent + walk.next_cost(state) <= budget;
    let turns = affordable && super::sailing::may_turn(state, place, walk.forward_before);
    Step::ALL.into_iter().filter(move |step| affordable && (turns || step.turn().is_none()))
}
