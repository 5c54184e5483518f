//! Joins the papers with the battle: what the window may see goes onto them, what is wished for goes to `play`.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Order};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::asking::{log_side, sheet_width, show_the_sides};
use super::throw_slip::show_the_throw;
use super::verdict::{Fought, VerdictWish, fought, verdict_ui};
use crate::games::dead_reckoning::offers::asked_seat;
use crate::games::dead_reckoning::sides::sides;
use crate::games::papers::desk::{Begun, Desk};
use crate::games::papers::levers::{Levers, OpenPapers};
use crate::games::papers::log_page::{Written, log_sheet};
use crate::games::papers::ribbon::{RibbonSheet, ribbon};
use crate::games::papers::{PaperSystems, above, below};
use crate::logbook::wording::dead_reckoning as words;
use crate::logbook::wording::{Fact, key};
use crate::play::PlaySystems;
use crate::play::at_table::has_the_table;
use crate::play::begin::{LeaveMatch, NewMatch};
use crate::play::bots::Thinkers;
use crate::play::log::LogBook;
use crate::play::replay::ReplayWish;
use crate::play::seen::{Asked, Seen};
use crate::play::undo::Undoable;
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::dead_reckoning::state::Phase;
use crate::rules::kernel;
use crate::table::panels::replay::{PaperAsked, ReplayPapers, replaying};
use crate::table::speech::Speech;
use crate::table::stage::Screen;
use crate::table::theme::furniture::over_the_window;
use crate::table::theme::slips::at_the_side;
use crate::table::theme::{Colours, paper};

/// What is waited for, in words.
fn who(desk: &Desk<DeadReckoning>, seen: &Seen<DeadReckoning>, thinkers: &Thinkers) -> Fact {
    let said = |key: &str, seat| Fact::new(key).with("player", desk.name(seen, seat));
    if let Some(number) = seen.moment {
        return Fact::new(key::RIBBON_MOMENT).with("number", number);
    }
    if let Some(seat) = thinkers.0.first() {
        return said(key::RIBBON_THINKS, *seat);
    }
    match (&seen.asked, asked_seat(seen, &desk.players)) {
        (Asked::Throw { by, .. }, _) => said(key::RIBBON_THROWS, *by),
        (Asked::Choose { .. }, Some(seat)) => said(key::RIBBON_CHOOSES, seat),
        (_, Some(seat)) => said(key::DUEL_ACTS, seat),
        (Asked::Waits(seats), _) if !seats.is_empty() => {
            said(key::RIBBON_WAITS, seats.first().copied().unwrap_or(kernel::Seat(0)))
        }
        (Asked::Over, _) => Fact::new(key::PHASE_OVER),
        _ => Fact::new(key::RIBBON_TOLD),
    }
}

fn show_the_ribbon(
    mut contexts: EguiContexts,
    desk: Desk<DeadReckoning>,
    undoable: Res<Undoable>,
    thinkers: Res<Thinkers>,
    written: Res<Written>,
    mut levers: Levers,
) -> Result {
    let Some(seen) = desk.seen() else { return Ok(()) };
    let context = contexts.ctx_mut()?;
    let who = who(&desk, seen, &thinkers);
    let writing = seen.asked == Asked::Orders && seen.view.table.phase != Phase::Abilities;
    let sheet = RibbonSheet {
        speech: &desk.speech,
        turn: None,
        phase: words::phase(seen.view.table.phase),
        beat: None,
        who,
        // Badges are those of chairs; here colours say who it is.
        seat: None,
        moment: seen.moment,
        news: written.news().filter(|_| !levers.open.log).map(str::to_owned),
        undoable: *undoable,
        pace: *levers.pace,
        showing: desk.telling(),
        log: levers.open.log,
        books: None,
        may_drop: writing && desk.is_shared(),
        may_end: false,
    };
    if let Some(wish) = ribbon(context, &sheet) {
        levers.heed(wish);
    }
    Ok(())
}

fn show_the_log(
    mut contexts: EguiContexts,
    desk: Desk<DeadReckoning>,
    written: Res<Written>,
    mut levers: Levers,
) -> Result {
    let Some(seen) = desk.seen().filter(|_| levers.open.log) else { return Ok(()) };
    let context = contexts.ctx_mut()?;
    let window = context.viewport_rect();
    let [active, _] = sides(&seen.view);
    let left = log_side(asked_seat(seen, &desk.players), &active) == "duel-left";
    let side = if left { Align2::LEFT_TOP } else { Align2::RIGHT_TOP };
    let place = at_the_side(window, side, sheet_width(window), below(context, "hud"), above(context, "ribbon"));
    if let Some(wish) = log_sheet(context, place, &desk.speech, &written.lines, seen.moment) {
        levers.turn_to(wish);
    }
    Ok(())
}

fn pronounce(
    mut contexts: EguiContexts,
    desk: Desk<DeadReckoning>,
    log: Res<LogBook<DeadReckoning>>,
    begun: Res<Begun<DeadReckoning>>,
    mut open: ResMut<OpenPapers>,
    mut summed: Local<Option<(usize, Vec<Fought>)>>,
    mut again: MessageWriter<NewMatch<DeadReckoning>>,
    mut leave: MessageWriter<LeaveMatch>,
    mut watch: MessageWriter<ReplayWish>,
    mut screen: ResMut<NextState<Screen>>,
) -> Result {
    let Some(seen) = desk.seen().filter(|seen| seen.asked == Asked::Over && !open.aside) else { return Ok(()) };
    if summed.as_ref().is_none_or(|(length, _)| *length != log.len()) {
        *summed = Some((log.len(), fought(&log)));
    }
    let Some((_, all)) = summed.as_ref() else { return Ok(()) };
    let context = contexts.ctx_mut()?;
    let table = &seen.view.table;
    let name = |colour| match table.player(colour) {
        Some(_) => desk.name(seen, table.seat(colour)),
        None => words::colour(colour),
    };
    let wish = over_the_window(context, "verdict", Order::Middle, |ui| {
        paper::nightfall(ui.painter(), ui.max_rect(), &Colours::of(ui.ctx()));
        verdict_ui(ui, &desk.speech, all, &name)
    });
    match wish {
        Some(VerdictWish::Again) => {
            if let Some(begun) = begun.again() {
                again.write(begun);
            } else {
                leave.write(LeaveMatch);
                screen.set(Screen::Chooser);
            }
        }
        Some(VerdictWish::Another) => {
            leave.write(LeaveMatch);
            screen.set(Screen::Chooser);
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

/// What the bar of a replay says of this game, and the paper it offers.
fn lend_to_the_replay(
    desk: Desk<DeadReckoning>,
    written: Res<Written>,
    mut open: ResMut<OpenPapers>,
    mut papers: ResMut<ReplayPapers>,
    mut asked: MessageReader<PaperAsked>,
) {
    let Some(seen) = desk.seen().filter(|seen| seen.replay) else {
        asked.clear();
        return;
    };
    if asked.read().count() % 2 == 1 {
        open.log = !open.log;
    }
    let stand = Some(desk.speech.say(words::phase(seen.view.table.phase)));
    let news = written.lines.last().map(|line| line.text.clone());
    papers.set_if_neq(ReplayPapers { stand, news, papers: vec![(key::LOG_TITLE, open.log)] });
}

pub(super) fn plugin(app: &mut App) {
    let at_table = has_the_table::<DeadReckoning>;
    app.add_systems(
        Update,
        lend_to_the_replay.after(PlaySystems::Show).run_if(resource_exists::<Speech>).run_if(at_table),
    )
    .add_systems(
        EguiPrimaryContextPass,
        (show_the_ribbon.run_if(not(replaying)), show_the_sides, show_the_log, show_the_throw, pronounce)
            .chain()
            .in_set(PaperSystems)
            .run_if(at_table),
    );
}
