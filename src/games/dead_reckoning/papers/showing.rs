//! Joins the papers with the battle: what the window may see goes onto them, what is wished for goes to `play`.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::egui::{Align2, Area, Context, Frame, Id, Label, Order, RichText, Shape, Ui, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::log_book::log_lines;
use super::side::{Answer, Sheet, side_ui};
use super::verdict::{Fought, VerdictWish, fought, verdict_ui};
use super::{cube, player};
use crate::dice::Way;
use crate::games::dead_reckoning::offers::{Deal, Mark, Offer, asked_seat, offers};
use crate::games::dead_reckoning::sides::{Force, SideSheet, sides};
use crate::games::papers::curtain::{CurtainSheet, HOLD, curtain_ui};
use crate::games::papers::log_page::{LogLine, LogWish, log_book_ui};
use crate::games::papers::ribbon::{RibbonSheet, RibbonWish, ribbon};
use crate::games::papers::{above, below};
use crate::logbook::wording::{Arg, Fact, key};
use crate::play::activity::TableActivity;
use crate::play::at_table::has_the_table;
use crate::play::begin::{LeaveMatch, NewMatch, TableCleared};
use crate::play::bots::Thinkers;
use crate::play::choices::ChoiceMade;
use crate::play::curtain::{Curtain, DropCurtain, LiftCurtain};
use crate::play::log::LogBook;
use crate::play::moments::{LookAtMoment, LookAtNow};
use crate::play::pace::{NextBeat, Pace, SkipShow};
use crate::play::players::Players;
use crate::play::replay::ReplayStand;
use crate::play::sealed_orders::{OrderGiven, OrderRefused};
use crate::play::seen::{Asked, Seen};
use crate::play::undo::{Redo, Undo, Undoable};
use crate::rules::dead_reckoning::cards::Effect;
use crate::rules::dead_reckoning::facts;
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::dead_reckoning::state::Phase;
use crate::rules::kernel;
use crate::table::panels::replay::{PaperAsked, ReplayPapers, replaying};
use crate::table::settings::Settings;
use crate::table::settings::bindings::{Deed, Hands, KeyNames};
use crate::table::speech::{Speech, SpokenTo};
use crate::table::stage::{Menu, Screen, Seat, Stir};
use crate::table::theme::furniture::{Voice, hint, over_the_window, plate, show_at_once};
use crate::table::theme::slips::{at_the_side, side_sheet};
use crate::table::theme::{Colours, ornaments, paper};
use crate::table::throwing::hand::{Held, LetGo};
use crate::table::toasts::{Toasts, Tone};

/// Which papers lie open.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct OpenPapers {
    /// The log.
    log: bool,
    /// The verdict was put aside.
    aside: bool,
}

fn put_away(_: On<TableCleared>, mut open: ResMut<OpenPapers>) {
    open.aside = false;
}

/// Which offer the pointer or the keyboard is on, and what there is of it on the table.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Meant {
    /// All that can be taken at a cube or in a zone, by the place of the offer.
    pub marks: Vec<(usize, Mark)>,
    /// The one that is meant on the sheet.
    pub on_the_sheet: Option<usize>,
    /// The one that is pointed at on the table.
    pub on_the_table: Option<usize>,
}

impl Meant {
    /// What is meant, wherever.
    #[must_use]
    pub fn mark(&self) -> Option<Mark> {
        let wanted = self.on_the_table.or(self.on_the_sheet)?;
        self.marks.iter().find(|(number, _)| *number == wanted).map(|(_, mark)| *mark)
    }
}

/// With what the battle on the table began: to fight it again.
#[derive(Resource, Clone, Debug, Default)]
struct Begun(Option<NewMatch<DeadReckoning>>);

/// The lines of the log in words, made afresh only when something is told.
#[derive(Resource, Default)]
struct Written {
    stand: (usize, usize, Option<kernel::Seat>, Option<usize>, String),
    lines: Vec<LogLine>,
}

/// Everything the papers read.
#[derive(SystemParam)]
struct Desk<'w, 's> {
    windows: Query<'w, 's, &'static Seen<DeadReckoning>, With<PrimaryWindow>>,
    players: Res<'w, Players>,
    speech: Res<'w, Speech>,
    activity: Res<'w, State<TableActivity>>,
}

impl Desk<'_, '_> {
    fn seen(&self) -> Option<&Seen<DeadReckoning>> {
        self.windows.single().ok()
    }

    fn name(&self, seen: &Seen<DeadReckoning>, seat: kernel::Seat) -> Arg {
        player(&self.players, &seen.view.table, seat)
    }
}

/// The chair of a seat: the active player sits near.
const fn chair(seat: kernel::Seat) -> Seat {
    if seat.0 == 0 { Seat::First } else { Seat::Second }
}

/// Everybody reads in their own language: the one who looks, or the one the curtain waits for.
fn speak_to(
    windows: Query<&Seen<DeadReckoning>, With<PrimaryWindow>>,
    curtain: Res<Curtain>,
    players: Res<Players>,
    speech: Res<Speech>,
    mut to: ResMut<SpokenTo>,
) {
    let Ok(seen) = windows.single() else { return };
    let reader = seen.seat.or(curtain.next.filter(|_| !curtain.up));
    let wanted = match reader.and_then(|seat| players.of(seat)).map(|player| player.language.as_deref()) {
        Some(Some(tag)) => SpokenTo(speech.languages().into_iter().map(|(l, _)| l).find(|l| l.tag() == tag)),
        Some(None) => SpokenTo::default(),
        None => return,
    };
    to.set_if_neq(wanted);
}

fn write_the_log(desk: Desk, log: Res<LogBook<DeadReckoning>>, mut written: ResMut<Written>) {
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
        let lines = log_lines(&log, seen.viewer(), last, &desk.speech);
        *written = Written { stand, lines };
    }
}

/// What is waited for, in words.
fn who(desk: &Desk, seen: &Seen<DeadReckoning>, thinkers: &Thinkers) -> Fact {
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
            RibbonWish::DropCurtain => {
                self.drop.write(DropCurtain);
            }
            _ => {}
        }
    }
}

/// What the bar of a replay says of this game, and the paper it offers.
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
    if asked.read().count() % 2 == 1 {
        open.log = !open.log;
    }
    let stand = Some(desk.speech.say(facts::phase(seen.view.table.phase)));
    let news = written.lines.last().map(|line| line.text.clone());
    papers.set_if_neq(ReplayPapers { stand, news, papers: vec![(key::LOG_TITLE, open.log)] });
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
        (Deed::NextBeat, telling, RibbonWish::Next),
        (Deed::HoldShow, true, RibbonWish::Pace(if held { Pace::Normal } else { Pace::Paused })),
        (Deed::Proceed, telling, RibbonWish::Skip),
    ];
    for (deed, can, wish) in wishes {
        if can && (wish == RibbonWish::Log || !replay.on) && hands.begun(deed) {
            levers.heed(wish);
        }
    }
}

/// Is a battle on?
fn fighting(windows: Query<(), With<Seen<DeadReckoning>>>) -> bool {
    !windows.is_empty()
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
    let who = who(&desk, seen, &thinkers);
    let news = written.lines.iter().rev().find(|line| !line.struck);
    let writing = seen.asked == Asked::Orders && seen.view.table.phase != Phase::Abilities;
    let sheet = RibbonSheet {
        speech: &desk.speech,
        turn: None,
        phase: facts::phase(seen.view.table.phase),
        beat: None,
        who,
        // Badges are those of chairs; here colours say who it is.
        seat: None,
        moment: seen.moment,
        news: news.filter(|_| !levers.open.log).map(|line| line.text.clone()),
        undoable: *undoable,
        pace: *levers.pace,
        showing: *desk.activity.get() == TableActivity::Telling,
        log: levers.open.log,
        books: None,
        may_drop: writing && desk.players.humans().count() > 1,
        may_end: false,
    };
    if let Some(wish) = ribbon(context, &sheet) {
        levers.heed(wish);
    }
    Ok(())
}

/// What the merchant's card says, as far as it was turned; or the cubes of a building.
fn card(seen: &Seen<DeadReckoning>, side: &SideSheet) -> Vec<Fact> {
    let table = &seen.view.table;
    match &side.force {
        Force::Ship(_) => Vec::new(),
        Force::Building(building) => vec![Fact::new(key::DUEL_DEFENCE).with("count", building.cubes())],
        Force::Merchant(id) => {
            let Some(card) = table.cards().merchants.get(id) else {
                return vec![Fact::new(key::DUEL_MERCHANT_CLOSED)];
            };
            let mut lines = vec![Fact::new(key::DUEL_BLACK_CUBES).with("count", card.cubes)];
            for (heading, effects) in [(key::DUEL_ON_VICTORY, &card.victory), (key::DUEL_ON_DEFEAT, &card.defeat)] {
                for effect in effects {
                    lines.push(Fact::new(heading).with("what", said(*effect)));
                }
            }
            if card.prize.is_some() {
                lines.push(Fact::new(key::DUEL_PRIZE));
            }
            lines
        }
    }
}

fn said(effect: Effect) -> Fact {
    match effect {
        Effect::Gain(goods) => Fact::new(key::DUEL_GAIN).with("cargo", goods.cargo).with("gold", goods.gold),
        Effect::Damage(count) => Fact::new(key::DUEL_TAKES_DAMAGE).with("count", count),
        Effect::DrawCard => Fact::new(key::DUEL_DRAWS),
        Effect::LevelUp => Fact::new(key::DUEL_RISES),
        Effect::Upgrade(_) => Fact::new(key::DUEL_UPGRADE),
    }
}

/// What is asked, in words, with its rule.
fn question(seen: &Seen<DeadReckoning>) -> Option<(Fact, &'static str)> {
    match &seen.asked {
        Asked::Choose { why, .. } => Some((Fact::from(&facts::why(why)), why.rule().0)),
        _ => Some(match seen.view.table.phase {
            Phase::Declare => (Fact::new(key::DUEL_ASK_DECLARE), "DR-18.3"),
            Phase::Commit => (Fact::new(key::DUEL_ASK_COMMIT), "DR-18.11"),
            Phase::Answer => (Fact::new(key::DUEL_ASK_ANSWER), "DR-20.5"),
            Phase::Abilities => (Fact::new(key::DUEL_ASK_ABILITY), "DR-18.18"),
            Phase::Drop | Phase::Aftermath | Phase::Over => return None,
        }),
    }
}

fn show_the_sides(
    mut contexts: EguiContexts,
    desk: Desk,
    open: Res<OpenPapers>,
    mut meant: ResMut<Meant>,
    mut given: MessageWriter<OrderGiven<DeadReckoning>>,
    mut chosen: MessageWriter<ChoiceMade<DeadReckoning>>,
    mut stir: ResMut<Stir>,
) -> Result {
    let Some(seen) = desk.seen() else { return Ok(()) };
    let context = contexts.ctx_mut()?;
    let window = context.viewport_rect();
    let width = (window.width() * 0.225).clamp(180.0, 330.0);
    let (top, bottom) = (below(context, "hud"), above(context, "ribbon"));
    let asked = asked_seat(seen, &desk.players);
    let all = offers(seen, &desk.players);
    let [active, other] = sides(&seen.view);
    let mut answer = Answer::default();
    for (side, name, at) in [(&active, "duel-left", Align2::LEFT_TOP), (&other, "duel-right", Align2::RIGHT_TOP)] {
        // The log lies over the sheet of whoever is not asked.
        if open.log && name == log_side(asked, &active) {
            continue;
        }
        let own = asked.is_some() && asked == side.seat;
        let label = match side.seat {
            Some(seat) => desk.name(seen, seat),
            None => Arg::key(facts::colour(side.colour)),
        };
        let lines = card(seen, side);
        let sheet = Sheet {
            speech: &desk.speech,
            side,
            name: label,
            question: own.then(|| question(seen)).flatten(),
            offers: if own { &all } else { &[] },
            card: &lines,
        };
        let place = at_the_side(window, at, width, top, bottom);
        let mut got = Answer::default();
        side_sheet(
            context,
            name,
            place,
            "",
            |ui| {
                got = side_ui(ui, &sheet);
                None::<()>
            },
            |_| None,
        );
        if own {
            answer = got;
        }
    }
    let marks = (0..).zip(&all).filter_map(|(number, offer)| Some((number, offer.mark?))).collect();
    let pointed = meant.on_the_table.filter(|number| *number < all.len());
    meant.set_if_neq(Meant { marks, on_the_sheet: answer.meant, on_the_table: pointed });
    if let (Some(seat), Some(taken)) = (asked, answer.taken.and_then(|taken| all.get(taken))) {
        take(seat, taken, &mut given, &mut chosen);
        stir.up();
    }
    Ok(())
}

/// On whose side the log is laid.
fn log_side(asked: Option<kernel::Seat>, active: &SideSheet) -> &'static str {
    if asked.is_some() && asked == active.seat { "duel-right" } else { "duel-left" }
}

fn take(
    seat: kernel::Seat,
    offer: &Offer,
    given: &mut MessageWriter<OrderGiven<DeadReckoning>>,
    chosen: &mut MessageWriter<ChoiceMade<DeadReckoning>>,
) {
    match &offer.deal {
        Deal::Order(order) => {
            given.write(OrderGiven { seat, order: order.clone() });
        }
        Deal::Choice(option) => {
            chosen.write(ChoiceMade::of(seat, *option));
        }
    }
}

fn show_the_log(mut contexts: EguiContexts, desk: Desk, written: Res<Written>, mut levers: Levers) -> Result {
    let Some(seen) = desk.seen().filter(|_| levers.open.log) else { return Ok(()) };
    let context = contexts.ctx_mut()?;
    let window = context.viewport_rect();
    let speech = &desk.speech;
    let [active, _] = sides(&seen.view);
    let left = log_side(asked_seat(seen, &desk.players), &active) == "duel-left";
    let side = if left { Align2::LEFT_TOP } else { Align2::RIGHT_TOP };
    let width = (window.width() * 0.225).clamp(180.0, 330.0);
    let place = at_the_side(window, side, width, below(context, "hud"), above(context, "ribbon"));
    let lines = &written.lines;
    let wish = side_sheet(
        context,
        "log",
        place,
        &speech.say(key::LOG_TITLE),
        |ui| log_book_ui(ui, speech, lines, seen.moment),
        |_| None,
    );
    match wish {
        Some(LogWish::Look(number)) => {
            levers.moment.write(LookAtMoment(number));
        }
        Some(LogWish::Now) => {
            levers.now.write(LookAtNow);
        }
        None => return Ok(()),
    }
    levers.stir.up();
    Ok(())
}

/// Cubes that wait in the hand: whose throw it is, how many, and how they go in.
fn show_the_throw(
    mut contexts: EguiContexts,
    desk: Desk,
    held: Query<(), With<Held>>,
    settings: Res<Settings>,
    names: Res<KeyNames>,
    mut let_go: MessageWriter<LetGo>,
    mut stir: ResMut<Stir>,
) -> Result {
    let Some(seen) = desk.seen() else { return Ok(()) };
    let Asked::Throw { by, request, why } = &seen.asked else { return Ok(()) };
    let context = contexts.ctx_mut()?;
    let id = Id::new("duel-throw");
    let above = above(context, "ribbon");
    show_at_once(context, id);
    let speech = &desk.speech;
    let window = context.viewport_rect();
    let waits = !held.is_empty();
    let by_hand = waits && !desk.players.is_bot(*by) && !request.fresh.is_empty();
    Area::new(id)
        .order(Order::Middle)
        .anchor(Align2::CENTER_BOTTOM, vec2(0.0, -above))
        .movable(false)
        .fade_in(false)
        .show(context, |ui| {
            ui.set_max_width((window.width() * 0.5).clamp(160.0, 560.0));
            slip(ui, |ui| {
                let colours = Colours::of(ui.ctx());
                ui.horizontal_wrapped(|ui| {
                    if let Some(own) = seen.view.table.at_seat(*by) {
                        cube(ui, own.colour, 18.0);
                    }
                    let asked = speech.relate(&Fact::from(&facts::why(why)));
                    let count = speech.tell(key::DUEL_CUBES, &[("count", request.thrown().into())]);
                    let line =
                        speech.tell(key::DUEL_WITH_NOTE, &[("what", Arg::text(asked)), ("note", Arg::text(count))]);
                    ui.add(Label::new(RichText::new(line).color(colours.ink)).wrap());
                });
                let chord = |deed| {
                    let chord = settings.bindings.chords(deed).next();
                    Arg::text(chord.map_or(String::new(), |chord| chord.label(&names, speech)))
                };
                let how = match by_hand {
                    true => {
                        speech.tell(key::DUEL_THROW_HOW, &[("tip", chord(Deed::TipIn)), ("throw", chord(Deed::Throw))])
                    }
                    false => speech.say(key::DUEL_THROW_BY_ITSELF),
                };
                ui.horizontal_wrapped(|ui| {
                    if by_hand {
                        let response = plate(ui, &speech.say(key::DUEL_TIP), Voice::First);
                        if response.clicked() {
                            response.surrender_focus();
                            let_go.write(LetGo(Way::Tower));
                            stir.up();
                        }
                    }
                    hint(ui, &how);
                });
            });
        });
    Ok(())
}

/// A strip of walnut would hide the tray: a slip of parchment.
fn slip(ui: &mut Ui, add: impl FnOnce(&mut Ui)) {
    let colours = Colours::of(ui.ctx());
    let under = ui.painter().add(Shape::Noop);
    let inside = Frame::NONE.inner_margin(vec2(14.0, 8.0)).show(ui, add);
    let rect = inside.response.rect;
    let shape =
        Shape::Vec(vec![ornaments::strip(rect.expand(3.0), &colours), paper::parchment(rect.shrink(2.0), &colours)]);
    ui.painter().set(under, shape);
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
        seat: chair(next),
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
            let_go(context);
        }
    } else if *lifted > 0.0 {
        *lifted = (*lifted - time.delta_secs() / HOLD).max(0.0);
        stir.up();
    }
    Ok(())
}

fn let_go(context: &Context) {
    context.memory_mut(|memory| {
        if let Some(focus) = memory.focused() {
            memory.surrender_focus(focus);
        }
    });
}

fn remember(mut begun: ResMut<Begun>, mut matches: MessageReader<NewMatch<DeadReckoning>>) {
    if let Some(new) = matches.read().last() {
        begun.0 = Some(new.clone());
    }
}

fn pronounce(
    mut contexts: EguiContexts,
    desk: Desk,
    log: Res<LogBook<DeadReckoning>>,
    begun: Res<Begun>,
    mut open: ResMut<OpenPapers>,
    mut summed: Local<Option<(usize, Vec<Fought>)>>,
    mut again: MessageWriter<NewMatch<DeadReckoning>>,
    mut leave: MessageWriter<LeaveMatch>,
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
        None => Arg::key(facts::colour(colour)),
    };
    let wish = over_the_window(context, "verdict", Order::Middle, |ui| {
        paper::nightfall(ui.painter(), ui.max_rect(), &Colours::of(ui.ctx()));
        verdict_ui(ui, &desk.speech, all, &name)
    });
    match wish {
        Some(VerdictWish::Again) => {
            if let Some(begun) = &begun.0 {
                again.write(NewMatch { seed: None, ..begun.clone() });
            } else {
                leave.write(LeaveMatch);
                screen.set(Screen::Chooser);
            }
        }
        Some(VerdictWish::Another) => {
            leave.write(LeaveMatch);
            screen.set(Screen::Chooser);
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

fn say_why(mut refused: MessageReader<OrderRefused<DeadReckoning>>, mut toasts: ResMut<Toasts>) {
    for refusal in refused.read() {
        let Some(refusal) = &refusal.refusal else { continue };
        let why = Fact::from(&refusal.fact);
        toasts.post(Tone::Fault, Fact::new(key::ORDER_REFUSED).with("why", why).with("rule", refusal.rule.0));
    }
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
    let spoken = resource_exists::<Speech>.and_then(has_the_table::<DeadReckoning>);
    app.init_resource::<Written>()
        .init_resource::<Begun>()
        .init_resource::<Meant>()
        .init_resource::<OpenPapers>()
        .add_observer(put_away)
        .add_systems(
            Update,
            (
                remember,
                pull_with_keys.run_if(resource_exists::<Hands>.and_then(in_state(Screen::Table)).and_then(fighting)),
                (write_the_log, lend_to_the_replay, speak_to)
                    .chain()
                    .after(crate::play::PlaySystems::Show)
                    .run_if(spoken),
                say_why.run_if(resource_exists::<Toasts>),
            ),
        )
        .add_systems(
            EguiPrimaryContextPass,
            (
                (show_the_ribbon.run_if(not(replaying)), show_the_sides, show_the_log, show_the_throw, pronounce)
                    .chain()
                    .run_if(curtain_is_up),
                hang_the_curtain,
            )
                .chain()
                .run_if(at_table),
        );
}
