//! Joins the sheets before the battle with the match: placing on the board, filling behind the curtain.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::egui::Align2;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::fitting::{DraftFitting, FitWish, fitting_foot_ui, fitting_ui};
use super::placing::{DraftPlacing, PlaceWish, placing_foot_ui, placing_ui};
use super::umpire::DraftRuling;
use crate::games::papers::{above, at_the_table, below};
use crate::games::the_ships::order_card::BoardChalk;
use crate::logbook::wording::{Arg, Fact, key, the_ships as words};
use crate::play::PlaySystems;
use crate::play::begin::TableCleared;
use crate::play::sealed_orders::OrderGiven;
use crate::play::seen::{Asked, Seen};
use crate::rules::geometry::base::Base;
use crate::rules::the_ships::game::TheShips;
use crate::rules::the_ships::state::Phase;
use crate::table::settings::bindings::{Deed, Hands};
use crate::table::speech::Speech;
use crate::table::stage::{Menu, Redraw};
use crate::table::theme::slips::{at_the_side, side_sheet};
use crate::table::toasts::{Toasts, Tone};
use crate::table::under::Under;

type Window<'w, 's> = Query<'w, 's, Ref<'static, Seen<TheShips>>, With<PrimaryWindow>>;

fn begin(windows: Window, mut placing: ResMut<DraftPlacing>, mut fitting: ResMut<DraftFitting>) {
    let Ok(seen) = windows.single() else { return };
    if !seen.is_changed() {
        return;
    }
    let seat = seen.seat.filter(|_| seen.asked == Asked::Orders);
    match seat.filter(|_| matches!(seen.view.table.phase, Phase::Placing(_))) {
        Some(seat) if placing.serves(&seen.view, seat) => {}
        Some(seat) => *placing = DraftPlacing::begin(&seen.view, seat),
        None => {
            placing.set_if_neq(DraftPlacing::default());
        }
    }
    match seat.filter(|_| seen.view.table.phase == Phase::FittingOut) {
        Some(seat) if fitting.serves(&seen.view, seat) => {}
        Some(seat) => *fitting = DraftFitting::begin(&seen.view, seat),
        None => {
            fitting.set_if_neq(DraftFitting::default());
        }
    }
}

/// The zone and the ships as they would lie, for the chalk on the board.
fn chalk(windows: Window, placing: Res<DraftPlacing>, ruling: Option<Res<DraftRuling>>, mut chalk: ResMut<BoardChalk>) {
    let mut wanted = BoardChalk::default();
    if let Some(ruling) = ruling {
        wanted.ships = ruling.moved();
    }
    if let Ok(seen) = windows.single()
        && placing.seat.is_some()
    {
        wanted.zone = placing.zone(&seen.view);
        wanted.ships =
            placing.berths.iter().map(|(ship, berth)| (Base::from(*berth), placing.ship == Some(*ship))).collect();
    }
    chalk.set_if_neq(wanted);
}

fn place_with_hands(
    windows: Window,
    hands: Res<Hands>,
    under: Res<Under>,
    mut placing: ResMut<DraftPlacing>,
    mut given: MessageWriter<OrderGiven<TheShips>>,
    mut toasts: Option<ResMut<Toasts>>,
    mut redraw: ResMut<Redraw>,
) {
    let (Some(seat), Ok(seen)) = (placing.seat, windows.single()) else { return };
    let mut wish = None;
    if hands.begun(Deed::Select) && !under.by_keys {
        wish = under.hex.map(|hex| placing.clicked(hex));
        let there = under.hex.is_none_or(|hex| placing.lies_on(hex) || placing.zone(&seen.view).contains(&hex));
        if let Some(toasts) = toasts.as_mut().filter(|_| !there) {
            toasts.post(Tone::Fault, Fact::from(key::PLACE_NOT_THERE));
        }
    }
    for (deed, asked) in [
        (Deed::PlotAhead, PlaceWish::Next(true)),
        (Deed::PlotBack, PlaceWish::Next(false)),
        (Deed::PlotPort, PlaceWish::Turn(false)),
        (Deed::PlotStarboard, PlaceWish::Turn(true)),
        (Deed::SealOrders, PlaceWish::Done),
    ] {
        if hands.begun(deed) {
            wish = Some(asked);
        }
    }
    if hands.begun(Deed::NextCard) {
        let here = placing.ships.iter().position(|ship| Some(*ship) == placing.ship).unwrap_or(0);
        wish = placing.ships.get((here + 1) % placing.ships.len().max(1)).map(|ship| PlaceWish::TakeUp(*ship));
    }
    match wish {
        Some(PlaceWish::Done) => {
            given.write(OrderGiven { seat, order: placing.order() });
        }
        Some(wish) => placing.apply(&seen.view, wish),
        None => return,
    }
    redraw.ask();
}

fn show(
    mut contexts: EguiContexts,
    windows: Window,
    speech: Res<Speech>,
    hands: Res<Hands>,
    mut placing: ResMut<DraftPlacing>,
    mut fitting: ResMut<DraftFitting>,
    mut given: MessageWriter<OrderGiven<TheShips>>,
    mut redraw: ResMut<Redraw>,
) -> Result {
    let Ok(seen) = windows.single() else { return Ok(()) };
    let context = contexts.ctx_mut()?;
    let view = &seen.view;
    let room = context.viewport_rect();
    let place = at_the_side(room, Align2::RIGHT_TOP, 348.0, below(context), above(context));
    let writes = placing.seat.is_some() || fitting.seat.is_some();
    if writes && hands.begun(Deed::TakeUpCard) {
        context.memory_mut(|memory| memory.move_focus(bevy_egui::egui::FocusDirection::Next));
    }
    if let Some(seat) = placing.seat {
        let wish = side_sheet(
            context,
            "placing",
            place,
            &speech.say(key::PLACE_TITLE),
            |ui| placing_ui(ui, &speech, view, &placing),
            |ui| placing_foot_ui(ui, &speech, view, &placing),
        );
        match wish {
            Some(PlaceWish::Done) => {
                given.write(OrderGiven { seat, order: placing.order() });
                redraw.ask();
            }
            Some(wish) => {
                placing.apply(view, wish);
                redraw.ask();
            }
            None => {}
        }
    }
    if let Some(seat) = fitting.seat {
        let name = fitting.ship.map_or(Arg::text(""), |ship| words::ship(&view.table.articles, ship));
        let wish = side_sheet(
            context,
            "fitting",
            place,
            &speech.say(key::FitTitle { ship: name }),
            |ui| fitting_ui(ui, &speech, view, &fitting),
            |ui| fitting_foot_ui(ui, &speech, view, &fitting),
        );
        let sealed = hands.begun(Deed::SealOrders).then_some(FitWish::Done);
        match wish.or(sealed) {
            Some(FitWish::Done) => {
                given.write(OrderGiven { seat, order: fitting.order() });
                redraw.ask();
            }
            Some(wish) => {
                fitting.apply(&wish);
                redraw.ask();
            }
            None => {}
        }
    }
    Ok(())
}

fn forget(_: On<TableCleared>, mut placing: ResMut<DraftPlacing>, mut fitting: ResMut<DraftFitting>) {
    *placing = DraftPlacing::default();
    *fitting = DraftFitting::default();
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<DraftPlacing>()
        .init_resource::<DraftFitting>()
        .add_observer(forget)
        .add_systems(
            Update,
            (
                place_with_hands
                    .run_if(resource_exists::<Hands>.and_then(in_state(Menu::None)))
                    .before(PlaySystems::TakeOrders),
                (begin, chalk).chain().after(PlaySystems::Show),
            ),
        )
        .add_systems(EguiPrimaryContextPass, show.run_if(at_the_table));
}
