//! Filling hold and guns before the battle, behind the curtain (TS-2.7, TS-2.8).

use std::collections::BTreeMap;

use super::wishes::{FitWish, Wish, why};
use crate::games::papers::sheets::{AT_THE_RIGHT, Deal};
use crate::logbook::wording::{Arg, key, the_ships as words};
use crate::rules::kernel::Seat;
use crate::rules::the_ships::fitting::{check, given_shot, needs_fitting, shot_in_use};
use crate::rules::the_ships::game::TheShips;
use crate::rules::the_ships::gunnery_table::Shot;
use crate::rules::the_ships::orders::{FittingOut, Order};
use crate::rules::the_ships::place::Place;
use crate::rules::the_ships::scenario::LeftOut;
use crate::rules::the_ships::ship_card::BatteryPlace;
use crate::rules::the_ships::ship_id::ShipId;
use crate::rules::the_ships::state::{Phase, State as Battle};
use crate::rules::the_ships::view::View;
use crate::table::sheet::{Block, Deed, Group, Line, Print, Row, Sheet, refused};

/// A seat's decisions so far.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct DraftFitting {
    /// This seat decides, if any.
    pub seat: Option<Seat>,
    pub ships: BTreeMap<ShipId, FittingOut>,
    /// The one in hand.
    pub ship: Option<ShipId>,
}

/// A careful quartermaster's load: soldiers for half of the room, powder for the rest, ball in every gun.
#[must_use]
pub fn suggested(battle: &Battle, place: Place) -> FittingOut {
    let (articles, vessel) = (&battle.articles, battle.vessel(place));
    let mut fitting = FittingOut::default_for(vessel);
    for battery in BatteryPlace::ALL {
        let (loaded, named) = given_shot(vessel, battery);
        if loaded && shot_in_use(articles, Shot::Ball) {
            fitting.shot.set(battery, Some(named.unwrap_or(Shot::Ball)));
        }
    }
    let half = vessel.card.hold / 2;
    let mut add = |most: u8, more: &dyn Fn(&FittingOut) -> FittingOut| {
        for _ in 0..most {
            let fuller = more(&fitting);
            if check(articles, vessel, &fuller).is_err() {
                break;
            }
            fitting = fuller;
        }
    };
    if articles.uses(LeftOut::Soldiers) {
        add(half / 2, &|fitting| FittingOut { musketeers: fitting.musketeers + 1, ..fitting.clone() });
        add(half - half / 2, &|fitting| FittingOut { pikemen: fitting.pikemen + 1, ..fitting.clone() });
    }
    add(vessel.card.hold, &|fitting| FittingOut { powder: fitting.powder + 1, ..fitting.clone() });
    fitting
}

impl DraftFitting {
    /// Everything as a quartermaster would have it.
    #[must_use]
    pub fn begin(view: &View, seat: Seat) -> Self {
        let battle = &view.table;
        let own = battle.each().filter(|place| battle.owner(*place) == seat && needs_fitting(battle, *place));
        let ships: BTreeMap<_, _> = own.map(|place| (battle.id(place), suggested(battle, place))).collect();
        let ship = battle.each().map(|place| battle.id(place)).find(|id| ships.contains_key(id));
        Self { seat: Some(seat), ships, ship }
    }

    /// Is this the draft of this seat?
    #[must_use]
    pub fn serves(&self, view: &View, seat: Seat) -> bool {
        view.table.phase == Phase::FittingOut && self.seat == Some(seat)
    }

    /// Decides.
    pub fn apply(&mut self, wish: FitWish) -> Option<Deal<TheShips>> {
        match wish {
            FitWish::Carry(fitting) => {
                self.ships.insert(self.ship?, fitting);
            }
            FitWish::TakeUp(ship) => self.ship = Some(ship),
            FitWish::Done => return self.seat.map(|seat| Deal::Give(seat, Order::FitOut(self.ships.clone()))),
        }
        None
    }

    /// The sheet of the ship in hand.
    #[must_use]
    pub fn sheet(&self, view: &View) -> Sheet<Wish> {
        let battle = &view.table;
        let name = |ship| words::ship(&battle.articles, ship);
        let tabs = self.ships.keys().map(|ship| {
            Deed::new(key::DrNamed { name: name(*ship) }, Wish::Fit(FitWish::TakeUp(*ship)))
                .chosen(self.ship == Some(*ship))
        });
        let tabs = (self.ships.len() > 1).then(|| Block::Tabs(tabs.collect()));
        let fitted = self.ship.and_then(|ship| Some((battle.place_of(ship)?, self.ships.get(&ship)?)));
        let groups = fitted.into_iter().flat_map(|(place, fitting)| Fitting { battle, place, fitting }.groups());
        let fault = self
            .ships
            .iter()
            .find_map(|(ship, fitting)| check(&battle.articles, battle.vessel(battle.place_of(*ship)?), fitting).err());
        let done = Deed::first(key::FIT_DONE, Wish::Fit(FitWish::Done)).unless(fault.as_ref().map(why));
        Sheet { keeps_keyboard: true, ..Sheet::new("fitting", AT_THE_RIGHT) }
            .titled(key::FitTitle { ship: self.ship.map_or(Arg::text(""), name) })
            .with(tabs)
            .with(groups)
            .footed([done.known_as("cast-off")])
    }
}

/// The load of a ship.
struct Fitting<'a> {
    battle: &'a Battle,
    place: Place,
    fitting: &'a FittingOut,
}

impl Fitting<'_> {
    fn groups(&self) -> Vec<Group<Wish>> {
        let (articles, vessel) = (&self.battle.articles, self.battle.vessel(self.place));
        let against = check(articles, vessel, self.fitting).err();
        let fill = Deed::new(key::FIT_FILL, Wish::Fit(FitWish::Carry(suggested(self.battle, self.place))));
        let fill = Group::default().offering([fill]);
        let mut groups = vec![self.hold()];
        groups.extend(vessel.card.batteries().filter(|one| given_shot(vessel, *one).0).map(|one| self.shots(one)));
        groups.push(fill);
        groups
            .extend(against.map(|against| Group::default().saying(Line::new(Print::Remark, refused(&why(&against))))));
        groups
    }

    /// One kind of cargo.
    fn cargo(&self, name: &str, now: u8, with: impl Fn(u8, &mut FittingOut)) -> Row<Wish> {
        let fuller = |count| {
            let mut fitting = self.fitting.clone();
            with(count, &mut fitting);
            fitting
        };
        let (articles, vessel) = (&self.battle.articles, self.battle.vessel(self.place));
        let against = |count| check(articles, vessel, &fuller(count)).err().as_ref().map(why);
        Row::as_far_as(name, now, |count| Wish::Fit(FitWish::Carry(fuller(count))), against)
    }

    fn hold(&self) -> Group<Wish> {
        let FittingOut { powder, musketeers, pikemen, treasure, .. } = *self.fitting;
        let units = [powder, musketeers, pikemen, treasure].map(u16::from).into_iter().sum::<u16>();
        let room = self.battle.vessel(self.place).card.hold;
        let mut cargo = vec![self.cargo(key::FIT_POWDER, powder, |count, fitting| fitting.powder = count)];
        if self.battle.articles.uses(LeftOut::Soldiers) {
            cargo.extend([
                self.cargo(key::PEOPLE_MUSKETEERS, musketeers, |count, fitting| fitting.musketeers = count),
                self.cargo(key::PEOPLE_PIKEMEN, pikemen, |count, fitting| fitting.pikemen = count),
            ]);
        }
        let treasure = (treasure > 0).then(|| key::FitTreasure { count: treasure }.into());
        Group::under(key::FitRoom { units, room }).hinting(treasure).counting(cargo)
    }

    fn shots(&self, battery: BatteryPlace) -> Group<Wish> {
        let shots = Shot::ALL.map(|shot| {
            let mut wished = self.fitting.clone();
            wished.shot.set(battery, Some(shot));
            let against = check(&self.battle.articles, self.battle.vessel(self.place), &wished).err();
            let against = against.filter(|refusal| refusal.rule.0 != "TS-2.8");
            Deed::new(words::shot(shot), Wish::Fit(FitWish::Carry(wished)))
                .chosen(self.fitting.shot.get(battery) == Some(shot))
                .unless(against.as_ref().map(why))
        });
        Group::under(words::battery(battery)).hinting([key::FIT_SHOT.into()]).offering(shots)
    }
}
