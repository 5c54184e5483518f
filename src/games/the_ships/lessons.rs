//! The readings for lessons and hints off order card and table of The Ships, and the mate who writes a card on request.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::order_card::draft::DraftOrder;
use crate::captains::{Crewed, Rank};
use crate::games::course::{MateAsked, ReadSystems, Readings, Tutor};
use crate::games::papers::sheets::{Drafts, Reckoned};
use crate::logbook::data::lessons::Reading;
use crate::play::log::LogBook;
use crate::play::on_the_table::has_the_table;
use crate::play::seen::Seen;
use crate::rules::geometry::hex::Offset;
use crate::rules::kernel::{Seat, Viewer};
use crate::rules::the_ships::course::{course_of, is_sailed};
use crate::rules::the_ships::game::TheShips;
use crate::rules::the_ships::gunnery::range_between;
use crate::rules::the_ships::happenings::{Advanced, Gunnery, Happening};
use crate::rules::the_ships::orders::{DeckOrder, LoadMark, Order, OrderCard};
use crate::rules::the_ships::place::Place;
use crate::rules::the_ships::points::damage_points;
use crate::rules::the_ships::ship_card::{BatteryPlace, Sails, Soldiers};
use crate::rules::the_ships::state::State;
use crate::table::stage::Redraw;

fn word(of: impl std::fmt::Debug) -> Reading {
    Reading::Word(format!("{of:?}").to_lowercase())
}

fn hex(at: Offset) -> Reading {
    Reading::Word(format!("{},{}", at.col, at.row))
}

/// The ship a lesson is about: that of the card in hand, or the first of the side.
fn own_ship(state: &State, seat: Seat, draft: &DraftOrder) -> Option<Place> {
    let side = state.side_at(seat)?;
    let in_hand = draft.ship.and_then(|ship| state.place_of(ship));
    in_hand.or_else(|| state.each().find(|place| state.side(*place) == side))
}

/// Reads the card in hand.
fn read_the_card(
    windows: Query<&Seen<TheShips>, With<PrimaryWindow>>,
    plotted: Res<Reckoned<TheShips>>,
    drafts: Res<Drafts<TheShips>>,
    mut readings: ResMut<Readings>,
) {
    let draft = &drafts.draft().cards;
    let (Some(sheet), Some(card), Ok(seen)) = (&plotted.0.sheet, draft.card(), windows.single()) else { return };
    let spent = sheet.legs.last().map_or(0, |leg| leg.total);
    readings.set("sails", word(card.sails));
    readings.set("route", Reading::Word(String::from(card.route.clone())));
    readings.set("steps", i64::try_from(card.route.0.len()).unwrap_or(i64::MAX));
    readings.set("spent", i64::from(spent));
    readings.set("left", i64::from(sheet.budget.saturating_sub(spent)));
    readings.set("over-budget", spent > sheet.budget);
    readings.set("bearing", draft.bearing.map_or_else(|| "all".into(), word));
    readings.set("ship", Reading::Word(sheet.ship.as_str().to_owned()));
    read_the_guns(card, &mut readings);
    readings.set("board", card.board.map_or_else(|| "none".into(), |ship| Reading::Word(ship.as_str().to_owned())));
    readings.set("pivot", card.pivot.is_some());
    readings.set("muskets", i64::from(card.muskets.unwrap_or(0)));
    readings.set("drop", card.drop);
    readings.set("train", i64::from(card.train.unwrap_or(0)));
    readings.set("weigh", card.weigh);
    readings.set("cut", card.cut);
    for (kind, name) in [(Soldiers::Musketeers, "order-musketeers"), (Soldiers::Pikemen, "order-pikemen")] {
        let said = match card.deck(kind) {
            Some(DeckOrder::Up(_)) => "up",
            Some(DeckOrder::Down(_)) => "down",
            None => "none",
        };
        readings.set(name, said);
    }
    // Marks that could be made.
    let loads = sheet.batteries.iter().flat_map(|battery| &battery.loads).any(|offered| offered.against.is_none());
    readings.set("loads", loads);
    readings.set("soldiers", !sheet.soldiers.is_empty());
    let furled = card.sails == Sails::Furled;
    readings.set("pivots", furled && sheet.pivots.iter().any(|offered| offered.against.is_none()));
    let bears = sheet.sights.iter().flat_map(|sight| &sight.bearings).any(|bearing| bearing.guns > 0);
    readings.set("bears", bears && seen.view.table.in_play().next().is_some());
    readings.set("sealable", sheet.against.is_none());
}

fn read_the_guns(card: &OrderCard, readings: &mut Readings) {
    let places = [
        (BatteryPlace::Port, "load-port", "range-port"),
        (BatteryPlace::Starboard, "load-starboard", "range-starboard"),
        (BatteryPlace::Stern, "load-stern", "range-stern"),
    ];
    for (battery, load, range) in places {
        let marked = card.load.get(battery).and_then(LoadMark::shot);
        readings.set(load, marked.map_or_else(|| "none".into(), word));
        readings.set(range, i64::from(card.range.get(battery).unwrap_or(0)));
    }
}

fn boxes(state: &State, place: Place) -> i64 {
    BatteryPlace::ALL.into_iter().map(|row| i64::from(state.ship(place).crossed_in(row))).sum()
}

/// The shots of a ship, and her side, as far as its seat was told.
#[derive(Clone, Copy, Default)]
struct Shots {
    volleys: i64,
    musketry: i64,
    hits: i64,
    /// Trains that her side has fired.
    trains: i64,
}

impl Shots {
    fn of(log: &LogBook<TheShips>, state: &State, seat: Seat, own: Place) -> Self {
        let mut shots = Self::default();
        for told in log.told_after(0, Viewer::Seat(seat)) {
            match told {
                Happening::Gunnery(Gunnery::VolleyFired { ship, hits, .. }) if state.place_of(*ship) == Some(own) => {
                    shots.volleys += 1;
                    shots.hits += i64::from(*hits);
                }
                Happening::Gunnery(Gunnery::MusketsFired { ship, .. }) if state.place_of(*ship) == Some(own) => {
                    shots.musketry += 1;
                }
                Happening::Advanced(Advanced::TrainFired { ship }) => {
                    let ours = |place: Place| state.side(place) == state.side(own);
                    shots.trains += i64::from(state.place_of(*ship).is_some_and(ours));
                }
                _ => {}
            }
        }
        shots
    }
}

/// Reads the board. The log is read through when it has grown, not in every frame.
fn read_the_board(
    windows: Query<Ref<Seen<TheShips>>, With<PrimaryWindow>>,
    drafts: Res<Drafts<TheShips>>,
    log: Res<LogBook<TheShips>>,
    mut counted: Local<Option<(Seat, Place, Shots)>>,
    mut readings: ResMut<Readings>,
) {
    let Ok(seen) = windows.single() else { return };
    if log.is_changed() || seen.is_changed() {
        *counted = None;
    }
    let Some(seat) = seen.seat.filter(|_| seen.moment.is_none()) else { return };
    let state = &seen.view.table;
    readings.set("turn", i64::from(state.turn));
    readings.set("phase", word(state.phase));
    let Some(own) = own_ship(state, seat, &drafts.draft().cards) else { return };
    let ship = state.ship(own);
    readings.set_if("bow", ship.base.map(|base| hex(base.bow().into())));
    readings.set_if("heading", ship.base.map(|base| word(base.facing)));
    readings.set("marks", i64::from(ship.buoys));
    readings.set("in-time", is_sailed(state, state.side(own)));
    let late = course_of(state, own).is_some_and(|course| state.turn > u16::from(course.best + course.grace));
    readings.set("late", late && ship.course_sailed.is_none());
    readings.set("touched", ship.touched);
    readings.set("anchored", ship.anchored);
    readings.set("aground", ship.aground);
    readings.set("burning", ship.burns());
    readings.set("panic", ship.panic);
    readings.set("rudder", !ship.rudder_lost);
    readings.set("officers", i64::from(ship.officers_lost.count_ones()));
    readings.set("locked", state.is_locked(own));
    readings.set("own-hull", boxes(state, own));
    readings.set("own-crew", i64::from(ship.sailors));
    readings.set("furled", ship.sails == Sails::Furled);
    readings.set("on-deck", Soldiers::ALL.into_iter().map(|kind| i64::from(ship.on_deck(kind))).sum::<i64>());
    let ready = BatteryPlace::ALL.into_iter().filter(|battery| ship.is_ready(*battery)).count();
    readings.set("ready", i64::try_from(ready).unwrap_or(i64::MAX));
    let enemies = || state.each().filter(|other| state.is_enemy(own, *other));
    let near = enemies().filter(|other| state.ship(*other).in_play()).map(|other| range_between(state, own, other));
    readings.set_if("distance", near.min().map(i64::from));
    readings.set("enemy-hull", enemies().map(|other| boxes(state, other)).sum::<i64>());
    readings.set("enemy-crew", enemies().map(|other| i64::from(state.ship(other).sailors)).sum::<i64>());
    let masts = enemies().flat_map(|other| state.ship(other).masts).map(i64::from);
    readings.set("enemy-sails", masts.sum::<i64>());
    readings.set("enemies", enemies().filter(|other| state.ship(*other).in_play()).count() as i64);
    readings.set("damage", enemies().map(|other| i64::from(damage_points(state, other))).sum::<i64>());
    let torches = state.each().filter(|other| state.side(*other) == state.side(own) && state.ship(*other).is_torch());
    readings.set("torch", torches.count() > 0);
    let known = counted.filter(|(by, ship, _)| (*by, *ship) == (seat, own));
    let (.., shots) = *counted.insert(known.unwrap_or_else(|| (seat, own, Shots::of(&log, state, seat, own))));
    readings.set("fired", shots.volleys);
    readings.set("musketry", shots.musketry);
    readings.set("hits", shots.hits);
    readings.set("trains", shots.trains);
}

/// Has the mate write advice on the cards.
fn ask_the_mate(
    windows: Query<&Seen<TheShips>, With<PrimaryWindow>>,
    mut drafts: ResMut<Drafts<TheShips>>,
    mut redraw: ResMut<Redraw>,
) {
    let writes = |seen: &&Seen<TheShips>| seen.seat.is_some() && drafts.draft().cards.seat == seen.seat;
    let Some(seen) = windows.single().ok().filter(writes) else { return };
    let mut mate = TheShips::enlist(Rank::Mate, u64::from(seen.view.table.turn));
    if let Order::Cards { cards, strike } = mate.order(&seen.view) {
        drafts.stroke(seen.seat, |draft| draft.cards.write_all(cards, strike));
        redraw.ask();
    }
}

/// Turns the card to its face, where the things of a step stand.
fn turn_to_the_face(tutor: Res<Tutor>, mut drafts: ResMut<Drafts<TheShips>>, mut before: Local<Option<String>>) {
    let step = tutor.step().map(|step| step.id.clone());
    let begins = step.is_some() && step != *before;
    *before = step;
    if (begins || tutor.is_showing()) && drafts.draft().cards.overleaf {
        let seat = drafts.of();
        drafts.edit(seat, |draft| draft.cards.overleaf = false);
    }
}

pub(super) fn plugin(app: &mut App) {
    crate::games::course::plugin::<TheShips>(app);
    app.add_systems(
        Update,
        (
            (read_the_card, read_the_board).in_set(ReadSystems).run_if(has_the_table::<TheShips>),
            turn_to_the_face.run_if(resource_changed::<Tutor>.and_then(has_the_table::<TheShips>)),
            ask_the_mate.run_if(on_message::<MateAsked>.and_then(has_the_table::<TheShips>)),
        ),
    );
}
