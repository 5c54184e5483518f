//! Joins the umpire's sheet with the match: it is written in phase 1, laid open to both, and agreed to or not (TS-29).

use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::egui::{Align2, FocusDirection, Order};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::umpire::{DraftRuling, RulingSheet, UmpireWish, ruling_ui, umpire_foot_ui, umpire_ui};
use crate::games::papers::desk::Desk;
use crate::games::papers::levers::OpenPapers;
use crate::games::papers::{PaperSystems, above, below};
use crate::logbook::wording::key;
use crate::play::PlaySystems;
use crate::play::begin::TableCleared;
use crate::play::belongings::belongs;
use crate::play::choices::ChoiceMade;
use crate::play::on_the_table::has_the_table;
use crate::play::sealed_orders::OrderGiven;
use crate::play::seen::{Asked, Seen};
use crate::rules::the_ships::game::TheShips;
use crate::rules::the_ships::state::Phase;
use crate::rules::the_ships::wants::{Choice, Why};
use crate::table::settings::bindings::{Deed, Hands};
use crate::table::stage::{Menu, Redraw};
use crate::table::theme::furniture::{let_go_of_the_keyboard, over_the_window};
use crate::table::theme::slips::{at_the_side, side_sheet};
use crate::table::theme::{Colours, paper};
use crate::table::under::Under;

/// The sheet belongs to the seat at the window alone.
fn take_it_out(
    windows: Query<&Seen<TheShips>, With<PrimaryWindow>>,
    mut open: ResMut<OpenPapers>,
    mut draft: ResMut<DraftRuling>,
) {
    let writer = windows.single().ok().and_then(|seen| {
        let writes = seen.asked == Asked::Orders && seen.view.table.phase == Phase::Orders;
        seen.seat.filter(|_| writes).map(|seat| (seen, seat))
    });
    match writer {
        Some((seen, seat)) if open.ruling => {
            if !draft.serves(&seen.view, seat) {
                *draft = DraftRuling::begin(&seen.view, seat);
            }
        }
        // A look at an earlier moment loses nothing.
        None if windows.single().is_ok_and(|seen| seen.moment.is_some() && seen.seat == draft.seat) => {}
        _ => {
            if open.ruling {
                open.ruling = false;
            }
            draft.set_if_neq(DraftRuling::default());
        }
    }
}

fn apply_wish(
    wish: UmpireWish,
    seen: &Seen<TheShips>,
    open: &mut OpenPapers,
    draft: &mut DraftRuling,
    given: &mut MessageWriter<OrderGiven<TheShips>>,
) {
    match (wish, draft.seat) {
        (UmpireWish::Propose, Some(seat)) => {
            given.write(OrderGiven { seat, order: draft.order() });
            open.ruling = false;
        }
        (UmpireWish::Close, _) => open.ruling = false,
        (wish, _) => draft.apply(&seen.view, &wish),
    }
}

fn rule_with_hands(
    windows: Query<&Seen<TheShips>, With<PrimaryWindow>>,
    hands: Res<Hands>,
    under: Res<Under>,
    mut open: ResMut<OpenPapers>,
    mut draft: ResMut<DraftRuling>,
    mut given: MessageWriter<OrderGiven<TheShips>>,
    mut redraw: ResMut<Redraw>,
) {
    let Ok(seen) = windows.single() else { return };
    if draft.seat.is_none() || draft.seat != seen.seat || seen.asked != Asked::Orders {
        return;
    }
    let clicked = hands.begun(Deed::Select) && !under.by_keys && under.piece.is_none();
    let wish = under.hex.filter(|_| clicked).and_then(|hex| draft.clicked(&seen.view, hex));
    let sealed = hands.begun(Deed::SealOrders).then_some(UmpireWish::Propose);
    if let Some(wish) = wish.or(sealed) {
        apply_wish(wish, seen, &mut open, &mut draft, &mut given);
        redraw.ask();
    }
}

fn show(
    mut contexts: EguiContexts,
    desk: Desk<TheShips>,
    hands: Res<Hands>,
    mut open: ResMut<OpenPapers>,
    mut draft: ResMut<DraftRuling>,
    mut given: MessageWriter<OrderGiven<TheShips>>,
    mut redraw: ResMut<Redraw>,
) -> Result {
    let Some(seen) = desk.seen().filter(|seen| seen.asked == Asked::Orders && open.ruling) else { return Ok(()) };
    if draft.seat.is_none() || draft.seat != seen.seat {
        return Ok(());
    }
    let context = contexts.ctx_mut()?;
    if hands.begun(Deed::TakeUpCard) {
        context.memory_mut(|memory| memory.move_focus(FocusDirection::Next));
    }
    let room = context.viewport_rect();
    let place = at_the_side(room, Align2::RIGHT_TOP, 348.0, below(context), above(context));
    let (speech, view) = (&desk.speech, &seen.view);
    let wish = side_sheet(
        context,
        "umpire",
        place,
        &speech.say(key::UMPIRE_TITLE),
        |ui| umpire_ui(ui, speech, view, &draft),
        |ui| umpire_foot_ui(ui, speech, view, &draft),
    );
    if let Some(wish) = wish {
        if matches!(wish, UmpireWish::Propose | UmpireWish::Close) {
            let_go_of_the_keyboard(context);
        }
        apply_wish(wish, seen, &mut open, &mut draft, &mut given);
        redraw.ask();
    }
    Ok(())
}

/// Both look on: everything in the ruling is open.
fn ask_the_other(
    mut contexts: EguiContexts,
    desk: Desk<TheShips>,
    mut chosen: MessageWriter<ChoiceMade<TheShips>>,
    mut redraw: ResMut<Redraw>,
) -> Result {
    let Some(seen) = desk.seen() else { return Ok(()) };
    let Asked::Choose { by, options, why: Why::Umpire { amendments, .. } } = &seen.asked else { return Ok(()) };
    let context = contexts.ctx_mut()?;
    let Some(proposer) = desk.players.seats().find(|seat| seat != by) else { return Ok(()) };
    let sheet = RulingSheet {
        speech: &desk.speech,
        table: &seen.view.table,
        player: desk.name(seen, proposer),
        other: desk.name(seen, *by),
        amendments,
    };
    let agreed = over_the_window(context, "ruling", Order::Foreground, |ui| {
        paper::nightfall(ui.painter(), ui.max_rect(), &Colours::of(ui.ctx()));
        ruling_ui(ui, &sheet)
    });
    if let Some(agreed) = agreed {
        let answer = if agreed { Choice::Agree } else { Choice::Refuse };
        if let Some(option) = options.iter().position(|option| *option == answer) {
            chosen.write(ChoiceMade::of(*by, option));
        }
        let_go_of_the_keyboard(context);
        redraw.ask();
    }
    Ok(())
}

fn forget(_: On<TableCleared>, mut draft: ResMut<DraftRuling>) {
    *draft = DraftRuling::default();
}

pub(super) fn plugin(app: &mut App) {
    let at_table = has_the_table::<TheShips>;
    belongs::<DraftRuling>(app);
    app.init_resource::<DraftRuling>()
        .add_observer(forget)
        .add_systems(
            Update,
            (
                rule_with_hands
                    .run_if(resource_exists::<Hands>.and_then(in_state(Menu::None)))
                    .before(PlaySystems::TakeOrders),
                take_it_out.after(PlaySystems::Show),
            ),
        )
        .add_systems(EguiPrimaryContextPass, (show, ask_the_other).chain().in_set(PaperSystems).run_if(at_table));
}
