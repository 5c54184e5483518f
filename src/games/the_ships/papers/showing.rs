//! Joins the papers with the match: what the window may see goes onto them, what is wished for goes to `play`.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::egui::{Align2, Order};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::books::books_ui;
use super::ending::{EndSheet, EndWish, Stage as Asking, end_ui};
use super::log_book::log_lines;
use super::question::{Answered, QuestionSheet, question};
use super::verdict::{VerdictSheet, VerdictWish, verdict, verdict_ui};
use super::{chair, player};
use crate::games::papers::curtain::{CurtainSheet, HOLD, curtain_ui};
use crate::games::papers::log_page::{LogLine, LogWish, log_book_ui};
use crate::games::papers::ribbon::{RibbonSheet, RibbonWish, ribbon};
use crate::games::papers::{above, below};
use crate::logbook::wording::{Arg, Fact, key, the_ships as words};
use crate::play::activity::TableActivity;
use crate::play::at_table::has_the_table;
use crate::play::begin::{LeaveMatch, NewMatch, TableCleared};
use crate::play::bots::Thinkers;
use crate::play::called_throw::CalledThrow;
use crate::play::choices::ChoiceMade;
use crate::play::curtain::{Curtain, DropCurtain, LiftCurtain};
use crate::play::log::LogBook;
use crate::play::moments::{LookAtMoment, LookAtNow};
use crate::play::pace::{NextBeat, Pace, SkipShow};
use crate::play::players::Players;
use crate::play::replay::{ReplayStand, ReplayWish};
use crate::play::sealed_orders::{OrderGiven, OrderTakenBack};
use crate::play::seen::{Asked, Seen};
use crate::play::undo::{Redo, Undo, Undoable};
use crate::rules::kernel;
use crate::rules::the_ships::orders::Order as Command;
use crate::rules::the_ships::ruleset::TheShips;
use crate::rules::the_ships::state::Phase;
use crate::table::panels::replay::{PaperAsked, ReplayPapers, replaying};
use crate::table::pieces::{Piece, Selected};
use crate::table::settings::bindings::{Deed, Hands};
use crate::table::speech::{Speech, SpokenTo};
use crate::table::stage::{Menu, Screen, Stir};
use crate::table::theme::furniture::over_the_window;
use crate::table::theme::slips::{at_the_side, side_sheet};
use crate::table::theme::{Colours, paper};
use crate::table::throwing::hand::{Held, LetGo};

/// Which papers lie open.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct OpenPapers {
    /// The log.
    pub log: bool,
    /// The books.
    pub books: bool,
    /// The ship whose book is open.
    pub book: usize,
    /// Somebody wants to end the battle.
    pub ending: Option<Asking>,
    /// The verdict was put aside.
    pub aside: bool,
}

/// With what the match on the table began: to play it again.
#[derive(Resource, Clone, Debug, Default)]
struct Begun(Option<NewMatch<TheShips>>);

/// The lines of the log in words, made afresh only when something is told.
#[derive(Resource, Default)]
struct Written {
    stand: (usize, usize, Option<kernel::Seat>, Option<usize>, String),
    lines: Vec<LogLine>,
}

/// Everything the papers read.
#[derive(SystemParam)]
struct Desk<'w, 's> {
    windows: Query<'w, 's, &'static Seen<TheShips>, With<PrimaryWindow>>,
    players: Res<'w, Players>,
    speech: Res<'w, Speech>,
    activity: Res<'w, State<TableActivity>>,
}

impl Desk<'_, '_> {
    fn seen(&self) -> Option<&Seen<TheShips>> {
        self.windows.single().ok()
    }

    fn name(&self, seen: &Seen<TheShips>, seat: kernel::Seat) -> Arg {
        player(&self.players, &seen.view.table, seat)
    }
}

/// Everybody reads in their own language: the one who looks, or the one the curtain waits for.
fn speak_to(
    windows: Query<&Seen<TheShips>, With<PrimaryWindow>>,
    curtain: Res<Curtain>,
    players: Res<Players>,
    speech: Res<Speech>,
    mut to: ResMut<SpokenTo>,
) {
    let Ok(seen) = windows.single() else {
        to.set_if_neq(SpokenTo::default());
        return;
    };
    let reader = seen.seat.or(curtain.next.filter(|_| !curtain.up));
    let wanted = match reader.and_then(|seat| players.of(seat)).map(|player| player.language.as_deref()) {
        Some(Some(tag)) => SpokenTo(speech.languages().into_iter().map(|(l, _)| l).find(|l| l.tag() == tag)),
        Some(None) => SpokenTo::default(),
        // While both look it stays as it was.
        None => return,
    };
    to.set_if_neq(wanted);
}

fn write_the_log(desk: Desk, log: Res<LogBook<TheShips>>, mut written: ResMut<Written>) {
    let Some(seen) = desk.seen() else {
        if !written.lines.is_empty() {
            *written = Written::default();
        }
        return;
    };
    let struck = log.told_to(seen.viewer()).filter(|(line, _)| line.struck).count();
    // A replay knows nothing of what comes later.
    let last = seen.moment.filter(|_| seen.replay);
    let stand = (log.len(), struck, seen.seat, last, desk.speech.language().tag().to_owned());
    if written.stand != stand {
        let lines = log_lines(&log, seen.viewer(), last, &seen.view.table.articles, &desk.speech);
        *written = Written { stand, lines };
    }
}

/// What is waited for, in words.
fn who(desk: &Desk, seen: &Seen<TheShips>, thinkers: &Thinkers) -> (Fact, Option<kernel::Seat>) {
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

/// What the ribbon moves.
#[derive(SystemParam)]
struct Levers<'w> {
    pace: ResMut<'w, Pace>,
    open: ResMut<'w, OpenPapers>,
    stir: ResMut<'w, Stir>,
    undo: MessageWriter<'w, Undo>,
    redo: MessageWriter<'w, Redo>,
    next: MessageWriter<'w, NextBeat>,
    skip: MessageWriter<'w, SkipShow>,
    now: MessageWriter<'w, LookAtNow>,
    moment: MessageWriter<'w, LookAtMoment>,
    drop: MessageWriter<'w, DropCurtain>,
}

impl Levers<'_> {
    fn heed(&mut self, wish: RibbonWish) {
        self.stir.up();
        match wish {
            RibbonWish::Undo => {
                self.undo.write(Undo { by_consent: false });
            }
            RibbonWish::UndoByConsent => {
                self.undo.write(Undo { by_consent: true });
            }
            RibbonWish::Redo => {
                self.redo.write(Redo);
            }
            RibbonWish::Pace(pace) => {
                self.pace.set_if_neq(pace);
            }
            RibbonWish::Next => {
                self.next.write(NextBeat);
            }
            RibbonWish::Skip => {
                self.skip.write(SkipShow);
            }
            RibbonWish::Now => {
                self.now.write(LookAtNow);
            }
            RibbonWish::Log => self.open.log = !self.open.log,
            RibbonWish::Books => self.open.books = !self.open.books,
            RibbonWish::DropCurtain => {
                self.drop.write(DropCurtain);
            }
            RibbonWish::End => self.open.ending = Some(Asking::Which),
        }
    }
}

fn pull_with_keys(
    hands: Res<Hands>,
    undoable: Res<Undoable>,
    activity: Res<State<TableActivity>>,
    replay: Res<ReplayStand>,
    mut levers: Levers,
) {
    let telling = *activity.get() == TableActivity::Telling;
    let held = *levers.pace == Pace::Paused;
    let wishes = [
        (Deed::Undo, undoable.freely, RibbonWish::Undo),
        (Deed::Redo, undoable.redo, RibbonWish::Redo),
        (Deed::LogBook, true, RibbonWish::Log),
        (Deed::ShipsBooks, true, RibbonWish::Books),
        (Deed::NextBeat, telling, RibbonWish::Next),
        (Deed::HoldShow, true, RibbonWish::Pace(if held { Pace::Normal } else { Pace::Paused })),
        (Deed::Proceed, telling, RibbonWish::Skip),
    ];
    for (deed, can, wish) in wishes {
        let paper = matches!(wish, RibbonWish::Log | RibbonWish::Books);
        if can && (paper || !replay.on) && hands.begun(deed) {
            levers.heed(wish);
        }
    }
}

fn show_the_ribbon(
    mut contexts: EguiContexts,
    desk: Desk,
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
    let news = written.lines.iter().rev().find(|line| !line.struck);
    let writing = seen.asked == Asked::Orders;
    let sheet = RibbonSheet {
        speech: &desk.speech,
        turn: (table.turn > 0).then_some((table.turn, table.articles.scenario.turns)),
        phase: words::phase(table.phase),
        beat,
        who,
        seat: seat.map(|seat| chair(table, seat)),
        moment: seen.moment,
        news: news.filter(|_| !levers.open.log).map(|line| line.text.clone()),
        undoable: *undoable,
        pace: *levers.pace,
        showing: *desk.activity.get() == TableActivity::Telling,
        log: levers.open.log,
        books: Some(levers.open.books),
        may_drop: writing && desk.players.humans().count() > 1,
        may_end: writing,
    };
    if let Some(wish) = ribbon(context, &sheet) {
        levers.heed(wish);
    }
    Ok(())
}

fn show_log_and_books(mut contexts: EguiContexts, desk: Desk, written: Res<Written>, mut levers: Levers) -> Result {
    let Some(seen) = desk.seen() else { return Ok(()) };
    let context = contexts.ctx_mut()?;
    let window = context.viewport_rect();
    let speech = &desk.speech;
    let both = levers.open.log && levers.open.books;
    let place = at_the_side(window, Align2::LEFT_TOP, 320.0, below(context, "hud"), above(context, "ribbon"));
    let middle = place.center().y;
    if levers.open.books {
        let upper = if both { place.with_max_y(middle - 4.0) } else { place };
        let open = levers.open.book;
        let wish = side_sheet(
            context,
            "books",
            upper,
            &speech.say(key::BOOKS_TITLE),
            |ui| books_ui(ui, speech, &seen.view, open).map(Some),
            |ui| close(ui, speech).then_some(None),
        );
        match wish {
            Some(Some(place)) => levers.open.book = place,
            Some(None) => levers.open.books = false,
            None => {}
        }
    }
    if levers.open.log {
        let lower = if both { place.with_min_y(middle + 4.0) } else { place };
        let wish = side_sheet(
            context,
            "log",
            lower,
            &speech.say(key::LOG_TITLE),
            |ui| {
                let wish = log_book_ui(ui, speech, &written.lines, seen.moment);
                let count = written.lines.len();
                // A new line is scrolled to; whoever reads further up is left alone.
                let id = ui.id().with("count");
                if ui.data_mut(|data| data.get_temp(id).replace(count).is_none_or(|before: usize| before != count)) {
                    ui.data_mut(|data| data.insert_temp(id, count));
                    ui.scroll_to_cursor(None);
                }
                wish.map(Some)
            },
            |ui| close(ui, speech).then_some(None),
        );
        match wish {
            Some(Some(LogWish::Look(number))) => {
                levers.moment.write(LookAtMoment(number));
                levers.stir.up();
            }
            Some(Some(LogWish::Now)) => {
                levers.now.write(LookAtNow);
                levers.stir.up();
            }
            Some(None) => levers.open.log = false,
            None => {}
        }
    }
    Ok(())
}

fn close(ui: &mut bevy_egui::egui::Ui, speech: &Speech) -> bool {
    use crate::table::theme::slips::{Stand, offer};
    offer(ui, &speech.say(key::MENU_CLOSE), Stand::default()).clicked()
}

fn ask(
    mut contexts: EguiContexts,
    desk: Desk,
    held: Query<&CalledThrow, With<Held>>,
    mut chosen: MessageWriter<ChoiceMade<TheShips>>,
    mut let_go: MessageWriter<LetGo>,
    mut stir: ResMut<Stir>,
) -> Result {
    let Some(seen) = desk.seen() else { return Ok(()) };
    let context = contexts.ctx_mut()?;
    let articles = &seen.view.table.articles;
    let (by, options, dice, why) = match &seen.asked {
        Asked::Choose { by, options, why } => (*by, options.as_slice(), 0, why),
        Asked::Throw { by, request, why } => (*by, [].as_slice(), request.thrown(), why),
        _ => return Ok(()),
    };
    let sheet = QuestionSheet {
        speech: &desk.speech,
        articles,
        player: desk.name(seen, by),
        seat: chair(&seen.view.table, by),
        options,
        dice,
        in_hand: held.iter().any(|called| !called.by_bot),
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

fn hang_the_curtain(
    mut contexts: EguiContexts,
    desk: Desk,
    curtain: Res<Curtain>,
    hands: Res<Hands>,
    time: Res<Time>,
    mut lifted: Local<f32>,
    mut lift: MessageWriter<LiftCurtain>,
    mut stir: ResMut<Stir>,
) -> Result {
    let (Some(seen), Some(next)) = (desk.seen(), curtain.next.filter(|_| !curtain.up)) else {
        *lifted = 0.0;
        return Ok(());
    };
    let context = contexts.ctx_mut()?;
    let sheet = CurtainSheet {
        speech: &desk.speech,
        player: desk.speech.tell(key::LOG_PHASE, &[("phase", desk.name(seen, next))]),
        seat: chair(&seen.view.table, next),
        key: desk.speech.say(key::INPUT_KEY_SPACE),
        lifted: *lifted,
    };
    let held = over_the_window(context, "curtain", Order::Foreground, |ui| curtain_ui(ui, &sheet));
    if held || hands.holds(Deed::Proceed) {
        *lifted = (*lifted + time.delta_secs() / HOLD).min(1.0);
        stir.up();
        if *lifted >= 1.0 {
            lift.write(LiftCurtain);
            *lifted = 0.0;
            context.memory_mut(|memory| {
                if let Some(focus) = memory.focused() {
                    memory.surrender_focus(focus);
                }
            });
        }
    } else if *lifted > 0.0 {
        *lifted = (*lifted - time.delta_secs() / HOLD).max(0.0);
        stir.up();
    }
    Ok(())
}

fn end_the_battle(
    mut contexts: EguiContexts,
    desk: Desk,
    mut open: ResMut<OpenPapers>,
    mut given: MessageWriter<OrderGiven<TheShips>>,
    mut back: MessageWriter<OrderTakenBack<TheShips>>,
    mut stir: ResMut<Stir>,
) -> Result {
    let (Some(seen), Some(stage)) = (desk.seen(), open.ending) else { return Ok(()) };
    let Some(seat) = seen.seat else {
        open.ending = None;
        return Ok(());
    };
    let other = kernel::Seat(1 - seat.0.min(1));
    let context = contexts.ctx_mut()?;
    let sheet = EndSheet {
        speech: &desk.speech,
        player: desk.name(seen, seat),
        other: desk.name(seen, other),
        alone: desk.players.is_bot(other),
        stage,
    };
    let wish = over_the_window(context, "ending", Order::Foreground, |ui| {
        paper::nightfall(ui.painter(), ui.max_rect(), &Colours::of(ui.ctx()));
        end_ui(ui, &sheet)
    });
    match wish {
        Some(EndWish::Ask(stage)) => open.ending = Some(stage),
        Some(EndWish::Concede) => {
            given.write(OrderGiven { seat, order: Command::Concede });
            open.ending = None;
        }
        Some(EndWish::Agree) => {
            // Both give up at once: nobody has won (TS-25.5).
            for sealed in &seen.sealed {
                back.write(OrderTakenBack::of(*sealed));
            }
            for seat in [seat, other] {
                given.write(OrderGiven { seat, order: Command::Concede });
            }
            open.ending = None;
        }
        Some(EndWish::Close) => open.ending = None,
        None => return Ok(()),
    }
    stir.up();
    Ok(())
}

fn remember(mut begun: ResMut<Begun>, mut matches: MessageReader<NewMatch<TheShips>>) {
    if let Some(new) = matches.read().last() {
        begun.0 = Some(new.clone());
    }
}

fn pronounce(
    mut contexts: EguiContexts,
    desk: Desk,
    log: Res<LogBook<TheShips>>,
    begun: Res<Begun>,
    mut open: ResMut<OpenPapers>,
    mut summed: Local<Option<(usize, VerdictSheet)>>,
    mut again: MessageWriter<NewMatch<TheShips>>,
    mut leave: MessageWriter<LeaveMatch>,
    mut watch: MessageWriter<ReplayWish>,
    mut screen: ResMut<NextState<Screen>>,
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
            if let Some(begun) = &begun.0 {
                again.write(NewMatch { seed: None, ..begun.clone() });
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
    mut open: ResMut<OpenPapers>,
) {
    let (Ok(piece), Ok(seen)) = (chosen.single(), windows.single()) else { return };
    let table = &seen.view.table;
    if let Some(place) = table.each().find(|place| table.id(*place).as_str() == piece.id) {
        open.book = place;
    }
}

fn put_away(_: On<TableCleared>, mut open: ResMut<OpenPapers>) {
    *open = OpenPapers { log: open.log, ..OpenPapers::default() };
}

/// What the bar of a replay says of this game, and the papers it offers.
fn lend_to_the_replay(
    desk: Desk,
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

/// The table can be seen: no curtain hangs before it.
fn curtain_is_up(curtain: Option<Res<Curtain>>) -> bool {
    curtain.is_none_or(|curtain| curtain.up)
}

pub(super) fn plugin(app: &mut App) {
    let at_table = in_state(Screen::Table)
        .and_then(in_state(Menu::None))
        .and_then(resource_exists::<Speech>)
        .and_then(resource_exists::<Hands>);
    app.init_resource::<OpenPapers>()
        .init_resource::<Written>()
        .init_resource::<Begun>()
        .add_observer(put_away)
        .add_systems(
            Update,
            (
                remember,
                open_her_book,
                write_the_log.after(crate::play::PlaySystems::Show).run_if(resource_exists::<Speech>),
                lend_to_the_replay
                    .after(write_the_log)
                    .run_if(resource_exists::<Speech>.and_then(has_the_table::<TheShips>)),
                speak_to
                    .after(crate::play::PlaySystems::Show)
                    .run_if(resource_exists::<Speech>.and_then(has_the_table::<TheShips>)),
                pull_with_keys.run_if(
                    resource_exists::<Hands>.and_then(in_state(Screen::Table)).and_then(has_the_table::<TheShips>),
                ),
            ),
        )
        .add_systems(
            EguiPrimaryContextPass,
            (
                (show_the_ribbon.run_if(not(replaying)), show_log_and_books, ask, end_the_battle, pronounce)
                    .chain()
                    .run_if(curtain_is_up),
                hang_the_curtain,
            )
                .chain()
                .run_if(at_table),
        );
}
