//! The umpire's sheet: what is to be set right by hand, chosen thing by thing, and proposed to the other side (TS-29).

use bevy::prelude::*;
use bevy_egui::egui::{Label, Ui, vec2};

use super::fitting::count;
use crate::games::the_ships::order_card::refused;
use crate::logbook::wording::{Arg, key, the_ships as words};
use crate::rules::geometry::base::Base;
use crate::rules::geometry::hex::{Heading, Offset};
use crate::rules::kernel;
use crate::rules::kernel::ruling::Amends;
use crate::rules::the_ships::amendments::{Amendment, Mark};
use crate::rules::the_ships::check;
use crate::rules::the_ships::game::TheShips;
use crate::rules::the_ships::orders::{Berth, Order};
use crate::rules::the_ships::place::Place;
use crate::rules::the_ships::ship::{Fire, Standing};
use crate::rules::the_ships::ship_card::{BatteryPlace, Nation, Sails, Soldiers};
use crate::rules::the_ships::ship_id::ShipId;
use crate::rules::the_ships::state::{Phase, State as Battle};
use crate::rules::the_ships::umpire::within;
use crate::rules::the_ships::view::View;
use crate::table::speech::Speech;
use crate::table::theme::furniture::{Voice, consent, desk, hint, plate, tab};
use crate::table::theme::slips::{OfferState, caption, offer, remark};

/// A ruling that is being written.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct DraftRuling {
    /// Which seat writes, if any.
    pub seat: Option<kernel::Seat>,
    /// What is to be otherwise, in the order in which it was written.
    pub amendments: Vec<Amendment>,
    /// The ship in hand; none for wind and shore.
    pub ship: Option<ShipId>,
}

/// Requests of the sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UmpireWish {
    /// This is to be so.
    Put(Amendment),
    /// The thing with this number is struck out again.
    StrikeOut(usize),
    /// Another ship, or wind and shore.
    TakeUp(Option<ShipId>),
    /// Propose it.
    Propose,
    /// Put the sheet away.
    Close,
}

impl DraftRuling {
    /// Nothing is written yet.
    #[must_use]
    pub fn begin(view: &View, seat: kernel::Seat) -> Self {
        let battle = &view.table;
        let own = battle.each().find(|place| battle.owner(*place) == seat && battle.ship(*place).in_play());
        Self { seat: Some(seat), amendments: Vec::new(), ship: own.map(|place| battle.id(place)) }
    }

    /// Does this seat write now, and at this table?
    #[must_use]
    pub fn serves(&self, view: &View, seat: kernel::Seat) -> bool {
        view.table.phase == Phase::Orders && self.seat == Some(seat)
    }

    /// Writes, or strikes out. What is so anyway is not written down.
    pub fn apply(&mut self, view: &View, wish: &UmpireWish) {
        match wish {
            UmpireWish::Put(amendment) => TheShips::write(&view.table, &mut self.amendments, *amendment),
            UmpireWish::StrikeOut(number) if *number < self.amendments.len() => {
                self.amendments.remove(*number);
            }
            UmpireWish::TakeUp(ship) => self.ship = *ship,
            UmpireWish::StrikeOut(_) | UmpireWish::Propose | UmpireWish::Close => {}
        }
    }

    /// What a click on a hex asks for: the bow of the ship in hand lies there.
    #[must_use]
    pub fn clicked(&self, view: &View, hex: Offset) -> Option<UmpireWish> {
        let ship = self.ship?;
        let table = TheShips::preview(&view.table, &self.amendments);
        let facing = table.place_of(ship).and_then(|place| table.base(place)).map_or(Heading::N, |base| base.facing);
        Some(UmpireWish::Put(Amendment::Lies { ship, bow: hex, facing }))
    }

    /// The ships that would lie elsewhere, and which of them is in hand.
    #[must_use]
    pub fn moved(&self) -> Vec<(Base, bool)> {
        let moved = self.amendments.iter().filter_map(|amendment| match *amendment {
            Amendment::Lies { ship, bow, facing } => {
                Some((Base::from_bow(bow.into(), facing), self.ship == Some(ship)))
            }
            _ => None,
        });
        moved.collect()
    }

    /// The order.
    #[must_use]
    pub fn order(&self) -> Order {
        Order::Propose(self.amendments.clone())
    }
}

/// The sheet while it is drawn: the table as it would be, and what was asked for.
struct Sheet<'a> {
    speech: &'a Speech,
    table: Battle,
    wish: Option<UmpireWish>,
}

/// Draws the sheet of the ship in hand, and the ruling below it.
pub fn umpire_ui(ui: &mut Ui, speech: &Speech, view: &View, draft: &DraftRuling) -> Option<UmpireWish> {
    let mut sheet = Sheet { speech, table: TheShips::preview(&view.table, &draft.amendments), wish: None };
    ui.spacing_mut().item_spacing = vec2(6.0, 5.0);
    hint(ui, &speech.say(key::UMPIRE_HINT));
    ui.horizontal_wrapped(|ui| {
        for place in view.table.each() {
            let id = view.table.id(place);
            if tab(ui, &sheet.name(id), draft.ship == Some(id)).clicked() {
                sheet.wish = Some(UmpireWish::TakeUp(Some(id)));
            }
        }
        if tab(ui, &speech.say(key::UMPIRE_TABLE), draft.ship.is_none()).clicked() {
            sheet.wish = Some(UmpireWish::TakeUp(None));
        }
    });
    match draft.ship.and_then(|ship| sheet.table.place_of(ship)) {
        Some(place) => {
            sheet.her_place(ui, place);
            sheet.her_hull(ui, place);
            sheet.her_people(ui, place);
            sheet.her_marks(ui, place);
        }
        None => sheet.wind_and_shore(ui),
    }
    sheet.ruling(ui, view, draft);
    sheet.wish
}

impl Sheet<'_> {
    fn name(&self, ship: ShipId) -> String {
        self.speech.name(&words::ship(&self.table.articles, ship))
    }

    fn against(&self, amendment: &Amendment) -> Option<String> {
        within(&self.table, amendment).err().map(|refusal| refused(self.speech, &refusal))
    }

    fn put(&mut self, amendment: Amendment) {
        self.wish = Some(UmpireWish::Put(amendment));
    }

    /// Less or more of something.
    fn step(&mut self, ui: &mut Ui, name: &str, now: u8, so: impl Fn(u8) -> Amendment) {
        let wanted = count(ui, self.speech, &self.speech.say(name), now, |number| self.against(&so(number)));
        if let Some(number) = wanted {
            self.put(so(number));
        }
    }

    /// One of a few.
    fn one_of(&mut self, ui: &mut Ui, offered: &[(String, bool, Amendment)]) {
        ui.horizontal_wrapped(|ui| {
            for (text, chosen, amendment) in offered {
                let why = self.against(amendment).filter(|_| !chosen);
                let state =
                    OfferState { chosen: *chosen, against: why.as_deref(), barred: true, ..OfferState::default() };
                if offer(ui, text, state).clicked() && why.is_none() {
                    self.put(*amendment);
                }
            }
        });
    }

    fn say(&self, key: &str) -> String {
        self.speech.say(key)
    }

    fn her_place(&mut self, ui: &mut Ui, place: Place) {
        let (ship, state) = (self.table.id(place), self.table.ship(place).clone());
        caption(ui, &self.say(key::UMPIRE_PLACE));
        let berth = state.base.map(Berth::from);
        let told = berth.map_or_else(
            || self.say(key::PLACE_NOWHERE),
            |berth| self.speech.say(key::PlaceAt { column: berth.bow.col, row: berth.bow.row }),
        );
        ui.add(Label::new(told).wrap());
        let middle = self.table.chart.bounds().map_or(Offset::new(0, 0), |bounds| {
            Offset::new((bounds.least.col + bounds.greatest.col) / 2, (bounds.least.row + bounds.greatest.row) / 2)
        });
        let Berth { bow, facing } = berth.unwrap_or(Berth { bow: middle, facing: Heading::N });
        ui.horizontal_wrapped(|ui| {
            let ways = [
                (key::UMPIRE_NORTH, 0, -1),
                (key::UMPIRE_SOUTH, 0, 1),
                (key::UMPIRE_WEST, -1, 0),
                (key::UMPIRE_EAST, 1, 0),
            ];
            for (words, col, row) in ways {
                // Off the board or on land she may be carried over; where she stays is looked at when it is proposed.
                if offer(ui, &self.say(words), OfferState::default()).clicked() {
                    let bow = if berth.is_some() {
                        Offset::new(bow.col.saturating_add(col), bow.row.saturating_add(row))
                    } else {
                        bow
                    };
                    self.put(Amendment::Lies { ship, bow, facing });
                }
            }
        });
        caption(ui, &self.say(key::UMPIRE_TURN));
        let turned = Heading::ALL
            .map(|to| (self.say(words::heading(to)), to == facing, Amendment::Lies { ship, bow, facing: to }));
        ui.horizontal_wrapped(|ui| {
            for (text, chosen, amendment) in &turned {
                if offer(ui, text, OfferState { chosen: *chosen && berth.is_some(), ..OfferState::default() }).clicked()
                {
                    self.put(*amendment);
                }
            }
        });
        caption(ui, &self.say(key::UMPIRE_FATE));
        let fates = [Standing::InPlay, Standing::Surrendered, Standing::OutOfAction, Standing::Sunk, Standing::Exited];
        let fates = fates.map(|standing| {
            (self.say(words::fate(standing)), state.standing == standing, Amendment::Fate { ship, standing })
        });
        self.one_of(ui, &fates);
    }

    fn her_hull(&mut self, ui: &mut Ui, place: Place) {
        let (ship, state, vessel) =
            (self.table.id(place), self.table.ship(place).clone(), self.table.vessel(place).clone());
        caption(ui, &self.say(key::UMPIRE_HULL));
        for row in BatteryPlace::ALL.into_iter().filter(|row| vessel.boxes_of(*row) > 0) {
            let so = |crossed| Amendment::Hull { ship, row, crossed };
            self.step(ui, words::part(row), state.crossed_in(row), so);
        }
        if vessel.card.batteries().next().is_some() {
            caption(ui, &self.say(key::UMPIRE_GUNS));
        }
        for battery in vessel.card.batteries() {
            let now = u8::try_from(state.guns_in(battery)).unwrap_or(u8::MAX);
            self.step(ui, words::battery(battery), now, |standing| Amendment::Guns { ship, battery, standing });
        }
        caption(ui, &self.say(key::UMPIRE_MASTS));
        for (number, mast) in vessel.card.masts.iter().enumerate() {
            let so = |left| Amendment::Mast { ship, mast: mast.name, left };
            self.step(ui, words::mast(mast.name), state.mast(number), so);
        }
        caption(ui, &self.say(key::UMPIRE_SAILS));
        let sails = [Sails::Furled, Sails::Battle, Sails::Full]
            .map(|sails| (self.say(words::sails(sails)), state.last_sails == sails, Amendment::Sails { ship, sails }));
        self.one_of(ui, &sails);
    }

    fn her_people(&mut self, ui: &mut Ui, place: Place) {
        let (ship, state) = (self.table.id(place), self.table.ship(place).clone());
        caption(ui, &self.say(key::UMPIRE_PEOPLE));
        self.step(ui, key::PEOPLE_SAILORS, state.sailors, |left| Amendment::Sailors { ship, left });
        for (kind, name) in [(Soldiers::Musketeers, key::PEOPLE_MUSKETEERS), (Soldiers::Pikemen, key::PEOPLE_PIKEMEN)] {
            self.step(ui, name, state.on_deck(kind), |units| Amendment::OnDeck { ship, kind, units });
        }
        self.step(ui, key::UMPIRE_BARRELS, state.powder, |barrels| Amendment::Powder { ship, barrels });
        let officers = self.table.vessel(place).card.officers.clone();
        if self.table.advanced() && !officers.is_empty() {
            caption(ui, &self.say(key::UMPIRE_OFFICERS));
            let offered: Vec<_> = officers
                .into_iter()
                .map(|officer| {
                    let stands = !state.has_lost(officer);
                    (self.say(words::officer(officer)), stands, Amendment::Officer { ship, officer, stands: !stands })
                })
                .collect();
            self.one_of(ui, &offered);
        }
    }

    fn her_marks(&mut self, ui: &mut Ui, place: Place) {
        let (ship, state) = (self.table.id(place), self.table.ship(place).clone());
        let advanced = self.table.advanced();
        if advanced {
            caption(ui, &self.say(key::UMPIRE_FIRE));
            let train = self.table.vessel(place).card.fireship.then_some(Some(Fire::Train));
            let fires = [None, Some(Fire::Port), Some(Fire::Starboard)].into_iter().chain(train);
            let fires: Vec<_> = fires
                .map(|fire| (self.say(words::fire(fire)), state.fire == fire, Amendment::Fire { ship, fire }))
                .collect();
            self.one_of(ui, &fires);
        }
        caption(ui, &self.say(key::UMPIRE_MARKS));
        let marks: Vec<_> = Mark::ALL
            .into_iter()
            .filter(|mark| advanced || !mark.is_advanced())
            .map(|mark| {
                let set = mark.lies_on(&state);
                (self.say(words::mark(mark)), set, Amendment::Marked { ship, mark, set: !set })
            })
            .collect();
        self.one_of(ui, &marks);
        let foes: Vec<_> = self.table.each().filter(|other| self.table.is_enemy(place, *other)).collect();
        if !foes.is_empty() {
            caption(ui, &self.say(key::UMPIRE_LOCKS));
        }
        let foes: Vec<_> = foes
            .into_iter()
            .map(|foe| {
                let with = self.table.id(foe);
                let held = self.table.locks.iter().any(|lock| {
                    let pair = [lock.boarder, lock.boarded];
                    pair.contains(&ship) && pair.contains(&with)
                });
                (self.name(with), held, Amendment::Locked { ship, with, held: !held })
            })
            .collect();
        self.one_of(ui, &foes);
    }

    fn wind_and_shore(&mut self, ui: &mut Ui) {
        caption(ui, &self.say(key::UMPIRE_WIND));
        let wind = self.table.wind;
        let winds = Heading::ALL
            .map(|towards| (self.say(words::heading(towards)), wind == towards, Amendment::Wind { towards }));
        self.one_of(ui, &winds);
        if self.table.advanced() {
            caption(ui, &self.say(key::UMPIRE_ASHORE));
            for side in Nation::ALL {
                let now = self.table.ashore[side];
                self.step(ui, words::side(side), now, |units| Amendment::Ashore { side, units });
            }
        }
    }

    /// What is written so far, each to be struck out again, and what is against it.
    fn ruling(&mut self, ui: &mut Ui, view: &View, draft: &DraftRuling) {
        caption(ui, &self.say(key::UMPIRE_RULING));
        if draft.amendments.is_empty() {
            hint(ui, &self.say(key::UMPIRE_NOTHING));
            return;
        }
        for (number, amendment) in draft.amendments.iter().enumerate() {
            let what = self.speech.relate(&words::amendment(&view.table.articles, amendment));
            let text = self.speech.say(key::UmpireStrikeOut { what: Arg::text(what) });
            if offer(ui, &text, OfferState::default()).clicked() {
                self.wish = Some(UmpireWish::StrikeOut(number));
            }
        }
        if let Some(refusal) = against(view, draft) {
            remark(ui, &refused(self.speech, &refusal));
        }
    }
}

fn against(view: &View, draft: &DraftRuling) -> Option<crate::rules::the_ships::refusals::Refusal> {
    draft.seat.and_then(|seat| check::order(&view.table, seat, &draft.order()).err())
}

/// The buttons below.
pub fn umpire_foot_ui(ui: &mut Ui, speech: &Speech, view: &View, draft: &DraftRuling) -> Option<UmpireWish> {
    let refusal = against(view, draft);
    let propose =
        ui.add_enabled_ui(refusal.is_none(), |ui| plate(ui, &speech.say(key::UMPIRE_PROPOSE), Voice::First)).inner;
    let close = plate(ui, &speech.say(key::MENU_CLOSE), Voice::Plain);
    if close.clicked() {
        return Some(UmpireWish::Close);
    }
    match refusal {
        Some(refusal) => {
            propose.on_disabled_hover_text(refused(speech, &refusal));
            None
        }
        None => propose.clicked().then_some(UmpireWish::Propose),
    }
}

/// The question to the other side.
pub struct RulingSheet<'a> {
    /// The words.
    pub speech: &'a Speech,
    /// The table as it lies.
    pub table: &'a Battle,
    /// Who proposes.
    pub player: Arg,
    /// Who is asked.
    pub other: Arg,
    /// What is to be set right.
    pub amendments: &'a [Amendment],
}

/// Draws the question; says whether it is agreed, once it is answered.
pub fn ruling_ui(ui: &mut Ui, sheet: &RulingSheet) -> Option<bool> {
    let speech = sheet.speech;
    let question = speech.say(key::UmpireQuestion { player: sheet.player.clone(), other: sheet.other.clone() });
    desk(
        ui,
        vec2(600.0, 460.0),
        &speech.say(key::UMPIRE_QUESTION_TITLE),
        |ui| {
            ui.add_space(6.0);
            ui.add(Label::new(question).wrap());
            ui.add_space(6.0);
            for amendment in sheet.amendments {
                remark(ui, &speech.relate(&words::amendment(&sheet.table.articles, amendment)));
            }
            None
        },
        |ui| consent(ui, &speech.say(key::UMPIRE_REFUSE), Some(&speech.say(key::UMPIRE_AGREE))),
    )
}
