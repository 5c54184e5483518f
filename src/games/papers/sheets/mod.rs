//! Sheets that a game lays out as values: here they are drawn, drafts are kept, wishes become messages, and a redraw is asked for.

pub mod carrying;
mod drafts;
mod wheel;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::egui::FocusDirection;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::PaperSystems;
use super::desk::Desk;
use super::levers::OpenPapers;
use crate::logbook::wording::{Arg, key};
use crate::play::PlaySystems;
use crate::play::begin::TableCleared;
use crate::play::belongings::belongs_as;
use crate::play::called_throw::CalledThrow;
use crate::play::choices::ChoiceMade;
use crate::play::consent::{Motion, Motions};
use crate::play::curtain::{ComeForward, DropCurtain};
use crate::play::fork::OrderCopied;
use crate::play::on_the_table::has_the_table;
use crate::play::sand_glass::SandGlass;
use crate::play::saves::SealedBefore;
use crate::play::sealed_orders::{OrderGiven, OrderTakenBack};
use crate::play::seen::{Asked, Seen};
use crate::play::telling::Told;
use crate::play::undo::Returned;
use crate::table::camera::CameraSystems;
use crate::table::pieces::Piece;
use crate::table::settings::Settings;
use crate::table::settings::bindings::{Action, HandSystems, Hands, KeyNames};
use crate::table::sheet::{Pen, Sheet};
use crate::table::speech::Speech;
use crate::table::stage::{Menu, Redraw, Screen};
use crate::table::theme::Colours;
use crate::table::throwing::hand::LetGo;
use crate::table::throwing::throw::Throw;
use crate::table::toasts::{Toasts, Tone};
use crate::table::under::{CarrySystems, PointSystems, Under};

use super::Papers;
pub use super::interface::{AT_THE_RIGHT, AtWindow, Deal, Paper, Roll, Scene, Touch, Turned, WRITTEN};
pub use drafts::{Drafts, Memory, Reckoned};

/// The systems that lay the draft of a player out.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TurnSystems;

/// Everything the sheets read.
#[derive(SystemParam)]
pub(super) struct Reading<'w, 's, G: Papers> {
    pub(super) desk: Desk<'w, 's, G>,
    seen: Query<'w, 's, Ref<'static, Seen<G>>, With<PrimaryWindow>>,
    open: Res<'w, OpenPapers>,
    memory: Res<'w, Memory<G>>,
    motions: Res<'w, Motions>,
    throws: Query<'w, 's, (&'static CalledThrow, &'static Throw)>,
    settings: Option<Res<'w, Settings>>,
    names: Option<Res<'w, KeyNames>>,
}

impl<G: Papers> Reading<'_, '_, G> {
    fn window(&self) -> Option<AtWindow> {
        let seen = self.desk.seen()?;
        let afar = self.desk.lets_go_afar();
        let mut held = self.throws.iter().filter(|(_, throw)| throw.held().is_some()).peekable();
        let thrown = !afar && held.peek().is_none() && !self.throws.is_empty();
        Some(AtWindow {
            guest: self.desk.is_guest(),
            out_of_turn: self.desk.out_of_turn(seen),
            elsewhere: self.desk.players.seats().filter(|seat| self.desk.is_elsewhere(*seat)).collect(),
            in_hand: afar || held.any(|(called, _)| !called.by_bot && !self.desk.is_elsewhere(called.by)),
            thrown,
            all_agree: self.motions.0.as_ref().is_some_and(|open| matches!(open.motion, Motion::Mate(_))),
        })
    }

    /// Calls `with` for the scene at this window.
    pub(super) fn scene<T>(&self, reckoned: &Reckoned<G>, with: impl FnOnce(&Scene<G>) -> T) -> Option<T> {
        let window = self.window()?;
        let chord = |deed| {
            let chord = self.settings.as_ref().and_then(|settings| settings.bindings.chords(deed).next());
            let label = chord.zip(self.names.as_ref()).map(|(chord, names)| chord.label(names, &self.desk.speech));
            Arg::text(label.unwrap_or_default())
        };
        Some(with(&Scene {
            seen: self.desk.seen()?,
            players: &self.desk.players,
            open: &self.open,
            window: &window,
            memory: &self.memory.0,
            reckoned: &reckoned.0,
            chord: &chord,
        }))
    }

    /// Has anything changed since this was asked last, by which sheets look otherwise?
    fn is_changed(&self) -> bool {
        self.seen.iter().any(|seen| seen.is_changed())
            || self.open.is_changed()
            || self.memory.is_changed()
            || self.motions.is_changed()
            || self.desk.players.is_changed()
            || self.desk.speech.is_changed()
            || self.settings.as_ref().is_some_and(DetectChanges::is_changed)
    }
}

/// Everything that a wish can lead to.
#[derive(SystemParam)]
struct Doors<'w, G: Papers> {
    given: MessageWriter<'w, OrderGiven<G>>,
    back: MessageWriter<'w, OrderTakenBack<G>>,
    chosen: MessageWriter<'w, ChoiceMade<G>>,
    thrown: MessageWriter<'w, LetGo>,
    come: MessageWriter<'w, ComeForward>,
    drop: MessageWriter<'w, DropCurtain>,
    toasts: Option<ResMut<'w, Toasts>>,
    redraw: ResMut<'w, Redraw>,
}

impl<G: Papers> Doors<'_, G> {
    /// Carries the deals out; gives the papers that are to lie otherwise.
    fn carry_out(&mut self, asked: &Asked<G>, deals: Vec<Deal<G>>) -> ToLay {
        self.redraw.ask();
        let mut wanted = ToLay::default();
        for deal in deals {
            match deal {
                Deal::Give(seat, order) => {
                    self.given.write(OrderGiven { seat, order });
                }
                Deal::TakeBack(seat) => {
                    self.back.write(OrderTakenBack::of(seat));
                }
                Deal::Choose(option) => {
                    if let Asked::Choose { by, .. } = asked {
                        self.chosen.write(ChoiceMade::of(*by, option));
                    }
                }
                Deal::Throw(way) => {
                    self.thrown.write(LetGo(way));
                }
                Deal::ComeForward(seat) => {
                    self.come.write(ComeForward(seat));
                }
                Deal::Leave => {
                    self.drop.write(DropCurtain);
                }
                Deal::Lay(paper, open) => wanted.papers.push((paper, open)),
                Deal::Mute(kind) => wanted.muted.push(kind),
                Deal::Fault(fault) => {
                    if let Some(toasts) = &mut self.toasts {
                        toasts.post(Tone::Fault, fault);
                    }
                }
            }
        }
        wanted
    }
}

/// Papers that a wish lays open or puts away.
#[derive(Resource, Default)]
struct ToLay {
    papers: Vec<(Paper, bool)>,
    muted: Vec<Option<String>>,
}

impl ToLay {
    fn extend(&mut self, other: Self) {
        self.papers.extend(other.papers);
        self.muted.extend(other.muted);
    }

    const fn is_empty(&self) -> bool {
        self.papers.is_empty() && self.muted.is_empty()
    }
}

fn lay_papers(mut wanted: ResMut<ToLay>, mut open: ResMut<OpenPapers>) {
    for kind in wanted.muted.drain(..) {
        match kind {
            Some(kind) => {
                open.muted.insert(kind);
            }
            None => open.muted.clear(),
        }
    }
    for (paper, lies) in wanted.papers.drain(..) {
        match paper {
            Paper::Log => open.log = lies,
            Paper::Books => open.books = lies,
            Paper::Ending => open.ending = lies,
            Paper::Ruling => open.ruling = lies,
        }
    }
}

/// Lays the reader's draft out; parts that hold no longer are put away, and so are papers that another had laid open.
fn turn<G: Papers>(
    reading: Reading<G>,
    mut drafts: ResMut<Drafts<G>>,
    mut reckoned: ResMut<Reckoned<G>>,
    mut wanted: ResMut<ToLay>,
    mut redraw: ResMut<Redraw>,
) {
    let stale = reading.is_changed() || drafts.is_changed();
    let drafts_now = drafts.bypass_change_detection();
    let turned = reading.scene(&reckoned, |scene| {
        let (reader, afresh) = (scene.reader(), Some(scene.seen.afresh));
        let turned = match reader {
            Some(_) if drafts_now.reader != reader => Turned::Comes,
            _ if drafts_now.afresh != afresh => Turned::Afresh,
            _ => Turned::Stays,
        };
        let other = drafts_now.of != reader;
        if turned == Turned::Stays && !other && !stale {
            return None;
        }
        if other {
            drafts_now.turn_to(reader);
        }
        let writes = scene.seen.asked == Asked::Orders || scene.seen.moment.is_some();
        if scene.open.ruling && (other || !writes) {
            wanted.papers.push((Paper::Ruling, false));
        }
        if scene.open.ending && scene.seen.seat.is_none() {
            wanted.papers.push((Paper::Ending, false));
        }
        (drafts_now.reader, drafts_now.afresh) = (reader.or(drafts_now.reader), afresh);
        let before = drafts_now.now.draft.clone();
        G::keep(scene, &mut drafts_now.now.draft, turned);
        let changed = before != drafts_now.now.draft;
        if changed {
            drafts_now.now.forget_strokes();
        }
        Some((changed || other, G::reckon(scene, &drafts_now.now.draft)))
    });
    if let Some((changed, worked_out)) = turned.flatten() {
        reckoned.0 = worked_out;
        if changed {
            drafts.set_changed();
            redraw.ask();
        }
    }
}

/// A touch of the table makes a wish like any.
fn touch<G: Papers>(
    reading: Reading<G>,
    hands: Res<Hands>,
    under: Res<Under>,
    pieces: Query<&Piece>,
    mut drafts: ResMut<Drafts<G>>,
    reckoned: Res<Reckoned<G>>,
    mut wanted: ResMut<ToLay>,
    mut doors: Doors<G>,
) {
    let mut touches: Vec<Touch> = G::KEYS.iter().copied().filter(|deed| hands.begun(*deed)).map(Touch::Key).collect();
    if hands.begun(Action::Select) {
        let piece = under.piece.map(|piece| pieces.get(piece).ok().cloned());
        let hex = under.hex.filter(|_| !under.by_keys && piece.is_none());
        touches.extend(piece.flatten().map(Touch::Piece).or(hex.map(Touch::Hex)));
    }
    for touch in touches {
        reading.scene(&reckoned, |scene| {
            let Some(wish) = G::touched(scene, drafts.draft(), &touch) else { return };
            let deals = drafts.apply(scene, wish);
            wanted.extend(doors.carry_out(&scene.seen.asked, deals));
        });
    }
}

/// Undo rubs out what is being written, stroke by stroke, and redo draws it again; only then do they take back and put in again what
/// was given.
fn rub_out<G: Papers>(
    windows: Query<&Seen<G>, With<PrimaryWindow>>,
    mut hands: ResMut<Hands>,
    mut drafts: ResMut<Drafts<G>>,
    mut redraw: ResMut<Redraw>,
) {
    let writes = windows.single().is_ok_and(|seen| seen.asked == Asked::Orders && seen.seat == drafts.of);
    for (deed, again) in [(Action::Undo, false), (Action::Redo, true)] {
        if writes && drafts.now.can_rub(again) && hands.take(deed) {
            drafts.now.rub(again);
            redraw.ask();
        }
    }
}

fn show<G: Papers>(
    mut contexts: EguiContexts,
    reading: Reading<G>,
    mut drafts: ResMut<Drafts<G>>,
    (reckoned, hands): (Res<Reckoned<G>>, Option<Res<Hands>>),
    mut laid: Local<(Vec<Sheet<G::Wish>>, Option<AtWindow>)>,
    mut wanted: ResMut<ToLay>,
    mut doors: Doors<G>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let stale = reading.is_changed() || drafts.is_changed() || reckoned.is_changed();
    reading.scene(&reckoned, |scene| {
        let writes = scene.seen.asked == Asked::Orders && scene.seen.seat.is_some();
        if writes && hands.is_some_and(|hands| hands.begun(Action::TakeUpCard)) {
            // The next Tab stop is the first thing on the sheet that is written.
            context.memory_mut(|memory| memory.move_focus(FocusDirection::Next));
        }
        let (sheets, window) = &mut *laid;
        if stale || window.as_ref() != Some(scene.window) {
            *sheets = G::sheets(scene, drafts.draft());
            *window = Some(scene.window.clone());
        }
        let colours = Colours::of(context);
        let (mut wish, mut meant) = (None, None);
        for sheet in sheets.iter() {
            let crest = |seat| G::crest(&scene.seen.view, seat, &colours);
            let speech = &reading.desk.speech;
            let answer = Pen::new(speech, &crest, &|name, ui, pen| G::own_ui(name, ui, pen, scene, drafts.draft()))
                .draw(context, sheet);
            wish = answer.wish.or(wish);
            meant = answer.meant.or(meant);
        }
        drafts.bypass_change_detection().meant = meant;
        if let Some(wish) = wish {
            let deals = drafts.apply(scene, wish);
            wanted.extend(doors.carry_out(&scene.seen.asked, deals));
        }
    });
    Ok(())
}

fn remember<G: Papers>(told: On<Told<G>>, mut memory: ResMut<Memory<G>>) {
    G::remember(&mut memory.0, &told);
}

/// Set out afresh, the table knows only what the rules know.
fn forget<G: Papers>(
    windows: Query<&Seen<G>, With<PrimaryWindow>>,
    mut before: Local<Option<u64>>,
    mut memory: ResMut<Memory<G>>,
) {
    let afresh = windows.single().ok().map(|seen| seen.afresh);
    if *before != afresh {
        *before = afresh;
        *memory = Memory::default();
    }
}

/// Nothing is chalked on a cleared table either.
fn clear<G: Papers>(_: On<TableCleared>, mut drafts: ResMut<Drafts<G>>, mut reckoned: ResMut<Reckoned<G>>) {
    *drafts = Drafts::default();
    *reckoned = Reckoned::default();
}

/// An order written elsewhere is written here too; it can be rubbed out like any.
fn copy<G: Papers>(
    mut copied: MessageReader<OrderCopied<G>>,
    mut drafts: ResMut<Drafts<G>>,
    mut redraw: ResMut<Redraw>,
) {
    for OrderCopied { seat, order } in copied.read() {
        if drafts.of == Some(*seat) {
            drafts.stroke(Some(*seat), |draft| G::copy(draft, order));
            redraw.ask();
        }
    }
}

/// An order that was taken back lies before its seat as it was written.
fn lay_back<G: Papers>(
    windows: Query<&Seen<G>, With<PrimaryWindow>>,
    mut returned: ResMut<Returned<G>>,
    mut drafts: ResMut<Drafts<G>>,
    mut redraw: ResMut<Redraw>,
    toasts: Option<ResMut<Toasts>>,
) {
    let writes = |seen: &&Seen<G>| seen.asked == Asked::Orders && seen.moment.is_none() && seen.seat == drafts.of;
    let Some(seat) = windows.single().ok().filter(writes).and_then(|seen| seen.seat) else { return };
    let Some(order) = returned.bypass_change_detection().0.remove(&seat) else { return };
    let before = drafts.draft().clone();
    drafts.edit(Some(seat), |draft| G::copy(draft, &order));
    if *drafts.draft() == before {
        return;
    }
    if let Some(mut toasts) = toasts {
        toasts.post(Tone::News, key::UNDO_CARDS_BACK.into());
    }
    redraw.ask();
}

/// Drafts lie aside while something is tried; the order on the open sheet goes along as far as it is written.
fn put_aside<G: Papers>(world: &mut World) -> Box<dyn FnOnce(&mut World) + Send + Sync> {
    let drafts = world.get_resource_mut::<Drafts<G>>().map(|mut drafts| std::mem::take(&mut *drafts));
    if let Some((seat, order)) = drafts.as_ref().and_then(|drafts| G::written(drafts.draft())) {
        world.write_message(OrderCopied::<G> { seat, order });
    }
    Box::new(move |world| {
        if let Some(drafts) = drafts {
            world.insert_resource(drafts);
        }
    })
}

/// A match that goes on knows what each seat sealed last.
fn look_up_what_was_sealed<G: Papers>(before: Res<SealedBefore<G>>, mut drafts: ResMut<Drafts<G>>) {
    for (seat, order) in &before.0 {
        drafts.edit(Some(*seat), |draft| G::sealed_before(draft, order));
    }
}

/// The sand has run out, and all have agreed that orders are sealed then as they stand.
fn seal_for_the_late<G: Papers>(
    reading: Reading<G>,
    glass: Res<SandGlass>,
    mut drafts: ResMut<Drafts<G>>,
    reckoned: Res<Reckoned<G>>,
    mut doors: Doors<G>,
    mut sealed: Local<bool>,
) {
    let late = drafts.of.is_some_and(|seat| glass.is_late(seat));
    let sealed = &mut *sealed;
    let given = reading.scene(&reckoned, |scene| {
        let owes = late && scene.seen.asked == Asked::Orders && scene.seen.moment.is_none();
        let now = !std::mem::replace(sealed, owes) && owes;
        let mut draft = drafts.draft().clone();
        let deal = now.then(|| G::unfinished(scene, &mut draft)).flatten()?;
        drafts.edit(scene.seen.seat, |own| *own = draft);
        doors.carry_out(&scene.seen.asked, vec![deal]);
        Some(())
    });
    if let (Some(Some(())), Some(toasts)) = (given, &mut doors.toasts) {
        toasts.post(Tone::News, key::GLASS_SEALED.into());
    }
}

/// Adds the part that the sheets of all games share.
pub(super) fn shared(app: &mut App) {
    app.init_resource::<ToLay>().add_systems(PreUpdate, lay_papers.run_if(|wanted: Res<ToLay>| !wanted.is_empty()));
}

/// The sheets of a game.
pub(super) fn plugin<G: Papers>(app: &mut App) {
    let at_table = has_the_table::<G>;
    let at_hand = resource_exists::<Hands>.and_then(resource_exists::<Under>).and_then(in_state(Screen::Table));
    let at_hand = at_hand.and_then(in_state(Menu::None)).and_then(resource_exists::<Speech>).and_then(at_table);
    belongs_as(app, put_aside::<G>);
    app.init_resource::<Drafts<G>>()
        .init_resource::<Memory<G>>()
        .init_resource::<Reckoned<G>>()
        .add_message::<OrderCopied<G>>()
        .add_observer(clear::<G>)
        .add_observer(remember::<G>)
        .add_systems(PreUpdate, rub_out::<G>.after(HandSystems).after(PointSystems).run_if(at_hand.clone()))
        .add_systems(
            PreUpdate,
            wheel::turn::<G>.after(CarrySystems).after(PointSystems).before(CameraSystems).run_if(at_hand.clone()),
        )
        .add_systems(
            Update,
            (
                touch::<G>.before(PlaySystems::TakeOrders).run_if(at_hand),
                seal_for_the_late::<G>
                    .before(PlaySystems::TakeOrders)
                    .run_if(resource_exists::<Speech>.and_then(resource_exists::<Redraw>).and_then(at_table)),
                look_up_what_was_sealed::<G>.run_if(resource_exists_and_changed::<SealedBefore<G>>),
                (
                    forget::<G>,
                    (turn::<G>, copy::<G>, lay_back::<G>)
                        .chain()
                        .run_if(resource_exists::<Speech>.and_then(resource_exists::<Redraw>)),
                )
                    .chain()
                    .in_set(TurnSystems)
                    .after(PlaySystems::Show)
                    .run_if(at_table),
            ),
        )
        .add_systems(EguiPrimaryContextPass, show::<G>.in_set(PaperSystems).run_if(at_table));
}
