//! The bar below a replay: the line of its turns, steps both ways, the pace, and its buttons.

use bevy::prelude::*;
use bevy::render::renderer::RenderDevice;
use bevy_egui::egui::{
    Align, Align2, Context, Frame, Id, Label, Layout, ProgressBar, RichText, Shape, Slider, Stroke, Ui, vec2,
};
use bevy_egui::egui::{FontId, TextStyle, WidgetInfo, WidgetType, pos2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::logbook::wording::key;
use crate::play::begin::LeaveMatch;
use crate::play::pace::{Pace, SkipShow};
use crate::play::replay::{Direction, ReplayStand, ReplayWish, Stride};
use crate::rules::kernel::Seat;
use crate::table::pacing::{redraw_on, redraw_while};
use crate::table::settings::bindings::{Action, Hands};
use crate::table::speech::Speech;
use crate::table::stage::{Screen, at_the_table};
use crate::table::theme::furniture::{knob, pressed};
use crate::table::theme::slips::foot;
use crate::table::theme::{Colours, ornaments};

/// Under this name it is kept how wide its last knobs are.
const REST: &str = "rest of the replay bar";
/// A heading is no narrower than this.
const NARROWEST: f32 = 300.0;

/// The game's own texts beside its replay.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct ReplayPapers {
    /// The battle's place in the turn.
    pub stand: Option<String>,
    pub news: Option<String>,
    /// Papers that can be opened: the key of each, and true if it lies open.
    pub papers: Vec<(&'static str, bool)>,
    /// The names of the seats; the replay may be watched through the eyes of each.
    pub players: Vec<String>,
}

/// A paper of the game was asked for, by its place among those on offer.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct PaperAsked(pub usize);

/// Save the replay as pictures, or stop doing so.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum SavePictures {
    /// One for every line that everybody was told.
    Begin,
    Cancel,
}

/// The number of saved pictures, and of all to come; none while none are saved.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PictureProgress(pub Option<(usize, usize)>);

/// The contents of the bar.
pub struct ReplaySheet<'a> {
    pub speech: &'a Speech,
    pub stand: &'a ReplayStand,
    /// The part that the game provides.
    pub papers: &'a ReplayPapers,
    /// Pictures can be saved.
    pub may_save: bool,
    /// The first number of pictures is saved, of the second.
    pub saving: Option<(usize, usize)>,
}

/// Requests of the panel.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum BarWish {
    /// Something of the replay.
    Replay(ReplayWish),
    /// A paper of the game.
    Paper(usize),
    /// Save it as pictures, or stop.
    Pictures(SavePictures),
}

/// Draws the bar at the bottom of the window.
pub fn replay_bar(context: &Context, sheet: &ReplaySheet) -> Option<BarWish> {
    foot(context, 1180.0, |ui, width| replay_ui(ui, sheet, width))
}

/// The bar itself.
pub fn replay_ui(ui: &mut Ui, sheet: &ReplaySheet, width: f32) -> Option<BarWish> {
    let colours = Colours::of(ui.ctx());
    let under = ui.painter().add(Shape::Noop);
    let mut wish = None;
    let inside = Frame::NONE.inner_margin(vec2(14.0, 6.0)).show(ui, |ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 4.0);
        let room = (width - 28.0).max(40.0);
        ui.set_width(room);
        if let Some((number, of)) = sheet.saving {
            heading(ui, sheet, &colours);
            wish = saving(ui, sheet.speech, number, of);
            return;
        }
        // Beside the heading, if there is room for the buttons that have nothing to do with the line.
        let wide = ui.data(|data| data.get_temp::<f32>(Id::new(REST))).unwrap_or(room);
        let beside = room - wide > NARROWEST;
        if beside {
            ui.horizontal(|ui| {
                let left = vec2(room - wide - 8.0, ui.spacing().interact_size.y);
                ui.allocate_ui_with_layout(left, Layout::left_to_right(Align::Center), |ui| {
                    ui.set_min_width(left.x);
                    heading(ui, sheet, &colours);
                });
                wish = rest(ui, sheet);
            });
        } else {
            heading(ui, sheet, &colours);
        }
        wish = line_of_turns(ui, sheet, room, &colours).or(wish);
        ui.horizontal_wrapped(|ui| {
            wish = steps(ui, sheet).or(wish);
            wish = paces(ui, sheet).or(wish);
            wish = eyes(ui, sheet).or(wish);
            if !beside {
                wish = rest(ui, sheet).or(wish);
            }
        });
    });
    ui.painter().set(under, ornaments::strip(ui.ctx(), inside.response.rect, &colours));
    wish
}

fn heading(ui: &mut Ui, sheet: &ReplaySheet, colours: &Colours) {
    let speech = sheet.speech;
    // It takes one line with any words: the buttons below stay in their places.
    let line = vec2(ui.available_width(), ui.spacing().interact_size.y);
    ui.allocate_ui_with_layout(line, Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_size(line);
        ui.spacing_mut().item_spacing.x = 12.0;
        let title = ui.add(Label::new(RichText::new(speech.say(key::REPLAY_TITLE)).color(colours.brass_light)));
        title.on_hover_text(speech.say(key::REPLAY_PUBLIC));
        if sheet.stand.turn > 0 {
            let turn = speech.say(key::RibbonTurn { turn: sheet.stand.turn });
            ui.add(Label::new(RichText::new(turn).color(colours.ivory)));
        }
        if let Some(stand) = &sheet.papers.stand {
            ui.add(Label::new(RichText::new(stand).color(colours.ivory)));
        }
        if let Some(news) = &sheet.papers.news {
            ui.add(Label::new(RichText::new(news).small().color(colours.ivory_soft)).truncate());
        }
    });
}

/// Every turn begins at a mark; the handle can be dragged along them, and the keys move it while it has the focus.
fn line_of_turns(ui: &mut Ui, sheet: &ReplaySheet, room: f32, colours: &Colours) -> Option<BarWish> {
    let stand = sheet.stand;
    let mut at = stand.at;
    ui.spacing_mut().slider_width = room;
    let response = ui.add(Slider::new(&mut at, 0..=stand.of.max(1)).show_value(false).trailing_fill(true));
    let told = sheet.speech.say(key::ReplayLine { turn: stand.turn });
    response.widget_info(|| {
        let mut info = WidgetInfo::labeled(WidgetType::Slider, true, &told);
        info.value = Some(at as f64);
        info
    });
    let rail = response.rect;
    let font = FontId::proportional(TextStyle::Small.resolve(ui.style()).size * 0.8);
    let mut free_from = f32::NEG_INFINITY;
    for (turn, place) in stand.turns.iter() {
        let share = *place as f32 / stand.of.max(1) as f32;
        let x = rail.left() + rail.height() / 2.0 + share * (rail.width() - rail.height());
        ui.painter().vline(x, rail.bottom() - 3.0..=rail.bottom() + 2.0, Stroke::new(1.0, colours.brass_light));
        if x >= free_from {
            let at = pos2(x, rail.bottom() + 1.0);
            let said = ui.painter().text(at, Align2::CENTER_TOP, turn, font.clone(), colours.ivory_soft);
            free_from = x + said.width() + 8.0;
        }
    }
    ui.add_space(font.size + 1.0);
    (at != stand.at).then_some(BarWish::Replay(ReplayWish::To(at)))
}

/// The progress of the pictures, and the way to stop.
fn saving(ui: &mut Ui, speech: &Speech, number: usize, of: usize) -> Option<BarWish> {
    let words = speech.say(key::ReplaySaving { number, of });
    ui.horizontal_wrapped(|ui| {
        let width = (ui.available_width() - 160.0).clamp(60.0, 720.0);
        ui.add(ProgressBar::new(number as f32 / of.max(1) as f32).desired_width(width).text(words));
        let stop = knob(ui, &speech.say(key::MENU_CANCEL), false).clicked();
        stop.then_some(BarWish::Pictures(SavePictures::Cancel))
    })
    .inner
}

fn press(ui: &mut Ui, sheet: &ReplaySheet, words: &str, lit: bool) -> bool {
    pressed(&knob(ui, &sheet.speech.say(words), lit))
}

fn steps(ui: &mut Ui, sheet: &ReplaySheet) -> Option<BarWish> {
    use Direction::{Back, Onward};
    let running = sheet.stand.running;
    let play = |direction| if running == Some(direction) { ReplayWish::Hold } else { ReplayWish::Play(direction) };
    let onward = if running == Some(Onward) { key::REPLAY_HOLD } else { key::REPLAY_PLAY };
    let all = [
        (key::REPLAY_TURN_BACK, false, ReplayWish::Step(Back, Stride::Turn)),
        (key::REPLAY_PHASE_BACK, false, ReplayWish::Step(Back, Stride::Phase)),
        (key::REPLAY_STEP_BACK, false, ReplayWish::Step(Back, Stride::Line)),
        (key::REPLAY_BACK, running == Some(Back), play(Back)),
        // It is lit when it says what is so, and it says what it would do.
        (onward, false, play(Onward)),
        (key::REPLAY_STEP_ON, false, ReplayWish::Step(Onward, Stride::Line)),
        (key::REPLAY_PHASE_ON, false, ReplayWish::Step(Onward, Stride::Phase)),
        (key::REPLAY_TURN_ON, false, ReplayWish::Step(Onward, Stride::Turn)),
    ];
    let mut wish = None;
    for (words, lit, asked) in all {
        if press(ui, sheet, words, lit) {
            wish = Some(BarWish::Replay(asked));
        }
    }
    wish
}

fn paces(ui: &mut Ui, sheet: &ReplaySheet) -> Option<BarWish> {
    let mut wish = None;
    for (words, pace) in [
        (key::REPLAY_SLOW, Pace::Slow),
        (key::PACE_NORMAL, Pace::Normal),
        (key::PACE_FAST, Pace::Fast),
        (key::REPLAY_SWIFT, Pace::Swift),
    ] {
        if press(ui, sheet, words, sheet.stand.pace == pace) {
            wish = Some(BarWish::Replay(ReplayWish::Pace(pace)));
        }
    }
    wish
}

/// Once the battle is over: as everybody saw it, or through the eyes of one.
fn eyes(ui: &mut Ui, sheet: &ReplaySheet) -> Option<BarWish> {
    if !sheet.stand.over || sheet.papers.players.is_empty() {
        return None;
    }
    let open = (sheet.speech.say(key::REPLAY_EYES_OPEN), None);
    let seats = sheet
        .papers
        .players
        .iter()
        .zip(0..)
        .map(|(name, seat)| (sheet.speech.say(key::ReplayEyesOf { player: name.as_str() }), Some(Seat(seat))));
    let mut wish = None;
    for (words, eyes) in std::iter::once(open).chain(seats) {
        let response = knob(ui, &words, sheet.stand.eyes == eyes);
        let response = response.on_hover_text(sheet.speech.say(key::REPLAY_EYES_WHY));
        if pressed(&response) {
            wish = Some(BarWish::Replay(ReplayWish::Eyes(eyes)));
        }
    }
    wish
}

/// Papers, pictures, the way out; keeps how wide they are in one line.
fn rest(ui: &mut Ui, sheet: &ReplaySheet) -> Option<BarWish> {
    let (mut wish, mut wide) = (None, 0.0);
    let mut press = |ui: &mut Ui, words: &str, lit: bool, why: Option<&str>, asked: BarWish| {
        let mut response = knob(ui, &sheet.speech.say(words), lit);
        wide += response.rect.width() + ui.spacing().item_spacing.x;
        if let Some(why) = why {
            response = response.on_hover_text(sheet.speech.say(why));
        }
        if pressed(&response) {
            wish = Some(asked);
        }
    };
    for (number, (words, lit)) in sheet.papers.papers.iter().enumerate() {
        press(ui, words, *lit, None, BarWish::Paper(number));
    }
    if sheet.may_save {
        press(ui, key::REPLAY_PICTURES, false, None, BarWish::Pictures(SavePictures::Begin));
    }
    if sheet.stand.from_file && !sheet.stand.over {
        let take_over = BarWish::Replay(ReplayWish::TakeOver);
        press(ui, key::REPLAY_TAKE_OVER, false, Some(key::REPLAY_TAKE_OVER_WHY), take_over);
    }
    press(ui, key::REPLAY_CLOSE, false, None, BarWish::Replay(ReplayWish::Close));
    ui.data_mut(|data| data.insert_temp(Id::new(REST), wide));
    wish
}

/// Is a battle played again?
pub fn replaying(stand: Res<ReplayStand>) -> bool {
    stand.on
}

fn apply_wish(
    wish: ReplayWish,
    stand: &ReplayStand,
    wishes: &mut MessageWriter<ReplayWish>,
    leave: &mut MessageWriter<LeaveMatch>,
    screen: &mut NextState<Screen>,
) {
    wishes.write(wish);
    // A battle that was opened only to be watched is not left lying on the table.
    if wish == ReplayWish::Close && stand.from_file && !stand.back_to_battle {
        leave.write(LeaveMatch);
        screen.set(Screen::Title);
    }
}

fn show(
    mut contexts: EguiContexts,
    speech: Res<Speech>,
    stand: Res<ReplayStand>,
    papers: Res<ReplayPapers>,
    progress: Res<PictureProgress>,
    drawn: Option<Res<RenderDevice>>,
    mut pictures: MessageWriter<SavePictures>,
    mut wishes: MessageWriter<ReplayWish>,
    mut asked: MessageWriter<PaperAsked>,
    mut leave: MessageWriter<LeaveMatch>,
    mut screen: ResMut<NextState<Screen>>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let sheet =
        ReplaySheet { speech: &speech, stand: &stand, papers: &papers, may_save: drawn.is_some(), saving: progress.0 };
    match replay_bar(context, &sheet) {
        Some(BarWish::Replay(wish)) => apply_wish(wish, &stand, &mut wishes, &mut leave, &mut screen),
        Some(BarWish::Paper(number)) => {
            asked.write(PaperAsked(number));
        }
        Some(BarWish::Pictures(asked)) => {
            pictures.write(asked);
        }
        None => {}
    }
    Ok(())
}

fn pull_with_keys(
    hands: Res<Hands>,
    stand: Res<ReplayStand>,
    papers: Res<ReplayPapers>,
    progress: Res<PictureProgress>,
    mut wishes: MessageWriter<ReplayWish>,
    mut skip: MessageWriter<SkipShow>,
) {
    use Direction::{Back, Onward};
    // While pictures are taken the keys do not move the replay.
    if progress.0.is_some() {
        return;
    }
    let hold = if stand.running.is_some() { ReplayWish::Hold } else { ReplayWish::Play(Onward) };
    for (deed, wish) in [
        (Action::NextBeat, ReplayWish::Step(Onward, Stride::Line)),
        (Action::ReplayBack, ReplayWish::Step(Back, Stride::Line)),
        (Action::PhaseOn, ReplayWish::Step(Onward, Stride::Phase)),
        (Action::PhaseBack, ReplayWish::Step(Back, Stride::Phase)),
        (Action::TurnOn, ReplayWish::Step(Onward, Stride::Turn)),
        (Action::TurnBack, ReplayWish::Step(Back, Stride::Turn)),
        (Action::HoldShow, hold),
    ] {
        if hands.begun(deed) {
            wishes.write(wish);
        }
    }
    if hands.begun(Action::ReplayEyes) && stand.over {
        // Open facts come first, then the seats one after the other.
        let next = stand.eyes.map_or(0, |seat| seat.0.saturating_add(1));
        let next = Some(Seat(next)).filter(|seat| usize::from(seat.0) < papers.players.len());
        wishes.write(ReplayWish::Eyes(next));
    }
    if hands.begun(Action::Proceed) {
        skip.write(SkipShow);
    }
}

pub(super) fn plugin(app: &mut App) {
    redraw_on::<ReplayStand>(app);
    redraw_while(app, |stand: Res<ReplayStand>| stand.running.is_some());
    app.init_resource::<ReplayPapers>()
        .init_resource::<PictureProgress>()
        .add_message::<SavePictures>()
        .add_message::<PaperAsked>()
        .add_systems(
            Update,
            pull_with_keys.before(crate::play::PlaySystems::Begin).run_if(replaying.and_then(at_the_table)),
        )
        .add_systems(EguiPrimaryContextPass, show.run_if(replaying.and_then(at_the_table)));
}
