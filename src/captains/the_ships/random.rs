//! A captain that tries out any legal order. Every other route leads towards an enemy, and guns that are being loaded
//! are mostly left alone, so that battles get to where rules meet.

use std::collections::BTreeMap;

use crate::captains::{Bot, Lots, Random};
use crate::rules::geometry::base::Base;
use crate::rules::the_ships::by::Short;
use crate::rules::the_ships::deployment::berths;
use crate::rules::the_ships::fitting::{check, given_shot, needs_fitting};
use crate::rules::the_ships::game::TheShips;
use crate::rules::the_ships::gunnery_table::Shot;
use crate::rules::the_ships::legal::{Menu, menu, next_steps};
use crate::rules::the_ships::orders::{Berth, DeckOrder, FittingOut, Order, OrderCard, Step};
use crate::rules::the_ships::place::Place;
use crate::rules::the_ships::plot::Walk;
use crate::rules::the_ships::plot::last_step;
use crate::rules::the_ships::sailing::after_step;
use crate::rules::the_ships::ship_card::{BatteryPlace, Nation, Sails, Soldiers};
use crate::rules::the_ships::state::{Phase, State};
use crate::rules::the_ships::view::View;
use crate::rules::the_ships::wants::{Choice, Why};

/// Draws any order this side may give. Of the enemy it reads only the places of ships, and the lists of targets and
/// landing hexes.
pub fn drawn(state: &State, side: Nation, lots: &mut dyn Lots) -> Order {
    let mut hat = Hat(lots);
    match state.phase {
        Phase::Placing(_) => hat.place(state, side),
        Phase::FittingOut => hat.fit_out(state, side),
        _ => {
            let own = state.each().filter(|place| state.side(*place) == side && state.takes_orders(*place));
            Order::cards(own.map(|place| (state.id(place), hat.card(state, place))).collect())
        }
    }
}

/// The hat lots are drawn from.
struct Hat<'a>(&'a mut dyn Lots);

impl Hat<'_> {
    /// If there is nothing to draw from, no lot is drawn.
    fn below(&mut self, count: usize) -> usize {
        if count == 0 { 0 } else { self.0.draw(count) }
    }

    /// True once in `times` draws.
    fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> Option<T> {
        let number = self.below(from.len());
        from.get(number).copied()
    }

    fn place(&mut self, state: &State, side: Nation) -> Order {
        let mut chosen: BTreeMap<_, Berth> = BTreeMap::new();
        for place in state.each().filter(|place| state.side(*place) == side) {
            let free = berths(state, place);
            let taken = |berth: &Berth| chosen.values().any(|other| crosses(*berth, *other));
            let free: Vec<_> = free.into_iter().filter(|berth| !taken(berth)).collect();
            if let Some(berth) = self.pick(&free) {
                chosen.insert(state.id(place), berth);
            }
        }
        Order::Place(chosen)
    }

    fn fit_out(&mut self, state: &State, side: Nation) -> Order {
        let mut ships = BTreeMap::new();
        for place in state.each().filter(|place| state.side(*place) == side && needs_fitting(state, *place)) {
            let vessel = state.vessel(place);
            let mut fitting = FittingOut::default_for(vessel);
            for _ in 0..vessel.card.hold {
                let mut more = fitting.clone();
                match self.below(3) {
                    0 => more.powder += 1,
                    1 => more.musketeers += 1,
                    _ => more.pikemen += 1,
                }
                if check(&state.articles, vessel, &more).is_ok() {
                    fitting = more;
                }
            }
            for battery in BatteryPlace::ALL.into_iter().filter(|battery| given_shot(vessel, *battery).0) {
                let mut more = fitting.clone();
                more.shot.set(battery, self.pick(&Shot::ALL));
                if check(&state.articles, vessel, &more).is_ok() {
                    fitting = more;
                }
            }
            ships.insert(state.id(place), fitting);
        }
        Order::FitOut(ships)
    }

    fn card(&mut self, state: &State, place: Place) -> OrderCard {
        let menu = menu(state, place);
        let mut card = OrderCard::default();
        if let Some(setting) = self.pick(&menu.settings) {
            card.sails = setting.sails;
            let cut = setting.weighs && menu.cut && self.once_in(2);
            (card.cut, card.weigh) = (cut, setting.weighs && !cut);
            let budget = if cut { setting.budget_cut } else { setting.budget };
            if card.sails == Sails::Furled {
                self.lie_still(&menu, &mut card);
            } else if !menu.prey.is_empty() && self.once_in(2) {
                card.board = self.pick(&menu.prey);
            } else {
                self.route(state, place, budget, &mut card);
            }
        }
        self.guns_and_people(state, place, &menu, &mut card);
        card
    }

    fn lie_still(&mut self, menu: &Menu, card: &mut OrderCard) {
        if menu.must_pivot || self.once_in(2) {
            card.pivot = self.pick(menu.pivots);
        }
        card.drop = menu.drop && self.once_in(2);
    }

    fn route(&mut self, state: &State, place: Place, budget: u16, card: &mut OrderCard) {
        let Some(mut walk) = Walk::from(state, place) else { return };
        let enemy = if self.once_in(2) { nearest_enemy(state, place) } else { None };
        loop {
            let steps: Short<Step, 3> = Short::of(Step::Forward, next_steps(state, place, walk, budget));
            let towards = |enemy: Base| {
                let range = |step: &Step| after_step(walk.base, *step).range_to(enemy);
                steps.iter().copied().min_by_key(range)
            };
            let Some(step) = enemy.map_or_else(|| self.pick(&steps), towards) else { return };
            card.route.0.push(step);
            walk = walk.step(state, place, step).0;
            if self.once_in(8) {
                return;
            }
        }
    }

    fn guns_and_people(&mut self, state: &State, place: Place, menu: &Menu, card: &mut OrderCard) {
        for (battery, greatest) in &menu.ranges {
            if !self.once_in(4) {
                card.range.set(*battery, u8::try_from(self.below((*greatest).into()) + 1).ok());
            }
        }
        for battery in &menu.loads {
            let busy = card.range.get(*battery).is_some();
            let loading = state.ship(place).cards_on(*battery).load.is_some();
            if !busy && self.once_in(if loading { 12 } else { 3 }) {
                card.load.set(*battery, self.pick(&menu.shots).map(Into::into));
            }
        }
        // TS-10.16: soldiers and the train wait for a step that is on the card.
        let last = last_step(state, place, card);
        let may_wait = card.sails == Sails::Furled || last > 0;
        let step = |hat: &mut Self| {
            let steps = usize::from(last).min(4);
            if card.sails == Sails::Furled { 0 } else { u8::try_from(hat.below(steps) + 1).unwrap_or(1) }
        };
        for kind in Soldiers::ALL {
            let (up, down) = (may_wait && menu.up.contains(&kind), may_wait && menu.down.contains(&kind));
            let order = match (up && self.once_in(2), down && self.once_in(6)) {
                (true, _) => Some(DeckOrder::Up(step(self))),
                (false, true) => Some(DeckOrder::Down(step(self))),
                (false, false) => None,
            };
            match kind {
                Soldiers::Musketeers => card.musketeers = order,
                Soldiers::Pikemen => card.pikemen = order,
            }
        }
        if menu.muskets && !self.once_in(4) {
            card.muskets = Some(if self.once_in(2) { 1 } else { 2 });
        }
        let someone = |kind: Soldiers| match card.deck(kind) {
            Some(DeckOrder::Up(_)) => true,
            Some(DeckOrder::Down(_)) => false,
            None => menu.down.contains(&kind),
        };
        if card.sails == Sails::Furled && Soldiers::ALL.into_iter().any(someone) && self.once_in(2) {
            card.land = self.pick(&menu.shores);
        }
        if menu.train && last > 0 && self.once_in(4) {
            card.train = Some(1);
        }
    }
}

fn crosses(one: Berth, other: Berth) -> bool {
    Base::from(one).hexes().into_iter().any(|hex| Base::from(other).covers(hex))
}

fn nearest_enemy(state: &State, place: Place) -> Option<Base> {
    let own = state.base(place)?;
    let enemies = state.in_play().filter(|other| state.side(*other) != state.side(place));
    enemies.filter_map(|other| state.base(other)).min_by_key(|base| base.range_to(own))
}

impl Bot<TheShips> for Random {
    fn order(&mut self, view: &View) -> Order {
        view.side.map_or(Order::Concede, |side| drawn(&view.table, side, self))
    }

    fn choose(&mut self, _: &mut dyn FnMut() -> View, options: &[Choice], why: &Why) -> usize {
        // A person beside a bot rules alone: the bot agrees.
        if matches!(why, Why::Umpire { .. }) {
            return options.iter().position(|choice| *choice == Choice::Agree).unwrap_or(0);
        }
        self.draw(options.len())
    }

    fn lots(&mut self) -> Option<&mut dyn Lots> {
        Some(self)
    }
}
