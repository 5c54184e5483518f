//! Placing ships before the battle: the zone is lit, a click puts the bow down, another turns her (TS-2.6).

use std::collections::BTreeMap;

use bevy::prelude::*;
use bevy_egui::egui::{Ui, vec2};

use crate::games::the_ships::order_card::refused;
use crate::logbook::wording::{Arg, key, the_ships as words};
use crate::rules::geometry::base::Base;
use crate::rules::geometry::hex::{Heading, Offset};
use crate::rules::kernel;
use crate::rules::the_ships::check;
use crate::rules::the_ships::deployment::berths_where;
use crate::rules::the_ships::orders::{Berth, Order};
use crate::rules::the_ships::place::Place;
use crate::rules::the_ships::scenario::Start;
use crate::rules::the_ships::ship_id::ShipId;
use crate::rules::the_ships::state::{Phase, State as Battle};
use crate::rules::the_ships::view::View;
use crate::table::speech::Speech;
use crate::table::theme::furniture::{Voice, hint, plate};
use crate::table::theme::landmarks::landmark;
use crate::table::theme::slips::{OfferState, caption, offer};

/// A seat's placings so far.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct DraftPlacing {
    /// Which seat places, if any.
    pub seat: Option<kernel::Seat>,
    /// The ships that are free to be placed.
    pub ships: Vec<ShipId>,
    /// Their places.
    pub berths: BTreeMap<ShipId, Berth>,
    /// The one in hand.
    pub ship: Option<ShipId>,
}

/// Requests of the sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlaceWish {
    /// Another ship.
    TakeUp(ShipId),
    /// The bow goes here, or is turned if it is there.
    Bow(Offset),
    /// Turn her, to starboard or to port.
    Turn(bool),
    /// The next lawful place, or the one before.
    Next(bool),
    /// All are placed.
    Done,
}

impl DraftPlacing {
    /// Nothing is placed yet.
    #[must_use]
    pub fn begin(view: &View, seat: kernel::Seat) -> Self {
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
    pub fn serves(&self, view: &View, seat: kernel::Seat) -> bool {
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
    pub fn apply(&mut self, view: &View, wish: PlaceWish) {
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
            PlaceWish::Done => {}
        }
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

    /// Whether any of them would.
    #[must_use]
    pub fn lies_on(&self, hex: Offset) -> bool {
        self.there(hex).is_some()
    }

    /// What a click on a hex asks for: another ship that lies there is taken in hand, else the bow goes there.
    #[must_use]
    pub fn clicked(&self, hex: Offset) -> PlaceWish {
        match self.there(hex).filter(|ship| self.ship != Some(*ship)) {
            Some(other) => PlaceWish::TakeUp(other),
            None => PlaceWish::Bow(hex),
        }
    }

    /// The hexes on which the bow of the ship in hand may lie.
    #[must_use]
    pub fn zone(&self, view: &View) -> Vec<Offset> {
        let mut bows: Vec<Offset> = self.lawful(&view.table).into_iter().map(|berth| berth.bow).collect();
        bows.dedup();
        bows
    }
}

/// Draws the sheet.
pub fn placing_ui(ui: &mut Ui, speech: &Speech, view: &View, draft: &DraftPlacing) -> Option<PlaceWish> {
    let battle = &view.table;
    let mut wish = None;
    ui.spacing_mut().item_spacing = vec2(6.0, 5.0);
    hint(ui, &speech.say(key::PLACE_HINT));
    for ship in &draft.ships {
        let name = speech.name(&words::ship(&battle.articles, *ship));
        caption(ui, &name);
        let place = match draft.berths.get(ship) {
            Some(berth) => speech.say(key::PlaceAt { column: berth.bow.col, row: berth.bow.row }),
            None => speech.say(key::PLACE_NOWHERE),
        };
        let chosen = draft.ship == Some(*ship);
        ui.horizontal_wrapped(|ui| {
            if offer(ui, &place, OfferState { chosen, ..OfferState::default() }).clicked() {
                wish = Some(PlaceWish::TakeUp(*ship));
            }
            if let Some(berth) = draft.berths.get(ship) {
                hint(ui, &speech.say(key::TooltipHeading { heading: Arg::key(words::heading(berth.facing)) }));
            }
        });
        if chosen {
            ui.horizontal_wrapped(|ui| {
                for (words, asked) in
                    [(key::PLACE_NEXT, PlaceWish::Next(true)), (key::PLACE_TURN, PlaceWish::Turn(true))]
                {
                    if offer(ui, &speech.say(words), OfferState::default()).clicked() {
                        wish = Some(asked);
                    }
                }
            });
        }
    }
    wish
}

/// The button below.
pub fn placing_foot_ui(ui: &mut Ui, speech: &Speech, view: &View, draft: &DraftPlacing) -> Option<PlaceWish> {
    let against = draft.seat.and_then(|seat| check::order(&view.table, seat, &draft.order()).err());
    let response =
        ui.add_enabled_ui(against.is_none(), |ui| plate(ui, &speech.say(key::PLACE_DONE), Voice::First)).inner;
    landmark(&response, "placed");
    if let Some(refusal) = against {
        response.on_disabled_hover_text(refused(speech, &refusal));
        return None;
    }
    response.clicked().then_some(PlaceWish::Done)
}
