//! Joins the sheet and the books with the match: what lies open, what was touched on the table, what is given.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Context, Rect};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::at_sea;
use super::coming_forward::Call;
use super::company::company_ui;
use super::deeds::Captain;
use super::sheet::{Page, Sheet, Wish, body, foot};
use super::{draft, route};
use crate::games::dead_reckoning::offers::asked_seat;
use crate::games::dead_reckoning::papers::beside_the_sheets;
use crate::games::dead_reckoning::pieces::{ReckoningPiece, Touched};
use crate::games::papers::PaperSystems;
use crate::games::papers::desk::Desk;
use crate::games::papers::levers::OpenPapers;
use crate::games::papers::{above, below};
use crate::play::choices::ChoiceMade;
use crate::play::curtain::DropCurtain;
use crate::play::on_the_table::has_the_table;
use crate::play::sealed_orders::OrderGiven;
use crate::play::seen::Asked;
use crate::rules::dead_reckoning::goods::Place;
use crate::rules::dead_reckoning::orders::Order;
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::dead_reckoning::state::Phase;
use crate::rules::kernel::Seat;
use crate::table::speech::Speech;
use crate::table::stage::Redraw;
use crate::table::theme::slips::{at_the_side, bare_sheet, side_sheet};

/// The page and draft open on the sheet.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct OpenSheet {
    /// The page.
    pub page: Page,
    /// The order that is being laid out.
    pub draft: Option<Order>,
    /// Whose sheet it is, and of which setting out of the table.
    of: Option<(Seat, u64)>,
}

impl OpenSheet {
    /// Another captain finds the first page, with nothing laid out; nor does a draft outlast an undo.
    fn turn_to(&mut self, seat: Seat, afresh: u64) {
        if self.of != Some((seat, afresh)) {
            let page = if self.of.is_some_and(|(own, _)| own == seat) { self.page } else { Page::default() };
            *self = Self { page, draft: None, of: Some((seat, afresh)) };
        }
    }
}

/// How wide the sheet of a captain is.
pub(crate) fn width(window: Rect) -> f32 {
    (window.width() * 0.29).clamp(250.0, 470.0)
}

/// Between the strips, at the left.
fn place(context: &Context) -> Rect {
    let window = context.viewport_rect();
    at_the_side(window, Align2::LEFT_TOP, width(window), below(context), above(context))
}

/// What may be looked up lies open to everybody who has the table.
fn show_the_company(
    mut contexts: EguiContexts,
    desk: Desk<DeadReckoning>,
    papers: Res<OpenPapers>,
    mut call: Call,
) -> Result {
    let Some(seen) = desk.seen().filter(|_| papers.books && !papers.log) else { return Ok(()) };
    let context = contexts.ctx_mut()?;
    let room = context.viewport_rect();
    let room = room.with_min_y(room.min.y + below(context)).with_max_y(room.max.y - above(context));
    let mut called = None;
    bare_sheet(context, "company", beside_the_sheets(seen, &desk.players, room), |ui| {
        let may = |seat| Call::may(&desk, seen, seat);
        called = company_ui(ui, &desk.speech, &seen.view, &|seat| desk.name(seen, seat), &may);
    });
    if let Some(seat) = called {
        call.forward(seat);
    }
    Ok(())
}

fn show_the_sheet(
    mut contexts: EguiContexts,
    desk: Desk<DeadReckoning>,
    mut open: ResMut<OpenSheet>,
    mut given: MessageWriter<OrderGiven<DeadReckoning>>,
    (mut chosen, mut fall): (MessageWriter<ChoiceMade<DeadReckoning>>, MessageWriter<DropCurtain>),
    mut redraw: ResMut<Redraw>,
) -> Result {
    let Some(seen) = desk.seen().filter(|seen| at_sea(seen) || desk.out_of_turn(seen)) else { return Ok(()) };
    let asked = asked_seat(seen, &desk.players);
    let Some(seat) = asked.or(seen.seat) else { return Ok(()) };
    let Some(captain) = Captain::at(&seen.view.table, seat) else { return Ok(()) };
    let context = contexts.ctx_mut()?;
    let before = open.clone();
    let mut now = before.clone();
    now.turn_to(seat, seen.afresh);
    let orders = asked == Some(seat) && seen.asked == Asked::Orders && seen.view.table.phase == Phase::Main;
    now.draft = now.draft.filter(|_| orders);
    let sheet = Sheet {
        speech: &desk.speech,
        name: desk.name(seen, seat),
        active: desk.name(seen, seen.view.table.active),
        captain,
        view: &seen.view,
        asked: &seen.asked,
        awaited: asked == Some(seat),
        out_of_turn: desk.out_of_turn(seen),
        page: now.page,
        draft: now.draft.as_ref(),
    };
    let title = desk.speech.name(&sheet.name);
    let wish = side_sheet(context, "voyage", place(context), &title, |ui| body(ui, &sheet), |ui| foot(ui, &sheet));
    match wish {
        Some(Wish::Give(order)) => {
            now.draft = None;
            given.write(OrderGiven { seat, order });
        }
        Some(Wish::Choose(option)) => {
            chosen.write(ChoiceMade::of(seat, option));
        }
        Some(Wish::Turn(page)) => (now.page, now.draft) = (page, None),
        Some(Wish::Draft(order)) => now.draft = Some(order),
        Some(Wish::Set(field, value)) => {
            if let Some(order) = &mut now.draft {
                draft::set(&captain, order, field, value);
            }
        }
        Some(Wish::Back) => now.draft = None,
        Some(Wish::Leave) => {
            fall.write(DropCurtain);
        }
        Some(Wish::Sail(at)) => {
            let path = match &now.draft {
                Some(Order::Move(path)) => route::on(captain.player, path, at),
                _ => route::to(captain.player, at),
            };
            now.draft = Some(Order::Move(path));
        }
        None => {}
    }
    if now != before {
        *open = now;
        redraw.ask();
    }
    Ok(())
}

/// What was touched on the table opens the sheet where something can be done with it.
fn handle_touches(
    desk: Desk<DeadReckoning>,
    mut touched: MessageReader<Touched>,
    mut open: ResMut<OpenSheet>,
    mut papers: ResMut<OpenPapers>,
    mut redraw: ResMut<Redraw>,
) {
    let Some(seen) = desk.seen().filter(|seen| at_sea(seen)) else {
        touched.clear();
        return;
    };
    let Some(captain) = seen.seat.and_then(|seat| Captain::at(&seen.view.table, seat)) else {
        touched.clear();
        return;
    };
    let main = seen.asked == Asked::Orders && seen.view.table.phase == Phase::Main;
    for Touched(piece) in touched.read() {
        let own = |colour| colour == captain.player.colour;
        let (page, order) = match *piece {
            ReckoningPiece::Tile(at) if at != captain.player.at => (Page::Sea, Some(route::order(captain.player, at))),
            ReckoningPiece::Harbour if captain.player.at != Place::Harbour => {
                (Page::Sea, Some(route::order(captain.player, Place::Harbour)))
            }
            ReckoningPiece::Encounter(_) | ReckoningPiece::Box(_) | ReckoningPiece::SetAside(..) => (Page::Cards, None),
            ReckoningPiece::Tile(_) | ReckoningPiece::Building(..) | ReckoningPiece::Influence(..) => {
                (Page::Isles, None)
            }
            ReckoningPiece::Goods(at) if at == captain.player.at => {
                (Page::Ship, Some(Order::Load(draft::loading(&captain))))
            }
            ReckoningPiece::Goods(_) => (Page::Isles, None),
            ReckoningPiece::Ship(colour) if own(colour) => (Page::Sea, None),
            ReckoningPiece::Ship(_) => (Page::Cards, None),
            ReckoningPiece::Card(colour, _) | ReckoningPiece::Deck(colour) | ReckoningPiece::Discard(colour)
                if own(colour) =>
            {
                (Page::Crew, None)
            }
            ReckoningPiece::Board(colour)
            | ReckoningPiece::Hold(colour, _)
            | ReckoningPiece::Dock(colour)
            | ReckoningPiece::Chest(colour)
            | ReckoningPiece::Supply(colour)
                if own(colour) =>
            {
                (Page::Ship, None)
            }
            ReckoningPiece::Harbour => (Page::Ship, None),
            // The captain it belongs to is called, whoever is at the window.
            ReckoningPiece::LevelUp(_) => continue,
            // What belongs to others, and the marks, stand in the books.
            _ => {
                papers.books = true;
                redraw.ask();
                continue;
            }
        };
        open.page = page;
        open.draft = order.filter(|order| main && captain.against(order).is_none());
        redraw.ask();
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<OpenSheet>()
        .add_systems(Update, handle_touches.run_if(has_the_table::<DeadReckoning>).run_if(resource_exists::<Speech>))
        .add_systems(
            EguiPrimaryContextPass,
            (show_the_sheet, show_the_company).chain().in_set(PaperSystems).run_if(has_the_table::<DeadReckoning>),
        );
}
