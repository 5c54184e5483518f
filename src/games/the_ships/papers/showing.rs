//! Joins the papers with the match: what the window may see goes onto them, what is wished for goes to `play`.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::egui::Order;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::books::books_ui;
use super::ending::{EndSheet, EndWish, Stage as Asking, end_ui};
use super::question::{Answered, QuestionSheet, question};
use crate::games::papers::desk::{Desk, Papers};
use crate::games::papers::levers::OpenPapers;
use crate::games::papers::{PaperSystems, above};
use crate::games::the_ships::pieces::ShipsPiece;
use crate::logbook::wording::{Arg, Fact, key, the_ships as words};
use crate::play::called_throw::CalledThrow;
use crate::play::choices::ChoiceMade;
use crate::play::on_the_table::has_the_table;
use crate::play::sealed_orders::{OrderGiven, OrderTakenBack};
use crate::play::seen::{Asked, Seen};
use crate::play::since::Since;
use crate::rules::the_ships::game::TheShips;
use crate::rules::the_ships::odds::of_throw;
use crate::rules::the_ships::orders::Order as Command;
use crate::rules::the_ships::ship_id::ShipId;
use crate::rules::the_ships::state::Phase;
use crate::rules::the_ships::view::View;
use crate::rules::the_ships::wants::Why;
use crate::table::pieces::{Piece, Selected};
use crate::table::sheet::{Edge, Place, Width, lies};
use crate::table::speech::Speech;
use crate::table::stage::Redraw;
use crate::table::theme::furniture::over_the_window;
use crate::table::theme::slips::{OfferState, offer, side_sheet};
use crate::table::theme::{Colours, paper};
use crate::table::throwing::hand::LetGo;
use crate::table::throwing::throw::Throw;

/// The ship whose book is open.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
struct BookOf(Option<ShipId>);

/// Where log and books lie: one over the other where both are open.
pub(super) fn at_the_left(both: bool, half: Edge) -> Place {
    Place::Side(Edge::Left, Width::fixed(320.0), both.then_some(half))
}

/// What has changed for a seat: its own ships, the others', and what else happened.
pub(super) fn since(since: &Since<TheShips>, now: &View, speech: &Speech) -> Vec<String> {
    let Some(side) = now.table.side_at(since.seat) else { return Vec::new() };
    let words::Since { own, theirs, sea } = words::since(side, &since.before, now, &since.told);
    let parts =
        |parts: &[Fact], between| parts.iter().map(|part| speech.relate(part)).collect::<Vec<_>>().join(between);
    let line = |ships: Vec<(Arg, words::Parts)>, none: &str, some: fn(String) -> Fact| {
        let ships = ships.into_iter().map(|(ship, what)| {
            let said = key::SinceShip { ship, what: parts(&what, ", ") };
            speech.relate(&said.into())
        });
        let ships = ships.collect::<Vec<_>>().join("; ");
        if ships.is_empty() { speech.say(none) } else { speech.relate(&some(ships)) }
    };
    vec![
        line(own, key::SINCE_OWN_WHOLE, |ships| key::SinceOwn { ships }.into()),
        line(theirs, key::SINCE_THEIRS_WHOLE, |ships| key::SinceTheirs { ships }.into()),
        parts(&sea, " · "),
    ]
}

fn show_the_books(
    mut contexts: EguiContexts,
    desk: Desk<TheShips>,
    mut ship: ResMut<BookOf>,
    mut open: ResMut<OpenPapers>,
) -> Result {
    let Some(seen) = desk.seen().filter(|_| open.books) else { return Ok(()) };
    let context = contexts.ctx_mut()?;
    let (speech, leaf) = (&desk.speech, ship.0);
    let wish = side_sheet(
        context,
        "books",
        lies(context, at_the_left(open.log, Edge::Above)),
        &speech.say(key::BOOKS_TITLE),
        |ui| books_ui(ui, speech, &seen.view, leaf).map(Some),
        |ui| offer(ui, &speech.say(key::MENU_CLOSE), OfferState::default()).clicked().then_some(None),
    );
    match wish {
        Some(wished @ Some(_)) => ship.0 = wished,
        Some(None) => open.books = false,
        None => {}
    }
    Ok(())
}

fn ask(
    mut contexts: EguiContexts,
    desk: Desk<TheShips>,
    throws: Query<(&CalledThrow, &Throw)>,
    mut chosen: MessageWriter<ChoiceMade<TheShips>>,
    mut let_go: MessageWriter<LetGo>,
    mut redraw: ResMut<Redraw>,
) -> Result {
    let Some(seen) = desk.seen() else { return Ok(()) };
    let context = contexts.ctx_mut()?;
    let articles = &seen.view.table.articles;
    let (by, options, dice, why) = match &seen.asked {
        // What both are to look at has a sheet of its own.
        Asked::Choose { why: Why::Umpire { .. }, .. } => return Ok(()),
        Asked::Choose { by, options, why } => (*by, options.as_slice(), 0, why),
        Asked::Throw { by, request, why } => (*by, [].as_slice(), request.thrown(), why),
        _ => return Ok(()),
    };
    let sheet = QuestionSheet {
        speech: &desk.speech,
        articles,
        player: desk.name(seen, by),
        crest: TheShips::crest(&seen.view, by, &Colours::of(context)),
        options,
        dice,
        in_hand: throws.iter().any(|(called, throw)| throw.held().is_some() && !called.by_bot) || desk.lets_go_afar(),
        why,
        odds: if options.is_empty() { of_throw(&seen.view.table, why, dice) } else { None },
    };
    let room = above(context);
    match question(context, &sheet, room) {
        Some(Answered::Option(option)) => {
            chosen.write(ChoiceMade::of(by, option));
        }
        Some(Answered::Throw(way)) => {
            let_go.write(LetGo(way));
        }
        None => return Ok(()),
    }
    redraw.ask();
    Ok(())
}

fn end_the_battle(
    mut contexts: EguiContexts,
    desk: Desk<TheShips>,
    mut open: ResMut<OpenPapers>,
    mut stage: Local<Asking>,
    mut given: MessageWriter<OrderGiven<TheShips>>,
    mut back: MessageWriter<OrderTakenBack<TheShips>>,
    mut redraw: ResMut<Redraw>,
) -> Result {
    let Some(seen) = desk.seen().filter(|_| open.ending) else {
        *stage = Asking::Which;
        return Ok(());
    };
    let Some(seat) = seen.seat else {
        open.ending = false;
        return Ok(());
    };
    let Some(other) = desk.players.seats().find(|other| *other != seat) else { return Ok(()) };
    let context = contexts.ctx_mut()?;
    let sheet = EndSheet {
        speech: &desk.speech,
        player: desk.name(seen, seat),
        other: desk.name(seen, other),
        alone: desk.is_elsewhere(other),
        may_rule: seen.asked == Asked::Orders && seen.view.table.phase == Phase::Orders,
        stage: *stage,
    };
    let wish = over_the_window(context, "ending", Order::Foreground, |ui| {
        paper::nightfall(ui.painter(), ui.max_rect(), &Colours::of(ui.ctx()));
        end_ui(ui, &sheet)
    });
    match wish {
        Some(EndWish::Ask(next)) => *stage = next,
        Some(EndWish::Concede) => {
            given.write(OrderGiven { seat, order: Command::Concede });
            open.ending = false;
        }
        Some(EndWish::Agree) => {
            // Both give up at once: neither has won (TS-25.5).
            for sealed in &seen.sealed {
                back.write(OrderTakenBack::of(*sealed));
            }
            for seat in [seat, other] {
                given.write(OrderGiven { seat, order: Command::Concede });
            }
            open.ending = false;
        }
        Some(EndWish::SetRight) => (open.ending, open.ruling) = (false, true),
        Some(EndWish::Close) => open.ending = false,
        None => return Ok(()),
    }
    redraw.ask();
    Ok(())
}

/// The book of the ship that is chosen on the board is the one that lies open.
fn open_her_book(
    chosen: Query<&Piece, Added<Selected>>,
    windows: Query<&Seen<TheShips>, With<PrimaryWindow>>,
    mut open: ResMut<BookOf>,
) {
    let (Ok(piece), Ok(seen)) = (chosen.single(), windows.single()) else { return };
    if let Some(ShipsPiece::Ship(ship)) = piece.own::<ShipsPiece>()
        && seen.view.table.place_of(*ship).is_some()
    {
        open.0 = Some(*ship);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<BookOf>().add_systems(Update, open_her_book.run_if(has_the_table::<TheShips>)).add_systems(
        EguiPrimaryContextPass,
        (show_the_books, ask, end_the_battle).chain().in_set(PaperSystems).run_if(has_the_table::<TheShips>),
    );
}
