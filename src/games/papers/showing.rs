//! The papers that every game lays out the same way: the ribbon, the log, the verdict, and the bar of a replay.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::Order;

use super::desk::{Begun, Desk};
use super::fork;
use super::levers::{Levers, OpenPapers};
use super::log_page::{KeepLog, Written, log_sheet};
use super::progress::Progress;
use super::ribbon::{RibbonSheet, ribbon};
use super::verdict::{RematchSheet, Verdict, VerdictWish, verdict_ui};
use super::{MatchStatus, Papers};
use crate::logbook::wording::{Arg, Fact, key};
use crate::play::annals::annals;
use crate::play::begin::{LeaveMatch, NewMatch, Rematch};
use crate::play::bots::Thinkers;
use crate::play::current_match::CurrentMatch;
use crate::play::log::LogBook;
use crate::play::replay::ReplayWish;
use crate::play::second_window::FirstWindowOnly;
use crate::play::seen::{Asked, Seen};
use crate::play::undo::Undoable;
use crate::rules::kernel::Seat;
use crate::table::panels::replay::{PaperAsked, ReplayPapers};
use crate::table::sheet::lies;
use crate::table::stage::Screen;
use crate::table::theme::furniture::over_the_window;
use crate::table::theme::{Colours, paper};

/// The question that is waited for, in words, with its seat.
fn who<G: Papers>(desk: &Desk<G>, seen: &Seen<G>, thinkers: &Thinkers) -> (Fact, Option<Seat>) {
    let said = |said: fn(Arg) -> Fact, seat| (said(desk.name(seen, seat)), Some(seat));
    if let Some(number) = seen.moment {
        return (Fact::from(key::RibbonMoment { number }), None);
    }
    if let Some(seat) = thinkers.0.first() {
        return said(key::RibbonThinks::of, *seat);
    }
    match &seen.asked {
        Asked::Choose { by, .. } => said(key::RibbonChooses::of, *by),
        Asked::Throw { by, .. } => said(key::RibbonThrows::of, *by),
        Asked::Over => (Fact::from(G::over(&seen.view)), None),
        asked => match (G::acts(seen, &desk.players), asked) {
            (Some((seat, does)), _) => said(does, seat),
            (None, Asked::Waits(seats)) if !seats.is_empty() => {
                let names: Vec<String> = seats.iter().map(|seat| desk.speech.name(&desk.name(seen, *seat))).collect();
                let only = seats.first().copied().filter(|_| seats.len() == 1);
                (Fact::from(key::RibbonWaits { player: Arg::text(names.join(", ")) }), only)
            }
            (None, _) => (Fact::from(key::RIBBON_TOLD), None),
        },
    }
}

pub(super) fn show_the_ribbon<G: Papers>(
    mut contexts: EguiContexts,
    desk: Desk<G>,
    undoable: Res<Undoable>,
    thinkers: Res<Thinkers>,
    written: Res<Written>,
    mut levers: Levers,
) -> Result {
    let Some(seen) = desk.seen() else { return Ok(()) };
    let context = contexts.ctx_mut()?;
    let (who, seat) = who(&desk, seen, &thinkers);
    let MatchStatus { turn, phase, part, writes_in_secret, may_end } = G::standing(seen);
    let sheet = RibbonSheet {
        speech: &desk.speech,
        turn,
        phase: (seen.asked != Asked::Over).then_some(phase),
        beat: part,
        who,
        crest: seat.map(|seat| G::crest(&seen.view, seat, &Colours::of(context))),
        moment: seen.moment,
        news: written.news().map(str::to_owned),
        undoable: *undoable,
        pace: *levers.pace,
        alone: desk.players.persons() < 2 && !desk.is_guest(),
        showing: desk.telling(),
        log: levers.open.log,
        books: G::BOOKS.then_some(levers.open.books),
        may_drop: (writes_in_secret || desk.out_of_turn(seen)) && desk.is_shared(),
        may_end: may_end && !desk.fork().is_open(),
        fork: desk.fork(),
    };
    if sheet.fork.is_open() {
        fork::edge(context);
    }
    if let Some(wish) = ribbon(context, &sheet) {
        levers.apply(wish);
    }
    Ok(())
}

pub(super) fn show_the_log<G: Papers>(
    mut contexts: EguiContexts,
    desk: Desk<G>,
    written: Res<Written>,
    mut levers: Levers,
) -> Result {
    let Some(seen) = desk.seen().filter(|_| levers.open.log) else { return Ok(()) };
    let context = contexts.ctx_mut()?;
    let place = lies(context, G::log_place(seen, &desk.players, &levers.open));
    let stand = (levers.open.whole, !desk.is_guest() && !desk.fork().is_open());
    if let Some(wish) = log_sheet(context, place, &desk.speech, &written.lines, seen.moment, stand) {
        levers.turn_to(wish);
    }
    Ok(())
}

/// The rematch on the last page.
fn rematch<G: Papers>(desk: &Desk<G>, seen: &Seen<G>, points: &[i32], colours: &Colours) -> RematchSheet {
    let legs = desk.players.seats().zip(points).filter_map(|(seat, points)| {
        let brought = desk.players.of(seat)?.brought?;
        Some((G::crest(&seen.view, seat, colours), desk.name(seen, seat), brought, *points))
    });
    RematchSheet { offered: points.len() > 1 && !desk.is_guest(), legs: legs.collect(), may_keep: !desk.is_guest() }
}

pub(super) fn show_the_verdict<G: Papers>(
    mut contexts: EguiContexts,
    desk: Desk<G>,
    (log, current): (Res<LogBook<G>>, Option<Res<CurrentMatch<G>>>),
    begun: Res<Begun<G>>,
    mut open: ResMut<OpenPapers>,
    mut summed: Local<Option<(usize, Verdict)>>,
    (mut again, mut next_leg): (MessageWriter<NewMatch<G>>, MessageWriter<Rematch>),
    mut leave: MessageWriter<LeaveMatch>,
    mut watch: MessageWriter<ReplayWish>,
    mut screen: ResMut<NextState<Screen>>,
    (mut first, mut keep): (MessageWriter<FirstWindowOnly>, MessageWriter<KeepLog>),
) -> Result {
    let Some(seen) = desk.seen().filter(|seen| seen.asked == Asked::Over && !open.aside && !desk.fork().is_open())
    else {
        return Ok(());
    };
    let context = contexts.ctx_mut()?;
    if desk.speech.is_changed() || summed.as_ref().is_none_or(|(length, _)| *length != log.len()) {
        let mut page = G::verdict(&desk, seen, &log);
        // Another window may know of the end alone.
        let scores = current.map(|current| annals(&current, &log, G::scores)).unwrap_or_default();
        let crests = desk.players.seats().map(|seat| G::crest(&seen.view, seat, &Colours::of(context))).collect();
        page.picture = page.picture.or_else(|| Progress::of(scores, crests).map(Progress::picture));
        *summed = Some((log.len(), page));
    }
    let Some((_, verdict)) = summed.as_ref() else { return Ok(()) };
    let colours = Colours::of(context);
    let legs = rematch(&desk, seen, &verdict.points, &colours);
    let wish = over_the_window(context, "verdict", Order::Middle, |ui| {
        paper::nightfall(ui.painter(), ui.max_rect(), &Colours::of(ui.ctx()));
        let crest = |seat| G::crest(&seen.view, seat, &colours);
        verdict_ui(ui, &desk.speech, &crest, verdict, &legs)
    });
    let mut leave_for = |next| {
        leave.write(LeaveMatch);
        screen.set(next);
    };
    match wish {
        Some(VerdictWish::Again) => {
            if let Some(begun) = begun.again() {
                again.write(begun);
            } else if desk.is_guest() {
                first.write(FirstWindowOnly);
            } else {
                leave_for(Screen::Chooser);
            }
        }
        Some(VerdictWish::Rematch) => {
            next_leg.write(Rematch { points: verdict.points.clone() });
        }
        Some(VerdictWish::Another) => leave_for(Screen::Chooser),
        Some(VerdictWish::Watch) => {
            watch.write(ReplayWish::Open);
        }
        Some(VerdictWish::KeepLog) => {
            keep.write(KeepLog);
        }
        Some(VerdictWish::Look) => open.aside = true,
        Some(VerdictWish::ToTitle) => leave_for(Screen::Title),
        None => {}
    }
    Ok(())
}

/// Fills the bar of a replay for this game, with the papers it offers.
pub(super) fn fill_replay_bar<G: Papers>(
    desk: Desk<G>,
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
    let speech = &desk.speech;
    let MatchStatus { phase, part, .. } = G::standing(seen);
    let mut stand = speech.say(phase);
    if let Some((beat, stage)) = part {
        stand = format!("{stand} · {}", speech.say(key::RibbonBeat { beat, stage: Arg::key(stage) }));
    }
    let news = written.lines.last().map(|line| line.text.clone());
    let books = G::BOOKS.then_some((key::BOOKS_TITLE, open.books));
    let offered = [(key::LOG_TITLE, open.log)].into_iter().chain(books).collect();
    let players = desk.players.seats().map(|seat| speech.name(&desk.name(seen, seat))).collect();
    papers.set_if_neq(ReplayPapers { stand: Some(stand), news, papers: offered, players });
}
