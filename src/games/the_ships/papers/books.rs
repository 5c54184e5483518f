//! The ships' books: every ship's remaining strength, from this window's view, without moving the camera.

use bevy_egui::egui::epaint::StrokeKind;
use bevy_egui::egui::{Rect, Sense, Stroke, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2};

use super::wishes::Wish;
use crate::games::papers::sheets::Paper;
use crate::logbook::wording::{Arg, Fact, key, names, the_ships as words};
use crate::rules::the_ships::gunnery::mast_protection;
use crate::rules::the_ships::officers::{Duty, missing};
use crate::rules::the_ships::place::Place;
use crate::rules::the_ships::ship::{Fire, Load};
use crate::rules::the_ships::ship_card::{BatteryPlace, Soldiers};
use crate::rules::the_ships::ship_id::ShipId;
use crate::rules::the_ships::state::State;
use crate::rules::the_ships::view::View;
use crate::table::sheet::{self, Block, Deed, Edge, Group, Line, Print, Sheet, Width};
use crate::table::speech::Speech;
use crate::table::theme::Colours;
use crate::table::theme::furniture::hint;

/// The ship of the open book: the first of all, if none was asked for.
fn open(state: &State, asked: Option<ShipId>) -> Option<Place> {
    asked.and_then(|ship| state.place_of(ship)).or_else(|| state.each().next())
}

/// The book of one ship under the tabs of all, over the log where both lie open.
#[must_use]
pub fn sheet(view: &View, asked: Option<ShipId>, over_the_log: bool) -> Sheet<Wish> {
    let state = &view.table;
    let place = open(state, asked);
    let tabs = state.each().map(|other| {
        let ship = state.id(other);
        Deed::new(key::DrNamed { name: words::ship(&state.articles, ship) }, Wish::Book(ship))
            .chosen(Some(other) == place)
    });
    let part = over_the_log.then_some(Edge::Above);
    let sheet = Sheet::new("books", sheet::Place::Side(Edge::Left, Width::fixed(320.0), part))
        .titled(key::BOOKS_TITLE)
        .with([Block::Tabs(tabs.collect())])
        .footed([Deed::new(key::MENU_CLOSE, Wish::Lay(Paper::Books, false))]);
    match place {
        Some(place) => sheet.with(book(view, place)),
        None => sheet,
    }
}

fn hints(heading: &str, lines: impl IntoIterator<Item = Fact>) -> Block<Wish> {
    Group::under(heading).hinting(lines).into()
}

fn book(view: &View, place: Place) -> Vec<Block<Wish>> {
    let state = &view.table;
    let (ship, vessel) = (state.ship(place), state.vessel(place));
    let kind = Line::new(Print::Hint, names::ship_kind(&vessel.card.id)).signed(state.owner(place));
    let fate = (!ship.in_play()).then(|| words::fate(ship.standing));
    let marked = fate.into_iter().chain(marks(state, place)).map(|words| Line::new(Print::Marked, words).into());
    let batteries = vessel.card.batteries().flat_map(|battery| {
        let cards = ship.cards_on(battery);
        let said = match (cards.load, cards.range) {
            (None, _) => key::BooksBatteryEmpty::of,
            (Some(_), None) => key::BooksBatteryLoad::of,
            (Some(_), Some(_)) => key::BooksBatteryRange::of,
        };
        let own = cards.load.filter(|_| view.shares_secrets_of(vessel.side));
        let own = own.map(|load| own_battery(state, place, battery, load));
        [said(Arg::key(words::battery(battery)))].into_iter().chain(own)
    });
    let masts = vessel.card.masts.iter().zip(ship.masts);
    let masts = masts.map(|(mast, left)| Block::Pips(words::mast(mast.name).into(), left, mast.boxes));
    let card = ship.day.card.as_ref().filter(|_| ship.day.open).map(|card| {
        let (sails, steps) = (Arg::key(words::sails(ship.sails)), card.route.0.len());
        Fact::from(key::BooksCardOpen { sails, steps })
    });
    let tokens = (ship.tokens() > 0).then(|| key::BooksTokens { pool: ship.day.pool, laid: ship.day.laid }.into());
    let head = [Block::from(kind)].into_iter().chain(marked);
    let hull = [Group::under(key::BOOKS_HULL).into(), Block::Own("hull"), hints(key::BOOKS_GUNS, batteries)];
    let blocks =
        head.chain(hull).chain([Group::under(key::BOOKS_MASTS).into()]).chain(masts).chain(people(view, place));
    let blocks = blocks.chain(if state.advanced() { advanced(state, place) } else { Vec::new() });
    blocks.chain(card.into_iter().chain(tokens).map(|told| Line::new(Print::Hint, told).into())).collect()
}

fn own_battery(state: &State, place: Place, battery: BatteryPlace, load: Load) -> Fact {
    let ship = state.ship(place);
    let shot = Arg::key(load.shot.shot().map_or(key::SHOT_VOID, words::shot));
    match (ship.is_ready(battery), ship.cards_on(battery).range) {
        (true, Some(range)) => key::OrderGunsLaid { shot, range }.into(),
        (true, None) => key::OrderGunsReady { shot }.into(),
        (false, _) => {
            let of = state.vessel(place).card.reload;
            key::OrderGunsLoading { shot, boxes: load.boxes, of }.into()
        }
    }
}

/// Open marks on a ship.
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

fn people(view: &View, place: Place) -> [Block<Wish>; 2] {
    let state = &view.table;
    let (ship, card) = (state.ship(place), &state.vessel(place).card);
    let soldiers = [
        (Soldiers::Musketeers, key::TooltipMusketeers::of as fn(u8) -> Fact),
        (Soldiers::Pikemen, key::TooltipPikemen::of),
    ];
    let soldiers = soldiers.map(|(kind, said)| (ship.on_deck(kind) > 0).then(|| said(ship.on_deck(kind))));
    let protection = key::BooksProtection { crew: card.crew_protection, mast: mast_protection(ship.sails) };
    let crew = [Some(key::TooltipSailors { count: ship.sailors }.into())].into_iter().chain(soldiers);
    let below = view.shares_secrets_of(state.side(place)).then(|| {
        let (musketeers, pikemen) = (ship.below(Soldiers::Musketeers), ship.below(Soldiers::Pikemen));
        Fact::from(key::BooksBelow { musketeers, pikemen })
    });
    let powder = match below {
        Some(_) => key::BooksPowder { card: ship.powder, hold: ship.powder_below }.into(),
        None => Fact::from(key::BooksPowderOpen { card: ship.powder }),
    };
    let treasure = (ship.treasure > 0).then(|| key::BooksTreasure { count: ship.treasure }.into());
    [
        hints(key::BOOKS_CREW, crew.chain([Some(protection.into())]).flatten()),
        hints(key::BOOKS_HOLD, [powder].into_iter().chain(below).chain(treasure)),
    ]
}

fn advanced(state: &State, place: Place) -> Vec<Block<Wish>> {
    let (ship, card) = (state.ship(place), &state.vessel(place).card);
    let officers = card.officers.iter().map(|officer| {
        let name = words::officer(*officer);
        match ship.has_lost(*officer) {
            true => Line::new(Print::Struck, name).meaning(key::BooksOfficerLost { officer: Arg::key(name) }),
            false => Line::new(Print::Item, name),
        }
    });
    let officers = officers.fold(Group::under(key::BOOKS_OFFICERS), Group::saying);
    let steadiness = card.steadiness.map(|steadiness| {
        let now = i16::from(steadiness) + missing(state, place, Duty::Steadiness);
        let fire = i16::from(card.fire_fighting) + missing(state, place, Duty::FireFighting);
        Line::new(Print::Hint, key::BooksSteadiness { steadiness: now, fire }).into()
    });
    [officers].into_iter().filter(|group| !group.is_empty()).map(Block::from).chain(steadiness).collect()
}

/// The rows of the hull in the open book.
pub fn hull(ui: &mut Ui, speech: &Speech, view: &View, asked: Option<ShipId>) {
    let state = &view.table;
    let Some(place) = open(state, asked) else { return };
    for row in BatteryPlace::ALL.into_iter().filter(|row| state.vessel(place).boxes_of(*row) > 0) {
        hull_row(ui, speech, state, place, row);
    }
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
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, told.as_str()));
        let painter = ui.painter();
        for number in 0..of {
            let least = pos2(rect.left() + side * f32::from(number), rect.top() + 9.0);
            let cell = Rect::from_min_size(least, Vec2::new(side - 1.5, 13.0));
            painter.rect_stroke(cell, 0, Stroke::new(colours.line, colours.ink), StrokeKind::Inside);
            if number < crossed {
                let pencil = Stroke::new(1.6 * colours.line, colours.red);
                painter.line_segment([cell.left_bottom(), cell.right_top()], pencil);
                painter.line_segment([cell.left_top(), cell.right_bottom()], pencil);
            }
        }
        for (gun, after) in (0_u8..).zip(&vessel.card.hull.row(row).guns_after) {
            let at = pos2(rect.left() + side * f32::from(*after) - 0.75, rect.top() + 4.0);
            if ship.has_gun(row, gun) {
                painter.circle_filled(at, 3.0, colours.ink);
            } else {
                painter.circle_stroke(at, 2.6, Stroke::new(1.0, colours.red));
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
