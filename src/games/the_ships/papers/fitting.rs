//! Filling hold and guns before the battle, behind the curtain (TS-2.7, TS-2.8).

use std::collections::BTreeMap;

use bevy::prelude::*;
use bevy_egui::egui::{Label, RichText, Ui, vec2};

use crate::games::the_ships::order_card::refused;
use crate::logbook::wording::{key, the_ships as words};
use crate::rules::kernel;
use crate::rules::the_ships::fitting::{check, given_shot, needs_fitting, shot_in_use};
use crate::rules::the_ships::gunnery_table::Shot;
use crate::rules::the_ships::orders::{FittingOut, Order};
use crate::rules::the_ships::place::Place;
use crate::rules::the_ships::scenario::LeftOut;
use crate::rules::the_ships::ship_card::BatteryPlace;
use crate::rules::the_ships::ship_id::ShipId;
use crate::rules::the_ships::state::{Phase, State as Battle};
use crate::rules::the_ships::view::View;
use crate::table::speech::Speech;
use crate::table::theme::furniture::{Voice, hint, plate, tab};
use crate::table::theme::landmarks::landmark;
use crate::table::theme::slips::{OfferState, caption, offer, remark};

/// A seat's decisions so far.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct DraftFitting {
    /// Which seat decides, if any.
    pub seat: Option<kernel::Seat>,
    /// The ships.
    pub ships: BTreeMap<ShipId, FittingOut>,
    /// The one in hand.
    pub ship: Option<ShipId>,
}

/// Requests of the sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FitWish {
    /// The ship in hand carries this.
    Carry(FittingOut),
    /// Another ship.
    TakeUp(ShipId),
    /// All are done.
    Done,
}

/// What a careful quartermaster would ship: soldiers for half of the room, powder for the rest, ball in every gun.
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
    pub fn begin(view: &View, seat: kernel::Seat) -> Self {
        let battle = &view.table;
        let own = battle.each().filter(|place| battle.owner(*place) == seat && needs_fitting(battle, *place));
        let ships: BTreeMap<_, _> = own.map(|place| (battle.id(place), suggested(battle, place))).collect();
        let ship = battle.each().map(|place| battle.id(place)).find(|id| ships.contains_key(id));
        Self { seat: Some(seat), ships, ship }
    }

    /// Is this the draft of this seat?
    #[must_use]
    pub fn serves(&self, view: &View, seat: kernel::Seat) -> bool {
        view.table.phase == Phase::FittingOut && self.seat == Some(seat)
    }

    /// Decides.
    pub fn apply(&mut self, wish: &FitWish) {
        match wish {
            FitWish::Carry(fitting) => {
                if let Some(ship) = self.ship {
                    self.ships.insert(ship, fitting.clone());
                }
            }
            FitWish::TakeUp(ship) => self.ship = Some(*ship),
            FitWish::Done => {}
        }
    }

    /// The order.
    #[must_use]
    pub fn order(&self) -> Order {
        Order::FitOut(self.ships.clone())
    }
}

/// Draws the sheet of the ship in hand.
pub fn fitting_ui(ui: &mut Ui, speech: &Speech, view: &View, draft: &DraftFitting) -> Option<FitWish> {
    let battle = &view.table;
    let mut wish = None;
    ui.spacing_mut().item_spacing = vec2(6.0, 5.0);
    if draft.ships.len() > 1 {
        ui.horizontal_wrapped(|ui| {
            for ship in draft.ships.keys() {
                let name = speech.name(&words::ship(&battle.articles, *ship));
                if tab(ui, &name, draft.ship == Some(*ship)).clicked() {
                    wish = Some(FitWish::TakeUp(*ship));
                }
            }
        });
    }
    let Some(ship) = draft.ship else { return wish };
    let (Some(place), Some(fitting)) = (battle.place_of(ship), draft.ships.get(&ship)) else { return wish };
    hold(ui, speech, battle, place, fitting).map(FitWish::Carry).or_else(|| {
        let shots = shots(ui, speech, battle, place, fitting).map(FitWish::Carry);
        ui.add_space(6.0);
        if offer(ui, &speech.say(key::FIT_FILL), OfferState::default()).clicked() {
            return Some(FitWish::Carry(suggested(battle, place)));
        }
        if let Err(refusal) = check(&battle.articles, battle.vessel(place), fitting) {
            remark(ui, &refused(speech, &refusal));
        }
        shots.or(wish)
    })
}

/// The buttons below.
pub fn fitting_foot_ui(ui: &mut Ui, speech: &Speech, view: &View, draft: &DraftFitting) -> Option<FitWish> {
    let battle = &view.table;
    let fits = draft.ships.iter().all(|(ship, fitting)| {
        battle.place_of(*ship).is_some_and(|place| check(&battle.articles, battle.vessel(place), fitting).is_ok())
    });
    let response = ui.add_enabled_ui(fits, |ui| plate(ui, &speech.say(key::FIT_DONE), Voice::First)).inner;
    landmark(&response, "cast-off");
    response.clicked().then_some(FitWish::Done)
}

/// One kind of cargo: its count between less and more.
pub(super) fn count(
    ui: &mut Ui,
    speech: &Speech,
    name: &str,
    now: u8,
    allowed: impl Fn(u8) -> Option<String>,
) -> Option<u8> {
    let mut wish = None;
    ui.horizontal(|ui| {
        let less = now.checked_sub(1);
        let (less_words, more_words) =
            (speech.say(key::FitLess { what: name }), speech.say(key::FitMore { what: name }));
        let why = less.and_then(&allowed);
        let state = OfferState { against: why.as_deref(), barred: true, ..OfferState::default() };
        let sized = |ui: &mut Ui, sign: &str, told: &str, state: OfferState| {
            crate::table::theme::slips::plaque(ui, vec2(30.0, 28.0), told, state, |painter, rect, print| {
                let font = bevy_egui::egui::FontId::proportional(17.0);
                painter.text(rect.center(), bevy_egui::egui::Align2::CENTER_CENTER, sign, font, print);
            })
        };
        let response = ui.add_enabled_ui(less.is_some(), |ui| sized(ui, "−", &less_words, state)).inner;
        if response.clicked() && why.is_none() {
            wish = less;
        }
        ui.add_sized(vec2(26.0, 24.0), Label::new(RichText::new(now.to_string()).strong()));
        let why = allowed(now.saturating_add(1));
        let state = OfferState { against: why.as_deref(), barred: true, ..OfferState::default() };
        if sized(ui, "+", &more_words, state).clicked() && why.is_none() {
            wish = Some(now.saturating_add(1));
        }
        ui.label(name);
    });
    wish
}

fn hold(ui: &mut Ui, speech: &Speech, battle: &Battle, place: Place, fitting: &FittingOut) -> Option<FittingOut> {
    let (articles, vessel) = (&battle.articles, battle.vessel(place));
    let units = u16::from(fitting.powder)
        + u16::from(fitting.musketeers)
        + u16::from(fitting.pikemen)
        + u16::from(fitting.treasure);
    caption(ui, &speech.say(key::FitRoom { units, room: vessel.card.hold }));
    let mut wish = None;
    let against = |fuller: FittingOut| check(articles, vessel, &fuller).err().map(|refusal| refused(speech, &refusal));
    let powder = |count| FittingOut { powder: count, ..fitting.clone() };
    if let Some(count) = count(ui, speech, &speech.say(key::FIT_POWDER), fitting.powder, |n| against(powder(n))) {
        wish = Some(powder(count));
    }
    if articles.uses(LeftOut::Soldiers) {
        let musketeers = |count| FittingOut { musketeers: count, ..fitting.clone() };
        let name = speech.say(key::PEOPLE_MUSKETEERS);
        if let Some(count) = count(ui, speech, &name, fitting.musketeers, |n| against(musketeers(n))) {
            wish = Some(musketeers(count));
        }
        let pikemen = |count| FittingOut { pikemen: count, ..fitting.clone() };
        let name = speech.say(key::PEOPLE_PIKEMEN);
        if let Some(count) = count(ui, speech, &name, fitting.pikemen, |n| against(pikemen(n))) {
            wish = Some(pikemen(count));
        }
    }
    if fitting.treasure > 0 {
        hint(ui, &speech.say(key::FitTreasure { count: fitting.treasure }));
    }
    wish
}

fn shots(ui: &mut Ui, speech: &Speech, battle: &Battle, place: Place, fitting: &FittingOut) -> Option<FittingOut> {
    let (articles, vessel) = (&battle.articles, battle.vessel(place));
    let mut wish = None;
    for battery in vessel.card.batteries().filter(|battery| given_shot(vessel, *battery).0) {
        caption(ui, &speech.say(words::battery(battery)));
        ui.horizontal_wrapped(|ui| {
            hint(ui, &speech.say(key::FIT_SHOT));
            for shot in Shot::ALL {
                let mut wished = fitting.clone();
                wished.shot.set(battery, Some(shot));
                let why = check(articles, vessel, &wished).err().filter(|refusal| refusal.rule.0 != "TS-2.8");
                let why = why.map(|refusal| refused(speech, &refusal));
                let chosen = fitting.shot.get(battery) == Some(shot);
                let state = OfferState { chosen, against: why.as_deref(), barred: true, ..OfferState::default() };
                if offer(ui, &speech.say(words::shot(shot)), state).clicked() && why.is_none() {
                    wish = Some(wished);
                }
            }
        });
    }
    wish
}
