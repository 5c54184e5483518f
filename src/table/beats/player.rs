//! Plays beats: one line of time, at the pace that is set, to the end at once when it is skipped.

use bevy::platform::collections::HashMap;
use bevy::prelude::*;

use super::call_outs::{CallOut, CallOuts};
use super::puffs::Puff;
use super::score::{Act, Beats, Cue, Spot, Timed, eased, in_a_hand, on_the_way};
use crate::play::PlaySystems;
use crate::play::begin::ShowBrokenOff;
use crate::play::pace::{NextBeat, Pace, SkipShow};
use crate::play::telling::{Audience, ShowLayer, ShowLock};
use crate::table::attention::{self, Attention};
use crate::table::pieces::Piece;
use crate::table::pieces::motion::Motion;
use crate::table::pieces::wounds::Falling;
use crate::table::settings::Settings;
use crate::table::stage::Redraw;

/// Between two facts that are shown side by side.
const LEAD: f32 = 0.04;
/// This much around a ship is worth seeing.
const WORTH_SEEING: f32 = 1.2;
/// Words stay this long.
const READING: f32 = 2.6;

/// The system that plays, after everything that is told in a frame has been told.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ShowSystems;

/// An act on its way.
#[derive(Clone, Debug)]
struct Playing {
    timed: Timed,
    begun: Option<Transform>,
}

/// The show that is playing.
#[derive(Resource, Default, Debug)]
pub struct Performance {
    now: f32,
    acts: Vec<Playing>,
    /// Each piece is busy until this time.
    busy: HashMap<Piece, f32>,
    /// The next fact may be told at this time.
    free: f32,
    /// Everything is over at this time.
    end: f32,
    /// Everything goes to its end at once, until nothing more comes.
    skipping: bool,
    /// Something was added in this frame.
    fed: bool,
    /// It waits for the next beat to be asked for.
    waits: bool,
}

impl Performance {
    /// Shows these next: when everything before them is over, or, side by side, as soon as their pieces are free.
    pub fn add(&mut self, beats: &Beats) {
        if beats.is_empty() {
            return;
        }
        let own = beats.acts().iter().filter_map(|timed| timed.act.piece());
        let begin = if beats.is_alongside() {
            own.filter_map(|piece| self.busy.get(piece).copied()).fold(self.now, f32::max)
        } else {
            self.end.max(self.now)
        };
        for timed in beats.acts() {
            let at = begin + timed.at;
            if let Some(piece) = timed.act.piece() {
                let busy = self.busy.entry(piece.clone()).or_default();
                *busy = busy.max(at + timed.lasts);
            }
            self.acts.push(Playing { timed: Timed { at, ..timed.clone() }, begun: None });
        }
        self.end = self.end.max(begin + beats.lasts());
        self.free = if beats.is_alongside() { begin.max(self.now) + LEAD } else { begin + beats.lasts() };
        self.fed = true;
    }

    /// Is nothing shown any more?
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.acts.is_empty()
    }

    /// Does it wait for the next beat to be asked for?
    #[must_use]
    pub fn waits(&self) -> bool {
        self.waits
    }

    fn keep_waiting(&self, lock: &mut ShowLock) {
        if self.waits || (!self.skipping && self.now < self.free) {
            lock.hold(ShowLayer::Beats);
        } else if self.acts.is_empty() {
            lock.release(ShowLayer::Beats);
        } else {
            lock.hold_questions(ShowLayer::Beats);
        }
    }
}

/// Shows beats, and keeps the telling waiting for them at once, in the middle of a frame.
pub fn perform(performance: &mut Performance, lock: &mut ShowLock, beats: &Beats) {
    if !beats.is_empty() {
        performance.add(beats);
        performance.keep_waiting(lock);
    }
}

fn handle_skips(
    mut performance: ResMut<Performance>,
    mut skip: MessageReader<SkipShow>,
    mut next: MessageReader<NextBeat>,
    pace: Res<Pace>,
) {
    if skip.read().last().is_some() {
        performance.skipping = true;
        performance.waits = false;
    }
    if next.read().last().is_some() || !matches!(*pace, Pace::Step | Pace::Paused) {
        performance.waits = false;
    }
}

fn pieces(world: &mut World) -> HashMap<Piece, Entity> {
    let mut pieces = world.query::<(Entity, &Piece)>();
    pieces.iter(world).map(|(entity, piece)| (piece.clone(), entity)).collect()
}

/// A point of the world, and the turn of the frame in which it was given.
fn found(world: &World, pieces: &HashMap<Piece, Entity>, spot: &Spot) -> Option<Transform> {
    match spot {
        Spot::Point(at) => Some(Transform::from_translation(*at)),
        Spot::Piece(id, at) => {
            let place = world.get::<Transform>(*pieces.get(id)?)?;
            Some(Transform::from_translation(place.transform_point(*at)).with_rotation(place.rotation))
        }
    }
}

fn play(world: &mut World) {
    let pace = *world.resource::<Pace>();
    let still = world.get_resource::<Settings>().is_some_and(|settings| settings.reduced_motion);
    let seconds = world.resource::<Time>().delta_secs();
    let speed = pace.speed();
    world.resource_scope(|world, mut performance: Mut<Performance>| {
        let show = &mut *performance;
        if show.acts.is_empty() {
            if !show.fed {
                show.skipping = false;
            }
            show.fed = false;
            world.resource_mut::<ShowLock>().release(ShowLayer::Beats);
            if show.waits {
                world.resource_mut::<ShowLock>().hold(ShowLayer::Beats);
            }
            return;
        }
        show.fed = false;
        show.now = if show.skipping { show.end } else { show.now + seconds * speed };
        let known = pieces(world);
        let mut acts = std::mem::take(&mut show.acts);
        acts.sort_by(|one, other| one.timed.at.total_cmp(&other.timed.at));
        acts.retain_mut(|playing| !is_over(world, &known, playing, show.now, show.skipping, (still, speed > 1.0)));
        show.acts = acts;
        if show.acts.is_empty() {
            show.waits = pace == Pace::Step && !show.skipping;
            show.busy.clear();
            show.now = 0.0;
            show.end = 0.0;
            show.free = 0.0;
        }
        show.keep_waiting(&mut world.resource_mut::<ShowLock>());
        if let Some(mut redraw) = world.get_resource_mut::<Redraw>()
            && speed > 0.0
        {
            redraw.ask();
        }
    });
}

/// Plays an act as far as now; true if it has come to its end.
fn is_over(
    world: &mut World,
    known: &HashMap<Piece, Entity>,
    playing: &mut Playing,
    now: f32,
    skipping: bool,
    (still, hasty): (bool, bool),
) -> bool {
    let Timed { at, lasts, act } = &playing.timed;
    if now < *at {
        return false;
    }
    let share = if *lasts > 0.0 && !still { ((now - at) / lasts).min(1.0) } else { 1.0 };
    let own = act.piece().and_then(|piece| known.get(piece).copied());
    let first = playing.begun.is_none();
    let begun = *playing
        .begun
        .get_or_insert_with(|| own.and_then(|own| world.get::<Transform>(own).copied()).unwrap_or_default());
    match act {
        Act::Glide { to, ahead, .. } => {
            if let Some(mut place) = own.and_then(|own| world.get_mut::<Transform>(own)) {
                *place = on_the_way(&begun, to, *ahead, share);
            }
            if share >= 1.0 {
                world.resource_mut::<Attention>().happened(to.translation);
            }
        }
        Act::Carry { to, over, .. } => {
            if let Some(mut place) = own.and_then(|own| world.get_mut::<Transform>(own)) {
                *place = in_a_hand(&begun, to, *over, share);
            }
        }
        Act::Heel { by, .. } => {
            let swing = (share * 3.0 * std::f32::consts::PI).sin() * (1.0 - share);
            let roll = if share >= 1.0 { 0.0 } else { by * swing };
            move_piece(world, own, |motion| motion.roll = roll);
        }
        Act::Sink { .. } => {
            let deep = eased(share);
            move_piece(world, own, |motion| {
                *motion = Motion { roll: 0.5 * deep, pitch: -0.35 * deep, sink: 1.1 * deep * deep };
            });
        }
        Act::MastFalls { mast, to_port, .. } => {
            if let Some(own) = own {
                if share >= 1.0 {
                    world.entity_mut(own).remove::<Falling>();
                } else {
                    // It leans, hangs in the shrouds, and goes.
                    let share = share * share * (0.35 + 0.65 * share);
                    world.entity_mut(own).insert(Falling { mast, share, to_port: *to_port });
                }
            }
        }
        Act::Puff { at, along, wide, recipe } => {
            if first
                && !skipping
                && !still
                && let Some(from) = found(world, known, at)
            {
                world.spawn((Name::new("puff"), Puff { along: *along, wide: *wide, recipe: *recipe }, from));
            }
        }
        Act::CallOut { at, fact } => {
            if first
                && !skipping
                && let Some(from) = found(world, known, at)
            {
                let out = CallOut { fact: fact.clone(), at: from.translation, age: 0.0, stays: READING };
                world.resource_mut::<CallOuts>().0.push(out);
            }
        }
        Act::Sound(cue) => {
            if first && !skipping {
                let from = found(world, known, &cue.from).map(|from| Spot::Point(from.translation));
                world.write_message(Cue { from: from.unwrap_or_else(|| cue.from.clone()), ..cue.clone() });
            }
        }
        Act::Look { at, radius } => {
            if first
                && !skipping
                && let Some(from) = found(world, known, at)
            {
                world
                    .resource_mut::<Attention>()
                    .draw_to(attention::LookAt::Place { at: from.translation, radius: *radius });
            }
        }
        Act::Watch { from, to, room } => {
            if first
                && !skipping
                && let Some((from, to)) = found(world, known, from).zip(found(world, known, to))
            {
                let (from, to, room) = (from.translation, to.translation, *room);
                // A hasty or still show does not fly the eye about.
                let spot = if hasty || still {
                    attention::LookAt::Place { at: from.midpoint(to), radius: from.distance(to).max(WORTH_SEEING) }
                } else {
                    attention::LookAt::Beside(attention::Scene { from, to, room })
                };
                world.resource_mut::<Attention>().draw_to(spot);
            }
        }
        Act::Read { at, radius } => {
            if first
                && !skipping
                && !hasty
                && !still
                && let Some(page) = found(world, known, at)
            {
                let spot = attention::LookAt::Page { at: page.translation, radius: *radius };
                world.resource_mut::<Attention>().draw_to(spot);
            }
        }
        Act::Change { change, .. } => {
            if share >= 1.0
                && let Some(own) = own
            {
                change.come_true(&mut world.entity_mut(own));
            }
        }
        Act::Wait => {}
    }
    now >= at + lasts
}

fn move_piece(world: &mut World, piece: Option<Entity>, change: impl FnOnce(&mut Motion)) {
    let Some(piece) = piece else { return };
    let mut motion = world.get::<Motion>(piece).copied().unwrap_or_default();
    change(&mut motion);
    world.entity_mut(piece).insert(motion);
}

/// Gives the view back once the curtain has fallen on the last beat.
fn give_the_view_back(performance: Res<Performance>, mut attention: ResMut<Attention>) {
    if performance.is_over() && !performance.waits() && attention.spot().is_some_and(attention::LookAt::of_a_show) {
        attention.release();
    }
}

fn clear(_: On<ShowBrokenOff>, mut performance: ResMut<Performance>, mut outs: ResMut<CallOuts>) {
    *performance = Performance::default();
    outs.0.clear();
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Performance>()
        .init_resource::<Audience>()
        .add_message::<Cue>()
        .configure_sets(Update, ShowSystems.after(PlaySystems::Tell))
        .add_systems(
            Update,
            (handle_skips.before(PlaySystems::Begin), (play, give_the_view_back).chain().in_set(ShowSystems)),
        )
        .add_observer(clear);
}
