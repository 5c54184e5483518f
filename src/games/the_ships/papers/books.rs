//! The ships' books: what has she left? For every ship, from what this window may know, without moving the camera.

use bevy_egui::egui::{Label, RichText, Sense, Ui, Vec2, pos2, vec2};

use crate::games::the_ships::seats::chair_of;
use crate::logbook::wording::{Arg, Fact, key, the_ships as words};
use crate::rules::the_ships::gunnery::mast_protection;
use crate::rules::the_ships::officers::{Duty, missing};
use crate::rules::the_ships::place::Place;
use crate::rules::the_ships::ship::Fire;
use crate::rules::the_ships::ship_card::{BatteryPlace, Soldiers};
use crate::rules::the_ships::ship_id::ShipId;
use crate::rules::the_ships::state::State;
use crate::rules::the_ships::view::View;
use crate::table::speech::Speech;
use crate::table::theme::furniture::{hint, tab};
use crate::table::theme::slips::caption;
use crate::table::theme::{Colours, crests};

/// Draws the book of one ship under the tabs of all; gives the ship of the tab that was asked for.
pub fn books_ui(ui: &mut Ui, speech: &Speech, view: &View, open: Option<ShipId>) -> Option<ShipId> {
    let state = &view.table;
    let open = open.and_then(|ship| state.place_of(ship)).or_else(|| state.each().next());
    let mut wish = None;
    ui.spacing_mut().item_spacing = vec2(6.0, 4.0);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        for place in state.each() {
            let name = speech.name(&words::ship(&state.articles, state.id(place)));
            if tab(ui, &name, Some(place) == open).clicked() {
                wish = Some(state.id(place));
            }
        }
    });
    if let Some(place) = open {
        book_ui(ui, speech, view, place);
    }
    wish
}

fn book_ui(ui: &mut Ui, speech: &Speech, view: &View, place: Place) {
    let state = &view.table;
    let colours = Colours::of(ui.ctx());
    let (ship, vessel) = (state.ship(place), state.vessel(place));
    ui.horizontal_wrapped(|ui| {
        crests::badge(ui, chair_of(vessel.side), 18.0);
        let kind = crate::logbook::wording::names::ship_kind(&vessel.card.id);
        hint(ui, &speech.say(&kind));
        if !ship.in_play() {
            ui.add(Label::new(RichText::new(speech.say(words::fate(ship.standing))).small().color(colours.red)));
        }
    });
    for words in marks(state, place) {
        ui.add(Label::new(RichText::new(speech.say(words)).small().color(colours.red)).wrap());
    }
    caption(ui, &speech.say(key::BOOKS_HULL));
    for row in BatteryPlace::ALL {
        let boxes = vessel.boxes_of(row);
        if boxes > 0 {
            hull_row(ui, speech, state, place, row);
        }
    }
    caption(ui, &speech.say(key::BOOKS_GUNS));
    for battery in vessel.card.batteries() {
        let cards = ship.cards_on(battery);
        let said = match (cards.load, cards.range) {
            (None, _) => key::BooksBatteryEmpty::of,
            (Some(_), None) => key::BooksBatteryLoad::of,
            (Some(_), Some(_)) => key::BooksBatteryRange::of,
        };
        hint(ui, &speech.say(said(Arg::key(words::battery(battery)))));
        if let Some(load) = cards.load.filter(|_| view.shares_secrets_of(vessel.side)) {
            own_battery(ui, speech, state, place, battery, load);
        }
    }
    caption(ui, &speech.say(key::BOOKS_MASTS));
    for (mast, left) in vessel.card.masts.iter().zip(ship.masts) {
        ui.horizontal(|ui| {
            boxes(ui, left, mast.boxes);
            hint(ui, &speech.say(words::mast(mast.name)));
        });
    }
    people(ui, speech, view, place);
    if state.advanced() {
        advanced(ui, speech, state, place);
    }
    if let Some(card) = ship.day.card.as_ref().filter(|_| ship.day.open) {
        let (sails, steps) = (Arg::key(words::sails(ship.sails)), card.route.0.len());
        hint(ui, &speech.say(key::BooksCardOpen { sails, steps }));
    }
    if ship.tokens() > 0 {
        hint(ui, &speech.say(key::BooksTokens { pool: ship.day.pool, laid: ship.day.laid }));
    }
}

fn own_battery(
    ui: &mut Ui,
    speech: &Speech,
    state: &State,
    place: Place,
    battery: BatteryPlace,
    load: crate::rules::the_ships::ship::Load,
) {
    let ship = state.ship(place);
    let shot = Arg::key(load.shot.shot().map_or(key::SHOT_VOID, words::shot));
    let line = match (ship.is_ready(battery), ship.cards_on(battery).range) {
        (true, Some(range)) => speech.say(key::OrderGunsLaid { shot, range }),
        (true, None) => speech.say(key::OrderGunsReady { shot }),
        (false, _) => {
            let of = state.vessel(place).card.reload;
            speech.say(key::OrderGunsLoading { shot, boxes: load.boxes, of })
        }
    };
    ui.indent(("battery", battery), |ui| hint(ui, &line));
}

/// What is marked on a ship for all to see.
fn marks(state: &State, place: Place) -> Vec<&'static str> {
    let ship = state.ship(place);
    let mut found = Vec::new();
    let mut mark = |holds: bool, words: &'static str| {
        if holds {
            found.push(words);
        }
    };
    mark(ship.anchored, key::SHIP_STATE_ANCHORED);
    mark(ship.aground, key::SHIP_STATE_AGROUND);
    mark(matches!(ship.fire, Some(Fire::Port | Fire::Train)), key::SHIP_STATE_BURNING_PORT);
    mark(matches!(ship.fire, Some(Fire::Starboard | Fire::Train)), key::SHIP_STATE_BURNING_STARBOARD);
    mark(ship.panic, key::SHIP_STATE_PANIC);
    mark(ship.rudder_lost, key::BOOKS_RUDDER_LOST);
    mark(ship.last_move, key::SHIP_STATE_LAST_MOVE);
    found
}

/// A row of the hull: boxes left, and the guns that stand between them as dots.
fn hull_row(ui: &mut Ui, speech: &Speech, state: &State, place: Place, row: BatteryPlace) {
    let colours = Colours::of(ui.ctx());
    let (ship, vessel) = (state.ship(place), state.vessel(place));
    let (of, crossed) = (vessel.boxes_of(row), ship.crossed_in(row));
    let name = match row {
        BatteryPlace::Port => key::SIDE_OF_SHIP_PORT,
        BatteryPlace::Starboard => key::SIDE_OF_SHIP_STARBOARD,
        BatteryPlace::Stern => key::SIDE_OF_SHIP_STERN,
    };
    let guns = ship.guns_in(row);
    ui.horizontal(|ui| {
        let width = ui.available_width() - 8.0;
        let side = ((width - 92.0) / f32::from(of.max(1))).clamp(5.0, 13.0);
        let size = vec2(side * f32::from(of), 24.0);
        let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
        let left = of.saturating_sub(crossed);
        let told = speech.say(key::BooksLeft { left, of });
        response.widget_info(|| {
            bevy_egui::egui::WidgetInfo::labeled(bevy_egui::egui::WidgetType::Label, true, told.as_str())
        });
        let painter = ui.painter();
        for number in 0..of {
            let least = pos2(rect.left() + side * f32::from(number), rect.top() + 9.0);
            let cell = bevy_egui::egui::Rect::from_min_size(least, Vec2::new(side - 1.5, 13.0));
            painter.rect_stroke(
                cell,
                0,
                bevy_egui::egui::Stroke::new(colours.line, colours.ink),
                bevy_egui::egui::epaint::StrokeKind::Inside,
            );
            if number < crossed {
                let pencil = bevy_egui::egui::Stroke::new(1.6 * colours.line, colours.red);
                painter.line_segment([cell.left_bottom(), cell.right_top()], pencil);
                painter.line_segment([cell.left_top(), cell.right_bottom()], pencil);
            }
        }
        for (gun, after) in (0_u8..).zip(&vessel.card.hull.row(row).guns_after) {
            let at = pos2(rect.left() + side * f32::from(*after) - 0.75, rect.top() + 4.0);
            if ship.has_gun(row, gun) {
                painter.circle_filled(at, 3.0, colours.ink);
            } else {
                painter.circle_stroke(at, 2.6, bevy_egui::egui::Stroke::new(1.0, colours.red));
            }
        }
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            hint(ui, &speech.say(name));
            if vessel.guns_of(row) > 0 {
                hint(ui, &speech.say(key::OrderGuns { guns, of: vessel.guns_of(row) }));
            }
        });
    });
}

fn boxes(ui: &mut Ui, left: u8, of: u8) {
    crate::table::theme::slips::pips(ui, left, of);
}

fn people(ui: &mut Ui, speech: &Speech, view: &View, place: Place) {
    let state = &view.table;
    let (ship, card) = (state.ship(place), &state.vessel(place).card);
    caption(ui, &speech.say(key::BOOKS_CREW));
    hint(ui, &speech.say(key::TooltipSailors { count: ship.sailors }));
    let musketeers = (Soldiers::Musketeers, key::TooltipMusketeers::of as fn(u8) -> Fact);
    for (kind, said) in [musketeers, (Soldiers::Pikemen, key::TooltipPikemen::of)] {
        if ship.on_deck(kind) > 0 {
            hint(ui, &speech.say(said(ship.on_deck(kind))));
        }
    }
    hint(ui, &speech.say(key::BooksProtection { crew: card.crew_protection, mast: mast_protection(ship.sails) }));
    caption(ui, &speech.say(key::BOOKS_HOLD));
    if view.shares_secrets_of(state.side(place)) {
        hint(ui, &speech.say(key::BooksPowder { card: ship.powder, hold: ship.powder_below }));
        let (musketeers, pikemen) = (ship.below(Soldiers::Musketeers), ship.below(Soldiers::Pikemen));
        hint(ui, &speech.say(key::BooksBelow { musketeers, pikemen }));
    } else {
        hint(ui, &speech.say(key::BooksPowderOpen { card: ship.powder }));
    }
    if ship.treasure > 0 {
        hint(ui, &speech.say(key::BooksTreasure { count: ship.treasure }));
    }
}

fn advanced(ui: &mut Ui, speech: &Speech, state: &State, place: Place) {
    let colours = Colours::of(ui.ctx());
    let (ship, card) = (state.ship(place), &state.vessel(place).card);
    if !card.officers.is_empty() {
        caption(ui, &speech.say(key::BOOKS_OFFICERS));
        ui.horizontal_wrapped(|ui| {
            for officer in &card.officers {
                let name = speech.say(words::officer(*officer));
                let text = RichText::new(&name).small();
                if ship.has_lost(*officer) {
                    let lost = speech.say(key::BooksOfficerLost { officer: Arg::text(name) });
                    ui.add(Label::new(text.strikethrough().color(colours.red))).on_hover_text(lost);
                } else {
                    ui.add(Label::new(text.color(colours.ink)));
                }
            }
        });
    }
    if let Some(steadiness) = card.steadiness {
        let now = i16::from(steadiness) + missing(state, place, Duty::Steadiness);
        let fire = i16::from(card.fire_fighting) + missing(state, place, Duty::FireFighting);
        hint(ui, &speech.say(key::BooksSteadiness { steadiness: now, fire }));
    }
}
