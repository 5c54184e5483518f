//! The pages of saved battles: all of them, to be saved under a name, loaded, watched; and those that are under way.

use std::path::PathBuf;

use bevy::prelude::*;
use bevy_egui::egui::epaint::StrokeKind;
use bevy_egui::egui::{
    Color32, ColorImage, Context, CornerRadius, Label, Order, Rect, RichText, Sense, Stroke, TextEdit, TextureHandle,
    TextureOptions, Ui, pos2, vec2,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::leaving::Below;
pub use super::save_lines::SaveLine;
use super::save_lines::{save_lines, standing, under_way};
use crate::games::course::Passes;
use crate::logbook::chronicle::Phrase;
use crate::logbook::chronicle::locker::{self, Kept};
use crate::logbook::wording::{Arg, Fact, key, names};
use crate::play::activity::TableActivity;
use crate::play::carrying::{CarrySave, SaveCarried, UnlockSave};
use crate::play::keys::KeyFolder;
use crate::play::save_slot::SaveSlot;
use crate::play::saves::{LoadMatch, MatchOpened, MatchSaved, ReplayMatch, SaveFailed, SaveFolder, SaveMatch};
use crate::table::easel;
use crate::table::speech::Speech;
use crate::table::stage::Menu;
use crate::table::theme::furniture::{Voice, desk, hint, illustrated, over_the_window, plate};
use crate::table::theme::slips::{OfferState, offer};
use crate::table::theme::{Colours, paper};
use crate::table::toasts::{Toasts, Tone};

/// The contents of the page.
pub struct SavesSheet<'a> {
    pub speech: &'a Speech,
    /// The saves, the newest first.
    pub saves: &'a [SaveLine],
    /// The picture of each, where there is one.
    pub pictures: &'a [Option<TextureHandle>],
    /// There is a battle to be saved.
    pub may_save: bool,
    /// Only battles that can be gone on with stand on it.
    pub under_way: bool,
}

/// The unfinished inputs of the page.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Jottings {
    /// The name of a save.
    pub name: String,
    pub phrase: Phrase,
    /// Of this one something is asked before it is done.
    pub asked: Option<(PathBuf, Question)>,
    /// It was asked just now: the keyboard goes to where it is answered.
    pub put: bool,
}

/// A question before it is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// Shall it be thrown away?
    Delete,
    /// By which pass phrase will it be opened elsewhere?
    Carry,
    /// By which pass phrase is it opened here?
    Unlock,
}

/// Requests of the page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SavesWish {
    /// Save under this name.
    Save(String),
    /// Go on with this one.
    Load(PathBuf),
    /// Play this one again.
    Replay(PathBuf),
    /// Throw this one away.
    Delete(PathBuf),
    /// Write a copy of this one that this phrase opens elsewhere.
    Carry(PathBuf, Phrase),
    /// Go on with this one, which was carried here, by this phrase.
    Unlock(PathBuf, Phrase),
    /// Put the page away.
    Close,
}

/// Draws the page.
pub fn saves_ui(ui: &mut Ui, sheet: &SavesSheet, jottings: &mut Jottings) -> Option<SavesWish> {
    let speech = sheet.speech;
    let (title, none) = match sheet.under_way {
        true => (key::SAVES_UNDER_WAY, key::TITLE_CONTINUE_NOT_YET),
        false => (key::SAVES_TITLE, key::SAVES_NONE),
    };
    desk(
        ui,
        vec2(760.0, 560.0),
        &speech.say(title),
        |ui| {
            let mut wish = None;
            if sheet.may_save {
                wish = save_ui(ui, speech, &mut jottings.name);
            }
            if sheet.saves.is_empty() {
                hint(ui, &speech.say(none));
            }
            for (number, save) in sheet.saves.iter().enumerate() {
                let picture = sheet.pictures.get(number).and_then(Option::as_ref);
                wish = one_save(ui, sheet, save, picture, jottings).or(wish);
            }
            wish
        },
        |ui| plate(ui, &speech.say(key::MENU_CLOSE), Voice::Plain).clicked().then_some(SavesWish::Close),
    )
}

/// The name of a save, and the button that writes it.
fn save_ui(ui: &mut Ui, speech: &Speech, name: &mut String) -> Option<SavesWish> {
    let mut wish = None;
    ui.horizontal_wrapped(|ui| {
        let width = (ui.available_width() - 140.0).clamp(80.0, 380.0);
        let hint = speech.say(key::SAVES_NAME);
        let field = ui.add(TextEdit::singleline(name).hint_text(hint).desired_width(width).char_limit(40));
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(bevy_egui::egui::Key::Enter));
        if (plate(ui, &speech.say(key::SAVES_SAVE), Voice::First).clicked() || entered) && !name.trim().is_empty() {
            wish = Some(SavesWish::Save(name.trim().to_owned()));
        }
    });
    ui.add_space(6.0);
    wish
}

/// A small picture of a table, framed.
pub(super) fn small_picture(ui: &mut Ui, picture: &TextureHandle, wide: f32) {
    let colours = Colours::of(ui.ctx());
    let [width, height] = picture.size();
    let size = vec2(wide, wide * height as f32 / width.max(1) as f32);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
    ui.painter().image(picture.id(), rect, whole, Color32::WHITE);
    let edge = Stroke::new(colours.line, colours.brass_dark);
    ui.painter().rect_stroke(rect, CornerRadius::same(2), edge, StrokeKind::Outside);
}

/// A picture from a save, for egui.
pub(super) fn hang(context: &Context, file: Option<&[u8]>) -> Option<TextureHandle> {
    let (size, pixels) = easel::pixels(file?)?;
    let image = ColorImage::from_rgba_unmultiplied([size.x as usize, size.y as usize], &pixels);
    Some(context.load_texture("picture of a save", image, TextureOptions::LINEAR))
}

fn one_save(
    ui: &mut Ui,
    sheet: &SavesSheet,
    save: &SaveLine,
    picture: Option<&TextureHandle>,
    jottings: &mut Jottings,
) -> Option<SavesWish> {
    let mut wish = None;
    let wide = (ui.available_width() * 0.3).clamp(48.0, 168.0);
    let beside = ui.available_width() > 3.0 * wide;
    let picture = |ui: &mut Ui| {
        if let Some(picture) = picture {
            small_picture(ui, picture, wide);
        }
    };
    illustrated(ui, beside, picture, |ui| {
        tell(ui, sheet.speech, save);
        let of_this = |(path, question): &&(PathBuf, Question)| {
            *path == save.path && (*question != Question::Unlock || save.locked)
        };
        let asked = jottings.asked.as_ref().filter(of_this).map(|(_, question)| *question);
        let question = asked.map(|question| match question {
            Question::Delete => key::SAVES_DELETE_QUESTION,
            Question::Carry => key::SAVES_CARRY_QUESTION,
            Question::Unlock => key::SAVES_UNLOCK_QUESTION,
        });
        if let Some(question) = question {
            ui.add(Label::new(sheet.speech.say(question)).wrap());
        }
        ui.horizontal_wrapped(|ui| {
            wish = match asked {
                Some(Question::Delete) => shall_it_go(ui, sheet.speech, save, &mut jottings.asked),
                Some(question) => by_which_phrase(ui, sheet.speech, save, question, jottings),
                None => buttons(ui, sheet, save, jottings),
            };
        });
        if !save.older.is_empty() {
            wish = earlier(ui, sheet.speech, save).or(wish.take());
        }
    });
    ui.add_space(10.0);
    wish
}

/// Describes a save.
fn tell(ui: &mut Ui, speech: &Speech, save: &SaveLine) {
    let colours = Colours::of(ui.ctx());
    ui.spacing_mut().item_spacing.y = 2.0;
    let scenario = save.battle.as_ref().map(|(scenario, _)| speech.say(names::scenario(scenario)));
    let file = || save.path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let title = save.name.clone().or_else(|| scenario.clone()).unwrap_or_else(file);
    ui.add(Label::new(RichText::new(&title).color(colours.ink).strong()).wrap());
    let turn = match &save.battle {
        Some((scenario, turn)) if save.name.is_some() => standing(speech, Arg::key(names::scenario(scenario)), *turn),
        Some((_, 0)) => speech.say(key::SAVES_BEFORE),
        Some((_, turn)) => speech.say(key::RibbonTurn { turn: *turn }),
        None => speech.say(key::SAVES_UNREADABLE),
    };
    let over = save.over.then(|| speech.say(key::SAVES_OVER));
    let line: Vec<String> = [Some(turn), over, save.when.clone()].into_iter().flatten().collect();
    hint(ui, &line.join(" · "));
    if !save.players.is_empty() {
        hint(ui, &save.players);
    }
    let marks = [
        (save.locked, key::SAVES_LOCKED),
        (save.ruled, key::SAVES_RULED),
        (save.damaged && save.battle.is_some(), key::SAVES_DAMAGED),
    ];
    for (_, words) in marks.into_iter().filter(|(so, _)| *so) {
        ui.add(Label::new(RichText::new(speech.say(words)).small().color(colours.red)).wrap());
    }
}

/// Offers a save's buttons.
fn buttons(ui: &mut Ui, sheet: &SavesSheet, save: &SaveLine, jottings: &mut Jottings) -> Option<SavesWish> {
    let speech = sheet.speech;
    let mut wish = None;
    let press = |ui: &mut Ui, words: &str, voice: Voice| plate(ui, &speech.say(words), voice).clicked();
    let mut ask = None;
    let first = if sheet.under_way { Voice::First } else { Voice::Plain };
    if save.locked {
        ask = press(ui, key::SAVES_UNLOCK, first).then_some(Question::Unlock);
    } else {
        ui.add_enabled_ui(save.battle.is_some(), |ui| {
            if press(ui, if sheet.under_way { key::TITLE_CONTINUE } else { key::SAVES_LOAD }, first) {
                wish = Some(SavesWish::Load(save.from.clone()));
            }
            if !sheet.under_way && press(ui, key::SAVES_REPLAY, Voice::Plain) {
                wish = Some(SavesWish::Replay(save.from.clone()));
            }
        });
    }
    if save.may_travel && press(ui, key::SAVES_CARRY, Voice::Plain) {
        ask = Some(Question::Carry);
    }
    if save.may_go && press(ui, key::SAVES_DELETE, Voice::Plain) {
        ask = Some(Question::Delete);
    }
    if let Some(question) = ask {
        jottings.asked = Some((save.path.clone(), question));
        (jottings.phrase, jottings.put) = (Phrase::default(), true);
    }
    wish
}

/// A save goes to another machine with a pass phrase, and is opened by it there.
fn by_which_phrase(
    ui: &mut Ui,
    speech: &Speech,
    save: &SaveLine,
    question: Question,
    jottings: &mut Jottings,
) -> Option<SavesWish> {
    let carry = question == Question::Carry;
    let phrase = &mut jottings.phrase;
    let width = ui.available_width().clamp(80.0, 380.0);
    let field = TextEdit::singleline(&mut phrase.0).hint_text(speech.say(key::SAVES_PHRASE)).desired_width(width);
    let field = ui.add(field.char_limit(200));
    if std::mem::take(&mut jottings.put) {
        field.request_focus();
    }
    let entered = field.lost_focus() && ui.input(|input| input.key_pressed(bevy_egui::egui::Key::Enter));
    let fits = if carry { phrase.is_long() } else { !phrase.0.trim().is_empty() };
    let go = if carry { key::SAVES_CARRY_NOW } else { key::SAVES_UNLOCK_NOW };
    let gone = ui.add_enabled_ui(fits, |ui| plate(ui, &speech.say(go), Voice::First).clicked()).inner;
    let gone = (gone || entered) && fits;
    // A wrong phrase is mended where it stands: with the right one the page goes.
    if plate(ui, &speech.say(key::MENU_CANCEL), Voice::Plain).clicked() || (gone && carry) {
        jottings.asked = None;
    }
    if carry && !fits {
        hint(ui, &speech.say(key::SAVES_PHRASE_SHORT));
    }
    let phrase = jottings.phrase.clone();
    gone.then(|| {
        if carry { SavesWish::Carry(save.from.clone(), phrase) } else { SavesWish::Unlock(save.from.clone(), phrase) }
    })
}

/// Nothing goes for good without a question.
fn shall_it_go(
    ui: &mut Ui,
    speech: &Speech,
    save: &SaveLine,
    asked: &mut Option<(PathBuf, Question)>,
) -> Option<SavesWish> {
    let goes = plate(ui, &speech.say(key::SAVES_DELETE_YES), Voice::Plain).clicked();
    if plate(ui, &speech.say(key::SAVES_DELETE_NO), Voice::First).clicked() || goes {
        *asked = None;
    }
    goes.then(|| SavesWish::Delete(save.path.clone()))
}

/// The ones it took the place of.
fn earlier(ui: &mut Ui, speech: &Speech, save: &SaveLine) -> Option<SavesWish> {
    ui.horizontal_wrapped(|ui| {
        let mut wish = None;
        ui.spacing_mut().item_spacing.x = 6.0;
        hint(ui, &speech.say(key::SAVES_EARLIER));
        for (path, turn) in &save.older {
            let words = speech.say(key::RibbonTurn { turn: *turn });
            if offer(ui, &words, OfferState::default()).clicked() {
                wish = Some(SavesWish::Load(path.clone()));
            }
        }
        wish
    })
    .inner
}

/// The list as it was when the page was opened.
#[derive(Resource, Default)]
struct Leafing {
    kept: Vec<Kept>,
    saves: Vec<SaveLine>,
    pictures: Vec<Option<TextureHandle>>,
    jottings: Jottings,
}

impl Leafing {
    fn open(&mut self, kept: Vec<Kept>, speech: &Speech, slot: Option<&SaveSlot>, keys: Option<&KeyFolder>) {
        self.pictures.clear();
        self.saves = save_lines(&kept, speech, slot.map(SaveSlot::battle), keys);
        self.kept = kept;
    }
}

/// The page is opened: nothing is asked on it yet.
fn begin_the_page(mut leafing: ResMut<Leafing>) {
    leafing.jottings = Jottings::default();
}

fn look_into_the_locker(
    (folder, keys): (Option<Res<SaveFolder>>, Option<Res<KeyFolder>>),
    (menu, passes): (Res<State<Menu>>, Res<Passes>),
    speech: Res<Speech>,
    slot: Option<Res<SaveSlot>>,
    mut leafing: ResMut<Leafing>,
) {
    let all = *menu.get() == Menu::Saves;
    let kept = folder.map(|folder| if all { locker::list(&folder.0) } else { under_way(&folder, &passes) });
    leafing.open(kept.unwrap_or_default(), &speech, slot.as_deref(), keys.as_deref());
}

fn show(
    mut commands: Commands,
    mut contexts: EguiContexts,
    speech: Res<Speech>,
    activity: Res<State<TableActivity>>,
    now: Res<State<Menu>>,
    mut leafing: ResMut<Leafing>,
    mut below: ResMut<Below>,
    mut menu: ResMut<NextState<Menu>>,
    mut save: MessageWriter<SaveMatch>,
    (mut load, mut replay): (MessageWriter<LoadMatch>, MessageWriter<ReplayMatch>),
    (mut carry, mut unlock): (MessageWriter<CarrySave>, MessageWriter<UnlockSave>),
    mut toasts: ResMut<Toasts>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let leafing = &mut *leafing;
    if leafing.pictures.len() != leafing.kept.len() {
        let file = |kept: &Kept| kept.readable().and_then(|(kept, _)| kept.picture.clone());
        leafing.pictures = leafing.kept.iter().map(|kept| hang(context, file(kept).as_deref())).collect();
    }
    let under_way = *now.get() == Menu::UnderWay;
    let sheet = SavesSheet {
        speech: &speech,
        saves: &leafing.saves,
        pictures: &leafing.pictures,
        may_save: !under_way && !matches!(activity.get(), TableActivity::NoGame | TableActivity::Over),
        under_way,
    };
    let wish = over_the_window(context, "saves", Order::Middle, |ui| {
        paper::nightfall(ui.painter(), ui.max_rect(), &Colours::of(ui.ctx()));
        saves_ui(ui, &sheet, &mut leafing.jottings)
    });
    match wish {
        Some(SavesWish::Save(name)) => {
            save.write(SaveMatch { name });
            leafing.jottings.name.clear();
        }
        Some(SavesWish::Load(path)) => {
            load.write(LoadMatch(path));
        }
        Some(SavesWish::Replay(path)) => {
            replay.write(ReplayMatch(path));
        }
        Some(SavesWish::Carry(path, phrase)) => {
            carry.write(CarrySave(path, phrase));
        }
        Some(SavesWish::Unlock(path, phrase)) => {
            unlock.write(UnlockSave(path, phrase));
        }
        Some(SavesWish::Delete(path)) => {
            let gone = leafing.kept.iter().find(|kept| kept.path == path).map_or(Ok(true), locker::remove);
            let fault = match gone {
                Ok(true) => None,
                Ok(false) => Some(Fact::from(key::SAVE_ELSEWHERE)),
                Err(error) => Some(Fact::from(key::SavesNotDeleted { reason: Fact::from(&error) })),
            };
            if let Some(fault) = fault {
                toasts.post(Tone::Fault, fault);
            }
            commands.run_system_cached(look_into_the_locker);
        }
        Some(SavesWish::Close) => below.close(&mut menu),
        None => {}
    }
    Ok(())
}

/// Reports the result of a wish to save or load, and closes a page from which a battle was opened.
fn report(
    mut commands: Commands,
    mut saved: MessageReader<MatchSaved>,
    mut carried: MessageReader<SaveCarried>,
    mut opened: MessageReader<MatchOpened>,
    mut failed: MessageReader<SaveFailed>,
    now: Res<State<Menu>>,
    mut below: ResMut<Below>,
    mut menu: ResMut<NextState<Menu>>,
    mut toasts: ResMut<Toasts>,
) {
    let on_a_page = matches!(now.get(), Menu::Saves | Menu::UnderWay);
    let mut changed = false;
    if let Some(MatchSaved(name)) = saved.read().last() {
        toasts.post(Tone::News, Fact::from(key::SavesSaved { name: name.clone() }));
        changed = true;
    }
    for SaveCarried(path) in carried.read() {
        toasts.post(Tone::News, Fact::from(key::SavesCarried { file: path.display().to_string() }));
    }
    for SaveFailed(fact) in failed.read() {
        toasts.post(Tone::Fault, fact.clone());
        changed = true;
    }
    if opened.read().count() > 0 {
        below.clear(&mut menu);
    } else if changed && on_a_page {
        commands.run_system_cached(look_into_the_locker);
    }
}

pub(super) fn plugin(app: &mut App) {
    let open = in_state(Menu::Saves).or_else(in_state(Menu::UnderWay));
    app.init_resource::<Leafing>()
        .add_systems(OnEnter(Menu::Saves), (begin_the_page, look_into_the_locker).chain())
        .add_systems(OnEnter(Menu::UnderWay), (begin_the_page, look_into_the_locker).chain())
        .add_systems(Update, report)
        .add_systems(EguiPrimaryContextPass, show.run_if(open));
}
