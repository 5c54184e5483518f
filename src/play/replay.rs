//! A match played again: forwards with its shows and throws, backwards, and to any moment at once.
//!
//! A replay shows what lies open to everybody and nothing else, whether the battle is over or still goes on: nobody learns
//! from it what he was not told. The match behind it stays as it is.

use std::sync::Arc;

use bevy::prelude::*;

use super::PlaySystems;
use super::at_table::AtTable;
use super::begin::ShowBrokenOff;
use super::called_throw::OutOfHand;
use super::current_match::CurrentMatch;
use super::log::LogBook;
use super::moments::{Lens, Moment};
use super::pace::Pace;
use super::seen::{Afresh, Published};
use super::telling::{Audience, Holds, Told};
use super::throws::{Recorded, ThrownFor, ThrowsAreShown};
use crate::rules::kernel::{Answer, Viewer};

/// Dice of a replay among those who keep the telling waiting.
const DICE: &str = "dice of a replay";
/// Between two steps backwards, at the normal pace.
const BACKWARDS: f32 = 0.5;

/// Which way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    /// As it was played.
    Onward,
    /// Back to the beginning.
    Back,
}

/// How far a step goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stride {
    /// To the next line that everybody was told.
    Line,
    /// To the next phase.
    Phase,
    /// To the next turn.
    Turn,
}

/// What is asked of a replay.
#[derive(Message, Clone, Copy, PartialEq, Debug)]
pub enum ReplayWish {
    /// Play the match on the table again.
    Open,
    /// Back to the match as it stands.
    Close,
    /// Go on with a match that was opened only to be watched.
    TakeOver,
    /// Let it run.
    Play(Direction),
    /// Let it stand still.
    Hold,
    /// One step.
    Step(Direction, Stride),
    /// After so many happenings.
    To(usize),
    /// As fast as this.
    Pace(Pace),
}

/// How a replay stands, for whoever draws it.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct ReplayStand {
    /// There is one.
    pub on: bool,
    /// So many happenings have been told.
    pub at: usize,
    /// So many there are.
    pub of: usize,
    /// The turn.
    pub turn: u16,
    /// Where turns begin.
    pub turns: Arc<[(u16, usize)]>,
    /// After which happenings there is something new for everybody.
    pub lines: Arc<[usize]>,
    /// Which way it runs, if it runs.
    pub running: Option<Direction>,
    /// How fast it runs when it runs.
    pub pace: Pace,
    /// The battle was opened only to be watched.
    pub from_file: bool,
    /// It was played to its end.
    pub over: bool,
}

/// The match as a line of moments, and how it is run along.
#[derive(Clone, Debug)]
pub(super) struct Reel {
    /// How many happenings.
    of: usize,
    /// After which happenings a line for everybody, a phase, a turn has begun.
    lines: Arc<[usize]>,
    phases: Arc<[usize]>,
    turns: Arc<[(u16, usize)]>,
    /// The inputs that were throws, and how many happenings there were before each.
    throws: Arc<[(usize, usize)]>,
    running: Option<Direction>,
    /// Where it stops running.
    until: usize,
    pace: Pace,
    /// The pace of the match itself.
    pace_before: Pace,
    /// Seconds since the last step backwards.
    since: f32,
}

impl Reel {
    fn of<G: AtTable>(current: &CurrentMatch<G>, log: &LogBook<G>, pace: Pace) -> Self {
        let (mut lines, mut phases, mut turns) = (Vec::new(), Vec::new(), Vec::new());
        let mut of = 0;
        let mut last = None;
        // Each line knows the state before it; what the last one led to is the state as shown.
        let stand = |line: &super::log::Line<G>| (line.turn, line.phase, line.told_to(Viewer::Bystander).is_some());
        let now = (G::turn(&current.shown), G::phase(&current.shown), true);
        let mut told_before = true;
        for (place, (turn, phase, told)) in log.standing().map(stand).chain([now]).enumerate() {
            if place > 0 && told_before {
                lines.push(place);
            }
            if let Some((last_turn, last_phase)) = last {
                if last_turn != turn {
                    turns.push((turn, place));
                }
                if last_turn != turn || std::mem::discriminant(&last_phase) != std::mem::discriminant(&phase) {
                    phases.push(place);
                }
            }
            (of, last, told_before) = (place, Some((turn, phase)), told);
        }
        let journal = current.play.journal();
        let thrown = |(number, before): (usize, &usize)| {
            matches!(journal.answer_at(number), Some(Answer::Thrown(_))).then_some((number, *before))
        };
        let throws = current.inputs.iter().enumerate().filter_map(thrown).filter(|(_, before)| *before < of).collect();
        let calm = if matches!(pace, Pace::Step | Pace::Paused) { Pace::Normal } else { pace };
        Self {
            of,
            lines: lines.into(),
            phases: phases.into(),
            turns: turns.into(),
            throws,
            running: None,
            until: 0,
            pace: calm,
            pace_before: pace,
            since: 0.0,
        }
    }

    /// The same, standing still.
    pub(super) fn held(self) -> Self {
        Self { running: None, until: 0, ..self }
    }

    /// Where a step from here leads.
    fn stop(&self, at: usize, direction: Direction, stride: Stride) -> usize {
        let turns: Vec<usize>;
        let stops = match stride {
            Stride::Line => &*self.lines,
            Stride::Phase => &*self.phases,
            Stride::Turn => {
                turns = self.turns.iter().map(|(_, place)| *place).collect();
                &turns
            }
        };
        match direction {
            Direction::Onward => stops.iter().copied().find(|stop| *stop > at).unwrap_or(self.of),
            Direction::Back => stops.iter().copied().rev().find(|stop| *stop < at).unwrap_or(0),
        }
    }
}

/// Everything that is to be told again when the table jumps to another moment.
fn jump<G: AtTable>(world: &mut World, happenings: usize, reel: Reel) {
    world.resource_scope(|world, mut moment: Mut<Moment<G>>| {
        let Some(current) = world.get_resource::<CurrentMatch<G>>() else { return };
        let mut lens = Lens::after(happenings, current, world.resource::<LogBook<G>>());
        lens.reel = Some(reel);
        moment.0 = Some(lens);
    });
    break_off(world);
}

fn break_off(world: &mut World) {
    let mut thrown = world.query_filtered::<Entity, With<OfTheReplay>>();
    for throw in thrown.iter(world).collect::<Vec<_>>() {
        world.despawn(throw);
    }
    world.resource_mut::<Holds>().clear();
    world.resource_mut::<Afresh>().0 += 1;
    world.trigger(ShowBrokenOff);
}

/// A throw of the match that is played again.
#[derive(Component, Clone, Copy, Debug)]
struct OfTheReplay;

/// The wishes since the last frame, one after the other.
fn heed<G: AtTable>(world: &mut World, mut read: Local<bevy::ecs::message::MessageCursor<ReplayWish>>) {
    let Some(messages) = world.get_resource::<Messages<ReplayWish>>() else { return };
    let wishes: Vec<ReplayWish> = read.read(messages).copied().collect();
    if wishes.is_empty() || !world.contains_resource::<CurrentMatch<G>>() {
        return;
    }
    for wish in wishes {
        match world.resource::<Moment<G>>().0.as_ref().and_then(|lens| Some((lens.at, lens.reel.clone()?))) {
            None if wish == ReplayWish::Open => {
                let flying = world.query_filtered::<(), With<OutOfHand>>().iter(world).next().is_some();
                if !flying {
                    open::<G>(world, 0);
                }
            }
            None => {}
            Some((at, reel)) => ask::<G>(world, wish, at, reel),
        }
    }
}

/// Opens the match on the table as a replay, and lets it run.
pub(super) fn open<G: AtTable>(world: &mut World, from: usize) {
    let pace = world.get_resource::<Pace>().copied().unwrap_or_default();
    let Some(current) = world.get_resource::<CurrentMatch<G>>() else { return };
    let reel = Reel::of(current, world.resource::<LogBook<G>>(), pace);
    let (until, now) = (reel.of, reel.pace);
    jump::<G>(world, from, Reel { running: Some(Direction::Onward), until, ..reel });
    world.insert_resource(now);
}

fn ask<G: AtTable>(world: &mut World, wish: ReplayWish, at: usize, reel: Reel) {
    let shows = world.resource::<Holds>().any();
    match wish {
        ReplayWish::Open => {}
        ReplayWish::Close | ReplayWish::TakeOver => {
            world.resource_mut::<Moment<G>>().leave();
            world.insert_resource(reel.pace_before);
            if wish == ReplayWish::TakeOver {
                world.resource_mut::<CurrentMatch<G>>().from_record = false;
            }
            break_off(world);
        }
        ReplayWish::Hold => {
            set::<G>(world, |reel| reel.running = None);
            world.insert_resource(Pace::Paused);
        }
        ReplayWish::Pace(pace) => {
            let running = reel.running.is_some();
            set::<G>(world, |reel| reel.pace = pace);
            if running {
                world.insert_resource(pace);
            }
        }
        ReplayWish::Play(direction) => {
            let until = if direction == Direction::Onward { reel.of } else { 0 };
            world.insert_resource(reel.pace);
            let run = Reel { running: Some(direction), until, since: 0.0, ..reel };
            if direction == Direction::Onward && at == run.of {
                jump::<G>(world, 0, run);
            } else if direction == Direction::Back && shows {
                jump::<G>(world, at, run);
            } else {
                set::<G>(world, |reel| *reel = run);
            }
        }
        ReplayWish::Step(Direction::Onward, Stride::Line) => {
            // A step onward is shown; whatever was still being shown is at its end at once.
            let until = reel.stop(at, Direction::Onward, Stride::Line);
            world.insert_resource(reel.pace);
            let run = Reel { running: Some(Direction::Onward), until, ..reel };
            if shows { jump::<G>(world, at, run) } else { set::<G>(world, |reel| *reel = run) }
        }
        ReplayWish::Step(direction, stride) => {
            let to = reel.stop(at, direction, stride);
            jump::<G>(world, to, reel.held());
        }
        ReplayWish::To(place) => jump::<G>(world, place, reel.held()),
    }
}

fn set<G: AtTable>(world: &mut World, change: impl FnOnce(&mut Reel)) {
    if let Some(reel) = world.resource_mut::<Moment<G>>().0.as_mut().and_then(|lens| lens.reel.as_mut()) {
        change(reel);
    }
}

/// Runs on: tells the next happening again once the show of the one before is over.
fn run<G: AtTable>(world: &mut World) {
    let dice = world.query_filtered::<(), With<OfTheReplay>>().iter(world).next().is_some();
    if !dice {
        world.resource_mut::<Holds>().release(DICE);
    }
    let seconds = world.resource::<Time>().delta_secs();
    let pace = world.get_resource::<Pace>().copied().unwrap_or_default();
    loop {
        let moment = world.resource::<Moment<G>>();
        let Some((lens, reel)) = moment.0.as_ref().and_then(|lens| Some((lens, lens.reel.as_ref()?))) else { return };
        let (at, line, until) = (lens.at, lens.line, reel.until);
        match reel.running {
            None => return,
            Some(Direction::Back) => {
                let since = reel.since + seconds * pace.speed();
                let (to, held) = (reel.stop(at, Direction::Back, Stride::Line), reel.clone());
                if at == 0 {
                    set::<G>(world, |reel| reel.running = None);
                } else if since >= BACKWARDS {
                    jump::<G>(world, to, Reel { since: 0.0, ..held });
                } else {
                    set::<G>(world, |reel| reel.since = since);
                }
                return;
            }
            Some(Direction::Onward) if world.resource::<Holds>().telling() => return,
            Some(Direction::Onward) if at >= until => {
                set::<G>(world, |reel| reel.running = None);
                return;
            }
            Some(Direction::Onward) => {}
        }
        if let Some(number) = due::<G>(world) {
            show_the_throw::<G>(world, number);
        } else {
            tell::<G>(world, line);
        }
    }
}

/// The throw that comes before the next happening.
fn due<G: AtTable>(world: &World) -> Option<usize> {
    let lens = world.resource::<Moment<G>>().0.as_ref()?;
    let throws = &lens.reel.as_ref()?.throws;
    throws.iter().find(|(number, before)| *before == lens.at && *number >= lens.inputs).map(|(number, _)| *number)
}

fn show_the_throw<G: AtTable>(world: &mut World, number: usize) {
    if let Some(lens) = world.resource_mut::<Moment<G>>().0.as_mut() {
        lens.inputs = number + 1;
    }
    let current = world.resource::<CurrentMatch<G>>();
    let record = match current.play.journal().answer_at(number) {
        Some(Answer::Thrown(outcome)) => current.throws.showing(number, outcome),
        _ => None,
    };
    let why = current.whys.get(&number).cloned();
    if let Some(record) = record.filter(|_| world.contains_resource::<ThrowsAreShown>()) {
        world.resource_mut::<ThrownFor<G>>().0 = why;
        world.spawn((Name::new("throw of a replay"), OfTheReplay, Recorded(record)));
        world.resource_mut::<Holds>().hold(DICE);
    }
}

/// Tells the next happening; `last` is the line of the one before.
fn tell<G: AtTable>(world: &mut World, last: usize) {
    let told = world.resource_scope(|world, mut moment: Mut<Moment<G>>| {
        let lens = moment.0.as_mut()?;
        let log = world.resource::<LogBook<G>>();
        let started = lens.at > 0;
        let next = log.standing_from(if started { last + 1 } else { 0 }).next()?;
        let before = G::seen_by(&lens.state, Viewer::Bystander);
        G::evolve(&mut lens.state, next.truth());
        (lens.at, lens.line) = (lens.at + 1, next.number);
        let happening = next.told_to(Viewer::Bystander)?.clone();
        let after = G::seen_by(&lens.state, Viewer::Bystander);
        Some(Told::<G> { number: next.number, happening, before, after, again: true })
    });
    if let Some(told) = told.filter(|_| world.contains_resource::<Audience>()) {
        world.trigger(told);
    }
}

fn mirror<G: AtTable>(
    current: Option<Res<CurrentMatch<G>>>,
    moment: Res<Moment<G>>,
    mut stand: ResMut<ReplayStand>,
    mut own: Local<bool>,
) {
    let Some((current, (lens, reel))) =
        current.zip(moment.0.as_ref().and_then(|lens| Some((lens, lens.reel.as_ref()?))))
    else {
        // Another game's replay is none of ours.
        if std::mem::take(&mut *own) {
            *stand = ReplayStand::default();
        }
        return;
    };
    *own = true;
    stand.set_if_neq(ReplayStand {
        on: true,
        at: lens.at,
        of: reel.of,
        turn: G::turn(&lens.state),
        turns: reel.turns.clone(),
        lines: reel.lines.clone(),
        running: reel.running,
        pace: reel.pace,
        from_file: current.from_record,
        over: G::is_over(&current.shown),
    });
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ReplayStand>().add_message::<ReplayWish>();
}

pub(super) fn of_game<G: AtTable>(app: &mut App) {
    app.add_systems(
        Update,
        (
            heed::<G>.in_set(PlaySystems::Begin).after(super::moments::look::<G>),
            run::<G>.in_set(PlaySystems::Tell),
            mirror::<G>.in_set(PlaySystems::Show).after(Published),
        ),
    );
}
