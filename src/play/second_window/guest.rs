//! The second window: shows the messages of the first window in order, and sends it the requests of its player.

use std::collections::VecDeque;
use std::sync::Arc;

use bevy::prelude::*;

use super::favours::{FirstWindowOnly, ThrowWished};
use super::wire::{Gone, Wire};
use super::words::{AFRESH, GuestRequest, Known, Open, Said, SeenUpdate, Sit, VERSION, WireLine, line_of, read, sits};
use crate::dice::ThrowRecord;
use crate::play::activity::TableActivity;
use crate::play::apart::Apart;
use crate::play::at_table::AtTable;
use crate::play::called_throw::{CalledThrow, ThrowAnswer};
use crate::play::choices::ChoiceMade;
use crate::play::consent::{Motion, Motions, Moved, Voted};
use crate::play::counsel::MateAgreed;
use crate::play::frame::{PlaySystems, ShowBrokenOff, TableCleared};
use crate::play::log::LogBook;
use crate::play::moments::LookAtMoment;
use crate::play::notebooks::{Notebook, Notebooks};
use crate::play::on_the_table::{Games, OnTheTable, TakesTheTable};
use crate::play::players::Players;
use crate::play::replay::ReplayWish;
use crate::play::sand_glass::{SandGlass, SandRanOut};
use crate::play::saves::Unsaved;
use crate::play::sealed_orders::{OrderGiven, OrderTakenBack};
use crate::play::seen::{Asked, Onlooker, Seen};
use crate::play::show_lock::ShowLock;
use crate::play::since::News;
use crate::play::throws::{LyingDice, Recorded, ThrownFor};
use crate::play::told::Told;
use crate::play::undo::{Redo, Returned, Undo, Undoable};
use crate::rules::kernel::{GameId, Seat};

/// Present in the program of the second window: it keeps no match, and knows only the messages of the first.
#[derive(Resource)]
pub struct Guest {
    wire: Wire,
    seat: Option<Seat>,
    game: Option<GameId>,
    /// Messages of the first window that are not shown yet.
    said: VecDeque<String>,
    /// This number of messages is caught up with without a show: the table is set out afresh behind them.
    hurry: usize,
    known: Known,
    busy: TableActivity,
    throws: bool,
    /// Counts the seatings here; `page` is the page of notes as the first window knows it.
    sitting: u32,
    page: String,
    faulty: bool,
}

impl Guest {
    /// At this end of the wire.
    #[must_use]
    pub fn new(wire: Wire) -> Self {
        Self {
            wire,
            seat: None,
            game: None,
            said: VecDeque::new(),
            hurry: 0,
            known: Known::default(),
            busy: TableActivity::NoGame,
            throws: false,
            sitting: 0,
            page: String::new(),
            faulty: false,
        }
    }

    /// This seat's player sits here, once it is known.
    #[must_use]
    pub const fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// Are the dice of the seat at this window to be thrown?
    #[must_use]
    pub const fn throws(&self) -> bool {
        self.throws
    }

    /// Is there something that was said and is not shown yet?
    #[must_use]
    pub fn is_behind(&self) -> bool {
        !self.said.is_empty()
    }

    fn say<G: AtTable>(&self, request: &GuestRequest<G>) {
        // A wire that has ended ends the window by itself.
        self.wire.send(line_of(request));
    }

    fn sit_down<G: AtTable>(&mut self, world: &mut World, sit: Sit) {
        (self.seat, self.game, self.known) = (Some(sit.seat), Some(G::GAME), Known::default());
        (self.throws, self.busy) = (false, TableActivity::NoGame);
        world.insert_resource(Apart::second(sit.seat));
        world.insert_resource(sit.players.into_iter().map(Into::into).collect::<Players>());
        world.insert_resource(LogBook::<G>::default());
        world.insert_resource(OnTheTable(Some(G::GAME)));
        let mut windows = world.query::<&mut Onlooker>();
        for mut onlooker in windows.iter_mut(world) {
            *onlooker = Onlooker { chair: Some(sit.seat), eyes: Some(sit.seat) };
        }
        break_off(world, G::GAME);
        world.trigger(TakesTheTable(G::GAME));
        world.trigger(TableCleared);
        (self.sitting, self.page) = (sit.sitting, sit.keeps.text.clone());
        world.resource_mut::<Notebooks>().keep(sit.seat, sit.keeps);
    }

    /// Shows queued messages until a show holds it. False: one of them makes no sense.
    fn follow<G: AtTable>(&mut self, world: &mut World) -> bool {
        while let Some(line) = self.said.front() {
            if let Some(sit) = sits(line) {
                if sit.version != VERSION || !world.resource::<Games>().knows(&sit.game) {
                    return false;
                }
                if sit.game != G::GAME.0 {
                    return true;
                }
                self.sit_down::<G>(world, sit);
                self.done_with_it();
                continue;
            }
            if self.game != Some(G::GAME) {
                // Before a seat has sat down no message is valid.
                return self.game.is_some();
            }
            let hurried = self.hurry > 0;
            if !hurried && (world.resource::<ShowLock>().telling() || rolls(world, G::GAME)) {
                return true;
            }
            let Some(said) = read::<Said<G>>(line) else { return false };
            // The seat is asked only after everything has been shown.
            let asks = matches!(&said, Said::Stands(update) if update.asked != Asked::Nothing);
            if asks && !hurried && world.resource::<ShowLock>().any() {
                return true;
            }
            self.done_with_it();
            if !self.take(world, said, hurried) {
                return false;
            }
        }
        true
    }

    fn done_with_it(&mut self) {
        self.said.pop_front();
        self.hurry = self.hurry.saturating_sub(1);
    }

    fn take<G: AtTable>(&mut self, world: &mut World, said: Said<G>, hurried: bool) -> bool {
        match said {
            // It was read before all others.
            Said::Sit(_) => return false,
            Said::Line(line) => {
                self.write_down(world, line);
            }
            Said::Told(line, news) => {
                let Some(after) = self.known.after::<G::View>(news) else { return false };
                let happening = line.told.clone();
                let Some(number) = self.write_down(world, line).filter(|_| !hurried) else { return true };
                let mut windows = world.query::<&mut Seen<G>>();
                let Some(mut seen) = windows.iter_mut(world).next() else { return true };
                (seen.asked, self.throws) = (Asked::Nothing, false);
                let before = std::mem::replace(&mut seen.view, after.clone());
                world.trigger(Told::<G> { number, happening, before, after });
            }
            Said::Struck(places) => world.resource_mut::<LogBook<G>>().strike(&places),
            Said::Thrown { by, number, request, outcome, record } => {
                let record = ThrowRecord::read(&record).filter(|record| record.shows(&outcome));
                if let Some(record) = record.filter(|_| !hurried) {
                    let called = CalledThrow {
                        request,
                        by,
                        by_bot: false,
                        game: G::GAME,
                        number,
                        recorded: Some(outcome),
                        seed: 0,
                    };
                    self.throws = false;
                    world.spawn((Name::new("thrown elsewhere"), called, Recorded(Arc::new(record))));
                }
            }
            Said::Afresh => break_off(world, G::GAME),
            Said::Lies { record, why } => {
                let throw = record.as_deref().and_then(ThrowRecord::read).map(Arc::new);
                world.insert_resource(ThrownFor::<G>(why));
                world.insert_resource(LyingDice::of(throw));
            }
            Said::Stands(update) => return self.apply(world, *update),
            Said::Since(since) => world.resource_mut::<News<G>>().0 = Some(*since),
            Said::Busy(activity) => self.busy = activity,
            Said::Back(order) => {
                world.resource_mut::<Returned<G>>().0 = self.seat.map(|seat| (seat, order)).into_iter().collect();
            }
            Said::RanOut(seat) => {
                world.write_message(SandRanOut(seat));
            }
        }
        true
    }

    fn write_down<G: AtTable>(&mut self, world: &mut World, line: WireLine<G>) -> Option<usize> {
        let WireLine { turn, phase, entry, struck, told, open } = line;
        let open = match open {
            Open::Same => Some(told.clone()),
            Open::Nothing => None,
            Open::Less(open) => Some(open),
        };
        let seat = self.seat?;
        Some(world.resource_mut::<LogBook<G>>().write_as_told(seat, (turn, phase, entry), struck, told, open))
    }

    fn apply<G: AtTable>(&mut self, world: &mut World, update: SeenUpdate<G>) -> bool {
        let SeenUpdate { seat, title, view, asked, sealed, moment, replay, afresh, mate, motion, glass, undo } = update;
        world.resource_mut::<MateAgreed>().set_if_neq(MateAgreed(mate));
        world.resource_mut::<Motions>().set_if_neq(Motions(motion));
        world.resource_mut::<SandGlass>().told(glass);
        world.resource_mut::<Undoable>().set_if_neq(undo);
        let Some(view) = self.known.after::<G::View>(view) else { return false };
        self.throws = matches!(&asked, Asked::Throw { by, .. } if Some(*by) == self.seat);
        if asked != Asked::Orders {
            world.resource_mut::<News<G>>().0 = None;
        }
        let seen = Seen { seat, title, view, asked, sealed, moment, replay, afresh };
        let mut windows = world.query_filtered::<Entity, With<Onlooker>>();
        let windows: Vec<Entity> = windows.iter(world).collect();
        for window in windows {
            let mut window = world.entity_mut(window);
            if let Some(mut onlooker) = window.get_mut::<Onlooker>() {
                onlooker.set_if_neq(Onlooker { chair: self.seat, eyes: seat });
            }
            match window.get_mut::<Seen<G>>() {
                Some(mut before) => {
                    before.set_if_neq(seen.clone());
                }
                None => {
                    window.insert(seen.clone());
                }
            }
        }
        true
    }
}

/// Do dice still roll that fell at the first window? Those that lie are put down.
fn rolls(world: &mut World, game: GameId) -> bool {
    let mut throws = world.query::<(Entity, &CalledThrow, Has<ThrowAnswer>)>();
    let own: Vec<_> = throws.iter(world).filter(|(_, called, _)| called.game == game).map(|(e, _, a)| (e, a)).collect();
    let mut rolls = false;
    for (throw, lies) in own {
        rolls |= !lies;
        if lies {
            world.despawn(throw);
        }
    }
    rolls
}

/// Breaks off the running show.
fn break_off(world: &mut World, game: GameId) {
    let mut throws = world.query::<(Entity, &CalledThrow)>();
    let own: Vec<_> = throws.iter(world).filter(|(_, called)| called.game == game).map(|(throw, _)| throw).collect();
    for throw in own {
        world.despawn(throw);
    }
    world.resource_mut::<ShowLock>().clear();
    world.trigger(ShowBrokenOff);
}

/// No table says this much between two pictures; a flood waits.
const MOST_SAID: usize = 1 << 16;

fn hear(mut guest: ResMut<Guest>, mut exit: MessageWriter<AppExit>) {
    let guest = &mut *guest;
    // Unread lines wait on the wire, which has a bound of its own.
    while guest.said.len() < MOST_SAID {
        match guest.wire.hear() {
            Ok(Some(line)) => {
                let afresh = line == AFRESH || sits(&line).is_some();
                guest.said.push_back(line);
                if afresh {
                    guest.hurry = guest.said.len();
                }
            }
            Ok(None) => break,
            Err(Gone) => {
                exit.write(AppExit::Success);
                break;
            }
        }
    }
}

fn follow<G: AtTable>(world: &mut World) {
    world.resource_scope(|world, mut guest: Mut<Guest>| {
        if !guest.faulty && !guest.follow::<G>(world) {
            error!("the first window says what cannot be understood");
            guest.faulty = true;
            world.write_message(AppExit::error());
        }
    });
}

/// The mirror for panels.
fn mirror(
    guest: Res<Guest>,
    lock: Res<ShowLock>,
    throws: Query<(), With<CalledThrow>>,
    now: Res<State<TableActivity>>,
    mut next: ResMut<NextState<TableActivity>>,
) {
    let behind = guest.seat.is_some() && (lock.any() || guest.is_behind() || !throws.is_empty());
    let busy = if behind { TableActivity::Telling } else { guest.busy };
    if *now.get() != busy {
        next.set(busy);
    }
}

/// Sends the requests of the seat at this window; those of other seats are dropped.
fn send_requests<G: AtTable>(
    guest: Res<Guest>,
    mut given: MessageReader<OrderGiven<G>>,
    mut back: MessageReader<OrderTakenBack<G>>,
    mut chosen: MessageReader<ChoiceMade<G>>,
    mut let_go: MessageReader<ThrowWished>,
    mut windows: Query<&mut Seen<G>>,
    mut news: ResMut<News<G>>,
) {
    let Some(seat) = guest.seat.filter(|_| guest.game == Some(G::GAME)) else {
        given.clear();
        back.clear();
        chosen.clear();
        return;
    };
    let mut answered = false;
    for _ in back.read().filter(|back| back.seat == seat) {
        guest.say::<G>(&GuestRequest::TakeBack);
    }
    for given in given.read().filter(|given| given.seat == seat) {
        guest.say::<G>(&GuestRequest::Order(given.order.clone()));
        answered = true;
    }
    for chosen in chosen.read().filter(|chosen| chosen.seat == seat) {
        guest.say::<G>(&GuestRequest::Choose(chosen.option));
        answered = true;
    }
    for ThrowWished(way) in let_go.read() {
        guest.say::<G>(&GuestRequest::LetGo(*way));
    }
    // The question is answered; the first window sends the next one.
    if answered {
        news.0 = None;
        for mut seen in &mut windows {
            seen.asked = Asked::Nothing;
        }
    }
}

/// Sends the undo and redo of the seat at this window, and its motions and votes.
fn agree<G: AtTable>(
    guest: Res<Guest>,
    (mut undo, mut redo): (MessageReader<Undo>, MessageReader<Redo>),
    (mut moved, mut voted): (MessageReader<Moved>, MessageReader<Voted>),
    mut first: MessageWriter<FirstWindowOnly>,
) {
    let Some(seat) = guest.seat.filter(|_| guest.game == Some(G::GAME)) else {
        undo.clear();
        redo.clear();
        moved.clear();
        voted.clear();
        return;
    };
    for _ in undo.read().filter(|undo| !undo.by_consent) {
        guest.say::<G>(&GuestRequest::Undo);
    }
    for _ in redo.read() {
        guest.say::<G>(&GuestRequest::Redo);
    }
    for Moved { motion, .. } in moved.read().filter(|moved| moved.by == seat) {
        match motion {
            // Lines of the log have other numbers there.
            Motion::BackTo(_) => {
                first.write(FirstWindowOnly);
            }
            motion => guest.say::<G>(&GuestRequest::Move(*motion)),
        }
    }
    for Voted { agreed, .. } in voted.read().filter(|voted| voted.by == seat) {
        guest.say::<G>(&GuestRequest::Vote(*agreed));
    }
}

/// The seat's notebook lies in the save, and so with the first window: words are sent as they are written, strokes when
/// the pencil is lifted.
fn keep<G: AtTable>(mut guest: ResMut<Guest>, notebooks: Res<Notebooks>, mut unsaved: ResMut<Unsaved>) {
    let Some(seat) = guest.seat.filter(|_| guest.game == Some(G::GAME)) else { return };
    let notebook = notebooks.of(seat);
    if !unsaved.0 && notebook.map_or("", |notebook| &notebook.text) == guest.page {
        return;
    }
    let done = std::mem::take(&mut unsaved.0);
    let notebook: Notebook = notebook.cloned().unwrap_or_default();
    guest.page.clone_from(&notebook.text);
    guest.say::<G>(&GuestRequest::Keep { sitting: guest.sitting, notebook, done });
}

/// The first window counts the time of thought; between its messages the sand runs here as well.
fn count(time: Res<Time<Real>>, mut glass: ResMut<SandGlass>) {
    glass.runs_on(time.delta());
}

/// Only where the match is can it be looked at as it stood once, or played again.
fn not_here(
    mut moments: MessageReader<LookAtMoment>,
    mut replays: MessageReader<ReplayWish>,
    mut first: MessageWriter<FirstWindowOnly>,
) {
    if moments.read().count() + replays.read().count() > 0 {
        first.write(FirstWindowOnly);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (not_here, (count, hear).chain().before(PlaySystems::Begin), mirror.in_set(PlaySystems::Show))
            .run_if(resource_exists::<Guest>),
    );
}

pub(super) fn of_game<G: AtTable>(app: &mut App) {
    app.add_systems(
        Update,
        (
            (send_requests::<G>, agree::<G>, keep::<G>).in_set(PlaySystems::TakeOrders),
            follow::<G>.in_set(PlaySystems::Tell),
        )
            .run_if(resource_exists::<Guest>),
    );
}
