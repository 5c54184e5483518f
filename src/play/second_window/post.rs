//! Messages to the second window: the log of its seat, every fact with the table after it, and the question to its
//! seat.

use bevy::prelude::*;

use super::host::SecondWindow;
use super::words::{Known, Open, Said, SeenUpdate, Sit, VERSION, WireLine};
use crate::play::activity::TableActivity;
use crate::play::apart::Apart;
use crate::play::at_table::AtTable;
use crate::play::called_throw::ThrowTaken;
use crate::play::consent::{Motion, Motioned, Motions};
use crate::play::counsel::MateAgreed;
use crate::play::current_match::CurrentMatch;
use crate::play::frame::{PlaySystems, PublishSystems};
use crate::play::log::{self, LogBook};
use crate::play::notebooks::Notebooks;
use crate::play::players::Players;
use crate::play::sand_glass::{SandGlass, SandRanOut, SandSystems};
use crate::play::seen::{Asked, Seen};
use crate::play::telling::LineWritten;
use crate::play::throws::{LyingDice, LyingDiceSystems, ThrownFor};
use crate::play::undo::{Returned, Undoable};
use crate::rules::kernel::{Seat, Viewer};

/// A line of the log, as the seat knows it; none if it does not.
fn line_for<G: AtTable>(line: &log::LogLine<G>, seat: Seat) -> Option<WireLine<G>> {
    let told = line.told_to(Viewer::Seat(seat))?.clone();
    let open = match line.told_to(Viewer::Bystander) {
        None => Open::Nothing,
        Some(open) if *open == told => Open::Same,
        Some(open) => Open::Less(open.clone()),
    };
    let log::LogLine { turn, phase, entry, struck, .. } = *line;
    Some(WireLine { turn, phase, entry, struck, told, open })
}

/// A fact has just been told at the first window: it is told at the second, with the table after it.
fn overhear<G: AtTable>(
    written: On<LineWritten<G>>,
    second: Option<ResMut<SecondWindow>>,
    log: Res<LogBook<G>>,
    current: Res<CurrentMatch<G>>,
) {
    let Some(mut second) = second.filter(|second| second.game == Some(G::GAME)) else { return };
    let seat = second.seat();
    let line = log.line(written.number).and_then(|line| line_for(line, seat));
    if let Some(line) = line {
        let news = second.known.news(&G::seen_by(current.shown(), Viewer::Seat(seat)));
        second.lines.push((written.number, line.struck));
        second.say(&Said::Told(line, news));
    }
}

/// Dice have come to rest: the second window sees how they fell.
fn pass_on<G: AtTable>(
    taken: On<ThrowTaken>,
    second: Option<ResMut<SecondWindow>>,
    current: Option<Res<CurrentMatch<G>>>,
) {
    let (Some(mut second), Some(current)) = (second, current) else { return };
    let ThrowTaken { game, number, by, request, outcome } = taken.event().clone();
    if let Some(record) = current.throw_line(number).filter(|_| game == G::GAME && second.game == Some(game)) {
        second.say(&Said::<G>::Thrown { by, number, request, outcome, record: record.to_owned() });
    }
}

fn post<G: AtTable>(
    mut second: ResMut<SecondWindow>,
    current: Res<CurrentMatch<G>>,
    (players, agreed, notebooks): (Res<Players>, Res<MateAgreed>, Res<Notebooks>),
    (motions, glass, apart): (Res<Motions>, Res<SandGlass>, Option<Res<Apart>>),
    log: Res<LogBook<G>>,
    lying: Res<LyingDice>,
    (thrown_for, returned): (Res<ThrownFor<G>>, Res<Returned<G>>),
    activity: Res<State<TableActivity>>,
    onlookers: Query<Ref<Seen<G>>>,
    mut ran_out: MessageReader<SandRanOut>,
) {
    let Ok(seen) = onlookers.get(second.onlooker()) else { return };
    let second = &mut *second;
    let begins = second.game != Some(G::GAME);
    if begins {
        second.game = Some(G::GAME);
        (second.known, second.stood, second.busy) = (Known::default(), None, None);
        second.lines.clear();
        second.since.forget();
        second.sitting += 1;
        let (version, game) = (VERSION.to_owned(), G::GAME.0.to_owned());
        let (seat, sitting) = (second.seat(), second.sitting);
        let keeps = notebooks.of(seat).cloned().unwrap_or_default();
        let sit = Sit { version, game, seat, players: players.kept(), sitting, keeps };
        second.say(&Said::<G>::Sit(sit));
    }
    if begins || log.is_changed() {
        tell_of_the_log(second, &log);
    }
    let afresh = second.stood != Some(seen.afresh);
    if afresh {
        second.say(&Said::<G>::Afresh);
        let record = lying.throw.as_ref().and_then(|throw| throw.write());
        second.say(&Said::<G>::Lies { record, why: thrown_for.0.clone() });
    }
    let mut news = afresh || seen.is_changed() || agreed.is_changed() || motions.is_changed();
    news |= std::mem::take(&mut second.repeat);
    let sand = glass.sand();
    // The rest it counts by itself.
    if (second.limit, &second.runs_for) != (sand.limit, &sand.runs_for) {
        (second.limit, second.runs_for) = (sand.limit, sand.runs_for.clone());
        news = true;
    }
    if begins || second.undo.0 != current.version() {
        let undo = Undoable::at(&current, &log, apart.as_deref(), Some(second.seat()));
        news |= std::mem::replace(&mut second.undo, (current.version(), undo)).1 != undo;
    }
    if news {
        second.stood = Some(seen.afresh);
        let Seen { seat, title, view, asked, sealed, moment, replay, afresh } = &*seen;
        let lines = &second.lines;
        // The line that it knows at this place of the log.
        let line = |number: usize| lines.partition_point(|(told, _)| *told <= number).saturating_sub(1);
        let moment = moment.map(line);
        let since = |open: &Motioned| {
            let place = open.since.map(|since| lines.partition_point(|(told, _)| *told < since));
            place.filter(|place| *place < lines.len())
        };
        let there = |open: &Motioned| match open.motion {
            Motion::BackTo(number) => {
                Motioned { motion: Motion::BackTo(line(number)), since: since(open), ..open.clone() }
            }
            _ => Motioned { since: since(open), ..open.clone() },
        };
        let motion = motions.0.as_ref().map(there);
        let update = SeenUpdate {
            seat: *seat,
            title: title.clone(),
            view: second.known.news(view),
            asked: asked.clone(),
            sealed: sealed.clone(),
            moment,
            replay: *replay,
            afresh: *afresh,
            mate: agreed.0,
            motion,
            glass: sand.clone(),
            undo: second.undo.1,
        };
        second.say(&Said::Stands(Box::new(update)));
    }
    if let Some(order) = returned.0.get(&second.seat()).filter(|_| begins || returned.is_changed()) {
        second.say(&Said::<G>::Back(order.clone()));
    }
    for SandRanOut(seat) in ran_out.read() {
        second.say(&Said::<G>::RanOut(*seat));
    }
    if seen.asked == Asked::Orders {
        let seat = second.seat();
        if let Some(Some(since)) = second.since.news(seat, true, &current, &log) {
            second.say(&Said::Since(Box::new(since)));
        }
    }
    let busy = Some(*activity.get());
    if second.busy != busy {
        second.busy = busy;
        second.say(&Said::<G>::Busy(*activity.get()));
    }
}

/// Lines that no show brought, and those that were struck since.
fn tell_of_the_log<G: AtTable>(second: &mut SecondWindow, log: &LogBook<G>) {
    let seat = second.seat();
    let from = second.lines.last().map_or(0, |(number, _)| number + 1);
    let lines: Vec<_> = log.lines_from(from).filter_map(|line| Some((line.number, line_for(line, seat)?))).collect();
    for (number, line) in lines {
        second.lines.push((number, line.struck));
        second.say(&Said::Line(line));
    }
    let mut struck = Vec::new();
    for (place, (number, before)) in second.lines.iter_mut().enumerate() {
        if !*before && log.line(*number).is_some_and(|line| line.struck) {
            *before = true;
            struck.push(place);
        }
    }
    if !struck.is_empty() {
        second.say(&Said::<G>::Struck(struck));
    }
}

pub(super) fn of_game<G: AtTable>(app: &mut App) {
    app.add_observer(overhear::<G>).add_observer(pass_on::<G>).add_systems(
        Update,
        post::<G>
            .in_set(PlaySystems::Show)
            .after(PublishSystems)
            .after(LyingDiceSystems)
            .after(SandSystems)
            .run_if(resource_exists::<SecondWindow>.and_then(resource_exists::<CurrentMatch<G>>)),
    );
}
