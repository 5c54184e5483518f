//! A match played again: forwards with its shows and throws, backwards, and to any moment at once.
//!
//! As long as the battle goes on a replay shows open facts only, so that no player learns a secret from it. Once it is
//! over, it may be watched through the eyes of any seat, with the cards as the seat held them. The match behind it
//! stays as it is.

use std::sync::Arc;

use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;

use super::at_table::AtTable;
use super::called_throw::OutOfHand;
use super::current_match::CurrentMatch;
use super::frame::{Afresh, PlaySystems, PublishSystems, ShowBrokenOff};
use super::lens::{Lens, Moment};
use super::log::LogBook;
use super::moments::LookAtMoment;
use super::pace::Pace;
use super::reel::Reel;
pub use super::reel::{Direction, Stride};
use super::saves::{LeftForReplay, LoadMatch};
use super::show_lock::{ShowLayer, ShowLock};
use super::throws::{Recorded, ThrownFor, ThrowsAreShown};
use super::told::Audience;
use crate::rules::kernel::Seat;

/// Between two steps backwards, at the normal pace.
const BACKWARDS: f32 = 0.5;

/// Requests to the replay.
#[derive(Message, Clone, Copy, PartialEq, Debug)]
pub enum ReplayWish {
    /// Play the match on the table again.
    Open,
    /// Back to the match as it stands.
    Close,
    /// Go on with a match that was opened only to be watched.
    TakeOver,
    Play(Direction),
    /// Let it stand still.
    Hold,
    Step(Direction, Stride),
    /// To the moment after this number of happenings.
    To(usize),
    /// As fast as this.
    Pace(Pace),
    /// Through the eyes of this seat, or as it lay open to everybody: once the match is over.
    Eyes(Option<Seat>),
}

/// The state of a replay, for the panels that draw it.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct ReplayStand {
    pub on: bool,
    /// This number of happenings has been told.
    pub at: usize,
    /// There is this number of happenings.
    pub of: usize,
    pub turn: u16,
    pub turns: Arc<[(u16, usize)]>,
    /// After which happenings there is something new for everybody.
    pub lines: Arc<[usize]>,
    /// It runs this way; none if it stands.
    pub running: Option<Direction>,
    pub pace: Pace,
    /// The battle was opened only to be watched.
    pub from_file: bool,
    /// Another one lay on the table before it: closing goes back to that.
    pub back_to_battle: bool,
    /// It was played to its end.
    pub over: bool,
    /// It is seen through these eyes; none shows open facts only.
    pub eyes: Option<Seat>,
}

/// Wishes are carried out; a match that is loaded for one comes after it in the same frame.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct ReplaySystems;

/// The reel that runs, while the match is played again.
#[derive(Resource, Debug)]
struct Running<G: AtTable>(Option<Reel>, std::marker::PhantomData<G>);

impl<G: AtTable> Default for Running<G> {
    fn default() -> Self {
        Self(None, std::marker::PhantomData)
    }
}

/// The lens of the replay, and the reel it runs along.
fn running<G: AtTable>(world: &World) -> Option<(&Lens<G>, &Reel)> {
    world.resource::<Moment<G>>().replay().zip(world.resource::<Running<G>>().0.as_ref())
}

/// Sets the table at another moment and tells every mirror of it.
fn jump<G: AtTable>(world: &mut World, happenings: usize, reel: Reel) {
    world.resource_scope(|world, mut moment: Mut<Moment<G>>| {
        let Some(current) = world.get_resource::<CurrentMatch<G>>() else { return };
        moment.look(Lens::after(happenings, current, world.resource::<LogBook<G>>()).of_a_replay(reel.eyes));
        world.resource_mut::<Running<G>>().0 = Some(reel);
    });
    break_off(world);
}

fn break_off(world: &mut World) {
    let mut thrown = world.query_filtered::<Entity, With<OfTheReplay>>();
    for throw in thrown.iter(world).collect::<Vec<_>>() {
        world.despawn(throw);
    }
    world.resource_mut::<ShowLock>().clear();
    world.resource_mut::<Afresh>().0 += 1;
    world.trigger(ShowBrokenOff);
}

/// A throw of the match that is played again.
#[derive(Component, Clone, Copy, Debug)]
struct OfTheReplay;

/// The wishes since the last frame, one after the other; a moment that is to be looked at is one too.
fn handle_wishes<G: AtTable>(
    world: &mut World,
    mut read: Local<MessageCursor<ReplayWish>>,
    mut looks: Local<MessageCursor<LookAtMoment>>,
) {
    let mut wishes: Vec<ReplayWish> = read.read(world.resource::<Messages<ReplayWish>>()).copied().collect();
    let looks = looks.read(world.resource::<Messages<LookAtMoment>>()).last().copied();
    if !world.contains_resource::<CurrentMatch<G>>() {
        return;
    }
    if let Some(LookAtMoment(line)) = looks.filter(|_| running::<G>(world).is_some())
        && let Some(place) = world.resource::<LogBook<G>>().place_of(line)
    {
        wishes.push(ReplayWish::To(place + 1));
    }
    for wish in wishes {
        match running::<G>(world).map(|(lens, reel)| (lens.at(), reel.clone())) {
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
    let reel = Reel::of(current, world.resource::<LogBook<G>>(), pace, None);
    let (until, now) = (reel.of, reel.pace);
    jump::<G>(world, from, Reel { running: Some(Direction::Onward), until, ..reel });
    world.insert_resource(now);
}

fn ask<G: AtTable>(world: &mut World, wish: ReplayWish, at: usize, reel: Reel) {
    let shows = world.resource::<ShowLock>().any();
    match wish {
        ReplayWish::Open => {}
        ReplayWish::Close | ReplayWish::TakeOver => {
            world.resource_mut::<Moment<G>>().leave();
            world.insert_resource(reel.pace_before);
            let before = world.resource_mut::<LeftForReplay>().0.take();
            if wish == ReplayWish::TakeOver {
                world.resource_mut::<CurrentMatch<G>>().take_over();
            } else if let Some(before) = before {
                world.write_message(LoadMatch(before));
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
        ReplayWish::Eyes(eyes) => {
            let Some(current) = world.get_resource::<CurrentMatch<G>>() else { return };
            let seats = G::seats(current.shown());
            if G::is_over(current.shown()) && eyes.is_none_or(|seat| seat.0 < seats) {
                let lines = Reel::of(current, world.resource::<LogBook<G>>(), reel.pace, eyes).lines;
                jump::<G>(world, at, Reel { lines, eyes, ..reel });
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
            // A step onward is shown; an earlier show is cut short.
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
    if let Some(reel) = &mut world.resource_mut::<Running<G>>().0 {
        change(reel);
    }
}

/// Runs on: tells the next happening again once the show of the one before is over.
fn run<G: AtTable>(world: &mut World) {
    let dice = world.query_filtered::<(), With<OfTheReplay>>().iter(world).next().is_some();
    if !dice {
        world.resource_mut::<ShowLock>().release(ShowLayer::Dice);
    }
    let seconds = world.resource::<Time>().delta_secs();
    let pace = world.get_resource::<Pace>().copied().unwrap_or_default();
    loop {
        let Some((lens, reel)) = running::<G>(world) else { return };
        let (at, until) = (lens.at(), reel.until);
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
            Some(Direction::Onward) if world.resource::<ShowLock>().telling() => return,
            Some(Direction::Onward) if at >= until => {
                set::<G>(world, |reel| reel.running = None);
                return;
            }
            Some(Direction::Onward) => {}
        }
        if let Some(number) = due::<G>(world) {
            show_the_throw::<G>(world, number);
        } else {
            tell::<G>(world);
        }
    }
}

/// The throw that comes before the next happening.
fn due<G: AtTable>(world: &World) -> Option<usize> {
    let (lens, reel) = running::<G>(world)?;
    let due = |(number, before): &&(usize, usize)| *before == lens.at() && *number >= lens.inputs();
    reel.throws.iter().find(due).map(|(number, _)| *number)
}

fn show_the_throw<G: AtTable>(world: &mut World, number: usize) {
    if let Some(lens) = world.resource_mut::<Moment<G>>().replay_mut() {
        lens.show_input(number);
    }
    let (record, why) = world.resource::<CurrentMatch<G>>().throw(number);
    let why = why.cloned();
    if let Some(record) = record.filter(|_| world.contains_resource::<ThrowsAreShown>()) {
        world.resource_mut::<ThrownFor<G>>().0 = why;
        world.spawn((Name::new("throw of a replay"), OfTheReplay, Recorded(record)));
        world.resource_mut::<ShowLock>().hold(ShowLayer::Dice);
    }
}

/// Tells the next happening again, to the eyes it is seen through.
fn tell<G: AtTable>(world: &mut World) {
    let told = world
        .resource_scope(|world, mut moment: Mut<Moment<G>>| moment.replay_mut()?.tell(world.resource::<LogBook<G>>()));
    if let Some(told) = told.filter(|_| world.contains_resource::<Audience>()) {
        world.trigger(told);
    }
}

fn mirror<G: AtTable>(
    current: Option<Res<CurrentMatch<G>>>,
    moment: Res<Moment<G>>,
    (running, left): (Res<Running<G>>, Res<LeftForReplay>),
    mut stand: ResMut<ReplayStand>,
    mut own: Local<bool>,
) {
    let Some((current, (lens, reel))) = current.zip(moment.replay().zip(running.0.as_ref())) else {
        // Another game's replay is none of ours.
        if std::mem::take(&mut *own) {
            *stand = ReplayStand::default();
        }
        return;
    };
    *own = true;
    stand.set_if_neq(ReplayStand {
        on: true,
        at: lens.at(),
        of: reel.of,
        turn: G::turn(lens.state()),
        turns: reel.turns.clone(),
        lines: reel.lines.clone(),
        running: reel.running,
        pace: reel.pace,
        from_file: current.is_watched(),
        back_to_battle: left.0.is_some(),
        over: G::is_over(current.shown()),
        eyes: lens.eyes(),
    });
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ReplayStand>().add_message::<ReplayWish>();
}

pub(super) fn of_game<G: AtTable>(app: &mut App) {
    app.init_resource::<Running<G>>().add_systems(
        Update,
        (
            handle_wishes::<G>.in_set(PlaySystems::Begin).in_set(ReplaySystems).after(super::moments::look::<G>),
            run::<G>.in_set(PlaySystems::Tell),
            mirror::<G>.in_set(PlaySystems::Show).after(PublishSystems),
        ),
    );
}
