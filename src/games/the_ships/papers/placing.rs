//! Placing ships before the battle: the zone is lit, a click puts the bow down, another turns her (TS-2.6).

use std::collections::BTreeMap;

use super::wishes::{PlaceWish, Wish, why};
use crate::games::papers::sheets::{AT_THE_RIGHT, Deal};
use crate::logbook::wording::{Arg, Fact, key, the_ships as words};
use crate::rules::geometry::base::Base;
use crate::rules::geometry::hex::{Heading, Offset};
use crate::rules::kernel::Seat;
use crate::rules::the_ships::check;
use crate::rules::the_ships::deployment::berths_where;
use crate::rules::the_ships::game::TheShips;
use crate::rules::the_ships::orders::{Berth, Order};
use crate::rules::the_ships::place::Place;
use crate::rules::the_ships::scenario::Start;
use crate::rules::the_ships::ship_id::ShipId;
use crate::rules::the_ships::state::{Phase, State as Battle};
use crate::rules::the_ships::view::View;
use crate::table::settings::bindings;
use crate::table::sheet::{Deed, Group, Line, Print, Sheet};

/// A seat's placings so far.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct DraftPlacing {
    /// This seat places, if any.
    pub seat: Option<Seat>,
    /// The ships that are free to be placed.
    pub ships: Vec<ShipId>,
    pub berths: BTreeMap<ShipId, Berth>,
    /// The one in hand.
    pub ship: Option<ShipId>,
}

impl DraftPlacing {
    /// Nothing is placed yet.
    #[must_use]
    pub fn begin(view: &View, seat: Seat) -> Self {
        let battle = &view.table;
        let free = |place: &Place| {
            battle.owner(*place) == seat && !matches!(battle.vessel(*place).entry.at, Start::Fixed { .. })
        };
        let ships: Vec<_> = battle.each().filter(free).map(|place| battle.id(place)).collect();
        let ship = ships.first().copied();
        let mut draft = Self { seat: Some(seat), ships, berths: BTreeMap::new(), ship };
        // Each ship is offered a first lawful place, so that no board is empty.
        for ship in draft.ships.clone() {
            draft.ship = Some(ship);
            draft.go_on(battle, true);
        }
        draft.ship = draft.ships.first().copied();
        draft
    }

    /// Is this the draft of this seat?
    #[must_use]
    pub fn serves(&self, view: &View, seat: Seat) -> bool {
        matches!(view.table.phase, Phase::Placing(_)) && self.seat == Some(seat)
    }

    /// Every lawful place of the ship in hand that no other ship takes.
    fn lawful(&self, battle: &Battle) -> Vec<Berth> {
        let Some(ship) = self.ship else { return Vec::new() };
        let Some(place) = battle.place_of(ship) else { return Vec::new() };
        let others: Vec<Base> =
            self.berths.iter().filter(|(id, _)| **id != ship).map(|(_, berth)| Base::from(*berth)).collect();
        let free = |base: Base| {
            base.hexes().into_iter().all(|hex| {
                battle.covering(hex).is_none_or(|there| there == place) && !others.iter().any(|other| other.covers(hex))
            })
        };
        berths_where(battle, place, free)
    }

    fn put(&mut self, berth: Berth) {
        if let Some(ship) = self.ship {
            self.berths.insert(ship, berth);
        }
    }

    fn now(&self) -> Option<Berth> {
        self.berths.get(&self.ship?).copied()
    }

    /// The next bow hex in the order of the board, heading towards the middle.
    fn go_on(&mut self, battle: &Battle, on: bool) {
        let lawful = self.lawful(battle);
        let mut bows: Vec<Offset> = lawful.iter().map(|berth| berth.bow).collect();
        bows.dedup();
        let wanted = self.now().map_or(Heading::N, |berth| berth.facing);
        let here = self.now().and_then(|berth| bows.iter().position(|bow| *bow == berth.bow));
        let next = match here {
            Some(here) if on => (here + 1) % bows.len().max(1),
            Some(here) => (here + bows.len().saturating_sub(1)) % bows.len().max(1),
            None => bows.len() / 2,
        };
        if let Some(bow) = bows.get(next) {
            self.bow(&lawful, *bow, wanted);
        }
    }

    /// Puts the bow on a hex, with the wanted heading if it is lawful there.
    fn bow(&mut self, lawful: &[Berth], bow: Offset, wanted: Heading) {
        let there = |facing: Heading| lawful.iter().find(|berth| berth.bow == bow && berth.facing == facing);
        let berth = there(wanted).or_else(|| lawful.iter().find(|berth| berth.bow == bow));
        if let Some(berth) = berth {
            self.put(*berth);
        }
    }

    fn turn(&mut self, lawful: &[Berth], starboard: bool) {
        let Some(now) = self.now() else { return };
        for by in 1..6 {
            let facing = now.facing.turned(if starboard { by } else { -by });
            if let Some(berth) = lawful.iter().find(|berth| berth.bow == now.bow && berth.facing == facing) {
                self.put(*berth);
                return;
            }
        }
    }

    /// Places.
    pub fn apply(&mut self, view: &View, wish: PlaceWish) -> Option<Deal<TheShips>> {
        let battle = &view.table;
        match wish {
            PlaceWish::TakeUp(ship) => self.ship = Some(ship),
            PlaceWish::Bow(bow) => {
                let lawful = self.lawful(battle);
                match self.now() {
                    Some(now) if now.bow == bow => self.turn(&lawful, true),
                    now => self.bow(&lawful, bow, now.map_or(Heading::N, |berth| berth.facing)),
                }
            }
            PlaceWish::Turn(starboard) => {
                let lawful = self.lawful(battle);
                self.turn(&lawful, starboard);
            }
            PlaceWish::Next(on) => self.go_on(battle, on),
            PlaceWish::NotThere => return Some(Deal::Fault(key::PLACE_NOT_THERE.into())),
            PlaceWish::Done => return self.seat.map(|seat| Deal::Give(seat, self.order())),
        }
        None
    }

    /// The order.
    #[must_use]
    pub fn order(&self) -> Order {
        Order::Place(self.berths.clone())
    }

    /// The ship that would lie on a hex.
    fn there(&self, hex: Offset) -> Option<ShipId> {
        let on = |berth: &Berth| Base::from(*berth).covers(hex.into());
        self.berths.iter().find(|(_, berth)| on(berth)).map(|(ship, _)| *ship)
    }

    /// A click on a hex makes this wish: another ship that lies there is taken in hand, else the bow goes there.
    #[must_use]
    pub fn clicked(&self, view: &View, hex: Offset) -> PlaceWish {
        match self.there(hex) {
            Some(other) if self.ship != Some(other) => PlaceWish::TakeUp(other),
            None if !self.zone(view).contains(&hex) => PlaceWish::NotThere,
            _ => PlaceWish::Bow(hex),
        }
    }

    /// A key makes this wish.
    #[must_use]
    pub fn struck(&self, deed: bindings::Action) -> Option<PlaceWish> {
        use bindings::Action as D;
        Some(match deed {
            D::PlotAhead => PlaceWish::Next(true),
            D::PlotBack => PlaceWish::Next(false),
            D::PlotPort => PlaceWish::Turn(false),
            D::PlotStarboard => PlaceWish::Turn(true),
            D::SealOrders => PlaceWish::Done,
            D::NextCard => {
                let here = self.ships.iter().position(|ship| Some(*ship) == self.ship).unwrap_or(0);
                PlaceWish::TakeUp(*self.ships.get((here + 1) % self.ships.len().max(1))?)
            }
            _ => return None,
        })
    }

    /// The hexes on which the bow of the ship in hand may lie.
    #[must_use]
    pub fn zone(&self, view: &View) -> Vec<Offset> {
        let mut bows: Vec<Offset> = self.lawful(&view.table).into_iter().map(|berth| berth.bow).collect();
        bows.dedup();
        bows
    }

    /// The sheet.
    #[must_use]
    pub fn sheet(&self, view: &View) -> Sheet<Wish> {
        let against = self.seat.and_then(|seat| check::order(&view.table, seat, &self.order()).err());
        let done = Deed::first(key::PLACE_DONE, Wish::Place(PlaceWish::Done)).unless(against.as_ref().map(why));
        Sheet { keeps_keyboard: true, ..Sheet::new("placing", AT_THE_RIGHT) }
            .titled(key::PLACE_TITLE)
            .with([Line::new(Print::Hint, key::PLACE_HINT)])
            .with(self.ships.iter().map(|ship| self.group(view, *ship)))
            .footed([done.known_as("placed")])
    }

    fn group(&self, view: &View, ship: ShipId) -> Group<Wish> {
        let (berth, chosen) = (self.berths.get(&ship), self.ship == Some(ship));
        let lies = berth.map_or_else(
            || Fact::from(key::PLACE_NOWHERE),
            |berth| key::PlaceAt { column: berth.bow.col, row: berth.bow.row }.into(),
        );
        let heads = berth.map(|berth| key::TooltipHeading { heading: Arg::key(words::heading(berth.facing)) }.into());
        let ways = [(key::PLACE_NEXT, PlaceWish::Next(true)), (key::PLACE_TURN, PlaceWish::Turn(true))];
        let ways = ways.into_iter().filter(|_| chosen).map(|(words, wish)| Deed::new(words, Wish::Place(wish)));
        Group::under(key::DrNamed { name: words::ship(&view.table.articles, ship) })
            .hinting(heads)
            .offering([Deed::new(lies, Wish::Place(PlaceWish::TakeUp(ship))).chosen(chosen)])
            .offering(ways)
    }
}
