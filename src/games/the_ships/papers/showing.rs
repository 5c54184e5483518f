//! Joins the papers with the match: what the window may see goes onto them, what is wished for goes to `play`.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::egui::{Align2, Order};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::books::books_ui;
use super::ending::{EndSheet, EndWish, Stage as Asking, end_ui};
use super::question::{Answered, QuestionSheet, question};
use super::verdict::{VerdictSheet, VerdictWish, verdict, verdict_ui};
use crate::games::papers::desk::{Begun, Desk, Papers};
use crate::games::papers::levers::{Levers, OpenPapers};
use crate::games::papers::log_page::{Written, log_sheet};
use crate::games::papers::ribbon::{RibbonSheet, ribbon};
use crate::games::papers::{PaperSystems, above, below};
use crate::logbook::wording::{Arg, Fact, key, the_ships as words};
use crate::play::PlaySystems;
use crate::play::at_table::has_the_table;
use crate::play::begin::{LeaveMatch, NewMatch};
use crate::play::bots::Thinkers;
use crate::play::called_throw::CalledThrow;
use crate::play::choices::ChoiceMade;
use crate::play::log::LogBook;
use crate::play::replay::ReplayWish;
use crate::play::sealed_orders::{OrderGiven, OrderTakenBack};
use crate::play::second_window::FirstWindowOnly;
use crate::play::seen::{Asked, Seen};
use crate::play::undo::Undoable;
use crate::rules::kernel;
use crate::rules::the_ships::orders::Order as Command;
use crate::rules::the_ships::ruleset::TheShips;
use crate::rules::the_ships::state::Phase;
use crate::rules::the_ships::wants::Why;
use crate::table::panels::replay::{PaperAsked, ReplayPapers, replaying};
use crate::table::pieces::{Piece, Selected};
use crate::table::speech::Speech;
use crate::table::stage::{Screen, Stir};
use crate::table::theme::furniture::over_the_window;
use crate::table::theme::slips::{Stand, at_the_side, offer, side_sheet};
use crate::table::theme::{Colours, paper};
use crate::table::throwing::hand::{Held, LetGo};

/// The ship whose book is open.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
struct BookOf(usize);

/// What is waited for, in words.
fn who(desk: &Desk<TheShips>, seen: &Seen<TheShips>, thinkers: &Thinkers) -> (Fact, Option<kernel::Seat>) {
    let said = |key: &str, seat| (Fact::new(key).with("player", desk.name(seen, seat)), Some(seat));
    if let Some(number) = seen.moment {
        return (Fact::new(key::RIBBON_MOMENT).with("number", number), None);
    }
    if let Some(seat) = thinkers.0.first() {
        return said(key::RIBBON_THINKS, *seat);
    }
    let prepares = !matches!(seen.view.table.phase, Phase::Orders);
    match (&seen.asked, seen.seat) {
        (Asked::Orders, Some(seat)) if prepares => said(key::RIBBON_PREPARES, seat),
        (Asked::Orders, Some(seat)) => said(key::RIBBON_WRITES, seat),
        (Asked::Waits(seats), _) if !seats.is_empty() => {
            said(key::RIBBON_WAITS, seats.first().copied().unwrap_or(kernel::Seat(0)))
        }
        (Asked::Choose { by, .. }, _) => said(key::RIBBON_CHOOSES, *by),
        (Asked::Throw { by, .. }, _) => said(key::RIBBON_THROWS, *by),
        (Asked::Over, _) => (Fact::new(key::PHASE_OVER), None),
        _ => (Fact::new(key::RIBBON_TOLD), None),
    }
}

fn show_the_ribbon(
    mut contexts: EguiContexts,
    desk: Desk<TheShips>,
    undoable: Res<Undoable>,
    thinkers: Res<Thinkers>,
    written: Res<Written>,
    mut levers: Levers,
) -> Result {
    let Some(seen) = desk.seen() else { return Ok(()) };
    let context = contexts.ctx_mut()?;
    let table = &seen.view.table;
    let (who, seat) = who(&desk, seen, &thinkers);
    let beat = match table.phase {
        Phase::Execution(stage) if table.beat > 0 => Some((table.beat, words::stage(stage))),
        _ => None,
    };
    let writing = seen.asked == Asked::Orders;
    let sheet = RibbonSheet {
        speech: &desk.speech,
        turn: (table.turn > 0).then_some((table.turn, table.articles.scenario.turns)),
        phase: words::phase(table.phase),
        beat,
        who,
        seat: seat.map(|seat| TheShips::chair(&seen.view, seat)),
        moment: seen.moment,
        news: written.news().filter(|_| !levers.open.log).map(str::to_owned),
        undoable: *undoable,
        pace: *levers.pace,
        showing: desk.telling(),
        log: levers.open.log,
        books: Some(levers.open.books),
        may_drop: writing && desk.is_shared(),
        may_end: writing,
    };
    if let Some(wish) = ribbon(context, &sheet) {
        levers.heed(wish);
    }
    Ok(())
}

fn show_log_and_books(
    mut contexts: EguiContexts,
    desk: Desk<TheShips>,
    written: Res<Written>,
    mut ship: ResMut<BookOf>,
    mut levers: Levers,
) -> Result {
    let Some(seen) = desk.seen() else { return Ok(()) };
    let context = contexts.ctx_mut()?;
    let window = context.viewport_rect();
    let speech = &desk.speech;
    let both = levers.open.log && levers.open.books;
    let place = at_the_side(window, Align2::LEFT_TOP, 320.0, below(context, "hud"), above(context, "ribbon"));
    let middle = place.center().y;
    if levers.open.books {
        let upper = if both { place.with_max_y(middle - 4.0) } else { place };
        let open = ship.0;
        let wish = side_sheet(
            context,
            "books",
            upper,
            &speech.say(key::BOOKS_TITLE),
            |ui| books_ui(ui, speech, &seen.view, open).map(Some),
            |ui| offer(ui, &speech.say(key::MENU_CLOSE), Stand::default()).clicked().then_some(None),
        );
        match wish {
            Some(Some(place)) => ship.0 = place,
            Some(None) => levers.open.books = false,
            None => {}
        }
    }
    if levers.open.log {
        let lower = if both { place.with_min_y(middle + 4.0) } else { place };
        if let Some(wish) = log_sheet(context, lower, speech, &written.lines, seen.moment) {
            levers.turn_to(wish);
        }
    }
    Ok(())
}

fn ask(
    mut contexts: EguiContexts,
    desk: Desk<TheShips>,
    held: Query<&CalledThrow, With<Held>>,
    mut chosen: MessageWriter<ChoiceMade<TheShips>>,
    mut let_go: MessageWriter<LetGo>,
    mut stir: ResMut<Stir>,
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
        seat: TheShips::chair(&seen.view, by),
        options,
        dice,
        in_hand: held.iter().any(|called| !called.by_bot) || desk.lets_go_afar(),
        why,
    };
    let room = above(context, "ribbon");
    match question(context, &sheet, room) {
        Some(Answered::Option(option)) => {
            chosen.write(ChoiceMade::of(by, option));
        }
        Some(Answered::Throw(way)) => {
            let_go.write(LetGo(way));
        }
        None => return Ok(()),
    }
    stir.up();
    Ok(())
}

fn end_the_battle(
    mut contexts: EguiContexts,
    desk: Desk<TheShips>,
    mut open: ResMut<OpenPapers>,
    mut stage: Local<Asking>,
    mut given: MessageWriter<OrderGiven<TheShips>>,
    mut back: MessageWriter<OrderTakenBack<TheShips>>,
    mut stir: ResMut<Stir>,
) -> Result {
    let Some(seen) = desk.seen().filter(|_| open.ending) else {
        *stage = Asking::Which;
        return Ok(());
    };
    let Some(seat) = seen.seat else {
        open.ending = false;
        return Ok(());
    };
    let other = kernel::Seat(1 - seat.0.min(1));
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
            // Both give up at once: nobody has won (TS-25.5).
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
    stir.up();
    Ok(())
}

fn pronounce(
    mut contexts: EguiContexts,
    desk: Desk<TheShips>,
    log: Res<LogBook<TheShips>>,
    begun: Res<Begun<TheShips>>,
    mut open: ResMut<OpenPapers>,
    mut summed: Local<Option<(usize, VerdictSheet)>>,
    mut again: MessageWriter<NewMatch<TheShips>>,
    mut leave: MessageWriter<LeaveMatch>,
    mut watch: MessageWriter<ReplayWish>,
    mut screen: ResMut<NextState<Screen>>,
    mut first: MessageWriter<FirstWindowOnly>,
) -> Result {
    let Some(seen) = desk.seen().filter(|seen| seen.asked == Asked::Over && !open.aside) else { return Ok(()) };
    if summed.as_ref().is_none_or(|(length, _)| *length != log.len()) {
        *summed = Some((log.len(), verdict(&seen.view, &log)));
    }
    let Some((_, sheet)) = summed.as_ref() else { return Ok(()) };
    let context = contexts.ctx_mut()?;
    let wish = over_the_window(context, "verdict", Order::Middle, |ui| {
        paper::nightfall(ui.painter(), ui.max_rect(), &Colours::of(ui.ctx()));
        verdict_ui(ui, &desk.speech, sheet)
    });
    match wish {
        Some(VerdictWish::Again) => {
            if let Some(begun) = begun.again() {
                again.write(begun);
            } else if desk.is_guest() {
                first.write(FirstWindowOnly);
            }
        }
        Some(VerdictWish::Watch) => {
            watch.write(ReplayWish::Open);
        }
        Some(VerdictWish::Look) => open.aside = true,
        Some(VerdictWish::ToTitle) => {
            leave.write(LeaveMatch);
            screen.set(Screen::Title);
        }
        None => {}
    }
    Ok(())
}

/// The book of the ship that is chosen on the board is the one that lies open.
fn open_her_book(
    chosen: Query<&Piece, Added<Selected>>,
    windows: Query<&Seen<TheShips>, With<PrimaryWindow>>,
    mut open: ResMut<BookOf>,
) {
    let (Ok(piece), Ok(seen)) = (chosen.single(), windows.single()) else { return };
    let table = &seen.view.table;
    if let Some(place) = table.each().find(|place| table.id(*place).as_str() == piece.id) {
        open.0 = place;
    }
}

/// What the bar of a replay says of this game, and the papers it offers.
fn lend_to_the_replay(
    desk: Desk<TheShips>,
    written: Res<Written>,
    mut open: ResMut<OpenPapers>,
    mut papers: ResMut<ReplayPapers>,
    mut asked: MessageReader<PaperAsked>,
) {
    let Some(seen) = desk.seen().filter(|seen| seen.replay) else {
        asked.clear();
        return;
    };
    for PaperAsked(number) in asked.read() {
        match number {
            0 => open.log = !open.log,
            _ => open.books = !open.books,
        }
    }
    let table = &seen.view.table;
    let speech = &desk.speech;
    let mut stand = speech.say(words::phase(table.phase));
    if let Phase::Execution(stage) = table.phase
        && table.beat > 0
    {
        let said = [("beat", table.beat.into()), ("stage", Arg::key(words::stage(stage)))];
        stand = format!("{stand} · {}", speech.tell(key::RIBBON_BEAT, &said));
    }
    let news = written.lines.last().map(|line| line.text.clone());
    let offered = vec![(key::LOG_TITLE, open.log), (key::BOOKS_TITLE, open.books)];
    papers.set_if_neq(ReplayPapers { stand: Some(stand), news, papers: offered });
}

pub(super) fn plugin(app: &mut App) {
    let at_table = has_the_table::<TheShips>;
    app.init_resource::<BookOf>()
        .add_systems(
            Update,
            (
                open_her_book,
                lend_to_the_replay.after(PlaySystems::Show).run_if(resource_exists::<Speech>).run_if(at_table),
            ),
        )
        .add_systems(
            EguiPrimaryContextPass,
            (show_the_ribbon.run_if(not(replaying)), show_log_and_books, ask, end_the_battle, pronounce)
                .chain()
                .in_set(PaperSystems)
                .run_if(at_table),
        );
}
